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
    #dbg_declare(ptr poison, !228, !DIExpression(DW_OP_LLVM_fragment, 176, 16), !243)
    #dbg_value(ptr %in, !225, !DIExpression(), !244)
    #dbg_value(ptr %out, !226, !DIExpression(), !244)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !245
  %cmp = icmp ult i32 %0, 32, !dbg !246
  %storedv = zext i1 %cmp to i8, !dbg !247
    #dbg_value(i8 %storedv, !227, !DIExpression(), !244)
  %loadedv = trunc i8 %storedv to i1, !dbg !248
  %1 = zext i1 %loadedv to i64, !dbg !248
  %cond = select i1 %loadedv, i32 0, i32 1, !dbg !248
  %conv.i = zext i1 %loadedv to i32, !dbg !249
  %2 = call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %loadedv), !dbg !249
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !249
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !249
  %mul.i = mul i32 %3, %4, !dbg !249
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !249
  %mul3.i = mul i32 %mul.i, %5, !dbg !249
  %sub.i = sub i32 %mul3.i, %2, !dbg !249
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !249
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !249
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !249
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !249
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !249
  %mul.i.i = mul i32 %9, %10, !dbg !249
  %add.i.i = add i32 %8, %mul.i.i, !dbg !249
  %mul5.i.i = mul i32 %7, %add.i.i, !dbg !249
  %add6.i.i = add i32 %6, %mul5.i.i, !dbg !249
  %cmp.i57 = icmp eq i32 %add6.i.i, 0, !dbg !249
  br i1 %cmp.i57, label %if.then.i60, label %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit, !dbg !249

if.then.i60:                                      ; preds = %entry
  br label %for.cond.i, !dbg !249

for.cond.i:                                       ; preds = %for.body.i, %if.then.i60
  %i.0.i = phi i32 [ 0, %if.then.i60 ], [ %inc.i64, %for.body.i ], !dbg !249
  %cmp1.i = icmp ult i32 %i.0.i, 2, !dbg !249
  br i1 %cmp1.i, label %for.body.i, label %for.cond.cleanup.i, !dbg !249

for.cond.cleanup.i:                               ; preds = %for.cond.i
  br label %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit, !dbg !249

for.body.i:                                       ; preds = %for.cond.i
  %idxprom.i61 = zext i32 %i.0.i to i64, !dbg !249
  %arrayidx.i62 = getelementptr inbounds nuw [2 x %struct.anon], ptr addrspacecast (ptr addrspace(3) @_ZZ13early_releasePKiPiE5state to ptr), i64 0, i64 %idxprom.i61, !dbg !249
  call void @__ws_mbarrier_init(ptr noundef %arrayidx.i62, i32 noundef %2) #6, !dbg !249
  %idxprom3.i = zext i32 %i.0.i to i64, !dbg !249
  %arrayidx4.i = getelementptr inbounds nuw [2 x %struct.anon], ptr addrspacecast (ptr addrspace(3) @_ZZ13early_releasePKiPiE5state to ptr), i64 0, i64 %idxprom3.i, !dbg !249
  %consumed.i63 = getelementptr inbounds nuw %struct.anon, ptr %arrayidx4.i, i32 0, i32 1, !dbg !249
  call void @__ws_mbarrier_init(ptr noundef %consumed.i63, i32 noundef %sub.i) #6, !dbg !249
  %inc.i64 = add i32 %i.0.i, 1, !dbg !249
  br label %for.cond.i, !dbg !249, !llvm.loop !250

_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit: ; preds = %entry, %for.cond.cleanup.i
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !249
  %.fca.0.insert.i = insertvalue %"class.cuda::pipeline" poison, ptr addrspacecast (ptr addrspace(3) @_ZZ13early_releasePKiPiE5state to ptr), 0, !dbg !249
  %.fca.1.insert.i = insertvalue %"class.cuda::pipeline" %.fca.0.insert.i, i32 2, 1, !dbg !249
  %.fca.2.insert.i = insertvalue %"class.cuda::pipeline" %.fca.1.insert.i, i32 0, 2, !dbg !249
  %.fca.3.insert.i = insertvalue %"class.cuda::pipeline" %.fca.2.insert.i, i32 0, 3, !dbg !249
  %.fca.4.insert.i = insertvalue %"class.cuda::pipeline" %.fca.3.insert.i, i8 1, 4, !dbg !249
  %.fca.5.insert.i = insertvalue %"class.cuda::pipeline" %.fca.4.insert.i, i8 0, 5, !dbg !249
  %.fca.6.0.insert.i58 = insertvalue %"class.cuda::pipeline" %.fca.5.insert.i, i8 undef, 6, 0, !dbg !249
  %.fca.6.1.insert.i59 = insertvalue %"class.cuda::pipeline" %.fca.6.0.insert.i58, i8 undef, 6, 1, !dbg !249
  %call2.fca.0.extract.i = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i59, 0, !dbg !249
  %call2.fca.1.extract.i = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i59, 1, !dbg !249
  %call2.fca.2.extract.i = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i59, 2, !dbg !249
  %call2.fca.3.extract.i = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i59, 3, !dbg !249
  %call2.fca.4.extract.i = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i59, 4, !dbg !249
  %call2.fca.5.extract.i = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i59, 5, !dbg !249
  %call2.fca.6.0.extract.i = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i59, 6, 0, !dbg !249
  %call2.fca.6.1.extract.i = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i59, 6, 1, !dbg !249
  %.fca.6.0.insert.i = insertvalue %"class.cuda::pipeline" %.fca.6.1.insert.i59, i8 undef, 6, 0, !dbg !249
  %.fca.6.1.insert.i = insertvalue %"class.cuda::pipeline" %.fca.6.0.insert.i, i8 undef, 6, 1, !dbg !249
  %call2.fca.0.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 0, !dbg !249
  %call2.fca.1.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 1, !dbg !249
  %call2.fca.2.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 2, !dbg !249
  %call2.fca.3.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 3, !dbg !249
  %call2.fca.4.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 4, !dbg !249
  %call2.fca.5.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 5, !dbg !249
  %call2.fca.6.0.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 6, 0, !dbg !249
  %call2.fca.6.1.extract = extractvalue %"class.cuda::pipeline" %.fca.6.1.insert.i, 6, 1, !dbg !249
    #dbg_value(ptr %call2.fca.0.extract, !228, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !244)
    #dbg_value(i32 %call2.fca.1.extract, !228, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !244)
    #dbg_value(i32 %call2.fca.2.extract, !228, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !244)
    #dbg_value(i32 %call2.fca.3.extract, !228, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !244)
    #dbg_value(i8 %call2.fca.4.extract, !228, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !244)
    #dbg_value(i8 %call2.fca.5.extract, !228, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !244)
    #dbg_value(i32 0, !229, !DIExpression(), !253)
  br label %for.cond, !dbg !254

