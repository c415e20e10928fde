; ModuleID = 'rows_by_their_number.cu'
source_filename = "rows_by_their_number.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_gridDim_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@gridDim = extern_weak addrspace(1) global %struct.ws_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5scalePKfPfii(ptr noundef %a, ptr noundef %m, i32 noundef %rows, i32 noundef %cols) #0 !dbg !42 {
entry:
  %a.addr = alloca ptr, align 8
  %m.addr = alloca ptr, align 8
  %rows.addr = alloca i32, align 4
  %cols.addr = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !49, !DIExpression(), !50)
  store ptr %m, ptr %m.addr, align 8
    #dbg_declare(ptr %m.addr, !51, !DIExpression(), !52)
  store i32 %rows, ptr %rows.addr, align 4
    #dbg_declare(ptr %rows.addr, !53, !DIExpression(), !54)
  store i32 %cols, ptr %cols.addr, align 4
    #dbg_declare(ptr %cols.addr, !55, !DIExpression(), !56)
    #dbg_declare(ptr %x, !57, !DIExpression(), !58)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !59
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !60
  %mul = mul i32 %0, %1, !dbg !61
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !62
  %add = add i32 %mul, %2, !dbg !63
  store i32 %add, ptr %x, align 4, !dbg !58
    #dbg_declare(ptr %y, !64, !DIExpression(), !65)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !66
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !67
  %mul5 = mul i32 %3, %4, !dbg !68
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !69
  %add7 = add i32 %mul5, %5, !dbg !70
  store i32 %add7, ptr %y, align 4, !dbg !65
  %6 = load i32, ptr %x, align 4, !dbg !71
  %7 = load i32, ptr %cols.addr, align 4, !dbg !73
  %cmp = icmp slt i32 %6, %7, !dbg !74
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !75

land.lhs.true:                                    ; preds = %entry
  %8 = load i32, ptr %y, align 4, !dbg !76
  %9 = load i32, ptr %rows.addr, align 4, !dbg !77
  %cmp8 = icmp slt i32 %8, %9, !dbg !78
  br i1 %cmp8, label %if.then, label %if.end, !dbg !75

if.then:                                          ; preds = %land.lhs.true
  %10 = load ptr, ptr %a.addr, align 8, !dbg !79
  %11 = load i32, ptr %y, align 4, !dbg !80
  %12 = load i32, ptr %cols.addr, align 4, !dbg !81
  %mul9 = mul nsw i32 %11, %12, !dbg !82
  %13 = load i32, ptr %x, align 4, !dbg !83
  %add10 = add nsw i32 %mul9, %13, !dbg !84
  %idxprom = sext i32 %add10 to i64, !dbg !79
  %arrayidx = getelementptr inbounds float, ptr %10, i64 %idxprom, !dbg !79
  %14 = load float, ptr %arrayidx, align 4, !dbg !79
  %mul11 = fmul float 2.000000e+00, %14, !dbg !85
  %15 = load ptr, ptr %m.addr, align 8, !dbg !86
  %16 = load i32, ptr %y, align 4, !dbg !87
  %17 = load i32, ptr %cols.addr, align 4, !dbg !88
  %mul12 = mul nsw i32 %16, %17, !dbg !89
  %18 = load i32, ptr %x, align 4, !dbg !90
  %add13 = add nsw i32 %mul12, %18, !dbg !91
  %idxprom14 = sext i32 %add13 to i64, !dbg !86
  %arrayidx15 = getelementptr inbounds float, ptr %15, i64 %idxprom14, !dbg !86
  store float %mul11, ptr %arrayidx15, align 4, !dbg !92
  br label %if.end, !dbg !86

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  ret void, !dbg !93
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4turnPKfPfii(ptr noundef %a, ptr noundef %m, i32 noundef %rows, i32 noundef %cols) #0 !dbg !94 {
entry:
  %a.addr = alloca ptr, align 8
  %m.addr = alloca ptr, align 8
  %rows.addr = alloca i32, align 4
  %cols.addr = alloca i32, align 4
  %y = alloca i32, align 4
  %x = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !95, !DIExpression(), !96)
  store ptr %m, ptr %m.addr, align 8
    #dbg_declare(ptr %m.addr, !97, !DIExpression(), !98)
  store i32 %rows, ptr %rows.addr, align 4
    #dbg_declare(ptr %rows.addr, !99, !DIExpression(), !100)
  store i32 %cols, ptr %cols.addr, align 4
    #dbg_declare(ptr %cols.addr, !101, !DIExpression(), !102)
    #dbg_declare(ptr %y, !103, !DIExpression(), !105)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !106
  store i32 %0, ptr %y, align 4, !dbg !105
  br label %for.cond, !dbg !107

