; ModuleID = 'matmul.cu'
source_filename = "matmul.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ6matmulPfPKfS1_iE2as = internal addrspace(3) global [16 x [17 x float]] undef, align 4, !dbg !0
@_ZZ6matmulPfPKfS1_iE2bs = internal addrspace(3) global [16 x [16 x float]] undef, align 4, !dbg !15
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @_Z6matmulPfPKfS1_i(ptr noalias noundef %c, ptr noalias noundef %a, ptr noalias noundef %b, i32 noundef %n) #0 !dbg !2 {
entry:
  call void @llvm.dbg.value(metadata ptr %c, metadata !27, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata ptr %a, metadata !28, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata ptr %b, metadata !29, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata i32 %n, metadata !30, metadata !DIExpression()), !dbg !53
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !54
  call void @llvm.dbg.value(metadata i32 %0, metadata !31, metadata !DIExpression()), !dbg !53
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !55
  call void @llvm.dbg.value(metadata i32 %1, metadata !33, metadata !DIExpression()), !dbg !53
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !56
  %mul = mul i32 %2, 16, !dbg !57
  %add = add i32 %mul, %0, !dbg !58
  call void @llvm.dbg.value(metadata i32 %add, metadata !34, metadata !DIExpression()), !dbg !53
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !59
  %mul4 = mul i32 %3, 16, !dbg !60
  %add5 = add i32 %mul4, %1, !dbg !61
  call void @llvm.dbg.value(metadata i32 %add5, metadata !35, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata float 0.000000e+00, metadata !36, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata i32 0, metadata !37, metadata !DIExpression()), !dbg !62
  br label %for.cond, !dbg !63

for.cond:                                         ; preds = %for.inc51, %entry
  %acc.0 = phi float [ 0.000000e+00, %entry ], [ %acc.1, %for.inc51 ], !dbg !64
  %m.0 = phi i32 [ 0, %entry ], [ %inc52, %for.inc51 ], !dbg !65
  call void @llvm.dbg.value(metadata i32 %m.0, metadata !37, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.value(metadata float %acc.0, metadata !36, metadata !DIExpression()), !dbg !53
  %add6 = add nsw i32 %n, 16, !dbg !66
  %sub = sub nsw i32 %add6, 1, !dbg !67
  %div = sdiv i32 %sub, 16, !dbg !68
  %cmp = icmp slt i32 %m.0, %div, !dbg !69
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !70

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end53

for.body:                                         ; preds = %for.cond
  %cmp7 = icmp slt i32 %add5, %n, !dbg !71
  br i1 %cmp7, label %land.lhs.true, label %cond.false, !dbg !72

land.lhs.true:                                    ; preds = %for.body
  %mul8 = mul nsw i32 %m.0, 16, !dbg !73
  %add9 = add nsw i32 %mul8, %0, !dbg !74
  %cmp10 = icmp slt i32 %add9, %n, !dbg !75
  br i1 %cmp10, label %cond.true, label %cond.false, !dbg !76

cond.true:                                        ; preds = %land.lhs.true
  %mul11 = mul nsw i32 %add5, %n, !dbg !77
  %mul12 = mul nsw i32 %m.0, 16, !dbg !78
  %add13 = add nsw i32 %mul11, %mul12, !dbg !79
  %add14 = add nsw i32 %add13, %0, !dbg !80
  %idxprom = sext i32 %add14 to i64, !dbg !81
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom, !dbg !81
  %4 = load float, ptr %arrayidx, align 4, !dbg !81, !tbaa !82
  br label %cond.end, !dbg !76

cond.false:                                       ; preds = %land.lhs.true, %for.body
  br label %cond.end, !dbg !76

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi float [ %4, %cond.true ], [ 0.000000e+00, %cond.false ], !dbg !76
  %idxprom15 = sext i32 %1 to i64, !dbg !86
  %arrayidx16 = getelementptr inbounds [16 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulPfPKfS1_iE2as to ptr), i64 0, i64 %idxprom15, !dbg !86
  %idxprom17 = sext i32 %0 to i64, !dbg !86
  %arrayidx18 = getelementptr inbounds [17 x float], ptr %arrayidx16, i64 0, i64 %idxprom17, !dbg !86
  store float %cond, ptr %arrayidx18, align 4, !dbg !87, !tbaa !82
  %cmp19 = icmp slt i32 %add, %n, !dbg !88
  br i1 %cmp19, label %land.lhs.true20, label %cond.false31, !dbg !89

land.lhs.true20:                                  ; preds = %cond.end
  %mul21 = mul nsw i32 %m.0, 16, !dbg !90
  %add22 = add nsw i32 %mul21, %1, !dbg !91
  %cmp23 = icmp slt i32 %add22, %n, !dbg !92
  br i1 %cmp23, label %cond.true24, label %cond.false31, !dbg !93

cond.true24:                                      ; preds = %land.lhs.true20
  %mul25 = mul nsw i32 %m.0, 16, !dbg !94
  %add26 = add nsw i32 %mul25, %1, !dbg !95
  %mul27 = mul nsw i32 %add26, %n, !dbg !96
  %add28 = add nsw i32 %mul27, %add, !dbg !97
  %idxprom29 = sext i32 %add28 to i64, !dbg !98
  %arrayidx30 = getelementptr inbounds float, ptr %b, i64 %idxprom29, !dbg !98
  %5 = load float, ptr %arrayidx30, align 4, !dbg !98, !tbaa !82
  br label %cond.end32, !dbg !93

cond.false31:                                     ; preds = %land.lhs.true20, %cond.end
  br label %cond.end32, !dbg !93

cond.end32:                                       ; preds = %cond.false31, %cond.true24
  %cond33 = phi float [ %5, %cond.true24 ], [ 0.000000e+00, %cond.false31 ], !dbg !93
  %idxprom34 = sext i32 %1 to i64, !dbg !99
  %arrayidx35 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulPfPKfS1_iE2bs to ptr), i64 0, i64 %idxprom34, !dbg !99
  %idxprom36 = sext i32 %0 to i64, !dbg !99
  %arrayidx37 = getelementptr inbounds [16 x float], ptr %arrayidx35, i64 0, i64 %idxprom36, !dbg !99
  store float %cond33, ptr %arrayidx37, align 4, !dbg !100, !tbaa !82
  call void @llvm.nvvm.barrier0(), !dbg !101
  call void @llvm.dbg.value(metadata i32 0, metadata !39, metadata !DIExpression()), !dbg !102
  br label %for.cond38, !dbg !103

