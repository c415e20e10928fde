; ModuleID = 'cuda_pipeline.cu'
source_filename = "cuda_pipeline.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%"class.cuda::barrier" = type { i64 }
%struct.ws_threadIdx_t = type { i8 }
%"struct.cuda::pipeline_shared_state" = type { [2 x %struct.anon] }
%struct.anon = type { i64, i64 }
%struct.ws_blockDim_t = type { i8 }
%"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" = type { i64 }
%"struct.cooperative_groups::thread_block" = type { i8 }
%"struct.cuda::aligned_size_t" = type { i64 }
%"class.cuda::pipeline" = type <{ ptr, i32, i32, i32, i8, i8, [2 x i8] }>
%"class.cuda::pipeline.0" = type <{ ptr, i32, i32, i32, i8, i8, [2 x i8] }>
%"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars" = type { i64, i64 }

$_ZN4cuda14aligned_size_tILm16EEC1Em = comdat any

$_ZN4cuda14aligned_size_tILm16EEC2Em = comdat any

$_ZNK4cuda14aligned_size_tILm16EEcvmEv = comdat any

@_ZZ12with_barrierPKiPiE4tile = internal addrspace(3) global [64 x i32] undef, align 16, !dbg !0
@_ZZ12with_barrierPKiPiE3bar = internal addrspace(3) global %"class.cuda::barrier" undef, align 8, !dbg !143
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [52 x i8] c"tile[63 - threadIdx.x] == 64 * i + 63 - threadIdx.x\00", align 1, !dbg !145
@.str1 = private unnamed_addr constant [17 x i8] c"cuda_pipeline.cu\00", align 1, !dbg !150
@__func__._Z12with_barrierPKiPi = private unnamed_addr constant [13 x i8] c"with_barrier\00", align 1, !dbg !155
@_ZZ9of_threadPKiPiE4tile = internal addrspace(3) global [2 x [64 x i32]] undef, align 4, !dbg !160
@.str2 = private unnamed_addr constant [39 x i8] c"tile[i % 2][63 - t] == 64 * i + 63 - t\00", align 1, !dbg !168
@__func__._Z9of_threadPKiPi = private unnamed_addr constant [10 x i8] c"of_thread\00", align 1, !dbg !173
@_ZZ8of_blockPKiPiE4tile = internal addrspace(3) global [2 x [64 x i32]] undef, align 16, !dbg !178
@_ZZ8of_blockPKiPiE5state = internal addrspace(3) global %"struct.cuda::pipeline_shared_state" undef, align 8, !dbg !181
@__func__._Z8of_blockPKiPi = private unnamed_addr constant [9 x i8] c"of_block\00", align 1, !dbg !204
@_ZZ10with_rolesPKiPiE4tile = internal addrspace(3) global [2 x [32 x i32]] undef, align 16, !dbg !209
@_ZZ10with_rolesPKiPiE5state = internal addrspace(3) global %"struct.cuda::pipeline_shared_state" undef, align 8, !dbg !215
@.str3 = private unnamed_addr constant [39 x i8] c"tile[i % 2][31 - t] == 32 * i + 31 - t\00", align 1, !dbg !217
@__func__._Z10with_rolesPKiPi = private unnamed_addr constant [11 x i8] c"with_roles\00", align 1, !dbg !219
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z12with_barrierPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
  %retval.i62 = alloca %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token", align 8
  %this.addr.i63 = alloca ptr, align 8
  %n.addr.i64 = alloca i64, align 8
  %retval.i57 = alloca %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token", align 8
  %this.addr.i58 = alloca ptr, align 8
  %n.addr.i59 = alloca i64, align 8
  %this.addr.i54 = alloca ptr, align 8
  %t.addr.i55 = alloca ptr, align 8
  %this.addr.i52 = alloca ptr, align 8
  %t.addr.i = alloca ptr, align 8
  %this.addr.i50 = alloca ptr, align 8
  %to.addr.i41 = alloca ptr, align 8
  %from.addr.i42 = alloca ptr, align 8
  %n.addr.i43 = alloca i64, align 8
  %rank.addr.i = alloca i32, align 4
  %size.addr.i = alloca i32, align 4
  %async.i = alloca i8, align 1
  %unit.i = alloca i64, align 8
  %i.i = alloca i64, align 8
  %c.addr.i = alloca i8, align 1
  %m.addr.i = alloca ptr, align 8
  %f.addr.i = alloca ptr, align 8
  %l.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %this.addr.i23 = alloca ptr, align 8
  %ref.tmp.i24 = alloca %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token", align 8
  %this.addr.i = alloca ptr, align 8
  %ref.tmp.i = alloca %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token", align 8
  %g.addr.i = alloca ptr, align 8
  %to.addr.i = alloca ptr, align 8
  %from.addr.i = alloca ptr, align 8
  %n.addr.i19 = alloca ptr, align 8
  %b.addr.i20 = alloca ptr, align 8
  %b.addr.i = alloca ptr, align 8
  %n.addr.i = alloca i64, align 8
  %retval.i = alloca %"struct.cooperative_groups::thread_block", align 1
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %block = alloca %"struct.cooperative_groups::thread_block", align 1
  %i = alloca i32, align 4
  %ref.tmp = alloca %"struct.cuda::aligned_size_t", align 8
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !311, !DIExpression(), !312)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !313, !DIExpression(), !314)
    #dbg_declare(ptr %block, !315, !DIExpression(), !318)
  %0 = load %"struct.cooperative_groups::thread_block", ptr %retval.i, align 1, !dbg !319
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !320
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !320
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !320
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !320
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !320
  %mul.i37 = mul i32 %4, %5, !dbg !320
  %add.i38 = add i32 %3, %mul.i37, !dbg !320
  %mul5.i39 = mul i32 %2, %add.i38, !dbg !320
  %add6.i40 = add i32 %1, %mul5.i39, !dbg !320
  %cmp = icmp eq i32 %add6.i40, 0, !dbg !322
  br i1 %cmp, label %if.then, label %if.end, !dbg !322

if.then:                                          ; preds = %entry
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !323
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !323
  %mul.i = mul i32 %6, %7, !dbg !323
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !323
  %mul3.i = mul i32 %mul.i, %8, !dbg !323
  %conv = zext i32 %mul3.i to i64, !dbg !323
  store ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE3bar to ptr), ptr %b.addr.i, align 8, !dbg !324
  store i64 %conv, ptr %n.addr.i, align 8, !dbg !324
  %9 = load ptr, ptr %b.addr.i, align 8, !dbg !324
  %10 = load i64, ptr %n.addr.i, align 8, !dbg !324
  %conv.i = trunc i64 %10 to i32, !dbg !324
  call void @__ws_mbarrier_init(ptr noundef %9, i32 noundef %conv.i) #7, !dbg !324
  br label %if.end, !dbg !324

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !325
    #dbg_declare(ptr %i, !326, !DIExpression(), !328)
  store i32 0, ptr %i, align 4, !dbg !328
  br label %for.cond, !dbg !329

for.cond:                                         ; preds = %for.inc, %if.end
  %11 = load i32, ptr %i, align 4, !dbg !330
  %cmp3 = icmp slt i32 %11, 4, !dbg !332
  br i1 %cmp3, label %for.body, label %for.end, !dbg !333

for.body:                                         ; preds = %for.cond
  %12 = load ptr, ptr %in.addr, align 8, !dbg !334
  %13 = load i32, ptr %i, align 4, !dbg !336
  %mul = mul nsw i32 64, %13, !dbg !337
  %idx.ext = sext i32 %mul to i64, !dbg !338
  %add.ptr = getelementptr inbounds i32, ptr %12, i64 %idx.ext, !dbg !338
  call void @_ZN4cuda14aligned_size_tILm16EEC1Em(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp, i64 noundef 256) #7, !dbg !339
  store ptr %block, ptr %g.addr.i, align 8, !dbg !340
  store ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE4tile to ptr), ptr %to.addr.i, align 8, !dbg !340
  store ptr %add.ptr, ptr %from.addr.i, align 8, !dbg !340
  store ptr %ref.tmp, ptr %n.addr.i19, align 8, !dbg !340
  store ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE3bar to ptr), ptr %b.addr.i20, align 8, !dbg !340
  %14 = load ptr, ptr %to.addr.i, align 8, !dbg !340
  %15 = load ptr, ptr %from.addr.i, align 8, !dbg !340
  %16 = load ptr, ptr %n.addr.i19, align 8, !dbg !340, !nonnull !163, !align !341
  %call.i21 = call noundef i64 @_ZNK4cuda14aligned_size_tILm16EEcvmEv(ptr noundef nonnull align 8 dereferenceable(8) %16) #7, !dbg !340
  %17 = load ptr, ptr %g.addr.i, align 8, !dbg !340, !nonnull !163
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !340
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !340
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !340
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !340
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !340
  %mul.i32 = mul i32 %21, %22, !dbg !340
  %add.i = add i32 %20, %mul.i32, !dbg !340
  %mul5.i = mul i32 %19, %add.i, !dbg !340
  %add6.i = add i32 %18, %mul5.i, !dbg !340
  %23 = load ptr, ptr %g.addr.i, align 8, !dbg !340, !nonnull !163
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !340
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !340
  %mul.i.i = mul i32 %24, %25, !dbg !340
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !340
  %mul3.i.i = mul i32 %mul.i.i, %26, !dbg !340
  store ptr %14, ptr %to.addr.i41, align 8, !dbg !340
  store ptr %15, ptr %from.addr.i42, align 8, !dbg !340
  store i64 %call.i21, ptr %n.addr.i43, align 8, !dbg !340
  store i32 %add6.i, ptr %rank.addr.i, align 4, !dbg !340
  store i32 %mul3.i.i, ptr %size.addr.i, align 4, !dbg !340
  %27 = load ptr, ptr %to.addr.i41, align 8, !dbg !340
  %28 = ptrtoint ptr %27 to i64, !dbg !340
  %29 = load ptr, ptr %from.addr.i42, align 8, !dbg !340
  %30 = ptrtoint ptr %29 to i64, !dbg !340
  %or.i = or i64 %28, %30, !dbg !340
  %31 = load i64, ptr %n.addr.i43, align 8, !dbg !340
  %or1.i = or i64 %or.i, %31, !dbg !340
  %rem.i = urem i64 %or1.i, 4, !dbg !340
  %cmp.i = icmp eq i64 %rem.i, 0, !dbg !340
  %conv.i44 = zext i1 %cmp.i to i32, !dbg !340
  %32 = load ptr, ptr %to.addr.i41, align 8, !dbg !340
  %33 = call i1 @llvm.nvvm.isspacep.shared(ptr %32), !dbg !340
  %conv2.i = zext i1 %33 to i32, !dbg !340
  %conv4.i = zext i1 %33 to i32, !dbg !340
  %and.i = and i32 %conv.i44, %conv4.i, !dbg !340
  %34 = load ptr, ptr %from.addr.i42, align 8, !dbg !340
  %35 = call i1 @llvm.nvvm.isspacep.global(ptr %34), !dbg !340
  %conv5.i = zext i1 %35 to i32, !dbg !340
  %conv7.i = zext i1 %35 to i32, !dbg !340
  %and8.i = and i32 %and.i, %conv7.i, !dbg !340
  %tobool.i = icmp ne i32 %and8.i, 0, !dbg !340
  %storedv.i45 = zext i1 %tobool.i to i8, !dbg !340
  store i8 %storedv.i45, ptr %async.i, align 1, !dbg !340
  %36 = load i8, ptr %async.i, align 1, !dbg !340
  %loadedv.i46 = trunc i8 %36 to i1, !dbg !340
  %37 = zext i1 %loadedv.i46 to i64, !dbg !340
  %cond.i = select i1 %loadedv.i46, i64 16, i64 1, !dbg !340
  store i64 %cond.i, ptr %unit.i, align 8, !dbg !340
  %38 = load i32, ptr %rank.addr.i, align 4, !dbg !340
  %conv9.i = zext i32 %38 to i64, !dbg !340
  %39 = load i64, ptr %unit.i, align 8, !dbg !340
  %mul.i47 = mul i64 %conv9.i, %39, !dbg !340
  store i64 %mul.i47, ptr %i.i, align 8, !dbg !340
  br label %for.cond.i, !dbg !340

for.cond.i:                                       ; preds = %if.end.i, %for.body
  %40 = load i64, ptr %i.i, align 8, !dbg !340
  %41 = load i64, ptr %n.addr.i43, align 8, !dbg !340
  %cmp10.i = icmp ult i64 %40, %41, !dbg !340
  br i1 %cmp10.i, label %for.body.i, label %_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit, !dbg !340

for.body.i:                                       ; preds = %for.cond.i
  %42 = load i8, ptr %async.i, align 1, !dbg !340
  %loadedv11.i = trunc i8 %42 to i1, !dbg !340
  br i1 %loadedv11.i, label %if.then.i49, label %if.else.i, !dbg !340

if.then.i49:                                      ; preds = %for.body.i
  %43 = load ptr, ptr %to.addr.i41, align 8, !dbg !340
  %44 = load i64, ptr %i.i, align 8, !dbg !340
  %add.ptr.i = getelementptr inbounds nuw i8, ptr %43, i64 %44, !dbg !340
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !340
  %45 = load ptr, ptr %from.addr.i42, align 8, !dbg !340
  %46 = load i64, ptr %i.i, align 8, !dbg !340
  %add.ptr12.i = getelementptr inbounds nuw i8, ptr %45, i64 %46, !dbg !340
  %add.ptr12.ascast.i = addrspacecast ptr %add.ptr12.i to ptr addrspace(1), !dbg !340
  %47 = load i64, ptr %n.addr.i43, align 8, !dbg !340
  %48 = load i64, ptr %i.i, align 8, !dbg !340
  %sub.i = sub i64 %47, %48, !dbg !340
  %cmp13.i = icmp ult i64 %sub.i, 16, !dbg !340
  br i1 %cmp13.i, label %cond.true.i, label %cond.false.i, !dbg !340

cond.true.i:                                      ; preds = %if.then.i49
  %49 = load i64, ptr %n.addr.i43, align 8, !dbg !340
  %50 = load i64, ptr %i.i, align 8, !dbg !340
  %sub14.i = sub i64 %49, %50, !dbg !340
  br label %cond.end.i, !dbg !340

cond.false.i:                                     ; preds = %if.then.i49
  br label %cond.end.i, !dbg !340

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond15.i = phi i64 [ %sub14.i, %cond.true.i ], [ 16, %cond.false.i ], !dbg !340
  %conv16.i = trunc i64 %cond15.i to i32, !dbg !340
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr12.ascast.i, i32 noundef 16, i32 noundef %conv16.i) #7, !dbg !340
  br label %if.end.i, !dbg !340

if.else.i:                                        ; preds = %for.body.i
  %51 = load ptr, ptr %from.addr.i42, align 8, !dbg !340
  %52 = load i64, ptr %i.i, align 8, !dbg !340
  %arrayidx.i = getelementptr inbounds nuw i8, ptr %51, i64 %52, !dbg !340
  %53 = load i8, ptr %arrayidx.i, align 1, !dbg !340
  %54 = load ptr, ptr %to.addr.i41, align 8, !dbg !340
  %55 = load i64, ptr %i.i, align 8, !dbg !340
  %arrayidx17.i = getelementptr inbounds nuw i8, ptr %54, i64 %55, !dbg !340
  store i8 %53, ptr %arrayidx17.i, align 1, !dbg !340
  br label %if.end.i, !dbg !340

if.end.i:                                         ; preds = %if.else.i, %cond.end.i
  %56 = load i32, ptr %size.addr.i, align 4, !dbg !340
  %conv18.i = zext i32 %56 to i64, !dbg !340
  %57 = load i64, ptr %unit.i, align 8, !dbg !340
  %mul19.i = mul i64 %conv18.i, %57, !dbg !340
  %58 = load i64, ptr %i.i, align 8, !dbg !340
  %add.i48 = add i64 %58, %mul19.i, !dbg !340
  store i64 %add.i48, ptr %i.i, align 8, !dbg !340
  br label %for.cond.i, !dbg !340, !llvm.loop !342

_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit:          ; preds = %for.cond.i
  %59 = load i8, ptr %async.i, align 1, !dbg !340
  %loadedv20.i = trunc i8 %59 to i1, !dbg !340
  br i1 %loadedv20.i, label %if.then.i, label %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEiNS_14aligned_size_tILm16EEENS_10ws_nothingEEEvRKT_PT0_PKS9_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit, !dbg !340

if.then.i:                                        ; preds = %_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit
  %60 = load ptr, ptr %b.addr.i20, align 8, !dbg !340, !nonnull !163, !align !341
  store ptr %60, ptr %this.addr.i50, align 8, !dbg !340
  %this1.i51 = load ptr, ptr %this.addr.i50, align 8, !dbg !340
  call void @__ws_cp_async_arrive(ptr noundef %this1.i51) #7, !dbg !340
  br label %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEiNS_14aligned_size_tILm16EEENS_10ws_nothingEEEvRKT_PT0_PKS9_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit, !dbg !340

_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEiNS_14aligned_size_tILm16EEENS_10ws_nothingEEEvRKT_PT0_PKS9_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit: ; preds = %_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit, %if.then.i
  store ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE3bar to ptr), ptr %this.addr.i23, align 8, !dbg !344
  %this1.i25 = load ptr, ptr %this.addr.i23, align 8, !dbg !344
  store ptr %this1.i25, ptr %this.addr.i58, align 8, !dbg !344
  store i64 1, ptr %n.addr.i59, align 8, !dbg !344
  %this1.i60 = load ptr, ptr %this.addr.i58, align 8, !dbg !344
  %61 = load i64, ptr %n.addr.i59, align 8, !dbg !344
  %conv.i61 = trunc i64 %61 to i32, !dbg !344
  %call.i = call i64 @__ws_mbarrier_arrive(ptr noundef %this1.i60, i32 noundef %conv.i61) #7, !dbg !344
  store i64 %call.i, ptr %retval.i57, align 8, !dbg !344
  %62 = load %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token", ptr %retval.i57, align 8, !dbg !344
  %63 = extractvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" %62, 0, !dbg !344
  store i64 %63, ptr %ref.tmp.i24, align 8, !dbg !344
  store ptr %this1.i25, ptr %this.addr.i52, align 8, !dbg !344
  store ptr %ref.tmp.i24, ptr %t.addr.i, align 8, !dbg !344
  %this1.i53 = load ptr, ptr %this.addr.i52, align 8, !dbg !344
  %64 = load ptr, ptr %t.addr.i, align 8, !dbg !344, !nonnull !163, !align !341
  %65 = load i64, ptr %64, align 8, !dbg !344
  call void @__ws_mbarrier_wait(ptr noundef %this1.i53, i64 noundef %65) #7, !dbg !344
  %66 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !345
  %sub = sub i32 63, %66, !dbg !346
  %idxprom = zext i32 %sub to i64, !dbg !347
  %arrayidx = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !347
  %67 = load i32, ptr %arrayidx, align 4, !dbg !347
  %68 = load i32, ptr %i, align 4, !dbg !348
  %mul5 = mul nsw i32 64, %68, !dbg !349
  %add = add nsw i32 %mul5, 63, !dbg !350
  %69 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !351
  %sub7 = sub i32 %add, %69, !dbg !352
  %cmp8 = icmp eq i32 %67, %sub7, !dbg !353
  %storedv.i = zext i1 %cmp8 to i8, !dbg !354
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !354
  store ptr @.str, ptr %m.addr.i, align 8, !dbg !354
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !354
  store i32 25, ptr %l.addr.i, align 4, !dbg !354
  store ptr @__func__._Z12with_barrierPKiPi, ptr %fn.addr.i, align 8, !dbg !354
  %70 = load i8, ptr %c.addr.i, align 1, !dbg !354
  %loadedv.i = trunc i8 %70 to i1, !dbg !354
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i27, !dbg !354

