; ModuleID = 'inlining.cu'
source_filename = "inlining.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Stack = type { [8 x i32], i32 }

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
define dso_local noundef range(i32 1, -2147483648) i32 @_Z5depthi(i32 noundef %n) local_unnamed_addr #0 !dbg !18 {
entry:
  br label %tailrecurse

tailrecurse:                                      ; preds = %cond.false, %entry
  %accumulator.tr = phi i32 [ 0, %entry ], [ %add, %cond.false ]
  %n.tr = phi i32 [ %n, %entry ], [ %div3, %cond.false ]
    #dbg_value(i32 %n.tr, !23, !DIExpression(), !24)
  %cmp = icmp slt i32 %n.tr, 2, !dbg !25
  br i1 %cmp, label %cond.end, label %cond.false, !dbg !26

cond.false:                                       ; preds = %tailrecurse
  %div3 = lshr i32 %n.tr, 1, !dbg !27
  %add = add nuw nsw i32 %accumulator.tr, %n.tr, !dbg !28
  br label %tailrecurse, !dbg !29

cond.end:                                         ; preds = %tailrecurse
  %accumulator.ret.tr = add nuw nsw i32 %accumulator.tr, 1
  ret i32 %accumulator.ret.tr, !dbg !30
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local noundef range(i32 -2147483647, -2147483648) i32 @_Z7add_onei(i32 noundef %v) local_unnamed_addr #1 !dbg !31 {
entry:
    #dbg_value(i32 %v, !33, !DIExpression(), !34)
  %add = add nsw i32 %v, 1, !dbg !35
  ret i32 %add, !dbg !36
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local noundef range(i32 -2147483647, -2147483648) i32 @_Z6negatei(i32 noundef %v) local_unnamed_addr #1 !dbg !37 {
entry:
    #dbg_value(i32 %v, !39, !DIExpression(), !40)
  %sub = sub nsw i32 0, %v, !dbg !41
  ret i32 %sub, !dbg !42
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8inliningPii(ptr noundef captures(none) %o, i32 noundef %n) local_unnamed_addr #2 !dbg !43 {
entry:
  %s = alloca %struct.Stack, align 4, !DIAssignID !82
    #dbg_assign(i1 poison, !51, !DIExpression(), !82, ptr %s, !DIExpression(), !83)
    #dbg_value(ptr poison, !84, !DIExpression(), !94)
    #dbg_value(ptr %o, !48, !DIExpression(), !83)
    #dbg_value(i32 %n, !49, !DIExpression(), !83)
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !96
    #dbg_value(i32 %0, !50, !DIExpression(), !83)
  call void @llvm.lifetime.start.p0(ptr nonnull %s) #6, !dbg !97
    #dbg_value(ptr %s, !98, !DIExpression(), !102)
    #dbg_value(ptr %s, !104, !DIExpression(), !107)
  %top.i.i = getelementptr inbounds nuw i8, ptr %s, i64 32, !dbg !109
  store i32 0, ptr %top.i.i, align 4, !dbg !109, !tbaa !110, !DIAssignID !112
    #dbg_assign(i32 0, !51, !DIExpression(DW_OP_LLVM_fragment, 256, 32), !112, ptr %top.i.i, !DIExpression(), !83)
    #dbg_value(i32 0, !69, !DIExpression(), !113)
    #dbg_value(i32 0, !69, !DIExpression(), !113)
  %cmp39 = icmp sgt i32 %n, 0, !dbg !114
  br i1 %cmp39, label %for.body, label %for.cond.cleanup, !dbg !116

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %.lcssa = phi i32 [ -1, %entry ], [ %i.040, %for.body ]
    #dbg_value(ptr %s, !71, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !83)
    #dbg_value(ptr poison, !71, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !83)
    #dbg_value(ptr undef, !84, !DIExpression(), !94)
    #dbg_value(i32 %0, !92, !DIExpression(), !94)
    #dbg_value(ptr %s, !117, !DIExpression(), !120)
  store i32 %.lcssa, ptr %top.i.i, align 4, !dbg !122, !tbaa !110
  %and.i.i = and i32 %.lcssa, 7, !dbg !123
  %idxprom.i.i = zext nneg i32 %and.i.i to i64, !dbg !124
  %arrayidx.i.i = getelementptr inbounds nuw i32, ptr %s, i64 %idxprom.i.i, !dbg !124
  %1 = load i32, ptr %arrayidx.i.i, align 4, !dbg !124, !tbaa !14
  %mul.i = mul nsw i32 %1, %n, !dbg !125
  %add.i = add nsw i32 %mul.i, %0, !dbg !126
    #dbg_value(i32 %add.i, !78, !DIExpression(), !127)
  %idxprom2 = zext nneg i32 %0 to i64, !dbg !128
  %arrayidx3 = getelementptr inbounds nuw i32, ptr %o, i64 %idxprom2, !dbg !128
  store i32 %add.i, ptr %arrayidx3, align 4, !dbg !129, !tbaa !14
  %cmp4 = icmp sgt i32 %n, 4, !dbg !130
  br i1 %cmp4, label %if.then, label %if.else, !dbg !130

