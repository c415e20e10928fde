; ModuleID = 'places_of_digits.cu'
source_filename = "places_of_digits.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@_ZZ7scatterPKjPjPKiiiE4rank = internal addrspace(3) global [4 x [64 x i32]] undef, align 4, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7scatterPKjPjPKiii(ptr noundef %keys, ptr noundef %out, ptr noundef %place, i32 noundef %shift, i32 noundef %blocks) #0 !dbg !2 {
entry:
    #dbg_value(ptr %keys, !50, !DIExpression(), !76)
    #dbg_value(ptr %out, !51, !DIExpression(), !76)
    #dbg_value(ptr %place, !52, !DIExpression(), !76)
    #dbg_value(i32 %shift, !53, !DIExpression(), !76)
    #dbg_value(i32 %blocks, !54, !DIExpression(), !76)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !77
  %mul = mul i32 %0, 64, !dbg !78
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !79
  %add = add i32 %mul, %1, !dbg !80
  %idxprom = zext i32 %add to i64, !dbg !81
  %arrayidx = getelementptr inbounds nuw i32, ptr %keys, i64 %idxprom, !dbg !81
  %2 = load i32, ptr %arrayidx, align 4, !dbg !81, !tbaa !72
    #dbg_value(i32 %2, !55, !DIExpression(), !76)
  %shr = lshr i32 %2, %shift, !dbg !82
  %rem = urem i32 %shr, 4, !dbg !83
    #dbg_value(i32 %rem, !56, !DIExpression(), !76)
    #dbg_value(i32 0, !57, !DIExpression(), !84)
  br label %for.cond, !dbg !85

for.cond:                                         ; preds = %for.inc, %entry
  %d.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !86
    #dbg_value(i32 %d.0, !57, !DIExpression(), !84)
  %cmp = icmp slt i32 %d.0, 4, !dbg !87
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !89

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %cmp2 = icmp eq i32 %d.0, %rem, !dbg !90
  %conv = zext i1 %cmp2 to i32, !dbg !91
  %idxprom3 = sext i32 %d.0 to i64, !dbg !92
  %arrayidx4 = getelementptr inbounds [4 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ7scatterPKjPjPKiiiE4rank to ptr), i64 0, i64 %idxprom3, !dbg !92
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !93
  %idxprom6 = zext i32 %3 to i64, !dbg !92
  %arrayidx7 = getelementptr inbounds nuw [64 x i32], ptr %arrayidx4, i64 0, i64 %idxprom6, !dbg !92
  store i32 %conv, ptr %arrayidx7, align 4, !dbg !94, !tbaa !72
  br label %for.inc, !dbg !92

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %d.0, 1, !dbg !95
    #dbg_value(i32 %inc, !57, !DIExpression(), !84)
  br label %for.cond, !dbg !96, !llvm.loop !97

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !101
    #dbg_value(i32 0, !59, !DIExpression(), !76)
    #dbg_value(i32 0, !60, !DIExpression(), !102)
  br label %for.cond8, !dbg !103

for.cond8:                                        ; preds = %for.inc19, %for.end
  %before.0 = phi i32 [ 0, %for.end ], [ %before.1, %for.inc19 ], !dbg !76
  %t.0 = phi i32 [ 0, %for.end ], [ %inc20, %for.inc19 ], !dbg !104
    #dbg_value(i32 %t.0, !60, !DIExpression(), !102)
    #dbg_value(i32 %before.0, !59, !DIExpression(), !76)
  %cmp9 = icmp slt i32 %t.0, 64, !dbg !105
  br i1 %cmp9, label %for.body11, label %for.cond.cleanup10, !dbg !107

for.cond.cleanup10:                               ; preds = %for.cond8
  br label %for.end21

for.body11:                                       ; preds = %for.cond8
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !108
  %cmp13 = icmp ult i32 %t.0, %4, !dbg !110
  br i1 %cmp13, label %if.then, label %if.end, !dbg !110

if.then:                                          ; preds = %for.body11
  %idxprom14 = sext i32 %rem to i64, !dbg !111
  %arrayidx15 = getelementptr inbounds [4 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ7scatterPKjPjPKiiiE4rank to ptr), i64 0, i64 %idxprom14, !dbg !111
  %idxprom16 = sext i32 %t.0 to i64, !dbg !111
  %arrayidx17 = getelementptr inbounds [64 x i32], ptr %arrayidx15, i64 0, i64 %idxprom16, !dbg !111
  %5 = load i32, ptr %arrayidx17, align 4, !dbg !111, !tbaa !72
  %add18 = add nsw i32 %before.0, %5, !dbg !112
    #dbg_value(i32 %add18, !59, !DIExpression(), !76)
  br label %if.end, !dbg !113

