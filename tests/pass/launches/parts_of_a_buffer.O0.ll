; ModuleID = 'parts_of_a_buffer.cu'
source_filename = "parts_of_a_buffer.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@s = external addrspace(3) global [0 x float], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6planesPKfPfi(ptr noundef %in, ptr noundef %out, i32 noundef %plane) #0 !dbg !42 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %plane.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !49, !DIExpression(), !50)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !51, !DIExpression(), !52)
  store i32 %plane, ptr %plane.addr, align 4
    #dbg_declare(ptr %plane.addr, !53, !DIExpression(), !54)
    #dbg_declare(ptr %i, !55, !DIExpression(), !56)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !57
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !58
  %mul = mul i32 %0, %1, !dbg !59
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !60
  %add = add i32 %mul, %2, !dbg !61
  store i32 %add, ptr %i, align 4, !dbg !56
  %3 = load ptr, ptr %in.addr, align 8, !dbg !62
  %4 = load i32, ptr %i, align 4, !dbg !63
  %mul3 = mul nsw i32 3, %4, !dbg !64
  %idxprom = sext i32 %mul3 to i64, !dbg !62
  %arrayidx = getelementptr inbounds float, ptr %3, i64 %idxprom, !dbg !62
  %5 = load float, ptr %arrayidx, align 4, !dbg !62
  %6 = load ptr, ptr %out.addr, align 8, !dbg !65
  %7 = load i32, ptr %i, align 4, !dbg !66
  %idxprom4 = sext i32 %7 to i64, !dbg !65
  %arrayidx5 = getelementptr inbounds float, ptr %6, i64 %idxprom4, !dbg !65
  store float %5, ptr %arrayidx5, align 4, !dbg !67
  %8 = load ptr, ptr %in.addr, align 8, !dbg !68
  %9 = load i32, ptr %i, align 4, !dbg !69
  %mul6 = mul nsw i32 3, %9, !dbg !70
  %add7 = add nsw i32 %mul6, 1, !dbg !71
  %idxprom8 = sext i32 %add7 to i64, !dbg !68
  %arrayidx9 = getelementptr inbounds float, ptr %8, i64 %idxprom8, !dbg !68
  %10 = load float, ptr %arrayidx9, align 4, !dbg !68
  %11 = load ptr, ptr %out.addr, align 8, !dbg !72
  %12 = load i32, ptr %i, align 4, !dbg !73
  %13 = load i32, ptr %plane.addr, align 4, !dbg !74
  %add10 = add nsw i32 %12, %13, !dbg !75
  %idxprom11 = sext i32 %add10 to i64, !dbg !72
  %arrayidx12 = getelementptr inbounds float, ptr %11, i64 %idxprom11, !dbg !72
  store float %10, ptr %arrayidx12, align 4, !dbg !76
  %14 = load ptr, ptr %in.addr, align 8, !dbg !77
  %15 = load i32, ptr %i, align 4, !dbg !78
  %mul13 = mul nsw i32 3, %15, !dbg !79
  %add14 = add nsw i32 %mul13, 2, !dbg !80
  %idxprom15 = sext i32 %add14 to i64, !dbg !77
  %arrayidx16 = getelementptr inbounds float, ptr %14, i64 %idxprom15, !dbg !77
  %16 = load float, ptr %arrayidx16, align 4, !dbg !77
  %17 = load ptr, ptr %out.addr, align 8, !dbg !81
  %18 = load i32, ptr %i, align 4, !dbg !82
  %19 = load i32, ptr %plane.addr, align 4, !dbg !83
  %mul17 = mul nsw i32 2, %19, !dbg !84
  %add18 = add nsw i32 %18, %mul17, !dbg !85
  %idxprom19 = sext i32 %add18 to i64, !dbg !81
  %arrayidx20 = getelementptr inbounds float, ptr %17, i64 %idxprom19, !dbg !81
  store float %16, ptr %arrayidx20, align 4, !dbg !86
  ret void, !dbg !87
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6halvesPKfPfi(ptr noundef %in, ptr noundef %out, i32 noundef %len) #0 !dbg !88 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %len.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %a = alloca float, align 4
  %b = alloca float, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !89, !DIExpression(), !90)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !91, !DIExpression(), !92)
  store i32 %len, ptr %len.addr, align 4
    #dbg_declare(ptr %len.addr, !93, !DIExpression(), !94)
    #dbg_declare(ptr %i, !95, !DIExpression(), !96)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !97
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !98
  %mul = mul i32 %0, %1, !dbg !99
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !100
  %add = add i32 %mul, %2, !dbg !101
  store i32 %add, ptr %i, align 4, !dbg !96
    #dbg_declare(ptr %a, !102, !DIExpression(), !103)
  %3 = load ptr, ptr %in.addr, align 8, !dbg !104
  %4 = load i32, ptr %i, align 4, !dbg !105
  %mul3 = mul nsw i32 2, %4, !dbg !106
  %idxprom = sext i32 %mul3 to i64, !dbg !104
  %arrayidx = getelementptr inbounds float, ptr %3, i64 %idxprom, !dbg !104
  %5 = load float, ptr %arrayidx, align 4, !dbg !104
  store float %5, ptr %a, align 4, !dbg !103
    #dbg_declare(ptr %b, !107, !DIExpression(), !108)
  %6 = load ptr, ptr %in.addr, align 8, !dbg !109
  %7 = load i32, ptr %i, align 4, !dbg !110
  %mul4 = mul nsw i32 2, %7, !dbg !111
  %add5 = add nsw i32 %mul4, 1, !dbg !112
  %idxprom6 = sext i32 %add5 to i64, !dbg !109
  %arrayidx7 = getelementptr inbounds float, ptr %6, i64 %idxprom6, !dbg !109
  %8 = load float, ptr %arrayidx7, align 4, !dbg !109
  store float %8, ptr %b, align 4, !dbg !108
  %9 = load float, ptr %a, align 4, !dbg !113
  %10 = load float, ptr %b, align 4, !dbg !114
  %add8 = fadd float %9, %10, !dbg !115
  %11 = load ptr, ptr %out.addr, align 8, !dbg !116
  %12 = load i32, ptr %i, align 4, !dbg !117
  %idxprom9 = sext i32 %12 to i64, !dbg !116
  %arrayidx10 = getelementptr inbounds float, ptr %11, i64 %idxprom9, !dbg !116
  store float %add8, ptr %arrayidx10, align 4, !dbg !118
  %13 = load float, ptr %a, align 4, !dbg !119
  %14 = load float, ptr %b, align 4, !dbg !120
  %sub = fsub float %13, %14, !dbg !121
  %15 = load ptr, ptr %out.addr, align 8, !dbg !122
  %16 = load i32, ptr %i, align 4, !dbg !123
  %17 = load i32, ptr %len.addr, align 4, !dbg !124
  %div = sdiv i32 %17, 2, !dbg !125
  %add11 = add nsw i32 %16, %div, !dbg !126
  %idxprom12 = sext i32 %add11 to i64, !dbg !122
  %arrayidx13 = getelementptr inbounds float, ptr %15, i64 %idxprom12, !dbg !122
  store float %sub, ptr %arrayidx13, align 4, !dbg !127
  ret void, !dbg !128
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6levelsPKfPfS1_ii(ptr noundef %in, ptr noundef %detail, ptr noundef %rest, i32 noundef %len, i32 noundef %count) #0 !dbg !129 {
entry:
  %in.addr = alloca ptr, align 8
  %detail.addr = alloca ptr, align 8
  %rest.addr = alloca ptr, align 8
  %len.addr = alloca i32, align 4
  %count.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %b = alloca i32, align 4
  %width = alloca i32, align 4
  %at = alloca i32, align 4
  %level = alloca i32, align 4
  %x = alloca float, align 4
  %y = alloca float, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !132, !DIExpression(), !133)
  store ptr %detail, ptr %detail.addr, align 8
    #dbg_declare(ptr %detail.addr, !134, !DIExpression(), !135)
  store ptr %rest, ptr %rest.addr, align 8
    #dbg_declare(ptr %rest.addr, !136, !DIExpression(), !137)
  store i32 %len, ptr %len.addr, align 4
    #dbg_declare(ptr %len.addr, !138, !DIExpression(), !139)
  store i32 %count, ptr %count.addr, align 4
    #dbg_declare(ptr %count.addr, !140, !DIExpression(), !141)
    #dbg_declare(ptr %t, !142, !DIExpression(), !143)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !144
  store i32 %0, ptr %t, align 4, !dbg !143
    #dbg_declare(ptr %b, !145, !DIExpression(), !146)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !147
  store i32 %1, ptr %b, align 4, !dbg !146
    #dbg_declare(ptr %width, !148, !DIExpression(), !149)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !150
  store i32 %2, ptr %width, align 4, !dbg !149
    #dbg_declare(ptr %at, !151, !DIExpression(), !152)
  %3 = load i32, ptr %len.addr, align 4, !dbg !153
  %div = sdiv i32 %3, 2, !dbg !154
  store i32 %div, ptr %at, align 4, !dbg !152
  %4 = load ptr, ptr %in.addr, align 8, !dbg !155
  %5 = load i32, ptr %b, align 4, !dbg !156
  %6 = load i32, ptr %width, align 4, !dbg !157
  %mul = mul nsw i32 %5, %6, !dbg !158
  %7 = load i32, ptr %t, align 4, !dbg !159
  %add = add nsw i32 %mul, %7, !dbg !160
  %idxprom = sext i32 %add to i64, !dbg !155
  %arrayidx = getelementptr inbounds float, ptr %4, i64 %idxprom, !dbg !155
  %8 = load float, ptr %arrayidx, align 4, !dbg !155
  %9 = load i32, ptr %t, align 4, !dbg !161
  %idxprom3 = sext i32 %9 to i64, !dbg !162
  %arrayidx4 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom3, !dbg !162
  store float %8, ptr %arrayidx4, align 4, !dbg !163
    #dbg_declare(ptr %level, !164, !DIExpression(), !166)
  store i32 0, ptr %level, align 4, !dbg !166
  br label %for.cond, !dbg !167

