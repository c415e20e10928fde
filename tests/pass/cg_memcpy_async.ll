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
  %mul.i134 = mul i32 %11, %12, !dbg !152
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !152
  %mul3.i = mul i32 %mul.i134, %13, !dbg !152
  %14 = call i1 @llvm.nvvm.isspacep.shared(ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr)), !dbg !152
  br i1 %14, label %land.rhs.i, label %land.end.i, !dbg !152

land.rhs.i:                                       ; preds = %entry
  %15 = call i1 @llvm.nvvm.isspacep.global(ptr %add.ptr), !dbg !152
  br label %land.end.i, !dbg !152

land.end.i:                                       ; preds = %land.rhs.i, %entry
  %16 = phi i1 [ false, %entry ], [ %15, %land.rhs.i ], !dbg !152
  %storedv.i42 = zext i1 %16 to i8, !dbg !152
  %17 = ptrtoint ptr %add.ptr to i64, !dbg !152
  %or.i = or i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr) to i64), %17, !dbg !152
  br i1 %16, label %land.lhs.true.i, label %if.else.i, !dbg !152

land.lhs.true.i:                                  ; preds = %land.end.i
  %rem.i = urem i64 %or.i, 16, !dbg !152
  %cmp.i43 = icmp eq i64 %rem.i, 0, !dbg !152
  br i1 %cmp.i43, label %if.then.i44, label %if.else.i, !dbg !152

if.then.i44:                                      ; preds = %land.lhs.true.i
  %conv.i45 = zext i32 %add6.i.i39 to i64, !dbg !152
  br label %for.cond.i, !dbg !152

for.cond.i:                                       ; preds = %for.body.i, %if.then.i44
  %i.0.i = phi i64 [ %conv.i45, %if.then.i44 ], [ %add.i47, %for.body.i ], !dbg !152
  %div.i = udiv i64 256, 16, !dbg !152
  %cmp1.i = icmp ult i64 %i.0.i, %div.i, !dbg !152
  br i1 %cmp1.i, label %for.body.i, label %for.cond.cleanup.i, !dbg !152

for.cond.cleanup.i:                               ; preds = %for.cond.i
  %div5.i = udiv i64 256, 16, !dbg !152
  %mul6.i = mul i64 %div5.i, 16, !dbg !152
  br label %if.end53.i, !dbg !152

for.body.i:                                       ; preds = %for.cond.i
  %mul.i46 = mul i64 16, %i.0.i, !dbg !152
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 %mul.i46, !dbg !152
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !152
  %mul2.i = mul i64 16, %i.0.i, !dbg !152
  %add.ptr3.i = getelementptr inbounds nuw i8, ptr %add.ptr, i64 %mul2.i, !dbg !152
  %add.ptr3.ascast.i = addrspacecast ptr %add.ptr3.i to ptr addrspace(1), !dbg !152
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr3.ascast.i, i32 noundef 16, i32 noundef 16) #6, !dbg !152
  %conv4.i = zext i32 %mul3.i to i64, !dbg !152
  %add.i47 = add i64 %i.0.i, %conv4.i, !dbg !152
  br label %for.cond.i, !dbg !152, !llvm.loop !153

if.else.i:                                        ; preds = %land.lhs.true.i, %land.end.i
  br i1 %16, label %land.lhs.true8.i, label %if.else29.i, !dbg !152

land.lhs.true8.i:                                 ; preds = %if.else.i
  %rem9.i = urem i64 %or.i, 8, !dbg !152
  %cmp10.i = icmp eq i64 %rem9.i, 0, !dbg !152
  br i1 %cmp10.i, label %if.then11.i, label %if.else29.i, !dbg !152

if.then11.i:                                      ; preds = %land.lhs.true8.i
  %conv13.i = zext i32 %add6.i.i39 to i64, !dbg !152
  br label %for.cond14.i, !dbg !152

for.cond14.i:                                     ; preds = %for.body18.i, %if.then11.i
  %i12.0.i = phi i64 [ %conv13.i, %if.then11.i ], [ %add25.i, %for.body18.i ], !dbg !152
  %div15.i = udiv i64 256, 8, !dbg !152
  %cmp16.i = icmp ult i64 %i12.0.i, %div15.i, !dbg !152
  br i1 %cmp16.i, label %for.body18.i, label %for.cond.cleanup17.i, !dbg !152

for.cond.cleanup17.i:                             ; preds = %for.cond14.i
  %div27.i = udiv i64 256, 8, !dbg !152
  %mul28.i = mul i64 %div27.i, 8, !dbg !152
  br label %if.end52.i, !dbg !152

for.body18.i:                                     ; preds = %for.cond14.i
  %mul19.i = mul i64 8, %i12.0.i, !dbg !152
  %add.ptr20.i = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 %mul19.i, !dbg !152
  %add.ptr20.ascast.i = addrspacecast ptr %add.ptr20.i to ptr addrspace(3), !dbg !152
  %mul21.i = mul i64 8, %i12.0.i, !dbg !152
  %add.ptr22.i = getelementptr inbounds nuw i8, ptr %add.ptr, i64 %mul21.i, !dbg !152
  %add.ptr22.ascast.i = addrspacecast ptr %add.ptr22.i to ptr addrspace(1), !dbg !152
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr20.ascast.i, ptr addrspace(1) noundef %add.ptr22.ascast.i, i32 noundef 8, i32 noundef 8) #6, !dbg !152
  %conv24.i = zext i32 %mul3.i to i64, !dbg !152
  %add25.i = add i64 %i12.0.i, %conv24.i, !dbg !152
  br label %for.cond14.i, !dbg !152, !llvm.loop !156

