; ModuleID = 'ticket_through_shared.cu'
source_filename = "ticket_through_shared.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ6prefixPKiPiS1_PViS1_E6number = internal addrspace(3) global i32 undef, align 4, !dbg !0
@_ZZ6prefixPKiPiS1_PViS1_E6before = internal addrspace(3) global i32 undef, align 4, !dbg !14
@_ZZ6prefixPKiPiS1_PViS1_E4part = internal addrspace(3) global [64 x i32] undef, align 4, !dbg !16
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6prefixPKiPiS1_PViS1_(ptr noundef %in, ptr noundef %out, ptr noundef %sum, ptr noundef %ready, ptr noundef %tickets) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !56, !DIExpression(), !77)
    #dbg_value(ptr %out, !57, !DIExpression(), !77)
    #dbg_value(ptr %sum, !58, !DIExpression(), !77)
    #dbg_value(ptr %ready, !59, !DIExpression(), !77)
    #dbg_value(ptr %tickets, !60, !DIExpression(), !77)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !78
    #dbg_value(i32 %0, !61, !DIExpression(), !77)
  %cmp = icmp eq i32 %0, 0, !dbg !79
  br i1 %cmp, label %if.then, label %if.end, !dbg !79

if.then:                                          ; preds = %entry
  %1 = atomicrmw add ptr %tickets, i32 1 monotonic, align 4, !dbg !81
  store i32 %1, ptr addrspacecast (ptr addrspace(3) @_ZZ6prefixPKiPiS1_PViS1_E6number to ptr), align 4, !dbg !82, !tbaa !73
  br label %if.end, !dbg !83

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !84
  %2 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6prefixPKiPiS1_PViS1_E6number to ptr), align 4, !dbg !85, !tbaa !73
    #dbg_value(i32 %2, !62, !DIExpression(), !77)
  %mul = mul nsw i32 %2, 64, !dbg !86
  %add = add nsw i32 %mul, %0, !dbg !87
  %idxprom = sext i32 %add to i64, !dbg !88
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !88
  %3 = load i32, ptr %arrayidx, align 4, !dbg !88, !tbaa !73
  %idxprom2 = sext i32 %0 to i64, !dbg !89
  %arrayidx3 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6prefixPKiPiS1_PViS1_E4part to ptr), i64 0, i64 %idxprom2, !dbg !89
  store i32 %3, ptr %arrayidx3, align 4, !dbg !90, !tbaa !73
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !91
  %cmp4 = icmp eq i32 %0, 0, !dbg !92
  br i1 %cmp4, label %if.then5, label %if.end23, !dbg !92

if.then5:                                         ; preds = %if.end
    #dbg_value(i32 0, !63, !DIExpression(), !93)
  %cmp6 = icmp sgt i32 %2, 0, !dbg !94
  br i1 %cmp6, label %if.then7, label %if.end14, !dbg !94

if.then7:                                         ; preds = %if.then5
  br label %while.cond, !dbg !96

while.cond:                                       ; preds = %while.body, %if.then7
  %sub = sub nsw i32 %2, 1, !dbg !98
  %idxprom8 = sext i32 %sub to i64, !dbg !99
  %arrayidx9 = getelementptr inbounds i32, ptr %ready, i64 %idxprom8, !dbg !99
  %4 = load volatile i32, ptr %arrayidx9, align 4, !dbg !99, !tbaa !73
  %cmp10 = icmp eq i32 %4, 0, !dbg !100
  br i1 %cmp10, label %while.body, label %while.end, !dbg !96

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !96, !llvm.loop !101

while.end:                                        ; preds = %while.cond
  %sub11 = sub nsw i32 %2, 1, !dbg !105
  %idxprom12 = sext i32 %sub11 to i64, !dbg !106
  %arrayidx13 = getelementptr inbounds i32, ptr %sum, i64 %idxprom12, !dbg !106
  %5 = load i32, ptr %arrayidx13, align 4, !dbg !106, !tbaa !73
    #dbg_value(i32 %5, !63, !DIExpression(), !93)
  br label %if.end14, !dbg !107

if.end14:                                         ; preds = %while.end, %if.then5
  %s.0 = phi i32 [ %5, %while.end ], [ 0, %if.then5 ], !dbg !93
    #dbg_value(i32 %s.0, !63, !DIExpression(), !93)
  store i32 %s.0, ptr addrspacecast (ptr addrspace(3) @_ZZ6prefixPKiPiS1_PViS1_E6before to ptr), align 4, !dbg !108, !tbaa !73
    #dbg_value(i32 0, !66, !DIExpression(), !109)
  br label %for.cond, !dbg !110

