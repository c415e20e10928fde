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
  %16 = ptrtoint ptr %add.ptr to i64, !dbg !384
  %or.i = or i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE4tile to ptr) to i64), %16, !dbg !384
  %or1.i = or i64 %or.i, 256, !dbg !384
  %rem.i = urem i64 %or1.i, 4, !dbg !384
  %cmp.i = icmp eq i64 %rem.i, 0, !dbg !384
  %conv.i = zext i1 %cmp.i to i32, !dbg !384
  %17 = call i1 @llvm.nvvm.isspacep.shared(ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE4tile to ptr)), !dbg !384
  %conv2.i = zext i1 %17 to i32, !dbg !384
  %conv4.i = zext i1 %17 to i32, !dbg !384
  %and.i = and i32 %conv.i, %conv4.i, !dbg !384
  %18 = call i1 @llvm.nvvm.isspacep.global(ptr %add.ptr), !dbg !384
  %conv5.i = zext i1 %18 to i32, !dbg !384
  %conv7.i = zext i1 %18 to i32, !dbg !384
  %and8.i = and i32 %and.i, %conv7.i, !dbg !384
  %tobool.i = icmp ne i32 %and8.i, 0, !dbg !384
  %storedv.i41 = zext i1 %tobool.i to i8, !dbg !384
  %19 = zext i1 %tobool.i to i64, !dbg !384
  %cond.i = select i1 %tobool.i, i64 16, i64 1, !dbg !384
  %conv9.i = zext i32 %add6.i to i64, !dbg !384
  %mul.i42 = mul i64 %conv9.i, %cond.i, !dbg !384
  br label %for.cond.i, !dbg !384

for.cond.i:                                       ; preds = %if.end.i, %for.body
  %i.0.i = phi i64 [ %mul.i42, %for.body ], [ %add.i43, %if.end.i ], !dbg !384
  %cmp10.i = icmp ult i64 %i.0.i, 256, !dbg !384
  br i1 %cmp10.i, label %for.body.i, label %_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit, !dbg !384

for.body.i:                                       ; preds = %for.cond.i
  br i1 %tobool.i, label %if.then.i44, label %if.else.i, !dbg !384

if.then.i44:                                      ; preds = %for.body.i
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE4tile to ptr), i64 %i.0.i, !dbg !384
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !384
  %add.ptr12.i = getelementptr inbounds nuw i8, ptr %add.ptr, i64 %i.0.i, !dbg !384
  %add.ptr12.ascast.i = addrspacecast ptr %add.ptr12.i to ptr addrspace(1), !dbg !384
  %sub.i = sub i64 256, %i.0.i, !dbg !384
  %cmp13.i = icmp ult i64 %sub.i, 16, !dbg !384
  br i1 %cmp13.i, label %cond.true.i, label %cond.false.i, !dbg !384

cond.true.i:                                      ; preds = %if.then.i44
  %sub14.i = sub i64 256, %i.0.i, !dbg !384
  br label %cond.end.i, !dbg !384

cond.false.i:                                     ; preds = %if.then.i44
  br label %cond.end.i, !dbg !384

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond15.i = phi i64 [ %sub14.i, %cond.true.i ], [ 16, %cond.false.i ], !dbg !384
  %conv16.i = trunc i64 %cond15.i to i32, !dbg !384
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr12.ascast.i, i32 noundef 16, i32 noundef %conv16.i) #7, !dbg !384
  br label %if.end.i, !dbg !384

if.else.i:                                        ; preds = %for.body.i
  %arrayidx.i = getelementptr inbounds nuw i8, ptr %add.ptr, i64 %i.0.i, !dbg !384
  %20 = load i8, ptr %arrayidx.i, align 1, !dbg !384, !tbaa !385
  %arrayidx17.i = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE4tile to ptr), i64 %i.0.i, !dbg !384
  store i8 %20, ptr %arrayidx17.i, align 1, !dbg !384, !tbaa !385
  br label %if.end.i, !dbg !384

if.end.i:                                         ; preds = %if.else.i, %cond.end.i
  %conv18.i = zext i32 %mul3.i.i to i64, !dbg !384
  %mul19.i = mul i64 %conv18.i, %cond.i, !dbg !384
  %add.i43 = add i64 %i.0.i, %mul19.i, !dbg !384
  br label %for.cond.i, !dbg !384, !llvm.loop !386

_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit:          ; preds = %for.cond.i
  br i1 %tobool.i, label %if.then.i, label %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEiNS_14aligned_size_tILm16EEENS_10ws_nothingEEEvRKT_PT0_PKS9_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit, !dbg !384

if.then.i:                                        ; preds = %_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit
  call void @__ws_cp_async_arrive(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE3bar to ptr)) #7, !dbg !384
  br label %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEiNS_14aligned_size_tILm16EEENS_10ws_nothingEEEvRKT_PT0_PKS9_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit, !dbg !384

_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEiNS_14aligned_size_tILm16EEENS_10ws_nothingEEEvRKT_PT0_PKS9_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit: ; preds = %_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit, %if.then.i
  %call.i = call i64 @__ws_mbarrier_arrive(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE3bar to ptr), i32 noundef 1) #7, !dbg !389
  %.fca.0.insert.i = insertvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" poison, i64 %call.i, 0, !dbg !389
  %21 = extractvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" %.fca.0.insert.i, 0, !dbg !389
  call void @__ws_mbarrier_wait(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE3bar to ptr), i64 noundef %21) #7, !dbg !389
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !390
  %sub = sub i32 63, %22, !dbg !391
  %idxprom = zext i32 %sub to i64, !dbg !392
  %arrayidx = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !392
  %23 = load i32, ptr %arrayidx, align 4, !dbg !392, !tbaa !344
  %mul5 = mul nsw i32 64, %i.0, !dbg !393
  %add = add nsw i32 %mul5, 63, !dbg !394
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !395
  %sub7 = sub i32 %add, %24, !dbg !396
  %cmp8 = icmp eq i32 %23, %sub7, !dbg !397
  %storedv.i = zext i1 %cmp8 to i8, !dbg !398
  br i1 %cmp8, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i27, !dbg !398

if.then.i27:                                      ; preds = %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEiNS_14aligned_size_tILm16EEENS_10ws_nothingEEEvRKT_PT0_PKS9_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 25, ptr noundef @__func__._Z12with_barrierPKiPi, i64 noundef 1) #8, !dbg !398
  unreachable, !dbg !398

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEiNS_14aligned_size_tILm16EEENS_10ws_nothingEEEvRKT_PT0_PKS9_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !399
  %sub10 = sub i32 63, %25, !dbg !400
  %idxprom11 = zext i32 %sub10 to i64, !dbg !401
  %arrayidx12 = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE4tile to ptr), i64 0, i64 %idxprom11, !dbg !401
  %26 = load i32, ptr %arrayidx12, align 4, !dbg !401, !tbaa !344
  %mul13 = mul nsw i32 64, %i.0, !dbg !402
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !403
  %add15 = add i32 %mul13, %27, !dbg !404
  %idxprom16 = zext i32 %add15 to i64, !dbg !405
  %arrayidx17 = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom16, !dbg !405
  store i32 %26, ptr %arrayidx17, align 4, !dbg !406, !tbaa !344
  %call.i45 = call i64 @__ws_mbarrier_arrive(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE3bar to ptr), i32 noundef 1) #7, !dbg !407
  %.fca.0.insert.i46 = insertvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" poison, i64 %call.i45, 0, !dbg !407
  %28 = extractvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" %.fca.0.insert.i46, 0, !dbg !407
  call void @__ws_mbarrier_wait(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE3bar to ptr), i64 noundef %28) #7, !dbg !407
  br label %for.inc, !dbg !408

