; ModuleID = 'digits_in_shared.cu'
source_filename = "digits_in_shared.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ7scatterPKjPjS0_iE4next = internal addrspace(3) global [256 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7scatterPKjPjS0_i(ptr noundef %keys, ptr noundef %out, ptr noundef %begin, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %keys, !48, !DIExpression(), !84)
    #dbg_value(ptr %out, !49, !DIExpression(), !84)
    #dbg_value(ptr %begin, !50, !DIExpression(), !84)
    #dbg_value(i32 %n, !51, !DIExpression(), !84)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !85
    #dbg_value(i32 %0, !52, !DIExpression(), !84)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !86
  %mul = mul i32 %1, 64, !dbg !87
  %add = add i32 %mul, %0, !dbg !88
  %mul2 = mul i32 %add, 4, !dbg !89
    #dbg_value(i32 %mul2, !53, !DIExpression(), !84)
    #dbg_value(i32 0, !54, !DIExpression(), !90)
  br label %for.cond, !dbg !91

for.cond:                                         ; preds = %for.inc, %entry
  %d.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !92
    #dbg_value(i32 %d.0, !54, !DIExpression(), !90)
  %cmp = icmp slt i32 %d.0, 4, !dbg !93
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !95

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %mul3 = mul nsw i32 %d.0, 64, !dbg !96
  %add4 = add nsw i32 %mul3, %0, !dbg !97
  %idxprom = sext i32 %add4 to i64, !dbg !98
  %arrayidx = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7scatterPKjPjS0_iE4next to ptr), i64 0, i64 %idxprom, !dbg !98
  store i32 0, ptr %arrayidx, align 4, !dbg !99, !tbaa !80
  br label %for.inc, !dbg !98

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %d.0, 1, !dbg !100
    #dbg_value(i32 %inc, !54, !DIExpression(), !90)
  br label %for.cond, !dbg !101, !llvm.loop !102

for.end:                                          ; preds = %for.cond.cleanup
    #dbg_value(i32 0, !56, !DIExpression(), !106)
  br label %for.cond5, !dbg !107

for.cond5:                                        ; preds = %for.inc19, %for.end
  %k.0 = phi i32 [ 0, %for.end ], [ %inc20, %for.inc19 ], !dbg !108
    #dbg_value(i32 %k.0, !56, !DIExpression(), !106)
  %cmp6 = icmp slt i32 %k.0, 4, !dbg !109
  br i1 %cmp6, label %for.body8, label %for.cond.cleanup7, !dbg !111

for.cond.cleanup7:                                ; preds = %for.cond5
  br label %for.end21

for.body8:                                        ; preds = %for.cond5
  %add9 = add nsw i32 %mul2, %k.0, !dbg !112
  %cmp10 = icmp slt i32 %add9, %n, !dbg !114
  br i1 %cmp10, label %if.then, label %if.end, !dbg !114

if.then:                                          ; preds = %for.body8
  %add11 = add nsw i32 %mul2, %k.0, !dbg !115
  %idxprom12 = sext i32 %add11 to i64, !dbg !116
  %arrayidx13 = getelementptr inbounds i32, ptr %keys, i64 %idxprom12, !dbg !116
  %2 = load i32, ptr %arrayidx13, align 4, !dbg !116, !tbaa !80
  %and = and i32 %2, 3, !dbg !117
  %mul14 = mul i32 %and, 64, !dbg !118
  %add15 = add i32 %mul14, %0, !dbg !119
  %idxprom16 = zext i32 %add15 to i64, !dbg !120
  %arrayidx17 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7scatterPKjPjS0_iE4next to ptr), i64 0, i64 %idxprom16, !dbg !120
  %3 = load i32, ptr %arrayidx17, align 4, !dbg !121, !tbaa !80
  %inc18 = add i32 %3, 1, !dbg !121
  store i32 %inc18, ptr %arrayidx17, align 4, !dbg !121, !tbaa !80
  br label %if.end, !dbg !120

