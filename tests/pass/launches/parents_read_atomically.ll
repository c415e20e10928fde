; ModuleID = 'parents_read_atomically.cu'
source_filename = "parents_read_atomically.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z7root_ofiPi(i32 noundef %v, ptr noundef %parent) #0 !dbg !46 {
entry:
    #dbg_value(i32 %v, !51, !DIExpression(), !54)
    #dbg_value(ptr %parent, !52, !DIExpression(), !54)
  %idxprom = sext i32 %v to i64, !dbg !55
  %arrayidx = getelementptr inbounds i32, ptr %parent, i64 %idxprom, !dbg !55
  %0 = atomicrmw add ptr %arrayidx, i32 0 monotonic, align 4, !dbg !56
    #dbg_value(i32 %0, !53, !DIExpression(), !54)
  br label %while.cond, !dbg !57

while.cond:                                       ; preds = %while.body, %entry
  %v.addr.0 = phi i32 [ %v, %entry ], [ %p.0, %while.body ]
  %p.0 = phi i32 [ %0, %entry ], [ %1, %while.body ], !dbg !54
    #dbg_value(i32 %p.0, !53, !DIExpression(), !54)
    #dbg_value(i32 %v.addr.0, !51, !DIExpression(), !54)
  %cmp = icmp ne i32 %p.0, %v.addr.0, !dbg !58
  br i1 %cmp, label %while.body, label %while.end, !dbg !57

while.body:                                       ; preds = %while.cond
    #dbg_value(i32 %p.0, !51, !DIExpression(), !54)
  %idxprom1 = sext i32 %p.0 to i64, !dbg !59
  %arrayidx2 = getelementptr inbounds i32, ptr %parent, i64 %idxprom1, !dbg !59
  %1 = atomicrmw add ptr %arrayidx2, i32 0 monotonic, align 4, !dbg !61
    #dbg_value(i32 %1, !53, !DIExpression(), !54)
  br label %while.cond, !dbg !57, !llvm.loop !62

while.end:                                        ; preds = %while.cond
  ret i32 %v.addr.0, !dbg !66
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4hookPKiS0_Pii(ptr noundef %from, ptr noundef %to, ptr noundef %parent, i32 noundef %m) #2 !dbg !67 {
entry:
    #dbg_value(ptr %from, !73, !DIExpression(), !82)
    #dbg_value(ptr %to, !74, !DIExpression(), !82)
    #dbg_value(ptr %parent, !75, !DIExpression(), !82)
    #dbg_value(i32 %m, !76, !DIExpression(), !82)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !83
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !84
  %mul = mul i32 %0, %1, !dbg !85
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !86
  %add = add i32 %mul, %2, !dbg !87
    #dbg_value(i32 %add, !77, !DIExpression(), !82)
  %cmp = icmp sge i32 %add, %m, !dbg !88
  br i1 %cmp, label %if.then, label %if.end, !dbg !88

if.then:                                          ; preds = %entry
  br label %cleanup, !dbg !90

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !91
  %arrayidx = getelementptr inbounds i32, ptr %from, i64 %idxprom, !dbg !91
  %3 = load i32, ptr %arrayidx, align 4, !dbg !91, !tbaa !42
    #dbg_value(i32 %3, !51, !DIExpression(), !92)
    #dbg_value(ptr %parent, !52, !DIExpression(), !92)
  %idxprom.i = sext i32 %3 to i64, !dbg !94
  %arrayidx.i = getelementptr inbounds i32, ptr %parent, i64 %idxprom.i, !dbg !94
  %4 = atomicrmw add ptr %arrayidx.i, i32 0 monotonic, align 4, !dbg !95
    #dbg_value(i32 %4, !53, !DIExpression(), !92)
  br label %while.cond.i, !dbg !96

while.cond.i:                                     ; preds = %while.body.i, %if.end
  %v.addr.0.i = phi i32 [ %3, %if.end ], [ %p.0.i, %while.body.i ]
  %p.0.i = phi i32 [ %4, %if.end ], [ %5, %while.body.i ], !dbg !92
    #dbg_value(i32 %p.0.i, !53, !DIExpression(), !92)
    #dbg_value(i32 %v.addr.0.i, !51, !DIExpression(), !92)
  %cmp.i28 = icmp ne i32 %p.0.i, %v.addr.0.i, !dbg !97
  br i1 %cmp.i28, label %while.body.i, label %_Z7root_ofiPi.exit, !dbg !96

