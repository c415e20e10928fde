; ModuleID = 'cuda_barrier.cu'
source_filename = "cuda_barrier.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%"class.cuda::barrier" = type { i64 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" = type { i64 }
%"struct.cooperative_groups::thread_block" = type { i8 }

@_ZZ5orderPKjPjE3bar = internal addrspace(3) global %"class.cuda::barrier" undef, align 8, !dbg !0
@_ZZ5orderPKjPjE4cell = internal addrspace(3) global [64 x i32] undef, align 4, !dbg !64
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@.str = private unnamed_addr constant [36 x i8] c"got == 64 * blockIdx.x + 63 - t + i\00", align 1, !dbg !69
@.str1 = private unnamed_addr constant [16 x i8] c"cuda_barrier.cu\00", align 1, !dbg !76
@__func__._Z5orderPKjPj = private unnamed_addr constant [6 x i8] c"order\00", align 1, !dbg !81
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5orderPKjPj(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
  %this.addr.i58 = alloca ptr, align 8
  %this.addr.i2.i46 = alloca ptr, align 8
  %t.addr.i.i47 = alloca ptr, align 8
  %retval.i.i48 = alloca %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token", align 8
  %this.addr.i.i49 = alloca ptr, align 8
  %n.addr.i.i50 = alloca i64, align 8
  %this.addr.i51 = alloca ptr, align 8
  %ref.tmp.i52 = alloca %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token", align 8
  %this.addr.i2.i = alloca ptr, align 8
  %t.addr.i.i = alloca ptr, align 8
  %retval.i.i = alloca %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token", align 8
  %this.addr.i.i = alloca ptr, align 8
  %n.addr.i.i = alloca i64, align 8
  %this.addr.i44 = alloca ptr, align 8
  %ref.tmp.i = alloca %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token", align 8
  %c.addr.i = alloca i8, align 1
  %m.addr.i = alloca ptr, align 8
  %f.addr.i = alloca ptr, align 8
  %l.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %this.addr.i42 = alloca ptr, align 8
  %t.addr.i = alloca ptr, align 8
  %retval.i38 = alloca %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token", align 8
  %this.addr.i = alloca ptr, align 8
  %n.addr.i39 = alloca i64, align 8
  %b.addr.i = alloca ptr, align 8
  %n.addr.i = alloca i64, align 8
  %retval.i = alloca %"struct.cooperative_groups::thread_block", align 1
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %block = alloca %"struct.cooperative_groups::thread_block", align 1
  %t = alloca i32, align 4
  %i = alloca i32, align 4
  %token = alloca %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token", align 8
  %other = alloca i32, align 4
  %got = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !177, !DIExpression(), !178)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !179, !DIExpression(), !180)
    #dbg_declare(ptr %block, !181, !DIExpression(), !185)
  %0 = load %"struct.cooperative_groups::thread_block", ptr %retval.i, align 1, !dbg !186
    #dbg_declare(ptr %t, !187, !DIExpression(), !188)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !189
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !189
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !189
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !189
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !189
  %mul.i64 = mul i32 %4, %5, !dbg !189
  %add.i = add i32 %3, %mul.i64, !dbg !189
  %mul5.i = mul i32 %2, %add.i, !dbg !189
  %add6.i = add i32 %1, %mul5.i, !dbg !189
  store i32 %add6.i, ptr %t, align 4, !dbg !188
  %6 = load i32, ptr %t, align 4, !dbg !190
  %cmp = icmp eq i32 %6, 0, !dbg !192
  br i1 %cmp, label %if.then, label %if.end, !dbg !192

if.then:                                          ; preds = %entry
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !193
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !193
  %mul.i = mul i32 %7, %8, !dbg !193
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !193
  %mul3.i = mul i32 %mul.i, %9, !dbg !193
  %conv = zext i32 %mul3.i to i64, !dbg !193
  store ptr addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE3bar to ptr), ptr %b.addr.i, align 8, !dbg !194
  store i64 %conv, ptr %n.addr.i, align 8, !dbg !194
  %10 = load ptr, ptr %b.addr.i, align 8, !dbg !194
  %11 = load i64, ptr %n.addr.i, align 8, !dbg !194
  %conv.i = trunc i64 %11 to i32, !dbg !194
  call void @__ws_mbarrier_init(ptr noundef %10, i32 noundef %conv.i) #5, !dbg !194
  br label %if.end, !dbg !194

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !195
    #dbg_declare(ptr %i, !196, !DIExpression(), !198)
  store i32 0, ptr %i, align 4, !dbg !198
  br label %for.cond, !dbg !199