if.end:                                           ; preds = %if.then, %for.body8
  br label %for.inc19, !dbg !122

for.inc19:                                        ; preds = %if.end
  %inc20 = add nsw i32 %k.0, 1, !dbg !123
    #dbg_value(i32 %inc20, !56, !DIExpression(), !106)
  br label %for.cond5, !dbg !124, !llvm.loop !125

for.end21:                                        ; preds = %for.cond.cleanup7
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !127
  %cmp22 = icmp slt i32 %0, 4, !dbg !128
  br i1 %cmp22, label %if.then23, label %if.end45, !dbg !128

if.then23:                                        ; preds = %for.end21
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !129
  %mul25 = mul i32 %4, 4, !dbg !130
  %add26 = add i32 %mul25, %0, !dbg !131
  %idxprom27 = zext i32 %add26 to i64, !dbg !132
  %arrayidx28 = getelementptr inbounds nuw i32, ptr %begin, i64 %idxprom27, !dbg !132
  %5 = load i32, ptr %arrayidx28, align 4, !dbg !132, !tbaa !80
    #dbg_value(i32 %5, !58, !DIExpression(), !133)
    #dbg_value(i32 0, !61, !DIExpression(), !134)
  br label %for.cond29, !dbg !135

for.cond29:                                       ; preds = %for.inc42, %if.then23
  %sum.0 = phi i32 [ %5, %if.then23 ], [ %add41, %for.inc42 ], !dbg !133
  %i.0 = phi i32 [ 0, %if.then23 ], [ %inc43, %for.inc42 ], !dbg !136
    #dbg_value(i32 %i.0, !61, !DIExpression(), !134)
    #dbg_value(i32 %sum.0, !58, !DIExpression(), !133)
  %cmp30 = icmp slt i32 %i.0, 64, !dbg !137
  br i1 %cmp30, label %for.body32, label %for.cond.cleanup31, !dbg !138

for.cond.cleanup31:                               ; preds = %for.cond29
  br label %for.end44

for.body32:                                       ; preds = %for.cond29
  %mul33 = mul nsw i32 %0, 64, !dbg !139
  %add34 = add nsw i32 %mul33, %i.0, !dbg !140
  %idxprom35 = sext i32 %add34 to i64, !dbg !141
  %arrayidx36 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7scatterPKjPjS0_iE4next to ptr), i64 0, i64 %idxprom35, !dbg !141
  %6 = load i32, ptr %arrayidx36, align 4, !dbg !141, !tbaa !80
    #dbg_value(i32 %6, !63, !DIExpression(), !142)
  %mul37 = mul nsw i32 %0, 64, !dbg !143
  %add38 = add nsw i32 %mul37, %i.0, !dbg !144
  %idxprom39 = sext i32 %add38 to i64, !dbg !145
  %arrayidx40 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7scatterPKjPjS0_iE4next to ptr), i64 0, i64 %idxprom39, !dbg !145
  store i32 %sum.0, ptr %arrayidx40, align 4, !dbg !146, !tbaa !80
  %add41 = add i32 %sum.0, %6, !dbg !147
    #dbg_value(i32 %add41, !58, !DIExpression(), !133)
  br label %for.inc42, !dbg !148

for.inc42:                                        ; preds = %for.body32
  %inc43 = add nsw i32 %i.0, 1, !dbg !149
    #dbg_value(i32 %inc43, !61, !DIExpression(), !134)
  br label %for.cond29, !dbg !150, !llvm.loop !151

for.end44:                                        ; preds = %for.cond.cleanup31
  br label %if.end45, !dbg !153

if.end45:                                         ; preds = %for.end44, %for.end21
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !154
    #dbg_value(i32 0, !66, !DIExpression(), !155)
  br label %for.cond47, !dbg !156

for.cond47:                                       ; preds = %for.inc66, %if.end45
  %k46.0 = phi i32 [ 0, %if.end45 ], [ %inc67, %for.inc66 ], !dbg !157
    #dbg_value(i32 %k46.0, !66, !DIExpression(), !155)
  %cmp48 = icmp slt i32 %k46.0, 4, !dbg !158
  br i1 %cmp48, label %for.body50, label %for.cond.cleanup49, !dbg !159

