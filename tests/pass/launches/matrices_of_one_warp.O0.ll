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

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7productPK6__halfS1_Pf(ptr noundef %a, ptr noundef %b, ptr noundef %c) #0 !dbg !603 {
entry:
  %.addr.i.i = alloca ptr, align 8
  %i.addr.i.i = alloca i32, align 4
  %f.addr.i139 = alloca ptr, align 8
  %i.addr.i140 = alloca i32, align 4
  %ld.addr.i141 = alloca i32, align 4
  %by_rows.addr.i142 = alloca i8, align 1
  %at.i143 = alloca i32, align 4
  %row.i144 = alloca i32, align 4
  %col.i145 = alloca i32, align 4
  %b.addr.i137 = alloca i16, align 2
  %b.addr.i136 = alloca i16, align 2
  %this.addr.i133 = alloca ptr, align 8
  %this.addr.i130 = alloca ptr, align 8
  %.addr.i114 = alloca ptr, align 8
  %i.addr.i115 = alloca i32, align 4
  %.addr.i106 = alloca ptr, align 8
  %at.addr.i107 = alloca i32, align 4
  %.addr.i101 = alloca ptr, align 8
  %at.addr.i = alloca i32, align 4
  %this.addr.i98 = alloca ptr, align 8
  %this.addr.i = alloca ptr, align 8
  %m.addr.i91 = alloca i32, align 4
  %v.addr.i92 = alloca float, align 4
  %a.addr.i93 = alloca i32, align 4
  %w.addr.i94 = alloca i32, align 4
  %m.addr.i = alloca i32, align 4
  %v.addr.i89 = alloca float, align 4
  %a.addr.i90 = alloca i32, align 4
  %w.addr.i = alloca i32, align 4
  %.addr.i80 = alloca ptr, align 8
  %i.addr.i81 = alloca i32, align 4
  %f.addr.i63 = alloca ptr, align 8
  %i.addr.i64 = alloca i32, align 4
  %ld.addr.i65 = alloca i32, align 4
  %by_rows.addr.i66 = alloca i8, align 1
  %at.i67 = alloca i32, align 4
  %row.i68 = alloca i32, align 4
  %col.i69 = alloca i32, align 4
  %.addr.i52 = alloca ptr, align 8
  %i.addr.i53 = alloca i32, align 4
  %f.addr.i42 = alloca ptr, align 8
  %i.addr.i = alloca i32, align 4
  %ld.addr.i43 = alloca i32, align 4
  %by_rows.addr.i = alloca i8, align 1
  %at.i44 = alloca i32, align 4
  %row.i45 = alloca i32, align 4
  %col.i46 = alloca i32, align 4
  %p.addr.i30 = alloca ptr, align 8
  %f.addr.i31 = alloca ptr, align 8
  %ld.addr.i32 = alloca i32, align 4
  %layout.addr.i = alloca i32, align 4
  %i.i33 = alloca i32, align 4
  %d.addr.i = alloca ptr, align 8
  %a.addr.i = alloca ptr, align 8
  %b.addr.i = alloca ptr, align 8
  %c.addr.i = alloca ptr, align 8
  %.addr.i = alloca i8, align 1
  %as.i = alloca [256 x float], align 4
  %bs.i = alloca [256 x float], align 4
  %i.i22 = alloca i32, align 4
  %i5.i = alloca i32, align 4
  %e.i = alloca i32, align 4
  %at.i = alloca i32, align 4
  %row.i = alloca i32, align 4
  %col.i = alloca i32, align 4
  %s.i = alloca float, align 4
  %k.i = alloca i32, align 4
  %f.addr.i9 = alloca ptr, align 8
  %p.addr.i10 = alloca ptr, align 8
  %ld.addr.i11 = alloca i32, align 4
  %i.i12 = alloca i32, align 4
  %f.addr.i1 = alloca ptr, align 8
  %p.addr.i = alloca ptr, align 8
  %ld.addr.i = alloca i32, align 4
  %i.i2 = alloca i32, align 4
  %f.addr.i = alloca ptr, align 8
  %v.addr.i = alloca ptr, align 8
  %i.i = alloca i32, align 4
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %c.addr = alloca ptr, align 8
  %fa = alloca %"struct.nvcuda::wmma::fragment", align 2
  %fb = alloca %"struct.nvcuda::wmma::fragment.0", align 2
  %fc = alloca %"struct.nvcuda::wmma::fragment.1", align 4
  %ref.tmp = alloca float, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !610, !DIExpression(), !611)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !612, !DIExpression(), !613)
  store ptr %c, ptr %c.addr, align 8
    #dbg_declare(ptr %c.addr, !614, !DIExpression(), !615)
    #dbg_declare(ptr %fa, !616, !DIExpression(), !639)
    #dbg_declare(ptr %fb, !640, !DIExpression(), !656)
    #dbg_declare(ptr %fc, !657, !DIExpression(), !672)
  store float 0.000000e+00, ptr %ref.tmp, align 4, !dbg !673
  store ptr %fc, ptr %f.addr.i, align 8, !dbg !674
  store ptr %ref.tmp, ptr %v.addr.i, align 8, !dbg !674
  store i32 0, ptr %i.i, align 4, !dbg !674
  br label %for.cond.i, !dbg !674

for.cond.i:                                       ; preds = %for.body.i, %entry
  %0 = load i32, ptr %i.i, align 4, !dbg !674
  %1 = load ptr, ptr %f.addr.i, align 8, !dbg !674, !nonnull !14, !align !675
  %cmp.i = icmp slt i32 %0, 8, !dbg !674
  br i1 %cmp.i, label %for.body.i, label %_ZN6nvcuda4wmma13fill_fragmentINS0_11accumulatorELi16ELi16ELi16EfvfEEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EERKT5_.exit, !dbg !674

for.body.i:                                       ; preds = %for.cond.i
  %2 = load ptr, ptr %v.addr.i, align 8, !dbg !674, !nonnull !14, !align !675
  %3 = load float, ptr %2, align 4, !dbg !674
  %4 = load ptr, ptr %f.addr.i, align 8, !dbg !674, !nonnull !14, !align !675
  %5 = load i32, ptr %i.i, align 4, !dbg !674
  %idxprom.i = sext i32 %5 to i64, !dbg !674
  %arrayidx.i = getelementptr inbounds [8 x float], ptr %4, i64 0, i64 %idxprom.i, !dbg !674
  store float %3, ptr %arrayidx.i, align 4, !dbg !674
  %6 = load i32, ptr %i.i, align 4, !dbg !674
  %inc.i = add nsw i32 %6, 1, !dbg !674
  store i32 %inc.i, ptr %i.i, align 4, !dbg !674
  br label %for.cond.i, !dbg !674, !llvm.loop !676

_ZN6nvcuda4wmma13fill_fragmentINS0_11accumulatorELi16ELi16ELi16EfvfEEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EERKT5_.exit: ; preds = %for.cond.i
  %7 = load ptr, ptr %a.addr, align 8, !dbg !678
  store ptr %fa, ptr %f.addr.i1, align 8, !dbg !679
  store ptr %7, ptr %p.addr.i, align 8, !dbg !679
  store i32 16, ptr %ld.addr.i, align 4, !dbg !679
  store i32 0, ptr %i.i2, align 4, !dbg !679
  br label %for.cond.i3, !dbg !679

for.cond.i3:                                      ; preds = %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorEEEEEjRKT_ijb.exit, %_ZN6nvcuda4wmma13fill_fragmentINS0_11accumulatorELi16ELi16ELi16EfvfEEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EERKT5_.exit
  %8 = load i32, ptr %i.i2, align 4, !dbg !679
  %9 = load ptr, ptr %f.addr.i1, align 8, !dbg !679, !nonnull !14, !align !680
  %cmp.i4 = icmp slt i32 %8, 8, !dbg !679
  br i1 %cmp.i4, label %for.body.i5, label %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit, !dbg !679

for.body.i5:                                      ; preds = %for.cond.i3
  %10 = load ptr, ptr %p.addr.i, align 8, !dbg !679
  %11 = load ptr, ptr %f.addr.i1, align 8, !dbg !679, !nonnull !14, !align !680
  %12 = load i32, ptr %i.i2, align 4, !dbg !679
  %13 = load i32, ptr %ld.addr.i, align 4, !dbg !679
  store ptr %11, ptr %f.addr.i42, align 8, !dbg !679
  store i32 %12, ptr %i.addr.i, align 4, !dbg !679
  store i32 %13, ptr %ld.addr.i43, align 4, !dbg !679
  store i8 1, ptr %by_rows.addr.i, align 1, !dbg !679
  %14 = load ptr, ptr %f.addr.i42, align 8, !dbg !679, !nonnull !14, !align !680
  %15 = load i32, ptr %i.addr.i, align 4, !dbg !679
  store ptr %14, ptr %.addr.i52, align 8, !dbg !679
  store i32 %15, ptr %i.addr.i53, align 4, !dbg !679
  %16 = load i32, ptr %i.addr.i53, align 4, !dbg !679
  %mul.i54 = mul nsw i32 %16, 32, !dbg !679
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !679
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !679
  %call2.i60 = call i32 @__ws_sreg_tid_y() #6, !dbg !679
  %call3.i = call i32 @__ws_sreg_ntid_y() #6, !dbg !679
  %call4.i = call i32 @__ws_sreg_tid_z() #6, !dbg !679
  %mul.i61 = mul i32 %call3.i, %call4.i, !dbg !679
  %add.i62 = add i32 %call2.i60, %mul.i61, !dbg !679
  %mul5.i = mul i32 %18, %add.i62, !dbg !679
  %add6.i = add i32 %17, %mul5.i, !dbg !679
  %mul1.i55 = mul i32 %add6.i, 5, !dbg !679
  %19 = load i32, ptr %i.addr.i53, align 4, !dbg !679
  %mul2.i = mul nsw i32 %19, 7, !dbg !679
  %add.i56 = add i32 %mul1.i55, %mul2.i, !dbg !679
  %add3.i = add i32 %add.i56, 3, !dbg !679
  %rem.i57 = urem i32 %add3.i, 32, !dbg !679
  %add4.i = add i32 %mul.i54, %rem.i57, !dbg !679
  store i32 %add4.i, ptr %at.i44, align 4, !dbg !679
  %20 = load i32, ptr %at.i44, align 4, !dbg !679
  %div.i48 = sdiv i32 %20, 16, !dbg !679
  store i32 %div.i48, ptr %row.i45, align 4, !dbg !679
  %21 = load i32, ptr %at.i44, align 4, !dbg !679
  %rem.i49 = srem i32 %21, 16, !dbg !679
  store i32 %rem.i49, ptr %col.i46, align 4, !dbg !679
  %22 = load i8, ptr %by_rows.addr.i, align 1, !dbg !679
  %loadedv.i = trunc i8 %22 to i1, !dbg !679
  br i1 %loadedv.i, label %cond.true.i, label %cond.false.i, !dbg !679

