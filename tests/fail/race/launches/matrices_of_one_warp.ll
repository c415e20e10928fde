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
define dso_local ptx_kernel void @_Z7productPK6__halfS1_Pf(ptr noundef %a, ptr noundef %b, ptr noundef %c) #0 !dbg !627 {
entry:
  %as.i = alloca [256 x float], align 4
  %bs.i = alloca [256 x float], align 4
  %fa = alloca %"struct.nvcuda::wmma::fragment", align 2
  %fb = alloca %"struct.nvcuda::wmma::fragment.0", align 2
  %fc = alloca %"struct.nvcuda::wmma::fragment.1", align 4
  %fd = alloca %"struct.nvcuda::wmma::fragment.1", align 4
    #dbg_value(ptr %a, !635, !DIExpression(), !675)
    #dbg_value(ptr %b, !636, !DIExpression(), !675)
    #dbg_value(ptr %c, !637, !DIExpression(), !675)
  call void @llvm.lifetime.start.p0(ptr %fa) #8, !dbg !676
    #dbg_declare(ptr %fa, !638, !DIExpression(), !677)
  call void @llvm.lifetime.start.p0(ptr %fb) #8, !dbg !678
    #dbg_declare(ptr %fb, !655, !DIExpression(), !679)
  call void @llvm.lifetime.start.p0(ptr %fc) #8, !dbg !680
    #dbg_declare(ptr %fc, !671, !DIExpression(), !681)
  call void @llvm.lifetime.start.p0(ptr %fd) #8, !dbg !680
    #dbg_declare(ptr %fd, !672, !DIExpression(), !682)
  br label %for.cond.i, !dbg !683

for.cond.i:                                       ; preds = %for.body.i, %entry
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ], !dbg !683
  %cmp.i = icmp slt i32 %i.0.i, 8, !dbg !683
  br i1 %cmp.i, label %for.body.i, label %_ZN6nvcuda4wmma13fill_fragmentINS0_11accumulatorELi16ELi16ELi16EfvfEEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EERKT5_.exit, !dbg !683

for.body.i:                                       ; preds = %for.cond.i
  %idxprom.i = sext i32 %i.0.i to i64, !dbg !683
  %arrayidx.i = getelementptr inbounds [8 x float], ptr %fc, i64 0, i64 %idxprom.i, !dbg !683
  store float 0.000000e+00, ptr %arrayidx.i, align 4, !dbg !683, !tbaa !684
  %inc.i = add nsw i32 %i.0.i, 1, !dbg !683
  br label %for.cond.i, !dbg !683, !llvm.loop !686

_ZN6nvcuda4wmma13fill_fragmentINS0_11accumulatorELi16ELi16ELi16EfvfEEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EERKT5_.exit: ; preds = %for.cond.i
  br label %for.cond.i9, !dbg !689

for.cond.i9:                                      ; preds = %for.body.i12, %_ZN6nvcuda4wmma13fill_fragmentINS0_11accumulatorELi16ELi16ELi16EfvfEEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EERKT5_.exit
  %i.0.i10 = phi i32 [ 0, %_ZN6nvcuda4wmma13fill_fragmentINS0_11accumulatorELi16ELi16ELi16EfvfEEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EERKT5_.exit ], [ %inc.i15, %for.body.i12 ], !dbg !689
  %cmp.i11 = icmp slt i32 %i.0.i10, 8, !dbg !689
  br i1 %cmp.i11, label %for.body.i12, label %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit, !dbg !689

for.body.i12:                                     ; preds = %for.cond.i9
  %mul.i71 = mul nsw i32 %i.0.i10, 32, !dbg !689
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !689
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !689
  %call2.i76 = call i32 @__ws_sreg_tid_y() #9, !dbg !689
  %call3.i = call i32 @__ws_sreg_ntid_y() #9, !dbg !689
  %call4.i = call i32 @__ws_sreg_tid_z() #9, !dbg !689
  %mul.i77 = mul i32 %call3.i, %call4.i, !dbg !689
  %add.i78 = add i32 %call2.i76, %mul.i77, !dbg !689
  %mul5.i = mul i32 %1, %add.i78, !dbg !689
  %add6.i = add i32 %0, %mul5.i, !dbg !689
  %mul1.i = mul i32 %add6.i, 5, !dbg !689
  %mul2.i = mul nsw i32 %i.0.i10, 7, !dbg !689
  %add.i72 = add i32 %mul1.i, %mul2.i, !dbg !689
  %add3.i = add i32 %add.i72, 3, !dbg !689
  %rem.i73 = urem i32 %add3.i, 32, !dbg !689
  %add4.i = add i32 %mul.i71, %rem.i73, !dbg !689
  %div.i67 = sdiv i32 %add4.i, 16, !dbg !689
  %rem.i68 = srem i32 %add4.i, 16, !dbg !689
  %mul.i69 = mul i32 %div.i67, 16, !dbg !689
  %add.i70 = add i32 %mul.i69, %rem.i68, !dbg !689
  %idxprom.i13 = zext i32 %add.i70 to i64, !dbg !689
  %arrayidx.i14 = getelementptr inbounds nuw %struct.__half, ptr %a, i64 %idxprom.i13, !dbg !689
  %idxprom1.i = sext i32 %i.0.i10 to i64, !dbg !689
  %arrayidx2.i = getelementptr inbounds [8 x %struct.__half], ptr %fa, i64 0, i64 %idxprom1.i, !dbg !689
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %arrayidx2.i, ptr align 2 %arrayidx.i14, i64 2, i1 false), !dbg !689, !tbaa.struct !690
  %inc.i15 = add nsw i32 %i.0.i10, 1, !dbg !689
  br label %for.cond.i9, !dbg !689, !llvm.loop !693

_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit: ; preds = %for.cond.i9
  br label %for.cond.i16, !dbg !694

for.cond.i16:                                     ; preds = %for.body.i19, %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit
  %i.0.i17 = phi i32 [ 0, %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit ], [ %inc.i25, %for.body.i19 ], !dbg !694
  %cmp.i18 = icmp slt i32 %i.0.i17, 8, !dbg !694
  br i1 %cmp.i18, label %for.body.i19, label %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit, !dbg !694

for.body.i19:                                     ; preds = %for.cond.i16
  %mul.i82 = mul nsw i32 %i.0.i17, 32, !dbg !694
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !694
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !694
  %call2.i.i = call i32 @__ws_sreg_tid_y() #9, !dbg !694
  %call3.i.i = call i32 @__ws_sreg_ntid_y() #9, !dbg !694
  %call4.i.i = call i32 @__ws_sreg_tid_z() #9, !dbg !694
  %mul.i.i = mul i32 %call3.i.i, %call4.i.i, !dbg !694
  %add.i.i = add i32 %call2.i.i, %mul.i.i, !dbg !694
  %mul5.i.i = mul i32 %3, %add.i.i, !dbg !694
  %add6.i.i = add i32 %2, %mul5.i.i, !dbg !694
  %mul1.i83 = mul i32 %add6.i.i, 5, !dbg !694
  %mul2.i84 = mul nsw i32 %i.0.i17, 7, !dbg !694
  %add.i85 = add i32 %mul1.i83, %mul2.i84, !dbg !694
  %add3.i86 = add i32 %add.i85, 17, !dbg !694
  %rem.i87 = urem i32 %add3.i86, 32, !dbg !694
  %add4.i88 = add i32 %mul.i82, %rem.i87, !dbg !694
  %div.i79 = sdiv i32 %add4.i88, 16, !dbg !694
  %rem.i80 = srem i32 %add4.i88, 16, !dbg !694
  %mul1.i81 = mul i32 %rem.i80, 16, !dbg !694
  %add2.i = add i32 %mul1.i81, %div.i79, !dbg !694
  %idxprom.i21 = zext i32 %add2.i to i64, !dbg !694
  %arrayidx.i22 = getelementptr inbounds nuw %struct.__half, ptr %b, i64 %idxprom.i21, !dbg !694
  %idxprom1.i23 = sext i32 %i.0.i17 to i64, !dbg !694
  %arrayidx2.i24 = getelementptr inbounds [8 x %struct.__half], ptr %fb, i64 0, i64 %idxprom1.i23, !dbg !694
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %arrayidx2.i24, ptr align 2 %arrayidx.i22, i64 2, i1 false), !dbg !694, !tbaa.struct !690
  %inc.i25 = add nsw i32 %i.0.i17, 1, !dbg !694
  br label %for.cond.i16, !dbg !694, !llvm.loop !695

_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit: ; preds = %for.cond.i16
  call void @llvm.lifetime.start.p0(ptr %as.i) #8, !dbg !696
  call void @llvm.lifetime.start.p0(ptr %bs.i) #8, !dbg !696
  br label %for.cond.i26, !dbg !696

for.cond.i26:                                     ; preds = %for.body.i29, %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit
  %i.0.i27 = phi i32 [ 0, %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit ], [ %inc.i33, %for.body.i29 ], !dbg !696
  %cmp.i28 = icmp slt i32 %i.0.i27, 256, !dbg !696
  br i1 %cmp.i28, label %for.body.i29, label %for.cond.cleanup.i, !dbg !696

for.cond.cleanup.i:                               ; preds = %for.cond.i26
  br label %for.cond6.i, !dbg !696

