; ModuleID = 'early_return_own_cell.cu'
source_filename = "early_return_own_cell.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ9own_cellsPKfPfiE1s = internal addrspace(3) global [256 x float] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@_ZZ11whole_tilesPKfS0_PfiE1s = internal addrspace(3) global [16 x [16 x float]] undef, align 4, !dbg !13
@_ZZ11whole_tilesPKfS0_PfiE1r = internal addrspace(3) global [16 x [16 x float]] undef, align 4, !dbg !37

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9own_cellsPKfPfi(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !73, !DIExpression(), !91)
    #dbg_value(ptr %out, !74, !DIExpression(), !91)
    #dbg_value(i32 %n, !75, !DIExpression(), !91)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !92
    #dbg_value(i32 %0, !76, !DIExpression(), !91)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !93
  %mul = mul i32 %1, 256, !dbg !94
  %add = add i32 %mul, %0, !dbg !95
    #dbg_value(i32 %add, !77, !DIExpression(), !91)
  %cmp = icmp sge i32 %add, %n, !dbg !96
  br i1 %cmp, label %if.then, label %if.end, !dbg !96

if.then:                                          ; preds = %entry
  br label %cleanup, !dbg !98

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !99
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom, !dbg !99
  %2 = load float, ptr %arrayidx, align 4, !dbg !99, !tbaa !100
  %idxprom2 = sext i32 %0 to i64, !dbg !102
  %arrayidx3 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9own_cellsPKfPfiE1s to ptr), i64 0, i64 %idxprom2, !dbg !102
  store float %2, ptr %arrayidx3, align 4, !dbg !103, !tbaa !100
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !104
  %cmp4 = icmp slt i32 %0, 255, !dbg !105
  br i1 %cmp4, label %land.lhs.true, label %cond.false, !dbg !106

land.lhs.true:                                    ; preds = %if.end
  %add5 = add nsw i32 %add, 1, !dbg !107
  %cmp6 = icmp slt i32 %add5, %n, !dbg !108
  br i1 %cmp6, label %cond.true, label %cond.false, !dbg !109

cond.true:                                        ; preds = %land.lhs.true
  %add7 = add nsw i32 %0, 1, !dbg !110
  %idxprom8 = sext i32 %add7 to i64, !dbg !111
  %arrayidx9 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9own_cellsPKfPfiE1s to ptr), i64 0, i64 %idxprom8, !dbg !111
  %3 = load float, ptr %arrayidx9, align 4, !dbg !111, !tbaa !100
  br label %cond.end, !dbg !109

cond.false:                                       ; preds = %land.lhs.true, %if.end
  br label %cond.end, !dbg !109

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %3, %cond.true ], [ 0.000000e+00, %cond.false ], !dbg !109
    #dbg_value(float %cond, !78, !DIExpression(), !91)
  %idxprom10 = sext i32 %0 to i64, !dbg !112
  %arrayidx11 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9own_cellsPKfPfiE1s to ptr), i64 0, i64 %idxprom10, !dbg !112
  %4 = load float, ptr %arrayidx11, align 4, !dbg !112, !tbaa !100
  %add12 = fadd float %4, %cond, !dbg !113
  %idxprom13 = sext i32 %add to i64, !dbg !114
  %arrayidx14 = getelementptr inbounds float, ptr %out, i64 %idxprom13, !dbg !114
  store float %add12, ptr %arrayidx14, align 4, !dbg !115, !tbaa !100
  br label %cleanup, !dbg !116

cleanup:                                          ; preds = %cond.end, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %cond.end ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void, !dbg !116

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11whole_tilesPKfS0_Pfi(ptr noundef %a, ptr noundef %b, ptr noundef %c, i32 noundef %n) #0 !dbg !15 {
entry:
    #dbg_value(ptr %a, !19, !DIExpression(), !117)
    #dbg_value(ptr %b, !20, !DIExpression(), !117)
    #dbg_value(ptr %c, !21, !DIExpression(), !117)
    #dbg_value(i32 %n, !22, !DIExpression(), !117)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !118
    #dbg_value(i32 %0, !23, !DIExpression(), !117)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !119
    #dbg_value(i32 %1, !24, !DIExpression(), !117)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !120
  %mul = mul i32 %2, 16, !dbg !121
  %add = add i32 %mul, %1, !dbg !122
    #dbg_value(i32 %add, !25, !DIExpression(), !117)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !123
  %mul4 = mul i32 %3, 16, !dbg !124
  %add5 = add i32 %mul4, %0, !dbg !125
    #dbg_value(i32 %add5, !26, !DIExpression(), !117)
    #dbg_value(float 0.000000e+00, !27, !DIExpression(), !117)
    #dbg_value(i32 0, !28, !DIExpression(), !126)
  br label %for.cond, !dbg !127

