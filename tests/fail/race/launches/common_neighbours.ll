; ModuleID = 'common_neighbours.cu'
source_filename = "common_neighbours.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_gridDim_t = type { i8 }

@_ZZ6commonPKiS0_PjiE5marks = internal addrspace(3) global [128 x i32] undef, align 4, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@gridDim = extern_weak addrspace(1) global %struct.ws_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6commonPKiS0_Pji(ptr noundef %begin, ptr noundef %adjacent, ptr noundef %total, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %begin, !48, !DIExpression(), !78)
    #dbg_value(ptr %adjacent, !49, !DIExpression(), !78)
    #dbg_value(ptr %total, !50, !DIExpression(), !78)
    #dbg_value(i32 %n, !51, !DIExpression(), !78)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !79
    #dbg_value(i32 %0, !52, !DIExpression(), !80)
  br label %for.cond, !dbg !81

for.cond:                                         ; preds = %for.inc78, %entry
  %v.0 = phi i32 [ %0, %entry ], [ %add80, %for.inc78 ], !dbg !82
    #dbg_value(i32 %v.0, !52, !DIExpression(), !80)
  %cmp = icmp slt i32 %v.0, %n, !dbg !83
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !84

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end81

for.body:                                         ; preds = %for.cond
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !85
    #dbg_value(i32 %1, !54, !DIExpression(), !86)
  br label %for.cond2, !dbg !87

for.cond2:                                        ; preds = %for.inc, %for.body
  %i.0 = phi i32 [ %1, %for.body ], [ %add, %for.inc ], !dbg !88
    #dbg_value(i32 %i.0, !54, !DIExpression(), !86)
  %cmp3 = icmp slt i32 %i.0, 128, !dbg !89
  br i1 %cmp3, label %for.body5, label %for.cond.cleanup4, !dbg !91

for.cond.cleanup4:                                ; preds = %for.cond2
  br label %for.end

for.body5:                                        ; preds = %for.cond2
  %idxprom = sext i32 %i.0 to i64, !dbg !92
  %arrayidx = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6commonPKiS0_PjiE5marks to ptr), i64 0, i64 %idxprom, !dbg !92
  store i32 0, ptr %arrayidx, align 4, !dbg !93, !tbaa !74
  br label %for.inc, !dbg !92

for.inc:                                          ; preds = %for.body5
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !94
  %add = add i32 %i.0, %2, !dbg !95
    #dbg_value(i32 %add, !54, !DIExpression(), !86)
  br label %for.cond2, !dbg !96, !llvm.loop !97

for.end:                                          ; preds = %for.cond.cleanup4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !101
  %idxprom7 = sext i32 %v.0 to i64, !dbg !102
  %arrayidx8 = getelementptr inbounds i32, ptr %begin, i64 %idxprom7, !dbg !102
  %3 = load i32, ptr %arrayidx8, align 4, !dbg !102, !tbaa !74
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !103
  %add10 = add i32 %3, %4, !dbg !104
    #dbg_value(i32 %add10, !58, !DIExpression(), !105)
  br label %for.cond11, !dbg !106

for.cond11:                                       ; preds = %for.inc28, %for.end
  %e.0 = phi i32 [ %add10, %for.end ], [ %add30, %for.inc28 ], !dbg !107
    #dbg_value(i32 %e.0, !58, !DIExpression(), !105)
  %add12 = add nsw i32 %v.0, 1, !dbg !108
  %idxprom13 = sext i32 %add12 to i64, !dbg !110
  %arrayidx14 = getelementptr inbounds i32, ptr %begin, i64 %idxprom13, !dbg !110
  %5 = load i32, ptr %arrayidx14, align 4, !dbg !110, !tbaa !74
  %cmp15 = icmp slt i32 %e.0, %5, !dbg !111
  br i1 %cmp15, label %for.body17, label %for.cond.cleanup16, !dbg !112

for.cond.cleanup16:                               ; preds = %for.cond11
  br label %for.end31

for.body17:                                       ; preds = %for.cond11
  %idxprom18 = sext i32 %e.0 to i64, !dbg !113
  %arrayidx19 = getelementptr inbounds i32, ptr %adjacent, i64 %idxprom18, !dbg !113
  %6 = load i32, ptr %arrayidx19, align 4, !dbg !113, !tbaa !74
  %cmp20 = icmp slt i32 %6, 4096, !dbg !115
  br i1 %cmp20, label %if.then, label %if.end, !dbg !115

