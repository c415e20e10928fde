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
@__PRETTY_FUNCTION__._Z12with_barrierPKiPi = private unnamed_addr constant [38 x i8] c"void with_barrier(const int *, int *)\00", align 1, !dbg !155
@_ZZ9of_threadPKiPiE4tile = internal addrspace(3) global [2 x [64 x i32]] undef, align 4, !dbg !160
@.str2 = private unnamed_addr constant [39 x i8] c"tile[i % 2][63 - t] == 64 * i + 63 - t\00", align 1, !dbg !168
@__PRETTY_FUNCTION__._Z9of_threadPKiPi = private unnamed_addr constant [35 x i8] c"void of_thread(const int *, int *)\00", align 1, !dbg !173
@_ZZ8of_blockPKiPiE4tile = internal addrspace(3) global [2 x [64 x i32]] undef, align 16, !dbg !178
@_ZZ8of_blockPKiPiE5state = internal addrspace(3) global %"struct.cuda::pipeline_shared_state" undef, align 8, !dbg !181
@__PRETTY_FUNCTION__._Z8of_blockPKiPi = private unnamed_addr constant [34 x i8] c"void of_block(const int *, int *)\00", align 1, !dbg !204
@_ZZ10with_rolesPKiPiE4tile = internal addrspace(3) global [2 x [32 x i32]] undef, align 16, !dbg !209
@_ZZ10with_rolesPKiPiE5state = internal addrspace(3) global %"struct.cuda::pipeline_shared_state" undef, align 8, !dbg !215
@.str3 = private unnamed_addr constant [39 x i8] c"tile[i % 2][31 - t] == 32 * i + 31 - t\00", align 1, !dbg !217
@__PRETTY_FUNCTION__._Z10with_rolesPKiPi = private unnamed_addr constant [36 x i8] c"void with_roles(const int *, int *)\00", align 1, !dbg !219
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z12with_barrierPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
  %retval.i67 = alloca %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token", align 8
  %this.addr.i68 = alloca ptr, align 8
  %n.addr.i69 = alloca i64, align 8
  %retval.i62 = alloca %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token", align 8
  %this.addr.i63 = alloca ptr, align 8
  %n.addr.i64 = alloca i64, align 8
  %this.addr.i59 = alloca ptr, align 8
  %t.addr.i60 = alloca ptr, align 8
  %this.addr.i57 = alloca ptr, align 8
  %t.addr.i = alloca ptr, align 8
  %this.addr.i55 = alloca ptr, align 8
  %to.addr.i46 = alloca ptr, align 8
  %from.addr.i47 = alloca ptr, align 8
  %n.addr.i48 = alloca i64, align 8
  %rank.addr.i = alloca i32, align 4
  %size.addr.i = alloca i32, align 4
  %async.i = alloca i8, align 1
  %unit.i = alloca i64, align 8
  %i.i = alloca i64, align 8
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
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
    #dbg_declare(ptr %in.addr, !782, !DIExpression(), !783)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !784, !DIExpression(), !785)
    #dbg_declare(ptr %block, !786, !DIExpression(), !789)
  %0 = load %"struct.cooperative_groups::thread_block", ptr %retval.i, align 1, !dbg !790
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !791
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !791
  %call2.i = call i32 @__ws_sreg_tid_y() #7, !dbg !791
  %call3.i30 = call i32 @__ws_sreg_ntid_y() #7, !dbg !791
  %call4.i31 = call i32 @__ws_sreg_tid_z() #7, !dbg !791
  %mul.i = mul i32 %call3.i30, %call4.i31, !dbg !791
  %add.i = add i32 %call2.i, %mul.i, !dbg !791
  %mul5.i = mul i32 %2, %add.i, !dbg !791
  %add6.i = add i32 %1, %mul5.i, !dbg !791
  %cmp = icmp eq i32 %add6.i, 0, !dbg !793
  br i1 %cmp, label %if.then, label %if.end, !dbg !793

if.then:                                          ; preds = %entry
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !794
  %call1.i42 = call i32 @__ws_sreg_ntid_y() #7, !dbg !794
  %mul.i43 = mul i32 %3, %call1.i42, !dbg !794
  %call2.i44 = call i32 @__ws_sreg_ntid_z() #7, !dbg !794
  %mul3.i45 = mul i32 %mul.i43, %call2.i44, !dbg !794
  %conv = zext i32 %mul3.i45 to i64, !dbg !794
  store ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE3bar to ptr), ptr %b.addr.i, align 8, !dbg !795
  store i64 %conv, ptr %n.addr.i, align 8, !dbg !795
  %4 = load ptr, ptr %b.addr.i, align 8, !dbg !795
  %5 = load i64, ptr %n.addr.i, align 8, !dbg !795
  %conv.i = trunc i64 %5 to i32, !dbg !795
  call void @__ws_mbarrier_init(ptr noundef %4, i32 noundef %conv.i) #7, !dbg !795
  br label %if.end, !dbg !795

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !796
    #dbg_declare(ptr %i, !797, !DIExpression(), !799)
  store i32 0, ptr %i, align 4, !dbg !799
  br label %for.cond, !dbg !800

for.cond:                                         ; preds = %for.inc, %if.end
  %6 = load i32, ptr %i, align 4, !dbg !801
  %cmp3 = icmp slt i32 %6, 4, !dbg !803
  br i1 %cmp3, label %for.body, label %for.end, !dbg !804

for.body:                                         ; preds = %for.cond
  %7 = load ptr, ptr %in.addr, align 8, !dbg !805
  %8 = load i32, ptr %i, align 4, !dbg !807
  %mul = mul nsw i32 64, %8, !dbg !808
  %idx.ext = sext i32 %mul to i64, !dbg !809
  %add.ptr = getelementptr inbounds i32, ptr %7, i64 %idx.ext, !dbg !809
  call void @_ZN4cuda14aligned_size_tILm16EEC1Em(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp, i64 noundef 256) #7, !dbg !810
  store ptr %block, ptr %g.addr.i, align 8, !dbg !811
  store ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE4tile to ptr), ptr %to.addr.i, align 8, !dbg !811
  store ptr %add.ptr, ptr %from.addr.i, align 8, !dbg !811
  store ptr %ref.tmp, ptr %n.addr.i19, align 8, !dbg !811
  store ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE3bar to ptr), ptr %b.addr.i20, align 8, !dbg !811
  %9 = load ptr, ptr %to.addr.i, align 8, !dbg !811
  %10 = load ptr, ptr %from.addr.i, align 8, !dbg !811
  %11 = load ptr, ptr %n.addr.i19, align 8, !dbg !811, !nonnull !163, !align !812
  %call.i21 = call noundef i64 @_ZNK4cuda14aligned_size_tILm16EEcvmEv(ptr noundef nonnull align 8 dereferenceable(8) %11) #7, !dbg !811
  %12 = load ptr, ptr %g.addr.i, align 8, !dbg !811, !nonnull !163
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !811
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !811
  %call2.i33 = call i32 @__ws_sreg_tid_y() #7, !dbg !811
  %call3.i34 = call i32 @__ws_sreg_ntid_y() #7, !dbg !811
  %call4.i35 = call i32 @__ws_sreg_tid_z() #7, !dbg !811
  %mul.i36 = mul i32 %call3.i34, %call4.i35, !dbg !811
  %add.i37 = add i32 %call2.i33, %mul.i36, !dbg !811
  %mul5.i38 = mul i32 %14, %add.i37, !dbg !811
  %add6.i39 = add i32 %13, %mul5.i38, !dbg !811
  %15 = load ptr, ptr %g.addr.i, align 8, !dbg !811, !nonnull !163
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !811
  %call1.i = call i32 @__ws_sreg_ntid_y() #7, !dbg !811
  %mul.i40 = mul i32 %16, %call1.i, !dbg !811
  %call2.i41 = call i32 @__ws_sreg_ntid_z() #7, !dbg !811
  %mul3.i = mul i32 %mul.i40, %call2.i41, !dbg !811
  store ptr %9, ptr %to.addr.i46, align 8, !dbg !811
  store ptr %10, ptr %from.addr.i47, align 8, !dbg !811
  store i64 %call.i21, ptr %n.addr.i48, align 8, !dbg !811
  store i32 %add6.i39, ptr %rank.addr.i, align 4, !dbg !811
  store i32 %mul3.i, ptr %size.addr.i, align 4, !dbg !811
  %17 = load ptr, ptr %to.addr.i46, align 8, !dbg !811
  %18 = ptrtoint ptr %17 to i64, !dbg !811
  %19 = load ptr, ptr %from.addr.i47, align 8, !dbg !811
  %20 = ptrtoint ptr %19 to i64, !dbg !811
  %or.i = or i64 %18, %20, !dbg !811
  %21 = load i64, ptr %n.addr.i48, align 8, !dbg !811
  %or1.i = or i64 %or.i, %21, !dbg !811
  %rem.i = urem i64 %or1.i, 4, !dbg !811
  %cmp.i = icmp eq i64 %rem.i, 0, !dbg !811
  %conv.i49 = zext i1 %cmp.i to i32, !dbg !811
  %22 = load ptr, ptr %to.addr.i46, align 8, !dbg !811
  %23 = call i1 @llvm.nvvm.isspacep.shared(ptr %22), !dbg !811
  %conv2.i = zext i1 %23 to i32, !dbg !811
  %conv4.i = zext i1 %23 to i32, !dbg !811
  %and.i = and i32 %conv.i49, %conv4.i, !dbg !811
  %24 = load ptr, ptr %from.addr.i47, align 8, !dbg !811
  %25 = call i1 @llvm.nvvm.isspacep.global(ptr %24), !dbg !811
  %conv5.i = zext i1 %25 to i32, !dbg !811
  %conv7.i = zext i1 %25 to i32, !dbg !811
  %and8.i = and i32 %and.i, %conv7.i, !dbg !811
  %tobool.i = icmp ne i32 %and8.i, 0, !dbg !811
  %storedv.i50 = zext i1 %tobool.i to i8, !dbg !811
  store i8 %storedv.i50, ptr %async.i, align 1, !dbg !811
  %26 = load i8, ptr %async.i, align 1, !dbg !811
  %loadedv.i51 = trunc i8 %26 to i1, !dbg !811
  %27 = zext i1 %loadedv.i51 to i64, !dbg !811
  %cond.i = select i1 %loadedv.i51, i64 16, i64 1, !dbg !811
  store i64 %cond.i, ptr %unit.i, align 8, !dbg !811
  %28 = load i32, ptr %rank.addr.i, align 4, !dbg !811
  %conv9.i = zext i32 %28 to i64, !dbg !811
  %29 = load i64, ptr %unit.i, align 8, !dbg !811
  %mul.i52 = mul i64 %conv9.i, %29, !dbg !811
  store i64 %mul.i52, ptr %i.i, align 8, !dbg !811
  br label %for.cond.i, !dbg !811

for.cond.i:                                       ; preds = %if.end.i, %for.body
  %30 = load i64, ptr %i.i, align 8, !dbg !811
  %31 = load i64, ptr %n.addr.i48, align 8, !dbg !811
  %cmp10.i = icmp ult i64 %30, %31, !dbg !811
  br i1 %cmp10.i, label %for.body.i, label %_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit, !dbg !811

for.body.i:                                       ; preds = %for.cond.i
  %32 = load i8, ptr %async.i, align 1, !dbg !811
  %loadedv11.i = trunc i8 %32 to i1, !dbg !811
  br i1 %loadedv11.i, label %if.then.i54, label %if.else.i, !dbg !811

if.then.i54:                                      ; preds = %for.body.i
  %33 = load ptr, ptr %to.addr.i46, align 8, !dbg !811
  %34 = load i64, ptr %i.i, align 8, !dbg !811
  %add.ptr.i = getelementptr inbounds nuw i8, ptr %33, i64 %34, !dbg !811
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !811
  %35 = load ptr, ptr %from.addr.i47, align 8, !dbg !811
  %36 = load i64, ptr %i.i, align 8, !dbg !811
  %add.ptr12.i = getelementptr inbounds nuw i8, ptr %35, i64 %36, !dbg !811
  %add.ptr12.ascast.i = addrspacecast ptr %add.ptr12.i to ptr addrspace(1), !dbg !811
  %37 = load i64, ptr %n.addr.i48, align 8, !dbg !811
  %38 = load i64, ptr %i.i, align 8, !dbg !811
  %sub.i = sub i64 %37, %38, !dbg !811
  %cmp13.i = icmp ult i64 %sub.i, 16, !dbg !811
  br i1 %cmp13.i, label %cond.true.i, label %cond.false.i, !dbg !811

cond.true.i:                                      ; preds = %if.then.i54
  %39 = load i64, ptr %n.addr.i48, align 8, !dbg !811
  %40 = load i64, ptr %i.i, align 8, !dbg !811
  %sub14.i = sub i64 %39, %40, !dbg !811
  br label %cond.end.i, !dbg !811

cond.false.i:                                     ; preds = %if.then.i54
  br label %cond.end.i, !dbg !811

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond15.i = phi i64 [ %sub14.i, %cond.true.i ], [ 16, %cond.false.i ], !dbg !811
  %conv16.i = trunc i64 %cond15.i to i32, !dbg !811
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr12.ascast.i, i32 noundef 16, i32 noundef %conv16.i) #7, !dbg !811
  br label %if.end.i, !dbg !811

if.else.i:                                        ; preds = %for.body.i
  %41 = load ptr, ptr %from.addr.i47, align 8, !dbg !811
  %42 = load i64, ptr %i.i, align 8, !dbg !811
  %arrayidx.i = getelementptr inbounds nuw i8, ptr %41, i64 %42, !dbg !811
  %43 = load i8, ptr %arrayidx.i, align 1, !dbg !811
  %44 = load ptr, ptr %to.addr.i46, align 8, !dbg !811
  %45 = load i64, ptr %i.i, align 8, !dbg !811
  %arrayidx17.i = getelementptr inbounds nuw i8, ptr %44, i64 %45, !dbg !811
  store i8 %43, ptr %arrayidx17.i, align 1, !dbg !811
  br label %if.end.i, !dbg !811

if.end.i:                                         ; preds = %if.else.i, %cond.end.i
  %46 = load i32, ptr %size.addr.i, align 4, !dbg !811
  %conv18.i = zext i32 %46 to i64, !dbg !811
  %47 = load i64, ptr %unit.i, align 8, !dbg !811
  %mul19.i = mul i64 %conv18.i, %47, !dbg !811
  %48 = load i64, ptr %i.i, align 8, !dbg !811
  %add.i53 = add i64 %48, %mul19.i, !dbg !811
  store i64 %add.i53, ptr %i.i, align 8, !dbg !811
  br label %for.cond.i, !dbg !811, !llvm.loop !813

_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit:          ; preds = %for.cond.i
  %49 = load i8, ptr %async.i, align 1, !dbg !811
  %loadedv20.i = trunc i8 %49 to i1, !dbg !811
  br i1 %loadedv20.i, label %if.then.i, label %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEiNS_14aligned_size_tILm16EEENS_10ws_nothingEEEvRKT_PT0_PKS9_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit, !dbg !811

if.then.i:                                        ; preds = %_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit
  %50 = load ptr, ptr %b.addr.i20, align 8, !dbg !811, !nonnull !163, !align !812
  store ptr %50, ptr %this.addr.i55, align 8, !dbg !811
  %this1.i56 = load ptr, ptr %this.addr.i55, align 8, !dbg !811
  call void @__ws_cp_async_arrive(ptr noundef %this1.i56) #7, !dbg !811
  br label %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEiNS_14aligned_size_tILm16EEENS_10ws_nothingEEEvRKT_PT0_PKS9_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit, !dbg !811

_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEiNS_14aligned_size_tILm16EEENS_10ws_nothingEEEvRKT_PT0_PKS9_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit: ; preds = %_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit, %if.then.i
  store ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE3bar to ptr), ptr %this.addr.i23, align 8, !dbg !815
  %this1.i25 = load ptr, ptr %this.addr.i23, align 8, !dbg !815
  store ptr %this1.i25, ptr %this.addr.i63, align 8, !dbg !815
  store i64 1, ptr %n.addr.i64, align 8, !dbg !815
  %this1.i65 = load ptr, ptr %this.addr.i63, align 8, !dbg !815
  %51 = load i64, ptr %n.addr.i64, align 8, !dbg !815
  %conv.i66 = trunc i64 %51 to i32, !dbg !815
  %call.i = call i64 @__ws_mbarrier_arrive(ptr noundef %this1.i65, i32 noundef %conv.i66) #7, !dbg !815
  store i64 %call.i, ptr %retval.i62, align 8, !dbg !815
  %52 = load %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token", ptr %retval.i62, align 8, !dbg !815
  %53 = extractvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" %52, 0, !dbg !815
  store i64 %53, ptr %ref.tmp.i24, align 8, !dbg !815
  store ptr %this1.i25, ptr %this.addr.i57, align 8, !dbg !815
  store ptr %ref.tmp.i24, ptr %t.addr.i, align 8, !dbg !815
  %this1.i58 = load ptr, ptr %this.addr.i57, align 8, !dbg !815
  %54 = load ptr, ptr %t.addr.i, align 8, !dbg !815, !nonnull !163, !align !812
  %55 = load i64, ptr %54, align 8, !dbg !815
  call void @__ws_mbarrier_wait(ptr noundef %this1.i58, i64 noundef %55) #7, !dbg !815
  %56 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !816
  %sub = sub i32 63, %56, !dbg !817
  %idxprom = zext i32 %sub to i64, !dbg !818
  %arrayidx = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !818
  %57 = load i32, ptr %arrayidx, align 4, !dbg !818
  %58 = load i32, ptr %i, align 4, !dbg !819
  %mul5 = mul nsw i32 64, %58, !dbg !820
  %add = add nsw i32 %mul5, 63, !dbg !821
  %59 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !822
  %sub7 = sub i32 %add, %59, !dbg !823
  %cmp8 = icmp eq i32 %57, %sub7, !dbg !824
  %storedv.i = zext i1 %cmp8 to i8, !dbg !825
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !825
  store ptr @.str, ptr %text.addr.i, align 8, !dbg !825
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !825
  store i32 25, ptr %line.addr.i, align 4, !dbg !825
  store ptr @__PRETTY_FUNCTION__._Z12with_barrierPKiPi, ptr %fn.addr.i, align 8, !dbg !825
  %60 = load i8, ptr %holds.addr.i, align 1, !dbg !825
  %loadedv.i = trunc i8 %60 to i1, !dbg !825
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i27, !dbg !825

if.then.i27:                                      ; preds = %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEiNS_14aligned_size_tILm16EEENS_10ws_nothingEEEvRKT_PT0_PKS9_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit
  %61 = load ptr, ptr %text.addr.i, align 8, !dbg !825
  %62 = load ptr, ptr %file.addr.i, align 8, !dbg !825
  %63 = load i32, ptr %line.addr.i, align 4, !dbg !825
  %64 = load ptr, ptr %fn.addr.i, align 8, !dbg !825
  call void @__assertfail(ptr noundef %61, ptr noundef %62, i32 noundef %63, ptr noundef %64, i64 noundef 1) #8, !dbg !825
  unreachable, !dbg !825

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEiNS_14aligned_size_tILm16EEENS_10ws_nothingEEEvRKT_PT0_PKS9_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit
  %65 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !826
  %sub10 = sub i32 63, %65, !dbg !827
  %idxprom11 = zext i32 %sub10 to i64, !dbg !828
  %arrayidx12 = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE4tile to ptr), i64 0, i64 %idxprom11, !dbg !828
  %66 = load i32, ptr %arrayidx12, align 4, !dbg !828
  %67 = load ptr, ptr %out.addr, align 8, !dbg !829
  %68 = load i32, ptr %i, align 4, !dbg !830
  %mul13 = mul nsw i32 64, %68, !dbg !831
  %69 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !832
  %add15 = add i32 %mul13, %69, !dbg !833
  %idxprom16 = zext i32 %add15 to i64, !dbg !829
  %arrayidx17 = getelementptr inbounds nuw i32, ptr %67, i64 %idxprom16, !dbg !829
  store i32 %66, ptr %arrayidx17, align 4, !dbg !834
  store ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE3bar to ptr), ptr %this.addr.i, align 8, !dbg !835
  %this1.i = load ptr, ptr %this.addr.i, align 8, !dbg !835
  store ptr %this1.i, ptr %this.addr.i68, align 8, !dbg !835
  store i64 1, ptr %n.addr.i69, align 8, !dbg !835
  %this1.i70 = load ptr, ptr %this.addr.i68, align 8, !dbg !835
  %70 = load i64, ptr %n.addr.i69, align 8, !dbg !835
  %conv.i71 = trunc i64 %70 to i32, !dbg !835
  %call.i72 = call i64 @__ws_mbarrier_arrive(ptr noundef %this1.i70, i32 noundef %conv.i71) #7, !dbg !835
  store i64 %call.i72, ptr %retval.i67, align 8, !dbg !835
  %71 = load %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token", ptr %retval.i67, align 8, !dbg !835
  %72 = extractvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" %71, 0, !dbg !835
  store i64 %72, ptr %ref.tmp.i, align 8, !dbg !835
  store ptr %this1.i, ptr %this.addr.i59, align 8, !dbg !835
  store ptr %ref.tmp.i, ptr %t.addr.i60, align 8, !dbg !835
  %this1.i61 = load ptr, ptr %this.addr.i59, align 8, !dbg !835
  %73 = load ptr, ptr %t.addr.i60, align 8, !dbg !835, !nonnull !163, !align !812
  %74 = load i64, ptr %73, align 8, !dbg !835
  call void @__ws_mbarrier_wait(ptr noundef %this1.i61, i64 noundef %74) #7, !dbg !835
  br label %for.inc, !dbg !836

for.inc:                                          ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %75 = load i32, ptr %i, align 4, !dbg !837
  %inc = add nsw i32 %75, 1, !dbg !837
  store i32 %inc, ptr %i, align 4, !dbg !837
  br label %for.cond, !dbg !838, !llvm.loop !839

