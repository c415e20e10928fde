; ModuleID = 'shuffles.cu'
source_filename = "shuffles.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @_Z8shufflesPiPfPy(ptr nocapture noundef %o, ptr nocapture noundef %f, ptr nocapture noundef %l) local_unnamed_addr #0 !dbg !21 {
entry:
    #dbg_value(ptr %o, !29, !DIExpression(), !38)
    #dbg_value(ptr %f, !30, !DIExpression(), !38)
    #dbg_value(ptr %l, !31, !DIExpression(), !38)
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !39
    #dbg_value(i32 %0, !32, !DIExpression(), !38)
    #dbg_value(i32 -1, !33, !DIExpression(), !38)
  %1 = tail call noundef i32 @llvm.nvvm.activemask(), !dbg !40
    #dbg_value(i32 %1, !34, !DIExpression(), !38)
  %idxprom = zext nneg i32 %0 to i64, !dbg !41
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 %idxprom, !dbg !41
  %2 = load i32, ptr %arrayidx, align 4, !dbg !41, !tbaa !42
    #dbg_value(i32 %2, !35, !DIExpression(), !38)
  %add = add nuw nsw i32 %0, 1, !dbg !46
  %and = and i32 %add, 31, !dbg !47
  %3 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2, i32 %and, i32 31), !dbg !48
  %add3 = add nsw i32 %3, %2, !dbg !49
    #dbg_value(i32 %add3, !35, !DIExpression(), !38)
  %4 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %add3, i32 2, i32 4096), !dbg !50
  %5 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %add3, i32 1, i32 31), !dbg !51
  %sub = sub nsw i32 %4, %5, !dbg !52
  %add6 = add nsw i32 %sub, %add3, !dbg !53
    #dbg_value(i32 %add6, !35, !DIExpression(), !38)
  %arrayidx8 = getelementptr inbounds float, ptr %f, i64 %idxprom, !dbg !54
  %6 = load float, ptr %arrayidx8, align 4, !dbg !54, !tbaa !55
  %7 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %6, i32 4, i32 31), !dbg !57
  store float %7, ptr %arrayidx8, align 4, !dbg !58, !tbaa !55
  %arrayidx13 = getelementptr inbounds i64, ptr %l, i64 %idxprom, !dbg !59
  %8 = load i64, ptr %arrayidx13, align 8, !dbg !59, !tbaa !60
  %conv.i117 = trunc i64 %8 to i32, !dbg !62
  %9 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %conv.i117, i32 3, i32 31), !dbg !62
  %shr.i = lshr i64 %8, 32, !dbg !62
  %conv1.i = trunc nuw i64 %shr.i to i32, !dbg !62
  %10 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %conv1.i, i32 3, i32 31), !dbg !62
  %conv3.i = zext i32 %10 to i64, !dbg !62
  %shl.i = shl nuw i64 %conv3.i, 32, !dbg !62
  %conv4.i = zext i32 %9 to i64, !dbg !62
  %or.i = or disjoint i64 %shl.i, %conv4.i, !dbg !62
  store i64 %or.i, ptr %arrayidx13, align 8, !dbg !63, !tbaa !60
  %conv = fpext float %7 to double, !dbg !64
  %mul = fmul double %conv, 5.000000e-01, !dbg !65
  %11 = bitcast double %mul to i64, !dbg !66
  %conv.i118 = trunc i64 %11 to i32, !dbg !66
  %12 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %conv.i118, i32 1, i32 31), !dbg !66
  %shr.i119 = lshr i64 %11, 32, !dbg !66
  %conv1.i120 = trunc nuw i64 %shr.i119 to i32, !dbg !66
  %13 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %conv1.i120, i32 1, i32 31), !dbg !66
    #dbg_value(!DIArgList(i32 %13, i32 %12), !36, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_constu, 32, DW_OP_shl, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_or, DW_OP_stack_value), !38)
  %cmp = icmp sgt i32 %add6, 0, !dbg !67
  %14 = tail call i1 @llvm.nvvm.vote.all.sync(i32 %1, i1 %cmp), !dbg !69
  br i1 %14, label %if.then, label %lor.lhs.false, !dbg !70