if.then.i27:                                      ; preds = %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEiNS_14aligned_size_tILm16EEENS_10ws_nothingEEEvRKT_PT0_PKS9_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit
  %71 = load ptr, ptr %m.addr.i, align 8, !dbg !354
  %72 = load ptr, ptr %f.addr.i, align 8, !dbg !354
  %73 = load i32, ptr %l.addr.i, align 4, !dbg !354
  %74 = load ptr, ptr %fn.addr.i, align 8, !dbg !354
  call void @__assertfail(ptr noundef %71, ptr noundef %72, i32 noundef %73, ptr noundef %74, i64 noundef 1) #8, !dbg !354
  unreachable, !dbg !354

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEiNS_14aligned_size_tILm16EEENS_10ws_nothingEEEvRKT_PT0_PKS9_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit
  %75 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !355
  %sub10 = sub i32 63, %75, !dbg !356
  %idxprom11 = zext i32 %sub10 to i64, !dbg !357
  %arrayidx12 = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE4tile to ptr), i64 0, i64 %idxprom11, !dbg !357
  %76 = load i32, ptr %arrayidx12, align 4, !dbg !357
  %77 = load ptr, ptr %out.addr, align 8, !dbg !358
  %78 = load i32, ptr %i, align 4, !dbg !359
  %mul13 = mul nsw i32 64, %78, !dbg !360
  %79 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !361
  %add15 = add i32 %mul13, %79, !dbg !362
  %idxprom16 = zext i32 %add15 to i64, !dbg !358
  %arrayidx17 = getelementptr inbounds nuw i32, ptr %77, i64 %idxprom16, !dbg !358
  store i32 %76, ptr %arrayidx17, align 4, !dbg !363
  store ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE3bar to ptr), ptr %this.addr.i, align 8, !dbg !364
  %this1.i = load ptr, ptr %this.addr.i, align 8, !dbg !364
  store ptr %this1.i, ptr %this.addr.i63, align 8, !dbg !364
  store i64 1, ptr %n.addr.i64, align 8, !dbg !364
  %this1.i65 = load ptr, ptr %this.addr.i63, align 8, !dbg !364
  %80 = load i64, ptr %n.addr.i64, align 8, !dbg !364
  %conv.i66 = trunc i64 %80 to i32, !dbg !364
  %call.i67 = call i64 @__ws_mbarrier_arrive(ptr noundef %this1.i65, i32 noundef %conv.i66) #7, !dbg !364
  store i64 %call.i67, ptr %retval.i62, align 8, !dbg !364
  %81 = load %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token", ptr %retval.i62, align 8, !dbg !364
  %82 = extractvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" %81, 0, !dbg !364
  store i64 %82, ptr %ref.tmp.i, align 8, !dbg !364
  store ptr %this1.i, ptr %this.addr.i54, align 8, !dbg !364
  store ptr %ref.tmp.i, ptr %t.addr.i55, align 8, !dbg !364
  %this1.i56 = load ptr, ptr %this.addr.i54, align 8, !dbg !364
  %83 = load ptr, ptr %t.addr.i55, align 8, !dbg !364, !nonnull !163, !align !341
  %84 = load i64, ptr %83, align 8, !dbg !364
  call void @__ws_mbarrier_wait(ptr noundef %this1.i56, i64 noundef %84) #7, !dbg !364
  br label %for.inc, !dbg !365

for.inc:                                          ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %85 = load i32, ptr %i, align 4, !dbg !366
  %inc = add nsw i32 %85, 1, !dbg !366
  store i32 %inc, ptr %i, align 4, !dbg !366
  br label %for.cond, !dbg !367, !llvm.loop !368

for.end:                                          ; preds = %for.cond
  ret void, !dbg !370
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr void @_ZN4cuda14aligned_size_tILm16EEC1Em(ptr noundef nonnull align 8 dereferenceable(8) %this, i64 noundef %n) unnamed_addr #1 comdat align 2 !dbg !371 {
entry:
  %this.addr = alloca ptr, align 8
  %n.addr = alloca i64, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !372, !DIExpression(), !374)
  store i64 %n, ptr %n.addr, align 8
    #dbg_declare(ptr %n.addr, !375, !DIExpression(), !376)
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load i64, ptr %n.addr, align 8, !dbg !377
  call void @_ZN4cuda14aligned_size_tILm16EEC2Em(ptr noundef nonnull align 8 dereferenceable(8) %this1, i64 noundef %0) #7, !dbg !377
  ret void, !dbg !378
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z9of_threadPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !162 {
entry:
  %this.addr.i123 = alloca ptr, align 8
  %n.addr.i124 = alloca i32, align 4
  %to.addr.i72 = alloca ptr, align 8
  %from.addr.i73 = alloca ptr, align 8
  %n.addr.i74 = alloca i64, align 8
  %rank.addr.i75 = alloca i32, align 4
  %size.addr.i76 = alloca i32, align 4
  %async.i77 = alloca i8, align 1
  %unit.i78 = alloca i64, align 8
  %i.i79 = alloca i64, align 8
  %to.addr.i64 = alloca ptr, align 8
  %from.addr.i65 = alloca ptr, align 8
  %n.addr.i66 = alloca i64, align 8
  %rank.addr.i = alloca i32, align 4
  %size.addr.i = alloca i32, align 4
  %async.i = alloca i8, align 1
  %unit.i = alloca i64, align 8
  %i.i = alloca i64, align 8
  %this.addr.i58 = alloca ptr, align 8
  %at.addr.i59 = alloca ptr, align 8
  %n.addr.i60 = alloca i32, align 4
  %this.addr.i55 = alloca ptr, align 8
  %at.addr.i = alloca ptr, align 8
  %n.addr.i56 = alloca i32, align 4
  %this.addr.i53 = alloca ptr, align 8
  %this.addr.i48 = alloca ptr, align 8
  %p.addr.i = alloca ptr, align 8
  %this.addr.i44 = alloca ptr, align 8
  %this.addr.i42 = alloca ptr, align 8
  %to.addr.i37 = alloca ptr, align 8
  %from.addr.i38 = alloca ptr, align 8
  %n.addr.i39 = alloca ptr, align 8
  %.addr.i40 = alloca ptr, align 8
  %to.addr.i = alloca ptr, align 8
  %from.addr.i = alloca ptr, align 8
  %n.addr.i = alloca ptr, align 8
  %.addr.i = alloca ptr, align 8
  %this.addr.i35 = alloca ptr, align 8
  %this.addr.i = alloca ptr, align 8
  %retval.i = alloca %"class.cuda::pipeline", align 8
  %c.addr.i = alloca i8, align 1
  %m.addr.i = alloca ptr, align 8
  %f.addr.i = alloca ptr, align 8
  %l.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %pipe = alloca %"class.cuda::pipeline", align 8
  %tmp.coerce = alloca %"class.cuda::pipeline", align 8
  %t = alloca i32, align 4
  %ref.tmp = alloca i64, align 8
  %i = alloca i32, align 4
  %ref.tmp12 = alloca i64, align 8
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !379, !DIExpression(), !380)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !381, !DIExpression(), !382)
    #dbg_declare(ptr %pipe, !383, !DIExpression(), !384)
  store ptr %retval.i, ptr %this.addr.i55, align 8, !dbg !385
  store ptr null, ptr %at.addr.i, align 8, !dbg !385
  store i32 0, ptr %n.addr.i56, align 4, !dbg !385
  %this1.i57 = load ptr, ptr %this.addr.i55, align 8, !dbg !385
  %0 = load ptr, ptr %at.addr.i, align 8, !dbg !385
  %1 = load i32, ptr %n.addr.i56, align 4, !dbg !385
  store ptr %this1.i57, ptr %this.addr.i58, align 8, !dbg !385
  store ptr %0, ptr %at.addr.i59, align 8, !dbg !385
  store i32 %1, ptr %n.addr.i60, align 4, !dbg !385
  %this1.i61 = load ptr, ptr %this.addr.i58, align 8, !dbg !385
  %2 = load ptr, ptr %at.addr.i59, align 8, !dbg !385
  store ptr %2, ptr %this1.i61, align 8, !dbg !385
  %ws_n.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i61, i32 0, i32 1, !dbg !385
  %3 = load i32, ptr %n.addr.i60, align 4, !dbg !385
  store i32 %3, ptr %ws_n.i, align 8, !dbg !385
  %ws_head.i62 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i61, i32 0, i32 2, !dbg !385
  store i32 0, ptr %ws_head.i62, align 4, !dbg !385
  %ws_tail.i63 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i61, i32 0, i32 3, !dbg !385
  store i32 0, ptr %ws_tail.i63, align 8, !dbg !385
  %ws_free.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i61, i32 0, i32 4, !dbg !385
  store i8 1, ptr %ws_free.i, align 4, !dbg !385
  %ws_full.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i61, i32 0, i32 5, !dbg !385
  store i8 0, ptr %ws_full.i, align 1, !dbg !385
  %4 = load %"class.cuda::pipeline", ptr %retval.i, align 8, !dbg !385
  store %"class.cuda::pipeline" %4, ptr %tmp.coerce, align 8, !dbg !385
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %pipe, ptr align 8 %tmp.coerce, i64 22, i1 false), !dbg !385
    #dbg_declare(ptr %t, !386, !DIExpression(), !387)
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !388
  store i32 %5, ptr %t, align 4, !dbg !387
  store ptr %pipe, ptr %this.addr.i35, align 8, !dbg !389
  %this1.i36 = load ptr, ptr %this.addr.i35, align 8, !dbg !389
  %6 = load i32, ptr %t, align 4, !dbg !390
  %idxprom = sext i32 %6 to i64, !dbg !391
  %arrayidx = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9of_threadPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !391
  %7 = load ptr, ptr %in.addr, align 8, !dbg !392
  %8 = load i32, ptr %t, align 4, !dbg !393
  %idx.ext = sext i32 %8 to i64, !dbg !394
  %add.ptr = getelementptr inbounds i32, ptr %7, i64 %idx.ext, !dbg !394
  store i64 4, ptr %ref.tmp, align 8, !dbg !395
  store ptr %arrayidx, ptr %to.addr.i37, align 8, !dbg !396
  store ptr %add.ptr, ptr %from.addr.i38, align 8, !dbg !396
  store ptr %ref.tmp, ptr %n.addr.i39, align 8, !dbg !396
  store ptr %pipe, ptr %.addr.i40, align 8, !dbg !396
  %9 = load ptr, ptr %to.addr.i37, align 8, !dbg !396
  %10 = load ptr, ptr %from.addr.i38, align 8, !dbg !396
  %11 = load ptr, ptr %n.addr.i39, align 8, !dbg !396, !nonnull !163, !align !341
  %12 = load i64, ptr %11, align 8, !dbg !396
  store ptr %9, ptr %to.addr.i64, align 8, !dbg !396
  store ptr %10, ptr %from.addr.i65, align 8, !dbg !396
  store i64 %12, ptr %n.addr.i66, align 8, !dbg !396
  store i32 0, ptr %rank.addr.i, align 4, !dbg !396
  store i32 1, ptr %size.addr.i, align 4, !dbg !396
  %13 = load ptr, ptr %to.addr.i64, align 8, !dbg !396
  %14 = ptrtoint ptr %13 to i64, !dbg !396
  %15 = load ptr, ptr %from.addr.i65, align 8, !dbg !396
  %16 = ptrtoint ptr %15 to i64, !dbg !396
  %or.i = or i64 %14, %16, !dbg !396
  %17 = load i64, ptr %n.addr.i66, align 8, !dbg !396
  %or1.i = or i64 %or.i, %17, !dbg !396
  %rem.i = urem i64 %or1.i, 4, !dbg !396
  %cmp.i67 = icmp eq i64 %rem.i, 0, !dbg !396
  %conv.i = zext i1 %cmp.i67 to i32, !dbg !396
  %18 = load ptr, ptr %to.addr.i64, align 8, !dbg !396
  %19 = call i1 @llvm.nvvm.isspacep.shared(ptr %18), !dbg !396
  %conv2.i = zext i1 %19 to i32, !dbg !396
  %conv4.i = zext i1 %19 to i32, !dbg !396
  %and.i = and i32 %conv.i, %conv4.i, !dbg !396
  %20 = load ptr, ptr %from.addr.i65, align 8, !dbg !396
  %21 = call i1 @llvm.nvvm.isspacep.global(ptr %20), !dbg !396
  %conv5.i = zext i1 %21 to i32, !dbg !396
  %conv7.i = zext i1 %21 to i32, !dbg !396
  %and8.i = and i32 %and.i, %conv7.i, !dbg !396
  %tobool.i = icmp ne i32 %and8.i, 0, !dbg !396
  %storedv.i68 = zext i1 %tobool.i to i8, !dbg !396
  store i8 %storedv.i68, ptr %async.i, align 1, !dbg !396
  %22 = load i8, ptr %async.i, align 1, !dbg !396
  %loadedv.i69 = trunc i8 %22 to i1, !dbg !396
  %23 = zext i1 %loadedv.i69 to i64, !dbg !396
  %cond.i = select i1 %loadedv.i69, i64 4, i64 1, !dbg !396
  store i64 %cond.i, ptr %unit.i, align 8, !dbg !396
  %24 = load i32, ptr %rank.addr.i, align 4, !dbg !396
  %conv9.i = zext i32 %24 to i64, !dbg !396
  %25 = load i64, ptr %unit.i, align 8, !dbg !396
  %mul.i = mul i64 %conv9.i, %25, !dbg !396
  store i64 %mul.i, ptr %i.i, align 8, !dbg !396
  br label %for.cond.i, !dbg !396

for.cond.i:                                       ; preds = %if.end.i, %entry
  %26 = load i64, ptr %i.i, align 8, !dbg !396
  %27 = load i64, ptr %n.addr.i66, align 8, !dbg !396
  %cmp10.i = icmp ult i64 %26, %27, !dbg !396
  br i1 %cmp10.i, label %for.body.i, label %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit, !dbg !396

for.body.i:                                       ; preds = %for.cond.i
  %28 = load i8, ptr %async.i, align 1, !dbg !396
  %loadedv11.i = trunc i8 %28 to i1, !dbg !396
  br i1 %loadedv11.i, label %if.then.i70, label %if.else.i, !dbg !396

if.then.i70:                                      ; preds = %for.body.i
  %29 = load ptr, ptr %to.addr.i64, align 8, !dbg !396
  %30 = load i64, ptr %i.i, align 8, !dbg !396
  %add.ptr.i = getelementptr inbounds nuw i8, ptr %29, i64 %30, !dbg !396
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !396
  %31 = load ptr, ptr %from.addr.i65, align 8, !dbg !396
  %32 = load i64, ptr %i.i, align 8, !dbg !396
  %add.ptr12.i = getelementptr inbounds nuw i8, ptr %31, i64 %32, !dbg !396
  %add.ptr12.ascast.i = addrspacecast ptr %add.ptr12.i to ptr addrspace(1), !dbg !396
  %33 = load i64, ptr %n.addr.i66, align 8, !dbg !396
  %34 = load i64, ptr %i.i, align 8, !dbg !396
  %sub.i71 = sub i64 %33, %34, !dbg !396
  %cmp13.i = icmp ult i64 %sub.i71, 4, !dbg !396
  br i1 %cmp13.i, label %cond.true.i, label %cond.false.i, !dbg !396

cond.true.i:                                      ; preds = %if.then.i70
  %35 = load i64, ptr %n.addr.i66, align 8, !dbg !396
  %36 = load i64, ptr %i.i, align 8, !dbg !396
  %sub14.i = sub i64 %35, %36, !dbg !396
  br label %cond.end.i, !dbg !396

cond.false.i:                                     ; preds = %if.then.i70
  br label %cond.end.i, !dbg !396

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond15.i = phi i64 [ %sub14.i, %cond.true.i ], [ 4, %cond.false.i ], !dbg !396
  %conv16.i = trunc i64 %cond15.i to i32, !dbg !396
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr12.ascast.i, i32 noundef 4, i32 noundef %conv16.i) #7, !dbg !396
  br label %if.end.i, !dbg !396

if.else.i:                                        ; preds = %for.body.i
  %37 = load ptr, ptr %from.addr.i65, align 8, !dbg !396
  %38 = load i64, ptr %i.i, align 8, !dbg !396
  %arrayidx.i = getelementptr inbounds nuw i8, ptr %37, i64 %38, !dbg !396
  %39 = load i8, ptr %arrayidx.i, align 1, !dbg !396
  %40 = load ptr, ptr %to.addr.i64, align 8, !dbg !396
  %41 = load i64, ptr %i.i, align 8, !dbg !396
  %arrayidx17.i = getelementptr inbounds nuw i8, ptr %40, i64 %41, !dbg !396
  store i8 %39, ptr %arrayidx17.i, align 1, !dbg !396
  br label %if.end.i, !dbg !396

if.end.i:                                         ; preds = %if.else.i, %cond.end.i
  %42 = load i32, ptr %size.addr.i, align 4, !dbg !396
  %conv18.i = zext i32 %42 to i64, !dbg !396
  %43 = load i64, ptr %unit.i, align 8, !dbg !396
  %mul19.i = mul i64 %conv18.i, %43, !dbg !396
  %44 = load i64, ptr %i.i, align 8, !dbg !396
  %add.i = add i64 %44, %mul19.i, !dbg !396
  store i64 %add.i, ptr %i.i, align 8, !dbg !396
  br label %for.cond.i, !dbg !396, !llvm.loop !397

_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit:           ; preds = %for.cond.i
  %45 = load i8, ptr %async.i, align 1, !dbg !396
  %loadedv20.i = trunc i8 %45 to i1, !dbg !396
  store ptr %pipe, ptr %this.addr.i44, align 8, !dbg !398
  %this1.i45 = load ptr, ptr %this.addr.i44, align 8, !dbg !398
  call void @__ws_cp_async_commit() #7, !dbg !398
  %ws_head.i46 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i45, i32 0, i32 2, !dbg !398
  %46 = load i32, ptr %ws_head.i46, align 4, !dbg !398
  %inc.i47 = add i32 %46, 1, !dbg !398
  store i32 %inc.i47, ptr %ws_head.i46, align 4, !dbg !398
    #dbg_declare(ptr %i, !399, !DIExpression(), !401)
  store i32 0, ptr %i, align 4, !dbg !401
  br label %for.cond, !dbg !402

for.cond:                                         ; preds = %for.inc, %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit
  %47 = load i32, ptr %i, align 4, !dbg !403
  %cmp = icmp slt i32 %47, 4, !dbg !405
  br i1 %cmp, label %for.body, label %for.end, !dbg !406

for.body:                                         ; preds = %for.cond
  %48 = load i32, ptr %i, align 4, !dbg !407
  %cmp2 = icmp slt i32 %48, 3, !dbg !410
  br i1 %cmp2, label %if.then, label %if.end, !dbg !410

if.then:                                          ; preds = %for.body
  store ptr %pipe, ptr %this.addr.i, align 8, !dbg !411
  %this1.i = load ptr, ptr %this.addr.i, align 8, !dbg !411
  %49 = load i32, ptr %i, align 4, !dbg !413
  %add = add nsw i32 %49, 1, !dbg !414
  %rem = srem i32 %add, 2, !dbg !415
  %idxprom3 = sext i32 %rem to i64, !dbg !416
  %arrayidx4 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9of_threadPKiPiE4tile to ptr), i64 0, i64 %idxprom3, !dbg !416
  %50 = load i32, ptr %t, align 4, !dbg !417
  %idxprom5 = sext i32 %50 to i64, !dbg !416
  %arrayidx6 = getelementptr inbounds [64 x i32], ptr %arrayidx4, i64 0, i64 %idxprom5, !dbg !416
  %51 = load ptr, ptr %in.addr, align 8, !dbg !418
  %52 = load i32, ptr %i, align 4, !dbg !419
  %add7 = add nsw i32 %52, 1, !dbg !420
  %mul = mul nsw i32 64, %add7, !dbg !421
  %idx.ext8 = sext i32 %mul to i64, !dbg !422
  %add.ptr9 = getelementptr inbounds i32, ptr %51, i64 %idx.ext8, !dbg !422
  %53 = load i32, ptr %t, align 4, !dbg !423
  %idx.ext10 = sext i32 %53 to i64, !dbg !424
  %add.ptr11 = getelementptr inbounds i32, ptr %add.ptr9, i64 %idx.ext10, !dbg !424
  store i64 4, ptr %ref.tmp12, align 8, !dbg !425
  store ptr %arrayidx6, ptr %to.addr.i, align 8, !dbg !426
  store ptr %add.ptr11, ptr %from.addr.i, align 8, !dbg !426
  store ptr %ref.tmp12, ptr %n.addr.i, align 8, !dbg !426
  store ptr %pipe, ptr %.addr.i, align 8, !dbg !426
  %54 = load ptr, ptr %to.addr.i, align 8, !dbg !426
  %55 = load ptr, ptr %from.addr.i, align 8, !dbg !426
  %56 = load ptr, ptr %n.addr.i, align 8, !dbg !426, !nonnull !163, !align !341
  %57 = load i64, ptr %56, align 8, !dbg !426
  store ptr %54, ptr %to.addr.i72, align 8, !dbg !426
  store ptr %55, ptr %from.addr.i73, align 8, !dbg !426
  store i64 %57, ptr %n.addr.i74, align 8, !dbg !426
  store i32 0, ptr %rank.addr.i75, align 4, !dbg !426
  store i32 1, ptr %size.addr.i76, align 4, !dbg !426
  %58 = load ptr, ptr %to.addr.i72, align 8, !dbg !426
  %59 = ptrtoint ptr %58 to i64, !dbg !426
  %60 = load ptr, ptr %from.addr.i73, align 8, !dbg !426
  %61 = ptrtoint ptr %60 to i64, !dbg !426
  %or.i80 = or i64 %59, %61, !dbg !426
  %62 = load i64, ptr %n.addr.i74, align 8, !dbg !426
  %or1.i81 = or i64 %or.i80, %62, !dbg !426
  %rem.i82 = urem i64 %or1.i81, 4, !dbg !426
  %cmp.i83 = icmp eq i64 %rem.i82, 0, !dbg !426
  %conv.i84 = zext i1 %cmp.i83 to i32, !dbg !426
  %63 = load ptr, ptr %to.addr.i72, align 8, !dbg !426
  %64 = call i1 @llvm.nvvm.isspacep.shared(ptr %63), !dbg !426
  %conv2.i85 = zext i1 %64 to i32, !dbg !426
  %conv4.i86 = zext i1 %64 to i32, !dbg !426
  %and.i87 = and i32 %conv.i84, %conv4.i86, !dbg !426
  %65 = load ptr, ptr %from.addr.i73, align 8, !dbg !426
  %66 = call i1 @llvm.nvvm.isspacep.global(ptr %65), !dbg !426
  %conv5.i88 = zext i1 %66 to i32, !dbg !426
  %conv7.i89 = zext i1 %66 to i32, !dbg !426
  %and8.i90 = and i32 %and.i87, %conv7.i89, !dbg !426
  %tobool.i91 = icmp ne i32 %and8.i90, 0, !dbg !426
  %storedv.i92 = zext i1 %tobool.i91 to i8, !dbg !426
  store i8 %storedv.i92, ptr %async.i77, align 1, !dbg !426
  %67 = load i8, ptr %async.i77, align 1, !dbg !426
  %loadedv.i93 = trunc i8 %67 to i1, !dbg !426
  %68 = zext i1 %loadedv.i93 to i64, !dbg !426
  %cond.i94 = select i1 %loadedv.i93, i64 4, i64 1, !dbg !426
  store i64 %cond.i94, ptr %unit.i78, align 8, !dbg !426
  %69 = load i32, ptr %rank.addr.i75, align 4, !dbg !426
  %conv9.i95 = zext i32 %69 to i64, !dbg !426
  %70 = load i64, ptr %unit.i78, align 8, !dbg !426
  %mul.i96 = mul i64 %conv9.i95, %70, !dbg !426
  store i64 %mul.i96, ptr %i.i79, align 8, !dbg !426
  br label %for.cond.i97, !dbg !426

