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
  %both.i = alloca i64, align 8
  %done.i = alloca i64, align 8
  %i.i = alloca i64, align 8
  %i12.i = alloca i64, align 8
  %i34.i = alloca i64, align 8
  %i52.i = alloca i64, align 8
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
  %28 = call i1 @llvm.nvvm.isspacep.shared(ptr %27), !dbg !340
  br i1 %28, label %land.rhs.i, label %land.end.i, !dbg !340

land.rhs.i:                                       ; preds = %for.body
  %29 = load ptr, ptr %from.addr.i42, align 8, !dbg !340
  %30 = call i1 @llvm.nvvm.isspacep.global(ptr %29), !dbg !340
  br label %land.end.i, !dbg !340

land.end.i:                                       ; preds = %land.rhs.i, %for.body
  %31 = phi i1 [ false, %for.body ], [ %30, %land.rhs.i ], !dbg !340
  %storedv.i44 = zext i1 %31 to i8, !dbg !340
  store i8 %storedv.i44, ptr %async.i, align 1, !dbg !340
  %32 = load ptr, ptr %to.addr.i41, align 8, !dbg !340
  %33 = ptrtoint ptr %32 to i64, !dbg !340
  %34 = load ptr, ptr %from.addr.i42, align 8, !dbg !340
  %35 = ptrtoint ptr %34 to i64, !dbg !340
  %or.i = or i64 %33, %35, !dbg !340
  store i64 %or.i, ptr %both.i, align 8, !dbg !340
  store i64 0, ptr %done.i, align 8, !dbg !340
  %36 = load i8, ptr %async.i, align 1, !dbg !340
  %loadedv.i45 = trunc i8 %36 to i1, !dbg !340
  br i1 %loadedv.i45, label %land.lhs.true.i, label %if.else.i, !dbg !340

land.lhs.true.i:                                  ; preds = %land.end.i
  %37 = load i64, ptr %both.i, align 8, !dbg !340
  %rem.i = urem i64 %37, 16, !dbg !340
  %cmp.i = icmp eq i64 %rem.i, 0, !dbg !340
  br i1 %cmp.i, label %if.then.i46, label %if.else.i, !dbg !340

if.then.i46:                                      ; preds = %land.lhs.true.i
  %38 = load i32, ptr %rank.addr.i, align 4, !dbg !340
  %conv.i47 = zext i32 %38 to i64, !dbg !340
  store i64 %conv.i47, ptr %i.i, align 8, !dbg !340
  br label %for.cond.i, !dbg !340

for.cond.i:                                       ; preds = %for.body.i, %if.then.i46
  %39 = load i64, ptr %i.i, align 8, !dbg !340
  %40 = load i64, ptr %n.addr.i43, align 8, !dbg !340
  %div.i = udiv i64 %40, 16, !dbg !340
  %cmp1.i = icmp ult i64 %39, %div.i, !dbg !340
  br i1 %cmp1.i, label %for.body.i, label %for.end.i, !dbg !340

for.body.i:                                       ; preds = %for.cond.i
  %41 = load ptr, ptr %to.addr.i41, align 8, !dbg !340
  %42 = load i64, ptr %i.i, align 8, !dbg !340
  %mul.i48 = mul i64 16, %42, !dbg !340
  %add.ptr.i = getelementptr inbounds nuw i8, ptr %41, i64 %mul.i48, !dbg !340
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !340
  %43 = load ptr, ptr %from.addr.i42, align 8, !dbg !340
  %44 = load i64, ptr %i.i, align 8, !dbg !340
  %mul2.i = mul i64 16, %44, !dbg !340
  %add.ptr3.i = getelementptr inbounds nuw i8, ptr %43, i64 %mul2.i, !dbg !340
  %add.ptr3.ascast.i = addrspacecast ptr %add.ptr3.i to ptr addrspace(1), !dbg !340
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr3.ascast.i, i32 noundef 16, i32 noundef 16) #7, !dbg !340
  %45 = load i32, ptr %size.addr.i, align 4, !dbg !340
  %conv4.i = zext i32 %45 to i64, !dbg !340
  %46 = load i64, ptr %i.i, align 8, !dbg !340
  %add.i49 = add i64 %46, %conv4.i, !dbg !340
  store i64 %add.i49, ptr %i.i, align 8, !dbg !340
  br label %for.cond.i, !dbg !340, !llvm.loop !342

for.end.i:                                        ; preds = %for.cond.i
  %47 = load i64, ptr %n.addr.i43, align 8, !dbg !340
  %div5.i = udiv i64 %47, 16, !dbg !340
  %mul6.i = mul i64 %div5.i, 16, !dbg !340
  store i64 %mul6.i, ptr %done.i, align 8, !dbg !340
  br label %if.end51.i, !dbg !340

if.else.i:                                        ; preds = %land.lhs.true.i, %land.end.i
  %48 = load i8, ptr %async.i, align 1, !dbg !340
  %loadedv7.i = trunc i8 %48 to i1, !dbg !340
  br i1 %loadedv7.i, label %land.lhs.true8.i, label %if.else28.i, !dbg !340

land.lhs.true8.i:                                 ; preds = %if.else.i
  %49 = load i64, ptr %both.i, align 8, !dbg !340
  %rem9.i = urem i64 %49, 8, !dbg !340
  %cmp10.i = icmp eq i64 %rem9.i, 0, !dbg !340
  br i1 %cmp10.i, label %if.then11.i, label %if.else28.i, !dbg !340

if.then11.i:                                      ; preds = %land.lhs.true8.i
  %50 = load i32, ptr %rank.addr.i, align 4, !dbg !340
  %conv13.i = zext i32 %50 to i64, !dbg !340
  store i64 %conv13.i, ptr %i12.i, align 8, !dbg !340
  br label %for.cond14.i, !dbg !340

for.cond14.i:                                     ; preds = %for.body17.i, %if.then11.i
  %51 = load i64, ptr %i12.i, align 8, !dbg !340
  %52 = load i64, ptr %n.addr.i43, align 8, !dbg !340
  %div15.i = udiv i64 %52, 8, !dbg !340
  %cmp16.i = icmp ult i64 %51, %div15.i, !dbg !340
  br i1 %cmp16.i, label %for.body17.i, label %for.end25.i, !dbg !340

for.body17.i:                                     ; preds = %for.cond14.i
  %53 = load ptr, ptr %to.addr.i41, align 8, !dbg !340
  %54 = load i64, ptr %i12.i, align 8, !dbg !340
  %mul18.i = mul i64 8, %54, !dbg !340
  %add.ptr19.i = getelementptr inbounds nuw i8, ptr %53, i64 %mul18.i, !dbg !340
  %add.ptr19.ascast.i = addrspacecast ptr %add.ptr19.i to ptr addrspace(3), !dbg !340
  %55 = load ptr, ptr %from.addr.i42, align 8, !dbg !340
  %56 = load i64, ptr %i12.i, align 8, !dbg !340
  %mul20.i = mul i64 8, %56, !dbg !340
  %add.ptr21.i = getelementptr inbounds nuw i8, ptr %55, i64 %mul20.i, !dbg !340
  %add.ptr21.ascast.i = addrspacecast ptr %add.ptr21.i to ptr addrspace(1), !dbg !340
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr19.ascast.i, ptr addrspace(1) noundef %add.ptr21.ascast.i, i32 noundef 8, i32 noundef 8) #7, !dbg !340
  %57 = load i32, ptr %size.addr.i, align 4, !dbg !340
  %conv23.i = zext i32 %57 to i64, !dbg !340
  %58 = load i64, ptr %i12.i, align 8, !dbg !340
  %add24.i = add i64 %58, %conv23.i, !dbg !340
  store i64 %add24.i, ptr %i12.i, align 8, !dbg !340
  br label %for.cond14.i, !dbg !340, !llvm.loop !344

for.end25.i:                                      ; preds = %for.cond14.i
  %59 = load i64, ptr %n.addr.i43, align 8, !dbg !340
  %div26.i = udiv i64 %59, 8, !dbg !340
  %mul27.i = mul i64 %div26.i, 8, !dbg !340
  store i64 %mul27.i, ptr %done.i, align 8, !dbg !340
  br label %if.end50.i, !dbg !340

if.else28.i:                                      ; preds = %land.lhs.true8.i, %if.else.i
  %60 = load i8, ptr %async.i, align 1, !dbg !340
  %loadedv29.i = trunc i8 %60 to i1, !dbg !340
  br i1 %loadedv29.i, label %land.lhs.true30.i, label %if.end.i, !dbg !340

land.lhs.true30.i:                                ; preds = %if.else28.i
  %61 = load i64, ptr %both.i, align 8, !dbg !340
  %rem31.i = urem i64 %61, 4, !dbg !340
  %cmp32.i = icmp eq i64 %rem31.i, 0, !dbg !340
  br i1 %cmp32.i, label %if.then33.i, label %if.end.i, !dbg !340

if.then33.i:                                      ; preds = %land.lhs.true30.i
  %62 = load i32, ptr %rank.addr.i, align 4, !dbg !340
  %conv35.i = zext i32 %62 to i64, !dbg !340
  store i64 %conv35.i, ptr %i34.i, align 8, !dbg !340
  br label %for.cond36.i, !dbg !340

for.cond36.i:                                     ; preds = %for.body39.i, %if.then33.i
  %63 = load i64, ptr %i34.i, align 8, !dbg !340
  %64 = load i64, ptr %n.addr.i43, align 8, !dbg !340
  %div37.i = udiv i64 %64, 4, !dbg !340
  %cmp38.i = icmp ult i64 %63, %div37.i, !dbg !340
  br i1 %cmp38.i, label %for.body39.i, label %for.end47.i, !dbg !340

for.body39.i:                                     ; preds = %for.cond36.i
  %65 = load ptr, ptr %to.addr.i41, align 8, !dbg !340
  %66 = load i64, ptr %i34.i, align 8, !dbg !340
  %mul40.i = mul i64 4, %66, !dbg !340
  %add.ptr41.i = getelementptr inbounds nuw i8, ptr %65, i64 %mul40.i, !dbg !340
  %add.ptr41.ascast.i = addrspacecast ptr %add.ptr41.i to ptr addrspace(3), !dbg !340
  %67 = load ptr, ptr %from.addr.i42, align 8, !dbg !340
  %68 = load i64, ptr %i34.i, align 8, !dbg !340
  %mul42.i = mul i64 4, %68, !dbg !340
  %add.ptr43.i = getelementptr inbounds nuw i8, ptr %67, i64 %mul42.i, !dbg !340
  %add.ptr43.ascast.i = addrspacecast ptr %add.ptr43.i to ptr addrspace(1), !dbg !340
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr41.ascast.i, ptr addrspace(1) noundef %add.ptr43.ascast.i, i32 noundef 4, i32 noundef 4) #7, !dbg !340
  %69 = load i32, ptr %size.addr.i, align 4, !dbg !340
  %conv45.i = zext i32 %69 to i64, !dbg !340
  %70 = load i64, ptr %i34.i, align 8, !dbg !340
  %add46.i = add i64 %70, %conv45.i, !dbg !340
  store i64 %add46.i, ptr %i34.i, align 8, !dbg !340
  br label %for.cond36.i, !dbg !340, !llvm.loop !345

for.end47.i:                                      ; preds = %for.cond36.i
  %71 = load i64, ptr %n.addr.i43, align 8, !dbg !340
  %div48.i = udiv i64 %71, 4, !dbg !340
  %mul49.i = mul i64 %div48.i, 4, !dbg !340
  store i64 %mul49.i, ptr %done.i, align 8, !dbg !340
  br label %if.end.i, !dbg !340

if.end.i:                                         ; preds = %for.end47.i, %land.lhs.true30.i, %if.else28.i
  br label %if.end50.i, !dbg !340

if.end50.i:                                       ; preds = %if.end.i, %for.end25.i
  br label %if.end51.i, !dbg !340

if.end51.i:                                       ; preds = %if.end50.i, %for.end.i
  %72 = load i64, ptr %done.i, align 8, !dbg !340
  %73 = load i32, ptr %rank.addr.i, align 4, !dbg !340
  %conv53.i = zext i32 %73 to i64, !dbg !340
  %add54.i = add i64 %72, %conv53.i, !dbg !340
  store i64 %add54.i, ptr %i52.i, align 8, !dbg !340
  br label %for.cond55.i, !dbg !340

for.cond55.i:                                     ; preds = %for.body57.i, %if.end51.i
  %74 = load i64, ptr %i52.i, align 8, !dbg !340
  %75 = load i64, ptr %n.addr.i43, align 8, !dbg !340
  %cmp56.i = icmp ult i64 %74, %75, !dbg !340
  br i1 %cmp56.i, label %for.body57.i, label %_ZL13ws_copy_sharePvPKvmjj.exit, !dbg !340

for.body57.i:                                     ; preds = %for.cond55.i
  %76 = load ptr, ptr %from.addr.i42, align 8, !dbg !340
  %77 = load i64, ptr %i52.i, align 8, !dbg !340
  %arrayidx.i = getelementptr inbounds nuw i8, ptr %76, i64 %77, !dbg !340
  %78 = load i8, ptr %arrayidx.i, align 1, !dbg !340
  %79 = load ptr, ptr %to.addr.i41, align 8, !dbg !340
  %80 = load i64, ptr %i52.i, align 8, !dbg !340
  %arrayidx58.i = getelementptr inbounds nuw i8, ptr %79, i64 %80, !dbg !340
  store i8 %78, ptr %arrayidx58.i, align 1, !dbg !340
  %81 = load i32, ptr %size.addr.i, align 4, !dbg !340
  %conv60.i = zext i32 %81 to i64, !dbg !340
  %82 = load i64, ptr %i52.i, align 8, !dbg !340
  %add61.i = add i64 %82, %conv60.i, !dbg !340
  store i64 %add61.i, ptr %i52.i, align 8, !dbg !340
  br label %for.cond55.i, !dbg !340, !llvm.loop !346

_ZL13ws_copy_sharePvPKvmjj.exit:                  ; preds = %for.cond55.i
  %83 = load i8, ptr %async.i, align 1, !dbg !340
  %loadedv63.i = trunc i8 %83 to i1, !dbg !340
  br i1 %loadedv63.i, label %if.then.i, label %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEiNS_14aligned_size_tILm16EEENS_10ws_nothingEEEvRKT_PT0_PKS9_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit, !dbg !340

if.then.i:                                        ; preds = %_ZL13ws_copy_sharePvPKvmjj.exit
  %84 = load ptr, ptr %b.addr.i20, align 8, !dbg !340, !nonnull !163, !align !341
  store ptr %84, ptr %this.addr.i50, align 8, !dbg !340
  %this1.i51 = load ptr, ptr %this.addr.i50, align 8, !dbg !340
  call void @__ws_cp_async_arrive(ptr noundef %this1.i51) #7, !dbg !340
  br label %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEiNS_14aligned_size_tILm16EEENS_10ws_nothingEEEvRKT_PT0_PKS9_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit, !dbg !340

_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEiNS_14aligned_size_tILm16EEENS_10ws_nothingEEEvRKT_PT0_PKS9_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit: ; preds = %_ZL13ws_copy_sharePvPKvmjj.exit, %if.then.i
  store ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE3bar to ptr), ptr %this.addr.i23, align 8, !dbg !347
  %this1.i25 = load ptr, ptr %this.addr.i23, align 8, !dbg !347
  store ptr %this1.i25, ptr %this.addr.i58, align 8, !dbg !347
  store i64 1, ptr %n.addr.i59, align 8, !dbg !347
  %this1.i60 = load ptr, ptr %this.addr.i58, align 8, !dbg !347
  %85 = load i64, ptr %n.addr.i59, align 8, !dbg !347
  %conv.i61 = trunc i64 %85 to i32, !dbg !347
  %call.i = call i64 @__ws_mbarrier_arrive(ptr noundef %this1.i60, i32 noundef %conv.i61) #7, !dbg !347
  store i64 %call.i, ptr %retval.i57, align 8, !dbg !347
  %86 = load %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token", ptr %retval.i57, align 8, !dbg !347
  %87 = extractvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" %86, 0, !dbg !347
  store i64 %87, ptr %ref.tmp.i24, align 8, !dbg !347
  store ptr %this1.i25, ptr %this.addr.i52, align 8, !dbg !347
  store ptr %ref.tmp.i24, ptr %t.addr.i, align 8, !dbg !347
  %this1.i53 = load ptr, ptr %this.addr.i52, align 8, !dbg !347
  %88 = load ptr, ptr %t.addr.i, align 8, !dbg !347, !nonnull !163, !align !341
  %89 = load i64, ptr %88, align 8, !dbg !347
  call void @__ws_mbarrier_wait(ptr noundef %this1.i53, i64 noundef %89) #7, !dbg !347
  %90 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !348
  %sub = sub i32 63, %90, !dbg !349
  %idxprom = zext i32 %sub to i64, !dbg !350
  %arrayidx = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !350
  %91 = load i32, ptr %arrayidx, align 4, !dbg !350
  %92 = load i32, ptr %i, align 4, !dbg !351
  %mul5 = mul nsw i32 64, %92, !dbg !352
  %add = add nsw i32 %mul5, 63, !dbg !353
  %93 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !354
  %sub7 = sub i32 %add, %93, !dbg !355
  %cmp8 = icmp eq i32 %91, %sub7, !dbg !356
  %storedv.i = zext i1 %cmp8 to i8, !dbg !357
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !357
  store ptr @.str, ptr %m.addr.i, align 8, !dbg !357
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !357
  store i32 25, ptr %l.addr.i, align 4, !dbg !357
  store ptr @__func__._Z12with_barrierPKiPi, ptr %fn.addr.i, align 8, !dbg !357
  %94 = load i8, ptr %c.addr.i, align 1, !dbg !357
  %loadedv.i = trunc i8 %94 to i1, !dbg !357
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i27, !dbg !357

if.then.i27:                                      ; preds = %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEiNS_14aligned_size_tILm16EEENS_10ws_nothingEEEvRKT_PT0_PKS9_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit
  %95 = load ptr, ptr %m.addr.i, align 8, !dbg !357
  %96 = load ptr, ptr %f.addr.i, align 8, !dbg !357
  %97 = load i32, ptr %l.addr.i, align 4, !dbg !357
  %98 = load ptr, ptr %fn.addr.i, align 8, !dbg !357
  call void @__assertfail(ptr noundef %95, ptr noundef %96, i32 noundef %97, ptr noundef %98, i64 noundef 1) #8, !dbg !357
  unreachable, !dbg !357

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEiNS_14aligned_size_tILm16EEENS_10ws_nothingEEEvRKT_PT0_PKS9_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit
  %99 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !358
  %sub10 = sub i32 63, %99, !dbg !359
  %idxprom11 = zext i32 %sub10 to i64, !dbg !360
  %arrayidx12 = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE4tile to ptr), i64 0, i64 %idxprom11, !dbg !360
  %100 = load i32, ptr %arrayidx12, align 4, !dbg !360
  %101 = load ptr, ptr %out.addr, align 8, !dbg !361
  %102 = load i32, ptr %i, align 4, !dbg !362
  %mul13 = mul nsw i32 64, %102, !dbg !363
  %103 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !364
  %add15 = add i32 %mul13, %103, !dbg !365
  %idxprom16 = zext i32 %add15 to i64, !dbg !361
  %arrayidx17 = getelementptr inbounds nuw i32, ptr %101, i64 %idxprom16, !dbg !361
  store i32 %100, ptr %arrayidx17, align 4, !dbg !366
  store ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE3bar to ptr), ptr %this.addr.i, align 8, !dbg !367
  %this1.i = load ptr, ptr %this.addr.i, align 8, !dbg !367
  store ptr %this1.i, ptr %this.addr.i63, align 8, !dbg !367
  store i64 1, ptr %n.addr.i64, align 8, !dbg !367
  %this1.i65 = load ptr, ptr %this.addr.i63, align 8, !dbg !367
  %104 = load i64, ptr %n.addr.i64, align 8, !dbg !367
  %conv.i66 = trunc i64 %104 to i32, !dbg !367
  %call.i67 = call i64 @__ws_mbarrier_arrive(ptr noundef %this1.i65, i32 noundef %conv.i66) #7, !dbg !367
  store i64 %call.i67, ptr %retval.i62, align 8, !dbg !367
  %105 = load %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token", ptr %retval.i62, align 8, !dbg !367
  %106 = extractvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" %105, 0, !dbg !367
  store i64 %106, ptr %ref.tmp.i, align 8, !dbg !367
  store ptr %this1.i, ptr %this.addr.i54, align 8, !dbg !367
  store ptr %ref.tmp.i, ptr %t.addr.i55, align 8, !dbg !367
  %this1.i56 = load ptr, ptr %this.addr.i54, align 8, !dbg !367
  %107 = load ptr, ptr %t.addr.i55, align 8, !dbg !367, !nonnull !163, !align !341
  %108 = load i64, ptr %107, align 8, !dbg !367
  call void @__ws_mbarrier_wait(ptr noundef %this1.i56, i64 noundef %108) #7, !dbg !367
  br label %for.inc, !dbg !368

