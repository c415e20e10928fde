; ModuleID = 'cuda_pipeline.cu'
source_filename = "cuda_pipeline.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%"struct.cuda::pipeline_shared_state" = type { [2 x %struct.anon] }
%struct.anon = type { i64, i64 }
%struct.ws_threadIdx_t = type { i8 }
%"class.cuda::barrier" = type { i64 }
%struct.ws_blockDim_t = type { i8 }
%"class.cuda::pipeline" = type <{ ptr, i32, i32, i32, i8, i8, [2 x i8] }>
%"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars" = type { i64, i64 }
%"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" = type { i64 }

@_ZZ13early_releasePKiPiE4tile = internal addrspace(3) global [2 x [32 x i32]] undef, align 16, !dbg !0
@_ZZ13early_releasePKiPiE5state = internal addrspace(3) global %"struct.cuda::pipeline_shared_state" undef, align 8, !dbg !104
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@_ZZ14only_one_waitsPKiPiE4tile = internal addrspace(3) global [64 x i32] undef, align 4, !dbg !128
@_ZZ14only_one_waitsPKiPiE3bar = internal addrspace(3) global %"class.cuda::barrier" undef, align 8, !dbg !143
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13early_releasePKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
    #dbg_declare(ptr poison, !699, !DIExpression(DW_OP_LLVM_fragment, 176, 16), !714)
    #dbg_value(ptr %in, !696, !DIExpression(), !715)
    #dbg_value(ptr %out, !697, !DIExpression(), !715)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !716
  %cmp = icmp ult i32 %0, 32, !dbg !717
  %storedv = zext i1 %cmp to i8, !dbg !718
    #dbg_value(i8 %storedv, !698, !DIExpression(), !715)
  %loadedv = trunc i8 %storedv to i1, !dbg !719
  %1 = zext i1 %loadedv to i64, !dbg !719
  %cond = select i1 %loadedv, i32 0, i32 1, !dbg !719
  %conv.i = zext i1 %loadedv to i32, !dbg !720
  %2 = call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %loadedv), !dbg !720
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !720
  %call1.i = call i32 @__ws_sreg_ntid_y() #6, !dbg !720
  %mul.i = mul i32 %3, %call1.i, !dbg !720
  %call2.i55 = call i32 @__ws_sreg_ntid_z() #6, !dbg !720
  %mul3.i = mul i32 %mul.i, %call2.i55, !dbg !720
  %sub.i = sub i32 %mul3.i, %2, !dbg !720
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !720
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !720
  %call2.i.i = call i32 @__ws_sreg_tid_y() #6, !dbg !720
  %call3.i.i = call i32 @__ws_sreg_ntid_y() #6, !dbg !720
  %call4.i.i = call i32 @__ws_sreg_tid_z() #6, !dbg !720
  %mul.i.i = mul i32 %call3.i.i, %call4.i.i, !dbg !720
  %add.i.i = add i32 %call2.i.i, %mul.i.i, !dbg !720
  %mul5.i.i = mul i32 %5, %add.i.i, !dbg !720
  %add6.i.i = add i32 %4, %mul5.i.i, !dbg !720
  %cmp.i56 = icmp eq i32 %add6.i.i, 0, !dbg !720
  br i1 %cmp.i56, label %if.then.i59, label %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit, !dbg !720

if.then.i59:                                      ; preds = %entry
  br label %for.cond.i, !dbg !720

for.cond.i:                                       ; preds = %for.body.i, %if.then.i59
  %i.0.i = phi i32 [ 0, %if.then.i59 ], [ %inc.i63, %for.body.i ], !dbg !720
  %cmp1.i = icmp ult i32 %i.0.i, 2, !dbg !720
  br i1 %cmp1.i, label %for.body.i, label %for.cond.cleanup.i, !dbg !720

for.cond.cleanup.i:                               ; preds = %for.cond.i
  br label %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit, !dbg !720

for.body.i:                                       ; preds = %for.cond.i
  %idxprom.i60 = zext i32 %i.0.i to i64, !dbg !720
  %arrayidx.i61 = getelementptr inbounds nuw [2 x %struct.anon], ptr addrspacecast (ptr addrspace(3) @_ZZ13early_releasePKiPiE5state to ptr), i64 0, i64 %idxprom.i60, !dbg !720
  call void @__ws_mbarrier_init(ptr noundef %arrayidx.i61, i32 noundef %2) #6, !dbg !720
  %idxprom3.i = zext i32 %i.0.i to i64, !dbg !720
  %arrayidx4.i = getelementptr inbounds nuw [2 x %struct.anon], ptr addrspacecast (ptr addrspace(3) @_ZZ13early_releasePKiPiE5state to ptr), i64 0, i64 %idxprom3.i, !dbg !720
  %consumed.i62 = getelementptr inbounds nuw %struct.anon, ptr %arrayidx4.i, i32 0, i32 1, !dbg !720
  call void @__ws_mbarrier_init(ptr noundef %consumed.i62, i32 noundef %sub.i) #6, !dbg !720
  %inc.i63 = add i32 %i.0.i, 1, !dbg !720
  br label %for.cond.i, !dbg !720, !llvm.loop !721

_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit: ; preds = %entry, %for.cond.cleanup.i
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !720
  %.fca.0.insert.i = insertvalue %"class.cuda::pipeline" poison, ptr addrspacecast (ptr addrspace(3) @_ZZ13early_releasePKiPiE5state to ptr), 0, !dbg !720
  %.fca.1.insert.i = insertvalue %"class.cuda::pipeline" %.fca.0.insert.i, i32 2, 1, !dbg !720
  %.fca.2.insert.i = insertvalue %"class.cuda::pipeline" %.fca.1.insert.i, i32 0, 2, !dbg !720
  %.fca.3.insert.i = insertvalue %"class.cuda::pipeline" %.fca.2.insert.i, i32 0, 3, !dbg !720
  %.fca.4.insert.i = insertvalue %"class.cuda::pipeline" %.fca.3.insert.i, i8 1, 4, !dbg !720
  %.fca.5.insert.i = insertvalue %"class.cuda::pipeline" %.fca.4.insert.i, i8 0, 5, !dbg !720
  %.fca.6.0.insert.i57 = insertvalue %"class.cuda::pipeline" %.fca.5.insert.i, i8 undef, 6, 0, !dbg !720
  %.fca.6.1.insert.i58 = insertvalue %"class.cuda::pipeline" %.fca.6.0.insert.i57, i8 undef, 6, 1, !dbg !720
  %call2.fca.0.extract.i = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i58, 0, !dbg !720
  %call2.fca.1.extract.i = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i58, 1, !dbg !720
  %call2.fca.2.extract.i = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i58, 2, !dbg !720
  %call2.fca.3.extract.i = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i58, 3, !dbg !720
  %call2.fca.4.extract.i = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i58, 4, !dbg !720
  %call2.fca.5.extract.i = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i58, 5, !dbg !720
  %call2.fca.6.0.extract.i = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i58, 6, 0, !dbg !720
  %call2.fca.6.1.extract.i = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i58, 6, 1, !dbg !720
  %.fca.6.0.insert.i = insertvalue %"class.cuda::pipeline" %.fca.6.1.insert.i58, i8 undef, 6, 0, !dbg !720
  %.fca.6.1.insert.i = insertvalue %"class.cuda::pipeline" %.fca.6.0.insert.i, i8 undef, 6, 1, !dbg !720
  %call2.fca.0.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 0, !dbg !720
  %call2.fca.1.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 1, !dbg !720
  %call2.fca.2.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 2, !dbg !720
  %call2.fca.3.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 3, !dbg !720
  %call2.fca.4.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 4, !dbg !720
  %call2.fca.5.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 5, !dbg !720
  %call2.fca.6.0.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 6, 0, !dbg !720
  %call2.fca.6.1.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 6, 1, !dbg !720
    #dbg_value(ptr %call2.fca.0.extract, !699, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !715)
    #dbg_value(i32 %call2.fca.1.extract, !699, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !715)
    #dbg_value(i32 %call2.fca.2.extract, !699, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !715)
    #dbg_value(i32 %call2.fca.3.extract, !699, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !715)
    #dbg_value(i8 %call2.fca.4.extract, !699, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !715)
    #dbg_value(i8 %call2.fca.5.extract, !699, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !715)
    #dbg_value(i32 0, !700, !DIExpression(), !724)
  br label %for.cond, !dbg !725

for.cond:                                         ; preds = %for.inc, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit
  %pipe.sroa.11.0 = phi i32 [ %call2.fca.2.extract, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %pipe.sroa.11.1, %for.inc ], !dbg !715
  %pipe.sroa.18.0 = phi i32 [ %call2.fca.3.extract, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %pipe.sroa.18.1, %for.inc ], !dbg !720
  %pipe.sroa.24.0 = phi i8 [ %call2.fca.4.extract, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %pipe.sroa.24.1, %for.inc ], !dbg !715
  %pipe.sroa.28.0 = phi i8 [ %call2.fca.5.extract, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %pipe.sroa.28.1, %for.inc ], !dbg !720
  %i.0 = phi i32 [ 0, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %inc, %for.inc ], !dbg !726
    #dbg_value(i8 %pipe.sroa.28.0, !699, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !715)
    #dbg_value(i8 %pipe.sroa.24.0, !699, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !715)
    #dbg_value(i32 %pipe.sroa.18.0, !699, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !715)
    #dbg_value(i32 %pipe.sroa.11.0, !699, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !715)
    #dbg_value(i32 %i.0, !700, !DIExpression(), !724)
  %cmp3 = icmp slt i32 %i.0, 8, !dbg !727
  br i1 %cmp3, label %for.body, label %for.cond.cleanup, !dbg !729

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %loadedv4 = trunc i8 %storedv to i1, !dbg !730
  br i1 %loadedv4, label %if.then, label %if.else, !dbg !730