for.cond.i97:                                     ; preds = %if.end.i105, %if.then
  %71 = load i64, ptr %i.i79, align 8, !dbg !426
  %72 = load i64, ptr %n.addr.i74, align 8, !dbg !426
  %cmp10.i98 = icmp ult i64 %71, %72, !dbg !426
  br i1 %cmp10.i98, label %for.body.i100, label %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit122, !dbg !426

for.body.i100:                                    ; preds = %for.cond.i97
  %73 = load i8, ptr %async.i77, align 1, !dbg !426
  %loadedv11.i101 = trunc i8 %73 to i1, !dbg !426
  br i1 %loadedv11.i101, label %if.then.i109, label %if.else.i102, !dbg !426

if.then.i109:                                     ; preds = %for.body.i100
  %74 = load ptr, ptr %to.addr.i72, align 8, !dbg !426
  %75 = load i64, ptr %i.i79, align 8, !dbg !426
  %add.ptr.i110 = getelementptr inbounds nuw i8, ptr %74, i64 %75, !dbg !426
  %add.ptr.ascast.i111 = addrspacecast ptr %add.ptr.i110 to ptr addrspace(3), !dbg !426
  %76 = load ptr, ptr %from.addr.i73, align 8, !dbg !426
  %77 = load i64, ptr %i.i79, align 8, !dbg !426
  %add.ptr12.i112 = getelementptr inbounds nuw i8, ptr %76, i64 %77, !dbg !426
  %add.ptr12.ascast.i113 = addrspacecast ptr %add.ptr12.i112 to ptr addrspace(1), !dbg !426
  %78 = load i64, ptr %n.addr.i74, align 8, !dbg !426
  %79 = load i64, ptr %i.i79, align 8, !dbg !426
  %sub.i114 = sub i64 %78, %79, !dbg !426
  %cmp13.i115 = icmp ult i64 %sub.i114, 4, !dbg !426
  br i1 %cmp13.i115, label %cond.true.i120, label %cond.false.i116, !dbg !426

cond.true.i120:                                   ; preds = %if.then.i109
  %80 = load i64, ptr %n.addr.i74, align 8, !dbg !426
  %81 = load i64, ptr %i.i79, align 8, !dbg !426
  %sub14.i121 = sub i64 %80, %81, !dbg !426
  br label %cond.end.i117, !dbg !426

cond.false.i116:                                  ; preds = %if.then.i109
  br label %cond.end.i117, !dbg !426

cond.end.i117:                                    ; preds = %cond.false.i116, %cond.true.i120
  %cond15.i118 = phi i64 [ %sub14.i121, %cond.true.i120 ], [ 4, %cond.false.i116 ], !dbg !426
  %conv16.i119 = trunc i64 %cond15.i118 to i32, !dbg !426
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i111, ptr addrspace(1) noundef %add.ptr12.ascast.i113, i32 noundef 4, i32 noundef %conv16.i119) #7, !dbg !426
  br label %if.end.i105, !dbg !426

if.else.i102:                                     ; preds = %for.body.i100
  %82 = load ptr, ptr %from.addr.i73, align 8, !dbg !426
  %83 = load i64, ptr %i.i79, align 8, !dbg !426
  %arrayidx.i103 = getelementptr inbounds nuw i8, ptr %82, i64 %83, !dbg !426
  %84 = load i8, ptr %arrayidx.i103, align 1, !dbg !426
  %85 = load ptr, ptr %to.addr.i72, align 8, !dbg !426
  %86 = load i64, ptr %i.i79, align 8, !dbg !426
  %arrayidx17.i104 = getelementptr inbounds nuw i8, ptr %85, i64 %86, !dbg !426
  store i8 %84, ptr %arrayidx17.i104, align 1, !dbg !426
  br label %if.end.i105, !dbg !426

if.end.i105:                                      ; preds = %if.else.i102, %cond.end.i117
  %87 = load i32, ptr %size.addr.i76, align 4, !dbg !426
  %conv18.i106 = zext i32 %87 to i64, !dbg !426
  %88 = load i64, ptr %unit.i78, align 8, !dbg !426
  %mul19.i107 = mul i64 %conv18.i106, %88, !dbg !426
  %89 = load i64, ptr %i.i79, align 8, !dbg !426
  %add.i108 = add i64 %89, %mul19.i107, !dbg !426
  store i64 %add.i108, ptr %i.i79, align 8, !dbg !426
  br label %for.cond.i97, !dbg !426, !llvm.loop !427

_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit122:        ; preds = %for.cond.i97
  %90 = load i8, ptr %async.i77, align 1, !dbg !426
  %loadedv20.i99 = trunc i8 %90 to i1, !dbg !426
  store ptr %pipe, ptr %this.addr.i42, align 8, !dbg !428
  %this1.i43 = load ptr, ptr %this.addr.i42, align 8, !dbg !428
  call void @__ws_cp_async_commit() #7, !dbg !428
  %ws_head.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i43, i32 0, i32 2, !dbg !428
  %91 = load i32, ptr %ws_head.i, align 4, !dbg !428
  %inc.i = add i32 %91, 1, !dbg !428
  store i32 %inc.i, ptr %ws_head.i, align 4, !dbg !428
  br label %if.end, !dbg !429

if.end:                                           ; preds = %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit122, %for.body
  %92 = load i32, ptr %i, align 4, !dbg !430
  %cmp13 = icmp slt i32 %92, 3, !dbg !432
  br i1 %cmp13, label %if.then14, label %if.else, !dbg !432

if.then14:                                        ; preds = %if.end
  store ptr %pipe, ptr %p.addr.i, align 8, !dbg !433
  %93 = load ptr, ptr %p.addr.i, align 8, !dbg !433, !nonnull !163, !align !341
  store ptr %93, ptr %this.addr.i123, align 8, !dbg !433
  store i32 1, ptr %n.addr.i124, align 4, !dbg !433
  %this1.i125 = load ptr, ptr %this.addr.i123, align 8, !dbg !433
  %94 = load i32, ptr %n.addr.i124, align 4, !dbg !433
  call void @__ws_cp_async_wait(i32 noundef %94) #7, !dbg !433
  %ws_head.i126 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i125, i32 0, i32 2, !dbg !433
  %95 = load i32, ptr %ws_head.i126, align 4, !dbg !433
  %96 = load i32, ptr %n.addr.i124, align 4, !dbg !433
  %sub.i127 = sub i32 %95, %96, !dbg !433
  %ws_tail.i128 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i125, i32 0, i32 3, !dbg !433
  store i32 %sub.i127, ptr %ws_tail.i128, align 8, !dbg !433
  br label %if.end15, !dbg !433

if.else:                                          ; preds = %if.end
  store ptr %pipe, ptr %this.addr.i48, align 8, !dbg !434
  %this1.i49 = load ptr, ptr %this.addr.i48, align 8, !dbg !434
  %ws_head.i50 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i49, i32 0, i32 2, !dbg !434
  %97 = load i32, ptr %ws_head.i50, align 4, !dbg !434
  %ws_tail.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i49, i32 0, i32 3, !dbg !434
  %98 = load i32, ptr %ws_tail.i, align 8, !dbg !434
  %cmp.i = icmp ne i32 %97, %98, !dbg !434
  br i1 %cmp.i, label %if.then.i51, label %_ZN4cuda8pipelineILNS_12thread_scopeE3EE13consumer_waitEv.exit, !dbg !434

if.then.i51:                                      ; preds = %if.else
  %ws_head2.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i49, i32 0, i32 2, !dbg !434
  %99 = load i32, ptr %ws_head2.i, align 4, !dbg !434
  %ws_tail3.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i49, i32 0, i32 3, !dbg !434
  %100 = load i32, ptr %ws_tail3.i, align 8, !dbg !434
  %sub.i = sub i32 %99, %100, !dbg !434
  %sub4.i = sub i32 %sub.i, 1, !dbg !434
  call void @__ws_cp_async_wait(i32 noundef %sub4.i) #7, !dbg !434
  %ws_tail5.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i49, i32 0, i32 3, !dbg !434
  %101 = load i32, ptr %ws_tail5.i, align 8, !dbg !434
  %inc.i52 = add i32 %101, 1, !dbg !434
  store i32 %inc.i52, ptr %ws_tail5.i, align 8, !dbg !434
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE3EE13consumer_waitEv.exit, !dbg !434

_ZN4cuda8pipelineILNS_12thread_scopeE3EE13consumer_waitEv.exit: ; preds = %if.else, %if.then.i51
  br label %if.end15

if.end15:                                         ; preds = %_ZN4cuda8pipelineILNS_12thread_scopeE3EE13consumer_waitEv.exit, %if.then14
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !435
  %102 = load i32, ptr %i, align 4, !dbg !436
  %rem16 = srem i32 %102, 2, !dbg !437
  %idxprom17 = sext i32 %rem16 to i64, !dbg !438
  %arrayidx18 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9of_threadPKiPiE4tile to ptr), i64 0, i64 %idxprom17, !dbg !438
  %103 = load i32, ptr %t, align 4, !dbg !439
  %sub = sub nsw i32 63, %103, !dbg !440
  %idxprom19 = sext i32 %sub to i64, !dbg !438
  %arrayidx20 = getelementptr inbounds [64 x i32], ptr %arrayidx18, i64 0, i64 %idxprom19, !dbg !438
  %104 = load i32, ptr %arrayidx20, align 4, !dbg !438
  %105 = load i32, ptr %i, align 4, !dbg !441
  %mul21 = mul nsw i32 64, %105, !dbg !442
  %add22 = add nsw i32 %mul21, 63, !dbg !443
  %106 = load i32, ptr %t, align 4, !dbg !444
  %sub23 = sub nsw i32 %add22, %106, !dbg !445
  %cmp24 = icmp eq i32 %104, %sub23, !dbg !446
  %storedv.i = zext i1 %cmp24 to i8, !dbg !447
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !447
  store ptr @.str2, ptr %m.addr.i, align 8, !dbg !447
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !447
  store i32 46, ptr %l.addr.i, align 4, !dbg !447
  store ptr @__func__._Z9of_threadPKiPi, ptr %fn.addr.i, align 8, !dbg !447
  %107 = load i8, ptr %c.addr.i, align 1, !dbg !447
  %loadedv.i = trunc i8 %107 to i1, !dbg !447
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !447

if.then.i:                                        ; preds = %if.end15
  %108 = load ptr, ptr %m.addr.i, align 8, !dbg !447
  %109 = load ptr, ptr %f.addr.i, align 8, !dbg !447
  %110 = load i32, ptr %l.addr.i, align 4, !dbg !447
  %111 = load ptr, ptr %fn.addr.i, align 8, !dbg !447
  call void @__assertfail(ptr noundef %108, ptr noundef %109, i32 noundef %110, ptr noundef %111, i64 noundef 1) #8, !dbg !447
  unreachable, !dbg !447

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.end15
  %112 = load i32, ptr %i, align 4, !dbg !448
  %rem25 = srem i32 %112, 2, !dbg !449
  %idxprom26 = sext i32 %rem25 to i64, !dbg !450
  %arrayidx27 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9of_threadPKiPiE4tile to ptr), i64 0, i64 %idxprom26, !dbg !450
  %113 = load i32, ptr %t, align 4, !dbg !451
  %sub28 = sub nsw i32 63, %113, !dbg !452
  %idxprom29 = sext i32 %sub28 to i64, !dbg !450
  %arrayidx30 = getelementptr inbounds [64 x i32], ptr %arrayidx27, i64 0, i64 %idxprom29, !dbg !450
  %114 = load i32, ptr %arrayidx30, align 4, !dbg !450
  %115 = load ptr, ptr %out.addr, align 8, !dbg !453
  %116 = load i32, ptr %i, align 4, !dbg !454
  %mul31 = mul nsw i32 64, %116, !dbg !455
  %117 = load i32, ptr %t, align 4, !dbg !456
  %add32 = add nsw i32 %mul31, %117, !dbg !457
  %idxprom33 = sext i32 %add32 to i64, !dbg !453
  %arrayidx34 = getelementptr inbounds i32, ptr %115, i64 %idxprom33, !dbg !453
  store i32 %114, ptr %arrayidx34, align 4, !dbg !458
  store ptr %pipe, ptr %this.addr.i53, align 8, !dbg !459
  %this1.i54 = load ptr, ptr %this.addr.i53, align 8, !dbg !459
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !460
  br label %for.inc, !dbg !461

for.inc:                                          ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %118 = load i32, ptr %i, align 4, !dbg !462
  %inc = add nsw i32 %118, 1, !dbg !462
  store i32 %inc, ptr %i, align 4, !dbg !462
  br label %for.cond, !dbg !463, !llvm.loop !464

for.end:                                          ; preds = %for.cond
  ret void, !dbg !466
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8of_blockPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !180 {
entry:
  %this.addr.i98 = alloca ptr, align 8
  %at.addr.i99 = alloca ptr, align 8
  %n.addr.i100 = alloca i32, align 4
  %this.addr.i95 = alloca ptr, align 8
  %at.addr.i = alloca ptr, align 8
  %n.addr.i96 = alloca i32, align 4
  %retval.i81 = alloca %"class.cuda::pipeline.0", align 8
  %g.addr.i82 = alloca ptr, align 8
  %s.addr.i83 = alloca ptr, align 8
  %producers.addr.i = alloca i32, align 4
  %consumers.addr.i = alloca i32, align 4
  %i.i84 = alloca i32, align 4
  %to.addr.i70 = alloca ptr, align 8
  %from.addr.i71 = alloca ptr, align 8
  %n.addr.i72 = alloca i64, align 8
  %rank.addr.i = alloca i32, align 4
  %size.addr.i = alloca i32, align 4
  %async.i = alloca i8, align 1
  %unit.i = alloca i64, align 8
  %i.i = alloca i64, align 8
  %this.addr.i53 = alloca ptr, align 8
  %this.addr.i47 = alloca ptr, align 8
  %this.addr.i37 = alloca ptr, align 8
  %g.addr.i31 = alloca ptr, align 8
  %to.addr.i = alloca ptr, align 8
  %from.addr.i = alloca ptr, align 8
  %n.addr.i = alloca ptr, align 8
  %.addr.i = alloca ptr, align 8
  %this.addr.i = alloca ptr, align 8
  %retval.i29 = alloca %"class.cuda::pipeline.0", align 8
  %g.addr.i = alloca ptr, align 8
  %s.addr.i = alloca ptr, align 8
  %tmp.coerce.i = alloca %"class.cuda::pipeline.0", align 8
  %c.addr.i = alloca i8, align 1
  %m.addr.i = alloca ptr, align 8
  %f.addr.i = alloca ptr, align 8
  %l.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %retval.i = alloca %"struct.cooperative_groups::thread_block", align 1
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %block = alloca %"struct.cooperative_groups::thread_block", align 1
  %pipe = alloca %"class.cuda::pipeline.0", align 8
  %tmp.coerce = alloca %"class.cuda::pipeline.0", align 8
  %t = alloca i32, align 4
  %load = alloca i32, align 4
  %i = alloca i32, align 4
  %ref.tmp = alloca %"struct.cuda::aligned_size_t", align 8
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !467, !DIExpression(), !468)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !469, !DIExpression(), !470)
    #dbg_declare(ptr %block, !471, !DIExpression(), !472)
  %0 = load %"struct.cooperative_groups::thread_block", ptr %retval.i, align 1, !dbg !473
    #dbg_declare(ptr %pipe, !474, !DIExpression(), !475)
  store ptr %block, ptr %g.addr.i, align 8, !dbg !476
  store ptr addrspacecast (ptr addrspace(3) @_ZZ8of_blockPKiPiE5state to ptr), ptr %s.addr.i, align 8, !dbg !476
  %1 = load ptr, ptr %g.addr.i, align 8, !dbg !476, !nonnull !163
  %2 = load ptr, ptr %s.addr.i, align 8, !dbg !476
  %3 = load ptr, ptr %g.addr.i, align 8, !dbg !476, !nonnull !163
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !476
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !476
  %mul.i5.i = mul i32 %4, %5, !dbg !476
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !476
  %mul3.i7.i = mul i32 %mul.i5.i, %6, !dbg !476
  %7 = load ptr, ptr %g.addr.i, align 8, !dbg !476, !nonnull !163
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !476
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !476
  %mul.i.i = mul i32 %8, %9, !dbg !476
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !476
  %mul3.i.i = mul i32 %mul.i.i, %10, !dbg !476
  store ptr %1, ptr %g.addr.i82, align 8, !dbg !476
  store ptr %2, ptr %s.addr.i83, align 8, !dbg !476
  store i32 %mul3.i7.i, ptr %producers.addr.i, align 4, !dbg !476
  store i32 %mul3.i.i, ptr %consumers.addr.i, align 4, !dbg !476
  %11 = load ptr, ptr %g.addr.i82, align 8, !dbg !476, !nonnull !163
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !476
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !476
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !476
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !476
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !476
  %mul.i.i85 = mul i32 %15, %16, !dbg !476
  %add.i.i = add i32 %14, %mul.i.i85, !dbg !476
  %mul5.i.i = mul i32 %13, %add.i.i, !dbg !476
  %add6.i.i = add i32 %12, %mul5.i.i, !dbg !476
  %cmp.i86 = icmp eq i32 %add6.i.i, 0, !dbg !476
  br i1 %cmp.i86, label %if.then.i88, label %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit, !dbg !476

if.then.i88:                                      ; preds = %entry
  store i32 0, ptr %i.i84, align 4, !dbg !476
  br label %for.cond.i89, !dbg !476

for.cond.i89:                                     ; preds = %for.body.i90, %if.then.i88
  %17 = load i32, ptr %i.i84, align 4, !dbg !476
  %cmp1.i = icmp ult i32 %17, 2, !dbg !476
  br i1 %cmp1.i, label %for.body.i90, label %for.end.i, !dbg !476

for.body.i90:                                     ; preds = %for.cond.i89
  %18 = load ptr, ptr %s.addr.i83, align 8, !dbg !476
  %19 = load i32, ptr %i.i84, align 4, !dbg !476
  %idxprom.i91 = zext i32 %19 to i64, !dbg !476
  %arrayidx.i92 = getelementptr inbounds nuw [2 x %struct.anon], ptr %18, i64 0, i64 %idxprom.i91, !dbg !476
  %20 = load i32, ptr %producers.addr.i, align 4, !dbg !476
  call void @__ws_mbarrier_init(ptr noundef %arrayidx.i92, i32 noundef %20) #7, !dbg !476
  %21 = load ptr, ptr %s.addr.i83, align 8, !dbg !476
  %22 = load i32, ptr %i.i84, align 4, !dbg !476
  %idxprom3.i = zext i32 %22 to i64, !dbg !476
  %arrayidx4.i = getelementptr inbounds nuw [2 x %struct.anon], ptr %21, i64 0, i64 %idxprom3.i, !dbg !476
  %consumed.i93 = getelementptr inbounds nuw %struct.anon, ptr %arrayidx4.i, i32 0, i32 1, !dbg !476
  %23 = load i32, ptr %consumers.addr.i, align 4, !dbg !476
  call void @__ws_mbarrier_init(ptr noundef %consumed.i93, i32 noundef %23) #7, !dbg !476
  %24 = load i32, ptr %i.i84, align 4, !dbg !476
  %inc.i94 = add i32 %24, 1, !dbg !476
  store i32 %inc.i94, ptr %i.i84, align 4, !dbg !476
  br label %for.cond.i89, !dbg !476, !llvm.loop !477

for.end.i:                                        ; preds = %for.cond.i89
  br label %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit, !dbg !476

