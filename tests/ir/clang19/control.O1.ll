; ModuleID = 'control.cu'
source_filename = "control.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @_Z7controlPiPKii(ptr nocapture noundef writeonly %o, ptr nocapture noundef readonly %a, i32 noundef %n) local_unnamed_addr #0 !dbg !15 {
entry:
  %hist = alloca [5 x i32], align 4, !DIAssignID !40
    #dbg_assign(i1 undef, !28, !DIExpression(), !40, ptr %hist, !DIExpression(), !41)
    #dbg_value(ptr %o, !23, !DIExpression(), !41)
    #dbg_value(ptr %a, !24, !DIExpression(), !41)
    #dbg_value(i32 %n, !25, !DIExpression(), !41)
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !42
    #dbg_value(i32 %0, !26, !DIExpression(), !41)
    #dbg_value(i32 0, !27, !DIExpression(), !41)
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %hist) #4, !dbg !43
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %hist, i8 0, i64 20, i1 false), !dbg !44, !DIAssignID !45
    #dbg_assign(i8 0, !28, !DIExpression(), !45, ptr %hist, !DIExpression(), !41)
  %idxprom = zext nneg i32 %0 to i64, !dbg !46
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom, !dbg !46
  %1 = load i32, ptr %arrayidx, align 4, !dbg !46, !tbaa !47
  %and = and i32 %1, 7, !dbg !51
  switch i32 %and, label %sw.default [
    i32 0, label %sw.epilog
    i32 3, label %sw.epilog
    i32 1, label %sw.bb1
    i32 2, label %sw.bb2
    i32 6, label %sw.bb3
  ], !dbg !52

sw.bb1:                                           ; preds = %entry
    #dbg_value(i32 %n, !27, !DIExpression(), !41)
  %2 = add nsw i32 %n, 5, !dbg !53
  br label %sw.epilog, !dbg !55

sw.bb2:                                           ; preds = %entry
    #dbg_value(i32 undef, !27, !DIExpression(), !41)
    #dbg_value(i32 undef, !27, !DIExpression(), !41)
  br label %sw.epilog, !dbg !56

sw.bb3:                                           ; preds = %entry
  %cmp = icmp eq i32 %n, 0, !dbg !57
  br i1 %cmp, label %cleanup62, label %sw.epilog, !dbg !59

sw.default:                                       ; preds = %entry
    #dbg_value(i32 -1, !27, !DIExpression(), !41)
  br label %sw.epilog, !dbg !60

sw.epilog:                                        ; preds = %sw.bb1, %entry, %entry, %sw.bb3, %sw.default, %sw.bb2
  %acc.1 = phi i32 [ -1, %sw.default ], [ 0, %sw.bb3 ], [ 1, %entry ], [ 1, %entry ], [ %2, %sw.bb1 ], [ 5, %sw.bb2 ], !dbg !41
    #dbg_value(i32 %acc.1, !27, !DIExpression(), !41)
    #dbg_value(i32 0, !32, !DIExpression(), !61)
  %cmp4104 = icmp sgt i32 %n, 0, !dbg !62
  br i1 %cmp4104, label %for.cond5.preheader, label %cleanup37, !dbg !63

for.cond:                                         ; preds = %cleanup
  %inc36 = add nuw nsw i32 %i.0106, 1, !dbg !64
    #dbg_value(i32 %inc36, !32, !DIExpression(), !61)
    #dbg_value(i32 %inc36, !32, !DIExpression(), !61)
    #dbg_value(i32 %acc.3.lcssa, !27, !DIExpression(), !41)
  %exitcond.not = icmp eq i32 %inc36, %n, !dbg !62
  br i1 %exitcond.not, label %cleanup37, label %for.cond5.preheader, !dbg !63, !llvm.loop !65

