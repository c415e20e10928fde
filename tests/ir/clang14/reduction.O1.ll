; ModuleID = 'reduction.cu'
source_filename = "reduction.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$_Z4fillIxEvPT_S0_ = comdat any

$_Z4fillIdEvPT_S0_ = comdat any

@s = external local_unnamed_addr addrspace(3) global [0 x i32], align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @_Z6reducePiPKii(i32* nocapture noundef %out, i32* nocapture noundef readonly %in, i32 noundef %n) local_unnamed_addr #0 !dbg !18 {
entry:
  call void @llvm.dbg.value(metadata i32* %out, metadata !25, metadata !DIExpression()), !dbg !35
  call void @llvm.dbg.value(metadata i32* %in, metadata !26, metadata !DIExpression()), !dbg !35
  call void @llvm.dbg.value(metadata i32 %n, metadata !27, metadata !DIExpression()), !dbg !35
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6, !dbg !36
  call void @llvm.dbg.value(metadata i32 %0, metadata !28, metadata !DIExpression()), !dbg !35
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6, !dbg !37
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6, !dbg !38
  %mul = mul i32 %1, %2, !dbg !39
  %add = add i32 %mul, %0, !dbg !40
  call void @llvm.dbg.value(metadata i32 %add, metadata !29, metadata !DIExpression()), !dbg !35
  %cmp = icmp slt i32 %add, %n, !dbg !41
  br i1 %cmp, label %cond.true, label %cond.end, !dbg !42

cond.true:                                        ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !43
  %arrayidx = getelementptr inbounds i32, i32* %in, i64 %idxprom, !dbg !43
  %3 = load i32, i32* %arrayidx, align 4, !dbg !43, !tbaa !44
  br label %cond.end, !dbg !42

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i32 [ %3, %cond.true ], [ 0, %entry ], !dbg !42
  %idxprom3 = sext i32 %0 to i64, !dbg !48
  %arrayidx439 = getelementptr inbounds [0 x i32], [0 x i32] addrspace(3)* @s, i64 0, i64 %idxprom3, !dbg !48
  %arrayidx4 = addrspacecast i32 addrspace(3)* %arrayidx439 to i32*, !dbg !48
  store i32 %cond, i32* %arrayidx4, align 4, !dbg !49, !tbaa !44
  call void @llvm.nvvm.barrier0(), !dbg !50
  call void @llvm.dbg.value(metadata i32 %2, metadata !30, metadata !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_stack_value)), !dbg !51
  call void @llvm.dbg.value(metadata i32 %2, metadata !30, metadata !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_stack_value)), !dbg !51
  %cmp642 = icmp ugt i32 %2, 63, !dbg !52
  br i1 %cmp642, label %for.body, label %for.cond.cleanup, !dbg !54

for.cond.cleanup:                                 ; preds = %if.end, %cond.end
  %cmp14 = icmp slt i32 %0, 32, !dbg !55
  br i1 %cmp14, label %if.then15, label %if.end23, !dbg !56

for.body:                                         ; preds = %cond.end, %if.end
  %d.043.in = phi i32 [ %d.043, %if.end ], [ %2, %cond.end ]
  %d.043 = lshr i32 %d.043.in, 1, !dbg !51
  %cmp7 = icmp slt i32 %0, %d.043, !dbg !57
  br i1 %cmp7, label %if.then, label %if.end, !dbg !60

if.then:                                          ; preds = %for.body
  %add8 = add nsw i32 %d.043, %0, !dbg !61
  %idxprom9 = sext i32 %add8 to i64, !dbg !62
  %arrayidx1040 = getelementptr inbounds [0 x i32], [0 x i32] addrspace(3)* @s, i64 0, i64 %idxprom9, !dbg !62
  %arrayidx10 = addrspacecast i32 addrspace(3)* %arrayidx1040 to i32*, !dbg !62
  %4 = load i32, i32* %arrayidx10, align 4, !dbg !62, !tbaa !44
  %5 = load i32, i32* %arrayidx4, align 4, !dbg !63, !tbaa !44
  %add13 = add nsw i32 %5, %4, !dbg !63
  store i32 %add13, i32* %arrayidx4, align 4, !dbg !63, !tbaa !44
  br label %if.end, !dbg !64

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.nvvm.barrier0(), !dbg !65
  call void @llvm.dbg.value(metadata i32 %d.043, metadata !30, metadata !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_stack_value)), !dbg !51
  call void @llvm.dbg.value(metadata i32 %d.043, metadata !30, metadata !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_stack_value)), !dbg !51
  %cmp6 = icmp ugt i32 %d.043.in, 127, !dbg !52
  br i1 %cmp6, label %for.body, label %for.cond.cleanup, !dbg !54, !llvm.loop !66

