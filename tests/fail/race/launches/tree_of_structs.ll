; ModuleID = 'tree_of_structs.cu'
source_filename = "tree_of_structs.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.Vertex = type { i32, i32, i32, float, float }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6boundsP6VertexPii(ptr noundef %v, ptr noundef %arrived, i32 noundef %leaves) #0 !dbg !46 {
entry:
    #dbg_value(ptr %v, !59, !DIExpression(), !64)
    #dbg_value(ptr %arrived, !60, !DIExpression(), !64)
    #dbg_value(i32 %leaves, !61, !DIExpression(), !64)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !65
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !66
  %mul = mul i32 %0, %1, !dbg !67
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !68
  %add = add i32 %mul, %2, !dbg !69
    #dbg_value(i32 %add, !62, !DIExpression(), !64)
  %cmp = icmp sge i32 %add, %leaves, !dbg !70
  br i1 %cmp, label %if.then, label %if.end, !dbg !70

if.then:                                          ; preds = %entry
  br label %cleanup40, !dbg !72

if.end:                                           ; preds = %entry
  %sub = sub nsw i32 %leaves, 1, !dbg !73
  %add3 = add nsw i32 %sub, %add, !dbg !74
  %idxprom = sext i32 %add3 to i64, !dbg !75
  %arrayidx = getelementptr inbounds %struct.Vertex, ptr %v, i64 %idxprom, !dbg !75
  %parent = getelementptr inbounds nuw %struct.Vertex, ptr %arrayidx, i32 0, i32 2, !dbg !76
  %3 = load i32, ptr %parent, align 4, !dbg !76, !tbaa !77
    #dbg_value(i32 %3, !63, !DIExpression(), !64)
  br label %while.cond, !dbg !80

while.cond:                                       ; preds = %if.end10, %if.end
  %p.0 = phi i32 [ %3, %if.end ], [ %15, %if.end10 ], !dbg !64
    #dbg_value(i32 %p.0, !63, !DIExpression(), !64)
  %cmp4 = icmp sge i32 %p.0, 0, !dbg !81
  br i1 %cmp4, label %while.body, label %while.end, !dbg !80

while.body:                                       ; preds = %while.cond
  %idxprom5 = sext i32 %p.0 to i64, !dbg !82
  %arrayidx6 = getelementptr inbounds i32, ptr %arrived, i64 %idxprom5, !dbg !82
  %4 = atomicrmw add ptr %arrayidx6, i32 1 monotonic, align 4, !dbg !85
  %cmp8 = icmp eq i32 %4, 0, !dbg !86
  br i1 %cmp8, label %if.then9, label %if.end10, !dbg !86

if.then9:                                         ; preds = %while.body
  br label %cleanup, !dbg !87

