; ModuleID = 'reduction.cu'
source_filename = "reduction.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$_Z4fillIxEvPT_S0_ = comdat any

$_Z4fillIdEvPT_S0_ = comdat any

@s = external local_unnamed_addr addrspace(3) global [0 x i32], align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @_Z6reducePiPKii(ptr nocapture noundef %out, ptr nocapture noundef readonly %in, i32 noundef %n) local_unnamed_addr #0 !dbg !19 {
entry:
    #dbg_value(ptr %out, !26, !DIExpression(), !36)
    #dbg_value(ptr %in, !27, !DIExpression(), !36)
    #dbg_value(i32 %n, !28, !DIExpression(), !36)
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !37
    #dbg_value(i32 %0, !29, !DIExpression(), !36)
  %1 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !38
  %2 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !39
  %mul = mul i32 %1, %2, !dbg !40
  %add = add i32 %mul, %0, !dbg !41
    #dbg_value(i32 %add, !30, !DIExpression(), !36)
  %cmp = icmp slt i32 %add, %n, !dbg !42
  br i1 %cmp, label %cond.true, label %cond.end, !dbg !43

cond.true:                                        ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !44
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !44
  %3 = load i32, ptr %arrayidx, align 4, !dbg !44, !tbaa !45
  br label %cond.end, !dbg !43

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i32 [ %3, %cond.true ], [ 0, %entry ], !dbg !43
  %idxprom3 = zext nneg i32 %0 to i64, !dbg !49
  %arrayidx4 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom3, !dbg !49
  store i32 %cond, ptr %arrayidx4, align 4, !dbg !50, !tbaa !45
  tail call void @llvm.nvvm.barrier0(), !dbg !51
    #dbg_value(i32 %2, !31, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_stack_value), !52)
  %cmp637 = icmp ugt i32 %2, 63, !dbg !53
  br i1 %cmp637, label %for.body, label %for.cond.cleanup, !dbg !55

for.cond.cleanup:                                 ; preds = %if.end, %cond.end
  %cmp14 = icmp ult i32 %0, 32, !dbg !56
  br i1 %cmp14, label %if.then15, label %if.end23, !dbg !57

for.body:                                         ; preds = %cond.end, %if.end
  %d.038.in = phi i32 [ %d.038, %if.end ], [ %2, %cond.end ]
  %d.038 = lshr i32 %d.038.in, 1, !dbg !58
  %cmp7 = icmp ult i32 %0, %d.038, !dbg !59
  br i1 %cmp7, label %if.then, label %if.end, !dbg !62

if.then:                                          ; preds = %for.body
  %add8 = add nuw nsw i32 %d.038, %0, !dbg !63
  %idxprom9 = zext nneg i32 %add8 to i64, !dbg !64
  %arrayidx10 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom9, !dbg !64
  %4 = load i32, ptr %arrayidx10, align 4, !dbg !64, !tbaa !45
  %5 = load i32, ptr %arrayidx4, align 4, !dbg !65, !tbaa !45
  %add13 = add nsw i32 %5, %4, !dbg !65
  store i32 %add13, ptr %arrayidx4, align 4, !dbg !65, !tbaa !45
  br label %if.end, !dbg !66

if.end:                                           ; preds = %if.then, %for.body
  tail call void @llvm.nvvm.barrier0(), !dbg !67
    #dbg_value(i32 %d.038, !31, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_stack_value), !52)
    #dbg_value(i32 %d.038, !31, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_stack_value), !52)
  %cmp6 = icmp ugt i32 %d.038.in, 127, !dbg !53
  br i1 %cmp6, label %for.body, label %for.cond.cleanup, !dbg !55, !llvm.loop !68

if.then15:                                        ; preds = %for.cond.cleanup
  %6 = load i32, ptr %arrayidx4, align 4, !dbg !72, !tbaa !45
    #dbg_value(i32 %6, !73, !DIExpression(), !82)
    #dbg_value(i32 16, !78, !DIExpression(), !84)
  br label %for.body.i, !dbg !85

