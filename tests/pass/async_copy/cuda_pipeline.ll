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
@__PRETTY_FUNCTION__._Z12with_barrierPKiPi = private unnamed_addr constant [38 x i8] c"void with_barrier(const int *, int *)\00", align 1, !dbg !155
@_ZZ9of_threadPKiPiE4tile = internal addrspace(3) global [2 x [64 x i32]] undef, align 4, !dbg !160
@.str2 = private unnamed_addr constant [39 x i8] c"tile[i % 2][63 - t] == 64 * i + 63 - t\00", align 1, !dbg !174
@__PRETTY_FUNCTION__._Z9of_threadPKiPi = private unnamed_addr constant [35 x i8] c"void of_thread(const int *, int *)\00", align 1, !dbg !179
@_ZZ8of_blockPKiPiE4tile = internal addrspace(3) global [2 x [64 x i32]] undef, align 16, !dbg !184
@_ZZ8of_blockPKiPiE5state = internal addrspace(3) global %"struct.cuda::pipeline_shared_state" undef, align 8, !dbg !200
@__PRETTY_FUNCTION__._Z8of_blockPKiPi = private unnamed_addr constant [34 x i8] c"void of_block(const int *, int *)\00", align 1, !dbg !223
@_ZZ10with_rolesPKiPiE4tile = internal addrspace(3) global [2 x [32 x i32]] undef, align 16, !dbg !228
@_ZZ10with_rolesPKiPiE5state = internal addrspace(3) global %"struct.cuda::pipeline_shared_state" undef, align 8, !dbg !243
@.str3 = private unnamed_addr constant [39 x i8] c"tile[i % 2][31 - t] == 32 * i + 31 - t\00", align 1, !dbg !245
@__PRETTY_FUNCTION__._Z10with_rolesPKiPi = private unnamed_addr constant [36 x i8] c"void with_roles(const int *, int *)\00", align 1, !dbg !247
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12with_barrierPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
    #dbg_declare(ptr poison, !805, !DIExpression(), !819)
    #dbg_value(ptr poison, !820, !DIExpression(), !824)
    #dbg_value(ptr poison, !828, !DIExpression(), !833)
    #dbg_value(ptr poison, !837, !DIExpression(), !840)
    #dbg_value(ptr %in, !803, !DIExpression(), !841)
    #dbg_value(ptr %out, !804, !DIExpression(), !841)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !842
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !842
  %call2.i = call i32 @__ws_sreg_tid_y() #7, !dbg !842
  %call3.i30 = call i32 @__ws_sreg_ntid_y() #7, !dbg !842
  %call4.i31 = call i32 @__ws_sreg_tid_z() #7, !dbg !842
  %mul.i = mul i32 %call3.i30, %call4.i31, !dbg !842
  %add.i = add i32 %call2.i, %mul.i, !dbg !842
  %mul5.i = mul i32 %1, %add.i, !dbg !842
  %add6.i = add i32 %0, %mul5.i, !dbg !842
  %cmp = icmp eq i32 %add6.i, 0, !dbg !844
  br i1 %cmp, label %if.then, label %if.end, !dbg !844

if.then:                                          ; preds = %entry
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !845
  %call1.i42 = call i32 @__ws_sreg_ntid_y() #7, !dbg !845
  %mul.i43 = mul i32 %2, %call1.i42, !dbg !845
  %call2.i44 = call i32 @__ws_sreg_ntid_z() #7, !dbg !845
  %mul3.i45 = mul i32 %mul.i43, %call2.i44, !dbg !845
  %conv = zext i32 %mul3.i45 to i64, !dbg !845
  call void @__ws_mbarrier_init(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE3bar to ptr), i32 noundef %mul3.i45) #7, !dbg !846
  br label %if.end, !dbg !846

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !847
    #dbg_value(i32 0, !806, !DIExpression(), !848)
  br label %for.cond, !dbg !849

for.cond:                                         ; preds = %for.inc, %if.end
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ], !dbg !850
    #dbg_value(i32 %i.0, !806, !DIExpression(), !848)
  %cmp3 = icmp slt i32 %i.0, 4, !dbg !851
  br i1 %cmp3, label %for.body, label %for.cond.cleanup, !dbg !852

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %mul = mul nsw i32 64, %i.0, !dbg !853
  %idx.ext = sext i32 %mul to i64, !dbg !854
  %add.ptr = getelementptr inbounds i32, ptr %in, i64 %idx.ext, !dbg !854
    #dbg_value(ptr undef, !837, !DIExpression(), !840)
    #dbg_value(i64 256, !838, !DIExpression(), !840)
    #dbg_value(ptr undef, !828, !DIExpression(), !833)
    #dbg_value(i64 256, !831, !DIExpression(), !833)
    #dbg_value(ptr undef, !820, !DIExpression(), !824)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !855
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !855
  %call2.i33 = call i32 @__ws_sreg_tid_y() #7, !dbg !855
  %call3.i34 = call i32 @__ws_sreg_ntid_y() #7, !dbg !855
  %call4.i35 = call i32 @__ws_sreg_tid_z() #7, !dbg !855
  %mul.i36 = mul i32 %call3.i34, %call4.i35, !dbg !855
  %add.i37 = add i32 %call2.i33, %mul.i36, !dbg !855
  %mul5.i38 = mul i32 %4, %add.i37, !dbg !855
  %add6.i39 = add i32 %3, %mul5.i38, !dbg !855
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !855
  %call1.i = call i32 @__ws_sreg_ntid_y() #7, !dbg !855
  %mul.i40 = mul i32 %5, %call1.i, !dbg !855
  %call2.i41 = call i32 @__ws_sreg_ntid_z() #7, !dbg !855
  %mul3.i = mul i32 %mul.i40, %call2.i41, !dbg !855
  %6 = ptrtoint ptr %add.ptr to i64, !dbg !855
  %or.i = or i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE4tile to ptr) to i64), %6, !dbg !855
  %or1.i = or i64 %or.i, 256, !dbg !855
  %rem.i = urem i64 %or1.i, 4, !dbg !855
  %cmp.i = icmp eq i64 %rem.i, 0, !dbg !855
  %conv.i = zext i1 %cmp.i to i32, !dbg !855
  %7 = call i1 @llvm.nvvm.isspacep.shared(ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE4tile to ptr)), !dbg !855
  %conv2.i = zext i1 %7 to i32, !dbg !855
  %conv4.i = zext i1 %7 to i32, !dbg !855
  %and.i = and i32 %conv.i, %conv4.i, !dbg !855
  %8 = call i1 @llvm.nvvm.isspacep.global(ptr %add.ptr), !dbg !855
  %conv5.i = zext i1 %8 to i32, !dbg !855
  %conv7.i = zext i1 %8 to i32, !dbg !855
  %and8.i = and i32 %and.i, %conv7.i, !dbg !855
  %tobool.i = icmp ne i32 %and8.i, 0, !dbg !855
  %storedv.i46 = zext i1 %tobool.i to i8, !dbg !855
  %9 = zext i1 %tobool.i to i64, !dbg !855
  %cond.i = select i1 %tobool.i, i64 16, i64 1, !dbg !855
  %conv9.i = zext i32 %add6.i39 to i64, !dbg !855
  %mul.i47 = mul i64 %conv9.i, %cond.i, !dbg !855
  br label %for.cond.i, !dbg !855

for.cond.i:                                       ; preds = %if.end.i, %for.body
  %i.0.i = phi i64 [ %mul.i47, %for.body ], [ %add.i48, %if.end.i ], !dbg !855
  %cmp10.i = icmp ult i64 %i.0.i, 256, !dbg !855
  br i1 %cmp10.i, label %for.body.i, label %_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit, !dbg !855

for.body.i:                                       ; preds = %for.cond.i
  br i1 %tobool.i, label %if.then.i49, label %if.else.i, !dbg !855

if.then.i49:                                      ; preds = %for.body.i
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE4tile to ptr), i64 %i.0.i, !dbg !855
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !855
  %add.ptr12.i = getelementptr inbounds nuw i8, ptr %add.ptr, i64 %i.0.i, !dbg !855
  %add.ptr12.ascast.i = addrspacecast ptr %add.ptr12.i to ptr addrspace(1), !dbg !855
  %sub.i = sub i64 256, %i.0.i, !dbg !855
  %cmp13.i = icmp ult i64 %sub.i, 16, !dbg !855
  br i1 %cmp13.i, label %cond.true.i, label %cond.false.i, !dbg !855

cond.true.i:                                      ; preds = %if.then.i49
  %sub14.i = sub i64 256, %i.0.i, !dbg !855
  br label %cond.end.i, !dbg !855

cond.false.i:                                     ; preds = %if.then.i49
  br label %cond.end.i, !dbg !855

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond15.i = phi i64 [ %sub14.i, %cond.true.i ], [ 16, %cond.false.i ], !dbg !855
  %conv16.i = trunc i64 %cond15.i to i32, !dbg !855
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr12.ascast.i, i32 noundef 16, i32 noundef %conv16.i) #7, !dbg !855
  br label %if.end.i, !dbg !855

if.else.i:                                        ; preds = %for.body.i
  %arrayidx.i = getelementptr inbounds nuw i8, ptr %add.ptr, i64 %i.0.i, !dbg !855
  %10 = load i8, ptr %arrayidx.i, align 1, !dbg !855, !tbaa !856
  %arrayidx17.i = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE4tile to ptr), i64 %i.0.i, !dbg !855
  store i8 %10, ptr %arrayidx17.i, align 1, !dbg !855, !tbaa !856
  br label %if.end.i, !dbg !855

if.end.i:                                         ; preds = %if.else.i, %cond.end.i
  %conv18.i = zext i32 %mul3.i to i64, !dbg !855
  %mul19.i = mul i64 %conv18.i, %cond.i, !dbg !855
  %add.i48 = add i64 %i.0.i, %mul19.i, !dbg !855
  br label %for.cond.i, !dbg !855, !llvm.loop !857

_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit:          ; preds = %for.cond.i
  br i1 %tobool.i, label %if.then.i, label %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEiNS_14aligned_size_tILm16EEENS_10ws_nothingEEEvRKT_PT0_PKS9_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit, !dbg !855

if.then.i:                                        ; preds = %_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit
  call void @__ws_cp_async_arrive(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE3bar to ptr)) #7, !dbg !855
  br label %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEiNS_14aligned_size_tILm16EEENS_10ws_nothingEEEvRKT_PT0_PKS9_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit, !dbg !855

_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEiNS_14aligned_size_tILm16EEENS_10ws_nothingEEEvRKT_PT0_PKS9_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit: ; preds = %_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit, %if.then.i
  %call.i = call i64 @__ws_mbarrier_arrive(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE3bar to ptr), i32 noundef 1) #7, !dbg !860
  %.fca.0.insert.i = insertvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" poison, i64 %call.i, 0, !dbg !860
  %11 = extractvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" %.fca.0.insert.i, 0, !dbg !860
  call void @__ws_mbarrier_wait(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE3bar to ptr), i64 noundef %11) #7, !dbg !860
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !861
  %sub = sub i32 63, %12, !dbg !862
  %idxprom = zext i32 %sub to i64, !dbg !863
  %arrayidx = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !863
  %13 = load i32, ptr %arrayidx, align 4, !dbg !863, !tbaa !815
  %mul5 = mul nsw i32 64, %i.0, !dbg !864
  %add = add nsw i32 %mul5, 63, !dbg !865
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !866
  %sub7 = sub i32 %add, %14, !dbg !867
  %cmp8 = icmp eq i32 %13, %sub7, !dbg !868
  %storedv.i = zext i1 %cmp8 to i8, !dbg !869
  br i1 %cmp8, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i27, !dbg !869

if.then.i27:                                      ; preds = %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEiNS_14aligned_size_tILm16EEENS_10ws_nothingEEEvRKT_PT0_PKS9_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__._Z12with_barrierPKiPi, i64 noundef 1) #8, !dbg !869
  unreachable, !dbg !869

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEiNS_14aligned_size_tILm16EEENS_10ws_nothingEEEvRKT_PT0_PKS9_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !870
  %sub10 = sub i32 63, %15, !dbg !871
  %idxprom11 = zext i32 %sub10 to i64, !dbg !872
  %arrayidx12 = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE4tile to ptr), i64 0, i64 %idxprom11, !dbg !872
  %16 = load i32, ptr %arrayidx12, align 4, !dbg !872, !tbaa !815
  %mul13 = mul nsw i32 64, %i.0, !dbg !873
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !874
  %add15 = add i32 %mul13, %17, !dbg !875
  %idxprom16 = zext i32 %add15 to i64, !dbg !876
  %arrayidx17 = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom16, !dbg !876
  store i32 %16, ptr %arrayidx17, align 4, !dbg !877, !tbaa !815
  %call.i50 = call i64 @__ws_mbarrier_arrive(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE3bar to ptr), i32 noundef 1) #7, !dbg !878
  %.fca.0.insert.i51 = insertvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" poison, i64 %call.i50, 0, !dbg !878
  %18 = extractvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" %.fca.0.insert.i51, 0, !dbg !878
  call void @__ws_mbarrier_wait(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12with_barrierPKiPiE3bar to ptr), i64 noundef %18) #7, !dbg !878
  br label %for.inc, !dbg !879

for.inc:                                          ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %inc = add nsw i32 %i.0, 1, !dbg !880
    #dbg_value(i32 %inc, !806, !DIExpression(), !848)
  br label %for.cond, !dbg !881, !llvm.loop !882

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !884
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9of_threadPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !162 {
entry:
    #dbg_declare(ptr poison, !166, !DIExpression(DW_OP_LLVM_fragment, 176, 16), !885)
    #dbg_value(ptr %in, !164, !DIExpression(), !886)
    #dbg_value(ptr %out, !165, !DIExpression(), !886)
  %.fca.0.insert.i = insertvalue %"class.cuda::pipeline" poison, ptr null, 0, !dbg !887
  %.fca.1.insert.i = insertvalue %"class.cuda::pipeline" %.fca.0.insert.i, i32 0, 1, !dbg !887
  %.fca.2.insert.i = insertvalue %"class.cuda::pipeline" %.fca.1.insert.i, i32 0, 2, !dbg !887
  %.fca.3.insert.i = insertvalue %"class.cuda::pipeline" %.fca.2.insert.i, i32 0, 3, !dbg !887
  %.fca.4.insert.i = insertvalue %"class.cuda::pipeline" %.fca.3.insert.i, i8 1, 4, !dbg !887
  %.fca.5.insert.i = insertvalue %"class.cuda::pipeline" %.fca.4.insert.i, i8 0, 5, !dbg !887
  %.fca.6.0.insert.i = insertvalue %"class.cuda::pipeline" %.fca.5.insert.i, i8 undef, 6, 0, !dbg !887
  %.fca.6.1.insert.i = insertvalue %"class.cuda::pipeline" %.fca.6.0.insert.i, i8 undef, 6, 1, !dbg !887
  %call.fca.0.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 0, !dbg !887
  %call.fca.1.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 1, !dbg !887
  %call.fca.2.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 2, !dbg !887
  %call.fca.3.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 3, !dbg !887
  %call.fca.4.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 4, !dbg !887
  %call.fca.5.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 5, !dbg !887
  %call.fca.6.0.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 6, 0, !dbg !887
  %call.fca.6.1.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 6, 1, !dbg !887
    #dbg_value(ptr %call.fca.0.extract, !166, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !886)
    #dbg_value(i32 %call.fca.1.extract, !166, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !886)
    #dbg_value(i32 %call.fca.2.extract, !166, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !886)
    #dbg_value(i32 %call.fca.3.extract, !166, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !886)
    #dbg_value(i8 %call.fca.4.extract, !166, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !886)
    #dbg_value(i8 %call.fca.5.extract, !166, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !886)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !888
    #dbg_value(i32 %0, !167, !DIExpression(), !886)
  %idxprom = sext i32 %0 to i64, !dbg !889
  %arrayidx = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9of_threadPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !889
  %idx.ext = sext i32 %0 to i64, !dbg !890
  %add.ptr = getelementptr inbounds i32, ptr %in, i64 %idx.ext, !dbg !890
  %1 = ptrtoint ptr %arrayidx to i64, !dbg !891
  %2 = ptrtoint ptr %add.ptr to i64, !dbg !891
  %or.i = or i64 %1, %2, !dbg !891
  %or1.i = or i64 %or.i, 4, !dbg !891
  %rem.i = urem i64 %or1.i, 4, !dbg !891
  %cmp.i60 = icmp eq i64 %rem.i, 0, !dbg !891
  %conv.i = zext i1 %cmp.i60 to i32, !dbg !891
  %3 = call i1 @llvm.nvvm.isspacep.shared(ptr %arrayidx), !dbg !891
  %conv2.i = zext i1 %3 to i32, !dbg !891
  %conv4.i = zext i1 %3 to i32, !dbg !891
  %and.i = and i32 %conv.i, %conv4.i, !dbg !891
  %4 = call i1 @llvm.nvvm.isspacep.global(ptr %add.ptr), !dbg !891
  %conv5.i = zext i1 %4 to i32, !dbg !891
  %conv7.i = zext i1 %4 to i32, !dbg !891
  %and8.i = and i32 %and.i, %conv7.i, !dbg !891
  %tobool.i = icmp ne i32 %and8.i, 0, !dbg !891
  %storedv.i61 = zext i1 %tobool.i to i8, !dbg !891
  %5 = zext i1 %tobool.i to i64, !dbg !891
  %cond.i = select i1 %tobool.i, i64 4, i64 1, !dbg !891
  br label %for.cond.i, !dbg !891

for.cond.i:                                       ; preds = %if.end.i, %entry
  %i.0.i = phi i64 [ 0, %entry ], [ %add.i, %if.end.i ], !dbg !891
  %cmp10.i = icmp ult i64 %i.0.i, 4, !dbg !891
  br i1 %cmp10.i, label %for.body.i, label %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit, !dbg !891

for.body.i:                                       ; preds = %for.cond.i
  br i1 %tobool.i, label %if.then.i62, label %if.else.i, !dbg !891

if.then.i62:                                      ; preds = %for.body.i
  %add.ptr.i = getelementptr inbounds nuw i8, ptr %arrayidx, i64 %i.0.i, !dbg !891
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !891
  %add.ptr12.i = getelementptr inbounds nuw i8, ptr %add.ptr, i64 %i.0.i, !dbg !891
  %add.ptr12.ascast.i = addrspacecast ptr %add.ptr12.i to ptr addrspace(1), !dbg !891
  %sub.i63 = sub i64 4, %i.0.i, !dbg !891
  %cmp13.i = icmp ult i64 %sub.i63, 4, !dbg !891
  br i1 %cmp13.i, label %cond.true.i, label %cond.false.i, !dbg !891

cond.true.i:                                      ; preds = %if.then.i62
  %sub14.i = sub i64 4, %i.0.i, !dbg !891
  br label %cond.end.i, !dbg !891

cond.false.i:                                     ; preds = %if.then.i62
  br label %cond.end.i, !dbg !891

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond15.i = phi i64 [ %sub14.i, %cond.true.i ], [ 4, %cond.false.i ], !dbg !891
  %conv16.i = trunc i64 %cond15.i to i32, !dbg !891
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr12.ascast.i, i32 noundef 4, i32 noundef %conv16.i) #7, !dbg !891
  br label %if.end.i, !dbg !891

