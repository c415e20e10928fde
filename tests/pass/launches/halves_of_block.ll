; ModuleID = 'halves_of_block.cu'
source_filename = "halves_of_block.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ6stripsPfiE4rows = internal addrspace(3) global [16 x [16 x float]] undef, align 4, !dbg !0
@_ZZ6stripsPfiE7columns = internal addrspace(3) global [16 x [16 x float]] undef, align 4, !dbg !11
@_ZZ6stripsPfiE4edge = internal addrspace(3) global [16 x float] undef, align 4, !dbg !16
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6stripsPfi(ptr noundef %m, i32 noundef %dim) #0 !dbg !2 {
entry:
    #dbg_value(ptr %m, !54, !DIExpression(), !85)
    #dbg_value(i32 %dim, !55, !DIExpression(), !85)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !86
  %rem = urem i32 %0, 16, !dbg !87
    #dbg_value(i32 %rem, !56, !DIExpression(), !85)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !88
  %cmp = icmp ult i32 %1, 16, !dbg !89
  br i1 %cmp, label %if.then, label %if.else, !dbg !89

if.then:                                          ; preds = %entry
  %mul = mul nsw i32 %rem, %dim, !dbg !90
  %idxprom = sext i32 %mul to i64, !dbg !91
  %arrayidx = getelementptr inbounds float, ptr %m, i64 %idxprom, !dbg !91
  %2 = load float, ptr %arrayidx, align 4, !dbg !91, !tbaa !92
  %idxprom2 = sext i32 %rem to i64, !dbg !94
  %arrayidx3 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6stripsPfiE4edge to ptr), i64 0, i64 %idxprom2, !dbg !94
  store float %2, ptr %arrayidx3, align 4, !dbg !95, !tbaa !92
    #dbg_value(i32 0, !57, !DIExpression(), !96)
  br label %for.cond, !dbg !97

for.cond:                                         ; preds = %for.inc, %if.then
  %k.0 = phi i32 [ 0, %if.then ], [ %inc, %for.inc ], !dbg !98
    #dbg_value(i32 %k.0, !57, !DIExpression(), !96)
  %cmp4 = icmp slt i32 %k.0, 16, !dbg !99
  br i1 %cmp4, label %for.body, label %for.cond.cleanup, !dbg !101

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %mul5 = mul nsw i32 %k.0, %dim, !dbg !102
  %add = add nsw i32 %mul5, %rem, !dbg !103
  %idxprom6 = sext i32 %add to i64, !dbg !104
  %arrayidx7 = getelementptr inbounds float, ptr %m, i64 %idxprom6, !dbg !104
  %3 = load float, ptr %arrayidx7, align 4, !dbg !104, !tbaa !92
  %idxprom8 = sext i32 %k.0 to i64, !dbg !105
  %arrayidx9 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6stripsPfiE4rows to ptr), i64 0, i64 %idxprom8, !dbg !105
  %idxprom10 = sext i32 %rem to i64, !dbg !105
  %arrayidx11 = getelementptr inbounds [16 x float], ptr %arrayidx9, i64 0, i64 %idxprom10, !dbg !105
  store float %3, ptr %arrayidx11, align 4, !dbg !106, !tbaa !92
  br label %for.inc, !dbg !105

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %k.0, 1, !dbg !107
    #dbg_value(i32 %inc, !57, !DIExpression(), !96)
  br label %for.cond, !dbg !108, !llvm.loop !109

for.end:                                          ; preds = %for.cond.cleanup
  br label %if.end, !dbg !113

if.else:                                          ; preds = %entry
    #dbg_value(i32 0, !61, !DIExpression(), !114)
  br label %for.cond13, !dbg !115

for.cond13:                                       ; preds = %for.inc26, %if.else
  %k12.0 = phi i32 [ 0, %if.else ], [ %inc27, %for.inc26 ], !dbg !116
    #dbg_value(i32 %k12.0, !61, !DIExpression(), !114)
  %cmp14 = icmp slt i32 %k12.0, 16, !dbg !117
  br i1 %cmp14, label %for.body16, label %for.cond.cleanup15, !dbg !119

