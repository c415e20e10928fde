; ModuleID = 'table_of_free_cells.cu'
source_filename = "table_of_free_cells.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6insertPjPKjij(ptr noundef %keys, ptr noundef %from, i32 noundef %n, i32 noundef %mask) #0 !dbg !46 {
entry:
    #dbg_value(ptr %keys, !54, !DIExpression(), !65)
    #dbg_value(ptr %from, !55, !DIExpression(), !65)
    #dbg_value(i32 %n, !56, !DIExpression(), !65)
    #dbg_value(i32 %mask, !57, !DIExpression(), !65)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !66
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !67
  %mul = mul i32 %0, %1, !dbg !68
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !69
  %add = add i32 %mul, %2, !dbg !70
    #dbg_value(i32 %add, !58, !DIExpression(), !65)
  %cmp = icmp sge i32 %add, %n, !dbg !71
  br i1 %cmp, label %if.then, label %if.end, !dbg !71

if.then:                                          ; preds = %entry
  br label %cleanup15, !dbg !73

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !74
  %arrayidx = getelementptr inbounds i32, ptr %from, i64 %idxprom, !dbg !74
  %3 = load i32, ptr %arrayidx, align 4, !dbg !74, !tbaa !42
    #dbg_value(i32 %3, !59, !DIExpression(), !65)
  %mul3 = mul i32 %3, -1640531535, !dbg !75
  %and = and i32 %mul3, %mask, !dbg !76
    #dbg_value(i32 %and, !60, !DIExpression(), !77)
  br label %for.cond, !dbg !78

for.cond:                                         ; preds = %for.inc, %if.end
  %h.0 = phi i32 [ %and, %if.end ], [ %and12, %for.inc ], !dbg !79
    #dbg_value(i32 %h.0, !60, !DIExpression(), !77)
  %idxprom4 = zext i32 %h.0 to i64, !dbg !80
  %arrayidx5 = getelementptr inbounds nuw i32, ptr %keys, i64 %idxprom4, !dbg !80
  %4 = cmpxchg ptr %arrayidx5, i32 -1, i32 %3 monotonic monotonic, align 4, !dbg !81
  %5 = extractvalue { i32, i1 } %4, 0, !dbg !81
  %6 = extractvalue { i32, i1 } %4, 1, !dbg !81
  br i1 %6, label %_ZL9atomicCASPjjj.exit, label %cmpxchg.store_expected.i, !dbg !81

cmpxchg.store_expected.i:                         ; preds = %for.cond
  br label %_ZL9atomicCASPjjj.exit, !dbg !81

_ZL9atomicCASPjjj.exit:                           ; preds = %for.cond, %cmpxchg.store_expected.i
  %e.addr.0.i = phi i32 [ -1, %for.cond ], [ %5, %cmpxchg.store_expected.i ], !dbg !81
  %storedv.i = zext i1 %6 to i8, !dbg !81
    #dbg_value(i32 %e.addr.0.i, !62, !DIExpression(), !82)
  %cmp7 = icmp eq i32 %e.addr.0.i, -1, !dbg !83
  br i1 %cmp7, label %if.then9, label %lor.lhs.false, !dbg !85

lor.lhs.false:                                    ; preds = %_ZL9atomicCASPjjj.exit
  %cmp8 = icmp eq i32 %e.addr.0.i, %3, !dbg !86
  br i1 %cmp8, label %if.then9, label %if.end10, !dbg !85

if.then9:                                         ; preds = %lor.lhs.false, %_ZL9atomicCASPjjj.exit
  br label %cleanup, !dbg !87

if.end10:                                         ; preds = %lor.lhs.false
  br label %cleanup, !dbg !88

cleanup:                                          ; preds = %if.end10, %if.then9
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then9 ], [ 0, %if.end10 ]
  switch i32 %cleanup.dest.slot.0, label %cleanup13 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.inc, !dbg !89

for.inc:                                          ; preds = %cleanup.cont
  %add11 = add i32 %h.0, 1, !dbg !90
  %and12 = and i32 %add11, %mask, !dbg !91
    #dbg_value(i32 %and12, !60, !DIExpression(), !77)
  br label %for.cond, !dbg !92, !llvm.loop !93

