; ModuleID = 'sum_called_twice.cu'
source_filename = "sum_called_twice.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@_ZZ8two_sumsPKfPfiE1a = internal addrspace(3) global [256 x float] undef, align 4, !dbg !0
@_ZZ8two_sumsPKfPfiE1b = internal addrspace(3) global [256 x float] undef, align 4, !dbg !13
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z8tree_sumPf(ptr noundef %buf) #0 !dbg !73 {
entry:
    #dbg_value(ptr %buf, !77, !DIExpression(), !81)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !82
    #dbg_value(i32 %0, !78, !DIExpression(), !81)
  br label %while.cond, !dbg !83

while.cond:                                       ; preds = %if.end, %entry
  %n.0 = phi i32 [ %0, %entry ], [ %shr, %if.end ], !dbg !81
    #dbg_value(i32 %n.0, !78, !DIExpression(), !81)
  %cmp = icmp sgt i32 %n.0, 1, !dbg !84
  br i1 %cmp, label %while.body, label %while.end, !dbg !83

while.body:                                       ; preds = %while.cond
  %add = add nsw i32 %n.0, 1, !dbg !85
  %shr = ashr i32 %add, 1, !dbg !86
    #dbg_value(i32 %shr, !79, !DIExpression(), !87)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !88
  %add2 = add i32 %1, %shr, !dbg !90
  %cmp3 = icmp ult i32 %add2, %n.0, !dbg !91
  br i1 %cmp3, label %if.then, label %if.end, !dbg !91

if.then:                                          ; preds = %while.body
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !92
  %add5 = add i32 %2, %shr, !dbg !93
  %idxprom = zext i32 %add5 to i64, !dbg !94
  %arrayidx = getelementptr inbounds nuw float, ptr %buf, i64 %idxprom, !dbg !94
  %3 = load float, ptr %arrayidx, align 4, !dbg !94, !tbaa !95
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !97
  %idxprom7 = zext i32 %4 to i64, !dbg !98
  %arrayidx8 = getelementptr inbounds nuw float, ptr %buf, i64 %idxprom7, !dbg !98
  %5 = load float, ptr %arrayidx8, align 4, !dbg !99, !tbaa !95
  %add9 = fadd float %5, %3, !dbg !99
  store float %add9, ptr %arrayidx8, align 4, !dbg !99, !tbaa !95
  br label %if.end, !dbg !98

if.end:                                           ; preds = %if.then, %while.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !100
    #dbg_value(i32 %shr, !78, !DIExpression(), !81)
  br label %while.cond, !dbg !83, !llvm.loop !101

while.end:                                        ; preds = %while.cond
  %arrayidx10 = getelementptr inbounds float, ptr %buf, i64 0, !dbg !105
  %6 = load float, ptr %arrayidx10, align 4, !dbg !105, !tbaa !95
  ret float %6, !dbg !106
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8two_sumsPKfPfi(ptr noundef %m, ptr noundef %out, i32 noundef %cols) #3 !dbg !2 {
entry:
    #dbg_value(ptr %m, !52, !DIExpression(), !107)
    #dbg_value(ptr %out, !53, !DIExpression(), !107)
    #dbg_value(i32 %cols, !54, !DIExpression(), !107)
    #dbg_value(float 0.000000e+00, !55, !DIExpression(), !107)
    #dbg_value(float 0.000000e+00, !56, !DIExpression(), !107)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !108
    #dbg_value(i32 %0, !57, !DIExpression(), !109)
  br label %for.cond, !dbg !110

