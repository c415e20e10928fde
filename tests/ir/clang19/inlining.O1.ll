; ModuleID = 'inlining.cu'
source_filename = "inlining.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Stack = type { [8 x i32], i32 }

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
define dso_local noundef range(i32 1, -2147483648) i32 @_Z5depthi(i32 noundef %n) local_unnamed_addr #0 !dbg !15 {
entry:
  br label %tailrecurse

tailrecurse:                                      ; preds = %cond.false, %entry
  %accumulator.tr = phi i32 [ 0, %entry ], [ %add, %cond.false ]
  %n.tr = phi i32 [ %n, %entry ], [ %div3, %cond.false ]
    #dbg_value(i32 %n.tr, !20, !DIExpression(), !21)
  %cmp = icmp slt i32 %n.tr, 2, !dbg !22
  br i1 %cmp, label %cond.end, label %cond.false, !dbg !23

cond.false:                                       ; preds = %tailrecurse
  %div3 = lshr i32 %n.tr, 1, !dbg !24
  %add = add nuw nsw i32 %accumulator.tr, %n.tr, !dbg !25
  br label %tailrecurse, !dbg !26

cond.end:                                         ; preds = %tailrecurse
  %accumulator.ret.tr = add nuw nsw i32 %accumulator.tr, 1
  ret i32 %accumulator.ret.tr, !dbg !27
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local noundef range(i32 -2147483647, -2147483648) i32 @_Z7add_onei(i32 noundef %v) local_unnamed_addr #1 !dbg !28 {
entry:
    #dbg_value(i32 %v, !30, !DIExpression(), !31)
  %add = add nsw i32 %v, 1, !dbg !32
  ret i32 %add, !dbg !33
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local noundef range(i32 -2147483647, -2147483648) i32 @_Z6negatei(i32 noundef %v) local_unnamed_addr #1 !dbg !34 {
entry:
    #dbg_value(i32 %v, !36, !DIExpression(), !37)
  %sub = sub nsw i32 0, %v, !dbg !38
  ret i32 %sub, !dbg !39
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @_Z8inliningPii(ptr nocapture noundef %o, i32 noundef %n) local_unnamed_addr #2 !dbg !40 {
entry:
  %s = alloca %struct.Stack, align 4, !DIAssignID !79
    #dbg_assign(i1 undef, !48, !DIExpression(), !79, ptr %s, !DIExpression(), !80)
    #dbg_value(ptr %o, !45, !DIExpression(), !80)
    #dbg_value(i32 %n, !46, !DIExpression(), !80)
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !81
    #dbg_value(i32 %0, !47, !DIExpression(), !80)
  call void @llvm.lifetime.start.p0(i64 36, ptr nonnull %s) #6, !dbg !82
    #dbg_value(ptr %s, !83, !DIExpression(), !87)
    #dbg_value(ptr %s, !89, !DIExpression(), !92)
  %top.i.i = getelementptr inbounds i8, ptr %s, i64 32, !dbg !94
  store i32 0, ptr %top.i.i, align 4, !dbg !94, !tbaa !95, !DIAssignID !100
    #dbg_assign(i32 0, !48, !DIExpression(DW_OP_LLVM_fragment, 256, 32), !100, ptr %top.i.i, !DIExpression(), !80)
    #dbg_value(i32 0, !66, !DIExpression(), !101)
    #dbg_value(i32 0, !66, !DIExpression(), !101)
  %cmp39 = icmp sgt i32 %n, 0, !dbg !102
  br i1 %cmp39, label %for.body, label %for.cond.cleanup, !dbg !104

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %.lcssa = phi i32 [ -1, %entry ], [ %i.040, %for.body ]
    #dbg_value(ptr %s, !68, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !80)
    #dbg_value(ptr undef, !68, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !80)
    #dbg_value(ptr undef, !105, !DIExpression(), !115)
    #dbg_value(i32 %0, !113, !DIExpression(), !115)
    #dbg_value(ptr %s, !117, !DIExpression(), !120)
  store i32 %.lcssa, ptr %top.i.i, align 4, !dbg !122, !tbaa !95
  %and.i.i = and i32 %.lcssa, 7, !dbg !123
  %idxprom.i.i = zext nneg i32 %and.i.i to i64, !dbg !124
  %arrayidx.i.i = getelementptr inbounds [8 x i32], ptr %s, i64 0, i64 %idxprom.i.i, !dbg !124
  %1 = load i32, ptr %arrayidx.i.i, align 4, !dbg !124, !tbaa !125
  %mul.i = mul nsw i32 %1, %n, !dbg !126
  %add.i = add nsw i32 %mul.i, %0, !dbg !127
    #dbg_value(i32 %add.i, !75, !DIExpression(), !128)
  %idxprom2 = zext nneg i32 %0 to i64, !dbg !129
  %arrayidx3 = getelementptr inbounds i32, ptr %o, i64 %idxprom2, !dbg !129
  store i32 %add.i, ptr %arrayidx3, align 4, !dbg !130, !tbaa !125
  %cmp4 = icmp sgt i32 %n, 4, !dbg !131
  br i1 %cmp4, label %if.then, label %if.else, !dbg !133

