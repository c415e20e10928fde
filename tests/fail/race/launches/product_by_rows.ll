; ModuleID = 'product_by_rows.cu'
source_filename = "product_by_rows.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@_ZZ7productPKfS0_PfiiE1s = internal addrspace(3) global [32 x [32 x float]] undef, align 4, !dbg !0
@_ZZ7productPKfS0_PfiiE1u = internal addrspace(3) global [32 x [32 x float]] undef, align 4, !dbg !13

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7productPKfS0_Pfii(ptr noundef %a, ptr noundef %b, ptr noundef %c, i32 noundef %na, i32 noundef %nb) #0 !dbg !2 {
entry:
    #dbg_value(ptr %a, !52, !DIExpression(), !79)
    #dbg_value(ptr %b, !53, !DIExpression(), !79)
    #dbg_value(ptr %c, !54, !DIExpression(), !79)
    #dbg_value(i32 %na, !55, !DIExpression(), !79)
    #dbg_value(i32 %nb, !56, !DIExpression(), !79)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !80
    #dbg_value(i32 %0, !57, !DIExpression(), !79)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !81
    #dbg_value(i32 %1, !58, !DIExpression(), !79)
  %mul = mul nsw i32 %na, 32, !dbg !82
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !83
  %mul3 = mul i32 %mul, %2, !dbg !84
    #dbg_value(i32 %mul3, !59, !DIExpression(), !79)
  %add = add nsw i32 %mul3, %na, !dbg !85
  %sub = sub nsw i32 %add, 1, !dbg !86
    #dbg_value(i32 %sub, !60, !DIExpression(), !79)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !87
  %mul5 = mul i32 32, %3, !dbg !88
    #dbg_value(i32 %mul5, !61, !DIExpression(), !79)
    #dbg_value(float 0.000000e+00, !62, !DIExpression(), !79)
    #dbg_value(i32 %mul3, !63, !DIExpression(), !89)
    #dbg_value(i32 %mul5, !65, !DIExpression(), !89)
  br label %for.cond, !dbg !90

for.cond:                                         ; preds = %for.inc35, %entry
  %sum.0 = phi float [ 0.000000e+00, %entry ], [ %sum.1, %for.inc35 ], !dbg !91
  %p.0 = phi i32 [ %mul3, %entry ], [ %add36, %for.inc35 ], !dbg !92
  %q.0 = phi i32 [ %mul5, %entry ], [ %add38, %for.inc35 ], !dbg !92
    #dbg_value(i32 %q.0, !65, !DIExpression(), !89)
    #dbg_value(i32 %p.0, !63, !DIExpression(), !89)
    #dbg_value(float %sum.0, !62, !DIExpression(), !79)
  %cmp = icmp sle i32 %p.0, %sub, !dbg !93
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !94

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end39

for.body:                                         ; preds = %for.cond
  %mul6 = mul nsw i32 %na, %1, !dbg !95
  %add7 = add nsw i32 %p.0, %mul6, !dbg !96
  %add8 = add nsw i32 %add7, %0, !dbg !97
  %idxprom = sext i32 %add8 to i64, !dbg !98
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom, !dbg !98
  %4 = load float, ptr %arrayidx, align 4, !dbg !98, !tbaa !99
  %idxprom9 = sext i32 %1 to i64, !dbg !101
  %arrayidx10 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7productPKfS0_PfiiE1s to ptr), i64 0, i64 %idxprom9, !dbg !101
  %idxprom11 = sext i32 %0 to i64, !dbg !101
  %arrayidx12 = getelementptr inbounds [32 x float], ptr %arrayidx10, i64 0, i64 %idxprom11, !dbg !101
  store float %4, ptr %arrayidx12, align 4, !dbg !102, !tbaa !99
  %mul13 = mul nsw i32 %nb, %1, !dbg !103
  %add14 = add nsw i32 %q.0, %mul13, !dbg !104
  %add15 = add nsw i32 %add14, %0, !dbg !105
  %idxprom16 = sext i32 %add15 to i64, !dbg !106
  %arrayidx17 = getelementptr inbounds float, ptr %b, i64 %idxprom16, !dbg !106
  %5 = load float, ptr %arrayidx17, align 4, !dbg !106, !tbaa !99
  %idxprom18 = sext i32 %1 to i64, !dbg !107
  %arrayidx19 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7productPKfS0_PfiiE1u to ptr), i64 0, i64 %idxprom18, !dbg !107
  %idxprom20 = sext i32 %0 to i64, !dbg !107
  %arrayidx21 = getelementptr inbounds [32 x float], ptr %arrayidx19, i64 0, i64 %idxprom20, !dbg !107
  store float %5, ptr %arrayidx21, align 4, !dbg !108, !tbaa !99
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !109
    #dbg_value(i32 0, !66, !DIExpression(), !110)
  br label %for.cond22, !dbg !111

