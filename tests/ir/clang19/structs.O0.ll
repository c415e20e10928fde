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
@__PRETTY_FUNCTION__._Z7structs4ViewP6PackedP4PairS0_7double2 = private unnamed_addr constant [60 x i8] c"void structs(View, Packed *, Pair *, const Packed, double2)\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [36 x i8] c"rows %d, first %g, tag %c, %s %lld\0A\00", align 1, !dbg !18
@.str3 = private unnamed_addr constant [5 x i8] c"text\00", align 1, !dbg !23

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.Pair @_Z4make6float4j(ptr noundef byval(%struct.float4) align 16 %v, i32 noundef %n) #0 !dbg !564 {
entry:
  %retval.i = alloca %struct.float4, align 16
  %x.addr.i = alloca float, align 4
  %y.addr.i = alloca float, align 4
  %z.addr.i = alloca float, align 4
  %w.addr.i = alloca float, align 4
  %retval = alloca %struct.Pair, align 16
  %n.addr = alloca i32, align 4
  %ref.tmp = alloca %struct.float4, align 16
    #dbg_declare(ptr %v, !581, !DIExpression(), !582)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !583, !DIExpression(), !584)
    #dbg_declare(ptr %retval, !585, !DIExpression(), !586)
  %lo = getelementptr inbounds %struct.Pair, ptr %retval, i32 0, i32 0, !dbg !587
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %lo, ptr align 16 %v, i64 16, i1 false), !dbg !588
  %w = getelementptr inbounds %struct.float4, ptr %v, i32 0, i32 3, !dbg !589
  %0 = load float, ptr %w, align 4, !dbg !589
  %z = getelementptr inbounds %struct.float4, ptr %v, i32 0, i32 2, !dbg !590
  %1 = load float, ptr %z, align 8, !dbg !590
  %y = getelementptr inbounds %struct.float4, ptr %v, i32 0, i32 1, !dbg !591
  %2 = load float, ptr %y, align 4, !dbg !591
  %x = getelementptr inbounds %struct.float4, ptr %v, i32 0, i32 0, !dbg !592
  %3 = load float, ptr %x, align 16, !dbg !592
  store float %0, ptr %x.addr.i, align 4, !dbg !593
  store float %1, ptr %y.addr.i, align 4, !dbg !593
  store float %2, ptr %z.addr.i, align 4, !dbg !593
  store float %3, ptr %w.addr.i, align 4, !dbg !593
  %4 = load float, ptr %x.addr.i, align 4, !dbg !593
  store float %4, ptr %retval.i, align 16, !dbg !593
  %5 = load float, ptr %y.addr.i, align 4, !dbg !593
  %y2.i = getelementptr inbounds %struct.float4, ptr %retval.i, i32 0, i32 1, !dbg !593
  store float %5, ptr %y2.i, align 4, !dbg !593
  %6 = load float, ptr %z.addr.i, align 4, !dbg !593
  %z3.i = getelementptr inbounds %struct.float4, ptr %retval.i, i32 0, i32 2, !dbg !593
  store float %6, ptr %z3.i, align 8, !dbg !593
  %7 = load float, ptr %w.addr.i, align 4, !dbg !593
  %w4.i = getelementptr inbounds %struct.float4, ptr %retval.i, i32 0, i32 3, !dbg !593
  store float %7, ptr %w4.i, align 4, !dbg !593
  %8 = load %struct.float4, ptr %retval.i, align 16, !dbg !593
  %9 = getelementptr inbounds %struct.float4, ptr %ref.tmp, i32 0, i32 0, !dbg !593
  %10 = extractvalue %struct.float4 %8, 0, !dbg !593
  store float %10, ptr %9, align 16, !dbg !593
  %11 = getelementptr inbounds %struct.float4, ptr %ref.tmp, i32 0, i32 1, !dbg !593
  %12 = extractvalue %struct.float4 %8, 1, !dbg !593
  store float %12, ptr %11, align 4, !dbg !593
  %13 = getelementptr inbounds %struct.float4, ptr %ref.tmp, i32 0, i32 2, !dbg !593
  %14 = extractvalue %struct.float4 %8, 2, !dbg !593
  store float %14, ptr %13, align 8, !dbg !593
  %15 = getelementptr inbounds %struct.float4, ptr %ref.tmp, i32 0, i32 3, !dbg !593
  %16 = extractvalue %struct.float4 %8, 3, !dbg !593
  store float %16, ptr %15, align 4, !dbg !593
  %hi = getelementptr inbounds %struct.Pair, ptr %retval, i32 0, i32 1, !dbg !594
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %hi, ptr align 16 %ref.tmp, i64 16, i1 false), !dbg !595
  %17 = load i32, ptr %n.addr, align 4, !dbg !596
  %and = and i32 %17, 7, !dbg !597
  %flag = getelementptr inbounds %struct.Pair, ptr %retval, i32 0, i32 2, !dbg !598
  %bf.load = load i32, ptr %flag, align 16, !dbg !599
  %bf.value = and i32 %and, 7, !dbg !599
  %bf.clear = and i32 %bf.load, -8, !dbg !599
  %bf.set = or i32 %bf.clear, %bf.value, !dbg !599
  store i32 %bf.set, ptr %flag, align 16, !dbg !599
  %18 = load i32, ptr %n.addr, align 4, !dbg !600
  %count = getelementptr inbounds %struct.Pair, ptr %retval, i32 0, i32 2, !dbg !601
  %bf.load1 = load i32, ptr %count, align 16, !dbg !602
  %bf.value2 = and i32 %18, 536870911, !dbg !602
  %bf.shl = shl i32 %bf.value2, 3, !dbg !602
  %bf.clear3 = and i32 %bf.load1, 7, !dbg !602
  %bf.set4 = or i32 %bf.clear3, %bf.shl, !dbg !602
  store i32 %bf.set4, ptr %count, align 16, !dbg !602
  %19 = load %struct.Pair, ptr %retval, align 16, !dbg !603
  ret %struct.Pair %19, !dbg !603
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @_Z7structs4ViewP6PackedP4PairS0_7double2(ptr noundef byval(%struct.View) align 8 %m, ptr noundef %q, ptr noundef %pairs, ptr noundef byval(%struct.Packed) align 1 %one, ptr noundef byval(%struct.double2) align 16 %scale) #2 !dbg !604 {
entry:
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
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
    #dbg_declare(ptr %m, !634, !DIExpression(), !635)
  store ptr %q, ptr %q.addr, align 8
    #dbg_declare(ptr %q.addr, !636, !DIExpression(), !637)
  store ptr %pairs, ptr %pairs.addr, align 8
    #dbg_declare(ptr %pairs.addr, !638, !DIExpression(), !639)
    #dbg_declare(ptr %one, !640, !DIExpression(), !641)
    #dbg_declare(ptr %scale, !642, !DIExpression(), !643)
    #dbg_declare(ptr %t, !644, !DIExpression(), !645)
  %0 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !646
  store i32 %0, ptr %t, align 4, !dbg !645
  %1 = load i32, ptr %t, align 4, !dbg !647
  %rows = getelementptr inbounds %struct.View, ptr %m, i32 0, i32 1, !dbg !649
  %2 = load i32, ptr %rows, align 8, !dbg !649
  %cols = getelementptr inbounds %struct.View, ptr %m, i32 0, i32 2, !dbg !650
  %3 = load i32, ptr %cols, align 4, !dbg !650
  %mul = mul nsw i32 %2, %3, !dbg !651
  %cmp = icmp slt i32 %1, %mul, !dbg !652
  br i1 %cmp, label %if.then, label %if.end, !dbg !653

if.then:                                          ; preds = %entry
  %x = getelementptr inbounds %struct.double2, ptr %scale, i32 0, i32 0, !dbg !654
  %4 = load double, ptr %x, align 16, !dbg !654
  %value = getelementptr inbounds %struct.Packed, ptr %one, i32 0, i32 1, !dbg !655
  %5 = load i32, ptr %value, align 1, !dbg !655
  %conv = sitofp i32 %5 to double, !dbg !656
  %add = fadd double %4, %conv, !dbg !657
  %6 = load i32, ptr %t, align 4, !dbg !658
  %cols1 = getelementptr inbounds %struct.View, ptr %m, i32 0, i32 2, !dbg !659
  %7 = load i32, ptr %cols1, align 4, !dbg !659
  %div = sdiv i32 %6, %7, !dbg !660
  %8 = load i32, ptr %t, align 4, !dbg !661
  %cols2 = getelementptr inbounds %struct.View, ptr %m, i32 0, i32 2, !dbg !662
  %9 = load i32, ptr %cols2, align 4, !dbg !662
  %rem = srem i32 %8, %9, !dbg !663
  %call3 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNK4View2atEii(ptr noundef nonnull align 8 dereferenceable(16) %m, i32 noundef %div, i32 noundef %rem) #5, !dbg !664
  %10 = load float, ptr %call3, align 4, !dbg !665
  %conv4 = fpext float %10 to double, !dbg !665
  %mul5 = fmul double %conv4, %add, !dbg !665
  %conv6 = fptrunc double %mul5 to float, !dbg !665
  store float %conv6, ptr %call3, align 4, !dbg !665
  br label %if.end, !dbg !666