cond.true.i:                                      ; preds = %for.body.i5
  %23 = load i32, ptr %row.i45, align 4, !dbg !679
  %24 = load i32, ptr %ld.addr.i43, align 4, !dbg !679
  %mul.i50 = mul i32 %23, %24, !dbg !679
  %25 = load i32, ptr %col.i46, align 4, !dbg !679
  %add.i51 = add i32 %mul.i50, %25, !dbg !679
  br label %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorEEEEEjRKT_ijb.exit, !dbg !679

cond.false.i:                                     ; preds = %for.body.i5
  %26 = load i32, ptr %col.i46, align 4, !dbg !679
  %27 = load i32, ptr %ld.addr.i43, align 4, !dbg !679
  %mul1.i = mul i32 %26, %27, !dbg !679
  %28 = load i32, ptr %row.i45, align 4, !dbg !679
  %add2.i = add i32 %mul1.i, %28, !dbg !679
  br label %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorEEEEEjRKT_ijb.exit, !dbg !679

_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorEEEEEjRKT_ijb.exit: ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ %add.i51, %cond.true.i ], [ %add2.i, %cond.false.i ], !dbg !679
  %idxprom.i6 = zext i32 %cond.i to i64, !dbg !679
  %arrayidx.i7 = getelementptr inbounds nuw %struct.__half, ptr %10, i64 %idxprom.i6, !dbg !679
  %29 = load ptr, ptr %f.addr.i1, align 8, !dbg !679, !nonnull !14, !align !680
  %30 = load i32, ptr %i.i2, align 4, !dbg !679
  %idxprom1.i = sext i32 %30 to i64, !dbg !679
  %arrayidx2.i = getelementptr inbounds [8 x %struct.__half], ptr %29, i64 0, i64 %idxprom1.i, !dbg !679
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %arrayidx2.i, ptr align 2 %arrayidx.i7, i64 2, i1 false), !dbg !679
  %31 = load i32, ptr %i.i2, align 4, !dbg !679
  %inc.i8 = add nsw i32 %31, 1, !dbg !679
  store i32 %inc.i8, ptr %i.i2, align 4, !dbg !679
  br label %for.cond.i3, !dbg !679, !llvm.loop !681

_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit: ; preds = %for.cond.i3
  %32 = load ptr, ptr %b.addr, align 8, !dbg !682
  store ptr %fb, ptr %f.addr.i9, align 8, !dbg !683
  store ptr %32, ptr %p.addr.i10, align 8, !dbg !683
  store i32 16, ptr %ld.addr.i11, align 4, !dbg !683
  store i32 0, ptr %i.i12, align 4, !dbg !683
  br label %for.cond.i13, !dbg !683

for.cond.i13:                                     ; preds = %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorEEEEEjRKT_ijb.exit, %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit
  %33 = load i32, ptr %i.i12, align 4, !dbg !683
  %34 = load ptr, ptr %f.addr.i9, align 8, !dbg !683, !nonnull !14, !align !680
  %cmp.i14 = icmp slt i32 %33, 8, !dbg !683
  br i1 %cmp.i14, label %for.body.i15, label %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit, !dbg !683

for.body.i15:                                     ; preds = %for.cond.i13
  %35 = load ptr, ptr %p.addr.i10, align 8, !dbg !683
  %36 = load ptr, ptr %f.addr.i9, align 8, !dbg !683, !nonnull !14, !align !680
  %37 = load i32, ptr %i.i12, align 4, !dbg !683
  %38 = load i32, ptr %ld.addr.i11, align 4, !dbg !683
  store ptr %36, ptr %f.addr.i63, align 8, !dbg !683
  store i32 %37, ptr %i.addr.i64, align 4, !dbg !683
  store i32 %38, ptr %ld.addr.i65, align 4, !dbg !683
  store i8 0, ptr %by_rows.addr.i66, align 1, !dbg !683
  %39 = load ptr, ptr %f.addr.i63, align 8, !dbg !683, !nonnull !14, !align !680
  %40 = load i32, ptr %i.addr.i64, align 4, !dbg !683
  store ptr %39, ptr %.addr.i80, align 8, !dbg !683
  store i32 %40, ptr %i.addr.i81, align 4, !dbg !683
  %41 = load i32, ptr %i.addr.i81, align 4, !dbg !683
  %mul.i82 = mul nsw i32 %41, 32, !dbg !683
  %42 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !683
  %43 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !683
  %call2.i.i = call i32 @__ws_sreg_tid_y() #6, !dbg !683
  %call3.i.i = call i32 @__ws_sreg_ntid_y() #6, !dbg !683
  %call4.i.i = call i32 @__ws_sreg_tid_z() #6, !dbg !683
  %mul.i.i = mul i32 %call3.i.i, %call4.i.i, !dbg !683
  %add.i.i = add i32 %call2.i.i, %mul.i.i, !dbg !683
  %mul5.i.i = mul i32 %43, %add.i.i, !dbg !683
  %add6.i.i = add i32 %42, %mul5.i.i, !dbg !683
  %mul1.i83 = mul i32 %add6.i.i, 5, !dbg !683
  %44 = load i32, ptr %i.addr.i81, align 4, !dbg !683
  %mul2.i84 = mul nsw i32 %44, 7, !dbg !683
  %add.i85 = add i32 %mul1.i83, %mul2.i84, !dbg !683
  %add3.i86 = add i32 %add.i85, 17, !dbg !683
  %rem.i87 = urem i32 %add3.i86, 32, !dbg !683
  %add4.i88 = add i32 %mul.i82, %rem.i87, !dbg !683
  store i32 %add4.i88, ptr %at.i67, align 4, !dbg !683
  %45 = load i32, ptr %at.i67, align 4, !dbg !683
  %div.i70 = sdiv i32 %45, 16, !dbg !683
  store i32 %div.i70, ptr %row.i68, align 4, !dbg !683
  %46 = load i32, ptr %at.i67, align 4, !dbg !683
  %rem.i71 = srem i32 %46, 16, !dbg !683
  store i32 %rem.i71, ptr %col.i69, align 4, !dbg !683
  %47 = load i8, ptr %by_rows.addr.i66, align 1, !dbg !683
  %loadedv.i72 = trunc i8 %47 to i1, !dbg !683
  br i1 %loadedv.i72, label %cond.true.i77, label %cond.false.i73, !dbg !683

cond.true.i77:                                    ; preds = %for.body.i15
  %48 = load i32, ptr %row.i68, align 4, !dbg !683
  %49 = load i32, ptr %ld.addr.i65, align 4, !dbg !683
  %mul.i78 = mul i32 %48, %49, !dbg !683
  %50 = load i32, ptr %col.i69, align 4, !dbg !683
  %add.i79 = add i32 %mul.i78, %50, !dbg !683
  br label %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorEEEEEjRKT_ijb.exit, !dbg !683

cond.false.i73:                                   ; preds = %for.body.i15
  %51 = load i32, ptr %col.i69, align 4, !dbg !683
  %52 = load i32, ptr %ld.addr.i65, align 4, !dbg !683
  %mul1.i74 = mul i32 %51, %52, !dbg !683
  %53 = load i32, ptr %row.i68, align 4, !dbg !683
  %add2.i75 = add i32 %mul1.i74, %53, !dbg !683
  br label %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorEEEEEjRKT_ijb.exit, !dbg !683

_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorEEEEEjRKT_ijb.exit: ; preds = %cond.true.i77, %cond.false.i73
  %cond.i76 = phi i32 [ %add.i79, %cond.true.i77 ], [ %add2.i75, %cond.false.i73 ], !dbg !683
  %idxprom.i17 = zext i32 %cond.i76 to i64, !dbg !683
  %arrayidx.i18 = getelementptr inbounds nuw %struct.__half, ptr %35, i64 %idxprom.i17, !dbg !683
  %54 = load ptr, ptr %f.addr.i9, align 8, !dbg !683, !nonnull !14, !align !680
  %55 = load i32, ptr %i.i12, align 4, !dbg !683
  %idxprom1.i19 = sext i32 %55 to i64, !dbg !683
  %arrayidx2.i20 = getelementptr inbounds [8 x %struct.__half], ptr %54, i64 0, i64 %idxprom1.i19, !dbg !683
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %arrayidx2.i20, ptr align 2 %arrayidx.i18, i64 2, i1 false), !dbg !683
  %56 = load i32, ptr %i.i12, align 4, !dbg !683
  %inc.i21 = add nsw i32 %56, 1, !dbg !683
  store i32 %inc.i21, ptr %i.i12, align 4, !dbg !683
  br label %for.cond.i13, !dbg !683, !llvm.loop !684

_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit: ; preds = %for.cond.i13
  store ptr %fc, ptr %d.addr.i, align 8, !dbg !685
  store ptr %fa, ptr %a.addr.i, align 8, !dbg !685
  store ptr %fb, ptr %b.addr.i, align 8, !dbg !685
  store ptr %fc, ptr %c.addr.i, align 8, !dbg !685
  store i8 0, ptr %.addr.i, align 1, !dbg !685
  store i32 0, ptr %i.i22, align 4, !dbg !685
  br label %for.cond.i23, !dbg !685

for.cond.i23:                                     ; preds = %for.body.i25, %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit
  %57 = load i32, ptr %i.i22, align 4, !dbg !685
  %cmp.i24 = icmp slt i32 %57, 256, !dbg !685
  br i1 %cmp.i24, label %for.body.i25, label %for.end.i, !dbg !685

