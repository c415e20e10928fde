; ModuleID = 'async_copy_double_buffer.cu'
source_filename = "async_copy_double_buffer.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ3sumPKiPiiE4tile = internal addrspace(3) global [2 x [64 x i32]] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@.str = private unnamed_addr constant [18 x i8] c"total == expected\00", align 1, !dbg !18
@.str1 = private unnamed_addr constant [28 x i8] c"async_copy_double_buffer.cu\00", align 1, !dbg !25
@__func__._Z3sumPKiPii = private unnamed_addr constant [4 x i8] c"sum\00", align 1, !dbg !30

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z3sumPKiPii(ptr noundef %in, ptr noundef %out, i32 noundef %tiles) #0 !dbg !2 {
entry:
  %c.addr.i = alloca i8, align 1
  %m.addr.i = alloca ptr, align 8
  %f.addr.i = alloca ptr, align 8
  %l.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %n.addr.i61 = alloca i64, align 8
  %to.addr.i42 = alloca ptr, align 8
  %from.addr.i43 = alloca ptr, align 8
  %n.addr.i44 = alloca i64, align 8
  %zfill.addr.i45 = alloca i64, align 8
  %read.i46 = alloca i32, align 4
  %to.addr.i = alloca ptr, align 8
  %from.addr.i = alloca ptr, align 8
  %n.addr.i = alloca i64, align 8
  %zfill.addr.i = alloca i64, align 8
  %read.i = alloca i32, align 4
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %tiles.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %mine = alloca ptr, align 8
  %total = alloca i32, align 4
  %i = alloca i32, align 4
  %expected = alloca i32, align 4
  %i27 = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !126, !DIExpression(), !127)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !128, !DIExpression(), !129)
  store i32 %tiles, ptr %tiles.addr, align 4
    #dbg_declare(ptr %tiles.addr, !130, !DIExpression(), !131)
    #dbg_declare(ptr %t, !132, !DIExpression(), !133)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !134
  store i32 %0, ptr %t, align 4, !dbg !133
    #dbg_declare(ptr %mine, !135, !DIExpression(), !136)
  %1 = load ptr, ptr %in.addr, align 8, !dbg !137
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !138
  %3 = load i32, ptr %tiles.addr, align 4, !dbg !139
  %mul = mul i32 %2, %3, !dbg !140
  %mul2 = mul i32 %mul, 64, !dbg !141
  %idx.ext = zext i32 %mul2 to i64, !dbg !142
  %add.ptr = getelementptr inbounds nuw i32, ptr %1, i64 %idx.ext, !dbg !142
  store ptr %add.ptr, ptr %mine, align 8, !dbg !136
  %4 = load i32, ptr %t, align 4, !dbg !143
  %idxprom = sext i32 %4 to i64, !dbg !144
  %arrayidx = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiiE4tile to ptr), i64 0, i64 %idxprom, !dbg !144
  %5 = load ptr, ptr %mine, align 8, !dbg !145
  %6 = load i32, ptr %t, align 4, !dbg !146
  %idxprom3 = sext i32 %6 to i64, !dbg !145
  %arrayidx4 = getelementptr inbounds i32, ptr %5, i64 %idxprom3, !dbg !145
  store ptr %arrayidx, ptr %to.addr.i42, align 8, !dbg !147
  store ptr %arrayidx4, ptr %from.addr.i43, align 8, !dbg !147
  store i64 4, ptr %n.addr.i44, align 8, !dbg !147
  store i64 0, ptr %zfill.addr.i45, align 8, !dbg !147
  %7 = load i64, ptr %n.addr.i44, align 8, !dbg !147
  %8 = load i64, ptr %zfill.addr.i45, align 8, !dbg !147
  %sub.i47 = sub i64 %7, %8, !dbg !147
  %conv.i48 = trunc i64 %sub.i47 to i32, !dbg !147
  store i32 %conv.i48, ptr %read.i46, align 4, !dbg !147
  %9 = load i64, ptr %n.addr.i44, align 8, !dbg !147
  %cmp.i49 = icmp eq i64 %9, 16, !dbg !147
  br i1 %cmp.i49, label %if.then.i59, label %if.else.i50, !dbg !147