for.inc:                                          ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %109 = load i32, ptr %i, align 4, !dbg !369
  %inc = add nsw i32 %109, 1, !dbg !369
  store i32 %inc, ptr %i, align 4, !dbg !369
  br label %for.cond, !dbg !370, !llvm.loop !371

for.end:                                          ; preds = %for.cond
  ret void, !dbg !373
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr void @_ZN4cuda14aligned_size_tILm16EEC1Em(ptr noundef nonnull align 8 dereferenceable(8) %this, i64 noundef %n) unnamed_addr #1 comdat align 2 !dbg !374 {
entry:
  %this.addr = alloca ptr, align 8
  %n.addr = alloca i64, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !375, !DIExpression(), !377)
  store i64 %n, ptr %n.addr, align 8
    #dbg_declare(ptr %n.addr, !378, !DIExpression(), !379)
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load i64, ptr %n.addr, align 8, !dbg !380
  call void @_ZN4cuda14aligned_size_tILm16EEC2Em(ptr noundef nonnull align 8 dereferenceable(8) %this1, i64 noundef %0) #7, !dbg !380
  ret void, !dbg !381
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z9of_threadPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !162 {
entry:
  %this.addr.i166 = alloca ptr, align 8
  %n.addr.i167 = alloca i32, align 4
  %to.addr.i71 = alloca ptr, align 8
  %from.addr.i72 = alloca ptr, align 8
  %n.addr.i73 = alloca i64, align 8
  %rank.addr.i74 = alloca i32, align 4
  %size.addr.i75 = alloca i32, align 4
  %async.i76 = alloca i8, align 1
  %both.i77 = alloca i64, align 8
  %done.i78 = alloca i64, align 8
  %i.i79 = alloca i64, align 8
  %i12.i80 = alloca i64, align 8
  %i34.i81 = alloca i64, align 8
  %i52.i82 = alloca i64, align 8
  %to.addr.i64 = alloca ptr, align 8
  %from.addr.i65 = alloca ptr, align 8
  %n.addr.i66 = alloca i64, align 8
  %rank.addr.i = alloca i32, align 4
  %size.addr.i = alloca i32, align 4
  %async.i = alloca i8, align 1
  %both.i = alloca i64, align 8
  %done.i = alloca i64, align 8
  %i.i = alloca i64, align 8
  %i12.i = alloca i64, align 8
  %i34.i = alloca i64, align 8
  %i52.i = alloca i64, align 8
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
    #dbg_declare(ptr %in.addr, !382, !DIExpression(), !383)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !384, !DIExpression(), !385)
    #dbg_declare(ptr %pipe, !386, !DIExpression(), !387)
  store ptr %retval.i, ptr %this.addr.i55, align 8, !dbg !388
  store ptr null, ptr %at.addr.i, align 8, !dbg !388
  store i32 0, ptr %n.addr.i56, align 4, !dbg !388
  %this1.i57 = load ptr, ptr %this.addr.i55, align 8, !dbg !388
  %0 = load ptr, ptr %at.addr.i, align 8, !dbg !388
  %1 = load i32, ptr %n.addr.i56, align 4, !dbg !388
  store ptr %this1.i57, ptr %this.addr.i58, align 8, !dbg !388
  store ptr %0, ptr %at.addr.i59, align 8, !dbg !388
  store i32 %1, ptr %n.addr.i60, align 4, !dbg !388
  %this1.i61 = load ptr, ptr %this.addr.i58, align 8, !dbg !388
  %2 = load ptr, ptr %at.addr.i59, align 8, !dbg !388
  store ptr %2, ptr %this1.i61, align 8, !dbg !388
  %ws_n.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i61, i32 0, i32 1, !dbg !388
  %3 = load i32, ptr %n.addr.i60, align 4, !dbg !388
  store i32 %3, ptr %ws_n.i, align 8, !dbg !388
  %ws_head.i62 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i61, i32 0, i32 2, !dbg !388
  store i32 0, ptr %ws_head.i62, align 4, !dbg !388
  %ws_tail.i63 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i61, i32 0, i32 3, !dbg !388
  store i32 0, ptr %ws_tail.i63, align 8, !dbg !388
  %ws_free.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i61, i32 0, i32 4, !dbg !388
  store i8 1, ptr %ws_free.i, align 4, !dbg !388
  %ws_full.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i61, i32 0, i32 5, !dbg !388
  store i8 0, ptr %ws_full.i, align 1, !dbg !388
  %4 = load %"class.cuda::pipeline", ptr %retval.i, align 8, !dbg !388
  store %"class.cuda::pipeline" %4, ptr %tmp.coerce, align 8, !dbg !388
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %pipe, ptr align 8 %tmp.coerce, i64 22, i1 false), !dbg !388
    #dbg_declare(ptr %t, !389, !DIExpression(), !390)
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !391
  store i32 %5, ptr %t, align 4, !dbg !390
  store ptr %pipe, ptr %this.addr.i35, align 8, !dbg !392
  %this1.i36 = load ptr, ptr %this.addr.i35, align 8, !dbg !392
  %6 = load i32, ptr %t, align 4, !dbg !393
  %idxprom = sext i32 %6 to i64, !dbg !394
  %arrayidx = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9of_threadPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !394
  %7 = load ptr, ptr %in.addr, align 8, !dbg !395
  %8 = load i32, ptr %t, align 4, !dbg !396
  %idx.ext = sext i32 %8 to i64, !dbg !397
  %add.ptr = getelementptr inbounds i32, ptr %7, i64 %idx.ext, !dbg !397
  store i64 4, ptr %ref.tmp, align 8, !dbg !398
  store ptr %arrayidx, ptr %to.addr.i37, align 8, !dbg !399
  store ptr %add.ptr, ptr %from.addr.i38, align 8, !dbg !399
  store ptr %ref.tmp, ptr %n.addr.i39, align 8, !dbg !399
  store ptr %pipe, ptr %.addr.i40, align 8, !dbg !399
  %9 = load ptr, ptr %to.addr.i37, align 8, !dbg !399
  %10 = load ptr, ptr %from.addr.i38, align 8, !dbg !399
  %11 = load ptr, ptr %n.addr.i39, align 8, !dbg !399, !nonnull !163, !align !341
  %12 = load i64, ptr %11, align 8, !dbg !399
  store ptr %9, ptr %to.addr.i64, align 8, !dbg !399
  store ptr %10, ptr %from.addr.i65, align 8, !dbg !399
  store i64 %12, ptr %n.addr.i66, align 8, !dbg !399
  store i32 0, ptr %rank.addr.i, align 4, !dbg !399
  store i32 1, ptr %size.addr.i, align 4, !dbg !399
  %13 = load ptr, ptr %to.addr.i64, align 8, !dbg !399
  %14 = call i1 @llvm.nvvm.isspacep.shared(ptr %13), !dbg !399
  br i1 %14, label %land.rhs.i, label %land.end.i, !dbg !399

land.rhs.i:                                       ; preds = %entry
  %15 = load ptr, ptr %from.addr.i65, align 8, !dbg !399
  %16 = call i1 @llvm.nvvm.isspacep.global(ptr %15), !dbg !399
  br label %land.end.i, !dbg !399

land.end.i:                                       ; preds = %land.rhs.i, %entry
  %17 = phi i1 [ false, %entry ], [ %16, %land.rhs.i ], !dbg !399
  %storedv.i67 = zext i1 %17 to i8, !dbg !399
  store i8 %storedv.i67, ptr %async.i, align 1, !dbg !399
  %18 = load ptr, ptr %to.addr.i64, align 8, !dbg !399
  %19 = ptrtoint ptr %18 to i64, !dbg !399
  %20 = load ptr, ptr %from.addr.i65, align 8, !dbg !399
  %21 = ptrtoint ptr %20 to i64, !dbg !399
  %or.i = or i64 %19, %21, !dbg !399
  store i64 %or.i, ptr %both.i, align 8, !dbg !399
  store i64 0, ptr %done.i, align 8, !dbg !399
  %22 = load i8, ptr %async.i, align 1, !dbg !399
  %loadedv.i68 = trunc i8 %22 to i1, !dbg !399
  br i1 %loadedv.i68, label %land.lhs.true.i, label %if.else.i, !dbg !399

land.lhs.true.i:                                  ; preds = %land.end.i
  %23 = load i64, ptr %both.i, align 8, !dbg !399
  %rem.i = urem i64 %23, 16, !dbg !399
  %cmp.i69 = icmp eq i64 %rem.i, 0, !dbg !399
  br i1 %cmp.i69, label %if.then.i70, label %if.else.i, !dbg !399

if.then.i70:                                      ; preds = %land.lhs.true.i
  %24 = load i32, ptr %rank.addr.i, align 4, !dbg !399
  %conv.i = zext i32 %24 to i64, !dbg !399
  store i64 %conv.i, ptr %i.i, align 8, !dbg !399
  br label %for.cond.i, !dbg !399

for.cond.i:                                       ; preds = %for.body.i, %if.then.i70
  %25 = load i64, ptr %i.i, align 8, !dbg !399
  %26 = load i64, ptr %n.addr.i66, align 8, !dbg !399
  %div.i = udiv i64 %26, 16, !dbg !399
  %cmp1.i = icmp ult i64 %25, %div.i, !dbg !399
  br i1 %cmp1.i, label %for.body.i, label %for.end.i, !dbg !399

for.body.i:                                       ; preds = %for.cond.i
  %27 = load ptr, ptr %to.addr.i64, align 8, !dbg !399
  %28 = load i64, ptr %i.i, align 8, !dbg !399
  %mul.i = mul i64 16, %28, !dbg !399
  %add.ptr.i = getelementptr inbounds nuw i8, ptr %27, i64 %mul.i, !dbg !399
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !399
  %29 = load ptr, ptr %from.addr.i65, align 8, !dbg !399
  %30 = load i64, ptr %i.i, align 8, !dbg !399
  %mul2.i = mul i64 16, %30, !dbg !399
  %add.ptr3.i = getelementptr inbounds nuw i8, ptr %29, i64 %mul2.i, !dbg !399
  %add.ptr3.ascast.i = addrspacecast ptr %add.ptr3.i to ptr addrspace(1), !dbg !399
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr3.ascast.i, i32 noundef 16, i32 noundef 16) #7, !dbg !399
  %31 = load i32, ptr %size.addr.i, align 4, !dbg !399
  %conv4.i = zext i32 %31 to i64, !dbg !399
  %32 = load i64, ptr %i.i, align 8, !dbg !399
  %add.i = add i64 %32, %conv4.i, !dbg !399
  store i64 %add.i, ptr %i.i, align 8, !dbg !399
  br label %for.cond.i, !dbg !399, !llvm.loop !400

for.end.i:                                        ; preds = %for.cond.i
  %33 = load i64, ptr %n.addr.i66, align 8, !dbg !399
  %div5.i = udiv i64 %33, 16, !dbg !399
  %mul6.i = mul i64 %div5.i, 16, !dbg !399
  store i64 %mul6.i, ptr %done.i, align 8, !dbg !399
  br label %if.end51.i, !dbg !399

if.else.i:                                        ; preds = %land.lhs.true.i, %land.end.i
  %34 = load i8, ptr %async.i, align 1, !dbg !399
  %loadedv7.i = trunc i8 %34 to i1, !dbg !399
  br i1 %loadedv7.i, label %land.lhs.true8.i, label %if.else28.i, !dbg !399

land.lhs.true8.i:                                 ; preds = %if.else.i
  %35 = load i64, ptr %both.i, align 8, !dbg !399
  %rem9.i = urem i64 %35, 8, !dbg !399
  %cmp10.i = icmp eq i64 %rem9.i, 0, !dbg !399
  br i1 %cmp10.i, label %if.then11.i, label %if.else28.i, !dbg !399

if.then11.i:                                      ; preds = %land.lhs.true8.i
  %36 = load i32, ptr %rank.addr.i, align 4, !dbg !399
  %conv13.i = zext i32 %36 to i64, !dbg !399
  store i64 %conv13.i, ptr %i12.i, align 8, !dbg !399
  br label %for.cond14.i, !dbg !399

for.cond14.i:                                     ; preds = %for.body17.i, %if.then11.i
  %37 = load i64, ptr %i12.i, align 8, !dbg !399
  %38 = load i64, ptr %n.addr.i66, align 8, !dbg !399
  %div15.i = udiv i64 %38, 8, !dbg !399
  %cmp16.i = icmp ult i64 %37, %div15.i, !dbg !399
  br i1 %cmp16.i, label %for.body17.i, label %for.end25.i, !dbg !399

for.body17.i:                                     ; preds = %for.cond14.i
  %39 = load ptr, ptr %to.addr.i64, align 8, !dbg !399
  %40 = load i64, ptr %i12.i, align 8, !dbg !399
  %mul18.i = mul i64 8, %40, !dbg !399
  %add.ptr19.i = getelementptr inbounds nuw i8, ptr %39, i64 %mul18.i, !dbg !399
  %add.ptr19.ascast.i = addrspacecast ptr %add.ptr19.i to ptr addrspace(3), !dbg !399
  %41 = load ptr, ptr %from.addr.i65, align 8, !dbg !399
  %42 = load i64, ptr %i12.i, align 8, !dbg !399
  %mul20.i = mul i64 8, %42, !dbg !399
  %add.ptr21.i = getelementptr inbounds nuw i8, ptr %41, i64 %mul20.i, !dbg !399
  %add.ptr21.ascast.i = addrspacecast ptr %add.ptr21.i to ptr addrspace(1), !dbg !399
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr19.ascast.i, ptr addrspace(1) noundef %add.ptr21.ascast.i, i32 noundef 8, i32 noundef 8) #7, !dbg !399
  %43 = load i32, ptr %size.addr.i, align 4, !dbg !399
  %conv23.i = zext i32 %43 to i64, !dbg !399
  %44 = load i64, ptr %i12.i, align 8, !dbg !399
  %add24.i = add i64 %44, %conv23.i, !dbg !399
  store i64 %add24.i, ptr %i12.i, align 8, !dbg !399
  br label %for.cond14.i, !dbg !399, !llvm.loop !401

for.end25.i:                                      ; preds = %for.cond14.i
  %45 = load i64, ptr %n.addr.i66, align 8, !dbg !399
  %div26.i = udiv i64 %45, 8, !dbg !399
  %mul27.i = mul i64 %div26.i, 8, !dbg !399
  store i64 %mul27.i, ptr %done.i, align 8, !dbg !399
  br label %if.end50.i, !dbg !399

if.else28.i:                                      ; preds = %land.lhs.true8.i, %if.else.i
  %46 = load i8, ptr %async.i, align 1, !dbg !399
  %loadedv29.i = trunc i8 %46 to i1, !dbg !399
  br i1 %loadedv29.i, label %land.lhs.true30.i, label %if.end.i, !dbg !399

land.lhs.true30.i:                                ; preds = %if.else28.i
  %47 = load i64, ptr %both.i, align 8, !dbg !399
  %rem31.i = urem i64 %47, 4, !dbg !399
  %cmp32.i = icmp eq i64 %rem31.i, 0, !dbg !399
  br i1 %cmp32.i, label %if.then33.i, label %if.end.i, !dbg !399

if.then33.i:                                      ; preds = %land.lhs.true30.i
  %48 = load i32, ptr %rank.addr.i, align 4, !dbg !399
  %conv35.i = zext i32 %48 to i64, !dbg !399
  store i64 %conv35.i, ptr %i34.i, align 8, !dbg !399
  br label %for.cond36.i, !dbg !399

for.cond36.i:                                     ; preds = %for.body39.i, %if.then33.i
  %49 = load i64, ptr %i34.i, align 8, !dbg !399
  %50 = load i64, ptr %n.addr.i66, align 8, !dbg !399
  %div37.i = udiv i64 %50, 4, !dbg !399
  %cmp38.i = icmp ult i64 %49, %div37.i, !dbg !399
  br i1 %cmp38.i, label %for.body39.i, label %for.end47.i, !dbg !399

for.body39.i:                                     ; preds = %for.cond36.i
  %51 = load ptr, ptr %to.addr.i64, align 8, !dbg !399
  %52 = load i64, ptr %i34.i, align 8, !dbg !399
  %mul40.i = mul i64 4, %52, !dbg !399
  %add.ptr41.i = getelementptr inbounds nuw i8, ptr %51, i64 %mul40.i, !dbg !399
  %add.ptr41.ascast.i = addrspacecast ptr %add.ptr41.i to ptr addrspace(3), !dbg !399
  %53 = load ptr, ptr %from.addr.i65, align 8, !dbg !399
  %54 = load i64, ptr %i34.i, align 8, !dbg !399
  %mul42.i = mul i64 4, %54, !dbg !399
  %add.ptr43.i = getelementptr inbounds nuw i8, ptr %53, i64 %mul42.i, !dbg !399
  %add.ptr43.ascast.i = addrspacecast ptr %add.ptr43.i to ptr addrspace(1), !dbg !399
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr41.ascast.i, ptr addrspace(1) noundef %add.ptr43.ascast.i, i32 noundef 4, i32 noundef 4) #7, !dbg !399
  %55 = load i32, ptr %size.addr.i, align 4, !dbg !399
  %conv45.i = zext i32 %55 to i64, !dbg !399
  %56 = load i64, ptr %i34.i, align 8, !dbg !399
  %add46.i = add i64 %56, %conv45.i, !dbg !399
  store i64 %add46.i, ptr %i34.i, align 8, !dbg !399
  br label %for.cond36.i, !dbg !399, !llvm.loop !402

for.end47.i:                                      ; preds = %for.cond36.i
  %57 = load i64, ptr %n.addr.i66, align 8, !dbg !399
  %div48.i = udiv i64 %57, 4, !dbg !399
  %mul49.i = mul i64 %div48.i, 4, !dbg !399
  store i64 %mul49.i, ptr %done.i, align 8, !dbg !399
  br label %if.end.i, !dbg !399

if.end.i:                                         ; preds = %for.end47.i, %land.lhs.true30.i, %if.else28.i
  br label %if.end50.i, !dbg !399

if.end50.i:                                       ; preds = %if.end.i, %for.end25.i
  br label %if.end51.i, !dbg !399

if.end51.i:                                       ; preds = %if.end50.i, %for.end.i
  %58 = load i64, ptr %done.i, align 8, !dbg !399
  %59 = load i32, ptr %rank.addr.i, align 4, !dbg !399
  %conv53.i = zext i32 %59 to i64, !dbg !399
  %add54.i = add i64 %58, %conv53.i, !dbg !399
  store i64 %add54.i, ptr %i52.i, align 8, !dbg !399
  br label %for.cond55.i, !dbg !399

for.cond55.i:                                     ; preds = %for.body57.i, %if.end51.i
  %60 = load i64, ptr %i52.i, align 8, !dbg !399
  %61 = load i64, ptr %n.addr.i66, align 8, !dbg !399
  %cmp56.i = icmp ult i64 %60, %61, !dbg !399
  br i1 %cmp56.i, label %for.body57.i, label %_ZL13ws_copy_sharePvPKvmjj.exit, !dbg !399

for.body57.i:                                     ; preds = %for.cond55.i
  %62 = load ptr, ptr %from.addr.i65, align 8, !dbg !399
  %63 = load i64, ptr %i52.i, align 8, !dbg !399
  %arrayidx.i = getelementptr inbounds nuw i8, ptr %62, i64 %63, !dbg !399
  %64 = load i8, ptr %arrayidx.i, align 1, !dbg !399
  %65 = load ptr, ptr %to.addr.i64, align 8, !dbg !399
  %66 = load i64, ptr %i52.i, align 8, !dbg !399
  %arrayidx58.i = getelementptr inbounds nuw i8, ptr %65, i64 %66, !dbg !399
  store i8 %64, ptr %arrayidx58.i, align 1, !dbg !399
  %67 = load i32, ptr %size.addr.i, align 4, !dbg !399
  %conv60.i = zext i32 %67 to i64, !dbg !399
  %68 = load i64, ptr %i52.i, align 8, !dbg !399
  %add61.i = add i64 %68, %conv60.i, !dbg !399
  store i64 %add61.i, ptr %i52.i, align 8, !dbg !399
  br label %for.cond55.i, !dbg !399, !llvm.loop !403

_ZL13ws_copy_sharePvPKvmjj.exit:                  ; preds = %for.cond55.i
  %69 = load i8, ptr %async.i, align 1, !dbg !399
  %loadedv63.i = trunc i8 %69 to i1, !dbg !399
  store ptr %pipe, ptr %this.addr.i44, align 8, !dbg !404
  %this1.i45 = load ptr, ptr %this.addr.i44, align 8, !dbg !404
  call void @__ws_cp_async_commit() #7, !dbg !404
  %ws_head.i46 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i45, i32 0, i32 2, !dbg !404
  %70 = load i32, ptr %ws_head.i46, align 4, !dbg !404
  %inc.i47 = add i32 %70, 1, !dbg !404
  store i32 %inc.i47, ptr %ws_head.i46, align 4, !dbg !404
    #dbg_declare(ptr %i, !405, !DIExpression(), !407)
  store i32 0, ptr %i, align 4, !dbg !407
  br label %for.cond, !dbg !408