for.cond:                                         ; preds = %for.inc, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit
  %pipe.sroa.11.0 = phi i32 [ %call2.fca.2.extract, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %pipe.sroa.11.1, %for.inc ], !dbg !244
  %pipe.sroa.18.0 = phi i32 [ %call2.fca.3.extract, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %pipe.sroa.18.1, %for.inc ], !dbg !249
  %pipe.sroa.24.0 = phi i8 [ %call2.fca.4.extract, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %pipe.sroa.24.1, %for.inc ], !dbg !244
  %pipe.sroa.28.0 = phi i8 [ %call2.fca.5.extract, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %pipe.sroa.28.1, %for.inc ], !dbg !249
  %i.0 = phi i32 [ 0, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit ], [ %inc, %for.inc ], !dbg !255
    #dbg_value(i8 %pipe.sroa.28.0, !228, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !244)
    #dbg_value(i8 %pipe.sroa.24.0, !228, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !244)
    #dbg_value(i32 %pipe.sroa.18.0, !228, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !244)
    #dbg_value(i32 %pipe.sroa.11.0, !228, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !244)
    #dbg_value(i32 %i.0, !229, !DIExpression(), !253)
  %cmp3 = icmp slt i32 %i.0, 8, !dbg !256
  br i1 %cmp3, label %for.body, label %for.cond.cleanup, !dbg !258

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %loadedv4 = trunc i8 %storedv to i1, !dbg !259
  br i1 %loadedv4, label %if.then, label %if.else, !dbg !259

if.then:                                          ; preds = %for.body
  %idxprom.i = zext i32 %pipe.sroa.11.0 to i64, !dbg !262
  %arrayidx.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call2.fca.0.extract, i64 %idxprom.i, !dbg !262
  %consumed.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %arrayidx.i, i32 0, i32 1, !dbg !262
  %loadedv.i = trunc i8 %pipe.sroa.24.0 to i1, !dbg !262
  %conv.i29 = zext i1 %loadedv.i to i32, !dbg !262
  call void @__ws_mbarrier_wait_parity(ptr noundef %consumed.i, i32 noundef %conv.i29) #6, !dbg !262
  %rem = srem i32 %i.0, 2, !dbg !264
  %idxprom = sext i32 %rem to i64, !dbg !265
  %arrayidx = getelementptr inbounds [2 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ13early_releasePKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !265
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !266
  %idxprom6 = zext i32 %11 to i64, !dbg !265
  %arrayidx7 = getelementptr inbounds nuw [32 x i32], ptr %arrayidx, i64 0, i64 %idxprom6, !dbg !265
  %mul = mul nsw i32 32, %i.0, !dbg !267
  %idx.ext = sext i32 %mul to i64, !dbg !268
  %add.ptr = getelementptr inbounds i32, ptr %in, i64 %idx.ext, !dbg !268
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !269
  %idx.ext9 = zext i32 %12 to i64, !dbg !270
  %add.ptr10 = getelementptr inbounds nuw i32, ptr %add.ptr, i64 %idx.ext9, !dbg !270
  %13 = ptrtoint ptr %arrayidx7 to i64, !dbg !271
  %14 = ptrtoint ptr %add.ptr10 to i64, !dbg !271
  %or.i = or i64 %13, %14, !dbg !271
  %or1.i = or i64 %or.i, 4, !dbg !271
  %rem.i = urem i64 %or1.i, 4, !dbg !271
  %cmp.i70 = icmp eq i64 %rem.i, 0, !dbg !271
  %conv.i71 = zext i1 %cmp.i70 to i32, !dbg !271
  %15 = call i1 @llvm.nvvm.isspacep.shared(ptr %arrayidx7), !dbg !271
  %conv2.i = zext i1 %15 to i32, !dbg !271
  %conv4.i = zext i1 %15 to i32, !dbg !271
  %and.i = and i32 %conv.i71, %conv4.i, !dbg !271
  %16 = call i1 @llvm.nvvm.isspacep.global(ptr %add.ptr10), !dbg !271
  %conv5.i = zext i1 %16 to i32, !dbg !271
  %conv7.i = zext i1 %16 to i32, !dbg !271
  %and8.i = and i32 %and.i, %conv7.i, !dbg !271
  %tobool.i = icmp ne i32 %and8.i, 0, !dbg !271
  %storedv.i72 = zext i1 %tobool.i to i8, !dbg !271
  %17 = zext i1 %tobool.i to i64, !dbg !271
  %cond.i = select i1 %tobool.i, i64 4, i64 1, !dbg !271
  br label %for.cond.i75, !dbg !271

for.cond.i75:                                     ; preds = %if.end.i, %if.then
  %i.0.i76 = phi i64 [ 0, %if.then ], [ %add.i, %if.end.i ], !dbg !271
  %cmp10.i = icmp ult i64 %i.0.i76, 4, !dbg !271
  br i1 %cmp10.i, label %for.body.i78, label %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit, !dbg !271

for.body.i78:                                     ; preds = %for.cond.i75
  br i1 %tobool.i, label %if.then.i80, label %if.else.i, !dbg !271

if.then.i80:                                      ; preds = %for.body.i78
  %add.ptr.i = getelementptr inbounds nuw i8, ptr %arrayidx7, i64 %i.0.i76, !dbg !271
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !271
  %add.ptr12.i = getelementptr inbounds nuw i8, ptr %add.ptr10, i64 %i.0.i76, !dbg !271
  %add.ptr12.ascast.i = addrspacecast ptr %add.ptr12.i to ptr addrspace(1), !dbg !271
  %sub.i81 = sub i64 4, %i.0.i76, !dbg !271
  %cmp13.i = icmp ult i64 %sub.i81, 4, !dbg !271
  br i1 %cmp13.i, label %cond.true.i, label %cond.false.i, !dbg !271

cond.true.i:                                      ; preds = %if.then.i80
  %sub14.i = sub i64 4, %i.0.i76, !dbg !271
  br label %cond.end.i, !dbg !271

cond.false.i:                                     ; preds = %if.then.i80
  br label %cond.end.i, !dbg !271

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond15.i = phi i64 [ %sub14.i, %cond.true.i ], [ 4, %cond.false.i ], !dbg !271
  %conv16.i = trunc i64 %cond15.i to i32, !dbg !271
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr12.ascast.i, i32 noundef 4, i32 noundef %conv16.i) #6, !dbg !271
  br label %if.end.i, !dbg !271