for.cond:                                         ; preds = %for.inc37, %entry
  %sum.0 = phi float [ 0.000000e+00, %entry ], [ %sum.1, %for.inc37 ], !dbg !128
  %m.0 = phi i32 [ 0, %entry ], [ %inc38, %for.inc37 ], !dbg !129
    #dbg_value(i32 %m.0, !28, !DIExpression(), !126)
    #dbg_value(float %sum.0, !27, !DIExpression(), !117)
  %div = sdiv i32 %n, 16, !dbg !130
  %cmp = icmp slt i32 %m.0, %div, !dbg !131
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !132

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end39

for.body:                                         ; preds = %for.cond
  %mul6 = mul nsw i32 %add, %n, !dbg !133
  %mul7 = mul nsw i32 %m.0, 16, !dbg !134
  %add8 = add nsw i32 %mul6, %mul7, !dbg !135
  %add9 = add nsw i32 %add8, %0, !dbg !136
  %idxprom = sext i32 %add9 to i64, !dbg !137
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom, !dbg !137
  %4 = load float, ptr %arrayidx, align 4, !dbg !137, !tbaa !100
  %idxprom10 = sext i32 %1 to i64, !dbg !138
  %arrayidx11 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11whole_tilesPKfS0_PfiE1s to ptr), i64 0, i64 %idxprom10, !dbg !138
  %idxprom12 = sext i32 %0 to i64, !dbg !138
  %arrayidx13 = getelementptr inbounds [16 x float], ptr %arrayidx11, i64 0, i64 %idxprom12, !dbg !138
  store float %4, ptr %arrayidx13, align 4, !dbg !139, !tbaa !100
  %mul14 = mul nsw i32 %m.0, 16, !dbg !140
  %add15 = add nsw i32 %mul14, %1, !dbg !141
  %mul16 = mul nsw i32 %add15, %n, !dbg !142
  %add17 = add nsw i32 %mul16, %add5, !dbg !143
  %idxprom18 = sext i32 %add17 to i64, !dbg !144
  %arrayidx19 = getelementptr inbounds float, ptr %b, i64 %idxprom18, !dbg !144
  %5 = load float, ptr %arrayidx19, align 4, !dbg !144, !tbaa !100
  %idxprom20 = sext i32 %1 to i64, !dbg !145
  %arrayidx21 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11whole_tilesPKfS0_PfiE1r to ptr), i64 0, i64 %idxprom20, !dbg !145
  %idxprom22 = sext i32 %0 to i64, !dbg !145
  %arrayidx23 = getelementptr inbounds [16 x float], ptr %arrayidx21, i64 0, i64 %idxprom22, !dbg !145
  store float %5, ptr %arrayidx23, align 4, !dbg !146, !tbaa !100
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !147
    #dbg_value(i32 0, !30, !DIExpression(), !148)
  br label %for.cond24, !dbg !149

for.cond24:                                       ; preds = %for.inc, %for.body
  %sum.1 = phi float [ %sum.0, %for.body ], [ %8, %for.inc ], !dbg !117
  %k.0 = phi i32 [ 0, %for.body ], [ %inc, %for.inc ], !dbg !150
    #dbg_value(i32 %k.0, !30, !DIExpression(), !148)
    #dbg_value(float %sum.1, !27, !DIExpression(), !117)
  %cmp25 = icmp slt i32 %k.0, 16, !dbg !151
  br i1 %cmp25, label %for.body27, label %for.cond.cleanup26, !dbg !153

for.cond.cleanup26:                               ; preds = %for.cond24
  br label %for.end