_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit: ; preds = %entry, %for.end.i
  %25 = load ptr, ptr %g.addr.i82, align 8, !dbg !476, !nonnull !163
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !476
  %26 = load ptr, ptr %s.addr.i83, align 8, !dbg !476
  store ptr %retval.i81, ptr %this.addr.i95, align 8, !dbg !476
  store ptr %26, ptr %at.addr.i, align 8, !dbg !476
  store i32 2, ptr %n.addr.i96, align 4, !dbg !476
  %this1.i97 = load ptr, ptr %this.addr.i95, align 8, !dbg !476
  %27 = load ptr, ptr %at.addr.i, align 8, !dbg !476
  %28 = load i32, ptr %n.addr.i96, align 4, !dbg !476
  store ptr %this1.i97, ptr %this.addr.i98, align 8, !dbg !476
  store ptr %27, ptr %at.addr.i99, align 8, !dbg !476
  store i32 %28, ptr %n.addr.i100, align 4, !dbg !476
  %this1.i101 = load ptr, ptr %this.addr.i98, align 8, !dbg !476
  %29 = load ptr, ptr %at.addr.i99, align 8, !dbg !476
  store ptr %29, ptr %this1.i101, align 8, !dbg !476
  %ws_n.i102 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i101, i32 0, i32 1, !dbg !476
  %30 = load i32, ptr %n.addr.i100, align 4, !dbg !476
  store i32 %30, ptr %ws_n.i102, align 8, !dbg !476
  %ws_head.i103 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i101, i32 0, i32 2, !dbg !476
  store i32 0, ptr %ws_head.i103, align 4, !dbg !476
  %ws_tail.i104 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i101, i32 0, i32 3, !dbg !476
  store i32 0, ptr %ws_tail.i104, align 8, !dbg !476
  %ws_free.i105 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i101, i32 0, i32 4, !dbg !476
  store i8 1, ptr %ws_free.i105, align 4, !dbg !476
  %ws_full.i106 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i101, i32 0, i32 5, !dbg !476
  store i8 0, ptr %ws_full.i106, align 1, !dbg !476
  %31 = load %"class.cuda::pipeline.0", ptr %retval.i81, align 8, !dbg !476
  store %"class.cuda::pipeline.0" %31, ptr %tmp.coerce.i, align 8, !dbg !476
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %retval.i29, ptr align 8 %tmp.coerce.i, i64 22, i1 false), !dbg !476
  %32 = load %"class.cuda::pipeline.0", ptr %retval.i29, align 8, !dbg !476
  store %"class.cuda::pipeline.0" %32, ptr %tmp.coerce, align 8, !dbg !476
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %pipe, ptr align 8 %tmp.coerce, i64 22, i1 false), !dbg !476
    #dbg_declare(ptr %t, !478, !DIExpression(), !479)
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !480
  store i32 %33, ptr %t, align 4, !dbg !479
    #dbg_declare(ptr %load, !481, !DIExpression(), !483)
  store i32 0, ptr %load, align 4, !dbg !483
    #dbg_declare(ptr %i, !484, !DIExpression(), !485)
  store i32 0, ptr %i, align 4, !dbg !485
  br label %for.cond, !dbg !486

for.cond:                                         ; preds = %for.inc26, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit
  %34 = load i32, ptr %i, align 4, !dbg !487
  %cmp = icmp slt i32 %34, 4, !dbg !489
  br i1 %cmp, label %for.body, label %for.end28, !dbg !490

for.body:                                         ; preds = %for.cond
  br label %for.cond3, !dbg !491

for.cond3:                                        ; preds = %for.inc, %for.body
  %35 = load i32, ptr %load, align 4, !dbg !493
  %cmp4 = icmp slt i32 %35, 4, !dbg !496
  br i1 %cmp4, label %land.rhs, label %land.end, !dbg !497

land.rhs:                                         ; preds = %for.cond3
  %36 = load i32, ptr %load, align 4, !dbg !498
  %37 = load i32, ptr %i, align 4, !dbg !499
  %add = add nsw i32 %37, 2, !dbg !500
  %cmp5 = icmp slt i32 %36, %add, !dbg !501
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond3
  %38 = phi i1 [ false, %for.cond3 ], [ %cmp5, %land.rhs ], !dbg !502
  br i1 %38, label %for.body6, label %for.end, !dbg !503

for.body6:                                        ; preds = %land.end
  store ptr %pipe, ptr %this.addr.i, align 8, !dbg !504
  %this1.i = load ptr, ptr %this.addr.i, align 8, !dbg !504
  %39 = load ptr, ptr %this1.i, align 8, !dbg !504
  %ws_head.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i, i32 0, i32 2, !dbg !504
  %40 = load i32, ptr %ws_head.i, align 4, !dbg !504
  %idxprom.i = zext i32 %40 to i64, !dbg !504
  %arrayidx.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %39, i64 %idxprom.i, !dbg !504
  %consumed.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %arrayidx.i, i32 0, i32 1, !dbg !504
  %ws_free.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i, i32 0, i32 4, !dbg !504
  %41 = load i8, ptr %ws_free.i, align 4, !dbg !504
  %loadedv.i30 = trunc i8 %41 to i1, !dbg !504
  %conv.i = zext i1 %loadedv.i30 to i32, !dbg !504
  call void @__ws_mbarrier_wait_parity(ptr noundef %consumed.i, i32 noundef %conv.i) #7, !dbg !504
  %42 = load i32, ptr %load, align 4, !dbg !506
  %rem = srem i32 %42, 2, !dbg !507
  %idxprom = sext i32 %rem to i64, !dbg !508
  %arrayidx = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ8of_blockPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !508
  %arraydecay = getelementptr inbounds [64 x i32], ptr %arrayidx, i64 0, i64 0, !dbg !508
  %43 = load ptr, ptr %in.addr, align 8, !dbg !509
  %44 = load i32, ptr %load, align 4, !dbg !510
  %mul = mul nsw i32 64, %44, !dbg !511
  %idx.ext = sext i32 %mul to i64, !dbg !512
  %add.ptr = getelementptr inbounds i32, ptr %43, i64 %idx.ext, !dbg !512
  call void @_ZN4cuda14aligned_size_tILm16EEC1Em(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp, i64 noundef 256) #7, !dbg !513
  store ptr %block, ptr %g.addr.i31, align 8, !dbg !514
  store ptr %arraydecay, ptr %to.addr.i, align 8, !dbg !514
  store ptr %add.ptr, ptr %from.addr.i, align 8, !dbg !514
  store ptr %ref.tmp, ptr %n.addr.i, align 8, !dbg !514
  store ptr %pipe, ptr %.addr.i, align 8, !dbg !514
  %45 = load ptr, ptr %to.addr.i, align 8, !dbg !514
  %46 = load ptr, ptr %from.addr.i, align 8, !dbg !514
  %47 = load ptr, ptr %n.addr.i, align 8, !dbg !514, !nonnull !163, !align !341
  %call.i = call noundef i64 @_ZNK4cuda14aligned_size_tILm16EEcvmEv(ptr noundef nonnull align 8 dereferenceable(8) %47) #7, !dbg !514
  %48 = load ptr, ptr %g.addr.i31, align 8, !dbg !514, !nonnull !163
  %49 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !514
  %50 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !514
  %51 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !514
  %52 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !514
  %53 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !514
  %mul.i = mul i32 %52, %53, !dbg !514
  %add.i = add i32 %51, %mul.i, !dbg !514
  %mul5.i = mul i32 %50, %add.i, !dbg !514
  %add6.i = add i32 %49, %mul5.i, !dbg !514
  %54 = load ptr, ptr %g.addr.i31, align 8, !dbg !514, !nonnull !163
  %55 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !514
  %56 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !514
  %mul.i.i34 = mul i32 %55, %56, !dbg !514
  %57 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !514
  %mul3.i.i36 = mul i32 %mul.i.i34, %57, !dbg !514
  store ptr %45, ptr %to.addr.i70, align 8, !dbg !514
  store ptr %46, ptr %from.addr.i71, align 8, !dbg !514
  store i64 %call.i, ptr %n.addr.i72, align 8, !dbg !514
  store i32 %add6.i, ptr %rank.addr.i, align 4, !dbg !514
  store i32 %mul3.i.i36, ptr %size.addr.i, align 4, !dbg !514
  %58 = load ptr, ptr %to.addr.i70, align 8, !dbg !514
  %59 = ptrtoint ptr %58 to i64, !dbg !514
  %60 = load ptr, ptr %from.addr.i71, align 8, !dbg !514
  %61 = ptrtoint ptr %60 to i64, !dbg !514
  %or.i = or i64 %59, %61, !dbg !514
  %62 = load i64, ptr %n.addr.i72, align 8, !dbg !514
  %or1.i = or i64 %or.i, %62, !dbg !514
  %rem.i = urem i64 %or1.i, 4, !dbg !514
  %cmp.i73 = icmp eq i64 %rem.i, 0, !dbg !514
  %conv.i74 = zext i1 %cmp.i73 to i32, !dbg !514
  %63 = load ptr, ptr %to.addr.i70, align 8, !dbg !514
  %64 = call i1 @llvm.nvvm.isspacep.shared(ptr %63), !dbg !514
  %conv2.i = zext i1 %64 to i32, !dbg !514
  %conv4.i = zext i1 %64 to i32, !dbg !514
  %and.i = and i32 %conv.i74, %conv4.i, !dbg !514
  %65 = load ptr, ptr %from.addr.i71, align 8, !dbg !514
  %66 = call i1 @llvm.nvvm.isspacep.global(ptr %65), !dbg !514
  %conv5.i = zext i1 %66 to i32, !dbg !514
  %conv7.i = zext i1 %66 to i32, !dbg !514
  %and8.i = and i32 %and.i, %conv7.i, !dbg !514
  %tobool.i = icmp ne i32 %and8.i, 0, !dbg !514
  %storedv.i75 = zext i1 %tobool.i to i8, !dbg !514
  store i8 %storedv.i75, ptr %async.i, align 1, !dbg !514
  %67 = load i8, ptr %async.i, align 1, !dbg !514
  %loadedv.i76 = trunc i8 %67 to i1, !dbg !514
  %68 = zext i1 %loadedv.i76 to i64, !dbg !514
  %cond.i = select i1 %loadedv.i76, i64 16, i64 1, !dbg !514
  store i64 %cond.i, ptr %unit.i, align 8, !dbg !514
  %69 = load i32, ptr %rank.addr.i, align 4, !dbg !514
  %conv9.i = zext i32 %69 to i64, !dbg !514
  %70 = load i64, ptr %unit.i, align 8, !dbg !514
  %mul.i77 = mul i64 %conv9.i, %70, !dbg !514
  store i64 %mul.i77, ptr %i.i, align 8, !dbg !514
  br label %for.cond.i, !dbg !514

for.cond.i:                                       ; preds = %if.end.i, %for.body6
  %71 = load i64, ptr %i.i, align 8, !dbg !514
  %72 = load i64, ptr %n.addr.i72, align 8, !dbg !514
  %cmp10.i = icmp ult i64 %71, %72, !dbg !514
  br i1 %cmp10.i, label %for.body.i, label %_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit, !dbg !514

for.body.i:                                       ; preds = %for.cond.i
  %73 = load i8, ptr %async.i, align 1, !dbg !514
  %loadedv11.i = trunc i8 %73 to i1, !dbg !514
  br i1 %loadedv11.i, label %if.then.i80, label %if.else.i, !dbg !514

if.then.i80:                                      ; preds = %for.body.i
  %74 = load ptr, ptr %to.addr.i70, align 8, !dbg !514
  %75 = load i64, ptr %i.i, align 8, !dbg !514
  %add.ptr.i = getelementptr inbounds nuw i8, ptr %74, i64 %75, !dbg !514
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !514
  %76 = load ptr, ptr %from.addr.i71, align 8, !dbg !514
  %77 = load i64, ptr %i.i, align 8, !dbg !514
  %add.ptr12.i = getelementptr inbounds nuw i8, ptr %76, i64 %77, !dbg !514
  %add.ptr12.ascast.i = addrspacecast ptr %add.ptr12.i to ptr addrspace(1), !dbg !514
  %78 = load i64, ptr %n.addr.i72, align 8, !dbg !514
  %79 = load i64, ptr %i.i, align 8, !dbg !514
  %sub.i = sub i64 %78, %79, !dbg !514
  %cmp13.i = icmp ult i64 %sub.i, 16, !dbg !514
  br i1 %cmp13.i, label %cond.true.i, label %cond.false.i, !dbg !514

cond.true.i:                                      ; preds = %if.then.i80
  %80 = load i64, ptr %n.addr.i72, align 8, !dbg !514
  %81 = load i64, ptr %i.i, align 8, !dbg !514
  %sub14.i = sub i64 %80, %81, !dbg !514
  br label %cond.end.i, !dbg !514

cond.false.i:                                     ; preds = %if.then.i80
  br label %cond.end.i, !dbg !514

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond15.i = phi i64 [ %sub14.i, %cond.true.i ], [ 16, %cond.false.i ], !dbg !514
  %conv16.i = trunc i64 %cond15.i to i32, !dbg !514
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr12.ascast.i, i32 noundef 16, i32 noundef %conv16.i) #7, !dbg !514
  br label %if.end.i, !dbg !514

if.else.i:                                        ; preds = %for.body.i
  %82 = load ptr, ptr %from.addr.i71, align 8, !dbg !514
  %83 = load i64, ptr %i.i, align 8, !dbg !514
  %arrayidx.i78 = getelementptr inbounds nuw i8, ptr %82, i64 %83, !dbg !514
  %84 = load i8, ptr %arrayidx.i78, align 1, !dbg !514
  %85 = load ptr, ptr %to.addr.i70, align 8, !dbg !514
  %86 = load i64, ptr %i.i, align 8, !dbg !514
  %arrayidx17.i = getelementptr inbounds nuw i8, ptr %85, i64 %86, !dbg !514
  store i8 %84, ptr %arrayidx17.i, align 1, !dbg !514
  br label %if.end.i, !dbg !514

if.end.i:                                         ; preds = %if.else.i, %cond.end.i
  %87 = load i32, ptr %size.addr.i, align 4, !dbg !514
  %conv18.i = zext i32 %87 to i64, !dbg !514
  %88 = load i64, ptr %unit.i, align 8, !dbg !514
  %mul19.i = mul i64 %conv18.i, %88, !dbg !514
  %89 = load i64, ptr %i.i, align 8, !dbg !514
  %add.i79 = add i64 %89, %mul19.i, !dbg !514
  store i64 %add.i79, ptr %i.i, align 8, !dbg !514
  br label %for.cond.i, !dbg !514, !llvm.loop !515

_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit:          ; preds = %for.cond.i
  %90 = load i8, ptr %async.i, align 1, !dbg !514
  %loadedv20.i = trunc i8 %90 to i1, !dbg !514
  store ptr %pipe, ptr %this.addr.i37, align 8, !dbg !516
  %this1.i38 = load ptr, ptr %this.addr.i37, align 8, !dbg !516
  %91 = load ptr, ptr %this1.i38, align 8, !dbg !516
  %ws_head.i39 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i38, i32 0, i32 2, !dbg !516
  %92 = load i32, ptr %ws_head.i39, align 4, !dbg !516
  %idxprom.i40 = zext i32 %92 to i64, !dbg !516
  %arrayidx.i41 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %91, i64 %idxprom.i40, !dbg !516
  call void @__ws_cp_async_arrive(ptr noundef %arrayidx.i41) #7, !dbg !516
  %93 = load ptr, ptr %this1.i38, align 8, !dbg !516
  %ws_head3.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i38, i32 0, i32 2, !dbg !516
  %94 = load i32, ptr %ws_head3.i, align 4, !dbg !516
  %idxprom4.i = zext i32 %94 to i64, !dbg !516
  %arrayidx5.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %93, i64 %idxprom4.i, !dbg !516
  %call.i42 = call i64 @__ws_mbarrier_arrive(ptr noundef %arrayidx5.i, i32 noundef 1) #7, !dbg !516
  %ws_head7.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i38, i32 0, i32 2, !dbg !516
  %95 = load i32, ptr %ws_head7.i, align 4, !dbg !516
  %inc.i = add i32 %95, 1, !dbg !516
  store i32 %inc.i, ptr %ws_head7.i, align 4, !dbg !516
  %ws_n.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i38, i32 0, i32 1, !dbg !516
  %96 = load i32, ptr %ws_n.i, align 8, !dbg !516
  %cmp.i = icmp eq i32 %inc.i, %96, !dbg !516
  br i1 %cmp.i, label %if.then.i43, label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit, !dbg !516

if.then.i43:                                      ; preds = %_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit
  %ws_head8.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i38, i32 0, i32 2, !dbg !516
  store i32 0, ptr %ws_head8.i, align 4, !dbg !516
  %ws_free.i44 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i38, i32 0, i32 4, !dbg !516
  %97 = load i8, ptr %ws_free.i44, align 4, !dbg !516
  %loadedv.i45 = trunc i8 %97 to i1, !dbg !516
  %lnot.i = xor i1 %loadedv.i45, true, !dbg !516
  %ws_free9.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i38, i32 0, i32 4, !dbg !516
  %storedv.i46 = zext i1 %lnot.i to i8, !dbg !516
  store i8 %storedv.i46, ptr %ws_free9.i, align 4, !dbg !516
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit, !dbg !516

_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit: ; preds = %_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit, %if.then.i43
  br label %for.inc, !dbg !517

for.inc:                                          ; preds = %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit
  %98 = load i32, ptr %load, align 4, !dbg !518
  %inc = add nsw i32 %98, 1, !dbg !518
  store i32 %inc, ptr %load, align 4, !dbg !518
  br label %for.cond3, !dbg !519, !llvm.loop !520

for.end:                                          ; preds = %land.end
  store ptr %pipe, ptr %this.addr.i47, align 8, !dbg !522
  %this1.i48 = load ptr, ptr %this.addr.i47, align 8, !dbg !522
  %99 = load ptr, ptr %this1.i48, align 8, !dbg !522
  %ws_tail.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i48, i32 0, i32 3, !dbg !522
  %100 = load i32, ptr %ws_tail.i, align 8, !dbg !522
  %idxprom.i49 = zext i32 %100 to i64, !dbg !522
  %arrayidx.i50 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %99, i64 %idxprom.i49, !dbg !522
  %ws_full.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i48, i32 0, i32 5, !dbg !522
  %101 = load i8, ptr %ws_full.i, align 1, !dbg !522
  %loadedv.i51 = trunc i8 %101 to i1, !dbg !522
  %conv.i52 = zext i1 %loadedv.i51 to i32, !dbg !522
  call void @__ws_mbarrier_wait_parity(ptr noundef %arrayidx.i50, i32 noundef %conv.i52) #7, !dbg !522
  %102 = load i32, ptr %i, align 4, !dbg !523
  %rem7 = srem i32 %102, 2, !dbg !524
  %idxprom8 = sext i32 %rem7 to i64, !dbg !525
  %arrayidx9 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ8of_blockPKiPiE4tile to ptr), i64 0, i64 %idxprom8, !dbg !525
  %103 = load i32, ptr %t, align 4, !dbg !526
  %sub = sub nsw i32 63, %103, !dbg !527
  %idxprom10 = sext i32 %sub to i64, !dbg !525
  %arrayidx11 = getelementptr inbounds [64 x i32], ptr %arrayidx9, i64 0, i64 %idxprom10, !dbg !525
  %104 = load i32, ptr %arrayidx11, align 4, !dbg !525
  %105 = load i32, ptr %i, align 4, !dbg !528
  %mul12 = mul nsw i32 64, %105, !dbg !529
  %add13 = add nsw i32 %mul12, 63, !dbg !530
  %106 = load i32, ptr %t, align 4, !dbg !531
  %sub14 = sub nsw i32 %add13, %106, !dbg !532
  %cmp15 = icmp eq i32 %104, %sub14, !dbg !533
  %storedv.i = zext i1 %cmp15 to i8, !dbg !534
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !534
  store ptr @.str2, ptr %m.addr.i, align 8, !dbg !534
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !534
  store i32 66, ptr %l.addr.i, align 4, !dbg !534
  store ptr @__func__._Z8of_blockPKiPi, ptr %fn.addr.i, align 8, !dbg !534
  %107 = load i8, ptr %c.addr.i, align 1, !dbg !534
  %loadedv.i = trunc i8 %107 to i1, !dbg !534
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !534

