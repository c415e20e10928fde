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
define dso_local %struct.Pair @_Z4make6float4j(ptr noundef byval(%struct.float4) align 16 %v, i32 noundef %n) #0 !dbg !312 {
entry:
  %retval.i = alloca %struct.float4, align 16
  %x.addr.i = alloca float, align 4
  %y.addr.i = alloca float, align 4
  %z.addr.i = alloca float, align 4
  %w.addr.i = alloca float, align 4
  %retval = alloca %struct.Pair, align 16
  %n.addr = alloca i32, align 4
  %ref.tmp = alloca %struct.float4, align 16
    #dbg_declare(ptr %v, !329, !DIExpression(), !330)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !331, !DIExpression(), !332)
    #dbg_declare(ptr %retval, !333, !DIExpression(), !334)
  %lo = getelementptr inbounds %struct.Pair, ptr %retval, i32 0, i32 0, !dbg !335
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %lo, ptr align 16 %v, i64 16, i1 false), !dbg !336
  %w = getelementptr inbounds %struct.float4, ptr %v, i32 0, i32 3, !dbg !337
  %0 = load float, ptr %w, align 4, !dbg !337
  %z = getelementptr inbounds %struct.float4, ptr %v, i32 0, i32 2, !dbg !338
  %1 = load float, ptr %z, align 8, !dbg !338
  %y = getelementptr inbounds %struct.float4, ptr %v, i32 0, i32 1, !dbg !339
  %2 = load float, ptr %y, align 4, !dbg !339
  %x = getelementptr inbounds %struct.float4, ptr %v, i32 0, i32 0, !dbg !340
  %3 = load float, ptr %x, align 16, !dbg !340
  store float %0, ptr %x.addr.i, align 4, !dbg !341
  store float %1, ptr %y.addr.i, align 4, !dbg !341
  store float %2, ptr %z.addr.i, align 4, !dbg !341
  store float %3, ptr %w.addr.i, align 4, !dbg !341
  %4 = load float, ptr %x.addr.i, align 4, !dbg !341
  store float %4, ptr %retval.i, align 16, !dbg !341
  %5 = load float, ptr %y.addr.i, align 4, !dbg !341
  %y2.i = getelementptr inbounds %struct.float4, ptr %retval.i, i32 0, i32 1, !dbg !341
  store float %5, ptr %y2.i, align 4, !dbg !341
  %6 = load float, ptr %z.addr.i, align 4, !dbg !341
  %z3.i = getelementptr inbounds %struct.float4, ptr %retval.i, i32 0, i32 2, !dbg !341
  store float %6, ptr %z3.i, align 8, !dbg !341
  %7 = load float, ptr %w.addr.i, align 4, !dbg !341
  %w4.i = getelementptr inbounds %struct.float4, ptr %retval.i, i32 0, i32 3, !dbg !341
  store float %7, ptr %w4.i, align 4, !dbg !341
  %8 = load %struct.float4, ptr %retval.i, align 16, !dbg !341
  %9 = getelementptr inbounds %struct.float4, ptr %ref.tmp, i32 0, i32 0, !dbg !341
  %10 = extractvalue %struct.float4 %8, 0, !dbg !341
  store float %10, ptr %9, align 16, !dbg !341
  %11 = getelementptr inbounds %struct.float4, ptr %ref.tmp, i32 0, i32 1, !dbg !341
  %12 = extractvalue %struct.float4 %8, 1, !dbg !341
  store float %12, ptr %11, align 4, !dbg !341
  %13 = getelementptr inbounds %struct.float4, ptr %ref.tmp, i32 0, i32 2, !dbg !341
  %14 = extractvalue %struct.float4 %8, 2, !dbg !341
  store float %14, ptr %13, align 8, !dbg !341
  %15 = getelementptr inbounds %struct.float4, ptr %ref.tmp, i32 0, i32 3, !dbg !341
  %16 = extractvalue %struct.float4 %8, 3, !dbg !341
  store float %16, ptr %15, align 4, !dbg !341
  %hi = getelementptr inbounds %struct.Pair, ptr %retval, i32 0, i32 1, !dbg !342
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %hi, ptr align 16 %ref.tmp, i64 16, i1 false), !dbg !343
  %17 = load i32, ptr %n.addr, align 4, !dbg !344
  %and = and i32 %17, 7, !dbg !345
  %flag = getelementptr inbounds %struct.Pair, ptr %retval, i32 0, i32 2, !dbg !346
  %bf.load = load i32, ptr %flag, align 16, !dbg !347
  %bf.value = and i32 %and, 7, !dbg !347
  %bf.clear = and i32 %bf.load, -8, !dbg !347
  %bf.set = or i32 %bf.clear, %bf.value, !dbg !347
  store i32 %bf.set, ptr %flag, align 16, !dbg !347
  %18 = load i32, ptr %n.addr, align 4, !dbg !348
  %count = getelementptr inbounds %struct.Pair, ptr %retval, i32 0, i32 2, !dbg !349
  %bf.load1 = load i32, ptr %count, align 16, !dbg !350
  %bf.value2 = and i32 %18, 536870911, !dbg !350
  %bf.shl = shl i32 %bf.value2, 3, !dbg !350
  %bf.clear3 = and i32 %bf.load1, 7, !dbg !350
  %bf.set4 = or i32 %bf.clear3, %bf.shl, !dbg !350
  store i32 %bf.set4, ptr %count, align 16, !dbg !350
  %19 = load %struct.Pair, ptr %retval, align 16, !dbg !351
  ret %struct.Pair %19, !dbg !351
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @_Z7structs4ViewP6PackedP4PairS0_7double2(ptr noundef byval(%struct.View) align 8 %m, ptr noundef %q, ptr noundef %pairs, ptr noundef byval(%struct.Packed) align 1 %one, ptr noundef byval(%struct.double2) align 16 %scale) #2 !dbg !352 {
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
    #dbg_declare(ptr %m, !382, !DIExpression(), !383)
  store ptr %q, ptr %q.addr, align 8
    #dbg_declare(ptr %q.addr, !384, !DIExpression(), !385)
  store ptr %pairs, ptr %pairs.addr, align 8
    #dbg_declare(ptr %pairs.addr, !386, !DIExpression(), !387)
    #dbg_declare(ptr %one, !388, !DIExpression(), !389)
    #dbg_declare(ptr %scale, !390, !DIExpression(), !391)
    #dbg_declare(ptr %t, !392, !DIExpression(), !393)
  %0 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !394
  store i32 %0, ptr %t, align 4, !dbg !393
  %1 = load i32, ptr %t, align 4, !dbg !395
  %rows = getelementptr inbounds %struct.View, ptr %m, i32 0, i32 1, !dbg !397
  %2 = load i32, ptr %rows, align 8, !dbg !397
  %cols = getelementptr inbounds %struct.View, ptr %m, i32 0, i32 2, !dbg !398
  %3 = load i32, ptr %cols, align 4, !dbg !398
  %mul = mul nsw i32 %2, %3, !dbg !399
  %cmp = icmp slt i32 %1, %mul, !dbg !400
  br i1 %cmp, label %if.then, label %if.end, !dbg !401

