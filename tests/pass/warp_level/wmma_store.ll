; ModuleID = 'wmma_store.cu'
source_filename = "wmma_store.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%"struct.nvcuda::wmma::fragment" = type { [8 x %struct.__half] }
%struct.__half = type { %struct.ws_f16 }
%struct.ws_f16 = type { i16 }
%"struct.nvcuda::wmma::fragment.0" = type { [8 x %struct.__half] }
%"struct.nvcuda::wmma::fragment.1" = type { [8 x float] }

@_ZZ4gemmPK6__halfS1_PfE3out = internal addrspace(3) global [256 x float] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4gemmPK6__halfS1_Pf(ptr noundef %a, ptr noundef %b, ptr noundef %c) #0 !dbg !2 {
entry:
  %as.i = alloca [256 x float], align 4
  %bs.i = alloca [256 x float], align 4
  %fa = alloca %"struct.nvcuda::wmma::fragment", align 2
  %fb = alloca %"struct.nvcuda::wmma::fragment.0", align 2
  %fc = alloca %"struct.nvcuda::wmma::fragment.1", align 4
    #dbg_value(ptr %a, !139, !DIExpression(), !211)
    #dbg_value(ptr %b, !140, !DIExpression(), !211)
    #dbg_value(ptr %c, !141, !DIExpression(), !211)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !212
    #dbg_value(i32 %0, !142, !DIExpression(), !211)
  call void @llvm.lifetime.start.p0(ptr %fa) #8, !dbg !213
    #dbg_declare(ptr %fa, !143, !DIExpression(), !214)
  call void @llvm.lifetime.start.p0(ptr %fb) #8, !dbg !215
    #dbg_declare(ptr %fb, !166, !DIExpression(), !216)
  call void @llvm.lifetime.start.p0(ptr %fc) #8, !dbg !217
    #dbg_declare(ptr %fc, !182, !DIExpression(), !218)
  br label %for.cond.i, !dbg !219

for.cond.i:                                       ; preds = %for.body.i, %entry
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ], !dbg !219
  %cmp.i = icmp slt i32 %i.0.i, 8, !dbg !219
  br i1 %cmp.i, label %for.body.i, label %_ZN6nvcuda4wmma13fill_fragmentINS0_11accumulatorELi16ELi16ELi16EfvfEEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EERKT5_.exit, !dbg !219

for.body.i:                                       ; preds = %for.cond.i
  %idxprom.i = sext i32 %i.0.i to i64, !dbg !219
  %arrayidx.i = getelementptr inbounds [8 x float], ptr %fc, i64 0, i64 %idxprom.i, !dbg !219
  store float 1.000000e+00, ptr %arrayidx.i, align 4, !dbg !219, !tbaa !220
  %inc.i = add nsw i32 %i.0.i, 1, !dbg !219
  br label %for.cond.i, !dbg !219, !llvm.loop !222

_ZN6nvcuda4wmma13fill_fragmentINS0_11accumulatorELi16ELi16ELi16EfvfEEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EERKT5_.exit: ; preds = %for.cond.i
  br label %for.cond.i6, !dbg !225

for.cond.i6:                                      ; preds = %for.body.i9, %_ZN6nvcuda4wmma13fill_fragmentINS0_11accumulatorELi16ELi16ELi16EfvfEEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EERKT5_.exit
  %i.0.i7 = phi i32 [ 0, %_ZN6nvcuda4wmma13fill_fragmentINS0_11accumulatorELi16ELi16ELi16EfvfEEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EERKT5_.exit ], [ %inc.i12, %for.body.i9 ], !dbg !225
  %cmp.i8 = icmp slt i32 %i.0.i7, 8, !dbg !225
  br i1 %cmp.i8, label %for.body.i9, label %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit, !dbg !225

for.body.i9:                                      ; preds = %for.cond.i6
  %mul.i45 = mul nsw i32 %i.0.i7, 32, !dbg !225
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !225
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !225
  %call2.i49 = call i32 @__ws_sreg_tid_y() #9, !dbg !225
  %call3.i = call i32 @__ws_sreg_ntid_y() #9, !dbg !225
  %call4.i = call i32 @__ws_sreg_tid_z() #9, !dbg !225
  %mul.i50 = mul i32 %call3.i, %call4.i, !dbg !225
  %add.i51 = add i32 %call2.i49, %mul.i50, !dbg !225
  %mul5.i = mul i32 %2, %add.i51, !dbg !225
  %add6.i = add i32 %1, %mul5.i, !dbg !225
  %mul1.i = mul i32 %add6.i, 5, !dbg !225
  %mul2.i = mul nsw i32 %i.0.i7, 7, !dbg !225
  %add.i46 = add i32 %mul1.i, %mul2.i, !dbg !225
  %add3.i = add i32 %add.i46, 3, !dbg !225
  %rem.i47 = urem i32 %add3.i, 32, !dbg !225
  %add4.i = add i32 %mul.i45, %rem.i47, !dbg !225
  %div.i41 = sdiv i32 %add4.i, 16, !dbg !225
  %rem.i42 = srem i32 %add4.i, 16, !dbg !225
  %mul.i43 = mul i32 %div.i41, 16, !dbg !225
  %add.i44 = add i32 %mul.i43, %rem.i42, !dbg !225
  %idxprom.i10 = zext i32 %add.i44 to i64, !dbg !225
  %arrayidx.i11 = getelementptr inbounds nuw %struct.__half, ptr %a, i64 %idxprom.i10, !dbg !225
  %idxprom1.i = sext i32 %i.0.i7 to i64, !dbg !225
  %arrayidx2.i = getelementptr inbounds [8 x %struct.__half], ptr %fa, i64 0, i64 %idxprom1.i, !dbg !225
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %arrayidx2.i, ptr align 2 %arrayidx.i11, i64 2, i1 false), !dbg !225, !tbaa.struct !226
  %inc.i12 = add nsw i32 %i.0.i7, 1, !dbg !225
  br label %for.cond.i6, !dbg !225, !llvm.loop !229

