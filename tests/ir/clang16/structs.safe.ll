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

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [21 x i8] c"copy.flag == (t & 7)\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [11 x i8] c"structs.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z7structs4ViewP6PackedP4PairS0_7double2 = private unnamed_addr constant [60 x i8] c"void structs(View, Packed *, Pair *, const Packed, double2)\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [36 x i8] c"rows %d, first %g, tag %c, %s %lld\0A\00", align 1, !dbg !18
@.str3 = private unnamed_addr constant [5 x i8] c"text\00", align 1, !dbg !23

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local %struct.Pair @_Z4make6float4j(ptr noundef byval(%struct.float4) align 16 %v, i32 noundef %n) #0 !dbg !564 {
entry:
  call void @llvm.dbg.declare(metadata ptr %v, metadata !581, metadata !DIExpression()), !dbg !584
  call void @llvm.dbg.value(metadata i32 %n, metadata !582, metadata !DIExpression()), !dbg !585
  %retval.sroa.0.0.copyload = load float, ptr %v, align 16, !dbg !586, !tbaa.struct !587
  call void @llvm.dbg.value(metadata float %retval.sroa.0.0.copyload, metadata !583, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)), !dbg !585
  %retval.sroa.2.0.v.sroa_idx = getelementptr inbounds i8, ptr %v, i64 4, !dbg !586
  %retval.sroa.2.0.copyload = load float, ptr %retval.sroa.2.0.v.sroa_idx, align 4, !dbg !586, !tbaa.struct !592
  call void @llvm.dbg.value(metadata float %retval.sroa.2.0.copyload, metadata !583, metadata !DIExpression(DW_OP_LLVM_fragment, 32, 32)), !dbg !585
  %retval.sroa.3.0.v.sroa_idx = getelementptr inbounds i8, ptr %v, i64 8, !dbg !586
  %retval.sroa.3.0.copyload = load float, ptr %retval.sroa.3.0.v.sroa_idx, align 8, !dbg !586, !tbaa.struct !593
  call void @llvm.dbg.value(metadata float %retval.sroa.3.0.copyload, metadata !583, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 32)), !dbg !585
  %retval.sroa.4.0.v.sroa_idx = getelementptr inbounds i8, ptr %v, i64 12, !dbg !586
  %retval.sroa.4.0.copyload = load float, ptr %retval.sroa.4.0.v.sroa_idx, align 4, !dbg !586, !tbaa.struct !594
  call void @llvm.dbg.value(metadata float %retval.sroa.4.0.copyload, metadata !583, metadata !DIExpression(DW_OP_LLVM_fragment, 96, 32)), !dbg !585
  %w = getelementptr inbounds %struct.float4, ptr %v, i32 0, i32 3, !dbg !595
  %0 = load float, ptr %w, align 4, !dbg !595, !tbaa !596
  %z = getelementptr inbounds %struct.float4, ptr %v, i32 0, i32 2, !dbg !598
  %1 = load float, ptr %z, align 8, !dbg !598, !tbaa !599
  %y = getelementptr inbounds %struct.float4, ptr %v, i32 0, i32 1, !dbg !600
  %2 = load float, ptr %y, align 4, !dbg !600, !tbaa !601
  %x = getelementptr inbounds %struct.float4, ptr %v, i32 0, i32 0, !dbg !602
  %3 = load float, ptr %x, align 16, !dbg !602, !tbaa !603
  %.fca.0.insert = insertvalue %struct.float4 poison, float %0, 0, !dbg !604
  %.fca.1.insert = insertvalue %struct.float4 %.fca.0.insert, float %1, 1, !dbg !604
  %.fca.2.insert4 = insertvalue %struct.float4 %.fca.1.insert, float %2, 2, !dbg !604
  %.fca.3.insert = insertvalue %struct.float4 %.fca.2.insert4, float %3, 3, !dbg !604
  %4 = extractvalue %struct.float4 %.fca.3.insert, 0, !dbg !604
  %5 = extractvalue %struct.float4 %.fca.3.insert, 1, !dbg !604
  %6 = extractvalue %struct.float4 %.fca.3.insert, 2, !dbg !604
  %7 = extractvalue %struct.float4 %.fca.3.insert, 3, !dbg !604
  call void @llvm.dbg.value(metadata float %4, metadata !583, metadata !DIExpression(DW_OP_LLVM_fragment, 128, 32)), !dbg !585
  call void @llvm.dbg.value(metadata float %5, metadata !583, metadata !DIExpression(DW_OP_LLVM_fragment, 160, 32)), !dbg !585
  call void @llvm.dbg.value(metadata float %6, metadata !583, metadata !DIExpression(DW_OP_LLVM_fragment, 192, 32)), !dbg !585
  call void @llvm.dbg.value(metadata float %7, metadata !583, metadata !DIExpression(DW_OP_LLVM_fragment, 224, 32)), !dbg !585
  %and = and i32 %n, 7, !dbg !605
  %bf.value = and i32 %and, 7, !dbg !606
  %bf.clear = and i32 undef, -8, !dbg !606
  %bf.set = or i32 %bf.clear, %bf.value, !dbg !606
  call void @llvm.dbg.value(metadata i32 %bf.set, metadata !583, metadata !DIExpression(DW_OP_LLVM_fragment, 256, 32)), !dbg !585
  %bf.value2 = and i32 %n, 536870911, !dbg !607
  %bf.shl = shl i32 %bf.value2, 3, !dbg !607
  %bf.clear3 = and i32 %bf.set, 7, !dbg !607
  %bf.set4 = or i32 %bf.clear3, %bf.shl, !dbg !607
  call void @llvm.dbg.value(metadata i32 %bf.set4, metadata !583, metadata !DIExpression(DW_OP_LLVM_fragment, 256, 32)), !dbg !585
  %.fca.0.0.insert = insertvalue %struct.Pair poison, float %retval.sroa.0.0.copyload, 0, 0, !dbg !608
  %.fca.0.1.insert = insertvalue %struct.Pair %.fca.0.0.insert, float %retval.sroa.2.0.copyload, 0, 1, !dbg !608
  %.fca.0.2.insert = insertvalue %struct.Pair %.fca.0.1.insert, float %retval.sroa.3.0.copyload, 0, 2, !dbg !608
  %.fca.0.3.insert = insertvalue %struct.Pair %.fca.0.2.insert, float %retval.sroa.4.0.copyload, 0, 3, !dbg !608
  %.fca.1.0.insert = insertvalue %struct.Pair %.fca.0.3.insert, float %4, 1, 0, !dbg !608
  %.fca.1.1.insert = insertvalue %struct.Pair %.fca.1.0.insert, float %5, 1, 1, !dbg !608
  %.fca.1.2.insert = insertvalue %struct.Pair %.fca.1.1.insert, float %6, 1, 2, !dbg !608
  %.fca.1.3.insert = insertvalue %struct.Pair %.fca.1.2.insert, float %7, 1, 3, !dbg !608
  %.fca.2.insert = insertvalue %struct.Pair %.fca.1.3.insert, i32 %bf.set4, 2, !dbg !608
  %.fca.3.0.insert = insertvalue %struct.Pair %.fca.2.insert, i8 undef, 3, 0, !dbg !608
  %.fca.3.1.insert = insertvalue %struct.Pair %.fca.3.0.insert, i8 undef, 3, 1, !dbg !608
  %.fca.3.2.insert = insertvalue %struct.Pair %.fca.3.1.insert, i8 undef, 3, 2, !dbg !608
  %.fca.3.3.insert = insertvalue %struct.Pair %.fca.3.2.insert, i8 undef, 3, 3, !dbg !608
  %.fca.3.4.insert = insertvalue %struct.Pair %.fca.3.3.insert, i8 undef, 3, 4, !dbg !608
  %.fca.3.5.insert = insertvalue %struct.Pair %.fca.3.4.insert, i8 undef, 3, 5, !dbg !608
  %.fca.3.6.insert = insertvalue %struct.Pair %.fca.3.5.insert, i8 undef, 3, 6, !dbg !608
  %.fca.3.7.insert = insertvalue %struct.Pair %.fca.3.6.insert, i8 undef, 3, 7, !dbg !608
  %.fca.3.8.insert = insertvalue %struct.Pair %.fca.3.7.insert, i8 undef, 3, 8, !dbg !608
  %.fca.3.9.insert = insertvalue %struct.Pair %.fca.3.8.insert, i8 undef, 3, 9, !dbg !608
  %.fca.3.10.insert = insertvalue %struct.Pair %.fca.3.9.insert, i8 undef, 3, 10, !dbg !608
  %.fca.3.11.insert = insertvalue %struct.Pair %.fca.3.10.insert, i8 undef, 3, 11, !dbg !608
  ret %struct.Pair %.fca.3.11.insert, !dbg !608
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @_Z7structs4ViewP6PackedP4PairS0_7double2(ptr noundef byval(%struct.View) align 8 %m, ptr noundef %q, ptr noundef %pairs, ptr noundef byval(%struct.Packed) align 1 %one, ptr noundef byval(%struct.double2) align 16 %scale) #4 !dbg !609 {
entry:
  %agg.tmp = alloca %struct.float4, align 16
  %copy.sroa.0 = alloca { %struct.float4, %struct.float4 }, align 16
  %copy.sroa.8 = alloca [12 x i8], align 4
  call void @llvm.dbg.declare(metadata ptr %copy.sroa.0, metadata !646, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 256)), !dbg !647
  call void @llvm.dbg.declare(metadata ptr %copy.sroa.8, metadata !646, metadata !DIExpression(DW_OP_LLVM_fragment, 288, 96)), !dbg !647
  %tmp = alloca %printf_args, align 8
  call void @llvm.dbg.declare(metadata ptr %m, metadata !640, metadata !DIExpression()), !dbg !648
  call void @llvm.dbg.value(metadata ptr %q, metadata !641, metadata !DIExpression()), !dbg !649
  call void @llvm.dbg.value(metadata ptr %pairs, metadata !642, metadata !DIExpression()), !dbg !649
  call void @llvm.dbg.declare(metadata ptr %one, metadata !643, metadata !DIExpression()), !dbg !650
  call void @llvm.dbg.declare(metadata ptr %scale, metadata !644, metadata !DIExpression()), !dbg !651
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !652
  call void @llvm.dbg.value(metadata i32 %0, metadata !645, metadata !DIExpression()), !dbg !649
  %rows = getelementptr inbounds %struct.View, ptr %m, i32 0, i32 1, !dbg !653
  %1 = load i32, ptr %rows, align 8, !dbg !653, !tbaa !655
  %cols = getelementptr inbounds %struct.View, ptr %m, i32 0, i32 2, !dbg !659
  %2 = load i32, ptr %cols, align 4, !dbg !659, !tbaa !660
  %mul = mul nsw i32 %1, %2, !dbg !661
  %cmp = icmp slt i32 %0, %mul, !dbg !662
  br i1 %cmp, label %if.then, label %if.end, !dbg !663

