; ModuleID = 'parts_of_a_buffer.cu'
source_filename = "parts_of_a_buffer.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@s = external addrspace(3) global [0 x float], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6planesPKfPfi(ptr noundef %in, ptr noundef %out, i32 noundef %plane) #0 !dbg !46 {
entry:
    #dbg_value(ptr %in, !53, !DIExpression(), !57)
    #dbg_value(ptr %out, !54, !DIExpression(), !57)
    #dbg_value(i32 %plane, !55, !DIExpression(), !57)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !58
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !59
  %mul = mul i32 %0, %1, !dbg !60
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !61
  %add = add i32 %mul, %2, !dbg !62
    #dbg_value(i32 %add, !56, !DIExpression(), !57)
  %mul3 = mul nsw i32 3, %add, !dbg !63
  %idxprom = sext i32 %mul3 to i64, !dbg !64
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom, !dbg !64
  %3 = load float, ptr %arrayidx, align 4, !dbg !64, !tbaa !65
  %idxprom4 = sext i32 %add to i64, !dbg !67
  %arrayidx5 = getelementptr inbounds float, ptr %out, i64 %idxprom4, !dbg !67
  store float %3, ptr %arrayidx5, align 4, !dbg !68, !tbaa !65
  %mul6 = mul nsw i32 3, %add, !dbg !69
  %add7 = add nsw i32 %mul6, 1, !dbg !70
  %idxprom8 = sext i32 %add7 to i64, !dbg !71
  %arrayidx9 = getelementptr inbounds float, ptr %in, i64 %idxprom8, !dbg !71
  %4 = load float, ptr %arrayidx9, align 4, !dbg !71, !tbaa !65
  %add10 = add nsw i32 %add, %plane, !dbg !72
  %idxprom11 = sext i32 %add10 to i64, !dbg !73
  %arrayidx12 = getelementptr inbounds float, ptr %out, i64 %idxprom11, !dbg !73
  store float %4, ptr %arrayidx12, align 4, !dbg !74, !tbaa !65
  %mul13 = mul nsw i32 3, %add, !dbg !75
  %add14 = add nsw i32 %mul13, 2, !dbg !76
  %idxprom15 = sext i32 %add14 to i64, !dbg !77
  %arrayidx16 = getelementptr inbounds float, ptr %in, i64 %idxprom15, !dbg !77
  %5 = load float, ptr %arrayidx16, align 4, !dbg !77, !tbaa !65
  %mul17 = mul nsw i32 2, %plane, !dbg !78
  %add18 = add nsw i32 %add, %mul17, !dbg !79
  %idxprom19 = sext i32 %add18 to i64, !dbg !80
  %arrayidx20 = getelementptr inbounds float, ptr %out, i64 %idxprom19, !dbg !80
  store float %5, ptr %arrayidx20, align 4, !dbg !81, !tbaa !65
  ret void, !dbg !82
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6halvesPKfPfi(ptr noundef %in, ptr noundef %out, i32 noundef %len) #0 !dbg !83 {
entry:
    #dbg_value(ptr %in, !85, !DIExpression(), !91)
    #dbg_value(ptr %out, !86, !DIExpression(), !91)
    #dbg_value(i32 %len, !87, !DIExpression(), !91)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !92
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !93
  %mul = mul i32 %0, %1, !dbg !94
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !95
  %add = add i32 %mul, %2, !dbg !96
    #dbg_value(i32 %add, !88, !DIExpression(), !91)
  %mul3 = mul nsw i32 2, %add, !dbg !97
  %idxprom = sext i32 %mul3 to i64, !dbg !98
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom, !dbg !98
  %3 = load float, ptr %arrayidx, align 4, !dbg !98, !tbaa !65
    #dbg_value(float %3, !89, !DIExpression(), !91)
  %mul4 = mul nsw i32 2, %add, !dbg !99
  %add5 = add nsw i32 %mul4, 1, !dbg !100
  %idxprom6 = sext i32 %add5 to i64, !dbg !101
  %arrayidx7 = getelementptr inbounds float, ptr %in, i64 %idxprom6, !dbg !101
  %4 = load float, ptr %arrayidx7, align 4, !dbg !101, !tbaa !65
    #dbg_value(float %4, !90, !DIExpression(), !91)
  %add8 = fadd float %3, %4, !dbg !102
  %idxprom9 = sext i32 %add to i64, !dbg !103
  %arrayidx10 = getelementptr inbounds float, ptr %out, i64 %idxprom9, !dbg !103
  store float %add8, ptr %arrayidx10, align 4, !dbg !104, !tbaa !65
  %sub = fsub float %3, %4, !dbg !105
  %div = sdiv i32 %len, 2, !dbg !106
  %add11 = add nsw i32 %add, %div, !dbg !107
  %idxprom12 = sext i32 %add11 to i64, !dbg !108
  %arrayidx13 = getelementptr inbounds float, ptr %out, i64 %idxprom12, !dbg !108
  store float %sub, ptr %arrayidx13, align 4, !dbg !109, !tbaa !65
  ret void, !dbg !110
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6levelsPKfPfS1_ii(ptr noundef %in, ptr noundef %detail, ptr noundef %rest, i32 noundef %len, i32 noundef %count) #0 !dbg !111 {
entry:
    #dbg_value(ptr %in, !115, !DIExpression(), !130)
    #dbg_value(ptr %detail, !116, !DIExpression(), !130)
    #dbg_value(ptr %rest, !117, !DIExpression(), !130)
    #dbg_value(i32 %len, !118, !DIExpression(), !130)
    #dbg_value(i32 %count, !119, !DIExpression(), !130)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !131
    #dbg_value(i32 %0, !120, !DIExpression(), !130)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !132
    #dbg_value(i32 %1, !121, !DIExpression(), !130)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !133
    #dbg_value(i32 %2, !122, !DIExpression(), !130)
  %div = sdiv i32 %len, 2, !dbg !134
    #dbg_value(i32 %div, !123, !DIExpression(), !130)
  %mul = mul nsw i32 %1, %2, !dbg !135
  %add = add nsw i32 %mul, %0, !dbg !136
  %idxprom = sext i32 %add to i64, !dbg !137
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom, !dbg !137
  %3 = load float, ptr %arrayidx, align 4, !dbg !137, !tbaa !65
  %idxprom3 = sext i32 %0 to i64, !dbg !138
  %arrayidx4 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom3, !dbg !138
  store float %3, ptr %arrayidx4, align 4, !dbg !139, !tbaa !65
    #dbg_value(i32 0, !124, !DIExpression(), !140)
  br label %for.cond, !dbg !141

