; ModuleID = 'wmma_in_place.cu'
source_filename = "wmma_in_place.cu"
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
define dso_local ptx_kernel void @_Z4gemmPK6__halfS1_Pf(ptr noundef %a, ptr noundef %b, ptr noundef %c) #0 !dbg !137 {
entry:
  %as.i = alloca [256 x float], align 4
  %bs.i = alloca [256 x float], align 4
  %fa = alloca %"struct.nvcuda::wmma::fragment", align 2
  %fb = alloca %"struct.nvcuda::wmma::fragment.0", align 2
  %fc = alloca %"struct.nvcuda::wmma::fragment.1", align 4
    #dbg_value(ptr %a, !145, !DIExpression(), !202)
    #dbg_value(ptr %b, !146, !DIExpression(), !202)
    #dbg_value(ptr %c, !147, !DIExpression(), !202)
  call void @llvm.lifetime.start.p0(ptr %fa) #7, !dbg !203
    #dbg_declare(ptr %fa, !148, !DIExpression(), !204)
  call void @llvm.lifetime.start.p0(ptr %fb) #7, !dbg !205
    #dbg_declare(ptr %fb, !171, !DIExpression(), !206)
  call void @llvm.lifetime.start.p0(ptr %fc) #7, !dbg !207
    #dbg_declare(ptr %fc, !187, !DIExpression(), !208)
  br label %for.cond.i, !dbg !209

for.cond.i:                                       ; preds = %for.body.i, %entry
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ], !dbg !209
  %cmp.i = icmp slt i32 %i.0.i, 8, !dbg !209
  br i1 %cmp.i, label %for.body.i, label %_ZN6nvcuda4wmma16load_matrix_syncILi16ELi16ELi16EffEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEPKT3_jNS0_8layout_tE.exit, !dbg !209

for.body.i:                                       ; preds = %for.cond.i
  %mul.i49 = mul nsw i32 %i.0.i, 32, !dbg !209
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !209
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !209
  %call2.i84 = call i32 @__ws_sreg_tid_y() #8, !dbg !209
  %call3.i85 = call i32 @__ws_sreg_ntid_y() #8, !dbg !209
  %call4.i86 = call i32 @__ws_sreg_tid_z() #8, !dbg !209
  %mul.i87 = mul i32 %call3.i85, %call4.i86, !dbg !209
  %add.i88 = add i32 %call2.i84, %mul.i87, !dbg !209
  %mul5.i89 = mul i32 %1, %add.i88, !dbg !209
  %add6.i90 = add i32 %0, %mul5.i89, !dbg !209
  %mul1.i = mul i32 %add6.i90, 5, !dbg !209
  %mul2.i = mul nsw i32 %i.0.i, 7, !dbg !209
  %add.i50 = add i32 %mul1.i, %mul2.i, !dbg !209
  %add3.i = add i32 %add.i50, 10, !dbg !209
  %rem.i51 = urem i32 %add3.i, 32, !dbg !209
  %add4.i = add i32 %mul.i49, %rem.i51, !dbg !209
  %div.i45 = sdiv i32 %add4.i, 16, !dbg !209
  %rem.i46 = srem i32 %add4.i, 16, !dbg !209
  %mul.i47 = mul i32 %div.i45, 16, !dbg !209
  %add.i48 = add i32 %mul.i47, %rem.i46, !dbg !209
  %idxprom.i = zext i32 %add.i48 to i64, !dbg !209
  %arrayidx.i = getelementptr inbounds nuw float, ptr %c, i64 %idxprom.i, !dbg !209
  %2 = load float, ptr %arrayidx.i, align 4, !dbg !209, !tbaa !210
  %idxprom2.i = sext i32 %i.0.i to i64, !dbg !209
  %arrayidx3.i = getelementptr inbounds [8 x float], ptr %fc, i64 0, i64 %idxprom2.i, !dbg !209
  store float %2, ptr %arrayidx3.i, align 4, !dbg !209, !tbaa !210
  %inc.i = add nsw i32 %i.0.i, 1, !dbg !209
  br label %for.cond.i, !dbg !209, !llvm.loop !212

_ZN6nvcuda4wmma16load_matrix_syncILi16ELi16ELi16EffEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEPKT3_jNS0_8layout_tE.exit: ; preds = %for.cond.i
  br label %for.cond.i2, !dbg !215

for.cond.i2:                                      ; preds = %for.body.i5, %_ZN6nvcuda4wmma16load_matrix_syncILi16ELi16ELi16EffEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEPKT3_jNS0_8layout_tE.exit
  %i.0.i3 = phi i32 [ 0, %_ZN6nvcuda4wmma16load_matrix_syncILi16ELi16ELi16EffEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEPKT3_jNS0_8layout_tE.exit ], [ %inc.i9, %for.body.i5 ], !dbg !215
  %cmp.i4 = icmp slt i32 %i.0.i3, 8, !dbg !215
  br i1 %cmp.i4, label %for.body.i5, label %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit, !dbg !215

