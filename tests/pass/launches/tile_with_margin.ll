; ModuleID = 'tile_with_margin.cu'
source_filename = "tile_with_margin.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ6smoothPKfPfiiE4tile = internal addrspace(3) global [18 x [18 x float]] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6smoothPKfPfii(ptr noundef %in, ptr noundef %out, i32 noundef %w, i32 noundef %h) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !47, !DIExpression(), !68)
    #dbg_value(ptr %out, !48, !DIExpression(), !68)
    #dbg_value(i32 %w, !49, !DIExpression(), !68)
    #dbg_value(i32 %h, !50, !DIExpression(), !68)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !69
    #dbg_value(i32 %0, !51, !DIExpression(), !68)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !70
    #dbg_value(i32 %1, !53, !DIExpression(), !68)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !71
  %mul = mul i32 %2, 16, !dbg !72
  %add = add i32 %mul, %0, !dbg !73
  %sub = sub i32 %add, 1, !dbg !74
    #dbg_value(i32 %sub, !54, !DIExpression(), !68)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !75
  %mul4 = mul i32 %3, 16, !dbg !76
  %add5 = add i32 %mul4, %1, !dbg !77
  %sub6 = sub i32 %add5, 1, !dbg !78
    #dbg_value(i32 %sub6, !55, !DIExpression(), !68)
  %cmp = icmp sge i32 %sub, 0, !dbg !79
  br i1 %cmp, label %land.lhs.true, label %cond.false, !dbg !80

land.lhs.true:                                    ; preds = %entry
  %cmp7 = icmp slt i32 %sub, %w, !dbg !81
  br i1 %cmp7, label %land.lhs.true8, label %cond.false, !dbg !82

land.lhs.true8:                                   ; preds = %land.lhs.true
  %cmp9 = icmp sge i32 %sub6, 0, !dbg !83
  br i1 %cmp9, label %land.lhs.true10, label %cond.false, !dbg !84

land.lhs.true10:                                  ; preds = %land.lhs.true8
  %cmp11 = icmp slt i32 %sub6, %h, !dbg !85
  br i1 %cmp11, label %cond.true, label %cond.false, !dbg !86

cond.true:                                        ; preds = %land.lhs.true10
  %mul12 = mul nsw i32 %sub6, %w, !dbg !87
  %add13 = add nsw i32 %mul12, %sub, !dbg !88
  %idxprom = sext i32 %add13 to i64, !dbg !89
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom, !dbg !89
  %4 = load float, ptr %arrayidx, align 4, !dbg !89, !tbaa !90
  br label %cond.end, !dbg !86

cond.false:                                       ; preds = %land.lhs.true10, %land.lhs.true8, %land.lhs.true, %entry
  br label %cond.end, !dbg !86

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %4, %cond.true ], [ 0.000000e+00, %cond.false ], !dbg !86
  %idxprom14 = sext i32 %1 to i64, !dbg !92
  %arrayidx15 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6smoothPKfPfiiE4tile to ptr), i64 0, i64 %idxprom14, !dbg !92
  %idxprom16 = sext i32 %0 to i64, !dbg !92
  %arrayidx17 = getelementptr inbounds [18 x float], ptr %arrayidx15, i64 0, i64 %idxprom16, !dbg !92
  store float %cond, ptr %arrayidx17, align 4, !dbg !93, !tbaa !90
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !94
  %cmp18 = icmp sge i32 %0, 1, !dbg !95
  br i1 %cmp18, label %land.lhs.true19, label %if.end, !dbg !97

land.lhs.true19:                                  ; preds = %cond.end
  %cmp20 = icmp sge i32 %1, 1, !dbg !98
  br i1 %cmp20, label %land.lhs.true21, label %if.end, !dbg !99

land.lhs.true21:                                  ; preds = %land.lhs.true19
  %cmp22 = icmp sle i32 %0, 16, !dbg !100
  br i1 %cmp22, label %land.lhs.true23, label %if.end, !dbg !101

land.lhs.true23:                                  ; preds = %land.lhs.true21
  %cmp24 = icmp sle i32 %1, 16, !dbg !102
  br i1 %cmp24, label %land.lhs.true25, label %if.end, !dbg !103

land.lhs.true25:                                  ; preds = %land.lhs.true23
  %cmp26 = icmp slt i32 %sub, %w, !dbg !104
  br i1 %cmp26, label %land.lhs.true27, label %if.end, !dbg !105