for.end:                                          ; preds = %for.cond
  ret void, !dbg !841
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr void @_ZN4cuda14aligned_size_tILm16EEC1Em(ptr noundef nonnull align 8 dereferenceable(8) %this, i64 noundef %n) unnamed_addr #1 comdat align 2 !dbg !842 {
entry:
  %this.addr = alloca ptr, align 8
  %n.addr = alloca i64, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !843, !DIExpression(), !845)
  store i64 %n, ptr %n.addr, align 8
    #dbg_declare(ptr %n.addr, !846, !DIExpression(), !847)
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load i64, ptr %n.addr, align 8, !dbg !848
  call void @_ZN4cuda14aligned_size_tILm16EEC2Em(ptr noundef nonnull align 8 dereferenceable(8) %this1, i64 noundef %0) #7, !dbg !848
  ret void, !dbg !849
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
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
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
    #dbg_declare(ptr %in.addr, !850, !DIExpression(), !851)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !852, !DIExpression(), !853)
    #dbg_declare(ptr %pipe, !854, !DIExpression(), !855)
  store ptr %retval.i, ptr %this.addr.i55, align 8, !dbg !856
  store ptr null, ptr %at.addr.i, align 8, !dbg !856
  store i32 0, ptr %n.addr.i56, align 4, !dbg !856
  %this1.i57 = load ptr, ptr %this.addr.i55, align 8, !dbg !856
  %0 = load ptr, ptr %at.addr.i, align 8, !dbg !856
  %1 = load i32, ptr %n.addr.i56, align 4, !dbg !856
  store ptr %this1.i57, ptr %this.addr.i58, align 8, !dbg !856
  store ptr %0, ptr %at.addr.i59, align 8, !dbg !856
  store i32 %1, ptr %n.addr.i60, align 4, !dbg !856
  %this1.i61 = load ptr, ptr %this.addr.i58, align 8, !dbg !856
  %2 = load ptr, ptr %at.addr.i59, align 8, !dbg !856
  store ptr %2, ptr %this1.i61, align 8, !dbg !856
  %ws_n.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i61, i32 0, i32 1, !dbg !856
  %3 = load i32, ptr %n.addr.i60, align 4, !dbg !856
  store i32 %3, ptr %ws_n.i, align 8, !dbg !856
  %ws_head.i62 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i61, i32 0, i32 2, !dbg !856
  store i32 0, ptr %ws_head.i62, align 4, !dbg !856
  %ws_tail.i63 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i61, i32 0, i32 3, !dbg !856
  store i32 0, ptr %ws_tail.i63, align 8, !dbg !856
  %ws_free.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i61, i32 0, i32 4, !dbg !856
  store i8 1, ptr %ws_free.i, align 4, !dbg !856
  %ws_full.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i61, i32 0, i32 5, !dbg !856
  store i8 0, ptr %ws_full.i, align 1, !dbg !856
  %4 = load %"class.cuda::pipeline", ptr %retval.i, align 8, !dbg !856
  store %"class.cuda::pipeline" %4, ptr %tmp.coerce, align 8, !dbg !856
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %pipe, ptr align 8 %tmp.coerce, i64 22, i1 false), !dbg !856
    #dbg_declare(ptr %t, !857, !DIExpression(), !858)
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !859
  store i32 %5, ptr %t, align 4, !dbg !858
  store ptr %pipe, ptr %this.addr.i35, align 8, !dbg !860
  %this1.i36 = load ptr, ptr %this.addr.i35, align 8, !dbg !860
  %6 = load i32, ptr %t, align 4, !dbg !861
  %idxprom = sext i32 %6 to i64, !dbg !862
  %arrayidx = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9of_threadPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !862
  %7 = load ptr, ptr %in.addr, align 8, !dbg !863
  %8 = load i32, ptr %t, align 4, !dbg !864
  %idx.ext = sext i32 %8 to i64, !dbg !865
  %add.ptr = getelementptr inbounds i32, ptr %7, i64 %idx.ext, !dbg !865
  store i64 4, ptr %ref.tmp, align 8, !dbg !866
  store ptr %arrayidx, ptr %to.addr.i37, align 8, !dbg !867
  store ptr %add.ptr, ptr %from.addr.i38, align 8, !dbg !867
  store ptr %ref.tmp, ptr %n.addr.i39, align 8, !dbg !867
  store ptr %pipe, ptr %.addr.i40, align 8, !dbg !867
  %9 = load ptr, ptr %to.addr.i37, align 8, !dbg !867
  %10 = load ptr, ptr %from.addr.i38, align 8, !dbg !867
  %11 = load ptr, ptr %n.addr.i39, align 8, !dbg !867, !nonnull !163, !align !812
  %12 = load i64, ptr %11, align 8, !dbg !867
  store ptr %9, ptr %to.addr.i64, align 8, !dbg !867
  store ptr %10, ptr %from.addr.i65, align 8, !dbg !867
  store i64 %12, ptr %n.addr.i66, align 8, !dbg !867
  store i32 0, ptr %rank.addr.i, align 4, !dbg !867
  store i32 1, ptr %size.addr.i, align 4, !dbg !867
  %13 = load ptr, ptr %to.addr.i64, align 8, !dbg !867
  %14 = ptrtoint ptr %13 to i64, !dbg !867
  %15 = load ptr, ptr %from.addr.i65, align 8, !dbg !867
  %16 = ptrtoint ptr %15 to i64, !dbg !867
  %or.i = or i64 %14, %16, !dbg !867
  %17 = load i64, ptr %n.addr.i66, align 8, !dbg !867
  %or1.i = or i64 %or.i, %17, !dbg !867
  %rem.i = urem i64 %or1.i, 4, !dbg !867
  %cmp.i67 = icmp eq i64 %rem.i, 0, !dbg !867
  %conv.i = zext i1 %cmp.i67 to i32, !dbg !867
  %18 = load ptr, ptr %to.addr.i64, align 8, !dbg !867
  %19 = call i1 @llvm.nvvm.isspacep.shared(ptr %18), !dbg !867
  %conv2.i = zext i1 %19 to i32, !dbg !867
  %conv4.i = zext i1 %19 to i32, !dbg !867
  %and.i = and i32 %conv.i, %conv4.i, !dbg !867
  %20 = load ptr, ptr %from.addr.i65, align 8, !dbg !867
  %21 = call i1 @llvm.nvvm.isspacep.global(ptr %20), !dbg !867
  %conv5.i = zext i1 %21 to i32, !dbg !867
  %conv7.i = zext i1 %21 to i32, !dbg !867
  %and8.i = and i32 %and.i, %conv7.i, !dbg !867
  %tobool.i = icmp ne i32 %and8.i, 0, !dbg !867
  %storedv.i68 = zext i1 %tobool.i to i8, !dbg !867
  store i8 %storedv.i68, ptr %async.i, align 1, !dbg !867
  %22 = load i8, ptr %async.i, align 1, !dbg !867
  %loadedv.i69 = trunc i8 %22 to i1, !dbg !867
  %23 = zext i1 %loadedv.i69 to i64, !dbg !867
  %cond.i = select i1 %loadedv.i69, i64 4, i64 1, !dbg !867
  store i64 %cond.i, ptr %unit.i, align 8, !dbg !867
  %24 = load i32, ptr %rank.addr.i, align 4, !dbg !867
  %conv9.i = zext i32 %24 to i64, !dbg !867
  %25 = load i64, ptr %unit.i, align 8, !dbg !867
  %mul.i = mul i64 %conv9.i, %25, !dbg !867
  store i64 %mul.i, ptr %i.i, align 8, !dbg !867
  br label %for.cond.i, !dbg !867

for.cond.i:                                       ; preds = %if.end.i, %entry
  %26 = load i64, ptr %i.i, align 8, !dbg !867
  %27 = load i64, ptr %n.addr.i66, align 8, !dbg !867
  %cmp10.i = icmp ult i64 %26, %27, !dbg !867
  br i1 %cmp10.i, label %for.body.i, label %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit, !dbg !867

for.body.i:                                       ; preds = %for.cond.i
  %28 = load i8, ptr %async.i, align 1, !dbg !867
  %loadedv11.i = trunc i8 %28 to i1, !dbg !867
  br i1 %loadedv11.i, label %if.then.i70, label %if.else.i, !dbg !867

if.then.i70:                                      ; preds = %for.body.i
  %29 = load ptr, ptr %to.addr.i64, align 8, !dbg !867
  %30 = load i64, ptr %i.i, align 8, !dbg !867
  %add.ptr.i = getelementptr inbounds nuw i8, ptr %29, i64 %30, !dbg !867
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !867
  %31 = load ptr, ptr %from.addr.i65, align 8, !dbg !867
  %32 = load i64, ptr %i.i, align 8, !dbg !867
  %add.ptr12.i = getelementptr inbounds nuw i8, ptr %31, i64 %32, !dbg !867
  %add.ptr12.ascast.i = addrspacecast ptr %add.ptr12.i to ptr addrspace(1), !dbg !867
  %33 = load i64, ptr %n.addr.i66, align 8, !dbg !867
  %34 = load i64, ptr %i.i, align 8, !dbg !867
  %sub.i71 = sub i64 %33, %34, !dbg !867
  %cmp13.i = icmp ult i64 %sub.i71, 4, !dbg !867
  br i1 %cmp13.i, label %cond.true.i, label %cond.false.i, !dbg !867

cond.true.i:                                      ; preds = %if.then.i70
  %35 = load i64, ptr %n.addr.i66, align 8, !dbg !867
  %36 = load i64, ptr %i.i, align 8, !dbg !867
  %sub14.i = sub i64 %35, %36, !dbg !867
  br label %cond.end.i, !dbg !867

cond.false.i:                                     ; preds = %if.then.i70
  br label %cond.end.i, !dbg !867

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond15.i = phi i64 [ %sub14.i, %cond.true.i ], [ 4, %cond.false.i ], !dbg !867
  %conv16.i = trunc i64 %cond15.i to i32, !dbg !867
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr12.ascast.i, i32 noundef 4, i32 noundef %conv16.i) #7, !dbg !867
  br label %if.end.i, !dbg !867

if.else.i:                                        ; preds = %for.body.i
  %37 = load ptr, ptr %from.addr.i65, align 8, !dbg !867
  %38 = load i64, ptr %i.i, align 8, !dbg !867
  %arrayidx.i = getelementptr inbounds nuw i8, ptr %37, i64 %38, !dbg !867
  %39 = load i8, ptr %arrayidx.i, align 1, !dbg !867
  %40 = load ptr, ptr %to.addr.i64, align 8, !dbg !867
  %41 = load i64, ptr %i.i, align 8, !dbg !867
  %arrayidx17.i = getelementptr inbounds nuw i8, ptr %40, i64 %41, !dbg !867
  store i8 %39, ptr %arrayidx17.i, align 1, !dbg !867
  br label %if.end.i, !dbg !867

if.end.i:                                         ; preds = %if.else.i, %cond.end.i
  %42 = load i32, ptr %size.addr.i, align 4, !dbg !867
  %conv18.i = zext i32 %42 to i64, !dbg !867
  %43 = load i64, ptr %unit.i, align 8, !dbg !867
  %mul19.i = mul i64 %conv18.i, %43, !dbg !867
  %44 = load i64, ptr %i.i, align 8, !dbg !867
  %add.i = add i64 %44, %mul19.i, !dbg !867
  store i64 %add.i, ptr %i.i, align 8, !dbg !867
  br label %for.cond.i, !dbg !867, !llvm.loop !868

_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit:           ; preds = %for.cond.i
  %45 = load i8, ptr %async.i, align 1, !dbg !867
  %loadedv20.i = trunc i8 %45 to i1, !dbg !867
  store ptr %pipe, ptr %this.addr.i44, align 8, !dbg !869
  %this1.i45 = load ptr, ptr %this.addr.i44, align 8, !dbg !869
  call void @__ws_cp_async_commit() #7, !dbg !869
  %ws_head.i46 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i45, i32 0, i32 2, !dbg !869
  %46 = load i32, ptr %ws_head.i46, align 4, !dbg !869
  %inc.i47 = add i32 %46, 1, !dbg !869
  store i32 %inc.i47, ptr %ws_head.i46, align 4, !dbg !869
    #dbg_declare(ptr %i, !870, !DIExpression(), !872)
  store i32 0, ptr %i, align 4, !dbg !872
  br label %for.cond, !dbg !873

for.cond:                                         ; preds = %for.inc, %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit
  %47 = load i32, ptr %i, align 4, !dbg !874
  %cmp = icmp slt i32 %47, 4, !dbg !876
  br i1 %cmp, label %for.body, label %for.end, !dbg !877

for.body:                                         ; preds = %for.cond
  %48 = load i32, ptr %i, align 4, !dbg !878
  %cmp2 = icmp slt i32 %48, 3, !dbg !881
  br i1 %cmp2, label %if.then, label %if.end, !dbg !881

if.then:                                          ; preds = %for.body
  store ptr %pipe, ptr %this.addr.i, align 8, !dbg !882
  %this1.i = load ptr, ptr %this.addr.i, align 8, !dbg !882
  %49 = load i32, ptr %i, align 4, !dbg !884
  %add = add nsw i32 %49, 1, !dbg !885
  %rem = srem i32 %add, 2, !dbg !886
  %idxprom3 = sext i32 %rem to i64, !dbg !887
  %arrayidx4 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9of_threadPKiPiE4tile to ptr), i64 0, i64 %idxprom3, !dbg !887
  %50 = load i32, ptr %t, align 4, !dbg !888
  %idxprom5 = sext i32 %50 to i64, !dbg !887
  %arrayidx6 = getelementptr inbounds [64 x i32], ptr %arrayidx4, i64 0, i64 %idxprom5, !dbg !887
  %51 = load ptr, ptr %in.addr, align 8, !dbg !889
  %52 = load i32, ptr %i, align 4, !dbg !890
  %add7 = add nsw i32 %52, 1, !dbg !891
  %mul = mul nsw i32 64, %add7, !dbg !892
  %idx.ext8 = sext i32 %mul to i64, !dbg !893
  %add.ptr9 = getelementptr inbounds i32, ptr %51, i64 %idx.ext8, !dbg !893
  %53 = load i32, ptr %t, align 4, !dbg !894
  %idx.ext10 = sext i32 %53 to i64, !dbg !895
  %add.ptr11 = getelementptr inbounds i32, ptr %add.ptr9, i64 %idx.ext10, !dbg !895
  store i64 4, ptr %ref.tmp12, align 8, !dbg !896
  store ptr %arrayidx6, ptr %to.addr.i, align 8, !dbg !897
  store ptr %add.ptr11, ptr %from.addr.i, align 8, !dbg !897
  store ptr %ref.tmp12, ptr %n.addr.i, align 8, !dbg !897
  store ptr %pipe, ptr %.addr.i, align 8, !dbg !897
  %54 = load ptr, ptr %to.addr.i, align 8, !dbg !897
  %55 = load ptr, ptr %from.addr.i, align 8, !dbg !897
  %56 = load ptr, ptr %n.addr.i, align 8, !dbg !897, !nonnull !163, !align !812
  %57 = load i64, ptr %56, align 8, !dbg !897
  store ptr %54, ptr %to.addr.i72, align 8, !dbg !897
  store ptr %55, ptr %from.addr.i73, align 8, !dbg !897
  store i64 %57, ptr %n.addr.i74, align 8, !dbg !897
  store i32 0, ptr %rank.addr.i75, align 4, !dbg !897
  store i32 1, ptr %size.addr.i76, align 4, !dbg !897
  %58 = load ptr, ptr %to.addr.i72, align 8, !dbg !897
  %59 = ptrtoint ptr %58 to i64, !dbg !897
  %60 = load ptr, ptr %from.addr.i73, align 8, !dbg !897
  %61 = ptrtoint ptr %60 to i64, !dbg !897
  %or.i80 = or i64 %59, %61, !dbg !897
  %62 = load i64, ptr %n.addr.i74, align 8, !dbg !897
  %or1.i81 = or i64 %or.i80, %62, !dbg !897
  %rem.i82 = urem i64 %or1.i81, 4, !dbg !897
  %cmp.i83 = icmp eq i64 %rem.i82, 0, !dbg !897
  %conv.i84 = zext i1 %cmp.i83 to i32, !dbg !897
  %63 = load ptr, ptr %to.addr.i72, align 8, !dbg !897
  %64 = call i1 @llvm.nvvm.isspacep.shared(ptr %63), !dbg !897
  %conv2.i85 = zext i1 %64 to i32, !dbg !897
  %conv4.i86 = zext i1 %64 to i32, !dbg !897
  %and.i87 = and i32 %conv.i84, %conv4.i86, !dbg !897
  %65 = load ptr, ptr %from.addr.i73, align 8, !dbg !897
  %66 = call i1 @llvm.nvvm.isspacep.global(ptr %65), !dbg !897
  %conv5.i88 = zext i1 %66 to i32, !dbg !897
  %conv7.i89 = zext i1 %66 to i32, !dbg !897
  %and8.i90 = and i32 %and.i87, %conv7.i89, !dbg !897
  %tobool.i91 = icmp ne i32 %and8.i90, 0, !dbg !897
  %storedv.i92 = zext i1 %tobool.i91 to i8, !dbg !897
  store i8 %storedv.i92, ptr %async.i77, align 1, !dbg !897
  %67 = load i8, ptr %async.i77, align 1, !dbg !897
  %loadedv.i93 = trunc i8 %67 to i1, !dbg !897
  %68 = zext i1 %loadedv.i93 to i64, !dbg !897
  %cond.i94 = select i1 %loadedv.i93, i64 4, i64 1, !dbg !897
  store i64 %cond.i94, ptr %unit.i78, align 8, !dbg !897
  %69 = load i32, ptr %rank.addr.i75, align 4, !dbg !897
  %conv9.i95 = zext i32 %69 to i64, !dbg !897
  %70 = load i64, ptr %unit.i78, align 8, !dbg !897
  %mul.i96 = mul i64 %conv9.i95, %70, !dbg !897
  store i64 %mul.i96, ptr %i.i79, align 8, !dbg !897
  br label %for.cond.i97, !dbg !897

for.cond.i97:                                     ; preds = %if.end.i105, %if.then
  %71 = load i64, ptr %i.i79, align 8, !dbg !897
  %72 = load i64, ptr %n.addr.i74, align 8, !dbg !897
  %cmp10.i98 = icmp ult i64 %71, %72, !dbg !897
  br i1 %cmp10.i98, label %for.body.i100, label %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit122, !dbg !897

for.body.i100:                                    ; preds = %for.cond.i97
  %73 = load i8, ptr %async.i77, align 1, !dbg !897
  %loadedv11.i101 = trunc i8 %73 to i1, !dbg !897
  br i1 %loadedv11.i101, label %if.then.i109, label %if.else.i102, !dbg !897

if.then.i109:                                     ; preds = %for.body.i100
  %74 = load ptr, ptr %to.addr.i72, align 8, !dbg !897
  %75 = load i64, ptr %i.i79, align 8, !dbg !897
  %add.ptr.i110 = getelementptr inbounds nuw i8, ptr %74, i64 %75, !dbg !897
  %add.ptr.ascast.i111 = addrspacecast ptr %add.ptr.i110 to ptr addrspace(3), !dbg !897
  %76 = load ptr, ptr %from.addr.i73, align 8, !dbg !897
  %77 = load i64, ptr %i.i79, align 8, !dbg !897
  %add.ptr12.i112 = getelementptr inbounds nuw i8, ptr %76, i64 %77, !dbg !897
  %add.ptr12.ascast.i113 = addrspacecast ptr %add.ptr12.i112 to ptr addrspace(1), !dbg !897
  %78 = load i64, ptr %n.addr.i74, align 8, !dbg !897
  %79 = load i64, ptr %i.i79, align 8, !dbg !897
  %sub.i114 = sub i64 %78, %79, !dbg !897
  %cmp13.i115 = icmp ult i64 %sub.i114, 4, !dbg !897
  br i1 %cmp13.i115, label %cond.true.i120, label %cond.false.i116, !dbg !897

cond.true.i120:                                   ; preds = %if.then.i109
  %80 = load i64, ptr %n.addr.i74, align 8, !dbg !897
  %81 = load i64, ptr %i.i79, align 8, !dbg !897
  %sub14.i121 = sub i64 %80, %81, !dbg !897
  br label %cond.end.i117, !dbg !897

cond.false.i116:                                  ; preds = %if.then.i109
  br label %cond.end.i117, !dbg !897

cond.end.i117:                                    ; preds = %cond.false.i116, %cond.true.i120
  %cond15.i118 = phi i64 [ %sub14.i121, %cond.true.i120 ], [ 4, %cond.false.i116 ], !dbg !897
  %conv16.i119 = trunc i64 %cond15.i118 to i32, !dbg !897
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i111, ptr addrspace(1) noundef %add.ptr12.ascast.i113, i32 noundef 4, i32 noundef %conv16.i119) #7, !dbg !897
  br label %if.end.i105, !dbg !897

if.else.i102:                                     ; preds = %for.body.i100
  %82 = load ptr, ptr %from.addr.i73, align 8, !dbg !897
  %83 = load i64, ptr %i.i79, align 8, !dbg !897
  %arrayidx.i103 = getelementptr inbounds nuw i8, ptr %82, i64 %83, !dbg !897
  %84 = load i8, ptr %arrayidx.i103, align 1, !dbg !897
  %85 = load ptr, ptr %to.addr.i72, align 8, !dbg !897
  %86 = load i64, ptr %i.i79, align 8, !dbg !897
  %arrayidx17.i104 = getelementptr inbounds nuw i8, ptr %85, i64 %86, !dbg !897
  store i8 %84, ptr %arrayidx17.i104, align 1, !dbg !897
  br label %if.end.i105, !dbg !897

if.end.i105:                                      ; preds = %if.else.i102, %cond.end.i117
  %87 = load i32, ptr %size.addr.i76, align 4, !dbg !897
  %conv18.i106 = zext i32 %87 to i64, !dbg !897
  %88 = load i64, ptr %unit.i78, align 8, !dbg !897
  %mul19.i107 = mul i64 %conv18.i106, %88, !dbg !897
  %89 = load i64, ptr %i.i79, align 8, !dbg !897
  %add.i108 = add i64 %89, %mul19.i107, !dbg !897
  store i64 %add.i108, ptr %i.i79, align 8, !dbg !897
  br label %for.cond.i97, !dbg !897, !llvm.loop !898

_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit122:        ; preds = %for.cond.i97
  %90 = load i8, ptr %async.i77, align 1, !dbg !897
  %loadedv20.i99 = trunc i8 %90 to i1, !dbg !897
  store ptr %pipe, ptr %this.addr.i42, align 8, !dbg !899
  %this1.i43 = load ptr, ptr %this.addr.i42, align 8, !dbg !899
  call void @__ws_cp_async_commit() #7, !dbg !899
  %ws_head.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i43, i32 0, i32 2, !dbg !899
  %91 = load i32, ptr %ws_head.i, align 4, !dbg !899
  %inc.i = add i32 %91, 1, !dbg !899
  store i32 %inc.i, ptr %ws_head.i, align 4, !dbg !899
  br label %if.end, !dbg !900

if.end:                                           ; preds = %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit122, %for.body
  %92 = load i32, ptr %i, align 4, !dbg !901
  %cmp13 = icmp slt i32 %92, 3, !dbg !903
  br i1 %cmp13, label %if.then14, label %if.else, !dbg !903

if.then14:                                        ; preds = %if.end
  store ptr %pipe, ptr %p.addr.i, align 8, !dbg !904
  %93 = load ptr, ptr %p.addr.i, align 8, !dbg !904, !nonnull !163, !align !812
  store ptr %93, ptr %this.addr.i123, align 8, !dbg !904
  store i32 1, ptr %n.addr.i124, align 4, !dbg !904
  %this1.i125 = load ptr, ptr %this.addr.i123, align 8, !dbg !904
  %94 = load i32, ptr %n.addr.i124, align 4, !dbg !904
  call void @__ws_cp_async_wait(i32 noundef %94) #7, !dbg !904
  %ws_head.i126 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i125, i32 0, i32 2, !dbg !904
  %95 = load i32, ptr %ws_head.i126, align 4, !dbg !904
  %96 = load i32, ptr %n.addr.i124, align 4, !dbg !904
  %sub.i127 = sub i32 %95, %96, !dbg !904
  %ws_tail.i128 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i125, i32 0, i32 3, !dbg !904
  store i32 %sub.i127, ptr %ws_tail.i128, align 8, !dbg !904
  br label %if.end15, !dbg !904

if.else:                                          ; preds = %if.end
  store ptr %pipe, ptr %this.addr.i48, align 8, !dbg !905
  %this1.i49 = load ptr, ptr %this.addr.i48, align 8, !dbg !905
  %ws_head.i50 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i49, i32 0, i32 2, !dbg !905
  %97 = load i32, ptr %ws_head.i50, align 4, !dbg !905
  %ws_tail.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i49, i32 0, i32 3, !dbg !905
  %98 = load i32, ptr %ws_tail.i, align 8, !dbg !905
  %cmp.i = icmp ne i32 %97, %98, !dbg !905
  br i1 %cmp.i, label %if.then.i51, label %_ZN4cuda8pipelineILNS_12thread_scopeE3EE13consumer_waitEv.exit, !dbg !905

if.then.i51:                                      ; preds = %if.else
  %ws_head2.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i49, i32 0, i32 2, !dbg !905
  %99 = load i32, ptr %ws_head2.i, align 4, !dbg !905
  %ws_tail3.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i49, i32 0, i32 3, !dbg !905
  %100 = load i32, ptr %ws_tail3.i, align 8, !dbg !905
  %sub.i = sub i32 %99, %100, !dbg !905
  %sub4.i = sub i32 %sub.i, 1, !dbg !905
  call void @__ws_cp_async_wait(i32 noundef %sub4.i) #7, !dbg !905
  %ws_tail5.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i49, i32 0, i32 3, !dbg !905
  %101 = load i32, ptr %ws_tail5.i, align 8, !dbg !905
  %inc.i52 = add i32 %101, 1, !dbg !905
  store i32 %inc.i52, ptr %ws_tail5.i, align 8, !dbg !905
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE3EE13consumer_waitEv.exit, !dbg !905

_ZN4cuda8pipelineILNS_12thread_scopeE3EE13consumer_waitEv.exit: ; preds = %if.else, %if.then.i51
  br label %if.end15