for.inc:                                          ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %inc = add nsw i32 %i.0, 1, !dbg !409
    #dbg_value(i32 %inc, !335, !DIExpression(), !377)
  br label %for.cond, !dbg !410, !llvm.loop !411

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !413
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9of_threadPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !162 {
entry:
    #dbg_declare(ptr poison, !166, !DIExpression(DW_OP_LLVM_fragment, 176, 16), !414)
    #dbg_value(ptr %in, !164, !DIExpression(), !415)
    #dbg_value(ptr %out, !165, !DIExpression(), !415)
  %.fca.0.insert.i = insertvalue %"class.cuda::pipeline" poison, ptr null, 0, !dbg !416
  %.fca.1.insert.i = insertvalue %"class.cuda::pipeline" %.fca.0.insert.i, i32 0, 1, !dbg !416
  %.fca.2.insert.i = insertvalue %"class.cuda::pipeline" %.fca.1.insert.i, i32 0, 2, !dbg !416
  %.fca.3.insert.i = insertvalue %"class.cuda::pipeline" %.fca.2.insert.i, i32 0, 3, !dbg !416
  %.fca.4.insert.i = insertvalue %"class.cuda::pipeline" %.fca.3.insert.i, i8 1, 4, !dbg !416
  %.fca.5.insert.i = insertvalue %"class.cuda::pipeline" %.fca.4.insert.i, i8 0, 5, !dbg !416
  %.fca.6.0.insert.i = insertvalue %"class.cuda::pipeline" %.fca.5.insert.i, i8 undef, 6, 0, !dbg !416
  %.fca.6.1.insert.i = insertvalue %"class.cuda::pipeline" %.fca.6.0.insert.i, i8 undef, 6, 1, !dbg !416
  %call.fca.0.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 0, !dbg !416
  %call.fca.1.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 1, !dbg !416
  %call.fca.2.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 2, !dbg !416
  %call.fca.3.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 3, !dbg !416
  %call.fca.4.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 4, !dbg !416
  %call.fca.5.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 5, !dbg !416
  %call.fca.6.0.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 6, 0, !dbg !416
  %call.fca.6.1.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 6, 1, !dbg !416
    #dbg_value(ptr %call.fca.0.extract, !166, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !415)
    #dbg_value(i32 %call.fca.1.extract, !166, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !415)
    #dbg_value(i32 %call.fca.2.extract, !166, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !415)
    #dbg_value(i32 %call.fca.3.extract, !166, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !415)
    #dbg_value(i8 %call.fca.4.extract, !166, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !415)
    #dbg_value(i8 %call.fca.5.extract, !166, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !415)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !417
    #dbg_value(i32 %0, !167, !DIExpression(), !415)
  %idxprom = sext i32 %0 to i64, !dbg !418
  %arrayidx = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9of_threadPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !418
  %idx.ext = sext i32 %0 to i64, !dbg !419
  %add.ptr = getelementptr inbounds i32, ptr %in, i64 %idx.ext, !dbg !419
  %1 = ptrtoint ptr %arrayidx to i64, !dbg !420
  %2 = ptrtoint ptr %add.ptr to i64, !dbg !420
  %or.i = or i64 %1, %2, !dbg !420
  %or1.i = or i64 %or.i, 4, !dbg !420
  %rem.i = urem i64 %or1.i, 4, !dbg !420
  %cmp.i60 = icmp eq i64 %rem.i, 0, !dbg !420
  %conv.i = zext i1 %cmp.i60 to i32, !dbg !420
  %3 = call i1 @llvm.nvvm.isspacep.shared(ptr %arrayidx), !dbg !420
  %conv2.i = zext i1 %3 to i32, !dbg !420
  %conv4.i = zext i1 %3 to i32, !dbg !420
  %and.i = and i32 %conv.i, %conv4.i, !dbg !420
  %4 = call i1 @llvm.nvvm.isspacep.global(ptr %add.ptr), !dbg !420
  %conv5.i = zext i1 %4 to i32, !dbg !420
  %conv7.i = zext i1 %4 to i32, !dbg !420
  %and8.i = and i32 %and.i, %conv7.i, !dbg !420
  %tobool.i = icmp ne i32 %and8.i, 0, !dbg !420
  %storedv.i61 = zext i1 %tobool.i to i8, !dbg !420
  %5 = zext i1 %tobool.i to i64, !dbg !420
  %cond.i = select i1 %tobool.i, i64 4, i64 1, !dbg !420
  br label %for.cond.i, !dbg !420

for.cond.i:                                       ; preds = %if.end.i, %entry
  %i.0.i = phi i64 [ 0, %entry ], [ %add.i, %if.end.i ], !dbg !420
  %cmp10.i = icmp ult i64 %i.0.i, 4, !dbg !420
  br i1 %cmp10.i, label %for.body.i, label %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit, !dbg !420

for.body.i:                                       ; preds = %for.cond.i
  br i1 %tobool.i, label %if.then.i62, label %if.else.i, !dbg !420

if.then.i62:                                      ; preds = %for.body.i
  %add.ptr.i = getelementptr inbounds nuw i8, ptr %arrayidx, i64 %i.0.i, !dbg !420
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !420
  %add.ptr12.i = getelementptr inbounds nuw i8, ptr %add.ptr, i64 %i.0.i, !dbg !420
  %add.ptr12.ascast.i = addrspacecast ptr %add.ptr12.i to ptr addrspace(1), !dbg !420
  %sub.i63 = sub i64 4, %i.0.i, !dbg !420
  %cmp13.i = icmp ult i64 %sub.i63, 4, !dbg !420
  br i1 %cmp13.i, label %cond.true.i, label %cond.false.i, !dbg !420

cond.true.i:                                      ; preds = %if.then.i62
  %sub14.i = sub i64 4, %i.0.i, !dbg !420
  br label %cond.end.i, !dbg !420

cond.false.i:                                     ; preds = %if.then.i62
  br label %cond.end.i, !dbg !420

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond15.i = phi i64 [ %sub14.i, %cond.true.i ], [ 4, %cond.false.i ], !dbg !420
  %conv16.i = trunc i64 %cond15.i to i32, !dbg !420
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr12.ascast.i, i32 noundef 4, i32 noundef %conv16.i) #7, !dbg !420
  br label %if.end.i, !dbg !420

if.else.i:                                        ; preds = %for.body.i
  %arrayidx.i = getelementptr inbounds nuw i8, ptr %add.ptr, i64 %i.0.i, !dbg !420
  %6 = load i8, ptr %arrayidx.i, align 1, !dbg !420, !tbaa !385
  %arrayidx17.i = getelementptr inbounds nuw i8, ptr %arrayidx, i64 %i.0.i, !dbg !420
  store i8 %6, ptr %arrayidx17.i, align 1, !dbg !420, !tbaa !385
  br label %if.end.i, !dbg !420

if.end.i:                                         ; preds = %if.else.i, %cond.end.i
  %add.i = add i64 %i.0.i, %cond.i, !dbg !420
  br label %for.cond.i, !dbg !420, !llvm.loop !421

_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit:           ; preds = %for.cond.i
  call void @__ws_cp_async_commit() #7, !dbg !422
  %inc.i54 = add i32 %call.fca.2.extract, 1, !dbg !422
    #dbg_value(i32 %inc.i54, !166, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !415)
    #dbg_value(i32 0, !168, !DIExpression(), !423)
  br label %for.cond, !dbg !424

for.cond:                                         ; preds = %for.inc, %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit
  %pipe.sroa.4.0 = phi i32 [ %inc.i54, %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit ], [ %pipe.sroa.4.1, %for.inc ], !dbg !415
  %pipe.sroa.12.0 = phi i32 [ %call.fca.3.extract, %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit ], [ %pipe.sroa.12.1, %for.inc ], !dbg !415
  %i.0 = phi i32 [ 0, %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit ], [ %inc, %for.inc ], !dbg !425
    #dbg_value(i32 %pipe.sroa.12.0, !166, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !415)
    #dbg_value(i32 %pipe.sroa.4.0, !166, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !415)
    #dbg_value(i32 %i.0, !168, !DIExpression(), !423)
  %cmp = icmp slt i32 %i.0, 4, !dbg !426
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !428

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %cmp2 = icmp slt i32 %i.0, 3, !dbg !429
  br i1 %cmp2, label %if.then, label %if.end, !dbg !429

if.then:                                          ; preds = %for.body
  %add = add nsw i32 %i.0, 1, !dbg !432
  %rem = srem i32 %add, 2, !dbg !434
  %idxprom3 = sext i32 %rem to i64, !dbg !435
  %arrayidx4 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9of_threadPKiPiE4tile to ptr), i64 0, i64 %idxprom3, !dbg !435
  %idxprom5 = sext i32 %0 to i64, !dbg !435
  %arrayidx6 = getelementptr inbounds [64 x i32], ptr %arrayidx4, i64 0, i64 %idxprom5, !dbg !435
  %add7 = add nsw i32 %i.0, 1, !dbg !436
  %mul = mul nsw i32 64, %add7, !dbg !437
  %idx.ext8 = sext i32 %mul to i64, !dbg !438
  %add.ptr9 = getelementptr inbounds i32, ptr %in, i64 %idx.ext8, !dbg !438
  %idx.ext10 = sext i32 %0 to i64, !dbg !439
  %add.ptr11 = getelementptr inbounds i32, ptr %add.ptr9, i64 %idx.ext10, !dbg !439
  %7 = ptrtoint ptr %arrayidx6 to i64, !dbg !440
  %8 = ptrtoint ptr %add.ptr11 to i64, !dbg !440
  %or.i64 = or i64 %7, %8, !dbg !440
  %or1.i65 = or i64 %or.i64, 4, !dbg !440
  %rem.i66 = urem i64 %or1.i65, 4, !dbg !440
  %cmp.i67 = icmp eq i64 %rem.i66, 0, !dbg !440
  %conv.i68 = zext i1 %cmp.i67 to i32, !dbg !440
  %9 = call i1 @llvm.nvvm.isspacep.shared(ptr %arrayidx6), !dbg !440
  %conv2.i69 = zext i1 %9 to i32, !dbg !440
  %conv4.i70 = zext i1 %9 to i32, !dbg !440
  %and.i71 = and i32 %conv.i68, %conv4.i70, !dbg !440
  %10 = call i1 @llvm.nvvm.isspacep.global(ptr %add.ptr11), !dbg !440
  %conv5.i72 = zext i1 %10 to i32, !dbg !440
  %conv7.i73 = zext i1 %10 to i32, !dbg !440
  %and8.i74 = and i32 %and.i71, %conv7.i73, !dbg !440
  %tobool.i75 = icmp ne i32 %and8.i74, 0, !dbg !440
  %storedv.i76 = zext i1 %tobool.i75 to i8, !dbg !440
  %11 = zext i1 %tobool.i75 to i64, !dbg !440
  %cond.i77 = select i1 %tobool.i75, i64 4, i64 1, !dbg !440
  br label %for.cond.i78, !dbg !440

for.cond.i78:                                     ; preds = %if.end.i85, %if.then
  %i.0.i79 = phi i64 [ 0, %if.then ], [ %add.i86, %if.end.i85 ], !dbg !440
  %cmp10.i80 = icmp ult i64 %i.0.i79, 4, !dbg !440
  br i1 %cmp10.i80, label %for.body.i81, label %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit100, !dbg !440

for.body.i81:                                     ; preds = %for.cond.i78
  br i1 %tobool.i75, label %if.then.i87, label %if.else.i82, !dbg !440

if.then.i87:                                      ; preds = %for.body.i81
  %add.ptr.i88 = getelementptr inbounds nuw i8, ptr %arrayidx6, i64 %i.0.i79, !dbg !440
  %add.ptr.ascast.i89 = addrspacecast ptr %add.ptr.i88 to ptr addrspace(3), !dbg !440
  %add.ptr12.i90 = getelementptr inbounds nuw i8, ptr %add.ptr11, i64 %i.0.i79, !dbg !440
  %add.ptr12.ascast.i91 = addrspacecast ptr %add.ptr12.i90 to ptr addrspace(1), !dbg !440
  %sub.i92 = sub i64 4, %i.0.i79, !dbg !440
  %cmp13.i93 = icmp ult i64 %sub.i92, 4, !dbg !440
  br i1 %cmp13.i93, label %cond.true.i98, label %cond.false.i94, !dbg !440

cond.true.i98:                                    ; preds = %if.then.i87
  %sub14.i99 = sub i64 4, %i.0.i79, !dbg !440
  br label %cond.end.i95, !dbg !440

cond.false.i94:                                   ; preds = %if.then.i87
  br label %cond.end.i95, !dbg !440

cond.end.i95:                                     ; preds = %cond.false.i94, %cond.true.i98
  %cond15.i96 = phi i64 [ %sub14.i99, %cond.true.i98 ], [ 4, %cond.false.i94 ], !dbg !440
  %conv16.i97 = trunc i64 %cond15.i96 to i32, !dbg !440
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i89, ptr addrspace(1) noundef %add.ptr12.ascast.i91, i32 noundef 4, i32 noundef %conv16.i97) #7, !dbg !440
  br label %if.end.i85, !dbg !440

if.else.i82:                                      ; preds = %for.body.i81
  %arrayidx.i83 = getelementptr inbounds nuw i8, ptr %add.ptr11, i64 %i.0.i79, !dbg !440
  %12 = load i8, ptr %arrayidx.i83, align 1, !dbg !440, !tbaa !385
  %arrayidx17.i84 = getelementptr inbounds nuw i8, ptr %arrayidx6, i64 %i.0.i79, !dbg !440
  store i8 %12, ptr %arrayidx17.i84, align 1, !dbg !440, !tbaa !385
  br label %if.end.i85, !dbg !440

