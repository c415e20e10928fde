; ModuleID = 'halves_of_a_scan.cu'
source_filename = "halves_of_a_scan.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@s = external addrspace(3) global [0 x float], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4scanPfPKfi(ptr noundef %out, ptr noundef %in, i32 noundef %n) #0 !dbg !46 {
entry:
    #dbg_value(ptr %out, !53, !DIExpression(), !71)
    #dbg_value(ptr %in, !54, !DIExpression(), !71)
    #dbg_value(i32 %n, !55, !DIExpression(), !71)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !72
    #dbg_value(i32 %0, !56, !DIExpression(), !71)
    #dbg_value(i32 1, !57, !DIExpression(), !71)
    #dbg_value(i32 %0, !58, !DIExpression(), !71)
  %div = sdiv i32 %n, 2, !dbg !73
  %add = add nsw i32 %0, %div, !dbg !74
    #dbg_value(i32 %add, !59, !DIExpression(), !71)
  %idxprom = sext i32 %0 to i64, !dbg !75
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom, !dbg !75
  %1 = load float, ptr %arrayidx, align 4, !dbg !75, !tbaa !76
  %shr = ashr i32 %0, 5, !dbg !78
  %add1 = add nsw i32 %0, %shr, !dbg !78
  %idxprom2 = sext i32 %add1 to i64, !dbg !79
  %arrayidx3 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom2, !dbg !79
  store float %1, ptr %arrayidx3, align 4, !dbg !80, !tbaa !76
  %idxprom4 = sext i32 %add to i64, !dbg !81
  %arrayidx5 = getelementptr inbounds float, ptr %in, i64 %idxprom4, !dbg !81
  %2 = load float, ptr %arrayidx5, align 4, !dbg !81, !tbaa !76
  %shr6 = ashr i32 %add, 5, !dbg !82
  %add7 = add nsw i32 %add, %shr6, !dbg !82
  %idxprom8 = sext i32 %add7 to i64, !dbg !83
  %arrayidx9 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom8, !dbg !83
  store float %2, ptr %arrayidx9, align 4, !dbg !84, !tbaa !76
  %shr10 = ashr i32 %n, 1, !dbg !85
    #dbg_value(i32 %shr10, !60, !DIExpression(), !86)
  br label %for.cond, !dbg !87

for.cond:                                         ; preds = %for.inc, %entry
  %d.0 = phi i32 [ %shr10, %entry ], [ %shr36, %for.inc ], !dbg !88
  %offset.0 = phi i32 [ 1, %entry ], [ %mul35, %for.inc ], !dbg !71
    #dbg_value(i32 %offset.0, !57, !DIExpression(), !71)
    #dbg_value(i32 %d.0, !60, !DIExpression(), !86)
  %cmp = icmp sgt i32 %d.0, 0, !dbg !89
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !91

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !92
  %cmp11 = icmp slt i32 %0, %d.0, !dbg !94
  br i1 %cmp11, label %if.then, label %if.end, !dbg !94

if.then:                                          ; preds = %for.body
  %mul = mul nsw i32 2, %0, !dbg !96
  %add12 = add nsw i32 %mul, 1, !dbg !97
  %mul13 = mul nsw i32 %offset.0, %add12, !dbg !98
  %sub = sub nsw i32 %mul13, 1, !dbg !99
  %mul14 = mul nsw i32 2, %0, !dbg !96
  %add15 = add nsw i32 %mul14, 1, !dbg !97
  %mul16 = mul nsw i32 %offset.0, %add15, !dbg !98
  %sub17 = sub nsw i32 %mul16, 1, !dbg !99
  %shr18 = ashr i32 %sub17, 5, !dbg !100
  %add19 = add nsw i32 %sub, %shr18, !dbg !100
  %idxprom20 = sext i32 %add19 to i64, !dbg !101
  %arrayidx21 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom20, !dbg !101
  %3 = load float, ptr %arrayidx21, align 4, !dbg !101, !tbaa !76
  %mul22 = mul nsw i32 2, %0, !dbg !102
  %add23 = add nsw i32 %mul22, 2, !dbg !103
  %mul24 = mul nsw i32 %offset.0, %add23, !dbg !104
  %sub25 = sub nsw i32 %mul24, 1, !dbg !105
  %mul26 = mul nsw i32 2, %0, !dbg !102
  %add27 = add nsw i32 %mul26, 2, !dbg !103
  %mul28 = mul nsw i32 %offset.0, %add27, !dbg !104
  %sub29 = sub nsw i32 %mul28, 1, !dbg !105
  %shr30 = ashr i32 %sub29, 5, !dbg !106
  %add31 = add nsw i32 %sub25, %shr30, !dbg !106
  %idxprom32 = sext i32 %add31 to i64, !dbg !107
  %arrayidx33 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom32, !dbg !107
  %4 = load float, ptr %arrayidx33, align 4, !dbg !108, !tbaa !76
  %add34 = fadd float %4, %3, !dbg !108
  store float %add34, ptr %arrayidx33, align 4, !dbg !108, !tbaa !76
  br label %if.end, !dbg !107

