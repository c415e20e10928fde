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
%"class.cuda::pipeline" = type <{ ptr, i32, i32, i32, i8, i8, [2 x i8] }>
%"class.cuda::pipeline.0" = type <{ ptr, i32, i32, i32, i8, i8, [2 x i8] }>
%"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars" = type { i64, i64 }

@_ZZ12with_barrierPKiPiE4tile = internal addrspace(3) global [64 x i32] undef, align 16, !dbg !0
@_ZZ12with_barrierPKiPiE3bar = internal addrspace(3) global %"class.cuda::barrier" undef, align 8, !dbg !143
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [52 x i8] c"tile[63 - threadIdx.x] == 64 * i + 63 - threadIdx.x\00", align 1, !dbg !145
@.str1 = private unnamed_addr constant [17 x i8] c"cuda_pipeline.cu\00", align 1, !dbg !150
@__func__._Z12with_barrierPKiPi = private unnamed_addr constant [13 x i8] c"with_barrier\00", align 1, !dbg !155
@_ZZ9of_threadPKiPiE4tile = internal addrspace(3) global [2 x [64 x i32]] undef, align 4, !dbg !160
@.str2 = private unnamed_addr constant [39 x i8] c"tile[i % 2][63 - t] == 64 * i + 63 - t\00", align 1, !dbg !174
@__func__._Z9of_threadPKiPi = private unnamed_addr constant [10 x i8] c"of_thread\00", align 1, !dbg !179
@_ZZ8of_blockPKiPiE4tile = internal addrspace(3) global [2 x [64 x i32]] undef, align 16, !dbg !184
@_ZZ8of_blockPKiPiE5state = internal addrspace(3) global %"struct.cuda::pipeline_shared_state" undef, align 8, !dbg !200
@__func__._Z8of_blockPKiPi = private unnamed_addr constant [9 x i8] c"of_block\00", align 1, !dbg !223
@_ZZ10with_rolesPKiPiE4tile = internal addrspace(3) global [2 x [32 x i32]] undef, align 16, !dbg !228
@_ZZ10with_rolesPKiPiE5state = internal addrspace(3) global %"struct.cuda::pipeline_shared_state" undef, align 8, !dbg !243
@.str3 = private unnamed_addr constant [39 x i8] c"tile[i % 2][31 - t] == 32 * i + 31 - t\00", align 1, !dbg !245
@__func__._Z10with_rolesPKiPi = private unnamed_addr constant [11 x i8] c"with_roles\00", align 1, !dbg !247
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12with_barrierPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
    #dbg_declare(ptr poison, !334, !DIExpression(), !348)
    #dbg_value(ptr poison, !349, !DIExpression(), !353)
    #dbg_value(ptr poison, !357, !DIExpression(), !362)
    #dbg_value(ptr poison, !366, !DIExpression(), !369)
    #dbg_value(ptr %in, !332, !DIExpression(), !370)
    #dbg_value(ptr %out, !333, !DIExpression(), !370)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !371
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !371
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !371
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !371
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !371
  %mul.i37 = mul i32 %3, %4, !dbg !371
  %add.i38 = add i32 %2, %mul.i37, !dbg !371
  %mul5.i39 = mul i32 %1, %add.i38, !dbg !371
  %add6.i40 = add i32 %0, %mul5.i39, !dbg !371
  %cmp = icmp eq i32 %add6.i40, 0, !dbg !373
  br i1 %cmp, label %if.then, label %if.end, !dbg !373

if.then:                                          ; preds = %entry
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !374
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !374
  %mul.i = mul i32 %5, %6, !dbg !374
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !374
  %mul3.i = mul i32 %mul.i, %7, !dbg !374
  %conv = zext i32 %mul3.i to i64, !dbg !374
  call void @__ws_mbarrier_init(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE3bar to ptr), i32 noundef %mul3.i) #7, !dbg !375
  br label %if.end, !dbg !375

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !376
    #dbg_value(i32 0, !335, !DIExpression(), !377)
  br label %for.cond, !dbg !378

for.cond:                                         ; preds = %for.inc, %if.end
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ], !dbg !379
    #dbg_value(i32 %i.0, !335, !DIExpression(), !377)
  %cmp3 = icmp slt i32 %i.0, 4, !dbg !380
  br i1 %cmp3, label %for.body, label %for.cond.cleanup, !dbg !381

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %mul = mul nsw i32 64, %i.0, !dbg !382
  %idx.ext = sext i32 %mul to i64, !dbg !383
  %add.ptr = getelementptr inbounds i32, ptr %in, i64 %idx.ext, !dbg !383
    #dbg_value(ptr undef, !366, !DIExpression(), !369)
    #dbg_value(i64 256, !367, !DIExpression(), !369)
    #dbg_value(ptr undef, !357, !DIExpression(), !362)
    #dbg_value(i64 256, !360, !DIExpression(), !362)
    #dbg_value(ptr undef, !349, !DIExpression(), !353)
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !384
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !384
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !384
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !384
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !384
  %mul.i32 = mul i32 %11, %12, !dbg !384
  %add.i = add i32 %10, %mul.i32, !dbg !384
  %mul5.i = mul i32 %9, %add.i, !dbg !384
  %add6.i = add i32 %8, %mul5.i, !dbg !384
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !384
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !384
  %mul.i.i = mul i32 %13, %14, !dbg !384
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !384
  %mul3.i.i = mul i32 %mul.i.i, %15, !dbg !384
  %16 = call i1 @llvm.nvvm.isspacep.shared(ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE4tile to ptr)), !dbg !384
  br i1 %16, label %land.rhs.i, label %land.end.i, !dbg !384

land.rhs.i:                                       ; preds = %for.body
  %17 = call i1 @llvm.nvvm.isspacep.global(ptr %add.ptr), !dbg !384
  br label %land.end.i, !dbg !384

land.end.i:                                       ; preds = %land.rhs.i, %for.body
  %18 = phi i1 [ false, %for.body ], [ %17, %land.rhs.i ], !dbg !384
  %storedv.i41 = zext i1 %18 to i8, !dbg !384
  %19 = ptrtoint ptr %add.ptr to i64, !dbg !384
  %or.i = or i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE4tile to ptr) to i64), %19, !dbg !384
  br i1 %18, label %land.lhs.true.i, label %if.else.i, !dbg !384

land.lhs.true.i:                                  ; preds = %land.end.i
  %rem.i = urem i64 %or.i, 16, !dbg !384
  %cmp.i = icmp eq i64 %rem.i, 0, !dbg !384
  br i1 %cmp.i, label %if.then.i42, label %if.else.i, !dbg !384

if.then.i42:                                      ; preds = %land.lhs.true.i
  %conv.i = zext i32 %add6.i to i64, !dbg !384
  br label %for.cond.i, !dbg !384

for.cond.i:                                       ; preds = %for.body.i, %if.then.i42
  %i.0.i = phi i64 [ %conv.i, %if.then.i42 ], [ %add.i44, %for.body.i ], !dbg !384
  %div.i = udiv i64 256, 16, !dbg !384
  %cmp1.i = icmp ult i64 %i.0.i, %div.i, !dbg !384
  br i1 %cmp1.i, label %for.body.i, label %for.cond.cleanup.i, !dbg !384

for.cond.cleanup.i:                               ; preds = %for.cond.i
  %div5.i = udiv i64 256, 16, !dbg !384
  %mul6.i = mul i64 %div5.i, 16, !dbg !384
  br label %if.end53.i, !dbg !384

for.body.i:                                       ; preds = %for.cond.i
  %mul.i43 = mul i64 16, %i.0.i, !dbg !384
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE4tile to ptr), i64 %mul.i43, !dbg !384
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !384
  %mul2.i = mul i64 16, %i.0.i, !dbg !384
  %add.ptr3.i = getelementptr inbounds nuw i8, ptr %add.ptr, i64 %mul2.i, !dbg !384
  %add.ptr3.ascast.i = addrspacecast ptr %add.ptr3.i to ptr addrspace(1), !dbg !384
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr3.ascast.i, i32 noundef 16, i32 noundef 16) #7, !dbg !384
  %conv4.i = zext i32 %mul3.i.i to i64, !dbg !384
  %add.i44 = add i64 %i.0.i, %conv4.i, !dbg !384
  br label %for.cond.i, !dbg !384, !llvm.loop !385

if.else.i:                                        ; preds = %land.lhs.true.i, %land.end.i
  br i1 %18, label %land.lhs.true8.i, label %if.else29.i, !dbg !384

land.lhs.true8.i:                                 ; preds = %if.else.i
  %rem9.i = urem i64 %or.i, 8, !dbg !384
  %cmp10.i = icmp eq i64 %rem9.i, 0, !dbg !384
  br i1 %cmp10.i, label %if.then11.i, label %if.else29.i, !dbg !384

if.then11.i:                                      ; preds = %land.lhs.true8.i
  %conv13.i = zext i32 %add6.i to i64, !dbg !384
  br label %for.cond14.i, !dbg !384

for.cond14.i:                                     ; preds = %for.body18.i, %if.then11.i
  %i12.0.i = phi i64 [ %conv13.i, %if.then11.i ], [ %add25.i, %for.body18.i ], !dbg !384
  %div15.i = udiv i64 256, 8, !dbg !384
  %cmp16.i = icmp ult i64 %i12.0.i, %div15.i, !dbg !384
  br i1 %cmp16.i, label %for.body18.i, label %for.cond.cleanup17.i, !dbg !384

for.cond.cleanup17.i:                             ; preds = %for.cond14.i
  %div27.i = udiv i64 256, 8, !dbg !384
  %mul28.i = mul i64 %div27.i, 8, !dbg !384
  br label %if.end52.i, !dbg !384

for.body18.i:                                     ; preds = %for.cond14.i
  %mul19.i = mul i64 8, %i12.0.i, !dbg !384
  %add.ptr20.i = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE4tile to ptr), i64 %mul19.i, !dbg !384
  %add.ptr20.ascast.i = addrspacecast ptr %add.ptr20.i to ptr addrspace(3), !dbg !384
  %mul21.i = mul i64 8, %i12.0.i, !dbg !384
  %add.ptr22.i = getelementptr inbounds nuw i8, ptr %add.ptr, i64 %mul21.i, !dbg !384
  %add.ptr22.ascast.i = addrspacecast ptr %add.ptr22.i to ptr addrspace(1), !dbg !384
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr20.ascast.i, ptr addrspace(1) noundef %add.ptr22.ascast.i, i32 noundef 8, i32 noundef 8) #7, !dbg !384
  %conv24.i = zext i32 %mul3.i.i to i64, !dbg !384
  %add25.i = add i64 %i12.0.i, %conv24.i, !dbg !384
  br label %for.cond14.i, !dbg !384, !llvm.loop !388

if.else29.i:                                      ; preds = %land.lhs.true8.i, %if.else.i
  br i1 %18, label %land.lhs.true31.i, label %if.end.i, !dbg !384

land.lhs.true31.i:                                ; preds = %if.else29.i
  %rem32.i = urem i64 %or.i, 4, !dbg !384
  %cmp33.i = icmp eq i64 %rem32.i, 0, !dbg !384
  br i1 %cmp33.i, label %if.then34.i, label %if.end.i, !dbg !384

if.then34.i:                                      ; preds = %land.lhs.true31.i
  %conv36.i = zext i32 %add6.i to i64, !dbg !384
  br label %for.cond37.i, !dbg !384

for.cond37.i:                                     ; preds = %for.body41.i, %if.then34.i
  %i35.0.i = phi i64 [ %conv36.i, %if.then34.i ], [ %add48.i, %for.body41.i ], !dbg !384
  %div38.i = udiv i64 256, 4, !dbg !384
  %cmp39.i = icmp ult i64 %i35.0.i, %div38.i, !dbg !384
  br i1 %cmp39.i, label %for.body41.i, label %for.cond.cleanup40.i, !dbg !384

for.cond.cleanup40.i:                             ; preds = %for.cond37.i
  %div50.i = udiv i64 256, 4, !dbg !384
  %mul51.i = mul i64 %div50.i, 4, !dbg !384
  br label %if.end.i, !dbg !384

for.body41.i:                                     ; preds = %for.cond37.i
  %mul42.i = mul i64 4, %i35.0.i, !dbg !384
  %add.ptr43.i = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE4tile to ptr), i64 %mul42.i, !dbg !384
  %add.ptr43.ascast.i = addrspacecast ptr %add.ptr43.i to ptr addrspace(3), !dbg !384
  %mul44.i = mul i64 4, %i35.0.i, !dbg !384
  %add.ptr45.i = getelementptr inbounds nuw i8, ptr %add.ptr, i64 %mul44.i, !dbg !384
  %add.ptr45.ascast.i = addrspacecast ptr %add.ptr45.i to ptr addrspace(1), !dbg !384
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr43.ascast.i, ptr addrspace(1) noundef %add.ptr45.ascast.i, i32 noundef 4, i32 noundef 4) #7, !dbg !384
  %conv47.i = zext i32 %mul3.i.i to i64, !dbg !384
  %add48.i = add i64 %i35.0.i, %conv47.i, !dbg !384
  br label %for.cond37.i, !dbg !384, !llvm.loop !389

if.end.i:                                         ; preds = %for.cond.cleanup40.i, %land.lhs.true31.i, %if.else29.i
  %done.0.i = phi i64 [ %mul51.i, %for.cond.cleanup40.i ], [ 0, %land.lhs.true31.i ], [ 0, %if.else29.i ], !dbg !384
  br label %if.end52.i, !dbg !384

if.end52.i:                                       ; preds = %if.end.i, %for.cond.cleanup17.i
  %done.1.i = phi i64 [ %mul28.i, %for.cond.cleanup17.i ], [ %done.0.i, %if.end.i ], !dbg !384
  br label %if.end53.i, !dbg !384

if.end53.i:                                       ; preds = %if.end52.i, %for.cond.cleanup.i
  %done.2.i = phi i64 [ %mul6.i, %for.cond.cleanup.i ], [ %done.1.i, %if.end52.i ], !dbg !384
  %conv55.i = zext i32 %add6.i to i64, !dbg !384
  %add56.i = add i64 %done.2.i, %conv55.i, !dbg !384
  br label %for.cond57.i, !dbg !384

for.cond57.i:                                     ; preds = %for.body60.i, %if.end53.i
  %i54.0.i = phi i64 [ %add56.i, %if.end53.i ], [ %add64.i, %for.body60.i ], !dbg !384
  %cmp58.i = icmp ult i64 %i54.0.i, 256, !dbg !384
  br i1 %cmp58.i, label %for.body60.i, label %_ZL13ws_copy_sharePvPKvmjj.exit, !dbg !384

for.body60.i:                                     ; preds = %for.cond57.i
  %arrayidx.i = getelementptr inbounds nuw i8, ptr %add.ptr, i64 %i54.0.i, !dbg !384
  %20 = load i8, ptr %arrayidx.i, align 1, !dbg !384, !tbaa !390
  %arrayidx61.i = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE4tile to ptr), i64 %i54.0.i, !dbg !384
  store i8 %20, ptr %arrayidx61.i, align 1, !dbg !384, !tbaa !390
  %conv63.i = zext i32 %mul3.i.i to i64, !dbg !384
  %add64.i = add i64 %i54.0.i, %conv63.i, !dbg !384
  br label %for.cond57.i, !dbg !384, !llvm.loop !391

_ZL13ws_copy_sharePvPKvmjj.exit:                  ; preds = %for.cond57.i
  br i1 %18, label %if.then.i, label %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEiNS_14aligned_size_tILm16EEENS_10ws_nothingEEEvRKT_PT0_PKS9_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit, !dbg !384

if.then.i:                                        ; preds = %_ZL13ws_copy_sharePvPKvmjj.exit
  call void @__ws_cp_async_arrive(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE3bar to ptr)) #7, !dbg !384
  br label %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEiNS_14aligned_size_tILm16EEENS_10ws_nothingEEEvRKT_PT0_PKS9_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit, !dbg !384

_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEiNS_14aligned_size_tILm16EEENS_10ws_nothingEEEvRKT_PT0_PKS9_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit: ; preds = %_ZL13ws_copy_sharePvPKvmjj.exit, %if.then.i
  %call.i = call i64 @__ws_mbarrier_arrive(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE3bar to ptr), i32 noundef 1) #7, !dbg !392
  %.fca.0.insert.i = insertvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" poison, i64 %call.i, 0, !dbg !392
  %21 = extractvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" %.fca.0.insert.i, 0, !dbg !392
  call void @__ws_mbarrier_wait(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE3bar to ptr), i64 noundef %21) #7, !dbg !392
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !393
  %sub = sub i32 63, %22, !dbg !394
  %idxprom = zext i32 %sub to i64, !dbg !395
  %arrayidx = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !395
  %23 = load i32, ptr %arrayidx, align 4, !dbg !395, !tbaa !344
  %mul5 = mul nsw i32 64, %i.0, !dbg !396
  %add = add nsw i32 %mul5, 63, !dbg !397
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !398
  %sub7 = sub i32 %add, %24, !dbg !399
  %cmp8 = icmp eq i32 %23, %sub7, !dbg !400
  %storedv.i = zext i1 %cmp8 to i8, !dbg !401
  br i1 %cmp8, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i27, !dbg !401

