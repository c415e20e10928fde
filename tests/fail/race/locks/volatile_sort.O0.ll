; ModuleID = 'volatile_sort.cu'
source_filename = "volatile_sort.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4sortPVi(ptr noundef %v) #0 !dbg !13 {
entry:
  %v.addr = alloca ptr, align 8
  %changed = alloca i8, align 1
  %i = alloca i32, align 4
  %x = alloca i32, align 4
  store ptr %v, ptr %v.addr, align 8
    #dbg_declare(ptr %v.addr, !20, !DIExpression(), !21)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !22
  %cmp = icmp eq i32 %0, 0, !dbg !24
  br i1 %cmp, label %if.then, label %if.else, !dbg !24

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %v.addr, align 8, !dbg !25
  %arrayidx = getelementptr inbounds i32, ptr %1, i64 0, !dbg !25
  store volatile i32 7, ptr %arrayidx, align 4, !dbg !27
  br label %if.end20, !dbg !28

if.else:                                          ; preds = %entry
    #dbg_declare(ptr %changed, !29, !DIExpression(), !33)
  store i8 1, ptr %changed, align 1, !dbg !33
  br label %for.cond, !dbg !34

for.cond:                                         ; preds = %for.end, %if.else
  %2 = load i8, ptr %changed, align 1, !dbg !35
  %loadedv = trunc i8 %2 to i1, !dbg !35
  br i1 %loadedv, label %for.body, label %for.end19, !dbg !37

for.body:                                         ; preds = %for.cond
  store i8 0, ptr %changed, align 1, !dbg !38
    #dbg_declare(ptr %i, !40, !DIExpression(), !42)
  store i32 0, ptr %i, align 4, !dbg !42
  br label %for.cond1, !dbg !43

for.cond1:                                        ; preds = %for.inc, %for.body
  %3 = load i32, ptr %i, align 4, !dbg !44
  %cmp2 = icmp slt i32 %3, 7, !dbg !46
  br i1 %cmp2, label %for.body3, label %for.end, !dbg !47

for.body3:                                        ; preds = %for.cond1
  %4 = load ptr, ptr %v.addr, align 8, !dbg !48
  %5 = load i32, ptr %i, align 4, !dbg !50
  %idxprom = sext i32 %5 to i64, !dbg !48
  %arrayidx4 = getelementptr inbounds i32, ptr %4, i64 %idxprom, !dbg !48
  %6 = load volatile i32, ptr %arrayidx4, align 4, !dbg !48
  %7 = load ptr, ptr %v.addr, align 8, !dbg !51
  %8 = load i32, ptr %i, align 4, !dbg !52
  %add = add nsw i32 %8, 1, !dbg !53
  %idxprom5 = sext i32 %add to i64, !dbg !51
  %arrayidx6 = getelementptr inbounds i32, ptr %7, i64 %idxprom5, !dbg !51
  %9 = load volatile i32, ptr %arrayidx6, align 4, !dbg !51
  %cmp7 = icmp sgt i32 %6, %9, !dbg !54
  br i1 %cmp7, label %if.then8, label %if.end, !dbg !54

if.then8:                                         ; preds = %for.body3
    #dbg_declare(ptr %x, !55, !DIExpression(), !57)
  %10 = load ptr, ptr %v.addr, align 8, !dbg !58
  %11 = load i32, ptr %i, align 4, !dbg !59
  %idxprom9 = sext i32 %11 to i64, !dbg !58
  %arrayidx10 = getelementptr inbounds i32, ptr %10, i64 %idxprom9, !dbg !58
  %12 = load volatile i32, ptr %arrayidx10, align 4, !dbg !58
  store i32 %12, ptr %x, align 4, !dbg !57
  %13 = load ptr, ptr %v.addr, align 8, !dbg !60
  %14 = load i32, ptr %i, align 4, !dbg !61
  %add11 = add nsw i32 %14, 1, !dbg !62
  %idxprom12 = sext i32 %add11 to i64, !dbg !60
  %arrayidx13 = getelementptr inbounds i32, ptr %13, i64 %idxprom12, !dbg !60
  %15 = load volatile i32, ptr %arrayidx13, align 4, !dbg !60
  %16 = load ptr, ptr %v.addr, align 8, !dbg !63
  %17 = load i32, ptr %i, align 4, !dbg !64
  %idxprom14 = sext i32 %17 to i64, !dbg !63
  %arrayidx15 = getelementptr inbounds i32, ptr %16, i64 %idxprom14, !dbg !63
  store volatile i32 %15, ptr %arrayidx15, align 4, !dbg !65
  %18 = load i32, ptr %x, align 4, !dbg !66
  %19 = load ptr, ptr %v.addr, align 8, !dbg !67
  %20 = load i32, ptr %i, align 4, !dbg !68
  %add16 = add nsw i32 %20, 1, !dbg !69
  %idxprom17 = sext i32 %add16 to i64, !dbg !67
  %arrayidx18 = getelementptr inbounds i32, ptr %19, i64 %idxprom17, !dbg !67
  store volatile i32 %18, ptr %arrayidx18, align 4, !dbg !70
  store i8 1, ptr %changed, align 1, !dbg !71
  br label %if.end, !dbg !72

if.end:                                           ; preds = %if.then8, %for.body3
  br label %for.inc, !dbg !73