for.body.i5:                                      ; preds = %for.cond.i2
  %mul.i95 = mul nsw i32 %i.0.i3, 32, !dbg !215
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !215
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !215
  %call2.i.i = call i32 @__ws_sreg_tid_y() #8, !dbg !215
  %call3.i.i = call i32 @__ws_sreg_ntid_y() #8, !dbg !215
  %call4.i.i = call i32 @__ws_sreg_tid_z() #8, !dbg !215
  %mul.i.i = mul i32 %call3.i.i, %call4.i.i, !dbg !215
  %add.i.i = add i32 %call2.i.i, %mul.i.i, !dbg !215
  %mul5.i.i = mul i32 %4, %add.i.i, !dbg !215
  %add6.i.i = add i32 %3, %mul5.i.i, !dbg !215
  %mul1.i96 = mul i32 %add6.i.i, 5, !dbg !215
  %mul2.i97 = mul nsw i32 %i.0.i3, 7, !dbg !215
  %add.i98 = add i32 %mul1.i96, %mul2.i97, !dbg !215
  %add3.i99 = add i32 %add.i98, 3, !dbg !215
  %rem.i100 = urem i32 %add3.i99, 32, !dbg !215
  %add4.i101 = add i32 %mul.i95, %rem.i100, !dbg !215
  %div.i91 = sdiv i32 %add4.i101, 16, !dbg !215
  %rem.i92 = srem i32 %add4.i101, 16, !dbg !215
  %mul.i93 = mul i32 %div.i91, 16, !dbg !215
  %add.i94 = add i32 %mul.i93, %rem.i92, !dbg !215
  %idxprom.i7 = zext i32 %add.i94 to i64, !dbg !215
  %arrayidx.i8 = getelementptr inbounds nuw %struct.__half, ptr %a, i64 %idxprom.i7, !dbg !215
  %idxprom1.i = sext i32 %i.0.i3 to i64, !dbg !215
  %arrayidx2.i = getelementptr inbounds [8 x %struct.__half], ptr %fa, i64 0, i64 %idxprom1.i, !dbg !215
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %arrayidx2.i, ptr align 2 %arrayidx.i8, i64 2, i1 false), !dbg !215, !tbaa.struct !216
  %inc.i9 = add nsw i32 %i.0.i3, 1, !dbg !215
  br label %for.cond.i2, !dbg !215, !llvm.loop !219

_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit: ; preds = %for.cond.i2
  br label %for.cond.i10, !dbg !220

for.cond.i10:                                     ; preds = %for.body.i13, %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit
  %i.0.i11 = phi i32 [ 0, %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit ], [ %inc.i19, %for.body.i13 ], !dbg !220
  %cmp.i12 = icmp slt i32 %i.0.i11, 8, !dbg !220
  br i1 %cmp.i12, label %for.body.i13, label %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit, !dbg !220

for.body.i13:                                     ; preds = %for.cond.i10
  %mul.i105 = mul nsw i32 %i.0.i11, 32, !dbg !220
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !220
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !220
  %call2.i.i106 = call i32 @__ws_sreg_tid_y() #8, !dbg !220
  %call3.i.i107 = call i32 @__ws_sreg_ntid_y() #8, !dbg !220
  %call4.i.i108 = call i32 @__ws_sreg_tid_z() #8, !dbg !220
  %mul.i.i109 = mul i32 %call3.i.i107, %call4.i.i108, !dbg !220
  %add.i.i110 = add i32 %call2.i.i106, %mul.i.i109, !dbg !220
  %mul5.i.i111 = mul i32 %6, %add.i.i110, !dbg !220
  %add6.i.i112 = add i32 %5, %mul5.i.i111, !dbg !220
  %mul1.i113 = mul i32 %add6.i.i112, 5, !dbg !220
  %mul2.i114 = mul nsw i32 %i.0.i11, 7, !dbg !220
  %add.i115 = add i32 %mul1.i113, %mul2.i114, !dbg !220
  %add3.i116 = add i32 %add.i115, 17, !dbg !220
  %rem.i117 = urem i32 %add3.i116, 32, !dbg !220
  %add4.i118 = add i32 %mul.i105, %rem.i117, !dbg !220
  %div.i102 = sdiv i32 %add4.i118, 16, !dbg !220
  %rem.i103 = srem i32 %add4.i118, 16, !dbg !220
  %mul1.i104 = mul i32 %rem.i103, 16, !dbg !220
  %add2.i = add i32 %mul1.i104, %div.i102, !dbg !220
  %idxprom.i15 = zext i32 %add2.i to i64, !dbg !220
  %arrayidx.i16 = getelementptr inbounds nuw %struct.__half, ptr %b, i64 %idxprom.i15, !dbg !220
  %idxprom1.i17 = sext i32 %i.0.i11 to i64, !dbg !220
  %arrayidx2.i18 = getelementptr inbounds [8 x %struct.__half], ptr %fb, i64 0, i64 %idxprom1.i17, !dbg !220
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %arrayidx2.i18, ptr align 2 %arrayidx.i16, i64 2, i1 false), !dbg !220, !tbaa.struct !216
  %inc.i19 = add nsw i32 %i.0.i11, 1, !dbg !220
  br label %for.cond.i10, !dbg !220, !llvm.loop !221

_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit: ; preds = %for.cond.i10
  call void @llvm.lifetime.start.p0(ptr %as.i) #7, !dbg !222
  call void @llvm.lifetime.start.p0(ptr %bs.i) #7, !dbg !222
  br label %for.cond.i20, !dbg !222