if.end:                                           ; preds = %if.then, %for.body11
  %before.1 = phi i32 [ %add18, %if.then ], [ %before.0, %for.body11 ], !dbg !76
    #dbg_value(i32 %before.1, !59, !DIExpression(), !76)
  br label %for.inc19, !dbg !114

for.inc19:                                        ; preds = %if.end
  %inc20 = add nsw i32 %t.0, 1, !dbg !115
    #dbg_value(i32 %inc20, !60, !DIExpression(), !102)
  br label %for.cond8, !dbg !116, !llvm.loop !117

for.end21:                                        ; preds = %for.cond.cleanup10
  %mul22 = mul nsw i32 %rem, %blocks, !dbg !119
  %idxprom23 = sext i32 %mul22 to i64, !dbg !120
  %arrayidx24 = getelementptr inbounds i32, ptr %place, i64 %idxprom23, !dbg !120
  %6 = load i32, ptr %arrayidx24, align 4, !dbg !120, !tbaa !72
    #dbg_value(i32 %6, !62, !DIExpression(), !76)
  %add25 = add nsw i32 %6, %before.0, !dbg !121
  %idxprom26 = sext i32 %add25 to i64, !dbg !122
  %arrayidx27 = getelementptr inbounds i32, ptr %out, i64 %idxprom26, !dbg !122
  store i32 %2, ptr %arrayidx27, align 4, !dbg !123, !tbaa !72
  ret void, !dbg !124
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!13}
!llvm.module.flags = !{!67, !68, !69, !70}
!llvm.ident = !{!71}
!llvm.errno.tbaa = !{!72}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "rank", scope: !2, file: !3, line: 7, type: !63, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "scatter", linkageName: "_Z7scatterPKjPjPKiii", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !13, retainedNodes: !49)
!3 = !DIFile(filename: "places_of_digits.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !10, !12, !12}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !14, imports: !15, splitDebugInlining: false, nameTableKind: None)
!14 = !{!0}
!15 = !{!16, !19, !21, !26, !31, !36, !42, !44}
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !13, entity: !17, file: !18, line: 128)
!17 = !DINamespace(name: "ws_math", scope: null)
!18 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!19 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !20, entity: !17, file: !18, line: 129)
!20 = !DINamespace(name: "std", scope: null)
!21 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !22, file: !18, line: 154)
!22 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !18, file: !18, line: 137, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!23 = !DISubroutineType(types: !24)
!24 = !{!25, !25}
!25 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!26 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !27, file: !18, line: 154)
!27 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !18, file: !18, line: 133, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!28 = !DISubroutineType(types: !29)
!29 = !{!30, !30}
!30 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !32, file: !18, line: 154)
!32 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !18, file: !18, line: 134, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !35}
!35 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!36 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !37, file: !18, line: 154)
!37 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !18, file: !18, line: 145, type: !38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!38 = !DISubroutineType(types: !39)
!39 = !{!40, !41}
!40 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!41 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !43, file: !18, line: 154)
!43 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !18, file: !18, line: 147, type: !38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!44 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !45, file: !18, line: 154)
!45 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !18, file: !18, line: 149, type: !46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!46 = !DISubroutineType(types: !47)
!47 = !{!12, !48}
!48 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!49 = !{!50, !51, !52, !53, !54, !55, !56, !57, !59, !60, !62}
!50 = !DILocalVariable(name: "keys", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!51 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 6, type: !9)
!52 = !DILocalVariable(name: "place", arg: 3, scope: !2, file: !3, line: 6, type: !10)
!53 = !DILocalVariable(name: "shift", arg: 4, scope: !2, file: !3, line: 6, type: !12)
!54 = !DILocalVariable(name: "blocks", arg: 5, scope: !2, file: !3, line: 6, type: !12)
!55 = !DILocalVariable(name: "key", scope: !2, file: !3, line: 8, type: !8)
!56 = !DILocalVariable(name: "digit", scope: !2, file: !3, line: 9, type: !12)
!57 = !DILocalVariable(name: "d", scope: !58, file: !3, line: 10, type: !12)
!58 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 3)
!59 = !DILocalVariable(name: "before", scope: !2, file: !3, line: 13, type: !12)
!60 = !DILocalVariable(name: "t", scope: !61, file: !3, line: 14, type: !12)
!61 = distinct !DILexicalBlock(scope: !2, file: !3, line: 14, column: 3)
!62 = !DILocalVariable(name: "from", scope: !2, file: !3, line: 17, type: !12)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 8192, elements: !64)
!64 = !{!65, !66}
!65 = !DISubrange(count: 4)
!66 = !DISubrange(count: 64)
!67 = !{i32 7, !"Dwarf Version", i32 4}
!68 = !{i32 2, !"Debug Info Version", i32 3}
!69 = !{i32 1, !"wchar_size", i32 4}
!70 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!71 = !{!"clang version 22.1.8"}
!72 = !{!73, !73, i64 0}
!73 = !{!"int", !74, i64 0}
!74 = !{!"omnipotent char", !75, i64 0}
!75 = !{!"Simple C++ TBAA"}
!76 = !DILocation(line: 0, scope: !2)
!77 = !DILocation(line: 8, column: 23, scope: !2)
!78 = !DILocation(line: 8, column: 34, scope: !2)
!79 = !DILocation(line: 8, column: 46, scope: !2)
!80 = !DILocation(line: 8, column: 44, scope: !2)
!81 = !DILocation(line: 8, column: 18, scope: !2)
!82 = !DILocation(line: 9, column: 20, scope: !2)
!83 = !DILocation(line: 9, column: 30, scope: !2)
!84 = !DILocation(line: 0, scope: !58)
!85 = !DILocation(line: 10, column: 8, scope: !58)
!86 = !DILocation(line: 10, scope: !58)
!87 = !DILocation(line: 10, column: 21, scope: !88)
!88 = distinct !DILexicalBlock(scope: !58, file: !3, line: 10, column: 3)
!89 = !DILocation(line: 10, column: 3, scope: !58)
!90 = !DILocation(line: 11, column: 30, scope: !88)
!91 = !DILocation(line: 11, column: 28, scope: !88)
!92 = !DILocation(line: 11, column: 5, scope: !88)
!93 = !DILocation(line: 11, column: 13, scope: !88)
!94 = !DILocation(line: 11, column: 26, scope: !88)
!95 = !DILocation(line: 10, column: 31, scope: !88)
!96 = !DILocation(line: 10, column: 3, scope: !88)
!97 = distinct !{!97, !89, !98, !99, !100}
!98 = !DILocation(line: 11, column: 33, scope: !58)
!99 = !{!"llvm.loop.mustprogress"}
!100 = !{!"llvm.loop.unroll.disable"}
!101 = !DILocation(line: 12, column: 3, scope: !2)
!102 = !DILocation(line: 0, scope: !61)
!103 = !DILocation(line: 14, column: 8, scope: !61)
!104 = !DILocation(line: 14, scope: !61)
!105 = !DILocation(line: 14, column: 21, scope: !106)
!106 = distinct !DILexicalBlock(scope: !61, file: !3, line: 14, column: 3)
!107 = !DILocation(line: 14, column: 3, scope: !61)
!108 = !DILocation(line: 15, column: 13, scope: !109)
!109 = distinct !DILexicalBlock(scope: !106, file: !3, line: 15, column: 9)
!110 = !DILocation(line: 15, column: 11, scope: !109)
!111 = !DILocation(line: 16, column: 17, scope: !109)
!112 = !DILocation(line: 16, column: 14, scope: !109)
!113 = !DILocation(line: 16, column: 7, scope: !109)
!114 = !DILocation(line: 15, column: 23, scope: !109)
!115 = !DILocation(line: 14, column: 32, scope: !106)
!116 = !DILocation(line: 14, column: 3, scope: !106)
!117 = distinct !{!117, !107, !118, !99, !100}
!118 = !DILocation(line: 16, column: 30, scope: !61)
!119 = !DILocation(line: 17, column: 26, scope: !2)
!120 = !DILocation(line: 17, column: 14, scope: !2)
!121 = !DILocation(line: 19, column: 12, scope: !2)
!122 = !DILocation(line: 19, column: 3, scope: !2)
!123 = !DILocation(line: 19, column: 22, scope: !2)
!124 = !DILocation(line: 20, column: 1, scope: !2)