_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit: ; preds = %for.cond.i6
  br label %for.cond.i13, !dbg !230

for.cond.i13:                                     ; preds = %for.body.i16, %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit
  %i.0.i14 = phi i32 [ 0, %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit ], [ %inc.i22, %for.body.i16 ], !dbg !230
  %cmp.i15 = icmp slt i32 %i.0.i14, 8, !dbg !230
  br i1 %cmp.i15, label %for.body.i16, label %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit, !dbg !230

for.body.i16:                                     ; preds = %for.cond.i13
  %mul.i55 = mul nsw i32 %i.0.i14, 32, !dbg !230
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !230
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !230
  %call2.i.i = call i32 @__ws_sreg_tid_y() #9, !dbg !230
  %call3.i.i = call i32 @__ws_sreg_ntid_y() #9, !dbg !230
  %call4.i.i = call i32 @__ws_sreg_tid_z() #9, !dbg !230
  %mul.i.i = mul i32 %call3.i.i, %call4.i.i, !dbg !230
  %add.i.i = add i32 %call2.i.i, %mul.i.i, !dbg !230
  %mul5.i.i = mul i32 %4, %add.i.i, !dbg !230
  %add6.i.i = add i32 %3, %mul5.i.i, !dbg !230
  %mul1.i56 = mul i32 %add6.i.i, 5, !dbg !230
  %mul2.i57 = mul nsw i32 %i.0.i14, 7, !dbg !230
  %add.i58 = add i32 %mul1.i56, %mul2.i57, !dbg !230
  %add3.i59 = add i32 %add.i58, 17, !dbg !230
  %rem.i60 = urem i32 %add3.i59, 32, !dbg !230
  %add4.i61 = add i32 %mul.i55, %rem.i60, !dbg !230
  %div.i52 = sdiv i32 %add4.i61, 16, !dbg !230
  %rem.i53 = srem i32 %add4.i61, 16, !dbg !230
  %mul1.i54 = mul i32 %rem.i53, 16, !dbg !230
  %add2.i = add i32 %mul1.i54, %div.i52, !dbg !230
  %idxprom.i18 = zext i32 %add2.i to i64, !dbg !230
  %arrayidx.i19 = getelementptr inbounds nuw %struct.__half, ptr %b, i64 %idxprom.i18, !dbg !230
  %idxprom1.i20 = sext i32 %i.0.i14 to i64, !dbg !230
  %arrayidx2.i21 = getelementptr inbounds [8 x %struct.__half], ptr %fb, i64 0, i64 %idxprom1.i20, !dbg !230
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %arrayidx2.i21, ptr align 2 %arrayidx.i19, i64 2, i1 false), !dbg !230, !tbaa.struct !226
  %inc.i22 = add nsw i32 %i.0.i14, 1, !dbg !230
  br label %for.cond.i13, !dbg !230, !llvm.loop !231

_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit: ; preds = %for.cond.i13
  call void @llvm.lifetime.start.p0(ptr %as.i) #8, !dbg !232
  call void @llvm.lifetime.start.p0(ptr %bs.i) #8, !dbg !232
  br label %for.cond.i23, !dbg !232

for.cond.i23:                                     ; preds = %for.body.i26, %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit
  %i.0.i24 = phi i32 [ 0, %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit ], [ %inc.i30, %for.body.i26 ], !dbg !232
  %cmp.i25 = icmp slt i32 %i.0.i24, 256, !dbg !232
  br i1 %cmp.i25, label %for.body.i26, label %for.cond.cleanup.i, !dbg !232

for.cond.cleanup.i:                               ; preds = %for.cond.i23
  br label %for.cond6.i, !dbg !232

for.body.i26:                                     ; preds = %for.cond.i23
  %div.i = sdiv i32 %i.0.i24, 32, !dbg !232
  %idxprom.i27 = sext i32 %div.i to i64, !dbg !232
  %arrayidx.i28 = getelementptr inbounds [8 x %struct.__half], ptr %fa, i64 0, i64 %idxprom.i27, !dbg !232
  %5 = load i16, ptr %arrayidx.i28, align 2, !dbg !232, !tbaa !233
  %6 = bitcast i16 %5 to half, !dbg !232
  %conv.i = fpext half %6 to float, !dbg !232
  %div.i63 = sdiv i32 %i.0.i24, 32, !dbg !232
  %mul.i64 = mul nsw i32 %div.i63, 7, !dbg !232
  %sub.i = sub nsw i32 %i.0.i24, %mul.i64, !dbg !232
  %sub1.i = sub nsw i32 %sub.i, 3, !dbg !232
  %mul2.i65 = mul nsw i32 %sub1.i, 13, !dbg !232
  %and.i = and i32 %mul2.i65, 31, !dbg !232
  %7 = call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 -1, float %conv.i, i32 %and.i, i32 31), !dbg !232
  %idxprom3.i = sext i32 %i.0.i24 to i64, !dbg !232
  %arrayidx4.i = getelementptr inbounds [256 x float], ptr %as.i, i64 0, i64 %idxprom3.i, !dbg !232
  store float %7, ptr %arrayidx4.i, align 4, !dbg !232, !tbaa !220
  %inc.i30 = add nsw i32 %i.0.i24, 1, !dbg !232
  br label %for.cond.i23, !dbg !232, !llvm.loop !235