if.end10:                                         ; preds = %while.body
  %idxprom11 = sext i32 %p.0 to i64, !dbg !88
  %arrayidx12 = getelementptr inbounds %struct.Vertex, ptr %v, i64 %idxprom11, !dbg !88
  %left = getelementptr inbounds nuw %struct.Vertex, ptr %arrayidx12, i32 0, i32 0, !dbg !89
  %5 = load i32, ptr %left, align 4, !dbg !89, !tbaa !90
  %idxprom13 = sext i32 %5 to i64, !dbg !91
  %arrayidx14 = getelementptr inbounds %struct.Vertex, ptr %v, i64 %idxprom13, !dbg !91
  %low = getelementptr inbounds nuw %struct.Vertex, ptr %arrayidx14, i32 0, i32 3, !dbg !92
  %6 = load float, ptr %low, align 4, !dbg !92, !tbaa !93
  %idxprom15 = sext i32 %p.0 to i64, !dbg !94
  %arrayidx16 = getelementptr inbounds %struct.Vertex, ptr %v, i64 %idxprom15, !dbg !94
  %right = getelementptr inbounds nuw %struct.Vertex, ptr %arrayidx16, i32 0, i32 1, !dbg !95
  %7 = load i32, ptr %right, align 4, !dbg !95, !tbaa !96
  %idxprom17 = sext i32 %7 to i64, !dbg !97
  %arrayidx18 = getelementptr inbounds %struct.Vertex, ptr %v, i64 %idxprom17, !dbg !97
  %low19 = getelementptr inbounds nuw %struct.Vertex, ptr %arrayidx18, i32 0, i32 3, !dbg !98
  %8 = load float, ptr %low19, align 4, !dbg !98, !tbaa !93
  %9 = call float @llvm.minnum.f32(float %6, float %8), !dbg !99
  %idxprom20 = sext i32 %p.0 to i64, !dbg !100
  %arrayidx21 = getelementptr inbounds %struct.Vertex, ptr %v, i64 %idxprom20, !dbg !100
  %low22 = getelementptr inbounds nuw %struct.Vertex, ptr %arrayidx21, i32 0, i32 3, !dbg !101
  store float %9, ptr %low22, align 4, !dbg !102, !tbaa !93
  %idxprom23 = sext i32 %p.0 to i64, !dbg !103
  %arrayidx24 = getelementptr inbounds %struct.Vertex, ptr %v, i64 %idxprom23, !dbg !103
  %left25 = getelementptr inbounds nuw %struct.Vertex, ptr %arrayidx24, i32 0, i32 0, !dbg !104
  %10 = load i32, ptr %left25, align 4, !dbg !104, !tbaa !90
  %idxprom26 = sext i32 %10 to i64, !dbg !105
  %arrayidx27 = getelementptr inbounds %struct.Vertex, ptr %v, i64 %idxprom26, !dbg !105
  %high = getelementptr inbounds nuw %struct.Vertex, ptr %arrayidx27, i32 0, i32 4, !dbg !106
  %11 = load float, ptr %high, align 4, !dbg !106, !tbaa !107
  %idxprom28 = sext i32 %p.0 to i64, !dbg !108
  %arrayidx29 = getelementptr inbounds %struct.Vertex, ptr %v, i64 %idxprom28, !dbg !108
  %right30 = getelementptr inbounds nuw %struct.Vertex, ptr %arrayidx29, i32 0, i32 1, !dbg !109
  %12 = load i32, ptr %right30, align 4, !dbg !109, !tbaa !96
  %idxprom31 = sext i32 %12 to i64, !dbg !110
  %arrayidx32 = getelementptr inbounds %struct.Vertex, ptr %v, i64 %idxprom31, !dbg !110
  %high33 = getelementptr inbounds nuw %struct.Vertex, ptr %arrayidx32, i32 0, i32 4, !dbg !111
  %13 = load float, ptr %high33, align 4, !dbg !111, !tbaa !107
  %14 = call float @llvm.maxnum.f32(float %11, float %13), !dbg !112
  %idxprom34 = sext i32 %p.0 to i64, !dbg !113
  %arrayidx35 = getelementptr inbounds %struct.Vertex, ptr %v, i64 %idxprom34, !dbg !113
  %high36 = getelementptr inbounds nuw %struct.Vertex, ptr %arrayidx35, i32 0, i32 4, !dbg !114
  store float %14, ptr %high36, align 4, !dbg !115, !tbaa !107
  %idxprom37 = sext i32 %p.0 to i64, !dbg !116
  %arrayidx38 = getelementptr inbounds %struct.Vertex, ptr %v, i64 %idxprom37, !dbg !116
  %parent39 = getelementptr inbounds nuw %struct.Vertex, ptr %arrayidx38, i32 0, i32 2, !dbg !117
  %15 = load i32, ptr %parent39, align 4, !dbg !117, !tbaa !77
    #dbg_value(i32 %15, !63, !DIExpression(), !64)
  br label %while.cond, !dbg !80, !llvm.loop !118

while.end:                                        ; preds = %while.cond
  br label %cleanup, !dbg !122

cleanup:                                          ; preds = %while.end, %if.then9
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then9 ], [ 0, %while.end ]
  br label %cleanup40

cleanup40:                                        ; preds = %cleanup, %if.then
  %cleanup.dest.slot.1 = phi i32 [ 1, %if.then ], [ %cleanup.dest.slot.0, %cleanup ]
  switch i32 %cleanup.dest.slot.1, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup40, %cleanup40
  ret void, !dbg !122

