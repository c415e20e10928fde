; ModuleID = 'reduction.cu'
source_filename = "reduction.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$_Z4fillIxEvPT_S0_ = comdat any

$_Z4fillIdEvPT_S0_ = comdat any

@s = external local_unnamed_addr addrspace(3) global [0 x i32], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6reducePiPKii(ptr noundef captures(none) %out, ptr noundef readonly captures(none) %in, i32 noundef %n) local_unnamed_addr #0 !dbg !20 {
entry:
    #dbg_value(ptr %out, !27, !DIExpression(), !37)
    #dbg_value(ptr %in, !28, !DIExpression(), !37)
    #dbg_value(i32 %n, !29, !DIExpression(), !37)
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !38
    #dbg_value(i32 %0, !30, !DIExpression(), !37)
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !39
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !40
  %mul = mul i32 %1, %2, !dbg !41
  %add = add i32 %mul, %0, !dbg !42
    #dbg_value(i32 %add, !31, !DIExpression(), !37)
  %cmp = icmp slt i32 %add, %n, !dbg !43
  br i1 %cmp, label %cond.true, label %cond.end, !dbg !44

cond.true:                                        ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !45
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !45
  %3 = load i32, ptr %arrayidx, align 4, !dbg !45, !tbaa !16
  br label %cond.end, !dbg !44

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i32 [ %3, %cond.true ], [ 0, %entry ], !dbg !44
  %idxprom3 = zext nneg i32 %0 to i64, !dbg !46
  %arrayidx4 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %idxprom3, !dbg !46
  store i32 %cond, ptr %arrayidx4, align 4, !dbg !47, !tbaa !16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !48
    #dbg_value(i32 %2, !32, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_stack_value), !49)
  %cmp637 = icmp samesign ugt i32 %2, 63, !dbg !50
  br i1 %cmp637, label %for.body, label %for.cond.cleanup, !dbg !52

for.cond.cleanup:                                 ; preds = %if.end, %cond.end
  %cmp14 = icmp samesign ult i32 %0, 32, !dbg !53
  br i1 %cmp14, label %if.then15, label %if.end23, !dbg !53

for.body:                                         ; preds = %cond.end, %if.end
  %d.038.in = phi i32 [ %d.038, %if.end ], [ %2, %cond.end ]
  %d.038 = lshr i32 %d.038.in, 1, !dbg !54
  %cmp7 = icmp samesign ult i32 %0, %d.038, !dbg !55
  br i1 %cmp7, label %if.then, label %if.end, !dbg !55

if.then:                                          ; preds = %for.body
  %add8 = add nuw nsw i32 %d.038, %0, !dbg !58
  %idxprom9 = zext nneg i32 %add8 to i64, !dbg !59
  %arrayidx10 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %idxprom9, !dbg !59
  %4 = load i32, ptr %arrayidx10, align 4, !dbg !59, !tbaa !16
  %5 = load i32, ptr %arrayidx4, align 4, !dbg !60, !tbaa !16
  %add13 = add nsw i32 %5, %4, !dbg !60
  store i32 %add13, ptr %arrayidx4, align 4, !dbg !60, !tbaa !16
  br label %if.end, !dbg !61

if.end:                                           ; preds = %if.then, %for.body
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !62
    #dbg_value(i32 %d.038, !32, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_stack_value), !49)
    #dbg_value(i32 %d.038, !32, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_stack_value), !49)
  %cmp6 = icmp samesign ugt i32 %d.038.in, 127, !dbg !50
  br i1 %cmp6, label %for.body, label %for.cond.cleanup, !dbg !52, !llvm.loop !63

if.then15:                                        ; preds = %for.cond.cleanup
  %6 = load i32, ptr %arrayidx4, align 4, !dbg !67, !tbaa !16
    #dbg_value(i32 %6, !68, !DIExpression(), !77)
    #dbg_value(i32 16, !73, !DIExpression(), !79)
  br label %for.body.i, !dbg !80

