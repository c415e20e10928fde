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

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4gemmPK6__halfS1_Pf(ptr noundef %a, ptr noundef %b, ptr noundef %c) #0 !dbg !133 {
entry:
  %b.addr.i218 = alloca i16, align 2
  %b.addr.i217 = alloca i16, align 2
  %this.addr.i214 = alloca ptr, align 8
  %this.addr.i211 = alloca ptr, align 8
  %.addr.i203 = alloca ptr, align 8
  %at.addr.i204 = alloca i32, align 4
  %.addr.i198 = alloca ptr, align 8
  %at.addr.i = alloca i32, align 4
  %this.addr.i195 = alloca ptr, align 8
  %this.addr.i = alloca ptr, align 8
  %m.addr.i188 = alloca i32, align 4
  %v.addr.i189 = alloca float, align 4
  %a.addr.i190 = alloca i32, align 4
  %w.addr.i191 = alloca i32, align 4
  %m.addr.i = alloca i32, align 4
  %v.addr.i = alloca float, align 4
  %a.addr.i187 = alloca i32, align 4
  %w.addr.i = alloca i32, align 4
  %.addr.i171 = alloca ptr, align 8
  %i.addr.i172 = alloca i32, align 4
  %f.addr.i154 = alloca ptr, align 8
  %i.addr.i155 = alloca i32, align 4
  %ld.addr.i156 = alloca i32, align 4
  %by_rows.addr.i157 = alloca i8, align 1
  %at.i158 = alloca i32, align 4
  %row.i159 = alloca i32, align 4
  %col.i160 = alloca i32, align 4
  %.addr.i145 = alloca ptr, align 8
  %i.addr.i146 = alloca i32, align 4
  %f.addr.i128 = alloca ptr, align 8
  %i.addr.i129 = alloca i32, align 4
  %ld.addr.i130 = alloca i32, align 4
  %by_rows.addr.i131 = alloca i8, align 1
  %at.i132 = alloca i32, align 4
  %row.i133 = alloca i32, align 4
  %col.i134 = alloca i32, align 4
  %.addr.i95 = alloca ptr, align 8
  %i.addr.i96 = alloca i32, align 4
  %.addr.i85 = alloca ptr, align 8
  %i.addr.i86 = alloca i32, align 4
  %.addr.i79 = alloca ptr, align 8
  %i.addr.i80 = alloca i32, align 4
  %f.addr.i59 = alloca ptr, align 8
  %i.addr.i60 = alloca i32, align 4
  %ld.addr.i61 = alloca i32, align 4
  %by_rows.addr.i62 = alloca i8, align 1
  %at.i63 = alloca i32, align 4
  %row.i64 = alloca i32, align 4
  %col.i65 = alloca i32, align 4
  %f.addr.i49 = alloca ptr, align 8
  %i.addr.i = alloca i32, align 4
  %ld.addr.i50 = alloca i32, align 4
  %by_rows.addr.i = alloca i8, align 1
  %at.i51 = alloca i32, align 4
  %row.i52 = alloca i32, align 4
  %col.i53 = alloca i32, align 4
  %p.addr.i33 = alloca ptr, align 8
  %f.addr.i34 = alloca ptr, align 8
  %ld.addr.i35 = alloca i32, align 4
  %layout.addr.i36 = alloca i32, align 4
  %i.i37 = alloca i32, align 4
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
  %f.addr.i1 = alloca ptr, align 8
  %p.addr.i2 = alloca ptr, align 8
  %ld.addr.i3 = alloca i32, align 4
  %i.i4 = alloca i32, align 4
  %f.addr.i = alloca ptr, align 8
  %p.addr.i = alloca ptr, align 8
  %ld.addr.i = alloca i32, align 4
  %layout.addr.i = alloca i32, align 4
  %i.i = alloca i32, align 4
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %c.addr = alloca ptr, align 8
  %fa = alloca %"struct.nvcuda::wmma::fragment", align 2
  %fb = alloca %"struct.nvcuda::wmma::fragment.0", align 2
  %fc = alloca %"struct.nvcuda::wmma::fragment.1", align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !140, !DIExpression(), !141)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !142, !DIExpression(), !143)
  store ptr %c, ptr %c.addr, align 8
    #dbg_declare(ptr %c.addr, !144, !DIExpression(), !145)
    #dbg_declare(ptr %fa, !146, !DIExpression(), !169)
    #dbg_declare(ptr %fb, !170, !DIExpression(), !186)
    #dbg_declare(ptr %fc, !187, !DIExpression(), !202)
  %0 = load ptr, ptr %c.addr, align 8, !dbg !203
  store ptr %fc, ptr %f.addr.i, align 8, !dbg !204
  store ptr %0, ptr %p.addr.i, align 8, !dbg !204
  store i32 16, ptr %ld.addr.i, align 4, !dbg !204
  store i32 0, ptr %layout.addr.i, align 4, !dbg !204
  store i32 0, ptr %i.i, align 4, !dbg !204
  br label %for.cond.i, !dbg !204

for.cond.i:                                       ; preds = %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEEEEjRKT_ijb.exit78, %entry
  %1 = load i32, ptr %i.i, align 4, !dbg !204
  %2 = load ptr, ptr %f.addr.i, align 8, !dbg !204, !nonnull !15, !align !205
  %cmp.i = icmp slt i32 %1, 8, !dbg !204
  br i1 %cmp.i, label %for.body.i, label %_ZN6nvcuda4wmma16load_matrix_syncILi16ELi16ELi16EffEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEPKT3_jNS0_8layout_tE.exit, !dbg !204

for.body.i:                                       ; preds = %for.cond.i
  %3 = load ptr, ptr %p.addr.i, align 8, !dbg !204
  %4 = load ptr, ptr %f.addr.i, align 8, !dbg !204, !nonnull !15, !align !205
  %5 = load i32, ptr %i.i, align 4, !dbg !204
  %6 = load i32, ptr %ld.addr.i, align 4, !dbg !204
  %7 = load i32, ptr %layout.addr.i, align 4, !dbg !204
  %cmp1.i = icmp eq i32 %7, 0, !dbg !204
  store ptr %4, ptr %f.addr.i59, align 8, !dbg !204
  store i32 %5, ptr %i.addr.i60, align 4, !dbg !204
  store i32 %6, ptr %ld.addr.i61, align 4, !dbg !204
  %storedv.i66 = zext i1 %cmp1.i to i8, !dbg !204
  store i8 %storedv.i66, ptr %by_rows.addr.i62, align 1, !dbg !204
  %8 = load ptr, ptr %f.addr.i59, align 8, !dbg !204, !nonnull !15, !align !205
  %9 = load i32, ptr %i.addr.i60, align 4, !dbg !204
  store ptr %8, ptr %.addr.i79, align 8, !dbg !204
  store i32 %9, ptr %i.addr.i80, align 4, !dbg !204
  %10 = load i32, ptr %i.addr.i80, align 4, !dbg !204
  %mul.i81 = mul nsw i32 %10, 32, !dbg !204
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !204
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !204
  %call2.i121 = call i32 @__ws_sreg_tid_y() #6, !dbg !204
  %call3.i122 = call i32 @__ws_sreg_ntid_y() #6, !dbg !204
  %call4.i123 = call i32 @__ws_sreg_tid_z() #6, !dbg !204
  %mul.i124 = mul i32 %call3.i122, %call4.i123, !dbg !204
  %add.i125 = add i32 %call2.i121, %mul.i124, !dbg !204
  %mul5.i126 = mul i32 %12, %add.i125, !dbg !204
  %add6.i127 = add i32 %11, %mul5.i126, !dbg !204
  %mul1.i82 = mul i32 %add6.i127, 5, !dbg !204
  %13 = load i32, ptr %i.addr.i80, align 4, !dbg !204
  %mul2.i = mul nsw i32 %13, 7, !dbg !204
  %add.i83 = add i32 %mul1.i82, %mul2.i, !dbg !204
  %add3.i = add i32 %add.i83, 10, !dbg !204
  %rem.i84 = urem i32 %add3.i, 32, !dbg !204
  %add4.i = add i32 %mul.i81, %rem.i84, !dbg !204
  store i32 %add4.i, ptr %at.i63, align 4, !dbg !204
  %14 = load i32, ptr %at.i63, align 4, !dbg !204
  %div.i68 = sdiv i32 %14, 16, !dbg !204
  store i32 %div.i68, ptr %row.i64, align 4, !dbg !204
  %15 = load i32, ptr %at.i63, align 4, !dbg !204
  %rem.i69 = srem i32 %15, 16, !dbg !204
  store i32 %rem.i69, ptr %col.i65, align 4, !dbg !204
  %16 = load i8, ptr %by_rows.addr.i62, align 1, !dbg !204
  %loadedv.i70 = trunc i8 %16 to i1, !dbg !204
  br i1 %loadedv.i70, label %cond.true.i75, label %cond.false.i71, !dbg !204