if.end.i85:                                       ; preds = %if.else.i82, %cond.end.i95
  %add.i86 = add i64 %i.0.i79, %cond.i77, !dbg !440
  br label %for.cond.i78, !dbg !440, !llvm.loop !441

_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit100:        ; preds = %for.cond.i78
  call void @__ws_cp_async_commit() #7, !dbg !442
  %inc.i = add i32 %pipe.sroa.4.0, 1, !dbg !442
    #dbg_value(i32 %inc.i, !166, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !415)
  br label %if.end, !dbg !443

if.end:                                           ; preds = %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit100, %for.body
  %pipe.sroa.4.1 = phi i32 [ %inc.i, %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit100 ], [ %pipe.sroa.4.0, %for.body ], !dbg !415
    #dbg_value(i32 %pipe.sroa.4.1, !166, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !415)
  %cmp13 = icmp slt i32 %i.0, 3, !dbg !444
  br i1 %cmp13, label %if.then14, label %if.else, !dbg !444

if.then14:                                        ; preds = %if.end
  call void @__ws_cp_async_wait(i32 noundef 1) #7, !dbg !446
  %sub.i102 = sub i32 %pipe.sroa.4.1, 1, !dbg !446
    #dbg_value(i32 %sub.i102, !166, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !415)
  br label %if.end15, !dbg !446

if.else:                                          ; preds = %if.end
  %cmp.i = icmp ne i32 %pipe.sroa.4.1, %pipe.sroa.12.0, !dbg !447
  br i1 %cmp.i, label %if.then.i56, label %_ZN4cuda8pipelineILNS_12thread_scopeE3EE13consumer_waitEv.exit, !dbg !447

if.then.i56:                                      ; preds = %if.else
  %sub.i = sub i32 %pipe.sroa.4.1, %pipe.sroa.12.0, !dbg !447
  %sub4.i = sub i32 %sub.i, 1, !dbg !447
  call void @__ws_cp_async_wait(i32 noundef %sub4.i) #7, !dbg !447
  %inc.i57 = add i32 %pipe.sroa.12.0, 1, !dbg !447
    #dbg_value(i32 %inc.i57, !166, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !415)
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE3EE13consumer_waitEv.exit, !dbg !447

_ZN4cuda8pipelineILNS_12thread_scopeE3EE13consumer_waitEv.exit: ; preds = %if.else, %if.then.i56
  %pipe.sroa.12.2 = phi i32 [ %inc.i57, %if.then.i56 ], [ %pipe.sroa.12.0, %if.else ], !dbg !415
    #dbg_value(i32 %pipe.sroa.12.2, !166, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !415)
  br label %if.end15

if.end15:                                         ; preds = %_ZN4cuda8pipelineILNS_12thread_scopeE3EE13consumer_waitEv.exit, %if.then14
  %pipe.sroa.12.1 = phi i32 [ %sub.i102, %if.then14 ], [ %pipe.sroa.12.2, %_ZN4cuda8pipelineILNS_12thread_scopeE3EE13consumer_waitEv.exit ], !dbg !448
    #dbg_value(i32 %pipe.sroa.12.1, !166, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !415)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !449
  %rem16 = srem i32 %i.0, 2, !dbg !450
  %idxprom17 = sext i32 %rem16 to i64, !dbg !451
  %arrayidx18 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9of_threadPKiPiE4tile to ptr), i64 0, i64 %idxprom17, !dbg !451
  %sub = sub nsw i32 63, %0, !dbg !452
  %idxprom19 = sext i32 %sub to i64, !dbg !451
  %arrayidx20 = getelementptr inbounds [64 x i32], ptr %arrayidx18, i64 0, i64 %idxprom19, !dbg !451
  %13 = load i32, ptr %arrayidx20, align 4, !dbg !451, !tbaa !344
  %mul21 = mul nsw i32 64, %i.0, !dbg !453
  %add22 = add nsw i32 %mul21, 63, !dbg !454
  %sub23 = sub nsw i32 %add22, %0, !dbg !455
  %cmp24 = icmp eq i32 %13, %sub23, !dbg !456
  %storedv.i = zext i1 %cmp24 to i8, !dbg !457
  br i1 %cmp24, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !457

if.then.i:                                        ; preds = %if.end15
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 46, ptr noundef @__func__._Z9of_threadPKiPi, i64 noundef 1) #8, !dbg !457
  unreachable, !dbg !457

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.end15
  %rem25 = srem i32 %i.0, 2, !dbg !458
  %idxprom26 = sext i32 %rem25 to i64, !dbg !459
  %arrayidx27 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9of_threadPKiPiE4tile to ptr), i64 0, i64 %idxprom26, !dbg !459
  %sub28 = sub nsw i32 63, %0, !dbg !460
  %idxprom29 = sext i32 %sub28 to i64, !dbg !459
  %arrayidx30 = getelementptr inbounds [64 x i32], ptr %arrayidx27, i64 0, i64 %idxprom29, !dbg !459
  %14 = load i32, ptr %arrayidx30, align 4, !dbg !459, !tbaa !344
  %mul31 = mul nsw i32 64, %i.0, !dbg !461
  %add32 = add nsw i32 %mul31, %0, !dbg !462
  %idxprom33 = sext i32 %add32 to i64, !dbg !463
  %arrayidx34 = getelementptr inbounds i32, ptr %out, i64 %idxprom33, !dbg !463
  store i32 %14, ptr %arrayidx34, align 4, !dbg !464, !tbaa !344
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !465
  br label %for.inc, !dbg !466

