; ModuleID = 'inlining.cu'
source_filename = "inlining.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.Stack = type { [8 x i32], i32 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z5depthi(i32 noundef %n) #0 !dbg !17 {
entry:
    #dbg_value(i32 %n, !22, !DIExpression(), !23)
  %cmp = icmp sle i32 %n, 1, !dbg !24
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !25

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !25

cond.false:                                       ; preds = %entry
  %div = sdiv i32 %n, 2, !dbg !26
  %call = call noundef i32 @_Z5depthi(i32 noundef %div) #6, !dbg !27
  %add = add nsw i32 %n, %call, !dbg !28
  br label %cond.end, !dbg !25

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 1, %cond.true ], [ %add, %cond.false ], !dbg !25
  ret i32 %cond, !dbg !29
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z7add_onei(i32 noundef %v) #1 !dbg !30 {
entry:
    #dbg_value(i32 %v, !32, !DIExpression(), !33)
  %add = add nsw i32 %v, 1, !dbg !34
  ret i32 %add, !dbg !35
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z6negatei(i32 noundef %v) #1 !dbg !36 {
entry:
    #dbg_value(i32 %v, !38, !DIExpression(), !39)
  %sub = sub nsw i32 0, %v, !dbg !40
  ret i32 %sub, !dbg !41
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8inliningPii(ptr noundef %o, i32 noundef %n) #2 !dbg !42 {
entry:
  %s = alloca %struct.Stack, align 4
    #dbg_value(ptr poison, !81, !DIExpression(), !91)
    #dbg_value(ptr %o, !47, !DIExpression(), !93)
    #dbg_value(i32 %n, !48, !DIExpression(), !93)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !94
    #dbg_value(i32 %0, !49, !DIExpression(), !93)
  call void @llvm.lifetime.start.p0(ptr %s) #7, !dbg !95
    #dbg_declare(ptr %s, !50, !DIExpression(), !96)
    #dbg_value(ptr %s, !97, !DIExpression(), !101)
    #dbg_value(ptr %s, !103, !DIExpression(), !106)
  %top.i.i = getelementptr inbounds nuw %struct.Stack, ptr %s, i32 0, i32 1, !dbg !108
  store i32 0, ptr %top.i.i, align 4, !dbg !108, !tbaa !109
    #dbg_value(i32 0, !68, !DIExpression(), !111)
  br label %for.cond, !dbg !112

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !113
    #dbg_value(i32 %i.0, !68, !DIExpression(), !111)
  %cmp = icmp slt i32 %i.0, %n, !dbg !114
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !116

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64, !dbg !117
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 %idxprom, !dbg !117
  %1 = load i32, ptr %arrayidx, align 4, !dbg !117, !tbaa !13
  %add = add nsw i32 %1, %0, !dbg !118
    #dbg_value(ptr %s, !119, !DIExpression(), !123)
    #dbg_value(i32 %add, !122, !DIExpression(), !123)
  %top.i = getelementptr inbounds nuw %struct.Stack, ptr %s, i32 0, i32 1, !dbg !125
  %2 = load i32, ptr %top.i, align 4, !dbg !125, !tbaa !109
  %and.i = and i32 %2, 7, !dbg !126
  %idxprom.i = sext i32 %and.i to i64, !dbg !127
  %arrayidx.i = getelementptr inbounds [8 x i32], ptr %s, i64 0, i64 %idxprom.i, !dbg !127
  store i32 %add, ptr %arrayidx.i, align 4, !dbg !128, !tbaa !13
  %top2.i = getelementptr inbounds nuw %struct.Stack, ptr %s, i32 0, i32 1, !dbg !129
  %3 = load i32, ptr %top2.i, align 4, !dbg !130, !tbaa !109
  %inc.i = add nsw i32 %3, 1, !dbg !130
  store i32 %inc.i, ptr %top2.i, align 4, !dbg !130, !tbaa !109
  br label %for.inc, !dbg !131

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1, !dbg !132
    #dbg_value(i32 %inc, !68, !DIExpression(), !111)
  br label %for.cond, !dbg !133, !llvm.loop !134

