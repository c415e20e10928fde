; ModuleID = 'scan_of_symbolic_size.cu'
source_filename = "scan_of_symbolic_size.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPfPKfiE1s = internal addrspace(3) global [2048 x float] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPfPKfi(ptr noundef %out, ptr noundef %in, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %out, !47, !DIExpression(), !75)
    #dbg_value(ptr %in, !48, !DIExpression(), !75)
    #dbg_value(i32 %n, !49, !DIExpression(), !75)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !76
    #dbg_value(i32 %0, !50, !DIExpression(), !75)
    #dbg_value(i32 1, !51, !DIExpression(), !75)
  %mul = mul nsw i32 2, %0, !dbg !77
  %idxprom = sext i32 %mul to i64, !dbg !78
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom, !dbg !78
  %1 = load float, ptr %arrayidx, align 4, !dbg !78, !tbaa !79
  %mul1 = mul nsw i32 2, %0, !dbg !81
  %idxprom2 = sext i32 %mul1 to i64, !dbg !82
  %arrayidx3 = getelementptr inbounds [2048 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfPKfiE1s to ptr), i64 0, i64 %idxprom2, !dbg !82
  store float %1, ptr %arrayidx3, align 4, !dbg !83, !tbaa !79
  %mul4 = mul nsw i32 2, %0, !dbg !84
  %add = add nsw i32 %mul4, 1, !dbg !85
  %idxprom5 = sext i32 %add to i64, !dbg !86
  %arrayidx6 = getelementptr inbounds float, ptr %in, i64 %idxprom5, !dbg !86
  %2 = load float, ptr %arrayidx6, align 4, !dbg !86, !tbaa !79
  %mul7 = mul nsw i32 2, %0, !dbg !87
  %add8 = add nsw i32 %mul7, 1, !dbg !88
  %idxprom9 = sext i32 %add8 to i64, !dbg !89
  %arrayidx10 = getelementptr inbounds [2048 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfPKfiE1s to ptr), i64 0, i64 %idxprom9, !dbg !89
  store float %2, ptr %arrayidx10, align 4, !dbg !90, !tbaa !79
  %shr = ashr i32 %n, 1, !dbg !91
    #dbg_value(i32 %shr, !52, !DIExpression(), !92)
  br label %for.cond, !dbg !93

for.cond:                                         ; preds = %for.inc, %entry
  %d.0 = phi i32 [ %shr, %entry ], [ %shr25, %for.inc ], !dbg !94
  %offset.0 = phi i32 [ 1, %entry ], [ %mul24, %for.inc ], !dbg !75
    #dbg_value(i32 %offset.0, !51, !DIExpression(), !75)
    #dbg_value(i32 %d.0, !52, !DIExpression(), !92)
  %cmp = icmp sgt i32 %d.0, 0, !dbg !95
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !97

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !98
  %cmp11 = icmp slt i32 %0, %d.0, !dbg !100
  br i1 %cmp11, label %if.then, label %if.end, !dbg !100

if.then:                                          ; preds = %for.body
  %mul12 = mul nsw i32 2, %0, !dbg !102
  %add13 = add nsw i32 %mul12, 1, !dbg !103
  %mul14 = mul nsw i32 %offset.0, %add13, !dbg !104
  %sub = sub nsw i32 %mul14, 1, !dbg !105
  %idxprom15 = sext i32 %sub to i64, !dbg !106
  %arrayidx16 = getelementptr inbounds [2048 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfPKfiE1s to ptr), i64 0, i64 %idxprom15, !dbg !106
  %3 = load float, ptr %arrayidx16, align 4, !dbg !106, !tbaa !79
  %mul17 = mul nsw i32 2, %0, !dbg !107
  %add18 = add nsw i32 %mul17, 2, !dbg !108
  %mul19 = mul nsw i32 %offset.0, %add18, !dbg !109
  %sub20 = sub nsw i32 %mul19, 1, !dbg !110
  %idxprom21 = sext i32 %sub20 to i64, !dbg !111
  %arrayidx22 = getelementptr inbounds [2048 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfPKfiE1s to ptr), i64 0, i64 %idxprom21, !dbg !111
  %4 = load float, ptr %arrayidx22, align 4, !dbg !112, !tbaa !79
  %add23 = fadd float %4, %3, !dbg !112
  store float %add23, ptr %arrayidx22, align 4, !dbg !112, !tbaa !79
  br label %if.end, !dbg !111