if.else29.i:                                      ; preds = %land.lhs.true8.i, %if.else.i
  br i1 %16, label %land.lhs.true31.i, label %if.end.i, !dbg !152

land.lhs.true31.i:                                ; preds = %if.else29.i
  %rem32.i = urem i64 %or.i, 4, !dbg !152
  %cmp33.i = icmp eq i64 %rem32.i, 0, !dbg !152
  br i1 %cmp33.i, label %if.then34.i, label %if.end.i, !dbg !152

if.then34.i:                                      ; preds = %land.lhs.true31.i
  %conv36.i = zext i32 %add6.i.i39 to i64, !dbg !152
  br label %for.cond37.i, !dbg !152

for.cond37.i:                                     ; preds = %for.body41.i, %if.then34.i
  %i35.0.i = phi i64 [ %conv36.i, %if.then34.i ], [ %add48.i, %for.body41.i ], !dbg !152
  %div38.i = udiv i64 256, 4, !dbg !152
  %cmp39.i = icmp ult i64 %i35.0.i, %div38.i, !dbg !152
  br i1 %cmp39.i, label %for.body41.i, label %for.cond.cleanup40.i, !dbg !152

for.cond.cleanup40.i:                             ; preds = %for.cond37.i
  %div50.i = udiv i64 256, 4, !dbg !152
  %mul51.i = mul i64 %div50.i, 4, !dbg !152
  br label %if.end.i, !dbg !152

for.body41.i:                                     ; preds = %for.cond37.i
  %mul42.i = mul i64 4, %i35.0.i, !dbg !152
  %add.ptr43.i = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 %mul42.i, !dbg !152
  %add.ptr43.ascast.i = addrspacecast ptr %add.ptr43.i to ptr addrspace(3), !dbg !152
  %mul44.i = mul i64 4, %i35.0.i, !dbg !152
  %add.ptr45.i = getelementptr inbounds nuw i8, ptr %add.ptr, i64 %mul44.i, !dbg !152
  %add.ptr45.ascast.i = addrspacecast ptr %add.ptr45.i to ptr addrspace(1), !dbg !152
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr43.ascast.i, ptr addrspace(1) noundef %add.ptr45.ascast.i, i32 noundef 4, i32 noundef 4) #6, !dbg !152
  %conv47.i = zext i32 %mul3.i to i64, !dbg !152
  %add48.i = add i64 %i35.0.i, %conv47.i, !dbg !152
  br label %for.cond37.i, !dbg !152, !llvm.loop !157

if.end.i:                                         ; preds = %for.cond.cleanup40.i, %land.lhs.true31.i, %if.else29.i
  %done.0.i = phi i64 [ %mul51.i, %for.cond.cleanup40.i ], [ 0, %land.lhs.true31.i ], [ 0, %if.else29.i ], !dbg !152
  br label %if.end52.i, !dbg !152

if.end52.i:                                       ; preds = %if.end.i, %for.cond.cleanup17.i
  %done.1.i = phi i64 [ %mul28.i, %for.cond.cleanup17.i ], [ %done.0.i, %if.end.i ], !dbg !152
  br label %if.end53.i, !dbg !152

if.end53.i:                                       ; preds = %if.end52.i, %for.cond.cleanup.i
  %done.2.i = phi i64 [ %mul6.i, %for.cond.cleanup.i ], [ %done.1.i, %if.end52.i ], !dbg !152
  %conv55.i = zext i32 %add6.i.i39 to i64, !dbg !152
  %add56.i = add i64 %done.2.i, %conv55.i, !dbg !152
  br label %for.cond57.i, !dbg !152

for.cond57.i:                                     ; preds = %for.body60.i, %if.end53.i
  %i54.0.i = phi i64 [ %add56.i, %if.end53.i ], [ %add64.i, %for.body60.i ], !dbg !152
  %cmp58.i = icmp ult i64 %i54.0.i, 256, !dbg !152
  br i1 %cmp58.i, label %for.body60.i, label %_ZL13ws_copy_sharePvPKvmjj.exit, !dbg !152

for.body60.i:                                     ; preds = %for.cond57.i
  %arrayidx.i = getelementptr inbounds nuw i8, ptr %add.ptr, i64 %i54.0.i, !dbg !152
  %18 = load i8, ptr %arrayidx.i, align 1, !dbg !152, !tbaa !158
  %arrayidx61.i = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 %i54.0.i, !dbg !152
  store i8 %18, ptr %arrayidx61.i, align 1, !dbg !152, !tbaa !158
  %conv63.i = zext i32 %mul3.i to i64, !dbg !152
  %add64.i = add i64 %i54.0.i, %conv63.i, !dbg !152
  br label %for.cond57.i, !dbg !152, !llvm.loop !159

_ZL13ws_copy_sharePvPKvmjj.exit:                  ; preds = %for.cond57.i
  call void @__ws_cp_async_commit() #6, !dbg !152
  %add.ptr4 = getelementptr inbounds i32, ptr %add.ptr, i64 64, !dbg !160
  %conv.i = sext i32 64 to i64, !dbg !161
  %conv1.i = sext i32 61 to i64, !dbg !161
  %cmp.i = icmp ult i64 %conv.i, %conv1.i, !dbg !161
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !161