if.end:                                           ; preds = %if.then, %entry
  %11 = load ptr, ptr %q.addr, align 8, !dbg !667
  %12 = load i32, ptr %t, align 4, !dbg !668
  %idxprom = sext i32 %12 to i64, !dbg !667
  %arrayidx = getelementptr inbounds %struct.Packed, ptr %11, i64 %idxprom, !dbg !667
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %arrayidx, ptr align 1 %one, i64 11, i1 false), !dbg !669
  %13 = load i32, ptr %t, align 4, !dbg !670
  %conv7 = trunc i32 %13 to i16, !dbg !670
  %14 = load ptr, ptr %q.addr, align 8, !dbg !671
  %15 = load i32, ptr %t, align 4, !dbg !672
  %idxprom8 = sext i32 %15 to i64, !dbg !671
  %arrayidx9 = getelementptr inbounds %struct.Packed, ptr %14, i64 %idxprom8, !dbg !671
  %rest = getelementptr inbounds %struct.Packed, ptr %arrayidx9, i32 0, i32 2, !dbg !673
  %16 = load i32, ptr %t, align 4, !dbg !674
  %rem10 = srem i32 %16, 3, !dbg !675
  %idxprom11 = sext i32 %rem10 to i64, !dbg !671
  %arrayidx12 = getelementptr inbounds [3 x i16], ptr %rest, i64 0, i64 %idxprom11, !dbg !671
  store i16 %conv7, ptr %arrayidx12, align 1, !dbg !676
  %17 = load i32, ptr %t, align 4, !dbg !677
  %conv13 = sitofp i32 %17 to float, !dbg !677
  %18 = load i32, ptr %t, align 4, !dbg !678
  %add14 = add nsw i32 %18, 1, !dbg !679
  %conv15 = sitofp i32 %add14 to float, !dbg !678
  %19 = load i32, ptr %t, align 4, !dbg !680
  %add16 = add nsw i32 %19, 2, !dbg !681
  %conv17 = sitofp i32 %add16 to float, !dbg !680
  %y = getelementptr inbounds %struct.double2, ptr %scale, i32 0, i32 1, !dbg !682
  %20 = load double, ptr %y, align 8, !dbg !682
  %conv18 = fptrunc double %20 to float, !dbg !683
  store float %conv13, ptr %x.addr.i, align 4, !dbg !684
  store float %conv15, ptr %y.addr.i, align 4, !dbg !684
  store float %conv17, ptr %z.addr.i, align 4, !dbg !684
  store float %conv18, ptr %w.addr.i, align 4, !dbg !684
  %21 = load float, ptr %x.addr.i, align 4, !dbg !684
  store float %21, ptr %retval.i, align 16, !dbg !684
  %22 = load float, ptr %y.addr.i, align 4, !dbg !684
  %y2.i = getelementptr inbounds %struct.float4, ptr %retval.i, i32 0, i32 1, !dbg !684
  store float %22, ptr %y2.i, align 4, !dbg !684
  %23 = load float, ptr %z.addr.i, align 4, !dbg !684
  %z3.i = getelementptr inbounds %struct.float4, ptr %retval.i, i32 0, i32 2, !dbg !684
  store float %23, ptr %z3.i, align 8, !dbg !684
  %24 = load float, ptr %w.addr.i, align 4, !dbg !684
  %w4.i = getelementptr inbounds %struct.float4, ptr %retval.i, i32 0, i32 3, !dbg !684
  store float %24, ptr %w4.i, align 4, !dbg !684
  %25 = load %struct.float4, ptr %retval.i, align 16, !dbg !684
  %26 = getelementptr inbounds %struct.float4, ptr %agg.tmp, i32 0, i32 0, !dbg !684
  %27 = extractvalue %struct.float4 %25, 0, !dbg !684
  store float %27, ptr %26, align 16, !dbg !684
  %28 = getelementptr inbounds %struct.float4, ptr %agg.tmp, i32 0, i32 1, !dbg !684
  %29 = extractvalue %struct.float4 %25, 1, !dbg !684
  store float %29, ptr %28, align 4, !dbg !684
  %30 = getelementptr inbounds %struct.float4, ptr %agg.tmp, i32 0, i32 2, !dbg !684
  %31 = extractvalue %struct.float4 %25, 2, !dbg !684
  store float %31, ptr %30, align 8, !dbg !684
  %32 = getelementptr inbounds %struct.float4, ptr %agg.tmp, i32 0, i32 3, !dbg !684
  %33 = extractvalue %struct.float4 %25, 3, !dbg !684
  store float %33, ptr %32, align 4, !dbg !684
  %34 = load i32, ptr %t, align 4, !dbg !685
  %call20 = call %struct.Pair @_Z4make6float4j(ptr noundef byval(%struct.float4) align 16 %agg.tmp, i32 noundef %34) #5, !dbg !686
  %35 = getelementptr inbounds %struct.Pair, ptr %ref.tmp, i32 0, i32 0, !dbg !686
  %36 = extractvalue %struct.Pair %call20, 0, !dbg !686
  store %struct.float4 %36, ptr %35, align 16, !dbg !686
  %37 = getelementptr inbounds %struct.Pair, ptr %ref.tmp, i32 0, i32 1, !dbg !686
  %38 = extractvalue %struct.Pair %call20, 1, !dbg !686
  store %struct.float4 %38, ptr %37, align 16, !dbg !686
  %39 = getelementptr inbounds %struct.Pair, ptr %ref.tmp, i32 0, i32 2, !dbg !686
  %40 = extractvalue %struct.Pair %call20, 2, !dbg !686
  store i32 %40, ptr %39, align 16, !dbg !686
  %41 = getelementptr inbounds %struct.Pair, ptr %ref.tmp, i32 0, i32 3, !dbg !686
  %42 = extractvalue %struct.Pair %call20, 3, !dbg !686
  store [12 x i8] %42, ptr %41, align 4, !dbg !686
  %43 = load ptr, ptr %pairs.addr, align 8, !dbg !687
  %44 = load i32, ptr %t, align 4, !dbg !688
  %idxprom21 = sext i32 %44 to i64, !dbg !687
  %arrayidx22 = getelementptr inbounds %struct.Pair, ptr %43, i64 %idxprom21, !dbg !687
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arrayidx22, ptr align 16 %ref.tmp, i64 48, i1 false), !dbg !689
    #dbg_declare(ptr %copy, !690, !DIExpression(), !691)
  %45 = load ptr, ptr %pairs.addr, align 8, !dbg !692
  %46 = load i32, ptr %t, align 4, !dbg !693
  %idxprom23 = sext i32 %46 to i64, !dbg !692
  %arrayidx24 = getelementptr inbounds %struct.Pair, ptr %45, i64 %idxprom23, !dbg !692
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %copy, ptr align 16 %arrayidx24, i64 48, i1 false), !dbg !692
  %47 = load ptr, ptr %q.addr, align 8, !dbg !694
  %48 = load i32, ptr %t, align 4, !dbg !695
  %idxprom25 = sext i32 %48 to i64, !dbg !694
  %arrayidx26 = getelementptr inbounds %struct.Packed, ptr %47, i64 %idxprom25, !dbg !694
  %tag = getelementptr inbounds %struct.Packed, ptr %arrayidx26, i32 0, i32 0, !dbg !696
  %49 = load i8, ptr %tag, align 1, !dbg !696
  %conv27 = sext i8 %49 to i32, !dbg !694
  %count = getelementptr inbounds %struct.Pair, ptr %copy, i32 0, i32 2, !dbg !697
  %bf.load = load i32, ptr %count, align 16, !dbg !698
  %bf.lshr = lshr i32 %bf.load, 3, !dbg !698
  %add28 = add nsw i32 %bf.lshr, %conv27, !dbg !698
  %bf.load29 = load i32, ptr %count, align 16, !dbg !698
  %bf.value = and i32 %add28, 536870911, !dbg !698
  %bf.shl = shl i32 %bf.value, 3, !dbg !698
  %bf.clear = and i32 %bf.load29, 7, !dbg !698
  %bf.set = or i32 %bf.clear, %bf.shl, !dbg !698
  store i32 %bf.set, ptr %count, align 16, !dbg !698
  %50 = load ptr, ptr %pairs.addr, align 8, !dbg !699
  %51 = load i32, ptr %t, align 4, !dbg !700
  %idxprom30 = sext i32 %51 to i64, !dbg !699
  %arrayidx31 = getelementptr inbounds %struct.Pair, ptr %50, i64 %idxprom30, !dbg !699
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arrayidx31, ptr align 16 %copy, i64 48, i1 false), !dbg !701
  %52 = load ptr, ptr %q.addr, align 8, !dbg !702
  %53 = load i32, ptr %t, align 4, !dbg !703
  %add32 = add nsw i32 %53, 1, !dbg !704
  %idxprom33 = sext i32 %add32 to i64, !dbg !702
  %arrayidx34 = getelementptr inbounds %struct.Packed, ptr %52, i64 %idxprom33, !dbg !702
  %rest35 = getelementptr inbounds %struct.Packed, ptr %arrayidx34, i32 0, i32 2, !dbg !705
  %54 = load ptr, ptr %q.addr, align 8, !dbg !706
  %55 = load i32, ptr %t, align 4, !dbg !707
  %idxprom36 = sext i32 %55 to i64, !dbg !706
  %arrayidx37 = getelementptr inbounds %struct.Packed, ptr %54, i64 %idxprom36, !dbg !706
  %rest38 = getelementptr inbounds %struct.Packed, ptr %arrayidx37, i32 0, i32 2, !dbg !708
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %rest35, ptr align 1 %rest38, i64 5, i1 false), !dbg !709
  %flag = getelementptr inbounds %struct.Pair, ptr %copy, i32 0, i32 2, !dbg !710
  %bf.load39 = load i32, ptr %flag, align 16, !dbg !710
  %bf.clear40 = and i32 %bf.load39, 7, !dbg !710
  %56 = load i32, ptr %t, align 4, !dbg !710
  %and = and i32 %56, 7, !dbg !710
  %cmp41 = icmp eq i32 %bf.clear40, %and, !dbg !710
  %storedv.i = zext i1 %cmp41 to i8, !dbg !710
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !710
  store ptr @.str, ptr %text.addr.i, align 8, !dbg !710
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !710
  store i32 36, ptr %line.addr.i, align 4, !dbg !710
  store ptr @__PRETTY_FUNCTION__._Z7structs4ViewP6PackedP4PairS0_7double2, ptr %fn.addr.i, align 8, !dbg !710
  %57 = load i8, ptr %holds.addr.i, align 1, !dbg !710
  %loadedv.i = trunc i8 %57 to i1, !dbg !710
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !710

