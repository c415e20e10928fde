; ModuleID = 'elimination_in_one_block.cu'
source_filename = "elimination_in_one_block.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9eliminatePfi(ptr noundef %a, i32 noundef %n) #0 !dbg !46 {
entry:
    #dbg_value(ptr %a, !51, !DIExpression(), !64)
    #dbg_value(i32 %n, !52, !DIExpression(), !64)
    #dbg_value(i32 0, !53, !DIExpression(), !65)
  br label %for.cond, !dbg !66

for.cond:                                         ; preds = %for.inc45, %entry
  %k.0 = phi i32 [ 0, %entry ], [ %inc46, %for.inc45 ], !dbg !67
    #dbg_value(i32 %k.0, !53, !DIExpression(), !65)
  %sub = sub nsw i32 %n, 1, !dbg !68
  %cmp = icmp slt i32 %k.0, %sub, !dbg !69
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !70

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end47

for.body:                                         ; preds = %for.cond
  %add = add nsw i32 %k.0, 1, !dbg !71
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !72
  %add1 = add i32 %add, %0, !dbg !73
    #dbg_value(i32 %add1, !55, !DIExpression(), !74)
  br label %for.cond2, !dbg !75

for.cond2:                                        ; preds = %for.inc, %for.body
  %i.0 = phi i32 [ %add1, %for.body ], [ %add12, %for.inc ], !dbg !76
    #dbg_value(i32 %i.0, !55, !DIExpression(), !74)
  %cmp3 = icmp slt i32 %i.0, %n, !dbg !77
  br i1 %cmp3, label %for.body5, label %for.cond.cleanup4, !dbg !79

for.cond.cleanup4:                                ; preds = %for.cond2
  br label %for.end

for.body5:                                        ; preds = %for.cond2
  %mul = mul nsw i32 %k.0, %n, !dbg !80
  %add6 = add nsw i32 %mul, %k.0, !dbg !81
  %idxprom = sext i32 %add6 to i64, !dbg !82
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom, !dbg !82
  %1 = load float, ptr %arrayidx, align 4, !dbg !82, !tbaa !83
  %mul7 = mul nsw i32 %i.0, %n, !dbg !85
  %add8 = add nsw i32 %mul7, %k.0, !dbg !86
  %idxprom9 = sext i32 %add8 to i64, !dbg !87
  %arrayidx10 = getelementptr inbounds float, ptr %a, i64 %idxprom9, !dbg !87
  %2 = load float, ptr %arrayidx10, align 4, !dbg !88, !tbaa !83
  %div = fdiv float %2, %1, !dbg !88
  store float %div, ptr %arrayidx10, align 4, !dbg !88, !tbaa !83
  br label %for.inc, !dbg !87

for.inc:                                          ; preds = %for.body5
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !89
  %add12 = add i32 %i.0, %3, !dbg !90
    #dbg_value(i32 %add12, !55, !DIExpression(), !74)
  br label %for.cond2, !dbg !91, !llvm.loop !92

for.end:                                          ; preds = %for.cond.cleanup4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !96
  %add13 = add nsw i32 %k.0, 1, !dbg !97
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !98
  %add15 = add i32 %add13, %4, !dbg !99
    #dbg_value(i32 %add15, !59, !DIExpression(), !100)
  br label %for.cond16, !dbg !101

for.cond16:                                       ; preds = %for.inc41, %for.end
  %j.0 = phi i32 [ %add15, %for.end ], [ %add43, %for.inc41 ], !dbg !102
    #dbg_value(i32 %j.0, !59, !DIExpression(), !100)
  %cmp17 = icmp slt i32 %j.0, %n, !dbg !103
  br i1 %cmp17, label %for.body19, label %for.cond.cleanup18, !dbg !104

for.cond.cleanup18:                               ; preds = %for.cond16
  br label %for.end44

for.body19:                                       ; preds = %for.cond16
  %add21 = add nsw i32 %k.0, 1, !dbg !105
    #dbg_value(i32 %add21, !61, !DIExpression(), !106)
  br label %for.cond22, !dbg !107

for.cond22:                                       ; preds = %for.inc39, %for.body19
  %i20.0 = phi i32 [ %add21, %for.body19 ], [ %inc, %for.inc39 ], !dbg !108
    #dbg_value(i32 %i20.0, !61, !DIExpression(), !106)
  %cmp23 = icmp slt i32 %i20.0, %n, !dbg !109
  br i1 %cmp23, label %for.body25, label %for.cond.cleanup24, !dbg !111

for.cond.cleanup24:                               ; preds = %for.cond22
  br label %for.end40

