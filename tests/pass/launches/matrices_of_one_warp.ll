; ModuleID = 'matrices_of_one_warp.cu'
source_filename = "matrices_of_one_warp.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%"struct.nvcuda::wmma::fragment" = type { [8 x %struct.__half] }
%struct.__half = type { %struct.ws_f16 }
%struct.ws_f16 = type { i16 }
%"struct.nvcuda::wmma::fragment.0" = type { [8 x %struct.__half] }
%"struct.nvcuda::wmma::fragment.1" = type { [8 x float] }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7productPK6__halfS1_Pf(ptr noundef %a, ptr noundef %b, ptr noundef %c) #0 !dbg !607 {
entry:
  %as.i = alloca [256 x float], align 4
  %bs.i = alloca [256 x float], align 4
  %fa = alloca %"struct.nvcuda::wmma::fragment", align 2
  %fb = alloca %"struct.nvcuda::wmma::fragment.0", align 2
  %fc = alloca %"struct.nvcuda::wmma::fragment.1", align 4
    #dbg_value(ptr %a, !615, !DIExpression(), !672)
    #dbg_value(ptr %b, !616, !DIExpression(), !672)
    #dbg_value(ptr %c, !617, !DIExpression(), !672)
  call void @llvm.lifetime.start.p0(ptr %fa) #7, !dbg !673
    #dbg_declare(ptr %fa, !618, !DIExpression(), !674)
  call void @llvm.lifetime.start.p0(ptr %fb) #7, !dbg !675
    #dbg_declare(ptr %fb, !641, !DIExpression(), !676)
  call void @llvm.lifetime.start.p0(ptr %fc) #7, !dbg !677
    #dbg_declare(ptr %fc, !657, !DIExpression(), !678)
  br label %for.cond.i, !dbg !679

for.cond.i:                                       ; preds = %for.body.i, %entry
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ], !dbg !679
  %cmp.i = icmp slt i32 %i.0.i, 8, !dbg !679
  br i1 %cmp.i, label %for.body.i, label %_ZN6nvcuda4wmma13fill_fragmentINS0_11accumulatorELi16ELi16ELi16EfvfEEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EERKT5_.exit, !dbg !679

for.body.i:                                       ; preds = %for.cond.i
  %idxprom.i = sext i32 %i.0.i to i64, !dbg !679
  %arrayidx.i = getelementptr inbounds [8 x float], ptr %fc, i64 0, i64 %idxprom.i, !dbg !679
  store float 0.000000e+00, ptr %arrayidx.i, align 4, !dbg !679, !tbaa !680
  %inc.i = add nsw i32 %i.0.i, 1, !dbg !679
  br label %for.cond.i, !dbg !679, !llvm.loop !682

_ZN6nvcuda4wmma13fill_fragmentINS0_11accumulatorELi16ELi16ELi16EfvfEEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EERKT5_.exit: ; preds = %for.cond.i
  br label %for.cond.i1, !dbg !685

for.cond.i1:                                      ; preds = %for.body.i4, %_ZN6nvcuda4wmma13fill_fragmentINS0_11accumulatorELi16ELi16ELi16EfvfEEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EERKT5_.exit
  %i.0.i2 = phi i32 [ 0, %_ZN6nvcuda4wmma13fill_fragmentINS0_11accumulatorELi16ELi16ELi16EfvfEEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EERKT5_.exit ], [ %inc.i7, %for.body.i4 ], !dbg !685
  %cmp.i3 = icmp slt i32 %i.0.i2, 8, !dbg !685
  br i1 %cmp.i3, label %for.body.i4, label %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit, !dbg !685

for.body.i4:                                      ; preds = %for.cond.i1
  %mul.i40 = mul nsw i32 %i.0.i2, 32, !dbg !685
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !685
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !685
  %call2.i45 = call i32 @__ws_sreg_tid_y() #8, !dbg !685
  %call3.i = call i32 @__ws_sreg_ntid_y() #8, !dbg !685
  %call4.i = call i32 @__ws_sreg_tid_z() #8, !dbg !685
  %mul.i46 = mul i32 %call3.i, %call4.i, !dbg !685
  %add.i47 = add i32 %call2.i45, %mul.i46, !dbg !685
  %mul5.i = mul i32 %1, %add.i47, !dbg !685
  %add6.i = add i32 %0, %mul5.i, !dbg !685
  %mul1.i = mul i32 %add6.i, 5, !dbg !685
  %mul2.i = mul nsw i32 %i.0.i2, 7, !dbg !685
  %add.i41 = add i32 %mul1.i, %mul2.i, !dbg !685
  %add3.i = add i32 %add.i41, 3, !dbg !685
  %rem.i42 = urem i32 %add3.i, 32, !dbg !685
  %add4.i = add i32 %mul.i40, %rem.i42, !dbg !685
  %div.i36 = sdiv i32 %add4.i, 16, !dbg !685
  %rem.i37 = srem i32 %add4.i, 16, !dbg !685
  %mul.i38 = mul i32 %div.i36, 16, !dbg !685
  %add.i39 = add i32 %mul.i38, %rem.i37, !dbg !685
  %idxprom.i5 = zext i32 %add.i39 to i64, !dbg !685
  %arrayidx.i6 = getelementptr inbounds nuw %struct.__half, ptr %a, i64 %idxprom.i5, !dbg !685
  %idxprom1.i = sext i32 %i.0.i2 to i64, !dbg !685
  %arrayidx2.i = getelementptr inbounds [8 x %struct.__half], ptr %fa, i64 0, i64 %idxprom1.i, !dbg !685
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %arrayidx2.i, ptr align 2 %arrayidx.i6, i64 2, i1 false), !dbg !685, !tbaa.struct !686
  %inc.i7 = add nsw i32 %i.0.i2, 1, !dbg !685
  br label %for.cond.i1, !dbg !685, !llvm.loop !689

_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit: ; preds = %for.cond.i1
  br label %for.cond.i8, !dbg !690

for.cond.i8:                                      ; preds = %for.body.i11, %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit
  %i.0.i9 = phi i32 [ 0, %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit ], [ %inc.i17, %for.body.i11 ], !dbg !690
  %cmp.i10 = icmp slt i32 %i.0.i9, 8, !dbg !690
  br i1 %cmp.i10, label %for.body.i11, label %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit, !dbg !690

for.body.i11:                                     ; preds = %for.cond.i8
  %mul.i51 = mul nsw i32 %i.0.i9, 32, !dbg !690
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !690
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !690
  %call2.i.i = call i32 @__ws_sreg_tid_y() #8, !dbg !690
  %call3.i.i = call i32 @__ws_sreg_ntid_y() #8, !dbg !690
  %call4.i.i = call i32 @__ws_sreg_tid_z() #8, !dbg !690
  %mul.i.i = mul i32 %call3.i.i, %call4.i.i, !dbg !690
  %add.i.i = add i32 %call2.i.i, %mul.i.i, !dbg !690
  %mul5.i.i = mul i32 %3, %add.i.i, !dbg !690
  %add6.i.i = add i32 %2, %mul5.i.i, !dbg !690
  %mul1.i52 = mul i32 %add6.i.i, 5, !dbg !690
  %mul2.i53 = mul nsw i32 %i.0.i9, 7, !dbg !690
  %add.i54 = add i32 %mul1.i52, %mul2.i53, !dbg !690
  %add3.i55 = add i32 %add.i54, 17, !dbg !690
  %rem.i56 = urem i32 %add3.i55, 32, !dbg !690
  %add4.i57 = add i32 %mul.i51, %rem.i56, !dbg !690
  %div.i48 = sdiv i32 %add4.i57, 16, !dbg !690
  %rem.i49 = srem i32 %add4.i57, 16, !dbg !690
  %mul1.i50 = mul i32 %rem.i49, 16, !dbg !690
  %add2.i = add i32 %mul1.i50, %div.i48, !dbg !690
  %idxprom.i13 = zext i32 %add2.i to i64, !dbg !690
  %arrayidx.i14 = getelementptr inbounds nuw %struct.__half, ptr %b, i64 %idxprom.i13, !dbg !690
  %idxprom1.i15 = sext i32 %i.0.i9 to i64, !dbg !690
  %arrayidx2.i16 = getelementptr inbounds [8 x %struct.__half], ptr %fb, i64 0, i64 %idxprom1.i15, !dbg !690
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %arrayidx2.i16, ptr align 2 %arrayidx.i14, i64 2, i1 false), !dbg !690, !tbaa.struct !686
  %inc.i17 = add nsw i32 %i.0.i9, 1, !dbg !690
  br label %for.cond.i8, !dbg !690, !llvm.loop !691

_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit: ; preds = %for.cond.i8
  call void @llvm.lifetime.start.p0(ptr %as.i) #7, !dbg !692
  call void @llvm.lifetime.start.p0(ptr %bs.i) #7, !dbg !692
  br label %for.cond.i18, !dbg !692

