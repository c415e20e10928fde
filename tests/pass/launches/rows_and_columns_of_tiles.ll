; ModuleID = 'rows_and_columns_of_tiles.cu'
source_filename = "rows_and_columns_of_tiles.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@_ZZ4stepPiiiE5first = internal addrspace(3) global [8 x [8 x i32]] undef, align 4, !dbg !0
@_ZZ4stepPiiiE3own = internal addrspace(3) global [8 x [8 x i32]] undef, align 4, !dbg !10
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4stepPiii(ptr noundef %d, i32 noundef %n, i32 noundef %k) #0 !dbg !2 {
entry:
    #dbg_value(ptr %d, !50, !DIExpression(), !72)
    #dbg_value(i32 %n, !51, !DIExpression(), !72)
    #dbg_value(i32 %k, !52, !DIExpression(), !72)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !73
  %cmp = icmp eq i32 %0, %k, !dbg !75
  br i1 %cmp, label %if.then, label %if.end, !dbg !75

if.then:                                          ; preds = %entry
  br label %return, !dbg !76

if.end:                                           ; preds = %entry
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !77
    #dbg_value(i32 %1, !53, !DIExpression(), !72)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !78
    #dbg_value(i32 %2, !54, !DIExpression(), !72)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !79
  %cmp4 = icmp eq i32 %3, 0, !dbg !80
  %storedv = zext i1 %cmp4 to i8, !dbg !81
    #dbg_value(i8 %storedv, !55, !DIExpression(), !72)
  %mul = mul nsw i32 %k, 8, !dbg !82
  %add = add nsw i32 %mul, %2, !dbg !83
  %mul5 = mul nsw i32 %add, %n, !dbg !84
  %mul6 = mul nsw i32 %k, 8, !dbg !85
  %add7 = add nsw i32 %mul5, %mul6, !dbg !86
  %add8 = add nsw i32 %add7, %1, !dbg !87
  %idxprom = sext i32 %add8 to i64, !dbg !88
  %arrayidx = getelementptr inbounds i32, ptr %d, i64 %idxprom, !dbg !88
  %4 = load i32, ptr %arrayidx, align 4, !dbg !88, !tbaa !68
  %idxprom9 = sext i32 %2 to i64, !dbg !89
  %arrayidx10 = getelementptr inbounds [8 x [8 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4stepPiiiE5first to ptr), i64 0, i64 %idxprom9, !dbg !89
  %idxprom11 = sext i32 %1 to i64, !dbg !89
  %arrayidx12 = getelementptr inbounds [8 x i32], ptr %arrayidx10, i64 0, i64 %idxprom11, !dbg !89
  store i32 %4, ptr %arrayidx12, align 4, !dbg !90, !tbaa !68
  %loadedv = trunc i8 %storedv to i1, !dbg !91
  br i1 %loadedv, label %cond.true, label %cond.false, !dbg !91

cond.true:                                        ; preds = %if.end
  %mul13 = mul nsw i32 %k, 8, !dbg !92
  %add14 = add nsw i32 %mul13, %2, !dbg !93
  br label %cond.end, !dbg !91

cond.false:                                       ; preds = %if.end
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !94
  %mul16 = mul i32 %5, 8, !dbg !95
  %add17 = add i32 %mul16, %2, !dbg !96
  br label %cond.end, !dbg !91

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add14, %cond.true ], [ %add17, %cond.false ], !dbg !91
    #dbg_value(i32 %cond, !56, !DIExpression(), !72)
  %loadedv18 = trunc i8 %storedv to i1, !dbg !97
  br i1 %loadedv18, label %cond.true19, label %cond.false23, !dbg !97

cond.true19:                                      ; preds = %cond.end
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !98
  %mul21 = mul i32 %6, 8, !dbg !99
  %add22 = add i32 %mul21, %1, !dbg !100
  br label %cond.end26, !dbg !97

cond.false23:                                     ; preds = %cond.end
  %mul24 = mul nsw i32 %k, 8, !dbg !101
  %add25 = add nsw i32 %mul24, %1, !dbg !102
  br label %cond.end26, !dbg !97