for.cond:                                         ; preds = %for.inc, %entry
  %10 = load i32, ptr %level, align 4, !dbg !168
  %11 = load i32, ptr %count.addr, align 4, !dbg !170
  %cmp = icmp slt i32 %10, %11, !dbg !171
  br i1 %cmp, label %for.body, label %for.end, !dbg !172

for.body:                                         ; preds = %for.cond
  %12 = load i32, ptr %width, align 4, !dbg !173
  %shr = ashr i32 %12, 1, !dbg !173
  store i32 %shr, ptr %width, align 4, !dbg !173
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !175
    #dbg_declare(ptr %x, !176, !DIExpression(), !177)
  %13 = load i32, ptr %t, align 4, !dbg !178
  %14 = load i32, ptr %width, align 4, !dbg !179
  %cmp5 = icmp slt i32 %13, %14, !dbg !180
  br i1 %cmp5, label %cond.true, label %cond.false, !dbg !178

cond.true:                                        ; preds = %for.body
  %15 = load i32, ptr %t, align 4, !dbg !181
  %mul6 = mul nsw i32 2, %15, !dbg !182
  %idxprom7 = sext i32 %mul6 to i64, !dbg !183
  %arrayidx8 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom7, !dbg !183
  %16 = load float, ptr %arrayidx8, align 4, !dbg !183
  br label %cond.end, !dbg !178