if.then:                                          ; preds = %for.body17
  %idxprom21 = sext i32 %e.0 to i64, !dbg !116
  %arrayidx22 = getelementptr inbounds i32, ptr %adjacent, i64 %idxprom21, !dbg !116
  %7 = load i32, ptr %arrayidx22, align 4, !dbg !116, !tbaa !74
  %div = sdiv i32 %7, 32, !dbg !117
  %idxprom23 = sext i32 %div to i64, !dbg !118
  %arrayidx24 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6commonPKiS0_PjiE5marks to ptr), i64 0, i64 %idxprom23, !dbg !118
  %idxprom25 = sext i32 %e.0 to i64, !dbg !119
  %arrayidx26 = getelementptr inbounds i32, ptr %adjacent, i64 %idxprom25, !dbg !119
  %8 = load i32, ptr %arrayidx26, align 4, !dbg !119, !tbaa !74
  %rem = srem i32 %8, 32, !dbg !120
  %shl = shl i32 1, %rem, !dbg !121
  %9 = atomicrmw or ptr %arrayidx24, i32 %shl monotonic, align 4, !dbg !122
  br label %if.end, !dbg !122

if.end:                                           ; preds = %if.then, %for.body17
  br label %for.inc28, !dbg !123

for.inc28:                                        ; preds = %if.end
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !124
  %add30 = add i32 %e.0, %10, !dbg !125
    #dbg_value(i32 %add30, !58, !DIExpression(), !105)
  br label %for.cond11, !dbg !126, !llvm.loop !127

for.end31:                                        ; preds = %for.cond.cleanup16
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !129
    #dbg_value(i32 0, !60, !DIExpression(), !130)
  %idxprom33 = sext i32 %v.0 to i64, !dbg !131
  %arrayidx34 = getelementptr inbounds i32, ptr %begin, i64 %idxprom33, !dbg !131
  %11 = load i32, ptr %arrayidx34, align 4, !dbg !131, !tbaa !74
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !132
  %add36 = add i32 %11, %12, !dbg !133
    #dbg_value(i32 %add36, !61, !DIExpression(), !134)
  br label %for.cond37, !dbg !135

for.cond37:                                       ; preds = %for.inc73, %for.end31
  %mine.0 = phi i32 [ 0, %for.end31 ], [ %mine.1, %for.inc73 ], !dbg !136
  %e32.0 = phi i32 [ %add36, %for.end31 ], [ %add75, %for.inc73 ], !dbg !137
    #dbg_value(i32 %e32.0, !61, !DIExpression(), !134)
    #dbg_value(i32 %mine.0, !60, !DIExpression(), !130)
  %add38 = add nsw i32 %v.0, 1, !dbg !138
  %idxprom39 = sext i32 %add38 to i64, !dbg !139
  %arrayidx40 = getelementptr inbounds i32, ptr %begin, i64 %idxprom39, !dbg !139
  %13 = load i32, ptr %arrayidx40, align 4, !dbg !139, !tbaa !74
  %cmp41 = icmp slt i32 %e32.0, %13, !dbg !140
  br i1 %cmp41, label %for.body43, label %for.cond.cleanup42, !dbg !141

for.cond.cleanup42:                               ; preds = %for.cond37
  br label %for.end76

for.body43:                                       ; preds = %for.cond37
  %idxprom44 = sext i32 %e32.0 to i64, !dbg !142
  %arrayidx45 = getelementptr inbounds i32, ptr %adjacent, i64 %idxprom44, !dbg !142
  %14 = load i32, ptr %arrayidx45, align 4, !dbg !142, !tbaa !74
  %idxprom46 = sext i32 %14 to i64, !dbg !143
  %arrayidx47 = getelementptr inbounds i32, ptr %begin, i64 %idxprom46, !dbg !143
  %15 = load i32, ptr %arrayidx47, align 4, !dbg !143, !tbaa !74
    #dbg_value(i32 %15, !63, !DIExpression(), !144)
  br label %for.cond48, !dbg !145

for.cond48:                                       ; preds = %for.inc71, %for.body43
  %mine.1 = phi i32 [ %mine.0, %for.body43 ], [ %mine.2, %for.inc71 ], !dbg !130
  %f.0 = phi i32 [ %15, %for.body43 ], [ %inc, %for.inc71 ], !dbg !146
    #dbg_value(i32 %f.0, !63, !DIExpression(), !144)
    #dbg_value(i32 %mine.1, !60, !DIExpression(), !130)
  %idxprom49 = sext i32 %e32.0 to i64, !dbg !147
  %arrayidx50 = getelementptr inbounds i32, ptr %adjacent, i64 %idxprom49, !dbg !147
  %16 = load i32, ptr %arrayidx50, align 4, !dbg !147, !tbaa !74
  %add51 = add nsw i32 %16, 1, !dbg !149
  %idxprom52 = sext i32 %add51 to i64, !dbg !150
  %arrayidx53 = getelementptr inbounds i32, ptr %begin, i64 %idxprom52, !dbg !150
  %17 = load i32, ptr %arrayidx53, align 4, !dbg !150, !tbaa !74
  %cmp54 = icmp slt i32 %f.0, %17, !dbg !151
  br i1 %cmp54, label %for.body56, label %for.cond.cleanup55, !dbg !152

