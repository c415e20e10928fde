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
  %both.i.i = alloca i64, align 8
  %done.i.i = alloca i64, align 8
  %i.i.i = alloca i64, align 8
  %i12.i.i = alloca i64, align 8
  %i34.i.i = alloca i64, align 8
  %i52.i.i = alloca i64, align 8
  %g.addr.i161 = alloca ptr, align 8
  %to.addr.i162 = alloca ptr, align 8
  %from.addr.i163 = alloca ptr, align 8
  %n.addr.i164 = alloca i64, align 8
  %to.addr.i62 = alloca ptr, align 8
  %from.addr.i63 = alloca ptr, align 8
  %n.addr.i64 = alloca i64, align 8
  %rank.addr.i65 = alloca i32, align 4
  %size.addr.i66 = alloca i32, align 4
  %async.i67 = alloca i8, align 1
  %both.i68 = alloca i64, align 8
  %done.i69 = alloca i64, align 8
  %i.i70 = alloca i64, align 8
  %i12.i71 = alloca i64, align 8
  %i34.i72 = alloca i64, align 8
  %i52.i73 = alloca i64, align 8
  %to.addr.i52 = alloca ptr, align 8
  %from.addr.i53 = alloca ptr, align 8
  %n.addr.i54 = alloca i64, align 8
  %rank.addr.i = alloca i32, align 4
  %size.addr.i = alloca i32, align 4
  %async.i = alloca i8, align 1
  %both.i = alloca i64, align 8
  %done.i = alloca i64, align 8
  %i.i = alloca i64, align 8
  %i12.i = alloca i64, align 8
  %i34.i = alloca i64, align 8
  %i52.i = alloca i64, align 8
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
  %mul.i157 = mul i32 %24, %25, !dbg !154
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !154
  %mul3.i = mul i32 %mul.i157, %26, !dbg !154
  store ptr %14, ptr %to.addr.i52, align 8, !dbg !154
  store ptr %15, ptr %from.addr.i53, align 8, !dbg !154
  store i64 %16, ptr %n.addr.i54, align 8, !dbg !154
  store i32 %add6.i.i49, ptr %rank.addr.i, align 4, !dbg !154
  store i32 %mul3.i, ptr %size.addr.i, align 4, !dbg !154
  %27 = load ptr, ptr %to.addr.i52, align 8, !dbg !154
  %28 = call i1 @llvm.nvvm.isspacep.shared(ptr %27), !dbg !154
  br i1 %28, label %land.rhs.i, label %land.end.i, !dbg !154

land.rhs.i:                                       ; preds = %entry
  %29 = load ptr, ptr %from.addr.i53, align 8, !dbg !154
  %30 = call i1 @llvm.nvvm.isspacep.global(ptr %29), !dbg !154
  br label %land.end.i, !dbg !154

land.end.i:                                       ; preds = %land.rhs.i, %entry
  %31 = phi i1 [ false, %entry ], [ %30, %land.rhs.i ], !dbg !154
  %storedv.i55 = zext i1 %31 to i8, !dbg !154
  store i8 %storedv.i55, ptr %async.i, align 1, !dbg !154
  %32 = load ptr, ptr %to.addr.i52, align 8, !dbg !154
  %33 = ptrtoint ptr %32 to i64, !dbg !154
  %34 = load ptr, ptr %from.addr.i53, align 8, !dbg !154
  %35 = ptrtoint ptr %34 to i64, !dbg !154
  %or.i = or i64 %33, %35, !dbg !154
  store i64 %or.i, ptr %both.i, align 8, !dbg !154
  store i64 0, ptr %done.i, align 8, !dbg !154
  %36 = load i8, ptr %async.i, align 1, !dbg !154
  %loadedv.i56 = trunc i8 %36 to i1, !dbg !154
  br i1 %loadedv.i56, label %land.lhs.true.i, label %if.else.i, !dbg !154

land.lhs.true.i:                                  ; preds = %land.end.i
  %37 = load i64, ptr %both.i, align 8, !dbg !154
  %rem.i = urem i64 %37, 16, !dbg !154
  %cmp.i57 = icmp eq i64 %rem.i, 0, !dbg !154
  br i1 %cmp.i57, label %if.then.i58, label %if.else.i, !dbg !154

if.then.i58:                                      ; preds = %land.lhs.true.i
  %38 = load i32, ptr %rank.addr.i, align 4, !dbg !154
  %conv.i59 = zext i32 %38 to i64, !dbg !154
  store i64 %conv.i59, ptr %i.i, align 8, !dbg !154
  br label %for.cond.i, !dbg !154

for.cond.i:                                       ; preds = %for.body.i, %if.then.i58
  %39 = load i64, ptr %i.i, align 8, !dbg !154
  %40 = load i64, ptr %n.addr.i54, align 8, !dbg !154
  %div.i = udiv i64 %40, 16, !dbg !154
  %cmp1.i = icmp ult i64 %39, %div.i, !dbg !154
  br i1 %cmp1.i, label %for.body.i, label %for.end.i, !dbg !154

for.body.i:                                       ; preds = %for.cond.i
  %41 = load ptr, ptr %to.addr.i52, align 8, !dbg !154
  %42 = load i64, ptr %i.i, align 8, !dbg !154
  %mul.i60 = mul i64 16, %42, !dbg !154
  %add.ptr.i = getelementptr inbounds nuw i8, ptr %41, i64 %mul.i60, !dbg !154
  %add.ptr.ascast.i = addrspacecast ptr %add.ptr.i to ptr addrspace(3), !dbg !154
  %43 = load ptr, ptr %from.addr.i53, align 8, !dbg !154
  %44 = load i64, ptr %i.i, align 8, !dbg !154
  %mul2.i = mul i64 16, %44, !dbg !154
  %add.ptr3.i = getelementptr inbounds nuw i8, ptr %43, i64 %mul2.i, !dbg !154
  %add.ptr3.ascast.i = addrspacecast ptr %add.ptr3.i to ptr addrspace(1), !dbg !154
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i, ptr addrspace(1) noundef %add.ptr3.ascast.i, i32 noundef 16, i32 noundef 16) #5, !dbg !154
  %45 = load i32, ptr %size.addr.i, align 4, !dbg !154
  %conv4.i = zext i32 %45 to i64, !dbg !154
  %46 = load i64, ptr %i.i, align 8, !dbg !154
  %add.i61 = add i64 %46, %conv4.i, !dbg !154
  store i64 %add.i61, ptr %i.i, align 8, !dbg !154
  br label %for.cond.i, !dbg !154, !llvm.loop !156

for.end.i:                                        ; preds = %for.cond.i
  %47 = load i64, ptr %n.addr.i54, align 8, !dbg !154
  %div5.i = udiv i64 %47, 16, !dbg !154
  %mul6.i = mul i64 %div5.i, 16, !dbg !154
  store i64 %mul6.i, ptr %done.i, align 8, !dbg !154
  br label %if.end51.i, !dbg !154

if.else.i:                                        ; preds = %land.lhs.true.i, %land.end.i
  %48 = load i8, ptr %async.i, align 1, !dbg !154
  %loadedv7.i = trunc i8 %48 to i1, !dbg !154
  br i1 %loadedv7.i, label %land.lhs.true8.i, label %if.else28.i, !dbg !154

land.lhs.true8.i:                                 ; preds = %if.else.i
  %49 = load i64, ptr %both.i, align 8, !dbg !154
  %rem9.i = urem i64 %49, 8, !dbg !154
  %cmp10.i = icmp eq i64 %rem9.i, 0, !dbg !154
  br i1 %cmp10.i, label %if.then11.i, label %if.else28.i, !dbg !154

if.then11.i:                                      ; preds = %land.lhs.true8.i
  %50 = load i32, ptr %rank.addr.i, align 4, !dbg !154
  %conv13.i = zext i32 %50 to i64, !dbg !154
  store i64 %conv13.i, ptr %i12.i, align 8, !dbg !154
  br label %for.cond14.i, !dbg !154

