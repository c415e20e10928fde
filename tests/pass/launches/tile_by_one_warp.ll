; ModuleID = 'tile_by_one_warp.cu'
source_filename = "tile_by_one_warp.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ7productPKfS0_PfiE1s = internal addrspace(3) global [16 x [24 x float]] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7productPKfS0_Pfi(ptr noundef %a, ptr noundef %b, ptr noundef %c, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %a, !47, !DIExpression(), !74)
    #dbg_value(ptr %b, !48, !DIExpression(), !74)
    #dbg_value(ptr %c, !49, !DIExpression(), !74)
    #dbg_value(i32 %n, !50, !DIExpression(), !74)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !75
    #dbg_value(i32 %0, !51, !DIExpression(), !74)
    #dbg_value(float 0.000000e+00, !52, !DIExpression(), !74)
    #dbg_value(i32 0, !53, !DIExpression(), !76)
  br label %for.cond, !dbg !77

for.cond:                                         ; preds = %for.inc32, %entry
  %sum.0 = phi float [ 0.000000e+00, %entry ], [ %sum.1, %for.inc32 ], !dbg !78
  %k.0 = phi i32 [ 0, %entry ], [ %add33, %for.inc32 ], !dbg !79
    #dbg_value(i32 %k.0, !53, !DIExpression(), !76)
    #dbg_value(float %sum.0, !52, !DIExpression(), !74)
  %cmp = icmp slt i32 %k.0, %n, !dbg !80
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !81

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end34

for.body:                                         ; preds = %for.cond
    #dbg_value(i32 %0, !55, !DIExpression(), !82)
  br label %for.cond1, !dbg !83

for.cond1:                                        ; preds = %for.inc, %for.body
  %i.0 = phi i32 [ %0, %for.body ], [ %add15, %for.inc ], !dbg !84
    #dbg_value(i32 %i.0, !55, !DIExpression(), !82)
  %cmp2 = icmp slt i32 %i.0, 256, !dbg !85
  br i1 %cmp2, label %for.body4, label %for.cond.cleanup3, !dbg !87

for.cond.cleanup3:                                ; preds = %for.cond1
  br label %for.end