for.body:                                         ; preds = %entry, %for.body
  %i.040 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
    #dbg_value(i32 %i.040, !69, !DIExpression(), !113)
  %idxprom = zext nneg i32 %i.040 to i64, !dbg !132
  %arrayidx = getelementptr inbounds nuw i32, ptr %o, i64 %idxprom, !dbg !132
  %2 = load i32, ptr %arrayidx, align 4, !dbg !132, !tbaa !14
  %add = add nsw i32 %2, %0, !dbg !133
    #dbg_value(ptr %s, !134, !DIExpression(), !138)
    #dbg_value(i32 %add, !137, !DIExpression(), !138)
  %and.i = and i32 %i.040, 7, !dbg !140
  %idxprom.i = zext nneg i32 %and.i to i64, !dbg !141
  %arrayidx.i = getelementptr inbounds nuw i32, ptr %s, i64 %idxprom.i, !dbg !141
  store i32 %add, ptr %arrayidx.i, align 4, !dbg !142, !tbaa !14
  %inc = add nuw nsw i32 %i.040, 1, !dbg !143
    #dbg_assign(i32 %inc, !51, !DIExpression(DW_OP_LLVM_fragment, 256, 32), !144, ptr %top.i.i, !DIExpression(), !83)
    #dbg_value(i32 %inc, !69, !DIExpression(), !113)
  %exitcond.not = icmp eq i32 %inc, %n, !dbg !114
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !116, !llvm.loop !145

if.then:                                          ; preds = %for.cond.cleanup
    #dbg_value(ptr %arrayidx3, !149, !DIExpression(), !154)
  %arrayidx1.i29 = getelementptr inbounds nuw i8, ptr %arrayidx3, i64 4, !dbg !156
  %3 = load i32, ptr %arrayidx1.i29, align 4, !dbg !156, !tbaa !14
    #dbg_value(i32 %add.i, !157, !DIExpression(), !164)
    #dbg_value(i32 %3, !162, !DIExpression(), !164)
    #dbg_value(i32 %add.i, !166, !DIExpression(), !169)
  %mul.i.i = mul nsw i32 %add.i, %add.i, !dbg !171
    #dbg_value(i32 %3, !166, !DIExpression(), !172)
  %mul.i2.i = mul nsw i32 %3, %3, !dbg !174
  %add.i32 = add nuw nsw i32 %mul.i2.i, %mul.i.i, !dbg !175
    #dbg_value(i32 %add.i32, !163, !DIExpression(), !164)
  store i32 %add.i32, ptr %arrayidx3, align 4, !dbg !176, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !177
  br label %if.end, !dbg !178