land.lhs.true27:                                  ; preds = %land.lhs.true25
  %cmp28 = icmp slt i32 %sub6, %h, !dbg !106
  br i1 %cmp28, label %if.then, label %if.end, !dbg !105

if.then:                                          ; preds = %land.lhs.true27
  %sub29 = sub nsw i32 %1, 1, !dbg !107
  %idxprom30 = sext i32 %sub29 to i64, !dbg !108
  %arrayidx31 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6smoothPKfPfiiE4tile to ptr), i64 0, i64 %idxprom30, !dbg !108
  %idxprom32 = sext i32 %0 to i64, !dbg !108
  %arrayidx33 = getelementptr inbounds [18 x float], ptr %arrayidx31, i64 0, i64 %idxprom32, !dbg !108
  %5 = load float, ptr %arrayidx33, align 4, !dbg !108, !tbaa !90
  %add34 = add nsw i32 %1, 1, !dbg !109
  %idxprom35 = sext i32 %add34 to i64, !dbg !110
  %arrayidx36 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6smoothPKfPfiiE4tile to ptr), i64 0, i64 %idxprom35, !dbg !110
  %idxprom37 = sext i32 %0 to i64, !dbg !110
  %arrayidx38 = getelementptr inbounds [18 x float], ptr %arrayidx36, i64 0, i64 %idxprom37, !dbg !110
  %6 = load float, ptr %arrayidx38, align 4, !dbg !110, !tbaa !90
  %add39 = fadd float %5, %6, !dbg !111
  %idxprom40 = sext i32 %1 to i64, !dbg !112
  %arrayidx41 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6smoothPKfPfiiE4tile to ptr), i64 0, i64 %idxprom40, !dbg !112
  %sub42 = sub nsw i32 %0, 1, !dbg !113
  %idxprom43 = sext i32 %sub42 to i64, !dbg !112
  %arrayidx44 = getelementptr inbounds [18 x float], ptr %arrayidx41, i64 0, i64 %idxprom43, !dbg !112
  %7 = load float, ptr %arrayidx44, align 4, !dbg !112, !tbaa !90
  %add45 = fadd float %add39, %7, !dbg !114
  %idxprom46 = sext i32 %1 to i64, !dbg !115
  %arrayidx47 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6smoothPKfPfiiE4tile to ptr), i64 0, i64 %idxprom46, !dbg !115
  %add48 = add nsw i32 %0, 1, !dbg !116
  %idxprom49 = sext i32 %add48 to i64, !dbg !115
  %arrayidx50 = getelementptr inbounds [18 x float], ptr %arrayidx47, i64 0, i64 %idxprom49, !dbg !115
  %8 = load float, ptr %arrayidx50, align 4, !dbg !115, !tbaa !90
  %add51 = fadd float %add45, %8, !dbg !117
  %mul52 = mul nsw i32 %sub6, %w, !dbg !118
  %add53 = add nsw i32 %mul52, %sub, !dbg !119
  %idxprom54 = sext i32 %add53 to i64, !dbg !120
  %arrayidx55 = getelementptr inbounds float, ptr %out, i64 %idxprom54, !dbg !120
  store float %add51, ptr %arrayidx55, align 4, !dbg !121, !tbaa !90
  br label %if.end, !dbg !120