for.inc:                                          ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %inc = add nsw i32 %i.0, 1, !dbg !467
    #dbg_value(i32 %inc, !168, !DIExpression(), !423)
  br label %for.cond, !dbg !468, !llvm.loop !469

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !471
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8of_blockPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !186 {
entry:
    #dbg_declare(ptr poison, !190, !DIExpression(), !472)
    #dbg_declare(ptr poison, !195, !DIExpression(DW_OP_LLVM_fragment, 176, 16), !473)
    #dbg_value(ptr poison, !349, !DIExpression(), !474)
    #dbg_value(ptr poison, !357, !DIExpression(), !481)
    #dbg_value(ptr poison, !366, !DIExpression(), !484)
    #dbg_value(ptr %in, !188, !DIExpression(), !485)
    #dbg_value(ptr %out, !189, !DIExpression(), !485)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !486
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !486
  %mul.i7.i = mul i32 %0, %1, !dbg !486
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !486
  %mul3.i9.i = mul i32 %mul.i7.i, %2, !dbg !486
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !486
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !486
  %mul.i.i = mul i32 %3, %4, !dbg !486
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !486
  %mul3.i.i = mul i32 %mul.i.i, %5, !dbg !486
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !486
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !486
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !486
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !486
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !486
  %mul.i.i83 = mul i32 %9, %10, !dbg !486
  %add.i.i = add i32 %8, %mul.i.i83, !dbg !486
  %mul5.i.i = mul i32 %7, %add.i.i, !dbg !486
  %add6.i.i = add i32 %6, %mul5.i.i, !dbg !486
  %cmp.i84 = icmp eq i32 %add6.i.i, 0, !dbg !486
  br i1 %cmp.i84, label %if.then.i88, label %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit, !dbg !486

if.then.i88:                                      ; preds = %entry
  br label %for.cond.i89, !dbg !486

for.cond.i89:                                     ; preds = %for.body.i91, %if.then.i88
  %i.0.i90 = phi i32 [ 0, %if.then.i88 ], [ %inc.i95, %for.body.i91 ], !dbg !486
  %cmp1.i = icmp ult i32 %i.0.i90, 2, !dbg !486
  br i1 %cmp1.i, label %for.body.i91, label %for.cond.cleanup.i, !dbg !486

for.cond.cleanup.i:                               ; preds = %for.cond.i89
  br label %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit, !dbg !486

for.body.i91:                                     ; preds = %for.cond.i89
  %idxprom.i92 = zext i32 %i.0.i90 to i64, !dbg !486
  %arrayidx.i93 = getelementptr inbounds nuw [2 x %struct.anon], ptr addrspacecast (ptr addrspace(3) @_ZZ8of_blockPKiPiE5state to ptr), i64 0, i64 %idxprom.i92, !dbg !486
  call void @__ws_mbarrier_init(ptr noundef %arrayidx.i93, i32 noundef %mul3.i9.i) #7, !dbg !486
  %idxprom3.i = zext i32 %i.0.i90 to i64, !dbg !486
  %arrayidx4.i = getelementptr inbounds nuw [2 x %struct.anon], ptr addrspacecast (ptr addrspace(3) @_ZZ8of_blockPKiPiE5state to ptr), i64 0, i64 %idxprom3.i, !dbg !486
  %consumed.i94 = getelementptr inbounds nuw %struct.anon, ptr %arrayidx4.i, i32 0, i32 1, !dbg !486
  call void @__ws_mbarrier_init(ptr noundef %consumed.i94, i32 noundef %mul3.i.i) #7, !dbg !486
  %inc.i95 = add i32 %i.0.i90, 1, !dbg !486
  br label %for.cond.i89, !dbg !486, !llvm.loop !487

_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit: ; preds = %entry, %for.cond.cleanup.i
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !486
  %.fca.0.insert.i = insertvalue %"class.cuda::pipeline.0" poison, ptr addrspacecast (ptr addrspace(3) @_ZZ8of_blockPKiPiE5state to ptr), 0, !dbg !486
  %.fca.1.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.0.insert.i, i32 2, 1, !dbg !486
  %.fca.2.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.1.insert.i, i32 0, 2, !dbg !486
  %.fca.3.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.2.insert.i, i32 0, 3, !dbg !486
  %.fca.4.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.3.insert.i, i8 1, 4, !dbg !486
  %.fca.5.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.4.insert.i, i8 0, 5, !dbg !486
  %.fca.6.0.insert.i86 = insertvalue %"class.cuda::pipeline.0" %.fca.5.insert.i, i8 undef, 6, 0, !dbg !486
  %.fca.6.1.insert.i87 = insertvalue %"class.cuda::pipeline.0" %.fca.6.0.insert.i86, i8 undef, 6, 1, !dbg !486
  %call2.fca.0.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i87, 0, !dbg !486
  %call2.fca.1.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i87, 1, !dbg !486
  %call2.fca.2.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i87, 2, !dbg !486
  %call2.fca.3.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i87, 3, !dbg !486
  %call2.fca.4.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i87, 4, !dbg !486
  %call2.fca.5.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i87, 5, !dbg !486
  %call2.fca.6.0.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i87, 6, 0, !dbg !486
  %call2.fca.6.1.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i87, 6, 1, !dbg !486
  %.fca.6.0.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i87, i8 undef, 6, 0, !dbg !486
  %.fca.6.1.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.6.0.insert.i, i8 undef, 6, 1, !dbg !486
  %call1.fca.0.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 0, !dbg !486
  %call1.fca.1.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 1, !dbg !486
  %call1.fca.2.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 2, !dbg !486
  %call1.fca.3.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 3, !dbg !486
  %call1.fca.4.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 4, !dbg !486
  %call1.fca.5.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 5, !dbg !486
  %call1.fca.6.0.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 6, 0, !dbg !486
  %call1.fca.6.1.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 6, 1, !dbg !486
    #dbg_value(ptr %call1.fca.0.extract, !195, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !485)
    #dbg_value(i32 %call1.fca.1.extract, !195, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !485)
    #dbg_value(i32 %call1.fca.2.extract, !195, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !485)
    #dbg_value(i32 %call1.fca.3.extract, !195, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !485)
    #dbg_value(i8 %call1.fca.4.extract, !195, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !485)
    #dbg_value(i8 %call1.fca.5.extract, !195, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !485)
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !488
    #dbg_value(i32 %11, !196, !DIExpression(), !485)
    #dbg_value(i32 0, !197, !DIExpression(), !489)
    #dbg_value(i32 0, !199, !DIExpression(), !489)
  br label %for.cond, !dbg !490

for.cond:                                         ; preds = %for.inc26, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit
  %pipe.sroa.11.0 = phi i32 [ %call1.fca.2.extract, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %pipe.sroa.11.1, %for.inc26 ], !dbg !486
  %pipe.sroa.18.0 = phi i32 [ %call1.fca.3.extract, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %pipe.sroa.18.1, %for.inc26 ], !dbg !485
  %pipe.sroa.24.0 = phi i8 [ %call1.fca.4.extract, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %pipe.sroa.24.1, %for.inc26 ], !dbg !486
  %pipe.sroa.28.0 = phi i8 [ %call1.fca.5.extract, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %pipe.sroa.28.1, %for.inc26 ], !dbg !485
  %load.0 = phi i32 [ 0, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %load.1, %for.inc26 ], !dbg !491
  %i.0 = phi i32 [ 0, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %inc27, %for.inc26 ], !dbg !492
    #dbg_value(i8 %pipe.sroa.28.0, !195, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !485)
    #dbg_value(i8 %pipe.sroa.24.0, !195, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !485)
    #dbg_value(i32 %pipe.sroa.18.0, !195, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !485)
    #dbg_value(i32 %pipe.sroa.11.0, !195, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !485)
    #dbg_value(i32 %i.0, !199, !DIExpression(), !489)
    #dbg_value(i32 %load.0, !197, !DIExpression(), !489)
  %cmp = icmp slt i32 %i.0, 4, !dbg !493
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !494

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end28

for.body:                                         ; preds = %for.cond
  br label %for.cond3, !dbg !495

for.cond3:                                        ; preds = %for.inc, %for.body
  %pipe.sroa.11.1 = phi i32 [ %pipe.sroa.11.0, %for.body ], [ %pipe.sroa.11.2, %for.inc ], !dbg !485
  %pipe.sroa.24.1 = phi i8 [ %pipe.sroa.24.0, %for.body ], [ %pipe.sroa.24.2, %for.inc ], !dbg !485
  %load.1 = phi i32 [ %load.0, %for.body ], [ %inc, %for.inc ], !dbg !489
    #dbg_value(i8 %pipe.sroa.24.1, !195, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !485)
    #dbg_value(i32 %pipe.sroa.11.1, !195, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !485)
    #dbg_value(i32 %load.1, !197, !DIExpression(), !489)
  %cmp4 = icmp slt i32 %load.1, 4, !dbg !496
  br i1 %cmp4, label %land.rhs, label %land.end, !dbg !497

land.rhs:                                         ; preds = %for.cond3
  %add = add nsw i32 %i.0, 2, !dbg !498
  %cmp5 = icmp slt i32 %load.1, %add, !dbg !499
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond3
  %12 = phi i1 [ false, %for.cond3 ], [ %cmp5, %land.rhs ], !dbg !500
  br i1 %12, label %for.body6, label %for.end, !dbg !501

for.body6:                                        ; preds = %land.end
  %idxprom.i = zext i32 %pipe.sroa.11.1 to i64, !dbg !502
  %arrayidx.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call1.fca.0.extract, i64 %idxprom.i, !dbg !502
  %consumed.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %arrayidx.i, i32 0, i32 1, !dbg !502
  %loadedv.i = trunc i8 %pipe.sroa.24.1 to i1, !dbg !502
  %conv.i = zext i1 %loadedv.i to i32, !dbg !502
  call void @__ws_mbarrier_wait_parity(ptr noundef %consumed.i, i32 noundef %conv.i) #7, !dbg !502
  %rem = srem i32 %load.1, 2, !dbg !503
  %idxprom = sext i32 %rem to i64, !dbg !504
  %arrayidx = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ8of_blockPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !504
  %arraydecay = getelementptr inbounds [64 x i32], ptr %arrayidx, i64 0, i64 0, !dbg !504
  %mul = mul nsw i32 64, %load.1, !dbg !505
  %idx.ext = sext i32 %mul to i64, !dbg !506
  %add.ptr = getelementptr inbounds i32, ptr %in, i64 %idx.ext, !dbg !506
    #dbg_value(ptr undef, !366, !DIExpression(), !484)
    #dbg_value(i64 256, !367, !DIExpression(), !484)
    #dbg_value(ptr undef, !357, !DIExpression(), !481)
    #dbg_value(i64 256, !360, !DIExpression(), !481)
    #dbg_value(ptr undef, !349, !DIExpression(), !474)
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !507
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !507
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !507
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !507
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !507
  %mul.i = mul i32 %16, %17, !dbg !507
  %add.i = add i32 %15, %mul.i, !dbg !507
  %mul5.i = mul i32 %14, %add.i, !dbg !507
  %add6.i = add i32 %13, %mul5.i, !dbg !507
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !507
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !507
  %mul.i.i45 = mul i32 %18, %19, !dbg !507
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !507
  %mul3.i.i47 = mul i32 %mul.i.i45, %20, !dbg !507
  %21 = ptrtoint ptr %arraydecay to i64, !dbg !507
  %22 = ptrtoint ptr %add.ptr to i64, !dbg !507
  %or.i = or i64 %21, %22, !dbg !507
  %or1.i = or i64 %or.i, 256, !dbg !507
  %rem.i = urem i64 %or1.i, 4, !dbg !507
  %cmp.i75 = icmp eq i64 %rem.i, 0, !dbg !507
  %conv.i76 = zext i1 %cmp.i75 to i32, !dbg !507
  %23 = call i1 @llvm.nvvm.isspacep.shared(ptr %arraydecay), !dbg !507
  %conv2.i = zext i1 %23 to i32, !dbg !507
  %conv4.i = zext i1 %23 to i32, !dbg !507
  %and.i = and i32 %conv.i76, %conv4.i, !dbg !507
  %24 = call i1 @llvm.nvvm.isspacep.global(ptr %add.ptr), !dbg !507
  %conv5.i = zext i1 %24 to i32, !dbg !507
  %conv7.i = zext i1 %24 to i32, !dbg !507
  %and8.i = and i32 %and.i, %conv7.i, !dbg !507
  %tobool.i = icmp ne i32 %and8.i, 0, !dbg !507
  %storedv.i77 = zext i1 %tobool.i to i8, !dbg !507
  %25 = zext i1 %tobool.i to i64, !dbg !507
  %cond.i = select i1 %tobool.i, i64 16, i64 1, !dbg !507
  %conv9.i = zext i32 %add6.i to i64, !dbg !507
  %mul.i79 = mul i64 %conv9.i, %cond.i, !dbg !507
  br label %for.cond.i, !dbg !507

for.cond.i:                                       ; preds = %if.end.i, %for.body6
  %i.0.i = phi i64 [ %mul.i79, %for.body6 ], [ %add.i81, %if.end.i ], !dbg !507
  %cmp10.i = icmp ult i64 %i.0.i, 256, !dbg !507
  br i1 %cmp10.i, label %for.body.i, label %_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit, !dbg !507

for.body.i:                                       ; preds = %for.cond.i
  br i1 %tobool.i, label %if.then.i82, label %if.else.i, !dbg !507

if.then.i82:                                      ; preds = %for.body.i
  %add.ptr.i = getelementptr inbounds nuw i8, ptr %arraydecay, i64 %i.0.i, !dbg !507
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !507
  %add.ptr12.i = getelementptr inbounds nuw i8, ptr %add.ptr, i64 %i.0.i, !dbg !507
  %add.ptr12.ascast.i = addrspacecast ptr %add.ptr12.i to ptr addrspace(1), !dbg !507
  %sub.i = sub i64 256, %i.0.i, !dbg !507
  %cmp13.i = icmp ult i64 %sub.i, 16, !dbg !507
  br i1 %cmp13.i, label %cond.true.i, label %cond.false.i, !dbg !507

cond.true.i:                                      ; preds = %if.then.i82
  %sub14.i = sub i64 256, %i.0.i, !dbg !507
  br label %cond.end.i, !dbg !507

cond.false.i:                                     ; preds = %if.then.i82
  br label %cond.end.i, !dbg !507

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond15.i = phi i64 [ %sub14.i, %cond.true.i ], [ 16, %cond.false.i ], !dbg !507
  %conv16.i = trunc i64 %cond15.i to i32, !dbg !507
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr12.ascast.i, i32 noundef 16, i32 noundef %conv16.i) #7, !dbg !507
  br label %if.end.i, !dbg !507

if.else.i:                                        ; preds = %for.body.i
  %arrayidx.i80 = getelementptr inbounds nuw i8, ptr %add.ptr, i64 %i.0.i, !dbg !507
  %26 = load i8, ptr %arrayidx.i80, align 1, !dbg !507, !tbaa !385
  %arrayidx17.i = getelementptr inbounds nuw i8, ptr %arraydecay, i64 %i.0.i, !dbg !507
  store i8 %26, ptr %arrayidx17.i, align 1, !dbg !507, !tbaa !385
  br label %if.end.i, !dbg !507

if.end.i:                                         ; preds = %if.else.i, %cond.end.i
  %conv18.i = zext i32 %mul3.i.i47 to i64, !dbg !507
  %mul19.i = mul i64 %conv18.i, %cond.i, !dbg !507
  %add.i81 = add i64 %i.0.i, %mul19.i, !dbg !507
  br label %for.cond.i, !dbg !507, !llvm.loop !508