for.cond:                                         ; preds = %for.inc11, %entry
  %1 = load i32, ptr %y, align 4, !dbg !108
  %2 = load i32, ptr %rows.addr, align 4, !dbg !110
  %cmp = icmp slt i32 %1, %2, !dbg !111
  br i1 %cmp, label %for.body, label %for.end14, !dbg !112

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %x, !113, !DIExpression(), !115)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !116
  store i32 %3, ptr %x, align 4, !dbg !115
  br label %for.cond2, !dbg !117

for.cond2:                                        ; preds = %for.inc, %for.body
  %4 = load i32, ptr %x, align 4, !dbg !118
  %5 = load i32, ptr %cols.addr, align 4, !dbg !120
  %cmp3 = icmp slt i32 %4, %5, !dbg !121
  br i1 %cmp3, label %for.body4, label %for.end, !dbg !122

for.body4:                                        ; preds = %for.cond2
  %6 = load ptr, ptr %a.addr, align 8, !dbg !123
  %7 = load i32, ptr %y, align 4, !dbg !124
  %8 = load i32, ptr %cols.addr, align 4, !dbg !125
  %mul = mul nsw i32 %7, %8, !dbg !126
  %9 = load i32, ptr %x, align 4, !dbg !127
  %add = add nsw i32 %mul, %9, !dbg !128
  %idxprom = sext i32 %add to i64, !dbg !123
  %arrayidx = getelementptr inbounds float, ptr %6, i64 %idxprom, !dbg !123
  %10 = load float, ptr %arrayidx, align 4, !dbg !123
  %11 = load ptr, ptr %m.addr, align 8, !dbg !129
  %12 = load i32, ptr %x, align 4, !dbg !130
  %13 = load i32, ptr %rows.addr, align 4, !dbg !131
  %mul5 = mul nsw i32 %12, %13, !dbg !132
  %14 = load i32, ptr %y, align 4, !dbg !133
  %add6 = add nsw i32 %mul5, %14, !dbg !134
  %idxprom7 = sext i32 %add6 to i64, !dbg !129
  %arrayidx8 = getelementptr inbounds float, ptr %11, i64 %idxprom7, !dbg !129
  store float %10, ptr %arrayidx8, align 4, !dbg !135
  br label %for.inc, !dbg !129

for.inc:                                          ; preds = %for.body4
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !136
  %16 = load i32, ptr %x, align 4, !dbg !137
  %add10 = add i32 %16, %15, !dbg !137
  store i32 %add10, ptr %x, align 4, !dbg !137
  br label %for.cond2, !dbg !138, !llvm.loop !139

for.end:                                          ; preds = %for.cond2
  br label %for.inc11, !dbg !140

for.inc11:                                        ; preds = %for.end
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !142
  %18 = load i32, ptr %y, align 4, !dbg !143
  %add13 = add i32 %18, %17, !dbg !143
  store i32 %add13, ptr %y, align 4, !dbg !143
  br label %for.cond, !dbg !144, !llvm.loop !145

for.end14:                                        ; preds = %for.cond
  ret void, !dbg !147
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z9scale_allPKfPfiii(ptr noundef %a, ptr noundef %m, i32 noundef %pictures, i32 noundef %rows, i32 noundef %cols) #0 !dbg !148 {
entry:
  %a.addr = alloca ptr, align 8
  %m.addr = alloca ptr, align 8
  %pictures.addr = alloca i32, align 4
  %rows.addr = alloca i32, align 4
  %cols.addr = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %z = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !151, !DIExpression(), !152)
  store ptr %m, ptr %m.addr, align 8
    #dbg_declare(ptr %m.addr, !153, !DIExpression(), !154)
  store i32 %pictures, ptr %pictures.addr, align 4
    #dbg_declare(ptr %pictures.addr, !155, !DIExpression(), !156)
  store i32 %rows, ptr %rows.addr, align 4
    #dbg_declare(ptr %rows.addr, !157, !DIExpression(), !158)
  store i32 %cols, ptr %cols.addr, align 4
    #dbg_declare(ptr %cols.addr, !159, !DIExpression(), !160)
    #dbg_declare(ptr %x, !161, !DIExpression(), !162)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !163
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !164
  %mul = mul i32 %0, %1, !dbg !165
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !166
  %add = add i32 %mul, %2, !dbg !167
  store i32 %add, ptr %x, align 4, !dbg !162
    #dbg_declare(ptr %y, !168, !DIExpression(), !169)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !170
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !171
  %mul5 = mul i32 %3, %4, !dbg !172
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !173
  %add7 = add i32 %mul5, %5, !dbg !174
  store i32 %add7, ptr %y, align 4, !dbg !169
    #dbg_declare(ptr %z, !175, !DIExpression(), !176)
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !177
  store i32 %6, ptr %z, align 4, !dbg !176
  %7 = load i32, ptr %x, align 4, !dbg !178
  %8 = load i32, ptr %cols.addr, align 4, !dbg !180
  %cmp = icmp slt i32 %7, %8, !dbg !181
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !182