while.body.i:                                     ; preds = %while.cond.i
    #dbg_value(i32 %p.0.i, !51, !DIExpression(), !92)
  %idxprom1.i = sext i32 %p.0.i to i64, !dbg !98
  %arrayidx2.i = getelementptr inbounds i32, ptr %parent, i64 %idxprom1.i, !dbg !98
  %5 = atomicrmw add ptr %arrayidx2.i, i32 0 monotonic, align 4, !dbg !99
    #dbg_value(i32 %5, !53, !DIExpression(), !92)
  br label %while.cond.i, !dbg !96, !llvm.loop !100

_Z7root_ofiPi.exit:                               ; preds = %while.cond.i
    #dbg_value(i32 %v.addr.0.i, !78, !DIExpression(), !82)
  %idxprom4 = sext i32 %add to i64, !dbg !102
  %arrayidx5 = getelementptr inbounds i32, ptr %to, i64 %idxprom4, !dbg !102
  %6 = load i32, ptr %arrayidx5, align 4, !dbg !102, !tbaa !42
    #dbg_value(i32 %6, !51, !DIExpression(), !103)
    #dbg_value(ptr %parent, !52, !DIExpression(), !103)
  %idxprom.i29 = sext i32 %6 to i64, !dbg !105
  %arrayidx.i30 = getelementptr inbounds i32, ptr %parent, i64 %idxprom.i29, !dbg !105
  %7 = atomicrmw add ptr %arrayidx.i30, i32 0 monotonic, align 4, !dbg !106
    #dbg_value(i32 %7, !53, !DIExpression(), !103)
  br label %while.cond.i31, !dbg !107

while.cond.i31:                                   ; preds = %while.body.i35, %_Z7root_ofiPi.exit
  %v.addr.0.i32 = phi i32 [ %6, %_Z7root_ofiPi.exit ], [ %p.0.i33, %while.body.i35 ]
  %p.0.i33 = phi i32 [ %7, %_Z7root_ofiPi.exit ], [ %8, %while.body.i35 ], !dbg !103
    #dbg_value(i32 %p.0.i33, !53, !DIExpression(), !103)
    #dbg_value(i32 %v.addr.0.i32, !51, !DIExpression(), !103)
  %cmp.i34 = icmp ne i32 %p.0.i33, %v.addr.0.i32, !dbg !108
  br i1 %cmp.i34, label %while.body.i35, label %_Z7root_ofiPi.exit38, !dbg !107

while.body.i35:                                   ; preds = %while.cond.i31
    #dbg_value(i32 %p.0.i33, !51, !DIExpression(), !103)
  %idxprom1.i36 = sext i32 %p.0.i33 to i64, !dbg !109
  %arrayidx2.i37 = getelementptr inbounds i32, ptr %parent, i64 %idxprom1.i36, !dbg !109
  %8 = atomicrmw add ptr %arrayidx2.i37, i32 0 monotonic, align 4, !dbg !110
    #dbg_value(i32 %8, !53, !DIExpression(), !103)
  br label %while.cond.i31, !dbg !107, !llvm.loop !111

_Z7root_ofiPi.exit38:                             ; preds = %while.cond.i31
    #dbg_value(i32 %v.addr.0.i32, !79, !DIExpression(), !82)
  %cmp.i = icmp slt i32 %v.addr.0.i, %v.addr.0.i32, !dbg !113
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !113

cond.true.i:                                      ; preds = %_Z7root_ofiPi.exit38
  br label %_ZL3maxii.exit, !dbg !113

cond.false.i:                                     ; preds = %_Z7root_ofiPi.exit38
  br label %_ZL3maxii.exit, !dbg !113

