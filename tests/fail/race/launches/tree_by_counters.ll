; ModuleID = 'tree_by_counters.cu'
source_filename = "tree_by_counters.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5boxesPKiS0_S0_PfS1_Pii(ptr noundef %parent, ptr noundef %left, ptr noundef %right, ptr noundef %low, ptr noundef %high, ptr noundef %arrived, i32 noundef %n) #0 !dbg !46 {
entry:
    #dbg_value(ptr %parent, !54, !DIExpression(), !63)
    #dbg_value(ptr %left, !55, !DIExpression(), !63)
    #dbg_value(ptr %right, !56, !DIExpression(), !63)
    #dbg_value(ptr %low, !57, !DIExpression(), !63)
    #dbg_value(ptr %high, !58, !DIExpression(), !63)
    #dbg_value(ptr %arrived, !59, !DIExpression(), !63)
    #dbg_value(i32 %n, !60, !DIExpression(), !63)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !64
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !65
  %mul = mul i32 %0, %1, !dbg !66
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !67
  %add = add i32 %mul, %2, !dbg !68
    #dbg_value(i32 %add, !61, !DIExpression(), !63)
  %cmp = icmp sge i32 %add, %n, !dbg !69
  br i1 %cmp, label %if.then, label %if.end, !dbg !69

if.then:                                          ; preds = %entry
  br label %cleanup33, !dbg !71

if.end:                                           ; preds = %entry
  %sub = sub nsw i32 %n, 1, !dbg !72
  %add3 = add nsw i32 %sub, %add, !dbg !73
  %idxprom = sext i32 %add3 to i64, !dbg !74
  %arrayidx = getelementptr inbounds i32, ptr %parent, i64 %idxprom, !dbg !74
  %3 = load i32, ptr %arrayidx, align 4, !dbg !74, !tbaa !42
    #dbg_value(i32 %3, !62, !DIExpression(), !63)
  br label %while.cond, !dbg !75

while.cond:                                       ; preds = %if.end10, %if.end
  %p.0 = phi i32 [ %3, %if.end ], [ %15, %if.end10 ], !dbg !63
    #dbg_value(i32 %p.0, !62, !DIExpression(), !63)
  %cmp4 = icmp sge i32 %p.0, 0, !dbg !76
  br i1 %cmp4, label %while.body, label %while.end, !dbg !75

while.body:                                       ; preds = %while.cond
  %idxprom5 = sext i32 %p.0 to i64, !dbg !77
  %arrayidx6 = getelementptr inbounds i32, ptr %arrived, i64 %idxprom5, !dbg !77
  %4 = atomicrmw add ptr %arrayidx6, i32 1 monotonic, align 4, !dbg !80
  %cmp8 = icmp eq i32 %4, 0, !dbg !81
  br i1 %cmp8, label %if.then9, label %if.end10, !dbg !81

if.then9:                                         ; preds = %while.body
  br label %cleanup, !dbg !82

if.end10:                                         ; preds = %while.body
  %idxprom11 = sext i32 %p.0 to i64, !dbg !83
  %arrayidx12 = getelementptr inbounds i32, ptr %left, i64 %idxprom11, !dbg !83
  %5 = load i32, ptr %arrayidx12, align 4, !dbg !83, !tbaa !42
  %idxprom13 = sext i32 %5 to i64, !dbg !84
  %arrayidx14 = getelementptr inbounds float, ptr %low, i64 %idxprom13, !dbg !84
  %6 = load float, ptr %arrayidx14, align 4, !dbg !84, !tbaa !85
  %idxprom15 = sext i32 %p.0 to i64, !dbg !87
  %arrayidx16 = getelementptr inbounds i32, ptr %right, i64 %idxprom15, !dbg !87
  %7 = load i32, ptr %arrayidx16, align 4, !dbg !87, !tbaa !42
  %idxprom17 = sext i32 %7 to i64, !dbg !88
  %arrayidx18 = getelementptr inbounds float, ptr %low, i64 %idxprom17, !dbg !88
  %8 = load float, ptr %arrayidx18, align 4, !dbg !88, !tbaa !85
  %9 = call float @llvm.minnum.f32(float %6, float %8), !dbg !89
  %idxprom19 = sext i32 %p.0 to i64, !dbg !90
  %arrayidx20 = getelementptr inbounds float, ptr %low, i64 %idxprom19, !dbg !90
  store float %9, ptr %arrayidx20, align 4, !dbg !91, !tbaa !85
  %idxprom21 = sext i32 %p.0 to i64, !dbg !92
  %arrayidx22 = getelementptr inbounds i32, ptr %left, i64 %idxprom21, !dbg !92
  %10 = load i32, ptr %arrayidx22, align 4, !dbg !92, !tbaa !42
  %idxprom23 = sext i32 %10 to i64, !dbg !93
  %arrayidx24 = getelementptr inbounds float, ptr %high, i64 %idxprom23, !dbg !93
  %11 = load float, ptr %arrayidx24, align 4, !dbg !93, !tbaa !85
  %idxprom25 = sext i32 %p.0 to i64, !dbg !94
  %arrayidx26 = getelementptr inbounds i32, ptr %right, i64 %idxprom25, !dbg !94
  %12 = load i32, ptr %arrayidx26, align 4, !dbg !94, !tbaa !42
  %idxprom27 = sext i32 %12 to i64, !dbg !95
  %arrayidx28 = getelementptr inbounds float, ptr %high, i64 %idxprom27, !dbg !95
  %13 = load float, ptr %arrayidx28, align 4, !dbg !95, !tbaa !85
  %14 = call float @llvm.maxnum.f32(float %11, float %13), !dbg !96
  %idxprom29 = sext i32 %p.0 to i64, !dbg !97
  %arrayidx30 = getelementptr inbounds float, ptr %high, i64 %idxprom29, !dbg !97
  store float %14, ptr %arrayidx30, align 4, !dbg !98, !tbaa !85
  %idxprom31 = sext i32 %p.0 to i64, !dbg !99
  %arrayidx32 = getelementptr inbounds i32, ptr %parent, i64 %idxprom31, !dbg !99
  %15 = load i32, ptr %arrayidx32, align 4, !dbg !99, !tbaa !42
    #dbg_value(i32 %15, !62, !DIExpression(), !63)
  br label %while.cond, !dbg !75, !llvm.loop !100

