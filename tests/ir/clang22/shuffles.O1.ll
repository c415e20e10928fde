; ModuleID = 'shuffles.cu'
source_filename = "shuffles.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8shufflesPiPfPy(ptr noundef captures(none) %o, ptr noundef captures(none) %f, ptr noundef captures(none) %l) local_unnamed_addr #0 !dbg !24 {
entry:
    #dbg_value(ptr %o, !32, !DIExpression(), !41)
    #dbg_value(ptr %f, !33, !DIExpression(), !41)
    #dbg_value(ptr %l, !34, !DIExpression(), !41)
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !42
    #dbg_value(i32 %0, !35, !DIExpression(), !41)
    #dbg_value(i32 -1, !36, !DIExpression(), !41)
  %1 = tail call noundef i32 @llvm.nvvm.activemask(), !dbg !43
    #dbg_value(i32 %1, !37, !DIExpression(), !41)
  %idxprom = zext nneg i32 %0 to i64, !dbg !44
  %arrayidx = getelementptr inbounds nuw i32, ptr %o, i64 %idxprom, !dbg !44
  %2 = load i32, ptr %arrayidx, align 4, !dbg !44, !tbaa !20
    #dbg_value(i32 %2, !38, !DIExpression(), !41)
  %add = add nuw nsw i32 %0, 1, !dbg !45
  %and = and i32 %add, 31, !dbg !46
  %3 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2, i32 range(i32 0, 32) %and, i32 31), !dbg !47
  %add3 = add nsw i32 %3, %2, !dbg !48
    #dbg_value(i32 %add3, !38, !DIExpression(), !41)
  %4 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %add3, i32 2, i32 4096), !dbg !49
  %5 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %add3, i32 1, i32 31), !dbg !50
  %sub = sub nsw i32 %4, %5, !dbg !51
  %add6 = add nsw i32 %sub, %add3, !dbg !52
    #dbg_value(i32 %add6, !38, !DIExpression(), !41)
  %arrayidx8 = getelementptr inbounds nuw float, ptr %f, i64 %idxprom, !dbg !53
  %6 = load float, ptr %arrayidx8, align 4, !dbg !53, !tbaa !54
  %7 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %6, i32 4, i32 31), !dbg !56
  store float %7, ptr %arrayidx8, align 4, !dbg !57, !tbaa !54
  %arrayidx13 = getelementptr inbounds nuw i64, ptr %l, i64 %idxprom, !dbg !58
  %8 = load i64, ptr %arrayidx13, align 8, !dbg !58, !tbaa !59
  %conv.i117 = trunc i64 %8 to i32, !dbg !61
  %9 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %conv.i117, i32 3, i32 31), !dbg !61
  %shr.i = lshr i64 %8, 32, !dbg !61
  %conv1.i = trunc nuw i64 %shr.i to i32, !dbg !61
  %10 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %conv1.i, i32 3, i32 31), !dbg !61
  %conv3.i = zext i32 %10 to i64, !dbg !61
  %shl.i = shl nuw i64 %conv3.i, 32, !dbg !61
  %conv4.i = zext i32 %9 to i64, !dbg !61
  %or.i = or disjoint i64 %shl.i, %conv4.i, !dbg !61
  store i64 %or.i, ptr %arrayidx13, align 8, !dbg !62, !tbaa !59
  %conv = fpext float %7 to double, !dbg !63
  %mul = fmul double %conv, 5.000000e-01, !dbg !64
  %11 = bitcast double %mul to i64, !dbg !65
  %conv.i118 = trunc i64 %11 to i32, !dbg !65
  %12 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %conv.i118, i32 1, i32 31), !dbg !65
  %shr.i119 = lshr i64 %11, 32, !dbg !65
  %conv1.i120 = trunc nuw i64 %shr.i119 to i32, !dbg !65
  %13 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %conv1.i120, i32 1, i32 31), !dbg !65
    #dbg_value(!DIArgList(i32 %13, i32 %12), !39, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_constu, 32, DW_OP_shl, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_or, DW_OP_stack_value), !41)
  %cmp = icmp sgt i32 %add6, 0, !dbg !66
  %14 = tail call i1 @llvm.nvvm.vote.all.sync(i32 %1, i1 %cmp), !dbg !68
  br i1 %14, label %if.then, label %lor.lhs.false, !dbg !69