for.body.i25:                                     ; preds = %for.cond.i23
  %58 = load ptr, ptr %a.addr.i, align 8, !dbg !685, !nonnull !14, !align !680
  %59 = load i32, ptr %i.i22, align 4, !dbg !685
  %div.i = sdiv i32 %59, 32, !dbg !685
  %idxprom.i26 = sext i32 %div.i to i64, !dbg !685
  %arrayidx.i27 = getelementptr inbounds [8 x %struct.__half], ptr %58, i64 0, i64 %idxprom.i26, !dbg !685
  store ptr %arrayidx.i27, ptr %this.addr.i, align 8, !dbg !685
  %this1.i = load ptr, ptr %this.addr.i, align 8, !dbg !685
  store ptr %this1.i, ptr %this.addr.i133, align 8, !dbg !685
  %this1.i134 = load ptr, ptr %this.addr.i133, align 8, !dbg !685
  %60 = load i16, ptr %this1.i134, align 2, !dbg !685
  store i16 %60, ptr %b.addr.i136, align 2, !dbg !685
  %61 = load half, ptr %b.addr.i136, align 2, !dbg !685
  %conv.i = fpext half %61 to float, !dbg !685
  %62 = load ptr, ptr %a.addr.i, align 8, !dbg !685, !nonnull !14, !align !680
  %63 = load i32, ptr %i.i22, align 4, !dbg !685
  store ptr %62, ptr %.addr.i101, align 8, !dbg !685
  store i32 %63, ptr %at.addr.i, align 4, !dbg !685
  %64 = load i32, ptr %at.addr.i, align 4, !dbg !685
  %65 = load i32, ptr %at.addr.i, align 4, !dbg !685
  %div.i102 = sdiv i32 %65, 32, !dbg !685
  %mul.i103 = mul nsw i32 %div.i102, 7, !dbg !685
  %sub.i104 = sub nsw i32 %64, %mul.i103, !dbg !685
  %sub1.i = sub nsw i32 %sub.i104, 3, !dbg !685
  %mul2.i105 = mul nsw i32 %sub1.i, 13, !dbg !685
  %and.i = and i32 %mul2.i105, 31, !dbg !685
  store i32 -1, ptr %m.addr.i, align 4, !dbg !685
  store float %conv.i, ptr %v.addr.i89, align 4, !dbg !685
  store i32 %and.i, ptr %a.addr.i90, align 4, !dbg !685
  store i32 32, ptr %w.addr.i, align 4, !dbg !685
  %66 = load i32, ptr %m.addr.i, align 4, !dbg !685
  %67 = load float, ptr %v.addr.i89, align 4, !dbg !685
  %68 = load i32, ptr %a.addr.i90, align 4, !dbg !685
  %69 = load i32, ptr %w.addr.i, align 4, !dbg !685
  %sub.i = sub nsw i32 32, %69, !dbg !685
  %shl.i = shl i32 %sub.i, 8, !dbg !685
  %or.i = or i32 %shl.i, 31, !dbg !685
  %70 = call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 %66, float %67, i32 %68, i32 %or.i), !dbg !685
  %71 = load i32, ptr %i.i22, align 4, !dbg !685
  %idxprom3.i = sext i32 %71 to i64, !dbg !685
  %arrayidx4.i = getelementptr inbounds [256 x float], ptr %as.i, i64 0, i64 %idxprom3.i, !dbg !685
  store float %70, ptr %arrayidx4.i, align 4, !dbg !685
  %72 = load i32, ptr %i.i22, align 4, !dbg !685
  %inc.i29 = add nsw i32 %72, 1, !dbg !685
  store i32 %inc.i29, ptr %i.i22, align 4, !dbg !685
  br label %for.cond.i23, !dbg !685, !llvm.loop !686

for.end.i:                                        ; preds = %for.cond.i23
  store i32 0, ptr %i5.i, align 4, !dbg !685
  br label %for.cond6.i, !dbg !685

for.cond6.i:                                      ; preds = %for.body8.i, %for.end.i
  %73 = load i32, ptr %i5.i, align 4, !dbg !685
  %cmp7.i = icmp slt i32 %73, 256, !dbg !685
  br i1 %cmp7.i, label %for.body8.i, label %for.end20.i, !dbg !685

for.body8.i:                                      ; preds = %for.cond6.i
  %74 = load ptr, ptr %b.addr.i, align 8, !dbg !685, !nonnull !14, !align !680
  %75 = load i32, ptr %i5.i, align 4, !dbg !685
  %div10.i = sdiv i32 %75, 32, !dbg !685
  %idxprom11.i = sext i32 %div10.i to i64, !dbg !685
  %arrayidx12.i = getelementptr inbounds [8 x %struct.__half], ptr %74, i64 0, i64 %idxprom11.i, !dbg !685
  store ptr %arrayidx12.i, ptr %this.addr.i98, align 8, !dbg !685
  %this1.i99 = load ptr, ptr %this.addr.i98, align 8, !dbg !685
  store ptr %this1.i99, ptr %this.addr.i130, align 8, !dbg !685
  %this1.i131 = load ptr, ptr %this.addr.i130, align 8, !dbg !685
  %76 = load i16, ptr %this1.i131, align 2, !dbg !685
  store i16 %76, ptr %b.addr.i137, align 2, !dbg !685
  %77 = load half, ptr %b.addr.i137, align 2, !dbg !685
  %conv.i138 = fpext half %77 to float, !dbg !685
  %78 = load ptr, ptr %b.addr.i, align 8, !dbg !685, !nonnull !14, !align !680
  %79 = load i32, ptr %i5.i, align 4, !dbg !685
  store ptr %78, ptr %.addr.i106, align 8, !dbg !685
  store i32 %79, ptr %at.addr.i107, align 4, !dbg !685
  %80 = load i32, ptr %at.addr.i107, align 4, !dbg !685
  %81 = load i32, ptr %at.addr.i107, align 4, !dbg !685
  %div.i108 = sdiv i32 %81, 32, !dbg !685
  %mul.i109 = mul nsw i32 %div.i108, 7, !dbg !685
  %sub.i110 = sub nsw i32 %80, %mul.i109, !dbg !685
  %sub1.i111 = sub nsw i32 %sub.i110, 17, !dbg !685
  %mul2.i112 = mul nsw i32 %sub1.i111, 13, !dbg !685
  %and.i113 = and i32 %mul2.i112, 31, !dbg !685
  store i32 -1, ptr %m.addr.i91, align 4, !dbg !685
  store float %conv.i138, ptr %v.addr.i92, align 4, !dbg !685
  store i32 %and.i113, ptr %a.addr.i93, align 4, !dbg !685
  store i32 32, ptr %w.addr.i94, align 4, !dbg !685
  %82 = load i32, ptr %m.addr.i91, align 4, !dbg !685
  %83 = load float, ptr %v.addr.i92, align 4, !dbg !685
  %84 = load i32, ptr %a.addr.i93, align 4, !dbg !685
  %85 = load i32, ptr %w.addr.i94, align 4, !dbg !685
  %sub.i95 = sub nsw i32 32, %85, !dbg !685
  %shl.i96 = shl i32 %sub.i95, 8, !dbg !685
  %or.i97 = or i32 %shl.i96, 31, !dbg !685
  %86 = call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 %82, float %83, i32 %84, i32 %or.i97), !dbg !685
  %87 = load i32, ptr %i5.i, align 4, !dbg !685
  %idxprom16.i = sext i32 %87 to i64, !dbg !685
  %arrayidx17.i = getelementptr inbounds [256 x float], ptr %bs.i, i64 0, i64 %idxprom16.i, !dbg !685
  store float %86, ptr %arrayidx17.i, align 4, !dbg !685
  %88 = load i32, ptr %i5.i, align 4, !dbg !685
  %inc19.i = add nsw i32 %88, 1, !dbg !685
  store i32 %inc19.i, ptr %i5.i, align 4, !dbg !685
  br label %for.cond6.i, !dbg !685, !llvm.loop !687

for.end20.i:                                      ; preds = %for.cond6.i
  store i32 0, ptr %e.i, align 4, !dbg !685
  br label %for.cond21.i, !dbg !685

for.cond21.i:                                     ; preds = %for.end41.i, %for.end20.i
  %89 = load i32, ptr %e.i, align 4, !dbg !685
  %90 = load ptr, ptr %d.addr.i, align 8, !dbg !685, !nonnull !14, !align !675
  %cmp22.i = icmp slt i32 %89, 8, !dbg !685
  br i1 %cmp22.i, label %for.body23.i, label %_ZN6nvcuda4wmma8mma_syncILi16ELi16ELi16Ef6__halfNS0_9row_majorES2_NS0_9col_majorEfEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEERKNS5_INS0_8matrix_aEXT_EXT0_EXT1_ET3_T4_EERKNS5_INS0_8matrix_bEXT_EXT0_EXT1_ET5_T6_EERKNS5_IS6_XT_EXT0_EXT1_ET7_vEEb.exit, !dbg !685

for.body23.i:                                     ; preds = %for.cond21.i
  %91 = load ptr, ptr %d.addr.i, align 8, !dbg !685, !nonnull !14, !align !675
  %92 = load i32, ptr %e.i, align 4, !dbg !685
  store ptr %91, ptr %.addr.i114, align 8, !dbg !685
  store i32 %92, ptr %i.addr.i115, align 4, !dbg !685
  %93 = load i32, ptr %i.addr.i115, align 4, !dbg !685
  %mul.i116 = mul nsw i32 %93, 32, !dbg !685
  %94 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !685
  %95 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !685
  %call2.i.i117 = call i32 @__ws_sreg_tid_y() #6, !dbg !685
  %call3.i.i118 = call i32 @__ws_sreg_ntid_y() #6, !dbg !685
  %call4.i.i119 = call i32 @__ws_sreg_tid_z() #6, !dbg !685
  %mul.i.i120 = mul i32 %call3.i.i118, %call4.i.i119, !dbg !685
  %add.i.i121 = add i32 %call2.i.i117, %mul.i.i120, !dbg !685
  %mul5.i.i122 = mul i32 %95, %add.i.i121, !dbg !685
  %add6.i.i123 = add i32 %94, %mul5.i.i122, !dbg !685
  %mul1.i124 = mul i32 %add6.i.i123, 5, !dbg !685
  %96 = load i32, ptr %i.addr.i115, align 4, !dbg !685
  %mul2.i125 = mul nsw i32 %96, 7, !dbg !685
  %add.i126 = add i32 %mul1.i124, %mul2.i125, !dbg !685
  %add3.i127 = add i32 %add.i126, 10, !dbg !685
  %rem.i128 = urem i32 %add3.i127, 32, !dbg !685
  %add4.i129 = add i32 %mul.i116, %rem.i128, !dbg !685
  store i32 %add4.i129, ptr %at.i, align 4, !dbg !685
  %97 = load i32, ptr %at.i, align 4, !dbg !685
  %div25.i = sdiv i32 %97, 16, !dbg !685
  store i32 %div25.i, ptr %row.i, align 4, !dbg !685
  %98 = load i32, ptr %at.i, align 4, !dbg !685
  %rem.i = srem i32 %98, 16, !dbg !685
  store i32 %rem.i, ptr %col.i, align 4, !dbg !685
  %99 = load ptr, ptr %c.addr.i, align 8, !dbg !685, !nonnull !14, !align !675
  %100 = load i32, ptr %e.i, align 4, !dbg !685
  %idxprom27.i = sext i32 %100 to i64, !dbg !685
  %arrayidx28.i = getelementptr inbounds [8 x float], ptr %99, i64 0, i64 %idxprom27.i, !dbg !685
  %101 = load float, ptr %arrayidx28.i, align 4, !dbg !685
  store float %101, ptr %s.i, align 4, !dbg !685
  store i32 0, ptr %k.i, align 4, !dbg !685
  br label %for.cond29.i, !dbg !685

for.cond29.i:                                     ; preds = %for.body31.i, %for.body23.i
  %102 = load i32, ptr %k.i, align 4, !dbg !685
  %cmp30.i = icmp slt i32 %102, 16, !dbg !685
  br i1 %cmp30.i, label %for.body31.i, label %for.end41.i, !dbg !685