cond.true.i75:                                    ; preds = %for.body.i
  %17 = load i32, ptr %row.i64, align 4, !dbg !204
  %18 = load i32, ptr %ld.addr.i61, align 4, !dbg !204
  %mul.i76 = mul i32 %17, %18, !dbg !204
  %19 = load i32, ptr %col.i65, align 4, !dbg !204
  %add.i77 = add i32 %mul.i76, %19, !dbg !204
  br label %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEEEEjRKT_ijb.exit78, !dbg !204

cond.false.i71:                                   ; preds = %for.body.i
  %20 = load i32, ptr %col.i65, align 4, !dbg !204
  %21 = load i32, ptr %ld.addr.i61, align 4, !dbg !204
  %mul1.i72 = mul i32 %20, %21, !dbg !204
  %22 = load i32, ptr %row.i64, align 4, !dbg !204
  %add2.i73 = add i32 %mul1.i72, %22, !dbg !204
  br label %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEEEEjRKT_ijb.exit78, !dbg !204

_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEEEEjRKT_ijb.exit78: ; preds = %cond.true.i75, %cond.false.i71
  %cond.i74 = phi i32 [ %add.i77, %cond.true.i75 ], [ %add2.i73, %cond.false.i71 ], !dbg !204
  %idxprom.i = zext i32 %cond.i74 to i64, !dbg !204
  %arrayidx.i = getelementptr inbounds nuw float, ptr %3, i64 %idxprom.i, !dbg !204
  %23 = load float, ptr %arrayidx.i, align 4, !dbg !204
  %24 = load ptr, ptr %f.addr.i, align 8, !dbg !204, !nonnull !15, !align !205
  %25 = load i32, ptr %i.i, align 4, !dbg !204
  %idxprom2.i = sext i32 %25 to i64, !dbg !204
  %arrayidx3.i = getelementptr inbounds [8 x float], ptr %24, i64 0, i64 %idxprom2.i, !dbg !204
  store float %23, ptr %arrayidx3.i, align 4, !dbg !204
  %26 = load i32, ptr %i.i, align 4, !dbg !204
  %inc.i = add nsw i32 %26, 1, !dbg !204
  store i32 %inc.i, ptr %i.i, align 4, !dbg !204
  br label %for.cond.i, !dbg !204, !llvm.loop !206

_ZN6nvcuda4wmma16load_matrix_syncILi16ELi16ELi16EffEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEPKT3_jNS0_8layout_tE.exit: ; preds = %for.cond.i
  %27 = load ptr, ptr %a.addr, align 8, !dbg !208
  store ptr %fa, ptr %f.addr.i1, align 8, !dbg !209
  store ptr %27, ptr %p.addr.i2, align 8, !dbg !209
  store i32 16, ptr %ld.addr.i3, align 4, !dbg !209
  store i32 0, ptr %i.i4, align 4, !dbg !209
  br label %for.cond.i5, !dbg !209

for.cond.i5:                                      ; preds = %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorEEEEEjRKT_ijb.exit, %_ZN6nvcuda4wmma16load_matrix_syncILi16ELi16ELi16EffEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEPKT3_jNS0_8layout_tE.exit
  %28 = load i32, ptr %i.i4, align 4, !dbg !209
  %29 = load ptr, ptr %f.addr.i1, align 8, !dbg !209, !nonnull !15, !align !210
  %cmp.i6 = icmp slt i32 %28, 8, !dbg !209
  br i1 %cmp.i6, label %for.body.i7, label %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit, !dbg !209

for.body.i7:                                      ; preds = %for.cond.i5
  %30 = load ptr, ptr %p.addr.i2, align 8, !dbg !209
  %31 = load ptr, ptr %f.addr.i1, align 8, !dbg !209, !nonnull !15, !align !210
  %32 = load i32, ptr %i.i4, align 4, !dbg !209
  %33 = load i32, ptr %ld.addr.i3, align 4, !dbg !209
  store ptr %31, ptr %f.addr.i128, align 8, !dbg !209
  store i32 %32, ptr %i.addr.i129, align 4, !dbg !209
  store i32 %33, ptr %ld.addr.i130, align 4, !dbg !209
  store i8 1, ptr %by_rows.addr.i131, align 1, !dbg !209
  %34 = load ptr, ptr %f.addr.i128, align 8, !dbg !209, !nonnull !15, !align !210
  %35 = load i32, ptr %i.addr.i129, align 4, !dbg !209
  store ptr %34, ptr %.addr.i145, align 8, !dbg !209
  store i32 %35, ptr %i.addr.i146, align 4, !dbg !209
  %36 = load i32, ptr %i.addr.i146, align 4, !dbg !209
  %mul.i147 = mul nsw i32 %36, 32, !dbg !209
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !209
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !209
  %call2.i.i = call i32 @__ws_sreg_tid_y() #6, !dbg !209
  %call3.i.i = call i32 @__ws_sreg_ntid_y() #6, !dbg !209
  %call4.i.i = call i32 @__ws_sreg_tid_z() #6, !dbg !209
  %mul.i.i = mul i32 %call3.i.i, %call4.i.i, !dbg !209
  %add.i.i = add i32 %call2.i.i, %mul.i.i, !dbg !209
  %mul5.i.i = mul i32 %38, %add.i.i, !dbg !209
  %add6.i.i = add i32 %37, %mul5.i.i, !dbg !209
  %mul1.i148 = mul i32 %add6.i.i, 5, !dbg !209
  %39 = load i32, ptr %i.addr.i146, align 4, !dbg !209
  %mul2.i149 = mul nsw i32 %39, 7, !dbg !209
  %add.i150 = add i32 %mul1.i148, %mul2.i149, !dbg !209
  %add3.i151 = add i32 %add.i150, 3, !dbg !209
  %rem.i152 = urem i32 %add3.i151, 32, !dbg !209
  %add4.i153 = add i32 %mul.i147, %rem.i152, !dbg !209
  store i32 %add4.i153, ptr %at.i132, align 4, !dbg !209
  %40 = load i32, ptr %at.i132, align 4, !dbg !209
  %div.i135 = sdiv i32 %40, 16, !dbg !209
  store i32 %div.i135, ptr %row.i133, align 4, !dbg !209
  %41 = load i32, ptr %at.i132, align 4, !dbg !209
  %rem.i136 = srem i32 %41, 16, !dbg !209
  store i32 %rem.i136, ptr %col.i134, align 4, !dbg !209
  %42 = load i8, ptr %by_rows.addr.i131, align 1, !dbg !209
  %loadedv.i137 = trunc i8 %42 to i1, !dbg !209
  br i1 %loadedv.i137, label %cond.true.i142, label %cond.false.i138, !dbg !209