for.cond:                                         ; preds = %for.inc, %if.end
  %12 = load i32, ptr %i, align 4, !dbg !200
  %cmp3 = icmp slt i32 %12, 4, !dbg !202
  br i1 %cmp3, label %for.body, label %for.end, !dbg !203

for.body:                                         ; preds = %for.cond
  %13 = load ptr, ptr %in.addr, align 8, !dbg !204
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !206
  %mul = mul i32 64, %14, !dbg !207
  %15 = load i32, ptr %t, align 4, !dbg !208
  %add = add i32 %mul, %15, !dbg !209
  %idxprom = zext i32 %add to i64, !dbg !204
  %arrayidx = getelementptr inbounds nuw i32, ptr %13, i64 %idxprom, !dbg !204
  %16 = load i32, ptr %arrayidx, align 4, !dbg !204
  %17 = load i32, ptr %i, align 4, !dbg !210
  %add5 = add i32 %16, %17, !dbg !211
  %18 = load i32, ptr %t, align 4, !dbg !212
  %idxprom6 = sext i32 %18 to i64, !dbg !213
  %arrayidx7 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE4cell to ptr), i64 0, i64 %idxprom6, !dbg !213
  store i32 %add5, ptr %arrayidx7, align 4, !dbg !214
    #dbg_declare(ptr %token, !215, !DIExpression(), !216)
  store ptr addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE3bar to ptr), ptr %this.addr.i, align 8, !dbg !217
  store i64 1, ptr %n.addr.i39, align 8, !dbg !217
  %this1.i = load ptr, ptr %this.addr.i, align 8, !dbg !217
  %19 = load i64, ptr %n.addr.i39, align 8, !dbg !217
  %conv.i40 = trunc i64 %19 to i32, !dbg !217
  %call.i41 = call i64 @__ws_mbarrier_arrive(ptr noundef %this1.i, i32 noundef %conv.i40) #5, !dbg !217
  store i64 %call.i41, ptr %retval.i38, align 8, !dbg !217
  %20 = load %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token", ptr %retval.i38, align 8, !dbg !217
  %21 = getelementptr inbounds nuw %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token", ptr %token, i32 0, i32 0, !dbg !217
  %22 = extractvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" %20, 0, !dbg !217
  store i64 %22, ptr %21, align 8, !dbg !217
    #dbg_declare(ptr %other, !218, !DIExpression(), !219)
  %23 = load i32, ptr %i, align 4, !dbg !220
  %mul9 = mul nsw i32 2, %23, !dbg !221
  store i32 %mul9, ptr %other, align 4, !dbg !219
  store ptr addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE3bar to ptr), ptr %this.addr.i42, align 8, !dbg !222
  store ptr %token, ptr %t.addr.i, align 8, !dbg !222
  %this1.i43 = load ptr, ptr %this.addr.i42, align 8, !dbg !222
  %24 = load ptr, ptr %t.addr.i, align 8, !dbg !222, !nonnull !171, !align !223
  %25 = load i64, ptr %24, align 8, !dbg !222
  call void @__ws_mbarrier_wait(ptr noundef %this1.i43, i64 noundef %25) #5, !dbg !222
    #dbg_declare(ptr %got, !224, !DIExpression(), !225)
  %26 = load i32, ptr %t, align 4, !dbg !226
  %sub = sub nsw i32 63, %26, !dbg !227
  %idxprom10 = sext i32 %sub to i64, !dbg !228
  %arrayidx11 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE4cell to ptr), i64 0, i64 %idxprom10, !dbg !228
  %27 = load i32, ptr %arrayidx11, align 4, !dbg !228
  store i32 %27, ptr %got, align 4, !dbg !225
  %28 = load i32, ptr %got, align 4, !dbg !229
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !230
  %mul13 = mul i32 64, %29, !dbg !231
  %add14 = add i32 %mul13, 63, !dbg !232
  %30 = load i32, ptr %t, align 4, !dbg !233
  %sub15 = sub i32 %add14, %30, !dbg !234
  %31 = load i32, ptr %i, align 4, !dbg !235
  %add16 = add i32 %sub15, %31, !dbg !236
  %cmp17 = icmp eq i32 %28, %add16, !dbg !237
  %storedv.i = zext i1 %cmp17 to i8, !dbg !238
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !238
  store ptr @.str, ptr %m.addr.i, align 8, !dbg !238
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !238
  store i32 21, ptr %l.addr.i, align 4, !dbg !238
  store ptr @__func__._Z5orderPKjPj, ptr %fn.addr.i, align 8, !dbg !238
  %32 = load i8, ptr %c.addr.i, align 1, !dbg !238
  %loadedv.i = trunc i8 %32 to i1, !dbg !238
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !238

