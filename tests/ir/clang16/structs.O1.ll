; ModuleID = 'structs.cu'
source_filename = "structs.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Pair = type { %struct.float4, %struct.float4, i32, [12 x i8] }
%struct.float4 = type { float, float, float, float }
%struct.View = type { ptr, i32, i32 }
%struct.Packed = type <{ i8, i32, [3 x i16] }>
%struct.double2 = type { double, double }
%printf_args = type { i32, double, i32, ptr, i64 }

@.str = private unnamed_addr constant [21 x i8] c"copy.flag == (t & 7)\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [11 x i8] c"structs.cu\00", align 1, !dbg !8
@__func__._Z7structs4ViewP6PackedP4PairS0_7double2 = private unnamed_addr constant [8 x i8] c"structs\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [36 x i8] c"rows %d, first %g, tag %c, %s %lld\0A\00", align 1, !dbg !18
@.str3 = private unnamed_addr constant [5 x i8] c"text\00", align 1, !dbg !23

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Pair @_Z4make6float4j(ptr nocapture noundef readonly byval(%struct.float4) align 16 %v, i32 noundef %n) local_unnamed_addr #0 !dbg !312 {
entry:
  call void @llvm.dbg.declare(metadata ptr %v, metadata !329, metadata !DIExpression()), !dbg !332
  call void @llvm.dbg.value(metadata i32 %n, metadata !330, metadata !DIExpression()), !dbg !333
  %retval.sroa.0.0.copyload = load float, ptr %v, align 16, !dbg !334, !tbaa.struct !335
  call void @llvm.dbg.value(metadata float %retval.sroa.0.0.copyload, metadata !331, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)), !dbg !333
  %retval.sroa.2.0.v.sroa_idx = getelementptr inbounds i8, ptr %v, i64 4, !dbg !334
  %retval.sroa.2.0.copyload = load float, ptr %retval.sroa.2.0.v.sroa_idx, align 4, !dbg !334, !tbaa.struct !340
  call void @llvm.dbg.value(metadata float %retval.sroa.2.0.copyload, metadata !331, metadata !DIExpression(DW_OP_LLVM_fragment, 32, 32)), !dbg !333
  %retval.sroa.3.0.v.sroa_idx = getelementptr inbounds i8, ptr %v, i64 8, !dbg !334
  %retval.sroa.3.0.copyload = load float, ptr %retval.sroa.3.0.v.sroa_idx, align 8, !dbg !334, !tbaa.struct !341
  call void @llvm.dbg.value(metadata float %retval.sroa.3.0.copyload, metadata !331, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 32)), !dbg !333
  %retval.sroa.4.0.v.sroa_idx = getelementptr inbounds i8, ptr %v, i64 12, !dbg !334
  %retval.sroa.4.0.copyload = load float, ptr %retval.sroa.4.0.v.sroa_idx, align 4, !dbg !334, !tbaa.struct !342
  call void @llvm.dbg.value(metadata float %retval.sroa.4.0.copyload, metadata !331, metadata !DIExpression(DW_OP_LLVM_fragment, 96, 32)), !dbg !333
  %w = getelementptr inbounds %struct.float4, ptr %v, i64 0, i32 3, !dbg !343
  %0 = load float, ptr %w, align 4, !dbg !343, !tbaa !344
  %z = getelementptr inbounds %struct.float4, ptr %v, i64 0, i32 2, !dbg !346
  %1 = load float, ptr %z, align 8, !dbg !346, !tbaa !347
  %y = getelementptr inbounds %struct.float4, ptr %v, i64 0, i32 1, !dbg !348
  %2 = load float, ptr %y, align 4, !dbg !348, !tbaa !349
  call void @llvm.dbg.value(metadata float %0, metadata !331, metadata !DIExpression(DW_OP_LLVM_fragment, 128, 32)), !dbg !333
  call void @llvm.dbg.value(metadata float %1, metadata !331, metadata !DIExpression(DW_OP_LLVM_fragment, 160, 32)), !dbg !333
  call void @llvm.dbg.value(metadata float %2, metadata !331, metadata !DIExpression(DW_OP_LLVM_fragment, 192, 32)), !dbg !333
  call void @llvm.dbg.value(metadata float %retval.sroa.0.0.copyload, metadata !331, metadata !DIExpression(DW_OP_LLVM_fragment, 224, 32)), !dbg !333
  %and = and i32 %n, 7, !dbg !350
  call void @llvm.dbg.value(metadata i32 %and, metadata !331, metadata !DIExpression(DW_OP_LLVM_fragment, 256, 32)), !dbg !333
  %bf.shl = shl i32 %n, 3, !dbg !351
  %bf.set4 = or i32 %and, %bf.shl, !dbg !351
  call void @llvm.dbg.value(metadata i32 %bf.set4, metadata !331, metadata !DIExpression(DW_OP_LLVM_fragment, 256, 32)), !dbg !333
  %.fca.0.0.insert = insertvalue %struct.Pair poison, float %retval.sroa.0.0.copyload, 0, 0, !dbg !352
  %.fca.0.1.insert = insertvalue %struct.Pair %.fca.0.0.insert, float %retval.sroa.2.0.copyload, 0, 1, !dbg !352
  %.fca.0.2.insert = insertvalue %struct.Pair %.fca.0.1.insert, float %retval.sroa.3.0.copyload, 0, 2, !dbg !352
  %.fca.0.3.insert = insertvalue %struct.Pair %.fca.0.2.insert, float %retval.sroa.4.0.copyload, 0, 3, !dbg !352
  %.fca.1.0.insert = insertvalue %struct.Pair %.fca.0.3.insert, float %0, 1, 0, !dbg !352
  %.fca.1.1.insert = insertvalue %struct.Pair %.fca.1.0.insert, float %1, 1, 1, !dbg !352
  %.fca.1.2.insert = insertvalue %struct.Pair %.fca.1.1.insert, float %2, 1, 2, !dbg !352
  %.fca.1.3.insert = insertvalue %struct.Pair %.fca.1.2.insert, float %retval.sroa.0.0.copyload, 1, 3, !dbg !352
  %.fca.2.insert = insertvalue %struct.Pair %.fca.1.3.insert, i32 %bf.set4, 2, !dbg !352
  %.fca.3.0.insert = insertvalue %struct.Pair %.fca.2.insert, i8 undef, 3, 0, !dbg !352
  %.fca.3.1.insert = insertvalue %struct.Pair %.fca.3.0.insert, i8 undef, 3, 1, !dbg !352
  %.fca.3.2.insert = insertvalue %struct.Pair %.fca.3.1.insert, i8 undef, 3, 2, !dbg !352
  %.fca.3.3.insert = insertvalue %struct.Pair %.fca.3.2.insert, i8 undef, 3, 3, !dbg !352
  %.fca.3.4.insert = insertvalue %struct.Pair %.fca.3.3.insert, i8 undef, 3, 4, !dbg !352
  %.fca.3.5.insert = insertvalue %struct.Pair %.fca.3.4.insert, i8 undef, 3, 5, !dbg !352
  %.fca.3.6.insert = insertvalue %struct.Pair %.fca.3.5.insert, i8 undef, 3, 6, !dbg !352
  %.fca.3.7.insert = insertvalue %struct.Pair %.fca.3.6.insert, i8 undef, 3, 7, !dbg !352
  %.fca.3.8.insert = insertvalue %struct.Pair %.fca.3.7.insert, i8 undef, 3, 8, !dbg !352
  %.fca.3.9.insert = insertvalue %struct.Pair %.fca.3.8.insert, i8 undef, 3, 9, !dbg !352
  %.fca.3.10.insert = insertvalue %struct.Pair %.fca.3.9.insert, i8 undef, 3, 10, !dbg !352
  %.fca.3.11.insert = insertvalue %struct.Pair %.fca.3.10.insert, i8 undef, 3, 11, !dbg !352
  ret %struct.Pair %.fca.3.11.insert, !dbg !352
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @_Z7structs4ViewP6PackedP4PairS0_7double2(ptr nocapture noundef readonly byval(%struct.View) align 8 %m, ptr nocapture noundef %q, ptr nocapture noundef %pairs, ptr nocapture noundef readonly byval(%struct.Packed) align 1 %one, ptr nocapture noundef readonly byval(%struct.double2) align 16 %scale) local_unnamed_addr #3 !dbg !353 {
entry:
  %agg.tmp = alloca %struct.float4, align 16
  %tmp = alloca %printf_args, align 8
  call void @llvm.dbg.declare(metadata ptr %m, metadata !384, metadata !DIExpression()), !dbg !391
  call void @llvm.dbg.value(metadata ptr %q, metadata !385, metadata !DIExpression()), !dbg !392
  call void @llvm.dbg.value(metadata ptr %pairs, metadata !386, metadata !DIExpression()), !dbg !392
  call void @llvm.dbg.declare(metadata ptr %one, metadata !387, metadata !DIExpression()), !dbg !393
  call void @llvm.dbg.declare(metadata ptr %scale, metadata !388, metadata !DIExpression()), !dbg !394
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !395
  %.fr = freeze i32 %0, !dbg !396
  call void @llvm.dbg.value(metadata i32 %0, metadata !389, metadata !DIExpression()), !dbg !392
  %rows = getelementptr inbounds %struct.View, ptr %m, i64 0, i32 1, !dbg !405
  %1 = load i32, ptr %rows, align 8, !dbg !405, !tbaa !406
  %cols = getelementptr inbounds %struct.View, ptr %m, i64 0, i32 2, !dbg !410
  %2 = load i32, ptr %cols, align 4, !dbg !410, !tbaa !411
  %mul = mul nsw i32 %2, %1, !dbg !412
  %cmp = icmp slt i32 %.fr, %mul, !dbg !413
  br i1 %cmp, label %if.then, label %if.end, !dbg !414