for.body:                                         ; preds = %entry, %for.body
  %i.040 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
    #dbg_value(i32 %i.040, !66, !DIExpression(), !101)
  %idxprom = zext nneg i32 %i.040 to i64, !dbg !134
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 %idxprom, !dbg !134
  %2 = load i32, ptr %arrayidx, align 4, !dbg !134, !tbaa !125
  %add = add nsw i32 %2, %0, !dbg !135
    #dbg_value(ptr %s, !136, !DIExpression(), !140)
    #dbg_value(i32 %add, !139, !DIExpression(), !140)
  %and.i = and i32 %i.040, 7, !dbg !142
  %idxprom.i = zext nneg i32 %and.i to i64, !dbg !143
  %arrayidx.i = getelementptr inbounds [8 x i32], ptr %s, i64 0, i64 %idxprom.i, !dbg !143
  store i32 %add, ptr %arrayidx.i, align 4, !dbg !144, !tbaa !125
  %inc = add nuw nsw i32 %i.040, 1, !dbg !145
    #dbg_assign(i32 %inc, !48, !DIExpression(DW_OP_LLVM_fragment, 256, 32), !146, ptr %top.i.i, !DIExpression(), !80)
    #dbg_value(i32 %inc, !66, !DIExpression(), !101)
  %exitcond.not = icmp eq i32 %inc, %n, !dbg !102
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !104, !llvm.loop !147

if.then:                                          ; preds = %for.cond.cleanup
    #dbg_value(ptr %arrayidx3, !151, !DIExpression(), !156)
  %arrayidx1.i29 = getelementptr inbounds i8, ptr %arrayidx3, i64 4, !dbg !158
  %3 = load i32, ptr %arrayidx1.i29, align 4, !dbg !158, !tbaa !125
    #dbg_value(i32 %add.i, !159, !DIExpression(), !166)
    #dbg_value(i32 %3, !164, !DIExpression(), !166)
    #dbg_value(i32 %add.i, !168, !DIExpression(), !171)
  %mul.i.i = mul nsw i32 %add.i, %add.i, !dbg !173
    #dbg_value(i32 %3, !168, !DIExpression(), !174)
  %mul.i2.i = mul nsw i32 %3, %3, !dbg !176
  %add.i32 = add nuw nsw i32 %mul.i2.i, %mul.i.i, !dbg !177
    #dbg_value(i32 %add.i32, !165, !DIExpression(), !166)
  store i32 %add.i32, ptr %arrayidx3, align 4, !dbg !178, !tbaa !125
  tail call void @llvm.nvvm.barrier0(), !dbg !179
  br label %if.end, !dbg !180

