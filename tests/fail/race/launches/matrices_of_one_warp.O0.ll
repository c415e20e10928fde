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
define dso_local ptx_kernel void @_Z7productPK6__halfS1_Pf(ptr noundef %a, ptr noundef %b, ptr noundef %c) #0 !dbg !623 {
entry:
  %.addr.i.i229 = alloca ptr, align 8
  %i.addr.i.i230 = alloca i32, align 4
  %f.addr.i231 = alloca ptr, align 8
  %i.addr.i232 = alloca i32, align 4
  %ld.addr.i233 = alloca i32, align 4
  %by_rows.addr.i234 = alloca i8, align 1
  %at.i235 = alloca i32, align 4
  %row.i236 = alloca i32, align 4
  %col.i237 = alloca i32, align 4
  %.addr.i.i194 = alloca ptr, align 8
  %i.addr.i.i195 = alloca i32, align 4
  %f.addr.i196 = alloca ptr, align 8
  %i.addr.i197 = alloca i32, align 4
  %ld.addr.i198 = alloca i32, align 4
  %by_rows.addr.i199 = alloca i8, align 1
  %at.i200 = alloca i32, align 4
  %row.i201 = alloca i32, align 4
  %col.i202 = alloca i32, align 4
  %.addr.i.i = alloca ptr, align 8
  %i.addr.i.i = alloca i32, align 4
  %f.addr.i175 = alloca ptr, align 8
  %i.addr.i176 = alloca i32, align 4
  %ld.addr.i177 = alloca i32, align 4
  %by_rows.addr.i178 = alloca i8, align 1
  %at.i179 = alloca i32, align 4
  %row.i180 = alloca i32, align 4
  %col.i181 = alloca i32, align 4
  %b.addr.i173 = alloca i16, align 2
  %b.addr.i172 = alloca i16, align 2
  %this.addr.i169 = alloca ptr, align 8
  %this.addr.i166 = alloca ptr, align 8
  %.addr.i150 = alloca ptr, align 8
  %i.addr.i151 = alloca i32, align 4
  %.addr.i142 = alloca ptr, align 8
  %at.addr.i143 = alloca i32, align 4
  %.addr.i137 = alloca ptr, align 8
  %at.addr.i = alloca i32, align 4
  %this.addr.i134 = alloca ptr, align 8
  %this.addr.i = alloca ptr, align 8
  %m.addr.i127 = alloca i32, align 4
  %v.addr.i128 = alloca float, align 4
  %a.addr.i129 = alloca i32, align 4
  %w.addr.i130 = alloca i32, align 4
  %m.addr.i = alloca i32, align 4
  %v.addr.i125 = alloca float, align 4
  %a.addr.i126 = alloca i32, align 4
  %w.addr.i = alloca i32, align 4
  %.addr.i116 = alloca ptr, align 8
  %i.addr.i117 = alloca i32, align 4
  %f.addr.i99 = alloca ptr, align 8
  %i.addr.i100 = alloca i32, align 4
  %ld.addr.i101 = alloca i32, align 4
  %by_rows.addr.i102 = alloca i8, align 1
  %at.i103 = alloca i32, align 4
  %row.i104 = alloca i32, align 4
  %col.i105 = alloca i32, align 4
  %.addr.i88 = alloca ptr, align 8
  %i.addr.i89 = alloca i32, align 4
  %f.addr.i78 = alloca ptr, align 8
  %i.addr.i = alloca i32, align 4
  %ld.addr.i79 = alloca i32, align 4
  %by_rows.addr.i = alloca i8, align 1
  %at.i80 = alloca i32, align 4
  %row.i81 = alloca i32, align 4
  %col.i82 = alloca i32, align 4
  %mask.addr.i = alloca i32, align 4
  %f.addr.i62 = alloca ptr, align 8
  %p.addr.i63 = alloca ptr, align 8
  %ld.addr.i64 = alloca i32, align 4
  %layout.addr.i65 = alloca i32, align 4
  %i.i66 = alloca i32, align 4
  %p.addr.i45 = alloca ptr, align 8
  %f.addr.i46 = alloca ptr, align 8
  %ld.addr.i47 = alloca i32, align 4
  %layout.addr.i48 = alloca i32, align 4
  %i.i49 = alloca i32, align 4
  %p.addr.i33 = alloca ptr, align 8
  %f.addr.i34 = alloca ptr, align 8
  %ld.addr.i35 = alloca i32, align 4
  %layout.addr.i = alloca i32, align 4
  %i.i36 = alloca i32, align 4
  %d.addr.i = alloca ptr, align 8
  %a.addr.i = alloca ptr, align 8
  %b.addr.i = alloca ptr, align 8
  %c.addr.i = alloca ptr, align 8
  %.addr.i = alloca i8, align 1
  %as.i = alloca [256 x float], align 4
  %bs.i = alloca [256 x float], align 4
  %i.i25 = alloca i32, align 4
  %i5.i = alloca i32, align 4
  %e.i = alloca i32, align 4
  %at.i = alloca i32, align 4
  %row.i = alloca i32, align 4
  %col.i = alloca i32, align 4
  %s.i = alloca float, align 4
  %k.i = alloca i32, align 4
  %f.addr.i12 = alloca ptr, align 8
  %p.addr.i13 = alloca ptr, align 8
  %ld.addr.i14 = alloca i32, align 4
  %i.i15 = alloca i32, align 4
  %f.addr.i4 = alloca ptr, align 8
  %p.addr.i = alloca ptr, align 8
  %ld.addr.i = alloca i32, align 4
  %i.i5 = alloca i32, align 4
  %f.addr.i = alloca ptr, align 8
  %v.addr.i = alloca ptr, align 8
  %i.i = alloca i32, align 4
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %c.addr = alloca ptr, align 8
  %fa = alloca %"struct.nvcuda::wmma::fragment", align 2
  %fb = alloca %"struct.nvcuda::wmma::fragment.0", align 2
  %fc = alloca %"struct.nvcuda::wmma::fragment.1", align 4
  %fd = alloca %"struct.nvcuda::wmma::fragment.1", align 4
  %ref.tmp = alloca float, align 4
  %i = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !630, !DIExpression(), !631)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !632, !DIExpression(), !633)
  store ptr %c, ptr %c.addr, align 8
    #dbg_declare(ptr %c.addr, !634, !DIExpression(), !635)
    #dbg_declare(ptr %fa, !636, !DIExpression(), !653)
    #dbg_declare(ptr %fb, !654, !DIExpression(), !670)
    #dbg_declare(ptr %fc, !671, !DIExpression(), !672)
    #dbg_declare(ptr %fd, !673, !DIExpression(), !674)
  store float 0.000000e+00, ptr %ref.tmp, align 4, !dbg !675
  store ptr %fc, ptr %f.addr.i, align 8, !dbg !676
  store ptr %ref.tmp, ptr %v.addr.i, align 8, !dbg !676
  store i32 0, ptr %i.i, align 4, !dbg !676
  br label %for.cond.i, !dbg !676

for.cond.i:                                       ; preds = %for.body.i, %entry
  %0 = load i32, ptr %i.i, align 4, !dbg !676
  %1 = load ptr, ptr %f.addr.i, align 8, !dbg !676, !nonnull !14, !align !677
  %cmp.i = icmp slt i32 %0, 8, !dbg !676
  br i1 %cmp.i, label %for.body.i, label %_ZN6nvcuda4wmma13fill_fragmentINS0_11accumulatorELi16ELi16ELi16EfvfEEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EERKT5_.exit, !dbg !676

for.body.i:                                       ; preds = %for.cond.i
  %2 = load ptr, ptr %v.addr.i, align 8, !dbg !676, !nonnull !14, !align !677
  %3 = load float, ptr %2, align 4, !dbg !676
  %4 = load ptr, ptr %f.addr.i, align 8, !dbg !676, !nonnull !14, !align !677
  %5 = load i32, ptr %i.i, align 4, !dbg !676
  %idxprom.i = sext i32 %5 to i64, !dbg !676
  %arrayidx.i = getelementptr inbounds [8 x float], ptr %4, i64 0, i64 %idxprom.i, !dbg !676
  store float %3, ptr %arrayidx.i, align 4, !dbg !676
  %6 = load i32, ptr %i.i, align 4, !dbg !676
  %inc.i = add nsw i32 %6, 1, !dbg !676
  store i32 %inc.i, ptr %i.i, align 4, !dbg !676
  br label %for.cond.i, !dbg !676, !llvm.loop !678

_ZN6nvcuda4wmma13fill_fragmentINS0_11accumulatorELi16ELi16ELi16EfvfEEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EERKT5_.exit: ; preds = %for.cond.i
  %7 = load ptr, ptr %a.addr, align 8, !dbg !680
  store ptr %fa, ptr %f.addr.i4, align 8, !dbg !681
  store ptr %7, ptr %p.addr.i, align 8, !dbg !681
  store i32 16, ptr %ld.addr.i, align 4, !dbg !681
  store i32 0, ptr %i.i5, align 4, !dbg !681
  br label %for.cond.i6, !dbg !681

for.cond.i6:                                      ; preds = %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorEEEEEjRKT_ijb.exit, %_ZN6nvcuda4wmma13fill_fragmentINS0_11accumulatorELi16ELi16ELi16EfvfEEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EERKT5_.exit
  %8 = load i32, ptr %i.i5, align 4, !dbg !681
  %9 = load ptr, ptr %f.addr.i4, align 8, !dbg !681, !nonnull !14, !align !682
  %cmp.i7 = icmp slt i32 %8, 8, !dbg !681
  br i1 %cmp.i7, label %for.body.i8, label %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit, !dbg !681

for.body.i8:                                      ; preds = %for.cond.i6
  %10 = load ptr, ptr %p.addr.i, align 8, !dbg !681
  %11 = load ptr, ptr %f.addr.i4, align 8, !dbg !681, !nonnull !14, !align !682
  %12 = load i32, ptr %i.i5, align 4, !dbg !681
  %13 = load i32, ptr %ld.addr.i, align 4, !dbg !681
  store ptr %11, ptr %f.addr.i78, align 8, !dbg !681
  store i32 %12, ptr %i.addr.i, align 4, !dbg !681
  store i32 %13, ptr %ld.addr.i79, align 4, !dbg !681
  store i8 1, ptr %by_rows.addr.i, align 1, !dbg !681
  %14 = load ptr, ptr %f.addr.i78, align 8, !dbg !681, !nonnull !14, !align !682
  %15 = load i32, ptr %i.addr.i, align 4, !dbg !681
  store ptr %14, ptr %.addr.i88, align 8, !dbg !681
  store i32 %15, ptr %i.addr.i89, align 4, !dbg !681
  %16 = load i32, ptr %i.addr.i89, align 4, !dbg !681
  %mul.i90 = mul nsw i32 %16, 32, !dbg !681
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !681
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !681
  %call2.i96 = call i32 @__ws_sreg_tid_y() #7, !dbg !681
  %call3.i = call i32 @__ws_sreg_ntid_y() #7, !dbg !681
  %call4.i = call i32 @__ws_sreg_tid_z() #7, !dbg !681
  %mul.i97 = mul i32 %call3.i, %call4.i, !dbg !681
  %add.i98 = add i32 %call2.i96, %mul.i97, !dbg !681
  %mul5.i = mul i32 %18, %add.i98, !dbg !681
  %add6.i = add i32 %17, %mul5.i, !dbg !681
  %mul1.i91 = mul i32 %add6.i, 5, !dbg !681
  %19 = load i32, ptr %i.addr.i89, align 4, !dbg !681
  %mul2.i = mul nsw i32 %19, 7, !dbg !681
  %add.i92 = add i32 %mul1.i91, %mul2.i, !dbg !681
  %add3.i = add i32 %add.i92, 3, !dbg !681
  %rem.i93 = urem i32 %add3.i, 32, !dbg !681
  %add4.i = add i32 %mul.i90, %rem.i93, !dbg !681
  store i32 %add4.i, ptr %at.i80, align 4, !dbg !681
  %20 = load i32, ptr %at.i80, align 4, !dbg !681
  %div.i84 = sdiv i32 %20, 16, !dbg !681
  store i32 %div.i84, ptr %row.i81, align 4, !dbg !681
  %21 = load i32, ptr %at.i80, align 4, !dbg !681
  %rem.i85 = srem i32 %21, 16, !dbg !681
  store i32 %rem.i85, ptr %col.i82, align 4, !dbg !681
  %22 = load i8, ptr %by_rows.addr.i, align 1, !dbg !681
  %loadedv.i = trunc i8 %22 to i1, !dbg !681
  br i1 %loadedv.i, label %cond.true.i, label %cond.false.i, !dbg !681

cond.true.i:                                      ; preds = %for.body.i8
  %23 = load i32, ptr %row.i81, align 4, !dbg !681
  %24 = load i32, ptr %ld.addr.i79, align 4, !dbg !681
  %mul.i86 = mul i32 %23, %24, !dbg !681
  %25 = load i32, ptr %col.i82, align 4, !dbg !681
  %add.i87 = add i32 %mul.i86, %25, !dbg !681
  br label %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorEEEEEjRKT_ijb.exit, !dbg !681