for.cond5.preheader:                              ; preds = %sw.epilog, %for.cond
  %i.0106 = phi i32 [ %inc36, %for.cond ], [ 0, %sw.epilog ]
  %acc.2105 = phi i32 [ %acc.3.lcssa, %for.cond ], [ %acc.1, %sw.epilog ]
    #dbg_value(i32 %i.0106, !32, !DIExpression(), !61)
    #dbg_value(i32 %acc.2105, !27, !DIExpression(), !41)
  %idxprom18 = zext nneg i32 %i.0106 to i64, !dbg !69
  %arrayidx19 = getelementptr inbounds i32, ptr %a, i64 %idxprom18, !dbg !69
    #dbg_value(i32 %i.0106, !34, !DIExpression(), !73)
    #dbg_value(i32 %acc.2105, !27, !DIExpression(), !41)
  %and17 = and i32 %i.0106, 1
  %tobool.not = icmp eq i32 %and17, 0
  br label %for.body8, !dbg !74

for.body8:                                        ; preds = %for.cond5.preheader, %for.inc
  %j.0103 = phi i32 [ %i.0106, %for.cond5.preheader ], [ %add31, %for.inc ]
  %acc.3102 = phi i32 [ %acc.2105, %for.cond5.preheader ], [ %acc.4, %for.inc ]
    #dbg_value(i32 %j.0103, !34, !DIExpression(), !73)
    #dbg_value(i32 %acc.3102, !27, !DIExpression(), !41)
  %idxprom9 = zext nneg i32 %j.0103 to i64, !dbg !75
  %arrayidx10 = getelementptr inbounds i32, ptr %a, i64 %idxprom9, !dbg !75
  %3 = load i32, ptr %arrayidx10, align 4, !dbg !75, !tbaa !47
  %cmp11 = icmp slt i32 %3, 0, !dbg !77
  br i1 %cmp11, label %for.inc, label %if.end13, !dbg !78

if.end13:                                         ; preds = %for.body8
  %cmp16 = icmp slt i32 %3, 101, !dbg !79
  %or.cond101 = or i1 %tobool.not, %cmp16, !dbg !80
  br i1 %or.cond101, label %lor.lhs.false, label %cleanup, !dbg !80

lor.lhs.false:                                    ; preds = %if.end13
  %4 = load i32, ptr %arrayidx19, align 4, !dbg !69, !tbaa !47
  %cmp20 = icmp eq i32 %4, 77, !dbg !81
  br i1 %cmp20, label %cleanup, label %if.end22, !dbg !82

if.end22:                                         ; preds = %lor.lhs.false
  %xor = xor i32 %j.0103, %i.0106, !dbg !83
  %mul = mul nuw nsw i32 %3, %xor, !dbg !84
  %add25 = add nsw i32 %mul, %acc.3102, !dbg !85
    #dbg_value(i32 %add25, !27, !DIExpression(), !41)
  %add28 = add nuw nsw i32 %3, %i.0106, !dbg !86
  %rem = urem i32 %add28, 5, !dbg !87
  %idxprom29 = zext nneg i32 %rem to i64, !dbg !88
  %arrayidx30 = getelementptr inbounds [5 x i32], ptr %hist, i64 0, i64 %idxprom29, !dbg !88
  %5 = load i32, ptr %arrayidx30, align 4, !dbg !89, !tbaa !47
  %inc = add nsw i32 %5, 1, !dbg !89
  store i32 %inc, ptr %arrayidx30, align 4, !dbg !89, !tbaa !47
  br label %for.inc, !dbg !90

for.inc:                                          ; preds = %for.body8, %if.end22
  %acc.4 = phi i32 [ %acc.3102, %for.body8 ], [ %add25, %if.end22 ], !dbg !41
    #dbg_value(i32 %acc.4, !27, !DIExpression(), !41)
  %add31 = add nuw nsw i32 %j.0103, 2, !dbg !91
    #dbg_value(i32 %add31, !34, !DIExpression(), !73)
  %cmp6 = icmp slt i32 %add31, %n, !dbg !92
  br i1 %cmp6, label %for.body8, label %cleanup, !dbg !74, !llvm.loop !93

cleanup:                                          ; preds = %lor.lhs.false, %if.end13, %for.inc
  %acc.3.lcssa = phi i32 [ %acc.3102, %lor.lhs.false ], [ %acc.3102, %if.end13 ], [ %acc.4, %for.inc ], !dbg !95
  %cmp32 = icmp sgt i32 %acc.3.lcssa, 10000, !dbg !96
    #dbg_value(i32 %i.0106, !32, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !61)
  br i1 %cmp32, label %cleanup37, label %for.cond, !dbg !98

