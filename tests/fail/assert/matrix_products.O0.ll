; ModuleID = 'matrix_products.cu'
source_filename = "matrix_products.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [11 x i8] c"right_sums\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [19 x i8] c"matrix_products.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z7productv = private unnamed_addr constant [15 x i8] c"void product()\00", align 1, !dbg !13

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z4leftii(i32 noundef %row, i32 noundef %k) #0 !dbg !61 {
entry:
  %row.addr = alloca i32, align 4
  %k.addr = alloca i32, align 4
  store i32 %row, ptr %row.addr, align 4
    #dbg_declare(ptr %row.addr, !65, !DIExpression(), !66)
  store i32 %k, ptr %k.addr, align 4
    #dbg_declare(ptr %k.addr, !67, !DIExpression(), !68)
  %0 = load i32, ptr %row.addr, align 4, !dbg !69
  %mul = mul nsw i32 %0, 5, !dbg !70
  %1 = load i32, ptr %k.addr, align 4, !dbg !71
  %mul1 = mul nsw i32 %1, 3, !dbg !72
  %add = add nsw i32 %mul, %mul1, !dbg !73
  %rem = srem i32 %add, 7, !dbg !74
  %sub = sub nsw i32 %rem, 3, !dbg !75
  ret i32 %sub, !dbg !76
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z5rightii(i32 noundef %k, i32 noundef %column) #0 !dbg !77 {
entry:
  %k.addr = alloca i32, align 4
  %column.addr = alloca i32, align 4
  store i32 %k, ptr %k.addr, align 4
    #dbg_declare(ptr %k.addr, !78, !DIExpression(), !79)
  store i32 %column, ptr %column.addr, align 4
    #dbg_declare(ptr %column.addr, !80, !DIExpression(), !81)
  %0 = load i32, ptr %k.addr, align 4, !dbg !82
  %mul = mul nsw i32 %0, 2, !dbg !83
  %1 = load i32, ptr %column.addr, align 4, !dbg !84
  %mul1 = mul nsw i32 %1, 3, !dbg !85
  %add = add nsw i32 %mul, %mul1, !dbg !86
  %rem = srem i32 %add, 5, !dbg !87
  %sub = sub nsw i32 %rem, 2, !dbg !88
  ret i32 %sub, !dbg !89
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z3sumii(i32 noundef %row, i32 noundef %column) #0 !dbg !90 {
entry:
  %row.addr = alloca i32, align 4
  %column.addr = alloca i32, align 4
  %s = alloca i32, align 4
  %k = alloca i32, align 4
  store i32 %row, ptr %row.addr, align 4
    #dbg_declare(ptr %row.addr, !91, !DIExpression(), !92)
  store i32 %column, ptr %column.addr, align 4
    #dbg_declare(ptr %column.addr, !93, !DIExpression(), !94)
    #dbg_declare(ptr %s, !95, !DIExpression(), !96)
  store i32 0, ptr %s, align 4, !dbg !96
    #dbg_declare(ptr %k, !97, !DIExpression(), !99)
  store i32 0, ptr %k, align 4, !dbg !99
  br label %for.cond, !dbg !100

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %k, align 4, !dbg !101
  %cmp = icmp slt i32 %0, 32, !dbg !103
  br i1 %cmp, label %for.body, label %for.end, !dbg !104

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %row.addr, align 4, !dbg !105
  %2 = load i32, ptr %k, align 4, !dbg !106
  %call = call noundef i32 @_Z4leftii(i32 noundef %1, i32 noundef %2) #5, !dbg !107
  %3 = load i32, ptr %k, align 4, !dbg !108
  %4 = load i32, ptr %column.addr, align 4, !dbg !109
  %call1 = call noundef i32 @_Z5rightii(i32 noundef %3, i32 noundef %4) #5, !dbg !110
  %mul = mul nsw i32 %call, %call1, !dbg !111
  %5 = load i32, ptr %s, align 4, !dbg !112
  %add = add nsw i32 %5, %mul, !dbg !112
  store i32 %add, ptr %s, align 4, !dbg !112
  br label %for.inc, !dbg !113

for.inc:                                          ; preds = %for.body
  %6 = load i32, ptr %k, align 4, !dbg !114
  %inc = add nsw i32 %6, 1, !dbg !114
  store i32 %inc, ptr %k, align 4, !dbg !114
  br label %for.cond, !dbg !115, !llvm.loop !116