lor.lhs.false:                                    ; preds = %entry
  %cmp22 = icmp slt i32 %add6, -5, !dbg !71
  %15 = tail call i1 @llvm.nvvm.vote.any.sync(i32 %1, i1 %cmp22), !dbg !72
  br i1 %15, label %if.then, label %if.end, !dbg !73

if.then:                                          ; preds = %lor.lhs.false, %entry
  %and26 = and i32 %0, 1, !dbg !74
  %tobool.i = icmp ne i32 %and26, 0, !dbg !75
  %16 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %1, i1 %tobool.i), !dbg !75
  %xor = xor i32 %16, %add6, !dbg !76
    #dbg_value(i32 %xor, !35, !DIExpression(), !38)
  br label %if.end, !dbg !77

if.end:                                           ; preds = %if.then, %lor.lhs.false
  %v.0 = phi i32 [ %xor, %if.then ], [ %add6, %lor.lhs.false ], !dbg !38
  %conv3.i121 = zext i32 %13 to i64, !dbg !66
    #dbg_value(!DIArgList(i64 %conv3.i121, i32 %12), !36, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_constu, 32, DW_OP_shl, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_or, DW_OP_stack_value), !38)
  %shl.i122 = shl nuw i64 %conv3.i121, 32, !dbg !66
    #dbg_value(!DIArgList(i64 %shl.i122, i32 %12), !36, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_or, DW_OP_stack_value), !38)
  %conv4.i123 = zext i32 %12 to i64, !dbg !66
    #dbg_value(!DIArgList(i64 %shl.i122, i64 %conv4.i123), !36, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_stack_value), !38)
  %or.i124 = or disjoint i64 %shl.i122, %conv4.i123, !dbg !66
    #dbg_value(i64 %or.i124, !36, !DIExpression(), !38)
  %17 = bitcast i64 %or.i124 to double, !dbg !66
    #dbg_value(double %17, !36, !DIExpression(), !38)
    #dbg_value(i32 %v.0, !35, !DIExpression(), !38)
  %and28 = and i32 %v.0, 1, !dbg !78
  %tobool.i115 = icmp ne i32 %and28, 0, !dbg !79
  %18 = tail call i1 @llvm.nvvm.vote.uni.sync(i32 -1, i1 %tobool.i115), !dbg !79
  %conv.i116 = zext i1 %18 to i32, !dbg !79
  %add30 = add nsw i32 %v.0, %conv.i116, !dbg !80
    #dbg_value(i32 %add30, !35, !DIExpression(), !38)
  %and31 = and i32 %add30, 3, !dbg !81
  %19 = tail call noundef i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 %and31), !dbg !82
  %20 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %19), !dbg !83
  %21 = tail call noundef i32 @llvm.nvvm.match.any.sync.i64(i32 -1, i64 %or.i), !dbg !84
  %22 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %21, i1 true), !dbg !85
  %23 = add nuw nsw i32 %22, 1, !dbg !85
  %iszero.i = icmp eq i32 %21, 0, !dbg !85
  %ffs.i = select i1 %iszero.i, i32 0, i32 %23, !dbg !85
  %add38 = add i32 %add30, %20, !dbg !86
  %add39 = add i32 %add38, %ffs.i, !dbg !87
    #dbg_value(i32 %add39, !35, !DIExpression(), !38)
  %and40 = and i32 %add39, 1, !dbg !88
  %24 = tail call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 -1, i32 %and40), !dbg !89
  %25 = extractvalue { i32, i1 } %24, 1, !dbg !89
  %26 = zext i1 %25 to i32, !dbg !89
    #dbg_value(i32 %26, !37, !DIExpression(), !38)
  %27 = extractvalue { i32, i1 } %24, 0, !dbg !89
  %and42 = and i32 %27, 255, !dbg !90
  %add43 = add i32 %add39, %and42, !dbg !91
    #dbg_value(i32 %add43, !35, !DIExpression(), !38)
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !92
  %and44 = and i32 %add43, 1, !dbg !93
  %28 = tail call noundef i32 @llvm.nvvm.barrier0.popc(i32 %and44), !dbg !94
  %29 = tail call noundef i32 @llvm.nvvm.barrier0.and(i32 %26), !dbg !95
  %add47 = add nsw i32 %29, %28, !dbg !96
  %cmp48 = icmp eq i32 %0, 3, !dbg !97
  %conv49 = zext i1 %cmp48 to i32, !dbg !98
  %30 = tail call noundef i32 @llvm.nvvm.barrier0.or(i32 %conv49), !dbg !99
  %add51 = add nsw i32 %add47, %30, !dbg !100
  %add52 = add nsw i32 %add51, %add43, !dbg !101
    #dbg_value(i32 %add52, !35, !DIExpression(), !38)
  %31 = tail call noundef i32 @llvm.nvvm.redux.sync.add(i32 %add52, i32 -1), !dbg !102
  %32 = tail call noundef i32 @llvm.nvvm.redux.sync.umax(i32 %add52, i32 -1), !dbg !103
  %33 = tail call noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !104
    #dbg_value(i32 poison, !35, !DIExpression(), !38)
  %conv59 = fptosi double %17 to i32, !dbg !105
  %34 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt(), !dbg !106
  %add55 = add i32 %34, %33, !dbg !107
  %add57 = add i32 %add55, %conv59, !dbg !108
  %add58 = add i32 %add57, %31, !dbg !109
  %add60 = add i32 %add58, %32, !dbg !110
  %add62 = add i32 %add60, %add52, !dbg !111
  store i32 %add62, ptr %arrayidx, align 4, !dbg !112, !tbaa !42
  ret void, !dbg !113
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.match.any.sync.i64(i32, i64) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32, i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #3

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier0.popc(i32) #3

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier0.and(i32) #3

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier0.or(i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.add(i32, i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.umax(i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.laneid() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt() #1

attributes #0 = { convergent mustprogress norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent nocallback nounwind }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!14}
!llvm.module.flags = !{!15, !16, !17, !18, !19}
!llvm.ident = !{!20}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 19.1.7", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !8, splitDebugInlining: false, nameTableKind: None)
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
!14 = !{ptr @_Z8shufflesPiPfPy, !"kernel", i32 1}
!15 = !{i32 7, !"Dwarf Version", i32 4}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!19 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!20 = !{!"clang version 19.1.7"}
!21 = distinct !DISubprogram(name: "shuffles", linkageName: "_Z8shufflesPiPfPy", scope: !1, file: !1, line: 2, type: !22, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !28)
!22 = !DISubroutineType(types: !23)
!23 = !{null, !24, !25, !27}
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!28 = !{!29, !30, !31, !32, !33, !34, !35, !36, !37}
!29 = !DILocalVariable(name: "o", arg: 1, scope: !21, file: !1, line: 2, type: !24)
!30 = !DILocalVariable(name: "f", arg: 2, scope: !21, file: !1, line: 2, type: !25)
!31 = !DILocalVariable(name: "l", arg: 3, scope: !21, file: !1, line: 2, type: !27)
!32 = !DILocalVariable(name: "t", scope: !21, file: !1, line: 3, type: !4)
!33 = !DILocalVariable(name: "all", scope: !21, file: !1, line: 4, type: !3)
!34 = !DILocalVariable(name: "mask", scope: !21, file: !1, line: 4, type: !3)
!35 = !DILocalVariable(name: "v", scope: !21, file: !1, line: 5, type: !4)
!36 = !DILocalVariable(name: "d", scope: !21, file: !1, line: 10, type: !7)
!37 = !DILocalVariable(name: "same", scope: !21, file: !1, line: 15, type: !4)
!38 = !DILocation(line: 0, scope: !21)
!39 = !DILocation(line: 3, column: 11, scope: !21)
!40 = !DILocation(line: 4, column: 38, scope: !21)
!41 = !DILocation(line: 5, column: 11, scope: !21)
!42 = !{!43, !43, i64 0}
!43 = !{!"int", !44, i64 0}
!44 = !{!"omnipotent char", !45, i64 0}
!45 = !{!"Simple C++ TBAA"}
!46 = !DILocation(line: 6, column: 31, scope: !21)
!47 = !DILocation(line: 6, column: 36, scope: !21)
!48 = !DILocation(line: 6, column: 8, scope: !21)
!49 = !DILocation(line: 6, column: 5, scope: !21)
!50 = !DILocation(line: 7, column: 8, scope: !21)
!51 = !DILocation(line: 7, column: 40, scope: !21)
!52 = !DILocation(line: 7, column: 38, scope: !21)
!53 = !DILocation(line: 7, column: 5, scope: !21)
!54 = !DILocation(line: 8, column: 31, scope: !21)
!55 = !{!56, !56, i64 0}
!56 = !{!"float", !44, i64 0}
!57 = !DILocation(line: 8, column: 10, scope: !21)
!58 = !DILocation(line: 8, column: 8, scope: !21)
!59 = !DILocation(line: 9, column: 27, scope: !21)
!60 = !{!61, !61, i64 0}
!61 = !{!"long long", !44, i64 0}
!62 = !DILocation(line: 9, column: 10, scope: !21)
!63 = !DILocation(line: 9, column: 8, scope: !21)
!64 = !DILocation(line: 10, column: 35, scope: !21)
!65 = !DILocation(line: 10, column: 40, scope: !21)
!66 = !DILocation(line: 10, column: 14, scope: !21)
!67 = !DILocation(line: 11, column: 26, scope: !68)
!68 = distinct !DILexicalBlock(scope: !21, file: !1, line: 11, column: 7)
!69 = !DILocation(line: 11, column: 7, scope: !68)
!70 = !DILocation(line: 11, column: 31, scope: !68)
!71 = !DILocation(line: 11, column: 53, scope: !68)
!72 = !DILocation(line: 11, column: 34, scope: !68)
!73 = !DILocation(line: 11, column: 7, scope: !21)
!74 = !DILocation(line: 12, column: 32, scope: !68)
!75 = !DILocation(line: 12, column: 10, scope: !68)
!76 = !DILocation(line: 12, column: 7, scope: !68)
!77 = !DILocation(line: 12, column: 5, scope: !68)
!78 = !DILocation(line: 13, column: 26, scope: !21)
!79 = !DILocation(line: 13, column: 8, scope: !21)
!80 = !DILocation(line: 13, column: 5, scope: !21)
!81 = !DILocation(line: 14, column: 39, scope: !21)
!82 = !DILocation(line: 14, column: 15, scope: !21)
!83 = !DILocation(line: 14, column: 8, scope: !21)
!84 = !DILocation(line: 14, column: 53, scope: !21)
!85 = !DILocation(line: 14, column: 47, scope: !21)
!86 = !DILocation(line: 14, column: 45, scope: !21)
!87 = !DILocation(line: 14, column: 5, scope: !21)
!88 = !DILocation(line: 16, column: 32, scope: !21)
!89 = !DILocation(line: 16, column: 8, scope: !21)
!90 = !DILocation(line: 16, column: 44, scope: !21)
!91 = !DILocation(line: 16, column: 5, scope: !21)
!92 = !DILocation(line: 17, column: 3, scope: !21)
!93 = !DILocation(line: 18, column: 30, scope: !21)
!94 = !DILocation(line: 18, column: 8, scope: !21)
!95 = !DILocation(line: 18, column: 37, scope: !21)
!96 = !DILocation(line: 18, column: 35, scope: !21)
!97 = !DILocation(line: 18, column: 82, scope: !21)
!98 = !DILocation(line: 18, column: 80, scope: !21)
!99 = !DILocation(line: 18, column: 63, scope: !21)
!100 = !DILocation(line: 18, column: 61, scope: !21)
!101 = !DILocation(line: 18, column: 5, scope: !21)
!102 = !DILocation(line: 19, column: 8, scope: !21)
!103 = !DILocation(line: 19, column: 36, scope: !21)
!104 = !DILocation(line: 19, column: 74, scope: !21)
!105 = !DILocation(line: 20, column: 19, scope: !21)
!106 = !DILocation(line: 20, column: 23, scope: !21)
!107 = !DILocation(line: 19, column: 34, scope: !21)
!108 = !DILocation(line: 19, column: 72, scope: !21)
!109 = !DILocation(line: 19, column: 5, scope: !21)
!110 = !DILocation(line: 20, column: 12, scope: !21)
!111 = !DILocation(line: 20, column: 21, scope: !21)
!112 = !DILocation(line: 20, column: 8, scope: !21)
!113 = !DILocation(line: 21, column: 1, scope: !21)
