; ModuleID = 'inlining.cu'
source_filename = "inlining.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.Stack = type { [8 x i32], i32 }
%class.anon = type { %struct.Stack*, i32* }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z5depthi(i32 noundef %n) #0 !dbg !14 {
entry:
  call void @llvm.dbg.value(metadata i32 %n, metadata !19, metadata !DIExpression()), !dbg !20
  %cmp = icmp sle i32 %n, 1, !dbg !21
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !22

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !22

cond.false:                                       ; preds = %entry
  %div = sdiv i32 %n, 2, !dbg !23
  %call = call noundef i32 @_Z5depthi(i32 noundef %div) #6, !dbg !24
  %add = add nsw i32 %n, %call, !dbg !25
  br label %cond.end, !dbg !22

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 1, %cond.true ], [ %add, %cond.false ], !dbg !22
  ret i32 %cond, !dbg !26
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z7add_onei(i32 noundef %v) #2 !dbg !27 {
entry:
  call void @llvm.dbg.value(metadata i32 %v, metadata !29, metadata !DIExpression()), !dbg !30
  %add = add nsw i32 %v, 1, !dbg !31
  ret i32 %add, !dbg !32
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z6negatei(i32 noundef %v) #2 !dbg !33 {
entry:
  call void @llvm.dbg.value(metadata i32 %v, metadata !35, metadata !DIExpression()), !dbg !36
  %sub = sub nsw i32 0, %v, !dbg !37
  ret i32 %sub, !dbg !38
}