for.cond.i20:                                     ; preds = %for.body.i23, %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit
  %i.0.i21 = phi i32 [ 0, %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit ], [ %inc.i27, %for.body.i23 ], !dbg !222
  %cmp.i22 = icmp slt i32 %i.0.i21, 256, !dbg !222
  br i1 %cmp.i22, label %for.body.i23, label %for.cond.cleanup.i, !dbg !222

for.cond.cleanup.i:                               ; preds = %for.cond.i20
  br label %for.cond6.i, !dbg !222

for.body.i23:                                     ; preds = %for.cond.i20
  %div.i = sdiv i32 %i.0.i21, 32, !dbg !222
  %idxprom.i24 = sext i32 %div.i to i64, !dbg !222
  %arrayidx.i25 = getelementptr inbounds [8 x %struct.__half], ptr %fa, i64 0, i64 %idxprom.i24, !dbg !222
  %7 = load i16, ptr %arrayidx.i25, align 2, !dbg !222, !tbaa !223
  %8 = bitcast i16 %7 to half, !dbg !222
  %conv.i = fpext half %8 to float, !dbg !222
  %div.i120 = sdiv i32 %i.0.i21, 32, !dbg !222
  %mul.i121 = mul nsw i32 %div.i120, 7, !dbg !222
  %sub.i = sub nsw i32 %i.0.i21, %mul.i121, !dbg !222
  %sub1.i = sub nsw i32 %sub.i, 3, !dbg !222
  %mul2.i122 = mul nsw i32 %sub1.i, 13, !dbg !222
  %and.i = and i32 %mul2.i122, 31, !dbg !222
  %9 = call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 -1, float %conv.i, i32 %and.i, i32 31), !dbg !222
  %idxprom3.i = sext i32 %i.0.i21 to i64, !dbg !222
  %arrayidx4.i = getelementptr inbounds [256 x float], ptr %as.i, i64 0, i64 %idxprom3.i, !dbg !222
  store float %9, ptr %arrayidx4.i, align 4, !dbg !222, !tbaa !210
  %inc.i27 = add nsw i32 %i.0.i21, 1, !dbg !222
  br label %for.cond.i20, !dbg !222, !llvm.loop !225

for.cond6.i:                                      ; preds = %for.body9.i, %for.cond.cleanup.i
  %i5.0.i = phi i32 [ 0, %for.cond.cleanup.i ], [ %inc20.i, %for.body9.i ], !dbg !222
  %cmp7.i = icmp slt i32 %i5.0.i, 256, !dbg !222
  br i1 %cmp7.i, label %for.body9.i, label %for.cond.cleanup8.i, !dbg !222

for.cond.cleanup8.i:                              ; preds = %for.cond6.i
  br label %for.cond22.i, !dbg !222

for.body9.i:                                      ; preds = %for.cond6.i
  %div11.i = sdiv i32 %i5.0.i, 32, !dbg !222
  %idxprom12.i = sext i32 %div11.i to i64, !dbg !222
  %arrayidx13.i = getelementptr inbounds [8 x %struct.__half], ptr %fb, i64 0, i64 %idxprom12.i, !dbg !222
  %10 = load i16, ptr %arrayidx13.i, align 2, !dbg !222, !tbaa !223
  %11 = bitcast i16 %10 to half, !dbg !222
  %conv.i131 = fpext half %11 to float, !dbg !222
  %div.i123 = sdiv i32 %i5.0.i, 32, !dbg !222
  %mul.i124 = mul nsw i32 %div.i123, 7, !dbg !222
  %sub.i125 = sub nsw i32 %i5.0.i, %mul.i124, !dbg !222
  %sub1.i126 = sub nsw i32 %sub.i125, 17, !dbg !222
  %mul2.i127 = mul nsw i32 %sub1.i126, 13, !dbg !222
  %and.i128 = and i32 %mul2.i127, 31, !dbg !222
  %12 = call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 -1, float %conv.i131, i32 %and.i128, i32 31), !dbg !222
  %idxprom17.i = sext i32 %i5.0.i to i64, !dbg !222
  %arrayidx18.i = getelementptr inbounds [256 x float], ptr %bs.i, i64 0, i64 %idxprom17.i, !dbg !222
  store float %12, ptr %arrayidx18.i, align 4, !dbg !222, !tbaa !210
  %inc20.i = add nsw i32 %i5.0.i, 1, !dbg !222
  br label %for.cond6.i, !dbg !222, !llvm.loop !226

for.cond22.i:                                     ; preds = %for.cond.cleanup33.i, %for.cond.cleanup8.i
  %e.0.i = phi i32 [ 0, %for.cond.cleanup8.i ], [ %inc49.i, %for.cond.cleanup33.i ], !dbg !222
  %cmp23.i = icmp slt i32 %e.0.i, 8, !dbg !222
  br i1 %cmp23.i, label %for.body25.i, label %_ZN6nvcuda4wmma8mma_syncILi16ELi16ELi16Ef6__halfNS0_9row_majorES2_NS0_9col_majorEfEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEERKNS5_INS0_8matrix_aEXT_EXT0_EXT1_ET3_T4_EERKNS5_INS0_8matrix_bEXT_EXT0_EXT1_ET5_T6_EERKNS5_IS6_XT_EXT0_EXT1_ET7_vEEb.exit, !dbg !222