cond.true.i142:                                   ; preds = %for.body.i7
  %43 = load i32, ptr %row.i133, align 4, !dbg !209
  %44 = load i32, ptr %ld.addr.i130, align 4, !dbg !209
  %mul.i143 = mul i32 %43, %44, !dbg !209
  %45 = load i32, ptr %col.i134, align 4, !dbg !209
  %add.i144 = add i32 %mul.i143, %45, !dbg !209
  br label %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorEEEEEjRKT_ijb.exit, !dbg !209

cond.false.i138:                                  ; preds = %for.body.i7
  %46 = load i32, ptr %col.i134, align 4, !dbg !209
  %47 = load i32, ptr %ld.addr.i130, align 4, !dbg !209
  %mul1.i139 = mul i32 %46, %47, !dbg !209
  %48 = load i32, ptr %row.i133, align 4, !dbg !209
  %add2.i140 = add i32 %mul1.i139, %48, !dbg !209
  br label %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorEEEEEjRKT_ijb.exit, !dbg !209

_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorEEEEEjRKT_ijb.exit: ; preds = %cond.true.i142, %cond.false.i138
  %cond.i141 = phi i32 [ %add.i144, %cond.true.i142 ], [ %add2.i140, %cond.false.i138 ], !dbg !209
  %idxprom.i9 = zext i32 %cond.i141 to i64, !dbg !209
  %arrayidx.i10 = getelementptr inbounds nuw %struct.__half, ptr %30, i64 %idxprom.i9, !dbg !209
  %49 = load ptr, ptr %f.addr.i1, align 8, !dbg !209, !nonnull !15, !align !210
  %50 = load i32, ptr %i.i4, align 4, !dbg !209
  %idxprom1.i = sext i32 %50 to i64, !dbg !209
  %arrayidx2.i = getelementptr inbounds [8 x %struct.__half], ptr %49, i64 0, i64 %idxprom1.i, !dbg !209
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %arrayidx2.i, ptr align 2 %arrayidx.i10, i64 2, i1 false), !dbg !209
  %51 = load i32, ptr %i.i4, align 4, !dbg !209
  %inc.i11 = add nsw i32 %51, 1, !dbg !209
  store i32 %inc.i11, ptr %i.i4, align 4, !dbg !209
  br label %for.cond.i5, !dbg !209, !llvm.loop !211

_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit: ; preds = %for.cond.i5
  %52 = load ptr, ptr %b.addr, align 8, !dbg !212
  store ptr %fb, ptr %f.addr.i12, align 8, !dbg !213
  store ptr %52, ptr %p.addr.i13, align 8, !dbg !213
  store i32 16, ptr %ld.addr.i14, align 4, !dbg !213
  store i32 0, ptr %i.i15, align 4, !dbg !213
  br label %for.cond.i16, !dbg !213

for.cond.i16:                                     ; preds = %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorEEEEEjRKT_ijb.exit, %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit
  %53 = load i32, ptr %i.i15, align 4, !dbg !213
  %54 = load ptr, ptr %f.addr.i12, align 8, !dbg !213, !nonnull !15, !align !210
  %cmp.i17 = icmp slt i32 %53, 8, !dbg !213
  br i1 %cmp.i17, label %for.body.i18, label %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit, !dbg !213

for.body.i18:                                     ; preds = %for.cond.i16
  %55 = load ptr, ptr %p.addr.i13, align 8, !dbg !213
  %56 = load ptr, ptr %f.addr.i12, align 8, !dbg !213, !nonnull !15, !align !210
  %57 = load i32, ptr %i.i15, align 4, !dbg !213
  %58 = load i32, ptr %ld.addr.i14, align 4, !dbg !213
  store ptr %56, ptr %f.addr.i154, align 8, !dbg !213
  store i32 %57, ptr %i.addr.i155, align 4, !dbg !213
  store i32 %58, ptr %ld.addr.i156, align 4, !dbg !213
  store i8 0, ptr %by_rows.addr.i157, align 1, !dbg !213
  %59 = load ptr, ptr %f.addr.i154, align 8, !dbg !213, !nonnull !15, !align !210
  %60 = load i32, ptr %i.addr.i155, align 4, !dbg !213
  store ptr %59, ptr %.addr.i171, align 8, !dbg !213
  store i32 %60, ptr %i.addr.i172, align 4, !dbg !213
  %61 = load i32, ptr %i.addr.i172, align 4, !dbg !213
  %mul.i173 = mul nsw i32 %61, 32, !dbg !213
  %62 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !213
  %63 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !213
  %call2.i.i174 = call i32 @__ws_sreg_tid_y() #6, !dbg !213
  %call3.i.i175 = call i32 @__ws_sreg_ntid_y() #6, !dbg !213
  %call4.i.i176 = call i32 @__ws_sreg_tid_z() #6, !dbg !213
  %mul.i.i177 = mul i32 %call3.i.i175, %call4.i.i176, !dbg !213
  %add.i.i178 = add i32 %call2.i.i174, %mul.i.i177, !dbg !213
  %mul5.i.i179 = mul i32 %63, %add.i.i178, !dbg !213
  %add6.i.i180 = add i32 %62, %mul5.i.i179, !dbg !213
  %mul1.i181 = mul i32 %add6.i.i180, 5, !dbg !213
  %64 = load i32, ptr %i.addr.i172, align 4, !dbg !213
  %mul2.i182 = mul nsw i32 %64, 7, !dbg !213
  %add.i183 = add i32 %mul1.i181, %mul2.i182, !dbg !213
  %add3.i184 = add i32 %add.i183, 17, !dbg !213
  %rem.i185 = urem i32 %add3.i184, 32, !dbg !213
  %add4.i186 = add i32 %mul.i173, %rem.i185, !dbg !213
  store i32 %add4.i186, ptr %at.i158, align 4, !dbg !213
  %65 = load i32, ptr %at.i158, align 4, !dbg !213
  %div.i161 = sdiv i32 %65, 16, !dbg !213
  store i32 %div.i161, ptr %row.i159, align 4, !dbg !213
  %66 = load i32, ptr %at.i158, align 4, !dbg !213
  %rem.i162 = srem i32 %66, 16, !dbg !213
  store i32 %rem.i162, ptr %col.i160, align 4, !dbg !213
  %67 = load i8, ptr %by_rows.addr.i157, align 1, !dbg !213
  %loadedv.i163 = trunc i8 %67 to i1, !dbg !213
  br i1 %loadedv.i163, label %cond.true.i168, label %cond.false.i164, !dbg !213

cond.true.i168:                                   ; preds = %for.body.i18
  %68 = load i32, ptr %row.i159, align 4, !dbg !213
  %69 = load i32, ptr %ld.addr.i156, align 4, !dbg !213
  %mul.i169 = mul i32 %68, %69, !dbg !213
  %70 = load i32, ptr %col.i160, align 4, !dbg !213
  %add.i170 = add i32 %mul.i169, %70, !dbg !213
  br label %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorEEEEEjRKT_ijb.exit, !dbg !213

cond.false.i164:                                  ; preds = %for.body.i18
  %71 = load i32, ptr %col.i160, align 4, !dbg !213
  %72 = load i32, ptr %ld.addr.i156, align 4, !dbg !213
  %mul1.i165 = mul i32 %71, %72, !dbg !213
  %73 = load i32, ptr %row.i159, align 4, !dbg !213
  %add2.i166 = add i32 %mul1.i165, %73, !dbg !213
  br label %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorEEEEEjRKT_ijb.exit, !dbg !213