if.then.i:                                        ; preds = %if.end
  %58 = load ptr, ptr %text.addr.i, align 8, !dbg !710
  %59 = load ptr, ptr %file.addr.i, align 8, !dbg !710
  %60 = load i32, ptr %line.addr.i, align 4, !dbg !710
  %61 = load ptr, ptr %fn.addr.i, align 8, !dbg !710
  call void @__assertfail(ptr noundef %58, ptr noundef %59, i32 noundef %60, ptr noundef %61, i64 noundef 1) #6, !dbg !710
  unreachable, !dbg !710

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.end
  %62 = load i32, ptr %t, align 4, !dbg !711
  %cmp42 = icmp eq i32 %62, 0, !dbg !713
  br i1 %cmp42, label %if.then43, label %if.end50, !dbg !714

if.then43:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %rows44 = getelementptr inbounds %struct.View, ptr %m, i32 0, i32 1, !dbg !715
  %63 = load i32, ptr %rows44, align 8, !dbg !715
  %call45 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNK4View2atEii(ptr noundef nonnull align 8 dereferenceable(16) %m, i32 noundef 0, i32 noundef 0) #5, !dbg !716
  %64 = load float, ptr %call45, align 4, !dbg !716
  %conv46 = fpext float %64 to double, !dbg !717
  %tag47 = getelementptr inbounds %struct.Packed, ptr %one, i32 0, i32 0, !dbg !718
  %65 = load i8, ptr %tag47, align 1, !dbg !718
  %conv48 = sext i8 %65 to i32, !dbg !719
  %66 = load i32, ptr %t, align 4, !dbg !720
  %conv49 = sext i32 %66 to i64, !dbg !720
  %shl = shl i64 %conv49, 33, !dbg !721
  %67 = getelementptr inbounds %printf_args, ptr %tmp, i32 0, i32 0, !dbg !722
  store i32 %63, ptr %67, align 4, !dbg !722
  %68 = getelementptr inbounds %printf_args, ptr %tmp, i32 0, i32 1, !dbg !722
  store double %conv46, ptr %68, align 8, !dbg !722
  %69 = getelementptr inbounds %printf_args, ptr %tmp, i32 0, i32 2, !dbg !722
  store i32 %conv48, ptr %69, align 4, !dbg !722
  %70 = getelementptr inbounds %printf_args, ptr %tmp, i32 0, i32 3, !dbg !722
  store ptr @.str3, ptr %70, align 8, !dbg !722
  %71 = getelementptr inbounds %printf_args, ptr %tmp, i32 0, i32 4, !dbg !722
  store i64 %shl, ptr %71, align 8, !dbg !722
  %72 = call i32 @vprintf(ptr @.str2, ptr %tmp), !dbg !722
  br label %if.end50, !dbg !722

