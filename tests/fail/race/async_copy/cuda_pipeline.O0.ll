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
%"struct.cooperative_groups::thread_block" = type { i8 }
%"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars" = type { i64, i64 }
%"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" = type { i64 }

@_ZZ13early_releasePKiPiE4tile = internal addrspace(3) global [2 x [32 x i32]] undef, align 16, !dbg !0
@_ZZ13early_releasePKiPiE5state = internal addrspace(3) global %"struct.cuda::pipeline_shared_state" undef, align 8, !dbg !104
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@_ZZ14only_one_waitsPKiPiE4tile = internal addrspace(3) global [64 x i32] undef, align 4, !dbg !128
@_ZZ14only_one_waitsPKiPiE3bar = internal addrspace(3) global %"class.cuda::barrier" undef, align 8, !dbg !135
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z13early_releasePKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
  %to.addr.i79 = alloca ptr, align 8
  %from.addr.i80 = alloca ptr, align 8
  %n.addr.i81 = alloca i64, align 8
  %rank.addr.i = alloca i32, align 4
  %size.addr.i = alloca i32, align 4
  %async.i = alloca i8, align 1
  %unit.i = alloca i64, align 8
  %i.i82 = alloca i64, align 8
  %this.addr.i70 = alloca ptr, align 8
  %at.addr.i71 = alloca ptr, align 8
  %n.addr.i72 = alloca i32, align 4
  %this.addr.i67 = alloca ptr, align 8
  %at.addr.i = alloca ptr, align 8
  %n.addr.i68 = alloca i32, align 4
  %retval.i58 = alloca %"class.cuda::pipeline", align 8
  %g.addr.i59 = alloca ptr, align 8
  %s.addr.i60 = alloca ptr, align 8
  %producers.addr.i = alloca i32, align 4
  %consumers.addr.i = alloca i32, align 4
  %i.i = alloca i32, align 4
  %p.addr.i = alloca i32, align 4
  %this.addr.i41 = alloca ptr, align 8
  %this.addr.i35 = alloca ptr, align 8
  %this.addr.i26 = alloca ptr, align 8
  %to.addr.i = alloca ptr, align 8
  %from.addr.i = alloca ptr, align 8
  %n.addr.i = alloca ptr, align 8
  %.addr.i = alloca ptr, align 8
  %this.addr.i = alloca ptr, align 8
  %retval.i23 = alloca %"struct.cooperative_groups::thread_block", align 1
  %retval.i = alloca %"class.cuda::pipeline", align 8
  %g.addr.i = alloca ptr, align 8
  %s.addr.i = alloca ptr, align 8
  %r.addr.i = alloca i32, align 4
  %producers.i = alloca i32, align 4
  %tmp.coerce.i = alloca %"class.cuda::pipeline", align 8
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %producer = alloca i8, align 1
  %pipe = alloca %"class.cuda::pipeline", align 8
  %ref.tmp = alloca %"struct.cooperative_groups::thread_block", align 1
  %tmp.coerce = alloca %"class.cuda::pipeline", align 8
  %i = alloca i32, align 4
  %ref.tmp11 = alloca i64, align 8
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !696, !DIExpression(), !697)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !698, !DIExpression(), !699)
    #dbg_declare(ptr %producer, !700, !DIExpression(), !701)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !702
  %cmp = icmp ult i32 %0, 32, !dbg !703
  %storedv = zext i1 %cmp to i8, !dbg !701
  store i8 %storedv, ptr %producer, align 1, !dbg !701
    #dbg_declare(ptr %pipe, !704, !DIExpression(), !705)
  %1 = load %"struct.cooperative_groups::thread_block", ptr %retval.i23, align 1, !dbg !706
  %2 = load i8, ptr %producer, align 1, !dbg !707
  %loadedv = trunc i8 %2 to i1, !dbg !707
  %3 = zext i1 %loadedv to i64, !dbg !707
  %cond = select i1 %loadedv, i32 0, i32 1, !dbg !707
  store ptr %ref.tmp, ptr %g.addr.i, align 8, !dbg !708
  store ptr addrspacecast (ptr addrspace(3) @_ZZ13early_releasePKiPiE5state to ptr), ptr %s.addr.i, align 8, !dbg !708
  store i32 %cond, ptr %r.addr.i, align 4, !dbg !708
  %4 = load i32, ptr %r.addr.i, align 4, !dbg !708
  %cmp.i = icmp eq i32 %4, 0, !dbg !708
  %conv.i = zext i1 %cmp.i to i32, !dbg !708
  store i32 %conv.i, ptr %p.addr.i, align 4, !dbg !708
  %5 = load i32, ptr %p.addr.i, align 4, !dbg !708
  %6 = icmp ne i32 %5, 0, !dbg !708
  %7 = call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %6), !dbg !708
  store i32 %7, ptr %producers.i, align 4, !dbg !708
  %8 = load ptr, ptr %g.addr.i, align 8, !dbg !708, !nonnull !131
  %9 = load ptr, ptr %s.addr.i, align 8, !dbg !708
  %10 = load i32, ptr %producers.i, align 4, !dbg !708
  %11 = load ptr, ptr %g.addr.i, align 8, !dbg !708, !nonnull !131
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !708
  %call1.i = call i32 @__ws_sreg_ntid_y() #5, !dbg !708
  %mul.i = mul i32 %12, %call1.i, !dbg !708
  %call2.i57 = call i32 @__ws_sreg_ntid_z() #5, !dbg !708
  %mul3.i = mul i32 %mul.i, %call2.i57, !dbg !708
  %13 = load i32, ptr %producers.i, align 4, !dbg !708
  %sub.i = sub i32 %mul3.i, %13, !dbg !708
  store ptr %8, ptr %g.addr.i59, align 8, !dbg !708
  store ptr %9, ptr %s.addr.i60, align 8, !dbg !708
  store i32 %10, ptr %producers.addr.i, align 4, !dbg !708
  store i32 %sub.i, ptr %consumers.addr.i, align 4, !dbg !708
  %14 = load ptr, ptr %g.addr.i59, align 8, !dbg !708, !nonnull !131
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !708
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !708
  %call2.i.i = call i32 @__ws_sreg_tid_y() #5, !dbg !708
  %call3.i.i = call i32 @__ws_sreg_ntid_y() #5, !dbg !708
  %call4.i.i = call i32 @__ws_sreg_tid_z() #5, !dbg !708
  %mul.i.i = mul i32 %call3.i.i, %call4.i.i, !dbg !708
  %add.i.i = add i32 %call2.i.i, %mul.i.i, !dbg !708
  %mul5.i.i = mul i32 %16, %add.i.i, !dbg !708
  %add6.i.i = add i32 %15, %mul5.i.i, !dbg !708
  %cmp.i61 = icmp eq i32 %add6.i.i, 0, !dbg !708
  br i1 %cmp.i61, label %if.then.i62, label %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit, !dbg !708

if.then.i62:                                      ; preds = %entry
  store i32 0, ptr %i.i, align 4, !dbg !708
  br label %for.cond.i, !dbg !708

for.cond.i:                                       ; preds = %for.body.i, %if.then.i62
  %17 = load i32, ptr %i.i, align 4, !dbg !708
  %cmp1.i = icmp ult i32 %17, 2, !dbg !708
  br i1 %cmp1.i, label %for.body.i, label %for.end.i, !dbg !708

for.body.i:                                       ; preds = %for.cond.i
  %18 = load ptr, ptr %s.addr.i60, align 8, !dbg !708
  %19 = load i32, ptr %i.i, align 4, !dbg !708
  %idxprom.i63 = zext i32 %19 to i64, !dbg !708
  %arrayidx.i64 = getelementptr inbounds nuw [2 x %struct.anon], ptr %18, i64 0, i64 %idxprom.i63, !dbg !708
  %20 = load i32, ptr %producers.addr.i, align 4, !dbg !708
  call void @__ws_mbarrier_init(ptr noundef %arrayidx.i64, i32 noundef %20) #5, !dbg !708
  %21 = load ptr, ptr %s.addr.i60, align 8, !dbg !708
  %22 = load i32, ptr %i.i, align 4, !dbg !708
  %idxprom3.i = zext i32 %22 to i64, !dbg !708
  %arrayidx4.i = getelementptr inbounds nuw [2 x %struct.anon], ptr %21, i64 0, i64 %idxprom3.i, !dbg !708
  %consumed.i65 = getelementptr inbounds nuw %struct.anon, ptr %arrayidx4.i, i32 0, i32 1, !dbg !708
  %23 = load i32, ptr %consumers.addr.i, align 4, !dbg !708
  call void @__ws_mbarrier_init(ptr noundef %consumed.i65, i32 noundef %23) #5, !dbg !708
  %24 = load i32, ptr %i.i, align 4, !dbg !708
  %inc.i66 = add i32 %24, 1, !dbg !708
  store i32 %inc.i66, ptr %i.i, align 4, !dbg !708
  br label %for.cond.i, !dbg !708, !llvm.loop !709

for.end.i:                                        ; preds = %for.cond.i
  br label %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit, !dbg !708

_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit: ; preds = %entry, %for.end.i
  %25 = load ptr, ptr %g.addr.i59, align 8, !dbg !708, !nonnull !131
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !708
  %26 = load ptr, ptr %s.addr.i60, align 8, !dbg !708
  store ptr %retval.i58, ptr %this.addr.i67, align 8, !dbg !708
  store ptr %26, ptr %at.addr.i, align 8, !dbg !708
  store i32 2, ptr %n.addr.i68, align 4, !dbg !708
  %this1.i69 = load ptr, ptr %this.addr.i67, align 8, !dbg !708
  %27 = load ptr, ptr %at.addr.i, align 8, !dbg !708
  %28 = load i32, ptr %n.addr.i68, align 4, !dbg !708
  store ptr %this1.i69, ptr %this.addr.i70, align 8, !dbg !708
  store ptr %27, ptr %at.addr.i71, align 8, !dbg !708
  store i32 %28, ptr %n.addr.i72, align 4, !dbg !708
  %this1.i73 = load ptr, ptr %this.addr.i70, align 8, !dbg !708
  %29 = load ptr, ptr %at.addr.i71, align 8, !dbg !708
  store ptr %29, ptr %this1.i73, align 8, !dbg !708
  %ws_n.i74 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i73, i32 0, i32 1, !dbg !708
  %30 = load i32, ptr %n.addr.i72, align 4, !dbg !708
  store i32 %30, ptr %ws_n.i74, align 8, !dbg !708
  %ws_head.i75 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i73, i32 0, i32 2, !dbg !708
  store i32 0, ptr %ws_head.i75, align 4, !dbg !708
  %ws_tail.i76 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i73, i32 0, i32 3, !dbg !708
  store i32 0, ptr %ws_tail.i76, align 8, !dbg !708
  %ws_free.i77 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i73, i32 0, i32 4, !dbg !708
  store i8 1, ptr %ws_free.i77, align 4, !dbg !708
  %ws_full.i78 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i73, i32 0, i32 5, !dbg !708
  store i8 0, ptr %ws_full.i78, align 1, !dbg !708
  %31 = load %"class.cuda::pipeline", ptr %retval.i58, align 8, !dbg !708
  store %"class.cuda::pipeline" %31, ptr %tmp.coerce.i, align 8, !dbg !708
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %retval.i, ptr align 8 %tmp.coerce.i, i64 22, i1 false), !dbg !708
  %32 = load %"class.cuda::pipeline", ptr %retval.i, align 8, !dbg !708
  store %"class.cuda::pipeline" %32, ptr %tmp.coerce, align 8, !dbg !708
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %pipe, ptr align 8 %tmp.coerce, i64 22, i1 false), !dbg !708
    #dbg_declare(ptr %i, !711, !DIExpression(), !713)
  store i32 0, ptr %i, align 4, !dbg !713
  br label %for.cond, !dbg !714

for.cond:                                         ; preds = %for.inc, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit
  %33 = load i32, ptr %i, align 4, !dbg !715
  %cmp3 = icmp slt i32 %33, 8, !dbg !717
  br i1 %cmp3, label %for.body, label %for.end, !dbg !718

for.body:                                         ; preds = %for.cond
  %34 = load i8, ptr %producer, align 1, !dbg !719
  %loadedv4 = trunc i8 %34 to i1, !dbg !719
  br i1 %loadedv4, label %if.then, label %if.else, !dbg !719

