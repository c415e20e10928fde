; ModuleID = 'control.cu'
source_filename = "control.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7controlPiPKii(ptr noundef writeonly captures(none) %o, ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 !dbg !18 {
entry:
  %hist = alloca [5 x i32], align 4, !DIAssignID !43
    #dbg_assign(i1 poison, !31, !DIExpression(), !43, ptr %hist, !DIExpression(), !44)
    #dbg_value(ptr %o, !26, !DIExpression(), !44)
    #dbg_value(ptr %a, !27, !DIExpression(), !44)
    #dbg_value(i32 %n, !28, !DIExpression(), !44)
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !45
    #dbg_value(i32 %0, !29, !DIExpression(), !44)
    #dbg_value(i32 0, !30, !DIExpression(), !44)
  call void @llvm.lifetime.start.p0(ptr nonnull %hist) #4, !dbg !46
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %hist, i8 0, i64 20, i1 false), !dbg !47, !DIAssignID !48
    #dbg_assign(i8 0, !31, !DIExpression(), !48, ptr %hist, !DIExpression(), !44)
  %idxprom = zext nneg i32 %0 to i64, !dbg !49
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom, !dbg !49
  %1 = load i32, ptr %arrayidx, align 4, !dbg !49, !tbaa !14
  %and = and i32 %1, 7, !dbg !50
  switch i32 %and, label %sw.default [
    i32 0, label %sw.epilog
    i32 3, label %sw.epilog
    i32 1, label %sw.bb1
    i32 2, label %sw.bb2
    i32 6, label %sw.bb3
  ], !dbg !51

sw.bb1:                                           ; preds = %entry
    #dbg_value(i32 %n, !30, !DIExpression(), !44)
  %2 = add nsw i32 %n, 5, !dbg !52
  br label %sw.bb2, !dbg !54

sw.bb2:                                           ; preds = %entry, %sw.bb1
  %acc.0 = phi i32 [ %2, %sw.bb1 ], [ 5, %entry ], !dbg !44
    #dbg_value(i32 %acc.0, !30, !DIExpression(), !44)
    #dbg_value(i32 %acc.0, !30, !DIExpression(), !44)
  br label %sw.epilog, !dbg !55

sw.bb3:                                           ; preds = %entry
  %cmp = icmp eq i32 %n, 0, !dbg !56
  br i1 %cmp, label %cleanup62, label %sw.epilog, !dbg !56

sw.default:                                       ; preds = %entry
    #dbg_value(i32 -1, !30, !DIExpression(), !44)
  br label %sw.epilog, !dbg !58

sw.epilog:                                        ; preds = %entry, %entry, %sw.bb3, %sw.default, %sw.bb2
  %acc.1 = phi i32 [ -1, %sw.default ], [ 0, %sw.bb3 ], [ %acc.0, %sw.bb2 ], [ 1, %entry ], [ 1, %entry ], !dbg !44
    #dbg_value(i32 %acc.1, !30, !DIExpression(), !44)
    #dbg_value(i32 0, !35, !DIExpression(), !59)
  %cmp4.not105 = icmp sgt i32 %n, 0, !dbg !60
  br i1 %cmp4.not105, label %for.cond5.preheader, label %cleanup37, !dbg !61

for.cond5.preheader:                              ; preds = %sw.epilog, %cleanup
  %i.0107 = phi i32 [ %inc36, %cleanup ], [ 0, %sw.epilog ]
  %acc.2106 = phi i32 [ %acc.3.lcssa, %cleanup ], [ %acc.1, %sw.epilog ]
    #dbg_value(i32 %i.0107, !35, !DIExpression(), !59)
    #dbg_value(i32 %acc.2106, !30, !DIExpression(), !44)
  %idxprom18 = zext nneg i32 %i.0107 to i64, !dbg !62
  %arrayidx19 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom18, !dbg !62
    #dbg_value(i32 %i.0107, !37, !DIExpression(), !66)
    #dbg_value(i32 %acc.2106, !30, !DIExpression(), !44)
  %and17 = and i32 %i.0107, 1
  %tobool.not = icmp eq i32 %and17, 0
  br label %for.body8, !dbg !67