for.cond.cleanup49:                               ; preds = %for.cond47
  br label %for.end68

for.body50:                                       ; preds = %for.cond47
  %add51 = add nsw i32 %mul2, %k46.0, !dbg !160
  %cmp52 = icmp slt i32 %add51, %n, !dbg !161
  br i1 %cmp52, label %if.then53, label %if.end65, !dbg !161

if.then53:                                        ; preds = %for.body50
  %add54 = add nsw i32 %mul2, %k46.0, !dbg !162
  %idxprom55 = sext i32 %add54 to i64, !dbg !163
  %arrayidx56 = getelementptr inbounds i32, ptr %keys, i64 %idxprom55, !dbg !163
  %7 = load i32, ptr %arrayidx56, align 4, !dbg !163, !tbaa !80
    #dbg_value(i32 %7, !68, !DIExpression(), !164)
  %and57 = and i32 %7, 3, !dbg !165
  %mul58 = mul i32 %and57, 64, !dbg !166
  %add59 = add i32 %mul58, %0, !dbg !167
  %idxprom60 = zext i32 %add59 to i64, !dbg !168
  %arrayidx61 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7scatterPKjPjS0_iE4next to ptr), i64 0, i64 %idxprom60, !dbg !168
  %8 = load i32, ptr %arrayidx61, align 4, !dbg !169, !tbaa !80
  %inc62 = add i32 %8, 1, !dbg !169
  store i32 %inc62, ptr %arrayidx61, align 4, !dbg !169, !tbaa !80
  %idxprom63 = zext i32 %8 to i64, !dbg !170
  %arrayidx64 = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom63, !dbg !170
  store i32 %7, ptr %arrayidx64, align 4, !dbg !171, !tbaa !80
  br label %if.end65, !dbg !172

if.end65:                                         ; preds = %if.then53, %for.body50
  br label %for.inc66, !dbg !173

for.inc66:                                        ; preds = %if.end65
  %inc67 = add nsw i32 %k46.0, 1, !dbg !174
    #dbg_value(i32 %inc67, !66, !DIExpression(), !155)
  br label %for.cond47, !dbg !175, !llvm.loop !176

