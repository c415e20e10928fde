; ModuleID = 'sort_in_shared.cu'
source_filename = "sort_in_shared.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@s = external addrspace(3) global [0 x i32], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4sortPi(ptr noundef %a) #0 !dbg !46 {
entry:
    #dbg_value(ptr %a, !51, !DIExpression(), !66)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !67
    #dbg_value(i32 %0, !52, !DIExpression(), !66)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !68
  %mul = mul i32 2, %1, !dbg !69
    #dbg_value(i32 %mul, !53, !DIExpression(), !66)
    #dbg_value(i32 %0, !54, !DIExpression(), !70)
  br label %for.cond, !dbg !71

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ %0, %entry ], [ %add7, %for.inc ], !dbg !72
    #dbg_value(i32 %i.0, !54, !DIExpression(), !70)
  %cmp = icmp slt i32 %i.0, %mul, !dbg !73
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !75

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !76
  %mul3 = mul i32 %2, %mul, !dbg !77
  %add = add i32 %mul3, %i.0, !dbg !78
  %idxprom = zext i32 %add to i64, !dbg !79
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom, !dbg !79
  %3 = load i32, ptr %arrayidx, align 4, !dbg !79, !tbaa !42
  %idxprom4 = sext i32 %i.0 to i64, !dbg !80
  %arrayidx5 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom4, !dbg !80
  store i32 %3, ptr %arrayidx5, align 4, !dbg !81, !tbaa !42
  br label %for.inc, !dbg !80

for.inc:                                          ; preds = %for.body
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !82
  %add7 = add i32 %i.0, %4, !dbg !83
    #dbg_value(i32 %add7, !54, !DIExpression(), !70)
  br label %for.cond, !dbg !84, !llvm.loop !85

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !89
    #dbg_value(i32 0, !56, !DIExpression(), !90)
  br label %for.cond8, !dbg !91

for.cond8:                                        ; preds = %for.inc33, %for.end
  %phase.0 = phi i32 [ 0, %for.end ], [ %inc, %for.inc33 ], !dbg !92
    #dbg_value(i32 %phase.0, !56, !DIExpression(), !90)
  %cmp9 = icmp slt i32 %phase.0, %mul, !dbg !93
  br i1 %cmp9, label %for.body11, label %for.cond.cleanup10, !dbg !94

for.cond.cleanup10:                               ; preds = %for.cond8
  br label %for.end34

for.body11:                                       ; preds = %for.cond8
  %mul13 = mul nsw i32 2, %0, !dbg !95
  %and = and i32 %phase.0, 1, !dbg !96
  %add14 = add nsw i32 %mul13, %and, !dbg !97
    #dbg_value(i32 %add14, !58, !DIExpression(), !98)
  %add15 = add nsw i32 %add14, 1, !dbg !99
  %cmp16 = icmp slt i32 %add15, %mul, !dbg !100
  br i1 %cmp16, label %land.lhs.true, label %if.end, !dbg !101

land.lhs.true:                                    ; preds = %for.body11
  %idxprom17 = sext i32 %add14 to i64, !dbg !102
  %arrayidx18 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom17, !dbg !102
  %5 = load i32, ptr %arrayidx18, align 4, !dbg !102, !tbaa !42
  %add19 = add nsw i32 %add14, 1, !dbg !103
  %idxprom20 = sext i32 %add19 to i64, !dbg !104
  %arrayidx21 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom20, !dbg !104
  %6 = load i32, ptr %arrayidx21, align 4, !dbg !104, !tbaa !42
  %cmp22 = icmp sgt i32 %5, %6, !dbg !105
  br i1 %cmp22, label %if.then, label %if.end, !dbg !101

if.then:                                          ; preds = %land.lhs.true
  %idxprom23 = sext i32 %add14 to i64, !dbg !106
  %arrayidx24 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom23, !dbg !106
  %7 = load i32, ptr %arrayidx24, align 4, !dbg !106, !tbaa !42
    #dbg_value(i32 %7, !61, !DIExpression(), !107)
  %add25 = add nsw i32 %add14, 1, !dbg !108
  %idxprom26 = sext i32 %add25 to i64, !dbg !109
  %arrayidx27 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom26, !dbg !109
  %8 = load i32, ptr %arrayidx27, align 4, !dbg !109, !tbaa !42
  %idxprom28 = sext i32 %add14 to i64, !dbg !110
  %arrayidx29 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom28, !dbg !110
  store i32 %8, ptr %arrayidx29, align 4, !dbg !111, !tbaa !42
  %add30 = add nsw i32 %add14, 1, !dbg !112
  %idxprom31 = sext i32 %add30 to i64, !dbg !113
  %arrayidx32 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom31, !dbg !113
  store i32 %7, ptr %arrayidx32, align 4, !dbg !114, !tbaa !42
  br label %if.end, !dbg !115

