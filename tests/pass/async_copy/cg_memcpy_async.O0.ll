; ModuleID = 'cg_memcpy_async.cu'
source_filename = "cg_memcpy_async.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%"struct.cooperative_groups::thread_block" = type { i8 }

@_ZZ5tilesPKiPiE4tile = internal addrspace(3) global [2 x [64 x i32]] undef, align 16, !dbg !0
@_ZZ5tilesPKiPiE3odd = internal addrspace(3) global [7 x i8] undef, align 1, !dbg !27
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@.str = private unnamed_addr constant [45 x i8] c"tile[0][63 - t] == 128 * blockIdx.x + 63 - t\00", align 1, !dbg !32
@.str1 = private unnamed_addr constant [19 x i8] c"cg_memcpy_async.cu\00", align 1, !dbg !37
@__func__._Z5tilesPKiPi = private unnamed_addr constant [6 x i8] c"tiles\00", align 1, !dbg !42
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5tilesPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
  %to.addr.i.i = alloca ptr, align 8
  %from.addr.i.i = alloca ptr, align 8
  %n.addr.i.i = alloca i64, align 8
  %rank.addr.i.i = alloca i32, align 4
  %size.addr.i.i = alloca i32, align 4
  %async.i.i = alloca i8, align 1
  %unit.i.i = alloca i64, align 8
  %i.i.i = alloca i64, align 8
  %g.addr.i120 = alloca ptr, align 8
  %to.addr.i121 = alloca ptr, align 8
  %from.addr.i122 = alloca ptr, align 8
  %n.addr.i123 = alloca i64, align 8
  %to.addr.i65 = alloca ptr, align 8
  %from.addr.i66 = alloca ptr, align 8
  %n.addr.i67 = alloca i64, align 8
  %rank.addr.i68 = alloca i32, align 4
  %size.addr.i69 = alloca i32, align 4
  %async.i70 = alloca i8, align 1
  %unit.i71 = alloca i64, align 8
  %i.i72 = alloca i64, align 8
  %to.addr.i52 = alloca ptr, align 8
  %from.addr.i53 = alloca ptr, align 8
  %n.addr.i54 = alloca i64, align 8
  %rank.addr.i = alloca i32, align 4
  %size.addr.i = alloca i32, align 4
  %async.i = alloca i8, align 1
  %unit.i = alloca i64, align 8
  %i.i = alloca i64, align 8
  %g.addr.i42 = alloca ptr, align 8
  %to.addr.i43 = alloca ptr, align 8
  %from.addr.i44 = alloca ptr, align 8
  %n.addr.i45 = alloca i64, align 8
  %g.addr.i38 = alloca ptr, align 8
  %to.addr.i39 = alloca ptr, align 8
  %from.addr.i40 = alloca ptr, align 8
  %n.addr.i41 = alloca i64, align 8
  %g.addr.i35 = alloca ptr, align 8
  %c.addr.i = alloca i8, align 1
  %m.addr.i = alloca ptr, align 8
  %f.addr.i = alloca ptr, align 8
  %l.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %g.addr.i34 = alloca ptr, align 8
  %g.addr.i29 = alloca ptr, align 8
  %to.addr.i30 = alloca ptr, align 8
  %from.addr.i31 = alloca ptr, align 8
  %n.addr.i32 = alloca ptr, align 8
  %g.addr.i26 = alloca ptr, align 8
  %to.addr.i27 = alloca ptr, align 8
  %there.addr.i = alloca ptr, align 8
  %from.addr.i28 = alloca ptr, align 8
  %here.addr.i = alloca ptr, align 8
  %a.i = alloca i64, align 8
  %b.i = alloca i64, align 8
  %g.addr.i = alloca ptr, align 8
  %to.addr.i = alloca ptr, align 8
  %from.addr.i = alloca ptr, align 8
  %n.addr.i = alloca ptr, align 8
  %retval.i = alloca %"struct.cooperative_groups::thread_block", align 1
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %block = alloca %"struct.cooperative_groups::thread_block", align 1
  %t = alloca i32, align 4
  %mine = alloca ptr, align 8
  %ref.tmp = alloca i64, align 8
  %ref.tmp3 = alloca i32, align 4
  %ref.tmp5 = alloca i32, align 4
  %ref.tmp7 = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !134, !DIExpression(), !135)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !136, !DIExpression(), !137)
    #dbg_declare(ptr %block, !138, !DIExpression(), !141)
  %0 = load %"struct.cooperative_groups::thread_block", ptr %retval.i, align 1, !dbg !142
    #dbg_declare(ptr %t, !143, !DIExpression(), !144)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !145
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !145
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !145
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !145
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !145
  %mul.i37 = mul i32 %4, %5, !dbg !145
  %add.i = add i32 %3, %mul.i37, !dbg !145
  %mul5.i = mul i32 %2, %add.i, !dbg !145
  %add6.i = add i32 %1, %mul5.i, !dbg !145
  store i32 %add6.i, ptr %t, align 4, !dbg !144
    #dbg_declare(ptr %mine, !146, !DIExpression(), !147)
  %6 = load ptr, ptr %in.addr, align 8, !dbg !148
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !149
  %mul = mul i32 128, %7, !dbg !150
  %idx.ext = zext i32 %mul to i64, !dbg !151
  %add.ptr = getelementptr inbounds nuw i32, ptr %6, i64 %idx.ext, !dbg !151
  store ptr %add.ptr, ptr %mine, align 8, !dbg !147
  %8 = load ptr, ptr %mine, align 8, !dbg !152
  store i64 256, ptr %ref.tmp, align 8, !dbg !153
  store ptr %block, ptr %g.addr.i, align 8, !dbg !154
  store ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), ptr %to.addr.i, align 8, !dbg !154
  store ptr %8, ptr %from.addr.i, align 8, !dbg !154
  store ptr %ref.tmp, ptr %n.addr.i, align 8, !dbg !154
  %9 = load ptr, ptr %g.addr.i, align 8, !dbg !154, !nonnull !124
  %10 = load ptr, ptr %to.addr.i, align 8, !dbg !154
  %11 = load ptr, ptr %from.addr.i, align 8, !dbg !154
  %12 = load ptr, ptr %n.addr.i, align 8, !dbg !154, !nonnull !124, !align !155
  %13 = load i64, ptr %12, align 8, !dbg !154
  store ptr %9, ptr %g.addr.i42, align 8, !dbg !154
  store ptr %10, ptr %to.addr.i43, align 8, !dbg !154
  store ptr %11, ptr %from.addr.i44, align 8, !dbg !154
  store i64 %13, ptr %n.addr.i45, align 8, !dbg !154
  %14 = load ptr, ptr %to.addr.i43, align 8, !dbg !154
  %15 = load ptr, ptr %from.addr.i44, align 8, !dbg !154
  %16 = load i64, ptr %n.addr.i45, align 8, !dbg !154
  %17 = load ptr, ptr %g.addr.i42, align 8, !dbg !154, !nonnull !124
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !154
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !154
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !154
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !154
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !154
  %mul.i.i46 = mul i32 %21, %22, !dbg !154
  %add.i.i47 = add i32 %20, %mul.i.i46, !dbg !154
  %mul5.i.i48 = mul i32 %19, %add.i.i47, !dbg !154
  %add6.i.i49 = add i32 %18, %mul5.i.i48, !dbg !154
  %23 = load ptr, ptr %g.addr.i42, align 8, !dbg !154, !nonnull !124
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !154
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !154
  %mul.i116 = mul i32 %24, %25, !dbg !154
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !154
  %mul3.i = mul i32 %mul.i116, %26, !dbg !154
  store ptr %14, ptr %to.addr.i52, align 8, !dbg !154
  store ptr %15, ptr %from.addr.i53, align 8, !dbg !154
  store i64 %16, ptr %n.addr.i54, align 8, !dbg !154
  store i32 %add6.i.i49, ptr %rank.addr.i, align 4, !dbg !154
  store i32 %mul3.i, ptr %size.addr.i, align 4, !dbg !154
  %27 = load ptr, ptr %to.addr.i52, align 8, !dbg !154
  %28 = ptrtoint ptr %27 to i64, !dbg !154
  %29 = load ptr, ptr %from.addr.i53, align 8, !dbg !154
  %30 = ptrtoint ptr %29 to i64, !dbg !154
  %or.i = or i64 %28, %30, !dbg !154
  %31 = load i64, ptr %n.addr.i54, align 8, !dbg !154
  %or1.i = or i64 %or.i, %31, !dbg !154
  %rem.i = urem i64 %or1.i, 4, !dbg !154
  %cmp.i55 = icmp eq i64 %rem.i, 0, !dbg !154
  %conv.i56 = zext i1 %cmp.i55 to i32, !dbg !154
  %32 = load ptr, ptr %to.addr.i52, align 8, !dbg !154
  %33 = call i1 @llvm.nvvm.isspacep.shared(ptr %32), !dbg !154
  %conv2.i = zext i1 %33 to i32, !dbg !154
  %conv4.i = zext i1 %33 to i32, !dbg !154
  %and.i = and i32 %conv.i56, %conv4.i, !dbg !154
  %34 = load ptr, ptr %from.addr.i53, align 8, !dbg !154
  %35 = call i1 @llvm.nvvm.isspacep.global(ptr %34), !dbg !154
  %conv5.i = zext i1 %35 to i32, !dbg !154
  %conv7.i = zext i1 %35 to i32, !dbg !154
  %and8.i = and i32 %and.i, %conv7.i, !dbg !154
  %tobool.i = icmp ne i32 %and8.i, 0, !dbg !154
  %storedv.i57 = zext i1 %tobool.i to i8, !dbg !154
  store i8 %storedv.i57, ptr %async.i, align 1, !dbg !154
  %36 = load i8, ptr %async.i, align 1, !dbg !154
  %loadedv.i58 = trunc i8 %36 to i1, !dbg !154
  %37 = zext i1 %loadedv.i58 to i64, !dbg !154
  %cond.i59 = select i1 %loadedv.i58, i64 4, i64 1, !dbg !154
  store i64 %cond.i59, ptr %unit.i, align 8, !dbg !154
  %38 = load i32, ptr %rank.addr.i, align 4, !dbg !154
  %conv9.i = zext i32 %38 to i64, !dbg !154
  %39 = load i64, ptr %unit.i, align 8, !dbg !154
  %mul.i60 = mul i64 %conv9.i, %39, !dbg !154
  store i64 %mul.i60, ptr %i.i, align 8, !dbg !154
  br label %for.cond.i, !dbg !154