if.then.i:                                        ; preds = %for.end
  %108 = load ptr, ptr %m.addr.i, align 8, !dbg !534
  %109 = load ptr, ptr %f.addr.i, align 8, !dbg !534
  %110 = load i32, ptr %l.addr.i, align 4, !dbg !534
  %111 = load ptr, ptr %fn.addr.i, align 8, !dbg !534
  call void @__assertfail(ptr noundef %108, ptr noundef %109, i32 noundef %110, ptr noundef %111, i64 noundef 1) #8, !dbg !534
  unreachable, !dbg !534

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %for.end
  %112 = load i32, ptr %i, align 4, !dbg !535
  %rem16 = srem i32 %112, 2, !dbg !536
  %idxprom17 = sext i32 %rem16 to i64, !dbg !537
  %arrayidx18 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ8of_blockPKiPiE4tile to ptr), i64 0, i64 %idxprom17, !dbg !537
  %113 = load i32, ptr %t, align 4, !dbg !538
  %sub19 = sub nsw i32 63, %113, !dbg !539
  %idxprom20 = sext i32 %sub19 to i64, !dbg !537
  %arrayidx21 = getelementptr inbounds [64 x i32], ptr %arrayidx18, i64 0, i64 %idxprom20, !dbg !537
  %114 = load i32, ptr %arrayidx21, align 4, !dbg !537
  %115 = load ptr, ptr %out.addr, align 8, !dbg !540
  %116 = load i32, ptr %i, align 4, !dbg !541
  %mul22 = mul nsw i32 64, %116, !dbg !542
  %117 = load i32, ptr %t, align 4, !dbg !543
  %add23 = add nsw i32 %mul22, %117, !dbg !544
  %idxprom24 = sext i32 %add23 to i64, !dbg !540
  %arrayidx25 = getelementptr inbounds i32, ptr %115, i64 %idxprom24, !dbg !540
  store i32 %114, ptr %arrayidx25, align 4, !dbg !545
  store ptr %pipe, ptr %this.addr.i53, align 8, !dbg !546
  %this1.i54 = load ptr, ptr %this.addr.i53, align 8, !dbg !546
  %118 = load ptr, ptr %this1.i54, align 8, !dbg !546
  %ws_tail.i55 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i54, i32 0, i32 3, !dbg !546
  %119 = load i32, ptr %ws_tail.i55, align 8, !dbg !546
  %idxprom.i56 = zext i32 %119 to i64, !dbg !546
  %arrayidx.i57 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %118, i64 %idxprom.i56, !dbg !546
  %consumed.i58 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %arrayidx.i57, i32 0, i32 1, !dbg !546
  %call.i59 = call i64 @__ws_mbarrier_arrive(ptr noundef %consumed.i58, i32 noundef 1) #7, !dbg !546
  %ws_tail2.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i54, i32 0, i32 3, !dbg !546
  %120 = load i32, ptr %ws_tail2.i, align 8, !dbg !546
  %inc.i60 = add i32 %120, 1, !dbg !546
  store i32 %inc.i60, ptr %ws_tail2.i, align 8, !dbg !546
  %ws_n.i61 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i54, i32 0, i32 1, !dbg !546
  %121 = load i32, ptr %ws_n.i61, align 8, !dbg !546
  %cmp.i62 = icmp eq i32 %inc.i60, %121, !dbg !546
  br i1 %cmp.i62, label %if.then.i63, label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, !dbg !546

if.then.i63:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %ws_tail3.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i54, i32 0, i32 3, !dbg !546
  store i32 0, ptr %ws_tail3.i, align 8, !dbg !546
  %ws_full.i64 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i54, i32 0, i32 5, !dbg !546
  %122 = load i8, ptr %ws_full.i64, align 1, !dbg !546
  %loadedv.i65 = trunc i8 %122 to i1, !dbg !546
  %lnot.i66 = xor i1 %loadedv.i65, true, !dbg !546
  %ws_full4.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i54, i32 0, i32 5, !dbg !546
  %storedv.i67 = zext i1 %lnot.i66 to i8, !dbg !546
  store i8 %storedv.i67, ptr %ws_full4.i, align 1, !dbg !546
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, !dbg !546

_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit: ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit, %if.then.i63
  br label %for.inc26, !dbg !547

for.inc26:                                        ; preds = %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit
  %123 = load i32, ptr %i, align 4, !dbg !548
  %inc27 = add nsw i32 %123, 1, !dbg !548
  store i32 %inc27, ptr %i, align 4, !dbg !548
  br label %for.cond, !dbg !549, !llvm.loop !550

for.end28:                                        ; preds = %for.cond
  ret void, !dbg !552
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z10with_rolesPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !211 {
entry:
  %p.addr.i = alloca i32, align 4
  %this.addr.i92 = alloca ptr, align 8
  %at.addr.i93 = alloca ptr, align 8
  %n.addr.i94 = alloca i32, align 4
  %this.addr.i89 = alloca ptr, align 8
  %at.addr.i = alloca ptr, align 8
  %n.addr.i90 = alloca i32, align 4
  %retval.i75 = alloca %"class.cuda::pipeline.0", align 8
  %g.addr.i76 = alloca ptr, align 8
  %s.addr.i77 = alloca ptr, align 8
  %producers.addr.i = alloca i32, align 4
  %consumers.addr.i = alloca i32, align 4
  %i.i78 = alloca i32, align 4
  %to.addr.i65 = alloca ptr, align 8
  %from.addr.i66 = alloca ptr, align 8
  %n.addr.i67 = alloca i64, align 8
  %rank.addr.i = alloca i32, align 4
  %size.addr.i = alloca i32, align 4
  %async.i = alloca i8, align 1
  %unit.i = alloca i64, align 8
  %i.i = alloca i64, align 8
  %to.addr.i = alloca ptr, align 8
  %from.addr.i = alloca ptr, align 8
  %n.addr.i = alloca ptr, align 8
  %.addr.i = alloca ptr, align 8
  %retval.i60 = alloca %"class.cuda::pipeline.0", align 8
  %g.addr.i = alloca ptr, align 8
  %s.addr.i = alloca ptr, align 8
  %r.addr.i = alloca i32, align 4
  %producers.i = alloca i32, align 4
  %tmp.coerce.i = alloca %"class.cuda::pipeline.0", align 8
  %this.addr.i45 = alloca ptr, align 8
  %this.addr.i39 = alloca ptr, align 8
  %this.addr.i30 = alloca ptr, align 8
  %this.addr.i = alloca ptr, align 8
  %c.addr.i = alloca i8, align 1
  %m.addr.i = alloca ptr, align 8
  %f.addr.i = alloca ptr, align 8
  %l.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %retval.i = alloca %"struct.cooperative_groups::thread_block", align 1
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %block = alloca %"struct.cooperative_groups::thread_block", align 1
  %producer = alloca i8, align 1
  %pipe = alloca %"class.cuda::pipeline.0", align 8
  %tmp.coerce = alloca %"class.cuda::pipeline.0", align 8
  %t = alloca i32, align 4
  %i = alloca i32, align 4
  %ref.tmp = alloca i64, align 8
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !553, !DIExpression(), !554)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !555, !DIExpression(), !556)
    #dbg_declare(ptr %block, !557, !DIExpression(), !558)
  %0 = load %"struct.cooperative_groups::thread_block", ptr %retval.i, align 1, !dbg !559
    #dbg_declare(ptr %producer, !560, !DIExpression(), !561)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !562
  %cmp = icmp ult i32 %1, 32, !dbg !563
  %storedv = zext i1 %cmp to i8, !dbg !561
  store i8 %storedv, ptr %producer, align 1, !dbg !561
    #dbg_declare(ptr %pipe, !564, !DIExpression(), !565)
  %2 = load i8, ptr %producer, align 1, !dbg !566
  %loadedv = trunc i8 %2 to i1, !dbg !566
  %3 = zext i1 %loadedv to i64, !dbg !566
  %cond = select i1 %loadedv, i32 0, i32 1, !dbg !566
  store ptr %block, ptr %g.addr.i, align 8, !dbg !567
  store ptr addrspacecast (ptr addrspace(3) @_ZZ10with_rolesPKiPiE5state to ptr), ptr %s.addr.i, align 8, !dbg !567
  store i32 %cond, ptr %r.addr.i, align 4, !dbg !567
  %4 = load i32, ptr %r.addr.i, align 4, !dbg !567
  %cmp.i61 = icmp eq i32 %4, 0, !dbg !567
  %conv.i62 = zext i1 %cmp.i61 to i32, !dbg !567
  store i32 %conv.i62, ptr %p.addr.i, align 4, !dbg !567
  %5 = load i32, ptr %p.addr.i, align 4, !dbg !567
  %6 = icmp ne i32 %5, 0, !dbg !567
  %7 = call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %6), !dbg !567
  store i32 %7, ptr %producers.i, align 4, !dbg !567
  %8 = load ptr, ptr %g.addr.i, align 8, !dbg !567, !nonnull !163
  %9 = load ptr, ptr %s.addr.i, align 8, !dbg !567
  %10 = load i32, ptr %producers.i, align 4, !dbg !567
  %11 = load ptr, ptr %g.addr.i, align 8, !dbg !567, !nonnull !163
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !567
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !567
  %mul.i.i = mul i32 %12, %13, !dbg !567
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !567
  %mul3.i.i = mul i32 %mul.i.i, %14, !dbg !567
  %15 = load i32, ptr %producers.i, align 4, !dbg !567
  %sub.i = sub i32 %mul3.i.i, %15, !dbg !567
  store ptr %8, ptr %g.addr.i76, align 8, !dbg !567
  store ptr %9, ptr %s.addr.i77, align 8, !dbg !567
  store i32 %10, ptr %producers.addr.i, align 4, !dbg !567
  store i32 %sub.i, ptr %consumers.addr.i, align 4, !dbg !567
  %16 = load ptr, ptr %g.addr.i76, align 8, !dbg !567, !nonnull !163
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !567
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !567
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !567
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !567
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !567
  %mul.i.i79 = mul i32 %20, %21, !dbg !567
  %add.i.i = add i32 %19, %mul.i.i79, !dbg !567
  %mul5.i.i = mul i32 %18, %add.i.i, !dbg !567
  %add6.i.i = add i32 %17, %mul5.i.i, !dbg !567
  %cmp.i80 = icmp eq i32 %add6.i.i, 0, !dbg !567
  br i1 %cmp.i80, label %if.then.i82, label %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit, !dbg !567

if.then.i82:                                      ; preds = %entry
  store i32 0, ptr %i.i78, align 4, !dbg !567
  br label %for.cond.i83, !dbg !567

for.cond.i83:                                     ; preds = %for.body.i84, %if.then.i82
  %22 = load i32, ptr %i.i78, align 4, !dbg !567
  %cmp1.i = icmp ult i32 %22, 2, !dbg !567
  br i1 %cmp1.i, label %for.body.i84, label %for.end.i, !dbg !567

for.body.i84:                                     ; preds = %for.cond.i83
  %23 = load ptr, ptr %s.addr.i77, align 8, !dbg !567
  %24 = load i32, ptr %i.i78, align 4, !dbg !567
  %idxprom.i85 = zext i32 %24 to i64, !dbg !567
  %arrayidx.i86 = getelementptr inbounds nuw [2 x %struct.anon], ptr %23, i64 0, i64 %idxprom.i85, !dbg !567
  %25 = load i32, ptr %producers.addr.i, align 4, !dbg !567
  call void @__ws_mbarrier_init(ptr noundef %arrayidx.i86, i32 noundef %25) #7, !dbg !567
  %26 = load ptr, ptr %s.addr.i77, align 8, !dbg !567
  %27 = load i32, ptr %i.i78, align 4, !dbg !567
  %idxprom3.i = zext i32 %27 to i64, !dbg !567
  %arrayidx4.i = getelementptr inbounds nuw [2 x %struct.anon], ptr %26, i64 0, i64 %idxprom3.i, !dbg !567
  %consumed.i87 = getelementptr inbounds nuw %struct.anon, ptr %arrayidx4.i, i32 0, i32 1, !dbg !567
  %28 = load i32, ptr %consumers.addr.i, align 4, !dbg !567
  call void @__ws_mbarrier_init(ptr noundef %consumed.i87, i32 noundef %28) #7, !dbg !567
  %29 = load i32, ptr %i.i78, align 4, !dbg !567
  %inc.i88 = add i32 %29, 1, !dbg !567
  store i32 %inc.i88, ptr %i.i78, align 4, !dbg !567
  br label %for.cond.i83, !dbg !567, !llvm.loop !568

for.end.i:                                        ; preds = %for.cond.i83
  br label %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit, !dbg !567

_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit: ; preds = %entry, %for.end.i
  %30 = load ptr, ptr %g.addr.i76, align 8, !dbg !567, !nonnull !163
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !567
  %31 = load ptr, ptr %s.addr.i77, align 8, !dbg !567
  store ptr %retval.i75, ptr %this.addr.i89, align 8, !dbg !567
  store ptr %31, ptr %at.addr.i, align 8, !dbg !567
  store i32 2, ptr %n.addr.i90, align 4, !dbg !567
  %this1.i91 = load ptr, ptr %this.addr.i89, align 8, !dbg !567
  %32 = load ptr, ptr %at.addr.i, align 8, !dbg !567
  %33 = load i32, ptr %n.addr.i90, align 4, !dbg !567
  store ptr %this1.i91, ptr %this.addr.i92, align 8, !dbg !567
  store ptr %32, ptr %at.addr.i93, align 8, !dbg !567
  store i32 %33, ptr %n.addr.i94, align 4, !dbg !567
  %this1.i95 = load ptr, ptr %this.addr.i92, align 8, !dbg !567
  %34 = load ptr, ptr %at.addr.i93, align 8, !dbg !567
  store ptr %34, ptr %this1.i95, align 8, !dbg !567
  %ws_n.i96 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i95, i32 0, i32 1, !dbg !567
  %35 = load i32, ptr %n.addr.i94, align 4, !dbg !567
  store i32 %35, ptr %ws_n.i96, align 8, !dbg !567
  %ws_head.i97 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i95, i32 0, i32 2, !dbg !567
  store i32 0, ptr %ws_head.i97, align 4, !dbg !567
  %ws_tail.i98 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i95, i32 0, i32 3, !dbg !567
  store i32 0, ptr %ws_tail.i98, align 8, !dbg !567
  %ws_free.i99 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i95, i32 0, i32 4, !dbg !567
  store i8 1, ptr %ws_free.i99, align 4, !dbg !567
  %ws_full.i100 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i95, i32 0, i32 5, !dbg !567
  store i8 0, ptr %ws_full.i100, align 1, !dbg !567
  %36 = load %"class.cuda::pipeline.0", ptr %retval.i75, align 8, !dbg !567
  store %"class.cuda::pipeline.0" %36, ptr %tmp.coerce.i, align 8, !dbg !567
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %retval.i60, ptr align 8 %tmp.coerce.i, i64 22, i1 false), !dbg !567
  %37 = load %"class.cuda::pipeline.0", ptr %retval.i60, align 8, !dbg !567
  store %"class.cuda::pipeline.0" %37, ptr %tmp.coerce, align 8, !dbg !567
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %pipe, ptr align 8 %tmp.coerce, i64 22, i1 false), !dbg !567
    #dbg_declare(ptr %t, !569, !DIExpression(), !570)
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !571
  %rem = urem i32 %38, 32, !dbg !572
  store i32 %rem, ptr %t, align 4, !dbg !570
    #dbg_declare(ptr %i, !573, !DIExpression(), !575)
  store i32 0, ptr %i, align 4, !dbg !575
  br label %for.cond, !dbg !576

for.cond:                                         ; preds = %for.inc, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit
  %39 = load i32, ptr %i, align 4, !dbg !577
  %cmp4 = icmp slt i32 %39, 8, !dbg !579
  br i1 %cmp4, label %for.body, label %for.end, !dbg !580

for.body:                                         ; preds = %for.cond
  %40 = load i8, ptr %producer, align 1, !dbg !581
  %loadedv5 = trunc i8 %40 to i1, !dbg !581
  br i1 %loadedv5, label %if.then, label %if.else, !dbg !581

if.then:                                          ; preds = %for.body
  store ptr %pipe, ptr %this.addr.i, align 8, !dbg !584
  %this1.i = load ptr, ptr %this.addr.i, align 8, !dbg !584
  %41 = load ptr, ptr %this1.i, align 8, !dbg !584
  %ws_head.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i, i32 0, i32 2, !dbg !584
  %42 = load i32, ptr %ws_head.i, align 4, !dbg !584
  %idxprom.i = zext i32 %42 to i64, !dbg !584
  %arrayidx.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %41, i64 %idxprom.i, !dbg !584
  %consumed.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %arrayidx.i, i32 0, i32 1, !dbg !584
  %ws_free.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i, i32 0, i32 4, !dbg !584
  %43 = load i8, ptr %ws_free.i, align 4, !dbg !584
  %loadedv.i29 = trunc i8 %43 to i1, !dbg !584
  %conv.i = zext i1 %loadedv.i29 to i32, !dbg !584
  call void @__ws_mbarrier_wait_parity(ptr noundef %consumed.i, i32 noundef %conv.i) #7, !dbg !584
  %44 = load i32, ptr %i, align 4, !dbg !586
  %rem6 = srem i32 %44, 2, !dbg !587
  %idxprom = sext i32 %rem6 to i64, !dbg !588
  %arrayidx = getelementptr inbounds [2 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10with_rolesPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !588
  %45 = load i32, ptr %t, align 4, !dbg !589
  %idxprom7 = sext i32 %45 to i64, !dbg !588
  %arrayidx8 = getelementptr inbounds [32 x i32], ptr %arrayidx, i64 0, i64 %idxprom7, !dbg !588
  %46 = load ptr, ptr %in.addr, align 8, !dbg !590
  %47 = load i32, ptr %i, align 4, !dbg !591
  %mul = mul nsw i32 32, %47, !dbg !592
  %idx.ext = sext i32 %mul to i64, !dbg !593
  %add.ptr = getelementptr inbounds i32, ptr %46, i64 %idx.ext, !dbg !593
  %48 = load i32, ptr %t, align 4, !dbg !594
  %idx.ext9 = sext i32 %48 to i64, !dbg !595
  %add.ptr10 = getelementptr inbounds i32, ptr %add.ptr, i64 %idx.ext9, !dbg !595
  store i64 4, ptr %ref.tmp, align 8, !dbg !596
  store ptr %arrayidx8, ptr %to.addr.i, align 8, !dbg !597
  store ptr %add.ptr10, ptr %from.addr.i, align 8, !dbg !597
  store ptr %ref.tmp, ptr %n.addr.i, align 8, !dbg !597
  store ptr %pipe, ptr %.addr.i, align 8, !dbg !597
  %49 = load ptr, ptr %to.addr.i, align 8, !dbg !597
  %50 = load ptr, ptr %from.addr.i, align 8, !dbg !597
  %51 = load ptr, ptr %n.addr.i, align 8, !dbg !597, !nonnull !163, !align !341
  %52 = load i64, ptr %51, align 8, !dbg !597
  store ptr %49, ptr %to.addr.i65, align 8, !dbg !597
  store ptr %50, ptr %from.addr.i66, align 8, !dbg !597
  store i64 %52, ptr %n.addr.i67, align 8, !dbg !597
  store i32 0, ptr %rank.addr.i, align 4, !dbg !597
  store i32 1, ptr %size.addr.i, align 4, !dbg !597
  %53 = load ptr, ptr %to.addr.i65, align 8, !dbg !597
  %54 = ptrtoint ptr %53 to i64, !dbg !597
  %55 = load ptr, ptr %from.addr.i66, align 8, !dbg !597
  %56 = ptrtoint ptr %55 to i64, !dbg !597
  %or.i = or i64 %54, %56, !dbg !597
  %57 = load i64, ptr %n.addr.i67, align 8, !dbg !597
  %or1.i = or i64 %or.i, %57, !dbg !597
  %rem.i = urem i64 %or1.i, 4, !dbg !597
  %cmp.i68 = icmp eq i64 %rem.i, 0, !dbg !597
  %conv.i69 = zext i1 %cmp.i68 to i32, !dbg !597
  %58 = load ptr, ptr %to.addr.i65, align 8, !dbg !597
  %59 = call i1 @llvm.nvvm.isspacep.shared(ptr %58), !dbg !597
  %conv2.i = zext i1 %59 to i32, !dbg !597
  %conv4.i = zext i1 %59 to i32, !dbg !597
  %and.i = and i32 %conv.i69, %conv4.i, !dbg !597
  %60 = load ptr, ptr %from.addr.i66, align 8, !dbg !597
  %61 = call i1 @llvm.nvvm.isspacep.global(ptr %60), !dbg !597
  %conv5.i = zext i1 %61 to i32, !dbg !597
  %conv7.i = zext i1 %61 to i32, !dbg !597
  %and8.i = and i32 %and.i, %conv7.i, !dbg !597
  %tobool.i = icmp ne i32 %and8.i, 0, !dbg !597
  %storedv.i70 = zext i1 %tobool.i to i8, !dbg !597
  store i8 %storedv.i70, ptr %async.i, align 1, !dbg !597
  %62 = load i8, ptr %async.i, align 1, !dbg !597
  %loadedv.i71 = trunc i8 %62 to i1, !dbg !597
  %63 = zext i1 %loadedv.i71 to i64, !dbg !597
  %cond.i = select i1 %loadedv.i71, i64 4, i64 1, !dbg !597
  store i64 %cond.i, ptr %unit.i, align 8, !dbg !597
  %64 = load i32, ptr %rank.addr.i, align 4, !dbg !597
  %conv9.i = zext i32 %64 to i64, !dbg !597
  %65 = load i64, ptr %unit.i, align 8, !dbg !597
  %mul.i = mul i64 %conv9.i, %65, !dbg !597
  store i64 %mul.i, ptr %i.i, align 8, !dbg !597
  br label %for.cond.i, !dbg !597

for.cond.i:                                       ; preds = %if.end.i, %if.then
  %66 = load i64, ptr %i.i, align 8, !dbg !597
  %67 = load i64, ptr %n.addr.i67, align 8, !dbg !597
  %cmp10.i = icmp ult i64 %66, %67, !dbg !597
  br i1 %cmp10.i, label %for.body.i, label %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit, !dbg !597

for.body.i:                                       ; preds = %for.cond.i
  %68 = load i8, ptr %async.i, align 1, !dbg !597
  %loadedv11.i = trunc i8 %68 to i1, !dbg !597
  br i1 %loadedv11.i, label %if.then.i73, label %if.else.i, !dbg !597

if.then.i73:                                      ; preds = %for.body.i
  %69 = load ptr, ptr %to.addr.i65, align 8, !dbg !597
  %70 = load i64, ptr %i.i, align 8, !dbg !597
  %add.ptr.i = getelementptr inbounds nuw i8, ptr %69, i64 %70, !dbg !597
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !597
  %71 = load ptr, ptr %from.addr.i66, align 8, !dbg !597
  %72 = load i64, ptr %i.i, align 8, !dbg !597
  %add.ptr12.i = getelementptr inbounds nuw i8, ptr %71, i64 %72, !dbg !597
  %add.ptr12.ascast.i = addrspacecast ptr %add.ptr12.i to ptr addrspace(1), !dbg !597
  %73 = load i64, ptr %n.addr.i67, align 8, !dbg !597
  %74 = load i64, ptr %i.i, align 8, !dbg !597
  %sub.i74 = sub i64 %73, %74, !dbg !597
  %cmp13.i = icmp ult i64 %sub.i74, 4, !dbg !597
  br i1 %cmp13.i, label %cond.true.i, label %cond.false.i, !dbg !597

cond.true.i:                                      ; preds = %if.then.i73
  %75 = load i64, ptr %n.addr.i67, align 8, !dbg !597
  %76 = load i64, ptr %i.i, align 8, !dbg !597
  %sub14.i = sub i64 %75, %76, !dbg !597
  br label %cond.end.i, !dbg !597

cond.false.i:                                     ; preds = %if.then.i73
  br label %cond.end.i, !dbg !597

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond15.i = phi i64 [ %sub14.i, %cond.true.i ], [ 4, %cond.false.i ], !dbg !597
  %conv16.i = trunc i64 %cond15.i to i32, !dbg !597
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr12.ascast.i, i32 noundef 4, i32 noundef %conv16.i) #7, !dbg !597
  br label %if.end.i, !dbg !597