unreachable:                                      ; preds = %cleanup40
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tree_of_structs.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "bounds", linkageName: "_Z6boundsP6VertexPii", scope: !1, file: !1, line: 11, type: !47, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !58)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !57, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Vertex", file: !1, line: 7, size: 160, flags: DIFlagTypePassByValue, elements: !51, identifier: "_ZTS6Vertex")
!51 = !{!52, !53, !54, !55, !56}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "left", scope: !50, file: !1, line: 8, baseType: !35, size: 32)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "right", scope: !50, file: !1, line: 8, baseType: !35, size: 32, offset: 32)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "parent", scope: !50, file: !1, line: 8, baseType: !35, size: 32, offset: 64)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "low", scope: !50, file: !1, line: 9, baseType: !36, size: 32, offset: 96)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "high", scope: !50, file: !1, line: 9, baseType: !36, size: 32, offset: 128)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!58 = !{!59, !60, !61, !62, !63}
!59 = !DILocalVariable(name: "v", arg: 1, scope: !46, file: !1, line: 11, type: !49)
!60 = !DILocalVariable(name: "arrived", arg: 2, scope: !46, file: !1, line: 11, type: !57)
!61 = !DILocalVariable(name: "leaves", arg: 3, scope: !46, file: !1, line: 11, type: !35)
!62 = !DILocalVariable(name: "i", scope: !46, file: !1, line: 12, type: !35)
!63 = !DILocalVariable(name: "p", scope: !46, file: !1, line: 15, type: !35)
!64 = !DILocation(line: 0, scope: !46)
!65 = !DILocation(line: 12, column: 11, scope: !46)
!66 = !DILocation(line: 12, column: 24, scope: !46)
!67 = !DILocation(line: 12, column: 22, scope: !46)
!68 = !DILocation(line: 12, column: 37, scope: !46)
!69 = !DILocation(line: 12, column: 35, scope: !46)
!70 = !DILocation(line: 13, column: 9, scope: !71)
!71 = distinct !DILexicalBlock(scope: !46, file: !1, line: 13, column: 7)
!72 = !DILocation(line: 14, column: 5, scope: !71)
!73 = !DILocation(line: 15, column: 20, scope: !46)
!74 = !DILocation(line: 15, column: 24, scope: !46)
!75 = !DILocation(line: 15, column: 11, scope: !46)
!76 = !DILocation(line: 15, column: 29, scope: !46)
!77 = !{!78, !43, i64 8}
!78 = !{!"_ZTS6Vertex", !43, i64 0, !43, i64 4, !43, i64 8, !79, i64 12, !79, i64 16}
!79 = !{!"float", !44, i64 0}
!80 = !DILocation(line: 16, column: 3, scope: !46)
!81 = !DILocation(line: 16, column: 12, scope: !46)
!82 = !DILocation(line: 17, column: 20, scope: !83)
!83 = distinct !DILexicalBlock(scope: !84, file: !1, line: 17, column: 9)
!84 = distinct !DILexicalBlock(scope: !46, file: !1, line: 16, column: 18)
!85 = !DILocation(line: 17, column: 9, scope: !83)
!86 = !DILocation(line: 17, column: 35, scope: !83)
!87 = !DILocation(line: 18, column: 7, scope: !83)
!88 = !DILocation(line: 19, column: 24, scope: !84)
!89 = !DILocation(line: 19, column: 29, scope: !84)
!90 = !{!78, !43, i64 0}
!91 = !DILocation(line: 19, column: 22, scope: !84)
!92 = !DILocation(line: 19, column: 35, scope: !84)
!93 = !{!78, !79, i64 12}
!94 = !DILocation(line: 19, column: 42, scope: !84)
!95 = !DILocation(line: 19, column: 47, scope: !84)
!96 = !{!78, !43, i64 4}
!97 = !DILocation(line: 19, column: 40, scope: !84)
!98 = !DILocation(line: 19, column: 54, scope: !84)
!99 = !DILocation(line: 19, column: 16, scope: !84)
!100 = !DILocation(line: 19, column: 5, scope: !84)
!101 = !DILocation(line: 19, column: 10, scope: !84)
!102 = !DILocation(line: 19, column: 14, scope: !84)
!103 = !DILocation(line: 20, column: 25, scope: !84)
!104 = !DILocation(line: 20, column: 30, scope: !84)
!105 = !DILocation(line: 20, column: 23, scope: !84)
!106 = !DILocation(line: 20, column: 36, scope: !84)
!107 = !{!78, !79, i64 16}
!108 = !DILocation(line: 20, column: 44, scope: !84)
!109 = !DILocation(line: 20, column: 49, scope: !84)
!110 = !DILocation(line: 20, column: 42, scope: !84)
!111 = !DILocation(line: 20, column: 56, scope: !84)
!112 = !DILocation(line: 20, column: 17, scope: !84)
!113 = !DILocation(line: 20, column: 5, scope: !84)
!114 = !DILocation(line: 20, column: 10, scope: !84)
!115 = !DILocation(line: 20, column: 15, scope: !84)
!116 = !DILocation(line: 21, column: 9, scope: !84)
!117 = !DILocation(line: 21, column: 14, scope: !84)
!118 = distinct !{!118, !80, !119, !120, !121}
!119 = !DILocation(line: 22, column: 3, scope: !46)
!120 = !{!"llvm.loop.mustprogress"}
!121 = !{!"llvm.loop.unroll.disable"}
!122 = !DILocation(line: 23, column: 1, scope: !46)