for.cond.i:                                       ; preds = %if.end.i, %entry
  %40 = load i64, ptr %i.i, align 8, !dbg !154
  %41 = load i64, ptr %n.addr.i54, align 8, !dbg !154
  %cmp10.i = icmp ult i64 %40, %41, !dbg !154
  br i1 %cmp10.i, label %for.body.i, label %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit, !dbg !154

for.body.i:                                       ; preds = %for.cond.i
  %42 = load i8, ptr %async.i, align 1, !dbg !154
  %loadedv11.i = trunc i8 %42 to i1, !dbg !154
  br i1 %loadedv11.i, label %if.then.i62, label %if.else.i, !dbg !154

if.then.i62:                                      ; preds = %for.body.i
  %43 = load ptr, ptr %to.addr.i52, align 8, !dbg !154
  %44 = load i64, ptr %i.i, align 8, !dbg !154
  %add.ptr.i = getelementptr inbounds nuw i8, ptr %43, i64 %44, !dbg !154
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !154
  %45 = load ptr, ptr %from.addr.i53, align 8, !dbg !154
  %46 = load i64, ptr %i.i, align 8, !dbg !154
  %add.ptr12.i = getelementptr inbounds nuw i8, ptr %45, i64 %46, !dbg !154
  %add.ptr12.ascast.i = addrspacecast ptr %add.ptr12.i to ptr addrspace(1), !dbg !154
  %47 = load i64, ptr %n.addr.i54, align 8, !dbg !154
  %48 = load i64, ptr %i.i, align 8, !dbg !154
  %sub.i = sub i64 %47, %48, !dbg !154
  %cmp13.i = icmp ult i64 %sub.i, 4, !dbg !154
  br i1 %cmp13.i, label %cond.true.i64, label %cond.false.i63, !dbg !154

cond.true.i64:                                    ; preds = %if.then.i62
  %49 = load i64, ptr %n.addr.i54, align 8, !dbg !154
  %50 = load i64, ptr %i.i, align 8, !dbg !154
  %sub14.i = sub i64 %49, %50, !dbg !154
  br label %cond.end.i, !dbg !154

cond.false.i63:                                   ; preds = %if.then.i62
  br label %cond.end.i, !dbg !154

cond.end.i:                                       ; preds = %cond.false.i63, %cond.true.i64
  %cond15.i = phi i64 [ %sub14.i, %cond.true.i64 ], [ 4, %cond.false.i63 ], !dbg !154
  %conv16.i = trunc i64 %cond15.i to i32, !dbg !154
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr12.ascast.i, i32 noundef 4, i32 noundef %conv16.i) #5, !dbg !154
  br label %if.end.i, !dbg !154