for.cond:                                         ; preds = %for.inc, %_ZL13ws_copy_sharePvPKvmjj.exit
  %71 = load i32, ptr %i, align 4, !dbg !409
  %cmp = icmp slt i32 %71, 4, !dbg !411
  br i1 %cmp, label %for.body, label %for.end, !dbg !412

for.body:                                         ; preds = %for.cond
  %72 = load i32, ptr %i, align 4, !dbg !413
  %cmp2 = icmp slt i32 %72, 3, !dbg !416
  br i1 %cmp2, label %if.then, label %if.end, !dbg !416

if.then:                                          ; preds = %for.body
  store ptr %pipe, ptr %this.addr.i, align 8, !dbg !417
  %this1.i = load ptr, ptr %this.addr.i, align 8, !dbg !417
  %73 = load i32, ptr %i, align 4, !dbg !419
  %add = add nsw i32 %73, 1, !dbg !420
  %rem = srem i32 %add, 2, !dbg !421
  %idxprom3 = sext i32 %rem to i64, !dbg !422
  %arrayidx4 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9of_threadPKiPiE4tile to ptr), i64 0, i64 %idxprom3, !dbg !422
  %74 = load i32, ptr %t, align 4, !dbg !423
  %idxprom5 = sext i32 %74 to i64, !dbg !422
  %arrayidx6 = getelementptr inbounds [64 x i32], ptr %arrayidx4, i64 0, i64 %idxprom5, !dbg !422
  %75 = load ptr, ptr %in.addr, align 8, !dbg !424
  %76 = load i32, ptr %i, align 4, !dbg !425
  %add7 = add nsw i32 %76, 1, !dbg !426
  %mul = mul nsw i32 64, %add7, !dbg !427
  %idx.ext8 = sext i32 %mul to i64, !dbg !428
  %add.ptr9 = getelementptr inbounds i32, ptr %75, i64 %idx.ext8, !dbg !428
  %77 = load i32, ptr %t, align 4, !dbg !429
  %idx.ext10 = sext i32 %77 to i64, !dbg !430
  %add.ptr11 = getelementptr inbounds i32, ptr %add.ptr9, i64 %idx.ext10, !dbg !430
  store i64 4, ptr %ref.tmp12, align 8, !dbg !431
  store ptr %arrayidx6, ptr %to.addr.i, align 8, !dbg !432
  store ptr %add.ptr11, ptr %from.addr.i, align 8, !dbg !432
  store ptr %ref.tmp12, ptr %n.addr.i, align 8, !dbg !432
  store ptr %pipe, ptr %.addr.i, align 8, !dbg !432
  %78 = load ptr, ptr %to.addr.i, align 8, !dbg !432
  %79 = load ptr, ptr %from.addr.i, align 8, !dbg !432
  %80 = load ptr, ptr %n.addr.i, align 8, !dbg !432, !nonnull !163, !align !341
  %81 = load i64, ptr %80, align 8, !dbg !432
  store ptr %78, ptr %to.addr.i71, align 8, !dbg !432
  store ptr %79, ptr %from.addr.i72, align 8, !dbg !432
  store i64 %81, ptr %n.addr.i73, align 8, !dbg !432
  store i32 0, ptr %rank.addr.i74, align 4, !dbg !432
  store i32 1, ptr %size.addr.i75, align 4, !dbg !432
  %82 = load ptr, ptr %to.addr.i71, align 8, !dbg !432
  %83 = call i1 @llvm.nvvm.isspacep.shared(ptr %82), !dbg !432
  br i1 %83, label %land.rhs.i164, label %land.end.i83, !dbg !432

land.rhs.i164:                                    ; preds = %if.then
  %84 = load ptr, ptr %from.addr.i72, align 8, !dbg !432
  %85 = call i1 @llvm.nvvm.isspacep.global(ptr %84), !dbg !432
  br label %land.end.i83, !dbg !432

land.end.i83:                                     ; preds = %land.rhs.i164, %if.then
  %86 = phi i1 [ false, %if.then ], [ %85, %land.rhs.i164 ], !dbg !432
  %storedv.i84 = zext i1 %86 to i8, !dbg !432
  store i8 %storedv.i84, ptr %async.i76, align 1, !dbg !432
  %87 = load ptr, ptr %to.addr.i71, align 8, !dbg !432
  %88 = ptrtoint ptr %87 to i64, !dbg !432
  %89 = load ptr, ptr %from.addr.i72, align 8, !dbg !432
  %90 = ptrtoint ptr %89 to i64, !dbg !432
  %or.i85 = or i64 %88, %90, !dbg !432
  store i64 %or.i85, ptr %both.i77, align 8, !dbg !432
  store i64 0, ptr %done.i78, align 8, !dbg !432
  %91 = load i8, ptr %async.i76, align 1, !dbg !432
  %loadedv.i86 = trunc i8 %91 to i1, !dbg !432
  br i1 %loadedv.i86, label %land.lhs.true.i144, label %if.else.i87, !dbg !432

land.lhs.true.i144:                               ; preds = %land.end.i83
  %92 = load i64, ptr %both.i77, align 8, !dbg !432
  %rem.i145 = urem i64 %92, 16, !dbg !432
  %cmp.i146 = icmp eq i64 %rem.i145, 0, !dbg !432
  br i1 %cmp.i146, label %if.then.i147, label %if.else.i87, !dbg !432

if.then.i147:                                     ; preds = %land.lhs.true.i144
  %93 = load i32, ptr %rank.addr.i74, align 4, !dbg !432
  %conv.i148 = zext i32 %93 to i64, !dbg !432
  store i64 %conv.i148, ptr %i.i79, align 8, !dbg !432
  br label %for.cond.i149, !dbg !432

for.cond.i149:                                    ; preds = %for.body.i155, %if.then.i147
  %94 = load i64, ptr %i.i79, align 8, !dbg !432
  %95 = load i64, ptr %n.addr.i73, align 8, !dbg !432
  %div.i150 = udiv i64 %95, 16, !dbg !432
  %cmp1.i151 = icmp ult i64 %94, %div.i150, !dbg !432
  br i1 %cmp1.i151, label %for.body.i155, label %for.end.i152, !dbg !432

for.body.i155:                                    ; preds = %for.cond.i149
  %96 = load ptr, ptr %to.addr.i71, align 8, !dbg !432
  %97 = load i64, ptr %i.i79, align 8, !dbg !432
  %mul.i156 = mul i64 16, %97, !dbg !432
  %add.ptr.i157 = getelementptr inbounds nuw i8, ptr %96, i64 %mul.i156, !dbg !432
  %add.ptr.ascast.i158 = addrspacecast ptr %add.ptr.i157 to ptr addrspace(3), !dbg !432
  %98 = load ptr, ptr %from.addr.i72, align 8, !dbg !432
  %99 = load i64, ptr %i.i79, align 8, !dbg !432
  %mul2.i159 = mul i64 16, %99, !dbg !432
  %add.ptr3.i160 = getelementptr inbounds nuw i8, ptr %98, i64 %mul2.i159, !dbg !432
  %add.ptr3.ascast.i161 = addrspacecast ptr %add.ptr3.i160 to ptr addrspace(1), !dbg !432
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i158, ptr addrspace(1) noundef %add.ptr3.ascast.i161, i32 noundef 16, i32 noundef 16) #7, !dbg !432
  %100 = load i32, ptr %size.addr.i75, align 4, !dbg !432
  %conv4.i162 = zext i32 %100 to i64, !dbg !432
  %101 = load i64, ptr %i.i79, align 8, !dbg !432
  %add.i163 = add i64 %101, %conv4.i162, !dbg !432
  store i64 %add.i163, ptr %i.i79, align 8, !dbg !432
  br label %for.cond.i149, !dbg !432, !llvm.loop !433

for.end.i152:                                     ; preds = %for.cond.i149
  %102 = load i64, ptr %n.addr.i73, align 8, !dbg !432
  %div5.i153 = udiv i64 %102, 16, !dbg !432
  %mul6.i154 = mul i64 %div5.i153, 16, !dbg !432
  store i64 %mul6.i154, ptr %done.i78, align 8, !dbg !432
  br label %if.end51.i93, !dbg !432

if.else.i87:                                      ; preds = %land.lhs.true.i144, %land.end.i83
  %103 = load i8, ptr %async.i76, align 1, !dbg !432
  %loadedv7.i88 = trunc i8 %103 to i1, !dbg !432
  br i1 %loadedv7.i88, label %land.lhs.true8.i124, label %if.else28.i89, !dbg !432

land.lhs.true8.i124:                              ; preds = %if.else.i87
  %104 = load i64, ptr %both.i77, align 8, !dbg !432
  %rem9.i125 = urem i64 %104, 8, !dbg !432
  %cmp10.i126 = icmp eq i64 %rem9.i125, 0, !dbg !432
  br i1 %cmp10.i126, label %if.then11.i127, label %if.else28.i89, !dbg !432

if.then11.i127:                                   ; preds = %land.lhs.true8.i124
  %105 = load i32, ptr %rank.addr.i74, align 4, !dbg !432
  %conv13.i128 = zext i32 %105 to i64, !dbg !432
  store i64 %conv13.i128, ptr %i12.i80, align 8, !dbg !432
  br label %for.cond14.i129, !dbg !432

for.cond14.i129:                                  ; preds = %for.body17.i135, %if.then11.i127
  %106 = load i64, ptr %i12.i80, align 8, !dbg !432
  %107 = load i64, ptr %n.addr.i73, align 8, !dbg !432
  %div15.i130 = udiv i64 %107, 8, !dbg !432
  %cmp16.i131 = icmp ult i64 %106, %div15.i130, !dbg !432
  br i1 %cmp16.i131, label %for.body17.i135, label %for.end25.i132, !dbg !432

for.body17.i135:                                  ; preds = %for.cond14.i129
  %108 = load ptr, ptr %to.addr.i71, align 8, !dbg !432
  %109 = load i64, ptr %i12.i80, align 8, !dbg !432
  %mul18.i136 = mul i64 8, %109, !dbg !432
  %add.ptr19.i137 = getelementptr inbounds nuw i8, ptr %108, i64 %mul18.i136, !dbg !432
  %add.ptr19.ascast.i138 = addrspacecast ptr %add.ptr19.i137 to ptr addrspace(3), !dbg !432
  %110 = load ptr, ptr %from.addr.i72, align 8, !dbg !432
  %111 = load i64, ptr %i12.i80, align 8, !dbg !432
  %mul20.i139 = mul i64 8, %111, !dbg !432
  %add.ptr21.i140 = getelementptr inbounds nuw i8, ptr %110, i64 %mul20.i139, !dbg !432
  %add.ptr21.ascast.i141 = addrspacecast ptr %add.ptr21.i140 to ptr addrspace(1), !dbg !432
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr19.ascast.i138, ptr addrspace(1) noundef %add.ptr21.ascast.i141, i32 noundef 8, i32 noundef 8) #7, !dbg !432
  %112 = load i32, ptr %size.addr.i75, align 4, !dbg !432
  %conv23.i142 = zext i32 %112 to i64, !dbg !432
  %113 = load i64, ptr %i12.i80, align 8, !dbg !432
  %add24.i143 = add i64 %113, %conv23.i142, !dbg !432
  store i64 %add24.i143, ptr %i12.i80, align 8, !dbg !432
  br label %for.cond14.i129, !dbg !432, !llvm.loop !434

for.end25.i132:                                   ; preds = %for.cond14.i129
  %114 = load i64, ptr %n.addr.i73, align 8, !dbg !432
  %div26.i133 = udiv i64 %114, 8, !dbg !432
  %mul27.i134 = mul i64 %div26.i133, 8, !dbg !432
  store i64 %mul27.i134, ptr %done.i78, align 8, !dbg !432
  br label %if.end50.i92, !dbg !432

if.else28.i89:                                    ; preds = %land.lhs.true8.i124, %if.else.i87
  %115 = load i8, ptr %async.i76, align 1, !dbg !432
  %loadedv29.i90 = trunc i8 %115 to i1, !dbg !432
  br i1 %loadedv29.i90, label %land.lhs.true30.i104, label %if.end.i91, !dbg !432

land.lhs.true30.i104:                             ; preds = %if.else28.i89
  %116 = load i64, ptr %both.i77, align 8, !dbg !432
  %rem31.i105 = urem i64 %116, 4, !dbg !432
  %cmp32.i106 = icmp eq i64 %rem31.i105, 0, !dbg !432
  br i1 %cmp32.i106, label %if.then33.i107, label %if.end.i91, !dbg !432

if.then33.i107:                                   ; preds = %land.lhs.true30.i104
  %117 = load i32, ptr %rank.addr.i74, align 4, !dbg !432
  %conv35.i108 = zext i32 %117 to i64, !dbg !432
  store i64 %conv35.i108, ptr %i34.i81, align 8, !dbg !432
  br label %for.cond36.i109, !dbg !432

for.cond36.i109:                                  ; preds = %for.body39.i115, %if.then33.i107
  %118 = load i64, ptr %i34.i81, align 8, !dbg !432
  %119 = load i64, ptr %n.addr.i73, align 8, !dbg !432
  %div37.i110 = udiv i64 %119, 4, !dbg !432
  %cmp38.i111 = icmp ult i64 %118, %div37.i110, !dbg !432
  br i1 %cmp38.i111, label %for.body39.i115, label %for.end47.i112, !dbg !432

for.body39.i115:                                  ; preds = %for.cond36.i109
  %120 = load ptr, ptr %to.addr.i71, align 8, !dbg !432
  %121 = load i64, ptr %i34.i81, align 8, !dbg !432
  %mul40.i116 = mul i64 4, %121, !dbg !432
  %add.ptr41.i117 = getelementptr inbounds nuw i8, ptr %120, i64 %mul40.i116, !dbg !432
  %add.ptr41.ascast.i118 = addrspacecast ptr %add.ptr41.i117 to ptr addrspace(3), !dbg !432
  %122 = load ptr, ptr %from.addr.i72, align 8, !dbg !432
  %123 = load i64, ptr %i34.i81, align 8, !dbg !432
  %mul42.i119 = mul i64 4, %123, !dbg !432
  %add.ptr43.i120 = getelementptr inbounds nuw i8, ptr %122, i64 %mul42.i119, !dbg !432
  %add.ptr43.ascast.i121 = addrspacecast ptr %add.ptr43.i120 to ptr addrspace(1), !dbg !432
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr41.ascast.i118, ptr addrspace(1) noundef %add.ptr43.ascast.i121, i32 noundef 4, i32 noundef 4) #7, !dbg !432
  %124 = load i32, ptr %size.addr.i75, align 4, !dbg !432
  %conv45.i122 = zext i32 %124 to i64, !dbg !432
  %125 = load i64, ptr %i34.i81, align 8, !dbg !432
  %add46.i123 = add i64 %125, %conv45.i122, !dbg !432
  store i64 %add46.i123, ptr %i34.i81, align 8, !dbg !432
  br label %for.cond36.i109, !dbg !432, !llvm.loop !435

for.end47.i112:                                   ; preds = %for.cond36.i109
  %126 = load i64, ptr %n.addr.i73, align 8, !dbg !432
  %div48.i113 = udiv i64 %126, 4, !dbg !432
  %mul49.i114 = mul i64 %div48.i113, 4, !dbg !432
  store i64 %mul49.i114, ptr %done.i78, align 8, !dbg !432
  br label %if.end.i91, !dbg !432

if.end.i91:                                       ; preds = %for.end47.i112, %land.lhs.true30.i104, %if.else28.i89
  br label %if.end50.i92, !dbg !432

if.end50.i92:                                     ; preds = %if.end.i91, %for.end25.i132
  br label %if.end51.i93, !dbg !432

if.end51.i93:                                     ; preds = %if.end50.i92, %for.end.i152
  %127 = load i64, ptr %done.i78, align 8, !dbg !432
  %128 = load i32, ptr %rank.addr.i74, align 4, !dbg !432
  %conv53.i94 = zext i32 %128 to i64, !dbg !432
  %add54.i95 = add i64 %127, %conv53.i94, !dbg !432
  store i64 %add54.i95, ptr %i52.i82, align 8, !dbg !432
  br label %for.cond55.i96, !dbg !432

for.cond55.i96:                                   ; preds = %for.body57.i99, %if.end51.i93
  %129 = load i64, ptr %i52.i82, align 8, !dbg !432
  %130 = load i64, ptr %n.addr.i73, align 8, !dbg !432
  %cmp56.i97 = icmp ult i64 %129, %130, !dbg !432
  br i1 %cmp56.i97, label %for.body57.i99, label %_ZL13ws_copy_sharePvPKvmjj.exit165, !dbg !432

for.body57.i99:                                   ; preds = %for.cond55.i96
  %131 = load ptr, ptr %from.addr.i72, align 8, !dbg !432
  %132 = load i64, ptr %i52.i82, align 8, !dbg !432
  %arrayidx.i100 = getelementptr inbounds nuw i8, ptr %131, i64 %132, !dbg !432
  %133 = load i8, ptr %arrayidx.i100, align 1, !dbg !432
  %134 = load ptr, ptr %to.addr.i71, align 8, !dbg !432
  %135 = load i64, ptr %i52.i82, align 8, !dbg !432
  %arrayidx58.i101 = getelementptr inbounds nuw i8, ptr %134, i64 %135, !dbg !432
  store i8 %133, ptr %arrayidx58.i101, align 1, !dbg !432
  %136 = load i32, ptr %size.addr.i75, align 4, !dbg !432
  %conv60.i102 = zext i32 %136 to i64, !dbg !432
  %137 = load i64, ptr %i52.i82, align 8, !dbg !432
  %add61.i103 = add i64 %137, %conv60.i102, !dbg !432
  store i64 %add61.i103, ptr %i52.i82, align 8, !dbg !432
  br label %for.cond55.i96, !dbg !432, !llvm.loop !436

_ZL13ws_copy_sharePvPKvmjj.exit165:               ; preds = %for.cond55.i96
  %138 = load i8, ptr %async.i76, align 1, !dbg !432
  %loadedv63.i98 = trunc i8 %138 to i1, !dbg !432
  store ptr %pipe, ptr %this.addr.i42, align 8, !dbg !437
  %this1.i43 = load ptr, ptr %this.addr.i42, align 8, !dbg !437
  call void @__ws_cp_async_commit() #7, !dbg !437
  %ws_head.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i43, i32 0, i32 2, !dbg !437
  %139 = load i32, ptr %ws_head.i, align 4, !dbg !437
  %inc.i = add i32 %139, 1, !dbg !437
  store i32 %inc.i, ptr %ws_head.i, align 4, !dbg !437
  br label %if.end, !dbg !438

if.end:                                           ; preds = %_ZL13ws_copy_sharePvPKvmjj.exit165, %for.body
  %140 = load i32, ptr %i, align 4, !dbg !439
  %cmp13 = icmp slt i32 %140, 3, !dbg !441
  br i1 %cmp13, label %if.then14, label %if.else, !dbg !441

if.then14:                                        ; preds = %if.end
  store ptr %pipe, ptr %p.addr.i, align 8, !dbg !442
  %141 = load ptr, ptr %p.addr.i, align 8, !dbg !442, !nonnull !163, !align !341
  store ptr %141, ptr %this.addr.i166, align 8, !dbg !442
  store i32 1, ptr %n.addr.i167, align 4, !dbg !442
  %this1.i168 = load ptr, ptr %this.addr.i166, align 8, !dbg !442
  %142 = load i32, ptr %n.addr.i167, align 4, !dbg !442
  call void @__ws_cp_async_wait(i32 noundef %142) #7, !dbg !442
  %ws_head.i169 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i168, i32 0, i32 2, !dbg !442
  %143 = load i32, ptr %ws_head.i169, align 4, !dbg !442
  %144 = load i32, ptr %n.addr.i167, align 4, !dbg !442
  %sub.i170 = sub i32 %143, %144, !dbg !442
  %ws_tail.i171 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i168, i32 0, i32 3, !dbg !442
  store i32 %sub.i170, ptr %ws_tail.i171, align 8, !dbg !442
  br label %if.end15, !dbg !442

if.else:                                          ; preds = %if.end
  store ptr %pipe, ptr %this.addr.i48, align 8, !dbg !443
  %this1.i49 = load ptr, ptr %this.addr.i48, align 8, !dbg !443
  %ws_head.i50 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i49, i32 0, i32 2, !dbg !443
  %145 = load i32, ptr %ws_head.i50, align 4, !dbg !443
  %ws_tail.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i49, i32 0, i32 3, !dbg !443
  %146 = load i32, ptr %ws_tail.i, align 8, !dbg !443
  %cmp.i = icmp ne i32 %145, %146, !dbg !443
  br i1 %cmp.i, label %if.then.i51, label %_ZN4cuda8pipelineILNS_12thread_scopeE3EE13consumer_waitEv.exit, !dbg !443