if.else:                                          ; preds = %for.cond.cleanup
  %mul = shl nuw nsw i32 %0, 1, !dbg !179
  %idx.ext5 = zext nneg i32 %mul to i64, !dbg !180
  %add.ptr6 = getelementptr inbounds nuw i32, ptr %o, i64 %idx.ext5, !dbg !180
    #dbg_value(ptr %add.ptr6, !149, !DIExpression(), !181)
  %4 = load i32, ptr %add.ptr6, align 4, !dbg !183, !tbaa !14
  %arrayidx1.i = getelementptr inbounds nuw i8, ptr %add.ptr6, i64 4, !dbg !184
  %5 = load i32, ptr %arrayidx1.i, align 4, !dbg !184, !tbaa !14
    #dbg_value(i32 %4, !157, !DIExpression(), !185)
    #dbg_value(i32 %5, !162, !DIExpression(), !185)
    #dbg_value(i32 %4, !166, !DIExpression(), !187)
  %mul.i.i33 = mul nsw i32 %4, %4, !dbg !189
    #dbg_value(i32 %5, !166, !DIExpression(), !190)
  %mul.i2.i34 = mul nsw i32 %5, %5, !dbg !192
  %add.i35 = add nuw nsw i32 %mul.i2.i34, %mul.i.i33, !dbg !193
    #dbg_value(i32 %add.i35, !163, !DIExpression(), !185)
  store i32 %add.i35, ptr %add.ptr6, align 4, !dbg !194, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !195
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %and = and i32 %0, 1, !dbg !196
  %tobool.not = icmp eq i32 %and, 0, !dbg !197
  %_Z7add_onei._Z6negatei = select i1 %tobool.not, ptr @_Z6negatei, ptr @_Z7add_onei, !dbg !197
    #dbg_value(ptr %_Z7add_onei._Z6negatei, !80, !DIExpression(), !83)
  %6 = load i32, ptr %arrayidx3, align 4, !dbg !198, !tbaa !14
  %call9 = tail call noundef i32 %_Z7add_onei._Z6negatei(i32 noundef %6) #7, !dbg !199, !callees !200
  %call10 = tail call noundef i32 @_Z5depthi(i32 noundef %n) #6, !dbg !201
  %add11 = add nsw i32 %call10, %call9, !dbg !202
  %7 = load i32, ptr %arrayidx3, align 4, !dbg !203, !tbaa !14
  %add14 = add nsw i32 %add11, %7, !dbg !203
  store i32 %add14, ptr %arrayidx3, align 4, !dbg !203, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr nonnull %s) #6, !dbg !204
  ret void, !dbg !204
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