for.end:                                          ; preds = %for.cond
  %7 = load i32, ptr %s, align 4, !dbg !119
  ret i32 %7, !dbg !120
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7productv() #1 !dbg !121 {
entry:
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %lane = alloca i32, align 4
  %g = alloca i32, align 4
  %t = alloca i32, align 4
  %a = alloca [4 x i32], align 4
  %b = alloca [2 x i32], align 4
  %n = alloca [4 x i32], align 4
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  %i17 = alloca i32, align 4
  %j23 = alloca i32, align 4
  %right_sums = alloca i8, align 1
  %i57 = alloca i32, align 4
    #dbg_declare(ptr %lane, !124, !DIExpression(), !125)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !126
  store i32 %0, ptr %lane, align 4, !dbg !125
    #dbg_declare(ptr %g, !127, !DIExpression(), !128)
  %1 = load i32, ptr %lane, align 4, !dbg !129
  %div = sdiv i32 %1, 4, !dbg !130
  store i32 %div, ptr %g, align 4, !dbg !128
    #dbg_declare(ptr %t, !131, !DIExpression(), !132)
  %2 = load i32, ptr %lane, align 4, !dbg !133
  %rem = srem i32 %2, 4, !dbg !134
  store i32 %rem, ptr %t, align 4, !dbg !132
    #dbg_declare(ptr %a, !135, !DIExpression(), !140)
    #dbg_declare(ptr %b, !141, !DIExpression(), !145)
    #dbg_declare(ptr %n, !146, !DIExpression(), !148)
  call void @llvm.memset.p0.i64(ptr align 4 %n, i8 0, i64 16, i1 false), !dbg !148
    #dbg_declare(ptr %i, !149, !DIExpression(), !151)
  store i32 0, ptr %i, align 4, !dbg !151
  br label %for.cond, !dbg !152

for.cond:                                         ; preds = %for.inc14, %entry
  %3 = load i32, ptr %i, align 4, !dbg !153
  %cmp = icmp slt i32 %3, 4, !dbg !155
  br i1 %cmp, label %for.body, label %for.end16, !dbg !156

for.body:                                         ; preds = %for.cond
  %4 = load i32, ptr %i, align 4, !dbg !157
  %idxprom = sext i32 %4 to i64, !dbg !159
  %arrayidx = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 %idxprom, !dbg !159
  store i32 0, ptr %arrayidx, align 4, !dbg !160
    #dbg_declare(ptr %j, !161, !DIExpression(), !163)
  store i32 0, ptr %j, align 4, !dbg !163
  br label %for.cond1, !dbg !164

for.cond1:                                        ; preds = %for.inc, %for.body
  %5 = load i32, ptr %j, align 4, !dbg !165
  %cmp2 = icmp slt i32 %5, 4, !dbg !167
  br i1 %cmp2, label %for.body3, label %for.end, !dbg !168

for.body3:                                        ; preds = %for.cond1
  %6 = load i32, ptr %g, align 4, !dbg !169
  %7 = load i32, ptr %i, align 4, !dbg !170
  %rem4 = srem i32 %7, 2, !dbg !171
  %mul = mul nsw i32 %rem4, 8, !dbg !172
  %add = add nsw i32 %6, %mul, !dbg !173
  %8 = load i32, ptr %t, align 4, !dbg !174
  %9 = load i32, ptr %i, align 4, !dbg !175
  %div5 = sdiv i32 %9, 2, !dbg !176
  %mul6 = mul nsw i32 %div5, 4, !dbg !177
  %add7 = add nsw i32 %8, %mul6, !dbg !178
  %mul8 = mul nsw i32 %add7, 4, !dbg !179
  %10 = load i32, ptr %j, align 4, !dbg !180
  %add9 = add nsw i32 %mul8, %10, !dbg !181
  %call10 = call noundef i32 @_Z4leftii(i32 noundef %add, i32 noundef %add9) #5, !dbg !182
  %and = and i32 %call10, 255, !dbg !183
  %11 = load i32, ptr %j, align 4, !dbg !184
  %mul11 = mul nsw i32 8, %11, !dbg !185
  %shl = shl i32 %and, %mul11, !dbg !186
  %12 = load i32, ptr %i, align 4, !dbg !187
  %idxprom12 = sext i32 %12 to i64, !dbg !188
  %arrayidx13 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 %idxprom12, !dbg !188
  %13 = load i32, ptr %arrayidx13, align 4, !dbg !189
  %or = or i32 %13, %shl, !dbg !189
  store i32 %or, ptr %arrayidx13, align 4, !dbg !189
  br label %for.inc, !dbg !188

for.inc:                                          ; preds = %for.body3
  %14 = load i32, ptr %j, align 4, !dbg !190
  %inc = add nsw i32 %14, 1, !dbg !190
  store i32 %inc, ptr %j, align 4, !dbg !190
  br label %for.cond1, !dbg !191, !llvm.loop !192

for.end:                                          ; preds = %for.cond1
  br label %for.inc14, !dbg !194

for.inc14:                                        ; preds = %for.end
  %15 = load i32, ptr %i, align 4, !dbg !195
  %inc15 = add nsw i32 %15, 1, !dbg !195
  store i32 %inc15, ptr %i, align 4, !dbg !195
  br label %for.cond, !dbg !196, !llvm.loop !197