for.cond6.i:                                      ; preds = %for.body9.i, %for.cond.cleanup.i
  %i5.0.i = phi i32 [ 0, %for.cond.cleanup.i ], [ %inc20.i, %for.body9.i ], !dbg !232
  %cmp7.i = icmp slt i32 %i5.0.i, 256, !dbg !232
  br i1 %cmp7.i, label %for.body9.i, label %for.cond.cleanup8.i, !dbg !232

for.cond.cleanup8.i:                              ; preds = %for.cond6.i
  br label %for.cond22.i, !dbg !232

for.body9.i:                                      ; preds = %for.cond6.i
  %div11.i = sdiv i32 %i5.0.i, 32, !dbg !232
  %idxprom12.i = sext i32 %div11.i to i64, !dbg !232
  %arrayidx13.i = getelementptr inbounds [8 x %struct.__half], ptr %fb, i64 0, i64 %idxprom12.i, !dbg !232
  %8 = load i16, ptr %arrayidx13.i, align 2, !dbg !232, !tbaa !233
  %9 = bitcast i16 %8 to half, !dbg !232
  %conv.i88 = fpext half %9 to float, !dbg !232
  %div.i66 = sdiv i32 %i5.0.i, 32, !dbg !232
  %mul.i67 = mul nsw i32 %div.i66, 7, !dbg !232
  %sub.i68 = sub nsw i32 %i5.0.i, %mul.i67, !dbg !232
  %sub1.i69 = sub nsw i32 %sub.i68, 17, !dbg !232
  %mul2.i70 = mul nsw i32 %sub1.i69, 13, !dbg !232
  %and.i71 = and i32 %mul2.i70, 31, !dbg !232
  %10 = call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 -1, float %conv.i88, i32 %and.i71, i32 31), !dbg !232
  %idxprom17.i = sext i32 %i5.0.i to i64, !dbg !232
  %arrayidx18.i = getelementptr inbounds [256 x float], ptr %bs.i, i64 0, i64 %idxprom17.i, !dbg !232
  store float %10, ptr %arrayidx18.i, align 4, !dbg !232, !tbaa !220
  %inc20.i = add nsw i32 %i5.0.i, 1, !dbg !232
  br label %for.cond6.i, !dbg !232, !llvm.loop !236

for.cond22.i:                                     ; preds = %for.cond.cleanup33.i, %for.cond.cleanup8.i
  %e.0.i = phi i32 [ 0, %for.cond.cleanup8.i ], [ %inc49.i, %for.cond.cleanup33.i ], !dbg !232
  %cmp23.i = icmp slt i32 %e.0.i, 8, !dbg !232
  br i1 %cmp23.i, label %for.body25.i, label %_ZN6nvcuda4wmma8mma_syncILi16ELi16ELi16Ef6__halfNS0_9row_majorES2_NS0_9col_majorEfEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEERKNS5_INS0_8matrix_aEXT_EXT0_EXT1_ET3_T4_EERKNS5_INS0_8matrix_bEXT_EXT0_EXT1_ET5_T6_EERKNS5_IS6_XT_EXT0_EXT1_ET7_vEEb.exit, !dbg !232

for.body25.i:                                     ; preds = %for.cond22.i
  %mul.i72 = mul nsw i32 %e.0.i, 32, !dbg !232
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !232
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !232
  %call2.i.i73 = call i32 @__ws_sreg_tid_y() #9, !dbg !232
  %call3.i.i74 = call i32 @__ws_sreg_ntid_y() #9, !dbg !232
  %call4.i.i75 = call i32 @__ws_sreg_tid_z() #9, !dbg !232
  %mul.i.i76 = mul i32 %call3.i.i74, %call4.i.i75, !dbg !232
  %add.i.i77 = add i32 %call2.i.i73, %mul.i.i76, !dbg !232
  %mul5.i.i78 = mul i32 %12, %add.i.i77, !dbg !232
  %add6.i.i79 = add i32 %11, %mul5.i.i78, !dbg !232
  %mul1.i80 = mul i32 %add6.i.i79, 5, !dbg !232
  %mul2.i81 = mul nsw i32 %e.0.i, 7, !dbg !232
  %add.i82 = add i32 %mul1.i80, %mul2.i81, !dbg !232
  %add3.i83 = add i32 %add.i82, 10, !dbg !232
  %rem.i84 = urem i32 %add3.i83, 32, !dbg !232
  %add4.i85 = add i32 %mul.i72, %rem.i84, !dbg !232
  %div27.i = sdiv i32 %add4.i85, 16, !dbg !232
  %rem.i = srem i32 %add4.i85, 16, !dbg !232
  %idxprom29.i = sext i32 %e.0.i to i64, !dbg !232
  %arrayidx30.i = getelementptr inbounds [8 x float], ptr %fc, i64 0, i64 %idxprom29.i, !dbg !232
  %13 = load float, ptr %arrayidx30.i, align 4, !dbg !232, !tbaa !220
  br label %for.cond31.i, !dbg !232

for.cond31.i:                                     ; preds = %for.body34.i, %for.body25.i
  %s.0.i = phi float [ %13, %for.body25.i ], [ %16, %for.body34.i ], !dbg !232
  %k.0.i = phi i32 [ 0, %for.body25.i ], [ %inc43.i, %for.body34.i ], !dbg !232
  %cmp32.i = icmp slt i32 %k.0.i, 16, !dbg !232
  br i1 %cmp32.i, label %for.body34.i, label %for.cond.cleanup33.i, !dbg !232