if.end50:                                         ; preds = %if.then43, %_ZL9ws_assertbPKcS0_jS0_.exit
  ret void, !dbg !723
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr noundef nonnull align 4 dereferenceable(4) ptr @_ZNK4View2atEii(ptr noundef nonnull align 8 dereferenceable(16) %this, i32 noundef %r, i32 noundef %c) #0 comdat align 2 !dbg !724 {
entry:
  %this.addr = alloca ptr, align 8
  %r.addr = alloca i32, align 4
  %c.addr = alloca i32, align 4
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !725, !DIExpression(), !727)
  store i32 %r, ptr %r.addr, align 4
    #dbg_declare(ptr %r.addr, !728, !DIExpression(), !729)
  store i32 %c, ptr %c.addr, align 4
    #dbg_declare(ptr %c.addr, !730, !DIExpression(), !731)
  %this1 = load ptr, ptr %this.addr, align 8
  %data = getelementptr inbounds %struct.View, ptr %this1, i32 0, i32 0, !dbg !732
  %0 = load ptr, ptr %data, align 8, !dbg !732
  %1 = load i32, ptr %r.addr, align 4, !dbg !733
  %cols = getelementptr inbounds %struct.View, ptr %this1, i32 0, i32 2, !dbg !734
  %2 = load i32, ptr %cols, align 4, !dbg !734
  %mul = mul nsw i32 %1, %2, !dbg !735
  %3 = load i32, ptr %c.addr, align 4, !dbg !736
  %add = add nsw i32 %mul, %3, !dbg !737
  %idxprom = sext i32 %add to i64, !dbg !732
  %arrayidx = getelementptr inbounds float, ptr %0, i64 %idxprom, !dbg !732
  ret ptr %arrayidx, !dbg !738
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
!28 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 19.1.7", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !29, globals: !33, imports: !34, splitDebugInlining: false, nameTableKind: None)
!29 = !{!30, !31, !32}
!30 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!31 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!32 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!33 = !{!0, !8, !13, !18, !23}
!34 = !{!35, !38, !40, !45, !50, !54, !59, !61, !67, !72, !74, !78, !80, !82, !84, !87, !90, !93, !95, !97, !99, !101, !103, !105, !107, !109, !111, !113, !115, !117, !119, !121, !123, !125, !127, !129, !131, !133, !135, !139, !144, !149, !154, !158, !165, !169, !173, !177, !179, !181, !185, !189, !193, !197, !201, !203, !207, !211, !215, !217, !221, !223, !227, !231, !233, !235, !239, !245, !249, !253, !257, !259, !261, !263, !267, !271, !275, !277, !281, !285, !289, !290, !294, !296, !298, !302, !307, !311, !315, !319, !323, !325, !327, !331, !333, !337, !341, !345, !350, !354, !358, !363, !367, !371, !375, !377, !385, !389, !395, !401, !407, !408, !409, !410, !414, !416, !420, !424, !428, !432, !434, !438, !440, !444, !448, !450, !452, !454, !458, !462, !464, !468, !470, !474, !476, !478, !480, !482, !484, !486, !488, !490, !492, !494, !496, !498, !500, !502, !504, !506, !508, !513, !515, !517, !522, !526, !531, !537, !539, !545, !549, !553}
!35 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !28, entity: !36, file: !37, line: 128)
!36 = !DINamespace(name: "ws_math", scope: null)
!37 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!38 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !39, entity: !36, file: !37, line: 129)
!39 = !DINamespace(name: "std", scope: null)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !41, file: !37, line: 154)
!41 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !37, file: !37, line: 137, type: !42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!42 = !DISubroutineType(types: !43)
!43 = !{!44, !44}
!44 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!45 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !46, file: !37, line: 154)
!46 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !37, file: !37, line: 133, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!47 = !DISubroutineType(types: !48)
!48 = !{!49, !49}
!49 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!50 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !51, file: !37, line: 154)
!51 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !37, file: !37, line: 134, type: !52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!52 = !DISubroutineType(types: !53)
!53 = !{!32, !32}
!54 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !55, file: !37, line: 154)
!55 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !37, file: !37, line: 145, type: !56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!56 = !DISubroutineType(types: !57)
!57 = !{!31, !58}
!58 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!59 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !60, file: !37, line: 154)
!60 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !37, file: !37, line: 147, type: !56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!61 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !62, file: !37, line: 154)
!62 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !37, file: !37, line: 149, type: !63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
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
!138 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !137, line: 77, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS8_IO_FILE")
!139 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !140, file: !77, line: 12)
!140 = !DISubprogram(name: "printf", scope: !137, file: !137, line: 97, type: !141, flags: DIFlagPrototyped, spFlags: 0)
!141 = !DISubroutineType(types: !142)
!142 = !{!65, !143, null}
!143 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!144 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !145, file: !77, line: 12)
!145 = !DISubprogram(name: "fprintf", scope: !137, file: !137, line: 98, type: !146, flags: DIFlagPrototyped, spFlags: 0)
!146 = !DISubroutineType(types: !147)
!147 = !{!65, !148, !143, null}
!148 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !136, size: 64)
!149 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !150, file: !77, line: 12)
!150 = !DISubprogram(name: "sprintf", scope: !137, file: !137, line: 99, type: !151, flags: DIFlagPrototyped, spFlags: 0)
!151 = !DISubroutineType(types: !152)
!152 = !{!65, !153, !143, null}
!153 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!154 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !155, file: !77, line: 12)
!155 = !DISubprogram(name: "snprintf", scope: !137, file: !137, line: 100, type: !156, flags: DIFlagPrototyped, spFlags: 0)
!156 = !DISubroutineType(types: !157)
!157 = !{!65, !153, !68, !143, null}
!158 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !159, file: !77, line: 12)
!159 = !DISubprogram(name: "vprintf", scope: !137, file: !137, line: 103, type: !160, flags: DIFlagPrototyped, spFlags: 0)
!160 = !DISubroutineType(types: !161)
!161 = !{!65, !143, !162}
!162 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !137, line: 75, baseType: !163)
!163 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !2, baseType: !164)
!164 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!165 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !166, file: !77, line: 12)
!166 = !DISubprogram(name: "vfprintf", scope: !137, file: !137, line: 104, type: !167, flags: DIFlagPrototyped, spFlags: 0)
!167 = !DISubroutineType(types: !168)
!168 = !{!65, !148, !143, !162}
!169 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !170, file: !77, line: 12)
!170 = !DISubprogram(name: "vsprintf", scope: !137, file: !137, line: 105, type: !171, flags: DIFlagPrototyped, spFlags: 0)
!171 = !DISubroutineType(types: !172)
!172 = !{!65, !153, !143, !162}
!173 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !174, file: !77, line: 12)
!174 = !DISubprogram(name: "vsnprintf", scope: !137, file: !137, line: 106, type: !175, flags: DIFlagPrototyped, spFlags: 0)
!175 = !DISubroutineType(types: !176)
!176 = !{!65, !153, !68, !143, !162}
!177 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !178, file: !77, line: 13)
!178 = !DISubprogram(name: "scanf", scope: !137, file: !137, line: 108, type: !141, flags: DIFlagPrototyped, spFlags: 0)
!179 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !180, file: !77, line: 13)
!180 = !DISubprogram(name: "fscanf", scope: !137, file: !137, line: 109, type: !146, flags: DIFlagPrototyped, spFlags: 0)
!181 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !182, file: !77, line: 13)
!182 = !DISubprogram(name: "sscanf", scope: !137, file: !137, line: 110, type: !183, flags: DIFlagPrototyped, spFlags: 0)
!183 = !DISubroutineType(types: !184)
!184 = !{!65, !143, !143, null}
!185 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !186, file: !77, line: 13)
!186 = !DISubprogram(name: "vsscanf", scope: !137, file: !137, line: 113, type: !187, flags: DIFlagPrototyped, spFlags: 0)
!187 = !DISubroutineType(types: !188)
!188 = !{!65, !143, !143, !162}
!189 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !190, file: !77, line: 13)
!190 = !DISubprogram(name: "puts", scope: !137, file: !137, line: 114, type: !191, flags: DIFlagPrototyped, spFlags: 0)
!191 = !DISubroutineType(types: !192)
!192 = !{!65, !143}
!193 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !194, file: !77, line: 13)
!194 = !DISubprogram(name: "putchar", scope: !137, file: !137, line: 115, type: !195, flags: DIFlagPrototyped, spFlags: 0)
!195 = !DISubroutineType(types: !196)
!196 = !{!65, !65}
!197 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !198, file: !77, line: 13)
!198 = !DISubprogram(name: "putc", scope: !137, file: !137, line: 116, type: !199, flags: DIFlagPrototyped, spFlags: 0)
!199 = !DISubroutineType(types: !200)
!200 = !{!65, !65, !148}
!201 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !202, file: !77, line: 13)
!202 = !DISubprogram(name: "fputc", scope: !137, file: !137, line: 117, type: !199, flags: DIFlagPrototyped, spFlags: 0)
!203 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !204, file: !77, line: 13)
!204 = !DISubprogram(name: "fputs", scope: !137, file: !137, line: 118, type: !205, flags: DIFlagPrototyped, spFlags: 0)
!205 = !DISubroutineType(types: !206)
!206 = !{!65, !143, !148}
!207 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !208, file: !77, line: 13)
!208 = !DISubprogram(name: "getchar", scope: !137, file: !137, line: 119, type: !209, flags: DIFlagPrototyped, spFlags: 0)
!209 = !DISubroutineType(types: !210)
!210 = !{!65}
!211 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !212, file: !77, line: 13)
!212 = !DISubprogram(name: "getc", scope: !137, file: !137, line: 120, type: !213, flags: DIFlagPrototyped, spFlags: 0)
!213 = !DISubroutineType(types: !214)
!214 = !{!65, !148}
!215 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !216, file: !77, line: 14)
!216 = !DISubprogram(name: "fgetc", scope: !137, file: !137, line: 121, type: !213, flags: DIFlagPrototyped, spFlags: 0)
!217 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !218, file: !77, line: 14)
!218 = !DISubprogram(name: "fgets", scope: !137, file: !137, line: 123, type: !219, flags: DIFlagPrototyped, spFlags: 0)
!219 = !DISubroutineType(types: !220)
!220 = !{!153, !153, !65, !148}
!221 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !222, file: !77, line: 14)
!222 = !DISubprogram(name: "ungetc", scope: !137, file: !137, line: 122, type: !199, flags: DIFlagPrototyped, spFlags: 0)
!223 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !224, file: !77, line: 14)
!224 = !DISubprogram(name: "fopen", scope: !137, file: !137, line: 126, type: !225, flags: DIFlagPrototyped, spFlags: 0)
!225 = !DISubroutineType(types: !226)
!226 = !{!148, !143, !143}
!227 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !228, file: !77, line: 14)
!228 = !DISubprogram(name: "freopen", scope: !137, file: !137, line: 127, type: !229, flags: DIFlagPrototyped, spFlags: 0)
!229 = !DISubroutineType(types: !230)
!230 = !{!148, !143, !143, !148}
!231 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !232, file: !77, line: 14)
!232 = !DISubprogram(name: "fclose", scope: !137, file: !137, line: 133, type: !213, flags: DIFlagPrototyped, spFlags: 0)
!233 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !234, file: !77, line: 14)
!234 = !DISubprogram(name: "fflush", scope: !137, file: !137, line: 134, type: !213, flags: DIFlagPrototyped, spFlags: 0)
!235 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !236, file: !77, line: 14)
!236 = !DISubprogram(name: "fread", scope: !137, file: !137, line: 135, type: !237, flags: DIFlagPrototyped, spFlags: 0)
!237 = !DISubroutineType(types: !238)
!238 = !{!68, !164, !68, !68, !148}
!239 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !240, file: !77, line: 14)
!240 = !DISubprogram(name: "fwrite", scope: !137, file: !137, line: 136, type: !241, flags: DIFlagPrototyped, spFlags: 0)
!241 = !DISubroutineType(types: !242)
!242 = !{!68, !243, !68, !68, !148}
!243 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !244, size: 64)
!244 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!245 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !246, file: !77, line: 14)
!246 = !DISubprogram(name: "fseek", scope: !137, file: !137, line: 137, type: !247, flags: DIFlagPrototyped, spFlags: 0)
!247 = !DISubroutineType(types: !248)
!248 = !{!65, !148, !49, !65}
!249 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !250, file: !77, line: 14)
!250 = !DISubprogram(name: "ftell", scope: !137, file: !137, line: 139, type: !251, flags: DIFlagPrototyped, spFlags: 0)
!251 = !DISubroutineType(types: !252)
!252 = !{!49, !148}
!253 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !254, file: !77, line: 15)
!254 = !DISubprogram(name: "rewind", scope: !137, file: !137, line: 141, type: !255, flags: DIFlagPrototyped, spFlags: 0)
!255 = !DISubroutineType(types: !256)
!256 = !{null, !148}
!257 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !258, file: !77, line: 15)
!258 = !DISubprogram(name: "feof", scope: !137, file: !137, line: 142, type: !213, flags: DIFlagPrototyped, spFlags: 0)
!259 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !260, file: !77, line: 15)
!260 = !DISubprogram(name: "ferror", scope: !137, file: !137, line: 143, type: !213, flags: DIFlagPrototyped, spFlags: 0)
!261 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !262, file: !77, line: 15)
!262 = !DISubprogram(name: "clearerr", scope: !137, file: !137, line: 144, type: !255, flags: DIFlagPrototyped, spFlags: 0)
!263 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !264, file: !77, line: 15)
!264 = !DISubprogram(name: "setvbuf", scope: !137, file: !137, line: 146, type: !265, flags: DIFlagPrototyped, spFlags: 0)
!265 = !DISubroutineType(types: !266)
!266 = !{!65, !148, !153, !65, !68}
!267 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !268, file: !77, line: 15)
!268 = !DISubprogram(name: "setbuf", scope: !137, file: !137, line: 147, type: !269, flags: DIFlagPrototyped, spFlags: 0)
!269 = !DISubroutineType(types: !270)
!270 = !{null, !148, !153}
!271 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !272, file: !77, line: 15)
!272 = !DISubprogram(name: "perror", scope: !137, file: !137, line: 149, type: !273, flags: DIFlagPrototyped, spFlags: 0)
!273 = !DISubroutineType(types: !274)
!274 = !{null, !143}
!275 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !276, file: !77, line: 15)
!276 = !DISubprogram(name: "remove", scope: !137, file: !137, line: 150, type: !191, flags: DIFlagPrototyped, spFlags: 0)
!277 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !278, file: !77, line: 15)
!278 = !DISubprogram(name: "rename", scope: !137, file: !137, line: 151, type: !279, flags: DIFlagPrototyped, spFlags: 0)
!279 = !DISubroutineType(types: !280)
!280 = !{!65, !143, !143}
!281 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !282, file: !77, line: 15)
!282 = !DISubprogram(name: "tmpfile", scope: !137, file: !137, line: 130, type: !283, flags: DIFlagPrototyped, spFlags: 0)
!283 = !DISubroutineType(types: !284)
!284 = !{!148}
!285 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !286, file: !77, line: 15)
!286 = !DISubprogram(name: "tmpnam", scope: !137, file: !137, line: 131, type: !287, flags: DIFlagPrototyped, spFlags: 0)
!287 = !DISubroutineType(types: !288)
!288 = !{!153, !153}
!289 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !162, file: !77, line: 16)
!290 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !291, file: !77, line: 16)
!291 = !DISubprogram(name: "exit", scope: !137, file: !137, line: 154, type: !292, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!292 = !DISubroutineType(types: !293)
!293 = !{null, !65}
!294 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !295, file: !77, line: 16)
!295 = !DISubprogram(name: "_Exit", scope: !137, file: !137, line: 156, type: !292, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!296 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !297, file: !77, line: 16)
!297 = !DISubprogram(name: "quick_exit", scope: !137, file: !137, line: 157, type: !292, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!298 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !299, file: !77, line: 16)
!299 = !DISubprogram(name: "abort", scope: !137, file: !137, line: 158, type: !300, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!300 = !DISubroutineType(types: !301)
!301 = !{null}
!302 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !303, file: !77, line: 16)
!303 = !DISubprogram(name: "atexit", scope: !137, file: !137, line: 159, type: !304, flags: DIFlagPrototyped, spFlags: 0)
!304 = !DISubroutineType(types: !305)
!305 = !{!65, !306}
!306 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !300, size: 64)
!307 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !308, file: !77, line: 16)
!308 = !DISubprogram(name: "malloc", scope: !137, file: !137, line: 161, type: !309, flags: DIFlagPrototyped, spFlags: 0)
!309 = !DISubroutineType(types: !310)
!310 = !{!164, !68}
!311 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !312, file: !77, line: 16)
!312 = !DISubprogram(name: "free", scope: !137, file: !137, line: 162, type: !313, flags: DIFlagPrototyped, spFlags: 0)
!313 = !DISubroutineType(types: !314)
!314 = !{null, !164}
!315 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !316, file: !77, line: 16)
!316 = !DISubprogram(name: "calloc", scope: !137, file: !137, line: 163, type: !317, flags: DIFlagPrototyped, spFlags: 0)
!317 = !DISubroutineType(types: !318)
!318 = !{!164, !68, !68}
!319 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !320, file: !77, line: 16)
!320 = !DISubprogram(name: "realloc", scope: !137, file: !137, line: 164, type: !321, flags: DIFlagPrototyped, spFlags: 0)
!321 = !DISubroutineType(types: !322)
!322 = !{!164, !164, !68}
!323 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !324, file: !77, line: 17)
!324 = !DISubprogram(name: "aligned_alloc", scope: !137, file: !137, line: 165, type: !317, flags: DIFlagPrototyped, spFlags: 0)
!325 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !326, file: !77, line: 17)
!326 = !DISubprogram(name: "rand", scope: !137, file: !137, line: 169, type: !209, flags: DIFlagPrototyped, spFlags: 0)
!327 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !328, file: !77, line: 17)
!328 = !DISubprogram(name: "srand", scope: !137, file: !137, line: 170, type: !329, flags: DIFlagPrototyped, spFlags: 0)
!329 = !DISubroutineType(types: !330)
!330 = !{null, !92}
!331 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !332, file: !77, line: 17)
!332 = !DISubprogram(name: "atoi", scope: !137, file: !137, line: 182, type: !191, flags: DIFlagPrototyped, spFlags: 0)
!333 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !334, file: !77, line: 17)
!334 = !DISubprogram(name: "atol", scope: !137, file: !137, line: 183, type: !335, flags: DIFlagPrototyped, spFlags: 0)
!335 = !DISubroutineType(types: !336)
!336 = !{!49, !143}
!337 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !338, file: !77, line: 17)
!338 = !DISubprogram(name: "atoll", scope: !137, file: !137, line: 184, type: !339, flags: DIFlagPrototyped, spFlags: 0)
!339 = !DISubroutineType(types: !340)
!340 = !{!32, !143}
!341 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !342, file: !77, line: 17)
!342 = !DISubprogram(name: "atof", scope: !137, file: !137, line: 185, type: !343, flags: DIFlagPrototyped, spFlags: 0)
!343 = !DISubroutineType(types: !344)
!344 = !{!58, !143}
!345 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !346, file: !77, line: 17)
!346 = !DISubprogram(name: "strtol", scope: !137, file: !137, line: 186, type: !347, flags: DIFlagPrototyped, spFlags: 0)
!347 = !DISubroutineType(types: !348)
!348 = !{!49, !143, !349, !65}
!349 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !153, size: 64)
!350 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !351, file: !77, line: 17)
!351 = !DISubprogram(name: "strtoul", scope: !137, file: !137, line: 187, type: !352, flags: DIFlagPrototyped, spFlags: 0)
!352 = !DISubroutineType(types: !353)
!353 = !{!70, !143, !349, !65}
!354 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !355, file: !77, line: 17)
!355 = !DISubprogram(name: "strtoll", scope: !137, file: !137, line: 188, type: !356, flags: DIFlagPrototyped, spFlags: 0)
!356 = !DISubroutineType(types: !357)
!357 = !{!32, !143, !349, !65}
!358 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !359, file: !77, line: 18)
!359 = !DISubprogram(name: "strtoull", scope: !137, file: !137, line: 189, type: !360, flags: DIFlagPrototyped, spFlags: 0)
!360 = !DISubroutineType(types: !361)
!361 = !{!362, !143, !349, !65}
!362 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!363 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !364, file: !77, line: 18)
!364 = !DISubprogram(name: "strtod", scope: !137, file: !137, line: 190, type: !365, flags: DIFlagPrototyped, spFlags: 0)
!365 = !DISubroutineType(types: !366)
!366 = !{!58, !143, !349}
!367 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !368, file: !77, line: 18)
!368 = !DISubprogram(name: "strtof", scope: !137, file: !137, line: 191, type: !369, flags: DIFlagPrototyped, spFlags: 0)
!369 = !DISubroutineType(types: !370)
!370 = !{!66, !143, !349}
!371 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !372, file: !77, line: 18)
!372 = !DISubprogram(name: "getenv", scope: !137, file: !137, line: 195, type: !373, flags: DIFlagPrototyped, spFlags: 0)
!373 = !DISubroutineType(types: !374)
!374 = !{!153, !143}
!375 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !376, file: !77, line: 18)
!376 = !DISubprogram(name: "system", scope: !137, file: !137, line: 199, type: !191, flags: DIFlagPrototyped, spFlags: 0)
!377 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !378, file: !77, line: 18)
!378 = !DISubprogram(name: "qsort", scope: !137, file: !137, line: 309, type: !379, flags: DIFlagPrototyped, spFlags: 0)
!379 = !DISubroutineType(types: !380)
!380 = !{null, !164, !68, !68, !381}
!381 = !DIDerivedType(tag: DW_TAG_typedef, name: "ws_compare", file: !137, line: 308, baseType: !382)
!382 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !383, size: 64)
!383 = !DISubroutineType(types: !384)
!384 = !{!65, !243, !243}
!385 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !386, file: !77, line: 18)
!386 = !DISubprogram(name: "bsearch", scope: !137, file: !137, line: 310, type: !387, flags: DIFlagPrototyped, spFlags: 0)
!387 = !DISubroutineType(types: !388)
!388 = !{!164, !243, !243, !68, !68, !381}
!389 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !390, file: !77, line: 18)
!390 = !DISubprogram(name: "div", scope: !137, file: !137, line: 202, type: !391, flags: DIFlagPrototyped, spFlags: 0)
!391 = !DISubroutineType(types: !392)
!392 = !{!393, !65, !65}
!393 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !137, line: 78, baseType: !394)
!394 = !DICompositeType(tag: DW_TAG_structure_type, file: !137, line: 78, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!395 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !396, file: !77, line: 18)
!396 = !DISubprogram(name: "ldiv", scope: !137, file: !137, line: 203, type: !397, flags: DIFlagPrototyped, spFlags: 0)
!397 = !DISubroutineType(types: !398)
!398 = !{!399, !49, !49}
!399 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !137, line: 79, baseType: !400)
!400 = !DICompositeType(tag: DW_TAG_structure_type, file: !137, line: 79, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS6ldiv_t")
!401 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !402, file: !77, line: 18)
!402 = !DISubprogram(name: "lldiv", scope: !137, file: !137, line: 204, type: !403, flags: DIFlagPrototyped, spFlags: 0)
!403 = !DISubroutineType(types: !404)
!404 = !{!405, !32, !32}
!405 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !137, line: 80, baseType: !406)
!406 = !DICompositeType(tag: DW_TAG_structure_type, file: !137, line: 80, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS7lldiv_t")
!407 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !393, file: !77, line: 19)
!408 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !399, file: !77, line: 19)
!409 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !405, file: !77, line: 19)
!410 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !411, file: !77, line: 19)
!411 = !DISubprogram(name: "memcpy", scope: !137, file: !137, line: 207, type: !412, flags: DIFlagPrototyped, spFlags: 0)
!412 = !DISubroutineType(types: !413)
!413 = !{!164, !164, !243, !68}
!414 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !415, file: !77, line: 19)
!415 = !DISubprogram(name: "memmove", scope: !137, file: !137, line: 208, type: !412, flags: DIFlagPrototyped, spFlags: 0)
!416 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !417, file: !77, line: 19)
!417 = !DISubprogram(name: "memset", scope: !137, file: !137, line: 209, type: !418, flags: DIFlagPrototyped, spFlags: 0)
!418 = !DISubroutineType(types: !419)
!419 = !{!164, !164, !65, !68}
!420 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !421, file: !77, line: 19)
!421 = !DISubprogram(name: "memcmp", scope: !137, file: !137, line: 210, type: !422, flags: DIFlagPrototyped, spFlags: 0)
!422 = !DISubroutineType(types: !423)
!423 = !{!65, !243, !243, !68}
!424 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !425, file: !77, line: 19)
!425 = !DISubprogram(name: "memchr", scope: !137, file: !137, line: 319, type: !426, flags: DIFlagPrototyped, spFlags: 0)
!426 = !DISubroutineType(types: !427)
!427 = !{!243, !243, !65, !68}
!428 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !429, file: !77, line: 19)
!429 = !DISubprogram(name: "strlen", scope: !137, file: !137, line: 217, type: !430, flags: DIFlagPrototyped, spFlags: 0)
!430 = !DISubroutineType(types: !431)
!431 = !{!68, !143}
!432 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !433, file: !77, line: 19)
!433 = !DISubprogram(name: "strcmp", scope: !137, file: !137, line: 219, type: !279, flags: DIFlagPrototyped, spFlags: 0)
!434 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !435, file: !77, line: 20)
!435 = !DISubprogram(name: "strncmp", scope: !137, file: !137, line: 220, type: !436, flags: DIFlagPrototyped, spFlags: 0)
!436 = !DISubroutineType(types: !437)
!437 = !{!65, !143, !143, !68}
!438 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !439, file: !77, line: 20)
!439 = !DISubprogram(name: "strcoll", scope: !137, file: !137, line: 223, type: !279, flags: DIFlagPrototyped, spFlags: 0)
!440 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !441, file: !77, line: 20)
!441 = !DISubprogram(name: "strcpy", scope: !137, file: !137, line: 225, type: !442, flags: DIFlagPrototyped, spFlags: 0)
!442 = !DISubroutineType(types: !443)
!443 = !{!153, !153, !143}
!444 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !445, file: !77, line: 20)
!445 = !DISubprogram(name: "strncpy", scope: !137, file: !137, line: 226, type: !446, flags: DIFlagPrototyped, spFlags: 0)
!446 = !DISubroutineType(types: !447)
!447 = !{!153, !153, !143, !68}
!448 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !449, file: !77, line: 20)
!449 = !DISubprogram(name: "strcat", scope: !137, file: !137, line: 228, type: !442, flags: DIFlagPrototyped, spFlags: 0)
!450 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !451, file: !77, line: 20)
!451 = !DISubprogram(name: "strncat", scope: !137, file: !137, line: 229, type: !446, flags: DIFlagPrototyped, spFlags: 0)
!452 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !453, file: !77, line: 20)
!453 = !DISubprogram(name: "strtok", scope: !137, file: !137, line: 230, type: !442, flags: DIFlagPrototyped, spFlags: 0)
!454 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !455, file: !77, line: 20)
!455 = !DISubprogram(name: "strerror", scope: !137, file: !137, line: 235, type: !456, flags: DIFlagPrototyped, spFlags: 0)
!456 = !DISubroutineType(types: !457)
!457 = !{!153, !65}
!458 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !459, file: !77, line: 20)
!459 = !DISubprogram(name: "strspn", scope: !137, file: !137, line: 236, type: !460, flags: DIFlagPrototyped, spFlags: 0)
!460 = !DISubroutineType(types: !461)
!461 = !{!68, !143, !143}
!462 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !463, file: !77, line: 20)
!463 = !DISubprogram(name: "strcspn", scope: !137, file: !137, line: 237, type: !460, flags: DIFlagPrototyped, spFlags: 0)
!464 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !465, file: !77, line: 21)
!465 = !DISubprogram(name: "strchr", scope: !137, file: !137, line: 320, type: !466, flags: DIFlagPrototyped, spFlags: 0)
!466 = !DISubroutineType(types: !467)
!467 = !{!143, !143, !65}
!468 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !469, file: !77, line: 21)
!469 = !DISubprogram(name: "strrchr", scope: !137, file: !137, line: 321, type: !466, flags: DIFlagPrototyped, spFlags: 0)
!470 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !471, file: !77, line: 21)
!471 = !DISubprogram(name: "strstr", scope: !137, file: !137, line: 322, type: !472, flags: DIFlagPrototyped, spFlags: 0)
!472 = !DISubroutineType(types: !473)
!473 = !{!143, !143, !143}
!474 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !475, file: !77, line: 21)
!475 = !DISubprogram(name: "strpbrk", scope: !137, file: !137, line: 323, type: !472, flags: DIFlagPrototyped, spFlags: 0)
!476 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !477, file: !77, line: 21)
!477 = !DISubprogram(name: "isalnum", scope: !137, file: !137, line: 251, type: !195, flags: DIFlagPrototyped, spFlags: 0)
!478 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !479, file: !77, line: 21)
!479 = !DISubprogram(name: "isalpha", scope: !137, file: !137, line: 252, type: !195, flags: DIFlagPrototyped, spFlags: 0)
!480 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !481, file: !77, line: 21)
!481 = !DISubprogram(name: "isblank", scope: !137, file: !137, line: 253, type: !195, flags: DIFlagPrototyped, spFlags: 0)
!482 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !483, file: !77, line: 21)
!483 = !DISubprogram(name: "iscntrl", scope: !137, file: !137, line: 254, type: !195, flags: DIFlagPrototyped, spFlags: 0)
!484 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !485, file: !77, line: 21)
!485 = !DISubprogram(name: "isdigit", scope: !137, file: !137, line: 255, type: !195, flags: DIFlagPrototyped, spFlags: 0)
!486 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !487, file: !77, line: 21)
!487 = !DISubprogram(name: "isgraph", scope: !137, file: !137, line: 256, type: !195, flags: DIFlagPrototyped, spFlags: 0)
!488 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !489, file: !77, line: 22)
!489 = !DISubprogram(name: "islower", scope: !137, file: !137, line: 257, type: !195, flags: DIFlagPrototyped, spFlags: 0)
!490 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !491, file: !77, line: 22)
!491 = !DISubprogram(name: "isprint", scope: !137, file: !137, line: 258, type: !195, flags: DIFlagPrototyped, spFlags: 0)
!492 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !493, file: !77, line: 22)
!493 = !DISubprogram(name: "ispunct", scope: !137, file: !137, line: 259, type: !195, flags: DIFlagPrototyped, spFlags: 0)
!494 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !495, file: !77, line: 22)
!495 = !DISubprogram(name: "isspace", scope: !137, file: !137, line: 260, type: !195, flags: DIFlagPrototyped, spFlags: 0)
!496 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !497, file: !77, line: 22)
!497 = !DISubprogram(name: "isupper", scope: !137, file: !137, line: 261, type: !195, flags: DIFlagPrototyped, spFlags: 0)
!498 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !499, file: !77, line: 22)
!499 = !DISubprogram(name: "isxdigit", scope: !137, file: !137, line: 262, type: !195, flags: DIFlagPrototyped, spFlags: 0)
!500 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !501, file: !77, line: 22)
!501 = !DISubprogram(name: "tolower", scope: !137, file: !137, line: 265, type: !195, flags: DIFlagPrototyped, spFlags: 0)
!502 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !503, file: !77, line: 22)
!503 = !DISubprogram(name: "toupper", scope: !137, file: !137, line: 266, type: !195, flags: DIFlagPrototyped, spFlags: 0)
!504 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !505, file: !77, line: 23)
!505 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !137, line: 69, baseType: !49)
!506 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !507, file: !77, line: 23)
!507 = !DIDerivedType(tag: DW_TAG_typedef, name: "clock_t", file: !137, line: 70, baseType: !49)
!508 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !509, file: !77, line: 23)
!509 = !DISubprogram(name: "clock", linkageName: "_ZL5clockv", scope: !510, file: !510, line: 244, type: !511, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!510 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!511 = !DISubroutineType(types: !512)
!512 = !{!507}
!513 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !514, file: !77, line: 23)
!514 = !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !137, line: 84, size: 448, flags: DIFlagFwdDecl, identifier: "_ZTS2tm")
!515 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !516, file: !77, line: 23)
!516 = !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !137, line: 82, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS8timespec")
!517 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !518, file: !77, line: 23)
!518 = !DISubprogram(name: "time", scope: !137, file: !137, line: 269, type: !519, flags: DIFlagPrototyped, spFlags: 0)
!519 = !DISubroutineType(types: !520)
!520 = !{!505, !521}
!521 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !505, size: 64)
!522 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !523, file: !77, line: 23)
!523 = !DISubprogram(name: "difftime", scope: !137, file: !137, line: 270, type: !524, flags: DIFlagPrototyped, spFlags: 0)
!524 = !DISubroutineType(types: !525)
!525 = !{!58, !505, !505}
!526 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !527, file: !77, line: 23)
!527 = !DISubprogram(name: "mktime", scope: !137, file: !137, line: 271, type: !528, flags: DIFlagPrototyped, spFlags: 0)
!528 = !DISubroutineType(types: !529)
!529 = !{!505, !530}
!530 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !514, size: 64)
!531 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !532, file: !77, line: 23)
!532 = !DISubprogram(name: "localtime", scope: !137, file: !137, line: 273, type: !533, flags: DIFlagPrototyped, spFlags: 0)
!533 = !DISubroutineType(types: !534)
!534 = !{!530, !535}
!535 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !536, size: 64)
!536 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !505)
!537 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !538, file: !77, line: 23)
!538 = !DISubprogram(name: "gmtime", scope: !137, file: !137, line: 275, type: !533, flags: DIFlagPrototyped, spFlags: 0)
!539 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !540, file: !77, line: 24)
!540 = !DISubprogram(name: "asctime", scope: !137, file: !137, line: 277, type: !541, flags: DIFlagPrototyped, spFlags: 0)
!541 = !DISubroutineType(types: !542)
!542 = !{!153, !543}
!543 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !544, size: 64)
!544 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !514)
!545 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !546, file: !77, line: 24)
!546 = !DISubprogram(name: "ctime", scope: !137, file: !137, line: 278, type: !547, flags: DIFlagPrototyped, spFlags: 0)
!547 = !DISubroutineType(types: !548)
!548 = !{!153, !535}
!549 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !550, file: !77, line: 24)
!550 = !DISubprogram(name: "strftime", scope: !137, file: !137, line: 280, type: !551, flags: DIFlagPrototyped, spFlags: 0)
!551 = !DISubroutineType(types: !552)
!552 = !{!68, !153, !68, !143, !543}
!553 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !554, file: !77, line: 24)
!554 = !DISubprogram(name: "timespec_get", scope: !137, file: !137, line: 285, type: !555, flags: DIFlagPrototyped, spFlags: 0)
!555 = !DISubroutineType(types: !556)
!556 = !{!65, !557, !65}
!557 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !516, size: 64)
!558 = !{ptr @_Z7structs4ViewP6PackedP4PairS0_7double2, !"kernel", i32 1}
!559 = !{i32 7, !"Dwarf Version", i32 4}
!560 = !{i32 2, !"Debug Info Version", i32 3}
!561 = !{i32 1, !"wchar_size", i32 4}
!562 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!563 = !{!"clang version 19.1.7"}
!564 = distinct !DISubprogram(name: "make", linkageName: "_Z4make6float4j", scope: !2, file: !2, line: 17, type: !565, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !28, retainedNodes: !580)
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
!580 = !{}
!581 = !DILocalVariable(name: "v", arg: 1, scope: !564, file: !2, line: 17, type: !570)
!582 = !DILocation(line: 17, column: 42, scope: !564)
!583 = !DILocalVariable(name: "n", arg: 2, scope: !564, file: !2, line: 17, type: !92)
!584 = !DILocation(line: 17, column: 54, scope: !564)
!585 = !DILocalVariable(name: "p", scope: !564, file: !2, line: 18, type: !567)
!586 = !DILocation(line: 18, column: 8, scope: !564)
!587 = !DILocation(line: 19, column: 5, scope: !564)
!588 = !DILocation(line: 19, column: 8, scope: !564)
!589 = !DILocation(line: 20, column: 24, scope: !564)
!590 = !DILocation(line: 20, column: 29, scope: !564)
!591 = !DILocation(line: 20, column: 34, scope: !564)
!592 = !DILocation(line: 20, column: 39, scope: !564)
!593 = !DILocation(line: 20, column: 10, scope: !564)
!594 = !DILocation(line: 20, column: 5, scope: !564)
!595 = !DILocation(line: 20, column: 8, scope: !564)
!596 = !DILocation(line: 21, column: 12, scope: !564)
!597 = !DILocation(line: 21, column: 14, scope: !564)
!598 = !DILocation(line: 21, column: 5, scope: !564)
!599 = !DILocation(line: 21, column: 10, scope: !564)
!600 = !DILocation(line: 22, column: 13, scope: !564)
!601 = !DILocation(line: 22, column: 5, scope: !564)
!602 = !DILocation(line: 22, column: 11, scope: !564)
!603 = !DILocation(line: 23, column: 3, scope: !564)
!604 = distinct !DISubprogram(name: "structs", linkageName: "_Z7structs4ViewP6PackedP4PairS0_7double2", scope: !2, file: !2, line: 25, type: !605, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !28, retainedNodes: !580)
!605 = !DISubroutineType(types: !606)
!606 = !{null, !607, !619, !628, !629, !630}
!607 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "View", file: !2, line: 3, size: 128, flags: DIFlagTypePassByValue, elements: !608, identifier: "_ZTS4View")
!608 = !{!609, !611, !612, !613}
!609 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !607, file: !2, line: 4, baseType: !610, size: 64)
!610 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!611 = !DIDerivedType(tag: DW_TAG_member, name: "rows", scope: !607, file: !2, line: 5, baseType: !65, size: 32, offset: 64)
!612 = !DIDerivedType(tag: DW_TAG_member, name: "cols", scope: !607, file: !2, line: 5, baseType: !65, size: 32, offset: 96)
!613 = !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !607, file: !2, line: 6, type: !614, scopeLine: 6, flags: DIFlagPrototyped, spFlags: 0)
!614 = !DISubroutineType(types: !615)
!615 = !{!616, !617, !65, !65}
!616 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !66, size: 64)
!617 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !618, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!618 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !607)
!619 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !620, size: 64)
!620 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Packed", file: !2, line: 8, size: 88, flags: DIFlagTypePassByValue, elements: !621, identifier: "_ZTS6Packed")
!621 = !{!622, !623, !624}
!622 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !620, file: !2, line: 9, baseType: !5, size: 8)
!623 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !620, file: !2, line: 10, baseType: !65, size: 32, offset: 8)
!624 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !620, file: !2, line: 11, baseType: !625, size: 48, offset: 40)
!625 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 48, elements: !626)
!626 = !{!627}
!627 = !DISubrange(count: 3)
!628 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !567, size: 64)
!629 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !620)
!630 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "double2", file: !571, line: 12, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !631, identifier: "_ZTS7double2")
!631 = !{!632, !633}
!632 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !630, file: !571, line: 12, baseType: !58, size: 64)
!633 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !630, file: !571, line: 12, baseType: !58, size: 64, offset: 64)
!634 = !DILocalVariable(name: "m", arg: 1, scope: !604, file: !2, line: 25, type: !607)
!635 = !DILocation(line: 25, column: 30, scope: !604)
!636 = !DILocalVariable(name: "q", arg: 2, scope: !604, file: !2, line: 25, type: !619)
!637 = !DILocation(line: 25, column: 41, scope: !604)
!638 = !DILocalVariable(name: "pairs", arg: 3, scope: !604, file: !2, line: 25, type: !628)
!639 = !DILocation(line: 25, column: 50, scope: !604)
!640 = !DILocalVariable(name: "one", arg: 4, scope: !604, file: !2, line: 25, type: !629)
!641 = !DILocation(line: 25, column: 70, scope: !604)
!642 = !DILocalVariable(name: "scale", arg: 5, scope: !604, file: !2, line: 25, type: !630)
!643 = !DILocation(line: 25, column: 83, scope: !604)
!644 = !DILocalVariable(name: "t", scope: !604, file: !2, line: 26, type: !65)
!645 = !DILocation(line: 26, column: 7, scope: !604)
!646 = !DILocation(line: 26, column: 11, scope: !604)
!647 = !DILocation(line: 27, column: 7, scope: !648)
!648 = distinct !DILexicalBlock(scope: !604, file: !2, line: 27, column: 7)
!649 = !DILocation(line: 27, column: 13, scope: !648)
!650 = !DILocation(line: 27, column: 22, scope: !648)
!651 = !DILocation(line: 27, column: 18, scope: !648)
!652 = !DILocation(line: 27, column: 9, scope: !648)
!653 = !DILocation(line: 27, column: 7, scope: !604)
!654 = !DILocation(line: 28, column: 43, scope: !648)
!655 = !DILocation(line: 28, column: 51, scope: !648)
!656 = !DILocation(line: 28, column: 47, scope: !648)
!657 = !DILocation(line: 28, column: 45, scope: !648)
!658 = !DILocation(line: 28, column: 10, scope: !648)
!659 = !DILocation(line: 28, column: 16, scope: !648)
!660 = !DILocation(line: 28, column: 12, scope: !648)
!661 = !DILocation(line: 28, column: 22, scope: !648)
!662 = !DILocation(line: 28, column: 28, scope: !648)
!663 = !DILocation(line: 28, column: 24, scope: !648)
!664 = !DILocation(line: 28, column: 7, scope: !648)
!665 = !DILocation(line: 28, column: 34, scope: !648)
!666 = !DILocation(line: 28, column: 5, scope: !648)
!667 = !DILocation(line: 29, column: 3, scope: !604)
!668 = !DILocation(line: 29, column: 5, scope: !604)
!669 = !DILocation(line: 29, column: 8, scope: !604)
!670 = !DILocation(line: 30, column: 29, scope: !604)
!671 = !DILocation(line: 30, column: 3, scope: !604)
!672 = !DILocation(line: 30, column: 5, scope: !604)
!673 = !DILocation(line: 30, column: 8, scope: !604)
!674 = !DILocation(line: 30, column: 13, scope: !604)
!675 = !DILocation(line: 30, column: 15, scope: !604)
!676 = !DILocation(line: 30, column: 20, scope: !604)
!677 = !DILocation(line: 31, column: 31, scope: !604)
!678 = !DILocation(line: 31, column: 34, scope: !604)
!679 = !DILocation(line: 31, column: 36, scope: !604)
!680 = !DILocation(line: 31, column: 41, scope: !604)
!681 = !DILocation(line: 31, column: 43, scope: !604)
!682 = !DILocation(line: 31, column: 54, scope: !604)
!683 = !DILocation(line: 31, column: 48, scope: !604)
!684 = !DILocation(line: 31, column: 19, scope: !604)
!685 = !DILocation(line: 31, column: 58, scope: !604)
!686 = !DILocation(line: 31, column: 14, scope: !604)
!687 = !DILocation(line: 31, column: 3, scope: !604)
!688 = !DILocation(line: 31, column: 9, scope: !604)
!689 = !DILocation(line: 31, column: 12, scope: !604)
!690 = !DILocalVariable(name: "copy", scope: !604, file: !2, line: 32, type: !567)
!691 = !DILocation(line: 32, column: 8, scope: !604)
!692 = !DILocation(line: 32, column: 15, scope: !604)
!693 = !DILocation(line: 32, column: 21, scope: !604)
!694 = !DILocation(line: 33, column: 17, scope: !604)
!695 = !DILocation(line: 33, column: 19, scope: !604)
!696 = !DILocation(line: 33, column: 22, scope: !604)
!697 = !DILocation(line: 33, column: 8, scope: !604)
!698 = !DILocation(line: 33, column: 14, scope: !604)
!699 = !DILocation(line: 34, column: 3, scope: !604)
!700 = !DILocation(line: 34, column: 9, scope: !604)
!701 = !DILocation(line: 34, column: 12, scope: !604)
!702 = !DILocation(line: 35, column: 11, scope: !604)
!703 = !DILocation(line: 35, column: 13, scope: !604)
!704 = !DILocation(line: 35, column: 15, scope: !604)
!705 = !DILocation(line: 35, column: 20, scope: !604)
!706 = !DILocation(line: 35, column: 27, scope: !604)
!707 = !DILocation(line: 35, column: 29, scope: !604)
!708 = !DILocation(line: 35, column: 32, scope: !604)
!709 = !DILocation(line: 35, column: 3, scope: !604)
!710 = !DILocation(line: 36, column: 3, scope: !604)
!711 = !DILocation(line: 37, column: 7, scope: !712)
!712 = distinct !DILexicalBlock(scope: !604, file: !2, line: 37, column: 7)
!713 = !DILocation(line: 37, column: 9, scope: !712)
!714 = !DILocation(line: 37, column: 7, scope: !604)
!715 = !DILocation(line: 38, column: 54, scope: !712)
!716 = !DILocation(line: 38, column: 62, scope: !712)
!717 = !DILocation(line: 38, column: 60, scope: !712)
!718 = !DILocation(line: 38, column: 76, scope: !712)
!719 = !DILocation(line: 38, column: 72, scope: !712)
!720 = !DILocation(line: 38, column: 100, scope: !712)
!721 = !DILocation(line: 38, column: 102, scope: !712)
!722 = !DILocation(line: 38, column: 5, scope: !712)
!723 = !DILocation(line: 39, column: 1, scope: !604)
!724 = distinct !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !607, file: !2, line: 6, type: !614, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !28, declaration: !613, retainedNodes: !580)
!725 = !DILocalVariable(name: "this", arg: 1, scope: !724, type: !726, flags: DIFlagArtificial | DIFlagObjectPointer)
!726 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !618, size: 64)
!727 = !DILocation(line: 0, scope: !724)
!728 = !DILocalVariable(name: "r", arg: 2, scope: !724, file: !2, line: 6, type: !65)
!729 = !DILocation(line: 6, column: 28, scope: !724)
!730 = !DILocalVariable(name: "c", arg: 3, scope: !724, file: !2, line: 6, type: !65)
!731 = !DILocation(line: 6, column: 35, scope: !724)
!732 = !DILocation(line: 6, column: 53, scope: !724)
!733 = !DILocation(line: 6, column: 58, scope: !724)
!734 = !DILocation(line: 6, column: 62, scope: !724)
!735 = !DILocation(line: 6, column: 60, scope: !724)
!736 = !DILocation(line: 6, column: 69, scope: !724)
!737 = !DILocation(line: 6, column: 67, scope: !724)
!738 = !DILocation(line: 6, column: 46, scope: !724)