cleanup13:                                        ; preds = %cleanup
  br label %cleanup15

cleanup15:                                        ; preds = %cleanup13, %if.then
  ret void, !dbg !98
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "table_of_free_cells.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "insert", linkageName: "_Z6insertPjPKjij", scope: !1, file: !1, line: 5, type: !47, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !53)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !51, !35, !50}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !50)
!53 = !{!54, !55, !56, !57, !58, !59, !60, !62}
!54 = !DILocalVariable(name: "keys", arg: 1, scope: !46, file: !1, line: 5, type: !49)
!55 = !DILocalVariable(name: "from", arg: 2, scope: !46, file: !1, line: 5, type: !51)
!56 = !DILocalVariable(name: "n", arg: 3, scope: !46, file: !1, line: 5, type: !35)
!57 = !DILocalVariable(name: "mask", arg: 4, scope: !46, file: !1, line: 5, type: !50)
!58 = !DILocalVariable(name: "i", scope: !46, file: !1, line: 6, type: !35)
!59 = !DILocalVariable(name: "key", scope: !46, file: !1, line: 8, type: !50)
!60 = !DILocalVariable(name: "h", scope: !61, file: !1, line: 9, type: !50)
!61 = distinct !DILexicalBlock(scope: !46, file: !1, line: 9, column: 3)
!62 = !DILocalVariable(name: "old", scope: !63, file: !1, line: 10, type: !50)
!63 = distinct !DILexicalBlock(scope: !64, file: !1, line: 9, column: 68)
!64 = distinct !DILexicalBlock(scope: !61, file: !1, line: 9, column: 3)
!65 = !DILocation(line: 0, scope: !46)
!66 = !DILocation(line: 6, column: 11, scope: !46)
!67 = !DILocation(line: 6, column: 24, scope: !46)
!68 = !DILocation(line: 6, column: 22, scope: !46)
!69 = !DILocation(line: 6, column: 37, scope: !46)
!70 = !DILocation(line: 6, column: 35, scope: !46)
!71 = !DILocation(line: 7, column: 9, scope: !72)
!72 = distinct !DILexicalBlock(scope: !46, file: !1, line: 7, column: 7)
!73 = !DILocation(line: 7, column: 15, scope: !72)
!74 = !DILocation(line: 8, column: 18, scope: !46)
!75 = !DILocation(line: 9, column: 25, scope: !61)
!76 = !DILocation(line: 9, column: 39, scope: !61)
!77 = !DILocation(line: 0, scope: !61)
!78 = !DILocation(line: 9, column: 8, scope: !61)
!79 = !DILocation(line: 9, scope: !61)
!80 = !DILocation(line: 10, column: 31, scope: !63)
!81 = !DILocation(line: 10, column: 20, scope: !63)
!82 = !DILocation(line: 0, scope: !63)
!83 = !DILocation(line: 11, column: 13, scope: !84)
!84 = distinct !DILexicalBlock(scope: !63, file: !1, line: 11, column: 9)
!85 = !DILocation(line: 11, column: 28, scope: !84)
!86 = !DILocation(line: 11, column: 35, scope: !84)
!87 = !DILocation(line: 11, column: 43, scope: !84)
!88 = !DILocation(line: 12, column: 3, scope: !64)
!89 = !DILocation(line: 12, column: 3, scope: !63)
!90 = !DILocation(line: 9, column: 55, scope: !64)
!91 = !DILocation(line: 9, column: 60, scope: !64)
!92 = !DILocation(line: 9, column: 3, scope: !64)
!93 = distinct !{!93, !94, !95, !96, !97}
!94 = !DILocation(line: 9, column: 3, scope: !61)
!95 = !DILocation(line: 12, column: 3, scope: !61)
!96 = !{!"llvm.loop.mustprogress"}
!97 = !{!"llvm.loop.unroll.disable"}
!98 = !DILocation(line: 13, column: 1, scope: !46)