if.then.i59:                                      ; preds = %entry
  %10 = load ptr, ptr %to.addr.i42, align 8, !dbg !147
  %11 = addrspacecast ptr %10 to ptr addrspace(3), !dbg !147
  %12 = load ptr, ptr %from.addr.i43, align 8, !dbg !147
  %13 = addrspacecast ptr %12 to ptr addrspace(1), !dbg !147
  %14 = load i32, ptr %read.i46, align 4, !dbg !147
  call void @__ws_cp_async(ptr addrspace(3) noundef %11, ptr addrspace(1) noundef %13, i32 noundef 16, i32 noundef %14) #6, !dbg !147
  br label %_ZL23__pipeline_memcpy_asyncPvPKvmm.exit60, !dbg !147

if.else.i50:                                      ; preds = %entry
  %15 = load i64, ptr %n.addr.i44, align 8, !dbg !147
  %cmp1.i51 = icmp eq i64 %15, 8, !dbg !147
  br i1 %cmp1.i51, label %if.then2.i58, label %if.else3.i52, !dbg !147

if.then2.i58:                                     ; preds = %if.else.i50
  %16 = load ptr, ptr %to.addr.i42, align 8, !dbg !147
  %17 = addrspacecast ptr %16 to ptr addrspace(3), !dbg !147
  %18 = load ptr, ptr %from.addr.i43, align 8, !dbg !147
  %19 = addrspacecast ptr %18 to ptr addrspace(1), !dbg !147
  %20 = load i32, ptr %read.i46, align 4, !dbg !147
  call void @__ws_cp_async(ptr addrspace(3) noundef %17, ptr addrspace(1) noundef %19, i32 noundef 8, i32 noundef %20) #6, !dbg !147
  br label %if.end7.i56, !dbg !147

if.else3.i52:                                     ; preds = %if.else.i50
  %21 = load i64, ptr %n.addr.i44, align 8, !dbg !147
  %cmp4.i53 = icmp eq i64 %21, 4, !dbg !147
  br i1 %cmp4.i53, label %if.then5.i57, label %if.else6.i54, !dbg !147

if.then5.i57:                                     ; preds = %if.else3.i52
  %22 = load ptr, ptr %to.addr.i42, align 8, !dbg !147
  %23 = addrspacecast ptr %22 to ptr addrspace(3), !dbg !147
  %24 = load ptr, ptr %from.addr.i43, align 8, !dbg !147
  %25 = addrspacecast ptr %24 to ptr addrspace(1), !dbg !147
  %26 = load i32, ptr %read.i46, align 4, !dbg !147
  call void @__ws_cp_async(ptr addrspace(3) noundef %23, ptr addrspace(1) noundef %25, i32 noundef 4, i32 noundef %26) #6, !dbg !147
  br label %if.end.i55, !dbg !147

if.else6.i54:                                     ; preds = %if.else3.i52
  call void @llvm.trap(), !dbg !147
  br label %if.end.i55, !dbg !147

if.end.i55:                                       ; preds = %if.else6.i54, %if.then5.i57
  br label %if.end7.i56, !dbg !147

if.end7.i56:                                      ; preds = %if.end.i55, %if.then2.i58
  br label %_ZL23__pipeline_memcpy_asyncPvPKvmm.exit60, !dbg !147

_ZL23__pipeline_memcpy_asyncPvPKvmm.exit60:       ; preds = %if.then.i59, %if.end7.i56
  call void @__ws_cp_async_commit() #6, !dbg !148
    #dbg_declare(ptr %total, !149, !DIExpression(), !150)
  store i32 0, ptr %total, align 4, !dbg !150
    #dbg_declare(ptr %i, !151, !DIExpression(), !153)
  store i32 0, ptr %i, align 4, !dbg !153
  br label %for.cond, !dbg !154

for.cond:                                         ; preds = %for.inc, %_ZL23__pipeline_memcpy_asyncPvPKvmm.exit60
  %27 = load i32, ptr %i, align 4, !dbg !155
  %28 = load i32, ptr %tiles.addr, align 4, !dbg !157
  %cmp = icmp slt i32 %27, %28, !dbg !158
  br i1 %cmp, label %for.body, label %for.end, !dbg !159