for.cond:                                         ; preds = %for.inc, %entry
  %level.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !142
  %at.0 = phi i32 [ %div, %entry ], [ %shr27, %for.inc ], !dbg !130
  %width.0 = phi i32 [ %2, %entry ], [ %shr, %for.inc ], !dbg !130
    #dbg_value(i32 %width.0, !122, !DIExpression(), !130)
    #dbg_value(i32 %at.0, !123, !DIExpression(), !130)
    #dbg_value(i32 %level.0, !124, !DIExpression(), !140)
  %cmp = icmp slt i32 %level.0, %count, !dbg !143
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !144

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %shr = ashr i32 %width.0, 1, !dbg !145
    #dbg_value(i32 %shr, !122, !DIExpression(), !130)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !146
  %cmp5 = icmp slt i32 %0, %shr, !dbg !147
  br i1 %cmp5, label %cond.true, label %cond.false, !dbg !148

cond.true:                                        ; preds = %for.body
  %mul6 = mul nsw i32 2, %0, !dbg !149
  %idxprom7 = sext i32 %mul6 to i64, !dbg !150
  %arrayidx8 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom7, !dbg !150
  %4 = load float, ptr %arrayidx8, align 4, !dbg !150, !tbaa !65
  br label %cond.end, !dbg !148