if.then.i:                                        ; preds = %for.body
  %33 = load ptr, ptr %m.addr.i, align 8, !dbg !238
  %34 = load ptr, ptr %f.addr.i, align 8, !dbg !238
  %35 = load i32, ptr %l.addr.i, align 4, !dbg !238
  %36 = load ptr, ptr %fn.addr.i, align 8, !dbg !238
  call void @__assertfail(ptr noundef %33, ptr noundef %34, i32 noundef %35, ptr noundef %36, i64 noundef 1) #6, !dbg !238
  unreachable, !dbg !238

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %for.body
  %37 = load i32, ptr %got, align 4, !dbg !239
  %38 = load i32, ptr %other, align 4, !dbg !240
  %add18 = add i32 %37, %38, !dbg !241
  %39 = load ptr, ptr %out.addr, align 8, !dbg !242
  %40 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !243
  %mul20 = mul i32 64, %40, !dbg !244
  %41 = load i32, ptr %t, align 4, !dbg !245
  %add21 = add i32 %mul20, %41, !dbg !246
  %idxprom22 = zext i32 %add21 to i64, !dbg !242
  %arrayidx23 = getelementptr inbounds nuw i32, ptr %39, i64 %idxprom22, !dbg !242
  store i32 %add18, ptr %arrayidx23, align 4, !dbg !247
  store ptr addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE3bar to ptr), ptr %this.addr.i51, align 8, !dbg !248
  %this1.i53 = load ptr, ptr %this.addr.i51, align 8, !dbg !248
  store ptr %this1.i53, ptr %this.addr.i.i49, align 8, !dbg !248
  store i64 1, ptr %n.addr.i.i50, align 8, !dbg !248
  %this1.i.i54 = load ptr, ptr %this.addr.i.i49, align 8, !dbg !248
  %42 = load i64, ptr %n.addr.i.i50, align 8, !dbg !248
  %conv.i.i55 = trunc i64 %42 to i32, !dbg !248
  %call.i.i56 = call i64 @__ws_mbarrier_arrive(ptr noundef %this1.i.i54, i32 noundef %conv.i.i55) #5, !dbg !248
  store i64 %call.i.i56, ptr %retval.i.i48, align 8, !dbg !248
  %43 = load %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token", ptr %retval.i.i48, align 8, !dbg !248
  %44 = extractvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" %43, 0, !dbg !248
  store i64 %44, ptr %ref.tmp.i52, align 8, !dbg !248
  store ptr %this1.i53, ptr %this.addr.i2.i46, align 8, !dbg !248
  store ptr %ref.tmp.i52, ptr %t.addr.i.i47, align 8, !dbg !248
  %this1.i3.i57 = load ptr, ptr %this.addr.i2.i46, align 8, !dbg !248
  %45 = load ptr, ptr %t.addr.i.i47, align 8, !dbg !248, !nonnull !171, !align !223
  %46 = load i64, ptr %45, align 8, !dbg !248
  call void @__ws_mbarrier_wait(ptr noundef %this1.i3.i57, i64 noundef %46) #5, !dbg !248
  br label %for.inc, !dbg !249

for.inc:                                          ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %47 = load i32, ptr %i, align 4, !dbg !250
  %inc = add nsw i32 %47, 1, !dbg !250
  store i32 %inc, ptr %i, align 4, !dbg !250
  br label %for.cond, !dbg !251, !llvm.loop !252

for.end:                                          ; preds = %for.cond
  %48 = load i32, ptr %t, align 4, !dbg !255
  %cmp24 = icmp sge i32 %48, 32, !dbg !257
  br i1 %cmp24, label %if.then25, label %if.end26, !dbg !257

