; ModuleID = 'cg_memcpy_async.cu'
source_filename = "cg_memcpy_async.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ5tilesPKiPiE4tile = internal addrspace(3) global [2 x [64 x i32]] undef, align 16, !dbg !0
@_ZZ5tilesPKiPiE3odd = internal addrspace(3) global [7 x i8] undef, align 1, !dbg !27
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@.str = private unnamed_addr constant [45 x i8] c"tile[0][63 - t] == 128 * blockIdx.x + 63 - t\00", align 1, !dbg !32
@.str1 = private unnamed_addr constant [19 x i8] c"cg_memcpy_async.cu\00", align 1, !dbg !37
@__func__._Z5tilesPKiPi = private unnamed_addr constant [6 x i8] c"tiles\00", align 1, !dbg !42
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5tilesPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
    #dbg_declare(ptr poison, !127, !DIExpression(), !146)
    #dbg_value(ptr %in, !125, !DIExpression(), !147)
    #dbg_value(ptr %out, !126, !DIExpression(), !147)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !148
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !148
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !148
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !148
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !148
  %mul.i35 = mul i32 %3, %4, !dbg !148
  %add.i = add i32 %2, %mul.i35, !dbg !148
  %mul5.i = mul i32 %1, %add.i, !dbg !148
  %add6.i = add i32 %0, %mul5.i, !dbg !148
    #dbg_value(i32 %add6.i, !131, !DIExpression(), !147)
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !149
  %mul = mul i32 128, %5, !dbg !150
  %idx.ext = zext i32 %mul to i64, !dbg !151
  %add.ptr = getelementptr inbounds nuw i32, ptr %in, i64 %idx.ext, !dbg !151
    #dbg_value(ptr %add.ptr, !132, !DIExpression(), !147)
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !152
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !152
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !152
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !152
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !152
  %mul.i.i36 = mul i32 %9, %10, !dbg !152
  %add.i.i37 = add i32 %8, %mul.i.i36, !dbg !152
  %mul5.i.i38 = mul i32 %7, %add.i.i37, !dbg !152
  %add6.i.i39 = add i32 %6, %mul5.i.i38, !dbg !152
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !152
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !152
  %mul.i92 = mul i32 %11, %12, !dbg !152
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !152
  %mul3.i = mul i32 %mul.i92, %13, !dbg !152
  %14 = ptrtoint ptr %add.ptr to i64, !dbg !152
  %or.i = or i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr) to i64), %14, !dbg !152
  %or1.i = or i64 %or.i, 256, !dbg !152
  %rem.i = urem i64 %or1.i, 4, !dbg !152
  %cmp.i42 = icmp eq i64 %rem.i, 0, !dbg !152
  %conv.i43 = zext i1 %cmp.i42 to i32, !dbg !152
  %15 = call i1 @llvm.nvvm.isspacep.shared(ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr)), !dbg !152
  %conv2.i = zext i1 %15 to i32, !dbg !152
  %conv4.i = zext i1 %15 to i32, !dbg !152
  %and.i = and i32 %conv.i43, %conv4.i, !dbg !152
  %16 = call i1 @llvm.nvvm.isspacep.global(ptr %add.ptr), !dbg !152
  %conv5.i = zext i1 %16 to i32, !dbg !152
  %conv7.i = zext i1 %16 to i32, !dbg !152
  %and8.i = and i32 %and.i, %conv7.i, !dbg !152
  %tobool.i = icmp ne i32 %and8.i, 0, !dbg !152
  %storedv.i44 = zext i1 %tobool.i to i8, !dbg !152
  %17 = zext i1 %tobool.i to i64, !dbg !152
  %cond.i45 = select i1 %tobool.i, i64 4, i64 1, !dbg !152
  %conv9.i = zext i32 %add6.i.i39 to i64, !dbg !152
  %mul.i46 = mul i64 %conv9.i, %cond.i45, !dbg !152
  br label %for.cond.i, !dbg !152