for.body:                                         ; preds = %for.cond
  %29 = load i32, ptr %i, align 4, !dbg !160
  %add = add nsw i32 %29, 1, !dbg !163
  %30 = load i32, ptr %tiles.addr, align 4, !dbg !164
  %cmp5 = icmp slt i32 %add, %30, !dbg !165
  br i1 %cmp5, label %if.then, label %if.end, !dbg !165

if.then:                                          ; preds = %for.body
  %31 = load i32, ptr %i, align 4, !dbg !166
  %add6 = add nsw i32 %31, 1, !dbg !167
  %rem = srem i32 %add6, 2, !dbg !168
  %idxprom7 = sext i32 %rem to i64, !dbg !169
  %arrayidx8 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiiE4tile to ptr), i64 0, i64 %idxprom7, !dbg !169
  %32 = load i32, ptr %t, align 4, !dbg !170
  %idxprom9 = sext i32 %32 to i64, !dbg !169
  %arrayidx10 = getelementptr inbounds [64 x i32], ptr %arrayidx8, i64 0, i64 %idxprom9, !dbg !169
  %33 = load ptr, ptr %mine, align 8, !dbg !171
  %34 = load i32, ptr %i, align 4, !dbg !172
  %add11 = add nsw i32 %34, 1, !dbg !173
  %mul12 = mul nsw i32 %add11, 64, !dbg !174
  %35 = load i32, ptr %t, align 4, !dbg !175
  %add13 = add nsw i32 %mul12, %35, !dbg !176
  %idxprom14 = sext i32 %add13 to i64, !dbg !171
  %arrayidx15 = getelementptr inbounds i32, ptr %33, i64 %idxprom14, !dbg !171
  store ptr %arrayidx10, ptr %to.addr.i, align 8, !dbg !177
  store ptr %arrayidx15, ptr %from.addr.i, align 8, !dbg !177
  store i64 4, ptr %n.addr.i, align 8, !dbg !177
  store i64 0, ptr %zfill.addr.i, align 8, !dbg !177
  %36 = load i64, ptr %n.addr.i, align 8, !dbg !177
  %37 = load i64, ptr %zfill.addr.i, align 8, !dbg !177
  %sub.i = sub i64 %36, %37, !dbg !177
  %conv.i = trunc i64 %sub.i to i32, !dbg !177
  store i32 %conv.i, ptr %read.i, align 4, !dbg !177
  %38 = load i64, ptr %n.addr.i, align 8, !dbg !177
  %cmp.i = icmp eq i64 %38, 16, !dbg !177
  br i1 %cmp.i, label %if.then.i, label %if.else.i, !dbg !177

if.then.i:                                        ; preds = %if.then
  %39 = load ptr, ptr %to.addr.i, align 8, !dbg !177
  %40 = addrspacecast ptr %39 to ptr addrspace(3), !dbg !177
  %41 = load ptr, ptr %from.addr.i, align 8, !dbg !177
  %42 = addrspacecast ptr %41 to ptr addrspace(1), !dbg !177
  %43 = load i32, ptr %read.i, align 4, !dbg !177
  call void @__ws_cp_async(ptr addrspace(3) noundef %40, ptr addrspace(1) noundef %42, i32 noundef 16, i32 noundef %43) #6, !dbg !177
  br label %_ZL23__pipeline_memcpy_asyncPvPKvmm.exit, !dbg !177

if.else.i:                                        ; preds = %if.then
  %44 = load i64, ptr %n.addr.i, align 8, !dbg !177
  %cmp1.i = icmp eq i64 %44, 8, !dbg !177
  br i1 %cmp1.i, label %if.then2.i, label %if.else3.i, !dbg !177

if.then2.i:                                       ; preds = %if.else.i
  %45 = load ptr, ptr %to.addr.i, align 8, !dbg !177
  %46 = addrspacecast ptr %45 to ptr addrspace(3), !dbg !177
  %47 = load ptr, ptr %from.addr.i, align 8, !dbg !177
  %48 = addrspacecast ptr %47 to ptr addrspace(1), !dbg !177
  %49 = load i32, ptr %read.i, align 4, !dbg !177
  call void @__ws_cp_async(ptr addrspace(3) noundef %46, ptr addrspace(1) noundef %48, i32 noundef 8, i32 noundef %49) #6, !dbg !177
  br label %if.end7.i, !dbg !177

