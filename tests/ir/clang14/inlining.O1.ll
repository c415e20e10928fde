; ModuleID = 'inlining.cu'
source_filename = "inlining.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Stack = type { [8 x i32], i32 }
%class.anon = type { %struct.Stack*, i32* }

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
define dso_local noundef i32 @_Z5depthi(i32 noundef %n) local_unnamed_addr #0 !dbg !14 {
entry:
  call void @llvm.dbg.value(metadata i32 %n, metadata !19, metadata !DIExpression()), !dbg !20
  %cmp = icmp slt i32 %n, 2, !dbg !21
  br i1 %cmp, label %cond.end, label %cond.false, !dbg !22

cond.false:                                       ; preds = %entry
  %div = sdiv i32 %n, 2, !dbg !23
  %call = call noundef i32 @_Z5depthi(i32 noundef %div) #8, !dbg !24
  %add = add nsw i32 %call, %n, !dbg !25
  br label %cond.end, !dbg !22

cond.end:                                         ; preds = %entry, %cond.false
  %cond = phi i32 [ %add, %cond.false ], [ 1, %entry ], !dbg !22
  ret i32 %cond, !dbg !26
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone willreturn
define dso_local noundef i32 @_Z7add_onei(i32 noundef %v) local_unnamed_addr #2 !dbg !27 {
entry:
  call void @llvm.dbg.value(metadata i32 %v, metadata !29, metadata !DIExpression()), !dbg !30
  %add = add nsw i32 %v, 1, !dbg !31
  ret i32 %add, !dbg !32
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone willreturn
define dso_local noundef i32 @_Z6negatei(i32 noundef %v) local_unnamed_addr #2 !dbg !33 {
entry:
  call void @llvm.dbg.value(metadata i32 %v, metadata !35, metadata !DIExpression()), !dbg !36
  %sub = sub nsw i32 0, %v, !dbg !37
  ret i32 %sub, !dbg !38
}

; Function Attrs: convergent norecurse nounwind
define dso_local void @_Z8inliningPii(i32* nocapture noundef %o, i32 noundef %n) local_unnamed_addr #3 !dbg !39 {
entry:
  %s = alloca %struct.Stack, align 4
  call void @llvm.dbg.value(metadata i32* %o, metadata !44, metadata !DIExpression()), !dbg !78
  call void @llvm.dbg.value(metadata i32 %n, metadata !45, metadata !DIExpression()), !dbg !78
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #8, !dbg !79
  call void @llvm.dbg.value(metadata i32 %0, metadata !46, metadata !DIExpression()), !dbg !78
  %1 = bitcast %struct.Stack* %s to i8*, !dbg !80
  call void @llvm.lifetime.start.p0i8(i64 36, i8* nonnull %1) #8, !dbg !80
  call void @llvm.dbg.declare(metadata %struct.Stack* %s, metadata !47, metadata !DIExpression()), !dbg !81
  call void @llvm.dbg.value(metadata %struct.Stack* %s, metadata !82, metadata !DIExpression()), !dbg !86
  call void @llvm.dbg.value(metadata %struct.Stack* %s, metadata !88, metadata !DIExpression()), !dbg !91
  %top.i.i = getelementptr inbounds %struct.Stack, %struct.Stack* %s, i64 0, i32 1, !dbg !93
  store i32 0, i32* %top.i.i, align 4, !dbg !93, !tbaa !94
  call void @llvm.dbg.value(metadata i32 0, metadata !65, metadata !DIExpression()), !dbg !99
  call void @llvm.dbg.value(metadata i32 0, metadata !65, metadata !DIExpression()), !dbg !99
  call void @llvm.dbg.value(metadata i32 %n, metadata !45, metadata !DIExpression()), !dbg !78
  %cmp43 = icmp sgt i32 %n, 0, !dbg !100
  br i1 %cmp43, label %for.body, label %for.cond.cleanup, !dbg !102

