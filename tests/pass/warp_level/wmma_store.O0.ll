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

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4gemmPK6__halfS1_Pf(ptr noundef %a, ptr noundef %b, ptr noundef %c) #0 !dbg !2 {
entry:
  %.addr.i.i = alloca ptr, align 8
  %i.addr.i.i = alloca i32, align 4
  %f.addr.i140 = alloca ptr, align 8
  %i.addr.i141 = alloca i32, align 4
  %ld.addr.i142 = alloca i32, align 4
  %by_rows.addr.i143 = alloca i8, align 1
  %at.i144 = alloca i32, align 4
  %row.i145 = alloca i32, align 4
  %col.i146 = alloca i32, align 4
  %b.addr.i138 = alloca i16, align 2
  %b.addr.i137 = alloca i16, align 2
  %this.addr.i134 = alloca ptr, align 8
  %this.addr.i131 = alloca ptr, align 8
  %.addr.i115 = alloca ptr, align 8
  %i.addr.i116 = alloca i32, align 4
  %.addr.i107 = alloca ptr, align 8
  %at.addr.i108 = alloca i32, align 4
  %.addr.i102 = alloca ptr, align 8
  %at.addr.i = alloca i32, align 4
  %this.addr.i99 = alloca ptr, align 8
  %this.addr.i = alloca ptr, align 8
  %m.addr.i92 = alloca i32, align 4
  %v.addr.i93 = alloca float, align 4
  %a.addr.i94 = alloca i32, align 4
  %w.addr.i95 = alloca i32, align 4
  %m.addr.i = alloca i32, align 4
  %v.addr.i90 = alloca float, align 4
  %a.addr.i91 = alloca i32, align 4
  %w.addr.i = alloca i32, align 4
  %.addr.i81 = alloca ptr, align 8
  %i.addr.i82 = alloca i32, align 4
  %f.addr.i64 = alloca ptr, align 8
  %i.addr.i65 = alloca i32, align 4
  %ld.addr.i66 = alloca i32, align 4
  %by_rows.addr.i67 = alloca i8, align 1
  %at.i68 = alloca i32, align 4
  %row.i69 = alloca i32, align 4
  %col.i70 = alloca i32, align 4
  %.addr.i54 = alloca ptr, align 8
  %i.addr.i55 = alloca i32, align 4
  %f.addr.i44 = alloca ptr, align 8
  %i.addr.i = alloca i32, align 4
  %ld.addr.i45 = alloca i32, align 4
  %by_rows.addr.i = alloca i8, align 1
  %at.i46 = alloca i32, align 4
  %row.i47 = alloca i32, align 4
  %col.i48 = alloca i32, align 4
  %mask.addr.i = alloca i32, align 4
  %p.addr.i32 = alloca ptr, align 8
  %f.addr.i33 = alloca ptr, align 8
  %ld.addr.i34 = alloca i32, align 4
  %layout.addr.i = alloca i32, align 4
  %i.i35 = alloca i32, align 4
  %d.addr.i = alloca ptr, align 8
  %a.addr.i = alloca ptr, align 8
  %b.addr.i = alloca ptr, align 8
  %c.addr.i = alloca ptr, align 8
  %.addr.i = alloca i8, align 1
  %as.i = alloca [256 x float], align 4
  %bs.i = alloca [256 x float], align 4
  %i.i24 = alloca i32, align 4
  %i5.i = alloca i32, align 4
  %e.i = alloca i32, align 4
  %at.i = alloca i32, align 4
  %row.i = alloca i32, align 4
  %col.i = alloca i32, align 4
  %s.i = alloca float, align 4
  %k.i = alloca i32, align 4
  %f.addr.i11 = alloca ptr, align 8
  %p.addr.i12 = alloca ptr, align 8
  %ld.addr.i13 = alloca i32, align 4
  %i.i14 = alloca i32, align 4
  %f.addr.i3 = alloca ptr, align 8
  %p.addr.i = alloca ptr, align 8
  %ld.addr.i = alloca i32, align 4
  %i.i4 = alloca i32, align 4
  %f.addr.i = alloca ptr, align 8
  %v.addr.i = alloca ptr, align 8
  %i.i = alloca i32, align 4
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %c.addr = alloca ptr, align 8
  %lane = alloca i32, align 4
  %fa = alloca %"struct.nvcuda::wmma::fragment", align 2
  %fb = alloca %"struct.nvcuda::wmma::fragment.0", align 2
  %fc = alloca %"struct.nvcuda::wmma::fragment.1", align 4
  %ref.tmp = alloca float, align 4
  %z = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !146, !DIExpression(), !147)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !148, !DIExpression(), !149)
  store ptr %c, ptr %c.addr, align 8
    #dbg_declare(ptr %c.addr, !150, !DIExpression(), !151)
    #dbg_declare(ptr %lane, !152, !DIExpression(), !153)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !154
  store i32 %0, ptr %lane, align 4, !dbg !153
    #dbg_declare(ptr %fa, !155, !DIExpression(), !178)
    #dbg_declare(ptr %fb, !179, !DIExpression(), !195)
    #dbg_declare(ptr %fc, !196, !DIExpression(), !211)
  store float 1.000000e+00, ptr %ref.tmp, align 4, !dbg !212
  store ptr %fc, ptr %f.addr.i, align 8, !dbg !213
  store ptr %ref.tmp, ptr %v.addr.i, align 8, !dbg !213
  store i32 0, ptr %i.i, align 4, !dbg !213
  br label %for.cond.i, !dbg !213

for.cond.i:                                       ; preds = %for.body.i, %entry
  %1 = load i32, ptr %i.i, align 4, !dbg !213
  %2 = load ptr, ptr %f.addr.i, align 8, !dbg !213, !nonnull !40, !align !214
  %cmp.i = icmp slt i32 %1, 8, !dbg !213
  br i1 %cmp.i, label %for.body.i, label %_ZN6nvcuda4wmma13fill_fragmentINS0_11accumulatorELi16ELi16ELi16EfvfEEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EERKT5_.exit, !dbg !213

for.body.i:                                       ; preds = %for.cond.i
  %3 = load ptr, ptr %v.addr.i, align 8, !dbg !213, !nonnull !40, !align !214
  %4 = load float, ptr %3, align 4, !dbg !213
  %5 = load ptr, ptr %f.addr.i, align 8, !dbg !213, !nonnull !40, !align !214
  %6 = load i32, ptr %i.i, align 4, !dbg !213
  %idxprom.i = sext i32 %6 to i64, !dbg !213
  %arrayidx.i = getelementptr inbounds [8 x float], ptr %5, i64 0, i64 %idxprom.i, !dbg !213
  store float %4, ptr %arrayidx.i, align 4, !dbg !213
  %7 = load i32, ptr %i.i, align 4, !dbg !213
  %inc.i = add nsw i32 %7, 1, !dbg !213
  store i32 %inc.i, ptr %i.i, align 4, !dbg !213
  br label %for.cond.i, !dbg !213, !llvm.loop !215

_ZN6nvcuda4wmma13fill_fragmentINS0_11accumulatorELi16ELi16ELi16EfvfEEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EERKT5_.exit: ; preds = %for.cond.i
  %8 = load ptr, ptr %a.addr, align 8, !dbg !217
  store ptr %fa, ptr %f.addr.i3, align 8, !dbg !218
  store ptr %8, ptr %p.addr.i, align 8, !dbg !218
  store i32 16, ptr %ld.addr.i, align 4, !dbg !218
  store i32 0, ptr %i.i4, align 4, !dbg !218
  br label %for.cond.i5, !dbg !218