if.else.i:                                        ; preds = %for.body.i
  %77 = load ptr, ptr %from.addr.i66, align 8, !dbg !597
  %78 = load i64, ptr %i.i, align 8, !dbg !597
  %arrayidx.i72 = getelementptr inbounds nuw i8, ptr %77, i64 %78, !dbg !597
  %79 = load i8, ptr %arrayidx.i72, align 1, !dbg !597
  %80 = load ptr, ptr %to.addr.i65, align 8, !dbg !597
  %81 = load i64, ptr %i.i, align 8, !dbg !597
  %arrayidx17.i = getelementptr inbounds nuw i8, ptr %80, i64 %81, !dbg !597
  store i8 %79, ptr %arrayidx17.i, align 1, !dbg !597
  br label %if.end.i, !dbg !597

if.end.i:                                         ; preds = %if.else.i, %cond.end.i
  %82 = load i32, ptr %size.addr.i, align 4, !dbg !597
  %conv18.i = zext i32 %82 to i64, !dbg !597
  %83 = load i64, ptr %unit.i, align 8, !dbg !597
  %mul19.i = mul i64 %conv18.i, %83, !dbg !597
  %84 = load i64, ptr %i.i, align 8, !dbg !597
  %add.i = add i64 %84, %mul19.i, !dbg !597
  store i64 %add.i, ptr %i.i, align 8, !dbg !597
  br label %for.cond.i, !dbg !597, !llvm.loop !598

_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit:           ; preds = %for.cond.i
  %85 = load i8, ptr %async.i, align 1, !dbg !597
  %loadedv20.i = trunc i8 %85 to i1, !dbg !597
  store ptr %pipe, ptr %this.addr.i30, align 8, !dbg !599
  %this1.i31 = load ptr, ptr %this.addr.i30, align 8, !dbg !599
  %86 = load ptr, ptr %this1.i31, align 8, !dbg !599
  %ws_head.i32 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i31, i32 0, i32 2, !dbg !599
  %87 = load i32, ptr %ws_head.i32, align 4, !dbg !599
  %idxprom.i33 = zext i32 %87 to i64, !dbg !599
  %arrayidx.i34 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %86, i64 %idxprom.i33, !dbg !599
  call void @__ws_cp_async_arrive(ptr noundef %arrayidx.i34) #7, !dbg !599
  %88 = load ptr, ptr %this1.i31, align 8, !dbg !599
  %ws_head3.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i31, i32 0, i32 2, !dbg !599
  %89 = load i32, ptr %ws_head3.i, align 4, !dbg !599
  %idxprom4.i = zext i32 %89 to i64, !dbg !599
  %arrayidx5.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %88, i64 %idxprom4.i, !dbg !599
  %call.i = call i64 @__ws_mbarrier_arrive(ptr noundef %arrayidx5.i, i32 noundef 1) #7, !dbg !599
  %ws_head7.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i31, i32 0, i32 2, !dbg !599
  %90 = load i32, ptr %ws_head7.i, align 4, !dbg !599
  %inc.i = add i32 %90, 1, !dbg !599
  store i32 %inc.i, ptr %ws_head7.i, align 4, !dbg !599
  %ws_n.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i31, i32 0, i32 1, !dbg !599
  %91 = load i32, ptr %ws_n.i, align 8, !dbg !599
  %cmp.i = icmp eq i32 %inc.i, %91, !dbg !599
  br i1 %cmp.i, label %if.then.i35, label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit, !dbg !599

if.then.i35:                                      ; preds = %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit
  %ws_head8.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i31, i32 0, i32 2, !dbg !599
  store i32 0, ptr %ws_head8.i, align 4, !dbg !599
  %ws_free.i36 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i31, i32 0, i32 4, !dbg !599
  %92 = load i8, ptr %ws_free.i36, align 4, !dbg !599
  %loadedv.i37 = trunc i8 %92 to i1, !dbg !599
  %lnot.i = xor i1 %loadedv.i37, true, !dbg !599
  %ws_free9.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i31, i32 0, i32 4, !dbg !599
  %storedv.i38 = zext i1 %lnot.i to i8, !dbg !599
  store i8 %storedv.i38, ptr %ws_free9.i, align 4, !dbg !599
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit, !dbg !599

_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit: ; preds = %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit, %if.then.i35
  br label %if.end, !dbg !600

if.else:                                          ; preds = %for.body
  store ptr %pipe, ptr %this.addr.i39, align 8, !dbg !601
  %this1.i40 = load ptr, ptr %this.addr.i39, align 8, !dbg !601
  %93 = load ptr, ptr %this1.i40, align 8, !dbg !601
  %ws_tail.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i40, i32 0, i32 3, !dbg !601
  %94 = load i32, ptr %ws_tail.i, align 8, !dbg !601
  %idxprom.i41 = zext i32 %94 to i64, !dbg !601
  %arrayidx.i42 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %93, i64 %idxprom.i41, !dbg !601
  %ws_full.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i40, i32 0, i32 5, !dbg !601
  %95 = load i8, ptr %ws_full.i, align 1, !dbg !601
  %loadedv.i43 = trunc i8 %95 to i1, !dbg !601
  %conv.i44 = zext i1 %loadedv.i43 to i32, !dbg !601
  call void @__ws_mbarrier_wait_parity(ptr noundef %arrayidx.i42, i32 noundef %conv.i44) #7, !dbg !601
  %96 = load i32, ptr %i, align 4, !dbg !603
  %rem11 = srem i32 %96, 2, !dbg !604
  %idxprom12 = sext i32 %rem11 to i64, !dbg !605
  %arrayidx13 = getelementptr inbounds [2 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10with_rolesPKiPiE4tile to ptr), i64 0, i64 %idxprom12, !dbg !605
  %97 = load i32, ptr %t, align 4, !dbg !606
  %sub = sub nsw i32 31, %97, !dbg !607
  %idxprom14 = sext i32 %sub to i64, !dbg !605
  %arrayidx15 = getelementptr inbounds [32 x i32], ptr %arrayidx13, i64 0, i64 %idxprom14, !dbg !605
  %98 = load i32, ptr %arrayidx15, align 4, !dbg !605
  %99 = load i32, ptr %i, align 4, !dbg !608
  %mul16 = mul nsw i32 32, %99, !dbg !609
  %add = add nsw i32 %mul16, 31, !dbg !610
  %100 = load i32, ptr %t, align 4, !dbg !611
  %sub17 = sub nsw i32 %add, %100, !dbg !612
  %cmp18 = icmp eq i32 %98, %sub17, !dbg !613
  %storedv.i = zext i1 %cmp18 to i8, !dbg !614
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !614
  store ptr @.str3, ptr %m.addr.i, align 8, !dbg !614
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !614
  store i32 86, ptr %l.addr.i, align 4, !dbg !614
  store ptr @__func__._Z10with_rolesPKiPi, ptr %fn.addr.i, align 8, !dbg !614
  %101 = load i8, ptr %c.addr.i, align 1, !dbg !614
  %loadedv.i = trunc i8 %101 to i1, !dbg !614
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !614

if.then.i:                                        ; preds = %if.else
  %102 = load ptr, ptr %m.addr.i, align 8, !dbg !614
  %103 = load ptr, ptr %f.addr.i, align 8, !dbg !614
  %104 = load i32, ptr %l.addr.i, align 4, !dbg !614
  %105 = load ptr, ptr %fn.addr.i, align 8, !dbg !614
  call void @__assertfail(ptr noundef %102, ptr noundef %103, i32 noundef %104, ptr noundef %105, i64 noundef 1) #8, !dbg !614
  unreachable, !dbg !614

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.else
  %106 = load i32, ptr %i, align 4, !dbg !615
  %rem19 = srem i32 %106, 2, !dbg !616
  %idxprom20 = sext i32 %rem19 to i64, !dbg !617
  %arrayidx21 = getelementptr inbounds [2 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10with_rolesPKiPiE4tile to ptr), i64 0, i64 %idxprom20, !dbg !617
  %107 = load i32, ptr %t, align 4, !dbg !618
  %sub22 = sub nsw i32 31, %107, !dbg !619
  %idxprom23 = sext i32 %sub22 to i64, !dbg !617
  %arrayidx24 = getelementptr inbounds [32 x i32], ptr %arrayidx21, i64 0, i64 %idxprom23, !dbg !617
  %108 = load i32, ptr %arrayidx24, align 4, !dbg !617
  %109 = load ptr, ptr %out.addr, align 8, !dbg !620
  %110 = load i32, ptr %i, align 4, !dbg !621
  %mul25 = mul nsw i32 32, %110, !dbg !622
  %111 = load i32, ptr %t, align 4, !dbg !623
  %add26 = add nsw i32 %mul25, %111, !dbg !624
  %idxprom27 = sext i32 %add26 to i64, !dbg !620
  %arrayidx28 = getelementptr inbounds i32, ptr %109, i64 %idxprom27, !dbg !620
  store i32 %108, ptr %arrayidx28, align 4, !dbg !625
  store ptr %pipe, ptr %this.addr.i45, align 8, !dbg !626
  %this1.i46 = load ptr, ptr %this.addr.i45, align 8, !dbg !626
  %112 = load ptr, ptr %this1.i46, align 8, !dbg !626
  %ws_tail.i47 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i46, i32 0, i32 3, !dbg !626
  %113 = load i32, ptr %ws_tail.i47, align 8, !dbg !626
  %idxprom.i48 = zext i32 %113 to i64, !dbg !626
  %arrayidx.i49 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %112, i64 %idxprom.i48, !dbg !626
  %consumed.i50 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %arrayidx.i49, i32 0, i32 1, !dbg !626
  %call.i51 = call i64 @__ws_mbarrier_arrive(ptr noundef %consumed.i50, i32 noundef 1) #7, !dbg !626
  %ws_tail2.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i46, i32 0, i32 3, !dbg !626
  %114 = load i32, ptr %ws_tail2.i, align 8, !dbg !626
  %inc.i52 = add i32 %114, 1, !dbg !626
  store i32 %inc.i52, ptr %ws_tail2.i, align 8, !dbg !626
  %ws_n.i53 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i46, i32 0, i32 1, !dbg !626
  %115 = load i32, ptr %ws_n.i53, align 8, !dbg !626
  %cmp.i54 = icmp eq i32 %inc.i52, %115, !dbg !626
  br i1 %cmp.i54, label %if.then.i55, label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, !dbg !626

if.then.i55:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %ws_tail3.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i46, i32 0, i32 3, !dbg !626
  store i32 0, ptr %ws_tail3.i, align 8, !dbg !626
  %ws_full.i56 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i46, i32 0, i32 5, !dbg !626
  %116 = load i8, ptr %ws_full.i56, align 1, !dbg !626
  %loadedv.i57 = trunc i8 %116 to i1, !dbg !626
  %lnot.i58 = xor i1 %loadedv.i57, true, !dbg !626
  %ws_full4.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i46, i32 0, i32 5, !dbg !626
  %storedv.i59 = zext i1 %lnot.i58 to i8, !dbg !626
  store i8 %storedv.i59, ptr %ws_full4.i, align 1, !dbg !626
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, !dbg !626

_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit: ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit, %if.then.i55
  br label %if.end

if.end:                                           ; preds = %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit
  br label %for.inc, !dbg !627

for.inc:                                          ; preds = %if.end
  %117 = load i32, ptr %i, align 4, !dbg !628
  %inc = add nsw i32 %117, 1, !dbg !628
  store i32 %inc, ptr %i, align 4, !dbg !628
  br label %for.cond, !dbg !629, !llvm.loop !630

for.end:                                          ; preds = %for.cond
  ret void, !dbg !632
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #4

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr void @_ZN4cuda14aligned_size_tILm16EEC2Em(ptr noundef nonnull align 8 dereferenceable(8) %this, i64 noundef %n) unnamed_addr #1 comdat align 2 !dbg !633 {
entry:
  %this.addr = alloca ptr, align 8
  %n.addr = alloca i64, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !634, !DIExpression(), !635)
  store i64 %n, ptr %n.addr, align 8
    #dbg_declare(ptr %n.addr, !636, !DIExpression(), !637)
  %this1 = load ptr, ptr %this.addr, align 8
  %value = getelementptr inbounds nuw %"struct.cuda::aligned_size_t", ptr %this1, i32 0, i32 0, !dbg !638
  %0 = load i64, ptr %n.addr, align 8, !dbg !639
  store i64 %0, ptr %value, align 8, !dbg !638
  ret void, !dbg !640
}

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nounwind
declare void @__ws_mbarrier_init(ptr noundef, i32 noundef) #6

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr noundef i64 @_ZNK4cuda14aligned_size_tILm16EEcvmEv(ptr noundef nonnull align 8 dereferenceable(8) %this) #1 comdat align 2 !dbg !641 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !642, !DIExpression(), !644)
  %this1 = load ptr, ptr %this.addr, align 8
  %value = getelementptr inbounds nuw %"struct.cuda::aligned_size_t", ptr %this1, i32 0, i32 0, !dbg !645
  %0 = load i64, ptr %value, align 8, !dbg !645
  ret i64 %0, !dbg !646
}

; Function Attrs: convergent nounwind
declare void @__ws_cp_async_arrive(ptr noundef) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none)) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.global(ptr captures(none)) #4

; Function Attrs: convergent nounwind
declare void @__ws_cp_async(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i32 noundef, i32 noundef) #6

; Function Attrs: convergent nounwind
declare void @__ws_mbarrier_wait(ptr noundef, i64 noundef) #6

; Function Attrs: convergent nounwind
declare i64 @__ws_mbarrier_arrive(ptr noundef, i32 noundef) #6

; Function Attrs: convergent nounwind
declare void @__ws_cp_async_commit() #6

; Function Attrs: convergent nounwind
declare void @__ws_cp_async_wait(i32 noundef) #6

