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

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [21 x i8] c"copy.flag == (t & 7)\00", align 1
@.str1 = private unnamed_addr constant [11 x i8] c"structs.cu\00", align 1
@__PRETTY_FUNCTION__._Z7structs4ViewP6PackedP4PairS0_7double2 = private unnamed_addr constant [60 x i8] c"void structs(View, Packed *, Pair *, const Packed, double2)\00", align 1
@.str2 = private unnamed_addr constant [36 x i8] c"rows %d, first %g, tag %c, %s %lld\0A\00", align 1
@.str3 = private unnamed_addr constant [5 x i8] c"text\00", align 1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local %struct.Pair @_Z4make6float4j(%struct.float4* noundef byval(%struct.float4) align 16 %v, i32 noundef %n) #0 !dbg !538 {
entry:
  call void @llvm.dbg.declare(metadata %struct.float4* %v, metadata !555, metadata !DIExpression()), !dbg !558
  call void @llvm.dbg.value(metadata i32 %n, metadata !556, metadata !DIExpression()), !dbg !559
  %retval.sroa.0.0..sroa_idx = getelementptr inbounds %struct.float4, %struct.float4* %v, i64 0, i32 0, !dbg !560
  %retval.sroa.0.0.copyload = load float, float* %retval.sroa.0.0..sroa_idx, align 16, !dbg !560, !tbaa.struct !561
  call void @llvm.dbg.value(metadata float %retval.sroa.0.0.copyload, metadata !557, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)), !dbg !559
  %retval.sroa.2.0..sroa_idx9 = getelementptr inbounds %struct.float4, %struct.float4* %v, i64 0, i32 1, !dbg !560
  %retval.sroa.2.0.copyload = load float, float* %retval.sroa.2.0..sroa_idx9, align 4, !dbg !560, !tbaa.struct !566
  call void @llvm.dbg.value(metadata float %retval.sroa.2.0.copyload, metadata !557, metadata !DIExpression(DW_OP_LLVM_fragment, 32, 32)), !dbg !559
  %retval.sroa.3.0..sroa_idx10 = getelementptr inbounds %struct.float4, %struct.float4* %v, i64 0, i32 2, !dbg !560
  %retval.sroa.3.0.copyload = load float, float* %retval.sroa.3.0..sroa_idx10, align 8, !dbg !560, !tbaa.struct !567
  call void @llvm.dbg.value(metadata float %retval.sroa.3.0.copyload, metadata !557, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 32)), !dbg !559
  %retval.sroa.4.0..sroa_idx11 = getelementptr inbounds %struct.float4, %struct.float4* %v, i64 0, i32 3, !dbg !560
  %retval.sroa.4.0.copyload = load float, float* %retval.sroa.4.0..sroa_idx11, align 4, !dbg !560, !tbaa.struct !568
  call void @llvm.dbg.value(metadata float %retval.sroa.4.0.copyload, metadata !557, metadata !DIExpression(DW_OP_LLVM_fragment, 96, 32)), !dbg !559
  %w = getelementptr inbounds %struct.float4, %struct.float4* %v, i32 0, i32 3, !dbg !569
  %0 = load float, float* %w, align 4, !dbg !569, !tbaa !570
  %z = getelementptr inbounds %struct.float4, %struct.float4* %v, i32 0, i32 2, !dbg !572
  %1 = load float, float* %z, align 8, !dbg !572, !tbaa !573
  %y = getelementptr inbounds %struct.float4, %struct.float4* %v, i32 0, i32 1, !dbg !574
  %2 = load float, float* %y, align 4, !dbg !574, !tbaa !575
  %x = getelementptr inbounds %struct.float4, %struct.float4* %v, i32 0, i32 0, !dbg !576
  %3 = load float, float* %x, align 16, !dbg !576, !tbaa !577
  %.fca.0.insert = insertvalue %struct.float4 poison, float %0, 0, !dbg !578
  %.fca.1.insert = insertvalue %struct.float4 %.fca.0.insert, float %1, 1, !dbg !578
  %.fca.2.insert18 = insertvalue %struct.float4 %.fca.1.insert, float %2, 2, !dbg !578
  %.fca.3.insert = insertvalue %struct.float4 %.fca.2.insert18, float %3, 3, !dbg !578
  %4 = extractvalue %struct.float4 %.fca.3.insert, 0, !dbg !578
  %5 = extractvalue %struct.float4 %.fca.3.insert, 1, !dbg !578
  %6 = extractvalue %struct.float4 %.fca.3.insert, 2, !dbg !578
  %7 = extractvalue %struct.float4 %.fca.3.insert, 3, !dbg !578
  call void @llvm.dbg.value(metadata float %4, metadata !557, metadata !DIExpression(DW_OP_LLVM_fragment, 128, 32)), !dbg !559
  call void @llvm.dbg.value(metadata float %5, metadata !557, metadata !DIExpression(DW_OP_LLVM_fragment, 160, 32)), !dbg !559
  call void @llvm.dbg.value(metadata float %6, metadata !557, metadata !DIExpression(DW_OP_LLVM_fragment, 192, 32)), !dbg !559
  call void @llvm.dbg.value(metadata float %7, metadata !557, metadata !DIExpression(DW_OP_LLVM_fragment, 224, 32)), !dbg !559
  %and = and i32 %n, 7, !dbg !579
  %bf.value = and i32 %and, 7, !dbg !580
  %bf.clear = and i32 undef, -8, !dbg !580
  %bf.set = or i32 %bf.clear, %bf.value, !dbg !580
  call void @llvm.dbg.value(metadata i32 %bf.set, metadata !557, metadata !DIExpression(DW_OP_LLVM_fragment, 256, 32)), !dbg !559
  %bf.value2 = and i32 %n, 536870911, !dbg !581
  %bf.shl = shl i32 %bf.value2, 3, !dbg !581
  %bf.clear3 = and i32 %bf.set, 7, !dbg !581
  %bf.set4 = or i32 %bf.clear3, %bf.shl, !dbg !581
  call void @llvm.dbg.value(metadata i32 %bf.set4, metadata !557, metadata !DIExpression(DW_OP_LLVM_fragment, 256, 32)), !dbg !559
  %.fca.0.0.insert = insertvalue %struct.Pair poison, float %retval.sroa.0.0.copyload, 0, 0, !dbg !582
  %.fca.0.1.insert = insertvalue %struct.Pair %.fca.0.0.insert, float %retval.sroa.2.0.copyload, 0, 1, !dbg !582
  %.fca.0.2.insert = insertvalue %struct.Pair %.fca.0.1.insert, float %retval.sroa.3.0.copyload, 0, 2, !dbg !582
  %.fca.0.3.insert = insertvalue %struct.Pair %.fca.0.2.insert, float %retval.sroa.4.0.copyload, 0, 3, !dbg !582
  %.fca.1.0.insert = insertvalue %struct.Pair %.fca.0.3.insert, float %4, 1, 0, !dbg !582
  %.fca.1.1.insert = insertvalue %struct.Pair %.fca.1.0.insert, float %5, 1, 1, !dbg !582
  %.fca.1.2.insert = insertvalue %struct.Pair %.fca.1.1.insert, float %6, 1, 2, !dbg !582
  %.fca.1.3.insert = insertvalue %struct.Pair %.fca.1.2.insert, float %7, 1, 3, !dbg !582
  %.fca.2.insert = insertvalue %struct.Pair %.fca.1.3.insert, i32 %bf.set4, 2, !dbg !582
  %.fca.3.0.insert = insertvalue %struct.Pair %.fca.2.insert, i8 undef, 3, 0, !dbg !582
  %.fca.3.1.insert = insertvalue %struct.Pair %.fca.3.0.insert, i8 undef, 3, 1, !dbg !582
  %.fca.3.2.insert = insertvalue %struct.Pair %.fca.3.1.insert, i8 undef, 3, 2, !dbg !582
  %.fca.3.3.insert = insertvalue %struct.Pair %.fca.3.2.insert, i8 undef, 3, 3, !dbg !582
  %.fca.3.4.insert = insertvalue %struct.Pair %.fca.3.3.insert, i8 undef, 3, 4, !dbg !582
  %.fca.3.5.insert = insertvalue %struct.Pair %.fca.3.4.insert, i8 undef, 3, 5, !dbg !582
  %.fca.3.6.insert = insertvalue %struct.Pair %.fca.3.5.insert, i8 undef, 3, 6, !dbg !582
  %.fca.3.7.insert = insertvalue %struct.Pair %.fca.3.6.insert, i8 undef, 3, 7, !dbg !582
  %.fca.3.8.insert = insertvalue %struct.Pair %.fca.3.7.insert, i8 undef, 3, 8, !dbg !582
  %.fca.3.9.insert = insertvalue %struct.Pair %.fca.3.8.insert, i8 undef, 3, 9, !dbg !582
  %.fca.3.10.insert = insertvalue %struct.Pair %.fca.3.9.insert, i8 undef, 3, 10, !dbg !582
  %.fca.3.11.insert = insertvalue %struct.Pair %.fca.3.10.insert, i8 undef, 3, 11, !dbg !582
  ret %struct.Pair %.fca.3.11.insert, !dbg !582
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: argmemonly nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: argmemonly nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @_Z7structs4ViewP6PackedP4PairS0_7double2(%struct.View* noundef byval(%struct.View) align 8 %m, %struct.Packed* noundef %q, %struct.Pair* noundef %pairs, %struct.Packed* noundef byval(%struct.Packed) align 1 %one, %struct.double2* noundef byval(%struct.double2) align 16 %scale) #4 !dbg !583 {
entry:
  %agg.tmp = alloca %struct.float4, align 16
  %copy.sroa.0 = alloca { %struct.float4, %struct.float4 }, align 16
  %copy.sroa.8 = alloca [12 x i8], align 4
  call void @llvm.dbg.declare(metadata { %struct.float4, %struct.float4 }* %copy.sroa.0, metadata !620, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 256)), !dbg !621
  call void @llvm.dbg.declare(metadata [12 x i8]* %copy.sroa.8, metadata !620, metadata !DIExpression(DW_OP_LLVM_fragment, 288, 96)), !dbg !621
  %tmp = alloca %printf_args, align 8
  call void @llvm.dbg.declare(metadata %struct.View* %m, metadata !614, metadata !DIExpression()), !dbg !622
  call void @llvm.dbg.value(metadata %struct.Packed* %q, metadata !615, metadata !DIExpression()), !dbg !623
  call void @llvm.dbg.value(metadata %struct.Pair* %pairs, metadata !616, metadata !DIExpression()), !dbg !623
  call void @llvm.dbg.declare(metadata %struct.Packed* %one, metadata !617, metadata !DIExpression()), !dbg !624
  call void @llvm.dbg.declare(metadata %struct.double2* %scale, metadata !618, metadata !DIExpression()), !dbg !625
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7, !dbg !626
  call void @llvm.dbg.value(metadata i32 %0, metadata !619, metadata !DIExpression()), !dbg !623
  %rows = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 1, !dbg !627
  %1 = load i32, i32* %rows, align 8, !dbg !627, !tbaa !629
  %cols = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 2, !dbg !633
  %2 = load i32, i32* %cols, align 4, !dbg !633, !tbaa !634
  %mul = mul nsw i32 %1, %2, !dbg !635
  %cmp = icmp slt i32 %0, %mul, !dbg !636
  br i1 %cmp, label %if.then, label %if.end, !dbg !637