if.else.i:                                        ; preds = %for.body.i78
  %arrayidx.i79 = getelementptr inbounds nuw i8, ptr %add.ptr10, i64 %i.0.i76, !dbg !271
  %18 = load i8, ptr %arrayidx.i79, align 1, !dbg !271, !tbaa !272
  %arrayidx17.i = getelementptr inbounds nuw i8, ptr %arrayidx7, i64 %i.0.i76, !dbg !271
  store i8 %18, ptr %arrayidx17.i, align 1, !dbg !271, !tbaa !272
  br label %if.end.i, !dbg !271

if.end.i:                                         ; preds = %if.else.i, %cond.end.i
  %add.i = add i64 %i.0.i76, %cond.i, !dbg !271
  br label %for.cond.i75, !dbg !271, !llvm.loop !273

_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit:           ; preds = %for.cond.i75
  %idxprom.i32 = zext i32 %pipe.sroa.11.0 to i64, !dbg !274
  %arrayidx.i33 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call2.fca.0.extract, i64 %idxprom.i32, !dbg !274
  call void @__ws_cp_async_arrive(ptr noundef %arrayidx.i33) #6, !dbg !274
  %idxprom4.i = zext i32 %pipe.sroa.11.0 to i64, !dbg !274
  %arrayidx5.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call2.fca.0.extract, i64 %idxprom4.i, !dbg !274
  %call.i34 = call i64 @__ws_mbarrier_arrive(ptr noundef %arrayidx5.i, i32 noundef 1) #6, !dbg !274
  %inc.i = add i32 %pipe.sroa.11.0, 1, !dbg !274
    #dbg_value(i32 %inc.i, !228, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !244)
  %cmp.i = icmp eq i32 %inc.i, %call2.fca.1.extract, !dbg !274
  br i1 %cmp.i, label %if.then.i, label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit, !dbg !274

if.then.i:                                        ; preds = %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit
    #dbg_value(i32 0, !228, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !244)
  %loadedv.i36 = trunc i8 %pipe.sroa.24.0 to i1, !dbg !274
  %lnot.i = xor i1 %loadedv.i36, true, !dbg !274
  %storedv.i = zext i1 %lnot.i to i8, !dbg !274
    #dbg_value(i8 %storedv.i, !228, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !244)
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit, !dbg !274

_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit: ; preds = %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit, %if.then.i
  %pipe.sroa.11.2 = phi i32 [ 0, %if.then.i ], [ %inc.i, %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit ], !dbg !274
  %pipe.sroa.24.2 = phi i8 [ %storedv.i, %if.then.i ], [ %pipe.sroa.24.0, %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit ], !dbg !244
    #dbg_value(i8 %pipe.sroa.24.2, !228, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !244)
    #dbg_value(i32 %pipe.sroa.11.2, !228, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !244)
  br label %if.end, !dbg !275

if.else:                                          ; preds = %for.body
  %idxprom.i37 = zext i32 %pipe.sroa.18.0 to i64, !dbg !276
  %arrayidx.i38 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call2.fca.0.extract, i64 %idxprom.i37, !dbg !276
  %loadedv.i39 = trunc i8 %pipe.sroa.28.0 to i1, !dbg !276
  %conv.i40 = zext i1 %loadedv.i39 to i32, !dbg !276
  call void @__ws_mbarrier_wait_parity(ptr noundef %arrayidx.i38, i32 noundef %conv.i40) #6, !dbg !276
  %idxprom.i42 = zext i32 %pipe.sroa.18.0 to i64, !dbg !278
  %arrayidx.i43 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %call2.fca.0.extract, i64 %idxprom.i42, !dbg !278
  %consumed.i44 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %arrayidx.i43, i32 0, i32 1, !dbg !278
  %call.i45 = call i64 @__ws_mbarrier_arrive(ptr noundef %consumed.i44, i32 noundef 1) #6, !dbg !278
  %inc.i46 = add i32 %pipe.sroa.18.0, 1, !dbg !278
    #dbg_value(i32 %inc.i46, !228, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !244)
  %cmp.i48 = icmp eq i32 %inc.i46, %call2.fca.1.extract, !dbg !278
  br i1 %cmp.i48, label %if.then.i49, label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, !dbg !278

if.then.i49:                                      ; preds = %if.else
    #dbg_value(i32 0, !228, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !244)
  %loadedv.i51 = trunc i8 %pipe.sroa.28.0 to i1, !dbg !278
  %lnot.i52 = xor i1 %loadedv.i51, true, !dbg !278
  %storedv.i53 = zext i1 %lnot.i52 to i8, !dbg !278
    #dbg_value(i8 %storedv.i53, !228, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !244)
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, !dbg !278