for.cond22:                                       ; preds = %for.inc, %for.body
  %sum.1 = phi float [ %sum.0, %for.body ], [ %8, %for.inc ], !dbg !79
  %i.0 = phi i32 [ 0, %for.body ], [ %inc, %for.inc ], !dbg !112
    #dbg_value(i32 %i.0, !66, !DIExpression(), !110)
    #dbg_value(float %sum.1, !62, !DIExpression(), !79)
  %cmp23 = icmp slt i32 %i.0, 32, !dbg !113
  br i1 %cmp23, label %for.body25, label %for.cond.cleanup24, !dbg !115

for.cond.cleanup24:                               ; preds = %for.cond22
  br label %for.end

for.body25:                                       ; preds = %for.cond22
  %idxprom26 = sext i32 %1 to i64, !dbg !116
  %arrayidx27 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7productPKfS0_PfiiE1s to ptr), i64 0, i64 %idxprom26, !dbg !116
  %idxprom28 = sext i32 %i.0 to i64, !dbg !116
  %arrayidx29 = getelementptr inbounds [32 x float], ptr %arrayidx27, i64 0, i64 %idxprom28, !dbg !116
  %6 = load float, ptr %arrayidx29, align 4, !dbg !116, !tbaa !99
  %idxprom30 = sext i32 %i.0 to i64, !dbg !117
  %arrayidx31 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7productPKfS0_PfiiE1u to ptr), i64 0, i64 %idxprom30, !dbg !117
  %idxprom32 = sext i32 %0 to i64, !dbg !117
  %arrayidx33 = getelementptr inbounds [32 x float], ptr %arrayidx31, i64 0, i64 %idxprom32, !dbg !117
  %7 = load float, ptr %arrayidx33, align 4, !dbg !117, !tbaa !99
  %8 = call float @llvm.fmuladd.f32(float %6, float %7, float %sum.1), !dbg !118
    #dbg_value(float %8, !62, !DIExpression(), !79)
  br label %for.inc, !dbg !119

for.inc:                                          ; preds = %for.body25
  %inc = add nsw i32 %i.0, 1, !dbg !120
    #dbg_value(i32 %inc, !66, !DIExpression(), !110)
  br label %for.cond22, !dbg !121, !llvm.loop !122

for.end:                                          ; preds = %for.cond.cleanup24
  br label %for.inc35, !dbg !126

for.inc35:                                        ; preds = %for.end
  %add36 = add nsw i32 %p.0, 32, !dbg !127
    #dbg_value(i32 %add36, !63, !DIExpression(), !89)
  %mul37 = mul nsw i32 32, %nb, !dbg !128
  %add38 = add nsw i32 %q.0, %mul37, !dbg !129
    #dbg_value(i32 %add38, !65, !DIExpression(), !89)
  br label %for.cond, !dbg !130, !llvm.loop !131