if.then.i51:                                      ; preds = %if.else
  %ws_head2.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i49, i32 0, i32 2, !dbg !443
  %147 = load i32, ptr %ws_head2.i, align 4, !dbg !443
  %ws_tail3.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i49, i32 0, i32 3, !dbg !443
  %148 = load i32, ptr %ws_tail3.i, align 8, !dbg !443
  %sub.i = sub i32 %147, %148, !dbg !443
  %sub4.i = sub i32 %sub.i, 1, !dbg !443
  call void @__ws_cp_async_wait(i32 noundef %sub4.i) #7, !dbg !443
  %ws_tail5.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i49, i32 0, i32 3, !dbg !443
  %149 = load i32, ptr %ws_tail5.i, align 8, !dbg !443
  %inc.i52 = add i32 %149, 1, !dbg !443
  store i32 %inc.i52, ptr %ws_tail5.i, align 8, !dbg !443
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE3EE13consumer_waitEv.exit, !dbg !443

_ZN4cuda8pipelineILNS_12thread_scopeE3EE13consumer_waitEv.exit: ; preds = %if.else, %if.then.i51
  br label %if.end15

if.end15:                                         ; preds = %_ZN4cuda8pipelineILNS_12thread_scopeE3EE13consumer_waitEv.exit, %if.then14
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !444
  %150 = load i32, ptr %i, align 4, !dbg !445
  %rem16 = srem i32 %150, 2, !dbg !446
  %idxprom17 = sext i32 %rem16 to i64, !dbg !447
  %arrayidx18 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9of_threadPKiPiE4tile to ptr), i64 0, i64 %idxprom17, !dbg !447
  %151 = load i32, ptr %t, align 4, !dbg !448
  %sub = sub nsw i32 63, %151, !dbg !449
  %idxprom19 = sext i32 %sub to i64, !dbg !447
  %arrayidx20 = getelementptr inbounds [64 x i32], ptr %arrayidx18, i64 0, i64 %idxprom19, !dbg !447
  %152 = load i32, ptr %arrayidx20, align 4, !dbg !447
  %153 = load i32, ptr %i, align 4, !dbg !450
  %mul21 = mul nsw i32 64, %153, !dbg !451
  %add22 = add nsw i32 %mul21, 63, !dbg !452
  %154 = load i32, ptr %t, align 4, !dbg !453
  %sub23 = sub nsw i32 %add22, %154, !dbg !454
  %cmp24 = icmp eq i32 %152, %sub23, !dbg !455
  %storedv.i = zext i1 %cmp24 to i8, !dbg !456
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !456
  store ptr @.str2, ptr %m.addr.i, align 8, !dbg !456
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !456
  store i32 46, ptr %l.addr.i, align 4, !dbg !456
  store ptr @__func__._Z9of_threadPKiPi, ptr %fn.addr.i, align 8, !dbg !456
  %155 = load i8, ptr %c.addr.i, align 1, !dbg !456
  %loadedv.i = trunc i8 %155 to i1, !dbg !456
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !456

if.then.i:                                        ; preds = %if.end15
  %156 = load ptr, ptr %m.addr.i, align 8, !dbg !456
  %157 = load ptr, ptr %f.addr.i, align 8, !dbg !456
  %158 = load i32, ptr %l.addr.i, align 4, !dbg !456
  %159 = load ptr, ptr %fn.addr.i, align 8, !dbg !456
  call void @__assertfail(ptr noundef %156, ptr noundef %157, i32 noundef %158, ptr noundef %159, i64 noundef 1) #8, !dbg !456
  unreachable, !dbg !456

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.end15
  %160 = load i32, ptr %i, align 4, !dbg !457
  %rem25 = srem i32 %160, 2, !dbg !458
  %idxprom26 = sext i32 %rem25 to i64, !dbg !459
  %arrayidx27 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9of_threadPKiPiE4tile to ptr), i64 0, i64 %idxprom26, !dbg !459
  %161 = load i32, ptr %t, align 4, !dbg !460
  %sub28 = sub nsw i32 63, %161, !dbg !461
  %idxprom29 = sext i32 %sub28 to i64, !dbg !459
  %arrayidx30 = getelementptr inbounds [64 x i32], ptr %arrayidx27, i64 0, i64 %idxprom29, !dbg !459
  %162 = load i32, ptr %arrayidx30, align 4, !dbg !459
  %163 = load ptr, ptr %out.addr, align 8, !dbg !462
  %164 = load i32, ptr %i, align 4, !dbg !463
  %mul31 = mul nsw i32 64, %164, !dbg !464
  %165 = load i32, ptr %t, align 4, !dbg !465
  %add32 = add nsw i32 %mul31, %165, !dbg !466
  %idxprom33 = sext i32 %add32 to i64, !dbg !462
  %arrayidx34 = getelementptr inbounds i32, ptr %163, i64 %idxprom33, !dbg !462
  store i32 %162, ptr %arrayidx34, align 4, !dbg !467
  store ptr %pipe, ptr %this.addr.i53, align 8, !dbg !468
  %this1.i54 = load ptr, ptr %this.addr.i53, align 8, !dbg !468
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !469
  br label %for.inc, !dbg !470

for.inc:                                          ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %166 = load i32, ptr %i, align 4, !dbg !471
  %inc = add nsw i32 %166, 1, !dbg !471
  store i32 %inc, ptr %i, align 4, !dbg !471
  br label %for.cond, !dbg !472, !llvm.loop !473

for.end:                                          ; preds = %for.cond
  ret void, !dbg !475
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8of_blockPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !180 {
entry:
  %this.addr.i100 = alloca ptr, align 8
  %at.addr.i101 = alloca ptr, align 8
  %n.addr.i102 = alloca i32, align 4
  %this.addr.i97 = alloca ptr, align 8
  %at.addr.i = alloca ptr, align 8
  %n.addr.i98 = alloca i32, align 4
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
  %both.i = alloca i64, align 8
  %done.i = alloca i64, align 8
  %i.i = alloca i64, align 8
  %i12.i = alloca i64, align 8
  %i34.i = alloca i64, align 8
  %i52.i = alloca i64, align 8
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
    #dbg_declare(ptr %in.addr, !476, !DIExpression(), !477)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !478, !DIExpression(), !479)
    #dbg_declare(ptr %block, !480, !DIExpression(), !481)
  %0 = load %"struct.cooperative_groups::thread_block", ptr %retval.i, align 1, !dbg !482
    #dbg_declare(ptr %pipe, !483, !DIExpression(), !484)
  store ptr %block, ptr %g.addr.i, align 8, !dbg !485
  store ptr addrspacecast (ptr addrspace(3) @_ZZ8of_blockPKiPiE5state to ptr), ptr %s.addr.i, align 8, !dbg !485
  %1 = load ptr, ptr %g.addr.i, align 8, !dbg !485, !nonnull !163
  %2 = load ptr, ptr %s.addr.i, align 8, !dbg !485
  %3 = load ptr, ptr %g.addr.i, align 8, !dbg !485, !nonnull !163
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !485
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !485
  %mul.i5.i = mul i32 %4, %5, !dbg !485
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !485
  %mul3.i7.i = mul i32 %mul.i5.i, %6, !dbg !485
  %7 = load ptr, ptr %g.addr.i, align 8, !dbg !485, !nonnull !163
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !485
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !485
  %mul.i.i = mul i32 %8, %9, !dbg !485
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !485
  %mul3.i.i = mul i32 %mul.i.i, %10, !dbg !485
  store ptr %1, ptr %g.addr.i82, align 8, !dbg !485
  store ptr %2, ptr %s.addr.i83, align 8, !dbg !485
  store i32 %mul3.i7.i, ptr %producers.addr.i, align 4, !dbg !485
  store i32 %mul3.i.i, ptr %consumers.addr.i, align 4, !dbg !485
  %11 = load ptr, ptr %g.addr.i82, align 8, !dbg !485, !nonnull !163
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !485
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !485
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !485
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !485
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !485
  %mul.i.i85 = mul i32 %15, %16, !dbg !485
  %add.i.i = add i32 %14, %mul.i.i85, !dbg !485
  %mul5.i.i = mul i32 %13, %add.i.i, !dbg !485
  %add6.i.i = add i32 %12, %mul5.i.i, !dbg !485
  %cmp.i86 = icmp eq i32 %add6.i.i, 0, !dbg !485
  br i1 %cmp.i86, label %if.then.i88, label %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit, !dbg !485

if.then.i88:                                      ; preds = %entry
  store i32 0, ptr %i.i84, align 4, !dbg !485
  br label %for.cond.i89, !dbg !485

for.cond.i89:                                     ; preds = %for.body.i92, %if.then.i88
  %17 = load i32, ptr %i.i84, align 4, !dbg !485
  %cmp1.i90 = icmp ult i32 %17, 2, !dbg !485
  br i1 %cmp1.i90, label %for.body.i92, label %for.end.i91, !dbg !485

for.body.i92:                                     ; preds = %for.cond.i89
  %18 = load ptr, ptr %s.addr.i83, align 8, !dbg !485
  %19 = load i32, ptr %i.i84, align 4, !dbg !485
  %idxprom.i93 = zext i32 %19 to i64, !dbg !485
  %arrayidx.i94 = getelementptr inbounds nuw [2 x %struct.anon], ptr %18, i64 0, i64 %idxprom.i93, !dbg !485
  %20 = load i32, ptr %producers.addr.i, align 4, !dbg !485
  call void @__ws_mbarrier_init(ptr noundef %arrayidx.i94, i32 noundef %20) #7, !dbg !485
  %21 = load ptr, ptr %s.addr.i83, align 8, !dbg !485
  %22 = load i32, ptr %i.i84, align 4, !dbg !485
  %idxprom3.i = zext i32 %22 to i64, !dbg !485
  %arrayidx4.i = getelementptr inbounds nuw [2 x %struct.anon], ptr %21, i64 0, i64 %idxprom3.i, !dbg !485
  %consumed.i95 = getelementptr inbounds nuw %struct.anon, ptr %arrayidx4.i, i32 0, i32 1, !dbg !485
  %23 = load i32, ptr %consumers.addr.i, align 4, !dbg !485
  call void @__ws_mbarrier_init(ptr noundef %consumed.i95, i32 noundef %23) #7, !dbg !485
  %24 = load i32, ptr %i.i84, align 4, !dbg !485
  %inc.i96 = add i32 %24, 1, !dbg !485
  store i32 %inc.i96, ptr %i.i84, align 4, !dbg !485
  br label %for.cond.i89, !dbg !485, !llvm.loop !486

for.end.i91:                                      ; preds = %for.cond.i89
  br label %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit, !dbg !485

_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit: ; preds = %entry, %for.end.i91
  %25 = load ptr, ptr %g.addr.i82, align 8, !dbg !485, !nonnull !163
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !485
  %26 = load ptr, ptr %s.addr.i83, align 8, !dbg !485
  store ptr %retval.i81, ptr %this.addr.i97, align 8, !dbg !485
  store ptr %26, ptr %at.addr.i, align 8, !dbg !485
  store i32 2, ptr %n.addr.i98, align 4, !dbg !485
  %this1.i99 = load ptr, ptr %this.addr.i97, align 8, !dbg !485
  %27 = load ptr, ptr %at.addr.i, align 8, !dbg !485
  %28 = load i32, ptr %n.addr.i98, align 4, !dbg !485
  store ptr %this1.i99, ptr %this.addr.i100, align 8, !dbg !485
  store ptr %27, ptr %at.addr.i101, align 8, !dbg !485
  store i32 %28, ptr %n.addr.i102, align 4, !dbg !485
  %this1.i103 = load ptr, ptr %this.addr.i100, align 8, !dbg !485
  %29 = load ptr, ptr %at.addr.i101, align 8, !dbg !485
  store ptr %29, ptr %this1.i103, align 8, !dbg !485
  %ws_n.i104 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i103, i32 0, i32 1, !dbg !485
  %30 = load i32, ptr %n.addr.i102, align 4, !dbg !485
  store i32 %30, ptr %ws_n.i104, align 8, !dbg !485
  %ws_head.i105 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i103, i32 0, i32 2, !dbg !485
  store i32 0, ptr %ws_head.i105, align 4, !dbg !485
  %ws_tail.i106 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i103, i32 0, i32 3, !dbg !485
  store i32 0, ptr %ws_tail.i106, align 8, !dbg !485
  %ws_free.i107 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i103, i32 0, i32 4, !dbg !485
  store i8 1, ptr %ws_free.i107, align 4, !dbg !485
  %ws_full.i108 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i103, i32 0, i32 5, !dbg !485
  store i8 0, ptr %ws_full.i108, align 1, !dbg !485
  %31 = load %"class.cuda::pipeline.0", ptr %retval.i81, align 8, !dbg !485
  store %"class.cuda::pipeline.0" %31, ptr %tmp.coerce.i, align 8, !dbg !485
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %retval.i29, ptr align 8 %tmp.coerce.i, i64 22, i1 false), !dbg !485
  %32 = load %"class.cuda::pipeline.0", ptr %retval.i29, align 8, !dbg !485
  store %"class.cuda::pipeline.0" %32, ptr %tmp.coerce, align 8, !dbg !485
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %pipe, ptr align 8 %tmp.coerce, i64 22, i1 false), !dbg !485
    #dbg_declare(ptr %t, !487, !DIExpression(), !488)
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !489
  store i32 %33, ptr %t, align 4, !dbg !488
    #dbg_declare(ptr %load, !490, !DIExpression(), !492)
  store i32 0, ptr %load, align 4, !dbg !492
    #dbg_declare(ptr %i, !493, !DIExpression(), !494)
  store i32 0, ptr %i, align 4, !dbg !494
  br label %for.cond, !dbg !495

for.cond:                                         ; preds = %for.inc26, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit
  %34 = load i32, ptr %i, align 4, !dbg !496
  %cmp = icmp slt i32 %34, 4, !dbg !498
  br i1 %cmp, label %for.body, label %for.end28, !dbg !499

for.body:                                         ; preds = %for.cond
  br label %for.cond3, !dbg !500

for.cond3:                                        ; preds = %for.inc, %for.body
  %35 = load i32, ptr %load, align 4, !dbg !502
  %cmp4 = icmp slt i32 %35, 4, !dbg !505
  br i1 %cmp4, label %land.rhs, label %land.end, !dbg !506

land.rhs:                                         ; preds = %for.cond3
  %36 = load i32, ptr %load, align 4, !dbg !507
  %37 = load i32, ptr %i, align 4, !dbg !508
  %add = add nsw i32 %37, 2, !dbg !509
  %cmp5 = icmp slt i32 %36, %add, !dbg !510
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond3
  %38 = phi i1 [ false, %for.cond3 ], [ %cmp5, %land.rhs ], !dbg !511
  br i1 %38, label %for.body6, label %for.end, !dbg !512

for.body6:                                        ; preds = %land.end
  store ptr %pipe, ptr %this.addr.i, align 8, !dbg !513
  %this1.i = load ptr, ptr %this.addr.i, align 8, !dbg !513
  %39 = load ptr, ptr %this1.i, align 8, !dbg !513
  %ws_head.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i, i32 0, i32 2, !dbg !513
  %40 = load i32, ptr %ws_head.i, align 4, !dbg !513
  %idxprom.i = zext i32 %40 to i64, !dbg !513
  %arrayidx.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %39, i64 %idxprom.i, !dbg !513
  %consumed.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %arrayidx.i, i32 0, i32 1, !dbg !513
  %ws_free.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i, i32 0, i32 4, !dbg !513
  %41 = load i8, ptr %ws_free.i, align 4, !dbg !513
  %loadedv.i30 = trunc i8 %41 to i1, !dbg !513
  %conv.i = zext i1 %loadedv.i30 to i32, !dbg !513
  call void @__ws_mbarrier_wait_parity(ptr noundef %consumed.i, i32 noundef %conv.i) #7, !dbg !513
  %42 = load i32, ptr %load, align 4, !dbg !515
  %rem = srem i32 %42, 2, !dbg !516
  %idxprom = sext i32 %rem to i64, !dbg !517
  %arrayidx = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ8of_blockPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !517
  %arraydecay = getelementptr inbounds [64 x i32], ptr %arrayidx, i64 0, i64 0, !dbg !517
  %43 = load ptr, ptr %in.addr, align 8, !dbg !518
  %44 = load i32, ptr %load, align 4, !dbg !519
  %mul = mul nsw i32 64, %44, !dbg !520
  %idx.ext = sext i32 %mul to i64, !dbg !521
  %add.ptr = getelementptr inbounds i32, ptr %43, i64 %idx.ext, !dbg !521
  call void @_ZN4cuda14aligned_size_tILm16EEC1Em(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp, i64 noundef 256) #7, !dbg !522
  store ptr %block, ptr %g.addr.i31, align 8, !dbg !523
  store ptr %arraydecay, ptr %to.addr.i, align 8, !dbg !523
  store ptr %add.ptr, ptr %from.addr.i, align 8, !dbg !523
  store ptr %ref.tmp, ptr %n.addr.i, align 8, !dbg !523
  store ptr %pipe, ptr %.addr.i, align 8, !dbg !523
  %45 = load ptr, ptr %to.addr.i, align 8, !dbg !523
  %46 = load ptr, ptr %from.addr.i, align 8, !dbg !523
  %47 = load ptr, ptr %n.addr.i, align 8, !dbg !523, !nonnull !163, !align !341
  %call.i = call noundef i64 @_ZNK4cuda14aligned_size_tILm16EEcvmEv(ptr noundef nonnull align 8 dereferenceable(8) %47) #7, !dbg !523
  %48 = load ptr, ptr %g.addr.i31, align 8, !dbg !523, !nonnull !163
  %49 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !523
  %50 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !523
  %51 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !523
  %52 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !523
  %53 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !523
  %mul.i = mul i32 %52, %53, !dbg !523
  %add.i = add i32 %51, %mul.i, !dbg !523
  %mul5.i = mul i32 %50, %add.i, !dbg !523
  %add6.i = add i32 %49, %mul5.i, !dbg !523
  %54 = load ptr, ptr %g.addr.i31, align 8, !dbg !523, !nonnull !163
  %55 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !523
  %56 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !523
  %mul.i.i34 = mul i32 %55, %56, !dbg !523
  %57 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !523
  %mul3.i.i36 = mul i32 %mul.i.i34, %57, !dbg !523
  store ptr %45, ptr %to.addr.i70, align 8, !dbg !523
  store ptr %46, ptr %from.addr.i71, align 8, !dbg !523
  store i64 %call.i, ptr %n.addr.i72, align 8, !dbg !523
  store i32 %add6.i, ptr %rank.addr.i, align 4, !dbg !523
  store i32 %mul3.i.i36, ptr %size.addr.i, align 4, !dbg !523
  %58 = load ptr, ptr %to.addr.i70, align 8, !dbg !523
  %59 = call i1 @llvm.nvvm.isspacep.shared(ptr %58), !dbg !523
  br i1 %59, label %land.rhs.i, label %land.end.i, !dbg !523

land.rhs.i:                                       ; preds = %for.body6
  %60 = load ptr, ptr %from.addr.i71, align 8, !dbg !523
  %61 = call i1 @llvm.nvvm.isspacep.global(ptr %60), !dbg !523
  br label %land.end.i, !dbg !523

land.end.i:                                       ; preds = %land.rhs.i, %for.body6
  %62 = phi i1 [ false, %for.body6 ], [ %61, %land.rhs.i ], !dbg !523
  %storedv.i73 = zext i1 %62 to i8, !dbg !523
  store i8 %storedv.i73, ptr %async.i, align 1, !dbg !523
  %63 = load ptr, ptr %to.addr.i70, align 8, !dbg !523
  %64 = ptrtoint ptr %63 to i64, !dbg !523
  %65 = load ptr, ptr %from.addr.i71, align 8, !dbg !523
  %66 = ptrtoint ptr %65 to i64, !dbg !523
  %or.i = or i64 %64, %66, !dbg !523
  store i64 %or.i, ptr %both.i, align 8, !dbg !523
  store i64 0, ptr %done.i, align 8, !dbg !523
  %67 = load i8, ptr %async.i, align 1, !dbg !523
  %loadedv.i74 = trunc i8 %67 to i1, !dbg !523
  br i1 %loadedv.i74, label %land.lhs.true.i, label %if.else.i, !dbg !523

land.lhs.true.i:                                  ; preds = %land.end.i
  %68 = load i64, ptr %both.i, align 8, !dbg !523
  %rem.i = urem i64 %68, 16, !dbg !523
  %cmp.i76 = icmp eq i64 %rem.i, 0, !dbg !523
  br i1 %cmp.i76, label %if.then.i77, label %if.else.i, !dbg !523