for.cond.cleanup15:                               ; preds = %for.cond13
  br label %for.end28

for.body16:                                       ; preds = %for.cond13
  %mul17 = mul nsw i32 %k12.0, %dim, !dbg !120
  %add18 = add nsw i32 %mul17, 16, !dbg !121
  %add19 = add nsw i32 %add18, %rem, !dbg !122
  %idxprom20 = sext i32 %add19 to i64, !dbg !123
  %arrayidx21 = getelementptr inbounds float, ptr %m, i64 %idxprom20, !dbg !123
  %4 = load float, ptr %arrayidx21, align 4, !dbg !123, !tbaa !92
  %idxprom22 = sext i32 %k12.0 to i64, !dbg !124
  %arrayidx23 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6stripsPfiE7columns to ptr), i64 0, i64 %idxprom22, !dbg !124
  %idxprom24 = sext i32 %rem to i64, !dbg !124
  %arrayidx25 = getelementptr inbounds [16 x float], ptr %arrayidx23, i64 0, i64 %idxprom24, !dbg !124
  store float %4, ptr %arrayidx25, align 4, !dbg !125, !tbaa !92
  br label %for.inc26, !dbg !124

for.inc26:                                        ; preds = %for.body16
  %inc27 = add nsw i32 %k12.0, 1, !dbg !126
    #dbg_value(i32 %inc27, !61, !DIExpression(), !114)
  br label %for.cond13, !dbg !127, !llvm.loop !128

for.end28:                                        ; preds = %for.cond.cleanup15
  br label %if.end

if.end:                                           ; preds = %for.end28, %for.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !130
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !131
  %cmp30 = icmp ult i32 %5, 16, !dbg !132
  br i1 %cmp30, label %if.then31, label %if.else51, !dbg !132

if.then31:                                        ; preds = %if.end
    #dbg_value(i32 1, !64, !DIExpression(), !133)
  br label %for.cond33, !dbg !134

for.cond33:                                       ; preds = %for.inc48, %if.then31
  %k32.0 = phi i32 [ 1, %if.then31 ], [ %inc49, %for.inc48 ], !dbg !135
    #dbg_value(i32 %k32.0, !64, !DIExpression(), !133)
  %cmp34 = icmp slt i32 %k32.0, 16, !dbg !136
  br i1 %cmp34, label %for.body36, label %for.cond.cleanup35, !dbg !138

for.cond.cleanup35:                               ; preds = %for.cond33
  br label %for.end50

for.body36:                                       ; preds = %for.cond33
  %idxprom37 = sext i32 %k32.0 to i64, !dbg !139
  %arrayidx38 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6stripsPfiE4edge to ptr), i64 0, i64 %idxprom37, !dbg !139
  %6 = load float, ptr %arrayidx38, align 4, !dbg !139, !tbaa !92
  %sub = sub nsw i32 %k32.0, 1, !dbg !140
  %idxprom39 = sext i32 %sub to i64, !dbg !141
  %arrayidx40 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6stripsPfiE4rows to ptr), i64 0, i64 %idxprom39, !dbg !141
  %idxprom41 = sext i32 %rem to i64, !dbg !141
  %arrayidx42 = getelementptr inbounds [16 x float], ptr %arrayidx40, i64 0, i64 %idxprom41, !dbg !141
  %7 = load float, ptr %arrayidx42, align 4, !dbg !141, !tbaa !92
  %idxprom44 = sext i32 %k32.0 to i64, !dbg !142
  %arrayidx45 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6stripsPfiE4rows to ptr), i64 0, i64 %idxprom44, !dbg !142
  %idxprom46 = sext i32 %rem to i64, !dbg !142
  %arrayidx47 = getelementptr inbounds [16 x float], ptr %arrayidx45, i64 0, i64 %idxprom46, !dbg !142
  %8 = load float, ptr %arrayidx47, align 4, !dbg !143, !tbaa !92
  %neg = fneg float %6, !dbg !143
  %9 = call float @llvm.fmuladd.f32(float %neg, float %7, float %8), !dbg !143
  store float %9, ptr %arrayidx47, align 4, !dbg !143, !tbaa !92
  br label %for.inc48, !dbg !142

