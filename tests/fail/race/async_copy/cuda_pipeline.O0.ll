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
  %to.addr.i80 = alloca ptr, align 8
  %from.addr.i81 = alloca ptr, align 8
  %n.addr.i82 = alloca i64, align 8
  %rank.addr.i = alloca i32, align 4
  %size.addr.i = alloca i32, align 4
  %async.i = alloca i8, align 1
  %unit.i = alloca i64, align 8
  %i.i83 = alloca i64, align 8
  %this.addr.i71 = alloca ptr, align 8
  %at.addr.i72 = alloca ptr, align 8
  %n.addr.i73 = alloca i32, align 4
  %this.addr.i68 = alloca ptr, align 8
  %at.addr.i = alloca ptr, align 8
  %n.addr.i69 = alloca i32, align 4
  %retval.i59 = alloca %"class.cuda::pipeline", align 8
  %g.addr.i60 = alloca ptr, align 8
  %s.addr.i61 = alloca ptr, align 8
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
    #dbg_declare(ptr %in.addr, !225, !DIExpression(), !226)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !227, !DIExpression(), !228)
    #dbg_declare(ptr %producer, !229, !DIExpression(), !230)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !231
  %cmp = icmp ult i32 %0, 32, !dbg !232
  %storedv = zext i1 %cmp to i8, !dbg !230
  store i8 %storedv, ptr %producer, align 1, !dbg !230
    #dbg_declare(ptr %pipe, !233, !DIExpression(), !234)
  %1 = load %"struct.cooperative_groups::thread_block", ptr %retval.i23, align 1, !dbg !235
  %2 = load i8, ptr %producer, align 1, !dbg !236
  %loadedv = trunc i8 %2 to i1, !dbg !236
  %3 = zext i1 %loadedv to i64, !dbg !236
  %cond = select i1 %loadedv, i32 0, i32 1, !dbg !236
  store ptr %ref.tmp, ptr %g.addr.i, align 8, !dbg !237
  store ptr addrspacecast (ptr addrspace(3) @_ZZ13early_releasePKiPiE5state to ptr), ptr %s.addr.i, align 8, !dbg !237
  store i32 %cond, ptr %r.addr.i, align 4, !dbg !237
  %4 = load i32, ptr %r.addr.i, align 4, !dbg !237
  %cmp.i = icmp eq i32 %4, 0, !dbg !237
  %conv.i = zext i1 %cmp.i to i32, !dbg !237
  store i32 %conv.i, ptr %p.addr.i, align 4, !dbg !237
  %5 = load i32, ptr %p.addr.i, align 4, !dbg !237
  %6 = icmp ne i32 %5, 0, !dbg !237
  %7 = call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %6), !dbg !237
  store i32 %7, ptr %producers.i, align 4, !dbg !237
  %8 = load ptr, ptr %g.addr.i, align 8, !dbg !237, !nonnull !131
  %9 = load ptr, ptr %s.addr.i, align 8, !dbg !237
  %10 = load i32, ptr %producers.i, align 4, !dbg !237
  %11 = load ptr, ptr %g.addr.i, align 8, !dbg !237, !nonnull !131
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !237
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !237
  %mul.i = mul i32 %12, %13, !dbg !237
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !237
  %mul3.i = mul i32 %mul.i, %14, !dbg !237
  %15 = load i32, ptr %producers.i, align 4, !dbg !237
  %sub.i = sub i32 %mul3.i, %15, !dbg !237
  store ptr %8, ptr %g.addr.i60, align 8, !dbg !237
  store ptr %9, ptr %s.addr.i61, align 8, !dbg !237
  store i32 %10, ptr %producers.addr.i, align 4, !dbg !237
  store i32 %sub.i, ptr %consumers.addr.i, align 4, !dbg !237
  %16 = load ptr, ptr %g.addr.i60, align 8, !dbg !237, !nonnull !131
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !237
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !237
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !237
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !237
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !237
  %mul.i.i = mul i32 %20, %21, !dbg !237
  %add.i.i = add i32 %19, %mul.i.i, !dbg !237
  %mul5.i.i = mul i32 %18, %add.i.i, !dbg !237
  %add6.i.i = add i32 %17, %mul5.i.i, !dbg !237
  %cmp.i62 = icmp eq i32 %add6.i.i, 0, !dbg !237
  br i1 %cmp.i62, label %if.then.i63, label %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit, !dbg !237

if.then.i63:                                      ; preds = %entry
  store i32 0, ptr %i.i, align 4, !dbg !237
  br label %for.cond.i, !dbg !237

for.cond.i:                                       ; preds = %for.body.i, %if.then.i63
  %22 = load i32, ptr %i.i, align 4, !dbg !237
  %cmp1.i = icmp ult i32 %22, 2, !dbg !237
  br i1 %cmp1.i, label %for.body.i, label %for.end.i, !dbg !237

for.body.i:                                       ; preds = %for.cond.i
  %23 = load ptr, ptr %s.addr.i61, align 8, !dbg !237
  %24 = load i32, ptr %i.i, align 4, !dbg !237
  %idxprom.i64 = zext i32 %24 to i64, !dbg !237
  %arrayidx.i65 = getelementptr inbounds nuw [2 x %struct.anon], ptr %23, i64 0, i64 %idxprom.i64, !dbg !237
  %25 = load i32, ptr %producers.addr.i, align 4, !dbg !237
  call void @__ws_mbarrier_init(ptr noundef %arrayidx.i65, i32 noundef %25) #5, !dbg !237
  %26 = load ptr, ptr %s.addr.i61, align 8, !dbg !237
  %27 = load i32, ptr %i.i, align 4, !dbg !237
  %idxprom3.i = zext i32 %27 to i64, !dbg !237
  %arrayidx4.i = getelementptr inbounds nuw [2 x %struct.anon], ptr %26, i64 0, i64 %idxprom3.i, !dbg !237
  %consumed.i66 = getelementptr inbounds nuw %struct.anon, ptr %arrayidx4.i, i32 0, i32 1, !dbg !237
  %28 = load i32, ptr %consumers.addr.i, align 4, !dbg !237
  call void @__ws_mbarrier_init(ptr noundef %consumed.i66, i32 noundef %28) #5, !dbg !237
  %29 = load i32, ptr %i.i, align 4, !dbg !237
  %inc.i67 = add i32 %29, 1, !dbg !237
  store i32 %inc.i67, ptr %i.i, align 4, !dbg !237
  br label %for.cond.i, !dbg !237, !llvm.loop !238

for.end.i:                                        ; preds = %for.cond.i
  br label %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit, !dbg !237

