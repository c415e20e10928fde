; ModuleID = 'structs.cu'
source_filename = "structs.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.Pair = type { %struct.float4, %struct.float4, i32, [12 x i8] }
%struct.float4 = type { float, float, float, float }
%struct.View = type { float*, i32, i32 }
%struct.Packed = type <{ i8, i32, [3 x i16] }>
%struct.double2 = type { double, double }
%printf_args = type { i32, double, i32, i8*, i64 }

$_ZNK4View2atEii = comdat any

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [21 x i8] c"copy.flag == (t & 7)\00", align 1
@.str1 = private unnamed_addr constant [11 x i8] c"structs.cu\00", align 1
@__func__._Z7structs4ViewP6PackedP4PairS0_7double2 = private unnamed_addr constant [8 x i8] c"structs\00", align 1
@.str2 = private unnamed_addr constant [36 x i8] c"rows %d, first %g, tag %c, %s %lld\0A\00", align 1
@.str3 = private unnamed_addr constant [5 x i8] c"text\00", align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.Pair @_Z4make6float4j(%struct.float4* noundef byval(%struct.float4) align 16 %v, i32 noundef %n) #0 !dbg !286 {
entry:
  %retval.i = alloca %struct.float4, align 16
  %x.addr.i = alloca float, align 4
  %y.addr.i = alloca float, align 4
  %z.addr.i = alloca float, align 4
  %w.addr.i = alloca float, align 4
  %retval = alloca %struct.Pair, align 16
  %n.addr = alloca i32, align 4
  %ref.tmp = alloca %struct.float4, align 16
  call void @llvm.dbg.declare(metadata %struct.float4* %v, metadata !303, metadata !DIExpression()), !dbg !304
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !305, metadata !DIExpression()), !dbg !306
  call void @llvm.dbg.declare(metadata %struct.Pair* %retval, metadata !307, metadata !DIExpression()), !dbg !308
  %lo = getelementptr inbounds %struct.Pair, %struct.Pair* %retval, i32 0, i32 0, !dbg !309
  %0 = bitcast %struct.float4* %lo to i8*, !dbg !310
  %1 = bitcast %struct.float4* %v to i8*, !dbg !310
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %0, i8* align 16 %1, i64 16, i1 false), !dbg !310
  %w = getelementptr inbounds %struct.float4, %struct.float4* %v, i32 0, i32 3, !dbg !311
  %2 = load float, float* %w, align 4, !dbg !311
  %z = getelementptr inbounds %struct.float4, %struct.float4* %v, i32 0, i32 2, !dbg !312
  %3 = load float, float* %z, align 8, !dbg !312
  %y = getelementptr inbounds %struct.float4, %struct.float4* %v, i32 0, i32 1, !dbg !313
  %4 = load float, float* %y, align 4, !dbg !313
  %x = getelementptr inbounds %struct.float4, %struct.float4* %v, i32 0, i32 0, !dbg !314
  %5 = load float, float* %x, align 16, !dbg !314
  store float %2, float* %x.addr.i, align 4, !dbg !315
  store float %3, float* %y.addr.i, align 4, !dbg !315
  store float %4, float* %z.addr.i, align 4, !dbg !315
  store float %5, float* %w.addr.i, align 4, !dbg !315
  %6 = load float, float* %x.addr.i, align 4, !dbg !315
  %x1.i = getelementptr inbounds %struct.float4, %struct.float4* %retval.i, i32 0, i32 0, !dbg !315
  store float %6, float* %x1.i, align 16, !dbg !315
  %7 = load float, float* %y.addr.i, align 4, !dbg !315
  %y2.i = getelementptr inbounds %struct.float4, %struct.float4* %retval.i, i32 0, i32 1, !dbg !315
  store float %7, float* %y2.i, align 4, !dbg !315
  %8 = load float, float* %z.addr.i, align 4, !dbg !315
  %z3.i = getelementptr inbounds %struct.float4, %struct.float4* %retval.i, i32 0, i32 2, !dbg !315
  store float %8, float* %z3.i, align 8, !dbg !315
  %9 = load float, float* %w.addr.i, align 4, !dbg !315
  %w4.i = getelementptr inbounds %struct.float4, %struct.float4* %retval.i, i32 0, i32 3, !dbg !315
  store float %9, float* %w4.i, align 4, !dbg !315
  %10 = load %struct.float4, %struct.float4* %retval.i, align 16, !dbg !315
  %11 = getelementptr inbounds %struct.float4, %struct.float4* %ref.tmp, i32 0, i32 0, !dbg !315
  %12 = extractvalue %struct.float4 %10, 0, !dbg !315
  store float %12, float* %11, align 16, !dbg !315
  %13 = getelementptr inbounds %struct.float4, %struct.float4* %ref.tmp, i32 0, i32 1, !dbg !315
  %14 = extractvalue %struct.float4 %10, 1, !dbg !315
  store float %14, float* %13, align 4, !dbg !315
  %15 = getelementptr inbounds %struct.float4, %struct.float4* %ref.tmp, i32 0, i32 2, !dbg !315
  %16 = extractvalue %struct.float4 %10, 2, !dbg !315
  store float %16, float* %15, align 8, !dbg !315
  %17 = getelementptr inbounds %struct.float4, %struct.float4* %ref.tmp, i32 0, i32 3, !dbg !315
  %18 = extractvalue %struct.float4 %10, 3, !dbg !315
  store float %18, float* %17, align 4, !dbg !315
  %hi = getelementptr inbounds %struct.Pair, %struct.Pair* %retval, i32 0, i32 1, !dbg !316
  %19 = bitcast %struct.float4* %hi to i8*, !dbg !317
  %20 = bitcast %struct.float4* %ref.tmp to i8*, !dbg !317
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %19, i8* align 16 %20, i64 16, i1 false), !dbg !317
  %21 = load i32, i32* %n.addr, align 4, !dbg !318
  %and = and i32 %21, 7, !dbg !319
  %flag = getelementptr inbounds %struct.Pair, %struct.Pair* %retval, i32 0, i32 2, !dbg !320
  %bf.load = load i32, i32* %flag, align 16, !dbg !321
  %bf.value = and i32 %and, 7, !dbg !321
  %bf.clear = and i32 %bf.load, -8, !dbg !321
  %bf.set = or i32 %bf.clear, %bf.value, !dbg !321
  store i32 %bf.set, i32* %flag, align 16, !dbg !321
  %22 = load i32, i32* %n.addr, align 4, !dbg !322
  %count = getelementptr inbounds %struct.Pair, %struct.Pair* %retval, i32 0, i32 2, !dbg !323
  %bf.load1 = load i32, i32* %count, align 16, !dbg !324
  %bf.value2 = and i32 %22, 536870911, !dbg !324
  %bf.shl = shl i32 %bf.value2, 3, !dbg !324
  %bf.clear3 = and i32 %bf.load1, 7, !dbg !324
  %bf.set4 = or i32 %bf.clear3, %bf.shl, !dbg !324
  store i32 %bf.set4, i32* %count, align 16, !dbg !324
  %23 = load %struct.Pair, %struct.Pair* %retval, align 16, !dbg !325
  ret %struct.Pair %23, !dbg !325
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @_Z7structs4ViewP6PackedP4PairS0_7double2(%struct.View* noundef byval(%struct.View) align 8 %m, %struct.Packed* noundef %q, %struct.Pair* noundef %pairs, %struct.Packed* noundef byval(%struct.Packed) align 1 %one, %struct.double2* noundef byval(%struct.double2) align 16 %scale) #3 !dbg !326 {
entry:
  %c.addr.i = alloca i8, align 1
  %m.addr.i = alloca i8*, align 8
  %f.addr.i = alloca i8*, align 8
  %l.addr.i = alloca i32, align 4
  %fn.addr.i = alloca i8*, align 8
  %retval.i = alloca %struct.float4, align 16
  %x.addr.i = alloca float, align 4
  %y.addr.i = alloca float, align 4
  %z.addr.i = alloca float, align 4
  %w.addr.i = alloca float, align 4
  %q.addr = alloca %struct.Packed*, align 8
  %pairs.addr = alloca %struct.Pair*, align 8
  %t = alloca i32, align 4
  %ref.tmp = alloca %struct.Pair, align 16
  %agg.tmp = alloca %struct.float4, align 16
  %copy = alloca %struct.Pair, align 16
  %tmp = alloca %printf_args, align 8
  call void @llvm.dbg.declare(metadata %struct.View* %m, metadata !356, metadata !DIExpression()), !dbg !357
  store %struct.Packed* %q, %struct.Packed** %q.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Packed** %q.addr, metadata !358, metadata !DIExpression()), !dbg !359
  store %struct.Pair* %pairs, %struct.Pair** %pairs.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Pair** %pairs.addr, metadata !360, metadata !DIExpression()), !dbg !361
  call void @llvm.dbg.declare(metadata %struct.Packed* %one, metadata !362, metadata !DIExpression()), !dbg !363
  call void @llvm.dbg.declare(metadata %struct.double2* %scale, metadata !364, metadata !DIExpression()), !dbg !365
  call void @llvm.dbg.declare(metadata i32* %t, metadata !366, metadata !DIExpression()), !dbg !367
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6, !dbg !368
  store i32 %0, i32* %t, align 4, !dbg !367
  %1 = load i32, i32* %t, align 4, !dbg !369
  %rows = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 1, !dbg !371
  %2 = load i32, i32* %rows, align 8, !dbg !371
  %cols = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 2, !dbg !372
  %3 = load i32, i32* %cols, align 4, !dbg !372
  %mul = mul nsw i32 %2, %3, !dbg !373
  %cmp = icmp slt i32 %1, %mul, !dbg !374
  br i1 %cmp, label %if.then, label %if.end, !dbg !375