if.then:                                          ; preds = %entry
  %x = getelementptr inbounds %struct.double2, %struct.double2* %scale, i32 0, i32 0, !dbg !638
  %3 = load double, double* %x, align 16, !dbg !638, !tbaa !639
  %value = getelementptr inbounds %struct.Packed, %struct.Packed* %one, i32 0, i32 1, !dbg !642
  %4 = load i32, i32* %value, align 1, !dbg !642, !tbaa !643
  %conv = sitofp i32 %4 to double, !dbg !645
  %add = fadd double %3, %conv, !dbg !646
  %cols1 = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 2, !dbg !647
  %5 = load i32, i32* %cols1, align 4, !dbg !647, !tbaa !634
  %div = sdiv i32 %0, %5, !dbg !648
  %cols2 = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 2, !dbg !649
  %6 = load i32, i32* %cols2, align 4, !dbg !649, !tbaa !634
  %rem = srem i32 %0, %6, !dbg !650
  call void @llvm.dbg.value(metadata %struct.View* %m, metadata !651, metadata !DIExpression()), !dbg !657
  call void @llvm.dbg.value(metadata i32 %div, metadata !654, metadata !DIExpression()), !dbg !657
  call void @llvm.dbg.value(metadata i32 %rem, metadata !655, metadata !DIExpression()), !dbg !657
  %data.i = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 0, !dbg !659
  %7 = load float*, float** %data.i, align 8, !dbg !659, !tbaa !660
  %cols.i = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 2, !dbg !661
  %8 = load i32, i32* %cols.i, align 4, !dbg !661, !tbaa !634
  %mul.i = mul nsw i32 %div, %8, !dbg !662
  %add.i = add nsw i32 %mul.i, %rem, !dbg !663
  %idxprom.i = sext i32 %add.i to i64, !dbg !659
  %arrayidx.i = getelementptr inbounds float, float* %7, i64 %idxprom.i, !dbg !659
  %9 = load float, float* %arrayidx.i, align 4, !dbg !664, !tbaa !562
  %conv4 = fpext float %9 to double, !dbg !664
  %mul5 = fmul double %conv4, %add, !dbg !664
  %conv6 = fptrunc double %mul5 to float, !dbg !664
  store float %conv6, float* %arrayidx.i, align 4, !dbg !664, !tbaa !562
  br label %if.end, !dbg !665