for.cond.i5:                                      ; preds = %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorEEEEEjRKT_ijb.exit, %_ZN6nvcuda4wmma13fill_fragmentINS0_11accumulatorELi16ELi16ELi16EfvfEEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EERKT5_.exit
  %9 = load i32, ptr %i.i4, align 4, !dbg !218
  %10 = load ptr, ptr %f.addr.i3, align 8, !dbg !218, !nonnull !40, !align !219
  %cmp.i6 = icmp slt i32 %9, 8, !dbg !218
  br i1 %cmp.i6, label %for.body.i7, label %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit, !dbg !218

for.body.i7:                                      ; preds = %for.cond.i5
  %11 = load ptr, ptr %p.addr.i, align 8, !dbg !218
  %12 = load ptr, ptr %f.addr.i3, align 8, !dbg !218, !nonnull !40, !align !219
  %13 = load i32, ptr %i.i4, align 4, !dbg !218
  %14 = load i32, ptr %ld.addr.i, align 4, !dbg !218
  store ptr %12, ptr %f.addr.i44, align 8, !dbg !218
  store i32 %13, ptr %i.addr.i, align 4, !dbg !218
  store i32 %14, ptr %ld.addr.i45, align 4, !dbg !218
  store i8 1, ptr %by_rows.addr.i, align 1, !dbg !218
  %15 = load ptr, ptr %f.addr.i44, align 8, !dbg !218, !nonnull !40, !align !219
  %16 = load i32, ptr %i.addr.i, align 4, !dbg !218
  store ptr %15, ptr %.addr.i54, align 8, !dbg !218
  store i32 %16, ptr %i.addr.i55, align 4, !dbg !218
  %17 = load i32, ptr %i.addr.i55, align 4, !dbg !218
  %mul.i56 = mul nsw i32 %17, 32, !dbg !218
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !218
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !218
  %call2.i61 = call i32 @__ws_sreg_tid_y() #7, !dbg !218
  %call3.i = call i32 @__ws_sreg_ntid_y() #7, !dbg !218
  %call4.i = call i32 @__ws_sreg_tid_z() #7, !dbg !218
  %mul.i62 = mul i32 %call3.i, %call4.i, !dbg !218
  %add.i63 = add i32 %call2.i61, %mul.i62, !dbg !218
  %mul5.i = mul i32 %19, %add.i63, !dbg !218
  %add6.i = add i32 %18, %mul5.i, !dbg !218
  %mul1.i57 = mul i32 %add6.i, 5, !dbg !218
  %20 = load i32, ptr %i.addr.i55, align 4, !dbg !218
  %mul2.i = mul nsw i32 %20, 7, !dbg !218
  %add.i58 = add i32 %mul1.i57, %mul2.i, !dbg !218
  %add3.i = add i32 %add.i58, 3, !dbg !218
  %rem.i59 = urem i32 %add3.i, 32, !dbg !218
  %add4.i = add i32 %mul.i56, %rem.i59, !dbg !218
  store i32 %add4.i, ptr %at.i46, align 4, !dbg !218
  %21 = load i32, ptr %at.i46, align 4, !dbg !218
  %div.i50 = sdiv i32 %21, 16, !dbg !218
  store i32 %div.i50, ptr %row.i47, align 4, !dbg !218
  %22 = load i32, ptr %at.i46, align 4, !dbg !218
  %rem.i51 = srem i32 %22, 16, !dbg !218
  store i32 %rem.i51, ptr %col.i48, align 4, !dbg !218
  %23 = load i8, ptr %by_rows.addr.i, align 1, !dbg !218
  %loadedv.i = trunc i8 %23 to i1, !dbg !218
  br i1 %loadedv.i, label %cond.true.i, label %cond.false.i, !dbg !218

cond.true.i:                                      ; preds = %for.body.i7
  %24 = load i32, ptr %row.i47, align 4, !dbg !218
  %25 = load i32, ptr %ld.addr.i45, align 4, !dbg !218
  %mul.i52 = mul i32 %24, %25, !dbg !218
  %26 = load i32, ptr %col.i48, align 4, !dbg !218
  %add.i53 = add i32 %mul.i52, %26, !dbg !218
  br label %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorEEEEEjRKT_ijb.exit, !dbg !218

cond.false.i:                                     ; preds = %for.body.i7
  %27 = load i32, ptr %col.i48, align 4, !dbg !218
  %28 = load i32, ptr %ld.addr.i45, align 4, !dbg !218
  %mul1.i = mul i32 %27, %28, !dbg !218
  %29 = load i32, ptr %row.i47, align 4, !dbg !218
  %add2.i = add i32 %mul1.i, %29, !dbg !218
  br label %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorEEEEEjRKT_ijb.exit, !dbg !218

_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorEEEEEjRKT_ijb.exit: ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ %add.i53, %cond.true.i ], [ %add2.i, %cond.false.i ], !dbg !218
  %idxprom.i8 = zext i32 %cond.i to i64, !dbg !218
  %arrayidx.i9 = getelementptr inbounds nuw %struct.__half, ptr %11, i64 %idxprom.i8, !dbg !218
  %30 = load ptr, ptr %f.addr.i3, align 8, !dbg !218, !nonnull !40, !align !219
  %31 = load i32, ptr %i.i4, align 4, !dbg !218
  %idxprom1.i = sext i32 %31 to i64, !dbg !218
  %arrayidx2.i = getelementptr inbounds [8 x %struct.__half], ptr %30, i64 0, i64 %idxprom1.i, !dbg !218
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %arrayidx2.i, ptr align 2 %arrayidx.i9, i64 2, i1 false), !dbg !218
  %32 = load i32, ptr %i.i4, align 4, !dbg !218
  %inc.i10 = add nsw i32 %32, 1, !dbg !218
  store i32 %inc.i10, ptr %i.i4, align 4, !dbg !218
  br label %for.cond.i5, !dbg !218, !llvm.loop !220

_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit: ; preds = %for.cond.i5
  %33 = load ptr, ptr %b.addr, align 8, !dbg !221
  store ptr %fb, ptr %f.addr.i11, align 8, !dbg !222
  store ptr %33, ptr %p.addr.i12, align 8, !dbg !222
  store i32 16, ptr %ld.addr.i13, align 4, !dbg !222
  store i32 0, ptr %i.i14, align 4, !dbg !222
  br label %for.cond.i15, !dbg !222

for.cond.i15:                                     ; preds = %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorEEEEEjRKT_ijb.exit, %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit
  %34 = load i32, ptr %i.i14, align 4, !dbg !222
  %35 = load ptr, ptr %f.addr.i11, align 8, !dbg !222, !nonnull !40, !align !219
  %cmp.i16 = icmp slt i32 %34, 8, !dbg !222
  br i1 %cmp.i16, label %for.body.i17, label %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit, !dbg !222

