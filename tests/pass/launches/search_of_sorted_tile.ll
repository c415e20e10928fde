; ModuleID = 'search_of_sorted_tile.cu'
source_filename = "search_of_sorted_tile.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ4rankPKiS0_PiE1s = internal addrspace(3) global [64 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4rankPKiS0_Pi(ptr noundef %keys, ptr noundef %queries, ptr noundef %out) #0 !dbg !2 {
entry:
    #dbg_value(ptr %keys, !47, !DIExpression(), !76)
    #dbg_value(ptr %queries, !48, !DIExpression(), !76)
    #dbg_value(ptr %out, !49, !DIExpression(), !76)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !77
    #dbg_value(i32 %0, !50, !DIExpression(), !76)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !78
  %mul = mul i32 %1, 64, !dbg !79
  %add = add i32 %mul, %0, !dbg !80
  %idxprom = zext i32 %add to i64, !dbg !81
  %arrayidx = getelementptr inbounds nuw i32, ptr %keys, i64 %idxprom, !dbg !81
  %2 = load i32, ptr %arrayidx, align 4, !dbg !81, !tbaa !72
  %idxprom2 = sext i32 %0 to i64, !dbg !82
  %arrayidx3 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4rankPKiS0_PiE1s to ptr), i64 0, i64 %idxprom2, !dbg !82
  store i32 %2, ptr %arrayidx3, align 4, !dbg !83, !tbaa !72
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !84
    #dbg_value(i32 0, !51, !DIExpression(), !85)
  br label %for.cond, !dbg !86

for.cond:                                         ; preds = %for.inc, %entry
  %p.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !87
    #dbg_value(i32 %p.0, !51, !DIExpression(), !85)
  %cmp = icmp slt i32 %p.0, 64, !dbg !88
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !89

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %mul4 = mul nsw i32 2, %0, !dbg !90
  %rem = srem i32 %p.0, 2, !dbg !91
  %add5 = add nsw i32 %mul4, %rem, !dbg !92
    #dbg_value(i32 %add5, !53, !DIExpression(), !93)
  %add6 = add nsw i32 %add5, 1, !dbg !94
  %cmp7 = icmp slt i32 %add6, 64, !dbg !95
  br i1 %cmp7, label %land.lhs.true, label %if.end, !dbg !96

land.lhs.true:                                    ; preds = %for.body
  %idxprom8 = sext i32 %add5 to i64, !dbg !97
  %arrayidx9 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4rankPKiS0_PiE1s to ptr), i64 0, i64 %idxprom8, !dbg !97
  %3 = load i32, ptr %arrayidx9, align 4, !dbg !97, !tbaa !72
  %add10 = add nsw i32 %add5, 1, !dbg !98
  %idxprom11 = sext i32 %add10 to i64, !dbg !99
  %arrayidx12 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4rankPKiS0_PiE1s to ptr), i64 0, i64 %idxprom11, !dbg !99
  %4 = load i32, ptr %arrayidx12, align 4, !dbg !99, !tbaa !72
  %cmp13 = icmp sgt i32 %3, %4, !dbg !100
  br i1 %cmp13, label %if.then, label %if.end, !dbg !96

if.then:                                          ; preds = %land.lhs.true
  %idxprom14 = sext i32 %add5 to i64, !dbg !101
  %arrayidx15 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4rankPKiS0_PiE1s to ptr), i64 0, i64 %idxprom14, !dbg !101
  %5 = load i32, ptr %arrayidx15, align 4, !dbg !101, !tbaa !72
    #dbg_value(i32 %5, !56, !DIExpression(), !102)
  %add16 = add nsw i32 %add5, 1, !dbg !103
  %idxprom17 = sext i32 %add16 to i64, !dbg !104
  %arrayidx18 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4rankPKiS0_PiE1s to ptr), i64 0, i64 %idxprom17, !dbg !104
  %6 = load i32, ptr %arrayidx18, align 4, !dbg !104, !tbaa !72
  %idxprom19 = sext i32 %add5 to i64, !dbg !105
  %arrayidx20 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4rankPKiS0_PiE1s to ptr), i64 0, i64 %idxprom19, !dbg !105
  store i32 %6, ptr %arrayidx20, align 4, !dbg !106, !tbaa !72
  %add21 = add nsw i32 %add5, 1, !dbg !107
  %idxprom22 = sext i32 %add21 to i64, !dbg !108
  %arrayidx23 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4rankPKiS0_PiE1s to ptr), i64 0, i64 %idxprom22, !dbg !108
  store i32 %5, ptr %arrayidx23, align 4, !dbg !109, !tbaa !72
  br label %if.end, !dbg !110

if.end:                                           ; preds = %if.then, %land.lhs.true, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !111
  br label %for.inc, !dbg !112

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %p.0, 1, !dbg !113
    #dbg_value(i32 %inc, !51, !DIExpression(), !85)
  br label %for.cond, !dbg !114, !llvm.loop !115

