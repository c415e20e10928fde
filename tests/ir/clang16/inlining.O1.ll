; ModuleID = 'inlining.cu'
source_filename = "inlining.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Stack = type { [8 x i32], i32 }

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z5depthi(i32 noundef %n) local_unnamed_addr #0 !dbg !14 {
entry:
  br label %tailrecurse, !dbg !20

tailrecurse:                                      ; preds = %cond.false, %entry
  %accumulator.tr = phi i32 [ 0, %entry ], [ %add, %cond.false ]
  %n.tr = phi i32 [ %n, %entry ], [ %div3, %cond.false ]
  call void @llvm.dbg.value(metadata i32 %n.tr, metadata !19, metadata !DIExpression()), !dbg !21
  %cmp = icmp slt i32 %n.tr, 2, !dbg !22
  br i1 %cmp, label %cond.end, label %cond.false, !dbg !23

cond.false:                                       ; preds = %tailrecurse
  %div3 = lshr i32 %n.tr, 1
  %add = add nsw i32 %accumulator.tr, %n.tr, !dbg !24
  br label %tailrecurse, !dbg !20

cond.end:                                         ; preds = %tailrecurse
  %accumulator.ret.tr = add nsw i32 %accumulator.tr, 1, !dbg !24
  ret i32 %accumulator.ret.tr, !dbg !25
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z7add_onei(i32 noundef %v) local_unnamed_addr #2 !dbg !26 {
entry:
  call void @llvm.dbg.value(metadata i32 %v, metadata !28, metadata !DIExpression()), !dbg !29
  %add = add nsw i32 %v, 1, !dbg !30
  ret i32 %add, !dbg !31
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z6negatei(i32 noundef %v) local_unnamed_addr #2 !dbg !32 {
entry:
  call void @llvm.dbg.value(metadata i32 %v, metadata !34, metadata !DIExpression()), !dbg !35
  %sub = sub nsw i32 0, %v, !dbg !36
  ret i32 %sub, !dbg !37
}