cond.false:                                       ; preds = %for.body
  br label %cond.end, !dbg !178

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %16, %cond.true ], [ 0.000000e+00, %cond.false ], !dbg !178
  store float %cond, ptr %x, align 4, !dbg !177
    #dbg_declare(ptr %y, !184, !DIExpression(), !185)
  %17 = load i32, ptr %t, align 4, !dbg !186
  %18 = load i32, ptr %width, align 4, !dbg !187
  %cmp9 = icmp slt i32 %17, %18, !dbg !188
  br i1 %cmp9, label %cond.true10, label %cond.false15, !dbg !186

cond.true10:                                      ; preds = %cond.end
  %19 = load i32, ptr %t, align 4, !dbg !189
  %mul11 = mul nsw i32 2, %19, !dbg !190
  %add12 = add nsw i32 %mul11, 1, !dbg !191
  %idxprom13 = sext i32 %add12 to i64, !dbg !192
  %arrayidx14 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom13, !dbg !192
  %20 = load float, ptr %arrayidx14, align 4, !dbg !192
  br label %cond.end16, !dbg !186

cond.false15:                                     ; preds = %cond.end
  br label %cond.end16, !dbg !186

cond.end16:                                       ; preds = %cond.false15, %cond.true10
  %cond17 = phi contract float [ %20, %cond.true10 ], [ 0.000000e+00, %cond.false15 ], !dbg !186
  store float %cond17, ptr %y, align 4, !dbg !185
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !193
  %21 = load i32, ptr %t, align 4, !dbg !194
  %22 = load i32, ptr %width, align 4, !dbg !196
  %cmp18 = icmp slt i32 %21, %22, !dbg !197
  br i1 %cmp18, label %if.then, label %if.end, !dbg !197

if.then:                                          ; preds = %cond.end16
  %23 = load float, ptr %x, align 4, !dbg !198
  %24 = load float, ptr %y, align 4, !dbg !200
  %sub = fsub float %23, %24, !dbg !201
  %25 = load ptr, ptr %detail.addr, align 8, !dbg !202
  %26 = load i32, ptr %at, align 4, !dbg !203
  %27 = load i32, ptr %b, align 4, !dbg !204
  %28 = load i32, ptr %width, align 4, !dbg !205
  %mul19 = mul nsw i32 %27, %28, !dbg !206
  %add20 = add nsw i32 %26, %mul19, !dbg !207
  %29 = load i32, ptr %t, align 4, !dbg !208
  %add21 = add nsw i32 %add20, %29, !dbg !209
  %idxprom22 = sext i32 %add21 to i64, !dbg !202
  %arrayidx23 = getelementptr inbounds float, ptr %25, i64 %idxprom22, !dbg !202
  store float %sub, ptr %arrayidx23, align 4, !dbg !210
  %30 = load float, ptr %x, align 4, !dbg !211
  %31 = load float, ptr %y, align 4, !dbg !212
  %add24 = fadd float %30, %31, !dbg !213
  %32 = load i32, ptr %t, align 4, !dbg !214
  %idxprom25 = sext i32 %32 to i64, !dbg !215
  %arrayidx26 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom25, !dbg !215
  store float %add24, ptr %arrayidx26, align 4, !dbg !216
  br label %if.end, !dbg !217