_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit: ; preds = %entry, %for.end.i
  %30 = load ptr, ptr %g.addr.i60, align 8, !dbg !237, !nonnull !131
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !237
  %31 = load ptr, ptr %s.addr.i61, align 8, !dbg !237
  store ptr %retval.i59, ptr %this.addr.i68, align 8, !dbg !237
  store ptr %31, ptr %at.addr.i, align 8, !dbg !237
  store i32 2, ptr %n.addr.i69, align 4, !dbg !237
  %this1.i70 = load ptr, ptr %this.addr.i68, align 8, !dbg !237
  %32 = load ptr, ptr %at.addr.i, align 8, !dbg !237
  %33 = load i32, ptr %n.addr.i69, align 4, !dbg !237
  store ptr %this1.i70, ptr %this.addr.i71, align 8, !dbg !237
  store ptr %32, ptr %at.addr.i72, align 8, !dbg !237
  store i32 %33, ptr %n.addr.i73, align 4, !dbg !237
  %this1.i74 = load ptr, ptr %this.addr.i71, align 8, !dbg !237
  %34 = load ptr, ptr %at.addr.i72, align 8, !dbg !237
  store ptr %34, ptr %this1.i74, align 8, !dbg !237
  %ws_n.i75 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i74, i32 0, i32 1, !dbg !237
  %35 = load i32, ptr %n.addr.i73, align 4, !dbg !237
  store i32 %35, ptr %ws_n.i75, align 8, !dbg !237
  %ws_head.i76 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i74, i32 0, i32 2, !dbg !237
  store i32 0, ptr %ws_head.i76, align 4, !dbg !237
  %ws_tail.i77 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i74, i32 0, i32 3, !dbg !237
  store i32 0, ptr %ws_tail.i77, align 8, !dbg !237
  %ws_free.i78 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i74, i32 0, i32 4, !dbg !237
  store i8 1, ptr %ws_free.i78, align 4, !dbg !237
  %ws_full.i79 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i74, i32 0, i32 5, !dbg !237
  store i8 0, ptr %ws_full.i79, align 1, !dbg !237
  %36 = load %"class.cuda::pipeline", ptr %retval.i59, align 8, !dbg !237
  store %"class.cuda::pipeline" %36, ptr %tmp.coerce.i, align 8, !dbg !237
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %retval.i, ptr align 8 %tmp.coerce.i, i64 22, i1 false), !dbg !237
  %37 = load %"class.cuda::pipeline", ptr %retval.i, align 8, !dbg !237
  store %"class.cuda::pipeline" %37, ptr %tmp.coerce, align 8, !dbg !237
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %pipe, ptr align 8 %tmp.coerce, i64 22, i1 false), !dbg !237
    #dbg_declare(ptr %i, !240, !DIExpression(), !242)
  store i32 0, ptr %i, align 4, !dbg !242
  br label %for.cond, !dbg !243

for.cond:                                         ; preds = %for.inc, %_ZN4cudaL16ws_make_pipelineIN18cooperative_groups12thread_blockELNS_12thread_scopeE2ELh2EEENS_8pipelineIXT0_EEERKT_PNS_21pipeline_shared_stateIXT0_EXT1_EEEjj.exit
  %38 = load i32, ptr %i, align 4, !dbg !244
  %cmp3 = icmp slt i32 %38, 8, !dbg !246
  br i1 %cmp3, label %for.body, label %for.end, !dbg !247

for.body:                                         ; preds = %for.cond
  %39 = load i8, ptr %producer, align 1, !dbg !248
  %loadedv4 = trunc i8 %39 to i1, !dbg !248
  br i1 %loadedv4, label %if.then, label %if.else, !dbg !248

if.then:                                          ; preds = %for.body
  store ptr %pipe, ptr %this.addr.i, align 8, !dbg !251
  %this1.i = load ptr, ptr %this.addr.i, align 8, !dbg !251
  %40 = load ptr, ptr %this1.i, align 8, !dbg !251
  %ws_head.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i, i32 0, i32 2, !dbg !251
  %41 = load i32, ptr %ws_head.i, align 4, !dbg !251
  %idxprom.i = zext i32 %41 to i64, !dbg !251
  %arrayidx.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %40, i64 %idxprom.i, !dbg !251
  %consumed.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %arrayidx.i, i32 0, i32 1, !dbg !251
  %ws_free.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i, i32 0, i32 4, !dbg !251
  %42 = load i8, ptr %ws_free.i, align 4, !dbg !251
  %loadedv.i = trunc i8 %42 to i1, !dbg !251
  %conv.i24 = zext i1 %loadedv.i to i32, !dbg !251
  call void @__ws_mbarrier_wait_parity(ptr noundef %consumed.i, i32 noundef %conv.i24) #5, !dbg !251
  %43 = load i32, ptr %i, align 4, !dbg !253
  %rem = srem i32 %43, 2, !dbg !254
  %idxprom = sext i32 %rem to i64, !dbg !255
  %arrayidx = getelementptr inbounds [2 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ13early_releasePKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !255
  %44 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !256
  %idxprom6 = zext i32 %44 to i64, !dbg !255
  %arrayidx7 = getelementptr inbounds nuw [32 x i32], ptr %arrayidx, i64 0, i64 %idxprom6, !dbg !255
  %45 = load ptr, ptr %in.addr, align 8, !dbg !257
  %46 = load i32, ptr %i, align 4, !dbg !258
  %mul = mul nsw i32 32, %46, !dbg !259
  %idx.ext = sext i32 %mul to i64, !dbg !260
  %add.ptr = getelementptr inbounds i32, ptr %45, i64 %idx.ext, !dbg !260
  %47 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !261
  %idx.ext9 = zext i32 %47 to i64, !dbg !262
  %add.ptr10 = getelementptr inbounds nuw i32, ptr %add.ptr, i64 %idx.ext9, !dbg !262
  store i64 4, ptr %ref.tmp11, align 8, !dbg !263
  store ptr %arrayidx7, ptr %to.addr.i, align 8, !dbg !264
  store ptr %add.ptr10, ptr %from.addr.i, align 8, !dbg !264
  store ptr %ref.tmp11, ptr %n.addr.i, align 8, !dbg !264
  store ptr %pipe, ptr %.addr.i, align 8, !dbg !264
  %48 = load ptr, ptr %to.addr.i, align 8, !dbg !264
  %49 = load ptr, ptr %from.addr.i, align 8, !dbg !264
  %50 = load ptr, ptr %n.addr.i, align 8, !dbg !264, !nonnull !131, !align !265
  %51 = load i64, ptr %50, align 8, !dbg !264
  store ptr %48, ptr %to.addr.i80, align 8, !dbg !264
  store ptr %49, ptr %from.addr.i81, align 8, !dbg !264
  store i64 %51, ptr %n.addr.i82, align 8, !dbg !264
  store i32 0, ptr %rank.addr.i, align 4, !dbg !264
  store i32 1, ptr %size.addr.i, align 4, !dbg !264
  %52 = load ptr, ptr %to.addr.i80, align 8, !dbg !264
  %53 = ptrtoint ptr %52 to i64, !dbg !264
  %54 = load ptr, ptr %from.addr.i81, align 8, !dbg !264
  %55 = ptrtoint ptr %54 to i64, !dbg !264
  %or.i = or i64 %53, %55, !dbg !264
  %56 = load i64, ptr %n.addr.i82, align 8, !dbg !264
  %or1.i = or i64 %or.i, %56, !dbg !264
  %rem.i = urem i64 %or1.i, 4, !dbg !264
  %cmp.i84 = icmp eq i64 %rem.i, 0, !dbg !264
  %conv.i85 = zext i1 %cmp.i84 to i32, !dbg !264
  %57 = load ptr, ptr %to.addr.i80, align 8, !dbg !264
  %58 = call i1 @llvm.nvvm.isspacep.shared(ptr %57), !dbg !264
  %conv2.i = zext i1 %58 to i32, !dbg !264
  %conv4.i = zext i1 %58 to i32, !dbg !264
  %and.i = and i32 %conv.i85, %conv4.i, !dbg !264
  %59 = load ptr, ptr %from.addr.i81, align 8, !dbg !264
  %60 = call i1 @llvm.nvvm.isspacep.global(ptr %59), !dbg !264
  %conv5.i = zext i1 %60 to i32, !dbg !264
  %conv7.i = zext i1 %60 to i32, !dbg !264
  %and8.i = and i32 %and.i, %conv7.i, !dbg !264
  %tobool.i = icmp ne i32 %and8.i, 0, !dbg !264
  %storedv.i86 = zext i1 %tobool.i to i8, !dbg !264
  store i8 %storedv.i86, ptr %async.i, align 1, !dbg !264
  %61 = load i8, ptr %async.i, align 1, !dbg !264
  %loadedv.i87 = trunc i8 %61 to i1, !dbg !264
  %62 = zext i1 %loadedv.i87 to i64, !dbg !264
  %cond.i = select i1 %loadedv.i87, i64 4, i64 1, !dbg !264
  store i64 %cond.i, ptr %unit.i, align 8, !dbg !264
  %63 = load i32, ptr %rank.addr.i, align 4, !dbg !264
  %conv9.i = zext i32 %63 to i64, !dbg !264
  %64 = load i64, ptr %unit.i, align 8, !dbg !264
  %mul.i88 = mul i64 %conv9.i, %64, !dbg !264
  store i64 %mul.i88, ptr %i.i83, align 8, !dbg !264
  br label %for.cond.i89, !dbg !264

for.cond.i89:                                     ; preds = %if.end.i, %if.then
  %65 = load i64, ptr %i.i83, align 8, !dbg !264
  %66 = load i64, ptr %n.addr.i82, align 8, !dbg !264
  %cmp10.i = icmp ult i64 %65, %66, !dbg !264
  br i1 %cmp10.i, label %for.body.i91, label %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit, !dbg !264

for.body.i91:                                     ; preds = %for.cond.i89
  %67 = load i8, ptr %async.i, align 1, !dbg !264
  %loadedv11.i = trunc i8 %67 to i1, !dbg !264
  br i1 %loadedv11.i, label %if.then.i93, label %if.else.i, !dbg !264

if.then.i93:                                      ; preds = %for.body.i91
  %68 = load ptr, ptr %to.addr.i80, align 8, !dbg !264
  %69 = load i64, ptr %i.i83, align 8, !dbg !264
  %add.ptr.i = getelementptr inbounds nuw i8, ptr %68, i64 %69, !dbg !264
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !264
  %70 = load ptr, ptr %from.addr.i81, align 8, !dbg !264
  %71 = load i64, ptr %i.i83, align 8, !dbg !264
  %add.ptr12.i = getelementptr inbounds nuw i8, ptr %70, i64 %71, !dbg !264
  %add.ptr12.ascast.i = addrspacecast ptr %add.ptr12.i to ptr addrspace(1), !dbg !264
  %72 = load i64, ptr %n.addr.i82, align 8, !dbg !264
  %73 = load i64, ptr %i.i83, align 8, !dbg !264
  %sub.i94 = sub i64 %72, %73, !dbg !264
  %cmp13.i = icmp ult i64 %sub.i94, 4, !dbg !264
  br i1 %cmp13.i, label %cond.true.i, label %cond.false.i, !dbg !264

cond.true.i:                                      ; preds = %if.then.i93
  %74 = load i64, ptr %n.addr.i82, align 8, !dbg !264
  %75 = load i64, ptr %i.i83, align 8, !dbg !264
  %sub14.i = sub i64 %74, %75, !dbg !264
  br label %cond.end.i, !dbg !264

cond.false.i:                                     ; preds = %if.then.i93
  br label %cond.end.i, !dbg !264

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond15.i = phi i64 [ %sub14.i, %cond.true.i ], [ 4, %cond.false.i ], !dbg !264
  %conv16.i = trunc i64 %cond15.i to i32, !dbg !264
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr12.ascast.i, i32 noundef 4, i32 noundef %conv16.i) #5, !dbg !264
  br label %if.end.i, !dbg !264