; Function Attrs: convergent norecurse nounwind
define dso_local void @_Z8inliningPii(ptr nocapture noundef %o, i32 noundef %n) local_unnamed_addr #3 !dbg !38 {
entry:
  %s = alloca %struct.Stack, align 4
  call void @llvm.dbg.value(metadata ptr %o, metadata !43, metadata !DIExpression()), !dbg !77
  call void @llvm.dbg.value(metadata i32 %n, metadata !44, metadata !DIExpression()), !dbg !77
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !78
  call void @llvm.dbg.value(metadata i32 %0, metadata !45, metadata !DIExpression()), !dbg !77
  call void @llvm.lifetime.start.p0(i64 36, ptr nonnull %s) #7, !dbg !79
  call void @llvm.dbg.declare(metadata ptr %s, metadata !46, metadata !DIExpression()), !dbg !80
  call void @llvm.dbg.value(metadata ptr %s, metadata !81, metadata !DIExpression()), !dbg !85
  call void @llvm.dbg.value(metadata ptr %s, metadata !87, metadata !DIExpression()), !dbg !90
  %top.i.i = getelementptr inbounds %struct.Stack, ptr %s, i64 0, i32 1, !dbg !92
  store i32 0, ptr %top.i.i, align 4, !dbg !92, !tbaa !93
  call void @llvm.dbg.value(metadata i32 0, metadata !64, metadata !DIExpression()), !dbg !98
  call void @llvm.dbg.value(metadata i32 0, metadata !64, metadata !DIExpression()), !dbg !98
  call void @llvm.dbg.value(metadata i32 %n, metadata !44, metadata !DIExpression()), !dbg !77
  %cmp37 = icmp sgt i32 %n, 0, !dbg !99
  br i1 %cmp37, label %for.body, label %for.cond.cleanup, !dbg !101

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %.lcssa = phi i32 [ -1, %entry ], [ %i.038, %for.body ]
  call void @llvm.dbg.value(metadata ptr %s, metadata !66, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !77
  call void @llvm.dbg.value(metadata ptr undef, metadata !66, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !77
  call void @llvm.dbg.value(metadata ptr undef, metadata !102, metadata !DIExpression()), !dbg !112
  call void @llvm.dbg.value(metadata i32 %0, metadata !110, metadata !DIExpression()), !dbg !112
  call void @llvm.dbg.value(metadata ptr %s, metadata !114, metadata !DIExpression()), !dbg !117
  store i32 %.lcssa, ptr %top.i.i, align 4, !dbg !119, !tbaa !93
  %and.i.i = and i32 %.lcssa, 7, !dbg !120
  %idxprom.i.i = zext i32 %and.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [8 x i32], ptr %s, i64 0, i64 %idxprom.i.i, !dbg !121
  %1 = load i32, ptr %arrayidx.i.i, align 4, !dbg !121, !tbaa !122
  %mul.i = mul nsw i32 %1, %n, !dbg !123
  %add.i = add nsw i32 %mul.i, %0, !dbg !124
  call void @llvm.dbg.value(metadata i32 %add.i, metadata !73, metadata !DIExpression()), !dbg !125
  %idxprom2 = sext i32 %0 to i64, !dbg !126
  %arrayidx3 = getelementptr inbounds i32, ptr %o, i64 %idxprom2, !dbg !126
  store i32 %add.i, ptr %arrayidx3, align 4, !dbg !127, !tbaa !122
  call void @llvm.dbg.value(metadata i32 %n, metadata !44, metadata !DIExpression()), !dbg !77
  %cmp4 = icmp sgt i32 %n, 4, !dbg !128
  br i1 %cmp4, label %if.then, label %if.else, !dbg !130

for.body:                                         ; preds = %entry, %for.body
  %i.038 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  call void @llvm.dbg.value(metadata i32 %i.038, metadata !64, metadata !DIExpression()), !dbg !98
  %idxprom = zext i32 %i.038 to i64, !dbg !131
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 %idxprom, !dbg !131
  %2 = load i32, ptr %arrayidx, align 4, !dbg !131, !tbaa !122
  %add = add nsw i32 %2, %0, !dbg !132
  call void @llvm.dbg.value(metadata ptr %s, metadata !133, metadata !DIExpression()), !dbg !137
  call void @llvm.dbg.value(metadata i32 %add, metadata !136, metadata !DIExpression()), !dbg !137
  %and.i = and i32 %i.038, 7, !dbg !139
  %idxprom.i = zext i32 %and.i to i64
  %arrayidx.i = getelementptr inbounds [8 x i32], ptr %s, i64 0, i64 %idxprom.i, !dbg !140
  store i32 %add, ptr %arrayidx.i, align 4, !dbg !141, !tbaa !122
  %inc = add nuw nsw i32 %i.038, 1, !dbg !142
  call void @llvm.dbg.value(metadata i32 %inc, metadata !64, metadata !DIExpression()), !dbg !98
  call void @llvm.dbg.value(metadata i32 %n, metadata !44, metadata !DIExpression()), !dbg !77
  %exitcond.not = icmp eq i32 %inc, %n, !dbg !99
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !101, !llvm.loop !143

if.then:                                          ; preds = %for.cond.cleanup
  call void @llvm.dbg.value(metadata ptr %arrayidx3, metadata !147, metadata !DIExpression()), !dbg !152
  %arrayidx1.i = getelementptr inbounds i32, ptr %arrayidx3, i64 1, !dbg !154
  %3 = load i32, ptr %arrayidx1.i, align 4, !dbg !154, !tbaa !122
  call void @llvm.dbg.value(metadata i32 %add.i, metadata !155, metadata !DIExpression()), !dbg !162
  call void @llvm.dbg.value(metadata i32 %3, metadata !160, metadata !DIExpression()), !dbg !162
  call void @llvm.dbg.value(metadata i32 %add.i, metadata !164, metadata !DIExpression()), !dbg !167
  %mul.i.i.i = mul nsw i32 %add.i, %add.i, !dbg !169
  call void @llvm.dbg.value(metadata i32 %3, metadata !164, metadata !DIExpression()), !dbg !170
  %mul.i2.i.i = mul nsw i32 %3, %3, !dbg !172
  %add.i.i = add nuw nsw i32 %mul.i2.i.i, %mul.i.i.i, !dbg !173
  call void @llvm.dbg.value(metadata i32 %add.i.i, metadata !161, metadata !DIExpression()), !dbg !162
  store i32 %add.i.i, ptr %arrayidx3, align 4, !dbg !174, !tbaa !122
  br label %if.end, !dbg !175

if.else:                                          ; preds = %for.cond.cleanup
  %mul = shl nsw i32 %0, 1, !dbg !176
  %idx.ext5 = sext i32 %mul to i64, !dbg !177
  %add.ptr6 = getelementptr inbounds i32, ptr %o, i64 %idx.ext5, !dbg !177
  call void @llvm.dbg.value(metadata ptr %add.ptr6, metadata !147, metadata !DIExpression()), !dbg !178
  %4 = load i32, ptr %add.ptr6, align 4, !dbg !180, !tbaa !122
  %arrayidx1.i29 = getelementptr inbounds i32, ptr %add.ptr6, i64 1, !dbg !181
  %5 = load i32, ptr %arrayidx1.i29, align 4, !dbg !181, !tbaa !122
  call void @llvm.dbg.value(metadata i32 %4, metadata !155, metadata !DIExpression()), !dbg !182
  call void @llvm.dbg.value(metadata i32 %5, metadata !160, metadata !DIExpression()), !dbg !182
  call void @llvm.dbg.value(metadata i32 %4, metadata !164, metadata !DIExpression()), !dbg !184
  %mul.i.i.i30 = mul nsw i32 %4, %4, !dbg !186
  call void @llvm.dbg.value(metadata i32 %5, metadata !164, metadata !DIExpression()), !dbg !187
  %mul.i2.i.i31 = mul nsw i32 %5, %5, !dbg !189
  %add.i.i32 = add nuw nsw i32 %mul.i2.i.i31, %mul.i.i.i30, !dbg !190
  call void @llvm.dbg.value(metadata i32 %add.i.i32, metadata !161, metadata !DIExpression()), !dbg !182
  store i32 %add.i.i32, ptr %add.ptr6, align 4, !dbg !191, !tbaa !122
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  tail call void @llvm.nvvm.barrier0(), !dbg !192
  %and = and i32 %0, 1, !dbg !193
  %tobool.not = icmp eq i32 %and, 0, !dbg !194
  %_Z7add_onei._Z6negatei = select i1 %tobool.not, ptr @_Z6negatei, ptr @_Z7add_onei, !dbg !194
  call void @llvm.dbg.value(metadata ptr %_Z7add_onei._Z6negatei, metadata !75, metadata !DIExpression()), !dbg !77
  %6 = load i32, ptr %arrayidx3, align 4, !dbg !195, !tbaa !122
  %call9 = tail call noundef i32 %_Z7add_onei._Z6negatei(i32 noundef %6) #8, !dbg !196, !callees !197
  call void @llvm.dbg.value(metadata i32 %n, metadata !44, metadata !DIExpression()), !dbg !77
  %call10 = tail call noundef i32 @_Z5depthi(i32 noundef %n) #7, !dbg !198
  %add11 = add nsw i32 %call10, %call9, !dbg !199
  %7 = load i32, ptr %arrayidx3, align 4, !dbg !200, !tbaa !122
  %add14 = add nsw i32 %add11, %7, !dbg !200
  store i32 %add14, ptr %arrayidx3, align 4, !dbg !200, !tbaa !122
  call void @llvm.lifetime.end.p0(i64 36, ptr nonnull %s) #7, !dbg !201
  ret void, !dbg !201
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.value(metadata, metadata, metadata) #6

attributes #0 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #3 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!8}
!llvm.module.flags = !{!9, !10, !11, !12}
!llvm.ident = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 16.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
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
!13 = !{!"clang version 16.0.6"}
!14 = distinct !DISubprogram(name: "depth", linkageName: "_Z5depthi", scope: !1, file: !1, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !18)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !17}
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{!19}
!19 = !DILocalVariable(name: "n", arg: 1, scope: !14, file: !1, line: 21, type: !17)
!20 = !DILocation(line: 21, column: 55, scope: !14)
!21 = !DILocation(line: 0, scope: !14)
!22 = !DILocation(line: 21, column: 40, scope: !14)
!23 = !DILocation(line: 21, column: 38, scope: !14)
!24 = !DILocation(line: 21, column: 53, scope: !14)
!25 = !DILocation(line: 21, column: 31, scope: !14)
!26 = distinct !DISubprogram(name: "add_one", linkageName: "_Z7add_onei", scope: !1, file: !1, line: 22, type: !15, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !27)
!27 = !{!28}
!28 = !DILocalVariable(name: "v", arg: 1, scope: !26, file: !1, line: 22, type: !17)
!29 = !DILocation(line: 0, scope: !26)
!30 = !DILocation(line: 22, column: 55, scope: !26)
!31 = !DILocation(line: 22, column: 46, scope: !26)
!32 = distinct !DISubprogram(name: "negate", linkageName: "_Z6negatei", scope: !1, file: !1, line: 23, type: !15, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !33)
!33 = !{!34}
!34 = !DILocalVariable(name: "v", arg: 1, scope: !32, file: !1, line: 23, type: !17)
!35 = !DILocation(line: 0, scope: !32)
!36 = !DILocation(line: 23, column: 52, scope: !32)
!37 = !DILocation(line: 23, column: 45, scope: !32)
!38 = distinct !DISubprogram(name: "inlining", linkageName: "_Z8inliningPii", scope: !1, file: !1, line: 24, type: !39, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !42)
!39 = !DISubroutineType(types: !40)
!40 = !{null, !41, !17}
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!42 = !{!43, !44, !45, !46, !64, !66, !73, !75}
!43 = !DILocalVariable(name: "o", arg: 1, scope: !38, file: !1, line: 24, type: !41)
!44 = !DILocalVariable(name: "n", arg: 2, scope: !38, file: !1, line: 24, type: !17)
!45 = !DILocalVariable(name: "t", scope: !38, file: !1, line: 25, type: !17)
!46 = !DILocalVariable(name: "s", scope: !38, file: !1, line: 26, type: !47)
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Stack", file: !1, line: 2, size: 288, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !48, identifier: "_ZTS5Stack")
!48 = !{!49, !53, !54, !58, !61}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "cells", scope: !47, file: !1, line: 3, baseType: !50, size: 256)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 256, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 8)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "top", scope: !47, file: !1, line: 4, baseType: !17, size: 32, offset: 256)
!54 = !DISubprogram(name: "Stack", scope: !47, file: !1, line: 5, type: !55, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!55 = !DISubroutineType(types: !56)
!56 = !{null, !57}
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!58 = !DISubprogram(name: "push", linkageName: "_ZN5Stack4pushEi", scope: !47, file: !1, line: 6, type: !59, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!59 = !DISubroutineType(types: !60)
!60 = !{null, !57, !17}
!61 = !DISubprogram(name: "pop", linkageName: "_ZN5Stack3popEv", scope: !47, file: !1, line: 10, type: !62, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!62 = !DISubroutineType(types: !63)
!63 = !{!17, !57}
!64 = !DILocalVariable(name: "i", scope: !65, file: !1, line: 27, type: !17)
!65 = distinct !DILexicalBlock(scope: !38, file: !1, line: 27, column: 3)
!66 = !DILocalVariable(name: "apply", scope: !38, file: !1, line: 29, type: !67)
!67 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !38, file: !1, line: 29, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !68)
!68 = !{!69, !71}
!69 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !67, file: !1, line: 29, baseType: !70, size: 64)
!70 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !47, size: 64)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !67, file: !1, line: 29, baseType: !72, size: 64, offset: 64)
!72 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !17, size: 64)
!73 = !DILocalVariable(name: "shadowed", scope: !74, file: !1, line: 31, type: !17)
!74 = distinct !DILexicalBlock(scope: !38, file: !1, line: 30, column: 3)
!75 = !DILocalVariable(name: "f", scope: !38, file: !1, line: 38, type: !76)
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!77 = !DILocation(line: 0, scope: !38)
!78 = !DILocation(line: 25, column: 11, scope: !38)
!79 = !DILocation(line: 26, column: 3, scope: !38)
!80 = !DILocation(line: 26, column: 9, scope: !38)
!81 = !DILocalVariable(name: "this", arg: 1, scope: !82, type: !84, flags: DIFlagArtificial | DIFlagObjectPointer)
!82 = distinct !DISubprogram(name: "Stack", linkageName: "_ZN5StackC1Ev", scope: !47, file: !1, line: 5, type: !55, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !54, retainedNodes: !83)
!83 = !{!81}
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!85 = !DILocation(line: 0, scope: !82, inlinedAt: !86)
!86 = distinct !DILocation(line: 26, column: 9, scope: !38)
!87 = !DILocalVariable(name: "this", arg: 1, scope: !88, type: !84, flags: DIFlagArtificial | DIFlagObjectPointer)
!88 = distinct !DISubprogram(name: "Stack", linkageName: "_ZN5StackC2Ev", scope: !47, file: !1, line: 5, type: !55, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !54, retainedNodes: !89)
!89 = !{!87}
!90 = !DILocation(line: 0, scope: !88, inlinedAt: !91)
!91 = distinct !DILocation(line: 5, column: 31, scope: !82, inlinedAt: !86)
!92 = !DILocation(line: 5, column: 24, scope: !88, inlinedAt: !91)
!93 = !{!94, !97, i64 32}
!94 = !{!"_ZTS5Stack", !95, i64 0, !97, i64 32}
!95 = !{!"omnipotent char", !96, i64 0}
!96 = !{!"Simple C++ TBAA"}
!97 = !{!"int", !95, i64 0}
!98 = !DILocation(line: 0, scope: !65)
!99 = !DILocation(line: 27, column: 21, scope: !100)
!100 = distinct !DILexicalBlock(scope: !65, file: !1, line: 27, column: 3)
!101 = !DILocation(line: 27, column: 3, scope: !65)
!102 = !DILocalVariable(name: "this", arg: 1, scope: !103, type: !111, flags: DIFlagArtificial | DIFlagObjectPointer)
!103 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ8inliningPiiENKUliE_clEi", scope: !67, file: !1, line: 29, type: !104, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !108, retainedNodes: !109)
!104 = !DISubroutineType(types: !105)
!105 = !{!17, !106, !17}
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !107, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!107 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !67)
!108 = !DISubprogram(name: "operator()", scope: !67, file: !1, line: 29, type: !104, scopeLine: 29, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!109 = !{!102, !110}
!110 = !DILocalVariable(name: "v", arg: 2, scope: !103, file: !1, line: 29, type: !17)
!111 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !107, size: 64)
!112 = !DILocation(line: 0, scope: !103, inlinedAt: !113)
!113 = distinct !DILocation(line: 31, column: 20, scope: !74)
!114 = !DILocalVariable(name: "this", arg: 1, scope: !115, type: !84, flags: DIFlagArtificial | DIFlagObjectPointer)
!115 = distinct !DISubprogram(name: "pop", linkageName: "_ZN5Stack3popEv", scope: !47, file: !1, line: 10, type: !62, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !61, retainedNodes: !116)
!116 = !{!114}
!117 = !DILocation(line: 0, scope: !115, inlinedAt: !118)
!118 = distinct !DILocation(line: 29, column: 42, scope: !103, inlinedAt: !113)
!119 = !DILocation(line: 10, column: 39, scope: !115, inlinedAt: !118)
!120 = !DILocation(line: 10, column: 45, scope: !115, inlinedAt: !118)
!121 = !DILocation(line: 10, column: 33, scope: !115, inlinedAt: !118)
!122 = !{!97, !97, i64 0}
!123 = !DILocation(line: 29, column: 48, scope: !103, inlinedAt: !113)
!124 = !DILocation(line: 29, column: 38, scope: !103, inlinedAt: !113)
!125 = !DILocation(line: 0, scope: !74)
!126 = !DILocation(line: 32, column: 5, scope: !74)
!127 = !DILocation(line: 32, column: 10, scope: !74)
!128 = !DILocation(line: 34, column: 9, scope: !129)
!129 = distinct !DILexicalBlock(scope: !38, file: !1, line: 34, column: 7)
!130 = !DILocation(line: 34, column: 7, scope: !38)
!131 = !DILocation(line: 28, column: 12, scope: !100)
!132 = !DILocation(line: 28, column: 17, scope: !100)
!133 = !DILocalVariable(name: "this", arg: 1, scope: !134, type: !84, flags: DIFlagArtificial | DIFlagObjectPointer)
!134 = distinct !DISubprogram(name: "push", linkageName: "_ZN5Stack4pushEi", scope: !47, file: !1, line: 6, type: !59, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !58, retainedNodes: !135)
!135 = !{!133, !136}
!136 = !DILocalVariable(name: "v", arg: 2, scope: !134, file: !1, line: 6, type: !17)
!137 = !DILocation(line: 0, scope: !134, inlinedAt: !138)
!138 = distinct !DILocation(line: 28, column: 7, scope: !100)
!139 = !DILocation(line: 7, column: 15, scope: !134, inlinedAt: !138)
!140 = !DILocation(line: 7, column: 5, scope: !134, inlinedAt: !138)
!141 = !DILocation(line: 7, column: 20, scope: !134, inlinedAt: !138)
!142 = !DILocation(line: 27, column: 26, scope: !100)
!143 = distinct !{!143, !101, !144, !145, !146}
!144 = !DILocation(line: 28, column: 20, scope: !65)
!145 = !{!"llvm.loop.mustprogress"}
!146 = !{!"llvm.loop.unroll.disable"}
!147 = !DILocalVariable(name: "p", arg: 1, scope: !148, file: !1, line: 17, type: !41)
!148 = distinct !DISubprogram(name: "meet", linkageName: "_Z4meetPi", scope: !1, file: !1, line: 17, type: !149, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !151)
!149 = !DISubroutineType(types: !150)
!150 = !{null, !41}
!151 = !{!147}
!152 = !DILocation(line: 0, scope: !148, inlinedAt: !153)
!153 = distinct !DILocation(line: 35, column: 5, scope: !129)
!154 = !DILocation(line: 18, column: 26, scope: !148, inlinedAt: !153)
!155 = !DILocalVariable(name: "a", arg: 1, scope: !156, file: !1, line: 13, type: !17)
!156 = distinct !DISubprogram(name: "sum_squares", linkageName: "_Z11sum_squaresii", scope: !1, file: !1, line: 13, type: !157, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !159)
!157 = !DISubroutineType(types: !158)
!158 = !{!17, !17, !17}
!159 = !{!155, !160, !161}
!160 = !DILocalVariable(name: "b", arg: 2, scope: !156, file: !1, line: 13, type: !17)
!161 = !DILocalVariable(name: "s", scope: !156, file: !1, line: 14, type: !17)
!162 = !DILocation(line: 0, scope: !156, inlinedAt: !163)
!163 = distinct !DILocation(line: 18, column: 8, scope: !148, inlinedAt: !153)
!164 = !DILocalVariable(name: "v", arg: 1, scope: !165, file: !1, line: 12, type: !17)
!165 = distinct !DISubprogram(name: "square", linkageName: "_Z6squarei", scope: !1, file: !1, line: 12, type: !15, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !166)
!166 = !{!164}
!167 = !DILocation(line: 0, scope: !165, inlinedAt: !168)
!168 = distinct !DILocation(line: 14, column: 11, scope: !156, inlinedAt: !163)
!169 = !DILocation(line: 12, column: 48, scope: !165, inlinedAt: !168)
!170 = !DILocation(line: 0, scope: !165, inlinedAt: !171)
!171 = distinct !DILocation(line: 14, column: 23, scope: !156, inlinedAt: !163)
!172 = !DILocation(line: 12, column: 48, scope: !165, inlinedAt: !171)
!173 = !DILocation(line: 14, column: 21, scope: !156, inlinedAt: !163)
!174 = !DILocation(line: 18, column: 6, scope: !148, inlinedAt: !153)
!175 = !DILocation(line: 35, column: 5, scope: !129)
!176 = !DILocation(line: 37, column: 16, scope: !129)
!177 = !DILocation(line: 37, column: 12, scope: !129)
!178 = !DILocation(line: 0, scope: !148, inlinedAt: !179)
!179 = distinct !DILocation(line: 37, column: 5, scope: !129)
!180 = !DILocation(line: 18, column: 20, scope: !148, inlinedAt: !179)
!181 = !DILocation(line: 18, column: 26, scope: !148, inlinedAt: !179)
!182 = !DILocation(line: 0, scope: !156, inlinedAt: !183)
!183 = distinct !DILocation(line: 18, column: 8, scope: !148, inlinedAt: !179)
!184 = !DILocation(line: 0, scope: !165, inlinedAt: !185)
!185 = distinct !DILocation(line: 14, column: 11, scope: !156, inlinedAt: !183)
!186 = !DILocation(line: 12, column: 48, scope: !165, inlinedAt: !185)
!187 = !DILocation(line: 0, scope: !165, inlinedAt: !188)
!188 = distinct !DILocation(line: 14, column: 23, scope: !156, inlinedAt: !183)
!189 = !DILocation(line: 12, column: 48, scope: !165, inlinedAt: !188)
!190 = !DILocation(line: 14, column: 21, scope: !156, inlinedAt: !183)
!191 = !DILocation(line: 18, column: 6, scope: !148, inlinedAt: !179)
!192 = !DILocation(line: 0, scope: !129)
!193 = !DILocation(line: 38, column: 21, scope: !38)
!194 = !DILocation(line: 38, column: 19, scope: !38)
!195 = !DILocation(line: 39, column: 13, scope: !38)
!196 = !DILocation(line: 39, column: 11, scope: !38)
!197 = !{ptr @_Z6negatei, ptr @_Z7add_onei}
!198 = !DILocation(line: 39, column: 21, scope: !38)
!199 = !DILocation(line: 39, column: 19, scope: !38)
!200 = !DILocation(line: 39, column: 8, scope: !38)
!201 = !DILocation(line: 40, column: 1, scope: !38)