for.body25.i:                                     ; preds = %for.cond22.i
  %mul.i60 = mul nsw i32 %e.0.i, 32, !dbg !222
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !222
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !222
  %call2.i70 = call i32 @__ws_sreg_tid_y() #8, !dbg !222
  %call3.i = call i32 @__ws_sreg_ntid_y() #8, !dbg !222
  %call4.i = call i32 @__ws_sreg_tid_z() #8, !dbg !222
  %mul.i71 = mul i32 %call3.i, %call4.i, !dbg !222
  %add.i72 = add i32 %call2.i70, %mul.i71, !dbg !222
  %mul5.i = mul i32 %14, %add.i72, !dbg !222
  %add6.i = add i32 %13, %mul5.i, !dbg !222
  %mul1.i62 = mul i32 %add6.i, 5, !dbg !222
  %mul2.i63 = mul nsw i32 %e.0.i, 7, !dbg !222
  %add.i64 = add i32 %mul1.i62, %mul2.i63, !dbg !222
  %add3.i65 = add i32 %add.i64, 10, !dbg !222
  %rem.i66 = urem i32 %add3.i65, 32, !dbg !222
  %add4.i67 = add i32 %mul.i60, %rem.i66, !dbg !222
  %div27.i = sdiv i32 %add4.i67, 16, !dbg !222
  %rem.i = srem i32 %add4.i67, 16, !dbg !222
  %idxprom29.i = sext i32 %e.0.i to i64, !dbg !222
  %arrayidx30.i = getelementptr inbounds [8 x float], ptr %fc, i64 0, i64 %idxprom29.i, !dbg !222
  %15 = load float, ptr %arrayidx30.i, align 4, !dbg !222, !tbaa !210
  br label %for.cond31.i, !dbg !222

for.cond31.i:                                     ; preds = %for.body34.i, %for.body25.i
  %s.0.i = phi float [ %15, %for.body25.i ], [ %18, %for.body34.i ], !dbg !222
  %k.0.i = phi i32 [ 0, %for.body25.i ], [ %inc43.i, %for.body34.i ], !dbg !222
  %cmp32.i = icmp slt i32 %k.0.i, 16, !dbg !222
  br i1 %cmp32.i, label %for.body34.i, label %for.cond.cleanup33.i, !dbg !222

for.cond.cleanup33.i:                             ; preds = %for.cond31.i
  %idxprom46.i = sext i32 %e.0.i to i64, !dbg !222
  %arrayidx47.i = getelementptr inbounds [8 x float], ptr %fc, i64 0, i64 %idxprom46.i, !dbg !222
  store float %s.0.i, ptr %arrayidx47.i, align 4, !dbg !222, !tbaa !210
  %inc49.i = add nsw i32 %e.0.i, 1, !dbg !222
  br label %for.cond22.i, !dbg !222, !llvm.loop !227

for.body34.i:                                     ; preds = %for.cond31.i
  %mul.i = mul nsw i32 %div27.i, 16, !dbg !222
  %add.i = add nsw i32 %mul.i, %k.0.i, !dbg !222
  %idxprom35.i = sext i32 %add.i to i64, !dbg !222
  %arrayidx36.i = getelementptr inbounds [256 x float], ptr %as.i, i64 0, i64 %idxprom35.i, !dbg !222
  %16 = load float, ptr %arrayidx36.i, align 4, !dbg !222, !tbaa !210
  %mul37.i = mul nsw i32 %k.0.i, 16, !dbg !222
  %add38.i = add nsw i32 %mul37.i, %rem.i, !dbg !222
  %idxprom39.i = sext i32 %add38.i to i64, !dbg !222
  %arrayidx40.i = getelementptr inbounds [256 x float], ptr %bs.i, i64 0, i64 %idxprom39.i, !dbg !222
  %17 = load float, ptr %arrayidx40.i, align 4, !dbg !222, !tbaa !210
  %18 = call float @llvm.fmuladd.f32(float %16, float %17, float %s.0.i), !dbg !222
  %inc43.i = add nsw i32 %k.0.i, 1, !dbg !222
  br label %for.cond31.i, !dbg !222, !llvm.loop !228

_ZN6nvcuda4wmma8mma_syncILi16ELi16ELi16Ef6__halfNS0_9row_majorES2_NS0_9col_majorEfEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEERKNS5_INS0_8matrix_aEXT_EXT0_EXT1_ET3_T4_EERKNS5_INS0_8matrix_bEXT_EXT0_EXT1_ET5_T6_EERKNS5_IS6_XT_EXT0_EXT1_ET7_vEEb.exit: ; preds = %for.cond22.i
  call void @llvm.lifetime.end.p0(ptr %bs.i) #7, !dbg !222
  call void @llvm.lifetime.end.p0(ptr %as.i) #7, !dbg !222
  br label %for.cond.i28, !dbg !229