if.then:                                          ; preds = %entry
  %3 = load double, ptr %scale, align 16, !dbg !415, !tbaa !416
  %value = getelementptr inbounds %struct.Packed, ptr %one, i64 0, i32 1, !dbg !419
  %4 = load i32, ptr %value, align 1, !dbg !419, !tbaa !420
  %conv = sitofp i32 %4 to double, !dbg !422
  %add = fadd double %3, %conv, !dbg !423
  %rem = srem i32 %.fr, %2, !dbg !424
  call void @llvm.dbg.value(metadata ptr %m, metadata !399, metadata !DIExpression()), !dbg !425
  call void @llvm.dbg.value(metadata !DIArgList(i32 %0, i32 %2), metadata !401, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_div, DW_OP_stack_value)), !dbg !425
  call void @llvm.dbg.value(metadata i32 %rem, metadata !402, metadata !DIExpression()), !dbg !425
  %5 = load ptr, ptr %m, align 8, !dbg !426, !tbaa !427
  %6 = srem i32 %.fr, %2, !dbg !396
  %mul.i = add i32 %rem, %.fr, !dbg !396
  %add.i = sub i32 %mul.i, %6, !dbg !428
  %idxprom.i = sext i32 %add.i to i64, !dbg !426
  %arrayidx.i = getelementptr inbounds float, ptr %5, i64 %idxprom.i, !dbg !426
  %7 = load float, ptr %arrayidx.i, align 4, !dbg !429, !tbaa !336
  %conv4 = fpext float %7 to double, !dbg !429
  %mul5 = fmul double %add, %conv4, !dbg !429
  %conv6 = fptrunc double %mul5 to float, !dbg !429
  store float %conv6, ptr %arrayidx.i, align 4, !dbg !429, !tbaa !336
  br label %if.end, !dbg !430

