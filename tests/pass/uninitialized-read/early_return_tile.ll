; ModuleID = 'early_return_tile.cu'
source_filename = "early_return_tile.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ4blurPKfPfiE1s = internal addrspace(3) global [258 x float] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4blurPKfPfi(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !47, !DIExpression(), !64)
    #dbg_value(ptr %out, !48, !DIExpression(), !64)
    #dbg_value(i32 %n, !49, !DIExpression(), !64)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !65
    #dbg_value(i32 %0, !50, !DIExpression(), !64)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !66
  %mul = mul i32 %1, 256, !dbg !67
  %add = add i32 %mul, %0, !dbg !68
    #dbg_value(i32 %add, !51, !DIExpression(), !64)
  %cmp = icmp slt i32 %add, %n, !dbg !69
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !70

cond.true:                                        ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !71
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom, !dbg !71
  %2 = load float, ptr %arrayidx, align 4, !dbg !71, !tbaa !72
  br label %cond.end, !dbg !70

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !70

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %2, %cond.true ], [ 0.000000e+00, %cond.false ], !dbg !70
  %add2 = add nsw i32 %0, 1, !dbg !74
  %idxprom3 = sext i32 %add2 to i64, !dbg !75
  %arrayidx4 = getelementptr inbounds [258 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiE1s to ptr), i64 0, i64 %idxprom3, !dbg !75
  store float %cond, ptr %arrayidx4, align 4, !dbg !76, !tbaa !72
  %cmp5 = icmp eq i32 %0, 0, !dbg !77
  br i1 %cmp5, label %if.then, label %if.end, !dbg !77

if.then:                                          ; preds = %cond.end
  %cmp6 = icmp sgt i32 %add, 0, !dbg !79
  br i1 %cmp6, label %cond.true7, label %cond.false10, !dbg !80

cond.true7:                                       ; preds = %if.then
  %sub = sub nsw i32 %add, 1, !dbg !81
  %idxprom8 = sext i32 %sub to i64, !dbg !82
  %arrayidx9 = getelementptr inbounds float, ptr %in, i64 %idxprom8, !dbg !82
  %3 = load float, ptr %arrayidx9, align 4, !dbg !82, !tbaa !72
  br label %cond.end11, !dbg !80

cond.false10:                                     ; preds = %if.then
  br label %cond.end11, !dbg !80

cond.end11:                                       ; preds = %cond.false10, %cond.true7
  %cond12 = phi contract float [ %3, %cond.true7 ], [ 0.000000e+00, %cond.false10 ], !dbg !80
  store float %cond12, ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiE1s to ptr), align 4, !dbg !83, !tbaa !72
  br label %if.end, !dbg !84

if.end:                                           ; preds = %cond.end11, %cond.end
  %cmp13 = icmp eq i32 %0, 255, !dbg !85
  br i1 %cmp13, label %if.then14, label %if.end24, !dbg !85

if.then14:                                        ; preds = %if.end
  %add15 = add nsw i32 %add, 1, !dbg !87
  %cmp16 = icmp slt i32 %add15, %n, !dbg !88
  br i1 %cmp16, label %cond.true17, label %cond.false21, !dbg !89

cond.true17:                                      ; preds = %if.then14
  %add18 = add nsw i32 %add, 1, !dbg !90
  %idxprom19 = sext i32 %add18 to i64, !dbg !91
  %arrayidx20 = getelementptr inbounds float, ptr %in, i64 %idxprom19, !dbg !91
  %4 = load float, ptr %arrayidx20, align 4, !dbg !91, !tbaa !72
  br label %cond.end22, !dbg !89

cond.false21:                                     ; preds = %if.then14
  br label %cond.end22, !dbg !89

cond.end22:                                       ; preds = %cond.false21, %cond.true17
  %cond23 = phi contract float [ %4, %cond.true17 ], [ 0.000000e+00, %cond.false21 ], !dbg !89
  store float %cond23, ptr getelementptr inbounds ([258 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiE1s to ptr), i64 0, i64 257), align 4, !dbg !92, !tbaa !72
  br label %if.end24, !dbg !93

if.end24:                                         ; preds = %cond.end22, %if.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !94
  %cmp25 = icmp sge i32 %add, %n, !dbg !95
  br i1 %cmp25, label %if.then26, label %if.end27, !dbg !95

if.then26:                                        ; preds = %if.end24
  br label %cleanup, !dbg !97