for.body.i17:                                     ; preds = %for.cond.i15
  %36 = load ptr, ptr %p.addr.i12, align 8, !dbg !222
  %37 = load ptr, ptr %f.addr.i11, align 8, !dbg !222, !nonnull !40, !align !219
  %38 = load i32, ptr %i.i14, align 4, !dbg !222
  %39 = load i32, ptr %ld.addr.i13, align 4, !dbg !222
  store ptr %37, ptr %f.addr.i64, align 8, !dbg !222
  store i32 %38, ptr %i.addr.i65, align 4, !dbg !222
  store i32 %39, ptr %ld.addr.i66, align 4, !dbg !222
  store i8 0, ptr %by_rows.addr.i67, align 1, !dbg !222
  %40 = load ptr, ptr %f.addr.i64, align 8, !dbg !222, !nonnull !40, !align !219
  %41 = load i32, ptr %i.addr.i65, align 4, !dbg !222
  store ptr %40, ptr %.addr.i81, align 8, !dbg !222
  store i32 %41, ptr %i.addr.i82, align 4, !dbg !222
  %42 = load i32, ptr %i.addr.i82, align 4, !dbg !222
  %mul.i83 = mul nsw i32 %42, 32, !dbg !222
  %43 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !222
  %44 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !222
  %call2.i.i = call i32 @__ws_sreg_tid_y() #7, !dbg !222
  %call3.i.i = call i32 @__ws_sreg_ntid_y() #7, !dbg !222
  %call4.i.i = call i32 @__ws_sreg_tid_z() #7, !dbg !222
  %mul.i.i = mul i32 %call3.i.i, %call4.i.i, !dbg !222
  %add.i.i = add i32 %call2.i.i, %mul.i.i, !dbg !222
  %mul5.i.i = mul i32 %44, %add.i.i, !dbg !222
  %add6.i.i = add i32 %43, %mul5.i.i, !dbg !222
  %mul1.i84 = mul i32 %add6.i.i, 5, !dbg !222
  %45 = load i32, ptr %i.addr.i82, align 4, !dbg !222
  %mul2.i85 = mul nsw i32 %45, 7, !dbg !222
  %add.i86 = add i32 %mul1.i84, %mul2.i85, !dbg !222
  %add3.i87 = add i32 %add.i86, 17, !dbg !222
  %rem.i88 = urem i32 %add3.i87, 32, !dbg !222
  %add4.i89 = add i32 %mul.i83, %rem.i88, !dbg !222
  store i32 %add4.i89, ptr %at.i68, align 4, !dbg !222
  %46 = load i32, ptr %at.i68, align 4, !dbg !222
  %div.i71 = sdiv i32 %46, 16, !dbg !222
  store i32 %div.i71, ptr %row.i69, align 4, !dbg !222
  %47 = load i32, ptr %at.i68, align 4, !dbg !222
  %rem.i72 = srem i32 %47, 16, !dbg !222
  store i32 %rem.i72, ptr %col.i70, align 4, !dbg !222
  %48 = load i8, ptr %by_rows.addr.i67, align 1, !dbg !222
  %loadedv.i73 = trunc i8 %48 to i1, !dbg !222
  br i1 %loadedv.i73, label %cond.true.i78, label %cond.false.i74, !dbg !222

cond.true.i78:                                    ; preds = %for.body.i17
  %49 = load i32, ptr %row.i69, align 4, !dbg !222
  %50 = load i32, ptr %ld.addr.i66, align 4, !dbg !222
  %mul.i79 = mul i32 %49, %50, !dbg !222
  %51 = load i32, ptr %col.i70, align 4, !dbg !222
  %add.i80 = add i32 %mul.i79, %51, !dbg !222
  br label %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorEEEEEjRKT_ijb.exit, !dbg !222

cond.false.i74:                                   ; preds = %for.body.i17
  %52 = load i32, ptr %col.i70, align 4, !dbg !222
  %53 = load i32, ptr %ld.addr.i66, align 4, !dbg !222
  %mul1.i75 = mul i32 %52, %53, !dbg !222
  %54 = load i32, ptr %row.i69, align 4, !dbg !222
  %add2.i76 = add i32 %mul1.i75, %54, !dbg !222
  br label %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorEEEEEjRKT_ijb.exit, !dbg !222

_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorEEEEEjRKT_ijb.exit: ; preds = %cond.true.i78, %cond.false.i74
  %cond.i77 = phi i32 [ %add.i80, %cond.true.i78 ], [ %add2.i76, %cond.false.i74 ], !dbg !222
  %idxprom.i19 = zext i32 %cond.i77 to i64, !dbg !222
  %arrayidx.i20 = getelementptr inbounds nuw %struct.__half, ptr %36, i64 %idxprom.i19, !dbg !222
  %55 = load ptr, ptr %f.addr.i11, align 8, !dbg !222, !nonnull !40, !align !219
  %56 = load i32, ptr %i.i14, align 4, !dbg !222
  %idxprom1.i21 = sext i32 %56 to i64, !dbg !222
  %arrayidx2.i22 = getelementptr inbounds [8 x %struct.__half], ptr %55, i64 0, i64 %idxprom1.i21, !dbg !222
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %arrayidx2.i22, ptr align 2 %arrayidx.i20, i64 2, i1 false), !dbg !222
  %57 = load i32, ptr %i.i14, align 4, !dbg !222
  %inc.i23 = add nsw i32 %57, 1, !dbg !222
  store i32 %inc.i23, ptr %i.i14, align 4, !dbg !222
  br label %for.cond.i15, !dbg !222, !llvm.loop !223

_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit: ; preds = %for.cond.i15
  store ptr %fc, ptr %d.addr.i, align 8, !dbg !224
  store ptr %fa, ptr %a.addr.i, align 8, !dbg !224
  store ptr %fb, ptr %b.addr.i, align 8, !dbg !224
  store ptr %fc, ptr %c.addr.i, align 8, !dbg !224
  store i8 0, ptr %.addr.i, align 1, !dbg !224
  store i32 0, ptr %i.i24, align 4, !dbg !224
  br label %for.cond.i25, !dbg !224

for.cond.i25:                                     ; preds = %for.body.i27, %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit
  %58 = load i32, ptr %i.i24, align 4, !dbg !224
  %cmp.i26 = icmp slt i32 %58, 256, !dbg !224
  br i1 %cmp.i26, label %for.body.i27, label %for.end.i, !dbg !224

for.body.i27:                                     ; preds = %for.cond.i25
  %59 = load ptr, ptr %a.addr.i, align 8, !dbg !224, !nonnull !40, !align !219
  %60 = load i32, ptr %i.i24, align 4, !dbg !224
  %div.i = sdiv i32 %60, 32, !dbg !224
  %idxprom.i28 = sext i32 %div.i to i64, !dbg !224
  %arrayidx.i29 = getelementptr inbounds [8 x %struct.__half], ptr %59, i64 0, i64 %idxprom.i28, !dbg !224
  store ptr %arrayidx.i29, ptr %this.addr.i, align 8, !dbg !224
  %this1.i = load ptr, ptr %this.addr.i, align 8, !dbg !224
  store ptr %this1.i, ptr %this.addr.i134, align 8, !dbg !224
  %this1.i135 = load ptr, ptr %this.addr.i134, align 8, !dbg !224
  %61 = load i16, ptr %this1.i135, align 2, !dbg !224
  store i16 %61, ptr %b.addr.i137, align 2, !dbg !224
  %62 = load half, ptr %b.addr.i137, align 2, !dbg !224
  %conv.i = fpext half %62 to float, !dbg !224
  %63 = load ptr, ptr %a.addr.i, align 8, !dbg !224, !nonnull !40, !align !219
  %64 = load i32, ptr %i.i24, align 4, !dbg !224
  store ptr %63, ptr %.addr.i102, align 8, !dbg !224
  store i32 %64, ptr %at.addr.i, align 4, !dbg !224
  %65 = load i32, ptr %at.addr.i, align 4, !dbg !224
  %66 = load i32, ptr %at.addr.i, align 4, !dbg !224
  %div.i103 = sdiv i32 %66, 32, !dbg !224
  %mul.i104 = mul nsw i32 %div.i103, 7, !dbg !224
  %sub.i105 = sub nsw i32 %65, %mul.i104, !dbg !224
  %sub1.i = sub nsw i32 %sub.i105, 3, !dbg !224
  %mul2.i106 = mul nsw i32 %sub1.i, 13, !dbg !224
  %and.i = and i32 %mul2.i106, 31, !dbg !224
  store i32 -1, ptr %m.addr.i, align 4, !dbg !224
  store float %conv.i, ptr %v.addr.i90, align 4, !dbg !224
  store i32 %and.i, ptr %a.addr.i91, align 4, !dbg !224
  store i32 32, ptr %w.addr.i, align 4, !dbg !224
  %67 = load i32, ptr %m.addr.i, align 4, !dbg !224
  %68 = load float, ptr %v.addr.i90, align 4, !dbg !224
  %69 = load i32, ptr %a.addr.i91, align 4, !dbg !224
  %70 = load i32, ptr %w.addr.i, align 4, !dbg !224
  %sub.i = sub nsw i32 32, %70, !dbg !224
  %shl.i = shl i32 %sub.i, 8, !dbg !224
  %or.i = or i32 %shl.i, 31, !dbg !224
  %71 = call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 %67, float %68, i32 %69, i32 %or.i), !dbg !224
  %72 = load i32, ptr %i.i24, align 4, !dbg !224
  %idxprom3.i = sext i32 %72 to i64, !dbg !224
  %arrayidx4.i = getelementptr inbounds [256 x float], ptr %as.i, i64 0, i64 %idxprom3.i, !dbg !224
  store float %71, ptr %arrayidx4.i, align 4, !dbg !224
  %73 = load i32, ptr %i.i24, align 4, !dbg !224
  %inc.i31 = add nsw i32 %73, 1, !dbg !224
  store i32 %inc.i31, ptr %i.i24, align 4, !dbg !224
  br label %for.cond.i25, !dbg !224, !llvm.loop !225