if.then:                                          ; preds = %entry
  %x = getelementptr inbounds %struct.double2, ptr %scale, i32 0, i32 0, !dbg !402
  %4 = load double, ptr %x, align 16, !dbg !402
  %value = getelementptr inbounds %struct.Packed, ptr %one, i32 0, i32 1, !dbg !403
  %5 = load i32, ptr %value, align 1, !dbg !403
  %conv = sitofp i32 %5 to double, !dbg !404
  %add = fadd double %4, %conv, !dbg !405
  %6 = load i32, ptr %t, align 4, !dbg !406
  %cols1 = getelementptr inbounds %struct.View, ptr %m, i32 0, i32 2, !dbg !407
  %7 = load i32, ptr %cols1, align 4, !dbg !407
  %div = sdiv i32 %6, %7, !dbg !408
  %8 = load i32, ptr %t, align 4, !dbg !409
  %cols2 = getelementptr inbounds %struct.View, ptr %m, i32 0, i32 2, !dbg !410
  %9 = load i32, ptr %cols2, align 4, !dbg !410
  %rem = srem i32 %8, %9, !dbg !411
  %call3 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNK4View2atEii(ptr noundef nonnull align 8 dereferenceable(16) %m, i32 noundef %div, i32 noundef %rem) #5, !dbg !412
  %10 = load float, ptr %call3, align 4, !dbg !413
  %conv4 = fpext float %10 to double, !dbg !413
  %mul5 = fmul double %conv4, %add, !dbg !413
  %conv6 = fptrunc double %mul5 to float, !dbg !413
  store float %conv6, ptr %call3, align 4, !dbg !413
  br label %if.end, !dbg !414