cond.true.i:                                      ; preds = %_ZL13ws_copy_sharePvPKvmjj.exit
  br label %_ZN18cooperative_groups12memcpy_asyncINS_12thread_blockEiiiEEvRKT_PT0_RKT1_PKS5_RKT2_.exit, !dbg !161

cond.false.i:                                     ; preds = %_ZL13ws_copy_sharePvPKvmjj.exit
  br label %_ZN18cooperative_groups12memcpy_asyncINS_12thread_blockEiiiEEvRKT_PT0_RKT1_PKS5_RKT2_.exit, !dbg !161

_ZN18cooperative_groups12memcpy_asyncINS_12thread_blockEiiiEEvRKT_PT0_RKT1_PKS5_RKT2_.exit: ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i64 [ %conv.i, %cond.true.i ], [ %conv1.i, %cond.false.i ], !dbg !161
  %mul.i = mul i64 %cond.i, 4, !dbg !161
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !161
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !161
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !161
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !161
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !161
  %mul.i.i = mul i32 %22, %23, !dbg !161
  %add.i.i = add i32 %21, %mul.i.i, !dbg !161
  %mul5.i.i = mul i32 %20, %add.i.i, !dbg !161
  %add6.i.i = add i32 %19, %mul5.i.i, !dbg !161
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !161
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !161
  %mul.i135 = mul i32 %24, %25, !dbg !161
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !161
  %mul3.i137 = mul i32 %mul.i135, %26, !dbg !161
  %27 = call i1 @llvm.nvvm.isspacep.shared(ptr getelementptr inbounds ([2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 0, i64 1)), !dbg !161
  br i1 %27, label %land.rhs.i132, label %land.end.i48, !dbg !161

land.rhs.i132:                                    ; preds = %_ZN18cooperative_groups12memcpy_asyncINS_12thread_blockEiiiEEvRKT_PT0_RKT1_PKS5_RKT2_.exit
  %28 = call i1 @llvm.nvvm.isspacep.global(ptr %add.ptr4), !dbg !161
  br label %land.end.i48, !dbg !161

land.end.i48:                                     ; preds = %land.rhs.i132, %_ZN18cooperative_groups12memcpy_asyncINS_12thread_blockEiiiEEvRKT_PT0_RKT1_PKS5_RKT2_.exit
  %29 = phi i1 [ false, %_ZN18cooperative_groups12memcpy_asyncINS_12thread_blockEiiiEEvRKT_PT0_RKT1_PKS5_RKT2_.exit ], [ %28, %land.rhs.i132 ], !dbg !161
  %storedv.i49 = zext i1 %29 to i8, !dbg !161
  %30 = ptrtoint ptr %add.ptr4 to i64, !dbg !161
  %or.i50 = or i64 ptrtoint (ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 256) to i64), %30, !dbg !161
  br i1 %29, label %land.lhs.true.i111, label %if.else.i51, !dbg !161

land.lhs.true.i111:                               ; preds = %land.end.i48
  %rem.i112 = urem i64 %or.i50, 16, !dbg !161
  %cmp.i113 = icmp eq i64 %rem.i112, 0, !dbg !161
  br i1 %cmp.i113, label %if.then.i114, label %if.else.i51, !dbg !161

if.then.i114:                                     ; preds = %land.lhs.true.i111
  %conv.i115 = zext i32 %add6.i.i to i64, !dbg !161
  br label %for.cond.i116, !dbg !161

for.cond.i116:                                    ; preds = %for.body.i123, %if.then.i114
  %i.0.i117 = phi i64 [ %conv.i115, %if.then.i114 ], [ %add.i131, %for.body.i123 ], !dbg !161
  %div.i118 = udiv i64 %mul.i, 16, !dbg !161
  %cmp1.i119 = icmp ult i64 %i.0.i117, %div.i118, !dbg !161
  br i1 %cmp1.i119, label %for.body.i123, label %for.cond.cleanup.i120, !dbg !161

for.cond.cleanup.i120:                            ; preds = %for.cond.i116
  %div5.i121 = udiv i64 %mul.i, 16, !dbg !161
  %mul6.i122 = mul i64 %div5.i121, 16, !dbg !161
  br label %if.end53.i57, !dbg !161

for.body.i123:                                    ; preds = %for.cond.i116
  %mul.i124 = mul i64 16, %i.0.i117, !dbg !161
  %add.ptr.i125 = getelementptr inbounds nuw i8, ptr getelementptr inbounds ([2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 0, i64 1), i64 %mul.i124, !dbg !161
  %add.ptr.ascast.i126 = addrspacecast ptr %add.ptr.i125 to ptr addrspace(3), !dbg !161
  %mul2.i127 = mul i64 16, %i.0.i117, !dbg !161
  %add.ptr3.i128 = getelementptr inbounds nuw i8, ptr %add.ptr4, i64 %mul2.i127, !dbg !161
  %add.ptr3.ascast.i129 = addrspacecast ptr %add.ptr3.i128 to ptr addrspace(1), !dbg !161
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i126, ptr addrspace(1) noundef %add.ptr3.ascast.i129, i32 noundef 16, i32 noundef 16) #6, !dbg !161
  %conv4.i130 = zext i32 %mul3.i137 to i64, !dbg !161
  %add.i131 = add i64 %i.0.i117, %conv4.i130, !dbg !161
  br label %for.cond.i116, !dbg !161, !llvm.loop !162