cond.false.i:                                     ; preds = %for.body.i8
  %26 = load i32, ptr %col.i82, align 4, !dbg !681
  %27 = load i32, ptr %ld.addr.i79, align 4, !dbg !681
  %mul1.i = mul i32 %26, %27, !dbg !681
  %28 = load i32, ptr %row.i81, align 4, !dbg !681
  %add2.i = add i32 %mul1.i, %28, !dbg !681
  br label %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorEEEEEjRKT_ijb.exit, !dbg !681

_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorEEEEEjRKT_ijb.exit: ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ %add.i87, %cond.true.i ], [ %add2.i, %cond.false.i ], !dbg !681
  %idxprom.i9 = zext i32 %cond.i to i64, !dbg !681
  %arrayidx.i10 = getelementptr inbounds nuw %struct.__half, ptr %10, i64 %idxprom.i9, !dbg !681
  %29 = load ptr, ptr %f.addr.i4, align 8, !dbg !681, !nonnull !14, !align !682
  %30 = load i32, ptr %i.i5, align 4, !dbg !681
  %idxprom1.i = sext i32 %30 to i64, !dbg !681
  %arrayidx2.i = getelementptr inbounds [8 x %struct.__half], ptr %29, i64 0, i64 %idxprom1.i, !dbg !681
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %arrayidx2.i, ptr align 2 %arrayidx.i10, i64 2, i1 false), !dbg !681
  %31 = load i32, ptr %i.i5, align 4, !dbg !681
  %inc.i11 = add nsw i32 %31, 1, !dbg !681
  store i32 %inc.i11, ptr %i.i5, align 4, !dbg !681
  br label %for.cond.i6, !dbg !681, !llvm.loop !683

_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit: ; preds = %for.cond.i6
  %32 = load ptr, ptr %b.addr, align 8, !dbg !684
  store ptr %fb, ptr %f.addr.i12, align 8, !dbg !685
  store ptr %32, ptr %p.addr.i13, align 8, !dbg !685
  store i32 16, ptr %ld.addr.i14, align 4, !dbg !685
  store i32 0, ptr %i.i15, align 4, !dbg !685
  br label %for.cond.i16, !dbg !685

for.cond.i16:                                     ; preds = %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorEEEEEjRKT_ijb.exit, %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit
  %33 = load i32, ptr %i.i15, align 4, !dbg !685
  %34 = load ptr, ptr %f.addr.i12, align 8, !dbg !685, !nonnull !14, !align !682
  %cmp.i17 = icmp slt i32 %33, 8, !dbg !685
  br i1 %cmp.i17, label %for.body.i18, label %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit, !dbg !685

for.body.i18:                                     ; preds = %for.cond.i16
  %35 = load ptr, ptr %p.addr.i13, align 8, !dbg !685
  %36 = load ptr, ptr %f.addr.i12, align 8, !dbg !685, !nonnull !14, !align !682
  %37 = load i32, ptr %i.i15, align 4, !dbg !685
  %38 = load i32, ptr %ld.addr.i14, align 4, !dbg !685
  store ptr %36, ptr %f.addr.i99, align 8, !dbg !685
  store i32 %37, ptr %i.addr.i100, align 4, !dbg !685
  store i32 %38, ptr %ld.addr.i101, align 4, !dbg !685
  store i8 0, ptr %by_rows.addr.i102, align 1, !dbg !685
  %39 = load ptr, ptr %f.addr.i99, align 8, !dbg !685, !nonnull !14, !align !682
  %40 = load i32, ptr %i.addr.i100, align 4, !dbg !685
  store ptr %39, ptr %.addr.i116, align 8, !dbg !685
  store i32 %40, ptr %i.addr.i117, align 4, !dbg !685
  %41 = load i32, ptr %i.addr.i117, align 4, !dbg !685
  %mul.i118 = mul nsw i32 %41, 32, !dbg !685
  %42 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !685
  %43 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !685
  %call2.i.i = call i32 @__ws_sreg_tid_y() #7, !dbg !685
  %call3.i.i = call i32 @__ws_sreg_ntid_y() #7, !dbg !685
  %call4.i.i = call i32 @__ws_sreg_tid_z() #7, !dbg !685
  %mul.i.i = mul i32 %call3.i.i, %call4.i.i, !dbg !685
  %add.i.i = add i32 %call2.i.i, %mul.i.i, !dbg !685
  %mul5.i.i = mul i32 %43, %add.i.i, !dbg !685
  %add6.i.i = add i32 %42, %mul5.i.i, !dbg !685
  %mul1.i119 = mul i32 %add6.i.i, 5, !dbg !685
  %44 = load i32, ptr %i.addr.i117, align 4, !dbg !685
  %mul2.i120 = mul nsw i32 %44, 7, !dbg !685
  %add.i121 = add i32 %mul1.i119, %mul2.i120, !dbg !685
  %add3.i122 = add i32 %add.i121, 17, !dbg !685
  %rem.i123 = urem i32 %add3.i122, 32, !dbg !685
  %add4.i124 = add i32 %mul.i118, %rem.i123, !dbg !685
  store i32 %add4.i124, ptr %at.i103, align 4, !dbg !685
  %45 = load i32, ptr %at.i103, align 4, !dbg !685
  %div.i106 = sdiv i32 %45, 16, !dbg !685
  store i32 %div.i106, ptr %row.i104, align 4, !dbg !685
  %46 = load i32, ptr %at.i103, align 4, !dbg !685
  %rem.i107 = srem i32 %46, 16, !dbg !685
  store i32 %rem.i107, ptr %col.i105, align 4, !dbg !685
  %47 = load i8, ptr %by_rows.addr.i102, align 1, !dbg !685
  %loadedv.i108 = trunc i8 %47 to i1, !dbg !685
  br i1 %loadedv.i108, label %cond.true.i113, label %cond.false.i109, !dbg !685

cond.true.i113:                                   ; preds = %for.body.i18
  %48 = load i32, ptr %row.i104, align 4, !dbg !685
  %49 = load i32, ptr %ld.addr.i101, align 4, !dbg !685
  %mul.i114 = mul i32 %48, %49, !dbg !685
  %50 = load i32, ptr %col.i105, align 4, !dbg !685
  %add.i115 = add i32 %mul.i114, %50, !dbg !685
  br label %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorEEEEEjRKT_ijb.exit, !dbg !685

cond.false.i109:                                  ; preds = %for.body.i18
  %51 = load i32, ptr %col.i105, align 4, !dbg !685
  %52 = load i32, ptr %ld.addr.i101, align 4, !dbg !685
  %mul1.i110 = mul i32 %51, %52, !dbg !685
  %53 = load i32, ptr %row.i104, align 4, !dbg !685
  %add2.i111 = add i32 %mul1.i110, %53, !dbg !685
  br label %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorEEEEEjRKT_ijb.exit, !dbg !685

_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorEEEEEjRKT_ijb.exit: ; preds = %cond.true.i113, %cond.false.i109
  %cond.i112 = phi i32 [ %add.i115, %cond.true.i113 ], [ %add2.i111, %cond.false.i109 ], !dbg !685
  %idxprom.i20 = zext i32 %cond.i112 to i64, !dbg !685
  %arrayidx.i21 = getelementptr inbounds nuw %struct.__half, ptr %35, i64 %idxprom.i20, !dbg !685
  %54 = load ptr, ptr %f.addr.i12, align 8, !dbg !685, !nonnull !14, !align !682
  %55 = load i32, ptr %i.i15, align 4, !dbg !685
  %idxprom1.i22 = sext i32 %55 to i64, !dbg !685
  %arrayidx2.i23 = getelementptr inbounds [8 x %struct.__half], ptr %54, i64 0, i64 %idxprom1.i22, !dbg !685
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %arrayidx2.i23, ptr align 2 %arrayidx.i21, i64 2, i1 false), !dbg !685
  %56 = load i32, ptr %i.i15, align 4, !dbg !685
  %inc.i24 = add nsw i32 %56, 1, !dbg !685
  store i32 %inc.i24, ptr %i.i15, align 4, !dbg !685
  br label %for.cond.i16, !dbg !685, !llvm.loop !686

_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit: ; preds = %for.cond.i16
  store ptr %fc, ptr %d.addr.i, align 8, !dbg !687
  store ptr %fa, ptr %a.addr.i, align 8, !dbg !687
  store ptr %fb, ptr %b.addr.i, align 8, !dbg !687
  store ptr %fc, ptr %c.addr.i, align 8, !dbg !687
  store i8 0, ptr %.addr.i, align 1, !dbg !687
  store i32 0, ptr %i.i25, align 4, !dbg !687
  br label %for.cond.i26, !dbg !687

for.cond.i26:                                     ; preds = %for.body.i28, %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit
  %57 = load i32, ptr %i.i25, align 4, !dbg !687
  %cmp.i27 = icmp slt i32 %57, 256, !dbg !687
  br i1 %cmp.i27, label %for.body.i28, label %for.end.i, !dbg !687

for.body.i28:                                     ; preds = %for.cond.i26
  %58 = load ptr, ptr %a.addr.i, align 8, !dbg !687, !nonnull !14, !align !682
  %59 = load i32, ptr %i.i25, align 4, !dbg !687
  %div.i = sdiv i32 %59, 32, !dbg !687
  %idxprom.i29 = sext i32 %div.i to i64, !dbg !687
  %arrayidx.i30 = getelementptr inbounds [8 x %struct.__half], ptr %58, i64 0, i64 %idxprom.i29, !dbg !687
  store ptr %arrayidx.i30, ptr %this.addr.i, align 8, !dbg !687
  %this1.i = load ptr, ptr %this.addr.i, align 8, !dbg !687
  store ptr %this1.i, ptr %this.addr.i169, align 8, !dbg !687
  %this1.i170 = load ptr, ptr %this.addr.i169, align 8, !dbg !687
  %60 = load i16, ptr %this1.i170, align 2, !dbg !687
  store i16 %60, ptr %b.addr.i172, align 2, !dbg !687
  %61 = load half, ptr %b.addr.i172, align 2, !dbg !687
  %conv.i = fpext half %61 to float, !dbg !687
  %62 = load ptr, ptr %a.addr.i, align 8, !dbg !687, !nonnull !14, !align !682
  %63 = load i32, ptr %i.i25, align 4, !dbg !687
  store ptr %62, ptr %.addr.i137, align 8, !dbg !687
  store i32 %63, ptr %at.addr.i, align 4, !dbg !687
  %64 = load i32, ptr %at.addr.i, align 4, !dbg !687
  %65 = load i32, ptr %at.addr.i, align 4, !dbg !687
  %div.i138 = sdiv i32 %65, 32, !dbg !687
  %mul.i139 = mul nsw i32 %div.i138, 7, !dbg !687
  %sub.i140 = sub nsw i32 %64, %mul.i139, !dbg !687
  %sub1.i = sub nsw i32 %sub.i140, 3, !dbg !687
  %mul2.i141 = mul nsw i32 %sub1.i, 13, !dbg !687
  %and.i = and i32 %mul2.i141, 31, !dbg !687
  store i32 -1, ptr %m.addr.i, align 4, !dbg !687
  store float %conv.i, ptr %v.addr.i125, align 4, !dbg !687
  store i32 %and.i, ptr %a.addr.i126, align 4, !dbg !687
  store i32 32, ptr %w.addr.i, align 4, !dbg !687
  %66 = load i32, ptr %m.addr.i, align 4, !dbg !687
  %67 = load float, ptr %v.addr.i125, align 4, !dbg !687
  %68 = load i32, ptr %a.addr.i126, align 4, !dbg !687
  %69 = load i32, ptr %w.addr.i, align 4, !dbg !687
  %sub.i = sub nsw i32 32, %69, !dbg !687
  %shl.i = shl i32 %sub.i, 8, !dbg !687
  %or.i = or i32 %shl.i, 31, !dbg !687
  %70 = call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 %66, float %67, i32 %68, i32 %or.i), !dbg !687
  %71 = load i32, ptr %i.i25, align 4, !dbg !687
  %idxprom3.i = sext i32 %71 to i64, !dbg !687
  %arrayidx4.i = getelementptr inbounds [256 x float], ptr %as.i, i64 0, i64 %idxprom3.i, !dbg !687
  store float %70, ptr %arrayidx4.i, align 4, !dbg !687
  %72 = load i32, ptr %i.i25, align 4, !dbg !687
  %inc.i32 = add nsw i32 %72, 1, !dbg !687
  store i32 %inc.i32, ptr %i.i25, align 4, !dbg !687
  br label %for.cond.i26, !dbg !687, !llvm.loop !688

for.end.i:                                        ; preds = %for.cond.i26
  store i32 0, ptr %i5.i, align 4, !dbg !687
  br label %for.cond6.i, !dbg !687

for.cond6.i:                                      ; preds = %for.body8.i, %for.end.i
  %73 = load i32, ptr %i5.i, align 4, !dbg !687
  %cmp7.i = icmp slt i32 %73, 256, !dbg !687
  br i1 %cmp7.i, label %for.body8.i, label %for.end20.i, !dbg !687

