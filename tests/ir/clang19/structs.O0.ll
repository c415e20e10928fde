; ModuleID = 'structs.cu'
source_filename = "structs.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.Pair = type { %struct.float4, %struct.float4, i32, [12 x i8] }
%struct.float4 = type { float, float, float, float }
%struct.View = type { ptr, i32, i32 }
%struct.Packed = type <{ i8, i32, [3 x i16] }>
%struct.double2 = type { double, double }
%printf_args = type { i32, double, i32, ptr, i64 }

$_ZNK4View2atEii = comdat any

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [21 x i8] c"copy.flag == (t & 7)\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [11 x i8] c"structs.cu\00", align 1, !dbg !8
@__func__._Z7structs4ViewP6PackedP4PairS0_7double2 = private unnamed_addr constant [8 x i8] c"structs\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [36 x i8] c"rows %d, first %g, tag %c, %s %lld\0A\00", align 1, !dbg !18
@.str3 = private unnamed_addr constant [5 x i8] c"text\00", align 1, !dbg !23

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.Pair @_Z4make6float4j(ptr noundef byval(%struct.float4) align 16 %v, i32 noundef %n) #0 !dbg !150 {
entry:
  %retval.i = alloca %struct.float4, align 16
  %x.addr.i = alloca float, align 4
  %y.addr.i = alloca float, align 4
  %z.addr.i = alloca float, align 4
  %w.addr.i = alloca float, align 4
  %retval = alloca %struct.Pair, align 16
  %n.addr = alloca i32, align 4
  %ref.tmp = alloca %struct.float4, align 16
    #dbg_declare(ptr %v, !167, !DIExpression(), !168)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !169, !DIExpression(), !170)
    #dbg_declare(ptr %retval, !171, !DIExpression(), !172)
  %lo = getelementptr inbounds %struct.Pair, ptr %retval, i32 0, i32 0, !dbg !173
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %lo, ptr align 16 %v, i64 16, i1 false), !dbg !174
  %w = getelementptr inbounds %struct.float4, ptr %v, i32 0, i32 3, !dbg !175
  %0 = load float, ptr %w, align 4, !dbg !175
  %z = getelementptr inbounds %struct.float4, ptr %v, i32 0, i32 2, !dbg !176
  %1 = load float, ptr %z, align 8, !dbg !176
  %y = getelementptr inbounds %struct.float4, ptr %v, i32 0, i32 1, !dbg !177
  %2 = load float, ptr %y, align 4, !dbg !177
  %x = getelementptr inbounds %struct.float4, ptr %v, i32 0, i32 0, !dbg !178
  %3 = load float, ptr %x, align 16, !dbg !178
  store float %0, ptr %x.addr.i, align 4, !dbg !179
  store float %1, ptr %y.addr.i, align 4, !dbg !179
  store float %2, ptr %z.addr.i, align 4, !dbg !179
  store float %3, ptr %w.addr.i, align 4, !dbg !179
  %4 = load float, ptr %x.addr.i, align 4, !dbg !179
  store float %4, ptr %retval.i, align 16, !dbg !179
  %5 = load float, ptr %y.addr.i, align 4, !dbg !179
  %y2.i = getelementptr inbounds %struct.float4, ptr %retval.i, i32 0, i32 1, !dbg !179
  store float %5, ptr %y2.i, align 4, !dbg !179
  %6 = load float, ptr %z.addr.i, align 4, !dbg !179
  %z3.i = getelementptr inbounds %struct.float4, ptr %retval.i, i32 0, i32 2, !dbg !179
  store float %6, ptr %z3.i, align 8, !dbg !179
  %7 = load float, ptr %w.addr.i, align 4, !dbg !179
  %w4.i = getelementptr inbounds %struct.float4, ptr %retval.i, i32 0, i32 3, !dbg !179
  store float %7, ptr %w4.i, align 4, !dbg !179
  %8 = load %struct.float4, ptr %retval.i, align 16, !dbg !179
  %9 = getelementptr inbounds %struct.float4, ptr %ref.tmp, i32 0, i32 0, !dbg !179
  %10 = extractvalue %struct.float4 %8, 0, !dbg !179
  store float %10, ptr %9, align 16, !dbg !179
  %11 = getelementptr inbounds %struct.float4, ptr %ref.tmp, i32 0, i32 1, !dbg !179
  %12 = extractvalue %struct.float4 %8, 1, !dbg !179
  store float %12, ptr %11, align 4, !dbg !179
  %13 = getelementptr inbounds %struct.float4, ptr %ref.tmp, i32 0, i32 2, !dbg !179
  %14 = extractvalue %struct.float4 %8, 2, !dbg !179
  store float %14, ptr %13, align 8, !dbg !179
  %15 = getelementptr inbounds %struct.float4, ptr %ref.tmp, i32 0, i32 3, !dbg !179
  %16 = extractvalue %struct.float4 %8, 3, !dbg !179
  store float %16, ptr %15, align 4, !dbg !179
  %hi = getelementptr inbounds %struct.Pair, ptr %retval, i32 0, i32 1, !dbg !180
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %hi, ptr align 16 %ref.tmp, i64 16, i1 false), !dbg !181
  %17 = load i32, ptr %n.addr, align 4, !dbg !182
  %and = and i32 %17, 7, !dbg !183
  %flag = getelementptr inbounds %struct.Pair, ptr %retval, i32 0, i32 2, !dbg !184
  %bf.load = load i32, ptr %flag, align 16, !dbg !185
  %bf.value = and i32 %and, 7, !dbg !185
  %bf.clear = and i32 %bf.load, -8, !dbg !185
  %bf.set = or i32 %bf.clear, %bf.value, !dbg !185
  store i32 %bf.set, ptr %flag, align 16, !dbg !185
  %18 = load i32, ptr %n.addr, align 4, !dbg !186
  %count = getelementptr inbounds %struct.Pair, ptr %retval, i32 0, i32 2, !dbg !187
  %bf.load1 = load i32, ptr %count, align 16, !dbg !188
  %bf.value2 = and i32 %18, 536870911, !dbg !188
  %bf.shl = shl i32 %bf.value2, 3, !dbg !188
  %bf.clear3 = and i32 %bf.load1, 7, !dbg !188
  %bf.set4 = or i32 %bf.clear3, %bf.shl, !dbg !188
  store i32 %bf.set4, ptr %count, align 16, !dbg !188
  %19 = load %struct.Pair, ptr %retval, align 16, !dbg !189
  ret %struct.Pair %19, !dbg !189
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @_Z7structs4ViewP6PackedP4PairS0_7double2(ptr noundef byval(%struct.View) align 8 %m, ptr noundef %q, ptr noundef %pairs, ptr noundef byval(%struct.Packed) align 1 %one, ptr noundef byval(%struct.double2) align 16 %scale) #2 !dbg !190 {
entry:
  %c.addr.i = alloca i8, align 1
  %m.addr.i = alloca ptr, align 8
  %f.addr.i = alloca ptr, align 8
  %l.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %retval.i = alloca %struct.float4, align 16
  %x.addr.i = alloca float, align 4
  %y.addr.i = alloca float, align 4
  %z.addr.i = alloca float, align 4
  %w.addr.i = alloca float, align 4
  %q.addr = alloca ptr, align 8
  %pairs.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %ref.tmp = alloca %struct.Pair, align 16
  %agg.tmp = alloca %struct.float4, align 16
  %copy = alloca %struct.Pair, align 16
  %tmp = alloca %printf_args, align 8
    #dbg_declare(ptr %m, !220, !DIExpression(), !221)
  store ptr %q, ptr %q.addr, align 8
    #dbg_declare(ptr %q.addr, !222, !DIExpression(), !223)
  store ptr %pairs, ptr %pairs.addr, align 8
    #dbg_declare(ptr %pairs.addr, !224, !DIExpression(), !225)
    #dbg_declare(ptr %one, !226, !DIExpression(), !227)
    #dbg_declare(ptr %scale, !228, !DIExpression(), !229)
    #dbg_declare(ptr %t, !230, !DIExpression(), !231)
  %0 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !232
  store i32 %0, ptr %t, align 4, !dbg !231
  %1 = load i32, ptr %t, align 4, !dbg !233
  %rows = getelementptr inbounds %struct.View, ptr %m, i32 0, i32 1, !dbg !235
  %2 = load i32, ptr %rows, align 8, !dbg !235
  %cols = getelementptr inbounds %struct.View, ptr %m, i32 0, i32 2, !dbg !236
  %3 = load i32, ptr %cols, align 4, !dbg !236
  %mul = mul nsw i32 %2, %3, !dbg !237
  %cmp = icmp slt i32 %1, %mul, !dbg !238
  br i1 %cmp, label %if.then, label %if.end, !dbg !239