if.then:                                          ; preds = %for.body
  %idxprom.i = zext i32 %pipe.sroa.11.0 to i64, !dbg !733
  %arrayidx.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call2.fca.0.extract, i64 %idxprom.i, !dbg !733
  %consumed.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %arrayidx.i, i32 0, i32 1, !dbg !733
  %loadedv.i = trunc i8 %pipe.sroa.24.0 to i1, !dbg !733
  %conv.i29 = zext i1 %loadedv.i to i32, !dbg !733
  call void @__ws_mbarrier_wait_parity(ptr noundef %consumed.i, i32 noundef %conv.i29) #6, !dbg !733
  %rem = srem i32 %i.0, 2, !dbg !735
  %idxprom = sext i32 %rem to i64, !dbg !736
  %arrayidx = getelementptr inbounds [2 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ13early_releasePKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !736
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !737
  %idxprom6 = zext i32 %6 to i64, !dbg !736
  %arrayidx7 = getelementptr inbounds nuw [32 x i32], ptr %arrayidx, i64 0, i64 %idxprom6, !dbg !736
  %mul = mul nsw i32 32, %i.0, !dbg !738
  %idx.ext = sext i32 %mul to i64, !dbg !739
  %add.ptr = getelementptr inbounds i32, ptr %in, i64 %idx.ext, !dbg !739
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !740
  %idx.ext9 = zext i32 %7 to i64, !dbg !741
  %add.ptr10 = getelementptr inbounds nuw i32, ptr %add.ptr, i64 %idx.ext9, !dbg !741
  %8 = ptrtoint ptr %arrayidx7 to i64, !dbg !742
  %9 = ptrtoint ptr %add.ptr10 to i64, !dbg !742
  %or.i = or i64 %8, %9, !dbg !742
  %or1.i = or i64 %or.i, 4, !dbg !742
  %rem.i = urem i64 %or1.i, 4, !dbg !742
  %cmp.i69 = icmp eq i64 %rem.i, 0, !dbg !742
  %conv.i70 = zext i1 %cmp.i69 to i32, !dbg !742
  %10 = call i1 @llvm.nvvm.isspacep.shared(ptr %arrayidx7), !dbg !742
  %conv2.i = zext i1 %10 to i32, !dbg !742
  %conv4.i = zext i1 %10 to i32, !dbg !742
  %and.i = and i32 %conv.i70, %conv4.i, !dbg !742
  %11 = call i1 @llvm.nvvm.isspacep.global(ptr %add.ptr10), !dbg !742
  %conv5.i = zext i1 %11 to i32, !dbg !742
  %conv7.i = zext i1 %11 to i32, !dbg !742
  %and8.i = and i32 %and.i, %conv7.i, !dbg !742
  %tobool.i = icmp ne i32 %and8.i, 0, !dbg !742
  %storedv.i71 = zext i1 %tobool.i to i8, !dbg !742
  %12 = zext i1 %tobool.i to i64, !dbg !742
  %cond.i = select i1 %tobool.i, i64 4, i64 1, !dbg !742
  br label %for.cond.i74, !dbg !742

for.cond.i74:                                     ; preds = %if.end.i, %if.then
  %i.0.i75 = phi i64 [ 0, %if.then ], [ %add.i, %if.end.i ], !dbg !742
  %cmp10.i = icmp ult i64 %i.0.i75, 4, !dbg !742
  br i1 %cmp10.i, label %for.body.i77, label %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit, !dbg !742

for.body.i77:                                     ; preds = %for.cond.i74
  br i1 %tobool.i, label %if.then.i79, label %if.else.i, !dbg !742

if.then.i79:                                      ; preds = %for.body.i77
  %add.ptr.i = getelementptr inbounds nuw i8, ptr %arrayidx7, i64 %i.0.i75, !dbg !742
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !742
  %add.ptr12.i = getelementptr inbounds nuw i8, ptr %add.ptr10, i64 %i.0.i75, !dbg !742
  %add.ptr12.ascast.i = addrspacecast ptr %add.ptr12.i to ptr addrspace(1), !dbg !742
  %sub.i80 = sub i64 4, %i.0.i75, !dbg !742
  %cmp13.i = icmp ult i64 %sub.i80, 4, !dbg !742
  br i1 %cmp13.i, label %cond.true.i, label %cond.false.i, !dbg !742

cond.true.i:                                      ; preds = %if.then.i79
  %sub14.i = sub i64 4, %i.0.i75, !dbg !742
  br label %cond.end.i, !dbg !742

cond.false.i:                                     ; preds = %if.then.i79
  br label %cond.end.i, !dbg !742

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond15.i = phi i64 [ %sub14.i, %cond.true.i ], [ 4, %cond.false.i ], !dbg !742
  %conv16.i = trunc i64 %cond15.i to i32, !dbg !742
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr12.ascast.i, i32 noundef 4, i32 noundef %conv16.i) #6, !dbg !742
  br label %if.end.i, !dbg !742

if.else.i:                                        ; preds = %for.body.i77
  %arrayidx.i78 = getelementptr inbounds nuw i8, ptr %add.ptr10, i64 %i.0.i75, !dbg !742
  %13 = load i8, ptr %arrayidx.i78, align 1, !dbg !742, !tbaa !743
  %arrayidx17.i = getelementptr inbounds nuw i8, ptr %arrayidx7, i64 %i.0.i75, !dbg !742
  store i8 %13, ptr %arrayidx17.i, align 1, !dbg !742, !tbaa !743
  br label %if.end.i, !dbg !742

if.end.i:                                         ; preds = %if.else.i, %cond.end.i
  %add.i = add i64 %i.0.i75, %cond.i, !dbg !742
  br label %for.cond.i74, !dbg !742, !llvm.loop !744

_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit:           ; preds = %for.cond.i74
  %idxprom.i32 = zext i32 %pipe.sroa.11.0 to i64, !dbg !745
  %arrayidx.i33 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call2.fca.0.extract, i64 %idxprom.i32, !dbg !745
  call void @__ws_cp_async_arrive(ptr noundef %arrayidx.i33) #6, !dbg !745
  %idxprom4.i = zext i32 %pipe.sroa.11.0 to i64, !dbg !745
  %arrayidx5.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call2.fca.0.extract, i64 %idxprom4.i, !dbg !745
  %call.i34 = call i64 @__ws_mbarrier_arrive(ptr noundef %arrayidx5.i, i32 noundef 1) #6, !dbg !745
  %inc.i = add i32 %pipe.sroa.11.0, 1, !dbg !745
    #dbg_value(i32 %inc.i, !699, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !715)
  %cmp.i = icmp eq i32 %inc.i, %call2.fca.1.extract, !dbg !745
  br i1 %cmp.i, label %if.then.i, label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit, !dbg !745

if.then.i:                                        ; preds = %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit
    #dbg_value(i32 0, !699, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !715)
  %loadedv.i36 = trunc i8 %pipe.sroa.24.0 to i1, !dbg !745
  %lnot.i = xor i1 %loadedv.i36, true, !dbg !745
  %storedv.i = zext i1 %lnot.i to i8, !dbg !745
    #dbg_value(i8 %storedv.i, !699, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !715)
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit, !dbg !745

_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit: ; preds = %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit, %if.then.i
  %pipe.sroa.11.2 = phi i32 [ 0, %if.then.i ], [ %inc.i, %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit ], !dbg !745
  %pipe.sroa.24.2 = phi i8 [ %storedv.i, %if.then.i ], [ %pipe.sroa.24.0, %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit ], !dbg !715
    #dbg_value(i8 %pipe.sroa.24.2, !699, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !715)
    #dbg_value(i32 %pipe.sroa.11.2, !699, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !715)
  br label %if.end, !dbg !746

if.else:                                          ; preds = %for.body
  %idxprom.i37 = zext i32 %pipe.sroa.18.0 to i64, !dbg !747
  %arrayidx.i38 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call2.fca.0.extract, i64 %idxprom.i37, !dbg !747
  %loadedv.i39 = trunc i8 %pipe.sroa.28.0 to i1, !dbg !747
  %conv.i40 = zext i1 %loadedv.i39 to i32, !dbg !747
  call void @__ws_mbarrier_wait_parity(ptr noundef %arrayidx.i38, i32 noundef %conv.i40) #6, !dbg !747
  %idxprom.i42 = zext i32 %pipe.sroa.18.0 to i64, !dbg !749
  %arrayidx.i43 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call2.fca.0.extract, i64 %idxprom.i42, !dbg !749
  %consumed.i44 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %arrayidx.i43, i32 0, i32 1, !dbg !749
  %call.i45 = call i64 @__ws_mbarrier_arrive(ptr noundef %consumed.i44, i32 noundef 1) #6, !dbg !749
  %inc.i46 = add i32 %pipe.sroa.18.0, 1, !dbg !749
    #dbg_value(i32 %inc.i46, !699, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !715)
  %cmp.i48 = icmp eq i32 %inc.i46, %call2.fca.1.extract, !dbg !749
  br i1 %cmp.i48, label %if.then.i49, label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, !dbg !749

if.then.i49:                                      ; preds = %if.else
    #dbg_value(i32 0, !699, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !715)
  %loadedv.i51 = trunc i8 %pipe.sroa.28.0 to i1, !dbg !749
  %lnot.i52 = xor i1 %loadedv.i51, true, !dbg !749
  %storedv.i53 = zext i1 %lnot.i52 to i8, !dbg !749
    #dbg_value(i8 %storedv.i53, !699, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !715)
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, !dbg !749

_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit: ; preds = %if.else, %if.then.i49
  %pipe.sroa.18.2 = phi i32 [ 0, %if.then.i49 ], [ %inc.i46, %if.else ], !dbg !749
  %pipe.sroa.28.2 = phi i8 [ %storedv.i53, %if.then.i49 ], [ %pipe.sroa.28.0, %if.else ], !dbg !715
    #dbg_value(i8 %pipe.sroa.28.2, !699, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !715)
    #dbg_value(i32 %pipe.sroa.18.2, !699, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !715)
  %rem12 = srem i32 %i.0, 2, !dbg !750
  %idxprom13 = sext i32 %rem12 to i64, !dbg !751
  %arrayidx14 = getelementptr inbounds [2 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ13early_releasePKiPiE4tile to ptr), i64 0, i64 %idxprom13, !dbg !751
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !752
  %sub = sub i32 63, %14, !dbg !753
  %idxprom16 = zext i32 %sub to i64, !dbg !751
  %arrayidx17 = getelementptr inbounds nuw [32 x i32], ptr %arrayidx14, i64 0, i64 %idxprom16, !dbg !751
  %15 = load i32, ptr %arrayidx17, align 4, !dbg !751, !tbaa !710
  %mul18 = mul nsw i32 32, %i.0, !dbg !754
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !755
  %add = add i32 %mul18, %16, !dbg !756
  %sub20 = sub i32 %add, 32, !dbg !757
  %idxprom21 = zext i32 %sub20 to i64, !dbg !758
  %arrayidx22 = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom21, !dbg !758
  store i32 %15, ptr %arrayidx22, align 4, !dbg !759, !tbaa !710
  br label %if.end

