; ModuleID = 'matmul.cu'
source_filename = "matmul.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6matmulPfPKfS1_iE2as = internal unnamed_addr addrspace(3) global [16 x [17 x float]] undef, align 4, !dbg !0
@_ZZ6matmulPfPKfS1_iE2bs = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4, !dbg !15

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @_Z6matmulPfPKfS1_i(float* noalias nocapture noundef writeonly %c, float* noalias nocapture noundef readonly %a, float* noalias nocapture noundef readonly %b, i32 noundef %n) local_unnamed_addr #0 !dbg !2 {
entry:
  call void @llvm.dbg.value(metadata float* %c, metadata !27, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata float* %a, metadata !28, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata float* %b, metadata !29, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata i32 %n, metadata !30, metadata !DIExpression()), !dbg !53
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5, !dbg !54
  call void @llvm.dbg.value(metadata i32 %0, metadata !31, metadata !DIExpression()), !dbg !53
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5, !dbg !55
  call void @llvm.dbg.value(metadata i32 %1, metadata !33, metadata !DIExpression()), !dbg !53
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5, !dbg !56
  %mul = shl i32 %2, 4, !dbg !57
  %add = add i32 %mul, %0, !dbg !58
  call void @llvm.dbg.value(metadata i32 %add, metadata !34, metadata !DIExpression()), !dbg !53
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5, !dbg !59
  %mul4 = shl i32 %3, 4, !dbg !60
  %add5 = add i32 %mul4, %1, !dbg !61
  call void @llvm.dbg.value(metadata i32 %add5, metadata !35, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata float 0.000000e+00, metadata !36, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata i32 0, metadata !37, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.value(metadata i32 0, metadata !37, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.value(metadata float 0.000000e+00, metadata !36, metadata !DIExpression()), !dbg !53
  %cmp111 = icmp sgt i32 %n, 0, !dbg !63
  br i1 %cmp111, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !64

for.body.lr.ph:                                   ; preds = %entry
  %sub = add nsw i32 %n, 15
  %div = sdiv i32 %sub, 16
  %cmp7 = icmp slt i32 %add5, %n
  %mul11 = mul nsw i32 %add5, %n
  %idxprom15 = sext i32 %1 to i64
  %idxprom17 = sext i32 %0 to i64
  %arrayidx18103 = getelementptr inbounds [16 x [17 x float]], [16 x [17 x float]] addrspace(3)* @_ZZ6matmulPfPKfS1_iE2as, i64 0, i64 %idxprom15, i64 %idxprom17
  %arrayidx18 = addrspacecast float addrspace(3)* %arrayidx18103 to float*
  %cmp19 = icmp slt i32 %add, %n
  %arrayidx37105 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ6matmulPfPKfS1_iE2bs, i64 0, i64 %idxprom15, i64 %idxprom17
  %arrayidx37 = addrspacecast float addrspace(3)* %arrayidx37105 to float*
  %arrayidx45106 = getelementptr inbounds [16 x [17 x float]], [16 x [17 x float]] addrspace(3)* @_ZZ6matmulPfPKfS1_iE2as, i64 0, i64 %idxprom15, i64 0, !dbg !65
  %arrayidx45 = addrspacecast float addrspace(3)* %arrayidx45106 to float*, !dbg !65
  %smax = call i32 @llvm.smax.i32(i32 %div, i32 1), !dbg !64
  %arrayidx49108 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ6matmulPfPKfS1_iE2bs, i64 0, i64 0, i64 %idxprom17
  %arrayidx49 = addrspacecast float addrspace(3)* %arrayidx49108 to float*
  %arrayidx45106.1 = getelementptr inbounds [16 x [17 x float]], [16 x [17 x float]] addrspace(3)* @_ZZ6matmulPfPKfS1_iE2as, i64 0, i64 %idxprom15, i64 1
  %arrayidx45.1 = addrspacecast float addrspace(3)* %arrayidx45106.1 to float*
  %arrayidx49108.1 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ6matmulPfPKfS1_iE2bs, i64 0, i64 1, i64 %idxprom17
  %arrayidx49.1 = addrspacecast float addrspace(3)* %arrayidx49108.1 to float*
  %arrayidx45106.2 = getelementptr inbounds [16 x [17 x float]], [16 x [17 x float]] addrspace(3)* @_ZZ6matmulPfPKfS1_iE2as, i64 0, i64 %idxprom15, i64 2
  %arrayidx45.2 = addrspacecast float addrspace(3)* %arrayidx45106.2 to float*
  %arrayidx49108.2 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ6matmulPfPKfS1_iE2bs, i64 0, i64 2, i64 %idxprom17
  %arrayidx49.2 = addrspacecast float addrspace(3)* %arrayidx49108.2 to float*
  %arrayidx45106.3 = getelementptr inbounds [16 x [17 x float]], [16 x [17 x float]] addrspace(3)* @_ZZ6matmulPfPKfS1_iE2as, i64 0, i64 %idxprom15, i64 3
  %arrayidx45.3 = addrspacecast float addrspace(3)* %arrayidx45106.3 to float*
  %arrayidx49108.3 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ6matmulPfPKfS1_iE2bs, i64 0, i64 3, i64 %idxprom17
  %arrayidx49.3 = addrspacecast float addrspace(3)* %arrayidx49108.3 to float*
  %arrayidx45106.4 = getelementptr inbounds [16 x [17 x float]], [16 x [17 x float]] addrspace(3)* @_ZZ6matmulPfPKfS1_iE2as, i64 0, i64 %idxprom15, i64 4
  %arrayidx45.4 = addrspacecast float addrspace(3)* %arrayidx45106.4 to float*
  %arrayidx49108.4 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ6matmulPfPKfS1_iE2bs, i64 0, i64 4, i64 %idxprom17
  %arrayidx49.4 = addrspacecast float addrspace(3)* %arrayidx49108.4 to float*
  %arrayidx45106.5 = getelementptr inbounds [16 x [17 x float]], [16 x [17 x float]] addrspace(3)* @_ZZ6matmulPfPKfS1_iE2as, i64 0, i64 %idxprom15, i64 5
  %arrayidx45.5 = addrspacecast float addrspace(3)* %arrayidx45106.5 to float*
  %arrayidx49108.5 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ6matmulPfPKfS1_iE2bs, i64 0, i64 5, i64 %idxprom17
  %arrayidx49.5 = addrspacecast float addrspace(3)* %arrayidx49108.5 to float*
  %arrayidx45106.6 = getelementptr inbounds [16 x [17 x float]], [16 x [17 x float]] addrspace(3)* @_ZZ6matmulPfPKfS1_iE2as, i64 0, i64 %idxprom15, i64 6
  %arrayidx45.6 = addrspacecast float addrspace(3)* %arrayidx45106.6 to float*
  %arrayidx49108.6 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ6matmulPfPKfS1_iE2bs, i64 0, i64 6, i64 %idxprom17
  %arrayidx49.6 = addrspacecast float addrspace(3)* %arrayidx49108.6 to float*
  %arrayidx45106.7 = getelementptr inbounds [16 x [17 x float]], [16 x [17 x float]] addrspace(3)* @_ZZ6matmulPfPKfS1_iE2as, i64 0, i64 %idxprom15, i64 7
  %arrayidx45.7 = addrspacecast float addrspace(3)* %arrayidx45106.7 to float*
  %arrayidx49108.7 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ6matmulPfPKfS1_iE2bs, i64 0, i64 7, i64 %idxprom17
  %arrayidx49.7 = addrspacecast float addrspace(3)* %arrayidx49108.7 to float*
  %arrayidx45106.8 = getelementptr inbounds [16 x [17 x float]], [16 x [17 x float]] addrspace(3)* @_ZZ6matmulPfPKfS1_iE2as, i64 0, i64 %idxprom15, i64 8
  %arrayidx45.8 = addrspacecast float addrspace(3)* %arrayidx45106.8 to float*
  %arrayidx49108.8 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ6matmulPfPKfS1_iE2bs, i64 0, i64 8, i64 %idxprom17
  %arrayidx49.8 = addrspacecast float addrspace(3)* %arrayidx49108.8 to float*
  %arrayidx45106.9 = getelementptr inbounds [16 x [17 x float]], [16 x [17 x float]] addrspace(3)* @_ZZ6matmulPfPKfS1_iE2as, i64 0, i64 %idxprom15, i64 9
  %arrayidx45.9 = addrspacecast float addrspace(3)* %arrayidx45106.9 to float*
  %arrayidx49108.9 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ6matmulPfPKfS1_iE2bs, i64 0, i64 9, i64 %idxprom17
  %arrayidx49.9 = addrspacecast float addrspace(3)* %arrayidx49108.9 to float*
  %arrayidx45106.10 = getelementptr inbounds [16 x [17 x float]], [16 x [17 x float]] addrspace(3)* @_ZZ6matmulPfPKfS1_iE2as, i64 0, i64 %idxprom15, i64 10
  %arrayidx45.10 = addrspacecast float addrspace(3)* %arrayidx45106.10 to float*
  %arrayidx49108.10 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ6matmulPfPKfS1_iE2bs, i64 0, i64 10, i64 %idxprom17
  %arrayidx49.10 = addrspacecast float addrspace(3)* %arrayidx49108.10 to float*
  %arrayidx45106.11 = getelementptr inbounds [16 x [17 x float]], [16 x [17 x float]] addrspace(3)* @_ZZ6matmulPfPKfS1_iE2as, i64 0, i64 %idxprom15, i64 11
  %arrayidx45.11 = addrspacecast float addrspace(3)* %arrayidx45106.11 to float*
  %arrayidx49108.11 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ6matmulPfPKfS1_iE2bs, i64 0, i64 11, i64 %idxprom17
  %arrayidx49.11 = addrspacecast float addrspace(3)* %arrayidx49108.11 to float*
  %arrayidx45106.12 = getelementptr inbounds [16 x [17 x float]], [16 x [17 x float]] addrspace(3)* @_ZZ6matmulPfPKfS1_iE2as, i64 0, i64 %idxprom15, i64 12
  %arrayidx45.12 = addrspacecast float addrspace(3)* %arrayidx45106.12 to float*
  %arrayidx49108.12 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ6matmulPfPKfS1_iE2bs, i64 0, i64 12, i64 %idxprom17
  %arrayidx49.12 = addrspacecast float addrspace(3)* %arrayidx49108.12 to float*
  %arrayidx45106.13 = getelementptr inbounds [16 x [17 x float]], [16 x [17 x float]] addrspace(3)* @_ZZ6matmulPfPKfS1_iE2as, i64 0, i64 %idxprom15, i64 13
  %arrayidx45.13 = addrspacecast float addrspace(3)* %arrayidx45106.13 to float*
  %arrayidx49108.13 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ6matmulPfPKfS1_iE2bs, i64 0, i64 13, i64 %idxprom17
  %arrayidx49.13 = addrspacecast float addrspace(3)* %arrayidx49108.13 to float*
  %arrayidx45106.14 = getelementptr inbounds [16 x [17 x float]], [16 x [17 x float]] addrspace(3)* @_ZZ6matmulPfPKfS1_iE2as, i64 0, i64 %idxprom15, i64 14
  %arrayidx45.14 = addrspacecast float addrspace(3)* %arrayidx45106.14 to float*
  %arrayidx49108.14 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ6matmulPfPKfS1_iE2bs, i64 0, i64 14, i64 %idxprom17
  %arrayidx49.14 = addrspacecast float addrspace(3)* %arrayidx49108.14 to float*
  %arrayidx45106.15 = getelementptr inbounds [16 x [17 x float]], [16 x [17 x float]] addrspace(3)* @_ZZ6matmulPfPKfS1_iE2as, i64 0, i64 %idxprom15, i64 15
  %arrayidx45.15 = addrspacecast float addrspace(3)* %arrayidx45106.15 to float*
  %arrayidx49108.15 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ6matmulPfPKfS1_iE2bs, i64 0, i64 15, i64 %idxprom17
  %arrayidx49.15 = addrspacecast float addrspace(3)* %arrayidx49108.15 to float*
  br label %for.body, !dbg !64

for.cond.cleanup:                                 ; preds = %cond.end32, %entry
  %acc.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %53, %cond.end32 ], !dbg !67
  %cmp54 = icmp slt i32 %add5, %n, !dbg !68
  %cmp56 = icmp slt i32 %add, %n
  %or.cond = and i1 %cmp54, %cmp56, !dbg !70
  br i1 %or.cond, label %if.then, label %if.end, !dbg !70

for.body:                                         ; preds = %for.body.lr.ph, %cond.end32
  %m.0113 = phi i32 [ 0, %for.body.lr.ph ], [ %inc52, %cond.end32 ]
  %acc.0112 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %53, %cond.end32 ]
  call void @llvm.dbg.value(metadata i32 %m.0113, metadata !37, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.value(metadata float %acc.0112, metadata !36, metadata !DIExpression()), !dbg !53
  br i1 %cmp7, label %land.lhs.true, label %cond.end, !dbg !71

land.lhs.true:                                    ; preds = %for.body
  %mul8 = shl nsw i32 %m.0113, 4, !dbg !72
  %add9 = add nsw i32 %mul8, %0, !dbg !73
  %cmp10 = icmp slt i32 %add9, %n, !dbg !74
  br i1 %cmp10, label %cond.true, label %cond.end, !dbg !75

cond.true:                                        ; preds = %land.lhs.true
  %add13 = add i32 %mul8, %0, !dbg !76
  %add14 = add i32 %add13, %mul11, !dbg !77
  %idxprom = sext i32 %add14 to i64, !dbg !78
  %arrayidx = getelementptr inbounds float, float* %a, i64 %idxprom, !dbg !78
  %4 = load float, float* %arrayidx, align 4, !dbg !78, !tbaa !79
  br label %cond.end, !dbg !75

cond.end:                                         ; preds = %for.body, %land.lhs.true, %cond.true
  %cond = phi contract float [ %4, %cond.true ], [ 0.000000e+00, %land.lhs.true ], [ 0.000000e+00, %for.body ], !dbg !75
  store float %cond, float* %arrayidx18, align 4, !dbg !83, !tbaa !79
  br i1 %cmp19, label %land.lhs.true20, label %cond.end32, !dbg !84

land.lhs.true20:                                  ; preds = %cond.end
  %mul21 = shl nsw i32 %m.0113, 4, !dbg !85
  %add22 = add nsw i32 %mul21, %1, !dbg !86
  %cmp23 = icmp slt i32 %add22, %n, !dbg !87
  br i1 %cmp23, label %cond.true24, label %cond.end32, !dbg !88

cond.true24:                                      ; preds = %land.lhs.true20
  %mul27 = mul nsw i32 %add22, %n, !dbg !89
  %add28 = add nsw i32 %mul27, %add, !dbg !90
  %idxprom29 = sext i32 %add28 to i64, !dbg !91
  %arrayidx30 = getelementptr inbounds float, float* %b, i64 %idxprom29, !dbg !91
  %5 = load float, float* %arrayidx30, align 4, !dbg !91, !tbaa !79
  br label %cond.end32, !dbg !88

cond.end32:                                       ; preds = %cond.end, %land.lhs.true20, %cond.true24
  %cond33 = phi contract float [ %5, %cond.true24 ], [ 0.000000e+00, %land.lhs.true20 ], [ 0.000000e+00, %cond.end ], !dbg !88
  store float %cond33, float* %arrayidx37, align 4, !dbg !92, !tbaa !79
  call void @llvm.nvvm.barrier0(), !dbg !93
  call void @llvm.dbg.value(metadata i32 0, metadata !39, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.value(metadata float %acc.0112, metadata !36, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata i32 0, metadata !39, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.value(metadata float %acc.0112, metadata !36, metadata !DIExpression()), !dbg !53
  %6 = load float, float* %arrayidx45, align 4, !dbg !65, !tbaa !79
  %7 = load float, float* %arrayidx49, align 4, !dbg !95, !tbaa !79
  %8 = call float @llvm.fmuladd.f32(float %6, float %7, float %acc.0112), !dbg !96
  call void @llvm.dbg.value(metadata float %8, metadata !36, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata i32 1, metadata !39, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.value(metadata i32 1, metadata !39, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.value(metadata float %8, metadata !36, metadata !DIExpression()), !dbg !53
  %9 = load float, float* %arrayidx45.1, align 4, !dbg !65, !tbaa !79
  %10 = load float, float* %arrayidx49.1, align 4, !dbg !95, !tbaa !79
  %11 = call float @llvm.fmuladd.f32(float %9, float %10, float %8), !dbg !96
  call void @llvm.dbg.value(metadata float %11, metadata !36, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata i32 2, metadata !39, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.value(metadata i32 2, metadata !39, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.value(metadata float %11, metadata !36, metadata !DIExpression()), !dbg !53
  %12 = load float, float* %arrayidx45.2, align 4, !dbg !65, !tbaa !79
  %13 = load float, float* %arrayidx49.2, align 4, !dbg !95, !tbaa !79
  %14 = call float @llvm.fmuladd.f32(float %12, float %13, float %11), !dbg !96
  call void @llvm.dbg.value(metadata float %14, metadata !36, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata i32 3, metadata !39, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.value(metadata i32 3, metadata !39, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.value(metadata float %14, metadata !36, metadata !DIExpression()), !dbg !53
  %15 = load float, float* %arrayidx45.3, align 4, !dbg !65, !tbaa !79
  %16 = load float, float* %arrayidx49.3, align 4, !dbg !95, !tbaa !79
  %17 = call float @llvm.fmuladd.f32(float %15, float %16, float %14), !dbg !96
  call void @llvm.dbg.value(metadata float %17, metadata !36, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata i32 4, metadata !39, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.value(metadata i32 4, metadata !39, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.value(metadata float %17, metadata !36, metadata !DIExpression()), !dbg !53
  %18 = load float, float* %arrayidx45.4, align 4, !dbg !65, !tbaa !79
  %19 = load float, float* %arrayidx49.4, align 4, !dbg !95, !tbaa !79
  %20 = call float @llvm.fmuladd.f32(float %18, float %19, float %17), !dbg !96
  call void @llvm.dbg.value(metadata float %20, metadata !36, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata i32 5, metadata !39, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.value(metadata i32 5, metadata !39, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.value(metadata float %20, metadata !36, metadata !DIExpression()), !dbg !53
  %21 = load float, float* %arrayidx45.5, align 4, !dbg !65, !tbaa !79
  %22 = load float, float* %arrayidx49.5, align 4, !dbg !95, !tbaa !79
  %23 = call float @llvm.fmuladd.f32(float %21, float %22, float %20), !dbg !96
  call void @llvm.dbg.value(metadata float %23, metadata !36, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata i32 6, metadata !39, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.value(metadata i32 6, metadata !39, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.value(metadata float %23, metadata !36, metadata !DIExpression()), !dbg !53
  %24 = load float, float* %arrayidx45.6, align 4, !dbg !65, !tbaa !79
  %25 = load float, float* %arrayidx49.6, align 4, !dbg !95, !tbaa !79
  %26 = call float @llvm.fmuladd.f32(float %24, float %25, float %23), !dbg !96
  call void @llvm.dbg.value(metadata float %26, metadata !36, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata i32 7, metadata !39, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.value(metadata i32 7, metadata !39, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.value(metadata float %26, metadata !36, metadata !DIExpression()), !dbg !53
  %27 = load float, float* %arrayidx45.7, align 4, !dbg !65, !tbaa !79
  %28 = load float, float* %arrayidx49.7, align 4, !dbg !95, !tbaa !79
  %29 = call float @llvm.fmuladd.f32(float %27, float %28, float %26), !dbg !96
  call void @llvm.dbg.value(metadata float %29, metadata !36, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata i32 8, metadata !39, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.value(metadata i32 8, metadata !39, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.value(metadata float %29, metadata !36, metadata !DIExpression()), !dbg !53
  %30 = load float, float* %arrayidx45.8, align 4, !dbg !65, !tbaa !79
  %31 = load float, float* %arrayidx49.8, align 4, !dbg !95, !tbaa !79
  %32 = call float @llvm.fmuladd.f32(float %30, float %31, float %29), !dbg !96
  call void @llvm.dbg.value(metadata float %32, metadata !36, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata i32 9, metadata !39, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.value(metadata i32 9, metadata !39, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.value(metadata float %32, metadata !36, metadata !DIExpression()), !dbg !53
  %33 = load float, float* %arrayidx45.9, align 4, !dbg !65, !tbaa !79
  %34 = load float, float* %arrayidx49.9, align 4, !dbg !95, !tbaa !79
  %35 = call float @llvm.fmuladd.f32(float %33, float %34, float %32), !dbg !96
  call void @llvm.dbg.value(metadata float %35, metadata !36, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata i32 10, metadata !39, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.value(metadata i32 10, metadata !39, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.value(metadata float %35, metadata !36, metadata !DIExpression()), !dbg !53
  %36 = load float, float* %arrayidx45.10, align 4, !dbg !65, !tbaa !79
  %37 = load float, float* %arrayidx49.10, align 4, !dbg !95, !tbaa !79
  %38 = call float @llvm.fmuladd.f32(float %36, float %37, float %35), !dbg !96
  call void @llvm.dbg.value(metadata float %38, metadata !36, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata i32 11, metadata !39, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.value(metadata i32 11, metadata !39, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.value(metadata float %38, metadata !36, metadata !DIExpression()), !dbg !53
  %39 = load float, float* %arrayidx45.11, align 4, !dbg !65, !tbaa !79
  %40 = load float, float* %arrayidx49.11, align 4, !dbg !95, !tbaa !79
  %41 = call float @llvm.fmuladd.f32(float %39, float %40, float %38), !dbg !96
  call void @llvm.dbg.value(metadata float %41, metadata !36, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata i32 12, metadata !39, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.value(metadata i32 12, metadata !39, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.value(metadata float %41, metadata !36, metadata !DIExpression()), !dbg !53
  %42 = load float, float* %arrayidx45.12, align 4, !dbg !65, !tbaa !79
  %43 = load float, float* %arrayidx49.12, align 4, !dbg !95, !tbaa !79
  %44 = call float @llvm.fmuladd.f32(float %42, float %43, float %41), !dbg !96
  call void @llvm.dbg.value(metadata float %44, metadata !36, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata i32 13, metadata !39, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.value(metadata i32 13, metadata !39, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.value(metadata float %44, metadata !36, metadata !DIExpression()), !dbg !53
  %45 = load float, float* %arrayidx45.13, align 4, !dbg !65, !tbaa !79
  %46 = load float, float* %arrayidx49.13, align 4, !dbg !95, !tbaa !79
  %47 = call float @llvm.fmuladd.f32(float %45, float %46, float %44), !dbg !96
  call void @llvm.dbg.value(metadata float %47, metadata !36, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata i32 14, metadata !39, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.value(metadata i32 14, metadata !39, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.value(metadata float %47, metadata !36, metadata !DIExpression()), !dbg !53
  %48 = load float, float* %arrayidx45.14, align 4, !dbg !65, !tbaa !79
  %49 = load float, float* %arrayidx49.14, align 4, !dbg !95, !tbaa !79
  %50 = call float @llvm.fmuladd.f32(float %48, float %49, float %47), !dbg !96
  call void @llvm.dbg.value(metadata float %50, metadata !36, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata i32 15, metadata !39, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.value(metadata i32 15, metadata !39, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.value(metadata float %50, metadata !36, metadata !DIExpression()), !dbg !53
  %51 = load float, float* %arrayidx45.15, align 4, !dbg !65, !tbaa !79
  %52 = load float, float* %arrayidx49.15, align 4, !dbg !95, !tbaa !79
  %53 = call float @llvm.fmuladd.f32(float %51, float %52, float %50), !dbg !96
  call void @llvm.dbg.value(metadata float %53, metadata !36, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.value(metadata i32 16, metadata !39, metadata !DIExpression()), !dbg !94
  call void @llvm.nvvm.barrier0(), !dbg !97
  %inc52 = add nuw nsw i32 %m.0113, 1, !dbg !98
  call void @llvm.dbg.value(metadata i32 %inc52, metadata !37, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.value(metadata float %53, metadata !36, metadata !DIExpression()), !dbg !53
  %exitcond.not = icmp eq i32 %inc52, %smax, !dbg !63
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !64, !llvm.loop !99

if.then:                                          ; preds = %for.cond.cleanup
  %mul57 = mul nsw i32 %add5, %n, !dbg !103
  %add58 = add nsw i32 %mul57, %add, !dbg !104
  %idxprom59 = sext i32 %add58 to i64, !dbg !105
  %arrayidx60 = getelementptr inbounds float, float* %c, i64 %idxprom59, !dbg !105
  store float %acc.0.lcssa, float* %arrayidx60, align 4, !dbg !106, !tbaa !79
  br label %if.end, !dbg !105

if.end:                                           ; preds = %if.then, %for.cond.cleanup
  ret void, !dbg !107
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #4

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #4

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent nounwind }
attributes #2 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { nofree nosync nounwind readnone speculatable }
attributes #4 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!13}
!nvvm.annotations = !{!46, !47}
!llvm.module.flags = !{!48, !49, !50, !51}
!llvm.ident = !{!52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "as", scope: !2, file: !3, line: 5, type: !43, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "matmul", linkageName: "_Z6matmulPfPKfS1_i", scope: !3, file: !3, line: 3, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !13, retainedNodes: !26)
!3 = !DIFile(filename: "matmul.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !9, !12}
!6 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !7)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !10)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !14, imports: !20, splitDebugInlining: false, nameTableKind: None)
!14 = !{!0, !15}
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!16 = distinct !DIGlobalVariable(name: "bs", scope: !2, file: !3, line: 5, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !18)
!18 = !{!19, !19}
!19 = !DISubrange(count: 16)
!20 = !{!21, !24}
!21 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !13, entity: !22, file: !23, line: 206)
!22 = !DINamespace(name: "ws_math", scope: null)
!23 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!24 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !25, entity: !22, file: !23, line: 207)
!25 = !DINamespace(name: "std", scope: null)
!26 = !{!27, !28, !29, !30, !31, !33, !34, !35, !36, !37, !39}
!27 = !DILocalVariable(name: "c", arg: 1, scope: !2, file: !3, line: 3, type: !6)
!28 = !DILocalVariable(name: "a", arg: 2, scope: !2, file: !3, line: 3, type: !9)
!29 = !DILocalVariable(name: "b", arg: 3, scope: !2, file: !3, line: 4, type: !9)
!30 = !DILocalVariable(name: "n", arg: 4, scope: !2, file: !3, line: 4, type: !12)
!31 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 6, type: !32)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!33 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 6, type: !32)
!34 = !DILocalVariable(name: "col", scope: !2, file: !3, line: 7, type: !32)
!35 = !DILocalVariable(name: "row", scope: !2, file: !3, line: 7, type: !32)
!36 = !DILocalVariable(name: "acc", scope: !2, file: !3, line: 8, type: !8)
!37 = !DILocalVariable(name: "m", scope: !38, file: !3, line: 9, type: !12)
!38 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 3)
!39 = !DILocalVariable(name: "i", scope: !40, file: !3, line: 14, type: !12)
!40 = distinct !DILexicalBlock(scope: !41, file: !3, line: 14, column: 5)
!41 = distinct !DILexicalBlock(scope: !42, file: !3, line: 9, column: 51)
!42 = distinct !DILexicalBlock(scope: !38, file: !3, line: 9, column: 3)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8704, elements: !44)
!44 = !{!19, !45}
!45 = !DISubrange(count: 17)
!46 = !{void (float*, float*, float*, i32)* @_Z6matmulPfPKfS1_i, !"kernel", i32 1}
!47 = !{void (float*, float*, float*, i32)* @_Z6matmulPfPKfS1_i, !"maxntidx", i32 256}
!48 = !{i32 7, !"Dwarf Version", i32 4}
!49 = !{i32 2, !"Debug Info Version", i32 3}
!50 = !{i32 1, !"wchar_size", i32 4}
!51 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!52 = !{!"clang version 14.0.6"}
!53 = !DILocation(line: 0, scope: !2)
!54 = !DILocation(line: 6, column: 17, scope: !2)
!55 = !DILocation(line: 6, column: 34, scope: !2)
!56 = !DILocation(line: 7, column: 19, scope: !2)
!57 = !DILocation(line: 7, column: 30, scope: !2)
!58 = !DILocation(line: 7, column: 37, scope: !2)
!59 = !DILocation(line: 7, column: 48, scope: !2)
!60 = !DILocation(line: 7, column: 59, scope: !2)
!61 = !DILocation(line: 7, column: 66, scope: !2)
!62 = !DILocation(line: 0, scope: !38)
!63 = !DILocation(line: 9, column: 21, scope: !42)
!64 = !DILocation(line: 9, column: 3, scope: !38)
!65 = !DILocation(line: 15, column: 14, scope: !66)
!66 = distinct !DILexicalBlock(scope: !40, file: !3, line: 14, column: 5)
!67 = !DILocation(line: 8, column: 9, scope: !2)
!68 = !DILocation(line: 18, column: 11, scope: !69)
!69 = distinct !DILexicalBlock(scope: !2, file: !3, line: 18, column: 7)
!70 = !DILocation(line: 18, column: 15, scope: !69)
!71 = !DILocation(line: 10, column: 24, scope: !41)
!72 = !DILocation(line: 10, column: 29, scope: !41)
!73 = !DILocation(line: 10, column: 36, scope: !41)
!74 = !DILocation(line: 10, column: 40, scope: !41)
!75 = !DILocation(line: 10, column: 16, scope: !41)
!76 = !DILocation(line: 10, column: 56, scope: !41)
!77 = !DILocation(line: 10, column: 67, scope: !41)
!78 = !DILocation(line: 10, column: 46, scope: !41)
!79 = !{!80, !80, i64 0}
!80 = !{!"float", !81, i64 0}
!81 = !{!"omnipotent char", !82, i64 0}
!82 = !{!"Simple C++ TBAA"}
!83 = !DILocation(line: 10, column: 14, scope: !41)
!84 = !DILocation(line: 11, column: 24, scope: !41)
!85 = !DILocation(line: 11, column: 29, scope: !41)
!86 = !DILocation(line: 11, column: 36, scope: !41)
!87 = !DILocation(line: 11, column: 40, scope: !41)
!88 = !DILocation(line: 11, column: 16, scope: !41)
!89 = !DILocation(line: 11, column: 63, scope: !41)
!90 = !DILocation(line: 11, column: 67, scope: !41)
!91 = !DILocation(line: 11, column: 46, scope: !41)
!92 = !DILocation(line: 11, column: 14, scope: !41)
!93 = !DILocation(line: 12, column: 5, scope: !41)
!94 = !DILocation(line: 0, scope: !40)
!95 = !DILocation(line: 15, column: 25, scope: !66)
!96 = !DILocation(line: 15, column: 11, scope: !66)
!97 = !DILocation(line: 16, column: 5, scope: !41)
!98 = !DILocation(line: 9, column: 46, scope: !42)
!99 = distinct !{!99, !64, !100, !101, !102}
!100 = !DILocation(line: 17, column: 3, scope: !38)
!101 = !{!"llvm.loop.mustprogress"}
!102 = !{!"llvm.loop.unroll.disable"}
!103 = !DILocation(line: 19, column: 11, scope: !69)
!104 = !DILocation(line: 19, column: 15, scope: !69)
!105 = !DILocation(line: 19, column: 5, scope: !69)
!106 = !DILocation(line: 19, column: 22, scope: !69)
!107 = !DILocation(line: 20, column: 1, scope: !2)