if.end:                                           ; preds = %if.then, %entry
  %11 = load ptr, ptr %q.addr, align 8, !dbg !415
  %12 = load i32, ptr %t, align 4, !dbg !416
  %idxprom = sext i32 %12 to i64, !dbg !415
  %arrayidx = getelementptr inbounds %struct.Packed, ptr %11, i64 %idxprom, !dbg !415
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %arrayidx, ptr align 1 %one, i64 11, i1 false), !dbg !417
  %13 = load i32, ptr %t, align 4, !dbg !418
  %conv7 = trunc i32 %13 to i16, !dbg !418
  %14 = load ptr, ptr %q.addr, align 8, !dbg !419
  %15 = load i32, ptr %t, align 4, !dbg !420
  %idxprom8 = sext i32 %15 to i64, !dbg !419
  %arrayidx9 = getelementptr inbounds %struct.Packed, ptr %14, i64 %idxprom8, !dbg !419
  %rest = getelementptr inbounds %struct.Packed, ptr %arrayidx9, i32 0, i32 2, !dbg !421
  %16 = load i32, ptr %t, align 4, !dbg !422
  %rem10 = srem i32 %16, 3, !dbg !423
  %idxprom11 = sext i32 %rem10 to i64, !dbg !419
  %arrayidx12 = getelementptr inbounds [3 x i16], ptr %rest, i64 0, i64 %idxprom11, !dbg !419
  store i16 %conv7, ptr %arrayidx12, align 1, !dbg !424
  %17 = load i32, ptr %t, align 4, !dbg !425
  %conv13 = sitofp i32 %17 to float, !dbg !425
  %18 = load i32, ptr %t, align 4, !dbg !426
  %add14 = add nsw i32 %18, 1, !dbg !427
  %conv15 = sitofp i32 %add14 to float, !dbg !426
  %19 = load i32, ptr %t, align 4, !dbg !428
  %add16 = add nsw i32 %19, 2, !dbg !429
  %conv17 = sitofp i32 %add16 to float, !dbg !428
  %y = getelementptr inbounds %struct.double2, ptr %scale, i32 0, i32 1, !dbg !430
  %20 = load double, ptr %y, align 8, !dbg !430
  %conv18 = fptrunc double %20 to float, !dbg !431
  store float %conv13, ptr %x.addr.i, align 4, !dbg !432
  store float %conv15, ptr %y.addr.i, align 4, !dbg !432
  store float %conv17, ptr %z.addr.i, align 4, !dbg !432
  store float %conv18, ptr %w.addr.i, align 4, !dbg !432
  %21 = load float, ptr %x.addr.i, align 4, !dbg !432
  store float %21, ptr %retval.i, align 16, !dbg !432
  %22 = load float, ptr %y.addr.i, align 4, !dbg !432
  %y2.i = getelementptr inbounds %struct.float4, ptr %retval.i, i32 0, i32 1, !dbg !432
  store float %22, ptr %y2.i, align 4, !dbg !432
  %23 = load float, ptr %z.addr.i, align 4, !dbg !432
  %z3.i = getelementptr inbounds %struct.float4, ptr %retval.i, i32 0, i32 2, !dbg !432
  store float %23, ptr %z3.i, align 8, !dbg !432
  %24 = load float, ptr %w.addr.i, align 4, !dbg !432
  %w4.i = getelementptr inbounds %struct.float4, ptr %retval.i, i32 0, i32 3, !dbg !432
  store float %24, ptr %w4.i, align 4, !dbg !432
  %25 = load %struct.float4, ptr %retval.i, align 16, !dbg !432
  %26 = getelementptr inbounds %struct.float4, ptr %agg.tmp, i32 0, i32 0, !dbg !432
  %27 = extractvalue %struct.float4 %25, 0, !dbg !432
  store float %27, ptr %26, align 16, !dbg !432
  %28 = getelementptr inbounds %struct.float4, ptr %agg.tmp, i32 0, i32 1, !dbg !432
  %29 = extractvalue %struct.float4 %25, 1, !dbg !432
  store float %29, ptr %28, align 4, !dbg !432
  %30 = getelementptr inbounds %struct.float4, ptr %agg.tmp, i32 0, i32 2, !dbg !432
  %31 = extractvalue %struct.float4 %25, 2, !dbg !432
  store float %31, ptr %30, align 8, !dbg !432
  %32 = getelementptr inbounds %struct.float4, ptr %agg.tmp, i32 0, i32 3, !dbg !432
  %33 = extractvalue %struct.float4 %25, 3, !dbg !432
  store float %33, ptr %32, align 4, !dbg !432
  %34 = load i32, ptr %t, align 4, !dbg !433
  %call20 = call %struct.Pair @_Z4make6float4j(ptr noundef byval(%struct.float4) align 16 %agg.tmp, i32 noundef %34) #5, !dbg !434
  %35 = getelementptr inbounds %struct.Pair, ptr %ref.tmp, i32 0, i32 0, !dbg !434
  %36 = extractvalue %struct.Pair %call20, 0, !dbg !434
  store %struct.float4 %36, ptr %35, align 16, !dbg !434
  %37 = getelementptr inbounds %struct.Pair, ptr %ref.tmp, i32 0, i32 1, !dbg !434
  %38 = extractvalue %struct.Pair %call20, 1, !dbg !434
  store %struct.float4 %38, ptr %37, align 16, !dbg !434
  %39 = getelementptr inbounds %struct.Pair, ptr %ref.tmp, i32 0, i32 2, !dbg !434
  %40 = extractvalue %struct.Pair %call20, 2, !dbg !434
  store i32 %40, ptr %39, align 16, !dbg !434
  %41 = getelementptr inbounds %struct.Pair, ptr %ref.tmp, i32 0, i32 3, !dbg !434
  %42 = extractvalue %struct.Pair %call20, 3, !dbg !434
  store [12 x i8] %42, ptr %41, align 4, !dbg !434
  %43 = load ptr, ptr %pairs.addr, align 8, !dbg !435
  %44 = load i32, ptr %t, align 4, !dbg !436
  %idxprom21 = sext i32 %44 to i64, !dbg !435
  %arrayidx22 = getelementptr inbounds %struct.Pair, ptr %43, i64 %idxprom21, !dbg !435
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arrayidx22, ptr align 16 %ref.tmp, i64 48, i1 false), !dbg !437
    #dbg_declare(ptr %copy, !438, !DIExpression(), !439)
  %45 = load ptr, ptr %pairs.addr, align 8, !dbg !440
  %46 = load i32, ptr %t, align 4, !dbg !441
  %idxprom23 = sext i32 %46 to i64, !dbg !440
  %arrayidx24 = getelementptr inbounds %struct.Pair, ptr %45, i64 %idxprom23, !dbg !440
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %copy, ptr align 16 %arrayidx24, i64 48, i1 false), !dbg !440
  %47 = load ptr, ptr %q.addr, align 8, !dbg !442
  %48 = load i32, ptr %t, align 4, !dbg !443
  %idxprom25 = sext i32 %48 to i64, !dbg !442
  %arrayidx26 = getelementptr inbounds %struct.Packed, ptr %47, i64 %idxprom25, !dbg !442
  %tag = getelementptr inbounds %struct.Packed, ptr %arrayidx26, i32 0, i32 0, !dbg !444
  %49 = load i8, ptr %tag, align 1, !dbg !444
  %conv27 = sext i8 %49 to i32, !dbg !442
  %count = getelementptr inbounds %struct.Pair, ptr %copy, i32 0, i32 2, !dbg !445
  %bf.load = load i32, ptr %count, align 16, !dbg !446
  %bf.lshr = lshr i32 %bf.load, 3, !dbg !446
  %add28 = add nsw i32 %bf.lshr, %conv27, !dbg !446
  %bf.load29 = load i32, ptr %count, align 16, !dbg !446
  %bf.value = and i32 %add28, 536870911, !dbg !446
  %bf.shl = shl i32 %bf.value, 3, !dbg !446
  %bf.clear = and i32 %bf.load29, 7, !dbg !446
  %bf.set = or i32 %bf.clear, %bf.shl, !dbg !446
  store i32 %bf.set, ptr %count, align 16, !dbg !446
  %50 = load ptr, ptr %pairs.addr, align 8, !dbg !447
  %51 = load i32, ptr %t, align 4, !dbg !448
  %idxprom30 = sext i32 %51 to i64, !dbg !447
  %arrayidx31 = getelementptr inbounds %struct.Pair, ptr %50, i64 %idxprom30, !dbg !447
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arrayidx31, ptr align 16 %copy, i64 48, i1 false), !dbg !449
  %52 = load ptr, ptr %q.addr, align 8, !dbg !450
  %53 = load i32, ptr %t, align 4, !dbg !451
  %add32 = add nsw i32 %53, 1, !dbg !452
  %idxprom33 = sext i32 %add32 to i64, !dbg !450
  %arrayidx34 = getelementptr inbounds %struct.Packed, ptr %52, i64 %idxprom33, !dbg !450
  %rest35 = getelementptr inbounds %struct.Packed, ptr %arrayidx34, i32 0, i32 2, !dbg !453
  %54 = load ptr, ptr %q.addr, align 8, !dbg !454
  %55 = load i32, ptr %t, align 4, !dbg !455
  %idxprom36 = sext i32 %55 to i64, !dbg !454
  %arrayidx37 = getelementptr inbounds %struct.Packed, ptr %54, i64 %idxprom36, !dbg !454
  %rest38 = getelementptr inbounds %struct.Packed, ptr %arrayidx37, i32 0, i32 2, !dbg !456
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %rest35, ptr align 1 %rest38, i64 5, i1 false), !dbg !457
  %flag = getelementptr inbounds %struct.Pair, ptr %copy, i32 0, i32 2, !dbg !458
  %bf.load39 = load i32, ptr %flag, align 16, !dbg !458
  %bf.clear40 = and i32 %bf.load39, 7, !dbg !458
  %56 = load i32, ptr %t, align 4, !dbg !458
  %and = and i32 %56, 7, !dbg !458
  %cmp41 = icmp eq i32 %bf.clear40, %and, !dbg !458
  %storedv.i = zext i1 %cmp41 to i8, !dbg !458
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !458
  store ptr @.str, ptr %m.addr.i, align 8, !dbg !458
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !458
  store i32 36, ptr %l.addr.i, align 4, !dbg !458
  store ptr @__func__._Z7structs4ViewP6PackedP4PairS0_7double2, ptr %fn.addr.i, align 8, !dbg !458
  %57 = load i8, ptr %c.addr.i, align 1, !dbg !458
  %loadedv.i = trunc i8 %57 to i1, !dbg !458
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !458

if.then.i:                                        ; preds = %if.end
  %58 = load ptr, ptr %m.addr.i, align 8, !dbg !458
  %59 = load ptr, ptr %f.addr.i, align 8, !dbg !458
  %60 = load i32, ptr %l.addr.i, align 4, !dbg !458
  %61 = load ptr, ptr %fn.addr.i, align 8, !dbg !458
  call void @__assertfail(ptr noundef %58, ptr noundef %59, i32 noundef %60, ptr noundef %61, i64 noundef 1) #6, !dbg !458
  unreachable, !dbg !458

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.end
  %62 = load i32, ptr %t, align 4, !dbg !459
  %cmp42 = icmp eq i32 %62, 0, !dbg !461
  br i1 %cmp42, label %if.then43, label %if.end50, !dbg !462