land.lhs.true:                                    ; preds = %entry
  %9 = load i32, ptr %y, align 4, !dbg !183
  %10 = load i32, ptr %rows.addr, align 4, !dbg !184
  %cmp9 = icmp slt i32 %9, %10, !dbg !185
  br i1 %cmp9, label %land.lhs.true10, label %if.end, !dbg !186

land.lhs.true10:                                  ; preds = %land.lhs.true
  %11 = load i32, ptr %z, align 4, !dbg !187
  %12 = load i32, ptr %pictures.addr, align 4, !dbg !188
  %cmp11 = icmp slt i32 %11, %12, !dbg !189
  br i1 %cmp11, label %if.then, label %if.end, !dbg !186

if.then:                                          ; preds = %land.lhs.true10
  %13 = load ptr, ptr %a.addr, align 8, !dbg !190
  %14 = load i32, ptr %z, align 4, !dbg !191
  %15 = load i32, ptr %rows.addr, align 4, !dbg !192
  %mul12 = mul nsw i32 %14, %15, !dbg !193
  %16 = load i32, ptr %y, align 4, !dbg !194
  %add13 = add nsw i32 %mul12, %16, !dbg !195
  %17 = load i32, ptr %cols.addr, align 4, !dbg !196
  %mul14 = mul nsw i32 %add13, %17, !dbg !197
  %18 = load i32, ptr %x, align 4, !dbg !198
  %add15 = add nsw i32 %mul14, %18, !dbg !199
  %idxprom = sext i32 %add15 to i64, !dbg !190
  %arrayidx = getelementptr inbounds float, ptr %13, i64 %idxprom, !dbg !190
  %19 = load float, ptr %arrayidx, align 4, !dbg !190
  %mul16 = fmul float 2.000000e+00, %19, !dbg !200
  %20 = load ptr, ptr %m.addr, align 8, !dbg !201
  %21 = load i32, ptr %z, align 4, !dbg !202
  %22 = load i32, ptr %rows.addr, align 4, !dbg !203
  %mul17 = mul nsw i32 %21, %22, !dbg !204
  %23 = load i32, ptr %y, align 4, !dbg !205
  %add18 = add nsw i32 %mul17, %23, !dbg !206
  %24 = load i32, ptr %cols.addr, align 4, !dbg !207
  %mul19 = mul nsw i32 %add18, %24, !dbg !208
  %25 = load i32, ptr %x, align 4, !dbg !209
  %add20 = add nsw i32 %mul19, %25, !dbg !210
  %idxprom21 = sext i32 %add20 to i64, !dbg !201
  %arrayidx22 = getelementptr inbounds float, ptr %20, i64 %idxprom21, !dbg !201
  store float %mul16, ptr %arrayidx22, align 4, !dbg !211
  br label %if.end, !dbg !201

if.end:                                           ; preds = %if.then, %land.lhs.true10, %land.lhs.true, %entry
  ret void, !dbg !212
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z11parts_firstPKfPfiiii(ptr noundef %a, ptr noundef %m, i32 noundef %pictures, i32 noundef %steps, i32 noundef %parts, i32 noundef %cells) #0 !dbg !213 {
entry:
  %a.addr = alloca ptr, align 8
  %m.addr = alloca ptr, align 8
  %pictures.addr = alloca i32, align 4
  %steps.addr = alloca i32, align 4
  %parts.addr = alloca i32, align 4
  %cells.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %c = alloca i32, align 4
  %p = alloca i32, align 4
  %t = alloca i32, align 4
  %b = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !216, !DIExpression(), !217)
  store ptr %m, ptr %m.addr, align 8
    #dbg_declare(ptr %m.addr, !218, !DIExpression(), !219)
  store i32 %pictures, ptr %pictures.addr, align 4
    #dbg_declare(ptr %pictures.addr, !220, !DIExpression(), !221)
  store i32 %steps, ptr %steps.addr, align 4
    #dbg_declare(ptr %steps.addr, !222, !DIExpression(), !223)
  store i32 %parts, ptr %parts.addr, align 4
    #dbg_declare(ptr %parts.addr, !224, !DIExpression(), !225)
  store i32 %cells, ptr %cells.addr, align 4
    #dbg_declare(ptr %cells.addr, !226, !DIExpression(), !227)
    #dbg_declare(ptr %i, !228, !DIExpression(), !229)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !230
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !231
  %mul = mul i32 %0, %1, !dbg !232
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !233
  %add = add i32 %mul, %2, !dbg !234
  store i32 %add, ptr %i, align 4, !dbg !229
  %3 = load i32, ptr %i, align 4, !dbg !235
  %4 = load i32, ptr %pictures.addr, align 4, !dbg !237
  %5 = load i32, ptr %steps.addr, align 4, !dbg !238
  %mul3 = mul nsw i32 %4, %5, !dbg !239
  %6 = load i32, ptr %parts.addr, align 4, !dbg !240
  %mul4 = mul nsw i32 %mul3, %6, !dbg !241
  %7 = load i32, ptr %cells.addr, align 4, !dbg !242
  %mul5 = mul nsw i32 %mul4, %7, !dbg !243
  %cmp = icmp slt i32 %3, %mul5, !dbg !244
  br i1 %cmp, label %if.then, label %if.end, !dbg !244