for.body8.i:                                      ; preds = %for.cond6.i
  %74 = load ptr, ptr %b.addr.i, align 8, !dbg !687, !nonnull !14, !align !682
  %75 = load i32, ptr %i5.i, align 4, !dbg !687
  %div10.i = sdiv i32 %75, 32, !dbg !687
  %idxprom11.i = sext i32 %div10.i to i64, !dbg !687
  %arrayidx12.i = getelementptr inbounds [8 x %struct.__half], ptr %74, i64 0, i64 %idxprom11.i, !dbg !687
  store ptr %arrayidx12.i, ptr %this.addr.i134, align 8, !dbg !687
  %this1.i135 = load ptr, ptr %this.addr.i134, align 8, !dbg !687
  store ptr %this1.i135, ptr %this.addr.i166, align 8, !dbg !687
  %this1.i167 = load ptr, ptr %this.addr.i166, align 8, !dbg !687
  %76 = load i16, ptr %this1.i167, align 2, !dbg !687
  store i16 %76, ptr %b.addr.i173, align 2, !dbg !687
  %77 = load half, ptr %b.addr.i173, align 2, !dbg !687
  %conv.i174 = fpext half %77 to float, !dbg !687
  %78 = load ptr, ptr %b.addr.i, align 8, !dbg !687, !nonnull !14, !align !682
  %79 = load i32, ptr %i5.i, align 4, !dbg !687
  store ptr %78, ptr %.addr.i142, align 8, !dbg !687
  store i32 %79, ptr %at.addr.i143, align 4, !dbg !687
  %80 = load i32, ptr %at.addr.i143, align 4, !dbg !687
  %81 = load i32, ptr %at.addr.i143, align 4, !dbg !687
  %div.i144 = sdiv i32 %81, 32, !dbg !687
  %mul.i145 = mul nsw i32 %div.i144, 7, !dbg !687
  %sub.i146 = sub nsw i32 %80, %mul.i145, !dbg !687
  %sub1.i147 = sub nsw i32 %sub.i146, 17, !dbg !687
  %mul2.i148 = mul nsw i32 %sub1.i147, 13, !dbg !687
  %and.i149 = and i32 %mul2.i148, 31, !dbg !687
  store i32 -1, ptr %m.addr.i127, align 4, !dbg !687
  store float %conv.i174, ptr %v.addr.i128, align 4, !dbg !687
  store i32 %and.i149, ptr %a.addr.i129, align 4, !dbg !687
  store i32 32, ptr %w.addr.i130, align 4, !dbg !687
  %82 = load i32, ptr %m.addr.i127, align 4, !dbg !687
  %83 = load float, ptr %v.addr.i128, align 4, !dbg !687
  %84 = load i32, ptr %a.addr.i129, align 4, !dbg !687
  %85 = load i32, ptr %w.addr.i130, align 4, !dbg !687
  %sub.i131 = sub nsw i32 32, %85, !dbg !687
  %shl.i132 = shl i32 %sub.i131, 8, !dbg !687
  %or.i133 = or i32 %shl.i132, 31, !dbg !687
  %86 = call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 %82, float %83, i32 %84, i32 %or.i133), !dbg !687
  %87 = load i32, ptr %i5.i, align 4, !dbg !687
  %idxprom16.i = sext i32 %87 to i64, !dbg !687
  %arrayidx17.i = getelementptr inbounds [256 x float], ptr %bs.i, i64 0, i64 %idxprom16.i, !dbg !687
  store float %86, ptr %arrayidx17.i, align 4, !dbg !687
  %88 = load i32, ptr %i5.i, align 4, !dbg !687
  %inc19.i = add nsw i32 %88, 1, !dbg !687
  store i32 %inc19.i, ptr %i5.i, align 4, !dbg !687
  br label %for.cond6.i, !dbg !687, !llvm.loop !689

for.end20.i:                                      ; preds = %for.cond6.i
  store i32 0, ptr %e.i, align 4, !dbg !687
  br label %for.cond21.i, !dbg !687

for.cond21.i:                                     ; preds = %for.end41.i, %for.end20.i
  %89 = load i32, ptr %e.i, align 4, !dbg !687
  %90 = load ptr, ptr %d.addr.i, align 8, !dbg !687, !nonnull !14, !align !677
  %cmp22.i = icmp slt i32 %89, 8, !dbg !687
  br i1 %cmp22.i, label %for.body23.i, label %_ZN6nvcuda4wmma8mma_syncILi16ELi16ELi16Ef6__halfNS0_9row_majorES2_NS0_9col_majorEfEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEERKNS5_INS0_8matrix_aEXT_EXT0_EXT1_ET3_T4_EERKNS5_INS0_8matrix_bEXT_EXT0_EXT1_ET5_T6_EERKNS5_IS6_XT_EXT0_EXT1_ET7_vEEb.exit, !dbg !687

for.body23.i:                                     ; preds = %for.cond21.i
  %91 = load ptr, ptr %d.addr.i, align 8, !dbg !687, !nonnull !14, !align !677
  %92 = load i32, ptr %e.i, align 4, !dbg !687
  store ptr %91, ptr %.addr.i150, align 8, !dbg !687
  store i32 %92, ptr %i.addr.i151, align 4, !dbg !687
  %93 = load i32, ptr %i.addr.i151, align 4, !dbg !687
  %mul.i152 = mul nsw i32 %93, 32, !dbg !687
  %94 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !687
  %95 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !687
  %call2.i.i153 = call i32 @__ws_sreg_tid_y() #7, !dbg !687
  %call3.i.i154 = call i32 @__ws_sreg_ntid_y() #7, !dbg !687
  %call4.i.i155 = call i32 @__ws_sreg_tid_z() #7, !dbg !687
  %mul.i.i156 = mul i32 %call3.i.i154, %call4.i.i155, !dbg !687
  %add.i.i157 = add i32 %call2.i.i153, %mul.i.i156, !dbg !687
  %mul5.i.i158 = mul i32 %95, %add.i.i157, !dbg !687
  %add6.i.i159 = add i32 %94, %mul5.i.i158, !dbg !687
  %mul1.i160 = mul i32 %add6.i.i159, 5, !dbg !687
  %96 = load i32, ptr %i.addr.i151, align 4, !dbg !687
  %mul2.i161 = mul nsw i32 %96, 7, !dbg !687
  %add.i162 = add i32 %mul1.i160, %mul2.i161, !dbg !687
  %add3.i163 = add i32 %add.i162, 10, !dbg !687
  %rem.i164 = urem i32 %add3.i163, 32, !dbg !687
  %add4.i165 = add i32 %mul.i152, %rem.i164, !dbg !687
  store i32 %add4.i165, ptr %at.i, align 4, !dbg !687
  %97 = load i32, ptr %at.i, align 4, !dbg !687
  %div25.i = sdiv i32 %97, 16, !dbg !687
  store i32 %div25.i, ptr %row.i, align 4, !dbg !687
  %98 = load i32, ptr %at.i, align 4, !dbg !687
  %rem.i = srem i32 %98, 16, !dbg !687
  store i32 %rem.i, ptr %col.i, align 4, !dbg !687
  %99 = load ptr, ptr %c.addr.i, align 8, !dbg !687, !nonnull !14, !align !677
  %100 = load i32, ptr %e.i, align 4, !dbg !687
  %idxprom27.i = sext i32 %100 to i64, !dbg !687
  %arrayidx28.i = getelementptr inbounds [8 x float], ptr %99, i64 0, i64 %idxprom27.i, !dbg !687
  %101 = load float, ptr %arrayidx28.i, align 4, !dbg !687
  store float %101, ptr %s.i, align 4, !dbg !687
  store i32 0, ptr %k.i, align 4, !dbg !687
  br label %for.cond29.i, !dbg !687

for.cond29.i:                                     ; preds = %for.body31.i, %for.body23.i
  %102 = load i32, ptr %k.i, align 4, !dbg !687
  %cmp30.i = icmp slt i32 %102, 16, !dbg !687
  br i1 %cmp30.i, label %for.body31.i, label %for.end41.i, !dbg !687

for.body31.i:                                     ; preds = %for.cond29.i
  %103 = load i32, ptr %row.i, align 4, !dbg !687
  %mul.i = mul nsw i32 %103, 16, !dbg !687
  %104 = load i32, ptr %k.i, align 4, !dbg !687
  %add.i = add nsw i32 %mul.i, %104, !dbg !687
  %idxprom32.i = sext i32 %add.i to i64, !dbg !687
  %arrayidx33.i = getelementptr inbounds [256 x float], ptr %as.i, i64 0, i64 %idxprom32.i, !dbg !687
  %105 = load float, ptr %arrayidx33.i, align 4, !dbg !687
  %106 = load i32, ptr %k.i, align 4, !dbg !687
  %mul34.i = mul nsw i32 %106, 16, !dbg !687
  %107 = load i32, ptr %col.i, align 4, !dbg !687
  %add35.i = add nsw i32 %mul34.i, %107, !dbg !687
  %idxprom36.i = sext i32 %add35.i to i64, !dbg !687
  %arrayidx37.i = getelementptr inbounds [256 x float], ptr %bs.i, i64 0, i64 %idxprom36.i, !dbg !687
  %108 = load float, ptr %arrayidx37.i, align 4, !dbg !687
  %109 = load float, ptr %s.i, align 4, !dbg !687
  %110 = call float @llvm.fmuladd.f32(float %105, float %108, float %109), !dbg !687
  store float %110, ptr %s.i, align 4, !dbg !687
  %111 = load i32, ptr %k.i, align 4, !dbg !687
  %inc40.i = add nsw i32 %111, 1, !dbg !687
  store i32 %inc40.i, ptr %k.i, align 4, !dbg !687
  br label %for.cond29.i, !dbg !687, !llvm.loop !690

for.end41.i:                                      ; preds = %for.cond29.i
  %112 = load float, ptr %s.i, align 4, !dbg !687
  %113 = load ptr, ptr %d.addr.i, align 8, !dbg !687, !nonnull !14, !align !677
  %114 = load i32, ptr %e.i, align 4, !dbg !687
  %idxprom43.i = sext i32 %114 to i64, !dbg !687
  %arrayidx44.i = getelementptr inbounds [8 x float], ptr %113, i64 0, i64 %idxprom43.i, !dbg !687
  store float %112, ptr %arrayidx44.i, align 4, !dbg !687
  %115 = load i32, ptr %e.i, align 4, !dbg !687
  %inc46.i = add nsw i32 %115, 1, !dbg !687
  store i32 %inc46.i, ptr %e.i, align 4, !dbg !687
  br label %for.cond21.i, !dbg !687, !llvm.loop !691

_ZN6nvcuda4wmma8mma_syncILi16ELi16ELi16Ef6__halfNS0_9row_majorES2_NS0_9col_majorEfEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEERKNS5_INS0_8matrix_aEXT_EXT0_EXT1_ET3_T4_EERKNS5_INS0_8matrix_bEXT_EXT0_EXT1_ET5_T6_EERKNS5_IS6_XT_EXT0_EXT1_ET7_vEEb.exit: ; preds = %for.cond21.i
  %116 = load ptr, ptr %c.addr, align 8, !dbg !692
  store ptr %116, ptr %p.addr.i45, align 8, !dbg !693
  store ptr %fc, ptr %f.addr.i46, align 8, !dbg !693
  store i32 16, ptr %ld.addr.i47, align 4, !dbg !693
  store i32 0, ptr %layout.addr.i48, align 4, !dbg !693
  store i32 0, ptr %i.i49, align 4, !dbg !693
  br label %for.cond.i50, !dbg !693

for.cond.i50:                                     ; preds = %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEEEEjRKT_ijb.exit228, %_ZN6nvcuda4wmma8mma_syncILi16ELi16ELi16Ef6__halfNS0_9row_majorES2_NS0_9col_majorEfEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEERKNS5_INS0_8matrix_aEXT_EXT0_EXT1_ET3_T4_EERKNS5_INS0_8matrix_bEXT_EXT0_EXT1_ET5_T6_EERKNS5_IS6_XT_EXT0_EXT1_ET7_vEEb.exit
  %117 = load i32, ptr %i.i49, align 4, !dbg !693
  %118 = load ptr, ptr %f.addr.i46, align 8, !dbg !693, !nonnull !14, !align !677
  %cmp.i51 = icmp slt i32 %117, 8, !dbg !693
  br i1 %cmp.i51, label %for.body.i53, label %_ZN6nvcuda4wmma17store_matrix_syncILi16ELi16ELi16EffEEvPT3_RKNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEjNS0_8layout_tE.exit61, !dbg !693