for.cond.i:                                       ; preds = %if.end.i, %entry
  %i.0.i = phi i64 [ %mul.i46, %entry ], [ %add.i47, %if.end.i ], !dbg !152
  %cmp10.i = icmp ult i64 %i.0.i, 256, !dbg !152
  br i1 %cmp10.i, label %for.body.i, label %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit, !dbg !152

for.body.i:                                       ; preds = %for.cond.i
  br i1 %tobool.i, label %if.then.i48, label %if.else.i, !dbg !152

if.then.i48:                                      ; preds = %for.body.i
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 %i.0.i, !dbg !152
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !152
  %add.ptr12.i = getelementptr inbounds nuw i8, ptr %add.ptr, i64 %i.0.i, !dbg !152
  %add.ptr12.ascast.i = addrspacecast ptr %add.ptr12.i to ptr addrspace(1), !dbg !152
  %sub.i = sub i64 256, %i.0.i, !dbg !152
  %cmp13.i = icmp ult i64 %sub.i, 4, !dbg !152
  br i1 %cmp13.i, label %cond.true.i50, label %cond.false.i49, !dbg !152

cond.true.i50:                                    ; preds = %if.then.i48
  %sub14.i = sub i64 256, %i.0.i, !dbg !152
  br label %cond.end.i, !dbg !152

cond.false.i49:                                   ; preds = %if.then.i48
  br label %cond.end.i, !dbg !152

cond.end.i:                                       ; preds = %cond.false.i49, %cond.true.i50
  %cond15.i = phi i64 [ %sub14.i, %cond.true.i50 ], [ 4, %cond.false.i49 ], !dbg !152
  %conv16.i = trunc i64 %cond15.i to i32, !dbg !152
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr12.ascast.i, i32 noundef 4, i32 noundef %conv16.i) #6, !dbg !152
  br label %if.end.i, !dbg !152

if.else.i:                                        ; preds = %for.body.i
  %arrayidx.i = getelementptr inbounds nuw i8, ptr %add.ptr, i64 %i.0.i, !dbg !152
  %18 = load i8, ptr %arrayidx.i, align 1, !dbg !152, !tbaa !153
  %arrayidx17.i = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 %i.0.i, !dbg !152
  store i8 %18, ptr %arrayidx17.i, align 1, !dbg !152, !tbaa !153
  br label %if.end.i, !dbg !152

if.end.i:                                         ; preds = %if.else.i, %cond.end.i
  %conv18.i = zext i32 %mul3.i to i64, !dbg !152
  %mul19.i = mul i64 %conv18.i, %cond.i45, !dbg !152
  %add.i47 = add i64 %i.0.i, %mul19.i, !dbg !152
  br label %for.cond.i, !dbg !152, !llvm.loop !154

_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit:           ; preds = %for.cond.i
  call void @__ws_cp_async_commit() #6, !dbg !152
  %add.ptr4 = getelementptr inbounds i32, ptr %add.ptr, i64 64, !dbg !157
  %conv.i = sext i32 64 to i64, !dbg !158
  %conv1.i = sext i32 61 to i64, !dbg !158
  %cmp.i = icmp ult i64 %conv.i, %conv1.i, !dbg !158
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !158

cond.true.i:                                      ; preds = %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit
  br label %_ZN18cooperative_groups12memcpy_asyncINS_12thread_blockEiiiEEvRKT_PT0_RKT1_PKS5_RKT2_.exit, !dbg !158

cond.false.i:                                     ; preds = %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit
  br label %_ZN18cooperative_groups12memcpy_asyncINS_12thread_blockEiiiEEvRKT_PT0_RKT1_PKS5_RKT2_.exit, !dbg !158