_ZL3maxii.exit:                                   ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ %v.addr.0.i32, %cond.true.i ], [ %v.addr.0.i, %cond.false.i ], !dbg !113
    #dbg_value(i32 %cond.i, !80, !DIExpression(), !82)
  %cmp.i24 = icmp slt i32 %v.addr.0.i32, %v.addr.0.i, !dbg !114
  br i1 %cmp.i24, label %cond.true.i27, label %cond.false.i25, !dbg !114

cond.true.i27:                                    ; preds = %_ZL3maxii.exit
  br label %_ZL3minii.exit, !dbg !114

cond.false.i25:                                   ; preds = %_ZL3maxii.exit
  br label %_ZL3minii.exit, !dbg !114

_ZL3minii.exit:                                   ; preds = %cond.true.i27, %cond.false.i25
  %cond.i26 = phi i32 [ %v.addr.0.i32, %cond.true.i27 ], [ %v.addr.0.i, %cond.false.i25 ], !dbg !114
    #dbg_value(i32 %cond.i26, !81, !DIExpression(), !82)
  %cmp9 = icmp ne i32 %cond.i, %cond.i26, !dbg !115
  br i1 %cmp9, label %if.then10, label %if.end14, !dbg !115

if.then10:                                        ; preds = %_ZL3minii.exit
  %idxprom11 = sext i32 %cond.i to i64, !dbg !117
  %arrayidx12 = getelementptr inbounds i32, ptr %parent, i64 %idxprom11, !dbg !117
  %9 = cmpxchg ptr %arrayidx12, i32 %cond.i, i32 %cond.i26 monotonic monotonic, align 4, !dbg !118
  %10 = extractvalue { i32, i1 } %9, 0, !dbg !118
  %11 = extractvalue { i32, i1 } %9, 1, !dbg !118
  br i1 %11, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !118

cmpxchg.store_expected.i:                         ; preds = %if.then10
  br label %_ZL9atomicCASPiii.exit, !dbg !118

_ZL9atomicCASPiii.exit:                           ; preds = %if.then10, %cmpxchg.store_expected.i
  %e.addr.0.i = phi i32 [ %cond.i, %if.then10 ], [ %10, %cmpxchg.store_expected.i ], !dbg !118
  %storedv.i = zext i1 %11 to i8, !dbg !118
  br label %if.end14, !dbg !118

if.end14:                                         ; preds = %_ZL9atomicCASPiii.exit, %_ZL3minii.exit
  br label %cleanup, !dbg !119