for.body.i53:                                     ; preds = %for.cond.i50
  %119 = load ptr, ptr %f.addr.i46, align 8, !dbg !693, !nonnull !14, !align !677
  %120 = load i32, ptr %i.i49, align 4, !dbg !693
  %idxprom.i54 = sext i32 %120 to i64, !dbg !693
  %arrayidx.i55 = getelementptr inbounds [8 x float], ptr %119, i64 0, i64 %idxprom.i54, !dbg !693
  %121 = load float, ptr %arrayidx.i55, align 4, !dbg !693
  %122 = load ptr, ptr %p.addr.i45, align 8, !dbg !693
  %123 = load ptr, ptr %f.addr.i46, align 8, !dbg !693, !nonnull !14, !align !677
  %124 = load i32, ptr %i.i49, align 4, !dbg !693
  %125 = load i32, ptr %ld.addr.i47, align 4, !dbg !693
  %126 = load i32, ptr %layout.addr.i48, align 4, !dbg !693
  %cmp1.i56 = icmp eq i32 %126, 0, !dbg !693
  store ptr %123, ptr %f.addr.i196, align 8, !dbg !693
  store i32 %124, ptr %i.addr.i197, align 4, !dbg !693
  store i32 %125, ptr %ld.addr.i198, align 4, !dbg !693
  %storedv.i203 = zext i1 %cmp1.i56 to i8, !dbg !693
  store i8 %storedv.i203, ptr %by_rows.addr.i199, align 1, !dbg !693
  %127 = load ptr, ptr %f.addr.i196, align 8, !dbg !693, !nonnull !14, !align !677
  %128 = load i32, ptr %i.addr.i197, align 4, !dbg !693
  store ptr %127, ptr %.addr.i.i194, align 8, !dbg !693
  store i32 %128, ptr %i.addr.i.i195, align 4, !dbg !693
  %129 = load i32, ptr %i.addr.i.i195, align 4, !dbg !693
  %mul.i.i204 = mul nsw i32 %129, 32, !dbg !693
  %130 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !693
  %131 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !693
  %call2.i.i.i205 = call i32 @__ws_sreg_tid_y() #7, !dbg !693
  %call3.i.i.i206 = call i32 @__ws_sreg_ntid_y() #7, !dbg !693
  %call4.i.i.i207 = call i32 @__ws_sreg_tid_z() #7, !dbg !693
  %mul.i.i.i208 = mul i32 %call3.i.i.i206, %call4.i.i.i207, !dbg !693
  %add.i.i.i209 = add i32 %call2.i.i.i205, %mul.i.i.i208, !dbg !693
  %mul5.i.i.i210 = mul i32 %131, %add.i.i.i209, !dbg !693
  %add6.i.i.i211 = add i32 %130, %mul5.i.i.i210, !dbg !693
  %mul1.i.i212 = mul i32 %add6.i.i.i211, 5, !dbg !693
  %132 = load i32, ptr %i.addr.i.i195, align 4, !dbg !693
  %mul2.i.i213 = mul nsw i32 %132, 7, !dbg !693
  %add.i.i214 = add i32 %mul1.i.i212, %mul2.i.i213, !dbg !693
  %add3.i.i215 = add i32 %add.i.i214, 10, !dbg !693
  %rem.i.i216 = urem i32 %add3.i.i215, 32, !dbg !693
  %add4.i.i217 = add i32 %mul.i.i204, %rem.i.i216, !dbg !693
  store i32 %add4.i.i217, ptr %at.i200, align 4, !dbg !693
  %133 = load i32, ptr %at.i200, align 4, !dbg !693
  %div.i218 = sdiv i32 %133, 16, !dbg !693
  store i32 %div.i218, ptr %row.i201, align 4, !dbg !693
  %134 = load i32, ptr %at.i200, align 4, !dbg !693
  %rem.i219 = srem i32 %134, 16, !dbg !693
  store i32 %rem.i219, ptr %col.i202, align 4, !dbg !693
  %135 = load i8, ptr %by_rows.addr.i199, align 1, !dbg !693
  %loadedv.i220 = trunc i8 %135 to i1, !dbg !693
  br i1 %loadedv.i220, label %cond.true.i225, label %cond.false.i221, !dbg !693

cond.true.i225:                                   ; preds = %for.body.i53
  %136 = load i32, ptr %row.i201, align 4, !dbg !693
  %137 = load i32, ptr %ld.addr.i198, align 4, !dbg !693
  %mul.i226 = mul i32 %136, %137, !dbg !693
  %138 = load i32, ptr %col.i202, align 4, !dbg !693
  %add.i227 = add i32 %mul.i226, %138, !dbg !693
  br label %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEEEEjRKT_ijb.exit228, !dbg !693

cond.false.i221:                                  ; preds = %for.body.i53
  %139 = load i32, ptr %col.i202, align 4, !dbg !693
  %140 = load i32, ptr %ld.addr.i198, align 4, !dbg !693
  %mul1.i222 = mul i32 %139, %140, !dbg !693
  %141 = load i32, ptr %row.i201, align 4, !dbg !693
  %add2.i223 = add i32 %mul1.i222, %141, !dbg !693
  br label %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEEEEjRKT_ijb.exit228, !dbg !693

_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEEEEjRKT_ijb.exit228: ; preds = %cond.true.i225, %cond.false.i221
  %cond.i224 = phi i32 [ %add.i227, %cond.true.i225 ], [ %add2.i223, %cond.false.i221 ], !dbg !693
  %idxprom2.i58 = zext i32 %cond.i224 to i64, !dbg !693
  %arrayidx3.i59 = getelementptr inbounds nuw float, ptr %122, i64 %idxprom2.i58, !dbg !693
  store float %121, ptr %arrayidx3.i59, align 4, !dbg !693
  %142 = load i32, ptr %i.i49, align 4, !dbg !693
  %inc.i60 = add nsw i32 %142, 1, !dbg !693
  store i32 %inc.i60, ptr %i.i49, align 4, !dbg !693
  br label %for.cond.i50, !dbg !693, !llvm.loop !694

_ZN6nvcuda4wmma17store_matrix_syncILi16ELi16ELi16EffEEvPT3_RKNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEjNS0_8layout_tE.exit61: ; preds = %for.cond.i50
  %143 = load ptr, ptr %c.addr, align 8, !dbg !695
  store ptr %fd, ptr %f.addr.i62, align 8, !dbg !696
  store ptr %143, ptr %p.addr.i63, align 8, !dbg !696
  store i32 16, ptr %ld.addr.i64, align 4, !dbg !696
  store i32 1, ptr %layout.addr.i65, align 4, !dbg !696
  store i32 0, ptr %i.i66, align 4, !dbg !696
  br label %for.cond.i67, !dbg !696

for.cond.i67:                                     ; preds = %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEEEEjRKT_ijb.exit, %_ZN6nvcuda4wmma17store_matrix_syncILi16ELi16ELi16EffEEvPT3_RKNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEjNS0_8layout_tE.exit61
  %144 = load i32, ptr %i.i66, align 4, !dbg !696
  %145 = load ptr, ptr %f.addr.i62, align 8, !dbg !696, !nonnull !14, !align !677
  %cmp.i68 = icmp slt i32 %144, 8, !dbg !696
  br i1 %cmp.i68, label %for.body.i70, label %_ZN6nvcuda4wmma16load_matrix_syncILi16ELi16ELi16EffEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEPKT3_jNS0_8layout_tE.exit, !dbg !696

for.body.i70:                                     ; preds = %for.cond.i67
  %146 = load ptr, ptr %p.addr.i63, align 8, !dbg !696
  %147 = load ptr, ptr %f.addr.i62, align 8, !dbg !696, !nonnull !14, !align !677
  %148 = load i32, ptr %i.i66, align 4, !dbg !696
  %149 = load i32, ptr %ld.addr.i64, align 4, !dbg !696
  %150 = load i32, ptr %layout.addr.i65, align 4, !dbg !696
  %cmp1.i71 = icmp eq i32 %150, 0, !dbg !696
  store ptr %147, ptr %f.addr.i175, align 8, !dbg !696
  store i32 %148, ptr %i.addr.i176, align 4, !dbg !696
  store i32 %149, ptr %ld.addr.i177, align 4, !dbg !696
  %storedv.i = zext i1 %cmp1.i71 to i8, !dbg !696
  store i8 %storedv.i, ptr %by_rows.addr.i178, align 1, !dbg !696
  %151 = load ptr, ptr %f.addr.i175, align 8, !dbg !696, !nonnull !14, !align !677
  %152 = load i32, ptr %i.addr.i176, align 4, !dbg !696
  store ptr %151, ptr %.addr.i.i, align 8, !dbg !696
  store i32 %152, ptr %i.addr.i.i, align 4, !dbg !696
  %153 = load i32, ptr %i.addr.i.i, align 4, !dbg !696
  %mul.i.i182 = mul nsw i32 %153, 32, !dbg !696
  %154 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !696
  %155 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !696
  %call2.i.i.i = call i32 @__ws_sreg_tid_y() #7, !dbg !696
  %call3.i.i.i = call i32 @__ws_sreg_ntid_y() #7, !dbg !696
  %call4.i.i.i = call i32 @__ws_sreg_tid_z() #7, !dbg !696
  %mul.i.i.i = mul i32 %call3.i.i.i, %call4.i.i.i, !dbg !696
  %add.i.i.i = add i32 %call2.i.i.i, %mul.i.i.i, !dbg !696
  %mul5.i.i.i = mul i32 %155, %add.i.i.i, !dbg !696
  %add6.i.i.i = add i32 %154, %mul5.i.i.i, !dbg !696
  %mul1.i.i = mul i32 %add6.i.i.i, 5, !dbg !696
  %156 = load i32, ptr %i.addr.i.i, align 4, !dbg !696
  %mul2.i.i = mul nsw i32 %156, 7, !dbg !696
  %add.i.i183 = add i32 %mul1.i.i, %mul2.i.i, !dbg !696
  %add3.i.i = add i32 %add.i.i183, 10, !dbg !696
  %rem.i.i = urem i32 %add3.i.i, 32, !dbg !696
  %add4.i.i = add i32 %mul.i.i182, %rem.i.i, !dbg !696
  store i32 %add4.i.i, ptr %at.i179, align 4, !dbg !696
  %157 = load i32, ptr %at.i179, align 4, !dbg !696
  %div.i184 = sdiv i32 %157, 16, !dbg !696
  store i32 %div.i184, ptr %row.i180, align 4, !dbg !696
  %158 = load i32, ptr %at.i179, align 4, !dbg !696
  %rem.i185 = srem i32 %158, 16, !dbg !696
  store i32 %rem.i185, ptr %col.i181, align 4, !dbg !696
  %159 = load i8, ptr %by_rows.addr.i178, align 1, !dbg !696
  %loadedv.i186 = trunc i8 %159 to i1, !dbg !696
  br i1 %loadedv.i186, label %cond.true.i191, label %cond.false.i187, !dbg !696

cond.true.i191:                                   ; preds = %for.body.i70
  %160 = load i32, ptr %row.i180, align 4, !dbg !696
  %161 = load i32, ptr %ld.addr.i177, align 4, !dbg !696
  %mul.i192 = mul i32 %160, %161, !dbg !696
  %162 = load i32, ptr %col.i181, align 4, !dbg !696
  %add.i193 = add i32 %mul.i192, %162, !dbg !696
  br label %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEEEEjRKT_ijb.exit, !dbg !696

cond.false.i187:                                  ; preds = %for.body.i70
  %163 = load i32, ptr %col.i181, align 4, !dbg !696
  %164 = load i32, ptr %ld.addr.i177, align 4, !dbg !696
  %mul1.i188 = mul i32 %163, %164, !dbg !696
  %165 = load i32, ptr %row.i180, align 4, !dbg !696
  %add2.i189 = add i32 %mul1.i188, %165, !dbg !696
  br label %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEEEEjRKT_ijb.exit, !dbg !696

_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEEEEjRKT_ijb.exit: ; preds = %cond.true.i191, %cond.false.i187
  %cond.i190 = phi i32 [ %add.i193, %cond.true.i191 ], [ %add2.i189, %cond.false.i187 ], !dbg !696
  %idxprom.i73 = zext i32 %cond.i190 to i64, !dbg !696
  %arrayidx.i74 = getelementptr inbounds nuw float, ptr %146, i64 %idxprom.i73, !dbg !696
  %166 = load float, ptr %arrayidx.i74, align 4, !dbg !696
  %167 = load ptr, ptr %f.addr.i62, align 8, !dbg !696, !nonnull !14, !align !677
  %168 = load i32, ptr %i.i66, align 4, !dbg !696
  %idxprom2.i75 = sext i32 %168 to i64, !dbg !696
  %arrayidx3.i76 = getelementptr inbounds [8 x float], ptr %167, i64 0, i64 %idxprom2.i75, !dbg !696
  store float %166, ptr %arrayidx3.i76, align 4, !dbg !696
  %169 = load i32, ptr %i.i66, align 4, !dbg !696
  %inc.i77 = add nsw i32 %169, 1, !dbg !696
  store i32 %inc.i77, ptr %i.i66, align 4, !dbg !696
  br label %for.cond.i67, !dbg !696, !llvm.loop !697

_ZN6nvcuda4wmma16load_matrix_syncILi16ELi16ELi16EffEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEPKT3_jNS0_8layout_tE.exit: ; preds = %for.cond.i67
    #dbg_declare(ptr %i, !698, !DIExpression(), !700)
  store i32 0, ptr %i, align 4, !dbg !700
  br label %for.cond, !dbg !701