_ZN18cooperative_groups12memcpy_asyncINS_12thread_blockEiiiEEvRKT_PT0_RKT1_PKS5_RKT2_.exit: ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i64 [ %conv.i, %cond.true.i ], [ %conv1.i, %cond.false.i ], !dbg !158
  %mul.i = mul i64 %cond.i, 4, !dbg !158
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !158
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !158
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !158
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !158
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !158
  %mul.i.i = mul i32 %22, %23, !dbg !158
  %add.i.i = add i32 %21, %mul.i.i, !dbg !158
  %mul5.i.i = mul i32 %20, %add.i.i, !dbg !158
  %add6.i.i = add i32 %19, %mul5.i.i, !dbg !158
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !158
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !158
  %mul.i93 = mul i32 %24, %25, !dbg !158
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !158
  %mul3.i95 = mul i32 %mul.i93, %26, !dbg !158
  %27 = ptrtoint ptr %add.ptr4 to i64, !dbg !158
  %or.i51 = or i64 ptrtoint (ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 256) to i64), %27, !dbg !158
  %or1.i52 = or i64 %or.i51, %mul.i, !dbg !158
  %rem.i53 = urem i64 %or1.i52, 4, !dbg !158
  %cmp.i54 = icmp eq i64 %rem.i53, 0, !dbg !158
  %conv.i55 = zext i1 %cmp.i54 to i32, !dbg !158
  %28 = call i1 @llvm.nvvm.isspacep.shared(ptr getelementptr inbounds ([2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 0, i64 1)), !dbg !158
  %conv2.i56 = zext i1 %28 to i32, !dbg !158
  %conv4.i57 = zext i1 %28 to i32, !dbg !158
  %and.i58 = and i32 %conv.i55, %conv4.i57, !dbg !158
  %29 = call i1 @llvm.nvvm.isspacep.global(ptr %add.ptr4), !dbg !158
  %conv5.i59 = zext i1 %29 to i32, !dbg !158
  %conv7.i60 = zext i1 %29 to i32, !dbg !158
  %and8.i61 = and i32 %and.i58, %conv7.i60, !dbg !158
  %tobool.i62 = icmp ne i32 %and8.i61, 0, !dbg !158
  %storedv.i63 = zext i1 %tobool.i62 to i8, !dbg !158
  %30 = zext i1 %tobool.i62 to i64, !dbg !158
  %cond.i64 = select i1 %tobool.i62, i64 4, i64 1, !dbg !158
  %conv9.i65 = zext i32 %add6.i.i to i64, !dbg !158
  %mul.i66 = mul i64 %conv9.i65, %cond.i64, !dbg !158
  br label %for.cond.i67, !dbg !158

for.cond.i67:                                     ; preds = %if.end.i74, %_ZN18cooperative_groups12memcpy_asyncINS_12thread_blockEiiiEEvRKT_PT0_RKT1_PKS5_RKT2_.exit
  %i.0.i68 = phi i64 [ %mul.i66, %_ZN18cooperative_groups12memcpy_asyncINS_12thread_blockEiiiEEvRKT_PT0_RKT1_PKS5_RKT2_.exit ], [ %add.i77, %if.end.i74 ], !dbg !158
  %cmp10.i69 = icmp ult i64 %i.0.i68, %mul.i, !dbg !158
  br i1 %cmp10.i69, label %for.body.i70, label %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit91, !dbg !158

for.body.i70:                                     ; preds = %for.cond.i67
  br i1 %tobool.i62, label %if.then.i78, label %if.else.i71, !dbg !158

if.then.i78:                                      ; preds = %for.body.i70
  %add.ptr.i79 = getelementptr inbounds nuw i8, ptr getelementptr inbounds ([2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 0, i64 1), i64 %i.0.i68, !dbg !158
  %add.ptr.ascast.i80 = addrspacecast ptr %add.ptr.i79 to ptr addrspace(3), !dbg !158
  %add.ptr12.i81 = getelementptr inbounds nuw i8, ptr %add.ptr4, i64 %i.0.i68, !dbg !158
  %add.ptr12.ascast.i82 = addrspacecast ptr %add.ptr12.i81 to ptr addrspace(1), !dbg !158
  %sub.i83 = sub i64 %mul.i, %i.0.i68, !dbg !158
  %cmp13.i84 = icmp ult i64 %sub.i83, 4, !dbg !158
  br i1 %cmp13.i84, label %cond.true.i89, label %cond.false.i85, !dbg !158

cond.true.i89:                                    ; preds = %if.then.i78
  %sub14.i90 = sub i64 %mul.i, %i.0.i68, !dbg !158
  br label %cond.end.i86, !dbg !158

cond.false.i85:                                   ; preds = %if.then.i78
  br label %cond.end.i86, !dbg !158

cond.end.i86:                                     ; preds = %cond.false.i85, %cond.true.i89
  %cond15.i87 = phi i64 [ %sub14.i90, %cond.true.i89 ], [ 4, %cond.false.i85 ], !dbg !158
  %conv16.i88 = trunc i64 %cond15.i87 to i32, !dbg !158
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i80, ptr addrspace(1) noundef %add.ptr12.ascast.i82, i32 noundef 4, i32 noundef %conv16.i88) #6, !dbg !158
  br label %if.end.i74, !dbg !158

if.else.i71:                                      ; preds = %for.body.i70
  %arrayidx.i72 = getelementptr inbounds nuw i8, ptr %add.ptr4, i64 %i.0.i68, !dbg !158
  %31 = load i8, ptr %arrayidx.i72, align 1, !dbg !158, !tbaa !153
  %arrayidx17.i73 = getelementptr inbounds nuw i8, ptr getelementptr inbounds ([2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 0, i64 1), i64 %i.0.i68, !dbg !158
  store i8 %31, ptr %arrayidx17.i73, align 1, !dbg !158, !tbaa !153
  br label %if.end.i74, !dbg !158

if.end.i74:                                       ; preds = %if.else.i71, %cond.end.i86
  %conv18.i75 = zext i32 %mul3.i95 to i64, !dbg !158
  %mul19.i76 = mul i64 %conv18.i75, %cond.i64, !dbg !158
  %add.i77 = add i64 %i.0.i68, %mul19.i76, !dbg !158
  br label %for.cond.i67, !dbg !158, !llvm.loop !159

_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit91:         ; preds = %for.cond.i67
  call void @__ws_cp_async_commit() #6, !dbg !158
  %add.ptr6 = getelementptr inbounds i8, ptr %add.ptr, i64 1, !dbg !160
  %conv.i33 = sext i32 7 to i64, !dbg !161
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !161
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !161
  %34 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !161
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !161
  %36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !161
  %mul.i.i96 = mul i32 %35, %36, !dbg !161
  %add.i.i97 = add i32 %34, %mul.i.i96, !dbg !161
  %mul5.i.i98 = mul i32 %33, %add.i.i97, !dbg !161
  %add6.i.i99 = add i32 %32, %mul5.i.i98, !dbg !161
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !161
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !161
  %mul.i7.i = mul i32 %37, %38, !dbg !161
  %39 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !161
  %mul3.i.i = mul i32 %mul.i7.i, %39, !dbg !161
  %40 = ptrtoint ptr %add.ptr6 to i64, !dbg !161
  %or.i.i = or i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE3odd to ptr) to i64), %40, !dbg !161
  %or1.i.i = or i64 %or.i.i, %conv.i33, !dbg !161
  %rem.i.i = urem i64 %or1.i.i, 4, !dbg !161
  %cmp.i.i = icmp eq i64 %rem.i.i, 0, !dbg !161
  %conv.i.i = zext i1 %cmp.i.i to i32, !dbg !161
  %41 = call i1 @llvm.nvvm.isspacep.shared(ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE3odd to ptr)), !dbg !161
  %conv2.i.i = zext i1 %41 to i32, !dbg !161
  %conv4.i.i = zext i1 %41 to i32, !dbg !161
  %and.i.i = and i32 %conv.i.i, %conv4.i.i, !dbg !161
  %42 = call i1 @llvm.nvvm.isspacep.global(ptr %add.ptr6), !dbg !161
  %conv5.i.i = zext i1 %42 to i32, !dbg !161
  %conv7.i.i = zext i1 %42 to i32, !dbg !161
  %and8.i.i = and i32 %and.i.i, %conv7.i.i, !dbg !161
  %tobool.i.i = icmp ne i32 %and8.i.i, 0, !dbg !161
  %storedv.i.i = zext i1 %tobool.i.i to i8, !dbg !161
  %43 = zext i1 %tobool.i.i to i64, !dbg !161
  %cond.i.i = select i1 %tobool.i.i, i64 4, i64 1, !dbg !161
  %conv9.i.i = zext i32 %add6.i.i99 to i64, !dbg !161
  %mul.i5.i = mul i64 %conv9.i.i, %cond.i.i, !dbg !161
  br label %for.cond.i.i, !dbg !161