if.end:                                           ; preds = %if.then, %entry
  %idxprom = sext i32 %0 to i64, !dbg !666
  %arrayidx = getelementptr inbounds %struct.Packed, %struct.Packed* %q, i64 %idxprom, !dbg !666
  %10 = bitcast %struct.Packed* %arrayidx to i8*, !dbg !667
  %11 = bitcast %struct.Packed* %one to i8*, !dbg !667
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %10, i8* align 1 %11, i64 11, i1 false), !dbg !667, !tbaa.struct !668
  %conv7 = trunc i32 %0 to i16, !dbg !671
  %idxprom8 = sext i32 %0 to i64, !dbg !672
  %arrayidx9 = getelementptr inbounds %struct.Packed, %struct.Packed* %q, i64 %idxprom8, !dbg !672
  %rest = getelementptr inbounds %struct.Packed, %struct.Packed* %arrayidx9, i32 0, i32 2, !dbg !673
  %rem10 = srem i32 %0, 3, !dbg !674
  %idxprom11 = sext i32 %rem10 to i64, !dbg !672
  %arrayidx12 = getelementptr inbounds [3 x i16], [3 x i16]* %rest, i64 0, i64 %idxprom11, !dbg !672
  store i16 %conv7, i16* %arrayidx12, align 1, !dbg !675, !tbaa !676
  %conv13 = sitofp i32 %0 to float, !dbg !678
  %add14 = add nsw i32 %0, 1, !dbg !679
  %conv15 = sitofp i32 %add14 to float, !dbg !680
  %add16 = add nsw i32 %0, 2, !dbg !681
  %conv17 = sitofp i32 %add16 to float, !dbg !682
  %y = getelementptr inbounds %struct.double2, %struct.double2* %scale, i32 0, i32 1, !dbg !683
  %12 = load double, double* %y, align 8, !dbg !683, !tbaa !684
  %conv18 = fptrunc double %12 to float, !dbg !685
  %.fca.0.insert = insertvalue %struct.float4 poison, float %conv13, 0, !dbg !686
  %.fca.1.insert = insertvalue %struct.float4 %.fca.0.insert, float %conv15, 1, !dbg !686
  %.fca.2.insert = insertvalue %struct.float4 %.fca.1.insert, float %conv17, 2, !dbg !686
  %.fca.3.insert = insertvalue %struct.float4 %.fca.2.insert, float %conv18, 3, !dbg !686
  %13 = getelementptr inbounds %struct.float4, %struct.float4* %agg.tmp, i32 0, i32 0, !dbg !686
  %14 = extractvalue %struct.float4 %.fca.3.insert, 0, !dbg !686
  store float %14, float* %13, align 16, !dbg !686
  %15 = getelementptr inbounds %struct.float4, %struct.float4* %agg.tmp, i32 0, i32 1, !dbg !686
  %16 = extractvalue %struct.float4 %.fca.3.insert, 1, !dbg !686
  store float %16, float* %15, align 4, !dbg !686
  %17 = getelementptr inbounds %struct.float4, %struct.float4* %agg.tmp, i32 0, i32 2, !dbg !686
  %18 = extractvalue %struct.float4 %.fca.3.insert, 2, !dbg !686
  store float %18, float* %17, align 8, !dbg !686
  %19 = getelementptr inbounds %struct.float4, %struct.float4* %agg.tmp, i32 0, i32 3, !dbg !686
  %20 = extractvalue %struct.float4 %.fca.3.insert, 3, !dbg !686
  store float %20, float* %19, align 4, !dbg !686
  %call20 = call %struct.Pair @_Z4make6float4j(%struct.float4* noundef byval(%struct.float4) align 16 %agg.tmp, i32 noundef %0) #8, !dbg !687
  %21 = extractvalue %struct.Pair %call20, 0, !dbg !687
  %.fca.0.extract = extractvalue %struct.float4 %21, 0, !dbg !687
  %.fca.1.extract = extractvalue %struct.float4 %21, 1, !dbg !687
  %.fca.2.extract = extractvalue %struct.float4 %21, 2, !dbg !687
  %.fca.3.extract = extractvalue %struct.float4 %21, 3, !dbg !687
  %22 = extractvalue %struct.Pair %call20, 1, !dbg !687
  %.fca.0.extract27 = extractvalue %struct.float4 %22, 0, !dbg !687
  %.fca.1.extract29 = extractvalue %struct.float4 %22, 1, !dbg !687
  %.fca.2.extract31 = extractvalue %struct.float4 %22, 2, !dbg !687
  %.fca.3.extract33 = extractvalue %struct.float4 %22, 3, !dbg !687
  %23 = extractvalue %struct.Pair %call20, 2, !dbg !687
  %24 = extractvalue %struct.Pair %call20, 3, !dbg !687
  %.fca.0.extract35 = extractvalue [12 x i8] %24, 0, !dbg !687
  %.fca.1.extract37 = extractvalue [12 x i8] %24, 1, !dbg !687
  %.fca.2.extract39 = extractvalue [12 x i8] %24, 2, !dbg !687
  %.fca.3.extract41 = extractvalue [12 x i8] %24, 3, !dbg !687
  %.fca.4.extract = extractvalue [12 x i8] %24, 4, !dbg !687
  %.fca.5.extract = extractvalue [12 x i8] %24, 5, !dbg !687
  %.fca.6.extract = extractvalue [12 x i8] %24, 6, !dbg !687
  %.fca.7.extract = extractvalue [12 x i8] %24, 7, !dbg !687
  %.fca.8.extract = extractvalue [12 x i8] %24, 8, !dbg !687
  %.fca.9.extract = extractvalue [12 x i8] %24, 9, !dbg !687
  %.fca.10.extract = extractvalue [12 x i8] %24, 10, !dbg !687
  %.fca.11.extract = extractvalue [12 x i8] %24, 11, !dbg !687
  %idxprom21 = sext i32 %0 to i64, !dbg !688
  %arrayidx22 = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom21, !dbg !688
  %ref.tmp.sroa.0.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 0, i32 0, !dbg !689
  store float %.fca.0.extract, float* %ref.tmp.sroa.0.0..sroa_idx, align 16, !dbg !689, !tbaa.struct !690
  %ref.tmp.sroa.4.0..sroa_idx44 = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 0, i32 1, !dbg !689
  store float %.fca.1.extract, float* %ref.tmp.sroa.4.0..sroa_idx44, align 4, !dbg !689, !tbaa.struct !691
  %ref.tmp.sroa.5.0..sroa_idx46 = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 0, i32 2, !dbg !689
  store float %.fca.2.extract, float* %ref.tmp.sroa.5.0..sroa_idx46, align 8, !dbg !689, !tbaa.struct !692
  %ref.tmp.sroa.6.0..sroa_idx48 = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 0, i32 3, !dbg !689
  store float %.fca.3.extract, float* %ref.tmp.sroa.6.0..sroa_idx48, align 4, !dbg !689, !tbaa.struct !693
  %ref.tmp.sroa.7.0..sroa_idx50 = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 1, i32 0, !dbg !689
  store float %.fca.0.extract27, float* %ref.tmp.sroa.7.0..sroa_idx50, align 16, !dbg !689, !tbaa.struct !694
  %ref.tmp.sroa.8.0..sroa_idx52 = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 1, i32 1, !dbg !689
  store float %.fca.1.extract29, float* %ref.tmp.sroa.8.0..sroa_idx52, align 4, !dbg !689, !tbaa.struct !695
  %ref.tmp.sroa.9.0..sroa_idx54 = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 1, i32 2, !dbg !689
  store float %.fca.2.extract31, float* %ref.tmp.sroa.9.0..sroa_idx54, align 8, !dbg !689, !tbaa.struct !696
  %ref.tmp.sroa.10.0..sroa_idx56 = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 1, i32 3, !dbg !689
  store float %.fca.3.extract33, float* %ref.tmp.sroa.10.0..sroa_idx56, align 4, !dbg !689, !tbaa.struct !697
  %ref.tmp.sroa.11.0..sroa_idx58 = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 2, !dbg !689
  store i32 %23, i32* %ref.tmp.sroa.11.0..sroa_idx58, align 16, !dbg !689, !tbaa.struct !698
  %ref.tmp.sroa.12.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 0, !dbg !689
  store i8 %.fca.0.extract35, i8* %ref.tmp.sroa.12.0..sroa_idx, align 4, !dbg !689, !tbaa.struct !699
  %ref.tmp.sroa.13.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 1, !dbg !689
  store i8 %.fca.1.extract37, i8* %ref.tmp.sroa.13.0..sroa_idx, align 1, !dbg !689, !tbaa.struct !699
  %ref.tmp.sroa.14.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 2, !dbg !689
  store i8 %.fca.2.extract39, i8* %ref.tmp.sroa.14.0..sroa_idx, align 2, !dbg !689, !tbaa.struct !699
  %ref.tmp.sroa.15.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 3, !dbg !689
  store i8 %.fca.3.extract41, i8* %ref.tmp.sroa.15.0..sroa_idx, align 1, !dbg !689, !tbaa.struct !699
  %ref.tmp.sroa.16.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 4, !dbg !689
  store i8 %.fca.4.extract, i8* %ref.tmp.sroa.16.0..sroa_idx, align 8, !dbg !689, !tbaa.struct !699
  %ref.tmp.sroa.17.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 5, !dbg !689
  store i8 %.fca.5.extract, i8* %ref.tmp.sroa.17.0..sroa_idx, align 1, !dbg !689, !tbaa.struct !699
  %ref.tmp.sroa.18.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 6, !dbg !689
  store i8 %.fca.6.extract, i8* %ref.tmp.sroa.18.0..sroa_idx, align 2, !dbg !689, !tbaa.struct !699
  %ref.tmp.sroa.19.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 7, !dbg !689
  store i8 %.fca.7.extract, i8* %ref.tmp.sroa.19.0..sroa_idx, align 1, !dbg !689, !tbaa.struct !699
  %ref.tmp.sroa.20.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 8, !dbg !689
  store i8 %.fca.8.extract, i8* %ref.tmp.sroa.20.0..sroa_idx, align 4, !dbg !689, !tbaa.struct !699
  %ref.tmp.sroa.21.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 9, !dbg !689
  store i8 %.fca.9.extract, i8* %ref.tmp.sroa.21.0..sroa_idx, align 1, !dbg !689, !tbaa.struct !699
  %ref.tmp.sroa.22.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 10, !dbg !689
  store i8 %.fca.10.extract, i8* %ref.tmp.sroa.22.0..sroa_idx, align 2, !dbg !689, !tbaa.struct !699
  %ref.tmp.sroa.23.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 11, !dbg !689
  store i8 %.fca.11.extract, i8* %ref.tmp.sroa.23.0..sroa_idx, align 1, !dbg !689, !tbaa.struct !699
  %copy.sroa.0.0.sroa_cast25 = bitcast { %struct.float4, %struct.float4 }* %copy.sroa.0 to i8*, !dbg !700
  call void @llvm.lifetime.start.p0i8(i64 32, i8* %copy.sroa.0.0.sroa_cast25), !dbg !700
  %copy.sroa.8.0.sroa_idx23 = getelementptr inbounds [12 x i8], [12 x i8]* %copy.sroa.8, i64 0, i64 0, !dbg !700
  call void @llvm.lifetime.start.p0i8(i64 12, i8* %copy.sroa.8.0.sroa_idx23), !dbg !700
  %idxprom23 = sext i32 %0 to i64, !dbg !701
  %arrayidx24 = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom23, !dbg !701
  %copy.sroa.0.0..sroa_cast = bitcast %struct.Pair* %arrayidx24 to i8*, !dbg !701
  %copy.sroa.0.0.sroa_cast11 = bitcast { %struct.float4, %struct.float4 }* %copy.sroa.0 to i8*, !dbg !701
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %copy.sroa.0.0.sroa_cast11, i8* align 16 %copy.sroa.0.0..sroa_cast, i64 32, i1 false), !dbg !701, !tbaa.struct !690
  %copy.sroa.4.0..sroa_idx15 = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx24, i64 0, i32 2, !dbg !701
  %copy.sroa.4.0.copyload = load i32, i32* %copy.sroa.4.0..sroa_idx15, align 16, !dbg !701, !tbaa.struct !698
  call void @llvm.dbg.value(metadata i32 %copy.sroa.4.0.copyload, metadata !620, metadata !DIExpression(DW_OP_LLVM_fragment, 256, 32)), !dbg !623
  %copy.sroa.8.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx24, i64 0, i32 3, i64 0, !dbg !701
  %copy.sroa.8.0.sroa_idx19 = getelementptr inbounds [12 x i8], [12 x i8]* %copy.sroa.8, i64 0, i64 0, !dbg !701
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %copy.sroa.8.0.sroa_idx19, i8* align 4 %copy.sroa.8.0..sroa_idx, i64 12, i1 false), !dbg !701, !tbaa.struct !699
  %idxprom25 = sext i32 %0 to i64, !dbg !702
  %arrayidx26 = getelementptr inbounds %struct.Packed, %struct.Packed* %q, i64 %idxprom25, !dbg !702
  %tag = getelementptr inbounds %struct.Packed, %struct.Packed* %arrayidx26, i32 0, i32 0, !dbg !703
  %25 = load i8, i8* %tag, align 1, !dbg !703, !tbaa !704
  %conv27 = sext i8 %25 to i32, !dbg !702
  %bf.lshr = lshr i32 %copy.sroa.4.0.copyload, 3, !dbg !705
  %add28 = add nsw i32 %bf.lshr, %conv27, !dbg !705
  %bf.value = and i32 %add28, 536870911, !dbg !705
  %bf.shl = shl i32 %bf.value, 3, !dbg !705
  %bf.clear = and i32 %copy.sroa.4.0.copyload, 7, !dbg !705
  %bf.set = or i32 %bf.clear, %bf.shl, !dbg !705
  call void @llvm.dbg.value(metadata i32 %bf.set, metadata !620, metadata !DIExpression(DW_OP_LLVM_fragment, 256, 32)), !dbg !623
  %idxprom30 = sext i32 %0 to i64, !dbg !706
  %arrayidx31 = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom30, !dbg !706
  %copy.sroa.0.0..sroa_cast12 = bitcast %struct.Pair* %arrayidx31 to i8*, !dbg !707
  %copy.sroa.0.0.sroa_cast13 = bitcast { %struct.float4, %struct.float4 }* %copy.sroa.0 to i8*, !dbg !707
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %copy.sroa.0.0..sroa_cast12, i8* align 16 %copy.sroa.0.0.sroa_cast13, i64 32, i1 false), !dbg !707, !tbaa.struct !690
  %copy.sroa.4.0..sroa_idx16 = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx31, i64 0, i32 2, !dbg !707
  store i32 %bf.set, i32* %copy.sroa.4.0..sroa_idx16, align 16, !dbg !707, !tbaa.struct !698
  %copy.sroa.8.0..sroa_idx20 = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx31, i64 0, i32 3, i64 0, !dbg !707
  %copy.sroa.8.0.sroa_idx21 = getelementptr inbounds [12 x i8], [12 x i8]* %copy.sroa.8, i64 0, i64 0, !dbg !707
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %copy.sroa.8.0..sroa_idx20, i8* align 4 %copy.sroa.8.0.sroa_idx21, i64 12, i1 false), !dbg !707, !tbaa.struct !699
  %add32 = add nsw i32 %0, 1, !dbg !708
  %idxprom33 = sext i32 %add32 to i64, !dbg !709
  %arrayidx34 = getelementptr inbounds %struct.Packed, %struct.Packed* %q, i64 %idxprom33, !dbg !709
  %rest35 = getelementptr inbounds %struct.Packed, %struct.Packed* %arrayidx34, i32 0, i32 2, !dbg !710
  %26 = bitcast [3 x i16]* %rest35 to i8*, !dbg !711
  %idxprom36 = sext i32 %0 to i64, !dbg !712
  %arrayidx37 = getelementptr inbounds %struct.Packed, %struct.Packed* %q, i64 %idxprom36, !dbg !712
  %rest38 = getelementptr inbounds %struct.Packed, %struct.Packed* %arrayidx37, i32 0, i32 2, !dbg !713
  %27 = bitcast [3 x i16]* %rest38 to i8*, !dbg !711
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %26, i8* align 1 %27, i64 5, i1 false), !dbg !711
  %bf.clear40 = and i32 %bf.set, 7, !dbg !714
  %and = and i32 %0, 7, !dbg !714
  %cmp41 = icmp eq i32 %bf.clear40, %and, !dbg !714
  %frombool.i = zext i1 %cmp41 to i8, !dbg !714
  %tobool.i = trunc i8 %frombool.i to i1, !dbg !714
  br i1 %tobool.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !714

if.then.i:                                        ; preds = %if.end
  call void @__assertfail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str1, i64 0, i64 0), i32 noundef 36, i8* noundef getelementptr inbounds ([60 x i8], [60 x i8]* @__PRETTY_FUNCTION__._Z7structs4ViewP6PackedP4PairS0_7double2, i64 0, i64 0), i64 noundef 1) #9, !dbg !714
  unreachable, !dbg !714

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.end
  %cmp42 = icmp eq i32 %0, 0, !dbg !715
  br i1 %cmp42, label %if.then43, label %if.end50, !dbg !717