if.else.i51:                                      ; preds = %land.lhs.true.i111, %land.end.i48
  br i1 %29, label %land.lhs.true8.i90, label %if.else29.i52, !dbg !161

land.lhs.true8.i90:                               ; preds = %if.else.i51
  %rem9.i91 = urem i64 %or.i50, 8, !dbg !161
  %cmp10.i92 = icmp eq i64 %rem9.i91, 0, !dbg !161
  br i1 %cmp10.i92, label %if.then11.i93, label %if.else29.i52, !dbg !161

if.then11.i93:                                    ; preds = %land.lhs.true8.i90
  %conv13.i94 = zext i32 %add6.i.i to i64, !dbg !161
  br label %for.cond14.i95, !dbg !161

for.cond14.i95:                                   ; preds = %for.body18.i102, %if.then11.i93
  %i12.0.i96 = phi i64 [ %conv13.i94, %if.then11.i93 ], [ %add25.i110, %for.body18.i102 ], !dbg !161
  %div15.i97 = udiv i64 %mul.i, 8, !dbg !161
  %cmp16.i98 = icmp ult i64 %i12.0.i96, %div15.i97, !dbg !161
  br i1 %cmp16.i98, label %for.body18.i102, label %for.cond.cleanup17.i99, !dbg !161

for.cond.cleanup17.i99:                           ; preds = %for.cond14.i95
  %div27.i100 = udiv i64 %mul.i, 8, !dbg !161
  %mul28.i101 = mul i64 %div27.i100, 8, !dbg !161
  br label %if.end52.i55, !dbg !161

for.body18.i102:                                  ; preds = %for.cond14.i95
  %mul19.i103 = mul i64 8, %i12.0.i96, !dbg !161
  %add.ptr20.i104 = getelementptr inbounds nuw i8, ptr getelementptr inbounds ([2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 0, i64 1), i64 %mul19.i103, !dbg !161
  %add.ptr20.ascast.i105 = addrspacecast ptr %add.ptr20.i104 to ptr addrspace(3), !dbg !161
  %mul21.i106 = mul i64 8, %i12.0.i96, !dbg !161
  %add.ptr22.i107 = getelementptr inbounds nuw i8, ptr %add.ptr4, i64 %mul21.i106, !dbg !161
  %add.ptr22.ascast.i108 = addrspacecast ptr %add.ptr22.i107 to ptr addrspace(1), !dbg !161
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr20.ascast.i105, ptr addrspace(1) noundef %add.ptr22.ascast.i108, i32 noundef 8, i32 noundef 8) #6, !dbg !161
  %conv24.i109 = zext i32 %mul3.i137 to i64, !dbg !161
  %add25.i110 = add i64 %i12.0.i96, %conv24.i109, !dbg !161
  br label %for.cond14.i95, !dbg !161, !llvm.loop !163

if.else29.i52:                                    ; preds = %land.lhs.true8.i90, %if.else.i51
  br i1 %29, label %land.lhs.true31.i69, label %if.end.i53, !dbg !161

land.lhs.true31.i69:                              ; preds = %if.else29.i52
  %rem32.i70 = urem i64 %or.i50, 4, !dbg !161
  %cmp33.i71 = icmp eq i64 %rem32.i70, 0, !dbg !161
  br i1 %cmp33.i71, label %if.then34.i72, label %if.end.i53, !dbg !161

if.then34.i72:                                    ; preds = %land.lhs.true31.i69
  %conv36.i73 = zext i32 %add6.i.i to i64, !dbg !161
  br label %for.cond37.i74, !dbg !161

for.cond37.i74:                                   ; preds = %for.body41.i81, %if.then34.i72
  %i35.0.i75 = phi i64 [ %conv36.i73, %if.then34.i72 ], [ %add48.i89, %for.body41.i81 ], !dbg !161
  %div38.i76 = udiv i64 %mul.i, 4, !dbg !161
  %cmp39.i77 = icmp ult i64 %i35.0.i75, %div38.i76, !dbg !161
  br i1 %cmp39.i77, label %for.body41.i81, label %for.cond.cleanup40.i78, !dbg !161

for.cond.cleanup40.i78:                           ; preds = %for.cond37.i74
  %div50.i79 = udiv i64 %mul.i, 4, !dbg !161
  %mul51.i80 = mul i64 %div50.i79, 4, !dbg !161
  br label %if.end.i53, !dbg !161

for.body41.i81:                                   ; preds = %for.cond37.i74
  %mul42.i82 = mul i64 4, %i35.0.i75, !dbg !161
  %add.ptr43.i83 = getelementptr inbounds nuw i8, ptr getelementptr inbounds ([2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 0, i64 1), i64 %mul42.i82, !dbg !161
  %add.ptr43.ascast.i84 = addrspacecast ptr %add.ptr43.i83 to ptr addrspace(3), !dbg !161
  %mul44.i85 = mul i64 4, %i35.0.i75, !dbg !161
  %add.ptr45.i86 = getelementptr inbounds nuw i8, ptr %add.ptr4, i64 %mul44.i85, !dbg !161
  %add.ptr45.ascast.i87 = addrspacecast ptr %add.ptr45.i86 to ptr addrspace(1), !dbg !161
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr43.ascast.i84, ptr addrspace(1) noundef %add.ptr45.ascast.i87, i32 noundef 4, i32 noundef 4) #6, !dbg !161
  %conv47.i88 = zext i32 %mul3.i137 to i64, !dbg !161
  %add48.i89 = add i64 %i35.0.i75, %conv47.i88, !dbg !161
  br label %for.cond37.i74, !dbg !161, !llvm.loop !164