if.else3.i:                                       ; preds = %if.else.i
  %50 = load i64, ptr %n.addr.i, align 8, !dbg !177
  %cmp4.i = icmp eq i64 %50, 4, !dbg !177
  br i1 %cmp4.i, label %if.then5.i, label %if.else6.i, !dbg !177

if.then5.i:                                       ; preds = %if.else3.i
  %51 = load ptr, ptr %to.addr.i, align 8, !dbg !177
  %52 = addrspacecast ptr %51 to ptr addrspace(3), !dbg !177
  %53 = load ptr, ptr %from.addr.i, align 8, !dbg !177
  %54 = addrspacecast ptr %53 to ptr addrspace(1), !dbg !177
  %55 = load i32, ptr %read.i, align 4, !dbg !177
  call void @__ws_cp_async(ptr addrspace(3) noundef %52, ptr addrspace(1) noundef %54, i32 noundef 4, i32 noundef %55) #6, !dbg !177
  br label %if.end.i, !dbg !177

if.else6.i:                                       ; preds = %if.else3.i
  call void @llvm.trap(), !dbg !177
  br label %if.end.i, !dbg !177

if.end.i:                                         ; preds = %if.else6.i, %if.then5.i
  br label %if.end7.i, !dbg !177

if.end7.i:                                        ; preds = %if.end.i, %if.then2.i
  br label %_ZL23__pipeline_memcpy_asyncPvPKvmm.exit, !dbg !177

_ZL23__pipeline_memcpy_asyncPvPKvmm.exit:         ; preds = %if.then.i, %if.end7.i
  br label %if.end, !dbg !177

if.end:                                           ; preds = %_ZL23__pipeline_memcpy_asyncPvPKvmm.exit, %for.body
  call void @__ws_cp_async_commit() #6, !dbg !178
  store i64 1, ptr %n.addr.i61, align 8, !dbg !179
  %56 = load i64, ptr %n.addr.i61, align 8, !dbg !179
  %conv.i62 = trunc i64 %56 to i32, !dbg !179
  call void @__ws_cp_async_wait(i32 noundef %conv.i62) #6, !dbg !179
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !180
  %57 = load i32, ptr %i, align 4, !dbg !181
  %rem16 = srem i32 %57, 2, !dbg !182
  %idxprom17 = sext i32 %rem16 to i64, !dbg !183
  %arrayidx18 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiiE4tile to ptr), i64 0, i64 %idxprom17, !dbg !183
  %58 = load i32, ptr %t, align 4, !dbg !184
  %sub = sub nsw i32 63, %58, !dbg !185
  %idxprom19 = sext i32 %sub to i64, !dbg !183
  %arrayidx20 = getelementptr inbounds [64 x i32], ptr %arrayidx18, i64 0, i64 %idxprom19, !dbg !183
  %59 = load i32, ptr %arrayidx20, align 4, !dbg !183
  %60 = load i32, ptr %total, align 4, !dbg !186
  %add21 = add nsw i32 %60, %59, !dbg !186
  store i32 %add21, ptr %total, align 4, !dbg !186
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !187
  br label %for.inc, !dbg !188

for.inc:                                          ; preds = %if.end
  %61 = load i32, ptr %i, align 4, !dbg !189
  %inc = add nsw i32 %61, 1, !dbg !189
  store i32 %inc, ptr %i, align 4, !dbg !189
  br label %for.cond, !dbg !190, !llvm.loop !191