_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit:          ; preds = %for.cond.i
  %idxprom.i49 = zext i32 %pipe.sroa.11.1 to i64, !dbg !509
  %arrayidx.i50 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call1.fca.0.extract, i64 %idxprom.i49, !dbg !509
  call void @__ws_cp_async_arrive(ptr noundef %arrayidx.i50) #7, !dbg !509
  %idxprom4.i = zext i32 %pipe.sroa.11.1 to i64, !dbg !509
  %arrayidx5.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call1.fca.0.extract, i64 %idxprom4.i, !dbg !509
  %call.i51 = call i64 @__ws_mbarrier_arrive(ptr noundef %arrayidx5.i, i32 noundef 1) #7, !dbg !509
  %inc.i = add i32 %pipe.sroa.11.1, 1, !dbg !509
    #dbg_value(i32 %inc.i, !195, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !485)
  %cmp.i = icmp eq i32 %inc.i, %call1.fca.1.extract, !dbg !509
  br i1 %cmp.i, label %if.then.i52, label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit, !dbg !509

if.then.i52:                                      ; preds = %_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit
    #dbg_value(i32 0, !195, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !485)
  %loadedv.i54 = trunc i8 %pipe.sroa.24.1 to i1, !dbg !509
  %lnot.i = xor i1 %loadedv.i54, true, !dbg !509
  %storedv.i55 = zext i1 %lnot.i to i8, !dbg !509
    #dbg_value(i8 %storedv.i55, !195, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !485)
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit, !dbg !509

_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit: ; preds = %_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit, %if.then.i52
  %pipe.sroa.11.2 = phi i32 [ 0, %if.then.i52 ], [ %inc.i, %_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit ], !dbg !509
  %pipe.sroa.24.2 = phi i8 [ %storedv.i55, %if.then.i52 ], [ %pipe.sroa.24.1, %_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit ], !dbg !485
    #dbg_value(i8 %pipe.sroa.24.2, !195, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !485)
    #dbg_value(i32 %pipe.sroa.11.2, !195, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !485)
  br label %for.inc, !dbg !510

for.inc:                                          ; preds = %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit
  %inc = add nsw i32 %load.1, 1, !dbg !511
    #dbg_value(i32 %inc, !197, !DIExpression(), !489)
  br label %for.cond3, !dbg !512, !llvm.loop !513

for.end:                                          ; preds = %land.end
  %idxprom.i56 = zext i32 %pipe.sroa.18.0 to i64, !dbg !515
  %arrayidx.i57 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call1.fca.0.extract, i64 %idxprom.i56, !dbg !515
  %loadedv.i58 = trunc i8 %pipe.sroa.28.0 to i1, !dbg !515
  %conv.i59 = zext i1 %loadedv.i58 to i32, !dbg !515
  call void @__ws_mbarrier_wait_parity(ptr noundef %arrayidx.i57, i32 noundef %conv.i59) #7, !dbg !515
  %rem7 = srem i32 %i.0, 2, !dbg !516
  %idxprom8 = sext i32 %rem7 to i64, !dbg !517
  %arrayidx9 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ8of_blockPKiPiE4tile to ptr), i64 0, i64 %idxprom8, !dbg !517
  %sub = sub nsw i32 63, %11, !dbg !518
  %idxprom10 = sext i32 %sub to i64, !dbg !517
  %arrayidx11 = getelementptr inbounds [64 x i32], ptr %arrayidx9, i64 0, i64 %idxprom10, !dbg !517
  %27 = load i32, ptr %arrayidx11, align 4, !dbg !517, !tbaa !344
  %mul12 = mul nsw i32 64, %i.0, !dbg !519
  %add13 = add nsw i32 %mul12, 63, !dbg !520
  %sub14 = sub nsw i32 %add13, %11, !dbg !521
  %cmp15 = icmp eq i32 %27, %sub14, !dbg !522
  %storedv.i = zext i1 %cmp15 to i8, !dbg !523
  br i1 %cmp15, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !523

if.then.i:                                        ; preds = %for.end
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 66, ptr noundef @__func__._Z8of_blockPKiPi, i64 noundef 1) #8, !dbg !523
  unreachable, !dbg !523

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %for.end
  %rem16 = srem i32 %i.0, 2, !dbg !524
  %idxprom17 = sext i32 %rem16 to i64, !dbg !525
  %arrayidx18 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ8of_blockPKiPiE4tile to ptr), i64 0, i64 %idxprom17, !dbg !525
  %sub19 = sub nsw i32 63, %11, !dbg !526
  %idxprom20 = sext i32 %sub19 to i64, !dbg !525
  %arrayidx21 = getelementptr inbounds [64 x i32], ptr %arrayidx18, i64 0, i64 %idxprom20, !dbg !525
  %28 = load i32, ptr %arrayidx21, align 4, !dbg !525, !tbaa !344
  %mul22 = mul nsw i32 64, %i.0, !dbg !527
  %add23 = add nsw i32 %mul22, %11, !dbg !528
  %idxprom24 = sext i32 %add23 to i64, !dbg !529
  %arrayidx25 = getelementptr inbounds i32, ptr %out, i64 %idxprom24, !dbg !529
  store i32 %28, ptr %arrayidx25, align 4, !dbg !530, !tbaa !344
  %idxprom.i61 = zext i32 %pipe.sroa.18.0 to i64, !dbg !531
  %arrayidx.i62 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call1.fca.0.extract, i64 %idxprom.i61, !dbg !531
  %consumed.i63 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %arrayidx.i62, i32 0, i32 1, !dbg !531
  %call.i64 = call i64 @__ws_mbarrier_arrive(ptr noundef %consumed.i63, i32 noundef 1) #7, !dbg !531
  %inc.i65 = add i32 %pipe.sroa.18.0, 1, !dbg !531
    #dbg_value(i32 %inc.i65, !195, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !485)
  %cmp.i67 = icmp eq i32 %inc.i65, %call1.fca.1.extract, !dbg !531
  br i1 %cmp.i67, label %if.then.i68, label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, !dbg !531

if.then.i68:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
    #dbg_value(i32 0, !195, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !485)
  %loadedv.i70 = trunc i8 %pipe.sroa.28.0 to i1, !dbg !531
  %lnot.i71 = xor i1 %loadedv.i70, true, !dbg !531
  %storedv.i72 = zext i1 %lnot.i71 to i8, !dbg !531
    #dbg_value(i8 %storedv.i72, !195, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !485)
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, !dbg !531

_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit: ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit, %if.then.i68
  %pipe.sroa.18.1 = phi i32 [ 0, %if.then.i68 ], [ %inc.i65, %_ZL9ws_assertbPKcS0_jS0_.exit ], !dbg !531
  %pipe.sroa.28.1 = phi i8 [ %storedv.i72, %if.then.i68 ], [ %pipe.sroa.28.0, %_ZL9ws_assertbPKcS0_jS0_.exit ], !dbg !485
    #dbg_value(i8 %pipe.sroa.28.1, !195, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !485)
    #dbg_value(i32 %pipe.sroa.18.1, !195, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !485)
  br label %for.inc26, !dbg !532

for.inc26:                                        ; preds = %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit
  %inc27 = add nsw i32 %i.0, 1, !dbg !533
    #dbg_value(i32 %inc27, !199, !DIExpression(), !489)
  br label %for.cond, !dbg !534, !llvm.loop !535

for.end28:                                        ; preds = %for.cond.cleanup
  ret void, !dbg !537
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10with_rolesPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !230 {
entry:
    #dbg_declare(ptr poison, !234, !DIExpression(), !538)
    #dbg_declare(ptr poison, !236, !DIExpression(DW_OP_LLVM_fragment, 176, 16), !539)
    #dbg_value(ptr %in, !232, !DIExpression(), !540)
    #dbg_value(ptr %out, !233, !DIExpression(), !540)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !541
  %cmp = icmp ult i32 %0, 32, !dbg !542
  %storedv = zext i1 %cmp to i8, !dbg !543
    #dbg_value(i8 %storedv, !235, !DIExpression(), !540)
  %loadedv = trunc i8 %storedv to i1, !dbg !544
  %1 = zext i1 %loadedv to i64, !dbg !544
  %cond = select i1 %loadedv, i32 0, i32 1, !dbg !544
  %conv.i67 = zext i1 %loadedv to i32, !dbg !545
  %2 = call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %loadedv), !dbg !545
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !545
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !545
  %mul.i.i = mul i32 %3, %4, !dbg !545
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !545
  %mul3.i.i = mul i32 %mul.i.i, %5, !dbg !545
  %sub.i = sub i32 %mul3.i.i, %2, !dbg !545
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !545
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !545
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !545
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !545
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !545
  %mul.i.i77 = mul i32 %9, %10, !dbg !545
  %add.i.i = add i32 %8, %mul.i.i77, !dbg !545
  %mul5.i.i = mul i32 %7, %add.i.i, !dbg !545
  %add6.i.i = add i32 %6, %mul5.i.i, !dbg !545
  %cmp.i78 = icmp eq i32 %add6.i.i, 0, !dbg !545
  br i1 %cmp.i78, label %if.then.i82, label %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit, !dbg !545

if.then.i82:                                      ; preds = %entry
  br label %for.cond.i83, !dbg !545

for.cond.i83:                                     ; preds = %for.body.i85, %if.then.i82
  %i.0.i84 = phi i32 [ 0, %if.then.i82 ], [ %inc.i89, %for.body.i85 ], !dbg !545
  %cmp1.i = icmp ult i32 %i.0.i84, 2, !dbg !545
  br i1 %cmp1.i, label %for.body.i85, label %for.cond.cleanup.i, !dbg !545

for.cond.cleanup.i:                               ; preds = %for.cond.i83
  br label %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit, !dbg !545

for.body.i85:                                     ; preds = %for.cond.i83
  %idxprom.i86 = zext i32 %i.0.i84 to i64, !dbg !545
  %arrayidx.i87 = getelementptr inbounds nuw [2 x %struct.anon], ptr addrspacecast (ptr addrspace(3) @_ZZ10with_rolesPKiPiE5state to ptr), i64 0, i64 %idxprom.i86, !dbg !545
  call void @__ws_mbarrier_init(ptr noundef %arrayidx.i87, i32 noundef %2) #7, !dbg !545
  %idxprom3.i = zext i32 %i.0.i84 to i64, !dbg !545
  %arrayidx4.i = getelementptr inbounds nuw [2 x %struct.anon], ptr addrspacecast (ptr addrspace(3) @_ZZ10with_rolesPKiPiE5state to ptr), i64 0, i64 %idxprom3.i, !dbg !545
  %consumed.i88 = getelementptr inbounds nuw %struct.anon, ptr %arrayidx4.i, i32 0, i32 1, !dbg !545
  call void @__ws_mbarrier_init(ptr noundef %consumed.i88, i32 noundef %sub.i) #7, !dbg !545
  %inc.i89 = add i32 %i.0.i84, 1, !dbg !545
  br label %for.cond.i83, !dbg !545, !llvm.loop !546