for.cond:                                         ; preds = %for.inc, %if.end14
  %s.1 = phi i32 [ %s.0, %if.end14 ], [ %add18, %for.inc ], !dbg !93
  %i.0 = phi i32 [ 0, %if.end14 ], [ %inc, %for.inc ], !dbg !111
    #dbg_value(i32 %i.0, !66, !DIExpression(), !109)
    #dbg_value(i32 %s.1, !63, !DIExpression(), !93)
  %cmp15 = icmp slt i32 %i.0, 64, !dbg !112
  br i1 %cmp15, label %for.body, label %for.cond.cleanup, !dbg !114

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom16 = sext i32 %i.0 to i64, !dbg !115
  %arrayidx17 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6prefixPKiPiS1_PViS1_E4part to ptr), i64 0, i64 %idxprom16, !dbg !115
  %6 = load i32, ptr %arrayidx17, align 4, !dbg !115, !tbaa !73
  %add18 = add nsw i32 %s.1, %6, !dbg !116
    #dbg_value(i32 %add18, !63, !DIExpression(), !93)
  br label %for.inc, !dbg !117

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1, !dbg !118
    #dbg_value(i32 %inc, !66, !DIExpression(), !109)
  br label %for.cond, !dbg !119, !llvm.loop !120

for.end:                                          ; preds = %for.cond.cleanup
  %idxprom19 = sext i32 %2 to i64, !dbg !122
  %arrayidx20 = getelementptr inbounds i32, ptr %sum, i64 %idxprom19, !dbg !122
  store i32 %s.1, ptr %arrayidx20, align 4, !dbg !123, !tbaa !73
  %idxprom21 = sext i32 %2 to i64, !dbg !124
  %arrayidx22 = getelementptr inbounds i32, ptr %ready, i64 %idxprom21, !dbg !124
  store volatile i32 1, ptr %arrayidx22, align 4, !dbg !125, !tbaa !73
  br label %if.end23, !dbg !126