if.end15:                                         ; preds = %_ZN4cuda8pipelineILNS_12thread_scopeE3EE13consumer_waitEv.exit, %if.then14
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !906
  %102 = load i32, ptr %i, align 4, !dbg !907
  %rem16 = srem i32 %102, 2, !dbg !908
  %idxprom17 = sext i32 %rem16 to i64, !dbg !909
  %arrayidx18 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9of_threadPKiPiE4tile to ptr), i64 0, i64 %idxprom17, !dbg !909
  %103 = load i32, ptr %t, align 4, !dbg !910
  %sub = sub nsw i32 63, %103, !dbg !911
  %idxprom19 = sext i32 %sub to i64, !dbg !909
  %arrayidx20 = getelementptr inbounds [64 x i32], ptr %arrayidx18, i64 0, i64 %idxprom19, !dbg !909
  %104 = load i32, ptr %arrayidx20, align 4, !dbg !909
  %105 = load i32, ptr %i, align 4, !dbg !912
  %mul21 = mul nsw i32 64, %105, !dbg !913
  %add22 = add nsw i32 %mul21, 63, !dbg !914
  %106 = load i32, ptr %t, align 4, !dbg !915
  %sub23 = sub nsw i32 %add22, %106, !dbg !916
  %cmp24 = icmp eq i32 %104, %sub23, !dbg !917
  %storedv.i = zext i1 %cmp24 to i8, !dbg !918
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !918
  store ptr @.str2, ptr %text.addr.i, align 8, !dbg !918
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !918
  store i32 46, ptr %line.addr.i, align 4, !dbg !918
  store ptr @__PRETTY_FUNCTION__._Z9of_threadPKiPi, ptr %fn.addr.i, align 8, !dbg !918
  %107 = load i8, ptr %holds.addr.i, align 1, !dbg !918
  %loadedv.i = trunc i8 %107 to i1, !dbg !918
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !918

if.then.i:                                        ; preds = %if.end15
  %108 = load ptr, ptr %text.addr.i, align 8, !dbg !918
  %109 = load ptr, ptr %file.addr.i, align 8, !dbg !918
  %110 = load i32, ptr %line.addr.i, align 4, !dbg !918
  %111 = load ptr, ptr %fn.addr.i, align 8, !dbg !918
  call void @__assertfail(ptr noundef %108, ptr noundef %109, i32 noundef %110, ptr noundef %111, i64 noundef 1) #8, !dbg !918
  unreachable, !dbg !918

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.end15
  %112 = load i32, ptr %i, align 4, !dbg !919
  %rem25 = srem i32 %112, 2, !dbg !920
  %idxprom26 = sext i32 %rem25 to i64, !dbg !921
  %arrayidx27 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9of_threadPKiPiE4tile to ptr), i64 0, i64 %idxprom26, !dbg !921
  %113 = load i32, ptr %t, align 4, !dbg !922
  %sub28 = sub nsw i32 63, %113, !dbg !923
  %idxprom29 = sext i32 %sub28 to i64, !dbg !921
  %arrayidx30 = getelementptr inbounds [64 x i32], ptr %arrayidx27, i64 0, i64 %idxprom29, !dbg !921
  %114 = load i32, ptr %arrayidx30, align 4, !dbg !921
  %115 = load ptr, ptr %out.addr, align 8, !dbg !924
  %116 = load i32, ptr %i, align 4, !dbg !925
  %mul31 = mul nsw i32 64, %116, !dbg !926
  %117 = load i32, ptr %t, align 4, !dbg !927
  %add32 = add nsw i32 %mul31, %117, !dbg !928
  %idxprom33 = sext i32 %add32 to i64, !dbg !924
  %arrayidx34 = getelementptr inbounds i32, ptr %115, i64 %idxprom33, !dbg !924
  store i32 %114, ptr %arrayidx34, align 4, !dbg !929
  store ptr %pipe, ptr %this.addr.i53, align 8, !dbg !930
  %this1.i54 = load ptr, ptr %this.addr.i53, align 8, !dbg !930
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !931
  br label %for.inc, !dbg !932

for.inc:                                          ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %118 = load i32, ptr %i, align 4, !dbg !933
  %inc = add nsw i32 %118, 1, !dbg !933
  store i32 %inc, ptr %i, align 4, !dbg !933
  br label %for.cond, !dbg !934, !llvm.loop !935

for.end:                                          ; preds = %for.cond
  ret void, !dbg !937
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8of_blockPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !180 {
entry:
  %this.addr.i104 = alloca ptr, align 8
  %at.addr.i105 = alloca ptr, align 8
  %n.addr.i106 = alloca i32, align 4
  %this.addr.i101 = alloca ptr, align 8
  %at.addr.i = alloca ptr, align 8
  %n.addr.i102 = alloca i32, align 4
  %retval.i88 = alloca %"class.cuda::pipeline.0", align 8
  %g.addr.i89 = alloca ptr, align 8
  %s.addr.i90 = alloca ptr, align 8
  %producers.addr.i = alloca i32, align 4
  %consumers.addr.i = alloca i32, align 4
  %i.i91 = alloca i32, align 4
  %to.addr.i77 = alloca ptr, align 8
  %from.addr.i78 = alloca ptr, align 8
  %n.addr.i79 = alloca i64, align 8
  %rank.addr.i = alloca i32, align 4
  %size.addr.i = alloca i32, align 4
  %async.i = alloca i8, align 1
  %unit.i = alloca i64, align 8
  %i.i = alloca i64, align 8
  %this.addr.i49 = alloca ptr, align 8
  %this.addr.i43 = alloca ptr, align 8
  %this.addr.i33 = alloca ptr, align 8
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
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
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
    #dbg_declare(ptr %in.addr, !938, !DIExpression(), !939)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !940, !DIExpression(), !941)
    #dbg_declare(ptr %block, !942, !DIExpression(), !943)
  %0 = load %"struct.cooperative_groups::thread_block", ptr %retval.i, align 1, !dbg !944
    #dbg_declare(ptr %pipe, !945, !DIExpression(), !946)
  store ptr %block, ptr %g.addr.i, align 8, !dbg !947
  store ptr addrspacecast (ptr addrspace(3) @_ZZ8of_blockPKiPiE5state to ptr), ptr %s.addr.i, align 8, !dbg !947
  %1 = load ptr, ptr %g.addr.i, align 8, !dbg !947, !nonnull !163
  %2 = load ptr, ptr %s.addr.i, align 8, !dbg !947
  %3 = load ptr, ptr %g.addr.i, align 8, !dbg !947, !nonnull !163
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !947
  %call1.i73 = call i32 @__ws_sreg_ntid_y() #7, !dbg !947
  %mul.i74 = mul i32 %4, %call1.i73, !dbg !947
  %call2.i75 = call i32 @__ws_sreg_ntid_z() #7, !dbg !947
  %mul3.i76 = mul i32 %mul.i74, %call2.i75, !dbg !947
  %5 = load ptr, ptr %g.addr.i, align 8, !dbg !947, !nonnull !163
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !947
  %call1.i69 = call i32 @__ws_sreg_ntid_y() #7, !dbg !947
  %mul.i70 = mul i32 %6, %call1.i69, !dbg !947
  %call2.i71 = call i32 @__ws_sreg_ntid_z() #7, !dbg !947
  %mul3.i72 = mul i32 %mul.i70, %call2.i71, !dbg !947
  store ptr %1, ptr %g.addr.i89, align 8, !dbg !947
  store ptr %2, ptr %s.addr.i90, align 8, !dbg !947
  store i32 %mul3.i76, ptr %producers.addr.i, align 4, !dbg !947
  store i32 %mul3.i72, ptr %consumers.addr.i, align 4, !dbg !947
  %7 = load ptr, ptr %g.addr.i89, align 8, !dbg !947, !nonnull !163
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !947
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !947
  %call2.i.i = call i32 @__ws_sreg_tid_y() #7, !dbg !947
  %call3.i.i = call i32 @__ws_sreg_ntid_y() #7, !dbg !947
  %call4.i.i = call i32 @__ws_sreg_tid_z() #7, !dbg !947
  %mul.i.i = mul i32 %call3.i.i, %call4.i.i, !dbg !947
  %add.i.i = add i32 %call2.i.i, %mul.i.i, !dbg !947
  %mul5.i.i = mul i32 %9, %add.i.i, !dbg !947
  %add6.i.i = add i32 %8, %mul5.i.i, !dbg !947
  %cmp.i92 = icmp eq i32 %add6.i.i, 0, !dbg !947
  br i1 %cmp.i92, label %if.then.i94, label %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit, !dbg !947

if.then.i94:                                      ; preds = %entry
  store i32 0, ptr %i.i91, align 4, !dbg !947
  br label %for.cond.i95, !dbg !947

for.cond.i95:                                     ; preds = %for.body.i96, %if.then.i94
  %10 = load i32, ptr %i.i91, align 4, !dbg !947
  %cmp1.i = icmp ult i32 %10, 2, !dbg !947
  br i1 %cmp1.i, label %for.body.i96, label %for.end.i, !dbg !947

for.body.i96:                                     ; preds = %for.cond.i95
  %11 = load ptr, ptr %s.addr.i90, align 8, !dbg !947
  %12 = load i32, ptr %i.i91, align 4, !dbg !947
  %idxprom.i97 = zext i32 %12 to i64, !dbg !947
  %arrayidx.i98 = getelementptr inbounds nuw [2 x %struct.anon], ptr %11, i64 0, i64 %idxprom.i97, !dbg !947
  %13 = load i32, ptr %producers.addr.i, align 4, !dbg !947
  call void @__ws_mbarrier_init(ptr noundef %arrayidx.i98, i32 noundef %13) #7, !dbg !947
  %14 = load ptr, ptr %s.addr.i90, align 8, !dbg !947
  %15 = load i32, ptr %i.i91, align 4, !dbg !947
  %idxprom3.i = zext i32 %15 to i64, !dbg !947
  %arrayidx4.i = getelementptr inbounds nuw [2 x %struct.anon], ptr %14, i64 0, i64 %idxprom3.i, !dbg !947
  %consumed.i99 = getelementptr inbounds nuw %struct.anon, ptr %arrayidx4.i, i32 0, i32 1, !dbg !947
  %16 = load i32, ptr %consumers.addr.i, align 4, !dbg !947
  call void @__ws_mbarrier_init(ptr noundef %consumed.i99, i32 noundef %16) #7, !dbg !947
  %17 = load i32, ptr %i.i91, align 4, !dbg !947
  %inc.i100 = add i32 %17, 1, !dbg !947
  store i32 %inc.i100, ptr %i.i91, align 4, !dbg !947
  br label %for.cond.i95, !dbg !947, !llvm.loop !948

for.end.i:                                        ; preds = %for.cond.i95
  br label %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit, !dbg !947

_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit: ; preds = %entry, %for.end.i
  %18 = load ptr, ptr %g.addr.i89, align 8, !dbg !947, !nonnull !163
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !947
  %19 = load ptr, ptr %s.addr.i90, align 8, !dbg !947
  store ptr %retval.i88, ptr %this.addr.i101, align 8, !dbg !947
  store ptr %19, ptr %at.addr.i, align 8, !dbg !947
  store i32 2, ptr %n.addr.i102, align 4, !dbg !947
  %this1.i103 = load ptr, ptr %this.addr.i101, align 8, !dbg !947
  %20 = load ptr, ptr %at.addr.i, align 8, !dbg !947
  %21 = load i32, ptr %n.addr.i102, align 4, !dbg !947
  store ptr %this1.i103, ptr %this.addr.i104, align 8, !dbg !947
  store ptr %20, ptr %at.addr.i105, align 8, !dbg !947
  store i32 %21, ptr %n.addr.i106, align 4, !dbg !947
  %this1.i107 = load ptr, ptr %this.addr.i104, align 8, !dbg !947
  %22 = load ptr, ptr %at.addr.i105, align 8, !dbg !947
  store ptr %22, ptr %this1.i107, align 8, !dbg !947
  %ws_n.i108 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i107, i32 0, i32 1, !dbg !947
  %23 = load i32, ptr %n.addr.i106, align 4, !dbg !947
  store i32 %23, ptr %ws_n.i108, align 8, !dbg !947
  %ws_head.i109 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i107, i32 0, i32 2, !dbg !947
  store i32 0, ptr %ws_head.i109, align 4, !dbg !947
  %ws_tail.i110 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i107, i32 0, i32 3, !dbg !947
  store i32 0, ptr %ws_tail.i110, align 8, !dbg !947
  %ws_free.i111 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i107, i32 0, i32 4, !dbg !947
  store i8 1, ptr %ws_free.i111, align 4, !dbg !947
  %ws_full.i112 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i107, i32 0, i32 5, !dbg !947
  store i8 0, ptr %ws_full.i112, align 1, !dbg !947
  %24 = load %"class.cuda::pipeline.0", ptr %retval.i88, align 8, !dbg !947
  store %"class.cuda::pipeline.0" %24, ptr %tmp.coerce.i, align 8, !dbg !947
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %retval.i29, ptr align 8 %tmp.coerce.i, i64 22, i1 false), !dbg !947
  %25 = load %"class.cuda::pipeline.0", ptr %retval.i29, align 8, !dbg !947
  store %"class.cuda::pipeline.0" %25, ptr %tmp.coerce, align 8, !dbg !947
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %pipe, ptr align 8 %tmp.coerce, i64 22, i1 false), !dbg !947
    #dbg_declare(ptr %t, !949, !DIExpression(), !950)
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !951
  store i32 %26, ptr %t, align 4, !dbg !950
    #dbg_declare(ptr %load, !952, !DIExpression(), !954)
  store i32 0, ptr %load, align 4, !dbg !954
    #dbg_declare(ptr %i, !955, !DIExpression(), !956)
  store i32 0, ptr %i, align 4, !dbg !956
  br label %for.cond, !dbg !957

for.cond:                                         ; preds = %for.inc26, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit
  %27 = load i32, ptr %i, align 4, !dbg !958
  %cmp = icmp slt i32 %27, 4, !dbg !960
  br i1 %cmp, label %for.body, label %for.end28, !dbg !961

for.body:                                         ; preds = %for.cond
  br label %for.cond3, !dbg !962

for.cond3:                                        ; preds = %for.inc, %for.body
  %28 = load i32, ptr %load, align 4, !dbg !964
  %cmp4 = icmp slt i32 %28, 4, !dbg !967
  br i1 %cmp4, label %land.rhs, label %land.end, !dbg !968

land.rhs:                                         ; preds = %for.cond3
  %29 = load i32, ptr %load, align 4, !dbg !969
  %30 = load i32, ptr %i, align 4, !dbg !970
  %add = add nsw i32 %30, 2, !dbg !971
  %cmp5 = icmp slt i32 %29, %add, !dbg !972
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond3
  %31 = phi i1 [ false, %for.cond3 ], [ %cmp5, %land.rhs ], !dbg !973
  br i1 %31, label %for.body6, label %for.end, !dbg !974

for.body6:                                        ; preds = %land.end
  store ptr %pipe, ptr %this.addr.i, align 8, !dbg !975
  %this1.i = load ptr, ptr %this.addr.i, align 8, !dbg !975
  %32 = load ptr, ptr %this1.i, align 8, !dbg !975
  %ws_head.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i, i32 0, i32 2, !dbg !975
  %33 = load i32, ptr %ws_head.i, align 4, !dbg !975
  %idxprom.i = zext i32 %33 to i64, !dbg !975
  %arrayidx.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %32, i64 %idxprom.i, !dbg !975
  %consumed.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %arrayidx.i, i32 0, i32 1, !dbg !975
  %ws_free.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i, i32 0, i32 4, !dbg !975
  %34 = load i8, ptr %ws_free.i, align 4, !dbg !975
  %loadedv.i30 = trunc i8 %34 to i1, !dbg !975
  %conv.i = zext i1 %loadedv.i30 to i32, !dbg !975
  call void @__ws_mbarrier_wait_parity(ptr noundef %consumed.i, i32 noundef %conv.i) #7, !dbg !975
  %35 = load i32, ptr %load, align 4, !dbg !977
  %rem = srem i32 %35, 2, !dbg !978
  %idxprom = sext i32 %rem to i64, !dbg !979
  %arrayidx = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ8of_blockPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !979
  %arraydecay = getelementptr inbounds [64 x i32], ptr %arrayidx, i64 0, i64 0, !dbg !979
  %36 = load ptr, ptr %in.addr, align 8, !dbg !980
  %37 = load i32, ptr %load, align 4, !dbg !981
  %mul = mul nsw i32 64, %37, !dbg !982
  %idx.ext = sext i32 %mul to i64, !dbg !983
  %add.ptr = getelementptr inbounds i32, ptr %36, i64 %idx.ext, !dbg !983
  call void @_ZN4cuda14aligned_size_tILm16EEC1Em(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp, i64 noundef 256) #7, !dbg !984
  store ptr %block, ptr %g.addr.i31, align 8, !dbg !985
  store ptr %arraydecay, ptr %to.addr.i, align 8, !dbg !985
  store ptr %add.ptr, ptr %from.addr.i, align 8, !dbg !985
  store ptr %ref.tmp, ptr %n.addr.i, align 8, !dbg !985
  store ptr %pipe, ptr %.addr.i, align 8, !dbg !985
  %38 = load ptr, ptr %to.addr.i, align 8, !dbg !985
  %39 = load ptr, ptr %from.addr.i, align 8, !dbg !985
  %40 = load ptr, ptr %n.addr.i, align 8, !dbg !985, !nonnull !163, !align !812
  %call.i = call noundef i64 @_ZNK4cuda14aligned_size_tILm16EEcvmEv(ptr noundef nonnull align 8 dereferenceable(8) %40) #7, !dbg !985
  %41 = load ptr, ptr %g.addr.i31, align 8, !dbg !985, !nonnull !163
  %42 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !985
  %43 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !985
  %call2.i65 = call i32 @__ws_sreg_tid_y() #7, !dbg !985
  %call3.i66 = call i32 @__ws_sreg_ntid_y() #7, !dbg !985
  %call4.i = call i32 @__ws_sreg_tid_z() #7, !dbg !985
  %mul.i = mul i32 %call3.i66, %call4.i, !dbg !985
  %add.i = add i32 %call2.i65, %mul.i, !dbg !985
  %mul5.i = mul i32 %43, %add.i, !dbg !985
  %add6.i = add i32 %42, %mul5.i, !dbg !985
  %44 = load ptr, ptr %g.addr.i31, align 8, !dbg !985, !nonnull !163
  %45 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !985
  %call1.i = call i32 @__ws_sreg_ntid_y() #7, !dbg !985
  %mul.i67 = mul i32 %45, %call1.i, !dbg !985
  %call2.i68 = call i32 @__ws_sreg_ntid_z() #7, !dbg !985
  %mul3.i = mul i32 %mul.i67, %call2.i68, !dbg !985
  store ptr %38, ptr %to.addr.i77, align 8, !dbg !985
  store ptr %39, ptr %from.addr.i78, align 8, !dbg !985
  store i64 %call.i, ptr %n.addr.i79, align 8, !dbg !985
  store i32 %add6.i, ptr %rank.addr.i, align 4, !dbg !985
  store i32 %mul3.i, ptr %size.addr.i, align 4, !dbg !985
  %46 = load ptr, ptr %to.addr.i77, align 8, !dbg !985
  %47 = ptrtoint ptr %46 to i64, !dbg !985
  %48 = load ptr, ptr %from.addr.i78, align 8, !dbg !985
  %49 = ptrtoint ptr %48 to i64, !dbg !985
  %or.i = or i64 %47, %49, !dbg !985
  %50 = load i64, ptr %n.addr.i79, align 8, !dbg !985
  %or1.i = or i64 %or.i, %50, !dbg !985
  %rem.i = urem i64 %or1.i, 4, !dbg !985
  %cmp.i80 = icmp eq i64 %rem.i, 0, !dbg !985
  %conv.i81 = zext i1 %cmp.i80 to i32, !dbg !985
  %51 = load ptr, ptr %to.addr.i77, align 8, !dbg !985
  %52 = call i1 @llvm.nvvm.isspacep.shared(ptr %51), !dbg !985
  %conv2.i = zext i1 %52 to i32, !dbg !985
  %conv4.i = zext i1 %52 to i32, !dbg !985
  %and.i = and i32 %conv.i81, %conv4.i, !dbg !985
  %53 = load ptr, ptr %from.addr.i78, align 8, !dbg !985
  %54 = call i1 @llvm.nvvm.isspacep.global(ptr %53), !dbg !985
  %conv5.i = zext i1 %54 to i32, !dbg !985
  %conv7.i = zext i1 %54 to i32, !dbg !985
  %and8.i = and i32 %and.i, %conv7.i, !dbg !985
  %tobool.i = icmp ne i32 %and8.i, 0, !dbg !985
  %storedv.i82 = zext i1 %tobool.i to i8, !dbg !985
  store i8 %storedv.i82, ptr %async.i, align 1, !dbg !985
  %55 = load i8, ptr %async.i, align 1, !dbg !985
  %loadedv.i83 = trunc i8 %55 to i1, !dbg !985
  %56 = zext i1 %loadedv.i83 to i64, !dbg !985
  %cond.i = select i1 %loadedv.i83, i64 16, i64 1, !dbg !985
  store i64 %cond.i, ptr %unit.i, align 8, !dbg !985
  %57 = load i32, ptr %rank.addr.i, align 4, !dbg !985
  %conv9.i = zext i32 %57 to i64, !dbg !985
  %58 = load i64, ptr %unit.i, align 8, !dbg !985
  %mul.i84 = mul i64 %conv9.i, %58, !dbg !985
  store i64 %mul.i84, ptr %i.i, align 8, !dbg !985
  br label %for.cond.i, !dbg !985

for.cond.i:                                       ; preds = %if.end.i, %for.body6
  %59 = load i64, ptr %i.i, align 8, !dbg !985
  %60 = load i64, ptr %n.addr.i79, align 8, !dbg !985
  %cmp10.i = icmp ult i64 %59, %60, !dbg !985
  br i1 %cmp10.i, label %for.body.i, label %_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit, !dbg !985

for.body.i:                                       ; preds = %for.cond.i
  %61 = load i8, ptr %async.i, align 1, !dbg !985
  %loadedv11.i = trunc i8 %61 to i1, !dbg !985
  br i1 %loadedv11.i, label %if.then.i87, label %if.else.i, !dbg !985

if.then.i87:                                      ; preds = %for.body.i
  %62 = load ptr, ptr %to.addr.i77, align 8, !dbg !985
  %63 = load i64, ptr %i.i, align 8, !dbg !985
  %add.ptr.i = getelementptr inbounds nuw i8, ptr %62, i64 %63, !dbg !985
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !985
  %64 = load ptr, ptr %from.addr.i78, align 8, !dbg !985
  %65 = load i64, ptr %i.i, align 8, !dbg !985
  %add.ptr12.i = getelementptr inbounds nuw i8, ptr %64, i64 %65, !dbg !985
  %add.ptr12.ascast.i = addrspacecast ptr %add.ptr12.i to ptr addrspace(1), !dbg !985
  %66 = load i64, ptr %n.addr.i79, align 8, !dbg !985
  %67 = load i64, ptr %i.i, align 8, !dbg !985
  %sub.i = sub i64 %66, %67, !dbg !985
  %cmp13.i = icmp ult i64 %sub.i, 16, !dbg !985
  br i1 %cmp13.i, label %cond.true.i, label %cond.false.i, !dbg !985

cond.true.i:                                      ; preds = %if.then.i87
  %68 = load i64, ptr %n.addr.i79, align 8, !dbg !985
  %69 = load i64, ptr %i.i, align 8, !dbg !985
  %sub14.i = sub i64 %68, %69, !dbg !985
  br label %cond.end.i, !dbg !985

cond.false.i:                                     ; preds = %if.then.i87
  br label %cond.end.i, !dbg !985

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond15.i = phi i64 [ %sub14.i, %cond.true.i ], [ 16, %cond.false.i ], !dbg !985
  %conv16.i = trunc i64 %cond15.i to i32, !dbg !985
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr12.ascast.i, i32 noundef 16, i32 noundef %conv16.i) #7, !dbg !985
  br label %if.end.i, !dbg !985

if.else.i:                                        ; preds = %for.body.i
  %70 = load ptr, ptr %from.addr.i78, align 8, !dbg !985
  %71 = load i64, ptr %i.i, align 8, !dbg !985
  %arrayidx.i85 = getelementptr inbounds nuw i8, ptr %70, i64 %71, !dbg !985
  %72 = load i8, ptr %arrayidx.i85, align 1, !dbg !985
  %73 = load ptr, ptr %to.addr.i77, align 8, !dbg !985
  %74 = load i64, ptr %i.i, align 8, !dbg !985
  %arrayidx17.i = getelementptr inbounds nuw i8, ptr %73, i64 %74, !dbg !985
  store i8 %72, ptr %arrayidx17.i, align 1, !dbg !985
  br label %if.end.i, !dbg !985

