; ModuleID = 'level_marks.cu'
source_filename = "level_marks.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z3bfsPKiS0_Piii(ptr noundef %rows, ptr noundef %cols, ptr noundef %level, i32 noundef %cur, i32 noundef %n) #0 !dbg !13 {
entry:
  %rows.addr = alloca ptr, align 8
  %cols.addr = alloca ptr, align 8
  %level.addr = alloca ptr, align 8
  %cur.addr = alloca i32, align 4
  %n.addr = alloca i32, align 4
  %v = alloca i32, align 4
  %e = alloca i32, align 4
  store ptr %rows, ptr %rows.addr, align 8
    #dbg_declare(ptr %rows.addr, !21, !DIExpression(), !22)
  store ptr %cols, ptr %cols.addr, align 8
    #dbg_declare(ptr %cols.addr, !23, !DIExpression(), !24)
  store ptr %level, ptr %level.addr, align 8
    #dbg_declare(ptr %level.addr, !25, !DIExpression(), !26)
  store i32 %cur, ptr %cur.addr, align 4
    #dbg_declare(ptr %cur.addr, !27, !DIExpression(), !28)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !29, !DIExpression(), !30)
    #dbg_declare(ptr %v, !31, !DIExpression(), !32)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !33
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !34
  %mul = mul i32 %0, %1, !dbg !35
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !36
  %add = add i32 %mul, %2, !dbg !37
  store i32 %add, ptr %v, align 4, !dbg !32
  %3 = load i32, ptr %v, align 4, !dbg !38
  %4 = load i32, ptr %n.addr, align 4, !dbg !40
  %cmp = icmp slt i32 %3, %4, !dbg !41
  br i1 %cmp, label %land.lhs.true, label %if.end21, !dbg !42

land.lhs.true:                                    ; preds = %entry
  %5 = load ptr, ptr %level.addr, align 8, !dbg !43
  %6 = load i32, ptr %v, align 4, !dbg !44
  %idxprom = sext i32 %6 to i64, !dbg !43
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom, !dbg !43
  %7 = load i32, ptr %arrayidx, align 4, !dbg !43
  %8 = load i32, ptr %cur.addr, align 4, !dbg !45
  %cmp3 = icmp eq i32 %7, %8, !dbg !46
  br i1 %cmp3, label %if.then, label %if.end21, !dbg !42

if.then:                                          ; preds = %land.lhs.true
    #dbg_declare(ptr %e, !47, !DIExpression(), !49)
  %9 = load ptr, ptr %rows.addr, align 8, !dbg !50
  %10 = load i32, ptr %v, align 4, !dbg !51
  %idxprom4 = sext i32 %10 to i64, !dbg !50
  %arrayidx5 = getelementptr inbounds i32, ptr %9, i64 %idxprom4, !dbg !50
  %11 = load i32, ptr %arrayidx5, align 4, !dbg !50
  store i32 %11, ptr %e, align 4, !dbg !49
  br label %for.cond, !dbg !52

for.cond:                                         ; preds = %for.inc, %if.then
  %12 = load i32, ptr %e, align 4, !dbg !53
  %13 = load ptr, ptr %rows.addr, align 8, !dbg !55
  %14 = load i32, ptr %v, align 4, !dbg !56
  %add6 = add nsw i32 %14, 1, !dbg !57
  %idxprom7 = sext i32 %add6 to i64, !dbg !55
  %arrayidx8 = getelementptr inbounds i32, ptr %13, i64 %idxprom7, !dbg !55
  %15 = load i32, ptr %arrayidx8, align 4, !dbg !55
  %cmp9 = icmp slt i32 %12, %15, !dbg !58
  br i1 %cmp9, label %for.body, label %for.end, !dbg !59

for.body:                                         ; preds = %for.cond
  %16 = load ptr, ptr %level.addr, align 8, !dbg !60
  %17 = load ptr, ptr %cols.addr, align 8, !dbg !63
  %18 = load i32, ptr %e, align 4, !dbg !64
  %idxprom10 = sext i32 %18 to i64, !dbg !63
  %arrayidx11 = getelementptr inbounds i32, ptr %17, i64 %idxprom10, !dbg !63
  %19 = load i32, ptr %arrayidx11, align 4, !dbg !63
  %idxprom12 = sext i32 %19 to i64, !dbg !60
  %arrayidx13 = getelementptr inbounds i32, ptr %16, i64 %idxprom12, !dbg !60
  %20 = load i32, ptr %arrayidx13, align 4, !dbg !60
  %cmp14 = icmp eq i32 %20, -1, !dbg !65
  br i1 %cmp14, label %if.then15, label %if.end, !dbg !65

if.then15:                                        ; preds = %for.body
  %21 = load i32, ptr %cur.addr, align 4, !dbg !66
  %add16 = add nsw i32 %21, 1, !dbg !67
  %22 = load ptr, ptr %level.addr, align 8, !dbg !68
  %23 = load ptr, ptr %cols.addr, align 8, !dbg !69
  %24 = load i32, ptr %e, align 4, !dbg !70
  %idxprom17 = sext i32 %24 to i64, !dbg !69
  %arrayidx18 = getelementptr inbounds i32, ptr %23, i64 %idxprom17, !dbg !69
  %25 = load i32, ptr %arrayidx18, align 4, !dbg !69
  %idxprom19 = sext i32 %25 to i64, !dbg !68
  %arrayidx20 = getelementptr inbounds i32, ptr %22, i64 %idxprom19, !dbg !68
  store i32 %add16, ptr %arrayidx20, align 4, !dbg !71
  br label %if.end, !dbg !68