if.then:                                          ; preds = %entry
  %x = getelementptr inbounds %struct.double2, %struct.double2* %scale, i32 0, i32 0, !dbg !376
  %4 = load double, double* %x, align 16, !dbg !376
  %value = getelementptr inbounds %struct.Packed, %struct.Packed* %one, i32 0, i32 1, !dbg !377
  %5 = load i32, i32* %value, align 1, !dbg !377
  %conv = sitofp i32 %5 to double, !dbg !378
  %add = fadd double %4, %conv, !dbg !379
  %6 = load i32, i32* %t, align 4, !dbg !380
  %cols1 = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 2, !dbg !381
  %7 = load i32, i32* %cols1, align 4, !dbg !381
  %div = sdiv i32 %6, %7, !dbg !382
  %8 = load i32, i32* %t, align 4, !dbg !383
  %cols2 = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 2, !dbg !384
  %9 = load i32, i32* %cols2, align 4, !dbg !384
  %rem = srem i32 %8, %9, !dbg !385
  %call3 = call noundef nonnull align 4 dereferenceable(4) float* @_ZNK4View2atEii(%struct.View* noundef nonnull align 8 dereferenceable(16) %m, i32 noundef %div, i32 noundef %rem) #7, !dbg !386
  %10 = load float, float* %call3, align 4, !dbg !387
  %conv4 = fpext float %10 to double, !dbg !387
  %mul5 = fmul double %conv4, %add, !dbg !387
  %conv6 = fptrunc double %mul5 to float, !dbg !387
  store float %conv6, float* %call3, align 4, !dbg !387
  br label %if.end, !dbg !388