_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorEEEEEjRKT_ijb.exit: ; preds = %cond.true.i168, %cond.false.i164
  %cond.i167 = phi i32 [ %add.i170, %cond.true.i168 ], [ %add2.i166, %cond.false.i164 ], !dbg !213
  %idxprom.i20 = zext i32 %cond.i167 to i64, !dbg !213
  %arrayidx.i21 = getelementptr inbounds nuw %struct.__half, ptr %55, i64 %idxprom.i20, !dbg !213
  %74 = load ptr, ptr %f.addr.i12, align 8, !dbg !213, !nonnull !15, !align !210
  %75 = load i32, ptr %i.i15, align 4, !dbg !213
  %idxprom1.i22 = sext i32 %75 to i64, !dbg !213
  %arrayidx2.i23 = getelementptr inbounds [8 x %struct.__half], ptr %74, i64 0, i64 %idxprom1.i22, !dbg !213
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %arrayidx2.i23, ptr align 2 %arrayidx.i21, i64 2, i1 false), !dbg !213
  %76 = load i32, ptr %i.i15, align 4, !dbg !213
  %inc.i24 = add nsw i32 %76, 1, !dbg !213
  store i32 %inc.i24, ptr %i.i15, align 4, !dbg !213
  br label %for.cond.i16, !dbg !213, !llvm.loop !214

_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit: ; preds = %for.cond.i16
  store ptr %fc, ptr %d.addr.i, align 8, !dbg !215
  store ptr %fa, ptr %a.addr.i, align 8, !dbg !215
  store ptr %fb, ptr %b.addr.i, align 8, !dbg !215
  store ptr %fc, ptr %c.addr.i, align 8, !dbg !215
  store i8 0, ptr %.addr.i, align 1, !dbg !215
  store i32 0, ptr %i.i25, align 4, !dbg !215
  br label %for.cond.i26, !dbg !215

for.cond.i26:                                     ; preds = %for.body.i28, %_ZN6nvcuda4wmma16load_matrix_syncINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorES3_EEvRNS0_8fragmentIT_XT0_EXT1_EXT2_ET3_T4_EEPKT5_j.exit
  %77 = load i32, ptr %i.i25, align 4, !dbg !215
  %cmp.i27 = icmp slt i32 %77, 256, !dbg !215
  br i1 %cmp.i27, label %for.body.i28, label %for.end.i, !dbg !215

for.body.i28:                                     ; preds = %for.cond.i26
  %78 = load ptr, ptr %a.addr.i, align 8, !dbg !215, !nonnull !15, !align !210
  %79 = load i32, ptr %i.i25, align 4, !dbg !215
  %div.i = sdiv i32 %79, 32, !dbg !215
  %idxprom.i29 = sext i32 %div.i to i64, !dbg !215
  %arrayidx.i30 = getelementptr inbounds [8 x %struct.__half], ptr %78, i64 0, i64 %idxprom.i29, !dbg !215
  store ptr %arrayidx.i30, ptr %this.addr.i, align 8, !dbg !215
  %this1.i = load ptr, ptr %this.addr.i, align 8, !dbg !215
  store ptr %this1.i, ptr %this.addr.i214, align 8, !dbg !215
  %this1.i215 = load ptr, ptr %this.addr.i214, align 8, !dbg !215
  %80 = load i16, ptr %this1.i215, align 2, !dbg !215
  store i16 %80, ptr %b.addr.i217, align 2, !dbg !215
  %81 = load half, ptr %b.addr.i217, align 2, !dbg !215
  %conv.i = fpext half %81 to float, !dbg !215
  %82 = load ptr, ptr %a.addr.i, align 8, !dbg !215, !nonnull !15, !align !210
  %83 = load i32, ptr %i.i25, align 4, !dbg !215
  store ptr %82, ptr %.addr.i198, align 8, !dbg !215
  store i32 %83, ptr %at.addr.i, align 4, !dbg !215
  %84 = load i32, ptr %at.addr.i, align 4, !dbg !215
  %85 = load i32, ptr %at.addr.i, align 4, !dbg !215
  %div.i199 = sdiv i32 %85, 32, !dbg !215
  %mul.i200 = mul nsw i32 %div.i199, 7, !dbg !215
  %sub.i201 = sub nsw i32 %84, %mul.i200, !dbg !215
  %sub1.i = sub nsw i32 %sub.i201, 3, !dbg !215
  %mul2.i202 = mul nsw i32 %sub1.i, 13, !dbg !215
  %and.i = and i32 %mul2.i202, 31, !dbg !215
  store i32 -1, ptr %m.addr.i, align 4, !dbg !215
  store float %conv.i, ptr %v.addr.i, align 4, !dbg !215
  store i32 %and.i, ptr %a.addr.i187, align 4, !dbg !215
  store i32 32, ptr %w.addr.i, align 4, !dbg !215
  %86 = load i32, ptr %m.addr.i, align 4, !dbg !215
  %87 = load float, ptr %v.addr.i, align 4, !dbg !215
  %88 = load i32, ptr %a.addr.i187, align 4, !dbg !215
  %89 = load i32, ptr %w.addr.i, align 4, !dbg !215
  %sub.i = sub nsw i32 32, %89, !dbg !215
  %shl.i = shl i32 %sub.i, 8, !dbg !215
  %or.i = or i32 %shl.i, 31, !dbg !215
  %90 = call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 %86, float %87, i32 %88, i32 %or.i), !dbg !215
  %91 = load i32, ptr %i.i25, align 4, !dbg !215
  %idxprom3.i = sext i32 %91 to i64, !dbg !215
  %arrayidx4.i = getelementptr inbounds [256 x float], ptr %as.i, i64 0, i64 %idxprom3.i, !dbg !215
  store float %90, ptr %arrayidx4.i, align 4, !dbg !215
  %92 = load i32, ptr %i.i25, align 4, !dbg !215
  %inc.i32 = add nsw i32 %92, 1, !dbg !215
  store i32 %inc.i32, ptr %i.i25, align 4, !dbg !215
  br label %for.cond.i26, !dbg !215, !llvm.loop !216

for.end.i:                                        ; preds = %for.cond.i26
  store i32 0, ptr %i5.i, align 4, !dbg !215
  br label %for.cond6.i, !dbg !215

for.cond6.i:                                      ; preds = %for.body8.i, %for.end.i
  %93 = load i32, ptr %i5.i, align 4, !dbg !215
  %cmp7.i = icmp slt i32 %93, 256, !dbg !215
  br i1 %cmp7.i, label %for.body8.i, label %for.end20.i, !dbg !215