for.body8:                                        ; preds = %for.cond5.preheader, %for.inc
  %j.0104 = phi i32 [ %i.0107, %for.cond5.preheader ], [ %add31, %for.inc ]
  %acc.3103 = phi i32 [ %acc.2106, %for.cond5.preheader ], [ %acc.4, %for.inc ]
    #dbg_value(i32 %j.0104, !37, !DIExpression(), !66)
    #dbg_value(i32 %acc.3103, !30, !DIExpression(), !44)
  %idxprom9 = zext nneg i32 %j.0104 to i64, !dbg !68
  %arrayidx10 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom9, !dbg !68
  %3 = load i32, ptr %arrayidx10, align 4, !dbg !68, !tbaa !14
  %cmp11 = icmp slt i32 %3, 0, !dbg !70
  br i1 %cmp11, label %for.inc, label %if.end13, !dbg !70

if.end13:                                         ; preds = %for.body8
  %cmp16 = icmp slt i32 %3, 101, !dbg !71
  %or.cond101 = or i1 %tobool.not, %cmp16, !dbg !72
  br i1 %or.cond101, label %lor.lhs.false, label %cleanup, !dbg !72

lor.lhs.false:                                    ; preds = %if.end13
  %4 = load i32, ptr %arrayidx19, align 4, !dbg !62, !tbaa !14
  %cmp20 = icmp eq i32 %4, 77, !dbg !73
  br i1 %cmp20, label %cleanup, label %if.end22, !dbg !74

if.end22:                                         ; preds = %lor.lhs.false
  %xor = xor i32 %j.0104, %i.0107, !dbg !75
  %mul = mul nuw nsw i32 %3, %xor, !dbg !76
  %add25 = add nsw i32 %mul, %acc.3103, !dbg !77
    #dbg_value(i32 %add25, !30, !DIExpression(), !44)
  %add28 = add nuw nsw i32 %3, %i.0107, !dbg !78
  %rem = urem i32 %add28, 5, !dbg !79
  %idxprom29 = zext nneg i32 %rem to i64, !dbg !80
  %arrayidx30 = getelementptr inbounds nuw i32, ptr %hist, i64 %idxprom29, !dbg !80
  %5 = load i32, ptr %arrayidx30, align 4, !dbg !81, !tbaa !14
  %inc = add nsw i32 %5, 1, !dbg !81
  store i32 %inc, ptr %arrayidx30, align 4, !dbg !81, !tbaa !14
  br label %for.inc, !dbg !82

for.inc:                                          ; preds = %for.body8, %if.end22
  %acc.4 = phi i32 [ %acc.3103, %for.body8 ], [ %add25, %if.end22 ], !dbg !44
    #dbg_value(i32 %acc.4, !30, !DIExpression(), !44)
  %add31 = add nuw nsw i32 %j.0104, 2, !dbg !83
    #dbg_value(i32 %add31, !37, !DIExpression(), !66)
  %cmp6 = icmp slt i32 %add31, %n, !dbg !84
  br i1 %cmp6, label %for.body8, label %cleanup, !dbg !67, !llvm.loop !85

cleanup:                                          ; preds = %lor.lhs.false, %if.end13, %for.inc
  %acc.3.lcssa = phi i32 [ %acc.3103, %lor.lhs.false ], [ %acc.3103, %if.end13 ], [ %acc.4, %for.inc ], !dbg !89
  %cmp32 = icmp sgt i32 %acc.3.lcssa, 10000, !dbg !90
    #dbg_value(i32 %i.0107, !35, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !59)
  %inc36 = add nuw nsw i32 %i.0107, 1
    #dbg_value(i32 %inc36, !35, !DIExpression(), !59)
    #dbg_value(i32 %inc36, !35, !DIExpression(), !59)
    #dbg_value(i32 %acc.3.lcssa, !30, !DIExpression(), !44)
  %exitcond.not = icmp eq i32 %inc36, %n
  %or.cond112 = select i1 %cmp32, i1 true, i1 %exitcond.not, !dbg !90
  br i1 %or.cond112, label %cleanup37, label %for.cond5.preheader, !dbg !90, !llvm.loop !92

