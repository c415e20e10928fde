; ModuleID = 'inlining.cu'
source_filename = "inlining.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.Stack = type { [8 x i32], i32 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z5depthi(i32 noundef %n) #0 !dbg !14 {
entry:
    #dbg_value(i32 %n, !19, !DIExpression(), !20)
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

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z7add_onei(i32 noundef %v) #1 !dbg !27 {
entry:
    #dbg_value(i32 %v, !29, !DIExpression(), !30)
  %add = add nsw i32 %v, 1, !dbg !31
  ret i32 %add, !dbg !32
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z6negatei(i32 noundef %v) #1 !dbg !33 {
entry:
    #dbg_value(i32 %v, !35, !DIExpression(), !36)
  %sub = sub nsw i32 0, %v, !dbg !37
  ret i32 %sub, !dbg !38
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @_Z8inliningPii(ptr noundef %o, i32 noundef %n) #2 !dbg !39 {
entry:
  %s = alloca %struct.Stack, align 4
    #dbg_value(ptr %o, !44, !DIExpression(), !78)
    #dbg_value(i32 %n, !45, !DIExpression(), !78)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !79
    #dbg_value(i32 %0, !46, !DIExpression(), !78)
  call void @llvm.lifetime.start.p0(i64 36, ptr %s) #7, !dbg !80
    #dbg_declare(ptr %s, !47, !DIExpression(), !81)
    #dbg_value(ptr %s, !82, !DIExpression(), !86)
    #dbg_value(ptr %s, !88, !DIExpression(), !91)
  %top.i.i = getelementptr inbounds %struct.Stack, ptr %s, i32 0, i32 1, !dbg !93
  store i32 0, ptr %top.i.i, align 4, !dbg !93, !tbaa !94
    #dbg_value(i32 0, !65, !DIExpression(), !99)
  br label %for.cond, !dbg !100

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !101
    #dbg_value(i32 %i.0, !65, !DIExpression(), !99)
  %cmp = icmp slt i32 %i.0, %n, !dbg !102
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !104

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64, !dbg !105
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 %idxprom, !dbg !105
  %1 = load i32, ptr %arrayidx, align 4, !dbg !105, !tbaa !106
  %add = add nsw i32 %1, %0, !dbg !107
    #dbg_value(ptr %s, !108, !DIExpression(), !112)
    #dbg_value(i32 %add, !111, !DIExpression(), !112)
  %top.i = getelementptr inbounds %struct.Stack, ptr %s, i32 0, i32 1, !dbg !114
  %2 = load i32, ptr %top.i, align 4, !dbg !114, !tbaa !94
  %and.i = and i32 %2, 7, !dbg !115
  %idxprom.i = sext i32 %and.i to i64, !dbg !116
  %arrayidx.i = getelementptr inbounds [8 x i32], ptr %s, i64 0, i64 %idxprom.i, !dbg !116
  store i32 %add, ptr %arrayidx.i, align 4, !dbg !117, !tbaa !106
  %top2.i = getelementptr inbounds %struct.Stack, ptr %s, i32 0, i32 1, !dbg !118
  %3 = load i32, ptr %top2.i, align 4, !dbg !119, !tbaa !94
  %inc.i = add nsw i32 %3, 1, !dbg !119
  store i32 %inc.i, ptr %top2.i, align 4, !dbg !119, !tbaa !94
  br label %for.inc, !dbg !120

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1, !dbg !121
    #dbg_value(i32 %inc, !65, !DIExpression(), !99)
  br label %for.cond, !dbg !122, !llvm.loop !123

