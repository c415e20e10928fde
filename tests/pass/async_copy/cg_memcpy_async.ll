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
@__PRETTY_FUNCTION__._Z5tilesPKiPi = private unnamed_addr constant [31 x i8] c"void tiles(const int *, int *)\00", align 1, !dbg !42
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5tilesPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
    #dbg_declare(ptr poison, !599, !DIExpression(), !618)
    #dbg_value(ptr %in, !597, !DIExpression(), !619)
    #dbg_value(ptr %out, !598, !DIExpression(), !619)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !620
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !620
  %call2.i = call i32 @__ws_sreg_tid_y() #6, !dbg !620
  %call3.i = call i32 @__ws_sreg_ntid_y() #6, !dbg !620
  %call4.i = call i32 @__ws_sreg_tid_z() #6, !dbg !620
  %mul.i35 = mul i32 %call3.i, %call4.i, !dbg !620
  %add.i = add i32 %call2.i, %mul.i35, !dbg !620
  %mul5.i = mul i32 %1, %add.i, !dbg !620
  %add6.i = add i32 %0, %mul5.i, !dbg !620
    #dbg_value(i32 %add6.i, !603, !DIExpression(), !619)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !621
  %mul = mul i32 128, %2, !dbg !622
  %idx.ext = zext i32 %mul to i64, !dbg !623
  %add.ptr = getelementptr inbounds nuw i32, ptr %in, i64 %idx.ext, !dbg !623
    #dbg_value(ptr %add.ptr, !604, !DIExpression(), !619)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !624
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !624
  %call2.i.i37 = call i32 @__ws_sreg_tid_y() #6, !dbg !624
  %call3.i.i38 = call i32 @__ws_sreg_ntid_y() #6, !dbg !624
  %call4.i.i39 = call i32 @__ws_sreg_tid_z() #6, !dbg !624
  %mul.i.i40 = mul i32 %call3.i.i38, %call4.i.i39, !dbg !624
  %add.i.i41 = add i32 %call2.i.i37, %mul.i.i40, !dbg !624
  %mul5.i.i42 = mul i32 %4, %add.i.i41, !dbg !624
  %add6.i.i43 = add i32 %3, %mul5.i.i42, !dbg !624
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !624
  %call1.i99 = call i32 @__ws_sreg_ntid_y() #6, !dbg !624
  %mul.i100 = mul i32 %5, %call1.i99, !dbg !624
  %call2.i101 = call i32 @__ws_sreg_ntid_z() #6, !dbg !624
  %mul3.i102 = mul i32 %mul.i100, %call2.i101, !dbg !624
  %6 = ptrtoint ptr %add.ptr to i64, !dbg !624
  %or.i = or i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr) to i64), %6, !dbg !624
  %or1.i = or i64 %or.i, 256, !dbg !624
  %rem.i = urem i64 %or1.i, 4, !dbg !624
  %cmp.i46 = icmp eq i64 %rem.i, 0, !dbg !624
  %conv.i47 = zext i1 %cmp.i46 to i32, !dbg !624
  %7 = call i1 @llvm.nvvm.isspacep.shared(ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr)), !dbg !624
  %conv2.i = zext i1 %7 to i32, !dbg !624
  %conv4.i = zext i1 %7 to i32, !dbg !624
  %and.i = and i32 %conv.i47, %conv4.i, !dbg !624
  %8 = call i1 @llvm.nvvm.isspacep.global(ptr %add.ptr), !dbg !624
  %conv5.i = zext i1 %8 to i32, !dbg !624
  %conv7.i = zext i1 %8 to i32, !dbg !624
  %and8.i = and i32 %and.i, %conv7.i, !dbg !624
  %tobool.i = icmp ne i32 %and8.i, 0, !dbg !624
  %storedv.i48 = zext i1 %tobool.i to i8, !dbg !624
  %9 = zext i1 %tobool.i to i64, !dbg !624
  %cond.i49 = select i1 %tobool.i, i64 4, i64 1, !dbg !624
  %conv9.i = zext i32 %add6.i.i43 to i64, !dbg !624
  %mul.i50 = mul i64 %conv9.i, %cond.i49, !dbg !624
  br label %for.cond.i, !dbg !624

for.cond.i:                                       ; preds = %if.end.i, %entry
  %i.0.i = phi i64 [ %mul.i50, %entry ], [ %add.i51, %if.end.i ], !dbg !624
  %cmp10.i = icmp ult i64 %i.0.i, 256, !dbg !624
  br i1 %cmp10.i, label %for.body.i, label %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit, !dbg !624

for.body.i:                                       ; preds = %for.cond.i
  br i1 %tobool.i, label %if.then.i52, label %if.else.i, !dbg !624

if.then.i52:                                      ; preds = %for.body.i
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 %i.0.i, !dbg !624
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !624
  %add.ptr12.i = getelementptr inbounds nuw i8, ptr %add.ptr, i64 %i.0.i, !dbg !624
  %add.ptr12.ascast.i = addrspacecast ptr %add.ptr12.i to ptr addrspace(1), !dbg !624
  %sub.i = sub i64 256, %i.0.i, !dbg !624
  %cmp13.i = icmp ult i64 %sub.i, 4, !dbg !624
  br i1 %cmp13.i, label %cond.true.i54, label %cond.false.i53, !dbg !624

cond.true.i54:                                    ; preds = %if.then.i52
  %sub14.i = sub i64 256, %i.0.i, !dbg !624
  br label %cond.end.i, !dbg !624

cond.false.i53:                                   ; preds = %if.then.i52
  br label %cond.end.i, !dbg !624

cond.end.i:                                       ; preds = %cond.false.i53, %cond.true.i54
  %cond15.i = phi i64 [ %sub14.i, %cond.true.i54 ], [ 4, %cond.false.i53 ], !dbg !624
  %conv16.i = trunc i64 %cond15.i to i32, !dbg !624
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr12.ascast.i, i32 noundef 4, i32 noundef %conv16.i) #6, !dbg !624
  br label %if.end.i, !dbg !624

if.else.i:                                        ; preds = %for.body.i
  %arrayidx.i = getelementptr inbounds nuw i8, ptr %add.ptr, i64 %i.0.i, !dbg !624
  %10 = load i8, ptr %arrayidx.i, align 1, !dbg !624, !tbaa !625
  %arrayidx17.i = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 %i.0.i, !dbg !624
  store i8 %10, ptr %arrayidx17.i, align 1, !dbg !624, !tbaa !625
  br label %if.end.i, !dbg !624

if.end.i:                                         ; preds = %if.else.i, %cond.end.i
  %conv18.i = zext i32 %mul3.i102 to i64, !dbg !624
  %mul19.i = mul i64 %conv18.i, %cond.i49, !dbg !624
  %add.i51 = add i64 %i.0.i, %mul19.i, !dbg !624
  br label %for.cond.i, !dbg !624, !llvm.loop !626

_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit:           ; preds = %for.cond.i
  call void @__ws_cp_async_commit() #6, !dbg !624
  %add.ptr4 = getelementptr inbounds i32, ptr %add.ptr, i64 64, !dbg !629
  %conv.i = sext i32 64 to i64, !dbg !630
  %conv1.i = sext i32 61 to i64, !dbg !630
  %cmp.i = icmp ult i64 %conv.i, %conv1.i, !dbg !630
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !630

cond.true.i:                                      ; preds = %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit
  br label %_ZN18cooperative_groups12memcpy_asyncINS_12thread_blockEiiiEEvRKT_PT0_RKT1_PKS5_RKT2_.exit, !dbg !630

cond.false.i:                                     ; preds = %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit
  br label %_ZN18cooperative_groups12memcpy_asyncINS_12thread_blockEiiiEEvRKT_PT0_RKT1_PKS5_RKT2_.exit, !dbg !630

