; ModuleID = 'reduction.cu'
source_filename = "reduction.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$_Z4fillIxEvPT_S0_ = comdat any

$_Z4fillIdEvPT_S0_ = comdat any

@s = external local_unnamed_addr addrspace(3) global [0 x i32], align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @_Z6reducePiPKii(ptr nocapture noundef %out, ptr nocapture noundef readonly %in, i32 noundef %n) local_unnamed_addr #0 !dbg !18 {
entry:
  call void @llvm.dbg.value(metadata ptr %out, metadata !25, metadata !DIExpression()), !dbg !35
  call void @llvm.dbg.value(metadata ptr %in, metadata !26, metadata !DIExpression()), !dbg !35
  call void @llvm.dbg.value(metadata i32 %n, metadata !27, metadata !DIExpression()), !dbg !35
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !36
  call void @llvm.dbg.value(metadata i32 %0, metadata !28, metadata !DIExpression()), !dbg !35
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !37
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !38
  %mul = mul i32 %1, %2, !dbg !39
  %add = add i32 %mul, %0, !dbg !40
  call void @llvm.dbg.value(metadata i32 %add, metadata !29, metadata !DIExpression()), !dbg !35
  %cmp = icmp slt i32 %add, %n, !dbg !41
  br i1 %cmp, label %cond.true, label %cond.end, !dbg !42

cond.true:                                        ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !43
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !43
  %3 = load i32, ptr %arrayidx, align 4, !dbg !43, !tbaa !44
  br label %cond.end, !dbg !42

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i32 [ %3, %cond.true ], [ 0, %entry ], !dbg !42
  %idxprom3 = sext i32 %0 to i64, !dbg !48
  %arrayidx4 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom3, !dbg !48
  store i32 %cond, ptr %arrayidx4, align 4, !dbg !49, !tbaa !44
  tail call void @llvm.nvvm.barrier0(), !dbg !50
  call void @llvm.dbg.value(metadata i32 %2, metadata !30, metadata !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_stack_value)), !dbg !51
  call void @llvm.dbg.value(metadata i32 %2, metadata !30, metadata !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_stack_value)), !dbg !51
  %cmp637 = icmp ugt i32 %2, 63, !dbg !52
  br i1 %cmp637, label %for.body, label %for.cond.cleanup, !dbg !54

for.cond.cleanup:                                 ; preds = %if.end, %cond.end
  %cmp14 = icmp slt i32 %0, 32, !dbg !55
  br i1 %cmp14, label %if.then15, label %if.end23, !dbg !56

for.body:                                         ; preds = %cond.end, %if.end
  %d.038.in = phi i32 [ %d.038, %if.end ], [ %2, %cond.end ]
  %d.038 = lshr i32 %d.038.in, 1, !dbg !57
  %cmp7 = icmp slt i32 %0, %d.038, !dbg !58
  br i1 %cmp7, label %if.then, label %if.end, !dbg !61

if.then:                                          ; preds = %for.body
  %add8 = add nsw i32 %d.038, %0, !dbg !62
  %idxprom9 = sext i32 %add8 to i64, !dbg !63
  %arrayidx10 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom9, !dbg !63
  %4 = load i32, ptr %arrayidx10, align 4, !dbg !63, !tbaa !44
  %5 = load i32, ptr %arrayidx4, align 4, !dbg !64, !tbaa !44
  %add13 = add nsw i32 %5, %4, !dbg !64
  store i32 %add13, ptr %arrayidx4, align 4, !dbg !64, !tbaa !44
  br label %if.end, !dbg !65

if.end:                                           ; preds = %if.then, %for.body
  tail call void @llvm.nvvm.barrier0(), !dbg !66
  call void @llvm.dbg.value(metadata i32 %d.038, metadata !30, metadata !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_stack_value)), !dbg !51
  call void @llvm.dbg.value(metadata i32 %d.038, metadata !30, metadata !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_stack_value)), !dbg !51
  %cmp6 = icmp ugt i32 %d.038.in, 127, !dbg !52
  br i1 %cmp6, label %for.body, label %for.cond.cleanup, !dbg !54, !llvm.loop !67