for.body8.i:                                      ; preds = %for.cond6.i
  %94 = load ptr, ptr %b.addr.i, align 8, !dbg !215, !nonnull !15, !align !210
  %95 = load i32, ptr %i5.i, align 4, !dbg !215
  %div10.i = sdiv i32 %95, 32, !dbg !215
  %idxprom11.i = sext i32 %div10.i to i64, !dbg !215
  %arrayidx12.i = getelementptr inbounds [8 x %struct.__half], ptr %94, i64 0, i64 %idxprom11.i, !dbg !215
  store ptr %arrayidx12.i, ptr %this.addr.i195, align 8, !dbg !215
  %this1.i196 = load ptr, ptr %this.addr.i195, align 8, !dbg !215
  store ptr %this1.i196, ptr %this.addr.i211, align 8, !dbg !215
  %this1.i212 = load ptr, ptr %this.addr.i211, align 8, !dbg !215
  %96 = load i16, ptr %this1.i212, align 2, !dbg !215
  store i16 %96, ptr %b.addr.i218, align 2, !dbg !215
  %97 = load half, ptr %b.addr.i218, align 2, !dbg !215
  %conv.i219 = fpext half %97 to float, !dbg !215
  %98 = load ptr, ptr %b.addr.i, align 8, !dbg !215, !nonnull !15, !align !210
  %99 = load i32, ptr %i5.i, align 4, !dbg !215
  store ptr %98, ptr %.addr.i203, align 8, !dbg !215
  store i32 %99, ptr %at.addr.i204, align 4, !dbg !215
  %100 = load i32, ptr %at.addr.i204, align 4, !dbg !215
  %101 = load i32, ptr %at.addr.i204, align 4, !dbg !215
  %div.i205 = sdiv i32 %101, 32, !dbg !215
  %mul.i206 = mul nsw i32 %div.i205, 7, !dbg !215
  %sub.i207 = sub nsw i32 %100, %mul.i206, !dbg !215
  %sub1.i208 = sub nsw i32 %sub.i207, 17, !dbg !215
  %mul2.i209 = mul nsw i32 %sub1.i208, 13, !dbg !215
  %and.i210 = and i32 %mul2.i209, 31, !dbg !215
  store i32 -1, ptr %m.addr.i188, align 4, !dbg !215
  store float %conv.i219, ptr %v.addr.i189, align 4, !dbg !215
  store i32 %and.i210, ptr %a.addr.i190, align 4, !dbg !215
  store i32 32, ptr %w.addr.i191, align 4, !dbg !215
  %102 = load i32, ptr %m.addr.i188, align 4, !dbg !215
  %103 = load float, ptr %v.addr.i189, align 4, !dbg !215
  %104 = load i32, ptr %a.addr.i190, align 4, !dbg !215
  %105 = load i32, ptr %w.addr.i191, align 4, !dbg !215
  %sub.i192 = sub nsw i32 32, %105, !dbg !215
  %shl.i193 = shl i32 %sub.i192, 8, !dbg !215
  %or.i194 = or i32 %shl.i193, 31, !dbg !215
  %106 = call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 %102, float %103, i32 %104, i32 %or.i194), !dbg !215
  %107 = load i32, ptr %i5.i, align 4, !dbg !215
  %idxprom16.i = sext i32 %107 to i64, !dbg !215
  %arrayidx17.i = getelementptr inbounds [256 x float], ptr %bs.i, i64 0, i64 %idxprom16.i, !dbg !215
  store float %106, ptr %arrayidx17.i, align 4, !dbg !215
  %108 = load i32, ptr %i5.i, align 4, !dbg !215
  %inc19.i = add nsw i32 %108, 1, !dbg !215
  store i32 %inc19.i, ptr %i5.i, align 4, !dbg !215
  br label %for.cond6.i, !dbg !215, !llvm.loop !217

for.end20.i:                                      ; preds = %for.cond6.i
  store i32 0, ptr %e.i, align 4, !dbg !215
  br label %for.cond21.i, !dbg !215

for.cond21.i:                                     ; preds = %for.end41.i, %for.end20.i
  %109 = load i32, ptr %e.i, align 4, !dbg !215
  %110 = load ptr, ptr %d.addr.i, align 8, !dbg !215, !nonnull !15, !align !205
  %cmp22.i = icmp slt i32 %109, 8, !dbg !215
  br i1 %cmp22.i, label %for.body23.i, label %_ZN6nvcuda4wmma8mma_syncILi16ELi16ELi16Ef6__halfNS0_9row_majorES2_NS0_9col_majorEfEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEERKNS5_INS0_8matrix_aEXT_EXT0_EXT1_ET3_T4_EERKNS5_INS0_8matrix_bEXT_EXT0_EXT1_ET5_T6_EERKNS5_IS6_XT_EXT0_EXT1_ET7_vEEb.exit, !dbg !215

for.body23.i:                                     ; preds = %for.cond21.i
  %111 = load ptr, ptr %d.addr.i, align 8, !dbg !215, !nonnull !15, !align !205
  %112 = load i32, ptr %e.i, align 4, !dbg !215
  store ptr %111, ptr %.addr.i95, align 8, !dbg !215
  store i32 %112, ptr %i.addr.i96, align 4, !dbg !215
  %113 = load i32, ptr %i.addr.i96, align 4, !dbg !215
  %mul.i97 = mul nsw i32 %113, 32, !dbg !215
  %114 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !215
  %115 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !215
  %call2.i107 = call i32 @__ws_sreg_tid_y() #6, !dbg !215
  %call3.i = call i32 @__ws_sreg_ntid_y() #6, !dbg !215
  %call4.i = call i32 @__ws_sreg_tid_z() #6, !dbg !215
  %mul.i108 = mul i32 %call3.i, %call4.i, !dbg !215
  %add.i109 = add i32 %call2.i107, %mul.i108, !dbg !215
  %mul5.i = mul i32 %115, %add.i109, !dbg !215
  %add6.i = add i32 %114, %mul5.i, !dbg !215
  %mul1.i99 = mul i32 %add6.i, 5, !dbg !215
  %116 = load i32, ptr %i.addr.i96, align 4, !dbg !215
  %mul2.i100 = mul nsw i32 %116, 7, !dbg !215
  %add.i101 = add i32 %mul1.i99, %mul2.i100, !dbg !215
  %add3.i102 = add i32 %add.i101, 10, !dbg !215
  %rem.i103 = urem i32 %add3.i102, 32, !dbg !215
  %add4.i104 = add i32 %mul.i97, %rem.i103, !dbg !215
  store i32 %add4.i104, ptr %at.i, align 4, !dbg !215
  %117 = load i32, ptr %at.i, align 4, !dbg !215
  %div25.i = sdiv i32 %117, 16, !dbg !215
  store i32 %div25.i, ptr %row.i, align 4, !dbg !215
  %118 = load i32, ptr %at.i, align 4, !dbg !215
  %rem.i = srem i32 %118, 16, !dbg !215
  store i32 %rem.i, ptr %col.i, align 4, !dbg !215
  %119 = load ptr, ptr %c.addr.i, align 8, !dbg !215, !nonnull !15, !align !205
  %120 = load i32, ptr %e.i, align 4, !dbg !215
  %idxprom27.i = sext i32 %120 to i64, !dbg !215
  %arrayidx28.i = getelementptr inbounds [8 x float], ptr %119, i64 0, i64 %idxprom27.i, !dbg !215
  %121 = load float, ptr %arrayidx28.i, align 4, !dbg !215
  store float %121, ptr %s.i, align 4, !dbg !215
  store i32 0, ptr %k.i, align 4, !dbg !215
  br label %for.cond29.i, !dbg !215

for.cond29.i:                                     ; preds = %for.body31.i, %for.body23.i
  %122 = load i32, ptr %k.i, align 4, !dbg !215
  %cmp30.i = icmp slt i32 %122, 16, !dbg !215
  br i1 %cmp30.i, label %for.body31.i, label %for.end41.i, !dbg !215

for.body31.i:                                     ; preds = %for.cond29.i
  %123 = load i32, ptr %row.i, align 4, !dbg !215
  %mul.i = mul nsw i32 %123, 16, !dbg !215
  %124 = load i32, ptr %k.i, align 4, !dbg !215
  %add.i = add nsw i32 %mul.i, %124, !dbg !215
  %idxprom32.i = sext i32 %add.i to i64, !dbg !215
  %arrayidx33.i = getelementptr inbounds [256 x float], ptr %as.i, i64 0, i64 %idxprom32.i, !dbg !215
  %125 = load float, ptr %arrayidx33.i, align 4, !dbg !215
  %126 = load i32, ptr %k.i, align 4, !dbg !215
  %mul34.i = mul nsw i32 %126, 16, !dbg !215
  %127 = load i32, ptr %col.i, align 4, !dbg !215
  %add35.i = add nsw i32 %mul34.i, %127, !dbg !215
  %idxprom36.i = sext i32 %add35.i to i64, !dbg !215
  %arrayidx37.i = getelementptr inbounds [256 x float], ptr %bs.i, i64 0, i64 %idxprom36.i, !dbg !215
  %128 = load float, ptr %arrayidx37.i, align 4, !dbg !215
  %129 = load float, ptr %s.i, align 4, !dbg !215
  %130 = call float @llvm.fmuladd.f32(float %125, float %128, float %129), !dbg !215
  store float %130, ptr %s.i, align 4, !dbg !215
  %131 = load i32, ptr %k.i, align 4, !dbg !215
  %inc40.i = add nsw i32 %131, 1, !dbg !215
  store i32 %inc40.i, ptr %k.i, align 4, !dbg !215
  br label %for.cond29.i, !dbg !215, !llvm.loop !218