if.then.i27:                                      ; preds = %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEiNS_14aligned_size_tILm16EEENS_10ws_nothingEEEvRKT_PT0_PKS9_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 25, ptr noundef @__func__._Z12with_barrierPKiPi, i64 noundef 1) #8, !dbg !401
  unreachable, !dbg !401

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEiNS_14aligned_size_tILm16EEENS_10ws_nothingEEEvRKT_PT0_PKS9_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !402
  %sub10 = sub i32 63, %25, !dbg !403
  %idxprom11 = zext i32 %sub10 to i64, !dbg !404
  %arrayidx12 = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE4tile to ptr), i64 0, i64 %idxprom11, !dbg !404
  %26 = load i32, ptr %arrayidx12, align 4, !dbg !404, !tbaa !344
  %mul13 = mul nsw i32 64, %i.0, !dbg !405
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !406
  %add15 = add i32 %mul13, %27, !dbg !407
  %idxprom16 = zext i32 %add15 to i64, !dbg !408
  %arrayidx17 = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom16, !dbg !408
  store i32 %26, ptr %arrayidx17, align 4, !dbg !409, !tbaa !344
  %call.i45 = call i64 @__ws_mbarrier_arrive(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE3bar to ptr), i32 noundef 1) #7, !dbg !410
  %.fca.0.insert.i46 = insertvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" poison, i64 %call.i45, 0, !dbg !410
  %28 = extractvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" %.fca.0.insert.i46, 0, !dbg !410
  call void @__ws_mbarrier_wait(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE3bar to ptr), i64 noundef %28) #7, !dbg !410
  br label %for.inc, !dbg !411

for.inc:                                          ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %inc = add nsw i32 %i.0, 1, !dbg !412
    #dbg_value(i32 %inc, !335, !DIExpression(), !377)
  br label %for.cond, !dbg !413, !llvm.loop !414

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !416
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9of_threadPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !162 {
entry:
    #dbg_declare(ptr poison, !166, !DIExpression(DW_OP_LLVM_fragment, 176, 16), !417)
    #dbg_value(ptr %in, !164, !DIExpression(), !418)
    #dbg_value(ptr %out, !165, !DIExpression(), !418)
  %.fca.0.insert.i = insertvalue %"class.cuda::pipeline" poison, ptr null, 0, !dbg !419
  %.fca.1.insert.i = insertvalue %"class.cuda::pipeline" %.fca.0.insert.i, i32 0, 1, !dbg !419
  %.fca.2.insert.i = insertvalue %"class.cuda::pipeline" %.fca.1.insert.i, i32 0, 2, !dbg !419
  %.fca.3.insert.i = insertvalue %"class.cuda::pipeline" %.fca.2.insert.i, i32 0, 3, !dbg !419
  %.fca.4.insert.i = insertvalue %"class.cuda::pipeline" %.fca.3.insert.i, i8 1, 4, !dbg !419
  %.fca.5.insert.i = insertvalue %"class.cuda::pipeline" %.fca.4.insert.i, i8 0, 5, !dbg !419
  %.fca.6.0.insert.i = insertvalue %"class.cuda::pipeline" %.fca.5.insert.i, i8 undef, 6, 0, !dbg !419
  %.fca.6.1.insert.i = insertvalue %"class.cuda::pipeline" %.fca.6.0.insert.i, i8 undef, 6, 1, !dbg !419
  %call.fca.0.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 0, !dbg !419
  %call.fca.1.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 1, !dbg !419
  %call.fca.2.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 2, !dbg !419
  %call.fca.3.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 3, !dbg !419
  %call.fca.4.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 4, !dbg !419
  %call.fca.5.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 5, !dbg !419
  %call.fca.6.0.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 6, 0, !dbg !419
  %call.fca.6.1.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 6, 1, !dbg !419
    #dbg_value(ptr %call.fca.0.extract, !166, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !418)
    #dbg_value(i32 %call.fca.1.extract, !166, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !418)
    #dbg_value(i32 %call.fca.2.extract, !166, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !418)
    #dbg_value(i32 %call.fca.3.extract, !166, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !418)
    #dbg_value(i8 %call.fca.4.extract, !166, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !418)
    #dbg_value(i8 %call.fca.5.extract, !166, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !418)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !420
    #dbg_value(i32 %0, !167, !DIExpression(), !418)
  %idxprom = sext i32 %0 to i64, !dbg !421
  %arrayidx = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9of_threadPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !421
  %idx.ext = sext i32 %0 to i64, !dbg !422
  %add.ptr = getelementptr inbounds i32, ptr %in, i64 %idx.ext, !dbg !422
  %1 = call i1 @llvm.nvvm.isspacep.shared(ptr %arrayidx), !dbg !423
  br i1 %1, label %land.rhs.i, label %land.end.i, !dbg !423

land.rhs.i:                                       ; preds = %entry
  %2 = call i1 @llvm.nvvm.isspacep.global(ptr %add.ptr), !dbg !423
  br label %land.end.i, !dbg !423

land.end.i:                                       ; preds = %land.rhs.i, %entry
  %3 = phi i1 [ false, %entry ], [ %2, %land.rhs.i ], !dbg !423
  %storedv.i60 = zext i1 %3 to i8, !dbg !423
  %4 = ptrtoint ptr %arrayidx to i64, !dbg !423
  %5 = ptrtoint ptr %add.ptr to i64, !dbg !423
  %or.i = or i64 %4, %5, !dbg !423
  br i1 %3, label %land.lhs.true.i, label %if.else.i, !dbg !423

land.lhs.true.i:                                  ; preds = %land.end.i
  %rem.i = urem i64 %or.i, 16, !dbg !423
  %cmp.i61 = icmp eq i64 %rem.i, 0, !dbg !423
  br i1 %cmp.i61, label %if.then.i62, label %if.else.i, !dbg !423

if.then.i62:                                      ; preds = %land.lhs.true.i
  br label %for.cond.i, !dbg !423

for.cond.i:                                       ; preds = %for.body.i, %if.then.i62
  %i.0.i = phi i64 [ 0, %if.then.i62 ], [ %add.i, %for.body.i ], !dbg !423
  %div.i = udiv i64 4, 16, !dbg !423
  %cmp1.i = icmp ult i64 %i.0.i, %div.i, !dbg !423
  br i1 %cmp1.i, label %for.body.i, label %for.cond.cleanup.i, !dbg !423

for.cond.cleanup.i:                               ; preds = %for.cond.i
  %div5.i = udiv i64 4, 16, !dbg !423
  %mul6.i = mul i64 %div5.i, 16, !dbg !423
  br label %if.end53.i, !dbg !423

for.body.i:                                       ; preds = %for.cond.i
  %mul.i = mul i64 16, %i.0.i, !dbg !423
  %add.ptr.i = getelementptr inbounds nuw i8, ptr %arrayidx, i64 %mul.i, !dbg !423
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !423
  %mul2.i = mul i64 16, %i.0.i, !dbg !423
  %add.ptr3.i = getelementptr inbounds nuw i8, ptr %add.ptr, i64 %mul2.i, !dbg !423
  %add.ptr3.ascast.i = addrspacecast ptr %add.ptr3.i to ptr addrspace(1), !dbg !423
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr3.ascast.i, i32 noundef 16, i32 noundef 16) #7, !dbg !423
  %add.i = add i64 %i.0.i, 1, !dbg !423
  br label %for.cond.i, !dbg !423, !llvm.loop !424

if.else.i:                                        ; preds = %land.lhs.true.i, %land.end.i
  br i1 %3, label %land.lhs.true8.i, label %if.else29.i, !dbg !423

land.lhs.true8.i:                                 ; preds = %if.else.i
  %rem9.i = urem i64 %or.i, 8, !dbg !423
  %cmp10.i = icmp eq i64 %rem9.i, 0, !dbg !423
  br i1 %cmp10.i, label %if.then11.i, label %if.else29.i, !dbg !423

if.then11.i:                                      ; preds = %land.lhs.true8.i
  br label %for.cond14.i, !dbg !423

for.cond14.i:                                     ; preds = %for.body18.i, %if.then11.i
  %i12.0.i = phi i64 [ 0, %if.then11.i ], [ %add25.i, %for.body18.i ], !dbg !423
  %div15.i = udiv i64 4, 8, !dbg !423
  %cmp16.i = icmp ult i64 %i12.0.i, %div15.i, !dbg !423
  br i1 %cmp16.i, label %for.body18.i, label %for.cond.cleanup17.i, !dbg !423

for.cond.cleanup17.i:                             ; preds = %for.cond14.i
  %div27.i = udiv i64 4, 8, !dbg !423
  %mul28.i = mul i64 %div27.i, 8, !dbg !423
  br label %if.end52.i, !dbg !423

for.body18.i:                                     ; preds = %for.cond14.i
  %mul19.i = mul i64 8, %i12.0.i, !dbg !423
  %add.ptr20.i = getelementptr inbounds nuw i8, ptr %arrayidx, i64 %mul19.i, !dbg !423
  %add.ptr20.ascast.i = addrspacecast ptr %add.ptr20.i to ptr addrspace(3), !dbg !423
  %mul21.i = mul i64 8, %i12.0.i, !dbg !423
  %add.ptr22.i = getelementptr inbounds nuw i8, ptr %add.ptr, i64 %mul21.i, !dbg !423
  %add.ptr22.ascast.i = addrspacecast ptr %add.ptr22.i to ptr addrspace(1), !dbg !423
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr20.ascast.i, ptr addrspace(1) noundef %add.ptr22.ascast.i, i32 noundef 8, i32 noundef 8) #7, !dbg !423
  %add25.i = add i64 %i12.0.i, 1, !dbg !423
  br label %for.cond14.i, !dbg !423, !llvm.loop !425

if.else29.i:                                      ; preds = %land.lhs.true8.i, %if.else.i
  br i1 %3, label %land.lhs.true31.i, label %if.end.i, !dbg !423

land.lhs.true31.i:                                ; preds = %if.else29.i
  %rem32.i = urem i64 %or.i, 4, !dbg !423
  %cmp33.i = icmp eq i64 %rem32.i, 0, !dbg !423
  br i1 %cmp33.i, label %if.then34.i, label %if.end.i, !dbg !423

if.then34.i:                                      ; preds = %land.lhs.true31.i
  br label %for.cond37.i, !dbg !423

for.cond37.i:                                     ; preds = %for.body41.i, %if.then34.i
  %i35.0.i = phi i64 [ 0, %if.then34.i ], [ %add48.i, %for.body41.i ], !dbg !423
  %div38.i = udiv i64 4, 4, !dbg !423
  %cmp39.i = icmp ult i64 %i35.0.i, %div38.i, !dbg !423
  br i1 %cmp39.i, label %for.body41.i, label %for.cond.cleanup40.i, !dbg !423

for.cond.cleanup40.i:                             ; preds = %for.cond37.i
  %div50.i = udiv i64 4, 4, !dbg !423
  %mul51.i = mul i64 %div50.i, 4, !dbg !423
  br label %if.end.i, !dbg !423

for.body41.i:                                     ; preds = %for.cond37.i
  %mul42.i = mul i64 4, %i35.0.i, !dbg !423
  %add.ptr43.i = getelementptr inbounds nuw i8, ptr %arrayidx, i64 %mul42.i, !dbg !423
  %add.ptr43.ascast.i = addrspacecast ptr %add.ptr43.i to ptr addrspace(3), !dbg !423
  %mul44.i = mul i64 4, %i35.0.i, !dbg !423
  %add.ptr45.i = getelementptr inbounds nuw i8, ptr %add.ptr, i64 %mul44.i, !dbg !423
  %add.ptr45.ascast.i = addrspacecast ptr %add.ptr45.i to ptr addrspace(1), !dbg !423
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr43.ascast.i, ptr addrspace(1) noundef %add.ptr45.ascast.i, i32 noundef 4, i32 noundef 4) #7, !dbg !423
  %add48.i = add i64 %i35.0.i, 1, !dbg !423
  br label %for.cond37.i, !dbg !423, !llvm.loop !426

if.end.i:                                         ; preds = %for.cond.cleanup40.i, %land.lhs.true31.i, %if.else29.i
  %done.0.i = phi i64 [ %mul51.i, %for.cond.cleanup40.i ], [ 0, %land.lhs.true31.i ], [ 0, %if.else29.i ], !dbg !423
  br label %if.end52.i, !dbg !423

if.end52.i:                                       ; preds = %if.end.i, %for.cond.cleanup17.i
  %done.1.i = phi i64 [ %mul28.i, %for.cond.cleanup17.i ], [ %done.0.i, %if.end.i ], !dbg !423
  br label %if.end53.i, !dbg !423

if.end53.i:                                       ; preds = %if.end52.i, %for.cond.cleanup.i
  %done.2.i = phi i64 [ %mul6.i, %for.cond.cleanup.i ], [ %done.1.i, %if.end52.i ], !dbg !423
  br label %for.cond57.i, !dbg !423

for.cond57.i:                                     ; preds = %for.body60.i, %if.end53.i
  %i54.0.i = phi i64 [ %done.2.i, %if.end53.i ], [ %add64.i, %for.body60.i ], !dbg !423
  %cmp58.i = icmp ult i64 %i54.0.i, 4, !dbg !423
  br i1 %cmp58.i, label %for.body60.i, label %_ZL13ws_copy_sharePvPKvmjj.exit, !dbg !423

for.body60.i:                                     ; preds = %for.cond57.i
  %arrayidx.i = getelementptr inbounds nuw i8, ptr %add.ptr, i64 %i54.0.i, !dbg !423
  %6 = load i8, ptr %arrayidx.i, align 1, !dbg !423, !tbaa !390
  %arrayidx61.i = getelementptr inbounds nuw i8, ptr %arrayidx, i64 %i54.0.i, !dbg !423
  store i8 %6, ptr %arrayidx61.i, align 1, !dbg !423, !tbaa !390
  %add64.i = add i64 %i54.0.i, 1, !dbg !423
  br label %for.cond57.i, !dbg !423, !llvm.loop !427

_ZL13ws_copy_sharePvPKvmjj.exit:                  ; preds = %for.cond57.i
  call void @__ws_cp_async_commit() #7, !dbg !428
  %inc.i54 = add i32 %call.fca.2.extract, 1, !dbg !428
    #dbg_value(i32 %inc.i54, !166, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !418)
    #dbg_value(i32 0, !168, !DIExpression(), !429)
  br label %for.cond, !dbg !430

for.cond:                                         ; preds = %for.inc, %_ZL13ws_copy_sharePvPKvmjj.exit
  %pipe.sroa.4.0 = phi i32 [ %inc.i54, %_ZL13ws_copy_sharePvPKvmjj.exit ], [ %pipe.sroa.4.1, %for.inc ], !dbg !418
  %pipe.sroa.12.0 = phi i32 [ %call.fca.3.extract, %_ZL13ws_copy_sharePvPKvmjj.exit ], [ %pipe.sroa.12.1, %for.inc ], !dbg !418
  %i.0 = phi i32 [ 0, %_ZL13ws_copy_sharePvPKvmjj.exit ], [ %inc, %for.inc ], !dbg !431
    #dbg_value(i32 %pipe.sroa.12.0, !166, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !418)
    #dbg_value(i32 %pipe.sroa.4.0, !166, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !418)
    #dbg_value(i32 %i.0, !168, !DIExpression(), !429)
  %cmp = icmp slt i32 %i.0, 4, !dbg !432
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !434

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %cmp2 = icmp slt i32 %i.0, 3, !dbg !435
  br i1 %cmp2, label %if.then, label %if.end, !dbg !435

if.then:                                          ; preds = %for.body
  %add = add nsw i32 %i.0, 1, !dbg !438
  %rem = srem i32 %add, 2, !dbg !440
  %idxprom3 = sext i32 %rem to i64, !dbg !441
  %arrayidx4 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9of_threadPKiPiE4tile to ptr), i64 0, i64 %idxprom3, !dbg !441
  %idxprom5 = sext i32 %0 to i64, !dbg !441
  %arrayidx6 = getelementptr inbounds [64 x i32], ptr %arrayidx4, i64 0, i64 %idxprom5, !dbg !441
  %add7 = add nsw i32 %i.0, 1, !dbg !442
  %mul = mul nsw i32 64, %add7, !dbg !443
  %idx.ext8 = sext i32 %mul to i64, !dbg !444
  %add.ptr9 = getelementptr inbounds i32, ptr %in, i64 %idx.ext8, !dbg !444
  %idx.ext10 = sext i32 %0 to i64, !dbg !445
  %add.ptr11 = getelementptr inbounds i32, ptr %add.ptr9, i64 %idx.ext10, !dbg !445
  %7 = call i1 @llvm.nvvm.isspacep.shared(ptr %arrayidx6), !dbg !446
  br i1 %7, label %land.rhs.i138, label %land.end.i63, !dbg !446

land.rhs.i138:                                    ; preds = %if.then
  %8 = call i1 @llvm.nvvm.isspacep.global(ptr %add.ptr11), !dbg !446
  br label %land.end.i63, !dbg !446

land.end.i63:                                     ; preds = %land.rhs.i138, %if.then
  %9 = phi i1 [ false, %if.then ], [ %8, %land.rhs.i138 ], !dbg !446
  %storedv.i64 = zext i1 %9 to i8, !dbg !446
  %10 = ptrtoint ptr %arrayidx6 to i64, !dbg !446
  %11 = ptrtoint ptr %add.ptr11 to i64, !dbg !446
  %or.i65 = or i64 %10, %11, !dbg !446
  br i1 %9, label %land.lhs.true.i119, label %if.else.i66, !dbg !446

land.lhs.true.i119:                               ; preds = %land.end.i63
  %rem.i120 = urem i64 %or.i65, 16, !dbg !446
  %cmp.i121 = icmp eq i64 %rem.i120, 0, !dbg !446
  br i1 %cmp.i121, label %if.then.i122, label %if.else.i66, !dbg !446

if.then.i122:                                     ; preds = %land.lhs.true.i119
  br label %for.cond.i123, !dbg !446