if.then:                                          ; preds = %entry
    #dbg_declare(ptr %c, !245, !DIExpression(), !247)
  %8 = load i32, ptr %i, align 4, !dbg !248
  %9 = load i32, ptr %cells.addr, align 4, !dbg !249
  %rem = srem i32 %8, %9, !dbg !250
  store i32 %rem, ptr %c, align 4, !dbg !247
    #dbg_declare(ptr %p, !251, !DIExpression(), !252)
  %10 = load i32, ptr %i, align 4, !dbg !253
  %11 = load i32, ptr %cells.addr, align 4, !dbg !254
  %div = sdiv i32 %10, %11, !dbg !255
  %12 = load i32, ptr %parts.addr, align 4, !dbg !256
  %rem6 = srem i32 %div, %12, !dbg !257
  store i32 %rem6, ptr %p, align 4, !dbg !252
    #dbg_declare(ptr %t, !258, !DIExpression(), !259)
  %13 = load i32, ptr %i, align 4, !dbg !260
  %14 = load i32, ptr %cells.addr, align 4, !dbg !261
  %div7 = sdiv i32 %13, %14, !dbg !262
  %15 = load i32, ptr %parts.addr, align 4, !dbg !263
  %div8 = sdiv i32 %div7, %15, !dbg !264
  %16 = load i32, ptr %steps.addr, align 4, !dbg !265
  %rem9 = srem i32 %div8, %16, !dbg !266
  store i32 %rem9, ptr %t, align 4, !dbg !259
    #dbg_declare(ptr %b, !267, !DIExpression(), !268)
  %17 = load i32, ptr %i, align 4, !dbg !269
  %18 = load i32, ptr %cells.addr, align 4, !dbg !270
  %div10 = sdiv i32 %17, %18, !dbg !271
  %19 = load i32, ptr %parts.addr, align 4, !dbg !272
  %div11 = sdiv i32 %div10, %19, !dbg !273
  %20 = load i32, ptr %steps.addr, align 4, !dbg !274
  %div12 = sdiv i32 %div11, %20, !dbg !275
  store i32 %div12, ptr %b, align 4, !dbg !268
  %21 = load ptr, ptr %a.addr, align 8, !dbg !276
  %22 = load i32, ptr %i, align 4, !dbg !277
  %idxprom = sext i32 %22 to i64, !dbg !276
  %arrayidx = getelementptr inbounds float, ptr %21, i64 %idxprom, !dbg !276
  %23 = load float, ptr %arrayidx, align 4, !dbg !276
  %24 = load ptr, ptr %m.addr, align 8, !dbg !278
  %25 = load i32, ptr %b, align 4, !dbg !279
  %26 = load i32, ptr %parts.addr, align 4, !dbg !280
  %mul13 = mul nsw i32 %25, %26, !dbg !281
  %27 = load i32, ptr %p, align 4, !dbg !282
  %add14 = add nsw i32 %mul13, %27, !dbg !283
  %28 = load i32, ptr %steps.addr, align 4, !dbg !284
  %mul15 = mul nsw i32 %add14, %28, !dbg !285
  %29 = load i32, ptr %t, align 4, !dbg !286
  %add16 = add nsw i32 %mul15, %29, !dbg !287
  %30 = load i32, ptr %cells.addr, align 4, !dbg !288
  %mul17 = mul nsw i32 %add16, %30, !dbg !289
  %31 = load i32, ptr %c, align 4, !dbg !290
  %add18 = add nsw i32 %mul17, %31, !dbg !291
  %idxprom19 = sext i32 %add18 to i64, !dbg !278
  %arrayidx20 = getelementptr inbounds float, ptr %24, i64 %idxprom19, !dbg !278
  store float %23, ptr %arrayidx20, align 4, !dbg !292
  br label %if.end, !dbg !293

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !294
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "rows_by_their_number.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "scale", linkageName: "_Z5scalePKfPfii", scope: !1, file: !1, line: 10, type: !43, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !48)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !47, !35, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!48 = !{}
!49 = !DILocalVariable(name: "a", arg: 1, scope: !42, file: !1, line: 10, type: !45)
!50 = !DILocation(line: 10, column: 36, scope: !42)
!51 = !DILocalVariable(name: "m", arg: 2, scope: !42, file: !1, line: 10, type: !47)
!52 = !DILocation(line: 10, column: 46, scope: !42)
!53 = !DILocalVariable(name: "rows", arg: 3, scope: !42, file: !1, line: 10, type: !35)
!54 = !DILocation(line: 10, column: 53, scope: !42)
!55 = !DILocalVariable(name: "cols", arg: 4, scope: !42, file: !1, line: 10, type: !35)
!56 = !DILocation(line: 10, column: 63, scope: !42)
!57 = !DILocalVariable(name: "x", scope: !42, file: !1, line: 11, type: !35)
!58 = !DILocation(line: 11, column: 7, scope: !42)
!59 = !DILocation(line: 11, column: 11, scope: !42)
!60 = !DILocation(line: 11, column: 24, scope: !42)
!61 = !DILocation(line: 11, column: 22, scope: !42)
!62 = !DILocation(line: 11, column: 37, scope: !42)
!63 = !DILocation(line: 11, column: 35, scope: !42)
!64 = !DILocalVariable(name: "y", scope: !42, file: !1, line: 12, type: !35)
!65 = !DILocation(line: 12, column: 7, scope: !42)
!66 = !DILocation(line: 12, column: 11, scope: !42)
!67 = !DILocation(line: 12, column: 24, scope: !42)
!68 = !DILocation(line: 12, column: 22, scope: !42)
!69 = !DILocation(line: 12, column: 37, scope: !42)
!70 = !DILocation(line: 12, column: 35, scope: !42)
!71 = !DILocation(line: 13, column: 7, scope: !72)
!72 = distinct !DILexicalBlock(scope: !42, file: !1, line: 13, column: 7)
!73 = !DILocation(line: 13, column: 11, scope: !72)
!74 = !DILocation(line: 13, column: 9, scope: !72)
!75 = !DILocation(line: 13, column: 16, scope: !72)
!76 = !DILocation(line: 13, column: 19, scope: !72)
!77 = !DILocation(line: 13, column: 23, scope: !72)
!78 = !DILocation(line: 13, column: 21, scope: !72)
!79 = !DILocation(line: 14, column: 27, scope: !72)
!80 = !DILocation(line: 14, column: 29, scope: !72)
!81 = !DILocation(line: 14, column: 33, scope: !72)
!82 = !DILocation(line: 14, column: 31, scope: !72)
!83 = !DILocation(line: 14, column: 40, scope: !72)
!84 = !DILocation(line: 14, column: 38, scope: !72)
!85 = !DILocation(line: 14, column: 25, scope: !72)
!86 = !DILocation(line: 14, column: 5, scope: !72)
!87 = !DILocation(line: 14, column: 7, scope: !72)
!88 = !DILocation(line: 14, column: 11, scope: !72)
!89 = !DILocation(line: 14, column: 9, scope: !72)
!90 = !DILocation(line: 14, column: 18, scope: !72)
!91 = !DILocation(line: 14, column: 16, scope: !72)
!92 = !DILocation(line: 14, column: 21, scope: !72)
!93 = !DILocation(line: 15, column: 1, scope: !42)
!94 = distinct !DISubprogram(name: "turn", linkageName: "_Z4turnPKfPfii", scope: !1, file: !1, line: 18, type: !43, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !48)
!95 = !DILocalVariable(name: "a", arg: 1, scope: !94, file: !1, line: 18, type: !45)
!96 = !DILocation(line: 18, column: 35, scope: !94)
!97 = !DILocalVariable(name: "m", arg: 2, scope: !94, file: !1, line: 18, type: !47)
!98 = !DILocation(line: 18, column: 45, scope: !94)
!99 = !DILocalVariable(name: "rows", arg: 3, scope: !94, file: !1, line: 18, type: !35)
!100 = !DILocation(line: 18, column: 52, scope: !94)
!101 = !DILocalVariable(name: "cols", arg: 4, scope: !94, file: !1, line: 18, type: !35)
!102 = !DILocation(line: 18, column: 62, scope: !94)
!103 = !DILocalVariable(name: "y", scope: !104, file: !1, line: 19, type: !35)
!104 = distinct !DILexicalBlock(scope: !94, file: !1, line: 19, column: 3)
!105 = !DILocation(line: 19, column: 12, scope: !104)
!106 = !DILocation(line: 19, column: 16, scope: !104)
!107 = !DILocation(line: 19, column: 8, scope: !104)
!108 = !DILocation(line: 19, column: 28, scope: !109)
!109 = distinct !DILexicalBlock(scope: !104, file: !1, line: 19, column: 3)
!110 = !DILocation(line: 19, column: 32, scope: !109)
!111 = !DILocation(line: 19, column: 30, scope: !109)
!112 = !DILocation(line: 19, column: 3, scope: !104)
!113 = !DILocalVariable(name: "x", scope: !114, file: !1, line: 20, type: !35)
!114 = distinct !DILexicalBlock(scope: !109, file: !1, line: 20, column: 5)
!115 = !DILocation(line: 20, column: 14, scope: !114)
!116 = !DILocation(line: 20, column: 18, scope: !114)
!117 = !DILocation(line: 20, column: 10, scope: !114)
!118 = !DILocation(line: 20, column: 31, scope: !119)
!119 = distinct !DILexicalBlock(scope: !114, file: !1, line: 20, column: 5)
!120 = !DILocation(line: 20, column: 35, scope: !119)
!121 = !DILocation(line: 20, column: 33, scope: !119)
!122 = !DILocation(line: 20, column: 5, scope: !114)
!123 = !DILocation(line: 21, column: 25, scope: !119)
!124 = !DILocation(line: 21, column: 27, scope: !119)
!125 = !DILocation(line: 21, column: 31, scope: !119)
!126 = !DILocation(line: 21, column: 29, scope: !119)
!127 = !DILocation(line: 21, column: 38, scope: !119)
!128 = !DILocation(line: 21, column: 36, scope: !119)
!129 = !DILocation(line: 21, column: 7, scope: !119)
!130 = !DILocation(line: 21, column: 9, scope: !119)
!131 = !DILocation(line: 21, column: 13, scope: !119)
!132 = !DILocation(line: 21, column: 11, scope: !119)
!133 = !DILocation(line: 21, column: 20, scope: !119)
!134 = !DILocation(line: 21, column: 18, scope: !119)
!135 = !DILocation(line: 21, column: 23, scope: !119)
!136 = !DILocation(line: 20, column: 46, scope: !119)
!137 = !DILocation(line: 20, column: 43, scope: !119)
!138 = !DILocation(line: 20, column: 5, scope: !119)
!139 = distinct !{!139, !122, !140, !141}
!140 = !DILocation(line: 21, column: 39, scope: !114)
!141 = !{!"llvm.loop.mustprogress"}
!142 = !DILocation(line: 19, column: 43, scope: !109)
!143 = !DILocation(line: 19, column: 40, scope: !109)
!144 = !DILocation(line: 19, column: 3, scope: !109)
!145 = distinct !{!145, !112, !146, !141}
!146 = !DILocation(line: 21, column: 39, scope: !104)
!147 = !DILocation(line: 22, column: 1, scope: !94)
!148 = distinct !DISubprogram(name: "scale_all", linkageName: "_Z9scale_allPKfPfiii", scope: !1, file: !1, line: 25, type: !149, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !48)
!149 = !DISubroutineType(types: !150)
!150 = !{null, !45, !47, !35, !35, !35}
!151 = !DILocalVariable(name: "a", arg: 1, scope: !148, file: !1, line: 25, type: !45)
!152 = !DILocation(line: 25, column: 40, scope: !148)
!153 = !DILocalVariable(name: "m", arg: 2, scope: !148, file: !1, line: 25, type: !47)
!154 = !DILocation(line: 25, column: 50, scope: !148)
!155 = !DILocalVariable(name: "pictures", arg: 3, scope: !148, file: !1, line: 25, type: !35)
!156 = !DILocation(line: 25, column: 57, scope: !148)
!157 = !DILocalVariable(name: "rows", arg: 4, scope: !148, file: !1, line: 25, type: !35)
!158 = !DILocation(line: 25, column: 71, scope: !148)
!159 = !DILocalVariable(name: "cols", arg: 5, scope: !148, file: !1, line: 25, type: !35)
!160 = !DILocation(line: 25, column: 81, scope: !148)
!161 = !DILocalVariable(name: "x", scope: !148, file: !1, line: 26, type: !35)
!162 = !DILocation(line: 26, column: 7, scope: !148)
!163 = !DILocation(line: 26, column: 11, scope: !148)
!164 = !DILocation(line: 26, column: 24, scope: !148)
!165 = !DILocation(line: 26, column: 22, scope: !148)
!166 = !DILocation(line: 26, column: 37, scope: !148)
!167 = !DILocation(line: 26, column: 35, scope: !148)
!168 = !DILocalVariable(name: "y", scope: !148, file: !1, line: 27, type: !35)
!169 = !DILocation(line: 27, column: 7, scope: !148)
!170 = !DILocation(line: 27, column: 11, scope: !148)
!171 = !DILocation(line: 27, column: 24, scope: !148)
!172 = !DILocation(line: 27, column: 22, scope: !148)
!173 = !DILocation(line: 27, column: 37, scope: !148)
!174 = !DILocation(line: 27, column: 35, scope: !148)
!175 = !DILocalVariable(name: "z", scope: !148, file: !1, line: 27, type: !35)
!176 = !DILocation(line: 27, column: 50, scope: !148)
!177 = !DILocation(line: 27, column: 54, scope: !148)
!178 = !DILocation(line: 28, column: 7, scope: !179)
!179 = distinct !DILexicalBlock(scope: !148, file: !1, line: 28, column: 7)
!180 = !DILocation(line: 28, column: 11, scope: !179)
!181 = !DILocation(line: 28, column: 9, scope: !179)
!182 = !DILocation(line: 28, column: 16, scope: !179)
!183 = !DILocation(line: 28, column: 19, scope: !179)
!184 = !DILocation(line: 28, column: 23, scope: !179)
!185 = !DILocation(line: 28, column: 21, scope: !179)
!186 = !DILocation(line: 28, column: 28, scope: !179)
!187 = !DILocation(line: 28, column: 31, scope: !179)
!188 = !DILocation(line: 28, column: 35, scope: !179)
!189 = !DILocation(line: 28, column: 33, scope: !179)
!190 = !DILocation(line: 29, column: 40, scope: !179)
!191 = !DILocation(line: 29, column: 43, scope: !179)
!192 = !DILocation(line: 29, column: 47, scope: !179)
!193 = !DILocation(line: 29, column: 45, scope: !179)
!194 = !DILocation(line: 29, column: 54, scope: !179)
!195 = !DILocation(line: 29, column: 52, scope: !179)
!196 = !DILocation(line: 29, column: 59, scope: !179)
!197 = !DILocation(line: 29, column: 57, scope: !179)
!198 = !DILocation(line: 29, column: 66, scope: !179)
!199 = !DILocation(line: 29, column: 64, scope: !179)
!200 = !DILocation(line: 29, column: 38, scope: !179)
!201 = !DILocation(line: 29, column: 5, scope: !179)
!202 = !DILocation(line: 29, column: 8, scope: !179)
!203 = !DILocation(line: 29, column: 12, scope: !179)
!204 = !DILocation(line: 29, column: 10, scope: !179)
!205 = !DILocation(line: 29, column: 19, scope: !179)
!206 = !DILocation(line: 29, column: 17, scope: !179)
!207 = !DILocation(line: 29, column: 24, scope: !179)
!208 = !DILocation(line: 29, column: 22, scope: !179)
!209 = !DILocation(line: 29, column: 31, scope: !179)
!210 = !DILocation(line: 29, column: 29, scope: !179)
!211 = !DILocation(line: 29, column: 34, scope: !179)
!212 = !DILocation(line: 30, column: 1, scope: !148)
!213 = distinct !DISubprogram(name: "parts_first", linkageName: "_Z11parts_firstPKfPfiiii", scope: !1, file: !1, line: 33, type: !214, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !48)
!214 = !DISubroutineType(types: !215)
!215 = !{null, !45, !47, !35, !35, !35, !35}
!216 = !DILocalVariable(name: "a", arg: 1, scope: !213, file: !1, line: 33, type: !45)
!217 = !DILocation(line: 33, column: 42, scope: !213)
!218 = !DILocalVariable(name: "m", arg: 2, scope: !213, file: !1, line: 33, type: !47)
!219 = !DILocation(line: 33, column: 52, scope: !213)
!220 = !DILocalVariable(name: "pictures", arg: 3, scope: !213, file: !1, line: 33, type: !35)
!221 = !DILocation(line: 33, column: 59, scope: !213)
!222 = !DILocalVariable(name: "steps", arg: 4, scope: !213, file: !1, line: 33, type: !35)
!223 = !DILocation(line: 33, column: 73, scope: !213)
!224 = !DILocalVariable(name: "parts", arg: 5, scope: !213, file: !1, line: 33, type: !35)
!225 = !DILocation(line: 33, column: 84, scope: !213)
!226 = !DILocalVariable(name: "cells", arg: 6, scope: !213, file: !1, line: 33, type: !35)
!227 = !DILocation(line: 33, column: 95, scope: !213)
!228 = !DILocalVariable(name: "i", scope: !213, file: !1, line: 34, type: !35)
!229 = !DILocation(line: 34, column: 7, scope: !213)
!230 = !DILocation(line: 34, column: 11, scope: !213)
!231 = !DILocation(line: 34, column: 24, scope: !213)
!232 = !DILocation(line: 34, column: 22, scope: !213)
!233 = !DILocation(line: 34, column: 37, scope: !213)
!234 = !DILocation(line: 34, column: 35, scope: !213)
!235 = !DILocation(line: 35, column: 7, scope: !236)
!236 = distinct !DILexicalBlock(scope: !213, file: !1, line: 35, column: 7)
!237 = !DILocation(line: 35, column: 11, scope: !236)
!238 = !DILocation(line: 35, column: 22, scope: !236)
!239 = !DILocation(line: 35, column: 20, scope: !236)
!240 = !DILocation(line: 35, column: 30, scope: !236)
!241 = !DILocation(line: 35, column: 28, scope: !236)
!242 = !DILocation(line: 35, column: 38, scope: !236)
!243 = !DILocation(line: 35, column: 36, scope: !236)
!244 = !DILocation(line: 35, column: 9, scope: !236)
!245 = !DILocalVariable(name: "c", scope: !246, file: !1, line: 36, type: !35)
!246 = distinct !DILexicalBlock(scope: !236, file: !1, line: 35, column: 45)
!247 = !DILocation(line: 36, column: 9, scope: !246)
!248 = !DILocation(line: 36, column: 13, scope: !246)
!249 = !DILocation(line: 36, column: 17, scope: !246)
!250 = !DILocation(line: 36, column: 15, scope: !246)
!251 = !DILocalVariable(name: "p", scope: !246, file: !1, line: 36, type: !35)
!252 = !DILocation(line: 36, column: 24, scope: !246)
!253 = !DILocation(line: 36, column: 28, scope: !246)
!254 = !DILocation(line: 36, column: 32, scope: !246)
!255 = !DILocation(line: 36, column: 30, scope: !246)
!256 = !DILocation(line: 36, column: 40, scope: !246)
!257 = !DILocation(line: 36, column: 38, scope: !246)
!258 = !DILocalVariable(name: "t", scope: !246, file: !1, line: 36, type: !35)
!259 = !DILocation(line: 36, column: 47, scope: !246)
!260 = !DILocation(line: 36, column: 51, scope: !246)
!261 = !DILocation(line: 36, column: 55, scope: !246)
!262 = !DILocation(line: 36, column: 53, scope: !246)
!263 = !DILocation(line: 36, column: 63, scope: !246)
!264 = !DILocation(line: 36, column: 61, scope: !246)
!265 = !DILocation(line: 36, column: 71, scope: !246)
!266 = !DILocation(line: 36, column: 69, scope: !246)
!267 = !DILocalVariable(name: "b", scope: !246, file: !1, line: 36, type: !35)
!268 = !DILocation(line: 36, column: 78, scope: !246)
!269 = !DILocation(line: 36, column: 82, scope: !246)
!270 = !DILocation(line: 36, column: 86, scope: !246)
!271 = !DILocation(line: 36, column: 84, scope: !246)
!272 = !DILocation(line: 36, column: 94, scope: !246)
!273 = !DILocation(line: 36, column: 92, scope: !246)
!274 = !DILocation(line: 36, column: 102, scope: !246)
!275 = !DILocation(line: 36, column: 100, scope: !246)
!276 = !DILocation(line: 37, column: 52, scope: !246)
!277 = !DILocation(line: 37, column: 54, scope: !246)
!278 = !DILocation(line: 37, column: 5, scope: !246)
!279 = !DILocation(line: 37, column: 9, scope: !246)
!280 = !DILocation(line: 37, column: 13, scope: !246)
!281 = !DILocation(line: 37, column: 11, scope: !246)
!282 = !DILocation(line: 37, column: 21, scope: !246)
!283 = !DILocation(line: 37, column: 19, scope: !246)
!284 = !DILocation(line: 37, column: 26, scope: !246)
!285 = !DILocation(line: 37, column: 24, scope: !246)
!286 = !DILocation(line: 37, column: 34, scope: !246)
!287 = !DILocation(line: 37, column: 32, scope: !246)
!288 = !DILocation(line: 37, column: 39, scope: !246)
!289 = !DILocation(line: 37, column: 37, scope: !246)
!290 = !DILocation(line: 37, column: 47, scope: !246)
!291 = !DILocation(line: 37, column: 45, scope: !246)
!292 = !DILocation(line: 37, column: 50, scope: !246)
!293 = !DILocation(line: 38, column: 3, scope: !246)
!294 = !DILocation(line: 39, column: 1, scope: !213)