if.else.i:                                        ; preds = %for.body.i
  %arrayidx.i = getelementptr inbounds nuw i8, ptr %add.ptr, i64 %i.0.i, !dbg !891
  %6 = load i8, ptr %arrayidx.i, align 1, !dbg !891, !tbaa !856
  %arrayidx17.i = getelementptr inbounds nuw i8, ptr %arrayidx, i64 %i.0.i, !dbg !891
  store i8 %6, ptr %arrayidx17.i, align 1, !dbg !891, !tbaa !856
  br label %if.end.i, !dbg !891

if.end.i:                                         ; preds = %if.else.i, %cond.end.i
  %add.i = add i64 %i.0.i, %cond.i, !dbg !891
  br label %for.cond.i, !dbg !891, !llvm.loop !892

_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit:           ; preds = %for.cond.i
  call void @__ws_cp_async_commit() #7, !dbg !893
  %inc.i54 = add i32 %call.fca.2.extract, 1, !dbg !893
    #dbg_value(i32 %inc.i54, !166, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !886)
    #dbg_value(i32 0, !168, !DIExpression(), !894)
  br label %for.cond, !dbg !895

for.cond:                                         ; preds = %for.inc, %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit
  %pipe.sroa.4.0 = phi i32 [ %inc.i54, %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit ], [ %pipe.sroa.4.1, %for.inc ], !dbg !886
  %pipe.sroa.12.0 = phi i32 [ %call.fca.3.extract, %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit ], [ %pipe.sroa.12.1, %for.inc ], !dbg !886
  %i.0 = phi i32 [ 0, %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit ], [ %inc, %for.inc ], !dbg !896
    #dbg_value(i32 %pipe.sroa.12.0, !166, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !886)
    #dbg_value(i32 %pipe.sroa.4.0, !166, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !886)
    #dbg_value(i32 %i.0, !168, !DIExpression(), !894)
  %cmp = icmp slt i32 %i.0, 4, !dbg !897
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !899

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %cmp2 = icmp slt i32 %i.0, 3, !dbg !900
  br i1 %cmp2, label %if.then, label %if.end, !dbg !900

if.then:                                          ; preds = %for.body
  %add = add nsw i32 %i.0, 1, !dbg !903
  %rem = srem i32 %add, 2, !dbg !905
  %idxprom3 = sext i32 %rem to i64, !dbg !906
  %arrayidx4 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9of_threadPKiPiE4tile to ptr), i64 0, i64 %idxprom3, !dbg !906
  %idxprom5 = sext i32 %0 to i64, !dbg !906
  %arrayidx6 = getelementptr inbounds [64 x i32], ptr %arrayidx4, i64 0, i64 %idxprom5, !dbg !906
  %add7 = add nsw i32 %i.0, 1, !dbg !907
  %mul = mul nsw i32 64, %add7, !dbg !908
  %idx.ext8 = sext i32 %mul to i64, !dbg !909
  %add.ptr9 = getelementptr inbounds i32, ptr %in, i64 %idx.ext8, !dbg !909
  %idx.ext10 = sext i32 %0 to i64, !dbg !910
  %add.ptr11 = getelementptr inbounds i32, ptr %add.ptr9, i64 %idx.ext10, !dbg !910
  %7 = ptrtoint ptr %arrayidx6 to i64, !dbg !911
  %8 = ptrtoint ptr %add.ptr11 to i64, !dbg !911
  %or.i64 = or i64 %7, %8, !dbg !911
  %or1.i65 = or i64 %or.i64, 4, !dbg !911
  %rem.i66 = urem i64 %or1.i65, 4, !dbg !911
  %cmp.i67 = icmp eq i64 %rem.i66, 0, !dbg !911
  %conv.i68 = zext i1 %cmp.i67 to i32, !dbg !911
  %9 = call i1 @llvm.nvvm.isspacep.shared(ptr %arrayidx6), !dbg !911
  %conv2.i69 = zext i1 %9 to i32, !dbg !911
  %conv4.i70 = zext i1 %9 to i32, !dbg !911
  %and.i71 = and i32 %conv.i68, %conv4.i70, !dbg !911
  %10 = call i1 @llvm.nvvm.isspacep.global(ptr %add.ptr11), !dbg !911
  %conv5.i72 = zext i1 %10 to i32, !dbg !911
  %conv7.i73 = zext i1 %10 to i32, !dbg !911
  %and8.i74 = and i32 %and.i71, %conv7.i73, !dbg !911
  %tobool.i75 = icmp ne i32 %and8.i74, 0, !dbg !911
  %storedv.i76 = zext i1 %tobool.i75 to i8, !dbg !911
  %11 = zext i1 %tobool.i75 to i64, !dbg !911
  %cond.i77 = select i1 %tobool.i75, i64 4, i64 1, !dbg !911
  br label %for.cond.i78, !dbg !911

for.cond.i78:                                     ; preds = %if.end.i85, %if.then
  %i.0.i79 = phi i64 [ 0, %if.then ], [ %add.i86, %if.end.i85 ], !dbg !911
  %cmp10.i80 = icmp ult i64 %i.0.i79, 4, !dbg !911
  br i1 %cmp10.i80, label %for.body.i81, label %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit100, !dbg !911

for.body.i81:                                     ; preds = %for.cond.i78
  br i1 %tobool.i75, label %if.then.i87, label %if.else.i82, !dbg !911

if.then.i87:                                      ; preds = %for.body.i81
  %add.ptr.i88 = getelementptr inbounds nuw i8, ptr %arrayidx6, i64 %i.0.i79, !dbg !911
  %add.ptr.ascast.i89 = addrspacecast ptr %add.ptr.i88 to ptr addrspace(3), !dbg !911
  %add.ptr12.i90 = getelementptr inbounds nuw i8, ptr %add.ptr11, i64 %i.0.i79, !dbg !911
  %add.ptr12.ascast.i91 = addrspacecast ptr %add.ptr12.i90 to ptr addrspace(1), !dbg !911
  %sub.i92 = sub i64 4, %i.0.i79, !dbg !911
  %cmp13.i93 = icmp ult i64 %sub.i92, 4, !dbg !911
  br i1 %cmp13.i93, label %cond.true.i98, label %cond.false.i94, !dbg !911

cond.true.i98:                                    ; preds = %if.then.i87
  %sub14.i99 = sub i64 4, %i.0.i79, !dbg !911
  br label %cond.end.i95, !dbg !911

cond.false.i94:                                   ; preds = %if.then.i87
  br label %cond.end.i95, !dbg !911

cond.end.i95:                                     ; preds = %cond.false.i94, %cond.true.i98
  %cond15.i96 = phi i64 [ %sub14.i99, %cond.true.i98 ], [ 4, %cond.false.i94 ], !dbg !911
  %conv16.i97 = trunc i64 %cond15.i96 to i32, !dbg !911
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i89, ptr addrspace(1) noundef %add.ptr12.ascast.i91, i32 noundef 4, i32 noundef %conv16.i97) #7, !dbg !911
  br label %if.end.i85, !dbg !911

if.else.i82:                                      ; preds = %for.body.i81
  %arrayidx.i83 = getelementptr inbounds nuw i8, ptr %add.ptr11, i64 %i.0.i79, !dbg !911
  %12 = load i8, ptr %arrayidx.i83, align 1, !dbg !911, !tbaa !856
  %arrayidx17.i84 = getelementptr inbounds nuw i8, ptr %arrayidx6, i64 %i.0.i79, !dbg !911
  store i8 %12, ptr %arrayidx17.i84, align 1, !dbg !911, !tbaa !856
  br label %if.end.i85, !dbg !911

if.end.i85:                                       ; preds = %if.else.i82, %cond.end.i95
  %add.i86 = add i64 %i.0.i79, %cond.i77, !dbg !911
  br label %for.cond.i78, !dbg !911, !llvm.loop !912

_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit100:        ; preds = %for.cond.i78
  call void @__ws_cp_async_commit() #7, !dbg !913
  %inc.i = add i32 %pipe.sroa.4.0, 1, !dbg !913
    #dbg_value(i32 %inc.i, !166, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !886)
  br label %if.end, !dbg !914

if.end:                                           ; preds = %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit100, %for.body
  %pipe.sroa.4.1 = phi i32 [ %inc.i, %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit100 ], [ %pipe.sroa.4.0, %for.body ], !dbg !886
    #dbg_value(i32 %pipe.sroa.4.1, !166, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !886)
  %cmp13 = icmp slt i32 %i.0, 3, !dbg !915
  br i1 %cmp13, label %if.then14, label %if.else, !dbg !915

if.then14:                                        ; preds = %if.end
  call void @__ws_cp_async_wait(i32 noundef 1) #7, !dbg !917
  %sub.i102 = sub i32 %pipe.sroa.4.1, 1, !dbg !917
    #dbg_value(i32 %sub.i102, !166, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !886)
  br label %if.end15, !dbg !917

if.else:                                          ; preds = %if.end
  %cmp.i = icmp ne i32 %pipe.sroa.4.1, %pipe.sroa.12.0, !dbg !918
  br i1 %cmp.i, label %if.then.i56, label %_ZN4cuda8pipelineILNS_12thread_scopeE3EE13consumer_waitEv.exit, !dbg !918

if.then.i56:                                      ; preds = %if.else
  %sub.i = sub i32 %pipe.sroa.4.1, %pipe.sroa.12.0, !dbg !918
  %sub4.i = sub i32 %sub.i, 1, !dbg !918
  call void @__ws_cp_async_wait(i32 noundef %sub4.i) #7, !dbg !918
  %inc.i57 = add i32 %pipe.sroa.12.0, 1, !dbg !918
    #dbg_value(i32 %inc.i57, !166, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !886)
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE3EE13consumer_waitEv.exit, !dbg !918

_ZN4cuda8pipelineILNS_12thread_scopeE3EE13consumer_waitEv.exit: ; preds = %if.else, %if.then.i56
  %pipe.sroa.12.2 = phi i32 [ %inc.i57, %if.then.i56 ], [ %pipe.sroa.12.0, %if.else ], !dbg !886
    #dbg_value(i32 %pipe.sroa.12.2, !166, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !886)
  br label %if.end15

if.end15:                                         ; preds = %_ZN4cuda8pipelineILNS_12thread_scopeE3EE13consumer_waitEv.exit, %if.then14
  %pipe.sroa.12.1 = phi i32 [ %sub.i102, %if.then14 ], [ %pipe.sroa.12.2, %_ZN4cuda8pipelineILNS_12thread_scopeE3EE13consumer_waitEv.exit ], !dbg !919
    #dbg_value(i32 %pipe.sroa.12.1, !166, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !886)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !920
  %rem16 = srem i32 %i.0, 2, !dbg !921
  %idxprom17 = sext i32 %rem16 to i64, !dbg !922
  %arrayidx18 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9of_threadPKiPiE4tile to ptr), i64 0, i64 %idxprom17, !dbg !922
  %sub = sub nsw i32 63, %0, !dbg !923
  %idxprom19 = sext i32 %sub to i64, !dbg !922
  %arrayidx20 = getelementptr inbounds [64 x i32], ptr %arrayidx18, i64 0, i64 %idxprom19, !dbg !922
  %13 = load i32, ptr %arrayidx20, align 4, !dbg !922, !tbaa !815
  %mul21 = mul nsw i32 64, %i.0, !dbg !924
  %add22 = add nsw i32 %mul21, 63, !dbg !925
  %sub23 = sub nsw i32 %add22, %0, !dbg !926
  %cmp24 = icmp eq i32 %13, %sub23, !dbg !927
  %storedv.i = zext i1 %cmp24 to i8, !dbg !928
  br i1 %cmp24, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !928

if.then.i:                                        ; preds = %if.end15
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 46, ptr noundef @__PRETTY_FUNCTION__._Z9of_threadPKiPi, i64 noundef 1) #8, !dbg !928
  unreachable, !dbg !928

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.end15
  %rem25 = srem i32 %i.0, 2, !dbg !929
  %idxprom26 = sext i32 %rem25 to i64, !dbg !930
  %arrayidx27 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9of_threadPKiPiE4tile to ptr), i64 0, i64 %idxprom26, !dbg !930
  %sub28 = sub nsw i32 63, %0, !dbg !931
  %idxprom29 = sext i32 %sub28 to i64, !dbg !930
  %arrayidx30 = getelementptr inbounds [64 x i32], ptr %arrayidx27, i64 0, i64 %idxprom29, !dbg !930
  %14 = load i32, ptr %arrayidx30, align 4, !dbg !930, !tbaa !815
  %mul31 = mul nsw i32 64, %i.0, !dbg !932
  %add32 = add nsw i32 %mul31, %0, !dbg !933
  %idxprom33 = sext i32 %add32 to i64, !dbg !934
  %arrayidx34 = getelementptr inbounds i32, ptr %out, i64 %idxprom33, !dbg !934
  store i32 %14, ptr %arrayidx34, align 4, !dbg !935, !tbaa !815
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !936
  br label %for.inc, !dbg !937

