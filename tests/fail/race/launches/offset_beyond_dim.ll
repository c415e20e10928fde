; ModuleID = 'offset_beyond_dim.cu'
source_filename = "offset_beyond_dim.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ6borderPfiiE1d = internal addrspace(3) global [16 x [16 x float]] undef, align 4, !dbg !0
@_ZZ6borderPfiiE1s = internal addrspace(3) global [16 x [16 x float]] undef, align 4, !dbg !11
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6borderPfii(ptr noundef %m, i32 noundef %dim, i32 noundef %offset) #0 !dbg !2 {
entry:
    #dbg_value(ptr %m, !50, !DIExpression(), !81)
    #dbg_value(i32 %dim, !51, !DIExpression(), !81)
    #dbg_value(i32 %offset, !52, !DIExpression(), !81)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !82
  %rem = urem i32 %0, 16, !dbg !83
    #dbg_value(i32 %rem, !53, !DIExpression(), !81)
    #dbg_value(i32 %offset, !54, !DIExpression(), !81)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !84
  %add = add i32 %1, 1, !dbg !85
  %mul = mul i32 %add, 16, !dbg !86
  %add2 = add i32 %offset, %mul, !dbg !87
    #dbg_value(i32 %add2, !55, !DIExpression(), !81)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !88
  %cmp = icmp ult i32 %2, 16, !dbg !89
  br i1 %cmp, label %if.then, label %if.end, !dbg !89

if.then:                                          ; preds = %entry
    #dbg_value(i32 0, !56, !DIExpression(), !90)
  br label %for.cond, !dbg !91

for.cond:                                         ; preds = %for.inc, %if.then
  %i.0 = phi i32 [ 0, %if.then ], [ %inc, %for.inc ], !dbg !92
    #dbg_value(i32 %i.0, !56, !DIExpression(), !90)
  %cmp4 = icmp slt i32 %i.0, 16, !dbg !93
  br i1 %cmp4, label %for.body, label %for.cond.cleanup, !dbg !95

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %add5 = add nsw i32 %offset, %i.0, !dbg !96
  %mul6 = mul nsw i32 %add5, %dim, !dbg !98
  %add7 = add nsw i32 %mul6, %offset, !dbg !99
  %add8 = add nsw i32 %add7, %rem, !dbg !100
  %idxprom = sext i32 %add8 to i64, !dbg !101
  %arrayidx = getelementptr inbounds float, ptr %m, i64 %idxprom, !dbg !101
  %3 = load float, ptr %arrayidx, align 4, !dbg !101, !tbaa !102
  %idxprom9 = sext i32 %i.0 to i64, !dbg !104
  %arrayidx10 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6borderPfiiE1d to ptr), i64 0, i64 %idxprom9, !dbg !104
  %idxprom11 = sext i32 %rem to i64, !dbg !104
  %arrayidx12 = getelementptr inbounds [16 x float], ptr %arrayidx10, i64 0, i64 %idxprom11, !dbg !104
  store float %3, ptr %arrayidx12, align 4, !dbg !105, !tbaa !102
  %add13 = add nsw i32 %offset, %i.0, !dbg !106
  %mul14 = mul nsw i32 %add13, %dim, !dbg !107
  %add15 = add nsw i32 %mul14, %add2, !dbg !108
  %add16 = add nsw i32 %add15, %rem, !dbg !109
  %idxprom17 = sext i32 %add16 to i64, !dbg !110
  %arrayidx18 = getelementptr inbounds float, ptr %m, i64 %idxprom17, !dbg !110
  %4 = load float, ptr %arrayidx18, align 4, !dbg !110, !tbaa !102
  %idxprom19 = sext i32 %i.0 to i64, !dbg !111
  %arrayidx20 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6borderPfiiE1s to ptr), i64 0, i64 %idxprom19, !dbg !111
  %idxprom21 = sext i32 %rem to i64, !dbg !111
  %arrayidx22 = getelementptr inbounds [16 x float], ptr %arrayidx20, i64 0, i64 %idxprom21, !dbg !111
  store float %4, ptr %arrayidx22, align 4, !dbg !112, !tbaa !102
  br label %for.inc, !dbg !113

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1, !dbg !114
    #dbg_value(i32 %inc, !56, !DIExpression(), !90)
  br label %for.cond, !dbg !115, !llvm.loop !116