if.end:                                           ; preds = %if.then, %for.body
  %mul24 = mul nsw i32 %offset.0, 2, !dbg !113
    #dbg_value(i32 %mul24, !51, !DIExpression(), !75)
  br label %for.inc, !dbg !114

for.inc:                                          ; preds = %if.end
  %shr25 = ashr i32 %d.0, 1, !dbg !115
    #dbg_value(i32 %shr25, !52, !DIExpression(), !92)
  br label %for.cond, !dbg !116, !llvm.loop !117

for.end:                                          ; preds = %for.cond.cleanup
  %cmp26 = icmp eq i32 %0, 0, !dbg !121
  br i1 %cmp26, label %if.then27, label %if.end31, !dbg !121

if.then27:                                        ; preds = %for.end
  %sub28 = sub nsw i32 %n, 1, !dbg !123
  %idxprom29 = sext i32 %sub28 to i64, !dbg !124
  %arrayidx30 = getelementptr inbounds [2048 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfPKfiE1s to ptr), i64 0, i64 %idxprom29, !dbg !124
  store float 0.000000e+00, ptr %arrayidx30, align 4, !dbg !125, !tbaa !79
  br label %if.end31, !dbg !124

if.end31:                                         ; preds = %if.then27, %for.end
    #dbg_value(i32 1, !54, !DIExpression(), !126)
  br label %for.cond33, !dbg !127

for.cond33:                                       ; preds = %for.inc58, %if.end31
  %d32.0 = phi i32 [ 1, %if.end31 ], [ %mul59, %for.inc58 ], !dbg !128
  %offset.1 = phi i32 [ %offset.0, %if.end31 ], [ %shr37, %for.inc58 ], !dbg !75
    #dbg_value(i32 %offset.1, !51, !DIExpression(), !75)
    #dbg_value(i32 %d32.0, !54, !DIExpression(), !126)
  %cmp34 = icmp slt i32 %d32.0, %n, !dbg !129
  br i1 %cmp34, label %for.body36, label %for.cond.cleanup35, !dbg !130

for.cond.cleanup35:                               ; preds = %for.cond33
  br label %for.end60

for.body36:                                       ; preds = %for.cond33
  %shr37 = ashr i32 %offset.1, 1, !dbg !131
    #dbg_value(i32 %shr37, !51, !DIExpression(), !75)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !132
  %cmp38 = icmp slt i32 %0, %d32.0, !dbg !133
  br i1 %cmp38, label %if.then39, label %if.end57, !dbg !133

if.then39:                                        ; preds = %for.body36
  %mul40 = mul nsw i32 2, %0, !dbg !134
  %add41 = add nsw i32 %mul40, 1, !dbg !135
  %mul42 = mul nsw i32 %shr37, %add41, !dbg !136
  %sub43 = sub nsw i32 %mul42, 1, !dbg !137
    #dbg_value(i32 %sub43, !56, !DIExpression(), !138)
  %mul44 = mul nsw i32 2, %0, !dbg !139
  %add45 = add nsw i32 %mul44, 2, !dbg !140
  %mul46 = mul nsw i32 %shr37, %add45, !dbg !141
  %sub47 = sub nsw i32 %mul46, 1, !dbg !142
    #dbg_value(i32 %sub47, !61, !DIExpression(), !138)
  %idxprom48 = sext i32 %sub43 to i64, !dbg !143
  %arrayidx49 = getelementptr inbounds [2048 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfPKfiE1s to ptr), i64 0, i64 %idxprom48, !dbg !143
  %5 = load float, ptr %arrayidx49, align 4, !dbg !143, !tbaa !79
    #dbg_value(float %5, !62, !DIExpression(), !138)
  %idxprom50 = sext i32 %sub47 to i64, !dbg !144
  %arrayidx51 = getelementptr inbounds [2048 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfPKfiE1s to ptr), i64 0, i64 %idxprom50, !dbg !144
  %6 = load float, ptr %arrayidx51, align 4, !dbg !144, !tbaa !79
  %idxprom52 = sext i32 %sub43 to i64, !dbg !145
  %arrayidx53 = getelementptr inbounds [2048 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfPKfiE1s to ptr), i64 0, i64 %idxprom52, !dbg !145
  store float %6, ptr %arrayidx53, align 4, !dbg !146, !tbaa !79
  %idxprom54 = sext i32 %sub47 to i64, !dbg !147
  %arrayidx55 = getelementptr inbounds [2048 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfPKfiE1s to ptr), i64 0, i64 %idxprom54, !dbg !147
  %7 = load float, ptr %arrayidx55, align 4, !dbg !148, !tbaa !79
  %add56 = fadd float %7, %5, !dbg !148
  store float %add56, ptr %arrayidx55, align 4, !dbg !148, !tbaa !79
  br label %if.end57, !dbg !149