for.cond14.i:                                     ; preds = %for.body17.i, %if.then11.i
  %51 = load i64, ptr %i12.i, align 8, !dbg !154
  %52 = load i64, ptr %n.addr.i54, align 8, !dbg !154
  %div15.i = udiv i64 %52, 8, !dbg !154
  %cmp16.i = icmp ult i64 %51, %div15.i, !dbg !154
  br i1 %cmp16.i, label %for.body17.i, label %for.end25.i, !dbg !154

for.body17.i:                                     ; preds = %for.cond14.i
  %53 = load ptr, ptr %to.addr.i52, align 8, !dbg !154
  %54 = load i64, ptr %i12.i, align 8, !dbg !154
  %mul18.i = mul i64 8, %54, !dbg !154
  %add.ptr19.i = getelementptr inbounds nuw i8, ptr %53, i64 %mul18.i, !dbg !154
  %add.ptr19.ascast.i = addrspacecast ptr %add.ptr19.i to ptr addrspace(3), !dbg !154
  %55 = load ptr, ptr %from.addr.i53, align 8, !dbg !154
  %56 = load i64, ptr %i12.i, align 8, !dbg !154
  %mul20.i = mul i64 8, %56, !dbg !154
  %add.ptr21.i = getelementptr inbounds nuw i8, ptr %55, i64 %mul20.i, !dbg !154
  %add.ptr21.ascast.i = addrspacecast ptr %add.ptr21.i to ptr addrspace(1), !dbg !154
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr19.ascast.i, ptr addrspace(1) noundef %add.ptr21.ascast.i, i32 noundef 8, i32 noundef 8) #5, !dbg !154
  %57 = load i32, ptr %size.addr.i, align 4, !dbg !154
  %conv23.i = zext i32 %57 to i64, !dbg !154
  %58 = load i64, ptr %i12.i, align 8, !dbg !154
  %add24.i = add i64 %58, %conv23.i, !dbg !154
  store i64 %add24.i, ptr %i12.i, align 8, !dbg !154
  br label %for.cond14.i, !dbg !154, !llvm.loop !158

for.end25.i:                                      ; preds = %for.cond14.i
  %59 = load i64, ptr %n.addr.i54, align 8, !dbg !154
  %div26.i = udiv i64 %59, 8, !dbg !154
  %mul27.i = mul i64 %div26.i, 8, !dbg !154
  store i64 %mul27.i, ptr %done.i, align 8, !dbg !154
  br label %if.end50.i, !dbg !154

if.else28.i:                                      ; preds = %land.lhs.true8.i, %if.else.i
  %60 = load i8, ptr %async.i, align 1, !dbg !154
  %loadedv29.i = trunc i8 %60 to i1, !dbg !154
  br i1 %loadedv29.i, label %land.lhs.true30.i, label %if.end.i, !dbg !154

land.lhs.true30.i:                                ; preds = %if.else28.i
  %61 = load i64, ptr %both.i, align 8, !dbg !154
  %rem31.i = urem i64 %61, 4, !dbg !154
  %cmp32.i = icmp eq i64 %rem31.i, 0, !dbg !154
  br i1 %cmp32.i, label %if.then33.i, label %if.end.i, !dbg !154

if.then33.i:                                      ; preds = %land.lhs.true30.i
  %62 = load i32, ptr %rank.addr.i, align 4, !dbg !154
  %conv35.i = zext i32 %62 to i64, !dbg !154
  store i64 %conv35.i, ptr %i34.i, align 8, !dbg !154
  br label %for.cond36.i, !dbg !154

for.cond36.i:                                     ; preds = %for.body39.i, %if.then33.i
  %63 = load i64, ptr %i34.i, align 8, !dbg !154
  %64 = load i64, ptr %n.addr.i54, align 8, !dbg !154
  %div37.i = udiv i64 %64, 4, !dbg !154
  %cmp38.i = icmp ult i64 %63, %div37.i, !dbg !154
  br i1 %cmp38.i, label %for.body39.i, label %for.end47.i, !dbg !154

for.body39.i:                                     ; preds = %for.cond36.i
  %65 = load ptr, ptr %to.addr.i52, align 8, !dbg !154
  %66 = load i64, ptr %i34.i, align 8, !dbg !154
  %mul40.i = mul i64 4, %66, !dbg !154
  %add.ptr41.i = getelementptr inbounds nuw i8, ptr %65, i64 %mul40.i, !dbg !154
  %add.ptr41.ascast.i = addrspacecast ptr %add.ptr41.i to ptr addrspace(3), !dbg !154
  %67 = load ptr, ptr %from.addr.i53, align 8, !dbg !154
  %68 = load i64, ptr %i34.i, align 8, !dbg !154
  %mul42.i = mul i64 4, %68, !dbg !154
  %add.ptr43.i = getelementptr inbounds nuw i8, ptr %67, i64 %mul42.i, !dbg !154
  %add.ptr43.ascast.i = addrspacecast ptr %add.ptr43.i to ptr addrspace(1), !dbg !154
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr41.ascast.i, ptr addrspace(1) noundef %add.ptr43.ascast.i, i32 noundef 4, i32 noundef 4) #5, !dbg !154
  %69 = load i32, ptr %size.addr.i, align 4, !dbg !154
  %conv45.i = zext i32 %69 to i64, !dbg !154
  %70 = load i64, ptr %i34.i, align 8, !dbg !154
  %add46.i = add i64 %70, %conv45.i, !dbg !154
  store i64 %add46.i, ptr %i34.i, align 8, !dbg !154
  br label %for.cond36.i, !dbg !154, !llvm.loop !159

for.end47.i:                                      ; preds = %for.cond36.i
  %71 = load i64, ptr %n.addr.i54, align 8, !dbg !154
  %div48.i = udiv i64 %71, 4, !dbg !154
  %mul49.i = mul i64 %div48.i, 4, !dbg !154
  store i64 %mul49.i, ptr %done.i, align 8, !dbg !154
  br label %if.end.i, !dbg !154

if.end.i:                                         ; preds = %for.end47.i, %land.lhs.true30.i, %if.else28.i
  br label %if.end50.i, !dbg !154

if.end50.i:                                       ; preds = %if.end.i, %for.end25.i
  br label %if.end51.i, !dbg !154

if.end51.i:                                       ; preds = %if.end50.i, %for.end.i
  %72 = load i64, ptr %done.i, align 8, !dbg !154
  %73 = load i32, ptr %rank.addr.i, align 4, !dbg !154
  %conv53.i = zext i32 %73 to i64, !dbg !154
  %add54.i = add i64 %72, %conv53.i, !dbg !154
  store i64 %add54.i, ptr %i52.i, align 8, !dbg !154
  br label %for.cond55.i, !dbg !154

for.cond55.i:                                     ; preds = %for.body57.i, %if.end51.i
  %74 = load i64, ptr %i52.i, align 8, !dbg !154
  %75 = load i64, ptr %n.addr.i54, align 8, !dbg !154
  %cmp56.i = icmp ult i64 %74, %75, !dbg !154
  br i1 %cmp56.i, label %for.body57.i, label %_ZL13ws_copy_sharePvPKvmjj.exit, !dbg !154

for.body57.i:                                     ; preds = %for.cond55.i
  %76 = load ptr, ptr %from.addr.i53, align 8, !dbg !154
  %77 = load i64, ptr %i52.i, align 8, !dbg !154
  %arrayidx.i = getelementptr inbounds nuw i8, ptr %76, i64 %77, !dbg !154
  %78 = load i8, ptr %arrayidx.i, align 1, !dbg !154
  %79 = load ptr, ptr %to.addr.i52, align 8, !dbg !154
  %80 = load i64, ptr %i52.i, align 8, !dbg !154
  %arrayidx58.i = getelementptr inbounds nuw i8, ptr %79, i64 %80, !dbg !154
  store i8 %78, ptr %arrayidx58.i, align 1, !dbg !154
  %81 = load i32, ptr %size.addr.i, align 4, !dbg !154
  %conv60.i = zext i32 %81 to i64, !dbg !154
  %82 = load i64, ptr %i52.i, align 8, !dbg !154
  %add61.i = add i64 %82, %conv60.i, !dbg !154
  store i64 %add61.i, ptr %i52.i, align 8, !dbg !154
  br label %for.cond55.i, !dbg !154, !llvm.loop !160