for.end39:                                        ; preds = %for.cond.cleanup
  %mul40 = mul nsw i32 %nb, 32, !dbg !133
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !134
  %mul42 = mul i32 %mul40, %9, !dbg !135
  %add43 = add i32 %mul42, %mul5, !dbg !136
  %mul44 = mul nsw i32 %nb, %1, !dbg !137
  %add45 = add i32 %add43, %mul44, !dbg !138
  %add46 = add i32 %add45, %0, !dbg !139
  %idxprom47 = zext i32 %add46 to i64, !dbg !140
  %arrayidx48 = getelementptr inbounds nuw float, ptr %c, i64 %idxprom47, !dbg !140
  store float %sum.0, ptr %arrayidx48, align 4, !dbg !141, !tbaa !99
  ret void, !dbg !142
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!70, !71, !72, !73}
!llvm.ident = !{!74}
!llvm.errno.tbaa = !{!75}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 13, type: !15, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "product", linkageName: "_Z7productPKfS0_Pfii", scope: !3, file: !3, line: 8, type: !4, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !51)
!3 = !DIFile(filename: "product_by_rows.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !9, !10, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !18, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0, !13}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!14 = distinct !DIGlobalVariable(name: "u", scope: !2, file: !3, line: 13, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 32768, elements: !16)
!16 = !{!17, !17}
!17 = !DISubrange(count: 32)
!18 = !{!19, !22, !24, !29, !34, !39, !45, !47}
!19 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !20, file: !21, line: 128)
!20 = !DINamespace(name: "ws_math", scope: null)
!21 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!22 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !23, entity: !20, file: !21, line: 129)
!23 = !DINamespace(name: "std", scope: null)
!24 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !25, file: !21, line: 154)
!25 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !21, file: !21, line: 137, type: !26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!26 = !DISubroutineType(types: !27)
!27 = !{!28, !28}
!28 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !30, file: !21, line: 154)
!30 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !21, file: !21, line: 133, type: !31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!31 = !DISubroutineType(types: !32)
!32 = !{!33, !33}
!33 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!34 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !35, file: !21, line: 154)
!35 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !21, file: !21, line: 134, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!36 = !DISubroutineType(types: !37)
!37 = !{!38, !38}
!38 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !40, file: !21, line: 154)
!40 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !21, file: !21, line: 145, type: !41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!41 = !DISubroutineType(types: !42)
!42 = !{!43, !44}
!43 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!44 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!45 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !46, file: !21, line: 154)
!46 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !21, file: !21, line: 147, type: !41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!47 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !48, file: !21, line: 154)
!48 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !21, file: !21, line: 149, type: !49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!49 = !DISubroutineType(types: !50)
!50 = !{!10, !8}
!51 = !{!52, !53, !54, !55, !56, !57, !58, !59, !60, !61, !62, !63, !65, !66}
!52 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 8, type: !6)
!53 = !DILocalVariable(name: "b", arg: 2, scope: !2, file: !3, line: 8, type: !6)
!54 = !DILocalVariable(name: "c", arg: 3, scope: !2, file: !3, line: 8, type: !9)
!55 = !DILocalVariable(name: "na", arg: 4, scope: !2, file: !3, line: 8, type: !10)
!56 = !DILocalVariable(name: "nb", arg: 5, scope: !2, file: !3, line: 8, type: !10)
!57 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 9, type: !10)
!58 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 9, type: !10)
!59 = !DILocalVariable(name: "from", scope: !2, file: !3, line: 10, type: !10)
!60 = !DILocalVariable(name: "to", scope: !2, file: !3, line: 10, type: !10)
!61 = !DILocalVariable(name: "col", scope: !2, file: !3, line: 10, type: !10)
!62 = !DILocalVariable(name: "sum", scope: !2, file: !3, line: 11, type: !8)
!63 = !DILocalVariable(name: "p", scope: !64, file: !3, line: 12, type: !10)
!64 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 3)
!65 = !DILocalVariable(name: "q", scope: !64, file: !3, line: 12, type: !10)
!66 = !DILocalVariable(name: "i", scope: !67, file: !3, line: 17, type: !10)
!67 = distinct !DILexicalBlock(scope: !68, file: !3, line: 17, column: 5)
!68 = distinct !DILexicalBlock(scope: !69, file: !3, line: 12, column: 61)
!69 = distinct !DILexicalBlock(scope: !64, file: !3, line: 12, column: 3)
!70 = !{i32 7, !"Dwarf Version", i32 4}
!71 = !{i32 2, !"Debug Info Version", i32 3}
!72 = !{i32 1, !"wchar_size", i32 4}
!73 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!74 = !{!"clang version 22.1.8"}
!75 = !{!76, !76, i64 0}
!76 = !{!"int", !77, i64 0}
!77 = !{!"omnipotent char", !78, i64 0}
!78 = !{!"Simple C++ TBAA"}
!79 = !DILocation(line: 0, scope: !2)
!80 = !DILocation(line: 9, column: 11, scope: !2)
!81 = !DILocation(line: 9, column: 28, scope: !2)
!82 = !DILocation(line: 10, column: 17, scope: !2)
!83 = !DILocation(line: 10, column: 23, scope: !2)
!84 = !DILocation(line: 10, column: 21, scope: !2)
!85 = !DILocation(line: 10, column: 45, scope: !2)
!86 = !DILocation(line: 10, column: 50, scope: !2)
!87 = !DILocation(line: 10, column: 65, scope: !2)
!88 = !DILocation(line: 10, column: 63, scope: !2)
!89 = !DILocation(line: 0, scope: !64)
!90 = !DILocation(line: 12, column: 8, scope: !64)
!91 = !DILocation(line: 11, column: 9, scope: !2)
!92 = !DILocation(line: 12, scope: !64)
!93 = !DILocation(line: 12, column: 33, scope: !69)
!94 = !DILocation(line: 12, column: 3, scope: !64)
!95 = !DILocation(line: 14, column: 24, scope: !68)
!96 = !DILocation(line: 14, column: 19, scope: !68)
!97 = !DILocation(line: 14, column: 28, scope: !68)
!98 = !DILocation(line: 14, column: 15, scope: !68)
!99 = !{!100, !100, i64 0}
!100 = !{!"float", !77, i64 0}
!101 = !DILocation(line: 14, column: 5, scope: !68)
!102 = !DILocation(line: 14, column: 13, scope: !68)
!103 = !DILocation(line: 15, column: 24, scope: !68)
!104 = !DILocation(line: 15, column: 19, scope: !68)
!105 = !DILocation(line: 15, column: 28, scope: !68)
!106 = !DILocation(line: 15, column: 15, scope: !68)
!107 = !DILocation(line: 15, column: 5, scope: !68)
!108 = !DILocation(line: 15, column: 13, scope: !68)
!109 = !DILocation(line: 16, column: 5, scope: !68)
!110 = !DILocation(line: 0, scope: !67)
!111 = !DILocation(line: 17, column: 10, scope: !67)
!112 = !DILocation(line: 17, scope: !67)
!113 = !DILocation(line: 17, column: 23, scope: !114)
!114 = distinct !DILexicalBlock(scope: !67, file: !3, line: 17, column: 5)
!115 = !DILocation(line: 17, column: 5, scope: !67)
!116 = !DILocation(line: 17, column: 40, scope: !114)
!117 = !DILocation(line: 17, column: 50, scope: !114)
!118 = !DILocation(line: 17, column: 37, scope: !114)
!119 = !DILocation(line: 17, column: 33, scope: !114)
!120 = !DILocation(line: 17, column: 29, scope: !114)
!121 = !DILocation(line: 17, column: 5, scope: !114)
!122 = distinct !{!122, !115, !123, !124, !125}
!123 = !DILocation(line: 17, column: 56, scope: !67)
!124 = !{!"llvm.loop.mustprogress"}
!125 = !{!"llvm.loop.unroll.disable"}
!126 = !DILocation(line: 18, column: 3, scope: !68)
!127 = !DILocation(line: 12, column: 42, scope: !69)
!128 = !DILocation(line: 12, column: 55, scope: !69)
!129 = !DILocation(line: 12, column: 50, scope: !69)
!130 = !DILocation(line: 12, column: 3, scope: !69)
!131 = distinct !{!131, !94, !132, !124, !125}
!132 = !DILocation(line: 18, column: 3, scope: !64)
!133 = !DILocation(line: 19, column: 8, scope: !2)
!134 = !DILocation(line: 19, column: 14, scope: !2)
!135 = !DILocation(line: 19, column: 12, scope: !2)
!136 = !DILocation(line: 19, column: 25, scope: !2)
!137 = !DILocation(line: 19, column: 36, scope: !2)
!138 = !DILocation(line: 19, column: 31, scope: !2)
!139 = !DILocation(line: 19, column: 40, scope: !2)
!140 = !DILocation(line: 19, column: 3, scope: !2)
!141 = !DILocation(line: 19, column: 45, scope: !2)
!142 = !DILocation(line: 20, column: 1, scope: !2)