if.then15:                                        ; preds = %for.cond.cleanup
  %6 = load i32, i32* %arrayidx4, align 4, !dbg !70, !tbaa !44
  call void @llvm.dbg.value(metadata i32 %6, metadata !71, metadata !DIExpression()) #6, !dbg !80
  call void @llvm.dbg.value(metadata i32 16, metadata !76, metadata !DIExpression()) #6, !dbg !82
  br label %for.body.i, !dbg !83

for.body.i:                                       ; preds = %for.body.i, %if.then15
  %d.07.i = phi i32 [ 16, %if.then15 ], [ %8, %for.body.i ]
  %v.addr.06.i = phi i32 [ %6, %if.then15 ], [ %add.i, %for.body.i ]
  call void @llvm.dbg.value(metadata i32 %d.07.i, metadata !76, metadata !DIExpression()) #6, !dbg !82
  call void @llvm.dbg.value(metadata i32 %v.addr.06.i, metadata !71, metadata !DIExpression()) #6, !dbg !80
  %7 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %v.addr.06.i, i32 %d.07.i, i32 31) #6, !dbg !84
  %add.i = add nsw i32 %7, %v.addr.06.i, !dbg !86
  call void @llvm.dbg.value(metadata i32 %add.i, metadata !71, metadata !DIExpression()) #6, !dbg !80
  %8 = lshr i32 %d.07.i, 1, !dbg !87
  call void @llvm.dbg.value(metadata i32 %8, metadata !76, metadata !DIExpression()) #6, !dbg !82
  %cmp.not.i = icmp ult i32 %d.07.i, 2, !dbg !88
  br i1 %cmp.not.i, label %_Z8warp_sumILi32EEii.exit, label %for.body.i, !dbg !83, !llvm.loop !89

_Z8warp_sumILi32EEii.exit:                        ; preds = %for.body.i
  call void @llvm.dbg.value(metadata i32 %add.i, metadata !32, metadata !DIExpression()), !dbg !91
  %cmp19 = icmp eq i32 %0, 0, !dbg !92
  br i1 %cmp19, label %if.then20, label %if.end23, !dbg !94

if.then20:                                        ; preds = %_Z8warp_sumILi32EEii.exit
  %9 = atomicrmw add i32* %out, i32 %add.i monotonic, align 4, !dbg !95
  br label %if.end23, !dbg !95