for.cond.i123:                                    ; preds = %for.body.i130, %if.then.i122
  %i.0.i124 = phi i64 [ 0, %if.then.i122 ], [ %add.i137, %for.body.i130 ], !dbg !446
  %div.i125 = udiv i64 4, 16, !dbg !446
  %cmp1.i126 = icmp ult i64 %i.0.i124, %div.i125, !dbg !446
  br i1 %cmp1.i126, label %for.body.i130, label %for.cond.cleanup.i127, !dbg !446

for.cond.cleanup.i127:                            ; preds = %for.cond.i123
  %div5.i128 = udiv i64 4, 16, !dbg !446
  %mul6.i129 = mul i64 %div5.i128, 16, !dbg !446
  br label %if.end53.i72, !dbg !446

for.body.i130:                                    ; preds = %for.cond.i123
  %mul.i131 = mul i64 16, %i.0.i124, !dbg !446
  %add.ptr.i132 = getelementptr inbounds nuw i8, ptr %arrayidx6, i64 %mul.i131, !dbg !446
  %add.ptr.ascast.i133 = addrspacecast ptr %add.ptr.i132 to ptr addrspace(3), !dbg !446
  %mul2.i134 = mul i64 16, %i.0.i124, !dbg !446
  %add.ptr3.i135 = getelementptr inbounds nuw i8, ptr %add.ptr11, i64 %mul2.i134, !dbg !446
  %add.ptr3.ascast.i136 = addrspacecast ptr %add.ptr3.i135 to ptr addrspace(1), !dbg !446
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i133, ptr addrspace(1) noundef %add.ptr3.ascast.i136, i32 noundef 16, i32 noundef 16) #7, !dbg !446
  %add.i137 = add i64 %i.0.i124, 1, !dbg !446
  br label %for.cond.i123, !dbg !446, !llvm.loop !447

if.else.i66:                                      ; preds = %land.lhs.true.i119, %land.end.i63
  br i1 %9, label %land.lhs.true8.i100, label %if.else29.i67, !dbg !446

land.lhs.true8.i100:                              ; preds = %if.else.i66
  %rem9.i101 = urem i64 %or.i65, 8, !dbg !446
  %cmp10.i102 = icmp eq i64 %rem9.i101, 0, !dbg !446
  br i1 %cmp10.i102, label %if.then11.i103, label %if.else29.i67, !dbg !446

if.then11.i103:                                   ; preds = %land.lhs.true8.i100
  br label %for.cond14.i104, !dbg !446

for.cond14.i104:                                  ; preds = %for.body18.i111, %if.then11.i103
  %i12.0.i105 = phi i64 [ 0, %if.then11.i103 ], [ %add25.i118, %for.body18.i111 ], !dbg !446
  %div15.i106 = udiv i64 4, 8, !dbg !446
  %cmp16.i107 = icmp ult i64 %i12.0.i105, %div15.i106, !dbg !446
  br i1 %cmp16.i107, label %for.body18.i111, label %for.cond.cleanup17.i108, !dbg !446

for.cond.cleanup17.i108:                          ; preds = %for.cond14.i104
  %div27.i109 = udiv i64 4, 8, !dbg !446
  %mul28.i110 = mul i64 %div27.i109, 8, !dbg !446
  br label %if.end52.i70, !dbg !446

for.body18.i111:                                  ; preds = %for.cond14.i104
  %mul19.i112 = mul i64 8, %i12.0.i105, !dbg !446
  %add.ptr20.i113 = getelementptr inbounds nuw i8, ptr %arrayidx6, i64 %mul19.i112, !dbg !446
  %add.ptr20.ascast.i114 = addrspacecast ptr %add.ptr20.i113 to ptr addrspace(3), !dbg !446
  %mul21.i115 = mul i64 8, %i12.0.i105, !dbg !446
  %add.ptr22.i116 = getelementptr inbounds nuw i8, ptr %add.ptr11, i64 %mul21.i115, !dbg !446
  %add.ptr22.ascast.i117 = addrspacecast ptr %add.ptr22.i116 to ptr addrspace(1), !dbg !446
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr20.ascast.i114, ptr addrspace(1) noundef %add.ptr22.ascast.i117, i32 noundef 8, i32 noundef 8) #7, !dbg !446
  %add25.i118 = add i64 %i12.0.i105, 1, !dbg !446
  br label %for.cond14.i104, !dbg !446, !llvm.loop !448

if.else29.i67:                                    ; preds = %land.lhs.true8.i100, %if.else.i66
  br i1 %9, label %land.lhs.true31.i81, label %if.end.i68, !dbg !446

land.lhs.true31.i81:                              ; preds = %if.else29.i67
  %rem32.i82 = urem i64 %or.i65, 4, !dbg !446
  %cmp33.i83 = icmp eq i64 %rem32.i82, 0, !dbg !446
  br i1 %cmp33.i83, label %if.then34.i84, label %if.end.i68, !dbg !446

if.then34.i84:                                    ; preds = %land.lhs.true31.i81
  br label %for.cond37.i85, !dbg !446

for.cond37.i85:                                   ; preds = %for.body41.i92, %if.then34.i84
  %i35.0.i86 = phi i64 [ 0, %if.then34.i84 ], [ %add48.i99, %for.body41.i92 ], !dbg !446
  %div38.i87 = udiv i64 4, 4, !dbg !446
  %cmp39.i88 = icmp ult i64 %i35.0.i86, %div38.i87, !dbg !446
  br i1 %cmp39.i88, label %for.body41.i92, label %for.cond.cleanup40.i89, !dbg !446

for.cond.cleanup40.i89:                           ; preds = %for.cond37.i85
  %div50.i90 = udiv i64 4, 4, !dbg !446
  %mul51.i91 = mul i64 %div50.i90, 4, !dbg !446
  br label %if.end.i68, !dbg !446

for.body41.i92:                                   ; preds = %for.cond37.i85
  %mul42.i93 = mul i64 4, %i35.0.i86, !dbg !446
  %add.ptr43.i94 = getelementptr inbounds nuw i8, ptr %arrayidx6, i64 %mul42.i93, !dbg !446
  %add.ptr43.ascast.i95 = addrspacecast ptr %add.ptr43.i94 to ptr addrspace(3), !dbg !446
  %mul44.i96 = mul i64 4, %i35.0.i86, !dbg !446
  %add.ptr45.i97 = getelementptr inbounds nuw i8, ptr %add.ptr11, i64 %mul44.i96, !dbg !446
  %add.ptr45.ascast.i98 = addrspacecast ptr %add.ptr45.i97 to ptr addrspace(1), !dbg !446
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr43.ascast.i95, ptr addrspace(1) noundef %add.ptr45.ascast.i98, i32 noundef 4, i32 noundef 4) #7, !dbg !446
  %add48.i99 = add i64 %i35.0.i86, 1, !dbg !446
  br label %for.cond37.i85, !dbg !446, !llvm.loop !449

if.end.i68:                                       ; preds = %for.cond.cleanup40.i89, %land.lhs.true31.i81, %if.else29.i67
  %done.0.i69 = phi i64 [ %mul51.i91, %for.cond.cleanup40.i89 ], [ 0, %land.lhs.true31.i81 ], [ 0, %if.else29.i67 ], !dbg !446
  br label %if.end52.i70, !dbg !446

if.end52.i70:                                     ; preds = %if.end.i68, %for.cond.cleanup17.i108
  %done.1.i71 = phi i64 [ %mul28.i110, %for.cond.cleanup17.i108 ], [ %done.0.i69, %if.end.i68 ], !dbg !446
  br label %if.end53.i72, !dbg !446

if.end53.i72:                                     ; preds = %if.end52.i70, %for.cond.cleanup.i127
  %done.2.i73 = phi i64 [ %mul6.i129, %for.cond.cleanup.i127 ], [ %done.1.i71, %if.end52.i70 ], !dbg !446
  br label %for.cond57.i74, !dbg !446

for.cond57.i74:                                   ; preds = %for.body60.i77, %if.end53.i72
  %i54.0.i75 = phi i64 [ %done.2.i73, %if.end53.i72 ], [ %add64.i80, %for.body60.i77 ], !dbg !446
  %cmp58.i76 = icmp ult i64 %i54.0.i75, 4, !dbg !446
  br i1 %cmp58.i76, label %for.body60.i77, label %_ZL13ws_copy_sharePvPKvmjj.exit139, !dbg !446

for.body60.i77:                                   ; preds = %for.cond57.i74
  %arrayidx.i78 = getelementptr inbounds nuw i8, ptr %add.ptr11, i64 %i54.0.i75, !dbg !446
  %12 = load i8, ptr %arrayidx.i78, align 1, !dbg !446, !tbaa !390
  %arrayidx61.i79 = getelementptr inbounds nuw i8, ptr %arrayidx6, i64 %i54.0.i75, !dbg !446
  store i8 %12, ptr %arrayidx61.i79, align 1, !dbg !446, !tbaa !390
  %add64.i80 = add i64 %i54.0.i75, 1, !dbg !446
  br label %for.cond57.i74, !dbg !446, !llvm.loop !450

_ZL13ws_copy_sharePvPKvmjj.exit139:               ; preds = %for.cond57.i74
  call void @__ws_cp_async_commit() #7, !dbg !451
  %inc.i = add i32 %pipe.sroa.4.0, 1, !dbg !451
    #dbg_value(i32 %inc.i, !166, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !418)
  br label %if.end, !dbg !452

if.end:                                           ; preds = %_ZL13ws_copy_sharePvPKvmjj.exit139, %for.body
  %pipe.sroa.4.1 = phi i32 [ %inc.i, %_ZL13ws_copy_sharePvPKvmjj.exit139 ], [ %pipe.sroa.4.0, %for.body ], !dbg !418
    #dbg_value(i32 %pipe.sroa.4.1, !166, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !418)
  %cmp13 = icmp slt i32 %i.0, 3, !dbg !453
  br i1 %cmp13, label %if.then14, label %if.else, !dbg !453

if.then14:                                        ; preds = %if.end
  call void @__ws_cp_async_wait(i32 noundef 1) #7, !dbg !455
  %sub.i141 = sub i32 %pipe.sroa.4.1, 1, !dbg !455
    #dbg_value(i32 %sub.i141, !166, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !418)
  br label %if.end15, !dbg !455

if.else:                                          ; preds = %if.end
  %cmp.i = icmp ne i32 %pipe.sroa.4.1, %pipe.sroa.12.0, !dbg !456
  br i1 %cmp.i, label %if.then.i56, label %_ZN4cuda8pipelineILNS_12thread_scopeE3EE13consumer_waitEv.exit, !dbg !456

if.then.i56:                                      ; preds = %if.else
  %sub.i = sub i32 %pipe.sroa.4.1, %pipe.sroa.12.0, !dbg !456
  %sub4.i = sub i32 %sub.i, 1, !dbg !456
  call void @__ws_cp_async_wait(i32 noundef %sub4.i) #7, !dbg !456
  %inc.i57 = add i32 %pipe.sroa.12.0, 1, !dbg !456
    #dbg_value(i32 %inc.i57, !166, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !418)
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE3EE13consumer_waitEv.exit, !dbg !456

_ZN4cuda8pipelineILNS_12thread_scopeE3EE13consumer_waitEv.exit: ; preds = %if.else, %if.then.i56
  %pipe.sroa.12.2 = phi i32 [ %inc.i57, %if.then.i56 ], [ %pipe.sroa.12.0, %if.else ], !dbg !418
    #dbg_value(i32 %pipe.sroa.12.2, !166, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !418)
  br label %if.end15

if.end15:                                         ; preds = %_ZN4cuda8pipelineILNS_12thread_scopeE3EE13consumer_waitEv.exit, %if.then14
  %pipe.sroa.12.1 = phi i32 [ %sub.i141, %if.then14 ], [ %pipe.sroa.12.2, %_ZN4cuda8pipelineILNS_12thread_scopeE3EE13consumer_waitEv.exit ], !dbg !457
    #dbg_value(i32 %pipe.sroa.12.1, !166, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !418)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !458
  %rem16 = srem i32 %i.0, 2, !dbg !459
  %idxprom17 = sext i32 %rem16 to i64, !dbg !460
  %arrayidx18 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9of_threadPKiPiE4tile to ptr), i64 0, i64 %idxprom17, !dbg !460
  %sub = sub nsw i32 63, %0, !dbg !461
  %idxprom19 = sext i32 %sub to i64, !dbg !460
  %arrayidx20 = getelementptr inbounds [64 x i32], ptr %arrayidx18, i64 0, i64 %idxprom19, !dbg !460
  %13 = load i32, ptr %arrayidx20, align 4, !dbg !460, !tbaa !344
  %mul21 = mul nsw i32 64, %i.0, !dbg !462
  %add22 = add nsw i32 %mul21, 63, !dbg !463
  %sub23 = sub nsw i32 %add22, %0, !dbg !464
  %cmp24 = icmp eq i32 %13, %sub23, !dbg !465
  %storedv.i = zext i1 %cmp24 to i8, !dbg !466
  br i1 %cmp24, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !466

if.then.i:                                        ; preds = %if.end15
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 46, ptr noundef @__func__._Z9of_threadPKiPi, i64 noundef 1) #8, !dbg !466
  unreachable, !dbg !466

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.end15
  %rem25 = srem i32 %i.0, 2, !dbg !467
  %idxprom26 = sext i32 %rem25 to i64, !dbg !468
  %arrayidx27 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9of_threadPKiPiE4tile to ptr), i64 0, i64 %idxprom26, !dbg !468
  %sub28 = sub nsw i32 63, %0, !dbg !469
  %idxprom29 = sext i32 %sub28 to i64, !dbg !468
  %arrayidx30 = getelementptr inbounds [64 x i32], ptr %arrayidx27, i64 0, i64 %idxprom29, !dbg !468
  %14 = load i32, ptr %arrayidx30, align 4, !dbg !468, !tbaa !344
  %mul31 = mul nsw i32 64, %i.0, !dbg !470
  %add32 = add nsw i32 %mul31, %0, !dbg !471
  %idxprom33 = sext i32 %add32 to i64, !dbg !472
  %arrayidx34 = getelementptr inbounds i32, ptr %out, i64 %idxprom33, !dbg !472
  store i32 %14, ptr %arrayidx34, align 4, !dbg !473, !tbaa !344
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !474
  br label %for.inc, !dbg !475