for.end:                                          ; preds = %for.cond
  %62 = load i32, ptr %total, align 4, !dbg !194
  %63 = load ptr, ptr %out.addr, align 8, !dbg !195
  %64 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !196
  %mul23 = mul i32 %64, 64, !dbg !197
  %65 = load i32, ptr %t, align 4, !dbg !198
  %add24 = add i32 %mul23, %65, !dbg !199
  %idxprom25 = zext i32 %add24 to i64, !dbg !195
  %arrayidx26 = getelementptr inbounds nuw i32, ptr %63, i64 %idxprom25, !dbg !195
  store i32 %62, ptr %arrayidx26, align 4, !dbg !200
    #dbg_declare(ptr %expected, !201, !DIExpression(), !202)
  store i32 0, ptr %expected, align 4, !dbg !202
    #dbg_declare(ptr %i27, !203, !DIExpression(), !205)
  store i32 0, ptr %i27, align 4, !dbg !205
  br label %for.cond28, !dbg !206

for.cond28:                                       ; preds = %for.inc38, %for.end
  %66 = load i32, ptr %i27, align 4, !dbg !207
  %67 = load i32, ptr %tiles.addr, align 4, !dbg !209
  %cmp29 = icmp slt i32 %66, %67, !dbg !210
  br i1 %cmp29, label %for.body30, label %for.end40, !dbg !211

for.body30:                                       ; preds = %for.cond28
  %68 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !212
  %69 = load i32, ptr %tiles.addr, align 4, !dbg !213
  %mul32 = mul i32 %68, %69, !dbg !214
  %70 = load i32, ptr %i27, align 4, !dbg !215
  %add33 = add i32 %mul32, %70, !dbg !216
  %mul34 = mul i32 %add33, 64, !dbg !217
  %add35 = add i32 %mul34, 63, !dbg !218
  %71 = load i32, ptr %t, align 4, !dbg !219
  %sub36 = sub i32 %add35, %71, !dbg !220
  %72 = load i32, ptr %expected, align 4, !dbg !221
  %add37 = add i32 %72, %sub36, !dbg !221
  store i32 %add37, ptr %expected, align 4, !dbg !221
  br label %for.inc38, !dbg !222

for.inc38:                                        ; preds = %for.body30
  %73 = load i32, ptr %i27, align 4, !dbg !223
  %inc39 = add nsw i32 %73, 1, !dbg !223
  store i32 %inc39, ptr %i27, align 4, !dbg !223
  br label %for.cond28, !dbg !224, !llvm.loop !225

for.end40:                                        ; preds = %for.cond28
  %74 = load i32, ptr %total, align 4, !dbg !227
  %75 = load i32, ptr %expected, align 4, !dbg !228
  %cmp41 = icmp eq i32 %74, %75, !dbg !229
  %storedv.i = zext i1 %cmp41 to i8, !dbg !230
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !230
  store ptr @.str, ptr %m.addr.i, align 8, !dbg !230
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !230
  store i32 28, ptr %l.addr.i, align 4, !dbg !230
  store ptr @__func__._Z3sumPKiPii, ptr %fn.addr.i, align 8, !dbg !230
  %76 = load i8, ptr %c.addr.i, align 1, !dbg !230
  %loadedv.i = trunc i8 %76 to i1, !dbg !230
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i63, !dbg !230

if.then.i63:                                      ; preds = %for.end40
  %77 = load ptr, ptr %m.addr.i, align 8, !dbg !230
  %78 = load ptr, ptr %f.addr.i, align 8, !dbg !230
  %79 = load i32, ptr %l.addr.i, align 4, !dbg !230
  %80 = load ptr, ptr %fn.addr.i, align 8, !dbg !230
  call void @__assertfail(ptr noundef %77, ptr noundef %78, i32 noundef %79, ptr noundef %80, i64 noundef 1) #7, !dbg !230
  unreachable, !dbg !230

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %for.end40
  ret void, !dbg !231
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: convergent nounwind
declare void @__ws_cp_async(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i32 noundef, i32 noundef) #3

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #4

; Function Attrs: convergent nounwind
declare void @__ws_cp_async_commit() #3