for.body27:                                       ; preds = %for.cond24
  %idxprom28 = sext i32 %1 to i64, !dbg !154
  %arrayidx29 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11whole_tilesPKfS0_PfiE1s to ptr), i64 0, i64 %idxprom28, !dbg !154
  %idxprom30 = sext i32 %k.0 to i64, !dbg !154
  %arrayidx31 = getelementptr inbounds [16 x float], ptr %arrayidx29, i64 0, i64 %idxprom30, !dbg !154
  %6 = load float, ptr %arrayidx31, align 4, !dbg !154, !tbaa !100
  %idxprom32 = sext i32 %k.0 to i64, !dbg !155
  %arrayidx33 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11whole_tilesPKfS0_PfiE1r to ptr), i64 0, i64 %idxprom32, !dbg !155
  %idxprom34 = sext i32 %0 to i64, !dbg !155
  %arrayidx35 = getelementptr inbounds [16 x float], ptr %arrayidx33, i64 0, i64 %idxprom34, !dbg !155
  %7 = load float, ptr %arrayidx35, align 4, !dbg !155, !tbaa !100
  %8 = call float @llvm.fmuladd.f32(float %6, float %7, float %sum.1), !dbg !156
    #dbg_value(float %8, !27, !DIExpression(), !117)
  br label %for.inc, !dbg !157

for.inc:                                          ; preds = %for.body27
  %inc = add nsw i32 %k.0, 1, !dbg !158
    #dbg_value(i32 %inc, !30, !DIExpression(), !148)
  br label %for.cond24, !dbg !159, !llvm.loop !160

for.end:                                          ; preds = %for.cond.cleanup26
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !164
  br label %for.inc37, !dbg !165

for.inc37:                                        ; preds = %for.end
  %inc38 = add nsw i32 %m.0, 1, !dbg !166
    #dbg_value(i32 %inc38, !28, !DIExpression(), !126)
  br label %for.cond, !dbg !167, !llvm.loop !168

