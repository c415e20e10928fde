; ModuleID = 'next_shared.cu'
source_filename = "next_shared.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ6slopesPKfS0_PfE4left = internal addrspace(3) global [64 x float] undef, align 4, !dbg !0
@_ZZ6slopesPKfS0_PfE5right = internal addrspace(3) global [64 x float] undef, align 4, !dbg !12
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@_ZZ5turnsPKfPfiE4even = internal addrspace(3) global [64 x float] undef, align 4, !dbg !17
@_ZZ5turnsPKfPfiE3odd = internal addrspace(3) global [64 x float] undef, align 4, !dbg !35

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6slopesPKfS0_Pf(ptr noundef %a, ptr noundef %b, ptr noundef %o) #0 !dbg !2 {
entry:
    #dbg_value(ptr %a, !71, !DIExpression(), !84)
    #dbg_value(ptr %b, !72, !DIExpression(), !84)
    #dbg_value(ptr %o, !73, !DIExpression(), !84)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !85
    #dbg_value(i32 %0, !74, !DIExpression(), !84)
  %idxprom = sext i32 %0 to i64, !dbg !86
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom, !dbg !86
  %1 = load float, ptr %arrayidx, align 4, !dbg !86, !tbaa !87
  %idxprom1 = sext i32 %0 to i64, !dbg !89
  %arrayidx2 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6slopesPKfS0_PfE4left to ptr), i64 0, i64 %idxprom1, !dbg !89
  store float %1, ptr %arrayidx2, align 4, !dbg !90, !tbaa !87
  %idxprom3 = sext i32 %0 to i64, !dbg !91
  %arrayidx4 = getelementptr inbounds float, ptr %b, i64 %idxprom3, !dbg !91
  %2 = load float, ptr %arrayidx4, align 4, !dbg !91, !tbaa !87
  %idxprom5 = sext i32 %0 to i64, !dbg !92
  %arrayidx6 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6slopesPKfS0_PfE5right to ptr), i64 0, i64 %idxprom5, !dbg !92
  store float %2, ptr %arrayidx6, align 4, !dbg !93, !tbaa !87
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !94
  %cmp = icmp slt i32 %0, 63, !dbg !95
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !96

cond.true:                                        ; preds = %entry
  %add = add nsw i32 %0, 1, !dbg !97
  %idxprom7 = sext i32 %add to i64, !dbg !98
  %arrayidx8 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6slopesPKfS0_PfE4left to ptr), i64 0, i64 %idxprom7, !dbg !98
  %3 = load float, ptr %arrayidx8, align 4, !dbg !98, !tbaa !87
  br label %cond.end, !dbg !96

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !96

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %3, %cond.true ], [ 0.000000e+00, %cond.false ], !dbg !96
  %idxprom9 = sext i32 %0 to i64, !dbg !99
  %arrayidx10 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6slopesPKfS0_PfE5right to ptr), i64 0, i64 %idxprom9, !dbg !99
  %4 = load float, ptr %arrayidx10, align 4, !dbg !99, !tbaa !87
  %sub = fsub float %cond, %4, !dbg !100
  %idxprom11 = sext i32 %0 to i64, !dbg !101
  %arrayidx12 = getelementptr inbounds float, ptr %o, i64 %idxprom11, !dbg !101
  store float %sub, ptr %arrayidx12, align 4, !dbg !102, !tbaa !87
  ret void, !dbg !103
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5turnsPKfPfi(ptr noundef %a, ptr noundef %o, i32 noundef %n) #0 !dbg !19 {
entry:
    #dbg_value(ptr %a, !24, !DIExpression(), !104)
    #dbg_value(ptr %o, !25, !DIExpression(), !104)
    #dbg_value(i32 %n, !26, !DIExpression(), !104)
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ5turnsPKfPfiE4even to ptr), !27, !DIExpression(), !104)
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ5turnsPKfPfiE3odd to ptr), !28, !DIExpression(), !104)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !105
    #dbg_value(i32 %0, !29, !DIExpression(), !104)
  %idxprom = sext i32 %0 to i64, !dbg !106
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom, !dbg !106
  %1 = load float, ptr %arrayidx, align 4, !dbg !106, !tbaa !87
  %idxprom1 = sext i32 %0 to i64, !dbg !107
  %arrayidx2 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ5turnsPKfPfiE4even to ptr), i64 %idxprom1, !dbg !107
  store float %1, ptr %arrayidx2, align 4, !dbg !108, !tbaa !87
    #dbg_value(i32 0, !30, !DIExpression(), !109)
  br label %for.cond, !dbg !110