if.then:                                          ; preds = %entry
  %x = getelementptr inbounds %struct.double2, ptr %scale, i32 0, i32 0, !dbg !240
  %4 = load double, ptr %x, align 16, !dbg !240
  %value = getelementptr inbounds %struct.Packed, ptr %one, i32 0, i32 1, !dbg !241
  %5 = load i32, ptr %value, align 1, !dbg !241
  %conv = sitofp i32 %5 to double, !dbg !242
  %add = fadd double %4, %conv, !dbg !243
  %6 = load i32, ptr %t, align 4, !dbg !244
  %cols1 = getelementptr inbounds %struct.View, ptr %m, i32 0, i32 2, !dbg !245
  %7 = load i32, ptr %cols1, align 4, !dbg !245
  %div = sdiv i32 %6, %7, !dbg !246
  %8 = load i32, ptr %t, align 4, !dbg !247
  %cols2 = getelementptr inbounds %struct.View, ptr %m, i32 0, i32 2, !dbg !248
  %9 = load i32, ptr %cols2, align 4, !dbg !248
  %rem = srem i32 %8, %9, !dbg !249
  %call3 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNK4View2atEii(ptr noundef nonnull align 8 dereferenceable(16) %m, i32 noundef %div, i32 noundef %rem) #5, !dbg !250
  %10 = load float, ptr %call3, align 4, !dbg !251
  %conv4 = fpext float %10 to double, !dbg !251
  %mul5 = fmul double %conv4, %add, !dbg !251
  %conv6 = fptrunc double %mul5 to float, !dbg !251
  store float %conv6, ptr %call3, align 4, !dbg !251
  br label %if.end, !dbg !252