for.inc48:                                        ; preds = %for.body36
  %inc49 = add nsw i32 %k32.0, 1, !dbg !144
    #dbg_value(i32 %inc49, !64, !DIExpression(), !133)
  br label %for.cond33, !dbg !145, !llvm.loop !146

for.end50:                                        ; preds = %for.cond.cleanup35
  br label %if.end73, !dbg !148

if.else51:                                        ; preds = %if.end
    #dbg_value(i32 1, !68, !DIExpression(), !149)
  br label %for.cond53, !dbg !150

for.cond53:                                       ; preds = %for.inc70, %if.else51
  %k52.0 = phi i32 [ 1, %if.else51 ], [ %inc71, %for.inc70 ], !dbg !151
    #dbg_value(i32 %k52.0, !68, !DIExpression(), !149)
  %cmp54 = icmp slt i32 %k52.0, 16, !dbg !152
  br i1 %cmp54, label %for.body56, label %for.cond.cleanup55, !dbg !154

for.cond.cleanup55:                               ; preds = %for.cond53
  br label %for.end72

for.body56:                                       ; preds = %for.cond53
  %idxprom57 = sext i32 %k52.0 to i64, !dbg !155
  %arrayidx58 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6stripsPfiE4edge to ptr), i64 0, i64 %idxprom57, !dbg !155
  %10 = load float, ptr %arrayidx58, align 4, !dbg !155, !tbaa !92
  %idxprom59 = sext i32 %rem to i64, !dbg !156
  %arrayidx60 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6stripsPfiE7columns to ptr), i64 0, i64 %idxprom59, !dbg !156
  %sub61 = sub nsw i32 %k52.0, 1, !dbg !157
  %idxprom62 = sext i32 %sub61 to i64, !dbg !156
  %arrayidx63 = getelementptr inbounds [16 x float], ptr %arrayidx60, i64 0, i64 %idxprom62, !dbg !156
  %11 = load float, ptr %arrayidx63, align 4, !dbg !156, !tbaa !92
  %idxprom65 = sext i32 %rem to i64, !dbg !158
  %arrayidx66 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6stripsPfiE7columns to ptr), i64 0, i64 %idxprom65, !dbg !158
  %idxprom67 = sext i32 %k52.0 to i64, !dbg !158
  %arrayidx68 = getelementptr inbounds [16 x float], ptr %arrayidx66, i64 0, i64 %idxprom67, !dbg !158
  %12 = load float, ptr %arrayidx68, align 4, !dbg !159, !tbaa !92
  %neg69 = fneg float %10, !dbg !159
  %13 = call float @llvm.fmuladd.f32(float %neg69, float %11, float %12), !dbg !159
  store float %13, ptr %arrayidx68, align 4, !dbg !159, !tbaa !92
  br label %for.inc70, !dbg !158

for.inc70:                                        ; preds = %for.body56
  %inc71 = add nsw i32 %k52.0, 1, !dbg !160
    #dbg_value(i32 %inc71, !68, !DIExpression(), !149)
  br label %for.cond53, !dbg !161, !llvm.loop !162

for.end72:                                        ; preds = %for.cond.cleanup55
  br label %if.end73

if.end73:                                         ; preds = %for.end72, %for.end50
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !164
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !165
  %cmp75 = icmp ult i32 %14, 16, !dbg !166
  br i1 %cmp75, label %if.then76, label %if.else93, !dbg !166

if.then76:                                        ; preds = %if.end73
    #dbg_value(i32 0, !71, !DIExpression(), !167)
  br label %for.cond78, !dbg !168

for.cond78:                                       ; preds = %for.inc90, %if.then76
  %k77.0 = phi i32 [ 0, %if.then76 ], [ %inc91, %for.inc90 ], !dbg !169
    #dbg_value(i32 %k77.0, !71, !DIExpression(), !167)
  %cmp79 = icmp slt i32 %k77.0, 16, !dbg !170
  br i1 %cmp79, label %for.body81, label %for.cond.cleanup80, !dbg !172