if.end:                                           ; preds = %if.then, %cond.end16
  %33 = load i32, ptr %at, align 4, !dbg !218
  %shr27 = ashr i32 %33, 1, !dbg !218
  store i32 %shr27, ptr %at, align 4, !dbg !218
  br label %for.inc, !dbg !219

for.inc:                                          ; preds = %if.end
  %34 = load i32, ptr %level, align 4, !dbg !220
  %inc = add nsw i32 %34, 1, !dbg !220
  store i32 %inc, ptr %level, align 4, !dbg !220
  br label %for.cond, !dbg !221, !llvm.loop !222

for.end:                                          ; preds = %for.cond
  %35 = load i32, ptr %t, align 4, !dbg !225
  %cmp28 = icmp eq i32 %35, 0, !dbg !227
  br i1 %cmp28, label %if.then29, label %if.end32, !dbg !227

if.then29:                                        ; preds = %for.end
  %36 = load float, ptr addrspacecast (ptr addrspace(3) @s to ptr), align 4, !dbg !228
  %37 = load ptr, ptr %rest.addr, align 8, !dbg !229
  %38 = load i32, ptr %b, align 4, !dbg !230
  %idxprom30 = sext i32 %38 to i64, !dbg !229
  %arrayidx31 = getelementptr inbounds float, ptr %37, i64 %idxprom30, !dbg !229
  store float %36, ptr %arrayidx31, align 4, !dbg !231
  br label %if.end32, !dbg !229