if.then43:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %rows44 = getelementptr inbounds %struct.View, ptr %m, i32 0, i32 1, !dbg !463
  %63 = load i32, ptr %rows44, align 8, !dbg !463
  %call45 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNK4View2atEii(ptr noundef nonnull align 8 dereferenceable(16) %m, i32 noundef 0, i32 noundef 0) #5, !dbg !464
  %64 = load float, ptr %call45, align 4, !dbg !464
  %conv46 = fpext float %64 to double, !dbg !465
  %tag47 = getelementptr inbounds %struct.Packed, ptr %one, i32 0, i32 0, !dbg !466
  %65 = load i8, ptr %tag47, align 1, !dbg !466
  %conv48 = sext i8 %65 to i32, !dbg !467
  %66 = load i32, ptr %t, align 4, !dbg !468
  %conv49 = sext i32 %66 to i64, !dbg !468
  %shl = shl i64 %conv49, 33, !dbg !469
  %67 = getelementptr inbounds %printf_args, ptr %tmp, i32 0, i32 0, !dbg !470
  store i32 %63, ptr %67, align 4, !dbg !470
  %68 = getelementptr inbounds %printf_args, ptr %tmp, i32 0, i32 1, !dbg !470
  store double %conv46, ptr %68, align 8, !dbg !470
  %69 = getelementptr inbounds %printf_args, ptr %tmp, i32 0, i32 2, !dbg !470
  store i32 %conv48, ptr %69, align 4, !dbg !470
  %70 = getelementptr inbounds %printf_args, ptr %tmp, i32 0, i32 3, !dbg !470
  store ptr @.str3, ptr %70, align 8, !dbg !470
  %71 = getelementptr inbounds %printf_args, ptr %tmp, i32 0, i32 4, !dbg !470
  store i64 %shl, ptr %71, align 8, !dbg !470
  %72 = call i32 @vprintf(ptr @.str2, ptr %tmp), !dbg !470
  br label %if.end50, !dbg !470