if.then.i77:                                      ; preds = %land.lhs.true.i
  %69 = load i32, ptr %rank.addr.i, align 4, !dbg !523
  %conv.i78 = zext i32 %69 to i64, !dbg !523
  store i64 %conv.i78, ptr %i.i, align 8, !dbg !523
  br label %for.cond.i, !dbg !523

for.cond.i:                                       ; preds = %for.body.i, %if.then.i77
  %70 = load i64, ptr %i.i, align 8, !dbg !523
  %71 = load i64, ptr %n.addr.i72, align 8, !dbg !523
  %div.i = udiv i64 %71, 16, !dbg !523
  %cmp1.i = icmp ult i64 %70, %div.i, !dbg !523
  br i1 %cmp1.i, label %for.body.i, label %for.end.i, !dbg !523

for.body.i:                                       ; preds = %for.cond.i
  %72 = load ptr, ptr %to.addr.i70, align 8, !dbg !523
  %73 = load i64, ptr %i.i, align 8, !dbg !523
  %mul.i79 = mul i64 16, %73, !dbg !523
  %add.ptr.i = getelementptr inbounds nuw i8, ptr %72, i64 %mul.i79, !dbg !523
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !523
  %74 = load ptr, ptr %from.addr.i71, align 8, !dbg !523
  %75 = load i64, ptr %i.i, align 8, !dbg !523
  %mul2.i = mul i64 16, %75, !dbg !523
  %add.ptr3.i = getelementptr inbounds nuw i8, ptr %74, i64 %mul2.i, !dbg !523
  %add.ptr3.ascast.i = addrspacecast ptr %add.ptr3.i to ptr addrspace(1), !dbg !523
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr3.ascast.i, i32 noundef 16, i32 noundef 16) #7, !dbg !523
  %76 = load i32, ptr %size.addr.i, align 4, !dbg !523
  %conv4.i = zext i32 %76 to i64, !dbg !523
  %77 = load i64, ptr %i.i, align 8, !dbg !523
  %add.i80 = add i64 %77, %conv4.i, !dbg !523
  store i64 %add.i80, ptr %i.i, align 8, !dbg !523
  br label %for.cond.i, !dbg !523, !llvm.loop !524

for.end.i:                                        ; preds = %for.cond.i
  %78 = load i64, ptr %n.addr.i72, align 8, !dbg !523
  %div5.i = udiv i64 %78, 16, !dbg !523
  %mul6.i = mul i64 %div5.i, 16, !dbg !523
  store i64 %mul6.i, ptr %done.i, align 8, !dbg !523
  br label %if.end51.i, !dbg !523

if.else.i:                                        ; preds = %land.lhs.true.i, %land.end.i
  %79 = load i8, ptr %async.i, align 1, !dbg !523
  %loadedv7.i = trunc i8 %79 to i1, !dbg !523
  br i1 %loadedv7.i, label %land.lhs.true8.i, label %if.else28.i, !dbg !523

land.lhs.true8.i:                                 ; preds = %if.else.i
  %80 = load i64, ptr %both.i, align 8, !dbg !523
  %rem9.i = urem i64 %80, 8, !dbg !523
  %cmp10.i = icmp eq i64 %rem9.i, 0, !dbg !523
  br i1 %cmp10.i, label %if.then11.i, label %if.else28.i, !dbg !523

if.then11.i:                                      ; preds = %land.lhs.true8.i
  %81 = load i32, ptr %rank.addr.i, align 4, !dbg !523
  %conv13.i = zext i32 %81 to i64, !dbg !523
  store i64 %conv13.i, ptr %i12.i, align 8, !dbg !523
  br label %for.cond14.i, !dbg !523

for.cond14.i:                                     ; preds = %for.body17.i, %if.then11.i
  %82 = load i64, ptr %i12.i, align 8, !dbg !523
  %83 = load i64, ptr %n.addr.i72, align 8, !dbg !523
  %div15.i = udiv i64 %83, 8, !dbg !523
  %cmp16.i = icmp ult i64 %82, %div15.i, !dbg !523
  br i1 %cmp16.i, label %for.body17.i, label %for.end25.i, !dbg !523

for.body17.i:                                     ; preds = %for.cond14.i
  %84 = load ptr, ptr %to.addr.i70, align 8, !dbg !523
  %85 = load i64, ptr %i12.i, align 8, !dbg !523
  %mul18.i = mul i64 8, %85, !dbg !523
  %add.ptr19.i = getelementptr inbounds nuw i8, ptr %84, i64 %mul18.i, !dbg !523
  %add.ptr19.ascast.i = addrspacecast ptr %add.ptr19.i to ptr addrspace(3), !dbg !523
  %86 = load ptr, ptr %from.addr.i71, align 8, !dbg !523
  %87 = load i64, ptr %i12.i, align 8, !dbg !523
  %mul20.i = mul i64 8, %87, !dbg !523
  %add.ptr21.i = getelementptr inbounds nuw i8, ptr %86, i64 %mul20.i, !dbg !523
  %add.ptr21.ascast.i = addrspacecast ptr %add.ptr21.i to ptr addrspace(1), !dbg !523
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr19.ascast.i, ptr addrspace(1) noundef %add.ptr21.ascast.i, i32 noundef 8, i32 noundef 8) #7, !dbg !523
  %88 = load i32, ptr %size.addr.i, align 4, !dbg !523
  %conv23.i = zext i32 %88 to i64, !dbg !523
  %89 = load i64, ptr %i12.i, align 8, !dbg !523
  %add24.i = add i64 %89, %conv23.i, !dbg !523
  store i64 %add24.i, ptr %i12.i, align 8, !dbg !523
  br label %for.cond14.i, !dbg !523, !llvm.loop !525

for.end25.i:                                      ; preds = %for.cond14.i
  %90 = load i64, ptr %n.addr.i72, align 8, !dbg !523
  %div26.i = udiv i64 %90, 8, !dbg !523
  %mul27.i = mul i64 %div26.i, 8, !dbg !523
  store i64 %mul27.i, ptr %done.i, align 8, !dbg !523
  br label %if.end50.i, !dbg !523

if.else28.i:                                      ; preds = %land.lhs.true8.i, %if.else.i
  %91 = load i8, ptr %async.i, align 1, !dbg !523
  %loadedv29.i = trunc i8 %91 to i1, !dbg !523
  br i1 %loadedv29.i, label %land.lhs.true30.i, label %if.end.i, !dbg !523

land.lhs.true30.i:                                ; preds = %if.else28.i
  %92 = load i64, ptr %both.i, align 8, !dbg !523
  %rem31.i = urem i64 %92, 4, !dbg !523
  %cmp32.i = icmp eq i64 %rem31.i, 0, !dbg !523
  br i1 %cmp32.i, label %if.then33.i, label %if.end.i, !dbg !523

if.then33.i:                                      ; preds = %land.lhs.true30.i
  %93 = load i32, ptr %rank.addr.i, align 4, !dbg !523
  %conv35.i = zext i32 %93 to i64, !dbg !523
  store i64 %conv35.i, ptr %i34.i, align 8, !dbg !523
  br label %for.cond36.i, !dbg !523

for.cond36.i:                                     ; preds = %for.body39.i, %if.then33.i
  %94 = load i64, ptr %i34.i, align 8, !dbg !523
  %95 = load i64, ptr %n.addr.i72, align 8, !dbg !523
  %div37.i = udiv i64 %95, 4, !dbg !523
  %cmp38.i = icmp ult i64 %94, %div37.i, !dbg !523
  br i1 %cmp38.i, label %for.body39.i, label %for.end47.i, !dbg !523

for.body39.i:                                     ; preds = %for.cond36.i
  %96 = load ptr, ptr %to.addr.i70, align 8, !dbg !523
  %97 = load i64, ptr %i34.i, align 8, !dbg !523
  %mul40.i = mul i64 4, %97, !dbg !523
  %add.ptr41.i = getelementptr inbounds nuw i8, ptr %96, i64 %mul40.i, !dbg !523
  %add.ptr41.ascast.i = addrspacecast ptr %add.ptr41.i to ptr addrspace(3), !dbg !523
  %98 = load ptr, ptr %from.addr.i71, align 8, !dbg !523
  %99 = load i64, ptr %i34.i, align 8, !dbg !523
  %mul42.i = mul i64 4, %99, !dbg !523
  %add.ptr43.i = getelementptr inbounds nuw i8, ptr %98, i64 %mul42.i, !dbg !523
  %add.ptr43.ascast.i = addrspacecast ptr %add.ptr43.i to ptr addrspace(1), !dbg !523
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr41.ascast.i, ptr addrspace(1) noundef %add.ptr43.ascast.i, i32 noundef 4, i32 noundef 4) #7, !dbg !523
  %100 = load i32, ptr %size.addr.i, align 4, !dbg !523
  %conv45.i = zext i32 %100 to i64, !dbg !523
  %101 = load i64, ptr %i34.i, align 8, !dbg !523
  %add46.i = add i64 %101, %conv45.i, !dbg !523
  store i64 %add46.i, ptr %i34.i, align 8, !dbg !523
  br label %for.cond36.i, !dbg !523, !llvm.loop !526

for.end47.i:                                      ; preds = %for.cond36.i
  %102 = load i64, ptr %n.addr.i72, align 8, !dbg !523
  %div48.i = udiv i64 %102, 4, !dbg !523
  %mul49.i = mul i64 %div48.i, 4, !dbg !523
  store i64 %mul49.i, ptr %done.i, align 8, !dbg !523
  br label %if.end.i, !dbg !523

if.end.i:                                         ; preds = %for.end47.i, %land.lhs.true30.i, %if.else28.i
  br label %if.end50.i, !dbg !523

if.end50.i:                                       ; preds = %if.end.i, %for.end25.i
  br label %if.end51.i, !dbg !523

if.end51.i:                                       ; preds = %if.end50.i, %for.end.i
  %103 = load i64, ptr %done.i, align 8, !dbg !523
  %104 = load i32, ptr %rank.addr.i, align 4, !dbg !523
  %conv53.i = zext i32 %104 to i64, !dbg !523
  %add54.i = add i64 %103, %conv53.i, !dbg !523
  store i64 %add54.i, ptr %i52.i, align 8, !dbg !523
  br label %for.cond55.i, !dbg !523

for.cond55.i:                                     ; preds = %for.body57.i, %if.end51.i
  %105 = load i64, ptr %i52.i, align 8, !dbg !523
  %106 = load i64, ptr %n.addr.i72, align 8, !dbg !523
  %cmp56.i = icmp ult i64 %105, %106, !dbg !523
  br i1 %cmp56.i, label %for.body57.i, label %_ZL13ws_copy_sharePvPKvmjj.exit, !dbg !523

for.body57.i:                                     ; preds = %for.cond55.i
  %107 = load ptr, ptr %from.addr.i71, align 8, !dbg !523
  %108 = load i64, ptr %i52.i, align 8, !dbg !523
  %arrayidx.i75 = getelementptr inbounds nuw i8, ptr %107, i64 %108, !dbg !523
  %109 = load i8, ptr %arrayidx.i75, align 1, !dbg !523
  %110 = load ptr, ptr %to.addr.i70, align 8, !dbg !523
  %111 = load i64, ptr %i52.i, align 8, !dbg !523
  %arrayidx58.i = getelementptr inbounds nuw i8, ptr %110, i64 %111, !dbg !523
  store i8 %109, ptr %arrayidx58.i, align 1, !dbg !523
  %112 = load i32, ptr %size.addr.i, align 4, !dbg !523
  %conv60.i = zext i32 %112 to i64, !dbg !523
  %113 = load i64, ptr %i52.i, align 8, !dbg !523
  %add61.i = add i64 %113, %conv60.i, !dbg !523
  store i64 %add61.i, ptr %i52.i, align 8, !dbg !523
  br label %for.cond55.i, !dbg !523, !llvm.loop !527

_ZL13ws_copy_sharePvPKvmjj.exit:                  ; preds = %for.cond55.i
  %114 = load i8, ptr %async.i, align 1, !dbg !523
  %loadedv63.i = trunc i8 %114 to i1, !dbg !523
  store ptr %pipe, ptr %this.addr.i37, align 8, !dbg !528
  %this1.i38 = load ptr, ptr %this.addr.i37, align 8, !dbg !528
  %115 = load ptr, ptr %this1.i38, align 8, !dbg !528
  %ws_head.i39 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i38, i32 0, i32 2, !dbg !528
  %116 = load i32, ptr %ws_head.i39, align 4, !dbg !528
  %idxprom.i40 = zext i32 %116 to i64, !dbg !528
  %arrayidx.i41 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %115, i64 %idxprom.i40, !dbg !528
  call void @__ws_cp_async_arrive(ptr noundef %arrayidx.i41) #7, !dbg !528
  %117 = load ptr, ptr %this1.i38, align 8, !dbg !528
  %ws_head3.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i38, i32 0, i32 2, !dbg !528
  %118 = load i32, ptr %ws_head3.i, align 4, !dbg !528
  %idxprom4.i = zext i32 %118 to i64, !dbg !528
  %arrayidx5.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %117, i64 %idxprom4.i, !dbg !528
  %call.i42 = call i64 @__ws_mbarrier_arrive(ptr noundef %arrayidx5.i, i32 noundef 1) #7, !dbg !528
  %ws_head7.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i38, i32 0, i32 2, !dbg !528
  %119 = load i32, ptr %ws_head7.i, align 4, !dbg !528
  %inc.i = add i32 %119, 1, !dbg !528
  store i32 %inc.i, ptr %ws_head7.i, align 4, !dbg !528
  %ws_n.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i38, i32 0, i32 1, !dbg !528
  %120 = load i32, ptr %ws_n.i, align 8, !dbg !528
  %cmp.i = icmp eq i32 %inc.i, %120, !dbg !528
  br i1 %cmp.i, label %if.then.i43, label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit, !dbg !528

if.then.i43:                                      ; preds = %_ZL13ws_copy_sharePvPKvmjj.exit
  %ws_head8.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i38, i32 0, i32 2, !dbg !528
  store i32 0, ptr %ws_head8.i, align 4, !dbg !528
  %ws_free.i44 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i38, i32 0, i32 4, !dbg !528
  %121 = load i8, ptr %ws_free.i44, align 4, !dbg !528
  %loadedv.i45 = trunc i8 %121 to i1, !dbg !528
  %lnot.i = xor i1 %loadedv.i45, true, !dbg !528
  %ws_free9.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i38, i32 0, i32 4, !dbg !528
  %storedv.i46 = zext i1 %lnot.i to i8, !dbg !528
  store i8 %storedv.i46, ptr %ws_free9.i, align 4, !dbg !528
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit, !dbg !528

_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit: ; preds = %_ZL13ws_copy_sharePvPKvmjj.exit, %if.then.i43
  br label %for.inc, !dbg !529

for.inc:                                          ; preds = %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit
  %122 = load i32, ptr %load, align 4, !dbg !530
  %inc = add nsw i32 %122, 1, !dbg !530
  store i32 %inc, ptr %load, align 4, !dbg !530
  br label %for.cond3, !dbg !531, !llvm.loop !532

for.end:                                          ; preds = %land.end
  store ptr %pipe, ptr %this.addr.i47, align 8, !dbg !534
  %this1.i48 = load ptr, ptr %this.addr.i47, align 8, !dbg !534
  %123 = load ptr, ptr %this1.i48, align 8, !dbg !534
  %ws_tail.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i48, i32 0, i32 3, !dbg !534
  %124 = load i32, ptr %ws_tail.i, align 8, !dbg !534
  %idxprom.i49 = zext i32 %124 to i64, !dbg !534
  %arrayidx.i50 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %123, i64 %idxprom.i49, !dbg !534
  %ws_full.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i48, i32 0, i32 5, !dbg !534
  %125 = load i8, ptr %ws_full.i, align 1, !dbg !534
  %loadedv.i51 = trunc i8 %125 to i1, !dbg !534
  %conv.i52 = zext i1 %loadedv.i51 to i32, !dbg !534
  call void @__ws_mbarrier_wait_parity(ptr noundef %arrayidx.i50, i32 noundef %conv.i52) #7, !dbg !534
  %126 = load i32, ptr %i, align 4, !dbg !535
  %rem7 = srem i32 %126, 2, !dbg !536
  %idxprom8 = sext i32 %rem7 to i64, !dbg !537
  %arrayidx9 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ8of_blockPKiPiE4tile to ptr), i64 0, i64 %idxprom8, !dbg !537
  %127 = load i32, ptr %t, align 4, !dbg !538
  %sub = sub nsw i32 63, %127, !dbg !539
  %idxprom10 = sext i32 %sub to i64, !dbg !537
  %arrayidx11 = getelementptr inbounds [64 x i32], ptr %arrayidx9, i64 0, i64 %idxprom10, !dbg !537
  %128 = load i32, ptr %arrayidx11, align 4, !dbg !537
  %129 = load i32, ptr %i, align 4, !dbg !540
  %mul12 = mul nsw i32 64, %129, !dbg !541
  %add13 = add nsw i32 %mul12, 63, !dbg !542
  %130 = load i32, ptr %t, align 4, !dbg !543
  %sub14 = sub nsw i32 %add13, %130, !dbg !544
  %cmp15 = icmp eq i32 %128, %sub14, !dbg !545
  %storedv.i = zext i1 %cmp15 to i8, !dbg !546
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !546
  store ptr @.str2, ptr %m.addr.i, align 8, !dbg !546
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !546
  store i32 66, ptr %l.addr.i, align 4, !dbg !546
  store ptr @__func__._Z8of_blockPKiPi, ptr %fn.addr.i, align 8, !dbg !546
  %131 = load i8, ptr %c.addr.i, align 1, !dbg !546
  %loadedv.i = trunc i8 %131 to i1, !dbg !546
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !546

if.then.i:                                        ; preds = %for.end
  %132 = load ptr, ptr %m.addr.i, align 8, !dbg !546
  %133 = load ptr, ptr %f.addr.i, align 8, !dbg !546
  %134 = load i32, ptr %l.addr.i, align 4, !dbg !546
  %135 = load ptr, ptr %fn.addr.i, align 8, !dbg !546
  call void @__assertfail(ptr noundef %132, ptr noundef %133, i32 noundef %134, ptr noundef %135, i64 noundef 1) #8, !dbg !546
  unreachable, !dbg !546

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %for.end
  %136 = load i32, ptr %i, align 4, !dbg !547
  %rem16 = srem i32 %136, 2, !dbg !548
  %idxprom17 = sext i32 %rem16 to i64, !dbg !549
  %arrayidx18 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ8of_blockPKiPiE4tile to ptr), i64 0, i64 %idxprom17, !dbg !549
  %137 = load i32, ptr %t, align 4, !dbg !550
  %sub19 = sub nsw i32 63, %137, !dbg !551
  %idxprom20 = sext i32 %sub19 to i64, !dbg !549
  %arrayidx21 = getelementptr inbounds [64 x i32], ptr %arrayidx18, i64 0, i64 %idxprom20, !dbg !549
  %138 = load i32, ptr %arrayidx21, align 4, !dbg !549
  %139 = load ptr, ptr %out.addr, align 8, !dbg !552
  %140 = load i32, ptr %i, align 4, !dbg !553
  %mul22 = mul nsw i32 64, %140, !dbg !554
  %141 = load i32, ptr %t, align 4, !dbg !555
  %add23 = add nsw i32 %mul22, %141, !dbg !556
  %idxprom24 = sext i32 %add23 to i64, !dbg !552
  %arrayidx25 = getelementptr inbounds i32, ptr %139, i64 %idxprom24, !dbg !552
  store i32 %138, ptr %arrayidx25, align 4, !dbg !557
  store ptr %pipe, ptr %this.addr.i53, align 8, !dbg !558
  %this1.i54 = load ptr, ptr %this.addr.i53, align 8, !dbg !558
  %142 = load ptr, ptr %this1.i54, align 8, !dbg !558
  %ws_tail.i55 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i54, i32 0, i32 3, !dbg !558
  %143 = load i32, ptr %ws_tail.i55, align 8, !dbg !558
  %idxprom.i56 = zext i32 %143 to i64, !dbg !558
  %arrayidx.i57 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %142, i64 %idxprom.i56, !dbg !558
  %consumed.i58 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %arrayidx.i57, i32 0, i32 1, !dbg !558
  %call.i59 = call i64 @__ws_mbarrier_arrive(ptr noundef %consumed.i58, i32 noundef 1) #7, !dbg !558
  %ws_tail2.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i54, i32 0, i32 3, !dbg !558
  %144 = load i32, ptr %ws_tail2.i, align 8, !dbg !558
  %inc.i60 = add i32 %144, 1, !dbg !558
  store i32 %inc.i60, ptr %ws_tail2.i, align 8, !dbg !558
  %ws_n.i61 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i54, i32 0, i32 1, !dbg !558
  %145 = load i32, ptr %ws_n.i61, align 8, !dbg !558
  %cmp.i62 = icmp eq i32 %inc.i60, %145, !dbg !558
  br i1 %cmp.i62, label %if.then.i63, label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, !dbg !558