_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit: ; preds = %if.else, %if.then.i49
  %pipe.sroa.18.2 = phi i32 [ 0, %if.then.i49 ], [ %inc.i46, %if.else ], !dbg !278
  %pipe.sroa.28.2 = phi i8 [ %storedv.i53, %if.then.i49 ], [ %pipe.sroa.28.0, %if.else ], !dbg !244
    #dbg_value(i8 %pipe.sroa.28.2, !228, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !244)
    #dbg_value(i32 %pipe.sroa.18.2, !228, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !244)
  %rem12 = srem i32 %i.0, 2, !dbg !279
  %idxprom13 = sext i32 %rem12 to i64, !dbg !280
  %arrayidx14 = getelementptr inbounds [2 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ13early_releasePKiPiE4tile to ptr), i64 0, i64 %idxprom13, !dbg !280
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !281
  %sub = sub i32 63, %19, !dbg !282
  %idxprom16 = zext i32 %sub to i64, !dbg !280
  %arrayidx17 = getelementptr inbounds nuw [32 x i32], ptr %arrayidx14, i64 0, i64 %idxprom16, !dbg !280
  %20 = load i32, ptr %arrayidx17, align 4, !dbg !280, !tbaa !239
  %mul18 = mul nsw i32 32, %i.0, !dbg !283
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !284
  %add = add i32 %mul18, %21, !dbg !285
  %sub20 = sub i32 %add, 32, !dbg !286
  %idxprom21 = zext i32 %sub20 to i64, !dbg !287
  %arrayidx22 = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom21, !dbg !287
  store i32 %20, ptr %arrayidx22, align 4, !dbg !288, !tbaa !239
  br label %if.end

if.end:                                           ; preds = %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit
  %pipe.sroa.11.1 = phi i32 [ %pipe.sroa.11.2, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit ], [ %pipe.sroa.11.0, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit ], !dbg !244
  %pipe.sroa.18.1 = phi i32 [ %pipe.sroa.18.0, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit ], [ %pipe.sroa.18.2, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit ], !dbg !244
  %pipe.sroa.24.1 = phi i8 [ %pipe.sroa.24.2, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit ], [ %pipe.sroa.24.0, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit ], !dbg !244
  %pipe.sroa.28.1 = phi i8 [ %pipe.sroa.28.0, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit ], [ %pipe.sroa.28.2, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit ], !dbg !244
    #dbg_value(i8 %pipe.sroa.28.1, !228, !DIExpression(DW_OP_LLVM_fragment, 168, 8), !244)
    #dbg_value(i8 %pipe.sroa.24.1, !228, !DIExpression(DW_OP_LLVM_fragment, 160, 8), !244)
    #dbg_value(i32 %pipe.sroa.18.1, !228, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !244)
    #dbg_value(i32 %pipe.sroa.11.1, !228, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !244)
  br label %for.inc, !dbg !289

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %i.0, 1, !dbg !290
    #dbg_value(i32 %inc, !229, !DIExpression(), !253)
  br label %for.cond, !dbg !291, !llvm.loop !292

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !294
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
    #dbg_declare(ptr poison, !134, !DIExpression(), !295)
    #dbg_value(ptr %in, !132, !DIExpression(), !296)
    #dbg_value(ptr %out, !133, !DIExpression(), !296)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !297
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !297
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !297
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !297
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !297
  %mul.i23 = mul i32 %3, %4, !dbg !297
  %add.i24 = add i32 %2, %mul.i23, !dbg !297
  %mul5.i25 = mul i32 %1, %add.i24, !dbg !297
  %add6.i26 = add i32 %0, %mul5.i25, !dbg !297
  %cmp = icmp eq i32 %add6.i26, 0, !dbg !299
  br i1 %cmp, label %if.then, label %if.end, !dbg !299

if.then:                                          ; preds = %entry
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !300
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !300
  %mul.i = mul i32 %5, %6, !dbg !300
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !300
  %mul3.i = mul i32 %mul.i, %7, !dbg !300
  %conv = zext i32 %mul3.i to i64, !dbg !300
  call void @__ws_mbarrier_init(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ14only_one_waitsPKiPiE3bar to ptr), i32 noundef %mul3.i) #6, !dbg !301
  br label %if.end, !dbg !301

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !302
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !303
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !303
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !303
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !303
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !303
  %mul.i18 = mul i32 %11, %12, !dbg !303
  %add.i = add i32 %10, %mul.i18, !dbg !303
  %mul5.i = mul i32 %9, %add.i, !dbg !303
  %add6.i = add i32 %8, %mul5.i, !dbg !303
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !303
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !303
  %mul.i.i = mul i32 %13, %14, !dbg !303
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !303
  %mul3.i.i = mul i32 %mul.i.i, %15, !dbg !303
  %16 = ptrtoint ptr %in to i64, !dbg !303
  %or.i = or i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) @_ZZ14only_one_waitsPKiPiE4tile to ptr) to i64), %16, !dbg !303
  %or1.i = or i64 %or.i, 256, !dbg !303
  %rem.i = urem i64 %or1.i, 4, !dbg !303
  %cmp.i = icmp eq i64 %rem.i, 0, !dbg !303
  %conv.i = zext i1 %cmp.i to i32, !dbg !303
  %17 = call i1 @llvm.nvvm.isspacep.shared(ptr addrspacecast (ptr addrspace(3) @_ZZ14only_one_waitsPKiPiE4tile to ptr)), !dbg !303
  %conv2.i = zext i1 %17 to i32, !dbg !303
  %conv4.i = zext i1 %17 to i32, !dbg !303
  %and.i = and i32 %conv.i, %conv4.i, !dbg !303
  %18 = call i1 @llvm.nvvm.isspacep.global(ptr %in), !dbg !303
  %conv5.i = zext i1 %18 to i32, !dbg !303
  %conv7.i = zext i1 %18 to i32, !dbg !303
  %and8.i = and i32 %and.i, %conv7.i, !dbg !303
  %tobool.i = icmp ne i32 %and8.i, 0, !dbg !303
  %storedv.i = zext i1 %tobool.i to i8, !dbg !303
  %19 = zext i1 %tobool.i to i64, !dbg !303
  %cond.i = select i1 %tobool.i, i64 4, i64 1, !dbg !303
  %conv9.i = zext i32 %add6.i to i64, !dbg !303
  %mul.i27 = mul i64 %conv9.i, %cond.i, !dbg !303
  br label %for.cond.i, !dbg !303

for.cond.i:                                       ; preds = %if.end.i, %if.end
  %i.0.i = phi i64 [ %mul.i27, %if.end ], [ %add.i28, %if.end.i ], !dbg !303
  %cmp10.i = icmp ult i64 %i.0.i, 256, !dbg !303
  br i1 %cmp10.i, label %for.body.i, label %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit, !dbg !303