if.end:                                           ; preds = %if.then, %entry
  %11 = load ptr, ptr %q.addr, align 8, !dbg !253
  %12 = load i32, ptr %t, align 4, !dbg !254
  %idxprom = sext i32 %12 to i64, !dbg !253
  %arrayidx = getelementptr inbounds %struct.Packed, ptr %11, i64 %idxprom, !dbg !253
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %arrayidx, ptr align 1 %one, i64 11, i1 false), !dbg !255
  %13 = load i32, ptr %t, align 4, !dbg !256
  %conv7 = trunc i32 %13 to i16, !dbg !256
  %14 = load ptr, ptr %q.addr, align 8, !dbg !257
  %15 = load i32, ptr %t, align 4, !dbg !258
  %idxprom8 = sext i32 %15 to i64, !dbg !257
  %arrayidx9 = getelementptr inbounds %struct.Packed, ptr %14, i64 %idxprom8, !dbg !257
  %rest = getelementptr inbounds %struct.Packed, ptr %arrayidx9, i32 0, i32 2, !dbg !259
  %16 = load i32, ptr %t, align 4, !dbg !260
  %rem10 = srem i32 %16, 3, !dbg !261
  %idxprom11 = sext i32 %rem10 to i64, !dbg !257
  %arrayidx12 = getelementptr inbounds [3 x i16], ptr %rest, i64 0, i64 %idxprom11, !dbg !257
  store i16 %conv7, ptr %arrayidx12, align 1, !dbg !262
  %17 = load i32, ptr %t, align 4, !dbg !263
  %conv13 = sitofp i32 %17 to float, !dbg !263
  %18 = load i32, ptr %t, align 4, !dbg !264
  %add14 = add nsw i32 %18, 1, !dbg !265
  %conv15 = sitofp i32 %add14 to float, !dbg !264
  %19 = load i32, ptr %t, align 4, !dbg !266
  %add16 = add nsw i32 %19, 2, !dbg !267
  %conv17 = sitofp i32 %add16 to float, !dbg !266
  %y = getelementptr inbounds %struct.double2, ptr %scale, i32 0, i32 1, !dbg !268
  %20 = load double, ptr %y, align 8, !dbg !268
  %conv18 = fptrunc double %20 to float, !dbg !269
  store float %conv13, ptr %x.addr.i, align 4, !dbg !270
  store float %conv15, ptr %y.addr.i, align 4, !dbg !270
  store float %conv17, ptr %z.addr.i, align 4, !dbg !270
  store float %conv18, ptr %w.addr.i, align 4, !dbg !270
  %21 = load float, ptr %x.addr.i, align 4, !dbg !270
  store float %21, ptr %retval.i, align 16, !dbg !270
  %22 = load float, ptr %y.addr.i, align 4, !dbg !270
  %y2.i = getelementptr inbounds %struct.float4, ptr %retval.i, i32 0, i32 1, !dbg !270
  store float %22, ptr %y2.i, align 4, !dbg !270
  %23 = load float, ptr %z.addr.i, align 4, !dbg !270
  %z3.i = getelementptr inbounds %struct.float4, ptr %retval.i, i32 0, i32 2, !dbg !270
  store float %23, ptr %z3.i, align 8, !dbg !270
  %24 = load float, ptr %w.addr.i, align 4, !dbg !270
  %w4.i = getelementptr inbounds %struct.float4, ptr %retval.i, i32 0, i32 3, !dbg !270
  store float %24, ptr %w4.i, align 4, !dbg !270
  %25 = load %struct.float4, ptr %retval.i, align 16, !dbg !270
  %26 = getelementptr inbounds %struct.float4, ptr %agg.tmp, i32 0, i32 0, !dbg !270
  %27 = extractvalue %struct.float4 %25, 0, !dbg !270
  store float %27, ptr %26, align 16, !dbg !270
  %28 = getelementptr inbounds %struct.float4, ptr %agg.tmp, i32 0, i32 1, !dbg !270
  %29 = extractvalue %struct.float4 %25, 1, !dbg !270
  store float %29, ptr %28, align 4, !dbg !270
  %30 = getelementptr inbounds %struct.float4, ptr %agg.tmp, i32 0, i32 2, !dbg !270
  %31 = extractvalue %struct.float4 %25, 2, !dbg !270
  store float %31, ptr %30, align 8, !dbg !270
  %32 = getelementptr inbounds %struct.float4, ptr %agg.tmp, i32 0, i32 3, !dbg !270
  %33 = extractvalue %struct.float4 %25, 3, !dbg !270
  store float %33, ptr %32, align 4, !dbg !270
  %34 = load i32, ptr %t, align 4, !dbg !271
  %call20 = call %struct.Pair @_Z4make6float4j(ptr noundef byval(%struct.float4) align 16 %agg.tmp, i32 noundef %34) #5, !dbg !272
  %35 = getelementptr inbounds %struct.Pair, ptr %ref.tmp, i32 0, i32 0, !dbg !272
  %36 = extractvalue %struct.Pair %call20, 0, !dbg !272
  store %struct.float4 %36, ptr %35, align 16, !dbg !272
  %37 = getelementptr inbounds %struct.Pair, ptr %ref.tmp, i32 0, i32 1, !dbg !272
  %38 = extractvalue %struct.Pair %call20, 1, !dbg !272
  store %struct.float4 %38, ptr %37, align 16, !dbg !272
  %39 = getelementptr inbounds %struct.Pair, ptr %ref.tmp, i32 0, i32 2, !dbg !272
  %40 = extractvalue %struct.Pair %call20, 2, !dbg !272
  store i32 %40, ptr %39, align 16, !dbg !272
  %41 = getelementptr inbounds %struct.Pair, ptr %ref.tmp, i32 0, i32 3, !dbg !272
  %42 = extractvalue %struct.Pair %call20, 3, !dbg !272
  store [12 x i8] %42, ptr %41, align 4, !dbg !272
  %43 = load ptr, ptr %pairs.addr, align 8, !dbg !273
  %44 = load i32, ptr %t, align 4, !dbg !274
  %idxprom21 = sext i32 %44 to i64, !dbg !273
  %arrayidx22 = getelementptr inbounds %struct.Pair, ptr %43, i64 %idxprom21, !dbg !273
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arrayidx22, ptr align 16 %ref.tmp, i64 48, i1 false), !dbg !275
    #dbg_declare(ptr %copy, !276, !DIExpression(), !277)
  %45 = load ptr, ptr %pairs.addr, align 8, !dbg !278
  %46 = load i32, ptr %t, align 4, !dbg !279
  %idxprom23 = sext i32 %46 to i64, !dbg !278
  %arrayidx24 = getelementptr inbounds %struct.Pair, ptr %45, i64 %idxprom23, !dbg !278
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %copy, ptr align 16 %arrayidx24, i64 48, i1 false), !dbg !278
  %47 = load ptr, ptr %q.addr, align 8, !dbg !280
  %48 = load i32, ptr %t, align 4, !dbg !281
  %idxprom25 = sext i32 %48 to i64, !dbg !280
  %arrayidx26 = getelementptr inbounds %struct.Packed, ptr %47, i64 %idxprom25, !dbg !280
  %tag = getelementptr inbounds %struct.Packed, ptr %arrayidx26, i32 0, i32 0, !dbg !282
  %49 = load i8, ptr %tag, align 1, !dbg !282
  %conv27 = sext i8 %49 to i32, !dbg !280
  %count = getelementptr inbounds %struct.Pair, ptr %copy, i32 0, i32 2, !dbg !283
  %bf.load = load i32, ptr %count, align 16, !dbg !284
  %bf.lshr = lshr i32 %bf.load, 3, !dbg !284
  %add28 = add nsw i32 %bf.lshr, %conv27, !dbg !284
  %bf.load29 = load i32, ptr %count, align 16, !dbg !284
  %bf.value = and i32 %add28, 536870911, !dbg !284
  %bf.shl = shl i32 %bf.value, 3, !dbg !284
  %bf.clear = and i32 %bf.load29, 7, !dbg !284
  %bf.set = or i32 %bf.clear, %bf.shl, !dbg !284
  store i32 %bf.set, ptr %count, align 16, !dbg !284
  %50 = load ptr, ptr %pairs.addr, align 8, !dbg !285
  %51 = load i32, ptr %t, align 4, !dbg !286
  %idxprom30 = sext i32 %51 to i64, !dbg !285
  %arrayidx31 = getelementptr inbounds %struct.Pair, ptr %50, i64 %idxprom30, !dbg !285
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arrayidx31, ptr align 16 %copy, i64 48, i1 false), !dbg !287
  %52 = load ptr, ptr %q.addr, align 8, !dbg !288
  %53 = load i32, ptr %t, align 4, !dbg !289
  %add32 = add nsw i32 %53, 1, !dbg !290
  %idxprom33 = sext i32 %add32 to i64, !dbg !288
  %arrayidx34 = getelementptr inbounds %struct.Packed, ptr %52, i64 %idxprom33, !dbg !288
  %rest35 = getelementptr inbounds %struct.Packed, ptr %arrayidx34, i32 0, i32 2, !dbg !291
  %54 = load ptr, ptr %q.addr, align 8, !dbg !292
  %55 = load i32, ptr %t, align 4, !dbg !293
  %idxprom36 = sext i32 %55 to i64, !dbg !292
  %arrayidx37 = getelementptr inbounds %struct.Packed, ptr %54, i64 %idxprom36, !dbg !292
  %rest38 = getelementptr inbounds %struct.Packed, ptr %arrayidx37, i32 0, i32 2, !dbg !294
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %rest35, ptr align 1 %rest38, i64 5, i1 false), !dbg !295
  %flag = getelementptr inbounds %struct.Pair, ptr %copy, i32 0, i32 2, !dbg !296
  %bf.load39 = load i32, ptr %flag, align 16, !dbg !296
  %bf.clear40 = and i32 %bf.load39, 7, !dbg !296
  %56 = load i32, ptr %t, align 4, !dbg !296
  %and = and i32 %56, 7, !dbg !296
  %cmp41 = icmp eq i32 %bf.clear40, %and, !dbg !296
  %storedv.i = zext i1 %cmp41 to i8, !dbg !296
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !296
  store ptr @.str, ptr %m.addr.i, align 8, !dbg !296
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !296
  store i32 36, ptr %l.addr.i, align 4, !dbg !296
  store ptr @__func__._Z7structs4ViewP6PackedP4PairS0_7double2, ptr %fn.addr.i, align 8, !dbg !296
  %57 = load i8, ptr %c.addr.i, align 1, !dbg !296
  %loadedv.i = trunc i8 %57 to i1, !dbg !296
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !296