_ZL13ws_copy_sharePvPKvmjj.exit:                  ; preds = %for.cond55.i
  %83 = load i8, ptr %async.i, align 1, !dbg !154
  %loadedv63.i = trunc i8 %83 to i1, !dbg !154
  call void @__ws_cp_async_commit() #5, !dbg !154
  store i32 64, ptr %ref.tmp3, align 4, !dbg !161
  %84 = load ptr, ptr %mine, align 8, !dbg !162
  %add.ptr4 = getelementptr inbounds i32, ptr %84, i64 64, !dbg !163
  store i32 61, ptr %ref.tmp5, align 4, !dbg !164
  store ptr %block, ptr %g.addr.i26, align 8, !dbg !165
  store ptr getelementptr inbounds ([2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 0, i64 1), ptr %to.addr.i27, align 8, !dbg !165
  store ptr %ref.tmp3, ptr %there.addr.i, align 8, !dbg !165
  store ptr %add.ptr4, ptr %from.addr.i28, align 8, !dbg !165
  store ptr %ref.tmp5, ptr %here.addr.i, align 8, !dbg !165
  %85 = load ptr, ptr %there.addr.i, align 8, !dbg !165, !nonnull !124, !align !166
  %86 = load i32, ptr %85, align 4, !dbg !165
  %conv.i = sext i32 %86 to i64, !dbg !165
  store i64 %conv.i, ptr %a.i, align 8, !dbg !165
  %87 = load ptr, ptr %here.addr.i, align 8, !dbg !165, !nonnull !124, !align !166
  %88 = load i32, ptr %87, align 4, !dbg !165
  %conv1.i = sext i32 %88 to i64, !dbg !165
  store i64 %conv1.i, ptr %b.i, align 8, !dbg !165
  %89 = load ptr, ptr %g.addr.i26, align 8, !dbg !165, !nonnull !124
  %90 = load ptr, ptr %to.addr.i27, align 8, !dbg !165
  %91 = load ptr, ptr %from.addr.i28, align 8, !dbg !165
  %92 = load i64, ptr %a.i, align 8, !dbg !165
  %93 = load i64, ptr %b.i, align 8, !dbg !165
  %cmp.i = icmp ult i64 %92, %93, !dbg !165
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !165

cond.true.i:                                      ; preds = %_ZL13ws_copy_sharePvPKvmjj.exit
  %94 = load i64, ptr %a.i, align 8, !dbg !165
  br label %_ZN18cooperative_groups12memcpy_asyncINS_12thread_blockEiiiEEvRKT_PT0_RKT1_PKS5_RKT2_.exit, !dbg !165

cond.false.i:                                     ; preds = %_ZL13ws_copy_sharePvPKvmjj.exit
  %95 = load i64, ptr %b.i, align 8, !dbg !165
  br label %_ZN18cooperative_groups12memcpy_asyncINS_12thread_blockEiiiEEvRKT_PT0_RKT1_PKS5_RKT2_.exit, !dbg !165

_ZN18cooperative_groups12memcpy_asyncINS_12thread_blockEiiiEEvRKT_PT0_RKT1_PKS5_RKT2_.exit: ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i64 [ %94, %cond.true.i ], [ %95, %cond.false.i ], !dbg !165
  %mul.i = mul i64 %cond.i, 4, !dbg !165
  store ptr %89, ptr %g.addr.i38, align 8, !dbg !165
  store ptr %90, ptr %to.addr.i39, align 8, !dbg !165
  store ptr %91, ptr %from.addr.i40, align 8, !dbg !165
  store i64 %mul.i, ptr %n.addr.i41, align 8, !dbg !165
  %96 = load ptr, ptr %to.addr.i39, align 8, !dbg !165
  %97 = load ptr, ptr %from.addr.i40, align 8, !dbg !165
  %98 = load i64, ptr %n.addr.i41, align 8, !dbg !165
  %99 = load ptr, ptr %g.addr.i38, align 8, !dbg !165, !nonnull !124
  %100 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !165
  %101 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !165
  %102 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !165
  %103 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !165
  %104 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !165
  %mul.i.i = mul i32 %103, %104, !dbg !165
  %add.i.i = add i32 %102, %mul.i.i, !dbg !165
  %mul5.i.i = mul i32 %101, %add.i.i, !dbg !165
  %add6.i.i = add i32 %100, %mul5.i.i, !dbg !165
  %105 = load ptr, ptr %g.addr.i38, align 8, !dbg !165, !nonnull !124
  %106 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !165
  %107 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !165
  %mul.i158 = mul i32 %106, %107, !dbg !165
  %108 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !165
  %mul3.i160 = mul i32 %mul.i158, %108, !dbg !165
  store ptr %96, ptr %to.addr.i62, align 8, !dbg !165
  store ptr %97, ptr %from.addr.i63, align 8, !dbg !165
  store i64 %98, ptr %n.addr.i64, align 8, !dbg !165
  store i32 %add6.i.i, ptr %rank.addr.i65, align 4, !dbg !165
  store i32 %mul3.i160, ptr %size.addr.i66, align 4, !dbg !165
  %109 = load ptr, ptr %to.addr.i62, align 8, !dbg !165
  %110 = call i1 @llvm.nvvm.isspacep.shared(ptr %109), !dbg !165
  br i1 %110, label %land.rhs.i155, label %land.end.i74, !dbg !165

land.rhs.i155:                                    ; preds = %_ZN18cooperative_groups12memcpy_asyncINS_12thread_blockEiiiEEvRKT_PT0_RKT1_PKS5_RKT2_.exit
  %111 = load ptr, ptr %from.addr.i63, align 8, !dbg !165
  %112 = call i1 @llvm.nvvm.isspacep.global(ptr %111), !dbg !165
  br label %land.end.i74, !dbg !165

land.end.i74:                                     ; preds = %land.rhs.i155, %_ZN18cooperative_groups12memcpy_asyncINS_12thread_blockEiiiEEvRKT_PT0_RKT1_PKS5_RKT2_.exit
  %113 = phi i1 [ false, %_ZN18cooperative_groups12memcpy_asyncINS_12thread_blockEiiiEEvRKT_PT0_RKT1_PKS5_RKT2_.exit ], [ %112, %land.rhs.i155 ], !dbg !165
  %storedv.i75 = zext i1 %113 to i8, !dbg !165
  store i8 %storedv.i75, ptr %async.i67, align 1, !dbg !165
  %114 = load ptr, ptr %to.addr.i62, align 8, !dbg !165
  %115 = ptrtoint ptr %114 to i64, !dbg !165
  %116 = load ptr, ptr %from.addr.i63, align 8, !dbg !165
  %117 = ptrtoint ptr %116 to i64, !dbg !165
  %or.i76 = or i64 %115, %117, !dbg !165
  store i64 %or.i76, ptr %both.i68, align 8, !dbg !165
  store i64 0, ptr %done.i69, align 8, !dbg !165
  %118 = load i8, ptr %async.i67, align 1, !dbg !165
  %loadedv.i77 = trunc i8 %118 to i1, !dbg !165
  br i1 %loadedv.i77, label %land.lhs.true.i135, label %if.else.i78, !dbg !165

land.lhs.true.i135:                               ; preds = %land.end.i74
  %119 = load i64, ptr %both.i68, align 8, !dbg !165
  %rem.i136 = urem i64 %119, 16, !dbg !165
  %cmp.i137 = icmp eq i64 %rem.i136, 0, !dbg !165
  br i1 %cmp.i137, label %if.then.i138, label %if.else.i78, !dbg !165

if.then.i138:                                     ; preds = %land.lhs.true.i135
  %120 = load i32, ptr %rank.addr.i65, align 4, !dbg !165
  %conv.i139 = zext i32 %120 to i64, !dbg !165
  store i64 %conv.i139, ptr %i.i70, align 8, !dbg !165
  br label %for.cond.i140, !dbg !165

for.cond.i140:                                    ; preds = %for.body.i146, %if.then.i138
  %121 = load i64, ptr %i.i70, align 8, !dbg !165
  %122 = load i64, ptr %n.addr.i64, align 8, !dbg !165
  %div.i141 = udiv i64 %122, 16, !dbg !165
  %cmp1.i142 = icmp ult i64 %121, %div.i141, !dbg !165
  br i1 %cmp1.i142, label %for.body.i146, label %for.end.i143, !dbg !165

for.body.i146:                                    ; preds = %for.cond.i140
  %123 = load ptr, ptr %to.addr.i62, align 8, !dbg !165
  %124 = load i64, ptr %i.i70, align 8, !dbg !165
  %mul.i147 = mul i64 16, %124, !dbg !165
  %add.ptr.i148 = getelementptr inbounds nuw i8, ptr %123, i64 %mul.i147, !dbg !165
  %add.ptr.ascast.i149 = addrspacecast ptr %add.ptr.i148 to ptr addrspace(3), !dbg !165
  %125 = load ptr, ptr %from.addr.i63, align 8, !dbg !165
  %126 = load i64, ptr %i.i70, align 8, !dbg !165
  %mul2.i150 = mul i64 16, %126, !dbg !165
  %add.ptr3.i151 = getelementptr inbounds nuw i8, ptr %125, i64 %mul2.i150, !dbg !165
  %add.ptr3.ascast.i152 = addrspacecast ptr %add.ptr3.i151 to ptr addrspace(1), !dbg !165
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i149, ptr addrspace(1) noundef %add.ptr3.ascast.i152, i32 noundef 16, i32 noundef 16) #5, !dbg !165
  %127 = load i32, ptr %size.addr.i66, align 4, !dbg !165
  %conv4.i153 = zext i32 %127 to i64, !dbg !165
  %128 = load i64, ptr %i.i70, align 8, !dbg !165
  %add.i154 = add i64 %128, %conv4.i153, !dbg !165
  store i64 %add.i154, ptr %i.i70, align 8, !dbg !165
  br label %for.cond.i140, !dbg !165, !llvm.loop !167