for.inc:                                          ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %inc = add nsw i32 %i.0, 1, !dbg !938
    #dbg_value(i32 %inc, !168, !DIExpression(), !894)
  br label %for.cond, !dbg !939, !llvm.loop !940

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !942
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8of_blockPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !186 {
entry:
    #dbg_declare(ptr poison, !190, !DIExpression(), !943)
    #dbg_declare(ptr poison, !195, !DIExpression(DW_OP_LLVM_fragment, 176, 16), !944)
    #dbg_value(ptr poison, !820, !DIExpression(), !945)
    #dbg_value(ptr poison, !828, !DIExpression(), !952)
    #dbg_value(ptr poison, !837, !DIExpression(), !955)
    #dbg_value(ptr %in, !188, !DIExpression(), !956)
    #dbg_value(ptr %out, !189, !DIExpression(), !956)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !957
  %call1.i78 = call i32 @__ws_sreg_ntid_y() #7, !dbg !957
  %mul.i79 = mul i32 %0, %call1.i78, !dbg !957
  %call2.i80 = call i32 @__ws_sreg_ntid_z() #7, !dbg !957
  %mul3.i81 = mul i32 %mul.i79, %call2.i80, !dbg !957
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !957
  %call1.i74 = call i32 @__ws_sreg_ntid_y() #7, !dbg !957
  %mul.i75 = mul i32 %1, %call1.i74, !dbg !957
  %call2.i76 = call i32 @__ws_sreg_ntid_z() #7, !dbg !957
  %mul3.i77 = mul i32 %mul.i75, %call2.i76, !dbg !957
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !957
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !957
  %call2.i.i = call i32 @__ws_sreg_tid_y() #7, !dbg !957
  %call3.i.i = call i32 @__ws_sreg_ntid_y() #7, !dbg !957
  %call4.i.i = call i32 @__ws_sreg_tid_z() #7, !dbg !957
  %mul.i.i = mul i32 %call3.i.i, %call4.i.i, !dbg !957
  %add.i.i = add i32 %call2.i.i, %mul.i.i, !dbg !957
  %mul5.i.i = mul i32 %3, %add.i.i, !dbg !957
  %add6.i.i = add i32 %2, %mul5.i.i, !dbg !957
  %cmp.i90 = icmp eq i32 %add6.i.i, 0, !dbg !957
  br i1 %cmp.i90, label %if.then.i94, label %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit, !dbg !957

if.then.i94:                                      ; preds = %entry
  br label %for.cond.i95, !dbg !957

for.cond.i95:                                     ; preds = %for.body.i97, %if.then.i94
  %i.0.i96 = phi i32 [ 0, %if.then.i94 ], [ %inc.i101, %for.body.i97 ], !dbg !957
  %cmp1.i = icmp ult i32 %i.0.i96, 2, !dbg !957
  br i1 %cmp1.i, label %for.body.i97, label %for.cond.cleanup.i, !dbg !957

for.cond.cleanup.i:                               ; preds = %for.cond.i95
  br label %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit, !dbg !957

for.body.i97:                                     ; preds = %for.cond.i95
  %idxprom.i98 = zext i32 %i.0.i96 to i64, !dbg !957
  %arrayidx.i99 = getelementptr inbounds nuw [2 x %struct.anon], ptr addrspacecast (ptr addrspace(3) @_ZZ8of_blockPKiPiE5state to ptr), i64 0, i64 %idxprom.i98, !dbg !957
  call void @__ws_mbarrier_init(ptr noundef %arrayidx.i99, i32 noundef %mul3.i81) #7, !dbg !957
  %idxprom3.i = zext i32 %i.0.i96 to i64, !dbg !957
  %arrayidx4.i = getelementptr inbounds nuw [2 x %struct.anon], ptr addrspacecast (ptr addrspace(3) @_ZZ8of_blockPKiPiE5state to ptr), i64 0, i64 %idxprom3.i, !dbg !957
  %consumed.i100 = getelementptr inbounds nuw %struct.anon, ptr %arrayidx4.i, i32 0, i32 1, !dbg !957
  call void @__ws_mbarrier_init(ptr noundef %consumed.i100, i32 noundef %mul3.i77) #7, !dbg !957
  %inc.i101 = add i32 %i.0.i96, 1, !dbg !957
  br label %for.cond.i95, !dbg !957, !llvm.loop !958

_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit: ; preds = %entry, %for.cond.cleanup.i
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !957
  %.fca.0.insert.i = insertvalue %"class.cuda::pipeline.0" poison, ptr addrspacecast (ptr addrspace(3) @_ZZ8of_blockPKiPiE5state to ptr), 0, !dbg !957
  %.fca.1.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.0.insert.i, i32 2, 1, !dbg !957
  %.fca.2.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.1.insert.i, i32 0, 2, !dbg !957
  %.fca.3.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.2.insert.i, i32 0, 3, !dbg !957
  %.fca.4.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.3.insert.i, i8 1, 4, !dbg !957
  %.fca.5.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.4.insert.i, i8 0, 5, !dbg !957
  %.fca.6.0.insert.i92 = insertvalue %"class.cuda::pipeline.0" %.fca.5.insert.i, i8 undef, 6, 0, !dbg !957
  %.fca.6.1.insert.i93 = insertvalue %"class.cuda::pipeline.0" %.fca.6.0.insert.i92, i8 undef, 6, 1, !dbg !957
  %call2.fca.0.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i93, 0, !dbg !957
  %call2.fca.1.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i93, 1, !dbg !957
  %call2.fca.2.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i93, 2, !dbg !957
  %call2.fca.3.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i93, 3, !dbg !957
  %call2.fca.4.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i93, 4, !dbg !957
  %call2.fca.5.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i93, 5, !dbg !957
  %call2.fca.6.0.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i93, 6, 0, !dbg !957
  %call2.fca.6.1.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i93, 6, 1, !dbg !957
  %.fca.6.0.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i93, i8 undef, 6, 0, !dbg !957
  %.fca.6.1.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.6.0.insert.i, i8 undef, 6, 1, !dbg !957
  %call1.fca.0.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 0, !dbg !957
  %call1.fca.1.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 1, !dbg !957
  %call1.fca.2.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 2, !dbg !957
  %call1.fca.3.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 3, !dbg !957
  %call1.fca.4.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 4, !dbg !957
  %call1.fca.5.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 5, !dbg !957
  %call1.fca.6.0.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 6, 0, !dbg !957
  %call1.fca.6.1.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 6, 1, !dbg !957
    #dbg_value(ptr %call1.fca.0.extract, !195, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !956)
    #dbg_value(i32 %call1.fca.1.extract, !195, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !956)
    #dbg_value(i32 %call1.fca.2.extract, !195, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !956)
    #dbg_value(i32 %call1.fca.3.extract, !195, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !956)
    #dbg_value(i8 %call1.fca.4.extract, !195, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !956)
    #dbg_value(i8 %call1.fca.5.extract, !195, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !956)
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !959
    #dbg_value(i32 %4, !196, !DIExpression(), !956)
    #dbg_value(i32 0, !197, !DIExpression(), !960)
    #dbg_value(i32 0, !199, !DIExpression(), !960)
  br label %for.cond, !dbg !961

for.cond:                                         ; preds = %for.inc26, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit
  %pipe.sroa.11.0 = phi i32 [ %call1.fca.2.extract, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %pipe.sroa.11.1, %for.inc26 ], !dbg !957
  %pipe.sroa.18.0 = phi i32 [ %call1.fca.3.extract, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %pipe.sroa.18.1, %for.inc26 ], !dbg !956
  %pipe.sroa.24.0 = phi i8 [ %call1.fca.4.extract, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %pipe.sroa.24.1, %for.inc26 ], !dbg !957
  %pipe.sroa.28.0 = phi i8 [ %call1.fca.5.extract, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %pipe.sroa.28.1, %for.inc26 ], !dbg !956
  %load.0 = phi i32 [ 0, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %load.1, %for.inc26 ], !dbg !962
  %i.0 = phi i32 [ 0, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %inc27, %for.inc26 ], !dbg !963
    #dbg_value(i8 %pipe.sroa.28.0, !195, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !956)
    #dbg_value(i8 %pipe.sroa.24.0, !195, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !956)
    #dbg_value(i32 %pipe.sroa.18.0, !195, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !956)
    #dbg_value(i32 %pipe.sroa.11.0, !195, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !956)
    #dbg_value(i32 %i.0, !199, !DIExpression(), !960)
    #dbg_value(i32 %load.0, !197, !DIExpression(), !960)
  %cmp = icmp slt i32 %i.0, 4, !dbg !964
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !965

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end28

for.body:                                         ; preds = %for.cond
  br label %for.cond3, !dbg !966

for.cond3:                                        ; preds = %for.inc, %for.body
  %pipe.sroa.11.1 = phi i32 [ %pipe.sroa.11.0, %for.body ], [ %pipe.sroa.11.2, %for.inc ], !dbg !956
  %pipe.sroa.24.1 = phi i8 [ %pipe.sroa.24.0, %for.body ], [ %pipe.sroa.24.2, %for.inc ], !dbg !956
  %load.1 = phi i32 [ %load.0, %for.body ], [ %inc, %for.inc ], !dbg !960
    #dbg_value(i8 %pipe.sroa.24.1, !195, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !956)
    #dbg_value(i32 %pipe.sroa.11.1, !195, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !956)
    #dbg_value(i32 %load.1, !197, !DIExpression(), !960)
  %cmp4 = icmp slt i32 %load.1, 4, !dbg !967
  br i1 %cmp4, label %land.rhs, label %land.end, !dbg !968

land.rhs:                                         ; preds = %for.cond3
  %add = add nsw i32 %i.0, 2, !dbg !969
  %cmp5 = icmp slt i32 %load.1, %add, !dbg !970
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond3
  %5 = phi i1 [ false, %for.cond3 ], [ %cmp5, %land.rhs ], !dbg !971
  br i1 %5, label %for.body6, label %for.end, !dbg !972

for.body6:                                        ; preds = %land.end
  %idxprom.i = zext i32 %pipe.sroa.11.1 to i64, !dbg !973
  %arrayidx.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call1.fca.0.extract, i64 %idxprom.i, !dbg !973
  %consumed.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %arrayidx.i, i32 0, i32 1, !dbg !973
  %loadedv.i = trunc i8 %pipe.sroa.24.1 to i1, !dbg !973
  %conv.i = zext i1 %loadedv.i to i32, !dbg !973
  call void @__ws_mbarrier_wait_parity(ptr noundef %consumed.i, i32 noundef %conv.i) #7, !dbg !973
  %rem = srem i32 %load.1, 2, !dbg !974
  %idxprom = sext i32 %rem to i64, !dbg !975
  %arrayidx = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ8of_blockPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !975
  %arraydecay = getelementptr inbounds [64 x i32], ptr %arrayidx, i64 0, i64 0, !dbg !975
  %mul = mul nsw i32 64, %load.1, !dbg !976
  %idx.ext = sext i32 %mul to i64, !dbg !977
  %add.ptr = getelementptr inbounds i32, ptr %in, i64 %idx.ext, !dbg !977
    #dbg_value(ptr undef, !837, !DIExpression(), !955)
    #dbg_value(i64 256, !838, !DIExpression(), !955)
    #dbg_value(ptr undef, !828, !DIExpression(), !952)
    #dbg_value(i64 256, !831, !DIExpression(), !952)
    #dbg_value(ptr undef, !820, !DIExpression(), !945)
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !978
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !978
  %call2.i70 = call i32 @__ws_sreg_tid_y() #7, !dbg !978
  %call3.i71 = call i32 @__ws_sreg_ntid_y() #7, !dbg !978
  %call4.i = call i32 @__ws_sreg_tid_z() #7, !dbg !978
  %mul.i = mul i32 %call3.i71, %call4.i, !dbg !978
  %add.i = add i32 %call2.i70, %mul.i, !dbg !978
  %mul5.i = mul i32 %7, %add.i, !dbg !978
  %add6.i = add i32 %6, %mul5.i, !dbg !978
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !978
  %call1.i = call i32 @__ws_sreg_ntid_y() #7, !dbg !978
  %mul.i72 = mul i32 %8, %call1.i, !dbg !978
  %call2.i73 = call i32 @__ws_sreg_ntid_z() #7, !dbg !978
  %mul3.i = mul i32 %mul.i72, %call2.i73, !dbg !978
  %9 = ptrtoint ptr %arraydecay to i64, !dbg !978
  %10 = ptrtoint ptr %add.ptr to i64, !dbg !978
  %or.i = or i64 %9, %10, !dbg !978
  %or1.i = or i64 %or.i, 256, !dbg !978
  %rem.i = urem i64 %or1.i, 4, !dbg !978
  %cmp.i82 = icmp eq i64 %rem.i, 0, !dbg !978
  %conv.i83 = zext i1 %cmp.i82 to i32, !dbg !978
  %11 = call i1 @llvm.nvvm.isspacep.shared(ptr %arraydecay), !dbg !978
  %conv2.i = zext i1 %11 to i32, !dbg !978
  %conv4.i = zext i1 %11 to i32, !dbg !978
  %and.i = and i32 %conv.i83, %conv4.i, !dbg !978
  %12 = call i1 @llvm.nvvm.isspacep.global(ptr %add.ptr), !dbg !978
  %conv5.i = zext i1 %12 to i32, !dbg !978
  %conv7.i = zext i1 %12 to i32, !dbg !978
  %and8.i = and i32 %and.i, %conv7.i, !dbg !978
  %tobool.i = icmp ne i32 %and8.i, 0, !dbg !978
  %storedv.i84 = zext i1 %tobool.i to i8, !dbg !978
  %13 = zext i1 %tobool.i to i64, !dbg !978
  %cond.i = select i1 %tobool.i, i64 16, i64 1, !dbg !978
  %conv9.i = zext i32 %add6.i to i64, !dbg !978
  %mul.i86 = mul i64 %conv9.i, %cond.i, !dbg !978
  br label %for.cond.i, !dbg !978

for.cond.i:                                       ; preds = %if.end.i, %for.body6
  %i.0.i = phi i64 [ %mul.i86, %for.body6 ], [ %add.i88, %if.end.i ], !dbg !978
  %cmp10.i = icmp ult i64 %i.0.i, 256, !dbg !978
  br i1 %cmp10.i, label %for.body.i, label %_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit, !dbg !978

for.body.i:                                       ; preds = %for.cond.i
  br i1 %tobool.i, label %if.then.i89, label %if.else.i, !dbg !978

if.then.i89:                                      ; preds = %for.body.i
  %add.ptr.i = getelementptr inbounds nuw i8, ptr %arraydecay, i64 %i.0.i, !dbg !978
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !978
  %add.ptr12.i = getelementptr inbounds nuw i8, ptr %add.ptr, i64 %i.0.i, !dbg !978
  %add.ptr12.ascast.i = addrspacecast ptr %add.ptr12.i to ptr addrspace(1), !dbg !978
  %sub.i = sub i64 256, %i.0.i, !dbg !978
  %cmp13.i = icmp ult i64 %sub.i, 16, !dbg !978
  br i1 %cmp13.i, label %cond.true.i, label %cond.false.i, !dbg !978

cond.true.i:                                      ; preds = %if.then.i89
  %sub14.i = sub i64 256, %i.0.i, !dbg !978
  br label %cond.end.i, !dbg !978

cond.false.i:                                     ; preds = %if.then.i89
  br label %cond.end.i, !dbg !978

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond15.i = phi i64 [ %sub14.i, %cond.true.i ], [ 16, %cond.false.i ], !dbg !978
  %conv16.i = trunc i64 %cond15.i to i32, !dbg !978
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr12.ascast.i, i32 noundef 16, i32 noundef %conv16.i) #7, !dbg !978
  br label %if.end.i, !dbg !978

if.else.i:                                        ; preds = %for.body.i
  %arrayidx.i87 = getelementptr inbounds nuw i8, ptr %add.ptr, i64 %i.0.i, !dbg !978
  %14 = load i8, ptr %arrayidx.i87, align 1, !dbg !978, !tbaa !856
  %arrayidx17.i = getelementptr inbounds nuw i8, ptr %arraydecay, i64 %i.0.i, !dbg !978
  store i8 %14, ptr %arrayidx17.i, align 1, !dbg !978, !tbaa !856
  br label %if.end.i, !dbg !978

if.end.i:                                         ; preds = %if.else.i, %cond.end.i
  %conv18.i = zext i32 %mul3.i to i64, !dbg !978
  %mul19.i = mul i64 %conv18.i, %cond.i, !dbg !978
  %add.i88 = add i64 %i.0.i, %mul19.i, !dbg !978
  br label %for.cond.i, !dbg !978, !llvm.loop !979

_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit:          ; preds = %for.cond.i
  %idxprom.i45 = zext i32 %pipe.sroa.11.1 to i64, !dbg !980
  %arrayidx.i46 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call1.fca.0.extract, i64 %idxprom.i45, !dbg !980
  call void @__ws_cp_async_arrive(ptr noundef %arrayidx.i46) #7, !dbg !980
  %idxprom4.i = zext i32 %pipe.sroa.11.1 to i64, !dbg !980
  %arrayidx5.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call1.fca.0.extract, i64 %idxprom4.i, !dbg !980
  %call.i47 = call i64 @__ws_mbarrier_arrive(ptr noundef %arrayidx5.i, i32 noundef 1) #7, !dbg !980
  %inc.i = add i32 %pipe.sroa.11.1, 1, !dbg !980
    #dbg_value(i32 %inc.i, !195, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !956)
  %cmp.i = icmp eq i32 %inc.i, %call1.fca.1.extract, !dbg !980
  br i1 %cmp.i, label %if.then.i48, label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit, !dbg !980

if.then.i48:                                      ; preds = %_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit
    #dbg_value(i32 0, !195, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !956)
  %loadedv.i50 = trunc i8 %pipe.sroa.24.1 to i1, !dbg !980
  %lnot.i = xor i1 %loadedv.i50, true, !dbg !980
  %storedv.i51 = zext i1 %lnot.i to i8, !dbg !980
    #dbg_value(i8 %storedv.i51, !195, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !956)
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit, !dbg !980

_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit: ; preds = %_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit, %if.then.i48
  %pipe.sroa.11.2 = phi i32 [ 0, %if.then.i48 ], [ %inc.i, %_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit ], !dbg !980
  %pipe.sroa.24.2 = phi i8 [ %storedv.i51, %if.then.i48 ], [ %pipe.sroa.24.1, %_ZL13ws_copy_shareILm16EEbPvPKvmjj.exit ], !dbg !956
    #dbg_value(i8 %pipe.sroa.24.2, !195, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !956)
    #dbg_value(i32 %pipe.sroa.11.2, !195, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !956)
  br label %for.inc, !dbg !981

for.inc:                                          ; preds = %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit
  %inc = add nsw i32 %load.1, 1, !dbg !982
    #dbg_value(i32 %inc, !197, !DIExpression(), !960)
  br label %for.cond3, !dbg !983, !llvm.loop !984