for.cond:                                         ; preds = %for.inc, %_ZN6nvcuda4wmma16load_matrix_syncILi16ELi16ELi16EffEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEPKT3_jNS0_8layout_tE.exit
  %170 = load i32, ptr %i, align 4, !dbg !702
  %cmp = icmp slt i32 %170, 8, !dbg !704
  br i1 %cmp, label %for.body, label %for.end, !dbg !705

for.body:                                         ; preds = %for.cond
  %x = getelementptr inbounds nuw %"struct.nvcuda::wmma::fragment.1", ptr %fd, i32 0, i32 0, !dbg !706
  %171 = load i32, ptr %i, align 4, !dbg !707
  %idxprom = sext i32 %171 to i64, !dbg !708
  %arrayidx = getelementptr inbounds [8 x float], ptr %x, i64 0, i64 %idxprom, !dbg !708
  %172 = load float, ptr %arrayidx, align 4, !dbg !708
  %x1 = getelementptr inbounds nuw %"struct.nvcuda::wmma::fragment.1", ptr %fc, i32 0, i32 0, !dbg !709
  %173 = load i32, ptr %i, align 4, !dbg !710
  %idxprom2 = sext i32 %173 to i64, !dbg !711
  %arrayidx3 = getelementptr inbounds [8 x float], ptr %x1, i64 0, i64 %idxprom2, !dbg !711
  %174 = load float, ptr %arrayidx3, align 4, !dbg !712
  %add = fadd float %174, %172, !dbg !712
  store float %add, ptr %arrayidx3, align 4, !dbg !712
  br label %for.inc, !dbg !711

for.inc:                                          ; preds = %for.body
  %175 = load i32, ptr %i, align 4, !dbg !713
  %inc = add nsw i32 %175, 1, !dbg !713
  store i32 %inc, ptr %i, align 4, !dbg !713
  br label %for.cond, !dbg !714, !llvm.loop !715

for.end:                                          ; preds = %for.cond
  store i32 -1, ptr %mask.addr.i, align 4, !dbg !717
  %176 = load i32, ptr %mask.addr.i, align 4, !dbg !717
  call void @llvm.nvvm.bar.warp.sync(i32 %176), !dbg !717
  %177 = load ptr, ptr %c.addr, align 8, !dbg !718
  store ptr %177, ptr %p.addr.i33, align 8, !dbg !719
  store ptr %fc, ptr %f.addr.i34, align 8, !dbg !719
  store i32 16, ptr %ld.addr.i35, align 4, !dbg !719
  store i32 0, ptr %layout.addr.i, align 4, !dbg !719
  store i32 0, ptr %i.i36, align 4, !dbg !719
  br label %for.cond.i37, !dbg !719

for.cond.i37:                                     ; preds = %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEEEEjRKT_ijb.exit263, %for.end
  %178 = load i32, ptr %i.i36, align 4, !dbg !719
  %179 = load ptr, ptr %f.addr.i34, align 8, !dbg !719, !nonnull !14, !align !677
  %cmp.i38 = icmp slt i32 %178, 8, !dbg !719
  br i1 %cmp.i38, label %for.body.i40, label %_ZN6nvcuda4wmma17store_matrix_syncILi16ELi16ELi16EffEEvPT3_RKNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEjNS0_8layout_tE.exit, !dbg !719

for.body.i40:                                     ; preds = %for.cond.i37
  %180 = load ptr, ptr %f.addr.i34, align 8, !dbg !719, !nonnull !14, !align !677
  %181 = load i32, ptr %i.i36, align 4, !dbg !719
  %idxprom.i41 = sext i32 %181 to i64, !dbg !719
  %arrayidx.i42 = getelementptr inbounds [8 x float], ptr %180, i64 0, i64 %idxprom.i41, !dbg !719
  %182 = load float, ptr %arrayidx.i42, align 4, !dbg !719
  %183 = load ptr, ptr %p.addr.i33, align 8, !dbg !719
  %184 = load ptr, ptr %f.addr.i34, align 8, !dbg !719, !nonnull !14, !align !677
  %185 = load i32, ptr %i.i36, align 4, !dbg !719
  %186 = load i32, ptr %ld.addr.i35, align 4, !dbg !719
  %187 = load i32, ptr %layout.addr.i, align 4, !dbg !719
  %cmp1.i = icmp eq i32 %187, 0, !dbg !719
  store ptr %184, ptr %f.addr.i231, align 8, !dbg !719
  store i32 %185, ptr %i.addr.i232, align 4, !dbg !719
  store i32 %186, ptr %ld.addr.i233, align 4, !dbg !719
  %storedv.i238 = zext i1 %cmp1.i to i8, !dbg !719
  store i8 %storedv.i238, ptr %by_rows.addr.i234, align 1, !dbg !719
  %188 = load ptr, ptr %f.addr.i231, align 8, !dbg !719, !nonnull !14, !align !677
  %189 = load i32, ptr %i.addr.i232, align 4, !dbg !719
  store ptr %188, ptr %.addr.i.i229, align 8, !dbg !719
  store i32 %189, ptr %i.addr.i.i230, align 4, !dbg !719
  %190 = load i32, ptr %i.addr.i.i230, align 4, !dbg !719
  %mul.i.i239 = mul nsw i32 %190, 32, !dbg !719
  %191 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !719
  %192 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !719
  %call2.i.i.i240 = call i32 @__ws_sreg_tid_y() #7, !dbg !719
  %call3.i.i.i241 = call i32 @__ws_sreg_ntid_y() #7, !dbg !719
  %call4.i.i.i242 = call i32 @__ws_sreg_tid_z() #7, !dbg !719
  %mul.i.i.i243 = mul i32 %call3.i.i.i241, %call4.i.i.i242, !dbg !719
  %add.i.i.i244 = add i32 %call2.i.i.i240, %mul.i.i.i243, !dbg !719
  %mul5.i.i.i245 = mul i32 %192, %add.i.i.i244, !dbg !719
  %add6.i.i.i246 = add i32 %191, %mul5.i.i.i245, !dbg !719
  %mul1.i.i247 = mul i32 %add6.i.i.i246, 5, !dbg !719
  %193 = load i32, ptr %i.addr.i.i230, align 4, !dbg !719
  %mul2.i.i248 = mul nsw i32 %193, 7, !dbg !719
  %add.i.i249 = add i32 %mul1.i.i247, %mul2.i.i248, !dbg !719
  %add3.i.i250 = add i32 %add.i.i249, 10, !dbg !719
  %rem.i.i251 = urem i32 %add3.i.i250, 32, !dbg !719
  %add4.i.i252 = add i32 %mul.i.i239, %rem.i.i251, !dbg !719
  store i32 %add4.i.i252, ptr %at.i235, align 4, !dbg !719
  %194 = load i32, ptr %at.i235, align 4, !dbg !719
  %div.i253 = sdiv i32 %194, 16, !dbg !719
  store i32 %div.i253, ptr %row.i236, align 4, !dbg !719
  %195 = load i32, ptr %at.i235, align 4, !dbg !719
  %rem.i254 = srem i32 %195, 16, !dbg !719
  store i32 %rem.i254, ptr %col.i237, align 4, !dbg !719
  %196 = load i8, ptr %by_rows.addr.i234, align 1, !dbg !719
  %loadedv.i255 = trunc i8 %196 to i1, !dbg !719
  br i1 %loadedv.i255, label %cond.true.i260, label %cond.false.i256, !dbg !719

cond.true.i260:                                   ; preds = %for.body.i40
  %197 = load i32, ptr %row.i236, align 4, !dbg !719
  %198 = load i32, ptr %ld.addr.i233, align 4, !dbg !719
  %mul.i261 = mul i32 %197, %198, !dbg !719
  %199 = load i32, ptr %col.i237, align 4, !dbg !719
  %add.i262 = add i32 %mul.i261, %199, !dbg !719
  br label %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEEEEjRKT_ijb.exit263, !dbg !719

cond.false.i256:                                  ; preds = %for.body.i40
  %200 = load i32, ptr %col.i237, align 4, !dbg !719
  %201 = load i32, ptr %ld.addr.i233, align 4, !dbg !719
  %mul1.i257 = mul i32 %200, %201, !dbg !719
  %202 = load i32, ptr %row.i236, align 4, !dbg !719
  %add2.i258 = add i32 %mul1.i257, %202, !dbg !719
  br label %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEEEEjRKT_ijb.exit263, !dbg !719

_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEEEEjRKT_ijb.exit263: ; preds = %cond.true.i260, %cond.false.i256
  %cond.i259 = phi i32 [ %add.i262, %cond.true.i260 ], [ %add2.i258, %cond.false.i256 ], !dbg !719
  %idxprom2.i = zext i32 %cond.i259 to i64, !dbg !719
  %arrayidx3.i = getelementptr inbounds nuw float, ptr %183, i64 %idxprom2.i, !dbg !719
  store float %182, ptr %arrayidx3.i, align 4, !dbg !719
  %203 = load i32, ptr %i.i36, align 4, !dbg !719
  %inc.i44 = add nsw i32 %203, 1, !dbg !719
  store i32 %inc.i44, ptr %i.i36, align 4, !dbg !719
  br label %for.cond.i37, !dbg !719, !llvm.loop !720