for.end.i143:                                     ; preds = %for.cond.i140
  %129 = load i64, ptr %n.addr.i64, align 8, !dbg !165
  %div5.i144 = udiv i64 %129, 16, !dbg !165
  %mul6.i145 = mul i64 %div5.i144, 16, !dbg !165
  store i64 %mul6.i145, ptr %done.i69, align 8, !dbg !165
  br label %if.end51.i84, !dbg !165

if.else.i78:                                      ; preds = %land.lhs.true.i135, %land.end.i74
  %130 = load i8, ptr %async.i67, align 1, !dbg !165
  %loadedv7.i79 = trunc i8 %130 to i1, !dbg !165
  br i1 %loadedv7.i79, label %land.lhs.true8.i115, label %if.else28.i80, !dbg !165

land.lhs.true8.i115:                              ; preds = %if.else.i78
  %131 = load i64, ptr %both.i68, align 8, !dbg !165
  %rem9.i116 = urem i64 %131, 8, !dbg !165
  %cmp10.i117 = icmp eq i64 %rem9.i116, 0, !dbg !165
  br i1 %cmp10.i117, label %if.then11.i118, label %if.else28.i80, !dbg !165

if.then11.i118:                                   ; preds = %land.lhs.true8.i115
  %132 = load i32, ptr %rank.addr.i65, align 4, !dbg !165
  %conv13.i119 = zext i32 %132 to i64, !dbg !165
  store i64 %conv13.i119, ptr %i12.i71, align 8, !dbg !165
  br label %for.cond14.i120, !dbg !165

for.cond14.i120:                                  ; preds = %for.body17.i126, %if.then11.i118
  %133 = load i64, ptr %i12.i71, align 8, !dbg !165
  %134 = load i64, ptr %n.addr.i64, align 8, !dbg !165
  %div15.i121 = udiv i64 %134, 8, !dbg !165
  %cmp16.i122 = icmp ult i64 %133, %div15.i121, !dbg !165
  br i1 %cmp16.i122, label %for.body17.i126, label %for.end25.i123, !dbg !165

for.body17.i126:                                  ; preds = %for.cond14.i120
  %135 = load ptr, ptr %to.addr.i62, align 8, !dbg !165
  %136 = load i64, ptr %i12.i71, align 8, !dbg !165
  %mul18.i127 = mul i64 8, %136, !dbg !165
  %add.ptr19.i128 = getelementptr inbounds nuw i8, ptr %135, i64 %mul18.i127, !dbg !165
  %add.ptr19.ascast.i129 = addrspacecast ptr %add.ptr19.i128 to ptr addrspace(3), !dbg !165
  %137 = load ptr, ptr %from.addr.i63, align 8, !dbg !165
  %138 = load i64, ptr %i12.i71, align 8, !dbg !165
  %mul20.i130 = mul i64 8, %138, !dbg !165
  %add.ptr21.i131 = getelementptr inbounds nuw i8, ptr %137, i64 %mul20.i130, !dbg !165
  %add.ptr21.ascast.i132 = addrspacecast ptr %add.ptr21.i131 to ptr addrspace(1), !dbg !165
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr19.ascast.i129, ptr addrspace(1) noundef %add.ptr21.ascast.i132, i32 noundef 8, i32 noundef 8) #5, !dbg !165
  %139 = load i32, ptr %size.addr.i66, align 4, !dbg !165
  %conv23.i133 = zext i32 %139 to i64, !dbg !165
  %140 = load i64, ptr %i12.i71, align 8, !dbg !165
  %add24.i134 = add i64 %140, %conv23.i133, !dbg !165
  store i64 %add24.i134, ptr %i12.i71, align 8, !dbg !165
  br label %for.cond14.i120, !dbg !165, !llvm.loop !168

for.end25.i123:                                   ; preds = %for.cond14.i120
  %141 = load i64, ptr %n.addr.i64, align 8, !dbg !165
  %div26.i124 = udiv i64 %141, 8, !dbg !165
  %mul27.i125 = mul i64 %div26.i124, 8, !dbg !165
  store i64 %mul27.i125, ptr %done.i69, align 8, !dbg !165
  br label %if.end50.i83, !dbg !165

if.else28.i80:                                    ; preds = %land.lhs.true8.i115, %if.else.i78
  %142 = load i8, ptr %async.i67, align 1, !dbg !165
  %loadedv29.i81 = trunc i8 %142 to i1, !dbg !165
  br i1 %loadedv29.i81, label %land.lhs.true30.i95, label %if.end.i82, !dbg !165

land.lhs.true30.i95:                              ; preds = %if.else28.i80
  %143 = load i64, ptr %both.i68, align 8, !dbg !165
  %rem31.i96 = urem i64 %143, 4, !dbg !165
  %cmp32.i97 = icmp eq i64 %rem31.i96, 0, !dbg !165
  br i1 %cmp32.i97, label %if.then33.i98, label %if.end.i82, !dbg !165

if.then33.i98:                                    ; preds = %land.lhs.true30.i95
  %144 = load i32, ptr %rank.addr.i65, align 4, !dbg !165
  %conv35.i99 = zext i32 %144 to i64, !dbg !165
  store i64 %conv35.i99, ptr %i34.i72, align 8, !dbg !165
  br label %for.cond36.i100, !dbg !165

for.cond36.i100:                                  ; preds = %for.body39.i106, %if.then33.i98
  %145 = load i64, ptr %i34.i72, align 8, !dbg !165
  %146 = load i64, ptr %n.addr.i64, align 8, !dbg !165
  %div37.i101 = udiv i64 %146, 4, !dbg !165
  %cmp38.i102 = icmp ult i64 %145, %div37.i101, !dbg !165
  br i1 %cmp38.i102, label %for.body39.i106, label %for.end47.i103, !dbg !165