for.end68:                                        ; preds = %for.cond.cleanup49
  ret void, !dbg !178
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!75, !76, !77, !78}
!llvm.ident = !{!79}
!llvm.errno.tbaa = !{!80}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "next", scope: !2, file: !3, line: 8, type: !72, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "scatter", linkageName: "_Z7scatterPKjPjS0_i", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !47)
!3 = !DIFile(filename: "digits_in_shared.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !6, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
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
!45 = !{!10, !46}
!46 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!47 = !{!48, !49, !50, !51, !52, !53, !54, !56, !58, !61, !63, !66, !68}
!48 = !DILocalVariable(name: "keys", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!49 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 7, type: !9)
!50 = !DILocalVariable(name: "begin", arg: 3, scope: !2, file: !3, line: 7, type: !6)
!51 = !DILocalVariable(name: "n", arg: 4, scope: !2, file: !3, line: 7, type: !10)
!52 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 9, type: !10)
!53 = !DILocalVariable(name: "first", scope: !2, file: !3, line: 9, type: !10)
!54 = !DILocalVariable(name: "d", scope: !55, file: !3, line: 10, type: !10)
!55 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 3)
!56 = !DILocalVariable(name: "k", scope: !57, file: !3, line: 11, type: !10)
!57 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
!58 = !DILocalVariable(name: "sum", scope: !59, file: !3, line: 15, type: !8)
!59 = distinct !DILexicalBlock(scope: !60, file: !3, line: 14, column: 14)
!60 = distinct !DILexicalBlock(scope: !2, file: !3, line: 14, column: 7)
!61 = !DILocalVariable(name: "i", scope: !62, file: !3, line: 16, type: !10)
!62 = distinct !DILexicalBlock(scope: !59, file: !3, line: 16, column: 5)
!63 = !DILocalVariable(name: "count", scope: !64, file: !3, line: 17, type: !8)
!64 = distinct !DILexicalBlock(scope: !65, file: !3, line: 16, column: 33)
!65 = distinct !DILexicalBlock(scope: !62, file: !3, line: 16, column: 5)
!66 = !DILocalVariable(name: "k", scope: !67, file: !3, line: 23, type: !10)
!67 = distinct !DILexicalBlock(scope: !2, file: !3, line: 23, column: 3)
!68 = !DILocalVariable(name: "key", scope: !69, file: !3, line: 25, type: !8)
!69 = distinct !DILexicalBlock(scope: !70, file: !3, line: 24, column: 24)
!70 = distinct !DILexicalBlock(scope: !71, file: !3, line: 24, column: 9)
!71 = distinct !DILexicalBlock(scope: !67, file: !3, line: 23, column: 3)
!72 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !73)
!73 = !{!74}
!74 = !DISubrange(count: 256)
!75 = !{i32 7, !"Dwarf Version", i32 4}
!76 = !{i32 2, !"Debug Info Version", i32 3}
!77 = !{i32 1, !"wchar_size", i32 4}
!78 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!79 = !{!"clang version 22.1.8"}
!80 = !{!81, !81, i64 0}
!81 = !{!"int", !82, i64 0}
!82 = !{!"omnipotent char", !83, i64 0}
!83 = !{!"Simple C++ TBAA"}
!84 = !DILocation(line: 0, scope: !2)
!85 = !DILocation(line: 9, column: 11, scope: !2)
!86 = !DILocation(line: 9, column: 33, scope: !2)
!87 = !DILocation(line: 9, column: 44, scope: !2)
!88 = !DILocation(line: 9, column: 48, scope: !2)
!89 = !DILocation(line: 9, column: 53, scope: !2)
!90 = !DILocation(line: 0, scope: !55)
!91 = !DILocation(line: 10, column: 8, scope: !55)
!92 = !DILocation(line: 10, scope: !55)
!93 = !DILocation(line: 10, column: 21, scope: !94)
!94 = distinct !DILexicalBlock(scope: !55, file: !3, line: 10, column: 3)
!95 = !DILocation(line: 10, column: 3, scope: !55)
!96 = !DILocation(line: 10, column: 38, scope: !94)
!97 = !DILocation(line: 10, column: 42, scope: !94)
!98 = !DILocation(line: 10, column: 31, scope: !94)
!99 = !DILocation(line: 10, column: 47, scope: !94)
!100 = !DILocation(line: 10, column: 26, scope: !94)
!101 = !DILocation(line: 10, column: 3, scope: !94)
!102 = distinct !{!102, !95, !103, !104, !105}
!103 = !DILocation(line: 10, column: 49, scope: !55)
!104 = !{!"llvm.loop.mustprogress"}
!105 = !{!"llvm.loop.unroll.disable"}
!106 = !DILocation(line: 0, scope: !57)
!107 = !DILocation(line: 11, column: 8, scope: !57)
!108 = !DILocation(line: 11, scope: !57)
!109 = !DILocation(line: 11, column: 21, scope: !110)
!110 = distinct !DILexicalBlock(scope: !57, file: !3, line: 11, column: 3)
!111 = !DILocation(line: 11, column: 3, scope: !57)
!112 = !DILocation(line: 12, column: 15, scope: !113)
!113 = distinct !DILexicalBlock(scope: !110, file: !3, line: 12, column: 9)
!114 = !DILocation(line: 12, column: 19, scope: !113)
!115 = !DILocation(line: 12, column: 41, scope: !113)
!116 = !DILocation(line: 12, column: 30, scope: !113)
!117 = !DILocation(line: 12, column: 46, scope: !113)
!118 = !DILocation(line: 12, column: 51, scope: !113)
!119 = !DILocation(line: 12, column: 55, scope: !113)
!120 = !DILocation(line: 12, column: 24, scope: !113)
!121 = !DILocation(line: 12, column: 59, scope: !113)
!122 = !DILocation(line: 12, column: 21, scope: !113)
!123 = !DILocation(line: 11, column: 26, scope: !110)
!124 = !DILocation(line: 11, column: 3, scope: !110)
!125 = distinct !{!125, !111, !126, !104, !105}
!126 = !DILocation(line: 12, column: 59, scope: !57)
!127 = !DILocation(line: 13, column: 3, scope: !2)
!128 = !DILocation(line: 14, column: 9, scope: !60)
!129 = !DILocation(line: 15, column: 26, scope: !59)
!130 = !DILocation(line: 15, column: 37, scope: !59)
!131 = !DILocation(line: 15, column: 41, scope: !59)
!132 = !DILocation(line: 15, column: 20, scope: !59)
!133 = !DILocation(line: 0, scope: !59)
!134 = !DILocation(line: 0, scope: !62)
!135 = !DILocation(line: 16, column: 10, scope: !62)
!136 = !DILocation(line: 16, scope: !62)
!137 = !DILocation(line: 16, column: 23, scope: !65)
!138 = !DILocation(line: 16, column: 5, scope: !62)
!139 = !DILocation(line: 17, column: 31, scope: !64)
!140 = !DILocation(line: 17, column: 35, scope: !64)
!141 = !DILocation(line: 17, column: 24, scope: !64)
!142 = !DILocation(line: 0, scope: !64)
!143 = !DILocation(line: 18, column: 14, scope: !64)
!144 = !DILocation(line: 18, column: 18, scope: !64)
!145 = !DILocation(line: 18, column: 7, scope: !64)
!146 = !DILocation(line: 18, column: 23, scope: !64)
!147 = !DILocation(line: 19, column: 11, scope: !64)
!148 = !DILocation(line: 20, column: 5, scope: !64)
!149 = !DILocation(line: 16, column: 28, scope: !65)
!150 = !DILocation(line: 16, column: 5, scope: !65)
!151 = distinct !{!151, !138, !152, !104, !105}
!152 = !DILocation(line: 20, column: 5, scope: !62)
!153 = !DILocation(line: 21, column: 3, scope: !59)
!154 = !DILocation(line: 22, column: 3, scope: !2)
!155 = !DILocation(line: 0, scope: !67)
!156 = !DILocation(line: 23, column: 8, scope: !67)
!157 = !DILocation(line: 23, scope: !67)
!158 = !DILocation(line: 23, column: 21, scope: !71)
!159 = !DILocation(line: 23, column: 3, scope: !67)
!160 = !DILocation(line: 24, column: 15, scope: !70)
!161 = !DILocation(line: 24, column: 19, scope: !70)
!162 = !DILocation(line: 25, column: 33, scope: !69)
!163 = !DILocation(line: 25, column: 22, scope: !69)
!164 = !DILocation(line: 0, scope: !69)
!165 = !DILocation(line: 26, column: 21, scope: !69)
!166 = !DILocation(line: 26, column: 26, scope: !69)
!167 = !DILocation(line: 26, column: 30, scope: !69)
!168 = !DILocation(line: 26, column: 11, scope: !69)
!169 = !DILocation(line: 26, column: 34, scope: !69)
!170 = !DILocation(line: 26, column: 7, scope: !69)
!171 = !DILocation(line: 26, column: 38, scope: !69)
!172 = !DILocation(line: 27, column: 5, scope: !69)
!173 = !DILocation(line: 24, column: 21, scope: !70)
!174 = !DILocation(line: 23, column: 26, scope: !71)
!175 = !DILocation(line: 23, column: 3, scope: !71)
!176 = distinct !{!176, !159, !177, !104, !105}
!177 = !DILocation(line: 27, column: 5, scope: !67)
!178 = !DILocation(line: 28, column: 1, scope: !2)