for.end:                                          ; preds = %for.cond.cleanup
  br label %if.end, !dbg !120

if.end:                                           ; preds = %for.end, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !121
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !122
  %cmp24 = icmp ult i32 %5, 16, !dbg !123
  br i1 %cmp24, label %if.then25, label %if.else, !dbg !123

if.then25:                                        ; preds = %if.end
    #dbg_value(i32 1, !60, !DIExpression(), !124)
  br label %for.cond27, !dbg !125

for.cond27:                                       ; preds = %for.inc51, %if.then25
  %i26.0 = phi i32 [ 1, %if.then25 ], [ %inc52, %for.inc51 ], !dbg !126
    #dbg_value(i32 %i26.0, !60, !DIExpression(), !124)
  %cmp28 = icmp slt i32 %i26.0, 16, !dbg !127
  br i1 %cmp28, label %for.body30, label %for.cond.cleanup29, !dbg !128

for.cond.cleanup29:                               ; preds = %for.cond27
  br label %for.end53

for.body30:                                       ; preds = %for.cond27
    #dbg_value(i32 0, !64, !DIExpression(), !129)
  br label %for.cond31, !dbg !130

for.cond31:                                       ; preds = %for.inc48, %for.body30
  %j.0 = phi i32 [ 0, %for.body30 ], [ %inc49, %for.inc48 ], !dbg !131
    #dbg_value(i32 %j.0, !64, !DIExpression(), !129)
  %cmp32 = icmp slt i32 %j.0, %i26.0, !dbg !132
  br i1 %cmp32, label %for.body34, label %for.cond.cleanup33, !dbg !134

for.cond.cleanup33:                               ; preds = %for.cond31
  br label %for.end50

for.body34:                                       ; preds = %for.cond31
  %idxprom35 = sext i32 %i26.0 to i64, !dbg !135
  %arrayidx36 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6borderPfiiE1d to ptr), i64 0, i64 %idxprom35, !dbg !135
  %idxprom37 = sext i32 %j.0 to i64, !dbg !135
  %arrayidx38 = getelementptr inbounds [16 x float], ptr %arrayidx36, i64 0, i64 %idxprom37, !dbg !135
  %6 = load float, ptr %arrayidx38, align 4, !dbg !135, !tbaa !102
  %idxprom39 = sext i32 %j.0 to i64, !dbg !136
  %arrayidx40 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6borderPfiiE1s to ptr), i64 0, i64 %idxprom39, !dbg !136
  %idxprom41 = sext i32 %rem to i64, !dbg !136
  %arrayidx42 = getelementptr inbounds [16 x float], ptr %arrayidx40, i64 0, i64 %idxprom41, !dbg !136
  %7 = load float, ptr %arrayidx42, align 4, !dbg !136, !tbaa !102
  %idxprom44 = sext i32 %i26.0 to i64, !dbg !137
  %arrayidx45 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6borderPfiiE1s to ptr), i64 0, i64 %idxprom44, !dbg !137
  %idxprom46 = sext i32 %rem to i64, !dbg !137
  %arrayidx47 = getelementptr inbounds [16 x float], ptr %arrayidx45, i64 0, i64 %idxprom46, !dbg !137
  %8 = load float, ptr %arrayidx47, align 4, !dbg !138, !tbaa !102
  %neg = fneg float %6, !dbg !138
  %9 = call float @llvm.fmuladd.f32(float %neg, float %7, float %8), !dbg !138
  store float %9, ptr %arrayidx47, align 4, !dbg !138, !tbaa !102
  br label %for.inc48, !dbg !137

for.inc48:                                        ; preds = %for.body34
  %inc49 = add nsw i32 %j.0, 1, !dbg !139
    #dbg_value(i32 %inc49, !64, !DIExpression(), !129)
  br label %for.cond31, !dbg !140, !llvm.loop !141