for.body39.i106:                                  ; preds = %for.cond36.i100
  %147 = load ptr, ptr %to.addr.i62, align 8, !dbg !165
  %148 = load i64, ptr %i34.i72, align 8, !dbg !165
  %mul40.i107 = mul i64 4, %148, !dbg !165
  %add.ptr41.i108 = getelementptr inbounds nuw i8, ptr %147, i64 %mul40.i107, !dbg !165
  %add.ptr41.ascast.i109 = addrspacecast ptr %add.ptr41.i108 to ptr addrspace(3), !dbg !165
  %149 = load ptr, ptr %from.addr.i63, align 8, !dbg !165
  %150 = load i64, ptr %i34.i72, align 8, !dbg !165
  %mul42.i110 = mul i64 4, %150, !dbg !165
  %add.ptr43.i111 = getelementptr inbounds nuw i8, ptr %149, i64 %mul42.i110, !dbg !165
  %add.ptr43.ascast.i112 = addrspacecast ptr %add.ptr43.i111 to ptr addrspace(1), !dbg !165
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr41.ascast.i109, ptr addrspace(1) noundef %add.ptr43.ascast.i112, i32 noundef 4, i32 noundef 4) #5, !dbg !165
  %151 = load i32, ptr %size.addr.i66, align 4, !dbg !165
  %conv45.i113 = zext i32 %151 to i64, !dbg !165
  %152 = load i64, ptr %i34.i72, align 8, !dbg !165
  %add46.i114 = add i64 %152, %conv45.i113, !dbg !165
  store i64 %add46.i114, ptr %i34.i72, align 8, !dbg !165
  br label %for.cond36.i100, !dbg !165, !llvm.loop !169

for.end47.i103:                                   ; preds = %for.cond36.i100
  %153 = load i64, ptr %n.addr.i64, align 8, !dbg !165
  %div48.i104 = udiv i64 %153, 4, !dbg !165
  %mul49.i105 = mul i64 %div48.i104, 4, !dbg !165
  store i64 %mul49.i105, ptr %done.i69, align 8, !dbg !165
  br label %if.end.i82, !dbg !165

if.end.i82:                                       ; preds = %for.end47.i103, %land.lhs.true30.i95, %if.else28.i80
  br label %if.end50.i83, !dbg !165

if.end50.i83:                                     ; preds = %if.end.i82, %for.end25.i123
  br label %if.end51.i84, !dbg !165

if.end51.i84:                                     ; preds = %if.end50.i83, %for.end.i143
  %154 = load i64, ptr %done.i69, align 8, !dbg !165
  %155 = load i32, ptr %rank.addr.i65, align 4, !dbg !165
  %conv53.i85 = zext i32 %155 to i64, !dbg !165
  %add54.i86 = add i64 %154, %conv53.i85, !dbg !165
  store i64 %add54.i86, ptr %i52.i73, align 8, !dbg !165
  br label %for.cond55.i87, !dbg !165

for.cond55.i87:                                   ; preds = %for.body57.i90, %if.end51.i84
  %156 = load i64, ptr %i52.i73, align 8, !dbg !165
  %157 = load i64, ptr %n.addr.i64, align 8, !dbg !165
  %cmp56.i88 = icmp ult i64 %156, %157, !dbg !165
  br i1 %cmp56.i88, label %for.body57.i90, label %_ZL13ws_copy_sharePvPKvmjj.exit156, !dbg !165

for.body57.i90:                                   ; preds = %for.cond55.i87
  %158 = load ptr, ptr %from.addr.i63, align 8, !dbg !165
  %159 = load i64, ptr %i52.i73, align 8, !dbg !165
  %arrayidx.i91 = getelementptr inbounds nuw i8, ptr %158, i64 %159, !dbg !165
  %160 = load i8, ptr %arrayidx.i91, align 1, !dbg !165
  %161 = load ptr, ptr %to.addr.i62, align 8, !dbg !165
  %162 = load i64, ptr %i52.i73, align 8, !dbg !165
  %arrayidx58.i92 = getelementptr inbounds nuw i8, ptr %161, i64 %162, !dbg !165
  store i8 %160, ptr %arrayidx58.i92, align 1, !dbg !165
  %163 = load i32, ptr %size.addr.i66, align 4, !dbg !165
  %conv60.i93 = zext i32 %163 to i64, !dbg !165
  %164 = load i64, ptr %i52.i73, align 8, !dbg !165
  %add61.i94 = add i64 %164, %conv60.i93, !dbg !165
  store i64 %add61.i94, ptr %i52.i73, align 8, !dbg !165
  br label %for.cond55.i87, !dbg !165, !llvm.loop !170

_ZL13ws_copy_sharePvPKvmjj.exit156:               ; preds = %for.cond55.i87
  %165 = load i8, ptr %async.i67, align 1, !dbg !165
  %loadedv63.i89 = trunc i8 %165 to i1, !dbg !165
  call void @__ws_cp_async_commit() #5, !dbg !165
  %166 = load ptr, ptr %mine, align 8, !dbg !171
  %add.ptr6 = getelementptr inbounds i8, ptr %166, i64 1, !dbg !172
  store i32 7, ptr %ref.tmp7, align 4, !dbg !173
  store ptr %block, ptr %g.addr.i29, align 8, !dbg !174
  store ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE3odd to ptr), ptr %to.addr.i30, align 8, !dbg !174
  store ptr %add.ptr6, ptr %from.addr.i31, align 8, !dbg !174
  store ptr %ref.tmp7, ptr %n.addr.i32, align 8, !dbg !174
  %167 = load ptr, ptr %g.addr.i29, align 8, !dbg !174, !nonnull !124
  %168 = load ptr, ptr %to.addr.i30, align 8, !dbg !174
  %169 = load ptr, ptr %from.addr.i31, align 8, !dbg !174
  %170 = load ptr, ptr %n.addr.i32, align 8, !dbg !174, !nonnull !124, !align !166
  %171 = load i32, ptr %170, align 4, !dbg !174
  %conv.i33 = sext i32 %171 to i64, !dbg !174
  store ptr %167, ptr %g.addr.i161, align 8, !dbg !174
  store ptr %168, ptr %to.addr.i162, align 8, !dbg !174
  store ptr %169, ptr %from.addr.i163, align 8, !dbg !174
  store i64 %conv.i33, ptr %n.addr.i164, align 8, !dbg !174
  %172 = load ptr, ptr %to.addr.i162, align 8, !dbg !174
  %173 = load ptr, ptr %from.addr.i163, align 8, !dbg !174
  %174 = load i64, ptr %n.addr.i164, align 8, !dbg !174
  %175 = load ptr, ptr %g.addr.i161, align 8, !dbg !174, !nonnull !124
  %176 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !174
  %177 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !174
  %178 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !174
  %179 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !174
  %180 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !174
  %mul.i.i165 = mul i32 %179, %180, !dbg !174
  %add.i.i166 = add i32 %178, %mul.i.i165, !dbg !174
  %mul5.i.i167 = mul i32 %177, %add.i.i166, !dbg !174
  %add6.i.i168 = add i32 %176, %mul5.i.i167, !dbg !174
  %181 = load ptr, ptr %g.addr.i161, align 8, !dbg !174, !nonnull !124
  %182 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !174
  %183 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !174
  %mul.i6.i = mul i32 %182, %183, !dbg !174
  %184 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !174
  %mul3.i.i = mul i32 %mul.i6.i, %184, !dbg !174
  store ptr %172, ptr %to.addr.i.i, align 8, !dbg !174
  store ptr %173, ptr %from.addr.i.i, align 8, !dbg !174
  store i64 %174, ptr %n.addr.i.i, align 8, !dbg !174
  store i32 %add6.i.i168, ptr %rank.addr.i.i, align 4, !dbg !174
  store i32 %mul3.i.i, ptr %size.addr.i.i, align 4, !dbg !174
  %185 = load ptr, ptr %to.addr.i.i, align 8, !dbg !174
  %186 = call i1 @llvm.nvvm.isspacep.shared(ptr %185), !dbg !174
  br i1 %186, label %land.rhs.i.i, label %land.end.i.i, !dbg !174