for.body.i:                                       ; preds = %for.cond.i
  br i1 %tobool.i, label %if.then.i29, label %if.else.i, !dbg !303

if.then.i29:                                      ; preds = %for.body.i
  %add.ptr.i = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ14only_one_waitsPKiPiE4tile to ptr), i64 %i.0.i, !dbg !303
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !303
  %add.ptr12.i = getelementptr inbounds nuw i8, ptr %in, i64 %i.0.i, !dbg !303
  %add.ptr12.ascast.i = addrspacecast ptr %add.ptr12.i to ptr addrspace(1), !dbg !303
  %sub.i = sub i64 256, %i.0.i, !dbg !303
  %cmp13.i = icmp ult i64 %sub.i, 4, !dbg !303
  br i1 %cmp13.i, label %cond.true.i, label %cond.false.i, !dbg !303

cond.true.i:                                      ; preds = %if.then.i29
  %sub14.i = sub i64 256, %i.0.i, !dbg !303
  br label %cond.end.i, !dbg !303

cond.false.i:                                     ; preds = %if.then.i29
  br label %cond.end.i, !dbg !303

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond15.i = phi i64 [ %sub14.i, %cond.true.i ], [ 4, %cond.false.i ], !dbg !303
  %conv16.i = trunc i64 %cond15.i to i32, !dbg !303
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr12.ascast.i, i32 noundef 4, i32 noundef %conv16.i) #6, !dbg !303
  br label %if.end.i, !dbg !303

if.else.i:                                        ; preds = %for.body.i
  %arrayidx.i = getelementptr inbounds nuw i8, ptr %in, i64 %i.0.i, !dbg !303
  %20 = load i8, ptr %arrayidx.i, align 1, !dbg !303, !tbaa !272
  %arrayidx17.i = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ14only_one_waitsPKiPiE4tile to ptr), i64 %i.0.i, !dbg !303
  store i8 %20, ptr %arrayidx17.i, align 1, !dbg !303, !tbaa !272
  br label %if.end.i, !dbg !303

if.end.i:                                         ; preds = %if.else.i, %cond.end.i
  %conv18.i = zext i32 %mul3.i.i to i64, !dbg !303
  %mul19.i = mul i64 %conv18.i, %cond.i, !dbg !303
  %add.i28 = add i64 %i.0.i, %mul19.i, !dbg !303
  br label %for.cond.i, !dbg !303, !llvm.loop !304

_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit:           ; preds = %for.cond.i
  br i1 %tobool.i, label %if.then.i, label %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEimNS_10ws_nothingEEEvRKT_PT0_PKS7_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit, !dbg !303

if.then.i:                                        ; preds = %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit
  call void @__ws_cp_async_arrive(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ14only_one_waitsPKiPiE3bar to ptr)) #6, !dbg !303
  br label %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEimNS_10ws_nothingEEEvRKT_PT0_PKS7_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit, !dbg !303

_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEimNS_10ws_nothingEEEvRKT_PT0_PKS7_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit: ; preds = %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit, %if.then.i
  %call.i14 = call i64 @__ws_mbarrier_arrive(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ14only_one_waitsPKiPiE3bar to ptr), i32 noundef 1) #6, !dbg !305
  %.fca.0.insert.i = insertvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" poison, i64 %call.i14, 0, !dbg !305
  %21 = extractvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" %.fca.0.insert.i, 0, !dbg !305
    #dbg_value(i64 %21, !139, !DIExpression(), !296)
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !306
  %cmp5 = icmp eq i32 %22, 0, !dbg !308
  br i1 %cmp5, label %if.then6, label %if.end7, !dbg !308

if.then6:                                         ; preds = %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEimNS_10ws_nothingEEEvRKT_PT0_PKS7_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit
  call void @__ws_mbarrier_wait(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ14only_one_waitsPKiPiE3bar to ptr), i64 noundef %21) #6, !dbg !309
  br label %if.end7, !dbg !310

if.end7:                                          ; preds = %if.then6, %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEimNS_10ws_nothingEEEvRKT_PT0_PKS7_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !311
  %sub = sub i32 63, %23, !dbg !312
  %idxprom = zext i32 %sub to i64, !dbg !313
  %arrayidx = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14only_one_waitsPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !313
  %24 = load i32, ptr %arrayidx, align 4, !dbg !313, !tbaa !239
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !314
  %idxprom10 = zext i32 %25 to i64, !dbg !315
  %arrayidx11 = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom10, !dbg !315
  store i32 %24, ptr %arrayidx11, align 4, !dbg !316, !tbaa !239
  ret void, !dbg !317
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #4

; Function Attrs: convergent nounwind
declare void @__ws_mbarrier_init(ptr noundef, i32 noundef) #5

; Function Attrs: convergent nounwind
declare void @__ws_mbarrier_wait_parity(ptr noundef, i32 noundef) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none)) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.global(ptr captures(none)) #3

; Function Attrs: convergent nounwind
declare void @__ws_cp_async(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i32 noundef, i32 noundef) #5

; Function Attrs: convergent nounwind
declare void @__ws_cp_async_arrive(ptr noundef) #5

; Function Attrs: convergent nounwind
declare i64 @__ws_mbarrier_arrive(ptr noundef, i32 noundef) #5