cond.false:                                       ; preds = %for.body
  br label %cond.end, !dbg !148

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %4, %cond.true ], [ 0.000000e+00, %cond.false ], !dbg !148
    #dbg_value(float %cond, !126, !DIExpression(), !151)
  %cmp9 = icmp slt i32 %0, %shr, !dbg !152
  br i1 %cmp9, label %cond.true10, label %cond.false15, !dbg !153

cond.true10:                                      ; preds = %cond.end
  %mul11 = mul nsw i32 2, %0, !dbg !154
  %add12 = add nsw i32 %mul11, 1, !dbg !155
  %idxprom13 = sext i32 %add12 to i64, !dbg !156
  %arrayidx14 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom13, !dbg !156
  %5 = load float, ptr %arrayidx14, align 4, !dbg !156, !tbaa !65
  br label %cond.end16, !dbg !153

cond.false15:                                     ; preds = %cond.end
  br label %cond.end16, !dbg !153

cond.end16:                                       ; preds = %cond.false15, %cond.true10
  %cond17 = phi contract float [ %5, %cond.true10 ], [ 0.000000e+00, %cond.false15 ], !dbg !153
    #dbg_value(float %cond17, !129, !DIExpression(), !151)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !157
  %cmp18 = icmp slt i32 %0, %shr, !dbg !158
  br i1 %cmp18, label %if.then, label %if.end, !dbg !158

if.then:                                          ; preds = %cond.end16
  %sub = fsub float %cond, %cond17, !dbg !160
  %mul19 = mul nsw i32 %1, %shr, !dbg !162
  %add20 = add nsw i32 %at.0, %mul19, !dbg !163
  %add21 = add nsw i32 %add20, %0, !dbg !164
  %idxprom22 = sext i32 %add21 to i64, !dbg !165
  %arrayidx23 = getelementptr inbounds float, ptr %detail, i64 %idxprom22, !dbg !165
  store float %sub, ptr %arrayidx23, align 4, !dbg !166, !tbaa !65
  %add24 = fadd float %cond, %cond17, !dbg !167
  %idxprom25 = sext i32 %0 to i64, !dbg !168
  %arrayidx26 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom25, !dbg !168
  store float %add24, ptr %arrayidx26, align 4, !dbg !169, !tbaa !65
  br label %if.end, !dbg !170

if.end:                                           ; preds = %if.then, %cond.end16
  %shr27 = ashr i32 %at.0, 1, !dbg !171
    #dbg_value(i32 %shr27, !123, !DIExpression(), !130)
  br label %for.inc, !dbg !172

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %level.0, 1, !dbg !173
    #dbg_value(i32 %inc, !124, !DIExpression(), !140)
  br label %for.cond, !dbg !174, !llvm.loop !175

for.end:                                          ; preds = %for.cond.cleanup
  %cmp28 = icmp eq i32 %0, 0, !dbg !179
  br i1 %cmp28, label %if.then29, label %if.end32, !dbg !179

if.then29:                                        ; preds = %for.end
  %6 = load float, ptr addrspacecast (ptr addrspace(3) @s to ptr), align 4, !dbg !181, !tbaa !65
  %idxprom30 = sext i32 %1 to i64, !dbg !182
  %arrayidx31 = getelementptr inbounds float, ptr %rest, i64 %idxprom30, !dbg !182
  store float %6, ptr %arrayidx31, align 4, !dbg !183, !tbaa !65
  br label %if.end32, !dbg !182