for.body.i:                                       ; preds = %for.body.i, %if.then15
  %d.06.i = phi i32 [ 16, %if.then15 ], [ %shr.i, %for.body.i ]
  %v.addr.05.i = phi i32 [ %6, %if.then15 ], [ %add.i, %for.body.i ]
    #dbg_value(i32 %d.06.i, !78, !DIExpression(), !84)
    #dbg_value(i32 %v.addr.05.i, !73, !DIExpression(), !82)
  %7 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %v.addr.05.i, i32 %d.06.i, i32 31), !dbg !86
  %add.i = add nsw i32 %7, %v.addr.05.i, !dbg !88
    #dbg_value(i32 %add.i, !73, !DIExpression(), !82)
  %shr.i = lshr i32 %d.06.i, 1, !dbg !89
    #dbg_value(i32 %shr.i, !78, !DIExpression(), !84)
  %cmp.not.i = icmp ult i32 %d.06.i, 2, !dbg !90
  br i1 %cmp.not.i, label %_Z8warp_sumILi32EEii.exit, label %for.body.i, !dbg !85, !llvm.loop !91

_Z8warp_sumILi32EEii.exit:                        ; preds = %for.body.i
    #dbg_value(i32 %add.i, !33, !DIExpression(), !93)
  %cmp19 = icmp eq i32 %0, 0, !dbg !94
  br i1 %cmp19, label %if.then20, label %if.end23, !dbg !96

if.then20:                                        ; preds = %_Z8warp_sumILi32EEii.exit
  %8 = atomicrmw add ptr %out, i32 %add.i monotonic, align 4, !dbg !97
  br label %if.end23, !dbg !97

if.end23:                                         ; preds = %_Z8warp_sumILi32EEii.exit, %if.then20, %for.cond.cleanup
  ret void, !dbg !98
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define void @_Z4fillIxEvPT_S0_(ptr nocapture noundef writeonly %p, i64 noundef %v) local_unnamed_addr #2 comdat !dbg !99 {
entry:
    #dbg_value(ptr %p, !105, !DIExpression(), !109)
    #dbg_value(i64 %v, !106, !DIExpression(), !109)
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !110
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !111
  %mul = mul i32 %0, %1, !dbg !112
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !113
  %add = add i32 %mul, %2, !dbg !114
  %idxprom = zext i32 %add to i64, !dbg !115
  %arrayidx = getelementptr inbounds i64, ptr %p, i64 %idxprom, !dbg !115
  store i64 %v, ptr %arrayidx, align 8, !dbg !116, !tbaa !117
  ret void, !dbg !119
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define void @_Z4fillIdEvPT_S0_(ptr nocapture noundef writeonly %p, double noundef %v) local_unnamed_addr #2 comdat !dbg !120 {
entry:
    #dbg_value(ptr %p, !126, !DIExpression(), !130)
    #dbg_value(double %v, !127, !DIExpression(), !130)
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !131
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !132
  %mul = mul i32 %0, %1, !dbg !133
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !134
  %add = add i32 %mul, %2, !dbg !135
  %idxprom = zext i32 %add to i64, !dbg !136
  %arrayidx = getelementptr inbounds double, ptr %p, i64 %idxprom, !dbg !136
  store double %v, ptr %arrayidx, align 8, !dbg !137, !tbaa !138
  ret void, !dbg !140
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #4