if.else.i:                                        ; preds = %for.body.i91
  %76 = load ptr, ptr %from.addr.i81, align 8, !dbg !264
  %77 = load i64, ptr %i.i83, align 8, !dbg !264
  %arrayidx.i92 = getelementptr inbounds nuw i8, ptr %76, i64 %77, !dbg !264
  %78 = load i8, ptr %arrayidx.i92, align 1, !dbg !264
  %79 = load ptr, ptr %to.addr.i80, align 8, !dbg !264
  %80 = load i64, ptr %i.i83, align 8, !dbg !264
  %arrayidx17.i = getelementptr inbounds nuw i8, ptr %79, i64 %80, !dbg !264
  store i8 %78, ptr %arrayidx17.i, align 1, !dbg !264
  br label %if.end.i, !dbg !264

if.end.i:                                         ; preds = %if.else.i, %cond.end.i
  %81 = load i32, ptr %size.addr.i, align 4, !dbg !264
  %conv18.i = zext i32 %81 to i64, !dbg !264
  %82 = load i64, ptr %unit.i, align 8, !dbg !264
  %mul19.i = mul i64 %conv18.i, %82, !dbg !264
  %83 = load i64, ptr %i.i83, align 8, !dbg !264
  %add.i = add i64 %83, %mul19.i, !dbg !264
  store i64 %add.i, ptr %i.i83, align 8, !dbg !264
  br label %for.cond.i89, !dbg !264, !llvm.loop !266

_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit:           ; preds = %for.cond.i89
  %84 = load i8, ptr %async.i, align 1, !dbg !264
  %loadedv20.i = trunc i8 %84 to i1, !dbg !264
  store ptr %pipe, ptr %this.addr.i26, align 8, !dbg !267
  %this1.i27 = load ptr, ptr %this.addr.i26, align 8, !dbg !267
  %85 = load ptr, ptr %this1.i27, align 8, !dbg !267
  %ws_head.i28 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i27, i32 0, i32 2, !dbg !267
  %86 = load i32, ptr %ws_head.i28, align 4, !dbg !267
  %idxprom.i29 = zext i32 %86 to i64, !dbg !267
  %arrayidx.i30 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %85, i64 %idxprom.i29, !dbg !267
  call void @__ws_cp_async_arrive(ptr noundef %arrayidx.i30) #5, !dbg !267
  %87 = load ptr, ptr %this1.i27, align 8, !dbg !267
  %ws_head3.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i27, i32 0, i32 2, !dbg !267
  %88 = load i32, ptr %ws_head3.i, align 4, !dbg !267
  %idxprom4.i = zext i32 %88 to i64, !dbg !267
  %arrayidx5.i = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %87, i64 %idxprom4.i, !dbg !267
  %call.i31 = call i64 @__ws_mbarrier_arrive(ptr noundef %arrayidx5.i, i32 noundef 1) #5, !dbg !267
  %ws_head7.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i27, i32 0, i32 2, !dbg !267
  %89 = load i32, ptr %ws_head7.i, align 4, !dbg !267
  %inc.i = add i32 %89, 1, !dbg !267
  store i32 %inc.i, ptr %ws_head7.i, align 4, !dbg !267
  %ws_n.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i27, i32 0, i32 1, !dbg !267
  %90 = load i32, ptr %ws_n.i, align 8, !dbg !267
  %cmp.i32 = icmp eq i32 %inc.i, %90, !dbg !267
  br i1 %cmp.i32, label %if.then.i, label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit, !dbg !267

