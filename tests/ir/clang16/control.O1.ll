; ModuleID = 'control.cu'
source_filename = "control.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @_Z7controlPiPKii(ptr nocapture noundef writeonly %o, ptr nocapture noundef readonly %a, i32 noundef %n) local_unnamed_addr #0 !dbg !14 {
entry:
  %hist = alloca [5 x i32], align 4
  call void @llvm.dbg.value(metadata ptr %o, metadata !22, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.value(metadata ptr %a, metadata !23, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.value(metadata i32 %n, metadata !24, metadata !DIExpression()), !dbg !39
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !40
  call void @llvm.dbg.value(metadata i32 %0, metadata !25, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.value(metadata i32 0, metadata !26, metadata !DIExpression()), !dbg !39
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %hist) #5, !dbg !41
  call void @llvm.dbg.declare(metadata ptr %hist, metadata !27, metadata !DIExpression()), !dbg !42
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %hist, i8 0, i64 20, i1 false), !dbg !42
  %idxprom = sext i32 %0 to i64, !dbg !43
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom, !dbg !43
  %1 = load i32, ptr %arrayidx, align 4, !dbg !43, !tbaa !44
  %and = and i32 %1, 7, !dbg !48
  switch i32 %and, label %sw.default [
    i32 0, label %sw.epilog
    i32 3, label %sw.epilog
    i32 1, label %sw.bb1
    i32 2, label %sw.bb2
    i32 6, label %sw.bb3
  ], !dbg !49

sw.bb1:                                           ; preds = %entry
  call void @llvm.dbg.value(metadata i32 %n, metadata !26, metadata !DIExpression()), !dbg !39
  %2 = add nsw i32 %n, 5, !dbg !50
  br label %sw.bb2, !dbg !52

sw.bb2:                                           ; preds = %entry, %sw.bb1
  %acc.0 = phi i32 [ 5, %entry ], [ %2, %sw.bb1 ]
  call void @llvm.dbg.value(metadata i32 poison, metadata !26, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.value(metadata i32 %acc.0, metadata !26, metadata !DIExpression()), !dbg !39
  br label %sw.epilog, !dbg !53

sw.bb3:                                           ; preds = %entry
  %cmp = icmp eq i32 %n, 0, !dbg !54
  br i1 %cmp, label %cleanup62, label %sw.epilog, !dbg !56

sw.default:                                       ; preds = %entry
  call void @llvm.dbg.value(metadata i32 -1, metadata !26, metadata !DIExpression()), !dbg !39
  br label %sw.epilog, !dbg !57

sw.epilog:                                        ; preds = %entry, %entry, %sw.bb3, %sw.default, %sw.bb2
  %acc.1 = phi i32 [ -1, %sw.default ], [ 0, %sw.bb3 ], [ %acc.0, %sw.bb2 ], [ 1, %entry ], [ 1, %entry ], !dbg !39
  call void @llvm.dbg.value(metadata i32 %acc.1, metadata !26, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.value(metadata i32 0, metadata !31, metadata !DIExpression()), !dbg !58
  %cmp4107 = icmp sgt i32 %n, 0, !dbg !59
  br i1 %cmp4107, label %for.cond5.preheader, label %cleanup37, !dbg !60

for.cond:                                         ; preds = %cleanup
  %inc36 = add nuw nsw i32 %i.0109, 1, !dbg !61
  call void @llvm.dbg.value(metadata i32 %inc36, metadata !31, metadata !DIExpression()), !dbg !58
  call void @llvm.dbg.value(metadata i32 %i.0109, metadata !31, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !58
  call void @llvm.dbg.value(metadata i32 %acc.3.lcssa.ph, metadata !26, metadata !DIExpression()), !dbg !39
  %exitcond.not = icmp eq i32 %inc36, %n, !dbg !59
  br i1 %exitcond.not, label %cleanup37, label %for.cond5.preheader, !dbg !60, !llvm.loop !62

for.cond5.preheader:                              ; preds = %sw.epilog, %for.cond
  %i.0109 = phi i32 [ %inc36, %for.cond ], [ 0, %sw.epilog ]
  %acc.2108 = phi i32 [ %acc.3.lcssa.ph, %for.cond ], [ %acc.1, %sw.epilog ]
  call void @llvm.dbg.value(metadata i32 %i.0109, metadata !31, metadata !DIExpression()), !dbg !58
  call void @llvm.dbg.value(metadata i32 %acc.2108, metadata !26, metadata !DIExpression()), !dbg !39
  %idxprom18 = zext i32 %i.0109 to i64, !dbg !66
  %arrayidx19 = getelementptr inbounds i32, ptr %a, i64 %idxprom18, !dbg !66
  call void @llvm.dbg.value(metadata i32 %i.0109, metadata !33, metadata !DIExpression()), !dbg !70
  call void @llvm.dbg.value(metadata i32 %acc.2108, metadata !26, metadata !DIExpression()), !dbg !39
  %and17 = and i32 %i.0109, 1
  %tobool.not = icmp eq i32 %and17, 0
  br label %for.body8, !dbg !71

for.body8:                                        ; preds = %for.cond5.preheader, %for.inc
  %j.0104 = phi i32 [ %i.0109, %for.cond5.preheader ], [ %add31, %for.inc ]
  %acc.3103 = phi i32 [ %acc.2108, %for.cond5.preheader ], [ %acc.4, %for.inc ]
  call void @llvm.dbg.value(metadata i32 %j.0104, metadata !33, metadata !DIExpression()), !dbg !70
  call void @llvm.dbg.value(metadata i32 %acc.3103, metadata !26, metadata !DIExpression()), !dbg !39
  %idxprom9 = zext i32 %j.0104 to i64, !dbg !72
  %arrayidx10 = getelementptr inbounds i32, ptr %a, i64 %idxprom9, !dbg !72
  %3 = load i32, ptr %arrayidx10, align 4, !dbg !72, !tbaa !44
  %cmp11 = icmp slt i32 %3, 0, !dbg !74
  br i1 %cmp11, label %for.inc, label %if.end13, !dbg !75

if.end13:                                         ; preds = %for.body8
  %cmp16 = icmp slt i32 %3, 101, !dbg !76
  %or.cond101 = select i1 %cmp16, i1 true, i1 %tobool.not, !dbg !77
  br i1 %or.cond101, label %lor.lhs.false, label %cleanup, !dbg !77

lor.lhs.false:                                    ; preds = %if.end13
  %4 = load i32, ptr %arrayidx19, align 4, !dbg !66, !tbaa !44
  %cmp20 = icmp eq i32 %4, 77, !dbg !78
  br i1 %cmp20, label %cleanup, label %if.end22, !dbg !79

if.end22:                                         ; preds = %lor.lhs.false
  %xor = xor i32 %j.0104, %i.0109, !dbg !80
  %mul = mul nsw i32 %3, %xor, !dbg !81
  %add25 = add nsw i32 %mul, %acc.3103, !dbg !82
  call void @llvm.dbg.value(metadata i32 %add25, metadata !26, metadata !DIExpression()), !dbg !39
  %add28 = add nsw i32 %3, %i.0109, !dbg !83
  %rem = srem i32 %add28, 5, !dbg !84
  %idxprom29 = sext i32 %rem to i64, !dbg !85
  %arrayidx30 = getelementptr inbounds [5 x i32], ptr %hist, i64 0, i64 %idxprom29, !dbg !85
  %5 = load i32, ptr %arrayidx30, align 4, !dbg !86, !tbaa !44
  %inc = add nsw i32 %5, 1, !dbg !86
  store i32 %inc, ptr %arrayidx30, align 4, !dbg !86, !tbaa !44
  br label %for.inc, !dbg !87

for.inc:                                          ; preds = %for.body8, %if.end22
  %acc.4 = phi i32 [ %acc.3103, %for.body8 ], [ %add25, %if.end22 ], !dbg !39
  call void @llvm.dbg.value(metadata i32 %acc.4, metadata !26, metadata !DIExpression()), !dbg !39
  %add31 = add nuw nsw i32 %j.0104, 2, !dbg !88
  call void @llvm.dbg.value(metadata i32 %add31, metadata !33, metadata !DIExpression()), !dbg !70
  %cmp6 = icmp slt i32 %add31, %n, !dbg !89
  br i1 %cmp6, label %for.body8, label %cleanup, !dbg !71, !llvm.loop !90

cleanup:                                          ; preds = %for.inc, %if.end13, %lor.lhs.false
  %acc.3.lcssa.ph = phi i32 [ %acc.4, %for.inc ], [ %acc.3103, %if.end13 ], [ %acc.3103, %lor.lhs.false ]
  %cmp32 = icmp sgt i32 %acc.3.lcssa.ph, 10000, !dbg !92
  call void @llvm.dbg.value(metadata i32 %i.0109, metadata !31, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !58
  br i1 %cmp32, label %cleanup37, label %for.cond, !dbg !94

cleanup37:                                        ; preds = %for.cond, %cleanup, %sw.epilog
  %acc.5 = phi i32 [ %acc.1, %sw.epilog ], [ %acc.3.lcssa.ph, %cleanup ], [ %acc.3.lcssa.ph, %for.cond ], !dbg !95
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
  %and39 = and i32 %acc.6, 3, !dbg !96
  %idxprom40 = zext i32 %and39 to i64
  %arrayidx41 = getelementptr inbounds [5 x i32], ptr %hist, i64 0, i64 %idxprom40, !dbg !98
  %6 = load i32, ptr %arrayidx41, align 4, !dbg !98, !tbaa !44
  %sub = sub nsw i32 %acc.6, %6, !dbg !99
  call void @llvm.dbg.value(metadata i32 %sub, metadata !26, metadata !DIExpression()), !dbg !39
  %dec = add nsw i32 %n.addr.0, -1, !dbg !100
  call void @llvm.dbg.value(metadata i32 %dec, metadata !24, metadata !DIExpression()), !dbg !39
  %cmp42 = icmp sgt i32 %n.addr.0, 1, !dbg !101
  %cmp43 = icmp sgt i32 %sub, 0, !dbg !102
  %7 = select i1 %cmp42, i1 %cmp43, i1 false, !dbg !102
  br i1 %7, label %do.body, label %out, !dbg !103, !llvm.loop !104

out:                                              ; preds = %do.body, %cleanup37
  %acc.7 = phi i32 [ %acc.5, %cleanup37 ], [ %sub, %do.body ], !dbg !39
  call void @llvm.dbg.value(metadata i32 %acc.7, metadata !26, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.label(metadata !38), !dbg !107
  call void @llvm.dbg.value(metadata i32 0, metadata !37, metadata !DIExpression()), !dbg !39
  br label %while.cond, !dbg !108

while.cond:                                       ; preds = %while.cond, %out
  %best.0 = phi i32 [ 0, %out ], [ %inc51, %while.cond ], !dbg !39
  call void @llvm.dbg.value(metadata i32 %best.0, metadata !37, metadata !DIExpression()), !dbg !39
  %idxprom44 = zext i32 %best.0 to i64, !dbg !109
  %arrayidx45 = getelementptr inbounds [5 x i32], ptr %hist, i64 0, i64 %idxprom44, !dbg !109
  %8 = load i32, ptr %arrayidx45, align 4, !dbg !109, !tbaa !44
  %cmp46 = icmp sgt i32 %8, 2, !dbg !112
  %cmp48 = icmp eq i32 %best.0, 4
  %or.cond = select i1 %cmp46, i1 true, i1 %cmp48, !dbg !113
  %inc51 = add nuw nsw i32 %best.0, 1, !dbg !114
  call void @llvm.dbg.value(metadata i32 %inc51, metadata !37, metadata !DIExpression()), !dbg !39
  br i1 %or.cond, label %while.end, label %while.cond, !dbg !113, !llvm.loop !115

while.end:                                        ; preds = %while.cond
  %cmp52 = icmp sgt i32 %acc.7, 0, !dbg !117
  %and53 = and i32 %best.0, 1, !dbg !118
  %tobool54.not = icmp eq i32 %and53, 0, !dbg !118
  %sub56 = sub nsw i32 0, %acc.7, !dbg !118
  %cond = select i1 %tobool54.not, i32 %acc.7, i32 %sub56, !dbg !118
  %cond59 = select i1 %cmp52, i32 %best.0, i32 %cond, !dbg !118
  %arrayidx61 = getelementptr inbounds i32, ptr %o, i64 %idxprom, !dbg !119
  store i32 %cond59, ptr %arrayidx61, align 4, !dbg !120, !tbaa !44
  br label %cleanup62, !dbg !121

cleanup62:                                        ; preds = %sw.bb3, %while.end, %cleanup37
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %hist) #5, !dbg !121
  ret void, !dbg !121
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.label(metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.value(metadata, metadata, metadata) #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!8}
!llvm.module.flags = !{!9, !10, !11, !12}
!llvm.ident = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 16.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
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
!13 = !{!"clang version 16.0.6"}
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
!50 = !DILocation(line: 13, column: 9, scope: !51)
!51 = distinct !DILexicalBlock(scope: !14, file: !1, line: 5, column: 21)
!52 = !DILocation(line: 11, column: 5, scope: !51)
!53 = !DILocation(line: 14, column: 5, scope: !51)
!54 = !DILocation(line: 16, column: 11, scope: !55)
!55 = distinct !DILexicalBlock(scope: !51, file: !1, line: 16, column: 9)
!56 = !DILocation(line: 16, column: 9, scope: !51)
!57 = !DILocation(line: 21, column: 3, scope: !51)
!58 = !DILocation(line: 0, scope: !32)
!59 = !DILocation(line: 22, column: 21, scope: !36)
!60 = !DILocation(line: 22, column: 3, scope: !32)
!61 = !DILocation(line: 22, column: 26, scope: !36)
!62 = distinct !{!62, !60, !63, !64, !65}
!63 = !DILocation(line: 33, column: 3, scope: !32)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !{!"llvm.loop.unroll.disable"}
!66 = !DILocation(line: 26, column: 36, scope: !67)
!67 = distinct !DILexicalBlock(scope: !68, file: !1, line: 26, column: 11)
!68 = distinct !DILexicalBlock(scope: !69, file: !1, line: 23, column: 36)
!69 = distinct !DILexicalBlock(scope: !34, file: !1, line: 23, column: 5)
!70 = !DILocation(line: 0, scope: !34)
!71 = !DILocation(line: 23, column: 5, scope: !34)
!72 = !DILocation(line: 24, column: 11, scope: !73)
!73 = distinct !DILexicalBlock(scope: !68, file: !1, line: 24, column: 11)
!74 = !DILocation(line: 24, column: 16, scope: !73)
!75 = !DILocation(line: 24, column: 11, scope: !68)
!76 = !DILocation(line: 26, column: 16, scope: !67)
!77 = !DILocation(line: 26, column: 22, scope: !67)
!78 = !DILocation(line: 26, column: 41, scope: !67)
!79 = !DILocation(line: 26, column: 11, scope: !68)
!80 = !DILocation(line: 28, column: 24, scope: !68)
!81 = !DILocation(line: 28, column: 19, scope: !68)
!82 = !DILocation(line: 28, column: 11, scope: !68)
!83 = !DILocation(line: 29, column: 20, scope: !68)
!84 = !DILocation(line: 29, column: 25, scope: !68)
!85 = !DILocation(line: 29, column: 9, scope: !68)
!86 = !DILocation(line: 29, column: 7, scope: !68)
!87 = !DILocation(line: 30, column: 5, scope: !68)
!88 = !DILocation(line: 23, column: 30, scope: !69)
!89 = !DILocation(line: 23, column: 23, scope: !69)
!90 = distinct !{!90, !71, !91, !64, !65}
!91 = !DILocation(line: 30, column: 5, scope: !34)
!92 = !DILocation(line: 31, column: 13, scope: !93)
!93 = distinct !DILexicalBlock(scope: !35, file: !1, line: 31, column: 9)
!94 = !DILocation(line: 31, column: 9, scope: !35)
!95 = !DILocation(line: 20, column: 9, scope: !51)
!96 = !DILocation(line: 35, column: 21, scope: !97)
!97 = distinct !DILexicalBlock(scope: !14, file: !1, line: 34, column: 6)
!98 = !DILocation(line: 35, column: 12, scope: !97)
!99 = !DILocation(line: 35, column: 9, scope: !97)
!100 = !DILocation(line: 36, column: 5, scope: !97)
!101 = !DILocation(line: 37, column: 14, scope: !14)
!102 = !DILocation(line: 37, column: 18, scope: !14)
!103 = !DILocation(line: 37, column: 3, scope: !97)
!104 = distinct !{!104, !105, !106, !64, !65}
!105 = !DILocation(line: 34, column: 3, scope: !14)
!106 = !DILocation(line: 37, column: 28, scope: !14)
!107 = !DILocation(line: 38, column: 1, scope: !14)
!108 = !DILocation(line: 40, column: 3, scope: !14)
!109 = !DILocation(line: 41, column: 9, scope: !110)
!110 = distinct !DILexicalBlock(scope: !111, file: !1, line: 41, column: 9)
!111 = distinct !DILexicalBlock(scope: !14, file: !1, line: 40, column: 16)
!112 = !DILocation(line: 41, column: 20, scope: !110)
!113 = !DILocation(line: 41, column: 24, scope: !110)
!114 = !DILocation(line: 43, column: 5, scope: !111)
!115 = distinct !{!115, !108, !116, !64, !65}
!116 = !DILocation(line: 44, column: 3, scope: !14)
!117 = !DILocation(line: 45, column: 14, scope: !14)
!118 = !DILocation(line: 45, column: 10, scope: !14)
!119 = !DILocation(line: 45, column: 3, scope: !14)
!120 = !DILocation(line: 45, column: 8, scope: !14)
!121 = !DILocation(line: 46, column: 1, scope: !14)