if.else.i:                                        ; preds = %for.body.i
  %51 = load ptr, ptr %from.addr.i53, align 8, !dbg !154
  %52 = load i64, ptr %i.i, align 8, !dbg !154
  %arrayidx.i = getelementptr inbounds nuw i8, ptr %51, i64 %52, !dbg !154
  %53 = load i8, ptr %arrayidx.i, align 1, !dbg !154
  %54 = load ptr, ptr %to.addr.i52, align 8, !dbg !154
  %55 = load i64, ptr %i.i, align 8, !dbg !154
  %arrayidx17.i = getelementptr inbounds nuw i8, ptr %54, i64 %55, !dbg !154
  store i8 %53, ptr %arrayidx17.i, align 1, !dbg !154
  br label %if.end.i, !dbg !154

if.end.i:                                         ; preds = %if.else.i, %cond.end.i
  %56 = load i32, ptr %size.addr.i, align 4, !dbg !154
  %conv18.i = zext i32 %56 to i64, !dbg !154
  %57 = load i64, ptr %unit.i, align 8, !dbg !154
  %mul19.i = mul i64 %conv18.i, %57, !dbg !154
  %58 = load i64, ptr %i.i, align 8, !dbg !154
  %add.i61 = add i64 %58, %mul19.i, !dbg !154
  store i64 %add.i61, ptr %i.i, align 8, !dbg !154
  br label %for.cond.i, !dbg !154, !llvm.loop !156