if.end:                                           ; preds = %if.then, %entry
  %11 = load %struct.Packed*, %struct.Packed** %q.addr, align 8, !dbg !389
  %12 = load i32, i32* %t, align 4, !dbg !390
  %idxprom = sext i32 %12 to i64, !dbg !389
  %arrayidx = getelementptr inbounds %struct.Packed, %struct.Packed* %11, i64 %idxprom, !dbg !389
  %13 = bitcast %struct.Packed* %arrayidx to i8*, !dbg !391
  %14 = bitcast %struct.Packed* %one to i8*, !dbg !391
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %14, i64 11, i1 false), !dbg !391
  %15 = load i32, i32* %t, align 4, !dbg !392
  %conv7 = trunc i32 %15 to i16, !dbg !392
  %16 = load %struct.Packed*, %struct.Packed** %q.addr, align 8, !dbg !393
  %17 = load i32, i32* %t, align 4, !dbg !394
  %idxprom8 = sext i32 %17 to i64, !dbg !393
  %arrayidx9 = getelementptr inbounds %struct.Packed, %struct.Packed* %16, i64 %idxprom8, !dbg !393
  %rest = getelementptr inbounds %struct.Packed, %struct.Packed* %arrayidx9, i32 0, i32 2, !dbg !395
  %18 = load i32, i32* %t, align 4, !dbg !396
  %rem10 = srem i32 %18, 3, !dbg !397
  %idxprom11 = sext i32 %rem10 to i64, !dbg !393
  %arrayidx12 = getelementptr inbounds [3 x i16], [3 x i16]* %rest, i64 0, i64 %idxprom11, !dbg !393
  store i16 %conv7, i16* %arrayidx12, align 1, !dbg !398
  %19 = load i32, i32* %t, align 4, !dbg !399
  %conv13 = sitofp i32 %19 to float, !dbg !399
  %20 = load i32, i32* %t, align 4, !dbg !400
  %add14 = add nsw i32 %20, 1, !dbg !401
  %conv15 = sitofp i32 %add14 to float, !dbg !400
  %21 = load i32, i32* %t, align 4, !dbg !402
  %add16 = add nsw i32 %21, 2, !dbg !403
  %conv17 = sitofp i32 %add16 to float, !dbg !402
  %y = getelementptr inbounds %struct.double2, %struct.double2* %scale, i32 0, i32 1, !dbg !404
  %22 = load double, double* %y, align 8, !dbg !404
  %conv18 = fptrunc double %22 to float, !dbg !405
  store float %conv13, float* %x.addr.i, align 4, !dbg !406
  store float %conv15, float* %y.addr.i, align 4, !dbg !406
  store float %conv17, float* %z.addr.i, align 4, !dbg !406
  store float %conv18, float* %w.addr.i, align 4, !dbg !406
  %23 = load float, float* %x.addr.i, align 4, !dbg !406
  %x1.i = getelementptr inbounds %struct.float4, %struct.float4* %retval.i, i32 0, i32 0, !dbg !406
  store float %23, float* %x1.i, align 16, !dbg !406
  %24 = load float, float* %y.addr.i, align 4, !dbg !406
  %y2.i = getelementptr inbounds %struct.float4, %struct.float4* %retval.i, i32 0, i32 1, !dbg !406
  store float %24, float* %y2.i, align 4, !dbg !406
  %25 = load float, float* %z.addr.i, align 4, !dbg !406
  %z3.i = getelementptr inbounds %struct.float4, %struct.float4* %retval.i, i32 0, i32 2, !dbg !406
  store float %25, float* %z3.i, align 8, !dbg !406
  %26 = load float, float* %w.addr.i, align 4, !dbg !406
  %w4.i = getelementptr inbounds %struct.float4, %struct.float4* %retval.i, i32 0, i32 3, !dbg !406
  store float %26, float* %w4.i, align 4, !dbg !406
  %27 = load %struct.float4, %struct.float4* %retval.i, align 16, !dbg !406
  %28 = getelementptr inbounds %struct.float4, %struct.float4* %agg.tmp, i32 0, i32 0, !dbg !406
  %29 = extractvalue %struct.float4 %27, 0, !dbg !406
  store float %29, float* %28, align 16, !dbg !406
  %30 = getelementptr inbounds %struct.float4, %struct.float4* %agg.tmp, i32 0, i32 1, !dbg !406
  %31 = extractvalue %struct.float4 %27, 1, !dbg !406
  store float %31, float* %30, align 4, !dbg !406
  %32 = getelementptr inbounds %struct.float4, %struct.float4* %agg.tmp, i32 0, i32 2, !dbg !406
  %33 = extractvalue %struct.float4 %27, 2, !dbg !406
  store float %33, float* %32, align 8, !dbg !406
  %34 = getelementptr inbounds %struct.float4, %struct.float4* %agg.tmp, i32 0, i32 3, !dbg !406
  %35 = extractvalue %struct.float4 %27, 3, !dbg !406
  store float %35, float* %34, align 4, !dbg !406
  %36 = load i32, i32* %t, align 4, !dbg !407
  %call20 = call %struct.Pair @_Z4make6float4j(%struct.float4* noundef byval(%struct.float4) align 16 %agg.tmp, i32 noundef %36) #7, !dbg !408
  %37 = getelementptr inbounds %struct.Pair, %struct.Pair* %ref.tmp, i32 0, i32 0, !dbg !408
  %38 = extractvalue %struct.Pair %call20, 0, !dbg !408
  store %struct.float4 %38, %struct.float4* %37, align 16, !dbg !408
  %39 = getelementptr inbounds %struct.Pair, %struct.Pair* %ref.tmp, i32 0, i32 1, !dbg !408
  %40 = extractvalue %struct.Pair %call20, 1, !dbg !408
  store %struct.float4 %40, %struct.float4* %39, align 16, !dbg !408
  %41 = getelementptr inbounds %struct.Pair, %struct.Pair* %ref.tmp, i32 0, i32 2, !dbg !408
  %42 = extractvalue %struct.Pair %call20, 2, !dbg !408
  store i32 %42, i32* %41, align 16, !dbg !408
  %43 = getelementptr inbounds %struct.Pair, %struct.Pair* %ref.tmp, i32 0, i32 3, !dbg !408
  %44 = extractvalue %struct.Pair %call20, 3, !dbg !408
  store [12 x i8] %44, [12 x i8]* %43, align 4, !dbg !408
  %45 = load %struct.Pair*, %struct.Pair** %pairs.addr, align 8, !dbg !409
  %46 = load i32, i32* %t, align 4, !dbg !410
  %idxprom21 = sext i32 %46 to i64, !dbg !409
  %arrayidx22 = getelementptr inbounds %struct.Pair, %struct.Pair* %45, i64 %idxprom21, !dbg !409
  %47 = bitcast %struct.Pair* %arrayidx22 to i8*, !dbg !411
  %48 = bitcast %struct.Pair* %ref.tmp to i8*, !dbg !411
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %47, i8* align 16 %48, i64 48, i1 false), !dbg !411
  call void @llvm.dbg.declare(metadata %struct.Pair* %copy, metadata !412, metadata !DIExpression()), !dbg !413
  %49 = load %struct.Pair*, %struct.Pair** %pairs.addr, align 8, !dbg !414
  %50 = load i32, i32* %t, align 4, !dbg !415
  %idxprom23 = sext i32 %50 to i64, !dbg !414
  %arrayidx24 = getelementptr inbounds %struct.Pair, %struct.Pair* %49, i64 %idxprom23, !dbg !414
  %51 = bitcast %struct.Pair* %copy to i8*, !dbg !414
  %52 = bitcast %struct.Pair* %arrayidx24 to i8*, !dbg !414
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %51, i8* align 16 %52, i64 48, i1 false), !dbg !414
  %53 = load %struct.Packed*, %struct.Packed** %q.addr, align 8, !dbg !416
  %54 = load i32, i32* %t, align 4, !dbg !417
  %idxprom25 = sext i32 %54 to i64, !dbg !416
  %arrayidx26 = getelementptr inbounds %struct.Packed, %struct.Packed* %53, i64 %idxprom25, !dbg !416
  %tag = getelementptr inbounds %struct.Packed, %struct.Packed* %arrayidx26, i32 0, i32 0, !dbg !418
  %55 = load i8, i8* %tag, align 1, !dbg !418
  %conv27 = sext i8 %55 to i32, !dbg !416
  %count = getelementptr inbounds %struct.Pair, %struct.Pair* %copy, i32 0, i32 2, !dbg !419
  %bf.load = load i32, i32* %count, align 16, !dbg !420
  %bf.lshr = lshr i32 %bf.load, 3, !dbg !420
  %add28 = add nsw i32 %bf.lshr, %conv27, !dbg !420
  %bf.load29 = load i32, i32* %count, align 16, !dbg !420
  %bf.value = and i32 %add28, 536870911, !dbg !420
  %bf.shl = shl i32 %bf.value, 3, !dbg !420
  %bf.clear = and i32 %bf.load29, 7, !dbg !420
  %bf.set = or i32 %bf.clear, %bf.shl, !dbg !420
  store i32 %bf.set, i32* %count, align 16, !dbg !420
  %56 = load %struct.Pair*, %struct.Pair** %pairs.addr, align 8, !dbg !421
  %57 = load i32, i32* %t, align 4, !dbg !422
  %idxprom30 = sext i32 %57 to i64, !dbg !421
  %arrayidx31 = getelementptr inbounds %struct.Pair, %struct.Pair* %56, i64 %idxprom30, !dbg !421
  %58 = bitcast %struct.Pair* %arrayidx31 to i8*, !dbg !423
  %59 = bitcast %struct.Pair* %copy to i8*, !dbg !423
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %58, i8* align 16 %59, i64 48, i1 false), !dbg !423
  %60 = load %struct.Packed*, %struct.Packed** %q.addr, align 8, !dbg !424
  %61 = load i32, i32* %t, align 4, !dbg !425
  %add32 = add nsw i32 %61, 1, !dbg !426
  %idxprom33 = sext i32 %add32 to i64, !dbg !424
  %arrayidx34 = getelementptr inbounds %struct.Packed, %struct.Packed* %60, i64 %idxprom33, !dbg !424
  %rest35 = getelementptr inbounds %struct.Packed, %struct.Packed* %arrayidx34, i32 0, i32 2, !dbg !427
  %62 = bitcast [3 x i16]* %rest35 to i8*, !dbg !428
  %63 = load %struct.Packed*, %struct.Packed** %q.addr, align 8, !dbg !429
  %64 = load i32, i32* %t, align 4, !dbg !430
  %idxprom36 = sext i32 %64 to i64, !dbg !429
  %arrayidx37 = getelementptr inbounds %struct.Packed, %struct.Packed* %63, i64 %idxprom36, !dbg !429
  %rest38 = getelementptr inbounds %struct.Packed, %struct.Packed* %arrayidx37, i32 0, i32 2, !dbg !431
  %65 = bitcast [3 x i16]* %rest38 to i8*, !dbg !428
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %62, i8* align 1 %65, i64 5, i1 false), !dbg !428
  %flag = getelementptr inbounds %struct.Pair, %struct.Pair* %copy, i32 0, i32 2, !dbg !432
  %bf.load39 = load i32, i32* %flag, align 16, !dbg !432
  %bf.clear40 = and i32 %bf.load39, 7, !dbg !432
  %66 = load i32, i32* %t, align 4, !dbg !432
  %and = and i32 %66, 7, !dbg !432
  %cmp41 = icmp eq i32 %bf.clear40, %and, !dbg !432
  %frombool.i = zext i1 %cmp41 to i8, !dbg !432
  store i8 %frombool.i, i8* %c.addr.i, align 1, !dbg !432
  store i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str, i64 0, i64 0), i8** %m.addr.i, align 8, !dbg !432
  store i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str1, i64 0, i64 0), i8** %f.addr.i, align 8, !dbg !432
  store i32 36, i32* %l.addr.i, align 4, !dbg !432
  store i8* getelementptr inbounds ([8 x i8], [8 x i8]* @__func__._Z7structs4ViewP6PackedP4PairS0_7double2, i64 0, i64 0), i8** %fn.addr.i, align 8, !dbg !432
  %67 = load i8, i8* %c.addr.i, align 1, !dbg !432
  %tobool.i = trunc i8 %67 to i1, !dbg !432
  br i1 %tobool.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !432