if.then.i:                                        ; preds = %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit
  %ws_head8.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i27, i32 0, i32 2, !dbg !267
  store i32 0, ptr %ws_head8.i, align 4, !dbg !267
  %ws_free.i33 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i27, i32 0, i32 4, !dbg !267
  %91 = load i8, ptr %ws_free.i33, align 4, !dbg !267
  %loadedv.i34 = trunc i8 %91 to i1, !dbg !267
  %lnot.i = xor i1 %loadedv.i34, true, !dbg !267
  %ws_free9.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i27, i32 0, i32 4, !dbg !267
  %storedv.i = zext i1 %lnot.i to i8, !dbg !267
  store i8 %storedv.i, ptr %ws_free9.i, align 4, !dbg !267
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit, !dbg !267

_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit: ; preds = %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit, %if.then.i
  br label %if.end, !dbg !268

if.else:                                          ; preds = %for.body
  store ptr %pipe, ptr %this.addr.i35, align 8, !dbg !269
  %this1.i36 = load ptr, ptr %this.addr.i35, align 8, !dbg !269
  %92 = load ptr, ptr %this1.i36, align 8, !dbg !269
  %ws_tail.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i36, i32 0, i32 3, !dbg !269
  %93 = load i32, ptr %ws_tail.i, align 8, !dbg !269
  %idxprom.i37 = zext i32 %93 to i64, !dbg !269
  %arrayidx.i38 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %92, i64 %idxprom.i37, !dbg !269
  %ws_full.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i36, i32 0, i32 5, !dbg !269
  %94 = load i8, ptr %ws_full.i, align 1, !dbg !269
  %loadedv.i39 = trunc i8 %94 to i1, !dbg !269
  %conv.i40 = zext i1 %loadedv.i39 to i32, !dbg !269
  call void @__ws_mbarrier_wait_parity(ptr noundef %arrayidx.i38, i32 noundef %conv.i40) #5, !dbg !269
  store ptr %pipe, ptr %this.addr.i41, align 8, !dbg !271
  %this1.i42 = load ptr, ptr %this.addr.i41, align 8, !dbg !271
  %95 = load ptr, ptr %this1.i42, align 8, !dbg !271
  %ws_tail.i43 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i42, i32 0, i32 3, !dbg !271
  %96 = load i32, ptr %ws_tail.i43, align 8, !dbg !271
  %idxprom.i44 = zext i32 %96 to i64, !dbg !271
  %arrayidx.i45 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %95, i64 %idxprom.i44, !dbg !271
  %consumed.i46 = getelementptr inbounds nuw %"struct.cuda::pipeline<cuda::thread_scope_block>::ws_bars", ptr %arrayidx.i45, i32 0, i32 1, !dbg !271
  %call.i47 = call i64 @__ws_mbarrier_arrive(ptr noundef %consumed.i46, i32 noundef 1) #5, !dbg !271
  %ws_tail2.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i42, i32 0, i32 3, !dbg !271
  %97 = load i32, ptr %ws_tail2.i, align 8, !dbg !271
  %inc.i48 = add i32 %97, 1, !dbg !271
  store i32 %inc.i48, ptr %ws_tail2.i, align 8, !dbg !271
  %ws_n.i49 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i42, i32 0, i32 1, !dbg !271
  %98 = load i32, ptr %ws_n.i49, align 8, !dbg !271
  %cmp.i50 = icmp eq i32 %inc.i48, %98, !dbg !271
  br i1 %cmp.i50, label %if.then.i51, label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, !dbg !271

if.then.i51:                                      ; preds = %if.else
  %ws_tail3.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i42, i32 0, i32 3, !dbg !271
  store i32 0, ptr %ws_tail3.i, align 8, !dbg !271
  %ws_full.i52 = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i42, i32 0, i32 5, !dbg !271
  %99 = load i8, ptr %ws_full.i52, align 1, !dbg !271
  %loadedv.i53 = trunc i8 %99 to i1, !dbg !271
  %lnot.i54 = xor i1 %loadedv.i53, true, !dbg !271
  %ws_full4.i = getelementptr inbounds nuw %"class.cuda::pipeline", ptr %this1.i42, i32 0, i32 5, !dbg !271
  %storedv.i55 = zext i1 %lnot.i54 to i8, !dbg !271
  store i8 %storedv.i55, ptr %ws_full4.i, align 1, !dbg !271
  br label %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, !dbg !271

_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit: ; preds = %if.else, %if.then.i51
  %100 = load i32, ptr %i, align 4, !dbg !272
  %rem12 = srem i32 %100, 2, !dbg !273
  %idxprom13 = sext i32 %rem12 to i64, !dbg !274
  %arrayidx14 = getelementptr inbounds [2 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ13early_releasePKiPiE4tile to ptr), i64 0, i64 %idxprom13, !dbg !274
  %101 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !275
  %sub = sub i32 63, %101, !dbg !276
  %idxprom16 = zext i32 %sub to i64, !dbg !274
  %arrayidx17 = getelementptr inbounds nuw [32 x i32], ptr %arrayidx14, i64 0, i64 %idxprom16, !dbg !274
  %102 = load i32, ptr %arrayidx17, align 4, !dbg !274
  %103 = load ptr, ptr %out.addr, align 8, !dbg !277
  %104 = load i32, ptr %i, align 4, !dbg !278
  %mul18 = mul nsw i32 32, %104, !dbg !279
  %105 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !280
  %add = add i32 %mul18, %105, !dbg !281
  %sub20 = sub i32 %add, 32, !dbg !282
  %idxprom21 = zext i32 %sub20 to i64, !dbg !277
  %arrayidx22 = getelementptr inbounds nuw i32, ptr %103, i64 %idxprom21, !dbg !277
  store i32 %102, ptr %arrayidx22, align 4, !dbg !283
  br label %if.end

if.end:                                           ; preds = %_ZN4cuda8pipelineILNS_12thread_scopeE2EE16consumer_releaseEv.exit, %_ZN4cuda8pipelineILNS_12thread_scopeE2EE15producer_commitEv.exit
  br label %for.inc, !dbg !284

for.inc:                                          ; preds = %if.end
  %106 = load i32, ptr %i, align 4, !dbg !285
  %inc = add nsw i32 %106, 1, !dbg !285
  store i32 %inc, ptr %i, align 4, !dbg !285
  br label %for.cond, !dbg !286, !llvm.loop !287