if.then:                                          ; preds = %for.body
  store ptr %pipe, ptr %this.addr.i, align 8, !dbg !722
  %this1.i = load ptr, ptr %this.addr.i, align 8, !dbg !722
  %35 = load ptr, ptr %this1.i, align 8, !dbg !722
  %ws_head.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i, i32 0, i32 2, !dbg !722
  %36 = load i32, ptr %ws_head.i, align 4, !dbg !722
  %idxprom.i = zext i32 %36 to i64, !dbg !722
  %arrayidx.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %35, i64 %idxprom.i, !dbg !722
  %consumed.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %arrayidx.i, i32 0, i32 1, !dbg !722
  %ws_free.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i, i32 0, i32 4, !dbg !722
  %37 = load i8, ptr %ws_free.i, align 4, !dbg !722
  %loadedv.i = trunc i8 %37 to i1, !dbg !722
  %conv.i24 = zext i1 %loadedv.i to i32, !dbg !722
  call void @__ws_mbarrier_wait_parity(ptr noundef %consumed.i, i32 noundef %conv.i24) #5, !dbg !722
  %38 = load i32, ptr %i, align 4, !dbg !724
  %rem = srem i32 %38, 2, !dbg !725
  %idxprom = sext i32 %rem to i64, !dbg !726
  %arrayidx = getelementptr inbounds [2 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ13early_releasePKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !726
  %39 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !727
  %idxprom6 = zext i32 %39 to i64, !dbg !726
  %arrayidx7 = getelementptr inbounds nuw [32 x i32], ptr %arrayidx, i64 0, i64 %idxprom6, !dbg !726
  %40 = load ptr, ptr %in.addr, align 8, !dbg !728
  %41 = load i32, ptr %i, align 4, !dbg !729
  %mul = mul nsw i32 32, %41, !dbg !730
  %idx.ext = sext i32 %mul to i64, !dbg !731
  %add.ptr = getelementptr inbounds i32, ptr %40, i64 %idx.ext, !dbg !731
  %42 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !732
  %idx.ext9 = zext i32 %42 to i64, !dbg !733
  %add.ptr10 = getelementptr inbounds nuw i32, ptr %add.ptr, i64 %idx.ext9, !dbg !733
  store i64 4, ptr %ref.tmp11, align 8, !dbg !734
  store ptr %arrayidx7, ptr %to.addr.i, align 8, !dbg !735
  store ptr %add.ptr10, ptr %from.addr.i, align 8, !dbg !735
  store ptr %ref.tmp11, ptr %n.addr.i, align 8, !dbg !735
  store ptr %pipe, ptr %.addr.i, align 8, !dbg !735
  %43 = load ptr, ptr %to.addr.i, align 8, !dbg !735
  %44 = load ptr, ptr %from.addr.i, align 8, !dbg !735
  %45 = load ptr, ptr %n.addr.i, align 8, !dbg !735, !nonnull !131, !align !736
  %46 = load i64, ptr %45, align 8, !dbg !735
  store ptr %43, ptr %to.addr.i79, align 8, !dbg !735
  store ptr %44, ptr %from.addr.i80, align 8, !dbg !735
  store i64 %46, ptr %n.addr.i81, align 8, !dbg !735
  store i32 0, ptr %rank.addr.i, align 4, !dbg !735
  store i32 1, ptr %size.addr.i, align 4, !dbg !735
  %47 = load ptr, ptr %to.addr.i79, align 8, !dbg !735
  %48 = ptrtoint ptr %47 to i64, !dbg !735
  %49 = load ptr, ptr %from.addr.i80, align 8, !dbg !735
  %50 = ptrtoint ptr %49 to i64, !dbg !735
  %or.i = or i64 %48, %50, !dbg !735
  %51 = load i64, ptr %n.addr.i81, align 8, !dbg !735
  %or1.i = or i64 %or.i, %51, !dbg !735
  %rem.i = urem i64 %or1.i, 4, !dbg !735
  %cmp.i83 = icmp eq i64 %rem.i, 0, !dbg !735
  %conv.i84 = zext i1 %cmp.i83 to i32, !dbg !735
  %52 = load ptr, ptr %to.addr.i79, align 8, !dbg !735
  %53 = call i1 @llvm.nvvm.isspacep.shared(ptr %52), !dbg !735
  %conv2.i = zext i1 %53 to i32, !dbg !735
  %conv4.i = zext i1 %53 to i32, !dbg !735
  %and.i = and i32 %conv.i84, %conv4.i, !dbg !735
  %54 = load ptr, ptr %from.addr.i80, align 8, !dbg !735
  %55 = call i1 @llvm.nvvm.isspacep.global(ptr %54), !dbg !735
  %conv5.i = zext i1 %55 to i32, !dbg !735
  %conv7.i = zext i1 %55 to i32, !dbg !735
  %and8.i = and i32 %and.i, %conv7.i, !dbg !735
  %tobool.i = icmp ne i32 %and8.i, 0, !dbg !735
  %storedv.i85 = zext i1 %tobool.i to i8, !dbg !735
  store i8 %storedv.i85, ptr %async.i, align 1, !dbg !735
  %56 = load i8, ptr %async.i, align 1, !dbg !735
  %loadedv.i86 = trunc i8 %56 to i1, !dbg !735
  %57 = zext i1 %loadedv.i86 to i64, !dbg !735
  %cond.i = select i1 %loadedv.i86, i64 4, i64 1, !dbg !735
  store i64 %cond.i, ptr %unit.i, align 8, !dbg !735
  %58 = load i32, ptr %rank.addr.i, align 4, !dbg !735
  %conv9.i = zext i32 %58 to i64, !dbg !735
  %59 = load i64, ptr %unit.i, align 8, !dbg !735
  %mul.i87 = mul i64 %conv9.i, %59, !dbg !735
  store i64 %mul.i87, ptr %i.i82, align 8, !dbg !735
  br label %for.cond.i88, !dbg !735

for.cond.i88:                                     ; preds = %if.end.i, %if.then
  %60 = load i64, ptr %i.i82, align 8, !dbg !735
  %61 = load i64, ptr %n.addr.i81, align 8, !dbg !735
  %cmp10.i = icmp ult i64 %60, %61, !dbg !735
  br i1 %cmp10.i, label %for.body.i90, label %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit, !dbg !735

for.body.i90:                                     ; preds = %for.cond.i88
  %62 = load i8, ptr %async.i, align 1, !dbg !735
  %loadedv11.i = trunc i8 %62 to i1, !dbg !735
  br i1 %loadedv11.i, label %if.then.i92, label %if.else.i, !dbg !735

if.then.i92:                                      ; preds = %for.body.i90
  %63 = load ptr, ptr %to.addr.i79, align 8, !dbg !735
  %64 = load i64, ptr %i.i82, align 8, !dbg !735
  %add.ptr.i = getelementptr inbounds nuw i8, ptr %63, i64 %64, !dbg !735
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !735
  %65 = load ptr, ptr %from.addr.i80, align 8, !dbg !735
  %66 = load i64, ptr %i.i82, align 8, !dbg !735
  %add.ptr12.i = getelementptr inbounds nuw i8, ptr %65, i64 %66, !dbg !735
  %add.ptr12.ascast.i = addrspacecast ptr %add.ptr12.i to ptr addrspace(1), !dbg !735
  %67 = load i64, ptr %n.addr.i81, align 8, !dbg !735
  %68 = load i64, ptr %i.i82, align 8, !dbg !735
  %sub.i93 = sub i64 %67, %68, !dbg !735
  %cmp13.i = icmp ult i64 %sub.i93, 4, !dbg !735
  br i1 %cmp13.i, label %cond.true.i, label %cond.false.i, !dbg !735

cond.true.i:                                      ; preds = %if.then.i92
  %69 = load i64, ptr %n.addr.i81, align 8, !dbg !735
  %70 = load i64, ptr %i.i82, align 8, !dbg !735
  %sub14.i = sub i64 %69, %70, !dbg !735
  br label %cond.end.i, !dbg !735

cond.false.i:                                     ; preds = %if.then.i92
  br label %cond.end.i, !dbg !735

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond15.i = phi i64 [ %sub14.i, %cond.true.i ], [ 4, %cond.false.i ], !dbg !735
  %conv16.i = trunc i64 %cond15.i to i32, !dbg !735
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr12.ascast.i, i32 noundef 4, i32 noundef %conv16.i) #5, !dbg !735
  br label %if.end.i, !dbg !735

if.else.i:                                        ; preds = %for.body.i90
  %71 = load ptr, ptr %from.addr.i80, align 8, !dbg !735
  %72 = load i64, ptr %i.i82, align 8, !dbg !735
  %arrayidx.i91 = getelementptr inbounds nuw i8, ptr %71, i64 %72, !dbg !735
  %73 = load i8, ptr %arrayidx.i91, align 1, !dbg !735
  %74 = load ptr, ptr %to.addr.i79, align 8, !dbg !735
  %75 = load i64, ptr %i.i82, align 8, !dbg !735
  %arrayidx17.i = getelementptr inbounds nuw i8, ptr %74, i64 %75, !dbg !735
  store i8 %73, ptr %arrayidx17.i, align 1, !dbg !735
  br label %if.end.i, !dbg !735

if.end.i:                                         ; preds = %if.else.i, %cond.end.i
  %76 = load i32, ptr %size.addr.i, align 4, !dbg !735
  %conv18.i = zext i32 %76 to i64, !dbg !735
  %77 = load i64, ptr %unit.i, align 8, !dbg !735
  %mul19.i = mul i64 %conv18.i, %77, !dbg !735
  %78 = load i64, ptr %i.i82, align 8, !dbg !735
  %add.i = add i64 %78, %mul19.i, !dbg !735
  store i64 %add.i, ptr %i.i82, align 8, !dbg !735
  br label %for.cond.i88, !dbg !735, !llvm.loop !737

_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit:           ; preds = %for.cond.i88
  %79 = load i8, ptr %async.i, align 1, !dbg !735
  %loadedv20.i = trunc i8 %79 to i1, !dbg !735
  store ptr %pipe, ptr %this.addr.i26, align 8, !dbg !738
  %this1.i27 = load ptr, ptr %this.addr.i26, align 8, !dbg !738
  %80 = load ptr, ptr %this1.i27, align 8, !dbg !738
  %ws_head.i28 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i27, i32 0, i32 2, !dbg !738
  %81 = load i32, ptr %ws_head.i28, align 4, !dbg !738
  %idxprom.i29 = zext i32 %81 to i64, !dbg !738
  %arrayidx.i30 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %80, i64 %idxprom.i29, !dbg !738
  call void @__ws_cp_async_arrive(ptr noundef %arrayidx.i30) #5, !dbg !738
  %82 = load ptr, ptr %this1.i27, align 8, !dbg !738
  %ws_head3.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i27, i32 0, i32 2, !dbg !738
  %83 = load i32, ptr %ws_head3.i, align 4, !dbg !738
  %idxprom4.i = zext i32 %83 to i64, !dbg !738
  %arrayidx5.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %82, i64 %idxprom4.i, !dbg !738
  %call.i31 = call i64 @__ws_mbarrier_arrive(ptr noundef %arrayidx5.i, i32 noundef 1) #5, !dbg !738
  %ws_head7.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i27, i32 0, i32 2, !dbg !738
  %84 = load i32, ptr %ws_head7.i, align 4, !dbg !738
  %inc.i = add i32 %84, 1, !dbg !738
  store i32 %inc.i, ptr %ws_head7.i, align 4, !dbg !738
  %ws_n.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i27, i32 0, i32 1, !dbg !738
  %85 = load i32, ptr %ws_n.i, align 8, !dbg !738
  %cmp.i32 = icmp eq i32 %inc.i, %85, !dbg !738
  br i1 %cmp.i32, label %if.then.i, label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit, !dbg !738

if.then.i:                                        ; preds = %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit
  %ws_head8.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i27, i32 0, i32 2, !dbg !738
  store i32 0, ptr %ws_head8.i, align 4, !dbg !738
  %ws_free.i33 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i27, i32 0, i32 4, !dbg !738
  %86 = load i8, ptr %ws_free.i33, align 4, !dbg !738
  %loadedv.i34 = trunc i8 %86 to i1, !dbg !738
  %lnot.i = xor i1 %loadedv.i34, true, !dbg !738
  %ws_free9.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i27, i32 0, i32 4, !dbg !738
  %storedv.i = zext i1 %lnot.i to i8, !dbg !738
  store i8 %storedv.i, ptr %ws_free9.i, align 4, !dbg !738
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit, !dbg !738