for.end:                                          ; preds = %for.cond.cleanup
    #dbg_value(ptr %s, !70, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !93)
    #dbg_value(ptr poison, !70, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !93)
    #dbg_value(ptr undef, !81, !DIExpression(), !91)
    #dbg_value(i32 %0, !89, !DIExpression(), !91)
    #dbg_value(ptr %s, !138, !DIExpression(), !141)
  %top.i.i31 = getelementptr inbounds nuw %struct.Stack, ptr %s, i32 0, i32 1, !dbg !143
  %4 = load i32, ptr %top.i.i31, align 4, !dbg !144, !tbaa !109
  %dec.i.i = add nsw i32 %4, -1, !dbg !144
  store i32 %dec.i.i, ptr %top.i.i31, align 4, !dbg !144, !tbaa !109
  %and.i.i = and i32 %dec.i.i, 7, !dbg !145
  %idxprom.i.i = sext i32 %and.i.i to i64, !dbg !146
  %arrayidx.i.i = getelementptr inbounds [8 x i32], ptr %s, i64 0, i64 %idxprom.i.i, !dbg !146
  %5 = load i32, ptr %arrayidx.i.i, align 4, !dbg !146, !tbaa !13
  %mul.i = mul nsw i32 %5, %n, !dbg !147
  %add.i = add nsw i32 %0, %mul.i, !dbg !148
    #dbg_value(i32 %add.i, !77, !DIExpression(), !149)
  %idxprom2 = sext i32 %0 to i64, !dbg !150
  %arrayidx3 = getelementptr inbounds i32, ptr %o, i64 %idxprom2, !dbg !150
  store i32 %add.i, ptr %arrayidx3, align 4, !dbg !151, !tbaa !13
  %cmp4 = icmp sgt i32 %n, 4, !dbg !152
  br i1 %cmp4, label %if.then, label %if.else, !dbg !152

if.then:                                          ; preds = %for.end
  %idx.ext = sext i32 %0 to i64, !dbg !154
  %add.ptr = getelementptr inbounds i32, ptr %o, i64 %idx.ext, !dbg !154
    #dbg_value(ptr %add.ptr, !155, !DIExpression(), !160)
  %6 = load i32, ptr %add.ptr, align 4, !dbg !162, !tbaa !13
  %arrayidx1.i29 = getelementptr inbounds i32, ptr %add.ptr, i64 1, !dbg !163
  %7 = load i32, ptr %arrayidx1.i29, align 4, !dbg !163, !tbaa !13
    #dbg_value(i32 %6, !164, !DIExpression(), !171)
    #dbg_value(i32 %7, !169, !DIExpression(), !171)
    #dbg_value(i32 %6, !173, !DIExpression(), !176)
  %mul.i.i = mul nsw i32 %6, %6, !dbg !178
    #dbg_value(i32 %7, !173, !DIExpression(), !179)
  %mul.i2.i = mul nsw i32 %7, %7, !dbg !181
  %add.i32 = add nsw i32 %mul.i.i, %mul.i2.i, !dbg !182
    #dbg_value(i32 %add.i32, !170, !DIExpression(), !171)
  store i32 %add.i32, ptr %add.ptr, align 4, !dbg !183, !tbaa !13
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !184
  br label %if.end, !dbg !185

if.else:                                          ; preds = %for.end
  %mul = mul nsw i32 2, %0, !dbg !186
  %idx.ext5 = sext i32 %mul to i64, !dbg !187
  %add.ptr6 = getelementptr inbounds i32, ptr %o, i64 %idx.ext5, !dbg !187
    #dbg_value(ptr %add.ptr6, !155, !DIExpression(), !188)
  %8 = load i32, ptr %add.ptr6, align 4, !dbg !190, !tbaa !13
  %arrayidx1.i = getelementptr inbounds i32, ptr %add.ptr6, i64 1, !dbg !191
  %9 = load i32, ptr %arrayidx1.i, align 4, !dbg !191, !tbaa !13
    #dbg_value(i32 %8, !164, !DIExpression(), !192)
    #dbg_value(i32 %9, !169, !DIExpression(), !192)
    #dbg_value(i32 %8, !173, !DIExpression(), !194)
  %mul.i.i33 = mul nsw i32 %8, %8, !dbg !196
    #dbg_value(i32 %9, !173, !DIExpression(), !197)
  %mul.i2.i34 = mul nsw i32 %9, %9, !dbg !199
  %add.i35 = add nsw i32 %mul.i.i33, %mul.i2.i34, !dbg !200
    #dbg_value(i32 %add.i35, !170, !DIExpression(), !192)
  store i32 %add.i35, ptr %add.ptr6, align 4, !dbg !201, !tbaa !13
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !202
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %and = and i32 %0, 1, !dbg !203
  %tobool = icmp ne i32 %and, 0, !dbg !204
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !204