for.body.i29:                                     ; preds = %for.cond.i26
  %div.i = sdiv i32 %i.0.i27, 32, !dbg !696
  %idxprom.i30 = sext i32 %div.i to i64, !dbg !696
  %arrayidx.i31 = getelementptr inbounds [8 x %struct.__half], ptr %fa, i64 0, i64 %idxprom.i30, !dbg !696
  %4 = load i16, ptr %arrayidx.i31, align 2, !dbg !696, !tbaa !697
  %5 = bitcast i16 %4 to half, !dbg !696
  %conv.i = fpext half %5 to float, !dbg !696
  %div.i90 = sdiv i32 %i.0.i27, 32, !dbg !696
  %mul.i91 = mul nsw i32 %div.i90, 7, !dbg !696
  %sub.i = sub nsw i32 %i.0.i27, %mul.i91, !dbg !696
  %sub1.i = sub nsw i32 %sub.i, 3, !dbg !696
  %mul2.i92 = mul nsw i32 %sub1.i, 13, !dbg !696
  %and.i = and i32 %mul2.i92, 31, !dbg !696
  %6 = call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 -1, float %conv.i, i32 %and.i, i32 31), !dbg !696
  %idxprom3.i = sext i32 %i.0.i27 to i64, !dbg !696
  %arrayidx4.i = getelementptr inbounds [256 x float], ptr %as.i, i64 0, i64 %idxprom3.i, !dbg !696
  store float %6, ptr %arrayidx4.i, align 4, !dbg !696, !tbaa !684
  %inc.i33 = add nsw i32 %i.0.i27, 1, !dbg !696
  br label %for.cond.i26, !dbg !696, !llvm.loop !699

for.cond6.i:                                      ; preds = %for.body9.i, %for.cond.cleanup.i
  %i5.0.i = phi i32 [ 0, %for.cond.cleanup.i ], [ %inc20.i, %for.body9.i ], !dbg !696
  %cmp7.i = icmp slt i32 %i5.0.i, 256, !dbg !696
  br i1 %cmp7.i, label %for.body9.i, label %for.cond.cleanup8.i, !dbg !696

for.cond.cleanup8.i:                              ; preds = %for.cond6.i
  br label %for.cond22.i, !dbg !696

for.body9.i:                                      ; preds = %for.cond6.i
  %div11.i = sdiv i32 %i5.0.i, 32, !dbg !696
  %idxprom12.i = sext i32 %div11.i to i64, !dbg !696
  %arrayidx13.i = getelementptr inbounds [8 x %struct.__half], ptr %fb, i64 0, i64 %idxprom12.i, !dbg !696
  %7 = load i16, ptr %arrayidx13.i, align 2, !dbg !696, !tbaa !697
  %8 = bitcast i16 %7 to half, !dbg !696
  %conv.i115 = fpext half %8 to float, !dbg !696
  %div.i93 = sdiv i32 %i5.0.i, 32, !dbg !696
  %mul.i94 = mul nsw i32 %div.i93, 7, !dbg !696
  %sub.i95 = sub nsw i32 %i5.0.i, %mul.i94, !dbg !696
  %sub1.i96 = sub nsw i32 %sub.i95, 17, !dbg !696
  %mul2.i97 = mul nsw i32 %sub1.i96, 13, !dbg !696
  %and.i98 = and i32 %mul2.i97, 31, !dbg !696
  %9 = call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 -1, float %conv.i115, i32 %and.i98, i32 31), !dbg !696
  %idxprom17.i = sext i32 %i5.0.i to i64, !dbg !696
  %arrayidx18.i = getelementptr inbounds [256 x float], ptr %bs.i, i64 0, i64 %idxprom17.i, !dbg !696
  store float %9, ptr %arrayidx18.i, align 4, !dbg !696, !tbaa !684
  %inc20.i = add nsw i32 %i5.0.i, 1, !dbg !696
  br label %for.cond6.i, !dbg !696, !llvm.loop !700

for.cond22.i:                                     ; preds = %for.cond.cleanup33.i, %for.cond.cleanup8.i
  %e.0.i = phi i32 [ 0, %for.cond.cleanup8.i ], [ %inc49.i, %for.cond.cleanup33.i ], !dbg !696
  %cmp23.i = icmp slt i32 %e.0.i, 8, !dbg !696
  br i1 %cmp23.i, label %for.body25.i, label %_ZN6nvcuda4wmma8mma_syncILi16ELi16ELi16Ef6__halfNS0_9row_majorES2_NS0_9col_majorEfEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEERKNS5_INS0_8matrix_aEXT_EXT0_EXT1_ET3_T4_EERKNS5_INS0_8matrix_bEXT_EXT0_EXT1_ET5_T6_EERKNS5_IS6_XT_EXT0_EXT1_ET7_vEEb.exit, !dbg !696

for.body25.i:                                     ; preds = %for.cond22.i
  %mul.i99 = mul nsw i32 %e.0.i, 32, !dbg !696
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !696
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !696
  %call2.i.i100 = call i32 @__ws_sreg_tid_y() #9, !dbg !696
  %call3.i.i101 = call i32 @__ws_sreg_ntid_y() #9, !dbg !696
  %call4.i.i102 = call i32 @__ws_sreg_tid_z() #9, !dbg !696
  %mul.i.i103 = mul i32 %call3.i.i101, %call4.i.i102, !dbg !696
  %add.i.i104 = add i32 %call2.i.i100, %mul.i.i103, !dbg !696
  %mul5.i.i105 = mul i32 %11, %add.i.i104, !dbg !696
  %add6.i.i106 = add i32 %10, %mul5.i.i105, !dbg !696
  %mul1.i107 = mul i32 %add6.i.i106, 5, !dbg !696
  %mul2.i108 = mul nsw i32 %e.0.i, 7, !dbg !696
  %add.i109 = add i32 %mul1.i107, %mul2.i108, !dbg !696
  %add3.i110 = add i32 %add.i109, 10, !dbg !696
  %rem.i111 = urem i32 %add3.i110, 32, !dbg !696
  %add4.i112 = add i32 %mul.i99, %rem.i111, !dbg !696
  %div27.i = sdiv i32 %add4.i112, 16, !dbg !696
  %rem.i = srem i32 %add4.i112, 16, !dbg !696
  %idxprom29.i = sext i32 %e.0.i to i64, !dbg !696
  %arrayidx30.i = getelementptr inbounds [8 x float], ptr %fc, i64 0, i64 %idxprom29.i, !dbg !696
  %12 = load float, ptr %arrayidx30.i, align 4, !dbg !696, !tbaa !684
  br label %for.cond31.i, !dbg !696

for.cond31.i:                                     ; preds = %for.body34.i, %for.body25.i
  %s.0.i = phi float [ %12, %for.body25.i ], [ %15, %for.body34.i ], !dbg !696
  %k.0.i = phi i32 [ 0, %for.body25.i ], [ %inc43.i, %for.body34.i ], !dbg !696
  %cmp32.i = icmp slt i32 %k.0.i, 16, !dbg !696
  br i1 %cmp32.i, label %for.body34.i, label %for.cond.cleanup33.i, !dbg !696

for.cond.cleanup33.i:                             ; preds = %for.cond31.i
  %idxprom46.i = sext i32 %e.0.i to i64, !dbg !696
  %arrayidx47.i = getelementptr inbounds [8 x float], ptr %fc, i64 0, i64 %idxprom46.i, !dbg !696
  store float %s.0.i, ptr %arrayidx47.i, align 4, !dbg !696, !tbaa !684
  %inc49.i = add nsw i32 %e.0.i, 1, !dbg !696
  br label %for.cond22.i, !dbg !696, !llvm.loop !701

for.body34.i:                                     ; preds = %for.cond31.i
  %mul.i = mul nsw i32 %div27.i, 16, !dbg !696
  %add.i = add nsw i32 %mul.i, %k.0.i, !dbg !696
  %idxprom35.i = sext i32 %add.i to i64, !dbg !696
  %arrayidx36.i = getelementptr inbounds [256 x float], ptr %as.i, i64 0, i64 %idxprom35.i, !dbg !696
  %13 = load float, ptr %arrayidx36.i, align 4, !dbg !696, !tbaa !684
  %mul37.i = mul nsw i32 %k.0.i, 16, !dbg !696
  %add38.i = add nsw i32 %mul37.i, %rem.i, !dbg !696
  %idxprom39.i = sext i32 %add38.i to i64, !dbg !696
  %arrayidx40.i = getelementptr inbounds [256 x float], ptr %bs.i, i64 0, i64 %idxprom39.i, !dbg !696
  %14 = load float, ptr %arrayidx40.i, align 4, !dbg !696, !tbaa !684
  %15 = call float @llvm.fmuladd.f32(float %13, float %14, float %s.0.i), !dbg !696
  %inc43.i = add nsw i32 %k.0.i, 1, !dbg !696
  br label %for.cond31.i, !dbg !696, !llvm.loop !702

_ZN6nvcuda4wmma8mma_syncILi16ELi16ELi16Ef6__halfNS0_9row_majorES2_NS0_9col_majorEfEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEERKNS5_INS0_8matrix_aEXT_EXT0_EXT1_ET3_T4_EERKNS5_INS0_8matrix_bEXT_EXT0_EXT1_ET5_T6_EERKNS5_IS6_XT_EXT0_EXT1_ET7_vEEb.exit: ; preds = %for.cond22.i
  call void @llvm.lifetime.end.p0(ptr %bs.i) #8, !dbg !696
  call void @llvm.lifetime.end.p0(ptr %as.i) #8, !dbg !696
  br label %for.cond.i43, !dbg !703