while.end:                                        ; preds = %while.cond
  br label %cleanup, !dbg !104

cleanup:                                          ; preds = %while.end, %if.then9
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then9 ], [ 0, %while.end ]
  br label %cleanup33

cleanup33:                                        ; preds = %cleanup, %if.then
  %cleanup.dest.slot.1 = phi i32 [ 1, %if.then ], [ %cleanup.dest.slot.0, %cleanup ]
  switch i32 %cleanup.dest.slot.1, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup33, %cleanup33
  ret void, !dbg !104

unreachable:                                      ; preds = %cleanup33
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
!1 = !DIFile(filename: "tree_by_counters.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "boxes", linkageName: "_Z5boxesPKiS0_S0_PfS1_Pii", scope: !1, file: !1, line: 7, type: !47, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !53)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !49, !49, !51, !51, !52, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!53 = !{!54, !55, !56, !57, !58, !59, !60, !61, !62}
!54 = !DILocalVariable(name: "parent", arg: 1, scope: !46, file: !1, line: 7, type: !49)
!55 = !DILocalVariable(name: "left", arg: 2, scope: !46, file: !1, line: 7, type: !49)
!56 = !DILocalVariable(name: "right", arg: 3, scope: !46, file: !1, line: 7, type: !49)
!57 = !DILocalVariable(name: "low", arg: 4, scope: !46, file: !1, line: 7, type: !51)
!58 = !DILocalVariable(name: "high", arg: 5, scope: !46, file: !1, line: 7, type: !51)
!59 = !DILocalVariable(name: "arrived", arg: 6, scope: !46, file: !1, line: 8, type: !52)
!60 = !DILocalVariable(name: "n", arg: 7, scope: !46, file: !1, line: 8, type: !35)
!61 = !DILocalVariable(name: "i", scope: !46, file: !1, line: 9, type: !35)
!62 = !DILocalVariable(name: "p", scope: !46, file: !1, line: 12, type: !35)
!63 = !DILocation(line: 0, scope: !46)
!64 = !DILocation(line: 9, column: 11, scope: !46)
!65 = !DILocation(line: 9, column: 24, scope: !46)
!66 = !DILocation(line: 9, column: 22, scope: !46)
!67 = !DILocation(line: 9, column: 37, scope: !46)
!68 = !DILocation(line: 9, column: 35, scope: !46)
!69 = !DILocation(line: 10, column: 9, scope: !70)
!70 = distinct !DILexicalBlock(scope: !46, file: !1, line: 10, column: 7)
!71 = !DILocation(line: 11, column: 5, scope: !70)
!72 = !DILocation(line: 12, column: 20, scope: !46)
!73 = !DILocation(line: 12, column: 24, scope: !46)
!74 = !DILocation(line: 12, column: 11, scope: !46)
!75 = !DILocation(line: 13, column: 3, scope: !46)
!76 = !DILocation(line: 13, column: 12, scope: !46)
!77 = !DILocation(line: 14, column: 20, scope: !78)
!78 = distinct !DILexicalBlock(scope: !79, file: !1, line: 14, column: 9)
!79 = distinct !DILexicalBlock(scope: !46, file: !1, line: 13, column: 18)
!80 = !DILocation(line: 14, column: 9, scope: !78)
!81 = !DILocation(line: 14, column: 35, scope: !78)
!82 = !DILocation(line: 15, column: 7, scope: !78)
!83 = !DILocation(line: 17, column: 24, scope: !79)
!84 = !DILocation(line: 17, column: 20, scope: !79)
!85 = !{!86, !86, i64 0}
!86 = !{!"float", !44, i64 0}
!87 = !DILocation(line: 17, column: 38, scope: !79)
!88 = !DILocation(line: 17, column: 34, scope: !79)
!89 = !DILocation(line: 17, column: 14, scope: !79)
!90 = !DILocation(line: 17, column: 5, scope: !79)
!91 = !DILocation(line: 17, column: 12, scope: !79)
!92 = !DILocation(line: 18, column: 26, scope: !79)
!93 = !DILocation(line: 18, column: 21, scope: !79)
!94 = !DILocation(line: 18, column: 41, scope: !79)
!95 = !DILocation(line: 18, column: 36, scope: !79)
!96 = !DILocation(line: 18, column: 15, scope: !79)
!97 = !DILocation(line: 18, column: 5, scope: !79)
!98 = !DILocation(line: 18, column: 13, scope: !79)
!99 = !DILocation(line: 20, column: 9, scope: !79)
!100 = distinct !{!100, !75, !101, !102, !103}
!101 = !DILocation(line: 21, column: 3, scope: !46)
!102 = !{!"llvm.loop.mustprogress"}
!103 = !{!"llvm.loop.unroll.disable"}
!104 = !DILocation(line: 22, column: 1, scope: !46)