for.inc:                                          ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %inc = add nsw i32 %i.0, 1, !dbg !476
    #dbg_value(i32 %inc, !168, !DIExpression(), !429)
  br label %for.cond, !dbg !477, !llvm.loop !478

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !480
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8of_blockPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !186 {
entry:
    #dbg_declare(ptr poison, !190, !DIExpression(), !481)
    #dbg_declare(ptr poison, !195, !DIExpression(DW_OP_LLVM_fragment, 176, 16), !482)
    #dbg_value(ptr poison, !349, !DIExpression(), !483)
    #dbg_value(ptr poison, !357, !DIExpression(), !490)
    #dbg_value(ptr poison, !366, !DIExpression(), !493)
    #dbg_value(ptr %in, !188, !DIExpression(), !494)
    #dbg_value(ptr %out, !189, !DIExpression(), !494)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !495
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !495
  %mul.i7.i = mul i32 %0, %1, !dbg !495
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !495
  %mul3.i9.i = mul i32 %mul.i7.i, %2, !dbg !495
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !495
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !495
  %mul.i.i = mul i32 %3, %4, !dbg !495
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !495
  %mul3.i.i = mul i32 %mul.i.i, %5, !dbg !495
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !495
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !495
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !495
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !495
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !495
  %mul.i.i83 = mul i32 %9, %10, !dbg !495
  %add.i.i = add i32 %8, %mul.i.i83, !dbg !495
  %mul5.i.i = mul i32 %7, %add.i.i, !dbg !495
  %add6.i.i = add i32 %6, %mul5.i.i, !dbg !495
  %cmp.i84 = icmp eq i32 %add6.i.i, 0, !dbg !495
  br i1 %cmp.i84, label %if.then.i88, label %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit, !dbg !495

if.then.i88:                                      ; preds = %entry
  br label %for.cond.i89, !dbg !495

for.cond.i89:                                     ; preds = %for.body.i93, %if.then.i88
  %i.0.i90 = phi i32 [ 0, %if.then.i88 ], [ %inc.i97, %for.body.i93 ], !dbg !495
  %cmp1.i91 = icmp ult i32 %i.0.i90, 2, !dbg !495
  br i1 %cmp1.i91, label %for.body.i93, label %for.cond.cleanup.i92, !dbg !495

for.cond.cleanup.i92:                             ; preds = %for.cond.i89
  br label %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit, !dbg !495

for.body.i93:                                     ; preds = %for.cond.i89
  %idxprom.i94 = zext i32 %i.0.i90 to i64, !dbg !495
  %arrayidx.i95 = getelementptr inbounds nuw [2 x %struct.anon], ptr addrspacecast (ptr addrspace(3) @_ZZ8of_blockPKiPiE5state to ptr), i64 0, i64 %idxprom.i94, !dbg !495
  call void @__ws_mbarrier_init(ptr noundef %arrayidx.i95, i32 noundef %mul3.i9.i) #7, !dbg !495
  %idxprom3.i = zext i32 %i.0.i90 to i64, !dbg !495
  %arrayidx4.i = getelementptr inbounds nuw [2 x %struct.anon], ptr addrspacecast (ptr addrspace(3) @_ZZ8of_blockPKiPiE5state to ptr), i64 0, i64 %idxprom3.i, !dbg !495
  %consumed.i96 = getelementptr inbounds nuw %struct.anon, ptr %arrayidx4.i, i32 0, i32 1, !dbg !495
  call void @__ws_mbarrier_init(ptr noundef %consumed.i96, i32 noundef %mul3.i.i) #7, !dbg !495
  %inc.i97 = add i32 %i.0.i90, 1, !dbg !495
  br label %for.cond.i89, !dbg !495, !llvm.loop !496

_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit: ; preds = %entry, %for.cond.cleanup.i92
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !495
  %.fca.0.insert.i = insertvalue %"class.cuda::pipeline.0" poison, ptr addrspacecast (ptr addrspace(3) @_ZZ8of_blockPKiPiE5state to ptr), 0, !dbg !495
  %.fca.1.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.0.insert.i, i32 2, 1, !dbg !495
  %.fca.2.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.1.insert.i, i32 0, 2, !dbg !495
  %.fca.3.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.2.insert.i, i32 0, 3, !dbg !495
  %.fca.4.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.3.insert.i, i8 1, 4, !dbg !495
  %.fca.5.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.4.insert.i, i8 0, 5, !dbg !495
  %.fca.6.0.insert.i86 = insertvalue %"class.cuda::pipeline.0" %.fca.5.insert.i, i8 undef, 6, 0, !dbg !495
  %.fca.6.1.insert.i87 = insertvalue %"class.cuda::pipeline.0" %.fca.6.0.insert.i86, i8 undef, 6, 1, !dbg !495
  %call2.fca.0.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i87, 0, !dbg !495
  %call2.fca.1.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i87, 1, !dbg !495
  %call2.fca.2.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i87, 2, !dbg !495
  %call2.fca.3.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i87, 3, !dbg !495
  %call2.fca.4.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i87, 4, !dbg !495
  %call2.fca.5.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i87, 5, !dbg !495
  %call2.fca.6.0.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i87, 6, 0, !dbg !495
  %call2.fca.6.1.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i87, 6, 1, !dbg !495
  %.fca.6.0.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i87, i8 undef, 6, 0, !dbg !495
  %.fca.6.1.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.6.0.insert.i, i8 undef, 6, 1, !dbg !495
  %call1.fca.0.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 0, !dbg !495
  %call1.fca.1.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 1, !dbg !495
  %call1.fca.2.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 2, !dbg !495
  %call1.fca.3.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 3, !dbg !495
  %call1.fca.4.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 4, !dbg !495
  %call1.fca.5.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 5, !dbg !495
  %call1.fca.6.0.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 6, 0, !dbg !495
  %call1.fca.6.1.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 6, 1, !dbg !495
    #dbg_value(ptr %call1.fca.0.extract, !195, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !494)
    #dbg_value(i32 %call1.fca.1.extract, !195, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !494)
    #dbg_value(i32 %call1.fca.2.extract, !195, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !494)
    #dbg_value(i32 %call1.fca.3.extract, !195, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !494)
    #dbg_value(i8 %call1.fca.4.extract, !195, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !494)
    #dbg_value(i8 %call1.fca.5.extract, !195, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !494)
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !497
    #dbg_value(i32 %11, !196, !DIExpression(), !494)
    #dbg_value(i32 0, !197, !DIExpression(), !498)
    #dbg_value(i32 0, !199, !DIExpression(), !498)
  br label %for.cond, !dbg !499

for.cond:                                         ; preds = %for.inc26, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit
  %pipe.sroa.11.0 = phi i32 [ %call1.fca.2.extract, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %pipe.sroa.11.1, %for.inc26 ], !dbg !495
  %pipe.sroa.18.0 = phi i32 [ %call1.fca.3.extract, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %pipe.sroa.18.1, %for.inc26 ], !dbg !494
  %pipe.sroa.24.0 = phi i8 [ %call1.fca.4.extract, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %pipe.sroa.24.1, %for.inc26 ], !dbg !495
  %pipe.sroa.28.0 = phi i8 [ %call1.fca.5.extract, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %pipe.sroa.28.1, %for.inc26 ], !dbg !494
  %load.0 = phi i32 [ 0, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %load.1, %for.inc26 ], !dbg !500
  %i.0 = phi i32 [ 0, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %inc27, %for.inc26 ], !dbg !501
    #dbg_value(i8 %pipe.sroa.28.0, !195, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !494)
    #dbg_value(i8 %pipe.sroa.24.0, !195, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !494)
    #dbg_value(i32 %pipe.sroa.18.0, !195, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !494)
    #dbg_value(i32 %pipe.sroa.11.0, !195, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !494)
    #dbg_value(i32 %i.0, !199, !DIExpression(), !498)
    #dbg_value(i32 %load.0, !197, !DIExpression(), !498)
  %cmp = icmp slt i32 %i.0, 4, !dbg !502
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !503

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end28

for.body:                                         ; preds = %for.cond
  br label %for.cond3, !dbg !504

for.cond3:                                        ; preds = %for.inc, %for.body
  %pipe.sroa.11.1 = phi i32 [ %pipe.sroa.11.0, %for.body ], [ %pipe.sroa.11.2, %for.inc ], !dbg !494
  %pipe.sroa.24.1 = phi i8 [ %pipe.sroa.24.0, %for.body ], [ %pipe.sroa.24.2, %for.inc ], !dbg !494
  %load.1 = phi i32 [ %load.0, %for.body ], [ %inc, %for.inc ], !dbg !498
    #dbg_value(i8 %pipe.sroa.24.1, !195, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !494)
    #dbg_value(i32 %pipe.sroa.11.1, !195, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !494)
    #dbg_value(i32 %load.1, !197, !DIExpression(), !498)
  %cmp4 = icmp slt i32 %load.1, 4, !dbg !505
  br i1 %cmp4, label %land.rhs, label %land.end, !dbg !506

land.rhs:                                         ; preds = %for.cond3
  %add = add nsw i32 %i.0, 2, !dbg !507
  %cmp5 = icmp slt i32 %load.1, %add, !dbg !508
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond3
  %12 = phi i1 [ false, %for.cond3 ], [ %cmp5, %land.rhs ], !dbg !509
  br i1 %12, label %for.body6, label %for.end, !dbg !510

for.body6:                                        ; preds = %land.end
  %idxprom.i = zext i32 %pipe.sroa.11.1 to i64, !dbg !511
  %arrayidx.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call1.fca.0.extract, i64 %idxprom.i, !dbg !511
  %consumed.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %arrayidx.i, i32 0, i32 1, !dbg !511
  %loadedv.i = trunc i8 %pipe.sroa.24.1 to i1, !dbg !511
  %conv.i = zext i1 %loadedv.i to i32, !dbg !511
  call void @__ws_mbarrier_wait_parity(ptr noundef %consumed.i, i32 noundef %conv.i) #7, !dbg !511
  %rem = srem i32 %load.1, 2, !dbg !512
  %idxprom = sext i32 %rem to i64, !dbg !513
  %arrayidx = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ8of_blockPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !513
  %arraydecay = getelementptr inbounds [64 x i32], ptr %arrayidx, i64 0, i64 0, !dbg !513
  %mul = mul nsw i32 64, %load.1, !dbg !514
  %idx.ext = sext i32 %mul to i64, !dbg !515
  %add.ptr = getelementptr inbounds i32, ptr %in, i64 %idx.ext, !dbg !515
    #dbg_value(ptr undef, !366, !DIExpression(), !493)
    #dbg_value(i64 256, !367, !DIExpression(), !493)
    #dbg_value(ptr undef, !357, !DIExpression(), !490)
    #dbg_value(i64 256, !360, !DIExpression(), !490)
    #dbg_value(ptr undef, !349, !DIExpression(), !483)
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !516
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !516
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !516
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !516
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !516
  %mul.i = mul i32 %16, %17, !dbg !516
  %add.i = add i32 %15, %mul.i, !dbg !516
  %mul5.i = mul i32 %14, %add.i, !dbg !516
  %add6.i = add i32 %13, %mul5.i, !dbg !516
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !516
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !516
  %mul.i.i45 = mul i32 %18, %19, !dbg !516
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !516
  %mul3.i.i47 = mul i32 %mul.i.i45, %20, !dbg !516
  %21 = call i1 @llvm.nvvm.isspacep.shared(ptr %arraydecay), !dbg !516
  br i1 %21, label %land.rhs.i, label %land.end.i, !dbg !516

land.rhs.i:                                       ; preds = %for.body6
  %22 = call i1 @llvm.nvvm.isspacep.global(ptr %add.ptr), !dbg !516
  br label %land.end.i, !dbg !516

land.end.i:                                       ; preds = %land.rhs.i, %for.body6
  %23 = phi i1 [ false, %for.body6 ], [ %22, %land.rhs.i ], !dbg !516
  %storedv.i75 = zext i1 %23 to i8, !dbg !516
  %24 = ptrtoint ptr %arraydecay to i64, !dbg !516
  %25 = ptrtoint ptr %add.ptr to i64, !dbg !516
  %or.i = or i64 %24, %25, !dbg !516
  br i1 %23, label %land.lhs.true.i, label %if.else.i, !dbg !516

land.lhs.true.i:                                  ; preds = %land.end.i
  %rem.i = urem i64 %or.i, 16, !dbg !516
  %cmp.i78 = icmp eq i64 %rem.i, 0, !dbg !516
  br i1 %cmp.i78, label %if.then.i79, label %if.else.i, !dbg !516

if.then.i79:                                      ; preds = %land.lhs.true.i
  %conv.i80 = zext i32 %add6.i to i64, !dbg !516
  br label %for.cond.i, !dbg !516

for.cond.i:                                       ; preds = %for.body.i, %if.then.i79
  %i.0.i = phi i64 [ %conv.i80, %if.then.i79 ], [ %add.i82, %for.body.i ], !dbg !516
  %div.i = udiv i64 256, 16, !dbg !516
  %cmp1.i = icmp ult i64 %i.0.i, %div.i, !dbg !516
  br i1 %cmp1.i, label %for.body.i, label %for.cond.cleanup.i, !dbg !516

for.cond.cleanup.i:                               ; preds = %for.cond.i
  %div5.i = udiv i64 256, 16, !dbg !516
  %mul6.i = mul i64 %div5.i, 16, !dbg !516
  br label %if.end53.i, !dbg !516

for.body.i:                                       ; preds = %for.cond.i
  %mul.i81 = mul i64 16, %i.0.i, !dbg !516
  %add.ptr.i = getelementptr inbounds nuw i8, ptr %arraydecay, i64 %mul.i81, !dbg !516
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !516
  %mul2.i = mul i64 16, %i.0.i, !dbg !516
  %add.ptr3.i = getelementptr inbounds nuw i8, ptr %add.ptr, i64 %mul2.i, !dbg !516
  %add.ptr3.ascast.i = addrspacecast ptr %add.ptr3.i to ptr addrspace(1), !dbg !516
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr3.ascast.i, i32 noundef 16, i32 noundef 16) #7, !dbg !516
  %conv4.i = zext i32 %mul3.i.i47 to i64, !dbg !516
  %add.i82 = add i64 %i.0.i, %conv4.i, !dbg !516
  br label %for.cond.i, !dbg !516, !llvm.loop !517

if.else.i:                                        ; preds = %land.lhs.true.i, %land.end.i
  br i1 %23, label %land.lhs.true8.i, label %if.else29.i, !dbg !516

land.lhs.true8.i:                                 ; preds = %if.else.i
  %rem9.i = urem i64 %or.i, 8, !dbg !516
  %cmp10.i = icmp eq i64 %rem9.i, 0, !dbg !516
  br i1 %cmp10.i, label %if.then11.i, label %if.else29.i, !dbg !516

if.then11.i:                                      ; preds = %land.lhs.true8.i
  %conv13.i = zext i32 %add6.i to i64, !dbg !516
  br label %for.cond14.i, !dbg !516

for.cond14.i:                                     ; preds = %for.body18.i, %if.then11.i
  %i12.0.i = phi i64 [ %conv13.i, %if.then11.i ], [ %add25.i, %for.body18.i ], !dbg !516
  %div15.i = udiv i64 256, 8, !dbg !516
  %cmp16.i = icmp ult i64 %i12.0.i, %div15.i, !dbg !516
  br i1 %cmp16.i, label %for.body18.i, label %for.cond.cleanup17.i, !dbg !516

for.cond.cleanup17.i:                             ; preds = %for.cond14.i
  %div27.i = udiv i64 256, 8, !dbg !516
  %mul28.i = mul i64 %div27.i, 8, !dbg !516
  br label %if.end52.i, !dbg !516

for.body18.i:                                     ; preds = %for.cond14.i
  %mul19.i = mul i64 8, %i12.0.i, !dbg !516
  %add.ptr20.i = getelementptr inbounds nuw i8, ptr %arraydecay, i64 %mul19.i, !dbg !516
  %add.ptr20.ascast.i = addrspacecast ptr %add.ptr20.i to ptr addrspace(3), !dbg !516
  %mul21.i = mul i64 8, %i12.0.i, !dbg !516
  %add.ptr22.i = getelementptr inbounds nuw i8, ptr %add.ptr, i64 %mul21.i, !dbg !516
  %add.ptr22.ascast.i = addrspacecast ptr %add.ptr22.i to ptr addrspace(1), !dbg !516
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr20.ascast.i, ptr addrspace(1) noundef %add.ptr22.ascast.i, i32 noundef 8, i32 noundef 8) #7, !dbg !516
  %conv24.i = zext i32 %mul3.i.i47 to i64, !dbg !516
  %add25.i = add i64 %i12.0.i, %conv24.i, !dbg !516
  br label %for.cond14.i, !dbg !516, !llvm.loop !518

if.else29.i:                                      ; preds = %land.lhs.true8.i, %if.else.i
  br i1 %23, label %land.lhs.true31.i, label %if.end.i, !dbg !516

land.lhs.true31.i:                                ; preds = %if.else29.i
  %rem32.i = urem i64 %or.i, 4, !dbg !516
  %cmp33.i = icmp eq i64 %rem32.i, 0, !dbg !516
  br i1 %cmp33.i, label %if.then34.i, label %if.end.i, !dbg !516

if.then34.i:                                      ; preds = %land.lhs.true31.i
  %conv36.i = zext i32 %add6.i to i64, !dbg !516
  br label %for.cond37.i, !dbg !516

for.cond37.i:                                     ; preds = %for.body41.i, %if.then34.i
  %i35.0.i = phi i64 [ %conv36.i, %if.then34.i ], [ %add48.i, %for.body41.i ], !dbg !516
  %div38.i = udiv i64 256, 4, !dbg !516
  %cmp39.i = icmp ult i64 %i35.0.i, %div38.i, !dbg !516
  br i1 %cmp39.i, label %for.body41.i, label %for.cond.cleanup40.i, !dbg !516

for.cond.cleanup40.i:                             ; preds = %for.cond37.i
  %div50.i = udiv i64 256, 4, !dbg !516
  %mul51.i = mul i64 %div50.i, 4, !dbg !516
  br label %if.end.i, !dbg !516

for.body41.i:                                     ; preds = %for.cond37.i
  %mul42.i = mul i64 4, %i35.0.i, !dbg !516
  %add.ptr43.i = getelementptr inbounds nuw i8, ptr %arraydecay, i64 %mul42.i, !dbg !516
  %add.ptr43.ascast.i = addrspacecast ptr %add.ptr43.i to ptr addrspace(3), !dbg !516
  %mul44.i = mul i64 4, %i35.0.i, !dbg !516
  %add.ptr45.i = getelementptr inbounds nuw i8, ptr %add.ptr, i64 %mul44.i, !dbg !516
  %add.ptr45.ascast.i = addrspacecast ptr %add.ptr45.i to ptr addrspace(1), !dbg !516
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr43.ascast.i, ptr addrspace(1) noundef %add.ptr45.ascast.i, i32 noundef 4, i32 noundef 4) #7, !dbg !516
  %conv47.i = zext i32 %mul3.i.i47 to i64, !dbg !516
  %add48.i = add i64 %i35.0.i, %conv47.i, !dbg !516
  br label %for.cond37.i, !dbg !516, !llvm.loop !519

if.end.i:                                         ; preds = %for.cond.cleanup40.i, %land.lhs.true31.i, %if.else29.i
  %done.0.i = phi i64 [ %mul51.i, %for.cond.cleanup40.i ], [ 0, %land.lhs.true31.i ], [ 0, %if.else29.i ], !dbg !516
  br label %if.end52.i, !dbg !516

if.end52.i:                                       ; preds = %if.end.i, %for.cond.cleanup17.i
  %done.1.i = phi i64 [ %mul28.i, %for.cond.cleanup17.i ], [ %done.0.i, %if.end.i ], !dbg !516
  br label %if.end53.i, !dbg !516

if.end53.i:                                       ; preds = %if.end52.i, %for.cond.cleanup.i
  %done.2.i = phi i64 [ %mul6.i, %for.cond.cleanup.i ], [ %done.1.i, %if.end52.i ], !dbg !516
  %conv55.i = zext i32 %add6.i to i64, !dbg !516
  %add56.i = add i64 %done.2.i, %conv55.i, !dbg !516
  br label %for.cond57.i, !dbg !516

for.cond57.i:                                     ; preds = %for.body60.i, %if.end53.i
  %i54.0.i = phi i64 [ %add56.i, %if.end53.i ], [ %add64.i, %for.body60.i ], !dbg !516
  %cmp58.i = icmp ult i64 %i54.0.i, 256, !dbg !516
  br i1 %cmp58.i, label %for.body60.i, label %_ZL13ws_copy_sharePvPKvmjj.exit, !dbg !516

for.body60.i:                                     ; preds = %for.cond57.i
  %arrayidx.i77 = getelementptr inbounds nuw i8, ptr %add.ptr, i64 %i54.0.i, !dbg !516
  %26 = load i8, ptr %arrayidx.i77, align 1, !dbg !516, !tbaa !390
  %arrayidx61.i = getelementptr inbounds nuw i8, ptr %arraydecay, i64 %i54.0.i, !dbg !516
  store i8 %26, ptr %arrayidx61.i, align 1, !dbg !516, !tbaa !390
  %conv63.i = zext i32 %mul3.i.i47 to i64, !dbg !516
  %add64.i = add i64 %i54.0.i, %conv63.i, !dbg !516
  br label %for.cond57.i, !dbg !516, !llvm.loop !520