_ZN18cooperative_groups12memcpy_asyncINS_12thread_blockEiiiEEvRKT_PT0_RKT1_PKS5_RKT2_.exit: ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i64 [ %conv.i, %cond.true.i ], [ %conv1.i, %cond.false.i ], !dbg !630
  %mul.i = mul i64 %cond.i, 4, !dbg !630
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !630
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !630
  %call2.i.i = call i32 @__ws_sreg_tid_y() #6, !dbg !630
  %call3.i.i = call i32 @__ws_sreg_ntid_y() #6, !dbg !630
  %call4.i.i = call i32 @__ws_sreg_tid_z() #6, !dbg !630
  %mul.i.i = mul i32 %call3.i.i, %call4.i.i, !dbg !630
  %add.i.i = add i32 %call2.i.i, %mul.i.i, !dbg !630
  %mul5.i.i = mul i32 %12, %add.i.i, !dbg !630
  %add6.i.i = add i32 %11, %mul5.i.i, !dbg !630
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !630
  %call1.i = call i32 @__ws_sreg_ntid_y() #6, !dbg !630
  %mul.i97 = mul i32 %13, %call1.i, !dbg !630
  %call2.i98 = call i32 @__ws_sreg_ntid_z() #6, !dbg !630
  %mul3.i = mul i32 %mul.i97, %call2.i98, !dbg !630
  %14 = ptrtoint ptr %add.ptr4 to i64, !dbg !630
  %or.i55 = or i64 ptrtoint (ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 256) to i64), %14, !dbg !630
  %or1.i56 = or i64 %or.i55, %mul.i, !dbg !630
  %rem.i57 = urem i64 %or1.i56, 4, !dbg !630
  %cmp.i58 = icmp eq i64 %rem.i57, 0, !dbg !630
  %conv.i59 = zext i1 %cmp.i58 to i32, !dbg !630
  %15 = call i1 @llvm.nvvm.isspacep.shared(ptr getelementptr inbounds ([2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 0, i64 1)), !dbg !630
  %conv2.i60 = zext i1 %15 to i32, !dbg !630
  %conv4.i61 = zext i1 %15 to i32, !dbg !630
  %and.i62 = and i32 %conv.i59, %conv4.i61, !dbg !630
  %16 = call i1 @llvm.nvvm.isspacep.global(ptr %add.ptr4), !dbg !630
  %conv5.i63 = zext i1 %16 to i32, !dbg !630
  %conv7.i64 = zext i1 %16 to i32, !dbg !630
  %and8.i65 = and i32 %and.i62, %conv7.i64, !dbg !630
  %tobool.i66 = icmp ne i32 %and8.i65, 0, !dbg !630
  %storedv.i67 = zext i1 %tobool.i66 to i8, !dbg !630
  %17 = zext i1 %tobool.i66 to i64, !dbg !630
  %cond.i68 = select i1 %tobool.i66, i64 4, i64 1, !dbg !630
  %conv9.i69 = zext i32 %add6.i.i to i64, !dbg !630
  %mul.i70 = mul i64 %conv9.i69, %cond.i68, !dbg !630
  br label %for.cond.i71, !dbg !630

for.cond.i71:                                     ; preds = %if.end.i78, %_ZN18cooperative_groups12memcpy_asyncINS_12thread_blockEiiiEEvRKT_PT0_RKT1_PKS5_RKT2_.exit
  %i.0.i72 = phi i64 [ %mul.i70, %_ZN18cooperative_groups12memcpy_asyncINS_12thread_blockEiiiEEvRKT_PT0_RKT1_PKS5_RKT2_.exit ], [ %add.i81, %if.end.i78 ], !dbg !630
  %cmp10.i73 = icmp ult i64 %i.0.i72, %mul.i, !dbg !630
  br i1 %cmp10.i73, label %for.body.i74, label %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit95, !dbg !630

for.body.i74:                                     ; preds = %for.cond.i71
  br i1 %tobool.i66, label %if.then.i82, label %if.else.i75, !dbg !630

if.then.i82:                                      ; preds = %for.body.i74
  %add.ptr.i83 = getelementptr inbounds nuw i8, ptr getelementptr inbounds ([2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 0, i64 1), i64 %i.0.i72, !dbg !630
  %add.ptr.ascast.i84 = addrspacecast ptr %add.ptr.i83 to ptr addrspace(3), !dbg !630
  %add.ptr12.i85 = getelementptr inbounds nuw i8, ptr %add.ptr4, i64 %i.0.i72, !dbg !630
  %add.ptr12.ascast.i86 = addrspacecast ptr %add.ptr12.i85 to ptr addrspace(1), !dbg !630
  %sub.i87 = sub i64 %mul.i, %i.0.i72, !dbg !630
  %cmp13.i88 = icmp ult i64 %sub.i87, 4, !dbg !630
  br i1 %cmp13.i88, label %cond.true.i93, label %cond.false.i89, !dbg !630

cond.true.i93:                                    ; preds = %if.then.i82
  %sub14.i94 = sub i64 %mul.i, %i.0.i72, !dbg !630
  br label %cond.end.i90, !dbg !630

cond.false.i89:                                   ; preds = %if.then.i82
  br label %cond.end.i90, !dbg !630

cond.end.i90:                                     ; preds = %cond.false.i89, %cond.true.i93
  %cond15.i91 = phi i64 [ %sub14.i94, %cond.true.i93 ], [ 4, %cond.false.i89 ], !dbg !630
  %conv16.i92 = trunc i64 %cond15.i91 to i32, !dbg !630
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i84, ptr addrspace(1) noundef %add.ptr12.ascast.i86, i32 noundef 4, i32 noundef %conv16.i92) #6, !dbg !630
  br label %if.end.i78, !dbg !630

if.else.i75:                                      ; preds = %for.body.i74
  %arrayidx.i76 = getelementptr inbounds nuw i8, ptr %add.ptr4, i64 %i.0.i72, !dbg !630
  %18 = load i8, ptr %arrayidx.i76, align 1, !dbg !630, !tbaa !625
  %arrayidx17.i77 = getelementptr inbounds nuw i8, ptr getelementptr inbounds ([2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 0, i64 1), i64 %i.0.i72, !dbg !630
  store i8 %18, ptr %arrayidx17.i77, align 1, !dbg !630, !tbaa !625
  br label %if.end.i78, !dbg !630

if.end.i78:                                       ; preds = %if.else.i75, %cond.end.i90
  %conv18.i79 = zext i32 %mul3.i to i64, !dbg !630
  %mul19.i80 = mul i64 %conv18.i79, %cond.i68, !dbg !630
  %add.i81 = add i64 %i.0.i72, %mul19.i80, !dbg !630
  br label %for.cond.i71, !dbg !630, !llvm.loop !631

_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit95:         ; preds = %for.cond.i71
  call void @__ws_cp_async_commit() #6, !dbg !630
  %add.ptr6 = getelementptr inbounds i8, ptr %add.ptr, i64 1, !dbg !632
  %conv.i33 = sext i32 7 to i64, !dbg !633
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !633
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !633
  %call2.i.i103 = call i32 @__ws_sreg_tid_y() #6, !dbg !633
  %call3.i.i104 = call i32 @__ws_sreg_ntid_y() #6, !dbg !633
  %call4.i.i105 = call i32 @__ws_sreg_tid_z() #6, !dbg !633
  %mul.i.i106 = mul i32 %call3.i.i104, %call4.i.i105, !dbg !633
  %add.i.i107 = add i32 %call2.i.i103, %mul.i.i106, !dbg !633
  %mul5.i.i108 = mul i32 %20, %add.i.i107, !dbg !633
  %add6.i.i109 = add i32 %19, %mul5.i.i108, !dbg !633
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !633
  %call1.i.i = call i32 @__ws_sreg_ntid_y() #6, !dbg !633
  %mul.i7.i = mul i32 %21, %call1.i.i, !dbg !633
  %call2.i8.i = call i32 @__ws_sreg_ntid_z() #6, !dbg !633
  %mul3.i.i = mul i32 %mul.i7.i, %call2.i8.i, !dbg !633
  %22 = ptrtoint ptr %add.ptr6 to i64, !dbg !633
  %or.i.i = or i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE3odd to ptr) to i64), %22, !dbg !633
  %or1.i.i = or i64 %or.i.i, %conv.i33, !dbg !633
  %rem.i.i = urem i64 %or1.i.i, 4, !dbg !633
  %cmp.i.i = icmp eq i64 %rem.i.i, 0, !dbg !633
  %conv.i.i = zext i1 %cmp.i.i to i32, !dbg !633
  %23 = call i1 @llvm.nvvm.isspacep.shared(ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE3odd to ptr)), !dbg !633
  %conv2.i.i = zext i1 %23 to i32, !dbg !633
  %conv4.i.i = zext i1 %23 to i32, !dbg !633
  %and.i.i = and i32 %conv.i.i, %conv4.i.i, !dbg !633
  %24 = call i1 @llvm.nvvm.isspacep.global(ptr %add.ptr6), !dbg !633
  %conv5.i.i = zext i1 %24 to i32, !dbg !633
  %conv7.i.i = zext i1 %24 to i32, !dbg !633
  %and8.i.i = and i32 %and.i.i, %conv7.i.i, !dbg !633
  %tobool.i.i = icmp ne i32 %and8.i.i, 0, !dbg !633
  %storedv.i.i = zext i1 %tobool.i.i to i8, !dbg !633
  %25 = zext i1 %tobool.i.i to i64, !dbg !633
  %cond.i.i = select i1 %tobool.i.i, i64 4, i64 1, !dbg !633
  %conv9.i.i = zext i32 %add6.i.i109 to i64, !dbg !633
  %mul.i5.i = mul i64 %conv9.i.i, %cond.i.i, !dbg !633
  br label %for.cond.i.i, !dbg !633