for.cond.i43:                                     ; preds = %for.body.i47, %_ZN6nvcuda4wmma8mma_syncILi16ELi16ELi16Ef6__halfNS0_9row_majorES2_NS0_9col_majorEfEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEERKNS5_INS0_8matrix_aEXT_EXT0_EXT1_ET3_T4_EERKNS5_INS0_8matrix_bEXT_EXT0_EXT1_ET5_T6_EERKNS5_IS6_XT_EXT0_EXT1_ET7_vEEb.exit
  %i.0.i44 = phi i32 [ 0, %_ZN6nvcuda4wmma8mma_syncILi16ELi16ELi16Ef6__halfNS0_9row_majorES2_NS0_9col_majorEfEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEERKNS5_INS0_8matrix_aEXT_EXT0_EXT1_ET3_T4_EERKNS5_INS0_8matrix_bEXT_EXT0_EXT1_ET5_T6_EERKNS5_IS6_XT_EXT0_EXT1_ET7_vEEb.exit ], [ %inc.i53, %for.body.i47 ], !dbg !703
  %cmp.i45 = icmp slt i32 %i.0.i44, 8, !dbg !703
  br i1 %cmp.i45, label %for.body.i47, label %_ZN6nvcuda4wmma17store_matrix_syncILi16ELi16ELi16EffEEvPT3_RKNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEjNS0_8layout_tE.exit54, !dbg !703

for.body.i47:                                     ; preds = %for.cond.i43
  %idxprom.i48 = sext i32 %i.0.i44 to i64, !dbg !703
  %arrayidx.i49 = getelementptr inbounds [8 x float], ptr %fc, i64 0, i64 %idxprom.i48, !dbg !703
  %16 = load float, ptr %arrayidx.i49, align 4, !dbg !703, !tbaa !684
  %mul.i.i122 = mul nsw i32 %i.0.i44, 32, !dbg !703
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !703
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !703
  %call2.i.i.i123 = call i32 @__ws_sreg_tid_y() #9, !dbg !703
  %call3.i.i.i124 = call i32 @__ws_sreg_ntid_y() #9, !dbg !703
  %call4.i.i.i125 = call i32 @__ws_sreg_tid_z() #9, !dbg !703
  %mul.i.i.i126 = mul i32 %call3.i.i.i124, %call4.i.i.i125, !dbg !703
  %add.i.i.i127 = add i32 %call2.i.i.i123, %mul.i.i.i126, !dbg !703
  %mul5.i.i.i128 = mul i32 %18, %add.i.i.i127, !dbg !703
  %add6.i.i.i129 = add i32 %17, %mul5.i.i.i128, !dbg !703
  %mul1.i.i130 = mul i32 %add6.i.i.i129, 5, !dbg !703
  %mul2.i.i131 = mul nsw i32 %i.0.i44, 7, !dbg !703
  %add.i.i132 = add i32 %mul1.i.i130, %mul2.i.i131, !dbg !703
  %add3.i.i133 = add i32 %add.i.i132, 10, !dbg !703
  %rem.i.i134 = urem i32 %add3.i.i133, 32, !dbg !703
  %add4.i.i135 = add i32 %mul.i.i122, %rem.i.i134, !dbg !703
  %div.i136 = sdiv i32 %add4.i.i135, 16, !dbg !703
  %rem.i137 = srem i32 %add4.i.i135, 16, !dbg !703
  %mul.i138 = mul i32 %div.i136, 16, !dbg !703
  %add.i139 = add i32 %mul.i138, %rem.i137, !dbg !703
  %idxprom2.i51 = zext i32 %add.i139 to i64, !dbg !703
  %arrayidx3.i52 = getelementptr inbounds nuw float, ptr %c, i64 %idxprom2.i51, !dbg !703
  store float %16, ptr %arrayidx3.i52, align 4, !dbg !703, !tbaa !684
  %inc.i53 = add nsw i32 %i.0.i44, 1, !dbg !703
  br label %for.cond.i43, !dbg !703, !llvm.loop !704

_ZN6nvcuda4wmma17store_matrix_syncILi16ELi16ELi16EffEEvPT3_RKNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEjNS0_8layout_tE.exit54: ; preds = %for.cond.i43
  br label %for.cond.i55, !dbg !705

for.cond.i55:                                     ; preds = %for.body.i59, %_ZN6nvcuda4wmma17store_matrix_syncILi16ELi16ELi16EffEEvPT3_RKNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEjNS0_8layout_tE.exit54
  %i.0.i56 = phi i32 [ 0, %_ZN6nvcuda4wmma17store_matrix_syncILi16ELi16ELi16EffEEvPT3_RKNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEjNS0_8layout_tE.exit54 ], [ %inc.i65, %for.body.i59 ], !dbg !705
  %cmp.i57 = icmp slt i32 %i.0.i56, 8, !dbg !705
  br i1 %cmp.i57, label %for.body.i59, label %_ZN6nvcuda4wmma16load_matrix_syncILi16ELi16ELi16EffEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEPKT3_jNS0_8layout_tE.exit, !dbg !705

for.body.i59:                                     ; preds = %for.cond.i55
  %mul.i.i116 = mul nsw i32 %i.0.i56, 32, !dbg !705
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !705
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !705
  %call2.i.i.i = call i32 @__ws_sreg_tid_y() #9, !dbg !705
  %call3.i.i.i = call i32 @__ws_sreg_ntid_y() #9, !dbg !705
  %call4.i.i.i = call i32 @__ws_sreg_tid_z() #9, !dbg !705
  %mul.i.i.i = mul i32 %call3.i.i.i, %call4.i.i.i, !dbg !705
  %add.i.i.i = add i32 %call2.i.i.i, %mul.i.i.i, !dbg !705
  %mul5.i.i.i = mul i32 %20, %add.i.i.i, !dbg !705
  %add6.i.i.i = add i32 %19, %mul5.i.i.i, !dbg !705
  %mul1.i.i = mul i32 %add6.i.i.i, 5, !dbg !705
  %mul2.i.i = mul nsw i32 %i.0.i56, 7, !dbg !705
  %add.i.i117 = add i32 %mul1.i.i, %mul2.i.i, !dbg !705
  %add3.i.i = add i32 %add.i.i117, 10, !dbg !705
  %rem.i.i = urem i32 %add3.i.i, 32, !dbg !705
  %add4.i.i = add i32 %mul.i.i116, %rem.i.i, !dbg !705
  %div.i118 = sdiv i32 %add4.i.i, 16, !dbg !705
  %rem.i119 = srem i32 %add4.i.i, 16, !dbg !705
  %mul1.i120 = mul i32 %rem.i119, 16, !dbg !705
  %add2.i121 = add i32 %mul1.i120, %div.i118, !dbg !705
  %idxprom.i61 = zext i32 %add2.i121 to i64, !dbg !705
  %arrayidx.i62 = getelementptr inbounds nuw float, ptr %c, i64 %idxprom.i61, !dbg !705
  %21 = load float, ptr %arrayidx.i62, align 4, !dbg !705, !tbaa !684
  %idxprom2.i63 = sext i32 %i.0.i56 to i64, !dbg !705
  %arrayidx3.i64 = getelementptr inbounds [8 x float], ptr %fd, i64 0, i64 %idxprom2.i63, !dbg !705
  store float %21, ptr %arrayidx3.i64, align 4, !dbg !705, !tbaa !684
  %inc.i65 = add nsw i32 %i.0.i56, 1, !dbg !705
  br label %for.cond.i55, !dbg !705, !llvm.loop !706

_ZN6nvcuda4wmma16load_matrix_syncILi16ELi16ELi16EffEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEPKT3_jNS0_8layout_tE.exit: ; preds = %for.cond.i55
    #dbg_value(i32 0, !673, !DIExpression(), !707)
  br label %for.cond, !dbg !708

for.cond:                                         ; preds = %for.inc, %_ZN6nvcuda4wmma16load_matrix_syncILi16ELi16ELi16EffEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEPKT3_jNS0_8layout_tE.exit
  %i.0 = phi i32 [ 0, %_ZN6nvcuda4wmma16load_matrix_syncILi16ELi16ELi16EffEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEPKT3_jNS0_8layout_tE.exit ], [ %inc, %for.inc ], !dbg !709
    #dbg_value(i32 %i.0, !673, !DIExpression(), !707)
  %cmp = icmp slt i32 %i.0, 8, !dbg !710
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !712

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %x = getelementptr inbounds nuw %"struct.nvcuda::wmma::fragment.1", ptr %fd, i32 0, i32 0, !dbg !713
  %idxprom = sext i32 %i.0 to i64, !dbg !714
  %arrayidx = getelementptr inbounds [8 x float], ptr %x, i64 0, i64 %idxprom, !dbg !714
  %22 = load float, ptr %arrayidx, align 4, !dbg !714, !tbaa !684
  %x1 = getelementptr inbounds nuw %"struct.nvcuda::wmma::fragment.1", ptr %fc, i32 0, i32 0, !dbg !715
  %idxprom2 = sext i32 %i.0 to i64, !dbg !716
  %arrayidx3 = getelementptr inbounds [8 x float], ptr %x1, i64 0, i64 %idxprom2, !dbg !716
  %23 = load float, ptr %arrayidx3, align 4, !dbg !717, !tbaa !684
  %add = fadd float %23, %22, !dbg !717
  store float %add, ptr %arrayidx3, align 4, !dbg !717, !tbaa !684
  br label %for.inc, !dbg !716

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1, !dbg !718
    #dbg_value(i32 %inc, !673, !DIExpression(), !707)
  br label %for.cond, !dbg !719, !llvm.loop !720

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !722
  br label %for.cond.i34, !dbg !723

for.cond.i34:                                     ; preds = %for.body.i38, %for.end
  %i.0.i35 = phi i32 [ 0, %for.end ], [ %inc.i42, %for.body.i38 ], !dbg !723
  %cmp.i36 = icmp slt i32 %i.0.i35, 8, !dbg !723
  br i1 %cmp.i36, label %for.body.i38, label %_ZN6nvcuda4wmma17store_matrix_syncILi16ELi16ELi16EffEEvPT3_RKNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEjNS0_8layout_tE.exit, !dbg !723