for.cond.i28:                                     ; preds = %for.body.i32, %_ZN6nvcuda4wmma8mma_syncILi16ELi16ELi16Ef6__halfNS0_9row_majorES2_NS0_9col_majorEfEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEERKNS5_INS0_8matrix_aEXT_EXT0_EXT1_ET3_T4_EERKNS5_INS0_8matrix_bEXT_EXT0_EXT1_ET5_T6_EERKNS5_IS6_XT_EXT0_EXT1_ET7_vEEb.exit
  %i.0.i29 = phi i32 [ 0, %_ZN6nvcuda4wmma8mma_syncILi16ELi16ELi16Ef6__halfNS0_9row_majorES2_NS0_9col_majorEfEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEERKNS5_INS0_8matrix_aEXT_EXT0_EXT1_ET3_T4_EERKNS5_INS0_8matrix_bEXT_EXT0_EXT1_ET5_T6_EERKNS5_IS6_XT_EXT0_EXT1_ET7_vEEb.exit ], [ %inc.i38, %for.body.i32 ], !dbg !229
  %cmp.i30 = icmp slt i32 %i.0.i29, 8, !dbg !229
  br i1 %cmp.i30, label %for.body.i32, label %_ZN6nvcuda4wmma17store_matrix_syncILi16ELi16ELi16EffEEvPT3_RKNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEjNS0_8layout_tE.exit, !dbg !229

for.body.i32:                                     ; preds = %for.cond.i28
  %idxprom.i33 = sext i32 %i.0.i29 to i64, !dbg !229
  %arrayidx.i34 = getelementptr inbounds [8 x float], ptr %fc, i64 0, i64 %idxprom.i33, !dbg !229
  %19 = load float, ptr %arrayidx.i34, align 4, !dbg !229, !tbaa !210
  %mul.i52 = mul nsw i32 %i.0.i29, 32, !dbg !229
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !229
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !229
  %call2.i75 = call i32 @__ws_sreg_tid_y() #8, !dbg !229
  %call3.i76 = call i32 @__ws_sreg_ntid_y() #8, !dbg !229
  %call4.i77 = call i32 @__ws_sreg_tid_z() #8, !dbg !229
  %mul.i78 = mul i32 %call3.i76, %call4.i77, !dbg !229
  %add.i79 = add i32 %call2.i75, %mul.i78, !dbg !229
  %mul5.i80 = mul i32 %21, %add.i79, !dbg !229
  %add6.i81 = add i32 %20, %mul5.i80, !dbg !229
  %mul1.i54 = mul i32 %add6.i81, 5, !dbg !229
  %mul2.i55 = mul nsw i32 %i.0.i29, 7, !dbg !229
  %add.i56 = add i32 %mul1.i54, %mul2.i55, !dbg !229
  %add3.i57 = add i32 %add.i56, 10, !dbg !229
  %rem.i58 = urem i32 %add3.i57, 32, !dbg !229
  %add4.i59 = add i32 %mul.i52, %rem.i58, !dbg !229
  %div.i40 = sdiv i32 %add4.i59, 16, !dbg !229
  %rem.i41 = srem i32 %add4.i59, 16, !dbg !229
  %mul.i42 = mul i32 %div.i40, 16, !dbg !229
  %add.i43 = add i32 %mul.i42, %rem.i41, !dbg !229
  %idxprom2.i36 = zext i32 %add.i43 to i64, !dbg !229
  %arrayidx3.i37 = getelementptr inbounds nuw float, ptr %c, i64 %idxprom2.i36, !dbg !229
  store float %19, ptr %arrayidx3.i37, align 4, !dbg !229, !tbaa !210
  %inc.i38 = add nsw i32 %i.0.i29, 1, !dbg !229
  br label %for.cond.i28, !dbg !229, !llvm.loop !230