if.end57:                                         ; preds = %if.then39, %for.body36
  br label %for.inc58, !dbg !150

for.inc58:                                        ; preds = %if.end57
  %mul59 = mul nsw i32 %d32.0, 2, !dbg !151
    #dbg_value(i32 %mul59, !54, !DIExpression(), !126)
  br label %for.cond33, !dbg !152, !llvm.loop !153

for.end60:                                        ; preds = %for.cond.cleanup35
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !155
  %mul61 = mul nsw i32 2, %0, !dbg !156
  %idxprom62 = sext i32 %mul61 to i64, !dbg !157
  %arrayidx63 = getelementptr inbounds [2048 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfPKfiE1s to ptr), i64 0, i64 %idxprom62, !dbg !157
  %8 = load float, ptr %arrayidx63, align 4, !dbg !157, !tbaa !79
  %mul64 = mul nsw i32 2, %0, !dbg !158
  %idxprom65 = sext i32 %mul64 to i64, !dbg !159
  %arrayidx66 = getelementptr inbounds float, ptr %out, i64 %idxprom65, !dbg !159
  store float %8, ptr %arrayidx66, align 4, !dbg !160, !tbaa !79
  %mul67 = mul nsw i32 2, %0, !dbg !161
  %add68 = add nsw i32 %mul67, 1, !dbg !162
  %idxprom69 = sext i32 %add68 to i64, !dbg !163
  %arrayidx70 = getelementptr inbounds [2048 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfPKfiE1s to ptr), i64 0, i64 %idxprom69, !dbg !163
  %9 = load float, ptr %arrayidx70, align 4, !dbg !163, !tbaa !79
  %mul71 = mul nsw i32 2, %0, !dbg !164
  %add72 = add nsw i32 %mul71, 1, !dbg !165
  %idxprom73 = sext i32 %add72 to i64, !dbg !166
  %arrayidx74 = getelementptr inbounds float, ptr %out, i64 %idxprom73, !dbg !166
  store float %9, ptr %arrayidx74, align 4, !dbg !167, !tbaa !79
  ret void, !dbg !168
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

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!66, !67, !68, !69}
!llvm.ident = !{!70}
!llvm.errno.tbaa = !{!71}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 4, type: !63, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPfPKfi", scope: !3, file: !3, line: 3, type: !4, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !46)
!3 = !DIFile(filename: "scan_of_symbolic_size.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !13, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0}
!13 = !{!14, !17, !19, !24, !29, !34, !40, !42}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !15, file: !16, line: 128)
!15 = !DINamespace(name: "ws_math", scope: null)
!16 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !15, file: !16, line: 129)
!18 = !DINamespace(name: "std", scope: null)
!19 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !20, file: !16, line: 154)
!20 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !16, file: !16, line: 137, type: !21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!21 = !DISubroutineType(types: !22)
!22 = !{!23, !23}
!23 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!24 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !25, file: !16, line: 154)
!25 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !16, file: !16, line: 133, type: !26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!26 = !DISubroutineType(types: !27)
!27 = !{!28, !28}
!28 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !30, file: !16, line: 154)
!30 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !16, file: !16, line: 134, type: !31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!31 = !DISubroutineType(types: !32)
!32 = !{!33, !33}
!33 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!34 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !35, file: !16, line: 154)
!35 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !16, file: !16, line: 145, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!36 = !DISubroutineType(types: !37)
!37 = !{!38, !39}
!38 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!39 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !41, file: !16, line: 154)
!41 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !16, file: !16, line: 147, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !43, file: !16, line: 154)
!43 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !16, file: !16, line: 149, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!44 = !DISubroutineType(types: !45)
!45 = !{!10, !7}
!46 = !{!47, !48, !49, !50, !51, !52, !54, !56, !61, !62}
!47 = !DILocalVariable(name: "out", arg: 1, scope: !2, file: !3, line: 3, type: !6)
!48 = !DILocalVariable(name: "in", arg: 2, scope: !2, file: !3, line: 3, type: !8)
!49 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 3, type: !10)
!50 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 5, type: !10)
!51 = !DILocalVariable(name: "offset", scope: !2, file: !3, line: 5, type: !10)
!52 = !DILocalVariable(name: "d", scope: !53, file: !3, line: 8, type: !10)
!53 = distinct !DILexicalBlock(scope: !2, file: !3, line: 8, column: 3)
!54 = !DILocalVariable(name: "d", scope: !55, file: !3, line: 14, type: !10)
!55 = distinct !DILexicalBlock(scope: !2, file: !3, line: 14, column: 3)
!56 = !DILocalVariable(name: "i", scope: !57, file: !3, line: 18, type: !10)
!57 = distinct !DILexicalBlock(scope: !58, file: !3, line: 17, column: 16)
!58 = distinct !DILexicalBlock(scope: !59, file: !3, line: 17, column: 9)
!59 = distinct !DILexicalBlock(scope: !60, file: !3, line: 14, column: 34)
!60 = distinct !DILexicalBlock(scope: !55, file: !3, line: 14, column: 3)
!61 = !DILocalVariable(name: "j", scope: !57, file: !3, line: 18, type: !10)
!62 = !DILocalVariable(name: "x", scope: !57, file: !3, line: 19, type: !7)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 65536, elements: !64)
!64 = !{!65}
!65 = !DISubrange(count: 2048)
!66 = !{i32 7, !"Dwarf Version", i32 4}
!67 = !{i32 2, !"Debug Info Version", i32 3}
!68 = !{i32 1, !"wchar_size", i32 4}
!69 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!70 = !{!"clang version 22.1.8"}
!71 = !{!72, !72, i64 0}
!72 = !{!"int", !73, i64 0}
!73 = !{!"omnipotent char", !74, i64 0}
!74 = !{!"Simple C++ TBAA"}
!75 = !DILocation(line: 0, scope: !2)
!76 = !DILocation(line: 5, column: 11, scope: !2)
!77 = !DILocation(line: 6, column: 19, scope: !2)
!78 = !DILocation(line: 6, column: 14, scope: !2)
!79 = !{!80, !80, i64 0}
!80 = !{!"float", !73, i64 0}
!81 = !DILocation(line: 6, column: 7, scope: !2)
!82 = !DILocation(line: 6, column: 3, scope: !2)
!83 = !DILocation(line: 6, column: 12, scope: !2)
!84 = !DILocation(line: 7, column: 23, scope: !2)
!85 = !DILocation(line: 7, column: 27, scope: !2)
!86 = !DILocation(line: 7, column: 18, scope: !2)
!87 = !DILocation(line: 7, column: 7, scope: !2)
!88 = !DILocation(line: 7, column: 11, scope: !2)
!89 = !DILocation(line: 7, column: 3, scope: !2)
!90 = !DILocation(line: 7, column: 16, scope: !2)
!91 = !DILocation(line: 8, column: 18, scope: !53)
!92 = !DILocation(line: 0, scope: !53)
!93 = !DILocation(line: 8, column: 8, scope: !53)
!94 = !DILocation(line: 8, scope: !53)
!95 = !DILocation(line: 8, column: 26, scope: !96)
!96 = distinct !DILexicalBlock(scope: !53, file: !3, line: 8, column: 3)
!97 = !DILocation(line: 8, column: 3, scope: !53)
!98 = !DILocation(line: 9, column: 5, scope: !99)
!99 = distinct !DILexicalBlock(scope: !96, file: !3, line: 8, column: 40)
!100 = !DILocation(line: 10, column: 11, scope: !101)
!101 = distinct !DILexicalBlock(scope: !99, file: !3, line: 10, column: 9)
!102 = !DILocation(line: 10, column: 61, scope: !101)
!103 = !DILocation(line: 10, column: 65, scope: !101)
!104 = !DILocation(line: 10, column: 56, scope: !101)
!105 = !DILocation(line: 10, column: 70, scope: !101)
!106 = !DILocation(line: 10, column: 47, scope: !101)
!107 = !DILocation(line: 10, column: 30, scope: !101)
!108 = !DILocation(line: 10, column: 34, scope: !101)
!109 = !DILocation(line: 10, column: 25, scope: !101)
!110 = !DILocation(line: 10, column: 39, scope: !101)
!111 = !DILocation(line: 10, column: 16, scope: !101)
!112 = !DILocation(line: 10, column: 44, scope: !101)
!113 = !DILocation(line: 11, column: 12, scope: !99)
!114 = !DILocation(line: 12, column: 3, scope: !99)
!115 = !DILocation(line: 8, column: 33, scope: !96)
!116 = !DILocation(line: 8, column: 3, scope: !96)
!117 = distinct !{!117, !97, !118, !119, !120}
!118 = !DILocation(line: 12, column: 3, scope: !53)
!119 = !{!"llvm.loop.mustprogress"}
!120 = !{!"llvm.loop.unroll.disable"}
!121 = !DILocation(line: 13, column: 9, scope: !122)
!122 = distinct !DILexicalBlock(scope: !2, file: !3, line: 13, column: 7)
!123 = !DILocation(line: 13, column: 19, scope: !122)
!124 = !DILocation(line: 13, column: 15, scope: !122)
!125 = !DILocation(line: 13, column: 24, scope: !122)
!126 = !DILocation(line: 0, scope: !55)
!127 = !DILocation(line: 14, column: 8, scope: !55)
!128 = !DILocation(line: 14, scope: !55)
!129 = !DILocation(line: 14, column: 21, scope: !60)
!130 = !DILocation(line: 14, column: 3, scope: !55)
!131 = !DILocation(line: 15, column: 12, scope: !59)
!132 = !DILocation(line: 16, column: 5, scope: !59)
!133 = !DILocation(line: 17, column: 11, scope: !58)
!134 = !DILocation(line: 18, column: 27, scope: !57)
!135 = !DILocation(line: 18, column: 31, scope: !57)
!136 = !DILocation(line: 18, column: 22, scope: !57)
!137 = !DILocation(line: 18, column: 36, scope: !57)
!138 = !DILocation(line: 0, scope: !57)
!139 = !DILocation(line: 18, column: 57, scope: !57)
!140 = !DILocation(line: 18, column: 61, scope: !57)
!141 = !DILocation(line: 18, column: 52, scope: !57)
!142 = !DILocation(line: 18, column: 66, scope: !57)
!143 = !DILocation(line: 19, column: 17, scope: !57)
!144 = !DILocation(line: 20, column: 14, scope: !57)
!145 = !DILocation(line: 20, column: 7, scope: !57)
!146 = !DILocation(line: 20, column: 12, scope: !57)
!147 = !DILocation(line: 21, column: 7, scope: !57)
!148 = !DILocation(line: 21, column: 12, scope: !57)
!149 = !DILocation(line: 22, column: 5, scope: !57)
!150 = !DILocation(line: 23, column: 3, scope: !59)
!151 = !DILocation(line: 14, column: 28, scope: !60)
!152 = !DILocation(line: 14, column: 3, scope: !60)
!153 = distinct !{!153, !130, !154, !119, !120}
!154 = !DILocation(line: 23, column: 3, scope: !55)
!155 = !DILocation(line: 24, column: 3, scope: !2)
!156 = !DILocation(line: 25, column: 20, scope: !2)
!157 = !DILocation(line: 25, column: 16, scope: !2)
!158 = !DILocation(line: 25, column: 9, scope: !2)
!159 = !DILocation(line: 25, column: 3, scope: !2)
!160 = !DILocation(line: 25, column: 14, scope: !2)
!161 = !DILocation(line: 26, column: 24, scope: !2)
!162 = !DILocation(line: 26, column: 28, scope: !2)
!163 = !DILocation(line: 26, column: 20, scope: !2)
!164 = !DILocation(line: 26, column: 9, scope: !2)
!165 = !DILocation(line: 26, column: 13, scope: !2)
!166 = !DILocation(line: 26, column: 3, scope: !2)
!167 = !DILocation(line: 26, column: 18, scope: !2)
!168 = !DILocation(line: 27, column: 1, scope: !2)