for.cond:                                         ; preds = %for.inc, %entry
  %c.0 = phi i32 [ %0, %entry ], [ %add5, %for.inc ], !dbg !111
  %q.0 = phi float [ 0.000000e+00, %entry ], [ %3, %for.inc ], !dbg !107
  %s.0 = phi float [ 0.000000e+00, %entry ], [ %add2, %for.inc ], !dbg !107
    #dbg_value(float %s.0, !55, !DIExpression(), !107)
    #dbg_value(float %q.0, !56, !DIExpression(), !107)
    #dbg_value(i32 %c.0, !57, !DIExpression(), !109)
  %cmp = icmp slt i32 %c.0, %cols, !dbg !112
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !113

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !114
  %mul = mul i32 %1, %cols, !dbg !115
  %add = add i32 %mul, %c.0, !dbg !116
  %idxprom = zext i32 %add to i64, !dbg !117
  %arrayidx = getelementptr inbounds nuw float, ptr %m, i64 %idxprom, !dbg !117
  %2 = load float, ptr %arrayidx, align 4, !dbg !117, !tbaa !95
    #dbg_value(float %2, !59, !DIExpression(), !118)
  %add2 = fadd float %s.0, %2, !dbg !119
    #dbg_value(float %add2, !55, !DIExpression(), !107)
  %3 = call float @llvm.fmuladd.f32(float %2, float %2, float %q.0), !dbg !120
    #dbg_value(float %3, !56, !DIExpression(), !107)
  br label %for.inc, !dbg !121

for.inc:                                          ; preds = %for.body
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !122
  %add5 = add i32 %c.0, %4, !dbg !123
    #dbg_value(i32 %add5, !57, !DIExpression(), !109)
  br label %for.cond, !dbg !124, !llvm.loop !125

for.end:                                          ; preds = %for.cond.cleanup
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !127
  %idxprom7 = zext i32 %5 to i64, !dbg !128
  %arrayidx8 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1a to ptr), i64 0, i64 %idxprom7, !dbg !128
  store float %s.0, ptr %arrayidx8, align 4, !dbg !129, !tbaa !95
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1a to ptr), !77, !DIExpression(), !130)
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !132
    #dbg_value(i32 %6, !78, !DIExpression(), !130)
  br label %while.cond.i, !dbg !133

while.cond.i:                                     ; preds = %if.end.i, %for.end
  %n.0.i = phi i32 [ %6, %for.end ], [ %shr.i, %if.end.i ], !dbg !130
    #dbg_value(i32 %n.0.i, !78, !DIExpression(), !130)
  %cmp.i = icmp sgt i32 %n.0.i, 1, !dbg !134
  br i1 %cmp.i, label %while.body.i, label %_Z8tree_sumPf.exit, !dbg !133

while.body.i:                                     ; preds = %while.cond.i
  %add.i = add nsw i32 %n.0.i, 1, !dbg !135
  %shr.i = ashr i32 %add.i, 1, !dbg !136
    #dbg_value(i32 %shr.i, !79, !DIExpression(), !137)
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !138
  %add2.i = add i32 %7, %shr.i, !dbg !139
  %cmp3.i = icmp ult i32 %add2.i, %n.0.i, !dbg !140
  br i1 %cmp3.i, label %if.then.i, label %if.end.i, !dbg !140

if.then.i:                                        ; preds = %while.body.i
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !141
  %add5.i = add i32 %8, %shr.i, !dbg !142
  %idxprom.i = zext i32 %add5.i to i64, !dbg !143
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1a to ptr), i64 %idxprom.i, !dbg !143
  %9 = load float, ptr %arrayidx.i, align 4, !dbg !143, !tbaa !95
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !144
  %idxprom7.i = zext i32 %10 to i64, !dbg !145
  %arrayidx8.i = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1a to ptr), i64 %idxprom7.i, !dbg !145
  %11 = load float, ptr %arrayidx8.i, align 4, !dbg !146, !tbaa !95
  %add9.i = fadd float %11, %9, !dbg !146
  store float %add9.i, ptr %arrayidx8.i, align 4, !dbg !146, !tbaa !95
  br label %if.end.i, !dbg !145

if.end.i:                                         ; preds = %if.then.i, %while.body.i
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !147
    #dbg_value(i32 %shr.i, !78, !DIExpression(), !130)
  br label %while.cond.i, !dbg !133, !llvm.loop !148