for.end:                                          ; preds = %land.end
  %idxprom.i52 = zext i32 %pipe.sroa.18.0 to i64, !dbg !986
  %arrayidx.i53 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call1.fca.0.extract, i64 %idxprom.i52, !dbg !986
  %loadedv.i54 = trunc i8 %pipe.sroa.28.0 to i1, !dbg !986
  %conv.i55 = zext i1 %loadedv.i54 to i32, !dbg !986
  call void @__ws_mbarrier_wait_parity(ptr noundef %arrayidx.i53, i32 noundef %conv.i55) #7, !dbg !986
  %rem7 = srem i32 %i.0, 2, !dbg !987
  %idxprom8 = sext i32 %rem7 to i64, !dbg !988
  %arrayidx9 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ8of_blockPKiPiE4tile to ptr), i64 0, i64 %idxprom8, !dbg !988
  %sub = sub nsw i32 63, %4, !dbg !989
  %idxprom10 = sext i32 %sub to i64, !dbg !988
  %arrayidx11 = getelementptr inbounds [64 x i32], ptr %arrayidx9, i64 0, i64 %idxprom10, !dbg !988
  %15 = load i32, ptr %arrayidx11, align 4, !dbg !988, !tbaa !815
  %mul12 = mul nsw i32 64, %i.0, !dbg !990
  %add13 = add nsw i32 %mul12, 63, !dbg !991
  %sub14 = sub nsw i32 %add13, %4, !dbg !992
  %cmp15 = icmp eq i32 %15, %sub14, !dbg !993
  %storedv.i = zext i1 %cmp15 to i8, !dbg !994
  br i1 %cmp15, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !994

if.then.i:                                        ; preds = %for.end
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 66, ptr noundef @__PRETTY_FUNCTION__._Z8of_blockPKiPi, i64 noundef 1) #8, !dbg !994
  unreachable, !dbg !994

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %for.end
  %rem16 = srem i32 %i.0, 2, !dbg !995
  %idxprom17 = sext i32 %rem16 to i64, !dbg !996
  %arrayidx18 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ8of_blockPKiPiE4tile to ptr), i64 0, i64 %idxprom17, !dbg !996
  %sub19 = sub nsw i32 63, %4, !dbg !997
  %idxprom20 = sext i32 %sub19 to i64, !dbg !996
  %arrayidx21 = getelementptr inbounds [64 x i32], ptr %arrayidx18, i64 0, i64 %idxprom20, !dbg !996
  %16 = load i32, ptr %arrayidx21, align 4, !dbg !996, !tbaa !815
  %mul22 = mul nsw i32 64, %i.0, !dbg !998
  %add23 = add nsw i32 %mul22, %4, !dbg !999
  %idxprom24 = sext i32 %add23 to i64, !dbg !1000
  %arrayidx25 = getelementptr inbounds i32, ptr %out, i64 %idxprom24, !dbg !1000
  store i32 %16, ptr %arrayidx25, align 4, !dbg !1001, !tbaa !815
  %idxprom.i57 = zext i32 %pipe.sroa.18.0 to i64, !dbg !1002
  %arrayidx.i58 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call1.fca.0.extract, i64 %idxprom.i57, !dbg !1002
  %consumed.i59 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %arrayidx.i58, i32 0, i32 1, !dbg !1002
  %call.i60 = call i64 @__ws_mbarrier_arrive(ptr noundef %consumed.i59, i32 noundef 1) #7, !dbg !1002
  %inc.i61 = add i32 %pipe.sroa.18.0, 1, !dbg !1002
    #dbg_value(i32 %inc.i61, !195, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !956)
  %cmp.i63 = icmp eq i32 %inc.i61, %call1.fca.1.extract, !dbg !1002
  br i1 %cmp.i63, label %if.then.i64, label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, !dbg !1002

if.then.i64:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
    #dbg_value(i32 0, !195, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !956)
  %loadedv.i66 = trunc i8 %pipe.sroa.28.0 to i1, !dbg !1002
  %lnot.i67 = xor i1 %loadedv.i66, true, !dbg !1002
  %storedv.i68 = zext i1 %lnot.i67 to i8, !dbg !1002
    #dbg_value(i8 %storedv.i68, !195, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !956)
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, !dbg !1002

_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit: ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit, %if.then.i64
  %pipe.sroa.18.1 = phi i32 [ 0, %if.then.i64 ], [ %inc.i61, %_ZL9ws_assertbPKcS0_jS0_.exit ], !dbg !1002
  %pipe.sroa.28.1 = phi i8 [ %storedv.i68, %if.then.i64 ], [ %pipe.sroa.28.0, %_ZL9ws_assertbPKcS0_jS0_.exit ], !dbg !956
    #dbg_value(i8 %pipe.sroa.28.1, !195, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !956)
    #dbg_value(i32 %pipe.sroa.18.1, !195, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !956)
  br label %for.inc26, !dbg !1003

for.inc26:                                        ; preds = %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit
  %inc27 = add nsw i32 %i.0, 1, !dbg !1004
    #dbg_value(i32 %inc27, !199, !DIExpression(), !960)
  br label %for.cond, !dbg !1005, !llvm.loop !1006

for.end28:                                        ; preds = %for.cond.cleanup
  ret void, !dbg !1008
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10with_rolesPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !230 {
entry:
    #dbg_declare(ptr poison, !234, !DIExpression(), !1009)
    #dbg_declare(ptr poison, !236, !DIExpression(DW_OP_LLVM_fragment, 176, 16), !1010)
    #dbg_value(ptr %in, !232, !DIExpression(), !1011)
    #dbg_value(ptr %out, !233, !DIExpression(), !1011)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1012
  %cmp = icmp ult i32 %0, 32, !dbg !1013
  %storedv = zext i1 %cmp to i8, !dbg !1014
    #dbg_value(i8 %storedv, !235, !DIExpression(), !1011)
  %loadedv = trunc i8 %storedv to i1, !dbg !1015
  %1 = zext i1 %loadedv to i64, !dbg !1015
  %cond = select i1 %loadedv, i32 0, i32 1, !dbg !1015
  %conv.i67 = zext i1 %loadedv to i32, !dbg !1016
  %2 = call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %loadedv), !dbg !1016
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1016
  %call1.i = call i32 @__ws_sreg_ntid_y() #7, !dbg !1016
  %mul.i = mul i32 %3, %call1.i, !dbg !1016
  %call2.i70 = call i32 @__ws_sreg_ntid_z() #7, !dbg !1016
  %mul3.i = mul i32 %mul.i, %call2.i70, !dbg !1016
  %sub.i = sub i32 %mul3.i, %2, !dbg !1016
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1016
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1016
  %call2.i.i = call i32 @__ws_sreg_tid_y() #7, !dbg !1016
  %call3.i.i = call i32 @__ws_sreg_ntid_y() #7, !dbg !1016
  %call4.i.i = call i32 @__ws_sreg_tid_z() #7, !dbg !1016
  %mul.i.i = mul i32 %call3.i.i, %call4.i.i, !dbg !1016
  %add.i.i = add i32 %call2.i.i, %mul.i.i, !dbg !1016
  %mul5.i.i = mul i32 %5, %add.i.i, !dbg !1016
  %add6.i.i = add i32 %4, %mul5.i.i, !dbg !1016
  %cmp.i79 = icmp eq i32 %add6.i.i, 0, !dbg !1016
  br i1 %cmp.i79, label %if.then.i83, label %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit, !dbg !1016

if.then.i83:                                      ; preds = %entry
  br label %for.cond.i84, !dbg !1016

for.cond.i84:                                     ; preds = %for.body.i86, %if.then.i83
  %i.0.i85 = phi i32 [ 0, %if.then.i83 ], [ %inc.i90, %for.body.i86 ], !dbg !1016
  %cmp1.i = icmp ult i32 %i.0.i85, 2, !dbg !1016
  br i1 %cmp1.i, label %for.body.i86, label %for.cond.cleanup.i, !dbg !1016

for.cond.cleanup.i:                               ; preds = %for.cond.i84
  br label %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit, !dbg !1016

for.body.i86:                                     ; preds = %for.cond.i84
  %idxprom.i87 = zext i32 %i.0.i85 to i64, !dbg !1016
  %arrayidx.i88 = getelementptr inbounds nuw [2 x %struct.anon], ptr addrspacecast (ptr addrspace(3) @_ZZ10with_rolesPKiPiE5state to ptr), i64 0, i64 %idxprom.i87, !dbg !1016
  call void @__ws_mbarrier_init(ptr noundef %arrayidx.i88, i32 noundef %2) #7, !dbg !1016
  %idxprom3.i = zext i32 %i.0.i85 to i64, !dbg !1016
  %arrayidx4.i = getelementptr inbounds nuw [2 x %struct.anon], ptr addrspacecast (ptr addrspace(3) @_ZZ10with_rolesPKiPiE5state to ptr), i64 0, i64 %idxprom3.i, !dbg !1016
  %consumed.i89 = getelementptr inbounds nuw %struct.anon, ptr %arrayidx4.i, i32 0, i32 1, !dbg !1016
  call void @__ws_mbarrier_init(ptr noundef %consumed.i89, i32 noundef %sub.i) #7, !dbg !1016
  %inc.i90 = add i32 %i.0.i85, 1, !dbg !1016
  br label %for.cond.i84, !dbg !1016, !llvm.loop !1017

_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit: ; preds = %entry, %for.cond.cleanup.i
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1016
  %.fca.0.insert.i = insertvalue %"class.cuda::pipeline.0" poison, ptr addrspacecast (ptr addrspace(3) @_ZZ10with_rolesPKiPiE5state to ptr), 0, !dbg !1016
  %.fca.1.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.0.insert.i, i32 2, 1, !dbg !1016
  %.fca.2.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.1.insert.i, i32 0, 2, !dbg !1016
  %.fca.3.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.2.insert.i, i32 0, 3, !dbg !1016
  %.fca.4.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.3.insert.i, i8 1, 4, !dbg !1016
  %.fca.5.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.4.insert.i, i8 0, 5, !dbg !1016
  %.fca.6.0.insert.i81 = insertvalue %"class.cuda::pipeline.0" %.fca.5.insert.i, i8 undef, 6, 0, !dbg !1016
  %.fca.6.1.insert.i82 = insertvalue %"class.cuda::pipeline.0" %.fca.6.0.insert.i81, i8 undef, 6, 1, !dbg !1016
  %call2.fca.0.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i82, 0, !dbg !1016
  %call2.fca.1.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i82, 1, !dbg !1016
  %call2.fca.2.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i82, 2, !dbg !1016
  %call2.fca.3.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i82, 3, !dbg !1016
  %call2.fca.4.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i82, 4, !dbg !1016
  %call2.fca.5.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i82, 5, !dbg !1016
  %call2.fca.6.0.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i82, 6, 0, !dbg !1016
  %call2.fca.6.1.extract.i = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i82, 6, 1, !dbg !1016
  %.fca.6.0.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i82, i8 undef, 6, 0, !dbg !1016
  %.fca.6.1.insert.i = insertvalue %"class.cuda::pipeline.0" %.fca.6.0.insert.i, i8 undef, 6, 1, !dbg !1016
  %call2.fca.0.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 0, !dbg !1016
  %call2.fca.1.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 1, !dbg !1016
  %call2.fca.2.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 2, !dbg !1016
  %call2.fca.3.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 3, !dbg !1016
  %call2.fca.4.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 4, !dbg !1016
  %call2.fca.5.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 5, !dbg !1016
  %call2.fca.6.0.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 6, 0, !dbg !1016
  %call2.fca.6.1.extract = extractvalue %"class.cuda::pipeline.0" %.fca.6.1.insert.i, 6, 1, !dbg !1016
    #dbg_value(ptr %call2.fca.0.extract, !236, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1011)
    #dbg_value(i32 %call2.fca.1.extract, !236, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !1011)
    #dbg_value(i32 %call2.fca.2.extract, !236, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !1011)
    #dbg_value(i32 %call2.fca.3.extract, !236, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !1011)
    #dbg_value(i8 %call2.fca.4.extract, !236, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !1011)
    #dbg_value(i8 %call2.fca.5.extract, !236, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !1011)
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1018
  %rem = urem i32 %6, 32, !dbg !1019
    #dbg_value(i32 %rem, !237, !DIExpression(), !1011)
    #dbg_value(i32 0, !238, !DIExpression(), !1020)
  br label %for.cond, !dbg !1021

for.cond:                                         ; preds = %for.inc, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit
  %pipe.sroa.11.0 = phi i32 [ %call2.fca.2.extract, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %pipe.sroa.11.1, %for.inc ], !dbg !1011
  %pipe.sroa.18.0 = phi i32 [ %call2.fca.3.extract, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %pipe.sroa.18.1, %for.inc ], !dbg !1016
  %pipe.sroa.24.0 = phi i8 [ %call2.fca.4.extract, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %pipe.sroa.24.1, %for.inc ], !dbg !1011
  %pipe.sroa.28.0 = phi i8 [ %call2.fca.5.extract, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %pipe.sroa.28.1, %for.inc ], !dbg !1016
  %i.0 = phi i32 [ 0, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %inc, %for.inc ], !dbg !1022
    #dbg_value(i8 %pipe.sroa.28.0, !236, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !1011)
    #dbg_value(i8 %pipe.sroa.24.0, !236, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !1011)
    #dbg_value(i32 %pipe.sroa.18.0, !236, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !1011)
    #dbg_value(i32 %pipe.sroa.11.0, !236, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !1011)
    #dbg_value(i32 %i.0, !238, !DIExpression(), !1020)
  %cmp4 = icmp slt i32 %i.0, 8, !dbg !1023
  br i1 %cmp4, label %for.body, label %for.cond.cleanup, !dbg !1025

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %loadedv5 = trunc i8 %storedv to i1, !dbg !1026
  br i1 %loadedv5, label %if.then, label %if.else, !dbg !1026

if.then:                                          ; preds = %for.body
  %idxprom.i = zext i32 %pipe.sroa.11.0 to i64, !dbg !1029
  %arrayidx.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call2.fca.0.extract, i64 %idxprom.i, !dbg !1029
  %consumed.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %arrayidx.i, i32 0, i32 1, !dbg !1029
  %loadedv.i = trunc i8 %pipe.sroa.24.0 to i1, !dbg !1029
  %conv.i = zext i1 %loadedv.i to i32, !dbg !1029
  call void @__ws_mbarrier_wait_parity(ptr noundef %consumed.i, i32 noundef %conv.i) #7, !dbg !1029
  %rem6 = srem i32 %i.0, 2, !dbg !1031
  %idxprom = sext i32 %rem6 to i64, !dbg !1032
  %arrayidx = getelementptr inbounds [2 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10with_rolesPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !1032
  %idxprom7 = sext i32 %rem to i64, !dbg !1032
  %arrayidx8 = getelementptr inbounds [32 x i32], ptr %arrayidx, i64 0, i64 %idxprom7, !dbg !1032
  %mul = mul nsw i32 32, %i.0, !dbg !1033
  %idx.ext = sext i32 %mul to i64, !dbg !1034
  %add.ptr = getelementptr inbounds i32, ptr %in, i64 %idx.ext, !dbg !1034
  %idx.ext9 = sext i32 %rem to i64, !dbg !1035
  %add.ptr10 = getelementptr inbounds i32, ptr %add.ptr, i64 %idx.ext9, !dbg !1035
  %7 = ptrtoint ptr %arrayidx8 to i64, !dbg !1036
  %8 = ptrtoint ptr %add.ptr10 to i64, !dbg !1036
  %or.i = or i64 %7, %8, !dbg !1036
  %or1.i = or i64 %or.i, 4, !dbg !1036
  %rem.i = urem i64 %or1.i, 4, !dbg !1036
  %cmp.i71 = icmp eq i64 %rem.i, 0, !dbg !1036
  %conv.i72 = zext i1 %cmp.i71 to i32, !dbg !1036
  %9 = call i1 @llvm.nvvm.isspacep.shared(ptr %arrayidx8), !dbg !1036
  %conv2.i = zext i1 %9 to i32, !dbg !1036
  %conv4.i = zext i1 %9 to i32, !dbg !1036
  %and.i = and i32 %conv.i72, %conv4.i, !dbg !1036
  %10 = call i1 @llvm.nvvm.isspacep.global(ptr %add.ptr10), !dbg !1036
  %conv5.i = zext i1 %10 to i32, !dbg !1036
  %conv7.i = zext i1 %10 to i32, !dbg !1036
  %and8.i = and i32 %and.i, %conv7.i, !dbg !1036
  %tobool.i = icmp ne i32 %and8.i, 0, !dbg !1036
  %storedv.i73 = zext i1 %tobool.i to i8, !dbg !1036
  %11 = zext i1 %tobool.i to i64, !dbg !1036
  %cond.i = select i1 %tobool.i, i64 4, i64 1, !dbg !1036
  br label %for.cond.i, !dbg !1036

for.cond.i:                                       ; preds = %if.end.i, %if.then
  %i.0.i = phi i64 [ 0, %if.then ], [ %add.i, %if.end.i ], !dbg !1036
  %cmp10.i = icmp ult i64 %i.0.i, 4, !dbg !1036
  br i1 %cmp10.i, label %for.body.i, label %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit, !dbg !1036

for.body.i:                                       ; preds = %for.cond.i
  br i1 %tobool.i, label %if.then.i77, label %if.else.i, !dbg !1036

if.then.i77:                                      ; preds = %for.body.i
  %add.ptr.i = getelementptr inbounds nuw i8, ptr %arrayidx8, i64 %i.0.i, !dbg !1036
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !1036
  %add.ptr12.i = getelementptr inbounds nuw i8, ptr %add.ptr10, i64 %i.0.i, !dbg !1036
  %add.ptr12.ascast.i = addrspacecast ptr %add.ptr12.i to ptr addrspace(1), !dbg !1036
  %sub.i78 = sub i64 4, %i.0.i, !dbg !1036
  %cmp13.i = icmp ult i64 %sub.i78, 4, !dbg !1036
  br i1 %cmp13.i, label %cond.true.i, label %cond.false.i, !dbg !1036

cond.true.i:                                      ; preds = %if.then.i77
  %sub14.i = sub i64 4, %i.0.i, !dbg !1036
  br label %cond.end.i, !dbg !1036

cond.false.i:                                     ; preds = %if.then.i77
  br label %cond.end.i, !dbg !1036

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond15.i = phi i64 [ %sub14.i, %cond.true.i ], [ 4, %cond.false.i ], !dbg !1036
  %conv16.i = trunc i64 %cond15.i to i32, !dbg !1036
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr12.ascast.i, i32 noundef 4, i32 noundef %conv16.i) #7, !dbg !1036
  br label %if.end.i, !dbg !1036