for.cond.cleanup.loopexit:                        ; preds = %for.body
  %phi.bo = add i32 %n, -1, !dbg !103
  br label %for.cond.cleanup, !dbg !103

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  %.lcssa = phi i32 [ -1, %entry ], [ %phi.bo, %for.cond.cleanup.loopexit ]
  call void @llvm.dbg.value(metadata %struct.Stack* %s, metadata !67, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !78
  call void @llvm.dbg.value(metadata i32* undef, metadata !67, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !78
  call void @llvm.dbg.value(metadata %class.anon* undef, metadata !118, metadata !DIExpression()), !dbg !122
  call void @llvm.dbg.value(metadata i32 %0, metadata !120, metadata !DIExpression()), !dbg !122
  call void @llvm.dbg.value(metadata %struct.Stack* %s, metadata !106, metadata !DIExpression()), !dbg !123
  store i32 %.lcssa, i32* %top.i.i, align 4, !dbg !103, !tbaa !94
  %and.i.i = and i32 %.lcssa, 7, !dbg !124
  %2 = zext i32 %and.i.i to i64
  %arrayidx.i.i = getelementptr inbounds %struct.Stack, %struct.Stack* %s, i64 0, i32 0, i64 %2, !dbg !125
  %3 = load i32, i32* %arrayidx.i.i, align 4, !dbg !125, !tbaa !126
  %mul.i = mul nsw i32 %3, %n, !dbg !127
  %add.i = add nsw i32 %mul.i, %0, !dbg !128
  call void @llvm.dbg.value(metadata i32 %add.i, metadata !74, metadata !DIExpression()), !dbg !129
  %idxprom2 = sext i32 %0 to i64, !dbg !130
  %arrayidx3 = getelementptr inbounds i32, i32* %o, i64 %idxprom2, !dbg !130
  store i32 %add.i, i32* %arrayidx3, align 4, !dbg !131, !tbaa !126
  call void @llvm.dbg.value(metadata i32 %n, metadata !45, metadata !DIExpression()), !dbg !78
  %cmp4 = icmp sgt i32 %n, 4, !dbg !132
  br i1 %cmp4, label %if.then, label %if.else, !dbg !134

for.body:                                         ; preds = %entry, %for.body
  %i.044 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  call void @llvm.dbg.value(metadata i32 %i.044, metadata !65, metadata !DIExpression()), !dbg !99
  %idxprom = zext i32 %i.044 to i64, !dbg !135
  %arrayidx = getelementptr inbounds i32, i32* %o, i64 %idxprom, !dbg !135
  %4 = load i32, i32* %arrayidx, align 4, !dbg !135, !tbaa !126
  %add = add nsw i32 %4, %0, !dbg !136
  call void @llvm.dbg.value(metadata %struct.Stack* %s, metadata !137, metadata !DIExpression()), !dbg !141
  call void @llvm.dbg.value(metadata i32 %add, metadata !140, metadata !DIExpression()), !dbg !141
  %and.i = and i32 %i.044, 7, !dbg !143
  %5 = zext i32 %and.i to i64
  %arrayidx.i = getelementptr inbounds %struct.Stack, %struct.Stack* %s, i64 0, i32 0, i64 %5, !dbg !144
  store i32 %add, i32* %arrayidx.i, align 4, !dbg !145, !tbaa !126
  %inc = add nuw nsw i32 %i.044, 1, !dbg !146
  call void @llvm.dbg.value(metadata i32 %inc, metadata !65, metadata !DIExpression()), !dbg !99
  call void @llvm.dbg.value(metadata i32 %n, metadata !45, metadata !DIExpression()), !dbg !78
  %exitcond.not = icmp eq i32 %inc, %n, !dbg !100
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !dbg !102, !llvm.loop !147

if.then:                                          ; preds = %for.cond.cleanup
  call void @llvm.dbg.value(metadata i32* %arrayidx3, metadata !151, metadata !DIExpression()) #8, !dbg !156
  %arrayidx1.i = getelementptr inbounds i32, i32* %arrayidx3, i64 1, !dbg !158
  %6 = load i32, i32* %arrayidx1.i, align 4, !dbg !158, !tbaa !126
  call void @llvm.dbg.value(metadata i32 %add.i, metadata !159, metadata !DIExpression()) #8, !dbg !166
  call void @llvm.dbg.value(metadata i32 %6, metadata !164, metadata !DIExpression()) #8, !dbg !166
  call void @llvm.dbg.value(metadata i32 %add.i, metadata !168, metadata !DIExpression()) #8, !dbg !171
  %mul.i.i.i = mul nsw i32 %add.i, %add.i, !dbg !173
  call void @llvm.dbg.value(metadata i32 %6, metadata !168, metadata !DIExpression()) #8, !dbg !174
  %mul.i3.i.i = mul nsw i32 %6, %6, !dbg !176
  %add.i.i = add nuw nsw i32 %mul.i3.i.i, %mul.i.i.i, !dbg !177
  call void @llvm.dbg.value(metadata i32 %add.i.i, metadata !165, metadata !DIExpression()) #8, !dbg !166
  store i32 %add.i.i, i32* %arrayidx3, align 4, !dbg !178, !tbaa !126
  br label %if.end, !dbg !179

if.else:                                          ; preds = %for.cond.cleanup
  %mul = shl nsw i32 %0, 1, !dbg !180
  %idx.ext5 = sext i32 %mul to i64, !dbg !181
  %add.ptr6 = getelementptr inbounds i32, i32* %o, i64 %idx.ext5, !dbg !181
  call void @llvm.dbg.value(metadata i32* %add.ptr6, metadata !151, metadata !DIExpression()) #8, !dbg !182
  %7 = load i32, i32* %add.ptr6, align 4, !dbg !184, !tbaa !126
  %arrayidx1.i33 = getelementptr inbounds i32, i32* %add.ptr6, i64 1, !dbg !185
  %8 = load i32, i32* %arrayidx1.i33, align 4, !dbg !185, !tbaa !126
  call void @llvm.dbg.value(metadata i32 %7, metadata !159, metadata !DIExpression()) #8, !dbg !186
  call void @llvm.dbg.value(metadata i32 %8, metadata !164, metadata !DIExpression()) #8, !dbg !186
  call void @llvm.dbg.value(metadata i32 %7, metadata !168, metadata !DIExpression()) #8, !dbg !188
  %mul.i.i.i34 = mul nsw i32 %7, %7, !dbg !190
  call void @llvm.dbg.value(metadata i32 %8, metadata !168, metadata !DIExpression()) #8, !dbg !191
  %mul.i3.i.i35 = mul nsw i32 %8, %8, !dbg !193
  %add.i.i36 = add nuw nsw i32 %mul.i3.i.i35, %mul.i.i.i34, !dbg !194
  call void @llvm.dbg.value(metadata i32 %add.i.i36, metadata !165, metadata !DIExpression()) #8, !dbg !186
  store i32 %add.i.i36, i32* %add.ptr6, align 4, !dbg !195, !tbaa !126
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  call void @llvm.nvvm.barrier0() #8, !dbg !196
  %and = and i32 %0, 1, !dbg !197
  %tobool.not = icmp eq i32 %and, 0, !dbg !198
  %_Z7add_onei._Z6negatei = select i1 %tobool.not, i32 (i32)* @_Z6negatei, i32 (i32)* @_Z7add_onei, !dbg !198
  call void @llvm.dbg.value(metadata i32 (i32)* %_Z7add_onei._Z6negatei, metadata !76, metadata !DIExpression()), !dbg !78
  %9 = load i32, i32* %arrayidx3, align 4, !dbg !199, !tbaa !126
  %call9 = call noundef i32 %_Z7add_onei._Z6negatei(i32 noundef %9) #6, !dbg !200, !callees !201
  call void @llvm.dbg.value(metadata i32 %n, metadata !45, metadata !DIExpression()), !dbg !78
  %call10 = call noundef i32 @_Z5depthi(i32 noundef %n) #8, !dbg !202
  %add11 = add nsw i32 %call10, %call9, !dbg !203
  %10 = load i32, i32* %arrayidx3, align 4, !dbg !204, !tbaa !126
  %add14 = add nsw i32 %add11, %10, !dbg !204
  store i32 %add14, i32* %arrayidx3, align 4, !dbg !204, !tbaa !126
  call void @llvm.lifetime.end.p0i8(i64 36, i8* nonnull %1) #8, !dbg !205
  ret void, !dbg !205
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #4

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #4

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #6

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #7

attributes #0 = { mustprogress nofree nosync nounwind readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #3 = { convergent norecurse nounwind "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #5 = { nofree nosync nounwind readnone speculatable }
attributes #6 = { convergent nounwind }
attributes #7 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #8 = { nounwind }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!8}
!llvm.module.flags = !{!9, !10, !11, !12}
!llvm.ident = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "inlining.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 206)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 207)
!7 = !DINamespace(name: "std", scope: null)
!8 = !{void (i32*, i32)* @_Z8inliningPii, !"kernel", i32 1}
!9 = !{i32 7, !"Dwarf Version", i32 4}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!13 = !{!"clang version 14.0.6"}
!14 = distinct !DISubprogram(name: "depth", linkageName: "_Z5depthi", scope: !1, file: !1, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !18)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !17}
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{!19}
!19 = !DILocalVariable(name: "n", arg: 1, scope: !14, file: !1, line: 21, type: !17)
!20 = !DILocation(line: 0, scope: !14)
!21 = !DILocation(line: 21, column: 40, scope: !14)
!22 = !DILocation(line: 21, column: 38, scope: !14)
!23 = !DILocation(line: 21, column: 63, scope: !14)
!24 = !DILocation(line: 21, column: 55, scope: !14)
!25 = !DILocation(line: 21, column: 53, scope: !14)
!26 = !DILocation(line: 21, column: 31, scope: !14)
!27 = distinct !DISubprogram(name: "add_one", linkageName: "_Z7add_onei", scope: !1, file: !1, line: 22, type: !15, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !28)
!28 = !{!29}
!29 = !DILocalVariable(name: "v", arg: 1, scope: !27, file: !1, line: 22, type: !17)
!30 = !DILocation(line: 0, scope: !27)
!31 = !DILocation(line: 22, column: 55, scope: !27)
!32 = !DILocation(line: 22, column: 46, scope: !27)
!33 = distinct !DISubprogram(name: "negate", linkageName: "_Z6negatei", scope: !1, file: !1, line: 23, type: !15, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !34)
!34 = !{!35}
!35 = !DILocalVariable(name: "v", arg: 1, scope: !33, file: !1, line: 23, type: !17)
!36 = !DILocation(line: 0, scope: !33)
!37 = !DILocation(line: 23, column: 52, scope: !33)
!38 = !DILocation(line: 23, column: 45, scope: !33)
!39 = distinct !DISubprogram(name: "inlining", linkageName: "_Z8inliningPii", scope: !1, file: !1, line: 24, type: !40, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !43)
!40 = !DISubroutineType(types: !41)
!41 = !{null, !42, !17}
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!43 = !{!44, !45, !46, !47, !65, !67, !74, !76}
!44 = !DILocalVariable(name: "o", arg: 1, scope: !39, file: !1, line: 24, type: !42)
!45 = !DILocalVariable(name: "n", arg: 2, scope: !39, file: !1, line: 24, type: !17)
!46 = !DILocalVariable(name: "t", scope: !39, file: !1, line: 25, type: !17)
!47 = !DILocalVariable(name: "s", scope: !39, file: !1, line: 26, type: !48)
!48 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Stack", file: !1, line: 2, size: 288, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !49, identifier: "_ZTS5Stack")
!49 = !{!50, !54, !55, !59, !62}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "cells", scope: !48, file: !1, line: 3, baseType: !51, size: 256)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 256, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 8)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "top", scope: !48, file: !1, line: 4, baseType: !17, size: 32, offset: 256)
!55 = !DISubprogram(name: "Stack", scope: !48, file: !1, line: 5, type: !56, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!56 = !DISubroutineType(types: !57)
!57 = !{null, !58}
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!59 = !DISubprogram(name: "push", linkageName: "_ZN5Stack4pushEi", scope: !48, file: !1, line: 6, type: !60, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!60 = !DISubroutineType(types: !61)
!61 = !{null, !58, !17}
!62 = !DISubprogram(name: "pop", linkageName: "_ZN5Stack3popEv", scope: !48, file: !1, line: 10, type: !63, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!63 = !DISubroutineType(types: !64)
!64 = !{!17, !58}
!65 = !DILocalVariable(name: "i", scope: !66, file: !1, line: 27, type: !17)
!66 = distinct !DILexicalBlock(scope: !39, file: !1, line: 27, column: 3)
!67 = !DILocalVariable(name: "apply", scope: !39, file: !1, line: 29, type: !68)
!68 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !39, file: !1, line: 29, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !69)
!69 = !{!70, !72}
!70 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !68, file: !1, line: 29, baseType: !71, size: 64)
!71 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !48, size: 64)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !68, file: !1, line: 29, baseType: !73, size: 64, offset: 64)
!73 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !17, size: 64)
!74 = !DILocalVariable(name: "shadowed", scope: !75, file: !1, line: 31, type: !17)
!75 = distinct !DILexicalBlock(scope: !39, file: !1, line: 30, column: 3)
!76 = !DILocalVariable(name: "f", scope: !39, file: !1, line: 38, type: !77)
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!78 = !DILocation(line: 0, scope: !39)
!79 = !DILocation(line: 25, column: 11, scope: !39)
!80 = !DILocation(line: 26, column: 3, scope: !39)
!81 = !DILocation(line: 26, column: 9, scope: !39)
!82 = !DILocalVariable(name: "this", arg: 1, scope: !83, type: !85, flags: DIFlagArtificial | DIFlagObjectPointer)
!83 = distinct !DISubprogram(name: "Stack", linkageName: "_ZN5StackC1Ev", scope: !48, file: !1, line: 5, type: !56, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !55, retainedNodes: !84)
!84 = !{!82}
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!86 = !DILocation(line: 0, scope: !83, inlinedAt: !87)
!87 = distinct !DILocation(line: 26, column: 9, scope: !39)
!88 = !DILocalVariable(name: "this", arg: 1, scope: !89, type: !85, flags: DIFlagArtificial | DIFlagObjectPointer)
!89 = distinct !DISubprogram(name: "Stack", linkageName: "_ZN5StackC2Ev", scope: !48, file: !1, line: 5, type: !56, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !55, retainedNodes: !90)
!90 = !{!88}
!91 = !DILocation(line: 0, scope: !89, inlinedAt: !92)
!92 = distinct !DILocation(line: 5, column: 31, scope: !83, inlinedAt: !87)
!93 = !DILocation(line: 5, column: 24, scope: !89, inlinedAt: !92)
!94 = !{!95, !98, i64 32}
!95 = !{!"_ZTS5Stack", !96, i64 0, !98, i64 32}
!96 = !{!"omnipotent char", !97, i64 0}
!97 = !{!"Simple C++ TBAA"}
!98 = !{!"int", !96, i64 0}
!99 = !DILocation(line: 0, scope: !66)
!100 = !DILocation(line: 27, column: 21, scope: !101)
!101 = distinct !DILexicalBlock(scope: !66, file: !1, line: 27, column: 3)
!102 = !DILocation(line: 27, column: 3, scope: !66)
!103 = !DILocation(line: 10, column: 39, scope: !104, inlinedAt: !107)
!104 = distinct !DISubprogram(name: "pop", linkageName: "_ZN5Stack3popEv", scope: !48, file: !1, line: 10, type: !63, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !62, retainedNodes: !105)
!105 = !{!106}
!106 = !DILocalVariable(name: "this", arg: 1, scope: !104, type: !85, flags: DIFlagArtificial | DIFlagObjectPointer)
!107 = distinct !DILocation(line: 29, column: 42, scope: !108, inlinedAt: !121)
!108 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ8inliningPiiENKUliE_clEi", scope: !68, file: !1, line: 29, type: !109, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !113, retainedNodes: !117)
!109 = !DISubroutineType(types: !110)
!110 = !{!17, !111, !17}
!111 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !112, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!112 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !68)
!113 = !DISubprogram(name: "operator()", scope: !68, file: !1, line: 29, type: !114, scopeLine: 29, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!114 = !DISubroutineType(types: !115)
!115 = !{!116, !111, !17}
!116 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "auto")
!117 = !{!118, !120}
!118 = !DILocalVariable(name: "this", arg: 1, scope: !108, type: !119, flags: DIFlagArtificial | DIFlagObjectPointer)
!119 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !112, size: 64)
!120 = !DILocalVariable(name: "v", arg: 2, scope: !108, file: !1, line: 29, type: !17)
!121 = distinct !DILocation(line: 31, column: 20, scope: !75)
!122 = !DILocation(line: 0, scope: !108, inlinedAt: !121)
!123 = !DILocation(line: 0, scope: !104, inlinedAt: !107)
!124 = !DILocation(line: 10, column: 45, scope: !104, inlinedAt: !107)
!125 = !DILocation(line: 10, column: 33, scope: !104, inlinedAt: !107)
!126 = !{!98, !98, i64 0}
!127 = !DILocation(line: 29, column: 48, scope: !108, inlinedAt: !121)
!128 = !DILocation(line: 29, column: 38, scope: !108, inlinedAt: !121)
!129 = !DILocation(line: 0, scope: !75)
!130 = !DILocation(line: 32, column: 5, scope: !75)
!131 = !DILocation(line: 32, column: 10, scope: !75)
!132 = !DILocation(line: 34, column: 9, scope: !133)
!133 = distinct !DILexicalBlock(scope: !39, file: !1, line: 34, column: 7)
!134 = !DILocation(line: 34, column: 7, scope: !39)
!135 = !DILocation(line: 28, column: 12, scope: !101)
!136 = !DILocation(line: 28, column: 17, scope: !101)
!137 = !DILocalVariable(name: "this", arg: 1, scope: !138, type: !85, flags: DIFlagArtificial | DIFlagObjectPointer)
!138 = distinct !DISubprogram(name: "push", linkageName: "_ZN5Stack4pushEi", scope: !48, file: !1, line: 6, type: !60, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !59, retainedNodes: !139)
!139 = !{!137, !140}
!140 = !DILocalVariable(name: "v", arg: 2, scope: !138, file: !1, line: 6, type: !17)
!141 = !DILocation(line: 0, scope: !138, inlinedAt: !142)
!142 = distinct !DILocation(line: 28, column: 7, scope: !101)
!143 = !DILocation(line: 7, column: 15, scope: !138, inlinedAt: !142)
!144 = !DILocation(line: 7, column: 5, scope: !138, inlinedAt: !142)
!145 = !DILocation(line: 7, column: 20, scope: !138, inlinedAt: !142)
!146 = !DILocation(line: 27, column: 26, scope: !101)
!147 = distinct !{!147, !102, !148, !149, !150}
!148 = !DILocation(line: 28, column: 20, scope: !66)
!149 = !{!"llvm.loop.mustprogress"}
!150 = !{!"llvm.loop.unroll.disable"}
!151 = !DILocalVariable(name: "p", arg: 1, scope: !152, file: !1, line: 17, type: !42)
!152 = distinct !DISubprogram(name: "meet", linkageName: "_Z4meetPi", scope: !1, file: !1, line: 17, type: !153, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !155)
!153 = !DISubroutineType(types: !154)
!154 = !{null, !42}
!155 = !{!151}
!156 = !DILocation(line: 0, scope: !152, inlinedAt: !157)
!157 = distinct !DILocation(line: 35, column: 5, scope: !133)
!158 = !DILocation(line: 18, column: 26, scope: !152, inlinedAt: !157)
!159 = !DILocalVariable(name: "a", arg: 1, scope: !160, file: !1, line: 13, type: !17)
!160 = distinct !DISubprogram(name: "sum_squares", linkageName: "_Z11sum_squaresii", scope: !1, file: !1, line: 13, type: !161, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !163)
!161 = !DISubroutineType(types: !162)
!162 = !{!17, !17, !17}
!163 = !{!159, !164, !165}
!164 = !DILocalVariable(name: "b", arg: 2, scope: !160, file: !1, line: 13, type: !17)
!165 = !DILocalVariable(name: "s", scope: !160, file: !1, line: 14, type: !17)
!166 = !DILocation(line: 0, scope: !160, inlinedAt: !167)
!167 = distinct !DILocation(line: 18, column: 8, scope: !152, inlinedAt: !157)
!168 = !DILocalVariable(name: "v", arg: 1, scope: !169, file: !1, line: 12, type: !17)
!169 = distinct !DISubprogram(name: "square", linkageName: "_Z6squarei", scope: !1, file: !1, line: 12, type: !15, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !170)
!170 = !{!168}
!171 = !DILocation(line: 0, scope: !169, inlinedAt: !172)
!172 = distinct !DILocation(line: 14, column: 11, scope: !160, inlinedAt: !167)
!173 = !DILocation(line: 12, column: 48, scope: !169, inlinedAt: !172)
!174 = !DILocation(line: 0, scope: !169, inlinedAt: !175)
!175 = distinct !DILocation(line: 14, column: 23, scope: !160, inlinedAt: !167)
!176 = !DILocation(line: 12, column: 48, scope: !169, inlinedAt: !175)
!177 = !DILocation(line: 14, column: 21, scope: !160, inlinedAt: !167)
!178 = !DILocation(line: 18, column: 6, scope: !152, inlinedAt: !157)
!179 = !DILocation(line: 35, column: 5, scope: !133)
!180 = !DILocation(line: 37, column: 16, scope: !133)
!181 = !DILocation(line: 37, column: 12, scope: !133)
!182 = !DILocation(line: 0, scope: !152, inlinedAt: !183)
!183 = distinct !DILocation(line: 37, column: 5, scope: !133)
!184 = !DILocation(line: 18, column: 20, scope: !152, inlinedAt: !183)
!185 = !DILocation(line: 18, column: 26, scope: !152, inlinedAt: !183)
!186 = !DILocation(line: 0, scope: !160, inlinedAt: !187)
!187 = distinct !DILocation(line: 18, column: 8, scope: !152, inlinedAt: !183)
!188 = !DILocation(line: 0, scope: !169, inlinedAt: !189)
!189 = distinct !DILocation(line: 14, column: 11, scope: !160, inlinedAt: !187)
!190 = !DILocation(line: 12, column: 48, scope: !169, inlinedAt: !189)
!191 = !DILocation(line: 0, scope: !169, inlinedAt: !192)
!192 = distinct !DILocation(line: 14, column: 23, scope: !160, inlinedAt: !187)
!193 = !DILocation(line: 12, column: 48, scope: !169, inlinedAt: !192)
!194 = !DILocation(line: 14, column: 21, scope: !160, inlinedAt: !187)
!195 = !DILocation(line: 18, column: 6, scope: !152, inlinedAt: !183)
!196 = !DILocation(line: 0, scope: !133)
!197 = !DILocation(line: 38, column: 21, scope: !39)
!198 = !DILocation(line: 38, column: 19, scope: !39)
!199 = !DILocation(line: 39, column: 13, scope: !39)
!200 = !DILocation(line: 39, column: 11, scope: !39)
!201 = !{i32 (i32)* @_Z6negatei, i32 (i32)* @_Z7add_onei}
!202 = !DILocation(line: 39, column: 21, scope: !39)
!203 = !DILocation(line: 39, column: 19, scope: !39)
!204 = !DILocation(line: 39, column: 8, scope: !39)
!205 = !DILocation(line: 40, column: 1, scope: !39)