if.end23:                                         ; preds = %for.end, %if.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !127
  %idxprom24 = sext i32 %0 to i64, !dbg !128
  %arrayidx25 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6prefixPKiPiS1_PViS1_E4part to ptr), i64 0, i64 %idxprom24, !dbg !128
  %7 = load i32, ptr %arrayidx25, align 4, !dbg !128, !tbaa !73
  %8 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6prefixPKiPiS1_PViS1_E6before to ptr), align 4, !dbg !129, !tbaa !73
  %add26 = add nsw i32 %7, %8, !dbg !130
  %mul27 = mul nsw i32 %2, 64, !dbg !131
  %add28 = add nsw i32 %mul27, %0, !dbg !132
  %idxprom29 = sext i32 %add28 to i64, !dbg !133
  %arrayidx30 = getelementptr inbounds i32, ptr %out, i64 %idxprom29, !dbg !133
  store i32 %add26, ptr %arrayidx30, align 4, !dbg !134, !tbaa !73
  ret void, !dbg !135
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!12}
!llvm.module.flags = !{!68, !69, !70, !71}
!llvm.ident = !{!72}
!llvm.errno.tbaa = !{!73}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "number", scope: !2, file: !3, line: 6, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "prefix", linkageName: "_Z6prefixPKiPiS1_PViS1_", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !12, retainedNodes: !55)
!3 = !DIFile(filename: "ticket_through_shared.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !9, !10, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !8)
!12 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !13, imports: !21, splitDebugInlining: false, nameTableKind: None)
!13 = !{!0, !14, !16}
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!15 = distinct !DIGlobalVariable(name: "before", scope: !2, file: !3, line: 6, type: !8, isLocal: true, isDefinition: true)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!17 = distinct !DIGlobalVariable(name: "part", scope: !2, file: !3, line: 7, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 64)
!21 = !{!22, !25, !27, !32, !37, !42, !48, !50}
!22 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !12, entity: !23, file: !24, line: 128)
!23 = !DINamespace(name: "ws_math", scope: null)
!24 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!25 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !26, entity: !23, file: !24, line: 129)
!26 = !DINamespace(name: "std", scope: null)
!27 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !28, file: !24, line: 154)
!28 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !24, file: !24, line: 137, type: !29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!29 = !DISubroutineType(types: !30)
!30 = !{!31, !31}
!31 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!32 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !33, file: !24, line: 154)
!33 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !24, file: !24, line: 133, type: !34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!34 = !DISubroutineType(types: !35)
!35 = !{!36, !36}
!36 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!37 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !38, file: !24, line: 154)
!38 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !24, file: !24, line: 134, type: !39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!39 = !DISubroutineType(types: !40)
!40 = !{!41, !41}
!41 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !43, file: !24, line: 154)
!43 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !24, file: !24, line: 145, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!44 = !DISubroutineType(types: !45)
!45 = !{!46, !47}
!46 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!47 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!48 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !49, file: !24, line: 154)
!49 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !24, file: !24, line: 147, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!50 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !51, file: !24, line: 154)
!51 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !24, file: !24, line: 149, type: !52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!52 = !DISubroutineType(types: !53)
!53 = !{!8, !54}
!54 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!55 = !{!56, !57, !58, !59, !60, !61, !62, !63, !66}
!56 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!57 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 5, type: !9)
!58 = !DILocalVariable(name: "sum", arg: 3, scope: !2, file: !3, line: 5, type: !9)
!59 = !DILocalVariable(name: "ready", arg: 4, scope: !2, file: !3, line: 5, type: !10)
!60 = !DILocalVariable(name: "tickets", arg: 5, scope: !2, file: !3, line: 5, type: !9)
!61 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 8, type: !7)
!62 = !DILocalVariable(name: "b", scope: !2, file: !3, line: 12, type: !7)
!63 = !DILocalVariable(name: "s", scope: !64, file: !3, line: 16, type: !8)
!64 = distinct !DILexicalBlock(scope: !65, file: !3, line: 15, column: 15)
!65 = distinct !DILexicalBlock(scope: !2, file: !3, line: 15, column: 7)
!66 = !DILocalVariable(name: "i", scope: !67, file: !3, line: 22, type: !8)
!67 = distinct !DILexicalBlock(scope: !64, file: !3, line: 22, column: 5)
!68 = !{i32 7, !"Dwarf Version", i32 4}
!69 = !{i32 2, !"Debug Info Version", i32 3}
!70 = !{i32 1, !"wchar_size", i32 4}
!71 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!72 = !{!"clang version 22.1.8"}
!73 = !{!74, !74, i64 0}
!74 = !{!"int", !75, i64 0}
!75 = !{!"omnipotent char", !76, i64 0}
!76 = !{!"Simple C++ TBAA"}
!77 = !DILocation(line: 0, scope: !2)
!78 = !DILocation(line: 8, column: 17, scope: !2)
!79 = !DILocation(line: 9, column: 9, scope: !80)
!80 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 7)
!81 = !DILocation(line: 10, column: 14, scope: !80)
!82 = !DILocation(line: 10, column: 12, scope: !80)
!83 = !DILocation(line: 10, column: 5, scope: !80)
!84 = !DILocation(line: 11, column: 3, scope: !2)
!85 = !DILocation(line: 12, column: 17, scope: !2)
!86 = !DILocation(line: 13, column: 18, scope: !2)
!87 = !DILocation(line: 13, column: 23, scope: !2)
!88 = !DILocation(line: 13, column: 13, scope: !2)
!89 = !DILocation(line: 13, column: 3, scope: !2)
!90 = !DILocation(line: 13, column: 11, scope: !2)
!91 = !DILocation(line: 14, column: 3, scope: !2)
!92 = !DILocation(line: 15, column: 9, scope: !65)
!93 = !DILocation(line: 0, scope: !64)
!94 = !DILocation(line: 17, column: 11, scope: !95)
!95 = distinct !DILexicalBlock(scope: !64, file: !3, line: 17, column: 9)
!96 = !DILocation(line: 18, column: 7, scope: !97)
!97 = distinct !DILexicalBlock(scope: !95, file: !3, line: 17, column: 16)
!98 = !DILocation(line: 18, column: 22, scope: !97)
!99 = !DILocation(line: 18, column: 14, scope: !97)
!100 = !DILocation(line: 18, column: 27, scope: !97)
!101 = distinct !{!101, !96, !102, !103, !104}
!102 = !DILocation(line: 18, column: 34, scope: !97)
!103 = !{!"llvm.loop.mustprogress"}
!104 = !{!"llvm.loop.unroll.disable"}
!105 = !DILocation(line: 19, column: 17, scope: !97)
!106 = !DILocation(line: 19, column: 11, scope: !97)
!107 = !DILocation(line: 20, column: 5, scope: !97)
!108 = !DILocation(line: 21, column: 12, scope: !64)
!109 = !DILocation(line: 0, scope: !67)
!110 = !DILocation(line: 22, column: 10, scope: !67)
!111 = !DILocation(line: 22, scope: !67)
!112 = !DILocation(line: 22, column: 23, scope: !113)
!113 = distinct !DILexicalBlock(scope: !67, file: !3, line: 22, column: 5)
!114 = !DILocation(line: 22, column: 5, scope: !67)
!115 = !DILocation(line: 23, column: 12, scope: !113)
!116 = !DILocation(line: 23, column: 9, scope: !113)
!117 = !DILocation(line: 23, column: 7, scope: !113)
!118 = !DILocation(line: 22, column: 29, scope: !113)
!119 = !DILocation(line: 22, column: 5, scope: !113)
!120 = distinct !{!120, !114, !121, !103, !104}
!121 = !DILocation(line: 23, column: 18, scope: !67)
!122 = !DILocation(line: 24, column: 5, scope: !64)
!123 = !DILocation(line: 24, column: 12, scope: !64)
!124 = !DILocation(line: 26, column: 5, scope: !64)
!125 = !DILocation(line: 26, column: 14, scope: !64)
!126 = !DILocation(line: 27, column: 3, scope: !64)
!127 = !DILocation(line: 28, column: 3, scope: !2)
!128 = !DILocation(line: 29, column: 21, scope: !2)
!129 = !DILocation(line: 29, column: 31, scope: !2)
!130 = !DILocation(line: 29, column: 29, scope: !2)
!131 = !DILocation(line: 29, column: 9, scope: !2)
!132 = !DILocation(line: 29, column: 14, scope: !2)
!133 = !DILocation(line: 29, column: 3, scope: !2)
!134 = !DILocation(line: 29, column: 19, scope: !2)
!135 = !DILocation(line: 30, column: 1, scope: !2)