for.end41.i:                                      ; preds = %for.cond29.i
  %132 = load float, ptr %s.i, align 4, !dbg !215
  %133 = load ptr, ptr %d.addr.i, align 8, !dbg !215, !nonnull !15, !align !205
  %134 = load i32, ptr %e.i, align 4, !dbg !215
  %idxprom43.i = sext i32 %134 to i64, !dbg !215
  %arrayidx44.i = getelementptr inbounds [8 x float], ptr %133, i64 0, i64 %idxprom43.i, !dbg !215
  store float %132, ptr %arrayidx44.i, align 4, !dbg !215
  %135 = load i32, ptr %e.i, align 4, !dbg !215
  %inc46.i = add nsw i32 %135, 1, !dbg !215
  store i32 %inc46.i, ptr %e.i, align 4, !dbg !215
  br label %for.cond21.i, !dbg !215, !llvm.loop !219

_ZN6nvcuda4wmma8mma_syncILi16ELi16ELi16Ef6__halfNS0_9row_majorES2_NS0_9col_majorEfEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEERKNS5_INS0_8matrix_aEXT_EXT0_EXT1_ET3_T4_EERKNS5_INS0_8matrix_bEXT_EXT0_EXT1_ET5_T6_EERKNS5_IS6_XT_EXT0_EXT1_ET7_vEEb.exit: ; preds = %for.cond21.i
  %136 = load ptr, ptr %c.addr, align 8, !dbg !220
  store ptr %136, ptr %p.addr.i33, align 8, !dbg !221
  store ptr %fc, ptr %f.addr.i34, align 8, !dbg !221
  store i32 16, ptr %ld.addr.i35, align 4, !dbg !221
  store i32 0, ptr %layout.addr.i36, align 4, !dbg !221
  store i32 0, ptr %i.i37, align 4, !dbg !221
  br label %for.cond.i38, !dbg !221

for.cond.i38:                                     ; preds = %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEEEEjRKT_ijb.exit, %_ZN6nvcuda4wmma8mma_syncILi16ELi16ELi16Ef6__halfNS0_9row_majorES2_NS0_9col_majorEfEEvRNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEERKNS5_INS0_8matrix_aEXT_EXT0_EXT1_ET3_T4_EERKNS5_INS0_8matrix_bEXT_EXT0_EXT1_ET5_T6_EERKNS5_IS6_XT_EXT0_EXT1_ET7_vEEb.exit
  %137 = load i32, ptr %i.i37, align 4, !dbg !221
  %138 = load ptr, ptr %f.addr.i34, align 8, !dbg !221, !nonnull !15, !align !205
  %cmp.i39 = icmp slt i32 %137, 8, !dbg !221
  br i1 %cmp.i39, label %for.body.i41, label %_ZN6nvcuda4wmma17store_matrix_syncILi16ELi16ELi16EffEEvPT3_RKNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEjNS0_8layout_tE.exit, !dbg !221

for.body.i41:                                     ; preds = %for.cond.i38
  %139 = load ptr, ptr %f.addr.i34, align 8, !dbg !221, !nonnull !15, !align !205
  %140 = load i32, ptr %i.i37, align 4, !dbg !221
  %idxprom.i42 = sext i32 %140 to i64, !dbg !221
  %arrayidx.i43 = getelementptr inbounds [8 x float], ptr %139, i64 0, i64 %idxprom.i42, !dbg !221
  %141 = load float, ptr %arrayidx.i43, align 4, !dbg !221
  %142 = load ptr, ptr %p.addr.i33, align 8, !dbg !221
  %143 = load ptr, ptr %f.addr.i34, align 8, !dbg !221, !nonnull !15, !align !205
  %144 = load i32, ptr %i.i37, align 4, !dbg !221
  %145 = load i32, ptr %ld.addr.i35, align 4, !dbg !221
  %146 = load i32, ptr %layout.addr.i36, align 4, !dbg !221
  %cmp1.i44 = icmp eq i32 %146, 0, !dbg !221
  store ptr %143, ptr %f.addr.i49, align 8, !dbg !221
  store i32 %144, ptr %i.addr.i, align 4, !dbg !221
  store i32 %145, ptr %ld.addr.i50, align 4, !dbg !221
  %storedv.i = zext i1 %cmp1.i44 to i8, !dbg !221
  store i8 %storedv.i, ptr %by_rows.addr.i, align 1, !dbg !221
  %147 = load ptr, ptr %f.addr.i49, align 8, !dbg !221, !nonnull !15, !align !205
  %148 = load i32, ptr %i.addr.i, align 4, !dbg !221
  store ptr %147, ptr %.addr.i85, align 8, !dbg !221
  store i32 %148, ptr %i.addr.i86, align 4, !dbg !221
  %149 = load i32, ptr %i.addr.i86, align 4, !dbg !221
  %mul.i87 = mul nsw i32 %149, 32, !dbg !221
  %150 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !221
  %151 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !221
  %call2.i112 = call i32 @__ws_sreg_tid_y() #6, !dbg !221
  %call3.i113 = call i32 @__ws_sreg_ntid_y() #6, !dbg !221
  %call4.i114 = call i32 @__ws_sreg_tid_z() #6, !dbg !221
  %mul.i115 = mul i32 %call3.i113, %call4.i114, !dbg !221
  %add.i116 = add i32 %call2.i112, %mul.i115, !dbg !221
  %mul5.i117 = mul i32 %151, %add.i116, !dbg !221
  %add6.i118 = add i32 %150, %mul5.i117, !dbg !221
  %mul1.i89 = mul i32 %add6.i118, 5, !dbg !221
  %152 = load i32, ptr %i.addr.i86, align 4, !dbg !221
  %mul2.i90 = mul nsw i32 %152, 7, !dbg !221
  %add.i91 = add i32 %mul1.i89, %mul2.i90, !dbg !221
  %add3.i92 = add i32 %add.i91, 10, !dbg !221
  %rem.i93 = urem i32 %add3.i92, 32, !dbg !221
  %add4.i94 = add i32 %mul.i87, %rem.i93, !dbg !221
  store i32 %add4.i94, ptr %at.i51, align 4, !dbg !221
  %153 = load i32, ptr %at.i51, align 4, !dbg !221
  %div.i55 = sdiv i32 %153, 16, !dbg !221
  store i32 %div.i55, ptr %row.i52, align 4, !dbg !221
  %154 = load i32, ptr %at.i51, align 4, !dbg !221
  %rem.i56 = srem i32 %154, 16, !dbg !221
  store i32 %rem.i56, ptr %col.i53, align 4, !dbg !221
  %155 = load i8, ptr %by_rows.addr.i, align 1, !dbg !221
  %loadedv.i = trunc i8 %155 to i1, !dbg !221
  br i1 %loadedv.i, label %cond.true.i, label %cond.false.i, !dbg !221