for.body.i38:                                     ; preds = %for.cond.i34
  %idxprom.i39 = sext i32 %i.0.i35 to i64, !dbg !723
  %arrayidx.i40 = getelementptr inbounds [8 x float], ptr %fc, i64 0, i64 %idxprom.i39, !dbg !723
  %24 = load float, ptr %arrayidx.i40, align 4, !dbg !723, !tbaa !684
  %mul.i.i140 = mul nsw i32 %i.0.i35, 32, !dbg !723
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !723
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !723
  %call2.i.i.i141 = call i32 @__ws_sreg_tid_y() #9, !dbg !723
  %call3.i.i.i142 = call i32 @__ws_sreg_ntid_y() #9, !dbg !723
  %call4.i.i.i143 = call i32 @__ws_sreg_tid_z() #9, !dbg !723
  %mul.i.i.i144 = mul i32 %call3.i.i.i142, %call4.i.i.i143, !dbg !723
  %add.i.i.i145 = add i32 %call2.i.i.i141, %mul.i.i.i144, !dbg !723
  %mul5.i.i.i146 = mul i32 %26, %add.i.i.i145, !dbg !723
  %add6.i.i.i147 = add i32 %25, %mul5.i.i.i146, !dbg !723
  %mul1.i.i148 = mul i32 %add6.i.i.i147, 5, !dbg !723
  %mul2.i.i149 = mul nsw i32 %i.0.i35, 7, !dbg !723
  %add.i.i150 = add i32 %mul1.i.i148, %mul2.i.i149, !dbg !723
  %add3.i.i151 = add i32 %add.i.i150, 10, !dbg !723
  %rem.i.i152 = urem i32 %add3.i.i151, 32, !dbg !723
  %add4.i.i153 = add i32 %mul.i.i140, %rem.i.i152, !dbg !723
  %div.i154 = sdiv i32 %add4.i.i153, 16, !dbg !723
  %rem.i155 = srem i32 %add4.i.i153, 16, !dbg !723
  %mul.i156 = mul i32 %div.i154, 16, !dbg !723
  %add.i157 = add i32 %mul.i156, %rem.i155, !dbg !723
  %idxprom2.i = zext i32 %add.i157 to i64, !dbg !723
  %arrayidx3.i = getelementptr inbounds nuw float, ptr %c, i64 %idxprom2.i, !dbg !723
  store float %24, ptr %arrayidx3.i, align 4, !dbg !723, !tbaa !684
  %inc.i42 = add nsw i32 %i.0.i35, 1, !dbg !723
  br label %for.cond.i34, !dbg !723, !llvm.loop !724