for.end.i:                                        ; preds = %for.cond.i25
  store i32 0, ptr %i5.i, align 4, !dbg !224
  br label %for.cond6.i, !dbg !224

for.cond6.i:                                      ; preds = %for.body8.i, %for.end.i
  %74 = load i32, ptr %i5.i, align 4, !dbg !224
  %cmp7.i = icmp slt i32 %74, 256, !dbg !224
  br i1 %cmp7.i, label %for.body8.i, label %for.end20.i, !dbg !224

for.body8.i:                                      ; preds = %for.cond6.i
  %75 = load ptr, ptr %b.addr.i, align 8, !dbg !224, !nonnull !40, !align !219
  %76 = load i32, ptr %i5.i, align 4, !dbg !224
  %div10.i = sdiv i32 %76, 32, !dbg !224
  %idxprom11.i = sext i32 %div10.i to i64, !dbg !224
  %arrayidx12.i = getelementptr inbounds [8 x %struct.__half], ptr %75, i64 0, i64 %idxprom11.i, !dbg !224
  store ptr %arrayidx12.i, ptr %this.addr.i99, align 8, !dbg !224
  %this1.i100 = load ptr, ptr %this.addr.i99, align 8, !dbg !224
  store ptr %this1.i100, ptr %this.addr.i131, align 8, !dbg !224
  %this1.i132 = load ptr, ptr %this.addr.i131, align 8, !dbg !224
  %77 = load i16, ptr %this1.i132, align 2, !dbg !224
  store i16 %77, ptr %b.addr.i138, align 2, !dbg !224
  %78 = load half, ptr %b.addr.i138, align 2, !dbg !224
  %conv.i139 = fpext half %78 to float, !dbg !224
  %79 = load ptr, ptr %b.addr.i, align 8, !dbg !224, !nonnull !40, !align !219
  %80 = load i32, ptr %i5.i, align 4, !dbg !224
  store ptr %79, ptr %.addr.i107, align 8, !dbg !224
  store i32 %80, ptr %at.addr.i108, align 4, !dbg !224
  %81 = load i32, ptr %at.addr.i108, align 4, !dbg !224
  %82 = load i32, ptr %at.addr.i108, align 4, !dbg !224
  %div.i109 = sdiv i32 %82, 32, !dbg !224
  %mul.i110 = mul nsw i32 %div.i109, 7, !dbg !224
  %sub.i111 = sub nsw i32 %81, %mul.i110, !dbg !224
  %sub1.i112 = sub nsw i32 %sub.i111, 17, !dbg !224
  %mul2.i113 = mul nsw i32 %sub1.i112, 13, !dbg !224
  %and.i114 = and i32 %mul2.i113, 31, !dbg !224
  store i32 -1, ptr %m.addr.i92, align 4, !dbg !224
  store float %conv.i139, ptr %v.addr.i93, align 4, !dbg !224
  store i32 %and.i114, ptr %a.addr.i94, align 4, !dbg !224
  store i32 32, ptr %w.addr.i95, align 4, !dbg !224
  %83 = load i32, ptr %m.addr.i92, align 4, !dbg !224
  %84 = load float, ptr %v.addr.i93, align 4, !dbg !224
  %85 = load i32, ptr %a.addr.i94, align 4, !dbg !224
  %86 = load i32, ptr %w.addr.i95, align 4, !dbg !224
  %sub.i96 = sub nsw i32 32, %86, !dbg !224
  %shl.i97 = shl i32 %sub.i96, 8, !dbg !224
  %or.i98 = or i32 %shl.i97, 31, !dbg !224
  %87 = call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 %83, float %84, i32 %85, i32 %or.i98), !dbg !224
  %88 = load i32, ptr %i5.i, align 4, !dbg !224
  %idxprom16.i = sext i32 %88 to i64, !dbg !224
  %arrayidx17.i = getelementptr inbounds [256 x float], ptr %bs.i, i64 0, i64 %idxprom16.i, !dbg !224
  store float %87, ptr %arrayidx17.i, align 4, !dbg !224
  %89 = load i32, ptr %i5.i, align 4, !dbg !224
  %inc19.i = add nsw i32 %89, 1, !dbg !224
  store i32 %inc19.i, ptr %i5.i, align 4, !dbg !224
  br label %for.cond6.i, !dbg !224, !llvm.loop !226

for.end20.i:                                      ; preds = %for.cond6.i
  store i32 0, ptr %e.i, align 4, !dbg !224
  br label %for.cond21.i, !dbg !224

for.cond21.i:                                     ; preds = %for.end41.i, %for.end20.i
  %90 = load i32, ptr %e.i, align 4, !dbg !224
  %91 = load ptr, ptr %d.addr.i, align 8, !dbg !224, !nonnull !40, !align !214
  %cmp22.i = icmp slt i32 %90, 8, !dbg !224
  br i1 %cmp22.i, label %for.body23.i, label %_ZN6nvcuda4wmma8mma_syncILi16ELi16ELi16Ef6__halfNS0_9row_majorES2_NS0_9col_majorEfEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEERKNS5_INS0_8matrix_aEXT_EXT0_EXT1_ET3_T4_EERKNS5_INS0_8matrix_bEXT_EXT0_EXT1_ET5_T6_EERKNS5_IS6_XT_EXT0_EXT1_ET7_vEEb.exit, !dbg !224