for.end50:                                        ; preds = %for.cond.cleanup33
  br label %for.inc51, !dbg !142

for.inc51:                                        ; preds = %for.end50
  %inc52 = add nsw i32 %i26.0, 1, !dbg !143
    #dbg_value(i32 %inc52, !60, !DIExpression(), !124)
  br label %for.cond27, !dbg !144, !llvm.loop !145

for.end53:                                        ; preds = %for.cond.cleanup29
    #dbg_value(i32 1, !67, !DIExpression(), !147)
  br label %for.cond55, !dbg !148

for.cond55:                                       ; preds = %for.inc70, %for.end53
  %i54.0 = phi i32 [ 1, %for.end53 ], [ %inc71, %for.inc70 ], !dbg !149
    #dbg_value(i32 %i54.0, !67, !DIExpression(), !147)
  %cmp56 = icmp slt i32 %i54.0, 16, !dbg !150
  br i1 %cmp56, label %for.body58, label %for.cond.cleanup57, !dbg !152

for.cond.cleanup57:                               ; preds = %for.cond55
  br label %for.end72

for.body58:                                       ; preds = %for.cond55
  %idxprom59 = sext i32 %i54.0 to i64, !dbg !153
  %arrayidx60 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6borderPfiiE1s to ptr), i64 0, i64 %idxprom59, !dbg !153
  %idxprom61 = sext i32 %rem to i64, !dbg !153
  %arrayidx62 = getelementptr inbounds [16 x float], ptr %arrayidx60, i64 0, i64 %idxprom61, !dbg !153
  %10 = load float, ptr %arrayidx62, align 4, !dbg !153, !tbaa !102
  %add63 = add nsw i32 %offset, %i54.0, !dbg !154
  %mul64 = mul nsw i32 %add63, %dim, !dbg !155
  %add65 = add nsw i32 %mul64, %add2, !dbg !156
  %add66 = add nsw i32 %add65, %rem, !dbg !157
  %add67 = add nsw i32 %add66, 1, !dbg !158
  %idxprom68 = sext i32 %add67 to i64, !dbg !159
  %arrayidx69 = getelementptr inbounds float, ptr %m, i64 %idxprom68, !dbg !159
  store float %10, ptr %arrayidx69, align 4, !dbg !160, !tbaa !102
  br label %for.inc70, !dbg !159

for.inc70:                                        ; preds = %for.body58
  %inc71 = add nsw i32 %i54.0, 1, !dbg !161
    #dbg_value(i32 %inc71, !67, !DIExpression(), !147)
  br label %for.cond55, !dbg !162, !llvm.loop !163

for.end72:                                        ; preds = %for.cond.cleanup57
  br label %if.end88, !dbg !165

if.else:                                          ; preds = %if.end
    #dbg_value(i32 0, !69, !DIExpression(), !166)
  br label %for.cond74, !dbg !167

for.cond74:                                       ; preds = %for.inc85, %if.else
  %i73.0 = phi i32 [ 0, %if.else ], [ %inc86, %for.inc85 ], !dbg !168
    #dbg_value(i32 %i73.0, !69, !DIExpression(), !166)
  %cmp75 = icmp slt i32 %i73.0, 16, !dbg !169
  br i1 %cmp75, label %for.body77, label %for.cond.cleanup76, !dbg !171

for.cond.cleanup76:                               ; preds = %for.cond74
  br label %for.end87

for.body77:                                       ; preds = %for.cond74
  %add78 = add nsw i32 %add2, %rem, !dbg !172
  %mul79 = mul nsw i32 %add78, %dim, !dbg !173
  %add80 = add nsw i32 %mul79, %offset, !dbg !174
  %add81 = add nsw i32 %add80, %i73.0, !dbg !175
  %idxprom82 = sext i32 %add81 to i64, !dbg !176
  %arrayidx83 = getelementptr inbounds float, ptr %m, i64 %idxprom82, !dbg !176
  %11 = load float, ptr %arrayidx83, align 4, !dbg !177, !tbaa !102
  %mul84 = fmul float %11, 5.000000e-01, !dbg !177
  store float %mul84, ptr %arrayidx83, align 4, !dbg !177, !tbaa !102
  br label %for.inc85, !dbg !176