if.end.i53:                                       ; preds = %for.cond.cleanup40.i78, %land.lhs.true31.i69, %if.else29.i52
  %done.0.i54 = phi i64 [ %mul51.i80, %for.cond.cleanup40.i78 ], [ 0, %land.lhs.true31.i69 ], [ 0, %if.else29.i52 ], !dbg !161
  br label %if.end52.i55, !dbg !161

if.end52.i55:                                     ; preds = %if.end.i53, %for.cond.cleanup17.i99
  %done.1.i56 = phi i64 [ %mul28.i101, %for.cond.cleanup17.i99 ], [ %done.0.i54, %if.end.i53 ], !dbg !161
  br label %if.end53.i57, !dbg !161

if.end53.i57:                                     ; preds = %if.end52.i55, %for.cond.cleanup.i120
  %done.2.i58 = phi i64 [ %mul6.i122, %for.cond.cleanup.i120 ], [ %done.1.i56, %if.end52.i55 ], !dbg !161
  %conv55.i59 = zext i32 %add6.i.i to i64, !dbg !161
  %add56.i60 = add i64 %done.2.i58, %conv55.i59, !dbg !161
  br label %for.cond57.i61, !dbg !161

for.cond57.i61:                                   ; preds = %for.body60.i64, %if.end53.i57
  %i54.0.i62 = phi i64 [ %add56.i60, %if.end53.i57 ], [ %add64.i68, %for.body60.i64 ], !dbg !161
  %cmp58.i63 = icmp ult i64 %i54.0.i62, %mul.i, !dbg !161
  br i1 %cmp58.i63, label %for.body60.i64, label %_ZL13ws_copy_sharePvPKvmjj.exit133, !dbg !161

for.body60.i64:                                   ; preds = %for.cond57.i61
  %arrayidx.i65 = getelementptr inbounds nuw i8, ptr %add.ptr4, i64 %i54.0.i62, !dbg !161
  %31 = load i8, ptr %arrayidx.i65, align 1, !dbg !161, !tbaa !158
  %arrayidx61.i66 = getelementptr inbounds nuw i8, ptr getelementptr inbounds ([2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 0, i64 1), i64 %i54.0.i62, !dbg !161
  store i8 %31, ptr %arrayidx61.i66, align 1, !dbg !161, !tbaa !158
  %conv63.i67 = zext i32 %mul3.i137 to i64, !dbg !161
  %add64.i68 = add i64 %i54.0.i62, %conv63.i67, !dbg !161
  br label %for.cond57.i61, !dbg !161, !llvm.loop !165

_ZL13ws_copy_sharePvPKvmjj.exit133:               ; preds = %for.cond57.i61
  call void @__ws_cp_async_commit() #6, !dbg !161
  %add.ptr6 = getelementptr inbounds i8, ptr %add.ptr, i64 1, !dbg !166
  %conv.i33 = sext i32 7 to i64, !dbg !167
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !167
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !167
  %34 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !167
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !167
  %36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !167
  %mul.i.i138 = mul i32 %35, %36, !dbg !167
  %add.i.i139 = add i32 %34, %mul.i.i138, !dbg !167
  %mul5.i.i140 = mul i32 %33, %add.i.i139, !dbg !167
  %add6.i.i141 = add i32 %32, %mul5.i.i140, !dbg !167
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !167
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !167
  %mul.i7.i = mul i32 %37, %38, !dbg !167
  %39 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !167
  %mul3.i.i = mul i32 %mul.i7.i, %39, !dbg !167
  %40 = call i1 @llvm.nvvm.isspacep.shared(ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE3odd to ptr)), !dbg !167
  br i1 %40, label %land.rhs.i.i, label %land.end.i.i, !dbg !167

land.rhs.i.i:                                     ; preds = %_ZL13ws_copy_sharePvPKvmjj.exit133
  %41 = call i1 @llvm.nvvm.isspacep.global(ptr %add.ptr6), !dbg !167
  br label %land.end.i.i, !dbg !167

land.end.i.i:                                     ; preds = %land.rhs.i.i, %_ZL13ws_copy_sharePvPKvmjj.exit133
  %42 = phi i1 [ false, %_ZL13ws_copy_sharePvPKvmjj.exit133 ], [ %41, %land.rhs.i.i ], !dbg !167
  %storedv.i.i = zext i1 %42 to i8, !dbg !167
  %43 = ptrtoint ptr %add.ptr6 to i64, !dbg !167
  %or.i.i = or i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE3odd to ptr) to i64), %43, !dbg !167
  br i1 %42, label %land.lhs.true.i.i, label %if.else.i.i, !dbg !167

land.lhs.true.i.i:                                ; preds = %land.end.i.i
  %rem.i.i = urem i64 %or.i.i, 16, !dbg !167
  %cmp.i.i = icmp eq i64 %rem.i.i, 0, !dbg !167
  br i1 %cmp.i.i, label %if.then.i.i, label %if.else.i.i, !dbg !167

if.then.i.i:                                      ; preds = %land.lhs.true.i.i
  %conv.i.i = zext i32 %add6.i.i141 to i64, !dbg !167
  br label %for.cond.i.i, !dbg !167

