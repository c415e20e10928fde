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
  %cmp = icmp sge i32 %add, %n, !dbg !69
  br i1 %cmp, label %if.then, label %if.end, !dbg !69

if.then:                                          ; preds = %entry
  br label %cleanup, !dbg !71

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !72
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom, !dbg !72
  %2 = load float, ptr %arrayidx, align 4, !dbg !72, !tbaa !73
  %add2 = add nsw i32 %0, 1, !dbg !75
  %idxprom3 = sext i32 %add2 to i64, !dbg !76
  %arrayidx4 = getelementptr inbounds [258 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiE1s to ptr), i64 0, i64 %idxprom3, !dbg !76
  store float %2, ptr %arrayidx4, align 4, !dbg !77, !tbaa !73
  %cmp5 = icmp eq i32 %0, 0, !dbg !78
  br i1 %cmp5, label %if.then6, label %if.end10, !dbg !78

if.then6:                                         ; preds = %if.end
  %cmp7 = icmp sgt i32 %add, 0, !dbg !80
  br i1 %cmp7, label %cond.true, label %cond.false, !dbg !81

cond.true:                                        ; preds = %if.then6
  %sub = sub nsw i32 %add, 1, !dbg !82
  %idxprom8 = sext i32 %sub to i64, !dbg !83
  %arrayidx9 = getelementptr inbounds float, ptr %in, i64 %idxprom8, !dbg !83
  %3 = load float, ptr %arrayidx9, align 4, !dbg !83, !tbaa !73
  br label %cond.end, !dbg !81

cond.false:                                       ; preds = %if.then6
  br label %cond.end, !dbg !81

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %3, %cond.true ], [ 0.000000e+00, %cond.false ], !dbg !81
  store float %cond, ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiE1s to ptr), align 4, !dbg !84, !tbaa !73
  br label %if.end10, !dbg !85

if.end10:                                         ; preds = %cond.end, %if.end
  %cmp11 = icmp eq i32 %0, 255, !dbg !86
  br i1 %cmp11, label %if.then12, label %if.end22, !dbg !86

if.then12:                                        ; preds = %if.end10
  %add13 = add nsw i32 %add, 1, !dbg !88
  %cmp14 = icmp slt i32 %add13, %n, !dbg !89
  br i1 %cmp14, label %cond.true15, label %cond.false19, !dbg !90

cond.true15:                                      ; preds = %if.then12
  %add16 = add nsw i32 %add, 1, !dbg !91
  %idxprom17 = sext i32 %add16 to i64, !dbg !92
  %arrayidx18 = getelementptr inbounds float, ptr %in, i64 %idxprom17, !dbg !92
  %4 = load float, ptr %arrayidx18, align 4, !dbg !92, !tbaa !73
  br label %cond.end20, !dbg !90

cond.false19:                                     ; preds = %if.then12
  br label %cond.end20, !dbg !90

cond.end20:                                       ; preds = %cond.false19, %cond.true15
  %cond21 = phi contract float [ %4, %cond.true15 ], [ 0.000000e+00, %cond.false19 ], !dbg !90
  store float %cond21, ptr getelementptr inbounds ([258 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiE1s to ptr), i64 0, i64 257), align 4, !dbg !93, !tbaa !73
  br label %if.end22, !dbg !94