for.cond.i18:                                     ; preds = %for.body.i21, %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit
  %i.0.i19 = phi i32 [ 0, %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit ], [ %inc.i25, %for.body.i21 ], !dbg !692
  %cmp.i20 = icmp slt i32 %i.0.i19, 256, !dbg !692
  br i1 %cmp.i20, label %for.body.i21, label %for.cond.cleanup.i, !dbg !692

for.cond.cleanup.i:                               ; preds = %for.cond.i18
  br label %for.cond6.i, !dbg !692

for.body.i21:                                     ; preds = %for.cond.i18
  %div.i = sdiv i32 %i.0.i19, 32, !dbg !692
  %idxprom.i22 = sext i32 %div.i to i64, !dbg !692
  %arrayidx.i23 = getelementptr inbounds [8 x %struct.__half], ptr %fa, i64 0, i64 %idxprom.i22, !dbg !692
  %4 = load i16, ptr %arrayidx.i23, align 2, !dbg !692, !tbaa !693
  %5 = bitcast i16 %4 to half, !dbg !692
  %conv.i = fpext half %5 to float, !dbg !692
  %div.i59 = sdiv i32 %i.0.i19, 32, !dbg !692
  %mul.i60 = mul nsw i32 %div.i59, 7, !dbg !692
  %sub.i = sub nsw i32 %i.0.i19, %mul.i60, !dbg !692
  %sub1.i = sub nsw i32 %sub.i, 3, !dbg !692
  %mul2.i61 = mul nsw i32 %sub1.i, 13, !dbg !692
  %and.i = and i32 %mul2.i61, 31, !dbg !692
  %6 = call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 -1, float %conv.i, i32 %and.i, i32 31), !dbg !692
  %idxprom3.i = sext i32 %i.0.i19 to i64, !dbg !692
  %arrayidx4.i = getelementptr inbounds [256 x float], ptr %as.i, i64 0, i64 %idxprom3.i, !dbg !692
  store float %6, ptr %arrayidx4.i, align 4, !dbg !692, !tbaa !680
  %inc.i25 = add nsw i32 %i.0.i19, 1, !dbg !692
  br label %for.cond.i18, !dbg !692, !llvm.loop !695

for.cond6.i:                                      ; preds = %for.body9.i, %for.cond.cleanup.i
  %i5.0.i = phi i32 [ 0, %for.cond.cleanup.i ], [ %inc20.i, %for.body9.i ], !dbg !692
  %cmp7.i = icmp slt i32 %i5.0.i, 256, !dbg !692
  br i1 %cmp7.i, label %for.body9.i, label %for.cond.cleanup8.i, !dbg !692

for.cond.cleanup8.i:                              ; preds = %for.cond6.i
  br label %for.cond22.i, !dbg !692

for.body9.i:                                      ; preds = %for.cond6.i
  %div11.i = sdiv i32 %i5.0.i, 32, !dbg !692
  %idxprom12.i = sext i32 %div11.i to i64, !dbg !692
  %arrayidx13.i = getelementptr inbounds [8 x %struct.__half], ptr %fb, i64 0, i64 %idxprom12.i, !dbg !692
  %7 = load i16, ptr %arrayidx13.i, align 2, !dbg !692, !tbaa !693
  %8 = bitcast i16 %7 to half, !dbg !692
  %conv.i84 = fpext half %8 to float, !dbg !692
  %div.i62 = sdiv i32 %i5.0.i, 32, !dbg !692
  %mul.i63 = mul nsw i32 %div.i62, 7, !dbg !692
  %sub.i64 = sub nsw i32 %i5.0.i, %mul.i63, !dbg !692
  %sub1.i65 = sub nsw i32 %sub.i64, 17, !dbg !692
  %mul2.i66 = mul nsw i32 %sub1.i65, 13, !dbg !692
  %and.i67 = and i32 %mul2.i66, 31, !dbg !692
  %9 = call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 -1, float %conv.i84, i32 %and.i67, i32 31), !dbg !692
  %idxprom17.i = sext i32 %i5.0.i to i64, !dbg !692
  %arrayidx18.i = getelementptr inbounds [256 x float], ptr %bs.i, i64 0, i64 %idxprom17.i, !dbg !692
  store float %9, ptr %arrayidx18.i, align 4, !dbg !692, !tbaa !680
  %inc20.i = add nsw i32 %i5.0.i, 1, !dbg !692
  br label %for.cond6.i, !dbg !692, !llvm.loop !696

for.cond22.i:                                     ; preds = %for.cond.cleanup33.i, %for.cond.cleanup8.i
  %e.0.i = phi i32 [ 0, %for.cond.cleanup8.i ], [ %inc49.i, %for.cond.cleanup33.i ], !dbg !692
  %cmp23.i = icmp slt i32 %e.0.i, 8, !dbg !692
  br i1 %cmp23.i, label %for.body25.i, label %_ZN6nvcuda4wmma8mma_syncILi16ELi16ELi16Ef6__halfNS0_9row_majorES2_NS0_9col_majorEfEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEERKNS5_INS0_8matrix_aEXT_EXT0_EXT1_ET3_T4_EERKNS5_INS0_8matrix_bEXT_EXT0_EXT1_ET5_T6_EERKNS5_IS6_XT_EXT0_EXT1_ET7_vEEb.exit, !dbg !692

for.body25.i:                                     ; preds = %for.cond22.i
  %mul.i68 = mul nsw i32 %e.0.i, 32, !dbg !692
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !692
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !692
  %call2.i.i69 = call i32 @__ws_sreg_tid_y() #8, !dbg !692
  %call3.i.i70 = call i32 @__ws_sreg_ntid_y() #8, !dbg !692
  %call4.i.i71 = call i32 @__ws_sreg_tid_z() #8, !dbg !692
  %mul.i.i72 = mul i32 %call3.i.i70, %call4.i.i71, !dbg !692
  %add.i.i73 = add i32 %call2.i.i69, %mul.i.i72, !dbg !692
  %mul5.i.i74 = mul i32 %11, %add.i.i73, !dbg !692
  %add6.i.i75 = add i32 %10, %mul5.i.i74, !dbg !692
  %mul1.i76 = mul i32 %add6.i.i75, 5, !dbg !692
  %mul2.i77 = mul nsw i32 %e.0.i, 7, !dbg !692
  %add.i78 = add i32 %mul1.i76, %mul2.i77, !dbg !692
  %add3.i79 = add i32 %add.i78, 10, !dbg !692
  %rem.i80 = urem i32 %add3.i79, 32, !dbg !692
  %add4.i81 = add i32 %mul.i68, %rem.i80, !dbg !692
  %div27.i = sdiv i32 %add4.i81, 16, !dbg !692
  %rem.i = srem i32 %add4.i81, 16, !dbg !692
  %idxprom29.i = sext i32 %e.0.i to i64, !dbg !692
  %arrayidx30.i = getelementptr inbounds [8 x float], ptr %fc, i64 0, i64 %idxprom29.i, !dbg !692
  %12 = load float, ptr %arrayidx30.i, align 4, !dbg !692, !tbaa !680
  br label %for.cond31.i, !dbg !692

for.cond31.i:                                     ; preds = %for.body34.i, %for.body25.i
  %s.0.i = phi float [ %12, %for.body25.i ], [ %15, %for.body34.i ], !dbg !692
  %k.0.i = phi i32 [ 0, %for.body25.i ], [ %inc43.i, %for.body34.i ], !dbg !692
  %cmp32.i = icmp slt i32 %k.0.i, 16, !dbg !692
  br i1 %cmp32.i, label %for.body34.i, label %for.cond.cleanup33.i, !dbg !692

for.cond.cleanup33.i:                             ; preds = %for.cond31.i
  %idxprom46.i = sext i32 %e.0.i to i64, !dbg !692
  %arrayidx47.i = getelementptr inbounds [8 x float], ptr %fc, i64 0, i64 %idxprom46.i, !dbg !692
  store float %s.0.i, ptr %arrayidx47.i, align 4, !dbg !692, !tbaa !680
  %inc49.i = add nsw i32 %e.0.i, 1, !dbg !692
  br label %for.cond22.i, !dbg !692, !llvm.loop !697