cond.true.i:                                      ; preds = %for.body.i41
  %156 = load i32, ptr %row.i52, align 4, !dbg !221
  %157 = load i32, ptr %ld.addr.i50, align 4, !dbg !221
  %mul.i57 = mul i32 %156, %157, !dbg !221
  %158 = load i32, ptr %col.i53, align 4, !dbg !221
  %add.i58 = add i32 %mul.i57, %158, !dbg !221
  br label %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEEEEjRKT_ijb.exit, !dbg !221

cond.false.i:                                     ; preds = %for.body.i41
  %159 = load i32, ptr %col.i53, align 4, !dbg !221
  %160 = load i32, ptr %ld.addr.i50, align 4, !dbg !221
  %mul1.i = mul i32 %159, %160, !dbg !221
  %161 = load i32, ptr %row.i52, align 4, !dbg !221
  %add2.i = add i32 %mul1.i, %161, !dbg !221
  br label %_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEEEEjRKT_ijb.exit, !dbg !221

_ZN6nvcuda4wmma9ws_offsetINS0_8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEEEEjRKT_ijb.exit: ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ %add.i58, %cond.true.i ], [ %add2.i, %cond.false.i ], !dbg !221
  %idxprom2.i46 = zext i32 %cond.i to i64, !dbg !221
  %arrayidx3.i47 = getelementptr inbounds nuw float, ptr %142, i64 %idxprom2.i46, !dbg !221
  store float %141, ptr %arrayidx3.i47, align 4, !dbg !221
  %162 = load i32, ptr %i.i37, align 4, !dbg !221
  %inc.i48 = add nsw i32 %162, 1, !dbg !221
  store i32 %inc.i48, ptr %i.i37, align 4, !dbg !221
  br label %for.cond.i38, !dbg !221, !llvm.loop !222