cond.true:                                        ; preds = %if.end
  br label %cond.end, !dbg !204

cond.false:                                       ; preds = %if.end
  br label %cond.end, !dbg !204

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ @_Z7add_onei, %cond.true ], [ @_Z6negatei, %cond.false ], !dbg !204
    #dbg_value(ptr %cond, !79, !DIExpression(), !93)
  %idxprom7 = sext i32 %0 to i64, !dbg !205
  %arrayidx8 = getelementptr inbounds i32, ptr %o, i64 %idxprom7, !dbg !205
  %10 = load i32, ptr %arrayidx8, align 4, !dbg !205, !tbaa !13
  %call9 = call noundef i32 %cond(i32 noundef %10) #6, !dbg !206
  %call10 = call noundef i32 @_Z5depthi(i32 noundef %n) #6, !dbg !207
  %add11 = add nsw i32 %call9, %call10, !dbg !208
  %idxprom12 = sext i32 %0 to i64, !dbg !209
  %arrayidx13 = getelementptr inbounds i32, ptr %o, i64 %idxprom12, !dbg !209
  %11 = load i32, ptr %arrayidx13, align 4, !dbg !210, !tbaa !13
  %add14 = add nsw i32 %11, %add11, !dbg !210
  store i32 %add14, ptr %arrayidx13, align 4, !dbg !210, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %s) #7, !dbg !211
  ret void, !dbg !211
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { convergent nounwind }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "inlining.cu", directory: ".")
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
!12 = !{!"clang version 22.1.8"}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C++ TBAA"}
!17 = distinct !DISubprogram(name: "depth", linkageName: "_Z5depthi", scope: !1, file: !1, line: 21, type: !18, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !21)
!18 = !DISubroutineType(types: !19)
!19 = !{!20, !20}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{!22}
!22 = !DILocalVariable(name: "n", arg: 1, scope: !17, file: !1, line: 21, type: !20)
!23 = !DILocation(line: 0, scope: !17)
!24 = !DILocation(line: 21, column: 40, scope: !17)
!25 = !DILocation(line: 21, column: 38, scope: !17)
!26 = !DILocation(line: 21, column: 63, scope: !17)
!27 = !DILocation(line: 21, column: 55, scope: !17)
!28 = !DILocation(line: 21, column: 53, scope: !17)
!29 = !DILocation(line: 21, column: 31, scope: !17)
!30 = distinct !DISubprogram(name: "add_one", linkageName: "_Z7add_onei", scope: !1, file: !1, line: 22, type: !18, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !31)
!31 = !{!32}
!32 = !DILocalVariable(name: "v", arg: 1, scope: !30, file: !1, line: 22, type: !20)
!33 = !DILocation(line: 0, scope: !30)
!34 = !DILocation(line: 22, column: 55, scope: !30)
!35 = !DILocation(line: 22, column: 46, scope: !30)
!36 = distinct !DISubprogram(name: "negate", linkageName: "_Z6negatei", scope: !1, file: !1, line: 23, type: !18, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !37)
!37 = !{!38}
!38 = !DILocalVariable(name: "v", arg: 1, scope: !36, file: !1, line: 23, type: !20)
!39 = !DILocation(line: 0, scope: !36)
!40 = !DILocation(line: 23, column: 52, scope: !36)
!41 = !DILocation(line: 23, column: 45, scope: !36)
!42 = distinct !DISubprogram(name: "inlining", linkageName: "_Z8inliningPii", scope: !1, file: !1, line: 24, type: !43, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !46)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !20}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!46 = !{!47, !48, !49, !50, !68, !70, !77, !79}
!47 = !DILocalVariable(name: "o", arg: 1, scope: !42, file: !1, line: 24, type: !45)
!48 = !DILocalVariable(name: "n", arg: 2, scope: !42, file: !1, line: 24, type: !20)
!49 = !DILocalVariable(name: "t", scope: !42, file: !1, line: 25, type: !20)
!50 = !DILocalVariable(name: "s", scope: !42, file: !1, line: 26, type: !51)
!51 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Stack", file: !1, line: 2, size: 288, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !52, identifier: "_ZTS5Stack")
!52 = !{!53, !57, !58, !62, !65}
!53 = !DIDerivedType(tag: DW_TAG_member, name: "cells", scope: !51, file: !1, line: 3, baseType: !54, size: 256)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 256, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 8)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "top", scope: !51, file: !1, line: 4, baseType: !20, size: 32, offset: 256)
!58 = !DISubprogram(name: "Stack", linkageName: "_ZN5StackC4Ev", scope: !51, file: !1, line: 5, type: !59, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!59 = !DISubroutineType(types: !60)
!60 = !{null, !61}
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!62 = !DISubprogram(name: "push", linkageName: "_ZN5Stack4pushEi", scope: !51, file: !1, line: 6, type: !63, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!63 = !DISubroutineType(types: !64)
!64 = !{null, !61, !20}
!65 = !DISubprogram(name: "pop", linkageName: "_ZN5Stack3popEv", scope: !51, file: !1, line: 10, type: !66, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!66 = !DISubroutineType(types: !67)
!67 = !{!20, !61}
!68 = !DILocalVariable(name: "i", scope: !69, file: !1, line: 27, type: !20)
!69 = distinct !DILexicalBlock(scope: !42, file: !1, line: 27, column: 3)
!70 = !DILocalVariable(name: "apply", scope: !42, file: !1, line: 29, type: !71)
!71 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !42, file: !1, line: 29, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !72)
!72 = !{!73, !75}
!73 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !71, file: !1, line: 29, baseType: !74, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !51, size: 64)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !71, file: !1, line: 29, baseType: !76, size: 64, offset: 64)
!76 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !20, size: 64)
!77 = !DILocalVariable(name: "shadowed", scope: !78, file: !1, line: 31, type: !20)
!78 = distinct !DILexicalBlock(scope: !42, file: !1, line: 30, column: 3)
!79 = !DILocalVariable(name: "f", scope: !42, file: !1, line: 38, type: !80)
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!81 = !DILocalVariable(name: "this", arg: 1, scope: !82, type: !90, flags: DIFlagArtificial | DIFlagObjectPointer)
!82 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ8inliningPiiENKUliE_clEi", scope: !71, file: !1, line: 29, type: !83, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !87, retainedNodes: !88)
!83 = !DISubroutineType(types: !84)
!84 = !{!20, !85, !20}
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !86, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!86 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !71)
!87 = !DISubprogram(name: "operator()", scope: !71, file: !1, line: 29, type: !83, scopeLine: 29, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!88 = !{!81, !89}
!89 = !DILocalVariable(name: "v", arg: 2, scope: !82, file: !1, line: 29, type: !20)
!90 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !86, size: 64)
!91 = !DILocation(line: 0, scope: !82, inlinedAt: !92)
!92 = distinct !DILocation(line: 31, column: 20, scope: !78)
!93 = !DILocation(line: 0, scope: !42)
!94 = !DILocation(line: 25, column: 11, scope: !42)
!95 = !DILocation(line: 26, column: 3, scope: !42)
!96 = !DILocation(line: 26, column: 9, scope: !42)
!97 = !DILocalVariable(name: "this", arg: 1, scope: !98, type: !100, flags: DIFlagArtificial | DIFlagObjectPointer)
!98 = distinct !DISubprogram(name: "Stack", linkageName: "_ZN5StackC1Ev", scope: !51, file: !1, line: 5, type: !59, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !58, retainedNodes: !99)
!99 = !{!97}
!100 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!101 = !DILocation(line: 0, scope: !98, inlinedAt: !102)
!102 = distinct !DILocation(line: 26, column: 9, scope: !42)
!103 = !DILocalVariable(name: "this", arg: 1, scope: !104, type: !100, flags: DIFlagArtificial | DIFlagObjectPointer)
!104 = distinct !DISubprogram(name: "Stack", linkageName: "_ZN5StackC2Ev", scope: !51, file: !1, line: 5, type: !59, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !58, retainedNodes: !105)
!105 = !{!103}
!106 = !DILocation(line: 0, scope: !104, inlinedAt: !107)
!107 = distinct !DILocation(line: 5, column: 31, scope: !98, inlinedAt: !102)
!108 = !DILocation(line: 5, column: 24, scope: !104, inlinedAt: !107)
!109 = !{!110, !14, i64 32}
!110 = !{!"_ZTS5Stack", !15, i64 0, !14, i64 32}
!111 = !DILocation(line: 0, scope: !69)
!112 = !DILocation(line: 27, column: 8, scope: !69)
!113 = !DILocation(line: 27, scope: !69)
!114 = !DILocation(line: 27, column: 21, scope: !115)
!115 = distinct !DILexicalBlock(scope: !69, file: !1, line: 27, column: 3)
!116 = !DILocation(line: 27, column: 3, scope: !69)
!117 = !DILocation(line: 28, column: 12, scope: !115)
!118 = !DILocation(line: 28, column: 17, scope: !115)
!119 = !DILocalVariable(name: "this", arg: 1, scope: !120, type: !100, flags: DIFlagArtificial | DIFlagObjectPointer)
!120 = distinct !DISubprogram(name: "push", linkageName: "_ZN5Stack4pushEi", scope: !51, file: !1, line: 6, type: !63, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !62, retainedNodes: !121)
!121 = !{!119, !122}
!122 = !DILocalVariable(name: "v", arg: 2, scope: !120, file: !1, line: 6, type: !20)
!123 = !DILocation(line: 0, scope: !120, inlinedAt: !124)
!124 = distinct !DILocation(line: 28, column: 7, scope: !115)
!125 = !DILocation(line: 7, column: 11, scope: !120, inlinedAt: !124)
!126 = !DILocation(line: 7, column: 15, scope: !120, inlinedAt: !124)
!127 = !DILocation(line: 7, column: 5, scope: !120, inlinedAt: !124)
!128 = !DILocation(line: 7, column: 20, scope: !120, inlinedAt: !124)
!129 = !DILocation(line: 8, column: 7, scope: !120, inlinedAt: !124)
!130 = !DILocation(line: 8, column: 5, scope: !120, inlinedAt: !124)
!131 = !DILocation(line: 28, column: 5, scope: !115)
!132 = !DILocation(line: 27, column: 26, scope: !115)
!133 = !DILocation(line: 27, column: 3, scope: !115)
!134 = distinct !{!134, !116, !135, !136, !137}
!135 = !DILocation(line: 28, column: 20, scope: !69)
!136 = !{!"llvm.loop.mustprogress"}
!137 = !{!"llvm.loop.unroll.disable"}
!138 = !DILocalVariable(name: "this", arg: 1, scope: !139, type: !100, flags: DIFlagArtificial | DIFlagObjectPointer)
!139 = distinct !DISubprogram(name: "pop", linkageName: "_ZN5Stack3popEv", scope: !51, file: !1, line: 10, type: !66, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !65, retainedNodes: !140)
!140 = !{!138}
!141 = !DILocation(line: 0, scope: !139, inlinedAt: !142)
!142 = distinct !DILocation(line: 29, column: 42, scope: !82, inlinedAt: !92)
!143 = !DILocation(line: 10, column: 41, scope: !139, inlinedAt: !142)
!144 = !DILocation(line: 10, column: 39, scope: !139, inlinedAt: !142)
!145 = !DILocation(line: 10, column: 45, scope: !139, inlinedAt: !142)
!146 = !DILocation(line: 10, column: 33, scope: !139, inlinedAt: !142)
!147 = !DILocation(line: 29, column: 48, scope: !82, inlinedAt: !92)
!148 = !DILocation(line: 29, column: 38, scope: !82, inlinedAt: !92)
!149 = !DILocation(line: 0, scope: !78)
!150 = !DILocation(line: 32, column: 5, scope: !78)
!151 = !DILocation(line: 32, column: 10, scope: !78)
!152 = !DILocation(line: 34, column: 9, scope: !153)
!153 = distinct !DILexicalBlock(scope: !42, file: !1, line: 34, column: 7)
!154 = !DILocation(line: 35, column: 12, scope: !153)
!155 = !DILocalVariable(name: "p", arg: 1, scope: !156, file: !1, line: 17, type: !45)
!156 = distinct !DISubprogram(name: "meet", linkageName: "_Z4meetPi", scope: !1, file: !1, line: 17, type: !157, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !159)
!157 = !DISubroutineType(types: !158)
!158 = !{null, !45}
!159 = !{!155}
!160 = !DILocation(line: 0, scope: !156, inlinedAt: !161)
!161 = distinct !DILocation(line: 35, column: 5, scope: !153)
!162 = !DILocation(line: 18, column: 20, scope: !156, inlinedAt: !161)
!163 = !DILocation(line: 18, column: 26, scope: !156, inlinedAt: !161)
!164 = !DILocalVariable(name: "a", arg: 1, scope: !165, file: !1, line: 13, type: !20)
!165 = distinct !DISubprogram(name: "sum_squares", linkageName: "_Z11sum_squaresii", scope: !1, file: !1, line: 13, type: !166, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !168)
!166 = !DISubroutineType(types: !167)
!167 = !{!20, !20, !20}
!168 = !{!164, !169, !170}
!169 = !DILocalVariable(name: "b", arg: 2, scope: !165, file: !1, line: 13, type: !20)
!170 = !DILocalVariable(name: "s", scope: !165, file: !1, line: 14, type: !20)
!171 = !DILocation(line: 0, scope: !165, inlinedAt: !172)
!172 = distinct !DILocation(line: 18, column: 8, scope: !156, inlinedAt: !161)
!173 = !DILocalVariable(name: "v", arg: 1, scope: !174, file: !1, line: 12, type: !20)
!174 = distinct !DISubprogram(name: "square", linkageName: "_Z6squarei", scope: !1, file: !1, line: 12, type: !18, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !175)
!175 = !{!173}
!176 = !DILocation(line: 0, scope: !174, inlinedAt: !177)
!177 = distinct !DILocation(line: 14, column: 11, scope: !165, inlinedAt: !172)
!178 = !DILocation(line: 12, column: 48, scope: !174, inlinedAt: !177)
!179 = !DILocation(line: 0, scope: !174, inlinedAt: !180)
!180 = distinct !DILocation(line: 14, column: 23, scope: !165, inlinedAt: !172)
!181 = !DILocation(line: 12, column: 48, scope: !174, inlinedAt: !180)
!182 = !DILocation(line: 14, column: 21, scope: !165, inlinedAt: !172)
!183 = !DILocation(line: 18, column: 6, scope: !156, inlinedAt: !161)
!184 = !DILocation(line: 19, column: 3, scope: !156, inlinedAt: !161)
!185 = !DILocation(line: 35, column: 5, scope: !153)
!186 = !DILocation(line: 37, column: 16, scope: !153)
!187 = !DILocation(line: 37, column: 12, scope: !153)
!188 = !DILocation(line: 0, scope: !156, inlinedAt: !189)
!189 = distinct !DILocation(line: 37, column: 5, scope: !153)
!190 = !DILocation(line: 18, column: 20, scope: !156, inlinedAt: !189)
!191 = !DILocation(line: 18, column: 26, scope: !156, inlinedAt: !189)
!192 = !DILocation(line: 0, scope: !165, inlinedAt: !193)
!193 = distinct !DILocation(line: 18, column: 8, scope: !156, inlinedAt: !189)
!194 = !DILocation(line: 0, scope: !174, inlinedAt: !195)
!195 = distinct !DILocation(line: 14, column: 11, scope: !165, inlinedAt: !193)
!196 = !DILocation(line: 12, column: 48, scope: !174, inlinedAt: !195)
!197 = !DILocation(line: 0, scope: !174, inlinedAt: !198)
!198 = distinct !DILocation(line: 14, column: 23, scope: !165, inlinedAt: !193)
!199 = !DILocation(line: 12, column: 48, scope: !174, inlinedAt: !198)
!200 = !DILocation(line: 14, column: 21, scope: !165, inlinedAt: !193)
!201 = !DILocation(line: 18, column: 6, scope: !156, inlinedAt: !189)
!202 = !DILocation(line: 19, column: 3, scope: !156, inlinedAt: !189)
!203 = !DILocation(line: 38, column: 21, scope: !42)
!204 = !DILocation(line: 38, column: 19, scope: !42)
!205 = !DILocation(line: 39, column: 13, scope: !42)
!206 = !DILocation(line: 39, column: 11, scope: !42)
!207 = !DILocation(line: 39, column: 21, scope: !42)
!208 = !DILocation(line: 39, column: 19, scope: !42)
!209 = !DILocation(line: 39, column: 3, scope: !42)
!210 = !DILocation(line: 39, column: 8, scope: !42)
!211 = !DILocation(line: 40, column: 1, scope: !42)