if.end23:                                         ; preds = %_Z8warp_sumILi32EEii.exit, %if.then20, %for.cond.cleanup
  ret void, !dbg !96
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define void @_Z4fillIxEvPT_S0_(i64* nocapture noundef writeonly %p, i64 noundef %v) local_unnamed_addr #2 comdat !dbg !97 {
entry:
  call void @llvm.dbg.value(metadata i64* %p, metadata !103, metadata !DIExpression()), !dbg !107
  call void @llvm.dbg.value(metadata i64 %v, metadata !104, metadata !DIExpression()), !dbg !107
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6, !dbg !108
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6, !dbg !109
  %mul = mul i32 %0, %1, !dbg !110
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6, !dbg !111
  %add = add i32 %mul, %2, !dbg !112
  %idxprom = zext i32 %add to i64, !dbg !113
  %arrayidx = getelementptr inbounds i64, i64* %p, i64 %idxprom, !dbg !113
  store i64 %v, i64* %arrayidx, align 8, !dbg !114, !tbaa !115
  ret void, !dbg !117
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define void @_Z4fillIdEvPT_S0_(double* nocapture noundef writeonly %p, double noundef %v) local_unnamed_addr #2 comdat !dbg !118 {
entry:
  call void @llvm.dbg.value(metadata double* %p, metadata !124, metadata !DIExpression()), !dbg !128
  call void @llvm.dbg.value(metadata double %v, metadata !125, metadata !DIExpression()), !dbg !128
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6, !dbg !129
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6, !dbg !130
  %mul = mul i32 %0, %1, !dbg !131
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6, !dbg !132
  %add = add i32 %mul, %2, !dbg !133
  %idxprom = zext i32 %add to i64, !dbg !134
  %arrayidx = getelementptr inbounds double, double* %p, i64 %idxprom, !dbg !134
  store double %v, double* %arrayidx, align 8, !dbg !135, !tbaa !136
  ret void, !dbg !138
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: convergent inaccessiblememonly nounwind
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #4

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #5

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent nounwind }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #3 = { nofree nosync nounwind readnone speculatable }
attributes #4 = { convergent inaccessiblememonly nounwind }
attributes #5 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!10, !11, !12}
!llvm.module.flags = !{!13, !14, !15, !16}
!llvm.ident = !{!17}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !4, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "reduction.cu", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{!5, !8}
!5 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !6, file: !7, line: 206)
!6 = !DINamespace(name: "ws_math", scope: null)
!7 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!8 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !6, file: !7, line: 207)
!9 = !DINamespace(name: "std", scope: null)
!10 = !{void (i32*, i32*, i32)* @_Z6reducePiPKii, !"kernel", i32 1}
!11 = !{void (i64*, i64)* @_Z4fillIxEvPT_S0_, !"kernel", i32 1}
!12 = !{void (double*, double)* @_Z4fillIdEvPT_S0_, !"kernel", i32 1}
!13 = !{i32 7, !"Dwarf Version", i32 4}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!17 = !{!"clang version 14.0.6"}
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
!57 = !DILocation(line: 15, column: 11, scope: !58)
!58 = distinct !DILexicalBlock(scope: !59, file: !1, line: 15, column: 9)
!59 = distinct !DILexicalBlock(scope: !53, file: !1, line: 14, column: 50)
!60 = !DILocation(line: 15, column: 9, scope: !59)
!61 = !DILocation(line: 16, column: 19, scope: !58)
!62 = !DILocation(line: 16, column: 15, scope: !58)
!63 = !DILocation(line: 16, column: 12, scope: !58)
!64 = !DILocation(line: 16, column: 7, scope: !58)
!65 = !DILocation(line: 17, column: 5, scope: !59)
!66 = distinct !{!66, !54, !67, !68, !69}
!67 = !DILocation(line: 18, column: 3, scope: !31)
!68 = !{!"llvm.loop.mustprogress"}
!69 = !{!"llvm.loop.unroll.disable"}
!70 = !DILocation(line: 20, column: 26, scope: !33)
!71 = !DILocalVariable(name: "v", arg: 1, scope: !72, file: !1, line: 3, type: !3)
!72 = distinct !DISubprogram(name: "warp_sum<32>", linkageName: "_Z8warp_sumILi32EEii", scope: !1, file: !1, line: 3, type: !73, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !78, retainedNodes: !75)
!73 = !DISubroutineType(types: !74)
!74 = !{!3, !3}
!75 = !{!71, !76}
!76 = !DILocalVariable(name: "d", scope: !77, file: !1, line: 4, type: !3)
!77 = distinct !DILexicalBlock(scope: !72, file: !1, line: 4, column: 3)
!78 = !{!79}
!79 = !DITemplateValueParameter(name: "N", type: !3, value: i32 32)
!80 = !DILocation(line: 0, scope: !72, inlinedAt: !81)
!81 = distinct !DILocation(line: 20, column: 13, scope: !33)
!82 = !DILocation(line: 0, scope: !77, inlinedAt: !81)
!83 = !DILocation(line: 4, column: 3, scope: !77, inlinedAt: !81)
!84 = !DILocation(line: 5, column: 10, scope: !85, inlinedAt: !81)
!85 = distinct !DILexicalBlock(scope: !77, file: !1, line: 4, column: 3)
!86 = !DILocation(line: 5, column: 7, scope: !85, inlinedAt: !81)
!87 = !DILocation(line: 4, column: 32, scope: !85, inlinedAt: !81)
!88 = !DILocation(line: 4, column: 25, scope: !85, inlinedAt: !81)
!89 = distinct !{!89, !83, !90, !68, !69}
!90 = !DILocation(line: 5, column: 44, scope: !77, inlinedAt: !81)
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