if.end:                                           ; preds = %if.then, %land.lhs.true, %for.body11
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !116
  br label %for.inc33, !dbg !117

for.inc33:                                        ; preds = %if.end
  %inc = add nsw i32 %phase.0, 1, !dbg !118
    #dbg_value(i32 %inc, !56, !DIExpression(), !90)
  br label %for.cond8, !dbg !119, !llvm.loop !120

for.end34:                                        ; preds = %for.cond.cleanup10
    #dbg_value(i32 %0, !64, !DIExpression(), !122)
  br label %for.cond36, !dbg !123

for.cond36:                                       ; preds = %for.inc47, %for.end34
  %i35.0 = phi i32 [ %0, %for.end34 ], [ %add49, %for.inc47 ], !dbg !124
    #dbg_value(i32 %i35.0, !64, !DIExpression(), !122)
  %cmp37 = icmp slt i32 %i35.0, %mul, !dbg !125
  br i1 %cmp37, label %for.body39, label %for.cond.cleanup38, !dbg !127

for.cond.cleanup38:                               ; preds = %for.cond36
  br label %for.end50

for.body39:                                       ; preds = %for.cond36
  %idxprom40 = sext i32 %i35.0 to i64, !dbg !128
  %arrayidx41 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom40, !dbg !128
  %9 = load i32, ptr %arrayidx41, align 4, !dbg !128, !tbaa !42
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !129
  %mul43 = mul i32 %10, %mul, !dbg !130
  %add44 = add i32 %mul43, %i35.0, !dbg !131
  %idxprom45 = zext i32 %add44 to i64, !dbg !132
  %arrayidx46 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom45, !dbg !132
  store i32 %9, ptr %arrayidx46, align 4, !dbg !133, !tbaa !42
  br label %for.inc47, !dbg !132

for.inc47:                                        ; preds = %for.body39
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !134
  %add49 = add i32 %i35.0, %11, !dbg !135
    #dbg_value(i32 %add49, !64, !DIExpression(), !122)
  br label %for.cond36, !dbg !136, !llvm.loop !137