for.cond.i.i:                                     ; preds = %if.end.i.i, %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit91
  %i.0.i.i = phi i64 [ %mul.i5.i, %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit91 ], [ %add.i6.i, %if.end.i.i ], !dbg !161
  %cmp10.i.i = icmp ult i64 %i.0.i.i, %conv.i33, !dbg !161
  br i1 %cmp10.i.i, label %for.body.i.i, label %_ZN18cooperative_groups7ws_copyILm4ENS_12thread_blockEcEEvRKT0_PT1_PKS5_m.exit, !dbg !161

for.body.i.i:                                     ; preds = %for.cond.i.i
  br i1 %tobool.i.i, label %if.then.i.i, label %if.else.i.i, !dbg !161

if.then.i.i:                                      ; preds = %for.body.i.i
  %add.ptr.i.i = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE3odd to ptr), i64 %i.0.i.i, !dbg !161
  %add.ptr.ascast.i.i = addrspacecast ptr %add.ptr.i.i to ptr addrspace(3), !dbg !161
  %add.ptr12.i.i = getelementptr inbounds nuw i8, ptr %add.ptr6, i64 %i.0.i.i, !dbg !161
  %add.ptr12.ascast.i.i = addrspacecast ptr %add.ptr12.i.i to ptr addrspace(1), !dbg !161
  %sub.i.i = sub i64 %conv.i33, %i.0.i.i, !dbg !161
  %cmp13.i.i = icmp ult i64 %sub.i.i, 4, !dbg !161
  br i1 %cmp13.i.i, label %cond.true.i.i, label %cond.false.i.i, !dbg !161