for.body31.i:                                     ; preds = %for.cond29.i
  %103 = load i32, ptr %row.i, align 4, !dbg !685
  %mul.i = mul nsw i32 %103, 16, !dbg !685
  %104 = load i32, ptr %k.i, align 4, !dbg !685
  %add.i = add nsw i32 %mul.i, %104, !dbg !685
  %idxprom32.i = sext i32 %add.i to i64, !dbg !685
  %arrayidx33.i = getelementptr inbounds [256 x float], ptr %as.i, i64 0, i64 %idxprom32.i, !dbg !685
  %105 = load float, ptr %arrayidx33.i, align 4, !dbg !685
  %106 = load i32, ptr %k.i, align 4, !dbg !685
  %mul34.i = mul nsw i32 %106, 16, !dbg !685
  %107 = load i32, ptr %col.i, align 4, !dbg !685
  %add35.i = add nsw i32 %mul34.i, %107, !dbg !685
  %idxprom36.i = sext i32 %add35.i to i64, !dbg !685
  %arrayidx37.i = getelementptr inbounds [256 x float], ptr %bs.i, i64 0, i64 %idxprom36.i, !dbg !685
  %108 = load float, ptr %arrayidx37.i, align 4, !dbg !685
  %109 = load float, ptr %s.i, align 4, !dbg !685
  %110 = call float @llvm.fmuladd.f32(float %105, float %108, float %109), !dbg !685
  store float %110, ptr %s.i, align 4, !dbg !685
  %111 = load i32, ptr %k.i, align 4, !dbg !685
  %inc40.i = add nsw i32 %111, 1, !dbg !685
  store i32 %inc40.i, ptr %k.i, align 4, !dbg !685
  br label %for.cond29.i, !dbg !685, !llvm.loop !688

for.end41.i:                                      ; preds = %for.cond29.i
  %112 = load float, ptr %s.i, align 4, !dbg !685
  %113 = load ptr, ptr %d.addr.i, align 8, !dbg !685, !nonnull !14, !align !675
  %114 = load i32, ptr %e.i, align 4, !dbg !685
  %idxprom43.i = sext i32 %114 to i64, !dbg !685
  %arrayidx44.i = getelementptr inbounds [8 x float], ptr %113, i64 0, i64 %idxprom43.i, !dbg !685
  store float %112, ptr %arrayidx44.i, align 4, !dbg !685
  %115 = load i32, ptr %e.i, align 4, !dbg !685
  %inc46.i = add nsw i32 %115, 1, !dbg !685
  store i32 %inc46.i, ptr %e.i, align 4, !dbg !685
  br label %for.cond21.i, !dbg !685, !llvm.loop !689

_ZN6nvcuda4wmma8mma_syncILi16ELi16ELi16Ef6__halfNS0_9row_majorES2_NS0_9col_majorEfEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEERKNS5_INS0_8matrix_aEXT_EXT0_EXT1_ET3_T4_EERKNS5_INS0_8matrix_bEXT_EXT0_EXT1_ET5_T6_EERKNS5_IS6_XT_EXT0_EXT1_ET7_vEEb.exit: ; preds = %for.cond21.i
  %116 = load ptr, ptr %c.addr, align 8, !dbg !690
  store ptr %116, ptr %p.addr.i30, align 8, !dbg !691
  store ptr %fc, ptr %f.addr.i31, align 8, !dbg !691
  store i32 16, ptr %ld.addr.i32, align 4, !dbg !691
  store i32 0, ptr %layout.addr.i, align 4, !dbg !691
  store i32 0, ptr %i.i33, align 4, !dbg !691
  br label %for.cond.i34, !dbg !691

for.cond.i34:                                     ; preds = %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEEEEjRKT_ijb.exit, %_ZN6nvcuda4wmma8mma_syncILi16ELi16ELi16Ef6__halfNS0_9row_majorES2_NS0_9col_majorEfEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEERKNS5_INS0_8matrix_aEXT_EXT0_EXT1_ET3_T4_EERKNS5_INS0_8matrix_bEXT_EXT0_EXT1_ET5_T6_EERKNS5_IS6_XT_EXT0_EXT1_ET7_vEEb.exit
  %117 = load i32, ptr %i.i33, align 4, !dbg !691
  %118 = load ptr, ptr %f.addr.i31, align 8, !dbg !691, !nonnull !14, !align !675
  %cmp.i35 = icmp slt i32 %117, 8, !dbg !691
  br i1 %cmp.i35, label %for.body.i37, label %_ZN6nvcuda4wmma17store_matrix_syncILi16ELi16ELi16EffEEvPT3_RKNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEjNS0_8layout_tE.exit, !dbg !691

for.body.i37:                                     ; preds = %for.cond.i34
  %119 = load ptr, ptr %f.addr.i31, align 8, !dbg !691, !nonnull !14, !align !675
  %120 = load i32, ptr %i.i33, align 4, !dbg !691
  %idxprom.i38 = sext i32 %120 to i64, !dbg !691
  %arrayidx.i39 = getelementptr inbounds [8 x float], ptr %119, i64 0, i64 %idxprom.i38, !dbg !691
  %121 = load float, ptr %arrayidx.i39, align 4, !dbg !691
  %122 = load ptr, ptr %p.addr.i30, align 8, !dbg !691
  %123 = load ptr, ptr %f.addr.i31, align 8, !dbg !691, !nonnull !14, !align !675
  %124 = load i32, ptr %i.i33, align 4, !dbg !691
  %125 = load i32, ptr %ld.addr.i32, align 4, !dbg !691
  %126 = load i32, ptr %layout.addr.i, align 4, !dbg !691
  %cmp1.i = icmp eq i32 %126, 0, !dbg !691
  store ptr %123, ptr %f.addr.i139, align 8, !dbg !691
  store i32 %124, ptr %i.addr.i140, align 4, !dbg !691
  store i32 %125, ptr %ld.addr.i141, align 4, !dbg !691
  %storedv.i = zext i1 %cmp1.i to i8, !dbg !691
  store i8 %storedv.i, ptr %by_rows.addr.i142, align 1, !dbg !691
  %127 = load ptr, ptr %f.addr.i139, align 8, !dbg !691, !nonnull !14, !align !675
  %128 = load i32, ptr %i.addr.i140, align 4, !dbg !691
  store ptr %127, ptr %.addr.i.i, align 8, !dbg !691
  store i32 %128, ptr %i.addr.i.i, align 4, !dbg !691
  %129 = load i32, ptr %i.addr.i.i, align 4, !dbg !691
  %mul.i.i146 = mul nsw i32 %129, 32, !dbg !691
  %130 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !691
  %131 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !691
  %call2.i.i.i = call i32 @__ws_sreg_tid_y() #6, !dbg !691
  %call3.i.i.i = call i32 @__ws_sreg_ntid_y() #6, !dbg !691
  %call4.i.i.i = call i32 @__ws_sreg_tid_z() #6, !dbg !691
  %mul.i.i.i = mul i32 %call3.i.i.i, %call4.i.i.i, !dbg !691
  %add.i.i.i = add i32 %call2.i.i.i, %mul.i.i.i, !dbg !691
  %mul5.i.i.i = mul i32 %131, %add.i.i.i, !dbg !691
  %add6.i.i.i = add i32 %130, %mul5.i.i.i, !dbg !691
  %mul1.i.i = mul i32 %add6.i.i.i, 5, !dbg !691
  %132 = load i32, ptr %i.addr.i.i, align 4, !dbg !691
  %mul2.i.i = mul nsw i32 %132, 7, !dbg !691
  %add.i.i147 = add i32 %mul1.i.i, %mul2.i.i, !dbg !691
  %add3.i.i = add i32 %add.i.i147, 10, !dbg !691
  %rem.i.i = urem i32 %add3.i.i, 32, !dbg !691
  %add4.i.i = add i32 %mul.i.i146, %rem.i.i, !dbg !691
  store i32 %add4.i.i, ptr %at.i143, align 4, !dbg !691
  %133 = load i32, ptr %at.i143, align 4, !dbg !691
  %div.i148 = sdiv i32 %133, 16, !dbg !691
  store i32 %div.i148, ptr %row.i144, align 4, !dbg !691
  %134 = load i32, ptr %at.i143, align 4, !dbg !691
  %rem.i149 = srem i32 %134, 16, !dbg !691
  store i32 %rem.i149, ptr %col.i145, align 4, !dbg !691
  %135 = load i8, ptr %by_rows.addr.i142, align 1, !dbg !691
  %loadedv.i150 = trunc i8 %135 to i1, !dbg !691
  br i1 %loadedv.i150, label %cond.true.i155, label %cond.false.i151, !dbg !691

cond.true.i155:                                   ; preds = %for.body.i37
  %136 = load i32, ptr %row.i144, align 4, !dbg !691
  %137 = load i32, ptr %ld.addr.i141, align 4, !dbg !691
  %mul.i156 = mul i32 %136, %137, !dbg !691
  %138 = load i32, ptr %col.i145, align 4, !dbg !691
  %add.i157 = add i32 %mul.i156, %138, !dbg !691
  br label %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEEEEjRKT_ijb.exit, !dbg !691

cond.false.i151:                                  ; preds = %for.body.i37
  %139 = load i32, ptr %col.i145, align 4, !dbg !691
  %140 = load i32, ptr %ld.addr.i141, align 4, !dbg !691
  %mul1.i152 = mul i32 %139, %140, !dbg !691
  %141 = load i32, ptr %row.i144, align 4, !dbg !691
  %add2.i153 = add i32 %mul1.i152, %141, !dbg !691
  br label %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEEEEjRKT_ijb.exit, !dbg !691

_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEEEEjRKT_ijb.exit: ; preds = %cond.true.i155, %cond.false.i151
  %cond.i154 = phi i32 [ %add.i157, %cond.true.i155 ], [ %add2.i153, %cond.false.i151 ], !dbg !691
  %idxprom2.i = zext i32 %cond.i154 to i64, !dbg !691
  %arrayidx3.i = getelementptr inbounds nuw float, ptr %122, i64 %idxprom2.i, !dbg !691
  store float %121, ptr %arrayidx3.i, align 4, !dbg !691
  %142 = load i32, ptr %i.i33, align 4, !dbg !691
  %inc.i41 = add nsw i32 %142, 1, !dbg !691
  store i32 %inc.i41, ptr %i.i33, align 4, !dbg !691
  br label %for.cond.i34, !dbg !691, !llvm.loop !692