if.then.i:                                        ; preds = %if.end
  %68 = load i8*, i8** %m.addr.i, align 8, !dbg !432
  %69 = load i8*, i8** %f.addr.i, align 8, !dbg !432
  %70 = load i32, i32* %l.addr.i, align 4, !dbg !432
  %71 = load i8*, i8** %fn.addr.i, align 8, !dbg !432
  call void @__assertfail(i8* noundef %68, i8* noundef %69, i32 noundef %70, i8* noundef %71, i64 noundef 1) #8, !dbg !432
  unreachable, !dbg !432

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.end
  %72 = load i32, i32* %t, align 4, !dbg !433
  %cmp42 = icmp eq i32 %72, 0, !dbg !435
  br i1 %cmp42, label %if.then43, label %if.end50, !dbg !436

if.then43:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %rows44 = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 1, !dbg !437
  %73 = load i32, i32* %rows44, align 8, !dbg !437
  %call45 = call noundef nonnull align 4 dereferenceable(4) float* @_ZNK4View2atEii(%struct.View* noundef nonnull align 8 dereferenceable(16) %m, i32 noundef 0, i32 noundef 0) #7, !dbg !438
  %74 = load float, float* %call45, align 4, !dbg !438
  %conv46 = fpext float %74 to double, !dbg !439
  %tag47 = getelementptr inbounds %struct.Packed, %struct.Packed* %one, i32 0, i32 0, !dbg !440
  %75 = load i8, i8* %tag47, align 1, !dbg !440
  %conv48 = sext i8 %75 to i32, !dbg !441
  %76 = load i32, i32* %t, align 4, !dbg !442
  %conv49 = sext i32 %76 to i64, !dbg !442
  %shl = shl i64 %conv49, 33, !dbg !443
  %77 = getelementptr inbounds %printf_args, %printf_args* %tmp, i32 0, i32 0, !dbg !444
  store i32 %73, i32* %77, align 4, !dbg !444
  %78 = getelementptr inbounds %printf_args, %printf_args* %tmp, i32 0, i32 1, !dbg !444
  store double %conv46, double* %78, align 8, !dbg !444
  %79 = getelementptr inbounds %printf_args, %printf_args* %tmp, i32 0, i32 2, !dbg !444
  store i32 %conv48, i32* %79, align 4, !dbg !444
  %80 = getelementptr inbounds %printf_args, %printf_args* %tmp, i32 0, i32 3, !dbg !444
  store i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str3, i64 0, i64 0), i8** %80, align 8, !dbg !444
  %81 = getelementptr inbounds %printf_args, %printf_args* %tmp, i32 0, i32 4, !dbg !444
  store i64 %shl, i64* %81, align 8, !dbg !444
  %82 = bitcast %printf_args* %tmp to i8*, !dbg !444
  %83 = call i32 @vprintf(i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.str2, i64 0, i64 0), i8* %82), !dbg !444
  br label %if.end50, !dbg !444

if.end50:                                         ; preds = %if.then43, %_ZL9ws_assertbPKcS0_jS0_.exit
  ret void, !dbg !445
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr noundef nonnull align 4 dereferenceable(4) float* @_ZNK4View2atEii(%struct.View* noundef nonnull align 8 dereferenceable(16) %this, i32 noundef %r, i32 noundef %c) #0 comdat align 2 !dbg !446 {
entry:
  %this.addr = alloca %struct.View*, align 8
  %r.addr = alloca i32, align 4
  %c.addr = alloca i32, align 4
  store %struct.View* %this, %struct.View** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.View** %this.addr, metadata !447, metadata !DIExpression()), !dbg !449
  store i32 %r, i32* %r.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %r.addr, metadata !450, metadata !DIExpression()), !dbg !451
  store i32 %c, i32* %c.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %c.addr, metadata !452, metadata !DIExpression()), !dbg !453
  %this1 = load %struct.View*, %struct.View** %this.addr, align 8
  %data = getelementptr inbounds %struct.View, %struct.View* %this1, i32 0, i32 0, !dbg !454
  %0 = load float*, float** %data, align 8, !dbg !454
  %1 = load i32, i32* %r.addr, align 4, !dbg !455
  %cols = getelementptr inbounds %struct.View, %struct.View* %this1, i32 0, i32 2, !dbg !456
  %2 = load i32, i32* %cols, align 4, !dbg !456
  %mul = mul nsw i32 %1, %2, !dbg !457
  %3 = load i32, i32* %c.addr, align 4, !dbg !458
  %add = add nsw i32 %mul, %3, !dbg !459
  %idxprom = sext i32 %add to i64, !dbg !454
  %arrayidx = getelementptr inbounds float, float* %0, i64 %idxprom, !dbg !454
  ret float* %arrayidx, !dbg !460
}