_ZL13ws_copy_sharePvPKvmjj.exit:                  ; preds = %for.cond57.i
  %idxprom.i49 = zext i32 %pipe.sroa.11.1 to i64, !dbg !521
  %arrayidx.i50 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call1.fca.0.extract, i64 %idxprom.i49, !dbg !521
  call void @__ws_cp_async_arrive(ptr noundef %arrayidx.i50) #7, !dbg !521
  %idxprom4.i = zext i32 %pipe.sroa.11.1 to i64, !dbg !521
  %arrayidx5.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call1.fca.0.extract, i64 %idxprom4.i, !dbg !521
  %call.i51 = call i64 @__ws_mbarrier_arrive(ptr noundef %arrayidx5.i, i32 noundef 1) #7, !dbg !521
  %inc.i = add i32 %pipe.sroa.11.1, 1, !dbg !521
    #dbg_value(i32 %inc.i, !195, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !494)
  %cmp.i = icmp eq i32 %inc.i, %call1.fca.1.extract, !dbg !521
  br i1 %cmp.i, label %if.then.i52, label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit, !dbg !521

if.then.i52:                                      ; preds = %_ZL13ws_copy_sharePvPKvmjj.exit
    #dbg_value(i32 0, !195, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !494)
  %loadedv.i54 = trunc i8 %pipe.sroa.24.1 to i1, !dbg !521
  %lnot.i = xor i1 %loadedv.i54, true, !dbg !521
  %storedv.i55 = zext i1 %lnot.i to i8, !dbg !521
    #dbg_value(i8 %storedv.i55, !195, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !494)
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit, !dbg !521

_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit: ; preds = %_ZL13ws_copy_sharePvPKvmjj.exit, %if.then.i52
  %pipe.sroa.11.2 = phi i32 [ 0, %if.then.i52 ], [ %inc.i, %_ZL13ws_copy_sharePvPKvmjj.exit ], !dbg !521
  %pipe.sroa.24.2 = phi i8 [ %storedv.i55, %if.then.i52 ], [ %pipe.sroa.24.1, %_ZL13ws_copy_sharePvPKvmjj.exit ], !dbg !494
    #dbg_value(i8 %pipe.sroa.24.2, !195, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !494)
    #dbg_value(i32 %pipe.sroa.11.2, !195, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !494)
  br label %for.inc, !dbg !522

for.inc:                                          ; preds = %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit
  %inc = add nsw i32 %load.1, 1, !dbg !523
    #dbg_value(i32 %inc, !197, !DIExpression(), !498)
  br label %for.cond3, !dbg !524, !llvm.loop !525

for.end:                                          ; preds = %land.end
  %idxprom.i56 = zext i32 %pipe.sroa.18.0 to i64, !dbg !527
  %arrayidx.i57 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call1.fca.0.extract, i64 %idxprom.i56, !dbg !527
  %loadedv.i58 = trunc i8 %pipe.sroa.28.0 to i1, !dbg !527
  %conv.i59 = zext i1 %loadedv.i58 to i32, !dbg !527
  call void @__ws_mbarrier_wait_parity(ptr noundef %arrayidx.i57, i32 noundef %conv.i59) #7, !dbg !527
  %rem7 = srem i32 %i.0, 2, !dbg !528
  %idxprom8 = sext i32 %rem7 to i64, !dbg !529
  %arrayidx9 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ8of_blockPKiPiE4tile to ptr), i64 0, i64 %idxprom8, !dbg !529
  %sub = sub nsw i32 63, %11, !dbg !530
  %idxprom10 = sext i32 %sub to i64, !dbg !529
  %arrayidx11 = getelementptr inbounds [64 x i32], ptr %arrayidx9, i64 0, i64 %idxprom10, !dbg !529
  %27 = load i32, ptr %arrayidx11, align 4, !dbg !529, !tbaa !344
  %mul12 = mul nsw i32 64, %i.0, !dbg !531
  %add13 = add nsw i32 %mul12, 63, !dbg !532
  %sub14 = sub nsw i32 %add13, %11, !dbg !533
  %cmp15 = icmp eq i32 %27, %sub14, !dbg !534
  %storedv.i = zext i1 %cmp15 to i8, !dbg !535
  br i1 %cmp15, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !535

if.then.i:                                        ; preds = %for.end
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 66, ptr noundef @__func__._Z8of_blockPKiPi, i64 noundef 1) #8, !dbg !535
  unreachable, !dbg !535

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %for.end
  %rem16 = srem i32 %i.0, 2, !dbg !536
  %idxprom17 = sext i32 %rem16 to i64, !dbg !537
  %arrayidx18 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ8of_blockPKiPiE4tile to ptr), i64 0, i64 %idxprom17, !dbg !537
  %sub19 = sub nsw i32 63, %11, !dbg !538
  %idxprom20 = sext i32 %sub19 to i64, !dbg !537
  %arrayidx21 = getelementptr inbounds [64 x i32], ptr %arrayidx18, i64 0, i64 %idxprom20, !dbg !537
  %28 = load i32, ptr %arrayidx21, align 4, !dbg !537, !tbaa !344
  %mul22 = mul nsw i32 64, %i.0, !dbg !539
  %add23 = add nsw i32 %mul22, %11, !dbg !540
  %idxprom24 = sext i32 %add23 to i64, !dbg !541
  %arrayidx25 = getelementptr inbounds i32, ptr %out, i64 %idxprom24, !dbg !541
  store i32 %28, ptr %arrayidx25, align 4, !dbg !542, !tbaa !344
  %idxprom.i61 = zext i32 %pipe.sroa.18.0 to i64, !dbg !543
  %arrayidx.i62 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call1.fca.0.extract, i64 %idxprom.i61, !dbg !543
  %consumed.i63 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %arrayidx.i62, i32 0, i32 1, !dbg !543
  %call.i64 = call i64 @__ws_mbarrier_arrive(ptr noundef %consumed.i63, i32 noundef 1) #7, !dbg !543
  %inc.i65 = add i32 %pipe.sroa.18.0, 1, !dbg !543
    #dbg_value(i32 %inc.i65, !195, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !494)
  %cmp.i67 = icmp eq i32 %inc.i65, %call1.fca.1.extract, !dbg !543
  br i1 %cmp.i67, label %if.then.i68, label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, !dbg !543

if.then.i68:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
    #dbg_value(i32 0, !195, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !494)
  %loadedv.i70 = trunc i8 %pipe.sroa.28.0 to i1, !dbg !543
  %lnot.i71 = xor i1 %loadedv.i70, true, !dbg !543
  %storedv.i72 = zext i1 %lnot.i71 to i8, !dbg !543
    #dbg_value(i8 %storedv.i72, !195, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !494)
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, !dbg !543

_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit: ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit, %if.then.i68
  %pipe.sroa.18.1 = phi i32 [ 0, %if.then.i68 ], [ %inc.i65, %_ZL9ws_assertbPKcS0_jS0_.exit ], !dbg !543
  %pipe.sroa.28.1 = phi i8 [ %storedv.i72, %if.then.i68 ], [ %pipe.sroa.28.0, %_ZL9ws_assertbPKcS0_jS0_.exit ], !dbg !494
    #dbg_value(i8 %pipe.sroa.28.1, !195, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !494)
    #dbg_value(i32 %pipe.sroa.18.1, !195, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !494)
  br label %for.inc26, !dbg !544

for.inc26:                                        ; preds = %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit
  %inc27 = add nsw i32 %i.0, 1, !dbg !545
    #dbg_value(i32 %inc27, !199, !DIExpression(), !498)
  br label %for.cond, !dbg !546, !llvm.loop !547

for.end28:                                        ; preds = %for.cond.cleanup
  ret void, !dbg !549
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10with_rolesPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !230 {
entry:
    #dbg_declare(ptr poison, !234, !DIExpression(), !550)
    #dbg_declare(ptr poison, !236, !DIExpression(DW_OP_LLVM_fragment, 176, 16), !551)
    #dbg_value(ptr %in, !232, !DIExpression(), !552)
    #dbg_value(ptr %out, !233, !DIExpression(), !552)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !553
  %cmp = icmp ult i32 %0, 32, !dbg !554
  %storedv = zext i1 %cmp to i8, !dbg !555
    #dbg_value(i8 %storedv, !235, !DIExpression(), !552)
  %loadedv = trunc i8 %storedv to i1, !dbg !556
  %1 = zext i1 %loadedv to i64, !dbg !556
  %cond = select i1 %loadedv, i32 0, i32 1, !dbg !556
  %conv.i67 = zext i1 %loadedv to i32, !dbg !557
  %2 = call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %loadedv), !dbg !557
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !557
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !557
  %mul.i.i = mul i32 %3, %4, !dbg !557
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !557
  %mul3.i.i = mul i32 %mul.i.i, %5, !dbg !557
  %sub.i = sub i32 %mul3.i.i, %2, !dbg !557
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !557
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !557
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !557
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !557
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !557
  %mul.i.i75 = mul i32 %9, %10, !dbg !557
  %add.i.i = add i32 %8, %mul.i.i75, !dbg !557
  %mul5.i.i = mul i32 %7, %add.i.i, !dbg !557
  %add6.i.i = add i32 %6, %mul5.i.i, !dbg !557
  %cmp.i76 = icmp eq i32 %add6.i.i, 0, !dbg !557
  br i1 %cmp.i76, label %if.then.i80, label %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit, !dbg !557

if.then.i80:                                      ; preds = %entry
  br label %for.cond.i81, !dbg !557

for.cond.i81:                                     ; preds = %for.body.i85, %if.then.i80
  %i.0.i82 = phi i32 [ 0, %if.then.i80 ], [ %inc.i89, %for.body.i85 ], !dbg !557
  %cmp1.i83 = icmp ult i32 %i.0.i82, 2, !dbg !557
  br i1 %cmp1.i83, label %for.body.i85, label %for.cond.cleanup.i84, !dbg !557

for.cond.cleanup.i84:                             ; preds = %for.cond.i81
  br label %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit, !dbg !557

for.body.i85:                                     ; preds = %for.cond.i81
  %idxprom.i86 = zext i32 %i.0.i82 to i64, !dbg !557
  %arrayidx.i87 = getelementptr inbounds nuw [2 x %struct.anon], ptr addrspacecast (ptr addrspace(3) @_ZZ10with_rolesPKiPiE5state to ptr), i64 0, i64 %idxprom.i86, !dbg !557
  call void @__ws_mbarrier_init(ptr noundef %arrayidx.i87, i32 noundef %2) #7, !dbg !557
  %idxprom3.i = zext i32 %i.0.i82 to i64, !dbg !557
  %arrayidx4.i = getelementptr inbounds nuw [2 x %struct.anon], ptr addrspacecast (ptr addrspace(3) @_ZZ10with_rolesPKiPiE5state to ptr), i64 0, i64 %idxprom3.i, !dbg !557
  %consumed.i88 = getelementptr inbounds nuw %struct.anon, ptr %arrayidx4.i, i32 0, i32 1, !dbg !557
  call void @__ws_mbarrier_init(ptr noundef %consumed.i88, i32 noundef %sub.i) #7, !dbg !557
  %inc.i89 = add i32 %i.0.i82, 1, !dbg !557
  br label %for.cond.i81, !dbg !557, !llvm.loop !558

_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit: ; preds = %entry, %for.cond.cleanup.i84
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !557
  %.fca.0.insert.i = insertvalue %"class.cuda::pipeline.0" poison, ptr addrspacecast (ptr addrspace(3) @_ZZ10with_rolesPKiPiE5state to ptr), 0, !dbg !557
  %.fca.1.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.0.insert.i, i32 2, 1, !dbg !557
  %.fca.2.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.1.insert.i, i32 0, 2, !dbg !557
  %.fca.3.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.2.insert.i, i32 0, 3, !dbg !557
  %.fca.4.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.3.insert.i, i8 1, 4, !dbg !557
  %.fca.5.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.4.insert.i, i8 0, 5, !dbg !557
  %.fca.6.0.insert.i78 = insertvalue %"class.cuda::pipeline.0" %.fca.5.insert.i, i8 undef, 6, 0, !dbg !557
  %.fca.6.1.insert.i79 = insertvalue %"class.cuda::pipeline.0" %.fca.6.0.insert.i78, i8 undef, 6, 1, !dbg !557
  %call2.fca.0.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i79, 0, !dbg !557
  %call2.fca.1.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i79, 1, !dbg !557
  %call2.fca.2.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i79, 2, !dbg !557
  %call2.fca.3.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i79, 3, !dbg !557
  %call2.fca.4.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i79, 4, !dbg !557
  %call2.fca.5.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i79, 5, !dbg !557
  %call2.fca.6.0.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i79, 6, 0, !dbg !557
  %call2.fca.6.1.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i79, 6, 1, !dbg !557
  %.fca.6.0.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i79, i8 undef, 6, 0, !dbg !557
  %.fca.6.1.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.6.0.insert.i, i8 undef, 6, 1, !dbg !557
  %call2.fca.0.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 0, !dbg !557
  %call2.fca.1.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 1, !dbg !557
  %call2.fca.2.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 2, !dbg !557
  %call2.fca.3.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 3, !dbg !557
  %call2.fca.4.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 4, !dbg !557
  %call2.fca.5.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 5, !dbg !557
  %call2.fca.6.0.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 6, 0, !dbg !557
  %call2.fca.6.1.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 6, 1, !dbg !557
    #dbg_value(ptr %call2.fca.0.extract, !236, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !552)
    #dbg_value(i32 %call2.fca.1.extract, !236, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !552)
    #dbg_value(i32 %call2.fca.2.extract, !236, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !552)
    #dbg_value(i32 %call2.fca.3.extract, !236, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !552)
    #dbg_value(i8 %call2.fca.4.extract, !236, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !552)
    #dbg_value(i8 %call2.fca.5.extract, !236, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !552)
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !559
  %rem = urem i32 %11, 32, !dbg !560
    #dbg_value(i32 %rem, !237, !DIExpression(), !552)
    #dbg_value(i32 0, !238, !DIExpression(), !561)
  br label %for.cond, !dbg !562

for.cond:                                         ; preds = %for.inc, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit
  %pipe.sroa.11.0 = phi i32 [ %call2.fca.2.extract, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %pipe.sroa.11.1, %for.inc ], !dbg !552
  %pipe.sroa.18.0 = phi i32 [ %call2.fca.3.extract, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %pipe.sroa.18.1, %for.inc ], !dbg !557
  %pipe.sroa.24.0 = phi i8 [ %call2.fca.4.extract, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %pipe.sroa.24.1, %for.inc ], !dbg !552
  %pipe.sroa.28.0 = phi i8 [ %call2.fca.5.extract, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %pipe.sroa.28.1, %for.inc ], !dbg !557
  %i.0 = phi i32 [ 0, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %inc, %for.inc ], !dbg !563
    #dbg_value(i8 %pipe.sroa.28.0, !236, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !552)
    #dbg_value(i8 %pipe.sroa.24.0, !236, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !552)
    #dbg_value(i32 %pipe.sroa.18.0, !236, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !552)
    #dbg_value(i32 %pipe.sroa.11.0, !236, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !552)
    #dbg_value(i32 %i.0, !238, !DIExpression(), !561)
  %cmp4 = icmp slt i32 %i.0, 8, !dbg !564
  br i1 %cmp4, label %for.body, label %for.cond.cleanup, !dbg !566

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %loadedv5 = trunc i8 %storedv to i1, !dbg !567
  br i1 %loadedv5, label %if.then, label %if.else, !dbg !567