for.body23.i:                                     ; preds = %for.cond21.i
  %92 = load ptr, ptr %d.addr.i, align 8, !dbg !224, !nonnull !40, !align !214
  %93 = load i32, ptr %e.i, align 4, !dbg !224
  store ptr %92, ptr %.addr.i115, align 8, !dbg !224
  store i32 %93, ptr %i.addr.i116, align 4, !dbg !224
  %94 = load i32, ptr %i.addr.i116, align 4, !dbg !224
  %mul.i117 = mul nsw i32 %94, 32, !dbg !224
  %95 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !224
  %96 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !224
  %call2.i.i118 = call i32 @__ws_sreg_tid_y() #7, !dbg !224
  %call3.i.i119 = call i32 @__ws_sreg_ntid_y() #7, !dbg !224
  %call4.i.i120 = call i32 @__ws_sreg_tid_z() #7, !dbg !224
  %mul.i.i121 = mul i32 %call3.i.i119, %call4.i.i120, !dbg !224
  %add.i.i122 = add i32 %call2.i.i118, %mul.i.i121, !dbg !224
  %mul5.i.i123 = mul i32 %96, %add.i.i122, !dbg !224
  %add6.i.i124 = add i32 %95, %mul5.i.i123, !dbg !224
  %mul1.i125 = mul i32 %add6.i.i124, 5, !dbg !224
  %97 = load i32, ptr %i.addr.i116, align 4, !dbg !224
  %mul2.i126 = mul nsw i32 %97, 7, !dbg !224
  %add.i127 = add i32 %mul1.i125, %mul2.i126, !dbg !224
  %add3.i128 = add i32 %add.i127, 10, !dbg !224
  %rem.i129 = urem i32 %add3.i128, 32, !dbg !224
  %add4.i130 = add i32 %mul.i117, %rem.i129, !dbg !224
  store i32 %add4.i130, ptr %at.i, align 4, !dbg !224
  %98 = load i32, ptr %at.i, align 4, !dbg !224
  %div25.i = sdiv i32 %98, 16, !dbg !224
  store i32 %div25.i, ptr %row.i, align 4, !dbg !224
  %99 = load i32, ptr %at.i, align 4, !dbg !224
  %rem.i = srem i32 %99, 16, !dbg !224
  store i32 %rem.i, ptr %col.i, align 4, !dbg !224
  %100 = load ptr, ptr %c.addr.i, align 8, !dbg !224, !nonnull !40, !align !214
  %101 = load i32, ptr %e.i, align 4, !dbg !224
  %idxprom27.i = sext i32 %101 to i64, !dbg !224
  %arrayidx28.i = getelementptr inbounds [8 x float], ptr %100, i64 0, i64 %idxprom27.i, !dbg !224
  %102 = load float, ptr %arrayidx28.i, align 4, !dbg !224
  store float %102, ptr %s.i, align 4, !dbg !224
  store i32 0, ptr %k.i, align 4, !dbg !224
  br label %for.cond29.i, !dbg !224

for.cond29.i:                                     ; preds = %for.body31.i, %for.body23.i
  %103 = load i32, ptr %k.i, align 4, !dbg !224
  %cmp30.i = icmp slt i32 %103, 16, !dbg !224
  br i1 %cmp30.i, label %for.body31.i, label %for.end41.i, !dbg !224

for.body31.i:                                     ; preds = %for.cond29.i
  %104 = load i32, ptr %row.i, align 4, !dbg !224
  %mul.i = mul nsw i32 %104, 16, !dbg !224
  %105 = load i32, ptr %k.i, align 4, !dbg !224
  %add.i = add nsw i32 %mul.i, %105, !dbg !224
  %idxprom32.i = sext i32 %add.i to i64, !dbg !224
  %arrayidx33.i = getelementptr inbounds [256 x float], ptr %as.i, i64 0, i64 %idxprom32.i, !dbg !224
  %106 = load float, ptr %arrayidx33.i, align 4, !dbg !224
  %107 = load i32, ptr %k.i, align 4, !dbg !224
  %mul34.i = mul nsw i32 %107, 16, !dbg !224
  %108 = load i32, ptr %col.i, align 4, !dbg !224
  %add35.i = add nsw i32 %mul34.i, %108, !dbg !224
  %idxprom36.i = sext i32 %add35.i to i64, !dbg !224
  %arrayidx37.i = getelementptr inbounds [256 x float], ptr %bs.i, i64 0, i64 %idxprom36.i, !dbg !224
  %109 = load float, ptr %arrayidx37.i, align 4, !dbg !224
  %110 = load float, ptr %s.i, align 4, !dbg !224
  %111 = call float @llvm.fmuladd.f32(float %106, float %109, float %110), !dbg !224
  store float %111, ptr %s.i, align 4, !dbg !224
  %112 = load i32, ptr %k.i, align 4, !dbg !224
  %inc40.i = add nsw i32 %112, 1, !dbg !224
  store i32 %inc40.i, ptr %k.i, align 4, !dbg !224
  br label %for.cond29.i, !dbg !224, !llvm.loop !227

for.end41.i:                                      ; preds = %for.cond29.i
  %113 = load float, ptr %s.i, align 4, !dbg !224
  %114 = load ptr, ptr %d.addr.i, align 8, !dbg !224, !nonnull !40, !align !214
  %115 = load i32, ptr %e.i, align 4, !dbg !224
  %idxprom43.i = sext i32 %115 to i64, !dbg !224
  %arrayidx44.i = getelementptr inbounds [8 x float], ptr %114, i64 0, i64 %idxprom43.i, !dbg !224
  store float %113, ptr %arrayidx44.i, align 4, !dbg !224
  %116 = load i32, ptr %e.i, align 4, !dbg !224
  %inc46.i = add nsw i32 %116, 1, !dbg !224
  store i32 %inc46.i, ptr %e.i, align 4, !dbg !224
  br label %for.cond21.i, !dbg !224, !llvm.loop !228

_ZN6nvcuda4wmma8mma_syncILi16ELi16ELi16Ef6__halfNS0_9row_majorES2_NS0_9col_majorEfEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEERKNS5_INS0_8matrix_aEXT_EXT0_EXT1_ET3_T4_EERKNS5_INS0_8matrix_bEXT_EXT0_EXT1_ET5_T6_EERKNS5_IS6_XT_EXT0_EXT1_ET7_vEEb.exit: ; preds = %for.cond21.i
  store ptr addrspacecast (ptr addrspace(3) @_ZZ4gemmPK6__halfS1_PfE3out to ptr), ptr %p.addr.i32, align 8, !dbg !229
  store ptr %fc, ptr %f.addr.i33, align 8, !dbg !229
  store i32 16, ptr %ld.addr.i34, align 4, !dbg !229
  store i32 0, ptr %layout.addr.i, align 4, !dbg !229
  store i32 0, ptr %i.i35, align 4, !dbg !229
  br label %for.cond.i36, !dbg !229

for.cond.i36:                                     ; preds = %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEEEEjRKT_ijb.exit, %_ZN6nvcuda4wmma8mma_syncILi16ELi16ELi16Ef6__halfNS0_9row_majorES2_NS0_9col_majorEfEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEERKNS5_INS0_8matrix_aEXT_EXT0_EXT1_ET3_T4_EERKNS5_INS0_8matrix_bEXT_EXT0_EXT1_ET5_T6_EERKNS5_IS6_XT_EXT0_EXT1_ET7_vEEb.exit
  %117 = load i32, ptr %i.i35, align 4, !dbg !229
  %118 = load ptr, ptr %f.addr.i33, align 8, !dbg !229, !nonnull !40, !align !214
  %cmp.i37 = icmp slt i32 %117, 8, !dbg !229
  br i1 %cmp.i37, label %for.body.i39, label %_ZN6nvcuda4wmma17store_matrix_syncILi16ELi16ELi16EffEEvPT3_RKNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEjNS0_8layout_tE.exit, !dbg !229