for.end50:                                        ; preds = %for.cond.cleanup38
  ret void, !dbg !139
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "sort_in_shared.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "sort", linkageName: "_Z4sortPi", scope: !1, file: !1, line: 5, type: !47, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !50)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!50 = !{!51, !52, !53, !54, !56, !58, !61, !64}
!51 = !DILocalVariable(name: "a", arg: 1, scope: !46, file: !1, line: 5, type: !49)
!52 = !DILocalVariable(name: "t", scope: !46, file: !1, line: 7, type: !35)
!53 = !DILocalVariable(name: "n", scope: !46, file: !1, line: 7, type: !35)
!54 = !DILocalVariable(name: "i", scope: !55, file: !1, line: 8, type: !35)
!55 = distinct !DILexicalBlock(scope: !46, file: !1, line: 8, column: 3)
!56 = !DILocalVariable(name: "phase", scope: !57, file: !1, line: 10, type: !35)
!57 = distinct !DILexicalBlock(scope: !46, file: !1, line: 10, column: 3)
!58 = !DILocalVariable(name: "i", scope: !59, file: !1, line: 11, type: !35)
!59 = distinct !DILexicalBlock(scope: !60, file: !1, line: 10, column: 43)
!60 = distinct !DILexicalBlock(scope: !57, file: !1, line: 10, column: 3)
!61 = !DILocalVariable(name: "x", scope: !62, file: !1, line: 13, type: !35)
!62 = distinct !DILexicalBlock(scope: !63, file: !1, line: 12, column: 39)
!63 = distinct !DILexicalBlock(scope: !59, file: !1, line: 12, column: 9)
!64 = !DILocalVariable(name: "i", scope: !65, file: !1, line: 19, type: !35)
!65 = distinct !DILexicalBlock(scope: !46, file: !1, line: 19, column: 3)
!66 = !DILocation(line: 0, scope: !46)
!67 = !DILocation(line: 7, column: 11, scope: !46)
!68 = !DILocation(line: 7, column: 32, scope: !46)
!69 = !DILocation(line: 7, column: 30, scope: !46)
!70 = !DILocation(line: 0, scope: !55)
!71 = !DILocation(line: 8, column: 8, scope: !55)
!72 = !DILocation(line: 8, scope: !55)
!73 = !DILocation(line: 8, column: 21, scope: !74)
!74 = distinct !DILexicalBlock(scope: !55, file: !1, line: 8, column: 3)
!75 = !DILocation(line: 8, column: 3, scope: !55)
!76 = !DILocation(line: 8, column: 52, scope: !74)
!77 = !DILocation(line: 8, column: 63, scope: !74)
!78 = !DILocation(line: 8, column: 67, scope: !74)
!79 = !DILocation(line: 8, column: 50, scope: !74)
!80 = !DILocation(line: 8, column: 43, scope: !74)
!81 = !DILocation(line: 8, column: 48, scope: !74)
!82 = !DILocation(line: 8, column: 31, scope: !74)
!83 = !DILocation(line: 8, column: 28, scope: !74)
!84 = !DILocation(line: 8, column: 3, scope: !74)
!85 = distinct !{!85, !75, !86, !87, !88}
!86 = !DILocation(line: 8, column: 70, scope: !55)
!87 = !{!"llvm.loop.mustprogress"}
!88 = !{!"llvm.loop.unroll.disable"}
!89 = !DILocation(line: 9, column: 3, scope: !46)
!90 = !DILocation(line: 0, scope: !57)
!91 = !DILocation(line: 10, column: 8, scope: !57)
!92 = !DILocation(line: 10, scope: !57)
!93 = !DILocation(line: 10, column: 29, scope: !60)
!94 = !DILocation(line: 10, column: 3, scope: !57)
!95 = !DILocation(line: 11, column: 15, scope: !59)
!96 = !DILocation(line: 11, column: 28, scope: !59)
!97 = !DILocation(line: 11, column: 19, scope: !59)
!98 = !DILocation(line: 0, scope: !59)
!99 = !DILocation(line: 12, column: 11, scope: !63)
!100 = !DILocation(line: 12, column: 15, scope: !63)
!101 = !DILocation(line: 12, column: 19, scope: !63)
!102 = !DILocation(line: 12, column: 22, scope: !63)
!103 = !DILocation(line: 12, column: 33, scope: !63)
!104 = !DILocation(line: 12, column: 29, scope: !63)
!105 = !DILocation(line: 12, column: 27, scope: !63)
!106 = !DILocation(line: 13, column: 15, scope: !62)
!107 = !DILocation(line: 0, scope: !62)
!108 = !DILocation(line: 14, column: 18, scope: !62)
!109 = !DILocation(line: 14, column: 14, scope: !62)
!110 = !DILocation(line: 14, column: 7, scope: !62)
!111 = !DILocation(line: 14, column: 12, scope: !62)
!112 = !DILocation(line: 15, column: 11, scope: !62)
!113 = !DILocation(line: 15, column: 7, scope: !62)
!114 = !DILocation(line: 15, column: 16, scope: !62)
!115 = !DILocation(line: 16, column: 5, scope: !62)
!116 = !DILocation(line: 17, column: 5, scope: !59)
!117 = !DILocation(line: 18, column: 3, scope: !59)
!118 = !DILocation(line: 10, column: 34, scope: !60)
!119 = !DILocation(line: 10, column: 3, scope: !60)
!120 = distinct !{!120, !94, !121, !87, !88}
!121 = !DILocation(line: 18, column: 3, scope: !57)
!122 = !DILocation(line: 0, scope: !65)
!123 = !DILocation(line: 19, column: 8, scope: !65)
!124 = !DILocation(line: 19, scope: !65)
!125 = !DILocation(line: 19, column: 21, scope: !126)
!126 = distinct !DILexicalBlock(scope: !65, file: !1, line: 19, column: 3)
!127 = !DILocation(line: 19, column: 3, scope: !65)
!128 = !DILocation(line: 19, column: 67, scope: !126)
!129 = !DILocation(line: 19, column: 45, scope: !126)
!130 = !DILocation(line: 19, column: 56, scope: !126)
!131 = !DILocation(line: 19, column: 60, scope: !126)
!132 = !DILocation(line: 19, column: 43, scope: !126)
!133 = !DILocation(line: 19, column: 65, scope: !126)
!134 = !DILocation(line: 19, column: 31, scope: !126)
!135 = !DILocation(line: 19, column: 28, scope: !126)
!136 = !DILocation(line: 19, column: 3, scope: !126)
!137 = distinct !{!137, !127, !138, !87, !88}
!138 = !DILocation(line: 19, column: 70, scope: !65)
!139 = !DILocation(line: 20, column: 1, scope: !46)