for.inc:                                          ; preds = %if.end
  %21 = load i32, ptr %i, align 4, !dbg !74
  %inc = add nsw i32 %21, 1, !dbg !74
  store i32 %inc, ptr %i, align 4, !dbg !74
  br label %for.cond1, !dbg !75, !llvm.loop !76

for.end:                                          ; preds = %for.cond1
  br label %for.cond, !dbg !79, !llvm.loop !80

for.end19:                                        ; preds = %for.cond
  br label %if.end20

if.end20:                                         ; preds = %for.end19, %if.then
  ret void, !dbg !82
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "volatile_sort.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 214)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 215)
!7 = !DINamespace(name: "std", scope: null)
!8 = !{i32 7, !"Dwarf Version", i32 4}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!12 = !{!"clang version 22.1.8"}
!13 = distinct !DISubprogram(name: "sort", linkageName: "_Z4sortPVi", scope: !1, file: !1, line: 7, type: !14, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !18)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{}
!20 = !DILocalVariable(name: "v", arg: 1, scope: !13, file: !1, line: 7, type: !16)
!21 = !DILocation(line: 7, column: 36, scope: !13)
!22 = !DILocation(line: 8, column: 7, scope: !23)
!23 = distinct !DILexicalBlock(scope: !13, file: !1, line: 8, column: 7)
!24 = !DILocation(line: 8, column: 18, scope: !23)
!25 = !DILocation(line: 9, column: 5, scope: !26)
!26 = distinct !DILexicalBlock(scope: !23, file: !1, line: 8, column: 24)
!27 = !DILocation(line: 9, column: 10, scope: !26)
!28 = !DILocation(line: 10, column: 3, scope: !26)
!29 = !DILocalVariable(name: "changed", scope: !30, file: !1, line: 11, type: !32)
!30 = distinct !DILexicalBlock(scope: !31, file: !1, line: 11, column: 5)
!31 = distinct !DILexicalBlock(scope: !23, file: !1, line: 10, column: 10)
!32 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!33 = !DILocation(line: 11, column: 15, scope: !30)
!34 = !DILocation(line: 11, column: 10, scope: !30)
!35 = !DILocation(line: 11, column: 31, scope: !36)
!36 = distinct !DILexicalBlock(scope: !30, file: !1, line: 11, column: 5)
!37 = !DILocation(line: 11, column: 5, scope: !30)
!38 = !DILocation(line: 12, column: 15, scope: !39)
!39 = distinct !DILexicalBlock(scope: !36, file: !1, line: 11, column: 41)
!40 = !DILocalVariable(name: "i", scope: !41, file: !1, line: 13, type: !18)
!41 = distinct !DILexicalBlock(scope: !39, file: !1, line: 13, column: 7)
!42 = !DILocation(line: 13, column: 16, scope: !41)
!43 = !DILocation(line: 13, column: 12, scope: !41)
!44 = !DILocation(line: 13, column: 23, scope: !45)
!45 = distinct !DILexicalBlock(scope: !41, file: !1, line: 13, column: 7)
!46 = !DILocation(line: 13, column: 25, scope: !45)
!47 = !DILocation(line: 13, column: 7, scope: !41)
!48 = !DILocation(line: 14, column: 13, scope: !49)
!49 = distinct !DILexicalBlock(scope: !45, file: !1, line: 14, column: 13)
!50 = !DILocation(line: 14, column: 15, scope: !49)
!51 = !DILocation(line: 14, column: 20, scope: !49)
!52 = !DILocation(line: 14, column: 22, scope: !49)
!53 = !DILocation(line: 14, column: 24, scope: !49)
!54 = !DILocation(line: 14, column: 18, scope: !49)
!55 = !DILocalVariable(name: "x", scope: !56, file: !1, line: 15, type: !18)
!56 = distinct !DILexicalBlock(scope: !49, file: !1, line: 14, column: 30)
!57 = !DILocation(line: 15, column: 15, scope: !56)
!58 = !DILocation(line: 15, column: 19, scope: !56)
!59 = !DILocation(line: 15, column: 21, scope: !56)
!60 = !DILocation(line: 16, column: 18, scope: !56)
!61 = !DILocation(line: 16, column: 20, scope: !56)
!62 = !DILocation(line: 16, column: 22, scope: !56)
!63 = !DILocation(line: 16, column: 11, scope: !56)
!64 = !DILocation(line: 16, column: 13, scope: !56)
!65 = !DILocation(line: 16, column: 16, scope: !56)
!66 = !DILocation(line: 16, column: 39, scope: !56)
!67 = !DILocation(line: 16, column: 28, scope: !56)
!68 = !DILocation(line: 16, column: 30, scope: !56)
!69 = !DILocation(line: 16, column: 32, scope: !56)
!70 = !DILocation(line: 16, column: 37, scope: !56)
!71 = !DILocation(line: 17, column: 19, scope: !56)
!72 = !DILocation(line: 18, column: 9, scope: !56)
!73 = !DILocation(line: 14, column: 27, scope: !49)
!74 = !DILocation(line: 13, column: 30, scope: !45)
!75 = !DILocation(line: 13, column: 7, scope: !45)
!76 = distinct !{!76, !47, !77, !78}
!77 = !DILocation(line: 18, column: 9, scope: !41)
!78 = !{!"llvm.loop.mustprogress"}
!79 = !DILocation(line: 11, column: 5, scope: !36)
!80 = distinct !{!80, !37, !81, !78}
!81 = !DILocation(line: 19, column: 5, scope: !30)
!82 = !DILocation(line: 21, column: 1, scope: !13)