if.then25:                                        ; preds = %for.end
  store ptr addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE3bar to ptr), ptr %this.addr.i58, align 8, !dbg !258
  %this1.i59 = load ptr, ptr %this.addr.i58, align 8, !dbg !258
  %call.i60 = call i64 @__ws_mbarrier_drop(ptr noundef %this1.i59, i32 noundef 1) #5, !dbg !258
  br label %return, !dbg !260

if.end26:                                         ; preds = %for.end
  %49 = load i32, ptr %t, align 4, !dbg !261
  %50 = load i32, ptr %t, align 4, !dbg !262
  %idxprom27 = sext i32 %50 to i64, !dbg !263
  %arrayidx28 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE4cell to ptr), i64 0, i64 %idxprom27, !dbg !263
  store i32 %49, ptr %arrayidx28, align 4, !dbg !264
  store ptr addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE3bar to ptr), ptr %this.addr.i44, align 8, !dbg !265
  %this1.i45 = load ptr, ptr %this.addr.i44, align 8, !dbg !265
  store ptr %this1.i45, ptr %this.addr.i.i, align 8, !dbg !265
  store i64 1, ptr %n.addr.i.i, align 8, !dbg !265
  %this1.i.i = load ptr, ptr %this.addr.i.i, align 8, !dbg !265
  %51 = load i64, ptr %n.addr.i.i, align 8, !dbg !265
  %conv.i.i = trunc i64 %51 to i32, !dbg !265
  %call.i.i = call i64 @__ws_mbarrier_arrive(ptr noundef %this1.i.i, i32 noundef %conv.i.i) #5, !dbg !265
  store i64 %call.i.i, ptr %retval.i.i, align 8, !dbg !265
  %52 = load %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token", ptr %retval.i.i, align 8, !dbg !265
  %53 = extractvalue %"struct.cuda::barrier<cuda::thread_scope_block>::arrival_token" %52, 0, !dbg !265
  store i64 %53, ptr %ref.tmp.i, align 8, !dbg !265
  store ptr %this1.i45, ptr %this.addr.i2.i, align 8, !dbg !265
  store ptr %ref.tmp.i, ptr %t.addr.i.i, align 8, !dbg !265
  %this1.i3.i = load ptr, ptr %this.addr.i2.i, align 8, !dbg !265
  %54 = load ptr, ptr %t.addr.i.i, align 8, !dbg !265, !nonnull !171, !align !223
  %55 = load i64, ptr %54, align 8, !dbg !265
  call void @__ws_mbarrier_wait(ptr noundef %this1.i3.i, i64 noundef %55) #5, !dbg !265
  %56 = load i32, ptr %t, align 4, !dbg !266
  %sub29 = sub nsw i32 31, %56, !dbg !267
  %idxprom30 = sext i32 %sub29 to i64, !dbg !268
  %arrayidx31 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5orderPKjPjE4cell to ptr), i64 0, i64 %idxprom30, !dbg !268
  %57 = load i32, ptr %arrayidx31, align 4, !dbg !268
  %58 = load ptr, ptr %out.addr, align 8, !dbg !269
  %59 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !270
  %mul33 = mul i32 64, %59, !dbg !271
  %60 = load i32, ptr %t, align 4, !dbg !272
  %add34 = add i32 %mul33, %60, !dbg !273
  %idxprom35 = zext i32 %add34 to i64, !dbg !269
  %arrayidx36 = getelementptr inbounds nuw i32, ptr %58, i64 %idxprom35, !dbg !269
  store i32 %57, ptr %arrayidx36, align 4, !dbg !274
  br label %return, !dbg !275

return:                                           ; preds = %if.end26, %if.then25
  ret void, !dbg !275
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
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #3