if.end27:                                         ; preds = %if.end24
  %idxprom28 = sext i32 %0 to i64, !dbg !98
  %arrayidx29 = getelementptr inbounds [258 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiE1s to ptr), i64 0, i64 %idxprom28, !dbg !98
  %5 = load float, ptr %arrayidx29, align 4, !dbg !98, !tbaa !72
  %add30 = add nsw i32 %0, 1, !dbg !99
  %idxprom31 = sext i32 %add30 to i64, !dbg !100
  %arrayidx32 = getelementptr inbounds [258 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiE1s to ptr), i64 0, i64 %idxprom31, !dbg !100
  %6 = load float, ptr %arrayidx32, align 4, !dbg !100, !tbaa !72
  %add33 = fadd float %5, %6, !dbg !101
  %add34 = add nsw i32 %0, 2, !dbg !102
  %idxprom35 = sext i32 %add34 to i64, !dbg !103
  %arrayidx36 = getelementptr inbounds [258 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiE1s to ptr), i64 0, i64 %idxprom35, !dbg !103
  %7 = load float, ptr %arrayidx36, align 4, !dbg !103, !tbaa !72
  %add37 = fadd float %add33, %7, !dbg !104
  %div = fdiv float %add37, 3.000000e+00, !dbg !105
  %idxprom38 = sext i32 %add to i64, !dbg !106
  %arrayidx39 = getelementptr inbounds float, ptr %out, i64 %idxprom38, !dbg !106
  store float %div, ptr %arrayidx39, align 4, !dbg !107, !tbaa !72
  br label %cleanup, !dbg !108

cleanup:                                          ; preds = %if.end27, %if.then26
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then26 ], [ 0, %if.end27 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void, !dbg !108

unreachable:                                      ; preds = %cleanup
  unreachable
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!55, !56, !57, !58}
!llvm.ident = !{!59}
!llvm.errno.tbaa = !{!60}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 6, type: !52, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "blur", linkageName: "_Z4blurPKfPfi", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !46)
!3 = !DIFile(filename: "early_return_tile.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !10}
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
!46 = !{!47, !48, !49, !50, !51}
!47 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!48 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 5, type: !9)
!49 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 5, type: !10)
!50 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 7, type: !10)
!51 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 7, type: !10)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8256, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 258)
!55 = !{i32 7, !"Dwarf Version", i32 4}
!56 = !{i32 2, !"Debug Info Version", i32 3}
!57 = !{i32 1, !"wchar_size", i32 4}
!58 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!59 = !{!"clang version 22.1.8"}
!60 = !{!61, !61, i64 0}
!61 = !{!"int", !62, i64 0}
!62 = !{!"omnipotent char", !63, i64 0}
!63 = !{!"Simple C++ TBAA"}
!64 = !DILocation(line: 0, scope: !2)
!65 = !DILocation(line: 7, column: 11, scope: !2)
!66 = !DILocation(line: 7, column: 28, scope: !2)
!67 = !DILocation(line: 7, column: 39, scope: !2)
!68 = !DILocation(line: 7, column: 45, scope: !2)
!69 = !DILocation(line: 8, column: 16, scope: !2)
!70 = !DILocation(line: 8, column: 14, scope: !2)
!71 = !DILocation(line: 8, column: 22, scope: !2)
!72 = !{!73, !73, i64 0}
!73 = !{!"float", !62, i64 0}
!74 = !DILocation(line: 8, column: 7, scope: !2)
!75 = !DILocation(line: 8, column: 3, scope: !2)
!76 = !DILocation(line: 8, column: 12, scope: !2)
!77 = !DILocation(line: 9, column: 9, scope: !78)
!78 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 7)
!79 = !DILocation(line: 10, column: 14, scope: !78)
!80 = !DILocation(line: 10, column: 12, scope: !78)
!81 = !DILocation(line: 10, column: 25, scope: !78)
!82 = !DILocation(line: 10, column: 20, scope: !78)
!83 = !DILocation(line: 10, column: 10, scope: !78)
!84 = !DILocation(line: 10, column: 5, scope: !78)
!85 = !DILocation(line: 11, column: 9, scope: !86)
!86 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 7)
!87 = !DILocation(line: 11, column: 28, scope: !86)
!88 = !DILocation(line: 11, column: 32, scope: !86)
!89 = !DILocation(line: 11, column: 26, scope: !86)
!90 = !DILocation(line: 11, column: 43, scope: !86)
!91 = !DILocation(line: 11, column: 38, scope: !86)
!92 = !DILocation(line: 11, column: 24, scope: !86)
!93 = !DILocation(line: 11, column: 17, scope: !86)
!94 = !DILocation(line: 12, column: 3, scope: !2)
!95 = !DILocation(line: 13, column: 9, scope: !96)
!96 = distinct !DILexicalBlock(scope: !2, file: !3, line: 13, column: 7)
!97 = !DILocation(line: 14, column: 5, scope: !96)
!98 = !DILocation(line: 15, column: 13, scope: !2)
!99 = !DILocation(line: 15, column: 24, scope: !2)
!100 = !DILocation(line: 15, column: 20, scope: !2)
!101 = !DILocation(line: 15, column: 18, scope: !2)
!102 = !DILocation(line: 15, column: 35, scope: !2)
!103 = !DILocation(line: 15, column: 31, scope: !2)
!104 = !DILocation(line: 15, column: 29, scope: !2)
!105 = !DILocation(line: 15, column: 41, scope: !2)
!106 = !DILocation(line: 15, column: 3, scope: !2)
!107 = !DILocation(line: 15, column: 10, scope: !2)
!108 = !DILocation(line: 16, column: 1, scope: !2)