if.end:                                           ; preds = %if.then, %entry
  %idxprom = sext i32 %.fr to i64, !dbg !431
  %arrayidx = getelementptr inbounds %struct.Packed, ptr %q, i64 %idxprom, !dbg !431
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(11) %arrayidx, ptr noundef nonnull align 1 dereferenceable(11) %one, i64 11, i1 false), !dbg !432, !tbaa.struct !433
  %conv7 = trunc i32 %.fr to i16, !dbg !436
  %rest = getelementptr inbounds %struct.Packed, ptr %q, i64 %idxprom, i32 2, !dbg !437
  %rem10 = srem i32 %.fr, 3, !dbg !438
  %idxprom11 = sext i32 %rem10 to i64, !dbg !439
  %arrayidx12 = getelementptr inbounds %struct.Packed, ptr %q, i64 %idxprom, i32 2, i64 %idxprom11, !dbg !439
  store i16 %conv7, ptr %arrayidx12, align 1, !dbg !440, !tbaa !441
  %conv13 = sitofp i32 %.fr to float, !dbg !443
  %add14 = add nsw i32 %.fr, 1, !dbg !444
  %conv15 = sitofp i32 %add14 to float, !dbg !445
  %add16 = add nsw i32 %.fr, 2, !dbg !446
  %conv17 = sitofp i32 %add16 to float, !dbg !447
  %y = getelementptr inbounds %struct.double2, ptr %scale, i64 0, i32 1, !dbg !448
  %8 = load double, ptr %y, align 8, !dbg !448, !tbaa !449
  %conv18 = fptrunc double %8 to float, !dbg !450
  store float %conv13, ptr %agg.tmp, align 16, !dbg !451
  %9 = getelementptr inbounds %struct.float4, ptr %agg.tmp, i64 0, i32 1, !dbg !451
  store float %conv15, ptr %9, align 4, !dbg !451
  %10 = getelementptr inbounds %struct.float4, ptr %agg.tmp, i64 0, i32 2, !dbg !451
  store float %conv17, ptr %10, align 8, !dbg !451
  %11 = getelementptr inbounds %struct.float4, ptr %agg.tmp, i64 0, i32 3, !dbg !451
  store float %conv18, ptr %11, align 4, !dbg !451
  %call20 = tail call %struct.Pair @_Z4make6float4j(ptr noundef nonnull byval(%struct.float4) align 16 %agg.tmp, i32 noundef %.fr) #6, !dbg !452
  %12 = extractvalue %struct.Pair %call20, 0, !dbg !452
  %.fca.0.extract = extractvalue %struct.float4 %12, 0, !dbg !452
  %.fca.1.extract = extractvalue %struct.float4 %12, 1, !dbg !452
  %.fca.2.extract = extractvalue %struct.float4 %12, 2, !dbg !452
  %.fca.3.extract = extractvalue %struct.float4 %12, 3, !dbg !452
  %13 = extractvalue %struct.Pair %call20, 1, !dbg !452
  %.fca.0.extract52 = extractvalue %struct.float4 %13, 0, !dbg !452
  %.fca.1.extract54 = extractvalue %struct.float4 %13, 1, !dbg !452
  %.fca.2.extract56 = extractvalue %struct.float4 %13, 2, !dbg !452
  %.fca.3.extract58 = extractvalue %struct.float4 %13, 3, !dbg !452
  %14 = extractvalue %struct.Pair %call20, 2, !dbg !452
  %15 = extractvalue %struct.Pair %call20, 3, !dbg !452
  %.fca.0.extract60 = extractvalue [12 x i8] %15, 0, !dbg !452
  %.fca.1.extract62 = extractvalue [12 x i8] %15, 1, !dbg !452
  %.fca.2.extract64 = extractvalue [12 x i8] %15, 2, !dbg !452
  %.fca.3.extract66 = extractvalue [12 x i8] %15, 3, !dbg !452
  %.fca.4.extract = extractvalue [12 x i8] %15, 4, !dbg !452
  %.fca.5.extract = extractvalue [12 x i8] %15, 5, !dbg !452
  %.fca.6.extract = extractvalue [12 x i8] %15, 6, !dbg !452
  %.fca.7.extract = extractvalue [12 x i8] %15, 7, !dbg !452
  %.fca.8.extract = extractvalue [12 x i8] %15, 8, !dbg !452
  %.fca.9.extract = extractvalue [12 x i8] %15, 9, !dbg !452
  %.fca.10.extract = extractvalue [12 x i8] %15, 10, !dbg !452
  %.fca.11.extract = extractvalue [12 x i8] %15, 11, !dbg !452
  %arrayidx22 = getelementptr inbounds %struct.Pair, ptr %pairs, i64 %idxprom, !dbg !453
  store float %.fca.0.extract, ptr %arrayidx22, align 16, !dbg !454, !tbaa.struct !455
  %ref.tmp.sroa.4.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 4, !dbg !454
  store float %.fca.1.extract, ptr %ref.tmp.sroa.4.0.arrayidx22.sroa_idx, align 4, !dbg !454, !tbaa.struct !456
  %ref.tmp.sroa.5.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 8, !dbg !454
  store float %.fca.2.extract, ptr %ref.tmp.sroa.5.0.arrayidx22.sroa_idx, align 8, !dbg !454, !tbaa.struct !457
  %ref.tmp.sroa.6.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 12, !dbg !454
  store float %.fca.3.extract, ptr %ref.tmp.sroa.6.0.arrayidx22.sroa_idx, align 4, !dbg !454, !tbaa.struct !458
  %ref.tmp.sroa.7.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 16, !dbg !454
  store float %.fca.0.extract52, ptr %ref.tmp.sroa.7.0.arrayidx22.sroa_idx, align 16, !dbg !454, !tbaa.struct !459
  %ref.tmp.sroa.8.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 20, !dbg !454
  store float %.fca.1.extract54, ptr %ref.tmp.sroa.8.0.arrayidx22.sroa_idx, align 4, !dbg !454, !tbaa.struct !460
  %ref.tmp.sroa.9.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 24, !dbg !454
  store float %.fca.2.extract56, ptr %ref.tmp.sroa.9.0.arrayidx22.sroa_idx, align 8, !dbg !454, !tbaa.struct !461
  %ref.tmp.sroa.10.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 28, !dbg !454
  store float %.fca.3.extract58, ptr %ref.tmp.sroa.10.0.arrayidx22.sroa_idx, align 4, !dbg !454, !tbaa.struct !462
  %ref.tmp.sroa.11.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 32, !dbg !454
  store i32 %14, ptr %ref.tmp.sroa.11.0.arrayidx22.sroa_idx, align 16, !dbg !454, !tbaa.struct !463
  %ref.tmp.sroa.12.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 36, !dbg !454
  store i8 %.fca.0.extract60, ptr %ref.tmp.sroa.12.0.arrayidx22.sroa_idx, align 4, !dbg !454, !tbaa.struct !464
  %ref.tmp.sroa.13.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 37, !dbg !454
  store i8 %.fca.1.extract62, ptr %ref.tmp.sroa.13.0.arrayidx22.sroa_idx, align 1, !dbg !454, !tbaa.struct !464
  %ref.tmp.sroa.14.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 38, !dbg !454
  store i8 %.fca.2.extract64, ptr %ref.tmp.sroa.14.0.arrayidx22.sroa_idx, align 2, !dbg !454, !tbaa.struct !464
  %ref.tmp.sroa.15.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 39, !dbg !454
  store i8 %.fca.3.extract66, ptr %ref.tmp.sroa.15.0.arrayidx22.sroa_idx, align 1, !dbg !454, !tbaa.struct !464
  %ref.tmp.sroa.16.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 40, !dbg !454
  store i8 %.fca.4.extract, ptr %ref.tmp.sroa.16.0.arrayidx22.sroa_idx, align 8, !dbg !454, !tbaa.struct !464
  %ref.tmp.sroa.17.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 41, !dbg !454
  store i8 %.fca.5.extract, ptr %ref.tmp.sroa.17.0.arrayidx22.sroa_idx, align 1, !dbg !454, !tbaa.struct !464
  %ref.tmp.sroa.18.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 42, !dbg !454
  store i8 %.fca.6.extract, ptr %ref.tmp.sroa.18.0.arrayidx22.sroa_idx, align 2, !dbg !454, !tbaa.struct !464
  %ref.tmp.sroa.19.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 43, !dbg !454
  store i8 %.fca.7.extract, ptr %ref.tmp.sroa.19.0.arrayidx22.sroa_idx, align 1, !dbg !454, !tbaa.struct !464
  %ref.tmp.sroa.20.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 44, !dbg !454
  store i8 %.fca.8.extract, ptr %ref.tmp.sroa.20.0.arrayidx22.sroa_idx, align 4, !dbg !454, !tbaa.struct !464
  %ref.tmp.sroa.21.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 45, !dbg !454
  store i8 %.fca.9.extract, ptr %ref.tmp.sroa.21.0.arrayidx22.sroa_idx, align 1, !dbg !454, !tbaa.struct !464
  %ref.tmp.sroa.22.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 46, !dbg !454
  store i8 %.fca.10.extract, ptr %ref.tmp.sroa.22.0.arrayidx22.sroa_idx, align 2, !dbg !454, !tbaa.struct !464
  %ref.tmp.sroa.23.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 47, !dbg !454
  store i8 %.fca.11.extract, ptr %ref.tmp.sroa.23.0.arrayidx22.sroa_idx, align 1, !dbg !454, !tbaa.struct !464
  call void @llvm.dbg.value(metadata i32 %14, metadata !390, metadata !DIExpression(DW_OP_LLVM_fragment, 256, 32)), !dbg !392
  %16 = load i8, ptr %arrayidx, align 1, !dbg !465, !tbaa !466
  %conv27 = sext i8 %16 to i32, !dbg !467
  %add2893 = shl nsw i32 %conv27, 3, !dbg !468
  %bf.lshr94 = add i32 %add2893, %14, !dbg !468
  call void @llvm.dbg.value(metadata !DIArgList(i32 %14, i32 %add2893), metadata !390, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 256, 32)), !dbg !392
  store i32 %bf.lshr94, ptr %ref.tmp.sroa.11.0.arrayidx22.sroa_idx, align 16, !dbg !469, !tbaa.struct !463
  %idxprom33 = sext i32 %add14 to i64, !dbg !470
  %rest35 = getelementptr inbounds %struct.Packed, ptr %q, i64 %idxprom33, i32 2, !dbg !471
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(5) %rest35, ptr noundef nonnull align 1 dereferenceable(5) %rest, i64 5, i1 false), !dbg !472
  %17 = xor i32 %14, %.fr, !dbg !473
  %18 = and i32 %17, 7, !dbg !473
  %cmp41 = icmp eq i32 %18, 0, !dbg !473
  br i1 %cmp41, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !473