_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit: ; preds = %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit, %if.then.i
  br label %if.end, !dbg !739

if.else:                                          ; preds = %for.body
  store ptr %pipe, ptr %this.addr.i35, align 8, !dbg !740
  %this1.i36 = load ptr, ptr %this.addr.i35, align 8, !dbg !740
  %87 = load ptr, ptr %this1.i36, align 8, !dbg !740
  %ws_tail.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i36, i32 0, i32 3, !dbg !740
  %88 = load i32, ptr %ws_tail.i, align 8, !dbg !740
  %idxprom.i37 = zext i32 %88 to i64, !dbg !740
  %arrayidx.i38 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %87, i64 %idxprom.i37, !dbg !740
  %ws_full.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i36, i32 0, i32 5, !dbg !740
  %89 = load i8, ptr %ws_full.i, align 1, !dbg !740
  %loadedv.i39 = trunc i8 %89 to i1, !dbg !740
  %conv.i40 = zext i1 %loadedv.i39 to i32, !dbg !740
  call void @__ws_mbarrier_wait_parity(ptr noundef %arrayidx.i38, i32 noundef %conv.i40) #5, !dbg !740
  store ptr %pipe, ptr %this.addr.i41, align 8, !dbg !742
  %this1.i42 = load ptr, ptr %this.addr.i41, align 8, !dbg !742
  %90 = load ptr, ptr %this1.i42, align 8, !dbg !742
  %ws_tail.i43 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i42, i32 0, i32 3, !dbg !742
  %91 = load i32, ptr %ws_tail.i43, align 8, !dbg !742
  %idxprom.i44 = zext i32 %91 to i64, !dbg !742
  %arrayidx.i45 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %90, i64 %idxprom.i44, !dbg !742
  %consumed.i46 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %arrayidx.i45, i32 0, i32 1, !dbg !742
  %call.i47 = call i64 @__ws_mbarrier_arrive(ptr noundef %consumed.i46, i32 noundef 1) #5, !dbg !742
  %ws_tail2.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i42, i32 0, i32 3, !dbg !742
  %92 = load i32, ptr %ws_tail2.i, align 8, !dbg !742
  %inc.i48 = add i32 %92, 1, !dbg !742
  store i32 %inc.i48, ptr %ws_tail2.i, align 8, !dbg !742
  %ws_n.i49 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i42, i32 0, i32 1, !dbg !742
  %93 = load i32, ptr %ws_n.i49, align 8, !dbg !742
  %cmp.i50 = icmp eq i32 %inc.i48, %93, !dbg !742
  br i1 %cmp.i50, label %if.then.i51, label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, !dbg !742

if.then.i51:                                      ; preds = %if.else
  %ws_tail3.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i42, i32 0, i32 3, !dbg !742
  store i32 0, ptr %ws_tail3.i, align 8, !dbg !742
  %ws_full.i52 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i42, i32 0, i32 5, !dbg !742
  %94 = load i8, ptr %ws_full.i52, align 1, !dbg !742
  %loadedv.i53 = trunc i8 %94 to i1, !dbg !742
  %lnot.i54 = xor i1 %loadedv.i53, true, !dbg !742
  %ws_full4.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i42, i32 0, i32 5, !dbg !742
  %storedv.i55 = zext i1 %lnot.i54 to i8, !dbg !742
  store i8 %storedv.i55, ptr %ws_full4.i, align 1, !dbg !742
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, !dbg !742

_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit: ; preds = %if.else, %if.then.i51
  %95 = load i32, ptr %i, align 4, !dbg !743
  %rem12 = srem i32 %95, 2, !dbg !744
  %idxprom13 = sext i32 %rem12 to i64, !dbg !745
  %arrayidx14 = getelementptr inbounds [2 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ13early_releasePKiPiE4tile to ptr), i64 0, i64 %idxprom13, !dbg !745
  %96 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !746
  %sub = sub i32 63, %96, !dbg !747
  %idxprom16 = zext i32 %sub to i64, !dbg !745
  %arrayidx17 = getelementptr inbounds nuw [32 x i32], ptr %arrayidx14, i64 0, i64 %idxprom16, !dbg !745
  %97 = load i32, ptr %arrayidx17, align 4, !dbg !745
  %98 = load ptr, ptr %out.addr, align 8, !dbg !748
  %99 = load i32, ptr %i, align 4, !dbg !749
  %mul18 = mul nsw i32 32, %99, !dbg !750
  %100 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !751
  %add = add i32 %mul18, %100, !dbg !752
  %sub20 = sub i32 %add, 32, !dbg !753
  %idxprom21 = zext i32 %sub20 to i64, !dbg !748
  %arrayidx22 = getelementptr inbounds nuw i32, ptr %98, i64 %idxprom21, !dbg !748
  store i32 %97, ptr %arrayidx22, align 4, !dbg !754
  br label %if.end

if.end:                                           ; preds = %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit
  br label %for.inc, !dbg !755

for.inc:                                          ; preds = %if.end
  %101 = load i32, ptr %i, align 4, !dbg !756
  %inc = add nsw i32 %101, 1, !dbg !756
  store i32 %inc, ptr %i, align 4, !dbg !756
  br label %for.cond, !dbg !757, !llvm.loop !758

for.end:                                          ; preds = %for.cond
  ret void, !dbg !760
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z14only_one_waitsPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !130 {
entry:
  %this.addr.i46 = alloca ptr, align 8
  %to.addr.i39 = alloca ptr, align 8
  %from.addr.i40 = alloca ptr, align 8
  %n.addr.i41 = alloca i64, align 8
  %rank.addr.i = alloca i32, align 4
  %size.addr.i = alloca i32, align 4
  %async.i = alloca i8, align 1
  %unit.i = alloca i64, align 8
  %i.i = alloca i64, align 8
  %this.addr.i19 = alloca ptr, align 8
  %t.addr.i = alloca ptr, align 8
  %retval.i15 = alloca %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token", align 8
  %this.addr.i = alloca ptr, align 8
  %n.addr.i16 = alloca i64, align 8
  %g.addr.i = alloca ptr, align 8
  %to.addr.i = alloca ptr, align 8
  %from.addr.i = alloca ptr, align 8
  %n.addr.i13 = alloca ptr, align 8
  %b.addr.i14 = alloca ptr, align 8
  %b.addr.i = alloca ptr, align 8
  %n.addr.i = alloca i64, align 8
  %retval.i = alloca %"struct.cooperative_groups::thread_block", align 1
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %block = alloca %"struct.cooperative_groups::thread_block", align 1
  %ref.tmp = alloca i64, align 8
  %token = alloca %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token", align 8
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !761, !DIExpression(), !762)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !763, !DIExpression(), !764)
    #dbg_declare(ptr %block, !765, !DIExpression(), !768)
  %0 = load %"struct.cooperative_groups::thread_block", ptr %retval.i, align 1, !dbg !769
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !770
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !770
  %call2.i23 = call i32 @__ws_sreg_tid_y() #5, !dbg !770
  %call3.i24 = call i32 @__ws_sreg_ntid_y() #5, !dbg !770
  %call4.i = call i32 @__ws_sreg_tid_z() #5, !dbg !770
  %mul.i = mul i32 %call3.i24, %call4.i, !dbg !770
  %add.i = add i32 %call2.i23, %mul.i, !dbg !770
  %mul5.i = mul i32 %2, %add.i, !dbg !770
  %add6.i = add i32 %1, %mul5.i, !dbg !770
  %cmp = icmp eq i32 %add6.i, 0, !dbg !772
  br i1 %cmp, label %if.then, label %if.end, !dbg !772

if.then:                                          ; preds = %entry
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !773
  %call1.i35 = call i32 @__ws_sreg_ntid_y() #5, !dbg !773
  %mul.i36 = mul i32 %3, %call1.i35, !dbg !773
  %call2.i37 = call i32 @__ws_sreg_ntid_z() #5, !dbg !773
  %mul3.i38 = mul i32 %mul.i36, %call2.i37, !dbg !773
  %conv = zext i32 %mul3.i38 to i64, !dbg !773
  store ptr addrspacecast (ptr addrspace(3) @_ZZ14only_one_waitsPKiPiE3bar to ptr), ptr %b.addr.i, align 8, !dbg !774
  store i64 %conv, ptr %n.addr.i, align 8, !dbg !774
  %4 = load ptr, ptr %b.addr.i, align 8, !dbg !774
  %5 = load i64, ptr %n.addr.i, align 8, !dbg !774
  %conv.i = trunc i64 %5 to i32, !dbg !774
  call void @__ws_mbarrier_init(ptr noundef %4, i32 noundef %conv.i) #5, !dbg !774
  br label %if.end, !dbg !774

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !775
  %6 = load ptr, ptr %in.addr, align 8, !dbg !776
  store i64 256, ptr %ref.tmp, align 8, !dbg !777
  store ptr %block, ptr %g.addr.i, align 8, !dbg !778
  store ptr addrspacecast (ptr addrspace(3) @_ZZ14only_one_waitsPKiPiE4tile to ptr), ptr %to.addr.i, align 8, !dbg !778
  store ptr %6, ptr %from.addr.i, align 8, !dbg !778
  store ptr %ref.tmp, ptr %n.addr.i13, align 8, !dbg !778
  store ptr addrspacecast (ptr addrspace(3) @_ZZ14only_one_waitsPKiPiE3bar to ptr), ptr %b.addr.i14, align 8, !dbg !778
  %7 = load ptr, ptr %to.addr.i, align 8, !dbg !778
  %8 = load ptr, ptr %from.addr.i, align 8, !dbg !778
  %9 = load ptr, ptr %n.addr.i13, align 8, !dbg !778, !nonnull !131, !align !736
  %10 = load i64, ptr %9, align 8, !dbg !778
  %11 = load ptr, ptr %g.addr.i, align 8, !dbg !778, !nonnull !131
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !778
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !778
  %call2.i26 = call i32 @__ws_sreg_tid_y() #5, !dbg !778
  %call3.i27 = call i32 @__ws_sreg_ntid_y() #5, !dbg !778
  %call4.i28 = call i32 @__ws_sreg_tid_z() #5, !dbg !778
  %mul.i29 = mul i32 %call3.i27, %call4.i28, !dbg !778
  %add.i30 = add i32 %call2.i26, %mul.i29, !dbg !778
  %mul5.i31 = mul i32 %13, %add.i30, !dbg !778
  %add6.i32 = add i32 %12, %mul5.i31, !dbg !778
  %14 = load ptr, ptr %g.addr.i, align 8, !dbg !778, !nonnull !131
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !778
  %call1.i = call i32 @__ws_sreg_ntid_y() #5, !dbg !778
  %mul.i33 = mul i32 %15, %call1.i, !dbg !778
  %call2.i34 = call i32 @__ws_sreg_ntid_z() #5, !dbg !778
  %mul3.i = mul i32 %mul.i33, %call2.i34, !dbg !778
  store ptr %7, ptr %to.addr.i39, align 8, !dbg !778
  store ptr %8, ptr %from.addr.i40, align 8, !dbg !778
  store i64 %10, ptr %n.addr.i41, align 8, !dbg !778
  store i32 %add6.i32, ptr %rank.addr.i, align 4, !dbg !778
  store i32 %mul3.i, ptr %size.addr.i, align 4, !dbg !778
  %16 = load ptr, ptr %to.addr.i39, align 8, !dbg !778
  %17 = ptrtoint ptr %16 to i64, !dbg !778
  %18 = load ptr, ptr %from.addr.i40, align 8, !dbg !778
  %19 = ptrtoint ptr %18 to i64, !dbg !778
  %or.i = or i64 %17, %19, !dbg !778
  %20 = load i64, ptr %n.addr.i41, align 8, !dbg !778
  %or1.i = or i64 %or.i, %20, !dbg !778
  %rem.i = urem i64 %or1.i, 4, !dbg !778
  %cmp.i = icmp eq i64 %rem.i, 0, !dbg !778
  %conv.i42 = zext i1 %cmp.i to i32, !dbg !778
  %21 = load ptr, ptr %to.addr.i39, align 8, !dbg !778
  %22 = call i1 @llvm.nvvm.isspacep.shared(ptr %21), !dbg !778
  %conv2.i = zext i1 %22 to i32, !dbg !778
  %conv4.i = zext i1 %22 to i32, !dbg !778
  %and.i = and i32 %conv.i42, %conv4.i, !dbg !778
  %23 = load ptr, ptr %from.addr.i40, align 8, !dbg !778
  %24 = call i1 @llvm.nvvm.isspacep.global(ptr %23), !dbg !778
  %conv5.i = zext i1 %24 to i32, !dbg !778
  %conv7.i = zext i1 %24 to i32, !dbg !778
  %and8.i = and i32 %and.i, %conv7.i, !dbg !778
  %tobool.i = icmp ne i32 %and8.i, 0, !dbg !778
  %storedv.i = zext i1 %tobool.i to i8, !dbg !778
  store i8 %storedv.i, ptr %async.i, align 1, !dbg !778
  %25 = load i8, ptr %async.i, align 1, !dbg !778
  %loadedv.i = trunc i8 %25 to i1, !dbg !778
  %26 = zext i1 %loadedv.i to i64, !dbg !778
  %cond.i = select i1 %loadedv.i, i64 4, i64 1, !dbg !778
  store i64 %cond.i, ptr %unit.i, align 8, !dbg !778
  %27 = load i32, ptr %rank.addr.i, align 4, !dbg !778
  %conv9.i = zext i32 %27 to i64, !dbg !778
  %28 = load i64, ptr %unit.i, align 8, !dbg !778
  %mul.i43 = mul i64 %conv9.i, %28, !dbg !778
  store i64 %mul.i43, ptr %i.i, align 8, !dbg !778
  br label %for.cond.i, !dbg !778