for.cond.i.i:                                     ; preds = %for.body.i.i, %if.then.i.i
  %i.0.i.i = phi i64 [ %conv.i.i, %if.then.i.i ], [ %add.i6.i, %for.body.i.i ], !dbg !167
  %div.i.i = udiv i64 %conv.i33, 16, !dbg !167
  %cmp1.i.i = icmp ult i64 %i.0.i.i, %div.i.i, !dbg !167
  br i1 %cmp1.i.i, label %for.body.i.i, label %for.cond.cleanup.i.i, !dbg !167

for.cond.cleanup.i.i:                             ; preds = %for.cond.i.i
  %div5.i.i = udiv i64 %conv.i33, 16, !dbg !167
  %mul6.i.i = mul i64 %div5.i.i, 16, !dbg !167
  br label %if.end53.i.i, !dbg !167

for.body.i.i:                                     ; preds = %for.cond.i.i
  %mul.i5.i = mul i64 16, %i.0.i.i, !dbg !167
  %add.ptr.i.i = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE3odd to ptr), i64 %mul.i5.i, !dbg !167
  %add.ptr.ascast.i.i = addrspacecast ptr %add.ptr.i.i to ptr addrspace(3), !dbg !167
  %mul2.i.i = mul i64 16, %i.0.i.i, !dbg !167
  %add.ptr3.i.i = getelementptr inbounds nuw i8, ptr %add.ptr6, i64 %mul2.i.i, !dbg !167
  %add.ptr3.ascast.i.i = addrspacecast ptr %add.ptr3.i.i to ptr addrspace(1), !dbg !167
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i.i, ptr addrspace(1) noundef %add.ptr3.ascast.i.i, i32 noundef 16, i32 noundef 16) #6, !dbg !167
  %conv4.i.i = zext i32 %mul3.i.i to i64, !dbg !167
  %add.i6.i = add i64 %i.0.i.i, %conv4.i.i, !dbg !167
  br label %for.cond.i.i, !dbg !167, !llvm.loop !168

if.else.i.i:                                      ; preds = %land.lhs.true.i.i, %land.end.i.i
  br i1 %42, label %land.lhs.true8.i.i, label %if.else29.i.i, !dbg !167

land.lhs.true8.i.i:                               ; preds = %if.else.i.i
  %rem9.i.i = urem i64 %or.i.i, 8, !dbg !167
  %cmp10.i.i = icmp eq i64 %rem9.i.i, 0, !dbg !167
  br i1 %cmp10.i.i, label %if.then11.i.i, label %if.else29.i.i, !dbg !167

if.then11.i.i:                                    ; preds = %land.lhs.true8.i.i
  %conv13.i.i = zext i32 %add6.i.i141 to i64, !dbg !167
  br label %for.cond14.i.i, !dbg !167

for.cond14.i.i:                                   ; preds = %for.body18.i.i, %if.then11.i.i
  %i12.0.i.i = phi i64 [ %conv13.i.i, %if.then11.i.i ], [ %add25.i.i, %for.body18.i.i ], !dbg !167
  %div15.i.i = udiv i64 %conv.i33, 8, !dbg !167
  %cmp16.i.i = icmp ult i64 %i12.0.i.i, %div15.i.i, !dbg !167
  br i1 %cmp16.i.i, label %for.body18.i.i, label %for.cond.cleanup17.i.i, !dbg !167

for.cond.cleanup17.i.i:                           ; preds = %for.cond14.i.i
  %div27.i.i = udiv i64 %conv.i33, 8, !dbg !167
  %mul28.i.i = mul i64 %div27.i.i, 8, !dbg !167
  br label %if.end52.i.i, !dbg !167

for.body18.i.i:                                   ; preds = %for.cond14.i.i
  %mul19.i.i = mul i64 8, %i12.0.i.i, !dbg !167
  %add.ptr20.i.i = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE3odd to ptr), i64 %mul19.i.i, !dbg !167
  %add.ptr20.ascast.i.i = addrspacecast ptr %add.ptr20.i.i to ptr addrspace(3), !dbg !167
  %mul21.i.i = mul i64 8, %i12.0.i.i, !dbg !167
  %add.ptr22.i.i = getelementptr inbounds nuw i8, ptr %add.ptr6, i64 %mul21.i.i, !dbg !167
  %add.ptr22.ascast.i.i = addrspacecast ptr %add.ptr22.i.i to ptr addrspace(1), !dbg !167
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr20.ascast.i.i, ptr addrspace(1) noundef %add.ptr22.ascast.i.i, i32 noundef 8, i32 noundef 8) #6, !dbg !167
  %conv24.i.i = zext i32 %mul3.i.i to i64, !dbg !167
  %add25.i.i = add i64 %i12.0.i.i, %conv24.i.i, !dbg !167
  br label %for.cond14.i.i, !dbg !167, !llvm.loop !169

if.else29.i.i:                                    ; preds = %land.lhs.true8.i.i, %if.else.i.i
  br i1 %42, label %land.lhs.true31.i.i, label %if.end.i.i, !dbg !167

land.lhs.true31.i.i:                              ; preds = %if.else29.i.i
  %rem32.i.i = urem i64 %or.i.i, 4, !dbg !167
  %cmp33.i.i = icmp eq i64 %rem32.i.i, 0, !dbg !167
  br i1 %cmp33.i.i, label %if.then34.i.i, label %if.end.i.i, !dbg !167