for.body34.i:                                     ; preds = %for.cond31.i
  %mul.i = mul nsw i32 %div27.i, 16, !dbg !692
  %add.i = add nsw i32 %mul.i, %k.0.i, !dbg !692
  %idxprom35.i = sext i32 %add.i to i64, !dbg !692
  %arrayidx36.i = getelementptr inbounds [256 x float], ptr %as.i, i64 0, i64 %idxprom35.i, !dbg !692
  %13 = load float, ptr %arrayidx36.i, align 4, !dbg !692, !tbaa !680
  %mul37.i = mul nsw i32 %k.0.i, 16, !dbg !692
  %add38.i = add nsw i32 %mul37.i, %rem.i, !dbg !692
  %idxprom39.i = sext i32 %add38.i to i64, !dbg !692
  %arrayidx40.i = getelementptr inbounds [256 x float], ptr %bs.i, i64 0, i64 %idxprom39.i, !dbg !692
  %14 = load float, ptr %arrayidx40.i, align 4, !dbg !692, !tbaa !680
  %15 = call float @llvm.fmuladd.f32(float %13, float %14, float %s.0.i), !dbg !692
  %inc43.i = add nsw i32 %k.0.i, 1, !dbg !692
  br label %for.cond31.i, !dbg !692, !llvm.loop !698

_ZN6nvcuda4wmma8mma_syncILi16ELi16ELi16Ef6__halfNS0_9row_majorES2_NS0_9col_majorEfEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEERKNS5_INS0_8matrix_aEXT_EXT0_EXT1_ET3_T4_EERKNS5_INS0_8matrix_bEXT_EXT0_EXT1_ET5_T6_EERKNS5_IS6_XT_EXT0_EXT1_ET7_vEEb.exit: ; preds = %for.cond22.i
  call void @llvm.lifetime.end.p0(ptr %bs.i) #7, !dbg !692
  call void @llvm.lifetime.end.p0(ptr %as.i) #7, !dbg !692
  br label %for.cond.i26, !dbg !699

for.cond.i26:                                     ; preds = %for.body.i30, %_ZN6nvcuda4wmma8mma_syncILi16ELi16ELi16Ef6__halfNS0_9row_majorES2_NS0_9col_majorEfEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEERKNS5_INS0_8matrix_aEXT_EXT0_EXT1_ET3_T4_EERKNS5_INS0_8matrix_bEXT_EXT0_EXT1_ET5_T6_EERKNS5_IS6_XT_EXT0_EXT1_ET7_vEEb.exit
  %i.0.i27 = phi i32 [ 0, %_ZN6nvcuda4wmma8mma_syncILi16ELi16ELi16Ef6__halfNS0_9row_majorES2_NS0_9col_majorEfEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEERKNS5_INS0_8matrix_aEXT_EXT0_EXT1_ET3_T4_EERKNS5_INS0_8matrix_bEXT_EXT0_EXT1_ET5_T6_EERKNS5_IS6_XT_EXT0_EXT1_ET7_vEEb.exit ], [ %inc.i34, %for.body.i30 ], !dbg !699
  %cmp.i28 = icmp slt i32 %i.0.i27, 8, !dbg !699
  br i1 %cmp.i28, label %for.body.i30, label %_ZN6nvcuda4wmma17store_matrix_syncILi16ELi16ELi16EffEEvPT3_RKNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEjNS0_8layout_tE.exit, !dbg !699

for.body.i30:                                     ; preds = %for.cond.i26
  %idxprom.i31 = sext i32 %i.0.i27 to i64, !dbg !699
  %arrayidx.i32 = getelementptr inbounds [8 x float], ptr %fc, i64 0, i64 %idxprom.i31, !dbg !699
  %16 = load float, ptr %arrayidx.i32, align 4, !dbg !699, !tbaa !680
  %mul.i.i85 = mul nsw i32 %i.0.i27, 32, !dbg !699
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !699
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !699
  %call2.i.i.i = call i32 @__ws_sreg_tid_y() #8, !dbg !699
  %call3.i.i.i = call i32 @__ws_sreg_ntid_y() #8, !dbg !699
  %call4.i.i.i = call i32 @__ws_sreg_tid_z() #8, !dbg !699
  %mul.i.i.i = mul i32 %call3.i.i.i, %call4.i.i.i, !dbg !699
  %add.i.i.i = add i32 %call2.i.i.i, %mul.i.i.i, !dbg !699
  %mul5.i.i.i = mul i32 %18, %add.i.i.i, !dbg !699
  %add6.i.i.i = add i32 %17, %mul5.i.i.i, !dbg !699
  %mul1.i.i = mul i32 %add6.i.i.i, 5, !dbg !699
  %mul2.i.i = mul nsw i32 %i.0.i27, 7, !dbg !699
  %add.i.i86 = add i32 %mul1.i.i, %mul2.i.i, !dbg !699
  %add3.i.i = add i32 %add.i.i86, 10, !dbg !699
  %rem.i.i = urem i32 %add3.i.i, 32, !dbg !699
  %add4.i.i = add i32 %mul.i.i85, %rem.i.i, !dbg !699
  %div.i87 = sdiv i32 %add4.i.i, 16, !dbg !699
  %rem.i88 = srem i32 %add4.i.i, 16, !dbg !699
  %mul.i89 = mul i32 %div.i87, 16, !dbg !699
  %add.i90 = add i32 %mul.i89, %rem.i88, !dbg !699
  %idxprom2.i = zext i32 %add.i90 to i64, !dbg !699
  %arrayidx3.i = getelementptr inbounds nuw float, ptr %c, i64 %idxprom2.i, !dbg !699
  store float %16, ptr %arrayidx3.i, align 4, !dbg !699, !tbaa !680
  %inc.i34 = add nsw i32 %i.0.i27, 1, !dbg !699
  br label %for.cond.i26, !dbg !699, !llvm.loop !700

