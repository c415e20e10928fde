; ModuleID = 'advice_rows_with_continue.cu'
source_filename = "advice_rows_with_continue.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8distancePKcS0_iiPi(ptr noundef %a, ptr noundef %b, i32 noundef %n, i32 noundef %m, ptr noundef %d) #0 !dbg !46 {
entry:
    #dbg_value(ptr %a, !54, !DIExpression(), !69)
    #dbg_value(ptr %b, !55, !DIExpression(), !69)
    #dbg_value(i32 %n, !56, !DIExpression(), !69)
    #dbg_value(i32 %m, !57, !DIExpression(), !69)
    #dbg_value(ptr %d, !58, !DIExpression(), !69)
    #dbg_value(i32 0, !59, !DIExpression(), !70)
  br label %for.cond, !dbg !71

for.cond:                                         ; preds = %for.inc49, %entry
  %k.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc49 ], !dbg !72
    #dbg_value(i32 %k.0, !59, !DIExpression(), !70)
  %add = add nsw i32 %n, %m, !dbg !73
  %cmp = icmp sle i32 %k.0, %add, !dbg !74
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !75

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end51

for.body:                                         ; preds = %for.cond
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !76
    #dbg_value(i32 %0, !61, !DIExpression(), !77)
  br label %for.cond1, !dbg !78

for.cond1:                                        ; preds = %for.inc, %for.body
  %i.0 = phi i32 [ %0, %for.body ], [ %add47, %for.inc ], !dbg !79
    #dbg_value(i32 %i.0, !61, !DIExpression(), !77)
  %cmp2 = icmp sle i32 %i.0, %n, !dbg !80
  br i1 %cmp2, label %for.body4, label %for.cond.cleanup3, !dbg !81

for.cond.cleanup3:                                ; preds = %for.cond1
  br label %for.end

for.body4:                                        ; preds = %for.cond1
  %sub = sub nsw i32 %k.0, %i.0, !dbg !82
    #dbg_value(i32 %sub, !65, !DIExpression(), !83)
  %cmp5 = icmp slt i32 %sub, 0, !dbg !84
  br i1 %cmp5, label %if.then, label %lor.lhs.false, !dbg !86

lor.lhs.false:                                    ; preds = %for.body4
  %cmp6 = icmp sgt i32 %sub, %m, !dbg !87
  br i1 %cmp6, label %if.then, label %if.end, !dbg !86

if.then:                                          ; preds = %lor.lhs.false, %for.body4
  br label %cleanup, !dbg !88

if.end:                                           ; preds = %lor.lhs.false
  %cmp7 = icmp eq i32 %i.0, 0, !dbg !89
  br i1 %cmp7, label %cond.true, label %cond.false, !dbg !90

cond.true:                                        ; preds = %if.end
  br label %cond.end, !dbg !90

cond.false:                                       ; preds = %if.end
  br label %cond.end, !dbg !90

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %sub, %cond.true ], [ %i.0, %cond.false ], !dbg !90
    #dbg_value(i32 %cond, !68, !DIExpression(), !83)
  %cmp8 = icmp sgt i32 %i.0, 0, !dbg !91
  br i1 %cmp8, label %land.lhs.true, label %if.end40, !dbg !93

land.lhs.true:                                    ; preds = %cond.end
  %cmp9 = icmp sgt i32 %sub, 0, !dbg !94
  br i1 %cmp9, label %if.then10, label %if.end40, !dbg !93