for.cond.i:                                       ; preds = %if.end.i, %if.end
  %29 = load i64, ptr %i.i, align 8, !dbg !778
  %30 = load i64, ptr %n.addr.i41, align 8, !dbg !778
  %cmp10.i = icmp ult i64 %29, %30, !dbg !778
  br i1 %cmp10.i, label %for.body.i, label %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit, !dbg !778

for.body.i:                                       ; preds = %for.cond.i
  %31 = load i8, ptr %async.i, align 1, !dbg !778
  %loadedv11.i = trunc i8 %31 to i1, !dbg !778
  br i1 %loadedv11.i, label %if.then.i45, label %if.else.i, !dbg !778

if.then.i45:                                      ; preds = %for.body.i
  %32 = load ptr, ptr %to.addr.i39, align 8, !dbg !778
  %33 = load i64, ptr %i.i, align 8, !dbg !778
  %add.ptr.i = getelementptr inbounds nuw i8, ptr %32, i64 %33, !dbg !778
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !778
  %34 = load ptr, ptr %from.addr.i40, align 8, !dbg !778
  %35 = load i64, ptr %i.i, align 8, !dbg !778
  %add.ptr12.i = getelementptr inbounds nuw i8, ptr %34, i64 %35, !dbg !778
  %add.ptr12.ascast.i = addrspacecast ptr %add.ptr12.i to ptr addrspace(1), !dbg !778
  %36 = load i64, ptr %n.addr.i41, align 8, !dbg !778
  %37 = load i64, ptr %i.i, align 8, !dbg !778
  %sub.i = sub i64 %36, %37, !dbg !778
  %cmp13.i = icmp ult i64 %sub.i, 4, !dbg !778
  br i1 %cmp13.i, label %cond.true.i, label %cond.false.i, !dbg !778

cond.true.i:                                      ; preds = %if.then.i45
  %38 = load i64, ptr %n.addr.i41, align 8, !dbg !778
  %39 = load i64, ptr %i.i, align 8, !dbg !778
  %sub14.i = sub i64 %38, %39, !dbg !778
  br label %cond.end.i, !dbg !778

cond.false.i:                                     ; preds = %if.then.i45
  br label %cond.end.i, !dbg !778

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond15.i = phi i64 [ %sub14.i, %cond.true.i ], [ 4, %cond.false.i ], !dbg !778
  %conv16.i = trunc i64 %cond15.i to i32, !dbg !778
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr12.ascast.i, i32 noundef 4, i32 noundef %conv16.i) #5, !dbg !778
  br label %if.end.i, !dbg !778

if.else.i:                                        ; preds = %for.body.i
  %40 = load ptr, ptr %from.addr.i40, align 8, !dbg !778
  %41 = load i64, ptr %i.i, align 8, !dbg !778
  %arrayidx.i = getelementptr inbounds nuw i8, ptr %40, i64 %41, !dbg !778
  %42 = load i8, ptr %arrayidx.i, align 1, !dbg !778
  %43 = load ptr, ptr %to.addr.i39, align 8, !dbg !778
  %44 = load i64, ptr %i.i, align 8, !dbg !778
  %arrayidx17.i = getelementptr inbounds nuw i8, ptr %43, i64 %44, !dbg !778
  store i8 %42, ptr %arrayidx17.i, align 1, !dbg !778
  br label %if.end.i, !dbg !778

if.end.i:                                         ; preds = %if.else.i, %cond.end.i
  %45 = load i32, ptr %size.addr.i, align 4, !dbg !778
  %conv18.i = zext i32 %45 to i64, !dbg !778
  %46 = load i64, ptr %unit.i, align 8, !dbg !778
  %mul19.i = mul i64 %conv18.i, %46, !dbg !778
  %47 = load i64, ptr %i.i, align 8, !dbg !778
  %add.i44 = add i64 %47, %mul19.i, !dbg !778
  store i64 %add.i44, ptr %i.i, align 8, !dbg !778
  br label %for.cond.i, !dbg !778, !llvm.loop !779

_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit:           ; preds = %for.cond.i
  %48 = load i8, ptr %async.i, align 1, !dbg !778
  %loadedv20.i = trunc i8 %48 to i1, !dbg !778
  br i1 %loadedv20.i, label %if.then.i, label %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEimNS_10ws_nothingEEEvRKT_PT0_PKS7_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit, !dbg !778

if.then.i:                                        ; preds = %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit
  %49 = load ptr, ptr %b.addr.i14, align 8, !dbg !778, !nonnull !131, !align !736
  store ptr %49, ptr %this.addr.i46, align 8, !dbg !778
  %this1.i47 = load ptr, ptr %this.addr.i46, align 8, !dbg !778
  call void @__ws_cp_async_arrive(ptr noundef %this1.i47) #5, !dbg !778
  br label %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEimNS_10ws_nothingEEEvRKT_PT0_PKS7_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit, !dbg !778

_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEimNS_10ws_nothingEEEvRKT_PT0_PKS7_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit: ; preds = %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit, %if.then.i
    #dbg_declare(ptr %token, !780, !DIExpression(), !781)
  store ptr addrspacecast (ptr addrspace(3) @_ZZ14only_one_waitsPKiPiE3bar to ptr), ptr %this.addr.i, align 8, !dbg !782
  store i64 1, ptr %n.addr.i16, align 8, !dbg !782
  %this1.i = load ptr, ptr %this.addr.i, align 8, !dbg !782
  %50 = load i64, ptr %n.addr.i16, align 8, !dbg !782
  %conv.i17 = trunc i64 %50 to i32, !dbg !782
  %call.i18 = call i64 @__ws_mbarrier_arrive(ptr noundef %this1.i, i32 noundef %conv.i17) #5, !dbg !782
  store i64 %call.i18, ptr %retval.i15, align 8, !dbg !782
  %51 = load %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token", ptr %retval.i15, align 8, !dbg !782
  %52 = getelementptr inbounds nuw %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token", ptr %token, i32 0, i32 0, !dbg !782
  %53 = extractvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" %51, 0, !dbg !782
  store i64 %53, ptr %52, align 8, !dbg !782
  %54 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !783
  %cmp5 = icmp eq i32 %54, 0, !dbg !785
  br i1 %cmp5, label %if.then6, label %if.end7, !dbg !785

if.then6:                                         ; preds = %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEimNS_10ws_nothingEEEvRKT_PT0_PKS7_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit
  store ptr addrspacecast (ptr addrspace(3) @_ZZ14only_one_waitsPKiPiE3bar to ptr), ptr %this.addr.i19, align 8, !dbg !786
  store ptr %token, ptr %t.addr.i, align 8, !dbg !786
  %this1.i20 = load ptr, ptr %this.addr.i19, align 8, !dbg !786
  %55 = load ptr, ptr %t.addr.i, align 8, !dbg !786, !nonnull !131, !align !736
  %56 = load i64, ptr %55, align 8, !dbg !786
  call void @__ws_mbarrier_wait(ptr noundef %this1.i20, i64 noundef %56) #5, !dbg !786
  br label %if.end7, !dbg !787

if.end7:                                          ; preds = %if.then6, %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEimNS_10ws_nothingEEEvRKT_PT0_PKS7_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit
  %57 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !788
  %sub = sub i32 63, %57, !dbg !789
  %idxprom = zext i32 %sub to i64, !dbg !790
  %arrayidx = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14only_one_waitsPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !790
  %58 = load i32, ptr %arrayidx, align 4, !dbg !790
  %59 = load ptr, ptr %out.addr, align 8, !dbg !791
  %60 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !792
  %idxprom10 = zext i32 %60 to i64, !dbg !791
  %arrayidx11 = getelementptr inbounds nuw i32, ptr %59, i64 %idxprom10, !dbg !791
  store i32 %58, ptr %arrayidx11, align 4, !dbg !793
  ret void, !dbg !794
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_tid_y() #3

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_ntid_y() #3

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_tid_z() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: convergent nounwind
declare i32 @__ws_sreg_ntid_z() #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #4

; Function Attrs: convergent nounwind
declare void @__ws_mbarrier_init(ptr noundef, i32 noundef) #3

; Function Attrs: convergent nounwind
declare void @__ws_mbarrier_wait_parity(ptr noundef, i32 noundef) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.global(ptr captures(none)) #2

; Function Attrs: convergent nounwind
declare void @__ws_cp_async(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i32 noundef, i32 noundef) #3

; Function Attrs: convergent nounwind
declare void @__ws_cp_async_arrive(ptr noundef) #3

; Function Attrs: convergent nounwind
declare i64 @__ws_mbarrier_arrive(ptr noundef, i32 noundef) #3

