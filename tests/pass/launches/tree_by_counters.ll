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
  call void @llvm.nvvm.membar.gl(), !dbg !83
  %idxprom11 = sext i32 %p.0 to i64, !dbg !84
  %arrayidx12 = getelementptr inbounds i32, ptr %left, i64 %idxprom11, !dbg !84
  %5 = load i32, ptr %arrayidx12, align 4, !dbg !84, !tbaa !42
  %idxprom13 = sext i32 %5 to i64, !dbg !85
  %arrayidx14 = getelementptr inbounds float, ptr %low, i64 %idxprom13, !dbg !85
  %6 = load float, ptr %arrayidx14, align 4, !dbg !85, !tbaa !86
  %idxprom15 = sext i32 %p.0 to i64, !dbg !88
  %arrayidx16 = getelementptr inbounds i32, ptr %right, i64 %idxprom15, !dbg !88
  %7 = load i32, ptr %arrayidx16, align 4, !dbg !88, !tbaa !42
  %idxprom17 = sext i32 %7 to i64, !dbg !89
  %arrayidx18 = getelementptr inbounds float, ptr %low, i64 %idxprom17, !dbg !89
  %8 = load float, ptr %arrayidx18, align 4, !dbg !89, !tbaa !86
  %9 = call float @llvm.minnum.f32(float %6, float %8), !dbg !90
  %idxprom19 = sext i32 %p.0 to i64, !dbg !91
  %arrayidx20 = getelementptr inbounds float, ptr %low, i64 %idxprom19, !dbg !91
  store float %9, ptr %arrayidx20, align 4, !dbg !92, !tbaa !86
  %idxprom21 = sext i32 %p.0 to i64, !dbg !93
  %arrayidx22 = getelementptr inbounds i32, ptr %left, i64 %idxprom21, !dbg !93
  %10 = load i32, ptr %arrayidx22, align 4, !dbg !93, !tbaa !42
  %idxprom23 = sext i32 %10 to i64, !dbg !94
  %arrayidx24 = getelementptr inbounds float, ptr %high, i64 %idxprom23, !dbg !94
  %11 = load float, ptr %arrayidx24, align 4, !dbg !94, !tbaa !86
  %idxprom25 = sext i32 %p.0 to i64, !dbg !95
  %arrayidx26 = getelementptr inbounds i32, ptr %right, i64 %idxprom25, !dbg !95
  %12 = load i32, ptr %arrayidx26, align 4, !dbg !95, !tbaa !42
  %idxprom27 = sext i32 %12 to i64, !dbg !96
  %arrayidx28 = getelementptr inbounds float, ptr %high, i64 %idxprom27, !dbg !96
  %13 = load float, ptr %arrayidx28, align 4, !dbg !96, !tbaa !86
  %14 = call float @llvm.maxnum.f32(float %11, float %13), !dbg !97
  %idxprom29 = sext i32 %p.0 to i64, !dbg !98
  %arrayidx30 = getelementptr inbounds float, ptr %high, i64 %idxprom29, !dbg !98
  store float %14, ptr %arrayidx30, align 4, !dbg !99, !tbaa !86
  call void @llvm.nvvm.membar.gl(), !dbg !100
  %idxprom31 = sext i32 %p.0 to i64, !dbg !101
  %arrayidx32 = getelementptr inbounds i32, ptr %parent, i64 %idxprom31, !dbg !101
  %15 = load i32, ptr %arrayidx32, align 4, !dbg !101, !tbaa !42
    #dbg_value(i32 %15, !62, !DIExpression(), !63)
  br label %while.cond, !dbg !75, !llvm.loop !102

while.end:                                        ; preds = %while.cond
  br label %cleanup, !dbg !106

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
  ret void, !dbg !106

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

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4sumsPKiS0_PfPii(ptr noundef %parent, ptr noundef %child, ptr noundef %sum, ptr noundef %arrived, i32 noundef %n) #0 !dbg !107 {
entry:
    #dbg_value(ptr %parent, !111, !DIExpression(), !118)
    #dbg_value(ptr %child, !112, !DIExpression(), !118)
    #dbg_value(ptr %sum, !113, !DIExpression(), !118)
    #dbg_value(ptr %arrived, !114, !DIExpression(), !118)
    #dbg_value(i32 %n, !115, !DIExpression(), !118)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !119
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !120
  %mul = mul i32 %0, %1, !dbg !121
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !122
  %add = add i32 %mul, %2, !dbg !123
    #dbg_value(i32 %add, !116, !DIExpression(), !118)
  %cmp = icmp sge i32 %add, %n, !dbg !124
  br i1 %cmp, label %if.then, label %if.end, !dbg !124