for.cond.cleanup80:                               ; preds = %for.cond78
  br label %for.end92

for.body81:                                       ; preds = %for.cond78
  %idxprom82 = sext i32 %k77.0 to i64, !dbg !173
  %arrayidx83 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6stripsPfiE4rows to ptr), i64 0, i64 %idxprom82, !dbg !173
  %idxprom84 = sext i32 %rem to i64, !dbg !173
  %arrayidx85 = getelementptr inbounds [16 x float], ptr %arrayidx83, i64 0, i64 %idxprom84, !dbg !173
  %15 = load float, ptr %arrayidx85, align 4, !dbg !173, !tbaa !92
  %mul86 = mul nsw i32 %k77.0, %dim, !dbg !174
  %add87 = add nsw i32 %mul86, %rem, !dbg !175
  %idxprom88 = sext i32 %add87 to i64, !dbg !176
  %arrayidx89 = getelementptr inbounds float, ptr %m, i64 %idxprom88, !dbg !176
  store float %15, ptr %arrayidx89, align 4, !dbg !177, !tbaa !92
  br label %for.inc90, !dbg !176

for.inc90:                                        ; preds = %for.body81
  %inc91 = add nsw i32 %k77.0, 1, !dbg !178
    #dbg_value(i32 %inc91, !71, !DIExpression(), !167)
  br label %for.cond78, !dbg !179, !llvm.loop !180

for.end92:                                        ; preds = %for.cond.cleanup80
  br label %if.end111, !dbg !181

if.else93:                                        ; preds = %if.end73
    #dbg_value(i32 0, !74, !DIExpression(), !182)
  br label %for.cond95, !dbg !183

for.cond95:                                       ; preds = %for.inc108, %if.else93
  %k94.0 = phi i32 [ 0, %if.else93 ], [ %inc109, %for.inc108 ], !dbg !184
    #dbg_value(i32 %k94.0, !74, !DIExpression(), !182)
  %cmp96 = icmp slt i32 %k94.0, 16, !dbg !185
  br i1 %cmp96, label %for.body98, label %for.cond.cleanup97, !dbg !187

for.cond.cleanup97:                               ; preds = %for.cond95
  br label %for.end110

for.body98:                                       ; preds = %for.cond95
  %idxprom99 = sext i32 %k94.0 to i64, !dbg !188
  %arrayidx100 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6stripsPfiE7columns to ptr), i64 0, i64 %idxprom99, !dbg !188
  %idxprom101 = sext i32 %rem to i64, !dbg !188
  %arrayidx102 = getelementptr inbounds [16 x float], ptr %arrayidx100, i64 0, i64 %idxprom101, !dbg !188
  %16 = load float, ptr %arrayidx102, align 4, !dbg !188, !tbaa !92
  %mul103 = mul nsw i32 %k94.0, %dim, !dbg !189
  %add104 = add nsw i32 %mul103, 16, !dbg !190
  %add105 = add nsw i32 %add104, %rem, !dbg !191
  %idxprom106 = sext i32 %add105 to i64, !dbg !192
  %arrayidx107 = getelementptr inbounds float, ptr %m, i64 %idxprom106, !dbg !192
  store float %16, ptr %arrayidx107, align 4, !dbg !193, !tbaa !92
  br label %for.inc108, !dbg !192

for.inc108:                                       ; preds = %for.body98
  %inc109 = add nsw i32 %k94.0, 1, !dbg !194
    #dbg_value(i32 %inc109, !74, !DIExpression(), !182)
  br label %for.cond95, !dbg !195, !llvm.loop !196

for.end110:                                       ; preds = %for.cond.cleanup97
  br label %if.end111