land.rhs.i.i:                                     ; preds = %_ZL13ws_copy_sharePvPKvmjj.exit156
  %187 = load ptr, ptr %from.addr.i.i, align 8, !dbg !174
  %188 = call i1 @llvm.nvvm.isspacep.global(ptr %187), !dbg !174
  br label %land.end.i.i, !dbg !174

land.end.i.i:                                     ; preds = %land.rhs.i.i, %_ZL13ws_copy_sharePvPKvmjj.exit156
  %189 = phi i1 [ false, %_ZL13ws_copy_sharePvPKvmjj.exit156 ], [ %188, %land.rhs.i.i ], !dbg !174
  %storedv.i.i = zext i1 %189 to i8, !dbg !174
  store i8 %storedv.i.i, ptr %async.i.i, align 1, !dbg !174
  %190 = load ptr, ptr %to.addr.i.i, align 8, !dbg !174
  %191 = ptrtoint ptr %190 to i64, !dbg !174
  %192 = load ptr, ptr %from.addr.i.i, align 8, !dbg !174
  %193 = ptrtoint ptr %192 to i64, !dbg !174
  %or.i.i = or i64 %191, %193, !dbg !174
  store i64 %or.i.i, ptr %both.i.i, align 8, !dbg !174
  store i64 0, ptr %done.i.i, align 8, !dbg !174
  %194 = load i8, ptr %async.i.i, align 1, !dbg !174
  %loadedv.i.i = trunc i8 %194 to i1, !dbg !174
  br i1 %loadedv.i.i, label %land.lhs.true.i.i, label %if.else.i.i, !dbg !174

land.lhs.true.i.i:                                ; preds = %land.end.i.i
  %195 = load i64, ptr %both.i.i, align 8, !dbg !174
  %rem.i.i = urem i64 %195, 16, !dbg !174
  %cmp.i.i = icmp eq i64 %rem.i.i, 0, !dbg !174
  br i1 %cmp.i.i, label %if.then.i.i, label %if.else.i.i, !dbg !174

if.then.i.i:                                      ; preds = %land.lhs.true.i.i
  %196 = load i32, ptr %rank.addr.i.i, align 4, !dbg !174
  %conv.i.i = zext i32 %196 to i64, !dbg !174
  store i64 %conv.i.i, ptr %i.i.i, align 8, !dbg !174
  br label %for.cond.i.i, !dbg !174

for.cond.i.i:                                     ; preds = %for.body.i.i, %if.then.i.i
  %197 = load i64, ptr %i.i.i, align 8, !dbg !174
  %198 = load i64, ptr %n.addr.i.i, align 8, !dbg !174
  %div.i.i = udiv i64 %198, 16, !dbg !174
  %cmp1.i.i = icmp ult i64 %197, %div.i.i, !dbg !174
  br i1 %cmp1.i.i, label %for.body.i.i, label %for.end.i.i, !dbg !174

for.body.i.i:                                     ; preds = %for.cond.i.i
  %199 = load ptr, ptr %to.addr.i.i, align 8, !dbg !174
  %200 = load i64, ptr %i.i.i, align 8, !dbg !174
  %mul.i4.i = mul i64 16, %200, !dbg !174
  %add.ptr.i.i = getelementptr inbounds nuw i8, ptr %199, i64 %mul.i4.i, !dbg !174
  %add.ptr.ascast.i.i = addrspacecast ptr %add.ptr.i.i to ptr addrspace(3), !dbg !174
  %201 = load ptr, ptr %from.addr.i.i, align 8, !dbg !174
  %202 = load i64, ptr %i.i.i, align 8, !dbg !174
  %mul2.i.i = mul i64 16, %202, !dbg !174
  %add.ptr3.i.i = getelementptr inbounds nuw i8, ptr %201, i64 %mul2.i.i, !dbg !174
  %add.ptr3.ascast.i.i = addrspacecast ptr %add.ptr3.i.i to ptr addrspace(1), !dbg !174
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr.ascast.i.i, ptr addrspace(1) noundef %add.ptr3.ascast.i.i, i32 noundef 16, i32 noundef 16) #5, !dbg !174
  %203 = load i32, ptr %size.addr.i.i, align 4, !dbg !174
  %conv4.i.i = zext i32 %203 to i64, !dbg !174
  %204 = load i64, ptr %i.i.i, align 8, !dbg !174
  %add.i5.i = add i64 %204, %conv4.i.i, !dbg !174
  store i64 %add.i5.i, ptr %i.i.i, align 8, !dbg !174
  br label %for.cond.i.i, !dbg !174, !llvm.loop !175

for.end.i.i:                                      ; preds = %for.cond.i.i
  %205 = load i64, ptr %n.addr.i.i, align 8, !dbg !174
  %div5.i.i = udiv i64 %205, 16, !dbg !174
  %mul6.i.i = mul i64 %div5.i.i, 16, !dbg !174
  store i64 %mul6.i.i, ptr %done.i.i, align 8, !dbg !174
  br label %if.end51.i.i, !dbg !174

if.else.i.i:                                      ; preds = %land.lhs.true.i.i, %land.end.i.i
  %206 = load i8, ptr %async.i.i, align 1, !dbg !174
  %loadedv7.i.i = trunc i8 %206 to i1, !dbg !174
  br i1 %loadedv7.i.i, label %land.lhs.true8.i.i, label %if.else28.i.i, !dbg !174

land.lhs.true8.i.i:                               ; preds = %if.else.i.i
  %207 = load i64, ptr %both.i.i, align 8, !dbg !174
  %rem9.i.i = urem i64 %207, 8, !dbg !174
  %cmp10.i.i = icmp eq i64 %rem9.i.i, 0, !dbg !174
  br i1 %cmp10.i.i, label %if.then11.i.i, label %if.else28.i.i, !dbg !174

if.then11.i.i:                                    ; preds = %land.lhs.true8.i.i
  %208 = load i32, ptr %rank.addr.i.i, align 4, !dbg !174
  %conv13.i.i = zext i32 %208 to i64, !dbg !174
  store i64 %conv13.i.i, ptr %i12.i.i, align 8, !dbg !174
  br label %for.cond14.i.i, !dbg !174

for.cond14.i.i:                                   ; preds = %for.body17.i.i, %if.then11.i.i
  %209 = load i64, ptr %i12.i.i, align 8, !dbg !174
  %210 = load i64, ptr %n.addr.i.i, align 8, !dbg !174
  %div15.i.i = udiv i64 %210, 8, !dbg !174
  %cmp16.i.i = icmp ult i64 %209, %div15.i.i, !dbg !174
  br i1 %cmp16.i.i, label %for.body17.i.i, label %for.end25.i.i, !dbg !174

for.body17.i.i:                                   ; preds = %for.cond14.i.i
  %211 = load ptr, ptr %to.addr.i.i, align 8, !dbg !174
  %212 = load i64, ptr %i12.i.i, align 8, !dbg !174
  %mul18.i.i = mul i64 8, %212, !dbg !174
  %add.ptr19.i.i = getelementptr inbounds nuw i8, ptr %211, i64 %mul18.i.i, !dbg !174
  %add.ptr19.ascast.i.i = addrspacecast ptr %add.ptr19.i.i to ptr addrspace(3), !dbg !174
  %213 = load ptr, ptr %from.addr.i.i, align 8, !dbg !174
  %214 = load i64, ptr %i12.i.i, align 8, !dbg !174
  %mul20.i.i = mul i64 8, %214, !dbg !174
  %add.ptr21.i.i = getelementptr inbounds nuw i8, ptr %213, i64 %mul20.i.i, !dbg !174
  %add.ptr21.ascast.i.i = addrspacecast ptr %add.ptr21.i.i to ptr addrspace(1), !dbg !174
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr19.ascast.i.i, ptr addrspace(1) noundef %add.ptr21.ascast.i.i, i32 noundef 8, i32 noundef 8) #5, !dbg !174
  %215 = load i32, ptr %size.addr.i.i, align 4, !dbg !174
  %conv23.i.i = zext i32 %215 to i64, !dbg !174
  %216 = load i64, ptr %i12.i.i, align 8, !dbg !174
  %add24.i.i = add i64 %216, %conv23.i.i, !dbg !174
  store i64 %add24.i.i, ptr %i12.i.i, align 8, !dbg !174
  br label %for.cond14.i.i, !dbg !174, !llvm.loop !176