for.body.i39:                                     ; preds = %for.cond.i36
  %119 = load ptr, ptr %f.addr.i33, align 8, !dbg !229, !nonnull !40, !align !214
  %120 = load i32, ptr %i.i35, align 4, !dbg !229
  %idxprom.i40 = sext i32 %120 to i64, !dbg !229
  %arrayidx.i41 = getelementptr inbounds [8 x float], ptr %119, i64 0, i64 %idxprom.i40, !dbg !229
  %121 = load float, ptr %arrayidx.i41, align 4, !dbg !229
  %122 = load ptr, ptr %p.addr.i32, align 8, !dbg !229
  %123 = load ptr, ptr %f.addr.i33, align 8, !dbg !229, !nonnull !40, !align !214
  %124 = load i32, ptr %i.i35, align 4, !dbg !229
  %125 = load i32, ptr %ld.addr.i34, align 4, !dbg !229
  %126 = load i32, ptr %layout.addr.i, align 4, !dbg !229
  %cmp1.i = icmp eq i32 %126, 0, !dbg !229
  store ptr %123, ptr %f.addr.i140, align 8, !dbg !229
  store i32 %124, ptr %i.addr.i141, align 4, !dbg !229
  store i32 %125, ptr %ld.addr.i142, align 4, !dbg !229
  %storedv.i = zext i1 %cmp1.i to i8, !dbg !229
  store i8 %storedv.i, ptr %by_rows.addr.i143, align 1, !dbg !229
  %127 = load ptr, ptr %f.addr.i140, align 8, !dbg !229, !nonnull !40, !align !214
  %128 = load i32, ptr %i.addr.i141, align 4, !dbg !229
  store ptr %127, ptr %.addr.i.i, align 8, !dbg !229
  store i32 %128, ptr %i.addr.i.i, align 4, !dbg !229
  %129 = load i32, ptr %i.addr.i.i, align 4, !dbg !229
  %mul.i.i147 = mul nsw i32 %129, 32, !dbg !229
  %130 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !229
  %131 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !229
  %call2.i.i.i = call i32 @__ws_sreg_tid_y() #7, !dbg !229
  %call3.i.i.i = call i32 @__ws_sreg_ntid_y() #7, !dbg !229
  %call4.i.i.i = call i32 @__ws_sreg_tid_z() #7, !dbg !229
  %mul.i.i.i = mul i32 %call3.i.i.i, %call4.i.i.i, !dbg !229
  %add.i.i.i = add i32 %call2.i.i.i, %mul.i.i.i, !dbg !229
  %mul5.i.i.i = mul i32 %131, %add.i.i.i, !dbg !229
  %add6.i.i.i = add i32 %130, %mul5.i.i.i, !dbg !229
  %mul1.i.i = mul i32 %add6.i.i.i, 5, !dbg !229
  %132 = load i32, ptr %i.addr.i.i, align 4, !dbg !229
  %mul2.i.i = mul nsw i32 %132, 7, !dbg !229
  %add.i.i148 = add i32 %mul1.i.i, %mul2.i.i, !dbg !229
  %add3.i.i = add i32 %add.i.i148, 10, !dbg !229
  %rem.i.i = urem i32 %add3.i.i, 32, !dbg !229
  %add4.i.i = add i32 %mul.i.i147, %rem.i.i, !dbg !229
  store i32 %add4.i.i, ptr %at.i144, align 4, !dbg !229
  %133 = load i32, ptr %at.i144, align 4, !dbg !229
  %div.i149 = sdiv i32 %133, 16, !dbg !229
  store i32 %div.i149, ptr %row.i145, align 4, !dbg !229
  %134 = load i32, ptr %at.i144, align 4, !dbg !229
  %rem.i150 = srem i32 %134, 16, !dbg !229
  store i32 %rem.i150, ptr %col.i146, align 4, !dbg !229
  %135 = load i8, ptr %by_rows.addr.i143, align 1, !dbg !229
  %loadedv.i151 = trunc i8 %135 to i1, !dbg !229
  br i1 %loadedv.i151, label %cond.true.i156, label %cond.false.i152, !dbg !229

cond.true.i156:                                   ; preds = %for.body.i39
  %136 = load i32, ptr %row.i145, align 4, !dbg !229
  %137 = load i32, ptr %ld.addr.i142, align 4, !dbg !229
  %mul.i157 = mul i32 %136, %137, !dbg !229
  %138 = load i32, ptr %col.i146, align 4, !dbg !229
  %add.i158 = add i32 %mul.i157, %138, !dbg !229
  br label %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEEEEjRKT_ijb.exit, !dbg !229

cond.false.i152:                                  ; preds = %for.body.i39
  %139 = load i32, ptr %col.i146, align 4, !dbg !229
  %140 = load i32, ptr %ld.addr.i142, align 4, !dbg !229
  %mul1.i153 = mul i32 %139, %140, !dbg !229
  %141 = load i32, ptr %row.i145, align 4, !dbg !229
  %add2.i154 = add i32 %mul1.i153, %141, !dbg !229
  br label %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEEEEjRKT_ijb.exit, !dbg !229

_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEEEEjRKT_ijb.exit: ; preds = %cond.true.i156, %cond.false.i152
  %cond.i155 = phi i32 [ %add.i158, %cond.true.i156 ], [ %add2.i154, %cond.false.i152 ], !dbg !229
  %idxprom2.i = zext i32 %cond.i155 to i64, !dbg !229
  %arrayidx3.i = getelementptr inbounds nuw float, ptr %122, i64 %idxprom2.i, !dbg !229
  store float %121, ptr %arrayidx3.i, align 4, !dbg !229
  %142 = load i32, ptr %i.i35, align 4, !dbg !229
  %inc.i43 = add nsw i32 %142, 1, !dbg !229
  store i32 %inc.i43, ptr %i.i35, align 4, !dbg !229
  br label %for.cond.i36, !dbg !229, !llvm.loop !230

_ZN6nvcuda4wmma17store_matrix_syncILi16ELi16ELi16EffEEvPT3_RKNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEjNS0_8layout_tE.exit: ; preds = %for.cond.i36
  store i32 -1, ptr %mask.addr.i, align 4, !dbg !231
  %143 = load i32, ptr %mask.addr.i, align 4, !dbg !231
  call void @llvm.nvvm.bar.warp.sync(i32 %143), !dbg !231
    #dbg_declare(ptr %z, !232, !DIExpression(), !234)
  %144 = load i32, ptr %lane, align 4, !dbg !235
  store i32 %144, ptr %z, align 4, !dbg !234
  br label %for.cond, !dbg !236

for.cond:                                         ; preds = %for.inc, %_ZN6nvcuda4wmma17store_matrix_syncILi16ELi16ELi16EffEEvPT3_RKNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEjNS0_8layout_tE.exit
  %145 = load i32, ptr %z, align 4, !dbg !237
  %cmp = icmp slt i32 %145, 256, !dbg !239
  br i1 %cmp, label %for.body, label %for.end, !dbg !240

for.body:                                         ; preds = %for.cond
  %146 = load i32, ptr %z, align 4, !dbg !241
  %idxprom = sext i32 %146 to i64, !dbg !242
  %arrayidx = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4gemmPK6__halfS1_PfE3out to ptr), i64 0, i64 %idxprom, !dbg !242
  %147 = load float, ptr %arrayidx, align 4, !dbg !242
  %mul = fmul float %147, 5.000000e-01, !dbg !243
  %148 = load ptr, ptr %c.addr, align 8, !dbg !244
  %149 = load i32, ptr %z, align 4, !dbg !245
  %idxprom1 = sext i32 %149 to i64, !dbg !244
  %arrayidx2 = getelementptr inbounds float, ptr %148, i64 %idxprom1, !dbg !244
  store float %mul, ptr %arrayidx2, align 4, !dbg !246
  br label %for.inc, !dbg !244