if.then10:                                        ; preds = %land.lhs.true
  %sub11 = sub nsw i32 %i.0, 1, !dbg !95
  %add12 = add nsw i32 %m, 1, !dbg !96
  %mul = mul nsw i32 %sub11, %add12, !dbg !97
  %add13 = add nsw i32 %mul, %sub, !dbg !98
  %idxprom = sext i32 %add13 to i64, !dbg !99
  %arrayidx = getelementptr inbounds i32, ptr %d, i64 %idxprom, !dbg !99
  %1 = load i32, ptr %arrayidx, align 4, !dbg !99, !tbaa !42
  %add14 = add nsw i32 %m, 1, !dbg !100
  %mul15 = mul nsw i32 %i.0, %add14, !dbg !101
  %add16 = add nsw i32 %mul15, %sub, !dbg !102
  %sub17 = sub nsw i32 %add16, 1, !dbg !103
  %idxprom18 = sext i32 %sub17 to i64, !dbg !104
  %arrayidx19 = getelementptr inbounds i32, ptr %d, i64 %idxprom18, !dbg !104
  %2 = load i32, ptr %arrayidx19, align 4, !dbg !104, !tbaa !42
  %cmp.i81 = icmp slt i32 %2, %1, !dbg !105
  br i1 %cmp.i81, label %cond.true.i84, label %cond.false.i82, !dbg !105

cond.true.i84:                                    ; preds = %if.then10
  br label %_ZL3minii.exit85, !dbg !105

cond.false.i82:                                   ; preds = %if.then10
  br label %_ZL3minii.exit85, !dbg !105

_ZL3minii.exit85:                                 ; preds = %cond.true.i84, %cond.false.i82
  %cond.i83 = phi i32 [ %2, %cond.true.i84 ], [ %1, %cond.false.i82 ], !dbg !105
  %add21 = add nsw i32 %cond.i83, 1, !dbg !106
  %sub22 = sub nsw i32 %i.0, 1, !dbg !107
  %add23 = add nsw i32 %m, 1, !dbg !108
  %mul24 = mul nsw i32 %sub22, %add23, !dbg !109
  %add25 = add nsw i32 %mul24, %sub, !dbg !110
  %sub26 = sub nsw i32 %add25, 1, !dbg !111
  %idxprom27 = sext i32 %sub26 to i64, !dbg !112
  %arrayidx28 = getelementptr inbounds i32, ptr %d, i64 %idxprom27, !dbg !112
  %3 = load i32, ptr %arrayidx28, align 4, !dbg !112, !tbaa !42
  %sub29 = sub nsw i32 %i.0, 1, !dbg !113
  %idxprom30 = sext i32 %sub29 to i64, !dbg !114
  %arrayidx31 = getelementptr inbounds i8, ptr %a, i64 %idxprom30, !dbg !114
  %4 = load i8, ptr %arrayidx31, align 1, !dbg !114, !tbaa !115
  %conv = sext i8 %4 to i32, !dbg !114
  %sub32 = sub nsw i32 %sub, 1, !dbg !116
  %idxprom33 = sext i32 %sub32 to i64, !dbg !117
  %arrayidx34 = getelementptr inbounds i8, ptr %b, i64 %idxprom33, !dbg !117
  %5 = load i8, ptr %arrayidx34, align 1, !dbg !117, !tbaa !115
  %conv35 = sext i8 %5 to i32, !dbg !117
  %cmp36 = icmp ne i32 %conv, %conv35, !dbg !118
  %conv37 = zext i1 %cmp36 to i32, !dbg !119
  %add38 = add nsw i32 %3, %conv37, !dbg !120
  %cmp.i = icmp slt i32 %add38, %add21, !dbg !121
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !121

cond.true.i:                                      ; preds = %_ZL3minii.exit85
  br label %_ZL3minii.exit, !dbg !121

cond.false.i:                                     ; preds = %_ZL3minii.exit85
  br label %_ZL3minii.exit, !dbg !121

_ZL3minii.exit:                                   ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ %add38, %cond.true.i ], [ %add21, %cond.false.i ], !dbg !121
    #dbg_value(i32 %cond.i, !68, !DIExpression(), !83)
  br label %if.end40, !dbg !122

if.end40:                                         ; preds = %_ZL3minii.exit, %land.lhs.true, %cond.end
  %v.0 = phi i32 [ %cond.i, %_ZL3minii.exit ], [ %cond, %land.lhs.true ], [ %cond, %cond.end ], !dbg !83
    #dbg_value(i32 %v.0, !68, !DIExpression(), !83)
  %add41 = add nsw i32 %m, 1, !dbg !123
  %mul42 = mul nsw i32 %i.0, %add41, !dbg !124
  %add43 = add nsw i32 %mul42, %sub, !dbg !125
  %idxprom44 = sext i32 %add43 to i64, !dbg !126
  %arrayidx45 = getelementptr inbounds i32, ptr %d, i64 %idxprom44, !dbg !126
  store i32 %v.0, ptr %arrayidx45, align 4, !dbg !127, !tbaa !42
  br label %cleanup, !dbg !128