_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit: ; preds = %entry, %for.cond.cleanup.i
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !545
  %.fca.0.insert.i = insertvalue %"class.cuda::pipeline.0" poison, ptr addrspacecast (ptr addrspace(3) @_ZZ10with_rolesPKiPiE5state to ptr), 0, !dbg !545
  %.fca.1.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.0.insert.i, i32 2, 1, !dbg !545
  %.fca.2.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.1.insert.i, i32 0, 2, !dbg !545
  %.fca.3.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.2.insert.i, i32 0, 3, !dbg !545
  %.fca.4.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.3.insert.i, i8 1, 4, !dbg !545
  %.fca.5.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.4.insert.i, i8 0, 5, !dbg !545
  %.fca.6.0.insert.i80 = insertvalue %"class.cuda::pipeline.0" %.fca.5.insert.i, i8 undef, 6, 0, !dbg !545
  %.fca.6.1.insert.i81 = insertvalue %"class.cuda::pipeline.0" %.fca.6.0.insert.i80, i8 undef, 6, 1, !dbg !545
  %call2.fca.0.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i81, 0, !dbg !545
  %call2.fca.1.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i81, 1, !dbg !545
  %call2.fca.2.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i81, 2, !dbg !545
  %call2.fca.3.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i81, 3, !dbg !545
  %call2.fca.4.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i81, 4, !dbg !545
  %call2.fca.5.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i81, 5, !dbg !545
  %call2.fca.6.0.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i81, 6, 0, !dbg !545
  %call2.fca.6.1.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i81, 6, 1, !dbg !545
  %.fca.6.0.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i81, i8 undef, 6, 0, !dbg !545
  %.fca.6.1.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.6.0.insert.i, i8 undef, 6, 1, !dbg !545
  %call2.fca.0.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 0, !dbg !545
  %call2.fca.1.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 1, !dbg !545
  %call2.fca.2.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 2, !dbg !545
  %call2.fca.3.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 3, !dbg !545
  %call2.fca.4.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 4, !dbg !545
  %call2.fca.5.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 5, !dbg !545
  %call2.fca.6.0.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 6, 0, !dbg !545
  %call2.fca.6.1.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 6, 1, !dbg !545
    #dbg_value(ptr %call2.fca.0.extract, !236, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !540)
    #dbg_value(i32 %call2.fca.1.extract, !236, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !540)
    #dbg_value(i32 %call2.fca.2.extract, !236, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !540)
    #dbg_value(i32 %call2.fca.3.extract, !236, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !540)
    #dbg_value(i8 %call2.fca.4.extract, !236, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !540)
    #dbg_value(i8 %call2.fca.5.extract, !236, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !540)
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !547
  %rem = urem i32 %11, 32, !dbg !548
    #dbg_value(i32 %rem, !237, !DIExpression(), !540)
    #dbg_value(i32 0, !238, !DIExpression(), !549)
  br label %for.cond, !dbg !550

for.cond:                                         ; preds = %for.inc, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit
  %pipe.sroa.11.0 = phi i32 [ %call2.fca.2.extract, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %pipe.sroa.11.1, %for.inc ], !dbg !540
  %pipe.sroa.18.0 = phi i32 [ %call2.fca.3.extract, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %pipe.sroa.18.1, %for.inc ], !dbg !545
  %pipe.sroa.24.0 = phi i8 [ %call2.fca.4.extract, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %pipe.sroa.24.1, %for.inc ], !dbg !540
  %pipe.sroa.28.0 = phi i8 [ %call2.fca.5.extract, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %pipe.sroa.28.1, %for.inc ], !dbg !545
  %i.0 = phi i32 [ 0, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %inc, %for.inc ], !dbg !551
    #dbg_value(i8 %pipe.sroa.28.0, !236, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !540)
    #dbg_value(i8 %pipe.sroa.24.0, !236, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !540)
    #dbg_value(i32 %pipe.sroa.18.0, !236, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !540)
    #dbg_value(i32 %pipe.sroa.11.0, !236, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !540)
    #dbg_value(i32 %i.0, !238, !DIExpression(), !549)
  %cmp4 = icmp slt i32 %i.0, 8, !dbg !552
  br i1 %cmp4, label %for.body, label %for.cond.cleanup, !dbg !554

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %loadedv5 = trunc i8 %storedv to i1, !dbg !555
  br i1 %loadedv5, label %if.then, label %if.else, !dbg !555

if.then:                                          ; preds = %for.body
  %idxprom.i = zext i32 %pipe.sroa.11.0 to i64, !dbg !558
  %arrayidx.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call2.fca.0.extract, i64 %idxprom.i, !dbg !558
  %consumed.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %arrayidx.i, i32 0, i32 1, !dbg !558
  %loadedv.i = trunc i8 %pipe.sroa.24.0 to i1, !dbg !558
  %conv.i = zext i1 %loadedv.i to i32, !dbg !558
  call void @__ws_mbarrier_wait_parity(ptr noundef %consumed.i, i32 noundef %conv.i) #7, !dbg !558
  %rem6 = srem i32 %i.0, 2, !dbg !560
  %idxprom = sext i32 %rem6 to i64, !dbg !561
  %arrayidx = getelementptr inbounds [2 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10with_rolesPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !561
  %idxprom7 = sext i32 %rem to i64, !dbg !561
  %arrayidx8 = getelementptr inbounds [32 x i32], ptr %arrayidx, i64 0, i64 %idxprom7, !dbg !561
  %mul = mul nsw i32 32, %i.0, !dbg !562
  %idx.ext = sext i32 %mul to i64, !dbg !563
  %add.ptr = getelementptr inbounds i32, ptr %in, i64 %idx.ext, !dbg !563
  %idx.ext9 = sext i32 %rem to i64, !dbg !564
  %add.ptr10 = getelementptr inbounds i32, ptr %add.ptr, i64 %idx.ext9, !dbg !564
  %12 = ptrtoint ptr %arrayidx8 to i64, !dbg !565
  %13 = ptrtoint ptr %add.ptr10 to i64, !dbg !565
  %or.i = or i64 %12, %13, !dbg !565
  %or1.i = or i64 %or.i, 4, !dbg !565
  %rem.i = urem i64 %or1.i, 4, !dbg !565
  %cmp.i70 = icmp eq i64 %rem.i, 0, !dbg !565
  %conv.i71 = zext i1 %cmp.i70 to i32, !dbg !565
  %14 = call i1 @llvm.nvvm.isspacep.shared(ptr %arrayidx8), !dbg !565
  %conv2.i = zext i1 %14 to i32, !dbg !565
  %conv4.i = zext i1 %14 to i32, !dbg !565
  %and.i = and i32 %conv.i71, %conv4.i, !dbg !565
  %15 = call i1 @llvm.nvvm.isspacep.global(ptr %add.ptr10), !dbg !565
  %conv5.i = zext i1 %15 to i32, !dbg !565
  %conv7.i = zext i1 %15 to i32, !dbg !565
  %and8.i = and i32 %and.i, %conv7.i, !dbg !565
  %tobool.i = icmp ne i32 %and8.i, 0, !dbg !565
  %storedv.i72 = zext i1 %tobool.i to i8, !dbg !565
  %16 = zext i1 %tobool.i to i64, !dbg !565
  %cond.i = select i1 %tobool.i, i64 4, i64 1, !dbg !565
  br label %for.cond.i, !dbg !565

for.cond.i:                                       ; preds = %if.end.i, %if.then
  %i.0.i = phi i64 [ 0, %if.then ], [ %add.i, %if.end.i ], !dbg !565
  %cmp10.i = icmp ult i64 %i.0.i, 4, !dbg !565
  br i1 %cmp10.i, label %for.body.i, label %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit, !dbg !565

for.body.i:                                       ; preds = %for.cond.i
  br i1 %tobool.i, label %if.then.i75, label %if.else.i, !dbg !565

if.then.i75:                                      ; preds = %for.body.i
  %add.ptr.i = getelementptr inbounds nuw i8, ptr %arrayidx8, i64 %i.0.i, !dbg !565
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !565
  %add.ptr12.i = getelementptr inbounds nuw i8, ptr %add.ptr10, i64 %i.0.i, !dbg !565
  %add.ptr12.ascast.i = addrspacecast ptr %add.ptr12.i to ptr addrspace(1), !dbg !565
  %sub.i76 = sub i64 4, %i.0.i, !dbg !565
  %cmp13.i = icmp ult i64 %sub.i76, 4, !dbg !565
  br i1 %cmp13.i, label %cond.true.i, label %cond.false.i, !dbg !565

cond.true.i:                                      ; preds = %if.then.i75
  %sub14.i = sub i64 4, %i.0.i, !dbg !565
  br label %cond.end.i, !dbg !565

cond.false.i:                                     ; preds = %if.then.i75
  br label %cond.end.i, !dbg !565

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond15.i = phi i64 [ %sub14.i, %cond.true.i ], [ 4, %cond.false.i ], !dbg !565
  %conv16.i = trunc i64 %cond15.i to i32, !dbg !565
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr12.ascast.i, i32 noundef 4, i32 noundef %conv16.i) #7, !dbg !565
  br label %if.end.i, !dbg !565

if.else.i:                                        ; preds = %for.body.i
  %arrayidx.i74 = getelementptr inbounds nuw i8, ptr %add.ptr10, i64 %i.0.i, !dbg !565
  %17 = load i8, ptr %arrayidx.i74, align 1, !dbg !565, !tbaa !385
  %arrayidx17.i = getelementptr inbounds nuw i8, ptr %arrayidx8, i64 %i.0.i, !dbg !565
  store i8 %17, ptr %arrayidx17.i, align 1, !dbg !565, !tbaa !385
  br label %if.end.i, !dbg !565

if.end.i:                                         ; preds = %if.else.i, %cond.end.i
  %add.i = add i64 %i.0.i, %cond.i, !dbg !565
  br label %for.cond.i, !dbg !565, !llvm.loop !566

_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit:           ; preds = %for.cond.i
  %idxprom.i43 = zext i32 %pipe.sroa.11.0 to i64, !dbg !567
  %arrayidx.i44 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call2.fca.0.extract, i64 %idxprom.i43, !dbg !567
  call void @__ws_cp_async_arrive(ptr noundef %arrayidx.i44) #7, !dbg !567
  %idxprom4.i = zext i32 %pipe.sroa.11.0 to i64, !dbg !567
  %arrayidx5.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call2.fca.0.extract, i64 %idxprom4.i, !dbg !567
  %call.i = call i64 @__ws_mbarrier_arrive(ptr noundef %arrayidx5.i, i32 noundef 1) #7, !dbg !567
  %inc.i = add i32 %pipe.sroa.11.0, 1, !dbg !567
    #dbg_value(i32 %inc.i, !236, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !540)
  %cmp.i = icmp eq i32 %inc.i, %call2.fca.1.extract, !dbg !567
  br i1 %cmp.i, label %if.then.i45, label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit, !dbg !567