if.then34.i.i:                                    ; preds = %land.lhs.true31.i.i
  %conv36.i.i = zext i32 %add6.i.i141 to i64, !dbg !167
  br label %for.cond37.i.i, !dbg !167

for.cond37.i.i:                                   ; preds = %for.body41.i.i, %if.then34.i.i
  %i35.0.i.i = phi i64 [ %conv36.i.i, %if.then34.i.i ], [ %add48.i.i, %for.body41.i.i ], !dbg !167
  %div38.i.i = udiv i64 %conv.i33, 4, !dbg !167
  %cmp39.i.i = icmp ult i64 %i35.0.i.i, %div38.i.i, !dbg !167
  br i1 %cmp39.i.i, label %for.body41.i.i, label %for.cond.cleanup40.i.i, !dbg !167

for.cond.cleanup40.i.i:                           ; preds = %for.cond37.i.i
  %div50.i.i = udiv i64 %conv.i33, 4, !dbg !167
  %mul51.i.i = mul i64 %div50.i.i, 4, !dbg !167
  br label %if.end.i.i, !dbg !167

for.body41.i.i:                                   ; preds = %for.cond37.i.i
  %mul42.i.i = mul i64 4, %i35.0.i.i, !dbg !167
  %add.ptr43.i.i = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE3odd to ptr), i64 %mul42.i.i, !dbg !167
  %add.ptr43.ascast.i.i = addrspacecast ptr %add.ptr43.i.i to ptr addrspace(3), !dbg !167
  %mul44.i.i = mul i64 4, %i35.0.i.i, !dbg !167
  %add.ptr45.i.i = getelementptr inbounds nuw i8, ptr %add.ptr6, i64 %mul44.i.i, !dbg !167
  %add.ptr45.ascast.i.i = addrspacecast ptr %add.ptr45.i.i to ptr addrspace(1), !dbg !167
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr43.ascast.i.i, ptr addrspace(1) noundef %add.ptr45.ascast.i.i, i32 noundef 4, i32 noundef 4) #6, !dbg !167
  %conv47.i.i = zext i32 %mul3.i.i to i64, !dbg !167
  %add48.i.i = add i64 %i35.0.i.i, %conv47.i.i, !dbg !167
  br label %for.cond37.i.i, !dbg !167, !llvm.loop !170

if.end.i.i:                                       ; preds = %for.cond.cleanup40.i.i, %land.lhs.true31.i.i, %if.else29.i.i
  %done.0.i.i = phi i64 [ %mul51.i.i, %for.cond.cleanup40.i.i ], [ 0, %land.lhs.true31.i.i ], [ 0, %if.else29.i.i ], !dbg !167
  br label %if.end52.i.i, !dbg !167

if.end52.i.i:                                     ; preds = %if.end.i.i, %for.cond.cleanup17.i.i
  %done.1.i.i = phi i64 [ %mul28.i.i, %for.cond.cleanup17.i.i ], [ %done.0.i.i, %if.end.i.i ], !dbg !167
  br label %if.end53.i.i, !dbg !167

if.end53.i.i:                                     ; preds = %if.end52.i.i, %for.cond.cleanup.i.i
  %done.2.i.i = phi i64 [ %mul6.i.i, %for.cond.cleanup.i.i ], [ %done.1.i.i, %if.end52.i.i ], !dbg !167
  %conv55.i.i = zext i32 %add6.i.i141 to i64, !dbg !167
  %add56.i.i = add i64 %done.2.i.i, %conv55.i.i, !dbg !167
  br label %for.cond57.i.i, !dbg !167

for.cond57.i.i:                                   ; preds = %for.body60.i.i, %if.end53.i.i
  %i54.0.i.i = phi i64 [ %add56.i.i, %if.end53.i.i ], [ %add64.i.i, %for.body60.i.i ], !dbg !167
  %cmp58.i.i = icmp ult i64 %i54.0.i.i, %conv.i33, !dbg !167
  br i1 %cmp58.i.i, label %for.body60.i.i, label %_ZN18cooperative_groups7ws_copyINS_12thread_blockEcEEvRKT_PT0_PKS5_m.exit, !dbg !167

for.body60.i.i:                                   ; preds = %for.cond57.i.i
  %arrayidx.i.i = getelementptr inbounds nuw i8, ptr %add.ptr6, i64 %i54.0.i.i, !dbg !167
  %44 = load i8, ptr %arrayidx.i.i, align 1, !dbg !167, !tbaa !158
  %arrayidx61.i.i = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE3odd to ptr), i64 %i54.0.i.i, !dbg !167
  store i8 %44, ptr %arrayidx61.i.i, align 1, !dbg !167, !tbaa !158
  %conv63.i.i = zext i32 %mul3.i.i to i64, !dbg !167
  %add64.i.i = add i64 %i54.0.i.i, %conv63.i.i, !dbg !167
  br label %for.cond57.i.i, !dbg !167, !llvm.loop !171

_ZN18cooperative_groups7ws_copyINS_12thread_blockEcEEvRKT_PT0_PKS5_m.exit: ; preds = %for.cond57.i.i
  call void @__ws_cp_async_commit() #6, !dbg !167
  call void @__ws_cp_async_wait(i32 noundef 2) #6, !dbg !172
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !172
  %sub = sub nsw i32 63, %add6.i, !dbg !173
  %idxprom = sext i32 %sub to i64, !dbg !174
  %arrayidx = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !174
  %45 = load i32, ptr %arrayidx, align 4, !dbg !174, !tbaa !142
  %46 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !175
  %mul9 = mul i32 128, %46, !dbg !176
  %add = add i32 %mul9, 63, !dbg !177
  %sub10 = sub i32 %add, %add6.i, !dbg !178
  %cmp = icmp eq i32 %45, %sub10, !dbg !179
  %storedv.i = zext i1 %cmp to i8, !dbg !180
  br i1 %cmp, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !180

