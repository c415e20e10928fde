; ModuleID = 'levels_of_swapped_vertices.cu'
source_filename = "levels_of_swapped_vertices.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ6levelsPKiS0_PiiE5again = internal addrspace(3) global i32 undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6levelsPKiS0_Pii(ptr noundef %first, ptr noundef %to, ptr noundef %level, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %first, !47, !DIExpression(), !72)
    #dbg_value(ptr %to, !48, !DIExpression(), !72)
    #dbg_value(ptr %level, !49, !DIExpression(), !72)
    #dbg_value(i32 %n, !50, !DIExpression(), !72)
    #dbg_value(i32 0, !51, !DIExpression(), !72)
  br label %do.body, !dbg !73

do.body:                                          ; preds = %do.cond, %entry
  %now.0 = phi i32 [ 0, %entry ], [ %inc29, %do.cond ], !dbg !72
    #dbg_value(i32 %now.0, !51, !DIExpression(), !72)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !74
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !75
  %cmp = icmp eq i32 %0, 0, !dbg !77
  br i1 %cmp, label %if.then, label %if.end, !dbg !77

if.then:                                          ; preds = %do.body
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ6levelsPKiS0_PiiE5again to ptr), align 4, !dbg !78, !tbaa !68
  br label %if.end, !dbg !79

if.end:                                           ; preds = %if.then, %do.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !80
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !81
    #dbg_value(i32 %1, !52, !DIExpression(), !82)
  br label %for.cond, !dbg !83

for.cond:                                         ; preds = %for.inc25, %if.end
  %v.0 = phi i32 [ %1, %if.end ], [ %add27, %for.inc25 ], !dbg !84
    #dbg_value(i32 %v.0, !52, !DIExpression(), !82)
  %cmp2 = icmp slt i32 %v.0, %n, !dbg !85
  br i1 %cmp2, label %for.body, label %for.cond.cleanup, !dbg !86

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end28

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %v.0 to i64, !dbg !87
  %arrayidx = getelementptr inbounds i32, ptr %level, i64 %idxprom, !dbg !87
  %2 = atomicrmw add ptr %arrayidx, i32 0 monotonic, align 4, !dbg !88
  %cmp4 = icmp eq i32 %2, %now.0, !dbg !89
  br i1 %cmp4, label %if.then5, label %if.end24, !dbg !89

if.then5:                                         ; preds = %for.body
  %idxprom6 = sext i32 %v.0 to i64, !dbg !90
  %arrayidx7 = getelementptr inbounds i32, ptr %first, i64 %idxprom6, !dbg !90
  %3 = load i32, ptr %arrayidx7, align 4, !dbg !90, !tbaa !68
    #dbg_value(i32 %3, !55, !DIExpression(), !91)
  br label %for.cond8, !dbg !92

for.cond8:                                        ; preds = %for.inc, %if.then5
  %e.0 = phi i32 [ %3, %if.then5 ], [ %inc, %for.inc ], !dbg !93
    #dbg_value(i32 %e.0, !55, !DIExpression(), !91)
  %add = add nsw i32 %v.0, 1, !dbg !94
  %idxprom9 = sext i32 %add to i64, !dbg !95
  %arrayidx10 = getelementptr inbounds i32, ptr %first, i64 %idxprom9, !dbg !95
  %4 = load i32, ptr %arrayidx10, align 4, !dbg !95, !tbaa !68
  %cmp11 = icmp slt i32 %e.0, %4, !dbg !96
  br i1 %cmp11, label %for.body13, label %for.cond.cleanup12, !dbg !97

for.cond.cleanup12:                               ; preds = %for.cond8
  br label %for.end

for.body13:                                       ; preds = %for.cond8
  %idxprom14 = sext i32 %e.0 to i64, !dbg !98
  %arrayidx15 = getelementptr inbounds i32, ptr %to, i64 %idxprom14, !dbg !98
  %5 = load i32, ptr %arrayidx15, align 4, !dbg !98, !tbaa !68
  %idxprom16 = sext i32 %5 to i64, !dbg !99
  %arrayidx17 = getelementptr inbounds i32, ptr %level, i64 %idxprom16, !dbg !99
  %add18 = add nsw i32 %now.0, 1, !dbg !100
  %6 = cmpxchg ptr %arrayidx17, i32 -1, i32 %add18 monotonic monotonic, align 4, !dbg !101
  %7 = extractvalue { i32, i1 } %6, 0, !dbg !101
  %8 = extractvalue { i32, i1 } %6, 1, !dbg !101
  br i1 %8, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !101

cmpxchg.store_expected.i:                         ; preds = %for.body13
  br label %_ZL9atomicCASPiii.exit, !dbg !101