cleanup:                                          ; preds = %if.end40, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 7, %if.then ], [ 0, %if.end40 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 7, label %for.inc
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.inc, !dbg !129

for.inc:                                          ; preds = %cleanup.cont, %cleanup
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !130
  %add47 = add i32 %i.0, %6, !dbg !131
    #dbg_value(i32 %add47, !61, !DIExpression(), !77)
  br label %for.cond1, !dbg !132, !llvm.loop !133

for.end:                                          ; preds = %for.cond.cleanup3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !137
  br label %for.inc49, !dbg !138

for.inc49:                                        ; preds = %for.end
  %inc = add nsw i32 %k.0, 1, !dbg !139
    #dbg_value(i32 %inc, !59, !DIExpression(), !70)
  br label %for.cond, !dbg !140, !llvm.loop !141

for.end51:                                        ; preds = %for.cond.cleanup
  ret void, !dbg !143

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "advice_rows_with_continue.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "distance", linkageName: "_Z8distancePKcS0_iiPi", scope: !1, file: !1, line: 4, type: !47, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !53)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !49, !35, !35, !52}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !51)
!51 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!53 = !{!54, !55, !56, !57, !58, !59, !61, !65, !68}
!54 = !DILocalVariable(name: "a", arg: 1, scope: !46, file: !1, line: 4, type: !49)
!55 = !DILocalVariable(name: "b", arg: 2, scope: !46, file: !1, line: 4, type: !49)
!56 = !DILocalVariable(name: "n", arg: 3, scope: !46, file: !1, line: 4, type: !35)
!57 = !DILocalVariable(name: "m", arg: 4, scope: !46, file: !1, line: 4, type: !35)
!58 = !DILocalVariable(name: "d", arg: 5, scope: !46, file: !1, line: 4, type: !52)
!59 = !DILocalVariable(name: "k", scope: !60, file: !1, line: 5, type: !35)
!60 = distinct !DILexicalBlock(scope: !46, file: !1, line: 5, column: 3)
!61 = !DILocalVariable(name: "i", scope: !62, file: !1, line: 6, type: !35)
!62 = distinct !DILexicalBlock(scope: !63, file: !1, line: 6, column: 5)
!63 = distinct !DILexicalBlock(scope: !64, file: !1, line: 5, column: 36)
!64 = distinct !DILexicalBlock(scope: !60, file: !1, line: 5, column: 3)
!65 = !DILocalVariable(name: "j", scope: !66, file: !1, line: 7, type: !35)
!66 = distinct !DILexicalBlock(scope: !67, file: !1, line: 6, column: 56)
!67 = distinct !DILexicalBlock(scope: !62, file: !1, line: 6, column: 5)
!68 = !DILocalVariable(name: "v", scope: !66, file: !1, line: 9, type: !35)
!69 = !DILocation(line: 0, scope: !46)
!70 = !DILocation(line: 0, scope: !60)
!71 = !DILocation(line: 5, column: 8, scope: !60)
!72 = !DILocation(line: 5, scope: !60)
!73 = !DILocation(line: 5, column: 26, scope: !64)
!74 = !DILocation(line: 5, column: 21, scope: !64)
!75 = !DILocation(line: 5, column: 3, scope: !60)
!76 = !DILocation(line: 6, column: 18, scope: !62)
!77 = !DILocation(line: 0, scope: !62)
!78 = !DILocation(line: 6, column: 10, scope: !62)
!79 = !DILocation(line: 6, scope: !62)
!80 = !DILocation(line: 6, column: 33, scope: !67)
!81 = !DILocation(line: 6, column: 5, scope: !62)
!82 = !DILocation(line: 7, column: 17, scope: !66)
!83 = !DILocation(line: 0, scope: !66)
!84 = !DILocation(line: 8, column: 13, scope: !85)
!85 = distinct !DILexicalBlock(scope: !66, file: !1, line: 8, column: 11)
!86 = !DILocation(line: 8, column: 17, scope: !85)
!87 = !DILocation(line: 8, column: 22, scope: !85)
!88 = !DILocation(line: 8, column: 27, scope: !85)
!89 = !DILocation(line: 9, column: 17, scope: !66)
!90 = !DILocation(line: 9, column: 15, scope: !66)
!91 = !DILocation(line: 10, column: 13, scope: !92)
!92 = distinct !DILexicalBlock(scope: !66, file: !1, line: 10, column: 11)
!93 = !DILocation(line: 10, column: 17, scope: !92)
!94 = !DILocation(line: 10, column: 22, scope: !92)
!95 = !DILocation(line: 11, column: 26, scope: !92)
!96 = !DILocation(line: 11, column: 36, scope: !92)
!97 = !DILocation(line: 11, column: 31, scope: !92)
!98 = !DILocation(line: 11, column: 41, scope: !92)
!99 = !DILocation(line: 11, column: 21, scope: !92)
!100 = !DILocation(line: 11, column: 56, scope: !92)
!101 = !DILocation(line: 11, column: 51, scope: !92)
!102 = !DILocation(line: 11, column: 61, scope: !92)
!103 = !DILocation(line: 11, column: 65, scope: !92)
!104 = !DILocation(line: 11, column: 47, scope: !92)
!105 = !DILocation(line: 11, column: 17, scope: !92)
!106 = !DILocation(line: 11, column: 71, scope: !92)
!107 = !DILocation(line: 12, column: 22, scope: !92)
!108 = !DILocation(line: 12, column: 32, scope: !92)
!109 = !DILocation(line: 12, column: 27, scope: !92)
!110 = !DILocation(line: 12, column: 37, scope: !92)
!111 = !DILocation(line: 12, column: 41, scope: !92)
!112 = !DILocation(line: 12, column: 17, scope: !92)
!113 = !DILocation(line: 12, column: 53, scope: !92)
!114 = !DILocation(line: 12, column: 49, scope: !92)
!115 = !{!44, !44, i64 0}
!116 = !DILocation(line: 12, column: 65, scope: !92)
!117 = !DILocation(line: 12, column: 61, scope: !92)
!118 = !DILocation(line: 12, column: 58, scope: !92)
!119 = !DILocation(line: 12, column: 48, scope: !92)
!120 = !DILocation(line: 12, column: 46, scope: !92)
!121 = !DILocation(line: 11, column: 13, scope: !92)
!122 = !DILocation(line: 11, column: 9, scope: !92)
!123 = !DILocation(line: 13, column: 16, scope: !66)
!124 = !DILocation(line: 13, column: 11, scope: !66)
!125 = !DILocation(line: 13, column: 21, scope: !66)
!126 = !DILocation(line: 13, column: 7, scope: !66)
!127 = !DILocation(line: 13, column: 26, scope: !66)
!128 = !DILocation(line: 14, column: 5, scope: !67)
!129 = !DILocation(line: 14, column: 5, scope: !66)
!130 = !DILocation(line: 6, column: 44, scope: !67)
!131 = !DILocation(line: 6, column: 41, scope: !67)
!132 = !DILocation(line: 6, column: 5, scope: !67)
!133 = distinct !{!133, !81, !134, !135, !136}
!134 = !DILocation(line: 14, column: 5, scope: !62)
!135 = !{!"llvm.loop.mustprogress"}
!136 = !{!"llvm.loop.unroll.disable"}
!137 = !DILocation(line: 15, column: 5, scope: !63)
!138 = !DILocation(line: 16, column: 3, scope: !63)
!139 = !DILocation(line: 5, column: 31, scope: !64)
!140 = !DILocation(line: 5, column: 3, scope: !64)
!141 = distinct !{!141, !75, !142, !135, !136}
!142 = !DILocation(line: 16, column: 3, scope: !60)
!143 = !DILocation(line: 17, column: 1, scope: !46)