cond.true.i.i:                                    ; preds = %if.then.i.i
  %sub14.i.i = sub i64 %conv.i33, %i.0.i.i, !dbg !161
  br label %cond.end.i.i, !dbg !161

cond.false.i.i:                                   ; preds = %if.then.i.i
  br label %cond.end.i.i, !dbg !161

cond.end.i.i:                                     ; preds = %cond.false.i.i, %cond.true.i.i
  %cond15.i.i = phi i64 [ %sub14.i.i, %cond.true.i.i ], [ 4, %cond.false.i.i ], !dbg !161
  %conv16.i.i = trunc i64 %cond15.i.i to i32, !dbg !161
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i.i, ptr addrspace(1) noundef %add.ptr12.ascast.i.i, i32 noundef 4, i32 noundef %conv16.i.i) #6, !dbg !161
  br label %if.end.i.i, !dbg !161

if.else.i.i:                                      ; preds = %for.body.i.i
  %arrayidx.i.i = getelementptr inbounds nuw i8, ptr %add.ptr6, i64 %i.0.i.i, !dbg !161
  %44 = load i8, ptr %arrayidx.i.i, align 1, !dbg !161, !tbaa !153
  %arrayidx17.i.i = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE3odd to ptr), i64 %i.0.i.i, !dbg !161
  store i8 %44, ptr %arrayidx17.i.i, align 1, !dbg !161, !tbaa !153
  br label %if.end.i.i, !dbg !161

if.end.i.i:                                       ; preds = %if.else.i.i, %cond.end.i.i
  %conv18.i.i = zext i32 %mul3.i.i to i64, !dbg !161
  %mul19.i.i = mul i64 %conv18.i.i, %cond.i.i, !dbg !161
  %add.i6.i = add i64 %i.0.i.i, %mul19.i.i, !dbg !161
  br label %for.cond.i.i, !dbg !161, !llvm.loop !162