if.then.i:                                        ; preds = %_ZN18cooperative_groups7ws_copyINS_12thread_blockEcEEvRKT_PT0_PKS5_m.exit
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 19, ptr noundef @__func__._Z5tilesPKiPi, i64 noundef 1) #7, !dbg !180
  unreachable, !dbg !180

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %_ZN18cooperative_groups7ws_copyINS_12thread_blockEcEEvRKT_PT0_PKS5_m.exit
  call void @__ws_cp_async_wait_all() #6, !dbg !181
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !181
  %sub11 = sub nsw i32 63, %add6.i, !dbg !182
  %idxprom12 = sext i32 %sub11 to i64, !dbg !183
  %arrayidx13 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 0, i64 %idxprom12, !dbg !183
  %47 = load i32, ptr %arrayidx13, align 4, !dbg !183, !tbaa !142
  %sub14 = sub nsw i32 60, %add6.i, !dbg !184
  %idxprom15 = sext i32 %sub14 to i64, !dbg !185
  %arrayidx16 = getelementptr inbounds [64 x i32], ptr getelementptr inbounds ([2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 0, i64 1), i64 0, i64 %idxprom15, !dbg !185
  %48 = load i32, ptr %arrayidx16, align 4, !dbg !185, !tbaa !142
  %add17 = add nsw i32 %47, %48, !dbg !186
  %rem = srem i32 %add6.i, 7, !dbg !187
  %idxprom18 = sext i32 %rem to i64, !dbg !188
  %arrayidx19 = getelementptr inbounds [7 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE3odd to ptr), i64 0, i64 %idxprom18, !dbg !188
  %49 = load i8, ptr %arrayidx19, align 1, !dbg !188, !tbaa !158
  %conv = sext i8 %49 to i32, !dbg !188
  %add20 = add nsw i32 %add17, %conv, !dbg !189
  %50 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !190
  %mul22 = mul i32 128, %50, !dbg !191
  %add23 = add i32 %mul22, %add6.i, !dbg !192
  %idxprom24 = zext i32 %add23 to i64, !dbg !193
  %arrayidx25 = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom24, !dbg !193
  store i32 %add20, ptr %arrayidx25, align 4, !dbg !194, !tbaa !142
  ret void, !dbg !195
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
!11 = !{!12, !15, !16, !19, !20, !22, !23, !24, !25}
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
!153 = distinct !{!153, !154, !155}
!154 = !{!"llvm.loop.mustprogress"}
!155 = !{!"llvm.loop.unroll.disable"}
!156 = distinct !{!156, !154, !155}
!157 = distinct !{!157, !154, !155}
!158 = !{!144, !144, i64 0}
!159 = distinct !{!159, !154, !155}
!160 = !DILocation(line: 16, column: 45, scope: !2)
!161 = !DILocation(line: 16, column: 3, scope: !2)
!162 = distinct !{!162, !154, !155}
!163 = distinct !{!163, !154, !155}
!164 = distinct !{!164, !154, !155}
!165 = distinct !{!165, !154, !155}
!166 = !DILocation(line: 17, column: 51, scope: !2)
!167 = !DILocation(line: 17, column: 3, scope: !2)
!168 = distinct !{!168, !154, !155}
!169 = distinct !{!169, !154, !155}
!170 = distinct !{!170, !154, !155}
!171 = distinct !{!171, !154, !155}
!172 = !DILocation(line: 18, column: 3, scope: !2)
!173 = !DILocation(line: 19, column: 21, scope: !2)
!174 = !DILocation(line: 19, column: 10, scope: !2)
!175 = !DILocation(line: 19, column: 35, scope: !2)
!176 = !DILocation(line: 19, column: 33, scope: !2)
!177 = !DILocation(line: 19, column: 46, scope: !2)
!178 = !DILocation(line: 19, column: 51, scope: !2)
!179 = !DILocation(line: 19, column: 26, scope: !2)
!180 = !DILocation(line: 19, column: 3, scope: !2)
!181 = !DILocation(line: 20, column: 3, scope: !2)
!182 = !DILocation(line: 21, column: 42, scope: !2)
!183 = !DILocation(line: 21, column: 31, scope: !2)
!184 = !DILocation(line: 21, column: 60, scope: !2)
!185 = !DILocation(line: 21, column: 49, scope: !2)
!186 = !DILocation(line: 21, column: 47, scope: !2)
!187 = !DILocation(line: 21, column: 73, scope: !2)
!188 = !DILocation(line: 21, column: 67, scope: !2)
!189 = !DILocation(line: 21, column: 65, scope: !2)
!190 = !DILocation(line: 21, column: 13, scope: !2)
!191 = !DILocation(line: 21, column: 11, scope: !2)
!192 = !DILocation(line: 21, column: 24, scope: !2)
!193 = !DILocation(line: 21, column: 3, scope: !2)
!194 = !DILocation(line: 21, column: 29, scope: !2)
!195 = !DILocation(line: 22, column: 1, scope: !2)
