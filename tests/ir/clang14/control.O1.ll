; ModuleID = 'control.cu'
source_filename = "control.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @_Z7controlPiPKii(i32* nocapture noundef writeonly %o, i32* nocapture noundef readonly %a, i32 noundef %n) local_unnamed_addr #0 !dbg !14 {
entry:
  %hist = alloca [5 x i32], align 4
  call void @llvm.dbg.value(metadata i32* %o, metadata !22, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.value(metadata i32* %a, metadata !23, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.value(metadata i32 %n, metadata !24, metadata !DIExpression()), !dbg !39
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6, !dbg !40
  call void @llvm.dbg.value(metadata i32 %0, metadata !25, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.value(metadata i32 0, metadata !26, metadata !DIExpression()), !dbg !39
  %1 = bitcast [5 x i32]* %hist to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %1) #6, !dbg !41
  call void @llvm.dbg.declare(metadata [5 x i32]* %hist, metadata !27, metadata !DIExpression()), !dbg !42
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(20) %1, i8 0, i64 20, i1 false), !dbg !42
  %idxprom = sext i32 %0 to i64, !dbg !43
  %arrayidx = getelementptr inbounds i32, i32* %a, i64 %idxprom, !dbg !43
  %2 = load i32, i32* %arrayidx, align 4, !dbg !43, !tbaa !44
  %and = and i32 %2, 7, !dbg !48
  switch i32 %and, label %sw.default [
    i32 0, label %sw.epilog
    i32 3, label %sw.epilog
    i32 1, label %sw.bb1
    i32 2, label %sw.bb2
    i32 6, label %sw.bb3
  ], !dbg !49

sw.bb1:                                           ; preds = %entry
  call void @llvm.dbg.value(metadata i32 %n, metadata !26, metadata !DIExpression()), !dbg !39
  %phi.bo = add i32 %n, 5, !dbg !50
  br label %sw.bb2, !dbg !50

sw.bb2:                                           ; preds = %entry, %sw.bb1
  %acc.0 = phi i32 [ 5, %entry ], [ %phi.bo, %sw.bb1 ]
  call void @llvm.dbg.value(metadata i32 undef, metadata !26, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.value(metadata i32 %acc.0, metadata !26, metadata !DIExpression()), !dbg !39
  br label %sw.epilog, !dbg !52

sw.bb3:                                           ; preds = %entry
  %cmp = icmp eq i32 %n, 0, !dbg !53
  br i1 %cmp, label %cleanup62, label %sw.epilog, !dbg !55

sw.default:                                       ; preds = %entry
  call void @llvm.dbg.value(metadata i32 -1, metadata !26, metadata !DIExpression()), !dbg !39
  br label %sw.epilog, !dbg !56

sw.epilog:                                        ; preds = %entry, %entry, %sw.bb3, %sw.default, %sw.bb2
  %acc.1 = phi i32 [ -1, %sw.default ], [ 0, %sw.bb3 ], [ %acc.0, %sw.bb2 ], [ 1, %entry ], [ 1, %entry ], !dbg !39
  call void @llvm.dbg.value(metadata i32 %acc.1, metadata !26, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.value(metadata i32 0, metadata !31, metadata !DIExpression()), !dbg !57
  %cmp4112 = icmp sgt i32 %n, 0, !dbg !58
  br i1 %cmp4112, label %for.cond5.preheader, label %cleanup37, !dbg !59

for.cond:                                         ; preds = %cleanup
  call void @llvm.dbg.value(metadata i32 %inc36, metadata !31, metadata !DIExpression()), !dbg !57
  call void @llvm.dbg.value(metadata i32 %acc.3.lcssa.ph, metadata !26, metadata !DIExpression()), !dbg !39
  %exitcond.not = icmp eq i32 %inc36, %n, !dbg !58
  br i1 %exitcond.not, label %cleanup37, label %for.cond5.preheader, !dbg !59, !llvm.loop !60

for.cond5.preheader:                              ; preds = %sw.epilog, %for.cond
  %i.0114 = phi i32 [ %inc36, %for.cond ], [ 0, %sw.epilog ]
  %acc.2113 = phi i32 [ %acc.3.lcssa.ph, %for.cond ], [ %acc.1, %sw.epilog ]
  call void @llvm.dbg.value(metadata i32 %i.0114, metadata !31, metadata !DIExpression()), !dbg !57
  call void @llvm.dbg.value(metadata i32 %acc.2113, metadata !26, metadata !DIExpression()), !dbg !39
  %idxprom18 = zext i32 %i.0114 to i64, !dbg !64
  %arrayidx19 = getelementptr inbounds i32, i32* %a, i64 %idxprom18, !dbg !64
  call void @llvm.dbg.value(metadata i32 %i.0114, metadata !33, metadata !DIExpression()), !dbg !68
  call void @llvm.dbg.value(metadata i32 %acc.2113, metadata !26, metadata !DIExpression()), !dbg !39
  %and17 = and i32 %i.0114, 1
  %tobool.not = icmp eq i32 %and17, 0
  br label %for.body8, !dbg !69

for.body8:                                        ; preds = %for.cond5.preheader, %for.inc
  %j.0109 = phi i32 [ %i.0114, %for.cond5.preheader ], [ %add31, %for.inc ]
  %acc.3108 = phi i32 [ %acc.2113, %for.cond5.preheader ], [ %acc.4, %for.inc ]
  call void @llvm.dbg.value(metadata i32 %j.0109, metadata !33, metadata !DIExpression()), !dbg !68
  call void @llvm.dbg.value(metadata i32 %acc.3108, metadata !26, metadata !DIExpression()), !dbg !39
  %idxprom9 = zext i32 %j.0109 to i64, !dbg !70
  %arrayidx10 = getelementptr inbounds i32, i32* %a, i64 %idxprom9, !dbg !70
  %3 = load i32, i32* %arrayidx10, align 4, !dbg !70, !tbaa !44
  %cmp11 = icmp slt i32 %3, 0, !dbg !72
  br i1 %cmp11, label %for.inc, label %if.end13, !dbg !73

if.end13:                                         ; preds = %for.body8
  %cmp16 = icmp slt i32 %3, 101, !dbg !74
  %or.cond106 = select i1 %cmp16, i1 true, i1 %tobool.not, !dbg !75
  br i1 %or.cond106, label %lor.lhs.false, label %cleanup, !dbg !75

lor.lhs.false:                                    ; preds = %if.end13
  %4 = load i32, i32* %arrayidx19, align 4, !dbg !64, !tbaa !44
  %cmp20 = icmp eq i32 %4, 77, !dbg !76
  br i1 %cmp20, label %cleanup, label %if.end22, !dbg !77

if.end22:                                         ; preds = %lor.lhs.false
  %xor = xor i32 %j.0109, %i.0114, !dbg !78
  %mul = mul nsw i32 %3, %xor, !dbg !79
  %add25 = add nsw i32 %mul, %acc.3108, !dbg !80
  call void @llvm.dbg.value(metadata i32 %add25, metadata !26, metadata !DIExpression()), !dbg !39
  %add28 = add nsw i32 %3, %i.0114, !dbg !81
  %rem = srem i32 %add28, 5, !dbg !82
  %idxprom29 = sext i32 %rem to i64, !dbg !83
  %arrayidx30 = getelementptr inbounds [5 x i32], [5 x i32]* %hist, i64 0, i64 %idxprom29, !dbg !83
  %5 = load i32, i32* %arrayidx30, align 4, !dbg !84, !tbaa !44
  %inc = add nsw i32 %5, 1, !dbg !84
  store i32 %inc, i32* %arrayidx30, align 4, !dbg !84, !tbaa !44
  br label %for.inc, !dbg !85

for.inc:                                          ; preds = %for.body8, %if.end22
  %acc.4 = phi i32 [ %acc.3108, %for.body8 ], [ %add25, %if.end22 ], !dbg !39
  call void @llvm.dbg.value(metadata i32 %acc.4, metadata !26, metadata !DIExpression()), !dbg !39
  %add31 = add nuw nsw i32 %j.0109, 2, !dbg !86
  call void @llvm.dbg.value(metadata i32 %add31, metadata !33, metadata !DIExpression()), !dbg !68
  %cmp6 = icmp slt i32 %add31, %n, !dbg !87
  br i1 %cmp6, label %for.body8, label %cleanup, !dbg !69, !llvm.loop !88

cleanup:                                          ; preds = %for.inc, %if.end13, %lor.lhs.false
  %acc.3.lcssa.ph = phi i32 [ %acc.4, %for.inc ], [ %acc.3108, %if.end13 ], [ %acc.3108, %lor.lhs.false ]
  %cmp32 = icmp sgt i32 %acc.3.lcssa.ph, 10000, !dbg !90
  %inc36 = add nuw nsw i32 %i.0114, 1, !dbg !92
  call void @llvm.dbg.value(metadata i32 %inc36, metadata !31, metadata !DIExpression()), !dbg !57
  br i1 %cmp32, label %cleanup37, label %for.cond, !dbg !93

cleanup37:                                        ; preds = %for.cond, %cleanup, %sw.epilog
  %acc.5 = phi i32 [ %acc.1, %sw.epilog ], [ %acc.3.lcssa.ph, %cleanup ], [ %acc.3.lcssa.ph, %for.cond ], !dbg !94
  %cleanup.dest.slot.0 = phi i32 [ 3, %sw.epilog ], [ 3, %for.cond ], [ 9, %cleanup ]
  call void @llvm.dbg.value(metadata i32 %acc.5, metadata !26, metadata !DIExpression()), !dbg !39
  switch i32 %cleanup.dest.slot.0, label %cleanup62 [
    i32 3, label %do.body
    i32 9, label %out
  ]

do.body:                                          ; preds = %cleanup37, %do.body
  %n.addr.0 = phi i32 [ %dec, %do.body ], [ %n, %cleanup37 ]
  %acc.6 = phi i32 [ %sub, %do.body ], [ %acc.5, %cleanup37 ], !dbg !39
  call void @llvm.dbg.value(metadata i32 %acc.6, metadata !26, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.value(metadata i32 %n.addr.0, metadata !24, metadata !DIExpression()), !dbg !39
  %and39 = and i32 %acc.6, 3, !dbg !95
  %6 = zext i32 %and39 to i64
  %arrayidx41 = getelementptr inbounds [5 x i32], [5 x i32]* %hist, i64 0, i64 %6, !dbg !97
  %7 = load i32, i32* %arrayidx41, align 4, !dbg !97, !tbaa !44
  %sub = sub nsw i32 %acc.6, %7, !dbg !98
  call void @llvm.dbg.value(metadata i32 %sub, metadata !26, metadata !DIExpression()), !dbg !39
  %dec = add nsw i32 %n.addr.0, -1, !dbg !99
  call void @llvm.dbg.value(metadata i32 %dec, metadata !24, metadata !DIExpression()), !dbg !39
  %cmp42 = icmp sgt i32 %n.addr.0, 1, !dbg !100
  %cmp43 = icmp sgt i32 %sub, 0, !dbg !101
  %8 = select i1 %cmp42, i1 %cmp43, i1 false, !dbg !101
  br i1 %8, label %do.body, label %out, !dbg !102, !llvm.loop !103

out:                                              ; preds = %do.body, %cleanup37
  %acc.7 = phi i32 [ %acc.5, %cleanup37 ], [ %sub, %do.body ], !dbg !39
  call void @llvm.dbg.value(metadata i32 %acc.7, metadata !26, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.label(metadata !38), !dbg !106
  call void @llvm.dbg.value(metadata i32 0, metadata !37, metadata !DIExpression()), !dbg !39
  br label %while.cond, !dbg !107

while.cond:                                       ; preds = %while.cond, %out
  %best.0 = phi i32 [ 0, %out ], [ %inc51, %while.cond ], !dbg !39
  call void @llvm.dbg.value(metadata i32 %best.0, metadata !37, metadata !DIExpression()), !dbg !39
  %idxprom44 = zext i32 %best.0 to i64, !dbg !108
  %arrayidx45 = getelementptr inbounds [5 x i32], [5 x i32]* %hist, i64 0, i64 %idxprom44, !dbg !108
  %9 = load i32, i32* %arrayidx45, align 4, !dbg !108, !tbaa !44
  %cmp46 = icmp sgt i32 %9, 2, !dbg !111
  %cmp48 = icmp eq i32 %best.0, 4
  %or.cond = select i1 %cmp46, i1 true, i1 %cmp48, !dbg !112
  %inc51 = add nuw nsw i32 %best.0, 1, !dbg !113
  call void @llvm.dbg.value(metadata i32 %inc51, metadata !37, metadata !DIExpression()), !dbg !39
  br i1 %or.cond, label %while.end, label %while.cond, !dbg !112, !llvm.loop !114

while.end:                                        ; preds = %while.cond
  %cmp52 = icmp sgt i32 %acc.7, 0, !dbg !116
  %and53 = and i32 %best.0, 1, !dbg !117
  %tobool54.not = icmp eq i32 %and53, 0, !dbg !117
  %sub56 = sub nsw i32 0, %acc.7, !dbg !117
  %cond = select i1 %tobool54.not, i32 %acc.7, i32 %sub56, !dbg !117
  %cond59 = select i1 %cmp52, i32 %best.0, i32 %cond, !dbg !117
  %arrayidx61 = getelementptr inbounds i32, i32* %o, i64 %idxprom, !dbg !118
  store i32 %cond59, i32* %arrayidx61, align 4, !dbg !119, !tbaa !44
  br label %cleanup62, !dbg !120

cleanup62:                                        ; preds = %sw.bb3, %while.end, %cleanup37
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %1) #6, !dbg !120
  ret void, !dbg !120
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.label(metadata) #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { nofree nosync nounwind readnone speculatable }
attributes #5 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!8}
!llvm.module.flags = !{!9, !10, !11, !12}
!llvm.ident = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "control.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 206)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 207)
!7 = !DINamespace(name: "std", scope: null)
!8 = !{void (i32*, i32*, i32)* @_Z7controlPiPKii, !"kernel", i32 1}
!9 = !{i32 7, !"Dwarf Version", i32 4}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!13 = !{!"clang version 14.0.6"}
!14 = distinct !DISubprogram(name: "control", linkageName: "_Z7controlPiPKii", scope: !1, file: !1, line: 2, type: !15, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !21)
!15 = !DISubroutineType(types: !16)
!16 = !{null, !17, !19, !18}
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!21 = !{!22, !23, !24, !25, !26, !27, !31, !33, !37, !38}
!22 = !DILocalVariable(name: "o", arg: 1, scope: !14, file: !1, line: 2, type: !17)
!23 = !DILocalVariable(name: "a", arg: 2, scope: !14, file: !1, line: 2, type: !19)
!24 = !DILocalVariable(name: "n", arg: 3, scope: !14, file: !1, line: 2, type: !18)
!25 = !DILocalVariable(name: "t", scope: !14, file: !1, line: 3, type: !18)
!26 = !DILocalVariable(name: "acc", scope: !14, file: !1, line: 3, type: !18)
!27 = !DILocalVariable(name: "hist", scope: !14, file: !1, line: 4, type: !28)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 160, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 5)
!31 = !DILocalVariable(name: "i", scope: !32, file: !1, line: 22, type: !18)
!32 = distinct !DILexicalBlock(scope: !14, file: !1, line: 22, column: 3)
!33 = !DILocalVariable(name: "j", scope: !34, file: !1, line: 23, type: !18)
!34 = distinct !DILexicalBlock(scope: !35, file: !1, line: 23, column: 5)
!35 = distinct !DILexicalBlock(scope: !36, file: !1, line: 22, column: 31)
!36 = distinct !DILexicalBlock(scope: !32, file: !1, line: 22, column: 3)
!37 = !DILocalVariable(name: "best", scope: !14, file: !1, line: 39, type: !18)
!38 = !DILabel(scope: !14, name: "out", file: !1, line: 38)
!39 = !DILocation(line: 0, scope: !14)
!40 = !DILocation(line: 3, column: 11, scope: !14)
!41 = !DILocation(line: 4, column: 3, scope: !14)
!42 = !DILocation(line: 4, column: 7, scope: !14)
!43 = !DILocation(line: 5, column: 11, scope: !14)
!44 = !{!45, !45, i64 0}
!45 = !{!"int", !46, i64 0}
!46 = !{!"omnipotent char", !47, i64 0}
!47 = !{!"Simple C++ TBAA"}
!48 = !DILocation(line: 5, column: 16, scope: !14)
!49 = !DILocation(line: 5, column: 3, scope: !14)
!50 = !DILocation(line: 11, column: 5, scope: !51)
!51 = distinct !DILexicalBlock(scope: !14, file: !1, line: 5, column: 21)
!52 = !DILocation(line: 14, column: 5, scope: !51)
!53 = !DILocation(line: 16, column: 11, scope: !54)
!54 = distinct !DILexicalBlock(scope: !51, file: !1, line: 16, column: 9)
!55 = !DILocation(line: 16, column: 9, scope: !51)
!56 = !DILocation(line: 21, column: 3, scope: !51)
!57 = !DILocation(line: 0, scope: !32)
!58 = !DILocation(line: 22, column: 21, scope: !36)
!59 = !DILocation(line: 22, column: 3, scope: !32)
!60 = distinct !{!60, !59, !61, !62, !63}
!61 = !DILocation(line: 33, column: 3, scope: !32)
!62 = !{!"llvm.loop.mustprogress"}
!63 = !{!"llvm.loop.unroll.disable"}
!64 = !DILocation(line: 26, column: 36, scope: !65)
!65 = distinct !DILexicalBlock(scope: !66, file: !1, line: 26, column: 11)
!66 = distinct !DILexicalBlock(scope: !67, file: !1, line: 23, column: 36)
!67 = distinct !DILexicalBlock(scope: !34, file: !1, line: 23, column: 5)
!68 = !DILocation(line: 0, scope: !34)
!69 = !DILocation(line: 23, column: 5, scope: !34)
!70 = !DILocation(line: 24, column: 11, scope: !71)
!71 = distinct !DILexicalBlock(scope: !66, file: !1, line: 24, column: 11)
!72 = !DILocation(line: 24, column: 16, scope: !71)
!73 = !DILocation(line: 24, column: 11, scope: !66)
!74 = !DILocation(line: 26, column: 16, scope: !65)
!75 = !DILocation(line: 26, column: 22, scope: !65)
!76 = !DILocation(line: 26, column: 41, scope: !65)
!77 = !DILocation(line: 26, column: 11, scope: !66)
!78 = !DILocation(line: 28, column: 24, scope: !66)
!79 = !DILocation(line: 28, column: 19, scope: !66)
!80 = !DILocation(line: 28, column: 11, scope: !66)
!81 = !DILocation(line: 29, column: 20, scope: !66)
!82 = !DILocation(line: 29, column: 25, scope: !66)
!83 = !DILocation(line: 29, column: 9, scope: !66)
!84 = !DILocation(line: 29, column: 7, scope: !66)
!85 = !DILocation(line: 30, column: 5, scope: !66)
!86 = !DILocation(line: 23, column: 30, scope: !67)
!87 = !DILocation(line: 23, column: 23, scope: !67)
!88 = distinct !{!88, !69, !89, !62, !63}
!89 = !DILocation(line: 30, column: 5, scope: !34)
!90 = !DILocation(line: 31, column: 13, scope: !91)
!91 = distinct !DILexicalBlock(scope: !35, file: !1, line: 31, column: 9)
!92 = !DILocation(line: 22, column: 26, scope: !36)
!93 = !DILocation(line: 31, column: 9, scope: !35)
!94 = !DILocation(line: 20, column: 9, scope: !51)
!95 = !DILocation(line: 35, column: 21, scope: !96)
!96 = distinct !DILexicalBlock(scope: !14, file: !1, line: 34, column: 6)
!97 = !DILocation(line: 35, column: 12, scope: !96)
!98 = !DILocation(line: 35, column: 9, scope: !96)
!99 = !DILocation(line: 36, column: 5, scope: !96)
!100 = !DILocation(line: 37, column: 14, scope: !14)
!101 = !DILocation(line: 37, column: 18, scope: !14)
!102 = !DILocation(line: 37, column: 3, scope: !96)
!103 = distinct !{!103, !104, !105, !62, !63}
!104 = !DILocation(line: 34, column: 3, scope: !14)
!105 = !DILocation(line: 37, column: 28, scope: !14)
!106 = !DILocation(line: 38, column: 1, scope: !14)
!107 = !DILocation(line: 40, column: 3, scope: !14)
!108 = !DILocation(line: 41, column: 9, scope: !109)
!109 = distinct !DILexicalBlock(scope: !110, file: !1, line: 41, column: 9)
!110 = distinct !DILexicalBlock(scope: !14, file: !1, line: 40, column: 16)
!111 = !DILocation(line: 41, column: 20, scope: !109)
!112 = !DILocation(line: 41, column: 24, scope: !109)
!113 = !DILocation(line: 43, column: 5, scope: !110)
!114 = distinct !{!114, !107, !115, !62, !63}
!115 = !DILocation(line: 44, column: 3, scope: !14)
!116 = !DILocation(line: 45, column: 14, scope: !14)
!117 = !DILocation(line: 45, column: 10, scope: !14)
!118 = !DILocation(line: 45, column: 3, scope: !14)
!119 = !DILocation(line: 45, column: 8, scope: !14)
!120 = !DILocation(line: 46, column: 1, scope: !14)