for.body.i:                                       ; preds = %for.body.i, %if.then15
  %d.06.i = phi i32 [ 16, %if.then15 ], [ %shr.i, %for.body.i ]
  %v.addr.05.i = phi i32 [ %6, %if.then15 ], [ %add.i, %for.body.i ]
    #dbg_value(i32 %d.06.i, !73, !DIExpression(), !79)
    #dbg_value(i32 %v.addr.05.i, !68, !DIExpression(), !77)
  %7 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %v.addr.05.i, i32 range(i32 1, -2147483648) %d.06.i, i32 31), !dbg !81
  %add.i = add nsw i32 %7, %v.addr.05.i, !dbg !83
    #dbg_value(i32 %add.i, !68, !DIExpression(), !77)
  %shr.i = lshr i32 %d.06.i, 1, !dbg !84
    #dbg_value(i32 %shr.i, !73, !DIExpression(), !79)
  %cmp.not.i = icmp eq i32 %shr.i, 0, !dbg !85
  br i1 %cmp.not.i, label %_Z8warp_sumILi32EEii.exit, label %for.body.i, !dbg !80, !llvm.loop !86

_Z8warp_sumILi32EEii.exit:                        ; preds = %for.body.i
    #dbg_value(i32 %add.i, !34, !DIExpression(), !88)
  %cmp19 = icmp eq i32 %0, 0, !dbg !89
  br i1 %cmp19, label %if.then20, label %if.end23, !dbg !89

if.then20:                                        ; preds = %_Z8warp_sumILi32EEii.exit
  %8 = atomicrmw add ptr %out, i32 %add.i monotonic, align 4, !dbg !91
  br label %if.end23, !dbg !91