for.cond.i.i:                                     ; preds = %if.end.i.i, %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit95
  %i.0.i.i = phi i64 [ %mul.i5.i, %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit95 ], [ %add.i6.i, %if.end.i.i ], !dbg !633
  %cmp10.i.i = icmp ult i64 %i.0.i.i, %conv.i33, !dbg !633
  br i1 %cmp10.i.i, label %for.body.i.i, label %_ZN18cooperative_groups7ws_copyILm4ENS_12thread_blockEcEEvRKT0_PT1_PKS5_m.exit, !dbg !633

for.body.i.i:                                     ; preds = %for.cond.i.i
  br i1 %tobool.i.i, label %if.then.i.i, label %if.else.i.i, !dbg !633

if.then.i.i:                                      ; preds = %for.body.i.i
  %add.ptr.i.i = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE3odd to ptr), i64 %i.0.i.i, !dbg !633
  %add.ptr.ascast.i.i = addrspacecast ptr %add.ptr.i.i to ptr addrspace(3), !dbg !633
  %add.ptr12.i.i = getelementptr inbounds nuw i8, ptr %add.ptr6, i64 %i.0.i.i, !dbg !633
  %add.ptr12.ascast.i.i = addrspacecast ptr %add.ptr12.i.i to ptr addrspace(1), !dbg !633
  %sub.i.i = sub i64 %conv.i33, %i.0.i.i, !dbg !633
  %cmp13.i.i = icmp ult i64 %sub.i.i, 4, !dbg !633
  br i1 %cmp13.i.i, label %cond.true.i.i, label %cond.false.i.i, !dbg !633

cond.true.i.i:                                    ; preds = %if.then.i.i
  %sub14.i.i = sub i64 %conv.i33, %i.0.i.i, !dbg !633
  br label %cond.end.i.i, !dbg !633

cond.false.i.i:                                   ; preds = %if.then.i.i
  br label %cond.end.i.i, !dbg !633

cond.end.i.i:                                     ; preds = %cond.false.i.i, %cond.true.i.i
  %cond15.i.i = phi i64 [ %sub14.i.i, %cond.true.i.i ], [ 4, %cond.false.i.i ], !dbg !633
  %conv16.i.i = trunc i64 %cond15.i.i to i32, !dbg !633
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i.i, ptr addrspace(1) noundef %add.ptr12.ascast.i.i, i32 noundef 4, i32 noundef %conv16.i.i) #6, !dbg !633
  br label %if.end.i.i, !dbg !633

if.else.i.i:                                      ; preds = %for.body.i.i
  %arrayidx.i.i = getelementptr inbounds nuw i8, ptr %add.ptr6, i64 %i.0.i.i, !dbg !633
  %26 = load i8, ptr %arrayidx.i.i, align 1, !dbg !633, !tbaa !625
  %arrayidx17.i.i = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE3odd to ptr), i64 %i.0.i.i, !dbg !633
  store i8 %26, ptr %arrayidx17.i.i, align 1, !dbg !633, !tbaa !625
  br label %if.end.i.i, !dbg !633

if.end.i.i:                                       ; preds = %if.else.i.i, %cond.end.i.i
  %conv18.i.i = zext i32 %mul3.i.i to i64, !dbg !633
  %mul19.i.i = mul i64 %conv18.i.i, %cond.i.i, !dbg !633
  %add.i6.i = add i64 %i.0.i.i, %mul19.i.i, !dbg !633
  br label %for.cond.i.i, !dbg !633, !llvm.loop !634

_ZN18cooperative_groups7ws_copyILm4ENS_12thread_blockEcEEvRKT0_PT1_PKS5_m.exit: ; preds = %for.cond.i.i
  call void @__ws_cp_async_commit() #6, !dbg !633
  call void @__ws_cp_async_wait(i32 noundef 2) #6, !dbg !635
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !635
  %sub = sub nsw i32 63, %add6.i, !dbg !636
  %idxprom = sext i32 %sub to i64, !dbg !637
  %arrayidx = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !637
  %27 = load i32, ptr %arrayidx, align 4, !dbg !637, !tbaa !614
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !638
  %mul9 = mul i32 128, %28, !dbg !639
  %add = add i32 %mul9, 63, !dbg !640
  %sub10 = sub i32 %add, %add6.i, !dbg !641
  %cmp = icmp eq i32 %27, %sub10, !dbg !642
  %storedv.i = zext i1 %cmp to i8, !dbg !643
  br i1 %cmp, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !643

if.then.i:                                        ; preds = %_ZN18cooperative_groups7ws_copyILm4ENS_12thread_blockEcEEvRKT0_PT1_PKS5_m.exit
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__._Z5tilesPKiPi, i64 noundef 1) #7, !dbg !643
  unreachable, !dbg !643

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %_ZN18cooperative_groups7ws_copyILm4ENS_12thread_blockEcEEvRKT0_PT1_PKS5_m.exit
  call void @__ws_cp_async_wait_all() #6, !dbg !644
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !644
  %sub11 = sub nsw i32 63, %add6.i, !dbg !645
  %idxprom12 = sext i32 %sub11 to i64, !dbg !646
  %arrayidx13 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 0, i64 %idxprom12, !dbg !646
  %29 = load i32, ptr %arrayidx13, align 4, !dbg !646, !tbaa !614
  %sub14 = sub nsw i32 60, %add6.i, !dbg !647
  %idxprom15 = sext i32 %sub14 to i64, !dbg !648
  %arrayidx16 = getelementptr inbounds [64 x i32], ptr getelementptr inbounds ([2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 0, i64 1), i64 0, i64 %idxprom15, !dbg !648
  %30 = load i32, ptr %arrayidx16, align 4, !dbg !648, !tbaa !614
  %add17 = add nsw i32 %29, %30, !dbg !649
  %rem = srem i32 %add6.i, 7, !dbg !650
  %idxprom18 = sext i32 %rem to i64, !dbg !651
  %arrayidx19 = getelementptr inbounds [7 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE3odd to ptr), i64 0, i64 %idxprom18, !dbg !651
  %31 = load i8, ptr %arrayidx19, align 1, !dbg !651, !tbaa !625
  %conv = sext i8 %31 to i32, !dbg !651
  %add20 = add nsw i32 %add17, %conv, !dbg !652
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !653
  %mul22 = mul i32 128, %32, !dbg !654
  %add23 = add i32 %mul22, %add6.i, !dbg !655
  %idxprom24 = zext i32 %add23 to i64, !dbg !656
  %arrayidx25 = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom24, !dbg !656
  store i32 %add20, ptr %arrayidx25, align 4, !dbg !657, !tbaa !614
  ret void, !dbg !658
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #4

; Function Attrs: convergent nounwind
declare void @__ws_cp_async_commit() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none)) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.global(ptr captures(none)) #3