for.cond:                                         ; preds = %for.inc, %entry
  %to.0 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ5turnsPKfPfiE3odd to ptr), %entry ], [ %from.0, %for.inc ], !dbg !104
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !111
  %from.0 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ5turnsPKfPfiE4even to ptr), %entry ], [ %to.0, %for.inc ], !dbg !104
    #dbg_value(ptr %from.0, !27, !DIExpression(), !104)
    #dbg_value(i32 %i.0, !30, !DIExpression(), !109)
    #dbg_value(ptr %to.0, !28, !DIExpression(), !104)
  %cmp = icmp slt i32 %i.0, %n, !dbg !112
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !113

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !114
  %sub = sub nsw i32 63, %0, !dbg !115
  %idxprom3 = sext i32 %sub to i64, !dbg !116
  %arrayidx4 = getelementptr inbounds float, ptr %from.0, i64 %idxprom3, !dbg !116
  %2 = load float, ptr %arrayidx4, align 4, !dbg !116, !tbaa !87
  %idxprom5 = sext i32 %0 to i64, !dbg !117
  %arrayidx6 = getelementptr inbounds float, ptr %to.0, i64 %idxprom5, !dbg !117
  store float %2, ptr %arrayidx6, align 4, !dbg !118, !tbaa !87
    #dbg_value(ptr %from.0, !32, !DIExpression(), !119)
    #dbg_value(ptr %to.0, !27, !DIExpression(), !104)
    #dbg_value(ptr %from.0, !28, !DIExpression(), !104)
  br label %for.inc, !dbg !120

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1, !dbg !121
    #dbg_value(i32 %inc, !30, !DIExpression(), !109)
  br label %for.cond, !dbg !122, !llvm.loop !123