cleanup37:                                        ; preds = %for.cond, %cleanup, %sw.epilog
  %acc.5 = phi i32 [ %acc.1, %sw.epilog ], [ %acc.3.lcssa, %cleanup ], [ %acc.3.lcssa, %for.cond ], !dbg !95
  %cleanup.dest.slot.0 = phi i32 [ 3, %sw.epilog ], [ 3, %for.cond ], [ 9, %cleanup ]
    #dbg_value(i32 %acc.5, !27, !DIExpression(), !41)
  switch i32 %cleanup.dest.slot.0, label %cleanup62 [
    i32 3, label %do.body
    i32 9, label %out
  ]

do.body:                                          ; preds = %cleanup37, %do.body
  %n.addr.0 = phi i32 [ %dec, %do.body ], [ %n, %cleanup37 ]
  %acc.6 = phi i32 [ %sub, %do.body ], [ %acc.5, %cleanup37 ], !dbg !41
    #dbg_value(i32 %acc.6, !27, !DIExpression(), !41)
    #dbg_value(i32 %n.addr.0, !25, !DIExpression(), !41)
  %and39 = and i32 %acc.6, 3, !dbg !99
  %idxprom40 = zext nneg i32 %and39 to i64, !dbg !101
  %arrayidx41 = getelementptr inbounds [5 x i32], ptr %hist, i64 0, i64 %idxprom40, !dbg !101
  %6 = load i32, ptr %arrayidx41, align 4, !dbg !101, !tbaa !47
  %sub = sub nsw i32 %acc.6, %6, !dbg !102
    #dbg_value(i32 %sub, !27, !DIExpression(), !41)
  %dec = add nsw i32 %n.addr.0, -1, !dbg !103
    #dbg_value(i32 %dec, !25, !DIExpression(), !41)
  %cmp42 = icmp sgt i32 %n.addr.0, 1, !dbg !104
  %cmp43 = icmp sgt i32 %sub, 0, !dbg !105
  %7 = select i1 %cmp42, i1 %cmp43, i1 false, !dbg !105
  br i1 %7, label %do.body, label %out, !dbg !106, !llvm.loop !107

out:                                              ; preds = %do.body, %cleanup37
  %acc.7 = phi i32 [ %acc.5, %cleanup37 ], [ %sub, %do.body ], !dbg !41
    #dbg_value(i32 %acc.7, !27, !DIExpression(), !41)
    #dbg_label(!38, !110)
    #dbg_value(i32 0, !39, !DIExpression(), !41)
  br label %while.cond, !dbg !111

while.cond:                                       ; preds = %while.cond, %out
  %best.0 = phi i32 [ 0, %out ], [ %inc51, %while.cond ], !dbg !41
    #dbg_value(i32 %best.0, !39, !DIExpression(), !41)
  %idxprom44 = zext nneg i32 %best.0 to i64, !dbg !112
  %arrayidx45 = getelementptr inbounds [5 x i32], ptr %hist, i64 0, i64 %idxprom44, !dbg !112
  %8 = load i32, ptr %arrayidx45, align 4, !dbg !112, !tbaa !47
  %cmp46 = icmp sgt i32 %8, 2, !dbg !115
  %cmp48 = icmp eq i32 %best.0, 4
  %or.cond = or i1 %cmp48, %cmp46, !dbg !116
  %inc51 = add nuw nsw i32 %best.0, 1, !dbg !117
    #dbg_value(i32 %inc51, !39, !DIExpression(), !41)
  br i1 %or.cond, label %while.end, label %while.cond, !dbg !116, !llvm.loop !118

while.end:                                        ; preds = %while.cond
  %cmp52 = icmp sgt i32 %acc.7, 0, !dbg !120
  %and53 = and i32 %best.0, 1, !dbg !121
  %tobool54.not = icmp eq i32 %and53, 0, !dbg !121
  %sub56 = sub nsw i32 0, %acc.7, !dbg !121
  %cond = select i1 %tobool54.not, i32 %acc.7, i32 %sub56, !dbg !121
  %cond59 = select i1 %cmp52, i32 %best.0, i32 %cond, !dbg !121
  %arrayidx61 = getelementptr inbounds i32, ptr %o, i64 %idxprom, !dbg !122
  store i32 %cond59, ptr %arrayidx61, align 4, !dbg !123, !tbaa !47
  br label %cleanup62, !dbg !124

