; ModuleID = 'structs.cu'
source_filename = "structs.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.Pair = type { %struct.float4, %struct.float4, i32, [12 x i8] }
%struct.float4 = type { float, float, float, float }
%struct.View = type { ptr, i32, i32 }
%struct.Packed = type <{ i8, i32, [3 x i16] }>
%struct.double2 = type { double, double }
%printf_args = type { i32, double, i32, ptr, i64 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [21 x i8] c"copy.flag == (t & 7)\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [11 x i8] c"structs.cu\00", align 1, !dbg !8
@__func__._Z7structs4ViewP6PackedP4PairS0_7double2 = private unnamed_addr constant [8 x i8] c"structs\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [36 x i8] c"rows %d, first %g, tag %c, %s %lld\0A\00", align 1, !dbg !18
@.str3 = private unnamed_addr constant [5 x i8] c"text\00", align 1, !dbg !23

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local %struct.Pair @_Z4make6float4j(ptr noundef byval(%struct.float4) align 16 %v, i32 noundef %n) #0 !dbg !315 {
entry:
    #dbg_declare(ptr %v, !332, !DIExpression(), !335)
    #dbg_value(i32 %n, !333, !DIExpression(), !336)
  %retval.sroa.0.0.copyload = load float, ptr %v, align 16, !dbg !337, !tbaa !338
    #dbg_value(float %retval.sroa.0.0.copyload, !334, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !336)
  %retval.sroa.2.0.v.sroa_idx = getelementptr inbounds i8, ptr %v, i64 4, !dbg !337
  %retval.sroa.2.0.copyload = load float, ptr %retval.sroa.2.0.v.sroa_idx, align 4, !dbg !337, !tbaa !338
    #dbg_value(float %retval.sroa.2.0.copyload, !334, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !336)
  %retval.sroa.3.0.v.sroa_idx = getelementptr inbounds i8, ptr %v, i64 8, !dbg !337
  %retval.sroa.3.0.copyload = load float, ptr %retval.sroa.3.0.v.sroa_idx, align 8, !dbg !337, !tbaa !338
    #dbg_value(float %retval.sroa.3.0.copyload, !334, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !336)
  %retval.sroa.4.0.v.sroa_idx = getelementptr inbounds i8, ptr %v, i64 12, !dbg !337
  %retval.sroa.4.0.copyload = load float, ptr %retval.sroa.4.0.v.sroa_idx, align 4, !dbg !337, !tbaa !338
    #dbg_value(float %retval.sroa.4.0.copyload, !334, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !336)
  %w = getelementptr inbounds nuw %struct.float4, ptr %v, i32 0, i32 3, !dbg !340
  %0 = load float, ptr %w, align 4, !dbg !340, !tbaa !341
  %z = getelementptr inbounds nuw %struct.float4, ptr %v, i32 0, i32 2, !dbg !343
  %1 = load float, ptr %z, align 8, !dbg !343, !tbaa !344
  %y = getelementptr inbounds nuw %struct.float4, ptr %v, i32 0, i32 1, !dbg !345
  %2 = load float, ptr %y, align 4, !dbg !345, !tbaa !346
  %x = getelementptr inbounds nuw %struct.float4, ptr %v, i32 0, i32 0, !dbg !347
  %3 = load float, ptr %x, align 16, !dbg !347, !tbaa !348
  %.fca.0.insert.i = insertvalue %struct.float4 poison, float %0, 0, !dbg !349
  %.fca.1.insert.i = insertvalue %struct.float4 %.fca.0.insert.i, float %1, 1, !dbg !349
  %.fca.2.insert.i = insertvalue %struct.float4 %.fca.1.insert.i, float %2, 2, !dbg !349
  %.fca.3.insert.i = insertvalue %struct.float4 %.fca.2.insert.i, float %3, 3, !dbg !349
  %4 = extractvalue %struct.float4 %.fca.3.insert.i, 0, !dbg !349
  %5 = extractvalue %struct.float4 %.fca.3.insert.i, 1, !dbg !349
  %6 = extractvalue %struct.float4 %.fca.3.insert.i, 2, !dbg !349
  %7 = extractvalue %struct.float4 %.fca.3.insert.i, 3, !dbg !349
    #dbg_value(float %4, !334, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !336)
    #dbg_value(float %5, !334, !DIExpression(DW_OP_LLVM_fragment, 160, 32), !336)
    #dbg_value(float %6, !334, !DIExpression(DW_OP_LLVM_fragment, 192, 32), !336)
    #dbg_value(float %7, !334, !DIExpression(DW_OP_LLVM_fragment, 224, 32), !336)
  %and = and i32 %n, 7, !dbg !350
  %bf.value = and i32 %and, 7, !dbg !351
  %bf.clear = and i32 undef, -8, !dbg !351
  %bf.set = or i32 %bf.clear, %bf.value, !dbg !351
    #dbg_value(i32 %bf.set, !334, !DIExpression(DW_OP_LLVM_fragment, 256, 32), !336)
  %bf.value2 = and i32 %n, 536870911, !dbg !352
  %bf.shl = shl i32 %bf.value2, 3, !dbg !352
  %bf.clear3 = and i32 %bf.set, 7, !dbg !352
  %bf.set4 = or i32 %bf.clear3, %bf.shl, !dbg !352
    #dbg_value(i32 %bf.set4, !334, !DIExpression(DW_OP_LLVM_fragment, 256, 32), !336)
  %.fca.0.0.insert = insertvalue %struct.Pair poison, float %retval.sroa.0.0.copyload, 0, 0, !dbg !353
  %.fca.0.1.insert = insertvalue %struct.Pair %.fca.0.0.insert, float %retval.sroa.2.0.copyload, 0, 1, !dbg !353
  %.fca.0.2.insert = insertvalue %struct.Pair %.fca.0.1.insert, float %retval.sroa.3.0.copyload, 0, 2, !dbg !353
  %.fca.0.3.insert = insertvalue %struct.Pair %.fca.0.2.insert, float %retval.sroa.4.0.copyload, 0, 3, !dbg !353
  %.fca.1.0.insert = insertvalue %struct.Pair %.fca.0.3.insert, float %4, 1, 0, !dbg !353
  %.fca.1.1.insert = insertvalue %struct.Pair %.fca.1.0.insert, float %5, 1, 1, !dbg !353
  %.fca.1.2.insert = insertvalue %struct.Pair %.fca.1.1.insert, float %6, 1, 2, !dbg !353
  %.fca.1.3.insert = insertvalue %struct.Pair %.fca.1.2.insert, float %7, 1, 3, !dbg !353
  %.fca.2.insert = insertvalue %struct.Pair %.fca.1.3.insert, i32 %bf.set4, 2, !dbg !353
  %.fca.3.0.insert = insertvalue %struct.Pair %.fca.2.insert, i8 undef, 3, 0, !dbg !353
  %.fca.3.1.insert = insertvalue %struct.Pair %.fca.3.0.insert, i8 undef, 3, 1, !dbg !353
  %.fca.3.2.insert = insertvalue %struct.Pair %.fca.3.1.insert, i8 undef, 3, 2, !dbg !353
  %.fca.3.3.insert = insertvalue %struct.Pair %.fca.3.2.insert, i8 undef, 3, 3, !dbg !353
  %.fca.3.4.insert = insertvalue %struct.Pair %.fca.3.3.insert, i8 undef, 3, 4, !dbg !353
  %.fca.3.5.insert = insertvalue %struct.Pair %.fca.3.4.insert, i8 undef, 3, 5, !dbg !353
  %.fca.3.6.insert = insertvalue %struct.Pair %.fca.3.5.insert, i8 undef, 3, 6, !dbg !353
  %.fca.3.7.insert = insertvalue %struct.Pair %.fca.3.6.insert, i8 undef, 3, 7, !dbg !353
  %.fca.3.8.insert = insertvalue %struct.Pair %.fca.3.7.insert, i8 undef, 3, 8, !dbg !353
  %.fca.3.9.insert = insertvalue %struct.Pair %.fca.3.8.insert, i8 undef, 3, 9, !dbg !353
  %.fca.3.10.insert = insertvalue %struct.Pair %.fca.3.9.insert, i8 undef, 3, 10, !dbg !353
  %.fca.3.11.insert = insertvalue %struct.Pair %.fca.3.10.insert, i8 undef, 3, 11, !dbg !353
  ret %struct.Pair %.fca.3.11.insert, !dbg !353
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7structs4ViewP6PackedP4PairS0_7double2(ptr noundef byval(%struct.View) align 8 %m, ptr noundef %q, ptr noundef %pairs, ptr noundef byval(%struct.Packed) align 1 %one, ptr noundef byval(%struct.double2) align 16 %scale) #3 !dbg !354 {
entry:
  %agg.tmp = alloca %struct.float4, align 16
  %copy.sroa.0 = alloca { %struct.float4, %struct.float4 }, align 16
  %copy.sroa.8 = alloca [12 x i8], align 4
    #dbg_declare(ptr %copy.sroa.0, !391, !DIExpression(DW_OP_LLVM_fragment, 0, 256), !392)
    #dbg_declare(ptr %copy.sroa.8, !391, !DIExpression(DW_OP_LLVM_fragment, 288, 96), !392)
  %tmp = alloca %printf_args, align 8
    #dbg_declare(ptr %m, !385, !DIExpression(), !393)
    #dbg_value(ptr %q, !386, !DIExpression(), !394)
    #dbg_value(ptr %pairs, !387, !DIExpression(), !394)
    #dbg_declare(ptr %one, !388, !DIExpression(), !395)
    #dbg_declare(ptr %scale, !389, !DIExpression(), !396)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !397
    #dbg_value(i32 %0, !390, !DIExpression(), !394)
  %rows = getelementptr inbounds nuw %struct.View, ptr %m, i32 0, i32 1, !dbg !398
  %1 = load i32, ptr %rows, align 8, !dbg !398, !tbaa !400
  %cols = getelementptr inbounds nuw %struct.View, ptr %m, i32 0, i32 2, !dbg !404
  %2 = load i32, ptr %cols, align 4, !dbg !404, !tbaa !405
  %mul = mul nsw i32 %1, %2, !dbg !406
  %cmp = icmp slt i32 %0, %mul, !dbg !407
  br i1 %cmp, label %if.then, label %if.end, !dbg !407

if.then:                                          ; preds = %entry
  %x = getelementptr inbounds nuw %struct.double2, ptr %scale, i32 0, i32 0, !dbg !408
  %3 = load double, ptr %x, align 16, !dbg !408, !tbaa !409
  %value = getelementptr inbounds nuw %struct.Packed, ptr %one, i32 0, i32 1, !dbg !412
  %4 = load i32, ptr %value, align 1, !dbg !412, !tbaa !413
  %conv = sitofp i32 %4 to double, !dbg !415
  %add = fadd double %3, %conv, !dbg !416
  %cols1 = getelementptr inbounds nuw %struct.View, ptr %m, i32 0, i32 2, !dbg !417
  %5 = load i32, ptr %cols1, align 4, !dbg !417, !tbaa !405
  %div = sdiv i32 %0, %5, !dbg !418
  %cols2 = getelementptr inbounds nuw %struct.View, ptr %m, i32 0, i32 2, !dbg !419
  %6 = load i32, ptr %cols2, align 4, !dbg !419, !tbaa !405
  %rem = srem i32 %0, %6, !dbg !420
    #dbg_value(ptr %m, !421, !DIExpression(), !427)
    #dbg_value(i32 %div, !424, !DIExpression(), !427)
    #dbg_value(i32 %rem, !425, !DIExpression(), !427)
  %7 = load ptr, ptr %m, align 8, !dbg !429, !tbaa !430
  %cols.i = getelementptr inbounds nuw %struct.View, ptr %m, i32 0, i32 2, !dbg !431
  %8 = load i32, ptr %cols.i, align 4, !dbg !431, !tbaa !405
  %mul.i = mul nsw i32 %div, %8, !dbg !432
  %add.i = add nsw i32 %mul.i, %rem, !dbg !433
  %idxprom.i = sext i32 %add.i to i64, !dbg !429
  %arrayidx.i = getelementptr inbounds float, ptr %7, i64 %idxprom.i, !dbg !429
  %9 = load float, ptr %arrayidx.i, align 4, !dbg !434, !tbaa !338
  %conv4 = fpext float %9 to double, !dbg !434
  %mul5 = fmul double %conv4, %add, !dbg !434
  %conv6 = fptrunc double %mul5 to float, !dbg !434
  store float %conv6, ptr %arrayidx.i, align 4, !dbg !434, !tbaa !338
  br label %if.end, !dbg !435

if.end:                                           ; preds = %if.then, %entry
  %idxprom = sext i32 %0 to i64, !dbg !436
  %arrayidx = getelementptr inbounds %struct.Packed, ptr %q, i64 %idxprom, !dbg !436
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %arrayidx, ptr align 1 %one, i64 11, i1 false), !dbg !437, !tbaa.struct !438
  %conv7 = trunc i32 %0 to i16, !dbg !440
  %idxprom8 = sext i32 %0 to i64, !dbg !441
  %arrayidx9 = getelementptr inbounds %struct.Packed, ptr %q, i64 %idxprom8, !dbg !441
  %rest = getelementptr inbounds nuw %struct.Packed, ptr %arrayidx9, i32 0, i32 2, !dbg !442
  %rem10 = srem i32 %0, 3, !dbg !443
  %idxprom11 = sext i32 %rem10 to i64, !dbg !441
  %arrayidx12 = getelementptr inbounds [3 x i16], ptr %rest, i64 0, i64 %idxprom11, !dbg !441
  store i16 %conv7, ptr %arrayidx12, align 1, !dbg !444, !tbaa !445
  %conv13 = sitofp i32 %0 to float, !dbg !447
  %add14 = add nsw i32 %0, 1, !dbg !448
  %conv15 = sitofp i32 %add14 to float, !dbg !449
  %add16 = add nsw i32 %0, 2, !dbg !450
  %conv17 = sitofp i32 %add16 to float, !dbg !451
  %y = getelementptr inbounds nuw %struct.double2, ptr %scale, i32 0, i32 1, !dbg !452
  %10 = load double, ptr %y, align 8, !dbg !452, !tbaa !453
  %conv18 = fptrunc double %10 to float, !dbg !454
  %.fca.0.insert.i = insertvalue %struct.float4 poison, float %conv13, 0, !dbg !455
  %.fca.1.insert.i = insertvalue %struct.float4 %.fca.0.insert.i, float %conv15, 1, !dbg !455
  %.fca.2.insert.i = insertvalue %struct.float4 %.fca.1.insert.i, float %conv17, 2, !dbg !455
  %.fca.3.insert.i = insertvalue %struct.float4 %.fca.2.insert.i, float %conv18, 3, !dbg !455
  %11 = getelementptr inbounds nuw %struct.float4, ptr %agg.tmp, i32 0, i32 0, !dbg !455
  %12 = extractvalue %struct.float4 %.fca.3.insert.i, 0, !dbg !455
  store float %12, ptr %11, align 16, !dbg !455
  %13 = getelementptr inbounds nuw %struct.float4, ptr %agg.tmp, i32 0, i32 1, !dbg !455
  %14 = extractvalue %struct.float4 %.fca.3.insert.i, 1, !dbg !455
  store float %14, ptr %13, align 4, !dbg !455
  %15 = getelementptr inbounds nuw %struct.float4, ptr %agg.tmp, i32 0, i32 2, !dbg !455
  %16 = extractvalue %struct.float4 %.fca.3.insert.i, 2, !dbg !455
  store float %16, ptr %15, align 8, !dbg !455
  %17 = getelementptr inbounds nuw %struct.float4, ptr %agg.tmp, i32 0, i32 3, !dbg !455
  %18 = extractvalue %struct.float4 %.fca.3.insert.i, 3, !dbg !455
  store float %18, ptr %17, align 4, !dbg !455
  %call20 = call %struct.Pair @_Z4make6float4j(ptr noundef byval(%struct.float4) align 16 %agg.tmp, i32 noundef %0) #6, !dbg !456
  %19 = extractvalue %struct.Pair %call20, 0, !dbg !456
  %.fca.0.extract = extractvalue %struct.float4 %19, 0, !dbg !456
  %.fca.1.extract = extractvalue %struct.float4 %19, 1, !dbg !456
  %.fca.2.extract = extractvalue %struct.float4 %19, 2, !dbg !456
  %.fca.3.extract = extractvalue %struct.float4 %19, 3, !dbg !456
  %20 = extractvalue %struct.Pair %call20, 1, !dbg !456
  %.fca.0.extract52 = extractvalue %struct.float4 %20, 0, !dbg !456
  %.fca.1.extract54 = extractvalue %struct.float4 %20, 1, !dbg !456
  %.fca.2.extract56 = extractvalue %struct.float4 %20, 2, !dbg !456
  %.fca.3.extract58 = extractvalue %struct.float4 %20, 3, !dbg !456
  %21 = extractvalue %struct.Pair %call20, 2, !dbg !456
  %22 = extractvalue %struct.Pair %call20, 3, !dbg !456
  %.fca.0.extract60 = extractvalue [12 x i8] %22, 0, !dbg !456
  %.fca.1.extract62 = extractvalue [12 x i8] %22, 1, !dbg !456
  %.fca.2.extract64 = extractvalue [12 x i8] %22, 2, !dbg !456
  %.fca.3.extract66 = extractvalue [12 x i8] %22, 3, !dbg !456
  %.fca.4.extract = extractvalue [12 x i8] %22, 4, !dbg !456
  %.fca.5.extract = extractvalue [12 x i8] %22, 5, !dbg !456
  %.fca.6.extract = extractvalue [12 x i8] %22, 6, !dbg !456
  %.fca.7.extract = extractvalue [12 x i8] %22, 7, !dbg !456
  %.fca.8.extract = extractvalue [12 x i8] %22, 8, !dbg !456
  %.fca.9.extract = extractvalue [12 x i8] %22, 9, !dbg !456
  %.fca.10.extract = extractvalue [12 x i8] %22, 10, !dbg !456
  %.fca.11.extract = extractvalue [12 x i8] %22, 11, !dbg !456
  %idxprom21 = sext i32 %0 to i64, !dbg !457
  %arrayidx22 = getelementptr inbounds %struct.Pair, ptr %pairs, i64 %idxprom21, !dbg !457
  store float %.fca.0.extract, ptr %arrayidx22, align 16, !dbg !458, !tbaa !338
  %ref.tmp.sroa.4.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 4, !dbg !458
  store float %.fca.1.extract, ptr %ref.tmp.sroa.4.0.arrayidx22.sroa_idx, align 4, !dbg !458, !tbaa !338
  %ref.tmp.sroa.5.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 8, !dbg !458
  store float %.fca.2.extract, ptr %ref.tmp.sroa.5.0.arrayidx22.sroa_idx, align 8, !dbg !458, !tbaa !338
  %ref.tmp.sroa.6.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 12, !dbg !458
  store float %.fca.3.extract, ptr %ref.tmp.sroa.6.0.arrayidx22.sroa_idx, align 4, !dbg !458, !tbaa !338
  %ref.tmp.sroa.7.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 16, !dbg !458
  store float %.fca.0.extract52, ptr %ref.tmp.sroa.7.0.arrayidx22.sroa_idx, align 16, !dbg !458, !tbaa !338
  %ref.tmp.sroa.8.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 20, !dbg !458
  store float %.fca.1.extract54, ptr %ref.tmp.sroa.8.0.arrayidx22.sroa_idx, align 4, !dbg !458, !tbaa !338
  %ref.tmp.sroa.9.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 24, !dbg !458
  store float %.fca.2.extract56, ptr %ref.tmp.sroa.9.0.arrayidx22.sroa_idx, align 8, !dbg !458, !tbaa !338
  %ref.tmp.sroa.10.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 28, !dbg !458
  store float %.fca.3.extract58, ptr %ref.tmp.sroa.10.0.arrayidx22.sroa_idx, align 4, !dbg !458, !tbaa !338
  %ref.tmp.sroa.11.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 32, !dbg !458
  store i32 %21, ptr %ref.tmp.sroa.11.0.arrayidx22.sroa_idx, align 16, !dbg !458, !tbaa !439
  %ref.tmp.sroa.12.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 36, !dbg !458
  store i8 %.fca.0.extract60, ptr %ref.tmp.sroa.12.0.arrayidx22.sroa_idx, align 4, !dbg !458
  %ref.tmp.sroa.13.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 37, !dbg !458
  store i8 %.fca.1.extract62, ptr %ref.tmp.sroa.13.0.arrayidx22.sroa_idx, align 1, !dbg !458
  %ref.tmp.sroa.14.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 38, !dbg !458
  store i8 %.fca.2.extract64, ptr %ref.tmp.sroa.14.0.arrayidx22.sroa_idx, align 2, !dbg !458
  %ref.tmp.sroa.15.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 39, !dbg !458
  store i8 %.fca.3.extract66, ptr %ref.tmp.sroa.15.0.arrayidx22.sroa_idx, align 1, !dbg !458
  %ref.tmp.sroa.16.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 40, !dbg !458
  store i8 %.fca.4.extract, ptr %ref.tmp.sroa.16.0.arrayidx22.sroa_idx, align 8, !dbg !458
  %ref.tmp.sroa.17.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 41, !dbg !458
  store i8 %.fca.5.extract, ptr %ref.tmp.sroa.17.0.arrayidx22.sroa_idx, align 1, !dbg !458
  %ref.tmp.sroa.18.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 42, !dbg !458
  store i8 %.fca.6.extract, ptr %ref.tmp.sroa.18.0.arrayidx22.sroa_idx, align 2, !dbg !458
  %ref.tmp.sroa.19.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 43, !dbg !458
  store i8 %.fca.7.extract, ptr %ref.tmp.sroa.19.0.arrayidx22.sroa_idx, align 1, !dbg !458
  %ref.tmp.sroa.20.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 44, !dbg !458
  store i8 %.fca.8.extract, ptr %ref.tmp.sroa.20.0.arrayidx22.sroa_idx, align 4, !dbg !458
  %ref.tmp.sroa.21.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 45, !dbg !458
  store i8 %.fca.9.extract, ptr %ref.tmp.sroa.21.0.arrayidx22.sroa_idx, align 1, !dbg !458
  %ref.tmp.sroa.22.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 46, !dbg !458
  store i8 %.fca.10.extract, ptr %ref.tmp.sroa.22.0.arrayidx22.sroa_idx, align 2, !dbg !458
  %ref.tmp.sroa.23.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 47, !dbg !458
  store i8 %.fca.11.extract, ptr %ref.tmp.sroa.23.0.arrayidx22.sroa_idx, align 1, !dbg !458
  call void @llvm.lifetime.start.p0(ptr %copy.sroa.0), !dbg !459
  call void @llvm.lifetime.start.p0(ptr %copy.sroa.8), !dbg !459
  %idxprom23 = sext i32 %0 to i64, !dbg !460
  %arrayidx24 = getelementptr inbounds %struct.Pair, ptr %pairs, i64 %idxprom23, !dbg !460
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %copy.sroa.0, ptr align 16 %arrayidx24, i64 32, i1 false), !dbg !460, !tbaa.struct !461
  %copy.sroa.4.0.arrayidx24.sroa_idx = getelementptr inbounds i8, ptr %arrayidx24, i64 32, !dbg !460
  %copy.sroa.4.0.copyload = load i32, ptr %copy.sroa.4.0.arrayidx24.sroa_idx, align 16, !dbg !460, !tbaa !439
    #dbg_value(i32 %copy.sroa.4.0.copyload, !391, !DIExpression(DW_OP_LLVM_fragment, 256, 32), !394)
  %copy.sroa.8.0.arrayidx24.sroa_idx = getelementptr inbounds i8, ptr %arrayidx24, i64 36, !dbg !460
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %copy.sroa.8, ptr align 4 %copy.sroa.8.0.arrayidx24.sroa_idx, i64 12, i1 false), !dbg !460, !tbaa.struct !462
  %idxprom25 = sext i32 %0 to i64, !dbg !463
  %arrayidx26 = getelementptr inbounds %struct.Packed, ptr %q, i64 %idxprom25, !dbg !463
  %tag = getelementptr inbounds nuw %struct.Packed, ptr %arrayidx26, i32 0, i32 0, !dbg !464
  %23 = load i8, ptr %tag, align 1, !dbg !464, !tbaa !465
  %conv27 = sext i8 %23 to i32, !dbg !463
  %bf.lshr = lshr i32 %copy.sroa.4.0.copyload, 3, !dbg !466
  %add28 = add nsw i32 %bf.lshr, %conv27, !dbg !466
  %bf.value = and i32 %add28, 536870911, !dbg !466
  %bf.shl = shl i32 %bf.value, 3, !dbg !466
  %bf.clear = and i32 %copy.sroa.4.0.copyload, 7, !dbg !466
  %bf.set = or i32 %bf.clear, %bf.shl, !dbg !466
    #dbg_value(i32 %bf.set, !391, !DIExpression(DW_OP_LLVM_fragment, 256, 32), !394)
  %idxprom30 = sext i32 %0 to i64, !dbg !467
  %arrayidx31 = getelementptr inbounds %struct.Pair, ptr %pairs, i64 %idxprom30, !dbg !467
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arrayidx31, ptr align 16 %copy.sroa.0, i64 32, i1 false), !dbg !468, !tbaa.struct !461
  %copy.sroa.4.0.arrayidx31.sroa_idx = getelementptr inbounds i8, ptr %arrayidx31, i64 32, !dbg !468
  store i32 %bf.set, ptr %copy.sroa.4.0.arrayidx31.sroa_idx, align 16, !dbg !468, !tbaa !439
  %copy.sroa.8.0.arrayidx31.sroa_idx = getelementptr inbounds i8, ptr %arrayidx31, i64 36, !dbg !468
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %copy.sroa.8.0.arrayidx31.sroa_idx, ptr align 4 %copy.sroa.8, i64 12, i1 false), !dbg !468, !tbaa.struct !462
  %add32 = add nsw i32 %0, 1, !dbg !469
  %idxprom33 = sext i32 %add32 to i64, !dbg !470
  %arrayidx34 = getelementptr inbounds %struct.Packed, ptr %q, i64 %idxprom33, !dbg !470
  %rest35 = getelementptr inbounds nuw %struct.Packed, ptr %arrayidx34, i32 0, i32 2, !dbg !471
  %idxprom36 = sext i32 %0 to i64, !dbg !472
  %arrayidx37 = getelementptr inbounds %struct.Packed, ptr %q, i64 %idxprom36, !dbg !472
  %rest38 = getelementptr inbounds nuw %struct.Packed, ptr %arrayidx37, i32 0, i32 2, !dbg !473
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %rest35, ptr align 1 %rest38, i64 5, i1 false), !dbg !474
  %bf.clear40 = and i32 %bf.set, 7, !dbg !475
  %and = and i32 %0, 7, !dbg !476
  %cmp41 = icmp eq i32 %bf.clear40, %and, !dbg !477
  %storedv.i = zext i1 %cmp41 to i8, !dbg !478
  br i1 %cmp41, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !478