; Function Attrs: convergent norecurse nounwind
define dso_local void @_Z8inliningPii(i32* noundef %o, i32 noundef %n) #3 !dbg !39 {
entry:
  %s = alloca %struct.Stack, align 4
  call void @llvm.dbg.value(metadata i32* %o, metadata !44, metadata !DIExpression()), !dbg !78
  call void @llvm.dbg.value(metadata i32 %n, metadata !45, metadata !DIExpression()), !dbg !78
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7, !dbg !79
  call void @llvm.dbg.value(metadata i32 %0, metadata !46, metadata !DIExpression()), !dbg !78
  %1 = bitcast %struct.Stack* %s to i8*, !dbg !80
  call void @llvm.lifetime.start.p0i8(i64 36, i8* %1) #7, !dbg !80
  call void @llvm.dbg.declare(metadata %struct.Stack* %s, metadata !47, metadata !DIExpression()), !dbg !81
  call void @llvm.dbg.value(metadata %struct.Stack* %s, metadata !82, metadata !DIExpression()), !dbg !86
  call void @llvm.dbg.value(metadata %struct.Stack* %s, metadata !88, metadata !DIExpression()), !dbg !91
  %top.i.i = getelementptr inbounds %struct.Stack, %struct.Stack* %s, i32 0, i32 1, !dbg !93
  store i32 0, i32* %top.i.i, align 4, !dbg !93, !tbaa !94
  call void @llvm.dbg.value(metadata i32 0, metadata !65, metadata !DIExpression()), !dbg !99
  br label %for.cond, !dbg !100

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !99
  call void @llvm.dbg.value(metadata i32 %i.0, metadata !65, metadata !DIExpression()), !dbg !99
  %cmp = icmp slt i32 %i.0, %n, !dbg !101
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !103

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64, !dbg !104
  %arrayidx = getelementptr inbounds i32, i32* %o, i64 %idxprom, !dbg !104
  %2 = load i32, i32* %arrayidx, align 4, !dbg !104, !tbaa !105
  %add = add nsw i32 %2, %0, !dbg !106
  call void @llvm.dbg.value(metadata %struct.Stack* %s, metadata !107, metadata !DIExpression()), !dbg !111
  call void @llvm.dbg.value(metadata i32 %add, metadata !110, metadata !DIExpression()), !dbg !111
  %cells.i = getelementptr inbounds %struct.Stack, %struct.Stack* %s, i32 0, i32 0, !dbg !113
  %top.i = getelementptr inbounds %struct.Stack, %struct.Stack* %s, i32 0, i32 1, !dbg !114
  %3 = load i32, i32* %top.i, align 4, !dbg !114, !tbaa !94
  %and.i = and i32 %3, 7, !dbg !115
  %idxprom.i = sext i32 %and.i to i64, !dbg !113
  %arrayidx.i = getelementptr inbounds [8 x i32], [8 x i32]* %cells.i, i64 0, i64 %idxprom.i, !dbg !113
  store i32 %add, i32* %arrayidx.i, align 4, !dbg !116, !tbaa !105
  %top2.i = getelementptr inbounds %struct.Stack, %struct.Stack* %s, i32 0, i32 1, !dbg !117
  %4 = load i32, i32* %top2.i, align 4, !dbg !118, !tbaa !94
  %inc.i = add nsw i32 %4, 1, !dbg !118
  store i32 %inc.i, i32* %top2.i, align 4, !dbg !118, !tbaa !94
  br label %for.inc, !dbg !119

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1, !dbg !120
  call void @llvm.dbg.value(metadata i32 %inc, metadata !65, metadata !DIExpression()), !dbg !99
  br label %for.cond, !dbg !121, !llvm.loop !122

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.dbg.value(metadata %struct.Stack* %s, metadata !67, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !78
  call void @llvm.dbg.value(metadata i32* undef, metadata !67, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !78
  call void @llvm.dbg.value(metadata %class.anon* undef, metadata !126, metadata !DIExpression()), !dbg !139
  call void @llvm.dbg.value(metadata i32 %0, metadata !137, metadata !DIExpression()), !dbg !139
  call void @llvm.dbg.value(metadata %struct.Stack* %s, metadata !141, metadata !DIExpression()), !dbg !144
  %cells.i.i = getelementptr inbounds %struct.Stack, %struct.Stack* %s, i32 0, i32 0, !dbg !146
  %top.i.i11 = getelementptr inbounds %struct.Stack, %struct.Stack* %s, i32 0, i32 1, !dbg !147
  %5 = load i32, i32* %top.i.i11, align 4, !dbg !148, !tbaa !94
  %dec.i.i = add nsw i32 %5, -1, !dbg !148
  store i32 %dec.i.i, i32* %top.i.i11, align 4, !dbg !148, !tbaa !94
  %and.i.i = and i32 %dec.i.i, 7, !dbg !149
  %idxprom.i.i = sext i32 %and.i.i to i64, !dbg !146
  %arrayidx.i.i = getelementptr inbounds [8 x i32], [8 x i32]* %cells.i.i, i64 0, i64 %idxprom.i.i, !dbg !146
  %6 = load i32, i32* %arrayidx.i.i, align 4, !dbg !146, !tbaa !105
  %mul.i = mul nsw i32 %6, %n, !dbg !150
  %add.i = add nsw i32 %0, %mul.i, !dbg !151
  call void @llvm.dbg.value(metadata i32 %add.i, metadata !74, metadata !DIExpression()), !dbg !152
  %idxprom2 = sext i32 %0 to i64, !dbg !153
  %arrayidx3 = getelementptr inbounds i32, i32* %o, i64 %idxprom2, !dbg !153
  store i32 %add.i, i32* %arrayidx3, align 4, !dbg !154, !tbaa !105
  %cmp4 = icmp sgt i32 %n, 4, !dbg !155
  br i1 %cmp4, label %if.then, label %if.else, !dbg !157

if.then:                                          ; preds = %for.end
  %idx.ext = sext i32 %0 to i64, !dbg !158
  %add.ptr = getelementptr inbounds i32, i32* %o, i64 %idx.ext, !dbg !158
  call void @llvm.dbg.value(metadata i32* %add.ptr, metadata !159, metadata !DIExpression()), !dbg !164
  %7 = load i32, i32* %add.ptr, align 4, !dbg !166, !tbaa !105
  %arrayidx1.i = getelementptr inbounds i32, i32* %add.ptr, i64 1, !dbg !167
  %8 = load i32, i32* %arrayidx1.i, align 4, !dbg !167, !tbaa !105
  call void @llvm.dbg.value(metadata i32 %7, metadata !168, metadata !DIExpression()), !dbg !175
  call void @llvm.dbg.value(metadata i32 %8, metadata !173, metadata !DIExpression()), !dbg !175
  call void @llvm.dbg.value(metadata i32 %7, metadata !177, metadata !DIExpression()), !dbg !180
  %mul.i.i = mul nsw i32 %7, %7, !dbg !182
  call void @llvm.dbg.value(metadata i32 %8, metadata !177, metadata !DIExpression()), !dbg !183
  %mul.i2.i = mul nsw i32 %8, %8, !dbg !185
  %add.i12 = add nsw i32 %mul.i.i, %mul.i2.i, !dbg !186
  call void @llvm.dbg.value(metadata i32 %add.i12, metadata !174, metadata !DIExpression()), !dbg !175
  store i32 %add.i12, i32* %add.ptr, align 4, !dbg !187, !tbaa !105
  call void @llvm.nvvm.barrier0() #7, !dbg !188
  br label %if.end, !dbg !189

if.else:                                          ; preds = %for.end
  %mul = mul nsw i32 2, %0, !dbg !190
  %idx.ext5 = sext i32 %mul to i64, !dbg !191
  %add.ptr6 = getelementptr inbounds i32, i32* %o, i64 %idx.ext5, !dbg !191
  call void @llvm.dbg.value(metadata i32* %add.ptr6, metadata !159, metadata !DIExpression()), !dbg !192
  %9 = load i32, i32* %add.ptr6, align 4, !dbg !194, !tbaa !105
  %arrayidx1.i2 = getelementptr inbounds i32, i32* %add.ptr6, i64 1, !dbg !195
  %10 = load i32, i32* %arrayidx1.i2, align 4, !dbg !195, !tbaa !105
  call void @llvm.dbg.value(metadata i32 %9, metadata !168, metadata !DIExpression()), !dbg !196
  call void @llvm.dbg.value(metadata i32 %10, metadata !173, metadata !DIExpression()), !dbg !196
  call void @llvm.dbg.value(metadata i32 %9, metadata !177, metadata !DIExpression()), !dbg !198
  %mul.i.i18 = mul nsw i32 %9, %9, !dbg !200
  call void @llvm.dbg.value(metadata i32 %10, metadata !177, metadata !DIExpression()), !dbg !201
  %mul.i2.i19 = mul nsw i32 %10, %10, !dbg !203
  %add.i20 = add nsw i32 %mul.i.i18, %mul.i2.i19, !dbg !204
  call void @llvm.dbg.value(metadata i32 %add.i20, metadata !174, metadata !DIExpression()), !dbg !196
  store i32 %add.i20, i32* %add.ptr6, align 4, !dbg !205, !tbaa !105
  call void @llvm.nvvm.barrier0() #7, !dbg !206
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %and = and i32 %0, 1, !dbg !207
  %tobool = icmp ne i32 %and, 0, !dbg !208
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !208

cond.true:                                        ; preds = %if.end
  br label %cond.end, !dbg !208

cond.false:                                       ; preds = %if.end
  br label %cond.end, !dbg !208

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond-lvalue = phi i32 (i32)* [ @_Z7add_onei, %cond.true ], [ @_Z6negatei, %cond.false ], !dbg !208
  call void @llvm.dbg.value(metadata i32 (i32)* %cond-lvalue, metadata !76, metadata !DIExpression()), !dbg !78
  %idxprom7 = sext i32 %0 to i64, !dbg !209
  %arrayidx8 = getelementptr inbounds i32, i32* %o, i64 %idxprom7, !dbg !209
  %11 = load i32, i32* %arrayidx8, align 4, !dbg !209, !tbaa !105
  %call9 = call noundef i32 %cond-lvalue(i32 noundef %11) #6, !dbg !210
  %call10 = call noundef i32 @_Z5depthi(i32 noundef %n) #6, !dbg !211
  %add11 = add nsw i32 %call9, %call10, !dbg !212
  %idxprom12 = sext i32 %0 to i64, !dbg !213
  %arrayidx13 = getelementptr inbounds i32, i32* %o, i64 %idxprom12, !dbg !213
  %12 = load i32, i32* %arrayidx13, align 4, !dbg !214, !tbaa !105
  %add14 = add nsw i32 %12, %add11, !dbg !214
  store i32 %add14, i32* %arrayidx13, align 4, !dbg !214, !tbaa !105
  %13 = bitcast %struct.Stack* %s to i8*, !dbg !215
  call void @llvm.lifetime.end.p0i8(i64 36, i8* %13) #7, !dbg !215
  ret void, !dbg !215
}

; Function Attrs: argmemonly nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #4

; Function Attrs: argmemonly nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #4

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #6

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #1

attributes #0 = { convergent mustprogress nounwind "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { convergent mustprogress noinline nounwind "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #3 = { convergent norecurse nounwind "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { argmemonly nofree nosync nounwind willreturn }
attributes #5 = { nounwind readnone speculatable }
attributes #6 = { convergent nounwind }
attributes #7 = { nounwind }

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
!100 = !DILocation(line: 27, column: 8, scope: !66)
!101 = !DILocation(line: 27, column: 21, scope: !102)
!102 = distinct !DILexicalBlock(scope: !66, file: !1, line: 27, column: 3)
!103 = !DILocation(line: 27, column: 3, scope: !66)
!104 = !DILocation(line: 28, column: 12, scope: !102)
!105 = !{!98, !98, i64 0}
!106 = !DILocation(line: 28, column: 17, scope: !102)
!107 = !DILocalVariable(name: "this", arg: 1, scope: !108, type: !85, flags: DIFlagArtificial | DIFlagObjectPointer)
!108 = distinct !DISubprogram(name: "push", linkageName: "_ZN5Stack4pushEi", scope: !48, file: !1, line: 6, type: !60, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !59, retainedNodes: !109)
!109 = !{!107, !110}
!110 = !DILocalVariable(name: "v", arg: 2, scope: !108, file: !1, line: 6, type: !17)
!111 = !DILocation(line: 0, scope: !108, inlinedAt: !112)
!112 = distinct !DILocation(line: 28, column: 7, scope: !102)
!113 = !DILocation(line: 7, column: 5, scope: !108, inlinedAt: !112)
!114 = !DILocation(line: 7, column: 11, scope: !108, inlinedAt: !112)
!115 = !DILocation(line: 7, column: 15, scope: !108, inlinedAt: !112)
!116 = !DILocation(line: 7, column: 20, scope: !108, inlinedAt: !112)
!117 = !DILocation(line: 8, column: 7, scope: !108, inlinedAt: !112)
!118 = !DILocation(line: 8, column: 5, scope: !108, inlinedAt: !112)
!119 = !DILocation(line: 28, column: 5, scope: !102)
!120 = !DILocation(line: 27, column: 26, scope: !102)
!121 = !DILocation(line: 27, column: 3, scope: !102)
!122 = distinct !{!122, !103, !123, !124, !125}
!123 = !DILocation(line: 28, column: 20, scope: !66)
!124 = !{!"llvm.loop.mustprogress"}
!125 = !{!"llvm.loop.unroll.disable"}
!126 = !DILocalVariable(name: "this", arg: 1, scope: !127, type: !138, flags: DIFlagArtificial | DIFlagObjectPointer)
!127 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ8inliningPiiENKUliE_clEi", scope: !68, file: !1, line: 29, type: !128, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !132, retainedNodes: !136)
!128 = !DISubroutineType(types: !129)
!129 = !{!17, !130, !17}
!130 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !131, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!131 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !68)
!132 = !DISubprogram(name: "operator()", scope: !68, file: !1, line: 29, type: !133, scopeLine: 29, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!133 = !DISubroutineType(types: !134)
!134 = !{!135, !130, !17}
!135 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "auto")
!136 = !{!126, !137}
!137 = !DILocalVariable(name: "v", arg: 2, scope: !127, file: !1, line: 29, type: !17)
!138 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !131, size: 64)
!139 = !DILocation(line: 0, scope: !127, inlinedAt: !140)
!140 = distinct !DILocation(line: 31, column: 20, scope: !75)
!141 = !DILocalVariable(name: "this", arg: 1, scope: !142, type: !85, flags: DIFlagArtificial | DIFlagObjectPointer)
!142 = distinct !DISubprogram(name: "pop", linkageName: "_ZN5Stack3popEv", scope: !48, file: !1, line: 10, type: !63, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !62, retainedNodes: !143)
!143 = !{!141}
!144 = !DILocation(line: 0, scope: !142, inlinedAt: !145)
!145 = distinct !DILocation(line: 29, column: 42, scope: !127, inlinedAt: !140)
!146 = !DILocation(line: 10, column: 33, scope: !142, inlinedAt: !145)
!147 = !DILocation(line: 10, column: 41, scope: !142, inlinedAt: !145)
!148 = !DILocation(line: 10, column: 39, scope: !142, inlinedAt: !145)
!149 = !DILocation(line: 10, column: 45, scope: !142, inlinedAt: !145)
!150 = !DILocation(line: 29, column: 48, scope: !127, inlinedAt: !140)
!151 = !DILocation(line: 29, column: 38, scope: !127, inlinedAt: !140)
!152 = !DILocation(line: 0, scope: !75)
!153 = !DILocation(line: 32, column: 5, scope: !75)
!154 = !DILocation(line: 32, column: 10, scope: !75)
!155 = !DILocation(line: 34, column: 9, scope: !156)
!156 = distinct !DILexicalBlock(scope: !39, file: !1, line: 34, column: 7)
!157 = !DILocation(line: 34, column: 7, scope: !39)
!158 = !DILocation(line: 35, column: 12, scope: !156)
!159 = !DILocalVariable(name: "p", arg: 1, scope: !160, file: !1, line: 17, type: !42)
!160 = distinct !DISubprogram(name: "meet", linkageName: "_Z4meetPi", scope: !1, file: !1, line: 17, type: !161, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !163)
!161 = !DISubroutineType(types: !162)
!162 = !{null, !42}
!163 = !{!159}
!164 = !DILocation(line: 0, scope: !160, inlinedAt: !165)
!165 = distinct !DILocation(line: 35, column: 5, scope: !156)
!166 = !DILocation(line: 18, column: 20, scope: !160, inlinedAt: !165)
!167 = !DILocation(line: 18, column: 26, scope: !160, inlinedAt: !165)
!168 = !DILocalVariable(name: "a", arg: 1, scope: !169, file: !1, line: 13, type: !17)
!169 = distinct !DISubprogram(name: "sum_squares", linkageName: "_Z11sum_squaresii", scope: !1, file: !1, line: 13, type: !170, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !172)
!170 = !DISubroutineType(types: !171)
!171 = !{!17, !17, !17}
!172 = !{!168, !173, !174}
!173 = !DILocalVariable(name: "b", arg: 2, scope: !169, file: !1, line: 13, type: !17)
!174 = !DILocalVariable(name: "s", scope: !169, file: !1, line: 14, type: !17)
!175 = !DILocation(line: 0, scope: !169, inlinedAt: !176)
!176 = distinct !DILocation(line: 18, column: 8, scope: !160, inlinedAt: !165)
!177 = !DILocalVariable(name: "v", arg: 1, scope: !178, file: !1, line: 12, type: !17)
!178 = distinct !DISubprogram(name: "square", linkageName: "_Z6squarei", scope: !1, file: !1, line: 12, type: !15, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !179)
!179 = !{!177}
!180 = !DILocation(line: 0, scope: !178, inlinedAt: !181)
!181 = distinct !DILocation(line: 14, column: 11, scope: !169, inlinedAt: !176)
!182 = !DILocation(line: 12, column: 48, scope: !178, inlinedAt: !181)
!183 = !DILocation(line: 0, scope: !178, inlinedAt: !184)
!184 = distinct !DILocation(line: 14, column: 23, scope: !169, inlinedAt: !176)
!185 = !DILocation(line: 12, column: 48, scope: !178, inlinedAt: !184)
!186 = !DILocation(line: 14, column: 21, scope: !169, inlinedAt: !176)
!187 = !DILocation(line: 18, column: 6, scope: !160, inlinedAt: !165)
!188 = !DILocation(line: 19, column: 3, scope: !160, inlinedAt: !165)
!189 = !DILocation(line: 35, column: 5, scope: !156)
!190 = !DILocation(line: 37, column: 16, scope: !156)
!191 = !DILocation(line: 37, column: 12, scope: !156)
!192 = !DILocation(line: 0, scope: !160, inlinedAt: !193)
!193 = distinct !DILocation(line: 37, column: 5, scope: !156)
!194 = !DILocation(line: 18, column: 20, scope: !160, inlinedAt: !193)
!195 = !DILocation(line: 18, column: 26, scope: !160, inlinedAt: !193)
!196 = !DILocation(line: 0, scope: !169, inlinedAt: !197)
!197 = distinct !DILocation(line: 18, column: 8, scope: !160, inlinedAt: !193)
!198 = !DILocation(line: 0, scope: !178, inlinedAt: !199)
!199 = distinct !DILocation(line: 14, column: 11, scope: !169, inlinedAt: !197)
!200 = !DILocation(line: 12, column: 48, scope: !178, inlinedAt: !199)
!201 = !DILocation(line: 0, scope: !178, inlinedAt: !202)
!202 = distinct !DILocation(line: 14, column: 23, scope: !169, inlinedAt: !197)
!203 = !DILocation(line: 12, column: 48, scope: !178, inlinedAt: !202)
!204 = !DILocation(line: 14, column: 21, scope: !169, inlinedAt: !197)
!205 = !DILocation(line: 18, column: 6, scope: !160, inlinedAt: !193)
!206 = !DILocation(line: 19, column: 3, scope: !160, inlinedAt: !193)
!207 = !DILocation(line: 38, column: 21, scope: !39)
!208 = !DILocation(line: 38, column: 19, scope: !39)
!209 = !DILocation(line: 39, column: 13, scope: !39)
!210 = !DILocation(line: 39, column: 11, scope: !39)
!211 = !DILocation(line: 39, column: 21, scope: !39)
!212 = !DILocation(line: 39, column: 19, scope: !39)
!213 = !DILocation(line: 39, column: 3, scope: !39)
!214 = !DILocation(line: 39, column: 8, scope: !39)
!215 = !DILocation(line: 40, column: 1, scope: !39)