_ZN18cooperative_groups7ws_copyILm4ENS_12thread_blockEcEEvRKT0_PT1_PKS5_m.exit: ; preds = %for.cond.i.i
  call void @__ws_cp_async_commit() #6, !dbg !161
  call void @__ws_cp_async_wait(i32 noundef 2) #6, !dbg !163
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !163
  %sub = sub nsw i32 63, %add6.i, !dbg !164
  %idxprom = sext i32 %sub to i64, !dbg !165
  %arrayidx = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !165
  %45 = load i32, ptr %arrayidx, align 4, !dbg !165, !tbaa !142
  %46 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !166
  %mul9 = mul i32 128, %46, !dbg !167
  %add = add i32 %mul9, 63, !dbg !168
  %sub10 = sub i32 %add, %add6.i, !dbg !169
  %cmp = icmp eq i32 %45, %sub10, !dbg !170
  %storedv.i = zext i1 %cmp to i8, !dbg !171
  br i1 %cmp, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !171

if.then.i:                                        ; preds = %_ZN18cooperative_groups7ws_copyILm4ENS_12thread_blockEcEEvRKT0_PT1_PKS5_m.exit
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 19, ptr noundef @__func__._Z5tilesPKiPi, i64 noundef 1) #7, !dbg !171
  unreachable, !dbg !171

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %_ZN18cooperative_groups7ws_copyILm4ENS_12thread_blockEcEEvRKT0_PT1_PKS5_m.exit
  call void @__ws_cp_async_wait_all() #6, !dbg !172
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !172
  %sub11 = sub nsw i32 63, %add6.i, !dbg !173
  %idxprom12 = sext i32 %sub11 to i64, !dbg !174
  %arrayidx13 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 0, i64 %idxprom12, !dbg !174
  %47 = load i32, ptr %arrayidx13, align 4, !dbg !174, !tbaa !142
  %sub14 = sub nsw i32 60, %add6.i, !dbg !175
  %idxprom15 = sext i32 %sub14 to i64, !dbg !176
  %arrayidx16 = getelementptr inbounds [64 x i32], ptr getelementptr inbounds ([2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 0, i64 1), i64 0, i64 %idxprom15, !dbg !176
  %48 = load i32, ptr %arrayidx16, align 4, !dbg !176, !tbaa !142
  %add17 = add nsw i32 %47, %48, !dbg !177
  %rem = srem i32 %add6.i, 7, !dbg !178
  %idxprom18 = sext i32 %rem to i64, !dbg !179
  %arrayidx19 = getelementptr inbounds [7 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE3odd to ptr), i64 0, i64 %idxprom18, !dbg !179
  %49 = load i8, ptr %arrayidx19, align 1, !dbg !179, !tbaa !153
  %conv = sext i8 %49 to i32, !dbg !179
  %add20 = add nsw i32 %add17, %conv, !dbg !180
  %50 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !181
  %mul22 = mul i32 128, %50, !dbg !182
  %add23 = add i32 %mul22, %add6.i, !dbg !183
  %idxprom24 = zext i32 %add23 to i64, !dbg !184
  %arrayidx25 = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom24, !dbg !184
  store i32 %add20, ptr %arrayidx25, align 4, !dbg !185, !tbaa !142
  ret void, !dbg !186
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #3

; Function Attrs: convergent nounwind
declare void @__ws_cp_async_commit() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.global(ptr captures(none)) #2

; Function Attrs: convergent nounwind
declare void @__ws_cp_async(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i32 noundef, i32 noundef) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #2

; Function Attrs: convergent nounwind
declare void @__ws_cp_async_wait(i32 noundef) #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: convergent nounwind
declare void @__ws_cp_async_wait_all() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!137, !138, !139, !140}
!llvm.ident = !{!141}
!llvm.errno.tbaa = !{!142}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 10, type: !133, isLocal: true, isDefinition: true, align: 128)
!2 = distinct !DISubprogram(name: "tiles", linkageName: "_Z5tilesPKiPi", scope: !3, file: !3, line: 9, type: !4, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !124)
!3 = !DIFile(filename: "cg_memcpy_async.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !26, imports: !47, splitDebugInlining: false, nameTableKind: None)
!11 = !{!12, !15, !16, !19, !20, !22, !23, !24, !25, !8}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !17, line: 31, baseType: !18)
!17 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!18 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!22 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 8)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64, dwarfAddressSpace: 5)
!26 = !{!0, !27, !32, !37, !42}
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!28 = distinct !DIGlobalVariable(name: "odd", scope: !2, file: !3, line: 11, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 56, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 7)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 360, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 45)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 152, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 19)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !44, isLocal: true, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 48, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 6)
!47 = !{!48, !50, !52, !54, !57, !60, !63, !66, !69, !71, !73, !75, !77, !79, !81, !86, !88, !90, !95, !99, !103, !107, !111, !115, !119, !122}
!48 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !49, file: !17, line: 206)
!49 = !DINamespace(name: "ws_math", scope: null)
!50 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !51, entity: !49, file: !17, line: 207)
!51 = !DINamespace(name: "std", scope: null)
!52 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !16, file: !53, line: 6)
!53 = !DIFile(filename: "cuda/ws_std.h", directory: ".")
!54 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !55, file: !53, line: 6)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !17, line: 32, baseType: !56)
!56 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!57 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !58, file: !53, line: 7)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !17, line: 33, baseType: !59)
!59 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!60 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !61, file: !53, line: 7)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !17, line: 33, baseType: !62)
!62 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!63 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !64, file: !53, line: 7)
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !17, line: 34, baseType: !65)
!65 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!66 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !67, file: !53, line: 7)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !17, line: 34, baseType: !68)
!68 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!69 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !70, file: !53, line: 7)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !17, line: 35, baseType: !22)
!71 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !72, file: !53, line: 7)
!72 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !17, line: 35, baseType: !8)
!73 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !74, file: !53, line: 7)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !17, line: 36, baseType: !18)
!75 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !76, file: !53, line: 7)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !17, line: 36, baseType: !56)
!77 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !78, file: !53, line: 7)
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !17, line: 37, baseType: !56)
!79 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !80, file: !53, line: 7)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !17, line: 37, baseType: !18)
!81 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !82, file: !53, line: 8)
!82 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnani", scope: !83, file: !83, line: 199, type: !84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!83 = !DIFile(filename: "cuda/ws_device.h", directory: ".")
!84 = !DISubroutineType(types: !85)
!85 = !{!15, !8}
!86 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !87, file: !53, line: 8)
!87 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfi", scope: !83, file: !83, line: 199, type: !84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!88 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !89, file: !53, line: 8)
!89 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinitei", scope: !83, file: !83, line: 199, type: !84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!90 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !91, file: !53, line: 8)
!91 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !83, file: !83, line: 198, type: !92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!92 = !DISubroutineType(types: !93)
!93 = !{!15, !94}
!94 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!95 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !96, file: !53, line: 8)
!96 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !17, file: !17, line: 213, type: !97, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!97 = !DISubroutineType(types: !98)
!98 = !{!94, !94}
!99 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !100, file: !53, line: 8)
!100 = !DISubprogram(name: "printf", scope: !17, file: !17, line: 263, type: !101, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!101 = !DISubroutineType(types: !102)
!102 = !{!8, !12, null}
!103 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !104, file: !53, line: 8)
!104 = !DISubprogram(name: "malloc", scope: !17, file: !17, line: 264, type: !105, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!105 = !DISubroutineType(types: !106)
!106 = !{!19, !16}
!107 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !108, file: !53, line: 8)
!108 = !DISubprogram(name: "free", scope: !17, file: !17, line: 264, type: !109, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!109 = !DISubroutineType(types: !110)
!110 = !{null, !19}
!111 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !112, file: !53, line: 8)
!112 = !DISubprogram(name: "memcpy", scope: !17, file: !17, line: 265, type: !113, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!113 = !DISubroutineType(types: !114)
!114 = !{!19, !19, !20, !16}
!115 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !116, file: !53, line: 8)
!116 = !DISubprogram(name: "memset", scope: !17, file: !17, line: 265, type: !117, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!117 = !DISubroutineType(types: !118)
!118 = !{!19, !19, !8, !16}
!119 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !120, file: !53, line: 8)
!120 = !DISubprogram(name: "memmove", scope: !121, file: !121, line: 84, type: !113, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!121 = !DIFile(filename: "cuda/ws_libc.h", directory: ".")
!122 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "cg", scope: !10, entity: !123, file: !3, line: 7)
!123 = !DINamespace(name: "cooperative_groups", scope: null)
!124 = !{!125, !126, !127, !131, !132}
!125 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 9, type: !6)
!126 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 9, type: !9)
!127 = !DILocalVariable(name: "block", scope: !2, file: !3, line: 12, type: !128)
!128 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "thread_block", scope: !123, file: !129, line: 8, size: 8, flags: DIFlagTypePassByValue, elements: !130, identifier: "_ZTSN18cooperative_groups12thread_blockE")
!129 = !DIFile(filename: "cuda/cooperative_groups.h", directory: ".")
!130 = !{}
!131 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 13, type: !8)
!132 = !DILocalVariable(name: "mine", scope: !2, file: !3, line: 14, type: !6)
!133 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 4096, elements: !134)
!134 = !{!135, !136}
!135 = !DISubrange(count: 2)
!136 = !DISubrange(count: 64)
!137 = !{i32 7, !"Dwarf Version", i32 4}
!138 = !{i32 2, !"Debug Info Version", i32 3}
!139 = !{i32 1, !"wchar_size", i32 4}
!140 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!141 = !{!"clang version 22.1.8"}
!142 = !{!143, !143, i64 0}
!143 = !{!"int", !144, i64 0}
!144 = !{!"omnipotent char", !145, i64 0}
!145 = !{!"Simple C++ TBAA"}
!146 = !DILocation(line: 12, column: 8, scope: !2)
!147 = !DILocation(line: 0, scope: !2)
!148 = !DILocation(line: 13, column: 11, scope: !2)
!149 = !DILocation(line: 14, column: 32, scope: !2)
!150 = !DILocation(line: 14, column: 30, scope: !2)
!151 = !DILocation(line: 14, column: 24, scope: !2)
!152 = !DILocation(line: 15, column: 3, scope: !2)
!153 = !{!144, !144, i64 0}
!154 = distinct !{!154, !155, !156}
!155 = !{!"llvm.loop.mustprogress"}
!156 = !{!"llvm.loop.unroll.disable"}
!157 = !DILocation(line: 16, column: 45, scope: !2)
!158 = !DILocation(line: 16, column: 3, scope: !2)
!159 = distinct !{!159, !155, !156}
!160 = !DILocation(line: 17, column: 51, scope: !2)
!161 = !DILocation(line: 17, column: 3, scope: !2)
!162 = distinct !{!162, !155, !156}
!163 = !DILocation(line: 18, column: 3, scope: !2)
!164 = !DILocation(line: 19, column: 21, scope: !2)
!165 = !DILocation(line: 19, column: 10, scope: !2)
!166 = !DILocation(line: 19, column: 35, scope: !2)
!167 = !DILocation(line: 19, column: 33, scope: !2)
!168 = !DILocation(line: 19, column: 46, scope: !2)
!169 = !DILocation(line: 19, column: 51, scope: !2)
!170 = !DILocation(line: 19, column: 26, scope: !2)
!171 = !DILocation(line: 19, column: 3, scope: !2)
!172 = !DILocation(line: 20, column: 3, scope: !2)
!173 = !DILocation(line: 21, column: 42, scope: !2)
!174 = !DILocation(line: 21, column: 31, scope: !2)
!175 = !DILocation(line: 21, column: 60, scope: !2)
!176 = !DILocation(line: 21, column: 49, scope: !2)
!177 = !DILocation(line: 21, column: 47, scope: !2)
!178 = !DILocation(line: 21, column: 73, scope: !2)
!179 = !DILocation(line: 21, column: 67, scope: !2)
!180 = !DILocation(line: 21, column: 65, scope: !2)
!181 = !DILocation(line: 21, column: 13, scope: !2)
!182 = !DILocation(line: 21, column: 11, scope: !2)
!183 = !DILocation(line: 21, column: 24, scope: !2)
!184 = !DILocation(line: 21, column: 3, scope: !2)
!185 = !DILocation(line: 21, column: 29, scope: !2)
!186 = !DILocation(line: 22, column: 1, scope: !2)