; Function Attrs: convergent nounwind
declare void @__ws_cp_async_wait(i32 noundef) #3

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #5 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!121, !122, !123, !124}
!llvm.ident = !{!125}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 10, type: !117, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "sum", linkageName: "_Z3sumPKiPii", scope: !3, file: !3, line: 9, type: !4, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !116)
!3 = !DIFile(filename: "async_copy_double_buffer.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !17, imports: !35, splitDebugInlining: false, nameTableKind: None)
!11 = !{!12, !8, !13, !14, !16}
!12 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 8)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64, dwarfAddressSpace: 5)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!16 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!17 = !{!0, !18, !25, !30}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 144, elements: !23)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!22 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!23 = !{!24}
!24 = !DISubrange(count: 18)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 224, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 28)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 32, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 4)
!35 = !{!36, !39, !41, !45, !48, !51, !54, !57, !60, !62, !64, !66, !68, !70, !72, !77, !79, !81, !86, !90, !95, !100, !104, !109, !113}
!36 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !37, file: !38, line: 206)
!37 = !DINamespace(name: "ws_math", scope: null)
!38 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!39 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !40, entity: !37, file: !38, line: 207)
!40 = !DINamespace(name: "std", scope: null)
!41 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !42, file: !44, line: 6)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !38, line: 31, baseType: !43)
!43 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!44 = !DIFile(filename: "cuda/ws_std.h", directory: ".")
!45 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !46, file: !44, line: 6)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !38, line: 32, baseType: !47)
!47 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!48 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !49, file: !44, line: 7)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !38, line: 33, baseType: !50)
!50 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!51 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !52, file: !44, line: 7)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !38, line: 33, baseType: !53)
!53 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!54 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !55, file: !44, line: 7)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !38, line: 34, baseType: !56)
!56 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!57 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !58, file: !44, line: 7)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !38, line: 34, baseType: !59)
!59 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!60 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !61, file: !44, line: 7)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !38, line: 35, baseType: !16)
!62 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !63, file: !44, line: 7)
!63 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !38, line: 35, baseType: !8)
!64 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !65, file: !44, line: 7)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !38, line: 36, baseType: !43)
!66 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !67, file: !44, line: 7)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !38, line: 36, baseType: !47)
!68 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !69, file: !44, line: 7)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !38, line: 37, baseType: !47)
!70 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !71, file: !44, line: 7)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !38, line: 37, baseType: !43)
!72 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !73, file: !44, line: 8)
!73 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnani", scope: !74, file: !74, line: 199, type: !75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!74 = !DIFile(filename: "cuda/ws_device.h", directory: ".")
!75 = !DISubroutineType(types: !76)
!76 = !{!12, !8}
!77 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !78, file: !44, line: 8)
!78 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfi", scope: !74, file: !74, line: 199, type: !75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!79 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !80, file: !44, line: 8)
!80 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinitei", scope: !74, file: !74, line: 199, type: !75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!81 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !82, file: !44, line: 8)
!82 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !74, file: !74, line: 198, type: !83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!83 = !DISubroutineType(types: !84)
!84 = !{!12, !85}
!85 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!86 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !87, file: !44, line: 8)
!87 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !38, file: !38, line: 213, type: !88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!88 = !DISubroutineType(types: !89)
!89 = !{!85, !85}
!90 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !91, file: !44, line: 8)
!91 = !DISubprogram(name: "printf", scope: !38, file: !38, line: 263, type: !92, flags: DIFlagPrototyped, spFlags: 0)
!92 = !DISubroutineType(types: !93)
!93 = !{!8, !94, null}
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!95 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !96, file: !44, line: 8)
!96 = !DISubprogram(name: "malloc", scope: !38, file: !38, line: 264, type: !97, flags: DIFlagPrototyped, spFlags: 0)
!97 = !DISubroutineType(types: !98)
!98 = !{!99, !42}
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!100 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !101, file: !44, line: 8)
!101 = !DISubprogram(name: "free", scope: !38, file: !38, line: 264, type: !102, flags: DIFlagPrototyped, spFlags: 0)
!102 = !DISubroutineType(types: !103)
!103 = !{null, !99}
!104 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !105, file: !44, line: 8)
!105 = !DISubprogram(name: "memcpy", scope: !38, file: !38, line: 265, type: !106, flags: DIFlagPrototyped, spFlags: 0)
!106 = !DISubroutineType(types: !107)
!107 = !{!99, !99, !108, !42}
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!109 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !110, file: !44, line: 8)
!110 = !DISubprogram(name: "memset", scope: !38, file: !38, line: 265, type: !111, flags: DIFlagPrototyped, spFlags: 0)
!111 = !DISubroutineType(types: !112)
!112 = !{!99, !99, !8, !42}
!113 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !114, file: !44, line: 8)
!114 = !DISubprogram(name: "memmove", scope: !115, file: !115, line: 84, type: !106, flags: DIFlagPrototyped, spFlags: 0)
!115 = !DIFile(filename: "cuda/ws_libc.h", directory: ".")
!116 = !{}
!117 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 4096, elements: !118)
!118 = !{!119, !120}
!119 = !DISubrange(count: 2)
!120 = !DISubrange(count: 64)
!121 = !{i32 7, !"Dwarf Version", i32 4}
!122 = !{i32 2, !"Debug Info Version", i32 3}
!123 = !{i32 1, !"wchar_size", i32 4}
!124 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!125 = !{!"clang version 22.1.8"}
!126 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 9, type: !6)
!127 = !DILocation(line: 9, column: 32, scope: !2)
!128 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 9, type: !9)
!129 = !DILocation(line: 9, column: 41, scope: !2)
!130 = !DILocalVariable(name: "tiles", arg: 3, scope: !2, file: !3, line: 9, type: !8)
!131 = !DILocation(line: 9, column: 50, scope: !2)
!132 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 11, type: !8)
!133 = !DILocation(line: 11, column: 7, scope: !2)
!134 = !DILocation(line: 11, column: 11, scope: !2)
!135 = !DILocalVariable(name: "mine", scope: !2, file: !3, line: 12, type: !6)
!136 = !DILocation(line: 12, column: 14, scope: !2)
!137 = !DILocation(line: 12, column: 21, scope: !2)
!138 = !DILocation(line: 12, column: 26, scope: !2)
!139 = !DILocation(line: 12, column: 39, scope: !2)
!140 = !DILocation(line: 12, column: 37, scope: !2)
!141 = !DILocation(line: 12, column: 45, scope: !2)
!142 = !DILocation(line: 12, column: 24, scope: !2)
!143 = !DILocation(line: 13, column: 36, scope: !2)
!144 = !DILocation(line: 13, column: 28, scope: !2)
!145 = !DILocation(line: 13, column: 41, scope: !2)
!146 = !DILocation(line: 13, column: 46, scope: !2)
!147 = !DILocation(line: 13, column: 3, scope: !2)
!148 = !DILocation(line: 14, column: 3, scope: !2)
!149 = !DILocalVariable(name: "total", scope: !2, file: !3, line: 15, type: !8)
!150 = !DILocation(line: 15, column: 7, scope: !2)
!151 = !DILocalVariable(name: "i", scope: !152, file: !3, line: 16, type: !8)
!152 = distinct !DILexicalBlock(scope: !2, file: !3, line: 16, column: 3)
!153 = !DILocation(line: 16, column: 12, scope: !152)
!154 = !DILocation(line: 16, column: 8, scope: !152)
!155 = !DILocation(line: 16, column: 19, scope: !156)
!156 = distinct !DILexicalBlock(scope: !152, file: !3, line: 16, column: 3)
!157 = !DILocation(line: 16, column: 23, scope: !156)
!158 = !DILocation(line: 16, column: 21, scope: !156)
!159 = !DILocation(line: 16, column: 3, scope: !152)
!160 = !DILocation(line: 17, column: 9, scope: !161)
!161 = distinct !DILexicalBlock(scope: !162, file: !3, line: 17, column: 9)
!162 = distinct !DILexicalBlock(scope: !156, file: !3, line: 16, column: 35)
!163 = !DILocation(line: 17, column: 11, scope: !161)
!164 = !DILocation(line: 17, column: 17, scope: !161)
!165 = !DILocation(line: 17, column: 15, scope: !161)
!166 = !DILocation(line: 18, column: 38, scope: !161)
!167 = !DILocation(line: 18, column: 40, scope: !161)
!168 = !DILocation(line: 18, column: 45, scope: !161)
!169 = !DILocation(line: 18, column: 32, scope: !161)
!170 = !DILocation(line: 18, column: 50, scope: !161)
!171 = !DILocation(line: 18, column: 55, scope: !161)
!172 = !DILocation(line: 18, column: 61, scope: !161)
!173 = !DILocation(line: 18, column: 63, scope: !161)
!174 = !DILocation(line: 18, column: 68, scope: !161)
!175 = !DILocation(line: 18, column: 75, scope: !161)
!176 = !DILocation(line: 18, column: 73, scope: !161)
!177 = !DILocation(line: 18, column: 7, scope: !161)
!178 = !DILocation(line: 19, column: 5, scope: !162)
!179 = !DILocation(line: 20, column: 5, scope: !162)
!180 = !DILocation(line: 21, column: 5, scope: !162)
!181 = !DILocation(line: 22, column: 19, scope: !162)
!182 = !DILocation(line: 22, column: 21, scope: !162)
!183 = !DILocation(line: 22, column: 14, scope: !162)
!184 = !DILocation(line: 22, column: 31, scope: !162)
!185 = !DILocation(line: 22, column: 29, scope: !162)
!186 = !DILocation(line: 22, column: 11, scope: !162)
!187 = !DILocation(line: 23, column: 5, scope: !162)
!188 = !DILocation(line: 24, column: 3, scope: !162)
!189 = !DILocation(line: 16, column: 30, scope: !156)
!190 = !DILocation(line: 16, column: 3, scope: !156)
!191 = distinct !{!191, !159, !192, !193}
!192 = !DILocation(line: 24, column: 3, scope: !152)
!193 = !{!"llvm.loop.mustprogress"}
!194 = !DILocation(line: 25, column: 30, scope: !2)
!195 = !DILocation(line: 25, column: 3, scope: !2)
!196 = !DILocation(line: 25, column: 7, scope: !2)
!197 = !DILocation(line: 25, column: 18, scope: !2)
!198 = !DILocation(line: 25, column: 25, scope: !2)
!199 = !DILocation(line: 25, column: 23, scope: !2)
!200 = !DILocation(line: 25, column: 28, scope: !2)
!201 = !DILocalVariable(name: "expected", scope: !2, file: !3, line: 26, type: !8)
!202 = !DILocation(line: 26, column: 7, scope: !2)
!203 = !DILocalVariable(name: "i", scope: !204, file: !3, line: 27, type: !8)
!204 = distinct !DILexicalBlock(scope: !2, file: !3, line: 27, column: 3)
!205 = !DILocation(line: 27, column: 12, scope: !204)
!206 = !DILocation(line: 27, column: 8, scope: !204)
!207 = !DILocation(line: 27, column: 19, scope: !208)
!208 = distinct !DILexicalBlock(scope: !204, file: !3, line: 27, column: 3)
!209 = !DILocation(line: 27, column: 23, scope: !208)
!210 = !DILocation(line: 27, column: 21, scope: !208)
!211 = !DILocation(line: 27, column: 3, scope: !204)
!212 = !DILocation(line: 27, column: 48, scope: !208)
!213 = !DILocation(line: 27, column: 61, scope: !208)
!214 = !DILocation(line: 27, column: 59, scope: !208)
!215 = !DILocation(line: 27, column: 69, scope: !208)
!216 = !DILocation(line: 27, column: 67, scope: !208)
!217 = !DILocation(line: 27, column: 72, scope: !208)
!218 = !DILocation(line: 27, column: 77, scope: !208)
!219 = !DILocation(line: 27, column: 84, scope: !208)
!220 = !DILocation(line: 27, column: 82, scope: !208)
!221 = !DILocation(line: 27, column: 44, scope: !208)
!222 = !DILocation(line: 27, column: 35, scope: !208)
!223 = !DILocation(line: 27, column: 30, scope: !208)
!224 = !DILocation(line: 27, column: 3, scope: !208)
!225 = distinct !{!225, !211, !226, !193}
!226 = !DILocation(line: 27, column: 84, scope: !204)
!227 = !DILocation(line: 28, column: 10, scope: !2)
!228 = !DILocation(line: 28, column: 19, scope: !2)
!229 = !DILocation(line: 28, column: 16, scope: !2)
!230 = !DILocation(line: 28, column: 3, scope: !2)
!231 = !DILocation(line: 29, column: 1, scope: !2)