_ZN6nvcuda4wmma17store_matrix_syncILi16ELi16ELi16EffEEvPT3_RKNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEjNS0_8layout_tE.exit: ; preds = %for.cond.i37
  ret void, !dbg !721
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #1

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

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!618, !619, !620, !621}
!llvm.ident = !{!622}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, retainedTypes: !11, imports: !61, splitDebugInlining: false, nameTableKind: None)
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
!68 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !64, file: !64, line: 137, type: !69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!69 = !DISubroutineType(types: !70)
!70 = !{!71, !71}
!71 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!72 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !73, file: !64, line: 154)
!73 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !64, file: !64, line: 133, type: !74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!74 = !DISubroutineType(types: !75)
!75 = !{!76, !76}
!76 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!77 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !78, file: !64, line: 154)
!78 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !64, file: !64, line: 134, type: !79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!79 = !DISubroutineType(types: !80)
!80 = !{!81, !81}
!81 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!82 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !83, file: !64, line: 154)
!83 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !64, file: !64, line: 145, type: !84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!84 = !DISubroutineType(types: !85)
!85 = !{!86, !87}
!86 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!87 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!88 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !89, file: !64, line: 154)
!89 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !64, file: !64, line: 147, type: !84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!90 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !91, file: !64, line: 154)
!91 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !64, file: !64, line: 149, type: !92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
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
!108 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4EPv", scope: !102, file: !103, line: 44, type: !109, scopeLine: 44, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!109 = !DISubroutineType(types: !110)
!110 = !{null, !111, !107}
!111 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !102, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!112 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4Ev", scope: !102, file: !103, line: 46, type: !113, scopeLine: 46, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!113 = !DISubroutineType(types: !114)
!114 = !{null, !111}
!115 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4EDn", scope: !102, file: !103, line: 47, type: !116, scopeLine: 47, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!116 = !DISubroutineType(types: !117)
!117 = !{null, !111, !118}
!118 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!119 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4ERKS0_", scope: !102, file: !103, line: 48, type: !120, scopeLine: 48, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!120 = !DISubroutineType(types: !121)
!121 = !{null, !111, !122}
!122 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !123, size: 64)
!123 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !102)
!124 = !DISubprogram(name: "operator=", linkageName: "_ZNSt15__exception_ptr13exception_ptraSERKS0_", scope: !102, file: !103, line: 49, type: !125, scopeLine: 49, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!125 = !DISubroutineType(types: !126)
!126 = !{!127, !111, !122}
!127 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !102, size: 64)
!128 = !DISubprogram(name: "~exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrD4Ev", scope: !102, file: !103, line: 50, type: !113, scopeLine: 50, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!129 = !DISubprogram(name: "operator bool", linkageName: "_ZNKSt15__exception_ptr13exception_ptrcvbEv", scope: !102, file: !103, line: 51, type: !130, scopeLine: 51, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
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
!198 = !DISubprogram(name: "printf", scope: !195, file: !195, line: 97, type: !199, flags: DIFlagPrototyped, spFlags: 0)
!199 = !DISubroutineType(types: !200)
!200 = !{!39, !201, null}
!201 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !202, size: 64)
!202 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !203)
!203 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!204 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !205, file: !136, line: 12)
!205 = !DISubprogram(name: "fprintf", scope: !195, file: !195, line: 98, type: !206, flags: DIFlagPrototyped, spFlags: 0)
!206 = !DISubroutineType(types: !207)
!207 = !{!39, !208, !201, null}
!208 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !194, size: 64)
!209 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !210, file: !136, line: 12)
!210 = !DISubprogram(name: "sprintf", scope: !195, file: !195, line: 99, type: !211, flags: DIFlagPrototyped, spFlags: 0)
!211 = !DISubroutineType(types: !212)
!212 = !{!39, !213, !201, null}
!213 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !203, size: 64)
!214 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !215, file: !136, line: 12)
!215 = !DISubprogram(name: "snprintf", scope: !195, file: !195, line: 100, type: !216, flags: DIFlagPrototyped, spFlags: 0)
!216 = !DISubroutineType(types: !217)
!217 = !{!39, !213, !95, !201, null}
!218 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !219, file: !136, line: 12)
!219 = !DISubprogram(name: "vprintf", scope: !195, file: !195, line: 103, type: !220, flags: DIFlagPrototyped, spFlags: 0)
!220 = !DISubroutineType(types: !221)
!221 = !{!39, !201, !222}
!222 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !195, line: 75, baseType: !223)
!223 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !1, baseType: !213)
!224 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !225, file: !136, line: 12)
!225 = !DISubprogram(name: "vfprintf", scope: !195, file: !195, line: 104, type: !226, flags: DIFlagPrototyped, spFlags: 0)
!226 = !DISubroutineType(types: !227)
!227 = !{!39, !208, !201, !222}
!228 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !229, file: !136, line: 12)
!229 = !DISubprogram(name: "vsprintf", scope: !195, file: !195, line: 105, type: !230, flags: DIFlagPrototyped, spFlags: 0)
!230 = !DISubroutineType(types: !231)
!231 = !{!39, !213, !201, !222}
!232 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !233, file: !136, line: 12)
!233 = !DISubprogram(name: "vsnprintf", scope: !195, file: !195, line: 106, type: !234, flags: DIFlagPrototyped, spFlags: 0)
!234 = !DISubroutineType(types: !235)
!235 = !{!39, !213, !95, !201, !222}
!236 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !237, file: !136, line: 13)
!237 = !DISubprogram(name: "scanf", scope: !195, file: !195, line: 108, type: !199, flags: DIFlagPrototyped, spFlags: 0)
!238 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !239, file: !136, line: 13)
!239 = !DISubprogram(name: "fscanf", scope: !195, file: !195, line: 109, type: !206, flags: DIFlagPrototyped, spFlags: 0)
!240 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !241, file: !136, line: 13)
!241 = !DISubprogram(name: "sscanf", scope: !195, file: !195, line: 110, type: !242, flags: DIFlagPrototyped, spFlags: 0)
!242 = !DISubroutineType(types: !243)
!243 = !{!39, !201, !201, null}
!244 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !245, file: !136, line: 13)
!245 = !DISubprogram(name: "vsscanf", scope: !195, file: !195, line: 113, type: !246, flags: DIFlagPrototyped, spFlags: 0)
!246 = !DISubroutineType(types: !247)
!247 = !{!39, !201, !201, !222}
!248 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !249, file: !136, line: 13)
!249 = !DISubprogram(name: "puts", scope: !195, file: !195, line: 114, type: !250, flags: DIFlagPrototyped, spFlags: 0)
!250 = !DISubroutineType(types: !251)
!251 = !{!39, !201}
!252 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !253, file: !136, line: 13)
!253 = !DISubprogram(name: "putchar", scope: !195, file: !195, line: 115, type: !254, flags: DIFlagPrototyped, spFlags: 0)
!254 = !DISubroutineType(types: !255)
!255 = !{!39, !39}
!256 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !257, file: !136, line: 13)
!257 = !DISubprogram(name: "putc", scope: !195, file: !195, line: 116, type: !258, flags: DIFlagPrototyped, spFlags: 0)
!258 = !DISubroutineType(types: !259)
!259 = !{!39, !39, !208}
!260 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !261, file: !136, line: 13)
!261 = !DISubprogram(name: "fputc", scope: !195, file: !195, line: 117, type: !258, flags: DIFlagPrototyped, spFlags: 0)
!262 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !263, file: !136, line: 13)
!263 = !DISubprogram(name: "fputs", scope: !195, file: !195, line: 118, type: !264, flags: DIFlagPrototyped, spFlags: 0)
!264 = !DISubroutineType(types: !265)
!265 = !{!39, !201, !208}
!266 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !267, file: !136, line: 13)
!267 = !DISubprogram(name: "getchar", scope: !195, file: !195, line: 119, type: !268, flags: DIFlagPrototyped, spFlags: 0)
!268 = !DISubroutineType(types: !269)
!269 = !{!39}
!270 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !271, file: !136, line: 13)
!271 = !DISubprogram(name: "getc", scope: !195, file: !195, line: 120, type: !272, flags: DIFlagPrototyped, spFlags: 0)
!272 = !DISubroutineType(types: !273)
!273 = !{!39, !208}
!274 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !275, file: !136, line: 14)
!275 = !DISubprogram(name: "fgetc", scope: !195, file: !195, line: 121, type: !272, flags: DIFlagPrototyped, spFlags: 0)
!276 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !277, file: !136, line: 14)
!277 = !DISubprogram(name: "fgets", scope: !195, file: !195, line: 123, type: !278, flags: DIFlagPrototyped, spFlags: 0)
!278 = !DISubroutineType(types: !279)
!279 = !{!213, !213, !39, !208}
!280 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !281, file: !136, line: 14)
!281 = !DISubprogram(name: "ungetc", scope: !195, file: !195, line: 122, type: !258, flags: DIFlagPrototyped, spFlags: 0)
!282 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !283, file: !136, line: 14)
!283 = !DISubprogram(name: "fopen", scope: !195, file: !195, line: 126, type: !284, flags: DIFlagPrototyped, spFlags: 0)
!284 = !DISubroutineType(types: !285)
!285 = !{!208, !201, !201}
!286 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !287, file: !136, line: 14)
!287 = !DISubprogram(name: "freopen", scope: !195, file: !195, line: 127, type: !288, flags: DIFlagPrototyped, spFlags: 0)
!288 = !DISubroutineType(types: !289)
!289 = !{!208, !201, !201, !208}
!290 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !291, file: !136, line: 14)
!291 = !DISubprogram(name: "fclose", scope: !195, file: !195, line: 133, type: !272, flags: DIFlagPrototyped, spFlags: 0)
!292 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !293, file: !136, line: 14)
!293 = !DISubprogram(name: "fflush", scope: !195, file: !195, line: 134, type: !272, flags: DIFlagPrototyped, spFlags: 0)
!294 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !295, file: !136, line: 14)
!295 = !DISubprogram(name: "fread", scope: !195, file: !195, line: 135, type: !296, flags: DIFlagPrototyped, spFlags: 0)
!296 = !DISubroutineType(types: !297)
!297 = !{!95, !107, !95, !95, !208}
!298 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !299, file: !136, line: 14)
!299 = !DISubprogram(name: "fwrite", scope: !195, file: !195, line: 136, type: !300, flags: DIFlagPrototyped, spFlags: 0)
!300 = !DISubroutineType(types: !301)
!301 = !{!95, !302, !95, !95, !208}
!302 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !303, size: 64)
!303 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!304 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !305, file: !136, line: 14)
!305 = !DISubprogram(name: "fseek", scope: !195, file: !195, line: 137, type: !306, flags: DIFlagPrototyped, spFlags: 0)
!306 = !DISubroutineType(types: !307)
!307 = !{!39, !208, !76, !39}
!308 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !309, file: !136, line: 14)
!309 = !DISubprogram(name: "ftell", scope: !195, file: !195, line: 139, type: !310, flags: DIFlagPrototyped, spFlags: 0)
!310 = !DISubroutineType(types: !311)
!311 = !{!76, !208}
!312 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !313, file: !136, line: 15)
!313 = !DISubprogram(name: "rewind", scope: !195, file: !195, line: 141, type: !314, flags: DIFlagPrototyped, spFlags: 0)
!314 = !DISubroutineType(types: !315)
!315 = !{null, !208}
!316 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !317, file: !136, line: 15)
!317 = !DISubprogram(name: "feof", scope: !195, file: !195, line: 142, type: !272, flags: DIFlagPrototyped, spFlags: 0)
!318 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !319, file: !136, line: 15)
!319 = !DISubprogram(name: "ferror", scope: !195, file: !195, line: 143, type: !272, flags: DIFlagPrototyped, spFlags: 0)
!320 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !321, file: !136, line: 15)
!321 = !DISubprogram(name: "clearerr", scope: !195, file: !195, line: 144, type: !314, flags: DIFlagPrototyped, spFlags: 0)
!322 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !323, file: !136, line: 15)
!323 = !DISubprogram(name: "setvbuf", scope: !195, file: !195, line: 146, type: !324, flags: DIFlagPrototyped, spFlags: 0)
!324 = !DISubroutineType(types: !325)
!325 = !{!39, !208, !213, !39, !95}
!326 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !327, file: !136, line: 15)
!327 = !DISubprogram(name: "setbuf", scope: !195, file: !195, line: 147, type: !328, flags: DIFlagPrototyped, spFlags: 0)
!328 = !DISubroutineType(types: !329)
!329 = !{null, !208, !213}
!330 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !331, file: !136, line: 15)
!331 = !DISubprogram(name: "perror", scope: !195, file: !195, line: 149, type: !332, flags: DIFlagPrototyped, spFlags: 0)
!332 = !DISubroutineType(types: !333)
!333 = !{null, !201}
!334 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !335, file: !136, line: 15)
!335 = !DISubprogram(name: "remove", scope: !195, file: !195, line: 150, type: !250, flags: DIFlagPrototyped, spFlags: 0)
!336 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !337, file: !136, line: 15)
!337 = !DISubprogram(name: "rename", scope: !195, file: !195, line: 151, type: !338, flags: DIFlagPrototyped, spFlags: 0)
!338 = !DISubroutineType(types: !339)
!339 = !{!39, !201, !201}
!340 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !341, file: !136, line: 15)
!341 = !DISubprogram(name: "tmpfile", scope: !195, file: !195, line: 130, type: !342, flags: DIFlagPrototyped, spFlags: 0)
!342 = !DISubroutineType(types: !343)
!343 = !{!208}
!344 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !345, file: !136, line: 15)
!345 = !DISubprogram(name: "tmpnam", scope: !195, file: !195, line: 131, type: !346, flags: DIFlagPrototyped, spFlags: 0)
!346 = !DISubroutineType(types: !347)
!347 = !{!213, !213}
!348 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !222, file: !136, line: 16)
!349 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !350, file: !136, line: 16)
!350 = !DISubprogram(name: "exit", scope: !195, file: !195, line: 154, type: !351, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!351 = !DISubroutineType(types: !352)
!352 = !{null, !39}
!353 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !354, file: !136, line: 16)
!354 = !DISubprogram(name: "_Exit", scope: !195, file: !195, line: 156, type: !351, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!355 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !356, file: !136, line: 16)
!356 = !DISubprogram(name: "quick_exit", scope: !195, file: !195, line: 157, type: !351, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!357 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !358, file: !136, line: 16)
!358 = !DISubprogram(name: "abort", scope: !195, file: !195, line: 158, type: !359, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!359 = !DISubroutineType(types: !360)
!360 = !{null}
!361 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !362, file: !136, line: 16)
!362 = !DISubprogram(name: "atexit", scope: !195, file: !195, line: 159, type: !363, flags: DIFlagPrototyped, spFlags: 0)
!363 = !DISubroutineType(types: !364)
!364 = !{!39, !365}
!365 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !359, size: 64)
!366 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !367, file: !136, line: 16)
!367 = !DISubprogram(name: "malloc", scope: !195, file: !195, line: 161, type: !368, flags: DIFlagPrototyped, spFlags: 0)
!368 = !DISubroutineType(types: !369)
!369 = !{!107, !95}
!370 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !371, file: !136, line: 16)
!371 = !DISubprogram(name: "free", scope: !195, file: !195, line: 162, type: !372, flags: DIFlagPrototyped, spFlags: 0)
!372 = !DISubroutineType(types: !373)
!373 = !{null, !107}
!374 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !375, file: !136, line: 16)
!375 = !DISubprogram(name: "calloc", scope: !195, file: !195, line: 163, type: !376, flags: DIFlagPrototyped, spFlags: 0)
!376 = !DISubroutineType(types: !377)
!377 = !{!107, !95, !95}
!378 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !379, file: !136, line: 16)
!379 = !DISubprogram(name: "realloc", scope: !195, file: !195, line: 164, type: !380, flags: DIFlagPrototyped, spFlags: 0)
!380 = !DISubroutineType(types: !381)
!381 = !{!107, !107, !95}
!382 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !383, file: !136, line: 17)
!383 = !DISubprogram(name: "aligned_alloc", scope: !195, file: !195, line: 165, type: !376, flags: DIFlagPrototyped, spFlags: 0)
!384 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !385, file: !136, line: 17)
!385 = !DISubprogram(name: "rand", scope: !195, file: !195, line: 169, type: !268, flags: DIFlagPrototyped, spFlags: 0)
!386 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !387, file: !136, line: 17)
!387 = !DISubprogram(name: "srand", scope: !195, file: !195, line: 170, type: !388, flags: DIFlagPrototyped, spFlags: 0)
!388 = !DISubroutineType(types: !389)
!389 = !{null, !7}
!390 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !391, file: !136, line: 17)
!391 = !DISubprogram(name: "atoi", scope: !195, file: !195, line: 182, type: !250, flags: DIFlagPrototyped, spFlags: 0)
!392 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !393, file: !136, line: 17)
!393 = !DISubprogram(name: "atol", scope: !195, file: !195, line: 183, type: !394, flags: DIFlagPrototyped, spFlags: 0)
!394 = !DISubroutineType(types: !395)
!395 = !{!76, !201}
!396 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !397, file: !136, line: 17)
!397 = !DISubprogram(name: "atoll", scope: !195, file: !195, line: 184, type: !398, flags: DIFlagPrototyped, spFlags: 0)
!398 = !DISubroutineType(types: !399)
!399 = !{!81, !201}
!400 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !401, file: !136, line: 17)
!401 = !DISubprogram(name: "atof", scope: !195, file: !195, line: 185, type: !402, flags: DIFlagPrototyped, spFlags: 0)
!402 = !DISubroutineType(types: !403)
!403 = !{!87, !201}
!404 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !405, file: !136, line: 17)
!405 = !DISubprogram(name: "strtol", scope: !195, file: !195, line: 186, type: !406, flags: DIFlagPrototyped, spFlags: 0)
!406 = !DISubroutineType(types: !407)
!407 = !{!76, !201, !408, !39}
!408 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !213, size: 64)
!409 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !410, file: !136, line: 17)
!410 = !DISubprogram(name: "strtoul", scope: !195, file: !195, line: 187, type: !411, flags: DIFlagPrototyped, spFlags: 0)
!411 = !DISubroutineType(types: !412)
!412 = !{!97, !201, !408, !39}
!413 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !414, file: !136, line: 17)
!414 = !DISubprogram(name: "strtoll", scope: !195, file: !195, line: 188, type: !415, flags: DIFlagPrototyped, spFlags: 0)
!415 = !DISubroutineType(types: !416)
!416 = !{!81, !201, !408, !39}
!417 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !418, file: !136, line: 18)
!418 = !DISubprogram(name: "strtoull", scope: !195, file: !195, line: 189, type: !419, flags: DIFlagPrototyped, spFlags: 0)
!419 = !DISubroutineType(types: !420)
!420 = !{!421, !201, !408, !39}
!421 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!422 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !423, file: !136, line: 18)
!423 = !DISubprogram(name: "strtod", scope: !195, file: !195, line: 190, type: !424, flags: DIFlagPrototyped, spFlags: 0)
!424 = !DISubroutineType(types: !425)
!425 = !{!87, !201, !408}
!426 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !427, file: !136, line: 18)
!427 = !DISubprogram(name: "strtof", scope: !195, file: !195, line: 191, type: !428, flags: DIFlagPrototyped, spFlags: 0)
!428 = !DISubroutineType(types: !429)
!429 = !{!17, !201, !408}
!430 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !431, file: !136, line: 18)
!431 = !DISubprogram(name: "getenv", scope: !195, file: !195, line: 195, type: !432, flags: DIFlagPrototyped, spFlags: 0)
!432 = !DISubroutineType(types: !433)
!433 = !{!213, !201}
!434 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !435, file: !136, line: 18)
!435 = !DISubprogram(name: "system", scope: !195, file: !195, line: 199, type: !250, flags: DIFlagPrototyped, spFlags: 0)
!436 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !437, file: !136, line: 18)
!437 = !DISubprogram(name: "qsort", scope: !195, file: !195, line: 309, type: !438, flags: DIFlagPrototyped, spFlags: 0)
!438 = !DISubroutineType(types: !439)
!439 = !{null, !107, !95, !95, !440}
!440 = !DIDerivedType(tag: DW_TAG_typedef, name: "ws_compare", file: !195, line: 308, baseType: !441)
!441 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !442, size: 64)
!442 = !DISubroutineType(types: !443)
!443 = !{!39, !302, !302}
!444 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !445, file: !136, line: 18)
!445 = !DISubprogram(name: "bsearch", scope: !195, file: !195, line: 310, type: !446, flags: DIFlagPrototyped, spFlags: 0)
!446 = !DISubroutineType(types: !447)
!447 = !{!107, !302, !302, !95, !95, !440}
!448 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !449, file: !136, line: 18)
!449 = !DISubprogram(name: "div", scope: !195, file: !195, line: 202, type: !450, flags: DIFlagPrototyped, spFlags: 0)
!450 = !DISubroutineType(types: !451)
!451 = !{!452, !39, !39}
!452 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !195, line: 78, baseType: !453)
!453 = !DICompositeType(tag: DW_TAG_structure_type, file: !195, line: 78, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!454 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !455, file: !136, line: 18)
!455 = !DISubprogram(name: "ldiv", scope: !195, file: !195, line: 203, type: !456, flags: DIFlagPrototyped, spFlags: 0)
!456 = !DISubroutineType(types: !457)
!457 = !{!458, !76, !76}
!458 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !195, line: 79, baseType: !459)
!459 = !DICompositeType(tag: DW_TAG_structure_type, file: !195, line: 79, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS6ldiv_t")
!460 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !461, file: !136, line: 18)
!461 = !DISubprogram(name: "lldiv", scope: !195, file: !195, line: 204, type: !462, flags: DIFlagPrototyped, spFlags: 0)
!462 = !DISubroutineType(types: !463)
!463 = !{!464, !81, !81}
!464 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !195, line: 80, baseType: !465)
!465 = !DICompositeType(tag: DW_TAG_structure_type, file: !195, line: 80, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS7lldiv_t")
!466 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !452, file: !136, line: 19)
!467 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !458, file: !136, line: 19)
!468 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !464, file: !136, line: 19)
!469 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !470, file: !136, line: 19)
!470 = !DISubprogram(name: "memcpy", scope: !195, file: !195, line: 207, type: !471, flags: DIFlagPrototyped, spFlags: 0)
!471 = !DISubroutineType(types: !472)
!472 = !{!107, !107, !302, !95}
!473 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !474, file: !136, line: 19)
!474 = !DISubprogram(name: "memmove", scope: !195, file: !195, line: 208, type: !471, flags: DIFlagPrototyped, spFlags: 0)
!475 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !476, file: !136, line: 19)
!476 = !DISubprogram(name: "memset", scope: !195, file: !195, line: 209, type: !477, flags: DIFlagPrototyped, spFlags: 0)
!477 = !DISubroutineType(types: !478)
!478 = !{!107, !107, !39, !95}
!479 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !480, file: !136, line: 19)
!480 = !DISubprogram(name: "memcmp", scope: !195, file: !195, line: 210, type: !481, flags: DIFlagPrototyped, spFlags: 0)
!481 = !DISubroutineType(types: !482)
!482 = !{!39, !302, !302, !95}
!483 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !484, file: !136, line: 19)
!484 = !DISubprogram(name: "memchr", scope: !195, file: !195, line: 319, type: !485, flags: DIFlagPrototyped, spFlags: 0)
!485 = !DISubroutineType(types: !486)
!486 = !{!302, !302, !39, !95}
!487 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !488, file: !136, line: 19)
!488 = !DISubprogram(name: "strlen", scope: !195, file: !195, line: 217, type: !489, flags: DIFlagPrototyped, spFlags: 0)
!489 = !DISubroutineType(types: !490)
!490 = !{!95, !201}
!491 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !492, file: !136, line: 19)
!492 = !DISubprogram(name: "strcmp", scope: !195, file: !195, line: 219, type: !338, flags: DIFlagPrototyped, spFlags: 0)
!493 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !494, file: !136, line: 20)
!494 = !DISubprogram(name: "strncmp", scope: !195, file: !195, line: 220, type: !495, flags: DIFlagPrototyped, spFlags: 0)
!495 = !DISubroutineType(types: !496)
!496 = !{!39, !201, !201, !95}
!497 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !498, file: !136, line: 20)
!498 = !DISubprogram(name: "strcoll", scope: !195, file: !195, line: 223, type: !338, flags: DIFlagPrototyped, spFlags: 0)
!499 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !500, file: !136, line: 20)
!500 = !DISubprogram(name: "strcpy", scope: !195, file: !195, line: 225, type: !501, flags: DIFlagPrototyped, spFlags: 0)
!501 = !DISubroutineType(types: !502)
!502 = !{!213, !213, !201}
!503 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !504, file: !136, line: 20)
!504 = !DISubprogram(name: "strncpy", scope: !195, file: !195, line: 226, type: !505, flags: DIFlagPrototyped, spFlags: 0)
!505 = !DISubroutineType(types: !506)
!506 = !{!213, !213, !201, !95}
!507 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !508, file: !136, line: 20)
!508 = !DISubprogram(name: "strcat", scope: !195, file: !195, line: 228, type: !501, flags: DIFlagPrototyped, spFlags: 0)
!509 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !510, file: !136, line: 20)
!510 = !DISubprogram(name: "strncat", scope: !195, file: !195, line: 229, type: !505, flags: DIFlagPrototyped, spFlags: 0)
!511 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !512, file: !136, line: 20)
!512 = !DISubprogram(name: "strtok", scope: !195, file: !195, line: 230, type: !501, flags: DIFlagPrototyped, spFlags: 0)
!513 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !514, file: !136, line: 20)
!514 = !DISubprogram(name: "strerror", scope: !195, file: !195, line: 235, type: !515, flags: DIFlagPrototyped, spFlags: 0)
!515 = !DISubroutineType(types: !516)
!516 = !{!213, !39}
!517 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !518, file: !136, line: 20)
!518 = !DISubprogram(name: "strspn", scope: !195, file: !195, line: 236, type: !519, flags: DIFlagPrototyped, spFlags: 0)
!519 = !DISubroutineType(types: !520)
!520 = !{!95, !201, !201}
!521 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !522, file: !136, line: 20)
!522 = !DISubprogram(name: "strcspn", scope: !195, file: !195, line: 237, type: !519, flags: DIFlagPrototyped, spFlags: 0)
!523 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !524, file: !136, line: 21)
!524 = !DISubprogram(name: "strchr", scope: !195, file: !195, line: 320, type: !525, flags: DIFlagPrototyped, spFlags: 0)
!525 = !DISubroutineType(types: !526)
!526 = !{!201, !201, !39}
!527 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !528, file: !136, line: 21)
!528 = !DISubprogram(name: "strrchr", scope: !195, file: !195, line: 321, type: !525, flags: DIFlagPrototyped, spFlags: 0)
!529 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !530, file: !136, line: 21)
!530 = !DISubprogram(name: "strstr", scope: !195, file: !195, line: 322, type: !531, flags: DIFlagPrototyped, spFlags: 0)
!531 = !DISubroutineType(types: !532)
!532 = !{!201, !201, !201}
!533 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !534, file: !136, line: 21)
!534 = !DISubprogram(name: "strpbrk", scope: !195, file: !195, line: 323, type: !531, flags: DIFlagPrototyped, spFlags: 0)
!535 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !536, file: !136, line: 21)
!536 = !DISubprogram(name: "isalnum", scope: !195, file: !195, line: 251, type: !254, flags: DIFlagPrototyped, spFlags: 0)
!537 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !538, file: !136, line: 21)
!538 = !DISubprogram(name: "isalpha", scope: !195, file: !195, line: 252, type: !254, flags: DIFlagPrototyped, spFlags: 0)
!539 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !540, file: !136, line: 21)
!540 = !DISubprogram(name: "isblank", scope: !195, file: !195, line: 253, type: !254, flags: DIFlagPrototyped, spFlags: 0)
!541 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !542, file: !136, line: 21)
!542 = !DISubprogram(name: "iscntrl", scope: !195, file: !195, line: 254, type: !254, flags: DIFlagPrototyped, spFlags: 0)
!543 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !544, file: !136, line: 21)
!544 = !DISubprogram(name: "isdigit", scope: !195, file: !195, line: 255, type: !254, flags: DIFlagPrototyped, spFlags: 0)
!545 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !546, file: !136, line: 21)
!546 = !DISubprogram(name: "isgraph", scope: !195, file: !195, line: 256, type: !254, flags: DIFlagPrototyped, spFlags: 0)
!547 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !548, file: !136, line: 22)
!548 = !DISubprogram(name: "islower", scope: !195, file: !195, line: 257, type: !254, flags: DIFlagPrototyped, spFlags: 0)
!549 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !550, file: !136, line: 22)
!550 = !DISubprogram(name: "isprint", scope: !195, file: !195, line: 258, type: !254, flags: DIFlagPrototyped, spFlags: 0)
!551 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !552, file: !136, line: 22)
!552 = !DISubprogram(name: "ispunct", scope: !195, file: !195, line: 259, type: !254, flags: DIFlagPrototyped, spFlags: 0)
!553 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !554, file: !136, line: 22)
!554 = !DISubprogram(name: "isspace", scope: !195, file: !195, line: 260, type: !254, flags: DIFlagPrototyped, spFlags: 0)
!555 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !556, file: !136, line: 22)
!556 = !DISubprogram(name: "isupper", scope: !195, file: !195, line: 261, type: !254, flags: DIFlagPrototyped, spFlags: 0)
!557 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !558, file: !136, line: 22)
!558 = !DISubprogram(name: "isxdigit", scope: !195, file: !195, line: 262, type: !254, flags: DIFlagPrototyped, spFlags: 0)
!559 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !560, file: !136, line: 22)
!560 = !DISubprogram(name: "tolower", scope: !195, file: !195, line: 265, type: !254, flags: DIFlagPrototyped, spFlags: 0)
!561 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !562, file: !136, line: 22)
!562 = !DISubprogram(name: "toupper", scope: !195, file: !195, line: 266, type: !254, flags: DIFlagPrototyped, spFlags: 0)
!563 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !564, file: !136, line: 23)
!564 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !195, line: 69, baseType: !76)
!565 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !566, file: !136, line: 23)
!566 = !DIDerivedType(tag: DW_TAG_typedef, name: "clock_t", file: !195, line: 70, baseType: !76)
!567 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !568, file: !136, line: 23)
!568 = !DISubprogram(name: "clock", linkageName: "_ZL5clockv", scope: !569, file: !569, line: 244, type: !570, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!569 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!570 = !DISubroutineType(types: !571)
!571 = !{!566}
!572 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !573, file: !136, line: 23)
!573 = !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !195, line: 84, size: 448, flags: DIFlagFwdDecl, identifier: "_ZTS2tm")
!574 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !575, file: !136, line: 23)
!575 = !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !195, line: 82, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS8timespec")
!576 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !577, file: !136, line: 23)
!577 = !DISubprogram(name: "time", scope: !195, file: !195, line: 269, type: !578, flags: DIFlagPrototyped, spFlags: 0)
!578 = !DISubroutineType(types: !579)
!579 = !{!564, !580}
!580 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !564, size: 64)
!581 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !582, file: !136, line: 23)
!582 = !DISubprogram(name: "difftime", scope: !195, file: !195, line: 270, type: !583, flags: DIFlagPrototyped, spFlags: 0)
!583 = !DISubroutineType(types: !584)
!584 = !{!87, !564, !564}
!585 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !586, file: !136, line: 23)
!586 = !DISubprogram(name: "mktime", scope: !195, file: !195, line: 271, type: !587, flags: DIFlagPrototyped, spFlags: 0)
!587 = !DISubroutineType(types: !588)
!588 = !{!564, !589}
!589 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !573, size: 64)
!590 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !591, file: !136, line: 23)
!591 = !DISubprogram(name: "localtime", scope: !195, file: !195, line: 273, type: !592, flags: DIFlagPrototyped, spFlags: 0)
!592 = !DISubroutineType(types: !593)
!593 = !{!589, !594}
!594 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !595, size: 64)
!595 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !564)
!596 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !597, file: !136, line: 23)
!597 = !DISubprogram(name: "gmtime", scope: !195, file: !195, line: 275, type: !592, flags: DIFlagPrototyped, spFlags: 0)
!598 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !599, file: !136, line: 24)
!599 = !DISubprogram(name: "asctime", scope: !195, file: !195, line: 277, type: !600, flags: DIFlagPrototyped, spFlags: 0)
!600 = !DISubroutineType(types: !601)
!601 = !{!213, !602}
!602 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !603, size: 64)
!603 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !573)
!604 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !605, file: !136, line: 24)
!605 = !DISubprogram(name: "ctime", scope: !195, file: !195, line: 278, type: !606, flags: DIFlagPrototyped, spFlags: 0)
!606 = !DISubroutineType(types: !607)
!607 = !{!213, !594}
!608 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !609, file: !136, line: 24)
!609 = !DISubprogram(name: "strftime", scope: !195, file: !195, line: 280, type: !610, flags: DIFlagPrototyped, spFlags: 0)
!610 = !DISubroutineType(types: !611)
!611 = !{!95, !213, !95, !201, !602}
!612 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !66, entity: !613, file: !136, line: 24)
!613 = !DISubprogram(name: "timespec_get", scope: !195, file: !195, line: 285, type: !614, flags: DIFlagPrototyped, spFlags: 0)
!614 = !DISubroutineType(types: !615)
!615 = !{!39, !616, !39}
!616 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !575, size: 64)
!617 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !6, file: !1, line: 7)
!618 = !{i32 7, !"Dwarf Version", i32 4}
!619 = !{i32 2, !"Debug Info Version", i32 3}
!620 = !{i32 1, !"wchar_size", i32 4}
!621 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!622 = !{!"clang version 22.1.8"}
!623 = distinct !DISubprogram(name: "product", linkageName: "_Z7productPK6__halfS1_Pf", scope: !1, file: !1, line: 8, type: !624, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!624 = !DISubroutineType(types: !625)
!625 = !{null, !626, !626, !629}
!626 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !627, size: 64)
!627 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !628)
!628 = !DIDerivedType(tag: DW_TAG_typedef, name: "half", file: !24, line: 25, baseType: !23)
!629 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!630 = !DILocalVariable(name: "a", arg: 1, scope: !623, file: !1, line: 8, type: !626)
!631 = !DILocation(line: 8, column: 37, scope: !623)
!632 = !DILocalVariable(name: "b", arg: 2, scope: !623, file: !1, line: 8, type: !626)
!633 = !DILocation(line: 8, column: 52, scope: !623)
!634 = !DILocalVariable(name: "c", arg: 3, scope: !623, file: !1, line: 8, type: !629)
!635 = !DILocation(line: 8, column: 62, scope: !623)
!636 = !DILocalVariable(name: "fa", scope: !623, file: !1, line: 9, type: !637)
!637 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fragment<nvcuda::wmma::matrix_a, 16, 16, 16, __half, nvcuda::wmma::row_major>", scope: !5, file: !4, line: 15, size: 128, flags: DIFlagTypePassByValue, elements: !638, templateParams: !648, identifier: "_ZTSN6nvcuda4wmma8fragmentINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorEEE")
!638 = !{!639, !640, !641, !642, !643, !644}
!639 = !DIDerivedType(tag: DW_TAG_member, name: "ws_rows", scope: !637, file: !4, line: 15, baseType: !44, flags: DIFlagStaticMember, extraData: i32 16)
!640 = !DIDerivedType(tag: DW_TAG_member, name: "ws_cols", scope: !637, file: !4, line: 15, baseType: !44, flags: DIFlagStaticMember, extraData: i32 16)
!641 = !DIDerivedType(tag: DW_TAG_member, name: "ws_turn", scope: !637, file: !4, line: 15, baseType: !44, flags: DIFlagStaticMember)
!642 = !DIDerivedType(tag: DW_TAG_member, name: "num_elements", scope: !637, file: !4, line: 15, baseType: !44, flags: DIFlagStaticMember, extraData: i32 8)
!643 = !DIDerivedType(tag: DW_TAG_member, name: "num_storage_elements", scope: !637, file: !4, line: 15, baseType: !44, flags: DIFlagStaticMember)
!644 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !637, file: !4, line: 15, baseType: !645, size: 128)
!645 = !DICompositeType(tag: DW_TAG_array_type, baseType: !646, size: 128, elements: !52)
!646 = !DIDerivedType(tag: DW_TAG_typedef, name: "element_type", scope: !637, file: !4, line: 15, baseType: !647)
!647 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !20, file: !4, line: 13, baseType: !23)
!648 = !{!649, !57, !58, !59, !22, !651}
!649 = !DITemplateTypeParameter(name: "U", type: !650)
!650 = !DICompositeType(tag: DW_TAG_structure_type, name: "matrix_a", scope: !5, file: !4, line: 12, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma8matrix_aE")
!651 = !DITemplateTypeParameter(name: "L", type: !652)
!652 = !DICompositeType(tag: DW_TAG_structure_type, name: "row_major", scope: !5, file: !4, line: 12, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma9row_majorE")
!653 = !DILocation(line: 9, column: 69, scope: !623)
!654 = !DILocalVariable(name: "fb", scope: !623, file: !1, line: 10, type: !655)
!655 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fragment<nvcuda::wmma::matrix_b, 16, 16, 16, __half, nvcuda::wmma::col_major>", scope: !5, file: !4, line: 15, size: 128, flags: DIFlagTypePassByValue, elements: !656, templateParams: !665, identifier: "_ZTSN6nvcuda4wmma8fragmentINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorEEE")
!656 = !{!657, !658, !659, !660, !661, !662}
!657 = !DIDerivedType(tag: DW_TAG_member, name: "ws_rows", scope: !655, file: !4, line: 15, baseType: !44, flags: DIFlagStaticMember, extraData: i32 16)
!658 = !DIDerivedType(tag: DW_TAG_member, name: "ws_cols", scope: !655, file: !4, line: 15, baseType: !44, flags: DIFlagStaticMember, extraData: i32 16)
!659 = !DIDerivedType(tag: DW_TAG_member, name: "ws_turn", scope: !655, file: !4, line: 15, baseType: !44, flags: DIFlagStaticMember)
!660 = !DIDerivedType(tag: DW_TAG_member, name: "num_elements", scope: !655, file: !4, line: 15, baseType: !44, flags: DIFlagStaticMember, extraData: i32 8)
!661 = !DIDerivedType(tag: DW_TAG_member, name: "num_storage_elements", scope: !655, file: !4, line: 15, baseType: !44, flags: DIFlagStaticMember)
!662 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !655, file: !4, line: 15, baseType: !663, size: 128)
!663 = !DICompositeType(tag: DW_TAG_array_type, baseType: !664, size: 128, elements: !52)
!664 = !DIDerivedType(tag: DW_TAG_typedef, name: "element_type", scope: !655, file: !4, line: 15, baseType: !647)
!665 = !{!666, !57, !58, !59, !22, !668}
!666 = !DITemplateTypeParameter(name: "U", type: !667)
!667 = !DICompositeType(tag: DW_TAG_structure_type, name: "matrix_b", scope: !5, file: !4, line: 12, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma8matrix_bE")
!668 = !DITemplateTypeParameter(name: "L", type: !669)
!669 = !DICompositeType(tag: DW_TAG_structure_type, name: "col_major", scope: !5, file: !4, line: 12, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma9col_majorE")
!670 = !DILocation(line: 10, column: 69, scope: !623)
!671 = !DILocalVariable(name: "fc", scope: !623, file: !1, line: 11, type: !41)
!672 = !DILocation(line: 11, column: 56, scope: !623)
!673 = !DILocalVariable(name: "fd", scope: !623, file: !1, line: 11, type: !41)
!674 = !DILocation(line: 11, column: 60, scope: !623)
!675 = !DILocation(line: 12, column: 27, scope: !623)
!676 = !DILocation(line: 12, column: 3, scope: !623)
!677 = !{i64 4}
!678 = distinct !{!678, !679}
!679 = !{!"llvm.loop.mustprogress"}
!680 = !DILocation(line: 13, column: 30, scope: !623)
!681 = !DILocation(line: 13, column: 3, scope: !623)
!682 = !{i64 2}
!683 = distinct !{!683, !679}
!684 = !DILocation(line: 14, column: 30, scope: !623)
!685 = !DILocation(line: 14, column: 3, scope: !623)
!686 = distinct !{!686, !679}
!687 = !DILocation(line: 15, column: 3, scope: !623)
!688 = distinct !{!688, !679}
!689 = distinct !{!689, !679}
!690 = distinct !{!690, !679}
!691 = distinct !{!691, !679}
!692 = !DILocation(line: 16, column: 27, scope: !623)
!693 = !DILocation(line: 16, column: 3, scope: !623)
!694 = distinct !{!694, !679}
!695 = !DILocation(line: 17, column: 30, scope: !623)
!696 = !DILocation(line: 17, column: 3, scope: !623)
!697 = distinct !{!697, !679}
!698 = !DILocalVariable(name: "i", scope: !699, file: !1, line: 18, type: !39)
!699 = distinct !DILexicalBlock(scope: !623, file: !1, line: 18, column: 3)
!700 = !DILocation(line: 18, column: 12, scope: !699)
!701 = !DILocation(line: 18, column: 8, scope: !699)
!702 = !DILocation(line: 18, column: 19, scope: !703)
!703 = distinct !DILexicalBlock(scope: !699, file: !1, line: 18, column: 3)
!704 = !DILocation(line: 18, column: 21, scope: !703)
!705 = !DILocation(line: 18, column: 3, scope: !699)
!706 = !DILocation(line: 19, column: 19, scope: !703)
!707 = !DILocation(line: 19, column: 21, scope: !703)
!708 = !DILocation(line: 19, column: 16, scope: !703)
!709 = !DILocation(line: 19, column: 8, scope: !703)
!710 = !DILocation(line: 19, column: 10, scope: !703)
!711 = !DILocation(line: 19, column: 5, scope: !703)
!712 = !DILocation(line: 19, column: 13, scope: !703)
!713 = !DILocation(line: 18, column: 40, scope: !703)
!714 = !DILocation(line: 18, column: 3, scope: !703)
!715 = distinct !{!715, !705, !716, !679}
!716 = !DILocation(line: 19, column: 22, scope: !699)
!717 = !DILocation(line: 20, column: 3, scope: !623)
!718 = !DILocation(line: 21, column: 27, scope: !623)
!719 = !DILocation(line: 21, column: 3, scope: !623)
!720 = distinct !{!720, !679}
!721 = !DILocation(line: 22, column: 1, scope: !623)