if.end.i:                                         ; preds = %if.else.i, %cond.end.i
  %75 = load i32, ptr %size.addr.i, align 4, !dbg !985
  %conv18.i = zext i32 %75 to i64, !dbg !985
  %76 = load i64, ptr %unit.i, align 8, !dbg !985
  %mul19.i = mul i64 %conv18.i, %76, !dbg !985
  %77 = load i64, ptr %i.i, align 8, !dbg !985
  %add.i86 = add i64 %77, %mul19.i, !dbg !985
  store i64 %add.i86, ptr %i.i, align 8, !dbg !985
  br label %for.cond.i, !dbg !985, !llvm.loop !986

_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit:          ; preds = %for.cond.i
  %78 = load i8, ptr %async.i, align 1, !dbg !985
  %loadedv20.i = trunc i8 %78 to i1, !dbg !985
  store ptr %pipe, ptr %this.addr.i33, align 8, !dbg !987
  %this1.i34 = load ptr, ptr %this.addr.i33, align 8, !dbg !987
  %79 = load ptr, ptr %this1.i34, align 8, !dbg !987
  %ws_head.i35 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i34, i32 0, i32 2, !dbg !987
  %80 = load i32, ptr %ws_head.i35, align 4, !dbg !987
  %idxprom.i36 = zext i32 %80 to i64, !dbg !987
  %arrayidx.i37 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %79, i64 %idxprom.i36, !dbg !987
  call void @__ws_cp_async_arrive(ptr noundef %arrayidx.i37) #7, !dbg !987
  %81 = load ptr, ptr %this1.i34, align 8, !dbg !987
  %ws_head3.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i34, i32 0, i32 2, !dbg !987
  %82 = load i32, ptr %ws_head3.i, align 4, !dbg !987
  %idxprom4.i = zext i32 %82 to i64, !dbg !987
  %arrayidx5.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %81, i64 %idxprom4.i, !dbg !987
  %call.i38 = call i64 @__ws_mbarrier_arrive(ptr noundef %arrayidx5.i, i32 noundef 1) #7, !dbg !987
  %ws_head7.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i34, i32 0, i32 2, !dbg !987
  %83 = load i32, ptr %ws_head7.i, align 4, !dbg !987
  %inc.i = add i32 %83, 1, !dbg !987
  store i32 %inc.i, ptr %ws_head7.i, align 4, !dbg !987
  %ws_n.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i34, i32 0, i32 1, !dbg !987
  %84 = load i32, ptr %ws_n.i, align 8, !dbg !987
  %cmp.i = icmp eq i32 %inc.i, %84, !dbg !987
  br i1 %cmp.i, label %if.then.i39, label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit, !dbg !987

if.then.i39:                                      ; preds = %_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit
  %ws_head8.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i34, i32 0, i32 2, !dbg !987
  store i32 0, ptr %ws_head8.i, align 4, !dbg !987
  %ws_free.i40 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i34, i32 0, i32 4, !dbg !987
  %85 = load i8, ptr %ws_free.i40, align 4, !dbg !987
  %loadedv.i41 = trunc i8 %85 to i1, !dbg !987
  %lnot.i = xor i1 %loadedv.i41, true, !dbg !987
  %ws_free9.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i34, i32 0, i32 4, !dbg !987
  %storedv.i42 = zext i1 %lnot.i to i8, !dbg !987
  store i8 %storedv.i42, ptr %ws_free9.i, align 4, !dbg !987
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit, !dbg !987

_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit: ; preds = %_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit, %if.then.i39
  br label %for.inc, !dbg !988

for.inc:                                          ; preds = %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit
  %86 = load i32, ptr %load, align 4, !dbg !989
  %inc = add nsw i32 %86, 1, !dbg !989
  store i32 %inc, ptr %load, align 4, !dbg !989
  br label %for.cond3, !dbg !990, !llvm.loop !991

for.end:                                          ; preds = %land.end
  store ptr %pipe, ptr %this.addr.i43, align 8, !dbg !993
  %this1.i44 = load ptr, ptr %this.addr.i43, align 8, !dbg !993
  %87 = load ptr, ptr %this1.i44, align 8, !dbg !993
  %ws_tail.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i44, i32 0, i32 3, !dbg !993
  %88 = load i32, ptr %ws_tail.i, align 8, !dbg !993
  %idxprom.i45 = zext i32 %88 to i64, !dbg !993
  %arrayidx.i46 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %87, i64 %idxprom.i45, !dbg !993
  %ws_full.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i44, i32 0, i32 5, !dbg !993
  %89 = load i8, ptr %ws_full.i, align 1, !dbg !993
  %loadedv.i47 = trunc i8 %89 to i1, !dbg !993
  %conv.i48 = zext i1 %loadedv.i47 to i32, !dbg !993
  call void @__ws_mbarrier_wait_parity(ptr noundef %arrayidx.i46, i32 noundef %conv.i48) #7, !dbg !993
  %90 = load i32, ptr %i, align 4, !dbg !994
  %rem7 = srem i32 %90, 2, !dbg !995
  %idxprom8 = sext i32 %rem7 to i64, !dbg !996
  %arrayidx9 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ8of_blockPKiPiE4tile to ptr), i64 0, i64 %idxprom8, !dbg !996
  %91 = load i32, ptr %t, align 4, !dbg !997
  %sub = sub nsw i32 63, %91, !dbg !998
  %idxprom10 = sext i32 %sub to i64, !dbg !996
  %arrayidx11 = getelementptr inbounds [64 x i32], ptr %arrayidx9, i64 0, i64 %idxprom10, !dbg !996
  %92 = load i32, ptr %arrayidx11, align 4, !dbg !996
  %93 = load i32, ptr %i, align 4, !dbg !999
  %mul12 = mul nsw i32 64, %93, !dbg !1000
  %add13 = add nsw i32 %mul12, 63, !dbg !1001
  %94 = load i32, ptr %t, align 4, !dbg !1002
  %sub14 = sub nsw i32 %add13, %94, !dbg !1003
  %cmp15 = icmp eq i32 %92, %sub14, !dbg !1004
  %storedv.i = zext i1 %cmp15 to i8, !dbg !1005
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !1005
  store ptr @.str2, ptr %text.addr.i, align 8, !dbg !1005
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !1005
  store i32 66, ptr %line.addr.i, align 4, !dbg !1005
  store ptr @__PRETTY_FUNCTION__._Z8of_blockPKiPi, ptr %fn.addr.i, align 8, !dbg !1005
  %95 = load i8, ptr %holds.addr.i, align 1, !dbg !1005
  %loadedv.i = trunc i8 %95 to i1, !dbg !1005
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !1005

if.then.i:                                        ; preds = %for.end
  %96 = load ptr, ptr %text.addr.i, align 8, !dbg !1005
  %97 = load ptr, ptr %file.addr.i, align 8, !dbg !1005
  %98 = load i32, ptr %line.addr.i, align 4, !dbg !1005
  %99 = load ptr, ptr %fn.addr.i, align 8, !dbg !1005
  call void @__assertfail(ptr noundef %96, ptr noundef %97, i32 noundef %98, ptr noundef %99, i64 noundef 1) #8, !dbg !1005
  unreachable, !dbg !1005

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %for.end
  %100 = load i32, ptr %i, align 4, !dbg !1006
  %rem16 = srem i32 %100, 2, !dbg !1007
  %idxprom17 = sext i32 %rem16 to i64, !dbg !1008
  %arrayidx18 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ8of_blockPKiPiE4tile to ptr), i64 0, i64 %idxprom17, !dbg !1008
  %101 = load i32, ptr %t, align 4, !dbg !1009
  %sub19 = sub nsw i32 63, %101, !dbg !1010
  %idxprom20 = sext i32 %sub19 to i64, !dbg !1008
  %arrayidx21 = getelementptr inbounds [64 x i32], ptr %arrayidx18, i64 0, i64 %idxprom20, !dbg !1008
  %102 = load i32, ptr %arrayidx21, align 4, !dbg !1008
  %103 = load ptr, ptr %out.addr, align 8, !dbg !1011
  %104 = load i32, ptr %i, align 4, !dbg !1012
  %mul22 = mul nsw i32 64, %104, !dbg !1013
  %105 = load i32, ptr %t, align 4, !dbg !1014
  %add23 = add nsw i32 %mul22, %105, !dbg !1015
  %idxprom24 = sext i32 %add23 to i64, !dbg !1011
  %arrayidx25 = getelementptr inbounds i32, ptr %103, i64 %idxprom24, !dbg !1011
  store i32 %102, ptr %arrayidx25, align 4, !dbg !1016
  store ptr %pipe, ptr %this.addr.i49, align 8, !dbg !1017
  %this1.i50 = load ptr, ptr %this.addr.i49, align 8, !dbg !1017
  %106 = load ptr, ptr %this1.i50, align 8, !dbg !1017
  %ws_tail.i51 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i50, i32 0, i32 3, !dbg !1017
  %107 = load i32, ptr %ws_tail.i51, align 8, !dbg !1017
  %idxprom.i52 = zext i32 %107 to i64, !dbg !1017
  %arrayidx.i53 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %106, i64 %idxprom.i52, !dbg !1017
  %consumed.i54 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %arrayidx.i53, i32 0, i32 1, !dbg !1017
  %call.i55 = call i64 @__ws_mbarrier_arrive(ptr noundef %consumed.i54, i32 noundef 1) #7, !dbg !1017
  %ws_tail2.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i50, i32 0, i32 3, !dbg !1017
  %108 = load i32, ptr %ws_tail2.i, align 8, !dbg !1017
  %inc.i56 = add i32 %108, 1, !dbg !1017
  store i32 %inc.i56, ptr %ws_tail2.i, align 8, !dbg !1017
  %ws_n.i57 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i50, i32 0, i32 1, !dbg !1017
  %109 = load i32, ptr %ws_n.i57, align 8, !dbg !1017
  %cmp.i58 = icmp eq i32 %inc.i56, %109, !dbg !1017
  br i1 %cmp.i58, label %if.then.i59, label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, !dbg !1017

if.then.i59:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %ws_tail3.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i50, i32 0, i32 3, !dbg !1017
  store i32 0, ptr %ws_tail3.i, align 8, !dbg !1017
  %ws_full.i60 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i50, i32 0, i32 5, !dbg !1017
  %110 = load i8, ptr %ws_full.i60, align 1, !dbg !1017
  %loadedv.i61 = trunc i8 %110 to i1, !dbg !1017
  %lnot.i62 = xor i1 %loadedv.i61, true, !dbg !1017
  %ws_full4.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i50, i32 0, i32 5, !dbg !1017
  %storedv.i63 = zext i1 %lnot.i62 to i8, !dbg !1017
  store i8 %storedv.i63, ptr %ws_full4.i, align 1, !dbg !1017
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, !dbg !1017

_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit: ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit, %if.then.i59
  br label %for.inc26, !dbg !1018

for.inc26:                                        ; preds = %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit
  %111 = load i32, ptr %i, align 4, !dbg !1019
  %inc27 = add nsw i32 %111, 1, !dbg !1019
  store i32 %inc27, ptr %i, align 4, !dbg !1019
  br label %for.cond, !dbg !1020, !llvm.loop !1021

for.end28:                                        ; preds = %for.cond
  ret void, !dbg !1023
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
  %retval.i77 = alloca %"class.cuda::pipeline.0", align 8
  %g.addr.i78 = alloca ptr, align 8
  %s.addr.i79 = alloca ptr, align 8
  %producers.addr.i = alloca i32, align 4
  %consumers.addr.i = alloca i32, align 4
  %i.i80 = alloca i32, align 4
  %to.addr.i66 = alloca ptr, align 8
  %from.addr.i67 = alloca ptr, align 8
  %n.addr.i68 = alloca i64, align 8
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
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
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
    #dbg_declare(ptr %in.addr, !1024, !DIExpression(), !1025)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !1026, !DIExpression(), !1027)
    #dbg_declare(ptr %block, !1028, !DIExpression(), !1029)
  %0 = load %"struct.cooperative_groups::thread_block", ptr %retval.i, align 1, !dbg !1030
    #dbg_declare(ptr %producer, !1031, !DIExpression(), !1032)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1033
  %cmp = icmp ult i32 %1, 32, !dbg !1034
  %storedv = zext i1 %cmp to i8, !dbg !1032
  store i8 %storedv, ptr %producer, align 1, !dbg !1032
    #dbg_declare(ptr %pipe, !1035, !DIExpression(), !1036)
  %2 = load i8, ptr %producer, align 1, !dbg !1037
  %loadedv = trunc i8 %2 to i1, !dbg !1037
  %3 = zext i1 %loadedv to i64, !dbg !1037
  %cond = select i1 %loadedv, i32 0, i32 1, !dbg !1037
  store ptr %block, ptr %g.addr.i, align 8, !dbg !1038
  store ptr addrspacecast (ptr addrspace(3) @_ZZ10with_rolesPKiPiE5state to ptr), ptr %s.addr.i, align 8, !dbg !1038
  store i32 %cond, ptr %r.addr.i, align 4, !dbg !1038
  %4 = load i32, ptr %r.addr.i, align 4, !dbg !1038
  %cmp.i61 = icmp eq i32 %4, 0, !dbg !1038
  %conv.i62 = zext i1 %cmp.i61 to i32, !dbg !1038
  store i32 %conv.i62, ptr %p.addr.i, align 4, !dbg !1038
  %5 = load i32, ptr %p.addr.i, align 4, !dbg !1038
  %6 = icmp ne i32 %5, 0, !dbg !1038
  %7 = call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %6), !dbg !1038
  store i32 %7, ptr %producers.i, align 4, !dbg !1038
  %8 = load ptr, ptr %g.addr.i, align 8, !dbg !1038, !nonnull !163
  %9 = load ptr, ptr %s.addr.i, align 8, !dbg !1038
  %10 = load i32, ptr %producers.i, align 4, !dbg !1038
  %11 = load ptr, ptr %g.addr.i, align 8, !dbg !1038, !nonnull !163
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1038
  %call1.i = call i32 @__ws_sreg_ntid_y() #7, !dbg !1038
  %mul.i = mul i32 %12, %call1.i, !dbg !1038
  %call2.i65 = call i32 @__ws_sreg_ntid_z() #7, !dbg !1038
  %mul3.i = mul i32 %mul.i, %call2.i65, !dbg !1038
  %13 = load i32, ptr %producers.i, align 4, !dbg !1038
  %sub.i = sub i32 %mul3.i, %13, !dbg !1038
  store ptr %8, ptr %g.addr.i78, align 8, !dbg !1038
  store ptr %9, ptr %s.addr.i79, align 8, !dbg !1038
  store i32 %10, ptr %producers.addr.i, align 4, !dbg !1038
  store i32 %sub.i, ptr %consumers.addr.i, align 4, !dbg !1038
  %14 = load ptr, ptr %g.addr.i78, align 8, !dbg !1038, !nonnull !163
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1038
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1038
  %call2.i.i = call i32 @__ws_sreg_tid_y() #7, !dbg !1038
  %call3.i.i = call i32 @__ws_sreg_ntid_y() #7, !dbg !1038
  %call4.i.i = call i32 @__ws_sreg_tid_z() #7, !dbg !1038
  %mul.i.i = mul i32 %call3.i.i, %call4.i.i, !dbg !1038
  %add.i.i = add i32 %call2.i.i, %mul.i.i, !dbg !1038
  %mul5.i.i = mul i32 %16, %add.i.i, !dbg !1038
  %add6.i.i = add i32 %15, %mul5.i.i, !dbg !1038
  %cmp.i81 = icmp eq i32 %add6.i.i, 0, !dbg !1038
  br i1 %cmp.i81, label %if.then.i83, label %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit, !dbg !1038

if.then.i83:                                      ; preds = %entry
  store i32 0, ptr %i.i80, align 4, !dbg !1038
  br label %for.cond.i84, !dbg !1038

for.cond.i84:                                     ; preds = %for.body.i85, %if.then.i83
  %17 = load i32, ptr %i.i80, align 4, !dbg !1038
  %cmp1.i = icmp ult i32 %17, 2, !dbg !1038
  br i1 %cmp1.i, label %for.body.i85, label %for.end.i, !dbg !1038

for.body.i85:                                     ; preds = %for.cond.i84
  %18 = load ptr, ptr %s.addr.i79, align 8, !dbg !1038
  %19 = load i32, ptr %i.i80, align 4, !dbg !1038
  %idxprom.i86 = zext i32 %19 to i64, !dbg !1038
  %arrayidx.i87 = getelementptr inbounds nuw [2 x %struct.anon], ptr %18, i64 0, i64 %idxprom.i86, !dbg !1038
  %20 = load i32, ptr %producers.addr.i, align 4, !dbg !1038
  call void @__ws_mbarrier_init(ptr noundef %arrayidx.i87, i32 noundef %20) #7, !dbg !1038
  %21 = load ptr, ptr %s.addr.i79, align 8, !dbg !1038
  %22 = load i32, ptr %i.i80, align 4, !dbg !1038
  %idxprom3.i = zext i32 %22 to i64, !dbg !1038
  %arrayidx4.i = getelementptr inbounds nuw [2 x %struct.anon], ptr %21, i64 0, i64 %idxprom3.i, !dbg !1038
  %consumed.i88 = getelementptr inbounds nuw %struct.anon, ptr %arrayidx4.i, i32 0, i32 1, !dbg !1038
  %23 = load i32, ptr %consumers.addr.i, align 4, !dbg !1038
  call void @__ws_mbarrier_init(ptr noundef %consumed.i88, i32 noundef %23) #7, !dbg !1038
  %24 = load i32, ptr %i.i80, align 4, !dbg !1038
  %inc.i89 = add i32 %24, 1, !dbg !1038
  store i32 %inc.i89, ptr %i.i80, align 4, !dbg !1038
  br label %for.cond.i84, !dbg !1038, !llvm.loop !1039

for.end.i:                                        ; preds = %for.cond.i84
  br label %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit, !dbg !1038

_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit: ; preds = %entry, %for.end.i
  %25 = load ptr, ptr %g.addr.i78, align 8, !dbg !1038, !nonnull !163
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1038
  %26 = load ptr, ptr %s.addr.i79, align 8, !dbg !1038
  store ptr %retval.i77, ptr %this.addr.i90, align 8, !dbg !1038
  store ptr %26, ptr %at.addr.i, align 8, !dbg !1038
  store i32 2, ptr %n.addr.i91, align 4, !dbg !1038
  %this1.i92 = load ptr, ptr %this.addr.i90, align 8, !dbg !1038
  %27 = load ptr, ptr %at.addr.i, align 8, !dbg !1038
  %28 = load i32, ptr %n.addr.i91, align 4, !dbg !1038
  store ptr %this1.i92, ptr %this.addr.i93, align 8, !dbg !1038
  store ptr %27, ptr %at.addr.i94, align 8, !dbg !1038
  store i32 %28, ptr %n.addr.i95, align 4, !dbg !1038
  %this1.i96 = load ptr, ptr %this.addr.i93, align 8, !dbg !1038
  %29 = load ptr, ptr %at.addr.i94, align 8, !dbg !1038
  store ptr %29, ptr %this1.i96, align 8, !dbg !1038
  %ws_n.i97 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i96, i32 0, i32 1, !dbg !1038
  %30 = load i32, ptr %n.addr.i95, align 4, !dbg !1038
  store i32 %30, ptr %ws_n.i97, align 8, !dbg !1038
  %ws_head.i98 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i96, i32 0, i32 2, !dbg !1038
  store i32 0, ptr %ws_head.i98, align 4, !dbg !1038
  %ws_tail.i99 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i96, i32 0, i32 3, !dbg !1038
  store i32 0, ptr %ws_tail.i99, align 8, !dbg !1038
  %ws_free.i100 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i96, i32 0, i32 4, !dbg !1038
  store i8 1, ptr %ws_free.i100, align 4, !dbg !1038
  %ws_full.i101 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i96, i32 0, i32 5, !dbg !1038
  store i8 0, ptr %ws_full.i101, align 1, !dbg !1038
  %31 = load %"class.cuda::pipeline.0", ptr %retval.i77, align 8, !dbg !1038
  store %"class.cuda::pipeline.0" %31, ptr %tmp.coerce.i, align 8, !dbg !1038
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %retval.i60, ptr align 8 %tmp.coerce.i, i64 22, i1 false), !dbg !1038
  %32 = load %"class.cuda::pipeline.0", ptr %retval.i60, align 8, !dbg !1038
  store %"class.cuda::pipeline.0" %32, ptr %tmp.coerce, align 8, !dbg !1038
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %pipe, ptr align 8 %tmp.coerce, i64 22, i1 false), !dbg !1038
    #dbg_declare(ptr %t, !1040, !DIExpression(), !1041)
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1042
  %rem = urem i32 %33, 32, !dbg !1043
  store i32 %rem, ptr %t, align 4, !dbg !1041
    #dbg_declare(ptr %i, !1044, !DIExpression(), !1046)
  store i32 0, ptr %i, align 4, !dbg !1046
  br label %for.cond, !dbg !1047

for.cond:                                         ; preds = %for.inc, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit
  %34 = load i32, ptr %i, align 4, !dbg !1048
  %cmp4 = icmp slt i32 %34, 8, !dbg !1050
  br i1 %cmp4, label %for.body, label %for.end, !dbg !1051

for.body:                                         ; preds = %for.cond
  %35 = load i8, ptr %producer, align 1, !dbg !1052
  %loadedv5 = trunc i8 %35 to i1, !dbg !1052
  br i1 %loadedv5, label %if.then, label %if.else, !dbg !1052