_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit:           ; preds = %for.cond.i
  %59 = load i8, ptr %async.i, align 1, !dbg !154
  %loadedv20.i = trunc i8 %59 to i1, !dbg !154
  call void @__ws_cp_async_commit() #5, !dbg !154
  store i32 64, ptr %ref.tmp3, align 4, !dbg !158
  %60 = load ptr, ptr %mine, align 8, !dbg !159
  %add.ptr4 = getelementptr inbounds i32, ptr %60, i64 64, !dbg !160
  store i32 61, ptr %ref.tmp5, align 4, !dbg !161
  store ptr %block, ptr %g.addr.i26, align 8, !dbg !162
  store ptr getelementptr inbounds ([2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 0, i64 1), ptr %to.addr.i27, align 8, !dbg !162
  store ptr %ref.tmp3, ptr %there.addr.i, align 8, !dbg !162
  store ptr %add.ptr4, ptr %from.addr.i28, align 8, !dbg !162
  store ptr %ref.tmp5, ptr %here.addr.i, align 8, !dbg !162
  %61 = load ptr, ptr %there.addr.i, align 8, !dbg !162, !nonnull !124, !align !163
  %62 = load i32, ptr %61, align 4, !dbg !162
  %conv.i = sext i32 %62 to i64, !dbg !162
  store i64 %conv.i, ptr %a.i, align 8, !dbg !162
  %63 = load ptr, ptr %here.addr.i, align 8, !dbg !162, !nonnull !124, !align !163
  %64 = load i32, ptr %63, align 4, !dbg !162
  %conv1.i = sext i32 %64 to i64, !dbg !162
  store i64 %conv1.i, ptr %b.i, align 8, !dbg !162
  %65 = load ptr, ptr %g.addr.i26, align 8, !dbg !162, !nonnull !124
  %66 = load ptr, ptr %to.addr.i27, align 8, !dbg !162
  %67 = load ptr, ptr %from.addr.i28, align 8, !dbg !162
  %68 = load i64, ptr %a.i, align 8, !dbg !162
  %69 = load i64, ptr %b.i, align 8, !dbg !162
  %cmp.i = icmp ult i64 %68, %69, !dbg !162
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !162

cond.true.i:                                      ; preds = %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit
  %70 = load i64, ptr %a.i, align 8, !dbg !162
  br label %_ZN18cooperative_groups12memcpy_asyncINS_12thread_blockEiiiEEvRKT_PT0_RKT1_PKS5_RKT2_.exit, !dbg !162

cond.false.i:                                     ; preds = %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit
  %71 = load i64, ptr %b.i, align 8, !dbg !162
  br label %_ZN18cooperative_groups12memcpy_asyncINS_12thread_blockEiiiEEvRKT_PT0_RKT1_PKS5_RKT2_.exit, !dbg !162

_ZN18cooperative_groups12memcpy_asyncINS_12thread_blockEiiiEEvRKT_PT0_RKT1_PKS5_RKT2_.exit: ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i64 [ %70, %cond.true.i ], [ %71, %cond.false.i ], !dbg !162
  %mul.i = mul i64 %cond.i, 4, !dbg !162
  store ptr %65, ptr %g.addr.i38, align 8, !dbg !162
  store ptr %66, ptr %to.addr.i39, align 8, !dbg !162
  store ptr %67, ptr %from.addr.i40, align 8, !dbg !162
  store i64 %mul.i, ptr %n.addr.i41, align 8, !dbg !162
  %72 = load ptr, ptr %to.addr.i39, align 8, !dbg !162
  %73 = load ptr, ptr %from.addr.i40, align 8, !dbg !162
  %74 = load i64, ptr %n.addr.i41, align 8, !dbg !162
  %75 = load ptr, ptr %g.addr.i38, align 8, !dbg !162, !nonnull !124
  %76 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !162
  %77 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !162
  %78 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !162
  %79 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !162
  %80 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !162
  %mul.i.i = mul i32 %79, %80, !dbg !162
  %add.i.i = add i32 %78, %mul.i.i, !dbg !162
  %mul5.i.i = mul i32 %77, %add.i.i, !dbg !162
  %add6.i.i = add i32 %76, %mul5.i.i, !dbg !162
  %81 = load ptr, ptr %g.addr.i38, align 8, !dbg !162, !nonnull !124
  %82 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !162
  %83 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !162
  %mul.i117 = mul i32 %82, %83, !dbg !162
  %84 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !162
  %mul3.i119 = mul i32 %mul.i117, %84, !dbg !162
  store ptr %72, ptr %to.addr.i65, align 8, !dbg !162
  store ptr %73, ptr %from.addr.i66, align 8, !dbg !162
  store i64 %74, ptr %n.addr.i67, align 8, !dbg !162
  store i32 %add6.i.i, ptr %rank.addr.i68, align 4, !dbg !162
  store i32 %mul3.i119, ptr %size.addr.i69, align 4, !dbg !162
  %85 = load ptr, ptr %to.addr.i65, align 8, !dbg !162
  %86 = ptrtoint ptr %85 to i64, !dbg !162
  %87 = load ptr, ptr %from.addr.i66, align 8, !dbg !162
  %88 = ptrtoint ptr %87 to i64, !dbg !162
  %or.i73 = or i64 %86, %88, !dbg !162
  %89 = load i64, ptr %n.addr.i67, align 8, !dbg !162
  %or1.i74 = or i64 %or.i73, %89, !dbg !162
  %rem.i75 = urem i64 %or1.i74, 4, !dbg !162
  %cmp.i76 = icmp eq i64 %rem.i75, 0, !dbg !162
  %conv.i77 = zext i1 %cmp.i76 to i32, !dbg !162
  %90 = load ptr, ptr %to.addr.i65, align 8, !dbg !162
  %91 = call i1 @llvm.nvvm.isspacep.shared(ptr %90), !dbg !162
  %conv2.i78 = zext i1 %91 to i32, !dbg !162
  %conv4.i79 = zext i1 %91 to i32, !dbg !162
  %and.i80 = and i32 %conv.i77, %conv4.i79, !dbg !162
  %92 = load ptr, ptr %from.addr.i66, align 8, !dbg !162
  %93 = call i1 @llvm.nvvm.isspacep.global(ptr %92), !dbg !162
  %conv5.i81 = zext i1 %93 to i32, !dbg !162
  %conv7.i82 = zext i1 %93 to i32, !dbg !162
  %and8.i83 = and i32 %and.i80, %conv7.i82, !dbg !162
  %tobool.i84 = icmp ne i32 %and8.i83, 0, !dbg !162
  %storedv.i85 = zext i1 %tobool.i84 to i8, !dbg !162
  store i8 %storedv.i85, ptr %async.i70, align 1, !dbg !162
  %94 = load i8, ptr %async.i70, align 1, !dbg !162
  %loadedv.i86 = trunc i8 %94 to i1, !dbg !162
  %95 = zext i1 %loadedv.i86 to i64, !dbg !162
  %cond.i87 = select i1 %loadedv.i86, i64 4, i64 1, !dbg !162
  store i64 %cond.i87, ptr %unit.i71, align 8, !dbg !162
  %96 = load i32, ptr %rank.addr.i68, align 4, !dbg !162
  %conv9.i88 = zext i32 %96 to i64, !dbg !162
  %97 = load i64, ptr %unit.i71, align 8, !dbg !162
  %mul.i89 = mul i64 %conv9.i88, %97, !dbg !162
  store i64 %mul.i89, ptr %i.i72, align 8, !dbg !162
  br label %for.cond.i90, !dbg !162

for.cond.i90:                                     ; preds = %if.end.i98, %_ZN18cooperative_groups12memcpy_asyncINS_12thread_blockEiiiEEvRKT_PT0_RKT1_PKS5_RKT2_.exit
  %98 = load i64, ptr %i.i72, align 8, !dbg !162
  %99 = load i64, ptr %n.addr.i67, align 8, !dbg !162
  %cmp10.i91 = icmp ult i64 %98, %99, !dbg !162
  br i1 %cmp10.i91, label %for.body.i93, label %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit115, !dbg !162

for.body.i93:                                     ; preds = %for.cond.i90
  %100 = load i8, ptr %async.i70, align 1, !dbg !162
  %loadedv11.i94 = trunc i8 %100 to i1, !dbg !162
  br i1 %loadedv11.i94, label %if.then.i102, label %if.else.i95, !dbg !162

if.then.i102:                                     ; preds = %for.body.i93
  %101 = load ptr, ptr %to.addr.i65, align 8, !dbg !162
  %102 = load i64, ptr %i.i72, align 8, !dbg !162
  %add.ptr.i103 = getelementptr inbounds nuw i8, ptr %101, i64 %102, !dbg !162
  %add.ptr.ascast.i104 = addrspacecast ptr %add.ptr.i103 to ptr addrspace(3), !dbg !162
  %103 = load ptr, ptr %from.addr.i66, align 8, !dbg !162
  %104 = load i64, ptr %i.i72, align 8, !dbg !162
  %add.ptr12.i105 = getelementptr inbounds nuw i8, ptr %103, i64 %104, !dbg !162
  %add.ptr12.ascast.i106 = addrspacecast ptr %add.ptr12.i105 to ptr addrspace(1), !dbg !162
  %105 = load i64, ptr %n.addr.i67, align 8, !dbg !162
  %106 = load i64, ptr %i.i72, align 8, !dbg !162
  %sub.i107 = sub i64 %105, %106, !dbg !162
  %cmp13.i108 = icmp ult i64 %sub.i107, 4, !dbg !162
  br i1 %cmp13.i108, label %cond.true.i113, label %cond.false.i109, !dbg !162

cond.true.i113:                                   ; preds = %if.then.i102
  %107 = load i64, ptr %n.addr.i67, align 8, !dbg !162
  %108 = load i64, ptr %i.i72, align 8, !dbg !162
  %sub14.i114 = sub i64 %107, %108, !dbg !162
  br label %cond.end.i110, !dbg !162

cond.false.i109:                                  ; preds = %if.then.i102
  br label %cond.end.i110, !dbg !162

cond.end.i110:                                    ; preds = %cond.false.i109, %cond.true.i113
  %cond15.i111 = phi i64 [ %sub14.i114, %cond.true.i113 ], [ 4, %cond.false.i109 ], !dbg !162
  %conv16.i112 = trunc i64 %cond15.i111 to i32, !dbg !162
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i104, ptr addrspace(1) noundef %add.ptr12.ascast.i106, i32 noundef 4, i32 noundef %conv16.i112) #5, !dbg !162
  br label %if.end.i98, !dbg !162

if.else.i95:                                      ; preds = %for.body.i93
  %109 = load ptr, ptr %from.addr.i66, align 8, !dbg !162
  %110 = load i64, ptr %i.i72, align 8, !dbg !162
  %arrayidx.i96 = getelementptr inbounds nuw i8, ptr %109, i64 %110, !dbg !162
  %111 = load i8, ptr %arrayidx.i96, align 1, !dbg !162
  %112 = load ptr, ptr %to.addr.i65, align 8, !dbg !162
  %113 = load i64, ptr %i.i72, align 8, !dbg !162
  %arrayidx17.i97 = getelementptr inbounds nuw i8, ptr %112, i64 %113, !dbg !162
  store i8 %111, ptr %arrayidx17.i97, align 1, !dbg !162
  br label %if.end.i98, !dbg !162