for.cond.cleanup33.i:                             ; preds = %for.cond31.i
  %idxprom46.i = sext i32 %e.0.i to i64, !dbg !232
  %arrayidx47.i = getelementptr inbounds [8 x float], ptr %fc, i64 0, i64 %idxprom46.i, !dbg !232
  store float %s.0.i, ptr %arrayidx47.i, align 4, !dbg !232, !tbaa !220
  %inc49.i = add nsw i32 %e.0.i, 1, !dbg !232
  br label %for.cond22.i, !dbg !232, !llvm.loop !237

for.body34.i:                                     ; preds = %for.cond31.i
  %mul.i = mul nsw i32 %div27.i, 16, !dbg !232
  %add.i = add nsw i32 %mul.i, %k.0.i, !dbg !232
  %idxprom35.i = sext i32 %add.i to i64, !dbg !232
  %arrayidx36.i = getelementptr inbounds [256 x float], ptr %as.i, i64 0, i64 %idxprom35.i, !dbg !232
  %14 = load float, ptr %arrayidx36.i, align 4, !dbg !232, !tbaa !220
  %mul37.i = mul nsw i32 %k.0.i, 16, !dbg !232
  %add38.i = add nsw i32 %mul37.i, %rem.i, !dbg !232
  %idxprom39.i = sext i32 %add38.i to i64, !dbg !232
  %arrayidx40.i = getelementptr inbounds [256 x float], ptr %bs.i, i64 0, i64 %idxprom39.i, !dbg !232
  %15 = load float, ptr %arrayidx40.i, align 4, !dbg !232, !tbaa !220
  %16 = call float @llvm.fmuladd.f32(float %14, float %15, float %s.0.i), !dbg !232
  %inc43.i = add nsw i32 %k.0.i, 1, !dbg !232
  br label %for.cond31.i, !dbg !232, !llvm.loop !238

_ZN6nvcuda4wmma8mma_syncILi16ELi16ELi16Ef6__halfNS0_9row_majorES2_NS0_9col_majorEfEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEERKNS5_INS0_8matrix_aEXT_EXT0_EXT1_ET3_T4_EERKNS5_INS0_8matrix_bEXT_EXT0_EXT1_ET5_T6_EERKNS5_IS6_XT_EXT0_EXT1_ET7_vEEb.exit: ; preds = %for.cond22.i
  call void @llvm.lifetime.end.p0(ptr %bs.i) #8, !dbg !232
  call void @llvm.lifetime.end.p0(ptr %as.i) #8, !dbg !232
  br label %for.cond.i31, !dbg !239

for.cond.i31:                                     ; preds = %for.body.i35, %_ZN6nvcuda4wmma8mma_syncILi16ELi16ELi16Ef6__halfNS0_9row_majorES2_NS0_9col_majorEfEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEERKNS5_INS0_8matrix_aEXT_EXT0_EXT1_ET3_T4_EERKNS5_INS0_8matrix_bEXT_EXT0_EXT1_ET5_T6_EERKNS5_IS6_XT_EXT0_EXT1_ET7_vEEb.exit
  %i.0.i32 = phi i32 [ 0, %_ZN6nvcuda4wmma8mma_syncILi16ELi16ELi16Ef6__halfNS0_9row_majorES2_NS0_9col_majorEfEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEERKNS5_INS0_8matrix_aEXT_EXT0_EXT1_ET3_T4_EERKNS5_INS0_8matrix_bEXT_EXT0_EXT1_ET5_T6_EERKNS5_IS6_XT_EXT0_EXT1_ET7_vEEb.exit ], [ %inc.i39, %for.body.i35 ], !dbg !239
  %cmp.i33 = icmp slt i32 %i.0.i32, 8, !dbg !239
  br i1 %cmp.i33, label %for.body.i35, label %_ZN6nvcuda4wmma17store_matrix_syncILi16ELi16ELi16EffEEvPT3_RKNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEjNS0_8layout_tE.exit, !dbg !239

for.body.i35:                                     ; preds = %for.cond.i31
  %idxprom.i36 = sext i32 %i.0.i32 to i64, !dbg !239
  %arrayidx.i37 = getelementptr inbounds [8 x float], ptr %fc, i64 0, i64 %idxprom.i36, !dbg !239
  %17 = load float, ptr %arrayidx.i37, align 4, !dbg !239, !tbaa !220
  %mul.i.i89 = mul nsw i32 %i.0.i32, 32, !dbg !239
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !239
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !239
  %call2.i.i.i = call i32 @__ws_sreg_tid_y() #9, !dbg !239
  %call3.i.i.i = call i32 @__ws_sreg_ntid_y() #9, !dbg !239
  %call4.i.i.i = call i32 @__ws_sreg_tid_z() #9, !dbg !239
  %mul.i.i.i = mul i32 %call3.i.i.i, %call4.i.i.i, !dbg !239
  %add.i.i.i = add i32 %call2.i.i.i, %mul.i.i.i, !dbg !239
  %mul5.i.i.i = mul i32 %19, %add.i.i.i, !dbg !239
  %add6.i.i.i = add i32 %18, %mul5.i.i.i, !dbg !239
  %mul1.i.i = mul i32 %add6.i.i.i, 5, !dbg !239
  %mul2.i.i = mul nsw i32 %i.0.i32, 7, !dbg !239
  %add.i.i90 = add i32 %mul1.i.i, %mul2.i.i, !dbg !239
  %add3.i.i = add i32 %add.i.i90, 10, !dbg !239
  %rem.i.i = urem i32 %add3.i.i, 32, !dbg !239
  %add4.i.i = add i32 %mul.i.i89, %rem.i.i, !dbg !239
  %div.i91 = sdiv i32 %add4.i.i, 16, !dbg !239
  %rem.i92 = srem i32 %add4.i.i, 16, !dbg !239
  %mul.i93 = mul i32 %div.i91, 16, !dbg !239
  %add.i94 = add i32 %mul.i93, %rem.i92, !dbg !239
  %idxprom2.i = zext i32 %add.i94 to i64, !dbg !239
  %arrayidx3.i = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ4gemmPK6__halfS1_PfE3out to ptr), i64 %idxprom2.i, !dbg !239
  store float %17, ptr %arrayidx3.i, align 4, !dbg !239, !tbaa !220
  %inc.i39 = add nsw i32 %i.0.i32, 1, !dbg !239
  br label %for.cond.i31, !dbg !239, !llvm.loop !240