cleanup37:                                        ; preds = %cleanup, %sw.epilog
  %cmp4.not.lcssa = phi i1 [ false, %sw.epilog ], [ %cmp32, %cleanup ], !dbg !60
  %acc.5 = phi i32 [ %acc.1, %sw.epilog ], [ %acc.3.lcssa, %cleanup ], !dbg !89
    #dbg_value(i32 %acc.5, !30, !DIExpression(), !44)
  br i1 %cmp4.not.lcssa, label %out, label %do.body

do.body:                                          ; preds = %cleanup37, %do.body
  %n.addr.0 = phi i32 [ %dec, %do.body ], [ %n, %cleanup37 ]
  %acc.6 = phi i32 [ %sub, %do.body ], [ %acc.5, %cleanup37 ], !dbg !44
    #dbg_value(i32 %acc.6, !30, !DIExpression(), !44)
    #dbg_value(i32 %n.addr.0, !28, !DIExpression(), !44)
  %and39 = and i32 %acc.6, 3, !dbg !94
  %idxprom40 = zext nneg i32 %and39 to i64, !dbg !96
  %arrayidx41 = getelementptr inbounds nuw i32, ptr %hist, i64 %idxprom40, !dbg !96
  %6 = load i32, ptr %arrayidx41, align 4, !dbg !96, !tbaa !14
  %sub = sub nsw i32 %acc.6, %6, !dbg !97
    #dbg_value(i32 %sub, !30, !DIExpression(), !44)
  %dec = add nsw i32 %n.addr.0, -1, !dbg !98
    #dbg_value(i32 %dec, !28, !DIExpression(), !44)
  %cmp42 = icmp sgt i32 %n.addr.0, 1, !dbg !99
  %cmp43 = icmp sgt i32 %sub, 0, !dbg !100
  %7 = select i1 %cmp42, i1 %cmp43, i1 false, !dbg !100
  br i1 %7, label %do.body, label %out, !dbg !101, !llvm.loop !102

out:                                              ; preds = %do.body, %cleanup37
  %acc.7 = phi i32 [ %acc.5, %cleanup37 ], [ %sub, %do.body ], !dbg !44
    #dbg_value(i32 %acc.7, !30, !DIExpression(), !44)
    #dbg_label(!41, !105)
    #dbg_value(i32 0, !42, !DIExpression(), !44)
  br label %while.cond, !dbg !106

while.cond:                                       ; preds = %while.cond, %out
  %best.0 = phi i32 [ 0, %out ], [ %inc51, %while.cond ], !dbg !44
    #dbg_value(i32 %best.0, !42, !DIExpression(), !44)
  %idxprom44 = zext nneg i32 %best.0 to i64, !dbg !107
  %arrayidx45 = getelementptr inbounds nuw i32, ptr %hist, i64 %idxprom44, !dbg !107
  %8 = load i32, ptr %arrayidx45, align 4, !dbg !107, !tbaa !14
  %cmp46 = icmp sgt i32 %8, 2, !dbg !110
  %cmp48 = icmp eq i32 %best.0, 4
  %or.cond = or i1 %cmp48, %cmp46, !dbg !111
  %inc51 = add nuw nsw i32 %best.0, 1, !dbg !112
    #dbg_value(i32 %inc51, !42, !DIExpression(), !44)
  br i1 %or.cond, label %while.end, label %while.cond, !dbg !111, !llvm.loop !113

while.end:                                        ; preds = %while.cond
  %cmp52 = icmp sgt i32 %acc.7, 0, !dbg !115
  %and53 = and i32 %best.0, 1, !dbg !116
  %tobool54.not = icmp eq i32 %and53, 0, !dbg !116
  %sub56 = sub nsw i32 0, %acc.7, !dbg !116
  %cond = select i1 %tobool54.not, i32 %acc.7, i32 %sub56, !dbg !116
  %cond59 = select i1 %cmp52, i32 %best.0, i32 %cond, !dbg !116
  %arrayidx61 = getelementptr inbounds nuw i32, ptr %o, i64 %idxprom, !dbg !117
  store i32 %cond59, ptr %arrayidx61, align 4, !dbg !118, !tbaa !14
  br label %cleanup62, !dbg !119

