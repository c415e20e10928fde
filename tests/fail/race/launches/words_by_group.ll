; ModuleID = 'words_by_group.cu'
source_filename = "words_by_group.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4packPKhPjii(ptr noundef %x, ptr noundef %q, i32 noundef %columns, i32 noundef %group) #0 !dbg !46 {
entry:
    #dbg_value(ptr %x, !55, !DIExpression(), !68)
    #dbg_value(ptr %q, !56, !DIExpression(), !68)
    #dbg_value(i32 %columns, !57, !DIExpression(), !68)
    #dbg_value(i32 %group, !58, !DIExpression(), !68)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !69
    #dbg_value(i32 %0, !59, !DIExpression(), !68)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !70
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !71
  %mul = mul i32 %1, %2, !dbg !72
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !73
  %add = add i32 %mul, %3, !dbg !74
    #dbg_value(i32 %add, !60, !DIExpression(), !68)
  %div = sdiv i32 %columns, %group, !dbg !75
  %cmp = icmp sge i32 %add, %div, !dbg !77
  br i1 %cmp, label %if.then, label %if.end, !dbg !77

if.then:                                          ; preds = %entry
  br label %cleanup, !dbg !78

if.end:                                           ; preds = %entry
    #dbg_value(i32 0, !61, !DIExpression(), !79)
  br label %for.cond, !dbg !80

for.cond:                                         ; preds = %for.inc23, %if.end
  %w.0 = phi i32 [ 0, %if.end ], [ %inc24, %for.inc23 ], !dbg !81
    #dbg_value(i32 %w.0, !61, !DIExpression(), !79)
  %div4 = sdiv i32 %group, 8, !dbg !82
  %cmp5 = icmp slt i32 %w.0, %div4, !dbg !83
  br i1 %cmp5, label %for.body, label %for.cond.cleanup, !dbg !84

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end25

for.body:                                         ; preds = %for.cond
    #dbg_value(i32 0, !63, !DIExpression(), !85)
    #dbg_value(i32 0, !66, !DIExpression(), !86)
  br label %for.cond6, !dbg !87

for.cond6:                                        ; preds = %for.inc, %for.body
  %v.0 = phi i32 [ 0, %for.body ], [ %or, %for.inc ], !dbg !85
  %i.0 = phi i32 [ 0, %for.body ], [ %inc, %for.inc ], !dbg !88
    #dbg_value(i32 %i.0, !66, !DIExpression(), !86)
    #dbg_value(i32 %v.0, !63, !DIExpression(), !85)
  %cmp7 = icmp slt i32 %i.0, 8, !dbg !89
  br i1 %cmp7, label %for.body9, label %for.cond.cleanup8, !dbg !91

for.cond.cleanup8:                                ; preds = %for.cond6
  br label %for.end

for.body9:                                        ; preds = %for.cond6
  %mul10 = mul nsw i32 %0, %columns, !dbg !92
  %mul11 = mul nsw i32 %add, %group, !dbg !93
  %add12 = add nsw i32 %mul10, %mul11, !dbg !94
  %mul13 = mul nsw i32 %w.0, 8, !dbg !95
  %add14 = add nsw i32 %add12, %mul13, !dbg !96
  %add15 = add nsw i32 %add14, %i.0, !dbg !97
  %idxprom = sext i32 %add15 to i64, !dbg !98
  %arrayidx = getelementptr inbounds i8, ptr %x, i64 %idxprom, !dbg !98
  %4 = load i8, ptr %arrayidx, align 1, !dbg !98, !tbaa !99
  %conv = zext i8 %4 to i32, !dbg !98
  %and = and i32 %conv, 15, !dbg !100
  %mul16 = mul nsw i32 4, %i.0, !dbg !101
  %shl = shl i32 %and, %mul16, !dbg !102
  %or = or i32 %v.0, %shl, !dbg !103
    #dbg_value(i32 %or, !63, !DIExpression(), !85)
  br label %for.inc, !dbg !104

for.inc:                                          ; preds = %for.body9
  %inc = add nsw i32 %i.0, 1, !dbg !105
    #dbg_value(i32 %inc, !66, !DIExpression(), !86)
  br label %for.cond6, !dbg !106, !llvm.loop !107

for.end:                                          ; preds = %for.cond.cleanup8
  %div17 = sdiv i32 %columns, 8, !dbg !111
  %mul18 = mul nsw i32 %0, %div17, !dbg !112
  %add19 = add nsw i32 %mul18, %add, !dbg !113
  %add20 = add nsw i32 %add19, %w.0, !dbg !114
  %idxprom21 = sext i32 %add20 to i64, !dbg !115
  %arrayidx22 = getelementptr inbounds i32, ptr %q, i64 %idxprom21, !dbg !115
  store i32 %v.0, ptr %arrayidx22, align 4, !dbg !116, !tbaa !42
  br label %for.inc23, !dbg !117

for.inc23:                                        ; preds = %for.end
  %inc24 = add nsw i32 %w.0, 1, !dbg !118
    #dbg_value(i32 %inc24, !61, !DIExpression(), !79)
  br label %for.cond, !dbg !119, !llvm.loop !120

for.end25:                                        ; preds = %for.cond.cleanup
  br label %cleanup, !dbg !122