_Z8tree_sumPf.exit:                               ; preds = %while.cond.i
  %12 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1a to ptr), align 4, !dbg !150, !tbaa !95
    #dbg_value(float %12, !62, !DIExpression(), !107)
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !151
  %idxprom11 = zext i32 %13 to i64, !dbg !152
  %arrayidx12 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1b to ptr), i64 0, i64 %idxprom11, !dbg !152
  store float %q.0, ptr %arrayidx12, align 4, !dbg !153, !tbaa !95
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1b to ptr), !77, !DIExpression(), !154)
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !156
    #dbg_value(i32 %14, !78, !DIExpression(), !154)
  br label %while.cond.i28, !dbg !157

while.cond.i28:                                   ; preds = %if.end.i36, %_Z8tree_sumPf.exit
  %n.0.i29 = phi i32 [ %14, %_Z8tree_sumPf.exit ], [ %shr.i33, %if.end.i36 ], !dbg !154
    #dbg_value(i32 %n.0.i29, !78, !DIExpression(), !154)
  %cmp.i30 = icmp sgt i32 %n.0.i29, 1, !dbg !158
  br i1 %cmp.i30, label %while.body.i31, label %_Z8tree_sumPf.exit44, !dbg !157

while.body.i31:                                   ; preds = %while.cond.i28
  %add.i32 = add nsw i32 %n.0.i29, 1, !dbg !159
  %shr.i33 = ashr i32 %add.i32, 1, !dbg !160
    #dbg_value(i32 %shr.i33, !79, !DIExpression(), !161)
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !162
  %add2.i34 = add i32 %15, %shr.i33, !dbg !163
  %cmp3.i35 = icmp ult i32 %add2.i34, %n.0.i29, !dbg !164
  br i1 %cmp3.i35, label %if.then.i37, label %if.end.i36, !dbg !164

if.then.i37:                                      ; preds = %while.body.i31
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !165
  %add5.i38 = add i32 %16, %shr.i33, !dbg !166
  %idxprom.i39 = zext i32 %add5.i38 to i64, !dbg !167
  %arrayidx.i40 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1b to ptr), i64 %idxprom.i39, !dbg !167
  %17 = load float, ptr %arrayidx.i40, align 4, !dbg !167, !tbaa !95
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !168
  %idxprom7.i41 = zext i32 %18 to i64, !dbg !169
  %arrayidx8.i42 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1b to ptr), i64 %idxprom7.i41, !dbg !169
  %19 = load float, ptr %arrayidx8.i42, align 4, !dbg !170, !tbaa !95
  %add9.i43 = fadd float %19, %17, !dbg !170
  store float %add9.i43, ptr %arrayidx8.i42, align 4, !dbg !170, !tbaa !95
  br label %if.end.i36, !dbg !169

if.end.i36:                                       ; preds = %if.then.i37, %while.body.i31
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !171
    #dbg_value(i32 %shr.i33, !78, !DIExpression(), !154)
  br label %while.cond.i28, !dbg !157, !llvm.loop !172

_Z8tree_sumPf.exit44:                             ; preds = %while.cond.i28
  %20 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1b to ptr), align 4, !dbg !174, !tbaa !95
    #dbg_value(float %20, !63, !DIExpression(), !107)
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !175
  %cmp15 = icmp eq i32 %21, 0, !dbg !177
  br i1 %cmp15, label %if.then, label %if.end, !dbg !177

if.then:                                          ; preds = %_Z8tree_sumPf.exit44
  %neg = fneg float %20, !dbg !178
  %22 = call float @llvm.fmuladd.f32(float %12, float %12, float %neg), !dbg !178
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !179
  %idxprom18 = zext i32 %23 to i64, !dbg !180
  %arrayidx19 = getelementptr inbounds nuw float, ptr %out, i64 %idxprom18, !dbg !180
  store float %22, ptr %arrayidx19, align 4, !dbg !181, !tbaa !95
  br label %if.end, !dbg !180