for.end:                                          ; preds = %for.cond.cleanup
    #dbg_value(i32 0, !59, !DIExpression(), !76)
    #dbg_value(i32 64, !60, !DIExpression(), !76)
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !119
  %mul25 = mul i32 %7, 64, !dbg !120
  %add26 = add i32 %mul25, %0, !dbg !121
  %idxprom27 = zext i32 %add26 to i64, !dbg !122
  %arrayidx28 = getelementptr inbounds nuw i32, ptr %queries, i64 %idxprom27, !dbg !122
  %8 = load i32, ptr %arrayidx28, align 4, !dbg !122, !tbaa !72
    #dbg_value(i32 %8, !61, !DIExpression(), !76)
  br label %while.cond, !dbg !123

while.cond:                                       ; preds = %if.end36, %for.end
  %hi.0 = phi i32 [ 64, %for.end ], [ %hi.1, %if.end36 ], !dbg !124
  %lo.0 = phi i32 [ 0, %for.end ], [ %lo.1, %if.end36 ], !dbg !76
    #dbg_value(i32 %lo.0, !59, !DIExpression(), !76)
    #dbg_value(i32 %hi.0, !60, !DIExpression(), !76)
  %cmp29 = icmp slt i32 %lo.0, %hi.0, !dbg !125
  br i1 %cmp29, label %while.body, label %while.end, !dbg !123

while.body:                                       ; preds = %while.cond
  %add30 = add nsw i32 %lo.0, %hi.0, !dbg !126
  %div = sdiv i32 %add30, 2, !dbg !127
    #dbg_value(i32 %div, !62, !DIExpression(), !128)
  %idxprom31 = sext i32 %div to i64, !dbg !129
  %arrayidx32 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4rankPKiS0_PiE1s to ptr), i64 0, i64 %idxprom31, !dbg !129
  %9 = load i32, ptr %arrayidx32, align 4, !dbg !129, !tbaa !72
  %cmp33 = icmp slt i32 %9, %8, !dbg !131
  br i1 %cmp33, label %if.then34, label %if.else, !dbg !131

if.then34:                                        ; preds = %while.body
  %add35 = add nsw i32 %div, 1, !dbg !132
    #dbg_value(i32 %add35, !59, !DIExpression(), !76)
  br label %if.end36, !dbg !133

if.else:                                          ; preds = %while.body
    #dbg_value(i32 %div, !60, !DIExpression(), !76)
  br label %if.end36

if.end36:                                         ; preds = %if.else, %if.then34
  %hi.1 = phi i32 [ %hi.0, %if.then34 ], [ %div, %if.else ], !dbg !76
  %lo.1 = phi i32 [ %add35, %if.then34 ], [ %lo.0, %if.else ], !dbg !76
    #dbg_value(i32 %lo.1, !59, !DIExpression(), !76)
    #dbg_value(i32 %hi.1, !60, !DIExpression(), !76)
  br label %while.cond, !dbg !123, !llvm.loop !134