declare i32 @vprintf(i8*, i8*)

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(i8* noundef, i8* noundef, i32 noundef, i8* noundef, i64 noundef) #5

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { nounwind readnone speculatable }
attributes #5 = { convergent noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!280}
!llvm.module.flags = !{!281, !282, !283, !284}
!llvm.ident = !{!285}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !6, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "structs.cu", directory: ".")
!2 = !{!3, !4, !5}
!3 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!5 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!6 = !{!7, !10, !12, !16, !19, !22, !25, !28, !30, !33, !36, !38, !40, !42, !44, !49, !51, !53, !58, !62, !69, !74, !78, !84, !88, !91, !98, !103, !107, !111, !113, !117, !121, !125, !129, !133, !137, !141, !145, !149, !153, !155, !159, !163, !167, !173, !177, !181, !185, !189, !191, !195, !199, !203, !207, !211, !213, !218, !222, !226, !233, !238, !239, !240, !242, !246, !248, !255, !259, !261, !263, !265, !267, !269, !271, !275, !277}
!7 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !8, file: !9, line: 206)
!8 = !DINamespace(name: "ws_math", scope: null)
!9 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!10 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !8, file: !9, line: 207)
!11 = !DINamespace(name: "std", scope: null)
!12 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !13, file: !15, line: 6)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !9, line: 31, baseType: !14)
!14 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!15 = !DIFile(filename: "cuda/ws_std.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !17, file: !15, line: 6)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !9, line: 32, baseType: !18)
!18 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!19 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !20, file: !15, line: 7)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !9, line: 33, baseType: !21)
!21 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!22 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !23, file: !15, line: 7)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !9, line: 33, baseType: !24)
!24 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!25 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !26, file: !15, line: 7)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !9, line: 34, baseType: !27)
!27 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!28 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !29, file: !15, line: 7)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !9, line: 34, baseType: !3)
!30 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !31, file: !15, line: 7)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !9, line: 35, baseType: !32)
!32 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !34, file: !15, line: 7)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !9, line: 35, baseType: !35)
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !37, file: !15, line: 7)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !9, line: 36, baseType: !14)
!38 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !39, file: !15, line: 7)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !9, line: 36, baseType: !18)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !41, file: !15, line: 7)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !9, line: 37, baseType: !18)
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !43, file: !15, line: 7)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !9, line: 37, baseType: !14)
!44 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !45, file: !15, line: 8)
!45 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnani", scope: !46, file: !46, line: 199, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!46 = !DIFile(filename: "cuda/ws_device.h", directory: ".")
!47 = !DISubroutineType(types: !48)
!48 = !{!4, !35}
!49 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !50, file: !15, line: 8)
!50 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfi", scope: !46, file: !46, line: 199, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!51 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !52, file: !15, line: 8)
!52 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinitei", scope: !46, file: !46, line: 199, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!53 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !54, file: !15, line: 8)
!54 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !46, file: !46, line: 198, type: !55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!55 = !DISubroutineType(types: !56)
!56 = !{!4, !57}
!57 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!58 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !59, file: !15, line: 8)
!59 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !9, file: !9, line: 213, type: !60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!60 = !DISubroutineType(types: !61)
!61 = !{!57, !57}
!62 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !63, file: !15, line: 8)
!63 = !DISubprogram(name: "printf", scope: !9, file: !9, line: 263, type: !64, flags: DIFlagPrototyped, spFlags: 0)
!64 = !DISubroutineType(types: !65)
!65 = !{!35, !66, null}
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!67 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !68)
!68 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!69 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !70, file: !15, line: 8)
!70 = !DISubprogram(name: "malloc", scope: !9, file: !9, line: 264, type: !71, flags: DIFlagPrototyped, spFlags: 0)
!71 = !DISubroutineType(types: !72)
!72 = !{!73, !13}
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!74 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !75, file: !15, line: 8)
!75 = !DISubprogram(name: "free", scope: !9, file: !9, line: 264, type: !76, flags: DIFlagPrototyped, spFlags: 0)
!76 = !DISubroutineType(types: !77)
!77 = !{null, !73}
!78 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !79, file: !15, line: 8)
!79 = !DISubprogram(name: "memcpy", scope: !9, file: !9, line: 265, type: !80, flags: DIFlagPrototyped, spFlags: 0)
!80 = !DISubroutineType(types: !81)
!81 = !{!73, !73, !82, !13}
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!83 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!84 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !85, file: !15, line: 8)
!85 = !DISubprogram(name: "memset", scope: !9, file: !9, line: 265, type: !86, flags: DIFlagPrototyped, spFlags: 0)
!86 = !DISubroutineType(types: !87)
!87 = !{!73, !73, !35, !13}
!88 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !89, file: !15, line: 8)
!89 = !DISubprogram(name: "memmove", scope: !90, file: !90, line: 84, type: !80, flags: DIFlagPrototyped, spFlags: 0)
!90 = !DIFile(filename: "cuda/ws_libc.h", directory: ".")
!91 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !92, file: !97, line: 6)
!92 = !DISubprogram(name: "fprintf", scope: !90, file: !90, line: 75, type: !93, flags: DIFlagPrototyped, spFlags: 0)
!93 = !DISubroutineType(types: !94)
!94 = !{!35, !95, !66, null}
!95 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96, size: 64)
!96 = !DICompositeType(tag: DW_TAG_structure_type, name: "FILE", file: !90, line: 72, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS4FILE")
!97 = !DIFile(filename: "cuda/ws_host.h", directory: ".")
!98 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !99, file: !97, line: 6)
!99 = !DISubprogram(name: "sprintf", scope: !90, file: !90, line: 75, type: !100, flags: DIFlagPrototyped, spFlags: 0)
!100 = !DISubroutineType(types: !101)
!101 = !{!35, !102, !66, null}
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !68, size: 64)
!103 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !104, file: !97, line: 6)
!104 = !DISubprogram(name: "snprintf", scope: !90, file: !90, line: 75, type: !105, flags: DIFlagPrototyped, spFlags: 0)
!105 = !DISubroutineType(types: !106)
!106 = !{!35, !102, !13, !66, null}
!107 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !108, file: !97, line: 6)
!108 = !DISubprogram(name: "sscanf", scope: !90, file: !90, line: 75, type: !109, flags: DIFlagPrototyped, spFlags: 0)
!109 = !DISubroutineType(types: !110)
!110 = !{!35, !66, !66, null}
!111 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !112, file: !97, line: 6)
!112 = !DISubprogram(name: "scanf", scope: !90, file: !90, line: 75, type: !64, flags: DIFlagPrototyped, spFlags: 0)
!113 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !114, file: !97, line: 6)
!114 = !DISubprogram(name: "exit", scope: !90, file: !90, line: 77, type: !115, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!115 = !DISubroutineType(types: !116)
!116 = !{null, !35}
!117 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !118, file: !97, line: 6)
!118 = !DISubprogram(name: "rand", scope: !90, file: !90, line: 77, type: !119, flags: DIFlagPrototyped, spFlags: 0)
!119 = !DISubroutineType(types: !120)
!120 = !{!35}
!121 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !122, file: !97, line: 6)
!122 = !DISubprogram(name: "srand", scope: !90, file: !90, line: 77, type: !123, flags: DIFlagPrototyped, spFlags: 0)
!123 = !DISubroutineType(types: !124)
!124 = !{null, !32}
!125 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !126, file: !97, line: 6)
!126 = !DISubprogram(name: "calloc", scope: !90, file: !90, line: 78, type: !127, flags: DIFlagPrototyped, spFlags: 0)
!127 = !DISubroutineType(types: !128)
!128 = !{!73, !13, !13}
!129 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !130, file: !97, line: 6)
!130 = !DISubprogram(name: "realloc", scope: !90, file: !90, line: 78, type: !131, flags: DIFlagPrototyped, spFlags: 0)
!131 = !DISubroutineType(types: !132)
!132 = !{!73, !73, !13}
!133 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !134, file: !97, line: 6)
!134 = !DISubprogram(name: "strcmp", scope: !90, file: !90, line: 80, type: !135, flags: DIFlagPrototyped, spFlags: 0)
!135 = !DISubroutineType(types: !136)
!136 = !{!35, !66, !66}
!137 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !138, file: !97, line: 6)
!138 = !DISubprogram(name: "strncmp", scope: !90, file: !90, line: 80, type: !139, flags: DIFlagPrototyped, spFlags: 0)
!139 = !DISubroutineType(types: !140)
!140 = !{!35, !66, !66, !13}
!141 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !142, file: !97, line: 6)
!142 = !DISubprogram(name: "strlen", scope: !90, file: !90, line: 80, type: !143, flags: DIFlagPrototyped, spFlags: 0)
!143 = !DISubroutineType(types: !144)
!144 = !{!13, !66}
!145 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !146, file: !97, line: 6)
!146 = !DISubprogram(name: "strcpy", scope: !90, file: !90, line: 80, type: !147, flags: DIFlagPrototyped, spFlags: 0)
!147 = !DISubroutineType(types: !148)
!148 = !{!102, !102, !66}
!149 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !150, file: !97, line: 6)
!150 = !DISubprogram(name: "strncpy", scope: !90, file: !90, line: 80, type: !151, flags: DIFlagPrototyped, spFlags: 0)
!151 = !DISubroutineType(types: !152)
!152 = !{!102, !102, !66, !13}
!153 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !154, file: !97, line: 6)
!154 = !DISubprogram(name: "strcat", scope: !90, file: !90, line: 80, type: !147, flags: DIFlagPrototyped, spFlags: 0)
!155 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !156, file: !97, line: 6)
!156 = !DISubprogram(name: "strstr", scope: !90, file: !90, line: 81, type: !157, flags: DIFlagPrototyped, spFlags: 0)
!157 = !DISubroutineType(types: !158)
!158 = !{!102, !66, !66}
!159 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !160, file: !97, line: 6)
!160 = !DISubprogram(name: "strchr", scope: !90, file: !90, line: 81, type: !161, flags: DIFlagPrototyped, spFlags: 0)
!161 = !DISubroutineType(types: !162)
!162 = !{!102, !66, !35}
!163 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !164, file: !97, line: 6)
!164 = !DISubprogram(name: "memcmp", scope: !90, file: !90, line: 80, type: !165, flags: DIFlagPrototyped, spFlags: 0)
!165 = !DISubroutineType(types: !166)
!166 = !{!35, !82, !82, !13}
!167 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !168, file: !97, line: 6)
!168 = !DISubprogram(name: "time", scope: !90, file: !90, line: 82, type: !169, flags: DIFlagPrototyped, spFlags: 0)
!169 = !DISubroutineType(types: !170)
!170 = !{!171, !172}
!171 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !90, line: 66, baseType: !18)
!172 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !171, size: 64)
!173 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !174, file: !97, line: 6)
!174 = !DISubprogram(name: "atoi", scope: !90, file: !90, line: 77, type: !175, flags: DIFlagPrototyped, spFlags: 0)
!175 = !DISubroutineType(types: !176)
!176 = !{!35, !66}
!177 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !178, file: !97, line: 6)
!178 = !DISubprogram(name: "atof", scope: !90, file: !90, line: 77, type: !179, flags: DIFlagPrototyped, spFlags: 0)
!179 = !DISubroutineType(types: !180)
!180 = !{!57, !66}
!181 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !182, file: !97, line: 6)
!182 = !DISubprogram(name: "atol", scope: !90, file: !90, line: 77, type: !183, flags: DIFlagPrototyped, spFlags: 0)
!183 = !DISubroutineType(types: !184)
!184 = !{!18, !66}
!185 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !186, file: !97, line: 6)
!186 = !DISubprogram(name: "abort", scope: !90, file: !90, line: 77, type: !187, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!187 = !DISubroutineType(types: !188)
!188 = !{null}
!189 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !190, file: !97, line: 6)
!190 = !DISubprogram(name: "puts", scope: !90, file: !90, line: 75, type: !175, flags: DIFlagPrototyped, spFlags: 0)
!191 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !192, file: !97, line: 6)
!192 = !DISubprogram(name: "getenv", scope: !90, file: !90, line: 78, type: !193, flags: DIFlagPrototyped, spFlags: 0)
!193 = !DISubroutineType(types: !194)
!194 = !{!102, !66}
!195 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !196, file: !97, line: 6)
!196 = !DISubprogram(name: "fopen", scope: !90, file: !90, line: 76, type: !197, flags: DIFlagPrototyped, spFlags: 0)
!197 = !DISubroutineType(types: !198)
!198 = !{!95, !66, !66}
!199 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !200, file: !97, line: 6)
!200 = !DISubprogram(name: "fclose", scope: !90, file: !90, line: 76, type: !201, flags: DIFlagPrototyped, spFlags: 0)
!201 = !DISubroutineType(types: !202)
!202 = !{!35, !95}
!203 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !204, file: !97, line: 6)
!204 = !DISubprogram(name: "fread", scope: !90, file: !90, line: 76, type: !205, flags: DIFlagPrototyped, spFlags: 0)
!205 = !DISubroutineType(types: !206)
!206 = !{!13, !73, !13, !13, !95}
!207 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !208, file: !97, line: 6)
!208 = !DISubprogram(name: "fwrite", scope: !90, file: !90, line: 76, type: !209, flags: DIFlagPrototyped, spFlags: 0)
!209 = !DISubroutineType(types: !210)
!210 = !{!13, !82, !13, !13, !95}
!211 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !212, file: !97, line: 6)
!212 = !DISubprogram(name: "fflush", scope: !90, file: !90, line: 75, type: !201, flags: DIFlagPrototyped, spFlags: 0)
!213 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !214, file: !97, line: 6)
!214 = !DISubprogram(name: "strtol", scope: !90, file: !90, line: 78, type: !215, flags: DIFlagPrototyped, spFlags: 0)
!215 = !DISubroutineType(types: !216)
!216 = !{!18, !66, !217, !35}
!217 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !102, size: 64)
!218 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !219, file: !97, line: 6)
!219 = !DISubprogram(name: "strtod", scope: !90, file: !90, line: 78, type: !220, flags: DIFlagPrototyped, spFlags: 0)
!220 = !DISubroutineType(types: !221)
!221 = !{!57, !66, !217}
!222 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !223, file: !97, line: 6)
!223 = !DISubprogram(name: "strtoul", scope: !90, file: !90, line: 78, type: !224, flags: DIFlagPrototyped, spFlags: 0)
!224 = !DISubroutineType(types: !225)
!225 = !{!14, !66, !217, !35}
!226 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !227, file: !97, line: 6)
!227 = !DISubprogram(name: "qsort", scope: !90, file: !90, line: 79, type: !228, flags: DIFlagPrototyped, spFlags: 0)
!228 = !DISubroutineType(types: !229)
!229 = !{null, !73, !13, !13, !230}
!230 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !231, size: 64)
!231 = !DISubroutineType(types: !232)
!232 = !{!35, !82, !82}
!233 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !234, file: !97, line: 6)
!234 = !DISubprogram(name: "atexit", scope: !90, file: !90, line: 77, type: !235, flags: DIFlagPrototyped, spFlags: 0)
!235 = !DISubroutineType(types: !236)
!236 = !{!35, !237}
!237 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !187, size: 64)
!238 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !96, file: !97, line: 6)
!239 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !171, file: !97, line: 6)
!240 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !241, file: !97, line: 6)
!241 = !DIDerivedType(tag: DW_TAG_typedef, name: "clock_t", file: !9, line: 257, baseType: !18)
!242 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !243, file: !97, line: 6)
!243 = !DISubprogram(name: "clock", linkageName: "_Z5clockv", scope: !90, file: !90, line: 85, type: !244, flags: DIFlagPrototyped, spFlags: 0)
!244 = !DISubroutineType(types: !245)
!245 = !{!241}
!246 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !247, file: !97, line: 6)
!247 = !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !90, line: 71, size: 288, flags: DIFlagFwdDecl, identifier: "_ZTS2tm")
!248 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !249, file: !97, line: 6)
!249 = !DISubprogram(name: "localtime", scope: !90, file: !90, line: 82, type: !250, flags: DIFlagPrototyped, spFlags: 0)
!250 = !DISubroutineType(types: !251)
!251 = !{!252, !253}
!252 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !247, size: 64)
!253 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !254, size: 64)
!254 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !171)
!255 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !256, file: !97, line: 6)
!256 = !DISubprogram(name: "toupper", scope: !90, file: !90, line: 81, type: !257, flags: DIFlagPrototyped, spFlags: 0)
!257 = !DISubroutineType(types: !258)
!258 = !{!35, !35}
!259 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !260, file: !97, line: 6)
!260 = !DISubprogram(name: "tolower", scope: !90, file: !90, line: 81, type: !257, flags: DIFlagPrototyped, spFlags: 0)
!261 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !262, file: !97, line: 6)
!262 = !DISubprogram(name: "isdigit", scope: !90, file: !90, line: 81, type: !257, flags: DIFlagPrototyped, spFlags: 0)
!263 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !264, file: !97, line: 6)
!264 = !DISubprogram(name: "isspace", scope: !90, file: !90, line: 81, type: !257, flags: DIFlagPrototyped, spFlags: 0)
!265 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !266, file: !97, line: 6)
!266 = !DISubprogram(name: "isalpha", scope: !90, file: !90, line: 81, type: !257, flags: DIFlagPrototyped, spFlags: 0)
!267 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !268, file: !97, line: 6)
!268 = !DISubprogram(name: "system", scope: !90, file: !90, line: 78, type: !175, flags: DIFlagPrototyped, spFlags: 0)
!269 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !270, file: !97, line: 6)
!270 = !DISubprogram(name: "putchar", scope: !90, file: !90, line: 75, type: !257, flags: DIFlagPrototyped, spFlags: 0)
!271 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !272, file: !97, line: 6)
!272 = !DISubprogram(name: "perror", scope: !90, file: !90, line: 76, type: !273, flags: DIFlagPrototyped, spFlags: 0)
!273 = !DISubroutineType(types: !274)
!274 = !{null, !66}
!275 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !276, file: !97, line: 6)
!276 = !DISubprogram(name: "remove", scope: !90, file: !90, line: 76, type: !175, flags: DIFlagPrototyped, spFlags: 0)
!277 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !278, file: !97, line: 6)
!278 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !90, line: 66, baseType: !279)
!279 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !1, baseType: !102)
!280 = !{void (%struct.View*, %struct.Packed*, %struct.Pair*, %struct.Packed*, %struct.double2*)* @_Z7structs4ViewP6PackedP4PairS0_7double2, !"kernel", i32 1}
!281 = !{i32 7, !"Dwarf Version", i32 4}
!282 = !{i32 2, !"Debug Info Version", i32 3}
!283 = !{i32 1, !"wchar_size", i32 4}
!284 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!285 = !{!"clang version 14.0.6"}
!286 = distinct !DISubprogram(name: "make", linkageName: "_Z4make6float4j", scope: !1, file: !1, line: 17, type: !287, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !302)
!287 = !DISubroutineType(types: !288)
!288 = !{!289, !292, !32}
!289 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Pair", file: !1, line: 13, size: 384, flags: DIFlagTypePassByValue, elements: !290, identifier: "_ZTS4Pair")
!290 = !{!291, !299, !300, !301}
!291 = !DIDerivedType(tag: DW_TAG_member, name: "lo", scope: !289, file: !1, line: 14, baseType: !292, size: 128, align: 128)
!292 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "float4", file: !9, line: 48, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !293, identifier: "_ZTS6float4")
!293 = !{!294, !296, !297, !298}
!294 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !292, file: !9, line: 48, baseType: !295, size: 32)
!295 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!296 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !292, file: !9, line: 48, baseType: !295, size: 32, offset: 32)
!297 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !292, file: !9, line: 48, baseType: !295, size: 32, offset: 64)
!298 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !292, file: !9, line: 48, baseType: !295, size: 32, offset: 96)
!299 = !DIDerivedType(tag: DW_TAG_member, name: "hi", scope: !289, file: !1, line: 14, baseType: !292, size: 128, align: 128, offset: 128)
!300 = !DIDerivedType(tag: DW_TAG_member, name: "flag", scope: !289, file: !1, line: 15, baseType: !32, size: 3, offset: 256, flags: DIFlagBitField, extraData: i64 256)
!301 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !289, file: !1, line: 15, baseType: !32, size: 29, offset: 259, flags: DIFlagBitField, extraData: i64 256)
!302 = !{}
!303 = !DILocalVariable(name: "v", arg: 1, scope: !286, file: !1, line: 17, type: !292)
!304 = !DILocation(line: 17, column: 42, scope: !286)
!305 = !DILocalVariable(name: "n", arg: 2, scope: !286, file: !1, line: 17, type: !32)
!306 = !DILocation(line: 17, column: 54, scope: !286)
!307 = !DILocalVariable(name: "p", scope: !286, file: !1, line: 18, type: !289)
!308 = !DILocation(line: 18, column: 8, scope: !286)
!309 = !DILocation(line: 19, column: 5, scope: !286)
!310 = !DILocation(line: 19, column: 8, scope: !286)
!311 = !DILocation(line: 20, column: 24, scope: !286)
!312 = !DILocation(line: 20, column: 29, scope: !286)
!313 = !DILocation(line: 20, column: 34, scope: !286)
!314 = !DILocation(line: 20, column: 39, scope: !286)
!315 = !DILocation(line: 20, column: 10, scope: !286)
!316 = !DILocation(line: 20, column: 5, scope: !286)
!317 = !DILocation(line: 20, column: 8, scope: !286)
!318 = !DILocation(line: 21, column: 12, scope: !286)
!319 = !DILocation(line: 21, column: 14, scope: !286)
!320 = !DILocation(line: 21, column: 5, scope: !286)
!321 = !DILocation(line: 21, column: 10, scope: !286)
!322 = !DILocation(line: 22, column: 13, scope: !286)
!323 = !DILocation(line: 22, column: 5, scope: !286)
!324 = !DILocation(line: 22, column: 11, scope: !286)
!325 = !DILocation(line: 23, column: 3, scope: !286)
!326 = distinct !DISubprogram(name: "structs", linkageName: "_Z7structs4ViewP6PackedP4PairS0_7double2", scope: !1, file: !1, line: 25, type: !327, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !302)
!327 = !DISubroutineType(types: !328)
!328 = !{null, !329, !341, !350, !351, !352}
!329 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "View", file: !1, line: 3, size: 128, flags: DIFlagTypePassByValue, elements: !330, identifier: "_ZTS4View")
!330 = !{!331, !333, !334, !335}
!331 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !329, file: !1, line: 4, baseType: !332, size: 64)
!332 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !295, size: 64)
!333 = !DIDerivedType(tag: DW_TAG_member, name: "rows", scope: !329, file: !1, line: 5, baseType: !35, size: 32, offset: 64)
!334 = !DIDerivedType(tag: DW_TAG_member, name: "cols", scope: !329, file: !1, line: 5, baseType: !35, size: 32, offset: 96)
!335 = !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !329, file: !1, line: 6, type: !336, scopeLine: 6, flags: DIFlagPrototyped, spFlags: 0)
!336 = !DISubroutineType(types: !337)
!337 = !{!338, !339, !35, !35}
!338 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !295, size: 64)
!339 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !340, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!340 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !329)
!341 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !342, size: 64)
!342 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Packed", file: !1, line: 8, size: 88, flags: DIFlagTypePassByValue, elements: !343, identifier: "_ZTS6Packed")
!343 = !{!344, !345, !346}
!344 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !342, file: !1, line: 9, baseType: !68, size: 8)
!345 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !342, file: !1, line: 10, baseType: !35, size: 32, offset: 8)
!346 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !342, file: !1, line: 11, baseType: !347, size: 48, offset: 40)
!347 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 48, elements: !348)
!348 = !{!349}
!349 = !DISubrange(count: 3)
!350 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !289, size: 64)
!351 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !342)
!352 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "double2", file: !9, line: 48, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !353, identifier: "_ZTS7double2")
!353 = !{!354, !355}
!354 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !352, file: !9, line: 48, baseType: !57, size: 64)
!355 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !352, file: !9, line: 48, baseType: !57, size: 64, offset: 64)
!356 = !DILocalVariable(name: "m", arg: 1, scope: !326, file: !1, line: 25, type: !329)
!357 = !DILocation(line: 25, column: 30, scope: !326)
!358 = !DILocalVariable(name: "q", arg: 2, scope: !326, file: !1, line: 25, type: !341)
!359 = !DILocation(line: 25, column: 41, scope: !326)
!360 = !DILocalVariable(name: "pairs", arg: 3, scope: !326, file: !1, line: 25, type: !350)
!361 = !DILocation(line: 25, column: 50, scope: !326)
!362 = !DILocalVariable(name: "one", arg: 4, scope: !326, file: !1, line: 25, type: !351)
!363 = !DILocation(line: 25, column: 70, scope: !326)
!364 = !DILocalVariable(name: "scale", arg: 5, scope: !326, file: !1, line: 25, type: !352)
!365 = !DILocation(line: 25, column: 83, scope: !326)
!366 = !DILocalVariable(name: "t", scope: !326, file: !1, line: 26, type: !35)
!367 = !DILocation(line: 26, column: 7, scope: !326)
!368 = !DILocation(line: 26, column: 11, scope: !326)
!369 = !DILocation(line: 27, column: 7, scope: !370)
!370 = distinct !DILexicalBlock(scope: !326, file: !1, line: 27, column: 7)
!371 = !DILocation(line: 27, column: 13, scope: !370)
!372 = !DILocation(line: 27, column: 22, scope: !370)
!373 = !DILocation(line: 27, column: 18, scope: !370)
!374 = !DILocation(line: 27, column: 9, scope: !370)
!375 = !DILocation(line: 27, column: 7, scope: !326)
!376 = !DILocation(line: 28, column: 43, scope: !370)
!377 = !DILocation(line: 28, column: 51, scope: !370)
!378 = !DILocation(line: 28, column: 47, scope: !370)
!379 = !DILocation(line: 28, column: 45, scope: !370)
!380 = !DILocation(line: 28, column: 10, scope: !370)
!381 = !DILocation(line: 28, column: 16, scope: !370)
!382 = !DILocation(line: 28, column: 12, scope: !370)
!383 = !DILocation(line: 28, column: 22, scope: !370)
!384 = !DILocation(line: 28, column: 28, scope: !370)
!385 = !DILocation(line: 28, column: 24, scope: !370)
!386 = !DILocation(line: 28, column: 7, scope: !370)
!387 = !DILocation(line: 28, column: 34, scope: !370)
!388 = !DILocation(line: 28, column: 5, scope: !370)
!389 = !DILocation(line: 29, column: 3, scope: !326)
!390 = !DILocation(line: 29, column: 5, scope: !326)
!391 = !DILocation(line: 29, column: 8, scope: !326)
!392 = !DILocation(line: 30, column: 29, scope: !326)
!393 = !DILocation(line: 30, column: 3, scope: !326)
!394 = !DILocation(line: 30, column: 5, scope: !326)
!395 = !DILocation(line: 30, column: 8, scope: !326)
!396 = !DILocation(line: 30, column: 13, scope: !326)
!397 = !DILocation(line: 30, column: 15, scope: !326)
!398 = !DILocation(line: 30, column: 20, scope: !326)
!399 = !DILocation(line: 31, column: 31, scope: !326)
!400 = !DILocation(line: 31, column: 34, scope: !326)
!401 = !DILocation(line: 31, column: 36, scope: !326)
!402 = !DILocation(line: 31, column: 41, scope: !326)
!403 = !DILocation(line: 31, column: 43, scope: !326)
!404 = !DILocation(line: 31, column: 54, scope: !326)
!405 = !DILocation(line: 31, column: 48, scope: !326)
!406 = !DILocation(line: 31, column: 19, scope: !326)
!407 = !DILocation(line: 31, column: 58, scope: !326)
!408 = !DILocation(line: 31, column: 14, scope: !326)
!409 = !DILocation(line: 31, column: 3, scope: !326)
!410 = !DILocation(line: 31, column: 9, scope: !326)
!411 = !DILocation(line: 31, column: 12, scope: !326)
!412 = !DILocalVariable(name: "copy", scope: !326, file: !1, line: 32, type: !289)
!413 = !DILocation(line: 32, column: 8, scope: !326)
!414 = !DILocation(line: 32, column: 15, scope: !326)
!415 = !DILocation(line: 32, column: 21, scope: !326)
!416 = !DILocation(line: 33, column: 17, scope: !326)
!417 = !DILocation(line: 33, column: 19, scope: !326)
!418 = !DILocation(line: 33, column: 22, scope: !326)
!419 = !DILocation(line: 33, column: 8, scope: !326)
!420 = !DILocation(line: 33, column: 14, scope: !326)
!421 = !DILocation(line: 34, column: 3, scope: !326)
!422 = !DILocation(line: 34, column: 9, scope: !326)
!423 = !DILocation(line: 34, column: 12, scope: !326)
!424 = !DILocation(line: 35, column: 11, scope: !326)
!425 = !DILocation(line: 35, column: 13, scope: !326)
!426 = !DILocation(line: 35, column: 15, scope: !326)
!427 = !DILocation(line: 35, column: 20, scope: !326)
!428 = !DILocation(line: 35, column: 3, scope: !326)
!429 = !DILocation(line: 35, column: 27, scope: !326)
!430 = !DILocation(line: 35, column: 29, scope: !326)
!431 = !DILocation(line: 35, column: 32, scope: !326)
!432 = !DILocation(line: 36, column: 3, scope: !326)
!433 = !DILocation(line: 37, column: 7, scope: !434)
!434 = distinct !DILexicalBlock(scope: !326, file: !1, line: 37, column: 7)
!435 = !DILocation(line: 37, column: 9, scope: !434)
!436 = !DILocation(line: 37, column: 7, scope: !326)
!437 = !DILocation(line: 38, column: 54, scope: !434)
!438 = !DILocation(line: 38, column: 62, scope: !434)
!439 = !DILocation(line: 38, column: 60, scope: !434)
!440 = !DILocation(line: 38, column: 76, scope: !434)
!441 = !DILocation(line: 38, column: 72, scope: !434)
!442 = !DILocation(line: 38, column: 100, scope: !434)
!443 = !DILocation(line: 38, column: 102, scope: !434)
!444 = !DILocation(line: 38, column: 5, scope: !434)
!445 = !DILocation(line: 39, column: 1, scope: !326)
!446 = distinct !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !329, file: !1, line: 6, type: !336, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !335, retainedNodes: !302)
!447 = !DILocalVariable(name: "this", arg: 1, scope: !446, type: !448, flags: DIFlagArtificial | DIFlagObjectPointer)
!448 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !340, size: 64)
!449 = !DILocation(line: 0, scope: !446)
!450 = !DILocalVariable(name: "r", arg: 2, scope: !446, file: !1, line: 6, type: !35)
!451 = !DILocation(line: 6, column: 28, scope: !446)
!452 = !DILocalVariable(name: "c", arg: 3, scope: !446, file: !1, line: 6, type: !35)
!453 = !DILocation(line: 6, column: 35, scope: !446)
!454 = !DILocation(line: 6, column: 53, scope: !446)
!455 = !DILocation(line: 6, column: 58, scope: !446)
!456 = !DILocation(line: 6, column: 62, scope: !446)
!457 = !DILocation(line: 6, column: 60, scope: !446)
!458 = !DILocation(line: 6, column: 69, scope: !446)
!459 = !DILocation(line: 6, column: 67, scope: !446)
!460 = !DILocation(line: 6, column: 46, scope: !446)