_ZN6nvcuda4wmma17store_matrix_syncILi16ELi16ELi16EffEEvPT3_RKNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEjNS0_8layout_tE.exit: ; preds = %for.cond.i31
  call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !241
    #dbg_value(i32 %0, !197, !DIExpression(), !242)
  br label %for.cond, !dbg !243

for.cond:                                         ; preds = %for.inc, %_ZN6nvcuda4wmma17store_matrix_syncILi16ELi16ELi16EffEEvPT3_RKNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEjNS0_8layout_tE.exit
  %z.0 = phi i32 [ %0, %_ZN6nvcuda4wmma17store_matrix_syncILi16ELi16ELi16EffEEvPT3_RKNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEjNS0_8layout_tE.exit ], [ %add, %for.inc ], !dbg !244
    #dbg_value(i32 %z.0, !197, !DIExpression(), !242)
  %cmp = icmp slt i32 %z.0, 256, !dbg !245
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !247

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %z.0 to i64, !dbg !248
  %arrayidx = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4gemmPK6__halfS1_PfE3out to ptr), i64 0, i64 %idxprom, !dbg !248
  %20 = load float, ptr %arrayidx, align 4, !dbg !248, !tbaa !220
  %mul = fmul float %20, 5.000000e-01, !dbg !249
  %idxprom1 = sext i32 %z.0 to i64, !dbg !250
  %arrayidx2 = getelementptr inbounds float, ptr %c, i64 %idxprom1, !dbg !250
  store float %mul, ptr %arrayidx2, align 4, !dbg !251, !tbaa !220
  br label %for.inc, !dbg !250

for.inc:                                          ; preds = %for.body
  %add = add nsw i32 %z.0, 32, !dbg !252
    #dbg_value(i32 %add, !197, !DIExpression(), !242)
  br label %for.cond, !dbg !253, !llvm.loop !254

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.lifetime.end.p0(ptr %fc) #8, !dbg !256
  call void @llvm.lifetime.end.p0(ptr %fb) #8, !dbg !256
  call void @llvm.lifetime.end.p0(ptr %fa) #8, !dbg !256
  ret void, !dbg !256
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_tid_y() #5

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_ntid_y() #5

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_tid_z() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.idx.f32(i32, float, i32, i32) #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }

!llvm.dbg.cu = !{!27}
!llvm.module.flags = !{!202, !203, !204, !205}
!llvm.ident = !{!206}
!llvm.errno.tbaa = !{!207}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "out", scope: !2, file: !3, line: 7, type: !199, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "gemm", linkageName: "_Z4gemmPK6__halfS1_Pf", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !27, retainedNodes: !138)
!3 = !DIFile(filename: "wmma_store.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !25}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "half", file: !9, line: 25, baseType: !10)
!9 = !DIFile(filename: "cuda/cuda_fp16.h", directory: ".")
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__half", file: !9, line: 15, size: 16, flags: DIFlagTypePassByValue, elements: !11, identifier: "_ZTS6__half")
!11 = !{!12, !21}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !10, file: !9, line: 16, baseType: !13, size: 16)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "ws_f16", file: !9, line: 13, size: 16, flags: DIFlagTypePassByValue, elements: !14, identifier: "_ZTS6ws_f16")
!14 = !{!15, !17}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !13, file: !9, line: 13, baseType: !16, size: 16)
!16 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!17 = !DISubprogram(name: "ws_f16", linkageName: "_ZN6ws_f16C4Ev", scope: !13, file: !9, line: 13, type: !18, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!21 = !DISubprogram(name: "__half", linkageName: "_ZN6__halfC4Ev", scope: !10, file: !9, line: 17, type: !22, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!22 = !DISubroutineType(types: !23)
!23 = !{null, !24}
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!27 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !28, retainedTypes: !37, globals: !50, imports: !51, splitDebugInlining: false, nameTableKind: None)
!28 = !{!29}
!29 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "layout_t", scope: !31, file: !30, line: 11, baseType: !33, size: 32, elements: !34, identifier: "_ZTSN6nvcuda4wmma8layout_tE")
!30 = !DIFile(filename: "cuda/mma.h", directory: ".")
!31 = !DINamespace(name: "wmma", scope: !32)
!32 = !DINamespace(name: "nvcuda", scope: null)
!33 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!34 = !{!35, !36}
!35 = !DIEnumerator(name: "mem_row_major", value: 0, isUnsigned: true)
!36 = !DIEnumerator(name: "mem_col_major", value: 1, isUnsigned: true)
!37 = !{!38, !43, !48, !26, !49}
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !39, file: !30, line: 12, baseType: !26)
!39 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "ws_element<float>", scope: !31, file: !30, line: 12, size: 8, flags: DIFlagTypePassByValue, elements: !40, templateParams: !41, identifier: "_ZTSN6nvcuda4wmma10ws_elementIfEE")
!40 = !{}
!41 = !{!42}
!42 = !DITemplateTypeParameter(name: "T", type: !26)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "W", file: !30, line: 24, baseType: !44)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "wide", scope: !45, file: !30, line: 12, baseType: !26)
!45 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "ws_element<__half>", scope: !31, file: !30, line: 12, size: 8, flags: DIFlagTypePassByValue, elements: !40, templateParams: !46, identifier: "_ZTSN6nvcuda4wmma10ws_elementI6__halfEE")
!46 = !{!47}
!47 = !DITemplateTypeParameter(name: "T", type: !10)
!48 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!49 = !DIBasicType(name: "_Float16", size: 16, encoding: DW_ATE_float)
!50 = !{!0}
!51 = !{!52, !55, !57, !61, !64, !67, !70, !72, !75, !77, !79, !81, !83, !85, !87, !92, !94, !99, !104, !108, !115, !120, !124, !130, !134, !137}
!52 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !27, entity: !53, file: !54, line: 214)
!53 = !DINamespace(name: "ws_math", scope: null)
!54 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!55 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !56, entity: !53, file: !54, line: 215)
!56 = !DINamespace(name: "std", scope: null)
!57 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !56, entity: !58, file: !60, line: 6)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !54, line: 32, baseType: !59)
!59 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!60 = !DIFile(filename: "cuda/ws_std.h", directory: ".")
!61 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !56, entity: !62, file: !60, line: 6)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !54, line: 33, baseType: !63)
!63 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!64 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !56, entity: !65, file: !60, line: 7)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !54, line: 34, baseType: !66)
!66 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!67 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !56, entity: !68, file: !60, line: 7)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !54, line: 34, baseType: !69)
!69 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!70 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !56, entity: !71, file: !60, line: 7)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !54, line: 35, baseType: !16)
!72 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !56, entity: !73, file: !60, line: 7)
!73 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !54, line: 35, baseType: !74)
!74 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!75 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !56, entity: !76, file: !60, line: 7)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !54, line: 36, baseType: !33)
!77 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !56, entity: !78, file: !60, line: 7)
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !54, line: 36, baseType: !48)
!79 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !56, entity: !80, file: !60, line: 7)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !54, line: 37, baseType: !59)
!81 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !56, entity: !82, file: !60, line: 7)
!82 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !54, line: 37, baseType: !63)
!83 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !56, entity: !84, file: !60, line: 7)
!84 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !54, line: 38, baseType: !63)
!85 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !56, entity: !86, file: !60, line: 7)
!86 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !54, line: 38, baseType: !59)
!87 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !56, entity: !88, file: !60, line: 8)
!88 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnan6__half", scope: !9, file: !9, line: 50, type: !89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!89 = !DISubroutineType(types: !90)
!90 = !{!91, !10}
!91 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!92 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !56, entity: !93, file: !60, line: 8)
!93 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinf6__half", scope: !9, file: !9, line: 50, type: !89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!94 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !56, entity: !95, file: !60, line: 8)
!95 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinitei", scope: !96, file: !96, line: 202, type: !97, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!96 = !DIFile(filename: "cuda/ws_device.h", directory: ".")
!97 = !DISubroutineType(types: !98)
!98 = !{!91, !48}
!99 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !56, entity: !100, file: !60, line: 8)
!100 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !96, file: !96, line: 201, type: !101, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!101 = !DISubroutineType(types: !102)
!102 = !{!91, !103}
!103 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!104 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !56, entity: !105, file: !60, line: 8)
!105 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !54, file: !54, line: 221, type: !106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!106 = !DISubroutineType(types: !107)
!107 = !{!103, !103}
!108 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !56, entity: !109, file: !60, line: 8)
!109 = !DISubprogram(name: "printf", scope: !54, file: !54, line: 271, type: !110, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!110 = !DISubroutineType(types: !111)
!111 = !{!48, !112, null}
!112 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !113, size: 64)
!113 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !114)
!114 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!115 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !56, entity: !116, file: !60, line: 8)
!116 = !DISubprogram(name: "malloc", scope: !54, file: !54, line: 272, type: !117, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!117 = !DISubroutineType(types: !118)
!118 = !{!119, !58}
!119 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!120 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !56, entity: !121, file: !60, line: 8)
!121 = !DISubprogram(name: "free", scope: !54, file: !54, line: 272, type: !122, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!122 = !DISubroutineType(types: !123)
!123 = !{null, !119}
!124 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !56, entity: !125, file: !60, line: 8)
!125 = !DISubprogram(name: "memcpy", scope: !54, file: !54, line: 273, type: !126, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!126 = !DISubroutineType(types: !127)
!127 = !{!119, !119, !128, !58}
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !129, size: 64)
!129 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!130 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !56, entity: !131, file: !60, line: 8)
!131 = !DISubprogram(name: "memset", scope: !54, file: !54, line: 273, type: !132, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!132 = !DISubroutineType(types: !133)
!133 = !{!119, !119, !48, !58}
!134 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !56, entity: !135, file: !60, line: 8)
!135 = !DISubprogram(name: "memmove", scope: !136, file: !136, line: 84, type: !126, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!136 = !DIFile(filename: "cuda/ws_libc.h", directory: ".")
!137 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !27, entity: !32, file: !3, line: 5)
!138 = !{!139, !140, !141, !142, !143, !166, !182, !197}
!139 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!140 = !DILocalVariable(name: "b", arg: 2, scope: !2, file: !3, line: 6, type: !6)
!141 = !DILocalVariable(name: "c", arg: 3, scope: !2, file: !3, line: 6, type: !25)
!142 = !DILocalVariable(name: "lane", scope: !2, file: !3, line: 8, type: !48)
!143 = !DILocalVariable(name: "fa", scope: !2, file: !3, line: 9, type: !144)
!144 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fragment<nvcuda::wmma::matrix_a, 16, 16, 16, __half, nvcuda::wmma::row_major>", scope: !31, file: !30, line: 14, size: 128, flags: DIFlagTypePassByValue, elements: !145, templateParams: !158, identifier: "_ZTSN6nvcuda4wmma8fragmentINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorEEE")
!145 = !{!146, !148, !149, !150, !151, !152}
!146 = !DIDerivedType(tag: DW_TAG_member, name: "ws_rows", scope: !144, file: !30, line: 14, baseType: !147, flags: DIFlagStaticMember, extraData: i32 16)
!147 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !48)
!148 = !DIDerivedType(tag: DW_TAG_member, name: "ws_cols", scope: !144, file: !30, line: 14, baseType: !147, flags: DIFlagStaticMember, extraData: i32 16)
!149 = !DIDerivedType(tag: DW_TAG_member, name: "ws_turn", scope: !144, file: !30, line: 14, baseType: !147, flags: DIFlagStaticMember)
!150 = !DIDerivedType(tag: DW_TAG_member, name: "num_elements", scope: !144, file: !30, line: 14, baseType: !147, flags: DIFlagStaticMember, extraData: i32 8)
!151 = !DIDerivedType(tag: DW_TAG_member, name: "num_storage_elements", scope: !144, file: !30, line: 14, baseType: !147, flags: DIFlagStaticMember)
!152 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !144, file: !30, line: 14, baseType: !153, size: 128)
!153 = !DICompositeType(tag: DW_TAG_array_type, baseType: !154, size: 128, elements: !156)
!154 = !DIDerivedType(tag: DW_TAG_typedef, name: "element_type", scope: !144, file: !30, line: 14, baseType: !155)
!155 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !45, file: !30, line: 12, baseType: !10)
!156 = !{!157}
!157 = !DISubrange(count: 8)
!158 = !{!159, !161, !162, !163, !47, !164}
!159 = !DITemplateTypeParameter(name: "U", type: !160)
!160 = !DICompositeType(tag: DW_TAG_structure_type, name: "matrix_a", scope: !31, file: !30, line: 11, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma8matrix_aE")
!161 = !DITemplateValueParameter(name: "M", type: !48, value: i32 16)
!162 = !DITemplateValueParameter(name: "N", type: !48, value: i32 16)
!163 = !DITemplateValueParameter(name: "K", type: !48, value: i32 16)
!164 = !DITemplateTypeParameter(name: "L", type: !165)
!165 = !DICompositeType(tag: DW_TAG_structure_type, name: "row_major", scope: !31, file: !30, line: 11, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma9row_majorE")
!166 = !DILocalVariable(name: "fb", scope: !2, file: !3, line: 10, type: !167)
!167 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fragment<nvcuda::wmma::matrix_b, 16, 16, 16, __half, nvcuda::wmma::col_major>", scope: !31, file: !30, line: 14, size: 128, flags: DIFlagTypePassByValue, elements: !168, templateParams: !177, identifier: "_ZTSN6nvcuda4wmma8fragmentINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorEEE")
!168 = !{!169, !170, !171, !172, !173, !174}
!169 = !DIDerivedType(tag: DW_TAG_member, name: "ws_rows", scope: !167, file: !30, line: 14, baseType: !147, flags: DIFlagStaticMember, extraData: i32 16)
!170 = !DIDerivedType(tag: DW_TAG_member, name: "ws_cols", scope: !167, file: !30, line: 14, baseType: !147, flags: DIFlagStaticMember, extraData: i32 16)
!171 = !DIDerivedType(tag: DW_TAG_member, name: "ws_turn", scope: !167, file: !30, line: 14, baseType: !147, flags: DIFlagStaticMember)
!172 = !DIDerivedType(tag: DW_TAG_member, name: "num_elements", scope: !167, file: !30, line: 14, baseType: !147, flags: DIFlagStaticMember, extraData: i32 8)
!173 = !DIDerivedType(tag: DW_TAG_member, name: "num_storage_elements", scope: !167, file: !30, line: 14, baseType: !147, flags: DIFlagStaticMember)
!174 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !167, file: !30, line: 14, baseType: !175, size: 128)
!175 = !DICompositeType(tag: DW_TAG_array_type, baseType: !176, size: 128, elements: !156)
!176 = !DIDerivedType(tag: DW_TAG_typedef, name: "element_type", scope: !167, file: !30, line: 14, baseType: !155)
!177 = !{!178, !161, !162, !163, !47, !180}
!178 = !DITemplateTypeParameter(name: "U", type: !179)
!179 = !DICompositeType(tag: DW_TAG_structure_type, name: "matrix_b", scope: !31, file: !30, line: 11, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma8matrix_bE")
!180 = !DITemplateTypeParameter(name: "L", type: !181)
!181 = !DICompositeType(tag: DW_TAG_structure_type, name: "col_major", scope: !31, file: !30, line: 11, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma9col_majorE")
!182 = !DILocalVariable(name: "fc", scope: !2, file: !3, line: 11, type: !183)
!183 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fragment<nvcuda::wmma::accumulator, 16, 16, 16, float, void>", scope: !31, file: !30, line: 14, size: 256, flags: DIFlagTypePassByValue, elements: !184, templateParams: !193, identifier: "_ZTSN6nvcuda4wmma8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEE")
!184 = !{!185, !186, !187, !188, !189, !190}
!185 = !DIDerivedType(tag: DW_TAG_member, name: "ws_rows", scope: !183, file: !30, line: 14, baseType: !147, flags: DIFlagStaticMember, extraData: i32 16)
!186 = !DIDerivedType(tag: DW_TAG_member, name: "ws_cols", scope: !183, file: !30, line: 14, baseType: !147, flags: DIFlagStaticMember, extraData: i32 16)
!187 = !DIDerivedType(tag: DW_TAG_member, name: "ws_turn", scope: !183, file: !30, line: 14, baseType: !147, flags: DIFlagStaticMember)
!188 = !DIDerivedType(tag: DW_TAG_member, name: "num_elements", scope: !183, file: !30, line: 14, baseType: !147, flags: DIFlagStaticMember, extraData: i32 8)
!189 = !DIDerivedType(tag: DW_TAG_member, name: "num_storage_elements", scope: !183, file: !30, line: 14, baseType: !147, flags: DIFlagStaticMember)
!190 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !183, file: !30, line: 14, baseType: !191, size: 256)
!191 = !DICompositeType(tag: DW_TAG_array_type, baseType: !192, size: 256, elements: !156)
!192 = !DIDerivedType(tag: DW_TAG_typedef, name: "element_type", scope: !183, file: !30, line: 14, baseType: !38)
!193 = !{!194, !161, !162, !163, !42, !196}
!194 = !DITemplateTypeParameter(name: "U", type: !195)
!195 = !DICompositeType(tag: DW_TAG_structure_type, name: "accumulator", scope: !31, file: !30, line: 11, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma11accumulatorE")
!196 = !DITemplateTypeParameter(name: "L", type: null, defaulted: true)
!197 = !DILocalVariable(name: "z", scope: !198, file: !3, line: 18, type: !48)
!198 = distinct !DILexicalBlock(scope: !2, file: !3, line: 18, column: 3)
!199 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 8192, elements: !200)
!200 = !{!201}
!201 = !DISubrange(count: 256)
!202 = !{i32 7, !"Dwarf Version", i32 4}
!203 = !{i32 2, !"Debug Info Version", i32 3}
!204 = !{i32 1, !"wchar_size", i32 4}
!205 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!206 = !{!"clang version 22.1.8"}
!207 = !{!208, !208, i64 0}
!208 = !{!"int", !209, i64 0}
!209 = !{!"omnipotent char", !210, i64 0}
!210 = !{!"Simple C++ TBAA"}
!211 = !DILocation(line: 0, scope: !2)
!212 = !DILocation(line: 8, column: 14, scope: !2)
!213 = !DILocation(line: 9, column: 3, scope: !2)
!214 = !DILocation(line: 9, column: 69, scope: !2)
!215 = !DILocation(line: 10, column: 3, scope: !2)
!216 = !DILocation(line: 10, column: 69, scope: !2)
!217 = !DILocation(line: 11, column: 3, scope: !2)
!218 = !DILocation(line: 11, column: 56, scope: !2)
!219 = !DILocation(line: 12, column: 3, scope: !2)
!220 = !{!221, !221, i64 0}
!221 = !{!"float", !209, i64 0}
!222 = distinct !{!222, !223, !224}
!223 = !{!"llvm.loop.mustprogress"}
!224 = !{!"llvm.loop.unroll.disable"}
!225 = !DILocation(line: 13, column: 3, scope: !2)
!226 = !{i64 0, i64 2, !227}
!227 = !{!228, !228, i64 0}
!228 = !{!"short", !209, i64 0}
!229 = distinct !{!229, !223, !224}
!230 = !DILocation(line: 14, column: 3, scope: !2)
!231 = distinct !{!231, !223, !224}
!232 = !DILocation(line: 15, column: 3, scope: !2)
!233 = !{!234, !228, i64 0}
!234 = !{!"_ZTS6ws_f16", !228, i64 0}
!235 = distinct !{!235, !223, !224}
!236 = distinct !{!236, !223, !224}
!237 = distinct !{!237, !223, !224}
!238 = distinct !{!238, !223, !224}
!239 = !DILocation(line: 16, column: 3, scope: !2)
!240 = distinct !{!240, !223, !224}
!241 = !DILocation(line: 17, column: 3, scope: !2)
!242 = !DILocation(line: 0, scope: !198)
!243 = !DILocation(line: 18, column: 8, scope: !198)
!244 = !DILocation(line: 18, scope: !198)
!245 = !DILocation(line: 18, column: 24, scope: !246)
!246 = distinct !DILexicalBlock(scope: !198, file: !3, line: 18, column: 3)
!247 = !DILocation(line: 18, column: 3, scope: !198)
!248 = !DILocation(line: 18, column: 47, scope: !246)
!249 = !DILocation(line: 18, column: 54, scope: !246)
!250 = !DILocation(line: 18, column: 40, scope: !246)
!251 = !DILocation(line: 18, column: 45, scope: !246)
!252 = !DILocation(line: 18, column: 33, scope: !246)
!253 = !DILocation(line: 18, column: 3, scope: !246)
!254 = distinct !{!254, !247, !255, !223, !224}
!255 = !DILocation(line: 18, column: 56, scope: !198)
!256 = !DILocation(line: 19, column: 1, scope: !2)