if.then.i:                                        ; preds = %if.end
  tail call void @__assertfail(ptr noundef nonnull @.str, ptr noundef nonnull @.str1, i32 noundef 36, ptr noundef nonnull @__func__._Z7structs4ViewP6PackedP4PairS0_7double2, i64 noundef 1) #7, !dbg !473
  unreachable, !dbg !473

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.end
  %cmp42 = icmp eq i32 %.fr, 0, !dbg !474
  br i1 %cmp42, label %if.then43, label %if.end50, !dbg !476

if.then43:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  call void @llvm.dbg.value(metadata ptr %m, metadata !399, metadata !DIExpression()), !dbg !477
  call void @llvm.dbg.value(metadata i32 0, metadata !401, metadata !DIExpression()), !dbg !477
  call void @llvm.dbg.value(metadata i32 0, metadata !402, metadata !DIExpression()), !dbg !477
  %19 = load ptr, ptr %m, align 8, !dbg !479, !tbaa !427
  %20 = load float, ptr %19, align 4, !dbg !480, !tbaa !336
  %conv46 = fpext float %20 to double, !dbg !481
  %21 = load i8, ptr %one, align 1, !dbg !482, !tbaa !466
  %conv48 = sext i8 %21 to i32, !dbg !483
  %shl = shl i64 %idxprom, 33, !dbg !484
  store i32 %1, ptr %tmp, align 8, !dbg !485
  %22 = getelementptr inbounds %printf_args, ptr %tmp, i64 0, i32 1, !dbg !485
  store double %conv46, ptr %22, align 8, !dbg !485
  %23 = getelementptr inbounds %printf_args, ptr %tmp, i64 0, i32 2, !dbg !485
  store i32 %conv48, ptr %23, align 8, !dbg !485
  %24 = getelementptr inbounds %printf_args, ptr %tmp, i64 0, i32 3, !dbg !485
  store ptr @.str3, ptr %24, align 8, !dbg !485
  %25 = getelementptr inbounds %printf_args, ptr %tmp, i64 0, i32 4, !dbg !485
  store i64 %shl, ptr %25, align 8, !dbg !485
  %26 = call i32 @vprintf(ptr nonnull @.str2, ptr nonnull %tmp) #6, !dbg !485
  br label %if.end50, !dbg !485