if.then:                                          ; preds = %entry
  %x = getelementptr inbounds %struct.double2, ptr %scale, i32 0, i32 0, !dbg !664
  %3 = load double, ptr %x, align 16, !dbg !664, !tbaa !665
  %value = getelementptr inbounds %struct.Packed, ptr %one, i32 0, i32 1, !dbg !668
  %4 = load i32, ptr %value, align 1, !dbg !668, !tbaa !669
  %conv = sitofp i32 %4 to double, !dbg !671
  %add = fadd double %3, %conv, !dbg !672
  %cols1 = getelementptr inbounds %struct.View, ptr %m, i32 0, i32 2, !dbg !673
  %5 = load i32, ptr %cols1, align 4, !dbg !673, !tbaa !660
  %div = sdiv i32 %0, %5, !dbg !674
  %cols2 = getelementptr inbounds %struct.View, ptr %m, i32 0, i32 2, !dbg !675
  %6 = load i32, ptr %cols2, align 4, !dbg !675, !tbaa !660
  %rem = srem i32 %0, %6, !dbg !676
  call void @llvm.dbg.value(metadata ptr %m, metadata !677, metadata !DIExpression()), !dbg !683
  call void @llvm.dbg.value(metadata i32 %div, metadata !680, metadata !DIExpression()), !dbg !683
  call void @llvm.dbg.value(metadata i32 %rem, metadata !681, metadata !DIExpression()), !dbg !683
  %7 = load ptr, ptr %m, align 8, !dbg !685, !tbaa !686
  %cols.i = getelementptr inbounds %struct.View, ptr %m, i32 0, i32 2, !dbg !687
  %8 = load i32, ptr %cols.i, align 4, !dbg !687, !tbaa !660
  %mul.i = mul nsw i32 %div, %8, !dbg !688
  %add.i = add nsw i32 %mul.i, %rem, !dbg !689
  %idxprom.i = sext i32 %add.i to i64, !dbg !685
  %arrayidx.i = getelementptr inbounds float, ptr %7, i64 %idxprom.i, !dbg !685
  %9 = load float, ptr %arrayidx.i, align 4, !dbg !690, !tbaa !588
  %conv4 = fpext float %9 to double, !dbg !690
  %mul5 = fmul double %conv4, %add, !dbg !690
  %conv6 = fptrunc double %mul5 to float, !dbg !690
  store float %conv6, ptr %arrayidx.i, align 4, !dbg !690, !tbaa !588
  br label %if.end, !dbg !691