if.then:                                          ; preds = %for.body
  %idxprom.i = zext i32 %pipe.sroa.11.0 to i64, !dbg !570
  %arrayidx.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call2.fca.0.extract, i64 %idxprom.i, !dbg !570
  %consumed.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %arrayidx.i, i32 0, i32 1, !dbg !570
  %loadedv.i = trunc i8 %pipe.sroa.24.0 to i1, !dbg !570
  %conv.i = zext i1 %loadedv.i to i32, !dbg !570
  call void @__ws_mbarrier_wait_parity(ptr noundef %consumed.i, i32 noundef %conv.i) #7, !dbg !570
  %rem6 = srem i32 %i.0, 2, !dbg !572
  %idxprom = sext i32 %rem6 to i64, !dbg !573
  %arrayidx = getelementptr inbounds [2 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10with_rolesPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !573
  %idxprom7 = sext i32 %rem to i64, !dbg !573
  %arrayidx8 = getelementptr inbounds [32 x i32], ptr %arrayidx, i64 0, i64 %idxprom7, !dbg !573
  %mul = mul nsw i32 32, %i.0, !dbg !574
  %idx.ext = sext i32 %mul to i64, !dbg !575
  %add.ptr = getelementptr inbounds i32, ptr %in, i64 %idx.ext, !dbg !575
  %idx.ext9 = sext i32 %rem to i64, !dbg !576
  %add.ptr10 = getelementptr inbounds i32, ptr %add.ptr, i64 %idx.ext9, !dbg !576
  %12 = call i1 @llvm.nvvm.isspacep.shared(ptr %arrayidx8), !dbg !577
  br i1 %12, label %land.rhs.i, label %land.end.i, !dbg !577

land.rhs.i:                                       ; preds = %if.then
  %13 = call i1 @llvm.nvvm.isspacep.global(ptr %add.ptr10), !dbg !577
  br label %land.end.i, !dbg !577

land.end.i:                                       ; preds = %land.rhs.i, %if.then
  %14 = phi i1 [ false, %if.then ], [ %13, %land.rhs.i ], !dbg !577
  %storedv.i70 = zext i1 %14 to i8, !dbg !577
  %15 = ptrtoint ptr %arrayidx8 to i64, !dbg !577
  %16 = ptrtoint ptr %add.ptr10 to i64, !dbg !577
  %or.i = or i64 %15, %16, !dbg !577
  br i1 %14, label %land.lhs.true.i, label %if.else.i, !dbg !577

land.lhs.true.i:                                  ; preds = %land.end.i
  %rem.i = urem i64 %or.i, 16, !dbg !577
  %cmp.i73 = icmp eq i64 %rem.i, 0, !dbg !577
  br i1 %cmp.i73, label %if.then.i74, label %if.else.i, !dbg !577

if.then.i74:                                      ; preds = %land.lhs.true.i
  br label %for.cond.i, !dbg !577

for.cond.i:                                       ; preds = %for.body.i, %if.then.i74
  %i.0.i = phi i64 [ 0, %if.then.i74 ], [ %add.i, %for.body.i ], !dbg !577
  %div.i = udiv i64 4, 16, !dbg !577
  %cmp1.i = icmp ult i64 %i.0.i, %div.i, !dbg !577
  br i1 %cmp1.i, label %for.body.i, label %for.cond.cleanup.i, !dbg !577

for.cond.cleanup.i:                               ; preds = %for.cond.i
  %div5.i = udiv i64 4, 16, !dbg !577
  %mul6.i = mul i64 %div5.i, 16, !dbg !577
  br label %if.end53.i, !dbg !577

for.body.i:                                       ; preds = %for.cond.i
  %mul.i = mul i64 16, %i.0.i, !dbg !577
  %add.ptr.i = getelementptr inbounds nuw i8, ptr %arrayidx8, i64 %mul.i, !dbg !577
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !577
  %mul2.i = mul i64 16, %i.0.i, !dbg !577
  %add.ptr3.i = getelementptr inbounds nuw i8, ptr %add.ptr10, i64 %mul2.i, !dbg !577
  %add.ptr3.ascast.i = addrspacecast ptr %add.ptr3.i to ptr addrspace(1), !dbg !577
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr3.ascast.i, i32 noundef 16, i32 noundef 16) #7, !dbg !577
  %add.i = add i64 %i.0.i, 1, !dbg !577
  br label %for.cond.i, !dbg !577, !llvm.loop !578

if.else.i:                                        ; preds = %land.lhs.true.i, %land.end.i
  br i1 %14, label %land.lhs.true8.i, label %if.else29.i, !dbg !577

land.lhs.true8.i:                                 ; preds = %if.else.i
  %rem9.i = urem i64 %or.i, 8, !dbg !577
  %cmp10.i = icmp eq i64 %rem9.i, 0, !dbg !577
  br i1 %cmp10.i, label %if.then11.i, label %if.else29.i, !dbg !577

if.then11.i:                                      ; preds = %land.lhs.true8.i
  br label %for.cond14.i, !dbg !577

for.cond14.i:                                     ; preds = %for.body18.i, %if.then11.i
  %i12.0.i = phi i64 [ 0, %if.then11.i ], [ %add25.i, %for.body18.i ], !dbg !577
  %div15.i = udiv i64 4, 8, !dbg !577
  %cmp16.i = icmp ult i64 %i12.0.i, %div15.i, !dbg !577
  br i1 %cmp16.i, label %for.body18.i, label %for.cond.cleanup17.i, !dbg !577

for.cond.cleanup17.i:                             ; preds = %for.cond14.i
  %div27.i = udiv i64 4, 8, !dbg !577
  %mul28.i = mul i64 %div27.i, 8, !dbg !577
  br label %if.end52.i, !dbg !577

for.body18.i:                                     ; preds = %for.cond14.i
  %mul19.i = mul i64 8, %i12.0.i, !dbg !577
  %add.ptr20.i = getelementptr inbounds nuw i8, ptr %arrayidx8, i64 %mul19.i, !dbg !577
  %add.ptr20.ascast.i = addrspacecast ptr %add.ptr20.i to ptr addrspace(3), !dbg !577
  %mul21.i = mul i64 8, %i12.0.i, !dbg !577
  %add.ptr22.i = getelementptr inbounds nuw i8, ptr %add.ptr10, i64 %mul21.i, !dbg !577
  %add.ptr22.ascast.i = addrspacecast ptr %add.ptr22.i to ptr addrspace(1), !dbg !577
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr20.ascast.i, ptr addrspace(1) noundef %add.ptr22.ascast.i, i32 noundef 8, i32 noundef 8) #7, !dbg !577
  %add25.i = add i64 %i12.0.i, 1, !dbg !577
  br label %for.cond14.i, !dbg !577, !llvm.loop !579

if.else29.i:                                      ; preds = %land.lhs.true8.i, %if.else.i
  br i1 %14, label %land.lhs.true31.i, label %if.end.i, !dbg !577

land.lhs.true31.i:                                ; preds = %if.else29.i
  %rem32.i = urem i64 %or.i, 4, !dbg !577
  %cmp33.i = icmp eq i64 %rem32.i, 0, !dbg !577
  br i1 %cmp33.i, label %if.then34.i, label %if.end.i, !dbg !577

if.then34.i:                                      ; preds = %land.lhs.true31.i
  br label %for.cond37.i, !dbg !577

for.cond37.i:                                     ; preds = %for.body41.i, %if.then34.i
  %i35.0.i = phi i64 [ 0, %if.then34.i ], [ %add48.i, %for.body41.i ], !dbg !577
  %div38.i = udiv i64 4, 4, !dbg !577
  %cmp39.i = icmp ult i64 %i35.0.i, %div38.i, !dbg !577
  br i1 %cmp39.i, label %for.body41.i, label %for.cond.cleanup40.i, !dbg !577

for.cond.cleanup40.i:                             ; preds = %for.cond37.i
  %div50.i = udiv i64 4, 4, !dbg !577
  %mul51.i = mul i64 %div50.i, 4, !dbg !577
  br label %if.end.i, !dbg !577

for.body41.i:                                     ; preds = %for.cond37.i
  %mul42.i = mul i64 4, %i35.0.i, !dbg !577
  %add.ptr43.i = getelementptr inbounds nuw i8, ptr %arrayidx8, i64 %mul42.i, !dbg !577
  %add.ptr43.ascast.i = addrspacecast ptr %add.ptr43.i to ptr addrspace(3), !dbg !577
  %mul44.i = mul i64 4, %i35.0.i, !dbg !577
  %add.ptr45.i = getelementptr inbounds nuw i8, ptr %add.ptr10, i64 %mul44.i, !dbg !577
  %add.ptr45.ascast.i = addrspacecast ptr %add.ptr45.i to ptr addrspace(1), !dbg !577
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr43.ascast.i, ptr addrspace(1) noundef %add.ptr45.ascast.i, i32 noundef 4, i32 noundef 4) #7, !dbg !577
  %add48.i = add i64 %i35.0.i, 1, !dbg !577
  br label %for.cond37.i, !dbg !577, !llvm.loop !580

if.end.i:                                         ; preds = %for.cond.cleanup40.i, %land.lhs.true31.i, %if.else29.i
  %done.0.i = phi i64 [ %mul51.i, %for.cond.cleanup40.i ], [ 0, %land.lhs.true31.i ], [ 0, %if.else29.i ], !dbg !577
  br label %if.end52.i, !dbg !577

if.end52.i:                                       ; preds = %if.end.i, %for.cond.cleanup17.i
  %done.1.i = phi i64 [ %mul28.i, %for.cond.cleanup17.i ], [ %done.0.i, %if.end.i ], !dbg !577
  br label %if.end53.i, !dbg !577

if.end53.i:                                       ; preds = %if.end52.i, %for.cond.cleanup.i
  %done.2.i = phi i64 [ %mul6.i, %for.cond.cleanup.i ], [ %done.1.i, %if.end52.i ], !dbg !577
  br label %for.cond57.i, !dbg !577

for.cond57.i:                                     ; preds = %for.body60.i, %if.end53.i
  %i54.0.i = phi i64 [ %done.2.i, %if.end53.i ], [ %add64.i, %for.body60.i ], !dbg !577
  %cmp58.i = icmp ult i64 %i54.0.i, 4, !dbg !577
  br i1 %cmp58.i, label %for.body60.i, label %_ZL13ws_copy_sharePvPKvmjj.exit, !dbg !577

for.body60.i:                                     ; preds = %for.cond57.i
  %arrayidx.i72 = getelementptr inbounds nuw i8, ptr %add.ptr10, i64 %i54.0.i, !dbg !577
  %17 = load i8, ptr %arrayidx.i72, align 1, !dbg !577, !tbaa !390
  %arrayidx61.i = getelementptr inbounds nuw i8, ptr %arrayidx8, i64 %i54.0.i, !dbg !577
  store i8 %17, ptr %arrayidx61.i, align 1, !dbg !577, !tbaa !390
  %add64.i = add i64 %i54.0.i, 1, !dbg !577
  br label %for.cond57.i, !dbg !577, !llvm.loop !581

_ZL13ws_copy_sharePvPKvmjj.exit:                  ; preds = %for.cond57.i
  %idxprom.i43 = zext i32 %pipe.sroa.11.0 to i64, !dbg !582
  %arrayidx.i44 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call2.fca.0.extract, i64 %idxprom.i43, !dbg !582
  call void @__ws_cp_async_arrive(ptr noundef %arrayidx.i44) #7, !dbg !582
  %idxprom4.i = zext i32 %pipe.sroa.11.0 to i64, !dbg !582
  %arrayidx5.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call2.fca.0.extract, i64 %idxprom4.i, !dbg !582
  %call.i = call i64 @__ws_mbarrier_arrive(ptr noundef %arrayidx5.i, i32 noundef 1) #7, !dbg !582
  %inc.i = add i32 %pipe.sroa.11.0, 1, !dbg !582
    #dbg_value(i32 %inc.i, !236, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !552)
  %cmp.i = icmp eq i32 %inc.i, %call2.fca.1.extract, !dbg !582
  br i1 %cmp.i, label %if.then.i45, label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit, !dbg !582

if.then.i45:                                      ; preds = %_ZL13ws_copy_sharePvPKvmjj.exit
    #dbg_value(i32 0, !236, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !552)
  %loadedv.i47 = trunc i8 %pipe.sroa.24.0 to i1, !dbg !582
  %lnot.i = xor i1 %loadedv.i47, true, !dbg !582
  %storedv.i48 = zext i1 %lnot.i to i8, !dbg !582
    #dbg_value(i8 %storedv.i48, !236, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !552)
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit, !dbg !582

_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit: ; preds = %_ZL13ws_copy_sharePvPKvmjj.exit, %if.then.i45
  %pipe.sroa.11.2 = phi i32 [ 0, %if.then.i45 ], [ %inc.i, %_ZL13ws_copy_sharePvPKvmjj.exit ], !dbg !582
  %pipe.sroa.24.2 = phi i8 [ %storedv.i48, %if.then.i45 ], [ %pipe.sroa.24.0, %_ZL13ws_copy_sharePvPKvmjj.exit ], !dbg !552
    #dbg_value(i8 %pipe.sroa.24.2, !236, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !552)
    #dbg_value(i32 %pipe.sroa.11.2, !236, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !552)
  br label %if.end, !dbg !583

if.else:                                          ; preds = %for.body
  %idxprom.i49 = zext i32 %pipe.sroa.18.0 to i64, !dbg !584
  %arrayidx.i50 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call2.fca.0.extract, i64 %idxprom.i49, !dbg !584
  %loadedv.i51 = trunc i8 %pipe.sroa.28.0 to i1, !dbg !584
  %conv.i52 = zext i1 %loadedv.i51 to i32, !dbg !584
  call void @__ws_mbarrier_wait_parity(ptr noundef %arrayidx.i50, i32 noundef %conv.i52) #7, !dbg !584
  %rem11 = srem i32 %i.0, 2, !dbg !586
  %idxprom12 = sext i32 %rem11 to i64, !dbg !587
  %arrayidx13 = getelementptr inbounds [2 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10with_rolesPKiPiE4tile to ptr), i64 0, i64 %idxprom12, !dbg !587
  %sub = sub nsw i32 31, %rem, !dbg !588
  %idxprom14 = sext i32 %sub to i64, !dbg !587
  %arrayidx15 = getelementptr inbounds [32 x i32], ptr %arrayidx13, i64 0, i64 %idxprom14, !dbg !587
  %18 = load i32, ptr %arrayidx15, align 4, !dbg !587, !tbaa !344
  %mul16 = mul nsw i32 32, %i.0, !dbg !589
  %add = add nsw i32 %mul16, 31, !dbg !590
  %sub17 = sub nsw i32 %add, %rem, !dbg !591
  %cmp18 = icmp eq i32 %18, %sub17, !dbg !592
  %storedv.i = zext i1 %cmp18 to i8, !dbg !593
  br i1 %cmp18, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !593

if.then.i:                                        ; preds = %if.else
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 86, ptr noundef @__func__._Z10with_rolesPKiPi, i64 noundef 1) #8, !dbg !593
  unreachable, !dbg !593

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.else
  %rem19 = srem i32 %i.0, 2, !dbg !594
  %idxprom20 = sext i32 %rem19 to i64, !dbg !595
  %arrayidx21 = getelementptr inbounds [2 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10with_rolesPKiPiE4tile to ptr), i64 0, i64 %idxprom20, !dbg !595
  %sub22 = sub nsw i32 31, %rem, !dbg !596
  %idxprom23 = sext i32 %sub22 to i64, !dbg !595
  %arrayidx24 = getelementptr inbounds [32 x i32], ptr %arrayidx21, i64 0, i64 %idxprom23, !dbg !595
  %19 = load i32, ptr %arrayidx24, align 4, !dbg !595, !tbaa !344
  %mul25 = mul nsw i32 32, %i.0, !dbg !597
  %add26 = add nsw i32 %mul25, %rem, !dbg !598
  %idxprom27 = sext i32 %add26 to i64, !dbg !599
  %arrayidx28 = getelementptr inbounds i32, ptr %out, i64 %idxprom27, !dbg !599
  store i32 %19, ptr %arrayidx28, align 4, !dbg !600, !tbaa !344
  %idxprom.i54 = zext i32 %pipe.sroa.18.0 to i64, !dbg !601
  %arrayidx.i55 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call2.fca.0.extract, i64 %idxprom.i54, !dbg !601
  %consumed.i56 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %arrayidx.i55, i32 0, i32 1, !dbg !601
  %call.i57 = call i64 @__ws_mbarrier_arrive(ptr noundef %consumed.i56, i32 noundef 1) #7, !dbg !601
  %inc.i58 = add i32 %pipe.sroa.18.0, 1, !dbg !601
    #dbg_value(i32 %inc.i58, !236, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !552)
  %cmp.i60 = icmp eq i32 %inc.i58, %call2.fca.1.extract, !dbg !601
  br i1 %cmp.i60, label %if.then.i61, label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, !dbg !601

if.then.i61:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
    #dbg_value(i32 0, !236, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !552)
  %loadedv.i63 = trunc i8 %pipe.sroa.28.0 to i1, !dbg !601
  %lnot.i64 = xor i1 %loadedv.i63, true, !dbg !601
  %storedv.i65 = zext i1 %lnot.i64 to i8, !dbg !601
    #dbg_value(i8 %storedv.i65, !236, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !552)
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, !dbg !601

_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit: ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit, %if.then.i61
  %pipe.sroa.18.2 = phi i32 [ 0, %if.then.i61 ], [ %inc.i58, %_ZL9ws_assertbPKcS0_jS0_.exit ], !dbg !601
  %pipe.sroa.28.2 = phi i8 [ %storedv.i65, %if.then.i61 ], [ %pipe.sroa.28.0, %_ZL9ws_assertbPKcS0_jS0_.exit ], !dbg !552
    #dbg_value(i8 %pipe.sroa.28.2, !236, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !552)
    #dbg_value(i32 %pipe.sroa.18.2, !236, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !552)
  br label %if.end