for.end:                                          ; preds = %for.cond.cleanup
  %idxprom7 = sext i32 %0 to i64, !dbg !127
  %arrayidx8 = getelementptr inbounds float, ptr %from.0, i64 %idxprom7, !dbg !127
  %3 = load float, ptr %arrayidx8, align 4, !dbg !127, !tbaa !87
  %idxprom9 = sext i32 %0 to i64, !dbg !128
  %arrayidx10 = getelementptr inbounds float, ptr %o, i64 %idxprom9, !dbg !128
  store float %3, ptr %arrayidx10, align 4, !dbg !129, !tbaa !87
  ret void, !dbg !130
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!75, !76, !77, !78}
!llvm.ident = !{!79}
!llvm.errno.tbaa = !{!80}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "left", scope: !2, file: !3, line: 8, type: !14, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "slopes", linkageName: "_Z6slopesPKfS0_Pf", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !70)
!3 = !DIFile(filename: "next_shared.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !37, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0, !12, !17, !35}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!13 = distinct !DIGlobalVariable(name: "right", scope: !2, file: !3, line: 9, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 64)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!18 = distinct !DIGlobalVariable(name: "even", scope: !19, file: !3, line: 19, type: !14, isLocal: true, isDefinition: true)
!19 = distinct !DISubprogram(name: "turns", linkageName: "_Z5turnsPKfPfi", scope: !3, file: !3, line: 18, type: !20, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !23)
!20 = !DISubroutineType(types: !21)
!21 = !{null, !6, !9, !22}
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{!24, !25, !26, !27, !28, !29, !30, !32}
!24 = !DILocalVariable(name: "a", arg: 1, scope: !19, file: !3, line: 18, type: !6)
!25 = !DILocalVariable(name: "o", arg: 2, scope: !19, file: !3, line: 18, type: !9)
!26 = !DILocalVariable(name: "n", arg: 3, scope: !19, file: !3, line: 18, type: !22)
!27 = !DILocalVariable(name: "from", scope: !19, file: !3, line: 21, type: !9)
!28 = !DILocalVariable(name: "to", scope: !19, file: !3, line: 21, type: !9)
!29 = !DILocalVariable(name: "t", scope: !19, file: !3, line: 22, type: !22)
!30 = !DILocalVariable(name: "i", scope: !31, file: !3, line: 24, type: !22)
!31 = distinct !DILexicalBlock(scope: !19, file: !3, line: 24, column: 3)
!32 = !DILocalVariable(name: "other", scope: !33, file: !3, line: 27, type: !9)
!33 = distinct !DILexicalBlock(scope: !34, file: !3, line: 24, column: 31)
!34 = distinct !DILexicalBlock(scope: !31, file: !3, line: 24, column: 3)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!36 = distinct !DIGlobalVariable(name: "odd", scope: !19, file: !3, line: 20, type: !14, isLocal: true, isDefinition: true)
!37 = !{!38, !41, !43, !48, !53, !58, !64, !66}
!38 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !39, file: !40, line: 128)
!39 = !DINamespace(name: "ws_math", scope: null)
!40 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!41 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !42, entity: !39, file: !40, line: 129)
!42 = !DINamespace(name: "std", scope: null)
!43 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !42, entity: !44, file: !40, line: 154)
!44 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !40, file: !40, line: 137, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!45 = !DISubroutineType(types: !46)
!46 = !{!47, !47}
!47 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!48 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !42, entity: !49, file: !40, line: 154)
!49 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !40, file: !40, line: 133, type: !50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!50 = !DISubroutineType(types: !51)
!51 = !{!52, !52}
!52 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!53 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !42, entity: !54, file: !40, line: 154)
!54 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !40, file: !40, line: 134, type: !55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!55 = !DISubroutineType(types: !56)
!56 = !{!57, !57}
!57 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!58 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !42, entity: !59, file: !40, line: 154)
!59 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !40, file: !40, line: 145, type: !60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!60 = !DISubroutineType(types: !61)
!61 = !{!62, !63}
!62 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!63 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!64 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !42, entity: !65, file: !40, line: 154)
!65 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !40, file: !40, line: 147, type: !60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!66 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !42, entity: !67, file: !40, line: 154)
!67 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !40, file: !40, line: 149, type: !68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!68 = !DISubroutineType(types: !69)
!69 = !{!22, !8}
!70 = !{!71, !72, !73, !74}
!71 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!72 = !DILocalVariable(name: "b", arg: 2, scope: !2, file: !3, line: 7, type: !6)
!73 = !DILocalVariable(name: "o", arg: 3, scope: !2, file: !3, line: 7, type: !9)
!74 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 10, type: !22)
!75 = !{i32 7, !"Dwarf Version", i32 4}
!76 = !{i32 2, !"Debug Info Version", i32 3}
!77 = !{i32 1, !"wchar_size", i32 4}
!78 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!79 = !{!"clang version 22.1.8"}
!80 = !{!81, !81, i64 0}
!81 = !{!"int", !82, i64 0}
!82 = !{!"omnipotent char", !83, i64 0}
!83 = !{!"Simple C++ TBAA"}
!84 = !DILocation(line: 0, scope: !2)
!85 = !DILocation(line: 10, column: 11, scope: !2)
!86 = !DILocation(line: 11, column: 13, scope: !2)
!87 = !{!88, !88, i64 0}
!88 = !{!"float", !82, i64 0}
!89 = !DILocation(line: 11, column: 3, scope: !2)
!90 = !DILocation(line: 11, column: 11, scope: !2)
!91 = !DILocation(line: 12, column: 14, scope: !2)
!92 = !DILocation(line: 12, column: 3, scope: !2)
!93 = !DILocation(line: 12, column: 12, scope: !2)
!94 = !DILocation(line: 13, column: 3, scope: !2)
!95 = !DILocation(line: 14, column: 13, scope: !2)
!96 = !DILocation(line: 14, column: 11, scope: !2)
!97 = !DILocation(line: 14, column: 27, scope: !2)
!98 = !DILocation(line: 14, column: 20, scope: !2)
!99 = !DILocation(line: 14, column: 39, scope: !2)
!100 = !DILocation(line: 14, column: 37, scope: !2)
!101 = !DILocation(line: 14, column: 3, scope: !2)
!102 = !DILocation(line: 14, column: 8, scope: !2)
!103 = !DILocation(line: 15, column: 1, scope: !2)
!104 = !DILocation(line: 0, scope: !19)
!105 = !DILocation(line: 22, column: 11, scope: !19)
!106 = !DILocation(line: 23, column: 13, scope: !19)
!107 = !DILocation(line: 23, column: 3, scope: !19)
!108 = !DILocation(line: 23, column: 11, scope: !19)
!109 = !DILocation(line: 0, scope: !31)
!110 = !DILocation(line: 24, column: 8, scope: !31)
!111 = !DILocation(line: 24, scope: !31)
!112 = !DILocation(line: 24, column: 21, scope: !34)
!113 = !DILocation(line: 24, column: 3, scope: !31)
!114 = !DILocation(line: 25, column: 5, scope: !33)
!115 = !DILocation(line: 26, column: 21, scope: !33)
!116 = !DILocation(line: 26, column: 13, scope: !33)
!117 = !DILocation(line: 26, column: 5, scope: !33)
!118 = !DILocation(line: 26, column: 11, scope: !33)
!119 = !DILocation(line: 0, scope: !33)
!120 = !DILocation(line: 30, column: 3, scope: !33)
!121 = !DILocation(line: 24, column: 26, scope: !34)
!122 = !DILocation(line: 24, column: 3, scope: !34)
!123 = distinct !{!123, !113, !124, !125, !126}
!124 = !DILocation(line: 30, column: 3, scope: !31)
!125 = !{!"llvm.loop.mustprogress"}
!126 = !{!"llvm.loop.unroll.disable"}
!127 = !DILocation(line: 31, column: 10, scope: !19)
!128 = !DILocation(line: 31, column: 3, scope: !19)
!129 = !DILocation(line: 31, column: 8, scope: !19)
!130 = !DILocation(line: 32, column: 1, scope: !19)