if.end:                                           ; preds = %if.then, %for.body
  %mul35 = mul nsw i32 %offset.0, 2, !dbg !109
    #dbg_value(i32 %mul35, !57, !DIExpression(), !71)
  br label %for.inc, !dbg !110

for.inc:                                          ; preds = %if.end
  %shr36 = ashr i32 %d.0, 1, !dbg !111
    #dbg_value(i32 %shr36, !60, !DIExpression(), !86)
  br label %for.cond, !dbg !112, !llvm.loop !113

for.end:                                          ; preds = %for.cond.cleanup
  %cmp37 = icmp eq i32 %0, 0, !dbg !117
  br i1 %cmp37, label %if.then38, label %if.end45, !dbg !117

if.then38:                                        ; preds = %for.end
  %sub39 = sub nsw i32 %n, 1, !dbg !119
  %sub40 = sub nsw i32 %n, 1, !dbg !119
  %shr41 = ashr i32 %sub40, 5, !dbg !120
  %add42 = add nsw i32 %sub39, %shr41, !dbg !120
  %idxprom43 = sext i32 %add42 to i64, !dbg !121
  %arrayidx44 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom43, !dbg !121
  store float 0.000000e+00, ptr %arrayidx44, align 4, !dbg !122, !tbaa !76
  br label %if.end45, !dbg !121

if.end45:                                         ; preds = %if.then38, %for.end
    #dbg_value(i32 1, !62, !DIExpression(), !123)
  br label %for.cond47, !dbg !124

for.cond47:                                       ; preds = %for.inc84, %if.end45
  %d46.0 = phi i32 [ 1, %if.end45 ], [ %mul85, %for.inc84 ], !dbg !125
  %offset.1 = phi i32 [ %offset.0, %if.end45 ], [ %shr51, %for.inc84 ], !dbg !71
    #dbg_value(i32 %offset.1, !57, !DIExpression(), !71)
    #dbg_value(i32 %d46.0, !62, !DIExpression(), !123)
  %cmp48 = icmp slt i32 %d46.0, %n, !dbg !126
  br i1 %cmp48, label %for.body50, label %for.cond.cleanup49, !dbg !127

for.cond.cleanup49:                               ; preds = %for.cond47
  br label %for.end86

for.body50:                                       ; preds = %for.cond47
  %shr51 = ashr i32 %offset.1, 1, !dbg !128
    #dbg_value(i32 %shr51, !57, !DIExpression(), !71)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !129
  %cmp52 = icmp slt i32 %0, %d46.0, !dbg !130
  br i1 %cmp52, label %if.then53, label %if.end83, !dbg !130