if.end50:                                         ; preds = %if.then43, %_ZL9ws_assertbPKcS0_jS0_.exit
  ret void, !dbg !471
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr noundef nonnull align 4 dereferenceable(4) ptr @_ZNK4View2atEii(ptr noundef nonnull align 8 dereferenceable(16) %this, i32 noundef %r, i32 noundef %c) #0 comdat align 2 !dbg !472 {
entry:
  %this.addr = alloca ptr, align 8
  %r.addr = alloca i32, align 4
  %c.addr = alloca i32, align 4
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !473, !DIExpression(), !475)
  store i32 %r, ptr %r.addr, align 4
    #dbg_declare(ptr %r.addr, !476, !DIExpression(), !477)
  store i32 %c, ptr %c.addr, align 4
    #dbg_declare(ptr %c.addr, !478, !DIExpression(), !479)
  %this1 = load ptr, ptr %this.addr, align 8
  %data = getelementptr inbounds %struct.View, ptr %this1, i32 0, i32 0, !dbg !480
  %0 = load ptr, ptr %data, align 8, !dbg !480
  %1 = load i32, ptr %r.addr, align 4, !dbg !481
  %cols = getelementptr inbounds %struct.View, ptr %this1, i32 0, i32 2, !dbg !482
  %2 = load i32, ptr %cols, align 4, !dbg !482
  %mul = mul nsw i32 %1, %2, !dbg !483
  %3 = load i32, ptr %c.addr, align 4, !dbg !484
  %add = add nsw i32 %mul, %3, !dbg !485
  %idxprom = sext i32 %add to i64, !dbg !480
  %arrayidx = getelementptr inbounds float, ptr %0, i64 %idxprom, !dbg !480
  ret ptr %arrayidx, !dbg !486
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
!nvvm.annotations = !{!306}
!llvm.module.flags = !{!307, !308, !309, !310}
!llvm.ident = !{!311}

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
!34 = !{!35, !38, !40, !44, !47, !50, !53, !56, !58, !61, !64, !66, !68, !70, !72, !77, !79, !81, !86, !90, !95, !100, !104, !110, !114, !117, !124, !129, !133, !137, !139, !143, !147, !151, !155, !159, !163, !167, !171, !175, !179, !181, !185, !189, !193, !199, !203, !207, !211, !215, !217, !221, !225, !229, !233, !237, !239, !244, !248, !252, !259, !264, !265, !266, !268, !272, !274, !281, !285, !287, !289, !291, !293, !295, !297, !301, !303}
!35 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !28, entity: !36, file: !37, line: 206)
!36 = !DINamespace(name: "ws_math", scope: null)
!37 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!38 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !39, entity: !36, file: !37, line: 207)
!39 = !DINamespace(name: "std", scope: null)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !41, file: !43, line: 6)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !37, line: 31, baseType: !42)
!42 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!43 = !DIFile(filename: "cuda/ws_std.h", directory: ".")
!44 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !45, file: !43, line: 6)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !37, line: 32, baseType: !46)
!46 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!47 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !48, file: !43, line: 7)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !37, line: 33, baseType: !49)
!49 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!50 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !51, file: !43, line: 7)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !37, line: 33, baseType: !52)
!52 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!53 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !54, file: !43, line: 7)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !37, line: 34, baseType: !55)
!55 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!56 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !57, file: !43, line: 7)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !37, line: 34, baseType: !30)
!58 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !59, file: !43, line: 7)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !37, line: 35, baseType: !60)
!60 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!61 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !62, file: !43, line: 7)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !37, line: 35, baseType: !63)
!63 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!64 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !65, file: !43, line: 7)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !37, line: 36, baseType: !42)
!66 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !67, file: !43, line: 7)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !37, line: 36, baseType: !46)
!68 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !69, file: !43, line: 7)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !37, line: 37, baseType: !46)
!70 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !71, file: !43, line: 7)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !37, line: 37, baseType: !42)
!72 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !73, file: !43, line: 8)
!73 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnani", scope: !74, file: !74, line: 199, type: !75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!74 = !DIFile(filename: "cuda/ws_device.h", directory: ".")
!75 = !DISubroutineType(types: !76)
!76 = !{!31, !63}
!77 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !78, file: !43, line: 8)
!78 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfi", scope: !74, file: !74, line: 199, type: !75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!79 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !80, file: !43, line: 8)
!80 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinitei", scope: !74, file: !74, line: 199, type: !75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!81 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !82, file: !43, line: 8)
!82 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !74, file: !74, line: 198, type: !83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!83 = !DISubroutineType(types: !84)
!84 = !{!31, !85}
!85 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!86 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !87, file: !43, line: 8)
!87 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !37, file: !37, line: 213, type: !88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!88 = !DISubroutineType(types: !89)
!89 = !{!85, !85}
!90 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !91, file: !43, line: 8)
!91 = !DISubprogram(name: "printf", scope: !37, file: !37, line: 263, type: !92, flags: DIFlagPrototyped, spFlags: 0)
!92 = !DISubroutineType(types: !93)
!93 = !{!63, !94, null}
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!95 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !96, file: !43, line: 8)
!96 = !DISubprogram(name: "malloc", scope: !37, file: !37, line: 264, type: !97, flags: DIFlagPrototyped, spFlags: 0)
!97 = !DISubroutineType(types: !98)
!98 = !{!99, !41}
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!100 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !101, file: !43, line: 8)
!101 = !DISubprogram(name: "free", scope: !37, file: !37, line: 264, type: !102, flags: DIFlagPrototyped, spFlags: 0)
!102 = !DISubroutineType(types: !103)
!103 = !{null, !99}
!104 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !105, file: !43, line: 8)
!105 = !DISubprogram(name: "memcpy", scope: !37, file: !37, line: 265, type: !106, flags: DIFlagPrototyped, spFlags: 0)
!106 = !DISubroutineType(types: !107)
!107 = !{!99, !99, !108, !41}
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !109, size: 64)
!109 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!110 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !111, file: !43, line: 8)
!111 = !DISubprogram(name: "memset", scope: !37, file: !37, line: 265, type: !112, flags: DIFlagPrototyped, spFlags: 0)
!112 = !DISubroutineType(types: !113)
!113 = !{!99, !99, !63, !41}
!114 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !115, file: !43, line: 8)
!115 = !DISubprogram(name: "memmove", scope: !116, file: !116, line: 84, type: !106, flags: DIFlagPrototyped, spFlags: 0)
!116 = !DIFile(filename: "cuda/ws_libc.h", directory: ".")
!117 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !118, file: !123, line: 6)
!118 = !DISubprogram(name: "fprintf", scope: !116, file: !116, line: 75, type: !119, flags: DIFlagPrototyped, spFlags: 0)
!119 = !DISubroutineType(types: !120)
!120 = !{!63, !121, !94, null}
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !122, size: 64)
!122 = !DICompositeType(tag: DW_TAG_structure_type, name: "FILE", file: !116, line: 72, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS4FILE")
!123 = !DIFile(filename: "cuda/ws_host.h", directory: ".")
!124 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !125, file: !123, line: 6)
!125 = !DISubprogram(name: "sprintf", scope: !116, file: !116, line: 75, type: !126, flags: DIFlagPrototyped, spFlags: 0)
!126 = !DISubroutineType(types: !127)
!127 = !{!63, !128, !94, null}
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!129 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !130, file: !123, line: 6)
!130 = !DISubprogram(name: "snprintf", scope: !116, file: !116, line: 75, type: !131, flags: DIFlagPrototyped, spFlags: 0)
!131 = !DISubroutineType(types: !132)
!132 = !{!63, !128, !41, !94, null}
!133 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !134, file: !123, line: 6)
!134 = !DISubprogram(name: "sscanf", scope: !116, file: !116, line: 75, type: !135, flags: DIFlagPrototyped, spFlags: 0)
!135 = !DISubroutineType(types: !136)
!136 = !{!63, !94, !94, null}
!137 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !138, file: !123, line: 6)
!138 = !DISubprogram(name: "scanf", scope: !116, file: !116, line: 75, type: !92, flags: DIFlagPrototyped, spFlags: 0)
!139 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !140, file: !123, line: 6)
!140 = !DISubprogram(name: "exit", scope: !116, file: !116, line: 77, type: !141, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!141 = !DISubroutineType(types: !142)
!142 = !{null, !63}
!143 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !144, file: !123, line: 6)
!144 = !DISubprogram(name: "rand", scope: !116, file: !116, line: 77, type: !145, flags: DIFlagPrototyped, spFlags: 0)
!145 = !DISubroutineType(types: !146)
!146 = !{!63}
!147 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !148, file: !123, line: 6)
!148 = !DISubprogram(name: "srand", scope: !116, file: !116, line: 77, type: !149, flags: DIFlagPrototyped, spFlags: 0)
!149 = !DISubroutineType(types: !150)
!150 = !{null, !60}
!151 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !152, file: !123, line: 6)
!152 = !DISubprogram(name: "calloc", scope: !116, file: !116, line: 78, type: !153, flags: DIFlagPrototyped, spFlags: 0)
!153 = !DISubroutineType(types: !154)
!154 = !{!99, !41, !41}
!155 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !156, file: !123, line: 6)
!156 = !DISubprogram(name: "realloc", scope: !116, file: !116, line: 78, type: !157, flags: DIFlagPrototyped, spFlags: 0)
!157 = !DISubroutineType(types: !158)
!158 = !{!99, !99, !41}
!159 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !160, file: !123, line: 6)
!160 = !DISubprogram(name: "strcmp", scope: !116, file: !116, line: 80, type: !161, flags: DIFlagPrototyped, spFlags: 0)
!161 = !DISubroutineType(types: !162)
!162 = !{!63, !94, !94}
!163 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !164, file: !123, line: 6)
!164 = !DISubprogram(name: "strncmp", scope: !116, file: !116, line: 80, type: !165, flags: DIFlagPrototyped, spFlags: 0)
!165 = !DISubroutineType(types: !166)
!166 = !{!63, !94, !94, !41}
!167 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !168, file: !123, line: 6)
!168 = !DISubprogram(name: "strlen", scope: !116, file: !116, line: 80, type: !169, flags: DIFlagPrototyped, spFlags: 0)
!169 = !DISubroutineType(types: !170)
!170 = !{!41, !94}
!171 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !172, file: !123, line: 6)
!172 = !DISubprogram(name: "strcpy", scope: !116, file: !116, line: 80, type: !173, flags: DIFlagPrototyped, spFlags: 0)
!173 = !DISubroutineType(types: !174)
!174 = !{!128, !128, !94}
!175 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !176, file: !123, line: 6)
!176 = !DISubprogram(name: "strncpy", scope: !116, file: !116, line: 80, type: !177, flags: DIFlagPrototyped, spFlags: 0)
!177 = !DISubroutineType(types: !178)
!178 = !{!128, !128, !94, !41}
!179 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !180, file: !123, line: 6)
!180 = !DISubprogram(name: "strcat", scope: !116, file: !116, line: 80, type: !173, flags: DIFlagPrototyped, spFlags: 0)
!181 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !182, file: !123, line: 6)
!182 = !DISubprogram(name: "strstr", scope: !116, file: !116, line: 81, type: !183, flags: DIFlagPrototyped, spFlags: 0)
!183 = !DISubroutineType(types: !184)
!184 = !{!128, !94, !94}
!185 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !186, file: !123, line: 6)
!186 = !DISubprogram(name: "strchr", scope: !116, file: !116, line: 81, type: !187, flags: DIFlagPrototyped, spFlags: 0)
!187 = !DISubroutineType(types: !188)
!188 = !{!128, !94, !63}
!189 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !190, file: !123, line: 6)
!190 = !DISubprogram(name: "memcmp", scope: !116, file: !116, line: 80, type: !191, flags: DIFlagPrototyped, spFlags: 0)
!191 = !DISubroutineType(types: !192)
!192 = !{!63, !108, !108, !41}
!193 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !194, file: !123, line: 6)
!194 = !DISubprogram(name: "time", scope: !116, file: !116, line: 82, type: !195, flags: DIFlagPrototyped, spFlags: 0)
!195 = !DISubroutineType(types: !196)
!196 = !{!197, !198}
!197 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !116, line: 66, baseType: !46)
!198 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !197, size: 64)
!199 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !200, file: !123, line: 6)
!200 = !DISubprogram(name: "atoi", scope: !116, file: !116, line: 77, type: !201, flags: DIFlagPrototyped, spFlags: 0)
!201 = !DISubroutineType(types: !202)
!202 = !{!63, !94}
!203 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !204, file: !123, line: 6)
!204 = !DISubprogram(name: "atof", scope: !116, file: !116, line: 77, type: !205, flags: DIFlagPrototyped, spFlags: 0)
!205 = !DISubroutineType(types: !206)
!206 = !{!85, !94}
!207 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !208, file: !123, line: 6)
!208 = !DISubprogram(name: "atol", scope: !116, file: !116, line: 77, type: !209, flags: DIFlagPrototyped, spFlags: 0)
!209 = !DISubroutineType(types: !210)
!210 = !{!46, !94}
!211 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !212, file: !123, line: 6)
!212 = !DISubprogram(name: "abort", scope: !116, file: !116, line: 77, type: !213, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!213 = !DISubroutineType(types: !214)
!214 = !{null}
!215 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !216, file: !123, line: 6)
!216 = !DISubprogram(name: "puts", scope: !116, file: !116, line: 75, type: !201, flags: DIFlagPrototyped, spFlags: 0)
!217 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !218, file: !123, line: 6)
!218 = !DISubprogram(name: "getenv", scope: !116, file: !116, line: 78, type: !219, flags: DIFlagPrototyped, spFlags: 0)
!219 = !DISubroutineType(types: !220)
!220 = !{!128, !94}
!221 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !222, file: !123, line: 6)
!222 = !DISubprogram(name: "fopen", scope: !116, file: !116, line: 76, type: !223, flags: DIFlagPrototyped, spFlags: 0)
!223 = !DISubroutineType(types: !224)
!224 = !{!121, !94, !94}
!225 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !226, file: !123, line: 6)
!226 = !DISubprogram(name: "fclose", scope: !116, file: !116, line: 76, type: !227, flags: DIFlagPrototyped, spFlags: 0)
!227 = !DISubroutineType(types: !228)
!228 = !{!63, !121}
!229 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !230, file: !123, line: 6)
!230 = !DISubprogram(name: "fread", scope: !116, file: !116, line: 76, type: !231, flags: DIFlagPrototyped, spFlags: 0)
!231 = !DISubroutineType(types: !232)
!232 = !{!41, !99, !41, !41, !121}
!233 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !234, file: !123, line: 6)
!234 = !DISubprogram(name: "fwrite", scope: !116, file: !116, line: 76, type: !235, flags: DIFlagPrototyped, spFlags: 0)
!235 = !DISubroutineType(types: !236)
!236 = !{!41, !108, !41, !41, !121}
!237 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !238, file: !123, line: 6)
!238 = !DISubprogram(name: "fflush", scope: !116, file: !116, line: 75, type: !227, flags: DIFlagPrototyped, spFlags: 0)
!239 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !240, file: !123, line: 6)
!240 = !DISubprogram(name: "strtol", scope: !116, file: !116, line: 78, type: !241, flags: DIFlagPrototyped, spFlags: 0)
!241 = !DISubroutineType(types: !242)
!242 = !{!46, !94, !243, !63}
!243 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !128, size: 64)
!244 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !245, file: !123, line: 6)
!245 = !DISubprogram(name: "strtod", scope: !116, file: !116, line: 78, type: !246, flags: DIFlagPrototyped, spFlags: 0)
!246 = !DISubroutineType(types: !247)
!247 = !{!85, !94, !243}
!248 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !249, file: !123, line: 6)
!249 = !DISubprogram(name: "strtoul", scope: !116, file: !116, line: 78, type: !250, flags: DIFlagPrototyped, spFlags: 0)
!250 = !DISubroutineType(types: !251)
!251 = !{!42, !94, !243, !63}
!252 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !253, file: !123, line: 6)
!253 = !DISubprogram(name: "qsort", scope: !116, file: !116, line: 79, type: !254, flags: DIFlagPrototyped, spFlags: 0)
!254 = !DISubroutineType(types: !255)
!255 = !{null, !99, !41, !41, !256}
!256 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !257, size: 64)
!257 = !DISubroutineType(types: !258)
!258 = !{!63, !108, !108}
!259 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !260, file: !123, line: 6)
!260 = !DISubprogram(name: "atexit", scope: !116, file: !116, line: 77, type: !261, flags: DIFlagPrototyped, spFlags: 0)
!261 = !DISubroutineType(types: !262)
!262 = !{!63, !263}
!263 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !213, size: 64)
!264 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !122, file: !123, line: 6)
!265 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !197, file: !123, line: 6)
!266 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !267, file: !123, line: 6)
!267 = !DIDerivedType(tag: DW_TAG_typedef, name: "clock_t", file: !37, line: 257, baseType: !46)
!268 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !269, file: !123, line: 6)
!269 = !DISubprogram(name: "clock", linkageName: "_Z5clockv", scope: !116, file: !116, line: 85, type: !270, flags: DIFlagPrototyped, spFlags: 0)
!270 = !DISubroutineType(types: !271)
!271 = !{!267}
!272 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !273, file: !123, line: 6)
!273 = !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !116, line: 71, size: 288, flags: DIFlagFwdDecl, identifier: "_ZTS2tm")
!274 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !275, file: !123, line: 6)
!275 = !DISubprogram(name: "localtime", scope: !116, file: !116, line: 82, type: !276, flags: DIFlagPrototyped, spFlags: 0)
!276 = !DISubroutineType(types: !277)
!277 = !{!278, !279}
!278 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !273, size: 64)
!279 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !280, size: 64)
!280 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !197)
!281 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !282, file: !123, line: 6)
!282 = !DISubprogram(name: "toupper", scope: !116, file: !116, line: 81, type: !283, flags: DIFlagPrototyped, spFlags: 0)
!283 = !DISubroutineType(types: !284)
!284 = !{!63, !63}
!285 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !286, file: !123, line: 6)
!286 = !DISubprogram(name: "tolower", scope: !116, file: !116, line: 81, type: !283, flags: DIFlagPrototyped, spFlags: 0)
!287 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !288, file: !123, line: 6)
!288 = !DISubprogram(name: "isdigit", scope: !116, file: !116, line: 81, type: !283, flags: DIFlagPrototyped, spFlags: 0)
!289 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !290, file: !123, line: 6)
!290 = !DISubprogram(name: "isspace", scope: !116, file: !116, line: 81, type: !283, flags: DIFlagPrototyped, spFlags: 0)
!291 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !292, file: !123, line: 6)
!292 = !DISubprogram(name: "isalpha", scope: !116, file: !116, line: 81, type: !283, flags: DIFlagPrototyped, spFlags: 0)
!293 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !294, file: !123, line: 6)
!294 = !DISubprogram(name: "system", scope: !116, file: !116, line: 78, type: !201, flags: DIFlagPrototyped, spFlags: 0)
!295 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !296, file: !123, line: 6)
!296 = !DISubprogram(name: "putchar", scope: !116, file: !116, line: 75, type: !283, flags: DIFlagPrototyped, spFlags: 0)
!297 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !298, file: !123, line: 6)
!298 = !DISubprogram(name: "perror", scope: !116, file: !116, line: 76, type: !299, flags: DIFlagPrototyped, spFlags: 0)
!299 = !DISubroutineType(types: !300)
!300 = !{null, !94}
!301 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !302, file: !123, line: 6)
!302 = !DISubprogram(name: "remove", scope: !116, file: !116, line: 76, type: !201, flags: DIFlagPrototyped, spFlags: 0)
!303 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !304, file: !123, line: 6)
!304 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !116, line: 66, baseType: !305)
!305 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !2, baseType: !99)
!306 = !{ptr @_Z7structs4ViewP6PackedP4PairS0_7double2, !"kernel", i32 1}
!307 = !{i32 7, !"Dwarf Version", i32 4}
!308 = !{i32 2, !"Debug Info Version", i32 3}
!309 = !{i32 1, !"wchar_size", i32 4}
!310 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!311 = !{!"clang version 19.1.7"}
!312 = distinct !DISubprogram(name: "make", linkageName: "_Z4make6float4j", scope: !2, file: !2, line: 17, type: !313, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !28, retainedNodes: !328)
!313 = !DISubroutineType(types: !314)
!314 = !{!315, !318, !60}
!315 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Pair", file: !2, line: 13, size: 384, flags: DIFlagTypePassByValue, elements: !316, identifier: "_ZTS4Pair")
!316 = !{!317, !325, !326, !327}
!317 = !DIDerivedType(tag: DW_TAG_member, name: "lo", scope: !315, file: !2, line: 14, baseType: !318, size: 128, align: 128)
!318 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "float4", file: !37, line: 48, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !319, identifier: "_ZTS6float4")
!319 = !{!320, !322, !323, !324}
!320 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !318, file: !37, line: 48, baseType: !321, size: 32)
!321 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!322 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !318, file: !37, line: 48, baseType: !321, size: 32, offset: 32)
!323 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !318, file: !37, line: 48, baseType: !321, size: 32, offset: 64)
!324 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !318, file: !37, line: 48, baseType: !321, size: 32, offset: 96)
!325 = !DIDerivedType(tag: DW_TAG_member, name: "hi", scope: !315, file: !2, line: 14, baseType: !318, size: 128, align: 128, offset: 128)
!326 = !DIDerivedType(tag: DW_TAG_member, name: "flag", scope: !315, file: !2, line: 15, baseType: !60, size: 3, offset: 256, flags: DIFlagBitField, extraData: i64 256)
!327 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !315, file: !2, line: 15, baseType: !60, size: 29, offset: 259, flags: DIFlagBitField, extraData: i64 256)
!328 = !{}
!329 = !DILocalVariable(name: "v", arg: 1, scope: !312, file: !2, line: 17, type: !318)
!330 = !DILocation(line: 17, column: 42, scope: !312)
!331 = !DILocalVariable(name: "n", arg: 2, scope: !312, file: !2, line: 17, type: !60)
!332 = !DILocation(line: 17, column: 54, scope: !312)
!333 = !DILocalVariable(name: "p", scope: !312, file: !2, line: 18, type: !315)
!334 = !DILocation(line: 18, column: 8, scope: !312)
!335 = !DILocation(line: 19, column: 5, scope: !312)
!336 = !DILocation(line: 19, column: 8, scope: !312)
!337 = !DILocation(line: 20, column: 24, scope: !312)
!338 = !DILocation(line: 20, column: 29, scope: !312)
!339 = !DILocation(line: 20, column: 34, scope: !312)
!340 = !DILocation(line: 20, column: 39, scope: !312)
!341 = !DILocation(line: 20, column: 10, scope: !312)
!342 = !DILocation(line: 20, column: 5, scope: !312)
!343 = !DILocation(line: 20, column: 8, scope: !312)
!344 = !DILocation(line: 21, column: 12, scope: !312)
!345 = !DILocation(line: 21, column: 14, scope: !312)
!346 = !DILocation(line: 21, column: 5, scope: !312)
!347 = !DILocation(line: 21, column: 10, scope: !312)
!348 = !DILocation(line: 22, column: 13, scope: !312)
!349 = !DILocation(line: 22, column: 5, scope: !312)
!350 = !DILocation(line: 22, column: 11, scope: !312)
!351 = !DILocation(line: 23, column: 3, scope: !312)
!352 = distinct !DISubprogram(name: "structs", linkageName: "_Z7structs4ViewP6PackedP4PairS0_7double2", scope: !2, file: !2, line: 25, type: !353, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !28, retainedNodes: !328)
!353 = !DISubroutineType(types: !354)
!354 = !{null, !355, !367, !376, !377, !378}
!355 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "View", file: !2, line: 3, size: 128, flags: DIFlagTypePassByValue, elements: !356, identifier: "_ZTS4View")
!356 = !{!357, !359, !360, !361}
!357 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !355, file: !2, line: 4, baseType: !358, size: 64)
!358 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !321, size: 64)
!359 = !DIDerivedType(tag: DW_TAG_member, name: "rows", scope: !355, file: !2, line: 5, baseType: !63, size: 32, offset: 64)
!360 = !DIDerivedType(tag: DW_TAG_member, name: "cols", scope: !355, file: !2, line: 5, baseType: !63, size: 32, offset: 96)
!361 = !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !355, file: !2, line: 6, type: !362, scopeLine: 6, flags: DIFlagPrototyped, spFlags: 0)
!362 = !DISubroutineType(types: !363)
!363 = !{!364, !365, !63, !63}
!364 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !321, size: 64)
!365 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !366, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!366 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !355)
!367 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !368, size: 64)
!368 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Packed", file: !2, line: 8, size: 88, flags: DIFlagTypePassByValue, elements: !369, identifier: "_ZTS6Packed")
!369 = !{!370, !371, !372}
!370 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !368, file: !2, line: 9, baseType: !5, size: 8)
!371 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !368, file: !2, line: 10, baseType: !63, size: 32, offset: 8)
!372 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !368, file: !2, line: 11, baseType: !373, size: 48, offset: 40)
!373 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 48, elements: !374)
!374 = !{!375}
!375 = !DISubrange(count: 3)
!376 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !315, size: 64)
!377 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !368)
!378 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "double2", file: !37, line: 48, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !379, identifier: "_ZTS7double2")
!379 = !{!380, !381}
!380 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !378, file: !37, line: 48, baseType: !85, size: 64)
!381 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !378, file: !37, line: 48, baseType: !85, size: 64, offset: 64)
!382 = !DILocalVariable(name: "m", arg: 1, scope: !352, file: !2, line: 25, type: !355)
!383 = !DILocation(line: 25, column: 30, scope: !352)
!384 = !DILocalVariable(name: "q", arg: 2, scope: !352, file: !2, line: 25, type: !367)
!385 = !DILocation(line: 25, column: 41, scope: !352)
!386 = !DILocalVariable(name: "pairs", arg: 3, scope: !352, file: !2, line: 25, type: !376)
!387 = !DILocation(line: 25, column: 50, scope: !352)
!388 = !DILocalVariable(name: "one", arg: 4, scope: !352, file: !2, line: 25, type: !377)
!389 = !DILocation(line: 25, column: 70, scope: !352)
!390 = !DILocalVariable(name: "scale", arg: 5, scope: !352, file: !2, line: 25, type: !378)
!391 = !DILocation(line: 25, column: 83, scope: !352)
!392 = !DILocalVariable(name: "t", scope: !352, file: !2, line: 26, type: !63)
!393 = !DILocation(line: 26, column: 7, scope: !352)
!394 = !DILocation(line: 26, column: 11, scope: !352)
!395 = !DILocation(line: 27, column: 7, scope: !396)
!396 = distinct !DILexicalBlock(scope: !352, file: !2, line: 27, column: 7)
!397 = !DILocation(line: 27, column: 13, scope: !396)
!398 = !DILocation(line: 27, column: 22, scope: !396)
!399 = !DILocation(line: 27, column: 18, scope: !396)
!400 = !DILocation(line: 27, column: 9, scope: !396)
!401 = !DILocation(line: 27, column: 7, scope: !352)
!402 = !DILocation(line: 28, column: 43, scope: !396)
!403 = !DILocation(line: 28, column: 51, scope: !396)
!404 = !DILocation(line: 28, column: 47, scope: !396)
!405 = !DILocation(line: 28, column: 45, scope: !396)
!406 = !DILocation(line: 28, column: 10, scope: !396)
!407 = !DILocation(line: 28, column: 16, scope: !396)
!408 = !DILocation(line: 28, column: 12, scope: !396)
!409 = !DILocation(line: 28, column: 22, scope: !396)
!410 = !DILocation(line: 28, column: 28, scope: !396)
!411 = !DILocation(line: 28, column: 24, scope: !396)
!412 = !DILocation(line: 28, column: 7, scope: !396)
!413 = !DILocation(line: 28, column: 34, scope: !396)
!414 = !DILocation(line: 28, column: 5, scope: !396)
!415 = !DILocation(line: 29, column: 3, scope: !352)
!416 = !DILocation(line: 29, column: 5, scope: !352)
!417 = !DILocation(line: 29, column: 8, scope: !352)
!418 = !DILocation(line: 30, column: 29, scope: !352)
!419 = !DILocation(line: 30, column: 3, scope: !352)
!420 = !DILocation(line: 30, column: 5, scope: !352)
!421 = !DILocation(line: 30, column: 8, scope: !352)
!422 = !DILocation(line: 30, column: 13, scope: !352)
!423 = !DILocation(line: 30, column: 15, scope: !352)
!424 = !DILocation(line: 30, column: 20, scope: !352)
!425 = !DILocation(line: 31, column: 31, scope: !352)
!426 = !DILocation(line: 31, column: 34, scope: !352)
!427 = !DILocation(line: 31, column: 36, scope: !352)
!428 = !DILocation(line: 31, column: 41, scope: !352)
!429 = !DILocation(line: 31, column: 43, scope: !352)
!430 = !DILocation(line: 31, column: 54, scope: !352)
!431 = !DILocation(line: 31, column: 48, scope: !352)
!432 = !DILocation(line: 31, column: 19, scope: !352)
!433 = !DILocation(line: 31, column: 58, scope: !352)
!434 = !DILocation(line: 31, column: 14, scope: !352)
!435 = !DILocation(line: 31, column: 3, scope: !352)
!436 = !DILocation(line: 31, column: 9, scope: !352)
!437 = !DILocation(line: 31, column: 12, scope: !352)
!438 = !DILocalVariable(name: "copy", scope: !352, file: !2, line: 32, type: !315)
!439 = !DILocation(line: 32, column: 8, scope: !352)
!440 = !DILocation(line: 32, column: 15, scope: !352)
!441 = !DILocation(line: 32, column: 21, scope: !352)
!442 = !DILocation(line: 33, column: 17, scope: !352)
!443 = !DILocation(line: 33, column: 19, scope: !352)
!444 = !DILocation(line: 33, column: 22, scope: !352)
!445 = !DILocation(line: 33, column: 8, scope: !352)
!446 = !DILocation(line: 33, column: 14, scope: !352)
!447 = !DILocation(line: 34, column: 3, scope: !352)
!448 = !DILocation(line: 34, column: 9, scope: !352)
!449 = !DILocation(line: 34, column: 12, scope: !352)
!450 = !DILocation(line: 35, column: 11, scope: !352)
!451 = !DILocation(line: 35, column: 13, scope: !352)
!452 = !DILocation(line: 35, column: 15, scope: !352)
!453 = !DILocation(line: 35, column: 20, scope: !352)
!454 = !DILocation(line: 35, column: 27, scope: !352)
!455 = !DILocation(line: 35, column: 29, scope: !352)
!456 = !DILocation(line: 35, column: 32, scope: !352)
!457 = !DILocation(line: 35, column: 3, scope: !352)
!458 = !DILocation(line: 36, column: 3, scope: !352)
!459 = !DILocation(line: 37, column: 7, scope: !460)
!460 = distinct !DILexicalBlock(scope: !352, file: !2, line: 37, column: 7)
!461 = !DILocation(line: 37, column: 9, scope: !460)
!462 = !DILocation(line: 37, column: 7, scope: !352)
!463 = !DILocation(line: 38, column: 54, scope: !460)
!464 = !DILocation(line: 38, column: 62, scope: !460)
!465 = !DILocation(line: 38, column: 60, scope: !460)
!466 = !DILocation(line: 38, column: 76, scope: !460)
!467 = !DILocation(line: 38, column: 72, scope: !460)
!468 = !DILocation(line: 38, column: 100, scope: !460)
!469 = !DILocation(line: 38, column: 102, scope: !460)
!470 = !DILocation(line: 38, column: 5, scope: !460)
!471 = !DILocation(line: 39, column: 1, scope: !352)
!472 = distinct !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !355, file: !2, line: 6, type: !362, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !28, declaration: !361, retainedNodes: !328)
!473 = !DILocalVariable(name: "this", arg: 1, scope: !472, type: !474, flags: DIFlagArtificial | DIFlagObjectPointer)
!474 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !366, size: 64)
!475 = !DILocation(line: 0, scope: !472)
!476 = !DILocalVariable(name: "r", arg: 2, scope: !472, file: !2, line: 6, type: !63)
!477 = !DILocation(line: 6, column: 28, scope: !472)
!478 = !DILocalVariable(name: "c", arg: 3, scope: !472, file: !2, line: 6, type: !63)
!479 = !DILocation(line: 6, column: 35, scope: !472)
!480 = !DILocation(line: 6, column: 53, scope: !472)
!481 = !DILocation(line: 6, column: 58, scope: !472)
!482 = !DILocation(line: 6, column: 62, scope: !472)
!483 = !DILocation(line: 6, column: 60, scope: !472)
!484 = !DILocation(line: 6, column: 69, scope: !472)
!485 = !DILocation(line: 6, column: 67, scope: !472)
!486 = !DILocation(line: 6, column: 46, scope: !472)