if.then.i45:                                      ; preds = %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit
    #dbg_value(i32 0, !236, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !540)
  %loadedv.i47 = trunc i8 %pipe.sroa.24.0 to i1, !dbg !567
  %lnot.i = xor i1 %loadedv.i47, true, !dbg !567
  %storedv.i48 = zext i1 %lnot.i to i8, !dbg !567
    #dbg_value(i8 %storedv.i48, !236, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !540)
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit, !dbg !567

_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit: ; preds = %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit, %if.then.i45
  %pipe.sroa.11.2 = phi i32 [ 0, %if.then.i45 ], [ %inc.i, %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit ], !dbg !567
  %pipe.sroa.24.2 = phi i8 [ %storedv.i48, %if.then.i45 ], [ %pipe.sroa.24.0, %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit ], !dbg !540
    #dbg_value(i8 %pipe.sroa.24.2, !236, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !540)
    #dbg_value(i32 %pipe.sroa.11.2, !236, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !540)
  br label %if.end, !dbg !568

if.else:                                          ; preds = %for.body
  %idxprom.i49 = zext i32 %pipe.sroa.18.0 to i64, !dbg !569
  %arrayidx.i50 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call2.fca.0.extract, i64 %idxprom.i49, !dbg !569
  %loadedv.i51 = trunc i8 %pipe.sroa.28.0 to i1, !dbg !569
  %conv.i52 = zext i1 %loadedv.i51 to i32, !dbg !569
  call void @__ws_mbarrier_wait_parity(ptr noundef %arrayidx.i50, i32 noundef %conv.i52) #7, !dbg !569
  %rem11 = srem i32 %i.0, 2, !dbg !571
  %idxprom12 = sext i32 %rem11 to i64, !dbg !572
  %arrayidx13 = getelementptr inbounds [2 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10with_rolesPKiPiE4tile to ptr), i64 0, i64 %idxprom12, !dbg !572
  %sub = sub nsw i32 31, %rem, !dbg !573
  %idxprom14 = sext i32 %sub to i64, !dbg !572
  %arrayidx15 = getelementptr inbounds [32 x i32], ptr %arrayidx13, i64 0, i64 %idxprom14, !dbg !572
  %18 = load i32, ptr %arrayidx15, align 4, !dbg !572, !tbaa !344
  %mul16 = mul nsw i32 32, %i.0, !dbg !574
  %add = add nsw i32 %mul16, 31, !dbg !575
  %sub17 = sub nsw i32 %add, %rem, !dbg !576
  %cmp18 = icmp eq i32 %18, %sub17, !dbg !577
  %storedv.i = zext i1 %cmp18 to i8, !dbg !578
  br i1 %cmp18, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !578

if.then.i:                                        ; preds = %if.else
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 86, ptr noundef @__func__._Z10with_rolesPKiPi, i64 noundef 1) #8, !dbg !578
  unreachable, !dbg !578

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.else
  %rem19 = srem i32 %i.0, 2, !dbg !579
  %idxprom20 = sext i32 %rem19 to i64, !dbg !580
  %arrayidx21 = getelementptr inbounds [2 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10with_rolesPKiPiE4tile to ptr), i64 0, i64 %idxprom20, !dbg !580
  %sub22 = sub nsw i32 31, %rem, !dbg !581
  %idxprom23 = sext i32 %sub22 to i64, !dbg !580
  %arrayidx24 = getelementptr inbounds [32 x i32], ptr %arrayidx21, i64 0, i64 %idxprom23, !dbg !580
  %19 = load i32, ptr %arrayidx24, align 4, !dbg !580, !tbaa !344
  %mul25 = mul nsw i32 32, %i.0, !dbg !582
  %add26 = add nsw i32 %mul25, %rem, !dbg !583
  %idxprom27 = sext i32 %add26 to i64, !dbg !584
  %arrayidx28 = getelementptr inbounds i32, ptr %out, i64 %idxprom27, !dbg !584
  store i32 %19, ptr %arrayidx28, align 4, !dbg !585, !tbaa !344
  %idxprom.i54 = zext i32 %pipe.sroa.18.0 to i64, !dbg !586
  %arrayidx.i55 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call2.fca.0.extract, i64 %idxprom.i54, !dbg !586
  %consumed.i56 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %arrayidx.i55, i32 0, i32 1, !dbg !586
  %call.i57 = call i64 @__ws_mbarrier_arrive(ptr noundef %consumed.i56, i32 noundef 1) #7, !dbg !586
  %inc.i58 = add i32 %pipe.sroa.18.0, 1, !dbg !586
    #dbg_value(i32 %inc.i58, !236, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !540)
  %cmp.i60 = icmp eq i32 %inc.i58, %call2.fca.1.extract, !dbg !586
  br i1 %cmp.i60, label %if.then.i61, label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, !dbg !586

if.then.i61:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
    #dbg_value(i32 0, !236, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !540)
  %loadedv.i63 = trunc i8 %pipe.sroa.28.0 to i1, !dbg !586
  %lnot.i64 = xor i1 %loadedv.i63, true, !dbg !586
  %storedv.i65 = zext i1 %lnot.i64 to i8, !dbg !586
    #dbg_value(i8 %storedv.i65, !236, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !540)
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, !dbg !586

_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit: ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit, %if.then.i61
  %pipe.sroa.18.2 = phi i32 [ 0, %if.then.i61 ], [ %inc.i58, %_ZL9ws_assertbPKcS0_jS0_.exit ], !dbg !586
  %pipe.sroa.28.2 = phi i8 [ %storedv.i65, %if.then.i61 ], [ %pipe.sroa.28.0, %_ZL9ws_assertbPKcS0_jS0_.exit ], !dbg !540
    #dbg_value(i8 %pipe.sroa.28.2, !236, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !540)
    #dbg_value(i32 %pipe.sroa.18.2, !236, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !540)
  br label %if.end