lor.lhs.false:                                    ; preds = %entry
  %cmp22 = icmp slt i32 %add6, -5, !dbg !70
  %15 = tail call i1 @llvm.nvvm.vote.any.sync(i32 %1, i1 %cmp22), !dbg !71
  br i1 %15, label %if.then, label %if.end, !dbg !69

if.then:                                          ; preds = %lor.lhs.false, %entry
  %and26 = and i32 %0, 1, !dbg !72
  %tobool.i = icmp ne i32 %and26, 0, !dbg !73
  %16 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %1, i1 %tobool.i), !dbg !73
  %xor = xor i32 %16, %add6, !dbg !74
    #dbg_value(i32 %xor, !38, !DIExpression(), !41)
  br label %if.end, !dbg !75

if.end:                                           ; preds = %if.then, %lor.lhs.false
  %v.0 = phi i32 [ %xor, %if.then ], [ %add6, %lor.lhs.false ], !dbg !41
  %conv3.i121 = zext i32 %13 to i64, !dbg !65
    #dbg_value(!DIArgList(i64 %conv3.i121, i32 %12), !39, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_constu, 32, DW_OP_shl, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_or, DW_OP_stack_value), !41)
  %shl.i122 = shl nuw i64 %conv3.i121, 32, !dbg !65
    #dbg_value(!DIArgList(i64 %shl.i122, i32 %12), !39, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_or, DW_OP_stack_value), !41)
  %conv4.i123 = zext i32 %12 to i64, !dbg !65
    #dbg_value(!DIArgList(i64 %shl.i122, i64 %conv4.i123), !39, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_stack_value), !41)
  %or.i124 = or disjoint i64 %shl.i122, %conv4.i123, !dbg !65
    #dbg_value(i64 %or.i124, !39, !DIExpression(), !41)
  %17 = bitcast i64 %or.i124 to double, !dbg !65
    #dbg_value(double %17, !39, !DIExpression(), !41)
    #dbg_value(i32 %v.0, !38, !DIExpression(), !41)
  %and28 = and i32 %v.0, 1, !dbg !76
  %tobool.i115 = icmp ne i32 %and28, 0, !dbg !77
  %18 = tail call i1 @llvm.nvvm.vote.uni.sync(i32 -1, i1 %tobool.i115), !dbg !77
  %conv.i116 = zext i1 %18 to i32, !dbg !77
  %add30 = add nsw i32 %v.0, %conv.i116, !dbg !78
    #dbg_value(i32 %add30, !38, !DIExpression(), !41)
  %and31 = and i32 %add30, 3, !dbg !79
  %19 = tail call noundef i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 range(i32 0, 4) %and31), !dbg !80
  %20 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %19), !dbg !81
  %21 = tail call noundef i32 @llvm.nvvm.match.any.sync.i64(i32 -1, i64 %or.i), !dbg !82
  %22 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %21, i1 true), !dbg !83
  %23 = add nuw nsw i32 %22, 1, !dbg !83
  %iszero.i = icmp eq i32 %21, 0, !dbg !83
  %ffs.i = select i1 %iszero.i, i32 0, i32 %23, !dbg !83
  %add38 = add i32 %add30, %20, !dbg !84
  %add39 = add i32 %add38, %ffs.i, !dbg !85
    #dbg_value(i32 %add39, !38, !DIExpression(), !41)
  %and40 = and i32 %add39, 1, !dbg !86
  %24 = tail call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 -1, i32 range(i32 0, 2) %and40), !dbg !87
  %25 = extractvalue { i32, i1 } %24, 1, !dbg !87
    #dbg_value(i1 %25, !40, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !41)
  %26 = extractvalue { i32, i1 } %24, 0, !dbg !87
  %and42 = and i32 %26, 255, !dbg !88
  %add43 = add i32 %add39, %and42, !dbg !89
    #dbg_value(i32 %add43, !38, !DIExpression(), !41)
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !90
  %and44 = and i32 %add43, 1, !dbg !91
  %27 = icmp ne i32 %and44, 0, !dbg !92
  %28 = tail call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %27), !dbg !92
  %29 = tail call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %25), !dbg !93
  %30 = zext i1 %29 to i32, !dbg !93
  %add47 = add nsw i32 %28, %30, !dbg !94
  %cmp48 = icmp eq i32 %0, 3, !dbg !95
  %31 = tail call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %cmp48), !dbg !96
  %32 = zext i1 %31 to i32, !dbg !96
  %add51 = add nsw i32 %add47, %32, !dbg !97
  %add52 = add nsw i32 %add51, %add43, !dbg !98
    #dbg_value(i32 %add52, !38, !DIExpression(), !41)
  %33 = tail call noundef i32 @llvm.nvvm.redux.sync.add(i32 %add52, i32 -1), !dbg !99
  %34 = tail call noundef i32 @llvm.nvvm.redux.sync.umax(i32 %add52, i32 -1), !dbg !100
  %35 = tail call noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !101
    #dbg_value(i32 poison, !38, !DIExpression(), !41)
  %conv59 = fptosi double %17 to i32, !dbg !102
  %36 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt(), !dbg !103
  %add55 = add i32 %36, %35, !dbg !104
  %add57 = add i32 %add55, %conv59, !dbg !105
  %add58 = add i32 %add57, %33, !dbg !106
  %add60 = add i32 %add58, %34, !dbg !107
  %add62 = add i32 %add60, %add52, !dbg !108
  store i32 %add62, ptr %arrayidx, align 4, !dbg !109, !tbaa !20
  ret void, !dbg !110
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.activemask() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.uni.sync(i32, i1) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.match.any.sync.i64(i32, i64) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32, i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #4

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #4

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32, i1) #4

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.add(i32, i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.umax(i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!14, !15, !16, !17, !18}
!llvm.ident = !{!19}
!llvm.errno.tbaa = !{!20}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !8, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "shuffles.cu", directory: ".")
!2 = !{!3, !4, !5, !6, !7}
!3 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!8 = !{!9, !12}
!9 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !10, file: !11, line: 206)
!10 = !DINamespace(name: "ws_math", scope: null)
!11 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!12 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !13, entity: !10, file: !11, line: 207)
!13 = !DINamespace(name: "std", scope: null)
!14 = !{i32 7, !"Dwarf Version", i32 4}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!18 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!19 = !{!"clang version 22.1.8"}
!20 = !{!21, !21, i64 0}
!21 = !{!"int", !22, i64 0}
!22 = !{!"omnipotent char", !23, i64 0}
!23 = !{!"Simple C++ TBAA"}
!24 = distinct !DISubprogram(name: "shuffles", linkageName: "_Z8shufflesPiPfPy", scope: !1, file: !1, line: 2, type: !25, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !31)
!25 = !DISubroutineType(types: !26)
!26 = !{null, !27, !28, !30}
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!29 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!31 = !{!32, !33, !34, !35, !36, !37, !38, !39, !40}
!32 = !DILocalVariable(name: "o", arg: 1, scope: !24, file: !1, line: 2, type: !27)
!33 = !DILocalVariable(name: "f", arg: 2, scope: !24, file: !1, line: 2, type: !28)
!34 = !DILocalVariable(name: "l", arg: 3, scope: !24, file: !1, line: 2, type: !30)
!35 = !DILocalVariable(name: "t", scope: !24, file: !1, line: 3, type: !4)
!36 = !DILocalVariable(name: "all", scope: !24, file: !1, line: 4, type: !3)
!37 = !DILocalVariable(name: "mask", scope: !24, file: !1, line: 4, type: !3)
!38 = !DILocalVariable(name: "v", scope: !24, file: !1, line: 5, type: !4)
!39 = !DILocalVariable(name: "d", scope: !24, file: !1, line: 10, type: !7)
!40 = !DILocalVariable(name: "same", scope: !24, file: !1, line: 15, type: !4)
!41 = !DILocation(line: 0, scope: !24)
!42 = !DILocation(line: 3, column: 11, scope: !24)
!43 = !DILocation(line: 4, column: 38, scope: !24)
!44 = !DILocation(line: 5, column: 11, scope: !24)
!45 = !DILocation(line: 6, column: 31, scope: !24)
!46 = !DILocation(line: 6, column: 36, scope: !24)
!47 = !DILocation(line: 6, column: 8, scope: !24)
!48 = !DILocation(line: 6, column: 5, scope: !24)
!49 = !DILocation(line: 7, column: 8, scope: !24)
!50 = !DILocation(line: 7, column: 40, scope: !24)
!51 = !DILocation(line: 7, column: 38, scope: !24)
!52 = !DILocation(line: 7, column: 5, scope: !24)
!53 = !DILocation(line: 8, column: 31, scope: !24)
!54 = !{!55, !55, i64 0}
!55 = !{!"float", !22, i64 0}
!56 = !DILocation(line: 8, column: 10, scope: !24)
!57 = !DILocation(line: 8, column: 8, scope: !24)
!58 = !DILocation(line: 9, column: 27, scope: !24)
!59 = !{!60, !60, i64 0}
!60 = !{!"long long", !22, i64 0}
!61 = !DILocation(line: 9, column: 10, scope: !24)
!62 = !DILocation(line: 9, column: 8, scope: !24)
!63 = !DILocation(line: 10, column: 35, scope: !24)
!64 = !DILocation(line: 10, column: 40, scope: !24)
!65 = !DILocation(line: 10, column: 14, scope: !24)
!66 = !DILocation(line: 11, column: 26, scope: !67)
!67 = distinct !DILexicalBlock(scope: !24, file: !1, line: 11, column: 7)
!68 = !DILocation(line: 11, column: 7, scope: !67)
!69 = !DILocation(line: 11, column: 31, scope: !67)
!70 = !DILocation(line: 11, column: 53, scope: !67)
!71 = !DILocation(line: 11, column: 34, scope: !67)
!72 = !DILocation(line: 12, column: 32, scope: !67)
!73 = !DILocation(line: 12, column: 10, scope: !67)
!74 = !DILocation(line: 12, column: 7, scope: !67)
!75 = !DILocation(line: 12, column: 5, scope: !67)
!76 = !DILocation(line: 13, column: 26, scope: !24)
!77 = !DILocation(line: 13, column: 8, scope: !24)
!78 = !DILocation(line: 13, column: 5, scope: !24)
!79 = !DILocation(line: 14, column: 39, scope: !24)
!80 = !DILocation(line: 14, column: 15, scope: !24)
!81 = !DILocation(line: 14, column: 8, scope: !24)
!82 = !DILocation(line: 14, column: 53, scope: !24)
!83 = !DILocation(line: 14, column: 47, scope: !24)
!84 = !DILocation(line: 14, column: 45, scope: !24)
!85 = !DILocation(line: 14, column: 5, scope: !24)
!86 = !DILocation(line: 16, column: 32, scope: !24)
!87 = !DILocation(line: 16, column: 8, scope: !24)
!88 = !DILocation(line: 16, column: 44, scope: !24)
!89 = !DILocation(line: 16, column: 5, scope: !24)
!90 = !DILocation(line: 17, column: 3, scope: !24)
!91 = !DILocation(line: 18, column: 30, scope: !24)
!92 = !DILocation(line: 18, column: 8, scope: !24)
!93 = !DILocation(line: 18, column: 37, scope: !24)
!94 = !DILocation(line: 18, column: 35, scope: !24)
!95 = !DILocation(line: 18, column: 82, scope: !24)
!96 = !DILocation(line: 18, column: 63, scope: !24)
!97 = !DILocation(line: 18, column: 61, scope: !24)
!98 = !DILocation(line: 18, column: 5, scope: !24)
!99 = !DILocation(line: 19, column: 8, scope: !24)
!100 = !DILocation(line: 19, column: 36, scope: !24)
!101 = !DILocation(line: 19, column: 74, scope: !24)
!102 = !DILocation(line: 20, column: 19, scope: !24)
!103 = !DILocation(line: 20, column: 23, scope: !24)
!104 = !DILocation(line: 19, column: 34, scope: !24)
!105 = !DILocation(line: 19, column: 72, scope: !24)
!106 = !DILocation(line: 19, column: 5, scope: !24)
!107 = !DILocation(line: 20, column: 12, scope: !24)
!108 = !DILocation(line: 20, column: 21, scope: !24)
!109 = !DILocation(line: 20, column: 8, scope: !24)
!110 = !DILocation(line: 21, column: 1, scope: !24)