if.then.i:                                        ; preds = %if.end
  %58 = load ptr, ptr %m.addr.i, align 8, !dbg !296
  %59 = load ptr, ptr %f.addr.i, align 8, !dbg !296
  %60 = load i32, ptr %l.addr.i, align 4, !dbg !296
  %61 = load ptr, ptr %fn.addr.i, align 8, !dbg !296
  call void @__assertfail(ptr noundef %58, ptr noundef %59, i32 noundef %60, ptr noundef %61, i64 noundef 1) #6, !dbg !296
  unreachable, !dbg !296

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.end
  %62 = load i32, ptr %t, align 4, !dbg !297
  %cmp42 = icmp eq i32 %62, 0, !dbg !299
  br i1 %cmp42, label %if.then43, label %if.end50, !dbg !300

if.then43:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %rows44 = getelementptr inbounds %struct.View, ptr %m, i32 0, i32 1, !dbg !301
  %63 = load i32, ptr %rows44, align 8, !dbg !301
  %call45 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNK4View2atEii(ptr noundef nonnull align 8 dereferenceable(16) %m, i32 noundef 0, i32 noundef 0) #5, !dbg !302
  %64 = load float, ptr %call45, align 4, !dbg !302
  %conv46 = fpext float %64 to double, !dbg !303
  %tag47 = getelementptr inbounds %struct.Packed, ptr %one, i32 0, i32 0, !dbg !304
  %65 = load i8, ptr %tag47, align 1, !dbg !304
  %conv48 = sext i8 %65 to i32, !dbg !305
  %66 = load i32, ptr %t, align 4, !dbg !306
  %conv49 = sext i32 %66 to i64, !dbg !306
  %shl = shl i64 %conv49, 33, !dbg !307
  %67 = getelementptr inbounds %printf_args, ptr %tmp, i32 0, i32 0, !dbg !308
  store i32 %63, ptr %67, align 4, !dbg !308
  %68 = getelementptr inbounds %printf_args, ptr %tmp, i32 0, i32 1, !dbg !308
  store double %conv46, ptr %68, align 8, !dbg !308
  %69 = getelementptr inbounds %printf_args, ptr %tmp, i32 0, i32 2, !dbg !308
  store i32 %conv48, ptr %69, align 4, !dbg !308
  %70 = getelementptr inbounds %printf_args, ptr %tmp, i32 0, i32 3, !dbg !308
  store ptr @.str3, ptr %70, align 8, !dbg !308
  %71 = getelementptr inbounds %printf_args, ptr %tmp, i32 0, i32 4, !dbg !308
  store i64 %shl, ptr %71, align 8, !dbg !308
  %72 = call i32 @vprintf(ptr @.str2, ptr %tmp), !dbg !308
  br label %if.end50, !dbg !308