if.then.i63:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %ws_tail3.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i54, i32 0, i32 3, !dbg !558
  store i32 0, ptr %ws_tail3.i, align 8, !dbg !558
  %ws_full.i64 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i54, i32 0, i32 5, !dbg !558
  %146 = load i8, ptr %ws_full.i64, align 1, !dbg !558
  %loadedv.i65 = trunc i8 %146 to i1, !dbg !558
  %lnot.i66 = xor i1 %loadedv.i65, true, !dbg !558
  %ws_full4.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i54, i32 0, i32 5, !dbg !558
  %storedv.i67 = zext i1 %lnot.i66 to i8, !dbg !558
  store i8 %storedv.i67, ptr %ws_full4.i, align 1, !dbg !558
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, !dbg !558

_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit: ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit, %if.then.i63
  br label %for.inc26, !dbg !559

for.inc26:                                        ; preds = %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit
  %147 = load i32, ptr %i, align 4, !dbg !560
  %inc27 = add nsw i32 %147, 1, !dbg !560
  store i32 %inc27, ptr %i, align 4, !dbg !560
  br label %for.cond, !dbg !561, !llvm.loop !562

for.end28:                                        ; preds = %for.cond
  ret void, !dbg !564
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z10with_rolesPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !211 {
entry:
  %p.addr.i = alloca i32, align 4
  %this.addr.i93 = alloca ptr, align 8
  %at.addr.i94 = alloca ptr, align 8
  %n.addr.i95 = alloca i32, align 4
  %this.addr.i90 = alloca ptr, align 8
  %at.addr.i = alloca ptr, align 8
  %n.addr.i91 = alloca i32, align 4
  %retval.i74 = alloca %"class.cuda::pipeline.0", align 8
  %g.addr.i75 = alloca ptr, align 8
  %s.addr.i76 = alloca ptr, align 8
  %producers.addr.i = alloca i32, align 4
  %consumers.addr.i = alloca i32, align 4
  %i.i77 = alloca i32, align 4
  %to.addr.i65 = alloca ptr, align 8
  %from.addr.i66 = alloca ptr, align 8
  %n.addr.i67 = alloca i64, align 8
  %rank.addr.i = alloca i32, align 4
  %size.addr.i = alloca i32, align 4
  %async.i = alloca i8, align 1
  %both.i = alloca i64, align 8
  %done.i = alloca i64, align 8
  %i.i = alloca i64, align 8
  %i12.i = alloca i64, align 8
  %i34.i = alloca i64, align 8
  %i52.i = alloca i64, align 8
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
    #dbg_declare(ptr %in.addr, !565, !DIExpression(), !566)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !567, !DIExpression(), !568)
    #dbg_declare(ptr %block, !569, !DIExpression(), !570)
  %0 = load %"struct.cooperative_groups::thread_block", ptr %retval.i, align 1, !dbg !571
    #dbg_declare(ptr %producer, !572, !DIExpression(), !573)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !574
  %cmp = icmp ult i32 %1, 32, !dbg !575
  %storedv = zext i1 %cmp to i8, !dbg !573
  store i8 %storedv, ptr %producer, align 1, !dbg !573
    #dbg_declare(ptr %pipe, !576, !DIExpression(), !577)
  %2 = load i8, ptr %producer, align 1, !dbg !578
  %loadedv = trunc i8 %2 to i1, !dbg !578
  %3 = zext i1 %loadedv to i64, !dbg !578
  %cond = select i1 %loadedv, i32 0, i32 1, !dbg !578
  store ptr %block, ptr %g.addr.i, align 8, !dbg !579
  store ptr addrspacecast (ptr addrspace(3) @_ZZ10with_rolesPKiPiE5state to ptr), ptr %s.addr.i, align 8, !dbg !579
  store i32 %cond, ptr %r.addr.i, align 4, !dbg !579
  %4 = load i32, ptr %r.addr.i, align 4, !dbg !579
  %cmp.i61 = icmp eq i32 %4, 0, !dbg !579
  %conv.i62 = zext i1 %cmp.i61 to i32, !dbg !579
  store i32 %conv.i62, ptr %p.addr.i, align 4, !dbg !579
  %5 = load i32, ptr %p.addr.i, align 4, !dbg !579
  %6 = icmp ne i32 %5, 0, !dbg !579
  %7 = call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %6), !dbg !579
  store i32 %7, ptr %producers.i, align 4, !dbg !579
  %8 = load ptr, ptr %g.addr.i, align 8, !dbg !579, !nonnull !163
  %9 = load ptr, ptr %s.addr.i, align 8, !dbg !579
  %10 = load i32, ptr %producers.i, align 4, !dbg !579
  %11 = load ptr, ptr %g.addr.i, align 8, !dbg !579, !nonnull !163
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !579
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !579
  %mul.i.i = mul i32 %12, %13, !dbg !579
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !579
  %mul3.i.i = mul i32 %mul.i.i, %14, !dbg !579
  %15 = load i32, ptr %producers.i, align 4, !dbg !579
  %sub.i = sub i32 %mul3.i.i, %15, !dbg !579
  store ptr %8, ptr %g.addr.i75, align 8, !dbg !579
  store ptr %9, ptr %s.addr.i76, align 8, !dbg !579
  store i32 %10, ptr %producers.addr.i, align 4, !dbg !579
  store i32 %sub.i, ptr %consumers.addr.i, align 4, !dbg !579
  %16 = load ptr, ptr %g.addr.i75, align 8, !dbg !579, !nonnull !163
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !579
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !579
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !579
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !579
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !579
  %mul.i.i78 = mul i32 %20, %21, !dbg !579
  %add.i.i = add i32 %19, %mul.i.i78, !dbg !579
  %mul5.i.i = mul i32 %18, %add.i.i, !dbg !579
  %add6.i.i = add i32 %17, %mul5.i.i, !dbg !579
  %cmp.i79 = icmp eq i32 %add6.i.i, 0, !dbg !579
  br i1 %cmp.i79, label %if.then.i81, label %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit, !dbg !579

if.then.i81:                                      ; preds = %entry
  store i32 0, ptr %i.i77, align 4, !dbg !579
  br label %for.cond.i82, !dbg !579

for.cond.i82:                                     ; preds = %for.body.i85, %if.then.i81
  %22 = load i32, ptr %i.i77, align 4, !dbg !579
  %cmp1.i83 = icmp ult i32 %22, 2, !dbg !579
  br i1 %cmp1.i83, label %for.body.i85, label %for.end.i84, !dbg !579

for.body.i85:                                     ; preds = %for.cond.i82
  %23 = load ptr, ptr %s.addr.i76, align 8, !dbg !579
  %24 = load i32, ptr %i.i77, align 4, !dbg !579
  %idxprom.i86 = zext i32 %24 to i64, !dbg !579
  %arrayidx.i87 = getelementptr inbounds nuw [2 x %struct.anon], ptr %23, i64 0, i64 %idxprom.i86, !dbg !579
  %25 = load i32, ptr %producers.addr.i, align 4, !dbg !579
  call void @__ws_mbarrier_init(ptr noundef %arrayidx.i87, i32 noundef %25) #7, !dbg !579
  %26 = load ptr, ptr %s.addr.i76, align 8, !dbg !579
  %27 = load i32, ptr %i.i77, align 4, !dbg !579
  %idxprom3.i = zext i32 %27 to i64, !dbg !579
  %arrayidx4.i = getelementptr inbounds nuw [2 x %struct.anon], ptr %26, i64 0, i64 %idxprom3.i, !dbg !579
  %consumed.i88 = getelementptr inbounds nuw %struct.anon, ptr %arrayidx4.i, i32 0, i32 1, !dbg !579
  %28 = load i32, ptr %consumers.addr.i, align 4, !dbg !579
  call void @__ws_mbarrier_init(ptr noundef %consumed.i88, i32 noundef %28) #7, !dbg !579
  %29 = load i32, ptr %i.i77, align 4, !dbg !579
  %inc.i89 = add i32 %29, 1, !dbg !579
  store i32 %inc.i89, ptr %i.i77, align 4, !dbg !579
  br label %for.cond.i82, !dbg !579, !llvm.loop !580

for.end.i84:                                      ; preds = %for.cond.i82
  br label %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit, !dbg !579

_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit: ; preds = %entry, %for.end.i84
  %30 = load ptr, ptr %g.addr.i75, align 8, !dbg !579, !nonnull !163
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !579
  %31 = load ptr, ptr %s.addr.i76, align 8, !dbg !579
  store ptr %retval.i74, ptr %this.addr.i90, align 8, !dbg !579
  store ptr %31, ptr %at.addr.i, align 8, !dbg !579
  store i32 2, ptr %n.addr.i91, align 4, !dbg !579
  %this1.i92 = load ptr, ptr %this.addr.i90, align 8, !dbg !579
  %32 = load ptr, ptr %at.addr.i, align 8, !dbg !579
  %33 = load i32, ptr %n.addr.i91, align 4, !dbg !579
  store ptr %this1.i92, ptr %this.addr.i93, align 8, !dbg !579
  store ptr %32, ptr %at.addr.i94, align 8, !dbg !579
  store i32 %33, ptr %n.addr.i95, align 4, !dbg !579
  %this1.i96 = load ptr, ptr %this.addr.i93, align 8, !dbg !579
  %34 = load ptr, ptr %at.addr.i94, align 8, !dbg !579
  store ptr %34, ptr %this1.i96, align 8, !dbg !579
  %ws_n.i97 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i96, i32 0, i32 1, !dbg !579
  %35 = load i32, ptr %n.addr.i95, align 4, !dbg !579
  store i32 %35, ptr %ws_n.i97, align 8, !dbg !579
  %ws_head.i98 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i96, i32 0, i32 2, !dbg !579
  store i32 0, ptr %ws_head.i98, align 4, !dbg !579
  %ws_tail.i99 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i96, i32 0, i32 3, !dbg !579
  store i32 0, ptr %ws_tail.i99, align 8, !dbg !579
  %ws_free.i100 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i96, i32 0, i32 4, !dbg !579
  store i8 1, ptr %ws_free.i100, align 4, !dbg !579
  %ws_full.i101 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i96, i32 0, i32 5, !dbg !579
  store i8 0, ptr %ws_full.i101, align 1, !dbg !579
  %36 = load %"class.cuda::pipeline.0", ptr %retval.i74, align 8, !dbg !579
  store %"class.cuda::pipeline.0" %36, ptr %tmp.coerce.i, align 8, !dbg !579
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %retval.i60, ptr align 8 %tmp.coerce.i, i64 22, i1 false), !dbg !579
  %37 = load %"class.cuda::pipeline.0", ptr %retval.i60, align 8, !dbg !579
  store %"class.cuda::pipeline.0" %37, ptr %tmp.coerce, align 8, !dbg !579
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %pipe, ptr align 8 %tmp.coerce, i64 22, i1 false), !dbg !579
    #dbg_declare(ptr %t, !581, !DIExpression(), !582)
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !583
  %rem = urem i32 %38, 32, !dbg !584
  store i32 %rem, ptr %t, align 4, !dbg !582
    #dbg_declare(ptr %i, !585, !DIExpression(), !587)
  store i32 0, ptr %i, align 4, !dbg !587
  br label %for.cond, !dbg !588

for.cond:                                         ; preds = %for.inc, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit
  %39 = load i32, ptr %i, align 4, !dbg !589
  %cmp4 = icmp slt i32 %39, 8, !dbg !591
  br i1 %cmp4, label %for.body, label %for.end, !dbg !592

for.body:                                         ; preds = %for.cond
  %40 = load i8, ptr %producer, align 1, !dbg !593
  %loadedv5 = trunc i8 %40 to i1, !dbg !593
  br i1 %loadedv5, label %if.then, label %if.else, !dbg !593

if.then:                                          ; preds = %for.body
  store ptr %pipe, ptr %this.addr.i, align 8, !dbg !596
  %this1.i = load ptr, ptr %this.addr.i, align 8, !dbg !596
  %41 = load ptr, ptr %this1.i, align 8, !dbg !596
  %ws_head.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i, i32 0, i32 2, !dbg !596
  %42 = load i32, ptr %ws_head.i, align 4, !dbg !596
  %idxprom.i = zext i32 %42 to i64, !dbg !596
  %arrayidx.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %41, i64 %idxprom.i, !dbg !596
  %consumed.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %arrayidx.i, i32 0, i32 1, !dbg !596
  %ws_free.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i, i32 0, i32 4, !dbg !596
  %43 = load i8, ptr %ws_free.i, align 4, !dbg !596
  %loadedv.i29 = trunc i8 %43 to i1, !dbg !596
  %conv.i = zext i1 %loadedv.i29 to i32, !dbg !596
  call void @__ws_mbarrier_wait_parity(ptr noundef %consumed.i, i32 noundef %conv.i) #7, !dbg !596
  %44 = load i32, ptr %i, align 4, !dbg !598
  %rem6 = srem i32 %44, 2, !dbg !599
  %idxprom = sext i32 %rem6 to i64, !dbg !600
  %arrayidx = getelementptr inbounds [2 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10with_rolesPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !600
  %45 = load i32, ptr %t, align 4, !dbg !601
  %idxprom7 = sext i32 %45 to i64, !dbg !600
  %arrayidx8 = getelementptr inbounds [32 x i32], ptr %arrayidx, i64 0, i64 %idxprom7, !dbg !600
  %46 = load ptr, ptr %in.addr, align 8, !dbg !602
  %47 = load i32, ptr %i, align 4, !dbg !603
  %mul = mul nsw i32 32, %47, !dbg !604
  %idx.ext = sext i32 %mul to i64, !dbg !605
  %add.ptr = getelementptr inbounds i32, ptr %46, i64 %idx.ext, !dbg !605
  %48 = load i32, ptr %t, align 4, !dbg !606
  %idx.ext9 = sext i32 %48 to i64, !dbg !607
  %add.ptr10 = getelementptr inbounds i32, ptr %add.ptr, i64 %idx.ext9, !dbg !607
  store i64 4, ptr %ref.tmp, align 8, !dbg !608
  store ptr %arrayidx8, ptr %to.addr.i, align 8, !dbg !609
  store ptr %add.ptr10, ptr %from.addr.i, align 8, !dbg !609
  store ptr %ref.tmp, ptr %n.addr.i, align 8, !dbg !609
  store ptr %pipe, ptr %.addr.i, align 8, !dbg !609
  %49 = load ptr, ptr %to.addr.i, align 8, !dbg !609
  %50 = load ptr, ptr %from.addr.i, align 8, !dbg !609
  %51 = load ptr, ptr %n.addr.i, align 8, !dbg !609, !nonnull !163, !align !341
  %52 = load i64, ptr %51, align 8, !dbg !609
  store ptr %49, ptr %to.addr.i65, align 8, !dbg !609
  store ptr %50, ptr %from.addr.i66, align 8, !dbg !609
  store i64 %52, ptr %n.addr.i67, align 8, !dbg !609
  store i32 0, ptr %rank.addr.i, align 4, !dbg !609
  store i32 1, ptr %size.addr.i, align 4, !dbg !609
  %53 = load ptr, ptr %to.addr.i65, align 8, !dbg !609
  %54 = call i1 @llvm.nvvm.isspacep.shared(ptr %53), !dbg !609
  br i1 %54, label %land.rhs.i, label %land.end.i, !dbg !609

land.rhs.i:                                       ; preds = %if.then
  %55 = load ptr, ptr %from.addr.i66, align 8, !dbg !609
  %56 = call i1 @llvm.nvvm.isspacep.global(ptr %55), !dbg !609
  br label %land.end.i, !dbg !609

land.end.i:                                       ; preds = %land.rhs.i, %if.then
  %57 = phi i1 [ false, %if.then ], [ %56, %land.rhs.i ], !dbg !609
  %storedv.i68 = zext i1 %57 to i8, !dbg !609
  store i8 %storedv.i68, ptr %async.i, align 1, !dbg !609
  %58 = load ptr, ptr %to.addr.i65, align 8, !dbg !609
  %59 = ptrtoint ptr %58 to i64, !dbg !609
  %60 = load ptr, ptr %from.addr.i66, align 8, !dbg !609
  %61 = ptrtoint ptr %60 to i64, !dbg !609
  %or.i = or i64 %59, %61, !dbg !609
  store i64 %or.i, ptr %both.i, align 8, !dbg !609
  store i64 0, ptr %done.i, align 8, !dbg !609
  %62 = load i8, ptr %async.i, align 1, !dbg !609
  %loadedv.i69 = trunc i8 %62 to i1, !dbg !609
  br i1 %loadedv.i69, label %land.lhs.true.i, label %if.else.i, !dbg !609

land.lhs.true.i:                                  ; preds = %land.end.i
  %63 = load i64, ptr %both.i, align 8, !dbg !609
  %rem.i = urem i64 %63, 16, !dbg !609
  %cmp.i71 = icmp eq i64 %rem.i, 0, !dbg !609
  br i1 %cmp.i71, label %if.then.i72, label %if.else.i, !dbg !609

if.then.i72:                                      ; preds = %land.lhs.true.i
  %64 = load i32, ptr %rank.addr.i, align 4, !dbg !609
  %conv.i73 = zext i32 %64 to i64, !dbg !609
  store i64 %conv.i73, ptr %i.i, align 8, !dbg !609
  br label %for.cond.i, !dbg !609

for.cond.i:                                       ; preds = %for.body.i, %if.then.i72
  %65 = load i64, ptr %i.i, align 8, !dbg !609
  %66 = load i64, ptr %n.addr.i67, align 8, !dbg !609
  %div.i = udiv i64 %66, 16, !dbg !609
  %cmp1.i = icmp ult i64 %65, %div.i, !dbg !609
  br i1 %cmp1.i, label %for.body.i, label %for.end.i, !dbg !609

for.body.i:                                       ; preds = %for.cond.i
  %67 = load ptr, ptr %to.addr.i65, align 8, !dbg !609
  %68 = load i64, ptr %i.i, align 8, !dbg !609
  %mul.i = mul i64 16, %68, !dbg !609
  %add.ptr.i = getelementptr inbounds nuw i8, ptr %67, i64 %mul.i, !dbg !609
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !609
  %69 = load ptr, ptr %from.addr.i66, align 8, !dbg !609
  %70 = load i64, ptr %i.i, align 8, !dbg !609
  %mul2.i = mul i64 16, %70, !dbg !609
  %add.ptr3.i = getelementptr inbounds nuw i8, ptr %69, i64 %mul2.i, !dbg !609
  %add.ptr3.ascast.i = addrspacecast ptr %add.ptr3.i to ptr addrspace(1), !dbg !609
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr3.ascast.i, i32 noundef 16, i32 noundef 16) #7, !dbg !609
  %71 = load i32, ptr %size.addr.i, align 4, !dbg !609
  %conv4.i = zext i32 %71 to i64, !dbg !609
  %72 = load i64, ptr %i.i, align 8, !dbg !609
  %add.i = add i64 %72, %conv4.i, !dbg !609
  store i64 %add.i, ptr %i.i, align 8, !dbg !609
  br label %for.cond.i, !dbg !609, !llvm.loop !610

for.end.i:                                        ; preds = %for.cond.i
  %73 = load i64, ptr %n.addr.i67, align 8, !dbg !609
  %div5.i = udiv i64 %73, 16, !dbg !609
  %mul6.i = mul i64 %div5.i, 16, !dbg !609
  store i64 %mul6.i, ptr %done.i, align 8, !dbg !609
  br label %if.end51.i, !dbg !609

if.else.i:                                        ; preds = %land.lhs.true.i, %land.end.i
  %74 = load i8, ptr %async.i, align 1, !dbg !609
  %loadedv7.i = trunc i8 %74 to i1, !dbg !609
  br i1 %loadedv7.i, label %land.lhs.true8.i, label %if.else28.i, !dbg !609

land.lhs.true8.i:                                 ; preds = %if.else.i
  %75 = load i64, ptr %both.i, align 8, !dbg !609
  %rem9.i = urem i64 %75, 8, !dbg !609
  %cmp10.i = icmp eq i64 %rem9.i, 0, !dbg !609
  br i1 %cmp10.i, label %if.then11.i, label %if.else28.i, !dbg !609

if.then11.i:                                      ; preds = %land.lhs.true8.i
  %76 = load i32, ptr %rank.addr.i, align 4, !dbg !609
  %conv13.i = zext i32 %76 to i64, !dbg !609
  store i64 %conv13.i, ptr %i12.i, align 8, !dbg !609
  br label %for.cond14.i, !dbg !609

for.cond14.i:                                     ; preds = %for.body17.i, %if.then11.i
  %77 = load i64, ptr %i12.i, align 8, !dbg !609
  %78 = load i64, ptr %n.addr.i67, align 8, !dbg !609
  %div15.i = udiv i64 %78, 8, !dbg !609
  %cmp16.i = icmp ult i64 %77, %div15.i, !dbg !609
  br i1 %cmp16.i, label %for.body17.i, label %for.end25.i, !dbg !609