for.end:                                          ; preds = %for.cond
  ret void, !dbg !289
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z14only_one_waitsPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !130 {
entry:
  %this.addr.i41 = alloca ptr, align 8
  %to.addr.i34 = alloca ptr, align 8
  %from.addr.i35 = alloca ptr, align 8
  %n.addr.i36 = alloca i64, align 8
  %rank.addr.i = alloca i32, align 4
  %size.addr.i = alloca i32, align 4
  %async.i = alloca i8, align 1
  %unit.i = alloca i64, align 8
  %i.i = alloca i64, align 8
  %this.addr.i20 = alloca ptr, align 8
  %t.addr.i = alloca ptr, align 8
  %retval.i16 = alloca %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token", align 8
  %this.addr.i = alloca ptr, align 8
  %n.addr.i17 = alloca i64, align 8
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
    #dbg_declare(ptr %in.addr, !290, !DIExpression(), !291)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !292, !DIExpression(), !293)
    #dbg_declare(ptr %block, !294, !DIExpression(), !297)
  %0 = load %"struct.cooperative_groups::thread_block", ptr %retval.i, align 1, !dbg !298
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !299
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !299
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !299
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !299
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !299
  %mul.i30 = mul i32 %4, %5, !dbg !299
  %add.i31 = add i32 %3, %mul.i30, !dbg !299
  %mul5.i32 = mul i32 %2, %add.i31, !dbg !299
  %add6.i33 = add i32 %1, %mul5.i32, !dbg !299
  %cmp = icmp eq i32 %add6.i33, 0, !dbg !301
  br i1 %cmp, label %if.then, label %if.end, !dbg !301

if.then:                                          ; preds = %entry
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !302
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !302
  %mul.i = mul i32 %6, %7, !dbg !302
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !302
  %mul3.i = mul i32 %mul.i, %8, !dbg !302
  %conv = zext i32 %mul3.i to i64, !dbg !302
  store ptr addrspacecast (ptr addrspace(3) @_ZZ14only_one_waitsPKiPiE3bar to ptr), ptr %b.addr.i, align 8, !dbg !303
  store i64 %conv, ptr %n.addr.i, align 8, !dbg !303
  %9 = load ptr, ptr %b.addr.i, align 8, !dbg !303
  %10 = load i64, ptr %n.addr.i, align 8, !dbg !303
  %conv.i = trunc i64 %10 to i32, !dbg !303
  call void @__ws_mbarrier_init(ptr noundef %9, i32 noundef %conv.i) #5, !dbg !303
  br label %if.end, !dbg !303

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !304
  %11 = load ptr, ptr %in.addr, align 8, !dbg !305
  store i64 256, ptr %ref.tmp, align 8, !dbg !306
  store ptr %block, ptr %g.addr.i, align 8, !dbg !307
  store ptr addrspacecast (ptr addrspace(3) @_ZZ14only_one_waitsPKiPiE4tile to ptr), ptr %to.addr.i, align 8, !dbg !307
  store ptr %11, ptr %from.addr.i, align 8, !dbg !307
  store ptr %ref.tmp, ptr %n.addr.i13, align 8, !dbg !307
  store ptr addrspacecast (ptr addrspace(3) @_ZZ14only_one_waitsPKiPiE3bar to ptr), ptr %b.addr.i14, align 8, !dbg !307
  %12 = load ptr, ptr %to.addr.i, align 8, !dbg !307
  %13 = load ptr, ptr %from.addr.i, align 8, !dbg !307
  %14 = load ptr, ptr %n.addr.i13, align 8, !dbg !307, !nonnull !131, !align !265
  %15 = load i64, ptr %14, align 8, !dbg !307
  %16 = load ptr, ptr %g.addr.i, align 8, !dbg !307, !nonnull !131
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !307
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !307
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !307
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !307
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !307
  %mul.i25 = mul i32 %20, %21, !dbg !307
  %add.i = add i32 %19, %mul.i25, !dbg !307
  %mul5.i = mul i32 %18, %add.i, !dbg !307
  %add6.i = add i32 %17, %mul5.i, !dbg !307
  %22 = load ptr, ptr %g.addr.i, align 8, !dbg !307, !nonnull !131
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !307
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !307
  %mul.i.i = mul i32 %23, %24, !dbg !307
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !307
  %mul3.i.i = mul i32 %mul.i.i, %25, !dbg !307
  store ptr %12, ptr %to.addr.i34, align 8, !dbg !307
  store ptr %13, ptr %from.addr.i35, align 8, !dbg !307
  store i64 %15, ptr %n.addr.i36, align 8, !dbg !307
  store i32 %add6.i, ptr %rank.addr.i, align 4, !dbg !307
  store i32 %mul3.i.i, ptr %size.addr.i, align 4, !dbg !307
  %26 = load ptr, ptr %to.addr.i34, align 8, !dbg !307
  %27 = ptrtoint ptr %26 to i64, !dbg !307
  %28 = load ptr, ptr %from.addr.i35, align 8, !dbg !307
  %29 = ptrtoint ptr %28 to i64, !dbg !307
  %or.i = or i64 %27, %29, !dbg !307
  %30 = load i64, ptr %n.addr.i36, align 8, !dbg !307
  %or1.i = or i64 %or.i, %30, !dbg !307
  %rem.i = urem i64 %or1.i, 4, !dbg !307
  %cmp.i = icmp eq i64 %rem.i, 0, !dbg !307
  %conv.i37 = zext i1 %cmp.i to i32, !dbg !307
  %31 = load ptr, ptr %to.addr.i34, align 8, !dbg !307
  %32 = call i1 @llvm.nvvm.isspacep.shared(ptr %31), !dbg !307
  %conv2.i = zext i1 %32 to i32, !dbg !307
  %conv4.i = zext i1 %32 to i32, !dbg !307
  %and.i = and i32 %conv.i37, %conv4.i, !dbg !307
  %33 = load ptr, ptr %from.addr.i35, align 8, !dbg !307
  %34 = call i1 @llvm.nvvm.isspacep.global(ptr %33), !dbg !307
  %conv5.i = zext i1 %34 to i32, !dbg !307
  %conv7.i = zext i1 %34 to i32, !dbg !307
  %and8.i = and i32 %and.i, %conv7.i, !dbg !307
  %tobool.i = icmp ne i32 %and8.i, 0, !dbg !307
  %storedv.i = zext i1 %tobool.i to i8, !dbg !307
  store i8 %storedv.i, ptr %async.i, align 1, !dbg !307
  %35 = load i8, ptr %async.i, align 1, !dbg !307
  %loadedv.i = trunc i8 %35 to i1, !dbg !307
  %36 = zext i1 %loadedv.i to i64, !dbg !307
  %cond.i = select i1 %loadedv.i, i64 4, i64 1, !dbg !307
  store i64 %cond.i, ptr %unit.i, align 8, !dbg !307
  %37 = load i32, ptr %rank.addr.i, align 4, !dbg !307
  %conv9.i = zext i32 %37 to i64, !dbg !307
  %38 = load i64, ptr %unit.i, align 8, !dbg !307
  %mul.i38 = mul i64 %conv9.i, %38, !dbg !307
  store i64 %mul.i38, ptr %i.i, align 8, !dbg !307
  br label %for.cond.i, !dbg !307

for.cond.i:                                       ; preds = %if.end.i, %if.end
  %39 = load i64, ptr %i.i, align 8, !dbg !307
  %40 = load i64, ptr %n.addr.i36, align 8, !dbg !307
  %cmp10.i = icmp ult i64 %39, %40, !dbg !307
  br i1 %cmp10.i, label %for.body.i, label %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit, !dbg !307

for.body.i:                                       ; preds = %for.cond.i
  %41 = load i8, ptr %async.i, align 1, !dbg !307
  %loadedv11.i = trunc i8 %41 to i1, !dbg !307
  br i1 %loadedv11.i, label %if.then.i40, label %if.else.i, !dbg !307

if.then.i40:                                      ; preds = %for.body.i
  %42 = load ptr, ptr %to.addr.i34, align 8, !dbg !307
  %43 = load i64, ptr %i.i, align 8, !dbg !307
  %add.ptr.i = getelementptr inbounds nuw i8, ptr %42, i64 %43, !dbg !307
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !307
  %44 = load ptr, ptr %from.addr.i35, align 8, !dbg !307
  %45 = load i64, ptr %i.i, align 8, !dbg !307
  %add.ptr12.i = getelementptr inbounds nuw i8, ptr %44, i64 %45, !dbg !307
  %add.ptr12.ascast.i = addrspacecast ptr %add.ptr12.i to ptr addrspace(1), !dbg !307
  %46 = load i64, ptr %n.addr.i36, align 8, !dbg !307
  %47 = load i64, ptr %i.i, align 8, !dbg !307
  %sub.i = sub i64 %46, %47, !dbg !307
  %cmp13.i = icmp ult i64 %sub.i, 4, !dbg !307
  br i1 %cmp13.i, label %cond.true.i, label %cond.false.i, !dbg !307

cond.true.i:                                      ; preds = %if.then.i40
  %48 = load i64, ptr %n.addr.i36, align 8, !dbg !307
  %49 = load i64, ptr %i.i, align 8, !dbg !307
  %sub14.i = sub i64 %48, %49, !dbg !307
  br label %cond.end.i, !dbg !307

cond.false.i:                                     ; preds = %if.then.i40
  br label %cond.end.i, !dbg !307

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond15.i = phi i64 [ %sub14.i, %cond.true.i ], [ 4, %cond.false.i ], !dbg !307
  %conv16.i = trunc i64 %cond15.i to i32, !dbg !307
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr12.ascast.i, i32 noundef 4, i32 noundef %conv16.i) #5, !dbg !307
  br label %if.end.i, !dbg !307