for.end16:                                        ; preds = %for.cond
    #dbg_declare(ptr %i17, !199, !DIExpression(), !201)
  store i32 0, ptr %i17, align 4, !dbg !201
  br label %for.cond18, !dbg !202

for.cond18:                                       ; preds = %for.inc41, %for.end16
  %16 = load i32, ptr %i17, align 4, !dbg !203
  %cmp19 = icmp slt i32 %16, 2, !dbg !205
  br i1 %cmp19, label %for.body20, label %for.end43, !dbg !206

for.body20:                                       ; preds = %for.cond18
  %17 = load i32, ptr %i17, align 4, !dbg !207
  %idxprom21 = sext i32 %17 to i64, !dbg !209
  %arrayidx22 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 %idxprom21, !dbg !209
  store i32 0, ptr %arrayidx22, align 4, !dbg !210
    #dbg_declare(ptr %j23, !211, !DIExpression(), !213)
  store i32 0, ptr %j23, align 4, !dbg !213
  br label %for.cond24, !dbg !214

for.cond24:                                       ; preds = %for.inc38, %for.body20
  %18 = load i32, ptr %j23, align 4, !dbg !215
  %cmp25 = icmp slt i32 %18, 4, !dbg !217
  br i1 %cmp25, label %for.body26, label %for.end40, !dbg !218

for.body26:                                       ; preds = %for.cond24
  %19 = load i32, ptr %t, align 4, !dbg !219
  %20 = load i32, ptr %i17, align 4, !dbg !220
  %mul27 = mul nsw i32 %20, 4, !dbg !221
  %add28 = add nsw i32 %19, %mul27, !dbg !222
  %mul29 = mul nsw i32 %add28, 4, !dbg !223
  %21 = load i32, ptr %j23, align 4, !dbg !224
  %add30 = add nsw i32 %mul29, %21, !dbg !225
  %22 = load i32, ptr %g, align 4, !dbg !226
  %call31 = call noundef i32 @_Z5rightii(i32 noundef %add30, i32 noundef %22) #5, !dbg !227
  %and32 = and i32 %call31, 255, !dbg !228
  %23 = load i32, ptr %j23, align 4, !dbg !229
  %mul33 = mul nsw i32 8, %23, !dbg !230
  %shl34 = shl i32 %and32, %mul33, !dbg !231
  %24 = load i32, ptr %i17, align 4, !dbg !232
  %idxprom35 = sext i32 %24 to i64, !dbg !233
  %arrayidx36 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 %idxprom35, !dbg !233
  %25 = load i32, ptr %arrayidx36, align 4, !dbg !234
  %or37 = or i32 %25, %shl34, !dbg !234
  store i32 %or37, ptr %arrayidx36, align 4, !dbg !234
  br label %for.inc38, !dbg !233

for.inc38:                                        ; preds = %for.body26
  %26 = load i32, ptr %j23, align 4, !dbg !235
  %inc39 = add nsw i32 %26, 1, !dbg !235
  store i32 %inc39, ptr %j23, align 4, !dbg !235
  br label %for.cond24, !dbg !236, !llvm.loop !237

for.end40:                                        ; preds = %for.cond24
  br label %for.inc41, !dbg !239

for.inc41:                                        ; preds = %for.end40
  %27 = load i32, ptr %i17, align 4, !dbg !240
  %inc42 = add nsw i32 %27, 1, !dbg !240
  store i32 %inc42, ptr %i17, align 4, !dbg !240
  br label %for.cond18, !dbg !241, !llvm.loop !242