for.end25.i.i:                                    ; preds = %for.cond14.i.i
  %217 = load i64, ptr %n.addr.i.i, align 8, !dbg !174
  %div26.i.i = udiv i64 %217, 8, !dbg !174
  %mul27.i.i = mul i64 %div26.i.i, 8, !dbg !174
  store i64 %mul27.i.i, ptr %done.i.i, align 8, !dbg !174
  br label %if.end50.i.i, !dbg !174

if.else28.i.i:                                    ; preds = %land.lhs.true8.i.i, %if.else.i.i
  %218 = load i8, ptr %async.i.i, align 1, !dbg !174
  %loadedv29.i.i = trunc i8 %218 to i1, !dbg !174
  br i1 %loadedv29.i.i, label %land.lhs.true30.i.i, label %if.end.i.i, !dbg !174

land.lhs.true30.i.i:                              ; preds = %if.else28.i.i
  %219 = load i64, ptr %both.i.i, align 8, !dbg !174
  %rem31.i.i = urem i64 %219, 4, !dbg !174
  %cmp32.i.i = icmp eq i64 %rem31.i.i, 0, !dbg !174
  br i1 %cmp32.i.i, label %if.then33.i.i, label %if.end.i.i, !dbg !174

if.then33.i.i:                                    ; preds = %land.lhs.true30.i.i
  %220 = load i32, ptr %rank.addr.i.i, align 4, !dbg !174
  %conv35.i.i = zext i32 %220 to i64, !dbg !174
  store i64 %conv35.i.i, ptr %i34.i.i, align 8, !dbg !174
  br label %for.cond36.i.i, !dbg !174

for.cond36.i.i:                                   ; preds = %for.body39.i.i, %if.then33.i.i
  %221 = load i64, ptr %i34.i.i, align 8, !dbg !174
  %222 = load i64, ptr %n.addr.i.i, align 8, !dbg !174
  %div37.i.i = udiv i64 %222, 4, !dbg !174
  %cmp38.i.i = icmp ult i64 %221, %div37.i.i, !dbg !174
  br i1 %cmp38.i.i, label %for.body39.i.i, label %for.end47.i.i, !dbg !174

for.body39.i.i:                                   ; preds = %for.cond36.i.i
  %223 = load ptr, ptr %to.addr.i.i, align 8, !dbg !174
  %224 = load i64, ptr %i34.i.i, align 8, !dbg !174
  %mul40.i.i = mul i64 4, %224, !dbg !174
  %add.ptr41.i.i = getelementptr inbounds nuw i8, ptr %223, i64 %mul40.i.i, !dbg !174
  %add.ptr41.ascast.i.i = addrspacecast ptr %add.ptr41.i.i to ptr addrspace(3), !dbg !174
  %225 = load ptr, ptr %from.addr.i.i, align 8, !dbg !174
  %226 = load i64, ptr %i34.i.i, align 8, !dbg !174
  %mul42.i.i = mul i64 4, %226, !dbg !174
  %add.ptr43.i.i = getelementptr inbounds nuw i8, ptr %225, i64 %mul42.i.i, !dbg !174
  %add.ptr43.ascast.i.i = addrspacecast ptr %add.ptr43.i.i to ptr addrspace(1), !dbg !174
  call void @__ws_cp_async(ptr addrspace(3) noundef %add.ptr41.ascast.i.i, ptr addrspace(1) noundef %add.ptr43.ascast.i.i, i32 noundef 4, i32 noundef 4) #5, !dbg !174
  %227 = load i32, ptr %size.addr.i.i, align 4, !dbg !174
  %conv45.i.i = zext i32 %227 to i64, !dbg !174
  %228 = load i64, ptr %i34.i.i, align 8, !dbg !174
  %add46.i.i = add i64 %228, %conv45.i.i, !dbg !174
  store i64 %add46.i.i, ptr %i34.i.i, align 8, !dbg !174
  br label %for.cond36.i.i, !dbg !174, !llvm.loop !177

for.end47.i.i:                                    ; preds = %for.cond36.i.i
  %229 = load i64, ptr %n.addr.i.i, align 8, !dbg !174
  %div48.i.i = udiv i64 %229, 4, !dbg !174
  %mul49.i.i = mul i64 %div48.i.i, 4, !dbg !174
  store i64 %mul49.i.i, ptr %done.i.i, align 8, !dbg !174
  br label %if.end.i.i, !dbg !174

if.end.i.i:                                       ; preds = %for.end47.i.i, %land.lhs.true30.i.i, %if.else28.i.i
  br label %if.end50.i.i, !dbg !174

if.end50.i.i:                                     ; preds = %if.end.i.i, %for.end25.i.i
  br label %if.end51.i.i, !dbg !174

if.end51.i.i:                                     ; preds = %if.end50.i.i, %for.end.i.i
  %230 = load i64, ptr %done.i.i, align 8, !dbg !174
  %231 = load i32, ptr %rank.addr.i.i, align 4, !dbg !174
  %conv53.i.i = zext i32 %231 to i64, !dbg !174
  %add54.i.i = add i64 %230, %conv53.i.i, !dbg !174
  store i64 %add54.i.i, ptr %i52.i.i, align 8, !dbg !174
  br label %for.cond55.i.i, !dbg !174

for.cond55.i.i:                                   ; preds = %for.body57.i.i, %if.end51.i.i
  %232 = load i64, ptr %i52.i.i, align 8, !dbg !174
  %233 = load i64, ptr %n.addr.i.i, align 8, !dbg !174
  %cmp56.i.i = icmp ult i64 %232, %233, !dbg !174
  br i1 %cmp56.i.i, label %for.body57.i.i, label %_ZN18cooperative_groups7ws_copyINS_12thread_blockEcEEvRKT_PT0_PKS5_m.exit, !dbg !174

for.body57.i.i:                                   ; preds = %for.cond55.i.i
  %234 = load ptr, ptr %from.addr.i.i, align 8, !dbg !174
  %235 = load i64, ptr %i52.i.i, align 8, !dbg !174
  %arrayidx.i.i = getelementptr inbounds nuw i8, ptr %234, i64 %235, !dbg !174
  %236 = load i8, ptr %arrayidx.i.i, align 1, !dbg !174
  %237 = load ptr, ptr %to.addr.i.i, align 8, !dbg !174
  %238 = load i64, ptr %i52.i.i, align 8, !dbg !174
  %arrayidx58.i.i = getelementptr inbounds nuw i8, ptr %237, i64 %238, !dbg !174
  store i8 %236, ptr %arrayidx58.i.i, align 1, !dbg !174
  %239 = load i32, ptr %size.addr.i.i, align 4, !dbg !174
  %conv60.i.i = zext i32 %239 to i64, !dbg !174
  %240 = load i64, ptr %i52.i.i, align 8, !dbg !174
  %add61.i.i = add i64 %240, %conv60.i.i, !dbg !174
  store i64 %add61.i.i, ptr %i52.i.i, align 8, !dbg !174
  br label %for.cond55.i.i, !dbg !174, !llvm.loop !178