for.body4:                                        ; preds = %for.cond1
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !88
  %mul = mul i32 %1, 16, !dbg !89
  %div = sdiv i32 %i.0, 16, !dbg !90
  %add = add i32 %mul, %div, !dbg !91
  %mul6 = mul i32 %add, %n, !dbg !92
  %add7 = add i32 %mul6, %k.0, !dbg !93
  %rem = srem i32 %i.0, 16, !dbg !94
  %add8 = add i32 %add7, %rem, !dbg !95
  %idxprom = zext i32 %add8 to i64, !dbg !96
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %idxprom, !dbg !96
  %2 = load float, ptr %arrayidx, align 4, !dbg !96, !tbaa !97
  %div9 = sdiv i32 %i.0, 16, !dbg !99
  %idxprom10 = sext i32 %div9 to i64, !dbg !100
  %arrayidx11 = getelementptr inbounds [16 x [24 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7productPKfS0_PfiE1s to ptr), i64 0, i64 %idxprom10, !dbg !100
  %rem12 = srem i32 %i.0, 16, !dbg !101
  %idxprom13 = sext i32 %rem12 to i64, !dbg !100
  %arrayidx14 = getelementptr inbounds [24 x float], ptr %arrayidx11, i64 0, i64 %idxprom13, !dbg !100
  store float %2, ptr %arrayidx14, align 4, !dbg !102, !tbaa !97
  br label %for.inc, !dbg !100

for.inc:                                          ; preds = %for.body4
  %add15 = add nsw i32 %i.0, 32, !dbg !103
    #dbg_value(i32 %add15, !55, !DIExpression(), !82)
  br label %for.cond1, !dbg !104, !llvm.loop !105

for.end:                                          ; preds = %for.cond.cleanup3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !109
    #dbg_value(i32 0, !59, !DIExpression(), !110)
  br label %for.cond17, !dbg !111

for.cond17:                                       ; preds = %for.inc30, %for.end
  %sum.1 = phi float [ %sum.0, %for.end ], [ %5, %for.inc30 ], !dbg !74
  %i16.0 = phi i32 [ 0, %for.end ], [ %inc, %for.inc30 ], !dbg !112
    #dbg_value(i32 %i16.0, !59, !DIExpression(), !110)
    #dbg_value(float %sum.1, !52, !DIExpression(), !74)
  %cmp18 = icmp slt i32 %i16.0, 16, !dbg !113
  br i1 %cmp18, label %for.body20, label %for.cond.cleanup19, !dbg !115

for.cond.cleanup19:                               ; preds = %for.cond17
  br label %for.end31

for.body20:                                       ; preds = %for.cond17
  %div21 = sdiv i32 %0, 2, !dbg !116
  %idxprom22 = sext i32 %div21 to i64, !dbg !117
  %arrayidx23 = getelementptr inbounds [16 x [24 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7productPKfS0_PfiE1s to ptr), i64 0, i64 %idxprom22, !dbg !117
  %idxprom24 = sext i32 %i16.0 to i64, !dbg !117
  %arrayidx25 = getelementptr inbounds [24 x float], ptr %arrayidx23, i64 0, i64 %idxprom24, !dbg !117
  %3 = load float, ptr %arrayidx25, align 4, !dbg !117, !tbaa !97
  %add26 = add nsw i32 %k.0, %i16.0, !dbg !118
  %idxprom27 = sext i32 %add26 to i64, !dbg !119
  %arrayidx28 = getelementptr inbounds float, ptr %b, i64 %idxprom27, !dbg !119
  %4 = load float, ptr %arrayidx28, align 4, !dbg !119, !tbaa !97
  %5 = call float @llvm.fmuladd.f32(float %3, float %4, float %sum.1), !dbg !120
    #dbg_value(float %5, !52, !DIExpression(), !74)
  br label %for.inc30, !dbg !121

for.inc30:                                        ; preds = %for.body20
  %inc = add nsw i32 %i16.0, 1, !dbg !122
    #dbg_value(i32 %inc, !59, !DIExpression(), !110)
  br label %for.cond17, !dbg !123, !llvm.loop !124

for.end31:                                        ; preds = %for.cond.cleanup19
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !126
  br label %for.inc32, !dbg !127

for.inc32:                                        ; preds = %for.end31
  %add33 = add nsw i32 %k.0, 16, !dbg !128
    #dbg_value(i32 %add33, !53, !DIExpression(), !76)
  br label %for.cond, !dbg !129, !llvm.loop !130

for.end34:                                        ; preds = %for.cond.cleanup
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !132
  %mul36 = mul i32 %6, 32, !dbg !133
  %add37 = add i32 %mul36, %0, !dbg !134
  %idxprom38 = zext i32 %add37 to i64, !dbg !135
  %arrayidx39 = getelementptr inbounds nuw float, ptr %c, i64 %idxprom38, !dbg !135
  store float %sum.0, ptr %arrayidx39, align 4, !dbg !136, !tbaa !97
  ret void, !dbg !137
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!65, !66, !67, !68}
!llvm.ident = !{!69}
!llvm.errno.tbaa = !{!70}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 7, type: !61, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "product", linkageName: "_Z7productPKfS0_Pfi", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !46)
!3 = !DIFile(filename: "tile_by_one_warp.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !9, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !13, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0}
!13 = !{!14, !17, !19, !24, !29, !34, !40, !42}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !15, file: !16, line: 128)
!15 = !DINamespace(name: "ws_math", scope: null)
!16 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !15, file: !16, line: 129)
!18 = !DINamespace(name: "std", scope: null)
!19 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !20, file: !16, line: 154)
!20 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !16, file: !16, line: 137, type: !21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!21 = !DISubroutineType(types: !22)
!22 = !{!23, !23}
!23 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!24 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !25, file: !16, line: 154)
!25 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !16, file: !16, line: 133, type: !26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!26 = !DISubroutineType(types: !27)
!27 = !{!28, !28}
!28 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !30, file: !16, line: 154)
!30 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !16, file: !16, line: 134, type: !31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!31 = !DISubroutineType(types: !32)
!32 = !{!33, !33}
!33 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!34 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !35, file: !16, line: 154)
!35 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !16, file: !16, line: 145, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!36 = !DISubroutineType(types: !37)
!37 = !{!38, !39}
!38 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!39 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !41, file: !16, line: 154)
!41 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !16, file: !16, line: 147, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !43, file: !16, line: 154)
!43 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !16, file: !16, line: 149, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!44 = !DISubroutineType(types: !45)
!45 = !{!10, !8}
!46 = !{!47, !48, !49, !50, !51, !52, !53, !55, !59}
!47 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!48 = !DILocalVariable(name: "b", arg: 2, scope: !2, file: !3, line: 6, type: !6)
!49 = !DILocalVariable(name: "c", arg: 3, scope: !2, file: !3, line: 6, type: !9)
!50 = !DILocalVariable(name: "n", arg: 4, scope: !2, file: !3, line: 6, type: !10)
!51 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 8, type: !10)
!52 = !DILocalVariable(name: "sum", scope: !2, file: !3, line: 9, type: !8)
!53 = !DILocalVariable(name: "k", scope: !54, file: !3, line: 10, type: !10)
!54 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 3)
!55 = !DILocalVariable(name: "i", scope: !56, file: !3, line: 11, type: !10)
!56 = distinct !DILexicalBlock(scope: !57, file: !3, line: 11, column: 5)
!57 = distinct !DILexicalBlock(scope: !58, file: !3, line: 10, column: 35)
!58 = distinct !DILexicalBlock(scope: !54, file: !3, line: 10, column: 3)
!59 = !DILocalVariable(name: "i", scope: !60, file: !3, line: 14, type: !10)
!60 = distinct !DILexicalBlock(scope: !57, file: !3, line: 14, column: 5)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 12288, elements: !62)
!62 = !{!63, !64}
!63 = !DISubrange(count: 16)
!64 = !DISubrange(count: 24)
!65 = !{i32 7, !"Dwarf Version", i32 4}
!66 = !{i32 2, !"Debug Info Version", i32 3}
!67 = !{i32 1, !"wchar_size", i32 4}
!68 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!69 = !{!"clang version 22.1.8"}
!70 = !{!71, !71, i64 0}
!71 = !{!"int", !72, i64 0}
!72 = !{!"omnipotent char", !73, i64 0}
!73 = !{!"Simple C++ TBAA"}
!74 = !DILocation(line: 0, scope: !2)
!75 = !DILocation(line: 8, column: 11, scope: !2)
!76 = !DILocation(line: 0, scope: !54)
!77 = !DILocation(line: 10, column: 8, scope: !54)
!78 = !DILocation(line: 9, column: 9, scope: !2)
!79 = !DILocation(line: 10, scope: !54)
!80 = !DILocation(line: 10, column: 21, scope: !58)
!81 = !DILocation(line: 10, column: 3, scope: !54)
!82 = !DILocation(line: 0, scope: !56)
!83 = !DILocation(line: 11, column: 10, scope: !56)
!84 = !DILocation(line: 11, scope: !56)
!85 = !DILocation(line: 11, column: 23, scope: !86)
!86 = distinct !DILexicalBlock(scope: !56, file: !3, line: 11, column: 5)
!87 = !DILocation(line: 11, column: 5, scope: !56)
!88 = !DILocation(line: 12, column: 30, scope: !86)
!89 = !DILocation(line: 12, column: 41, scope: !86)
!90 = !DILocation(line: 12, column: 50, scope: !86)
!91 = !DILocation(line: 12, column: 46, scope: !86)
!92 = !DILocation(line: 12, column: 56, scope: !86)
!93 = !DILocation(line: 12, column: 60, scope: !86)
!94 = !DILocation(line: 12, column: 68, scope: !86)
!95 = !DILocation(line: 12, column: 64, scope: !86)
!96 = !DILocation(line: 12, column: 27, scope: !86)
!97 = !{!98, !98, i64 0}
!98 = !{!"float", !72, i64 0}
!99 = !DILocation(line: 12, column: 11, scope: !86)
!100 = !DILocation(line: 12, column: 7, scope: !86)
!101 = !DILocation(line: 12, column: 19, scope: !86)
!102 = !DILocation(line: 12, column: 25, scope: !86)
!103 = !DILocation(line: 11, column: 32, scope: !86)
!104 = !DILocation(line: 11, column: 5, scope: !86)
!105 = distinct !{!105, !87, !106, !107, !108}
!106 = !DILocation(line: 12, column: 72, scope: !56)
!107 = !{!"llvm.loop.mustprogress"}
!108 = !{!"llvm.loop.unroll.disable"}
!109 = !DILocation(line: 13, column: 5, scope: !57)
!110 = !DILocation(line: 0, scope: !60)
!111 = !DILocation(line: 14, column: 10, scope: !60)
!112 = !DILocation(line: 14, scope: !60)
!113 = !DILocation(line: 14, column: 23, scope: !114)
!114 = distinct !DILexicalBlock(scope: !60, file: !3, line: 14, column: 5)
!115 = !DILocation(line: 14, column: 5, scope: !60)
!116 = !DILocation(line: 14, column: 45, scope: !114)
!117 = !DILocation(line: 14, column: 41, scope: !114)
!118 = !DILocation(line: 14, column: 59, scope: !114)
!119 = !DILocation(line: 14, column: 55, scope: !114)
!120 = !DILocation(line: 14, column: 38, scope: !114)
!121 = !DILocation(line: 14, column: 34, scope: !114)
!122 = !DILocation(line: 14, column: 29, scope: !114)
!123 = !DILocation(line: 14, column: 5, scope: !114)
!124 = distinct !{!124, !115, !125, !107, !108}
!125 = !DILocation(line: 14, column: 62, scope: !60)
!126 = !DILocation(line: 15, column: 5, scope: !57)
!127 = !DILocation(line: 16, column: 3, scope: !57)
!128 = !DILocation(line: 10, column: 28, scope: !58)
!129 = !DILocation(line: 10, column: 3, scope: !58)
!130 = distinct !{!130, !81, !131, !107, !108}
!131 = !DILocation(line: 16, column: 3, scope: !54)
!132 = !DILocation(line: 17, column: 5, scope: !2)
!133 = !DILocation(line: 17, column: 16, scope: !2)
!134 = !DILocation(line: 17, column: 21, scope: !2)
!135 = !DILocation(line: 17, column: 3, scope: !2)
!136 = !DILocation(line: 17, column: 26, scope: !2)
!137 = !DILocation(line: 18, column: 1, scope: !2)