if.end32:                                         ; preds = %if.then29, %for.end
  ret void, !dbg !184
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4turnPfffi(ptr noundef %z, float noundef %c, float noundef %s, i32 noundef %parts) #0 !dbg !185 {
entry:
    #dbg_value(ptr %z, !189, !DIExpression(), !196)
    #dbg_value(float %c, !190, !DIExpression(), !196)
    #dbg_value(float %s, !191, !DIExpression(), !196)
    #dbg_value(i32 %parts, !192, !DIExpression(), !196)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !197
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !198
  %mul = mul i32 %0, %1, !dbg !199
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !200
  %add = add i32 %mul, %2, !dbg !201
    #dbg_value(i32 %add, !193, !DIExpression(), !196)
  %idxprom = sext i32 %add to i64, !dbg !202
  %arrayidx = getelementptr inbounds float, ptr %z, i64 %idxprom, !dbg !202
  %3 = load float, ptr %arrayidx, align 4, !dbg !202, !tbaa !65
    #dbg_value(float %3, !194, !DIExpression(), !196)
  %add3 = add nsw i32 %add, %parts, !dbg !203
  %idxprom4 = sext i32 %add3 to i64, !dbg !204
  %arrayidx5 = getelementptr inbounds float, ptr %z, i64 %idxprom4, !dbg !204
  %4 = load float, ptr %arrayidx5, align 4, !dbg !204, !tbaa !65
    #dbg_value(float %4, !195, !DIExpression(), !196)
  %mul7 = fmul float %s, %4, !dbg !205
  %neg = fneg float %mul7, !dbg !206
  %5 = call float @llvm.fmuladd.f32(float %c, float %3, float %neg), !dbg !206
  %idxprom8 = sext i32 %add to i64, !dbg !207
  %arrayidx9 = getelementptr inbounds float, ptr %z, i64 %idxprom8, !dbg !207
  store float %5, ptr %arrayidx9, align 4, !dbg !208, !tbaa !65
  %mul11 = fmul float %c, %4, !dbg !209
  %6 = call float @llvm.fmuladd.f32(float %s, float %3, float %mul11), !dbg !210
  %add12 = add nsw i32 %add, %parts, !dbg !211
  %idxprom13 = sext i32 %add12 to i64, !dbg !212
  %arrayidx14 = getelementptr inbounds float, ptr %z, i64 %idxprom13, !dbg !212
  store float %6, ptr %arrayidx14, align 4, !dbg !213, !tbaa !65
  ret void, !dbg !214
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "parts_of_a_buffer.cu", directory: ".")
!2 = !{!3, !6, !8, !13, !18, !23, !29, !31}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 128)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 129)
!7 = !DINamespace(name: "std", scope: null)
!8 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !9, file: !5, line: 154)
!9 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !5, file: !5, line: 137, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12}
!12 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!13 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !14, file: !5, line: 154)
!14 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !5, file: !5, line: 133, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !17}
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !19, file: !5, line: 154)
!19 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !5, file: !5, line: 134, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22}
!22 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !24, file: !5, line: 154)
!24 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !5, file: !5, line: 145, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !28}
!27 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!28 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !30, file: !5, line: 154)
!30 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !5, file: !5, line: 147, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !32, file: !5, line: 154)
!32 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !5, file: !5, line: 149, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !36}
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!37 = !{i32 7, !"Dwarf Version", i32 4}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!41 = !{!"clang version 22.1.8"}
!42 = !{!43, !43, i64 0}
!43 = !{!"int", !44, i64 0}
!44 = !{!"omnipotent char", !45, i64 0}
!45 = !{!"Simple C++ TBAA"}
!46 = distinct !DISubprogram(name: "planes", linkageName: "_Z6planesPKfPfi", scope: !1, file: !1, line: 12, type: !47, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !52)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !51, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!52 = !{!53, !54, !55, !56}
!53 = !DILocalVariable(name: "in", arg: 1, scope: !46, file: !1, line: 12, type: !49)
!54 = !DILocalVariable(name: "out", arg: 2, scope: !46, file: !1, line: 12, type: !51)
!55 = !DILocalVariable(name: "plane", arg: 3, scope: !46, file: !1, line: 12, type: !35)
!56 = !DILocalVariable(name: "i", scope: !46, file: !1, line: 13, type: !35)
!57 = !DILocation(line: 0, scope: !46)
!58 = !DILocation(line: 13, column: 11, scope: !46)
!59 = !DILocation(line: 13, column: 24, scope: !46)
!60 = !DILocation(line: 13, column: 22, scope: !46)
!61 = !DILocation(line: 13, column: 37, scope: !46)
!62 = !DILocation(line: 13, column: 35, scope: !46)
!63 = !DILocation(line: 14, column: 17, scope: !46)
!64 = !DILocation(line: 14, column: 12, scope: !46)
!65 = !{!66, !66, i64 0}
!66 = !{!"float", !44, i64 0}
!67 = !DILocation(line: 14, column: 3, scope: !46)
!68 = !DILocation(line: 14, column: 10, scope: !46)
!69 = !DILocation(line: 15, column: 25, scope: !46)
!70 = !DILocation(line: 15, column: 29, scope: !46)
!71 = !DILocation(line: 15, column: 20, scope: !46)
!72 = !DILocation(line: 15, column: 9, scope: !46)
!73 = !DILocation(line: 15, column: 3, scope: !46)
!74 = !DILocation(line: 15, column: 18, scope: !46)
!75 = !DILocation(line: 16, column: 29, scope: !46)
!76 = !DILocation(line: 16, column: 33, scope: !46)
!77 = !DILocation(line: 16, column: 24, scope: !46)
!78 = !DILocation(line: 16, column: 13, scope: !46)
!79 = !DILocation(line: 16, column: 9, scope: !46)
!80 = !DILocation(line: 16, column: 3, scope: !46)
!81 = !DILocation(line: 16, column: 22, scope: !46)
!82 = !DILocation(line: 17, column: 1, scope: !46)
!83 = distinct !DISubprogram(name: "halves", linkageName: "_Z6halvesPKfPfi", scope: !1, file: !1, line: 18, type: !47, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !84)
!84 = !{!85, !86, !87, !88, !89, !90}
!85 = !DILocalVariable(name: "in", arg: 1, scope: !83, file: !1, line: 18, type: !49)
!86 = !DILocalVariable(name: "out", arg: 2, scope: !83, file: !1, line: 18, type: !51)
!87 = !DILocalVariable(name: "len", arg: 3, scope: !83, file: !1, line: 18, type: !35)
!88 = !DILocalVariable(name: "i", scope: !83, file: !1, line: 19, type: !35)
!89 = !DILocalVariable(name: "a", scope: !83, file: !1, line: 20, type: !36)
!90 = !DILocalVariable(name: "b", scope: !83, file: !1, line: 20, type: !36)
!91 = !DILocation(line: 0, scope: !83)
!92 = !DILocation(line: 19, column: 11, scope: !83)
!93 = !DILocation(line: 19, column: 24, scope: !83)
!94 = !DILocation(line: 19, column: 22, scope: !83)
!95 = !DILocation(line: 19, column: 37, scope: !83)
!96 = !DILocation(line: 19, column: 35, scope: !83)
!97 = !DILocation(line: 20, column: 18, scope: !83)
!98 = !DILocation(line: 20, column: 13, scope: !83)
!99 = !DILocation(line: 20, column: 33, scope: !83)
!100 = !DILocation(line: 20, column: 37, scope: !83)
!101 = !DILocation(line: 20, column: 28, scope: !83)
!102 = !DILocation(line: 21, column: 14, scope: !83)
!103 = !DILocation(line: 21, column: 3, scope: !83)
!104 = !DILocation(line: 21, column: 10, scope: !83)
!105 = !DILocation(line: 22, column: 24, scope: !83)
!106 = !DILocation(line: 22, column: 15, scope: !83)
!107 = !DILocation(line: 22, column: 9, scope: !83)
!108 = !DILocation(line: 22, column: 3, scope: !83)
!109 = !DILocation(line: 22, column: 20, scope: !83)
!110 = !DILocation(line: 23, column: 1, scope: !83)
!111 = distinct !DISubprogram(name: "levels", linkageName: "_Z6levelsPKfPfS1_ii", scope: !1, file: !1, line: 24, type: !112, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !114)
!112 = !DISubroutineType(types: !113)
!113 = !{null, !49, !51, !51, !35, !35}
!114 = !{!115, !116, !117, !118, !119, !120, !121, !122, !123, !124, !126, !129}
!115 = !DILocalVariable(name: "in", arg: 1, scope: !111, file: !1, line: 24, type: !49)
!116 = !DILocalVariable(name: "detail", arg: 2, scope: !111, file: !1, line: 24, type: !51)
!117 = !DILocalVariable(name: "rest", arg: 3, scope: !111, file: !1, line: 24, type: !51)
!118 = !DILocalVariable(name: "len", arg: 4, scope: !111, file: !1, line: 24, type: !35)
!119 = !DILocalVariable(name: "count", arg: 5, scope: !111, file: !1, line: 24, type: !35)
!120 = !DILocalVariable(name: "t", scope: !111, file: !1, line: 26, type: !35)
!121 = !DILocalVariable(name: "b", scope: !111, file: !1, line: 26, type: !35)
!122 = !DILocalVariable(name: "width", scope: !111, file: !1, line: 26, type: !35)
!123 = !DILocalVariable(name: "at", scope: !111, file: !1, line: 26, type: !35)
!124 = !DILocalVariable(name: "level", scope: !125, file: !1, line: 28, type: !35)
!125 = distinct !DILexicalBlock(scope: !111, file: !1, line: 28, column: 3)
!126 = !DILocalVariable(name: "x", scope: !127, file: !1, line: 31, type: !36)
!127 = distinct !DILexicalBlock(scope: !128, file: !1, line: 28, column: 47)
!128 = distinct !DILexicalBlock(scope: !125, file: !1, line: 28, column: 3)
!129 = !DILocalVariable(name: "y", scope: !127, file: !1, line: 31, type: !36)
!130 = !DILocation(line: 0, scope: !111)
!131 = !DILocation(line: 26, column: 11, scope: !111)
!132 = !DILocation(line: 26, column: 28, scope: !111)
!133 = !DILocation(line: 26, column: 48, scope: !111)
!134 = !DILocation(line: 26, column: 69, scope: !111)
!135 = !DILocation(line: 27, column: 15, scope: !111)
!136 = !DILocation(line: 27, column: 23, scope: !111)
!137 = !DILocation(line: 27, column: 10, scope: !111)
!138 = !DILocation(line: 27, column: 3, scope: !111)
!139 = !DILocation(line: 27, column: 8, scope: !111)
!140 = !DILocation(line: 0, scope: !125)
!141 = !DILocation(line: 28, column: 8, scope: !125)
!142 = !DILocation(line: 28, scope: !125)
!143 = !DILocation(line: 28, column: 29, scope: !128)
!144 = !DILocation(line: 28, column: 3, scope: !125)
!145 = !DILocation(line: 29, column: 11, scope: !127)
!146 = !DILocation(line: 30, column: 5, scope: !127)
!147 = !DILocation(line: 31, column: 17, scope: !127)
!148 = !DILocation(line: 31, column: 15, scope: !127)
!149 = !DILocation(line: 31, column: 31, scope: !127)
!150 = !DILocation(line: 31, column: 27, scope: !127)
!151 = !DILocation(line: 0, scope: !127)
!152 = !DILocation(line: 31, column: 47, scope: !127)
!153 = !DILocation(line: 31, column: 45, scope: !127)
!154 = !DILocation(line: 31, column: 61, scope: !127)
!155 = !DILocation(line: 31, column: 65, scope: !127)
!156 = !DILocation(line: 31, column: 57, scope: !127)
!157 = !DILocation(line: 32, column: 5, scope: !127)
!158 = !DILocation(line: 33, column: 11, scope: !159)
!159 = distinct !DILexicalBlock(scope: !127, file: !1, line: 33, column: 9)
!160 = !DILocation(line: 34, column: 38, scope: !161)
!161 = distinct !DILexicalBlock(scope: !159, file: !1, line: 33, column: 20)
!162 = !DILocation(line: 34, column: 21, scope: !161)
!163 = !DILocation(line: 34, column: 17, scope: !161)
!164 = !DILocation(line: 34, column: 29, scope: !161)
!165 = !DILocation(line: 34, column: 7, scope: !161)
!166 = !DILocation(line: 34, column: 34, scope: !161)
!167 = !DILocation(line: 35, column: 16, scope: !161)
!168 = !DILocation(line: 35, column: 7, scope: !161)
!169 = !DILocation(line: 35, column: 12, scope: !161)
!170 = !DILocation(line: 36, column: 5, scope: !161)
!171 = !DILocation(line: 37, column: 8, scope: !127)
!172 = !DILocation(line: 38, column: 3, scope: !127)
!173 = !DILocation(line: 28, column: 38, scope: !128)
!174 = !DILocation(line: 28, column: 3, scope: !128)
!175 = distinct !{!175, !144, !176, !177, !178}
!176 = !DILocation(line: 38, column: 3, scope: !125)
!177 = !{!"llvm.loop.mustprogress"}
!178 = !{!"llvm.loop.unroll.disable"}
!179 = !DILocation(line: 39, column: 9, scope: !180)
!180 = distinct !DILexicalBlock(scope: !111, file: !1, line: 39, column: 7)
!181 = !DILocation(line: 40, column: 15, scope: !180)
!182 = !DILocation(line: 40, column: 5, scope: !180)
!183 = !DILocation(line: 40, column: 13, scope: !180)
!184 = !DILocation(line: 41, column: 1, scope: !111)
!185 = distinct !DISubprogram(name: "turn", linkageName: "_Z4turnPfffi", scope: !1, file: !1, line: 42, type: !186, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !188)
!186 = !DISubroutineType(types: !187)
!187 = !{null, !51, !36, !36, !35}
!188 = !{!189, !190, !191, !192, !193, !194, !195}
!189 = !DILocalVariable(name: "z", arg: 1, scope: !185, file: !1, line: 42, type: !51)
!190 = !DILocalVariable(name: "c", arg: 2, scope: !185, file: !1, line: 42, type: !36)
!191 = !DILocalVariable(name: "s", arg: 3, scope: !185, file: !1, line: 42, type: !36)
!192 = !DILocalVariable(name: "parts", arg: 4, scope: !185, file: !1, line: 42, type: !35)
!193 = !DILocalVariable(name: "i", scope: !185, file: !1, line: 43, type: !35)
!194 = !DILocalVariable(name: "re", scope: !185, file: !1, line: 44, type: !36)
!195 = !DILocalVariable(name: "im", scope: !185, file: !1, line: 44, type: !36)
!196 = !DILocation(line: 0, scope: !185)
!197 = !DILocation(line: 43, column: 11, scope: !185)
!198 = !DILocation(line: 43, column: 24, scope: !185)
!199 = !DILocation(line: 43, column: 22, scope: !185)
!200 = !DILocation(line: 43, column: 37, scope: !185)
!201 = !DILocation(line: 43, column: 35, scope: !185)
!202 = !DILocation(line: 44, column: 14, scope: !185)
!203 = !DILocation(line: 44, column: 29, scope: !185)
!204 = !DILocation(line: 44, column: 25, scope: !185)
!205 = !DILocation(line: 45, column: 21, scope: !185)
!206 = !DILocation(line: 45, column: 17, scope: !185)
!207 = !DILocation(line: 45, column: 3, scope: !185)
!208 = !DILocation(line: 45, column: 8, scope: !185)
!209 = !DILocation(line: 46, column: 29, scope: !185)
!210 = !DILocation(line: 46, column: 25, scope: !185)
!211 = !DILocation(line: 46, column: 7, scope: !185)
!212 = !DILocation(line: 46, column: 3, scope: !185)
!213 = !DILocation(line: 46, column: 16, scope: !185)
!214 = !DILocation(line: 47, column: 1, scope: !185)