if.end111:                                        ; preds = %for.end110, %for.end92
  ret void, !dbg !198
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

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!76, !77, !78, !79}
!llvm.ident = !{!80}
!llvm.errno.tbaa = !{!81}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "rows", scope: !2, file: !3, line: 8, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "strips", linkageName: "_Z6stripsPfi", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !53)
!3 = !DIFile(filename: "halves_of_block.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !10, imports: !20, splitDebugInlining: false, nameTableKind: None)
!10 = !{!0, !11, !16}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!12 = distinct !DIGlobalVariable(name: "columns", scope: !2, file: !3, line: 8, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 8192, elements: !14)
!14 = !{!15, !15}
!15 = !DISubrange(count: 16)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!17 = distinct !DIGlobalVariable(name: "edge", scope: !2, file: !3, line: 8, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 512, elements: !19)
!19 = !{!15}
!20 = !{!21, !24, !26, !31, !36, !41, !47, !49}
!21 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !22, file: !23, line: 128)
!22 = !DINamespace(name: "ws_math", scope: null)
!23 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!24 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !25, entity: !22, file: !23, line: 129)
!25 = !DINamespace(name: "std", scope: null)
!26 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !27, file: !23, line: 154)
!27 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !23, file: !23, line: 137, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!28 = !DISubroutineType(types: !29)
!29 = !{!30, !30}
!30 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !32, file: !23, line: 154)
!32 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !23, file: !23, line: 133, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !35}
!35 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!36 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !37, file: !23, line: 154)
!37 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !23, file: !23, line: 134, type: !38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!38 = !DISubroutineType(types: !39)
!39 = !{!40, !40}
!40 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!41 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !42, file: !23, line: 154)
!42 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !23, file: !23, line: 145, type: !43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!43 = !DISubroutineType(types: !44)
!44 = !{!45, !46}
!45 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!46 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!47 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !48, file: !23, line: 154)
!48 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !23, file: !23, line: 147, type: !43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!49 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !50, file: !23, line: 154)
!50 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !23, file: !23, line: 149, type: !51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!51 = !DISubroutineType(types: !52)
!52 = !{!8, !7}
!53 = !{!54, !55, !56, !57, !61, !64, !68, !71, !74}
!54 = !DILocalVariable(name: "m", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!55 = !DILocalVariable(name: "dim", arg: 2, scope: !2, file: !3, line: 7, type: !8)
!56 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 9, type: !8)
!57 = !DILocalVariable(name: "k", scope: !58, file: !3, line: 12, type: !8)
!58 = distinct !DILexicalBlock(scope: !59, file: !3, line: 12, column: 5)
!59 = distinct !DILexicalBlock(scope: !60, file: !3, line: 10, column: 24)
!60 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 7)
!61 = !DILocalVariable(name: "k", scope: !62, file: !3, line: 14, type: !8)
!62 = distinct !DILexicalBlock(scope: !63, file: !3, line: 14, column: 5)
!63 = distinct !DILexicalBlock(scope: !60, file: !3, line: 13, column: 10)
!64 = !DILocalVariable(name: "k", scope: !65, file: !3, line: 18, type: !8)
!65 = distinct !DILexicalBlock(scope: !66, file: !3, line: 18, column: 5)
!66 = distinct !DILexicalBlock(scope: !67, file: !3, line: 17, column: 24)
!67 = distinct !DILexicalBlock(scope: !2, file: !3, line: 17, column: 7)
!68 = !DILocalVariable(name: "k", scope: !69, file: !3, line: 20, type: !8)
!69 = distinct !DILexicalBlock(scope: !70, file: !3, line: 20, column: 5)
!70 = distinct !DILexicalBlock(scope: !67, file: !3, line: 19, column: 10)
!71 = !DILocalVariable(name: "k", scope: !72, file: !3, line: 24, type: !8)
!72 = distinct !DILexicalBlock(scope: !73, file: !3, line: 24, column: 5)
!73 = distinct !DILexicalBlock(scope: !2, file: !3, line: 23, column: 7)
!74 = !DILocalVariable(name: "k", scope: !75, file: !3, line: 26, type: !8)
!75 = distinct !DILexicalBlock(scope: !73, file: !3, line: 26, column: 5)
!76 = !{i32 7, !"Dwarf Version", i32 4}
!77 = !{i32 2, !"Debug Info Version", i32 3}
!78 = !{i32 1, !"wchar_size", i32 4}
!79 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!80 = !{!"clang version 22.1.8"}
!81 = !{!82, !82, i64 0}
!82 = !{!"int", !83, i64 0}
!83 = !{!"omnipotent char", !84, i64 0}
!84 = !{!"Simple C++ TBAA"}
!85 = !DILocation(line: 0, scope: !2)
!86 = !DILocation(line: 9, column: 11, scope: !2)
!87 = !DILocation(line: 9, column: 23, scope: !2)
!88 = !DILocation(line: 10, column: 7, scope: !60)
!89 = !DILocation(line: 10, column: 19, scope: !60)
!90 = !DILocation(line: 11, column: 19, scope: !59)
!91 = !DILocation(line: 11, column: 15, scope: !59)
!92 = !{!93, !93, i64 0}
!93 = !{!"float", !83, i64 0}
!94 = !DILocation(line: 11, column: 5, scope: !59)
!95 = !DILocation(line: 11, column: 13, scope: !59)
!96 = !DILocation(line: 0, scope: !58)
!97 = !DILocation(line: 12, column: 10, scope: !58)
!98 = !DILocation(line: 12, scope: !58)
!99 = !DILocation(line: 12, column: 23, scope: !100)
!100 = distinct !DILexicalBlock(scope: !58, file: !3, line: 12, column: 5)
!101 = !DILocation(line: 12, column: 5, scope: !58)
!102 = !DILocation(line: 12, column: 50, scope: !100)
!103 = !DILocation(line: 12, column: 56, scope: !100)
!104 = !DILocation(line: 12, column: 46, scope: !100)
!105 = !DILocation(line: 12, column: 33, scope: !100)
!106 = !DILocation(line: 12, column: 44, scope: !100)
!107 = !DILocation(line: 12, column: 28, scope: !100)
!108 = !DILocation(line: 12, column: 5, scope: !100)
!109 = distinct !{!109, !101, !110, !111, !112}
!110 = !DILocation(line: 12, column: 59, scope: !58)
!111 = !{!"llvm.loop.mustprogress"}
!112 = !{!"llvm.loop.unroll.disable"}
!113 = !DILocation(line: 13, column: 3, scope: !59)
!114 = !DILocation(line: 0, scope: !62)
!115 = !DILocation(line: 14, column: 10, scope: !62)
!116 = !DILocation(line: 14, scope: !62)
!117 = !DILocation(line: 14, column: 23, scope: !118)
!118 = distinct !DILexicalBlock(scope: !62, file: !3, line: 14, column: 5)
!119 = !DILocation(line: 14, column: 5, scope: !62)
!120 = !DILocation(line: 14, column: 53, scope: !118)
!121 = !DILocation(line: 14, column: 59, scope: !118)
!122 = !DILocation(line: 14, column: 63, scope: !118)
!123 = !DILocation(line: 14, column: 49, scope: !118)
!124 = !DILocation(line: 14, column: 33, scope: !118)
!125 = !DILocation(line: 14, column: 47, scope: !118)
!126 = !DILocation(line: 14, column: 28, scope: !118)
!127 = !DILocation(line: 14, column: 5, scope: !118)
!128 = distinct !{!128, !119, !129, !111, !112}
!129 = !DILocation(line: 14, column: 66, scope: !62)
!130 = !DILocation(line: 16, column: 3, scope: !2)
!131 = !DILocation(line: 17, column: 7, scope: !67)
!132 = !DILocation(line: 17, column: 19, scope: !67)
!133 = !DILocation(line: 0, scope: !65)
!134 = !DILocation(line: 18, column: 10, scope: !65)
!135 = !DILocation(line: 18, scope: !65)
!136 = !DILocation(line: 18, column: 23, scope: !137)
!137 = distinct !DILexicalBlock(scope: !65, file: !3, line: 18, column: 5)
!138 = !DILocation(line: 18, column: 5, scope: !65)
!139 = !DILocation(line: 18, column: 47, scope: !137)
!140 = !DILocation(line: 18, column: 64, scope: !137)
!141 = !DILocation(line: 18, column: 57, scope: !137)
!142 = !DILocation(line: 18, column: 33, scope: !137)
!143 = !DILocation(line: 18, column: 44, scope: !137)
!144 = !DILocation(line: 18, column: 28, scope: !137)
!145 = !DILocation(line: 18, column: 5, scope: !137)
!146 = distinct !{!146, !138, !147, !111, !112}
!147 = !DILocation(line: 18, column: 70, scope: !65)
!148 = !DILocation(line: 19, column: 3, scope: !66)
!149 = !DILocation(line: 0, scope: !69)
!150 = !DILocation(line: 20, column: 10, scope: !69)
!151 = !DILocation(line: 20, scope: !69)
!152 = !DILocation(line: 20, column: 23, scope: !153)
!153 = distinct !DILexicalBlock(scope: !69, file: !3, line: 20, column: 5)
!154 = !DILocation(line: 20, column: 5, scope: !69)
!155 = !DILocation(line: 20, column: 50, scope: !153)
!156 = !DILocation(line: 20, column: 60, scope: !153)
!157 = !DILocation(line: 20, column: 73, scope: !153)
!158 = !DILocation(line: 20, column: 33, scope: !153)
!159 = !DILocation(line: 20, column: 47, scope: !153)
!160 = !DILocation(line: 20, column: 28, scope: !153)
!161 = !DILocation(line: 20, column: 5, scope: !153)
!162 = distinct !{!162, !154, !163, !111, !112}
!163 = !DILocation(line: 20, column: 76, scope: !69)
!164 = !DILocation(line: 22, column: 3, scope: !2)
!165 = !DILocation(line: 23, column: 7, scope: !73)
!166 = !DILocation(line: 23, column: 19, scope: !73)
!167 = !DILocation(line: 0, scope: !72)
!168 = !DILocation(line: 24, column: 10, scope: !72)
!169 = !DILocation(line: 24, scope: !72)
!170 = !DILocation(line: 24, column: 23, scope: !171)
!171 = distinct !DILexicalBlock(scope: !72, file: !3, line: 24, column: 5)
!172 = !DILocation(line: 24, column: 5, scope: !72)
!173 = !DILocation(line: 24, column: 50, scope: !171)
!174 = !DILocation(line: 24, column: 37, scope: !171)
!175 = !DILocation(line: 24, column: 43, scope: !171)
!176 = !DILocation(line: 24, column: 33, scope: !171)
!177 = !DILocation(line: 24, column: 48, scope: !171)
!178 = !DILocation(line: 24, column: 28, scope: !171)
!179 = !DILocation(line: 24, column: 5, scope: !171)
!180 = distinct !{!180, !172, !181, !111, !112}
!181 = !DILocation(line: 24, column: 59, scope: !72)
!182 = !DILocation(line: 0, scope: !75)
!183 = !DILocation(line: 26, column: 10, scope: !75)
!184 = !DILocation(line: 26, scope: !75)
!185 = !DILocation(line: 26, column: 23, scope: !186)
!186 = distinct !DILexicalBlock(scope: !75, file: !3, line: 26, column: 5)
!187 = !DILocation(line: 26, column: 5, scope: !75)
!188 = !DILocation(line: 26, column: 54, scope: !186)
!189 = !DILocation(line: 26, column: 37, scope: !186)
!190 = !DILocation(line: 26, column: 43, scope: !186)
!191 = !DILocation(line: 26, column: 47, scope: !186)
!192 = !DILocation(line: 26, column: 33, scope: !186)
!193 = !DILocation(line: 26, column: 52, scope: !186)
!194 = !DILocation(line: 26, column: 28, scope: !186)
!195 = !DILocation(line: 26, column: 5, scope: !186)
!196 = distinct !{!196, !187, !197, !111, !112}
!197 = !DILocation(line: 26, column: 66, scope: !75)
!198 = !DILocation(line: 27, column: 1, scope: !2)