if.then.i:                                        ; preds = %if.end
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 36, ptr noundef @__func__._Z7structs4ViewP6PackedP4PairS0_7double2, i64 noundef 1) #7, !dbg !478
  unreachable, !dbg !478

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.end
  %cmp42 = icmp eq i32 %0, 0, !dbg !479
  br i1 %cmp42, label %if.then43, label %if.end50, !dbg !479

if.then43:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %rows44 = getelementptr inbounds nuw %struct.View, ptr %m, i32 0, i32 1, !dbg !481
  %24 = load i32, ptr %rows44, align 8, !dbg !481, !tbaa !400
    #dbg_value(ptr %m, !421, !DIExpression(), !482)
    #dbg_value(i32 0, !424, !DIExpression(), !482)
    #dbg_value(i32 0, !425, !DIExpression(), !482)
  %25 = load ptr, ptr %m, align 8, !dbg !484, !tbaa !430
  %cols.i93 = getelementptr inbounds nuw %struct.View, ptr %m, i32 0, i32 2, !dbg !485
  %26 = load i32, ptr %cols.i93, align 4, !dbg !485, !tbaa !405
  %27 = load float, ptr %25, align 4, !dbg !486, !tbaa !338
  %conv46 = fpext float %27 to double, !dbg !487
  %tag47 = getelementptr inbounds nuw %struct.Packed, ptr %one, i32 0, i32 0, !dbg !488
  %28 = load i8, ptr %tag47, align 1, !dbg !488, !tbaa !465
  %conv48 = sext i8 %28 to i32, !dbg !489
  %conv49 = sext i32 %0 to i64, !dbg !490
  %shl = shl i64 %conv49, 33, !dbg !491
  %29 = getelementptr inbounds nuw %printf_args, ptr %tmp, i32 0, i32 0, !dbg !492
  store i32 %24, ptr %29, align 4, !dbg !492
  %30 = getelementptr inbounds nuw %printf_args, ptr %tmp, i32 0, i32 1, !dbg !492
  store double %conv46, ptr %30, align 8, !dbg !492
  %31 = getelementptr inbounds nuw %printf_args, ptr %tmp, i32 0, i32 2, !dbg !492
  store i32 %conv48, ptr %31, align 4, !dbg !492
  %32 = getelementptr inbounds nuw %printf_args, ptr %tmp, i32 0, i32 3, !dbg !492
  store ptr @.str3, ptr %32, align 8, !dbg !492
  %33 = getelementptr inbounds nuw %printf_args, ptr %tmp, i32 0, i32 4, !dbg !492
  store i64 %shl, ptr %33, align 8, !dbg !492
  %34 = call i32 @vprintf(ptr @.str2, ptr %tmp), !dbg !492
  br label %if.end50, !dbg !492