for.end:                                          ; preds = %for.cond.cleanup
    #dbg_value(ptr %s, !67, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !78)
    #dbg_value(ptr undef, !67, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !78)
    #dbg_value(ptr undef, !127, !DIExpression(), !137)
    #dbg_value(i32 %0, !135, !DIExpression(), !137)
    #dbg_value(ptr %s, !139, !DIExpression(), !142)
  %top.i.i11 = getelementptr inbounds %struct.Stack, ptr %s, i32 0, i32 1, !dbg !144
  %4 = load i32, ptr %top.i.i11, align 4, !dbg !145, !tbaa !94
  %dec.i.i = add nsw i32 %4, -1, !dbg !145
  store i32 %dec.i.i, ptr %top.i.i11, align 4, !dbg !145, !tbaa !94
  %and.i.i = and i32 %dec.i.i, 7, !dbg !146
  %idxprom.i.i = sext i32 %and.i.i to i64, !dbg !147
  %arrayidx.i.i = getelementptr inbounds [8 x i32], ptr %s, i64 0, i64 %idxprom.i.i, !dbg !147
  %5 = load i32, ptr %arrayidx.i.i, align 4, !dbg !147, !tbaa !106
  %mul.i = mul nsw i32 %5, %n, !dbg !148
  %add.i = add nsw i32 %0, %mul.i, !dbg !149
    #dbg_value(i32 %add.i, !74, !DIExpression(), !150)
  %idxprom2 = sext i32 %0 to i64, !dbg !151
  %arrayidx3 = getelementptr inbounds i32, ptr %o, i64 %idxprom2, !dbg !151
  store i32 %add.i, ptr %arrayidx3, align 4, !dbg !152, !tbaa !106
  %cmp4 = icmp sgt i32 %n, 4, !dbg !153
  br i1 %cmp4, label %if.then, label %if.else, !dbg !155

if.then:                                          ; preds = %for.end
  %idx.ext = sext i32 %0 to i64, !dbg !156
  %add.ptr = getelementptr inbounds i32, ptr %o, i64 %idx.ext, !dbg !156
    #dbg_value(ptr %add.ptr, !157, !DIExpression(), !162)
  %6 = load i32, ptr %add.ptr, align 4, !dbg !164, !tbaa !106
  %arrayidx1.i = getelementptr inbounds i32, ptr %add.ptr, i64 1, !dbg !165
  %7 = load i32, ptr %arrayidx1.i, align 4, !dbg !165, !tbaa !106
    #dbg_value(i32 %6, !166, !DIExpression(), !173)
    #dbg_value(i32 %7, !171, !DIExpression(), !173)
    #dbg_value(i32 %6, !175, !DIExpression(), !178)
  %mul.i.i = mul nsw i32 %6, %6, !dbg !180
    #dbg_value(i32 %7, !175, !DIExpression(), !181)
  %mul.i2.i = mul nsw i32 %7, %7, !dbg !183
  %add.i12 = add nsw i32 %mul.i.i, %mul.i2.i, !dbg !184
    #dbg_value(i32 %add.i12, !172, !DIExpression(), !173)
  store i32 %add.i12, ptr %add.ptr, align 4, !dbg !185, !tbaa !106
  call void @llvm.nvvm.barrier0(), !dbg !186
  br label %if.end, !dbg !187

if.else:                                          ; preds = %for.end
  %mul = mul nsw i32 2, %0, !dbg !188
  %idx.ext5 = sext i32 %mul to i64, !dbg !189
  %add.ptr6 = getelementptr inbounds i32, ptr %o, i64 %idx.ext5, !dbg !189
    #dbg_value(ptr %add.ptr6, !157, !DIExpression(), !190)
  %8 = load i32, ptr %add.ptr6, align 4, !dbg !192, !tbaa !106
  %arrayidx1.i2 = getelementptr inbounds i32, ptr %add.ptr6, i64 1, !dbg !193
  %9 = load i32, ptr %arrayidx1.i2, align 4, !dbg !193, !tbaa !106
    #dbg_value(i32 %8, !166, !DIExpression(), !194)
    #dbg_value(i32 %9, !171, !DIExpression(), !194)
    #dbg_value(i32 %8, !175, !DIExpression(), !196)
  %mul.i.i18 = mul nsw i32 %8, %8, !dbg !198
    #dbg_value(i32 %9, !175, !DIExpression(), !199)
  %mul.i2.i19 = mul nsw i32 %9, %9, !dbg !201
  %add.i20 = add nsw i32 %mul.i.i18, %mul.i2.i19, !dbg !202
    #dbg_value(i32 %add.i20, !172, !DIExpression(), !194)
  store i32 %add.i20, ptr %add.ptr6, align 4, !dbg !203, !tbaa !106
  call void @llvm.nvvm.barrier0(), !dbg !204
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %and = and i32 %0, 1, !dbg !205
  %tobool = icmp ne i32 %and, 0, !dbg !206
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !206