if.else.i:                                        ; preds = %for.body.i
  %50 = load ptr, ptr %from.addr.i35, align 8, !dbg !307
  %51 = load i64, ptr %i.i, align 8, !dbg !307
  %arrayidx.i = getelementptr inbounds nuw i8, ptr %50, i64 %51, !dbg !307
  %52 = load i8, ptr %arrayidx.i, align 1, !dbg !307
  %53 = load ptr, ptr %to.addr.i34, align 8, !dbg !307
  %54 = load i64, ptr %i.i, align 8, !dbg !307
  %arrayidx17.i = getelementptr inbounds nuw i8, ptr %53, i64 %54, !dbg !307
  store i8 %52, ptr %arrayidx17.i, align 1, !dbg !307
  br label %if.end.i, !dbg !307

if.end.i:                                         ; preds = %if.else.i, %cond.end.i
  %55 = load i32, ptr %size.addr.i, align 4, !dbg !307
  %conv18.i = zext i32 %55 to i64, !dbg !307
  %56 = load i64, ptr %unit.i, align 8, !dbg !307
  %mul19.i = mul i64 %conv18.i, %56, !dbg !307
  %57 = load i64, ptr %i.i, align 8, !dbg !307
  %add.i39 = add i64 %57, %mul19.i, !dbg !307
  store i64 %add.i39, ptr %i.i, align 8, !dbg !307
  br label %for.cond.i, !dbg !307, !llvm.loop !308

_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit:           ; preds = %for.cond.i
  %58 = load i8, ptr %async.i, align 1, !dbg !307
  %loadedv20.i = trunc i8 %58 to i1, !dbg !307
  br i1 %loadedv20.i, label %if.then.i, label %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEimNS_10ws_nothingEEEvRKT_PT0_PKS7_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit, !dbg !307

if.then.i:                                        ; preds = %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit
  %59 = load ptr, ptr %b.addr.i14, align 8, !dbg !307, !nonnull !131, !align !265
  store ptr %59, ptr %this.addr.i41, align 8, !dbg !307
  %this1.i42 = load ptr, ptr %this.addr.i41, align 8, !dbg !307
  call void @__ws_cp_async_arrive(ptr noundef %this1.i42) #5, !dbg !307
  br label %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEimNS_10ws_nothingEEEvRKT_PT0_PKS7_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit, !dbg !307

_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEimNS_10ws_nothingEEEvRKT_PT0_PKS7_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit: ; preds = %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit, %if.then.i
    #dbg_declare(ptr %token, !309, !DIExpression(), !310)
  store ptr addrspacecast (ptr addrspace(3) @_ZZ14only_one_waitsPKiPiE3bar to ptr), ptr %this.addr.i, align 8, !dbg !311
  store i64 1, ptr %n.addr.i17, align 8, !dbg !311
  %this1.i = load ptr, ptr %this.addr.i, align 8, !dbg !311
  %60 = load i64, ptr %n.addr.i17, align 8, !dbg !311
  %conv.i18 = trunc i64 %60 to i32, !dbg !311
  %call.i19 = call i64 @__ws_mbarrier_arrive(ptr noundef %this1.i, i32 noundef %conv.i18) #5, !dbg !311
  store i64 %call.i19, ptr %retval.i16, align 8, !dbg !311
  %61 = load %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token", ptr %retval.i16, align 8, !dbg !311
  %62 = getelementptr inbounds nuw %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token", ptr %token, i32 0, i32 0, !dbg !311
  %63 = extractvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" %61, 0, !dbg !311
  store i64 %63, ptr %62, align 8, !dbg !311
  %64 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !312
  %cmp5 = icmp eq i32 %64, 0, !dbg !314
  br i1 %cmp5, label %if.then6, label %if.end7, !dbg !314

if.then6:                                         ; preds = %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEimNS_10ws_nothingEEEvRKT_PT0_PKS7_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit
  store ptr addrspacecast (ptr addrspace(3) @_ZZ14only_one_waitsPKiPiE3bar to ptr), ptr %this.addr.i20, align 8, !dbg !315
  store ptr %token, ptr %t.addr.i, align 8, !dbg !315
  %this1.i21 = load ptr, ptr %this.addr.i20, align 8, !dbg !315
  %65 = load ptr, ptr %t.addr.i, align 8, !dbg !315, !nonnull !131, !align !265
  %66 = load i64, ptr %65, align 8, !dbg !315
  call void @__ws_mbarrier_wait(ptr noundef %this1.i21, i64 noundef %66) #5, !dbg !315
  br label %if.end7, !dbg !316

if.end7:                                          ; preds = %if.then6, %_ZN4cudaL12memcpy_asyncIN18cooperative_groups12thread_blockEimNS_10ws_nothingEEEvRKT_PT0_PKS7_RKT1_RNS_7barrierILNS_12thread_scopeE2ET2_EE.exit
  %67 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !317
  %sub = sub i32 63, %67, !dbg !318
  %idxprom = zext i32 %sub to i64, !dbg !319
  %arrayidx = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14only_one_waitsPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !319
  %68 = load i32, ptr %arrayidx, align 4, !dbg !319
  %69 = load ptr, ptr %out.addr, align 8, !dbg !320
  %70 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !321
  %idxprom10 = zext i32 %70 to i64, !dbg !320
  %arrayidx11 = getelementptr inbounds nuw i32, ptr %69, i64 %idxprom10, !dbg !320
  store i32 %68, ptr %arrayidx11, align 4, !dbg !322
  ret void, !dbg !323
}

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
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #3