if.then53:                                        ; preds = %for.body50
  %mul54 = mul nsw i32 2, %0, !dbg !131
  %add55 = add nsw i32 %mul54, 1, !dbg !132
  %mul56 = mul nsw i32 %shr51, %add55, !dbg !133
  %sub57 = sub nsw i32 %mul56, 1, !dbg !134
  %mul58 = mul nsw i32 2, %0, !dbg !131
  %add59 = add nsw i32 %mul58, 1, !dbg !132
  %mul60 = mul nsw i32 %shr51, %add59, !dbg !133
  %sub61 = sub nsw i32 %mul60, 1, !dbg !134
  %shr62 = ashr i32 %sub61, 5, !dbg !135
  %add63 = add nsw i32 %sub57, %shr62, !dbg !135
    #dbg_value(i32 %add63, !64, !DIExpression(), !136)
  %mul64 = mul nsw i32 2, %0, !dbg !137
  %add65 = add nsw i32 %mul64, 2, !dbg !138
  %mul66 = mul nsw i32 %shr51, %add65, !dbg !139
  %sub67 = sub nsw i32 %mul66, 1, !dbg !140
  %mul68 = mul nsw i32 2, %0, !dbg !137
  %add69 = add nsw i32 %mul68, 2, !dbg !138
  %mul70 = mul nsw i32 %shr51, %add69, !dbg !139
  %sub71 = sub nsw i32 %mul70, 1, !dbg !140
  %shr72 = ashr i32 %sub71, 5, !dbg !141
  %add73 = add nsw i32 %sub67, %shr72, !dbg !141
    #dbg_value(i32 %add73, !69, !DIExpression(), !136)
  %idxprom74 = sext i32 %add63 to i64, !dbg !142
  %arrayidx75 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom74, !dbg !142
  %5 = load float, ptr %arrayidx75, align 4, !dbg !142, !tbaa !76
    #dbg_value(float %5, !70, !DIExpression(), !136)
  %idxprom76 = sext i32 %add73 to i64, !dbg !143
  %arrayidx77 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom76, !dbg !143
  %6 = load float, ptr %arrayidx77, align 4, !dbg !143, !tbaa !76
  %idxprom78 = sext i32 %add63 to i64, !dbg !144
  %arrayidx79 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom78, !dbg !144
  store float %6, ptr %arrayidx79, align 4, !dbg !145, !tbaa !76
  %idxprom80 = sext i32 %add73 to i64, !dbg !146
  %arrayidx81 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom80, !dbg !146
  %7 = load float, ptr %arrayidx81, align 4, !dbg !147, !tbaa !76
  %add82 = fadd float %7, %5, !dbg !147
  store float %add82, ptr %arrayidx81, align 4, !dbg !147, !tbaa !76
  br label %if.end83, !dbg !148

if.end83:                                         ; preds = %if.then53, %for.body50
  br label %for.inc84, !dbg !149

for.inc84:                                        ; preds = %if.end83
  %mul85 = mul nsw i32 %d46.0, 2, !dbg !150
    #dbg_value(i32 %mul85, !62, !DIExpression(), !123)
  br label %for.cond47, !dbg !151, !llvm.loop !152