if.then:                                          ; preds = %for.body
  store ptr %pipe, ptr %this.addr.i, align 8, !dbg !1055
  %this1.i = load ptr, ptr %this.addr.i, align 8, !dbg !1055
  %36 = load ptr, ptr %this1.i, align 8, !dbg !1055
  %ws_head.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i, i32 0, i32 2, !dbg !1055
  %37 = load i32, ptr %ws_head.i, align 4, !dbg !1055
  %idxprom.i = zext i32 %37 to i64, !dbg !1055
  %arrayidx.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %36, i64 %idxprom.i, !dbg !1055
  %consumed.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %arrayidx.i, i32 0, i32 1, !dbg !1055
  %ws_free.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i, i32 0, i32 4, !dbg !1055
  %38 = load i8, ptr %ws_free.i, align 4, !dbg !1055
  %loadedv.i29 = trunc i8 %38 to i1, !dbg !1055
  %conv.i = zext i1 %loadedv.i29 to i32, !dbg !1055
  call void @__ws_mbarrier_wait_parity(ptr noundef %consumed.i, i32 noundef %conv.i) #7, !dbg !1055
  %39 = load i32, ptr %i, align 4, !dbg !1057
  %rem6 = srem i32 %39, 2, !dbg !1058
  %idxprom = sext i32 %rem6 to i64, !dbg !1059
  %arrayidx = getelementptr inbounds [2 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10with_rolesPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !1059
  %40 = load i32, ptr %t, align 4, !dbg !1060
  %idxprom7 = sext i32 %40 to i64, !dbg !1059
  %arrayidx8 = getelementptr inbounds [32 x i32], ptr %arrayidx, i64 0, i64 %idxprom7, !dbg !1059
  %41 = load ptr, ptr %in.addr, align 8, !dbg !1061
  %42 = load i32, ptr %i, align 4, !dbg !1062
  %mul = mul nsw i32 32, %42, !dbg !1063
  %idx.ext = sext i32 %mul to i64, !dbg !1064
  %add.ptr = getelementptr inbounds i32, ptr %41, i64 %idx.ext, !dbg !1064
  %43 = load i32, ptr %t, align 4, !dbg !1065
  %idx.ext9 = sext i32 %43 to i64, !dbg !1066
  %add.ptr10 = getelementptr inbounds i32, ptr %add.ptr, i64 %idx.ext9, !dbg !1066
  store i64 4, ptr %ref.tmp, align 8, !dbg !1067
  store ptr %arrayidx8, ptr %to.addr.i, align 8, !dbg !1068
  store ptr %add.ptr10, ptr %from.addr.i, align 8, !dbg !1068
  store ptr %ref.tmp, ptr %n.addr.i, align 8, !dbg !1068
  store ptr %pipe, ptr %.addr.i, align 8, !dbg !1068
  %44 = load ptr, ptr %to.addr.i, align 8, !dbg !1068
  %45 = load ptr, ptr %from.addr.i, align 8, !dbg !1068
  %46 = load ptr, ptr %n.addr.i, align 8, !dbg !1068, !nonnull !163, !align !812
  %47 = load i64, ptr %46, align 8, !dbg !1068
  store ptr %44, ptr %to.addr.i66, align 8, !dbg !1068
  store ptr %45, ptr %from.addr.i67, align 8, !dbg !1068
  store i64 %47, ptr %n.addr.i68, align 8, !dbg !1068
  store i32 0, ptr %rank.addr.i, align 4, !dbg !1068
  store i32 1, ptr %size.addr.i, align 4, !dbg !1068
  %48 = load ptr, ptr %to.addr.i66, align 8, !dbg !1068
  %49 = ptrtoint ptr %48 to i64, !dbg !1068
  %50 = load ptr, ptr %from.addr.i67, align 8, !dbg !1068
  %51 = ptrtoint ptr %50 to i64, !dbg !1068
  %or.i = or i64 %49, %51, !dbg !1068
  %52 = load i64, ptr %n.addr.i68, align 8, !dbg !1068
  %or1.i = or i64 %or.i, %52, !dbg !1068
  %rem.i = urem i64 %or1.i, 4, !dbg !1068
  %cmp.i69 = icmp eq i64 %rem.i, 0, !dbg !1068
  %conv.i70 = zext i1 %cmp.i69 to i32, !dbg !1068
  %53 = load ptr, ptr %to.addr.i66, align 8, !dbg !1068
  %54 = call i1 @llvm.nvvm.isspacep.shared(ptr %53), !dbg !1068
  %conv2.i = zext i1 %54 to i32, !dbg !1068
  %conv4.i = zext i1 %54 to i32, !dbg !1068
  %and.i = and i32 %conv.i70, %conv4.i, !dbg !1068
  %55 = load ptr, ptr %from.addr.i67, align 8, !dbg !1068
  %56 = call i1 @llvm.nvvm.isspacep.global(ptr %55), !dbg !1068
  %conv5.i = zext i1 %56 to i32, !dbg !1068
  %conv7.i = zext i1 %56 to i32, !dbg !1068
  %and8.i = and i32 %and.i, %conv7.i, !dbg !1068
  %tobool.i = icmp ne i32 %and8.i, 0, !dbg !1068
  %storedv.i71 = zext i1 %tobool.i to i8, !dbg !1068
  store i8 %storedv.i71, ptr %async.i, align 1, !dbg !1068
  %57 = load i8, ptr %async.i, align 1, !dbg !1068
  %loadedv.i72 = trunc i8 %57 to i1, !dbg !1068
  %58 = zext i1 %loadedv.i72 to i64, !dbg !1068
  %cond.i = select i1 %loadedv.i72, i64 4, i64 1, !dbg !1068
  store i64 %cond.i, ptr %unit.i, align 8, !dbg !1068
  %59 = load i32, ptr %rank.addr.i, align 4, !dbg !1068
  %conv9.i = zext i32 %59 to i64, !dbg !1068
  %60 = load i64, ptr %unit.i, align 8, !dbg !1068
  %mul.i73 = mul i64 %conv9.i, %60, !dbg !1068
  store i64 %mul.i73, ptr %i.i, align 8, !dbg !1068
  br label %for.cond.i, !dbg !1068

for.cond.i:                                       ; preds = %if.end.i, %if.then
  %61 = load i64, ptr %i.i, align 8, !dbg !1068
  %62 = load i64, ptr %n.addr.i68, align 8, !dbg !1068
  %cmp10.i = icmp ult i64 %61, %62, !dbg !1068
  br i1 %cmp10.i, label %for.body.i, label %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit, !dbg !1068

for.body.i:                                       ; preds = %for.cond.i
  %63 = load i8, ptr %async.i, align 1, !dbg !1068
  %loadedv11.i = trunc i8 %63 to i1, !dbg !1068
  br i1 %loadedv11.i, label %if.then.i75, label %if.else.i, !dbg !1068

if.then.i75:                                      ; preds = %for.body.i
  %64 = load ptr, ptr %to.addr.i66, align 8, !dbg !1068
  %65 = load i64, ptr %i.i, align 8, !dbg !1068
  %add.ptr.i = getelementptr inbounds nuw i8, ptr %64, i64 %65, !dbg !1068
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !1068
  %66 = load ptr, ptr %from.addr.i67, align 8, !dbg !1068
  %67 = load i64, ptr %i.i, align 8, !dbg !1068
  %add.ptr12.i = getelementptr inbounds nuw i8, ptr %66, i64 %67, !dbg !1068
  %add.ptr12.ascast.i = addrspacecast ptr %add.ptr12.i to ptr addrspace(1), !dbg !1068
  %68 = load i64, ptr %n.addr.i68, align 8, !dbg !1068
  %69 = load i64, ptr %i.i, align 8, !dbg !1068
  %sub.i76 = sub i64 %68, %69, !dbg !1068
  %cmp13.i = icmp ult i64 %sub.i76, 4, !dbg !1068
  br i1 %cmp13.i, label %cond.true.i, label %cond.false.i, !dbg !1068

cond.true.i:                                      ; preds = %if.then.i75
  %70 = load i64, ptr %n.addr.i68, align 8, !dbg !1068
  %71 = load i64, ptr %i.i, align 8, !dbg !1068
  %sub14.i = sub i64 %70, %71, !dbg !1068
  br label %cond.end.i, !dbg !1068

cond.false.i:                                     ; preds = %if.then.i75
  br label %cond.end.i, !dbg !1068

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond15.i = phi i64 [ %sub14.i, %cond.true.i ], [ 4, %cond.false.i ], !dbg !1068
  %conv16.i = trunc i64 %cond15.i to i32, !dbg !1068
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr12.ascast.i, i32 noundef 4, i32 noundef %conv16.i) #7, !dbg !1068
  br label %if.end.i, !dbg !1068

if.else.i:                                        ; preds = %for.body.i
  %72 = load ptr, ptr %from.addr.i67, align 8, !dbg !1068
  %73 = load i64, ptr %i.i, align 8, !dbg !1068
  %arrayidx.i74 = getelementptr inbounds nuw i8, ptr %72, i64 %73, !dbg !1068
  %74 = load i8, ptr %arrayidx.i74, align 1, !dbg !1068
  %75 = load ptr, ptr %to.addr.i66, align 8, !dbg !1068
  %76 = load i64, ptr %i.i, align 8, !dbg !1068
  %arrayidx17.i = getelementptr inbounds nuw i8, ptr %75, i64 %76, !dbg !1068
  store i8 %74, ptr %arrayidx17.i, align 1, !dbg !1068
  br label %if.end.i, !dbg !1068

if.end.i:                                         ; preds = %if.else.i, %cond.end.i
  %77 = load i32, ptr %size.addr.i, align 4, !dbg !1068
  %conv18.i = zext i32 %77 to i64, !dbg !1068
  %78 = load i64, ptr %unit.i, align 8, !dbg !1068
  %mul19.i = mul i64 %conv18.i, %78, !dbg !1068
  %79 = load i64, ptr %i.i, align 8, !dbg !1068
  %add.i = add i64 %79, %mul19.i, !dbg !1068
  store i64 %add.i, ptr %i.i, align 8, !dbg !1068
  br label %for.cond.i, !dbg !1068, !llvm.loop !1069

_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit:           ; preds = %for.cond.i
  %80 = load i8, ptr %async.i, align 1, !dbg !1068
  %loadedv20.i = trunc i8 %80 to i1, !dbg !1068
  store ptr %pipe, ptr %this.addr.i30, align 8, !dbg !1070
  %this1.i31 = load ptr, ptr %this.addr.i30, align 8, !dbg !1070
  %81 = load ptr, ptr %this1.i31, align 8, !dbg !1070
  %ws_head.i32 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i31, i32 0, i32 2, !dbg !1070
  %82 = load i32, ptr %ws_head.i32, align 4, !dbg !1070
  %idxprom.i33 = zext i32 %82 to i64, !dbg !1070
  %arrayidx.i34 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %81, i64 %idxprom.i33, !dbg !1070
  call void @__ws_cp_async_arrive(ptr noundef %arrayidx.i34) #7, !dbg !1070
  %83 = load ptr, ptr %this1.i31, align 8, !dbg !1070
  %ws_head3.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i31, i32 0, i32 2, !dbg !1070
  %84 = load i32, ptr %ws_head3.i, align 4, !dbg !1070
  %idxprom4.i = zext i32 %84 to i64, !dbg !1070
  %arrayidx5.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %83, i64 %idxprom4.i, !dbg !1070
  %call.i = call i64 @__ws_mbarrier_arrive(ptr noundef %arrayidx5.i, i32 noundef 1) #7, !dbg !1070
  %ws_head7.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i31, i32 0, i32 2, !dbg !1070
  %85 = load i32, ptr %ws_head7.i, align 4, !dbg !1070
  %inc.i = add i32 %85, 1, !dbg !1070
  store i32 %inc.i, ptr %ws_head7.i, align 4, !dbg !1070
  %ws_n.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i31, i32 0, i32 1, !dbg !1070
  %86 = load i32, ptr %ws_n.i, align 8, !dbg !1070
  %cmp.i = icmp eq i32 %inc.i, %86, !dbg !1070
  br i1 %cmp.i, label %if.then.i35, label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit, !dbg !1070

if.then.i35:                                      ; preds = %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit
  %ws_head8.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i31, i32 0, i32 2, !dbg !1070
  store i32 0, ptr %ws_head8.i, align 4, !dbg !1070
  %ws_free.i36 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i31, i32 0, i32 4, !dbg !1070
  %87 = load i8, ptr %ws_free.i36, align 4, !dbg !1070
  %loadedv.i37 = trunc i8 %87 to i1, !dbg !1070
  %lnot.i = xor i1 %loadedv.i37, true, !dbg !1070
  %ws_free9.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i31, i32 0, i32 4, !dbg !1070
  %storedv.i38 = zext i1 %lnot.i to i8, !dbg !1070
  store i8 %storedv.i38, ptr %ws_free9.i, align 4, !dbg !1070
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit, !dbg !1070

_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit: ; preds = %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit, %if.then.i35
  br label %if.end, !dbg !1071

if.else:                                          ; preds = %for.body
  store ptr %pipe, ptr %this.addr.i39, align 8, !dbg !1072
  %this1.i40 = load ptr, ptr %this.addr.i39, align 8, !dbg !1072
  %88 = load ptr, ptr %this1.i40, align 8, !dbg !1072
  %ws_tail.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i40, i32 0, i32 3, !dbg !1072
  %89 = load i32, ptr %ws_tail.i, align 8, !dbg !1072
  %idxprom.i41 = zext i32 %89 to i64, !dbg !1072
  %arrayidx.i42 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %88, i64 %idxprom.i41, !dbg !1072
  %ws_full.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i40, i32 0, i32 5, !dbg !1072
  %90 = load i8, ptr %ws_full.i, align 1, !dbg !1072
  %loadedv.i43 = trunc i8 %90 to i1, !dbg !1072
  %conv.i44 = zext i1 %loadedv.i43 to i32, !dbg !1072
  call void @__ws_mbarrier_wait_parity(ptr noundef %arrayidx.i42, i32 noundef %conv.i44) #7, !dbg !1072
  %91 = load i32, ptr %i, align 4, !dbg !1074
  %rem11 = srem i32 %91, 2, !dbg !1075
  %idxprom12 = sext i32 %rem11 to i64, !dbg !1076
  %arrayidx13 = getelementptr inbounds [2 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10with_rolesPKiPiE4tile to ptr), i64 0, i64 %idxprom12, !dbg !1076
  %92 = load i32, ptr %t, align 4, !dbg !1077
  %sub = sub nsw i32 31, %92, !dbg !1078
  %idxprom14 = sext i32 %sub to i64, !dbg !1076
  %arrayidx15 = getelementptr inbounds [32 x i32], ptr %arrayidx13, i64 0, i64 %idxprom14, !dbg !1076
  %93 = load i32, ptr %arrayidx15, align 4, !dbg !1076
  %94 = load i32, ptr %i, align 4, !dbg !1079
  %mul16 = mul nsw i32 32, %94, !dbg !1080
  %add = add nsw i32 %mul16, 31, !dbg !1081
  %95 = load i32, ptr %t, align 4, !dbg !1082
  %sub17 = sub nsw i32 %add, %95, !dbg !1083
  %cmp18 = icmp eq i32 %93, %sub17, !dbg !1084
  %storedv.i = zext i1 %cmp18 to i8, !dbg !1085
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !1085
  store ptr @.str3, ptr %text.addr.i, align 8, !dbg !1085
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !1085
  store i32 86, ptr %line.addr.i, align 4, !dbg !1085
  store ptr @__PRETTY_FUNCTION__._Z10with_rolesPKiPi, ptr %fn.addr.i, align 8, !dbg !1085
  %96 = load i8, ptr %holds.addr.i, align 1, !dbg !1085
  %loadedv.i = trunc i8 %96 to i1, !dbg !1085
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !1085

if.then.i:                                        ; preds = %if.else
  %97 = load ptr, ptr %text.addr.i, align 8, !dbg !1085
  %98 = load ptr, ptr %file.addr.i, align 8, !dbg !1085
  %99 = load i32, ptr %line.addr.i, align 4, !dbg !1085
  %100 = load ptr, ptr %fn.addr.i, align 8, !dbg !1085
  call void @__assertfail(ptr noundef %97, ptr noundef %98, i32 noundef %99, ptr noundef %100, i64 noundef 1) #8, !dbg !1085
  unreachable, !dbg !1085

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.else
  %101 = load i32, ptr %i, align 4, !dbg !1086
  %rem19 = srem i32 %101, 2, !dbg !1087
  %idxprom20 = sext i32 %rem19 to i64, !dbg !1088
  %arrayidx21 = getelementptr inbounds [2 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10with_rolesPKiPiE4tile to ptr), i64 0, i64 %idxprom20, !dbg !1088
  %102 = load i32, ptr %t, align 4, !dbg !1089
  %sub22 = sub nsw i32 31, %102, !dbg !1090
  %idxprom23 = sext i32 %sub22 to i64, !dbg !1088
  %arrayidx24 = getelementptr inbounds [32 x i32], ptr %arrayidx21, i64 0, i64 %idxprom23, !dbg !1088
  %103 = load i32, ptr %arrayidx24, align 4, !dbg !1088
  %104 = load ptr, ptr %out.addr, align 8, !dbg !1091
  %105 = load i32, ptr %i, align 4, !dbg !1092
  %mul25 = mul nsw i32 32, %105, !dbg !1093
  %106 = load i32, ptr %t, align 4, !dbg !1094
  %add26 = add nsw i32 %mul25, %106, !dbg !1095
  %idxprom27 = sext i32 %add26 to i64, !dbg !1091
  %arrayidx28 = getelementptr inbounds i32, ptr %104, i64 %idxprom27, !dbg !1091
  store i32 %103, ptr %arrayidx28, align 4, !dbg !1096
  store ptr %pipe, ptr %this.addr.i45, align 8, !dbg !1097
  %this1.i46 = load ptr, ptr %this.addr.i45, align 8, !dbg !1097
  %107 = load ptr, ptr %this1.i46, align 8, !dbg !1097
  %ws_tail.i47 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i46, i32 0, i32 3, !dbg !1097
  %108 = load i32, ptr %ws_tail.i47, align 8, !dbg !1097
  %idxprom.i48 = zext i32 %108 to i64, !dbg !1097
  %arrayidx.i49 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %107, i64 %idxprom.i48, !dbg !1097
  %consumed.i50 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %arrayidx.i49, i32 0, i32 1, !dbg !1097
  %call.i51 = call i64 @__ws_mbarrier_arrive(ptr noundef %consumed.i50, i32 noundef 1) #7, !dbg !1097
  %ws_tail2.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i46, i32 0, i32 3, !dbg !1097
  %109 = load i32, ptr %ws_tail2.i, align 8, !dbg !1097
  %inc.i52 = add i32 %109, 1, !dbg !1097
  store i32 %inc.i52, ptr %ws_tail2.i, align 8, !dbg !1097
  %ws_n.i53 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i46, i32 0, i32 1, !dbg !1097
  %110 = load i32, ptr %ws_n.i53, align 8, !dbg !1097
  %cmp.i54 = icmp eq i32 %inc.i52, %110, !dbg !1097
  br i1 %cmp.i54, label %if.then.i55, label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, !dbg !1097

if.then.i55:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %ws_tail3.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i46, i32 0, i32 3, !dbg !1097
  store i32 0, ptr %ws_tail3.i, align 8, !dbg !1097
  %ws_full.i56 = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i46, i32 0, i32 5, !dbg !1097
  %111 = load i8, ptr %ws_full.i56, align 1, !dbg !1097
  %loadedv.i57 = trunc i8 %111 to i1, !dbg !1097
  %lnot.i58 = xor i1 %loadedv.i57, true, !dbg !1097
  %ws_full4.i = getelementptr inbounds nuw %"class.cuda::pipeline.0", ptr %this1.i46, i32 0, i32 5, !dbg !1097
  %storedv.i59 = zext i1 %lnot.i58 to i8, !dbg !1097
  store i8 %storedv.i59, ptr %ws_full4.i, align 1, !dbg !1097
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, !dbg !1097

_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit: ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit, %if.then.i55
  br label %if.end

if.end:                                           ; preds = %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit
  br label %for.inc, !dbg !1098

for.inc:                                          ; preds = %if.end
  %112 = load i32, ptr %i, align 4, !dbg !1099
  %inc = add nsw i32 %112, 1, !dbg !1099
  store i32 %inc, ptr %i, align 4, !dbg !1099
  br label %for.cond, !dbg !1100, !llvm.loop !1101

for.end:                                          ; preds = %for.cond
  ret void, !dbg !1103
}

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_tid_y() #4

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_ntid_y() #4

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_tid_z() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_ntid_z() #4

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr void @_ZN4cuda14aligned_size_tILm16EEC2Em(ptr noundef nonnull align 8 dereferenceable(8) %this, i64 noundef %n) unnamed_addr #1 comdat align 2 !dbg !1104 {
entry:
  %this.addr = alloca ptr, align 8
  %n.addr = alloca i64, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !1105, !DIExpression(), !1106)
  store i64 %n, ptr %n.addr, align 8
    #dbg_declare(ptr %n.addr, !1107, !DIExpression(), !1108)
  %this1 = load ptr, ptr %this.addr, align 8
  %value = getelementptr inbounds nuw %"struct.cuda::aligned_size_t", ptr %this1, i32 0, i32 0, !dbg !1109
  %0 = load i64, ptr %n.addr, align 8, !dbg !1110
  store i64 %0, ptr %value, align 8, !dbg !1109
  ret void, !dbg !1111
}

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: convergent nounwind
declare void @__ws_mbarrier_init(ptr noundef, i32 noundef) #4

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr noundef i64 @_ZNK4cuda14aligned_size_tILm16EEcvmEv(ptr noundef nonnull align 8 dereferenceable(8) %this) #1 comdat align 2 !dbg !1112 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !1113, !DIExpression(), !1115)
  %this1 = load ptr, ptr %this.addr, align 8
  %value = getelementptr inbounds nuw %"struct.cuda::aligned_size_t", ptr %this1, i32 0, i32 0, !dbg !1116
  %0 = load i64, ptr %value, align 8, !dbg !1116
  ret i64 %0, !dbg !1117
}

; Function Attrs: convergent nounwind
declare void @__ws_cp_async_arrive(ptr noundef) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none)) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.global(ptr captures(none)) #5