if.end:                                           ; preds = %if.then15, %for.body
  br label %for.inc, !dbg !72

for.inc:                                          ; preds = %if.end
  %26 = load i32, ptr %e, align 4, !dbg !73
  %inc = add nsw i32 %26, 1, !dbg !73
  store i32 %inc, ptr %e, align 4, !dbg !73
  br label %for.cond, !dbg !74, !llvm.loop !75

for.end:                                          ; preds = %for.cond
  br label %if.end21, !dbg !76

if.end21:                                         ; preds = %for.end, %land.lhs.true, %entry
  ret void, !dbg !78
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "level_marks.cu", directory: ".")
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
!13 = distinct !DISubprogram(name: "bfs", linkageName: "_Z3bfsPKiS0_Piii", scope: !1, file: !1, line: 10, type: !14, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !16, !19, !18, !18}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!20 = !{}
!21 = !DILocalVariable(name: "rows", arg: 1, scope: !13, file: !1, line: 10, type: !16)
!22 = !DILocation(line: 10, column: 32, scope: !13)
!23 = !DILocalVariable(name: "cols", arg: 2, scope: !13, file: !1, line: 10, type: !16)
!24 = !DILocation(line: 10, column: 49, scope: !13)
!25 = !DILocalVariable(name: "level", arg: 3, scope: !13, file: !1, line: 10, type: !19)
!26 = !DILocation(line: 10, column: 60, scope: !13)
!27 = !DILocalVariable(name: "cur", arg: 4, scope: !13, file: !1, line: 10, type: !18)
!28 = !DILocation(line: 10, column: 71, scope: !13)
!29 = !DILocalVariable(name: "n", arg: 5, scope: !13, file: !1, line: 10, type: !18)
!30 = !DILocation(line: 10, column: 80, scope: !13)
!31 = !DILocalVariable(name: "v", scope: !13, file: !1, line: 11, type: !18)
!32 = !DILocation(line: 11, column: 7, scope: !13)
!33 = !DILocation(line: 11, column: 11, scope: !13)
!34 = !DILocation(line: 11, column: 24, scope: !13)
!35 = !DILocation(line: 11, column: 22, scope: !13)
!36 = !DILocation(line: 11, column: 37, scope: !13)
!37 = !DILocation(line: 11, column: 35, scope: !13)
!38 = !DILocation(line: 12, column: 7, scope: !39)
!39 = distinct !DILexicalBlock(scope: !13, file: !1, line: 12, column: 7)
!40 = !DILocation(line: 12, column: 11, scope: !39)
!41 = !DILocation(line: 12, column: 9, scope: !39)
!42 = !DILocation(line: 12, column: 13, scope: !39)
!43 = !DILocation(line: 12, column: 16, scope: !39)
!44 = !DILocation(line: 12, column: 22, scope: !39)
!45 = !DILocation(line: 12, column: 28, scope: !39)
!46 = !DILocation(line: 12, column: 25, scope: !39)
!47 = !DILocalVariable(name: "e", scope: !48, file: !1, line: 13, type: !18)
!48 = distinct !DILexicalBlock(scope: !39, file: !1, line: 13, column: 5)
!49 = !DILocation(line: 13, column: 14, scope: !48)
!50 = !DILocation(line: 13, column: 18, scope: !48)
!51 = !DILocation(line: 13, column: 23, scope: !48)
!52 = !DILocation(line: 13, column: 10, scope: !48)
!53 = !DILocation(line: 13, column: 27, scope: !54)
!54 = distinct !DILexicalBlock(scope: !48, file: !1, line: 13, column: 5)
!55 = !DILocation(line: 13, column: 31, scope: !54)
!56 = !DILocation(line: 13, column: 36, scope: !54)
!57 = !DILocation(line: 13, column: 38, scope: !54)
!58 = !DILocation(line: 13, column: 29, scope: !54)
!59 = !DILocation(line: 13, column: 5, scope: !48)
!60 = !DILocation(line: 14, column: 11, scope: !61)
!61 = distinct !DILexicalBlock(scope: !62, file: !1, line: 14, column: 11)
!62 = distinct !DILexicalBlock(scope: !54, file: !1, line: 13, column: 49)
!63 = !DILocation(line: 14, column: 17, scope: !61)
!64 = !DILocation(line: 14, column: 22, scope: !61)
!65 = !DILocation(line: 14, column: 26, scope: !61)
!66 = !DILocation(line: 14, column: 50, scope: !61)
!67 = !DILocation(line: 14, column: 54, scope: !61)
!68 = !DILocation(line: 14, column: 33, scope: !61)
!69 = !DILocation(line: 14, column: 39, scope: !61)
!70 = !DILocation(line: 14, column: 44, scope: !61)
!71 = !DILocation(line: 14, column: 48, scope: !61)
!72 = !DILocation(line: 15, column: 5, scope: !62)
!73 = !DILocation(line: 13, column: 45, scope: !54)
!74 = !DILocation(line: 13, column: 5, scope: !54)
!75 = distinct !{!75, !59, !76, !77}
!76 = !DILocation(line: 15, column: 5, scope: !48)
!77 = !{!"llvm.loop.mustprogress"}
!78 = !DILocation(line: 16, column: 1, scope: !13)