if.end50:                                         ; preds = %if.then43, %_ZL9ws_assertbPKcS0_jS0_.exit
  ret void, !dbg !309
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr noundef nonnull align 4 dereferenceable(4) ptr @_ZNK4View2atEii(ptr noundef nonnull align 8 dereferenceable(16) %this, i32 noundef %r, i32 noundef %c) #0 comdat align 2 !dbg !310 {
entry:
  %this.addr = alloca ptr, align 8
  %r.addr = alloca i32, align 4
  %c.addr = alloca i32, align 4
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !311, !DIExpression(), !313)
  store i32 %r, ptr %r.addr, align 4
    #dbg_declare(ptr %r.addr, !314, !DIExpression(), !315)
  store i32 %c, ptr %c.addr, align 4
    #dbg_declare(ptr %c.addr, !316, !DIExpression(), !317)
  %this1 = load ptr, ptr %this.addr, align 8
  %data = getelementptr inbounds %struct.View, ptr %this1, i32 0, i32 0, !dbg !318
  %0 = load ptr, ptr %data, align 8, !dbg !318
  %1 = load i32, ptr %r.addr, align 4, !dbg !319
  %cols = getelementptr inbounds %struct.View, ptr %this1, i32 0, i32 2, !dbg !320
  %2 = load i32, ptr %cols, align 4, !dbg !320
  %mul = mul nsw i32 %1, %2, !dbg !321
  %3 = load i32, ptr %c.addr, align 4, !dbg !322
  %add = add nsw i32 %mul, %3, !dbg !323
  %idxprom = sext i32 %add to i64, !dbg !318
  %arrayidx = getelementptr inbounds float, ptr %0, i64 %idxprom, !dbg !318
  ret ptr %arrayidx, !dbg !324
}