if.then15:                                        ; preds = %for.cond.cleanup
  %6 = load i32, ptr %arrayidx4, align 4, !dbg !71, !tbaa !44
  call void @llvm.dbg.value(metadata i32 %6, metadata !72, metadata !DIExpression()), !dbg !81
  call void @llvm.dbg.value(metadata i32 16, metadata !77, metadata !DIExpression()), !dbg !83
  br label %for.body.i, !dbg !84

for.body.i:                                       ; preds = %for.body.i, %if.then15
  %d.06.i = phi i32 [ 16, %if.then15 ], [ %shr.i, %for.body.i ]
  %v.addr.05.i = phi i32 [ %6, %if.then15 ], [ %add.i, %for.body.i ]
  call void @llvm.dbg.value(metadata i32 %d.06.i, metadata !77, metadata !DIExpression()), !dbg !83
  call void @llvm.dbg.value(metadata i32 %v.addr.05.i, metadata !72, metadata !DIExpression()), !dbg !81
  %7 = tail call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %v.addr.05.i, i32 %d.06.i, i32 31), !dbg !85
  %add.i = add nsw i32 %7, %v.addr.05.i, !dbg !87
  call void @llvm.dbg.value(metadata i32 %add.i, metadata !72, metadata !DIExpression()), !dbg !81
  %shr.i = lshr i32 %d.06.i, 1
  call void @llvm.dbg.value(metadata i32 %shr.i, metadata !77, metadata !DIExpression()), !dbg !83
  %cmp.not.i = icmp ult i32 %d.06.i, 2, !dbg !88
  br i1 %cmp.not.i, label %_Z8warp_sumILi32EEii.exit, label %for.body.i, !dbg !84, !llvm.loop !89

_Z8warp_sumILi32EEii.exit:                        ; preds = %for.body.i
  call void @llvm.dbg.value(metadata i32 %add.i, metadata !32, metadata !DIExpression()), !dbg !91
  %cmp19 = icmp eq i32 %0, 0, !dbg !92
  br i1 %cmp19, label %if.then20, label %if.end23, !dbg !94

if.then20:                                        ; preds = %_Z8warp_sumILi32EEii.exit
  %8 = atomicrmw add ptr %out, i32 %add.i monotonic, align 4, !dbg !95
  br label %if.end23, !dbg !95

if.end23:                                         ; preds = %_Z8warp_sumILi32EEii.exit, %if.then20, %for.cond.cleanup
  ret void, !dbg !96
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define void @_Z4fillIxEvPT_S0_(ptr nocapture noundef writeonly %p, i64 noundef %v) local_unnamed_addr #2 comdat !dbg !97 {
entry:
  call void @llvm.dbg.value(metadata ptr %p, metadata !103, metadata !DIExpression()), !dbg !107
  call void @llvm.dbg.value(metadata i64 %v, metadata !104, metadata !DIExpression()), !dbg !107
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !108
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !109
  %mul = mul i32 %0, %1, !dbg !110
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !111
  %add = add i32 %mul, %2, !dbg !112
  %idxprom = zext i32 %add to i64, !dbg !113
  %arrayidx = getelementptr inbounds i64, ptr %p, i64 %idxprom, !dbg !113
  store i64 %v, ptr %arrayidx, align 8, !dbg !114, !tbaa !115
  ret void, !dbg !117
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define void @_Z4fillIdEvPT_S0_(ptr nocapture noundef writeonly %p, double noundef %v) local_unnamed_addr #2 comdat !dbg !118 {
entry:
  call void @llvm.dbg.value(metadata ptr %p, metadata !124, metadata !DIExpression()), !dbg !128
  call void @llvm.dbg.value(metadata double %v, metadata !125, metadata !DIExpression()), !dbg !128
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !129
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !130
  %mul = mul i32 %0, %1, !dbg !131
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !132
  %add = add i32 %mul, %2, !dbg !133
  %idxprom = zext i32 %add to i64, !dbg !134
  %arrayidx = getelementptr inbounds double, ptr %p, i64 %idxprom, !dbg !134
  store double %v, ptr %arrayidx, align 8, !dbg !135, !tbaa !136
  ret void, !dbg !138
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.value(metadata, metadata, metadata) #5