for.body17.i:                                     ; preds = %for.cond14.i
  %79 = load ptr, ptr %to.addr.i65, align 8, !dbg !609
  %80 = load i64, ptr %i12.i, align 8, !dbg !609
  %mul18.i = mul i64 8, %80, !dbg !609
  %add.ptr19.i = getelementptr inbounds nuw i8, ptr %79, i64 %mul18.i, !dbg !609
  %add.ptr19.ascast.i = addrspacecast ptr %add.ptr19.i to ptr addrspace(3), !dbg !609
  %81 = load ptr, ptr %from.addr.i66, align 8, !dbg !609
  %82 = load i64, ptr %i12.i, align 8, !dbg !609
  %mul20.i = mul i64 8, %82, !dbg !609
  %add.ptr21.i = getelementptr inbounds nuw i8, ptr %81, i64 %mul20.i, !dbg !609
  %add.ptr21.ascast.i = addrspacecast ptr %add.ptr21.i to ptr addrspace(1), !dbg !609
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr19.ascast.i, ptr addrspace(1) noundef %add.ptr21.ascast.i, i32 noundef 8, i32 noundef 8) #7, !dbg !609
  %83 = load i32, ptr %size.addr.i, align 4, !dbg !609
  %conv23.i = zext i32 %83 to i64, !dbg !609
  %84 = load i64, ptr %i12.i, align 8, !dbg !609
  %add24.i = add i64 %84, %conv23.i, !dbg !609
  store i64 %add24.i, ptr %i12.i, align 8, !dbg !609
  br label %for.cond14.i, !dbg !609, !llvm.loop !611

for.end25.i:                                      ; preds = %for.cond14.i
  %85 = load i64, ptr %n.addr.i67, align 8, !dbg !609
  %div26.i = udiv i64 %85, 8, !dbg !609
  %mul27.i = mul i64 %div26.i, 8, !dbg !609
  store i64 %mul27.i, ptr %done.i, align 8, !dbg !609
  br label %if.end50.i, !dbg !609

if.else28.i:                                      ; preds = %land.lhs.true8.i, %if.else.i
  %86 = load i8, ptr %async.i, align 1, !dbg !609
  %loadedv29.i = trunc i8 %86 to i1, !dbg !609
  br i1 %loadedv29.i, label %land.lhs.true30.i, label %if.end.i, !dbg !609

land.lhs.true30.i:                                ; preds = %if.else28.i
  %87 = load i64, ptr %both.i, align 8, !dbg !609
  %rem31.i = urem i64 %87, 4, !dbg !609
  %cmp32.i = icmp eq i64 %rem31.i, 0, !dbg !609
  br i1 %cmp32.i, label %if.then33.i, label %if.end.i, !dbg !609

if.then33.i:                                      ; preds = %land.lhs.true30.i
  %88 = load i32, ptr %rank.addr.i, align 4, !dbg !609
  %conv35.i = zext i32 %88 to i64, !dbg !609
  store i64 %conv35.i, ptr %i34.i, align 8, !dbg !609
  br label %for.cond36.i, !dbg !609

for.cond36.i:                                     ; preds = %for.body39.i, %if.then33.i
  %89 = load i64, ptr %i34.i, align 8, !dbg !609
  %90 = load i64, ptr %n.addr.i67, align 8, !dbg !609
  %div37.i = udiv i64 %90, 4, !dbg !609
  %cmp38.i = icmp ult i64 %89, %div37.i, !dbg !609
  br i1 %cmp38.i, label %for.body39.i, label %for.end47.i, !dbg !609

for.body39.i:                                     ; preds = %for.cond36.i
  %91 = load ptr, ptr %to.addr.i65, align 8, !dbg !609
  %92 = load i64, ptr %i34.i, align 8, !dbg !609
  %mul40.i = mul i64 4, %92, !dbg !609
  %add.ptr41.i = getelementptr inbounds nuw i8, ptr %91, i64 %mul40.i, !dbg !609
  %add.ptr41.ascast.i = addrspacecast ptr %add.ptr41.i to ptr addrspace(3), !dbg !609
  %93 = load ptr, ptr %from.addr.i66, align 8, !dbg !609
  %94 = load i64, ptr %i34.i, align 8, !dbg !609
  %mul42.i = mul i64 4, %94, !dbg !609
  %add.ptr43.i = getelementptr inbounds nuw i8, ptr %93, i64 %mul42.i, !dbg !609
  %add.ptr43.ascast.i = addrspacecast ptr %add.ptr43.i to ptr addrspace(1), !dbg !609
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr41.ascast.i, ptr addrspace(1) noundef %add.ptr43.ascast.i, i32 noundef 4, i32 noundef 4) #7, !dbg !609
  %95 = load i32, ptr %size.addr.i, align 4, !dbg !609
  %conv45.i = zext i32 %95 to i64, !dbg !609
  %96 = load i64, ptr %i34.i, align 8, !dbg !609
  %add46.i = add i64 %96, %conv45.i, !dbg !609
  store i64 %add46.i, ptr %i34.i, align 8, !dbg !609
  br label %for.cond36.i, !dbg !609, !llvm.loop !612

for.end47.i:                                      ; preds = %for.cond36.i
  %97 = load i64, ptr %n.addr.i67, align 8, !dbg !609
  %div48.i = udiv i64 %97, 4, !dbg !609
  %mul49.i = mul i64 %div48.i, 4, !dbg !609
  store i64 %mul49.i, ptr %done.i, align 8, !dbg !609
  br label %if.end.i, !dbg !609

if.end.i:                                         ; preds = %for.end47.i, %land.lhs.true30.i, %if.else28.i
  br label %if.end50.i, !dbg !609

if.end50.i:                                       ; preds = %if.end.i, %for.end25.i
  br label %if.end51.i, !dbg !609

if.end51.i:                                       ; preds = %if.end50.i, %for.end.i
  %98 = load i64, ptr %done.i, align 8, !dbg !609
  %99 = load i32, ptr %rank.addr.i, align 4, !dbg !609
  %conv53.i = zext i32 %99 to i64, !dbg !609
  %add54.i = add i64 %98, %conv53.i, !dbg !609
  store i64 %add54.i, ptr %i52.i, align 8, !dbg !609
  br label %for.cond55.i, !dbg !609

for.cond55.i:                                     ; preds = %for.body57.i, %if.end51.i
  %100 = load i64, ptr %i52.i, align 8, !dbg !609
  %101 = load i64, ptr %n.addr.i67, align 8, !dbg !609
  %cmp56.i = icmp ult i64 %100, %101, !dbg !609
  br i1 %cmp56.i, label %for.body57.i, label %_ZL13ws_copy_sharePvPKvmjj.exit, !dbg !609

for.body57.i:                                     ; preds = %for.cond55.i
  %102 = load ptr, ptr %from.addr.i66, align 8, !dbg !609
  %103 = load i64, ptr %i52.i, align 8, !dbg !609
  %arrayidx.i70 = getelementptr inbounds nuw i8, ptr %102, i64 %103, !dbg !609
  %104 = load i8, ptr %arrayidx.i70, align 1, !dbg !609
  %105 = load ptr, ptr %to.addr.i65, align 8, !dbg !609
  %106 = load i64, ptr %i52.i, align 8, !dbg !609
  %arrayidx58.i = getelementptr inbounds nuw i8, ptr %105, i64 %106, !dbg !609
  store i8 %104, ptr %arrayidx58.i, align 1, !dbg !609
  %107 = load i32, ptr %size.addr.i, align 4, !dbg !609
  %conv60.i = zext i32 %107 to i64, !dbg !609
  %108 = load i64, ptr %i52.i, align 8, !dbg !609
  %add61.i = add i64 %108, %conv60.i, !dbg !609
  store i64 %add61.i, ptr %i52.i, align 8, !dbg !609
  br label %for.cond55.i, !dbg !609, !llvm.loop !613

_ZL13ws_copy_sharePvPKvmjj.exit:                  ; preds = %for.cond55.i
  %109 = load i8, ptr %async.i, align 1, !dbg !609
  %loadedv63.i = trunc i8 %109 to i1, !dbg !609
  store ptr %pipe, ptr %this.addr.i30, align 8, !dbg !614
  %this1.i31 = load ptr, ptr %this.addr.i30, align 8, !dbg !614
  %110 = load ptr, ptr %this1.i31, align 8, !dbg !614
  %ws_head.i32 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i31, i32 0, i32 2, !dbg !614
  %111 = load i32, ptr %ws_head.i32, align 4, !dbg !614
  %idxprom.i33 = zext i32 %111 to i64, !dbg !614
  %arrayidx.i34 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %110, i64 %idxprom.i33, !dbg !614
  call void @__ws_cp_async_arrive(ptr noundef %arrayidx.i34) #7, !dbg !614
  %112 = load ptr, ptr %this1.i31, align 8, !dbg !614
  %ws_head3.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i31, i32 0, i32 2, !dbg !614
  %113 = load i32, ptr %ws_head3.i, align 4, !dbg !614
  %idxprom4.i = zext i32 %113 to i64, !dbg !614
  %arrayidx5.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %112, i64 %idxprom4.i, !dbg !614
  %call.i = call i64 @__ws_mbarrier_arrive(ptr noundef %arrayidx5.i, i32 noundef 1) #7, !dbg !614
  %ws_head7.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i31, i32 0, i32 2, !dbg !614
  %114 = load i32, ptr %ws_head7.i, align 4, !dbg !614
  %inc.i = add i32 %114, 1, !dbg !614
  store i32 %inc.i, ptr %ws_head7.i, align 4, !dbg !614
  %ws_n.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i31, i32 0, i32 1, !dbg !614
  %115 = load i32, ptr %ws_n.i, align 8, !dbg !614
  %cmp.i = icmp eq i32 %inc.i, %115, !dbg !614
  br i1 %cmp.i, label %if.then.i35, label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit, !dbg !614

if.then.i35:                                      ; preds = %_ZL13ws_copy_sharePvPKvmjj.exit
  %ws_head8.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i31, i32 0, i32 2, !dbg !614
  store i32 0, ptr %ws_head8.i, align 4, !dbg !614
  %ws_free.i36 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i31, i32 0, i32 4, !dbg !614
  %116 = load i8, ptr %ws_free.i36, align 4, !dbg !614
  %loadedv.i37 = trunc i8 %116 to i1, !dbg !614
  %lnot.i = xor i1 %loadedv.i37, true, !dbg !614
  %ws_free9.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i31, i32 0, i32 4, !dbg !614
  %storedv.i38 = zext i1 %lnot.i to i8, !dbg !614
  store i8 %storedv.i38, ptr %ws_free9.i, align 4, !dbg !614
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit, !dbg !614

_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit: ; preds = %_ZL13ws_copy_sharePvPKvmjj.exit, %if.then.i35
  br label %if.end, !dbg !615

if.else:                                          ; preds = %for.body
  store ptr %pipe, ptr %this.addr.i39, align 8, !dbg !616
  %this1.i40 = load ptr, ptr %this.addr.i39, align 8, !dbg !616
  %117 = load ptr, ptr %this1.i40, align 8, !dbg !616
  %ws_tail.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i40, i32 0, i32 3, !dbg !616
  %118 = load i32, ptr %ws_tail.i, align 8, !dbg !616
  %idxprom.i41 = zext i32 %118 to i64, !dbg !616
  %arrayidx.i42 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %117, i64 %idxprom.i41, !dbg !616
  %ws_full.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i40, i32 0, i32 5, !dbg !616
  %119 = load i8, ptr %ws_full.i, align 1, !dbg !616
  %loadedv.i43 = trunc i8 %119 to i1, !dbg !616
  %conv.i44 = zext i1 %loadedv.i43 to i32, !dbg !616
  call void @__ws_mbarrier_wait_parity(ptr noundef %arrayidx.i42, i32 noundef %conv.i44) #7, !dbg !616
  %120 = load i32, ptr %i, align 4, !dbg !618
  %rem11 = srem i32 %120, 2, !dbg !619
  %idxprom12 = sext i32 %rem11 to i64, !dbg !620
  %arrayidx13 = getelementptr inbounds [2 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10with_rolesPKiPiE4tile to ptr), i64 0, i64 %idxprom12, !dbg !620
  %121 = load i32, ptr %t, align 4, !dbg !621
  %sub = sub nsw i32 31, %121, !dbg !622
  %idxprom14 = sext i32 %sub to i64, !dbg !620
  %arrayidx15 = getelementptr inbounds [32 x i32], ptr %arrayidx13, i64 0, i64 %idxprom14, !dbg !620
  %122 = load i32, ptr %arrayidx15, align 4, !dbg !620
  %123 = load i32, ptr %i, align 4, !dbg !623
  %mul16 = mul nsw i32 32, %123, !dbg !624
  %add = add nsw i32 %mul16, 31, !dbg !625
  %124 = load i32, ptr %t, align 4, !dbg !626
  %sub17 = sub nsw i32 %add, %124, !dbg !627
  %cmp18 = icmp eq i32 %122, %sub17, !dbg !628
  %storedv.i = zext i1 %cmp18 to i8, !dbg !629
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !629
  store ptr @.str3, ptr %m.addr.i, align 8, !dbg !629
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !629
  store i32 86, ptr %l.addr.i, align 4, !dbg !629
  store ptr @__func__._Z10with_rolesPKiPi, ptr %fn.addr.i, align 8, !dbg !629
  %125 = load i8, ptr %c.addr.i, align 1, !dbg !629
  %loadedv.i = trunc i8 %125 to i1, !dbg !629
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !629

if.then.i:                                        ; preds = %if.else
  %126 = load ptr, ptr %m.addr.i, align 8, !dbg !629
  %127 = load ptr, ptr %f.addr.i, align 8, !dbg !629
  %128 = load i32, ptr %l.addr.i, align 4, !dbg !629
  %129 = load ptr, ptr %fn.addr.i, align 8, !dbg !629
  call void @__assertfail(ptr noundef %126, ptr noundef %127, i32 noundef %128, ptr noundef %129, i64 noundef 1) #8, !dbg !629
  unreachable, !dbg !629

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.else
  %130 = load i32, ptr %i, align 4, !dbg !630
  %rem19 = srem i32 %130, 2, !dbg !631
  %idxprom20 = sext i32 %rem19 to i64, !dbg !632
  %arrayidx21 = getelementptr inbounds [2 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10with_rolesPKiPiE4tile to ptr), i64 0, i64 %idxprom20, !dbg !632
  %131 = load i32, ptr %t, align 4, !dbg !633
  %sub22 = sub nsw i32 31, %131, !dbg !634
  %idxprom23 = sext i32 %sub22 to i64, !dbg !632
  %arrayidx24 = getelementptr inbounds [32 x i32], ptr %arrayidx21, i64 0, i64 %idxprom23, !dbg !632
  %132 = load i32, ptr %arrayidx24, align 4, !dbg !632
  %133 = load ptr, ptr %out.addr, align 8, !dbg !635
  %134 = load i32, ptr %i, align 4, !dbg !636
  %mul25 = mul nsw i32 32, %134, !dbg !637
  %135 = load i32, ptr %t, align 4, !dbg !638
  %add26 = add nsw i32 %mul25, %135, !dbg !639
  %idxprom27 = sext i32 %add26 to i64, !dbg !635
  %arrayidx28 = getelementptr inbounds i32, ptr %133, i64 %idxprom27, !dbg !635
  store i32 %132, ptr %arrayidx28, align 4, !dbg !640
  store ptr %pipe, ptr %this.addr.i45, align 8, !dbg !641
  %this1.i46 = load ptr, ptr %this.addr.i45, align 8, !dbg !641
  %136 = load ptr, ptr %this1.i46, align 8, !dbg !641
  %ws_tail.i47 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i46, i32 0, i32 3, !dbg !641
  %137 = load i32, ptr %ws_tail.i47, align 8, !dbg !641
  %idxprom.i48 = zext i32 %137 to i64, !dbg !641
  %arrayidx.i49 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %136, i64 %idxprom.i48, !dbg !641
  %consumed.i50 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %arrayidx.i49, i32 0, i32 1, !dbg !641
  %call.i51 = call i64 @__ws_mbarrier_arrive(ptr noundef %consumed.i50, i32 noundef 1) #7, !dbg !641
  %ws_tail2.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i46, i32 0, i32 3, !dbg !641
  %138 = load i32, ptr %ws_tail2.i, align 8, !dbg !641
  %inc.i52 = add i32 %138, 1, !dbg !641
  store i32 %inc.i52, ptr %ws_tail2.i, align 8, !dbg !641
  %ws_n.i53 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i46, i32 0, i32 1, !dbg !641
  %139 = load i32, ptr %ws_n.i53, align 8, !dbg !641
  %cmp.i54 = icmp eq i32 %inc.i52, %139, !dbg !641
  br i1 %cmp.i54, label %if.then.i55, label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, !dbg !641

if.then.i55:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %ws_tail3.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i46, i32 0, i32 3, !dbg !641
  store i32 0, ptr %ws_tail3.i, align 8, !dbg !641
  %ws_full.i56 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i46, i32 0, i32 5, !dbg !641
  %140 = load i8, ptr %ws_full.i56, align 1, !dbg !641
  %loadedv.i57 = trunc i8 %140 to i1, !dbg !641
  %lnot.i58 = xor i1 %loadedv.i57, true, !dbg !641
  %ws_full4.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i46, i32 0, i32 5, !dbg !641
  %storedv.i59 = zext i1 %lnot.i58 to i8, !dbg !641
  store i8 %storedv.i59, ptr %ws_full4.i, align 1, !dbg !641
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, !dbg !641

_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit: ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit, %if.then.i55
  br label %if.end

if.end:                                           ; preds = %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit
  br label %for.inc, !dbg !642

for.inc:                                          ; preds = %if.end
  %141 = load i32, ptr %i, align 4, !dbg !643
  %inc = add nsw i32 %141, 1, !dbg !643
  store i32 %inc, ptr %i, align 4, !dbg !643
  br label %for.cond, !dbg !644, !llvm.loop !645