for.body25:                                       ; preds = %for.cond22
  %mul26 = mul nsw i32 %i20.0, %n, !dbg !112
  %add27 = add nsw i32 %mul26, %k.0, !dbg !113
  %idxprom28 = sext i32 %add27 to i64, !dbg !114
  %arrayidx29 = getelementptr inbounds float, ptr %a, i64 %idxprom28, !dbg !114
  %5 = load float, ptr %arrayidx29, align 4, !dbg !114, !tbaa !83
  %mul30 = mul nsw i32 %k.0, %n, !dbg !115
  %add31 = add nsw i32 %mul30, %j.0, !dbg !116
  %idxprom32 = sext i32 %add31 to i64, !dbg !117
  %arrayidx33 = getelementptr inbounds float, ptr %a, i64 %idxprom32, !dbg !117
  %6 = load float, ptr %arrayidx33, align 4, !dbg !117, !tbaa !83
  %mul35 = mul nsw i32 %i20.0, %n, !dbg !118
  %add36 = add nsw i32 %mul35, %j.0, !dbg !119
  %idxprom37 = sext i32 %add36 to i64, !dbg !120
  %arrayidx38 = getelementptr inbounds float, ptr %a, i64 %idxprom37, !dbg !120
  %7 = load float, ptr %arrayidx38, align 4, !dbg !121, !tbaa !83
  %neg = fneg float %5, !dbg !121
  %8 = call float @llvm.fmuladd.f32(float %neg, float %6, float %7), !dbg !121
  store float %8, ptr %arrayidx38, align 4, !dbg !121, !tbaa !83
  br label %for.inc39, !dbg !120

for.inc39:                                        ; preds = %for.body25
  %inc = add nsw i32 %i20.0, 1, !dbg !122
    #dbg_value(i32 %inc, !61, !DIExpression(), !106)
  br label %for.cond22, !dbg !123, !llvm.loop !124

for.end40:                                        ; preds = %for.cond.cleanup24
  br label %for.inc41, !dbg !125

for.inc41:                                        ; preds = %for.end40
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !126
  %add43 = add i32 %j.0, %9, !dbg !127
    #dbg_value(i32 %add43, !59, !DIExpression(), !100)
  br label %for.cond16, !dbg !128, !llvm.loop !129

for.end44:                                        ; preds = %for.cond.cleanup18
  br label %for.inc45, !dbg !131

for.inc45:                                        ; preds = %for.end44
  %inc46 = add nsw i32 %k.0, 1, !dbg !132
    #dbg_value(i32 %inc46, !53, !DIExpression(), !65)
  br label %for.cond, !dbg !133, !llvm.loop !134