if.end.i98:                                       ; preds = %if.else.i95, %cond.end.i110
  %114 = load i32, ptr %size.addr.i69, align 4, !dbg !162
  %conv18.i99 = zext i32 %114 to i64, !dbg !162
  %115 = load i64, ptr %unit.i71, align 8, !dbg !162
  %mul19.i100 = mul i64 %conv18.i99, %115, !dbg !162
  %116 = load i64, ptr %i.i72, align 8, !dbg !162
  %add.i101 = add i64 %116, %mul19.i100, !dbg !162
  store i64 %add.i101, ptr %i.i72, align 8, !dbg !162
  br label %for.cond.i90, !dbg !162, !llvm.loop !164

_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit115:        ; preds = %for.cond.i90
  %117 = load i8, ptr %async.i70, align 1, !dbg !162
  %loadedv20.i92 = trunc i8 %117 to i1, !dbg !162
  call void @__ws_cp_async_commit() #5, !dbg !162
  %118 = load ptr, ptr %mine, align 8, !dbg !165
  %add.ptr6 = getelementptr inbounds i8, ptr %118, i64 1, !dbg !166
  store i32 7, ptr %ref.tmp7, align 4, !dbg !167
  store ptr %block, ptr %g.addr.i29, align 8, !dbg !168
  store ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE3odd to ptr), ptr %to.addr.i30, align 8, !dbg !168
  store ptr %add.ptr6, ptr %from.addr.i31, align 8, !dbg !168
  store ptr %ref.tmp7, ptr %n.addr.i32, align 8, !dbg !168
  %119 = load ptr, ptr %g.addr.i29, align 8, !dbg !168, !nonnull !124
  %120 = load ptr, ptr %to.addr.i30, align 8, !dbg !168
  %121 = load ptr, ptr %from.addr.i31, align 8, !dbg !168
  %122 = load ptr, ptr %n.addr.i32, align 8, !dbg !168, !nonnull !124, !align !163
  %123 = load i32, ptr %122, align 4, !dbg !168
  %conv.i33 = sext i32 %123 to i64, !dbg !168
  store ptr %119, ptr %g.addr.i120, align 8, !dbg !168
  store ptr %120, ptr %to.addr.i121, align 8, !dbg !168
  store ptr %121, ptr %from.addr.i122, align 8, !dbg !168
  store i64 %conv.i33, ptr %n.addr.i123, align 8, !dbg !168
  %124 = load ptr, ptr %to.addr.i121, align 8, !dbg !168
  %125 = load ptr, ptr %from.addr.i122, align 8, !dbg !168
  %126 = load i64, ptr %n.addr.i123, align 8, !dbg !168
  %127 = load ptr, ptr %g.addr.i120, align 8, !dbg !168, !nonnull !124
  %128 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !168
  %129 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !168
  %130 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !168
  %131 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !168
  %132 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !168
  %mul.i.i124 = mul i32 %131, %132, !dbg !168
  %add.i.i125 = add i32 %130, %mul.i.i124, !dbg !168
  %mul5.i.i126 = mul i32 %129, %add.i.i125, !dbg !168
  %add6.i.i127 = add i32 %128, %mul5.i.i126, !dbg !168
  %133 = load ptr, ptr %g.addr.i120, align 8, !dbg !168, !nonnull !124
  %134 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !168
  %135 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !168
  %mul.i6.i = mul i32 %134, %135, !dbg !168
  %136 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !168
  %mul3.i.i = mul i32 %mul.i6.i, %136, !dbg !168
  store ptr %124, ptr %to.addr.i.i, align 8, !dbg !168
  store ptr %125, ptr %from.addr.i.i, align 8, !dbg !168
  store i64 %126, ptr %n.addr.i.i, align 8, !dbg !168
  store i32 %add6.i.i127, ptr %rank.addr.i.i, align 4, !dbg !168
  store i32 %mul3.i.i, ptr %size.addr.i.i, align 4, !dbg !168
  %137 = load ptr, ptr %to.addr.i.i, align 8, !dbg !168
  %138 = ptrtoint ptr %137 to i64, !dbg !168
  %139 = load ptr, ptr %from.addr.i.i, align 8, !dbg !168
  %140 = ptrtoint ptr %139 to i64, !dbg !168
  %or.i.i = or i64 %138, %140, !dbg !168
  %141 = load i64, ptr %n.addr.i.i, align 8, !dbg !168
  %or1.i.i = or i64 %or.i.i, %141, !dbg !168
  %rem.i.i = urem i64 %or1.i.i, 4, !dbg !168
  %cmp.i.i = icmp eq i64 %rem.i.i, 0, !dbg !168
  %conv.i.i = zext i1 %cmp.i.i to i32, !dbg !168
  %142 = load ptr, ptr %to.addr.i.i, align 8, !dbg !168
  %143 = call i1 @llvm.nvvm.isspacep.shared(ptr %142), !dbg !168
  %conv2.i.i = zext i1 %143 to i32, !dbg !168
  %conv4.i.i = zext i1 %143 to i32, !dbg !168
  %and.i.i = and i32 %conv.i.i, %conv4.i.i, !dbg !168
  %144 = load ptr, ptr %from.addr.i.i, align 8, !dbg !168
  %145 = call i1 @llvm.nvvm.isspacep.global(ptr %144), !dbg !168
  %conv5.i.i = zext i1 %145 to i32, !dbg !168
  %conv7.i.i = zext i1 %145 to i32, !dbg !168
  %and8.i.i = and i32 %and.i.i, %conv7.i.i, !dbg !168
  %tobool.i.i = icmp ne i32 %and8.i.i, 0, !dbg !168
  %storedv.i.i = zext i1 %tobool.i.i to i8, !dbg !168
  store i8 %storedv.i.i, ptr %async.i.i, align 1, !dbg !168
  %146 = load i8, ptr %async.i.i, align 1, !dbg !168
  %loadedv.i.i = trunc i8 %146 to i1, !dbg !168
  %147 = zext i1 %loadedv.i.i to i64, !dbg !168
  %cond.i.i = select i1 %loadedv.i.i, i64 4, i64 1, !dbg !168
  store i64 %cond.i.i, ptr %unit.i.i, align 8, !dbg !168
  %148 = load i32, ptr %rank.addr.i.i, align 4, !dbg !168
  %conv9.i.i = zext i32 %148 to i64, !dbg !168
  %149 = load i64, ptr %unit.i.i, align 8, !dbg !168
  %mul.i4.i = mul i64 %conv9.i.i, %149, !dbg !168
  store i64 %mul.i4.i, ptr %i.i.i, align 8, !dbg !168
  br label %for.cond.i.i, !dbg !168

for.cond.i.i:                                     ; preds = %if.end.i.i, %_ZL13ws_copy_shareILm4EEbPvPKvmjj.exit115
  %150 = load i64, ptr %i.i.i, align 8, !dbg !168
  %151 = load i64, ptr %n.addr.i.i, align 8, !dbg !168
  %cmp10.i.i = icmp ult i64 %150, %151, !dbg !168
  br i1 %cmp10.i.i, label %for.body.i.i, label %_ZN18cooperative_groups7ws_copyILm4ENS_12thread_blockEcEEvRKT0_PT1_PKS5_m.exit, !dbg !168