if.end:                                           ; preds = %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit
  %pipe.sroa.11.1 = phi i32 [ %pipe.sroa.11.2, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit ], [ %pipe.sroa.11.0, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit ], !dbg !715
  %pipe.sroa.18.1 = phi i32 [ %pipe.sroa.18.0, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit ], [ %pipe.sroa.18.2, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit ], !dbg !715
  %pipe.sroa.24.1 = phi i8 [ %pipe.sroa.24.2, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit ], [ %pipe.sroa.24.0, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit ], !dbg !715
  %pipe.sroa.28.1 = phi i8 [ %pipe.sroa.28.0, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit ], [ %pipe.sroa.28.2, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit ], !dbg !715
    #dbg_value(i8 %pipe.sroa.28.1, !699, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !715)
    #dbg_value(i8 %pipe.sroa.24.1, !699, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !715)
    #dbg_value(i32 %pipe.sroa.18.1, !699, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !715)
    #dbg_value(i32 %pipe.sroa.11.1, !699, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !715)
  br label %for.inc, !dbg !760

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %i.0, 1, !dbg !761
    #dbg_value(i32 %inc, !700, !DIExpression(), !724)
  br label %for.cond, !dbg !762, !llvm.loop !763

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !765
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z14only_one_waitsPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !130 {
entry:
    #dbg_declare(ptr poison, !134, !DIExpression(), !766)
    #dbg_value(ptr %in, !132, !DIExpression(), !767)
    #dbg_value(ptr %out, !133, !DIExpression(), !767)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !768
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !768
  %call2.i16 = call i32 @__ws_sreg_tid_y() #6, !dbg !768
  %call3.i17 = call i32 @__ws_sreg_ntid_y() #6, !dbg !768
  %call4.i = call i32 @__ws_sreg_tid_z() #6, !dbg !768
  %mul.i = mul i32 %call3.i17, %call4.i, !dbg !768
  %add.i = add i32 %call2.i16, %mul.i, !dbg !768
  %mul5.i = mul i32 %1, %add.i, !dbg !768
  %add6.i = add i32 %0, %mul5.i, !dbg !768
  %cmp = icmp eq i32 %add6.i, 0, !dbg !770
  br i1 %cmp, label %if.then, label %if.end, !dbg !770

if.then:                                          ; preds = %entry
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !771
  %call1.i28 = call i32 @__ws_sreg_ntid_y() #6, !dbg !771
  %mul.i29 = mul i32 %2, %call1.i28, !dbg !771
  %call2.i30 = call i32 @__ws_sreg_ntid_z() #6, !dbg !771
  %mul3.i31 = mul i32 %mul.i29, %call2.i30, !dbg !771
  %conv = zext i32 %mul3.i31 to i64, !dbg !771
  call void @__ws_mbarrier_init(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ14only_one_waitsPKiPiE3bar to ptr), i32 noundef %mul3.i31) #6, !dbg !772
  br label %if.end, !dbg !772

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !773
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !774
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !774
  %call2.i19 = call i32 @__ws_sreg_tid_y() #6, !dbg !774
  %call3.i20 = call i32 @__ws_sreg_ntid_y() #6, !dbg !774
  %call4.i21 = call i32 @__ws_sreg_tid_z() #6, !dbg !774
  %mul.i22 = mul i32 %call3.i20, %call4.i21, !dbg !774
  %add.i23 = add i32 %call2.i19, %mul.i22, !dbg !774
  %mul5.i24 = mul i32 %4, %add.i23, !dbg !774
  %add6.i25 = add i32 %3, %mul5.i24, !dbg !774
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !774
  %call1.i = call i32 @__ws_sreg_ntid_y() #6, !dbg !774
  %mul.i26 = mul i32 %5, %call1.i, !dbg !774
  %call2.i27 = call i32 @__ws_sreg_ntid_z() #6, !dbg !774
  %mul3.i = mul i32 %mul.i26, %call2.i27, !dbg !774
  %6 = ptrtoint ptr %in to i64, !dbg !774
  %or.i = or i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) @_ZZ14only_one_waitsPKiPiE4tile to ptr) to i64), %6, !dbg !774
  %or1.i = or i64 %or.i, 256, !dbg !774
  %rem.i = urem i64 %or1.i, 4, !dbg !774
  %cmp.i = icmp eq i64 %rem.i, 0, !dbg !774
  %conv.i = zext i1 %cmp.i to i32, !dbg !774
  %7 = call i1 @llvm.nvvm.isspacep.shared(ptr addrspacecast (ptr addrspace(3) @_ZZ14only_one_waitsPKiPiE4tile to ptr)), !dbg !774
  %conv2.i = zext i1 %7 to i32, !dbg !774
  %conv4.i = zext i1 %7 to i32, !dbg !774
  %and.i = and i32 %conv.i, %conv4.i, !dbg !774
  %8 = call i1 @llvm.nvvm.isspacep.global(ptr %in), !dbg !774
  %conv5.i = zext i1 %8 to i32, !dbg !774
  %conv7.i = zext i1 %8 to i32, !dbg !774
  %and8.i = and i32 %and.i, %conv7.i, !dbg !774
  %tobool.i = icmp ne i32 %and8.i, 0, !dbg !774
  %storedv.i = zext i1 %tobool.i to i8, !dbg !774
  %9 = zext i1 %tobool.i to i64, !dbg !774
  %cond.i = select i1 %tobool.i, i64 4, i64 1, !dbg !774
  %conv9.i = zext i32 %add6.i25 to i64, !dbg !774
  %mul.i32 = mul i64 %conv9.i, %cond.i, !dbg !774
  br label %for.cond.i, !dbg !774

for.cond.i:                                       ; preds = %if.end.i, %if.end
  %i.0.i = phi i64 [ %mul.i32, %if.end ], [ %add.i33, %if.end.i ], !dbg !774
  %cmp10.i = icmp ult i64 %i.0.i, 256, !dbg !774
  br i1 %cmp10.i, label %for.body.i, label %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit, !dbg !774

for.body.i:                                       ; preds = %for.cond.i
  br i1 %tobool.i, label %if.then.i34, label %if.else.i, !dbg !774

if.then.i34:                                      ; preds = %for.body.i
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ14only_one_waitsPKiPiE4tile to ptr), i64 %i.0.i, !dbg !774
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !774
  %add.ptr12.i = getelementptr inbounds nuw i8, ptr %in, i64 %i.0.i, !dbg !774
  %add.ptr12.ascast.i = addrspacecast ptr %add.ptr12.i to ptr addrspace(1), !dbg !774
  %sub.i = sub i64 256, %i.0.i, !dbg !774
  %cmp13.i = icmp ult i64 %sub.i, 4, !dbg !774
  br i1 %cmp13.i, label %cond.true.i, label %cond.false.i, !dbg !774

cond.true.i:                                      ; preds = %if.then.i34
  %sub14.i = sub i64 256, %i.0.i, !dbg !774
  br label %cond.end.i, !dbg !774

cond.false.i:                                     ; preds = %if.then.i34
  br label %cond.end.i, !dbg !774

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond15.i = phi i64 [ %sub14.i, %cond.true.i ], [ 4, %cond.false.i ], !dbg !774
  %conv16.i = trunc i64 %cond15.i to i32, !dbg !774
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr12.ascast.i, i32 noundef 4, i32 noundef %conv16.i) #6, !dbg !774
  br label %if.end.i, !dbg !774

if.else.i:                                        ; preds = %for.body.i
  %arrayidx.i = getelementptr inbounds nuw i8, ptr %in, i64 %i.0.i, !dbg !774
  %10 = load i8, ptr %arrayidx.i, align 1, !dbg !774, !tbaa !743
  %arrayidx17.i = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ14only_one_waitsPKiPiE4tile to ptr), i64 %i.0.i, !dbg !774
  store i8 %10, ptr %arrayidx17.i, align 1, !dbg !774, !tbaa !743
  br label %if.end.i, !dbg !774

if.end.i:                                         ; preds = %if.else.i, %cond.end.i
  %conv18.i = zext i32 %mul3.i to i64, !dbg !774
  %mul19.i = mul i64 %conv18.i, %cond.i, !dbg !774
  %add.i33 = add i64 %i.0.i, %mul19.i, !dbg !774
  br label %for.cond.i, !dbg !774, !llvm.loop !775

_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit:           ; preds = %for.cond.i
  br i1 %tobool.i, label %if.then.i, label %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEimNS_10ws_nothingEEEvRKT_PT0_PKS7_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit, !dbg !774

if.then.i:                                        ; preds = %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit
  call void @__ws_cp_async_arrive(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ14only_one_waitsPKiPiE3bar to ptr)) #6, !dbg !774
  br label %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEimNS_10ws_nothingEEEvRKT_PT0_PKS7_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit, !dbg !774

_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEimNS_10ws_nothingEEEvRKT_PT0_PKS7_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit: ; preds = %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit, %if.then.i
  %call.i13 = call i64 @__ws_mbarrier_arrive(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ14only_one_waitsPKiPiE3bar to ptr), i32 noundef 1) #6, !dbg !776
  %.fca.0.insert.i = insertvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" poison, i64 %call.i13, 0, !dbg !776
  %11 = extractvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" %.fca.0.insert.i, 0, !dbg !776
    #dbg_value(i64 %11, !139, !DIExpression(), !767)
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !777
  %cmp5 = icmp eq i32 %12, 0, !dbg !779
  br i1 %cmp5, label %if.then6, label %if.end7, !dbg !779

if.then6:                                         ; preds = %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEimNS_10ws_nothingEEEvRKT_PT0_PKS7_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit
  call void @__ws_mbarrier_wait(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ14only_one_waitsPKiPiE3bar to ptr), i64 noundef %11) #6, !dbg !780
  br label %if.end7, !dbg !781