if.else:                                          ; preds = %for.cond.cleanup
  %mul = shl nuw nsw i32 %0, 1, !dbg !181
  %idx.ext5 = zext nneg i32 %mul to i64, !dbg !182
  %add.ptr6 = getelementptr inbounds i32, ptr %o, i64 %idx.ext5, !dbg !182
    #dbg_value(ptr %add.ptr6, !151, !DIExpression(), !183)
  %4 = load i32, ptr %add.ptr6, align 4, !dbg !185, !tbaa !125
  %arrayidx1.i = getelementptr inbounds i8, ptr %add.ptr6, i64 4, !dbg !186
  %5 = load i32, ptr %arrayidx1.i, align 4, !dbg !186, !tbaa !125
    #dbg_value(i32 %4, !159, !DIExpression(), !187)
    #dbg_value(i32 %5, !164, !DIExpression(), !187)
    #dbg_value(i32 %4, !168, !DIExpression(), !189)
  %mul.i.i33 = mul nsw i32 %4, %4, !dbg !191
    #dbg_value(i32 %5, !168, !DIExpression(), !192)
  %mul.i2.i34 = mul nsw i32 %5, %5, !dbg !194
  %add.i35 = add nuw nsw i32 %mul.i2.i34, %mul.i.i33, !dbg !195
    #dbg_value(i32 %add.i35, !165, !DIExpression(), !187)
  store i32 %add.i35, ptr %add.ptr6, align 4, !dbg !196, !tbaa !125
  tail call void @llvm.nvvm.barrier0(), !dbg !197
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %and = and i32 %0, 1, !dbg !198
  %tobool.not = icmp eq i32 %and, 0, !dbg !199
  %_Z7add_onei._Z6negatei = select i1 %tobool.not, ptr @_Z6negatei, ptr @_Z7add_onei, !dbg !199
    #dbg_value(ptr %_Z7add_onei._Z6negatei, !77, !DIExpression(), !80)
  %6 = load i32, ptr %arrayidx3, align 4, !dbg !200, !tbaa !125
  %call9 = tail call noundef i32 %_Z7add_onei._Z6negatei(i32 noundef %6) #7, !dbg !201, !callees !202
  %call10 = tail call noundef i32 @_Z5depthi(i32 noundef %n) #6, !dbg !203
  %add11 = add nsw i32 %call10, %call9, !dbg !204
  %7 = load i32, ptr %arrayidx3, align 4, !dbg !205, !tbaa !125
  %add14 = add nsw i32 %add11, %7, !dbg !205
  store i32 %add14, ptr %arrayidx3, align 4, !dbg !205, !tbaa !125
  call void @llvm.lifetime.end.p0(i64 36, ptr nonnull %s) #6, !dbg !206
  ret void, !dbg !206
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #5