cleanup:                                          ; preds = %for.end25, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %for.end25 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void, !dbg !122

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

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
!1 = !DIFile(filename: "words_by_group.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "pack", linkageName: "_Z4packPKhPjii", scope: !1, file: !1, line: 7, type: !47, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !54)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !52, !35, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !51)
!51 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!53 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!54 = !{!55, !56, !57, !58, !59, !60, !61, !63, !66}
!55 = !DILocalVariable(name: "x", arg: 1, scope: !46, file: !1, line: 7, type: !49)
!56 = !DILocalVariable(name: "q", arg: 2, scope: !46, file: !1, line: 7, type: !52)
!57 = !DILocalVariable(name: "columns", arg: 3, scope: !46, file: !1, line: 7, type: !35)
!58 = !DILocalVariable(name: "group", arg: 4, scope: !46, file: !1, line: 7, type: !35)
!59 = !DILocalVariable(name: "row", scope: !46, file: !1, line: 8, type: !35)
!60 = !DILocalVariable(name: "g", scope: !46, file: !1, line: 8, type: !35)
!61 = !DILocalVariable(name: "w", scope: !62, file: !1, line: 10, type: !35)
!62 = distinct !DILexicalBlock(scope: !46, file: !1, line: 10, column: 3)
!63 = !DILocalVariable(name: "v", scope: !64, file: !1, line: 11, type: !53)
!64 = distinct !DILexicalBlock(scope: !65, file: !1, line: 10, column: 39)
!65 = distinct !DILexicalBlock(scope: !62, file: !1, line: 10, column: 3)
!66 = !DILocalVariable(name: "i", scope: !67, file: !1, line: 12, type: !35)
!67 = distinct !DILexicalBlock(scope: !64, file: !1, line: 12, column: 5)
!68 = !DILocation(line: 0, scope: !46)
!69 = !DILocation(line: 8, column: 13, scope: !46)
!70 = !DILocation(line: 8, column: 29, scope: !46)
!71 = !DILocation(line: 8, column: 42, scope: !46)
!72 = !DILocation(line: 8, column: 40, scope: !46)
!73 = !DILocation(line: 8, column: 55, scope: !46)
!74 = !DILocation(line: 8, column: 53, scope: !46)
!75 = !DILocation(line: 9, column: 20, scope: !76)
!76 = distinct !DILexicalBlock(scope: !46, file: !1, line: 9, column: 7)
!77 = !DILocation(line: 9, column: 9, scope: !76)
!78 = !DILocation(line: 9, column: 29, scope: !76)
!79 = !DILocation(line: 0, scope: !62)
!80 = !DILocation(line: 10, column: 8, scope: !62)
!81 = !DILocation(line: 10, scope: !62)
!82 = !DILocation(line: 10, column: 29, scope: !65)
!83 = !DILocation(line: 10, column: 21, scope: !65)
!84 = !DILocation(line: 10, column: 3, scope: !62)
!85 = !DILocation(line: 0, scope: !64)
!86 = !DILocation(line: 0, scope: !67)
!87 = !DILocation(line: 12, column: 10, scope: !67)
!88 = !DILocation(line: 12, scope: !67)
!89 = !DILocation(line: 12, column: 23, scope: !90)
!90 = distinct !DILexicalBlock(scope: !67, file: !1, line: 12, column: 5)
!91 = !DILocation(line: 12, column: 5, scope: !67)
!92 = !DILocation(line: 12, column: 45, scope: !90)
!93 = !DILocation(line: 12, column: 59, scope: !90)
!94 = !DILocation(line: 12, column: 55, scope: !90)
!95 = !DILocation(line: 12, column: 71, scope: !90)
!96 = !DILocation(line: 12, column: 67, scope: !90)
!97 = !DILocation(line: 12, column: 75, scope: !90)
!98 = !DILocation(line: 12, column: 39, scope: !90)
!99 = !{!44, !44, i64 0}
!100 = !DILocation(line: 12, column: 80, scope: !90)
!101 = !DILocation(line: 12, column: 93, scope: !90)
!102 = !DILocation(line: 12, column: 87, scope: !90)
!103 = !DILocation(line: 12, column: 35, scope: !90)
!104 = !DILocation(line: 12, column: 33, scope: !90)
!105 = !DILocation(line: 12, column: 28, scope: !90)
!106 = !DILocation(line: 12, column: 5, scope: !90)
!107 = distinct !{!107, !91, !108, !109, !110}
!108 = !DILocation(line: 12, column: 96, scope: !67)
!109 = !{!"llvm.loop.mustprogress"}
!110 = !{!"llvm.loop.unroll.disable"}
!111 = !DILocation(line: 13, column: 22, scope: !64)
!112 = !DILocation(line: 13, column: 11, scope: !64)
!113 = !DILocation(line: 13, column: 27, scope: !64)
!114 = !DILocation(line: 13, column: 31, scope: !64)
!115 = !DILocation(line: 13, column: 5, scope: !64)
!116 = !DILocation(line: 13, column: 36, scope: !64)
!117 = !DILocation(line: 14, column: 3, scope: !64)
!118 = !DILocation(line: 10, column: 34, scope: !65)
!119 = !DILocation(line: 10, column: 3, scope: !65)
!120 = distinct !{!120, !84, !121, !109, !110}
!121 = !DILocation(line: 14, column: 3, scope: !62)
!122 = !DILocation(line: 15, column: 1, scope: !46)