for.end:                                          ; preds = %for.cond
  ret void, !dbg !647
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
define linkonce_odr void @_ZN4cuda14aligned_size_tILm16EEC2Em(ptr noundef nonnull align 8 dereferenceable(8) %this, i64 noundef %n) unnamed_addr #1 comdat align 2 !dbg !648 {
entry:
  %this.addr = alloca ptr, align 8
  %n.addr = alloca i64, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !649, !DIExpression(), !650)
  store i64 %n, ptr %n.addr, align 8
    #dbg_declare(ptr %n.addr, !651, !DIExpression(), !652)
  %this1 = load ptr, ptr %this.addr, align 8
  %value = getelementptr inbounds nuw %"struct.cuda::aligned_size_t", ptr %this1, i32 0, i32 0, !dbg !653
  %0 = load i64, ptr %n.addr, align 8, !dbg !654
  store i64 %0, ptr %value, align 8, !dbg !653
  ret void, !dbg !655
}

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nounwind
declare void @__ws_mbarrier_init(ptr noundef, i32 noundef) #6

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr noundef i64 @_ZNK4cuda14aligned_size_tILm16EEcvmEv(ptr noundef nonnull align 8 dereferenceable(8) %this) #1 comdat align 2 !dbg !656 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !657, !DIExpression(), !659)
  %this1 = load ptr, ptr %this.addr, align 8
  %value = getelementptr inbounds nuw %"struct.cuda::aligned_size_t", ptr %this1, i32 0, i32 0, !dbg !660
  %0 = load i64, ptr %value, align 8, !dbg !660
  ret i64 %0, !dbg !661
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
!35 = !{!36, !56, !57, !16, !79, !80, !41, !82, !83, !85, !86, !88, !118}
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
!344 = distinct !{!344, !343}
!345 = distinct !{!345, !343}
!346 = distinct !{!346, !343}
!347 = !DILocation(line: 24, column: 9, scope: !335)
!348 = !DILocation(line: 25, column: 22, scope: !335)
!349 = !DILocation(line: 25, column: 20, scope: !335)
!350 = !DILocation(line: 25, column: 12, scope: !335)
!351 = !DILocation(line: 25, column: 43, scope: !335)
!352 = !DILocation(line: 25, column: 41, scope: !335)
!353 = !DILocation(line: 25, column: 45, scope: !335)
!354 = !DILocation(line: 25, column: 52, scope: !335)
!355 = !DILocation(line: 25, column: 50, scope: !335)
!356 = !DILocation(line: 25, column: 35, scope: !335)
!357 = !DILocation(line: 25, column: 5, scope: !335)
!358 = !DILocation(line: 26, column: 43, scope: !335)
!359 = !DILocation(line: 26, column: 41, scope: !335)
!360 = !DILocation(line: 26, column: 33, scope: !335)
!361 = !DILocation(line: 26, column: 5, scope: !335)
!362 = !DILocation(line: 26, column: 14, scope: !335)
!363 = !DILocation(line: 26, column: 12, scope: !335)
!364 = !DILocation(line: 26, column: 18, scope: !335)
!365 = !DILocation(line: 26, column: 16, scope: !335)
!366 = !DILocation(line: 26, column: 31, scope: !335)
!367 = !DILocation(line: 27, column: 9, scope: !335)
!368 = !DILocation(line: 28, column: 3, scope: !335)
!369 = !DILocation(line: 22, column: 26, scope: !331)
!370 = !DILocation(line: 22, column: 3, scope: !331)
!371 = distinct !{!371, !333, !372, !343}
!372 = !DILocation(line: 28, column: 3, scope: !327)
!373 = !DILocation(line: 29, column: 1, scope: !2)
!374 = distinct !DISubprogram(name: "aligned_size_t", linkageName: "_ZN4cuda14aligned_size_tILm16EEC1Em", scope: !36, file: !37, line: 17, type: !46, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, declaration: !45, retainedNodes: !163)
!375 = !DILocalVariable(name: "this", arg: 1, scope: !374, type: !376, flags: DIFlagArtificial | DIFlagObjectPointer)
!376 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!377 = !DILocation(line: 0, scope: !374)
!378 = !DILocalVariable(name: "n", arg: 2, scope: !374, file: !37, line: 17, type: !41)
!379 = !DILocation(line: 17, column: 155, scope: !374)
!380 = !DILocation(line: 17, column: 169, scope: !374)
!381 = !DILocation(line: 17, column: 170, scope: !374)
!382 = !DILocalVariable(name: "in", arg: 1, scope: !162, file: !3, line: 31, type: !6)
!383 = !DILocation(line: 31, column: 38, scope: !162)
!384 = !DILocalVariable(name: "out", arg: 2, scope: !162, file: !3, line: 31, type: !9)
!385 = !DILocation(line: 31, column: 47, scope: !162)
!386 = !DILocalVariable(name: "pipe", scope: !162, file: !3, line: 33, type: !59)
!387 = !DILocation(line: 33, column: 8, scope: !162)
!388 = !DILocation(line: 33, column: 15, scope: !162)
!389 = !DILocalVariable(name: "t", scope: !162, file: !3, line: 34, type: !8)
!390 = !DILocation(line: 34, column: 7, scope: !162)
!391 = !DILocation(line: 34, column: 11, scope: !162)
!392 = !DILocation(line: 35, column: 8, scope: !162)
!393 = !DILocation(line: 36, column: 31, scope: !162)
!394 = !DILocation(line: 36, column: 23, scope: !162)
!395 = !DILocation(line: 36, column: 35, scope: !162)
!396 = !DILocation(line: 36, column: 40, scope: !162)
!397 = !DILocation(line: 36, column: 38, scope: !162)
!398 = !DILocation(line: 36, column: 43, scope: !162)
!399 = !DILocation(line: 36, column: 3, scope: !162)
!400 = distinct !{!400, !343}
!401 = distinct !{!401, !343}
!402 = distinct !{!402, !343}
!403 = distinct !{!403, !343}
!404 = !DILocation(line: 37, column: 8, scope: !162)
!405 = !DILocalVariable(name: "i", scope: !406, file: !3, line: 38, type: !8)
!406 = distinct !DILexicalBlock(scope: !162, file: !3, line: 38, column: 3)
!407 = !DILocation(line: 38, column: 12, scope: !406)
!408 = !DILocation(line: 38, column: 8, scope: !406)
!409 = !DILocation(line: 38, column: 19, scope: !410)
!410 = distinct !DILexicalBlock(scope: !406, file: !3, line: 38, column: 3)
!411 = !DILocation(line: 38, column: 21, scope: !410)
!412 = !DILocation(line: 38, column: 3, scope: !406)
!413 = !DILocation(line: 39, column: 9, scope: !414)
!414 = distinct !DILexicalBlock(scope: !415, file: !3, line: 39, column: 9)
!415 = distinct !DILexicalBlock(scope: !410, file: !3, line: 38, column: 31)
!416 = !DILocation(line: 39, column: 11, scope: !414)
!417 = !DILocation(line: 40, column: 12, scope: !418)
!418 = distinct !DILexicalBlock(scope: !414, file: !3, line: 39, column: 16)
!419 = !DILocation(line: 41, column: 33, scope: !418)
!420 = !DILocation(line: 41, column: 35, scope: !418)
!421 = !DILocation(line: 41, column: 40, scope: !418)
!422 = !DILocation(line: 41, column: 27, scope: !418)
!423 = !DILocation(line: 41, column: 45, scope: !418)
!424 = !DILocation(line: 41, column: 49, scope: !418)
!425 = !DILocation(line: 41, column: 60, scope: !418)
!426 = !DILocation(line: 41, column: 62, scope: !418)
!427 = !DILocation(line: 41, column: 57, scope: !418)
!428 = !DILocation(line: 41, column: 52, scope: !418)
!429 = !DILocation(line: 41, column: 69, scope: !418)
!430 = !DILocation(line: 41, column: 67, scope: !418)
!431 = !DILocation(line: 41, column: 72, scope: !418)
!432 = !DILocation(line: 41, column: 7, scope: !418)
!433 = distinct !{!433, !343}
!434 = distinct !{!434, !343}
!435 = distinct !{!435, !343}
!436 = distinct !{!436, !343}
!437 = !DILocation(line: 42, column: 12, scope: !418)
!438 = !DILocation(line: 43, column: 5, scope: !418)
!439 = !DILocation(line: 44, column: 9, scope: !440)
!440 = distinct !DILexicalBlock(scope: !415, file: !3, line: 44, column: 9)
!441 = !DILocation(line: 44, column: 11, scope: !440)
!442 = !DILocation(line: 44, column: 16, scope: !440)
!443 = !DILocation(line: 44, column: 71, scope: !440)
!444 = !DILocation(line: 45, column: 5, scope: !415)
!445 = !DILocation(line: 46, column: 17, scope: !415)
!446 = !DILocation(line: 46, column: 19, scope: !415)
!447 = !DILocation(line: 46, column: 12, scope: !415)
!448 = !DILocation(line: 46, column: 29, scope: !415)
!449 = !DILocation(line: 46, column: 27, scope: !415)
!450 = !DILocation(line: 46, column: 40, scope: !415)
!451 = !DILocation(line: 46, column: 38, scope: !415)
!452 = !DILocation(line: 46, column: 42, scope: !415)
!453 = !DILocation(line: 46, column: 49, scope: !415)
!454 = !DILocation(line: 46, column: 47, scope: !415)
!455 = !DILocation(line: 46, column: 32, scope: !415)
!456 = !DILocation(line: 46, column: 5, scope: !415)
!457 = !DILocation(line: 47, column: 28, scope: !415)
!458 = !DILocation(line: 47, column: 30, scope: !415)
!459 = !DILocation(line: 47, column: 23, scope: !415)
!460 = !DILocation(line: 47, column: 40, scope: !415)
!461 = !DILocation(line: 47, column: 38, scope: !415)
!462 = !DILocation(line: 47, column: 5, scope: !415)
!463 = !DILocation(line: 47, column: 14, scope: !415)
!464 = !DILocation(line: 47, column: 12, scope: !415)
!465 = !DILocation(line: 47, column: 18, scope: !415)
!466 = !DILocation(line: 47, column: 16, scope: !415)
!467 = !DILocation(line: 47, column: 21, scope: !415)
!468 = !DILocation(line: 48, column: 10, scope: !415)
!469 = !DILocation(line: 49, column: 5, scope: !415)
!470 = !DILocation(line: 50, column: 3, scope: !415)
!471 = !DILocation(line: 38, column: 26, scope: !410)
!472 = !DILocation(line: 38, column: 3, scope: !410)
!473 = distinct !{!473, !412, !474, !343}
!474 = !DILocation(line: 50, column: 3, scope: !406)
!475 = !DILocation(line: 51, column: 1, scope: !162)
!476 = !DILocalVariable(name: "in", arg: 1, scope: !180, file: !3, line: 53, type: !6)
!477 = !DILocation(line: 53, column: 37, scope: !180)
!478 = !DILocalVariable(name: "out", arg: 2, scope: !180, file: !3, line: 53, type: !9)
!479 = !DILocation(line: 53, column: 46, scope: !180)
!480 = !DILocalVariable(name: "block", scope: !180, file: !3, line: 56, type: !316)
!481 = !DILocation(line: 56, column: 8, scope: !180)
!482 = !DILocation(line: 56, column: 16, scope: !180)
!483 = !DILocalVariable(name: "pipe", scope: !180, file: !3, line: 57, type: !120)
!484 = !DILocation(line: 57, column: 8, scope: !180)
!485 = !DILocation(line: 57, column: 15, scope: !180)
!486 = distinct !{!486, !343}
!487 = !DILocalVariable(name: "t", scope: !180, file: !3, line: 58, type: !8)
!488 = !DILocation(line: 58, column: 7, scope: !180)
!489 = !DILocation(line: 58, column: 11, scope: !180)
!490 = !DILocalVariable(name: "load", scope: !491, file: !3, line: 59, type: !8)
!491 = distinct !DILexicalBlock(scope: !180, file: !3, line: 59, column: 3)
!492 = !DILocation(line: 59, column: 12, scope: !491)
!493 = !DILocalVariable(name: "i", scope: !491, file: !3, line: 59, type: !8)
!494 = !DILocation(line: 59, column: 22, scope: !491)
!495 = !DILocation(line: 59, column: 8, scope: !491)
!496 = !DILocation(line: 59, column: 29, scope: !497)
!497 = distinct !DILexicalBlock(scope: !491, file: !3, line: 59, column: 3)
!498 = !DILocation(line: 59, column: 31, scope: !497)
!499 = !DILocation(line: 59, column: 3, scope: !491)
!500 = !DILocation(line: 60, column: 5, scope: !501)
!501 = distinct !DILexicalBlock(scope: !497, file: !3, line: 59, column: 41)
!502 = !DILocation(line: 60, column: 12, scope: !503)
!503 = distinct !DILexicalBlock(scope: !504, file: !3, line: 60, column: 5)
!504 = distinct !DILexicalBlock(scope: !501, file: !3, line: 60, column: 5)
!505 = !DILocation(line: 60, column: 17, scope: !503)
!506 = !DILocation(line: 60, column: 21, scope: !503)
!507 = !DILocation(line: 60, column: 24, scope: !503)
!508 = !DILocation(line: 60, column: 31, scope: !503)
!509 = !DILocation(line: 60, column: 33, scope: !503)
!510 = !DILocation(line: 60, column: 29, scope: !503)
!511 = !DILocation(line: 0, scope: !503)
!512 = !DILocation(line: 60, column: 5, scope: !504)
!513 = !DILocation(line: 61, column: 12, scope: !514)
!514 = distinct !DILexicalBlock(scope: !503, file: !3, line: 60, column: 46)
!515 = !DILocation(line: 62, column: 38, scope: !514)
!516 = !DILocation(line: 62, column: 43, scope: !514)
!517 = !DILocation(line: 62, column: 33, scope: !514)
!518 = !DILocation(line: 62, column: 49, scope: !514)
!519 = !DILocation(line: 62, column: 59, scope: !514)
!520 = !DILocation(line: 62, column: 57, scope: !514)
!521 = !DILocation(line: 62, column: 52, scope: !514)
!522 = !DILocation(line: 62, column: 65, scope: !514)
!523 = !DILocation(line: 62, column: 7, scope: !514)
!524 = distinct !{!524, !343}
!525 = distinct !{!525, !343}
!526 = distinct !{!526, !343}
!527 = distinct !{!527, !343}
!528 = !DILocation(line: 63, column: 12, scope: !514)
!529 = !DILocation(line: 64, column: 5, scope: !514)
!530 = !DILocation(line: 60, column: 38, scope: !503)
!531 = !DILocation(line: 60, column: 5, scope: !503)
!532 = distinct !{!532, !512, !533, !343}
!533 = !DILocation(line: 64, column: 5, scope: !504)
!534 = !DILocation(line: 65, column: 10, scope: !501)
!535 = !DILocation(line: 66, column: 17, scope: !501)
!536 = !DILocation(line: 66, column: 19, scope: !501)
!537 = !DILocation(line: 66, column: 12, scope: !501)
!538 = !DILocation(line: 66, column: 29, scope: !501)
!539 = !DILocation(line: 66, column: 27, scope: !501)
!540 = !DILocation(line: 66, column: 40, scope: !501)
!541 = !DILocation(line: 66, column: 38, scope: !501)
!542 = !DILocation(line: 66, column: 42, scope: !501)
!543 = !DILocation(line: 66, column: 49, scope: !501)
!544 = !DILocation(line: 66, column: 47, scope: !501)
!545 = !DILocation(line: 66, column: 32, scope: !501)
!546 = !DILocation(line: 66, column: 5, scope: !501)
!547 = !DILocation(line: 67, column: 28, scope: !501)
!548 = !DILocation(line: 67, column: 30, scope: !501)
!549 = !DILocation(line: 67, column: 23, scope: !501)
!550 = !DILocation(line: 67, column: 40, scope: !501)
!551 = !DILocation(line: 67, column: 38, scope: !501)
!552 = !DILocation(line: 67, column: 5, scope: !501)
!553 = !DILocation(line: 67, column: 14, scope: !501)
!554 = !DILocation(line: 67, column: 12, scope: !501)
!555 = !DILocation(line: 67, column: 18, scope: !501)
!556 = !DILocation(line: 67, column: 16, scope: !501)
!557 = !DILocation(line: 67, column: 21, scope: !501)
!558 = !DILocation(line: 68, column: 10, scope: !501)
!559 = !DILocation(line: 69, column: 3, scope: !501)
!560 = !DILocation(line: 59, column: 36, scope: !497)
!561 = !DILocation(line: 59, column: 3, scope: !497)
!562 = distinct !{!562, !499, !563, !343}
!563 = !DILocation(line: 69, column: 3, scope: !491)
!564 = !DILocation(line: 70, column: 1, scope: !180)
!565 = !DILocalVariable(name: "in", arg: 1, scope: !211, file: !3, line: 72, type: !6)
!566 = !DILocation(line: 72, column: 39, scope: !211)
!567 = !DILocalVariable(name: "out", arg: 2, scope: !211, file: !3, line: 72, type: !9)
!568 = !DILocation(line: 72, column: 48, scope: !211)
!569 = !DILocalVariable(name: "block", scope: !211, file: !3, line: 75, type: !316)
!570 = !DILocation(line: 75, column: 8, scope: !211)
!571 = !DILocation(line: 75, column: 16, scope: !211)
!572 = !DILocalVariable(name: "producer", scope: !211, file: !3, line: 76, type: !56)
!573 = !DILocation(line: 76, column: 8, scope: !211)
!574 = !DILocation(line: 76, column: 19, scope: !211)
!575 = !DILocation(line: 76, column: 31, scope: !211)
!576 = !DILocalVariable(name: "pipe", scope: !211, file: !3, line: 77, type: !120)
!577 = !DILocation(line: 77, column: 8, scope: !211)
!578 = !DILocation(line: 77, column: 50, scope: !211)
!579 = !DILocation(line: 77, column: 15, scope: !211)
!580 = distinct !{!580, !343}
!581 = !DILocalVariable(name: "t", scope: !211, file: !3, line: 78, type: !8)
!582 = !DILocation(line: 78, column: 7, scope: !211)
!583 = !DILocation(line: 78, column: 11, scope: !211)
!584 = !DILocation(line: 78, column: 23, scope: !211)
!585 = !DILocalVariable(name: "i", scope: !586, file: !3, line: 79, type: !8)
!586 = distinct !DILexicalBlock(scope: !211, file: !3, line: 79, column: 3)
!587 = !DILocation(line: 79, column: 12, scope: !586)
!588 = !DILocation(line: 79, column: 8, scope: !586)
!589 = !DILocation(line: 79, column: 19, scope: !590)
!590 = distinct !DILexicalBlock(scope: !586, file: !3, line: 79, column: 3)
!591 = !DILocation(line: 79, column: 21, scope: !590)
!592 = !DILocation(line: 79, column: 3, scope: !586)
!593 = !DILocation(line: 80, column: 9, scope: !594)
!594 = distinct !DILexicalBlock(scope: !595, file: !3, line: 80, column: 9)
!595 = distinct !DILexicalBlock(scope: !590, file: !3, line: 79, column: 31)
!596 = !DILocation(line: 81, column: 12, scope: !597)
!597 = distinct !DILexicalBlock(scope: !594, file: !3, line: 80, column: 19)
!598 = !DILocation(line: 82, column: 32, scope: !597)
!599 = !DILocation(line: 82, column: 34, scope: !597)
!600 = !DILocation(line: 82, column: 27, scope: !597)
!601 = !DILocation(line: 82, column: 39, scope: !597)
!602 = !DILocation(line: 82, column: 43, scope: !597)
!603 = !DILocation(line: 82, column: 53, scope: !597)
!604 = !DILocation(line: 82, column: 51, scope: !597)
!605 = !DILocation(line: 82, column: 46, scope: !597)
!606 = !DILocation(line: 82, column: 57, scope: !597)
!607 = !DILocation(line: 82, column: 55, scope: !597)
!608 = !DILocation(line: 82, column: 60, scope: !597)
!609 = !DILocation(line: 82, column: 7, scope: !597)
!610 = distinct !{!610, !343}
!611 = distinct !{!611, !343}
!612 = distinct !{!612, !343}
!613 = distinct !{!613, !343}
!614 = !DILocation(line: 83, column: 12, scope: !597)
!615 = !DILocation(line: 84, column: 5, scope: !597)
!616 = !DILocation(line: 85, column: 12, scope: !617)
!617 = distinct !DILexicalBlock(scope: !594, file: !3, line: 84, column: 12)
!618 = !DILocation(line: 86, column: 19, scope: !617)
!619 = !DILocation(line: 86, column: 21, scope: !617)
!620 = !DILocation(line: 86, column: 14, scope: !617)
!621 = !DILocation(line: 86, column: 31, scope: !617)
!622 = !DILocation(line: 86, column: 29, scope: !617)
!623 = !DILocation(line: 86, column: 42, scope: !617)
!624 = !DILocation(line: 86, column: 40, scope: !617)
!625 = !DILocation(line: 86, column: 44, scope: !617)
!626 = !DILocation(line: 86, column: 51, scope: !617)
!627 = !DILocation(line: 86, column: 49, scope: !617)
!628 = !DILocation(line: 86, column: 34, scope: !617)
!629 = !DILocation(line: 86, column: 7, scope: !617)
!630 = !DILocation(line: 87, column: 30, scope: !617)
!631 = !DILocation(line: 87, column: 32, scope: !617)
!632 = !DILocation(line: 87, column: 25, scope: !617)
!633 = !DILocation(line: 87, column: 42, scope: !617)
!634 = !DILocation(line: 87, column: 40, scope: !617)
!635 = !DILocation(line: 87, column: 7, scope: !617)
!636 = !DILocation(line: 87, column: 16, scope: !617)
!637 = !DILocation(line: 87, column: 14, scope: !617)
!638 = !DILocation(line: 87, column: 20, scope: !617)
!639 = !DILocation(line: 87, column: 18, scope: !617)
!640 = !DILocation(line: 87, column: 23, scope: !617)
!641 = !DILocation(line: 88, column: 12, scope: !617)
!642 = !DILocation(line: 90, column: 3, scope: !595)
!643 = !DILocation(line: 79, column: 26, scope: !590)
!644 = !DILocation(line: 79, column: 3, scope: !590)
!645 = distinct !{!645, !592, !646, !343}
!646 = !DILocation(line: 90, column: 3, scope: !586)
!647 = !DILocation(line: 91, column: 1, scope: !211)
!648 = distinct !DISubprogram(name: "aligned_size_t", linkageName: "_ZN4cuda14aligned_size_tILm16EEC2Em", scope: !36, file: !37, line: 17, type: !46, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, declaration: !45, retainedNodes: !163)
!649 = !DILocalVariable(name: "this", arg: 1, scope: !648, type: !376, flags: DIFlagArtificial | DIFlagObjectPointer)
!650 = !DILocation(line: 0, scope: !648)
!651 = !DILocalVariable(name: "n", arg: 2, scope: !648, file: !37, line: 17, type: !41)
!652 = !DILocation(line: 17, column: 155, scope: !648)
!653 = !DILocation(line: 17, column: 160, scope: !648)
!654 = !DILocation(line: 17, column: 166, scope: !648)
!655 = !DILocation(line: 17, column: 170, scope: !648)
!656 = distinct !DISubprogram(name: "operator unsigned long", linkageName: "_ZNK4cuda14aligned_size_tILm16EEcvmEv", scope: !36, file: !37, line: 17, type: !50, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, declaration: !49, retainedNodes: !163)
!657 = !DILocalVariable(name: "this", arg: 1, scope: !656, type: !658, flags: DIFlagArtificial | DIFlagObjectPointer)
!658 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!659 = !DILocation(line: 0, scope: !656)
!660 = !DILocation(line: 17, column: 235, scope: !656)
!661 = !DILocation(line: 17, column: 228, scope: !656)