_ZN18cooperative_groups7ws_copyINS_12thread_blockEcEEvRKT_PT0_PKS5_m.exit: ; preds = %for.cond55.i.i
  %241 = load i8, ptr %async.i.i, align 1, !dbg !174
  %loadedv63.i.i = trunc i8 %241 to i1, !dbg !174
  call void @__ws_cp_async_commit() #5, !dbg !174
  store ptr %block, ptr %g.addr.i34, align 8, !dbg !179
  call void @__ws_cp_async_wait(i32 noundef 2) #5, !dbg !179
  %242 = load ptr, ptr %g.addr.i34, align 8, !dbg !179, !nonnull !124
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !179
  %243 = load i32, ptr %t, align 4, !dbg !180
  %sub = sub nsw i32 63, %243, !dbg !181
  %idxprom = sext i32 %sub to i64, !dbg !182
  %arrayidx = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 0, i64 %idxprom, !dbg !182
  %244 = load i32, ptr %arrayidx, align 4, !dbg !182
  %245 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !183
  %mul9 = mul i32 128, %245, !dbg !184
  %add = add i32 %mul9, 63, !dbg !185
  %246 = load i32, ptr %t, align 4, !dbg !186
  %sub10 = sub i32 %add, %246, !dbg !187
  %cmp = icmp eq i32 %244, %sub10, !dbg !188
  %storedv.i = zext i1 %cmp to i8, !dbg !189
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !189
  store ptr @.str, ptr %m.addr.i, align 8, !dbg !189
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !189
  store i32 19, ptr %l.addr.i, align 4, !dbg !189
  store ptr @__func__._Z5tilesPKiPi, ptr %fn.addr.i, align 8, !dbg !189
  %247 = load i8, ptr %c.addr.i, align 1, !dbg !189
  %loadedv.i = trunc i8 %247 to i1, !dbg !189
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !189

if.then.i:                                        ; preds = %_ZN18cooperative_groups7ws_copyINS_12thread_blockEcEEvRKT_PT0_PKS5_m.exit
  %248 = load ptr, ptr %m.addr.i, align 8, !dbg !189
  %249 = load ptr, ptr %f.addr.i, align 8, !dbg !189
  %250 = load i32, ptr %l.addr.i, align 4, !dbg !189
  %251 = load ptr, ptr %fn.addr.i, align 8, !dbg !189
  call void @__assertfail(ptr noundef %248, ptr noundef %249, i32 noundef %250, ptr noundef %251, i64 noundef 1) #6, !dbg !189
  unreachable, !dbg !189

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %_ZN18cooperative_groups7ws_copyINS_12thread_blockEcEEvRKT_PT0_PKS5_m.exit
  store ptr %block, ptr %g.addr.i35, align 8, !dbg !190
  call void @__ws_cp_async_wait_all() #5, !dbg !190
  %252 = load ptr, ptr %g.addr.i35, align 8, !dbg !190, !nonnull !124
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !190
  %253 = load i32, ptr %t, align 4, !dbg !191
  %sub11 = sub nsw i32 63, %253, !dbg !192
  %idxprom12 = sext i32 %sub11 to i64, !dbg !193
  %arrayidx13 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 0, i64 %idxprom12, !dbg !193
  %254 = load i32, ptr %arrayidx13, align 4, !dbg !193
  %255 = load i32, ptr %t, align 4, !dbg !194
  %sub14 = sub nsw i32 60, %255, !dbg !195
  %idxprom15 = sext i32 %sub14 to i64, !dbg !196
  %arrayidx16 = getelementptr inbounds [64 x i32], ptr getelementptr inbounds ([2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE4tile to ptr), i64 0, i64 1), i64 0, i64 %idxprom15, !dbg !196
  %256 = load i32, ptr %arrayidx16, align 4, !dbg !196
  %add17 = add nsw i32 %254, %256, !dbg !197
  %257 = load i32, ptr %t, align 4, !dbg !198
  %rem = srem i32 %257, 7, !dbg !199
  %idxprom18 = sext i32 %rem to i64, !dbg !200
  %arrayidx19 = getelementptr inbounds [7 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesPKiPiE3odd to ptr), i64 0, i64 %idxprom18, !dbg !200
  %258 = load i8, ptr %arrayidx19, align 1, !dbg !200
  %conv = sext i8 %258 to i32, !dbg !200
  %add20 = add nsw i32 %add17, %conv, !dbg !201
  %259 = load ptr, ptr %out.addr, align 8, !dbg !202
  %260 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !203
  %mul22 = mul i32 128, %260, !dbg !204
  %261 = load i32, ptr %t, align 4, !dbg !205
  %add23 = add i32 %mul22, %261, !dbg !206
  %idxprom24 = zext i32 %add23 to i64, !dbg !202
  %arrayidx25 = getelementptr inbounds nuw i32, ptr %259, i64 %idxprom24, !dbg !202
  store i32 %add20, ptr %arrayidx25, align 4, !dbg !207
  ret void, !dbg !208
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
!11 = !{!12, !15, !16, !19, !20, !22, !23, !24, !25}
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
!158 = distinct !{!158, !157}
!159 = distinct !{!159, !157}
!160 = distinct !{!160, !157}
!161 = !DILocation(line: 16, column: 36, scope: !2)
!162 = !DILocation(line: 16, column: 40, scope: !2)
!163 = !DILocation(line: 16, column: 45, scope: !2)
!164 = !DILocation(line: 16, column: 51, scope: !2)
!165 = !DILocation(line: 16, column: 3, scope: !2)
!166 = !{i64 4}
!167 = distinct !{!167, !157}
!168 = distinct !{!168, !157}
!169 = distinct !{!169, !157}
!170 = distinct !{!170, !157}
!171 = !DILocation(line: 17, column: 46, scope: !2)
!172 = !DILocation(line: 17, column: 51, scope: !2)
!173 = !DILocation(line: 17, column: 56, scope: !2)
!174 = !DILocation(line: 17, column: 3, scope: !2)
!175 = distinct !{!175, !157}
!176 = distinct !{!176, !157}
!177 = distinct !{!177, !157}
!178 = distinct !{!178, !157}
!179 = !DILocation(line: 18, column: 3, scope: !2)
!180 = !DILocation(line: 19, column: 23, scope: !2)
!181 = !DILocation(line: 19, column: 21, scope: !2)
!182 = !DILocation(line: 19, column: 10, scope: !2)
!183 = !DILocation(line: 19, column: 35, scope: !2)
!184 = !DILocation(line: 19, column: 33, scope: !2)
!185 = !DILocation(line: 19, column: 46, scope: !2)
!186 = !DILocation(line: 19, column: 53, scope: !2)
!187 = !DILocation(line: 19, column: 51, scope: !2)
!188 = !DILocation(line: 19, column: 26, scope: !2)
!189 = !DILocation(line: 19, column: 3, scope: !2)
!190 = !DILocation(line: 20, column: 3, scope: !2)
!191 = !DILocation(line: 21, column: 44, scope: !2)
!192 = !DILocation(line: 21, column: 42, scope: !2)
!193 = !DILocation(line: 21, column: 31, scope: !2)
!194 = !DILocation(line: 21, column: 62, scope: !2)
!195 = !DILocation(line: 21, column: 60, scope: !2)
!196 = !DILocation(line: 21, column: 49, scope: !2)
!197 = !DILocation(line: 21, column: 47, scope: !2)
!198 = !DILocation(line: 21, column: 71, scope: !2)
!199 = !DILocation(line: 21, column: 73, scope: !2)
!200 = !DILocation(line: 21, column: 67, scope: !2)
!201 = !DILocation(line: 21, column: 65, scope: !2)
!202 = !DILocation(line: 21, column: 3, scope: !2)
!203 = !DILocation(line: 21, column: 13, scope: !2)
!204 = !DILocation(line: 21, column: 11, scope: !2)
!205 = !DILocation(line: 21, column: 26, scope: !2)
!206 = !DILocation(line: 21, column: 24, scope: !2)
!207 = !DILocation(line: 21, column: 29, scope: !2)
!208 = !DILocation(line: 22, column: 1, scope: !2)