for.cond38:                                       ; preds = %for.inc, %cond.end32
  %acc.1 = phi float [ %acc.0, %cond.end32 ], [ %8, %for.inc ], !dbg !53
  %i.0 = phi i32 [ 0, %cond.end32 ], [ %inc, %for.inc ], !dbg !104
  call void @llvm.dbg.value(metadata i32 %i.0, metadata !39, metadata !DIExpression()), !dbg !102
  call void @llvm.dbg.value(metadata float %acc.1, metadata !36, metadata !DIExpression()), !dbg !53
  %cmp39 = icmp slt i32 %i.0, 16, !dbg !105
  br i1 %cmp39, label %for.body41, label %for.cond.cleanup40, !dbg !107

for.cond.cleanup40:                               ; preds = %for.cond38
  br label %for.end

for.body41:                                       ; preds = %for.cond38
  %idxprom42 = sext i32 %1 to i64, !dbg !108
  %arrayidx43 = getelementptr inbounds [16 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulPfPKfS1_iE2as to ptr), i64 0, i64 %idxprom42, !dbg !108
  %idxprom44 = sext i32 %i.0 to i64, !dbg !108
  %arrayidx45 = getelementptr inbounds [17 x float], ptr %arrayidx43, i64 0, i64 %idxprom44, !dbg !108
  %6 = load float, ptr %arrayidx45, align 4, !dbg !108, !tbaa !82
  %idxprom46 = sext i32 %i.0 to i64, !dbg !109
  %arrayidx47 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulPfPKfS1_iE2bs to ptr), i64 0, i64 %idxprom46, !dbg !109
  %idxprom48 = sext i32 %0 to i64, !dbg !109
  %arrayidx49 = getelementptr inbounds [16 x float], ptr %arrayidx47, i64 0, i64 %idxprom48, !dbg !109
  %7 = load float, ptr %arrayidx49, align 4, !dbg !109, !tbaa !82
  %8 = call float @llvm.fmuladd.f32(float %6, float %7, float %acc.1), !dbg !110
  call void @llvm.dbg.value(metadata float %8, metadata !36, metadata !DIExpression()), !dbg !53
  br label %for.inc, !dbg !111

for.inc:                                          ; preds = %for.body41
  %inc = add nsw i32 %i.0, 1, !dbg !112
  call void @llvm.dbg.value(metadata i32 %inc, metadata !39, metadata !DIExpression()), !dbg !102
  br label %for.cond38, !dbg !113, !llvm.loop !114

for.end:                                          ; preds = %for.cond.cleanup40
  call void @llvm.nvvm.barrier0(), !dbg !118
  br label %for.inc51, !dbg !119

for.inc51:                                        ; preds = %for.end
  %inc52 = add nsw i32 %m.0, 1, !dbg !120
  call void @llvm.dbg.value(metadata i32 %inc52, metadata !37, metadata !DIExpression()), !dbg !62
  br label %for.cond, !dbg !121, !llvm.loop !122