_ZL9atomicCASPiii.exit:                           ; preds = %for.body13, %cmpxchg.store_expected.i
  %e.addr.0.i = phi i32 [ -1, %for.body13 ], [ %7, %cmpxchg.store_expected.i ], !dbg !101
  %storedv.i = zext i1 %8 to i8, !dbg !101
  %cmp20 = icmp eq i32 %e.addr.0.i, -1, !dbg !102
  br i1 %cmp20, label %if.then21, label %if.end23, !dbg !102

if.then21:                                        ; preds = %_ZL9atomicCASPiii.exit
    #dbg_value(i32 1, !59, !DIExpression(), !103)
  %9 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ6levelsPKiS0_PiiE5again to ptr), i32 1 monotonic, align 4, !dbg !104
  br label %if.end23, !dbg !105

if.end23:                                         ; preds = %if.then21, %_ZL9atomicCASPiii.exit
  br label %for.inc, !dbg !106

for.inc:                                          ; preds = %if.end23
  %inc = add nsw i32 %e.0, 1, !dbg !107
    #dbg_value(i32 %inc, !55, !DIExpression(), !91)
  br label %for.cond8, !dbg !108, !llvm.loop !109

for.end:                                          ; preds = %for.cond.cleanup12
  br label %if.end24, !dbg !110

if.end24:                                         ; preds = %for.end, %for.body
  br label %for.inc25, !dbg !113

for.inc25:                                        ; preds = %if.end24
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !114
  %add27 = add i32 %v.0, %10, !dbg !115
    #dbg_value(i32 %add27, !52, !DIExpression(), !82)
  br label %for.cond, !dbg !116, !llvm.loop !117

for.end28:                                        ; preds = %for.cond.cleanup
  %inc29 = add nsw i32 %now.0, 1, !dbg !119
    #dbg_value(i32 %inc29, !51, !DIExpression(), !72)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !120
  br label %do.cond, !dbg !121

do.cond:                                          ; preds = %for.end28
  %11 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6levelsPKiS0_PiiE5again to ptr), align 4, !dbg !122, !tbaa !68
  %tobool = icmp ne i32 %11, 0, !dbg !122
  br i1 %tobool, label %do.body, label %do.end, !dbg !121, !llvm.loop !123