_ZN6nvcuda4wmma17store_matrix_syncILi16ELi16ELi16EffEEvPT3_RKNS0_8fragmentINS0_11accumulatorEXT_EXT0_EXT1_ET2_vEEjNS0_8layout_tE.exit: ; preds = %for.cond.i38
  ret void, !dbg !223
}

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_tid_y() #1

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_ntid_y() #1

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_tid_z() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.idx.f32(i32, float, i32, i32) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!128, !129, !130, !131}
!llvm.ident = !{!132}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, retainedTypes: !11, imports: !41, splitDebugInlining: false, nameTableKind: None)
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
!26 = !DISubprogram(name: "ws_f16", linkageName: "_ZN6ws_f16C4Ev", scope: !22, file: !19, line: 13, type: !27, scopeLine: 13, flags: DIFlagPrototyped, spFlags: 0)
!27 = !DISubroutineType(types: !28)
!28 = !{null, !29}
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!30 = !DISubprogram(name: "__half", linkageName: "_ZN6__halfC4Ev", scope: !18, file: !19, line: 17, type: !31, scopeLine: 17, flags: DIFlagPrototyped, spFlags: 0)
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
!78 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnan6__half", scope: !19, file: !19, line: 50, type: !79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!79 = !DISubroutineType(types: !80)
!80 = !{!81, !18}
!81 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!82 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !83, file: !50, line: 8)
!83 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinf6__half", scope: !19, file: !19, line: 50, type: !79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!84 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !85, file: !50, line: 8)
!85 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinitei", scope: !86, file: !86, line: 202, type: !87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!86 = !DIFile(filename: "cuda/ws_device.h", directory: ".")
!87 = !DISubroutineType(types: !88)
!88 = !{!81, !39}
!89 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !90, file: !50, line: 8)
!90 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !86, file: !86, line: 201, type: !91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!91 = !DISubroutineType(types: !92)
!92 = !{!81, !93}
!93 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!94 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !95, file: !50, line: 8)
!95 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !44, file: !44, line: 221, type: !96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!96 = !DISubroutineType(types: !97)
!97 = !{!93, !93}
!98 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !99, file: !50, line: 8)
!99 = !DISubprogram(name: "printf", scope: !44, file: !44, line: 271, type: !100, flags: DIFlagPrototyped, spFlags: 0)
!100 = !DISubroutineType(types: !101)
!101 = !{!39, !102, null}
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64)
!103 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !104)
!104 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!105 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !106, file: !50, line: 8)
!106 = !DISubprogram(name: "malloc", scope: !44, file: !44, line: 272, type: !107, flags: DIFlagPrototyped, spFlags: 0)
!107 = !DISubroutineType(types: !108)
!108 = !{!109, !48}
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!110 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !111, file: !50, line: 8)
!111 = !DISubprogram(name: "free", scope: !44, file: !44, line: 272, type: !112, flags: DIFlagPrototyped, spFlags: 0)
!112 = !DISubroutineType(types: !113)
!113 = !{null, !109}
!114 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !115, file: !50, line: 8)
!115 = !DISubprogram(name: "memcpy", scope: !44, file: !44, line: 273, type: !116, flags: DIFlagPrototyped, spFlags: 0)
!116 = !DISubroutineType(types: !117)
!117 = !{!109, !109, !118, !48}
!118 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !119, size: 64)
!119 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!120 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !121, file: !50, line: 8)
!121 = !DISubprogram(name: "memset", scope: !44, file: !44, line: 273, type: !122, flags: DIFlagPrototyped, spFlags: 0)
!122 = !DISubroutineType(types: !123)
!123 = !{!109, !109, !39, !48}
!124 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !46, entity: !125, file: !50, line: 8)
!125 = !DISubprogram(name: "memmove", scope: !126, file: !126, line: 84, type: !116, flags: DIFlagPrototyped, spFlags: 0)
!126 = !DIFile(filename: "cuda/ws_libc.h", directory: ".")
!127 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !6, file: !1, line: 6)
!128 = !{i32 7, !"Dwarf Version", i32 4}
!129 = !{i32 2, !"Debug Info Version", i32 3}
!130 = !{i32 1, !"wchar_size", i32 4}
!131 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!132 = !{!"clang version 22.1.8"}
!133 = distinct !DISubprogram(name: "gemm", linkageName: "_Z4gemmPK6__halfS1_Pf", scope: !1, file: !1, line: 7, type: !134, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!134 = !DISubroutineType(types: !135)
!135 = !{null, !136, !136, !139}
!136 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !137, size: 64)
!137 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !138)
!138 = !DIDerivedType(tag: DW_TAG_typedef, name: "half", file: !19, line: 25, baseType: !18)
!139 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!140 = !DILocalVariable(name: "a", arg: 1, scope: !133, file: !1, line: 7, type: !136)
!141 = !DILocation(line: 7, column: 34, scope: !133)
!142 = !DILocalVariable(name: "b", arg: 2, scope: !133, file: !1, line: 7, type: !136)
!143 = !DILocation(line: 7, column: 49, scope: !133)
!144 = !DILocalVariable(name: "c", arg: 3, scope: !133, file: !1, line: 7, type: !139)
!145 = !DILocation(line: 7, column: 59, scope: !133)
!146 = !DILocalVariable(name: "fa", scope: !133, file: !1, line: 8, type: !147)
!147 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fragment<nvcuda::wmma::matrix_a, 16, 16, 16, __half, nvcuda::wmma::row_major>", scope: !5, file: !4, line: 14, size: 128, flags: DIFlagTypePassByValue, elements: !148, templateParams: !161, identifier: "_ZTSN6nvcuda4wmma8fragmentINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorEEE")
!148 = !{!149, !151, !152, !153, !154, !155}
!149 = !DIDerivedType(tag: DW_TAG_member, name: "ws_rows", scope: !147, file: !4, line: 14, baseType: !150, flags: DIFlagStaticMember, extraData: i32 16)
!150 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !39)
!151 = !DIDerivedType(tag: DW_TAG_member, name: "ws_cols", scope: !147, file: !4, line: 14, baseType: !150, flags: DIFlagStaticMember, extraData: i32 16)
!152 = !DIDerivedType(tag: DW_TAG_member, name: "ws_turn", scope: !147, file: !4, line: 14, baseType: !150, flags: DIFlagStaticMember)
!153 = !DIDerivedType(tag: DW_TAG_member, name: "num_elements", scope: !147, file: !4, line: 14, baseType: !150, flags: DIFlagStaticMember, extraData: i32 8)
!154 = !DIDerivedType(tag: DW_TAG_member, name: "num_storage_elements", scope: !147, file: !4, line: 14, baseType: !150, flags: DIFlagStaticMember)
!155 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !147, file: !4, line: 14, baseType: !156, size: 128)
!156 = !DICompositeType(tag: DW_TAG_array_type, baseType: !157, size: 128, elements: !159)
!157 = !DIDerivedType(tag: DW_TAG_typedef, name: "element_type", scope: !147, file: !4, line: 14, baseType: !158)
!158 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !14, file: !4, line: 12, baseType: !18)
!159 = !{!160}
!160 = !DISubrange(count: 8)
!161 = !{!162, !164, !165, !166, !17, !167}
!162 = !DITemplateTypeParameter(name: "U", type: !163)
!163 = !DICompositeType(tag: DW_TAG_structure_type, name: "matrix_a", scope: !5, file: !4, line: 11, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma8matrix_aE")
!164 = !DITemplateValueParameter(name: "M", type: !39, value: i32 16)
!165 = !DITemplateValueParameter(name: "N", type: !39, value: i32 16)
!166 = !DITemplateValueParameter(name: "K", type: !39, value: i32 16)
!167 = !DITemplateTypeParameter(name: "L", type: !168)
!168 = !DICompositeType(tag: DW_TAG_structure_type, name: "row_major", scope: !5, file: !4, line: 11, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma9row_majorE")
!169 = !DILocation(line: 8, column: 69, scope: !133)
!170 = !DILocalVariable(name: "fb", scope: !133, file: !1, line: 9, type: !171)
!171 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fragment<nvcuda::wmma::matrix_b, 16, 16, 16, __half, nvcuda::wmma::col_major>", scope: !5, file: !4, line: 14, size: 128, flags: DIFlagTypePassByValue, elements: !172, templateParams: !181, identifier: "_ZTSN6nvcuda4wmma8fragmentINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorEEE")
!172 = !{!173, !174, !175, !176, !177, !178}
!173 = !DIDerivedType(tag: DW_TAG_member, name: "ws_rows", scope: !171, file: !4, line: 14, baseType: !150, flags: DIFlagStaticMember, extraData: i32 16)
!174 = !DIDerivedType(tag: DW_TAG_member, name: "ws_cols", scope: !171, file: !4, line: 14, baseType: !150, flags: DIFlagStaticMember, extraData: i32 16)
!175 = !DIDerivedType(tag: DW_TAG_member, name: "ws_turn", scope: !171, file: !4, line: 14, baseType: !150, flags: DIFlagStaticMember)
!176 = !DIDerivedType(tag: DW_TAG_member, name: "num_elements", scope: !171, file: !4, line: 14, baseType: !150, flags: DIFlagStaticMember, extraData: i32 8)
!177 = !DIDerivedType(tag: DW_TAG_member, name: "num_storage_elements", scope: !171, file: !4, line: 14, baseType: !150, flags: DIFlagStaticMember)
!178 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !171, file: !4, line: 14, baseType: !179, size: 128)
!179 = !DICompositeType(tag: DW_TAG_array_type, baseType: !180, size: 128, elements: !159)
!180 = !DIDerivedType(tag: DW_TAG_typedef, name: "element_type", scope: !171, file: !4, line: 14, baseType: !158)
!181 = !{!182, !164, !165, !166, !17, !184}
!182 = !DITemplateTypeParameter(name: "U", type: !183)
!183 = !DICompositeType(tag: DW_TAG_structure_type, name: "matrix_b", scope: !5, file: !4, line: 11, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma8matrix_bE")
!184 = !DITemplateTypeParameter(name: "L", type: !185)
!185 = !DICompositeType(tag: DW_TAG_structure_type, name: "col_major", scope: !5, file: !4, line: 11, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma9col_majorE")
!186 = !DILocation(line: 9, column: 69, scope: !133)
!187 = !DILocalVariable(name: "fc", scope: !133, file: !1, line: 10, type: !188)
!188 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "fragment<nvcuda::wmma::accumulator, 16, 16, 16, float, void>", scope: !5, file: !4, line: 14, size: 256, flags: DIFlagTypePassByValue, elements: !189, templateParams: !198, identifier: "_ZTSN6nvcuda4wmma8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEE")
!189 = !{!190, !191, !192, !193, !194, !195}
!190 = !DIDerivedType(tag: DW_TAG_member, name: "ws_rows", scope: !188, file: !4, line: 14, baseType: !150, flags: DIFlagStaticMember, extraData: i32 16)
!191 = !DIDerivedType(tag: DW_TAG_member, name: "ws_cols", scope: !188, file: !4, line: 14, baseType: !150, flags: DIFlagStaticMember, extraData: i32 16)
!192 = !DIDerivedType(tag: DW_TAG_member, name: "ws_turn", scope: !188, file: !4, line: 14, baseType: !150, flags: DIFlagStaticMember)
!193 = !DIDerivedType(tag: DW_TAG_member, name: "num_elements", scope: !188, file: !4, line: 14, baseType: !150, flags: DIFlagStaticMember, extraData: i32 8)
!194 = !DIDerivedType(tag: DW_TAG_member, name: "num_storage_elements", scope: !188, file: !4, line: 14, baseType: !150, flags: DIFlagStaticMember)
!195 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !188, file: !4, line: 14, baseType: !196, size: 256)
!196 = !DICompositeType(tag: DW_TAG_array_type, baseType: !197, size: 256, elements: !159)
!197 = !DIDerivedType(tag: DW_TAG_typedef, name: "element_type", scope: !188, file: !4, line: 14, baseType: !35)
!198 = !{!199, !164, !165, !166, !38, !201}
!199 = !DITemplateTypeParameter(name: "U", type: !200)
!200 = !DICompositeType(tag: DW_TAG_structure_type, name: "accumulator", scope: !5, file: !4, line: 11, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN6nvcuda4wmma11accumulatorE")
!201 = !DITemplateTypeParameter(name: "L", type: null, defaulted: true)
!202 = !DILocation(line: 10, column: 56, scope: !133)
!203 = !DILocation(line: 11, column: 30, scope: !133)
!204 = !DILocation(line: 11, column: 3, scope: !133)
!205 = !{i64 4}
!206 = distinct !{!206, !207}
!207 = !{!"llvm.loop.mustprogress"}
!208 = !DILocation(line: 12, column: 30, scope: !133)
!209 = !DILocation(line: 12, column: 3, scope: !133)
!210 = !{i64 2}
!211 = distinct !{!211, !207}
!212 = !DILocation(line: 13, column: 30, scope: !133)
!213 = !DILocation(line: 13, column: 3, scope: !133)
!214 = distinct !{!214, !207}
!215 = !DILocation(line: 14, column: 3, scope: !133)
!216 = distinct !{!216, !207}
!217 = distinct !{!217, !207}
!218 = distinct !{!218, !207}
!219 = distinct !{!219, !207}
!220 = !DILocation(line: 15, column: 27, scope: !133)
!221 = !DILocation(line: 15, column: 3, scope: !133)
!222 = distinct !{!222, !207}
!223 = !DILocation(line: 16, column: 1, scope: !133)