if.end32:                                         ; preds = %if.then29, %for.end
  ret void, !dbg !232
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4turnPfffi(ptr noundef %z, float noundef %c, float noundef %s, i32 noundef %parts) #0 !dbg !233 {
entry:
  %z.addr = alloca ptr, align 8
  %c.addr = alloca float, align 4
  %s.addr = alloca float, align 4
  %parts.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %re = alloca float, align 4
  %im = alloca float, align 4
  store ptr %z, ptr %z.addr, align 8
    #dbg_declare(ptr %z.addr, !236, !DIExpression(), !237)
  store float %c, ptr %c.addr, align 4
    #dbg_declare(ptr %c.addr, !238, !DIExpression(), !239)
  store float %s, ptr %s.addr, align 4
    #dbg_declare(ptr %s.addr, !240, !DIExpression(), !241)
  store i32 %parts, ptr %parts.addr, align 4
    #dbg_declare(ptr %parts.addr, !242, !DIExpression(), !243)
    #dbg_declare(ptr %i, !244, !DIExpression(), !245)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !246
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !247
  %mul = mul i32 %0, %1, !dbg !248
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !249
  %add = add i32 %mul, %2, !dbg !250
  store i32 %add, ptr %i, align 4, !dbg !245
    #dbg_declare(ptr %re, !251, !DIExpression(), !252)
  %3 = load ptr, ptr %z.addr, align 8, !dbg !253
  %4 = load i32, ptr %i, align 4, !dbg !254
  %idxprom = sext i32 %4 to i64, !dbg !253
  %arrayidx = getelementptr inbounds float, ptr %3, i64 %idxprom, !dbg !253
  %5 = load float, ptr %arrayidx, align 4, !dbg !253
  store float %5, ptr %re, align 4, !dbg !252
    #dbg_declare(ptr %im, !255, !DIExpression(), !256)
  %6 = load ptr, ptr %z.addr, align 8, !dbg !257
  %7 = load i32, ptr %i, align 4, !dbg !258
  %8 = load i32, ptr %parts.addr, align 4, !dbg !259
  %add3 = add nsw i32 %7, %8, !dbg !260
  %idxprom4 = sext i32 %add3 to i64, !dbg !257
  %arrayidx5 = getelementptr inbounds float, ptr %6, i64 %idxprom4, !dbg !257
  %9 = load float, ptr %arrayidx5, align 4, !dbg !257
  store float %9, ptr %im, align 4, !dbg !256
  %10 = load float, ptr %c.addr, align 4, !dbg !261
  %11 = load float, ptr %re, align 4, !dbg !262
  %12 = load float, ptr %s.addr, align 4, !dbg !263
  %13 = load float, ptr %im, align 4, !dbg !264
  %mul7 = fmul float %12, %13, !dbg !265
  %neg = fneg float %mul7, !dbg !266
  %14 = call float @llvm.fmuladd.f32(float %10, float %11, float %neg), !dbg !266
  %15 = load ptr, ptr %z.addr, align 8, !dbg !267
  %16 = load i32, ptr %i, align 4, !dbg !268
  %idxprom8 = sext i32 %16 to i64, !dbg !267
  %arrayidx9 = getelementptr inbounds float, ptr %15, i64 %idxprom8, !dbg !267
  store float %14, ptr %arrayidx9, align 4, !dbg !269
  %17 = load float, ptr %s.addr, align 4, !dbg !270
  %18 = load float, ptr %re, align 4, !dbg !271
  %19 = load float, ptr %c.addr, align 4, !dbg !272
  %20 = load float, ptr %im, align 4, !dbg !273
  %mul11 = fmul float %19, %20, !dbg !274
  %21 = call float @llvm.fmuladd.f32(float %17, float %18, float %mul11), !dbg !275
  %22 = load ptr, ptr %z.addr, align 8, !dbg !276
  %23 = load i32, ptr %i, align 4, !dbg !277
  %24 = load i32, ptr %parts.addr, align 4, !dbg !278
  %add12 = add nsw i32 %23, %24, !dbg !279
  %idxprom13 = sext i32 %add12 to i64, !dbg !276
  %arrayidx14 = getelementptr inbounds float, ptr %22, i64 %idxprom13, !dbg !276
  store float %21, ptr %arrayidx14, align 4, !dbg !280
  ret void, !dbg !281
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "parts_of_a_buffer.cu", directory: ".")
!2 = !{!3, !6, !8, !13, !18, !23, !29, !31}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 128)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 129)
!7 = !DINamespace(name: "std", scope: null)
!8 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !9, file: !5, line: 154)
!9 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !5, file: !5, line: 137, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12}
!12 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!13 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !14, file: !5, line: 154)
!14 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !5, file: !5, line: 133, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !17}
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !19, file: !5, line: 154)
!19 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !5, file: !5, line: 134, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22}
!22 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !24, file: !5, line: 154)
!24 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !5, file: !5, line: 145, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !28}
!27 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!28 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !30, file: !5, line: 154)
!30 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !5, file: !5, line: 147, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !32, file: !5, line: 154)
!32 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !5, file: !5, line: 149, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !36}
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!37 = !{i32 7, !"Dwarf Version", i32 4}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!41 = !{!"clang version 22.1.8"}
!42 = distinct !DISubprogram(name: "planes", linkageName: "_Z6planesPKfPfi", scope: !1, file: !1, line: 12, type: !43, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !48)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !47, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!48 = !{}
!49 = !DILocalVariable(name: "in", arg: 1, scope: !42, file: !1, line: 12, type: !45)
!50 = !DILocation(line: 12, column: 37, scope: !42)
!51 = !DILocalVariable(name: "out", arg: 2, scope: !42, file: !1, line: 12, type: !47)
!52 = !DILocation(line: 12, column: 48, scope: !42)
!53 = !DILocalVariable(name: "plane", arg: 3, scope: !42, file: !1, line: 12, type: !35)
!54 = !DILocation(line: 12, column: 57, scope: !42)
!55 = !DILocalVariable(name: "i", scope: !42, file: !1, line: 13, type: !35)
!56 = !DILocation(line: 13, column: 7, scope: !42)
!57 = !DILocation(line: 13, column: 11, scope: !42)
!58 = !DILocation(line: 13, column: 24, scope: !42)
!59 = !DILocation(line: 13, column: 22, scope: !42)
!60 = !DILocation(line: 13, column: 37, scope: !42)
!61 = !DILocation(line: 13, column: 35, scope: !42)
!62 = !DILocation(line: 14, column: 12, scope: !42)
!63 = !DILocation(line: 14, column: 19, scope: !42)
!64 = !DILocation(line: 14, column: 17, scope: !42)
!65 = !DILocation(line: 14, column: 3, scope: !42)
!66 = !DILocation(line: 14, column: 7, scope: !42)
!67 = !DILocation(line: 14, column: 10, scope: !42)
!68 = !DILocation(line: 15, column: 20, scope: !42)
!69 = !DILocation(line: 15, column: 27, scope: !42)
!70 = !DILocation(line: 15, column: 25, scope: !42)
!71 = !DILocation(line: 15, column: 29, scope: !42)
!72 = !DILocation(line: 15, column: 3, scope: !42)
!73 = !DILocation(line: 15, column: 7, scope: !42)
!74 = !DILocation(line: 15, column: 11, scope: !42)
!75 = !DILocation(line: 15, column: 9, scope: !42)
!76 = !DILocation(line: 15, column: 18, scope: !42)
!77 = !DILocation(line: 16, column: 24, scope: !42)
!78 = !DILocation(line: 16, column: 31, scope: !42)
!79 = !DILocation(line: 16, column: 29, scope: !42)
!80 = !DILocation(line: 16, column: 33, scope: !42)
!81 = !DILocation(line: 16, column: 3, scope: !42)
!82 = !DILocation(line: 16, column: 7, scope: !42)
!83 = !DILocation(line: 16, column: 15, scope: !42)
!84 = !DILocation(line: 16, column: 13, scope: !42)
!85 = !DILocation(line: 16, column: 9, scope: !42)
!86 = !DILocation(line: 16, column: 22, scope: !42)
!87 = !DILocation(line: 17, column: 1, scope: !42)
!88 = distinct !DISubprogram(name: "halves", linkageName: "_Z6halvesPKfPfi", scope: !1, file: !1, line: 18, type: !43, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !48)
!89 = !DILocalVariable(name: "in", arg: 1, scope: !88, file: !1, line: 18, type: !45)
!90 = !DILocation(line: 18, column: 37, scope: !88)
!91 = !DILocalVariable(name: "out", arg: 2, scope: !88, file: !1, line: 18, type: !47)
!92 = !DILocation(line: 18, column: 48, scope: !88)
!93 = !DILocalVariable(name: "len", arg: 3, scope: !88, file: !1, line: 18, type: !35)
!94 = !DILocation(line: 18, column: 57, scope: !88)
!95 = !DILocalVariable(name: "i", scope: !88, file: !1, line: 19, type: !35)
!96 = !DILocation(line: 19, column: 7, scope: !88)
!97 = !DILocation(line: 19, column: 11, scope: !88)
!98 = !DILocation(line: 19, column: 24, scope: !88)
!99 = !DILocation(line: 19, column: 22, scope: !88)
!100 = !DILocation(line: 19, column: 37, scope: !88)
!101 = !DILocation(line: 19, column: 35, scope: !88)
!102 = !DILocalVariable(name: "a", scope: !88, file: !1, line: 20, type: !36)
!103 = !DILocation(line: 20, column: 9, scope: !88)
!104 = !DILocation(line: 20, column: 13, scope: !88)
!105 = !DILocation(line: 20, column: 20, scope: !88)
!106 = !DILocation(line: 20, column: 18, scope: !88)
!107 = !DILocalVariable(name: "b", scope: !88, file: !1, line: 20, type: !36)
!108 = !DILocation(line: 20, column: 24, scope: !88)
!109 = !DILocation(line: 20, column: 28, scope: !88)
!110 = !DILocation(line: 20, column: 35, scope: !88)
!111 = !DILocation(line: 20, column: 33, scope: !88)
!112 = !DILocation(line: 20, column: 37, scope: !88)
!113 = !DILocation(line: 21, column: 12, scope: !88)
!114 = !DILocation(line: 21, column: 16, scope: !88)
!115 = !DILocation(line: 21, column: 14, scope: !88)
!116 = !DILocation(line: 21, column: 3, scope: !88)
!117 = !DILocation(line: 21, column: 7, scope: !88)
!118 = !DILocation(line: 21, column: 10, scope: !88)
!119 = !DILocation(line: 22, column: 22, scope: !88)
!120 = !DILocation(line: 22, column: 26, scope: !88)
!121 = !DILocation(line: 22, column: 24, scope: !88)
!122 = !DILocation(line: 22, column: 3, scope: !88)
!123 = !DILocation(line: 22, column: 7, scope: !88)
!124 = !DILocation(line: 22, column: 11, scope: !88)
!125 = !DILocation(line: 22, column: 15, scope: !88)
!126 = !DILocation(line: 22, column: 9, scope: !88)
!127 = !DILocation(line: 22, column: 20, scope: !88)
!128 = !DILocation(line: 23, column: 1, scope: !88)
!129 = distinct !DISubprogram(name: "levels", linkageName: "_Z6levelsPKfPfS1_ii", scope: !1, file: !1, line: 24, type: !130, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !48)
!130 = !DISubroutineType(types: !131)
!131 = !{null, !45, !47, !47, !35, !35}
!132 = !DILocalVariable(name: "in", arg: 1, scope: !129, file: !1, line: 24, type: !45)
!133 = !DILocation(line: 24, column: 37, scope: !129)
!134 = !DILocalVariable(name: "detail", arg: 2, scope: !129, file: !1, line: 24, type: !47)
!135 = !DILocation(line: 24, column: 48, scope: !129)
!136 = !DILocalVariable(name: "rest", arg: 3, scope: !129, file: !1, line: 24, type: !47)
!137 = !DILocation(line: 24, column: 63, scope: !129)
!138 = !DILocalVariable(name: "len", arg: 4, scope: !129, file: !1, line: 24, type: !35)
!139 = !DILocation(line: 24, column: 73, scope: !129)
!140 = !DILocalVariable(name: "count", arg: 5, scope: !129, file: !1, line: 24, type: !35)
!141 = !DILocation(line: 24, column: 82, scope: !129)
!142 = !DILocalVariable(name: "t", scope: !129, file: !1, line: 26, type: !35)
!143 = !DILocation(line: 26, column: 7, scope: !129)
!144 = !DILocation(line: 26, column: 11, scope: !129)
!145 = !DILocalVariable(name: "b", scope: !129, file: !1, line: 26, type: !35)
!146 = !DILocation(line: 26, column: 24, scope: !129)
!147 = !DILocation(line: 26, column: 28, scope: !129)
!148 = !DILocalVariable(name: "width", scope: !129, file: !1, line: 26, type: !35)
!149 = !DILocation(line: 26, column: 40, scope: !129)
!150 = !DILocation(line: 26, column: 48, scope: !129)
!151 = !DILocalVariable(name: "at", scope: !129, file: !1, line: 26, type: !35)
!152 = !DILocation(line: 26, column: 60, scope: !129)
!153 = !DILocation(line: 26, column: 65, scope: !129)
!154 = !DILocation(line: 26, column: 69, scope: !129)
!155 = !DILocation(line: 27, column: 10, scope: !129)
!156 = !DILocation(line: 27, column: 13, scope: !129)
!157 = !DILocation(line: 27, column: 17, scope: !129)
!158 = !DILocation(line: 27, column: 15, scope: !129)
!159 = !DILocation(line: 27, column: 25, scope: !129)
!160 = !DILocation(line: 27, column: 23, scope: !129)
!161 = !DILocation(line: 27, column: 5, scope: !129)
!162 = !DILocation(line: 27, column: 3, scope: !129)
!163 = !DILocation(line: 27, column: 8, scope: !129)
!164 = !DILocalVariable(name: "level", scope: !165, file: !1, line: 28, type: !35)
!165 = distinct !DILexicalBlock(scope: !129, file: !1, line: 28, column: 3)
!166 = !DILocation(line: 28, column: 12, scope: !165)
!167 = !DILocation(line: 28, column: 8, scope: !165)
!168 = !DILocation(line: 28, column: 23, scope: !169)
!169 = distinct !DILexicalBlock(scope: !165, file: !1, line: 28, column: 3)
!170 = !DILocation(line: 28, column: 31, scope: !169)
!171 = !DILocation(line: 28, column: 29, scope: !169)
!172 = !DILocation(line: 28, column: 3, scope: !165)
!173 = !DILocation(line: 29, column: 11, scope: !174)
!174 = distinct !DILexicalBlock(scope: !169, file: !1, line: 28, column: 47)
!175 = !DILocation(line: 30, column: 5, scope: !174)
!176 = !DILocalVariable(name: "x", scope: !174, file: !1, line: 31, type: !36)
!177 = !DILocation(line: 31, column: 11, scope: !174)
!178 = !DILocation(line: 31, column: 15, scope: !174)
!179 = !DILocation(line: 31, column: 19, scope: !174)
!180 = !DILocation(line: 31, column: 17, scope: !174)
!181 = !DILocation(line: 31, column: 33, scope: !174)
!182 = !DILocation(line: 31, column: 31, scope: !174)
!183 = !DILocation(line: 31, column: 27, scope: !174)
!184 = !DILocalVariable(name: "y", scope: !174, file: !1, line: 31, type: !36)
!185 = !DILocation(line: 31, column: 41, scope: !174)
!186 = !DILocation(line: 31, column: 45, scope: !174)
!187 = !DILocation(line: 31, column: 49, scope: !174)
!188 = !DILocation(line: 31, column: 47, scope: !174)
!189 = !DILocation(line: 31, column: 63, scope: !174)
!190 = !DILocation(line: 31, column: 61, scope: !174)
!191 = !DILocation(line: 31, column: 65, scope: !174)
!192 = !DILocation(line: 31, column: 57, scope: !174)
!193 = !DILocation(line: 32, column: 5, scope: !174)
!194 = !DILocation(line: 33, column: 9, scope: !195)
!195 = distinct !DILexicalBlock(scope: !174, file: !1, line: 33, column: 9)
!196 = !DILocation(line: 33, column: 13, scope: !195)
!197 = !DILocation(line: 33, column: 11, scope: !195)
!198 = !DILocation(line: 34, column: 36, scope: !199)
!199 = distinct !DILexicalBlock(scope: !195, file: !1, line: 33, column: 20)
!200 = !DILocation(line: 34, column: 40, scope: !199)
!201 = !DILocation(line: 34, column: 38, scope: !199)
!202 = !DILocation(line: 34, column: 7, scope: !199)
!203 = !DILocation(line: 34, column: 14, scope: !199)
!204 = !DILocation(line: 34, column: 19, scope: !199)
!205 = !DILocation(line: 34, column: 23, scope: !199)
!206 = !DILocation(line: 34, column: 21, scope: !199)
!207 = !DILocation(line: 34, column: 17, scope: !199)
!208 = !DILocation(line: 34, column: 31, scope: !199)
!209 = !DILocation(line: 34, column: 29, scope: !199)
!210 = !DILocation(line: 34, column: 34, scope: !199)
!211 = !DILocation(line: 35, column: 14, scope: !199)
!212 = !DILocation(line: 35, column: 18, scope: !199)
!213 = !DILocation(line: 35, column: 16, scope: !199)
!214 = !DILocation(line: 35, column: 9, scope: !199)
!215 = !DILocation(line: 35, column: 7, scope: !199)
!216 = !DILocation(line: 35, column: 12, scope: !199)
!217 = !DILocation(line: 36, column: 5, scope: !199)
!218 = !DILocation(line: 37, column: 8, scope: !174)
!219 = !DILocation(line: 38, column: 3, scope: !174)
!220 = !DILocation(line: 28, column: 38, scope: !169)
!221 = !DILocation(line: 28, column: 3, scope: !169)
!222 = distinct !{!222, !172, !223, !224}
!223 = !DILocation(line: 38, column: 3, scope: !165)
!224 = !{!"llvm.loop.mustprogress"}
!225 = !DILocation(line: 39, column: 7, scope: !226)
!226 = distinct !DILexicalBlock(scope: !129, file: !1, line: 39, column: 7)
!227 = !DILocation(line: 39, column: 9, scope: !226)
!228 = !DILocation(line: 40, column: 15, scope: !226)
!229 = !DILocation(line: 40, column: 5, scope: !226)
!230 = !DILocation(line: 40, column: 10, scope: !226)
!231 = !DILocation(line: 40, column: 13, scope: !226)
!232 = !DILocation(line: 41, column: 1, scope: !129)
!233 = distinct !DISubprogram(name: "turn", linkageName: "_Z4turnPfffi", scope: !1, file: !1, line: 42, type: !234, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !48)
!234 = !DISubroutineType(types: !235)
!235 = !{null, !47, !36, !36, !35}
!236 = !DILocalVariable(name: "z", arg: 1, scope: !233, file: !1, line: 42, type: !47)
!237 = !DILocation(line: 42, column: 29, scope: !233)
!238 = !DILocalVariable(name: "c", arg: 2, scope: !233, file: !1, line: 42, type: !36)
!239 = !DILocation(line: 42, column: 38, scope: !233)
!240 = !DILocalVariable(name: "s", arg: 3, scope: !233, file: !1, line: 42, type: !36)
!241 = !DILocation(line: 42, column: 47, scope: !233)
!242 = !DILocalVariable(name: "parts", arg: 4, scope: !233, file: !1, line: 42, type: !35)
!243 = !DILocation(line: 42, column: 54, scope: !233)
!244 = !DILocalVariable(name: "i", scope: !233, file: !1, line: 43, type: !35)
!245 = !DILocation(line: 43, column: 7, scope: !233)
!246 = !DILocation(line: 43, column: 11, scope: !233)
!247 = !DILocation(line: 43, column: 24, scope: !233)
!248 = !DILocation(line: 43, column: 22, scope: !233)
!249 = !DILocation(line: 43, column: 37, scope: !233)
!250 = !DILocation(line: 43, column: 35, scope: !233)
!251 = !DILocalVariable(name: "re", scope: !233, file: !1, line: 44, type: !36)
!252 = !DILocation(line: 44, column: 9, scope: !233)
!253 = !DILocation(line: 44, column: 14, scope: !233)
!254 = !DILocation(line: 44, column: 16, scope: !233)
!255 = !DILocalVariable(name: "im", scope: !233, file: !1, line: 44, type: !36)
!256 = !DILocation(line: 44, column: 20, scope: !233)
!257 = !DILocation(line: 44, column: 25, scope: !233)
!258 = !DILocation(line: 44, column: 27, scope: !233)
!259 = !DILocation(line: 44, column: 31, scope: !233)
!260 = !DILocation(line: 44, column: 29, scope: !233)
!261 = !DILocation(line: 45, column: 10, scope: !233)
!262 = !DILocation(line: 45, column: 14, scope: !233)
!263 = !DILocation(line: 45, column: 19, scope: !233)
!264 = !DILocation(line: 45, column: 23, scope: !233)
!265 = !DILocation(line: 45, column: 21, scope: !233)
!266 = !DILocation(line: 45, column: 17, scope: !233)
!267 = !DILocation(line: 45, column: 3, scope: !233)
!268 = !DILocation(line: 45, column: 5, scope: !233)
!269 = !DILocation(line: 45, column: 8, scope: !233)
!270 = !DILocation(line: 46, column: 18, scope: !233)
!271 = !DILocation(line: 46, column: 22, scope: !233)
!272 = !DILocation(line: 46, column: 27, scope: !233)
!273 = !DILocation(line: 46, column: 31, scope: !233)
!274 = !DILocation(line: 46, column: 29, scope: !233)
!275 = !DILocation(line: 46, column: 25, scope: !233)
!276 = !DILocation(line: 46, column: 3, scope: !233)
!277 = !DILocation(line: 46, column: 5, scope: !233)
!278 = !DILocation(line: 46, column: 9, scope: !233)
!279 = !DILocation(line: 46, column: 7, scope: !233)
!280 = !DILocation(line: 46, column: 16, scope: !233)
!281 = !DILocation(line: 47, column: 1, scope: !233)