if.then43:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %rows44 = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 1, !dbg !718
  %28 = load i32, i32* %rows44, align 8, !dbg !718, !tbaa !629
  call void @llvm.dbg.value(metadata %struct.View* %m, metadata !651, metadata !DIExpression()), !dbg !719
  call void @llvm.dbg.value(metadata i32 0, metadata !654, metadata !DIExpression()), !dbg !719
  call void @llvm.dbg.value(metadata i32 0, metadata !655, metadata !DIExpression()), !dbg !719
  %data.i5 = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 0, !dbg !721
  %29 = load float*, float** %data.i5, align 8, !dbg !721, !tbaa !660
  %cols.i6 = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 2, !dbg !722
  %30 = load i32, i32* %cols.i6, align 4, !dbg !722, !tbaa !634
  %mul.i7 = mul nsw i32 0, %30, !dbg !723
  %add.i8 = add nsw i32 %mul.i7, 0, !dbg !724
  %idxprom.i9 = sext i32 %add.i8 to i64, !dbg !721
  %arrayidx.i10 = getelementptr inbounds float, float* %29, i64 %idxprom.i9, !dbg !721
  %31 = load float, float* %arrayidx.i10, align 4, !dbg !725, !tbaa !562
  %conv46 = fpext float %31 to double, !dbg !726
  %tag47 = getelementptr inbounds %struct.Packed, %struct.Packed* %one, i32 0, i32 0, !dbg !727
  %32 = load i8, i8* %tag47, align 1, !dbg !727, !tbaa !704
  %conv48 = sext i8 %32 to i32, !dbg !728
  %conv49 = sext i32 %0 to i64, !dbg !729
  %shl = shl i64 %conv49, 33, !dbg !730
  %33 = getelementptr inbounds %printf_args, %printf_args* %tmp, i32 0, i32 0, !dbg !731
  store i32 %28, i32* %33, align 4, !dbg !731
  %34 = getelementptr inbounds %printf_args, %printf_args* %tmp, i32 0, i32 1, !dbg !731
  store double %conv46, double* %34, align 8, !dbg !731
  %35 = getelementptr inbounds %printf_args, %printf_args* %tmp, i32 0, i32 2, !dbg !731
  store i32 %conv48, i32* %35, align 4, !dbg !731
  %36 = getelementptr inbounds %printf_args, %printf_args* %tmp, i32 0, i32 3, !dbg !731
  store i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str3, i64 0, i64 0), i8** %36, align 8, !dbg !731
  %37 = getelementptr inbounds %printf_args, %printf_args* %tmp, i32 0, i32 4, !dbg !731
  store i64 %shl, i64* %37, align 8, !dbg !731
  %38 = bitcast %printf_args* %tmp to i8*, !dbg !731
  %39 = call i32 @vprintf(i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.str2, i64 0, i64 0), i8* %38), !dbg !731
  br label %if.end50, !dbg !731

if.end50:                                         ; preds = %if.then43, %_ZL9ws_assertbPKcS0_jS0_.exit
  %copy.sroa.0.0.sroa_cast26 = bitcast { %struct.float4, %struct.float4 }* %copy.sroa.0 to i8*, !dbg !732
  call void @llvm.lifetime.end.p0i8(i64 32, i8* %copy.sroa.0.0.sroa_cast26), !dbg !732
  %copy.sroa.8.0.sroa_idx24 = getelementptr inbounds [12 x i8], [12 x i8]* %copy.sroa.8, i64 0, i64 0, !dbg !732
  call void @llvm.lifetime.end.p0i8(i64 12, i8* %copy.sroa.8.0.sroa_idx24), !dbg !732
  ret void, !dbg !732
}