if.end23:                                         ; preds = %_Z8warp_sumILi32EEii.exit, %if.then20, %for.cond.cleanup
  ret void, !dbg !92
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define ptx_kernel void @_Z4fillIxEvPT_S0_(ptr noundef writeonly captures(none) %p, i64 noundef %v) local_unnamed_addr #2 comdat !dbg !93 {
entry:
    #dbg_value(ptr %p, !99, !DIExpression(), !103)
    #dbg_value(i64 %v, !100, !DIExpression(), !103)
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !104
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !105
  %mul = mul i32 %0, %1, !dbg !106
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !107
  %add = add i32 %mul, %2, !dbg !108
  %idxprom = zext i32 %add to i64, !dbg !109
  %arrayidx = getelementptr inbounds nuw i64, ptr %p, i64 %idxprom, !dbg !109
  store i64 %v, ptr %arrayidx, align 8, !dbg !110, !tbaa !111
  ret void, !dbg !113
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define ptx_kernel void @_Z4fillIdEvPT_S0_(ptr noundef writeonly captures(none) %p, double noundef %v) local_unnamed_addr #2 comdat !dbg !114 {
entry:
    #dbg_value(ptr %p, !120, !DIExpression(), !124)
    #dbg_value(double %v, !121, !DIExpression(), !124)
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !125
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !126
  %mul = mul i32 %0, %1, !dbg !127
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !128
  %add = add i32 %mul, %2, !dbg !129
  %idxprom = zext i32 %add to i64, !dbg !130
  %arrayidx = getelementptr inbounds nuw double, ptr %p, i64 %idxprom, !dbg !130
  store double %v, ptr %arrayidx, align 8, !dbg !131, !tbaa !132
  ret void, !dbg !134
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!10, !11, !12, !13, !14}
!llvm.ident = !{!15}
!llvm.errno.tbaa = !{!16}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !4, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "reduction.cu", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{!5, !8}
!5 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !6, file: !7, line: 206)
!6 = !DINamespace(name: "ws_math", scope: null)
!7 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!8 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !6, file: !7, line: 207)
!9 = !DINamespace(name: "std", scope: null)
!10 = !{i32 7, !"Dwarf Version", i32 4}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!14 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!15 = !{!"clang version 22.1.8"}
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !18, i64 0}
!18 = !{!"omnipotent char", !19, i64 0}
!19 = !{!"Simple C++ TBAA"}
!20 = distinct !DISubprogram(name: "reduce", linkageName: "_Z6reducePiPKii", scope: !1, file: !1, line: 8, type: !21, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !26)
!21 = !DISubroutineType(types: !22)
!22 = !{null, !23, !24, !3}
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !3)
!26 = !{!27, !28, !29, !30, !31, !32, !34}
!27 = !DILocalVariable(name: "out", arg: 1, scope: !20, file: !1, line: 8, type: !23)
!28 = !DILocalVariable(name: "in", arg: 2, scope: !20, file: !1, line: 8, type: !24)
!29 = !DILocalVariable(name: "n", arg: 3, scope: !20, file: !1, line: 8, type: !3)
!30 = !DILocalVariable(name: "t", scope: !20, file: !1, line: 10, type: !3)
!31 = !DILocalVariable(name: "i", scope: !20, file: !1, line: 11, type: !3)
!32 = !DILocalVariable(name: "d", scope: !33, file: !1, line: 14, type: !3)
!33 = distinct !DILexicalBlock(scope: !20, file: !1, line: 14, column: 3)
!34 = !DILocalVariable(name: "v", scope: !35, file: !1, line: 20, type: !3)
!35 = distinct !DILexicalBlock(scope: !36, file: !1, line: 19, column: 15)
!36 = distinct !DILexicalBlock(scope: !20, file: !1, line: 19, column: 7)
!37 = !DILocation(line: 0, scope: !20)
!38 = !DILocation(line: 10, column: 11, scope: !20)
!39 = !DILocation(line: 11, column: 11, scope: !20)
!40 = !DILocation(line: 11, column: 24, scope: !20)
!41 = !DILocation(line: 11, column: 22, scope: !20)
!42 = !DILocation(line: 11, column: 35, scope: !20)
!43 = !DILocation(line: 12, column: 12, scope: !20)
!44 = !DILocation(line: 12, column: 10, scope: !20)
!45 = !DILocation(line: 12, column: 18, scope: !20)
!46 = !DILocation(line: 12, column: 3, scope: !20)
!47 = !DILocation(line: 12, column: 8, scope: !20)
!48 = !DILocation(line: 13, column: 3, scope: !20)
!49 = !DILocation(line: 0, scope: !33)
!50 = !DILocation(line: 14, column: 34, scope: !51)
!51 = distinct !DILexicalBlock(scope: !33, file: !1, line: 14, column: 3)
!52 = !DILocation(line: 14, column: 3, scope: !33)
!53 = !DILocation(line: 19, column: 9, scope: !36)
!54 = !DILocation(line: 14, scope: !33)
!55 = !DILocation(line: 15, column: 11, scope: !56)
!56 = distinct !DILexicalBlock(scope: !57, file: !1, line: 15, column: 9)
!57 = distinct !DILexicalBlock(scope: !51, file: !1, line: 14, column: 50)
!58 = !DILocation(line: 16, column: 19, scope: !56)
!59 = !DILocation(line: 16, column: 15, scope: !56)
!60 = !DILocation(line: 16, column: 12, scope: !56)
!61 = !DILocation(line: 16, column: 7, scope: !56)
!62 = !DILocation(line: 17, column: 5, scope: !57)
!63 = distinct !{!63, !52, !64, !65, !66}
!64 = !DILocation(line: 18, column: 3, scope: !33)
!65 = !{!"llvm.loop.mustprogress"}
!66 = !{!"llvm.loop.unroll.disable"}
!67 = !DILocation(line: 20, column: 26, scope: !35)
!68 = !DILocalVariable(name: "v", arg: 1, scope: !69, file: !1, line: 3, type: !3)
!69 = distinct !DISubprogram(name: "warp_sum<32>", linkageName: "_Z8warp_sumILi32EEii", scope: !1, file: !1, line: 3, type: !70, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !75, retainedNodes: !72)
!70 = !DISubroutineType(types: !71)
!71 = !{!3, !3}
!72 = !{!68, !73}
!73 = !DILocalVariable(name: "d", scope: !74, file: !1, line: 4, type: !3)
!74 = distinct !DILexicalBlock(scope: !69, file: !1, line: 4, column: 3)
!75 = !{!76}
!76 = !DITemplateValueParameter(name: "N", type: !3, value: i32 32)
!77 = !DILocation(line: 0, scope: !69, inlinedAt: !78)
!78 = distinct !DILocation(line: 20, column: 13, scope: !35)
!79 = !DILocation(line: 0, scope: !74, inlinedAt: !78)
!80 = !DILocation(line: 4, column: 3, scope: !74, inlinedAt: !78)
!81 = !DILocation(line: 5, column: 10, scope: !82, inlinedAt: !78)
!82 = distinct !DILexicalBlock(scope: !74, file: !1, line: 4, column: 3)
!83 = !DILocation(line: 5, column: 7, scope: !82, inlinedAt: !78)
!84 = !DILocation(line: 4, column: 32, scope: !82, inlinedAt: !78)
!85 = !DILocation(line: 4, column: 25, scope: !82, inlinedAt: !78)
!86 = distinct !{!86, !80, !87, !65, !66}
!87 = !DILocation(line: 5, column: 44, scope: !74, inlinedAt: !78)
!88 = !DILocation(line: 0, scope: !35)
!89 = !DILocation(line: 21, column: 11, scope: !90)
!90 = distinct !DILexicalBlock(scope: !35, file: !1, line: 21, column: 9)
!91 = !DILocation(line: 22, column: 7, scope: !90)
!92 = !DILocation(line: 24, column: 1, scope: !20)
!93 = distinct !DISubprogram(name: "fill<long long>", linkageName: "_Z4fillIxEvPT_S0_", scope: !1, file: !1, line: 26, type: !94, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !101, retainedNodes: !98)
!94 = !DISubroutineType(types: !95)
!95 = !{null, !96, !97}
!96 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !97, size: 64)
!97 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!98 = !{!99, !100}
!99 = !DILocalVariable(name: "p", arg: 1, scope: !93, file: !1, line: 26, type: !96)
!100 = !DILocalVariable(name: "v", arg: 2, scope: !93, file: !1, line: 26, type: !97)
!101 = !{!102}
!102 = !DITemplateTypeParameter(name: "T", type: !97)
!103 = !DILocation(line: 0, scope: !93)
!104 = !DILocation(line: 27, column: 5, scope: !93)
!105 = !DILocation(line: 27, column: 18, scope: !93)
!106 = !DILocation(line: 27, column: 16, scope: !93)
!107 = !DILocation(line: 27, column: 31, scope: !93)
!108 = !DILocation(line: 27, column: 29, scope: !93)
!109 = !DILocation(line: 27, column: 3, scope: !93)
!110 = !DILocation(line: 27, column: 44, scope: !93)
!111 = !{!112, !112, i64 0}
!112 = !{!"long long", !18, i64 0}
!113 = !DILocation(line: 28, column: 1, scope: !93)
!114 = distinct !DISubprogram(name: "fill<double>", linkageName: "_Z4fillIdEvPT_S0_", scope: !1, file: !1, line: 26, type: !115, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !122, retainedNodes: !119)
!115 = !DISubroutineType(types: !116)
!116 = !{null, !117, !118}
!117 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !118, size: 64)
!118 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!119 = !{!120, !121}
!120 = !DILocalVariable(name: "p", arg: 1, scope: !114, file: !1, line: 26, type: !117)
!121 = !DILocalVariable(name: "v", arg: 2, scope: !114, file: !1, line: 26, type: !118)
!122 = !{!123}
!123 = !DITemplateTypeParameter(name: "T", type: !118)
!124 = !DILocation(line: 0, scope: !114)
!125 = !DILocation(line: 27, column: 5, scope: !114)
!126 = !DILocation(line: 27, column: 18, scope: !114)
!127 = !DILocation(line: 27, column: 16, scope: !114)
!128 = !DILocation(line: 27, column: 31, scope: !114)
!129 = !DILocation(line: 27, column: 29, scope: !114)
!130 = !DILocation(line: 27, column: 3, scope: !114)
!131 = !DILocation(line: 27, column: 44, scope: !114)
!132 = !{!133, !133, i64 0}
!133 = !{!"double", !18, i64 0}
!134 = !DILocation(line: 28, column: 1, scope: !114)