for.end86:                                        ; preds = %for.cond.cleanup49
  %shr87 = ashr i32 %0, 5, !dbg !154
  %add88 = add nsw i32 %0, %shr87, !dbg !154
  %idxprom89 = sext i32 %add88 to i64, !dbg !155
  %arrayidx90 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom89, !dbg !155
  %8 = load float, ptr %arrayidx90, align 4, !dbg !155, !tbaa !76
  %idxprom91 = sext i32 %0 to i64, !dbg !156
  %arrayidx92 = getelementptr inbounds float, ptr %out, i64 %idxprom91, !dbg !156
  store float %8, ptr %arrayidx92, align 4, !dbg !157, !tbaa !76
  %shr93 = ashr i32 %add, 5, !dbg !158
  %add94 = add nsw i32 %add, %shr93, !dbg !158
  %idxprom95 = sext i32 %add94 to i64, !dbg !159
  %arrayidx96 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom95, !dbg !159
  %9 = load float, ptr %arrayidx96, align 4, !dbg !159, !tbaa !76
  %idxprom97 = sext i32 %add to i64, !dbg !160
  %arrayidx98 = getelementptr inbounds float, ptr %out, i64 %idxprom97, !dbg !160
  store float %9, ptr %arrayidx98, align 4, !dbg !161, !tbaa !76
  ret void, !dbg !162
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "halves_of_a_scan.cu", directory: ".")
!2 = !{!3, !6, !8, !13, !18, !23, !29, !31}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 128)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 129)
!7 = !DINamespace(name: "std", scope: null)
!8 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !9, file: !5, line: 154)
!9 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !5, file: !5, line: 137, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12}
!12 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!13 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !14, file: !5, line: 154)
!14 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !5, file: !5, line: 133, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !17}
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !19, file: !5, line: 154)
!19 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !5, file: !5, line: 134, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22}
!22 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !24, file: !5, line: 154)
!24 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !5, file: !5, line: 145, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !28}
!27 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!28 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !30, file: !5, line: 154)
!30 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !5, file: !5, line: 147, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !32, file: !5, line: 154)
!32 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !5, file: !5, line: 149, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !36}
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!37 = !{i32 7, !"Dwarf Version", i32 4}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!41 = !{!"clang version 22.1.8"}
!42 = !{!43, !43, i64 0}
!43 = !{!"int", !44, i64 0}
!44 = !{!"omnipotent char", !45, i64 0}
!45 = !{!"Simple C++ TBAA"}
!46 = distinct !DISubprogram(name: "scan", linkageName: "_Z4scanPfPKfi", scope: !1, file: !1, line: 12, type: !47, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !52)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !50, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!52 = !{!53, !54, !55, !56, !57, !58, !59, !60, !62, !64, !69, !70}
!53 = !DILocalVariable(name: "out", arg: 1, scope: !46, file: !1, line: 12, type: !49)
!54 = !DILocalVariable(name: "in", arg: 2, scope: !46, file: !1, line: 12, type: !50)
!55 = !DILocalVariable(name: "n", arg: 3, scope: !46, file: !1, line: 12, type: !35)
!56 = !DILocalVariable(name: "t", scope: !46, file: !1, line: 14, type: !35)
!57 = !DILocalVariable(name: "offset", scope: !46, file: !1, line: 14, type: !35)
!58 = !DILocalVariable(name: "a", scope: !46, file: !1, line: 15, type: !35)
!59 = !DILocalVariable(name: "b", scope: !46, file: !1, line: 15, type: !35)
!60 = !DILocalVariable(name: "d", scope: !61, file: !1, line: 18, type: !35)
!61 = distinct !DILexicalBlock(scope: !46, file: !1, line: 18, column: 3)
!62 = !DILocalVariable(name: "d", scope: !63, file: !1, line: 24, type: !35)
!63 = distinct !DILexicalBlock(scope: !46, file: !1, line: 24, column: 3)
!64 = !DILocalVariable(name: "i", scope: !65, file: !1, line: 28, type: !35)
!65 = distinct !DILexicalBlock(scope: !66, file: !1, line: 27, column: 16)
!66 = distinct !DILexicalBlock(scope: !67, file: !1, line: 27, column: 9)
!67 = distinct !DILexicalBlock(scope: !68, file: !1, line: 24, column: 34)
!68 = distinct !DILexicalBlock(scope: !63, file: !1, line: 24, column: 3)
!69 = !DILocalVariable(name: "j", scope: !65, file: !1, line: 28, type: !35)
!70 = !DILocalVariable(name: "x", scope: !65, file: !1, line: 29, type: !36)
!71 = !DILocation(line: 0, scope: !46)
!72 = !DILocation(line: 14, column: 11, scope: !46)
!73 = !DILocation(line: 15, column: 24, scope: !46)
!74 = !DILocation(line: 15, column: 20, scope: !46)
!75 = !DILocation(line: 16, column: 18, scope: !46)
!76 = !{!77, !77, i64 0}
!77 = !{!"float", !44, i64 0}
!78 = !DILocation(line: 16, column: 5, scope: !46)
!79 = !DILocation(line: 16, column: 3, scope: !46)
!80 = !DILocation(line: 16, column: 16, scope: !46)
!81 = !DILocation(line: 17, column: 18, scope: !46)
!82 = !DILocation(line: 17, column: 5, scope: !46)
!83 = !DILocation(line: 17, column: 3, scope: !46)
!84 = !DILocation(line: 17, column: 16, scope: !46)
!85 = !DILocation(line: 18, column: 18, scope: !61)
!86 = !DILocation(line: 0, scope: !61)
!87 = !DILocation(line: 18, column: 8, scope: !61)
!88 = !DILocation(line: 18, scope: !61)
!89 = !DILocation(line: 18, column: 26, scope: !90)
!90 = distinct !DILexicalBlock(scope: !61, file: !1, line: 18, column: 3)
!91 = !DILocation(line: 18, column: 3, scope: !61)
!92 = !DILocation(line: 19, column: 5, scope: !93)
!93 = distinct !DILexicalBlock(scope: !90, file: !1, line: 18, column: 40)
!94 = !DILocation(line: 20, column: 11, scope: !95)
!95 = distinct !DILexicalBlock(scope: !93, file: !1, line: 20, column: 9)
!96 = !DILocation(line: 20, column: 76, scope: !95)
!97 = !DILocation(line: 20, column: 80, scope: !95)
!98 = !DILocation(line: 20, column: 71, scope: !95)
!99 = !DILocation(line: 20, column: 85, scope: !95)
!100 = !DILocation(line: 20, column: 57, scope: !95)
!101 = !DILocation(line: 20, column: 55, scope: !95)
!102 = !DILocation(line: 20, column: 37, scope: !95)
!103 = !DILocation(line: 20, column: 41, scope: !95)
!104 = !DILocation(line: 20, column: 32, scope: !95)
!105 = !DILocation(line: 20, column: 46, scope: !95)
!106 = !DILocation(line: 20, column: 18, scope: !95)
!107 = !DILocation(line: 20, column: 16, scope: !95)
!108 = !DILocation(line: 20, column: 52, scope: !95)
!109 = !DILocation(line: 21, column: 12, scope: !93)
!110 = !DILocation(line: 22, column: 3, scope: !93)
!111 = !DILocation(line: 18, column: 33, scope: !90)
!112 = !DILocation(line: 18, column: 3, scope: !90)
!113 = distinct !{!113, !91, !114, !115, !116}
!114 = !DILocation(line: 22, column: 3, scope: !61)
!115 = !{!"llvm.loop.mustprogress"}
!116 = !{!"llvm.loop.unroll.disable"}
!117 = !DILocation(line: 23, column: 9, scope: !118)
!118 = distinct !DILexicalBlock(scope: !46, file: !1, line: 23, column: 7)
!119 = !DILocation(line: 23, column: 26, scope: !118)
!120 = !DILocation(line: 23, column: 17, scope: !118)
!121 = !DILocation(line: 23, column: 15, scope: !118)
!122 = !DILocation(line: 23, column: 32, scope: !118)
!123 = !DILocation(line: 0, scope: !63)
!124 = !DILocation(line: 24, column: 8, scope: !63)
!125 = !DILocation(line: 24, scope: !63)
!126 = !DILocation(line: 24, column: 21, scope: !68)
!127 = !DILocation(line: 24, column: 3, scope: !63)
!128 = !DILocation(line: 25, column: 12, scope: !67)
!129 = !DILocation(line: 26, column: 5, scope: !67)
!130 = !DILocation(line: 27, column: 11, scope: !66)
!131 = !DILocation(line: 28, column: 34, scope: !65)
!132 = !DILocation(line: 28, column: 38, scope: !65)
!133 = !DILocation(line: 28, column: 29, scope: !65)
!134 = !DILocation(line: 28, column: 43, scope: !65)
!135 = !DILocation(line: 28, column: 15, scope: !65)
!136 = !DILocation(line: 0, scope: !65)
!137 = !DILocation(line: 28, column: 72, scope: !65)
!138 = !DILocation(line: 28, column: 76, scope: !65)
!139 = !DILocation(line: 28, column: 67, scope: !65)
!140 = !DILocation(line: 28, column: 81, scope: !65)
!141 = !DILocation(line: 28, column: 53, scope: !65)
!142 = !DILocation(line: 29, column: 17, scope: !65)
!143 = !DILocation(line: 30, column: 14, scope: !65)
!144 = !DILocation(line: 30, column: 7, scope: !65)
!145 = !DILocation(line: 30, column: 12, scope: !65)
!146 = !DILocation(line: 31, column: 7, scope: !65)
!147 = !DILocation(line: 31, column: 12, scope: !65)
!148 = !DILocation(line: 32, column: 5, scope: !65)
!149 = !DILocation(line: 33, column: 3, scope: !67)
!150 = !DILocation(line: 24, column: 28, scope: !68)
!151 = !DILocation(line: 24, column: 3, scope: !68)
!152 = distinct !{!152, !127, !153, !115, !116}
!153 = !DILocation(line: 33, column: 3, scope: !63)
!154 = !DILocation(line: 34, column: 14, scope: !46)
!155 = !DILocation(line: 34, column: 12, scope: !46)
!156 = !DILocation(line: 34, column: 3, scope: !46)
!157 = !DILocation(line: 34, column: 10, scope: !46)
!158 = !DILocation(line: 35, column: 14, scope: !46)
!159 = !DILocation(line: 35, column: 12, scope: !46)
!160 = !DILocation(line: 35, column: 3, scope: !46)
!161 = !DILocation(line: 35, column: 10, scope: !46)
!162 = !DILocation(line: 36, column: 1, scope: !46)