if.end22:                                         ; preds = %cond.end20, %if.end10
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !95
  %idxprom23 = sext i32 %0 to i64, !dbg !96
  %arrayidx24 = getelementptr inbounds [258 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiE1s to ptr), i64 0, i64 %idxprom23, !dbg !96
  %5 = load float, ptr %arrayidx24, align 4, !dbg !96, !tbaa !73
  %add25 = add nsw i32 %0, 1, !dbg !97
  %idxprom26 = sext i32 %add25 to i64, !dbg !98
  %arrayidx27 = getelementptr inbounds [258 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiE1s to ptr), i64 0, i64 %idxprom26, !dbg !98
  %6 = load float, ptr %arrayidx27, align 4, !dbg !98, !tbaa !73
  %add28 = fadd float %5, %6, !dbg !99
  %add29 = add nsw i32 %0, 2, !dbg !100
  %idxprom30 = sext i32 %add29 to i64, !dbg !101
  %arrayidx31 = getelementptr inbounds [258 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiE1s to ptr), i64 0, i64 %idxprom30, !dbg !101
  %7 = load float, ptr %arrayidx31, align 4, !dbg !101, !tbaa !73
  %add32 = fadd float %add28, %7, !dbg !102
  %div = fdiv float %add32, 3.000000e+00, !dbg !103
  %idxprom33 = sext i32 %add to i64, !dbg !104
  %arrayidx34 = getelementptr inbounds float, ptr %out, i64 %idxprom33, !dbg !104
  store float %div, ptr %arrayidx34, align 4, !dbg !105, !tbaa !73
  br label %cleanup, !dbg !106

cleanup:                                          ; preds = %if.end22, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end22 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void, !dbg !106

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
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 8, type: !52, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "blur", linkageName: "_Z4blurPKfPfi", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !46)
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
!47 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!48 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 7, type: !9)
!49 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 7, type: !10)
!50 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 9, type: !10)
!51 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 9, type: !10)
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
!65 = !DILocation(line: 9, column: 11, scope: !2)
!66 = !DILocation(line: 9, column: 28, scope: !2)
!67 = !DILocation(line: 9, column: 39, scope: !2)
!68 = !DILocation(line: 9, column: 45, scope: !2)
!69 = !DILocation(line: 10, column: 9, scope: !70)
!70 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 7)
!71 = !DILocation(line: 11, column: 5, scope: !70)
!72 = !DILocation(line: 12, column: 14, scope: !2)
!73 = !{!74, !74, i64 0}
!74 = !{!"float", !62, i64 0}
!75 = !DILocation(line: 12, column: 7, scope: !2)
!76 = !DILocation(line: 12, column: 3, scope: !2)
!77 = !DILocation(line: 12, column: 12, scope: !2)
!78 = !DILocation(line: 13, column: 9, scope: !79)
!79 = distinct !DILexicalBlock(scope: !2, file: !3, line: 13, column: 7)
!80 = !DILocation(line: 14, column: 14, scope: !79)
!81 = !DILocation(line: 14, column: 12, scope: !79)
!82 = !DILocation(line: 14, column: 25, scope: !79)
!83 = !DILocation(line: 14, column: 20, scope: !79)
!84 = !DILocation(line: 14, column: 10, scope: !79)
!85 = !DILocation(line: 14, column: 5, scope: !79)
!86 = !DILocation(line: 15, column: 9, scope: !87)
!87 = distinct !DILexicalBlock(scope: !2, file: !3, line: 15, column: 7)
!88 = !DILocation(line: 15, column: 28, scope: !87)
!89 = !DILocation(line: 15, column: 32, scope: !87)
!90 = !DILocation(line: 15, column: 26, scope: !87)
!91 = !DILocation(line: 15, column: 43, scope: !87)
!92 = !DILocation(line: 15, column: 38, scope: !87)
!93 = !DILocation(line: 15, column: 24, scope: !87)
!94 = !DILocation(line: 15, column: 17, scope: !87)
!95 = !DILocation(line: 16, column: 3, scope: !2)
!96 = !DILocation(line: 17, column: 13, scope: !2)
!97 = !DILocation(line: 17, column: 24, scope: !2)
!98 = !DILocation(line: 17, column: 20, scope: !2)
!99 = !DILocation(line: 17, column: 18, scope: !2)
!100 = !DILocation(line: 17, column: 35, scope: !2)
!101 = !DILocation(line: 17, column: 31, scope: !2)
!102 = !DILocation(line: 17, column: 29, scope: !2)
!103 = !DILocation(line: 17, column: 41, scope: !2)
!104 = !DILocation(line: 17, column: 3, scope: !2)
!105 = !DILocation(line: 17, column: 10, scope: !2)
!106 = !DILocation(line: 18, column: 1, scope: !2)