if.end:                                           ; preds = %if.then, %_Z8tree_sumPf.exit44
  ret void, !dbg !182
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!64, !65, !66, !67}
!llvm.ident = !{!68}
!llvm.errno.tbaa = !{!69}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 19, type: !15, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "two_sums", linkageName: "_Z8two_sumsPKfPfi", scope: !3, file: !3, line: 18, type: !4, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !51)
!3 = !DIFile(filename: "sum_called_twice.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !18, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0, !13}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!14 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 19, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 256)
!18 = !{!19, !22, !24, !29, !34, !39, !45, !47}
!19 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !20, file: !21, line: 128)
!20 = !DINamespace(name: "ws_math", scope: null)
!21 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!22 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !23, entity: !20, file: !21, line: 129)
!23 = !DINamespace(name: "std", scope: null)
!24 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !25, file: !21, line: 154)
!25 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !21, file: !21, line: 137, type: !26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!26 = !DISubroutineType(types: !27)
!27 = !{!28, !28}
!28 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !30, file: !21, line: 154)
!30 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !21, file: !21, line: 133, type: !31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!31 = !DISubroutineType(types: !32)
!32 = !{!33, !33}
!33 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!34 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !35, file: !21, line: 154)
!35 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !21, file: !21, line: 134, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!36 = !DISubroutineType(types: !37)
!37 = !{!38, !38}
!38 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !40, file: !21, line: 154)
!40 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !21, file: !21, line: 145, type: !41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!41 = !DISubroutineType(types: !42)
!42 = !{!43, !44}
!43 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!44 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!45 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !46, file: !21, line: 154)
!46 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !21, file: !21, line: 147, type: !41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!47 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !48, file: !21, line: 154)
!48 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !21, file: !21, line: 149, type: !49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!49 = !DISubroutineType(types: !50)
!50 = !{!10, !8}
!51 = !{!52, !53, !54, !55, !56, !57, !59, !62, !63}
!52 = !DILocalVariable(name: "m", arg: 1, scope: !2, file: !3, line: 18, type: !6)
!53 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 18, type: !9)
!54 = !DILocalVariable(name: "cols", arg: 3, scope: !2, file: !3, line: 18, type: !10)
!55 = !DILocalVariable(name: "s", scope: !2, file: !3, line: 20, type: !8)
!56 = !DILocalVariable(name: "q", scope: !2, file: !3, line: 20, type: !8)
!57 = !DILocalVariable(name: "c", scope: !58, file: !3, line: 21, type: !10)
!58 = distinct !DILexicalBlock(scope: !2, file: !3, line: 21, column: 3)
!59 = !DILocalVariable(name: "v", scope: !60, file: !3, line: 21, type: !8)
!60 = distinct !DILexicalBlock(scope: !61, file: !3, line: 21, column: 56)
!61 = distinct !DILexicalBlock(scope: !58, file: !3, line: 21, column: 3)
!62 = !DILocalVariable(name: "r", scope: !2, file: !3, line: 23, type: !8)
!63 = !DILocalVariable(name: "p", scope: !2, file: !3, line: 25, type: !8)
!64 = !{i32 7, !"Dwarf Version", i32 4}
!65 = !{i32 2, !"Debug Info Version", i32 3}
!66 = !{i32 1, !"wchar_size", i32 4}
!67 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!68 = !{!"clang version 22.1.8"}
!69 = !{!70, !70, i64 0}
!70 = !{!"int", !71, i64 0}
!71 = !{!"omnipotent char", !72, i64 0}
!72 = !{!"Simple C++ TBAA"}
!73 = distinct !DISubprogram(name: "tree_sum", linkageName: "_Z8tree_sumPf", scope: !3, file: !3, line: 8, type: !74, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !76)
!74 = !DISubroutineType(types: !75)
!75 = !{!8, !9}
!76 = !{!77, !78, !79}
!77 = !DILocalVariable(name: "buf", arg: 1, scope: !73, file: !3, line: 8, type: !9)
!78 = !DILocalVariable(name: "n", scope: !73, file: !3, line: 9, type: !10)
!79 = !DILocalVariable(name: "half", scope: !80, file: !3, line: 11, type: !10)
!80 = distinct !DILexicalBlock(scope: !73, file: !3, line: 10, column: 17)
!81 = !DILocation(line: 0, scope: !73)
!82 = !DILocation(line: 9, column: 11, scope: !73)
!83 = !DILocation(line: 10, column: 3, scope: !73)
!84 = !DILocation(line: 10, column: 12, scope: !73)
!85 = !DILocation(line: 11, column: 19, scope: !80)
!86 = !DILocation(line: 11, column: 24, scope: !80)
!87 = !DILocation(line: 0, scope: !80)
!88 = !DILocation(line: 12, column: 9, scope: !89)
!89 = distinct !DILexicalBlock(scope: !80, file: !3, line: 12, column: 9)
!90 = !DILocation(line: 12, column: 21, scope: !89)
!91 = !DILocation(line: 12, column: 28, scope: !89)
!92 = !DILocation(line: 12, column: 57, scope: !89)
!93 = !DILocation(line: 12, column: 69, scope: !89)
!94 = !DILocation(line: 12, column: 53, scope: !89)
!95 = !{!96, !96, i64 0}
!96 = !{!"float", !71, i64 0}
!97 = !DILocation(line: 12, column: 37, scope: !89)
!98 = !DILocation(line: 12, column: 33, scope: !89)
!99 = !DILocation(line: 12, column: 50, scope: !89)
!100 = !DILocation(line: 13, column: 5, scope: !80)
!101 = distinct !{!101, !83, !102, !103, !104}
!102 = !DILocation(line: 15, column: 3, scope: !73)
!103 = !{!"llvm.loop.mustprogress"}
!104 = !{!"llvm.loop.unroll.disable"}
!105 = !DILocation(line: 16, column: 10, scope: !73)
!106 = !DILocation(line: 16, column: 3, scope: !73)
!107 = !DILocation(line: 0, scope: !2)
!108 = !DILocation(line: 21, column: 16, scope: !58)
!109 = !DILocation(line: 0, scope: !58)
!110 = !DILocation(line: 21, column: 8, scope: !58)
!111 = !DILocation(line: 21, scope: !58)
!112 = !DILocation(line: 21, column: 31, scope: !61)
!113 = !DILocation(line: 21, column: 3, scope: !58)
!114 = !DILocation(line: 21, column: 70, scope: !60)
!115 = !DILocation(line: 21, column: 81, scope: !60)
!116 = !DILocation(line: 21, column: 88, scope: !60)
!117 = !DILocation(line: 21, column: 68, scope: !60)
!118 = !DILocation(line: 0, scope: !60)
!119 = !DILocation(line: 21, column: 96, scope: !60)
!120 = !DILocation(line: 21, column: 104, scope: !60)
!121 = !DILocation(line: 21, column: 114, scope: !60)
!122 = !DILocation(line: 21, column: 44, scope: !61)
!123 = !DILocation(line: 21, column: 41, scope: !61)
!124 = !DILocation(line: 21, column: 3, scope: !61)
!125 = distinct !{!125, !113, !126, !103, !104}
!126 = !DILocation(line: 21, column: 114, scope: !58)
!127 = !DILocation(line: 22, column: 5, scope: !2)
!128 = !DILocation(line: 22, column: 3, scope: !2)
!129 = !DILocation(line: 22, column: 18, scope: !2)
!130 = !DILocation(line: 0, scope: !73, inlinedAt: !131)
!131 = distinct !DILocation(line: 23, column: 13, scope: !2)
!132 = !DILocation(line: 9, column: 11, scope: !73, inlinedAt: !131)
!133 = !DILocation(line: 10, column: 3, scope: !73, inlinedAt: !131)
!134 = !DILocation(line: 10, column: 12, scope: !73, inlinedAt: !131)
!135 = !DILocation(line: 11, column: 19, scope: !80, inlinedAt: !131)
!136 = !DILocation(line: 11, column: 24, scope: !80, inlinedAt: !131)
!137 = !DILocation(line: 0, scope: !80, inlinedAt: !131)
!138 = !DILocation(line: 12, column: 9, scope: !89, inlinedAt: !131)
!139 = !DILocation(line: 12, column: 21, scope: !89, inlinedAt: !131)
!140 = !DILocation(line: 12, column: 28, scope: !89, inlinedAt: !131)
!141 = !DILocation(line: 12, column: 57, scope: !89, inlinedAt: !131)
!142 = !DILocation(line: 12, column: 69, scope: !89, inlinedAt: !131)
!143 = !DILocation(line: 12, column: 53, scope: !89, inlinedAt: !131)
!144 = !DILocation(line: 12, column: 37, scope: !89, inlinedAt: !131)
!145 = !DILocation(line: 12, column: 33, scope: !89, inlinedAt: !131)
!146 = !DILocation(line: 12, column: 50, scope: !89, inlinedAt: !131)
!147 = !DILocation(line: 13, column: 5, scope: !80, inlinedAt: !131)
!148 = distinct !{!148, !133, !149, !103, !104}
!149 = !DILocation(line: 15, column: 3, scope: !73, inlinedAt: !131)
!150 = !DILocation(line: 16, column: 10, scope: !73, inlinedAt: !131)
!151 = !DILocation(line: 24, column: 5, scope: !2)
!152 = !DILocation(line: 24, column: 3, scope: !2)
!153 = !DILocation(line: 24, column: 18, scope: !2)
!154 = !DILocation(line: 0, scope: !73, inlinedAt: !155)
!155 = distinct !DILocation(line: 25, column: 13, scope: !2)
!156 = !DILocation(line: 9, column: 11, scope: !73, inlinedAt: !155)
!157 = !DILocation(line: 10, column: 3, scope: !73, inlinedAt: !155)
!158 = !DILocation(line: 10, column: 12, scope: !73, inlinedAt: !155)
!159 = !DILocation(line: 11, column: 19, scope: !80, inlinedAt: !155)
!160 = !DILocation(line: 11, column: 24, scope: !80, inlinedAt: !155)
!161 = !DILocation(line: 0, scope: !80, inlinedAt: !155)
!162 = !DILocation(line: 12, column: 9, scope: !89, inlinedAt: !155)
!163 = !DILocation(line: 12, column: 21, scope: !89, inlinedAt: !155)
!164 = !DILocation(line: 12, column: 28, scope: !89, inlinedAt: !155)
!165 = !DILocation(line: 12, column: 57, scope: !89, inlinedAt: !155)
!166 = !DILocation(line: 12, column: 69, scope: !89, inlinedAt: !155)
!167 = !DILocation(line: 12, column: 53, scope: !89, inlinedAt: !155)
!168 = !DILocation(line: 12, column: 37, scope: !89, inlinedAt: !155)
!169 = !DILocation(line: 12, column: 33, scope: !89, inlinedAt: !155)
!170 = !DILocation(line: 12, column: 50, scope: !89, inlinedAt: !155)
!171 = !DILocation(line: 13, column: 5, scope: !80, inlinedAt: !155)
!172 = distinct !{!172, !157, !173, !103, !104}
!173 = !DILocation(line: 15, column: 3, scope: !73, inlinedAt: !155)
!174 = !DILocation(line: 16, column: 10, scope: !73, inlinedAt: !155)
!175 = !DILocation(line: 26, column: 7, scope: !176)
!176 = distinct !DILexicalBlock(scope: !2, file: !3, line: 26, column: 7)
!177 = !DILocation(line: 26, column: 19, scope: !176)
!178 = !DILocation(line: 26, column: 49, scope: !176)
!179 = !DILocation(line: 26, column: 29, scope: !176)
!180 = !DILocation(line: 26, column: 25, scope: !176)
!181 = !DILocation(line: 26, column: 41, scope: !176)
!182 = !DILocation(line: 27, column: 1, scope: !2)