for.end53:                                        ; preds = %for.cond.cleanup
  %cmp54 = icmp slt i32 %add5, %n, !dbg !125
  br i1 %cmp54, label %land.lhs.true55, label %if.end, !dbg !127

land.lhs.true55:                                  ; preds = %for.end53
  %cmp56 = icmp slt i32 %add, %n, !dbg !128
  br i1 %cmp56, label %if.then, label %if.end, !dbg !129

if.then:                                          ; preds = %land.lhs.true55
  %mul57 = mul nsw i32 %add5, %n, !dbg !130
  %add58 = add nsw i32 %mul57, %add, !dbg !131
  %idxprom59 = sext i32 %add58 to i64, !dbg !132
  %arrayidx60 = getelementptr inbounds float, ptr %c, i64 %idxprom59, !dbg !132
  store float %acc.0, ptr %arrayidx60, align 4, !dbg !133, !tbaa !82
  br label %if.end, !dbg !132

if.end:                                           ; preds = %if.then, %land.lhs.true55, %for.end53
  ret void, !dbg !134
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.value(metadata, metadata, metadata) #1

attributes #0 = { convergent mustprogress norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nocallback nounwind }

!llvm.dbg.cu = !{!13}
!nvvm.annotations = !{!46, !47}
!llvm.module.flags = !{!48, !49, !50, !51}
!llvm.ident = !{!52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "as", scope: !2, file: !3, line: 5, type: !43, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "matmul", linkageName: "_Z6matmulPfPKfS1_i", scope: !3, file: !3, line: 3, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !13, retainedNodes: !26)
!3 = !DIFile(filename: "matmul.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !9, !12}
!6 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !7)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !10)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 16.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !14, imports: !20, splitDebugInlining: false, nameTableKind: None)
!14 = !{!0, !15}
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!16 = distinct !DIGlobalVariable(name: "bs", scope: !2, file: !3, line: 5, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !18)
!18 = !{!19, !19}
!19 = !DISubrange(count: 16)
!20 = !{!21, !24}
!21 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !13, entity: !22, file: !23, line: 206)
!22 = !DINamespace(name: "ws_math", scope: null)
!23 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!24 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !25, entity: !22, file: !23, line: 207)
!25 = !DINamespace(name: "std", scope: null)
!26 = !{!27, !28, !29, !30, !31, !33, !34, !35, !36, !37, !39}
!27 = !DILocalVariable(name: "c", arg: 1, scope: !2, file: !3, line: 3, type: !6)
!28 = !DILocalVariable(name: "a", arg: 2, scope: !2, file: !3, line: 3, type: !9)
!29 = !DILocalVariable(name: "b", arg: 3, scope: !2, file: !3, line: 4, type: !9)
!30 = !DILocalVariable(name: "n", arg: 4, scope: !2, file: !3, line: 4, type: !12)
!31 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 6, type: !32)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!33 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 6, type: !32)
!34 = !DILocalVariable(name: "col", scope: !2, file: !3, line: 7, type: !32)
!35 = !DILocalVariable(name: "row", scope: !2, file: !3, line: 7, type: !32)
!36 = !DILocalVariable(name: "acc", scope: !2, file: !3, line: 8, type: !8)
!37 = !DILocalVariable(name: "m", scope: !38, file: !3, line: 9, type: !12)
!38 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 3)
!39 = !DILocalVariable(name: "i", scope: !40, file: !3, line: 14, type: !12)
!40 = distinct !DILexicalBlock(scope: !41, file: !3, line: 14, column: 5)
!41 = distinct !DILexicalBlock(scope: !42, file: !3, line: 9, column: 51)
!42 = distinct !DILexicalBlock(scope: !38, file: !3, line: 9, column: 3)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8704, elements: !44)
!44 = !{!19, !45}
!45 = !DISubrange(count: 17)
!46 = !{ptr @_Z6matmulPfPKfS1_i, !"kernel", i32 1}
!47 = !{ptr @_Z6matmulPfPKfS1_i, !"maxntidx", i32 256}
!48 = !{i32 7, !"Dwarf Version", i32 4}
!49 = !{i32 2, !"Debug Info Version", i32 3}
!50 = !{i32 1, !"wchar_size", i32 4}
!51 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!52 = !{!"clang version 16.0.6"}
!53 = !DILocation(line: 0, scope: !2)
!54 = !DILocation(line: 6, column: 17, scope: !2)
!55 = !DILocation(line: 6, column: 34, scope: !2)
!56 = !DILocation(line: 7, column: 19, scope: !2)
!57 = !DILocation(line: 7, column: 30, scope: !2)
!58 = !DILocation(line: 7, column: 37, scope: !2)
!59 = !DILocation(line: 7, column: 48, scope: !2)
!60 = !DILocation(line: 7, column: 59, scope: !2)
!61 = !DILocation(line: 7, column: 66, scope: !2)
!62 = !DILocation(line: 0, scope: !38)
!63 = !DILocation(line: 9, column: 8, scope: !38)
!64 = !DILocation(line: 8, column: 9, scope: !2)
!65 = !DILocation(line: 9, scope: !38)
!66 = !DILocation(line: 9, column: 26, scope: !42)
!67 = !DILocation(line: 9, column: 33, scope: !42)
!68 = !DILocation(line: 9, column: 38, scope: !42)
!69 = !DILocation(line: 9, column: 21, scope: !42)
!70 = !DILocation(line: 9, column: 3, scope: !38)
!71 = !DILocation(line: 10, column: 20, scope: !41)
!72 = !DILocation(line: 10, column: 24, scope: !41)
!73 = !DILocation(line: 10, column: 29, scope: !41)
!74 = !DILocation(line: 10, column: 36, scope: !41)
!75 = !DILocation(line: 10, column: 40, scope: !41)
!76 = !DILocation(line: 10, column: 16, scope: !41)
!77 = !DILocation(line: 10, column: 52, scope: !41)
!78 = !DILocation(line: 10, column: 60, scope: !41)
!79 = !DILocation(line: 10, column: 56, scope: !41)
!80 = !DILocation(line: 10, column: 67, scope: !41)
!81 = !DILocation(line: 10, column: 46, scope: !41)
!82 = !{!83, !83, i64 0}
!83 = !{!"float", !84, i64 0}
!84 = !{!"omnipotent char", !85, i64 0}
!85 = !{!"Simple C++ TBAA"}
!86 = !DILocation(line: 10, column: 5, scope: !41)
!87 = !DILocation(line: 10, column: 14, scope: !41)
!88 = !DILocation(line: 11, column: 20, scope: !41)
!89 = !DILocation(line: 11, column: 24, scope: !41)
!90 = !DILocation(line: 11, column: 29, scope: !41)
!91 = !DILocation(line: 11, column: 36, scope: !41)
!92 = !DILocation(line: 11, column: 40, scope: !41)
!93 = !DILocation(line: 11, column: 16, scope: !41)
!94 = !DILocation(line: 11, column: 51, scope: !41)
!95 = !DILocation(line: 11, column: 58, scope: !41)
!96 = !DILocation(line: 11, column: 63, scope: !41)
!97 = !DILocation(line: 11, column: 67, scope: !41)
!98 = !DILocation(line: 11, column: 46, scope: !41)
!99 = !DILocation(line: 11, column: 5, scope: !41)
!100 = !DILocation(line: 11, column: 14, scope: !41)
!101 = !DILocation(line: 12, column: 5, scope: !41)
!102 = !DILocation(line: 0, scope: !40)
!103 = !DILocation(line: 14, column: 10, scope: !40)
!104 = !DILocation(line: 14, scope: !40)
!105 = !DILocation(line: 14, column: 23, scope: !106)
!106 = distinct !DILexicalBlock(scope: !40, file: !3, line: 14, column: 5)
!107 = !DILocation(line: 14, column: 5, scope: !40)
!108 = !DILocation(line: 15, column: 14, scope: !106)
!109 = !DILocation(line: 15, column: 25, scope: !106)
!110 = !DILocation(line: 15, column: 11, scope: !106)
!111 = !DILocation(line: 15, column: 7, scope: !106)
!112 = !DILocation(line: 14, column: 31, scope: !106)
!113 = !DILocation(line: 14, column: 5, scope: !106)
!114 = distinct !{!114, !107, !115, !116, !117}
!115 = !DILocation(line: 15, column: 32, scope: !40)
!116 = !{!"llvm.loop.mustprogress"}
!117 = !{!"llvm.loop.unroll.enable"}
!118 = !DILocation(line: 16, column: 5, scope: !41)
!119 = !DILocation(line: 17, column: 3, scope: !41)
!120 = !DILocation(line: 9, column: 46, scope: !42)
!121 = !DILocation(line: 9, column: 3, scope: !42)
!122 = distinct !{!122, !70, !123, !116, !124}
!123 = !DILocation(line: 17, column: 3, scope: !38)
!124 = !{!"llvm.loop.unroll.disable"}
!125 = !DILocation(line: 18, column: 11, scope: !126)
!126 = distinct !DILexicalBlock(scope: !2, file: !3, line: 18, column: 7)
!127 = !DILocation(line: 18, column: 15, scope: !126)
!128 = !DILocation(line: 18, column: 22, scope: !126)
!129 = !DILocation(line: 18, column: 7, scope: !2)
!130 = !DILocation(line: 19, column: 11, scope: !126)
!131 = !DILocation(line: 19, column: 15, scope: !126)
!132 = !DILocation(line: 19, column: 5, scope: !126)
!133 = !DILocation(line: 19, column: 22, scope: !126)
!134 = !DILocation(line: 20, column: 1, scope: !2)