attributes #0 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #2 = { convergent mustprogress norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!8}
!llvm.module.flags = !{!9, !10, !11, !12, !13}
!llvm.ident = !{!14}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 19.1.7", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "inlining.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 206)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 207)
!7 = !DINamespace(name: "std", scope: null)
!8 = !{ptr @_Z8inliningPii, !"kernel", i32 1}
!9 = !{i32 7, !"Dwarf Version", i32 4}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!13 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!14 = !{!"clang version 19.1.7"}
!15 = distinct !DISubprogram(name: "depth", linkageName: "_Z5depthi", scope: !1, file: !1, line: 21, type: !16, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !19)
!16 = !DISubroutineType(types: !17)
!17 = !{!18, !18}
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{!20}
!20 = !DILocalVariable(name: "n", arg: 1, scope: !15, file: !1, line: 21, type: !18)
!21 = !DILocation(line: 0, scope: !15)
!22 = !DILocation(line: 21, column: 40, scope: !15)
!23 = !DILocation(line: 21, column: 38, scope: !15)
!24 = !DILocation(line: 21, column: 63, scope: !15)
!25 = !DILocation(line: 21, column: 53, scope: !15)
!26 = !DILocation(line: 21, column: 55, scope: !15)
!27 = !DILocation(line: 21, column: 31, scope: !15)
!28 = distinct !DISubprogram(name: "add_one", linkageName: "_Z7add_onei", scope: !1, file: !1, line: 22, type: !16, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !29)
!29 = !{!30}
!30 = !DILocalVariable(name: "v", arg: 1, scope: !28, file: !1, line: 22, type: !18)
!31 = !DILocation(line: 0, scope: !28)
!32 = !DILocation(line: 22, column: 55, scope: !28)
!33 = !DILocation(line: 22, column: 46, scope: !28)
!34 = distinct !DISubprogram(name: "negate", linkageName: "_Z6negatei", scope: !1, file: !1, line: 23, type: !16, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !35)
!35 = !{!36}
!36 = !DILocalVariable(name: "v", arg: 1, scope: !34, file: !1, line: 23, type: !18)
!37 = !DILocation(line: 0, scope: !34)
!38 = !DILocation(line: 23, column: 52, scope: !34)
!39 = !DILocation(line: 23, column: 45, scope: !34)
!40 = distinct !DISubprogram(name: "inlining", linkageName: "_Z8inliningPii", scope: !1, file: !1, line: 24, type: !41, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !44)
!41 = !DISubroutineType(types: !42)
!42 = !{null, !43, !18}
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!44 = !{!45, !46, !47, !48, !66, !68, !75, !77}
!45 = !DILocalVariable(name: "o", arg: 1, scope: !40, file: !1, line: 24, type: !43)
!46 = !DILocalVariable(name: "n", arg: 2, scope: !40, file: !1, line: 24, type: !18)
!47 = !DILocalVariable(name: "t", scope: !40, file: !1, line: 25, type: !18)
!48 = !DILocalVariable(name: "s", scope: !40, file: !1, line: 26, type: !49)
!49 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Stack", file: !1, line: 2, size: 288, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !50, identifier: "_ZTS5Stack")
!50 = !{!51, !55, !56, !60, !63}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "cells", scope: !49, file: !1, line: 3, baseType: !52, size: 256)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 256, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 8)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "top", scope: !49, file: !1, line: 4, baseType: !18, size: 32, offset: 256)
!56 = !DISubprogram(name: "Stack", scope: !49, file: !1, line: 5, type: !57, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!57 = !DISubroutineType(types: !58)
!58 = !{null, !59}
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !49, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!60 = !DISubprogram(name: "push", linkageName: "_ZN5Stack4pushEi", scope: !49, file: !1, line: 6, type: !61, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!61 = !DISubroutineType(types: !62)
!62 = !{null, !59, !18}
!63 = !DISubprogram(name: "pop", linkageName: "_ZN5Stack3popEv", scope: !49, file: !1, line: 10, type: !64, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!64 = !DISubroutineType(types: !65)
!65 = !{!18, !59}
!66 = !DILocalVariable(name: "i", scope: !67, file: !1, line: 27, type: !18)
!67 = distinct !DILexicalBlock(scope: !40, file: !1, line: 27, column: 3)
!68 = !DILocalVariable(name: "apply", scope: !40, file: !1, line: 29, type: !69)
!69 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !40, file: !1, line: 29, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !70)
!70 = !{!71, !73}
!71 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !69, file: !1, line: 29, baseType: !72, size: 64)
!72 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !49, size: 64)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !69, file: !1, line: 29, baseType: !74, size: 64, offset: 64)
!74 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !18, size: 64)
!75 = !DILocalVariable(name: "shadowed", scope: !76, file: !1, line: 31, type: !18)
!76 = distinct !DILexicalBlock(scope: !40, file: !1, line: 30, column: 3)
!77 = !DILocalVariable(name: "f", scope: !40, file: !1, line: 38, type: !78)
!78 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!79 = distinct !DIAssignID()
!80 = !DILocation(line: 0, scope: !40)
!81 = !DILocation(line: 25, column: 11, scope: !40)
!82 = !DILocation(line: 26, column: 3, scope: !40)
!83 = !DILocalVariable(name: "this", arg: 1, scope: !84, type: !86, flags: DIFlagArtificial | DIFlagObjectPointer)
!84 = distinct !DISubprogram(name: "Stack", linkageName: "_ZN5StackC1Ev", scope: !49, file: !1, line: 5, type: !57, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !56, retainedNodes: !85)
!85 = !{!83}
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !49, size: 64)
!87 = !DILocation(line: 0, scope: !84, inlinedAt: !88)
!88 = distinct !DILocation(line: 26, column: 9, scope: !40)
!89 = !DILocalVariable(name: "this", arg: 1, scope: !90, type: !86, flags: DIFlagArtificial | DIFlagObjectPointer)
!90 = distinct !DISubprogram(name: "Stack", linkageName: "_ZN5StackC2Ev", scope: !49, file: !1, line: 5, type: !57, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !56, retainedNodes: !91)
!91 = !{!89}
!92 = !DILocation(line: 0, scope: !90, inlinedAt: !93)
!93 = distinct !DILocation(line: 5, column: 31, scope: !84, inlinedAt: !88)
!94 = !DILocation(line: 5, column: 24, scope: !90, inlinedAt: !93)
!95 = !{!96, !99, i64 32}
!96 = !{!"_ZTS5Stack", !97, i64 0, !99, i64 32}
!97 = !{!"omnipotent char", !98, i64 0}
!98 = !{!"Simple C++ TBAA"}
!99 = !{!"int", !97, i64 0}
!100 = distinct !DIAssignID()
!101 = !DILocation(line: 0, scope: !67)
!102 = !DILocation(line: 27, column: 21, scope: !103)
!103 = distinct !DILexicalBlock(scope: !67, file: !1, line: 27, column: 3)
!104 = !DILocation(line: 27, column: 3, scope: !67)
!105 = !DILocalVariable(name: "this", arg: 1, scope: !106, type: !114, flags: DIFlagArtificial | DIFlagObjectPointer)
!106 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ8inliningPiiENKUliE_clEi", scope: !69, file: !1, line: 29, type: !107, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !111, retainedNodes: !112)
!107 = !DISubroutineType(types: !108)
!108 = !{!18, !109, !18}
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !110, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!110 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !69)
!111 = !DISubprogram(name: "operator()", scope: !69, file: !1, line: 29, type: !107, scopeLine: 29, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!112 = !{!105, !113}
!113 = !DILocalVariable(name: "v", arg: 2, scope: !106, file: !1, line: 29, type: !18)
!114 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !110, size: 64)
!115 = !DILocation(line: 0, scope: !106, inlinedAt: !116)
!116 = distinct !DILocation(line: 31, column: 20, scope: !76)
!117 = !DILocalVariable(name: "this", arg: 1, scope: !118, type: !86, flags: DIFlagArtificial | DIFlagObjectPointer)
!118 = distinct !DISubprogram(name: "pop", linkageName: "_ZN5Stack3popEv", scope: !49, file: !1, line: 10, type: !64, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !63, retainedNodes: !119)
!119 = !{!117}
!120 = !DILocation(line: 0, scope: !118, inlinedAt: !121)
!121 = distinct !DILocation(line: 29, column: 42, scope: !106, inlinedAt: !116)
!122 = !DILocation(line: 10, column: 39, scope: !118, inlinedAt: !121)
!123 = !DILocation(line: 10, column: 45, scope: !118, inlinedAt: !121)
!124 = !DILocation(line: 10, column: 33, scope: !118, inlinedAt: !121)
!125 = !{!99, !99, i64 0}
!126 = !DILocation(line: 29, column: 48, scope: !106, inlinedAt: !116)
!127 = !DILocation(line: 29, column: 38, scope: !106, inlinedAt: !116)
!128 = !DILocation(line: 0, scope: !76)
!129 = !DILocation(line: 32, column: 5, scope: !76)
!130 = !DILocation(line: 32, column: 10, scope: !76)
!131 = !DILocation(line: 34, column: 9, scope: !132)
!132 = distinct !DILexicalBlock(scope: !40, file: !1, line: 34, column: 7)
!133 = !DILocation(line: 34, column: 7, scope: !40)
!134 = !DILocation(line: 28, column: 12, scope: !103)
!135 = !DILocation(line: 28, column: 17, scope: !103)
!136 = !DILocalVariable(name: "this", arg: 1, scope: !137, type: !86, flags: DIFlagArtificial | DIFlagObjectPointer)
!137 = distinct !DISubprogram(name: "push", linkageName: "_ZN5Stack4pushEi", scope: !49, file: !1, line: 6, type: !61, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !60, retainedNodes: !138)
!138 = !{!136, !139}
!139 = !DILocalVariable(name: "v", arg: 2, scope: !137, file: !1, line: 6, type: !18)
!140 = !DILocation(line: 0, scope: !137, inlinedAt: !141)
!141 = distinct !DILocation(line: 28, column: 7, scope: !103)
!142 = !DILocation(line: 7, column: 15, scope: !137, inlinedAt: !141)
!143 = !DILocation(line: 7, column: 5, scope: !137, inlinedAt: !141)
!144 = !DILocation(line: 7, column: 20, scope: !137, inlinedAt: !141)
!145 = !DILocation(line: 27, column: 26, scope: !103)
!146 = distinct !DIAssignID()
!147 = distinct !{!147, !104, !148, !149, !150}
!148 = !DILocation(line: 28, column: 20, scope: !67)
!149 = !{!"llvm.loop.mustprogress"}
!150 = !{!"llvm.loop.unroll.disable"}
!151 = !DILocalVariable(name: "p", arg: 1, scope: !152, file: !1, line: 17, type: !43)
!152 = distinct !DISubprogram(name: "meet", linkageName: "_Z4meetPi", scope: !1, file: !1, line: 17, type: !153, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !155)
!153 = !DISubroutineType(types: !154)
!154 = !{null, !43}
!155 = !{!151}
!156 = !DILocation(line: 0, scope: !152, inlinedAt: !157)
!157 = distinct !DILocation(line: 35, column: 5, scope: !132)
!158 = !DILocation(line: 18, column: 26, scope: !152, inlinedAt: !157)
!159 = !DILocalVariable(name: "a", arg: 1, scope: !160, file: !1, line: 13, type: !18)
!160 = distinct !DISubprogram(name: "sum_squares", linkageName: "_Z11sum_squaresii", scope: !1, file: !1, line: 13, type: !161, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !163)
!161 = !DISubroutineType(types: !162)
!162 = !{!18, !18, !18}
!163 = !{!159, !164, !165}
!164 = !DILocalVariable(name: "b", arg: 2, scope: !160, file: !1, line: 13, type: !18)
!165 = !DILocalVariable(name: "s", scope: !160, file: !1, line: 14, type: !18)
!166 = !DILocation(line: 0, scope: !160, inlinedAt: !167)
!167 = distinct !DILocation(line: 18, column: 8, scope: !152, inlinedAt: !157)
!168 = !DILocalVariable(name: "v", arg: 1, scope: !169, file: !1, line: 12, type: !18)
!169 = distinct !DISubprogram(name: "square", linkageName: "_Z6squarei", scope: !1, file: !1, line: 12, type: !16, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !170)
!170 = !{!168}
!171 = !DILocation(line: 0, scope: !169, inlinedAt: !172)
!172 = distinct !DILocation(line: 14, column: 11, scope: !160, inlinedAt: !167)
!173 = !DILocation(line: 12, column: 48, scope: !169, inlinedAt: !172)
!174 = !DILocation(line: 0, scope: !169, inlinedAt: !175)
!175 = distinct !DILocation(line: 14, column: 23, scope: !160, inlinedAt: !167)
!176 = !DILocation(line: 12, column: 48, scope: !169, inlinedAt: !175)
!177 = !DILocation(line: 14, column: 21, scope: !160, inlinedAt: !167)
!178 = !DILocation(line: 18, column: 6, scope: !152, inlinedAt: !157)
!179 = !DILocation(line: 19, column: 3, scope: !152, inlinedAt: !157)
!180 = !DILocation(line: 35, column: 5, scope: !132)
!181 = !DILocation(line: 37, column: 16, scope: !132)
!182 = !DILocation(line: 37, column: 12, scope: !132)
!183 = !DILocation(line: 0, scope: !152, inlinedAt: !184)
!184 = distinct !DILocation(line: 37, column: 5, scope: !132)
!185 = !DILocation(line: 18, column: 20, scope: !152, inlinedAt: !184)
!186 = !DILocation(line: 18, column: 26, scope: !152, inlinedAt: !184)
!187 = !DILocation(line: 0, scope: !160, inlinedAt: !188)
!188 = distinct !DILocation(line: 18, column: 8, scope: !152, inlinedAt: !184)
!189 = !DILocation(line: 0, scope: !169, inlinedAt: !190)
!190 = distinct !DILocation(line: 14, column: 11, scope: !160, inlinedAt: !188)
!191 = !DILocation(line: 12, column: 48, scope: !169, inlinedAt: !190)
!192 = !DILocation(line: 0, scope: !169, inlinedAt: !193)
!193 = distinct !DILocation(line: 14, column: 23, scope: !160, inlinedAt: !188)
!194 = !DILocation(line: 12, column: 48, scope: !169, inlinedAt: !193)
!195 = !DILocation(line: 14, column: 21, scope: !160, inlinedAt: !188)
!196 = !DILocation(line: 18, column: 6, scope: !152, inlinedAt: !184)
!197 = !DILocation(line: 19, column: 3, scope: !152, inlinedAt: !184)
!198 = !DILocation(line: 38, column: 21, scope: !40)
!199 = !DILocation(line: 38, column: 19, scope: !40)
!200 = !DILocation(line: 39, column: 13, scope: !40)
!201 = !DILocation(line: 39, column: 11, scope: !40)
!202 = !{ptr @_Z6negatei, ptr @_Z7add_onei}
!203 = !DILocation(line: 39, column: 21, scope: !40)
!204 = !DILocation(line: 39, column: 19, scope: !40)
!205 = !DILocation(line: 39, column: 8, scope: !40)
!206 = !DILocation(line: 40, column: 1, scope: !40)