cleanup:                                          ; preds = %if.end14, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end14 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void, !dbg !119

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "parents_read_atomically.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "root_of", linkageName: "_Z7root_ofiPi", scope: !1, file: !1, line: 5, type: !47, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !50)
!47 = !DISubroutineType(types: !48)
!48 = !{!35, !35, !49}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!50 = !{!51, !52, !53}
!51 = !DILocalVariable(name: "v", arg: 1, scope: !46, file: !1, line: 5, type: !35)
!52 = !DILocalVariable(name: "parent", arg: 2, scope: !46, file: !1, line: 5, type: !49)
!53 = !DILocalVariable(name: "p", scope: !46, file: !1, line: 6, type: !35)
!54 = !DILocation(line: 0, scope: !46)
!55 = !DILocation(line: 6, column: 22, scope: !46)
!56 = !DILocation(line: 6, column: 11, scope: !46)
!57 = !DILocation(line: 7, column: 3, scope: !46)
!58 = !DILocation(line: 7, column: 12, scope: !46)
!59 = !DILocation(line: 9, column: 20, scope: !60)
!60 = distinct !DILexicalBlock(scope: !46, file: !1, line: 7, column: 18)
!61 = !DILocation(line: 9, column: 9, scope: !60)
!62 = distinct !{!62, !57, !63, !64, !65}
!63 = !DILocation(line: 10, column: 3, scope: !46)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !{!"llvm.loop.unroll.disable"}
!66 = !DILocation(line: 11, column: 3, scope: !46)
!67 = distinct !DISubprogram(name: "hook", linkageName: "_Z4hookPKiS0_Pii", scope: !1, file: !1, line: 13, type: !68, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !72)
!68 = !DISubroutineType(types: !69)
!69 = !{null, !70, !70, !49, !35}
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!71 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!72 = !{!73, !74, !75, !76, !77, !78, !79, !80, !81}
!73 = !DILocalVariable(name: "from", arg: 1, scope: !67, file: !1, line: 13, type: !70)
!74 = !DILocalVariable(name: "to", arg: 2, scope: !67, file: !1, line: 13, type: !70)
!75 = !DILocalVariable(name: "parent", arg: 3, scope: !67, file: !1, line: 13, type: !49)
!76 = !DILocalVariable(name: "m", arg: 4, scope: !67, file: !1, line: 13, type: !35)
!77 = !DILocalVariable(name: "e", scope: !67, file: !1, line: 14, type: !71)
!78 = !DILocalVariable(name: "a", scope: !67, file: !1, line: 16, type: !71)
!79 = !DILocalVariable(name: "b", scope: !67, file: !1, line: 16, type: !71)
!80 = !DILocalVariable(name: "high", scope: !67, file: !1, line: 17, type: !71)
!81 = !DILocalVariable(name: "low", scope: !67, file: !1, line: 17, type: !71)
!82 = !DILocation(line: 0, scope: !67)
!83 = !DILocation(line: 14, column: 17, scope: !67)
!84 = !DILocation(line: 14, column: 30, scope: !67)
!85 = !DILocation(line: 14, column: 28, scope: !67)
!86 = !DILocation(line: 14, column: 43, scope: !67)
!87 = !DILocation(line: 14, column: 41, scope: !67)
!88 = !DILocation(line: 15, column: 9, scope: !89)
!89 = distinct !DILexicalBlock(scope: !67, file: !1, line: 15, column: 7)
!90 = !DILocation(line: 15, column: 15, scope: !89)
!91 = !DILocation(line: 16, column: 25, scope: !67)
!92 = !DILocation(line: 0, scope: !46, inlinedAt: !93)
!93 = distinct !DILocation(line: 16, column: 17, scope: !67)
!94 = !DILocation(line: 6, column: 22, scope: !46, inlinedAt: !93)
!95 = !DILocation(line: 6, column: 11, scope: !46, inlinedAt: !93)
!96 = !DILocation(line: 7, column: 3, scope: !46, inlinedAt: !93)
!97 = !DILocation(line: 7, column: 12, scope: !46, inlinedAt: !93)
!98 = !DILocation(line: 9, column: 20, scope: !60, inlinedAt: !93)
!99 = !DILocation(line: 9, column: 9, scope: !60, inlinedAt: !93)
!100 = distinct !{!100, !96, !101, !64, !65}
!101 = !DILocation(line: 10, column: 3, scope: !46, inlinedAt: !93)
!102 = !DILocation(line: 16, column: 55, scope: !67)
!103 = !DILocation(line: 0, scope: !46, inlinedAt: !104)
!104 = distinct !DILocation(line: 16, column: 47, scope: !67)
!105 = !DILocation(line: 6, column: 22, scope: !46, inlinedAt: !104)
!106 = !DILocation(line: 6, column: 11, scope: !46, inlinedAt: !104)
!107 = !DILocation(line: 7, column: 3, scope: !46, inlinedAt: !104)
!108 = !DILocation(line: 7, column: 12, scope: !46, inlinedAt: !104)
!109 = !DILocation(line: 9, column: 20, scope: !60, inlinedAt: !104)
!110 = !DILocation(line: 9, column: 9, scope: !60, inlinedAt: !104)
!111 = distinct !{!111, !107, !112, !64, !65}
!112 = !DILocation(line: 10, column: 3, scope: !46, inlinedAt: !104)
!113 = !DILocation(line: 17, column: 20, scope: !67)
!114 = !DILocation(line: 17, column: 37, scope: !67)
!115 = !DILocation(line: 18, column: 12, scope: !116)
!116 = distinct !DILexicalBlock(scope: !67, file: !1, line: 18, column: 7)
!117 = !DILocation(line: 19, column: 16, scope: !116)
!118 = !DILocation(line: 19, column: 5, scope: !116)
!119 = !DILocation(line: 20, column: 1, scope: !67)