for.end47:                                        ; preds = %for.cond.cleanup
  ret void, !dbg !136
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
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "elimination_in_one_block.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "eliminate", linkageName: "_Z9eliminatePfi", scope: !1, file: !1, line: 8, type: !47, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !50)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!50 = !{!51, !52, !53, !55, !59, !61}
!51 = !DILocalVariable(name: "a", arg: 1, scope: !46, file: !1, line: 8, type: !49)
!52 = !DILocalVariable(name: "n", arg: 2, scope: !46, file: !1, line: 8, type: !35)
!53 = !DILocalVariable(name: "k", scope: !54, file: !1, line: 9, type: !35)
!54 = distinct !DILexicalBlock(scope: !46, file: !1, line: 9, column: 3)
!55 = !DILocalVariable(name: "i", scope: !56, file: !1, line: 10, type: !35)
!56 = distinct !DILexicalBlock(scope: !57, file: !1, line: 10, column: 5)
!57 = distinct !DILexicalBlock(scope: !58, file: !1, line: 9, column: 35)
!58 = distinct !DILexicalBlock(scope: !54, file: !1, line: 9, column: 3)
!59 = !DILocalVariable(name: "j", scope: !60, file: !1, line: 13, type: !35)
!60 = distinct !DILexicalBlock(scope: !57, file: !1, line: 13, column: 5)
!61 = !DILocalVariable(name: "i", scope: !62, file: !1, line: 14, type: !35)
!62 = distinct !DILexicalBlock(scope: !63, file: !1, line: 14, column: 7)
!63 = distinct !DILexicalBlock(scope: !60, file: !1, line: 13, column: 5)
!64 = !DILocation(line: 0, scope: !46)
!65 = !DILocation(line: 0, scope: !54)
!66 = !DILocation(line: 9, column: 8, scope: !54)
!67 = !DILocation(line: 9, scope: !54)
!68 = !DILocation(line: 9, column: 25, scope: !58)
!69 = !DILocation(line: 9, column: 21, scope: !58)
!70 = !DILocation(line: 9, column: 3, scope: !54)
!71 = !DILocation(line: 10, column: 20, scope: !56)
!72 = !DILocation(line: 10, column: 26, scope: !56)
!73 = !DILocation(line: 10, column: 24, scope: !56)
!74 = !DILocation(line: 0, scope: !56)
!75 = !DILocation(line: 10, column: 10, scope: !56)
!76 = !DILocation(line: 10, scope: !56)
!77 = !DILocation(line: 10, column: 41, scope: !78)
!78 = distinct !DILexicalBlock(scope: !56, file: !1, line: 10, column: 5)
!79 = !DILocation(line: 10, column: 5, scope: !56)
!80 = !DILocation(line: 11, column: 27, scope: !78)
!81 = !DILocation(line: 11, column: 31, scope: !78)
!82 = !DILocation(line: 11, column: 23, scope: !78)
!83 = !{!84, !84, i64 0}
!84 = !{!"float", !44, i64 0}
!85 = !DILocation(line: 11, column: 11, scope: !78)
!86 = !DILocation(line: 11, column: 15, scope: !78)
!87 = !DILocation(line: 11, column: 7, scope: !78)
!88 = !DILocation(line: 11, column: 20, scope: !78)
!89 = !DILocation(line: 10, column: 51, scope: !78)
!90 = !DILocation(line: 10, column: 48, scope: !78)
!91 = !DILocation(line: 10, column: 5, scope: !78)
!92 = distinct !{!92, !79, !93, !94, !95}
!93 = !DILocation(line: 11, column: 34, scope: !56)
!94 = !{!"llvm.loop.mustprogress"}
!95 = !{!"llvm.loop.unroll.disable"}
!96 = !DILocation(line: 12, column: 5, scope: !57)
!97 = !DILocation(line: 13, column: 20, scope: !60)
!98 = !DILocation(line: 13, column: 26, scope: !60)
!99 = !DILocation(line: 13, column: 24, scope: !60)
!100 = !DILocation(line: 0, scope: !60)
!101 = !DILocation(line: 13, column: 10, scope: !60)
!102 = !DILocation(line: 13, scope: !60)
!103 = !DILocation(line: 13, column: 41, scope: !63)
!104 = !DILocation(line: 13, column: 5, scope: !60)
!105 = !DILocation(line: 14, column: 22, scope: !62)
!106 = !DILocation(line: 0, scope: !62)
!107 = !DILocation(line: 14, column: 12, scope: !62)
!108 = !DILocation(line: 14, scope: !62)
!109 = !DILocation(line: 14, column: 29, scope: !110)
!110 = distinct !DILexicalBlock(scope: !62, file: !1, line: 14, column: 7)
!111 = !DILocation(line: 14, column: 7, scope: !62)
!112 = !DILocation(line: 15, column: 29, scope: !110)
!113 = !DILocation(line: 15, column: 33, scope: !110)
!114 = !DILocation(line: 15, column: 25, scope: !110)
!115 = !DILocation(line: 15, column: 44, scope: !110)
!116 = !DILocation(line: 15, column: 48, scope: !110)
!117 = !DILocation(line: 15, column: 40, scope: !110)
!118 = !DILocation(line: 15, column: 13, scope: !110)
!119 = !DILocation(line: 15, column: 17, scope: !110)
!120 = !DILocation(line: 15, column: 9, scope: !110)
!121 = !DILocation(line: 15, column: 22, scope: !110)
!122 = !DILocation(line: 14, column: 34, scope: !110)
!123 = !DILocation(line: 14, column: 7, scope: !110)
!124 = distinct !{!124, !111, !125, !94, !95}
!125 = !DILocation(line: 15, column: 51, scope: !62)
!126 = !DILocation(line: 13, column: 51, scope: !63)
!127 = !DILocation(line: 13, column: 48, scope: !63)
!128 = !DILocation(line: 13, column: 5, scope: !63)
!129 = distinct !{!129, !104, !130, !94, !95}
!130 = !DILocation(line: 15, column: 51, scope: !60)
!131 = !DILocation(line: 16, column: 3, scope: !57)
!132 = !DILocation(line: 9, column: 30, scope: !58)
!133 = !DILocation(line: 9, column: 3, scope: !58)
!134 = distinct !{!134, !70, !135, !94, !95}
!135 = !DILocation(line: 16, column: 3, scope: !54)
!136 = !DILocation(line: 17, column: 1, scope: !46)