; Function Attrs: convergent nounwind
declare void @__ws_mbarrier_init(ptr noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare i64 @__ws_mbarrier_arrive(ptr noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare void @__ws_mbarrier_wait(ptr noundef, i64 noundef) #4

; Function Attrs: convergent nounwind
declare i64 @__ws_mbarrier_drop(ptr noundef, i32 noundef) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!172, !173, !174, !175}
!llvm.ident = !{!176}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "bar", scope: !2, file: !3, line: 9, type: !33, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "order", linkageName: "_Z5orderPKjPj", scope: !3, file: !3, line: 8, type: !4, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !171)
!3 = !DIFile(filename: "cuda_barrier.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !11, retainedTypes: !29, globals: !63, imports: !86, splitDebugInlining: false, nameTableKind: None)
!11 = !{!12, !23}
!12 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", scope: !14, file: !13, line: 8, baseType: !8, size: 32, elements: !16, identifier: "_ZTSN4cuda3std12memory_orderE")
!13 = !DIFile(filename: "cuda/cuda/atomic", directory: ".")
!14 = !DINamespace(name: "std", scope: !15)
!15 = !DINamespace(name: "cuda", scope: null)
!16 = !{!17, !18, !19, !20, !21, !22}
!17 = !DIEnumerator(name: "memory_order_relaxed", value: 0, isUnsigned: true)
!18 = !DIEnumerator(name: "memory_order_consume", value: 1, isUnsigned: true)
!19 = !DIEnumerator(name: "memory_order_acquire", value: 2, isUnsigned: true)
!20 = !DIEnumerator(name: "memory_order_release", value: 3, isUnsigned: true)
!21 = !DIEnumerator(name: "memory_order_acq_rel", value: 4, isUnsigned: true)
!22 = !DIEnumerator(name: "memory_order_seq_cst", value: 5, isUnsigned: true)
!23 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "thread_scope", scope: !15, file: !13, line: 5, baseType: !8, size: 32, elements: !24, identifier: "_ZTSN4cuda12thread_scopeE")
!24 = !{!25, !26, !27, !28}
!25 = !DIEnumerator(name: "thread_scope_system", value: 0, isUnsigned: true)
!26 = !DIEnumerator(name: "thread_scope_device", value: 1, isUnsigned: true)
!27 = !DIEnumerator(name: "thread_scope_block", value: 2, isUnsigned: true)
!28 = !DIEnumerator(name: "thread_scope_thread", value: 3, isUnsigned: true)
!29 = !{!30, !8, !31, !62}
!30 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "arrival_token", scope: !33, file: !32, line: 12, size: 64, flags: DIFlagPublic | DIFlagTypePassByValue, elements: !60, identifier: "_ZTSN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEE13arrival_tokenE")
!32 = !DIFile(filename: "cuda/cuda/barrier", directory: ".")
!33 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "barrier<(cuda::thread_scope)2, cuda::ws_nothing>", scope: !15, file: !32, line: 7, size: 64, flags: DIFlagTypePassByReference, elements: !34, templateParams: !56, identifier: "_ZTSN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEE")
!34 = !{!35, !37, !41, !46, !50}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "ws_bar", scope: !33, file: !32, line: 10, baseType: !36, size: 64, align: 64)
!36 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!37 = !DISubprogram(name: "barrier", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEC4Ev", scope: !33, file: !32, line: 13, type: !38, scopeLine: 13, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!38 = !DISubroutineType(types: !39)
!39 = !{null, !40}
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!41 = !DISubprogram(name: "barrier", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEC4ERKS3_", scope: !33, file: !32, line: 13, type: !42, scopeLine: 13, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!42 = !DISubroutineType(types: !43)
!43 = !{null, !40, !44}
!44 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !45, size: 64)
!45 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !33)
!46 = !DISubprogram(name: "operator=", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEEaSERKS3_", scope: !33, file: !32, line: 13, type: !47, scopeLine: 13, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!47 = !DISubroutineType(types: !48)
!48 = !{!49, !40, !44}
!49 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !33, size: 64)
!50 = !DISubprogram(name: "max", linkageName: "_ZN4cuda7barrierILNS_12thread_scopeE2ENS_10ws_nothingEE3maxEv", scope: !33, file: !32, line: 20, type: !51, scopeLine: 20, flags: DIFlagPublic | DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!51 = !DISubroutineType(types: !52)
!52 = !{!53}
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !54, line: 32, baseType: !55)
!54 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!55 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!56 = !{!57, !58}
!57 = !DITemplateValueParameter(name: "S", type: !23, value: i32 2)
!58 = !DITemplateTypeParameter(name: "F", type: !59, defaulted: true)
!59 = !DICompositeType(tag: DW_TAG_structure_type, name: "ws_nothing", scope: !15, file: !32, line: 5, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN4cuda10ws_nothingE")
!60 = !{!61}
!61 = !DIDerivedType(tag: DW_TAG_member, name: "ws_state", scope: !31, file: !32, line: 12, baseType: !36, size: 64)
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!63 = !{!0, !64, !69, !76, !81}
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!65 = distinct !DIGlobalVariable(name: "cell", scope: !2, file: !3, line: 10, type: !66, isLocal: true, isDefinition: true)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !67)
!67 = !{!68}
!68 = !DISubrange(count: 64)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !71, isLocal: true, isDefinition: true)
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !72, size: 288, elements: !74)
!72 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !73)
!73 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!74 = !{!75}
!75 = !DISubrange(count: 36)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !78, isLocal: true, isDefinition: true)
!78 = !DICompositeType(tag: DW_TAG_array_type, baseType: !72, size: 128, elements: !79)
!79 = !{!80}
!80 = !DISubrange(count: 16)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !83, isLocal: true, isDefinition: true)
!83 = !DICompositeType(tag: DW_TAG_array_type, baseType: !72, size: 48, elements: !84)
!84 = !{!85}
!85 = !DISubrange(count: 6)
!86 = !{!87, !89, !91, !95, !96, !99, !102, !105, !108, !110, !113, !115, !117, !119, !121, !126, !128, !130, !135, !139, !144, !148, !152, !158, !162, !165, !166, !167}
!87 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !88, file: !54, line: 206)
!88 = !DINamespace(name: "ws_math", scope: null)
!89 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !90, entity: !88, file: !54, line: 207)
!90 = !DINamespace(name: "std", scope: null)
!91 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !92, file: !94, line: 6)
!92 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !54, line: 31, baseType: !93)
!93 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!94 = !DIFile(filename: "cuda/ws_std.h", directory: ".")
!95 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !53, file: !94, line: 6)
!96 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !97, file: !94, line: 7)
!97 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !54, line: 33, baseType: !98)
!98 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!99 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !100, file: !94, line: 7)
!100 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !54, line: 33, baseType: !101)
!101 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!102 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !103, file: !94, line: 7)
!103 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !54, line: 34, baseType: !104)
!104 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!105 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !106, file: !94, line: 7)
!106 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !54, line: 34, baseType: !107)
!107 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!108 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !109, file: !94, line: 7)
!109 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !54, line: 35, baseType: !8)
!110 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !111, file: !94, line: 7)
!111 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !54, line: 35, baseType: !112)
!112 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!113 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !114, file: !94, line: 7)
!114 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !54, line: 36, baseType: !93)
!115 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !116, file: !94, line: 7)
!116 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !54, line: 36, baseType: !55)
!117 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !118, file: !94, line: 7)
!118 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !54, line: 37, baseType: !55)
!119 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !120, file: !94, line: 7)
!120 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !54, line: 37, baseType: !93)
!121 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !122, file: !94, line: 8)
!122 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnani", scope: !123, file: !123, line: 199, type: !124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!123 = !DIFile(filename: "cuda/ws_device.h", directory: ".")
!124 = !DISubroutineType(types: !125)
!125 = !{!30, !112}
!126 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !127, file: !94, line: 8)
!127 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfi", scope: !123, file: !123, line: 199, type: !124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!128 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !129, file: !94, line: 8)
!129 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinitei", scope: !123, file: !123, line: 199, type: !124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!130 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !131, file: !94, line: 8)
!131 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !123, file: !123, line: 198, type: !132, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!132 = !DISubroutineType(types: !133)
!133 = !{!30, !134}
!134 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!135 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !136, file: !94, line: 8)
!136 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !54, file: !54, line: 213, type: !137, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!137 = !DISubroutineType(types: !138)
!138 = !{!134, !134}
!139 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !140, file: !94, line: 8)
!140 = !DISubprogram(name: "printf", scope: !54, file: !54, line: 263, type: !141, flags: DIFlagPrototyped, spFlags: 0)
!141 = !DISubroutineType(types: !142)
!142 = !{!112, !143, null}
!143 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64)
!144 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !145, file: !94, line: 8)
!145 = !DISubprogram(name: "malloc", scope: !54, file: !54, line: 264, type: !146, flags: DIFlagPrototyped, spFlags: 0)
!146 = !DISubroutineType(types: !147)
!147 = !{!62, !92}
!148 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !149, file: !94, line: 8)
!149 = !DISubprogram(name: "free", scope: !54, file: !54, line: 264, type: !150, flags: DIFlagPrototyped, spFlags: 0)
!150 = !DISubroutineType(types: !151)
!151 = !{null, !62}
!152 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !153, file: !94, line: 8)
!153 = !DISubprogram(name: "memcpy", scope: !54, file: !54, line: 265, type: !154, flags: DIFlagPrototyped, spFlags: 0)
!154 = !DISubroutineType(types: !155)
!155 = !{!62, !62, !156, !92}
!156 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !157, size: 64)
!157 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!158 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !159, file: !94, line: 8)
!159 = !DISubprogram(name: "memset", scope: !54, file: !54, line: 265, type: !160, flags: DIFlagPrototyped, spFlags: 0)
!160 = !DISubroutineType(types: !161)
!161 = !{!62, !62, !112, !92}
!162 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !90, entity: !163, file: !94, line: 8)
!163 = !DISubprogram(name: "memmove", scope: !164, file: !164, line: 84, type: !154, flags: DIFlagPrototyped, spFlags: 0)
!164 = !DIFile(filename: "cuda/ws_libc.h", directory: ".")
!165 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !14, entity: !90, file: !13, line: 7)
!166 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !12, file: !13, line: 11)
!167 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !14, entity: !168, file: !13, line: 50)
!168 = !DISubprogram(name: "atomic_thread_fence", linkageName: "_ZN4cudaL19atomic_thread_fenceENS_3std12memory_orderENS_12thread_scopeE", scope: !15, file: !13, line: 15, type: !169, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!169 = !DISubroutineType(types: !170)
!170 = !{null, !12, !23}
!171 = !{}
!172 = !{i32 7, !"Dwarf Version", i32 4}
!173 = !{i32 2, !"Debug Info Version", i32 3}
!174 = !{i32 1, !"wchar_size", i32 4}
!175 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!176 = !{!"clang version 22.1.8"}
!177 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 8, type: !6)
!178 = !DILocation(line: 8, column: 39, scope: !2)
!179 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 8, type: !9)
!180 = !DILocation(line: 8, column: 53, scope: !2)
!181 = !DILocalVariable(name: "block", scope: !2, file: !3, line: 11, type: !182)
!182 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "thread_block", scope: !184, file: !183, line: 8, size: 8, flags: DIFlagTypePassByValue, elements: !171, identifier: "_ZTSN18cooperative_groups12thread_blockE")
!183 = !DIFile(filename: "cuda/cooperative_groups.h", directory: ".")
!184 = !DINamespace(name: "cooperative_groups", scope: null)
!185 = !DILocation(line: 11, column: 8, scope: !2)
!186 = !DILocation(line: 11, column: 16, scope: !2)
!187 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 12, type: !112)
!188 = !DILocation(line: 12, column: 7, scope: !2)
!189 = !DILocation(line: 12, column: 11, scope: !2)
!190 = !DILocation(line: 13, column: 7, scope: !191)
!191 = distinct !DILexicalBlock(scope: !2, file: !3, line: 13, column: 7)
!192 = !DILocation(line: 13, column: 9, scope: !191)
!193 = !DILocation(line: 13, column: 26, scope: !191)
!194 = !DILocation(line: 13, column: 15, scope: !191)
!195 = !DILocation(line: 14, column: 3, scope: !2)
!196 = !DILocalVariable(name: "i", scope: !197, file: !3, line: 15, type: !112)
!197 = distinct !DILexicalBlock(scope: !2, file: !3, line: 15, column: 3)
!198 = !DILocation(line: 15, column: 12, scope: !197)
!199 = !DILocation(line: 15, column: 8, scope: !197)
!200 = !DILocation(line: 15, column: 19, scope: !201)
!201 = distinct !DILexicalBlock(scope: !197, file: !3, line: 15, column: 3)
!202 = !DILocation(line: 15, column: 21, scope: !201)
!203 = !DILocation(line: 15, column: 3, scope: !197)
!204 = !DILocation(line: 16, column: 15, scope: !205)
!205 = distinct !DILexicalBlock(scope: !201, file: !3, line: 15, column: 31)
!206 = !DILocation(line: 16, column: 23, scope: !205)
!207 = !DILocation(line: 16, column: 21, scope: !205)
!208 = !DILocation(line: 16, column: 36, scope: !205)
!209 = !DILocation(line: 16, column: 34, scope: !205)
!210 = !DILocation(line: 16, column: 41, scope: !205)
!211 = !DILocation(line: 16, column: 39, scope: !205)
!212 = !DILocation(line: 16, column: 10, scope: !205)
!213 = !DILocation(line: 16, column: 5, scope: !205)
!214 = !DILocation(line: 16, column: 13, scope: !205)
!215 = !DILocalVariable(name: "token", scope: !205, file: !3, line: 17, type: !31)
!216 = !DILocation(line: 17, column: 10, scope: !205)
!217 = !DILocation(line: 17, column: 22, scope: !205)
!218 = !DILocalVariable(name: "other", scope: !205, file: !3, line: 18, type: !8)
!219 = !DILocation(line: 18, column: 14, scope: !205)
!220 = !DILocation(line: 18, column: 26, scope: !205)
!221 = !DILocation(line: 18, column: 24, scope: !205)
!222 = !DILocation(line: 19, column: 9, scope: !205)
!223 = !{i64 8}
!224 = !DILocalVariable(name: "got", scope: !205, file: !3, line: 20, type: !8)
!225 = !DILocation(line: 20, column: 14, scope: !205)
!226 = !DILocation(line: 20, column: 30, scope: !205)
!227 = !DILocation(line: 20, column: 28, scope: !205)
!228 = !DILocation(line: 20, column: 20, scope: !205)
!229 = !DILocation(line: 21, column: 12, scope: !205)
!230 = !DILocation(line: 21, column: 24, scope: !205)
!231 = !DILocation(line: 21, column: 22, scope: !205)
!232 = !DILocation(line: 21, column: 35, scope: !205)
!233 = !DILocation(line: 21, column: 42, scope: !205)
!234 = !DILocation(line: 21, column: 40, scope: !205)
!235 = !DILocation(line: 21, column: 46, scope: !205)
!236 = !DILocation(line: 21, column: 44, scope: !205)
!237 = !DILocation(line: 21, column: 16, scope: !205)
!238 = !DILocation(line: 21, column: 5, scope: !205)
!239 = !DILocation(line: 22, column: 32, scope: !205)
!240 = !DILocation(line: 22, column: 38, scope: !205)
!241 = !DILocation(line: 22, column: 36, scope: !205)
!242 = !DILocation(line: 22, column: 5, scope: !205)
!243 = !DILocation(line: 22, column: 14, scope: !205)
!244 = !DILocation(line: 22, column: 12, scope: !205)
!245 = !DILocation(line: 22, column: 27, scope: !205)
!246 = !DILocation(line: 22, column: 25, scope: !205)
!247 = !DILocation(line: 22, column: 30, scope: !205)
!248 = !DILocation(line: 23, column: 9, scope: !205)
!249 = !DILocation(line: 24, column: 3, scope: !205)
!250 = !DILocation(line: 15, column: 26, scope: !201)
!251 = !DILocation(line: 15, column: 3, scope: !201)
!252 = distinct !{!252, !203, !253, !254}
!253 = !DILocation(line: 24, column: 3, scope: !197)
!254 = !{!"llvm.loop.mustprogress"}
!255 = !DILocation(line: 25, column: 7, scope: !256)
!256 = distinct !DILexicalBlock(scope: !2, file: !3, line: 25, column: 7)
!257 = !DILocation(line: 25, column: 9, scope: !256)
!258 = !DILocation(line: 25, column: 22, scope: !259)
!259 = distinct !DILexicalBlock(scope: !256, file: !3, line: 25, column: 16)
!260 = !DILocation(line: 25, column: 41, scope: !259)
!261 = !DILocation(line: 26, column: 13, scope: !2)
!262 = !DILocation(line: 26, column: 8, scope: !2)
!263 = !DILocation(line: 26, column: 3, scope: !2)
!264 = !DILocation(line: 26, column: 11, scope: !2)
!265 = !DILocation(line: 27, column: 7, scope: !2)
!266 = !DILocation(line: 28, column: 40, scope: !2)
!267 = !DILocation(line: 28, column: 38, scope: !2)
!268 = !DILocation(line: 28, column: 30, scope: !2)
!269 = !DILocation(line: 28, column: 3, scope: !2)
!270 = !DILocation(line: 28, column: 12, scope: !2)
!271 = !DILocation(line: 28, column: 10, scope: !2)
!272 = !DILocation(line: 28, column: 25, scope: !2)
!273 = !DILocation(line: 28, column: 23, scope: !2)
!274 = !DILocation(line: 28, column: 28, scope: !2)
!275 = !DILocation(line: 29, column: 1, scope: !2)