do.end:                                           ; preds = %do.cond
  ret void, !dbg !125
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
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!63, !64, !65, !66}
!llvm.ident = !{!67}
!llvm.errno.tbaa = !{!68}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "again", scope: !2, file: !3, line: 6, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "levels", linkageName: "_Z6levelsPKiS0_Pii", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !46)
!3 = !DIFile(filename: "levels_of_swapped_vertices.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !9, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16, !18, !23, !28, !33, !39, !41}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 128)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 129)
!17 = !DINamespace(name: "std", scope: null)
!18 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !19, file: !15, line: 154)
!19 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !15, file: !15, line: 137, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22}
!22 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !24, file: !15, line: 154)
!24 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !15, file: !15, line: 133, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !27}
!27 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!28 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !29, file: !15, line: 154)
!29 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !15, file: !15, line: 134, type: !30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!30 = !DISubroutineType(types: !31)
!31 = !{!32, !32}
!32 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !34, file: !15, line: 154)
!34 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !15, file: !15, line: 145, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!35 = !DISubroutineType(types: !36)
!36 = !{!37, !38}
!37 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!38 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !40, file: !15, line: 154)
!40 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !15, file: !15, line: 147, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!41 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !42, file: !15, line: 154)
!42 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !15, file: !15, line: 149, type: !43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!43 = !DISubroutineType(types: !44)
!44 = !{!8, !45}
!45 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!46 = !{!47, !48, !49, !50, !51, !52, !55, !59}
!47 = !DILocalVariable(name: "first", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!48 = !DILocalVariable(name: "to", arg: 2, scope: !2, file: !3, line: 5, type: !6)
!49 = !DILocalVariable(name: "level", arg: 3, scope: !2, file: !3, line: 5, type: !9)
!50 = !DILocalVariable(name: "n", arg: 4, scope: !2, file: !3, line: 5, type: !8)
!51 = !DILocalVariable(name: "now", scope: !2, file: !3, line: 7, type: !8)
!52 = !DILocalVariable(name: "v", scope: !53, file: !3, line: 13, type: !8)
!53 = distinct !DILexicalBlock(scope: !54, file: !3, line: 13, column: 5)
!54 = distinct !DILexicalBlock(scope: !2, file: !3, line: 8, column: 6)
!55 = !DILocalVariable(name: "e", scope: !56, file: !3, line: 15, type: !8)
!56 = distinct !DILexicalBlock(scope: !57, file: !3, line: 15, column: 9)
!57 = distinct !DILexicalBlock(scope: !58, file: !3, line: 14, column: 11)
!58 = distinct !DILexicalBlock(scope: !53, file: !3, line: 13, column: 5)
!59 = !DILocalVariable(name: "seen", scope: !60, file: !3, line: 17, type: !7)
!60 = distinct !DILexicalBlock(scope: !61, file: !3, line: 16, column: 60)
!61 = distinct !DILexicalBlock(scope: !62, file: !3, line: 16, column: 15)
!62 = distinct !DILexicalBlock(scope: !56, file: !3, line: 15, column: 9)
!63 = !{i32 7, !"Dwarf Version", i32 4}
!64 = !{i32 2, !"Debug Info Version", i32 3}
!65 = !{i32 1, !"wchar_size", i32 4}
!66 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!67 = !{!"clang version 22.1.8"}
!68 = !{!69, !69, i64 0}
!69 = !{!"int", !70, i64 0}
!70 = !{!"omnipotent char", !71, i64 0}
!71 = !{!"Simple C++ TBAA"}
!72 = !DILocation(line: 0, scope: !2)
!73 = !DILocation(line: 8, column: 3, scope: !2)
!74 = !DILocation(line: 9, column: 5, scope: !54)
!75 = !DILocation(line: 10, column: 9, scope: !76)
!76 = distinct !DILexicalBlock(scope: !54, file: !3, line: 10, column: 9)
!77 = !DILocation(line: 10, column: 21, scope: !76)
!78 = !DILocation(line: 11, column: 13, scope: !76)
!79 = !DILocation(line: 11, column: 7, scope: !76)
!80 = !DILocation(line: 12, column: 5, scope: !54)
!81 = !DILocation(line: 13, column: 18, scope: !53)
!82 = !DILocation(line: 0, scope: !53)
!83 = !DILocation(line: 13, column: 10, scope: !53)
!84 = !DILocation(line: 13, scope: !53)
!85 = !DILocation(line: 13, column: 33, scope: !58)
!86 = !DILocation(line: 13, column: 5, scope: !53)
!87 = !DILocation(line: 14, column: 22, scope: !57)
!88 = !DILocation(line: 14, column: 11, scope: !57)
!89 = !DILocation(line: 14, column: 35, scope: !57)
!90 = !DILocation(line: 15, column: 22, scope: !56)
!91 = !DILocation(line: 0, scope: !56)
!92 = !DILocation(line: 15, column: 14, scope: !56)
!93 = !DILocation(line: 15, scope: !56)
!94 = !DILocation(line: 15, column: 44, scope: !62)
!95 = !DILocation(line: 15, column: 36, scope: !62)
!96 = !DILocation(line: 15, column: 34, scope: !62)
!97 = !DILocation(line: 15, column: 9, scope: !56)
!98 = !DILocation(line: 16, column: 32, scope: !61)
!99 = !DILocation(line: 16, column: 26, scope: !61)
!100 = !DILocation(line: 16, column: 48, scope: !61)
!101 = !DILocation(line: 16, column: 15, scope: !61)
!102 = !DILocation(line: 16, column: 53, scope: !61)
!103 = !DILocation(line: 0, scope: !60)
!104 = !DILocation(line: 18, column: 13, scope: !60)
!105 = !DILocation(line: 19, column: 11, scope: !60)
!106 = !DILocation(line: 16, column: 57, scope: !61)
!107 = !DILocation(line: 15, column: 50, scope: !62)
!108 = !DILocation(line: 15, column: 9, scope: !62)
!109 = distinct !{!109, !97, !110, !111, !112}
!110 = !DILocation(line: 19, column: 11, scope: !56)
!111 = !{!"llvm.loop.mustprogress"}
!112 = !{!"llvm.loop.unroll.disable"}
!113 = !DILocation(line: 14, column: 38, scope: !57)
!114 = !DILocation(line: 13, column: 43, scope: !58)
!115 = !DILocation(line: 13, column: 40, scope: !58)
!116 = !DILocation(line: 13, column: 5, scope: !58)
!117 = distinct !{!117, !86, !118, !111, !112}
!118 = !DILocation(line: 19, column: 11, scope: !53)
!119 = !DILocation(line: 20, column: 5, scope: !54)
!120 = !DILocation(line: 21, column: 5, scope: !54)
!121 = !DILocation(line: 22, column: 3, scope: !54)
!122 = !DILocation(line: 22, column: 12, scope: !2)
!123 = distinct !{!123, !73, !124, !111, !112}
!124 = !DILocation(line: 22, column: 17, scope: !2)
!125 = !DILocation(line: 23, column: 1, scope: !2)