if.end:                                           ; preds = %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit
  %pipe.sroa.11.1 = phi i32 [ %pipe.sroa.11.2, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit ], [ %pipe.sroa.11.0, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit ], !dbg !552
  %pipe.sroa.18.1 = phi i32 [ %pipe.sroa.18.0, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit ], [ %pipe.sroa.18.2, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit ], !dbg !552
  %pipe.sroa.24.1 = phi i8 [ %pipe.sroa.24.2, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit ], [ %pipe.sroa.24.0, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit ], !dbg !552
  %pipe.sroa.28.1 = phi i8 [ %pipe.sroa.28.0, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit ], [ %pipe.sroa.28.2, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit ], !dbg !552
    #dbg_value(i8 %pipe.sroa.28.1, !236, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !552)
    #dbg_value(i8 %pipe.sroa.24.1, !236, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !552)
    #dbg_value(i32 %pipe.sroa.18.1, !236, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !552)
    #dbg_value(i32 %pipe.sroa.11.1, !236, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !552)
  br label %for.inc, !dbg !602

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %i.0, 1, !dbg !603
    #dbg_value(i32 %inc, !238, !DIExpression(), !561)
  br label %for.cond, !dbg !604, !llvm.loop !605

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !607
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

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nounwind
declare void @__ws_mbarrier_init(ptr noundef, i32 noundef) #6

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

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #6 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!339, !340, !341, !342}
!llvm.ident = !{!343}
!llvm.errno.tbaa = !{!344}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 17, type: !337, isLocal: true, isDefinition: true, align: 128)
!2 = distinct !DISubprogram(name: "with_barrier", linkageName: "_Z12with_barrierPKiPi", scope: !3, file: !3, line: 16, type: !4, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !331)
!3 = !DIFile(filename: "cuda_pipeline.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !11, retainedTypes: !35, globals: !142, imports: !252, splitDebugInlining: false, nameTableKind: None)
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
!45 = !DISubprogram(name: "aligned_size_t", linkageName: "_ZN4cuda14aligned_size_tILm16EEC4Em", scope: !36, file: !37, line: 17, type: !46, scopeLine: 17, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!46 = !DISubroutineType(types: !47)
!47 = !{null, !48, !41}
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!49 = !DISubprogram(name: "operator unsigned long", linkageName: "_ZNK4cuda14aligned_size_tILm16EEcvmEv", scope: !36, file: !37, line: 17, type: !50, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
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
!67 = !DISubprogram(name: "pipeline", linkageName: "_ZN4cuda8pipelineILNS_12thread_scopeE3EEC4ERKS2_", scope: !59, file: !31, line: 16, type: !68, scopeLine: 16, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!68 = !DISubroutineType(types: !69)
!69 = !{null, !70, !71}
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!71 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !72, size: 64)
!72 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !59)
!73 = !DISubprogram(name: "pipeline", linkageName: "_ZN4cuda8pipelineILNS_12thread_scopeE3EEC4EOS2_", scope: !59, file: !31, line: 16, type: !74, scopeLine: 16, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
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
!94 = !DISubprogram(name: "barrier", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEC4Ev", scope: !90, file: !89, line: 13, type: !95, scopeLine: 13, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!95 = !DISubroutineType(types: !96)
!96 = !{null, !97}
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !90, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!98 = !DISubprogram(name: "barrier", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEC4ERKS3_", scope: !90, file: !89, line: 13, type: !99, scopeLine: 13, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!99 = !DISubroutineType(types: !100)
!100 = !{null, !97, !101}
!101 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !102, size: 64)
!102 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !90)
!103 = !DISubprogram(name: "operator=", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEaSERKS3_", scope: !90, file: !89, line: 13, type: !104, scopeLine: 13, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!104 = !DISubroutineType(types: !105)
!105 = !{!106, !97, !101}
!106 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !90, size: 64)
!107 = !DISubprogram(name: "max", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEE3maxEv", scope: !90, file: !89, line: 20, type: !108, scopeLine: 20, flags: DIFlagPublic | DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
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
!128 = !DISubprogram(name: "pipeline", linkageName: "_ZN4cuda8pipelineILNS_12thread_scopeE2EEC4ERKS2_", scope: !120, file: !31, line: 16, type: !129, scopeLine: 16, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!129 = !DISubroutineType(types: !130)
!130 = !{null, !131, !132}
!131 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !120, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!132 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !133, size: 64)
!133 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !120)
!134 = !DISubprogram(name: "pipeline", linkageName: "_ZN4cuda8pipelineILNS_12thread_scopeE2EEC4EOS2_", scope: !120, file: !31, line: 16, type: !135, scopeLine: 16, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!135 = !DISubroutineType(types: !136)
!136 = !{null, !131, !137}
!137 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !120, size: 64)
!138 = !{!113}
!139 = !{!140, !141}
!140 = !DIDerivedType(tag: DW_TAG_member, name: "produced", scope: !119, file: !31, line: 12, baseType: !93, size: 64)
!141 = !DIDerivedType(tag: DW_TAG_member, name: "consumed", scope: !119, file: !31, line: 12, baseType: !93, size: 64, offset: 64)
!142 = !{!0, !143, !145, !150, !155, !160, !174, !179, !184, !200, !223, !228, !243, !245, !247}
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
!161 = distinct !DIGlobalVariable(name: "tile", scope: !162, file: !3, line: 32, type: !170, isLocal: true, isDefinition: true)
!162 = distinct !DISubprogram(name: "of_thread", linkageName: "_Z9of_threadPKiPi", scope: !3, file: !3, line: 31, type: !4, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !163)
!163 = !{!164, !165, !166, !167, !168}
!164 = !DILocalVariable(name: "in", arg: 1, scope: !162, file: !3, line: 31, type: !6)
!165 = !DILocalVariable(name: "out", arg: 2, scope: !162, file: !3, line: 31, type: !9)
!166 = !DILocalVariable(name: "pipe", scope: !162, file: !3, line: 33, type: !59)
!167 = !DILocalVariable(name: "t", scope: !162, file: !3, line: 34, type: !8)
!168 = !DILocalVariable(name: "i", scope: !169, file: !3, line: 38, type: !8)
!169 = distinct !DILexicalBlock(scope: !162, file: !3, line: 38, column: 3)
!170 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 4096, elements: !171)
!171 = !{!172, !173}
!172 = !DISubrange(count: 2)
!173 = !DISubrange(count: 64)
!174 = !DIGlobalVariableExpression(var: !175, expr: !DIExpression())
!175 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !176, isLocal: true, isDefinition: true)
!176 = !DICompositeType(tag: DW_TAG_array_type, baseType: !87, size: 312, elements: !177)
!177 = !{!178}
!178 = !DISubrange(count: 39)
!179 = !DIGlobalVariableExpression(var: !180, expr: !DIExpression())
!180 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !181, isLocal: true, isDefinition: true)
!181 = !DICompositeType(tag: DW_TAG_array_type, baseType: !87, size: 80, elements: !182)
!182 = !{!183}
!183 = !DISubrange(count: 10)
!184 = !DIGlobalVariableExpression(var: !185, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!185 = distinct !DIGlobalVariable(name: "tile", scope: !186, file: !3, line: 54, type: !170, isLocal: true, isDefinition: true, align: 128)
!186 = distinct !DISubprogram(name: "of_block", linkageName: "_Z8of_blockPKiPi", scope: !3, file: !3, line: 53, type: !4, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !187)
!187 = !{!188, !189, !190, !195, !196, !197, !199}
!188 = !DILocalVariable(name: "in", arg: 1, scope: !186, file: !3, line: 53, type: !6)
!189 = !DILocalVariable(name: "out", arg: 2, scope: !186, file: !3, line: 53, type: !9)
!190 = !DILocalVariable(name: "block", scope: !186, file: !3, line: 56, type: !191)
!191 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "thread_block", scope: !193, file: !192, line: 8, size: 8, flags: DIFlagTypePassByValue, elements: !194, identifier: "_ZTSN18cooperative_groups12thread_blockE")
!192 = !DIFile(filename: "cuda/cooperative_groups.h", directory: ".")
!193 = !DINamespace(name: "cooperative_groups", scope: null)
!194 = !{}
!195 = !DILocalVariable(name: "pipe", scope: !186, file: !3, line: 57, type: !120)
!196 = !DILocalVariable(name: "t", scope: !186, file: !3, line: 58, type: !8)
!197 = !DILocalVariable(name: "load", scope: !198, file: !3, line: 59, type: !8)
!198 = distinct !DILexicalBlock(scope: !186, file: !3, line: 59, column: 3)
!199 = !DILocalVariable(name: "i", scope: !198, file: !3, line: 59, type: !8)
!200 = !DIGlobalVariableExpression(var: !201, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!201 = distinct !DIGlobalVariable(name: "state", scope: !186, file: !3, line: 55, type: !202, isLocal: true, isDefinition: true)
!202 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pipeline_shared_state<(cuda::thread_scope)2, (unsigned char)'\\x02'>", scope: !15, file: !31, line: 5, size: 256, flags: DIFlagTypePassByReference, elements: !203, templateParams: !220, identifier: "_ZTSN4cuda21pipeline_shared_stateILNS_12thread_scopeE2ELh2EEE")
!203 = !{!204, !211, !215}
!204 = !DIDerivedType(tag: DW_TAG_member, name: "ws_stage", scope: !202, file: !31, line: 8, baseType: !205, size: 256)
!205 = !DICompositeType(tag: DW_TAG_array_type, baseType: !206, size: 256, elements: !210)
!206 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !202, file: !31, line: 8, size: 128, flags: DIFlagTypePassByValue, elements: !207, identifier: "_ZTSN4cuda21pipeline_shared_stateILNS_12thread_scopeE2ELh2EEUt_E")
!207 = !{!208, !209}
!208 = !DIDerivedType(tag: DW_TAG_member, name: "produced", scope: !206, file: !31, line: 8, baseType: !93, size: 64, align: 64)
!209 = !DIDerivedType(tag: DW_TAG_member, name: "consumed", scope: !206, file: !31, line: 8, baseType: !93, size: 64, align: 64, offset: 64)
!210 = !{!172}
!211 = !DISubprogram(name: "pipeline_shared_state", linkageName: "_ZN4cuda21pipeline_shared_stateILNS_12thread_scopeE2ELh2EEC4Ev", scope: !202, file: !31, line: 7, type: !212, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!212 = !DISubroutineType(types: !213)
!213 = !{null, !214}
!214 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !202, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!215 = !DISubprogram(name: "pipeline_shared_state", linkageName: "_ZN4cuda21pipeline_shared_stateILNS_12thread_scopeE2ELh2EEC4ERKS2_", scope: !202, file: !31, line: 7, type: !216, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!216 = !DISubroutineType(types: !217)
!217 = !{null, !214, !218}
!218 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !219, size: 64)
!219 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !202)
!220 = !{!113, !221}
!221 = !DITemplateValueParameter(name: "N", type: !222, value: i8 2)
!222 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!223 = !DIGlobalVariableExpression(var: !224, expr: !DIExpression())
!224 = distinct !DIGlobalVariable(scope: null, file: !3, line: 66, type: !225, isLocal: true, isDefinition: true)
!225 = !DICompositeType(tag: DW_TAG_array_type, baseType: !87, size: 72, elements: !226)
!226 = !{!227}
!227 = !DISubrange(count: 9)
!228 = !DIGlobalVariableExpression(var: !229, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!229 = distinct !DIGlobalVariable(name: "tile", scope: !230, file: !3, line: 73, type: !240, isLocal: true, isDefinition: true, align: 128)
!230 = distinct !DISubprogram(name: "with_roles", linkageName: "_Z10with_rolesPKiPi", scope: !3, file: !3, line: 72, type: !4, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !231)
!231 = !{!232, !233, !234, !235, !236, !237, !238}
!232 = !DILocalVariable(name: "in", arg: 1, scope: !230, file: !3, line: 72, type: !6)
!233 = !DILocalVariable(name: "out", arg: 2, scope: !230, file: !3, line: 72, type: !9)
!234 = !DILocalVariable(name: "block", scope: !230, file: !3, line: 75, type: !191)
!235 = !DILocalVariable(name: "producer", scope: !230, file: !3, line: 76, type: !56)
!236 = !DILocalVariable(name: "pipe", scope: !230, file: !3, line: 77, type: !120)
!237 = !DILocalVariable(name: "t", scope: !230, file: !3, line: 78, type: !8)
!238 = !DILocalVariable(name: "i", scope: !239, file: !3, line: 79, type: !8)
!239 = distinct !DILexicalBlock(scope: !230, file: !3, line: 79, column: 3)
!240 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !241)
!241 = !{!172, !242}
!242 = !DISubrange(count: 32)
!243 = !DIGlobalVariableExpression(var: !244, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!244 = distinct !DIGlobalVariable(name: "state", scope: !230, file: !3, line: 74, type: !202, isLocal: true, isDefinition: true)
!245 = !DIGlobalVariableExpression(var: !246, expr: !DIExpression())
!246 = distinct !DIGlobalVariable(scope: null, file: !3, line: 86, type: !176, isLocal: true, isDefinition: true)
!247 = !DIGlobalVariableExpression(var: !248, expr: !DIExpression())
!248 = distinct !DIGlobalVariable(scope: null, file: !3, line: 86, type: !249, isLocal: true, isDefinition: true)
!249 = !DICompositeType(tag: DW_TAG_array_type, baseType: !87, size: 88, elements: !250)
!250 = !{!251}
!251 = !DISubrange(count: 11)
!252 = !{!253, !255, !257, !259, !260, !262, !265, !268, !271, !273, !275, !277, !279, !281, !283, !288, !290, !292, !297, !301, !305, !309, !313, !317, !321, !324, !325, !326, !330}
!253 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !254, file: !42, line: 206)
!254 = !DINamespace(name: "ws_math", scope: null)
!255 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !256, entity: !254, file: !42, line: 207)
!256 = !DINamespace(name: "std", scope: null)
!257 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !256, entity: !41, file: !258, line: 6)
!258 = !DIFile(filename: "cuda/ws_std.h", directory: ".")
!259 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !256, entity: !110, file: !258, line: 6)
!260 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !256, entity: !261, file: !258, line: 7)
!261 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !42, line: 33, baseType: !222)
!262 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !256, entity: !263, file: !258, line: 7)
!263 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !42, line: 33, baseType: !264)
!264 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!265 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !256, entity: !266, file: !258, line: 7)
!266 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !42, line: 34, baseType: !267)
!267 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!268 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !256, entity: !269, file: !258, line: 7)
!269 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !42, line: 34, baseType: !270)
!270 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!271 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !256, entity: !272, file: !258, line: 7)
!272 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !42, line: 35, baseType: !16)
!273 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !256, entity: !274, file: !258, line: 7)
!274 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !42, line: 35, baseType: !8)
!275 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !256, entity: !276, file: !258, line: 7)
!276 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !42, line: 36, baseType: !43)
!277 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !256, entity: !278, file: !258, line: 7)
!278 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !42, line: 36, baseType: !111)
!279 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !256, entity: !280, file: !258, line: 7)
!280 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !42, line: 37, baseType: !111)
!281 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !256, entity: !282, file: !258, line: 7)
!282 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !42, line: 37, baseType: !43)
!283 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !256, entity: !284, file: !258, line: 8)
!284 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnani", scope: !285, file: !285, line: 199, type: !286, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!285 = !DIFile(filename: "cuda/ws_device.h", directory: ".")
!286 = !DISubroutineType(types: !287)
!287 = !{!56, !8}
!288 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !256, entity: !289, file: !258, line: 8)
!289 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfi", scope: !285, file: !285, line: 199, type: !286, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!290 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !256, entity: !291, file: !258, line: 8)
!291 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinitei", scope: !285, file: !285, line: 199, type: !286, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!292 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !256, entity: !293, file: !258, line: 8)
!293 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !285, file: !285, line: 198, type: !294, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!294 = !DISubroutineType(types: !295)
!295 = !{!56, !296}
!296 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!297 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !256, entity: !298, file: !258, line: 8)
!298 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !42, file: !42, line: 213, type: !299, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!299 = !DISubroutineType(types: !300)
!300 = !{!296, !296}
!301 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !256, entity: !302, file: !258, line: 8)
!302 = !DISubprogram(name: "printf", scope: !42, file: !42, line: 263, type: !303, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!303 = !DISubroutineType(types: !304)
!304 = !{!8, !86, null}
!305 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !256, entity: !306, file: !258, line: 8)
!306 = !DISubprogram(name: "malloc", scope: !42, file: !42, line: 264, type: !307, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!307 = !DISubroutineType(types: !308)
!308 = !{!79, !41}
!309 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !256, entity: !310, file: !258, line: 8)
!310 = !DISubprogram(name: "free", scope: !42, file: !42, line: 264, type: !311, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!311 = !DISubroutineType(types: !312)
!312 = !{null, !79}
!313 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !256, entity: !314, file: !258, line: 8)
!314 = !DISubprogram(name: "memcpy", scope: !42, file: !42, line: 265, type: !315, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!315 = !DISubroutineType(types: !316)
!316 = !{!79, !79, !80, !41}
!317 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !256, entity: !318, file: !258, line: 8)
!318 = !DISubprogram(name: "memset", scope: !42, file: !42, line: 265, type: !319, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!319 = !DISubroutineType(types: !320)
!320 = !{!79, !79, !8, !41}
!321 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !256, entity: !322, file: !258, line: 8)
!322 = !DISubprogram(name: "memmove", scope: !323, file: !323, line: 84, type: !315, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!323 = !DIFile(filename: "cuda/ws_libc.h", directory: ".")
!324 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !14, entity: !256, file: !13, line: 7)
!325 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !12, file: !13, line: 11)
!326 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !14, entity: !327, file: !13, line: 50)
!327 = !DISubprogram(name: "atomic_thread_fence", linkageName: "_ZN4cudaL19atomic_thread_fenceENS_3std12memory_orderENS_12thread_scopeE", scope: !15, file: !13, line: 15, type: !328, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!328 = !DISubroutineType(types: !329)
!329 = !{null, !12, !24}
!330 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "cg", scope: !10, entity: !193, file: !3, line: 14)
!331 = !{!332, !333, !334, !335}
!332 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 16, type: !6)
!333 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 16, type: !9)
!334 = !DILocalVariable(name: "block", scope: !2, file: !3, line: 19, type: !191)
!335 = !DILocalVariable(name: "i", scope: !336, file: !3, line: 22, type: !8)
!336 = distinct !DILexicalBlock(scope: !2, file: !3, line: 22, column: 3)
!337 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !338)
!338 = !{!173}
!339 = !{i32 7, !"Dwarf Version", i32 4}
!340 = !{i32 2, !"Debug Info Version", i32 3}
!341 = !{i32 1, !"wchar_size", i32 4}
!342 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!343 = !{!"clang version 22.1.8"}
!344 = !{!345, !345, i64 0}
!345 = !{!"int", !346, i64 0}
!346 = !{!"omnipotent char", !347, i64 0}
!347 = !{!"Simple C++ TBAA"}
!348 = !DILocation(line: 19, column: 8, scope: !2)
!349 = !DILocalVariable(name: "this", arg: 1, scope: !350, type: !352, flags: DIFlagArtificial | DIFlagObjectPointer)
!350 = distinct !DISubprogram(name: "operator unsigned long", linkageName: "_ZNK4cuda14aligned_size_tILm16EEcvmEv", scope: !36, file: !37, line: 17, type: !50, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !49, retainedNodes: !351)
!351 = !{!349}
!352 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!353 = !DILocation(line: 0, scope: !350, inlinedAt: !354)
!354 = distinct !DILocation(line: 23, column: 5, scope: !355)
!355 = distinct !DILexicalBlock(scope: !356, file: !3, line: 22, column: 31)
!356 = distinct !DILexicalBlock(scope: !336, file: !3, line: 22, column: 3)
!357 = !DILocalVariable(name: "this", arg: 1, scope: !358, type: !361, flags: DIFlagArtificial | DIFlagObjectPointer)
!358 = distinct !DISubprogram(name: "aligned_size_t", linkageName: "_ZN4cuda14aligned_size_tILm16EEC2Em", scope: !36, file: !37, line: 17, type: !46, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !45, retainedNodes: !359)
!359 = !{!357, !360}
!360 = !DILocalVariable(name: "n", arg: 2, scope: !358, file: !37, line: 17, type: !41)
!361 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!362 = !DILocation(line: 0, scope: !358, inlinedAt: !363)
!363 = distinct !DILocation(line: 17, column: 169, scope: !364, inlinedAt: !368)
!364 = distinct !DISubprogram(name: "aligned_size_t", linkageName: "_ZN4cuda14aligned_size_tILm16EEC1Em", scope: !36, file: !37, line: 17, type: !46, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !45, retainedNodes: !365)
!365 = !{!366, !367}
!366 = !DILocalVariable(name: "this", arg: 1, scope: !364, type: !361, flags: DIFlagArtificial | DIFlagObjectPointer)
!367 = !DILocalVariable(name: "n", arg: 2, scope: !364, file: !37, line: 17, type: !41)
!368 = distinct !DILocation(line: 23, column: 50, scope: !355)
!369 = !DILocation(line: 0, scope: !364, inlinedAt: !368)
!370 = !DILocation(line: 0, scope: !2)
!371 = !DILocation(line: 20, column: 7, scope: !372)
!372 = distinct !DILexicalBlock(scope: !2, file: !3, line: 20, column: 7)
!373 = !DILocation(line: 20, column: 27, scope: !372)
!374 = !DILocation(line: 20, column: 44, scope: !372)
!375 = !DILocation(line: 20, column: 33, scope: !372)
!376 = !DILocation(line: 21, column: 3, scope: !2)
!377 = !DILocation(line: 0, scope: !336)
!378 = !DILocation(line: 22, column: 8, scope: !336)
!379 = !DILocation(line: 22, scope: !336)
!380 = !DILocation(line: 22, column: 21, scope: !356)
!381 = !DILocation(line: 22, column: 3, scope: !336)
!382 = !DILocation(line: 23, column: 45, scope: !355)
!383 = !DILocation(line: 23, column: 40, scope: !355)
!384 = !DILocation(line: 23, column: 5, scope: !355)
!385 = distinct !{!385, !386, !387}
!386 = !{!"llvm.loop.mustprogress"}
!387 = !{!"llvm.loop.unroll.disable"}
!388 = distinct !{!388, !386, !387}
!389 = distinct !{!389, !386, !387}
!390 = !{!346, !346, i64 0}
!391 = distinct !{!391, !386, !387}
!392 = !DILocation(line: 24, column: 9, scope: !355)
!393 = !DILocation(line: 25, column: 22, scope: !355)
!394 = !DILocation(line: 25, column: 20, scope: !355)
!395 = !DILocation(line: 25, column: 12, scope: !355)
!396 = !DILocation(line: 25, column: 41, scope: !355)
!397 = !DILocation(line: 25, column: 45, scope: !355)
!398 = !DILocation(line: 25, column: 52, scope: !355)
!399 = !DILocation(line: 25, column: 50, scope: !355)
!400 = !DILocation(line: 25, column: 35, scope: !355)
!401 = !DILocation(line: 25, column: 5, scope: !355)
!402 = !DILocation(line: 26, column: 43, scope: !355)
!403 = !DILocation(line: 26, column: 41, scope: !355)
!404 = !DILocation(line: 26, column: 33, scope: !355)
!405 = !DILocation(line: 26, column: 12, scope: !355)
!406 = !DILocation(line: 26, column: 18, scope: !355)
!407 = !DILocation(line: 26, column: 16, scope: !355)
!408 = !DILocation(line: 26, column: 5, scope: !355)
!409 = !DILocation(line: 26, column: 31, scope: !355)
!410 = !DILocation(line: 27, column: 9, scope: !355)
!411 = !DILocation(line: 28, column: 3, scope: !355)
!412 = !DILocation(line: 22, column: 26, scope: !356)
!413 = !DILocation(line: 22, column: 3, scope: !356)
!414 = distinct !{!414, !381, !415, !386, !387}
!415 = !DILocation(line: 28, column: 3, scope: !336)
!416 = !DILocation(line: 29, column: 1, scope: !2)
!417 = !DILocation(line: 33, column: 8, scope: !162)
!418 = !DILocation(line: 0, scope: !162)
!419 = !DILocation(line: 33, column: 15, scope: !162)
!420 = !DILocation(line: 34, column: 11, scope: !162)
!421 = !DILocation(line: 36, column: 23, scope: !162)
!422 = !DILocation(line: 36, column: 38, scope: !162)
!423 = !DILocation(line: 36, column: 3, scope: !162)
!424 = distinct !{!424, !386, !387}
!425 = distinct !{!425, !386, !387}
!426 = distinct !{!426, !386, !387}
!427 = distinct !{!427, !386, !387}
!428 = !DILocation(line: 37, column: 8, scope: !162)
!429 = !DILocation(line: 0, scope: !169)
!430 = !DILocation(line: 38, column: 8, scope: !169)
!431 = !DILocation(line: 38, scope: !169)
!432 = !DILocation(line: 38, column: 21, scope: !433)
!433 = distinct !DILexicalBlock(scope: !169, file: !3, line: 38, column: 3)
!434 = !DILocation(line: 38, column: 3, scope: !169)
!435 = !DILocation(line: 39, column: 11, scope: !436)
!436 = distinct !DILexicalBlock(scope: !437, file: !3, line: 39, column: 9)
!437 = distinct !DILexicalBlock(scope: !433, file: !3, line: 38, column: 31)
!438 = !DILocation(line: 41, column: 35, scope: !439)
!439 = distinct !DILexicalBlock(scope: !436, file: !3, line: 39, column: 16)
!440 = !DILocation(line: 41, column: 40, scope: !439)
!441 = !DILocation(line: 41, column: 27, scope: !439)
!442 = !DILocation(line: 41, column: 62, scope: !439)
!443 = !DILocation(line: 41, column: 57, scope: !439)
!444 = !DILocation(line: 41, column: 52, scope: !439)
!445 = !DILocation(line: 41, column: 67, scope: !439)
!446 = !DILocation(line: 41, column: 7, scope: !439)
!447 = distinct !{!447, !386, !387}
!448 = distinct !{!448, !386, !387}
!449 = distinct !{!449, !386, !387}
!450 = distinct !{!450, !386, !387}
!451 = !DILocation(line: 42, column: 12, scope: !439)
!452 = !DILocation(line: 43, column: 5, scope: !439)
!453 = !DILocation(line: 44, column: 11, scope: !454)
!454 = distinct !DILexicalBlock(scope: !437, file: !3, line: 44, column: 9)
!455 = !DILocation(line: 44, column: 16, scope: !454)
!456 = !DILocation(line: 44, column: 71, scope: !454)
!457 = !DILocation(line: 44, scope: !454)
!458 = !DILocation(line: 45, column: 5, scope: !437)
!459 = !DILocation(line: 46, column: 19, scope: !437)
!460 = !DILocation(line: 46, column: 12, scope: !437)
!461 = !DILocation(line: 46, column: 27, scope: !437)
!462 = !DILocation(line: 46, column: 38, scope: !437)
!463 = !DILocation(line: 46, column: 42, scope: !437)
!464 = !DILocation(line: 46, column: 47, scope: !437)
!465 = !DILocation(line: 46, column: 32, scope: !437)
!466 = !DILocation(line: 46, column: 5, scope: !437)
!467 = !DILocation(line: 47, column: 30, scope: !437)
!468 = !DILocation(line: 47, column: 23, scope: !437)
!469 = !DILocation(line: 47, column: 38, scope: !437)
!470 = !DILocation(line: 47, column: 12, scope: !437)
!471 = !DILocation(line: 47, column: 16, scope: !437)
!472 = !DILocation(line: 47, column: 5, scope: !437)
!473 = !DILocation(line: 47, column: 21, scope: !437)
!474 = !DILocation(line: 49, column: 5, scope: !437)
!475 = !DILocation(line: 50, column: 3, scope: !437)
!476 = !DILocation(line: 38, column: 26, scope: !433)
!477 = !DILocation(line: 38, column: 3, scope: !433)
!478 = distinct !{!478, !434, !479, !386, !387}
!479 = !DILocation(line: 50, column: 3, scope: !169)
!480 = !DILocation(line: 51, column: 1, scope: !162)
!481 = !DILocation(line: 56, column: 8, scope: !186)
!482 = !DILocation(line: 57, column: 8, scope: !186)
!483 = !DILocation(line: 0, scope: !350, inlinedAt: !484)
!484 = distinct !DILocation(line: 62, column: 7, scope: !485)
!485 = distinct !DILexicalBlock(scope: !486, file: !3, line: 60, column: 46)
!486 = distinct !DILexicalBlock(scope: !487, file: !3, line: 60, column: 5)
!487 = distinct !DILexicalBlock(scope: !488, file: !3, line: 60, column: 5)
!488 = distinct !DILexicalBlock(scope: !489, file: !3, line: 59, column: 41)
!489 = distinct !DILexicalBlock(scope: !198, file: !3, line: 59, column: 3)
!490 = !DILocation(line: 0, scope: !358, inlinedAt: !491)
!491 = distinct !DILocation(line: 17, column: 169, scope: !364, inlinedAt: !492)
!492 = distinct !DILocation(line: 62, column: 65, scope: !485)
!493 = !DILocation(line: 0, scope: !364, inlinedAt: !492)
!494 = !DILocation(line: 0, scope: !186)
!495 = !DILocation(line: 57, column: 15, scope: !186)
!496 = distinct !{!496, !386, !387}
!497 = !DILocation(line: 58, column: 11, scope: !186)
!498 = !DILocation(line: 0, scope: !198)
!499 = !DILocation(line: 59, column: 8, scope: !198)
!500 = !DILocation(line: 59, column: 12, scope: !198)
!501 = !DILocation(line: 59, scope: !198)
!502 = !DILocation(line: 59, column: 31, scope: !489)
!503 = !DILocation(line: 59, column: 3, scope: !198)
!504 = !DILocation(line: 60, column: 5, scope: !488)
!505 = !DILocation(line: 60, column: 17, scope: !486)
!506 = !DILocation(line: 60, column: 21, scope: !486)
!507 = !DILocation(line: 60, column: 33, scope: !486)
!508 = !DILocation(line: 60, column: 29, scope: !486)
!509 = !DILocation(line: 0, scope: !486)
!510 = !DILocation(line: 60, column: 5, scope: !487)
!511 = !DILocation(line: 61, column: 12, scope: !485)
!512 = !DILocation(line: 62, column: 43, scope: !485)
!513 = !DILocation(line: 62, column: 33, scope: !485)
!514 = !DILocation(line: 62, column: 57, scope: !485)
!515 = !DILocation(line: 62, column: 52, scope: !485)
!516 = !DILocation(line: 62, column: 7, scope: !485)
!517 = distinct !{!517, !386, !387}
!518 = distinct !{!518, !386, !387}
!519 = distinct !{!519, !386, !387}
!520 = distinct !{!520, !386, !387}
!521 = !DILocation(line: 63, column: 12, scope: !485)
!522 = !DILocation(line: 64, column: 5, scope: !485)
!523 = !DILocation(line: 60, column: 38, scope: !486)
!524 = !DILocation(line: 60, column: 5, scope: !486)
!525 = distinct !{!525, !510, !526, !386, !387}
!526 = !DILocation(line: 64, column: 5, scope: !487)
!527 = !DILocation(line: 65, column: 10, scope: !488)
!528 = !DILocation(line: 66, column: 19, scope: !488)
!529 = !DILocation(line: 66, column: 12, scope: !488)
!530 = !DILocation(line: 66, column: 27, scope: !488)
!531 = !DILocation(line: 66, column: 38, scope: !488)
!532 = !DILocation(line: 66, column: 42, scope: !488)
!533 = !DILocation(line: 66, column: 47, scope: !488)
!534 = !DILocation(line: 66, column: 32, scope: !488)
!535 = !DILocation(line: 66, column: 5, scope: !488)
!536 = !DILocation(line: 67, column: 30, scope: !488)
!537 = !DILocation(line: 67, column: 23, scope: !488)
!538 = !DILocation(line: 67, column: 38, scope: !488)
!539 = !DILocation(line: 67, column: 12, scope: !488)
!540 = !DILocation(line: 67, column: 16, scope: !488)
!541 = !DILocation(line: 67, column: 5, scope: !488)
!542 = !DILocation(line: 67, column: 21, scope: !488)
!543 = !DILocation(line: 68, column: 10, scope: !488)
!544 = !DILocation(line: 69, column: 3, scope: !488)
!545 = !DILocation(line: 59, column: 36, scope: !489)
!546 = !DILocation(line: 59, column: 3, scope: !489)
!547 = distinct !{!547, !503, !548, !386, !387}
!548 = !DILocation(line: 69, column: 3, scope: !198)
!549 = !DILocation(line: 70, column: 1, scope: !186)
!550 = !DILocation(line: 75, column: 8, scope: !230)
!551 = !DILocation(line: 77, column: 8, scope: !230)
!552 = !DILocation(line: 0, scope: !230)
!553 = !DILocation(line: 76, column: 19, scope: !230)
!554 = !DILocation(line: 76, column: 31, scope: !230)
!555 = !DILocation(line: 76, column: 8, scope: !230)
!556 = !DILocation(line: 77, column: 50, scope: !230)
!557 = !DILocation(line: 77, column: 15, scope: !230)
!558 = distinct !{!558, !386, !387}
!559 = !DILocation(line: 78, column: 11, scope: !230)
!560 = !DILocation(line: 78, column: 23, scope: !230)
!561 = !DILocation(line: 0, scope: !239)
!562 = !DILocation(line: 79, column: 8, scope: !239)
!563 = !DILocation(line: 79, scope: !239)
!564 = !DILocation(line: 79, column: 21, scope: !565)
!565 = distinct !DILexicalBlock(scope: !239, file: !3, line: 79, column: 3)
!566 = !DILocation(line: 79, column: 3, scope: !239)
!567 = !DILocation(line: 80, column: 9, scope: !568)
!568 = distinct !DILexicalBlock(scope: !569, file: !3, line: 80, column: 9)
!569 = distinct !DILexicalBlock(scope: !565, file: !3, line: 79, column: 31)
!570 = !DILocation(line: 81, column: 12, scope: !571)
!571 = distinct !DILexicalBlock(scope: !568, file: !3, line: 80, column: 19)
!572 = !DILocation(line: 82, column: 34, scope: !571)
!573 = !DILocation(line: 82, column: 27, scope: !571)
!574 = !DILocation(line: 82, column: 51, scope: !571)
!575 = !DILocation(line: 82, column: 46, scope: !571)
!576 = !DILocation(line: 82, column: 55, scope: !571)
!577 = !DILocation(line: 82, column: 7, scope: !571)
!578 = distinct !{!578, !386, !387}
!579 = distinct !{!579, !386, !387}
!580 = distinct !{!580, !386, !387}
!581 = distinct !{!581, !386, !387}
!582 = !DILocation(line: 83, column: 12, scope: !571)
!583 = !DILocation(line: 84, column: 5, scope: !571)
!584 = !DILocation(line: 85, column: 12, scope: !585)
!585 = distinct !DILexicalBlock(scope: !568, file: !3, line: 84, column: 12)
!586 = !DILocation(line: 86, column: 21, scope: !585)
!587 = !DILocation(line: 86, column: 14, scope: !585)
!588 = !DILocation(line: 86, column: 29, scope: !585)
!589 = !DILocation(line: 86, column: 40, scope: !585)
!590 = !DILocation(line: 86, column: 44, scope: !585)
!591 = !DILocation(line: 86, column: 49, scope: !585)
!592 = !DILocation(line: 86, column: 34, scope: !585)
!593 = !DILocation(line: 86, column: 7, scope: !585)
!594 = !DILocation(line: 87, column: 32, scope: !585)
!595 = !DILocation(line: 87, column: 25, scope: !585)
!596 = !DILocation(line: 87, column: 40, scope: !585)
!597 = !DILocation(line: 87, column: 14, scope: !585)
!598 = !DILocation(line: 87, column: 18, scope: !585)
!599 = !DILocation(line: 87, column: 7, scope: !585)
!600 = !DILocation(line: 87, column: 23, scope: !585)
!601 = !DILocation(line: 88, column: 12, scope: !585)
!602 = !DILocation(line: 90, column: 3, scope: !569)
!603 = !DILocation(line: 79, column: 26, scope: !565)
!604 = !DILocation(line: 79, column: 3, scope: !565)
!605 = distinct !{!605, !566, !606, !386, !387}
!606 = !DILocation(line: 90, column: 3, scope: !239)
!607 = !DILocation(line: 91, column: 1, scope: !230)