cond.true:                                        ; preds = %if.end
  br label %cond.end, !dbg !206

cond.false:                                       ; preds = %if.end
  br label %cond.end, !dbg !206

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ @_Z7add_onei, %cond.true ], [ @_Z6negatei, %cond.false ], !dbg !206
    #dbg_value(ptr %cond, !76, !DIExpression(), !78)
  %idxprom7 = sext i32 %0 to i64, !dbg !207
  %arrayidx8 = getelementptr inbounds i32, ptr %o, i64 %idxprom7, !dbg !207
  %10 = load i32, ptr %arrayidx8, align 4, !dbg !207, !tbaa !106
  %call9 = call noundef i32 %cond(i32 noundef %10) #6, !dbg !208
  %call10 = call noundef i32 @_Z5depthi(i32 noundef %n) #6, !dbg !209
  %add11 = add nsw i32 %call9, %call10, !dbg !210
  %idxprom12 = sext i32 %0 to i64, !dbg !211
  %arrayidx13 = getelementptr inbounds i32, ptr %o, i64 %idxprom12, !dbg !211
  %11 = load i32, ptr %arrayidx13, align 4, !dbg !212, !tbaa !106
  %add14 = add nsw i32 %11, %add11, !dbg !212
  store i32 %add14, ptr %arrayidx13, align 4, !dbg !212, !tbaa !106
  call void @llvm.lifetime.end.p0(i64 36, ptr %s) #7, !dbg !213
  ret void, !dbg !213
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #5

attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #2 = { convergent mustprogress norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { convergent nounwind }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!8}
!llvm.module.flags = !{!9, !10, !11, !12}
!llvm.ident = !{!13}

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
!13 = !{!"clang version 19.1.7"}
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
!101 = !DILocation(line: 27, scope: !66)
!102 = !DILocation(line: 27, column: 21, scope: !103)
!103 = distinct !DILexicalBlock(scope: !66, file: !1, line: 27, column: 3)
!104 = !DILocation(line: 27, column: 3, scope: !66)
!105 = !DILocation(line: 28, column: 12, scope: !103)
!106 = !{!98, !98, i64 0}
!107 = !DILocation(line: 28, column: 17, scope: !103)
!108 = !DILocalVariable(name: "this", arg: 1, scope: !109, type: !85, flags: DIFlagArtificial | DIFlagObjectPointer)
!109 = distinct !DISubprogram(name: "push", linkageName: "_ZN5Stack4pushEi", scope: !48, file: !1, line: 6, type: !60, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !59, retainedNodes: !110)
!110 = !{!108, !111}
!111 = !DILocalVariable(name: "v", arg: 2, scope: !109, file: !1, line: 6, type: !17)
!112 = !DILocation(line: 0, scope: !109, inlinedAt: !113)
!113 = distinct !DILocation(line: 28, column: 7, scope: !103)
!114 = !DILocation(line: 7, column: 11, scope: !109, inlinedAt: !113)
!115 = !DILocation(line: 7, column: 15, scope: !109, inlinedAt: !113)
!116 = !DILocation(line: 7, column: 5, scope: !109, inlinedAt: !113)
!117 = !DILocation(line: 7, column: 20, scope: !109, inlinedAt: !113)
!118 = !DILocation(line: 8, column: 7, scope: !109, inlinedAt: !113)
!119 = !DILocation(line: 8, column: 5, scope: !109, inlinedAt: !113)
!120 = !DILocation(line: 28, column: 5, scope: !103)
!121 = !DILocation(line: 27, column: 26, scope: !103)
!122 = !DILocation(line: 27, column: 3, scope: !103)
!123 = distinct !{!123, !104, !124, !125, !126}
!124 = !DILocation(line: 28, column: 20, scope: !66)
!125 = !{!"llvm.loop.mustprogress"}
!126 = !{!"llvm.loop.unroll.disable"}
!127 = !DILocalVariable(name: "this", arg: 1, scope: !128, type: !136, flags: DIFlagArtificial | DIFlagObjectPointer)
!128 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ8inliningPiiENKUliE_clEi", scope: !68, file: !1, line: 29, type: !129, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !133, retainedNodes: !134)
!129 = !DISubroutineType(types: !130)
!130 = !{!17, !131, !17}
!131 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !132, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!132 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !68)
!133 = !DISubprogram(name: "operator()", scope: !68, file: !1, line: 29, type: !129, scopeLine: 29, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!134 = !{!127, !135}
!135 = !DILocalVariable(name: "v", arg: 2, scope: !128, file: !1, line: 29, type: !17)
!136 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !132, size: 64)
!137 = !DILocation(line: 0, scope: !128, inlinedAt: !138)
!138 = distinct !DILocation(line: 31, column: 20, scope: !75)
!139 = !DILocalVariable(name: "this", arg: 1, scope: !140, type: !85, flags: DIFlagArtificial | DIFlagObjectPointer)
!140 = distinct !DISubprogram(name: "pop", linkageName: "_ZN5Stack3popEv", scope: !48, file: !1, line: 10, type: !63, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !62, retainedNodes: !141)
!141 = !{!139}
!142 = !DILocation(line: 0, scope: !140, inlinedAt: !143)
!143 = distinct !DILocation(line: 29, column: 42, scope: !128, inlinedAt: !138)
!144 = !DILocation(line: 10, column: 41, scope: !140, inlinedAt: !143)
!145 = !DILocation(line: 10, column: 39, scope: !140, inlinedAt: !143)
!146 = !DILocation(line: 10, column: 45, scope: !140, inlinedAt: !143)
!147 = !DILocation(line: 10, column: 33, scope: !140, inlinedAt: !143)
!148 = !DILocation(line: 29, column: 48, scope: !128, inlinedAt: !138)
!149 = !DILocation(line: 29, column: 38, scope: !128, inlinedAt: !138)
!150 = !DILocation(line: 0, scope: !75)
!151 = !DILocation(line: 32, column: 5, scope: !75)
!152 = !DILocation(line: 32, column: 10, scope: !75)
!153 = !DILocation(line: 34, column: 9, scope: !154)
!154 = distinct !DILexicalBlock(scope: !39, file: !1, line: 34, column: 7)
!155 = !DILocation(line: 34, column: 7, scope: !39)
!156 = !DILocation(line: 35, column: 12, scope: !154)
!157 = !DILocalVariable(name: "p", arg: 1, scope: !158, file: !1, line: 17, type: !42)
!158 = distinct !DISubprogram(name: "meet", linkageName: "_Z4meetPi", scope: !1, file: !1, line: 17, type: !159, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !161)
!159 = !DISubroutineType(types: !160)
!160 = !{null, !42}
!161 = !{!157}
!162 = !DILocation(line: 0, scope: !158, inlinedAt: !163)
!163 = distinct !DILocation(line: 35, column: 5, scope: !154)
!164 = !DILocation(line: 18, column: 20, scope: !158, inlinedAt: !163)
!165 = !DILocation(line: 18, column: 26, scope: !158, inlinedAt: !163)
!166 = !DILocalVariable(name: "a", arg: 1, scope: !167, file: !1, line: 13, type: !17)
!167 = distinct !DISubprogram(name: "sum_squares", linkageName: "_Z11sum_squaresii", scope: !1, file: !1, line: 13, type: !168, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !170)
!168 = !DISubroutineType(types: !169)
!169 = !{!17, !17, !17}
!170 = !{!166, !171, !172}
!171 = !DILocalVariable(name: "b", arg: 2, scope: !167, file: !1, line: 13, type: !17)
!172 = !DILocalVariable(name: "s", scope: !167, file: !1, line: 14, type: !17)
!173 = !DILocation(line: 0, scope: !167, inlinedAt: !174)
!174 = distinct !DILocation(line: 18, column: 8, scope: !158, inlinedAt: !163)
!175 = !DILocalVariable(name: "v", arg: 1, scope: !176, file: !1, line: 12, type: !17)
!176 = distinct !DISubprogram(name: "square", linkageName: "_Z6squarei", scope: !1, file: !1, line: 12, type: !15, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !177)
!177 = !{!175}
!178 = !DILocation(line: 0, scope: !176, inlinedAt: !179)
!179 = distinct !DILocation(line: 14, column: 11, scope: !167, inlinedAt: !174)
!180 = !DILocation(line: 12, column: 48, scope: !176, inlinedAt: !179)
!181 = !DILocation(line: 0, scope: !176, inlinedAt: !182)
!182 = distinct !DILocation(line: 14, column: 23, scope: !167, inlinedAt: !174)
!183 = !DILocation(line: 12, column: 48, scope: !176, inlinedAt: !182)
!184 = !DILocation(line: 14, column: 21, scope: !167, inlinedAt: !174)
!185 = !DILocation(line: 18, column: 6, scope: !158, inlinedAt: !163)
!186 = !DILocation(line: 19, column: 3, scope: !158, inlinedAt: !163)
!187 = !DILocation(line: 35, column: 5, scope: !154)
!188 = !DILocation(line: 37, column: 16, scope: !154)
!189 = !DILocation(line: 37, column: 12, scope: !154)
!190 = !DILocation(line: 0, scope: !158, inlinedAt: !191)
!191 = distinct !DILocation(line: 37, column: 5, scope: !154)
!192 = !DILocation(line: 18, column: 20, scope: !158, inlinedAt: !191)
!193 = !DILocation(line: 18, column: 26, scope: !158, inlinedAt: !191)
!194 = !DILocation(line: 0, scope: !167, inlinedAt: !195)
!195 = distinct !DILocation(line: 18, column: 8, scope: !158, inlinedAt: !191)
!196 = !DILocation(line: 0, scope: !176, inlinedAt: !197)
!197 = distinct !DILocation(line: 14, column: 11, scope: !167, inlinedAt: !195)
!198 = !DILocation(line: 12, column: 48, scope: !176, inlinedAt: !197)
!199 = !DILocation(line: 0, scope: !176, inlinedAt: !200)
!200 = distinct !DILocation(line: 14, column: 23, scope: !167, inlinedAt: !195)
!201 = !DILocation(line: 12, column: 48, scope: !176, inlinedAt: !200)
!202 = !DILocation(line: 14, column: 21, scope: !167, inlinedAt: !195)
!203 = !DILocation(line: 18, column: 6, scope: !158, inlinedAt: !191)
!204 = !DILocation(line: 19, column: 3, scope: !158, inlinedAt: !191)
!205 = !DILocation(line: 38, column: 21, scope: !39)
!206 = !DILocation(line: 38, column: 19, scope: !39)
!207 = !DILocation(line: 39, column: 13, scope: !39)
!208 = !DILocation(line: 39, column: 11, scope: !39)
!209 = !DILocation(line: 39, column: 21, scope: !39)
!210 = !DILocation(line: 39, column: 19, scope: !39)
!211 = !DILocation(line: 39, column: 3, scope: !39)
!212 = !DILocation(line: 39, column: 8, scope: !39)
!213 = !DILocation(line: 40, column: 1, scope: !39)