if.end:                                           ; preds = %if.then, %entry
  %idxprom = sext i32 %0 to i64, !dbg !692
  %arrayidx = getelementptr inbounds %struct.Packed, ptr %q, i64 %idxprom, !dbg !692
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %arrayidx, ptr align 1 %one, i64 11, i1 false), !dbg !693, !tbaa.struct !694
  %conv7 = trunc i32 %0 to i16, !dbg !697
  %idxprom8 = sext i32 %0 to i64, !dbg !698
  %arrayidx9 = getelementptr inbounds %struct.Packed, ptr %q, i64 %idxprom8, !dbg !698
  %rest = getelementptr inbounds %struct.Packed, ptr %arrayidx9, i32 0, i32 2, !dbg !699
  %rem10 = srem i32 %0, 3, !dbg !700
  %idxprom11 = sext i32 %rem10 to i64, !dbg !698
  %arrayidx12 = getelementptr inbounds [3 x i16], ptr %rest, i64 0, i64 %idxprom11, !dbg !698
  store i16 %conv7, ptr %arrayidx12, align 1, !dbg !701, !tbaa !702
  %conv13 = sitofp i32 %0 to float, !dbg !704
  %add14 = add nsw i32 %0, 1, !dbg !705
  %conv15 = sitofp i32 %add14 to float, !dbg !706
  %add16 = add nsw i32 %0, 2, !dbg !707
  %conv17 = sitofp i32 %add16 to float, !dbg !708
  %y = getelementptr inbounds %struct.double2, ptr %scale, i32 0, i32 1, !dbg !709
  %10 = load double, ptr %y, align 8, !dbg !709, !tbaa !710
  %conv18 = fptrunc double %10 to float, !dbg !711
  %.fca.0.insert = insertvalue %struct.float4 poison, float %conv13, 0, !dbg !712
  %.fca.1.insert = insertvalue %struct.float4 %.fca.0.insert, float %conv15, 1, !dbg !712
  %.fca.2.insert = insertvalue %struct.float4 %.fca.1.insert, float %conv17, 2, !dbg !712
  %.fca.3.insert = insertvalue %struct.float4 %.fca.2.insert, float %conv18, 3, !dbg !712
  %11 = getelementptr inbounds %struct.float4, ptr %agg.tmp, i32 0, i32 0, !dbg !712
  %12 = extractvalue %struct.float4 %.fca.3.insert, 0, !dbg !712
  store float %12, ptr %11, align 16, !dbg !712
  %13 = getelementptr inbounds %struct.float4, ptr %agg.tmp, i32 0, i32 1, !dbg !712
  %14 = extractvalue %struct.float4 %.fca.3.insert, 1, !dbg !712
  store float %14, ptr %13, align 4, !dbg !712
  %15 = getelementptr inbounds %struct.float4, ptr %agg.tmp, i32 0, i32 2, !dbg !712
  %16 = extractvalue %struct.float4 %.fca.3.insert, 2, !dbg !712
  store float %16, ptr %15, align 8, !dbg !712
  %17 = getelementptr inbounds %struct.float4, ptr %agg.tmp, i32 0, i32 3, !dbg !712
  %18 = extractvalue %struct.float4 %.fca.3.insert, 3, !dbg !712
  store float %18, ptr %17, align 4, !dbg !712
  %call20 = call %struct.Pair @_Z4make6float4j(ptr noundef byval(%struct.float4) align 16 %agg.tmp, i32 noundef %0) #6, !dbg !713
  %19 = extractvalue %struct.Pair %call20, 0, !dbg !713
  %.fca.0.extract = extractvalue %struct.float4 %19, 0, !dbg !713
  %.fca.1.extract = extractvalue %struct.float4 %19, 1, !dbg !713
  %.fca.2.extract = extractvalue %struct.float4 %19, 2, !dbg !713
  %.fca.3.extract = extractvalue %struct.float4 %19, 3, !dbg !713
  %20 = extractvalue %struct.Pair %call20, 1, !dbg !713
  %.fca.0.extract11 = extractvalue %struct.float4 %20, 0, !dbg !713
  %.fca.1.extract13 = extractvalue %struct.float4 %20, 1, !dbg !713
  %.fca.2.extract15 = extractvalue %struct.float4 %20, 2, !dbg !713
  %.fca.3.extract17 = extractvalue %struct.float4 %20, 3, !dbg !713
  %21 = extractvalue %struct.Pair %call20, 2, !dbg !713
  %22 = extractvalue %struct.Pair %call20, 3, !dbg !713
  %.fca.0.extract19 = extractvalue [12 x i8] %22, 0, !dbg !713
  %.fca.1.extract21 = extractvalue [12 x i8] %22, 1, !dbg !713
  %.fca.2.extract23 = extractvalue [12 x i8] %22, 2, !dbg !713
  %.fca.3.extract25 = extractvalue [12 x i8] %22, 3, !dbg !713
  %.fca.4.extract = extractvalue [12 x i8] %22, 4, !dbg !713
  %.fca.5.extract = extractvalue [12 x i8] %22, 5, !dbg !713
  %.fca.6.extract = extractvalue [12 x i8] %22, 6, !dbg !713
  %.fca.7.extract = extractvalue [12 x i8] %22, 7, !dbg !713
  %.fca.8.extract = extractvalue [12 x i8] %22, 8, !dbg !713
  %.fca.9.extract = extractvalue [12 x i8] %22, 9, !dbg !713
  %.fca.10.extract = extractvalue [12 x i8] %22, 10, !dbg !713
  %.fca.11.extract = extractvalue [12 x i8] %22, 11, !dbg !713
  %idxprom21 = sext i32 %0 to i64, !dbg !714
  %arrayidx22 = getelementptr inbounds %struct.Pair, ptr %pairs, i64 %idxprom21, !dbg !714
  store float %.fca.0.extract, ptr %arrayidx22, align 16, !dbg !715, !tbaa.struct !716
  %ref.tmp.sroa.4.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 4, !dbg !715
  store float %.fca.1.extract, ptr %ref.tmp.sroa.4.0.arrayidx22.sroa_idx, align 4, !dbg !715, !tbaa.struct !717
  %ref.tmp.sroa.5.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 8, !dbg !715
  store float %.fca.2.extract, ptr %ref.tmp.sroa.5.0.arrayidx22.sroa_idx, align 8, !dbg !715, !tbaa.struct !718
  %ref.tmp.sroa.6.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 12, !dbg !715
  store float %.fca.3.extract, ptr %ref.tmp.sroa.6.0.arrayidx22.sroa_idx, align 4, !dbg !715, !tbaa.struct !719
  %ref.tmp.sroa.7.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 16, !dbg !715
  store float %.fca.0.extract11, ptr %ref.tmp.sroa.7.0.arrayidx22.sroa_idx, align 16, !dbg !715, !tbaa.struct !720
  %ref.tmp.sroa.8.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 20, !dbg !715
  store float %.fca.1.extract13, ptr %ref.tmp.sroa.8.0.arrayidx22.sroa_idx, align 4, !dbg !715, !tbaa.struct !721
  %ref.tmp.sroa.9.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 24, !dbg !715
  store float %.fca.2.extract15, ptr %ref.tmp.sroa.9.0.arrayidx22.sroa_idx, align 8, !dbg !715, !tbaa.struct !722
  %ref.tmp.sroa.10.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 28, !dbg !715
  store float %.fca.3.extract17, ptr %ref.tmp.sroa.10.0.arrayidx22.sroa_idx, align 4, !dbg !715, !tbaa.struct !723
  %ref.tmp.sroa.11.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 32, !dbg !715
  store i32 %21, ptr %ref.tmp.sroa.11.0.arrayidx22.sroa_idx, align 16, !dbg !715, !tbaa.struct !724
  %ref.tmp.sroa.12.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 36, !dbg !715
  store i8 %.fca.0.extract19, ptr %ref.tmp.sroa.12.0.arrayidx22.sroa_idx, align 4, !dbg !715, !tbaa.struct !725
  %ref.tmp.sroa.13.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 37, !dbg !715
  store i8 %.fca.1.extract21, ptr %ref.tmp.sroa.13.0.arrayidx22.sroa_idx, align 1, !dbg !715, !tbaa.struct !725
  %ref.tmp.sroa.14.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 38, !dbg !715
  store i8 %.fca.2.extract23, ptr %ref.tmp.sroa.14.0.arrayidx22.sroa_idx, align 2, !dbg !715, !tbaa.struct !725
  %ref.tmp.sroa.15.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 39, !dbg !715
  store i8 %.fca.3.extract25, ptr %ref.tmp.sroa.15.0.arrayidx22.sroa_idx, align 1, !dbg !715, !tbaa.struct !725
  %ref.tmp.sroa.16.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 40, !dbg !715
  store i8 %.fca.4.extract, ptr %ref.tmp.sroa.16.0.arrayidx22.sroa_idx, align 8, !dbg !715, !tbaa.struct !725
  %ref.tmp.sroa.17.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 41, !dbg !715
  store i8 %.fca.5.extract, ptr %ref.tmp.sroa.17.0.arrayidx22.sroa_idx, align 1, !dbg !715, !tbaa.struct !725
  %ref.tmp.sroa.18.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 42, !dbg !715
  store i8 %.fca.6.extract, ptr %ref.tmp.sroa.18.0.arrayidx22.sroa_idx, align 2, !dbg !715, !tbaa.struct !725
  %ref.tmp.sroa.19.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 43, !dbg !715
  store i8 %.fca.7.extract, ptr %ref.tmp.sroa.19.0.arrayidx22.sroa_idx, align 1, !dbg !715, !tbaa.struct !725
  %ref.tmp.sroa.20.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 44, !dbg !715
  store i8 %.fca.8.extract, ptr %ref.tmp.sroa.20.0.arrayidx22.sroa_idx, align 4, !dbg !715, !tbaa.struct !725
  %ref.tmp.sroa.21.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 45, !dbg !715
  store i8 %.fca.9.extract, ptr %ref.tmp.sroa.21.0.arrayidx22.sroa_idx, align 1, !dbg !715, !tbaa.struct !725
  %ref.tmp.sroa.22.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 46, !dbg !715
  store i8 %.fca.10.extract, ptr %ref.tmp.sroa.22.0.arrayidx22.sroa_idx, align 2, !dbg !715, !tbaa.struct !725
  %ref.tmp.sroa.23.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 47, !dbg !715
  store i8 %.fca.11.extract, ptr %ref.tmp.sroa.23.0.arrayidx22.sroa_idx, align 1, !dbg !715, !tbaa.struct !725
  call void @llvm.lifetime.start.p0(i64 32, ptr %copy.sroa.0), !dbg !726
  call void @llvm.lifetime.start.p0(i64 12, ptr %copy.sroa.8), !dbg !726
  %idxprom23 = sext i32 %0 to i64, !dbg !727
  %arrayidx24 = getelementptr inbounds %struct.Pair, ptr %pairs, i64 %idxprom23, !dbg !727
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %copy.sroa.0, ptr align 16 %arrayidx24, i64 32, i1 false), !dbg !727, !tbaa.struct !716
  %copy.sroa.4.0.arrayidx24.sroa_idx = getelementptr inbounds i8, ptr %arrayidx24, i64 32, !dbg !727
  %copy.sroa.4.0.copyload = load i32, ptr %copy.sroa.4.0.arrayidx24.sroa_idx, align 16, !dbg !727, !tbaa.struct !724
  call void @llvm.dbg.value(metadata i32 %copy.sroa.4.0.copyload, metadata !646, metadata !DIExpression(DW_OP_LLVM_fragment, 256, 32)), !dbg !649
  %copy.sroa.8.0.arrayidx24.sroa_idx = getelementptr inbounds i8, ptr %arrayidx24, i64 36, !dbg !727
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %copy.sroa.8, ptr align 4 %copy.sroa.8.0.arrayidx24.sroa_idx, i64 12, i1 false), !dbg !727, !tbaa.struct !725
  %idxprom25 = sext i32 %0 to i64, !dbg !728
  %arrayidx26 = getelementptr inbounds %struct.Packed, ptr %q, i64 %idxprom25, !dbg !728
  %tag = getelementptr inbounds %struct.Packed, ptr %arrayidx26, i32 0, i32 0, !dbg !729
  %23 = load i8, ptr %tag, align 1, !dbg !729, !tbaa !730
  %conv27 = sext i8 %23 to i32, !dbg !728
  %bf.lshr = lshr i32 %copy.sroa.4.0.copyload, 3, !dbg !731
  %add28 = add nsw i32 %bf.lshr, %conv27, !dbg !731
  %bf.value = and i32 %add28, 536870911, !dbg !731
  %bf.shl = shl i32 %bf.value, 3, !dbg !731
  %bf.clear = and i32 %copy.sroa.4.0.copyload, 7, !dbg !731
  %bf.set = or i32 %bf.clear, %bf.shl, !dbg !731
  call void @llvm.dbg.value(metadata i32 %bf.set, metadata !646, metadata !DIExpression(DW_OP_LLVM_fragment, 256, 32)), !dbg !649
  %idxprom30 = sext i32 %0 to i64, !dbg !732
  %arrayidx31 = getelementptr inbounds %struct.Pair, ptr %pairs, i64 %idxprom30, !dbg !732
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arrayidx31, ptr align 16 %copy.sroa.0, i64 32, i1 false), !dbg !733, !tbaa.struct !716
  %copy.sroa.4.0.arrayidx31.sroa_idx = getelementptr inbounds i8, ptr %arrayidx31, i64 32, !dbg !733
  store i32 %bf.set, ptr %copy.sroa.4.0.arrayidx31.sroa_idx, align 16, !dbg !733, !tbaa.struct !724
  %copy.sroa.8.0.arrayidx31.sroa_idx = getelementptr inbounds i8, ptr %arrayidx31, i64 36, !dbg !733
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %copy.sroa.8.0.arrayidx31.sroa_idx, ptr align 4 %copy.sroa.8, i64 12, i1 false), !dbg !733, !tbaa.struct !725
  %add32 = add nsw i32 %0, 1, !dbg !734
  %idxprom33 = sext i32 %add32 to i64, !dbg !735
  %arrayidx34 = getelementptr inbounds %struct.Packed, ptr %q, i64 %idxprom33, !dbg !735
  %rest35 = getelementptr inbounds %struct.Packed, ptr %arrayidx34, i32 0, i32 2, !dbg !736
  %idxprom36 = sext i32 %0 to i64, !dbg !737
  %arrayidx37 = getelementptr inbounds %struct.Packed, ptr %q, i64 %idxprom36, !dbg !737
  %rest38 = getelementptr inbounds %struct.Packed, ptr %arrayidx37, i32 0, i32 2, !dbg !738
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %rest35, ptr align 1 %rest38, i64 5, i1 false), !dbg !739
  %bf.clear40 = and i32 %bf.set, 7, !dbg !740
  %and = and i32 %0, 7, !dbg !740
  %cmp41 = icmp eq i32 %bf.clear40, %and, !dbg !740
  %frombool.i = zext i1 %cmp41 to i8, !dbg !740
  %tobool.i = trunc i8 %frombool.i to i1, !dbg !740
  br i1 %tobool.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !740

if.then.i:                                        ; preds = %if.end
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 36, ptr noundef @__PRETTY_FUNCTION__._Z7structs4ViewP6PackedP4PairS0_7double2, i64 noundef 1) #7, !dbg !740
  unreachable, !dbg !740

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.end
  %cmp42 = icmp eq i32 %0, 0, !dbg !741
  br i1 %cmp42, label %if.then43, label %if.end50, !dbg !743