for.body.i.i:                                     ; preds = %for.cond.i.i
  %152 = load i8, ptr %async.i.i, align 1, !dbg !168
  %loadedv11.i.i = trunc i8 %152 to i1, !dbg !168
  br i1 %loadedv11.i.i, label %if.then.i.i, label %if.else.i.i, !dbg !168

if.then.i.i:                                      ; preds = %for.body.i.i
  %153 = load ptr, ptr %to.addr.i.i, align 8, !dbg !168
  %154 = load i64, ptr %i.i.i, align 8, !dbg !168
  %add.ptr.i.i = getelementptr inbounds nuw i8, ptr %153, i64 %154, !dbg !168
  %add.ptr.ascast.i.i = addrspacecast ptr %add.ptr.i.i to ptr addrspace(3), !dbg !168
  %155 = load ptr, ptr %from.addr.i.i, align 8, !dbg !168
  %156 = load i64, ptr %i.i.i, align 8, !dbg !168
  %add.ptr12.i.i = getelementptr inbounds nuw i8, ptr %155, i64 %156, !dbg !168
  %add.ptr12.ascast.i.i = addrspacecast ptr %add.ptr12.i.i to ptr addrspace(1), !dbg !168
  %157 = load i64, ptr %n.addr.i.i, align 8, !dbg !168
  %158 = load i64, ptr %i.i.i, align 8, !dbg !168
  %sub.i.i = sub i64 %157, %158, !dbg !168
  %cmp13.i.i = icmp ult i64 %sub.i.i, 4, !dbg !168
  br i1 %cmp13.i.i, label %cond.true.i.i, label %cond.false.i.i, !dbg !168

cond.true.i.i:                                    ; preds = %if.then.i.i
  %159 = load i64, ptr %n.addr.i.i, align 8, !dbg !168
  %160 = load i64, ptr %i.i.i, align 8, !dbg !168
  %sub14.i.i = sub i64 %159, %160, !dbg !168
  br label %cond.end.i.i, !dbg !168

cond.false.i.i:                                   ; preds = %if.then.i.i
  br label %cond.end.i.i, !dbg !168

cond.end.i.i:                                     ; preds = %cond.false.i.i, %cond.true.i.i
  %cond15.i.i = phi i64 [ %sub14.i.i, %cond.true.i.i ], [ 4, %cond.false.i.i ], !dbg !168
  %conv16.i.i = trunc i64 %cond15.i.i to i32, !dbg !168
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i.i, ptr addrspace(1) noundef %add.ptr12.ascast.i.i, i32 noundef 4, i32 noundef %conv16.i.i) #5, !dbg !168
  br label %if.end.i.i, !dbg !168

if.else.i.i:                                      ; preds = %for.body.i.i
  %161 = load ptr, ptr %from.addr.i.i, align 8, !dbg !168
  %162 = load i64, ptr %i.i.i, align 8, !dbg !168
  %arrayidx.i.i = getelementptr inbounds nuw i8, ptr %161, i64 %162, !dbg !168
  %163 = load i8, ptr %arrayidx.i.i, align 1, !dbg !168
  %164 = load ptr, ptr %to.addr.i.i, align 8, !dbg !168
  %165 = load i64, ptr %i.i.i, align 8, !dbg !168
  %arrayidx17.i.i = getelementptr inbounds nuw i8, ptr %164, i64 %165, !dbg !168
  store i8 %163, ptr %arrayidx17.i.i, align 1, !dbg !168
  br label %if.end.i.i, !dbg !168

if.end.i.i:                                       ; preds = %if.else.i.i, %cond.end.i.i
  %166 = load i32, ptr %size.addr.i.i, align 4, !dbg !168
  %conv18.i.i = zext i32 %166 to i64, !dbg !168
  %167 = load i64, ptr %unit.i.i, align 8, !dbg !168
  %mul19.i.i = mul i64 %conv18.i.i, %167, !dbg !168
  %168 = load i64, ptr %i.i.i, align 8, !dbg !168
  %add.i5.i = add i64 %168, %mul19.i.i, !dbg !168
  store i64 %add.i5.i, ptr %i.i.i, align 8, !dbg !168
  br label %for.cond.i.i, !dbg !168, !llvm.loop !169

_ZN18cooperative_groups7ws_copyILm4ENS_12thread_blockEcEEvRKT0_PT1_PKS5_m.exit: ; preds = %for.cond.i.i
  %169 = load i8, ptr %async.i.i, align 1, !dbg !168
  %loadedv20.i.i = trunc i8 %169 to i1, !dbg !168
  call void @__ws_cp_async_commit() #5, !dbg !168
  store ptr %block, ptr %g.addr.i34, align 8, !dbg !170
  call void @__ws_cp_async_wait(i32 noundef 2) #5, !dbg !170
  %170 = load ptr, ptr %g.addr.i34, align 8, !dbg !170, !nonnull !124
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !170
  %171 = load i32, ptr %t, align 4, !dbg !171
  %sub = sub nsw i32 63, %171, !dbg !172
  %idxprom = sext i32 %sub to i64, !dbg !173
  %arrayidx = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !173
  %172 = load i32, ptr %arrayidx, align 4, !dbg !173
  %173 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !174
  %mul9 = mul i32 128, %173, !dbg !175
  %add = add i32 %mul9, 63, !dbg !176
  %174 = load i32, ptr %t, align 4, !dbg !177
  %sub10 = sub i32 %add, %174, !dbg !178
  %cmp = icmp eq i32 %172, %sub10, !dbg !179
  %storedv.i = zext i1 %cmp to i8, !dbg !180
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !180
  store ptr @.str, ptr %m.addr.i, align 8, !dbg !180
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !180
  store i32 19, ptr %l.addr.i, align 4, !dbg !180
  store ptr @__func__._Z5tilesPKiPi, ptr %fn.addr.i, align 8, !dbg !180
  %175 = load i8, ptr %c.addr.i, align 1, !dbg !180
  %loadedv.i = trunc i8 %175 to i1, !dbg !180
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !180