; Function Attrs: convergent nounwind
declare void @__ws_mbarrier_wait(ptr noundef, i64 noundef) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!691, !692, !693, !694}
!llvm.ident = !{!695}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 13, type: !688, isLocal: true, isDefinition: true, align: 128)
!2 = distinct !DISubprogram(name: "early_release", linkageName: "_Z13early_releasePKiPi", scope: !3, file: !3, line: 12, type: !4, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !131)
!3 = !DIFile(filename: "cuda_pipeline.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !11, retainedTypes: !35, globals: !103, imports: !137, splitDebugInlining: false, nameTableKind: None)
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
!47 = !DISubprogram(name: "pipeline", linkageName: "_ZN4cuda8pipelineILNS_12thread_scopeE2EEC4ERKS2_", scope: !38, file: !31, line: 17, type: !48, scopeLine: 17, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!48 = !DISubroutineType(types: !49)
!49 = !{null, !50, !51}
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!51 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !52, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !38)
!53 = !DISubprogram(name: "pipeline", linkageName: "_ZN4cuda8pipelineILNS_12thread_scopeE2EEC4EOS2_", scope: !38, file: !31, line: 17, type: !54, scopeLine: 17, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
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
!80 = !DISubprogram(name: "barrier", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEC4Ev", scope: !77, file: !76, line: 14, type: !81, scopeLine: 14, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!81 = !DISubroutineType(types: !82)
!82 = !{null, !83}
!83 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!84 = !DISubprogram(name: "barrier", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEC4ERKS3_", scope: !77, file: !76, line: 14, type: !85, scopeLine: 14, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!85 = !DISubroutineType(types: !86)
!86 = !{null, !83, !87}
!87 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !88, size: 64)
!88 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !77)
!89 = !DISubprogram(name: "operator=", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEaSERKS3_", scope: !77, file: !76, line: 14, type: !90, scopeLine: 14, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!90 = !DISubroutineType(types: !91)
!91 = !{!92, !83, !87}
!92 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !77, size: 64)
!93 = !DISubprogram(name: "max", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEE3maxEv", scope: !77, file: !76, line: 21, type: !94, scopeLine: 21, flags: DIFlagPublic | DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!94 = !DISubroutineType(types: !95)
!95 = !{!96}
!96 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !67, line: 35, baseType: !97)
!97 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!98 = !{!58, !99}
!99 = !DITemplateTypeParameter(name: "F", type: !100, defaulted: true)
!100 = !DICompositeType(tag: DW_TAG_structure_type, name: "ws_nothing", scope: !15, file: !76, line: 6, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN4cuda10ws_nothingE")
!101 = !{!102}
!102 = !DIDerivedType(tag: DW_TAG_member, name: "ws_state", scope: !75, file: !76, line: 13, baseType: !61, size: 64)
!103 = !{!0, !104, !128, !135}
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
!116 = !DISubprogram(name: "pipeline_shared_state", linkageName: "_ZN4cuda21pipeline_shared_stateILNS_12thread_scopeE2ELh2EEC4Ev", scope: !106, file: !31, line: 8, type: !117, scopeLine: 8, flags: DIFlagPrototyped, spFlags: 0)
!117 = !DISubroutineType(types: !118)
!118 = !{null, !119}
!119 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !106, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!120 = !DISubprogram(name: "pipeline_shared_state", linkageName: "_ZN4cuda21pipeline_shared_stateILNS_12thread_scopeE2ELh2EEC4ERKS2_", scope: !106, file: !31, line: 8, type: !121, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!121 = !DISubroutineType(types: !122)
!122 = !{null, !119, !123}
!123 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !124, size: 64)
!124 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !106)
!125 = !{!58, !126}
!126 = !DITemplateValueParameter(name: "N", type: !127, value: i8 2)
!127 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!128 = !DIGlobalVariableExpression(var: !129, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!129 = distinct !DIGlobalVariable(name: "tile", scope: !130, file: !3, line: 28, type: !132, isLocal: true, isDefinition: true)
!130 = distinct !DISubprogram(name: "only_one_waits", linkageName: "_Z14only_one_waitsPKiPi", scope: !3, file: !3, line: 27, type: !4, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !131)
!131 = !{}
!132 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !133)
!133 = !{!134}
!134 = !DISubrange(count: 64)
!135 = !DIGlobalVariableExpression(var: !136, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!136 = distinct !DIGlobalVariable(name: "bar", scope: !130, file: !3, line: 29, type: !77, isLocal: true, isDefinition: true)
!137 = !{!138, !141, !143, !148, !152, !157, !162, !164, !169, !171, !172, !203, !207, !210, !212, !214, !216, !219, !221, !223, !225, !227, !229, !231, !233, !235, !237, !239, !241, !243, !245, !247, !249, !251, !253, !255, !257, !259, !261, !263, !267, !271, !276, !280, !284, !290, !294, !298, !302, !304, !306, !310, !314, !318, !322, !326, !328, !332, !336, !340, !342, !346, !348, !352, !356, !358, !360, !364, !368, !372, !376, !380, !382, !384, !386, !390, !394, !398, !400, !404, !408, !412, !413, !417, !419, !421, !425, !430, !434, !438, !442, !446, !448, !450, !454, !456, !460, !464, !468, !473, !477, !481, !485, !489, !493, !497, !499, !507, !511, !517, !523, !529, !530, !531, !532, !536, !538, !542, !546, !550, !554, !556, !560, !562, !566, !570, !572, !574, !576, !580, !584, !586, !590, !592, !596, !598, !600, !602, !604, !606, !608, !610, !612, !614, !616, !618, !620, !622, !624, !626, !628, !630, !635, !637, !639, !644, !648, !653, !659, !661, !667, !671, !675, !680, !681, !682, !686}
!138 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !139, file: !140, line: 128)
!139 = !DINamespace(name: "ws_math", scope: null)
!140 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!141 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !142, entity: !139, file: !140, line: 129)
!142 = !DINamespace(name: "std", scope: null)
!143 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !144, file: !140, line: 154)
!144 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !140, file: !140, line: 137, type: !145, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!145 = !DISubroutineType(types: !146)
!146 = !{!147, !147}
!147 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!148 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !149, file: !140, line: 154)
!149 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !140, file: !140, line: 133, type: !150, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!150 = !DISubroutineType(types: !151)
!151 = !{!97, !97}
!152 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !153, file: !140, line: 154)
!153 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !140, file: !140, line: 134, type: !154, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!154 = !DISubroutineType(types: !155)
!155 = !{!156, !156}
!156 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!157 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !158, file: !140, line: 154)
!158 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !140, file: !140, line: 145, type: !159, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!159 = !DISubroutineType(types: !160)
!160 = !{!45, !161}
!161 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!162 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !163, file: !140, line: 154)
!163 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !140, file: !140, line: 147, type: !159, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!164 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !165, file: !140, line: 154)
!165 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !140, file: !140, line: 149, type: !166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!166 = !DISubroutineType(types: !167)
!167 = !{!8, !168}
!168 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!169 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !66, file: !170, line: 6)
!170 = !DIFile(filename: "cuda/ws/type_traits.h", directory: ".")
!171 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !96, file: !170, line: 7)
!172 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !173, file: !174, line: 56)
!173 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "exception_ptr", scope: !175, file: !174, line: 42, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !176, identifier: "_ZTSNSt15__exception_ptr13exception_ptrE")
!174 = !DIFile(filename: "cuda/ws/exception.h", directory: ".")
!175 = !DINamespace(name: "__exception_ptr", scope: !142)
!176 = !{!177, !178, !182, !185, !189, !194, !198, !199}
!177 = !DIDerivedType(tag: DW_TAG_member, name: "ws_object", scope: !173, file: !174, line: 43, baseType: !63, size: 64)
!178 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4EPv", scope: !173, file: !174, line: 44, type: !179, scopeLine: 44, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!179 = !DISubroutineType(types: !180)
!180 = !{null, !181, !63}
!181 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !173, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!182 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4Ev", scope: !173, file: !174, line: 46, type: !183, scopeLine: 46, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!183 = !DISubroutineType(types: !184)
!184 = !{null, !181}
!185 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4EDn", scope: !173, file: !174, line: 47, type: !186, scopeLine: 47, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!186 = !DISubroutineType(types: !187)
!187 = !{null, !181, !188}
!188 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!189 = !DISubprogram(name: "exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrC4ERKS0_", scope: !173, file: !174, line: 48, type: !190, scopeLine: 48, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!190 = !DISubroutineType(types: !191)
!191 = !{null, !181, !192}
!192 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !193, size: 64)
!193 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !173)
!194 = !DISubprogram(name: "operator=", linkageName: "_ZNSt15__exception_ptr13exception_ptraSERKS0_", scope: !173, file: !174, line: 49, type: !195, scopeLine: 49, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!195 = !DISubroutineType(types: !196)
!196 = !{!197, !181, !192}
!197 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !173, size: 64)
!198 = !DISubprogram(name: "~exception_ptr", linkageName: "_ZNSt15__exception_ptr13exception_ptrD4Ev", scope: !173, file: !174, line: 50, type: !183, scopeLine: 50, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!199 = !DISubprogram(name: "operator bool", linkageName: "_ZNKSt15__exception_ptr13exception_ptrcvbEv", scope: !173, file: !174, line: 51, type: !200, scopeLine: 51, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!200 = !DISubroutineType(types: !201)
!201 = !{!45, !202}
!202 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !193, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!203 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !204, file: !206, line: 8)
!204 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !67, line: 36, baseType: !205)
!205 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!206 = !DIFile(filename: "cuda/ws/cstd.h", directory: ".")
!207 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !208, file: !206, line: 8)
!208 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !67, line: 38, baseType: !209)
!209 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!210 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !211, file: !206, line: 8)
!211 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !67, line: 40, baseType: !8)
!212 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !213, file: !206, line: 8)
!213 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !67, line: 42, baseType: !97)
!214 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !215, file: !206, line: 8)
!215 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !67, line: 37, baseType: !127)
!216 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !217, file: !206, line: 8)
!217 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !67, line: 39, baseType: !218)
!218 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!219 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !220, file: !206, line: 8)
!220 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !67, line: 41, baseType: !16)
!221 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !222, file: !206, line: 8)
!222 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !67, line: 43, baseType: !68)
!223 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !224, file: !206, line: 9)
!224 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least8_t", file: !67, line: 48, baseType: !205)
!225 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !226, file: !206, line: 9)
!226 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least16_t", file: !67, line: 50, baseType: !209)
!227 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !228, file: !206, line: 9)
!228 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least32_t", file: !67, line: 52, baseType: !8)
!229 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !230, file: !206, line: 9)
!230 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least64_t", file: !67, line: 54, baseType: !97)
!231 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !232, file: !206, line: 9)
!232 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least8_t", file: !67, line: 49, baseType: !127)
!233 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !234, file: !206, line: 9)
!234 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least16_t", file: !67, line: 51, baseType: !218)
!235 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !236, file: !206, line: 9)
!236 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least32_t", file: !67, line: 53, baseType: !16)
!237 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !238, file: !206, line: 9)
!238 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least64_t", file: !67, line: 55, baseType: !68)
!239 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !240, file: !206, line: 10)
!240 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast8_t", file: !67, line: 48, baseType: !205)
!241 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !242, file: !206, line: 10)
!242 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast16_t", file: !67, line: 54, baseType: !97)
!243 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !244, file: !206, line: 10)
!244 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast32_t", file: !67, line: 54, baseType: !97)
!245 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !246, file: !206, line: 10)
!246 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast64_t", file: !67, line: 54, baseType: !97)
!247 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !248, file: !206, line: 10)
!248 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast8_t", file: !67, line: 49, baseType: !127)
!249 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !250, file: !206, line: 10)
!250 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast16_t", file: !67, line: 55, baseType: !68)
!251 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !252, file: !206, line: 10)
!252 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast32_t", file: !67, line: 55, baseType: !68)
!253 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !254, file: !206, line: 10)
!254 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast64_t", file: !67, line: 55, baseType: !68)
!255 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !256, file: !206, line: 11)
!256 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !67, line: 44, baseType: !97)
!257 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !258, file: !206, line: 11)
!258 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !67, line: 45, baseType: !68)
!259 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !260, file: !206, line: 11)
!260 = !DIDerivedType(tag: DW_TAG_typedef, name: "intmax_t", file: !67, line: 46, baseType: !97)
!261 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !262, file: !206, line: 11)
!262 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintmax_t", file: !67, line: 47, baseType: !68)
!263 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !264, file: !206, line: 12)
!264 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !265, line: 77, baseType: !266)
!265 = !DIFile(filename: "cuda/ws/libc.h", directory: ".")
!266 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !265, line: 77, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS8_IO_FILE")
!267 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !268, file: !206, line: 12)
!268 = !DISubprogram(name: "printf", scope: !265, file: !265, line: 97, type: !269, flags: DIFlagPrototyped, spFlags: 0)
!269 = !DISubroutineType(types: !270)
!270 = !{!8, !73, null}
!271 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !272, file: !206, line: 12)
!272 = !DISubprogram(name: "fprintf", scope: !265, file: !265, line: 98, type: !273, flags: DIFlagPrototyped, spFlags: 0)
!273 = !DISubroutineType(types: !274)
!274 = !{!8, !275, !73, null}
!275 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !264, size: 64)
!276 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !277, file: !206, line: 12)
!277 = !DISubprogram(name: "sprintf", scope: !265, file: !265, line: 99, type: !278, flags: DIFlagPrototyped, spFlags: 0)
!278 = !DISubroutineType(types: !279)
!279 = !{!8, !70, !73, null}
!280 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !281, file: !206, line: 12)
!281 = !DISubprogram(name: "snprintf", scope: !265, file: !265, line: 100, type: !282, flags: DIFlagPrototyped, spFlags: 0)
!282 = !DISubroutineType(types: !283)
!283 = !{!8, !70, !66, !73, null}
!284 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !285, file: !206, line: 12)
!285 = !DISubprogram(name: "vprintf", scope: !265, file: !265, line: 103, type: !286, flags: DIFlagPrototyped, spFlags: 0)
!286 = !DISubroutineType(types: !287)
!287 = !{!8, !73, !288}
!288 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !265, line: 75, baseType: !289)
!289 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !70)
!290 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !291, file: !206, line: 12)
!291 = !DISubprogram(name: "vfprintf", scope: !265, file: !265, line: 104, type: !292, flags: DIFlagPrototyped, spFlags: 0)
!292 = !DISubroutineType(types: !293)
!293 = !{!8, !275, !73, !288}
!294 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !295, file: !206, line: 12)
!295 = !DISubprogram(name: "vsprintf", scope: !265, file: !265, line: 105, type: !296, flags: DIFlagPrototyped, spFlags: 0)
!296 = !DISubroutineType(types: !297)
!297 = !{!8, !70, !73, !288}
!298 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !299, file: !206, line: 12)
!299 = !DISubprogram(name: "vsnprintf", scope: !265, file: !265, line: 106, type: !300, flags: DIFlagPrototyped, spFlags: 0)
!300 = !DISubroutineType(types: !301)
!301 = !{!8, !70, !66, !73, !288}
!302 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !303, file: !206, line: 13)
!303 = !DISubprogram(name: "scanf", scope: !265, file: !265, line: 108, type: !269, flags: DIFlagPrototyped, spFlags: 0)
!304 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !305, file: !206, line: 13)
!305 = !DISubprogram(name: "fscanf", scope: !265, file: !265, line: 109, type: !273, flags: DIFlagPrototyped, spFlags: 0)
!306 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !307, file: !206, line: 13)
!307 = !DISubprogram(name: "sscanf", scope: !265, file: !265, line: 110, type: !308, flags: DIFlagPrototyped, spFlags: 0)
!308 = !DISubroutineType(types: !309)
!309 = !{!8, !73, !73, null}
!310 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !311, file: !206, line: 13)
!311 = !DISubprogram(name: "vsscanf", scope: !265, file: !265, line: 113, type: !312, flags: DIFlagPrototyped, spFlags: 0)
!312 = !DISubroutineType(types: !313)
!313 = !{!8, !73, !73, !288}
!314 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !315, file: !206, line: 13)
!315 = !DISubprogram(name: "puts", scope: !265, file: !265, line: 114, type: !316, flags: DIFlagPrototyped, spFlags: 0)
!316 = !DISubroutineType(types: !317)
!317 = !{!8, !73}
!318 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !319, file: !206, line: 13)
!319 = !DISubprogram(name: "putchar", scope: !265, file: !265, line: 115, type: !320, flags: DIFlagPrototyped, spFlags: 0)
!320 = !DISubroutineType(types: !321)
!321 = !{!8, !8}
!322 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !323, file: !206, line: 13)
!323 = !DISubprogram(name: "putc", scope: !265, file: !265, line: 116, type: !324, flags: DIFlagPrototyped, spFlags: 0)
!324 = !DISubroutineType(types: !325)
!325 = !{!8, !8, !275}
!326 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !327, file: !206, line: 13)
!327 = !DISubprogram(name: "fputc", scope: !265, file: !265, line: 117, type: !324, flags: DIFlagPrototyped, spFlags: 0)
!328 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !329, file: !206, line: 13)
!329 = !DISubprogram(name: "fputs", scope: !265, file: !265, line: 118, type: !330, flags: DIFlagPrototyped, spFlags: 0)
!330 = !DISubroutineType(types: !331)
!331 = !{!8, !73, !275}
!332 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !333, file: !206, line: 13)
!333 = !DISubprogram(name: "getchar", scope: !265, file: !265, line: 119, type: !334, flags: DIFlagPrototyped, spFlags: 0)
!334 = !DISubroutineType(types: !335)
!335 = !{!8}
!336 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !337, file: !206, line: 13)
!337 = !DISubprogram(name: "getc", scope: !265, file: !265, line: 120, type: !338, flags: DIFlagPrototyped, spFlags: 0)
!338 = !DISubroutineType(types: !339)
!339 = !{!8, !275}
!340 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !341, file: !206, line: 14)
!341 = !DISubprogram(name: "fgetc", scope: !265, file: !265, line: 121, type: !338, flags: DIFlagPrototyped, spFlags: 0)
!342 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !343, file: !206, line: 14)
!343 = !DISubprogram(name: "fgets", scope: !265, file: !265, line: 123, type: !344, flags: DIFlagPrototyped, spFlags: 0)
!344 = !DISubroutineType(types: !345)
!345 = !{!70, !70, !8, !275}
!346 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !347, file: !206, line: 14)
!347 = !DISubprogram(name: "ungetc", scope: !265, file: !265, line: 122, type: !324, flags: DIFlagPrototyped, spFlags: 0)
!348 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !349, file: !206, line: 14)
!349 = !DISubprogram(name: "fopen", scope: !265, file: !265, line: 126, type: !350, flags: DIFlagPrototyped, spFlags: 0)
!350 = !DISubroutineType(types: !351)
!351 = !{!275, !73, !73}
!352 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !353, file: !206, line: 14)
!353 = !DISubprogram(name: "freopen", scope: !265, file: !265, line: 127, type: !354, flags: DIFlagPrototyped, spFlags: 0)
!354 = !DISubroutineType(types: !355)
!355 = !{!275, !73, !73, !275}
!356 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !357, file: !206, line: 14)
!357 = !DISubprogram(name: "fclose", scope: !265, file: !265, line: 133, type: !338, flags: DIFlagPrototyped, spFlags: 0)
!358 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !359, file: !206, line: 14)
!359 = !DISubprogram(name: "fflush", scope: !265, file: !265, line: 134, type: !338, flags: DIFlagPrototyped, spFlags: 0)
!360 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !361, file: !206, line: 14)
!361 = !DISubprogram(name: "fread", scope: !265, file: !265, line: 135, type: !362, flags: DIFlagPrototyped, spFlags: 0)
!362 = !DISubroutineType(types: !363)
!363 = !{!66, !63, !66, !66, !275}
!364 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !365, file: !206, line: 14)
!365 = !DISubprogram(name: "fwrite", scope: !265, file: !265, line: 136, type: !366, flags: DIFlagPrototyped, spFlags: 0)
!366 = !DISubroutineType(types: !367)
!367 = !{!66, !64, !66, !66, !275}
!368 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !369, file: !206, line: 14)
!369 = !DISubprogram(name: "fseek", scope: !265, file: !265, line: 137, type: !370, flags: DIFlagPrototyped, spFlags: 0)
!370 = !DISubroutineType(types: !371)
!371 = !{!8, !275, !97, !8}
!372 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !373, file: !206, line: 14)
!373 = !DISubprogram(name: "ftell", scope: !265, file: !265, line: 139, type: !374, flags: DIFlagPrototyped, spFlags: 0)
!374 = !DISubroutineType(types: !375)
!375 = !{!97, !275}
!376 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !377, file: !206, line: 15)
!377 = !DISubprogram(name: "rewind", scope: !265, file: !265, line: 141, type: !378, flags: DIFlagPrototyped, spFlags: 0)
!378 = !DISubroutineType(types: !379)
!379 = !{null, !275}
!380 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !381, file: !206, line: 15)
!381 = !DISubprogram(name: "feof", scope: !265, file: !265, line: 142, type: !338, flags: DIFlagPrototyped, spFlags: 0)
!382 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !383, file: !206, line: 15)
!383 = !DISubprogram(name: "ferror", scope: !265, file: !265, line: 143, type: !338, flags: DIFlagPrototyped, spFlags: 0)
!384 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !385, file: !206, line: 15)
!385 = !DISubprogram(name: "clearerr", scope: !265, file: !265, line: 144, type: !378, flags: DIFlagPrototyped, spFlags: 0)
!386 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !387, file: !206, line: 15)
!387 = !DISubprogram(name: "setvbuf", scope: !265, file: !265, line: 146, type: !388, flags: DIFlagPrototyped, spFlags: 0)
!388 = !DISubroutineType(types: !389)
!389 = !{!8, !275, !70, !8, !66}
!390 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !391, file: !206, line: 15)
!391 = !DISubprogram(name: "setbuf", scope: !265, file: !265, line: 147, type: !392, flags: DIFlagPrototyped, spFlags: 0)
!392 = !DISubroutineType(types: !393)
!393 = !{null, !275, !70}
!394 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !395, file: !206, line: 15)
!395 = !DISubprogram(name: "perror", scope: !265, file: !265, line: 149, type: !396, flags: DIFlagPrototyped, spFlags: 0)
!396 = !DISubroutineType(types: !397)
!397 = !{null, !73}
!398 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !399, file: !206, line: 15)
!399 = !DISubprogram(name: "remove", scope: !265, file: !265, line: 150, type: !316, flags: DIFlagPrototyped, spFlags: 0)
!400 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !401, file: !206, line: 15)
!401 = !DISubprogram(name: "rename", scope: !265, file: !265, line: 151, type: !402, flags: DIFlagPrototyped, spFlags: 0)
!402 = !DISubroutineType(types: !403)
!403 = !{!8, !73, !73}
!404 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !405, file: !206, line: 15)
!405 = !DISubprogram(name: "tmpfile", scope: !265, file: !265, line: 130, type: !406, flags: DIFlagPrototyped, spFlags: 0)
!406 = !DISubroutineType(types: !407)
!407 = !{!275}
!408 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !409, file: !206, line: 15)
!409 = !DISubprogram(name: "tmpnam", scope: !265, file: !265, line: 131, type: !410, flags: DIFlagPrototyped, spFlags: 0)
!410 = !DISubroutineType(types: !411)
!411 = !{!70, !70}
!412 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !288, file: !206, line: 16)
!413 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !414, file: !206, line: 16)
!414 = !DISubprogram(name: "exit", scope: !265, file: !265, line: 154, type: !415, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!415 = !DISubroutineType(types: !416)
!416 = !{null, !8}
!417 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !418, file: !206, line: 16)
!418 = !DISubprogram(name: "_Exit", scope: !265, file: !265, line: 156, type: !415, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!419 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !420, file: !206, line: 16)
!420 = !DISubprogram(name: "quick_exit", scope: !265, file: !265, line: 157, type: !415, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!421 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !422, file: !206, line: 16)
!422 = !DISubprogram(name: "abort", scope: !265, file: !265, line: 158, type: !423, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!423 = !DISubroutineType(types: !424)
!424 = !{null}
!425 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !426, file: !206, line: 16)
!426 = !DISubprogram(name: "atexit", scope: !265, file: !265, line: 159, type: !427, flags: DIFlagPrototyped, spFlags: 0)
!427 = !DISubroutineType(types: !428)
!428 = !{!8, !429}
!429 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !423, size: 64)
!430 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !431, file: !206, line: 16)
!431 = !DISubprogram(name: "malloc", scope: !265, file: !265, line: 161, type: !432, flags: DIFlagPrototyped, spFlags: 0)
!432 = !DISubroutineType(types: !433)
!433 = !{!63, !66}
!434 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !435, file: !206, line: 16)
!435 = !DISubprogram(name: "free", scope: !265, file: !265, line: 162, type: !436, flags: DIFlagPrototyped, spFlags: 0)
!436 = !DISubroutineType(types: !437)
!437 = !{null, !63}
!438 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !439, file: !206, line: 16)
!439 = !DISubprogram(name: "calloc", scope: !265, file: !265, line: 163, type: !440, flags: DIFlagPrototyped, spFlags: 0)
!440 = !DISubroutineType(types: !441)
!441 = !{!63, !66, !66}
!442 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !443, file: !206, line: 16)
!443 = !DISubprogram(name: "realloc", scope: !265, file: !265, line: 164, type: !444, flags: DIFlagPrototyped, spFlags: 0)
!444 = !DISubroutineType(types: !445)
!445 = !{!63, !63, !66}
!446 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !447, file: !206, line: 17)
!447 = !DISubprogram(name: "aligned_alloc", scope: !265, file: !265, line: 165, type: !440, flags: DIFlagPrototyped, spFlags: 0)
!448 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !449, file: !206, line: 17)
!449 = !DISubprogram(name: "rand", scope: !265, file: !265, line: 169, type: !334, flags: DIFlagPrototyped, spFlags: 0)
!450 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !451, file: !206, line: 17)
!451 = !DISubprogram(name: "srand", scope: !265, file: !265, line: 170, type: !452, flags: DIFlagPrototyped, spFlags: 0)
!452 = !DISubroutineType(types: !453)
!453 = !{null, !16}
!454 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !455, file: !206, line: 17)
!455 = !DISubprogram(name: "atoi", scope: !265, file: !265, line: 182, type: !316, flags: DIFlagPrototyped, spFlags: 0)
!456 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !457, file: !206, line: 17)
!457 = !DISubprogram(name: "atol", scope: !265, file: !265, line: 183, type: !458, flags: DIFlagPrototyped, spFlags: 0)
!458 = !DISubroutineType(types: !459)
!459 = !{!97, !73}
!460 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !461, file: !206, line: 17)
!461 = !DISubprogram(name: "atoll", scope: !265, file: !265, line: 184, type: !462, flags: DIFlagPrototyped, spFlags: 0)
!462 = !DISubroutineType(types: !463)
!463 = !{!156, !73}
!464 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !465, file: !206, line: 17)
!465 = !DISubprogram(name: "atof", scope: !265, file: !265, line: 185, type: !466, flags: DIFlagPrototyped, spFlags: 0)
!466 = !DISubroutineType(types: !467)
!467 = !{!161, !73}
!468 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !469, file: !206, line: 17)
!469 = !DISubprogram(name: "strtol", scope: !265, file: !265, line: 186, type: !470, flags: DIFlagPrototyped, spFlags: 0)
!470 = !DISubroutineType(types: !471)
!471 = !{!97, !73, !472, !8}
!472 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !70, size: 64)
!473 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !474, file: !206, line: 17)
!474 = !DISubprogram(name: "strtoul", scope: !265, file: !265, line: 187, type: !475, flags: DIFlagPrototyped, spFlags: 0)
!475 = !DISubroutineType(types: !476)
!476 = !{!68, !73, !472, !8}
!477 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !478, file: !206, line: 17)
!478 = !DISubprogram(name: "strtoll", scope: !265, file: !265, line: 188, type: !479, flags: DIFlagPrototyped, spFlags: 0)
!479 = !DISubroutineType(types: !480)
!480 = !{!156, !73, !472, !8}
!481 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !482, file: !206, line: 18)
!482 = !DISubprogram(name: "strtoull", scope: !265, file: !265, line: 189, type: !483, flags: DIFlagPrototyped, spFlags: 0)
!483 = !DISubroutineType(types: !484)
!484 = !{!61, !73, !472, !8}
!485 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !486, file: !206, line: 18)
!486 = !DISubprogram(name: "strtod", scope: !265, file: !265, line: 190, type: !487, flags: DIFlagPrototyped, spFlags: 0)
!487 = !DISubroutineType(types: !488)
!488 = !{!161, !73, !472}
!489 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !490, file: !206, line: 18)
!490 = !DISubprogram(name: "strtof", scope: !265, file: !265, line: 191, type: !491, flags: DIFlagPrototyped, spFlags: 0)
!491 = !DISubroutineType(types: !492)
!492 = !{!168, !73, !472}
!493 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !494, file: !206, line: 18)
!494 = !DISubprogram(name: "getenv", scope: !265, file: !265, line: 195, type: !495, flags: DIFlagPrototyped, spFlags: 0)
!495 = !DISubroutineType(types: !496)
!496 = !{!70, !73}
!497 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !498, file: !206, line: 18)
!498 = !DISubprogram(name: "system", scope: !265, file: !265, line: 199, type: !316, flags: DIFlagPrototyped, spFlags: 0)
!499 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !500, file: !206, line: 18)
!500 = !DISubprogram(name: "qsort", scope: !265, file: !265, line: 309, type: !501, flags: DIFlagPrototyped, spFlags: 0)
!501 = !DISubroutineType(types: !502)
!502 = !{null, !63, !66, !66, !503}
!503 = !DIDerivedType(tag: DW_TAG_typedef, name: "ws_compare", file: !265, line: 308, baseType: !504)
!504 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !505, size: 64)
!505 = !DISubroutineType(types: !506)
!506 = !{!8, !64, !64}
!507 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !508, file: !206, line: 18)
!508 = !DISubprogram(name: "bsearch", scope: !265, file: !265, line: 310, type: !509, flags: DIFlagPrototyped, spFlags: 0)
!509 = !DISubroutineType(types: !510)
!510 = !{!63, !64, !64, !66, !66, !503}
!511 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !512, file: !206, line: 18)
!512 = !DISubprogram(name: "div", scope: !265, file: !265, line: 202, type: !513, flags: DIFlagPrototyped, spFlags: 0)
!513 = !DISubroutineType(types: !514)
!514 = !{!515, !8, !8}
!515 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !265, line: 78, baseType: !516)
!516 = !DICompositeType(tag: DW_TAG_structure_type, file: !265, line: 78, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!517 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !518, file: !206, line: 18)
!518 = !DISubprogram(name: "ldiv", scope: !265, file: !265, line: 203, type: !519, flags: DIFlagPrototyped, spFlags: 0)
!519 = !DISubroutineType(types: !520)
!520 = !{!521, !97, !97}
!521 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !265, line: 79, baseType: !522)
!522 = !DICompositeType(tag: DW_TAG_structure_type, file: !265, line: 79, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS6ldiv_t")
!523 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !524, file: !206, line: 18)
!524 = !DISubprogram(name: "lldiv", scope: !265, file: !265, line: 204, type: !525, flags: DIFlagPrototyped, spFlags: 0)
!525 = !DISubroutineType(types: !526)
!526 = !{!527, !156, !156}
!527 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !265, line: 80, baseType: !528)
!528 = !DICompositeType(tag: DW_TAG_structure_type, file: !265, line: 80, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS7lldiv_t")
!529 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !515, file: !206, line: 19)
!530 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !521, file: !206, line: 19)
!531 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !527, file: !206, line: 19)
!532 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !533, file: !206, line: 19)
!533 = !DISubprogram(name: "memcpy", scope: !265, file: !265, line: 207, type: !534, flags: DIFlagPrototyped, spFlags: 0)
!534 = !DISubroutineType(types: !535)
!535 = !{!63, !63, !64, !66}
!536 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !537, file: !206, line: 19)
!537 = !DISubprogram(name: "memmove", scope: !265, file: !265, line: 208, type: !534, flags: DIFlagPrototyped, spFlags: 0)
!538 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !539, file: !206, line: 19)
!539 = !DISubprogram(name: "memset", scope: !265, file: !265, line: 209, type: !540, flags: DIFlagPrototyped, spFlags: 0)
!540 = !DISubroutineType(types: !541)
!541 = !{!63, !63, !8, !66}
!542 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !543, file: !206, line: 19)
!543 = !DISubprogram(name: "memcmp", scope: !265, file: !265, line: 210, type: !544, flags: DIFlagPrototyped, spFlags: 0)
!544 = !DISubroutineType(types: !545)
!545 = !{!8, !64, !64, !66}
!546 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !547, file: !206, line: 19)
!547 = !DISubprogram(name: "memchr", scope: !265, file: !265, line: 319, type: !548, flags: DIFlagPrototyped, spFlags: 0)
!548 = !DISubroutineType(types: !549)
!549 = !{!64, !64, !8, !66}
!550 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !551, file: !206, line: 19)
!551 = !DISubprogram(name: "strlen", scope: !265, file: !265, line: 217, type: !552, flags: DIFlagPrototyped, spFlags: 0)
!552 = !DISubroutineType(types: !553)
!553 = !{!66, !73}
!554 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !555, file: !206, line: 19)
!555 = !DISubprogram(name: "strcmp", scope: !265, file: !265, line: 219, type: !402, flags: DIFlagPrototyped, spFlags: 0)
!556 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !557, file: !206, line: 20)
!557 = !DISubprogram(name: "strncmp", scope: !265, file: !265, line: 220, type: !558, flags: DIFlagPrototyped, spFlags: 0)
!558 = !DISubroutineType(types: !559)
!559 = !{!8, !73, !73, !66}
!560 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !561, file: !206, line: 20)
!561 = !DISubprogram(name: "strcoll", scope: !265, file: !265, line: 223, type: !402, flags: DIFlagPrototyped, spFlags: 0)
!562 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !563, file: !206, line: 20)
!563 = !DISubprogram(name: "strcpy", scope: !265, file: !265, line: 225, type: !564, flags: DIFlagPrototyped, spFlags: 0)
!564 = !DISubroutineType(types: !565)
!565 = !{!70, !70, !73}
!566 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !567, file: !206, line: 20)
!567 = !DISubprogram(name: "strncpy", scope: !265, file: !265, line: 226, type: !568, flags: DIFlagPrototyped, spFlags: 0)
!568 = !DISubroutineType(types: !569)
!569 = !{!70, !70, !73, !66}
!570 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !571, file: !206, line: 20)
!571 = !DISubprogram(name: "strcat", scope: !265, file: !265, line: 228, type: !564, flags: DIFlagPrototyped, spFlags: 0)
!572 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !573, file: !206, line: 20)
!573 = !DISubprogram(name: "strncat", scope: !265, file: !265, line: 229, type: !568, flags: DIFlagPrototyped, spFlags: 0)
!574 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !575, file: !206, line: 20)
!575 = !DISubprogram(name: "strtok", scope: !265, file: !265, line: 230, type: !564, flags: DIFlagPrototyped, spFlags: 0)
!576 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !577, file: !206, line: 20)
!577 = !DISubprogram(name: "strerror", scope: !265, file: !265, line: 235, type: !578, flags: DIFlagPrototyped, spFlags: 0)
!578 = !DISubroutineType(types: !579)
!579 = !{!70, !8}
!580 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !581, file: !206, line: 20)
!581 = !DISubprogram(name: "strspn", scope: !265, file: !265, line: 236, type: !582, flags: DIFlagPrototyped, spFlags: 0)
!582 = !DISubroutineType(types: !583)
!583 = !{!66, !73, !73}
!584 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !585, file: !206, line: 20)
!585 = !DISubprogram(name: "strcspn", scope: !265, file: !265, line: 237, type: !582, flags: DIFlagPrototyped, spFlags: 0)
!586 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !587, file: !206, line: 21)
!587 = !DISubprogram(name: "strchr", scope: !265, file: !265, line: 320, type: !588, flags: DIFlagPrototyped, spFlags: 0)
!588 = !DISubroutineType(types: !589)
!589 = !{!73, !73, !8}
!590 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !591, file: !206, line: 21)
!591 = !DISubprogram(name: "strrchr", scope: !265, file: !265, line: 321, type: !588, flags: DIFlagPrototyped, spFlags: 0)
!592 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !593, file: !206, line: 21)
!593 = !DISubprogram(name: "strstr", scope: !265, file: !265, line: 322, type: !594, flags: DIFlagPrototyped, spFlags: 0)
!594 = !DISubroutineType(types: !595)
!595 = !{!73, !73, !73}
!596 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !597, file: !206, line: 21)
!597 = !DISubprogram(name: "strpbrk", scope: !265, file: !265, line: 323, type: !594, flags: DIFlagPrototyped, spFlags: 0)
!598 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !599, file: !206, line: 21)
!599 = !DISubprogram(name: "isalnum", scope: !265, file: !265, line: 251, type: !320, flags: DIFlagPrototyped, spFlags: 0)
!600 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !601, file: !206, line: 21)
!601 = !DISubprogram(name: "isalpha", scope: !265, file: !265, line: 252, type: !320, flags: DIFlagPrototyped, spFlags: 0)
!602 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !603, file: !206, line: 21)
!603 = !DISubprogram(name: "isblank", scope: !265, file: !265, line: 253, type: !320, flags: DIFlagPrototyped, spFlags: 0)
!604 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !605, file: !206, line: 21)
!605 = !DISubprogram(name: "iscntrl", scope: !265, file: !265, line: 254, type: !320, flags: DIFlagPrototyped, spFlags: 0)
!606 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !607, file: !206, line: 21)
!607 = !DISubprogram(name: "isdigit", scope: !265, file: !265, line: 255, type: !320, flags: DIFlagPrototyped, spFlags: 0)
!608 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !609, file: !206, line: 21)
!609 = !DISubprogram(name: "isgraph", scope: !265, file: !265, line: 256, type: !320, flags: DIFlagPrototyped, spFlags: 0)
!610 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !611, file: !206, line: 22)
!611 = !DISubprogram(name: "islower", scope: !265, file: !265, line: 257, type: !320, flags: DIFlagPrototyped, spFlags: 0)
!612 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !613, file: !206, line: 22)
!613 = !DISubprogram(name: "isprint", scope: !265, file: !265, line: 258, type: !320, flags: DIFlagPrototyped, spFlags: 0)
!614 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !615, file: !206, line: 22)
!615 = !DISubprogram(name: "ispunct", scope: !265, file: !265, line: 259, type: !320, flags: DIFlagPrototyped, spFlags: 0)
!616 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !617, file: !206, line: 22)
!617 = !DISubprogram(name: "isspace", scope: !265, file: !265, line: 260, type: !320, flags: DIFlagPrototyped, spFlags: 0)
!618 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !619, file: !206, line: 22)
!619 = !DISubprogram(name: "isupper", scope: !265, file: !265, line: 261, type: !320, flags: DIFlagPrototyped, spFlags: 0)
!620 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !621, file: !206, line: 22)
!621 = !DISubprogram(name: "isxdigit", scope: !265, file: !265, line: 262, type: !320, flags: DIFlagPrototyped, spFlags: 0)
!622 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !623, file: !206, line: 22)
!623 = !DISubprogram(name: "tolower", scope: !265, file: !265, line: 265, type: !320, flags: DIFlagPrototyped, spFlags: 0)
!624 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !625, file: !206, line: 22)
!625 = !DISubprogram(name: "toupper", scope: !265, file: !265, line: 266, type: !320, flags: DIFlagPrototyped, spFlags: 0)
!626 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !627, file: !206, line: 23)
!627 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !265, line: 69, baseType: !97)
!628 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !629, file: !206, line: 23)
!629 = !DIDerivedType(tag: DW_TAG_typedef, name: "clock_t", file: !265, line: 70, baseType: !97)
!630 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !631, file: !206, line: 23)
!631 = !DISubprogram(name: "clock", linkageName: "_ZL5clockv", scope: !632, file: !632, line: 244, type: !633, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!632 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!633 = !DISubroutineType(types: !634)
!634 = !{!629}
!635 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !636, file: !206, line: 23)
!636 = !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !265, line: 84, size: 448, flags: DIFlagFwdDecl, identifier: "_ZTS2tm")
!637 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !638, file: !206, line: 23)
!638 = !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !265, line: 82, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS8timespec")
!639 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !640, file: !206, line: 23)
!640 = !DISubprogram(name: "time", scope: !265, file: !265, line: 269, type: !641, flags: DIFlagPrototyped, spFlags: 0)
!641 = !DISubroutineType(types: !642)
!642 = !{!627, !643}
!643 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !627, size: 64)
!644 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !645, file: !206, line: 23)
!645 = !DISubprogram(name: "difftime", scope: !265, file: !265, line: 270, type: !646, flags: DIFlagPrototyped, spFlags: 0)
!646 = !DISubroutineType(types: !647)
!647 = !{!161, !627, !627}
!648 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !649, file: !206, line: 23)
!649 = !DISubprogram(name: "mktime", scope: !265, file: !265, line: 271, type: !650, flags: DIFlagPrototyped, spFlags: 0)
!650 = !DISubroutineType(types: !651)
!651 = !{!627, !652}
!652 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !636, size: 64)
!653 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !654, file: !206, line: 23)
!654 = !DISubprogram(name: "localtime", scope: !265, file: !265, line: 273, type: !655, flags: DIFlagPrototyped, spFlags: 0)
!655 = !DISubroutineType(types: !656)
!656 = !{!652, !657}
!657 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !658, size: 64)
!658 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !627)
!659 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !660, file: !206, line: 23)
!660 = !DISubprogram(name: "gmtime", scope: !265, file: !265, line: 275, type: !655, flags: DIFlagPrototyped, spFlags: 0)
!661 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !662, file: !206, line: 24)
!662 = !DISubprogram(name: "asctime", scope: !265, file: !265, line: 277, type: !663, flags: DIFlagPrototyped, spFlags: 0)
!663 = !DISubroutineType(types: !664)
!664 = !{!70, !665}
!665 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !666, size: 64)
!666 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !636)
!667 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !668, file: !206, line: 24)
!668 = !DISubprogram(name: "ctime", scope: !265, file: !265, line: 278, type: !669, flags: DIFlagPrototyped, spFlags: 0)
!669 = !DISubroutineType(types: !670)
!670 = !{!70, !657}
!671 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !672, file: !206, line: 24)
!672 = !DISubprogram(name: "strftime", scope: !265, file: !265, line: 280, type: !673, flags: DIFlagPrototyped, spFlags: 0)
!673 = !DISubroutineType(types: !674)
!674 = !{!66, !70, !66, !73, !665}
!675 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !142, entity: !676, file: !206, line: 24)
!676 = !DISubprogram(name: "timespec_get", scope: !265, file: !265, line: 285, type: !677, flags: DIFlagPrototyped, spFlags: 0)
!677 = !DISubroutineType(types: !678)
!678 = !{!8, !679, !8}
!679 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !638, size: 64)
!680 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !14, entity: !142, file: !13, line: 27)
!681 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !12, file: !13, line: 31)
!682 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !14, entity: !683, file: !13, line: 70)
!683 = !DISubprogram(name: "atomic_thread_fence", linkageName: "_ZN4cudaL19atomic_thread_fenceENS_3std12memory_orderENS_12thread_scopeE", scope: !15, file: !13, line: 35, type: !684, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!684 = !DISubroutineType(types: !685)
!685 = !{null, !12, !24}
!686 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "cg", scope: !10, entity: !687, file: !3, line: 10)
!687 = !DINamespace(name: "cooperative_groups", scope: null)
!688 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !689)
!689 = !{!115, !690}
!690 = !DISubrange(count: 32)
!691 = !{i32 7, !"Dwarf Version", i32 4}
!692 = !{i32 2, !"Debug Info Version", i32 3}
!693 = !{i32 1, !"wchar_size", i32 4}
!694 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!695 = !{!"clang version 22.1.8"}
!696 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 12, type: !6)
!697 = !DILocation(line: 12, column: 42, scope: !2)
!698 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 12, type: !9)
!699 = !DILocation(line: 12, column: 51, scope: !2)
!700 = !DILocalVariable(name: "producer", scope: !2, file: !3, line: 15, type: !45)
!701 = !DILocation(line: 15, column: 8, scope: !2)
!702 = !DILocation(line: 15, column: 19, scope: !2)
!703 = !DILocation(line: 15, column: 31, scope: !2)
!704 = !DILocalVariable(name: "pipe", scope: !2, file: !3, line: 16, type: !38)
!705 = !DILocation(line: 16, column: 8, scope: !2)
!706 = !DILocation(line: 16, column: 35, scope: !2)
!707 = !DILocation(line: 16, column: 68, scope: !2)
!708 = !DILocation(line: 16, column: 15, scope: !2)
!709 = distinct !{!709, !710}
!710 = !{!"llvm.loop.mustprogress"}
!711 = !DILocalVariable(name: "i", scope: !712, file: !3, line: 17, type: !8)
!712 = distinct !DILexicalBlock(scope: !2, file: !3, line: 17, column: 3)
!713 = !DILocation(line: 17, column: 12, scope: !712)
!714 = !DILocation(line: 17, column: 8, scope: !712)
!715 = !DILocation(line: 17, column: 19, scope: !716)
!716 = distinct !DILexicalBlock(scope: !712, file: !3, line: 17, column: 3)
!717 = !DILocation(line: 17, column: 21, scope: !716)
!718 = !DILocation(line: 17, column: 3, scope: !712)
!719 = !DILocation(line: 18, column: 9, scope: !720)
!720 = distinct !DILexicalBlock(scope: !721, file: !3, line: 18, column: 9)
!721 = distinct !DILexicalBlock(scope: !716, file: !3, line: 17, column: 31)
!722 = !DILocation(line: 19, column: 12, scope: !723)
!723 = distinct !DILexicalBlock(scope: !720, file: !3, line: 18, column: 19)
!724 = !DILocation(line: 19, column: 57, scope: !723)
!725 = !DILocation(line: 19, column: 59, scope: !723)
!726 = !DILocation(line: 19, column: 52, scope: !723)
!727 = !DILocation(line: 19, column: 64, scope: !723)
!728 = !DILocation(line: 19, column: 78, scope: !723)
!729 = !DILocation(line: 19, column: 88, scope: !723)
!730 = !DILocation(line: 19, column: 86, scope: !723)
!731 = !DILocation(line: 19, column: 81, scope: !723)
!732 = !DILocation(line: 19, column: 92, scope: !723)
!733 = !DILocation(line: 19, column: 90, scope: !723)
!734 = !DILocation(line: 19, column: 105, scope: !723)
!735 = !DILocation(line: 19, column: 32, scope: !723)
!736 = !{i64 8}
!737 = distinct !{!737, !710}
!738 = !DILocation(line: 19, column: 130, scope: !723)
!739 = !DILocation(line: 20, column: 5, scope: !723)
!740 = !DILocation(line: 21, column: 12, scope: !741)
!741 = distinct !DILexicalBlock(scope: !720, file: !3, line: 20, column: 12)
!742 = !DILocation(line: 21, column: 34, scope: !741)
!743 = !DILocation(line: 22, column: 45, scope: !741)
!744 = !DILocation(line: 22, column: 47, scope: !741)
!745 = !DILocation(line: 22, column: 40, scope: !741)
!746 = !DILocation(line: 22, column: 57, scope: !741)
!747 = !DILocation(line: 22, column: 55, scope: !741)
!748 = !DILocation(line: 22, column: 7, scope: !741)
!749 = !DILocation(line: 22, column: 16, scope: !741)
!750 = !DILocation(line: 22, column: 14, scope: !741)
!751 = !DILocation(line: 22, column: 20, scope: !741)
!752 = !DILocation(line: 22, column: 18, scope: !741)
!753 = !DILocation(line: 22, column: 32, scope: !741)
!754 = !DILocation(line: 22, column: 38, scope: !741)
!755 = !DILocation(line: 24, column: 3, scope: !721)
!756 = !DILocation(line: 17, column: 26, scope: !716)
!757 = !DILocation(line: 17, column: 3, scope: !716)
!758 = distinct !{!758, !718, !759, !710}
!759 = !DILocation(line: 24, column: 3, scope: !712)
!760 = !DILocation(line: 25, column: 1, scope: !2)
!761 = !DILocalVariable(name: "in", arg: 1, scope: !130, file: !3, line: 27, type: !6)
!762 = !DILocation(line: 27, column: 43, scope: !130)
!763 = !DILocalVariable(name: "out", arg: 2, scope: !130, file: !3, line: 27, type: !9)
!764 = !DILocation(line: 27, column: 52, scope: !130)
!765 = !DILocalVariable(name: "block", scope: !130, file: !3, line: 30, type: !766)
!766 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "thread_block", scope: !687, file: !767, line: 12, size: 8, flags: DIFlagTypePassByValue, elements: !131, identifier: "_ZTSN18cooperative_groups12thread_blockE")
!767 = !DIFile(filename: "cuda/cooperative_groups.h", directory: ".")
!768 = !DILocation(line: 30, column: 8, scope: !130)
!769 = !DILocation(line: 30, column: 16, scope: !130)
!770 = !DILocation(line: 31, column: 7, scope: !771)
!771 = distinct !DILexicalBlock(scope: !130, file: !3, line: 31, column: 7)
!772 = !DILocation(line: 31, column: 27, scope: !771)
!773 = !DILocation(line: 31, column: 44, scope: !771)
!774 = !DILocation(line: 31, column: 33, scope: !771)
!775 = !DILocation(line: 32, column: 3, scope: !130)
!776 = !DILocation(line: 33, column: 35, scope: !130)
!777 = !DILocation(line: 33, column: 39, scope: !130)
!778 = !DILocation(line: 33, column: 3, scope: !130)
!779 = distinct !{!779, !710}
!780 = !DILocalVariable(name: "token", scope: !130, file: !3, line: 34, type: !75)
!781 = !DILocation(line: 34, column: 8, scope: !130)
!782 = !DILocation(line: 34, column: 20, scope: !130)
!783 = !DILocation(line: 34, column: 34, scope: !784)
!784 = distinct !DILexicalBlock(scope: !130, file: !3, line: 34, column: 34)
!785 = !DILocation(line: 34, column: 46, scope: !784)
!786 = !DILocation(line: 34, column: 56, scope: !784)
!787 = !DILocation(line: 34, column: 52, scope: !784)
!788 = !DILocation(line: 35, column: 32, scope: !130)
!789 = !DILocation(line: 35, column: 30, scope: !130)
!790 = !DILocation(line: 35, column: 22, scope: !130)
!791 = !DILocation(line: 35, column: 3, scope: !130)
!792 = !DILocation(line: 35, column: 7, scope: !130)
!793 = !DILocation(line: 35, column: 20, scope: !130)
!794 = !DILocation(line: 36, column: 1, scope: !130)
