; ModuleID = 'volatile_find.cu'
source_filename = "volatile_find.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPViPi(ptr noundef %p, ptr noundef %o) #0 !dbg !13 {
entry:
  %p.addr = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %full = alloca i8, align 1
  %i = alloca i32, align 4
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !21, !DIExpression(), !22)
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !23, !DIExpression(), !24)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !25
  %cmp = icmp eq i32 %0, 0, !dbg !27
  br i1 %cmp, label %if.then, label %if.else, !dbg !27

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %p.addr, align 8, !dbg !28
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !30
  %idxprom = zext i32 %2 to i64, !dbg !28
  %arrayidx = getelementptr inbounds nuw i32, ptr %1, i64 %idxprom, !dbg !28
  store volatile i32 5, ptr %arrayidx, align 4, !dbg !31
  br label %if.end10, !dbg !32

if.else:                                          ; preds = %entry
    #dbg_declare(ptr %full, !33, !DIExpression(), !36)
  br label %do.body, !dbg !37

do.body:                                          ; preds = %do.cond, %if.else
  store i8 1, ptr %full, align 1, !dbg !38
    #dbg_declare(ptr %i, !40, !DIExpression(), !42)
  store i32 0, ptr %i, align 4, !dbg !42
  br label %for.cond, !dbg !43

for.cond:                                         ; preds = %for.inc, %do.body
  %3 = load i32, ptr %i, align 4, !dbg !44
  %cmp2 = icmp slt i32 %3, 8, !dbg !46
  br i1 %cmp2, label %for.body, label %for.end, !dbg !47

for.body:                                         ; preds = %for.cond
  %4 = load ptr, ptr %p.addr, align 8, !dbg !48
  %5 = load i32, ptr %i, align 4, !dbg !50
  %idxprom3 = sext i32 %5 to i64, !dbg !48
  %arrayidx4 = getelementptr inbounds i32, ptr %4, i64 %idxprom3, !dbg !48
  %6 = load volatile i32, ptr %arrayidx4, align 4, !dbg !48
  %cmp5 = icmp eq i32 %6, 0, !dbg !51
  br i1 %cmp5, label %if.then6, label %if.end, !dbg !51

if.then6:                                         ; preds = %for.body
  store i8 0, ptr %full, align 1, !dbg !52
  br label %if.end, !dbg !53

if.end:                                           ; preds = %if.then6, %for.body
  br label %for.inc, !dbg !54

for.inc:                                          ; preds = %if.end
  %7 = load i32, ptr %i, align 4, !dbg !55
  %inc = add nsw i32 %7, 1, !dbg !55
  store i32 %inc, ptr %i, align 4, !dbg !55
  br label %for.cond, !dbg !56, !llvm.loop !57

for.end:                                          ; preds = %for.cond
  br label %do.cond, !dbg !60

do.cond:                                          ; preds = %for.end
  %8 = load i8, ptr %full, align 1, !dbg !61
  %loadedv = trunc i8 %8 to i1, !dbg !61
  %lnot = xor i1 %loadedv, true, !dbg !62
  br i1 %lnot, label %do.body, label %do.end, !dbg !60, !llvm.loop !63

do.end:                                           ; preds = %do.cond
  %9 = load ptr, ptr %o.addr, align 8, !dbg !65
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66
  %idxprom8 = zext i32 %10 to i64, !dbg !65
  %arrayidx9 = getelementptr inbounds nuw i32, ptr %9, i64 %idxprom8, !dbg !65
  store i32 1, ptr %arrayidx9, align 4, !dbg !67
  br label %if.end10

if.end10:                                         ; preds = %do.end, %if.then
  ret void, !dbg !68
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "volatile_find.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPViPi", scope: !1, file: !1, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !19}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !18)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!20 = !{}
!21 = !DILocalVariable(name: "p", arg: 1, scope: !13, file: !1, line: 5, type: !16)
!22 = !DILocation(line: 5, column: 33, scope: !13)
!23 = !DILocalVariable(name: "o", arg: 2, scope: !13, file: !1, line: 5, type: !19)
!24 = !DILocation(line: 5, column: 41, scope: !13)
!25 = !DILocation(line: 6, column: 7, scope: !26)
!26 = distinct !DILexicalBlock(scope: !13, file: !1, line: 6, column: 7)
!27 = !DILocation(line: 6, column: 18, scope: !26)
!28 = !DILocation(line: 7, column: 5, scope: !29)
!29 = distinct !DILexicalBlock(scope: !26, file: !1, line: 6, column: 24)
!30 = !DILocation(line: 7, column: 7, scope: !29)
!31 = !DILocation(line: 7, column: 20, scope: !29)
!32 = !DILocation(line: 8, column: 3, scope: !29)
!33 = !DILocalVariable(name: "full", scope: !34, file: !1, line: 9, type: !35)
!34 = distinct !DILexicalBlock(scope: !26, file: !1, line: 8, column: 10)
!35 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!36 = !DILocation(line: 9, column: 10, scope: !34)
!37 = !DILocation(line: 10, column: 5, scope: !34)
!38 = !DILocation(line: 11, column: 12, scope: !39)
!39 = distinct !DILexicalBlock(scope: !34, file: !1, line: 10, column: 8)
!40 = !DILocalVariable(name: "i", scope: !41, file: !1, line: 12, type: !18)
!41 = distinct !DILexicalBlock(scope: !39, file: !1, line: 12, column: 7)
!42 = !DILocation(line: 12, column: 16, scope: !41)
!43 = !DILocation(line: 12, column: 12, scope: !41)
!44 = !DILocation(line: 12, column: 23, scope: !45)
!45 = distinct !DILexicalBlock(scope: !41, file: !1, line: 12, column: 7)
!46 = !DILocation(line: 12, column: 25, scope: !45)
!47 = !DILocation(line: 12, column: 7, scope: !41)
!48 = !DILocation(line: 13, column: 13, scope: !49)
!49 = distinct !DILexicalBlock(scope: !45, file: !1, line: 13, column: 13)
!50 = !DILocation(line: 13, column: 15, scope: !49)
!51 = !DILocation(line: 13, column: 18, scope: !49)
!52 = !DILocation(line: 13, column: 29, scope: !49)
!53 = !DILocation(line: 13, column: 24, scope: !49)
!54 = !DILocation(line: 13, column: 21, scope: !49)
!55 = !DILocation(line: 12, column: 30, scope: !45)
!56 = !DILocation(line: 12, column: 7, scope: !45)
!57 = distinct !{!57, !47, !58, !59}
!58 = !DILocation(line: 13, column: 31, scope: !41)
!59 = !{!"llvm.loop.mustprogress"}
!60 = !DILocation(line: 14, column: 5, scope: !39)
!61 = !DILocation(line: 14, column: 15, scope: !34)
!62 = !DILocation(line: 14, column: 14, scope: !34)
!63 = distinct !{!63, !37, !64, !59}
!64 = !DILocation(line: 14, column: 19, scope: !34)
!65 = !DILocation(line: 15, column: 5, scope: !34)
!66 = !DILocation(line: 15, column: 7, scope: !34)
!67 = !DILocation(line: 15, column: 20, scope: !34)
!68 = !DILocation(line: 17, column: 1, scope: !13)