if.then.i:                                        ; preds = %_ZN18cooperative_groups7ws_copyILm4ENS_12thread_blockEcEEvRKT0_PT1_PKS5_m.exit
  %176 = load ptr, ptr %m.addr.i, align 8, !dbg !180
  %177 = load ptr, ptr %f.addr.i, align 8, !dbg !180
  %178 = load i32, ptr %l.addr.i, align 4, !dbg !180
  %179 = load ptr, ptr %fn.addr.i, align 8, !dbg !180
  call void @__assertfail(ptr noundef %176, ptr noundef %177, i32 noundef %178, ptr noundef %179, i64 noundef 1) #6, !dbg !180
  unreachable, !dbg !180

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %_ZN18cooperative_groups7ws_copyILm4ENS_12thread_blockEcEEvRKT0_PT1_PKS5_m.exit
  store ptr %block, ptr %g.addr.i35, align 8, !dbg !181
  call void @__ws_cp_async_wait_all() #5, !dbg !181
  %180 = load ptr, ptr %g.addr.i35, align 8, !dbg !181, !nonnull !124
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !181
  %181 = load i32, ptr %t, align 4, !dbg !182
  %sub11 = sub nsw i32 63, %181, !dbg !183
  %idxprom12 = sext i32 %sub11 to i64, !dbg !184
  %arrayidx13 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 0, i64 %idxprom12, !dbg !184
  %182 = load i32, ptr %arrayidx13, align 4, !dbg !184
  %183 = load i32, ptr %t, align 4, !dbg !185
  %sub14 = sub nsw i32 60, %183, !dbg !186
  %idxprom15 = sext i32 %sub14 to i64, !dbg !187
  %arrayidx16 = getelementptr inbounds [64 x i32], ptr getelementptr inbounds ([2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 0, i64 1), i64 0, i64 %idxprom15, !dbg !187
  %184 = load i32, ptr %arrayidx16, align 4, !dbg !187
  %add17 = add nsw i32 %182, %184, !dbg !188
  %185 = load i32, ptr %t, align 4, !dbg !189
  %rem = srem i32 %185, 7, !dbg !190
  %idxprom18 = sext i32 %rem to i64, !dbg !191
  %arrayidx19 = getelementptr inbounds [7 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE3odd to ptr), i64 0, i64 %idxprom18, !dbg !191
  %186 = load i8, ptr %arrayidx19, align 1, !dbg !191
  %conv = sext i8 %186 to i32, !dbg !191
  %add20 = add nsw i32 %add17, %conv, !dbg !192
  %187 = load ptr, ptr %out.addr, align 8, !dbg !193
  %188 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !194
  %mul22 = mul i32 128, %188, !dbg !195
  %189 = load i32, ptr %t, align 4, !dbg !196
  %add23 = add i32 %mul22, %189, !dbg !197
  %idxprom24 = zext i32 %add23 to i64, !dbg !193
  %arrayidx25 = getelementptr inbounds nuw i32, ptr %187, i64 %idxprom24, !dbg !193
  store i32 %add20, ptr %arrayidx25, align 4, !dbg !198
  ret void, !dbg !199
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #2

; Function Attrs: convergent nounwind
declare void @__ws_cp_async_commit() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.global(ptr captures(none)) #1

; Function Attrs: convergent nounwind
declare void @__ws_cp_async(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i32 noundef, i32 noundef) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #1

; Function Attrs: convergent nounwind
declare void @__ws_cp_async_wait(i32 noundef) #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: convergent nounwind
declare void @__ws_cp_async_wait_all() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #3 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!129, !130, !131, !132}
!llvm.ident = !{!133}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 10, type: !125, isLocal: true, isDefinition: true, align: 128)
!2 = distinct !DISubprogram(name: "tiles", linkageName: "_Z5tilesPKiPi", scope: !3, file: !3, line: 9, type: !4, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !124)
!3 = !DIFile(filename: "cg_memcpy_async.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !26, imports: !47, splitDebugInlining: false, nameTableKind: None)
!11 = !{!12, !15, !16, !19, !20, !22, !23, !24, !25, !8}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !17, line: 31, baseType: !18)
!17 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!18 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!22 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 8)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64, dwarfAddressSpace: 5)
!26 = !{!0, !27, !32, !37, !42}
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!28 = distinct !DIGlobalVariable(name: "odd", scope: !2, file: !3, line: 11, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 56, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 7)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 360, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 45)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 152, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 19)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !44, isLocal: true, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 48, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 6)
!47 = !{!48, !50, !52, !54, !57, !60, !63, !66, !69, !71, !73, !75, !77, !79, !81, !86, !88, !90, !95, !99, !103, !107, !111, !115, !119, !122}
!48 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !49, file: !17, line: 206)
!49 = !DINamespace(name: "ws_math", scope: null)
!50 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !51, entity: !49, file: !17, line: 207)
!51 = !DINamespace(name: "std", scope: null)
!52 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !16, file: !53, line: 6)
!53 = !DIFile(filename: "cuda/ws_std.h", directory: ".")
!54 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !55, file: !53, line: 6)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !17, line: 32, baseType: !56)
!56 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!57 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !58, file: !53, line: 7)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !17, line: 33, baseType: !59)
!59 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!60 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !61, file: !53, line: 7)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !17, line: 33, baseType: !62)
!62 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!63 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !64, file: !53, line: 7)
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !17, line: 34, baseType: !65)
!65 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!66 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !67, file: !53, line: 7)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !17, line: 34, baseType: !68)
!68 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!69 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !70, file: !53, line: 7)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !17, line: 35, baseType: !22)
!71 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !72, file: !53, line: 7)
!72 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !17, line: 35, baseType: !8)
!73 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !74, file: !53, line: 7)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !17, line: 36, baseType: !18)
!75 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !76, file: !53, line: 7)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !17, line: 36, baseType: !56)
!77 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !78, file: !53, line: 7)
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !17, line: 37, baseType: !56)
!79 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !80, file: !53, line: 7)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !17, line: 37, baseType: !18)
!81 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !82, file: !53, line: 8)
!82 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnani", scope: !83, file: !83, line: 199, type: !84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!83 = !DIFile(filename: "cuda/ws_device.h", directory: ".")
!84 = !DISubroutineType(types: !85)
!85 = !{!15, !8}
!86 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !87, file: !53, line: 8)
!87 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfi", scope: !83, file: !83, line: 199, type: !84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!88 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !89, file: !53, line: 8)
!89 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinitei", scope: !83, file: !83, line: 199, type: !84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!90 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !91, file: !53, line: 8)
!91 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !83, file: !83, line: 198, type: !92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!92 = !DISubroutineType(types: !93)
!93 = !{!15, !94}
!94 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!95 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !96, file: !53, line: 8)
!96 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !17, file: !17, line: 213, type: !97, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!97 = !DISubroutineType(types: !98)
!98 = !{!94, !94}
!99 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !100, file: !53, line: 8)
!100 = !DISubprogram(name: "printf", scope: !17, file: !17, line: 263, type: !101, flags: DIFlagPrototyped, spFlags: 0)
!101 = !DISubroutineType(types: !102)
!102 = !{!8, !12, null}
!103 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !104, file: !53, line: 8)
!104 = !DISubprogram(name: "malloc", scope: !17, file: !17, line: 264, type: !105, flags: DIFlagPrototyped, spFlags: 0)
!105 = !DISubroutineType(types: !106)
!106 = !{!19, !16}
!107 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !108, file: !53, line: 8)
!108 = !DISubprogram(name: "free", scope: !17, file: !17, line: 264, type: !109, flags: DIFlagPrototyped, spFlags: 0)
!109 = !DISubroutineType(types: !110)
!110 = !{null, !19}
!111 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !112, file: !53, line: 8)
!112 = !DISubprogram(name: "memcpy", scope: !17, file: !17, line: 265, type: !113, flags: DIFlagPrototyped, spFlags: 0)
!113 = !DISubroutineType(types: !114)
!114 = !{!19, !19, !20, !16}
!115 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !116, file: !53, line: 8)
!116 = !DISubprogram(name: "memset", scope: !17, file: !17, line: 265, type: !117, flags: DIFlagPrototyped, spFlags: 0)
!117 = !DISubroutineType(types: !118)
!118 = !{!19, !19, !8, !16}
!119 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !51, entity: !120, file: !53, line: 8)
!120 = !DISubprogram(name: "memmove", scope: !121, file: !121, line: 84, type: !113, flags: DIFlagPrototyped, spFlags: 0)
!121 = !DIFile(filename: "cuda/ws_libc.h", directory: ".")
!122 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "cg", scope: !10, entity: !123, file: !3, line: 7)
!123 = !DINamespace(name: "cooperative_groups", scope: null)
!124 = !{}
!125 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 4096, elements: !126)
!126 = !{!127, !128}
!127 = !DISubrange(count: 2)
!128 = !DISubrange(count: 64)
!129 = !{i32 7, !"Dwarf Version", i32 4}
!130 = !{i32 2, !"Debug Info Version", i32 3}
!131 = !{i32 1, !"wchar_size", i32 4}
!132 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!133 = !{!"clang version 22.1.8"}
!134 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 9, type: !6)
!135 = !DILocation(line: 9, column: 34, scope: !2)
!136 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 9, type: !9)
!137 = !DILocation(line: 9, column: 43, scope: !2)
!138 = !DILocalVariable(name: "block", scope: !2, file: !3, line: 12, type: !139)
!139 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "thread_block", scope: !123, file: !140, line: 8, size: 8, flags: DIFlagTypePassByValue, elements: !124, identifier: "_ZTSN18cooperative_groups12thread_blockE")
!140 = !DIFile(filename: "cuda/cooperative_groups.h", directory: ".")
!141 = !DILocation(line: 12, column: 8, scope: !2)
!142 = !DILocation(line: 12, column: 16, scope: !2)
!143 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 13, type: !8)
!144 = !DILocation(line: 13, column: 7, scope: !2)
!145 = !DILocation(line: 13, column: 11, scope: !2)
!146 = !DILocalVariable(name: "mine", scope: !2, file: !3, line: 14, type: !6)
!147 = !DILocation(line: 14, column: 14, scope: !2)
!148 = !DILocation(line: 14, column: 21, scope: !2)
!149 = !DILocation(line: 14, column: 32, scope: !2)
!150 = !DILocation(line: 14, column: 30, scope: !2)
!151 = !DILocation(line: 14, column: 24, scope: !2)
!152 = !DILocation(line: 15, column: 36, scope: !2)
!153 = !DILocation(line: 15, column: 42, scope: !2)
!154 = !DILocation(line: 15, column: 3, scope: !2)
!155 = !{i64 8}
!156 = distinct !{!156, !157}
!157 = !{!"llvm.loop.mustprogress"}
!158 = !DILocation(line: 16, column: 36, scope: !2)
!159 = !DILocation(line: 16, column: 40, scope: !2)
!160 = !DILocation(line: 16, column: 45, scope: !2)
!161 = !DILocation(line: 16, column: 51, scope: !2)
!162 = !DILocation(line: 16, column: 3, scope: !2)
!163 = !{i64 4}
!164 = distinct !{!164, !157}
!165 = !DILocation(line: 17, column: 46, scope: !2)
!166 = !DILocation(line: 17, column: 51, scope: !2)
!167 = !DILocation(line: 17, column: 56, scope: !2)
!168 = !DILocation(line: 17, column: 3, scope: !2)
!169 = distinct !{!169, !157}
!170 = !DILocation(line: 18, column: 3, scope: !2)
!171 = !DILocation(line: 19, column: 23, scope: !2)
!172 = !DILocation(line: 19, column: 21, scope: !2)
!173 = !DILocation(line: 19, column: 10, scope: !2)
!174 = !DILocation(line: 19, column: 35, scope: !2)
!175 = !DILocation(line: 19, column: 33, scope: !2)
!176 = !DILocation(line: 19, column: 46, scope: !2)
!177 = !DILocation(line: 19, column: 53, scope: !2)
!178 = !DILocation(line: 19, column: 51, scope: !2)
!179 = !DILocation(line: 19, column: 26, scope: !2)
!180 = !DILocation(line: 19, column: 3, scope: !2)
!181 = !DILocation(line: 20, column: 3, scope: !2)
!182 = !DILocation(line: 21, column: 44, scope: !2)
!183 = !DILocation(line: 21, column: 42, scope: !2)
!184 = !DILocation(line: 21, column: 31, scope: !2)
!185 = !DILocation(line: 21, column: 62, scope: !2)
!186 = !DILocation(line: 21, column: 60, scope: !2)
!187 = !DILocation(line: 21, column: 49, scope: !2)
!188 = !DILocation(line: 21, column: 47, scope: !2)
!189 = !DILocation(line: 21, column: 71, scope: !2)
!190 = !DILocation(line: 21, column: 73, scope: !2)
!191 = !DILocation(line: 21, column: 67, scope: !2)
!192 = !DILocation(line: 21, column: 65, scope: !2)
!193 = !DILocation(line: 21, column: 3, scope: !2)
!194 = !DILocation(line: 21, column: 13, scope: !2)
!195 = !DILocation(line: 21, column: 11, scope: !2)
!196 = !DILocation(line: 21, column: 26, scope: !2)
!197 = !DILocation(line: 21, column: 24, scope: !2)
!198 = !DILocation(line: 21, column: 29, scope: !2)
!199 = !DILocation(line: 22, column: 1, scope: !2)