for.end39:                                        ; preds = %for.cond.cleanup
  %mul40 = mul nsw i32 %add, %n, !dbg !170
  %add41 = add nsw i32 %mul40, %add5, !dbg !171
  %idxprom42 = sext i32 %add41 to i64, !dbg !172
  %arrayidx43 = getelementptr inbounds float, ptr %c, i64 %idxprom42, !dbg !172
  store float %sum.0, ptr %arrayidx43, align 4, !dbg !173, !tbaa !100
  ret void, !dbg !174
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!82, !83, !84, !85}
!llvm.ident = !{!86}
!llvm.errno.tbaa = !{!87}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 9, type: !79, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "own_cells", linkageName: "_Z9own_cellsPKfPfi", scope: !3, file: !3, line: 8, type: !4, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !72)
!3 = !DIFile(filename: "early_return_own_cell.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !39, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0, !13, !37}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!14 = distinct !DIGlobalVariable(name: "s", scope: !15, file: !3, line: 19, type: !34, isLocal: true, isDefinition: true)
!15 = distinct !DISubprogram(name: "whole_tiles", linkageName: "_Z11whole_tilesPKfS0_Pfi", scope: !3, file: !3, line: 18, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !18)
!16 = !DISubroutineType(types: !17)
!17 = !{null, !6, !6, !9, !10}
!18 = !{!19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !30}
!19 = !DILocalVariable(name: "a", arg: 1, scope: !15, file: !3, line: 18, type: !6)
!20 = !DILocalVariable(name: "b", arg: 2, scope: !15, file: !3, line: 18, type: !6)
!21 = !DILocalVariable(name: "c", arg: 3, scope: !15, file: !3, line: 18, type: !9)
!22 = !DILocalVariable(name: "n", arg: 4, scope: !15, file: !3, line: 18, type: !10)
!23 = !DILocalVariable(name: "x", scope: !15, file: !3, line: 20, type: !10)
!24 = !DILocalVariable(name: "y", scope: !15, file: !3, line: 20, type: !10)
!25 = !DILocalVariable(name: "row", scope: !15, file: !3, line: 20, type: !10)
!26 = !DILocalVariable(name: "col", scope: !15, file: !3, line: 20, type: !10)
!27 = !DILocalVariable(name: "sum", scope: !15, file: !3, line: 21, type: !8)
!28 = !DILocalVariable(name: "m", scope: !29, file: !3, line: 22, type: !10)
!29 = distinct !DILexicalBlock(scope: !15, file: !3, line: 22, column: 3)
!30 = !DILocalVariable(name: "k", scope: !31, file: !3, line: 26, type: !10)
!31 = distinct !DILexicalBlock(scope: !32, file: !3, line: 26, column: 5)
!32 = distinct !DILexicalBlock(scope: !33, file: !3, line: 22, column: 36)
!33 = distinct !DILexicalBlock(scope: !29, file: !3, line: 22, column: 3)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !35)
!35 = !{!36, !36}
!36 = !DISubrange(count: 16)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!38 = distinct !DIGlobalVariable(name: "r", scope: !15, file: !3, line: 19, type: !34, isLocal: true, isDefinition: true)
!39 = !{!40, !43, !45, !50, !55, !60, !66, !68}
!40 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !41, file: !42, line: 128)
!41 = !DINamespace(name: "ws_math", scope: null)
!42 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!43 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !44, entity: !41, file: !42, line: 129)
!44 = !DINamespace(name: "std", scope: null)
!45 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !44, entity: !46, file: !42, line: 154)
!46 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !42, file: !42, line: 137, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!47 = !DISubroutineType(types: !48)
!48 = !{!49, !49}
!49 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!50 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !44, entity: !51, file: !42, line: 154)
!51 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !42, file: !42, line: 133, type: !52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!52 = !DISubroutineType(types: !53)
!53 = !{!54, !54}
!54 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!55 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !44, entity: !56, file: !42, line: 154)
!56 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !42, file: !42, line: 134, type: !57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!57 = !DISubroutineType(types: !58)
!58 = !{!59, !59}
!59 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!60 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !44, entity: !61, file: !42, line: 154)
!61 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !42, file: !42, line: 145, type: !62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!62 = !DISubroutineType(types: !63)
!63 = !{!64, !65}
!64 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!65 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!66 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !44, entity: !67, file: !42, line: 154)
!67 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !42, file: !42, line: 147, type: !62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!68 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !44, entity: !69, file: !42, line: 154)
!69 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !42, file: !42, line: 149, type: !70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!70 = !DISubroutineType(types: !71)
!71 = !{!10, !8}
!72 = !{!73, !74, !75, !76, !77, !78}
!73 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 8, type: !6)
!74 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 8, type: !9)
!75 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 8, type: !10)
!76 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 10, type: !10)
!77 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 10, type: !10)
!78 = !DILocalVariable(name: "next", scope: !2, file: !3, line: 15, type: !8)
!79 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !80)
!80 = !{!81}
!81 = !DISubrange(count: 256)
!82 = !{i32 7, !"Dwarf Version", i32 4}
!83 = !{i32 2, !"Debug Info Version", i32 3}
!84 = !{i32 1, !"wchar_size", i32 4}
!85 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!86 = !{!"clang version 22.1.8"}
!87 = !{!88, !88, i64 0}
!88 = !{!"int", !89, i64 0}
!89 = !{!"omnipotent char", !90, i64 0}
!90 = !{!"Simple C++ TBAA"}
!91 = !DILocation(line: 0, scope: !2)
!92 = !DILocation(line: 10, column: 11, scope: !2)
!93 = !DILocation(line: 10, column: 28, scope: !2)
!94 = !DILocation(line: 10, column: 39, scope: !2)
!95 = !DILocation(line: 10, column: 45, scope: !2)
!96 = !DILocation(line: 11, column: 9, scope: !97)
!97 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 7)
!98 = !DILocation(line: 12, column: 5, scope: !97)
!99 = !DILocation(line: 13, column: 10, scope: !2)
!100 = !{!101, !101, i64 0}
!101 = !{!"float", !89, i64 0}
!102 = !DILocation(line: 13, column: 3, scope: !2)
!103 = !DILocation(line: 13, column: 8, scope: !2)
!104 = !DILocation(line: 14, column: 3, scope: !2)
!105 = !DILocation(line: 15, column: 18, scope: !2)
!106 = !DILocation(line: 15, column: 24, scope: !2)
!107 = !DILocation(line: 15, column: 29, scope: !2)
!108 = !DILocation(line: 15, column: 33, scope: !2)
!109 = !DILocation(line: 15, column: 16, scope: !2)
!110 = !DILocation(line: 15, column: 43, scope: !2)
!111 = !DILocation(line: 15, column: 39, scope: !2)
!112 = !DILocation(line: 16, column: 12, scope: !2)
!113 = !DILocation(line: 16, column: 17, scope: !2)
!114 = !DILocation(line: 16, column: 3, scope: !2)
!115 = !DILocation(line: 16, column: 10, scope: !2)
!116 = !DILocation(line: 17, column: 1, scope: !2)
!117 = !DILocation(line: 0, scope: !15)
!118 = !DILocation(line: 20, column: 11, scope: !15)
!119 = !DILocation(line: 20, column: 28, scope: !15)
!120 = !DILocation(line: 20, column: 47, scope: !15)
!121 = !DILocation(line: 20, column: 58, scope: !15)
!122 = !DILocation(line: 20, column: 63, scope: !15)
!123 = !DILocation(line: 20, column: 74, scope: !15)
!124 = !DILocation(line: 20, column: 85, scope: !15)
!125 = !DILocation(line: 20, column: 90, scope: !15)
!126 = !DILocation(line: 0, scope: !29)
!127 = !DILocation(line: 22, column: 8, scope: !29)
!128 = !DILocation(line: 21, column: 9, scope: !15)
!129 = !DILocation(line: 22, scope: !29)
!130 = !DILocation(line: 22, column: 25, scope: !33)
!131 = !DILocation(line: 22, column: 21, scope: !33)
!132 = !DILocation(line: 22, column: 3, scope: !29)
!133 = !DILocation(line: 23, column: 21, scope: !32)
!134 = !DILocation(line: 23, column: 29, scope: !32)
!135 = !DILocation(line: 23, column: 25, scope: !32)
!136 = !DILocation(line: 23, column: 34, scope: !32)
!137 = !DILocation(line: 23, column: 15, scope: !32)
!138 = !DILocation(line: 23, column: 5, scope: !32)
!139 = !DILocation(line: 23, column: 13, scope: !32)
!140 = !DILocation(line: 24, column: 20, scope: !32)
!141 = !DILocation(line: 24, column: 25, scope: !32)
!142 = !DILocation(line: 24, column: 30, scope: !32)
!143 = !DILocation(line: 24, column: 34, scope: !32)
!144 = !DILocation(line: 24, column: 15, scope: !32)
!145 = !DILocation(line: 24, column: 5, scope: !32)
!146 = !DILocation(line: 24, column: 13, scope: !32)
!147 = !DILocation(line: 25, column: 5, scope: !32)
!148 = !DILocation(line: 0, scope: !31)
!149 = !DILocation(line: 26, column: 10, scope: !31)
!150 = !DILocation(line: 26, scope: !31)
!151 = !DILocation(line: 26, column: 23, scope: !152)
!152 = distinct !DILexicalBlock(scope: !31, file: !3, line: 26, column: 5)
!153 = !DILocation(line: 26, column: 5, scope: !31)
!154 = !DILocation(line: 26, column: 41, scope: !152)
!155 = !DILocation(line: 26, column: 51, scope: !152)
!156 = !DILocation(line: 26, column: 38, scope: !152)
!157 = !DILocation(line: 26, column: 34, scope: !152)
!158 = !DILocation(line: 26, column: 29, scope: !152)
!159 = !DILocation(line: 26, column: 5, scope: !152)
!160 = distinct !{!160, !153, !161, !162, !163}
!161 = !DILocation(line: 26, column: 57, scope: !31)
!162 = !{!"llvm.loop.mustprogress"}
!163 = !{!"llvm.loop.unroll.disable"}
!164 = !DILocation(line: 27, column: 5, scope: !32)
!165 = !DILocation(line: 28, column: 3, scope: !32)
!166 = !DILocation(line: 22, column: 31, scope: !33)
!167 = !DILocation(line: 22, column: 3, scope: !33)
!168 = distinct !{!168, !132, !169, !162, !163}
!169 = !DILocation(line: 28, column: 3, scope: !29)
!170 = !DILocation(line: 29, column: 9, scope: !15)
!171 = !DILocation(line: 29, column: 13, scope: !15)
!172 = !DILocation(line: 29, column: 3, scope: !15)
!173 = !DILocation(line: 29, column: 20, scope: !15)
!174 = !DILocation(line: 30, column: 1, scope: !15)