; Function Attrs: convergent nounwind
declare void @__ws_mbarrier_init(ptr noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare void @__ws_mbarrier_wait_parity(ptr noundef, i32 noundef) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.global(ptr captures(none)) #2

; Function Attrs: convergent nounwind
declare void @__ws_cp_async(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i32 noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare void @__ws_cp_async_arrive(ptr noundef) #4

; Function Attrs: convergent nounwind
declare i64 @__ws_mbarrier_arrive(ptr noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare void @__ws_mbarrier_wait(ptr noundef, i64 noundef) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!220, !221, !222, !223}
!llvm.ident = !{!224}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 13, type: !217, isLocal: true, isDefinition: true, align: 128)
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
!47 = !DISubprogram(name: "pipeline", linkageName: "_ZN4cuda8pipelineILNS_12thread_scopeE2EEC4ERKS2_", scope: !38, file: !31, line: 16, type: !48, scopeLine: 16, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!48 = !DISubroutineType(types: !49)
!49 = !{null, !50, !51}
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!51 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !52, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !38)
!53 = !DISubprogram(name: "pipeline", linkageName: "_ZN4cuda8pipelineILNS_12thread_scopeE2EEC4EOS2_", scope: !38, file: !31, line: 16, type: !54, scopeLine: 16, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
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
!80 = !DISubprogram(name: "barrier", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEC4Ev", scope: !77, file: !76, line: 13, type: !81, scopeLine: 13, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!81 = !DISubroutineType(types: !82)
!82 = !{null, !83}
!83 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!84 = !DISubprogram(name: "barrier", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEC4ERKS3_", scope: !77, file: !76, line: 13, type: !85, scopeLine: 13, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!85 = !DISubroutineType(types: !86)
!86 = !{null, !83, !87}
!87 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !88, size: 64)
!88 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !77)
!89 = !DISubprogram(name: "operator=", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEaSERKS3_", scope: !77, file: !76, line: 13, type: !90, scopeLine: 13, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!90 = !DISubroutineType(types: !91)
!91 = !{!92, !83, !87}
!92 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !77, size: 64)
!93 = !DISubprogram(name: "max", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEE3maxEv", scope: !77, file: !76, line: 20, type: !94, scopeLine: 20, flags: DIFlagPublic | DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!94 = !DISubroutineType(types: !95)
!95 = !{!96}
!96 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !67, line: 32, baseType: !97)
!97 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!98 = !{!58, !99}
!99 = !DITemplateTypeParameter(name: "F", type: !100, defaulted: true)
!100 = !DICompositeType(tag: DW_TAG_structure_type, name: "ws_nothing", scope: !15, file: !76, line: 5, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN4cuda10ws_nothingE")
!101 = !{!102}
!102 = !DIDerivedType(tag: DW_TAG_member, name: "ws_state", scope: !75, file: !76, line: 12, baseType: !61, size: 64)
!103 = !{!0, !104, !128, !135}
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
!116 = !DISubprogram(name: "pipeline_shared_state", linkageName: "_ZN4cuda21pipeline_shared_stateILNS_12thread_scopeE2ELh2EEC4Ev", scope: !106, file: !31, line: 7, type: !117, scopeLine: 7, flags: DIFlagPrototyped, spFlags: 0)
!117 = !DISubroutineType(types: !118)
!118 = !{null, !119}
!119 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !106, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!120 = !DISubprogram(name: "pipeline_shared_state", linkageName: "_ZN4cuda21pipeline_shared_stateILNS_12thread_scopeE2ELh2EEC4ERKS2_", scope: !106, file: !31, line: 7, type: !121, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
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
!137 = !{!138, !140, !142, !144, !145, !147, !150, !153, !156, !158, !160, !162, !164, !166, !168, !173, !175, !177, !182, !186, !190, !194, !198, !202, !206, !209, !210, !211, !215}
!138 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !139, file: !67, line: 206)
!139 = !DINamespace(name: "ws_math", scope: null)
!140 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !141, entity: !139, file: !67, line: 207)
!141 = !DINamespace(name: "std", scope: null)
!142 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !141, entity: !66, file: !143, line: 6)
!143 = !DIFile(filename: "cuda/ws_std.h", directory: ".")
!144 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !141, entity: !96, file: !143, line: 6)
!145 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !141, entity: !146, file: !143, line: 7)
!146 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !67, line: 33, baseType: !127)
!147 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !141, entity: !148, file: !143, line: 7)
!148 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !67, line: 33, baseType: !149)
!149 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!150 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !141, entity: !151, file: !143, line: 7)
!151 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !67, line: 34, baseType: !152)
!152 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!153 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !141, entity: !154, file: !143, line: 7)
!154 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !67, line: 34, baseType: !155)
!155 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!156 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !141, entity: !157, file: !143, line: 7)
!157 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !67, line: 35, baseType: !16)
!158 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !141, entity: !159, file: !143, line: 7)
!159 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !67, line: 35, baseType: !8)
!160 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !141, entity: !161, file: !143, line: 7)
!161 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !67, line: 36, baseType: !68)
!162 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !141, entity: !163, file: !143, line: 7)
!163 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !67, line: 36, baseType: !97)
!164 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !141, entity: !165, file: !143, line: 7)
!165 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !67, line: 37, baseType: !97)
!166 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !141, entity: !167, file: !143, line: 7)
!167 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !67, line: 37, baseType: !68)
!168 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !141, entity: !169, file: !143, line: 8)
!169 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnani", scope: !170, file: !170, line: 199, type: !171, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!170 = !DIFile(filename: "cuda/ws_device.h", directory: ".")
!171 = !DISubroutineType(types: !172)
!172 = !{!45, !8}
!173 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !141, entity: !174, file: !143, line: 8)
!174 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfi", scope: !170, file: !170, line: 199, type: !171, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!175 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !141, entity: !176, file: !143, line: 8)
!176 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinitei", scope: !170, file: !170, line: 199, type: !171, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!177 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !141, entity: !178, file: !143, line: 8)
!178 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !170, file: !170, line: 198, type: !179, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!179 = !DISubroutineType(types: !180)
!180 = !{!45, !181}
!181 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!182 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !141, entity: !183, file: !143, line: 8)
!183 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !67, file: !67, line: 213, type: !184, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!184 = !DISubroutineType(types: !185)
!185 = !{!181, !181}
!186 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !141, entity: !187, file: !143, line: 8)
!187 = !DISubprogram(name: "printf", scope: !67, file: !67, line: 263, type: !188, flags: DIFlagPrototyped, spFlags: 0)
!188 = !DISubroutineType(types: !189)
!189 = !{!8, !73, null}
!190 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !141, entity: !191, file: !143, line: 8)
!191 = !DISubprogram(name: "malloc", scope: !67, file: !67, line: 264, type: !192, flags: DIFlagPrototyped, spFlags: 0)
!192 = !DISubroutineType(types: !193)
!193 = !{!63, !66}
!194 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !141, entity: !195, file: !143, line: 8)
!195 = !DISubprogram(name: "free", scope: !67, file: !67, line: 264, type: !196, flags: DIFlagPrototyped, spFlags: 0)
!196 = !DISubroutineType(types: !197)
!197 = !{null, !63}
!198 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !141, entity: !199, file: !143, line: 8)
!199 = !DISubprogram(name: "memcpy", scope: !67, file: !67, line: 265, type: !200, flags: DIFlagPrototyped, spFlags: 0)
!200 = !DISubroutineType(types: !201)
!201 = !{!63, !63, !64, !66}
!202 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !141, entity: !203, file: !143, line: 8)
!203 = !DISubprogram(name: "memset", scope: !67, file: !67, line: 265, type: !204, flags: DIFlagPrototyped, spFlags: 0)
!204 = !DISubroutineType(types: !205)
!205 = !{!63, !63, !8, !66}
!206 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !141, entity: !207, file: !143, line: 8)
!207 = !DISubprogram(name: "memmove", scope: !208, file: !208, line: 84, type: !200, flags: DIFlagPrototyped, spFlags: 0)
!208 = !DIFile(filename: "cuda/ws_libc.h", directory: ".")
!209 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !14, entity: !141, file: !13, line: 7)
!210 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !12, file: !13, line: 11)
!211 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !14, entity: !212, file: !13, line: 50)
!212 = !DISubprogram(name: "atomic_thread_fence", linkageName: "_ZN4cudaL19atomic_thread_fenceENS_3std12memory_orderENS_12thread_scopeE", scope: !15, file: !13, line: 15, type: !213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!213 = !DISubroutineType(types: !214)
!214 = !{null, !12, !24}
!215 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "cg", scope: !10, entity: !216, file: !3, line: 10)
!216 = !DINamespace(name: "cooperative_groups", scope: null)
!217 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !218)
!218 = !{!115, !219}
!219 = !DISubrange(count: 32)
!220 = !{i32 7, !"Dwarf Version", i32 4}
!221 = !{i32 2, !"Debug Info Version", i32 3}
!222 = !{i32 1, !"wchar_size", i32 4}
!223 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!224 = !{!"clang version 22.1.8"}
!225 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 12, type: !6)
!226 = !DILocation(line: 12, column: 42, scope: !2)
!227 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 12, type: !9)
!228 = !DILocation(line: 12, column: 51, scope: !2)
!229 = !DILocalVariable(name: "producer", scope: !2, file: !3, line: 15, type: !45)
!230 = !DILocation(line: 15, column: 8, scope: !2)
!231 = !DILocation(line: 15, column: 19, scope: !2)
!232 = !DILocation(line: 15, column: 31, scope: !2)
!233 = !DILocalVariable(name: "pipe", scope: !2, file: !3, line: 16, type: !38)
!234 = !DILocation(line: 16, column: 8, scope: !2)
!235 = !DILocation(line: 16, column: 35, scope: !2)
!236 = !DILocation(line: 16, column: 68, scope: !2)
!237 = !DILocation(line: 16, column: 15, scope: !2)
!238 = distinct !{!238, !239}
!239 = !{!"llvm.loop.mustprogress"}
!240 = !DILocalVariable(name: "i", scope: !241, file: !3, line: 17, type: !8)
!241 = distinct !DILexicalBlock(scope: !2, file: !3, line: 17, column: 3)
!242 = !DILocation(line: 17, column: 12, scope: !241)
!243 = !DILocation(line: 17, column: 8, scope: !241)
!244 = !DILocation(line: 17, column: 19, scope: !245)
!245 = distinct !DILexicalBlock(scope: !241, file: !3, line: 17, column: 3)
!246 = !DILocation(line: 17, column: 21, scope: !245)
!247 = !DILocation(line: 17, column: 3, scope: !241)
!248 = !DILocation(line: 18, column: 9, scope: !249)
!249 = distinct !DILexicalBlock(scope: !250, file: !3, line: 18, column: 9)
!250 = distinct !DILexicalBlock(scope: !245, file: !3, line: 17, column: 31)
!251 = !DILocation(line: 19, column: 12, scope: !252)
!252 = distinct !DILexicalBlock(scope: !249, file: !3, line: 18, column: 19)
!253 = !DILocation(line: 19, column: 57, scope: !252)
!254 = !DILocation(line: 19, column: 59, scope: !252)
!255 = !DILocation(line: 19, column: 52, scope: !252)
!256 = !DILocation(line: 19, column: 64, scope: !252)
!257 = !DILocation(line: 19, column: 78, scope: !252)
!258 = !DILocation(line: 19, column: 88, scope: !252)
!259 = !DILocation(line: 19, column: 86, scope: !252)
!260 = !DILocation(line: 19, column: 81, scope: !252)
!261 = !DILocation(line: 19, column: 92, scope: !252)
!262 = !DILocation(line: 19, column: 90, scope: !252)
!263 = !DILocation(line: 19, column: 105, scope: !252)
!264 = !DILocation(line: 19, column: 32, scope: !252)
!265 = !{i64 8}
!266 = distinct !{!266, !239}
!267 = !DILocation(line: 19, column: 130, scope: !252)
!268 = !DILocation(line: 20, column: 5, scope: !252)
!269 = !DILocation(line: 21, column: 12, scope: !270)
!270 = distinct !DILexicalBlock(scope: !249, file: !3, line: 20, column: 12)
!271 = !DILocation(line: 21, column: 34, scope: !270)
!272 = !DILocation(line: 22, column: 45, scope: !270)
!273 = !DILocation(line: 22, column: 47, scope: !270)
!274 = !DILocation(line: 22, column: 40, scope: !270)
!275 = !DILocation(line: 22, column: 57, scope: !270)
!276 = !DILocation(line: 22, column: 55, scope: !270)
!277 = !DILocation(line: 22, column: 7, scope: !270)
!278 = !DILocation(line: 22, column: 16, scope: !270)
!279 = !DILocation(line: 22, column: 14, scope: !270)
!280 = !DILocation(line: 22, column: 20, scope: !270)
!281 = !DILocation(line: 22, column: 18, scope: !270)
!282 = !DILocation(line: 22, column: 32, scope: !270)
!283 = !DILocation(line: 22, column: 38, scope: !270)
!284 = !DILocation(line: 24, column: 3, scope: !250)
!285 = !DILocation(line: 17, column: 26, scope: !245)
!286 = !DILocation(line: 17, column: 3, scope: !245)
!287 = distinct !{!287, !247, !288, !239}
!288 = !DILocation(line: 24, column: 3, scope: !241)
!289 = !DILocation(line: 25, column: 1, scope: !2)
!290 = !DILocalVariable(name: "in", arg: 1, scope: !130, file: !3, line: 27, type: !6)
!291 = !DILocation(line: 27, column: 43, scope: !130)
!292 = !DILocalVariable(name: "out", arg: 2, scope: !130, file: !3, line: 27, type: !9)
!293 = !DILocation(line: 27, column: 52, scope: !130)
!294 = !DILocalVariable(name: "block", scope: !130, file: !3, line: 30, type: !295)
!295 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "thread_block", scope: !216, file: !296, line: 8, size: 8, flags: DIFlagTypePassByValue, elements: !131, identifier: "_ZTSN18cooperative_groups12thread_blockE")
!296 = !DIFile(filename: "cuda/cooperative_groups.h", directory: ".")
!297 = !DILocation(line: 30, column: 8, scope: !130)
!298 = !DILocation(line: 30, column: 16, scope: !130)
!299 = !DILocation(line: 31, column: 7, scope: !300)
!300 = distinct !DILexicalBlock(scope: !130, file: !3, line: 31, column: 7)
!301 = !DILocation(line: 31, column: 27, scope: !300)
!302 = !DILocation(line: 31, column: 44, scope: !300)
!303 = !DILocation(line: 31, column: 33, scope: !300)
!304 = !DILocation(line: 32, column: 3, scope: !130)
!305 = !DILocation(line: 33, column: 35, scope: !130)
!306 = !DILocation(line: 33, column: 39, scope: !130)
!307 = !DILocation(line: 33, column: 3, scope: !130)
!308 = distinct !{!308, !239}
!309 = !DILocalVariable(name: "token", scope: !130, file: !3, line: 34, type: !75)
!310 = !DILocation(line: 34, column: 8, scope: !130)
!311 = !DILocation(line: 34, column: 20, scope: !130)
!312 = !DILocation(line: 34, column: 34, scope: !313)
!313 = distinct !DILexicalBlock(scope: !130, file: !3, line: 34, column: 34)
!314 = !DILocation(line: 34, column: 46, scope: !313)
!315 = !DILocation(line: 34, column: 56, scope: !313)
!316 = !DILocation(line: 34, column: 52, scope: !313)
!317 = !DILocation(line: 35, column: 32, scope: !130)
!318 = !DILocation(line: 35, column: 30, scope: !130)
!319 = !DILocation(line: 35, column: 22, scope: !130)
!320 = !DILocation(line: 35, column: 3, scope: !130)
!321 = !DILocation(line: 35, column: 7, scope: !130)
!322 = !DILocation(line: 35, column: 20, scope: !130)
!323 = !DILocation(line: 36, column: 1, scope: !130)