cleanup62:                                        ; preds = %sw.bb3, %while.end, %cleanup37
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %hist) #4, !dbg !124
  ret void, !dbg !124
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!8}
!llvm.module.flags = !{!9, !10, !11, !12, !13}
!llvm.ident = !{!14}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 19.1.7", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "control.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 206)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 207)
!7 = !DINamespace(name: "std", scope: null)
!8 = !{ptr @_Z7controlPiPKii, !"kernel", i32 1}
!9 = !{i32 7, !"Dwarf Version", i32 4}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!13 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!14 = !{!"clang version 19.1.7"}
!15 = distinct !DISubprogram(name: "control", linkageName: "_Z7controlPiPKii", scope: !1, file: !1, line: 2, type: !16, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !22)
!16 = !DISubroutineType(types: !17)
!17 = !{null, !18, !20, !19}
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!22 = !{!23, !24, !25, !26, !27, !28, !32, !34, !38, !39}
!23 = !DILocalVariable(name: "o", arg: 1, scope: !15, file: !1, line: 2, type: !18)
!24 = !DILocalVariable(name: "a", arg: 2, scope: !15, file: !1, line: 2, type: !20)
!25 = !DILocalVariable(name: "n", arg: 3, scope: !15, file: !1, line: 2, type: !19)
!26 = !DILocalVariable(name: "t", scope: !15, file: !1, line: 3, type: !19)
!27 = !DILocalVariable(name: "acc", scope: !15, file: !1, line: 3, type: !19)
!28 = !DILocalVariable(name: "hist", scope: !15, file: !1, line: 4, type: !29)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 160, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 5)
!32 = !DILocalVariable(name: "i", scope: !33, file: !1, line: 22, type: !19)
!33 = distinct !DILexicalBlock(scope: !15, file: !1, line: 22, column: 3)
!34 = !DILocalVariable(name: "j", scope: !35, file: !1, line: 23, type: !19)
!35 = distinct !DILexicalBlock(scope: !36, file: !1, line: 23, column: 5)
!36 = distinct !DILexicalBlock(scope: !37, file: !1, line: 22, column: 31)
!37 = distinct !DILexicalBlock(scope: !33, file: !1, line: 22, column: 3)
!38 = !DILabel(scope: !15, name: "out", file: !1, line: 38)
!39 = !DILocalVariable(name: "best", scope: !15, file: !1, line: 39, type: !19)
!40 = distinct !DIAssignID()
!41 = !DILocation(line: 0, scope: !15)
!42 = !DILocation(line: 3, column: 11, scope: !15)
!43 = !DILocation(line: 4, column: 3, scope: !15)
!44 = !DILocation(line: 4, column: 7, scope: !15)
!45 = distinct !DIAssignID()
!46 = !DILocation(line: 5, column: 11, scope: !15)
!47 = !{!48, !48, i64 0}
!48 = !{!"int", !49, i64 0}
!49 = !{!"omnipotent char", !50, i64 0}
!50 = !{!"Simple C++ TBAA"}
!51 = !DILocation(line: 5, column: 16, scope: !15)
!52 = !DILocation(line: 5, column: 3, scope: !15)
!53 = !DILocation(line: 13, column: 9, scope: !54)
!54 = distinct !DILexicalBlock(scope: !15, file: !1, line: 5, column: 21)
!55 = !DILocation(line: 11, column: 5, scope: !54)
!56 = !DILocation(line: 14, column: 5, scope: !54)
!57 = !DILocation(line: 16, column: 11, scope: !58)
!58 = distinct !DILexicalBlock(scope: !54, file: !1, line: 16, column: 9)
!59 = !DILocation(line: 16, column: 9, scope: !54)
!60 = !DILocation(line: 21, column: 3, scope: !54)
!61 = !DILocation(line: 0, scope: !33)
!62 = !DILocation(line: 22, column: 21, scope: !37)
!63 = !DILocation(line: 22, column: 3, scope: !33)
!64 = !DILocation(line: 22, column: 26, scope: !37)
!65 = distinct !{!65, !63, !66, !67, !68}
!66 = !DILocation(line: 33, column: 3, scope: !33)
!67 = !{!"llvm.loop.mustprogress"}
!68 = !{!"llvm.loop.unroll.disable"}
!69 = !DILocation(line: 26, column: 36, scope: !70)
!70 = distinct !DILexicalBlock(scope: !71, file: !1, line: 26, column: 11)
!71 = distinct !DILexicalBlock(scope: !72, file: !1, line: 23, column: 36)
!72 = distinct !DILexicalBlock(scope: !35, file: !1, line: 23, column: 5)
!73 = !DILocation(line: 0, scope: !35)
!74 = !DILocation(line: 23, column: 5, scope: !35)
!75 = !DILocation(line: 24, column: 11, scope: !76)
!76 = distinct !DILexicalBlock(scope: !71, file: !1, line: 24, column: 11)
!77 = !DILocation(line: 24, column: 16, scope: !76)
!78 = !DILocation(line: 24, column: 11, scope: !71)
!79 = !DILocation(line: 26, column: 16, scope: !70)
!80 = !DILocation(line: 26, column: 22, scope: !70)
!81 = !DILocation(line: 26, column: 41, scope: !70)
!82 = !DILocation(line: 26, column: 11, scope: !71)
!83 = !DILocation(line: 28, column: 24, scope: !71)
!84 = !DILocation(line: 28, column: 19, scope: !71)
!85 = !DILocation(line: 28, column: 11, scope: !71)
!86 = !DILocation(line: 29, column: 20, scope: !71)
!87 = !DILocation(line: 29, column: 25, scope: !71)
!88 = !DILocation(line: 29, column: 9, scope: !71)
!89 = !DILocation(line: 29, column: 7, scope: !71)
!90 = !DILocation(line: 30, column: 5, scope: !71)
!91 = !DILocation(line: 23, column: 30, scope: !72)
!92 = !DILocation(line: 23, column: 23, scope: !72)
!93 = distinct !{!93, !74, !94, !67, !68}
!94 = !DILocation(line: 30, column: 5, scope: !35)
!95 = !DILocation(line: 20, column: 9, scope: !54)
!96 = !DILocation(line: 31, column: 13, scope: !97)
!97 = distinct !DILexicalBlock(scope: !36, file: !1, line: 31, column: 9)
!98 = !DILocation(line: 31, column: 9, scope: !36)
!99 = !DILocation(line: 35, column: 21, scope: !100)
!100 = distinct !DILexicalBlock(scope: !15, file: !1, line: 34, column: 6)
!101 = !DILocation(line: 35, column: 12, scope: !100)
!102 = !DILocation(line: 35, column: 9, scope: !100)
!103 = !DILocation(line: 36, column: 5, scope: !100)
!104 = !DILocation(line: 37, column: 14, scope: !15)
!105 = !DILocation(line: 37, column: 18, scope: !15)
!106 = !DILocation(line: 37, column: 3, scope: !100)
!107 = distinct !{!107, !108, !109, !67, !68}
!108 = !DILocation(line: 34, column: 3, scope: !15)
!109 = !DILocation(line: 37, column: 28, scope: !15)
!110 = !DILocation(line: 38, column: 1, scope: !15)
!111 = !DILocation(line: 40, column: 3, scope: !15)
!112 = !DILocation(line: 41, column: 9, scope: !113)
!113 = distinct !DILexicalBlock(scope: !114, file: !1, line: 41, column: 9)
!114 = distinct !DILexicalBlock(scope: !15, file: !1, line: 40, column: 16)
!115 = !DILocation(line: 41, column: 20, scope: !113)
!116 = !DILocation(line: 41, column: 24, scope: !113)
!117 = !DILocation(line: 43, column: 5, scope: !114)
!118 = distinct !{!118, !111, !119, !67, !68}
!119 = !DILocation(line: 44, column: 3, scope: !15)
!120 = !DILocation(line: 45, column: 14, scope: !15)
!121 = !DILocation(line: 45, column: 10, scope: !15)
!122 = !DILocation(line: 45, column: 3, scope: !15)
!123 = !DILocation(line: 45, column: 8, scope: !15)
!124 = !DILocation(line: 46, column: 1, scope: !15)