cleanup62:                                        ; preds = %sw.bb3, %while.end
  call void @llvm.lifetime.end.p0(ptr nonnull %hist) #4, !dbg !119
  ret void, !dbg !119
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11, !12}
!llvm.ident = !{!13}
!llvm.errno.tbaa = !{!14}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "control.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 206)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 207)
!7 = !DINamespace(name: "std", scope: null)
!8 = !{i32 7, !"Dwarf Version", i32 4}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!12 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!13 = !{!"clang version 22.1.8"}
!14 = !{!15, !15, i64 0}
!15 = !{!"int", !16, i64 0}
!16 = !{!"omnipotent char", !17, i64 0}
!17 = !{!"Simple C++ TBAA"}
!18 = distinct !DISubprogram(name: "control", linkageName: "_Z7controlPiPKii", scope: !1, file: !1, line: 2, type: !19, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !25)
!19 = !DISubroutineType(types: !20)
!20 = !{null, !21, !23, !22}
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!25 = !{!26, !27, !28, !29, !30, !31, !35, !37, !41, !42}
!26 = !DILocalVariable(name: "o", arg: 1, scope: !18, file: !1, line: 2, type: !21)
!27 = !DILocalVariable(name: "a", arg: 2, scope: !18, file: !1, line: 2, type: !23)
!28 = !DILocalVariable(name: "n", arg: 3, scope: !18, file: !1, line: 2, type: !22)
!29 = !DILocalVariable(name: "t", scope: !18, file: !1, line: 3, type: !22)
!30 = !DILocalVariable(name: "acc", scope: !18, file: !1, line: 3, type: !22)
!31 = !DILocalVariable(name: "hist", scope: !18, file: !1, line: 4, type: !32)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 160, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 5)
!35 = !DILocalVariable(name: "i", scope: !36, file: !1, line: 22, type: !22)
!36 = distinct !DILexicalBlock(scope: !18, file: !1, line: 22, column: 3)
!37 = !DILocalVariable(name: "j", scope: !38, file: !1, line: 23, type: !22)
!38 = distinct !DILexicalBlock(scope: !39, file: !1, line: 23, column: 5)
!39 = distinct !DILexicalBlock(scope: !40, file: !1, line: 22, column: 31)
!40 = distinct !DILexicalBlock(scope: !36, file: !1, line: 22, column: 3)
!41 = !DILabel(scope: !18, name: "out", file: !1, line: 38, column: 1)
!42 = !DILocalVariable(name: "best", scope: !18, file: !1, line: 39, type: !22)
!43 = distinct !DIAssignID()
!44 = !DILocation(line: 0, scope: !18)
!45 = !DILocation(line: 3, column: 11, scope: !18)
!46 = !DILocation(line: 4, column: 3, scope: !18)
!47 = !DILocation(line: 4, column: 7, scope: !18)
!48 = distinct !DIAssignID()
!49 = !DILocation(line: 5, column: 11, scope: !18)
!50 = !DILocation(line: 5, column: 16, scope: !18)
!51 = !DILocation(line: 5, column: 3, scope: !18)
!52 = !DILocation(line: 13, column: 9, scope: !53)
!53 = distinct !DILexicalBlock(scope: !18, file: !1, line: 5, column: 21)
!54 = !DILocation(line: 11, column: 5, scope: !53)
!55 = !DILocation(line: 14, column: 5, scope: !53)
!56 = !DILocation(line: 16, column: 11, scope: !57)
!57 = distinct !DILexicalBlock(scope: !53, file: !1, line: 16, column: 9)
!58 = !DILocation(line: 21, column: 3, scope: !53)
!59 = !DILocation(line: 0, scope: !36)
!60 = !DILocation(line: 22, column: 21, scope: !40)
!61 = !DILocation(line: 22, column: 3, scope: !36)
!62 = !DILocation(line: 26, column: 36, scope: !63)
!63 = distinct !DILexicalBlock(scope: !64, file: !1, line: 26, column: 11)
!64 = distinct !DILexicalBlock(scope: !65, file: !1, line: 23, column: 36)
!65 = distinct !DILexicalBlock(scope: !38, file: !1, line: 23, column: 5)
!66 = !DILocation(line: 0, scope: !38)
!67 = !DILocation(line: 23, column: 5, scope: !38)
!68 = !DILocation(line: 24, column: 11, scope: !69)
!69 = distinct !DILexicalBlock(scope: !64, file: !1, line: 24, column: 11)
!70 = !DILocation(line: 24, column: 16, scope: !69)
!71 = !DILocation(line: 26, column: 16, scope: !63)
!72 = !DILocation(line: 26, column: 22, scope: !63)
!73 = !DILocation(line: 26, column: 41, scope: !63)
!74 = !DILocation(line: 26, column: 33, scope: !63)
!75 = !DILocation(line: 28, column: 24, scope: !64)
!76 = !DILocation(line: 28, column: 19, scope: !64)
!77 = !DILocation(line: 28, column: 11, scope: !64)
!78 = !DILocation(line: 29, column: 20, scope: !64)
!79 = !DILocation(line: 29, column: 25, scope: !64)
!80 = !DILocation(line: 29, column: 9, scope: !64)
!81 = !DILocation(line: 29, column: 7, scope: !64)
!82 = !DILocation(line: 30, column: 5, scope: !64)
!83 = !DILocation(line: 23, column: 30, scope: !65)
!84 = !DILocation(line: 23, column: 23, scope: !65)
!85 = distinct !{!85, !67, !86, !87, !88}
!86 = !DILocation(line: 30, column: 5, scope: !38)
!87 = !{!"llvm.loop.mustprogress"}
!88 = !{!"llvm.loop.unroll.disable"}
!89 = !DILocation(line: 20, column: 9, scope: !53)
!90 = !DILocation(line: 31, column: 13, scope: !91)
!91 = distinct !DILexicalBlock(scope: !39, file: !1, line: 31, column: 9)
!92 = distinct !{!92, !61, !93, !87, !88}
!93 = !DILocation(line: 33, column: 3, scope: !36)
!94 = !DILocation(line: 35, column: 21, scope: !95)
!95 = distinct !DILexicalBlock(scope: !18, file: !1, line: 34, column: 6)
!96 = !DILocation(line: 35, column: 12, scope: !95)
!97 = !DILocation(line: 35, column: 9, scope: !95)
!98 = !DILocation(line: 36, column: 5, scope: !95)
!99 = !DILocation(line: 37, column: 14, scope: !18)
!100 = !DILocation(line: 37, column: 18, scope: !18)
!101 = !DILocation(line: 37, column: 3, scope: !95)
!102 = distinct !{!102, !103, !104, !87, !88}
!103 = !DILocation(line: 34, column: 3, scope: !18)
!104 = !DILocation(line: 37, column: 28, scope: !18)
!105 = !DILocation(line: 38, column: 1, scope: !18)
!106 = !DILocation(line: 40, column: 3, scope: !18)
!107 = !DILocation(line: 41, column: 9, scope: !108)
!108 = distinct !DILexicalBlock(scope: !109, file: !1, line: 41, column: 9)
!109 = distinct !DILexicalBlock(scope: !18, file: !1, line: 40, column: 16)
!110 = !DILocation(line: 41, column: 20, scope: !108)
!111 = !DILocation(line: 41, column: 24, scope: !108)
!112 = !DILocation(line: 43, column: 5, scope: !109)
!113 = distinct !{!113, !106, !114, !87, !88}
!114 = !DILocation(line: 44, column: 3, scope: !18)
!115 = !DILocation(line: 45, column: 14, scope: !18)
!116 = !DILocation(line: 45, column: 10, scope: !18)
!117 = !DILocation(line: 45, column: 3, scope: !18)
!118 = !DILocation(line: 45, column: 8, scope: !18)
!119 = !DILocation(line: 46, column: 1, scope: !18)