if.end50:                                         ; preds = %if.then43, %_ZL9ws_assertbPKcS0_jS0_.exit
  ret void, !dbg !486
}

declare i32 @vprintf(ptr, ptr) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.value(metadata, metadata, metadata) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { convergent noreturn nounwind }

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
!28 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 16.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !29, globals: !33, imports: !34, splitDebugInlining: false, nameTableKind: None)
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
!306 = !{ptr @_Z7structs4ViewP6PackedP4PairS0_7double2, !"kernel", i32 1}
!307 = !{i32 7, !"Dwarf Version", i32 4}
!308 = !{i32 2, !"Debug Info Version", i32 3}
!309 = !{i32 1, !"wchar_size", i32 4}
!310 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!311 = !{!"clang version 16.0.6"}
!312 = distinct !DISubprogram(name: "make", linkageName: "_Z4make6float4j", scope: !2, file: !2, line: 17, type: !313, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !28, retainedNodes: !328)
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
!328 = !{!329, !330, !331}
!329 = !DILocalVariable(name: "v", arg: 1, scope: !312, file: !2, line: 17, type: !318)
!330 = !DILocalVariable(name: "n", arg: 2, scope: !312, file: !2, line: 17, type: !60)
!331 = !DILocalVariable(name: "p", scope: !312, file: !2, line: 18, type: !315)
!332 = !DILocation(line: 17, column: 42, scope: !312)
!333 = !DILocation(line: 0, scope: !312)
!334 = !DILocation(line: 19, column: 8, scope: !312)
!335 = !{i64 0, i64 4, !336, i64 4, i64 4, !336, i64 8, i64 4, !336, i64 12, i64 4, !336}
!336 = !{!337, !337, i64 0}
!337 = !{!"float", !338, i64 0}
!338 = !{!"omnipotent char", !339, i64 0}
!339 = !{!"Simple C++ TBAA"}
!340 = !{i64 0, i64 4, !336, i64 4, i64 4, !336, i64 8, i64 4, !336}
!341 = !{i64 0, i64 4, !336, i64 4, i64 4, !336}
!342 = !{i64 0, i64 4, !336}
!343 = !DILocation(line: 20, column: 24, scope: !312)
!344 = !{!345, !337, i64 12}
!345 = !{!"_ZTS6float4", !337, i64 0, !337, i64 4, !337, i64 8, !337, i64 12}
!346 = !DILocation(line: 20, column: 29, scope: !312)
!347 = !{!345, !337, i64 8}
!348 = !DILocation(line: 20, column: 34, scope: !312)
!349 = !{!345, !337, i64 4}
!350 = !DILocation(line: 21, column: 14, scope: !312)
!351 = !DILocation(line: 22, column: 11, scope: !312)
!352 = !DILocation(line: 23, column: 3, scope: !312)
!353 = distinct !DISubprogram(name: "structs", linkageName: "_Z7structs4ViewP6PackedP4PairS0_7double2", scope: !2, file: !2, line: 25, type: !354, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !28, retainedNodes: !383)
!354 = !DISubroutineType(types: !355)
!355 = !{null, !356, !368, !377, !378, !379}
!356 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "View", file: !2, line: 3, size: 128, flags: DIFlagTypePassByValue, elements: !357, identifier: "_ZTS4View")
!357 = !{!358, !360, !361, !362}
!358 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !356, file: !2, line: 4, baseType: !359, size: 64)
!359 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !321, size: 64)
!360 = !DIDerivedType(tag: DW_TAG_member, name: "rows", scope: !356, file: !2, line: 5, baseType: !63, size: 32, offset: 64)
!361 = !DIDerivedType(tag: DW_TAG_member, name: "cols", scope: !356, file: !2, line: 5, baseType: !63, size: 32, offset: 96)
!362 = !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !356, file: !2, line: 6, type: !363, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!363 = !DISubroutineType(types: !364)
!364 = !{!365, !366, !63, !63}
!365 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !321, size: 64)
!366 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !367, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!367 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !356)
!368 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !369, size: 64)
!369 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Packed", file: !2, line: 8, size: 88, flags: DIFlagTypePassByValue, elements: !370, identifier: "_ZTS6Packed")
!370 = !{!371, !372, !373}
!371 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !369, file: !2, line: 9, baseType: !5, size: 8)
!372 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !369, file: !2, line: 10, baseType: !63, size: 32, offset: 8)
!373 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !369, file: !2, line: 11, baseType: !374, size: 48, offset: 40)
!374 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 48, elements: !375)
!375 = !{!376}
!376 = !DISubrange(count: 3)
!377 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !315, size: 64)
!378 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !369)
!379 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "double2", file: !37, line: 48, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !380, identifier: "_ZTS7double2")
!380 = !{!381, !382}
!381 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !379, file: !37, line: 48, baseType: !85, size: 64)
!382 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !379, file: !37, line: 48, baseType: !85, size: 64, offset: 64)
!383 = !{!384, !385, !386, !387, !388, !389, !390}
!384 = !DILocalVariable(name: "m", arg: 1, scope: !353, file: !2, line: 25, type: !356)
!385 = !DILocalVariable(name: "q", arg: 2, scope: !353, file: !2, line: 25, type: !368)
!386 = !DILocalVariable(name: "pairs", arg: 3, scope: !353, file: !2, line: 25, type: !377)
!387 = !DILocalVariable(name: "one", arg: 4, scope: !353, file: !2, line: 25, type: !378)
!388 = !DILocalVariable(name: "scale", arg: 5, scope: !353, file: !2, line: 25, type: !379)
!389 = !DILocalVariable(name: "t", scope: !353, file: !2, line: 26, type: !63)
!390 = !DILocalVariable(name: "copy", scope: !353, file: !2, line: 32, type: !315)
!391 = !DILocation(line: 25, column: 30, scope: !353)
!392 = !DILocation(line: 0, scope: !353)
!393 = !DILocation(line: 25, column: 70, scope: !353)
!394 = !DILocation(line: 25, column: 83, scope: !353)
!395 = !DILocation(line: 26, column: 11, scope: !353)
!396 = !DILocation(line: 6, column: 60, scope: !397, inlinedAt: !403)
!397 = distinct !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !356, file: !2, line: 6, type: !363, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !28, declaration: !362, retainedNodes: !398)
!398 = !{!399, !401, !402}
!399 = !DILocalVariable(name: "this", arg: 1, scope: !397, type: !400, flags: DIFlagArtificial | DIFlagObjectPointer)
!400 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !367, size: 64)
!401 = !DILocalVariable(name: "r", arg: 2, scope: !397, file: !2, line: 6, type: !63)
!402 = !DILocalVariable(name: "c", arg: 3, scope: !397, file: !2, line: 6, type: !63)
!403 = distinct !DILocation(line: 28, column: 7, scope: !404)
!404 = distinct !DILexicalBlock(scope: !353, file: !2, line: 27, column: 7)
!405 = !DILocation(line: 27, column: 13, scope: !404)
!406 = !{!407, !409, i64 8}
!407 = !{!"_ZTS4View", !408, i64 0, !409, i64 8, !409, i64 12}
!408 = !{!"any pointer", !338, i64 0}
!409 = !{!"int", !338, i64 0}
!410 = !DILocation(line: 27, column: 22, scope: !404)
!411 = !{!407, !409, i64 12}
!412 = !DILocation(line: 27, column: 18, scope: !404)
!413 = !DILocation(line: 27, column: 9, scope: !404)
!414 = !DILocation(line: 27, column: 7, scope: !353)
!415 = !DILocation(line: 28, column: 43, scope: !404)
!416 = !{!417, !418, i64 0}
!417 = !{!"_ZTS7double2", !418, i64 0, !418, i64 8}
!418 = !{!"double", !338, i64 0}
!419 = !DILocation(line: 28, column: 51, scope: !404)
!420 = !{!421, !409, i64 1}
!421 = !{!"_ZTS6Packed", !338, i64 0, !409, i64 1, !338, i64 5}
!422 = !DILocation(line: 28, column: 47, scope: !404)
!423 = !DILocation(line: 28, column: 45, scope: !404)
!424 = !DILocation(line: 28, column: 24, scope: !404)
!425 = !DILocation(line: 0, scope: !397, inlinedAt: !403)
!426 = !DILocation(line: 6, column: 53, scope: !397, inlinedAt: !403)
!427 = !{!407, !408, i64 0}
!428 = !DILocation(line: 6, column: 67, scope: !397, inlinedAt: !403)
!429 = !DILocation(line: 28, column: 34, scope: !404)
!430 = !DILocation(line: 28, column: 5, scope: !404)
!431 = !DILocation(line: 29, column: 3, scope: !353)
!432 = !DILocation(line: 29, column: 8, scope: !353)
!433 = !{i64 0, i64 1, !434, i64 1, i64 4, !435, i64 5, i64 6, !434}
!434 = !{!338, !338, i64 0}
!435 = !{!409, !409, i64 0}
!436 = !DILocation(line: 30, column: 29, scope: !353)
!437 = !DILocation(line: 30, column: 8, scope: !353)
!438 = !DILocation(line: 30, column: 15, scope: !353)
!439 = !DILocation(line: 30, column: 3, scope: !353)
!440 = !DILocation(line: 30, column: 20, scope: !353)
!441 = !{!442, !442, i64 0}
!442 = !{!"short", !338, i64 0}
!443 = !DILocation(line: 31, column: 31, scope: !353)
!444 = !DILocation(line: 31, column: 36, scope: !353)
!445 = !DILocation(line: 31, column: 34, scope: !353)
!446 = !DILocation(line: 31, column: 43, scope: !353)
!447 = !DILocation(line: 31, column: 41, scope: !353)
!448 = !DILocation(line: 31, column: 54, scope: !353)
!449 = !{!417, !418, i64 8}
!450 = !DILocation(line: 31, column: 48, scope: !353)
!451 = !DILocation(line: 31, column: 19, scope: !353)
!452 = !DILocation(line: 31, column: 14, scope: !353)
!453 = !DILocation(line: 31, column: 3, scope: !353)
!454 = !DILocation(line: 31, column: 12, scope: !353)
!455 = !{i64 0, i64 4, !336, i64 4, i64 4, !336, i64 8, i64 4, !336, i64 12, i64 4, !336, i64 16, i64 4, !336, i64 20, i64 4, !336, i64 24, i64 4, !336, i64 28, i64 4, !336, i64 32, i64 4, !435, i64 32, i64 4, !435}
!456 = !{i64 0, i64 4, !336, i64 4, i64 4, !336, i64 8, i64 4, !336, i64 12, i64 4, !336, i64 16, i64 4, !336, i64 20, i64 4, !336, i64 24, i64 4, !336, i64 28, i64 4, !435, i64 28, i64 4, !435}
!457 = !{i64 0, i64 4, !336, i64 4, i64 4, !336, i64 8, i64 4, !336, i64 12, i64 4, !336, i64 16, i64 4, !336, i64 20, i64 4, !336, i64 24, i64 4, !435, i64 24, i64 4, !435}
!458 = !{i64 0, i64 4, !336, i64 4, i64 4, !336, i64 8, i64 4, !336, i64 12, i64 4, !336, i64 16, i64 4, !336, i64 20, i64 4, !435, i64 20, i64 4, !435}
!459 = !{i64 0, i64 4, !336, i64 4, i64 4, !336, i64 8, i64 4, !336, i64 12, i64 4, !336, i64 16, i64 4, !435, i64 16, i64 4, !435}
!460 = !{i64 0, i64 4, !336, i64 4, i64 4, !336, i64 8, i64 4, !336, i64 12, i64 4, !435, i64 12, i64 4, !435}
!461 = !{i64 0, i64 4, !336, i64 4, i64 4, !336, i64 8, i64 4, !435, i64 8, i64 4, !435}
!462 = !{i64 0, i64 4, !336, i64 4, i64 4, !435, i64 4, i64 4, !435}
!463 = !{i64 0, i64 4, !435, i64 0, i64 4, !435}
!464 = !{}
!465 = !DILocation(line: 33, column: 22, scope: !353)
!466 = !{!421, !338, i64 0}
!467 = !DILocation(line: 33, column: 17, scope: !353)
!468 = !DILocation(line: 33, column: 14, scope: !353)
!469 = !DILocation(line: 34, column: 12, scope: !353)
!470 = !DILocation(line: 35, column: 11, scope: !353)
!471 = !DILocation(line: 35, column: 20, scope: !353)
!472 = !DILocation(line: 35, column: 3, scope: !353)
!473 = !DILocation(line: 36, column: 3, scope: !353)
!474 = !DILocation(line: 37, column: 9, scope: !475)
!475 = distinct !DILexicalBlock(scope: !353, file: !2, line: 37, column: 7)
!476 = !DILocation(line: 37, column: 7, scope: !353)
!477 = !DILocation(line: 0, scope: !397, inlinedAt: !478)
!478 = distinct !DILocation(line: 38, column: 62, scope: !475)
!479 = !DILocation(line: 6, column: 53, scope: !397, inlinedAt: !478)
!480 = !DILocation(line: 38, column: 62, scope: !475)
!481 = !DILocation(line: 38, column: 60, scope: !475)
!482 = !DILocation(line: 38, column: 76, scope: !475)
!483 = !DILocation(line: 38, column: 72, scope: !475)
!484 = !DILocation(line: 38, column: 102, scope: !475)
!485 = !DILocation(line: 38, column: 5, scope: !475)
!486 = !DILocation(line: 39, column: 1, scope: !353)