_ZN6nvcuda4wmma17store_matrix_syncILi16ELi16ELi16EffEEvPT3_RKNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEjNS0_8layout_tE.exit: ; preds = %for.cond.i26
  call void @llvm.lifetime.end.p0(ptr %fc) #7, !dbg !701
  call void @llvm.lifetime.end.p0(ptr %fb) #7, !dbg !701
  call void @llvm.lifetime.end.p0(ptr %fa) #7, !dbg !701
  ret void, !dbg !701
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_tid_y() #3

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_ntid_y() #3

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_tid_z() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.idx.f32(i32, float, i32, i32) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!598, !599, !600, !601}
!llvm.ident = !{!602}
!llvm.errno.tbaa = !{!603}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, retainedTypes: !11, imports: !41, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "matrices_of_one_warp.cu", directory: ".")
!2 = !{!3}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "layout_t", scope: !5, file: !4, line: 12, baseType: !7, size: 32, elements: !8, identifier: "_ZTSN6nvcuda4wmma8layout_tE")
!4 = !DIFile(filename: "cuda/mma.h", directory: ".")
!5 = !DINamespace(name: "wmma", scope: !6)
!6 = !DINamespace(name: "nvcuda", scope: null)
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10}
!9 = !DIEnumerator(name: "mem_row_major", value: 0, isUnsigned: true)
!10 = !DIEnumerator(name: "mem_col_major", value: 1, isUnsigned: true)
!11 = !{!12, !18, !39, !17, !40}
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !13, file: !4, line: 13, baseType: !17)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "ws_element<float>", scope: !5, file: !4, line: 13, size: 8, flags: DIFlagTypePassByValue, elements: !14, templateParams: !15, identifier: "_ZTSN6nvcuda4wmma10ws_elementIfEE")
!14 = !{}
!15 = !{!16}
!16 = !DITemplateTypeParameter(name: "T", type: !17)
!17 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "W", file: !4, line: 25, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "wide", scope: !20, file: !4, line: 13, baseType: !17)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "ws_element<__half>", scope: !5, file: !4, line: 13, size: 8, flags: DIFlagTypePassByValue, elements: !14, templateParams: !21, identifier: "_ZTSN6nvcuda4wmma10ws_elementI6__halfEE")
!21 = !{!22}
!22 = !DITemplateTypeParameter(name: "T", type: !23)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__half", file: !24, line: 15, size: 16, flags: DIFlagTypePassByValue, elements: !25, identifier: "_ZTS6__half")
!24 = !DIFile(filename: "cuda/cuda_fp16.h", directory: ".")
!25 = !{!26, !35}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !23, file: !24, line: 16, baseType: !27, size: 16)
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "ws_f16", file: !24, line: 13, size: 16, flags: DIFlagTypePassByValue, elements: !28, identifier: "_ZTS6ws_f16")
!28 = !{!29, !31}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !27, file: !24, line: 13, baseType: !30, size: 16)
!30 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!31 = !DISubprogram(name: "ws_f16", linkageName: "_ZN6ws_f16C4Ev", scope: !27, file: !24, line: 13, type: !32, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!32 = !DISubroutineType(types: !33)
!33 = !{null, !34}
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!35 = !DISubprogram(name: "__half", linkageName: "_ZN6__halfC4Ev", scope: !23, file: !24, line: 17, type: !36, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!36 = !DISubroutineType(types: !37)
!37 = !{null, !38}
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!39 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!40 = !DIBasicType(name: "_Float16", size: 16, encoding: DW_ATE_float)
!41 = !{!42, !45, !47, !52, !57, !62, !68, !70, !74, !79, !81, !113, !117, !120, !122, !124, !127, !129, !131, !133, !135, !137, !139, !141, !143, !145, !147, !149, !151, !153, !155, !157, !159, !161, !163, !165, !167, !169, !171, !173, !177, !184, !189, !194, !198, !204, !208, !212, !216, !218, !220, !224, !228, !232, !236, !240, !242, !246, !250, !254, !256, !260, !262, !266, !270, !272, !274, !278, !284, !288, !292, !296, !298, !300, !302, !306, !310, !314, !316, !320, !324, !328, !329, !333, !335, !337, !341, !346, !350, !354, !358, !362, !364, !366, !370, !372, !376, !380, !384, !389, !393, !397, !402, !406, !410, !414, !416, !424, !428, !434, !440, !446, !447, !448, !449, !453, !455, !459, !463, !467, !471, !473, !477, !479, !483, !487, !489, !491, !493, !497, !501, !503, !507, !509, !513, !515, !517, !519, !521, !523, !525, !527, !529, !531, !533, !535, !537, !539, !541, !543, !545, !547, !552, !554, !556, !561, !565, !570, !576, !578, !584, !588, !592, !597}
!42 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !43, file: !44, line: 128)
!43 = !DINamespace(name: "ws_math", scope: null)
!44 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!45 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !46, entity: !43, file: !44, line: 129)
!46 = !DINamespace(name: "std", scope: null)
!47 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !48, file: !44, line: 154)
!48 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !44, file: !44, line: 137, type: !49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!49 = !DISubroutineType(types: !50)
!50 = !{!51, !51}
!51 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!52 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !53, file: !44, line: 154)
!53 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !44, file: !44, line: 133, type: !54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!54 = !DISubroutineType(types: !55)
!55 = !{!56, !56}
!56 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!57 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !58, file: !44, line: 154)
!58 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !44, file: !44, line: 134, type: !59, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!59 = !DISubroutineType(types: !60)
!60 = !{!61, !61}
!61 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!62 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !63, file: !44, line: 154)
!63 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !44, file: !44, line: 145, type: !64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!64 = !DISubroutineType(types: !65)
!65 = !{!66, !67}
!66 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!67 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!68 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !69, file: !44, line: 154)
!69 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !44, file: !44, line: 147, type: !64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!70 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !71, file: !44, line: 154)
!71 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !44, file: !44, line: 149, type: !72, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!72 = !DISubroutineType(types: !73)
!73 = !{!39, !17}
!74 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !75, file: !78, line: 6)
!75 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !76, line: 34, baseType: !77)
!76 = !DIFile(filename: "cuda/ws/config.h", directory: ".")
!77 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!78 = !DIFile(filename: "cuda/ws/type_traits.h", directory: ".")
!79 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !80, file: !78, line: 7)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !76, line: 35, baseType: !56)
!81 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !82, file: !83, line: 56)
!82 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "exception_ptr", scope: !84, file: !83, line: 42, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !85, identifier: "_ZTSNSt15__exception_ptr13exception_ptrE")
!83 = !DIFile(filename: "cuda/ws/exception.h", directory: ".")
!84 = !DINamespace(name: "__exception_ptr", scope: !46)
!85 = !{!86, !88, !92, !95, !99, !104, !108, !109}
!86 = !DIDerivedType(tag: DW_TAG_member, name: "ws_object", scope: !82, file: !83, line: 43, baseType: !87, size: 64)
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!88 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4EPv", scope: !82, file: !83, line: 44, type: !89, scopeLine: 44, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!89 = !DISubroutineType(types: !90)
!90 = !{null, !91, !87}
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !82, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!92 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4Ev", scope: !82, file: !83, line: 46, type: !93, scopeLine: 46, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!93 = !DISubroutineType(types: !94)
!94 = !{null, !91}
!95 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4EDn", scope: !82, file: !83, line: 47, type: !96, scopeLine: 47, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!96 = !DISubroutineType(types: !97)
!97 = !{null, !91, !98}
!98 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!99 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4ERKS0_", scope: !82, file: !83, line: 48, type: !100, scopeLine: 48, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!100 = !DISubroutineType(types: !101)
!101 = !{null, !91, !102}
!102 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !103, size: 64)
!103 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !82)
!104 = !DISubprogram(name: "operator=", linkageName: "_ZNSt15__exception_ptr13exception_ptraSERKS0_", scope: !82, file: !83, line: 49, type: !105, scopeLine: 49, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!105 = !DISubroutineType(types: !106)
!106 = !{!107, !91, !102}
!107 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !82, size: 64)
!108 = !DISubprogram(name: "~exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrD4Ev", scope: !82, file: !83, line: 50, type: !93, scopeLine: 50, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!109 = !DISubprogram(name: "operator bool", linkageName: "_ZNKSt15__exception_ptr13exception_ptrcvbEv", scope: !82, file: !83, line: 51, type: !110, scopeLine: 51, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!110 = !DISubroutineType(types: !111)
!111 = !{!66, !112}
!112 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!113 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !114, file: !116, line: 8)
!114 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !76, line: 36, baseType: !115)
!115 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!116 = !DIFile(filename: "cuda/ws/cstd.h", directory: ".")
!117 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !118, file: !116, line: 8)
!118 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !76, line: 38, baseType: !119)
!119 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!120 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !121, file: !116, line: 8)
!121 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !76, line: 40, baseType: !39)
!122 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !123, file: !116, line: 8)
!123 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !76, line: 42, baseType: !56)
!124 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !125, file: !116, line: 8)
!125 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !76, line: 37, baseType: !126)
!126 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!127 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !128, file: !116, line: 8)
!128 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !76, line: 39, baseType: !30)
!129 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !130, file: !116, line: 8)
!130 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !76, line: 41, baseType: !7)
!131 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !132, file: !116, line: 8)
!132 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !76, line: 43, baseType: !77)
!133 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !134, file: !116, line: 9)
!134 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least8_t", file: !76, line: 48, baseType: !115)
!135 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !136, file: !116, line: 9)
!136 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least16_t", file: !76, line: 50, baseType: !119)
!137 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !138, file: !116, line: 9)
!138 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least32_t", file: !76, line: 52, baseType: !39)
!139 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !140, file: !116, line: 9)
!140 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least64_t", file: !76, line: 54, baseType: !56)
!141 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !142, file: !116, line: 9)
!142 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least8_t", file: !76, line: 49, baseType: !126)
!143 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !144, file: !116, line: 9)
!144 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least16_t", file: !76, line: 51, baseType: !30)
!145 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !146, file: !116, line: 9)
!146 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least32_t", file: !76, line: 53, baseType: !7)
!147 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !148, file: !116, line: 9)
!148 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least64_t", file: !76, line: 55, baseType: !77)
!149 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !150, file: !116, line: 10)
!150 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast8_t", file: !76, line: 48, baseType: !115)
!151 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !152, file: !116, line: 10)
!152 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast16_t", file: !76, line: 54, baseType: !56)
!153 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !154, file: !116, line: 10)
!154 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast32_t", file: !76, line: 54, baseType: !56)
!155 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !156, file: !116, line: 10)
!156 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast64_t", file: !76, line: 54, baseType: !56)
!157 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !158, file: !116, line: 10)
!158 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast8_t", file: !76, line: 49, baseType: !126)
!159 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !160, file: !116, line: 10)
!160 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast16_t", file: !76, line: 55, baseType: !77)
!161 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !162, file: !116, line: 10)
!162 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast32_t", file: !76, line: 55, baseType: !77)
!163 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !164, file: !116, line: 10)
!164 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast64_t", file: !76, line: 55, baseType: !77)
!165 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !166, file: !116, line: 11)
!166 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !76, line: 44, baseType: !56)
!167 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !168, file: !116, line: 11)
!168 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !76, line: 45, baseType: !77)
!169 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !170, file: !116, line: 11)
!170 = !DIDerivedType(tag: DW_TAG_typedef, name: "intmax_t", file: !76, line: 46, baseType: !56)
!171 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !172, file: !116, line: 11)
!172 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintmax_t", file: !76, line: 47, baseType: !77)
!173 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !174, file: !116, line: 12)
!174 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !175, line: 77, baseType: !176)
!175 = !DIFile(filename: "cuda/ws/libc.h", directory: ".")
!176 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !175, line: 77, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS8_IO_FILE")
!177 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !178, file: !116, line: 12)
!178 = !DISubprogram(name: "printf", scope: !175, file: !175, line: 97, type: !179, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!179 = !DISubroutineType(types: !180)
!180 = !{!39, !181, null}
!181 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !182, size: 64)
!182 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !183)
!183 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!184 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !185, file: !116, line: 12)
!185 = !DISubprogram(name: "fprintf", scope: !175, file: !175, line: 98, type: !186, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!186 = !DISubroutineType(types: !187)
!187 = !{!39, !188, !181, null}
!188 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !174, size: 64)
!189 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !190, file: !116, line: 12)
!190 = !DISubprogram(name: "sprintf", scope: !175, file: !175, line: 99, type: !191, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!191 = !DISubroutineType(types: !192)
!192 = !{!39, !193, !181, null}
!193 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !183, size: 64)
!194 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !195, file: !116, line: 12)
!195 = !DISubprogram(name: "snprintf", scope: !175, file: !175, line: 100, type: !196, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!196 = !DISubroutineType(types: !197)
!197 = !{!39, !193, !75, !181, null}
!198 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !199, file: !116, line: 12)
!199 = !DISubprogram(name: "vprintf", scope: !175, file: !175, line: 103, type: !200, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!200 = !DISubroutineType(types: !201)
!201 = !{!39, !181, !202}
!202 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !175, line: 75, baseType: !203)
!203 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !1, baseType: !193)
!204 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !205, file: !116, line: 12)
!205 = !DISubprogram(name: "vfprintf", scope: !175, file: !175, line: 104, type: !206, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!206 = !DISubroutineType(types: !207)
!207 = !{!39, !188, !181, !202}
!208 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !209, file: !116, line: 12)
!209 = !DISubprogram(name: "vsprintf", scope: !175, file: !175, line: 105, type: !210, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!210 = !DISubroutineType(types: !211)
!211 = !{!39, !193, !181, !202}
!212 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !213, file: !116, line: 12)
!213 = !DISubprogram(name: "vsnprintf", scope: !175, file: !175, line: 106, type: !214, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!214 = !DISubroutineType(types: !215)
!215 = !{!39, !193, !75, !181, !202}
!216 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !217, file: !116, line: 13)
!217 = !DISubprogram(name: "scanf", scope: !175, file: !175, line: 108, type: !179, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!218 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !219, file: !116, line: 13)
!219 = !DISubprogram(name: "fscanf", scope: !175, file: !175, line: 109, type: !186, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!220 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !221, file: !116, line: 13)
!221 = !DISubprogram(name: "sscanf", scope: !175, file: !175, line: 110, type: !222, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!222 = !DISubroutineType(types: !223)
!223 = !{!39, !181, !181, null}
!224 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !225, file: !116, line: 13)
!225 = !DISubprogram(name: "vsscanf", scope: !175, file: !175, line: 113, type: !226, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!226 = !DISubroutineType(types: !227)
!227 = !{!39, !181, !181, !202}
!228 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !229, file: !116, line: 13)
!229 = !DISubprogram(name: "puts", scope: !175, file: !175, line: 114, type: !230, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!230 = !DISubroutineType(types: !231)
!231 = !{!39, !181}
!232 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !233, file: !116, line: 13)
!233 = !DISubprogram(name: "putchar", scope: !175, file: !175, line: 115, type: !234, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!234 = !DISubroutineType(types: !235)
!235 = !{!39, !39}
!236 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !237, file: !116, line: 13)
!237 = !DISubprogram(name: "putc", scope: !175, file: !175, line: 116, type: !238, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!238 = !DISubroutineType(types: !239)
!239 = !{!39, !39, !188}
!240 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !241, file: !116, line: 13)
!241 = !DISubprogram(name: "fputc", scope: !175, file: !175, line: 117, type: !238, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!242 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !243, file: !116, line: 13)
!243 = !DISubprogram(name: "fputs", scope: !175, file: !175, line: 118, type: !244, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!244 = !DISubroutineType(types: !245)
!245 = !{!39, !181, !188}
!246 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !247, file: !116, line: 13)
!247 = !DISubprogram(name: "getchar", scope: !175, file: !175, line: 119, type: !248, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!248 = !DISubroutineType(types: !249)
!249 = !{!39}
!250 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !251, file: !116, line: 13)
!251 = !DISubprogram(name: "getc", scope: !175, file: !175, line: 120, type: !252, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!252 = !DISubroutineType(types: !253)
!253 = !{!39, !188}
!254 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !255, file: !116, line: 14)
!255 = !DISubprogram(name: "fgetc", scope: !175, file: !175, line: 121, type: !252, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!256 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !257, file: !116, line: 14)
!257 = !DISubprogram(name: "fgets", scope: !175, file: !175, line: 123, type: !258, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!258 = !DISubroutineType(types: !259)
!259 = !{!193, !193, !39, !188}
!260 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !261, file: !116, line: 14)
!261 = !DISubprogram(name: "ungetc", scope: !175, file: !175, line: 122, type: !238, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!262 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !263, file: !116, line: 14)
!263 = !DISubprogram(name: "fopen", scope: !175, file: !175, line: 126, type: !264, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!264 = !DISubroutineType(types: !265)
!265 = !{!188, !181, !181}
!266 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !267, file: !116, line: 14)
!267 = !DISubprogram(name: "freopen", scope: !175, file: !175, line: 127, type: !268, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!268 = !DISubroutineType(types: !269)
!269 = !{!188, !181, !181, !188}
!270 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !271, file: !116, line: 14)
!271 = !DISubprogram(name: "fclose", scope: !175, file: !175, line: 133, type: !252, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!272 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !273, file: !116, line: 14)
!273 = !DISubprogram(name: "fflush", scope: !175, file: !175, line: 134, type: !252, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!274 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !275, file: !116, line: 14)
!275 = !DISubprogram(name: "fread", scope: !175, file: !175, line: 135, type: !276, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!276 = !DISubroutineType(types: !277)
!277 = !{!75, !87, !75, !75, !188}
!278 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !279, file: !116, line: 14)
!279 = !DISubprogram(name: "fwrite", scope: !175, file: !175, line: 136, type: !280, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!280 = !DISubroutineType(types: !281)
!281 = !{!75, !282, !75, !75, !188}
!282 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !283, size: 64)
!283 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!284 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !285, file: !116, line: 14)
!285 = !DISubprogram(name: "fseek", scope: !175, file: !175, line: 137, type: !286, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!286 = !DISubroutineType(types: !287)
!287 = !{!39, !188, !56, !39}
!288 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !289, file: !116, line: 14)
!289 = !DISubprogram(name: "ftell", scope: !175, file: !175, line: 139, type: !290, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!290 = !DISubroutineType(types: !291)
!291 = !{!56, !188}
!292 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !293, file: !116, line: 15)
!293 = !DISubprogram(name: "rewind", scope: !175, file: !175, line: 141, type: !294, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!294 = !DISubroutineType(types: !295)
!295 = !{null, !188}
!296 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !297, file: !116, line: 15)
!297 = !DISubprogram(name: "feof", scope: !175, file: !175, line: 142, type: !252, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!298 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !299, file: !116, line: 15)
!299 = !DISubprogram(name: "ferror", scope: !175, file: !175, line: 143, type: !252, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!300 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !301, file: !116, line: 15)
!301 = !DISubprogram(name: "clearerr", scope: !175, file: !175, line: 144, type: !294, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!302 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !303, file: !116, line: 15)
!303 = !DISubprogram(name: "setvbuf", scope: !175, file: !175, line: 146, type: !304, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!304 = !DISubroutineType(types: !305)
!305 = !{!39, !188, !193, !39, !75}
!306 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !307, file: !116, line: 15)
!307 = !DISubprogram(name: "setbuf", scope: !175, file: !175, line: 147, type: !308, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!308 = !DISubroutineType(types: !309)
!309 = !{null, !188, !193}
!310 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !311, file: !116, line: 15)
!311 = !DISubprogram(name: "perror", scope: !175, file: !175, line: 149, type: !312, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!312 = !DISubroutineType(types: !313)
!313 = !{null, !181}
!314 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !315, file: !116, line: 15)
!315 = !DISubprogram(name: "remove", scope: !175, file: !175, line: 150, type: !230, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!316 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !317, file: !116, line: 15)
!317 = !DISubprogram(name: "rename", scope: !175, file: !175, line: 151, type: !318, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!318 = !DISubroutineType(types: !319)
!319 = !{!39, !181, !181}
!320 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !321, file: !116, line: 15)
!321 = !DISubprogram(name: "tmpfile", scope: !175, file: !175, line: 130, type: !322, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!322 = !DISubroutineType(types: !323)
!323 = !{!188}
!324 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !325, file: !116, line: 15)
!325 = !DISubprogram(name: "tmpnam", scope: !175, file: !175, line: 131, type: !326, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!326 = !DISubroutineType(types: !327)
!327 = !{!193, !193}
!328 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !202, file: !116, line: 16)
!329 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !330, file: !116, line: 16)
!330 = !DISubprogram(name: "exit", scope: !175, file: !175, line: 154, type: !331, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!331 = !DISubroutineType(types: !332)
!332 = !{null, !39}
!333 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !334, file: !116, line: 16)
!334 = !DISubprogram(name: "_Exit", scope: !175, file: !175, line: 156, type: !331, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!335 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !336, file: !116, line: 16)
!336 = !DISubprogram(name: "quick_exit", scope: !175, file: !175, line: 157, type: !331, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!337 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !338, file: !116, line: 16)
!338 = !DISubprogram(name: "abort", scope: !175, file: !175, line: 158, type: !339, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!339 = !DISubroutineType(types: !340)
!340 = !{null}
!341 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !342, file: !116, line: 16)
!342 = !DISubprogram(name: "atexit", scope: !175, file: !175, line: 159, type: !343, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!343 = !DISubroutineType(types: !344)
!344 = !{!39, !345}
!345 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !339, size: 64)
!346 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !347, file: !116, line: 16)
!347 = !DISubprogram(name: "malloc", scope: !175, file: !175, line: 161, type: !348, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!348 = !DISubroutineType(types: !349)
!349 = !{!87, !75}
!350 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !351, file: !116, line: 16)
!351 = !DISubprogram(name: "free", scope: !175, file: !175, line: 162, type: !352, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!352 = !DISubroutineType(types: !353)
!353 = !{null, !87}
!354 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !355, file: !116, line: 16)
!355 = !DISubprogram(name: "calloc", scope: !175, file: !175, line: 163, type: !356, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!356 = !DISubroutineType(types: !357)
!357 = !{!87, !75, !75}
!358 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !359, file: !116, line: 16)
!359 = !DISubprogram(name: "realloc", scope: !175, file: !175, line: 164, type: !360, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!360 = !DISubroutineType(types: !361)
!361 = !{!87, !87, !75}
!362 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !363, file: !116, line: 17)
!363 = !DISubprogram(name: "aligned_alloc", scope: !175, file: !175, line: 165, type: !356, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!364 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !365, file: !116, line: 17)
!365 = !DISubprogram(name: "rand", scope: !175, file: !175, line: 169, type: !248, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!366 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !367, file: !116, line: 17)
!367 = !DISubprogram(name: "srand", scope: !175, file: !175, line: 170, type: !368, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!368 = !DISubroutineType(types: !369)
!369 = !{null, !7}
!370 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !371, file: !116, line: 17)
!371 = !DISubprogram(name: "atoi", scope: !175, file: !175, line: 182, type: !230, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!372 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !373, file: !116, line: 17)
!373 = !DISubprogram(name: "atol", scope: !175, file: !175, line: 183, type: !374, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!374 = !DISubroutineType(types: !375)
!375 = !{!56, !181}
!376 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !377, file: !116, line: 17)
!377 = !DISubprogram(name: "atoll", scope: !175, file: !175, line: 184, type: !378, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!378 = !DISubroutineType(types: !379)
!379 = !{!61, !181}
!380 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !381, file: !116, line: 17)
!381 = !DISubprogram(name: "atof", scope: !175, file: !175, line: 185, type: !382, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!382 = !DISubroutineType(types: !383)
!383 = !{!67, !181}
!384 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !385, file: !116, line: 17)
!385 = !DISubprogram(name: "strtol", scope: !175, file: !175, line: 186, type: !386, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!386 = !DISubroutineType(types: !387)
!387 = !{!56, !181, !388, !39}
!388 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !193, size: 64)
!389 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !390, file: !116, line: 17)
!390 = !DISubprogram(name: "strtoul", scope: !175, file: !175, line: 187, type: !391, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!391 = !DISubroutineType(types: !392)
!392 = !{!77, !181, !388, !39}
!393 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !394, file: !116, line: 17)
!394 = !DISubprogram(name: "strtoll", scope: !175, file: !175, line: 188, type: !395, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!395 = !DISubroutineType(types: !396)
!396 = !{!61, !181, !388, !39}
!397 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !398, file: !116, line: 18)
!398 = !DISubprogram(name: "strtoull", scope: !175, file: !175, line: 189, type: !399, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!399 = !DISubroutineType(types: !400)
!400 = !{!401, !181, !388, !39}
!401 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!402 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !403, file: !116, line: 18)
!403 = !DISubprogram(name: "strtod", scope: !175, file: !175, line: 190, type: !404, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!404 = !DISubroutineType(types: !405)
!405 = !{!67, !181, !388}
!406 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !407, file: !116, line: 18)
!407 = !DISubprogram(name: "strtof", scope: !175, file: !175, line: 191, type: !408, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!408 = !DISubroutineType(types: !409)
!409 = !{!17, !181, !388}
!410 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !411, file: !116, line: 18)
!411 = !DISubprogram(name: "getenv", scope: !175, file: !175, line: 195, type: !412, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!412 = !DISubroutineType(types: !413)
!413 = !{!193, !181}
!414 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !415, file: !116, line: 18)
!415 = !DISubprogram(name: "system", scope: !175, file: !175, line: 199, type: !230, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!416 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !417, file: !116, line: 18)
!417 = !DISubprogram(name: "qsort", scope: !175, file: !175, line: 309, type: !418, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!418 = !DISubroutineType(types: !419)
!419 = !{null, !87, !75, !75, !420}
!420 = !DIDerivedType(tag: DW_TAG_typedef, name: "ws_compare", file: !175, line: 308, baseType: !421)
!421 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !422, size: 64)
!422 = !DISubroutineType(types: !423)
!423 = !{!39, !282, !282}
!424 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !425, file: !116, line: 18)
!425 = !DISubprogram(name: "bsearch", scope: !175, file: !175, line: 310, type: !426, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!426 = !DISubroutineType(types: !427)
!427 = !{!87, !282, !282, !75, !75, !420}
!428 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !429, file: !116, line: 18)
!429 = !DISubprogram(name: "div", scope: !175, file: !175, line: 202, type: !430, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!430 = !DISubroutineType(types: !431)
!431 = !{!432, !39, !39}
!432 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !175, line: 78, baseType: !433)
!433 = !DICompositeType(tag: DW_TAG_structure_type, file: !175, line: 78, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!434 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !435, file: !116, line: 18)
!435 = !DISubprogram(name: "ldiv", scope: !175, file: !175, line: 203, type: !436, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!436 = !DISubroutineType(types: !437)
!437 = !{!438, !56, !56}
!438 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !175, line: 79, baseType: !439)
!439 = !DICompositeType(tag: DW_TAG_structure_type, file: !175, line: 79, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS6ldiv_t")
!440 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !441, file: !116, line: 18)
!441 = !DISubprogram(name: "lldiv", scope: !175, file: !175, line: 204, type: !442, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!442 = !DISubroutineType(types: !443)
!443 = !{!444, !61, !61}
!444 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !175, line: 80, baseType: !445)
!445 = !DICompositeType(tag: DW_TAG_structure_type, file: !175, line: 80, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS7lldiv_t")
!446 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !432, file: !116, line: 19)
!447 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !438, file: !116, line: 19)
!448 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !444, file: !116, line: 19)
!449 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !450, file: !116, line: 19)
!450 = !DISubprogram(name: "memcpy", scope: !175, file: !175, line: 207, type: !451, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!451 = !DISubroutineType(types: !452)
!452 = !{!87, !87, !282, !75}
!453 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !454, file: !116, line: 19)
!454 = !DISubprogram(name: "memmove", scope: !175, file: !175, line: 208, type: !451, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!455 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !456, file: !116, line: 19)
!456 = !DISubprogram(name: "memset", scope: !175, file: !175, line: 209, type: !457, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!457 = !DISubroutineType(types: !458)
!458 = !{!87, !87, !39, !75}
!459 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !460, file: !116, line: 19)
!460 = !DISubprogram(name: "memcmp", scope: !175, file: !175, line: 210, type: !461, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!461 = !DISubroutineType(types: !462)
!462 = !{!39, !282, !282, !75}
!463 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !464, file: !116, line: 19)
!464 = !DISubprogram(name: "memchr", scope: !175, file: !175, line: 319, type: !465, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!465 = !DISubroutineType(types: !466)
!466 = !{!282, !282, !39, !75}
!467 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !468, file: !116, line: 19)
!468 = !DISubprogram(name: "strlen", scope: !175, file: !175, line: 217, type: !469, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!469 = !DISubroutineType(types: !470)
!470 = !{!75, !181}
!471 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !472, file: !116, line: 19)
!472 = !DISubprogram(name: "strcmp", scope: !175, file: !175, line: 219, type: !318, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!473 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !474, file: !116, line: 20)
!474 = !DISubprogram(name: "strncmp", scope: !175, file: !175, line: 220, type: !475, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!475 = !DISubroutineType(types: !476)
!476 = !{!39, !181, !181, !75}
!477 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !478, file: !116, line: 20)
!478 = !DISubprogram(name: "strcoll", scope: !175, file: !175, line: 223, type: !318, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!479 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !480, file: !116, line: 20)
!480 = !DISubprogram(name: "strcpy", scope: !175, file: !175, line: 225, type: !481, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!481 = !DISubroutineType(types: !482)
!482 = !{!193, !193, !181}
!483 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !484, file: !116, line: 20)
!484 = !DISubprogram(name: "strncpy", scope: !175, file: !175, line: 226, type: !485, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!485 = !DISubroutineType(types: !486)
!486 = !{!193, !193, !181, !75}
!487 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !488, file: !116, line: 20)
!488 = !DISubprogram(name: "strcat", scope: !175, file: !175, line: 228, type: !481, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!489 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !490, file: !116, line: 20)
!490 = !DISubprogram(name: "strncat", scope: !175, file: !175, line: 229, type: !485, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!491 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !492, file: !116, line: 20)
!492 = !DISubprogram(name: "strtok", scope: !175, file: !175, line: 230, type: !481, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!493 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !494, file: !116, line: 20)
!494 = !DISubprogram(name: "strerror", scope: !175, file: !175, line: 235, type: !495, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!495 = !DISubroutineType(types: !496)
!496 = !{!193, !39}
!497 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !498, file: !116, line: 20)
!498 = !DISubprogram(name: "strspn", scope: !175, file: !175, line: 236, type: !499, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!499 = !DISubroutineType(types: !500)
!500 = !{!75, !181, !181}
!501 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !502, file: !116, line: 20)
!502 = !DISubprogram(name: "strcspn", scope: !175, file: !175, line: 237, type: !499, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!503 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !504, file: !116, line: 21)
!504 = !DISubprogram(name: "strchr", scope: !175, file: !175, line: 320, type: !505, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!505 = !DISubroutineType(types: !506)
!506 = !{!181, !181, !39}
!507 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !508, file: !116, line: 21)
!508 = !DISubprogram(name: "strrchr", scope: !175, file: !175, line: 321, type: !505, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!509 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !510, file: !116, line: 21)
!510 = !DISubprogram(name: "strstr", scope: !175, file: !175, line: 322, type: !511, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!511 = !DISubroutineType(types: !512)
!512 = !{!181, !181, !181}
!513 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !514, file: !116, line: 21)
!514 = !DISubprogram(name: "strpbrk", scope: !175, file: !175, line: 323, type: !511, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!515 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !516, file: !116, line: 21)
!516 = !DISubprogram(name: "isalnum", scope: !175, file: !175, line: 251, type: !234, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!517 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !518, file: !116, line: 21)
!518 = !DISubprogram(name: "isalpha", scope: !175, file: !175, line: 252, type: !234, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!519 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !520, file: !116, line: 21)
!520 = !DISubprogram(name: "isblank", scope: !175, file: !175, line: 253, type: !234, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!521 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !522, file: !116, line: 21)
!522 = !DISubprogram(name: "iscntrl", scope: !175, file: !175, line: 254, type: !234, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!523 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !524, file: !116, line: 21)
!524 = !DISubprogram(name: "isdigit", scope: !175, file: !175, line: 255, type: !234, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!525 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !526, file: !116, line: 21)
!526 = !DISubprogram(name: "isgraph", scope: !175, file: !175, line: 256, type: !234, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!527 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !528, file: !116, line: 22)
!528 = !DISubprogram(name: "islower", scope: !175, file: !175, line: 257, type: !234, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!529 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !530, file: !116, line: 22)
!530 = !DISubprogram(name: "isprint", scope: !175, file: !175, line: 258, type: !234, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!531 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !532, file: !116, line: 22)
!532 = !DISubprogram(name: "ispunct", scope: !175, file: !175, line: 259, type: !234, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!533 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !534, file: !116, line: 22)
!534 = !DISubprogram(name: "isspace", scope: !175, file: !175, line: 260, type: !234, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!535 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !536, file: !116, line: 22)
!536 = !DISubprogram(name: "isupper", scope: !175, file: !175, line: 261, type: !234, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!537 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !538, file: !116, line: 22)
!538 = !DISubprogram(name: "isxdigit", scope: !175, file: !175, line: 262, type: !234, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!539 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !540, file: !116, line: 22)
!540 = !DISubprogram(name: "tolower", scope: !175, file: !175, line: 265, type: !234, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!541 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !542, file: !116, line: 22)
!542 = !DISubprogram(name: "toupper", scope: !175, file: !175, line: 266, type: !234, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!543 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !544, file: !116, line: 23)
!544 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !175, line: 69, baseType: !56)
!545 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !546, file: !116, line: 23)
!546 = !DIDerivedType(tag: DW_TAG_typedef, name: "clock_t", file: !175, line: 70, baseType: !56)
!547 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !548, file: !116, line: 23)
!548 = !DISubprogram(name: "clock", linkageName: "_ZL5clockv", scope: !549, file: !549, line: 244, type: !550, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!549 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!550 = !DISubroutineType(types: !551)
!551 = !{!546}
!552 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !553, file: !116, line: 23)
!553 = !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !175, line: 84, size: 448, flags: DIFlagFwdDecl, identifier: "_ZTS2tm")
!554 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !555, file: !116, line: 23)
!555 = !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !175, line: 82, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS8timespec")
!556 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !557, file: !116, line: 23)
!557 = !DISubprogram(name: "time", scope: !175, file: !175, line: 269, type: !558, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!558 = !DISubroutineType(types: !559)
!559 = !{!544, !560}
!560 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !544, size: 64)
!561 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !562, file: !116, line: 23)
!562 = !DISubprogram(name: "difftime", scope: !175, file: !175, line: 270, type: !563, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!563 = !DISubroutineType(types: !564)
!564 = !{!67, !544, !544}
!565 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !566, file: !116, line: 23)
!566 = !DISubprogram(name: "mktime", scope: !175, file: !175, line: 271, type: !567, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!567 = !DISubroutineType(types: !568)
!568 = !{!544, !569}
!569 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !553, size: 64)
!570 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !571, file: !116, line: 23)
!571 = !DISubprogram(name: "localtime", scope: !175, file: !175, line: 273, type: !572, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!572 = !DISubroutineType(types: !573)
!573 = !{!569, !574}
!574 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !575, size: 64)
!575 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !544)
!576 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !577, file: !116, line: 23)
!577 = !DISubprogram(name: "gmtime", scope: !175, file: !175, line: 275, type: !572, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!578 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !579, file: !116, line: 24)
!579 = !DISubprogram(name: "asctime", scope: !175, file: !175, line: 277, type: !580, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!580 = !DISubroutineType(types: !581)
!581 = !{!193, !582}
!582 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !583, size: 64)
!583 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !553)
!584 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !585, file: !116, line: 24)
!585 = !DISubprogram(name: "ctime", scope: !175, file: !175, line: 278, type: !586, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!586 = !DISubroutineType(types: !587)
!587 = !{!193, !574}
!588 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !589, file: !116, line: 24)
!589 = !DISubprogram(name: "strftime", scope: !175, file: !175, line: 280, type: !590, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!590 = !DISubroutineType(types: !591)
!591 = !{!75, !193, !75, !181, !582}
!592 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !593, file: !116, line: 24)
!593 = !DISubprogram(name: "timespec_get", scope: !175, file: !175, line: 285, type: !594, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!594 = !DISubroutineType(types: !595)
!595 = !{!39, !596, !39}
!596 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !555, size: 64)
!597 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !6, file: !1, line: 7)
!598 = !{i32 7, !"Dwarf Version", i32 4}
!599 = !{i32 2, !"Debug Info Version", i32 3}
!600 = !{i32 1, !"wchar_size", i32 4}
!601 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!602 = !{!"clang version 22.1.8"}
!603 = !{!604, !604, i64 0}
!604 = !{!"int", !605, i64 0}
!605 = !{!"omnipotent char", !606, i64 0}
!606 = !{!"Simple C++ TBAA"}
!607 = distinct !DISubprogram(name: "product", linkageName: "_Z7productPK6__halfS1_Pf", scope: !1, file: !1, line: 8, type: !608, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !614)
!608 = !DISubroutineType(types: !609)
!609 = !{null, !610, !610, !613}
!610 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !611, size: 64)
!611 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !612)
!612 = !DIDerivedType(tag: DW_TAG_typedef, name: "half", file: !24, line: 25, baseType: !23)
!613 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!614 = !{!615, !616, !617, !618, !641, !657}
!615 = !DILocalVariable(name: "a", arg: 1, scope: !607, file: !1, line: 8, type: !610)
!616 = !DILocalVariable(name: "b", arg: 2, scope: !607, file: !1, line: 8, type: !610)
!617 = !DILocalVariable(name: "c", arg: 3, scope: !607, file: !1, line: 8, type: !613)
!618 = !DILocalVariable(name: "fa", scope: !607, file: !1, line: 9, type: !619)
!619 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fragment<nvcuda::wmma::matrix_a, 16, 16, 16, __half, nvcuda::wmma::row_major>", scope: !5, file: !4, line: 15, size: 128, flags: DIFlagTypePassByValue, elements: !620, templateParams: !633, identifier: "_ZTSN6nvcuda4wmma8fragmentINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorEEE")
!620 = !{!621, !623, !624, !625, !626, !627}
!621 = !DIDerivedType(tag: DW_TAG_member, name: "ws_rows", scope: !619, file: !4, line: 15, baseType: !622, flags: DIFlagStaticMember, extraData: i32 16)
!622 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !39)
!623 = !DIDerivedType(tag: DW_TAG_member, name: "ws_cols", scope: !619, file: !4, line: 15, baseType: !622, flags: DIFlagStaticMember, extraData: i32 16)
!624 = !DIDerivedType(tag: DW_TAG_member, name: "ws_turn", scope: !619, file: !4, line: 15, baseType: !622, flags: DIFlagStaticMember)
!625 = !DIDerivedType(tag: DW_TAG_member, name: "num_elements", scope: !619, file: !4, line: 15, baseType: !622, flags: DIFlagStaticMember, extraData: i32 8)
!626 = !DIDerivedType(tag: DW_TAG_member, name: "num_storage_elements", scope: !619, file: !4, line: 15, baseType: !622, flags: DIFlagStaticMember)
!627 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !619, file: !4, line: 15, baseType: !628, size: 128)
!628 = !DICompositeType(tag: DW_TAG_array_type, baseType: !629, size: 128, elements: !631)
!629 = !DIDerivedType(tag: DW_TAG_typedef, name: "element_type", scope: !619, file: !4, line: 15, baseType: !630)
!630 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !20, file: !4, line: 13, baseType: !23)
!631 = !{!632}
!632 = !DISubrange(count: 8)
!633 = !{!634, !636, !637, !638, !22, !639}
!634 = !DITemplateTypeParameter(name: "U", type: !635)
!635 = !DICompositeType(tag: DW_TAG_structure_type, name: "matrix_a", scope: !5, file: !4, line: 12, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma8matrix_aE")
!636 = !DITemplateValueParameter(name: "M", type: !39, value: i32 16)
!637 = !DITemplateValueParameter(name: "N", type: !39, value: i32 16)
!638 = !DITemplateValueParameter(name: "K", type: !39, value: i32 16)
!639 = !DITemplateTypeParameter(name: "L", type: !640)
!640 = !DICompositeType(tag: DW_TAG_structure_type, name: "row_major", scope: !5, file: !4, line: 12, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma9row_majorE")
!641 = !DILocalVariable(name: "fb", scope: !607, file: !1, line: 10, type: !642)
!642 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fragment<nvcuda::wmma::matrix_b, 16, 16, 16, __half, nvcuda::wmma::col_major>", scope: !5, file: !4, line: 15, size: 128, flags: DIFlagTypePassByValue, elements: !643, templateParams: !652, identifier: "_ZTSN6nvcuda4wmma8fragmentINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorEEE")
!643 = !{!644, !645, !646, !647, !648, !649}
!644 = !DIDerivedType(tag: DW_TAG_member, name: "ws_rows", scope: !642, file: !4, line: 15, baseType: !622, flags: DIFlagStaticMember, extraData: i32 16)
!645 = !DIDerivedType(tag: DW_TAG_member, name: "ws_cols", scope: !642, file: !4, line: 15, baseType: !622, flags: DIFlagStaticMember, extraData: i32 16)
!646 = !DIDerivedType(tag: DW_TAG_member, name: "ws_turn", scope: !642, file: !4, line: 15, baseType: !622, flags: DIFlagStaticMember)
!647 = !DIDerivedType(tag: DW_TAG_member, name: "num_elements", scope: !642, file: !4, line: 15, baseType: !622, flags: DIFlagStaticMember, extraData: i32 8)
!648 = !DIDerivedType(tag: DW_TAG_member, name: "num_storage_elements", scope: !642, file: !4, line: 15, baseType: !622, flags: DIFlagStaticMember)
!649 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !642, file: !4, line: 15, baseType: !650, size: 128)
!650 = !DICompositeType(tag: DW_TAG_array_type, baseType: !651, size: 128, elements: !631)
!651 = !DIDerivedType(tag: DW_TAG_typedef, name: "element_type", scope: !642, file: !4, line: 15, baseType: !630)
!652 = !{!653, !636, !637, !638, !22, !655}
!653 = !DITemplateTypeParameter(name: "U", type: !654)
!654 = !DICompositeType(tag: DW_TAG_structure_type, name: "matrix_b", scope: !5, file: !4, line: 12, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma8matrix_bE")
!655 = !DITemplateTypeParameter(name: "L", type: !656)
!656 = !DICompositeType(tag: DW_TAG_structure_type, name: "col_major", scope: !5, file: !4, line: 12, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma9col_majorE")
!657 = !DILocalVariable(name: "fc", scope: !607, file: !1, line: 11, type: !658)
!658 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fragment<nvcuda::wmma::accumulator, 16, 16, 16, float, void>", scope: !5, file: !4, line: 15, size: 256, flags: DIFlagTypePassByValue, elements: !659, templateParams: !668, identifier: "_ZTSN6nvcuda4wmma8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEE")
!659 = !{!660, !661, !662, !663, !664, !665}
!660 = !DIDerivedType(tag: DW_TAG_member, name: "ws_rows", scope: !658, file: !4, line: 15, baseType: !622, flags: DIFlagStaticMember, extraData: i32 16)
!661 = !DIDerivedType(tag: DW_TAG_member, name: "ws_cols", scope: !658, file: !4, line: 15, baseType: !622, flags: DIFlagStaticMember, extraData: i32 16)
!662 = !DIDerivedType(tag: DW_TAG_member, name: "ws_turn", scope: !658, file: !4, line: 15, baseType: !622, flags: DIFlagStaticMember)
!663 = !DIDerivedType(tag: DW_TAG_member, name: "num_elements", scope: !658, file: !4, line: 15, baseType: !622, flags: DIFlagStaticMember, extraData: i32 8)
!664 = !DIDerivedType(tag: DW_TAG_member, name: "num_storage_elements", scope: !658, file: !4, line: 15, baseType: !622, flags: DIFlagStaticMember)
!665 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !658, file: !4, line: 15, baseType: !666, size: 256)
!666 = !DICompositeType(tag: DW_TAG_array_type, baseType: !667, size: 256, elements: !631)
!667 = !DIDerivedType(tag: DW_TAG_typedef, name: "element_type", scope: !658, file: !4, line: 15, baseType: !12)
!668 = !{!669, !636, !637, !638, !16, !671}
!669 = !DITemplateTypeParameter(name: "U", type: !670)
!670 = !DICompositeType(tag: DW_TAG_structure_type, name: "accumulator", scope: !5, file: !4, line: 12, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma11accumulatorE")
!671 = !DITemplateTypeParameter(name: "L", type: null, defaulted: true)
!672 = !DILocation(line: 0, scope: !607)
!673 = !DILocation(line: 9, column: 3, scope: !607)
!674 = !DILocation(line: 9, column: 69, scope: !607)
!675 = !DILocation(line: 10, column: 3, scope: !607)
!676 = !DILocation(line: 10, column: 69, scope: !607)
!677 = !DILocation(line: 11, column: 3, scope: !607)
!678 = !DILocation(line: 11, column: 56, scope: !607)
!679 = !DILocation(line: 12, column: 3, scope: !607)
!680 = !{!681, !681, i64 0}
!681 = !{!"float", !605, i64 0}
!682 = distinct !{!682, !683, !684}
!683 = !{!"llvm.loop.mustprogress"}
!684 = !{!"llvm.loop.unroll.disable"}
!685 = !DILocation(line: 13, column: 3, scope: !607)
!686 = !{i64 0, i64 2, !687}
!687 = !{!688, !688, i64 0}
!688 = !{!"short", !605, i64 0}
!689 = distinct !{!689, !683, !684}
!690 = !DILocation(line: 14, column: 3, scope: !607)
!691 = distinct !{!691, !683, !684}
!692 = !DILocation(line: 15, column: 3, scope: !607)
!693 = !{!694, !688, i64 0}
!694 = !{!"_ZTS6ws_f16", !688, i64 0}
!695 = distinct !{!695, !683, !684}
!696 = distinct !{!696, !683, !684}
!697 = distinct !{!697, !683, !684}
!698 = distinct !{!698, !683, !684}
!699 = !DILocation(line: 16, column: 3, scope: !607)
!700 = distinct !{!700, !683, !684}
!701 = !DILocation(line: 17, column: 1, scope: !607)