cond.end26:                                       ; preds = %cond.false23, %cond.true19
  %cond27 = phi i32 [ %add22, %cond.true19 ], [ %add25, %cond.false23 ], !dbg !97
    #dbg_value(i32 %cond27, !57, !DIExpression(), !72)
  %mul28 = mul nsw i32 %cond, %n, !dbg !103
  %add29 = add nsw i32 %mul28, %cond27, !dbg !104
  %idxprom30 = sext i32 %add29 to i64, !dbg !105
  %arrayidx31 = getelementptr inbounds i32, ptr %d, i64 %idxprom30, !dbg !105
  %7 = load i32, ptr %arrayidx31, align 4, !dbg !105, !tbaa !68
  %idxprom32 = sext i32 %2 to i64, !dbg !106
  %arrayidx33 = getelementptr inbounds [8 x [8 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4stepPiiiE3own to ptr), i64 0, i64 %idxprom32, !dbg !106
  %idxprom34 = sext i32 %1 to i64, !dbg !106
  %arrayidx35 = getelementptr inbounds [8 x i32], ptr %arrayidx33, i64 0, i64 %idxprom34, !dbg !106
  store i32 %7, ptr %arrayidx35, align 4, !dbg !107, !tbaa !68
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !108
    #dbg_value(i32 0, !58, !DIExpression(), !109)
  br label %for.cond, !dbg !110

for.cond:                                         ; preds = %for.inc, %cond.end26
  %i.0 = phi i32 [ 0, %cond.end26 ], [ %inc, %for.inc ], !dbg !111
    #dbg_value(i32 %i.0, !58, !DIExpression(), !109)
  %cmp36 = icmp slt i32 %i.0, 8, !dbg !112
  br i1 %cmp36, label %for.body, label %for.cond.cleanup, !dbg !113

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %loadedv37 = trunc i8 %storedv to i1, !dbg !114
  br i1 %loadedv37, label %cond.true38, label %cond.false48, !dbg !114

cond.true38:                                      ; preds = %for.body
  %idxprom39 = sext i32 %2 to i64, !dbg !115
  %arrayidx40 = getelementptr inbounds [8 x [8 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4stepPiiiE5first to ptr), i64 0, i64 %idxprom39, !dbg !115
  %idxprom41 = sext i32 %i.0 to i64, !dbg !115
  %arrayidx42 = getelementptr inbounds [8 x i32], ptr %arrayidx40, i64 0, i64 %idxprom41, !dbg !115
  %8 = load i32, ptr %arrayidx42, align 4, !dbg !115, !tbaa !68
  %idxprom43 = sext i32 %i.0 to i64, !dbg !116
  %arrayidx44 = getelementptr inbounds [8 x [8 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4stepPiiiE3own to ptr), i64 0, i64 %idxprom43, !dbg !116
  %idxprom45 = sext i32 %1 to i64, !dbg !116
  %arrayidx46 = getelementptr inbounds [8 x i32], ptr %arrayidx44, i64 0, i64 %idxprom45, !dbg !116
  %9 = load i32, ptr %arrayidx46, align 4, !dbg !116, !tbaa !68
  %add47 = add nsw i32 %8, %9, !dbg !117
  br label %cond.end58, !dbg !114

cond.false48:                                     ; preds = %for.body
  %idxprom49 = sext i32 %2 to i64, !dbg !118
  %arrayidx50 = getelementptr inbounds [8 x [8 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4stepPiiiE3own to ptr), i64 0, i64 %idxprom49, !dbg !118
  %idxprom51 = sext i32 %i.0 to i64, !dbg !118
  %arrayidx52 = getelementptr inbounds [8 x i32], ptr %arrayidx50, i64 0, i64 %idxprom51, !dbg !118
  %10 = load i32, ptr %arrayidx52, align 4, !dbg !118, !tbaa !68
  %idxprom53 = sext i32 %i.0 to i64, !dbg !119
  %arrayidx54 = getelementptr inbounds [8 x [8 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4stepPiiiE5first to ptr), i64 0, i64 %idxprom53, !dbg !119
  %idxprom55 = sext i32 %1 to i64, !dbg !119
  %arrayidx56 = getelementptr inbounds [8 x i32], ptr %arrayidx54, i64 0, i64 %idxprom55, !dbg !119
  %11 = load i32, ptr %arrayidx56, align 4, !dbg !119, !tbaa !68
  %add57 = add nsw i32 %10, %11, !dbg !120
  br label %cond.end58, !dbg !114

cond.end58:                                       ; preds = %cond.false48, %cond.true38
  %cond59 = phi i32 [ %add47, %cond.true38 ], [ %add57, %cond.false48 ], !dbg !114
    #dbg_value(i32 %cond59, !60, !DIExpression(), !121)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !122
  %idxprom60 = sext i32 %2 to i64, !dbg !123
  %arrayidx61 = getelementptr inbounds [8 x [8 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4stepPiiiE3own to ptr), i64 0, i64 %idxprom60, !dbg !123
  %idxprom62 = sext i32 %1 to i64, !dbg !123
  %arrayidx63 = getelementptr inbounds [8 x i32], ptr %arrayidx61, i64 0, i64 %idxprom62, !dbg !123
  %12 = load i32, ptr %arrayidx63, align 4, !dbg !123, !tbaa !68
  %cmp.i = icmp slt i32 %cond59, %12, !dbg !124
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !124

cond.true.i:                                      ; preds = %cond.end58
  br label %_ZL3minii.exit, !dbg !124

cond.false.i:                                     ; preds = %cond.end58
  br label %_ZL3minii.exit, !dbg !124

_ZL3minii.exit:                                   ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ %cond59, %cond.true.i ], [ %12, %cond.false.i ], !dbg !124
  %idxprom65 = sext i32 %2 to i64, !dbg !125
  %arrayidx66 = getelementptr inbounds [8 x [8 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4stepPiiiE3own to ptr), i64 0, i64 %idxprom65, !dbg !125
  %idxprom67 = sext i32 %1 to i64, !dbg !125
  %arrayidx68 = getelementptr inbounds [8 x i32], ptr %arrayidx66, i64 0, i64 %idxprom67, !dbg !125
  store i32 %cond.i, ptr %arrayidx68, align 4, !dbg !126, !tbaa !68
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !127
  br label %for.inc, !dbg !128

for.inc:                                          ; preds = %_ZL3minii.exit
  %inc = add nsw i32 %i.0, 1, !dbg !129
    #dbg_value(i32 %inc, !58, !DIExpression(), !109)
  br label %for.cond, !dbg !130, !llvm.loop !131

for.end:                                          ; preds = %for.cond.cleanup
  %idxprom69 = sext i32 %2 to i64, !dbg !135
  %arrayidx70 = getelementptr inbounds [8 x [8 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4stepPiiiE3own to ptr), i64 0, i64 %idxprom69, !dbg !135
  %idxprom71 = sext i32 %1 to i64, !dbg !135
  %arrayidx72 = getelementptr inbounds [8 x i32], ptr %arrayidx70, i64 0, i64 %idxprom71, !dbg !135
  %13 = load i32, ptr %arrayidx72, align 4, !dbg !135, !tbaa !68
  %mul73 = mul nsw i32 %cond, %n, !dbg !136
  %add74 = add nsw i32 %mul73, %cond27, !dbg !137
  %idxprom75 = sext i32 %add74 to i64, !dbg !138
  %arrayidx76 = getelementptr inbounds i32, ptr %d, i64 %idxprom75, !dbg !138
  store i32 %13, ptr %arrayidx76, align 4, !dbg !139, !tbaa !68
  br label %return, !dbg !140

return:                                           ; preds = %for.end, %if.then
  ret void, !dbg !140
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!63, !64, !65, !66}
!llvm.ident = !{!67}
!llvm.errno.tbaa = !{!68}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 8, type: !12, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "step", linkageName: "_Z4stepPiii", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !49)
!3 = !DIFile(filename: "rows_and_columns_of_tiles.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !7, !7}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !15, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0, !10}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!11 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 8, type: !12, isLocal: true, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 2048, elements: !13)
!13 = !{!14, !14}
!14 = !DISubrange(count: 8)
!15 = !{!16, !19, !21, !26, !31, !36, !42, !44}
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !17, file: !18, line: 128)
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
!47 = !{!7, !48}
!48 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!49 = !{!50, !51, !52, !53, !54, !55, !56, !57, !58, !60}
!50 = !DILocalVariable(name: "d", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!51 = !DILocalVariable(name: "n", arg: 2, scope: !2, file: !3, line: 7, type: !7)
!52 = !DILocalVariable(name: "k", arg: 3, scope: !2, file: !3, line: 7, type: !7)
!53 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 10, type: !7)
!54 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 10, type: !7)
!55 = !DILocalVariable(name: "is_row", scope: !2, file: !3, line: 11, type: !40)
!56 = !DILocalVariable(name: "row", scope: !2, file: !3, line: 13, type: !7)
!57 = !DILocalVariable(name: "column", scope: !2, file: !3, line: 13, type: !7)
!58 = !DILocalVariable(name: "i", scope: !59, file: !3, line: 16, type: !7)
!59 = distinct !DILexicalBlock(scope: !2, file: !3, line: 16, column: 3)
!60 = !DILocalVariable(name: "v", scope: !61, file: !3, line: 17, type: !7)
!61 = distinct !DILexicalBlock(scope: !62, file: !3, line: 16, column: 31)
!62 = distinct !DILexicalBlock(scope: !59, file: !3, line: 16, column: 3)
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
!73 = !DILocation(line: 9, column: 7, scope: !74)
!74 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 7)
!75 = !DILocation(line: 9, column: 18, scope: !74)
!76 = !DILocation(line: 9, column: 24, scope: !74)
!77 = !DILocation(line: 10, column: 11, scope: !2)
!78 = !DILocation(line: 10, column: 28, scope: !2)
!79 = !DILocation(line: 11, column: 17, scope: !2)
!80 = !DILocation(line: 11, column: 28, scope: !2)
!81 = !DILocation(line: 11, column: 8, scope: !2)
!82 = !DILocation(line: 12, column: 22, scope: !2)
!83 = !DILocation(line: 12, column: 26, scope: !2)
!84 = !DILocation(line: 12, column: 31, scope: !2)
!85 = !DILocation(line: 12, column: 39, scope: !2)
!86 = !DILocation(line: 12, column: 35, scope: !2)
!87 = !DILocation(line: 12, column: 43, scope: !2)
!88 = !DILocation(line: 12, column: 17, scope: !2)
!89 = !DILocation(line: 12, column: 3, scope: !2)
!90 = !DILocation(line: 12, column: 15, scope: !2)
!91 = !DILocation(line: 13, column: 13, scope: !2)
!92 = !DILocation(line: 13, column: 24, scope: !2)
!93 = !DILocation(line: 13, column: 28, scope: !2)
!94 = !DILocation(line: 13, column: 34, scope: !2)
!95 = !DILocation(line: 13, column: 45, scope: !2)
!96 = !DILocation(line: 13, column: 49, scope: !2)
!97 = !DILocation(line: 13, column: 63, scope: !2)
!98 = !DILocation(line: 13, column: 72, scope: !2)
!99 = !DILocation(line: 13, column: 83, scope: !2)
!100 = !DILocation(line: 13, column: 87, scope: !2)
!101 = !DILocation(line: 13, column: 95, scope: !2)
!102 = !DILocation(line: 13, column: 99, scope: !2)
!103 = !DILocation(line: 14, column: 21, scope: !2)
!104 = !DILocation(line: 14, column: 25, scope: !2)
!105 = !DILocation(line: 14, column: 15, scope: !2)
!106 = !DILocation(line: 14, column: 3, scope: !2)
!107 = !DILocation(line: 14, column: 13, scope: !2)
!108 = !DILocation(line: 15, column: 3, scope: !2)
!109 = !DILocation(line: 0, scope: !59)
!110 = !DILocation(line: 16, column: 8, scope: !59)
!111 = !DILocation(line: 16, scope: !59)
!112 = !DILocation(line: 16, column: 21, scope: !62)
!113 = !DILocation(line: 16, column: 3, scope: !59)
!114 = !DILocation(line: 17, column: 13, scope: !61)
!115 = !DILocation(line: 17, column: 22, scope: !61)
!116 = !DILocation(line: 17, column: 36, scope: !61)
!117 = !DILocation(line: 17, column: 34, scope: !61)
!118 = !DILocation(line: 17, column: 48, scope: !61)
!119 = !DILocation(line: 17, column: 60, scope: !61)
!120 = !DILocation(line: 17, column: 58, scope: !61)
!121 = !DILocation(line: 0, scope: !61)
!122 = !DILocation(line: 18, column: 5, scope: !61)
!123 = !DILocation(line: 19, column: 21, scope: !61)
!124 = !DILocation(line: 19, column: 17, scope: !61)
!125 = !DILocation(line: 19, column: 5, scope: !61)
!126 = !DILocation(line: 19, column: 15, scope: !61)
!127 = !DILocation(line: 20, column: 5, scope: !61)
!128 = !DILocation(line: 21, column: 3, scope: !61)
!129 = !DILocation(line: 16, column: 26, scope: !62)
!130 = !DILocation(line: 16, column: 3, scope: !62)
!131 = distinct !{!131, !113, !132, !133, !134}
!132 = !DILocation(line: 21, column: 3, scope: !59)
!133 = !{!"llvm.loop.mustprogress"}
!134 = !{!"llvm.loop.unroll.disable"}
!135 = !DILocation(line: 22, column: 25, scope: !2)
!136 = !DILocation(line: 22, column: 9, scope: !2)
!137 = !DILocation(line: 22, column: 13, scope: !2)
!138 = !DILocation(line: 22, column: 3, scope: !2)
!139 = !DILocation(line: 22, column: 23, scope: !2)
!140 = !DILocation(line: 23, column: 1, scope: !2)