; Function Attrs: convergent nounwind
declare void @__ws_mbarrier_wait_parity(ptr noundef, i32 noundef) #6

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #6 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!306, !307, !308, !309}
!llvm.ident = !{!310}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 17, type: !304, isLocal: true, isDefinition: true, align: 128)
!2 = distinct !DISubprogram(name: "with_barrier", linkageName: "_Z12with_barrierPKiPi", scope: !3, file: !3, line: 16, type: !4, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !163)
!3 = !DIFile(filename: "cuda_pipeline.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !11, retainedTypes: !35, globals: !142, imports: !224, splitDebugInlining: false, nameTableKind: None)
!11 = !{!12, !24, !30}
!12 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", scope: !14, file: !13, line: 8, baseType: !16, size: 32, elements: !17, identifier: "_ZTSN4cuda3std12memory_orderE")
!13 = !DIFile(filename: "cuda/cuda/atomic", directory: ".")
!14 = !DINamespace(name: "std", scope: !15)
!15 = !DINamespace(name: "cuda", scope: null)
!16 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!17 = !{!18, !19, !20, !21, !22, !23}
!18 = !DIEnumerator(name: "memory_order_relaxed", value: 0, isUnsigned: true)
!19 = !DIEnumerator(name: "memory_order_consume", value: 1, isUnsigned: true)
!20 = !DIEnumerator(name: "memory_order_acquire", value: 2, isUnsigned: true)
!21 = !DIEnumerator(name: "memory_order_release", value: 3, isUnsigned: true)
!22 = !DIEnumerator(name: "memory_order_acq_rel", value: 4, isUnsigned: true)
!23 = !DIEnumerator(name: "memory_order_seq_cst", value: 5, isUnsigned: true)
!24 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "thread_scope", scope: !15, file: !13, line: 5, baseType: !16, size: 32, elements: !25, identifier: "_ZTSN4cuda12thread_scopeE")
!25 = !{!26, !27, !28, !29}
!26 = !DIEnumerator(name: "thread_scope_system", value: 0, isUnsigned: true)
!27 = !DIEnumerator(name: "thread_scope_device", value: 1, isUnsigned: true)
!28 = !DIEnumerator(name: "thread_scope_block", value: 2, isUnsigned: true)
!29 = !DIEnumerator(name: "thread_scope_thread", value: 3, isUnsigned: true)
!30 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "pipeline_role", scope: !15, file: !31, line: 4, baseType: !8, size: 32, flags: DIFlagEnumClass, elements: !32, identifier: "_ZTSN4cuda13pipeline_roleE")
!31 = !DIFile(filename: "cuda/cuda/pipeline", directory: ".")
!32 = !{!33, !34}
!33 = !DIEnumerator(name: "producer", value: 0)
!34 = !DIEnumerator(name: "consumer", value: 1)
!35 = !{!36, !56, !57, !16, !79, !80, !41, !82, !83, !85, !86, !8, !88, !118}
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "aligned_size_t<16UL>", scope: !15, file: !37, line: 17, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !38, templateParams: !54, identifier: "_ZTSN4cuda14aligned_size_tILm16EEE")
!37 = !DIFile(filename: "cuda/ws_async.h", directory: ".")
!38 = !{!39, !44, !45, !49}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "align", scope: !36, file: !37, line: 17, baseType: !40, flags: DIFlagStaticMember)
!40 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !41)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !42, line: 31, baseType: !43)
!42 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!43 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !36, file: !37, line: 17, baseType: !41, size: 64)
!45 = !DISubprogram(name: "aligned_size_t", linkageName: "_ZN4cuda14aligned_size_tILm16EEC4Em", scope: !36, file: !37, line: 17, type: !46, scopeLine: 17, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!46 = !DISubroutineType(types: !47)
!47 = !{null, !48, !41}
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!49 = !DISubprogram(name: "operator unsigned long", linkageName: "_ZNK4cuda14aligned_size_tILm16EEcvmEv", scope: !36, file: !37, line: 17, type: !50, scopeLine: 17, flags: DIFlagPrototyped, spFlags: 0)
!50 = !DISubroutineType(types: !51)
!51 = !{!41, !52}
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!53 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!54 = !{!55}
!55 = !DITemplateValueParameter(name: "N", type: !43, value: i64 16)
!56 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64)
!58 = !DICompositeType(tag: DW_TAG_structure_type, name: "ws_bars", scope: !59, file: !31, line: 12, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSN4cuda8pipelineILNS_12thread_scopeE3EE7ws_barsE")
!59 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "pipeline<(cuda::thread_scope)3>", scope: !15, file: !31, line: 11, size: 192, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !60, templateParams: !77, identifier: "_ZTSN4cuda8pipelineILNS_12thread_scopeE3EEE")
!60 = !{!61, !62, !63, !64, !65, !66, !67, !73}
!61 = !DIDerivedType(tag: DW_TAG_member, name: "ws_at", scope: !59, file: !31, line: 13, baseType: !57, size: 64)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "ws_n", scope: !59, file: !31, line: 13, baseType: !16, size: 32, offset: 64)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "ws_head", scope: !59, file: !31, line: 13, baseType: !16, size: 32, offset: 96)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "ws_tail", scope: !59, file: !31, line: 13, baseType: !16, size: 32, offset: 128)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "ws_free", scope: !59, file: !31, line: 13, baseType: !56, size: 8, offset: 160)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "ws_full", scope: !59, file: !31, line: 13, baseType: !56, size: 8, offset: 168)
!67 = !DISubprogram(name: "pipeline", linkageName: "_ZN4cuda8pipelineILNS_12thread_scopeE3EEC4ERKS2_", scope: !59, file: !31, line: 16, type: !68, scopeLine: 16, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!68 = !DISubroutineType(types: !69)
!69 = !{null, !70, !71}
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!71 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !72, size: 64)
!72 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !59)
!73 = !DISubprogram(name: "pipeline", linkageName: "_ZN4cuda8pipelineILNS_12thread_scopeE3EEC4EOS2_", scope: !59, file: !31, line: 16, type: !74, scopeLine: 16, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!74 = !DISubroutineType(types: !75)
!75 = !{null, !70, !76}
!76 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !59, size: 64)
!77 = !{!78}
!78 = !DITemplateValueParameter(name: "S", type: !24, value: i32 3)
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !81, size: 64)
!81 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 8)
!83 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !84, size: 64)
!84 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !81, size: 64, dwarfAddressSpace: 5)
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !87, size: 64)
!87 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !84)
!88 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "arrival_token", scope: !90, file: !89, line: 12, size: 64, flags: DIFlagPublic | DIFlagTypePassByValue, elements: !116, identifier: "_ZTSN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEE13arrival_tokenE")
!89 = !DIFile(filename: "cuda/cuda/barrier", directory: ".")
!90 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "barrier<(cuda::thread_scope)2, cuda::ws_nothing>", scope: !15, file: !89, line: 7, size: 64, flags: DIFlagTypePassByReference, elements: !91, templateParams: !112, identifier: "_ZTSN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEE")
!91 = !{!92, !94, !98, !103, !107}
!92 = !DIDerivedType(tag: DW_TAG_member, name: "ws_bar", scope: !90, file: !89, line: 10, baseType: !93, size: 64, align: 64)
!93 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!94 = !DISubprogram(name: "barrier", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEC4Ev", scope: !90, file: !89, line: 13, type: !95, scopeLine: 13, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!95 = !DISubroutineType(types: !96)
!96 = !{null, !97}
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !90, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!98 = !DISubprogram(name: "barrier", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEC4ERKS3_", scope: !90, file: !89, line: 13, type: !99, scopeLine: 13, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!99 = !DISubroutineType(types: !100)
!100 = !{null, !97, !101}
!101 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !102, size: 64)
!102 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !90)
!103 = !DISubprogram(name: "operator=", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEaSERKS3_", scope: !90, file: !89, line: 13, type: !104, scopeLine: 13, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!104 = !DISubroutineType(types: !105)
!105 = !{!106, !97, !101}
!106 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !90, size: 64)
!107 = !DISubprogram(name: "max", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEE3maxEv", scope: !90, file: !89, line: 20, type: !108, scopeLine: 20, flags: DIFlagPublic | DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!108 = !DISubroutineType(types: !109)
!109 = !{!110}
!110 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !42, line: 32, baseType: !111)
!111 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!112 = !{!113, !114}
!113 = !DITemplateValueParameter(name: "S", type: !24, value: i32 2)
!114 = !DITemplateTypeParameter(name: "F", type: !115, defaulted: true)
!115 = !DICompositeType(tag: DW_TAG_structure_type, name: "ws_nothing", scope: !15, file: !89, line: 5, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN4cuda10ws_nothingE")
!116 = !{!117}
!117 = !DIDerivedType(tag: DW_TAG_member, name: "ws_state", scope: !88, file: !89, line: 12, baseType: !93, size: 64)
!118 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !119, size: 64)
!119 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "ws_bars", scope: !120, file: !31, line: 12, size: 128, flags: DIFlagTypePassByValue, elements: !139, identifier: "_ZTSN4cuda8pipelineILNS_12thread_scopeE2EE7ws_barsE")
!120 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "pipeline<(cuda::thread_scope)2>", scope: !15, file: !31, line: 11, size: 192, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !121, templateParams: !138, identifier: "_ZTSN4cuda8pipelineILNS_12thread_scopeE2EEE")
!121 = !{!122, !123, !124, !125, !126, !127, !128, !134}
!122 = !DIDerivedType(tag: DW_TAG_member, name: "ws_at", scope: !120, file: !31, line: 13, baseType: !118, size: 64)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "ws_n", scope: !120, file: !31, line: 13, baseType: !16, size: 32, offset: 64)
!124 = !DIDerivedType(tag: DW_TAG_member, name: "ws_head", scope: !120, file: !31, line: 13, baseType: !16, size: 32, offset: 96)
!125 = !DIDerivedType(tag: DW_TAG_member, name: "ws_tail", scope: !120, file: !31, line: 13, baseType: !16, size: 32, offset: 128)
!126 = !DIDerivedType(tag: DW_TAG_member, name: "ws_free", scope: !120, file: !31, line: 13, baseType: !56, size: 8, offset: 160)
!127 = !DIDerivedType(tag: DW_TAG_member, name: "ws_full", scope: !120, file: !31, line: 13, baseType: !56, size: 8, offset: 168)
!128 = !DISubprogram(name: "pipeline", linkageName: "_ZN4cuda8pipelineILNS_12thread_scopeE2EEC4ERKS2_", scope: !120, file: !31, line: 16, type: !129, scopeLine: 16, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!129 = !DISubroutineType(types: !130)
!130 = !{null, !131, !132}
!131 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !120, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!132 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !133, size: 64)
!133 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !120)
!134 = !DISubprogram(name: "pipeline", linkageName: "_ZN4cuda8pipelineILNS_12thread_scopeE2EEC4EOS2_", scope: !120, file: !31, line: 16, type: !135, scopeLine: 16, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!135 = !DISubroutineType(types: !136)
!136 = !{null, !131, !137}
!137 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !120, size: 64)
!138 = !{!113}
!139 = !{!140, !141}
!140 = !DIDerivedType(tag: DW_TAG_member, name: "produced", scope: !119, file: !31, line: 12, baseType: !93, size: 64)
!141 = !DIDerivedType(tag: DW_TAG_member, name: "consumed", scope: !119, file: !31, line: 12, baseType: !93, size: 64, offset: 64)
!142 = !{!0, !143, !145, !150, !155, !160, !168, !173, !178, !181, !204, !209, !215, !217, !219}
!143 = !DIGlobalVariableExpression(var: !144, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!144 = distinct !DIGlobalVariable(name: "bar", scope: !2, file: !3, line: 18, type: !90, isLocal: true, isDefinition: true)
!145 = !DIGlobalVariableExpression(var: !146, expr: !DIExpression())
!146 = distinct !DIGlobalVariable(scope: null, file: !3, line: 25, type: !147, isLocal: true, isDefinition: true)
!147 = !DICompositeType(tag: DW_TAG_array_type, baseType: !87, size: 416, elements: !148)
!148 = !{!149}
!149 = !DISubrange(count: 52)
!150 = !DIGlobalVariableExpression(var: !151, expr: !DIExpression())
!151 = distinct !DIGlobalVariable(scope: null, file: !3, line: 25, type: !152, isLocal: true, isDefinition: true)
!152 = !DICompositeType(tag: DW_TAG_array_type, baseType: !87, size: 136, elements: !153)
!153 = !{!154}
!154 = !DISubrange(count: 17)
!155 = !DIGlobalVariableExpression(var: !156, expr: !DIExpression())
!156 = distinct !DIGlobalVariable(scope: null, file: !3, line: 25, type: !157, isLocal: true, isDefinition: true)
!157 = !DICompositeType(tag: DW_TAG_array_type, baseType: !87, size: 104, elements: !158)
!158 = !{!159}
!159 = !DISubrange(count: 13)
!160 = !DIGlobalVariableExpression(var: !161, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!161 = distinct !DIGlobalVariable(name: "tile", scope: !162, file: !3, line: 32, type: !164, isLocal: true, isDefinition: true)
!162 = distinct !DISubprogram(name: "of_thread", linkageName: "_Z9of_threadPKiPi", scope: !3, file: !3, line: 31, type: !4, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !163)
!163 = !{}
!164 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 4096, elements: !165)
!165 = !{!166, !167}
!166 = !DISubrange(count: 2)
!167 = !DISubrange(count: 64)
!168 = !DIGlobalVariableExpression(var: !169, expr: !DIExpression())
!169 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !170, isLocal: true, isDefinition: true)
!170 = !DICompositeType(tag: DW_TAG_array_type, baseType: !87, size: 312, elements: !171)
!171 = !{!172}
!172 = !DISubrange(count: 39)
!173 = !DIGlobalVariableExpression(var: !174, expr: !DIExpression())
!174 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !175, isLocal: true, isDefinition: true)
!175 = !DICompositeType(tag: DW_TAG_array_type, baseType: !87, size: 80, elements: !176)
!176 = !{!177}
!177 = !DISubrange(count: 10)
!178 = !DIGlobalVariableExpression(var: !179, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!179 = distinct !DIGlobalVariable(name: "tile", scope: !180, file: !3, line: 54, type: !164, isLocal: true, isDefinition: true, align: 128)
!180 = distinct !DISubprogram(name: "of_block", linkageName: "_Z8of_blockPKiPi", scope: !3, file: !3, line: 53, type: !4, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !163)
!181 = !DIGlobalVariableExpression(var: !182, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!182 = distinct !DIGlobalVariable(name: "state", scope: !180, file: !3, line: 55, type: !183, isLocal: true, isDefinition: true)
!183 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pipeline_shared_state<(cuda::thread_scope)2, (unsigned char)'\\x02'>", scope: !15, file: !31, line: 5, size: 256, flags: DIFlagTypePassByReference, elements: !184, templateParams: !201, identifier: "_ZTSN4cuda21pipeline_shared_stateILNS_12thread_scopeE2ELh2EEE")
!184 = !{!185, !192, !196}
!185 = !DIDerivedType(tag: DW_TAG_member, name: "ws_stage", scope: !183, file: !31, line: 8, baseType: !186, size: 256)
!186 = !DICompositeType(tag: DW_TAG_array_type, baseType: !187, size: 256, elements: !191)
!187 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !183, file: !31, line: 8, size: 128, flags: DIFlagTypePassByValue, elements: !188, identifier: "_ZTSN4cuda21pipeline_shared_stateILNS_12thread_scopeE2ELh2EEUt_E")
!188 = !{!189, !190}
!189 = !DIDerivedType(tag: DW_TAG_member, name: "produced", scope: !187, file: !31, line: 8, baseType: !93, size: 64, align: 64)
!190 = !DIDerivedType(tag: DW_TAG_member, name: "consumed", scope: !187, file: !31, line: 8, baseType: !93, size: 64, align: 64, offset: 64)
!191 = !{!166}
!192 = !DISubprogram(name: "pipeline_shared_state", linkageName: "_ZN4cuda21pipeline_shared_stateILNS_12thread_scopeE2ELh2EEC4Ev", scope: !183, file: !31, line: 7, type: !193, scopeLine: 7, flags: DIFlagPrototyped, spFlags: 0)
!193 = !DISubroutineType(types: !194)
!194 = !{null, !195}
!195 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !183, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!196 = !DISubprogram(name: "pipeline_shared_state", linkageName: "_ZN4cuda21pipeline_shared_stateILNS_12thread_scopeE2ELh2EEC4ERKS2_", scope: !183, file: !31, line: 7, type: !197, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!197 = !DISubroutineType(types: !198)
!198 = !{null, !195, !199}
!199 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !200, size: 64)
!200 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !183)
!201 = !{!113, !202}
!202 = !DITemplateValueParameter(name: "N", type: !203, value: i8 2)
!203 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!204 = !DIGlobalVariableExpression(var: !205, expr: !DIExpression())
!205 = distinct !DIGlobalVariable(scope: null, file: !3, line: 66, type: !206, isLocal: true, isDefinition: true)
!206 = !DICompositeType(tag: DW_TAG_array_type, baseType: !87, size: 72, elements: !207)
!207 = !{!208}
!208 = !DISubrange(count: 9)
!209 = !DIGlobalVariableExpression(var: !210, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!210 = distinct !DIGlobalVariable(name: "tile", scope: !211, file: !3, line: 73, type: !212, isLocal: true, isDefinition: true, align: 128)
!211 = distinct !DISubprogram(name: "with_roles", linkageName: "_Z10with_rolesPKiPi", scope: !3, file: !3, line: 72, type: !4, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !163)
!212 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !213)
!213 = !{!166, !214}
!214 = !DISubrange(count: 32)
!215 = !DIGlobalVariableExpression(var: !216, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!216 = distinct !DIGlobalVariable(name: "state", scope: !211, file: !3, line: 74, type: !183, isLocal: true, isDefinition: true)
!217 = !DIGlobalVariableExpression(var: !218, expr: !DIExpression())
!218 = distinct !DIGlobalVariable(scope: null, file: !3, line: 86, type: !170, isLocal: true, isDefinition: true)
!219 = !DIGlobalVariableExpression(var: !220, expr: !DIExpression())
!220 = distinct !DIGlobalVariable(scope: null, file: !3, line: 86, type: !221, isLocal: true, isDefinition: true)
!221 = !DICompositeType(tag: DW_TAG_array_type, baseType: !87, size: 88, elements: !222)
!222 = !{!223}
!223 = !DISubrange(count: 11)
!224 = !{!225, !227, !229, !231, !232, !234, !237, !240, !243, !245, !247, !249, !251, !253, !255, !260, !262, !264, !269, !273, !277, !281, !285, !289, !293, !296, !297, !298, !302}
!225 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !226, file: !42, line: 206)
!226 = !DINamespace(name: "ws_math", scope: null)
!227 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !228, entity: !226, file: !42, line: 207)
!228 = !DINamespace(name: "std", scope: null)
!229 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !228, entity: !41, file: !230, line: 6)
!230 = !DIFile(filename: "cuda/ws_std.h", directory: ".")
!231 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !228, entity: !110, file: !230, line: 6)
!232 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !228, entity: !233, file: !230, line: 7)
!233 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !42, line: 33, baseType: !203)
!234 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !228, entity: !235, file: !230, line: 7)
!235 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !42, line: 33, baseType: !236)
!236 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!237 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !228, entity: !238, file: !230, line: 7)
!238 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !42, line: 34, baseType: !239)
!239 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!240 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !228, entity: !241, file: !230, line: 7)
!241 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !42, line: 34, baseType: !242)
!242 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!243 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !228, entity: !244, file: !230, line: 7)
!244 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !42, line: 35, baseType: !16)
!245 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !228, entity: !246, file: !230, line: 7)
!246 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !42, line: 35, baseType: !8)
!247 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !228, entity: !248, file: !230, line: 7)
!248 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !42, line: 36, baseType: !43)
!249 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !228, entity: !250, file: !230, line: 7)
!250 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !42, line: 36, baseType: !111)
!251 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !228, entity: !252, file: !230, line: 7)
!252 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !42, line: 37, baseType: !111)
!253 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !228, entity: !254, file: !230, line: 7)
!254 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !42, line: 37, baseType: !43)
!255 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !228, entity: !256, file: !230, line: 8)
!256 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnani", scope: !257, file: !257, line: 199, type: !258, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!257 = !DIFile(filename: "cuda/ws_device.h", directory: ".")
!258 = !DISubroutineType(types: !259)
!259 = !{!56, !8}
!260 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !228, entity: !261, file: !230, line: 8)
!261 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfi", scope: !257, file: !257, line: 199, type: !258, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!262 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !228, entity: !263, file: !230, line: 8)
!263 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinitei", scope: !257, file: !257, line: 199, type: !258, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!264 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !228, entity: !265, file: !230, line: 8)
!265 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !257, file: !257, line: 198, type: !266, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!266 = !DISubroutineType(types: !267)
!267 = !{!56, !268}
!268 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!269 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !228, entity: !270, file: !230, line: 8)
!270 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !42, file: !42, line: 213, type: !271, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!271 = !DISubroutineType(types: !272)
!272 = !{!268, !268}
!273 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !228, entity: !274, file: !230, line: 8)
!274 = !DISubprogram(name: "printf", scope: !42, file: !42, line: 263, type: !275, flags: DIFlagPrototyped, spFlags: 0)
!275 = !DISubroutineType(types: !276)
!276 = !{!8, !86, null}
!277 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !228, entity: !278, file: !230, line: 8)
!278 = !DISubprogram(name: "malloc", scope: !42, file: !42, line: 264, type: !279, flags: DIFlagPrototyped, spFlags: 0)
!279 = !DISubroutineType(types: !280)
!280 = !{!79, !41}
!281 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !228, entity: !282, file: !230, line: 8)
!282 = !DISubprogram(name: "free", scope: !42, file: !42, line: 264, type: !283, flags: DIFlagPrototyped, spFlags: 0)
!283 = !DISubroutineType(types: !284)
!284 = !{null, !79}
!285 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !228, entity: !286, file: !230, line: 8)
!286 = !DISubprogram(name: "memcpy", scope: !42, file: !42, line: 265, type: !287, flags: DIFlagPrototyped, spFlags: 0)
!287 = !DISubroutineType(types: !288)
!288 = !{!79, !79, !80, !41}
!289 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !228, entity: !290, file: !230, line: 8)
!290 = !DISubprogram(name: "memset", scope: !42, file: !42, line: 265, type: !291, flags: DIFlagPrototyped, spFlags: 0)
!291 = !DISubroutineType(types: !292)
!292 = !{!79, !79, !8, !41}
!293 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !228, entity: !294, file: !230, line: 8)
!294 = !DISubprogram(name: "memmove", scope: !295, file: !295, line: 84, type: !287, flags: DIFlagPrototyped, spFlags: 0)
!295 = !DIFile(filename: "cuda/ws_libc.h", directory: ".")
!296 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !14, entity: !228, file: !13, line: 7)
!297 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !12, file: !13, line: 11)
!298 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !14, entity: !299, file: !13, line: 50)
!299 = !DISubprogram(name: "atomic_thread_fence", linkageName: "_ZN4cudaL19atomic_thread_fenceENS_3std12memory_orderENS_12thread_scopeE", scope: !15, file: !13, line: 15, type: !300, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!300 = !DISubroutineType(types: !301)
!301 = !{null, !12, !24}
!302 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "cg", scope: !10, entity: !303, file: !3, line: 14)
!303 = !DINamespace(name: "cooperative_groups", scope: null)
!304 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !305)
!305 = !{!167}
!306 = !{i32 7, !"Dwarf Version", i32 4}
!307 = !{i32 2, !"Debug Info Version", i32 3}
!308 = !{i32 1, !"wchar_size", i32 4}
!309 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!310 = !{!"clang version 22.1.8"}
!311 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 16, type: !6)
!312 = !DILocation(line: 16, column: 41, scope: !2)
!313 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 16, type: !9)
!314 = !DILocation(line: 16, column: 50, scope: !2)
!315 = !DILocalVariable(name: "block", scope: !2, file: !3, line: 19, type: !316)
!316 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "thread_block", scope: !303, file: !317, line: 8, size: 8, flags: DIFlagTypePassByValue, elements: !163, identifier: "_ZTSN18cooperative_groups12thread_blockE")
!317 = !DIFile(filename: "cuda/cooperative_groups.h", directory: ".")
!318 = !DILocation(line: 19, column: 8, scope: !2)
!319 = !DILocation(line: 19, column: 16, scope: !2)
!320 = !DILocation(line: 20, column: 7, scope: !321)
!321 = distinct !DILexicalBlock(scope: !2, file: !3, line: 20, column: 7)
!322 = !DILocation(line: 20, column: 27, scope: !321)
!323 = !DILocation(line: 20, column: 44, scope: !321)
!324 = !DILocation(line: 20, column: 33, scope: !321)
!325 = !DILocation(line: 21, column: 3, scope: !2)
!326 = !DILocalVariable(name: "i", scope: !327, file: !3, line: 22, type: !8)
!327 = distinct !DILexicalBlock(scope: !2, file: !3, line: 22, column: 3)
!328 = !DILocation(line: 22, column: 12, scope: !327)
!329 = !DILocation(line: 22, column: 8, scope: !327)
!330 = !DILocation(line: 22, column: 19, scope: !331)
!331 = distinct !DILexicalBlock(scope: !327, file: !3, line: 22, column: 3)
!332 = !DILocation(line: 22, column: 21, scope: !331)
!333 = !DILocation(line: 22, column: 3, scope: !327)
!334 = !DILocation(line: 23, column: 37, scope: !335)
!335 = distinct !DILexicalBlock(scope: !331, file: !3, line: 22, column: 31)
!336 = !DILocation(line: 23, column: 47, scope: !335)
!337 = !DILocation(line: 23, column: 45, scope: !335)
!338 = !DILocation(line: 23, column: 40, scope: !335)
!339 = !DILocation(line: 23, column: 50, scope: !335)
!340 = !DILocation(line: 23, column: 5, scope: !335)
!341 = !{i64 8}
!342 = distinct !{!342, !343}
!343 = !{!"llvm.loop.mustprogress"}
!344 = !DILocation(line: 24, column: 9, scope: !335)
!345 = !DILocation(line: 25, column: 22, scope: !335)
!346 = !DILocation(line: 25, column: 20, scope: !335)
!347 = !DILocation(line: 25, column: 12, scope: !335)
!348 = !DILocation(line: 25, column: 43, scope: !335)
!349 = !DILocation(line: 25, column: 41, scope: !335)
!350 = !DILocation(line: 25, column: 45, scope: !335)
!351 = !DILocation(line: 25, column: 52, scope: !335)
!352 = !DILocation(line: 25, column: 50, scope: !335)
!353 = !DILocation(line: 25, column: 35, scope: !335)
!354 = !DILocation(line: 25, column: 5, scope: !335)
!355 = !DILocation(line: 26, column: 43, scope: !335)
!356 = !DILocation(line: 26, column: 41, scope: !335)
!357 = !DILocation(line: 26, column: 33, scope: !335)
!358 = !DILocation(line: 26, column: 5, scope: !335)
!359 = !DILocation(line: 26, column: 14, scope: !335)
!360 = !DILocation(line: 26, column: 12, scope: !335)
!361 = !DILocation(line: 26, column: 18, scope: !335)
!362 = !DILocation(line: 26, column: 16, scope: !335)
!363 = !DILocation(line: 26, column: 31, scope: !335)
!364 = !DILocation(line: 27, column: 9, scope: !335)
!365 = !DILocation(line: 28, column: 3, scope: !335)
!366 = !DILocation(line: 22, column: 26, scope: !331)
!367 = !DILocation(line: 22, column: 3, scope: !331)
!368 = distinct !{!368, !333, !369, !343}
!369 = !DILocation(line: 28, column: 3, scope: !327)
!370 = !DILocation(line: 29, column: 1, scope: !2)
!371 = distinct !DISubprogram(name: "aligned_size_t", linkageName: "_ZN4cuda14aligned_size_tILm16EEC1Em", scope: !36, file: !37, line: 17, type: !46, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, declaration: !45, retainedNodes: !163)
!372 = !DILocalVariable(name: "this", arg: 1, scope: !371, type: !373, flags: DIFlagArtificial | DIFlagObjectPointer)
!373 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!374 = !DILocation(line: 0, scope: !371)
!375 = !DILocalVariable(name: "n", arg: 2, scope: !371, file: !37, line: 17, type: !41)
!376 = !DILocation(line: 17, column: 155, scope: !371)
!377 = !DILocation(line: 17, column: 169, scope: !371)
!378 = !DILocation(line: 17, column: 170, scope: !371)
!379 = !DILocalVariable(name: "in", arg: 1, scope: !162, file: !3, line: 31, type: !6)
!380 = !DILocation(line: 31, column: 38, scope: !162)
!381 = !DILocalVariable(name: "out", arg: 2, scope: !162, file: !3, line: 31, type: !9)
!382 = !DILocation(line: 31, column: 47, scope: !162)
!383 = !DILocalVariable(name: "pipe", scope: !162, file: !3, line: 33, type: !59)
!384 = !DILocation(line: 33, column: 8, scope: !162)
!385 = !DILocation(line: 33, column: 15, scope: !162)
!386 = !DILocalVariable(name: "t", scope: !162, file: !3, line: 34, type: !8)
!387 = !DILocation(line: 34, column: 7, scope: !162)
!388 = !DILocation(line: 34, column: 11, scope: !162)
!389 = !DILocation(line: 35, column: 8, scope: !162)
!390 = !DILocation(line: 36, column: 31, scope: !162)
!391 = !DILocation(line: 36, column: 23, scope: !162)
!392 = !DILocation(line: 36, column: 35, scope: !162)
!393 = !DILocation(line: 36, column: 40, scope: !162)
!394 = !DILocation(line: 36, column: 38, scope: !162)
!395 = !DILocation(line: 36, column: 43, scope: !162)
!396 = !DILocation(line: 36, column: 3, scope: !162)
!397 = distinct !{!397, !343}
!398 = !DILocation(line: 37, column: 8, scope: !162)
!399 = !DILocalVariable(name: "i", scope: !400, file: !3, line: 38, type: !8)
!400 = distinct !DILexicalBlock(scope: !162, file: !3, line: 38, column: 3)
!401 = !DILocation(line: 38, column: 12, scope: !400)
!402 = !DILocation(line: 38, column: 8, scope: !400)
!403 = !DILocation(line: 38, column: 19, scope: !404)
!404 = distinct !DILexicalBlock(scope: !400, file: !3, line: 38, column: 3)
!405 = !DILocation(line: 38, column: 21, scope: !404)
!406 = !DILocation(line: 38, column: 3, scope: !400)
!407 = !DILocation(line: 39, column: 9, scope: !408)
!408 = distinct !DILexicalBlock(scope: !409, file: !3, line: 39, column: 9)
!409 = distinct !DILexicalBlock(scope: !404, file: !3, line: 38, column: 31)
!410 = !DILocation(line: 39, column: 11, scope: !408)
!411 = !DILocation(line: 40, column: 12, scope: !412)
!412 = distinct !DILexicalBlock(scope: !408, file: !3, line: 39, column: 16)
!413 = !DILocation(line: 41, column: 33, scope: !412)
!414 = !DILocation(line: 41, column: 35, scope: !412)
!415 = !DILocation(line: 41, column: 40, scope: !412)
!416 = !DILocation(line: 41, column: 27, scope: !412)
!417 = !DILocation(line: 41, column: 45, scope: !412)
!418 = !DILocation(line: 41, column: 49, scope: !412)
!419 = !DILocation(line: 41, column: 60, scope: !412)
!420 = !DILocation(line: 41, column: 62, scope: !412)
!421 = !DILocation(line: 41, column: 57, scope: !412)
!422 = !DILocation(line: 41, column: 52, scope: !412)
!423 = !DILocation(line: 41, column: 69, scope: !412)
!424 = !DILocation(line: 41, column: 67, scope: !412)
!425 = !DILocation(line: 41, column: 72, scope: !412)
!426 = !DILocation(line: 41, column: 7, scope: !412)
!427 = distinct !{!427, !343}
!428 = !DILocation(line: 42, column: 12, scope: !412)
!429 = !DILocation(line: 43, column: 5, scope: !412)
!430 = !DILocation(line: 44, column: 9, scope: !431)
!431 = distinct !DILexicalBlock(scope: !409, file: !3, line: 44, column: 9)
!432 = !DILocation(line: 44, column: 11, scope: !431)
!433 = !DILocation(line: 44, column: 16, scope: !431)
!434 = !DILocation(line: 44, column: 71, scope: !431)
!435 = !DILocation(line: 45, column: 5, scope: !409)
!436 = !DILocation(line: 46, column: 17, scope: !409)
!437 = !DILocation(line: 46, column: 19, scope: !409)
!438 = !DILocation(line: 46, column: 12, scope: !409)
!439 = !DILocation(line: 46, column: 29, scope: !409)
!440 = !DILocation(line: 46, column: 27, scope: !409)
!441 = !DILocation(line: 46, column: 40, scope: !409)
!442 = !DILocation(line: 46, column: 38, scope: !409)
!443 = !DILocation(line: 46, column: 42, scope: !409)
!444 = !DILocation(line: 46, column: 49, scope: !409)
!445 = !DILocation(line: 46, column: 47, scope: !409)
!446 = !DILocation(line: 46, column: 32, scope: !409)
!447 = !DILocation(line: 46, column: 5, scope: !409)
!448 = !DILocation(line: 47, column: 28, scope: !409)
!449 = !DILocation(line: 47, column: 30, scope: !409)
!450 = !DILocation(line: 47, column: 23, scope: !409)
!451 = !DILocation(line: 47, column: 40, scope: !409)
!452 = !DILocation(line: 47, column: 38, scope: !409)
!453 = !DILocation(line: 47, column: 5, scope: !409)
!454 = !DILocation(line: 47, column: 14, scope: !409)
!455 = !DILocation(line: 47, column: 12, scope: !409)
!456 = !DILocation(line: 47, column: 18, scope: !409)
!457 = !DILocation(line: 47, column: 16, scope: !409)
!458 = !DILocation(line: 47, column: 21, scope: !409)
!459 = !DILocation(line: 48, column: 10, scope: !409)
!460 = !DILocation(line: 49, column: 5, scope: !409)
!461 = !DILocation(line: 50, column: 3, scope: !409)
!462 = !DILocation(line: 38, column: 26, scope: !404)
!463 = !DILocation(line: 38, column: 3, scope: !404)
!464 = distinct !{!464, !406, !465, !343}
!465 = !DILocation(line: 50, column: 3, scope: !400)
!466 = !DILocation(line: 51, column: 1, scope: !162)
!467 = !DILocalVariable(name: "in", arg: 1, scope: !180, file: !3, line: 53, type: !6)
!468 = !DILocation(line: 53, column: 37, scope: !180)
!469 = !DILocalVariable(name: "out", arg: 2, scope: !180, file: !3, line: 53, type: !9)
!470 = !DILocation(line: 53, column: 46, scope: !180)
!471 = !DILocalVariable(name: "block", scope: !180, file: !3, line: 56, type: !316)
!472 = !DILocation(line: 56, column: 8, scope: !180)
!473 = !DILocation(line: 56, column: 16, scope: !180)
!474 = !DILocalVariable(name: "pipe", scope: !180, file: !3, line: 57, type: !120)
!475 = !DILocation(line: 57, column: 8, scope: !180)
!476 = !DILocation(line: 57, column: 15, scope: !180)
!477 = distinct !{!477, !343}
!478 = !DILocalVariable(name: "t", scope: !180, file: !3, line: 58, type: !8)
!479 = !DILocation(line: 58, column: 7, scope: !180)
!480 = !DILocation(line: 58, column: 11, scope: !180)
!481 = !DILocalVariable(name: "load", scope: !482, file: !3, line: 59, type: !8)
!482 = distinct !DILexicalBlock(scope: !180, file: !3, line: 59, column: 3)
!483 = !DILocation(line: 59, column: 12, scope: !482)
!484 = !DILocalVariable(name: "i", scope: !482, file: !3, line: 59, type: !8)
!485 = !DILocation(line: 59, column: 22, scope: !482)
!486 = !DILocation(line: 59, column: 8, scope: !482)
!487 = !DILocation(line: 59, column: 29, scope: !488)
!488 = distinct !DILexicalBlock(scope: !482, file: !3, line: 59, column: 3)
!489 = !DILocation(line: 59, column: 31, scope: !488)
!490 = !DILocation(line: 59, column: 3, scope: !482)
!491 = !DILocation(line: 60, column: 5, scope: !492)
!492 = distinct !DILexicalBlock(scope: !488, file: !3, line: 59, column: 41)
!493 = !DILocation(line: 60, column: 12, scope: !494)
!494 = distinct !DILexicalBlock(scope: !495, file: !3, line: 60, column: 5)
!495 = distinct !DILexicalBlock(scope: !492, file: !3, line: 60, column: 5)
!496 = !DILocation(line: 60, column: 17, scope: !494)
!497 = !DILocation(line: 60, column: 21, scope: !494)
!498 = !DILocation(line: 60, column: 24, scope: !494)
!499 = !DILocation(line: 60, column: 31, scope: !494)
!500 = !DILocation(line: 60, column: 33, scope: !494)
!501 = !DILocation(line: 60, column: 29, scope: !494)
!502 = !DILocation(line: 0, scope: !494)
!503 = !DILocation(line: 60, column: 5, scope: !495)
!504 = !DILocation(line: 61, column: 12, scope: !505)
!505 = distinct !DILexicalBlock(scope: !494, file: !3, line: 60, column: 46)
!506 = !DILocation(line: 62, column: 38, scope: !505)
!507 = !DILocation(line: 62, column: 43, scope: !505)
!508 = !DILocation(line: 62, column: 33, scope: !505)
!509 = !DILocation(line: 62, column: 49, scope: !505)
!510 = !DILocation(line: 62, column: 59, scope: !505)
!511 = !DILocation(line: 62, column: 57, scope: !505)
!512 = !DILocation(line: 62, column: 52, scope: !505)
!513 = !DILocation(line: 62, column: 65, scope: !505)
!514 = !DILocation(line: 62, column: 7, scope: !505)
!515 = distinct !{!515, !343}
!516 = !DILocation(line: 63, column: 12, scope: !505)
!517 = !DILocation(line: 64, column: 5, scope: !505)
!518 = !DILocation(line: 60, column: 38, scope: !494)
!519 = !DILocation(line: 60, column: 5, scope: !494)
!520 = distinct !{!520, !503, !521, !343}
!521 = !DILocation(line: 64, column: 5, scope: !495)
!522 = !DILocation(line: 65, column: 10, scope: !492)
!523 = !DILocation(line: 66, column: 17, scope: !492)
!524 = !DILocation(line: 66, column: 19, scope: !492)
!525 = !DILocation(line: 66, column: 12, scope: !492)
!526 = !DILocation(line: 66, column: 29, scope: !492)
!527 = !DILocation(line: 66, column: 27, scope: !492)
!528 = !DILocation(line: 66, column: 40, scope: !492)
!529 = !DILocation(line: 66, column: 38, scope: !492)
!530 = !DILocation(line: 66, column: 42, scope: !492)
!531 = !DILocation(line: 66, column: 49, scope: !492)
!532 = !DILocation(line: 66, column: 47, scope: !492)
!533 = !DILocation(line: 66, column: 32, scope: !492)
!534 = !DILocation(line: 66, column: 5, scope: !492)
!535 = !DILocation(line: 67, column: 28, scope: !492)
!536 = !DILocation(line: 67, column: 30, scope: !492)
!537 = !DILocation(line: 67, column: 23, scope: !492)
!538 = !DILocation(line: 67, column: 40, scope: !492)
!539 = !DILocation(line: 67, column: 38, scope: !492)
!540 = !DILocation(line: 67, column: 5, scope: !492)
!541 = !DILocation(line: 67, column: 14, scope: !492)
!542 = !DILocation(line: 67, column: 12, scope: !492)
!543 = !DILocation(line: 67, column: 18, scope: !492)
!544 = !DILocation(line: 67, column: 16, scope: !492)
!545 = !DILocation(line: 67, column: 21, scope: !492)
!546 = !DILocation(line: 68, column: 10, scope: !492)
!547 = !DILocation(line: 69, column: 3, scope: !492)
!548 = !DILocation(line: 59, column: 36, scope: !488)
!549 = !DILocation(line: 59, column: 3, scope: !488)
!550 = distinct !{!550, !490, !551, !343}
!551 = !DILocation(line: 69, column: 3, scope: !482)
!552 = !DILocation(line: 70, column: 1, scope: !180)
!553 = !DILocalVariable(name: "in", arg: 1, scope: !211, file: !3, line: 72, type: !6)
!554 = !DILocation(line: 72, column: 39, scope: !211)
!555 = !DILocalVariable(name: "out", arg: 2, scope: !211, file: !3, line: 72, type: !9)
!556 = !DILocation(line: 72, column: 48, scope: !211)
!557 = !DILocalVariable(name: "block", scope: !211, file: !3, line: 75, type: !316)
!558 = !DILocation(line: 75, column: 8, scope: !211)
!559 = !DILocation(line: 75, column: 16, scope: !211)
!560 = !DILocalVariable(name: "producer", scope: !211, file: !3, line: 76, type: !56)
!561 = !DILocation(line: 76, column: 8, scope: !211)
!562 = !DILocation(line: 76, column: 19, scope: !211)
!563 = !DILocation(line: 76, column: 31, scope: !211)
!564 = !DILocalVariable(name: "pipe", scope: !211, file: !3, line: 77, type: !120)
!565 = !DILocation(line: 77, column: 8, scope: !211)
!566 = !DILocation(line: 77, column: 50, scope: !211)
!567 = !DILocation(line: 77, column: 15, scope: !211)
!568 = distinct !{!568, !343}
!569 = !DILocalVariable(name: "t", scope: !211, file: !3, line: 78, type: !8)
!570 = !DILocation(line: 78, column: 7, scope: !211)
!571 = !DILocation(line: 78, column: 11, scope: !211)
!572 = !DILocation(line: 78, column: 23, scope: !211)
!573 = !DILocalVariable(name: "i", scope: !574, file: !3, line: 79, type: !8)
!574 = distinct !DILexicalBlock(scope: !211, file: !3, line: 79, column: 3)
!575 = !DILocation(line: 79, column: 12, scope: !574)
!576 = !DILocation(line: 79, column: 8, scope: !574)
!577 = !DILocation(line: 79, column: 19, scope: !578)
!578 = distinct !DILexicalBlock(scope: !574, file: !3, line: 79, column: 3)
!579 = !DILocation(line: 79, column: 21, scope: !578)
!580 = !DILocation(line: 79, column: 3, scope: !574)
!581 = !DILocation(line: 80, column: 9, scope: !582)
!582 = distinct !DILexicalBlock(scope: !583, file: !3, line: 80, column: 9)
!583 = distinct !DILexicalBlock(scope: !578, file: !3, line: 79, column: 31)
!584 = !DILocation(line: 81, column: 12, scope: !585)
!585 = distinct !DILexicalBlock(scope: !582, file: !3, line: 80, column: 19)
!586 = !DILocation(line: 82, column: 32, scope: !585)
!587 = !DILocation(line: 82, column: 34, scope: !585)
!588 = !DILocation(line: 82, column: 27, scope: !585)
!589 = !DILocation(line: 82, column: 39, scope: !585)
!590 = !DILocation(line: 82, column: 43, scope: !585)
!591 = !DILocation(line: 82, column: 53, scope: !585)
!592 = !DILocation(line: 82, column: 51, scope: !585)
!593 = !DILocation(line: 82, column: 46, scope: !585)
!594 = !DILocation(line: 82, column: 57, scope: !585)
!595 = !DILocation(line: 82, column: 55, scope: !585)
!596 = !DILocation(line: 82, column: 60, scope: !585)
!597 = !DILocation(line: 82, column: 7, scope: !585)
!598 = distinct !{!598, !343}
!599 = !DILocation(line: 83, column: 12, scope: !585)
!600 = !DILocation(line: 84, column: 5, scope: !585)
!601 = !DILocation(line: 85, column: 12, scope: !602)
!602 = distinct !DILexicalBlock(scope: !582, file: !3, line: 84, column: 12)
!603 = !DILocation(line: 86, column: 19, scope: !602)
!604 = !DILocation(line: 86, column: 21, scope: !602)
!605 = !DILocation(line: 86, column: 14, scope: !602)
!606 = !DILocation(line: 86, column: 31, scope: !602)
!607 = !DILocation(line: 86, column: 29, scope: !602)
!608 = !DILocation(line: 86, column: 42, scope: !602)
!609 = !DILocation(line: 86, column: 40, scope: !602)
!610 = !DILocation(line: 86, column: 44, scope: !602)
!611 = !DILocation(line: 86, column: 51, scope: !602)
!612 = !DILocation(line: 86, column: 49, scope: !602)
!613 = !DILocation(line: 86, column: 34, scope: !602)
!614 = !DILocation(line: 86, column: 7, scope: !602)
!615 = !DILocation(line: 87, column: 30, scope: !602)
!616 = !DILocation(line: 87, column: 32, scope: !602)
!617 = !DILocation(line: 87, column: 25, scope: !602)
!618 = !DILocation(line: 87, column: 42, scope: !602)
!619 = !DILocation(line: 87, column: 40, scope: !602)
!620 = !DILocation(line: 87, column: 7, scope: !602)
!621 = !DILocation(line: 87, column: 16, scope: !602)
!622 = !DILocation(line: 87, column: 14, scope: !602)
!623 = !DILocation(line: 87, column: 20, scope: !602)
!624 = !DILocation(line: 87, column: 18, scope: !602)
!625 = !DILocation(line: 87, column: 23, scope: !602)
!626 = !DILocation(line: 88, column: 12, scope: !602)
!627 = !DILocation(line: 90, column: 3, scope: !583)
!628 = !DILocation(line: 79, column: 26, scope: !578)
!629 = !DILocation(line: 79, column: 3, scope: !578)
!630 = distinct !{!630, !580, !631, !343}
!631 = !DILocation(line: 90, column: 3, scope: !574)
!632 = !DILocation(line: 91, column: 1, scope: !211)
!633 = distinct !DISubprogram(name: "aligned_size_t", linkageName: "_ZN4cuda14aligned_size_tILm16EEC2Em", scope: !36, file: !37, line: 17, type: !46, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, declaration: !45, retainedNodes: !163)
!634 = !DILocalVariable(name: "this", arg: 1, scope: !633, type: !373, flags: DIFlagArtificial | DIFlagObjectPointer)
!635 = !DILocation(line: 0, scope: !633)
!636 = !DILocalVariable(name: "n", arg: 2, scope: !633, file: !37, line: 17, type: !41)
!637 = !DILocation(line: 17, column: 155, scope: !633)
!638 = !DILocation(line: 17, column: 160, scope: !633)
!639 = !DILocation(line: 17, column: 166, scope: !633)
!640 = !DILocation(line: 17, column: 170, scope: !633)
!641 = distinct !DISubprogram(name: "operator unsigned long", linkageName: "_ZNK4cuda14aligned_size_tILm16EEcvmEv", scope: !36, file: !37, line: 17, type: !50, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, declaration: !49, retainedNodes: !163)
!642 = !DILocalVariable(name: "this", arg: 1, scope: !641, type: !643, flags: DIFlagArtificial | DIFlagObjectPointer)
!643 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!644 = !DILocation(line: 0, scope: !641)
!645 = !DILocation(line: 17, column: 235, scope: !641)
!646 = !DILocation(line: 17, column: 228, scope: !641)