for.cond.cleanup55:                               ; preds = %for.cond48
  br label %for.end72

for.body56:                                       ; preds = %for.cond48
  %idxprom57 = sext i32 %f.0 to i64, !dbg !153
  %arrayidx58 = getelementptr inbounds i32, ptr %adjacent, i64 %idxprom57, !dbg !153
  %18 = load i32, ptr %arrayidx58, align 4, !dbg !153, !tbaa !74
  %cmp59 = icmp slt i32 %18, 4096, !dbg !155
  br i1 %cmp59, label %if.then60, label %if.end70, !dbg !155

if.then60:                                        ; preds = %for.body56
  %idxprom61 = sext i32 %f.0 to i64, !dbg !156
  %arrayidx62 = getelementptr inbounds i32, ptr %adjacent, i64 %idxprom61, !dbg !156
  %19 = load i32, ptr %arrayidx62, align 4, !dbg !156, !tbaa !74
  %div63 = sdiv i32 %19, 32, !dbg !157
  %idxprom64 = sext i32 %div63 to i64, !dbg !158
  %arrayidx65 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6commonPKiS0_PjiE5marks to ptr), i64 0, i64 %idxprom64, !dbg !158
  %20 = load i32, ptr %arrayidx65, align 4, !dbg !158, !tbaa !74
  %idxprom66 = sext i32 %f.0 to i64, !dbg !159
  %arrayidx67 = getelementptr inbounds i32, ptr %adjacent, i64 %idxprom66, !dbg !159
  %21 = load i32, ptr %arrayidx67, align 4, !dbg !159, !tbaa !74
  %rem68 = srem i32 %21, 32, !dbg !160
  %shr = lshr i32 %20, %rem68, !dbg !161
  %and = and i32 %shr, 1, !dbg !162
  %add69 = add i32 %mine.1, %and, !dbg !163
    #dbg_value(i32 %add69, !60, !DIExpression(), !130)
  br label %if.end70, !dbg !164

if.end70:                                         ; preds = %if.then60, %for.body56
  %mine.2 = phi i32 [ %add69, %if.then60 ], [ %mine.1, %for.body56 ], !dbg !130
    #dbg_value(i32 %mine.2, !60, !DIExpression(), !130)
  br label %for.inc71, !dbg !165

for.inc71:                                        ; preds = %if.end70
  %inc = add nsw i32 %f.0, 1, !dbg !166
    #dbg_value(i32 %inc, !63, !DIExpression(), !144)
  br label %for.cond48, !dbg !167, !llvm.loop !168

for.end72:                                        ; preds = %for.cond.cleanup55
  br label %for.inc73, !dbg !169

for.inc73:                                        ; preds = %for.end72
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !170
  %add75 = add i32 %e32.0, %22, !dbg !171
    #dbg_value(i32 %add75, !61, !DIExpression(), !134)
  br label %for.cond37, !dbg !172, !llvm.loop !173

for.end76:                                        ; preds = %for.cond.cleanup42
  %23 = atomicrmw add ptr %total, i32 %mine.0 monotonic, align 4, !dbg !175
  br label %for.inc78, !dbg !176

for.inc78:                                        ; preds = %for.end76
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !177
  %add80 = add i32 %v.0, %24, !dbg !178
    #dbg_value(i32 %add80, !52, !DIExpression(), !80)
  br label %for.cond, !dbg !179, !llvm.loop !180