if.else.i:                                        ; preds = %for.body.i
  %arrayidx.i76 = getelementptr inbounds nuw i8, ptr %add.ptr10, i64 %i.0.i, !dbg !1036
  %12 = load i8, ptr %arrayidx.i76, align 1, !dbg !1036, !tbaa !856
  %arrayidx17.i = getelementptr inbounds nuw i8, ptr %arrayidx8, i64 %i.0.i, !dbg !1036
  store i8 %12, ptr %arrayidx17.i, align 1, !dbg !1036, !tbaa !856
  br label %if.end.i, !dbg !1036

if.end.i:                                         ; preds = %if.else.i, %cond.end.i
  %add.i = add i64 %i.0.i, %cond.i, !dbg !1036
  br label %for.cond.i, !dbg !1036, !llvm.loop !1037

_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit:           ; preds = %for.cond.i
  %idxprom.i43 = zext i32 %pipe.sroa.11.0 to i64, !dbg !1038
  %arrayidx.i44 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call2.fca.0.extract, i64 %idxprom.i43, !dbg !1038
  call void @__ws_cp_async_arrive(ptr noundef %arrayidx.i44) #7, !dbg !1038
  %idxprom4.i = zext i32 %pipe.sroa.11.0 to i64, !dbg !1038
  %arrayidx5.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call2.fca.0.extract, i64 %idxprom4.i, !dbg !1038
  %call.i = call i64 @__ws_mbarrier_arrive(ptr noundef %arrayidx5.i, i32 noundef 1) #7, !dbg !1038
  %inc.i = add i32 %pipe.sroa.11.0, 1, !dbg !1038
    #dbg_value(i32 %inc.i, !236, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !1011)
  %cmp.i = icmp eq i32 %inc.i, %call2.fca.1.extract, !dbg !1038
  br i1 %cmp.i, label %if.then.i45, label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit, !dbg !1038

if.then.i45:                                      ; preds = %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit
    #dbg_value(i32 0, !236, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !1011)
  %loadedv.i47 = trunc i8 %pipe.sroa.24.0 to i1, !dbg !1038
  %lnot.i = xor i1 %loadedv.i47, true, !dbg !1038
  %storedv.i48 = zext i1 %lnot.i to i8, !dbg !1038
    #dbg_value(i8 %storedv.i48, !236, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !1011)
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit, !dbg !1038

_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit: ; preds = %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit, %if.then.i45
  %pipe.sroa.11.2 = phi i32 [ 0, %if.then.i45 ], [ %inc.i, %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit ], !dbg !1038
  %pipe.sroa.24.2 = phi i8 [ %storedv.i48, %if.then.i45 ], [ %pipe.sroa.24.0, %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit ], !dbg !1011
    #dbg_value(i8 %pipe.sroa.24.2, !236, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !1011)
    #dbg_value(i32 %pipe.sroa.11.2, !236, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !1011)
  br label %if.end, !dbg !1039

if.else:                                          ; preds = %for.body
  %idxprom.i49 = zext i32 %pipe.sroa.18.0 to i64, !dbg !1040
  %arrayidx.i50 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call2.fca.0.extract, i64 %idxprom.i49, !dbg !1040
  %loadedv.i51 = trunc i8 %pipe.sroa.28.0 to i1, !dbg !1040
  %conv.i52 = zext i1 %loadedv.i51 to i32, !dbg !1040
  call void @__ws_mbarrier_wait_parity(ptr noundef %arrayidx.i50, i32 noundef %conv.i52) #7, !dbg !1040
  %rem11 = srem i32 %i.0, 2, !dbg !1042
  %idxprom12 = sext i32 %rem11 to i64, !dbg !1043
  %arrayidx13 = getelementptr inbounds [2 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10with_rolesPKiPiE4tile to ptr), i64 0, i64 %idxprom12, !dbg !1043
  %sub = sub nsw i32 31, %rem, !dbg !1044
  %idxprom14 = sext i32 %sub to i64, !dbg !1043
  %arrayidx15 = getelementptr inbounds [32 x i32], ptr %arrayidx13, i64 0, i64 %idxprom14, !dbg !1043
  %13 = load i32, ptr %arrayidx15, align 4, !dbg !1043, !tbaa !815
  %mul16 = mul nsw i32 32, %i.0, !dbg !1045
  %add = add nsw i32 %mul16, 31, !dbg !1046
  %sub17 = sub nsw i32 %add, %rem, !dbg !1047
  %cmp18 = icmp eq i32 %13, %sub17, !dbg !1048
  %storedv.i = zext i1 %cmp18 to i8, !dbg !1049
  br i1 %cmp18, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !1049

if.then.i:                                        ; preds = %if.else
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 86, ptr noundef @__PRETTY_FUNCTION__._Z10with_rolesPKiPi, i64 noundef 1) #8, !dbg !1049
  unreachable, !dbg !1049

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.else
  %rem19 = srem i32 %i.0, 2, !dbg !1050
  %idxprom20 = sext i32 %rem19 to i64, !dbg !1051
  %arrayidx21 = getelementptr inbounds [2 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10with_rolesPKiPiE4tile to ptr), i64 0, i64 %idxprom20, !dbg !1051
  %sub22 = sub nsw i32 31, %rem, !dbg !1052
  %idxprom23 = sext i32 %sub22 to i64, !dbg !1051
  %arrayidx24 = getelementptr inbounds [32 x i32], ptr %arrayidx21, i64 0, i64 %idxprom23, !dbg !1051
  %14 = load i32, ptr %arrayidx24, align 4, !dbg !1051, !tbaa !815
  %mul25 = mul nsw i32 32, %i.0, !dbg !1053
  %add26 = add nsw i32 %mul25, %rem, !dbg !1054
  %idxprom27 = sext i32 %add26 to i64, !dbg !1055
  %arrayidx28 = getelementptr inbounds i32, ptr %out, i64 %idxprom27, !dbg !1055
  store i32 %14, ptr %arrayidx28, align 4, !dbg !1056, !tbaa !815
  %idxprom.i54 = zext i32 %pipe.sroa.18.0 to i64, !dbg !1057
  %arrayidx.i55 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call2.fca.0.extract, i64 %idxprom.i54, !dbg !1057
  %consumed.i56 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %arrayidx.i55, i32 0, i32 1, !dbg !1057
  %call.i57 = call i64 @__ws_mbarrier_arrive(ptr noundef %consumed.i56, i32 noundef 1) #7, !dbg !1057
  %inc.i58 = add i32 %pipe.sroa.18.0, 1, !dbg !1057
    #dbg_value(i32 %inc.i58, !236, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !1011)
  %cmp.i60 = icmp eq i32 %inc.i58, %call2.fca.1.extract, !dbg !1057
  br i1 %cmp.i60, label %if.then.i61, label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, !dbg !1057

if.then.i61:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
    #dbg_value(i32 0, !236, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !1011)
  %loadedv.i63 = trunc i8 %pipe.sroa.28.0 to i1, !dbg !1057
  %lnot.i64 = xor i1 %loadedv.i63, true, !dbg !1057
  %storedv.i65 = zext i1 %lnot.i64 to i8, !dbg !1057
    #dbg_value(i8 %storedv.i65, !236, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !1011)
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, !dbg !1057

_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit: ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit, %if.then.i61
  %pipe.sroa.18.2 = phi i32 [ 0, %if.then.i61 ], [ %inc.i58, %_ZL9ws_assertbPKcS0_jS0_.exit ], !dbg !1057
  %pipe.sroa.28.2 = phi i8 [ %storedv.i65, %if.then.i61 ], [ %pipe.sroa.28.0, %_ZL9ws_assertbPKcS0_jS0_.exit ], !dbg !1011
    #dbg_value(i8 %pipe.sroa.28.2, !236, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !1011)
    #dbg_value(i32 %pipe.sroa.18.2, !236, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !1011)
  br label %if.end