for.end43:                                        ; preds = %for.cond18
  %arrayidx44 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 0, !dbg !244
  %28 = load i32, ptr %arrayidx44, align 4, !dbg !245
  %arrayidx45 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 1, !dbg !246
  %29 = load i32, ptr %arrayidx45, align 4, !dbg !245
  %arrayidx46 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 2, !dbg !247
  %30 = load i32, ptr %arrayidx46, align 4, !dbg !245
  %arrayidx47 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 3, !dbg !248
  %31 = load i32, ptr %arrayidx47, align 4, !dbg !245
  %arrayidx48 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 0, !dbg !249
  %32 = load i32, ptr %arrayidx48, align 4, !dbg !249
  %arrayidx49 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 2, !dbg !250
  %33 = load i32, ptr %arrayidx49, align 4, !dbg !250
  %arrayidx50 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 1, !dbg !251
  %34 = load i32, ptr %arrayidx50, align 4, !dbg !251
  %arrayidx51 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 3, !dbg !252
  %35 = load i32, ptr %arrayidx51, align 4, !dbg !252
  %arrayidx52 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 0, !dbg !253
  %36 = load i32, ptr %arrayidx52, align 4, !dbg !253
  %arrayidx53 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 1, !dbg !254
  %37 = load i32, ptr %arrayidx53, align 4, !dbg !254
  %38 = call { i32, i32, i32, i32 } asm sideeffect "mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$0,$1,$2,$3};", "=r,=r,=r,=r,r,r,r,r,r,r,0,1,2,3"(i32 %32, i32 %33, i32 %34, i32 %35, i32 %36, i32 %37, i32 %28, i32 %29, i32 %30, i32 %31) #5, !dbg !245, !srcloc !255
  %asmresult = extractvalue { i32, i32, i32, i32 } %38, 0, !dbg !245
  %asmresult54 = extractvalue { i32, i32, i32, i32 } %38, 1, !dbg !245
  %asmresult55 = extractvalue { i32, i32, i32, i32 } %38, 2, !dbg !245
  %asmresult56 = extractvalue { i32, i32, i32, i32 } %38, 3, !dbg !245
  store i32 %asmresult, ptr %arrayidx44, align 4, !dbg !245
  store i32 %asmresult54, ptr %arrayidx45, align 4, !dbg !245
  store i32 %asmresult55, ptr %arrayidx46, align 4, !dbg !245
  store i32 %asmresult56, ptr %arrayidx47, align 4, !dbg !245
    #dbg_declare(ptr %right_sums, !256, !DIExpression(), !257)
  store i8 1, ptr %right_sums, align 1, !dbg !257
    #dbg_declare(ptr %i57, !258, !DIExpression(), !260)
  store i32 0, ptr %i57, align 4, !dbg !260
  br label %for.cond58, !dbg !261

for.cond58:                                       ; preds = %for.inc73, %for.end43
  %39 = load i32, ptr %i57, align 4, !dbg !262
  %cmp59 = icmp slt i32 %39, 4, !dbg !264
  br i1 %cmp59, label %for.body60, label %for.end75, !dbg !265

for.body60:                                       ; preds = %for.cond58
  %40 = load i32, ptr %i57, align 4, !dbg !266
  %idxprom61 = sext i32 %40 to i64, !dbg !267
  %arrayidx62 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 %idxprom61, !dbg !267
  %41 = load i32, ptr %arrayidx62, align 4, !dbg !267
  %42 = load i32, ptr %g, align 4, !dbg !268
  %43 = load i32, ptr %i57, align 4, !dbg !269
  %div63 = sdiv i32 %43, 2, !dbg !270
  %mul64 = mul nsw i32 %div63, 8, !dbg !271
  %add65 = add nsw i32 %42, %mul64, !dbg !272
  %44 = load i32, ptr %t, align 4, !dbg !273
  %mul66 = mul nsw i32 %44, 2, !dbg !274
  %45 = load i32, ptr %i57, align 4, !dbg !275
  %rem67 = srem i32 %45, 2, !dbg !276
  %add68 = add nsw i32 %mul66, %rem67, !dbg !277
  %call69 = call noundef i32 @_Z3sumii(i32 noundef %add65, i32 noundef %add68) #5, !dbg !278
  %cmp70 = icmp eq i32 %41, %call69, !dbg !279
  %conv = zext i1 %cmp70 to i32, !dbg !267
  %46 = load i8, ptr %right_sums, align 1, !dbg !280
  %loadedv = trunc i8 %46 to i1, !dbg !280
  %conv71 = zext i1 %loadedv to i32, !dbg !280
  %and72 = and i32 %conv71, %conv, !dbg !280
  %tobool = icmp ne i32 %and72, 0, !dbg !280
  %storedv = zext i1 %tobool to i8, !dbg !280
  store i8 %storedv, ptr %right_sums, align 1, !dbg !280
  br label %for.inc73, !dbg !281

for.inc73:                                        ; preds = %for.body60
  %47 = load i32, ptr %i57, align 4, !dbg !282
  %inc74 = add nsw i32 %47, 1, !dbg !282
  store i32 %inc74, ptr %i57, align 4, !dbg !282
  br label %for.cond58, !dbg !283, !llvm.loop !284

for.end75:                                        ; preds = %for.cond58
  %48 = load i8, ptr %right_sums, align 1, !dbg !286
  %loadedv76 = trunc i8 %48 to i1, !dbg !286
  %storedv.i = zext i1 %loadedv76 to i8, !dbg !287
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !287
  store ptr @.str, ptr %text.addr.i, align 8, !dbg !287
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !287
  store i32 33, ptr %line.addr.i, align 4, !dbg !287
  store ptr @__PRETTY_FUNCTION__._Z7productv, ptr %fn.addr.i, align 8, !dbg !287
  %49 = load i8, ptr %holds.addr.i, align 1, !dbg !287
  %loadedv.i = trunc i8 %49 to i1, !dbg !287
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !287