while.end:                                        ; preds = %while.cond
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !136
  %mul38 = mul i32 %10, 64, !dbg !137
  %add39 = add i32 %mul38, %0, !dbg !138
  %idxprom40 = zext i32 %add39 to i64, !dbg !139
  %arrayidx41 = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom40, !dbg !139
  store i32 %lo.0, ptr %arrayidx41, align 4, !dbg !140, !tbaa !72
  ret void, !dbg !141
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!67, !68, !69, !70}
!llvm.ident = !{!71}
!llvm.errno.tbaa = !{!72}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 5, type: !64, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "rank", linkageName: "_Z4rankPKiS0_Pi", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !46)
!3 = !DIFile(filename: "search_of_sorted_tile.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !9}
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
!46 = !{!47, !48, !49, !50, !51, !53, !56, !59, !60, !61, !62}
!47 = !DILocalVariable(name: "keys", arg: 1, scope: !2, file: !3, line: 4, type: !6)
!48 = !DILocalVariable(name: "queries", arg: 2, scope: !2, file: !3, line: 4, type: !6)
!49 = !DILocalVariable(name: "out", arg: 3, scope: !2, file: !3, line: 4, type: !9)
!50 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 6, type: !8)
!51 = !DILocalVariable(name: "p", scope: !52, file: !3, line: 9, type: !8)
!52 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 3)
!53 = !DILocalVariable(name: "i", scope: !54, file: !3, line: 10, type: !8)
!54 = distinct !DILexicalBlock(scope: !55, file: !3, line: 9, column: 32)
!55 = distinct !DILexicalBlock(scope: !52, file: !3, line: 9, column: 3)
!56 = !DILocalVariable(name: "v", scope: !57, file: !3, line: 11, type: !8)
!57 = distinct !DILexicalBlock(scope: !58, file: !3, line: 11, column: 40)
!58 = distinct !DILexicalBlock(scope: !54, file: !3, line: 11, column: 9)
!59 = !DILocalVariable(name: "lo", scope: !2, file: !3, line: 14, type: !8)
!60 = !DILocalVariable(name: "hi", scope: !2, file: !3, line: 14, type: !8)
!61 = !DILocalVariable(name: "q", scope: !2, file: !3, line: 14, type: !8)
!62 = !DILocalVariable(name: "m", scope: !63, file: !3, line: 16, type: !8)
!63 = distinct !DILexicalBlock(scope: !2, file: !3, line: 15, column: 19)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !65)
!65 = !{!66}
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
!77 = !DILocation(line: 6, column: 11, scope: !2)
!78 = !DILocation(line: 7, column: 15, scope: !2)
!79 = !DILocation(line: 7, column: 26, scope: !2)
!80 = !DILocation(line: 7, column: 31, scope: !2)
!81 = !DILocation(line: 7, column: 10, scope: !2)
!82 = !DILocation(line: 7, column: 3, scope: !2)
!83 = !DILocation(line: 7, column: 8, scope: !2)
!84 = !DILocation(line: 8, column: 3, scope: !2)
!85 = !DILocation(line: 0, scope: !52)
!86 = !DILocation(line: 9, column: 8, scope: !52)
!87 = !DILocation(line: 9, scope: !52)
!88 = !DILocation(line: 9, column: 21, scope: !55)
!89 = !DILocation(line: 9, column: 3, scope: !52)
!90 = !DILocation(line: 10, column: 15, scope: !54)
!91 = !DILocation(line: 10, column: 23, scope: !54)
!92 = !DILocation(line: 10, column: 19, scope: !54)
!93 = !DILocation(line: 0, scope: !54)
!94 = !DILocation(line: 11, column: 11, scope: !58)
!95 = !DILocation(line: 11, column: 15, scope: !58)
!96 = !DILocation(line: 11, column: 20, scope: !58)
!97 = !DILocation(line: 11, column: 23, scope: !58)
!98 = !DILocation(line: 11, column: 34, scope: !58)
!99 = !DILocation(line: 11, column: 30, scope: !58)
!100 = !DILocation(line: 11, column: 28, scope: !58)
!101 = !DILocation(line: 11, column: 50, scope: !57)
!102 = !DILocation(line: 0, scope: !57)
!103 = !DILocation(line: 11, column: 67, scope: !57)
!104 = !DILocation(line: 11, column: 63, scope: !57)
!105 = !DILocation(line: 11, column: 56, scope: !57)
!106 = !DILocation(line: 11, column: 61, scope: !57)
!107 = !DILocation(line: 11, column: 77, scope: !57)
!108 = !DILocation(line: 11, column: 73, scope: !57)
!109 = !DILocation(line: 11, column: 82, scope: !57)
!110 = !DILocation(line: 11, column: 87, scope: !57)
!111 = !DILocation(line: 12, column: 5, scope: !54)
!112 = !DILocation(line: 13, column: 3, scope: !54)
!113 = !DILocation(line: 9, column: 27, scope: !55)
!114 = !DILocation(line: 9, column: 3, scope: !55)
!115 = distinct !{!115, !89, !116, !117, !118}
!116 = !DILocation(line: 13, column: 3, scope: !52)
!117 = !{!"llvm.loop.mustprogress"}
!118 = !{!"llvm.loop.unroll.disable"}
!119 = !DILocation(line: 14, column: 36, scope: !2)
!120 = !DILocation(line: 14, column: 47, scope: !2)
!121 = !DILocation(line: 14, column: 52, scope: !2)
!122 = !DILocation(line: 14, column: 28, scope: !2)
!123 = !DILocation(line: 15, column: 3, scope: !2)
!124 = !DILocation(line: 14, column: 15, scope: !2)
!125 = !DILocation(line: 15, column: 13, scope: !2)
!126 = !DILocation(line: 16, column: 17, scope: !63)
!127 = !DILocation(line: 16, column: 23, scope: !63)
!128 = !DILocation(line: 0, scope: !63)
!129 = !DILocation(line: 17, column: 9, scope: !130)
!130 = distinct !DILexicalBlock(scope: !63, file: !3, line: 17, column: 9)
!131 = !DILocation(line: 17, column: 14, scope: !130)
!132 = !DILocation(line: 17, column: 26, scope: !130)
!133 = !DILocation(line: 17, column: 19, scope: !130)
!134 = distinct !{!134, !123, !135, !117, !118}
!135 = !DILocation(line: 18, column: 3, scope: !2)
!136 = !DILocation(line: 19, column: 7, scope: !2)
!137 = !DILocation(line: 19, column: 18, scope: !2)
!138 = !DILocation(line: 19, column: 23, scope: !2)
!139 = !DILocation(line: 19, column: 3, scope: !2)
!140 = !DILocation(line: 19, column: 28, scope: !2)
!141 = !DILocation(line: 20, column: 1, scope: !2)