if.end7:                                          ; preds = %if.then6, %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEimNS_10ws_nothingEEEvRKT_PT0_PKS7_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !782
  %sub = sub i32 63, %13, !dbg !783
  %idxprom = zext i32 %sub to i64, !dbg !784
  %arrayidx = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14only_one_waitsPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !784
  %14 = load i32, ptr %arrayidx, align 4, !dbg !784, !tbaa !710
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !785
  %idxprom10 = zext i32 %15 to i64, !dbg !786
  %arrayidx11 = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom10, !dbg !786
  store i32 %14, ptr %arrayidx11, align 4, !dbg !787, !tbaa !710
  ret void, !dbg !788
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_tid_y() #4

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_ntid_y() #4

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_tid_z() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_ntid_z() #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #5

; Function Attrs: convergent nounwind
declare void @__ws_mbarrier_init(ptr noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare void @__ws_mbarrier_wait_parity(ptr noundef, i32 noundef) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none)) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.global(ptr captures(none)) #3

; Function Attrs: convergent nounwind
declare void @__ws_cp_async(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i32 noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare void @__ws_cp_async_arrive(ptr noundef) #4

; Function Attrs: convergent nounwind
declare i64 @__ws_mbarrier_arrive(ptr noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare void @__ws_mbarrier_wait(ptr noundef, i64 noundef) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { convergent nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!705, !706, !707, !708}
!llvm.ident = !{!709}
!llvm.errno.tbaa = !{!710}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 13, type: !702, isLocal: true, isDefinition: true, align: 128)
!2 = distinct !DISubprogram(name: "early_release", linkageName: "_Z13early_releasePKiPi", scope: !3, file: !3, line: 12, type: !4, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !695)
!3 = !DIFile(filename: "cuda_pipeline.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !11, retainedTypes: !35, globals: !103, imports: !145, splitDebugInlining: false, nameTableKind: None)
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
!35 = !{!16, !36, !63, !64, !66, !69, !70, !72, !73, !8, !75}
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!37 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "ws_bars", scope: !38, file: !31, line: 13, size: 128, flags: DIFlagTypePassByValue, elements: !59, identifier: "_ZTSN4cuda8pipelineILNS_12thread_scopeE2EE7ws_barsE")
!38 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "pipeline<(cuda::thread_scope)2>", scope: !15, file: !31, line: 12, size: 192, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !39, templateParams: !57, identifier: "_ZTSN4cuda8pipelineILNS_12thread_scopeE2EEE")
!39 = !{!40, !41, !42, !43, !44, !46, !47, !53}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "ws_at", scope: !38, file: !31, line: 14, baseType: !36, size: 64)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "ws_n", scope: !38, file: !31, line: 14, baseType: !16, size: 32, offset: 64)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "ws_head", scope: !38, file: !31, line: 14, baseType: !16, size: 32, offset: 96)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "ws_tail", scope: !38, file: !31, line: 14, baseType: !16, size: 32, offset: 128)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "ws_free", scope: !38, file: !31, line: 14, baseType: !45, size: 8, offset: 160)
!45 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "ws_full", scope: !38, file: !31, line: 14, baseType: !45, size: 8, offset: 168)
!47 = !DISubprogram(name: "pipeline", linkageName: "_ZN4cuda8pipelineILNS_12thread_scopeE2EEC4ERKS2_", scope: !38, file: !31, line: 17, type: !48, scopeLine: 17, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!48 = !DISubroutineType(types: !49)
!49 = !{null, !50, !51}
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!51 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !52, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !38)
!53 = !DISubprogram(name: "pipeline", linkageName: "_ZN4cuda8pipelineILNS_12thread_scopeE2EEC4EOS2_", scope: !38, file: !31, line: 17, type: !54, scopeLine: 17, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!54 = !DISubroutineType(types: !55)
!55 = !{null, !50, !56}
!56 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !38, size: 64)
!57 = !{!58}
!58 = !DITemplateValueParameter(name: "S", type: !24, value: i32 2)
!59 = !{!60, !62}
!60 = !DIDerivedType(tag: DW_TAG_member, name: "produced", scope: !37, file: !31, line: 13, baseType: !61, size: 64)
!61 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "consumed", scope: !37, file: !31, line: 13, baseType: !61, size: 64, offset: 64)
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!66 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !67, line: 34, baseType: !68)
!67 = !DIFile(filename: "cuda/ws/config.h", directory: ".")
!68 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 8)
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!71 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64, dwarfAddressSpace: 5)
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !74, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !71)
!75 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "arrival_token", scope: !77, file: !76, line: 13, size: 64, flags: DIFlagPublic | DIFlagTypePassByValue, elements: !101, identifier: "_ZTSN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEE13arrival_tokenE")
!76 = !DIFile(filename: "cuda/cuda/barrier", directory: ".")
!77 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "barrier<(cuda::thread_scope)2, cuda::ws_nothing>", scope: !15, file: !76, line: 8, size: 64, flags: DIFlagTypePassByReference, elements: !78, templateParams: !98, identifier: "_ZTSN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEE")
!78 = !{!79, !80, !84, !89, !93}
!79 = !DIDerivedType(tag: DW_TAG_member, name: "ws_bar", scope: !77, file: !76, line: 11, baseType: !61, size: 64, align: 64)
!80 = !DISubprogram(name: "barrier", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEC4Ev", scope: !77, file: !76, line: 14, type: !81, scopeLine: 14, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!81 = !DISubroutineType(types: !82)
!82 = !{null, !83}
!83 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!84 = !DISubprogram(name: "barrier", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEC4ERKS3_", scope: !77, file: !76, line: 14, type: !85, scopeLine: 14, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!85 = !DISubroutineType(types: !86)
!86 = !{null, !83, !87}
!87 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !88, size: 64)
!88 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !77)
!89 = !DISubprogram(name: "operator=", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEaSERKS3_", scope: !77, file: !76, line: 14, type: !90, scopeLine: 14, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!90 = !DISubroutineType(types: !91)
!91 = !{!92, !83, !87}
!92 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !77, size: 64)
!93 = !DISubprogram(name: "max", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEE3maxEv", scope: !77, file: !76, line: 21, type: !94, scopeLine: 21, flags: DIFlagPublic | DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!94 = !DISubroutineType(types: !95)
!95 = !{!96}
!96 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !67, line: 35, baseType: !97)
!97 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!98 = !{!58, !99}
!99 = !DITemplateTypeParameter(name: "F", type: !100, defaulted: true)
!100 = !DICompositeType(tag: DW_TAG_structure_type, name: "ws_nothing", scope: !15, file: !76, line: 6, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN4cuda10ws_nothingE")
!101 = !{!102}
!102 = !DIDerivedType(tag: DW_TAG_member, name: "ws_state", scope: !75, file: !76, line: 13, baseType: !61, size: 64)
!103 = !{!0, !104, !128, !143}
!104 = !DIGlobalVariableExpression(var: !105, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!105 = distinct !DIGlobalVariable(name: "state", scope: !2, file: !3, line: 14, type: !106, isLocal: true, isDefinition: true)
!106 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pipeline_shared_state<(cuda::thread_scope)2, (unsigned char)'\\x02'>", scope: !15, file: !31, line: 6, size: 256, flags: DIFlagTypePassByReference, elements: !107, templateParams: !125, identifier: "_ZTSN4cuda21pipeline_shared_stateILNS_12thread_scopeE2ELh2EEE")
!107 = !{!108, !116, !120}
!108 = !DIDerivedType(tag: DW_TAG_member, name: "ws_stage", scope: !106, file: !31, line: 9, baseType: !109, size: 256)
!109 = !DICompositeType(tag: DW_TAG_array_type, baseType: !110, size: 256, elements: !114)
!110 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !106, file: !31, line: 9, size: 128, flags: DIFlagTypePassByValue, elements: !111, identifier: "_ZTSN4cuda21pipeline_shared_stateILNS_12thread_scopeE2ELh2EEUt_E")
!111 = !{!112, !113}
!112 = !DIDerivedType(tag: DW_TAG_member, name: "produced", scope: !110, file: !31, line: 9, baseType: !61, size: 64, align: 64)
!113 = !DIDerivedType(tag: DW_TAG_member, name: "consumed", scope: !110, file: !31, line: 9, baseType: !61, size: 64, align: 64, offset: 64)
!114 = !{!115}
!115 = !DISubrange(count: 2)
!116 = !DISubprogram(name: "pipeline_shared_state", linkageName: "_ZN4cuda21pipeline_shared_stateILNS_12thread_scopeE2ELh2EEC4Ev", scope: !106, file: !31, line: 8, type: !117, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!117 = !DISubroutineType(types: !118)
!118 = !{null, !119}
!119 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !106, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!120 = !DISubprogram(name: "pipeline_shared_state", linkageName: "_ZN4cuda21pipeline_shared_stateILNS_12thread_scopeE2ELh2EEC4ERKS2_", scope: !106, file: !31, line: 8, type: !121, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!121 = !DISubroutineType(types: !122)
!122 = !{null, !119, !123}
!123 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !124, size: 64)
!124 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !106)
!125 = !{!58, !126}
!126 = !DITemplateValueParameter(name: "N", type: !127, value: i8 2)
!127 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!128 = !DIGlobalVariableExpression(var: !129, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!129 = distinct !DIGlobalVariable(name: "tile", scope: !130, file: !3, line: 28, type: !140, isLocal: true, isDefinition: true)
!130 = distinct !DISubprogram(name: "only_one_waits", linkageName: "_Z14only_one_waitsPKiPi", scope: !3, file: !3, line: 27, type: !4, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !131)
!131 = !{!132, !133, !134, !139}
!132 = !DILocalVariable(name: "in", arg: 1, scope: !130, file: !3, line: 27, type: !6)
!133 = !DILocalVariable(name: "out", arg: 2, scope: !130, file: !3, line: 27, type: !9)
!134 = !DILocalVariable(name: "block", scope: !130, file: !3, line: 30, type: !135)
!135 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "thread_block", scope: !137, file: !136, line: 12, size: 8, flags: DIFlagTypePassByValue, elements: !138, identifier: "_ZTSN18cooperative_groups12thread_blockE")
!136 = !DIFile(filename: "cuda/cooperative_groups.h", directory: ".")
!137 = !DINamespace(name: "cooperative_groups", scope: null)
!138 = !{}
!139 = !DILocalVariable(name: "token", scope: !130, file: !3, line: 34, type: !75)
!140 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !141)
!141 = !{!142}
!142 = !DISubrange(count: 64)
!143 = !DIGlobalVariableExpression(var: !144, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!144 = distinct !DIGlobalVariable(name: "bar", scope: !130, file: !3, line: 29, type: !77, isLocal: true, isDefinition: true)
!145 = !{!146, !149, !151, !156, !160, !165, !170, !172, !177, !179, !180, !211, !215, !218, !220, !222, !224, !227, !229, !231, !233, !235, !237, !239, !241, !243, !245, !247, !249, !251, !253, !255, !257, !259, !261, !263, !265, !267, !269, !271, !275, !279, !284, !288, !292, !298, !302, !306, !310, !312, !314, !318, !322, !326, !330, !334, !336, !340, !344, !348, !350, !354, !356, !360, !364, !366, !368, !372, !376, !380, !384, !388, !390, !392, !394, !398, !402, !406, !408, !412, !416, !420, !421, !425, !427, !429, !433, !438, !442, !446, !450, !454, !456, !458, !462, !464, !468, !472, !476, !481, !485, !489, !493, !497, !501, !505, !507, !515, !519, !525, !531, !537, !538, !539, !540, !544, !546, !550, !554, !558, !562, !564, !568, !570, !574, !578, !580, !582, !584, !588, !592, !594, !598, !600, !604, !606, !608, !610, !612, !614, !616, !618, !620, !622, !624, !626, !628, !630, !632, !634, !636, !638, !643, !645, !647, !652, !656, !661, !667, !669, !675, !679, !683, !688, !689, !690, !694}
!146 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !147, file: !148, line: 128)
!147 = !DINamespace(name: "ws_math", scope: null)
!148 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!149 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !150, entity: !147, file: !148, line: 129)
!150 = !DINamespace(name: "std", scope: null)
!151 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !152, file: !148, line: 154)
!152 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !148, file: !148, line: 137, type: !153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!153 = !DISubroutineType(types: !154)
!154 = !{!155, !155}
!155 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!156 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !157, file: !148, line: 154)
!157 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !148, file: !148, line: 133, type: !158, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!158 = !DISubroutineType(types: !159)
!159 = !{!97, !97}
!160 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !161, file: !148, line: 154)
!161 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !148, file: !148, line: 134, type: !162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!162 = !DISubroutineType(types: !163)
!163 = !{!164, !164}
!164 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!165 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !166, file: !148, line: 154)
!166 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !148, file: !148, line: 145, type: !167, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!167 = !DISubroutineType(types: !168)
!168 = !{!45, !169}
!169 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!170 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !171, file: !148, line: 154)
!171 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !148, file: !148, line: 147, type: !167, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!172 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !173, file: !148, line: 154)
!173 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !148, file: !148, line: 149, type: !174, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!174 = !DISubroutineType(types: !175)
!175 = !{!8, !176}
!176 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!177 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !66, file: !178, line: 6)
!178 = !DIFile(filename: "cuda/ws/type_traits.h", directory: ".")
!179 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !96, file: !178, line: 7)
!180 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !181, file: !182, line: 56)
!181 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "exception_ptr", scope: !183, file: !182, line: 42, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !184, identifier: "_ZTSNSt15__exception_ptr13exception_ptrE")
!182 = !DIFile(filename: "cuda/ws/exception.h", directory: ".")
!183 = !DINamespace(name: "__exception_ptr", scope: !150)
!184 = !{!185, !186, !190, !193, !197, !202, !206, !207}
!185 = !DIDerivedType(tag: DW_TAG_member, name: "ws_object", scope: !181, file: !182, line: 43, baseType: !63, size: 64)
!186 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4EPv", scope: !181, file: !182, line: 44, type: !187, scopeLine: 44, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!187 = !DISubroutineType(types: !188)
!188 = !{null, !189, !63}
!189 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !181, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!190 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4Ev", scope: !181, file: !182, line: 46, type: !191, scopeLine: 46, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!191 = !DISubroutineType(types: !192)
!192 = !{null, !189}
!193 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4EDn", scope: !181, file: !182, line: 47, type: !194, scopeLine: 47, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!194 = !DISubroutineType(types: !195)
!195 = !{null, !189, !196}
!196 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!197 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4ERKS0_", scope: !181, file: !182, line: 48, type: !198, scopeLine: 48, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!198 = !DISubroutineType(types: !199)
!199 = !{null, !189, !200}
!200 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !201, size: 64)
!201 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !181)
!202 = !DISubprogram(name: "operator=", linkageName: "_ZNSt15__exception_ptr13exception_ptraSERKS0_", scope: !181, file: !182, line: 49, type: !203, scopeLine: 49, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!203 = !DISubroutineType(types: !204)
!204 = !{!205, !189, !200}
!205 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !181, size: 64)
!206 = !DISubprogram(name: "~exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrD4Ev", scope: !181, file: !182, line: 50, type: !191, scopeLine: 50, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!207 = !DISubprogram(name: "operator bool", linkageName: "_ZNKSt15__exception_ptr13exception_ptrcvbEv", scope: !181, file: !182, line: 51, type: !208, scopeLine: 51, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!208 = !DISubroutineType(types: !209)
!209 = !{!45, !210}
!210 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !201, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!211 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !212, file: !214, line: 8)
!212 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !67, line: 36, baseType: !213)
!213 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!214 = !DIFile(filename: "cuda/ws/cstd.h", directory: ".")
!215 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !216, file: !214, line: 8)
!216 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !67, line: 38, baseType: !217)
!217 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!218 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !219, file: !214, line: 8)
!219 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !67, line: 40, baseType: !8)
!220 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !221, file: !214, line: 8)
!221 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !67, line: 42, baseType: !97)
!222 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !223, file: !214, line: 8)
!223 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !67, line: 37, baseType: !127)
!224 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !225, file: !214, line: 8)
!225 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !67, line: 39, baseType: !226)
!226 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!227 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !228, file: !214, line: 8)
!228 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !67, line: 41, baseType: !16)
!229 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !230, file: !214, line: 8)
!230 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !67, line: 43, baseType: !68)
!231 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !232, file: !214, line: 9)
!232 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least8_t", file: !67, line: 48, baseType: !213)
!233 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !234, file: !214, line: 9)
!234 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least16_t", file: !67, line: 50, baseType: !217)
!235 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !236, file: !214, line: 9)
!236 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least32_t", file: !67, line: 52, baseType: !8)
!237 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !238, file: !214, line: 9)
!238 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least64_t", file: !67, line: 54, baseType: !97)
!239 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !240, file: !214, line: 9)
!240 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least8_t", file: !67, line: 49, baseType: !127)
!241 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !242, file: !214, line: 9)
!242 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least16_t", file: !67, line: 51, baseType: !226)
!243 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !244, file: !214, line: 9)
!244 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least32_t", file: !67, line: 53, baseType: !16)
!245 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !246, file: !214, line: 9)
!246 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least64_t", file: !67, line: 55, baseType: !68)
!247 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !248, file: !214, line: 10)
!248 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast8_t", file: !67, line: 48, baseType: !213)
!249 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !250, file: !214, line: 10)
!250 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast16_t", file: !67, line: 54, baseType: !97)
!251 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !252, file: !214, line: 10)
!252 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast32_t", file: !67, line: 54, baseType: !97)
!253 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !254, file: !214, line: 10)
!254 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast64_t", file: !67, line: 54, baseType: !97)
!255 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !256, file: !214, line: 10)
!256 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast8_t", file: !67, line: 49, baseType: !127)
!257 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !258, file: !214, line: 10)
!258 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast16_t", file: !67, line: 55, baseType: !68)
!259 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !260, file: !214, line: 10)
!260 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast32_t", file: !67, line: 55, baseType: !68)
!261 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !262, file: !214, line: 10)
!262 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast64_t", file: !67, line: 55, baseType: !68)
!263 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !264, file: !214, line: 11)
!264 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !67, line: 44, baseType: !97)
!265 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !266, file: !214, line: 11)
!266 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !67, line: 45, baseType: !68)
!267 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !268, file: !214, line: 11)
!268 = !DIDerivedType(tag: DW_TAG_typedef, name: "intmax_t", file: !67, line: 46, baseType: !97)
!269 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !270, file: !214, line: 11)
!270 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintmax_t", file: !67, line: 47, baseType: !68)
!271 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !272, file: !214, line: 12)
!272 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !273, line: 77, baseType: !274)
!273 = !DIFile(filename: "cuda/ws/libc.h", directory: ".")
!274 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !273, line: 77, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS8_IO_FILE")
!275 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !276, file: !214, line: 12)
!276 = !DISubprogram(name: "printf", scope: !273, file: !273, line: 97, type: !277, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!277 = !DISubroutineType(types: !278)
!278 = !{!8, !73, null}
!279 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !280, file: !214, line: 12)
!280 = !DISubprogram(name: "fprintf", scope: !273, file: !273, line: 98, type: !281, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!281 = !DISubroutineType(types: !282)
!282 = !{!8, !283, !73, null}
!283 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !272, size: 64)
!284 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !285, file: !214, line: 12)
!285 = !DISubprogram(name: "sprintf", scope: !273, file: !273, line: 99, type: !286, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!286 = !DISubroutineType(types: !287)
!287 = !{!8, !70, !73, null}
!288 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !289, file: !214, line: 12)
!289 = !DISubprogram(name: "snprintf", scope: !273, file: !273, line: 100, type: !290, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!290 = !DISubroutineType(types: !291)
!291 = !{!8, !70, !66, !73, null}
!292 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !293, file: !214, line: 12)
!293 = !DISubprogram(name: "vprintf", scope: !273, file: !273, line: 103, type: !294, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!294 = !DISubroutineType(types: !295)
!295 = !{!8, !73, !296}
!296 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !273, line: 75, baseType: !297)
!297 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !70)
!298 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !299, file: !214, line: 12)
!299 = !DISubprogram(name: "vfprintf", scope: !273, file: !273, line: 104, type: !300, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!300 = !DISubroutineType(types: !301)
!301 = !{!8, !283, !73, !296}
!302 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !303, file: !214, line: 12)
!303 = !DISubprogram(name: "vsprintf", scope: !273, file: !273, line: 105, type: !304, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!304 = !DISubroutineType(types: !305)
!305 = !{!8, !70, !73, !296}
!306 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !307, file: !214, line: 12)
!307 = !DISubprogram(name: "vsnprintf", scope: !273, file: !273, line: 106, type: !308, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!308 = !DISubroutineType(types: !309)
!309 = !{!8, !70, !66, !73, !296}
!310 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !311, file: !214, line: 13)
!311 = !DISubprogram(name: "scanf", scope: !273, file: !273, line: 108, type: !277, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!312 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !313, file: !214, line: 13)
!313 = !DISubprogram(name: "fscanf", scope: !273, file: !273, line: 109, type: !281, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!314 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !315, file: !214, line: 13)
!315 = !DISubprogram(name: "sscanf", scope: !273, file: !273, line: 110, type: !316, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!316 = !DISubroutineType(types: !317)
!317 = !{!8, !73, !73, null}
!318 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !319, file: !214, line: 13)
!319 = !DISubprogram(name: "vsscanf", scope: !273, file: !273, line: 113, type: !320, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!320 = !DISubroutineType(types: !321)
!321 = !{!8, !73, !73, !296}
!322 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !323, file: !214, line: 13)
!323 = !DISubprogram(name: "puts", scope: !273, file: !273, line: 114, type: !324, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!324 = !DISubroutineType(types: !325)
!325 = !{!8, !73}
!326 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !327, file: !214, line: 13)
!327 = !DISubprogram(name: "putchar", scope: !273, file: !273, line: 115, type: !328, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!328 = !DISubroutineType(types: !329)
!329 = !{!8, !8}
!330 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !331, file: !214, line: 13)
!331 = !DISubprogram(name: "putc", scope: !273, file: !273, line: 116, type: !332, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!332 = !DISubroutineType(types: !333)
!333 = !{!8, !8, !283}
!334 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !335, file: !214, line: 13)
!335 = !DISubprogram(name: "fputc", scope: !273, file: !273, line: 117, type: !332, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!336 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !337, file: !214, line: 13)
!337 = !DISubprogram(name: "fputs", scope: !273, file: !273, line: 118, type: !338, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!338 = !DISubroutineType(types: !339)
!339 = !{!8, !73, !283}
!340 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !341, file: !214, line: 13)
!341 = !DISubprogram(name: "getchar", scope: !273, file: !273, line: 119, type: !342, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!342 = !DISubroutineType(types: !343)
!343 = !{!8}
!344 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !345, file: !214, line: 13)
!345 = !DISubprogram(name: "getc", scope: !273, file: !273, line: 120, type: !346, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!346 = !DISubroutineType(types: !347)
!347 = !{!8, !283}
!348 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !349, file: !214, line: 14)
!349 = !DISubprogram(name: "fgetc", scope: !273, file: !273, line: 121, type: !346, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!350 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !351, file: !214, line: 14)
!351 = !DISubprogram(name: "fgets", scope: !273, file: !273, line: 123, type: !352, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!352 = !DISubroutineType(types: !353)
!353 = !{!70, !70, !8, !283}
!354 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !355, file: !214, line: 14)
!355 = !DISubprogram(name: "ungetc", scope: !273, file: !273, line: 122, type: !332, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!356 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !357, file: !214, line: 14)
!357 = !DISubprogram(name: "fopen", scope: !273, file: !273, line: 126, type: !358, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!358 = !DISubroutineType(types: !359)
!359 = !{!283, !73, !73}
!360 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !361, file: !214, line: 14)
!361 = !DISubprogram(name: "freopen", scope: !273, file: !273, line: 127, type: !362, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!362 = !DISubroutineType(types: !363)
!363 = !{!283, !73, !73, !283}
!364 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !365, file: !214, line: 14)
!365 = !DISubprogram(name: "fclose", scope: !273, file: !273, line: 133, type: !346, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!366 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !367, file: !214, line: 14)
!367 = !DISubprogram(name: "fflush", scope: !273, file: !273, line: 134, type: !346, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!368 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !369, file: !214, line: 14)
!369 = !DISubprogram(name: "fread", scope: !273, file: !273, line: 135, type: !370, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!370 = !DISubroutineType(types: !371)
!371 = !{!66, !63, !66, !66, !283}
!372 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !373, file: !214, line: 14)
!373 = !DISubprogram(name: "fwrite", scope: !273, file: !273, line: 136, type: !374, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!374 = !DISubroutineType(types: !375)
!375 = !{!66, !64, !66, !66, !283}
!376 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !377, file: !214, line: 14)
!377 = !DISubprogram(name: "fseek", scope: !273, file: !273, line: 137, type: !378, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!378 = !DISubroutineType(types: !379)
!379 = !{!8, !283, !97, !8}
!380 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !381, file: !214, line: 14)
!381 = !DISubprogram(name: "ftell", scope: !273, file: !273, line: 139, type: !382, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!382 = !DISubroutineType(types: !383)
!383 = !{!97, !283}
!384 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !385, file: !214, line: 15)
!385 = !DISubprogram(name: "rewind", scope: !273, file: !273, line: 141, type: !386, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!386 = !DISubroutineType(types: !387)
!387 = !{null, !283}
!388 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !389, file: !214, line: 15)
!389 = !DISubprogram(name: "feof", scope: !273, file: !273, line: 142, type: !346, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!390 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !391, file: !214, line: 15)
!391 = !DISubprogram(name: "ferror", scope: !273, file: !273, line: 143, type: !346, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!392 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !393, file: !214, line: 15)
!393 = !DISubprogram(name: "clearerr", scope: !273, file: !273, line: 144, type: !386, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!394 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !395, file: !214, line: 15)
!395 = !DISubprogram(name: "setvbuf", scope: !273, file: !273, line: 146, type: !396, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!396 = !DISubroutineType(types: !397)
!397 = !{!8, !283, !70, !8, !66}
!398 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !399, file: !214, line: 15)
!399 = !DISubprogram(name: "setbuf", scope: !273, file: !273, line: 147, type: !400, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!400 = !DISubroutineType(types: !401)
!401 = !{null, !283, !70}
!402 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !403, file: !214, line: 15)
!403 = !DISubprogram(name: "perror", scope: !273, file: !273, line: 149, type: !404, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!404 = !DISubroutineType(types: !405)
!405 = !{null, !73}
!406 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !407, file: !214, line: 15)
!407 = !DISubprogram(name: "remove", scope: !273, file: !273, line: 150, type: !324, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!408 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !409, file: !214, line: 15)
!409 = !DISubprogram(name: "rename", scope: !273, file: !273, line: 151, type: !410, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!410 = !DISubroutineType(types: !411)
!411 = !{!8, !73, !73}
!412 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !413, file: !214, line: 15)
!413 = !DISubprogram(name: "tmpfile", scope: !273, file: !273, line: 130, type: !414, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!414 = !DISubroutineType(types: !415)
!415 = !{!283}
!416 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !417, file: !214, line: 15)
!417 = !DISubprogram(name: "tmpnam", scope: !273, file: !273, line: 131, type: !418, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!418 = !DISubroutineType(types: !419)
!419 = !{!70, !70}
!420 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !296, file: !214, line: 16)
!421 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !422, file: !214, line: 16)
!422 = !DISubprogram(name: "exit", scope: !273, file: !273, line: 154, type: !423, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!423 = !DISubroutineType(types: !424)
!424 = !{null, !8}
!425 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !426, file: !214, line: 16)
!426 = !DISubprogram(name: "_Exit", scope: !273, file: !273, line: 156, type: !423, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!427 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !428, file: !214, line: 16)
!428 = !DISubprogram(name: "quick_exit", scope: !273, file: !273, line: 157, type: !423, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!429 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !430, file: !214, line: 16)
!430 = !DISubprogram(name: "abort", scope: !273, file: !273, line: 158, type: !431, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!431 = !DISubroutineType(types: !432)
!432 = !{null}
!433 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !434, file: !214, line: 16)
!434 = !DISubprogram(name: "atexit", scope: !273, file: !273, line: 159, type: !435, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!435 = !DISubroutineType(types: !436)
!436 = !{!8, !437}
!437 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !431, size: 64)
!438 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !439, file: !214, line: 16)
!439 = !DISubprogram(name: "malloc", scope: !273, file: !273, line: 161, type: !440, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!440 = !DISubroutineType(types: !441)
!441 = !{!63, !66}
!442 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !443, file: !214, line: 16)
!443 = !DISubprogram(name: "free", scope: !273, file: !273, line: 162, type: !444, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!444 = !DISubroutineType(types: !445)
!445 = !{null, !63}
!446 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !447, file: !214, line: 16)
!447 = !DISubprogram(name: "calloc", scope: !273, file: !273, line: 163, type: !448, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!448 = !DISubroutineType(types: !449)
!449 = !{!63, !66, !66}
!450 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !451, file: !214, line: 16)
!451 = !DISubprogram(name: "realloc", scope: !273, file: !273, line: 164, type: !452, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!452 = !DISubroutineType(types: !453)
!453 = !{!63, !63, !66}
!454 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !455, file: !214, line: 17)
!455 = !DISubprogram(name: "aligned_alloc", scope: !273, file: !273, line: 165, type: !448, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!456 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !457, file: !214, line: 17)
!457 = !DISubprogram(name: "rand", scope: !273, file: !273, line: 169, type: !342, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!458 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !459, file: !214, line: 17)
!459 = !DISubprogram(name: "srand", scope: !273, file: !273, line: 170, type: !460, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!460 = !DISubroutineType(types: !461)
!461 = !{null, !16}
!462 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !463, file: !214, line: 17)
!463 = !DISubprogram(name: "atoi", scope: !273, file: !273, line: 182, type: !324, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!464 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !465, file: !214, line: 17)
!465 = !DISubprogram(name: "atol", scope: !273, file: !273, line: 183, type: !466, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!466 = !DISubroutineType(types: !467)
!467 = !{!97, !73}
!468 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !469, file: !214, line: 17)
!469 = !DISubprogram(name: "atoll", scope: !273, file: !273, line: 184, type: !470, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!470 = !DISubroutineType(types: !471)
!471 = !{!164, !73}
!472 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !473, file: !214, line: 17)
!473 = !DISubprogram(name: "atof", scope: !273, file: !273, line: 185, type: !474, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!474 = !DISubroutineType(types: !475)
!475 = !{!169, !73}
!476 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !477, file: !214, line: 17)
!477 = !DISubprogram(name: "strtol", scope: !273, file: !273, line: 186, type: !478, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!478 = !DISubroutineType(types: !479)
!479 = !{!97, !73, !480, !8}
!480 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !70, size: 64)
!481 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !482, file: !214, line: 17)
!482 = !DISubprogram(name: "strtoul", scope: !273, file: !273, line: 187, type: !483, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!483 = !DISubroutineType(types: !484)
!484 = !{!68, !73, !480, !8}
!485 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !486, file: !214, line: 17)
!486 = !DISubprogram(name: "strtoll", scope: !273, file: !273, line: 188, type: !487, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!487 = !DISubroutineType(types: !488)
!488 = !{!164, !73, !480, !8}
!489 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !490, file: !214, line: 18)
!490 = !DISubprogram(name: "strtoull", scope: !273, file: !273, line: 189, type: !491, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!491 = !DISubroutineType(types: !492)
!492 = !{!61, !73, !480, !8}
!493 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !494, file: !214, line: 18)
!494 = !DISubprogram(name: "strtod", scope: !273, file: !273, line: 190, type: !495, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!495 = !DISubroutineType(types: !496)
!496 = !{!169, !73, !480}
!497 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !498, file: !214, line: 18)
!498 = !DISubprogram(name: "strtof", scope: !273, file: !273, line: 191, type: !499, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!499 = !DISubroutineType(types: !500)
!500 = !{!176, !73, !480}
!501 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !502, file: !214, line: 18)
!502 = !DISubprogram(name: "getenv", scope: !273, file: !273, line: 195, type: !503, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!503 = !DISubroutineType(types: !504)
!504 = !{!70, !73}
!505 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !506, file: !214, line: 18)
!506 = !DISubprogram(name: "system", scope: !273, file: !273, line: 199, type: !324, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!507 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !508, file: !214, line: 18)
!508 = !DISubprogram(name: "qsort", scope: !273, file: !273, line: 309, type: !509, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!509 = !DISubroutineType(types: !510)
!510 = !{null, !63, !66, !66, !511}
!511 = !DIDerivedType(tag: DW_TAG_typedef, name: "ws_compare", file: !273, line: 308, baseType: !512)
!512 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !513, size: 64)
!513 = !DISubroutineType(types: !514)
!514 = !{!8, !64, !64}
!515 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !516, file: !214, line: 18)
!516 = !DISubprogram(name: "bsearch", scope: !273, file: !273, line: 310, type: !517, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!517 = !DISubroutineType(types: !518)
!518 = !{!63, !64, !64, !66, !66, !511}
!519 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !520, file: !214, line: 18)
!520 = !DISubprogram(name: "div", scope: !273, file: !273, line: 202, type: !521, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!521 = !DISubroutineType(types: !522)
!522 = !{!523, !8, !8}
!523 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !273, line: 78, baseType: !524)
!524 = !DICompositeType(tag: DW_TAG_structure_type, file: !273, line: 78, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!525 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !526, file: !214, line: 18)
!526 = !DISubprogram(name: "ldiv", scope: !273, file: !273, line: 203, type: !527, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!527 = !DISubroutineType(types: !528)
!528 = !{!529, !97, !97}
!529 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !273, line: 79, baseType: !530)
!530 = !DICompositeType(tag: DW_TAG_structure_type, file: !273, line: 79, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS6ldiv_t")
!531 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !532, file: !214, line: 18)
!532 = !DISubprogram(name: "lldiv", scope: !273, file: !273, line: 204, type: !533, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!533 = !DISubroutineType(types: !534)
!534 = !{!535, !164, !164}
!535 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !273, line: 80, baseType: !536)
!536 = !DICompositeType(tag: DW_TAG_structure_type, file: !273, line: 80, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS7lldiv_t")
!537 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !523, file: !214, line: 19)
!538 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !529, file: !214, line: 19)
!539 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !535, file: !214, line: 19)
!540 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !541, file: !214, line: 19)
!541 = !DISubprogram(name: "memcpy", scope: !273, file: !273, line: 207, type: !542, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!542 = !DISubroutineType(types: !543)
!543 = !{!63, !63, !64, !66}
!544 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !545, file: !214, line: 19)
!545 = !DISubprogram(name: "memmove", scope: !273, file: !273, line: 208, type: !542, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!546 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !547, file: !214, line: 19)
!547 = !DISubprogram(name: "memset", scope: !273, file: !273, line: 209, type: !548, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!548 = !DISubroutineType(types: !549)
!549 = !{!63, !63, !8, !66}
!550 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !551, file: !214, line: 19)
!551 = !DISubprogram(name: "memcmp", scope: !273, file: !273, line: 210, type: !552, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!552 = !DISubroutineType(types: !553)
!553 = !{!8, !64, !64, !66}
!554 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !555, file: !214, line: 19)
!555 = !DISubprogram(name: "memchr", scope: !273, file: !273, line: 319, type: !556, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!556 = !DISubroutineType(types: !557)
!557 = !{!64, !64, !8, !66}
!558 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !559, file: !214, line: 19)
!559 = !DISubprogram(name: "strlen", scope: !273, file: !273, line: 217, type: !560, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!560 = !DISubroutineType(types: !561)
!561 = !{!66, !73}
!562 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !563, file: !214, line: 19)
!563 = !DISubprogram(name: "strcmp", scope: !273, file: !273, line: 219, type: !410, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!564 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !565, file: !214, line: 20)
!565 = !DISubprogram(name: "strncmp", scope: !273, file: !273, line: 220, type: !566, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!566 = !DISubroutineType(types: !567)
!567 = !{!8, !73, !73, !66}
!568 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !569, file: !214, line: 20)
!569 = !DISubprogram(name: "strcoll", scope: !273, file: !273, line: 223, type: !410, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!570 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !571, file: !214, line: 20)
!571 = !DISubprogram(name: "strcpy", scope: !273, file: !273, line: 225, type: !572, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!572 = !DISubroutineType(types: !573)
!573 = !{!70, !70, !73}
!574 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !575, file: !214, line: 20)
!575 = !DISubprogram(name: "strncpy", scope: !273, file: !273, line: 226, type: !576, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!576 = !DISubroutineType(types: !577)
!577 = !{!70, !70, !73, !66}
!578 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !579, file: !214, line: 20)
!579 = !DISubprogram(name: "strcat", scope: !273, file: !273, line: 228, type: !572, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!580 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !581, file: !214, line: 20)
!581 = !DISubprogram(name: "strncat", scope: !273, file: !273, line: 229, type: !576, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!582 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !583, file: !214, line: 20)
!583 = !DISubprogram(name: "strtok", scope: !273, file: !273, line: 230, type: !572, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!584 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !585, file: !214, line: 20)
!585 = !DISubprogram(name: "strerror", scope: !273, file: !273, line: 235, type: !586, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!586 = !DISubroutineType(types: !587)
!587 = !{!70, !8}
!588 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !589, file: !214, line: 20)
!589 = !DISubprogram(name: "strspn", scope: !273, file: !273, line: 236, type: !590, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!590 = !DISubroutineType(types: !591)
!591 = !{!66, !73, !73}
!592 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !593, file: !214, line: 20)
!593 = !DISubprogram(name: "strcspn", scope: !273, file: !273, line: 237, type: !590, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!594 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !595, file: !214, line: 21)
!595 = !DISubprogram(name: "strchr", scope: !273, file: !273, line: 320, type: !596, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!596 = !DISubroutineType(types: !597)
!597 = !{!73, !73, !8}
!598 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !599, file: !214, line: 21)
!599 = !DISubprogram(name: "strrchr", scope: !273, file: !273, line: 321, type: !596, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!600 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !601, file: !214, line: 21)
!601 = !DISubprogram(name: "strstr", scope: !273, file: !273, line: 322, type: !602, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!602 = !DISubroutineType(types: !603)
!603 = !{!73, !73, !73}
!604 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !605, file: !214, line: 21)
!605 = !DISubprogram(name: "strpbrk", scope: !273, file: !273, line: 323, type: !602, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!606 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !607, file: !214, line: 21)
!607 = !DISubprogram(name: "isalnum", scope: !273, file: !273, line: 251, type: !328, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!608 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !609, file: !214, line: 21)
!609 = !DISubprogram(name: "isalpha", scope: !273, file: !273, line: 252, type: !328, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!610 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !611, file: !214, line: 21)
!611 = !DISubprogram(name: "isblank", scope: !273, file: !273, line: 253, type: !328, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!612 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !613, file: !214, line: 21)
!613 = !DISubprogram(name: "iscntrl", scope: !273, file: !273, line: 254, type: !328, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!614 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !615, file: !214, line: 21)
!615 = !DISubprogram(name: "isdigit", scope: !273, file: !273, line: 255, type: !328, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!616 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !617, file: !214, line: 21)
!617 = !DISubprogram(name: "isgraph", scope: !273, file: !273, line: 256, type: !328, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!618 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !619, file: !214, line: 22)
!619 = !DISubprogram(name: "islower", scope: !273, file: !273, line: 257, type: !328, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!620 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !621, file: !214, line: 22)
!621 = !DISubprogram(name: "isprint", scope: !273, file: !273, line: 258, type: !328, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!622 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !623, file: !214, line: 22)
!623 = !DISubprogram(name: "ispunct", scope: !273, file: !273, line: 259, type: !328, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!624 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !625, file: !214, line: 22)
!625 = !DISubprogram(name: "isspace", scope: !273, file: !273, line: 260, type: !328, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!626 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !627, file: !214, line: 22)
!627 = !DISubprogram(name: "isupper", scope: !273, file: !273, line: 261, type: !328, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!628 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !629, file: !214, line: 22)
!629 = !DISubprogram(name: "isxdigit", scope: !273, file: !273, line: 262, type: !328, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!630 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !631, file: !214, line: 22)
!631 = !DISubprogram(name: "tolower", scope: !273, file: !273, line: 265, type: !328, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!632 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !633, file: !214, line: 22)
!633 = !DISubprogram(name: "toupper", scope: !273, file: !273, line: 266, type: !328, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!634 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !635, file: !214, line: 23)
!635 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !273, line: 69, baseType: !97)
!636 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !637, file: !214, line: 23)
!637 = !DIDerivedType(tag: DW_TAG_typedef, name: "clock_t", file: !273, line: 70, baseType: !97)
!638 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !639, file: !214, line: 23)
!639 = !DISubprogram(name: "clock", linkageName: "_ZL5clockv", scope: !640, file: !640, line: 244, type: !641, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!640 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!641 = !DISubroutineType(types: !642)
!642 = !{!637}
!643 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !644, file: !214, line: 23)
!644 = !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !273, line: 84, size: 448, flags: DIFlagFwdDecl, identifier: "_ZTS2tm")
!645 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !646, file: !214, line: 23)
!646 = !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !273, line: 82, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS8timespec")
!647 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !648, file: !214, line: 23)
!648 = !DISubprogram(name: "time", scope: !273, file: !273, line: 269, type: !649, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!649 = !DISubroutineType(types: !650)
!650 = !{!635, !651}
!651 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !635, size: 64)
!652 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !653, file: !214, line: 23)
!653 = !DISubprogram(name: "difftime", scope: !273, file: !273, line: 270, type: !654, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!654 = !DISubroutineType(types: !655)
!655 = !{!169, !635, !635}
!656 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !657, file: !214, line: 23)
!657 = !DISubprogram(name: "mktime", scope: !273, file: !273, line: 271, type: !658, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!658 = !DISubroutineType(types: !659)
!659 = !{!635, !660}
!660 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !644, size: 64)
!661 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !662, file: !214, line: 23)
!662 = !DISubprogram(name: "localtime", scope: !273, file: !273, line: 273, type: !663, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!663 = !DISubroutineType(types: !664)
!664 = !{!660, !665}
!665 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !666, size: 64)
!666 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !635)
!667 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !668, file: !214, line: 23)
!668 = !DISubprogram(name: "gmtime", scope: !273, file: !273, line: 275, type: !663, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!669 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !670, file: !214, line: 24)
!670 = !DISubprogram(name: "asctime", scope: !273, file: !273, line: 277, type: !671, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!671 = !DISubroutineType(types: !672)
!672 = !{!70, !673}
!673 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !674, size: 64)
!674 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !644)
!675 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !676, file: !214, line: 24)
!676 = !DISubprogram(name: "ctime", scope: !273, file: !273, line: 278, type: !677, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!677 = !DISubroutineType(types: !678)
!678 = !{!70, !665}
!679 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !680, file: !214, line: 24)
!680 = !DISubprogram(name: "strftime", scope: !273, file: !273, line: 280, type: !681, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!681 = !DISubroutineType(types: !682)
!682 = !{!66, !70, !66, !73, !673}
!683 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !150, entity: !684, file: !214, line: 24)
!684 = !DISubprogram(name: "timespec_get", scope: !273, file: !273, line: 285, type: !685, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!685 = !DISubroutineType(types: !686)
!686 = !{!8, !687, !8}
!687 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !646, size: 64)
!688 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !14, entity: !150, file: !13, line: 27)
!689 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !12, file: !13, line: 31)
!690 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !14, entity: !691, file: !13, line: 70)
!691 = !DISubprogram(name: "atomic_thread_fence", linkageName: "_ZN4cudaL19atomic_thread_fenceENS_3std12memory_orderENS_12thread_scopeE", scope: !15, file: !13, line: 35, type: !692, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!692 = !DISubroutineType(types: !693)
!693 = !{null, !12, !24}
!694 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "cg", scope: !10, entity: !137, file: !3, line: 10)
!695 = !{!696, !697, !698, !699, !700}
!696 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 12, type: !6)
!697 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 12, type: !9)
!698 = !DILocalVariable(name: "producer", scope: !2, file: !3, line: 15, type: !45)
!699 = !DILocalVariable(name: "pipe", scope: !2, file: !3, line: 16, type: !38)
!700 = !DILocalVariable(name: "i", scope: !701, file: !3, line: 17, type: !8)
!701 = distinct !DILexicalBlock(scope: !2, file: !3, line: 17, column: 3)
!702 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !703)
!703 = !{!115, !704}
!704 = !DISubrange(count: 32)
!705 = !{i32 7, !"Dwarf Version", i32 4}
!706 = !{i32 2, !"Debug Info Version", i32 3}
!707 = !{i32 1, !"wchar_size", i32 4}
!708 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!709 = !{!"clang version 22.1.8"}
!710 = !{!711, !711, i64 0}
!711 = !{!"int", !712, i64 0}
!712 = !{!"omnipotent char", !713, i64 0}
!713 = !{!"Simple C++ TBAA"}
!714 = !DILocation(line: 16, column: 8, scope: !2)
!715 = !DILocation(line: 0, scope: !2)
!716 = !DILocation(line: 15, column: 19, scope: !2)
!717 = !DILocation(line: 15, column: 31, scope: !2)
!718 = !DILocation(line: 15, column: 8, scope: !2)
!719 = !DILocation(line: 16, column: 68, scope: !2)
!720 = !DILocation(line: 16, column: 15, scope: !2)
!721 = distinct !{!721, !722, !723}
!722 = !{!"llvm.loop.mustprogress"}
!723 = !{!"llvm.loop.unroll.disable"}
!724 = !DILocation(line: 0, scope: !701)
!725 = !DILocation(line: 17, column: 8, scope: !701)
!726 = !DILocation(line: 17, scope: !701)
!727 = !DILocation(line: 17, column: 21, scope: !728)
!728 = distinct !DILexicalBlock(scope: !701, file: !3, line: 17, column: 3)
!729 = !DILocation(line: 17, column: 3, scope: !701)
!730 = !DILocation(line: 18, column: 9, scope: !731)
!731 = distinct !DILexicalBlock(scope: !732, file: !3, line: 18, column: 9)
!732 = distinct !DILexicalBlock(scope: !728, file: !3, line: 17, column: 31)
!733 = !DILocation(line: 19, column: 12, scope: !734)
!734 = distinct !DILexicalBlock(scope: !731, file: !3, line: 18, column: 19)
!735 = !DILocation(line: 19, column: 59, scope: !734)
!736 = !DILocation(line: 19, column: 52, scope: !734)
!737 = !DILocation(line: 19, column: 64, scope: !734)
!738 = !DILocation(line: 19, column: 86, scope: !734)
!739 = !DILocation(line: 19, column: 81, scope: !734)
!740 = !DILocation(line: 19, column: 92, scope: !734)
!741 = !DILocation(line: 19, column: 90, scope: !734)
!742 = !DILocation(line: 19, column: 32, scope: !734)
!743 = !{!712, !712, i64 0}
!744 = distinct !{!744, !722, !723}
!745 = !DILocation(line: 19, column: 130, scope: !734)
!746 = !DILocation(line: 20, column: 5, scope: !734)
!747 = !DILocation(line: 21, column: 12, scope: !748)
!748 = distinct !DILexicalBlock(scope: !731, file: !3, line: 20, column: 12)
!749 = !DILocation(line: 21, column: 34, scope: !748)
!750 = !DILocation(line: 22, column: 47, scope: !748)
!751 = !DILocation(line: 22, column: 40, scope: !748)
!752 = !DILocation(line: 22, column: 57, scope: !748)
!753 = !DILocation(line: 22, column: 55, scope: !748)
!754 = !DILocation(line: 22, column: 14, scope: !748)
!755 = !DILocation(line: 22, column: 20, scope: !748)
!756 = !DILocation(line: 22, column: 18, scope: !748)
!757 = !DILocation(line: 22, column: 32, scope: !748)
!758 = !DILocation(line: 22, column: 7, scope: !748)
!759 = !DILocation(line: 22, column: 38, scope: !748)
!760 = !DILocation(line: 24, column: 3, scope: !732)
!761 = !DILocation(line: 17, column: 26, scope: !728)
!762 = !DILocation(line: 17, column: 3, scope: !728)
!763 = distinct !{!763, !729, !764, !722, !723}
!764 = !DILocation(line: 24, column: 3, scope: !701)
!765 = !DILocation(line: 25, column: 1, scope: !2)
!766 = !DILocation(line: 30, column: 8, scope: !130)
!767 = !DILocation(line: 0, scope: !130)
!768 = !DILocation(line: 31, column: 7, scope: !769)
!769 = distinct !DILexicalBlock(scope: !130, file: !3, line: 31, column: 7)
!770 = !DILocation(line: 31, column: 27, scope: !769)
!771 = !DILocation(line: 31, column: 44, scope: !769)
!772 = !DILocation(line: 31, column: 33, scope: !769)
!773 = !DILocation(line: 32, column: 3, scope: !130)
!774 = !DILocation(line: 33, column: 3, scope: !130)
!775 = distinct !{!775, !722, !723}
!776 = !DILocation(line: 34, column: 20, scope: !130)
!777 = !DILocation(line: 34, column: 34, scope: !778)
!778 = distinct !DILexicalBlock(scope: !130, file: !3, line: 34, column: 34)
!779 = !DILocation(line: 34, column: 46, scope: !778)
!780 = !DILocation(line: 34, column: 56, scope: !778)
!781 = !DILocation(line: 34, column: 52, scope: !778)
!782 = !DILocation(line: 35, column: 32, scope: !130)
!783 = !DILocation(line: 35, column: 30, scope: !130)
!784 = !DILocation(line: 35, column: 22, scope: !130)
!785 = !DILocation(line: 35, column: 7, scope: !130)
!786 = !DILocation(line: 35, column: 3, scope: !130)
!787 = !DILocation(line: 35, column: 20, scope: !130)
!788 = !DILocation(line: 36, column: 1, scope: !130)