if.end:                                           ; preds = %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit
  %pipe.sroa.11.1 = phi i32 [ %pipe.sroa.11.2, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit ], [ %pipe.sroa.11.0, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit ], !dbg !1011
  %pipe.sroa.18.1 = phi i32 [ %pipe.sroa.18.0, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit ], [ %pipe.sroa.18.2, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit ], !dbg !1011
  %pipe.sroa.24.1 = phi i8 [ %pipe.sroa.24.2, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit ], [ %pipe.sroa.24.0, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit ], !dbg !1011
  %pipe.sroa.28.1 = phi i8 [ %pipe.sroa.28.0, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit ], [ %pipe.sroa.28.2, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit ], !dbg !1011
    #dbg_value(i8 %pipe.sroa.28.1, !236, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !1011)
    #dbg_value(i8 %pipe.sroa.24.1, !236, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !1011)
    #dbg_value(i32 %pipe.sroa.18.1, !236, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !1011)
    #dbg_value(i32 %pipe.sroa.11.1, !236, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !1011)
  br label %for.inc, !dbg !1058

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %i.0, 1, !dbg !1059
    #dbg_value(i32 %inc, !238, !DIExpression(), !1020)
  br label %for.cond, !dbg !1060, !llvm.loop !1061

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !1063
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

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: convergent nounwind
declare void @__ws_mbarrier_init(ptr noundef, i32 noundef) #4

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

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!810, !811, !812, !813}
!llvm.ident = !{!814}
!llvm.errno.tbaa = !{!815}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 17, type: !808, isLocal: true, isDefinition: true, align: 128)
!2 = distinct !DISubprogram(name: "with_barrier", linkageName: "_Z12with_barrierPKiPi", scope: !3, file: !3, line: 16, type: !4, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !802)
!3 = !DIFile(filename: "cuda_pipeline.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !11, retainedTypes: !35, globals: !142, imports: !252, splitDebugInlining: false, nameTableKind: None)
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
!45 = !DISubprogram(name: "aligned_size_t", linkageName: "_ZN4cuda14aligned_size_tILm16EEC4Em", scope: !36, file: !37, line: 18, type: !46, scopeLine: 18, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!46 = !DISubroutineType(types: !47)
!47 = !{null, !48, !41}
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!49 = !DISubprogram(name: "operator unsigned long", linkageName: "_ZNK4cuda14aligned_size_tILm16EEcvmEv", scope: !36, file: !37, line: 18, type: !50, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
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
!67 = !DISubprogram(name: "pipeline", linkageName: "_ZN4cuda8pipelineILNS_12thread_scopeE3EEC4ERKS2_", scope: !59, file: !31, line: 17, type: !68, scopeLine: 17, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!68 = !DISubroutineType(types: !69)
!69 = !{null, !70, !71}
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!71 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !72, size: 64)
!72 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !59)
!73 = !DISubprogram(name: "pipeline", linkageName: "_ZN4cuda8pipelineILNS_12thread_scopeE3EEC4EOS2_", scope: !59, file: !31, line: 17, type: !74, scopeLine: 17, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
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
!94 = !DISubprogram(name: "barrier", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEC4Ev", scope: !90, file: !89, line: 14, type: !95, scopeLine: 14, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!95 = !DISubroutineType(types: !96)
!96 = !{null, !97}
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !90, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!98 = !DISubprogram(name: "barrier", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEC4ERKS3_", scope: !90, file: !89, line: 14, type: !99, scopeLine: 14, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!99 = !DISubroutineType(types: !100)
!100 = !{null, !97, !101}
!101 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !102, size: 64)
!102 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !90)
!103 = !DISubprogram(name: "operator=", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEaSERKS3_", scope: !90, file: !89, line: 14, type: !104, scopeLine: 14, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!104 = !DISubroutineType(types: !105)
!105 = !{!106, !97, !101}
!106 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !90, size: 64)
!107 = !DISubprogram(name: "max", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEE3maxEv", scope: !90, file: !89, line: 21, type: !108, scopeLine: 21, flags: DIFlagPublic | DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
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
!128 = !DISubprogram(name: "pipeline", linkageName: "_ZN4cuda8pipelineILNS_12thread_scopeE2EEC4ERKS2_", scope: !120, file: !31, line: 17, type: !129, scopeLine: 17, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!129 = !DISubroutineType(types: !130)
!130 = !{null, !131, !132}
!131 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !120, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!132 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !133, size: 64)
!133 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !120)
!134 = !DISubprogram(name: "pipeline", linkageName: "_ZN4cuda8pipelineILNS_12thread_scopeE2EEC4EOS2_", scope: !120, file: !31, line: 17, type: !135, scopeLine: 17, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!135 = !DISubroutineType(types: !136)
!136 = !{null, !131, !137}
!137 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !120, size: 64)
!138 = !{!113}
!139 = !{!140, !141}
!140 = !DIDerivedType(tag: DW_TAG_member, name: "produced", scope: !119, file: !31, line: 13, baseType: !93, size: 64)
!141 = !DIDerivedType(tag: DW_TAG_member, name: "consumed", scope: !119, file: !31, line: 13, baseType: !93, size: 64, offset: 64)
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
!157 = !DICompositeType(tag: DW_TAG_array_type, baseType: !87, size: 304, elements: !158)
!158 = !{!159}
!159 = !DISubrange(count: 38)
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
!181 = !DICompositeType(tag: DW_TAG_array_type, baseType: !87, size: 280, elements: !182)
!182 = !{!183}
!183 = !DISubrange(count: 35)
!184 = !DIGlobalVariableExpression(var: !185, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!185 = distinct !DIGlobalVariable(name: "tile", scope: !186, file: !3, line: 54, type: !170, isLocal: true, isDefinition: true, align: 128)
!186 = distinct !DISubprogram(name: "of_block", linkageName: "_Z8of_blockPKiPi", scope: !3, file: !3, line: 53, type: !4, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !187)
!187 = !{!188, !189, !190, !195, !196, !197, !199}
!188 = !DILocalVariable(name: "in", arg: 1, scope: !186, file: !3, line: 53, type: !6)
!189 = !DILocalVariable(name: "out", arg: 2, scope: !186, file: !3, line: 53, type: !9)
!190 = !DILocalVariable(name: "block", scope: !186, file: !3, line: 56, type: !191)
!191 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "thread_block", scope: !193, file: !192, line: 12, size: 8, flags: DIFlagTypePassByValue, elements: !194, identifier: "_ZTSN18cooperative_groups12thread_blockE")
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
!202 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pipeline_shared_state<(cuda::thread_scope)2, (unsigned char)'\\x02'>", scope: !15, file: !31, line: 6, size: 256, flags: DIFlagTypePassByReference, elements: !203, templateParams: !220, identifier: "_ZTSN4cuda21pipeline_shared_stateILNS_12thread_scopeE2ELh2EEE")
!203 = !{!204, !211, !215}
!204 = !DIDerivedType(tag: DW_TAG_member, name: "ws_stage", scope: !202, file: !31, line: 9, baseType: !205, size: 256)
!205 = !DICompositeType(tag: DW_TAG_array_type, baseType: !206, size: 256, elements: !210)
!206 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !202, file: !31, line: 9, size: 128, flags: DIFlagTypePassByValue, elements: !207, identifier: "_ZTSN4cuda21pipeline_shared_stateILNS_12thread_scopeE2ELh2EEUt_E")
!207 = !{!208, !209}
!208 = !DIDerivedType(tag: DW_TAG_member, name: "produced", scope: !206, file: !31, line: 9, baseType: !93, size: 64, align: 64)
!209 = !DIDerivedType(tag: DW_TAG_member, name: "consumed", scope: !206, file: !31, line: 9, baseType: !93, size: 64, align: 64, offset: 64)
!210 = !{!172}
!211 = !DISubprogram(name: "pipeline_shared_state", linkageName: "_ZN4cuda21pipeline_shared_stateILNS_12thread_scopeE2ELh2EEC4Ev", scope: !202, file: !31, line: 8, type: !212, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!212 = !DISubroutineType(types: !213)
!213 = !{null, !214}
!214 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !202, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!215 = !DISubprogram(name: "pipeline_shared_state", linkageName: "_ZN4cuda21pipeline_shared_stateILNS_12thread_scopeE2ELh2EEC4ERKS2_", scope: !202, file: !31, line: 8, type: !216, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!216 = !DISubroutineType(types: !217)
!217 = !{null, !214, !218}
!218 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !219, size: 64)
!219 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !202)
!220 = !{!113, !221}
!221 = !DITemplateValueParameter(name: "N", type: !222, value: i8 2)
!222 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!223 = !DIGlobalVariableExpression(var: !224, expr: !DIExpression())
!224 = distinct !DIGlobalVariable(scope: null, file: !3, line: 66, type: !225, isLocal: true, isDefinition: true)
!225 = !DICompositeType(tag: DW_TAG_array_type, baseType: !87, size: 272, elements: !226)
!226 = !{!227}
!227 = !DISubrange(count: 34)
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
!249 = !DICompositeType(tag: DW_TAG_array_type, baseType: !87, size: 288, elements: !250)
!250 = !{!251}
!251 = !DISubrange(count: 36)
!252 = !{!253, !256, !258, !263, !267, !272, !277, !279, !284, !286, !287, !318, !322, !325, !327, !329, !331, !334, !336, !338, !340, !342, !344, !346, !348, !350, !352, !354, !356, !358, !360, !362, !364, !366, !368, !370, !372, !374, !376, !378, !382, !386, !391, !395, !399, !405, !409, !413, !417, !419, !421, !425, !429, !433, !437, !441, !443, !447, !451, !455, !457, !461, !463, !467, !471, !473, !475, !479, !483, !487, !491, !495, !497, !499, !501, !505, !509, !513, !515, !519, !523, !527, !528, !532, !534, !536, !540, !545, !549, !553, !557, !561, !563, !565, !569, !571, !575, !579, !583, !588, !592, !596, !600, !604, !608, !612, !614, !622, !626, !632, !638, !644, !645, !646, !647, !651, !653, !657, !661, !665, !669, !671, !675, !677, !681, !685, !687, !689, !691, !695, !699, !701, !705, !707, !711, !713, !715, !717, !719, !721, !723, !725, !727, !729, !731, !733, !735, !737, !739, !741, !743, !745, !750, !752, !754, !759, !763, !768, !774, !776, !782, !786, !790, !795, !796, !797, !801}
!253 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !254, file: !255, line: 128)
!254 = !DINamespace(name: "ws_math", scope: null)
!255 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!256 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !257, entity: !254, file: !255, line: 129)
!257 = !DINamespace(name: "std", scope: null)
!258 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !259, file: !255, line: 154)
!259 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !255, file: !255, line: 137, type: !260, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!260 = !DISubroutineType(types: !261)
!261 = !{!262, !262}
!262 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!263 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !264, file: !255, line: 154)
!264 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !255, file: !255, line: 133, type: !265, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!265 = !DISubroutineType(types: !266)
!266 = !{!111, !111}
!267 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !268, file: !255, line: 154)
!268 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !255, file: !255, line: 134, type: !269, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!269 = !DISubroutineType(types: !270)
!270 = !{!271, !271}
!271 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!272 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !273, file: !255, line: 154)
!273 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !255, file: !255, line: 145, type: !274, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!274 = !DISubroutineType(types: !275)
!275 = !{!56, !276}
!276 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!277 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !278, file: !255, line: 154)
!278 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !255, file: !255, line: 147, type: !274, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!279 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !280, file: !255, line: 154)
!280 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !255, file: !255, line: 149, type: !281, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!281 = !DISubroutineType(types: !282)
!282 = !{!8, !283}
!283 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!284 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !41, file: !285, line: 6)
!285 = !DIFile(filename: "cuda/ws/type_traits.h", directory: ".")
!286 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !110, file: !285, line: 7)
!287 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !288, file: !289, line: 56)
!288 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "exception_ptr", scope: !290, file: !289, line: 42, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !291, identifier: "_ZTSNSt15__exception_ptr13exception_ptrE")
!289 = !DIFile(filename: "cuda/ws/exception.h", directory: ".")
!290 = !DINamespace(name: "__exception_ptr", scope: !257)
!291 = !{!292, !293, !297, !300, !304, !309, !313, !314}
!292 = !DIDerivedType(tag: DW_TAG_member, name: "ws_object", scope: !288, file: !289, line: 43, baseType: !79, size: 64)
!293 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4EPv", scope: !288, file: !289, line: 44, type: !294, scopeLine: 44, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!294 = !DISubroutineType(types: !295)
!295 = !{null, !296, !79}
!296 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !288, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!297 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4Ev", scope: !288, file: !289, line: 46, type: !298, scopeLine: 46, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!298 = !DISubroutineType(types: !299)
!299 = !{null, !296}
!300 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4EDn", scope: !288, file: !289, line: 47, type: !301, scopeLine: 47, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!301 = !DISubroutineType(types: !302)
!302 = !{null, !296, !303}
!303 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!304 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4ERKS0_", scope: !288, file: !289, line: 48, type: !305, scopeLine: 48, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!305 = !DISubroutineType(types: !306)
!306 = !{null, !296, !307}
!307 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !308, size: 64)
!308 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !288)
!309 = !DISubprogram(name: "operator=", linkageName: "_ZNSt15__exception_ptr13exception_ptraSERKS0_", scope: !288, file: !289, line: 49, type: !310, scopeLine: 49, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!310 = !DISubroutineType(types: !311)
!311 = !{!312, !296, !307}
!312 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !288, size: 64)
!313 = !DISubprogram(name: "~exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrD4Ev", scope: !288, file: !289, line: 50, type: !298, scopeLine: 50, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!314 = !DISubprogram(name: "operator bool", linkageName: "_ZNKSt15__exception_ptr13exception_ptrcvbEv", scope: !288, file: !289, line: 51, type: !315, scopeLine: 51, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!315 = !DISubroutineType(types: !316)
!316 = !{!56, !317}
!317 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !308, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!318 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !319, file: !321, line: 8)
!319 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !42, line: 36, baseType: !320)
!320 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!321 = !DIFile(filename: "cuda/ws/cstd.h", directory: ".")
!322 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !323, file: !321, line: 8)
!323 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !42, line: 38, baseType: !324)
!324 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!325 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !326, file: !321, line: 8)
!326 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !42, line: 40, baseType: !8)
!327 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !328, file: !321, line: 8)
!328 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !42, line: 42, baseType: !111)
!329 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !330, file: !321, line: 8)
!330 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !42, line: 37, baseType: !222)
!331 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !332, file: !321, line: 8)
!332 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !42, line: 39, baseType: !333)
!333 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!334 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !335, file: !321, line: 8)
!335 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !42, line: 41, baseType: !16)
!336 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !337, file: !321, line: 8)
!337 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !42, line: 43, baseType: !43)
!338 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !339, file: !321, line: 9)
!339 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least8_t", file: !42, line: 48, baseType: !320)
!340 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !341, file: !321, line: 9)
!341 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least16_t", file: !42, line: 50, baseType: !324)
!342 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !343, file: !321, line: 9)
!343 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least32_t", file: !42, line: 52, baseType: !8)
!344 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !345, file: !321, line: 9)
!345 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least64_t", file: !42, line: 54, baseType: !111)
!346 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !347, file: !321, line: 9)
!347 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least8_t", file: !42, line: 49, baseType: !222)
!348 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !349, file: !321, line: 9)
!349 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least16_t", file: !42, line: 51, baseType: !333)
!350 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !351, file: !321, line: 9)
!351 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least32_t", file: !42, line: 53, baseType: !16)
!352 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !353, file: !321, line: 9)
!353 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least64_t", file: !42, line: 55, baseType: !43)
!354 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !355, file: !321, line: 10)
!355 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast8_t", file: !42, line: 48, baseType: !320)
!356 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !357, file: !321, line: 10)
!357 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast16_t", file: !42, line: 54, baseType: !111)
!358 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !359, file: !321, line: 10)
!359 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast32_t", file: !42, line: 54, baseType: !111)
!360 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !361, file: !321, line: 10)
!361 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast64_t", file: !42, line: 54, baseType: !111)
!362 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !363, file: !321, line: 10)
!363 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast8_t", file: !42, line: 49, baseType: !222)
!364 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !365, file: !321, line: 10)
!365 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast16_t", file: !42, line: 55, baseType: !43)
!366 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !367, file: !321, line: 10)
!367 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast32_t", file: !42, line: 55, baseType: !43)
!368 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !369, file: !321, line: 10)
!369 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast64_t", file: !42, line: 55, baseType: !43)
!370 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !371, file: !321, line: 11)
!371 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !42, line: 44, baseType: !111)
!372 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !373, file: !321, line: 11)
!373 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !42, line: 45, baseType: !43)
!374 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !375, file: !321, line: 11)
!375 = !DIDerivedType(tag: DW_TAG_typedef, name: "intmax_t", file: !42, line: 46, baseType: !111)
!376 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !377, file: !321, line: 11)
!377 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintmax_t", file: !42, line: 47, baseType: !43)
!378 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !379, file: !321, line: 12)
!379 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !380, line: 77, baseType: !381)
!380 = !DIFile(filename: "cuda/ws/libc.h", directory: ".")
!381 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !380, line: 77, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS8_IO_FILE")
!382 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !383, file: !321, line: 12)
!383 = !DISubprogram(name: "printf", scope: !380, file: !380, line: 97, type: !384, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!384 = !DISubroutineType(types: !385)
!385 = !{!8, !86, null}
!386 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !387, file: !321, line: 12)
!387 = !DISubprogram(name: "fprintf", scope: !380, file: !380, line: 98, type: !388, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!388 = !DISubroutineType(types: !389)
!389 = !{!8, !390, !86, null}
!390 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !379, size: 64)
!391 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !392, file: !321, line: 12)
!392 = !DISubprogram(name: "sprintf", scope: !380, file: !380, line: 99, type: !393, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!393 = !DISubroutineType(types: !394)
!394 = !{!8, !83, !86, null}
!395 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !396, file: !321, line: 12)
!396 = !DISubprogram(name: "snprintf", scope: !380, file: !380, line: 100, type: !397, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!397 = !DISubroutineType(types: !398)
!398 = !{!8, !83, !41, !86, null}
!399 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !400, file: !321, line: 12)
!400 = !DISubprogram(name: "vprintf", scope: !380, file: !380, line: 103, type: !401, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!401 = !DISubroutineType(types: !402)
!402 = !{!8, !86, !403}
!403 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !380, line: 75, baseType: !404)
!404 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !83)
!405 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !406, file: !321, line: 12)
!406 = !DISubprogram(name: "vfprintf", scope: !380, file: !380, line: 104, type: !407, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!407 = !DISubroutineType(types: !408)
!408 = !{!8, !390, !86, !403}
!409 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !410, file: !321, line: 12)
!410 = !DISubprogram(name: "vsprintf", scope: !380, file: !380, line: 105, type: !411, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!411 = !DISubroutineType(types: !412)
!412 = !{!8, !83, !86, !403}
!413 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !414, file: !321, line: 12)
!414 = !DISubprogram(name: "vsnprintf", scope: !380, file: !380, line: 106, type: !415, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!415 = !DISubroutineType(types: !416)
!416 = !{!8, !83, !41, !86, !403}
!417 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !418, file: !321, line: 13)
!418 = !DISubprogram(name: "scanf", scope: !380, file: !380, line: 108, type: !384, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!419 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !420, file: !321, line: 13)
!420 = !DISubprogram(name: "fscanf", scope: !380, file: !380, line: 109, type: !388, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!421 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !422, file: !321, line: 13)
!422 = !DISubprogram(name: "sscanf", scope: !380, file: !380, line: 110, type: !423, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!423 = !DISubroutineType(types: !424)
!424 = !{!8, !86, !86, null}
!425 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !426, file: !321, line: 13)
!426 = !DISubprogram(name: "vsscanf", scope: !380, file: !380, line: 113, type: !427, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!427 = !DISubroutineType(types: !428)
!428 = !{!8, !86, !86, !403}
!429 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !430, file: !321, line: 13)
!430 = !DISubprogram(name: "puts", scope: !380, file: !380, line: 114, type: !431, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!431 = !DISubroutineType(types: !432)
!432 = !{!8, !86}
!433 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !434, file: !321, line: 13)
!434 = !DISubprogram(name: "putchar", scope: !380, file: !380, line: 115, type: !435, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!435 = !DISubroutineType(types: !436)
!436 = !{!8, !8}
!437 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !438, file: !321, line: 13)
!438 = !DISubprogram(name: "putc", scope: !380, file: !380, line: 116, type: !439, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!439 = !DISubroutineType(types: !440)
!440 = !{!8, !8, !390}
!441 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !442, file: !321, line: 13)
!442 = !DISubprogram(name: "fputc", scope: !380, file: !380, line: 117, type: !439, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!443 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !444, file: !321, line: 13)
!444 = !DISubprogram(name: "fputs", scope: !380, file: !380, line: 118, type: !445, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!445 = !DISubroutineType(types: !446)
!446 = !{!8, !86, !390}
!447 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !448, file: !321, line: 13)
!448 = !DISubprogram(name: "getchar", scope: !380, file: !380, line: 119, type: !449, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!449 = !DISubroutineType(types: !450)
!450 = !{!8}
!451 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !452, file: !321, line: 13)
!452 = !DISubprogram(name: "getc", scope: !380, file: !380, line: 120, type: !453, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!453 = !DISubroutineType(types: !454)
!454 = !{!8, !390}
!455 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !456, file: !321, line: 14)
!456 = !DISubprogram(name: "fgetc", scope: !380, file: !380, line: 121, type: !453, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!457 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !458, file: !321, line: 14)
!458 = !DISubprogram(name: "fgets", scope: !380, file: !380, line: 123, type: !459, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!459 = !DISubroutineType(types: !460)
!460 = !{!83, !83, !8, !390}
!461 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !462, file: !321, line: 14)
!462 = !DISubprogram(name: "ungetc", scope: !380, file: !380, line: 122, type: !439, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!463 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !464, file: !321, line: 14)
!464 = !DISubprogram(name: "fopen", scope: !380, file: !380, line: 126, type: !465, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!465 = !DISubroutineType(types: !466)
!466 = !{!390, !86, !86}
!467 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !468, file: !321, line: 14)
!468 = !DISubprogram(name: "freopen", scope: !380, file: !380, line: 127, type: !469, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!469 = !DISubroutineType(types: !470)
!470 = !{!390, !86, !86, !390}
!471 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !472, file: !321, line: 14)
!472 = !DISubprogram(name: "fclose", scope: !380, file: !380, line: 133, type: !453, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!473 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !474, file: !321, line: 14)
!474 = !DISubprogram(name: "fflush", scope: !380, file: !380, line: 134, type: !453, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!475 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !476, file: !321, line: 14)
!476 = !DISubprogram(name: "fread", scope: !380, file: !380, line: 135, type: !477, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!477 = !DISubroutineType(types: !478)
!478 = !{!41, !79, !41, !41, !390}
!479 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !480, file: !321, line: 14)
!480 = !DISubprogram(name: "fwrite", scope: !380, file: !380, line: 136, type: !481, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!481 = !DISubroutineType(types: !482)
!482 = !{!41, !80, !41, !41, !390}
!483 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !484, file: !321, line: 14)
!484 = !DISubprogram(name: "fseek", scope: !380, file: !380, line: 137, type: !485, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!485 = !DISubroutineType(types: !486)
!486 = !{!8, !390, !111, !8}
!487 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !488, file: !321, line: 14)
!488 = !DISubprogram(name: "ftell", scope: !380, file: !380, line: 139, type: !489, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!489 = !DISubroutineType(types: !490)
!490 = !{!111, !390}
!491 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !492, file: !321, line: 15)
!492 = !DISubprogram(name: "rewind", scope: !380, file: !380, line: 141, type: !493, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!493 = !DISubroutineType(types: !494)
!494 = !{null, !390}
!495 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !496, file: !321, line: 15)
!496 = !DISubprogram(name: "feof", scope: !380, file: !380, line: 142, type: !453, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!497 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !498, file: !321, line: 15)
!498 = !DISubprogram(name: "ferror", scope: !380, file: !380, line: 143, type: !453, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!499 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !500, file: !321, line: 15)
!500 = !DISubprogram(name: "clearerr", scope: !380, file: !380, line: 144, type: !493, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!501 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !502, file: !321, line: 15)
!502 = !DISubprogram(name: "setvbuf", scope: !380, file: !380, line: 146, type: !503, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!503 = !DISubroutineType(types: !504)
!504 = !{!8, !390, !83, !8, !41}
!505 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !506, file: !321, line: 15)
!506 = !DISubprogram(name: "setbuf", scope: !380, file: !380, line: 147, type: !507, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!507 = !DISubroutineType(types: !508)
!508 = !{null, !390, !83}
!509 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !510, file: !321, line: 15)
!510 = !DISubprogram(name: "perror", scope: !380, file: !380, line: 149, type: !511, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!511 = !DISubroutineType(types: !512)
!512 = !{null, !86}
!513 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !514, file: !321, line: 15)
!514 = !DISubprogram(name: "remove", scope: !380, file: !380, line: 150, type: !431, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!515 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !516, file: !321, line: 15)
!516 = !DISubprogram(name: "rename", scope: !380, file: !380, line: 151, type: !517, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!517 = !DISubroutineType(types: !518)
!518 = !{!8, !86, !86}
!519 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !520, file: !321, line: 15)
!520 = !DISubprogram(name: "tmpfile", scope: !380, file: !380, line: 130, type: !521, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!521 = !DISubroutineType(types: !522)
!522 = !{!390}
!523 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !524, file: !321, line: 15)
!524 = !DISubprogram(name: "tmpnam", scope: !380, file: !380, line: 131, type: !525, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!525 = !DISubroutineType(types: !526)
!526 = !{!83, !83}
!527 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !403, file: !321, line: 16)
!528 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !529, file: !321, line: 16)
!529 = !DISubprogram(name: "exit", scope: !380, file: !380, line: 154, type: !530, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!530 = !DISubroutineType(types: !531)
!531 = !{null, !8}
!532 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !533, file: !321, line: 16)
!533 = !DISubprogram(name: "_Exit", scope: !380, file: !380, line: 156, type: !530, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!534 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !535, file: !321, line: 16)
!535 = !DISubprogram(name: "quick_exit", scope: !380, file: !380, line: 157, type: !530, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!536 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !537, file: !321, line: 16)
!537 = !DISubprogram(name: "abort", scope: !380, file: !380, line: 158, type: !538, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!538 = !DISubroutineType(types: !539)
!539 = !{null}
!540 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !541, file: !321, line: 16)
!541 = !DISubprogram(name: "atexit", scope: !380, file: !380, line: 159, type: !542, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!542 = !DISubroutineType(types: !543)
!543 = !{!8, !544}
!544 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !538, size: 64)
!545 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !546, file: !321, line: 16)
!546 = !DISubprogram(name: "malloc", scope: !380, file: !380, line: 161, type: !547, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!547 = !DISubroutineType(types: !548)
!548 = !{!79, !41}
!549 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !550, file: !321, line: 16)
!550 = !DISubprogram(name: "free", scope: !380, file: !380, line: 162, type: !551, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!551 = !DISubroutineType(types: !552)
!552 = !{null, !79}
!553 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !554, file: !321, line: 16)
!554 = !DISubprogram(name: "calloc", scope: !380, file: !380, line: 163, type: !555, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!555 = !DISubroutineType(types: !556)
!556 = !{!79, !41, !41}
!557 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !558, file: !321, line: 16)
!558 = !DISubprogram(name: "realloc", scope: !380, file: !380, line: 164, type: !559, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!559 = !DISubroutineType(types: !560)
!560 = !{!79, !79, !41}
!561 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !562, file: !321, line: 17)
!562 = !DISubprogram(name: "aligned_alloc", scope: !380, file: !380, line: 165, type: !555, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!563 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !564, file: !321, line: 17)
!564 = !DISubprogram(name: "rand", scope: !380, file: !380, line: 169, type: !449, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!565 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !566, file: !321, line: 17)
!566 = !DISubprogram(name: "srand", scope: !380, file: !380, line: 170, type: !567, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!567 = !DISubroutineType(types: !568)
!568 = !{null, !16}
!569 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !570, file: !321, line: 17)
!570 = !DISubprogram(name: "atoi", scope: !380, file: !380, line: 182, type: !431, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!571 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !572, file: !321, line: 17)
!572 = !DISubprogram(name: "atol", scope: !380, file: !380, line: 183, type: !573, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!573 = !DISubroutineType(types: !574)
!574 = !{!111, !86}
!575 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !576, file: !321, line: 17)
!576 = !DISubprogram(name: "atoll", scope: !380, file: !380, line: 184, type: !577, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!577 = !DISubroutineType(types: !578)
!578 = !{!271, !86}
!579 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !580, file: !321, line: 17)
!580 = !DISubprogram(name: "atof", scope: !380, file: !380, line: 185, type: !581, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!581 = !DISubroutineType(types: !582)
!582 = !{!276, !86}
!583 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !584, file: !321, line: 17)
!584 = !DISubprogram(name: "strtol", scope: !380, file: !380, line: 186, type: !585, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!585 = !DISubroutineType(types: !586)
!586 = !{!111, !86, !587, !8}
!587 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!588 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !589, file: !321, line: 17)
!589 = !DISubprogram(name: "strtoul", scope: !380, file: !380, line: 187, type: !590, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!590 = !DISubroutineType(types: !591)
!591 = !{!43, !86, !587, !8}
!592 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !593, file: !321, line: 17)
!593 = !DISubprogram(name: "strtoll", scope: !380, file: !380, line: 188, type: !594, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!594 = !DISubroutineType(types: !595)
!595 = !{!271, !86, !587, !8}
!596 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !597, file: !321, line: 18)
!597 = !DISubprogram(name: "strtoull", scope: !380, file: !380, line: 189, type: !598, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!598 = !DISubroutineType(types: !599)
!599 = !{!93, !86, !587, !8}
!600 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !601, file: !321, line: 18)
!601 = !DISubprogram(name: "strtod", scope: !380, file: !380, line: 190, type: !602, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!602 = !DISubroutineType(types: !603)
!603 = !{!276, !86, !587}
!604 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !605, file: !321, line: 18)
!605 = !DISubprogram(name: "strtof", scope: !380, file: !380, line: 191, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!606 = !DISubroutineType(types: !607)
!607 = !{!283, !86, !587}
!608 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !609, file: !321, line: 18)
!609 = !DISubprogram(name: "getenv", scope: !380, file: !380, line: 195, type: !610, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!610 = !DISubroutineType(types: !611)
!611 = !{!83, !86}
!612 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !613, file: !321, line: 18)
!613 = !DISubprogram(name: "system", scope: !380, file: !380, line: 199, type: !431, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!614 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !615, file: !321, line: 18)
!615 = !DISubprogram(name: "qsort", scope: !380, file: !380, line: 309, type: !616, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!616 = !DISubroutineType(types: !617)
!617 = !{null, !79, !41, !41, !618}
!618 = !DIDerivedType(tag: DW_TAG_typedef, name: "ws_compare", file: !380, line: 308, baseType: !619)
!619 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !620, size: 64)
!620 = !DISubroutineType(types: !621)
!621 = !{!8, !80, !80}
!622 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !623, file: !321, line: 18)
!623 = !DISubprogram(name: "bsearch", scope: !380, file: !380, line: 310, type: !624, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!624 = !DISubroutineType(types: !625)
!625 = !{!79, !80, !80, !41, !41, !618}
!626 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !627, file: !321, line: 18)
!627 = !DISubprogram(name: "div", scope: !380, file: !380, line: 202, type: !628, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!628 = !DISubroutineType(types: !629)
!629 = !{!630, !8, !8}
!630 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !380, line: 78, baseType: !631)
!631 = !DICompositeType(tag: DW_TAG_structure_type, file: !380, line: 78, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!632 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !633, file: !321, line: 18)
!633 = !DISubprogram(name: "ldiv", scope: !380, file: !380, line: 203, type: !634, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!634 = !DISubroutineType(types: !635)
!635 = !{!636, !111, !111}
!636 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !380, line: 79, baseType: !637)
!637 = !DICompositeType(tag: DW_TAG_structure_type, file: !380, line: 79, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS6ldiv_t")
!638 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !639, file: !321, line: 18)
!639 = !DISubprogram(name: "lldiv", scope: !380, file: !380, line: 204, type: !640, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!640 = !DISubroutineType(types: !641)
!641 = !{!642, !271, !271}
!642 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !380, line: 80, baseType: !643)
!643 = !DICompositeType(tag: DW_TAG_structure_type, file: !380, line: 80, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS7lldiv_t")
!644 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !630, file: !321, line: 19)
!645 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !636, file: !321, line: 19)
!646 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !642, file: !321, line: 19)
!647 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !648, file: !321, line: 19)
!648 = !DISubprogram(name: "memcpy", scope: !380, file: !380, line: 207, type: !649, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!649 = !DISubroutineType(types: !650)
!650 = !{!79, !79, !80, !41}
!651 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !652, file: !321, line: 19)
!652 = !DISubprogram(name: "memmove", scope: !380, file: !380, line: 208, type: !649, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!653 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !654, file: !321, line: 19)
!654 = !DISubprogram(name: "memset", scope: !380, file: !380, line: 209, type: !655, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!655 = !DISubroutineType(types: !656)
!656 = !{!79, !79, !8, !41}
!657 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !658, file: !321, line: 19)
!658 = !DISubprogram(name: "memcmp", scope: !380, file: !380, line: 210, type: !659, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!659 = !DISubroutineType(types: !660)
!660 = !{!8, !80, !80, !41}
!661 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !662, file: !321, line: 19)
!662 = !DISubprogram(name: "memchr", scope: !380, file: !380, line: 319, type: !663, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!663 = !DISubroutineType(types: !664)
!664 = !{!80, !80, !8, !41}
!665 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !666, file: !321, line: 19)
!666 = !DISubprogram(name: "strlen", scope: !380, file: !380, line: 217, type: !667, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!667 = !DISubroutineType(types: !668)
!668 = !{!41, !86}
!669 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !670, file: !321, line: 19)
!670 = !DISubprogram(name: "strcmp", scope: !380, file: !380, line: 219, type: !517, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!671 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !672, file: !321, line: 20)
!672 = !DISubprogram(name: "strncmp", scope: !380, file: !380, line: 220, type: !673, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!673 = !DISubroutineType(types: !674)
!674 = !{!8, !86, !86, !41}
!675 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !676, file: !321, line: 20)
!676 = !DISubprogram(name: "strcoll", scope: !380, file: !380, line: 223, type: !517, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!677 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !678, file: !321, line: 20)
!678 = !DISubprogram(name: "strcpy", scope: !380, file: !380, line: 225, type: !679, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!679 = !DISubroutineType(types: !680)
!680 = !{!83, !83, !86}
!681 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !682, file: !321, line: 20)
!682 = !DISubprogram(name: "strncpy", scope: !380, file: !380, line: 226, type: !683, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!683 = !DISubroutineType(types: !684)
!684 = !{!83, !83, !86, !41}
!685 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !686, file: !321, line: 20)
!686 = !DISubprogram(name: "strcat", scope: !380, file: !380, line: 228, type: !679, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!687 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !688, file: !321, line: 20)
!688 = !DISubprogram(name: "strncat", scope: !380, file: !380, line: 229, type: !683, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!689 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !690, file: !321, line: 20)
!690 = !DISubprogram(name: "strtok", scope: !380, file: !380, line: 230, type: !679, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!691 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !692, file: !321, line: 20)
!692 = !DISubprogram(name: "strerror", scope: !380, file: !380, line: 235, type: !693, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!693 = !DISubroutineType(types: !694)
!694 = !{!83, !8}
!695 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !696, file: !321, line: 20)
!696 = !DISubprogram(name: "strspn", scope: !380, file: !380, line: 236, type: !697, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!697 = !DISubroutineType(types: !698)
!698 = !{!41, !86, !86}
!699 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !700, file: !321, line: 20)
!700 = !DISubprogram(name: "strcspn", scope: !380, file: !380, line: 237, type: !697, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!701 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !702, file: !321, line: 21)
!702 = !DISubprogram(name: "strchr", scope: !380, file: !380, line: 320, type: !703, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!703 = !DISubroutineType(types: !704)
!704 = !{!86, !86, !8}
!705 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !706, file: !321, line: 21)
!706 = !DISubprogram(name: "strrchr", scope: !380, file: !380, line: 321, type: !703, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!707 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !708, file: !321, line: 21)
!708 = !DISubprogram(name: "strstr", scope: !380, file: !380, line: 322, type: !709, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!709 = !DISubroutineType(types: !710)
!710 = !{!86, !86, !86}
!711 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !712, file: !321, line: 21)
!712 = !DISubprogram(name: "strpbrk", scope: !380, file: !380, line: 323, type: !709, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!713 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !714, file: !321, line: 21)
!714 = !DISubprogram(name: "isalnum", scope: !380, file: !380, line: 251, type: !435, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!715 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !716, file: !321, line: 21)
!716 = !DISubprogram(name: "isalpha", scope: !380, file: !380, line: 252, type: !435, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!717 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !718, file: !321, line: 21)
!718 = !DISubprogram(name: "isblank", scope: !380, file: !380, line: 253, type: !435, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!719 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !720, file: !321, line: 21)
!720 = !DISubprogram(name: "iscntrl", scope: !380, file: !380, line: 254, type: !435, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!721 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !722, file: !321, line: 21)
!722 = !DISubprogram(name: "isdigit", scope: !380, file: !380, line: 255, type: !435, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!723 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !724, file: !321, line: 21)
!724 = !DISubprogram(name: "isgraph", scope: !380, file: !380, line: 256, type: !435, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!725 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !726, file: !321, line: 22)
!726 = !DISubprogram(name: "islower", scope: !380, file: !380, line: 257, type: !435, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!727 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !728, file: !321, line: 22)
!728 = !DISubprogram(name: "isprint", scope: !380, file: !380, line: 258, type: !435, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!729 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !730, file: !321, line: 22)
!730 = !DISubprogram(name: "ispunct", scope: !380, file: !380, line: 259, type: !435, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!731 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !732, file: !321, line: 22)
!732 = !DISubprogram(name: "isspace", scope: !380, file: !380, line: 260, type: !435, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!733 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !734, file: !321, line: 22)
!734 = !DISubprogram(name: "isupper", scope: !380, file: !380, line: 261, type: !435, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!735 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !736, file: !321, line: 22)
!736 = !DISubprogram(name: "isxdigit", scope: !380, file: !380, line: 262, type: !435, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!737 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !738, file: !321, line: 22)
!738 = !DISubprogram(name: "tolower", scope: !380, file: !380, line: 265, type: !435, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!739 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !740, file: !321, line: 22)
!740 = !DISubprogram(name: "toupper", scope: !380, file: !380, line: 266, type: !435, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!741 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !742, file: !321, line: 23)
!742 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !380, line: 69, baseType: !111)
!743 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !744, file: !321, line: 23)
!744 = !DIDerivedType(tag: DW_TAG_typedef, name: "clock_t", file: !380, line: 70, baseType: !111)
!745 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !746, file: !321, line: 23)
!746 = !DISubprogram(name: "clock", linkageName: "_ZL5clockv", scope: !747, file: !747, line: 244, type: !748, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!747 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!748 = !DISubroutineType(types: !749)
!749 = !{!744}
!750 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !751, file: !321, line: 23)
!751 = !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !380, line: 84, size: 448, flags: DIFlagFwdDecl, identifier: "_ZTS2tm")
!752 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !753, file: !321, line: 23)
!753 = !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !380, line: 82, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS8timespec")
!754 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !755, file: !321, line: 23)
!755 = !DISubprogram(name: "time", scope: !380, file: !380, line: 269, type: !756, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!756 = !DISubroutineType(types: !757)
!757 = !{!742, !758}
!758 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !742, size: 64)
!759 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !760, file: !321, line: 23)
!760 = !DISubprogram(name: "difftime", scope: !380, file: !380, line: 270, type: !761, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!761 = !DISubroutineType(types: !762)
!762 = !{!276, !742, !742}
!763 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !764, file: !321, line: 23)
!764 = !DISubprogram(name: "mktime", scope: !380, file: !380, line: 271, type: !765, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!765 = !DISubroutineType(types: !766)
!766 = !{!742, !767}
!767 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !751, size: 64)
!768 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !769, file: !321, line: 23)
!769 = !DISubprogram(name: "localtime", scope: !380, file: !380, line: 273, type: !770, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!770 = !DISubroutineType(types: !771)
!771 = !{!767, !772}
!772 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !773, size: 64)
!773 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !742)
!774 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !775, file: !321, line: 23)
!775 = !DISubprogram(name: "gmtime", scope: !380, file: !380, line: 275, type: !770, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!776 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !777, file: !321, line: 24)
!777 = !DISubprogram(name: "asctime", scope: !380, file: !380, line: 277, type: !778, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!778 = !DISubroutineType(types: !779)
!779 = !{!83, !780}
!780 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !781, size: 64)
!781 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !751)
!782 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !783, file: !321, line: 24)
!783 = !DISubprogram(name: "ctime", scope: !380, file: !380, line: 278, type: !784, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!784 = !DISubroutineType(types: !785)
!785 = !{!83, !772}
!786 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !787, file: !321, line: 24)
!787 = !DISubprogram(name: "strftime", scope: !380, file: !380, line: 280, type: !788, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!788 = !DISubroutineType(types: !789)
!789 = !{!41, !83, !41, !86, !780}
!790 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !257, entity: !791, file: !321, line: 24)
!791 = !DISubprogram(name: "timespec_get", scope: !380, file: !380, line: 285, type: !792, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!792 = !DISubroutineType(types: !793)
!793 = !{!8, !794, !8}
!794 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !753, size: 64)
!795 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !14, entity: !257, file: !13, line: 27)
!796 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !12, file: !13, line: 31)
!797 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !14, entity: !798, file: !13, line: 70)
!798 = !DISubprogram(name: "atomic_thread_fence", linkageName: "_ZN4cudaL19atomic_thread_fenceENS_3std12memory_orderENS_12thread_scopeE", scope: !15, file: !13, line: 35, type: !799, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!799 = !DISubroutineType(types: !800)
!800 = !{null, !12, !24}
!801 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "cg", scope: !10, entity: !193, file: !3, line: 14)
!802 = !{!803, !804, !805, !806}
!803 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 16, type: !6)
!804 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 16, type: !9)
!805 = !DILocalVariable(name: "block", scope: !2, file: !3, line: 19, type: !191)
!806 = !DILocalVariable(name: "i", scope: !807, file: !3, line: 22, type: !8)
!807 = distinct !DILexicalBlock(scope: !2, file: !3, line: 22, column: 3)
!808 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !809)
!809 = !{!173}
!810 = !{i32 7, !"Dwarf Version", i32 4}
!811 = !{i32 2, !"Debug Info Version", i32 3}
!812 = !{i32 1, !"wchar_size", i32 4}
!813 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!814 = !{!"clang version 22.1.8"}
!815 = !{!816, !816, i64 0}
!816 = !{!"int", !817, i64 0}
!817 = !{!"omnipotent char", !818, i64 0}
!818 = !{!"Simple C++ TBAA"}
!819 = !DILocation(line: 19, column: 8, scope: !2)
!820 = !DILocalVariable(name: "this", arg: 1, scope: !821, type: !823, flags: DIFlagArtificial | DIFlagObjectPointer)
!821 = distinct !DISubprogram(name: "operator unsigned long", linkageName: "_ZNK4cuda14aligned_size_tILm16EEcvmEv", scope: !36, file: !37, line: 18, type: !50, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !49, retainedNodes: !822)
!822 = !{!820}
!823 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!824 = !DILocation(line: 0, scope: !821, inlinedAt: !825)
!825 = distinct !DILocation(line: 23, column: 5, scope: !826)
!826 = distinct !DILexicalBlock(scope: !827, file: !3, line: 22, column: 31)
!827 = distinct !DILexicalBlock(scope: !807, file: !3, line: 22, column: 3)
!828 = !DILocalVariable(name: "this", arg: 1, scope: !829, type: !832, flags: DIFlagArtificial | DIFlagObjectPointer)
!829 = distinct !DISubprogram(name: "aligned_size_t", linkageName: "_ZN4cuda14aligned_size_tILm16EEC2Em", scope: !36, file: !37, line: 18, type: !46, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !45, retainedNodes: !830)
!830 = !{!828, !831}
!831 = !DILocalVariable(name: "n", arg: 2, scope: !829, file: !37, line: 18, type: !41)
!832 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!833 = !DILocation(line: 0, scope: !829, inlinedAt: !834)
!834 = distinct !DILocation(line: 18, column: 169, scope: !835, inlinedAt: !839)
!835 = distinct !DISubprogram(name: "aligned_size_t", linkageName: "_ZN4cuda14aligned_size_tILm16EEC1Em", scope: !36, file: !37, line: 18, type: !46, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !45, retainedNodes: !836)
!836 = !{!837, !838}
!837 = !DILocalVariable(name: "this", arg: 1, scope: !835, type: !832, flags: DIFlagArtificial | DIFlagObjectPointer)
!838 = !DILocalVariable(name: "n", arg: 2, scope: !835, file: !37, line: 18, type: !41)
!839 = distinct !DILocation(line: 23, column: 50, scope: !826)
!840 = !DILocation(line: 0, scope: !835, inlinedAt: !839)
!841 = !DILocation(line: 0, scope: !2)
!842 = !DILocation(line: 20, column: 7, scope: !843)
!843 = distinct !DILexicalBlock(scope: !2, file: !3, line: 20, column: 7)
!844 = !DILocation(line: 20, column: 27, scope: !843)
!845 = !DILocation(line: 20, column: 44, scope: !843)
!846 = !DILocation(line: 20, column: 33, scope: !843)
!847 = !DILocation(line: 21, column: 3, scope: !2)
!848 = !DILocation(line: 0, scope: !807)
!849 = !DILocation(line: 22, column: 8, scope: !807)
!850 = !DILocation(line: 22, scope: !807)
!851 = !DILocation(line: 22, column: 21, scope: !827)
!852 = !DILocation(line: 22, column: 3, scope: !807)
!853 = !DILocation(line: 23, column: 45, scope: !826)
!854 = !DILocation(line: 23, column: 40, scope: !826)
!855 = !DILocation(line: 23, column: 5, scope: !826)
!856 = !{!817, !817, i64 0}
!857 = distinct !{!857, !858, !859}
!858 = !{!"llvm.loop.mustprogress"}
!859 = !{!"llvm.loop.unroll.disable"}
!860 = !DILocation(line: 24, column: 9, scope: !826)
!861 = !DILocation(line: 25, column: 22, scope: !826)
!862 = !DILocation(line: 25, column: 20, scope: !826)
!863 = !DILocation(line: 25, column: 12, scope: !826)
!864 = !DILocation(line: 25, column: 41, scope: !826)
!865 = !DILocation(line: 25, column: 45, scope: !826)
!866 = !DILocation(line: 25, column: 52, scope: !826)
!867 = !DILocation(line: 25, column: 50, scope: !826)
!868 = !DILocation(line: 25, column: 35, scope: !826)
!869 = !DILocation(line: 25, column: 5, scope: !826)
!870 = !DILocation(line: 26, column: 43, scope: !826)
!871 = !DILocation(line: 26, column: 41, scope: !826)
!872 = !DILocation(line: 26, column: 33, scope: !826)
!873 = !DILocation(line: 26, column: 12, scope: !826)
!874 = !DILocation(line: 26, column: 18, scope: !826)
!875 = !DILocation(line: 26, column: 16, scope: !826)
!876 = !DILocation(line: 26, column: 5, scope: !826)
!877 = !DILocation(line: 26, column: 31, scope: !826)
!878 = !DILocation(line: 27, column: 9, scope: !826)
!879 = !DILocation(line: 28, column: 3, scope: !826)
!880 = !DILocation(line: 22, column: 26, scope: !827)
!881 = !DILocation(line: 22, column: 3, scope: !827)
!882 = distinct !{!882, !852, !883, !858, !859}
!883 = !DILocation(line: 28, column: 3, scope: !807)
!884 = !DILocation(line: 29, column: 1, scope: !2)
!885 = !DILocation(line: 33, column: 8, scope: !162)
!886 = !DILocation(line: 0, scope: !162)
!887 = !DILocation(line: 33, column: 15, scope: !162)
!888 = !DILocation(line: 34, column: 11, scope: !162)
!889 = !DILocation(line: 36, column: 23, scope: !162)
!890 = !DILocation(line: 36, column: 38, scope: !162)
!891 = !DILocation(line: 36, column: 3, scope: !162)
!892 = distinct !{!892, !858, !859}
!893 = !DILocation(line: 37, column: 8, scope: !162)
!894 = !DILocation(line: 0, scope: !169)
!895 = !DILocation(line: 38, column: 8, scope: !169)
!896 = !DILocation(line: 38, scope: !169)
!897 = !DILocation(line: 38, column: 21, scope: !898)
!898 = distinct !DILexicalBlock(scope: !169, file: !3, line: 38, column: 3)
!899 = !DILocation(line: 38, column: 3, scope: !169)
!900 = !DILocation(line: 39, column: 11, scope: !901)
!901 = distinct !DILexicalBlock(scope: !902, file: !3, line: 39, column: 9)
!902 = distinct !DILexicalBlock(scope: !898, file: !3, line: 38, column: 31)
!903 = !DILocation(line: 41, column: 35, scope: !904)
!904 = distinct !DILexicalBlock(scope: !901, file: !3, line: 39, column: 16)
!905 = !DILocation(line: 41, column: 40, scope: !904)
!906 = !DILocation(line: 41, column: 27, scope: !904)
!907 = !DILocation(line: 41, column: 62, scope: !904)
!908 = !DILocation(line: 41, column: 57, scope: !904)
!909 = !DILocation(line: 41, column: 52, scope: !904)
!910 = !DILocation(line: 41, column: 67, scope: !904)
!911 = !DILocation(line: 41, column: 7, scope: !904)
!912 = distinct !{!912, !858, !859}
!913 = !DILocation(line: 42, column: 12, scope: !904)
!914 = !DILocation(line: 43, column: 5, scope: !904)
!915 = !DILocation(line: 44, column: 11, scope: !916)
!916 = distinct !DILexicalBlock(scope: !902, file: !3, line: 44, column: 9)
!917 = !DILocation(line: 44, column: 16, scope: !916)
!918 = !DILocation(line: 44, column: 71, scope: !916)
!919 = !DILocation(line: 44, scope: !916)
!920 = !DILocation(line: 45, column: 5, scope: !902)
!921 = !DILocation(line: 46, column: 19, scope: !902)
!922 = !DILocation(line: 46, column: 12, scope: !902)
!923 = !DILocation(line: 46, column: 27, scope: !902)
!924 = !DILocation(line: 46, column: 38, scope: !902)
!925 = !DILocation(line: 46, column: 42, scope: !902)
!926 = !DILocation(line: 46, column: 47, scope: !902)
!927 = !DILocation(line: 46, column: 32, scope: !902)
!928 = !DILocation(line: 46, column: 5, scope: !902)
!929 = !DILocation(line: 47, column: 30, scope: !902)
!930 = !DILocation(line: 47, column: 23, scope: !902)
!931 = !DILocation(line: 47, column: 38, scope: !902)
!932 = !DILocation(line: 47, column: 12, scope: !902)
!933 = !DILocation(line: 47, column: 16, scope: !902)
!934 = !DILocation(line: 47, column: 5, scope: !902)
!935 = !DILocation(line: 47, column: 21, scope: !902)
!936 = !DILocation(line: 49, column: 5, scope: !902)
!937 = !DILocation(line: 50, column: 3, scope: !902)
!938 = !DILocation(line: 38, column: 26, scope: !898)
!939 = !DILocation(line: 38, column: 3, scope: !898)
!940 = distinct !{!940, !899, !941, !858, !859}
!941 = !DILocation(line: 50, column: 3, scope: !169)
!942 = !DILocation(line: 51, column: 1, scope: !162)
!943 = !DILocation(line: 56, column: 8, scope: !186)
!944 = !DILocation(line: 57, column: 8, scope: !186)
!945 = !DILocation(line: 0, scope: !821, inlinedAt: !946)
!946 = distinct !DILocation(line: 62, column: 7, scope: !947)
!947 = distinct !DILexicalBlock(scope: !948, file: !3, line: 60, column: 46)
!948 = distinct !DILexicalBlock(scope: !949, file: !3, line: 60, column: 5)
!949 = distinct !DILexicalBlock(scope: !950, file: !3, line: 60, column: 5)
!950 = distinct !DILexicalBlock(scope: !951, file: !3, line: 59, column: 41)
!951 = distinct !DILexicalBlock(scope: !198, file: !3, line: 59, column: 3)
!952 = !DILocation(line: 0, scope: !829, inlinedAt: !953)
!953 = distinct !DILocation(line: 18, column: 169, scope: !835, inlinedAt: !954)
!954 = distinct !DILocation(line: 62, column: 65, scope: !947)
!955 = !DILocation(line: 0, scope: !835, inlinedAt: !954)
!956 = !DILocation(line: 0, scope: !186)
!957 = !DILocation(line: 57, column: 15, scope: !186)
!958 = distinct !{!958, !858, !859}
!959 = !DILocation(line: 58, column: 11, scope: !186)
!960 = !DILocation(line: 0, scope: !198)
!961 = !DILocation(line: 59, column: 8, scope: !198)
!962 = !DILocation(line: 59, column: 12, scope: !198)
!963 = !DILocation(line: 59, scope: !198)
!964 = !DILocation(line: 59, column: 31, scope: !951)
!965 = !DILocation(line: 59, column: 3, scope: !198)
!966 = !DILocation(line: 60, column: 5, scope: !950)
!967 = !DILocation(line: 60, column: 17, scope: !948)
!968 = !DILocation(line: 60, column: 21, scope: !948)
!969 = !DILocation(line: 60, column: 33, scope: !948)
!970 = !DILocation(line: 60, column: 29, scope: !948)
!971 = !DILocation(line: 0, scope: !948)
!972 = !DILocation(line: 60, column: 5, scope: !949)
!973 = !DILocation(line: 61, column: 12, scope: !947)
!974 = !DILocation(line: 62, column: 43, scope: !947)
!975 = !DILocation(line: 62, column: 33, scope: !947)
!976 = !DILocation(line: 62, column: 57, scope: !947)
!977 = !DILocation(line: 62, column: 52, scope: !947)
!978 = !DILocation(line: 62, column: 7, scope: !947)
!979 = distinct !{!979, !858, !859}
!980 = !DILocation(line: 63, column: 12, scope: !947)
!981 = !DILocation(line: 64, column: 5, scope: !947)
!982 = !DILocation(line: 60, column: 38, scope: !948)
!983 = !DILocation(line: 60, column: 5, scope: !948)
!984 = distinct !{!984, !972, !985, !858, !859}
!985 = !DILocation(line: 64, column: 5, scope: !949)
!986 = !DILocation(line: 65, column: 10, scope: !950)
!987 = !DILocation(line: 66, column: 19, scope: !950)
!988 = !DILocation(line: 66, column: 12, scope: !950)
!989 = !DILocation(line: 66, column: 27, scope: !950)
!990 = !DILocation(line: 66, column: 38, scope: !950)
!991 = !DILocation(line: 66, column: 42, scope: !950)
!992 = !DILocation(line: 66, column: 47, scope: !950)
!993 = !DILocation(line: 66, column: 32, scope: !950)
!994 = !DILocation(line: 66, column: 5, scope: !950)
!995 = !DILocation(line: 67, column: 30, scope: !950)
!996 = !DILocation(line: 67, column: 23, scope: !950)
!997 = !DILocation(line: 67, column: 38, scope: !950)
!998 = !DILocation(line: 67, column: 12, scope: !950)
!999 = !DILocation(line: 67, column: 16, scope: !950)
!1000 = !DILocation(line: 67, column: 5, scope: !950)
!1001 = !DILocation(line: 67, column: 21, scope: !950)
!1002 = !DILocation(line: 68, column: 10, scope: !950)
!1003 = !DILocation(line: 69, column: 3, scope: !950)
!1004 = !DILocation(line: 59, column: 36, scope: !951)
!1005 = !DILocation(line: 59, column: 3, scope: !951)
!1006 = distinct !{!1006, !965, !1007, !858, !859}
!1007 = !DILocation(line: 69, column: 3, scope: !198)
!1008 = !DILocation(line: 70, column: 1, scope: !186)
!1009 = !DILocation(line: 75, column: 8, scope: !230)
!1010 = !DILocation(line: 77, column: 8, scope: !230)
!1011 = !DILocation(line: 0, scope: !230)
!1012 = !DILocation(line: 76, column: 19, scope: !230)
!1013 = !DILocation(line: 76, column: 31, scope: !230)
!1014 = !DILocation(line: 76, column: 8, scope: !230)
!1015 = !DILocation(line: 77, column: 50, scope: !230)
!1016 = !DILocation(line: 77, column: 15, scope: !230)
!1017 = distinct !{!1017, !858, !859}
!1018 = !DILocation(line: 78, column: 11, scope: !230)
!1019 = !DILocation(line: 78, column: 23, scope: !230)
!1020 = !DILocation(line: 0, scope: !239)
!1021 = !DILocation(line: 79, column: 8, scope: !239)
!1022 = !DILocation(line: 79, scope: !239)
!1023 = !DILocation(line: 79, column: 21, scope: !1024)
!1024 = distinct !DILexicalBlock(scope: !239, file: !3, line: 79, column: 3)
!1025 = !DILocation(line: 79, column: 3, scope: !239)
!1026 = !DILocation(line: 80, column: 9, scope: !1027)
!1027 = distinct !DILexicalBlock(scope: !1028, file: !3, line: 80, column: 9)
!1028 = distinct !DILexicalBlock(scope: !1024, file: !3, line: 79, column: 31)
!1029 = !DILocation(line: 81, column: 12, scope: !1030)
!1030 = distinct !DILexicalBlock(scope: !1027, file: !3, line: 80, column: 19)
!1031 = !DILocation(line: 82, column: 34, scope: !1030)
!1032 = !DILocation(line: 82, column: 27, scope: !1030)
!1033 = !DILocation(line: 82, column: 51, scope: !1030)
!1034 = !DILocation(line: 82, column: 46, scope: !1030)
!1035 = !DILocation(line: 82, column: 55, scope: !1030)
!1036 = !DILocation(line: 82, column: 7, scope: !1030)
!1037 = distinct !{!1037, !858, !859}
!1038 = !DILocation(line: 83, column: 12, scope: !1030)
!1039 = !DILocation(line: 84, column: 5, scope: !1030)
!1040 = !DILocation(line: 85, column: 12, scope: !1041)
!1041 = distinct !DILexicalBlock(scope: !1027, file: !3, line: 84, column: 12)
!1042 = !DILocation(line: 86, column: 21, scope: !1041)
!1043 = !DILocation(line: 86, column: 14, scope: !1041)
!1044 = !DILocation(line: 86, column: 29, scope: !1041)
!1045 = !DILocation(line: 86, column: 40, scope: !1041)
!1046 = !DILocation(line: 86, column: 44, scope: !1041)
!1047 = !DILocation(line: 86, column: 49, scope: !1041)
!1048 = !DILocation(line: 86, column: 34, scope: !1041)
!1049 = !DILocation(line: 86, column: 7, scope: !1041)
!1050 = !DILocation(line: 87, column: 32, scope: !1041)
!1051 = !DILocation(line: 87, column: 25, scope: !1041)
!1052 = !DILocation(line: 87, column: 40, scope: !1041)
!1053 = !DILocation(line: 87, column: 14, scope: !1041)
!1054 = !DILocation(line: 87, column: 18, scope: !1041)
!1055 = !DILocation(line: 87, column: 7, scope: !1041)
!1056 = !DILocation(line: 87, column: 23, scope: !1041)
!1057 = !DILocation(line: 88, column: 12, scope: !1041)
!1058 = !DILocation(line: 90, column: 3, scope: !1028)
!1059 = !DILocation(line: 79, column: 26, scope: !1024)
!1060 = !DILocation(line: 79, column: 3, scope: !1024)
!1061 = distinct !{!1061, !1025, !1062, !858, !859}
!1062 = !DILocation(line: 90, column: 3, scope: !239)
!1063 = !DILocation(line: 91, column: 1, scope: !230)