_ZN6nvcuda4wmma17store_matrix_syncILi16ELi16ELi16EffEEvPT3_RKNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEjNS0_8layout_tE.exit: ; preds = %for.cond.i28
  call void @llvm.lifetime.end.p0(ptr %fc) #7, !dbg !231
  call void @llvm.lifetime.end.p0(ptr %fb) #7, !dbg !231
  call void @llvm.lifetime.end.p0(ptr %fa) #7, !dbg !231
  ret void, !dbg !231
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_tid_y() #2

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_ntid_y() #2

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_tid_z() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.idx.f32(i32, float, i32, i32) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!128, !129, !130, !131}
!llvm.ident = !{!132}
!llvm.errno.tbaa = !{!133}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, retainedTypes: !11, imports: !41, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "wmma_in_place.cu", directory: ".")
!2 = !{!3}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "layout_t", scope: !5, file: !4, line: 11, baseType: !7, size: 32, elements: !8, identifier: "_ZTSN6nvcuda4wmma8layout_tE")
!4 = !DIFile(filename: "cuda/mma.h", directory: ".")
!5 = !DINamespace(name: "wmma", scope: !6)
!6 = !DINamespace(name: "nvcuda", scope: null)
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10}
!9 = !DIEnumerator(name: "mem_row_major", value: 0, isUnsigned: true)
!10 = !DIEnumerator(name: "mem_col_major", value: 1, isUnsigned: true)
!11 = !{!12, !35, !39, !34, !40}
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "W", file: !4, line: 24, baseType: !13)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "wide", scope: !14, file: !4, line: 12, baseType: !34)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "ws_element<__half>", scope: !5, file: !4, line: 12, size: 8, flags: DIFlagTypePassByValue, elements: !15, templateParams: !16, identifier: "_ZTSN6nvcuda4wmma10ws_elementI6__halfEE")
!15 = !{}
!16 = !{!17}
!17 = !DITemplateTypeParameter(name: "T", type: !18)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__half", file: !19, line: 15, size: 16, flags: DIFlagTypePassByValue, elements: !20, identifier: "_ZTS6__half")
!19 = !DIFile(filename: "cuda/cuda_fp16.h", directory: ".")
!20 = !{!21, !30}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !18, file: !19, line: 16, baseType: !22, size: 16)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "ws_f16", file: !19, line: 13, size: 16, flags: DIFlagTypePassByValue, elements: !23, identifier: "_ZTS6ws_f16")
!23 = !{!24, !26}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !22, file: !19, line: 13, baseType: !25, size: 16)
!25 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!26 = !DISubprogram(name: "ws_f16", linkageName: "_ZN6ws_f16C4Ev", scope: !22, file: !19, line: 13, type: !27, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!27 = !DISubroutineType(types: !28)
!28 = !{null, !29}
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!30 = !DISubprogram(name: "__half", linkageName: "_ZN6__halfC4Ev", scope: !18, file: !19, line: 17, type: !31, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!31 = !DISubroutineType(types: !32)
!32 = !{null, !33}
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!34 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !36, file: !4, line: 12, baseType: !34)
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "ws_element<float>", scope: !5, file: !4, line: 12, size: 8, flags: DIFlagTypePassByValue, elements: !15, templateParams: !37, identifier: "_ZTSN6nvcuda4wmma10ws_elementIfEE")
!37 = !{!38}
!38 = !DITemplateTypeParameter(name: "T", type: !34)
!39 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!40 = !DIBasicType(name: "_Float16", size: 16, encoding: DW_ATE_float)
!41 = !{!42, !45, !47, !51, !54, !57, !60, !62, !65, !67, !69, !71, !73, !75, !77, !82, !84, !89, !94, !98, !105, !110, !114, !120, !124, !127}
!42 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !43, file: !44, line: 214)
!43 = !DINamespace(name: "ws_math", scope: null)
!44 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!45 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !46, entity: !43, file: !44, line: 215)
!46 = !DINamespace(name: "std", scope: null)
!47 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !48, file: !50, line: 6)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !44, line: 32, baseType: !49)
!49 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!50 = !DIFile(filename: "cuda/ws_std.h", directory: ".")
!51 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !52, file: !50, line: 6)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !44, line: 33, baseType: !53)
!53 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!54 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !55, file: !50, line: 7)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !44, line: 34, baseType: !56)
!56 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!57 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !58, file: !50, line: 7)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !44, line: 34, baseType: !59)
!59 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!60 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !61, file: !50, line: 7)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !44, line: 35, baseType: !25)
!62 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !63, file: !50, line: 7)
!63 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !44, line: 35, baseType: !64)
!64 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!65 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !66, file: !50, line: 7)
!66 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !44, line: 36, baseType: !7)
!67 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !68, file: !50, line: 7)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !44, line: 36, baseType: !39)
!69 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !70, file: !50, line: 7)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !44, line: 37, baseType: !49)
!71 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !72, file: !50, line: 7)
!72 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !44, line: 37, baseType: !53)
!73 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !74, file: !50, line: 7)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !44, line: 38, baseType: !53)
!75 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !76, file: !50, line: 7)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !44, line: 38, baseType: !49)
!77 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !78, file: !50, line: 8)
!78 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnan6__half", scope: !19, file: !19, line: 50, type: !79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!79 = !DISubroutineType(types: !80)
!80 = !{!81, !18}
!81 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!82 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !83, file: !50, line: 8)
!83 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinf6__half", scope: !19, file: !19, line: 50, type: !79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!84 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !85, file: !50, line: 8)
!85 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinitei", scope: !86, file: !86, line: 202, type: !87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!86 = !DIFile(filename: "cuda/ws_device.h", directory: ".")
!87 = !DISubroutineType(types: !88)
!88 = !{!81, !39}
!89 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !90, file: !50, line: 8)
!90 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !86, file: !86, line: 201, type: !91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!91 = !DISubroutineType(types: !92)
!92 = !{!81, !93}
!93 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!94 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !95, file: !50, line: 8)
!95 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !44, file: !44, line: 221, type: !96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!96 = !DISubroutineType(types: !97)
!97 = !{!93, !93}
!98 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !99, file: !50, line: 8)
!99 = !DISubprogram(name: "printf", scope: !44, file: !44, line: 271, type: !100, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!100 = !DISubroutineType(types: !101)
!101 = !{!39, !102, null}
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64)
!103 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !104)
!104 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!105 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !106, file: !50, line: 8)
!106 = !DISubprogram(name: "malloc", scope: !44, file: !44, line: 272, type: !107, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!107 = !DISubroutineType(types: !108)
!108 = !{!109, !48}
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!110 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !111, file: !50, line: 8)
!111 = !DISubprogram(name: "free", scope: !44, file: !44, line: 272, type: !112, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!112 = !DISubroutineType(types: !113)
!113 = !{null, !109}
!114 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !115, file: !50, line: 8)
!115 = !DISubprogram(name: "memcpy", scope: !44, file: !44, line: 273, type: !116, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!116 = !DISubroutineType(types: !117)
!117 = !{!109, !109, !118, !48}
!118 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !119, size: 64)
!119 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!120 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !121, file: !50, line: 8)
!121 = !DISubprogram(name: "memset", scope: !44, file: !44, line: 273, type: !122, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!122 = !DISubroutineType(types: !123)
!123 = !{!109, !109, !39, !48}
!124 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !125, file: !50, line: 8)
!125 = !DISubprogram(name: "memmove", scope: !126, file: !126, line: 84, type: !116, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!126 = !DIFile(filename: "cuda/ws_libc.h", directory: ".")
!127 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !6, file: !1, line: 6)
!128 = !{i32 7, !"Dwarf Version", i32 4}
!129 = !{i32 2, !"Debug Info Version", i32 3}
!130 = !{i32 1, !"wchar_size", i32 4}
!131 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!132 = !{!"clang version 22.1.8"}
!133 = !{!134, !134, i64 0}
!134 = !{!"int", !135, i64 0}
!135 = !{!"omnipotent char", !136, i64 0}
!136 = !{!"Simple C++ TBAA"}
!137 = distinct !DISubprogram(name: "gemm", linkageName: "_Z4gemmPK6__halfS1_Pf", scope: !1, file: !1, line: 7, type: !138, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !144)
!138 = !DISubroutineType(types: !139)
!139 = !{null, !140, !140, !143}
!140 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !141, size: 64)
!141 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !142)
!142 = !DIDerivedType(tag: DW_TAG_typedef, name: "half", file: !19, line: 25, baseType: !18)
!143 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!144 = !{!145, !146, !147, !148, !171, !187}
!145 = !DILocalVariable(name: "a", arg: 1, scope: !137, file: !1, line: 7, type: !140)
!146 = !DILocalVariable(name: "b", arg: 2, scope: !137, file: !1, line: 7, type: !140)
!147 = !DILocalVariable(name: "c", arg: 3, scope: !137, file: !1, line: 7, type: !143)
!148 = !DILocalVariable(name: "fa", scope: !137, file: !1, line: 8, type: !149)
!149 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fragment<nvcuda::wmma::matrix_a, 16, 16, 16, __half, nvcuda::wmma::row_major>", scope: !5, file: !4, line: 14, size: 128, flags: DIFlagTypePassByValue, elements: !150, templateParams: !163, identifier: "_ZTSN6nvcuda4wmma8fragmentINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorEEE")
!150 = !{!151, !153, !154, !155, !156, !157}
!151 = !DIDerivedType(tag: DW_TAG_member, name: "ws_rows", scope: !149, file: !4, line: 14, baseType: !152, flags: DIFlagStaticMember, extraData: i32 16)
!152 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !39)
!153 = !DIDerivedType(tag: DW_TAG_member, name: "ws_cols", scope: !149, file: !4, line: 14, baseType: !152, flags: DIFlagStaticMember, extraData: i32 16)
!154 = !DIDerivedType(tag: DW_TAG_member, name: "ws_turn", scope: !149, file: !4, line: 14, baseType: !152, flags: DIFlagStaticMember)
!155 = !DIDerivedType(tag: DW_TAG_member, name: "num_elements", scope: !149, file: !4, line: 14, baseType: !152, flags: DIFlagStaticMember, extraData: i32 8)
!156 = !DIDerivedType(tag: DW_TAG_member, name: "num_storage_elements", scope: !149, file: !4, line: 14, baseType: !152, flags: DIFlagStaticMember)
!157 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !149, file: !4, line: 14, baseType: !158, size: 128)
!158 = !DICompositeType(tag: DW_TAG_array_type, baseType: !159, size: 128, elements: !161)
!159 = !DIDerivedType(tag: DW_TAG_typedef, name: "element_type", scope: !149, file: !4, line: 14, baseType: !160)
!160 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !14, file: !4, line: 12, baseType: !18)
!161 = !{!162}
!162 = !DISubrange(count: 8)
!163 = !{!164, !166, !167, !168, !17, !169}
!164 = !DITemplateTypeParameter(name: "U", type: !165)
!165 = !DICompositeType(tag: DW_TAG_structure_type, name: "matrix_a", scope: !5, file: !4, line: 11, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma8matrix_aE")
!166 = !DITemplateValueParameter(name: "M", type: !39, value: i32 16)
!167 = !DITemplateValueParameter(name: "N", type: !39, value: i32 16)
!168 = !DITemplateValueParameter(name: "K", type: !39, value: i32 16)
!169 = !DITemplateTypeParameter(name: "L", type: !170)
!170 = !DICompositeType(tag: DW_TAG_structure_type, name: "row_major", scope: !5, file: !4, line: 11, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma9row_majorE")
!171 = !DILocalVariable(name: "fb", scope: !137, file: !1, line: 9, type: !172)
!172 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fragment<nvcuda::wmma::matrix_b, 16, 16, 16, __half, nvcuda::wmma::col_major>", scope: !5, file: !4, line: 14, size: 128, flags: DIFlagTypePassByValue, elements: !173, templateParams: !182, identifier: "_ZTSN6nvcuda4wmma8fragmentINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorEEE")
!173 = !{!174, !175, !176, !177, !178, !179}
!174 = !DIDerivedType(tag: DW_TAG_member, name: "ws_rows", scope: !172, file: !4, line: 14, baseType: !152, flags: DIFlagStaticMember, extraData: i32 16)
!175 = !DIDerivedType(tag: DW_TAG_member, name: "ws_cols", scope: !172, file: !4, line: 14, baseType: !152, flags: DIFlagStaticMember, extraData: i32 16)
!176 = !DIDerivedType(tag: DW_TAG_member, name: "ws_turn", scope: !172, file: !4, line: 14, baseType: !152, flags: DIFlagStaticMember)
!177 = !DIDerivedType(tag: DW_TAG_member, name: "num_elements", scope: !172, file: !4, line: 14, baseType: !152, flags: DIFlagStaticMember, extraData: i32 8)
!178 = !DIDerivedType(tag: DW_TAG_member, name: "num_storage_elements", scope: !172, file: !4, line: 14, baseType: !152, flags: DIFlagStaticMember)
!179 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !172, file: !4, line: 14, baseType: !180, size: 128)
!180 = !DICompositeType(tag: DW_TAG_array_type, baseType: !181, size: 128, elements: !161)
!181 = !DIDerivedType(tag: DW_TAG_typedef, name: "element_type", scope: !172, file: !4, line: 14, baseType: !160)
!182 = !{!183, !166, !167, !168, !17, !185}
!183 = !DITemplateTypeParameter(name: "U", type: !184)
!184 = !DICompositeType(tag: DW_TAG_structure_type, name: "matrix_b", scope: !5, file: !4, line: 11, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma8matrix_bE")
!185 = !DITemplateTypeParameter(name: "L", type: !186)
!186 = !DICompositeType(tag: DW_TAG_structure_type, name: "col_major", scope: !5, file: !4, line: 11, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma9col_majorE")
!187 = !DILocalVariable(name: "fc", scope: !137, file: !1, line: 10, type: !188)
!188 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fragment<nvcuda::wmma::accumulator, 16, 16, 16, float, void>", scope: !5, file: !4, line: 14, size: 256, flags: DIFlagTypePassByValue, elements: !189, templateParams: !198, identifier: "_ZTSN6nvcuda4wmma8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEE")
!189 = !{!190, !191, !192, !193, !194, !195}
!190 = !DIDerivedType(tag: DW_TAG_member, name: "ws_rows", scope: !188, file: !4, line: 14, baseType: !152, flags: DIFlagStaticMember, extraData: i32 16)
!191 = !DIDerivedType(tag: DW_TAG_member, name: "ws_cols", scope: !188, file: !4, line: 14, baseType: !152, flags: DIFlagStaticMember, extraData: i32 16)
!192 = !DIDerivedType(tag: DW_TAG_member, name: "ws_turn", scope: !188, file: !4, line: 14, baseType: !152, flags: DIFlagStaticMember)
!193 = !DIDerivedType(tag: DW_TAG_member, name: "num_elements", scope: !188, file: !4, line: 14, baseType: !152, flags: DIFlagStaticMember, extraData: i32 8)
!194 = !DIDerivedType(tag: DW_TAG_member, name: "num_storage_elements", scope: !188, file: !4, line: 14, baseType: !152, flags: DIFlagStaticMember)
!195 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !188, file: !4, line: 14, baseType: !196, size: 256)
!196 = !DICompositeType(tag: DW_TAG_array_type, baseType: !197, size: 256, elements: !161)
!197 = !DIDerivedType(tag: DW_TAG_typedef, name: "element_type", scope: !188, file: !4, line: 14, baseType: !35)
!198 = !{!199, !166, !167, !168, !38, !201}
!199 = !DITemplateTypeParameter(name: "U", type: !200)
!200 = !DICompositeType(tag: DW_TAG_structure_type, name: "accumulator", scope: !5, file: !4, line: 11, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma11accumulatorE")
!201 = !DITemplateTypeParameter(name: "L", type: null, defaulted: true)
!202 = !DILocation(line: 0, scope: !137)
!203 = !DILocation(line: 8, column: 3, scope: !137)
!204 = !DILocation(line: 8, column: 69, scope: !137)
!205 = !DILocation(line: 9, column: 3, scope: !137)
!206 = !DILocation(line: 9, column: 69, scope: !137)
!207 = !DILocation(line: 10, column: 3, scope: !137)
!208 = !DILocation(line: 10, column: 56, scope: !137)
!209 = !DILocation(line: 11, column: 3, scope: !137)
!210 = !{!211, !211, i64 0}
!211 = !{!"float", !135, i64 0}
!212 = distinct !{!212, !213, !214}
!213 = !{!"llvm.loop.mustprogress"}
!214 = !{!"llvm.loop.unroll.disable"}
!215 = !DILocation(line: 12, column: 3, scope: !137)
!216 = !{i64 0, i64 2, !217}
!217 = !{!218, !218, i64 0}
!218 = !{!"short", !135, i64 0}
!219 = distinct !{!219, !213, !214}
!220 = !DILocation(line: 13, column: 3, scope: !137)
!221 = distinct !{!221, !213, !214}
!222 = !DILocation(line: 14, column: 3, scope: !137)
!223 = !{!224, !218, i64 0}
!224 = !{!"_ZTS6ws_f16", !218, i64 0}
!225 = distinct !{!225, !213, !214}
!226 = distinct !{!226, !213, !214}
!227 = distinct !{!227, !213, !214}
!228 = distinct !{!228, !213, !214}
!229 = !DILocation(line: 15, column: 3, scope: !137)
!230 = distinct !{!230, !213, !214}
!231 = !DILocation(line: 16, column: 1, scope: !137)