declare i32 @vprintf(ptr, ptr)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #4

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!28}
!nvvm.annotations = !{!144}
!llvm.module.flags = !{!145, !146, !147, !148}
!llvm.ident = !{!149}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 36, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "structs.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 21)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 36, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 11)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 36, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 8)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 288, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 36)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 5)
!28 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 19.1.7", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !29, globals: !33, imports: !34, splitDebugInlining: false, nameTableKind: None)
!29 = !{!30, !31, !32}
!30 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!31 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!32 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!33 = !{!0, !8, !13, !18, !23}
!34 = !{!35, !38, !40, !47, !53, !57, !61, !66, !73, !77, !83, !87, !92, !93, !97, !101, !107, !111, !115, !117, !120, !123, !126, !128, !130, !132, !134, !136, !140, !142}
!35 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !28, entity: !36, file: !37, line: 206)
!36 = !DINamespace(name: "ws_math", scope: null)
!37 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!38 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !39, entity: !36, file: !37, line: 207)
!39 = !DINamespace(name: "std", scope: null)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !41, file: !46, line: 22)
!41 = !DISubprogram(name: "printf", scope: !37, file: !37, line: 263, type: !42, flags: DIFlagPrototyped, spFlags: 0)
!42 = !DISubroutineType(types: !43)
!43 = !{!44, !45, null}
!44 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!46 = !DIFile(filename: "cuda/ws_host.h", directory: ".")
!47 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !48, file: !46, line: 22)
!48 = !DISubprogram(name: "fprintf", scope: !46, file: !46, line: 15, type: !49, flags: DIFlagPrototyped, spFlags: 0)
!49 = !DISubroutineType(types: !50)
!50 = !{!44, !51, !45, null}
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
!52 = !DICompositeType(tag: DW_TAG_structure_type, name: "FILE", file: !46, line: 15, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS4FILE")
!53 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !54, file: !46, line: 22)
!54 = !DISubprogram(name: "exit", scope: !46, file: !46, line: 16, type: !55, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!55 = !DISubroutineType(types: !56)
!56 = !{null, !44}
!57 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !58, file: !46, line: 22)
!58 = !DISubprogram(name: "rand", scope: !46, file: !46, line: 16, type: !59, flags: DIFlagPrototyped, spFlags: 0)
!59 = !DISubroutineType(types: !60)
!60 = !{!44}
!61 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !62, file: !46, line: 22)
!62 = !DISubprogram(name: "srand", scope: !46, file: !46, line: 16, type: !63, flags: DIFlagPrototyped, spFlags: 0)
!63 = !DISubroutineType(types: !64)
!64 = !{null, !65}
!65 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!66 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !67, file: !46, line: 22)
!67 = !DISubprogram(name: "malloc", scope: !37, file: !37, line: 264, type: !68, flags: DIFlagPrototyped, spFlags: 0)
!68 = !DISubroutineType(types: !69)
!69 = !{!70, !71}
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !37, line: 31, baseType: !72)
!72 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!73 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !74, file: !46, line: 22)
!74 = !DISubprogram(name: "free", scope: !37, file: !37, line: 264, type: !75, flags: DIFlagPrototyped, spFlags: 0)
!75 = !DISubroutineType(types: !76)
!76 = !{null, !70}
!77 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !78, file: !46, line: 22)
!78 = !DISubprogram(name: "memcpy", scope: !37, file: !37, line: 265, type: !79, flags: DIFlagPrototyped, spFlags: 0)
!79 = !DISubroutineType(types: !80)
!80 = !{!70, !70, !81, !71}
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !82, size: 64)
!82 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!83 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !84, file: !46, line: 22)
!84 = !DISubprogram(name: "memset", scope: !37, file: !37, line: 265, type: !85, flags: DIFlagPrototyped, spFlags: 0)
!85 = !DISubroutineType(types: !86)
!86 = !{!70, !70, !44, !71}
!87 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !88, file: !46, line: 22)
!88 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !37, file: !37, line: 213, type: !89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!89 = !DISubroutineType(types: !90)
!90 = !{!91, !91}
!91 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!92 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !71, file: !46, line: 22)
!93 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !94, file: !46, line: 22)
!94 = !DISubprogram(name: "strcmp", scope: !46, file: !46, line: 16, type: !95, flags: DIFlagPrototyped, spFlags: 0)
!95 = !DISubroutineType(types: !96)
!96 = !{!44, !45, !45}
!97 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !98, file: !46, line: 22)
!98 = !DISubprogram(name: "strlen", scope: !46, file: !46, line: 16, type: !99, flags: DIFlagPrototyped, spFlags: 0)
!99 = !DISubroutineType(types: !100)
!100 = !{!71, !45}
!101 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !102, file: !46, line: 22)
!102 = !DISubprogram(name: "time", scope: !46, file: !46, line: 16, type: !103, flags: DIFlagPrototyped, spFlags: 0)
!103 = !DISubroutineType(types: !104)
!104 = !{!105, !106}
!105 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !105, size: 64)
!107 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !108, file: !46, line: 22)
!108 = !DISubprogram(name: "atoi", scope: !46, file: !46, line: 16, type: !109, flags: DIFlagPrototyped, spFlags: 0)
!109 = !DISubroutineType(types: !110)
!110 = !{!44, !45}
!111 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !112, file: !46, line: 22)
!112 = !DISubprogram(name: "abort", scope: !46, file: !46, line: 16, type: !113, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!113 = !DISubroutineType(types: !114)
!114 = !{null}
!115 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !116, file: !46, line: 22)
!116 = !DISubprogram(name: "puts", scope: !46, file: !46, line: 15, type: !109, flags: DIFlagPrototyped, spFlags: 0)
!117 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !118, file: !46, line: 23)
!118 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !37, line: 33, baseType: !119)
!119 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!120 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !121, file: !46, line: 23)
!121 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !37, line: 33, baseType: !122)
!122 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!123 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !124, file: !46, line: 23)
!124 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !37, line: 34, baseType: !125)
!125 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!126 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !127, file: !46, line: 23)
!127 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !37, line: 34, baseType: !30)
!128 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !129, file: !46, line: 23)
!129 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !37, line: 35, baseType: !65)
!130 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !131, file: !46, line: 23)
!131 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !37, line: 35, baseType: !44)
!132 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !133, file: !46, line: 23)
!133 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !37, line: 36, baseType: !72)
!134 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !135, file: !46, line: 23)
!135 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !37, line: 36, baseType: !105)
!136 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !137, file: !46, line: 24)
!137 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnand", scope: !37, file: !37, line: 214, type: !138, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!138 = !DISubroutineType(types: !139)
!139 = !{!31, !91}
!140 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !141, file: !46, line: 24)
!141 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfd", scope: !37, file: !37, line: 215, type: !138, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!142 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !143, file: !46, line: 24)
!143 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinited", scope: !37, file: !37, line: 216, type: !138, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!144 = !{ptr @_Z7structs4ViewP6PackedP4PairS0_7double2, !"kernel", i32 1}
!145 = !{i32 7, !"Dwarf Version", i32 4}
!146 = !{i32 2, !"Debug Info Version", i32 3}
!147 = !{i32 1, !"wchar_size", i32 4}
!148 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!149 = !{!"clang version 19.1.7"}
!150 = distinct !DISubprogram(name: "make", linkageName: "_Z4make6float4j", scope: !2, file: !2, line: 17, type: !151, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !28, retainedNodes: !166)
!151 = !DISubroutineType(types: !152)
!152 = !{!153, !156, !65}
!153 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Pair", file: !2, line: 13, size: 384, flags: DIFlagTypePassByValue, elements: !154, identifier: "_ZTS4Pair")
!154 = !{!155, !163, !164, !165}
!155 = !DIDerivedType(tag: DW_TAG_member, name: "lo", scope: !153, file: !2, line: 14, baseType: !156, size: 128, align: 128)
!156 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "float4", file: !37, line: 48, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !157, identifier: "_ZTS6float4")
!157 = !{!158, !160, !161, !162}
!158 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !156, file: !37, line: 48, baseType: !159, size: 32)
!159 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!160 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !156, file: !37, line: 48, baseType: !159, size: 32, offset: 32)
!161 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !156, file: !37, line: 48, baseType: !159, size: 32, offset: 64)
!162 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !156, file: !37, line: 48, baseType: !159, size: 32, offset: 96)
!163 = !DIDerivedType(tag: DW_TAG_member, name: "hi", scope: !153, file: !2, line: 14, baseType: !156, size: 128, align: 128, offset: 128)
!164 = !DIDerivedType(tag: DW_TAG_member, name: "flag", scope: !153, file: !2, line: 15, baseType: !65, size: 3, offset: 256, flags: DIFlagBitField, extraData: i64 256)
!165 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !153, file: !2, line: 15, baseType: !65, size: 29, offset: 259, flags: DIFlagBitField, extraData: i64 256)
!166 = !{}
!167 = !DILocalVariable(name: "v", arg: 1, scope: !150, file: !2, line: 17, type: !156)
!168 = !DILocation(line: 17, column: 42, scope: !150)
!169 = !DILocalVariable(name: "n", arg: 2, scope: !150, file: !2, line: 17, type: !65)
!170 = !DILocation(line: 17, column: 54, scope: !150)
!171 = !DILocalVariable(name: "p", scope: !150, file: !2, line: 18, type: !153)
!172 = !DILocation(line: 18, column: 8, scope: !150)
!173 = !DILocation(line: 19, column: 5, scope: !150)
!174 = !DILocation(line: 19, column: 8, scope: !150)
!175 = !DILocation(line: 20, column: 24, scope: !150)
!176 = !DILocation(line: 20, column: 29, scope: !150)
!177 = !DILocation(line: 20, column: 34, scope: !150)
!178 = !DILocation(line: 20, column: 39, scope: !150)
!179 = !DILocation(line: 20, column: 10, scope: !150)
!180 = !DILocation(line: 20, column: 5, scope: !150)
!181 = !DILocation(line: 20, column: 8, scope: !150)
!182 = !DILocation(line: 21, column: 12, scope: !150)
!183 = !DILocation(line: 21, column: 14, scope: !150)
!184 = !DILocation(line: 21, column: 5, scope: !150)
!185 = !DILocation(line: 21, column: 10, scope: !150)
!186 = !DILocation(line: 22, column: 13, scope: !150)
!187 = !DILocation(line: 22, column: 5, scope: !150)
!188 = !DILocation(line: 22, column: 11, scope: !150)
!189 = !DILocation(line: 23, column: 3, scope: !150)
!190 = distinct !DISubprogram(name: "structs", linkageName: "_Z7structs4ViewP6PackedP4PairS0_7double2", scope: !2, file: !2, line: 25, type: !191, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !28, retainedNodes: !166)
!191 = !DISubroutineType(types: !192)
!192 = !{null, !193, !205, !214, !215, !216}
!193 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "View", file: !2, line: 3, size: 128, flags: DIFlagTypePassByValue, elements: !194, identifier: "_ZTS4View")
!194 = !{!195, !197, !198, !199}
!195 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !193, file: !2, line: 4, baseType: !196, size: 64)
!196 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !159, size: 64)
!197 = !DIDerivedType(tag: DW_TAG_member, name: "rows", scope: !193, file: !2, line: 5, baseType: !44, size: 32, offset: 64)
!198 = !DIDerivedType(tag: DW_TAG_member, name: "cols", scope: !193, file: !2, line: 5, baseType: !44, size: 32, offset: 96)
!199 = !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !193, file: !2, line: 6, type: !200, scopeLine: 6, flags: DIFlagPrototyped, spFlags: 0)
!200 = !DISubroutineType(types: !201)
!201 = !{!202, !203, !44, !44}
!202 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !159, size: 64)
!203 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !204, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!204 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !193)
!205 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !206, size: 64)
!206 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Packed", file: !2, line: 8, size: 88, flags: DIFlagTypePassByValue, elements: !207, identifier: "_ZTS6Packed")
!207 = !{!208, !209, !210}
!208 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !206, file: !2, line: 9, baseType: !5, size: 8)
!209 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !206, file: !2, line: 10, baseType: !44, size: 32, offset: 8)
!210 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !206, file: !2, line: 11, baseType: !211, size: 48, offset: 40)
!211 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 48, elements: !212)
!212 = !{!213}
!213 = !DISubrange(count: 3)
!214 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !153, size: 64)
!215 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !206)
!216 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "double2", file: !37, line: 48, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !217, identifier: "_ZTS7double2")
!217 = !{!218, !219}
!218 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !216, file: !37, line: 48, baseType: !91, size: 64)
!219 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !216, file: !37, line: 48, baseType: !91, size: 64, offset: 64)
!220 = !DILocalVariable(name: "m", arg: 1, scope: !190, file: !2, line: 25, type: !193)
!221 = !DILocation(line: 25, column: 30, scope: !190)
!222 = !DILocalVariable(name: "q", arg: 2, scope: !190, file: !2, line: 25, type: !205)
!223 = !DILocation(line: 25, column: 41, scope: !190)
!224 = !DILocalVariable(name: "pairs", arg: 3, scope: !190, file: !2, line: 25, type: !214)
!225 = !DILocation(line: 25, column: 50, scope: !190)
!226 = !DILocalVariable(name: "one", arg: 4, scope: !190, file: !2, line: 25, type: !215)
!227 = !DILocation(line: 25, column: 70, scope: !190)
!228 = !DILocalVariable(name: "scale", arg: 5, scope: !190, file: !2, line: 25, type: !216)
!229 = !DILocation(line: 25, column: 83, scope: !190)
!230 = !DILocalVariable(name: "t", scope: !190, file: !2, line: 26, type: !44)
!231 = !DILocation(line: 26, column: 7, scope: !190)
!232 = !DILocation(line: 26, column: 11, scope: !190)
!233 = !DILocation(line: 27, column: 7, scope: !234)
!234 = distinct !DILexicalBlock(scope: !190, file: !2, line: 27, column: 7)
!235 = !DILocation(line: 27, column: 13, scope: !234)
!236 = !DILocation(line: 27, column: 22, scope: !234)
!237 = !DILocation(line: 27, column: 18, scope: !234)
!238 = !DILocation(line: 27, column: 9, scope: !234)
!239 = !DILocation(line: 27, column: 7, scope: !190)
!240 = !DILocation(line: 28, column: 43, scope: !234)
!241 = !DILocation(line: 28, column: 51, scope: !234)
!242 = !DILocation(line: 28, column: 47, scope: !234)
!243 = !DILocation(line: 28, column: 45, scope: !234)
!244 = !DILocation(line: 28, column: 10, scope: !234)
!245 = !DILocation(line: 28, column: 16, scope: !234)
!246 = !DILocation(line: 28, column: 12, scope: !234)
!247 = !DILocation(line: 28, column: 22, scope: !234)
!248 = !DILocation(line: 28, column: 28, scope: !234)
!249 = !DILocation(line: 28, column: 24, scope: !234)
!250 = !DILocation(line: 28, column: 7, scope: !234)
!251 = !DILocation(line: 28, column: 34, scope: !234)
!252 = !DILocation(line: 28, column: 5, scope: !234)
!253 = !DILocation(line: 29, column: 3, scope: !190)
!254 = !DILocation(line: 29, column: 5, scope: !190)
!255 = !DILocation(line: 29, column: 8, scope: !190)
!256 = !DILocation(line: 30, column: 29, scope: !190)
!257 = !DILocation(line: 30, column: 3, scope: !190)
!258 = !DILocation(line: 30, column: 5, scope: !190)
!259 = !DILocation(line: 30, column: 8, scope: !190)
!260 = !DILocation(line: 30, column: 13, scope: !190)
!261 = !DILocation(line: 30, column: 15, scope: !190)
!262 = !DILocation(line: 30, column: 20, scope: !190)
!263 = !DILocation(line: 31, column: 31, scope: !190)
!264 = !DILocation(line: 31, column: 34, scope: !190)
!265 = !DILocation(line: 31, column: 36, scope: !190)
!266 = !DILocation(line: 31, column: 41, scope: !190)
!267 = !DILocation(line: 31, column: 43, scope: !190)
!268 = !DILocation(line: 31, column: 54, scope: !190)
!269 = !DILocation(line: 31, column: 48, scope: !190)
!270 = !DILocation(line: 31, column: 19, scope: !190)
!271 = !DILocation(line: 31, column: 58, scope: !190)
!272 = !DILocation(line: 31, column: 14, scope: !190)
!273 = !DILocation(line: 31, column: 3, scope: !190)
!274 = !DILocation(line: 31, column: 9, scope: !190)
!275 = !DILocation(line: 31, column: 12, scope: !190)
!276 = !DILocalVariable(name: "copy", scope: !190, file: !2, line: 32, type: !153)
!277 = !DILocation(line: 32, column: 8, scope: !190)
!278 = !DILocation(line: 32, column: 15, scope: !190)
!279 = !DILocation(line: 32, column: 21, scope: !190)
!280 = !DILocation(line: 33, column: 17, scope: !190)
!281 = !DILocation(line: 33, column: 19, scope: !190)
!282 = !DILocation(line: 33, column: 22, scope: !190)
!283 = !DILocation(line: 33, column: 8, scope: !190)
!284 = !DILocation(line: 33, column: 14, scope: !190)
!285 = !DILocation(line: 34, column: 3, scope: !190)
!286 = !DILocation(line: 34, column: 9, scope: !190)
!287 = !DILocation(line: 34, column: 12, scope: !190)
!288 = !DILocation(line: 35, column: 11, scope: !190)
!289 = !DILocation(line: 35, column: 13, scope: !190)
!290 = !DILocation(line: 35, column: 15, scope: !190)
!291 = !DILocation(line: 35, column: 20, scope: !190)
!292 = !DILocation(line: 35, column: 27, scope: !190)
!293 = !DILocation(line: 35, column: 29, scope: !190)
!294 = !DILocation(line: 35, column: 32, scope: !190)
!295 = !DILocation(line: 35, column: 3, scope: !190)
!296 = !DILocation(line: 36, column: 3, scope: !190)
!297 = !DILocation(line: 37, column: 7, scope: !298)
!298 = distinct !DILexicalBlock(scope: !190, file: !2, line: 37, column: 7)
!299 = !DILocation(line: 37, column: 9, scope: !298)
!300 = !DILocation(line: 37, column: 7, scope: !190)
!301 = !DILocation(line: 38, column: 54, scope: !298)
!302 = !DILocation(line: 38, column: 62, scope: !298)
!303 = !DILocation(line: 38, column: 60, scope: !298)
!304 = !DILocation(line: 38, column: 76, scope: !298)
!305 = !DILocation(line: 38, column: 72, scope: !298)
!306 = !DILocation(line: 38, column: 100, scope: !298)
!307 = !DILocation(line: 38, column: 102, scope: !298)
!308 = !DILocation(line: 38, column: 5, scope: !298)
!309 = !DILocation(line: 39, column: 1, scope: !190)
!310 = distinct !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !193, file: !2, line: 6, type: !200, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !28, declaration: !199, retainedNodes: !166)
!311 = !DILocalVariable(name: "this", arg: 1, scope: !310, type: !312, flags: DIFlagArtificial | DIFlagObjectPointer)
!312 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !204, size: 64)
!313 = !DILocation(line: 0, scope: !310)
!314 = !DILocalVariable(name: "r", arg: 2, scope: !310, file: !2, line: 6, type: !44)
!315 = !DILocation(line: 6, column: 28, scope: !310)
!316 = !DILocalVariable(name: "c", arg: 3, scope: !310, file: !2, line: 6, type: !44)
!317 = !DILocation(line: 6, column: 35, scope: !310)
!318 = !DILocation(line: 6, column: 53, scope: !310)
!319 = !DILocation(line: 6, column: 58, scope: !310)
!320 = !DILocation(line: 6, column: 62, scope: !310)
!321 = !DILocation(line: 6, column: 60, scope: !310)
!322 = !DILocation(line: 6, column: 69, scope: !310)
!323 = !DILocation(line: 6, column: 67, scope: !310)
!324 = !DILocation(line: 6, column: 46, scope: !310)