if.then:                                          ; preds = %entry
  br label %cleanup27, !dbg !126

if.end:                                           ; preds = %entry
  %sub = sub nsw i32 %n, 1, !dbg !127
  %add3 = add nsw i32 %sub, %add, !dbg !128
  %idxprom = sext i32 %add3 to i64, !dbg !129
  %arrayidx = getelementptr inbounds i32, ptr %parent, i64 %idxprom, !dbg !129
  %3 = load i32, ptr %arrayidx, align 4, !dbg !129, !tbaa !42
    #dbg_value(i32 %3, !117, !DIExpression(), !118)
  br label %while.cond, !dbg !130

while.cond:                                       ; preds = %if.end10, %if.end
  %p.0 = phi i32 [ %3, %if.end ], [ %11, %if.end10 ], !dbg !118
    #dbg_value(i32 %p.0, !117, !DIExpression(), !118)
  %cmp4 = icmp ne i32 %p.0, -1, !dbg !131
  br i1 %cmp4, label %while.body, label %while.end, !dbg !130

while.body:                                       ; preds = %while.cond
  %idxprom5 = sext i32 %p.0 to i64, !dbg !132
  %arrayidx6 = getelementptr inbounds i32, ptr %arrived, i64 %idxprom5, !dbg !132
  %4 = cmpxchg ptr %arrayidx6, i32 0, i32 1 monotonic monotonic, align 4, !dbg !135
  %5 = extractvalue { i32, i1 } %4, 0, !dbg !135
  %6 = extractvalue { i32, i1 } %4, 1, !dbg !135
  br i1 %6, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !135

cmpxchg.store_expected.i:                         ; preds = %while.body
  br label %_ZL9atomicCASPiii.exit, !dbg !135

_ZL9atomicCASPiii.exit:                           ; preds = %while.body, %cmpxchg.store_expected.i
  %e.addr.0.i = phi i32 [ 0, %while.body ], [ %5, %cmpxchg.store_expected.i ], !dbg !135
  %storedv.i = zext i1 %6 to i8, !dbg !135
  %cmp8 = icmp eq i32 %e.addr.0.i, 0, !dbg !136
  br i1 %cmp8, label %if.then9, label %if.end10, !dbg !136

if.then9:                                         ; preds = %_ZL9atomicCASPiii.exit
  br label %cleanup, !dbg !137

if.end10:                                         ; preds = %_ZL9atomicCASPiii.exit
  call void @llvm.nvvm.membar.gl(), !dbg !138
  %mul11 = mul nsw i32 2, %p.0, !dbg !139
  %idxprom12 = sext i32 %mul11 to i64, !dbg !140
  %arrayidx13 = getelementptr inbounds i32, ptr %child, i64 %idxprom12, !dbg !140
  %7 = load i32, ptr %arrayidx13, align 4, !dbg !140, !tbaa !42
  %idxprom14 = sext i32 %7 to i64, !dbg !141
  %arrayidx15 = getelementptr inbounds float, ptr %sum, i64 %idxprom14, !dbg !141
  %8 = load float, ptr %arrayidx15, align 4, !dbg !141, !tbaa !86
  %mul16 = mul nsw i32 2, %p.0, !dbg !142
  %add17 = add nsw i32 %mul16, 1, !dbg !143
  %idxprom18 = sext i32 %add17 to i64, !dbg !144
  %arrayidx19 = getelementptr inbounds i32, ptr %child, i64 %idxprom18, !dbg !144
  %9 = load i32, ptr %arrayidx19, align 4, !dbg !144, !tbaa !42
  %idxprom20 = sext i32 %9 to i64, !dbg !145
  %arrayidx21 = getelementptr inbounds float, ptr %sum, i64 %idxprom20, !dbg !145
  %10 = load float, ptr %arrayidx21, align 4, !dbg !145, !tbaa !86
  %add22 = fadd float %8, %10, !dbg !146
  %idxprom23 = sext i32 %p.0 to i64, !dbg !147
  %arrayidx24 = getelementptr inbounds float, ptr %sum, i64 %idxprom23, !dbg !147
  store float %add22, ptr %arrayidx24, align 4, !dbg !148, !tbaa !86
  call void @llvm.nvvm.membar.gl(), !dbg !149
  %idxprom25 = sext i32 %p.0 to i64, !dbg !150
  %arrayidx26 = getelementptr inbounds i32, ptr %parent, i64 %idxprom25, !dbg !150
  %11 = load i32, ptr %arrayidx26, align 4, !dbg !150, !tbaa !42
    #dbg_value(i32 %11, !117, !DIExpression(), !118)
  br label %while.cond, !dbg !130, !llvm.loop !151