_ZN6nvcuda4wmma17store_matrix_syncILi16ELi16ELi16EffEEvPT3_RKNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEjNS0_8layout_tE.exit: ; preds = %for.cond.i34
  call void @llvm.lifetime.end.p0(ptr %fd) #8, !dbg !725
  call void @llvm.lifetime.end.p0(ptr %fc) #8, !dbg !725
  call void @llvm.lifetime.end.p0(ptr %fb) #8, !dbg !725
  call void @llvm.lifetime.end.p0(ptr %fa) #8, !dbg !725
  ret void, !dbg !725
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_tid_y() #4

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_ntid_y() #4

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_tid_z() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.idx.f32(i32, float, i32, i32) #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!618, !619, !620, !621}
!llvm.ident = !{!622}
!llvm.errno.tbaa = !{!623}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, retainedTypes: !11, imports: !61, splitDebugInlining: false, nameTableKind: None)
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
!11 = !{!12, !18, !39, !17, !40, !41}
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
!41 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fragment<nvcuda::wmma::accumulator, 16, 16, 16, float, void>", scope: !5, file: !4, line: 15, size: 256, flags: DIFlagTypePassByValue, elements: !42, templateParams: !54, identifier: "_ZTSN6nvcuda4wmma8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEE")
!42 = !{!43, !45, !46, !47, !48, !49}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "ws_rows", scope: !41, file: !4, line: 15, baseType: !44, flags: DIFlagStaticMember, extraData: i32 16)
!44 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !39)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "ws_cols", scope: !41, file: !4, line: 15, baseType: !44, flags: DIFlagStaticMember, extraData: i32 16)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "ws_turn", scope: !41, file: !4, line: 15, baseType: !44, flags: DIFlagStaticMember)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "num_elements", scope: !41, file: !4, line: 15, baseType: !44, flags: DIFlagStaticMember, extraData: i32 8)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "num_storage_elements", scope: !41, file: !4, line: 15, baseType: !44, flags: DIFlagStaticMember)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !41, file: !4, line: 15, baseType: !50, size: 256)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 256, elements: !52)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "element_type", scope: !41, file: !4, line: 15, baseType: !12)
!52 = !{!53}
!53 = !DISubrange(count: 8)
!54 = !{!55, !57, !58, !59, !16, !60}
!55 = !DITemplateTypeParameter(name: "U", type: !56)
!56 = !DICompositeType(tag: DW_TAG_structure_type, name: "accumulator", scope: !5, file: !4, line: 12, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma11accumulatorE")
!57 = !DITemplateValueParameter(name: "M", type: !39, value: i32 16)
!58 = !DITemplateValueParameter(name: "N", type: !39, value: i32 16)
!59 = !DITemplateValueParameter(name: "K", type: !39, value: i32 16)
!60 = !DITemplateTypeParameter(name: "L", type: null, defaulted: true)
!61 = !{!62, !65, !67, !72, !77, !82, !88, !90, !94, !99, !101, !133, !137, !140, !142, !144, !147, !149, !151, !153, !155, !157, !159, !161, !163, !165, !167, !169, !171, !173, !175, !177, !179, !181, !183, !185, !187, !189, !191, !193, !197, !204, !209, !214, !218, !224, !228, !232, !236, !238, !240, !244, !248, !252, !256, !260, !262, !266, !270, !274, !276, !280, !282, !286, !290, !292, !294, !298, !304, !308, !312, !316, !318, !320, !322, !326, !330, !334, !336, !340, !344, !348, !349, !353, !355, !357, !361, !366, !370, !374, !378, !382, !384, !386, !390, !392, !396, !400, !404, !409, !413, !417, !422, !426, !430, !434, !436, !444, !448, !454, !460, !466, !467, !468, !469, !473, !475, !479, !483, !487, !491, !493, !497, !499, !503, !507, !509, !511, !513, !517, !521, !523, !527, !529, !533, !535, !537, !539, !541, !543, !545, !547, !549, !551, !553, !555, !557, !559, !561, !563, !565, !567, !572, !574, !576, !581, !585, !590, !596, !598, !604, !608, !612, !617}
!62 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !63, file: !64, line: 128)
!63 = !DINamespace(name: "ws_math", scope: null)
!64 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!65 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !66, entity: !63, file: !64, line: 129)
!66 = !DINamespace(name: "std", scope: null)
!67 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !68, file: !64, line: 154)
!68 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !64, file: !64, line: 137, type: !69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!69 = !DISubroutineType(types: !70)
!70 = !{!71, !71}
!71 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!72 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !73, file: !64, line: 154)
!73 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !64, file: !64, line: 133, type: !74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!74 = !DISubroutineType(types: !75)
!75 = !{!76, !76}
!76 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!77 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !78, file: !64, line: 154)
!78 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !64, file: !64, line: 134, type: !79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!79 = !DISubroutineType(types: !80)
!80 = !{!81, !81}
!81 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!82 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !83, file: !64, line: 154)
!83 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !64, file: !64, line: 145, type: !84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!84 = !DISubroutineType(types: !85)
!85 = !{!86, !87}
!86 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!87 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!88 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !89, file: !64, line: 154)
!89 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !64, file: !64, line: 147, type: !84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!90 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !91, file: !64, line: 154)
!91 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !64, file: !64, line: 149, type: !92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!92 = !DISubroutineType(types: !93)
!93 = !{!39, !17}
!94 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !95, file: !98, line: 6)
!95 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !96, line: 34, baseType: !97)
!96 = !DIFile(filename: "cuda/ws/config.h", directory: ".")
!97 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!98 = !DIFile(filename: "cuda/ws/type_traits.h", directory: ".")
!99 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !100, file: !98, line: 7)
!100 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !96, line: 35, baseType: !76)
!101 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !102, file: !103, line: 56)
!102 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "exception_ptr", scope: !104, file: !103, line: 42, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !105, identifier: "_ZTSNSt15__exception_ptr13exception_ptrE")
!103 = !DIFile(filename: "cuda/ws/exception.h", directory: ".")
!104 = !DINamespace(name: "__exception_ptr", scope: !66)
!105 = !{!106, !108, !112, !115, !119, !124, !128, !129}
!106 = !DIDerivedType(tag: DW_TAG_member, name: "ws_object", scope: !102, file: !103, line: 43, baseType: !107, size: 64)
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!108 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4EPv", scope: !102, file: !103, line: 44, type: !109, scopeLine: 44, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!109 = !DISubroutineType(types: !110)
!110 = !{null, !111, !107}
!111 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !102, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!112 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4Ev", scope: !102, file: !103, line: 46, type: !113, scopeLine: 46, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!113 = !DISubroutineType(types: !114)
!114 = !{null, !111}
!115 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4EDn", scope: !102, file: !103, line: 47, type: !116, scopeLine: 47, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!116 = !DISubroutineType(types: !117)
!117 = !{null, !111, !118}
!118 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!119 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4ERKS0_", scope: !102, file: !103, line: 48, type: !120, scopeLine: 48, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!120 = !DISubroutineType(types: !121)
!121 = !{null, !111, !122}
!122 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !123, size: 64)
!123 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !102)
!124 = !DISubprogram(name: "operator=", linkageName: "_ZNSt15__exception_ptr13exception_ptraSERKS0_", scope: !102, file: !103, line: 49, type: !125, scopeLine: 49, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!125 = !DISubroutineType(types: !126)
!126 = !{!127, !111, !122}
!127 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !102, size: 64)
!128 = !DISubprogram(name: "~exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrD4Ev", scope: !102, file: !103, line: 50, type: !113, scopeLine: 50, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!129 = !DISubprogram(name: "operator bool", linkageName: "_ZNKSt15__exception_ptr13exception_ptrcvbEv", scope: !102, file: !103, line: 51, type: !130, scopeLine: 51, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!130 = !DISubroutineType(types: !131)
!131 = !{!86, !132}
!132 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !123, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!133 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !134, file: !136, line: 8)
!134 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !96, line: 36, baseType: !135)
!135 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!136 = !DIFile(filename: "cuda/ws/cstd.h", directory: ".")
!137 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !138, file: !136, line: 8)
!138 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !96, line: 38, baseType: !139)
!139 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!140 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !141, file: !136, line: 8)
!141 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !96, line: 40, baseType: !39)
!142 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !143, file: !136, line: 8)
!143 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !96, line: 42, baseType: !76)
!144 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !145, file: !136, line: 8)
!145 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !96, line: 37, baseType: !146)
!146 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!147 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !148, file: !136, line: 8)
!148 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !96, line: 39, baseType: !30)
!149 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !150, file: !136, line: 8)
!150 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !96, line: 41, baseType: !7)
!151 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !152, file: !136, line: 8)
!152 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !96, line: 43, baseType: !97)
!153 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !154, file: !136, line: 9)
!154 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least8_t", file: !96, line: 48, baseType: !135)
!155 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !156, file: !136, line: 9)
!156 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least16_t", file: !96, line: 50, baseType: !139)
!157 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !158, file: !136, line: 9)
!158 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least32_t", file: !96, line: 52, baseType: !39)
!159 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !160, file: !136, line: 9)
!160 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least64_t", file: !96, line: 54, baseType: !76)
!161 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !162, file: !136, line: 9)
!162 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least8_t", file: !96, line: 49, baseType: !146)
!163 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !164, file: !136, line: 9)
!164 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least16_t", file: !96, line: 51, baseType: !30)
!165 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !166, file: !136, line: 9)
!166 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least32_t", file: !96, line: 53, baseType: !7)
!167 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !168, file: !136, line: 9)
!168 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least64_t", file: !96, line: 55, baseType: !97)
!169 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !170, file: !136, line: 10)
!170 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast8_t", file: !96, line: 48, baseType: !135)
!171 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !172, file: !136, line: 10)
!172 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast16_t", file: !96, line: 54, baseType: !76)
!173 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !174, file: !136, line: 10)
!174 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast32_t", file: !96, line: 54, baseType: !76)
!175 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !176, file: !136, line: 10)
!176 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast64_t", file: !96, line: 54, baseType: !76)
!177 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !178, file: !136, line: 10)
!178 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast8_t", file: !96, line: 49, baseType: !146)
!179 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !180, file: !136, line: 10)
!180 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast16_t", file: !96, line: 55, baseType: !97)
!181 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !182, file: !136, line: 10)
!182 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast32_t", file: !96, line: 55, baseType: !97)
!183 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !184, file: !136, line: 10)
!184 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast64_t", file: !96, line: 55, baseType: !97)
!185 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !186, file: !136, line: 11)
!186 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !96, line: 44, baseType: !76)
!187 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !188, file: !136, line: 11)
!188 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !96, line: 45, baseType: !97)
!189 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !190, file: !136, line: 11)
!190 = !DIDerivedType(tag: DW_TAG_typedef, name: "intmax_t", file: !96, line: 46, baseType: !76)
!191 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !192, file: !136, line: 11)
!192 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintmax_t", file: !96, line: 47, baseType: !97)
!193 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !194, file: !136, line: 12)
!194 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !195, line: 77, baseType: !196)
!195 = !DIFile(filename: "cuda/ws/libc.h", directory: ".")
!196 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !195, line: 77, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS8_IO_FILE")
!197 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !198, file: !136, line: 12)
!198 = !DISubprogram(name: "printf", scope: !195, file: !195, line: 97, type: !199, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!199 = !DISubroutineType(types: !200)
!200 = !{!39, !201, null}
!201 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !202, size: 64)
!202 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !203)
!203 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!204 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !205, file: !136, line: 12)
!205 = !DISubprogram(name: "fprintf", scope: !195, file: !195, line: 98, type: !206, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!206 = !DISubroutineType(types: !207)
!207 = !{!39, !208, !201, null}
!208 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !194, size: 64)
!209 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !210, file: !136, line: 12)
!210 = !DISubprogram(name: "sprintf", scope: !195, file: !195, line: 99, type: !211, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!211 = !DISubroutineType(types: !212)
!212 = !{!39, !213, !201, null}
!213 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !203, size: 64)
!214 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !215, file: !136, line: 12)
!215 = !DISubprogram(name: "snprintf", scope: !195, file: !195, line: 100, type: !216, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!216 = !DISubroutineType(types: !217)
!217 = !{!39, !213, !95, !201, null}
!218 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !219, file: !136, line: 12)
!219 = !DISubprogram(name: "vprintf", scope: !195, file: !195, line: 103, type: !220, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!220 = !DISubroutineType(types: !221)
!221 = !{!39, !201, !222}
!222 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !195, line: 75, baseType: !223)
!223 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !1, baseType: !213)
!224 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !225, file: !136, line: 12)
!225 = !DISubprogram(name: "vfprintf", scope: !195, file: !195, line: 104, type: !226, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!226 = !DISubroutineType(types: !227)
!227 = !{!39, !208, !201, !222}
!228 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !229, file: !136, line: 12)
!229 = !DISubprogram(name: "vsprintf", scope: !195, file: !195, line: 105, type: !230, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!230 = !DISubroutineType(types: !231)
!231 = !{!39, !213, !201, !222}
!232 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !233, file: !136, line: 12)
!233 = !DISubprogram(name: "vsnprintf", scope: !195, file: !195, line: 106, type: !234, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!234 = !DISubroutineType(types: !235)
!235 = !{!39, !213, !95, !201, !222}
!236 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !237, file: !136, line: 13)
!237 = !DISubprogram(name: "scanf", scope: !195, file: !195, line: 108, type: !199, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!238 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !239, file: !136, line: 13)
!239 = !DISubprogram(name: "fscanf", scope: !195, file: !195, line: 109, type: !206, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!240 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !241, file: !136, line: 13)
!241 = !DISubprogram(name: "sscanf", scope: !195, file: !195, line: 110, type: !242, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!242 = !DISubroutineType(types: !243)
!243 = !{!39, !201, !201, null}
!244 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !245, file: !136, line: 13)
!245 = !DISubprogram(name: "vsscanf", scope: !195, file: !195, line: 113, type: !246, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!246 = !DISubroutineType(types: !247)
!247 = !{!39, !201, !201, !222}
!248 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !249, file: !136, line: 13)
!249 = !DISubprogram(name: "puts", scope: !195, file: !195, line: 114, type: !250, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!250 = !DISubroutineType(types: !251)
!251 = !{!39, !201}
!252 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !253, file: !136, line: 13)
!253 = !DISubprogram(name: "putchar", scope: !195, file: !195, line: 115, type: !254, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!254 = !DISubroutineType(types: !255)
!255 = !{!39, !39}
!256 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !257, file: !136, line: 13)
!257 = !DISubprogram(name: "putc", scope: !195, file: !195, line: 116, type: !258, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!258 = !DISubroutineType(types: !259)
!259 = !{!39, !39, !208}
!260 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !261, file: !136, line: 13)
!261 = !DISubprogram(name: "fputc", scope: !195, file: !195, line: 117, type: !258, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!262 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !263, file: !136, line: 13)
!263 = !DISubprogram(name: "fputs", scope: !195, file: !195, line: 118, type: !264, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!264 = !DISubroutineType(types: !265)
!265 = !{!39, !201, !208}
!266 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !267, file: !136, line: 13)
!267 = !DISubprogram(name: "getchar", scope: !195, file: !195, line: 119, type: !268, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!268 = !DISubroutineType(types: !269)
!269 = !{!39}
!270 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !271, file: !136, line: 13)
!271 = !DISubprogram(name: "getc", scope: !195, file: !195, line: 120, type: !272, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!272 = !DISubroutineType(types: !273)
!273 = !{!39, !208}
!274 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !275, file: !136, line: 14)
!275 = !DISubprogram(name: "fgetc", scope: !195, file: !195, line: 121, type: !272, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!276 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !277, file: !136, line: 14)
!277 = !DISubprogram(name: "fgets", scope: !195, file: !195, line: 123, type: !278, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!278 = !DISubroutineType(types: !279)
!279 = !{!213, !213, !39, !208}
!280 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !281, file: !136, line: 14)
!281 = !DISubprogram(name: "ungetc", scope: !195, file: !195, line: 122, type: !258, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!282 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !283, file: !136, line: 14)
!283 = !DISubprogram(name: "fopen", scope: !195, file: !195, line: 126, type: !284, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!284 = !DISubroutineType(types: !285)
!285 = !{!208, !201, !201}
!286 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !287, file: !136, line: 14)
!287 = !DISubprogram(name: "freopen", scope: !195, file: !195, line: 127, type: !288, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!288 = !DISubroutineType(types: !289)
!289 = !{!208, !201, !201, !208}
!290 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !291, file: !136, line: 14)
!291 = !DISubprogram(name: "fclose", scope: !195, file: !195, line: 133, type: !272, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!292 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !293, file: !136, line: 14)
!293 = !DISubprogram(name: "fflush", scope: !195, file: !195, line: 134, type: !272, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!294 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !295, file: !136, line: 14)
!295 = !DISubprogram(name: "fread", scope: !195, file: !195, line: 135, type: !296, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!296 = !DISubroutineType(types: !297)
!297 = !{!95, !107, !95, !95, !208}
!298 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !299, file: !136, line: 14)
!299 = !DISubprogram(name: "fwrite", scope: !195, file: !195, line: 136, type: !300, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!300 = !DISubroutineType(types: !301)
!301 = !{!95, !302, !95, !95, !208}
!302 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !303, size: 64)
!303 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!304 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !305, file: !136, line: 14)
!305 = !DISubprogram(name: "fseek", scope: !195, file: !195, line: 137, type: !306, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!306 = !DISubroutineType(types: !307)
!307 = !{!39, !208, !76, !39}
!308 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !309, file: !136, line: 14)
!309 = !DISubprogram(name: "ftell", scope: !195, file: !195, line: 139, type: !310, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!310 = !DISubroutineType(types: !311)
!311 = !{!76, !208}
!312 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !313, file: !136, line: 15)
!313 = !DISubprogram(name: "rewind", scope: !195, file: !195, line: 141, type: !314, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!314 = !DISubroutineType(types: !315)
!315 = !{null, !208}
!316 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !317, file: !136, line: 15)
!317 = !DISubprogram(name: "feof", scope: !195, file: !195, line: 142, type: !272, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!318 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !319, file: !136, line: 15)
!319 = !DISubprogram(name: "ferror", scope: !195, file: !195, line: 143, type: !272, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!320 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !321, file: !136, line: 15)
!321 = !DISubprogram(name: "clearerr", scope: !195, file: !195, line: 144, type: !314, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!322 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !323, file: !136, line: 15)
!323 = !DISubprogram(name: "setvbuf", scope: !195, file: !195, line: 146, type: !324, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!324 = !DISubroutineType(types: !325)
!325 = !{!39, !208, !213, !39, !95}
!326 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !327, file: !136, line: 15)
!327 = !DISubprogram(name: "setbuf", scope: !195, file: !195, line: 147, type: !328, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!328 = !DISubroutineType(types: !329)
!329 = !{null, !208, !213}
!330 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !331, file: !136, line: 15)
!331 = !DISubprogram(name: "perror", scope: !195, file: !195, line: 149, type: !332, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!332 = !DISubroutineType(types: !333)
!333 = !{null, !201}
!334 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !335, file: !136, line: 15)
!335 = !DISubprogram(name: "remove", scope: !195, file: !195, line: 150, type: !250, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!336 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !337, file: !136, line: 15)
!337 = !DISubprogram(name: "rename", scope: !195, file: !195, line: 151, type: !338, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!338 = !DISubroutineType(types: !339)
!339 = !{!39, !201, !201}
!340 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !341, file: !136, line: 15)
!341 = !DISubprogram(name: "tmpfile", scope: !195, file: !195, line: 130, type: !342, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!342 = !DISubroutineType(types: !343)
!343 = !{!208}
!344 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !345, file: !136, line: 15)
!345 = !DISubprogram(name: "tmpnam", scope: !195, file: !195, line: 131, type: !346, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!346 = !DISubroutineType(types: !347)
!347 = !{!213, !213}
!348 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !222, file: !136, line: 16)
!349 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !350, file: !136, line: 16)
!350 = !DISubprogram(name: "exit", scope: !195, file: !195, line: 154, type: !351, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!351 = !DISubroutineType(types: !352)
!352 = !{null, !39}
!353 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !354, file: !136, line: 16)
!354 = !DISubprogram(name: "_Exit", scope: !195, file: !195, line: 156, type: !351, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!355 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !356, file: !136, line: 16)
!356 = !DISubprogram(name: "quick_exit", scope: !195, file: !195, line: 157, type: !351, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!357 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !358, file: !136, line: 16)
!358 = !DISubprogram(name: "abort", scope: !195, file: !195, line: 158, type: !359, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!359 = !DISubroutineType(types: !360)
!360 = !{null}
!361 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !362, file: !136, line: 16)
!362 = !DISubprogram(name: "atexit", scope: !195, file: !195, line: 159, type: !363, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!363 = !DISubroutineType(types: !364)
!364 = !{!39, !365}
!365 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !359, size: 64)
!366 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !367, file: !136, line: 16)
!367 = !DISubprogram(name: "malloc", scope: !195, file: !195, line: 161, type: !368, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!368 = !DISubroutineType(types: !369)
!369 = !{!107, !95}
!370 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !371, file: !136, line: 16)
!371 = !DISubprogram(name: "free", scope: !195, file: !195, line: 162, type: !372, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!372 = !DISubroutineType(types: !373)
!373 = !{null, !107}
!374 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !375, file: !136, line: 16)
!375 = !DISubprogram(name: "calloc", scope: !195, file: !195, line: 163, type: !376, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!376 = !DISubroutineType(types: !377)
!377 = !{!107, !95, !95}
!378 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !379, file: !136, line: 16)
!379 = !DISubprogram(name: "realloc", scope: !195, file: !195, line: 164, type: !380, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!380 = !DISubroutineType(types: !381)
!381 = !{!107, !107, !95}
!382 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !383, file: !136, line: 17)
!383 = !DISubprogram(name: "aligned_alloc", scope: !195, file: !195, line: 165, type: !376, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!384 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !385, file: !136, line: 17)
!385 = !DISubprogram(name: "rand", scope: !195, file: !195, line: 169, type: !268, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!386 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !387, file: !136, line: 17)
!387 = !DISubprogram(name: "srand", scope: !195, file: !195, line: 170, type: !388, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!388 = !DISubroutineType(types: !389)
!389 = !{null, !7}
!390 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !391, file: !136, line: 17)
!391 = !DISubprogram(name: "atoi", scope: !195, file: !195, line: 182, type: !250, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!392 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !393, file: !136, line: 17)
!393 = !DISubprogram(name: "atol", scope: !195, file: !195, line: 183, type: !394, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!394 = !DISubroutineType(types: !395)
!395 = !{!76, !201}
!396 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !397, file: !136, line: 17)
!397 = !DISubprogram(name: "atoll", scope: !195, file: !195, line: 184, type: !398, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!398 = !DISubroutineType(types: !399)
!399 = !{!81, !201}
!400 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !401, file: !136, line: 17)
!401 = !DISubprogram(name: "atof", scope: !195, file: !195, line: 185, type: !402, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!402 = !DISubroutineType(types: !403)
!403 = !{!87, !201}
!404 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !405, file: !136, line: 17)
!405 = !DISubprogram(name: "strtol", scope: !195, file: !195, line: 186, type: !406, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!406 = !DISubroutineType(types: !407)
!407 = !{!76, !201, !408, !39}
!408 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !213, size: 64)
!409 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !410, file: !136, line: 17)
!410 = !DISubprogram(name: "strtoul", scope: !195, file: !195, line: 187, type: !411, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!411 = !DISubroutineType(types: !412)
!412 = !{!97, !201, !408, !39}
!413 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !414, file: !136, line: 17)
!414 = !DISubprogram(name: "strtoll", scope: !195, file: !195, line: 188, type: !415, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!415 = !DISubroutineType(types: !416)
!416 = !{!81, !201, !408, !39}
!417 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !418, file: !136, line: 18)
!418 = !DISubprogram(name: "strtoull", scope: !195, file: !195, line: 189, type: !419, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!419 = !DISubroutineType(types: !420)
!420 = !{!421, !201, !408, !39}
!421 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!422 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !423, file: !136, line: 18)
!423 = !DISubprogram(name: "strtod", scope: !195, file: !195, line: 190, type: !424, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!424 = !DISubroutineType(types: !425)
!425 = !{!87, !201, !408}
!426 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !427, file: !136, line: 18)
!427 = !DISubprogram(name: "strtof", scope: !195, file: !195, line: 191, type: !428, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!428 = !DISubroutineType(types: !429)
!429 = !{!17, !201, !408}
!430 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !431, file: !136, line: 18)
!431 = !DISubprogram(name: "getenv", scope: !195, file: !195, line: 195, type: !432, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!432 = !DISubroutineType(types: !433)
!433 = !{!213, !201}
!434 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !435, file: !136, line: 18)
!435 = !DISubprogram(name: "system", scope: !195, file: !195, line: 199, type: !250, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!436 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !437, file: !136, line: 18)
!437 = !DISubprogram(name: "qsort", scope: !195, file: !195, line: 309, type: !438, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!438 = !DISubroutineType(types: !439)
!439 = !{null, !107, !95, !95, !440}
!440 = !DIDerivedType(tag: DW_TAG_typedef, name: "ws_compare", file: !195, line: 308, baseType: !441)
!441 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !442, size: 64)
!442 = !DISubroutineType(types: !443)
!443 = !{!39, !302, !302}
!444 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !445, file: !136, line: 18)
!445 = !DISubprogram(name: "bsearch", scope: !195, file: !195, line: 310, type: !446, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!446 = !DISubroutineType(types: !447)
!447 = !{!107, !302, !302, !95, !95, !440}
!448 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !449, file: !136, line: 18)
!449 = !DISubprogram(name: "div", scope: !195, file: !195, line: 202, type: !450, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!450 = !DISubroutineType(types: !451)
!451 = !{!452, !39, !39}
!452 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !195, line: 78, baseType: !453)
!453 = !DICompositeType(tag: DW_TAG_structure_type, file: !195, line: 78, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!454 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !455, file: !136, line: 18)
!455 = !DISubprogram(name: "ldiv", scope: !195, file: !195, line: 203, type: !456, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!456 = !DISubroutineType(types: !457)
!457 = !{!458, !76, !76}
!458 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !195, line: 79, baseType: !459)
!459 = !DICompositeType(tag: DW_TAG_structure_type, file: !195, line: 79, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS6ldiv_t")
!460 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !461, file: !136, line: 18)
!461 = !DISubprogram(name: "lldiv", scope: !195, file: !195, line: 204, type: !462, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!462 = !DISubroutineType(types: !463)
!463 = !{!464, !81, !81}
!464 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !195, line: 80, baseType: !465)
!465 = !DICompositeType(tag: DW_TAG_structure_type, file: !195, line: 80, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS7lldiv_t")
!466 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !452, file: !136, line: 19)
!467 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !458, file: !136, line: 19)
!468 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !464, file: !136, line: 19)
!469 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !470, file: !136, line: 19)
!470 = !DISubprogram(name: "memcpy", scope: !195, file: !195, line: 207, type: !471, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!471 = !DISubroutineType(types: !472)
!472 = !{!107, !107, !302, !95}
!473 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !474, file: !136, line: 19)
!474 = !DISubprogram(name: "memmove", scope: !195, file: !195, line: 208, type: !471, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!475 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !476, file: !136, line: 19)
!476 = !DISubprogram(name: "memset", scope: !195, file: !195, line: 209, type: !477, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!477 = !DISubroutineType(types: !478)
!478 = !{!107, !107, !39, !95}
!479 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !480, file: !136, line: 19)
!480 = !DISubprogram(name: "memcmp", scope: !195, file: !195, line: 210, type: !481, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!481 = !DISubroutineType(types: !482)
!482 = !{!39, !302, !302, !95}
!483 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !484, file: !136, line: 19)
!484 = !DISubprogram(name: "memchr", scope: !195, file: !195, line: 319, type: !485, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!485 = !DISubroutineType(types: !486)
!486 = !{!302, !302, !39, !95}
!487 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !488, file: !136, line: 19)
!488 = !DISubprogram(name: "strlen", scope: !195, file: !195, line: 217, type: !489, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!489 = !DISubroutineType(types: !490)
!490 = !{!95, !201}
!491 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !492, file: !136, line: 19)
!492 = !DISubprogram(name: "strcmp", scope: !195, file: !195, line: 219, type: !338, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!493 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !494, file: !136, line: 20)
!494 = !DISubprogram(name: "strncmp", scope: !195, file: !195, line: 220, type: !495, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!495 = !DISubroutineType(types: !496)
!496 = !{!39, !201, !201, !95}
!497 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !498, file: !136, line: 20)
!498 = !DISubprogram(name: "strcoll", scope: !195, file: !195, line: 223, type: !338, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!499 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !500, file: !136, line: 20)
!500 = !DISubprogram(name: "strcpy", scope: !195, file: !195, line: 225, type: !501, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!501 = !DISubroutineType(types: !502)
!502 = !{!213, !213, !201}
!503 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !504, file: !136, line: 20)
!504 = !DISubprogram(name: "strncpy", scope: !195, file: !195, line: 226, type: !505, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!505 = !DISubroutineType(types: !506)
!506 = !{!213, !213, !201, !95}
!507 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !508, file: !136, line: 20)
!508 = !DISubprogram(name: "strcat", scope: !195, file: !195, line: 228, type: !501, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!509 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !510, file: !136, line: 20)
!510 = !DISubprogram(name: "strncat", scope: !195, file: !195, line: 229, type: !505, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!511 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !512, file: !136, line: 20)
!512 = !DISubprogram(name: "strtok", scope: !195, file: !195, line: 230, type: !501, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!513 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !514, file: !136, line: 20)
!514 = !DISubprogram(name: "strerror", scope: !195, file: !195, line: 235, type: !515, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!515 = !DISubroutineType(types: !516)
!516 = !{!213, !39}
!517 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !518, file: !136, line: 20)
!518 = !DISubprogram(name: "strspn", scope: !195, file: !195, line: 236, type: !519, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!519 = !DISubroutineType(types: !520)
!520 = !{!95, !201, !201}
!521 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !522, file: !136, line: 20)
!522 = !DISubprogram(name: "strcspn", scope: !195, file: !195, line: 237, type: !519, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!523 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !524, file: !136, line: 21)
!524 = !DISubprogram(name: "strchr", scope: !195, file: !195, line: 320, type: !525, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!525 = !DISubroutineType(types: !526)
!526 = !{!201, !201, !39}
!527 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !528, file: !136, line: 21)
!528 = !DISubprogram(name: "strrchr", scope: !195, file: !195, line: 321, type: !525, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!529 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !530, file: !136, line: 21)
!530 = !DISubprogram(name: "strstr", scope: !195, file: !195, line: 322, type: !531, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!531 = !DISubroutineType(types: !532)
!532 = !{!201, !201, !201}
!533 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !534, file: !136, line: 21)
!534 = !DISubprogram(name: "strpbrk", scope: !195, file: !195, line: 323, type: !531, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!535 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !536, file: !136, line: 21)
!536 = !DISubprogram(name: "isalnum", scope: !195, file: !195, line: 251, type: !254, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!537 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !538, file: !136, line: 21)
!538 = !DISubprogram(name: "isalpha", scope: !195, file: !195, line: 252, type: !254, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!539 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !540, file: !136, line: 21)
!540 = !DISubprogram(name: "isblank", scope: !195, file: !195, line: 253, type: !254, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!541 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !542, file: !136, line: 21)
!542 = !DISubprogram(name: "iscntrl", scope: !195, file: !195, line: 254, type: !254, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!543 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !544, file: !136, line: 21)
!544 = !DISubprogram(name: "isdigit", scope: !195, file: !195, line: 255, type: !254, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!545 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !546, file: !136, line: 21)
!546 = !DISubprogram(name: "isgraph", scope: !195, file: !195, line: 256, type: !254, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!547 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !548, file: !136, line: 22)
!548 = !DISubprogram(name: "islower", scope: !195, file: !195, line: 257, type: !254, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!549 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !550, file: !136, line: 22)
!550 = !DISubprogram(name: "isprint", scope: !195, file: !195, line: 258, type: !254, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!551 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !552, file: !136, line: 22)
!552 = !DISubprogram(name: "ispunct", scope: !195, file: !195, line: 259, type: !254, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!553 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !554, file: !136, line: 22)
!554 = !DISubprogram(name: "isspace", scope: !195, file: !195, line: 260, type: !254, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!555 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !556, file: !136, line: 22)
!556 = !DISubprogram(name: "isupper", scope: !195, file: !195, line: 261, type: !254, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!557 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !558, file: !136, line: 22)
!558 = !DISubprogram(name: "isxdigit", scope: !195, file: !195, line: 262, type: !254, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!559 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !560, file: !136, line: 22)
!560 = !DISubprogram(name: "tolower", scope: !195, file: !195, line: 265, type: !254, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!561 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !562, file: !136, line: 22)
!562 = !DISubprogram(name: "toupper", scope: !195, file: !195, line: 266, type: !254, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!563 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !564, file: !136, line: 23)
!564 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !195, line: 69, baseType: !76)
!565 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !566, file: !136, line: 23)
!566 = !DIDerivedType(tag: DW_TAG_typedef, name: "clock_t", file: !195, line: 70, baseType: !76)
!567 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !568, file: !136, line: 23)
!568 = !DISubprogram(name: "clock", linkageName: "_ZL5clockv", scope: !569, file: !569, line: 244, type: !570, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!569 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!570 = !DISubroutineType(types: !571)
!571 = !{!566}
!572 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !573, file: !136, line: 23)
!573 = !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !195, line: 84, size: 448, flags: DIFlagFwdDecl, identifier: "_ZTS2tm")
!574 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !575, file: !136, line: 23)
!575 = !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !195, line: 82, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS8timespec")
!576 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !577, file: !136, line: 23)
!577 = !DISubprogram(name: "time", scope: !195, file: !195, line: 269, type: !578, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!578 = !DISubroutineType(types: !579)
!579 = !{!564, !580}
!580 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !564, size: 64)
!581 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !582, file: !136, line: 23)
!582 = !DISubprogram(name: "difftime", scope: !195, file: !195, line: 270, type: !583, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!583 = !DISubroutineType(types: !584)
!584 = !{!87, !564, !564}
!585 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !586, file: !136, line: 23)
!586 = !DISubprogram(name: "mktime", scope: !195, file: !195, line: 271, type: !587, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!587 = !DISubroutineType(types: !588)
!588 = !{!564, !589}
!589 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !573, size: 64)
!590 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !591, file: !136, line: 23)
!591 = !DISubprogram(name: "localtime", scope: !195, file: !195, line: 273, type: !592, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!592 = !DISubroutineType(types: !593)
!593 = !{!589, !594}
!594 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !595, size: 64)
!595 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !564)
!596 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !597, file: !136, line: 23)
!597 = !DISubprogram(name: "gmtime", scope: !195, file: !195, line: 275, type: !592, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!598 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !599, file: !136, line: 24)
!599 = !DISubprogram(name: "asctime", scope: !195, file: !195, line: 277, type: !600, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!600 = !DISubroutineType(types: !601)
!601 = !{!213, !602}
!602 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !603, size: 64)
!603 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !573)
!604 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !605, file: !136, line: 24)
!605 = !DISubprogram(name: "ctime", scope: !195, file: !195, line: 278, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!606 = !DISubroutineType(types: !607)
!607 = !{!213, !594}
!608 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !609, file: !136, line: 24)
!609 = !DISubprogram(name: "strftime", scope: !195, file: !195, line: 280, type: !610, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!610 = !DISubroutineType(types: !611)
!611 = !{!95, !213, !95, !201, !602}
!612 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !613, file: !136, line: 24)
!613 = !DISubprogram(name: "timespec_get", scope: !195, file: !195, line: 285, type: !614, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!614 = !DISubroutineType(types: !615)
!615 = !{!39, !616, !39}
!616 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !575, size: 64)
!617 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !6, file: !1, line: 7)
!618 = !{i32 7, !"Dwarf Version", i32 4}
!619 = !{i32 2, !"Debug Info Version", i32 3}
!620 = !{i32 1, !"wchar_size", i32 4}
!621 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!622 = !{!"clang version 22.1.8"}
!623 = !{!624, !624, i64 0}
!624 = !{!"int", !625, i64 0}
!625 = !{!"omnipotent char", !626, i64 0}
!626 = !{!"Simple C++ TBAA"}
!627 = distinct !DISubprogram(name: "product", linkageName: "_Z7productPK6__halfS1_Pf", scope: !1, file: !1, line: 8, type: !628, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !634)
!628 = !DISubroutineType(types: !629)
!629 = !{null, !630, !630, !633}
!630 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !631, size: 64)
!631 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !632)
!632 = !DIDerivedType(tag: DW_TAG_typedef, name: "half", file: !24, line: 25, baseType: !23)
!633 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!634 = !{!635, !636, !637, !638, !655, !671, !672, !673}
!635 = !DILocalVariable(name: "a", arg: 1, scope: !627, file: !1, line: 8, type: !630)
!636 = !DILocalVariable(name: "b", arg: 2, scope: !627, file: !1, line: 8, type: !630)
!637 = !DILocalVariable(name: "c", arg: 3, scope: !627, file: !1, line: 8, type: !633)
!638 = !DILocalVariable(name: "fa", scope: !627, file: !1, line: 9, type: !639)
!639 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fragment<nvcuda::wmma::matrix_a, 16, 16, 16, __half, nvcuda::wmma::row_major>", scope: !5, file: !4, line: 15, size: 128, flags: DIFlagTypePassByValue, elements: !640, templateParams: !650, identifier: "_ZTSN6nvcuda4wmma8fragmentINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorEEE")
!640 = !{!641, !642, !643, !644, !645, !646}
!641 = !DIDerivedType(tag: DW_TAG_member, name: "ws_rows", scope: !639, file: !4, line: 15, baseType: !44, flags: DIFlagStaticMember, extraData: i32 16)
!642 = !DIDerivedType(tag: DW_TAG_member, name: "ws_cols", scope: !639, file: !4, line: 15, baseType: !44, flags: DIFlagStaticMember, extraData: i32 16)
!643 = !DIDerivedType(tag: DW_TAG_member, name: "ws_turn", scope: !639, file: !4, line: 15, baseType: !44, flags: DIFlagStaticMember)
!644 = !DIDerivedType(tag: DW_TAG_member, name: "num_elements", scope: !639, file: !4, line: 15, baseType: !44, flags: DIFlagStaticMember, extraData: i32 8)
!645 = !DIDerivedType(tag: DW_TAG_member, name: "num_storage_elements", scope: !639, file: !4, line: 15, baseType: !44, flags: DIFlagStaticMember)
!646 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !639, file: !4, line: 15, baseType: !647, size: 128)
!647 = !DICompositeType(tag: DW_TAG_array_type, baseType: !648, size: 128, elements: !52)
!648 = !DIDerivedType(tag: DW_TAG_typedef, name: "element_type", scope: !639, file: !4, line: 15, baseType: !649)
!649 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !20, file: !4, line: 13, baseType: !23)
!650 = !{!651, !57, !58, !59, !22, !653}
!651 = !DITemplateTypeParameter(name: "U", type: !652)
!652 = !DICompositeType(tag: DW_TAG_structure_type, name: "matrix_a", scope: !5, file: !4, line: 12, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma8matrix_aE")
!653 = !DITemplateTypeParameter(name: "L", type: !654)
!654 = !DICompositeType(tag: DW_TAG_structure_type, name: "row_major", scope: !5, file: !4, line: 12, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma9row_majorE")
!655 = !DILocalVariable(name: "fb", scope: !627, file: !1, line: 10, type: !656)
!656 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fragment<nvcuda::wmma::matrix_b, 16, 16, 16, __half, nvcuda::wmma::col_major>", scope: !5, file: !4, line: 15, size: 128, flags: DIFlagTypePassByValue, elements: !657, templateParams: !666, identifier: "_ZTSN6nvcuda4wmma8fragmentINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorEEE")
!657 = !{!658, !659, !660, !661, !662, !663}
!658 = !DIDerivedType(tag: DW_TAG_member, name: "ws_rows", scope: !656, file: !4, line: 15, baseType: !44, flags: DIFlagStaticMember, extraData: i32 16)
!659 = !DIDerivedType(tag: DW_TAG_member, name: "ws_cols", scope: !656, file: !4, line: 15, baseType: !44, flags: DIFlagStaticMember, extraData: i32 16)
!660 = !DIDerivedType(tag: DW_TAG_member, name: "ws_turn", scope: !656, file: !4, line: 15, baseType: !44, flags: DIFlagStaticMember)
!661 = !DIDerivedType(tag: DW_TAG_member, name: "num_elements", scope: !656, file: !4, line: 15, baseType: !44, flags: DIFlagStaticMember, extraData: i32 8)
!662 = !DIDerivedType(tag: DW_TAG_member, name: "num_storage_elements", scope: !656, file: !4, line: 15, baseType: !44, flags: DIFlagStaticMember)
!663 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !656, file: !4, line: 15, baseType: !664, size: 128)
!664 = !DICompositeType(tag: DW_TAG_array_type, baseType: !665, size: 128, elements: !52)
!665 = !DIDerivedType(tag: DW_TAG_typedef, name: "element_type", scope: !656, file: !4, line: 15, baseType: !649)
!666 = !{!667, !57, !58, !59, !22, !669}
!667 = !DITemplateTypeParameter(name: "U", type: !668)
!668 = !DICompositeType(tag: DW_TAG_structure_type, name: "matrix_b", scope: !5, file: !4, line: 12, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma8matrix_bE")
!669 = !DITemplateTypeParameter(name: "L", type: !670)
!670 = !DICompositeType(tag: DW_TAG_structure_type, name: "col_major", scope: !5, file: !4, line: 12, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma9col_majorE")
!671 = !DILocalVariable(name: "fc", scope: !627, file: !1, line: 11, type: !41)
!672 = !DILocalVariable(name: "fd", scope: !627, file: !1, line: 11, type: !41)
!673 = !DILocalVariable(name: "i", scope: !674, file: !1, line: 18, type: !39)
!674 = distinct !DILexicalBlock(scope: !627, file: !1, line: 18, column: 3)
!675 = !DILocation(line: 0, scope: !627)
!676 = !DILocation(line: 9, column: 3, scope: !627)
!677 = !DILocation(line: 9, column: 69, scope: !627)
!678 = !DILocation(line: 10, column: 3, scope: !627)
!679 = !DILocation(line: 10, column: 69, scope: !627)
!680 = !DILocation(line: 11, column: 3, scope: !627)
!681 = !DILocation(line: 11, column: 56, scope: !627)
!682 = !DILocation(line: 11, column: 60, scope: !627)
!683 = !DILocation(line: 12, column: 3, scope: !627)
!684 = !{!685, !685, i64 0}
!685 = !{!"float", !625, i64 0}
!686 = distinct !{!686, !687, !688}
!687 = !{!"llvm.loop.mustprogress"}
!688 = !{!"llvm.loop.unroll.disable"}
!689 = !DILocation(line: 13, column: 3, scope: !627)
!690 = !{i64 0, i64 2, !691}
!691 = !{!692, !692, i64 0}
!692 = !{!"short", !625, i64 0}
!693 = distinct !{!693, !687, !688}
!694 = !DILocation(line: 14, column: 3, scope: !627)
!695 = distinct !{!695, !687, !688}
!696 = !DILocation(line: 15, column: 3, scope: !627)
!697 = !{!698, !692, i64 0}
!698 = !{!"_ZTS6ws_f16", !692, i64 0}
!699 = distinct !{!699, !687, !688}
!700 = distinct !{!700, !687, !688}
!701 = distinct !{!701, !687, !688}
!702 = distinct !{!702, !687, !688}
!703 = !DILocation(line: 16, column: 3, scope: !627)
!704 = distinct !{!704, !687, !688}
!705 = !DILocation(line: 17, column: 3, scope: !627)
!706 = distinct !{!706, !687, !688}
!707 = !DILocation(line: 0, scope: !674)
!708 = !DILocation(line: 18, column: 8, scope: !674)
!709 = !DILocation(line: 18, scope: !674)
!710 = !DILocation(line: 18, column: 21, scope: !711)
!711 = distinct !DILexicalBlock(scope: !674, file: !1, line: 18, column: 3)
!712 = !DILocation(line: 18, column: 3, scope: !674)
!713 = !DILocation(line: 19, column: 19, scope: !711)
!714 = !DILocation(line: 19, column: 16, scope: !711)
!715 = !DILocation(line: 19, column: 8, scope: !711)
!716 = !DILocation(line: 19, column: 5, scope: !711)
!717 = !DILocation(line: 19, column: 13, scope: !711)
!718 = !DILocation(line: 18, column: 40, scope: !711)
!719 = !DILocation(line: 18, column: 3, scope: !711)
!720 = distinct !{!720, !712, !721, !687, !688}
!721 = !DILocation(line: 19, column: 22, scope: !674)
!722 = !DILocation(line: 20, column: 3, scope: !627)
!723 = !DILocation(line: 21, column: 3, scope: !627)
!724 = distinct !{!724, !687, !688}
!725 = !DILocation(line: 22, column: 1, scope: !627)