if.then.i:                                        ; preds = %for.end75
  %50 = load ptr, ptr %text.addr.i, align 8, !dbg !287
  %51 = load ptr, ptr %file.addr.i, align 8, !dbg !287
  %52 = load i32, ptr %line.addr.i, align 4, !dbg !287
  %53 = load ptr, ptr %fn.addr.i, align 8, !dbg !287
  call void @__assertfail(ptr noundef %50, ptr noundef %51, i32 noundef %52, ptr noundef %53, i64 noundef 1) #6, !dbg !287
  unreachable, !dbg !287

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %for.end75
  ret void, !dbg !288
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #4

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!56, !57, !58, !59}
!llvm.ident = !{!60}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 33, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "matrix_products.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 11)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 33, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 19)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 33, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 15)
!18 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !19, globals: !21, imports: !22, splitDebugInlining: false, nameTableKind: None)
!19 = !{!20}
!20 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!21 = !{!0, !8, !13}
!22 = !{!23, !26, !28, !33, !38, !43, !48, !50}
!23 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !24, file: !25, line: 128)
!24 = !DINamespace(name: "ws_math", scope: null)
!25 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!26 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !27, entity: !24, file: !25, line: 129)
!27 = !DINamespace(name: "std", scope: null)
!28 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !29, file: !25, line: 154)
!29 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !25, file: !25, line: 137, type: !30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!30 = !DISubroutineType(types: !31)
!31 = !{!32, !32}
!32 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !34, file: !25, line: 154)
!34 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !25, file: !25, line: 133, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!35 = !DISubroutineType(types: !36)
!36 = !{!37, !37}
!37 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!38 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !39, file: !25, line: 154)
!39 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !25, file: !25, line: 134, type: !40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!40 = !DISubroutineType(types: !41)
!41 = !{!42, !42}
!42 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!43 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !44, file: !25, line: 154)
!44 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !25, file: !25, line: 145, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!45 = !DISubroutineType(types: !46)
!46 = !{!20, !47}
!47 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!48 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !49, file: !25, line: 154)
!49 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !25, file: !25, line: 147, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!50 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !51, file: !25, line: 154)
!51 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !25, file: !25, line: 149, type: !52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!52 = !DISubroutineType(types: !53)
!53 = !{!54, !55}
!54 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!55 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!56 = !{i32 7, !"Dwarf Version", i32 4}
!57 = !{i32 2, !"Debug Info Version", i32 3}
!58 = !{i32 1, !"wchar_size", i32 4}
!59 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!60 = !{!"clang version 22.1.8"}
!61 = distinct !DISubprogram(name: "left", linkageName: "_Z4leftii", scope: !2, file: !2, line: 7, type: !62, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !64)
!62 = !DISubroutineType(types: !63)
!63 = !{!54, !54, !54}
!64 = !{}
!65 = !DILocalVariable(name: "row", arg: 1, scope: !61, file: !2, line: 7, type: !54)
!66 = !DILocation(line: 7, column: 25, scope: !61)
!67 = !DILocalVariable(name: "k", arg: 2, scope: !61, file: !2, line: 7, type: !54)
!68 = !DILocation(line: 7, column: 34, scope: !61)
!69 = !DILocation(line: 7, column: 47, scope: !61)
!70 = !DILocation(line: 7, column: 51, scope: !61)
!71 = !DILocation(line: 7, column: 57, scope: !61)
!72 = !DILocation(line: 7, column: 59, scope: !61)
!73 = !DILocation(line: 7, column: 55, scope: !61)
!74 = !DILocation(line: 7, column: 64, scope: !61)
!75 = !DILocation(line: 7, column: 68, scope: !61)
!76 = !DILocation(line: 7, column: 39, scope: !61)
!77 = distinct !DISubprogram(name: "right", linkageName: "_Z5rightii", scope: !2, file: !2, line: 8, type: !62, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !64)
!78 = !DILocalVariable(name: "k", arg: 1, scope: !77, file: !2, line: 8, type: !54)
!79 = !DILocation(line: 8, column: 26, scope: !77)
!80 = !DILocalVariable(name: "column", arg: 2, scope: !77, file: !2, line: 8, type: !54)
!81 = !DILocation(line: 8, column: 33, scope: !77)
!82 = !DILocation(line: 8, column: 51, scope: !77)
!83 = !DILocation(line: 8, column: 53, scope: !77)
!84 = !DILocation(line: 8, column: 59, scope: !77)
!85 = !DILocation(line: 8, column: 66, scope: !77)
!86 = !DILocation(line: 8, column: 57, scope: !77)
!87 = !DILocation(line: 8, column: 71, scope: !77)
!88 = !DILocation(line: 8, column: 75, scope: !77)
!89 = !DILocation(line: 8, column: 43, scope: !77)
!90 = distinct !DISubprogram(name: "sum", linkageName: "_Z3sumii", scope: !2, file: !2, line: 9, type: !62, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !64)
!91 = !DILocalVariable(name: "row", arg: 1, scope: !90, file: !2, line: 9, type: !54)
!92 = !DILocation(line: 9, column: 24, scope: !90)
!93 = !DILocalVariable(name: "column", arg: 2, scope: !90, file: !2, line: 9, type: !54)
!94 = !DILocation(line: 9, column: 33, scope: !90)
!95 = !DILocalVariable(name: "s", scope: !90, file: !2, line: 10, type: !54)
!96 = !DILocation(line: 10, column: 7, scope: !90)
!97 = !DILocalVariable(name: "k", scope: !98, file: !2, line: 11, type: !54)
!98 = distinct !DILexicalBlock(scope: !90, file: !2, line: 11, column: 3)
!99 = !DILocation(line: 11, column: 12, scope: !98)
!100 = !DILocation(line: 11, column: 8, scope: !98)
!101 = !DILocation(line: 11, column: 19, scope: !102)
!102 = distinct !DILexicalBlock(scope: !98, file: !2, line: 11, column: 3)
!103 = !DILocation(line: 11, column: 21, scope: !102)
!104 = !DILocation(line: 11, column: 3, scope: !98)
!105 = !DILocation(line: 11, column: 42, scope: !102)
!106 = !DILocation(line: 11, column: 47, scope: !102)
!107 = !DILocation(line: 11, column: 37, scope: !102)
!108 = !DILocation(line: 11, column: 58, scope: !102)
!109 = !DILocation(line: 11, column: 61, scope: !102)
!110 = !DILocation(line: 11, column: 52, scope: !102)
!111 = !DILocation(line: 11, column: 50, scope: !102)
!112 = !DILocation(line: 11, column: 34, scope: !102)
!113 = !DILocation(line: 11, column: 32, scope: !102)
!114 = !DILocation(line: 11, column: 27, scope: !102)
!115 = !DILocation(line: 11, column: 3, scope: !102)
!116 = distinct !{!116, !104, !117, !118}
!117 = !DILocation(line: 11, column: 67, scope: !98)
!118 = !{!"llvm.loop.mustprogress"}
!119 = !DILocation(line: 12, column: 10, scope: !90)
!120 = !DILocation(line: 12, column: 3, scope: !90)
!121 = distinct !DISubprogram(name: "product", linkageName: "_Z7productv", scope: !2, file: !2, line: 15, type: !122, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !64)
!122 = !DISubroutineType(types: !123)
!123 = !{null}
!124 = !DILocalVariable(name: "lane", scope: !121, file: !2, line: 16, type: !54)
!125 = !DILocation(line: 16, column: 7, scope: !121)
!126 = !DILocation(line: 16, column: 14, scope: !121)
!127 = !DILocalVariable(name: "g", scope: !121, file: !2, line: 16, type: !54)
!128 = !DILocation(line: 16, column: 27, scope: !121)
!129 = !DILocation(line: 16, column: 31, scope: !121)
!130 = !DILocation(line: 16, column: 36, scope: !121)
!131 = !DILocalVariable(name: "t", scope: !121, file: !2, line: 16, type: !54)
!132 = !DILocation(line: 16, column: 41, scope: !121)
!133 = !DILocation(line: 16, column: 45, scope: !121)
!134 = !DILocation(line: 16, column: 50, scope: !121)
!135 = !DILocalVariable(name: "a", scope: !121, file: !2, line: 17, type: !136)
!136 = !DICompositeType(tag: DW_TAG_array_type, baseType: !137, size: 128, elements: !138)
!137 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!138 = !{!139}
!139 = !DISubrange(count: 4)
!140 = !DILocation(line: 17, column: 12, scope: !121)
!141 = !DILocalVariable(name: "b", scope: !121, file: !2, line: 17, type: !142)
!142 = !DICompositeType(tag: DW_TAG_array_type, baseType: !137, size: 64, elements: !143)
!143 = !{!144}
!144 = !DISubrange(count: 2)
!145 = !DILocation(line: 17, column: 18, scope: !121)
!146 = !DILocalVariable(name: "n", scope: !121, file: !2, line: 18, type: !147)
!147 = !DICompositeType(tag: DW_TAG_array_type, baseType: !54, size: 128, elements: !138)
!148 = !DILocation(line: 18, column: 7, scope: !121)
!149 = !DILocalVariable(name: "i", scope: !150, file: !2, line: 19, type: !54)
!150 = distinct !DILexicalBlock(scope: !121, file: !2, line: 19, column: 3)
!151 = !DILocation(line: 19, column: 12, scope: !150)
!152 = !DILocation(line: 19, column: 8, scope: !150)
!153 = !DILocation(line: 19, column: 19, scope: !154)
!154 = distinct !DILexicalBlock(scope: !150, file: !2, line: 19, column: 3)
!155 = !DILocation(line: 19, column: 21, scope: !154)
!156 = !DILocation(line: 19, column: 3, scope: !150)
!157 = !DILocation(line: 20, column: 7, scope: !158)
!158 = distinct !DILexicalBlock(scope: !154, file: !2, line: 19, column: 31)
!159 = !DILocation(line: 20, column: 5, scope: !158)
!160 = !DILocation(line: 20, column: 10, scope: !158)
!161 = !DILocalVariable(name: "j", scope: !162, file: !2, line: 21, type: !54)
!162 = distinct !DILexicalBlock(scope: !158, file: !2, line: 21, column: 5)
!163 = !DILocation(line: 21, column: 14, scope: !162)
!164 = !DILocation(line: 21, column: 10, scope: !162)
!165 = !DILocation(line: 21, column: 21, scope: !166)
!166 = distinct !DILexicalBlock(scope: !162, file: !2, line: 21, column: 5)
!167 = !DILocation(line: 21, column: 23, scope: !166)
!168 = !DILocation(line: 21, column: 5, scope: !162)
!169 = !DILocation(line: 21, column: 47, scope: !166)
!170 = !DILocation(line: 21, column: 51, scope: !166)
!171 = !DILocation(line: 21, column: 53, scope: !166)
!172 = !DILocation(line: 21, column: 57, scope: !166)
!173 = !DILocation(line: 21, column: 49, scope: !166)
!174 = !DILocation(line: 21, column: 63, scope: !166)
!175 = !DILocation(line: 21, column: 67, scope: !166)
!176 = !DILocation(line: 21, column: 69, scope: !166)
!177 = !DILocation(line: 21, column: 73, scope: !166)
!178 = !DILocation(line: 21, column: 65, scope: !166)
!179 = !DILocation(line: 21, column: 78, scope: !166)
!180 = !DILocation(line: 21, column: 84, scope: !166)
!181 = !DILocation(line: 21, column: 82, scope: !166)
!182 = !DILocation(line: 21, column: 42, scope: !166)
!183 = !DILocation(line: 21, column: 87, scope: !166)
!184 = !DILocation(line: 21, column: 102, scope: !166)
!185 = !DILocation(line: 21, column: 100, scope: !166)
!186 = !DILocation(line: 21, column: 95, scope: !166)
!187 = !DILocation(line: 21, column: 35, scope: !166)
!188 = !DILocation(line: 21, column: 33, scope: !166)
!189 = !DILocation(line: 21, column: 38, scope: !166)
!190 = !DILocation(line: 21, column: 28, scope: !166)
!191 = !DILocation(line: 21, column: 5, scope: !166)
!192 = distinct !{!192, !168, !193, !118}
!193 = !DILocation(line: 21, column: 102, scope: !162)
!194 = !DILocation(line: 22, column: 3, scope: !158)
!195 = !DILocation(line: 19, column: 26, scope: !154)
!196 = !DILocation(line: 19, column: 3, scope: !154)
!197 = distinct !{!197, !156, !198, !118}
!198 = !DILocation(line: 22, column: 3, scope: !150)
!199 = !DILocalVariable(name: "i", scope: !200, file: !2, line: 23, type: !54)
!200 = distinct !DILexicalBlock(scope: !121, file: !2, line: 23, column: 3)
!201 = !DILocation(line: 23, column: 12, scope: !200)
!202 = !DILocation(line: 23, column: 8, scope: !200)
!203 = !DILocation(line: 23, column: 19, scope: !204)
!204 = distinct !DILexicalBlock(scope: !200, file: !2, line: 23, column: 3)
!205 = !DILocation(line: 23, column: 21, scope: !204)
!206 = !DILocation(line: 23, column: 3, scope: !200)
!207 = !DILocation(line: 24, column: 7, scope: !208)
!208 = distinct !DILexicalBlock(scope: !204, file: !2, line: 23, column: 31)
!209 = !DILocation(line: 24, column: 5, scope: !208)
!210 = !DILocation(line: 24, column: 10, scope: !208)
!211 = !DILocalVariable(name: "j", scope: !212, file: !2, line: 25, type: !54)
!212 = distinct !DILexicalBlock(scope: !208, file: !2, line: 25, column: 5)
!213 = !DILocation(line: 25, column: 14, scope: !212)
!214 = !DILocation(line: 25, column: 10, scope: !212)
!215 = !DILocation(line: 25, column: 21, scope: !216)
!216 = distinct !DILexicalBlock(scope: !212, file: !2, line: 25, column: 5)
!217 = !DILocation(line: 25, column: 23, scope: !216)
!218 = !DILocation(line: 25, column: 5, scope: !212)
!219 = !DILocation(line: 25, column: 49, scope: !216)
!220 = !DILocation(line: 25, column: 53, scope: !216)
!221 = !DILocation(line: 25, column: 55, scope: !216)
!222 = !DILocation(line: 25, column: 51, scope: !216)
!223 = !DILocation(line: 25, column: 60, scope: !216)
!224 = !DILocation(line: 25, column: 66, scope: !216)
!225 = !DILocation(line: 25, column: 64, scope: !216)
!226 = !DILocation(line: 25, column: 69, scope: !216)
!227 = !DILocation(line: 25, column: 42, scope: !216)
!228 = !DILocation(line: 25, column: 72, scope: !216)
!229 = !DILocation(line: 25, column: 87, scope: !216)
!230 = !DILocation(line: 25, column: 85, scope: !216)
!231 = !DILocation(line: 25, column: 80, scope: !216)
!232 = !DILocation(line: 25, column: 35, scope: !216)
!233 = !DILocation(line: 25, column: 33, scope: !216)
!234 = !DILocation(line: 25, column: 38, scope: !216)
!235 = !DILocation(line: 25, column: 28, scope: !216)
!236 = !DILocation(line: 25, column: 5, scope: !216)
!237 = distinct !{!237, !218, !238, !118}
!238 = !DILocation(line: 25, column: 87, scope: !212)
!239 = !DILocation(line: 26, column: 3, scope: !208)
!240 = !DILocation(line: 23, column: 26, scope: !204)
!241 = !DILocation(line: 23, column: 3, scope: !204)
!242 = distinct !{!242, !206, !243, !118}
!243 = !DILocation(line: 26, column: 3, scope: !200)
!244 = !DILocation(line: 28, column: 23, scope: !121)
!245 = !DILocation(line: 27, column: 3, scope: !121)
!246 = !DILocation(line: 28, column: 35, scope: !121)
!247 = !DILocation(line: 28, column: 47, scope: !121)
!248 = !DILocation(line: 28, column: 59, scope: !121)
!249 = !DILocation(line: 29, column: 22, scope: !121)
!250 = !DILocation(line: 29, column: 33, scope: !121)
!251 = !DILocation(line: 29, column: 44, scope: !121)
!252 = !DILocation(line: 29, column: 55, scope: !121)
!253 = !DILocation(line: 29, column: 66, scope: !121)
!254 = !DILocation(line: 29, column: 77, scope: !121)
!255 = !{i64 946}
!256 = !DILocalVariable(name: "right_sums", scope: !121, file: !2, line: 30, type: !20)
!257 = !DILocation(line: 30, column: 8, scope: !121)
!258 = !DILocalVariable(name: "i", scope: !259, file: !2, line: 31, type: !54)
!259 = distinct !DILexicalBlock(scope: !121, file: !2, line: 31, column: 3)
!260 = !DILocation(line: 31, column: 12, scope: !259)
!261 = !DILocation(line: 31, column: 8, scope: !259)
!262 = !DILocation(line: 31, column: 19, scope: !263)
!263 = distinct !DILexicalBlock(scope: !259, file: !2, line: 31, column: 3)
!264 = !DILocation(line: 31, column: 21, scope: !263)
!265 = !DILocation(line: 31, column: 3, scope: !259)
!266 = !DILocation(line: 32, column: 21, scope: !263)
!267 = !DILocation(line: 32, column: 19, scope: !263)
!268 = !DILocation(line: 32, column: 31, scope: !263)
!269 = !DILocation(line: 32, column: 35, scope: !263)
!270 = !DILocation(line: 32, column: 37, scope: !263)
!271 = !DILocation(line: 32, column: 41, scope: !263)
!272 = !DILocation(line: 32, column: 33, scope: !263)
!273 = !DILocation(line: 32, column: 46, scope: !263)
!274 = !DILocation(line: 32, column: 48, scope: !263)
!275 = !DILocation(line: 32, column: 54, scope: !263)
!276 = !DILocation(line: 32, column: 56, scope: !263)
!277 = !DILocation(line: 32, column: 52, scope: !263)
!278 = !DILocation(line: 32, column: 27, scope: !263)
!279 = !DILocation(line: 32, column: 24, scope: !263)
!280 = !DILocation(line: 32, column: 16, scope: !263)
!281 = !DILocation(line: 32, column: 5, scope: !263)
!282 = !DILocation(line: 31, column: 26, scope: !263)
!283 = !DILocation(line: 31, column: 3, scope: !263)
!284 = distinct !{!284, !265, !285, !118}
!285 = !DILocation(line: 32, column: 59, scope: !259)
!286 = !DILocation(line: 33, column: 10, scope: !121)
!287 = !DILocation(line: 33, column: 3, scope: !121)
!288 = !DILocation(line: 34, column: 1, scope: !121)