while.end:                                        ; preds = %while.cond
  br label %cleanup, !dbg !153

cleanup:                                          ; preds = %while.end, %if.then9
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then9 ], [ 0, %while.end ]
  br label %cleanup27

cleanup27:                                        ; preds = %cleanup, %if.then
  %cleanup.dest.slot.1 = phi i32 [ 1, %if.then ], [ %cleanup.dest.slot.0, %cleanup ]
  switch i32 %cleanup.dest.slot.1, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup27, %cleanup27
  ret void, !dbg !153

unreachable:                                      ; preds = %cleanup27
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nounwind }

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
!46 = distinct !DISubprogram(name: "boxes", linkageName: "_Z5boxesPKiS0_S0_PfS1_Pii", scope: !1, file: !1, line: 8, type: !47, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !53)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !49, !49, !51, !51, !52, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!53 = !{!54, !55, !56, !57, !58, !59, !60, !61, !62}
!54 = !DILocalVariable(name: "parent", arg: 1, scope: !46, file: !1, line: 8, type: !49)
!55 = !DILocalVariable(name: "left", arg: 2, scope: !46, file: !1, line: 8, type: !49)
!56 = !DILocalVariable(name: "right", arg: 3, scope: !46, file: !1, line: 8, type: !49)
!57 = !DILocalVariable(name: "low", arg: 4, scope: !46, file: !1, line: 8, type: !51)
!58 = !DILocalVariable(name: "high", arg: 5, scope: !46, file: !1, line: 8, type: !51)
!59 = !DILocalVariable(name: "arrived", arg: 6, scope: !46, file: !1, line: 9, type: !52)
!60 = !DILocalVariable(name: "n", arg: 7, scope: !46, file: !1, line: 9, type: !35)
!61 = !DILocalVariable(name: "i", scope: !46, file: !1, line: 10, type: !35)
!62 = !DILocalVariable(name: "p", scope: !46, file: !1, line: 13, type: !35)
!63 = !DILocation(line: 0, scope: !46)
!64 = !DILocation(line: 10, column: 11, scope: !46)
!65 = !DILocation(line: 10, column: 24, scope: !46)
!66 = !DILocation(line: 10, column: 22, scope: !46)
!67 = !DILocation(line: 10, column: 37, scope: !46)
!68 = !DILocation(line: 10, column: 35, scope: !46)
!69 = !DILocation(line: 11, column: 9, scope: !70)
!70 = distinct !DILexicalBlock(scope: !46, file: !1, line: 11, column: 7)
!71 = !DILocation(line: 12, column: 5, scope: !70)
!72 = !DILocation(line: 13, column: 20, scope: !46)
!73 = !DILocation(line: 13, column: 24, scope: !46)
!74 = !DILocation(line: 13, column: 11, scope: !46)
!75 = !DILocation(line: 14, column: 3, scope: !46)
!76 = !DILocation(line: 14, column: 12, scope: !46)
!77 = !DILocation(line: 15, column: 20, scope: !78)
!78 = distinct !DILexicalBlock(scope: !79, file: !1, line: 15, column: 9)
!79 = distinct !DILexicalBlock(scope: !46, file: !1, line: 14, column: 18)
!80 = !DILocation(line: 15, column: 9, scope: !78)
!81 = !DILocation(line: 15, column: 35, scope: !78)
!82 = !DILocation(line: 16, column: 7, scope: !78)
!83 = !DILocation(line: 17, column: 5, scope: !79)
!84 = !DILocation(line: 18, column: 24, scope: !79)
!85 = !DILocation(line: 18, column: 20, scope: !79)
!86 = !{!87, !87, i64 0}
!87 = !{!"float", !44, i64 0}
!88 = !DILocation(line: 18, column: 38, scope: !79)
!89 = !DILocation(line: 18, column: 34, scope: !79)
!90 = !DILocation(line: 18, column: 14, scope: !79)
!91 = !DILocation(line: 18, column: 5, scope: !79)
!92 = !DILocation(line: 18, column: 12, scope: !79)
!93 = !DILocation(line: 19, column: 26, scope: !79)
!94 = !DILocation(line: 19, column: 21, scope: !79)
!95 = !DILocation(line: 19, column: 41, scope: !79)
!96 = !DILocation(line: 19, column: 36, scope: !79)
!97 = !DILocation(line: 19, column: 15, scope: !79)
!98 = !DILocation(line: 19, column: 5, scope: !79)
!99 = !DILocation(line: 19, column: 13, scope: !79)
!100 = !DILocation(line: 20, column: 5, scope: !79)
!101 = !DILocation(line: 21, column: 9, scope: !79)
!102 = distinct !{!102, !75, !103, !104, !105}
!103 = !DILocation(line: 22, column: 3, scope: !46)
!104 = !{!"llvm.loop.mustprogress"}
!105 = !{!"llvm.loop.unroll.disable"}
!106 = !DILocation(line: 23, column: 1, scope: !46)
!107 = distinct !DISubprogram(name: "sums", linkageName: "_Z4sumsPKiS0_PfPii", scope: !1, file: !1, line: 24, type: !108, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !110)
!108 = !DISubroutineType(types: !109)
!109 = !{null, !49, !49, !51, !52, !35}
!110 = !{!111, !112, !113, !114, !115, !116, !117}
!111 = !DILocalVariable(name: "parent", arg: 1, scope: !107, file: !1, line: 24, type: !49)
!112 = !DILocalVariable(name: "child", arg: 2, scope: !107, file: !1, line: 24, type: !49)
!113 = !DILocalVariable(name: "sum", arg: 3, scope: !107, file: !1, line: 24, type: !51)
!114 = !DILocalVariable(name: "arrived", arg: 4, scope: !107, file: !1, line: 24, type: !52)
!115 = !DILocalVariable(name: "n", arg: 5, scope: !107, file: !1, line: 24, type: !35)
!116 = !DILocalVariable(name: "i", scope: !107, file: !1, line: 25, type: !35)
!117 = !DILocalVariable(name: "p", scope: !107, file: !1, line: 28, type: !35)
!118 = !DILocation(line: 0, scope: !107)
!119 = !DILocation(line: 25, column: 11, scope: !107)
!120 = !DILocation(line: 25, column: 24, scope: !107)
!121 = !DILocation(line: 25, column: 22, scope: !107)
!122 = !DILocation(line: 25, column: 37, scope: !107)
!123 = !DILocation(line: 25, column: 35, scope: !107)
!124 = !DILocation(line: 26, column: 9, scope: !125)
!125 = distinct !DILexicalBlock(scope: !107, file: !1, line: 26, column: 7)
!126 = !DILocation(line: 27, column: 5, scope: !125)
!127 = !DILocation(line: 28, column: 20, scope: !107)
!128 = !DILocation(line: 28, column: 24, scope: !107)
!129 = !DILocation(line: 28, column: 11, scope: !107)
!130 = !DILocation(line: 29, column: 3, scope: !107)
!131 = !DILocation(line: 29, column: 12, scope: !107)
!132 = !DILocation(line: 30, column: 20, scope: !133)
!133 = distinct !DILexicalBlock(scope: !134, file: !1, line: 30, column: 9)
!134 = distinct !DILexicalBlock(scope: !107, file: !1, line: 29, column: 19)
!135 = !DILocation(line: 30, column: 9, scope: !133)
!136 = !DILocation(line: 30, column: 38, scope: !133)
!137 = !DILocation(line: 31, column: 7, scope: !133)
!138 = !DILocation(line: 32, column: 5, scope: !134)
!139 = !DILocation(line: 33, column: 26, scope: !134)
!140 = !DILocation(line: 33, column: 18, scope: !134)
!141 = !DILocation(line: 33, column: 14, scope: !134)
!142 = !DILocation(line: 33, column: 46, scope: !134)
!143 = !DILocation(line: 33, column: 50, scope: !134)
!144 = !DILocation(line: 33, column: 38, scope: !134)
!145 = !DILocation(line: 33, column: 34, scope: !134)
!146 = !DILocation(line: 33, column: 32, scope: !134)
!147 = !DILocation(line: 33, column: 5, scope: !134)
!148 = !DILocation(line: 33, column: 12, scope: !134)
!149 = !DILocation(line: 34, column: 5, scope: !134)
!150 = !DILocation(line: 35, column: 9, scope: !134)
!151 = distinct !{!151, !130, !152, !104, !105}
!152 = !DILocation(line: 36, column: 3, scope: !107)
!153 = !DILocation(line: 37, column: 1, scope: !107)