attributes #0 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11, !12}
!llvm.ident = !{!13}
!llvm.errno.tbaa = !{!14}

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
!12 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!13 = !{!"clang version 22.1.8"}
!14 = !{!15, !15, i64 0}
!15 = !{!"int", !16, i64 0}
!16 = !{!"omnipotent char", !17, i64 0}
!17 = !{!"Simple C++ TBAA"}
!18 = distinct !DISubprogram(name: "depth", linkageName: "_Z5depthi", scope: !1, file: !1, line: 21, type: !19, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !22)
!19 = !DISubroutineType(types: !20)
!20 = !{!21, !21}
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{!23}
!23 = !DILocalVariable(name: "n", arg: 1, scope: !18, file: !1, line: 21, type: !21)
!24 = !DILocation(line: 0, scope: !18)
!25 = !DILocation(line: 21, column: 40, scope: !18)
!26 = !DILocation(line: 21, column: 38, scope: !18)
!27 = !DILocation(line: 21, column: 63, scope: !18)
!28 = !DILocation(line: 21, column: 53, scope: !18)
!29 = !DILocation(line: 21, column: 55, scope: !18)
!30 = !DILocation(line: 21, column: 31, scope: !18)
!31 = distinct !DISubprogram(name: "add_one", linkageName: "_Z7add_onei", scope: !1, file: !1, line: 22, type: !19, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !32)
!32 = !{!33}
!33 = !DILocalVariable(name: "v", arg: 1, scope: !31, file: !1, line: 22, type: !21)
!34 = !DILocation(line: 0, scope: !31)
!35 = !DILocation(line: 22, column: 55, scope: !31)
!36 = !DILocation(line: 22, column: 46, scope: !31)
!37 = distinct !DISubprogram(name: "negate", linkageName: "_Z6negatei", scope: !1, file: !1, line: 23, type: !19, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !38)
!38 = !{!39}
!39 = !DILocalVariable(name: "v", arg: 1, scope: !37, file: !1, line: 23, type: !21)
!40 = !DILocation(line: 0, scope: !37)
!41 = !DILocation(line: 23, column: 52, scope: !37)
!42 = !DILocation(line: 23, column: 45, scope: !37)
!43 = distinct !DISubprogram(name: "inlining", linkageName: "_Z8inliningPii", scope: !1, file: !1, line: 24, type: !44, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !47)
!44 = !DISubroutineType(types: !45)
!45 = !{null, !46, !21}
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!47 = !{!48, !49, !50, !51, !69, !71, !78, !80}
!48 = !DILocalVariable(name: "o", arg: 1, scope: !43, file: !1, line: 24, type: !46)
!49 = !DILocalVariable(name: "n", arg: 2, scope: !43, file: !1, line: 24, type: !21)
!50 = !DILocalVariable(name: "t", scope: !43, file: !1, line: 25, type: !21)
!51 = !DILocalVariable(name: "s", scope: !43, file: !1, line: 26, type: !52)
!52 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Stack", file: !1, line: 2, size: 288, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !53, identifier: "_ZTS5Stack")
!53 = !{!54, !58, !59, !63, !66}
!54 = !DIDerivedType(tag: DW_TAG_member, name: "cells", scope: !52, file: !1, line: 3, baseType: !55, size: 256)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 256, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 8)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "top", scope: !52, file: !1, line: 4, baseType: !21, size: 32, offset: 256)
!59 = !DISubprogram(name: "Stack", linkageName: "_ZN5StackC4Ev", scope: !52, file: !1, line: 5, type: !60, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!60 = !DISubroutineType(types: !61)
!61 = !{null, !62}
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!63 = !DISubprogram(name: "push", linkageName: "_ZN5Stack4pushEi", scope: !52, file: !1, line: 6, type: !64, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!64 = !DISubroutineType(types: !65)
!65 = !{null, !62, !21}
!66 = !DISubprogram(name: "pop", linkageName: "_ZN5Stack3popEv", scope: !52, file: !1, line: 10, type: !67, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!67 = !DISubroutineType(types: !68)
!68 = !{!21, !62}
!69 = !DILocalVariable(name: "i", scope: !70, file: !1, line: 27, type: !21)
!70 = distinct !DILexicalBlock(scope: !43, file: !1, line: 27, column: 3)
!71 = !DILocalVariable(name: "apply", scope: !43, file: !1, line: 29, type: !72)
!72 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !43, file: !1, line: 29, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !73)
!73 = !{!74, !76}
!74 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !72, file: !1, line: 29, baseType: !75, size: 64)
!75 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !52, size: 64)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !72, file: !1, line: 29, baseType: !77, size: 64, offset: 64)
!77 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !21, size: 64)
!78 = !DILocalVariable(name: "shadowed", scope: !79, file: !1, line: 31, type: !21)
!79 = distinct !DILexicalBlock(scope: !43, file: !1, line: 30, column: 3)
!80 = !DILocalVariable(name: "f", scope: !43, file: !1, line: 38, type: !81)
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!82 = distinct !DIAssignID()
!83 = !DILocation(line: 0, scope: !43)
!84 = !DILocalVariable(name: "this", arg: 1, scope: !85, type: !93, flags: DIFlagArtificial | DIFlagObjectPointer)
!85 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ8inliningPiiENKUliE_clEi", scope: !72, file: !1, line: 29, type: !86, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !90, retainedNodes: !91)
!86 = !DISubroutineType(types: !87)
!87 = !{!21, !88, !21}
!88 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !89, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!89 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !72)
!90 = !DISubprogram(name: "operator()", scope: !72, file: !1, line: 29, type: !86, scopeLine: 29, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!91 = !{!84, !92}
!92 = !DILocalVariable(name: "v", arg: 2, scope: !85, file: !1, line: 29, type: !21)
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !89, size: 64)
!94 = !DILocation(line: 0, scope: !85, inlinedAt: !95)
!95 = distinct !DILocation(line: 31, column: 20, scope: !79)
!96 = !DILocation(line: 25, column: 11, scope: !43)
!97 = !DILocation(line: 26, column: 3, scope: !43)
!98 = !DILocalVariable(name: "this", arg: 1, scope: !99, type: !101, flags: DIFlagArtificial | DIFlagObjectPointer)
!99 = distinct !DISubprogram(name: "Stack", linkageName: "_ZN5StackC1Ev", scope: !52, file: !1, line: 5, type: !60, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !59, retainedNodes: !100)
!100 = !{!98}
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
!102 = !DILocation(line: 0, scope: !99, inlinedAt: !103)
!103 = distinct !DILocation(line: 26, column: 9, scope: !43)
!104 = !DILocalVariable(name: "this", arg: 1, scope: !105, type: !101, flags: DIFlagArtificial | DIFlagObjectPointer)
!105 = distinct !DISubprogram(name: "Stack", linkageName: "_ZN5StackC2Ev", scope: !52, file: !1, line: 5, type: !60, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !59, retainedNodes: !106)
!106 = !{!104}
!107 = !DILocation(line: 0, scope: !105, inlinedAt: !108)
!108 = distinct !DILocation(line: 5, column: 31, scope: !99, inlinedAt: !103)
!109 = !DILocation(line: 5, column: 24, scope: !105, inlinedAt: !108)
!110 = !{!111, !15, i64 32}
!111 = !{!"_ZTS5Stack", !16, i64 0, !15, i64 32}
!112 = distinct !DIAssignID()
!113 = !DILocation(line: 0, scope: !70)
!114 = !DILocation(line: 27, column: 21, scope: !115)
!115 = distinct !DILexicalBlock(scope: !70, file: !1, line: 27, column: 3)
!116 = !DILocation(line: 27, column: 3, scope: !70)
!117 = !DILocalVariable(name: "this", arg: 1, scope: !118, type: !101, flags: DIFlagArtificial | DIFlagObjectPointer)
!118 = distinct !DISubprogram(name: "pop", linkageName: "_ZN5Stack3popEv", scope: !52, file: !1, line: 10, type: !67, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !66, retainedNodes: !119)
!119 = !{!117}
!120 = !DILocation(line: 0, scope: !118, inlinedAt: !121)
!121 = distinct !DILocation(line: 29, column: 42, scope: !85, inlinedAt: !95)
!122 = !DILocation(line: 10, column: 39, scope: !118, inlinedAt: !121)
!123 = !DILocation(line: 10, column: 45, scope: !118, inlinedAt: !121)
!124 = !DILocation(line: 10, column: 33, scope: !118, inlinedAt: !121)
!125 = !DILocation(line: 29, column: 48, scope: !85, inlinedAt: !95)
!126 = !DILocation(line: 29, column: 38, scope: !85, inlinedAt: !95)
!127 = !DILocation(line: 0, scope: !79)
!128 = !DILocation(line: 32, column: 5, scope: !79)
!129 = !DILocation(line: 32, column: 10, scope: !79)
!130 = !DILocation(line: 34, column: 9, scope: !131)
!131 = distinct !DILexicalBlock(scope: !43, file: !1, line: 34, column: 7)
!132 = !DILocation(line: 28, column: 12, scope: !115)
!133 = !DILocation(line: 28, column: 17, scope: !115)
!134 = !DILocalVariable(name: "this", arg: 1, scope: !135, type: !101, flags: DIFlagArtificial | DIFlagObjectPointer)
!135 = distinct !DISubprogram(name: "push", linkageName: "_ZN5Stack4pushEi", scope: !52, file: !1, line: 6, type: !64, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !63, retainedNodes: !136)
!136 = !{!134, !137}
!137 = !DILocalVariable(name: "v", arg: 2, scope: !135, file: !1, line: 6, type: !21)
!138 = !DILocation(line: 0, scope: !135, inlinedAt: !139)
!139 = distinct !DILocation(line: 28, column: 7, scope: !115)
!140 = !DILocation(line: 7, column: 15, scope: !135, inlinedAt: !139)
!141 = !DILocation(line: 7, column: 5, scope: !135, inlinedAt: !139)
!142 = !DILocation(line: 7, column: 20, scope: !135, inlinedAt: !139)
!143 = !DILocation(line: 27, column: 26, scope: !115)
!144 = distinct !DIAssignID()
!145 = distinct !{!145, !116, !146, !147, !148}
!146 = !DILocation(line: 28, column: 20, scope: !70)
!147 = !{!"llvm.loop.mustprogress"}
!148 = !{!"llvm.loop.unroll.disable"}
!149 = !DILocalVariable(name: "p", arg: 1, scope: !150, file: !1, line: 17, type: !46)
!150 = distinct !DISubprogram(name: "meet", linkageName: "_Z4meetPi", scope: !1, file: !1, line: 17, type: !151, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !153)
!151 = !DISubroutineType(types: !152)
!152 = !{null, !46}
!153 = !{!149}
!154 = !DILocation(line: 0, scope: !150, inlinedAt: !155)
!155 = distinct !DILocation(line: 35, column: 5, scope: !131)
!156 = !DILocation(line: 18, column: 26, scope: !150, inlinedAt: !155)
!157 = !DILocalVariable(name: "a", arg: 1, scope: !158, file: !1, line: 13, type: !21)
!158 = distinct !DISubprogram(name: "sum_squares", linkageName: "_Z11sum_squaresii", scope: !1, file: !1, line: 13, type: !159, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !161)
!159 = !DISubroutineType(types: !160)
!160 = !{!21, !21, !21}
!161 = !{!157, !162, !163}
!162 = !DILocalVariable(name: "b", arg: 2, scope: !158, file: !1, line: 13, type: !21)
!163 = !DILocalVariable(name: "s", scope: !158, file: !1, line: 14, type: !21)
!164 = !DILocation(line: 0, scope: !158, inlinedAt: !165)
!165 = distinct !DILocation(line: 18, column: 8, scope: !150, inlinedAt: !155)
!166 = !DILocalVariable(name: "v", arg: 1, scope: !167, file: !1, line: 12, type: !21)
!167 = distinct !DISubprogram(name: "square", linkageName: "_Z6squarei", scope: !1, file: !1, line: 12, type: !19, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !168)
!168 = !{!166}
!169 = !DILocation(line: 0, scope: !167, inlinedAt: !170)
!170 = distinct !DILocation(line: 14, column: 11, scope: !158, inlinedAt: !165)
!171 = !DILocation(line: 12, column: 48, scope: !167, inlinedAt: !170)
!172 = !DILocation(line: 0, scope: !167, inlinedAt: !173)
!173 = distinct !DILocation(line: 14, column: 23, scope: !158, inlinedAt: !165)
!174 = !DILocation(line: 12, column: 48, scope: !167, inlinedAt: !173)
!175 = !DILocation(line: 14, column: 21, scope: !158, inlinedAt: !165)
!176 = !DILocation(line: 18, column: 6, scope: !150, inlinedAt: !155)
!177 = !DILocation(line: 19, column: 3, scope: !150, inlinedAt: !155)
!178 = !DILocation(line: 35, column: 5, scope: !131)
!179 = !DILocation(line: 37, column: 16, scope: !131)
!180 = !DILocation(line: 37, column: 12, scope: !131)
!181 = !DILocation(line: 0, scope: !150, inlinedAt: !182)
!182 = distinct !DILocation(line: 37, column: 5, scope: !131)
!183 = !DILocation(line: 18, column: 20, scope: !150, inlinedAt: !182)
!184 = !DILocation(line: 18, column: 26, scope: !150, inlinedAt: !182)
!185 = !DILocation(line: 0, scope: !158, inlinedAt: !186)
!186 = distinct !DILocation(line: 18, column: 8, scope: !150, inlinedAt: !182)
!187 = !DILocation(line: 0, scope: !167, inlinedAt: !188)
!188 = distinct !DILocation(line: 14, column: 11, scope: !158, inlinedAt: !186)
!189 = !DILocation(line: 12, column: 48, scope: !167, inlinedAt: !188)
!190 = !DILocation(line: 0, scope: !167, inlinedAt: !191)
!191 = distinct !DILocation(line: 14, column: 23, scope: !158, inlinedAt: !186)
!192 = !DILocation(line: 12, column: 48, scope: !167, inlinedAt: !191)
!193 = !DILocation(line: 14, column: 21, scope: !158, inlinedAt: !186)
!194 = !DILocation(line: 18, column: 6, scope: !150, inlinedAt: !182)
!195 = !DILocation(line: 19, column: 3, scope: !150, inlinedAt: !182)
!196 = !DILocation(line: 38, column: 21, scope: !43)
!197 = !DILocation(line: 38, column: 19, scope: !43)
!198 = !DILocation(line: 39, column: 13, scope: !43)
!199 = !DILocation(line: 39, column: 11, scope: !43)
!200 = !{ptr @_Z6negatei, ptr @_Z7add_onei}
!201 = !DILocation(line: 39, column: 21, scope: !43)
!202 = !DILocation(line: 39, column: 19, scope: !43)
!203 = !DILocation(line: 39, column: 8, scope: !43)
!204 = !DILocation(line: 40, column: 1, scope: !43)