for.inc85:                                        ; preds = %for.body77
  %inc86 = add nsw i32 %i73.0, 1, !dbg !178
    #dbg_value(i32 %inc86, !69, !DIExpression(), !166)
  br label %for.cond74, !dbg !179, !llvm.loop !180

for.end87:                                        ; preds = %for.cond.cleanup76
  br label %if.end88

if.end88:                                         ; preds = %for.end87, %for.end72
  ret void, !dbg !182
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!72, !73, !74, !75}
!llvm.ident = !{!76}
!llvm.errno.tbaa = !{!77}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "d", scope: !2, file: !3, line: 5, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "border", linkageName: "_Z6borderPfii", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !49)
!3 = !DIFile(filename: "offset_beyond_dim.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !10, imports: !16, splitDebugInlining: false, nameTableKind: None)
!10 = !{!0, !11}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!12 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 5, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 8192, elements: !14)
!14 = !{!15, !15}
!15 = !DISubrange(count: 16)
!16 = !{!17, !20, !22, !27, !32, !37, !43, !45}
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !18, file: !19, line: 128)
!18 = !DINamespace(name: "ws_math", scope: null)
!19 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!20 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !21, entity: !18, file: !19, line: 129)
!21 = !DINamespace(name: "std", scope: null)
!22 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !23, file: !19, line: 154)
!23 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !19, file: !19, line: 137, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!24 = !DISubroutineType(types: !25)
!25 = !{!26, !26}
!26 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!27 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !28, file: !19, line: 154)
!28 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !19, file: !19, line: 133, type: !29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!29 = !DISubroutineType(types: !30)
!30 = !{!31, !31}
!31 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!32 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !33, file: !19, line: 154)
!33 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !19, file: !19, line: 134, type: !34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!34 = !DISubroutineType(types: !35)
!35 = !{!36, !36}
!36 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!37 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !38, file: !19, line: 154)
!38 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !19, file: !19, line: 145, type: !39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!39 = !DISubroutineType(types: !40)
!40 = !{!41, !42}
!41 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!42 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!43 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !44, file: !19, line: 154)
!44 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !19, file: !19, line: 147, type: !39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!45 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !46, file: !19, line: 154)
!46 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !19, file: !19, line: 149, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!47 = !DISubroutineType(types: !48)
!48 = !{!8, !7}
!49 = !{!50, !51, !52, !53, !54, !55, !56, !60, !64, !67, !69}
!50 = !DILocalVariable(name: "m", arg: 1, scope: !2, file: !3, line: 4, type: !6)
!51 = !DILocalVariable(name: "dim", arg: 2, scope: !2, file: !3, line: 4, type: !8)
!52 = !DILocalVariable(name: "offset", arg: 3, scope: !2, file: !3, line: 4, type: !8)
!53 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 6, type: !8)
!54 = !DILocalVariable(name: "row", scope: !2, file: !3, line: 7, type: !8)
!55 = !DILocalVariable(name: "col", scope: !2, file: !3, line: 7, type: !8)
!56 = !DILocalVariable(name: "i", scope: !57, file: !3, line: 8, type: !8)
!57 = distinct !DILexicalBlock(scope: !58, file: !3, line: 8, column: 27)
!58 = distinct !DILexicalBlock(scope: !59, file: !3, line: 8, column: 25)
!59 = distinct !DILexicalBlock(scope: !2, file: !3, line: 8, column: 7)
!60 = !DILocalVariable(name: "i", scope: !61, file: !3, line: 11, type: !8)
!61 = distinct !DILexicalBlock(scope: !62, file: !3, line: 11, column: 5)
!62 = distinct !DILexicalBlock(scope: !63, file: !3, line: 10, column: 25)
!63 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 7)
!64 = !DILocalVariable(name: "j", scope: !65, file: !3, line: 11, type: !8)
!65 = distinct !DILexicalBlock(scope: !66, file: !3, line: 11, column: 34)
!66 = distinct !DILexicalBlock(scope: !61, file: !3, line: 11, column: 5)
!67 = !DILocalVariable(name: "i", scope: !68, file: !3, line: 12, type: !8)
!68 = distinct !DILexicalBlock(scope: !62, file: !3, line: 12, column: 5)
!69 = !DILocalVariable(name: "i", scope: !70, file: !3, line: 14, type: !8)
!70 = distinct !DILexicalBlock(scope: !71, file: !3, line: 14, column: 5)
!71 = distinct !DILexicalBlock(scope: !63, file: !3, line: 13, column: 10)
!72 = !{i32 7, !"Dwarf Version", i32 4}
!73 = !{i32 2, !"Debug Info Version", i32 3}
!74 = !{i32 1, !"wchar_size", i32 4}
!75 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!76 = !{!"clang version 22.1.8"}
!77 = !{!78, !78, i64 0}
!78 = !{!"int", !79, i64 0}
!79 = !{!"omnipotent char", !80, i64 0}
!80 = !{!"Simple C++ TBAA"}
!81 = !DILocation(line: 0, scope: !2)
!82 = !DILocation(line: 6, column: 11, scope: !2)
!83 = !DILocation(line: 6, column: 23, scope: !2)
!84 = !DILocation(line: 7, column: 37, scope: !2)
!85 = !DILocation(line: 7, column: 48, scope: !2)
!86 = !DILocation(line: 7, column: 53, scope: !2)
!87 = !DILocation(line: 7, column: 34, scope: !2)
!88 = !DILocation(line: 8, column: 7, scope: !59)
!89 = !DILocation(line: 8, column: 19, scope: !59)
!90 = !DILocation(line: 0, scope: !57)
!91 = !DILocation(line: 8, column: 32, scope: !57)
!92 = !DILocation(line: 8, scope: !57)
!93 = !DILocation(line: 8, column: 45, scope: !94)
!94 = distinct !DILexicalBlock(scope: !57, file: !3, line: 8, column: 27)
!95 = !DILocation(line: 8, column: 27, scope: !57)
!96 = !DILocation(line: 8, column: 75, scope: !97)
!97 = distinct !DILexicalBlock(scope: !94, file: !3, line: 8, column: 56)
!98 = !DILocation(line: 8, column: 80, scope: !97)
!99 = !DILocation(line: 8, column: 86, scope: !97)
!100 = !DILocation(line: 8, column: 92, scope: !97)
!101 = !DILocation(line: 8, column: 68, scope: !97)
!102 = !{!103, !103, i64 0}
!103 = !{!"float", !79, i64 0}
!104 = !DILocation(line: 8, column: 58, scope: !97)
!105 = !DILocation(line: 8, column: 66, scope: !97)
!106 = !DILocation(line: 8, column: 115, scope: !97)
!107 = !DILocation(line: 8, column: 120, scope: !97)
!108 = !DILocation(line: 8, column: 126, scope: !97)
!109 = !DILocation(line: 8, column: 132, scope: !97)
!110 = !DILocation(line: 8, column: 108, scope: !97)
!111 = !DILocation(line: 8, column: 98, scope: !97)
!112 = !DILocation(line: 8, column: 106, scope: !97)
!113 = !DILocation(line: 8, column: 138, scope: !97)
!114 = !DILocation(line: 8, column: 51, scope: !94)
!115 = !DILocation(line: 8, column: 27, scope: !94)
!116 = distinct !{!116, !95, !117, !118, !119}
!117 = !DILocation(line: 8, column: 138, scope: !57)
!118 = !{!"llvm.loop.mustprogress"}
!119 = !{!"llvm.loop.unroll.disable"}
!120 = !DILocation(line: 8, column: 140, scope: !58)
!121 = !DILocation(line: 9, column: 3, scope: !2)
!122 = !DILocation(line: 10, column: 7, scope: !63)
!123 = !DILocation(line: 10, column: 19, scope: !63)
!124 = !DILocation(line: 0, scope: !61)
!125 = !DILocation(line: 11, column: 10, scope: !61)
!126 = !DILocation(line: 11, scope: !61)
!127 = !DILocation(line: 11, column: 23, scope: !66)
!128 = !DILocation(line: 11, column: 5, scope: !61)
!129 = !DILocation(line: 0, scope: !65)
!130 = !DILocation(line: 11, column: 39, scope: !65)
!131 = !DILocation(line: 11, scope: !65)
!132 = !DILocation(line: 11, column: 52, scope: !133)
!133 = distinct !DILexicalBlock(scope: !65, file: !3, line: 11, column: 34)
!134 = !DILocation(line: 11, column: 34, scope: !65)
!135 = !DILocation(line: 11, column: 73, scope: !133)
!136 = !DILocation(line: 11, column: 83, scope: !133)
!137 = !DILocation(line: 11, column: 62, scope: !133)
!138 = !DILocation(line: 11, column: 70, scope: !133)
!139 = !DILocation(line: 11, column: 57, scope: !133)
!140 = !DILocation(line: 11, column: 34, scope: !133)
!141 = distinct !{!141, !134, !142, !118, !119}
!142 = !DILocation(line: 11, column: 89, scope: !65)
!143 = !DILocation(line: 11, column: 29, scope: !66)
!144 = !DILocation(line: 11, column: 5, scope: !66)
!145 = distinct !{!145, !128, !146, !118, !119}
!146 = !DILocation(line: 11, column: 89, scope: !61)
!147 = !DILocation(line: 0, scope: !68)
!148 = !DILocation(line: 12, column: 10, scope: !68)
!149 = !DILocation(line: 12, scope: !68)
!150 = !DILocation(line: 12, column: 23, scope: !151)
!151 = distinct !DILexicalBlock(scope: !68, file: !3, line: 12, column: 5)
!152 = !DILocation(line: 12, column: 5, scope: !68)
!153 = !DILocation(line: 12, column: 69, scope: !151)
!154 = !DILocation(line: 12, column: 41, scope: !151)
!155 = !DILocation(line: 12, column: 46, scope: !151)
!156 = !DILocation(line: 12, column: 52, scope: !151)
!157 = !DILocation(line: 12, column: 58, scope: !151)
!158 = !DILocation(line: 12, column: 62, scope: !151)
!159 = !DILocation(line: 12, column: 34, scope: !151)
!160 = !DILocation(line: 12, column: 67, scope: !151)
!161 = !DILocation(line: 12, column: 29, scope: !151)
!162 = !DILocation(line: 12, column: 5, scope: !151)
!163 = distinct !{!163, !152, !164, !118, !119}
!164 = !DILocation(line: 12, column: 75, scope: !68)
!165 = !DILocation(line: 13, column: 3, scope: !62)
!166 = !DILocation(line: 0, scope: !70)
!167 = !DILocation(line: 14, column: 10, scope: !70)
!168 = !DILocation(line: 14, scope: !70)
!169 = !DILocation(line: 14, column: 23, scope: !170)
!170 = distinct !DILexicalBlock(scope: !70, file: !3, line: 14, column: 5)
!171 = !DILocation(line: 14, column: 5, scope: !70)
!172 = !DILocation(line: 14, column: 41, scope: !170)
!173 = !DILocation(line: 14, column: 46, scope: !170)
!174 = !DILocation(line: 14, column: 52, scope: !170)
!175 = !DILocation(line: 14, column: 58, scope: !170)
!176 = !DILocation(line: 14, column: 34, scope: !170)
!177 = !DILocation(line: 14, column: 63, scope: !170)
!178 = !DILocation(line: 14, column: 29, scope: !170)
!179 = !DILocation(line: 14, column: 5, scope: !170)
!180 = distinct !{!180, !171, !181, !118, !119}
!181 = !DILocation(line: 14, column: 66, scope: !70)
!182 = !DILocation(line: 16, column: 1, scope: !2)