_ZN6nvcuda4wmma17store_matrix_syncILi16ELi16ELi16EffEEvPT3_RKNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEjNS0_8layout_tE.exit: ; preds = %for.cond.i34
  ret void, !dbg !693
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.idx.f32(i32, float, i32, i32) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!598, !599, !600, !601}
!llvm.ident = !{!602}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, retainedTypes: !11, imports: !41, splitDebugInlining: false, nameTableKind: None)
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
!31 = !DISubprogram(name: "ws_f16", linkageName: "_ZN6ws_f16C4Ev", scope: !27, file: !24, line: 13, type: !32, scopeLine: 13, flags: DIFlagPrototyped, spFlags: 0)
!32 = !DISubroutineType(types: !33)
!33 = !{null, !34}
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!35 = !DISubprogram(name: "__half", linkageName: "_ZN6__halfC4Ev", scope: !23, file: !24, line: 17, type: !36, scopeLine: 17, flags: DIFlagPrototyped, spFlags: 0)
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
!48 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !44, file: !44, line: 137, type: !49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!49 = !DISubroutineType(types: !50)
!50 = !{!51, !51}
!51 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!52 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !53, file: !44, line: 154)
!53 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !44, file: !44, line: 133, type: !54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!54 = !DISubroutineType(types: !55)
!55 = !{!56, !56}
!56 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!57 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !58, file: !44, line: 154)
!58 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !44, file: !44, line: 134, type: !59, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!59 = !DISubroutineType(types: !60)
!60 = !{!61, !61}
!61 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!62 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !63, file: !44, line: 154)
!63 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !44, file: !44, line: 145, type: !64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!64 = !DISubroutineType(types: !65)
!65 = !{!66, !67}
!66 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!67 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!68 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !69, file: !44, line: 154)
!69 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !44, file: !44, line: 147, type: !64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!70 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !71, file: !44, line: 154)
!71 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !44, file: !44, line: 149, type: !72, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
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
!88 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4EPv", scope: !82, file: !83, line: 44, type: !89, scopeLine: 44, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!89 = !DISubroutineType(types: !90)
!90 = !{null, !91, !87}
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !82, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!92 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4Ev", scope: !82, file: !83, line: 46, type: !93, scopeLine: 46, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!93 = !DISubroutineType(types: !94)
!94 = !{null, !91}
!95 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4EDn", scope: !82, file: !83, line: 47, type: !96, scopeLine: 47, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!96 = !DISubroutineType(types: !97)
!97 = !{null, !91, !98}
!98 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!99 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4ERKS0_", scope: !82, file: !83, line: 48, type: !100, scopeLine: 48, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!100 = !DISubroutineType(types: !101)
!101 = !{null, !91, !102}
!102 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !103, size: 64)
!103 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !82)
!104 = !DISubprogram(name: "operator=", linkageName: "_ZNSt15__exception_ptr13exception_ptraSERKS0_", scope: !82, file: !83, line: 49, type: !105, scopeLine: 49, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!105 = !DISubroutineType(types: !106)
!106 = !{!107, !91, !102}
!107 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !82, size: 64)
!108 = !DISubprogram(name: "~exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrD4Ev", scope: !82, file: !83, line: 50, type: !93, scopeLine: 50, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!109 = !DISubprogram(name: "operator bool", linkageName: "_ZNKSt15__exception_ptr13exception_ptrcvbEv", scope: !82, file: !83, line: 51, type: !110, scopeLine: 51, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
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
!178 = !DISubprogram(name: "printf", scope: !175, file: !175, line: 97, type: !179, flags: DIFlagPrototyped, spFlags: 0)
!179 = !DISubroutineType(types: !180)
!180 = !{!39, !181, null}
!181 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !182, size: 64)
!182 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !183)
!183 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!184 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !185, file: !116, line: 12)
!185 = !DISubprogram(name: "fprintf", scope: !175, file: !175, line: 98, type: !186, flags: DIFlagPrototyped, spFlags: 0)
!186 = !DISubroutineType(types: !187)
!187 = !{!39, !188, !181, null}
!188 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !174, size: 64)
!189 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !190, file: !116, line: 12)
!190 = !DISubprogram(name: "sprintf", scope: !175, file: !175, line: 99, type: !191, flags: DIFlagPrototyped, spFlags: 0)
!191 = !DISubroutineType(types: !192)
!192 = !{!39, !193, !181, null}
!193 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !183, size: 64)
!194 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !195, file: !116, line: 12)
!195 = !DISubprogram(name: "snprintf", scope: !175, file: !175, line: 100, type: !196, flags: DIFlagPrototyped, spFlags: 0)
!196 = !DISubroutineType(types: !197)
!197 = !{!39, !193, !75, !181, null}
!198 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !199, file: !116, line: 12)
!199 = !DISubprogram(name: "vprintf", scope: !175, file: !175, line: 103, type: !200, flags: DIFlagPrototyped, spFlags: 0)
!200 = !DISubroutineType(types: !201)
!201 = !{!39, !181, !202}
!202 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !175, line: 75, baseType: !203)
!203 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !1, baseType: !193)
!204 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !205, file: !116, line: 12)
!205 = !DISubprogram(name: "vfprintf", scope: !175, file: !175, line: 104, type: !206, flags: DIFlagPrototyped, spFlags: 0)
!206 = !DISubroutineType(types: !207)
!207 = !{!39, !188, !181, !202}
!208 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !209, file: !116, line: 12)
!209 = !DISubprogram(name: "vsprintf", scope: !175, file: !175, line: 105, type: !210, flags: DIFlagPrototyped, spFlags: 0)
!210 = !DISubroutineType(types: !211)
!211 = !{!39, !193, !181, !202}
!212 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !213, file: !116, line: 12)
!213 = !DISubprogram(name: "vsnprintf", scope: !175, file: !175, line: 106, type: !214, flags: DIFlagPrototyped, spFlags: 0)
!214 = !DISubroutineType(types: !215)
!215 = !{!39, !193, !75, !181, !202}
!216 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !217, file: !116, line: 13)
!217 = !DISubprogram(name: "scanf", scope: !175, file: !175, line: 108, type: !179, flags: DIFlagPrototyped, spFlags: 0)
!218 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !219, file: !116, line: 13)
!219 = !DISubprogram(name: "fscanf", scope: !175, file: !175, line: 109, type: !186, flags: DIFlagPrototyped, spFlags: 0)
!220 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !221, file: !116, line: 13)
!221 = !DISubprogram(name: "sscanf", scope: !175, file: !175, line: 110, type: !222, flags: DIFlagPrototyped, spFlags: 0)
!222 = !DISubroutineType(types: !223)
!223 = !{!39, !181, !181, null}
!224 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !225, file: !116, line: 13)
!225 = !DISubprogram(name: "vsscanf", scope: !175, file: !175, line: 113, type: !226, flags: DIFlagPrototyped, spFlags: 0)
!226 = !DISubroutineType(types: !227)
!227 = !{!39, !181, !181, !202}
!228 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !229, file: !116, line: 13)
!229 = !DISubprogram(name: "puts", scope: !175, file: !175, line: 114, type: !230, flags: DIFlagPrototyped, spFlags: 0)
!230 = !DISubroutineType(types: !231)
!231 = !{!39, !181}
!232 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !233, file: !116, line: 13)
!233 = !DISubprogram(name: "putchar", scope: !175, file: !175, line: 115, type: !234, flags: DIFlagPrototyped, spFlags: 0)
!234 = !DISubroutineType(types: !235)
!235 = !{!39, !39}
!236 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !237, file: !116, line: 13)
!237 = !DISubprogram(name: "putc", scope: !175, file: !175, line: 116, type: !238, flags: DIFlagPrototyped, spFlags: 0)
!238 = !DISubroutineType(types: !239)
!239 = !{!39, !39, !188}
!240 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !241, file: !116, line: 13)
!241 = !DISubprogram(name: "fputc", scope: !175, file: !175, line: 117, type: !238, flags: DIFlagPrototyped, spFlags: 0)
!242 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !243, file: !116, line: 13)
!243 = !DISubprogram(name: "fputs", scope: !175, file: !175, line: 118, type: !244, flags: DIFlagPrototyped, spFlags: 0)
!244 = !DISubroutineType(types: !245)
!245 = !{!39, !181, !188}
!246 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !247, file: !116, line: 13)
!247 = !DISubprogram(name: "getchar", scope: !175, file: !175, line: 119, type: !248, flags: DIFlagPrototyped, spFlags: 0)
!248 = !DISubroutineType(types: !249)
!249 = !{!39}
!250 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !251, file: !116, line: 13)
!251 = !DISubprogram(name: "getc", scope: !175, file: !175, line: 120, type: !252, flags: DIFlagPrototyped, spFlags: 0)
!252 = !DISubroutineType(types: !253)
!253 = !{!39, !188}
!254 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !255, file: !116, line: 14)
!255 = !DISubprogram(name: "fgetc", scope: !175, file: !175, line: 121, type: !252, flags: DIFlagPrototyped, spFlags: 0)
!256 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !257, file: !116, line: 14)
!257 = !DISubprogram(name: "fgets", scope: !175, file: !175, line: 123, type: !258, flags: DIFlagPrototyped, spFlags: 0)
!258 = !DISubroutineType(types: !259)
!259 = !{!193, !193, !39, !188}
!260 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !261, file: !116, line: 14)
!261 = !DISubprogram(name: "ungetc", scope: !175, file: !175, line: 122, type: !238, flags: DIFlagPrototyped, spFlags: 0)
!262 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !263, file: !116, line: 14)
!263 = !DISubprogram(name: "fopen", scope: !175, file: !175, line: 126, type: !264, flags: DIFlagPrototyped, spFlags: 0)
!264 = !DISubroutineType(types: !265)
!265 = !{!188, !181, !181}
!266 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !267, file: !116, line: 14)
!267 = !DISubprogram(name: "freopen", scope: !175, file: !175, line: 127, type: !268, flags: DIFlagPrototyped, spFlags: 0)
!268 = !DISubroutineType(types: !269)
!269 = !{!188, !181, !181, !188}
!270 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !271, file: !116, line: 14)
!271 = !DISubprogram(name: "fclose", scope: !175, file: !175, line: 133, type: !252, flags: DIFlagPrototyped, spFlags: 0)
!272 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !273, file: !116, line: 14)
!273 = !DISubprogram(name: "fflush", scope: !175, file: !175, line: 134, type: !252, flags: DIFlagPrototyped, spFlags: 0)
!274 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !275, file: !116, line: 14)
!275 = !DISubprogram(name: "fread", scope: !175, file: !175, line: 135, type: !276, flags: DIFlagPrototyped, spFlags: 0)
!276 = !DISubroutineType(types: !277)
!277 = !{!75, !87, !75, !75, !188}
!278 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !279, file: !116, line: 14)
!279 = !DISubprogram(name: "fwrite", scope: !175, file: !175, line: 136, type: !280, flags: DIFlagPrototyped, spFlags: 0)
!280 = !DISubroutineType(types: !281)
!281 = !{!75, !282, !75, !75, !188}
!282 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !283, size: 64)
!283 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!284 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !285, file: !116, line: 14)
!285 = !DISubprogram(name: "fseek", scope: !175, file: !175, line: 137, type: !286, flags: DIFlagPrototyped, spFlags: 0)
!286 = !DISubroutineType(types: !287)
!287 = !{!39, !188, !56, !39}
!288 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !289, file: !116, line: 14)
!289 = !DISubprogram(name: "ftell", scope: !175, file: !175, line: 139, type: !290, flags: DIFlagPrototyped, spFlags: 0)
!290 = !DISubroutineType(types: !291)
!291 = !{!56, !188}
!292 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !293, file: !116, line: 15)
!293 = !DISubprogram(name: "rewind", scope: !175, file: !175, line: 141, type: !294, flags: DIFlagPrototyped, spFlags: 0)
!294 = !DISubroutineType(types: !295)
!295 = !{null, !188}
!296 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !297, file: !116, line: 15)
!297 = !DISubprogram(name: "feof", scope: !175, file: !175, line: 142, type: !252, flags: DIFlagPrototyped, spFlags: 0)
!298 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !299, file: !116, line: 15)
!299 = !DISubprogram(name: "ferror", scope: !175, file: !175, line: 143, type: !252, flags: DIFlagPrototyped, spFlags: 0)
!300 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !301, file: !116, line: 15)
!301 = !DISubprogram(name: "clearerr", scope: !175, file: !175, line: 144, type: !294, flags: DIFlagPrototyped, spFlags: 0)
!302 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !303, file: !116, line: 15)
!303 = !DISubprogram(name: "setvbuf", scope: !175, file: !175, line: 146, type: !304, flags: DIFlagPrototyped, spFlags: 0)
!304 = !DISubroutineType(types: !305)
!305 = !{!39, !188, !193, !39, !75}
!306 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !307, file: !116, line: 15)
!307 = !DISubprogram(name: "setbuf", scope: !175, file: !175, line: 147, type: !308, flags: DIFlagPrototyped, spFlags: 0)
!308 = !DISubroutineType(types: !309)
!309 = !{null, !188, !193}
!310 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !311, file: !116, line: 15)
!311 = !DISubprogram(name: "perror", scope: !175, file: !175, line: 149, type: !312, flags: DIFlagPrototyped, spFlags: 0)
!312 = !DISubroutineType(types: !313)
!313 = !{null, !181}
!314 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !315, file: !116, line: 15)
!315 = !DISubprogram(name: "remove", scope: !175, file: !175, line: 150, type: !230, flags: DIFlagPrototyped, spFlags: 0)
!316 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !317, file: !116, line: 15)
!317 = !DISubprogram(name: "rename", scope: !175, file: !175, line: 151, type: !318, flags: DIFlagPrototyped, spFlags: 0)
!318 = !DISubroutineType(types: !319)
!319 = !{!39, !181, !181}
!320 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !321, file: !116, line: 15)
!321 = !DISubprogram(name: "tmpfile", scope: !175, file: !175, line: 130, type: !322, flags: DIFlagPrototyped, spFlags: 0)
!322 = !DISubroutineType(types: !323)
!323 = !{!188}
!324 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !325, file: !116, line: 15)
!325 = !DISubprogram(name: "tmpnam", scope: !175, file: !175, line: 131, type: !326, flags: DIFlagPrototyped, spFlags: 0)
!326 = !DISubroutineType(types: !327)
!327 = !{!193, !193}
!328 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !202, file: !116, line: 16)
!329 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !330, file: !116, line: 16)
!330 = !DISubprogram(name: "exit", scope: !175, file: !175, line: 154, type: !331, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!331 = !DISubroutineType(types: !332)
!332 = !{null, !39}
!333 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !334, file: !116, line: 16)
!334 = !DISubprogram(name: "_Exit", scope: !175, file: !175, line: 156, type: !331, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!335 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !336, file: !116, line: 16)
!336 = !DISubprogram(name: "quick_exit", scope: !175, file: !175, line: 157, type: !331, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!337 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !338, file: !116, line: 16)
!338 = !DISubprogram(name: "abort", scope: !175, file: !175, line: 158, type: !339, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!339 = !DISubroutineType(types: !340)
!340 = !{null}
!341 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !342, file: !116, line: 16)
!342 = !DISubprogram(name: "atexit", scope: !175, file: !175, line: 159, type: !343, flags: DIFlagPrototyped, spFlags: 0)
!343 = !DISubroutineType(types: !344)
!344 = !{!39, !345}
!345 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !339, size: 64)
!346 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !347, file: !116, line: 16)
!347 = !DISubprogram(name: "malloc", scope: !175, file: !175, line: 161, type: !348, flags: DIFlagPrototyped, spFlags: 0)
!348 = !DISubroutineType(types: !349)
!349 = !{!87, !75}
!350 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !351, file: !116, line: 16)
!351 = !DISubprogram(name: "free", scope: !175, file: !175, line: 162, type: !352, flags: DIFlagPrototyped, spFlags: 0)
!352 = !DISubroutineType(types: !353)
!353 = !{null, !87}
!354 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !355, file: !116, line: 16)
!355 = !DISubprogram(name: "calloc", scope: !175, file: !175, line: 163, type: !356, flags: DIFlagPrototyped, spFlags: 0)
!356 = !DISubroutineType(types: !357)
!357 = !{!87, !75, !75}
!358 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !359, file: !116, line: 16)
!359 = !DISubprogram(name: "realloc", scope: !175, file: !175, line: 164, type: !360, flags: DIFlagPrototyped, spFlags: 0)
!360 = !DISubroutineType(types: !361)
!361 = !{!87, !87, !75}
!362 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !363, file: !116, line: 17)
!363 = !DISubprogram(name: "aligned_alloc", scope: !175, file: !175, line: 165, type: !356, flags: DIFlagPrototyped, spFlags: 0)
!364 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !365, file: !116, line: 17)
!365 = !DISubprogram(name: "rand", scope: !175, file: !175, line: 169, type: !248, flags: DIFlagPrototyped, spFlags: 0)
!366 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !367, file: !116, line: 17)
!367 = !DISubprogram(name: "srand", scope: !175, file: !175, line: 170, type: !368, flags: DIFlagPrototyped, spFlags: 0)
!368 = !DISubroutineType(types: !369)
!369 = !{null, !7}
!370 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !371, file: !116, line: 17)
!371 = !DISubprogram(name: "atoi", scope: !175, file: !175, line: 182, type: !230, flags: DIFlagPrototyped, spFlags: 0)
!372 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !373, file: !116, line: 17)
!373 = !DISubprogram(name: "atol", scope: !175, file: !175, line: 183, type: !374, flags: DIFlagPrototyped, spFlags: 0)
!374 = !DISubroutineType(types: !375)
!375 = !{!56, !181}
!376 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !377, file: !116, line: 17)
!377 = !DISubprogram(name: "atoll", scope: !175, file: !175, line: 184, type: !378, flags: DIFlagPrototyped, spFlags: 0)
!378 = !DISubroutineType(types: !379)
!379 = !{!61, !181}
!380 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !381, file: !116, line: 17)
!381 = !DISubprogram(name: "atof", scope: !175, file: !175, line: 185, type: !382, flags: DIFlagPrototyped, spFlags: 0)
!382 = !DISubroutineType(types: !383)
!383 = !{!67, !181}
!384 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !385, file: !116, line: 17)
!385 = !DISubprogram(name: "strtol", scope: !175, file: !175, line: 186, type: !386, flags: DIFlagPrototyped, spFlags: 0)
!386 = !DISubroutineType(types: !387)
!387 = !{!56, !181, !388, !39}
!388 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !193, size: 64)
!389 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !390, file: !116, line: 17)
!390 = !DISubprogram(name: "strtoul", scope: !175, file: !175, line: 187, type: !391, flags: DIFlagPrototyped, spFlags: 0)
!391 = !DISubroutineType(types: !392)
!392 = !{!77, !181, !388, !39}
!393 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !394, file: !116, line: 17)
!394 = !DISubprogram(name: "strtoll", scope: !175, file: !175, line: 188, type: !395, flags: DIFlagPrototyped, spFlags: 0)
!395 = !DISubroutineType(types: !396)
!396 = !{!61, !181, !388, !39}
!397 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !398, file: !116, line: 18)
!398 = !DISubprogram(name: "strtoull", scope: !175, file: !175, line: 189, type: !399, flags: DIFlagPrototyped, spFlags: 0)
!399 = !DISubroutineType(types: !400)
!400 = !{!401, !181, !388, !39}
!401 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!402 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !403, file: !116, line: 18)
!403 = !DISubprogram(name: "strtod", scope: !175, file: !175, line: 190, type: !404, flags: DIFlagPrototyped, spFlags: 0)
!404 = !DISubroutineType(types: !405)
!405 = !{!67, !181, !388}
!406 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !407, file: !116, line: 18)
!407 = !DISubprogram(name: "strtof", scope: !175, file: !175, line: 191, type: !408, flags: DIFlagPrototyped, spFlags: 0)
!408 = !DISubroutineType(types: !409)
!409 = !{!17, !181, !388}
!410 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !411, file: !116, line: 18)
!411 = !DISubprogram(name: "getenv", scope: !175, file: !175, line: 195, type: !412, flags: DIFlagPrototyped, spFlags: 0)
!412 = !DISubroutineType(types: !413)
!413 = !{!193, !181}
!414 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !415, file: !116, line: 18)
!415 = !DISubprogram(name: "system", scope: !175, file: !175, line: 199, type: !230, flags: DIFlagPrototyped, spFlags: 0)
!416 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !417, file: !116, line: 18)
!417 = !DISubprogram(name: "qsort", scope: !175, file: !175, line: 309, type: !418, flags: DIFlagPrototyped, spFlags: 0)
!418 = !DISubroutineType(types: !419)
!419 = !{null, !87, !75, !75, !420}
!420 = !DIDerivedType(tag: DW_TAG_typedef, name: "ws_compare", file: !175, line: 308, baseType: !421)
!421 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !422, size: 64)
!422 = !DISubroutineType(types: !423)
!423 = !{!39, !282, !282}
!424 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !425, file: !116, line: 18)
!425 = !DISubprogram(name: "bsearch", scope: !175, file: !175, line: 310, type: !426, flags: DIFlagPrototyped, spFlags: 0)
!426 = !DISubroutineType(types: !427)
!427 = !{!87, !282, !282, !75, !75, !420}
!428 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !429, file: !116, line: 18)
!429 = !DISubprogram(name: "div", scope: !175, file: !175, line: 202, type: !430, flags: DIFlagPrototyped, spFlags: 0)
!430 = !DISubroutineType(types: !431)
!431 = !{!432, !39, !39}
!432 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !175, line: 78, baseType: !433)
!433 = !DICompositeType(tag: DW_TAG_structure_type, file: !175, line: 78, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!434 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !435, file: !116, line: 18)
!435 = !DISubprogram(name: "ldiv", scope: !175, file: !175, line: 203, type: !436, flags: DIFlagPrototyped, spFlags: 0)
!436 = !DISubroutineType(types: !437)
!437 = !{!438, !56, !56}
!438 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !175, line: 79, baseType: !439)
!439 = !DICompositeType(tag: DW_TAG_structure_type, file: !175, line: 79, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS6ldiv_t")
!440 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !441, file: !116, line: 18)
!441 = !DISubprogram(name: "lldiv", scope: !175, file: !175, line: 204, type: !442, flags: DIFlagPrototyped, spFlags: 0)
!442 = !DISubroutineType(types: !443)
!443 = !{!444, !61, !61}
!444 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !175, line: 80, baseType: !445)
!445 = !DICompositeType(tag: DW_TAG_structure_type, file: !175, line: 80, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS7lldiv_t")
!446 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !432, file: !116, line: 19)
!447 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !438, file: !116, line: 19)
!448 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !444, file: !116, line: 19)
!449 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !450, file: !116, line: 19)
!450 = !DISubprogram(name: "memcpy", scope: !175, file: !175, line: 207, type: !451, flags: DIFlagPrototyped, spFlags: 0)
!451 = !DISubroutineType(types: !452)
!452 = !{!87, !87, !282, !75}
!453 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !454, file: !116, line: 19)
!454 = !DISubprogram(name: "memmove", scope: !175, file: !175, line: 208, type: !451, flags: DIFlagPrototyped, spFlags: 0)
!455 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !456, file: !116, line: 19)
!456 = !DISubprogram(name: "memset", scope: !175, file: !175, line: 209, type: !457, flags: DIFlagPrototyped, spFlags: 0)
!457 = !DISubroutineType(types: !458)
!458 = !{!87, !87, !39, !75}
!459 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !460, file: !116, line: 19)
!460 = !DISubprogram(name: "memcmp", scope: !175, file: !175, line: 210, type: !461, flags: DIFlagPrototyped, spFlags: 0)
!461 = !DISubroutineType(types: !462)
!462 = !{!39, !282, !282, !75}
!463 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !464, file: !116, line: 19)
!464 = !DISubprogram(name: "memchr", scope: !175, file: !175, line: 319, type: !465, flags: DIFlagPrototyped, spFlags: 0)
!465 = !DISubroutineType(types: !466)
!466 = !{!282, !282, !39, !75}
!467 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !468, file: !116, line: 19)
!468 = !DISubprogram(name: "strlen", scope: !175, file: !175, line: 217, type: !469, flags: DIFlagPrototyped, spFlags: 0)
!469 = !DISubroutineType(types: !470)
!470 = !{!75, !181}
!471 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !472, file: !116, line: 19)
!472 = !DISubprogram(name: "strcmp", scope: !175, file: !175, line: 219, type: !318, flags: DIFlagPrototyped, spFlags: 0)
!473 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !474, file: !116, line: 20)
!474 = !DISubprogram(name: "strncmp", scope: !175, file: !175, line: 220, type: !475, flags: DIFlagPrototyped, spFlags: 0)
!475 = !DISubroutineType(types: !476)
!476 = !{!39, !181, !181, !75}
!477 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !478, file: !116, line: 20)
!478 = !DISubprogram(name: "strcoll", scope: !175, file: !175, line: 223, type: !318, flags: DIFlagPrototyped, spFlags: 0)
!479 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !480, file: !116, line: 20)
!480 = !DISubprogram(name: "strcpy", scope: !175, file: !175, line: 225, type: !481, flags: DIFlagPrototyped, spFlags: 0)
!481 = !DISubroutineType(types: !482)
!482 = !{!193, !193, !181}
!483 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !484, file: !116, line: 20)
!484 = !DISubprogram(name: "strncpy", scope: !175, file: !175, line: 226, type: !485, flags: DIFlagPrototyped, spFlags: 0)
!485 = !DISubroutineType(types: !486)
!486 = !{!193, !193, !181, !75}
!487 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !488, file: !116, line: 20)
!488 = !DISubprogram(name: "strcat", scope: !175, file: !175, line: 228, type: !481, flags: DIFlagPrototyped, spFlags: 0)
!489 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !490, file: !116, line: 20)
!490 = !DISubprogram(name: "strncat", scope: !175, file: !175, line: 229, type: !485, flags: DIFlagPrototyped, spFlags: 0)
!491 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !492, file: !116, line: 20)
!492 = !DISubprogram(name: "strtok", scope: !175, file: !175, line: 230, type: !481, flags: DIFlagPrototyped, spFlags: 0)
!493 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !494, file: !116, line: 20)
!494 = !DISubprogram(name: "strerror", scope: !175, file: !175, line: 235, type: !495, flags: DIFlagPrototyped, spFlags: 0)
!495 = !DISubroutineType(types: !496)
!496 = !{!193, !39}
!497 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !498, file: !116, line: 20)
!498 = !DISubprogram(name: "strspn", scope: !175, file: !175, line: 236, type: !499, flags: DIFlagPrototyped, spFlags: 0)
!499 = !DISubroutineType(types: !500)
!500 = !{!75, !181, !181}
!501 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !502, file: !116, line: 20)
!502 = !DISubprogram(name: "strcspn", scope: !175, file: !175, line: 237, type: !499, flags: DIFlagPrototyped, spFlags: 0)
!503 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !504, file: !116, line: 21)
!504 = !DISubprogram(name: "strchr", scope: !175, file: !175, line: 320, type: !505, flags: DIFlagPrototyped, spFlags: 0)
!505 = !DISubroutineType(types: !506)
!506 = !{!181, !181, !39}
!507 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !508, file: !116, line: 21)
!508 = !DISubprogram(name: "strrchr", scope: !175, file: !175, line: 321, type: !505, flags: DIFlagPrototyped, spFlags: 0)
!509 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !510, file: !116, line: 21)
!510 = !DISubprogram(name: "strstr", scope: !175, file: !175, line: 322, type: !511, flags: DIFlagPrototyped, spFlags: 0)
!511 = !DISubroutineType(types: !512)
!512 = !{!181, !181, !181}
!513 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !514, file: !116, line: 21)
!514 = !DISubprogram(name: "strpbrk", scope: !175, file: !175, line: 323, type: !511, flags: DIFlagPrototyped, spFlags: 0)
!515 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !516, file: !116, line: 21)
!516 = !DISubprogram(name: "isalnum", scope: !175, file: !175, line: 251, type: !234, flags: DIFlagPrototyped, spFlags: 0)
!517 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !518, file: !116, line: 21)
!518 = !DISubprogram(name: "isalpha", scope: !175, file: !175, line: 252, type: !234, flags: DIFlagPrototyped, spFlags: 0)
!519 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !520, file: !116, line: 21)
!520 = !DISubprogram(name: "isblank", scope: !175, file: !175, line: 253, type: !234, flags: DIFlagPrototyped, spFlags: 0)
!521 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !522, file: !116, line: 21)
!522 = !DISubprogram(name: "iscntrl", scope: !175, file: !175, line: 254, type: !234, flags: DIFlagPrototyped, spFlags: 0)
!523 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !524, file: !116, line: 21)
!524 = !DISubprogram(name: "isdigit", scope: !175, file: !175, line: 255, type: !234, flags: DIFlagPrototyped, spFlags: 0)
!525 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !526, file: !116, line: 21)
!526 = !DISubprogram(name: "isgraph", scope: !175, file: !175, line: 256, type: !234, flags: DIFlagPrototyped, spFlags: 0)
!527 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !528, file: !116, line: 22)
!528 = !DISubprogram(name: "islower", scope: !175, file: !175, line: 257, type: !234, flags: DIFlagPrototyped, spFlags: 0)
!529 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !530, file: !116, line: 22)
!530 = !DISubprogram(name: "isprint", scope: !175, file: !175, line: 258, type: !234, flags: DIFlagPrototyped, spFlags: 0)
!531 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !532, file: !116, line: 22)
!532 = !DISubprogram(name: "ispunct", scope: !175, file: !175, line: 259, type: !234, flags: DIFlagPrototyped, spFlags: 0)
!533 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !534, file: !116, line: 22)
!534 = !DISubprogram(name: "isspace", scope: !175, file: !175, line: 260, type: !234, flags: DIFlagPrototyped, spFlags: 0)
!535 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !536, file: !116, line: 22)
!536 = !DISubprogram(name: "isupper", scope: !175, file: !175, line: 261, type: !234, flags: DIFlagPrototyped, spFlags: 0)
!537 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !538, file: !116, line: 22)
!538 = !DISubprogram(name: "isxdigit", scope: !175, file: !175, line: 262, type: !234, flags: DIFlagPrototyped, spFlags: 0)
!539 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !540, file: !116, line: 22)
!540 = !DISubprogram(name: "tolower", scope: !175, file: !175, line: 265, type: !234, flags: DIFlagPrototyped, spFlags: 0)
!541 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !542, file: !116, line: 22)
!542 = !DISubprogram(name: "toupper", scope: !175, file: !175, line: 266, type: !234, flags: DIFlagPrototyped, spFlags: 0)
!543 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !544, file: !116, line: 23)
!544 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !175, line: 69, baseType: !56)
!545 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !546, file: !116, line: 23)
!546 = !DIDerivedType(tag: DW_TAG_typedef, name: "clock_t", file: !175, line: 70, baseType: !56)
!547 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !548, file: !116, line: 23)
!548 = !DISubprogram(name: "clock", linkageName: "_ZL5clockv", scope: !549, file: !549, line: 244, type: !550, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!549 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!550 = !DISubroutineType(types: !551)
!551 = !{!546}
!552 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !553, file: !116, line: 23)
!553 = !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !175, line: 84, size: 448, flags: DIFlagFwdDecl, identifier: "_ZTS2tm")
!554 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !555, file: !116, line: 23)
!555 = !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !175, line: 82, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS8timespec")
!556 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !557, file: !116, line: 23)
!557 = !DISubprogram(name: "time", scope: !175, file: !175, line: 269, type: !558, flags: DIFlagPrototyped, spFlags: 0)
!558 = !DISubroutineType(types: !559)
!559 = !{!544, !560}
!560 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !544, size: 64)
!561 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !562, file: !116, line: 23)
!562 = !DISubprogram(name: "difftime", scope: !175, file: !175, line: 270, type: !563, flags: DIFlagPrototyped, spFlags: 0)
!563 = !DISubroutineType(types: !564)
!564 = !{!67, !544, !544}
!565 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !566, file: !116, line: 23)
!566 = !DISubprogram(name: "mktime", scope: !175, file: !175, line: 271, type: !567, flags: DIFlagPrototyped, spFlags: 0)
!567 = !DISubroutineType(types: !568)
!568 = !{!544, !569}
!569 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !553, size: 64)
!570 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !571, file: !116, line: 23)
!571 = !DISubprogram(name: "localtime", scope: !175, file: !175, line: 273, type: !572, flags: DIFlagPrototyped, spFlags: 0)
!572 = !DISubroutineType(types: !573)
!573 = !{!569, !574}
!574 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !575, size: 64)
!575 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !544)
!576 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !577, file: !116, line: 23)
!577 = !DISubprogram(name: "gmtime", scope: !175, file: !175, line: 275, type: !572, flags: DIFlagPrototyped, spFlags: 0)
!578 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !579, file: !116, line: 24)
!579 = !DISubprogram(name: "asctime", scope: !175, file: !175, line: 277, type: !580, flags: DIFlagPrototyped, spFlags: 0)
!580 = !DISubroutineType(types: !581)
!581 = !{!193, !582}
!582 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !583, size: 64)
!583 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !553)
!584 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !585, file: !116, line: 24)
!585 = !DISubprogram(name: "ctime", scope: !175, file: !175, line: 278, type: !586, flags: DIFlagPrototyped, spFlags: 0)
!586 = !DISubroutineType(types: !587)
!587 = !{!193, !574}
!588 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !589, file: !116, line: 24)
!589 = !DISubprogram(name: "strftime", scope: !175, file: !175, line: 280, type: !590, flags: DIFlagPrototyped, spFlags: 0)
!590 = !DISubroutineType(types: !591)
!591 = !{!75, !193, !75, !181, !582}
!592 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !593, file: !116, line: 24)
!593 = !DISubprogram(name: "timespec_get", scope: !175, file: !175, line: 285, type: !594, flags: DIFlagPrototyped, spFlags: 0)
!594 = !DISubroutineType(types: !595)
!595 = !{!39, !596, !39}
!596 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !555, size: 64)
!597 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !6, file: !1, line: 7)
!598 = !{i32 7, !"Dwarf Version", i32 4}
!599 = !{i32 2, !"Debug Info Version", i32 3}
!600 = !{i32 1, !"wchar_size", i32 4}
!601 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!602 = !{!"clang version 22.1.8"}
!603 = distinct !DISubprogram(name: "product", linkageName: "_Z7productPK6__halfS1_Pf", scope: !1, file: !1, line: 8, type: !604, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!604 = !DISubroutineType(types: !605)
!605 = !{null, !606, !606, !609}
!606 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !607, size: 64)
!607 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !608)
!608 = !DIDerivedType(tag: DW_TAG_typedef, name: "half", file: !24, line: 25, baseType: !23)
!609 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!610 = !DILocalVariable(name: "a", arg: 1, scope: !603, file: !1, line: 8, type: !606)
!611 = !DILocation(line: 8, column: 37, scope: !603)
!612 = !DILocalVariable(name: "b", arg: 2, scope: !603, file: !1, line: 8, type: !606)
!613 = !DILocation(line: 8, column: 52, scope: !603)
!614 = !DILocalVariable(name: "c", arg: 3, scope: !603, file: !1, line: 8, type: !609)
!615 = !DILocation(line: 8, column: 62, scope: !603)
!616 = !DILocalVariable(name: "fa", scope: !603, file: !1, line: 9, type: !617)
!617 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fragment<nvcuda::wmma::matrix_a, 16, 16, 16, __half, nvcuda::wmma::row_major>", scope: !5, file: !4, line: 15, size: 128, flags: DIFlagTypePassByValue, elements: !618, templateParams: !631, identifier: "_ZTSN6nvcuda4wmma8fragmentINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorEEE")
!618 = !{!619, !621, !622, !623, !624, !625}
!619 = !DIDerivedType(tag: DW_TAG_member, name: "ws_rows", scope: !617, file: !4, line: 15, baseType: !620, flags: DIFlagStaticMember, extraData: i32 16)
!620 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !39)
!621 = !DIDerivedType(tag: DW_TAG_member, name: "ws_cols", scope: !617, file: !4, line: 15, baseType: !620, flags: DIFlagStaticMember, extraData: i32 16)
!622 = !DIDerivedType(tag: DW_TAG_member, name: "ws_turn", scope: !617, file: !4, line: 15, baseType: !620, flags: DIFlagStaticMember)
!623 = !DIDerivedType(tag: DW_TAG_member, name: "num_elements", scope: !617, file: !4, line: 15, baseType: !620, flags: DIFlagStaticMember, extraData: i32 8)
!624 = !DIDerivedType(tag: DW_TAG_member, name: "num_storage_elements", scope: !617, file: !4, line: 15, baseType: !620, flags: DIFlagStaticMember)
!625 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !617, file: !4, line: 15, baseType: !626, size: 128)
!626 = !DICompositeType(tag: DW_TAG_array_type, baseType: !627, size: 128, elements: !629)
!627 = !DIDerivedType(tag: DW_TAG_typedef, name: "element_type", scope: !617, file: !4, line: 15, baseType: !628)
!628 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !20, file: !4, line: 13, baseType: !23)
!629 = !{!630}
!630 = !DISubrange(count: 8)
!631 = !{!632, !634, !635, !636, !22, !637}
!632 = !DITemplateTypeParameter(name: "U", type: !633)
!633 = !DICompositeType(tag: DW_TAG_structure_type, name: "matrix_a", scope: !5, file: !4, line: 12, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma8matrix_aE")
!634 = !DITemplateValueParameter(name: "M", type: !39, value: i32 16)
!635 = !DITemplateValueParameter(name: "N", type: !39, value: i32 16)
!636 = !DITemplateValueParameter(name: "K", type: !39, value: i32 16)
!637 = !DITemplateTypeParameter(name: "L", type: !638)
!638 = !DICompositeType(tag: DW_TAG_structure_type, name: "row_major", scope: !5, file: !4, line: 12, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma9row_majorE")
!639 = !DILocation(line: 9, column: 69, scope: !603)
!640 = !DILocalVariable(name: "fb", scope: !603, file: !1, line: 10, type: !641)
!641 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fragment<nvcuda::wmma::matrix_b, 16, 16, 16, __half, nvcuda::wmma::col_major>", scope: !5, file: !4, line: 15, size: 128, flags: DIFlagTypePassByValue, elements: !642, templateParams: !651, identifier: "_ZTSN6nvcuda4wmma8fragmentINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorEEE")
!642 = !{!643, !644, !645, !646, !647, !648}
!643 = !DIDerivedType(tag: DW_TAG_member, name: "ws_rows", scope: !641, file: !4, line: 15, baseType: !620, flags: DIFlagStaticMember, extraData: i32 16)
!644 = !DIDerivedType(tag: DW_TAG_member, name: "ws_cols", scope: !641, file: !4, line: 15, baseType: !620, flags: DIFlagStaticMember, extraData: i32 16)
!645 = !DIDerivedType(tag: DW_TAG_member, name: "ws_turn", scope: !641, file: !4, line: 15, baseType: !620, flags: DIFlagStaticMember)
!646 = !DIDerivedType(tag: DW_TAG_member, name: "num_elements", scope: !641, file: !4, line: 15, baseType: !620, flags: DIFlagStaticMember, extraData: i32 8)
!647 = !DIDerivedType(tag: DW_TAG_member, name: "num_storage_elements", scope: !641, file: !4, line: 15, baseType: !620, flags: DIFlagStaticMember)
!648 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !641, file: !4, line: 15, baseType: !649, size: 128)
!649 = !DICompositeType(tag: DW_TAG_array_type, baseType: !650, size: 128, elements: !629)
!650 = !DIDerivedType(tag: DW_TAG_typedef, name: "element_type", scope: !641, file: !4, line: 15, baseType: !628)
!651 = !{!652, !634, !635, !636, !22, !654}
!652 = !DITemplateTypeParameter(name: "U", type: !653)
!653 = !DICompositeType(tag: DW_TAG_structure_type, name: "matrix_b", scope: !5, file: !4, line: 12, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma8matrix_bE")
!654 = !DITemplateTypeParameter(name: "L", type: !655)
!655 = !DICompositeType(tag: DW_TAG_structure_type, name: "col_major", scope: !5, file: !4, line: 12, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma9col_majorE")
!656 = !DILocation(line: 10, column: 69, scope: !603)
!657 = !DILocalVariable(name: "fc", scope: !603, file: !1, line: 11, type: !658)
!658 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fragment<nvcuda::wmma::accumulator, 16, 16, 16, float, void>", scope: !5, file: !4, line: 15, size: 256, flags: DIFlagTypePassByValue, elements: !659, templateParams: !668, identifier: "_ZTSN6nvcuda4wmma8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEE")
!659 = !{!660, !661, !662, !663, !664, !665}
!660 = !DIDerivedType(tag: DW_TAG_member, name: "ws_rows", scope: !658, file: !4, line: 15, baseType: !620, flags: DIFlagStaticMember, extraData: i32 16)
!661 = !DIDerivedType(tag: DW_TAG_member, name: "ws_cols", scope: !658, file: !4, line: 15, baseType: !620, flags: DIFlagStaticMember, extraData: i32 16)
!662 = !DIDerivedType(tag: DW_TAG_member, name: "ws_turn", scope: !658, file: !4, line: 15, baseType: !620, flags: DIFlagStaticMember)
!663 = !DIDerivedType(tag: DW_TAG_member, name: "num_elements", scope: !658, file: !4, line: 15, baseType: !620, flags: DIFlagStaticMember, extraData: i32 8)
!664 = !DIDerivedType(tag: DW_TAG_member, name: "num_storage_elements", scope: !658, file: !4, line: 15, baseType: !620, flags: DIFlagStaticMember)
!665 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !658, file: !4, line: 15, baseType: !666, size: 256)
!666 = !DICompositeType(tag: DW_TAG_array_type, baseType: !667, size: 256, elements: !629)
!667 = !DIDerivedType(tag: DW_TAG_typedef, name: "element_type", scope: !658, file: !4, line: 15, baseType: !12)
!668 = !{!669, !634, !635, !636, !16, !671}
!669 = !DITemplateTypeParameter(name: "U", type: !670)
!670 = !DICompositeType(tag: DW_TAG_structure_type, name: "accumulator", scope: !5, file: !4, line: 12, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma11accumulatorE")
!671 = !DITemplateTypeParameter(name: "L", type: null, defaulted: true)
!672 = !DILocation(line: 11, column: 56, scope: !603)
!673 = !DILocation(line: 12, column: 27, scope: !603)
!674 = !DILocation(line: 12, column: 3, scope: !603)
!675 = !{i64 4}
!676 = distinct !{!676, !677}
!677 = !{!"llvm.loop.mustprogress"}
!678 = !DILocation(line: 13, column: 30, scope: !603)
!679 = !DILocation(line: 13, column: 3, scope: !603)
!680 = !{i64 2}
!681 = distinct !{!681, !677}
!682 = !DILocation(line: 14, column: 30, scope: !603)
!683 = !DILocation(line: 14, column: 3, scope: !603)
!684 = distinct !{!684, !677}
!685 = !DILocation(line: 15, column: 3, scope: !603)
!686 = distinct !{!686, !677}
!687 = distinct !{!687, !677}
!688 = distinct !{!688, !677}
!689 = distinct !{!689, !677}
!690 = !DILocation(line: 16, column: 27, scope: !603)
!691 = !DILocation(line: 16, column: 3, scope: !603)
!692 = distinct !{!692, !677}
!693 = !DILocation(line: 17, column: 1, scope: !603)