if.end:                                           ; preds = %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit
  %pipe.sroa.11.1 = phi i32 [ %pipe.sroa.11.2, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit ], [ %pipe.sroa.11.0, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit ], !dbg !540
  %pipe.sroa.18.1 = phi i32 [ %pipe.sroa.18.0, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit ], [ %pipe.sroa.18.2, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit ], !dbg !540
  %pipe.sroa.24.1 = phi i8 [ %pipe.sroa.24.2, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit ], [ %pipe.sroa.24.0, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit ], !dbg !540
  %pipe.sroa.28.1 = phi i8 [ %pipe.sroa.28.0, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit ], [ %pipe.sroa.28.2, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit ], !dbg !540
    #dbg_value(i8 %pipe.sroa.28.1, !236, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !540)
    #dbg_value(i8 %pipe.sroa.24.1, !236, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !540)
    #dbg_value(i32 %pipe.sroa.18.1, !236, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !540)
    #dbg_value(i32 %pipe.sroa.11.1, !236, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !540)
  br label %for.inc, !dbg !587

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %i.0, 1, !dbg !588
    #dbg_value(i32 %inc, !238, !DIExpression(), !549)
  br label %for.cond, !dbg !589, !llvm.loop !590

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !592
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
!385 = !{!346, !346, i64 0}
!386 = distinct !{!386, !387, !388}
!387 = !{!"llvm.loop.mustprogress"}
!388 = !{!"llvm.loop.unroll.disable"}
!389 = !DILocation(line: 24, column: 9, scope: !355)
!390 = !DILocation(line: 25, column: 22, scope: !355)
!391 = !DILocation(line: 25, column: 20, scope: !355)
!392 = !DILocation(line: 25, column: 12, scope: !355)
!393 = !DILocation(line: 25, column: 41, scope: !355)
!394 = !DILocation(line: 25, column: 45, scope: !355)
!395 = !DILocation(line: 25, column: 52, scope: !355)
!396 = !DILocation(line: 25, column: 50, scope: !355)
!397 = !DILocation(line: 25, column: 35, scope: !355)
!398 = !DILocation(line: 25, column: 5, scope: !355)
!399 = !DILocation(line: 26, column: 43, scope: !355)
!400 = !DILocation(line: 26, column: 41, scope: !355)
!401 = !DILocation(line: 26, column: 33, scope: !355)
!402 = !DILocation(line: 26, column: 12, scope: !355)
!403 = !DILocation(line: 26, column: 18, scope: !355)
!404 = !DILocation(line: 26, column: 16, scope: !355)
!405 = !DILocation(line: 26, column: 5, scope: !355)
!406 = !DILocation(line: 26, column: 31, scope: !355)
!407 = !DILocation(line: 27, column: 9, scope: !355)
!408 = !DILocation(line: 28, column: 3, scope: !355)
!409 = !DILocation(line: 22, column: 26, scope: !356)
!410 = !DILocation(line: 22, column: 3, scope: !356)
!411 = distinct !{!411, !381, !412, !387, !388}
!412 = !DILocation(line: 28, column: 3, scope: !336)
!413 = !DILocation(line: 29, column: 1, scope: !2)
!414 = !DILocation(line: 33, column: 8, scope: !162)
!415 = !DILocation(line: 0, scope: !162)
!416 = !DILocation(line: 33, column: 15, scope: !162)
!417 = !DILocation(line: 34, column: 11, scope: !162)
!418 = !DILocation(line: 36, column: 23, scope: !162)
!419 = !DILocation(line: 36, column: 38, scope: !162)
!420 = !DILocation(line: 36, column: 3, scope: !162)
!421 = distinct !{!421, !387, !388}
!422 = !DILocation(line: 37, column: 8, scope: !162)
!423 = !DILocation(line: 0, scope: !169)
!424 = !DILocation(line: 38, column: 8, scope: !169)
!425 = !DILocation(line: 38, scope: !169)
!426 = !DILocation(line: 38, column: 21, scope: !427)
!427 = distinct !DILexicalBlock(scope: !169, file: !3, line: 38, column: 3)
!428 = !DILocation(line: 38, column: 3, scope: !169)
!429 = !DILocation(line: 39, column: 11, scope: !430)
!430 = distinct !DILexicalBlock(scope: !431, file: !3, line: 39, column: 9)
!431 = distinct !DILexicalBlock(scope: !427, file: !3, line: 38, column: 31)
!432 = !DILocation(line: 41, column: 35, scope: !433)
!433 = distinct !DILexicalBlock(scope: !430, file: !3, line: 39, column: 16)
!434 = !DILocation(line: 41, column: 40, scope: !433)
!435 = !DILocation(line: 41, column: 27, scope: !433)
!436 = !DILocation(line: 41, column: 62, scope: !433)
!437 = !DILocation(line: 41, column: 57, scope: !433)
!438 = !DILocation(line: 41, column: 52, scope: !433)
!439 = !DILocation(line: 41, column: 67, scope: !433)
!440 = !DILocation(line: 41, column: 7, scope: !433)
!441 = distinct !{!441, !387, !388}
!442 = !DILocation(line: 42, column: 12, scope: !433)
!443 = !DILocation(line: 43, column: 5, scope: !433)
!444 = !DILocation(line: 44, column: 11, scope: !445)
!445 = distinct !DILexicalBlock(scope: !431, file: !3, line: 44, column: 9)
!446 = !DILocation(line: 44, column: 16, scope: !445)
!447 = !DILocation(line: 44, column: 71, scope: !445)
!448 = !DILocation(line: 44, scope: !445)
!449 = !DILocation(line: 45, column: 5, scope: !431)
!450 = !DILocation(line: 46, column: 19, scope: !431)
!451 = !DILocation(line: 46, column: 12, scope: !431)
!452 = !DILocation(line: 46, column: 27, scope: !431)
!453 = !DILocation(line: 46, column: 38, scope: !431)
!454 = !DILocation(line: 46, column: 42, scope: !431)
!455 = !DILocation(line: 46, column: 47, scope: !431)
!456 = !DILocation(line: 46, column: 32, scope: !431)
!457 = !DILocation(line: 46, column: 5, scope: !431)
!458 = !DILocation(line: 47, column: 30, scope: !431)
!459 = !DILocation(line: 47, column: 23, scope: !431)
!460 = !DILocation(line: 47, column: 38, scope: !431)
!461 = !DILocation(line: 47, column: 12, scope: !431)
!462 = !DILocation(line: 47, column: 16, scope: !431)
!463 = !DILocation(line: 47, column: 5, scope: !431)
!464 = !DILocation(line: 47, column: 21, scope: !431)
!465 = !DILocation(line: 49, column: 5, scope: !431)
!466 = !DILocation(line: 50, column: 3, scope: !431)
!467 = !DILocation(line: 38, column: 26, scope: !427)
!468 = !DILocation(line: 38, column: 3, scope: !427)
!469 = distinct !{!469, !428, !470, !387, !388}
!470 = !DILocation(line: 50, column: 3, scope: !169)
!471 = !DILocation(line: 51, column: 1, scope: !162)
!472 = !DILocation(line: 56, column: 8, scope: !186)
!473 = !DILocation(line: 57, column: 8, scope: !186)
!474 = !DILocation(line: 0, scope: !350, inlinedAt: !475)
!475 = distinct !DILocation(line: 62, column: 7, scope: !476)
!476 = distinct !DILexicalBlock(scope: !477, file: !3, line: 60, column: 46)
!477 = distinct !DILexicalBlock(scope: !478, file: !3, line: 60, column: 5)
!478 = distinct !DILexicalBlock(scope: !479, file: !3, line: 60, column: 5)
!479 = distinct !DILexicalBlock(scope: !480, file: !3, line: 59, column: 41)
!480 = distinct !DILexicalBlock(scope: !198, file: !3, line: 59, column: 3)
!481 = !DILocation(line: 0, scope: !358, inlinedAt: !482)
!482 = distinct !DILocation(line: 17, column: 169, scope: !364, inlinedAt: !483)
!483 = distinct !DILocation(line: 62, column: 65, scope: !476)
!484 = !DILocation(line: 0, scope: !364, inlinedAt: !483)
!485 = !DILocation(line: 0, scope: !186)
!486 = !DILocation(line: 57, column: 15, scope: !186)
!487 = distinct !{!487, !387, !388}
!488 = !DILocation(line: 58, column: 11, scope: !186)
!489 = !DILocation(line: 0, scope: !198)
!490 = !DILocation(line: 59, column: 8, scope: !198)
!491 = !DILocation(line: 59, column: 12, scope: !198)
!492 = !DILocation(line: 59, scope: !198)
!493 = !DILocation(line: 59, column: 31, scope: !480)
!494 = !DILocation(line: 59, column: 3, scope: !198)
!495 = !DILocation(line: 60, column: 5, scope: !479)
!496 = !DILocation(line: 60, column: 17, scope: !477)
!497 = !DILocation(line: 60, column: 21, scope: !477)
!498 = !DILocation(line: 60, column: 33, scope: !477)
!499 = !DILocation(line: 60, column: 29, scope: !477)
!500 = !DILocation(line: 0, scope: !477)
!501 = !DILocation(line: 60, column: 5, scope: !478)
!502 = !DILocation(line: 61, column: 12, scope: !476)
!503 = !DILocation(line: 62, column: 43, scope: !476)
!504 = !DILocation(line: 62, column: 33, scope: !476)
!505 = !DILocation(line: 62, column: 57, scope: !476)
!506 = !DILocation(line: 62, column: 52, scope: !476)
!507 = !DILocation(line: 62, column: 7, scope: !476)
!508 = distinct !{!508, !387, !388}
!509 = !DILocation(line: 63, column: 12, scope: !476)
!510 = !DILocation(line: 64, column: 5, scope: !476)
!511 = !DILocation(line: 60, column: 38, scope: !477)
!512 = !DILocation(line: 60, column: 5, scope: !477)
!513 = distinct !{!513, !501, !514, !387, !388}
!514 = !DILocation(line: 64, column: 5, scope: !478)
!515 = !DILocation(line: 65, column: 10, scope: !479)
!516 = !DILocation(line: 66, column: 19, scope: !479)
!517 = !DILocation(line: 66, column: 12, scope: !479)
!518 = !DILocation(line: 66, column: 27, scope: !479)
!519 = !DILocation(line: 66, column: 38, scope: !479)
!520 = !DILocation(line: 66, column: 42, scope: !479)
!521 = !DILocation(line: 66, column: 47, scope: !479)
!522 = !DILocation(line: 66, column: 32, scope: !479)
!523 = !DILocation(line: 66, column: 5, scope: !479)
!524 = !DILocation(line: 67, column: 30, scope: !479)
!525 = !DILocation(line: 67, column: 23, scope: !479)
!526 = !DILocation(line: 67, column: 38, scope: !479)
!527 = !DILocation(line: 67, column: 12, scope: !479)
!528 = !DILocation(line: 67, column: 16, scope: !479)
!529 = !DILocation(line: 67, column: 5, scope: !479)
!530 = !DILocation(line: 67, column: 21, scope: !479)
!531 = !DILocation(line: 68, column: 10, scope: !479)
!532 = !DILocation(line: 69, column: 3, scope: !479)
!533 = !DILocation(line: 59, column: 36, scope: !480)
!534 = !DILocation(line: 59, column: 3, scope: !480)
!535 = distinct !{!535, !494, !536, !387, !388}
!536 = !DILocation(line: 69, column: 3, scope: !198)
!537 = !DILocation(line: 70, column: 1, scope: !186)
!538 = !DILocation(line: 75, column: 8, scope: !230)
!539 = !DILocation(line: 77, column: 8, scope: !230)
!540 = !DILocation(line: 0, scope: !230)
!541 = !DILocation(line: 76, column: 19, scope: !230)
!542 = !DILocation(line: 76, column: 31, scope: !230)
!543 = !DILocation(line: 76, column: 8, scope: !230)
!544 = !DILocation(line: 77, column: 50, scope: !230)
!545 = !DILocation(line: 77, column: 15, scope: !230)
!546 = distinct !{!546, !387, !388}
!547 = !DILocation(line: 78, column: 11, scope: !230)
!548 = !DILocation(line: 78, column: 23, scope: !230)
!549 = !DILocation(line: 0, scope: !239)
!550 = !DILocation(line: 79, column: 8, scope: !239)
!551 = !DILocation(line: 79, scope: !239)
!552 = !DILocation(line: 79, column: 21, scope: !553)
!553 = distinct !DILexicalBlock(scope: !239, file: !3, line: 79, column: 3)
!554 = !DILocation(line: 79, column: 3, scope: !239)
!555 = !DILocation(line: 80, column: 9, scope: !556)
!556 = distinct !DILexicalBlock(scope: !557, file: !3, line: 80, column: 9)
!557 = distinct !DILexicalBlock(scope: !553, file: !3, line: 79, column: 31)
!558 = !DILocation(line: 81, column: 12, scope: !559)
!559 = distinct !DILexicalBlock(scope: !556, file: !3, line: 80, column: 19)
!560 = !DILocation(line: 82, column: 34, scope: !559)
!561 = !DILocation(line: 82, column: 27, scope: !559)
!562 = !DILocation(line: 82, column: 51, scope: !559)
!563 = !DILocation(line: 82, column: 46, scope: !559)
!564 = !DILocation(line: 82, column: 55, scope: !559)
!565 = !DILocation(line: 82, column: 7, scope: !559)
!566 = distinct !{!566, !387, !388}
!567 = !DILocation(line: 83, column: 12, scope: !559)
!568 = !DILocation(line: 84, column: 5, scope: !559)
!569 = !DILocation(line: 85, column: 12, scope: !570)
!570 = distinct !DILexicalBlock(scope: !556, file: !3, line: 84, column: 12)
!571 = !DILocation(line: 86, column: 21, scope: !570)
!572 = !DILocation(line: 86, column: 14, scope: !570)
!573 = !DILocation(line: 86, column: 29, scope: !570)
!574 = !DILocation(line: 86, column: 40, scope: !570)
!575 = !DILocation(line: 86, column: 44, scope: !570)
!576 = !DILocation(line: 86, column: 49, scope: !570)
!577 = !DILocation(line: 86, column: 34, scope: !570)
!578 = !DILocation(line: 86, column: 7, scope: !570)
!579 = !DILocation(line: 87, column: 32, scope: !570)
!580 = !DILocation(line: 87, column: 25, scope: !570)
!581 = !DILocation(line: 87, column: 40, scope: !570)
!582 = !DILocation(line: 87, column: 14, scope: !570)
!583 = !DILocation(line: 87, column: 18, scope: !570)
!584 = !DILocation(line: 87, column: 7, scope: !570)
!585 = !DILocation(line: 87, column: 23, scope: !570)
!586 = !DILocation(line: 88, column: 12, scope: !570)
!587 = !DILocation(line: 90, column: 3, scope: !557)
!588 = !DILocation(line: 79, column: 26, scope: !553)
!589 = !DILocation(line: 79, column: 3, scope: !553)
!590 = distinct !{!590, !554, !591, !387, !388}
!591 = !DILocation(line: 90, column: 3, scope: !239)
!592 = !DILocation(line: 91, column: 1, scope: !230)