if.then43:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %rows44 = getelementptr inbounds %struct.View, ptr %m, i32 0, i32 1, !dbg !744
  %24 = load i32, ptr %rows44, align 8, !dbg !744, !tbaa !655
  call void @llvm.dbg.value(metadata ptr %m, metadata !677, metadata !DIExpression()), !dbg !745
  call void @llvm.dbg.value(metadata i32 0, metadata !680, metadata !DIExpression()), !dbg !745
  call void @llvm.dbg.value(metadata i32 0, metadata !681, metadata !DIExpression()), !dbg !745
  %25 = load ptr, ptr %m, align 8, !dbg !747, !tbaa !686
  %cols.i5 = getelementptr inbounds %struct.View, ptr %m, i32 0, i32 2, !dbg !748
  %26 = load i32, ptr %cols.i5, align 4, !dbg !748, !tbaa !660
  %mul.i6 = mul nsw i32 0, %26, !dbg !749
  %add.i7 = add nsw i32 %mul.i6, 0, !dbg !750
  %idxprom.i8 = sext i32 %add.i7 to i64, !dbg !747
  %arrayidx.i9 = getelementptr inbounds float, ptr %25, i64 %idxprom.i8, !dbg !747
  %27 = load float, ptr %arrayidx.i9, align 4, !dbg !751, !tbaa !588
  %conv46 = fpext float %27 to double, !dbg !752
  %tag47 = getelementptr inbounds %struct.Packed, ptr %one, i32 0, i32 0, !dbg !753
  %28 = load i8, ptr %tag47, align 1, !dbg !753, !tbaa !730
  %conv48 = sext i8 %28 to i32, !dbg !754
  %conv49 = sext i32 %0 to i64, !dbg !755
  %shl = shl i64 %conv49, 33, !dbg !756
  %29 = getelementptr inbounds %printf_args, ptr %tmp, i32 0, i32 0, !dbg !757
  store i32 %24, ptr %29, align 4, !dbg !757
  %30 = getelementptr inbounds %printf_args, ptr %tmp, i32 0, i32 1, !dbg !757
  store double %conv46, ptr %30, align 8, !dbg !757
  %31 = getelementptr inbounds %printf_args, ptr %tmp, i32 0, i32 2, !dbg !757
  store i32 %conv48, ptr %31, align 4, !dbg !757
  %32 = getelementptr inbounds %printf_args, ptr %tmp, i32 0, i32 3, !dbg !757
  store ptr @.str3, ptr %32, align 8, !dbg !757
  %33 = getelementptr inbounds %printf_args, ptr %tmp, i32 0, i32 4, !dbg !757
  store i64 %shl, ptr %33, align 8, !dbg !757
  %34 = call i32 @vprintf(ptr @.str2, ptr %tmp), !dbg !757
  br label %if.end50, !dbg !757

if.end50:                                         ; preds = %if.then43, %_ZL9ws_assertbPKcS0_jS0_.exit
  call void @llvm.lifetime.end.p0(i64 32, ptr %copy.sroa.0), !dbg !758
  call void @llvm.lifetime.end.p0(i64 12, ptr %copy.sroa.8), !dbg !758
  ret void, !dbg !758
}

declare i32 @vprintf(ptr, ptr)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.value(metadata, metadata, metadata) #1