for.end81:                                        ; preds = %for.cond.cleanup
  ret void, !dbg !182
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!69, !70, !71, !72}
!llvm.ident = !{!73}
!llvm.errno.tbaa = !{!74}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "marks", scope: !2, file: !3, line: 7, type: !66, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "common", linkageName: "_Z6commonPKiS0_Pji", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !47)
!3 = !DIFile(filename: "common_neighbours.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !9, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
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
!45 = !{!8, !46}
!46 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!47 = !{!48, !49, !50, !51, !52, !54, !58, !60, !61, !63}
!48 = !DILocalVariable(name: "begin", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!49 = !DILocalVariable(name: "adjacent", arg: 2, scope: !2, file: !3, line: 6, type: !6)
!50 = !DILocalVariable(name: "total", arg: 3, scope: !2, file: !3, line: 6, type: !9)
!51 = !DILocalVariable(name: "n", arg: 4, scope: !2, file: !3, line: 6, type: !8)
!52 = !DILocalVariable(name: "v", scope: !53, file: !3, line: 8, type: !8)
!53 = distinct !DILexicalBlock(scope: !2, file: !3, line: 8, column: 3)
!54 = !DILocalVariable(name: "i", scope: !55, file: !3, line: 9, type: !8)
!55 = distinct !DILexicalBlock(scope: !56, file: !3, line: 9, column: 5)
!56 = distinct !DILexicalBlock(scope: !57, file: !3, line: 8, column: 51)
!57 = distinct !DILexicalBlock(scope: !53, file: !3, line: 8, column: 3)
!58 = !DILocalVariable(name: "e", scope: !59, file: !3, line: 12, type: !8)
!59 = distinct !DILexicalBlock(scope: !56, file: !3, line: 12, column: 5)
!60 = !DILocalVariable(name: "mine", scope: !56, file: !3, line: 16, type: !10)
!61 = !DILocalVariable(name: "e", scope: !62, file: !3, line: 17, type: !8)
!62 = distinct !DILexicalBlock(scope: !56, file: !3, line: 17, column: 5)
!63 = !DILocalVariable(name: "f", scope: !64, file: !3, line: 18, type: !8)
!64 = distinct !DILexicalBlock(scope: !65, file: !3, line: 18, column: 7)
!65 = distinct !DILexicalBlock(scope: !62, file: !3, line: 17, column: 5)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 4096, elements: !67)
!67 = !{!68}
!68 = !DISubrange(count: 128)
!69 = !{i32 7, !"Dwarf Version", i32 4}
!70 = !{i32 2, !"Debug Info Version", i32 3}
!71 = !{i32 1, !"wchar_size", i32 4}
!72 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!73 = !{!"clang version 22.1.8"}
!74 = !{!75, !75, i64 0}
!75 = !{!"int", !76, i64 0}
!76 = !{!"omnipotent char", !77, i64 0}
!77 = !{!"Simple C++ TBAA"}
!78 = !DILocation(line: 0, scope: !2)
!79 = !DILocation(line: 8, column: 16, scope: !53)
!80 = !DILocation(line: 0, scope: !53)
!81 = !DILocation(line: 8, column: 8, scope: !53)
!82 = !DILocation(line: 8, scope: !53)
!83 = !DILocation(line: 8, column: 30, scope: !57)
!84 = !DILocation(line: 8, column: 3, scope: !53)
!85 = !DILocation(line: 9, column: 18, scope: !55)
!86 = !DILocation(line: 0, scope: !55)
!87 = !DILocation(line: 9, column: 10, scope: !55)
!88 = !DILocation(line: 9, scope: !55)
!89 = !DILocation(line: 9, column: 33, scope: !90)
!90 = distinct !DILexicalBlock(scope: !55, file: !3, line: 9, column: 5)
!91 = !DILocation(line: 9, column: 5, scope: !55)
!92 = !DILocation(line: 10, column: 7, scope: !90)
!93 = !DILocation(line: 10, column: 16, scope: !90)
!94 = !DILocation(line: 9, column: 45, scope: !90)
!95 = !DILocation(line: 9, column: 42, scope: !90)
!96 = !DILocation(line: 9, column: 5, scope: !90)
!97 = distinct !{!97, !91, !98, !99, !100}
!98 = !DILocation(line: 10, column: 18, scope: !55)
!99 = !{!"llvm.loop.mustprogress"}
!100 = !{!"llvm.loop.unroll.disable"}
!101 = !DILocation(line: 11, column: 5, scope: !56)
!102 = !DILocation(line: 12, column: 18, scope: !59)
!103 = !DILocation(line: 12, column: 29, scope: !59)
!104 = !DILocation(line: 12, column: 27, scope: !59)
!105 = !DILocation(line: 0, scope: !59)
!106 = !DILocation(line: 12, column: 10, scope: !59)
!107 = !DILocation(line: 12, scope: !59)
!108 = !DILocation(line: 12, column: 54, scope: !109)
!109 = distinct !DILexicalBlock(scope: !59, file: !3, line: 12, column: 5)
!110 = !DILocation(line: 12, column: 46, scope: !109)
!111 = !DILocation(line: 12, column: 44, scope: !109)
!112 = !DILocation(line: 12, column: 5, scope: !59)
!113 = !DILocation(line: 13, column: 11, scope: !114)
!114 = distinct !DILexicalBlock(scope: !109, file: !3, line: 13, column: 11)
!115 = !DILocation(line: 13, column: 23, scope: !114)
!116 = !DILocation(line: 14, column: 25, scope: !114)
!117 = !DILocation(line: 14, column: 37, scope: !114)
!118 = !DILocation(line: 14, column: 19, scope: !114)
!119 = !DILocation(line: 14, column: 50, scope: !114)
!120 = !DILocation(line: 14, column: 62, scope: !114)
!121 = !DILocation(line: 14, column: 47, scope: !114)
!122 = !DILocation(line: 14, column: 9, scope: !114)
!123 = !DILocation(line: 13, column: 25, scope: !114)
!124 = !DILocation(line: 12, column: 65, scope: !109)
!125 = !DILocation(line: 12, column: 62, scope: !109)
!126 = !DILocation(line: 12, column: 5, scope: !109)
!127 = distinct !{!127, !112, !128, !99, !100}
!128 = !DILocation(line: 14, column: 66, scope: !59)
!129 = !DILocation(line: 15, column: 5, scope: !56)
!130 = !DILocation(line: 0, scope: !56)
!131 = !DILocation(line: 17, column: 18, scope: !62)
!132 = !DILocation(line: 17, column: 29, scope: !62)
!133 = !DILocation(line: 17, column: 27, scope: !62)
!134 = !DILocation(line: 0, scope: !62)
!135 = !DILocation(line: 17, column: 10, scope: !62)
!136 = !DILocation(line: 16, column: 14, scope: !56)
!137 = !DILocation(line: 17, scope: !62)
!138 = !DILocation(line: 17, column: 54, scope: !65)
!139 = !DILocation(line: 17, column: 46, scope: !65)
!140 = !DILocation(line: 17, column: 44, scope: !65)
!141 = !DILocation(line: 17, column: 5, scope: !62)
!142 = !DILocation(line: 18, column: 26, scope: !64)
!143 = !DILocation(line: 18, column: 20, scope: !64)
!144 = !DILocation(line: 0, scope: !64)
!145 = !DILocation(line: 18, column: 12, scope: !64)
!146 = !DILocation(line: 18, scope: !64)
!147 = !DILocation(line: 18, column: 50, scope: !148)
!148 = distinct !DILexicalBlock(scope: !64, file: !3, line: 18, column: 7)
!149 = !DILocation(line: 18, column: 62, scope: !148)
!150 = !DILocation(line: 18, column: 44, scope: !148)
!151 = !DILocation(line: 18, column: 42, scope: !148)
!152 = !DILocation(line: 18, column: 7, scope: !64)
!153 = !DILocation(line: 19, column: 13, scope: !154)
!154 = distinct !DILexicalBlock(scope: !148, file: !3, line: 19, column: 13)
!155 = !DILocation(line: 19, column: 25, scope: !154)
!156 = !DILocation(line: 20, column: 25, scope: !154)
!157 = !DILocation(line: 20, column: 37, scope: !154)
!158 = !DILocation(line: 20, column: 19, scope: !154)
!159 = !DILocation(line: 20, column: 46, scope: !154)
!160 = !DILocation(line: 20, column: 58, scope: !154)
!161 = !DILocation(line: 20, column: 43, scope: !154)
!162 = !DILocation(line: 20, column: 63, scope: !154)
!163 = !DILocation(line: 20, column: 16, scope: !154)
!164 = !DILocation(line: 20, column: 11, scope: !154)
!165 = !DILocation(line: 19, column: 27, scope: !154)
!166 = !DILocation(line: 18, column: 68, scope: !148)
!167 = !DILocation(line: 18, column: 7, scope: !148)
!168 = distinct !{!168, !152, !169, !99, !100}
!169 = !DILocation(line: 20, column: 65, scope: !64)
!170 = !DILocation(line: 17, column: 65, scope: !65)
!171 = !DILocation(line: 17, column: 62, scope: !65)
!172 = !DILocation(line: 17, column: 5, scope: !65)
!173 = distinct !{!173, !141, !174, !99, !100}
!174 = !DILocation(line: 20, column: 65, scope: !62)
!175 = !DILocation(line: 21, column: 5, scope: !56)
!176 = !DILocation(line: 22, column: 3, scope: !56)
!177 = !DILocation(line: 8, column: 40, scope: !57)
!178 = !DILocation(line: 8, column: 37, scope: !57)
!179 = !DILocation(line: 8, column: 3, scope: !57)
!180 = distinct !{!180, !84, !181, !99, !100}
!181 = !DILocation(line: 22, column: 3, scope: !53)
!182 = !DILocation(line: 23, column: 1, scope: !2)