attributes #0 = { convergent mustprogress norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!10, !11, !12}
!llvm.module.flags = !{!13, !14, !15, !16, !17}
!llvm.ident = !{!18}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 19.1.7", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !4, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "reduction.cu", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{!5, !8}
!5 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !6, file: !7, line: 206)
!6 = !DINamespace(name: "ws_math", scope: null)
!7 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!8 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !6, file: !7, line: 207)
!9 = !DINamespace(name: "std", scope: null)
!10 = !{ptr @_Z6reducePiPKii, !"kernel", i32 1}
!11 = !{ptr @_Z4fillIxEvPT_S0_, !"kernel", i32 1}
!12 = !{ptr @_Z4fillIdEvPT_S0_, !"kernel", i32 1}
!13 = !{i32 7, !"Dwarf Version", i32 4}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!17 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!18 = !{!"clang version 19.1.7"}
!19 = distinct !DISubprogram(name: "reduce", linkageName: "_Z6reducePiPKii", scope: !1, file: !1, line: 8, type: !20, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !25)
!20 = !DISubroutineType(types: !21)
!21 = !{null, !22, !23, !3}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !3)
!25 = !{!26, !27, !28, !29, !30, !31, !33}
!26 = !DILocalVariable(name: "out", arg: 1, scope: !19, file: !1, line: 8, type: !22)
!27 = !DILocalVariable(name: "in", arg: 2, scope: !19, file: !1, line: 8, type: !23)
!28 = !DILocalVariable(name: "n", arg: 3, scope: !19, file: !1, line: 8, type: !3)
!29 = !DILocalVariable(name: "t", scope: !19, file: !1, line: 10, type: !3)
!30 = !DILocalVariable(name: "i", scope: !19, file: !1, line: 11, type: !3)
!31 = !DILocalVariable(name: "d", scope: !32, file: !1, line: 14, type: !3)
!32 = distinct !DILexicalBlock(scope: !19, file: !1, line: 14, column: 3)
!33 = !DILocalVariable(name: "v", scope: !34, file: !1, line: 20, type: !3)
!34 = distinct !DILexicalBlock(scope: !35, file: !1, line: 19, column: 15)
!35 = distinct !DILexicalBlock(scope: !19, file: !1, line: 19, column: 7)
!36 = !DILocation(line: 0, scope: !19)
!37 = !DILocation(line: 10, column: 11, scope: !19)
!38 = !DILocation(line: 11, column: 11, scope: !19)
!39 = !DILocation(line: 11, column: 24, scope: !19)
!40 = !DILocation(line: 11, column: 22, scope: !19)
!41 = !DILocation(line: 11, column: 35, scope: !19)
!42 = !DILocation(line: 12, column: 12, scope: !19)
!43 = !DILocation(line: 12, column: 10, scope: !19)
!44 = !DILocation(line: 12, column: 18, scope: !19)
!45 = !{!46, !46, i64 0}
!46 = !{!"int", !47, i64 0}
!47 = !{!"omnipotent char", !48, i64 0}
!48 = !{!"Simple C++ TBAA"}
!49 = !DILocation(line: 12, column: 3, scope: !19)
!50 = !DILocation(line: 12, column: 8, scope: !19)
!51 = !DILocation(line: 13, column: 3, scope: !19)
!52 = !DILocation(line: 0, scope: !32)
!53 = !DILocation(line: 14, column: 34, scope: !54)
!54 = distinct !DILexicalBlock(scope: !32, file: !1, line: 14, column: 3)
!55 = !DILocation(line: 14, column: 3, scope: !32)
!56 = !DILocation(line: 19, column: 9, scope: !35)
!57 = !DILocation(line: 19, column: 7, scope: !19)
!58 = !DILocation(line: 14, scope: !32)
!59 = !DILocation(line: 15, column: 11, scope: !60)
!60 = distinct !DILexicalBlock(scope: !61, file: !1, line: 15, column: 9)
!61 = distinct !DILexicalBlock(scope: !54, file: !1, line: 14, column: 50)
!62 = !DILocation(line: 15, column: 9, scope: !61)
!63 = !DILocation(line: 16, column: 19, scope: !60)
!64 = !DILocation(line: 16, column: 15, scope: !60)
!65 = !DILocation(line: 16, column: 12, scope: !60)
!66 = !DILocation(line: 16, column: 7, scope: !60)
!67 = !DILocation(line: 17, column: 5, scope: !61)
!68 = distinct !{!68, !55, !69, !70, !71}
!69 = !DILocation(line: 18, column: 3, scope: !32)
!70 = !{!"llvm.loop.mustprogress"}
!71 = !{!"llvm.loop.unroll.disable"}
!72 = !DILocation(line: 20, column: 26, scope: !34)
!73 = !DILocalVariable(name: "v", arg: 1, scope: !74, file: !1, line: 3, type: !3)
!74 = distinct !DISubprogram(name: "warp_sum<32>", linkageName: "_Z8warp_sumILi32EEii", scope: !1, file: !1, line: 3, type: !75, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !80, retainedNodes: !77)
!75 = !DISubroutineType(types: !76)
!76 = !{!3, !3}
!77 = !{!73, !78}
!78 = !DILocalVariable(name: "d", scope: !79, file: !1, line: 4, type: !3)
!79 = distinct !DILexicalBlock(scope: !74, file: !1, line: 4, column: 3)
!80 = !{!81}
!81 = !DITemplateValueParameter(name: "N", type: !3, value: i32 32)
!82 = !DILocation(line: 0, scope: !74, inlinedAt: !83)
!83 = distinct !DILocation(line: 20, column: 13, scope: !34)
!84 = !DILocation(line: 0, scope: !79, inlinedAt: !83)
!85 = !DILocation(line: 4, column: 3, scope: !79, inlinedAt: !83)
!86 = !DILocation(line: 5, column: 10, scope: !87, inlinedAt: !83)
!87 = distinct !DILexicalBlock(scope: !79, file: !1, line: 4, column: 3)
!88 = !DILocation(line: 5, column: 7, scope: !87, inlinedAt: !83)
!89 = !DILocation(line: 4, column: 32, scope: !87, inlinedAt: !83)
!90 = !DILocation(line: 4, column: 25, scope: !87, inlinedAt: !83)
!91 = distinct !{!91, !85, !92, !70, !71}
!92 = !DILocation(line: 5, column: 44, scope: !79, inlinedAt: !83)
!93 = !DILocation(line: 0, scope: !34)
!94 = !DILocation(line: 21, column: 11, scope: !95)
!95 = distinct !DILexicalBlock(scope: !34, file: !1, line: 21, column: 9)
!96 = !DILocation(line: 21, column: 9, scope: !34)
!97 = !DILocation(line: 22, column: 7, scope: !95)
!98 = !DILocation(line: 24, column: 1, scope: !19)
!99 = distinct !DISubprogram(name: "fill<long long>", linkageName: "_Z4fillIxEvPT_S0_", scope: !1, file: !1, line: 26, type: !100, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !107, retainedNodes: !104)
!100 = !DISubroutineType(types: !101)
!101 = !{null, !102, !103}
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64)
!103 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!104 = !{!105, !106}
!105 = !DILocalVariable(name: "p", arg: 1, scope: !99, file: !1, line: 26, type: !102)
!106 = !DILocalVariable(name: "v", arg: 2, scope: !99, file: !1, line: 26, type: !103)
!107 = !{!108}
!108 = !DITemplateTypeParameter(name: "T", type: !103)
!109 = !DILocation(line: 0, scope: !99)
!110 = !DILocation(line: 27, column: 5, scope: !99)
!111 = !DILocation(line: 27, column: 18, scope: !99)
!112 = !DILocation(line: 27, column: 16, scope: !99)
!113 = !DILocation(line: 27, column: 31, scope: !99)
!114 = !DILocation(line: 27, column: 29, scope: !99)
!115 = !DILocation(line: 27, column: 3, scope: !99)
!116 = !DILocation(line: 27, column: 44, scope: !99)
!117 = !{!118, !118, i64 0}
!118 = !{!"long long", !47, i64 0}
!119 = !DILocation(line: 28, column: 1, scope: !99)
!120 = distinct !DISubprogram(name: "fill<double>", linkageName: "_Z4fillIdEvPT_S0_", scope: !1, file: !1, line: 26, type: !121, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !128, retainedNodes: !125)
!121 = !DISubroutineType(types: !122)
!122 = !{null, !123, !124}
!123 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !124, size: 64)
!124 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!125 = !{!126, !127}
!126 = !DILocalVariable(name: "p", arg: 1, scope: !120, file: !1, line: 26, type: !123)
!127 = !DILocalVariable(name: "v", arg: 2, scope: !120, file: !1, line: 26, type: !124)
!128 = !{!129}
!129 = !DITemplateTypeParameter(name: "T", type: !124)
!130 = !DILocation(line: 0, scope: !120)
!131 = !DILocation(line: 27, column: 5, scope: !120)
!132 = !DILocation(line: 27, column: 18, scope: !120)
!133 = !DILocation(line: 27, column: 16, scope: !120)
!134 = !DILocation(line: 27, column: 31, scope: !120)
!135 = !DILocation(line: 27, column: 29, scope: !120)
!136 = !DILocation(line: 27, column: 3, scope: !120)
!137 = !DILocation(line: 27, column: 44, scope: !120)
!138 = !{!139, !139, i64 0}
!139 = !{!"double", !47, i64 0}
!140 = !DILocation(line: 28, column: 1, scope: !120)