; Function Attrs: convergent nounwind
declare void @__ws_mbarrier_wait(ptr noundef, i64 noundef) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #6 = { convergent nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!234, !235, !236, !237}
!llvm.ident = !{!238}
!llvm.errno.tbaa = !{!239}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 13, type: !231, isLocal: true, isDefinition: true, align: 128)
!2 = distinct !DISubprogram(name: "early_release", linkageName: "_Z13early_releasePKiPi", scope: !3, file: !3, line: 12, type: !4, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !224)
!3 = !DIFile(filename: "cuda_pipeline.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !11, retainedTypes: !35, globals: !103, imports: !145, splitDebugInlining: false, nameTableKind: None)
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
!35 = !{!16, !36, !63, !64, !66, !69, !70, !72, !73, !8, !75}
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!37 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "ws_bars", scope: !38, file: !31, line: 12, size: 128, flags: DIFlagTypePassByValue, elements: !59, identifier: "_ZTSN4cuda8pipelineILNS_12thread_scopeE2EE7ws_barsE")
!38 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "pipeline<(cuda::thread_scope)2>", scope: !15, file: !31, line: 11, size: 192, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !39, templateParams: !57, identifier: "_ZTSN4cuda8pipelineILNS_12thread_scopeE2EEE")
!39 = !{!40, !41, !42, !43, !44, !46, !47, !53}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "ws_at", scope: !38, file: !31, line: 13, baseType: !36, size: 64)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "ws_n", scope: !38, file: !31, line: 13, baseType: !16, size: 32, offset: 64)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "ws_head", scope: !38, file: !31, line: 13, baseType: !16, size: 32, offset: 96)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "ws_tail", scope: !38, file: !31, line: 13, baseType: !16, size: 32, offset: 128)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "ws_free", scope: !38, file: !31, line: 13, baseType: !45, size: 8, offset: 160)
!45 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "ws_full", scope: !38, file: !31, line: 13, baseType: !45, size: 8, offset: 168)
!47 = !DISubprogram(name: "pipeline", linkageName: "_ZN4cuda8pipelineILNS_12thread_scopeE2EEC4ERKS2_", scope: !38, file: !31, line: 16, type: !48, scopeLine: 16, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!48 = !DISubroutineType(types: !49)
!49 = !{null, !50, !51}
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!51 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !52, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !38)
!53 = !DISubprogram(name: "pipeline", linkageName: "_ZN4cuda8pipelineILNS_12thread_scopeE2EEC4EOS2_", scope: !38, file: !31, line: 16, type: !54, scopeLine: 16, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!54 = !DISubroutineType(types: !55)
!55 = !{null, !50, !56}
!56 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !38, size: 64)
!57 = !{!58}
!58 = !DITemplateValueParameter(name: "S", type: !24, value: i32 2)
!59 = !{!60, !62}
!60 = !DIDerivedType(tag: DW_TAG_member, name: "produced", scope: !37, file: !31, line: 12, baseType: !61, size: 64)
!61 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "consumed", scope: !37, file: !31, line: 12, baseType: !61, size: 64, offset: 64)
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!66 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !67, line: 31, baseType: !68)
!67 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!68 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 8)
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!71 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64, dwarfAddressSpace: 5)
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !74, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !71)
!75 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "arrival_token", scope: !77, file: !76, line: 12, size: 64, flags: DIFlagPublic | DIFlagTypePassByValue, elements: !101, identifier: "_ZTSN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEE13arrival_tokenE")
!76 = !DIFile(filename: "cuda/cuda/barrier", directory: ".")
!77 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "barrier<(cuda::thread_scope)2, cuda::ws_nothing>", scope: !15, file: !76, line: 7, size: 64, flags: DIFlagTypePassByReference, elements: !78, templateParams: !98, identifier: "_ZTSN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEE")
!78 = !{!79, !80, !84, !89, !93}
!79 = !DIDerivedType(tag: DW_TAG_member, name: "ws_bar", scope: !77, file: !76, line: 10, baseType: !61, size: 64, align: 64)
!80 = !DISubprogram(name: "barrier", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEC4Ev", scope: !77, file: !76, line: 13, type: !81, scopeLine: 13, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!81 = !DISubroutineType(types: !82)
!82 = !{null, !83}
!83 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!84 = !DISubprogram(name: "barrier", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEC4ERKS3_", scope: !77, file: !76, line: 13, type: !85, scopeLine: 13, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!85 = !DISubroutineType(types: !86)
!86 = !{null, !83, !87}
!87 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !88, size: 64)
!88 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !77)
!89 = !DISubprogram(name: "operator=", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEaSERKS3_", scope: !77, file: !76, line: 13, type: !90, scopeLine: 13, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!90 = !DISubroutineType(types: !91)
!91 = !{!92, !83, !87}
!92 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !77, size: 64)
!93 = !DISubprogram(name: "max", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEE3maxEv", scope: !77, file: !76, line: 20, type: !94, scopeLine: 20, flags: DIFlagPublic | DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!94 = !DISubroutineType(types: !95)
!95 = !{!96}
!96 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !67, line: 32, baseType: !97)
!97 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!98 = !{!58, !99}
!99 = !DITemplateTypeParameter(name: "F", type: !100, defaulted: true)
!100 = !DICompositeType(tag: DW_TAG_structure_type, name: "ws_nothing", scope: !15, file: !76, line: 5, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN4cuda10ws_nothingE")
!101 = !{!102}
!102 = !DIDerivedType(tag: DW_TAG_member, name: "ws_state", scope: !75, file: !76, line: 12, baseType: !61, size: 64)
!103 = !{!0, !104, !128, !143}
!104 = !DIGlobalVariableExpression(var: !105, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!105 = distinct !DIGlobalVariable(name: "state", scope: !2, file: !3, line: 14, type: !106, isLocal: true, isDefinition: true)
!106 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pipeline_shared_state<(cuda::thread_scope)2, (unsigned char)'\\x02'>", scope: !15, file: !31, line: 5, size: 256, flags: DIFlagTypePassByReference, elements: !107, templateParams: !125, identifier: "_ZTSN4cuda21pipeline_shared_stateILNS_12thread_scopeE2ELh2EEE")
!107 = !{!108, !116, !120}
!108 = !DIDerivedType(tag: DW_TAG_member, name: "ws_stage", scope: !106, file: !31, line: 8, baseType: !109, size: 256)
!109 = !DICompositeType(tag: DW_TAG_array_type, baseType: !110, size: 256, elements: !114)
!110 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !106, file: !31, line: 8, size: 128, flags: DIFlagTypePassByValue, elements: !111, identifier: "_ZTSN4cuda21pipeline_shared_stateILNS_12thread_scopeE2ELh2EEUt_E")
!111 = !{!112, !113}
!112 = !DIDerivedType(tag: DW_TAG_member, name: "produced", scope: !110, file: !31, line: 8, baseType: !61, size: 64, align: 64)
!113 = !DIDerivedType(tag: DW_TAG_member, name: "consumed", scope: !110, file: !31, line: 8, baseType: !61, size: 64, align: 64, offset: 64)
!114 = !{!115}
!115 = !DISubrange(count: 2)
!116 = !DISubprogram(name: "pipeline_shared_state", linkageName: "_ZN4cuda21pipeline_shared_stateILNS_12thread_scopeE2ELh2EEC4Ev", scope: !106, file: !31, line: 7, type: !117, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!117 = !DISubroutineType(types: !118)
!118 = !{null, !119}
!119 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !106, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!120 = !DISubprogram(name: "pipeline_shared_state", linkageName: "_ZN4cuda21pipeline_shared_stateILNS_12thread_scopeE2ELh2EEC4ERKS2_", scope: !106, file: !31, line: 7, type: !121, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
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
!135 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "thread_block", scope: !137, file: !136, line: 8, size: 8, flags: DIFlagTypePassByValue, elements: !138, identifier: "_ZTSN18cooperative_groups12thread_blockE")
!136 = !DIFile(filename: "cuda/cooperative_groups.h", directory: ".")
!137 = !DINamespace(name: "cooperative_groups", scope: null)
!138 = !{}
!139 = !DILocalVariable(name: "token", scope: !130, file: !3, line: 34, type: !75)
!140 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !141)
!141 = !{!142}
!142 = !DISubrange(count: 64)
!143 = !DIGlobalVariableExpression(var: !144, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!144 = distinct !DIGlobalVariable(name: "bar", scope: !130, file: !3, line: 29, type: !77, isLocal: true, isDefinition: true)
!145 = !{!146, !148, !150, !152, !153, !155, !158, !161, !164, !166, !168, !170, !172, !174, !176, !181, !183, !185, !190, !194, !198, !202, !206, !210, !214, !217, !218, !219, !223}
!146 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !147, file: !67, line: 206)
!147 = !DINamespace(name: "ws_math", scope: null)
!148 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !149, entity: !147, file: !67, line: 207)
!149 = !DINamespace(name: "std", scope: null)
!150 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !149, entity: !66, file: !151, line: 6)
!151 = !DIFile(filename: "cuda/ws_std.h", directory: ".")
!152 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !149, entity: !96, file: !151, line: 6)
!153 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !149, entity: !154, file: !151, line: 7)
!154 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !67, line: 33, baseType: !127)
!155 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !149, entity: !156, file: !151, line: 7)
!156 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !67, line: 33, baseType: !157)
!157 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!158 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !149, entity: !159, file: !151, line: 7)
!159 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !67, line: 34, baseType: !160)
!160 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!161 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !149, entity: !162, file: !151, line: 7)
!162 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !67, line: 34, baseType: !163)
!163 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!164 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !149, entity: !165, file: !151, line: 7)
!165 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !67, line: 35, baseType: !16)
!166 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !149, entity: !167, file: !151, line: 7)
!167 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !67, line: 35, baseType: !8)
!168 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !149, entity: !169, file: !151, line: 7)
!169 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !67, line: 36, baseType: !68)
!170 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !149, entity: !171, file: !151, line: 7)
!171 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !67, line: 36, baseType: !97)
!172 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !149, entity: !173, file: !151, line: 7)
!173 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !67, line: 37, baseType: !97)
!174 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !149, entity: !175, file: !151, line: 7)
!175 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !67, line: 37, baseType: !68)
!176 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !149, entity: !177, file: !151, line: 8)
!177 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnani", scope: !178, file: !178, line: 199, type: !179, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!178 = !DIFile(filename: "cuda/ws_device.h", directory: ".")
!179 = !DISubroutineType(types: !180)
!180 = !{!45, !8}
!181 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !149, entity: !182, file: !151, line: 8)
!182 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfi", scope: !178, file: !178, line: 199, type: !179, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!183 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !149, entity: !184, file: !151, line: 8)
!184 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinitei", scope: !178, file: !178, line: 199, type: !179, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!185 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !149, entity: !186, file: !151, line: 8)
!186 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !178, file: !178, line: 198, type: !187, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!187 = !DISubroutineType(types: !188)
!188 = !{!45, !189}
!189 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!190 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !149, entity: !191, file: !151, line: 8)
!191 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !67, file: !67, line: 213, type: !192, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!192 = !DISubroutineType(types: !193)
!193 = !{!189, !189}
!194 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !149, entity: !195, file: !151, line: 8)
!195 = !DISubprogram(name: "printf", scope: !67, file: !67, line: 263, type: !196, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!196 = !DISubroutineType(types: !197)
!197 = !{!8, !73, null}
!198 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !149, entity: !199, file: !151, line: 8)
!199 = !DISubprogram(name: "malloc", scope: !67, file: !67, line: 264, type: !200, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!200 = !DISubroutineType(types: !201)
!201 = !{!63, !66}
!202 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !149, entity: !203, file: !151, line: 8)
!203 = !DISubprogram(name: "free", scope: !67, file: !67, line: 264, type: !204, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!204 = !DISubroutineType(types: !205)
!205 = !{null, !63}
!206 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !149, entity: !207, file: !151, line: 8)
!207 = !DISubprogram(name: "memcpy", scope: !67, file: !67, line: 265, type: !208, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!208 = !DISubroutineType(types: !209)
!209 = !{!63, !63, !64, !66}
!210 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !149, entity: !211, file: !151, line: 8)
!211 = !DISubprogram(name: "memset", scope: !67, file: !67, line: 265, type: !212, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!212 = !DISubroutineType(types: !213)
!213 = !{!63, !63, !8, !66}
!214 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !149, entity: !215, file: !151, line: 8)
!215 = !DISubprogram(name: "memmove", scope: !216, file: !216, line: 84, type: !208, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!216 = !DIFile(filename: "cuda/ws_libc.h", directory: ".")
!217 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !14, entity: !149, file: !13, line: 7)
!218 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !12, file: !13, line: 11)
!219 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !14, entity: !220, file: !13, line: 50)
!220 = !DISubprogram(name: "atomic_thread_fence", linkageName: "_ZN4cudaL19atomic_thread_fenceENS_3std12memory_orderENS_12thread_scopeE", scope: !15, file: !13, line: 15, type: !221, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!221 = !DISubroutineType(types: !222)
!222 = !{null, !12, !24}
!223 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "cg", scope: !10, entity: !137, file: !3, line: 10)
!224 = !{!225, !226, !227, !228, !229}
!225 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 12, type: !6)
!226 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 12, type: !9)
!227 = !DILocalVariable(name: "producer", scope: !2, file: !3, line: 15, type: !45)
!228 = !DILocalVariable(name: "pipe", scope: !2, file: !3, line: 16, type: !38)
!229 = !DILocalVariable(name: "i", scope: !230, file: !3, line: 17, type: !8)
!230 = distinct !DILexicalBlock(scope: !2, file: !3, line: 17, column: 3)
!231 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !232)
!232 = !{!115, !233}
!233 = !DISubrange(count: 32)
!234 = !{i32 7, !"Dwarf Version", i32 4}
!235 = !{i32 2, !"Debug Info Version", i32 3}
!236 = !{i32 1, !"wchar_size", i32 4}
!237 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!238 = !{!"clang version 22.1.8"}
!239 = !{!240, !240, i64 0}
!240 = !{!"int", !241, i64 0}
!241 = !{!"omnipotent char", !242, i64 0}
!242 = !{!"Simple C++ TBAA"}
!243 = !DILocation(line: 16, column: 8, scope: !2)
!244 = !DILocation(line: 0, scope: !2)
!245 = !DILocation(line: 15, column: 19, scope: !2)
!246 = !DILocation(line: 15, column: 31, scope: !2)
!247 = !DILocation(line: 15, column: 8, scope: !2)
!248 = !DILocation(line: 16, column: 68, scope: !2)
!249 = !DILocation(line: 16, column: 15, scope: !2)
!250 = distinct !{!250, !251, !252}
!251 = !{!"llvm.loop.mustprogress"}
!252 = !{!"llvm.loop.unroll.disable"}
!253 = !DILocation(line: 0, scope: !230)
!254 = !DILocation(line: 17, column: 8, scope: !230)
!255 = !DILocation(line: 17, scope: !230)
!256 = !DILocation(line: 17, column: 21, scope: !257)
!257 = distinct !DILexicalBlock(scope: !230, file: !3, line: 17, column: 3)
!258 = !DILocation(line: 17, column: 3, scope: !230)
!259 = !DILocation(line: 18, column: 9, scope: !260)
!260 = distinct !DILexicalBlock(scope: !261, file: !3, line: 18, column: 9)
!261 = distinct !DILexicalBlock(scope: !257, file: !3, line: 17, column: 31)
!262 = !DILocation(line: 19, column: 12, scope: !263)
!263 = distinct !DILexicalBlock(scope: !260, file: !3, line: 18, column: 19)
!264 = !DILocation(line: 19, column: 59, scope: !263)
!265 = !DILocation(line: 19, column: 52, scope: !263)
!266 = !DILocation(line: 19, column: 64, scope: !263)
!267 = !DILocation(line: 19, column: 86, scope: !263)
!268 = !DILocation(line: 19, column: 81, scope: !263)
!269 = !DILocation(line: 19, column: 92, scope: !263)
!270 = !DILocation(line: 19, column: 90, scope: !263)
!271 = !DILocation(line: 19, column: 32, scope: !263)
!272 = !{!241, !241, i64 0}
!273 = distinct !{!273, !251, !252}
!274 = !DILocation(line: 19, column: 130, scope: !263)
!275 = !DILocation(line: 20, column: 5, scope: !263)
!276 = !DILocation(line: 21, column: 12, scope: !277)
!277 = distinct !DILexicalBlock(scope: !260, file: !3, line: 20, column: 12)
!278 = !DILocation(line: 21, column: 34, scope: !277)
!279 = !DILocation(line: 22, column: 47, scope: !277)
!280 = !DILocation(line: 22, column: 40, scope: !277)
!281 = !DILocation(line: 22, column: 57, scope: !277)
!282 = !DILocation(line: 22, column: 55, scope: !277)
!283 = !DILocation(line: 22, column: 14, scope: !277)
!284 = !DILocation(line: 22, column: 20, scope: !277)
!285 = !DILocation(line: 22, column: 18, scope: !277)
!286 = !DILocation(line: 22, column: 32, scope: !277)
!287 = !DILocation(line: 22, column: 7, scope: !277)
!288 = !DILocation(line: 22, column: 38, scope: !277)
!289 = !DILocation(line: 24, column: 3, scope: !261)
!290 = !DILocation(line: 17, column: 26, scope: !257)
!291 = !DILocation(line: 17, column: 3, scope: !257)
!292 = distinct !{!292, !258, !293, !251, !252}
!293 = !DILocation(line: 24, column: 3, scope: !230)
!294 = !DILocation(line: 25, column: 1, scope: !2)
!295 = !DILocation(line: 30, column: 8, scope: !130)
!296 = !DILocation(line: 0, scope: !130)
!297 = !DILocation(line: 31, column: 7, scope: !298)
!298 = distinct !DILexicalBlock(scope: !130, file: !3, line: 31, column: 7)
!299 = !DILocation(line: 31, column: 27, scope: !298)
!300 = !DILocation(line: 31, column: 44, scope: !298)
!301 = !DILocation(line: 31, column: 33, scope: !298)
!302 = !DILocation(line: 32, column: 3, scope: !130)
!303 = !DILocation(line: 33, column: 3, scope: !130)
!304 = distinct !{!304, !251, !252}
!305 = !DILocation(line: 34, column: 20, scope: !130)
!306 = !DILocation(line: 34, column: 34, scope: !307)
!307 = distinct !DILexicalBlock(scope: !130, file: !3, line: 34, column: 34)
!308 = !DILocation(line: 34, column: 46, scope: !307)
!309 = !DILocation(line: 34, column: 56, scope: !307)
!310 = !DILocation(line: 34, column: 52, scope: !307)
!311 = !DILocation(line: 35, column: 32, scope: !130)
!312 = !DILocation(line: 35, column: 30, scope: !130)
!313 = !DILocation(line: 35, column: 22, scope: !130)
!314 = !DILocation(line: 35, column: 7, scope: !130)
!315 = !DILocation(line: 35, column: 3, scope: !130)
!316 = !DILocation(line: 35, column: 20, scope: !130)
!317 = !DILocation(line: 36, column: 1, scope: !130)