declare i32 @vprintf(i8*, i8*)

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(i8* noundef, i8* noundef, i32 noundef, i8* noundef, i64 noundef) #6

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #1

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { argmemonly nofree nosync nounwind willreturn }
attributes #4 = { convergent mustprogress norecurse nounwind "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { nounwind readnone speculatable }
attributes #6 = { convergent noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }
attributes #9 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!532}
!llvm.module.flags = !{!533, !534, !535, !536}
!llvm.ident = !{!537}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !6, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "structs.cu", directory: ".")
!2 = !{!3, !4, !5}
!3 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!5 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!6 = !{!7, !10, !12, !17, !22, !26, !31, !33, !39, !44, !46, !50, !52, !54, !56, !59, !62, !65, !67, !69, !71, !73, !75, !77, !79, !81, !83, !85, !87, !89, !91, !93, !95, !97, !99, !101, !103, !105, !107, !111, !118, !123, !128, !132, !138, !142, !146, !150, !152, !154, !158, !162, !166, !170, !174, !176, !180, !184, !188, !190, !194, !196, !200, !204, !206, !208, !213, !219, !223, !227, !231, !233, !235, !237, !241, !245, !249, !251, !255, !259, !263, !264, !268, !270, !272, !276, !281, !285, !289, !293, !297, !299, !301, !305, !307, !311, !315, !319, !324, !328, !332, !337, !341, !345, !349, !351, !359, !363, !369, !375, !381, !382, !383, !384, !388, !390, !394, !398, !402, !406, !408, !412, !414, !418, !422, !424, !426, !428, !432, !436, !438, !442, !444, !448, !450, !452, !454, !456, !458, !460, !462, !464, !466, !468, !470, !472, !474, !476, !478, !480, !482, !487, !489, !491, !496, !500, !505, !511, !513, !519, !523, !527}
!7 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !8, file: !9, line: 128)
!8 = !DINamespace(name: "ws_math", scope: null)
!9 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!10 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !8, file: !9, line: 129)
!11 = !DINamespace(name: "std", scope: null)
!12 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !13, file: !9, line: 154)
!13 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !9, file: !9, line: 137, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!14 = !DISubroutineType(types: !15)
!15 = !{!16, !16}
!16 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!17 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !18, file: !9, line: 154)
!18 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !9, file: !9, line: 133, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!19 = !DISubroutineType(types: !20)
!20 = !{!21, !21}
!21 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!22 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !23, file: !9, line: 154)
!23 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !9, file: !9, line: 134, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!24 = !DISubroutineType(types: !25)
!25 = !{!5, !5}
!26 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !27, file: !9, line: 154)
!27 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !9, file: !9, line: 145, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!28 = !DISubroutineType(types: !29)
!29 = !{!4, !30}
!30 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !32, file: !9, line: 154)
!32 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !9, file: !9, line: 147, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !34, file: !9, line: 154)
!34 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !9, file: !9, line: 149, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!35 = !DISubroutineType(types: !36)
!36 = !{!37, !38}
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !40, file: !43, line: 6)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !41, line: 34, baseType: !42)
!41 = !DIFile(filename: "cuda/ws/config.h", directory: ".")
!42 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!43 = !DIFile(filename: "cuda/ws/type_traits.h", directory: ".")
!44 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !45, file: !43, line: 7)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !41, line: 35, baseType: !21)
!46 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !47, file: !49, line: 8)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !41, line: 36, baseType: !48)
!48 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!49 = !DIFile(filename: "cuda/ws/cstd.h", directory: ".")
!50 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !51, file: !49, line: 8)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !41, line: 38, baseType: !3)
!52 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !53, file: !49, line: 8)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !41, line: 40, baseType: !37)
!54 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !55, file: !49, line: 8)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !41, line: 42, baseType: !21)
!56 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !57, file: !49, line: 8)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !41, line: 37, baseType: !58)
!58 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!59 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !60, file: !49, line: 8)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !41, line: 39, baseType: !61)
!61 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!62 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !63, file: !49, line: 8)
!63 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !41, line: 41, baseType: !64)
!64 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!65 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !66, file: !49, line: 8)
!66 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !41, line: 43, baseType: !42)
!67 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !68, file: !49, line: 9)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least8_t", file: !41, line: 48, baseType: !48)
!69 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !70, file: !49, line: 9)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least16_t", file: !41, line: 50, baseType: !3)
!71 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !72, file: !49, line: 9)
!72 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least32_t", file: !41, line: 52, baseType: !37)
!73 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !74, file: !49, line: 9)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least64_t", file: !41, line: 54, baseType: !21)
!75 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !76, file: !49, line: 9)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least8_t", file: !41, line: 49, baseType: !58)
!77 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !78, file: !49, line: 9)
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least16_t", file: !41, line: 51, baseType: !61)
!79 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !80, file: !49, line: 9)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least32_t", file: !41, line: 53, baseType: !64)
!81 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !82, file: !49, line: 9)
!82 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least64_t", file: !41, line: 55, baseType: !42)
!83 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !84, file: !49, line: 10)
!84 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast8_t", file: !41, line: 48, baseType: !48)
!85 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !86, file: !49, line: 10)
!86 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast16_t", file: !41, line: 54, baseType: !21)
!87 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !88, file: !49, line: 10)
!88 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast32_t", file: !41, line: 54, baseType: !21)
!89 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !90, file: !49, line: 10)
!90 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast64_t", file: !41, line: 54, baseType: !21)
!91 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !92, file: !49, line: 10)
!92 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast8_t", file: !41, line: 49, baseType: !58)
!93 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !94, file: !49, line: 10)
!94 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast16_t", file: !41, line: 55, baseType: !42)
!95 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !96, file: !49, line: 10)
!96 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast32_t", file: !41, line: 55, baseType: !42)
!97 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !98, file: !49, line: 10)
!98 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast64_t", file: !41, line: 55, baseType: !42)
!99 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !100, file: !49, line: 11)
!100 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !41, line: 44, baseType: !21)
!101 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !102, file: !49, line: 11)
!102 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !41, line: 45, baseType: !42)
!103 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !104, file: !49, line: 11)
!104 = !DIDerivedType(tag: DW_TAG_typedef, name: "intmax_t", file: !41, line: 46, baseType: !21)
!105 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !106, file: !49, line: 11)
!106 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintmax_t", file: !41, line: 47, baseType: !42)
!107 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !108, file: !49, line: 12)
!108 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !109, line: 77, baseType: !110)
!109 = !DIFile(filename: "cuda/ws/libc.h", directory: ".")
!110 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !109, line: 77, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS8_IO_FILE")
!111 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !112, file: !49, line: 12)
!112 = !DISubprogram(name: "printf", scope: !109, file: !109, line: 97, type: !113, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!113 = !DISubroutineType(types: !114)
!114 = !{!37, !115, null}
!115 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !116, size: 64)
!116 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !117)
!117 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!118 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !119, file: !49, line: 12)
!119 = !DISubprogram(name: "fprintf", scope: !109, file: !109, line: 98, type: !120, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!120 = !DISubroutineType(types: !121)
!121 = !{!37, !122, !115, null}
!122 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !108, size: 64)
!123 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !124, file: !49, line: 12)
!124 = !DISubprogram(name: "sprintf", scope: !109, file: !109, line: 99, type: !125, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!125 = !DISubroutineType(types: !126)
!126 = !{!37, !127, !115, null}
!127 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !117, size: 64)
!128 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !129, file: !49, line: 12)
!129 = !DISubprogram(name: "snprintf", scope: !109, file: !109, line: 100, type: !130, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!130 = !DISubroutineType(types: !131)
!131 = !{!37, !127, !40, !115, null}
!132 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !133, file: !49, line: 12)
!133 = !DISubprogram(name: "vprintf", scope: !109, file: !109, line: 103, type: !134, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!134 = !DISubroutineType(types: !135)
!135 = !{!37, !115, !136}
!136 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !109, line: 75, baseType: !137)
!137 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !1, baseType: !127)
!138 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !139, file: !49, line: 12)
!139 = !DISubprogram(name: "vfprintf", scope: !109, file: !109, line: 104, type: !140, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!140 = !DISubroutineType(types: !141)
!141 = !{!37, !122, !115, !136}
!142 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !143, file: !49, line: 12)
!143 = !DISubprogram(name: "vsprintf", scope: !109, file: !109, line: 105, type: !144, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!144 = !DISubroutineType(types: !145)
!145 = !{!37, !127, !115, !136}
!146 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !147, file: !49, line: 12)
!147 = !DISubprogram(name: "vsnprintf", scope: !109, file: !109, line: 106, type: !148, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!148 = !DISubroutineType(types: !149)
!149 = !{!37, !127, !40, !115, !136}
!150 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !151, file: !49, line: 13)
!151 = !DISubprogram(name: "scanf", scope: !109, file: !109, line: 108, type: !113, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!152 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !153, file: !49, line: 13)
!153 = !DISubprogram(name: "fscanf", scope: !109, file: !109, line: 109, type: !120, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!154 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !155, file: !49, line: 13)
!155 = !DISubprogram(name: "sscanf", scope: !109, file: !109, line: 110, type: !156, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!156 = !DISubroutineType(types: !157)
!157 = !{!37, !115, !115, null}
!158 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !159, file: !49, line: 13)
!159 = !DISubprogram(name: "vsscanf", scope: !109, file: !109, line: 113, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!160 = !DISubroutineType(types: !161)
!161 = !{!37, !115, !115, !136}
!162 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !163, file: !49, line: 13)
!163 = !DISubprogram(name: "puts", scope: !109, file: !109, line: 114, type: !164, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!164 = !DISubroutineType(types: !165)
!165 = !{!37, !115}
!166 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !167, file: !49, line: 13)
!167 = !DISubprogram(name: "putchar", scope: !109, file: !109, line: 115, type: !168, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!168 = !DISubroutineType(types: !169)
!169 = !{!37, !37}
!170 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !171, file: !49, line: 13)
!171 = !DISubprogram(name: "putc", scope: !109, file: !109, line: 116, type: !172, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!172 = !DISubroutineType(types: !173)
!173 = !{!37, !37, !122}
!174 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !175, file: !49, line: 13)
!175 = !DISubprogram(name: "fputc", scope: !109, file: !109, line: 117, type: !172, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!176 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !177, file: !49, line: 13)
!177 = !DISubprogram(name: "fputs", scope: !109, file: !109, line: 118, type: !178, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!178 = !DISubroutineType(types: !179)
!179 = !{!37, !115, !122}
!180 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !181, file: !49, line: 13)
!181 = !DISubprogram(name: "getchar", scope: !109, file: !109, line: 119, type: !182, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!182 = !DISubroutineType(types: !183)
!183 = !{!37}
!184 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !185, file: !49, line: 13)
!185 = !DISubprogram(name: "getc", scope: !109, file: !109, line: 120, type: !186, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!186 = !DISubroutineType(types: !187)
!187 = !{!37, !122}
!188 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !189, file: !49, line: 14)
!189 = !DISubprogram(name: "fgetc", scope: !109, file: !109, line: 121, type: !186, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!190 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !191, file: !49, line: 14)
!191 = !DISubprogram(name: "fgets", scope: !109, file: !109, line: 123, type: !192, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!192 = !DISubroutineType(types: !193)
!193 = !{!127, !127, !37, !122}
!194 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !195, file: !49, line: 14)
!195 = !DISubprogram(name: "ungetc", scope: !109, file: !109, line: 122, type: !172, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!196 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !197, file: !49, line: 14)
!197 = !DISubprogram(name: "fopen", scope: !109, file: !109, line: 126, type: !198, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!198 = !DISubroutineType(types: !199)
!199 = !{!122, !115, !115}
!200 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !201, file: !49, line: 14)
!201 = !DISubprogram(name: "freopen", scope: !109, file: !109, line: 127, type: !202, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!202 = !DISubroutineType(types: !203)
!203 = !{!122, !115, !115, !122}
!204 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !205, file: !49, line: 14)
!205 = !DISubprogram(name: "fclose", scope: !109, file: !109, line: 133, type: !186, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!206 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !207, file: !49, line: 14)
!207 = !DISubprogram(name: "fflush", scope: !109, file: !109, line: 134, type: !186, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!208 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !209, file: !49, line: 14)
!209 = !DISubprogram(name: "fread", scope: !109, file: !109, line: 135, type: !210, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!210 = !DISubroutineType(types: !211)
!211 = !{!40, !212, !40, !40, !122}
!212 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!213 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !214, file: !49, line: 14)
!214 = !DISubprogram(name: "fwrite", scope: !109, file: !109, line: 136, type: !215, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!215 = !DISubroutineType(types: !216)
!216 = !{!40, !217, !40, !40, !122}
!217 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !218, size: 64)
!218 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!219 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !220, file: !49, line: 14)
!220 = !DISubprogram(name: "fseek", scope: !109, file: !109, line: 137, type: !221, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!221 = !DISubroutineType(types: !222)
!222 = !{!37, !122, !21, !37}
!223 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !224, file: !49, line: 14)
!224 = !DISubprogram(name: "ftell", scope: !109, file: !109, line: 139, type: !225, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!225 = !DISubroutineType(types: !226)
!226 = !{!21, !122}
!227 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !228, file: !49, line: 15)
!228 = !DISubprogram(name: "rewind", scope: !109, file: !109, line: 141, type: !229, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!229 = !DISubroutineType(types: !230)
!230 = !{null, !122}
!231 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !232, file: !49, line: 15)
!232 = !DISubprogram(name: "feof", scope: !109, file: !109, line: 142, type: !186, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!233 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !234, file: !49, line: 15)
!234 = !DISubprogram(name: "ferror", scope: !109, file: !109, line: 143, type: !186, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!235 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !236, file: !49, line: 15)
!236 = !DISubprogram(name: "clearerr", scope: !109, file: !109, line: 144, type: !229, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!237 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !238, file: !49, line: 15)
!238 = !DISubprogram(name: "setvbuf", scope: !109, file: !109, line: 146, type: !239, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!239 = !DISubroutineType(types: !240)
!240 = !{!37, !122, !127, !37, !40}
!241 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !242, file: !49, line: 15)
!242 = !DISubprogram(name: "setbuf", scope: !109, file: !109, line: 147, type: !243, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!243 = !DISubroutineType(types: !244)
!244 = !{null, !122, !127}
!245 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !246, file: !49, line: 15)
!246 = !DISubprogram(name: "perror", scope: !109, file: !109, line: 149, type: !247, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!247 = !DISubroutineType(types: !248)
!248 = !{null, !115}
!249 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !250, file: !49, line: 15)
!250 = !DISubprogram(name: "remove", scope: !109, file: !109, line: 150, type: !164, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!251 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !252, file: !49, line: 15)
!252 = !DISubprogram(name: "rename", scope: !109, file: !109, line: 151, type: !253, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!253 = !DISubroutineType(types: !254)
!254 = !{!37, !115, !115}
!255 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !256, file: !49, line: 15)
!256 = !DISubprogram(name: "tmpfile", scope: !109, file: !109, line: 130, type: !257, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!257 = !DISubroutineType(types: !258)
!258 = !{!122}
!259 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !260, file: !49, line: 15)
!260 = !DISubprogram(name: "tmpnam", scope: !109, file: !109, line: 131, type: !261, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!261 = !DISubroutineType(types: !262)
!262 = !{!127, !127}
!263 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !136, file: !49, line: 16)
!264 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !265, file: !49, line: 16)
!265 = !DISubprogram(name: "exit", scope: !109, file: !109, line: 154, type: !266, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!266 = !DISubroutineType(types: !267)
!267 = !{null, !37}
!268 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !269, file: !49, line: 16)
!269 = !DISubprogram(name: "_Exit", scope: !109, file: !109, line: 156, type: !266, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!270 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !271, file: !49, line: 16)
!271 = !DISubprogram(name: "quick_exit", scope: !109, file: !109, line: 157, type: !266, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!272 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !273, file: !49, line: 16)
!273 = !DISubprogram(name: "abort", scope: !109, file: !109, line: 158, type: !274, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!274 = !DISubroutineType(types: !275)
!275 = !{null}
!276 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !277, file: !49, line: 16)
!277 = !DISubprogram(name: "atexit", scope: !109, file: !109, line: 159, type: !278, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!278 = !DISubroutineType(types: !279)
!279 = !{!37, !280}
!280 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !274, size: 64)
!281 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !282, file: !49, line: 16)
!282 = !DISubprogram(name: "malloc", scope: !109, file: !109, line: 161, type: !283, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!283 = !DISubroutineType(types: !284)
!284 = !{!212, !40}
!285 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !286, file: !49, line: 16)
!286 = !DISubprogram(name: "free", scope: !109, file: !109, line: 162, type: !287, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!287 = !DISubroutineType(types: !288)
!288 = !{null, !212}
!289 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !290, file: !49, line: 16)
!290 = !DISubprogram(name: "calloc", scope: !109, file: !109, line: 163, type: !291, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!291 = !DISubroutineType(types: !292)
!292 = !{!212, !40, !40}
!293 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !294, file: !49, line: 16)
!294 = !DISubprogram(name: "realloc", scope: !109, file: !109, line: 164, type: !295, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!295 = !DISubroutineType(types: !296)
!296 = !{!212, !212, !40}
!297 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !298, file: !49, line: 17)
!298 = !DISubprogram(name: "aligned_alloc", scope: !109, file: !109, line: 165, type: !291, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!299 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !300, file: !49, line: 17)
!300 = !DISubprogram(name: "rand", scope: !109, file: !109, line: 169, type: !182, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!301 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !302, file: !49, line: 17)
!302 = !DISubprogram(name: "srand", scope: !109, file: !109, line: 170, type: !303, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!303 = !DISubroutineType(types: !304)
!304 = !{null, !64}
!305 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !306, file: !49, line: 17)
!306 = !DISubprogram(name: "atoi", scope: !109, file: !109, line: 182, type: !164, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!307 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !308, file: !49, line: 17)
!308 = !DISubprogram(name: "atol", scope: !109, file: !109, line: 183, type: !309, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!309 = !DISubroutineType(types: !310)
!310 = !{!21, !115}
!311 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !312, file: !49, line: 17)
!312 = !DISubprogram(name: "atoll", scope: !109, file: !109, line: 184, type: !313, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!313 = !DISubroutineType(types: !314)
!314 = !{!5, !115}
!315 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !316, file: !49, line: 17)
!316 = !DISubprogram(name: "atof", scope: !109, file: !109, line: 185, type: !317, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!317 = !DISubroutineType(types: !318)
!318 = !{!30, !115}
!319 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !320, file: !49, line: 17)
!320 = !DISubprogram(name: "strtol", scope: !109, file: !109, line: 186, type: !321, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!321 = !DISubroutineType(types: !322)
!322 = !{!21, !115, !323, !37}
!323 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !127, size: 64)
!324 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !325, file: !49, line: 17)
!325 = !DISubprogram(name: "strtoul", scope: !109, file: !109, line: 187, type: !326, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!326 = !DISubroutineType(types: !327)
!327 = !{!42, !115, !323, !37}
!328 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !329, file: !49, line: 17)
!329 = !DISubprogram(name: "strtoll", scope: !109, file: !109, line: 188, type: !330, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!330 = !DISubroutineType(types: !331)
!331 = !{!5, !115, !323, !37}
!332 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !333, file: !49, line: 18)
!333 = !DISubprogram(name: "strtoull", scope: !109, file: !109, line: 189, type: !334, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!334 = !DISubroutineType(types: !335)
!335 = !{!336, !115, !323, !37}
!336 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!337 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !338, file: !49, line: 18)
!338 = !DISubprogram(name: "strtod", scope: !109, file: !109, line: 190, type: !339, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!339 = !DISubroutineType(types: !340)
!340 = !{!30, !115, !323}
!341 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !342, file: !49, line: 18)
!342 = !DISubprogram(name: "strtof", scope: !109, file: !109, line: 191, type: !343, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!343 = !DISubroutineType(types: !344)
!344 = !{!38, !115, !323}
!345 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !346, file: !49, line: 18)
!346 = !DISubprogram(name: "getenv", scope: !109, file: !109, line: 195, type: !347, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!347 = !DISubroutineType(types: !348)
!348 = !{!127, !115}
!349 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !350, file: !49, line: 18)
!350 = !DISubprogram(name: "system", scope: !109, file: !109, line: 199, type: !164, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!351 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !352, file: !49, line: 18)
!352 = !DISubprogram(name: "qsort", scope: !109, file: !109, line: 309, type: !353, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!353 = !DISubroutineType(types: !354)
!354 = !{null, !212, !40, !40, !355}
!355 = !DIDerivedType(tag: DW_TAG_typedef, name: "ws_compare", file: !109, line: 308, baseType: !356)
!356 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !357, size: 64)
!357 = !DISubroutineType(types: !358)
!358 = !{!37, !217, !217}
!359 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !360, file: !49, line: 18)
!360 = !DISubprogram(name: "bsearch", scope: !109, file: !109, line: 310, type: !361, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!361 = !DISubroutineType(types: !362)
!362 = !{!212, !217, !217, !40, !40, !355}
!363 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !364, file: !49, line: 18)
!364 = !DISubprogram(name: "div", scope: !109, file: !109, line: 202, type: !365, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!365 = !DISubroutineType(types: !366)
!366 = !{!367, !37, !37}
!367 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !109, line: 78, baseType: !368)
!368 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !109, line: 78, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!369 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !370, file: !49, line: 18)
!370 = !DISubprogram(name: "ldiv", scope: !109, file: !109, line: 203, type: !371, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!371 = !DISubroutineType(types: !372)
!372 = !{!373, !21, !21}
!373 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !109, line: 79, baseType: !374)
!374 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !109, line: 79, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS6ldiv_t")
!375 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !376, file: !49, line: 18)
!376 = !DISubprogram(name: "lldiv", scope: !109, file: !109, line: 204, type: !377, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!377 = !DISubroutineType(types: !378)
!378 = !{!379, !5, !5}
!379 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !109, line: 80, baseType: !380)
!380 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !109, line: 80, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS7lldiv_t")
!381 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !367, file: !49, line: 19)
!382 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !373, file: !49, line: 19)
!383 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !379, file: !49, line: 19)
!384 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !385, file: !49, line: 19)
!385 = !DISubprogram(name: "memcpy", scope: !109, file: !109, line: 207, type: !386, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!386 = !DISubroutineType(types: !387)
!387 = !{!212, !212, !217, !40}
!388 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !389, file: !49, line: 19)
!389 = !DISubprogram(name: "memmove", scope: !109, file: !109, line: 208, type: !386, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!390 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !391, file: !49, line: 19)
!391 = !DISubprogram(name: "memset", scope: !109, file: !109, line: 209, type: !392, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!392 = !DISubroutineType(types: !393)
!393 = !{!212, !212, !37, !40}
!394 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !395, file: !49, line: 19)
!395 = !DISubprogram(name: "memcmp", scope: !109, file: !109, line: 210, type: !396, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!396 = !DISubroutineType(types: !397)
!397 = !{!37, !217, !217, !40}
!398 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !399, file: !49, line: 19)
!399 = !DISubprogram(name: "memchr", scope: !109, file: !109, line: 319, type: !400, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!400 = !DISubroutineType(types: !401)
!401 = !{!217, !217, !37, !40}
!402 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !403, file: !49, line: 19)
!403 = !DISubprogram(name: "strlen", scope: !109, file: !109, line: 217, type: !404, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!404 = !DISubroutineType(types: !405)
!405 = !{!40, !115}
!406 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !407, file: !49, line: 19)
!407 = !DISubprogram(name: "strcmp", scope: !109, file: !109, line: 219, type: !253, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!408 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !409, file: !49, line: 20)
!409 = !DISubprogram(name: "strncmp", scope: !109, file: !109, line: 220, type: !410, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!410 = !DISubroutineType(types: !411)
!411 = !{!37, !115, !115, !40}
!412 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !413, file: !49, line: 20)
!413 = !DISubprogram(name: "strcoll", scope: !109, file: !109, line: 223, type: !253, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!414 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !415, file: !49, line: 20)
!415 = !DISubprogram(name: "strcpy", scope: !109, file: !109, line: 225, type: !416, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!416 = !DISubroutineType(types: !417)
!417 = !{!127, !127, !115}
!418 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !419, file: !49, line: 20)
!419 = !DISubprogram(name: "strncpy", scope: !109, file: !109, line: 226, type: !420, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!420 = !DISubroutineType(types: !421)
!421 = !{!127, !127, !115, !40}
!422 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !423, file: !49, line: 20)
!423 = !DISubprogram(name: "strcat", scope: !109, file: !109, line: 228, type: !416, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!424 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !425, file: !49, line: 20)
!425 = !DISubprogram(name: "strncat", scope: !109, file: !109, line: 229, type: !420, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!426 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !427, file: !49, line: 20)
!427 = !DISubprogram(name: "strtok", scope: !109, file: !109, line: 230, type: !416, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!428 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !429, file: !49, line: 20)
!429 = !DISubprogram(name: "strerror", scope: !109, file: !109, line: 235, type: !430, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!430 = !DISubroutineType(types: !431)
!431 = !{!127, !37}
!432 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !433, file: !49, line: 20)
!433 = !DISubprogram(name: "strspn", scope: !109, file: !109, line: 236, type: !434, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!434 = !DISubroutineType(types: !435)
!435 = !{!40, !115, !115}
!436 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !437, file: !49, line: 20)
!437 = !DISubprogram(name: "strcspn", scope: !109, file: !109, line: 237, type: !434, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!438 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !439, file: !49, line: 21)
!439 = !DISubprogram(name: "strchr", scope: !109, file: !109, line: 320, type: !440, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!440 = !DISubroutineType(types: !441)
!441 = !{!115, !115, !37}
!442 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !443, file: !49, line: 21)
!443 = !DISubprogram(name: "strrchr", scope: !109, file: !109, line: 321, type: !440, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!444 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !445, file: !49, line: 21)
!445 = !DISubprogram(name: "strstr", scope: !109, file: !109, line: 322, type: !446, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!446 = !DISubroutineType(types: !447)
!447 = !{!115, !115, !115}
!448 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !449, file: !49, line: 21)
!449 = !DISubprogram(name: "strpbrk", scope: !109, file: !109, line: 323, type: !446, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!450 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !451, file: !49, line: 21)
!451 = !DISubprogram(name: "isalnum", scope: !109, file: !109, line: 251, type: !168, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!452 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !453, file: !49, line: 21)
!453 = !DISubprogram(name: "isalpha", scope: !109, file: !109, line: 252, type: !168, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!454 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !455, file: !49, line: 21)
!455 = !DISubprogram(name: "isblank", scope: !109, file: !109, line: 253, type: !168, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!456 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !457, file: !49, line: 21)
!457 = !DISubprogram(name: "iscntrl", scope: !109, file: !109, line: 254, type: !168, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!458 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !459, file: !49, line: 21)
!459 = !DISubprogram(name: "isdigit", scope: !109, file: !109, line: 255, type: !168, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!460 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !461, file: !49, line: 21)
!461 = !DISubprogram(name: "isgraph", scope: !109, file: !109, line: 256, type: !168, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!462 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !463, file: !49, line: 22)
!463 = !DISubprogram(name: "islower", scope: !109, file: !109, line: 257, type: !168, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!464 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !465, file: !49, line: 22)
!465 = !DISubprogram(name: "isprint", scope: !109, file: !109, line: 258, type: !168, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!466 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !467, file: !49, line: 22)
!467 = !DISubprogram(name: "ispunct", scope: !109, file: !109, line: 259, type: !168, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!468 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !469, file: !49, line: 22)
!469 = !DISubprogram(name: "isspace", scope: !109, file: !109, line: 260, type: !168, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!470 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !471, file: !49, line: 22)
!471 = !DISubprogram(name: "isupper", scope: !109, file: !109, line: 261, type: !168, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!472 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !473, file: !49, line: 22)
!473 = !DISubprogram(name: "isxdigit", scope: !109, file: !109, line: 262, type: !168, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!474 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !475, file: !49, line: 22)
!475 = !DISubprogram(name: "tolower", scope: !109, file: !109, line: 265, type: !168, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!476 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !477, file: !49, line: 22)
!477 = !DISubprogram(name: "toupper", scope: !109, file: !109, line: 266, type: !168, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!478 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !479, file: !49, line: 23)
!479 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !109, line: 69, baseType: !21)
!480 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !481, file: !49, line: 23)
!481 = !DIDerivedType(tag: DW_TAG_typedef, name: "clock_t", file: !109, line: 70, baseType: !21)
!482 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !483, file: !49, line: 23)
!483 = !DISubprogram(name: "clock", linkageName: "_ZL5clockv", scope: !484, file: !484, line: 244, type: !485, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!484 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!485 = !DISubroutineType(types: !486)
!486 = !{!481}
!487 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !488, file: !49, line: 23)
!488 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !109, line: 84, size: 448, flags: DIFlagFwdDecl, identifier: "_ZTS2tm")
!489 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !490, file: !49, line: 23)
!490 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !109, line: 82, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS8timespec")
!491 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !492, file: !49, line: 23)
!492 = !DISubprogram(name: "time", scope: !109, file: !109, line: 269, type: !493, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!493 = !DISubroutineType(types: !494)
!494 = !{!479, !495}
!495 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !479, size: 64)
!496 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !497, file: !49, line: 23)
!497 = !DISubprogram(name: "difftime", scope: !109, file: !109, line: 270, type: !498, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!498 = !DISubroutineType(types: !499)
!499 = !{!30, !479, !479}
!500 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !501, file: !49, line: 23)
!501 = !DISubprogram(name: "mktime", scope: !109, file: !109, line: 271, type: !502, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!502 = !DISubroutineType(types: !503)
!503 = !{!479, !504}
!504 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !488, size: 64)
!505 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !506, file: !49, line: 23)
!506 = !DISubprogram(name: "localtime", scope: !109, file: !109, line: 273, type: !507, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!507 = !DISubroutineType(types: !508)
!508 = !{!504, !509}
!509 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !510, size: 64)
!510 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !479)
!511 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !512, file: !49, line: 23)
!512 = !DISubprogram(name: "gmtime", scope: !109, file: !109, line: 275, type: !507, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!513 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !514, file: !49, line: 24)
!514 = !DISubprogram(name: "asctime", scope: !109, file: !109, line: 277, type: !515, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!515 = !DISubroutineType(types: !516)
!516 = !{!127, !517}
!517 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !518, size: 64)
!518 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !488)
!519 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !520, file: !49, line: 24)
!520 = !DISubprogram(name: "ctime", scope: !109, file: !109, line: 278, type: !521, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!521 = !DISubroutineType(types: !522)
!522 = !{!127, !509}
!523 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !524, file: !49, line: 24)
!524 = !DISubprogram(name: "strftime", scope: !109, file: !109, line: 280, type: !525, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!525 = !DISubroutineType(types: !526)
!526 = !{!40, !127, !40, !115, !517}
!527 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !528, file: !49, line: 24)
!528 = !DISubprogram(name: "timespec_get", scope: !109, file: !109, line: 285, type: !529, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!529 = !DISubroutineType(types: !530)
!530 = !{!37, !531, !37}
!531 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !490, size: 64)
!532 = !{void (%struct.View*, %struct.Packed*, %struct.Pair*, %struct.Packed*, %struct.double2*)* @_Z7structs4ViewP6PackedP4PairS0_7double2, !"kernel", i32 1}
!533 = !{i32 7, !"Dwarf Version", i32 4}
!534 = !{i32 2, !"Debug Info Version", i32 3}
!535 = !{i32 1, !"wchar_size", i32 4}
!536 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!537 = !{!"clang version 14.0.6"}
!538 = distinct !DISubprogram(name: "make", linkageName: "_Z4make6float4j", scope: !1, file: !1, line: 17, type: !539, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !554)
!539 = !DISubroutineType(types: !540)
!540 = !{!541, !544, !64}
!541 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Pair", file: !1, line: 13, size: 384, flags: DIFlagTypePassByValue, elements: !542, identifier: "_ZTS4Pair")
!542 = !{!543, !551, !552, !553}
!543 = !DIDerivedType(tag: DW_TAG_member, name: "lo", scope: !541, file: !1, line: 14, baseType: !544, size: 128, align: 128)
!544 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "float4", file: !545, line: 12, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !546, identifier: "_ZTS6float4")
!545 = !DIFile(filename: "cuda/ws/vector_types.h", directory: ".")
!546 = !{!547, !548, !549, !550}
!547 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !544, file: !545, line: 12, baseType: !38, size: 32)
!548 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !544, file: !545, line: 12, baseType: !38, size: 32, offset: 32)
!549 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !544, file: !545, line: 12, baseType: !38, size: 32, offset: 64)
!550 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !544, file: !545, line: 12, baseType: !38, size: 32, offset: 96)
!551 = !DIDerivedType(tag: DW_TAG_member, name: "hi", scope: !541, file: !1, line: 14, baseType: !544, size: 128, align: 128, offset: 128)
!552 = !DIDerivedType(tag: DW_TAG_member, name: "flag", scope: !541, file: !1, line: 15, baseType: !64, size: 3, offset: 256, flags: DIFlagBitField, extraData: i64 256)
!553 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !541, file: !1, line: 15, baseType: !64, size: 29, offset: 259, flags: DIFlagBitField, extraData: i64 256)
!554 = !{!555, !556, !557}
!555 = !DILocalVariable(name: "v", arg: 1, scope: !538, file: !1, line: 17, type: !544)
!556 = !DILocalVariable(name: "n", arg: 2, scope: !538, file: !1, line: 17, type: !64)
!557 = !DILocalVariable(name: "p", scope: !538, file: !1, line: 18, type: !541)
!558 = !DILocation(line: 17, column: 42, scope: !538)
!559 = !DILocation(line: 0, scope: !538)
!560 = !DILocation(line: 19, column: 8, scope: !538)
!561 = !{i64 0, i64 4, !562, i64 4, i64 4, !562, i64 8, i64 4, !562, i64 12, i64 4, !562}
!562 = !{!563, !563, i64 0}
!563 = !{!"float", !564, i64 0}
!564 = !{!"omnipotent char", !565, i64 0}
!565 = !{!"Simple C++ TBAA"}
!566 = !{i64 0, i64 4, !562, i64 4, i64 4, !562, i64 8, i64 4, !562}
!567 = !{i64 0, i64 4, !562, i64 4, i64 4, !562}
!568 = !{i64 0, i64 4, !562}
!569 = !DILocation(line: 20, column: 24, scope: !538)
!570 = !{!571, !563, i64 12}
!571 = !{!"_ZTS6float4", !563, i64 0, !563, i64 4, !563, i64 8, !563, i64 12}
!572 = !DILocation(line: 20, column: 29, scope: !538)
!573 = !{!571, !563, i64 8}
!574 = !DILocation(line: 20, column: 34, scope: !538)
!575 = !{!571, !563, i64 4}
!576 = !DILocation(line: 20, column: 39, scope: !538)
!577 = !{!571, !563, i64 0}
!578 = !DILocation(line: 20, column: 10, scope: !538)
!579 = !DILocation(line: 21, column: 14, scope: !538)
!580 = !DILocation(line: 21, column: 10, scope: !538)
!581 = !DILocation(line: 22, column: 11, scope: !538)
!582 = !DILocation(line: 23, column: 3, scope: !538)
!583 = distinct !DISubprogram(name: "structs", linkageName: "_Z7structs4ViewP6PackedP4PairS0_7double2", scope: !1, file: !1, line: 25, type: !584, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !613)
!584 = !DISubroutineType(types: !585)
!585 = !{null, !586, !598, !607, !608, !609}
!586 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "View", file: !1, line: 3, size: 128, flags: DIFlagTypePassByValue, elements: !587, identifier: "_ZTS4View")
!587 = !{!588, !590, !591, !592}
!588 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !586, file: !1, line: 4, baseType: !589, size: 64)
!589 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!590 = !DIDerivedType(tag: DW_TAG_member, name: "rows", scope: !586, file: !1, line: 5, baseType: !37, size: 32, offset: 64)
!591 = !DIDerivedType(tag: DW_TAG_member, name: "cols", scope: !586, file: !1, line: 5, baseType: !37, size: 32, offset: 96)
!592 = !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !586, file: !1, line: 6, type: !593, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!593 = !DISubroutineType(types: !594)
!594 = !{!595, !596, !37, !37}
!595 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !38, size: 64)
!596 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !597, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!597 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !586)
!598 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !599, size: 64)
!599 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Packed", file: !1, line: 8, size: 88, flags: DIFlagTypePassByValue, elements: !600, identifier: "_ZTS6Packed")
!600 = !{!601, !602, !603}
!601 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !599, file: !1, line: 9, baseType: !117, size: 8)
!602 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !599, file: !1, line: 10, baseType: !37, size: 32, offset: 8)
!603 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !599, file: !1, line: 11, baseType: !604, size: 48, offset: 40)
!604 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 48, elements: !605)
!605 = !{!606}
!606 = !DISubrange(count: 3)
!607 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !541, size: 64)
!608 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !599)
!609 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "double2", file: !545, line: 12, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !610, identifier: "_ZTS7double2")
!610 = !{!611, !612}
!611 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !609, file: !545, line: 12, baseType: !30, size: 64)
!612 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !609, file: !545, line: 12, baseType: !30, size: 64, offset: 64)
!613 = !{!614, !615, !616, !617, !618, !619, !620}
!614 = !DILocalVariable(name: "m", arg: 1, scope: !583, file: !1, line: 25, type: !586)
!615 = !DILocalVariable(name: "q", arg: 2, scope: !583, file: !1, line: 25, type: !598)
!616 = !DILocalVariable(name: "pairs", arg: 3, scope: !583, file: !1, line: 25, type: !607)
!617 = !DILocalVariable(name: "one", arg: 4, scope: !583, file: !1, line: 25, type: !608)
!618 = !DILocalVariable(name: "scale", arg: 5, scope: !583, file: !1, line: 25, type: !609)
!619 = !DILocalVariable(name: "t", scope: !583, file: !1, line: 26, type: !37)
!620 = !DILocalVariable(name: "copy", scope: !583, file: !1, line: 32, type: !541)
!621 = !DILocation(line: 32, column: 8, scope: !583)
!622 = !DILocation(line: 25, column: 30, scope: !583)
!623 = !DILocation(line: 0, scope: !583)
!624 = !DILocation(line: 25, column: 70, scope: !583)
!625 = !DILocation(line: 25, column: 83, scope: !583)
!626 = !DILocation(line: 26, column: 11, scope: !583)
!627 = !DILocation(line: 27, column: 13, scope: !628)
!628 = distinct !DILexicalBlock(scope: !583, file: !1, line: 27, column: 7)
!629 = !{!630, !632, i64 8}
!630 = !{!"_ZTS4View", !631, i64 0, !632, i64 8, !632, i64 12}
!631 = !{!"any pointer", !564, i64 0}
!632 = !{!"int", !564, i64 0}
!633 = !DILocation(line: 27, column: 22, scope: !628)
!634 = !{!630, !632, i64 12}
!635 = !DILocation(line: 27, column: 18, scope: !628)
!636 = !DILocation(line: 27, column: 9, scope: !628)
!637 = !DILocation(line: 27, column: 7, scope: !583)
!638 = !DILocation(line: 28, column: 43, scope: !628)
!639 = !{!640, !641, i64 0}
!640 = !{!"_ZTS7double2", !641, i64 0, !641, i64 8}
!641 = !{!"double", !564, i64 0}
!642 = !DILocation(line: 28, column: 51, scope: !628)
!643 = !{!644, !632, i64 1}
!644 = !{!"_ZTS6Packed", !564, i64 0, !632, i64 1, !564, i64 5}
!645 = !DILocation(line: 28, column: 47, scope: !628)
!646 = !DILocation(line: 28, column: 45, scope: !628)
!647 = !DILocation(line: 28, column: 16, scope: !628)
!648 = !DILocation(line: 28, column: 12, scope: !628)
!649 = !DILocation(line: 28, column: 28, scope: !628)
!650 = !DILocation(line: 28, column: 24, scope: !628)
!651 = !DILocalVariable(name: "this", arg: 1, scope: !652, type: !656, flags: DIFlagArtificial | DIFlagObjectPointer)
!652 = distinct !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !586, file: !1, line: 6, type: !593, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !592, retainedNodes: !653)
!653 = !{!651, !654, !655}
!654 = !DILocalVariable(name: "r", arg: 2, scope: !652, file: !1, line: 6, type: !37)
!655 = !DILocalVariable(name: "c", arg: 3, scope: !652, file: !1, line: 6, type: !37)
!656 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !597, size: 64)
!657 = !DILocation(line: 0, scope: !652, inlinedAt: !658)
!658 = distinct !DILocation(line: 28, column: 7, scope: !628)
!659 = !DILocation(line: 6, column: 53, scope: !652, inlinedAt: !658)
!660 = !{!630, !631, i64 0}
!661 = !DILocation(line: 6, column: 62, scope: !652, inlinedAt: !658)
!662 = !DILocation(line: 6, column: 60, scope: !652, inlinedAt: !658)
!663 = !DILocation(line: 6, column: 67, scope: !652, inlinedAt: !658)
!664 = !DILocation(line: 28, column: 34, scope: !628)
!665 = !DILocation(line: 28, column: 5, scope: !628)
!666 = !DILocation(line: 29, column: 3, scope: !583)
!667 = !DILocation(line: 29, column: 8, scope: !583)
!668 = !{i64 0, i64 1, !669, i64 1, i64 4, !670, i64 5, i64 6, !669}
!669 = !{!564, !564, i64 0}
!670 = !{!632, !632, i64 0}
!671 = !DILocation(line: 30, column: 29, scope: !583)
!672 = !DILocation(line: 30, column: 3, scope: !583)
!673 = !DILocation(line: 30, column: 8, scope: !583)
!674 = !DILocation(line: 30, column: 15, scope: !583)
!675 = !DILocation(line: 30, column: 20, scope: !583)
!676 = !{!677, !677, i64 0}
!677 = !{!"short", !564, i64 0}
!678 = !DILocation(line: 31, column: 31, scope: !583)
!679 = !DILocation(line: 31, column: 36, scope: !583)
!680 = !DILocation(line: 31, column: 34, scope: !583)
!681 = !DILocation(line: 31, column: 43, scope: !583)
!682 = !DILocation(line: 31, column: 41, scope: !583)
!683 = !DILocation(line: 31, column: 54, scope: !583)
!684 = !{!640, !641, i64 8}
!685 = !DILocation(line: 31, column: 48, scope: !583)
!686 = !DILocation(line: 31, column: 19, scope: !583)
!687 = !DILocation(line: 31, column: 14, scope: !583)
!688 = !DILocation(line: 31, column: 3, scope: !583)
!689 = !DILocation(line: 31, column: 12, scope: !583)
!690 = !{i64 0, i64 4, !562, i64 4, i64 4, !562, i64 8, i64 4, !562, i64 12, i64 4, !562, i64 16, i64 4, !562, i64 20, i64 4, !562, i64 24, i64 4, !562, i64 28, i64 4, !562, i64 32, i64 4, !670, i64 32, i64 4, !670}
!691 = !{i64 0, i64 4, !562, i64 4, i64 4, !562, i64 8, i64 4, !562, i64 12, i64 4, !562, i64 16, i64 4, !562, i64 20, i64 4, !562, i64 24, i64 4, !562, i64 28, i64 4, !670, i64 28, i64 4, !670}
!692 = !{i64 0, i64 4, !562, i64 4, i64 4, !562, i64 8, i64 4, !562, i64 12, i64 4, !562, i64 16, i64 4, !562, i64 20, i64 4, !562, i64 24, i64 4, !670, i64 24, i64 4, !670}
!693 = !{i64 0, i64 4, !562, i64 4, i64 4, !562, i64 8, i64 4, !562, i64 12, i64 4, !562, i64 16, i64 4, !562, i64 20, i64 4, !670, i64 20, i64 4, !670}
!694 = !{i64 0, i64 4, !562, i64 4, i64 4, !562, i64 8, i64 4, !562, i64 12, i64 4, !562, i64 16, i64 4, !670, i64 16, i64 4, !670}
!695 = !{i64 0, i64 4, !562, i64 4, i64 4, !562, i64 8, i64 4, !562, i64 12, i64 4, !670, i64 12, i64 4, !670}
!696 = !{i64 0, i64 4, !562, i64 4, i64 4, !562, i64 8, i64 4, !670, i64 8, i64 4, !670}
!697 = !{i64 0, i64 4, !562, i64 4, i64 4, !670, i64 4, i64 4, !670}
!698 = !{i64 0, i64 4, !670, i64 0, i64 4, !670}
!699 = !{}
!700 = !DILocation(line: 32, column: 3, scope: !583)
!701 = !DILocation(line: 32, column: 15, scope: !583)
!702 = !DILocation(line: 33, column: 17, scope: !583)
!703 = !DILocation(line: 33, column: 22, scope: !583)
!704 = !{!644, !564, i64 0}
!705 = !DILocation(line: 33, column: 14, scope: !583)
!706 = !DILocation(line: 34, column: 3, scope: !583)
!707 = !DILocation(line: 34, column: 12, scope: !583)
!708 = !DILocation(line: 35, column: 15, scope: !583)
!709 = !DILocation(line: 35, column: 11, scope: !583)
!710 = !DILocation(line: 35, column: 20, scope: !583)
!711 = !DILocation(line: 35, column: 3, scope: !583)
!712 = !DILocation(line: 35, column: 27, scope: !583)
!713 = !DILocation(line: 35, column: 32, scope: !583)
!714 = !DILocation(line: 36, column: 3, scope: !583)
!715 = !DILocation(line: 37, column: 9, scope: !716)
!716 = distinct !DILexicalBlock(scope: !583, file: !1, line: 37, column: 7)
!717 = !DILocation(line: 37, column: 7, scope: !583)
!718 = !DILocation(line: 38, column: 54, scope: !716)
!719 = !DILocation(line: 0, scope: !652, inlinedAt: !720)
!720 = distinct !DILocation(line: 38, column: 62, scope: !716)
!721 = !DILocation(line: 6, column: 53, scope: !652, inlinedAt: !720)
!722 = !DILocation(line: 6, column: 62, scope: !652, inlinedAt: !720)
!723 = !DILocation(line: 6, column: 60, scope: !652, inlinedAt: !720)
!724 = !DILocation(line: 6, column: 67, scope: !652, inlinedAt: !720)
!725 = !DILocation(line: 38, column: 62, scope: !716)
!726 = !DILocation(line: 38, column: 60, scope: !716)
!727 = !DILocation(line: 38, column: 76, scope: !716)
!728 = !DILocation(line: 38, column: 72, scope: !716)
!729 = !DILocation(line: 38, column: 100, scope: !716)
!730 = !DILocation(line: 38, column: 102, scope: !716)
!731 = !DILocation(line: 38, column: 5, scope: !716)
!732 = !DILocation(line: 39, column: 1, scope: !583)