if.end50:                                         ; preds = %if.then43, %_ZL9ws_assertbPKcS0_jS0_.exit
  call void @llvm.lifetime.end.p0(ptr %copy.sroa.0), !dbg !493
  call void @llvm.lifetime.end.p0(ptr %copy.sroa.8), !dbg !493
  ret void, !dbg !493
}

declare i32 @vprintf(ptr, ptr)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #5

attributes #0 = { convergent mustprogress noinline nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!28}
!llvm.module.flags = !{!306, !307, !308, !309}
!llvm.ident = !{!310}
!llvm.errno.tbaa = !{!311}

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
!28 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !29, globals: !33, imports: !34, splitDebugInlining: false, nameTableKind: None)
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
!73 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnani", scope: !74, file: !74, line: 199, type: !75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!74 = !DIFile(filename: "cuda/ws_device.h", directory: ".")
!75 = !DISubroutineType(types: !76)
!76 = !{!31, !63}
!77 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !78, file: !43, line: 8)
!78 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfi", scope: !74, file: !74, line: 199, type: !75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!79 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !80, file: !43, line: 8)
!80 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinitei", scope: !74, file: !74, line: 199, type: !75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!81 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !82, file: !43, line: 8)
!82 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !74, file: !74, line: 198, type: !83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!83 = !DISubroutineType(types: !84)
!84 = !{!31, !85}
!85 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!86 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !87, file: !43, line: 8)
!87 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !37, file: !37, line: 213, type: !88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!88 = !DISubroutineType(types: !89)
!89 = !{!85, !85}
!90 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !91, file: !43, line: 8)
!91 = !DISubprogram(name: "printf", scope: !37, file: !37, line: 263, type: !92, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!92 = !DISubroutineType(types: !93)
!93 = !{!63, !94, null}
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!95 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !96, file: !43, line: 8)
!96 = !DISubprogram(name: "malloc", scope: !37, file: !37, line: 264, type: !97, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!97 = !DISubroutineType(types: !98)
!98 = !{!99, !41}
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!100 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !101, file: !43, line: 8)
!101 = !DISubprogram(name: "free", scope: !37, file: !37, line: 264, type: !102, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!102 = !DISubroutineType(types: !103)
!103 = !{null, !99}
!104 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !105, file: !43, line: 8)
!105 = !DISubprogram(name: "memcpy", scope: !37, file: !37, line: 265, type: !106, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!106 = !DISubroutineType(types: !107)
!107 = !{!99, !99, !108, !41}
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !109, size: 64)
!109 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!110 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !111, file: !43, line: 8)
!111 = !DISubprogram(name: "memset", scope: !37, file: !37, line: 265, type: !112, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!112 = !DISubroutineType(types: !113)
!113 = !{!99, !99, !63, !41}
!114 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !115, file: !43, line: 8)
!115 = !DISubprogram(name: "memmove", scope: !116, file: !116, line: 84, type: !106, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!116 = !DIFile(filename: "cuda/ws_libc.h", directory: ".")
!117 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !118, file: !123, line: 6)
!118 = !DISubprogram(name: "fprintf", scope: !116, file: !116, line: 75, type: !119, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!119 = !DISubroutineType(types: !120)
!120 = !{!63, !121, !94, null}
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !122, size: 64)
!122 = !DICompositeType(tag: DW_TAG_structure_type, name: "FILE", file: !116, line: 72, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS4FILE")
!123 = !DIFile(filename: "cuda/ws_host.h", directory: ".")
!124 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !125, file: !123, line: 6)
!125 = !DISubprogram(name: "sprintf", scope: !116, file: !116, line: 75, type: !126, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!126 = !DISubroutineType(types: !127)
!127 = !{!63, !128, !94, null}
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!129 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !130, file: !123, line: 6)
!130 = !DISubprogram(name: "snprintf", scope: !116, file: !116, line: 75, type: !131, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!131 = !DISubroutineType(types: !132)
!132 = !{!63, !128, !41, !94, null}
!133 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !134, file: !123, line: 6)
!134 = !DISubprogram(name: "sscanf", scope: !116, file: !116, line: 75, type: !135, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!135 = !DISubroutineType(types: !136)
!136 = !{!63, !94, !94, null}
!137 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !138, file: !123, line: 6)
!138 = !DISubprogram(name: "scanf", scope: !116, file: !116, line: 75, type: !92, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!139 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !140, file: !123, line: 6)
!140 = !DISubprogram(name: "exit", scope: !116, file: !116, line: 77, type: !141, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!141 = !DISubroutineType(types: !142)
!142 = !{null, !63}
!143 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !144, file: !123, line: 6)
!144 = !DISubprogram(name: "rand", scope: !116, file: !116, line: 77, type: !145, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!145 = !DISubroutineType(types: !146)
!146 = !{!63}
!147 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !148, file: !123, line: 6)
!148 = !DISubprogram(name: "srand", scope: !116, file: !116, line: 77, type: !149, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!149 = !DISubroutineType(types: !150)
!150 = !{null, !60}
!151 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !152, file: !123, line: 6)
!152 = !DISubprogram(name: "calloc", scope: !116, file: !116, line: 78, type: !153, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!153 = !DISubroutineType(types: !154)
!154 = !{!99, !41, !41}
!155 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !156, file: !123, line: 6)
!156 = !DISubprogram(name: "realloc", scope: !116, file: !116, line: 78, type: !157, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!157 = !DISubroutineType(types: !158)
!158 = !{!99, !99, !41}
!159 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !160, file: !123, line: 6)
!160 = !DISubprogram(name: "strcmp", scope: !116, file: !116, line: 80, type: !161, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!161 = !DISubroutineType(types: !162)
!162 = !{!63, !94, !94}
!163 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !164, file: !123, line: 6)
!164 = !DISubprogram(name: "strncmp", scope: !116, file: !116, line: 80, type: !165, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!165 = !DISubroutineType(types: !166)
!166 = !{!63, !94, !94, !41}
!167 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !168, file: !123, line: 6)
!168 = !DISubprogram(name: "strlen", scope: !116, file: !116, line: 80, type: !169, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!169 = !DISubroutineType(types: !170)
!170 = !{!41, !94}
!171 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !172, file: !123, line: 6)
!172 = !DISubprogram(name: "strcpy", scope: !116, file: !116, line: 80, type: !173, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!173 = !DISubroutineType(types: !174)
!174 = !{!128, !128, !94}
!175 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !176, file: !123, line: 6)
!176 = !DISubprogram(name: "strncpy", scope: !116, file: !116, line: 80, type: !177, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!177 = !DISubroutineType(types: !178)
!178 = !{!128, !128, !94, !41}
!179 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !180, file: !123, line: 6)
!180 = !DISubprogram(name: "strcat", scope: !116, file: !116, line: 80, type: !173, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!181 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !182, file: !123, line: 6)
!182 = !DISubprogram(name: "strstr", scope: !116, file: !116, line: 81, type: !183, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!183 = !DISubroutineType(types: !184)
!184 = !{!128, !94, !94}
!185 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !186, file: !123, line: 6)
!186 = !DISubprogram(name: "strchr", scope: !116, file: !116, line: 81, type: !187, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!187 = !DISubroutineType(types: !188)
!188 = !{!128, !94, !63}
!189 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !190, file: !123, line: 6)
!190 = !DISubprogram(name: "memcmp", scope: !116, file: !116, line: 80, type: !191, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!191 = !DISubroutineType(types: !192)
!192 = !{!63, !108, !108, !41}
!193 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !194, file: !123, line: 6)
!194 = !DISubprogram(name: "time", scope: !116, file: !116, line: 82, type: !195, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!195 = !DISubroutineType(types: !196)
!196 = !{!197, !198}
!197 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !116, line: 66, baseType: !46)
!198 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !197, size: 64)
!199 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !200, file: !123, line: 6)
!200 = !DISubprogram(name: "atoi", scope: !116, file: !116, line: 77, type: !201, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!201 = !DISubroutineType(types: !202)
!202 = !{!63, !94}
!203 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !204, file: !123, line: 6)
!204 = !DISubprogram(name: "atof", scope: !116, file: !116, line: 77, type: !205, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!205 = !DISubroutineType(types: !206)
!206 = !{!85, !94}
!207 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !208, file: !123, line: 6)
!208 = !DISubprogram(name: "atol", scope: !116, file: !116, line: 77, type: !209, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!209 = !DISubroutineType(types: !210)
!210 = !{!46, !94}
!211 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !212, file: !123, line: 6)
!212 = !DISubprogram(name: "abort", scope: !116, file: !116, line: 77, type: !213, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!213 = !DISubroutineType(types: !214)
!214 = !{null}
!215 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !216, file: !123, line: 6)
!216 = !DISubprogram(name: "puts", scope: !116, file: !116, line: 75, type: !201, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!217 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !218, file: !123, line: 6)
!218 = !DISubprogram(name: "getenv", scope: !116, file: !116, line: 78, type: !219, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!219 = !DISubroutineType(types: !220)
!220 = !{!128, !94}
!221 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !222, file: !123, line: 6)
!222 = !DISubprogram(name: "fopen", scope: !116, file: !116, line: 76, type: !223, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!223 = !DISubroutineType(types: !224)
!224 = !{!121, !94, !94}
!225 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !226, file: !123, line: 6)
!226 = !DISubprogram(name: "fclose", scope: !116, file: !116, line: 76, type: !227, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!227 = !DISubroutineType(types: !228)
!228 = !{!63, !121}
!229 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !230, file: !123, line: 6)
!230 = !DISubprogram(name: "fread", scope: !116, file: !116, line: 76, type: !231, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!231 = !DISubroutineType(types: !232)
!232 = !{!41, !99, !41, !41, !121}
!233 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !234, file: !123, line: 6)
!234 = !DISubprogram(name: "fwrite", scope: !116, file: !116, line: 76, type: !235, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!235 = !DISubroutineType(types: !236)
!236 = !{!41, !108, !41, !41, !121}
!237 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !238, file: !123, line: 6)
!238 = !DISubprogram(name: "fflush", scope: !116, file: !116, line: 75, type: !227, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!239 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !240, file: !123, line: 6)
!240 = !DISubprogram(name: "strtol", scope: !116, file: !116, line: 78, type: !241, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!241 = !DISubroutineType(types: !242)
!242 = !{!46, !94, !243, !63}
!243 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !128, size: 64)
!244 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !245, file: !123, line: 6)
!245 = !DISubprogram(name: "strtod", scope: !116, file: !116, line: 78, type: !246, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!246 = !DISubroutineType(types: !247)
!247 = !{!85, !94, !243}
!248 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !249, file: !123, line: 6)
!249 = !DISubprogram(name: "strtoul", scope: !116, file: !116, line: 78, type: !250, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!250 = !DISubroutineType(types: !251)
!251 = !{!42, !94, !243, !63}
!252 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !253, file: !123, line: 6)
!253 = !DISubprogram(name: "qsort", scope: !116, file: !116, line: 79, type: !254, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!254 = !DISubroutineType(types: !255)
!255 = !{null, !99, !41, !41, !256}
!256 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !257, size: 64)
!257 = !DISubroutineType(types: !258)
!258 = !{!63, !108, !108}
!259 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !260, file: !123, line: 6)
!260 = !DISubprogram(name: "atexit", scope: !116, file: !116, line: 77, type: !261, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!261 = !DISubroutineType(types: !262)
!262 = !{!63, !263}
!263 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !213, size: 64)
!264 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !122, file: !123, line: 6)
!265 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !197, file: !123, line: 6)
!266 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !267, file: !123, line: 6)
!267 = !DIDerivedType(tag: DW_TAG_typedef, name: "clock_t", file: !37, line: 257, baseType: !46)
!268 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !269, file: !123, line: 6)
!269 = !DISubprogram(name: "clock", linkageName: "_Z5clockv", scope: !116, file: !116, line: 85, type: !270, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!270 = !DISubroutineType(types: !271)
!271 = !{!267}
!272 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !273, file: !123, line: 6)
!273 = !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !116, line: 71, size: 288, flags: DIFlagFwdDecl, identifier: "_ZTS2tm")
!274 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !275, file: !123, line: 6)
!275 = !DISubprogram(name: "localtime", scope: !116, file: !116, line: 82, type: !276, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!276 = !DISubroutineType(types: !277)
!277 = !{!278, !279}
!278 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !273, size: 64)
!279 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !280, size: 64)
!280 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !197)
!281 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !282, file: !123, line: 6)
!282 = !DISubprogram(name: "toupper", scope: !116, file: !116, line: 81, type: !283, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!283 = !DISubroutineType(types: !284)
!284 = !{!63, !63}
!285 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !286, file: !123, line: 6)
!286 = !DISubprogram(name: "tolower", scope: !116, file: !116, line: 81, type: !283, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!287 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !288, file: !123, line: 6)
!288 = !DISubprogram(name: "isdigit", scope: !116, file: !116, line: 81, type: !283, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!289 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !290, file: !123, line: 6)
!290 = !DISubprogram(name: "isspace", scope: !116, file: !116, line: 81, type: !283, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!291 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !292, file: !123, line: 6)
!292 = !DISubprogram(name: "isalpha", scope: !116, file: !116, line: 81, type: !283, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!293 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !294, file: !123, line: 6)
!294 = !DISubprogram(name: "system", scope: !116, file: !116, line: 78, type: !201, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!295 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !296, file: !123, line: 6)
!296 = !DISubprogram(name: "putchar", scope: !116, file: !116, line: 75, type: !283, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!297 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !298, file: !123, line: 6)
!298 = !DISubprogram(name: "perror", scope: !116, file: !116, line: 76, type: !299, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!299 = !DISubroutineType(types: !300)
!300 = !{null, !94}
!301 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !302, file: !123, line: 6)
!302 = !DISubprogram(name: "remove", scope: !116, file: !116, line: 76, type: !201, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!303 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !304, file: !123, line: 6)
!304 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !116, line: 66, baseType: !305)
!305 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !2, baseType: !128)
!306 = !{i32 7, !"Dwarf Version", i32 4}
!307 = !{i32 2, !"Debug Info Version", i32 3}
!308 = !{i32 1, !"wchar_size", i32 4}
!309 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!310 = !{!"clang version 22.1.8"}
!311 = !{!312, !312, i64 0}
!312 = !{!"int", !313, i64 0}
!313 = !{!"omnipotent char", !314, i64 0}
!314 = !{!"Simple C++ TBAA"}
!315 = distinct !DISubprogram(name: "make", linkageName: "_Z4make6float4j", scope: !2, file: !2, line: 17, type: !316, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !28, retainedNodes: !331)
!316 = !DISubroutineType(types: !317)
!317 = !{!318, !321, !60}
!318 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Pair", file: !2, line: 13, size: 384, flags: DIFlagTypePassByValue, elements: !319, identifier: "_ZTS4Pair")
!319 = !{!320, !328, !329, !330}
!320 = !DIDerivedType(tag: DW_TAG_member, name: "lo", scope: !318, file: !2, line: 14, baseType: !321, size: 128, align: 128)
!321 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "float4", file: !37, line: 48, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !322, identifier: "_ZTS6float4")
!322 = !{!323, !325, !326, !327}
!323 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !321, file: !37, line: 48, baseType: !324, size: 32)
!324 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!325 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !321, file: !37, line: 48, baseType: !324, size: 32, offset: 32)
!326 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !321, file: !37, line: 48, baseType: !324, size: 32, offset: 64)
!327 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !321, file: !37, line: 48, baseType: !324, size: 32, offset: 96)
!328 = !DIDerivedType(tag: DW_TAG_member, name: "hi", scope: !318, file: !2, line: 14, baseType: !321, size: 128, align: 128, offset: 128)
!329 = !DIDerivedType(tag: DW_TAG_member, name: "flag", scope: !318, file: !2, line: 15, baseType: !60, size: 3, offset: 256, flags: DIFlagBitField, extraData: i64 256)
!330 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !318, file: !2, line: 15, baseType: !60, size: 29, offset: 259, flags: DIFlagBitField, extraData: i64 256)
!331 = !{!332, !333, !334}
!332 = !DILocalVariable(name: "v", arg: 1, scope: !315, file: !2, line: 17, type: !321)
!333 = !DILocalVariable(name: "n", arg: 2, scope: !315, file: !2, line: 17, type: !60)
!334 = !DILocalVariable(name: "p", scope: !315, file: !2, line: 18, type: !318)
!335 = !DILocation(line: 17, column: 42, scope: !315)
!336 = !DILocation(line: 0, scope: !315)
!337 = !DILocation(line: 19, column: 8, scope: !315)
!338 = !{!339, !339, i64 0}
!339 = !{!"float", !313, i64 0}
!340 = !DILocation(line: 20, column: 24, scope: !315)
!341 = !{!342, !339, i64 12}
!342 = !{!"_ZTS6float4", !339, i64 0, !339, i64 4, !339, i64 8, !339, i64 12}
!343 = !DILocation(line: 20, column: 29, scope: !315)
!344 = !{!342, !339, i64 8}
!345 = !DILocation(line: 20, column: 34, scope: !315)
!346 = !{!342, !339, i64 4}
!347 = !DILocation(line: 20, column: 39, scope: !315)
!348 = !{!342, !339, i64 0}
!349 = !DILocation(line: 20, column: 10, scope: !315)
!350 = !DILocation(line: 21, column: 14, scope: !315)
!351 = !DILocation(line: 21, column: 10, scope: !315)
!352 = !DILocation(line: 22, column: 11, scope: !315)
!353 = !DILocation(line: 23, column: 3, scope: !315)
!354 = distinct !DISubprogram(name: "structs", linkageName: "_Z7structs4ViewP6PackedP4PairS0_7double2", scope: !2, file: !2, line: 25, type: !355, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !28, retainedNodes: !384)
!355 = !DISubroutineType(types: !356)
!356 = !{null, !357, !369, !378, !379, !380}
!357 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "View", file: !2, line: 3, size: 128, flags: DIFlagTypePassByValue, elements: !358, identifier: "_ZTS4View")
!358 = !{!359, !361, !362, !363}
!359 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !357, file: !2, line: 4, baseType: !360, size: 64)
!360 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !324, size: 64)
!361 = !DIDerivedType(tag: DW_TAG_member, name: "rows", scope: !357, file: !2, line: 5, baseType: !63, size: 32, offset: 64)
!362 = !DIDerivedType(tag: DW_TAG_member, name: "cols", scope: !357, file: !2, line: 5, baseType: !63, size: 32, offset: 96)
!363 = !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !357, file: !2, line: 6, type: !364, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!364 = !DISubroutineType(types: !365)
!365 = !{!366, !367, !63, !63}
!366 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !324, size: 64)
!367 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !368, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!368 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !357)
!369 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !370, size: 64)
!370 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Packed", file: !2, line: 8, size: 88, flags: DIFlagTypePassByValue, elements: !371, identifier: "_ZTS6Packed")
!371 = !{!372, !373, !374}
!372 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !370, file: !2, line: 9, baseType: !5, size: 8)
!373 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !370, file: !2, line: 10, baseType: !63, size: 32, offset: 8)
!374 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !370, file: !2, line: 11, baseType: !375, size: 48, offset: 40)
!375 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 48, elements: !376)
!376 = !{!377}
!377 = !DISubrange(count: 3)
!378 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !318, size: 64)
!379 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !370)
!380 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "double2", file: !37, line: 48, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !381, identifier: "_ZTS7double2")
!381 = !{!382, !383}
!382 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !380, file: !37, line: 48, baseType: !85, size: 64)
!383 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !380, file: !37, line: 48, baseType: !85, size: 64, offset: 64)
!384 = !{!385, !386, !387, !388, !389, !390, !391}
!385 = !DILocalVariable(name: "m", arg: 1, scope: !354, file: !2, line: 25, type: !357)
!386 = !DILocalVariable(name: "q", arg: 2, scope: !354, file: !2, line: 25, type: !369)
!387 = !DILocalVariable(name: "pairs", arg: 3, scope: !354, file: !2, line: 25, type: !378)
!388 = !DILocalVariable(name: "one", arg: 4, scope: !354, file: !2, line: 25, type: !379)
!389 = !DILocalVariable(name: "scale", arg: 5, scope: !354, file: !2, line: 25, type: !380)
!390 = !DILocalVariable(name: "t", scope: !354, file: !2, line: 26, type: !63)
!391 = !DILocalVariable(name: "copy", scope: !354, file: !2, line: 32, type: !318)
!392 = !DILocation(line: 32, column: 8, scope: !354)
!393 = !DILocation(line: 25, column: 30, scope: !354)
!394 = !DILocation(line: 0, scope: !354)
!395 = !DILocation(line: 25, column: 70, scope: !354)
!396 = !DILocation(line: 25, column: 83, scope: !354)
!397 = !DILocation(line: 26, column: 11, scope: !354)
!398 = !DILocation(line: 27, column: 13, scope: !399)
!399 = distinct !DILexicalBlock(scope: !354, file: !2, line: 27, column: 7)
!400 = !{!401, !312, i64 8}
!401 = !{!"_ZTS4View", !402, i64 0, !312, i64 8, !312, i64 12}
!402 = !{!"p1 float", !403, i64 0}
!403 = !{!"any pointer", !313, i64 0}
!404 = !DILocation(line: 27, column: 22, scope: !399)
!405 = !{!401, !312, i64 12}
!406 = !DILocation(line: 27, column: 18, scope: !399)
!407 = !DILocation(line: 27, column: 9, scope: !399)
!408 = !DILocation(line: 28, column: 43, scope: !399)
!409 = !{!410, !411, i64 0}
!410 = !{!"_ZTS7double2", !411, i64 0, !411, i64 8}
!411 = !{!"double", !313, i64 0}
!412 = !DILocation(line: 28, column: 51, scope: !399)
!413 = !{!414, !312, i64 1}
!414 = !{!"_ZTS6Packed", !313, i64 0, !312, i64 1, !313, i64 5}
!415 = !DILocation(line: 28, column: 47, scope: !399)
!416 = !DILocation(line: 28, column: 45, scope: !399)
!417 = !DILocation(line: 28, column: 16, scope: !399)
!418 = !DILocation(line: 28, column: 12, scope: !399)
!419 = !DILocation(line: 28, column: 28, scope: !399)
!420 = !DILocation(line: 28, column: 24, scope: !399)
!421 = !DILocalVariable(name: "this", arg: 1, scope: !422, type: !426, flags: DIFlagArtificial | DIFlagObjectPointer)
!422 = distinct !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !357, file: !2, line: 6, type: !364, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !28, declaration: !363, retainedNodes: !423)
!423 = !{!421, !424, !425}
!424 = !DILocalVariable(name: "r", arg: 2, scope: !422, file: !2, line: 6, type: !63)
!425 = !DILocalVariable(name: "c", arg: 3, scope: !422, file: !2, line: 6, type: !63)
!426 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !368, size: 64)
!427 = !DILocation(line: 0, scope: !422, inlinedAt: !428)
!428 = distinct !DILocation(line: 28, column: 7, scope: !399)
!429 = !DILocation(line: 6, column: 53, scope: !422, inlinedAt: !428)
!430 = !{!401, !402, i64 0}
!431 = !DILocation(line: 6, column: 62, scope: !422, inlinedAt: !428)
!432 = !DILocation(line: 6, column: 60, scope: !422, inlinedAt: !428)
!433 = !DILocation(line: 6, column: 67, scope: !422, inlinedAt: !428)
!434 = !DILocation(line: 28, column: 34, scope: !399)
!435 = !DILocation(line: 28, column: 5, scope: !399)
!436 = !DILocation(line: 29, column: 3, scope: !354)
!437 = !DILocation(line: 29, column: 8, scope: !354)
!438 = !{i64 0, i64 1, !439, i64 1, i64 4, !311, i64 5, i64 6, !439}
!439 = !{!313, !313, i64 0}
!440 = !DILocation(line: 30, column: 29, scope: !354)
!441 = !DILocation(line: 30, column: 3, scope: !354)
!442 = !DILocation(line: 30, column: 8, scope: !354)
!443 = !DILocation(line: 30, column: 15, scope: !354)
!444 = !DILocation(line: 30, column: 20, scope: !354)
!445 = !{!446, !446, i64 0}
!446 = !{!"short", !313, i64 0}
!447 = !DILocation(line: 31, column: 31, scope: !354)
!448 = !DILocation(line: 31, column: 36, scope: !354)
!449 = !DILocation(line: 31, column: 34, scope: !354)
!450 = !DILocation(line: 31, column: 43, scope: !354)
!451 = !DILocation(line: 31, column: 41, scope: !354)
!452 = !DILocation(line: 31, column: 54, scope: !354)
!453 = !{!410, !411, i64 8}
!454 = !DILocation(line: 31, column: 48, scope: !354)
!455 = !DILocation(line: 31, column: 19, scope: !354)
!456 = !DILocation(line: 31, column: 14, scope: !354)
!457 = !DILocation(line: 31, column: 3, scope: !354)
!458 = !DILocation(line: 31, column: 12, scope: !354)
!459 = !DILocation(line: 32, column: 3, scope: !354)
!460 = !DILocation(line: 32, column: 15, scope: !354)
!461 = !{i64 0, i64 4, !338, i64 4, i64 4, !338, i64 8, i64 4, !338, i64 12, i64 4, !338, i64 16, i64 4, !338, i64 20, i64 4, !338, i64 24, i64 4, !338, i64 28, i64 4, !338, i64 32, i64 4, !439}
!462 = !{}
!463 = !DILocation(line: 33, column: 17, scope: !354)
!464 = !DILocation(line: 33, column: 22, scope: !354)
!465 = !{!414, !313, i64 0}
!466 = !DILocation(line: 33, column: 14, scope: !354)
!467 = !DILocation(line: 34, column: 3, scope: !354)
!468 = !DILocation(line: 34, column: 12, scope: !354)
!469 = !DILocation(line: 35, column: 15, scope: !354)
!470 = !DILocation(line: 35, column: 11, scope: !354)
!471 = !DILocation(line: 35, column: 20, scope: !354)
!472 = !DILocation(line: 35, column: 27, scope: !354)
!473 = !DILocation(line: 35, column: 32, scope: !354)
!474 = !DILocation(line: 35, column: 3, scope: !354)
!475 = !DILocation(line: 36, column: 15, scope: !354)
!476 = !DILocation(line: 36, column: 26, scope: !354)
!477 = !DILocation(line: 36, column: 20, scope: !354)
!478 = !DILocation(line: 36, column: 3, scope: !354)
!479 = !DILocation(line: 37, column: 9, scope: !480)
!480 = distinct !DILexicalBlock(scope: !354, file: !2, line: 37, column: 7)
!481 = !DILocation(line: 38, column: 54, scope: !480)
!482 = !DILocation(line: 0, scope: !422, inlinedAt: !483)
!483 = distinct !DILocation(line: 38, column: 62, scope: !480)
!484 = !DILocation(line: 6, column: 53, scope: !422, inlinedAt: !483)
!485 = !DILocation(line: 6, column: 62, scope: !422, inlinedAt: !483)
!486 = !DILocation(line: 38, column: 62, scope: !480)
!487 = !DILocation(line: 38, column: 60, scope: !480)
!488 = !DILocation(line: 38, column: 76, scope: !480)
!489 = !DILocation(line: 38, column: 72, scope: !480)
!490 = !DILocation(line: 38, column: 100, scope: !480)
!491 = !DILocation(line: 38, column: 102, scope: !480)
!492 = !DILocation(line: 38, column: 5, scope: !480)
!493 = !DILocation(line: 39, column: 1, scope: !354)