attributes #0 = { convergent mustprogress noinline nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent mustprogress norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!28}
!nvvm.annotations = !{!558}
!llvm.module.flags = !{!559, !560, !561, !562}
!llvm.ident = !{!563}

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
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 480, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 60)
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
!34 = !{!35, !38, !40, !45, !50, !54, !59, !61, !67, !72, !74, !78, !80, !82, !84, !87, !90, !93, !95, !97, !99, !101, !103, !105, !107, !109, !111, !113, !115, !117, !119, !121, !123, !125, !127, !129, !131, !133, !135, !139, !144, !149, !154, !158, !164, !168, !172, !176, !178, !180, !184, !188, !192, !196, !200, !202, !206, !210, !214, !216, !220, !222, !226, !230, !232, !234, !239, !245, !249, !253, !257, !259, !261, !263, !267, !271, !275, !277, !281, !285, !289, !290, !294, !296, !298, !302, !307, !311, !315, !319, !323, !325, !327, !331, !333, !337, !341, !345, !350, !354, !358, !363, !367, !371, !375, !377, !385, !389, !395, !401, !407, !408, !409, !410, !414, !416, !420, !424, !428, !432, !434, !438, !440, !444, !448, !450, !452, !454, !458, !462, !464, !468, !470, !474, !476, !478, !480, !482, !484, !486, !488, !490, !492, !494, !496, !498, !500, !502, !504, !506, !508, !513, !515, !517, !522, !526, !531, !537, !539, !545, !549, !553}
!35 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !28, entity: !36, file: !37, line: 128)
!36 = !DINamespace(name: "ws_math", scope: null)
!37 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!38 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !39, entity: !36, file: !37, line: 129)
!39 = !DINamespace(name: "std", scope: null)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !41, file: !37, line: 154)
!41 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !37, file: !37, line: 137, type: !42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!42 = !DISubroutineType(types: !43)
!43 = !{!44, !44}
!44 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!45 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !46, file: !37, line: 154)
!46 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !37, file: !37, line: 133, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!47 = !DISubroutineType(types: !48)
!48 = !{!49, !49}
!49 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!50 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !51, file: !37, line: 154)
!51 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !37, file: !37, line: 134, type: !52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!52 = !DISubroutineType(types: !53)
!53 = !{!32, !32}
!54 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !55, file: !37, line: 154)
!55 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !37, file: !37, line: 145, type: !56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!56 = !DISubroutineType(types: !57)
!57 = !{!31, !58}
!58 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!59 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !60, file: !37, line: 154)
!60 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !37, file: !37, line: 147, type: !56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!61 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !62, file: !37, line: 154)
!62 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !37, file: !37, line: 149, type: !63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!63 = !DISubroutineType(types: !64)
!64 = !{!65, !66}
!65 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!66 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!67 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !68, file: !71, line: 6)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !69, line: 34, baseType: !70)
!69 = !DIFile(filename: "cuda/ws/config.h", directory: ".")
!70 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!71 = !DIFile(filename: "cuda/ws/type_traits.h", directory: ".")
!72 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !73, file: !71, line: 7)
!73 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !69, line: 35, baseType: !49)
!74 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !75, file: !77, line: 8)
!75 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !69, line: 36, baseType: !76)
!76 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!77 = !DIFile(filename: "cuda/ws/cstd.h", directory: ".")
!78 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !79, file: !77, line: 8)
!79 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !69, line: 38, baseType: !30)
!80 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !81, file: !77, line: 8)
!81 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !69, line: 40, baseType: !65)
!82 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !83, file: !77, line: 8)
!83 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !69, line: 42, baseType: !49)
!84 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !85, file: !77, line: 8)
!85 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !69, line: 37, baseType: !86)
!86 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!87 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !88, file: !77, line: 8)
!88 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !69, line: 39, baseType: !89)
!89 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!90 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !91, file: !77, line: 8)
!91 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !69, line: 41, baseType: !92)
!92 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!93 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !94, file: !77, line: 8)
!94 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !69, line: 43, baseType: !70)
!95 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !96, file: !77, line: 9)
!96 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least8_t", file: !69, line: 48, baseType: !76)
!97 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !98, file: !77, line: 9)
!98 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least16_t", file: !69, line: 50, baseType: !30)
!99 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !100, file: !77, line: 9)
!100 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least32_t", file: !69, line: 52, baseType: !65)
!101 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !102, file: !77, line: 9)
!102 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least64_t", file: !69, line: 54, baseType: !49)
!103 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !104, file: !77, line: 9)
!104 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least8_t", file: !69, line: 49, baseType: !86)
!105 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !106, file: !77, line: 9)
!106 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least16_t", file: !69, line: 51, baseType: !89)
!107 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !108, file: !77, line: 9)
!108 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least32_t", file: !69, line: 53, baseType: !92)
!109 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !110, file: !77, line: 9)
!110 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least64_t", file: !69, line: 55, baseType: !70)
!111 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !112, file: !77, line: 10)
!112 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast8_t", file: !69, line: 48, baseType: !76)
!113 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !114, file: !77, line: 10)
!114 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast16_t", file: !69, line: 54, baseType: !49)
!115 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !116, file: !77, line: 10)
!116 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast32_t", file: !69, line: 54, baseType: !49)
!117 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !118, file: !77, line: 10)
!118 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast64_t", file: !69, line: 54, baseType: !49)
!119 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !120, file: !77, line: 10)
!120 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast8_t", file: !69, line: 49, baseType: !86)
!121 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !122, file: !77, line: 10)
!122 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast16_t", file: !69, line: 55, baseType: !70)
!123 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !124, file: !77, line: 10)
!124 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast32_t", file: !69, line: 55, baseType: !70)
!125 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !126, file: !77, line: 10)
!126 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast64_t", file: !69, line: 55, baseType: !70)
!127 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !128, file: !77, line: 11)
!128 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !69, line: 44, baseType: !49)
!129 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !130, file: !77, line: 11)
!130 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !69, line: 45, baseType: !70)
!131 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !132, file: !77, line: 11)
!132 = !DIDerivedType(tag: DW_TAG_typedef, name: "intmax_t", file: !69, line: 46, baseType: !49)
!133 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !134, file: !77, line: 11)
!134 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintmax_t", file: !69, line: 47, baseType: !70)
!135 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !136, file: !77, line: 12)
!136 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !137, line: 77, baseType: !138)
!137 = !DIFile(filename: "cuda/ws/libc.h", directory: ".")
!138 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !137, line: 77, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS8_IO_FILE")
!139 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !140, file: !77, line: 12)
!140 = !DISubprogram(name: "printf", scope: !137, file: !137, line: 97, type: !141, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!141 = !DISubroutineType(types: !142)
!142 = !{!65, !143, null}
!143 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!144 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !145, file: !77, line: 12)
!145 = !DISubprogram(name: "fprintf", scope: !137, file: !137, line: 98, type: !146, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!146 = !DISubroutineType(types: !147)
!147 = !{!65, !148, !143, null}
!148 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !136, size: 64)
!149 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !150, file: !77, line: 12)
!150 = !DISubprogram(name: "sprintf", scope: !137, file: !137, line: 99, type: !151, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!151 = !DISubroutineType(types: !152)
!152 = !{!65, !153, !143, null}
!153 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!154 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !155, file: !77, line: 12)
!155 = !DISubprogram(name: "snprintf", scope: !137, file: !137, line: 100, type: !156, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!156 = !DISubroutineType(types: !157)
!157 = !{!65, !153, !68, !143, null}
!158 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !159, file: !77, line: 12)
!159 = !DISubprogram(name: "vprintf", scope: !137, file: !137, line: 103, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!160 = !DISubroutineType(types: !161)
!161 = !{!65, !143, !162}
!162 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !137, line: 75, baseType: !163)
!163 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !2, baseType: !153)
!164 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !165, file: !77, line: 12)
!165 = !DISubprogram(name: "vfprintf", scope: !137, file: !137, line: 104, type: !166, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!166 = !DISubroutineType(types: !167)
!167 = !{!65, !148, !143, !162}
!168 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !169, file: !77, line: 12)
!169 = !DISubprogram(name: "vsprintf", scope: !137, file: !137, line: 105, type: !170, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!170 = !DISubroutineType(types: !171)
!171 = !{!65, !153, !143, !162}
!172 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !173, file: !77, line: 12)
!173 = !DISubprogram(name: "vsnprintf", scope: !137, file: !137, line: 106, type: !174, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!174 = !DISubroutineType(types: !175)
!175 = !{!65, !153, !68, !143, !162}
!176 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !177, file: !77, line: 13)
!177 = !DISubprogram(name: "scanf", scope: !137, file: !137, line: 108, type: !141, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!178 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !179, file: !77, line: 13)
!179 = !DISubprogram(name: "fscanf", scope: !137, file: !137, line: 109, type: !146, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!180 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !181, file: !77, line: 13)
!181 = !DISubprogram(name: "sscanf", scope: !137, file: !137, line: 110, type: !182, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!182 = !DISubroutineType(types: !183)
!183 = !{!65, !143, !143, null}
!184 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !185, file: !77, line: 13)
!185 = !DISubprogram(name: "vsscanf", scope: !137, file: !137, line: 113, type: !186, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!186 = !DISubroutineType(types: !187)
!187 = !{!65, !143, !143, !162}
!188 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !189, file: !77, line: 13)
!189 = !DISubprogram(name: "puts", scope: !137, file: !137, line: 114, type: !190, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!190 = !DISubroutineType(types: !191)
!191 = !{!65, !143}
!192 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !193, file: !77, line: 13)
!193 = !DISubprogram(name: "putchar", scope: !137, file: !137, line: 115, type: !194, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!194 = !DISubroutineType(types: !195)
!195 = !{!65, !65}
!196 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !197, file: !77, line: 13)
!197 = !DISubprogram(name: "putc", scope: !137, file: !137, line: 116, type: !198, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!198 = !DISubroutineType(types: !199)
!199 = !{!65, !65, !148}
!200 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !201, file: !77, line: 13)
!201 = !DISubprogram(name: "fputc", scope: !137, file: !137, line: 117, type: !198, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!202 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !203, file: !77, line: 13)
!203 = !DISubprogram(name: "fputs", scope: !137, file: !137, line: 118, type: !204, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!204 = !DISubroutineType(types: !205)
!205 = !{!65, !143, !148}
!206 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !207, file: !77, line: 13)
!207 = !DISubprogram(name: "getchar", scope: !137, file: !137, line: 119, type: !208, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!208 = !DISubroutineType(types: !209)
!209 = !{!65}
!210 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !211, file: !77, line: 13)
!211 = !DISubprogram(name: "getc", scope: !137, file: !137, line: 120, type: !212, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!212 = !DISubroutineType(types: !213)
!213 = !{!65, !148}
!214 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !215, file: !77, line: 14)
!215 = !DISubprogram(name: "fgetc", scope: !137, file: !137, line: 121, type: !212, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!216 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !217, file: !77, line: 14)
!217 = !DISubprogram(name: "fgets", scope: !137, file: !137, line: 123, type: !218, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!218 = !DISubroutineType(types: !219)
!219 = !{!153, !153, !65, !148}
!220 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !221, file: !77, line: 14)
!221 = !DISubprogram(name: "ungetc", scope: !137, file: !137, line: 122, type: !198, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!222 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !223, file: !77, line: 14)
!223 = !DISubprogram(name: "fopen", scope: !137, file: !137, line: 126, type: !224, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!224 = !DISubroutineType(types: !225)
!225 = !{!148, !143, !143}
!226 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !227, file: !77, line: 14)
!227 = !DISubprogram(name: "freopen", scope: !137, file: !137, line: 127, type: !228, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!228 = !DISubroutineType(types: !229)
!229 = !{!148, !143, !143, !148}
!230 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !231, file: !77, line: 14)
!231 = !DISubprogram(name: "fclose", scope: !137, file: !137, line: 133, type: !212, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!232 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !233, file: !77, line: 14)
!233 = !DISubprogram(name: "fflush", scope: !137, file: !137, line: 134, type: !212, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!234 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !235, file: !77, line: 14)
!235 = !DISubprogram(name: "fread", scope: !137, file: !137, line: 135, type: !236, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!236 = !DISubroutineType(types: !237)
!237 = !{!68, !238, !68, !68, !148}
!238 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!239 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !240, file: !77, line: 14)
!240 = !DISubprogram(name: "fwrite", scope: !137, file: !137, line: 136, type: !241, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!241 = !DISubroutineType(types: !242)
!242 = !{!68, !243, !68, !68, !148}
!243 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !244, size: 64)
!244 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!245 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !246, file: !77, line: 14)
!246 = !DISubprogram(name: "fseek", scope: !137, file: !137, line: 137, type: !247, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!247 = !DISubroutineType(types: !248)
!248 = !{!65, !148, !49, !65}
!249 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !250, file: !77, line: 14)
!250 = !DISubprogram(name: "ftell", scope: !137, file: !137, line: 139, type: !251, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!251 = !DISubroutineType(types: !252)
!252 = !{!49, !148}
!253 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !254, file: !77, line: 15)
!254 = !DISubprogram(name: "rewind", scope: !137, file: !137, line: 141, type: !255, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!255 = !DISubroutineType(types: !256)
!256 = !{null, !148}
!257 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !258, file: !77, line: 15)
!258 = !DISubprogram(name: "feof", scope: !137, file: !137, line: 142, type: !212, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!259 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !260, file: !77, line: 15)
!260 = !DISubprogram(name: "ferror", scope: !137, file: !137, line: 143, type: !212, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!261 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !262, file: !77, line: 15)
!262 = !DISubprogram(name: "clearerr", scope: !137, file: !137, line: 144, type: !255, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!263 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !264, file: !77, line: 15)
!264 = !DISubprogram(name: "setvbuf", scope: !137, file: !137, line: 146, type: !265, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!265 = !DISubroutineType(types: !266)
!266 = !{!65, !148, !153, !65, !68}
!267 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !268, file: !77, line: 15)
!268 = !DISubprogram(name: "setbuf", scope: !137, file: !137, line: 147, type: !269, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!269 = !DISubroutineType(types: !270)
!270 = !{null, !148, !153}
!271 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !272, file: !77, line: 15)
!272 = !DISubprogram(name: "perror", scope: !137, file: !137, line: 149, type: !273, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!273 = !DISubroutineType(types: !274)
!274 = !{null, !143}
!275 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !276, file: !77, line: 15)
!276 = !DISubprogram(name: "remove", scope: !137, file: !137, line: 150, type: !190, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!277 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !278, file: !77, line: 15)
!278 = !DISubprogram(name: "rename", scope: !137, file: !137, line: 151, type: !279, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!279 = !DISubroutineType(types: !280)
!280 = !{!65, !143, !143}
!281 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !282, file: !77, line: 15)
!282 = !DISubprogram(name: "tmpfile", scope: !137, file: !137, line: 130, type: !283, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!283 = !DISubroutineType(types: !284)
!284 = !{!148}
!285 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !286, file: !77, line: 15)
!286 = !DISubprogram(name: "tmpnam", scope: !137, file: !137, line: 131, type: !287, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!287 = !DISubroutineType(types: !288)
!288 = !{!153, !153}
!289 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !162, file: !77, line: 16)
!290 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !291, file: !77, line: 16)
!291 = !DISubprogram(name: "exit", scope: !137, file: !137, line: 154, type: !292, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!292 = !DISubroutineType(types: !293)
!293 = !{null, !65}
!294 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !295, file: !77, line: 16)
!295 = !DISubprogram(name: "_Exit", scope: !137, file: !137, line: 156, type: !292, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!296 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !297, file: !77, line: 16)
!297 = !DISubprogram(name: "quick_exit", scope: !137, file: !137, line: 157, type: !292, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!298 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !299, file: !77, line: 16)
!299 = !DISubprogram(name: "abort", scope: !137, file: !137, line: 158, type: !300, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!300 = !DISubroutineType(types: !301)
!301 = !{null}
!302 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !303, file: !77, line: 16)
!303 = !DISubprogram(name: "atexit", scope: !137, file: !137, line: 159, type: !304, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!304 = !DISubroutineType(types: !305)
!305 = !{!65, !306}
!306 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !300, size: 64)
!307 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !308, file: !77, line: 16)
!308 = !DISubprogram(name: "malloc", scope: !137, file: !137, line: 161, type: !309, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!309 = !DISubroutineType(types: !310)
!310 = !{!238, !68}
!311 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !312, file: !77, line: 16)
!312 = !DISubprogram(name: "free", scope: !137, file: !137, line: 162, type: !313, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!313 = !DISubroutineType(types: !314)
!314 = !{null, !238}
!315 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !316, file: !77, line: 16)
!316 = !DISubprogram(name: "calloc", scope: !137, file: !137, line: 163, type: !317, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!317 = !DISubroutineType(types: !318)
!318 = !{!238, !68, !68}
!319 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !320, file: !77, line: 16)
!320 = !DISubprogram(name: "realloc", scope: !137, file: !137, line: 164, type: !321, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!321 = !DISubroutineType(types: !322)
!322 = !{!238, !238, !68}
!323 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !324, file: !77, line: 17)
!324 = !DISubprogram(name: "aligned_alloc", scope: !137, file: !137, line: 165, type: !317, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!325 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !326, file: !77, line: 17)
!326 = !DISubprogram(name: "rand", scope: !137, file: !137, line: 169, type: !208, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!327 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !328, file: !77, line: 17)
!328 = !DISubprogram(name: "srand", scope: !137, file: !137, line: 170, type: !329, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!329 = !DISubroutineType(types: !330)
!330 = !{null, !92}
!331 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !332, file: !77, line: 17)
!332 = !DISubprogram(name: "atoi", scope: !137, file: !137, line: 182, type: !190, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!333 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !334, file: !77, line: 17)
!334 = !DISubprogram(name: "atol", scope: !137, file: !137, line: 183, type: !335, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!335 = !DISubroutineType(types: !336)
!336 = !{!49, !143}
!337 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !338, file: !77, line: 17)
!338 = !DISubprogram(name: "atoll", scope: !137, file: !137, line: 184, type: !339, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!339 = !DISubroutineType(types: !340)
!340 = !{!32, !143}
!341 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !342, file: !77, line: 17)
!342 = !DISubprogram(name: "atof", scope: !137, file: !137, line: 185, type: !343, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!343 = !DISubroutineType(types: !344)
!344 = !{!58, !143}
!345 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !346, file: !77, line: 17)
!346 = !DISubprogram(name: "strtol", scope: !137, file: !137, line: 186, type: !347, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!347 = !DISubroutineType(types: !348)
!348 = !{!49, !143, !349, !65}
!349 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !153, size: 64)
!350 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !351, file: !77, line: 17)
!351 = !DISubprogram(name: "strtoul", scope: !137, file: !137, line: 187, type: !352, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!352 = !DISubroutineType(types: !353)
!353 = !{!70, !143, !349, !65}
!354 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !355, file: !77, line: 17)
!355 = !DISubprogram(name: "strtoll", scope: !137, file: !137, line: 188, type: !356, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!356 = !DISubroutineType(types: !357)
!357 = !{!32, !143, !349, !65}
!358 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !359, file: !77, line: 18)
!359 = !DISubprogram(name: "strtoull", scope: !137, file: !137, line: 189, type: !360, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!360 = !DISubroutineType(types: !361)
!361 = !{!362, !143, !349, !65}
!362 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!363 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !364, file: !77, line: 18)
!364 = !DISubprogram(name: "strtod", scope: !137, file: !137, line: 190, type: !365, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!365 = !DISubroutineType(types: !366)
!366 = !{!58, !143, !349}
!367 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !368, file: !77, line: 18)
!368 = !DISubprogram(name: "strtof", scope: !137, file: !137, line: 191, type: !369, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!369 = !DISubroutineType(types: !370)
!370 = !{!66, !143, !349}
!371 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !372, file: !77, line: 18)
!372 = !DISubprogram(name: "getenv", scope: !137, file: !137, line: 195, type: !373, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!373 = !DISubroutineType(types: !374)
!374 = !{!153, !143}
!375 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !376, file: !77, line: 18)
!376 = !DISubprogram(name: "system", scope: !137, file: !137, line: 199, type: !190, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!377 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !378, file: !77, line: 18)
!378 = !DISubprogram(name: "qsort", scope: !137, file: !137, line: 309, type: !379, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!379 = !DISubroutineType(types: !380)
!380 = !{null, !238, !68, !68, !381}
!381 = !DIDerivedType(tag: DW_TAG_typedef, name: "ws_compare", file: !137, line: 308, baseType: !382)
!382 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !383, size: 64)
!383 = !DISubroutineType(types: !384)
!384 = !{!65, !243, !243}
!385 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !386, file: !77, line: 18)
!386 = !DISubprogram(name: "bsearch", scope: !137, file: !137, line: 310, type: !387, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!387 = !DISubroutineType(types: !388)
!388 = !{!238, !243, !243, !68, !68, !381}
!389 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !390, file: !77, line: 18)
!390 = !DISubprogram(name: "div", scope: !137, file: !137, line: 202, type: !391, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!391 = !DISubroutineType(types: !392)
!392 = !{!393, !65, !65}
!393 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !137, line: 78, baseType: !394)
!394 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !137, line: 78, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!395 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !396, file: !77, line: 18)
!396 = !DISubprogram(name: "ldiv", scope: !137, file: !137, line: 203, type: !397, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!397 = !DISubroutineType(types: !398)
!398 = !{!399, !49, !49}
!399 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !137, line: 79, baseType: !400)
!400 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !137, line: 79, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS6ldiv_t")
!401 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !402, file: !77, line: 18)
!402 = !DISubprogram(name: "lldiv", scope: !137, file: !137, line: 204, type: !403, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!403 = !DISubroutineType(types: !404)
!404 = !{!405, !32, !32}
!405 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !137, line: 80, baseType: !406)
!406 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !137, line: 80, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS7lldiv_t")
!407 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !393, file: !77, line: 19)
!408 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !399, file: !77, line: 19)
!409 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !405, file: !77, line: 19)
!410 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !411, file: !77, line: 19)
!411 = !DISubprogram(name: "memcpy", scope: !137, file: !137, line: 207, type: !412, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!412 = !DISubroutineType(types: !413)
!413 = !{!238, !238, !243, !68}
!414 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !415, file: !77, line: 19)
!415 = !DISubprogram(name: "memmove", scope: !137, file: !137, line: 208, type: !412, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!416 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !417, file: !77, line: 19)
!417 = !DISubprogram(name: "memset", scope: !137, file: !137, line: 209, type: !418, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!418 = !DISubroutineType(types: !419)
!419 = !{!238, !238, !65, !68}
!420 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !421, file: !77, line: 19)
!421 = !DISubprogram(name: "memcmp", scope: !137, file: !137, line: 210, type: !422, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!422 = !DISubroutineType(types: !423)
!423 = !{!65, !243, !243, !68}
!424 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !425, file: !77, line: 19)
!425 = !DISubprogram(name: "memchr", scope: !137, file: !137, line: 319, type: !426, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!426 = !DISubroutineType(types: !427)
!427 = !{!243, !243, !65, !68}
!428 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !429, file: !77, line: 19)
!429 = !DISubprogram(name: "strlen", scope: !137, file: !137, line: 217, type: !430, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!430 = !DISubroutineType(types: !431)
!431 = !{!68, !143}
!432 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !433, file: !77, line: 19)
!433 = !DISubprogram(name: "strcmp", scope: !137, file: !137, line: 219, type: !279, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!434 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !435, file: !77, line: 20)
!435 = !DISubprogram(name: "strncmp", scope: !137, file: !137, line: 220, type: !436, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!436 = !DISubroutineType(types: !437)
!437 = !{!65, !143, !143, !68}
!438 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !439, file: !77, line: 20)
!439 = !DISubprogram(name: "strcoll", scope: !137, file: !137, line: 223, type: !279, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!440 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !441, file: !77, line: 20)
!441 = !DISubprogram(name: "strcpy", scope: !137, file: !137, line: 225, type: !442, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!442 = !DISubroutineType(types: !443)
!443 = !{!153, !153, !143}
!444 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !445, file: !77, line: 20)
!445 = !DISubprogram(name: "strncpy", scope: !137, file: !137, line: 226, type: !446, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!446 = !DISubroutineType(types: !447)
!447 = !{!153, !153, !143, !68}
!448 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !449, file: !77, line: 20)
!449 = !DISubprogram(name: "strcat", scope: !137, file: !137, line: 228, type: !442, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!450 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !451, file: !77, line: 20)
!451 = !DISubprogram(name: "strncat", scope: !137, file: !137, line: 229, type: !446, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!452 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !453, file: !77, line: 20)
!453 = !DISubprogram(name: "strtok", scope: !137, file: !137, line: 230, type: !442, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!454 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !455, file: !77, line: 20)
!455 = !DISubprogram(name: "strerror", scope: !137, file: !137, line: 235, type: !456, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!456 = !DISubroutineType(types: !457)
!457 = !{!153, !65}
!458 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !459, file: !77, line: 20)
!459 = !DISubprogram(name: "strspn", scope: !137, file: !137, line: 236, type: !460, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!460 = !DISubroutineType(types: !461)
!461 = !{!68, !143, !143}
!462 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !463, file: !77, line: 20)
!463 = !DISubprogram(name: "strcspn", scope: !137, file: !137, line: 237, type: !460, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!464 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !465, file: !77, line: 21)
!465 = !DISubprogram(name: "strchr", scope: !137, file: !137, line: 320, type: !466, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!466 = !DISubroutineType(types: !467)
!467 = !{!143, !143, !65}
!468 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !469, file: !77, line: 21)
!469 = !DISubprogram(name: "strrchr", scope: !137, file: !137, line: 321, type: !466, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!470 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !471, file: !77, line: 21)
!471 = !DISubprogram(name: "strstr", scope: !137, file: !137, line: 322, type: !472, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!472 = !DISubroutineType(types: !473)
!473 = !{!143, !143, !143}
!474 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !475, file: !77, line: 21)
!475 = !DISubprogram(name: "strpbrk", scope: !137, file: !137, line: 323, type: !472, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!476 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !477, file: !77, line: 21)
!477 = !DISubprogram(name: "isalnum", scope: !137, file: !137, line: 251, type: !194, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!478 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !479, file: !77, line: 21)
!479 = !DISubprogram(name: "isalpha", scope: !137, file: !137, line: 252, type: !194, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!480 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !481, file: !77, line: 21)
!481 = !DISubprogram(name: "isblank", scope: !137, file: !137, line: 253, type: !194, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!482 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !483, file: !77, line: 21)
!483 = !DISubprogram(name: "iscntrl", scope: !137, file: !137, line: 254, type: !194, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!484 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !485, file: !77, line: 21)
!485 = !DISubprogram(name: "isdigit", scope: !137, file: !137, line: 255, type: !194, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!486 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !487, file: !77, line: 21)
!487 = !DISubprogram(name: "isgraph", scope: !137, file: !137, line: 256, type: !194, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!488 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !489, file: !77, line: 22)
!489 = !DISubprogram(name: "islower", scope: !137, file: !137, line: 257, type: !194, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!490 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !491, file: !77, line: 22)
!491 = !DISubprogram(name: "isprint", scope: !137, file: !137, line: 258, type: !194, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!492 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !493, file: !77, line: 22)
!493 = !DISubprogram(name: "ispunct", scope: !137, file: !137, line: 259, type: !194, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!494 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !495, file: !77, line: 22)
!495 = !DISubprogram(name: "isspace", scope: !137, file: !137, line: 260, type: !194, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!496 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !497, file: !77, line: 22)
!497 = !DISubprogram(name: "isupper", scope: !137, file: !137, line: 261, type: !194, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!498 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !499, file: !77, line: 22)
!499 = !DISubprogram(name: "isxdigit", scope: !137, file: !137, line: 262, type: !194, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!500 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !501, file: !77, line: 22)
!501 = !DISubprogram(name: "tolower", scope: !137, file: !137, line: 265, type: !194, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!502 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !503, file: !77, line: 22)
!503 = !DISubprogram(name: "toupper", scope: !137, file: !137, line: 266, type: !194, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!504 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !505, file: !77, line: 23)
!505 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !137, line: 69, baseType: !49)
!506 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !507, file: !77, line: 23)
!507 = !DIDerivedType(tag: DW_TAG_typedef, name: "clock_t", file: !137, line: 70, baseType: !49)
!508 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !509, file: !77, line: 23)
!509 = !DISubprogram(name: "clock", linkageName: "_ZL5clockv", scope: !510, file: !510, line: 244, type: !511, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!510 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!511 = !DISubroutineType(types: !512)
!512 = !{!507}
!513 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !514, file: !77, line: 23)
!514 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !137, line: 84, size: 448, flags: DIFlagFwdDecl, identifier: "_ZTS2tm")
!515 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !516, file: !77, line: 23)
!516 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !137, line: 82, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS8timespec")
!517 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !518, file: !77, line: 23)
!518 = !DISubprogram(name: "time", scope: !137, file: !137, line: 269, type: !519, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!519 = !DISubroutineType(types: !520)
!520 = !{!505, !521}
!521 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !505, size: 64)
!522 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !523, file: !77, line: 23)
!523 = !DISubprogram(name: "difftime", scope: !137, file: !137, line: 270, type: !524, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!524 = !DISubroutineType(types: !525)
!525 = !{!58, !505, !505}
!526 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !527, file: !77, line: 23)
!527 = !DISubprogram(name: "mktime", scope: !137, file: !137, line: 271, type: !528, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!528 = !DISubroutineType(types: !529)
!529 = !{!505, !530}
!530 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !514, size: 64)
!531 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !532, file: !77, line: 23)
!532 = !DISubprogram(name: "localtime", scope: !137, file: !137, line: 273, type: !533, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!533 = !DISubroutineType(types: !534)
!534 = !{!530, !535}
!535 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !536, size: 64)
!536 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !505)
!537 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !538, file: !77, line: 23)
!538 = !DISubprogram(name: "gmtime", scope: !137, file: !137, line: 275, type: !533, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!539 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !540, file: !77, line: 24)
!540 = !DISubprogram(name: "asctime", scope: !137, file: !137, line: 277, type: !541, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!541 = !DISubroutineType(types: !542)
!542 = !{!153, !543}
!543 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !544, size: 64)
!544 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !514)
!545 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !546, file: !77, line: 24)
!546 = !DISubprogram(name: "ctime", scope: !137, file: !137, line: 278, type: !547, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!547 = !DISubroutineType(types: !548)
!548 = !{!153, !535}
!549 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !550, file: !77, line: 24)
!550 = !DISubprogram(name: "strftime", scope: !137, file: !137, line: 280, type: !551, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!551 = !DISubroutineType(types: !552)
!552 = !{!68, !153, !68, !143, !543}
!553 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !554, file: !77, line: 24)
!554 = !DISubprogram(name: "timespec_get", scope: !137, file: !137, line: 285, type: !555, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!555 = !DISubroutineType(types: !556)
!556 = !{!65, !557, !65}
!557 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !516, size: 64)
!558 = !{ptr @_Z7structs4ViewP6PackedP4PairS0_7double2, !"kernel", i32 1}
!559 = !{i32 7, !"Dwarf Version", i32 4}
!560 = !{i32 2, !"Debug Info Version", i32 3}
!561 = !{i32 1, !"wchar_size", i32 4}
!562 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!563 = !{!"clang version 16.0.6"}
!564 = distinct !DISubprogram(name: "make", linkageName: "_Z4make6float4j", scope: !2, file: !2, line: 17, type: !565, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !28, retainedNodes: !580)
!565 = !DISubroutineType(types: !566)
!566 = !{!567, !570, !92}
!567 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Pair", file: !2, line: 13, size: 384, flags: DIFlagTypePassByValue, elements: !568, identifier: "_ZTS4Pair")
!568 = !{!569, !577, !578, !579}
!569 = !DIDerivedType(tag: DW_TAG_member, name: "lo", scope: !567, file: !2, line: 14, baseType: !570, size: 128, align: 128)
!570 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "float4", file: !571, line: 12, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !572, identifier: "_ZTS6float4")
!571 = !DIFile(filename: "cuda/ws/vector_types.h", directory: ".")
!572 = !{!573, !574, !575, !576}
!573 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !570, file: !571, line: 12, baseType: !66, size: 32)
!574 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !570, file: !571, line: 12, baseType: !66, size: 32, offset: 32)
!575 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !570, file: !571, line: 12, baseType: !66, size: 32, offset: 64)
!576 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !570, file: !571, line: 12, baseType: !66, size: 32, offset: 96)
!577 = !DIDerivedType(tag: DW_TAG_member, name: "hi", scope: !567, file: !2, line: 14, baseType: !570, size: 128, align: 128, offset: 128)
!578 = !DIDerivedType(tag: DW_TAG_member, name: "flag", scope: !567, file: !2, line: 15, baseType: !92, size: 3, offset: 256, flags: DIFlagBitField, extraData: i64 256)
!579 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !567, file: !2, line: 15, baseType: !92, size: 29, offset: 259, flags: DIFlagBitField, extraData: i64 256)
!580 = !{!581, !582, !583}
!581 = !DILocalVariable(name: "v", arg: 1, scope: !564, file: !2, line: 17, type: !570)
!582 = !DILocalVariable(name: "n", arg: 2, scope: !564, file: !2, line: 17, type: !92)
!583 = !DILocalVariable(name: "p", scope: !564, file: !2, line: 18, type: !567)
!584 = !DILocation(line: 17, column: 42, scope: !564)
!585 = !DILocation(line: 0, scope: !564)
!586 = !DILocation(line: 19, column: 8, scope: !564)
!587 = !{i64 0, i64 4, !588, i64 4, i64 4, !588, i64 8, i64 4, !588, i64 12, i64 4, !588}
!588 = !{!589, !589, i64 0}
!589 = !{!"float", !590, i64 0}
!590 = !{!"omnipotent char", !591, i64 0}
!591 = !{!"Simple C++ TBAA"}
!592 = !{i64 0, i64 4, !588, i64 4, i64 4, !588, i64 8, i64 4, !588}
!593 = !{i64 0, i64 4, !588, i64 4, i64 4, !588}
!594 = !{i64 0, i64 4, !588}
!595 = !DILocation(line: 20, column: 24, scope: !564)
!596 = !{!597, !589, i64 12}
!597 = !{!"_ZTS6float4", !589, i64 0, !589, i64 4, !589, i64 8, !589, i64 12}
!598 = !DILocation(line: 20, column: 29, scope: !564)
!599 = !{!597, !589, i64 8}
!600 = !DILocation(line: 20, column: 34, scope: !564)
!601 = !{!597, !589, i64 4}
!602 = !DILocation(line: 20, column: 39, scope: !564)
!603 = !{!597, !589, i64 0}
!604 = !DILocation(line: 20, column: 10, scope: !564)
!605 = !DILocation(line: 21, column: 14, scope: !564)
!606 = !DILocation(line: 21, column: 10, scope: !564)
!607 = !DILocation(line: 22, column: 11, scope: !564)
!608 = !DILocation(line: 23, column: 3, scope: !564)
!609 = distinct !DISubprogram(name: "structs", linkageName: "_Z7structs4ViewP6PackedP4PairS0_7double2", scope: !2, file: !2, line: 25, type: !610, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !28, retainedNodes: !639)
!610 = !DISubroutineType(types: !611)
!611 = !{null, !612, !624, !633, !634, !635}
!612 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "View", file: !2, line: 3, size: 128, flags: DIFlagTypePassByValue, elements: !613, identifier: "_ZTS4View")
!613 = !{!614, !616, !617, !618}
!614 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !612, file: !2, line: 4, baseType: !615, size: 64)
!615 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!616 = !DIDerivedType(tag: DW_TAG_member, name: "rows", scope: !612, file: !2, line: 5, baseType: !65, size: 32, offset: 64)
!617 = !DIDerivedType(tag: DW_TAG_member, name: "cols", scope: !612, file: !2, line: 5, baseType: !65, size: 32, offset: 96)
!618 = !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !612, file: !2, line: 6, type: !619, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!619 = !DISubroutineType(types: !620)
!620 = !{!621, !622, !65, !65}
!621 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !66, size: 64)
!622 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !623, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!623 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !612)
!624 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !625, size: 64)
!625 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Packed", file: !2, line: 8, size: 88, flags: DIFlagTypePassByValue, elements: !626, identifier: "_ZTS6Packed")
!626 = !{!627, !628, !629}
!627 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !625, file: !2, line: 9, baseType: !5, size: 8)
!628 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !625, file: !2, line: 10, baseType: !65, size: 32, offset: 8)
!629 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !625, file: !2, line: 11, baseType: !630, size: 48, offset: 40)
!630 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 48, elements: !631)
!631 = !{!632}
!632 = !DISubrange(count: 3)
!633 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !567, size: 64)
!634 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !625)
!635 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "double2", file: !571, line: 12, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !636, identifier: "_ZTS7double2")
!636 = !{!637, !638}
!637 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !635, file: !571, line: 12, baseType: !58, size: 64)
!638 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !635, file: !571, line: 12, baseType: !58, size: 64, offset: 64)
!639 = !{!640, !641, !642, !643, !644, !645, !646}
!640 = !DILocalVariable(name: "m", arg: 1, scope: !609, file: !2, line: 25, type: !612)
!641 = !DILocalVariable(name: "q", arg: 2, scope: !609, file: !2, line: 25, type: !624)
!642 = !DILocalVariable(name: "pairs", arg: 3, scope: !609, file: !2, line: 25, type: !633)
!643 = !DILocalVariable(name: "one", arg: 4, scope: !609, file: !2, line: 25, type: !634)
!644 = !DILocalVariable(name: "scale", arg: 5, scope: !609, file: !2, line: 25, type: !635)
!645 = !DILocalVariable(name: "t", scope: !609, file: !2, line: 26, type: !65)
!646 = !DILocalVariable(name: "copy", scope: !609, file: !2, line: 32, type: !567)
!647 = !DILocation(line: 32, column: 8, scope: !609)
!648 = !DILocation(line: 25, column: 30, scope: !609)
!649 = !DILocation(line: 0, scope: !609)
!650 = !DILocation(line: 25, column: 70, scope: !609)
!651 = !DILocation(line: 25, column: 83, scope: !609)
!652 = !DILocation(line: 26, column: 11, scope: !609)
!653 = !DILocation(line: 27, column: 13, scope: !654)
!654 = distinct !DILexicalBlock(scope: !609, file: !2, line: 27, column: 7)
!655 = !{!656, !658, i64 8}
!656 = !{!"_ZTS4View", !657, i64 0, !658, i64 8, !658, i64 12}
!657 = !{!"any pointer", !590, i64 0}
!658 = !{!"int", !590, i64 0}
!659 = !DILocation(line: 27, column: 22, scope: !654)
!660 = !{!656, !658, i64 12}
!661 = !DILocation(line: 27, column: 18, scope: !654)
!662 = !DILocation(line: 27, column: 9, scope: !654)
!663 = !DILocation(line: 27, column: 7, scope: !609)
!664 = !DILocation(line: 28, column: 43, scope: !654)
!665 = !{!666, !667, i64 0}
!666 = !{!"_ZTS7double2", !667, i64 0, !667, i64 8}
!667 = !{!"double", !590, i64 0}
!668 = !DILocation(line: 28, column: 51, scope: !654)
!669 = !{!670, !658, i64 1}
!670 = !{!"_ZTS6Packed", !590, i64 0, !658, i64 1, !590, i64 5}
!671 = !DILocation(line: 28, column: 47, scope: !654)
!672 = !DILocation(line: 28, column: 45, scope: !654)
!673 = !DILocation(line: 28, column: 16, scope: !654)
!674 = !DILocation(line: 28, column: 12, scope: !654)
!675 = !DILocation(line: 28, column: 28, scope: !654)
!676 = !DILocation(line: 28, column: 24, scope: !654)
!677 = !DILocalVariable(name: "this", arg: 1, scope: !678, type: !682, flags: DIFlagArtificial | DIFlagObjectPointer)
!678 = distinct !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !612, file: !2, line: 6, type: !619, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !28, declaration: !618, retainedNodes: !679)
!679 = !{!677, !680, !681}
!680 = !DILocalVariable(name: "r", arg: 2, scope: !678, file: !2, line: 6, type: !65)
!681 = !DILocalVariable(name: "c", arg: 3, scope: !678, file: !2, line: 6, type: !65)
!682 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !623, size: 64)
!683 = !DILocation(line: 0, scope: !678, inlinedAt: !684)
!684 = distinct !DILocation(line: 28, column: 7, scope: !654)
!685 = !DILocation(line: 6, column: 53, scope: !678, inlinedAt: !684)
!686 = !{!656, !657, i64 0}
!687 = !DILocation(line: 6, column: 62, scope: !678, inlinedAt: !684)
!688 = !DILocation(line: 6, column: 60, scope: !678, inlinedAt: !684)
!689 = !DILocation(line: 6, column: 67, scope: !678, inlinedAt: !684)
!690 = !DILocation(line: 28, column: 34, scope: !654)
!691 = !DILocation(line: 28, column: 5, scope: !654)
!692 = !DILocation(line: 29, column: 3, scope: !609)
!693 = !DILocation(line: 29, column: 8, scope: !609)
!694 = !{i64 0, i64 1, !695, i64 1, i64 4, !696, i64 5, i64 6, !695}
!695 = !{!590, !590, i64 0}
!696 = !{!658, !658, i64 0}
!697 = !DILocation(line: 30, column: 29, scope: !609)
!698 = !DILocation(line: 30, column: 3, scope: !609)
!699 = !DILocation(line: 30, column: 8, scope: !609)
!700 = !DILocation(line: 30, column: 15, scope: !609)
!701 = !DILocation(line: 30, column: 20, scope: !609)
!702 = !{!703, !703, i64 0}
!703 = !{!"short", !590, i64 0}
!704 = !DILocation(line: 31, column: 31, scope: !609)
!705 = !DILocation(line: 31, column: 36, scope: !609)
!706 = !DILocation(line: 31, column: 34, scope: !609)
!707 = !DILocation(line: 31, column: 43, scope: !609)
!708 = !DILocation(line: 31, column: 41, scope: !609)
!709 = !DILocation(line: 31, column: 54, scope: !609)
!710 = !{!666, !667, i64 8}
!711 = !DILocation(line: 31, column: 48, scope: !609)
!712 = !DILocation(line: 31, column: 19, scope: !609)
!713 = !DILocation(line: 31, column: 14, scope: !609)
!714 = !DILocation(line: 31, column: 3, scope: !609)
!715 = !DILocation(line: 31, column: 12, scope: !609)
!716 = !{i64 0, i64 4, !588, i64 4, i64 4, !588, i64 8, i64 4, !588, i64 12, i64 4, !588, i64 16, i64 4, !588, i64 20, i64 4, !588, i64 24, i64 4, !588, i64 28, i64 4, !588, i64 32, i64 4, !696, i64 32, i64 4, !696}
!717 = !{i64 0, i64 4, !588, i64 4, i64 4, !588, i64 8, i64 4, !588, i64 12, i64 4, !588, i64 16, i64 4, !588, i64 20, i64 4, !588, i64 24, i64 4, !588, i64 28, i64 4, !696, i64 28, i64 4, !696}
!718 = !{i64 0, i64 4, !588, i64 4, i64 4, !588, i64 8, i64 4, !588, i64 12, i64 4, !588, i64 16, i64 4, !588, i64 20, i64 4, !588, i64 24, i64 4, !696, i64 24, i64 4, !696}
!719 = !{i64 0, i64 4, !588, i64 4, i64 4, !588, i64 8, i64 4, !588, i64 12, i64 4, !588, i64 16, i64 4, !588, i64 20, i64 4, !696, i64 20, i64 4, !696}
!720 = !{i64 0, i64 4, !588, i64 4, i64 4, !588, i64 8, i64 4, !588, i64 12, i64 4, !588, i64 16, i64 4, !696, i64 16, i64 4, !696}
!721 = !{i64 0, i64 4, !588, i64 4, i64 4, !588, i64 8, i64 4, !588, i64 12, i64 4, !696, i64 12, i64 4, !696}
!722 = !{i64 0, i64 4, !588, i64 4, i64 4, !588, i64 8, i64 4, !696, i64 8, i64 4, !696}
!723 = !{i64 0, i64 4, !588, i64 4, i64 4, !696, i64 4, i64 4, !696}
!724 = !{i64 0, i64 4, !696, i64 0, i64 4, !696}
!725 = !{}
!726 = !DILocation(line: 32, column: 3, scope: !609)
!727 = !DILocation(line: 32, column: 15, scope: !609)
!728 = !DILocation(line: 33, column: 17, scope: !609)
!729 = !DILocation(line: 33, column: 22, scope: !609)
!730 = !{!670, !590, i64 0}
!731 = !DILocation(line: 33, column: 14, scope: !609)
!732 = !DILocation(line: 34, column: 3, scope: !609)
!733 = !DILocation(line: 34, column: 12, scope: !609)
!734 = !DILocation(line: 35, column: 15, scope: !609)
!735 = !DILocation(line: 35, column: 11, scope: !609)
!736 = !DILocation(line: 35, column: 20, scope: !609)
!737 = !DILocation(line: 35, column: 27, scope: !609)
!738 = !DILocation(line: 35, column: 32, scope: !609)
!739 = !DILocation(line: 35, column: 3, scope: !609)
!740 = !DILocation(line: 36, column: 3, scope: !609)
!741 = !DILocation(line: 37, column: 9, scope: !742)
!742 = distinct !DILexicalBlock(scope: !609, file: !2, line: 37, column: 7)
!743 = !DILocation(line: 37, column: 7, scope: !609)
!744 = !DILocation(line: 38, column: 54, scope: !742)
!745 = !DILocation(line: 0, scope: !678, inlinedAt: !746)
!746 = distinct !DILocation(line: 38, column: 62, scope: !742)
!747 = !DILocation(line: 6, column: 53, scope: !678, inlinedAt: !746)
!748 = !DILocation(line: 6, column: 62, scope: !678, inlinedAt: !746)
!749 = !DILocation(line: 6, column: 60, scope: !678, inlinedAt: !746)
!750 = !DILocation(line: 6, column: 67, scope: !678, inlinedAt: !746)
!751 = !DILocation(line: 38, column: 62, scope: !742)
!752 = !DILocation(line: 38, column: 60, scope: !742)
!753 = !DILocation(line: 38, column: 76, scope: !742)
!754 = !DILocation(line: 38, column: 72, scope: !742)
!755 = !DILocation(line: 38, column: 100, scope: !742)
!756 = !DILocation(line: 38, column: 102, scope: !742)
!757 = !DILocation(line: 38, column: 5, scope: !742)
!758 = !DILocation(line: 39, column: 1, scope: !609)