; Function Attrs: convergent nounwind
declare void @__ws_cp_async(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i32 noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare void @__ws_mbarrier_wait(ptr noundef, i64 noundef) #4

; Function Attrs: convergent nounwind
declare i64 @__ws_mbarrier_arrive(ptr noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare void @__ws_cp_async_commit() #4

; Function Attrs: convergent nounwind
declare void @__ws_cp_async_wait(i32 noundef) #4

; Function Attrs: convergent nounwind
declare void @__ws_mbarrier_wait_parity(ptr noundef, i32 noundef) #4

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!777, !778, !779, !780}
!llvm.ident = !{!781}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 17, type: !775, isLocal: true, isDefinition: true, align: 128)
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
!12 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", scope: !14, file: !13, line: 28, baseType: !16, size: 32, elements: !17, identifier: "_ZTSN4cuda3std12memory_orderE")
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
!24 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "thread_scope", scope: !15, file: !13, line: 25, baseType: !16, size: 32, elements: !25, identifier: "_ZTSN4cuda12thread_scopeE")
!25 = !{!26, !27, !28, !29}
!26 = !DIEnumerator(name: "thread_scope_system", value: 0, isUnsigned: true)
!27 = !DIEnumerator(name: "thread_scope_device", value: 1, isUnsigned: true)
!28 = !DIEnumerator(name: "thread_scope_block", value: 2, isUnsigned: true)
!29 = !DIEnumerator(name: "thread_scope_thread", value: 3, isUnsigned: true)
!30 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "pipeline_role", scope: !15, file: !31, line: 5, baseType: !8, size: 32, flags: DIFlagEnumClass, elements: !32, identifier: "_ZTSN4cuda13pipeline_roleE")
!31 = !DIFile(filename: "cuda/cuda/pipeline", directory: ".")
!32 = !{!33, !34}
!33 = !DIEnumerator(name: "producer", value: 0)
!34 = !DIEnumerator(name: "consumer", value: 1)
!35 = !{!36, !56, !57, !16, !79, !80, !41, !82, !83, !85, !86, !8, !88, !118}
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "aligned_size_t<16UL>", scope: !15, file: !37, line: 18, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !38, templateParams: !54, identifier: "_ZTSN4cuda14aligned_size_tILm16EEE")
!37 = !DIFile(filename: "cuda/ws_async.h", directory: ".")
!38 = !{!39, !44, !45, !49}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "align", scope: !36, file: !37, line: 18, baseType: !40, flags: DIFlagStaticMember)
!40 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !41)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !42, line: 34, baseType: !43)
!42 = !DIFile(filename: "cuda/ws/config.h", directory: ".")
!43 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !36, file: !37, line: 18, baseType: !41, size: 64)
!45 = !DISubprogram(name: "aligned_size_t", linkageName: "_ZN4cuda14aligned_size_tILm16EEC4Em", scope: !36, file: !37, line: 18, type: !46, scopeLine: 18, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!46 = !DISubroutineType(types: !47)
!47 = !{null, !48, !41}
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!49 = !DISubprogram(name: "operator unsigned long", linkageName: "_ZNK4cuda14aligned_size_tILm16EEcvmEv", scope: !36, file: !37, line: 18, type: !50, scopeLine: 18, flags: DIFlagPrototyped, spFlags: 0)
!50 = !DISubroutineType(types: !51)
!51 = !{!41, !52}
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!53 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!54 = !{!55}
!55 = !DITemplateValueParameter(name: "N", type: !43, value: i64 16)
!56 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64)
!58 = !DICompositeType(tag: DW_TAG_structure_type, name: "ws_bars", scope: !59, file: !31, line: 13, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSN4cuda8pipelineILNS_12thread_scopeE3EE7ws_barsE")
!59 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "pipeline<(cuda::thread_scope)3>", scope: !15, file: !31, line: 12, size: 192, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !60, templateParams: !77, identifier: "_ZTSN4cuda8pipelineILNS_12thread_scopeE3EEE")
!60 = !{!61, !62, !63, !64, !65, !66, !67, !73}
!61 = !DIDerivedType(tag: DW_TAG_member, name: "ws_at", scope: !59, file: !31, line: 14, baseType: !57, size: 64)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "ws_n", scope: !59, file: !31, line: 14, baseType: !16, size: 32, offset: 64)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "ws_head", scope: !59, file: !31, line: 14, baseType: !16, size: 32, offset: 96)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "ws_tail", scope: !59, file: !31, line: 14, baseType: !16, size: 32, offset: 128)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "ws_free", scope: !59, file: !31, line: 14, baseType: !56, size: 8, offset: 160)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "ws_full", scope: !59, file: !31, line: 14, baseType: !56, size: 8, offset: 168)
!67 = !DISubprogram(name: "pipeline", linkageName: "_ZN4cuda8pipelineILNS_12thread_scopeE3EEC4ERKS2_", scope: !59, file: !31, line: 17, type: !68, scopeLine: 17, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!68 = !DISubroutineType(types: !69)
!69 = !{null, !70, !71}
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!71 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !72, size: 64)
!72 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !59)
!73 = !DISubprogram(name: "pipeline", linkageName: "_ZN4cuda8pipelineILNS_12thread_scopeE3EEC4EOS2_", scope: !59, file: !31, line: 17, type: !74, scopeLine: 17, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
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
!88 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "arrival_token", scope: !90, file: !89, line: 13, size: 64, flags: DIFlagPublic | DIFlagTypePassByValue, elements: !116, identifier: "_ZTSN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEE13arrival_tokenE")
!89 = !DIFile(filename: "cuda/cuda/barrier", directory: ".")
!90 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "barrier<(cuda::thread_scope)2, cuda::ws_nothing>", scope: !15, file: !89, line: 8, size: 64, flags: DIFlagTypePassByReference, elements: !91, templateParams: !112, identifier: "_ZTSN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEE")
!91 = !{!92, !94, !98, !103, !107}
!92 = !DIDerivedType(tag: DW_TAG_member, name: "ws_bar", scope: !90, file: !89, line: 11, baseType: !93, size: 64, align: 64)
!93 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!94 = !DISubprogram(name: "barrier", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEC4Ev", scope: !90, file: !89, line: 14, type: !95, scopeLine: 14, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!95 = !DISubroutineType(types: !96)
!96 = !{null, !97}
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !90, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!98 = !DISubprogram(name: "barrier", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEC4ERKS3_", scope: !90, file: !89, line: 14, type: !99, scopeLine: 14, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!99 = !DISubroutineType(types: !100)
!100 = !{null, !97, !101}
!101 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !102, size: 64)
!102 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !90)
!103 = !DISubprogram(name: "operator=", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEaSERKS3_", scope: !90, file: !89, line: 14, type: !104, scopeLine: 14, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!104 = !DISubroutineType(types: !105)
!105 = !{!106, !97, !101}
!106 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !90, size: 64)
!107 = !DISubprogram(name: "max", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEE3maxEv", scope: !90, file: !89, line: 21, type: !108, scopeLine: 21, flags: DIFlagPublic | DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!108 = !DISubroutineType(types: !109)
!109 = !{!110}
!110 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !42, line: 35, baseType: !111)
!111 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!112 = !{!113, !114}
!113 = !DITemplateValueParameter(name: "S", type: !24, value: i32 2)
!114 = !DITemplateTypeParameter(name: "F", type: !115, defaulted: true)
!115 = !DICompositeType(tag: DW_TAG_structure_type, name: "ws_nothing", scope: !15, file: !89, line: 6, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN4cuda10ws_nothingE")
!116 = !{!117}
!117 = !DIDerivedType(tag: DW_TAG_member, name: "ws_state", scope: !88, file: !89, line: 13, baseType: !93, size: 64)
!118 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !119, size: 64)
!119 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "ws_bars", scope: !120, file: !31, line: 13, size: 128, flags: DIFlagTypePassByValue, elements: !139, identifier: "_ZTSN4cuda8pipelineILNS_12thread_scopeE2EE7ws_barsE")
!120 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "pipeline<(cuda::thread_scope)2>", scope: !15, file: !31, line: 12, size: 192, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !121, templateParams: !138, identifier: "_ZTSN4cuda8pipelineILNS_12thread_scopeE2EEE")
!121 = !{!122, !123, !124, !125, !126, !127, !128, !134}
!122 = !DIDerivedType(tag: DW_TAG_member, name: "ws_at", scope: !120, file: !31, line: 14, baseType: !118, size: 64)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "ws_n", scope: !120, file: !31, line: 14, baseType: !16, size: 32, offset: 64)
!124 = !DIDerivedType(tag: DW_TAG_member, name: "ws_head", scope: !120, file: !31, line: 14, baseType: !16, size: 32, offset: 96)
!125 = !DIDerivedType(tag: DW_TAG_member, name: "ws_tail", scope: !120, file: !31, line: 14, baseType: !16, size: 32, offset: 128)
!126 = !DIDerivedType(tag: DW_TAG_member, name: "ws_free", scope: !120, file: !31, line: 14, baseType: !56, size: 8, offset: 160)
!127 = !DIDerivedType(tag: DW_TAG_member, name: "ws_full", scope: !120, file: !31, line: 14, baseType: !56, size: 8, offset: 168)
!128 = !DISubprogram(name: "pipeline", linkageName: "_ZN4cuda8pipelineILNS_12thread_scopeE2EEC4ERKS2_", scope: !120, file: !31, line: 17, type: !129, scopeLine: 17, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!129 = !DISubroutineType(types: !130)
!130 = !{null, !131, !132}
!131 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !120, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!132 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !133, size: 64)
!133 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !120)
!134 = !DISubprogram(name: "pipeline", linkageName: "_ZN4cuda8pipelineILNS_12thread_scopeE2EEC4EOS2_", scope: !120, file: !31, line: 17, type: !135, scopeLine: 17, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!135 = !DISubroutineType(types: !136)
!136 = !{null, !131, !137}
!137 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !120, size: 64)
!138 = !{!113}
!139 = !{!140, !141}
!140 = !DIDerivedType(tag: DW_TAG_member, name: "produced", scope: !119, file: !31, line: 13, baseType: !93, size: 64)
!141 = !DIDerivedType(tag: DW_TAG_member, name: "consumed", scope: !119, file: !31, line: 13, baseType: !93, size: 64, offset: 64)
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
!157 = !DICompositeType(tag: DW_TAG_array_type, baseType: !87, size: 304, elements: !158)
!158 = !{!159}
!159 = !DISubrange(count: 38)
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
!175 = !DICompositeType(tag: DW_TAG_array_type, baseType: !87, size: 280, elements: !176)
!176 = !{!177}
!177 = !DISubrange(count: 35)
!178 = !DIGlobalVariableExpression(var: !179, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!179 = distinct !DIGlobalVariable(name: "tile", scope: !180, file: !3, line: 54, type: !164, isLocal: true, isDefinition: true, align: 128)
!180 = distinct !DISubprogram(name: "of_block", linkageName: "_Z8of_blockPKiPi", scope: !3, file: !3, line: 53, type: !4, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !163)
!181 = !DIGlobalVariableExpression(var: !182, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!182 = distinct !DIGlobalVariable(name: "state", scope: !180, file: !3, line: 55, type: !183, isLocal: true, isDefinition: true)
!183 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pipeline_shared_state<(cuda::thread_scope)2, (unsigned char)'\\x02'>", scope: !15, file: !31, line: 6, size: 256, flags: DIFlagTypePassByReference, elements: !184, templateParams: !201, identifier: "_ZTSN4cuda21pipeline_shared_stateILNS_12thread_scopeE2ELh2EEE")
!184 = !{!185, !192, !196}
!185 = !DIDerivedType(tag: DW_TAG_member, name: "ws_stage", scope: !183, file: !31, line: 9, baseType: !186, size: 256)
!186 = !DICompositeType(tag: DW_TAG_array_type, baseType: !187, size: 256, elements: !191)
!187 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !183, file: !31, line: 9, size: 128, flags: DIFlagTypePassByValue, elements: !188, identifier: "_ZTSN4cuda21pipeline_shared_stateILNS_12thread_scopeE2ELh2EEUt_E")
!188 = !{!189, !190}
!189 = !DIDerivedType(tag: DW_TAG_member, name: "produced", scope: !187, file: !31, line: 9, baseType: !93, size: 64, align: 64)
!190 = !DIDerivedType(tag: DW_TAG_member, name: "consumed", scope: !187, file: !31, line: 9, baseType: !93, size: 64, align: 64, offset: 64)
!191 = !{!166}
!192 = !DISubprogram(name: "pipeline_shared_state", linkageName: "_ZN4cuda21pipeline_shared_stateILNS_12thread_scopeE2ELh2EEC4Ev", scope: !183, file: !31, line: 8, type: !193, scopeLine: 8, flags: DIFlagPrototyped, spFlags: 0)
!193 = !DISubroutineType(types: !194)
!194 = !{null, !195}
!195 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !183, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!196 = !DISubprogram(name: "pipeline_shared_state", linkageName: "_ZN4cuda21pipeline_shared_stateILNS_12thread_scopeE2ELh2EEC4ERKS2_", scope: !183, file: !31, line: 8, type: !197, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!197 = !DISubroutineType(types: !198)
!198 = !{null, !195, !199}
!199 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !200, size: 64)
!200 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !183)
!201 = !{!113, !202}
!202 = !DITemplateValueParameter(name: "N", type: !203, value: i8 2)
!203 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!204 = !DIGlobalVariableExpression(var: !205, expr: !DIExpression())
!205 = distinct !DIGlobalVariable(scope: null, file: !3, line: 66, type: !206, isLocal: true, isDefinition: true)
!206 = !DICompositeType(tag: DW_TAG_array_type, baseType: !87, size: 272, elements: !207)
!207 = !{!208}
!208 = !DISubrange(count: 34)
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
!221 = !DICompositeType(tag: DW_TAG_array_type, baseType: !87, size: 288, elements: !222)
!222 = !{!223}
!223 = !DISubrange(count: 36)
!224 = !{!225, !228, !230, !235, !239, !244, !249, !251, !256, !258, !259, !290, !294, !297, !299, !301, !303, !306, !308, !310, !312, !314, !316, !318, !320, !322, !324, !326, !328, !330, !332, !334, !336, !338, !340, !342, !344, !346, !348, !350, !354, !358, !363, !367, !371, !377, !381, !385, !389, !391, !393, !397, !401, !405, !409, !413, !415, !419, !423, !427, !429, !433, !435, !439, !443, !445, !447, !451, !455, !459, !463, !467, !469, !471, !473, !477, !481, !485, !487, !491, !495, !499, !500, !504, !506, !508, !512, !517, !521, !525, !529, !533, !535, !537, !541, !543, !547, !551, !555, !560, !564, !568, !572, !576, !580, !584, !586, !594, !598, !604, !610, !616, !617, !618, !619, !623, !625, !629, !633, !637, !641, !643, !647, !649, !653, !657, !659, !661, !663, !667, !671, !673, !677, !679, !683, !685, !687, !689, !691, !693, !695, !697, !699, !701, !703, !705, !707, !709, !711, !713, !715, !717, !722, !724, !726, !731, !735, !740, !746, !748, !754, !758, !762, !767, !768, !769, !773}
!225 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !226, file: !227, line: 128)
!226 = !DINamespace(name: "ws_math", scope: null)
!227 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!228 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !229, entity: !226, file: !227, line: 129)
!229 = !DINamespace(name: "std", scope: null)
!230 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !231, file: !227, line: 154)
!231 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !227, file: !227, line: 137, type: !232, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!232 = !DISubroutineType(types: !233)
!233 = !{!234, !234}
!234 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!235 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !236, file: !227, line: 154)
!236 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !227, file: !227, line: 133, type: !237, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!237 = !DISubroutineType(types: !238)
!238 = !{!111, !111}
!239 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !240, file: !227, line: 154)
!240 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !227, file: !227, line: 134, type: !241, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!241 = !DISubroutineType(types: !242)
!242 = !{!243, !243}
!243 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!244 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !245, file: !227, line: 154)
!245 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !227, file: !227, line: 145, type: !246, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!246 = !DISubroutineType(types: !247)
!247 = !{!56, !248}
!248 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!249 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !250, file: !227, line: 154)
!250 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !227, file: !227, line: 147, type: !246, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!251 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !252, file: !227, line: 154)
!252 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !227, file: !227, line: 149, type: !253, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!253 = !DISubroutineType(types: !254)
!254 = !{!8, !255}
!255 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!256 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !41, file: !257, line: 6)
!257 = !DIFile(filename: "cuda/ws/type_traits.h", directory: ".")
!258 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !110, file: !257, line: 7)
!259 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !260, file: !261, line: 56)
!260 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "exception_ptr", scope: !262, file: !261, line: 42, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !263, identifier: "_ZTSNSt15__exception_ptr13exception_ptrE")
!261 = !DIFile(filename: "cuda/ws/exception.h", directory: ".")
!262 = !DINamespace(name: "__exception_ptr", scope: !229)
!263 = !{!264, !265, !269, !272, !276, !281, !285, !286}
!264 = !DIDerivedType(tag: DW_TAG_member, name: "ws_object", scope: !260, file: !261, line: 43, baseType: !79, size: 64)
!265 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4EPv", scope: !260, file: !261, line: 44, type: !266, scopeLine: 44, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!266 = !DISubroutineType(types: !267)
!267 = !{null, !268, !79}
!268 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !260, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!269 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4Ev", scope: !260, file: !261, line: 46, type: !270, scopeLine: 46, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!270 = !DISubroutineType(types: !271)
!271 = !{null, !268}
!272 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4EDn", scope: !260, file: !261, line: 47, type: !273, scopeLine: 47, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!273 = !DISubroutineType(types: !274)
!274 = !{null, !268, !275}
!275 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!276 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4ERKS0_", scope: !260, file: !261, line: 48, type: !277, scopeLine: 48, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!277 = !DISubroutineType(types: !278)
!278 = !{null, !268, !279}
!279 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !280, size: 64)
!280 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !260)
!281 = !DISubprogram(name: "operator=", linkageName: "_ZNSt15__exception_ptr13exception_ptraSERKS0_", scope: !260, file: !261, line: 49, type: !282, scopeLine: 49, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!282 = !DISubroutineType(types: !283)
!283 = !{!284, !268, !279}
!284 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !260, size: 64)
!285 = !DISubprogram(name: "~exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrD4Ev", scope: !260, file: !261, line: 50, type: !270, scopeLine: 50, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!286 = !DISubprogram(name: "operator bool", linkageName: "_ZNKSt15__exception_ptr13exception_ptrcvbEv", scope: !260, file: !261, line: 51, type: !287, scopeLine: 51, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!287 = !DISubroutineType(types: !288)
!288 = !{!56, !289}
!289 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !280, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!290 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !291, file: !293, line: 8)
!291 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !42, line: 36, baseType: !292)
!292 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!293 = !DIFile(filename: "cuda/ws/cstd.h", directory: ".")
!294 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !295, file: !293, line: 8)
!295 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !42, line: 38, baseType: !296)
!296 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!297 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !298, file: !293, line: 8)
!298 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !42, line: 40, baseType: !8)
!299 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !300, file: !293, line: 8)
!300 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !42, line: 42, baseType: !111)
!301 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !302, file: !293, line: 8)
!302 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !42, line: 37, baseType: !203)
!303 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !304, file: !293, line: 8)
!304 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !42, line: 39, baseType: !305)
!305 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!306 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !307, file: !293, line: 8)
!307 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !42, line: 41, baseType: !16)
!308 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !309, file: !293, line: 8)
!309 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !42, line: 43, baseType: !43)
!310 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !311, file: !293, line: 9)
!311 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least8_t", file: !42, line: 48, baseType: !292)
!312 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !313, file: !293, line: 9)
!313 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least16_t", file: !42, line: 50, baseType: !296)
!314 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !315, file: !293, line: 9)
!315 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least32_t", file: !42, line: 52, baseType: !8)
!316 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !317, file: !293, line: 9)
!317 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least64_t", file: !42, line: 54, baseType: !111)
!318 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !319, file: !293, line: 9)
!319 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least8_t", file: !42, line: 49, baseType: !203)
!320 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !321, file: !293, line: 9)
!321 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least16_t", file: !42, line: 51, baseType: !305)
!322 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !323, file: !293, line: 9)
!323 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least32_t", file: !42, line: 53, baseType: !16)
!324 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !325, file: !293, line: 9)
!325 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least64_t", file: !42, line: 55, baseType: !43)
!326 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !327, file: !293, line: 10)
!327 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast8_t", file: !42, line: 48, baseType: !292)
!328 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !329, file: !293, line: 10)
!329 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast16_t", file: !42, line: 54, baseType: !111)
!330 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !331, file: !293, line: 10)
!331 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast32_t", file: !42, line: 54, baseType: !111)
!332 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !333, file: !293, line: 10)
!333 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast64_t", file: !42, line: 54, baseType: !111)
!334 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !335, file: !293, line: 10)
!335 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast8_t", file: !42, line: 49, baseType: !203)
!336 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !337, file: !293, line: 10)
!337 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast16_t", file: !42, line: 55, baseType: !43)
!338 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !339, file: !293, line: 10)
!339 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast32_t", file: !42, line: 55, baseType: !43)
!340 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !341, file: !293, line: 10)
!341 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast64_t", file: !42, line: 55, baseType: !43)
!342 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !343, file: !293, line: 11)
!343 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !42, line: 44, baseType: !111)
!344 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !345, file: !293, line: 11)
!345 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !42, line: 45, baseType: !43)
!346 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !347, file: !293, line: 11)
!347 = !DIDerivedType(tag: DW_TAG_typedef, name: "intmax_t", file: !42, line: 46, baseType: !111)
!348 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !349, file: !293, line: 11)
!349 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintmax_t", file: !42, line: 47, baseType: !43)
!350 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !351, file: !293, line: 12)
!351 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !352, line: 77, baseType: !353)
!352 = !DIFile(filename: "cuda/ws/libc.h", directory: ".")
!353 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !352, line: 77, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS8_IO_FILE")
!354 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !355, file: !293, line: 12)
!355 = !DISubprogram(name: "printf", scope: !352, file: !352, line: 97, type: !356, flags: DIFlagPrototyped, spFlags: 0)
!356 = !DISubroutineType(types: !357)
!357 = !{!8, !86, null}
!358 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !359, file: !293, line: 12)
!359 = !DISubprogram(name: "fprintf", scope: !352, file: !352, line: 98, type: !360, flags: DIFlagPrototyped, spFlags: 0)
!360 = !DISubroutineType(types: !361)
!361 = !{!8, !362, !86, null}
!362 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !351, size: 64)
!363 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !364, file: !293, line: 12)
!364 = !DISubprogram(name: "sprintf", scope: !352, file: !352, line: 99, type: !365, flags: DIFlagPrototyped, spFlags: 0)
!365 = !DISubroutineType(types: !366)
!366 = !{!8, !83, !86, null}
!367 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !368, file: !293, line: 12)
!368 = !DISubprogram(name: "snprintf", scope: !352, file: !352, line: 100, type: !369, flags: DIFlagPrototyped, spFlags: 0)
!369 = !DISubroutineType(types: !370)
!370 = !{!8, !83, !41, !86, null}
!371 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !372, file: !293, line: 12)
!372 = !DISubprogram(name: "vprintf", scope: !352, file: !352, line: 103, type: !373, flags: DIFlagPrototyped, spFlags: 0)
!373 = !DISubroutineType(types: !374)
!374 = !{!8, !86, !375}
!375 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !352, line: 75, baseType: !376)
!376 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !83)
!377 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !378, file: !293, line: 12)
!378 = !DISubprogram(name: "vfprintf", scope: !352, file: !352, line: 104, type: !379, flags: DIFlagPrototyped, spFlags: 0)
!379 = !DISubroutineType(types: !380)
!380 = !{!8, !362, !86, !375}
!381 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !382, file: !293, line: 12)
!382 = !DISubprogram(name: "vsprintf", scope: !352, file: !352, line: 105, type: !383, flags: DIFlagPrototyped, spFlags: 0)
!383 = !DISubroutineType(types: !384)
!384 = !{!8, !83, !86, !375}
!385 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !386, file: !293, line: 12)
!386 = !DISubprogram(name: "vsnprintf", scope: !352, file: !352, line: 106, type: !387, flags: DIFlagPrototyped, spFlags: 0)
!387 = !DISubroutineType(types: !388)
!388 = !{!8, !83, !41, !86, !375}
!389 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !390, file: !293, line: 13)
!390 = !DISubprogram(name: "scanf", scope: !352, file: !352, line: 108, type: !356, flags: DIFlagPrototyped, spFlags: 0)
!391 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !392, file: !293, line: 13)
!392 = !DISubprogram(name: "fscanf", scope: !352, file: !352, line: 109, type: !360, flags: DIFlagPrototyped, spFlags: 0)
!393 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !394, file: !293, line: 13)
!394 = !DISubprogram(name: "sscanf", scope: !352, file: !352, line: 110, type: !395, flags: DIFlagPrototyped, spFlags: 0)
!395 = !DISubroutineType(types: !396)
!396 = !{!8, !86, !86, null}
!397 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !398, file: !293, line: 13)
!398 = !DISubprogram(name: "vsscanf", scope: !352, file: !352, line: 113, type: !399, flags: DIFlagPrototyped, spFlags: 0)
!399 = !DISubroutineType(types: !400)
!400 = !{!8, !86, !86, !375}
!401 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !402, file: !293, line: 13)
!402 = !DISubprogram(name: "puts", scope: !352, file: !352, line: 114, type: !403, flags: DIFlagPrototyped, spFlags: 0)
!403 = !DISubroutineType(types: !404)
!404 = !{!8, !86}
!405 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !406, file: !293, line: 13)
!406 = !DISubprogram(name: "putchar", scope: !352, file: !352, line: 115, type: !407, flags: DIFlagPrototyped, spFlags: 0)
!407 = !DISubroutineType(types: !408)
!408 = !{!8, !8}
!409 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !410, file: !293, line: 13)
!410 = !DISubprogram(name: "putc", scope: !352, file: !352, line: 116, type: !411, flags: DIFlagPrototyped, spFlags: 0)
!411 = !DISubroutineType(types: !412)
!412 = !{!8, !8, !362}
!413 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !414, file: !293, line: 13)
!414 = !DISubprogram(name: "fputc", scope: !352, file: !352, line: 117, type: !411, flags: DIFlagPrototyped, spFlags: 0)
!415 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !416, file: !293, line: 13)
!416 = !DISubprogram(name: "fputs", scope: !352, file: !352, line: 118, type: !417, flags: DIFlagPrototyped, spFlags: 0)
!417 = !DISubroutineType(types: !418)
!418 = !{!8, !86, !362}
!419 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !420, file: !293, line: 13)
!420 = !DISubprogram(name: "getchar", scope: !352, file: !352, line: 119, type: !421, flags: DIFlagPrototyped, spFlags: 0)
!421 = !DISubroutineType(types: !422)
!422 = !{!8}
!423 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !424, file: !293, line: 13)
!424 = !DISubprogram(name: "getc", scope: !352, file: !352, line: 120, type: !425, flags: DIFlagPrototyped, spFlags: 0)
!425 = !DISubroutineType(types: !426)
!426 = !{!8, !362}
!427 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !428, file: !293, line: 14)
!428 = !DISubprogram(name: "fgetc", scope: !352, file: !352, line: 121, type: !425, flags: DIFlagPrototyped, spFlags: 0)
!429 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !430, file: !293, line: 14)
!430 = !DISubprogram(name: "fgets", scope: !352, file: !352, line: 123, type: !431, flags: DIFlagPrototyped, spFlags: 0)
!431 = !DISubroutineType(types: !432)
!432 = !{!83, !83, !8, !362}
!433 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !434, file: !293, line: 14)
!434 = !DISubprogram(name: "ungetc", scope: !352, file: !352, line: 122, type: !411, flags: DIFlagPrototyped, spFlags: 0)
!435 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !436, file: !293, line: 14)
!436 = !DISubprogram(name: "fopen", scope: !352, file: !352, line: 126, type: !437, flags: DIFlagPrototyped, spFlags: 0)
!437 = !DISubroutineType(types: !438)
!438 = !{!362, !86, !86}
!439 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !440, file: !293, line: 14)
!440 = !DISubprogram(name: "freopen", scope: !352, file: !352, line: 127, type: !441, flags: DIFlagPrototyped, spFlags: 0)
!441 = !DISubroutineType(types: !442)
!442 = !{!362, !86, !86, !362}
!443 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !444, file: !293, line: 14)
!444 = !DISubprogram(name: "fclose", scope: !352, file: !352, line: 133, type: !425, flags: DIFlagPrototyped, spFlags: 0)
!445 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !446, file: !293, line: 14)
!446 = !DISubprogram(name: "fflush", scope: !352, file: !352, line: 134, type: !425, flags: DIFlagPrototyped, spFlags: 0)
!447 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !448, file: !293, line: 14)
!448 = !DISubprogram(name: "fread", scope: !352, file: !352, line: 135, type: !449, flags: DIFlagPrototyped, spFlags: 0)
!449 = !DISubroutineType(types: !450)
!450 = !{!41, !79, !41, !41, !362}
!451 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !452, file: !293, line: 14)
!452 = !DISubprogram(name: "fwrite", scope: !352, file: !352, line: 136, type: !453, flags: DIFlagPrototyped, spFlags: 0)
!453 = !DISubroutineType(types: !454)
!454 = !{!41, !80, !41, !41, !362}
!455 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !456, file: !293, line: 14)
!456 = !DISubprogram(name: "fseek", scope: !352, file: !352, line: 137, type: !457, flags: DIFlagPrototyped, spFlags: 0)
!457 = !DISubroutineType(types: !458)
!458 = !{!8, !362, !111, !8}
!459 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !460, file: !293, line: 14)
!460 = !DISubprogram(name: "ftell", scope: !352, file: !352, line: 139, type: !461, flags: DIFlagPrototyped, spFlags: 0)
!461 = !DISubroutineType(types: !462)
!462 = !{!111, !362}
!463 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !464, file: !293, line: 15)
!464 = !DISubprogram(name: "rewind", scope: !352, file: !352, line: 141, type: !465, flags: DIFlagPrototyped, spFlags: 0)
!465 = !DISubroutineType(types: !466)
!466 = !{null, !362}
!467 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !468, file: !293, line: 15)
!468 = !DISubprogram(name: "feof", scope: !352, file: !352, line: 142, type: !425, flags: DIFlagPrototyped, spFlags: 0)
!469 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !470, file: !293, line: 15)
!470 = !DISubprogram(name: "ferror", scope: !352, file: !352, line: 143, type: !425, flags: DIFlagPrototyped, spFlags: 0)
!471 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !472, file: !293, line: 15)
!472 = !DISubprogram(name: "clearerr", scope: !352, file: !352, line: 144, type: !465, flags: DIFlagPrototyped, spFlags: 0)
!473 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !474, file: !293, line: 15)
!474 = !DISubprogram(name: "setvbuf", scope: !352, file: !352, line: 146, type: !475, flags: DIFlagPrototyped, spFlags: 0)
!475 = !DISubroutineType(types: !476)
!476 = !{!8, !362, !83, !8, !41}
!477 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !478, file: !293, line: 15)
!478 = !DISubprogram(name: "setbuf", scope: !352, file: !352, line: 147, type: !479, flags: DIFlagPrototyped, spFlags: 0)
!479 = !DISubroutineType(types: !480)
!480 = !{null, !362, !83}
!481 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !482, file: !293, line: 15)
!482 = !DISubprogram(name: "perror", scope: !352, file: !352, line: 149, type: !483, flags: DIFlagPrototyped, spFlags: 0)
!483 = !DISubroutineType(types: !484)
!484 = !{null, !86}
!485 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !486, file: !293, line: 15)
!486 = !DISubprogram(name: "remove", scope: !352, file: !352, line: 150, type: !403, flags: DIFlagPrototyped, spFlags: 0)
!487 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !488, file: !293, line: 15)
!488 = !DISubprogram(name: "rename", scope: !352, file: !352, line: 151, type: !489, flags: DIFlagPrototyped, spFlags: 0)
!489 = !DISubroutineType(types: !490)
!490 = !{!8, !86, !86}
!491 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !492, file: !293, line: 15)
!492 = !DISubprogram(name: "tmpfile", scope: !352, file: !352, line: 130, type: !493, flags: DIFlagPrototyped, spFlags: 0)
!493 = !DISubroutineType(types: !494)
!494 = !{!362}
!495 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !496, file: !293, line: 15)
!496 = !DISubprogram(name: "tmpnam", scope: !352, file: !352, line: 131, type: !497, flags: DIFlagPrototyped, spFlags: 0)
!497 = !DISubroutineType(types: !498)
!498 = !{!83, !83}
!499 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !375, file: !293, line: 16)
!500 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !501, file: !293, line: 16)
!501 = !DISubprogram(name: "exit", scope: !352, file: !352, line: 154, type: !502, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!502 = !DISubroutineType(types: !503)
!503 = !{null, !8}
!504 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !505, file: !293, line: 16)
!505 = !DISubprogram(name: "_Exit", scope: !352, file: !352, line: 156, type: !502, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!506 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !507, file: !293, line: 16)
!507 = !DISubprogram(name: "quick_exit", scope: !352, file: !352, line: 157, type: !502, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!508 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !509, file: !293, line: 16)
!509 = !DISubprogram(name: "abort", scope: !352, file: !352, line: 158, type: !510, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!510 = !DISubroutineType(types: !511)
!511 = !{null}
!512 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !513, file: !293, line: 16)
!513 = !DISubprogram(name: "atexit", scope: !352, file: !352, line: 159, type: !514, flags: DIFlagPrototyped, spFlags: 0)
!514 = !DISubroutineType(types: !515)
!515 = !{!8, !516}
!516 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !510, size: 64)
!517 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !518, file: !293, line: 16)
!518 = !DISubprogram(name: "malloc", scope: !352, file: !352, line: 161, type: !519, flags: DIFlagPrototyped, spFlags: 0)
!519 = !DISubroutineType(types: !520)
!520 = !{!79, !41}
!521 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !522, file: !293, line: 16)
!522 = !DISubprogram(name: "free", scope: !352, file: !352, line: 162, type: !523, flags: DIFlagPrototyped, spFlags: 0)
!523 = !DISubroutineType(types: !524)
!524 = !{null, !79}
!525 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !526, file: !293, line: 16)
!526 = !DISubprogram(name: "calloc", scope: !352, file: !352, line: 163, type: !527, flags: DIFlagPrototyped, spFlags: 0)
!527 = !DISubroutineType(types: !528)
!528 = !{!79, !41, !41}
!529 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !530, file: !293, line: 16)
!530 = !DISubprogram(name: "realloc", scope: !352, file: !352, line: 164, type: !531, flags: DIFlagPrototyped, spFlags: 0)
!531 = !DISubroutineType(types: !532)
!532 = !{!79, !79, !41}
!533 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !534, file: !293, line: 17)
!534 = !DISubprogram(name: "aligned_alloc", scope: !352, file: !352, line: 165, type: !527, flags: DIFlagPrototyped, spFlags: 0)
!535 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !536, file: !293, line: 17)
!536 = !DISubprogram(name: "rand", scope: !352, file: !352, line: 169, type: !421, flags: DIFlagPrototyped, spFlags: 0)
!537 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !538, file: !293, line: 17)
!538 = !DISubprogram(name: "srand", scope: !352, file: !352, line: 170, type: !539, flags: DIFlagPrototyped, spFlags: 0)
!539 = !DISubroutineType(types: !540)
!540 = !{null, !16}
!541 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !542, file: !293, line: 17)
!542 = !DISubprogram(name: "atoi", scope: !352, file: !352, line: 182, type: !403, flags: DIFlagPrototyped, spFlags: 0)
!543 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !544, file: !293, line: 17)
!544 = !DISubprogram(name: "atol", scope: !352, file: !352, line: 183, type: !545, flags: DIFlagPrototyped, spFlags: 0)
!545 = !DISubroutineType(types: !546)
!546 = !{!111, !86}
!547 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !548, file: !293, line: 17)
!548 = !DISubprogram(name: "atoll", scope: !352, file: !352, line: 184, type: !549, flags: DIFlagPrototyped, spFlags: 0)
!549 = !DISubroutineType(types: !550)
!550 = !{!243, !86}
!551 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !552, file: !293, line: 17)
!552 = !DISubprogram(name: "atof", scope: !352, file: !352, line: 185, type: !553, flags: DIFlagPrototyped, spFlags: 0)
!553 = !DISubroutineType(types: !554)
!554 = !{!248, !86}
!555 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !556, file: !293, line: 17)
!556 = !DISubprogram(name: "strtol", scope: !352, file: !352, line: 186, type: !557, flags: DIFlagPrototyped, spFlags: 0)
!557 = !DISubroutineType(types: !558)
!558 = !{!111, !86, !559, !8}
!559 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!560 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !561, file: !293, line: 17)
!561 = !DISubprogram(name: "strtoul", scope: !352, file: !352, line: 187, type: !562, flags: DIFlagPrototyped, spFlags: 0)
!562 = !DISubroutineType(types: !563)
!563 = !{!43, !86, !559, !8}
!564 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !565, file: !293, line: 17)
!565 = !DISubprogram(name: "strtoll", scope: !352, file: !352, line: 188, type: !566, flags: DIFlagPrototyped, spFlags: 0)
!566 = !DISubroutineType(types: !567)
!567 = !{!243, !86, !559, !8}
!568 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !569, file: !293, line: 18)
!569 = !DISubprogram(name: "strtoull", scope: !352, file: !352, line: 189, type: !570, flags: DIFlagPrototyped, spFlags: 0)
!570 = !DISubroutineType(types: !571)
!571 = !{!93, !86, !559, !8}
!572 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !573, file: !293, line: 18)
!573 = !DISubprogram(name: "strtod", scope: !352, file: !352, line: 190, type: !574, flags: DIFlagPrototyped, spFlags: 0)
!574 = !DISubroutineType(types: !575)
!575 = !{!248, !86, !559}
!576 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !577, file: !293, line: 18)
!577 = !DISubprogram(name: "strtof", scope: !352, file: !352, line: 191, type: !578, flags: DIFlagPrototyped, spFlags: 0)
!578 = !DISubroutineType(types: !579)
!579 = !{!255, !86, !559}
!580 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !581, file: !293, line: 18)
!581 = !DISubprogram(name: "getenv", scope: !352, file: !352, line: 195, type: !582, flags: DIFlagPrototyped, spFlags: 0)
!582 = !DISubroutineType(types: !583)
!583 = !{!83, !86}
!584 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !585, file: !293, line: 18)
!585 = !DISubprogram(name: "system", scope: !352, file: !352, line: 199, type: !403, flags: DIFlagPrototyped, spFlags: 0)
!586 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !587, file: !293, line: 18)
!587 = !DISubprogram(name: "qsort", scope: !352, file: !352, line: 309, type: !588, flags: DIFlagPrototyped, spFlags: 0)
!588 = !DISubroutineType(types: !589)
!589 = !{null, !79, !41, !41, !590}
!590 = !DIDerivedType(tag: DW_TAG_typedef, name: "ws_compare", file: !352, line: 308, baseType: !591)
!591 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !592, size: 64)
!592 = !DISubroutineType(types: !593)
!593 = !{!8, !80, !80}
!594 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !595, file: !293, line: 18)
!595 = !DISubprogram(name: "bsearch", scope: !352, file: !352, line: 310, type: !596, flags: DIFlagPrototyped, spFlags: 0)
!596 = !DISubroutineType(types: !597)
!597 = !{!79, !80, !80, !41, !41, !590}
!598 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !599, file: !293, line: 18)
!599 = !DISubprogram(name: "div", scope: !352, file: !352, line: 202, type: !600, flags: DIFlagPrototyped, spFlags: 0)
!600 = !DISubroutineType(types: !601)
!601 = !{!602, !8, !8}
!602 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !352, line: 78, baseType: !603)
!603 = !DICompositeType(tag: DW_TAG_structure_type, file: !352, line: 78, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!604 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !605, file: !293, line: 18)
!605 = !DISubprogram(name: "ldiv", scope: !352, file: !352, line: 203, type: !606, flags: DIFlagPrototyped, spFlags: 0)
!606 = !DISubroutineType(types: !607)
!607 = !{!608, !111, !111}
!608 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !352, line: 79, baseType: !609)
!609 = !DICompositeType(tag: DW_TAG_structure_type, file: !352, line: 79, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS6ldiv_t")
!610 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !611, file: !293, line: 18)
!611 = !DISubprogram(name: "lldiv", scope: !352, file: !352, line: 204, type: !612, flags: DIFlagPrototyped, spFlags: 0)
!612 = !DISubroutineType(types: !613)
!613 = !{!614, !243, !243}
!614 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !352, line: 80, baseType: !615)
!615 = !DICompositeType(tag: DW_TAG_structure_type, file: !352, line: 80, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS7lldiv_t")
!616 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !602, file: !293, line: 19)
!617 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !608, file: !293, line: 19)
!618 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !614, file: !293, line: 19)
!619 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !620, file: !293, line: 19)
!620 = !DISubprogram(name: "memcpy", scope: !352, file: !352, line: 207, type: !621, flags: DIFlagPrototyped, spFlags: 0)
!621 = !DISubroutineType(types: !622)
!622 = !{!79, !79, !80, !41}
!623 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !624, file: !293, line: 19)
!624 = !DISubprogram(name: "memmove", scope: !352, file: !352, line: 208, type: !621, flags: DIFlagPrototyped, spFlags: 0)
!625 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !626, file: !293, line: 19)
!626 = !DISubprogram(name: "memset", scope: !352, file: !352, line: 209, type: !627, flags: DIFlagPrototyped, spFlags: 0)
!627 = !DISubroutineType(types: !628)
!628 = !{!79, !79, !8, !41}
!629 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !630, file: !293, line: 19)
!630 = !DISubprogram(name: "memcmp", scope: !352, file: !352, line: 210, type: !631, flags: DIFlagPrototyped, spFlags: 0)
!631 = !DISubroutineType(types: !632)
!632 = !{!8, !80, !80, !41}
!633 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !634, file: !293, line: 19)
!634 = !DISubprogram(name: "memchr", scope: !352, file: !352, line: 319, type: !635, flags: DIFlagPrototyped, spFlags: 0)
!635 = !DISubroutineType(types: !636)
!636 = !{!80, !80, !8, !41}
!637 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !638, file: !293, line: 19)
!638 = !DISubprogram(name: "strlen", scope: !352, file: !352, line: 217, type: !639, flags: DIFlagPrototyped, spFlags: 0)
!639 = !DISubroutineType(types: !640)
!640 = !{!41, !86}
!641 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !642, file: !293, line: 19)
!642 = !DISubprogram(name: "strcmp", scope: !352, file: !352, line: 219, type: !489, flags: DIFlagPrototyped, spFlags: 0)
!643 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !644, file: !293, line: 20)
!644 = !DISubprogram(name: "strncmp", scope: !352, file: !352, line: 220, type: !645, flags: DIFlagPrototyped, spFlags: 0)
!645 = !DISubroutineType(types: !646)
!646 = !{!8, !86, !86, !41}
!647 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !648, file: !293, line: 20)
!648 = !DISubprogram(name: "strcoll", scope: !352, file: !352, line: 223, type: !489, flags: DIFlagPrototyped, spFlags: 0)
!649 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !650, file: !293, line: 20)
!650 = !DISubprogram(name: "strcpy", scope: !352, file: !352, line: 225, type: !651, flags: DIFlagPrototyped, spFlags: 0)
!651 = !DISubroutineType(types: !652)
!652 = !{!83, !83, !86}
!653 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !654, file: !293, line: 20)
!654 = !DISubprogram(name: "strncpy", scope: !352, file: !352, line: 226, type: !655, flags: DIFlagPrototyped, spFlags: 0)
!655 = !DISubroutineType(types: !656)
!656 = !{!83, !83, !86, !41}
!657 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !658, file: !293, line: 20)
!658 = !DISubprogram(name: "strcat", scope: !352, file: !352, line: 228, type: !651, flags: DIFlagPrototyped, spFlags: 0)
!659 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !660, file: !293, line: 20)
!660 = !DISubprogram(name: "strncat", scope: !352, file: !352, line: 229, type: !655, flags: DIFlagPrototyped, spFlags: 0)
!661 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !662, file: !293, line: 20)
!662 = !DISubprogram(name: "strtok", scope: !352, file: !352, line: 230, type: !651, flags: DIFlagPrototyped, spFlags: 0)
!663 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !664, file: !293, line: 20)
!664 = !DISubprogram(name: "strerror", scope: !352, file: !352, line: 235, type: !665, flags: DIFlagPrototyped, spFlags: 0)
!665 = !DISubroutineType(types: !666)
!666 = !{!83, !8}
!667 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !668, file: !293, line: 20)
!668 = !DISubprogram(name: "strspn", scope: !352, file: !352, line: 236, type: !669, flags: DIFlagPrototyped, spFlags: 0)
!669 = !DISubroutineType(types: !670)
!670 = !{!41, !86, !86}
!671 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !672, file: !293, line: 20)
!672 = !DISubprogram(name: "strcspn", scope: !352, file: !352, line: 237, type: !669, flags: DIFlagPrototyped, spFlags: 0)
!673 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !674, file: !293, line: 21)
!674 = !DISubprogram(name: "strchr", scope: !352, file: !352, line: 320, type: !675, flags: DIFlagPrototyped, spFlags: 0)
!675 = !DISubroutineType(types: !676)
!676 = !{!86, !86, !8}
!677 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !678, file: !293, line: 21)
!678 = !DISubprogram(name: "strrchr", scope: !352, file: !352, line: 321, type: !675, flags: DIFlagPrototyped, spFlags: 0)
!679 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !680, file: !293, line: 21)
!680 = !DISubprogram(name: "strstr", scope: !352, file: !352, line: 322, type: !681, flags: DIFlagPrototyped, spFlags: 0)
!681 = !DISubroutineType(types: !682)
!682 = !{!86, !86, !86}
!683 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !684, file: !293, line: 21)
!684 = !DISubprogram(name: "strpbrk", scope: !352, file: !352, line: 323, type: !681, flags: DIFlagPrototyped, spFlags: 0)
!685 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !686, file: !293, line: 21)
!686 = !DISubprogram(name: "isalnum", scope: !352, file: !352, line: 251, type: !407, flags: DIFlagPrototyped, spFlags: 0)
!687 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !688, file: !293, line: 21)
!688 = !DISubprogram(name: "isalpha", scope: !352, file: !352, line: 252, type: !407, flags: DIFlagPrototyped, spFlags: 0)
!689 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !690, file: !293, line: 21)
!690 = !DISubprogram(name: "isblank", scope: !352, file: !352, line: 253, type: !407, flags: DIFlagPrototyped, spFlags: 0)
!691 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !692, file: !293, line: 21)
!692 = !DISubprogram(name: "iscntrl", scope: !352, file: !352, line: 254, type: !407, flags: DIFlagPrototyped, spFlags: 0)
!693 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !694, file: !293, line: 21)
!694 = !DISubprogram(name: "isdigit", scope: !352, file: !352, line: 255, type: !407, flags: DIFlagPrototyped, spFlags: 0)
!695 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !696, file: !293, line: 21)
!696 = !DISubprogram(name: "isgraph", scope: !352, file: !352, line: 256, type: !407, flags: DIFlagPrototyped, spFlags: 0)
!697 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !698, file: !293, line: 22)
!698 = !DISubprogram(name: "islower", scope: !352, file: !352, line: 257, type: !407, flags: DIFlagPrototyped, spFlags: 0)
!699 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !700, file: !293, line: 22)
!700 = !DISubprogram(name: "isprint", scope: !352, file: !352, line: 258, type: !407, flags: DIFlagPrototyped, spFlags: 0)
!701 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !702, file: !293, line: 22)
!702 = !DISubprogram(name: "ispunct", scope: !352, file: !352, line: 259, type: !407, flags: DIFlagPrototyped, spFlags: 0)
!703 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !704, file: !293, line: 22)
!704 = !DISubprogram(name: "isspace", scope: !352, file: !352, line: 260, type: !407, flags: DIFlagPrototyped, spFlags: 0)
!705 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !706, file: !293, line: 22)
!706 = !DISubprogram(name: "isupper", scope: !352, file: !352, line: 261, type: !407, flags: DIFlagPrototyped, spFlags: 0)
!707 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !708, file: !293, line: 22)
!708 = !DISubprogram(name: "isxdigit", scope: !352, file: !352, line: 262, type: !407, flags: DIFlagPrototyped, spFlags: 0)
!709 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !710, file: !293, line: 22)
!710 = !DISubprogram(name: "tolower", scope: !352, file: !352, line: 265, type: !407, flags: DIFlagPrototyped, spFlags: 0)
!711 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !712, file: !293, line: 22)
!712 = !DISubprogram(name: "toupper", scope: !352, file: !352, line: 266, type: !407, flags: DIFlagPrototyped, spFlags: 0)
!713 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !714, file: !293, line: 23)
!714 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !352, line: 69, baseType: !111)
!715 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !716, file: !293, line: 23)
!716 = !DIDerivedType(tag: DW_TAG_typedef, name: "clock_t", file: !352, line: 70, baseType: !111)
!717 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !718, file: !293, line: 23)
!718 = !DISubprogram(name: "clock", linkageName: "_ZL5clockv", scope: !719, file: !719, line: 244, type: !720, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!719 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!720 = !DISubroutineType(types: !721)
!721 = !{!716}
!722 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !723, file: !293, line: 23)
!723 = !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !352, line: 84, size: 448, flags: DIFlagFwdDecl, identifier: "_ZTS2tm")
!724 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !725, file: !293, line: 23)
!725 = !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !352, line: 82, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS8timespec")
!726 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !727, file: !293, line: 23)
!727 = !DISubprogram(name: "time", scope: !352, file: !352, line: 269, type: !728, flags: DIFlagPrototyped, spFlags: 0)
!728 = !DISubroutineType(types: !729)
!729 = !{!714, !730}
!730 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !714, size: 64)
!731 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !732, file: !293, line: 23)
!732 = !DISubprogram(name: "difftime", scope: !352, file: !352, line: 270, type: !733, flags: DIFlagPrototyped, spFlags: 0)
!733 = !DISubroutineType(types: !734)
!734 = !{!248, !714, !714}
!735 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !736, file: !293, line: 23)
!736 = !DISubprogram(name: "mktime", scope: !352, file: !352, line: 271, type: !737, flags: DIFlagPrototyped, spFlags: 0)
!737 = !DISubroutineType(types: !738)
!738 = !{!714, !739}
!739 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !723, size: 64)
!740 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !741, file: !293, line: 23)
!741 = !DISubprogram(name: "localtime", scope: !352, file: !352, line: 273, type: !742, flags: DIFlagPrototyped, spFlags: 0)
!742 = !DISubroutineType(types: !743)
!743 = !{!739, !744}
!744 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !745, size: 64)
!745 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !714)
!746 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !747, file: !293, line: 23)
!747 = !DISubprogram(name: "gmtime", scope: !352, file: !352, line: 275, type: !742, flags: DIFlagPrototyped, spFlags: 0)
!748 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !749, file: !293, line: 24)
!749 = !DISubprogram(name: "asctime", scope: !352, file: !352, line: 277, type: !750, flags: DIFlagPrototyped, spFlags: 0)
!750 = !DISubroutineType(types: !751)
!751 = !{!83, !752}
!752 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !753, size: 64)
!753 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !723)
!754 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !755, file: !293, line: 24)
!755 = !DISubprogram(name: "ctime", scope: !352, file: !352, line: 278, type: !756, flags: DIFlagPrototyped, spFlags: 0)
!756 = !DISubroutineType(types: !757)
!757 = !{!83, !744}
!758 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !759, file: !293, line: 24)
!759 = !DISubprogram(name: "strftime", scope: !352, file: !352, line: 280, type: !760, flags: DIFlagPrototyped, spFlags: 0)
!760 = !DISubroutineType(types: !761)
!761 = !{!41, !83, !41, !86, !752}
!762 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !229, entity: !763, file: !293, line: 24)
!763 = !DISubprogram(name: "timespec_get", scope: !352, file: !352, line: 285, type: !764, flags: DIFlagPrototyped, spFlags: 0)
!764 = !DISubroutineType(types: !765)
!765 = !{!8, !766, !8}
!766 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !725, size: 64)
!767 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !14, entity: !229, file: !13, line: 27)
!768 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !12, file: !13, line: 31)
!769 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !14, entity: !770, file: !13, line: 70)
!770 = !DISubprogram(name: "atomic_thread_fence", linkageName: "_ZN4cudaL19atomic_thread_fenceENS_3std12memory_orderENS_12thread_scopeE", scope: !15, file: !13, line: 35, type: !771, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!771 = !DISubroutineType(types: !772)
!772 = !{null, !12, !24}
!773 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "cg", scope: !10, entity: !774, file: !3, line: 14)
!774 = !DINamespace(name: "cooperative_groups", scope: null)
!775 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !776)
!776 = !{!167}
!777 = !{i32 7, !"Dwarf Version", i32 4}
!778 = !{i32 2, !"Debug Info Version", i32 3}
!779 = !{i32 1, !"wchar_size", i32 4}
!780 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!781 = !{!"clang version 22.1.8"}
!782 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 16, type: !6)
!783 = !DILocation(line: 16, column: 41, scope: !2)
!784 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 16, type: !9)
!785 = !DILocation(line: 16, column: 50, scope: !2)
!786 = !DILocalVariable(name: "block", scope: !2, file: !3, line: 19, type: !787)
!787 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "thread_block", scope: !774, file: !788, line: 12, size: 8, flags: DIFlagTypePassByValue, elements: !163, identifier: "_ZTSN18cooperative_groups12thread_blockE")
!788 = !DIFile(filename: "cuda/cooperative_groups.h", directory: ".")
!789 = !DILocation(line: 19, column: 8, scope: !2)
!790 = !DILocation(line: 19, column: 16, scope: !2)
!791 = !DILocation(line: 20, column: 7, scope: !792)
!792 = distinct !DILexicalBlock(scope: !2, file: !3, line: 20, column: 7)
!793 = !DILocation(line: 20, column: 27, scope: !792)
!794 = !DILocation(line: 20, column: 44, scope: !792)
!795 = !DILocation(line: 20, column: 33, scope: !792)
!796 = !DILocation(line: 21, column: 3, scope: !2)
!797 = !DILocalVariable(name: "i", scope: !798, file: !3, line: 22, type: !8)
!798 = distinct !DILexicalBlock(scope: !2, file: !3, line: 22, column: 3)
!799 = !DILocation(line: 22, column: 12, scope: !798)
!800 = !DILocation(line: 22, column: 8, scope: !798)
!801 = !DILocation(line: 22, column: 19, scope: !802)
!802 = distinct !DILexicalBlock(scope: !798, file: !3, line: 22, column: 3)
!803 = !DILocation(line: 22, column: 21, scope: !802)
!804 = !DILocation(line: 22, column: 3, scope: !798)
!805 = !DILocation(line: 23, column: 37, scope: !806)
!806 = distinct !DILexicalBlock(scope: !802, file: !3, line: 22, column: 31)
!807 = !DILocation(line: 23, column: 47, scope: !806)
!808 = !DILocation(line: 23, column: 45, scope: !806)
!809 = !DILocation(line: 23, column: 40, scope: !806)
!810 = !DILocation(line: 23, column: 50, scope: !806)
!811 = !DILocation(line: 23, column: 5, scope: !806)
!812 = !{i64 8}
!813 = distinct !{!813, !814}
!814 = !{!"llvm.loop.mustprogress"}
!815 = !DILocation(line: 24, column: 9, scope: !806)
!816 = !DILocation(line: 25, column: 22, scope: !806)
!817 = !DILocation(line: 25, column: 20, scope: !806)
!818 = !DILocation(line: 25, column: 12, scope: !806)
!819 = !DILocation(line: 25, column: 43, scope: !806)
!820 = !DILocation(line: 25, column: 41, scope: !806)
!821 = !DILocation(line: 25, column: 45, scope: !806)
!822 = !DILocation(line: 25, column: 52, scope: !806)
!823 = !DILocation(line: 25, column: 50, scope: !806)
!824 = !DILocation(line: 25, column: 35, scope: !806)
!825 = !DILocation(line: 25, column: 5, scope: !806)
!826 = !DILocation(line: 26, column: 43, scope: !806)
!827 = !DILocation(line: 26, column: 41, scope: !806)
!828 = !DILocation(line: 26, column: 33, scope: !806)
!829 = !DILocation(line: 26, column: 5, scope: !806)
!830 = !DILocation(line: 26, column: 14, scope: !806)
!831 = !DILocation(line: 26, column: 12, scope: !806)
!832 = !DILocation(line: 26, column: 18, scope: !806)
!833 = !DILocation(line: 26, column: 16, scope: !806)
!834 = !DILocation(line: 26, column: 31, scope: !806)
!835 = !DILocation(line: 27, column: 9, scope: !806)
!836 = !DILocation(line: 28, column: 3, scope: !806)
!837 = !DILocation(line: 22, column: 26, scope: !802)
!838 = !DILocation(line: 22, column: 3, scope: !802)
!839 = distinct !{!839, !804, !840, !814}
!840 = !DILocation(line: 28, column: 3, scope: !798)
!841 = !DILocation(line: 29, column: 1, scope: !2)
!842 = distinct !DISubprogram(name: "aligned_size_t", linkageName: "_ZN4cuda14aligned_size_tILm16EEC1Em", scope: !36, file: !37, line: 18, type: !46, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, declaration: !45, retainedNodes: !163)
!843 = !DILocalVariable(name: "this", arg: 1, scope: !842, type: !844, flags: DIFlagArtificial | DIFlagObjectPointer)
!844 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!845 = !DILocation(line: 0, scope: !842)
!846 = !DILocalVariable(name: "n", arg: 2, scope: !842, file: !37, line: 18, type: !41)
!847 = !DILocation(line: 18, column: 155, scope: !842)
!848 = !DILocation(line: 18, column: 169, scope: !842)
!849 = !DILocation(line: 18, column: 170, scope: !842)
!850 = !DILocalVariable(name: "in", arg: 1, scope: !162, file: !3, line: 31, type: !6)
!851 = !DILocation(line: 31, column: 38, scope: !162)
!852 = !DILocalVariable(name: "out", arg: 2, scope: !162, file: !3, line: 31, type: !9)
!853 = !DILocation(line: 31, column: 47, scope: !162)
!854 = !DILocalVariable(name: "pipe", scope: !162, file: !3, line: 33, type: !59)
!855 = !DILocation(line: 33, column: 8, scope: !162)
!856 = !DILocation(line: 33, column: 15, scope: !162)
!857 = !DILocalVariable(name: "t", scope: !162, file: !3, line: 34, type: !8)
!858 = !DILocation(line: 34, column: 7, scope: !162)
!859 = !DILocation(line: 34, column: 11, scope: !162)
!860 = !DILocation(line: 35, column: 8, scope: !162)
!861 = !DILocation(line: 36, column: 31, scope: !162)
!862 = !DILocation(line: 36, column: 23, scope: !162)
!863 = !DILocation(line: 36, column: 35, scope: !162)
!864 = !DILocation(line: 36, column: 40, scope: !162)
!865 = !DILocation(line: 36, column: 38, scope: !162)
!866 = !DILocation(line: 36, column: 43, scope: !162)
!867 = !DILocation(line: 36, column: 3, scope: !162)
!868 = distinct !{!868, !814}
!869 = !DILocation(line: 37, column: 8, scope: !162)
!870 = !DILocalVariable(name: "i", scope: !871, file: !3, line: 38, type: !8)
!871 = distinct !DILexicalBlock(scope: !162, file: !3, line: 38, column: 3)
!872 = !DILocation(line: 38, column: 12, scope: !871)
!873 = !DILocation(line: 38, column: 8, scope: !871)
!874 = !DILocation(line: 38, column: 19, scope: !875)
!875 = distinct !DILexicalBlock(scope: !871, file: !3, line: 38, column: 3)
!876 = !DILocation(line: 38, column: 21, scope: !875)
!877 = !DILocation(line: 38, column: 3, scope: !871)
!878 = !DILocation(line: 39, column: 9, scope: !879)
!879 = distinct !DILexicalBlock(scope: !880, file: !3, line: 39, column: 9)
!880 = distinct !DILexicalBlock(scope: !875, file: !3, line: 38, column: 31)
!881 = !DILocation(line: 39, column: 11, scope: !879)
!882 = !DILocation(line: 40, column: 12, scope: !883)
!883 = distinct !DILexicalBlock(scope: !879, file: !3, line: 39, column: 16)
!884 = !DILocation(line: 41, column: 33, scope: !883)
!885 = !DILocation(line: 41, column: 35, scope: !883)
!886 = !DILocation(line: 41, column: 40, scope: !883)
!887 = !DILocation(line: 41, column: 27, scope: !883)
!888 = !DILocation(line: 41, column: 45, scope: !883)
!889 = !DILocation(line: 41, column: 49, scope: !883)
!890 = !DILocation(line: 41, column: 60, scope: !883)
!891 = !DILocation(line: 41, column: 62, scope: !883)
!892 = !DILocation(line: 41, column: 57, scope: !883)
!893 = !DILocation(line: 41, column: 52, scope: !883)
!894 = !DILocation(line: 41, column: 69, scope: !883)
!895 = !DILocation(line: 41, column: 67, scope: !883)
!896 = !DILocation(line: 41, column: 72, scope: !883)
!897 = !DILocation(line: 41, column: 7, scope: !883)
!898 = distinct !{!898, !814}
!899 = !DILocation(line: 42, column: 12, scope: !883)
!900 = !DILocation(line: 43, column: 5, scope: !883)
!901 = !DILocation(line: 44, column: 9, scope: !902)
!902 = distinct !DILexicalBlock(scope: !880, file: !3, line: 44, column: 9)
!903 = !DILocation(line: 44, column: 11, scope: !902)
!904 = !DILocation(line: 44, column: 16, scope: !902)
!905 = !DILocation(line: 44, column: 71, scope: !902)
!906 = !DILocation(line: 45, column: 5, scope: !880)
!907 = !DILocation(line: 46, column: 17, scope: !880)
!908 = !DILocation(line: 46, column: 19, scope: !880)
!909 = !DILocation(line: 46, column: 12, scope: !880)
!910 = !DILocation(line: 46, column: 29, scope: !880)
!911 = !DILocation(line: 46, column: 27, scope: !880)
!912 = !DILocation(line: 46, column: 40, scope: !880)
!913 = !DILocation(line: 46, column: 38, scope: !880)
!914 = !DILocation(line: 46, column: 42, scope: !880)
!915 = !DILocation(line: 46, column: 49, scope: !880)
!916 = !DILocation(line: 46, column: 47, scope: !880)
!917 = !DILocation(line: 46, column: 32, scope: !880)
!918 = !DILocation(line: 46, column: 5, scope: !880)
!919 = !DILocation(line: 47, column: 28, scope: !880)
!920 = !DILocation(line: 47, column: 30, scope: !880)
!921 = !DILocation(line: 47, column: 23, scope: !880)
!922 = !DILocation(line: 47, column: 40, scope: !880)
!923 = !DILocation(line: 47, column: 38, scope: !880)
!924 = !DILocation(line: 47, column: 5, scope: !880)
!925 = !DILocation(line: 47, column: 14, scope: !880)
!926 = !DILocation(line: 47, column: 12, scope: !880)
!927 = !DILocation(line: 47, column: 18, scope: !880)
!928 = !DILocation(line: 47, column: 16, scope: !880)
!929 = !DILocation(line: 47, column: 21, scope: !880)
!930 = !DILocation(line: 48, column: 10, scope: !880)
!931 = !DILocation(line: 49, column: 5, scope: !880)
!932 = !DILocation(line: 50, column: 3, scope: !880)
!933 = !DILocation(line: 38, column: 26, scope: !875)
!934 = !DILocation(line: 38, column: 3, scope: !875)
!935 = distinct !{!935, !877, !936, !814}
!936 = !DILocation(line: 50, column: 3, scope: !871)
!937 = !DILocation(line: 51, column: 1, scope: !162)
!938 = !DILocalVariable(name: "in", arg: 1, scope: !180, file: !3, line: 53, type: !6)
!939 = !DILocation(line: 53, column: 37, scope: !180)
!940 = !DILocalVariable(name: "out", arg: 2, scope: !180, file: !3, line: 53, type: !9)
!941 = !DILocation(line: 53, column: 46, scope: !180)
!942 = !DILocalVariable(name: "block", scope: !180, file: !3, line: 56, type: !787)
!943 = !DILocation(line: 56, column: 8, scope: !180)
!944 = !DILocation(line: 56, column: 16, scope: !180)
!945 = !DILocalVariable(name: "pipe", scope: !180, file: !3, line: 57, type: !120)
!946 = !DILocation(line: 57, column: 8, scope: !180)
!947 = !DILocation(line: 57, column: 15, scope: !180)
!948 = distinct !{!948, !814}
!949 = !DILocalVariable(name: "t", scope: !180, file: !3, line: 58, type: !8)
!950 = !DILocation(line: 58, column: 7, scope: !180)
!951 = !DILocation(line: 58, column: 11, scope: !180)
!952 = !DILocalVariable(name: "load", scope: !953, file: !3, line: 59, type: !8)
!953 = distinct !DILexicalBlock(scope: !180, file: !3, line: 59, column: 3)
!954 = !DILocation(line: 59, column: 12, scope: !953)
!955 = !DILocalVariable(name: "i", scope: !953, file: !3, line: 59, type: !8)
!956 = !DILocation(line: 59, column: 22, scope: !953)
!957 = !DILocation(line: 59, column: 8, scope: !953)
!958 = !DILocation(line: 59, column: 29, scope: !959)
!959 = distinct !DILexicalBlock(scope: !953, file: !3, line: 59, column: 3)
!960 = !DILocation(line: 59, column: 31, scope: !959)
!961 = !DILocation(line: 59, column: 3, scope: !953)
!962 = !DILocation(line: 60, column: 5, scope: !963)
!963 = distinct !DILexicalBlock(scope: !959, file: !3, line: 59, column: 41)
!964 = !DILocation(line: 60, column: 12, scope: !965)
!965 = distinct !DILexicalBlock(scope: !966, file: !3, line: 60, column: 5)
!966 = distinct !DILexicalBlock(scope: !963, file: !3, line: 60, column: 5)
!967 = !DILocation(line: 60, column: 17, scope: !965)
!968 = !DILocation(line: 60, column: 21, scope: !965)
!969 = !DILocation(line: 60, column: 24, scope: !965)
!970 = !DILocation(line: 60, column: 31, scope: !965)
!971 = !DILocation(line: 60, column: 33, scope: !965)
!972 = !DILocation(line: 60, column: 29, scope: !965)
!973 = !DILocation(line: 0, scope: !965)
!974 = !DILocation(line: 60, column: 5, scope: !966)
!975 = !DILocation(line: 61, column: 12, scope: !976)
!976 = distinct !DILexicalBlock(scope: !965, file: !3, line: 60, column: 46)
!977 = !DILocation(line: 62, column: 38, scope: !976)
!978 = !DILocation(line: 62, column: 43, scope: !976)
!979 = !DILocation(line: 62, column: 33, scope: !976)
!980 = !DILocation(line: 62, column: 49, scope: !976)
!981 = !DILocation(line: 62, column: 59, scope: !976)
!982 = !DILocation(line: 62, column: 57, scope: !976)
!983 = !DILocation(line: 62, column: 52, scope: !976)
!984 = !DILocation(line: 62, column: 65, scope: !976)
!985 = !DILocation(line: 62, column: 7, scope: !976)
!986 = distinct !{!986, !814}
!987 = !DILocation(line: 63, column: 12, scope: !976)
!988 = !DILocation(line: 64, column: 5, scope: !976)
!989 = !DILocation(line: 60, column: 38, scope: !965)
!990 = !DILocation(line: 60, column: 5, scope: !965)
!991 = distinct !{!991, !974, !992, !814}
!992 = !DILocation(line: 64, column: 5, scope: !966)
!993 = !DILocation(line: 65, column: 10, scope: !963)
!994 = !DILocation(line: 66, column: 17, scope: !963)
!995 = !DILocation(line: 66, column: 19, scope: !963)
!996 = !DILocation(line: 66, column: 12, scope: !963)
!997 = !DILocation(line: 66, column: 29, scope: !963)
!998 = !DILocation(line: 66, column: 27, scope: !963)
!999 = !DILocation(line: 66, column: 40, scope: !963)
!1000 = !DILocation(line: 66, column: 38, scope: !963)
!1001 = !DILocation(line: 66, column: 42, scope: !963)
!1002 = !DILocation(line: 66, column: 49, scope: !963)
!1003 = !DILocation(line: 66, column: 47, scope: !963)
!1004 = !DILocation(line: 66, column: 32, scope: !963)
!1005 = !DILocation(line: 66, column: 5, scope: !963)
!1006 = !DILocation(line: 67, column: 28, scope: !963)
!1007 = !DILocation(line: 67, column: 30, scope: !963)
!1008 = !DILocation(line: 67, column: 23, scope: !963)
!1009 = !DILocation(line: 67, column: 40, scope: !963)
!1010 = !DILocation(line: 67, column: 38, scope: !963)
!1011 = !DILocation(line: 67, column: 5, scope: !963)
!1012 = !DILocation(line: 67, column: 14, scope: !963)
!1013 = !DILocation(line: 67, column: 12, scope: !963)
!1014 = !DILocation(line: 67, column: 18, scope: !963)
!1015 = !DILocation(line: 67, column: 16, scope: !963)
!1016 = !DILocation(line: 67, column: 21, scope: !963)
!1017 = !DILocation(line: 68, column: 10, scope: !963)
!1018 = !DILocation(line: 69, column: 3, scope: !963)
!1019 = !DILocation(line: 59, column: 36, scope: !959)
!1020 = !DILocation(line: 59, column: 3, scope: !959)
!1021 = distinct !{!1021, !961, !1022, !814}
!1022 = !DILocation(line: 69, column: 3, scope: !953)
!1023 = !DILocation(line: 70, column: 1, scope: !180)
!1024 = !DILocalVariable(name: "in", arg: 1, scope: !211, file: !3, line: 72, type: !6)
!1025 = !DILocation(line: 72, column: 39, scope: !211)
!1026 = !DILocalVariable(name: "out", arg: 2, scope: !211, file: !3, line: 72, type: !9)
!1027 = !DILocation(line: 72, column: 48, scope: !211)
!1028 = !DILocalVariable(name: "block", scope: !211, file: !3, line: 75, type: !787)
!1029 = !DILocation(line: 75, column: 8, scope: !211)
!1030 = !DILocation(line: 75, column: 16, scope: !211)
!1031 = !DILocalVariable(name: "producer", scope: !211, file: !3, line: 76, type: !56)
!1032 = !DILocation(line: 76, column: 8, scope: !211)
!1033 = !DILocation(line: 76, column: 19, scope: !211)
!1034 = !DILocation(line: 76, column: 31, scope: !211)
!1035 = !DILocalVariable(name: "pipe", scope: !211, file: !3, line: 77, type: !120)
!1036 = !DILocation(line: 77, column: 8, scope: !211)
!1037 = !DILocation(line: 77, column: 50, scope: !211)
!1038 = !DILocation(line: 77, column: 15, scope: !211)
!1039 = distinct !{!1039, !814}
!1040 = !DILocalVariable(name: "t", scope: !211, file: !3, line: 78, type: !8)
!1041 = !DILocation(line: 78, column: 7, scope: !211)
!1042 = !DILocation(line: 78, column: 11, scope: !211)
!1043 = !DILocation(line: 78, column: 23, scope: !211)
!1044 = !DILocalVariable(name: "i", scope: !1045, file: !3, line: 79, type: !8)
!1045 = distinct !DILexicalBlock(scope: !211, file: !3, line: 79, column: 3)
!1046 = !DILocation(line: 79, column: 12, scope: !1045)
!1047 = !DILocation(line: 79, column: 8, scope: !1045)
!1048 = !DILocation(line: 79, column: 19, scope: !1049)
!1049 = distinct !DILexicalBlock(scope: !1045, file: !3, line: 79, column: 3)
!1050 = !DILocation(line: 79, column: 21, scope: !1049)
!1051 = !DILocation(line: 79, column: 3, scope: !1045)
!1052 = !DILocation(line: 80, column: 9, scope: !1053)
!1053 = distinct !DILexicalBlock(scope: !1054, file: !3, line: 80, column: 9)
!1054 = distinct !DILexicalBlock(scope: !1049, file: !3, line: 79, column: 31)
!1055 = !DILocation(line: 81, column: 12, scope: !1056)
!1056 = distinct !DILexicalBlock(scope: !1053, file: !3, line: 80, column: 19)
!1057 = !DILocation(line: 82, column: 32, scope: !1056)
!1058 = !DILocation(line: 82, column: 34, scope: !1056)
!1059 = !DILocation(line: 82, column: 27, scope: !1056)
!1060 = !DILocation(line: 82, column: 39, scope: !1056)
!1061 = !DILocation(line: 82, column: 43, scope: !1056)
!1062 = !DILocation(line: 82, column: 53, scope: !1056)
!1063 = !DILocation(line: 82, column: 51, scope: !1056)
!1064 = !DILocation(line: 82, column: 46, scope: !1056)
!1065 = !DILocation(line: 82, column: 57, scope: !1056)
!1066 = !DILocation(line: 82, column: 55, scope: !1056)
!1067 = !DILocation(line: 82, column: 60, scope: !1056)
!1068 = !DILocation(line: 82, column: 7, scope: !1056)
!1069 = distinct !{!1069, !814}
!1070 = !DILocation(line: 83, column: 12, scope: !1056)
!1071 = !DILocation(line: 84, column: 5, scope: !1056)
!1072 = !DILocation(line: 85, column: 12, scope: !1073)
!1073 = distinct !DILexicalBlock(scope: !1053, file: !3, line: 84, column: 12)
!1074 = !DILocation(line: 86, column: 19, scope: !1073)
!1075 = !DILocation(line: 86, column: 21, scope: !1073)
!1076 = !DILocation(line: 86, column: 14, scope: !1073)
!1077 = !DILocation(line: 86, column: 31, scope: !1073)
!1078 = !DILocation(line: 86, column: 29, scope: !1073)
!1079 = !DILocation(line: 86, column: 42, scope: !1073)
!1080 = !DILocation(line: 86, column: 40, scope: !1073)
!1081 = !DILocation(line: 86, column: 44, scope: !1073)
!1082 = !DILocation(line: 86, column: 51, scope: !1073)
!1083 = !DILocation(line: 86, column: 49, scope: !1073)
!1084 = !DILocation(line: 86, column: 34, scope: !1073)
!1085 = !DILocation(line: 86, column: 7, scope: !1073)
!1086 = !DILocation(line: 87, column: 30, scope: !1073)
!1087 = !DILocation(line: 87, column: 32, scope: !1073)
!1088 = !DILocation(line: 87, column: 25, scope: !1073)
!1089 = !DILocation(line: 87, column: 42, scope: !1073)
!1090 = !DILocation(line: 87, column: 40, scope: !1073)
!1091 = !DILocation(line: 87, column: 7, scope: !1073)
!1092 = !DILocation(line: 87, column: 16, scope: !1073)
!1093 = !DILocation(line: 87, column: 14, scope: !1073)
!1094 = !DILocation(line: 87, column: 20, scope: !1073)
!1095 = !DILocation(line: 87, column: 18, scope: !1073)
!1096 = !DILocation(line: 87, column: 23, scope: !1073)
!1097 = !DILocation(line: 88, column: 12, scope: !1073)
!1098 = !DILocation(line: 90, column: 3, scope: !1054)
!1099 = !DILocation(line: 79, column: 26, scope: !1049)
!1100 = !DILocation(line: 79, column: 3, scope: !1049)
!1101 = distinct !{!1101, !1051, !1102, !814}
!1102 = !DILocation(line: 90, column: 3, scope: !1045)
!1103 = !DILocation(line: 91, column: 1, scope: !211)
!1104 = distinct !DISubprogram(name: "aligned_size_t", linkageName: "_ZN4cuda14aligned_size_tILm16EEC2Em", scope: !36, file: !37, line: 18, type: !46, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, declaration: !45, retainedNodes: !163)
!1105 = !DILocalVariable(name: "this", arg: 1, scope: !1104, type: !844, flags: DIFlagArtificial | DIFlagObjectPointer)
!1106 = !DILocation(line: 0, scope: !1104)
!1107 = !DILocalVariable(name: "n", arg: 2, scope: !1104, file: !37, line: 18, type: !41)
!1108 = !DILocation(line: 18, column: 155, scope: !1104)
!1109 = !DILocation(line: 18, column: 160, scope: !1104)
!1110 = !DILocation(line: 18, column: 166, scope: !1104)
!1111 = !DILocation(line: 18, column: 170, scope: !1104)
!1112 = distinct !DISubprogram(name: "operator unsigned long", linkageName: "_ZNK4cuda14aligned_size_tILm16EEcvmEv", scope: !36, file: !37, line: 18, type: !50, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, declaration: !49, retainedNodes: !163)
!1113 = !DILocalVariable(name: "this", arg: 1, scope: !1112, type: !1114, flags: DIFlagArtificial | DIFlagObjectPointer)
!1114 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!1115 = !DILocation(line: 0, scope: !1112)
!1116 = !DILocation(line: 18, column: 235, scope: !1112)
!1117 = !DILocation(line: 18, column: 228, scope: !1112)