if.end:                                           ; preds = %if.then, %land.lhs.true27, %land.lhs.true25, %land.lhs.true23, %land.lhs.true21, %land.lhs.true19, %cond.end
  ret void, !dbg !122
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!59, !60, !61, !62}
!llvm.ident = !{!63}
!llvm.errno.tbaa = !{!64}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 7, type: !56, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "smooth", linkageName: "_Z6smoothPKfPfii", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !46)
!3 = !DIFile(filename: "tile_with_margin.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !10, !10}
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
!46 = !{!47, !48, !49, !50, !51, !53, !54, !55}
!47 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!48 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 6, type: !9)
!49 = !DILocalVariable(name: "w", arg: 3, scope: !2, file: !3, line: 6, type: !10)
!50 = !DILocalVariable(name: "h", arg: 4, scope: !2, file: !3, line: 6, type: !10)
!51 = !DILocalVariable(name: "tx", scope: !2, file: !3, line: 8, type: !52)
!52 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!53 = !DILocalVariable(name: "ty", scope: !2, file: !3, line: 8, type: !52)
!54 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 9, type: !52)
!55 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 9, type: !52)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 10368, elements: !57)
!57 = !{!58, !58}
!58 = !DISubrange(count: 18)
!59 = !{i32 7, !"Dwarf Version", i32 4}
!60 = !{i32 2, !"Debug Info Version", i32 3}
!61 = !{i32 1, !"wchar_size", i32 4}
!62 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!63 = !{!"clang version 22.1.8"}
!64 = !{!65, !65, i64 0}
!65 = !{!"int", !66, i64 0}
!66 = !{!"omnipotent char", !67, i64 0}
!67 = !{!"Simple C++ TBAA"}
!68 = !DILocation(line: 0, scope: !2)
!69 = !DILocation(line: 8, column: 18, scope: !2)
!70 = !DILocation(line: 8, column: 36, scope: !2)
!71 = !DILocation(line: 9, column: 17, scope: !2)
!72 = !DILocation(line: 9, column: 28, scope: !2)
!73 = !DILocation(line: 9, column: 33, scope: !2)
!74 = !DILocation(line: 9, column: 38, scope: !2)
!75 = !DILocation(line: 9, column: 47, scope: !2)
!76 = !DILocation(line: 9, column: 58, scope: !2)
!77 = !DILocation(line: 9, column: 63, scope: !2)
!78 = !DILocation(line: 9, column: 68, scope: !2)
!79 = !DILocation(line: 10, column: 20, scope: !2)
!80 = !DILocation(line: 10, column: 25, scope: !2)
!81 = !DILocation(line: 10, column: 30, scope: !2)
!82 = !DILocation(line: 10, column: 34, scope: !2)
!83 = !DILocation(line: 10, column: 39, scope: !2)
!84 = !DILocation(line: 10, column: 44, scope: !2)
!85 = !DILocation(line: 10, column: 49, scope: !2)
!86 = !DILocation(line: 10, column: 18, scope: !2)
!87 = !DILocation(line: 10, column: 60, scope: !2)
!88 = !DILocation(line: 10, column: 64, scope: !2)
!89 = !DILocation(line: 10, column: 55, scope: !2)
!90 = !{!91, !91, i64 0}
!91 = !{!"float", !66, i64 0}
!92 = !DILocation(line: 10, column: 3, scope: !2)
!93 = !DILocation(line: 10, column: 16, scope: !2)
!94 = !DILocation(line: 11, column: 3, scope: !2)
!95 = !DILocation(line: 12, column: 10, scope: !96)
!96 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 7)
!97 = !DILocation(line: 12, column: 15, scope: !96)
!98 = !DILocation(line: 12, column: 21, scope: !96)
!99 = !DILocation(line: 12, column: 26, scope: !96)
!100 = !DILocation(line: 12, column: 32, scope: !96)
!101 = !DILocation(line: 12, column: 38, scope: !96)
!102 = !DILocation(line: 12, column: 44, scope: !96)
!103 = !DILocation(line: 12, column: 50, scope: !96)
!104 = !DILocation(line: 12, column: 55, scope: !96)
!105 = !DILocation(line: 12, column: 59, scope: !96)
!106 = !DILocation(line: 12, column: 64, scope: !96)
!107 = !DILocation(line: 13, column: 30, scope: !96)
!108 = !DILocation(line: 13, column: 22, scope: !96)
!109 = !DILocation(line: 13, column: 49, scope: !96)
!110 = !DILocation(line: 13, column: 41, scope: !96)
!111 = !DILocation(line: 13, column: 39, scope: !96)
!112 = !DILocation(line: 13, column: 60, scope: !96)
!113 = !DILocation(line: 13, column: 72, scope: !96)
!114 = !DILocation(line: 13, column: 58, scope: !96)
!115 = !DILocation(line: 13, column: 79, scope: !96)
!116 = !DILocation(line: 13, column: 91, scope: !96)
!117 = !DILocation(line: 13, column: 77, scope: !96)
!118 = !DILocation(line: 13, column: 11, scope: !96)
!119 = !DILocation(line: 13, column: 15, scope: !96)
!120 = !DILocation(line: 13, column: 5, scope: !96)
!121 = !DILocation(line: 13, column: 20, scope: !96)
!122 = !DILocation(line: 14, column: 1, scope: !2)