attributes #0 = { convergent mustprogress norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!10, !11, !12}
!llvm.module.flags = !{!13, !14, !15, !16}
!llvm.ident = !{!17}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 16.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !4, splitDebugInlining: false, nameTableKind: None)
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
!17 = !{!"clang version 16.0.6"}
!18 = distinct !DISubprogram(name: "reduce", linkageName: "_Z6reducePiPKii", scope: !1, file: !1, line: 8, type: !19, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !24)
!19 = !DISubroutineType(types: !20)
!20 = !{null, !21, !22, !3}
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !3)
!24 = !{!25, !26, !27, !28, !29, !30, !32}
!25 = !DILocalVariable(name: "out", arg: 1, scope: !18, file: !1, line: 8, type: !21)
!26 = !DILocalVariable(name: "in", arg: 2, scope: !18, file: !1, line: 8, type: !22)
!27 = !DILocalVariable(name: "n", arg: 3, scope: !18, file: !1, line: 8, type: !3)
!28 = !DILocalVariable(name: "t", scope: !18, file: !1, line: 10, type: !3)
!29 = !DILocalVariable(name: "i", scope: !18, file: !1, line: 11, type: !3)
!30 = !DILocalVariable(name: "d", scope: !31, file: !1, line: 14, type: !3)
!31 = distinct !DILexicalBlock(scope: !18, file: !1, line: 14, column: 3)
!32 = !DILocalVariable(name: "v", scope: !33, file: !1, line: 20, type: !3)
!33 = distinct !DILexicalBlock(scope: !34, file: !1, line: 19, column: 15)
!34 = distinct !DILexicalBlock(scope: !18, file: !1, line: 19, column: 7)
!35 = !DILocation(line: 0, scope: !18)
!36 = !DILocation(line: 10, column: 11, scope: !18)
!37 = !DILocation(line: 11, column: 11, scope: !18)
!38 = !DILocation(line: 11, column: 24, scope: !18)
!39 = !DILocation(line: 11, column: 22, scope: !18)
!40 = !DILocation(line: 11, column: 35, scope: !18)
!41 = !DILocation(line: 12, column: 12, scope: !18)
!42 = !DILocation(line: 12, column: 10, scope: !18)
!43 = !DILocation(line: 12, column: 18, scope: !18)
!44 = !{!45, !45, i64 0}
!45 = !{!"int", !46, i64 0}
!46 = !{!"omnipotent char", !47, i64 0}
!47 = !{!"Simple C++ TBAA"}
!48 = !DILocation(line: 12, column: 3, scope: !18)
!49 = !DILocation(line: 12, column: 8, scope: !18)
!50 = !DILocation(line: 13, column: 3, scope: !18)
!51 = !DILocation(line: 0, scope: !31)
!52 = !DILocation(line: 14, column: 34, scope: !53)
!53 = distinct !DILexicalBlock(scope: !31, file: !1, line: 14, column: 3)
!54 = !DILocation(line: 14, column: 3, scope: !31)
!55 = !DILocation(line: 19, column: 9, scope: !34)
!56 = !DILocation(line: 19, column: 7, scope: !18)
!57 = !DILocation(line: 14, scope: !31)
!58 = !DILocation(line: 15, column: 11, scope: !59)
!59 = distinct !DILexicalBlock(scope: !60, file: !1, line: 15, column: 9)
!60 = distinct !DILexicalBlock(scope: !53, file: !1, line: 14, column: 50)
!61 = !DILocation(line: 15, column: 9, scope: !60)
!62 = !DILocation(line: 16, column: 19, scope: !59)
!63 = !DILocation(line: 16, column: 15, scope: !59)
!64 = !DILocation(line: 16, column: 12, scope: !59)
!65 = !DILocation(line: 16, column: 7, scope: !59)
!66 = !DILocation(line: 17, column: 5, scope: !60)
!67 = distinct !{!67, !54, !68, !69, !70}
!68 = !DILocation(line: 18, column: 3, scope: !31)
!69 = !{!"llvm.loop.mustprogress"}
!70 = !{!"llvm.loop.unroll.disable"}
!71 = !DILocation(line: 20, column: 26, scope: !33)
!72 = !DILocalVariable(name: "v", arg: 1, scope: !73, file: !1, line: 3, type: !3)
!73 = distinct !DISubprogram(name: "warp_sum<32>", linkageName: "_Z8warp_sumILi32EEii", scope: !1, file: !1, line: 3, type: !74, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !79, retainedNodes: !76)
!74 = !DISubroutineType(types: !75)
!75 = !{!3, !3}
!76 = !{!72, !77}
!77 = !DILocalVariable(name: "d", scope: !78, file: !1, line: 4, type: !3)
!78 = distinct !DILexicalBlock(scope: !73, file: !1, line: 4, column: 3)
!79 = !{!80}
!80 = !DITemplateValueParameter(name: "N", type: !3, value: i32 32)
!81 = !DILocation(line: 0, scope: !73, inlinedAt: !82)
!82 = distinct !DILocation(line: 20, column: 13, scope: !33)
!83 = !DILocation(line: 0, scope: !78, inlinedAt: !82)
!84 = !DILocation(line: 4, column: 3, scope: !78, inlinedAt: !82)
!85 = !DILocation(line: 5, column: 10, scope: !86, inlinedAt: !82)
!86 = distinct !DILexicalBlock(scope: !78, file: !1, line: 4, column: 3)
!87 = !DILocation(line: 5, column: 7, scope: !86, inlinedAt: !82)
!88 = !DILocation(line: 4, column: 25, scope: !86, inlinedAt: !82)
!89 = distinct !{!89, !84, !90, !69, !70}
!90 = !DILocation(line: 5, column: 44, scope: !78, inlinedAt: !82)
!91 = !DILocation(line: 0, scope: !33)
!92 = !DILocation(line: 21, column: 11, scope: !93)
!93 = distinct !DILexicalBlock(scope: !33, file: !1, line: 21, column: 9)
!94 = !DILocation(line: 21, column: 9, scope: !33)
!95 = !DILocation(line: 22, column: 7, scope: !93)
!96 = !DILocation(line: 24, column: 1, scope: !18)
!97 = distinct !DISubprogram(name: "fill<long long>", linkageName: "_Z4fillIxEvPT_S0_", scope: !1, file: !1, line: 26, type: !98, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !105, retainedNodes: !102)
!98 = !DISubroutineType(types: !99)
!99 = !{null, !100, !101}
!100 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !101, size: 64)
!101 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!102 = !{!103, !104}
!103 = !DILocalVariable(name: "p", arg: 1, scope: !97, file: !1, line: 26, type: !100)
!104 = !DILocalVariable(name: "v", arg: 2, scope: !97, file: !1, line: 26, type: !101)
!105 = !{!106}
!106 = !DITemplateTypeParameter(name: "T", type: !101)
!107 = !DILocation(line: 0, scope: !97)
!108 = !DILocation(line: 27, column: 5, scope: !97)
!109 = !DILocation(line: 27, column: 18, scope: !97)
!110 = !DILocation(line: 27, column: 16, scope: !97)
!111 = !DILocation(line: 27, column: 31, scope: !97)
!112 = !DILocation(line: 27, column: 29, scope: !97)
!113 = !DILocation(line: 27, column: 3, scope: !97)
!114 = !DILocation(line: 27, column: 44, scope: !97)
!115 = !{!116, !116, i64 0}
!116 = !{!"long long", !46, i64 0}
!117 = !DILocation(line: 28, column: 1, scope: !97)
!118 = distinct !DISubprogram(name: "fill<double>", linkageName: "_Z4fillIdEvPT_S0_", scope: !1, file: !1, line: 26, type: !119, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !126, retainedNodes: !123)
!119 = !DISubroutineType(types: !120)
!120 = !{null, !121, !122}
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !122, size: 64)
!122 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!123 = !{!124, !125}
!124 = !DILocalVariable(name: "p", arg: 1, scope: !118, file: !1, line: 26, type: !121)
!125 = !DILocalVariable(name: "v", arg: 2, scope: !118, file: !1, line: 26, type: !122)
!126 = !{!127}
!127 = !DITemplateTypeParameter(name: "T", type: !122)
!128 = !DILocation(line: 0, scope: !118)
!129 = !DILocation(line: 27, column: 5, scope: !118)
!130 = !DILocation(line: 27, column: 18, scope: !118)
!131 = !DILocation(line: 27, column: 16, scope: !118)
!132 = !DILocation(line: 27, column: 31, scope: !118)
!133 = !DILocation(line: 27, column: 29, scope: !118)
!134 = !DILocation(line: 27, column: 3, scope: !118)
!135 = !DILocation(line: 27, column: 44, scope: !118)
!136 = !{!137, !137, i64 0}
!137 = !{!"double", !46, i64 0}
!138 = !DILocation(line: 28, column: 1, scope: !118)