for.inc:                                          ; preds = %for.body
  %150 = load i32, ptr %z, align 4, !dbg !247
  %add = add nsw i32 %150, 32, !dbg !247
  store i32 %add, ptr %z, align 4, !dbg !247
  br label %for.cond, !dbg !248, !llvm.loop !249

for.end:                                          ; preds = %for.cond
  ret void, !dbg !251
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

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
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.idx.f32(i32, float, i32, i32) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { convergent nounwind }

!llvm.dbg.cu = !{!27}
!llvm.module.flags = !{!141, !142, !143, !144}
!llvm.ident = !{!145}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "out", scope: !2, file: !3, line: 7, type: !138, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "gemm", linkageName: "_Z4gemmPK6__halfS1_Pf", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !27, retainedNodes: !40)
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
!17 = !DISubprogram(name: "ws_f16", linkageName: "_ZN6ws_f16C4Ev", scope: !13, file: !9, line: 13, type: !18, scopeLine: 13, flags: DIFlagPrototyped, spFlags: 0)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!21 = !DISubprogram(name: "__half", linkageName: "_ZN6__halfC4Ev", scope: !10, file: !9, line: 17, type: !22, scopeLine: 17, flags: DIFlagPrototyped, spFlags: 0)
!22 = !DISubroutineType(types: !23)
!23 = !{null, !24}
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!27 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !28, retainedTypes: !37, globals: !50, imports: !51, splitDebugInlining: false, nameTableKind: None)
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
!88 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnan6__half", scope: !9, file: !9, line: 50, type: !89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!89 = !DISubroutineType(types: !90)
!90 = !{!91, !10}
!91 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!92 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !56, entity: !93, file: !60, line: 8)
!93 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinf6__half", scope: !9, file: !9, line: 50, type: !89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!94 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !56, entity: !95, file: !60, line: 8)
!95 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinitei", scope: !96, file: !96, line: 202, type: !97, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!96 = !DIFile(filename: "cuda/ws_device.h", directory: ".")
!97 = !DISubroutineType(types: !98)
!98 = !{!91, !48}
!99 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !56, entity: !100, file: !60, line: 8)
!100 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !96, file: !96, line: 201, type: !101, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!101 = !DISubroutineType(types: !102)
!102 = !{!91, !103}
!103 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!104 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !56, entity: !105, file: !60, line: 8)
!105 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !54, file: !54, line: 221, type: !106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!106 = !DISubroutineType(types: !107)
!107 = !{!103, !103}
!108 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !56, entity: !109, file: !60, line: 8)
!109 = !DISubprogram(name: "printf", scope: !54, file: !54, line: 271, type: !110, flags: DIFlagPrototyped, spFlags: 0)
!110 = !DISubroutineType(types: !111)
!111 = !{!48, !112, null}
!112 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !113, size: 64)
!113 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !114)
!114 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!115 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !56, entity: !116, file: !60, line: 8)
!116 = !DISubprogram(name: "malloc", scope: !54, file: !54, line: 272, type: !117, flags: DIFlagPrototyped, spFlags: 0)
!117 = !DISubroutineType(types: !118)
!118 = !{!119, !58}
!119 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!120 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !56, entity: !121, file: !60, line: 8)
!121 = !DISubprogram(name: "free", scope: !54, file: !54, line: 272, type: !122, flags: DIFlagPrototyped, spFlags: 0)
!122 = !DISubroutineType(types: !123)
!123 = !{null, !119}
!124 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !56, entity: !125, file: !60, line: 8)
!125 = !DISubprogram(name: "memcpy", scope: !54, file: !54, line: 273, type: !126, flags: DIFlagPrototyped, spFlags: 0)
!126 = !DISubroutineType(types: !127)
!127 = !{!119, !119, !128, !58}
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !129, size: 64)
!129 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!130 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !56, entity: !131, file: !60, line: 8)
!131 = !DISubprogram(name: "memset", scope: !54, file: !54, line: 273, type: !132, flags: DIFlagPrototyped, spFlags: 0)
!132 = !DISubroutineType(types: !133)
!133 = !{!119, !119, !48, !58}
!134 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !56, entity: !135, file: !60, line: 8)
!135 = !DISubprogram(name: "memmove", scope: !136, file: !136, line: 84, type: !126, flags: DIFlagPrototyped, spFlags: 0)
!136 = !DIFile(filename: "cuda/ws_libc.h", directory: ".")
!137 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !27, entity: !32, file: !3, line: 5)
!138 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 8192, elements: !139)
!139 = !{!140}
!140 = !DISubrange(count: 256)
!141 = !{i32 7, !"Dwarf Version", i32 4}
!142 = !{i32 2, !"Debug Info Version", i32 3}
!143 = !{i32 1, !"wchar_size", i32 4}
!144 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!145 = !{!"clang version 22.1.8"}
!146 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!147 = !DILocation(line: 6, column: 34, scope: !2)
!148 = !DILocalVariable(name: "b", arg: 2, scope: !2, file: !3, line: 6, type: !6)
!149 = !DILocation(line: 6, column: 49, scope: !2)
!150 = !DILocalVariable(name: "c", arg: 3, scope: !2, file: !3, line: 6, type: !25)
!151 = !DILocation(line: 6, column: 59, scope: !2)
!152 = !DILocalVariable(name: "lane", scope: !2, file: !3, line: 8, type: !48)
!153 = !DILocation(line: 8, column: 7, scope: !2)
!154 = !DILocation(line: 8, column: 14, scope: !2)
!155 = !DILocalVariable(name: "fa", scope: !2, file: !3, line: 9, type: !156)
!156 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fragment<nvcuda::wmma::matrix_a, 16, 16, 16, __half, nvcuda::wmma::row_major>", scope: !31, file: !30, line: 14, size: 128, flags: DIFlagTypePassByValue, elements: !157, templateParams: !170, identifier: "_ZTSN6nvcuda4wmma8fragmentINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorEEE")
!157 = !{!158, !160, !161, !162, !163, !164}
!158 = !DIDerivedType(tag: DW_TAG_member, name: "ws_rows", scope: !156, file: !30, line: 14, baseType: !159, flags: DIFlagStaticMember, extraData: i32 16)
!159 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !48)
!160 = !DIDerivedType(tag: DW_TAG_member, name: "ws_cols", scope: !156, file: !30, line: 14, baseType: !159, flags: DIFlagStaticMember, extraData: i32 16)
!161 = !DIDerivedType(tag: DW_TAG_member, name: "ws_turn", scope: !156, file: !30, line: 14, baseType: !159, flags: DIFlagStaticMember)
!162 = !DIDerivedType(tag: DW_TAG_member, name: "num_elements", scope: !156, file: !30, line: 14, baseType: !159, flags: DIFlagStaticMember, extraData: i32 8)
!163 = !DIDerivedType(tag: DW_TAG_member, name: "num_storage_elements", scope: !156, file: !30, line: 14, baseType: !159, flags: DIFlagStaticMember)
!164 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !156, file: !30, line: 14, baseType: !165, size: 128)
!165 = !DICompositeType(tag: DW_TAG_array_type, baseType: !166, size: 128, elements: !168)
!166 = !DIDerivedType(tag: DW_TAG_typedef, name: "element_type", scope: !156, file: !30, line: 14, baseType: !167)
!167 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !45, file: !30, line: 12, baseType: !10)
!168 = !{!169}
!169 = !DISubrange(count: 8)
!170 = !{!171, !173, !174, !175, !47, !176}
!171 = !DITemplateTypeParameter(name: "U", type: !172)
!172 = !DICompositeType(tag: DW_TAG_structure_type, name: "matrix_a", scope: !31, file: !30, line: 11, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma8matrix_aE")
!173 = !DITemplateValueParameter(name: "M", type: !48, value: i32 16)
!174 = !DITemplateValueParameter(name: "N", type: !48, value: i32 16)
!175 = !DITemplateValueParameter(name: "K", type: !48, value: i32 16)
!176 = !DITemplateTypeParameter(name: "L", type: !177)
!177 = !DICompositeType(tag: DW_TAG_structure_type, name: "row_major", scope: !31, file: !30, line: 11, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma9row_majorE")
!178 = !DILocation(line: 9, column: 69, scope: !2)
!179 = !DILocalVariable(name: "fb", scope: !2, file: !3, line: 10, type: !180)
!180 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fragment<nvcuda::wmma::matrix_b, 16, 16, 16, __half, nvcuda::wmma::col_major>", scope: !31, file: !30, line: 14, size: 128, flags: DIFlagTypePassByValue, elements: !181, templateParams: !190, identifier: "_ZTSN6nvcuda4wmma8fragmentINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorEEE")
!181 = !{!182, !183, !184, !185, !186, !187}
!182 = !DIDerivedType(tag: DW_TAG_member, name: "ws_rows", scope: !180, file: !30, line: 14, baseType: !159, flags: DIFlagStaticMember, extraData: i32 16)
!183 = !DIDerivedType(tag: DW_TAG_member, name: "ws_cols", scope: !180, file: !30, line: 14, baseType: !159, flags: DIFlagStaticMember, extraData: i32 16)
!184 = !DIDerivedType(tag: DW_TAG_member, name: "ws_turn", scope: !180, file: !30, line: 14, baseType: !159, flags: DIFlagStaticMember)
!185 = !DIDerivedType(tag: DW_TAG_member, name: "num_elements", scope: !180, file: !30, line: 14, baseType: !159, flags: DIFlagStaticMember, extraData: i32 8)
!186 = !DIDerivedType(tag: DW_TAG_member, name: "num_storage_elements", scope: !180, file: !30, line: 14, baseType: !159, flags: DIFlagStaticMember)
!187 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !180, file: !30, line: 14, baseType: !188, size: 128)
!188 = !DICompositeType(tag: DW_TAG_array_type, baseType: !189, size: 128, elements: !168)
!189 = !DIDerivedType(tag: DW_TAG_typedef, name: "element_type", scope: !180, file: !30, line: 14, baseType: !167)
!190 = !{!191, !173, !174, !175, !47, !193}
!191 = !DITemplateTypeParameter(name: "U", type: !192)
!192 = !DICompositeType(tag: DW_TAG_structure_type, name: "matrix_b", scope: !31, file: !30, line: 11, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma8matrix_bE")
!193 = !DITemplateTypeParameter(name: "L", type: !194)
!194 = !DICompositeType(tag: DW_TAG_structure_type, name: "col_major", scope: !31, file: !30, line: 11, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma9col_majorE")
!195 = !DILocation(line: 10, column: 69, scope: !2)
!196 = !DILocalVariable(name: "fc", scope: !2, file: !3, line: 11, type: !197)
!197 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fragment<nvcuda::wmma::accumulator, 16, 16, 16, float, void>", scope: !31, file: !30, line: 14, size: 256, flags: DIFlagTypePassByValue, elements: !198, templateParams: !207, identifier: "_ZTSN6nvcuda4wmma8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEE")
!198 = !{!199, !200, !201, !202, !203, !204}
!199 = !DIDerivedType(tag: DW_TAG_member, name: "ws_rows", scope: !197, file: !30, line: 14, baseType: !159, flags: DIFlagStaticMember, extraData: i32 16)
!200 = !DIDerivedType(tag: DW_TAG_member, name: "ws_cols", scope: !197, file: !30, line: 14, baseType: !159, flags: DIFlagStaticMember, extraData: i32 16)
!201 = !DIDerivedType(tag: DW_TAG_member, name: "ws_turn", scope: !197, file: !30, line: 14, baseType: !159, flags: DIFlagStaticMember)
!202 = !DIDerivedType(tag: DW_TAG_member, name: "num_elements", scope: !197, file: !30, line: 14, baseType: !159, flags: DIFlagStaticMember, extraData: i32 8)
!203 = !DIDerivedType(tag: DW_TAG_member, name: "num_storage_elements", scope: !197, file: !30, line: 14, baseType: !159, flags: DIFlagStaticMember)
!204 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !197, file: !30, line: 14, baseType: !205, size: 256)
!205 = !DICompositeType(tag: DW_TAG_array_type, baseType: !206, size: 256, elements: !168)
!206 = !DIDerivedType(tag: DW_TAG_typedef, name: "element_type", scope: !197, file: !30, line: 14, baseType: !38)
!207 = !{!208, !173, !174, !175, !42, !210}
!208 = !DITemplateTypeParameter(name: "U", type: !209)
!209 = !DICompositeType(tag: DW_TAG_structure_type, name: "accumulator", scope: !31, file: !30, line: 11, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma11accumulatorE")
!210 = !DITemplateTypeParameter(name: "L", type: null, defaulted: true)
!211 = !DILocation(line: 11, column: 56, scope: !2)
!212 = !DILocation(line: 12, column: 27, scope: !2)
!213 = !DILocation(line: 12, column: 3, scope: !2)
!214 = !{i64 4}
!215 = distinct !{!215, !216}
!216 = !{!"llvm.loop.mustprogress"}
!217 = !DILocation(line: 13, column: 30, scope: !2)
!218 = !DILocation(line: 13, column: 3, scope: !2)
!219 = !{i64 2}
!220 = distinct !{!220, !216}
!221 = !DILocation(line: 14, column: 30, scope: !2)
!222 = !DILocation(line: 14, column: 3, scope: !2)
!223 = distinct !{!223, !216}
!224 = !DILocation(line: 15, column: 3, scope: !2)
!225 = distinct !{!225, !216}
!226 = distinct !{!226, !216}
!227 = distinct !{!227, !216}
!228 = distinct !{!228, !216}
!229 = !DILocation(line: 16, column: 3, scope: !2)
!230 = distinct !{!230, !216}
!231 = !DILocation(line: 17, column: 3, scope: !2)
!232 = !DILocalVariable(name: "z", scope: !233, file: !3, line: 18, type: !48)
!233 = distinct !DILexicalBlock(scope: !2, file: !3, line: 18, column: 3)
!234 = !DILocation(line: 18, column: 12, scope: !233)
!235 = !DILocation(line: 18, column: 16, scope: !233)
!236 = !DILocation(line: 18, column: 8, scope: !233)
!237 = !DILocation(line: 18, column: 22, scope: !238)
!238 = distinct !DILexicalBlock(scope: !233, file: !3, line: 18, column: 3)
!239 = !DILocation(line: 18, column: 24, scope: !238)
!240 = !DILocation(line: 18, column: 3, scope: !233)
!241 = !DILocation(line: 18, column: 51, scope: !238)
!242 = !DILocation(line: 18, column: 47, scope: !238)
!243 = !DILocation(line: 18, column: 54, scope: !238)
!244 = !DILocation(line: 18, column: 40, scope: !238)
!245 = !DILocation(line: 18, column: 42, scope: !238)
!246 = !DILocation(line: 18, column: 45, scope: !238)
!247 = !DILocation(line: 18, column: 33, scope: !238)
!248 = !DILocation(line: 18, column: 3, scope: !238)
!249 = distinct !{!249, !240, !250, !216}
!250 = !DILocation(line: 18, column: 56, scope: !233)
!251 = !DILocation(line: 19, column: 1, scope: !2)