; Function Attrs: convergent nounwind
declare void @__ws_cp_async(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_ntid_z() #2

; Function Attrs: convergent nounwind
declare void @__ws_cp_async_wait(i32 noundef) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: convergent nounwind
declare void @__ws_cp_async_wait_all() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!609, !610, !611, !612}
!llvm.ident = !{!613}
!llvm.errno.tbaa = !{!614}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 10, type: !605, isLocal: true, isDefinition: true, align: 128)
!2 = distinct !DISubprogram(name: "tiles", linkageName: "_Z5tilesPKiPi", scope: !3, file: !3, line: 9, type: !4, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !596)
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
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !17, line: 34, baseType: !18)
!17 = !DIFile(filename: "cuda/ws/config.h", directory: ".")
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
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 248, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 31)
!47 = !{!48, !51, !53, !58, !63, !68, !73, !75, !80, !82, !84, !115, !119, !122, !124, !126, !129, !132, !134, !136, !138, !140, !142, !144, !146, !148, !150, !152, !154, !156, !158, !160, !162, !164, !166, !168, !170, !172, !174, !176, !180, !184, !189, !193, !197, !203, !207, !211, !215, !217, !219, !223, !227, !231, !235, !239, !241, !245, !249, !253, !255, !259, !261, !265, !269, !271, !273, !277, !281, !285, !289, !293, !295, !297, !299, !303, !307, !311, !313, !317, !321, !325, !326, !330, !332, !334, !338, !343, !347, !351, !355, !359, !361, !363, !367, !369, !373, !377, !381, !386, !390, !394, !399, !403, !407, !411, !413, !421, !425, !431, !437, !443, !444, !445, !446, !450, !452, !456, !460, !464, !468, !470, !474, !476, !480, !484, !486, !488, !490, !494, !498, !500, !504, !506, !510, !512, !514, !516, !518, !520, !522, !524, !526, !528, !530, !532, !534, !536, !538, !540, !542, !544, !549, !551, !553, !558, !562, !567, !573, !575, !581, !585, !589, !594}
!48 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !49, file: !50, line: 128)
!49 = !DINamespace(name: "ws_math", scope: null)
!50 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!51 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !52, entity: !49, file: !50, line: 129)
!52 = !DINamespace(name: "std", scope: null)
!53 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !54, file: !50, line: 154)
!54 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !50, file: !50, line: 137, type: !55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!55 = !DISubroutineType(types: !56)
!56 = !{!57, !57}
!57 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!58 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !59, file: !50, line: 154)
!59 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !50, file: !50, line: 133, type: !60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!60 = !DISubroutineType(types: !61)
!61 = !{!62, !62}
!62 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!63 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !64, file: !50, line: 154)
!64 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !50, file: !50, line: 134, type: !65, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!65 = !DISubroutineType(types: !66)
!66 = !{!67, !67}
!67 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!68 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !69, file: !50, line: 154)
!69 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !50, file: !50, line: 145, type: !70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!70 = !DISubroutineType(types: !71)
!71 = !{!15, !72}
!72 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!73 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !74, file: !50, line: 154)
!74 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !50, file: !50, line: 147, type: !70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!75 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !76, file: !50, line: 154)
!76 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !50, file: !50, line: 149, type: !77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!77 = !DISubroutineType(types: !78)
!78 = !{!8, !79}
!79 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!80 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !16, file: !81, line: 6)
!81 = !DIFile(filename: "cuda/ws/type_traits.h", directory: ".")
!82 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !83, file: !81, line: 7)
!83 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !17, line: 35, baseType: !62)
!84 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !85, file: !86, line: 56)
!85 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "exception_ptr", scope: !87, file: !86, line: 42, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !88, identifier: "_ZTSNSt15__exception_ptr13exception_ptrE")
!86 = !DIFile(filename: "cuda/ws/exception.h", directory: ".")
!87 = !DINamespace(name: "__exception_ptr", scope: !52)
!88 = !{!89, !90, !94, !97, !101, !106, !110, !111}
!89 = !DIDerivedType(tag: DW_TAG_member, name: "ws_object", scope: !85, file: !86, line: 43, baseType: !19, size: 64)
!90 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4EPv", scope: !85, file: !86, line: 44, type: !91, scopeLine: 44, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!91 = !DISubroutineType(types: !92)
!92 = !{null, !93, !19}
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !85, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!94 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4Ev", scope: !85, file: !86, line: 46, type: !95, scopeLine: 46, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!95 = !DISubroutineType(types: !96)
!96 = !{null, !93}
!97 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4EDn", scope: !85, file: !86, line: 47, type: !98, scopeLine: 47, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!98 = !DISubroutineType(types: !99)
!99 = !{null, !93, !100}
!100 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!101 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4ERKS0_", scope: !85, file: !86, line: 48, type: !102, scopeLine: 48, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!102 = !DISubroutineType(types: !103)
!103 = !{null, !93, !104}
!104 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !105, size: 64)
!105 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !85)
!106 = !DISubprogram(name: "operator=", linkageName: "_ZNSt15__exception_ptr13exception_ptraSERKS0_", scope: !85, file: !86, line: 49, type: !107, scopeLine: 49, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!107 = !DISubroutineType(types: !108)
!108 = !{!109, !93, !104}
!109 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !85, size: 64)
!110 = !DISubprogram(name: "~exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrD4Ev", scope: !85, file: !86, line: 50, type: !95, scopeLine: 50, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!111 = !DISubprogram(name: "operator bool", linkageName: "_ZNKSt15__exception_ptr13exception_ptrcvbEv", scope: !85, file: !86, line: 51, type: !112, scopeLine: 51, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!112 = !DISubroutineType(types: !113)
!113 = !{!15, !114}
!114 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !105, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!115 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !116, file: !118, line: 8)
!116 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !17, line: 36, baseType: !117)
!117 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!118 = !DIFile(filename: "cuda/ws/cstd.h", directory: ".")
!119 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !120, file: !118, line: 8)
!120 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !17, line: 38, baseType: !121)
!121 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!122 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !123, file: !118, line: 8)
!123 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !17, line: 40, baseType: !8)
!124 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !125, file: !118, line: 8)
!125 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !17, line: 42, baseType: !62)
!126 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !127, file: !118, line: 8)
!127 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !17, line: 37, baseType: !128)
!128 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!129 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !130, file: !118, line: 8)
!130 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !17, line: 39, baseType: !131)
!131 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!132 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !133, file: !118, line: 8)
!133 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !17, line: 41, baseType: !22)
!134 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !135, file: !118, line: 8)
!135 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !17, line: 43, baseType: !18)
!136 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !137, file: !118, line: 9)
!137 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least8_t", file: !17, line: 48, baseType: !117)
!138 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !139, file: !118, line: 9)
!139 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least16_t", file: !17, line: 50, baseType: !121)
!140 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !141, file: !118, line: 9)
!141 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least32_t", file: !17, line: 52, baseType: !8)
!142 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !143, file: !118, line: 9)
!143 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least64_t", file: !17, line: 54, baseType: !62)
!144 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !145, file: !118, line: 9)
!145 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least8_t", file: !17, line: 49, baseType: !128)
!146 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !147, file: !118, line: 9)
!147 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least16_t", file: !17, line: 51, baseType: !131)
!148 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !149, file: !118, line: 9)
!149 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least32_t", file: !17, line: 53, baseType: !22)
!150 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !151, file: !118, line: 9)
!151 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least64_t", file: !17, line: 55, baseType: !18)
!152 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !153, file: !118, line: 10)
!153 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast8_t", file: !17, line: 48, baseType: !117)
!154 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !155, file: !118, line: 10)
!155 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast16_t", file: !17, line: 54, baseType: !62)
!156 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !157, file: !118, line: 10)
!157 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast32_t", file: !17, line: 54, baseType: !62)
!158 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !159, file: !118, line: 10)
!159 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast64_t", file: !17, line: 54, baseType: !62)
!160 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !161, file: !118, line: 10)
!161 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast8_t", file: !17, line: 49, baseType: !128)
!162 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !163, file: !118, line: 10)
!163 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast16_t", file: !17, line: 55, baseType: !18)
!164 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !165, file: !118, line: 10)
!165 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast32_t", file: !17, line: 55, baseType: !18)
!166 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !167, file: !118, line: 10)
!167 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast64_t", file: !17, line: 55, baseType: !18)
!168 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !169, file: !118, line: 11)
!169 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !17, line: 44, baseType: !62)
!170 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !171, file: !118, line: 11)
!171 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !17, line: 45, baseType: !18)
!172 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !173, file: !118, line: 11)
!173 = !DIDerivedType(tag: DW_TAG_typedef, name: "intmax_t", file: !17, line: 46, baseType: !62)
!174 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !175, file: !118, line: 11)
!175 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintmax_t", file: !17, line: 47, baseType: !18)
!176 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !177, file: !118, line: 12)
!177 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !178, line: 77, baseType: !179)
!178 = !DIFile(filename: "cuda/ws/libc.h", directory: ".")
!179 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !178, line: 77, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS8_IO_FILE")
!180 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !181, file: !118, line: 12)
!181 = !DISubprogram(name: "printf", scope: !178, file: !178, line: 97, type: !182, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!182 = !DISubroutineType(types: !183)
!183 = !{!8, !12, null}
!184 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !185, file: !118, line: 12)
!185 = !DISubprogram(name: "fprintf", scope: !178, file: !178, line: 98, type: !186, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!186 = !DISubroutineType(types: !187)
!187 = !{!8, !188, !12, null}
!188 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !177, size: 64)
!189 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !190, file: !118, line: 12)
!190 = !DISubprogram(name: "sprintf", scope: !178, file: !178, line: 99, type: !191, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!191 = !DISubroutineType(types: !192)
!192 = !{!8, !24, !12, null}
!193 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !194, file: !118, line: 12)
!194 = !DISubprogram(name: "snprintf", scope: !178, file: !178, line: 100, type: !195, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!195 = !DISubroutineType(types: !196)
!196 = !{!8, !24, !16, !12, null}
!197 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !198, file: !118, line: 12)
!198 = !DISubprogram(name: "vprintf", scope: !178, file: !178, line: 103, type: !199, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!199 = !DISubroutineType(types: !200)
!200 = !{!8, !12, !201}
!201 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !178, line: 75, baseType: !202)
!202 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !24)
!203 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !204, file: !118, line: 12)
!204 = !DISubprogram(name: "vfprintf", scope: !178, file: !178, line: 104, type: !205, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!205 = !DISubroutineType(types: !206)
!206 = !{!8, !188, !12, !201}
!207 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !208, file: !118, line: 12)
!208 = !DISubprogram(name: "vsprintf", scope: !178, file: !178, line: 105, type: !209, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!209 = !DISubroutineType(types: !210)
!210 = !{!8, !24, !12, !201}
!211 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !212, file: !118, line: 12)
!212 = !DISubprogram(name: "vsnprintf", scope: !178, file: !178, line: 106, type: !213, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!213 = !DISubroutineType(types: !214)
!214 = !{!8, !24, !16, !12, !201}
!215 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !216, file: !118, line: 13)
!216 = !DISubprogram(name: "scanf", scope: !178, file: !178, line: 108, type: !182, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!217 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !218, file: !118, line: 13)
!218 = !DISubprogram(name: "fscanf", scope: !178, file: !178, line: 109, type: !186, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!219 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !220, file: !118, line: 13)
!220 = !DISubprogram(name: "sscanf", scope: !178, file: !178, line: 110, type: !221, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!221 = !DISubroutineType(types: !222)
!222 = !{!8, !12, !12, null}
!223 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !224, file: !118, line: 13)
!224 = !DISubprogram(name: "vsscanf", scope: !178, file: !178, line: 113, type: !225, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!225 = !DISubroutineType(types: !226)
!226 = !{!8, !12, !12, !201}
!227 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !228, file: !118, line: 13)
!228 = !DISubprogram(name: "puts", scope: !178, file: !178, line: 114, type: !229, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!229 = !DISubroutineType(types: !230)
!230 = !{!8, !12}
!231 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !232, file: !118, line: 13)
!232 = !DISubprogram(name: "putchar", scope: !178, file: !178, line: 115, type: !233, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!233 = !DISubroutineType(types: !234)
!234 = !{!8, !8}
!235 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !236, file: !118, line: 13)
!236 = !DISubprogram(name: "putc", scope: !178, file: !178, line: 116, type: !237, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!237 = !DISubroutineType(types: !238)
!238 = !{!8, !8, !188}
!239 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !240, file: !118, line: 13)
!240 = !DISubprogram(name: "fputc", scope: !178, file: !178, line: 117, type: !237, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!241 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !242, file: !118, line: 13)
!242 = !DISubprogram(name: "fputs", scope: !178, file: !178, line: 118, type: !243, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!243 = !DISubroutineType(types: !244)
!244 = !{!8, !12, !188}
!245 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !246, file: !118, line: 13)
!246 = !DISubprogram(name: "getchar", scope: !178, file: !178, line: 119, type: !247, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!247 = !DISubroutineType(types: !248)
!248 = !{!8}
!249 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !250, file: !118, line: 13)
!250 = !DISubprogram(name: "getc", scope: !178, file: !178, line: 120, type: !251, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!251 = !DISubroutineType(types: !252)
!252 = !{!8, !188}
!253 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !254, file: !118, line: 14)
!254 = !DISubprogram(name: "fgetc", scope: !178, file: !178, line: 121, type: !251, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!255 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !256, file: !118, line: 14)
!256 = !DISubprogram(name: "fgets", scope: !178, file: !178, line: 123, type: !257, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!257 = !DISubroutineType(types: !258)
!258 = !{!24, !24, !8, !188}
!259 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !260, file: !118, line: 14)
!260 = !DISubprogram(name: "ungetc", scope: !178, file: !178, line: 122, type: !237, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!261 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !262, file: !118, line: 14)
!262 = !DISubprogram(name: "fopen", scope: !178, file: !178, line: 126, type: !263, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!263 = !DISubroutineType(types: !264)
!264 = !{!188, !12, !12}
!265 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !266, file: !118, line: 14)
!266 = !DISubprogram(name: "freopen", scope: !178, file: !178, line: 127, type: !267, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!267 = !DISubroutineType(types: !268)
!268 = !{!188, !12, !12, !188}
!269 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !270, file: !118, line: 14)
!270 = !DISubprogram(name: "fclose", scope: !178, file: !178, line: 133, type: !251, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!271 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !272, file: !118, line: 14)
!272 = !DISubprogram(name: "fflush", scope: !178, file: !178, line: 134, type: !251, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!273 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !274, file: !118, line: 14)
!274 = !DISubprogram(name: "fread", scope: !178, file: !178, line: 135, type: !275, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!275 = !DISubroutineType(types: !276)
!276 = !{!16, !19, !16, !16, !188}
!277 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !278, file: !118, line: 14)
!278 = !DISubprogram(name: "fwrite", scope: !178, file: !178, line: 136, type: !279, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!279 = !DISubroutineType(types: !280)
!280 = !{!16, !20, !16, !16, !188}
!281 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !282, file: !118, line: 14)
!282 = !DISubprogram(name: "fseek", scope: !178, file: !178, line: 137, type: !283, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!283 = !DISubroutineType(types: !284)
!284 = !{!8, !188, !62, !8}
!285 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !286, file: !118, line: 14)
!286 = !DISubprogram(name: "ftell", scope: !178, file: !178, line: 139, type: !287, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!287 = !DISubroutineType(types: !288)
!288 = !{!62, !188}
!289 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !290, file: !118, line: 15)
!290 = !DISubprogram(name: "rewind", scope: !178, file: !178, line: 141, type: !291, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!291 = !DISubroutineType(types: !292)
!292 = !{null, !188}
!293 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !294, file: !118, line: 15)
!294 = !DISubprogram(name: "feof", scope: !178, file: !178, line: 142, type: !251, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!295 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !296, file: !118, line: 15)
!296 = !DISubprogram(name: "ferror", scope: !178, file: !178, line: 143, type: !251, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!297 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !298, file: !118, line: 15)
!298 = !DISubprogram(name: "clearerr", scope: !178, file: !178, line: 144, type: !291, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!299 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !300, file: !118, line: 15)
!300 = !DISubprogram(name: "setvbuf", scope: !178, file: !178, line: 146, type: !301, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!301 = !DISubroutineType(types: !302)
!302 = !{!8, !188, !24, !8, !16}
!303 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !304, file: !118, line: 15)
!304 = !DISubprogram(name: "setbuf", scope: !178, file: !178, line: 147, type: !305, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!305 = !DISubroutineType(types: !306)
!306 = !{null, !188, !24}
!307 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !308, file: !118, line: 15)
!308 = !DISubprogram(name: "perror", scope: !178, file: !178, line: 149, type: !309, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!309 = !DISubroutineType(types: !310)
!310 = !{null, !12}
!311 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !312, file: !118, line: 15)
!312 = !DISubprogram(name: "remove", scope: !178, file: !178, line: 150, type: !229, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!313 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !314, file: !118, line: 15)
!314 = !DISubprogram(name: "rename", scope: !178, file: !178, line: 151, type: !315, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!315 = !DISubroutineType(types: !316)
!316 = !{!8, !12, !12}
!317 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !318, file: !118, line: 15)
!318 = !DISubprogram(name: "tmpfile", scope: !178, file: !178, line: 130, type: !319, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!319 = !DISubroutineType(types: !320)
!320 = !{!188}
!321 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !322, file: !118, line: 15)
!322 = !DISubprogram(name: "tmpnam", scope: !178, file: !178, line: 131, type: !323, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!323 = !DISubroutineType(types: !324)
!324 = !{!24, !24}
!325 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !201, file: !118, line: 16)
!326 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !327, file: !118, line: 16)
!327 = !DISubprogram(name: "exit", scope: !178, file: !178, line: 154, type: !328, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!328 = !DISubroutineType(types: !329)
!329 = !{null, !8}
!330 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !331, file: !118, line: 16)
!331 = !DISubprogram(name: "_Exit", scope: !178, file: !178, line: 156, type: !328, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!332 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !333, file: !118, line: 16)
!333 = !DISubprogram(name: "quick_exit", scope: !178, file: !178, line: 157, type: !328, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!334 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !335, file: !118, line: 16)
!335 = !DISubprogram(name: "abort", scope: !178, file: !178, line: 158, type: !336, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!336 = !DISubroutineType(types: !337)
!337 = !{null}
!338 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !339, file: !118, line: 16)
!339 = !DISubprogram(name: "atexit", scope: !178, file: !178, line: 159, type: !340, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!340 = !DISubroutineType(types: !341)
!341 = !{!8, !342}
!342 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !336, size: 64)
!343 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !344, file: !118, line: 16)
!344 = !DISubprogram(name: "malloc", scope: !178, file: !178, line: 161, type: !345, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!345 = !DISubroutineType(types: !346)
!346 = !{!19, !16}
!347 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !348, file: !118, line: 16)
!348 = !DISubprogram(name: "free", scope: !178, file: !178, line: 162, type: !349, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!349 = !DISubroutineType(types: !350)
!350 = !{null, !19}
!351 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !352, file: !118, line: 16)
!352 = !DISubprogram(name: "calloc", scope: !178, file: !178, line: 163, type: !353, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!353 = !DISubroutineType(types: !354)
!354 = !{!19, !16, !16}
!355 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !356, file: !118, line: 16)
!356 = !DISubprogram(name: "realloc", scope: !178, file: !178, line: 164, type: !357, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!357 = !DISubroutineType(types: !358)
!358 = !{!19, !19, !16}
!359 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !360, file: !118, line: 17)
!360 = !DISubprogram(name: "aligned_alloc", scope: !178, file: !178, line: 165, type: !353, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!361 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !362, file: !118, line: 17)
!362 = !DISubprogram(name: "rand", scope: !178, file: !178, line: 169, type: !247, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!363 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !364, file: !118, line: 17)
!364 = !DISubprogram(name: "srand", scope: !178, file: !178, line: 170, type: !365, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!365 = !DISubroutineType(types: !366)
!366 = !{null, !22}
!367 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !368, file: !118, line: 17)
!368 = !DISubprogram(name: "atoi", scope: !178, file: !178, line: 182, type: !229, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!369 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !370, file: !118, line: 17)
!370 = !DISubprogram(name: "atol", scope: !178, file: !178, line: 183, type: !371, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!371 = !DISubroutineType(types: !372)
!372 = !{!62, !12}
!373 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !374, file: !118, line: 17)
!374 = !DISubprogram(name: "atoll", scope: !178, file: !178, line: 184, type: !375, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!375 = !DISubroutineType(types: !376)
!376 = !{!67, !12}
!377 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !378, file: !118, line: 17)
!378 = !DISubprogram(name: "atof", scope: !178, file: !178, line: 185, type: !379, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!379 = !DISubroutineType(types: !380)
!380 = !{!72, !12}
!381 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !382, file: !118, line: 17)
!382 = !DISubprogram(name: "strtol", scope: !178, file: !178, line: 186, type: !383, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!383 = !DISubroutineType(types: !384)
!384 = !{!62, !12, !385, !8}
!385 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!386 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !387, file: !118, line: 17)
!387 = !DISubprogram(name: "strtoul", scope: !178, file: !178, line: 187, type: !388, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!388 = !DISubroutineType(types: !389)
!389 = !{!18, !12, !385, !8}
!390 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !391, file: !118, line: 17)
!391 = !DISubprogram(name: "strtoll", scope: !178, file: !178, line: 188, type: !392, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!392 = !DISubroutineType(types: !393)
!393 = !{!67, !12, !385, !8}
!394 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !395, file: !118, line: 18)
!395 = !DISubprogram(name: "strtoull", scope: !178, file: !178, line: 189, type: !396, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!396 = !DISubroutineType(types: !397)
!397 = !{!398, !12, !385, !8}
!398 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!399 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !400, file: !118, line: 18)
!400 = !DISubprogram(name: "strtod", scope: !178, file: !178, line: 190, type: !401, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!401 = !DISubroutineType(types: !402)
!402 = !{!72, !12, !385}
!403 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !404, file: !118, line: 18)
!404 = !DISubprogram(name: "strtof", scope: !178, file: !178, line: 191, type: !405, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!405 = !DISubroutineType(types: !406)
!406 = !{!79, !12, !385}
!407 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !408, file: !118, line: 18)
!408 = !DISubprogram(name: "getenv", scope: !178, file: !178, line: 195, type: !409, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!409 = !DISubroutineType(types: !410)
!410 = !{!24, !12}
!411 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !412, file: !118, line: 18)
!412 = !DISubprogram(name: "system", scope: !178, file: !178, line: 199, type: !229, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!413 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !414, file: !118, line: 18)
!414 = !DISubprogram(name: "qsort", scope: !178, file: !178, line: 309, type: !415, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!415 = !DISubroutineType(types: !416)
!416 = !{null, !19, !16, !16, !417}
!417 = !DIDerivedType(tag: DW_TAG_typedef, name: "ws_compare", file: !178, line: 308, baseType: !418)
!418 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !419, size: 64)
!419 = !DISubroutineType(types: !420)
!420 = !{!8, !20, !20}
!421 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !422, file: !118, line: 18)
!422 = !DISubprogram(name: "bsearch", scope: !178, file: !178, line: 310, type: !423, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!423 = !DISubroutineType(types: !424)
!424 = !{!19, !20, !20, !16, !16, !417}
!425 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !426, file: !118, line: 18)
!426 = !DISubprogram(name: "div", scope: !178, file: !178, line: 202, type: !427, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!427 = !DISubroutineType(types: !428)
!428 = !{!429, !8, !8}
!429 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !178, line: 78, baseType: !430)
!430 = !DICompositeType(tag: DW_TAG_structure_type, file: !178, line: 78, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!431 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !432, file: !118, line: 18)
!432 = !DISubprogram(name: "ldiv", scope: !178, file: !178, line: 203, type: !433, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!433 = !DISubroutineType(types: !434)
!434 = !{!435, !62, !62}
!435 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !178, line: 79, baseType: !436)
!436 = !DICompositeType(tag: DW_TAG_structure_type, file: !178, line: 79, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS6ldiv_t")
!437 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !438, file: !118, line: 18)
!438 = !DISubprogram(name: "lldiv", scope: !178, file: !178, line: 204, type: !439, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!439 = !DISubroutineType(types: !440)
!440 = !{!441, !67, !67}
!441 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !178, line: 80, baseType: !442)
!442 = !DICompositeType(tag: DW_TAG_structure_type, file: !178, line: 80, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS7lldiv_t")
!443 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !429, file: !118, line: 19)
!444 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !435, file: !118, line: 19)
!445 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !441, file: !118, line: 19)
!446 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !447, file: !118, line: 19)
!447 = !DISubprogram(name: "memcpy", scope: !178, file: !178, line: 207, type: !448, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!448 = !DISubroutineType(types: !449)
!449 = !{!19, !19, !20, !16}
!450 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !451, file: !118, line: 19)
!451 = !DISubprogram(name: "memmove", scope: !178, file: !178, line: 208, type: !448, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!452 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !453, file: !118, line: 19)
!453 = !DISubprogram(name: "memset", scope: !178, file: !178, line: 209, type: !454, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!454 = !DISubroutineType(types: !455)
!455 = !{!19, !19, !8, !16}
!456 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !457, file: !118, line: 19)
!457 = !DISubprogram(name: "memcmp", scope: !178, file: !178, line: 210, type: !458, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!458 = !DISubroutineType(types: !459)
!459 = !{!8, !20, !20, !16}
!460 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !461, file: !118, line: 19)
!461 = !DISubprogram(name: "memchr", scope: !178, file: !178, line: 319, type: !462, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!462 = !DISubroutineType(types: !463)
!463 = !{!20, !20, !8, !16}
!464 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !465, file: !118, line: 19)
!465 = !DISubprogram(name: "strlen", scope: !178, file: !178, line: 217, type: !466, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!466 = !DISubroutineType(types: !467)
!467 = !{!16, !12}
!468 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !469, file: !118, line: 19)
!469 = !DISubprogram(name: "strcmp", scope: !178, file: !178, line: 219, type: !315, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!470 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !471, file: !118, line: 20)
!471 = !DISubprogram(name: "strncmp", scope: !178, file: !178, line: 220, type: !472, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!472 = !DISubroutineType(types: !473)
!473 = !{!8, !12, !12, !16}
!474 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !475, file: !118, line: 20)
!475 = !DISubprogram(name: "strcoll", scope: !178, file: !178, line: 223, type: !315, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!476 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !477, file: !118, line: 20)
!477 = !DISubprogram(name: "strcpy", scope: !178, file: !178, line: 225, type: !478, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!478 = !DISubroutineType(types: !479)
!479 = !{!24, !24, !12}
!480 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !481, file: !118, line: 20)
!481 = !DISubprogram(name: "strncpy", scope: !178, file: !178, line: 226, type: !482, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!482 = !DISubroutineType(types: !483)
!483 = !{!24, !24, !12, !16}
!484 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !485, file: !118, line: 20)
!485 = !DISubprogram(name: "strcat", scope: !178, file: !178, line: 228, type: !478, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!486 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !487, file: !118, line: 20)
!487 = !DISubprogram(name: "strncat", scope: !178, file: !178, line: 229, type: !482, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!488 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !489, file: !118, line: 20)
!489 = !DISubprogram(name: "strtok", scope: !178, file: !178, line: 230, type: !478, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!490 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !491, file: !118, line: 20)
!491 = !DISubprogram(name: "strerror", scope: !178, file: !178, line: 235, type: !492, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!492 = !DISubroutineType(types: !493)
!493 = !{!24, !8}
!494 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !495, file: !118, line: 20)
!495 = !DISubprogram(name: "strspn", scope: !178, file: !178, line: 236, type: !496, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!496 = !DISubroutineType(types: !497)
!497 = !{!16, !12, !12}
!498 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !499, file: !118, line: 20)
!499 = !DISubprogram(name: "strcspn", scope: !178, file: !178, line: 237, type: !496, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!500 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !501, file: !118, line: 21)
!501 = !DISubprogram(name: "strchr", scope: !178, file: !178, line: 320, type: !502, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!502 = !DISubroutineType(types: !503)
!503 = !{!12, !12, !8}
!504 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !505, file: !118, line: 21)
!505 = !DISubprogram(name: "strrchr", scope: !178, file: !178, line: 321, type: !502, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!506 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !507, file: !118, line: 21)
!507 = !DISubprogram(name: "strstr", scope: !178, file: !178, line: 322, type: !508, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!508 = !DISubroutineType(types: !509)
!509 = !{!12, !12, !12}
!510 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !511, file: !118, line: 21)
!511 = !DISubprogram(name: "strpbrk", scope: !178, file: !178, line: 323, type: !508, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!512 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !513, file: !118, line: 21)
!513 = !DISubprogram(name: "isalnum", scope: !178, file: !178, line: 251, type: !233, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!514 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !515, file: !118, line: 21)
!515 = !DISubprogram(name: "isalpha", scope: !178, file: !178, line: 252, type: !233, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!516 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !517, file: !118, line: 21)
!517 = !DISubprogram(name: "isblank", scope: !178, file: !178, line: 253, type: !233, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!518 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !519, file: !118, line: 21)
!519 = !DISubprogram(name: "iscntrl", scope: !178, file: !178, line: 254, type: !233, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!520 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !521, file: !118, line: 21)
!521 = !DISubprogram(name: "isdigit", scope: !178, file: !178, line: 255, type: !233, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!522 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !523, file: !118, line: 21)
!523 = !DISubprogram(name: "isgraph", scope: !178, file: !178, line: 256, type: !233, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!524 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !525, file: !118, line: 22)
!525 = !DISubprogram(name: "islower", scope: !178, file: !178, line: 257, type: !233, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!526 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !527, file: !118, line: 22)
!527 = !DISubprogram(name: "isprint", scope: !178, file: !178, line: 258, type: !233, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!528 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !529, file: !118, line: 22)
!529 = !DISubprogram(name: "ispunct", scope: !178, file: !178, line: 259, type: !233, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!530 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !531, file: !118, line: 22)
!531 = !DISubprogram(name: "isspace", scope: !178, file: !178, line: 260, type: !233, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!532 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !533, file: !118, line: 22)
!533 = !DISubprogram(name: "isupper", scope: !178, file: !178, line: 261, type: !233, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!534 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !535, file: !118, line: 22)
!535 = !DISubprogram(name: "isxdigit", scope: !178, file: !178, line: 262, type: !233, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!536 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !537, file: !118, line: 22)
!537 = !DISubprogram(name: "tolower", scope: !178, file: !178, line: 265, type: !233, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!538 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !539, file: !118, line: 22)
!539 = !DISubprogram(name: "toupper", scope: !178, file: !178, line: 266, type: !233, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!540 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !541, file: !118, line: 23)
!541 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !178, line: 69, baseType: !62)
!542 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !543, file: !118, line: 23)
!543 = !DIDerivedType(tag: DW_TAG_typedef, name: "clock_t", file: !178, line: 70, baseType: !62)
!544 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !545, file: !118, line: 23)
!545 = !DISubprogram(name: "clock", linkageName: "_ZL5clockv", scope: !546, file: !546, line: 244, type: !547, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!546 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!547 = !DISubroutineType(types: !548)
!548 = !{!543}
!549 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !550, file: !118, line: 23)
!550 = !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !178, line: 84, size: 448, flags: DIFlagFwdDecl, identifier: "_ZTS2tm")
!551 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !552, file: !118, line: 23)
!552 = !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !178, line: 82, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS8timespec")
!553 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !554, file: !118, line: 23)
!554 = !DISubprogram(name: "time", scope: !178, file: !178, line: 269, type: !555, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!555 = !DISubroutineType(types: !556)
!556 = !{!541, !557}
!557 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !541, size: 64)
!558 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !559, file: !118, line: 23)
!559 = !DISubprogram(name: "difftime", scope: !178, file: !178, line: 270, type: !560, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!560 = !DISubroutineType(types: !561)
!561 = !{!72, !541, !541}
!562 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !563, file: !118, line: 23)
!563 = !DISubprogram(name: "mktime", scope: !178, file: !178, line: 271, type: !564, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!564 = !DISubroutineType(types: !565)
!565 = !{!541, !566}
!566 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !550, size: 64)
!567 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !568, file: !118, line: 23)
!568 = !DISubprogram(name: "localtime", scope: !178, file: !178, line: 273, type: !569, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!569 = !DISubroutineType(types: !570)
!570 = !{!566, !571}
!571 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !572, size: 64)
!572 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !541)
!573 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !574, file: !118, line: 23)
!574 = !DISubprogram(name: "gmtime", scope: !178, file: !178, line: 275, type: !569, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!575 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !576, file: !118, line: 24)
!576 = !DISubprogram(name: "asctime", scope: !178, file: !178, line: 277, type: !577, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!577 = !DISubroutineType(types: !578)
!578 = !{!24, !579}
!579 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !580, size: 64)
!580 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !550)
!581 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !582, file: !118, line: 24)
!582 = !DISubprogram(name: "ctime", scope: !178, file: !178, line: 278, type: !583, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!583 = !DISubroutineType(types: !584)
!584 = !{!24, !571}
!585 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !586, file: !118, line: 24)
!586 = !DISubprogram(name: "strftime", scope: !178, file: !178, line: 280, type: !587, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!587 = !DISubroutineType(types: !588)
!588 = !{!16, !24, !16, !12, !579}
!589 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !52, entity: !590, file: !118, line: 24)
!590 = !DISubprogram(name: "timespec_get", scope: !178, file: !178, line: 285, type: !591, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!591 = !DISubroutineType(types: !592)
!592 = !{!8, !593, !8}
!593 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !552, size: 64)
!594 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "cg", scope: !10, entity: !595, file: !3, line: 7)
!595 = !DINamespace(name: "cooperative_groups", scope: null)
!596 = !{!597, !598, !599, !603, !604}
!597 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 9, type: !6)
!598 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 9, type: !9)
!599 = !DILocalVariable(name: "block", scope: !2, file: !3, line: 12, type: !600)
!600 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "thread_block", scope: !595, file: !601, line: 12, size: 8, flags: DIFlagTypePassByValue, elements: !602, identifier: "_ZTSN18cooperative_groups12thread_blockE")
!601 = !DIFile(filename: "cuda/cooperative_groups.h", directory: ".")
!602 = !{}
!603 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 13, type: !8)
!604 = !DILocalVariable(name: "mine", scope: !2, file: !3, line: 14, type: !6)
!605 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 4096, elements: !606)
!606 = !{!607, !608}
!607 = !DISubrange(count: 2)
!608 = !DISubrange(count: 64)
!609 = !{i32 7, !"Dwarf Version", i32 4}
!610 = !{i32 2, !"Debug Info Version", i32 3}
!611 = !{i32 1, !"wchar_size", i32 4}
!612 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!613 = !{!"clang version 22.1.8"}
!614 = !{!615, !615, i64 0}
!615 = !{!"int", !616, i64 0}
!616 = !{!"omnipotent char", !617, i64 0}
!617 = !{!"Simple C++ TBAA"}
!618 = !DILocation(line: 12, column: 8, scope: !2)
!619 = !DILocation(line: 0, scope: !2)
!620 = !DILocation(line: 13, column: 11, scope: !2)
!621 = !DILocation(line: 14, column: 32, scope: !2)
!622 = !DILocation(line: 14, column: 30, scope: !2)
!623 = !DILocation(line: 14, column: 24, scope: !2)
!624 = !DILocation(line: 15, column: 3, scope: !2)
!625 = !{!616, !616, i64 0}
!626 = distinct !{!626, !627, !628}
!627 = !{!"llvm.loop.mustprogress"}
!628 = !{!"llvm.loop.unroll.disable"}
!629 = !DILocation(line: 16, column: 45, scope: !2)
!630 = !DILocation(line: 16, column: 3, scope: !2)
!631 = distinct !{!631, !627, !628}
!632 = !DILocation(line: 17, column: 51, scope: !2)
!633 = !DILocation(line: 17, column: 3, scope: !2)
!634 = distinct !{!634, !627, !628}
!635 = !DILocation(line: 18, column: 3, scope: !2)
!636 = !DILocation(line: 19, column: 21, scope: !2)
!637 = !DILocation(line: 19, column: 10, scope: !2)
!638 = !DILocation(line: 19, column: 35, scope: !2)
!639 = !DILocation(line: 19, column: 33, scope: !2)
!640 = !DILocation(line: 19, column: 46, scope: !2)
!641 = !DILocation(line: 19, column: 51, scope: !2)
!642 = !DILocation(line: 19, column: 26, scope: !2)
!643 = !DILocation(line: 19, column: 3, scope: !2)
!644 = !DILocation(line: 20, column: 3, scope: !2)
!645 = !DILocation(line: 21, column: 42, scope: !2)
!646 = !DILocation(line: 21, column: 31, scope: !2)
!647 = !DILocation(line: 21, column: 60, scope: !2)
!648 = !DILocation(line: 21, column: 49, scope: !2)
!649 = !DILocation(line: 21, column: 47, scope: !2)
!650 = !DILocation(line: 21, column: 73, scope: !2)
!651 = !DILocation(line: 21, column: 67, scope: !2)
!652 = !DILocation(line: 21, column: 65, scope: !2)
!653 = !DILocation(line: 21, column: 13, scope: !2)
!654 = !DILocation(line: 21, column: 11, scope: !2)
!655 = !DILocation(line: 21, column: 24, scope: !2)
!656 = !DILocation(line: 21, column: 3, scope: !2)
!657 = !DILocation(line: 21, column: 29, scope: !2)
!658 = !DILocation(line: 22, column: 1, scope: !2)
