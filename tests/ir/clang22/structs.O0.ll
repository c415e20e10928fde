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

$_ZNK4View2atEii = comdat any

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [21 x i8] c"copy.flag == (t & 7)\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [11 x i8] c"structs.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z7structs4ViewP6PackedP4PairS0_7double2 = private unnamed_addr constant [60 x i8] c"void structs(View, Packed *, Pair *, const Packed, double2)\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [36 x i8] c"rows %d, first %g, tag %c, %s %lld\0A\00", align 1, !dbg !18
@.str3 = private unnamed_addr constant [5 x i8] c"text\00", align 1, !dbg !23

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.Pair @_Z4make6float4j(ptr noundef byval(%struct.float4) align 16 %v, i32 noundef %n) #0 !dbg !563 {
entry:
  %retval.i = alloca %struct.float4, align 16
  %x.addr.i = alloca float, align 4
  %y.addr.i = alloca float, align 4
  %z.addr.i = alloca float, align 4
  %w.addr.i = alloca float, align 4
  %retval = alloca %struct.Pair, align 16
  %n.addr = alloca i32, align 4
  %ref.tmp = alloca %struct.float4, align 16
    #dbg_declare(ptr %v, !580, !DIExpression(), !581)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !582, !DIExpression(), !583)
    #dbg_declare(ptr %retval, !584, !DIExpression(), !585)
  %lo = getelementptr inbounds nuw %struct.Pair, ptr %retval, i32 0, i32 0, !dbg !586
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %lo, ptr align 16 %v, i64 16, i1 false), !dbg !587
  %w = getelementptr inbounds nuw %struct.float4, ptr %v, i32 0, i32 3, !dbg !588
  %0 = load float, ptr %w, align 4, !dbg !588
  %z = getelementptr inbounds nuw %struct.float4, ptr %v, i32 0, i32 2, !dbg !589
  %1 = load float, ptr %z, align 8, !dbg !589
  %y = getelementptr inbounds nuw %struct.float4, ptr %v, i32 0, i32 1, !dbg !590
  %2 = load float, ptr %y, align 4, !dbg !590
  %x = getelementptr inbounds nuw %struct.float4, ptr %v, i32 0, i32 0, !dbg !591
  %3 = load float, ptr %x, align 16, !dbg !591
  store float %0, ptr %x.addr.i, align 4, !dbg !592
  store float %1, ptr %y.addr.i, align 4, !dbg !592
  store float %2, ptr %z.addr.i, align 4, !dbg !592
  store float %3, ptr %w.addr.i, align 4, !dbg !592
  %4 = load float, ptr %x.addr.i, align 4, !dbg !592
  store float %4, ptr %retval.i, align 16, !dbg !592
  %5 = load float, ptr %y.addr.i, align 4, !dbg !592
  %y2.i = getelementptr inbounds nuw %struct.float4, ptr %retval.i, i32 0, i32 1, !dbg !592
  store float %5, ptr %y2.i, align 4, !dbg !592
  %6 = load float, ptr %z.addr.i, align 4, !dbg !592
  %z3.i = getelementptr inbounds nuw %struct.float4, ptr %retval.i, i32 0, i32 2, !dbg !592
  store float %6, ptr %z3.i, align 8, !dbg !592
  %7 = load float, ptr %w.addr.i, align 4, !dbg !592
  %w4.i = getelementptr inbounds nuw %struct.float4, ptr %retval.i, i32 0, i32 3, !dbg !592
  store float %7, ptr %w4.i, align 4, !dbg !592
  %8 = load %struct.float4, ptr %retval.i, align 16, !dbg !592
  %9 = getelementptr inbounds nuw %struct.float4, ptr %ref.tmp, i32 0, i32 0, !dbg !592
  %10 = extractvalue %struct.float4 %8, 0, !dbg !592
  store float %10, ptr %9, align 16, !dbg !592
  %11 = getelementptr inbounds nuw %struct.float4, ptr %ref.tmp, i32 0, i32 1, !dbg !592
  %12 = extractvalue %struct.float4 %8, 1, !dbg !592
  store float %12, ptr %11, align 4, !dbg !592
  %13 = getelementptr inbounds nuw %struct.float4, ptr %ref.tmp, i32 0, i32 2, !dbg !592
  %14 = extractvalue %struct.float4 %8, 2, !dbg !592
  store float %14, ptr %13, align 8, !dbg !592
  %15 = getelementptr inbounds nuw %struct.float4, ptr %ref.tmp, i32 0, i32 3, !dbg !592
  %16 = extractvalue %struct.float4 %8, 3, !dbg !592
  store float %16, ptr %15, align 4, !dbg !592
  %hi = getelementptr inbounds nuw %struct.Pair, ptr %retval, i32 0, i32 1, !dbg !593
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %hi, ptr align 16 %ref.tmp, i64 16, i1 false), !dbg !594
  %17 = load i32, ptr %n.addr, align 4, !dbg !595
  %and = and i32 %17, 7, !dbg !596
  %flag = getelementptr inbounds nuw %struct.Pair, ptr %retval, i32 0, i32 2, !dbg !597
  %bf.load = load i32, ptr %flag, align 16, !dbg !598
  %bf.value = and i32 %and, 7, !dbg !598
  %bf.clear = and i32 %bf.load, -8, !dbg !598
  %bf.set = or i32 %bf.clear, %bf.value, !dbg !598
  store i32 %bf.set, ptr %flag, align 16, !dbg !598
  %18 = load i32, ptr %n.addr, align 4, !dbg !599
  %count = getelementptr inbounds nuw %struct.Pair, ptr %retval, i32 0, i32 2, !dbg !600
  %bf.load1 = load i32, ptr %count, align 16, !dbg !601
  %bf.value2 = and i32 %18, 536870911, !dbg !601
  %bf.shl = shl i32 %bf.value2, 3, !dbg !601
  %bf.clear3 = and i32 %bf.load1, 7, !dbg !601
  %bf.set4 = or i32 %bf.clear3, %bf.shl, !dbg !601
  store i32 %bf.set4, ptr %count, align 16, !dbg !601
  %19 = load %struct.Pair, ptr %retval, align 16, !dbg !602
  ret %struct.Pair %19, !dbg !602
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7structs4ViewP6PackedP4PairS0_7double2(ptr noundef byval(%struct.View) align 8 %m, ptr noundef %q, ptr noundef %pairs, ptr noundef byval(%struct.Packed) align 1 %one, ptr noundef byval(%struct.double2) align 16 %scale) #2 !dbg !603 {
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
    #dbg_declare(ptr %m, !633, !DIExpression(), !634)
  store ptr %q, ptr %q.addr, align 8
    #dbg_declare(ptr %q.addr, !635, !DIExpression(), !636)
  store ptr %pairs, ptr %pairs.addr, align 8
    #dbg_declare(ptr %pairs.addr, !637, !DIExpression(), !638)
    #dbg_declare(ptr %one, !639, !DIExpression(), !640)
    #dbg_declare(ptr %scale, !641, !DIExpression(), !642)
    #dbg_declare(ptr %t, !643, !DIExpression(), !644)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !645
  store i32 %0, ptr %t, align 4, !dbg !644
  %1 = load i32, ptr %t, align 4, !dbg !646
  %rows = getelementptr inbounds nuw %struct.View, ptr %m, i32 0, i32 1, !dbg !648
  %2 = load i32, ptr %rows, align 8, !dbg !648
  %cols = getelementptr inbounds nuw %struct.View, ptr %m, i32 0, i32 2, !dbg !649
  %3 = load i32, ptr %cols, align 4, !dbg !649
  %mul = mul nsw i32 %2, %3, !dbg !650
  %cmp = icmp slt i32 %1, %mul, !dbg !651
  br i1 %cmp, label %if.then, label %if.end, !dbg !651

if.then:                                          ; preds = %entry
  %x = getelementptr inbounds nuw %struct.double2, ptr %scale, i32 0, i32 0, !dbg !652
  %4 = load double, ptr %x, align 16, !dbg !652
  %value = getelementptr inbounds nuw %struct.Packed, ptr %one, i32 0, i32 1, !dbg !653
  %5 = load i32, ptr %value, align 1, !dbg !653
  %conv = sitofp i32 %5 to double, !dbg !654
  %add = fadd double %4, %conv, !dbg !655
  %6 = load i32, ptr %t, align 4, !dbg !656
  %cols1 = getelementptr inbounds nuw %struct.View, ptr %m, i32 0, i32 2, !dbg !657
  %7 = load i32, ptr %cols1, align 4, !dbg !657
  %div = sdiv i32 %6, %7, !dbg !658
  %8 = load i32, ptr %t, align 4, !dbg !659
  %cols2 = getelementptr inbounds nuw %struct.View, ptr %m, i32 0, i32 2, !dbg !660
  %9 = load i32, ptr %cols2, align 4, !dbg !660
  %rem = srem i32 %8, %9, !dbg !661
  %call3 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNK4View2atEii(ptr noundef nonnull align 8 dereferenceable(16) %m, i32 noundef %div, i32 noundef %rem) #5, !dbg !662
  %10 = load float, ptr %call3, align 4, !dbg !663
  %conv4 = fpext float %10 to double, !dbg !663
  %mul5 = fmul double %conv4, %add, !dbg !663
  %conv6 = fptrunc double %mul5 to float, !dbg !663
  store float %conv6, ptr %call3, align 4, !dbg !663
  br label %if.end, !dbg !664

if.end:                                           ; preds = %if.then, %entry
  %11 = load ptr, ptr %q.addr, align 8, !dbg !665
  %12 = load i32, ptr %t, align 4, !dbg !666
  %idxprom = sext i32 %12 to i64, !dbg !665
  %arrayidx = getelementptr inbounds %struct.Packed, ptr %11, i64 %idxprom, !dbg !665
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %arrayidx, ptr align 1 %one, i64 11, i1 false), !dbg !667
  %13 = load i32, ptr %t, align 4, !dbg !668
  %conv7 = trunc i32 %13 to i16, !dbg !668
  %14 = load ptr, ptr %q.addr, align 8, !dbg !669
  %15 = load i32, ptr %t, align 4, !dbg !670
  %idxprom8 = sext i32 %15 to i64, !dbg !669
  %arrayidx9 = getelementptr inbounds %struct.Packed, ptr %14, i64 %idxprom8, !dbg !669
  %rest = getelementptr inbounds nuw %struct.Packed, ptr %arrayidx9, i32 0, i32 2, !dbg !671
  %16 = load i32, ptr %t, align 4, !dbg !672
  %rem10 = srem i32 %16, 3, !dbg !673
  %idxprom11 = sext i32 %rem10 to i64, !dbg !669
  %arrayidx12 = getelementptr inbounds [3 x i16], ptr %rest, i64 0, i64 %idxprom11, !dbg !669
  store i16 %conv7, ptr %arrayidx12, align 1, !dbg !674
  %17 = load i32, ptr %t, align 4, !dbg !675
  %conv13 = sitofp i32 %17 to float, !dbg !675
  %18 = load i32, ptr %t, align 4, !dbg !676
  %add14 = add nsw i32 %18, 1, !dbg !677
  %conv15 = sitofp i32 %add14 to float, !dbg !676
  %19 = load i32, ptr %t, align 4, !dbg !678
  %add16 = add nsw i32 %19, 2, !dbg !679
  %conv17 = sitofp i32 %add16 to float, !dbg !678
  %y = getelementptr inbounds nuw %struct.double2, ptr %scale, i32 0, i32 1, !dbg !680
  %20 = load double, ptr %y, align 8, !dbg !680
  %conv18 = fptrunc double %20 to float, !dbg !681
  store float %conv13, ptr %x.addr.i, align 4, !dbg !682
  store float %conv15, ptr %y.addr.i, align 4, !dbg !682
  store float %conv17, ptr %z.addr.i, align 4, !dbg !682
  store float %conv18, ptr %w.addr.i, align 4, !dbg !682
  %21 = load float, ptr %x.addr.i, align 4, !dbg !682
  store float %21, ptr %retval.i, align 16, !dbg !682
  %22 = load float, ptr %y.addr.i, align 4, !dbg !682
  %y2.i = getelementptr inbounds nuw %struct.float4, ptr %retval.i, i32 0, i32 1, !dbg !682
  store float %22, ptr %y2.i, align 4, !dbg !682
  %23 = load float, ptr %z.addr.i, align 4, !dbg !682
  %z3.i = getelementptr inbounds nuw %struct.float4, ptr %retval.i, i32 0, i32 2, !dbg !682
  store float %23, ptr %z3.i, align 8, !dbg !682
  %24 = load float, ptr %w.addr.i, align 4, !dbg !682
  %w4.i = getelementptr inbounds nuw %struct.float4, ptr %retval.i, i32 0, i32 3, !dbg !682
  store float %24, ptr %w4.i, align 4, !dbg !682
  %25 = load %struct.float4, ptr %retval.i, align 16, !dbg !682
  %26 = getelementptr inbounds nuw %struct.float4, ptr %agg.tmp, i32 0, i32 0, !dbg !682
  %27 = extractvalue %struct.float4 %25, 0, !dbg !682
  store float %27, ptr %26, align 16, !dbg !682
  %28 = getelementptr inbounds nuw %struct.float4, ptr %agg.tmp, i32 0, i32 1, !dbg !682
  %29 = extractvalue %struct.float4 %25, 1, !dbg !682
  store float %29, ptr %28, align 4, !dbg !682
  %30 = getelementptr inbounds nuw %struct.float4, ptr %agg.tmp, i32 0, i32 2, !dbg !682
  %31 = extractvalue %struct.float4 %25, 2, !dbg !682
  store float %31, ptr %30, align 8, !dbg !682
  %32 = getelementptr inbounds nuw %struct.float4, ptr %agg.tmp, i32 0, i32 3, !dbg !682
  %33 = extractvalue %struct.float4 %25, 3, !dbg !682
  store float %33, ptr %32, align 4, !dbg !682
  %34 = load i32, ptr %t, align 4, !dbg !683
  %call20 = call %struct.Pair @_Z4make6float4j(ptr noundef byval(%struct.float4) align 16 %agg.tmp, i32 noundef %34) #5, !dbg !684
  %35 = getelementptr inbounds nuw %struct.Pair, ptr %ref.tmp, i32 0, i32 0, !dbg !684
  %36 = extractvalue %struct.Pair %call20, 0, !dbg !684
  store %struct.float4 %36, ptr %35, align 16, !dbg !684
  %37 = getelementptr inbounds nuw %struct.Pair, ptr %ref.tmp, i32 0, i32 1, !dbg !684
  %38 = extractvalue %struct.Pair %call20, 1, !dbg !684
  store %struct.float4 %38, ptr %37, align 16, !dbg !684
  %39 = getelementptr inbounds nuw %struct.Pair, ptr %ref.tmp, i32 0, i32 2, !dbg !684
  %40 = extractvalue %struct.Pair %call20, 2, !dbg !684
  store i32 %40, ptr %39, align 16, !dbg !684
  %41 = getelementptr inbounds nuw %struct.Pair, ptr %ref.tmp, i32 0, i32 3, !dbg !684
  %42 = extractvalue %struct.Pair %call20, 3, !dbg !684
  store [12 x i8] %42, ptr %41, align 4, !dbg !684
  %43 = load ptr, ptr %pairs.addr, align 8, !dbg !685
  %44 = load i32, ptr %t, align 4, !dbg !686
  %idxprom21 = sext i32 %44 to i64, !dbg !685
  %arrayidx22 = getelementptr inbounds %struct.Pair, ptr %43, i64 %idxprom21, !dbg !685
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arrayidx22, ptr align 16 %ref.tmp, i64 48, i1 false), !dbg !687
    #dbg_declare(ptr %copy, !688, !DIExpression(), !689)
  %45 = load ptr, ptr %pairs.addr, align 8, !dbg !690
  %46 = load i32, ptr %t, align 4, !dbg !691
  %idxprom23 = sext i32 %46 to i64, !dbg !690
  %arrayidx24 = getelementptr inbounds %struct.Pair, ptr %45, i64 %idxprom23, !dbg !690
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %copy, ptr align 16 %arrayidx24, i64 48, i1 false), !dbg !690
  %47 = load ptr, ptr %q.addr, align 8, !dbg !692
  %48 = load i32, ptr %t, align 4, !dbg !693
  %idxprom25 = sext i32 %48 to i64, !dbg !692
  %arrayidx26 = getelementptr inbounds %struct.Packed, ptr %47, i64 %idxprom25, !dbg !692
  %tag = getelementptr inbounds nuw %struct.Packed, ptr %arrayidx26, i32 0, i32 0, !dbg !694
  %49 = load i8, ptr %tag, align 1, !dbg !694
  %conv27 = sext i8 %49 to i32, !dbg !692
  %count = getelementptr inbounds nuw %struct.Pair, ptr %copy, i32 0, i32 2, !dbg !695
  %bf.load = load i32, ptr %count, align 16, !dbg !696
  %bf.lshr = lshr i32 %bf.load, 3, !dbg !696
  %add28 = add nsw i32 %bf.lshr, %conv27, !dbg !696
  %bf.load29 = load i32, ptr %count, align 16, !dbg !696
  %bf.value = and i32 %add28, 536870911, !dbg !696
  %bf.shl = shl i32 %bf.value, 3, !dbg !696
  %bf.clear = and i32 %bf.load29, 7, !dbg !696
  %bf.set = or i32 %bf.clear, %bf.shl, !dbg !696
  store i32 %bf.set, ptr %count, align 16, !dbg !696
  %50 = load ptr, ptr %pairs.addr, align 8, !dbg !697
  %51 = load i32, ptr %t, align 4, !dbg !698
  %idxprom30 = sext i32 %51 to i64, !dbg !697
  %arrayidx31 = getelementptr inbounds %struct.Pair, ptr %50, i64 %idxprom30, !dbg !697
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arrayidx31, ptr align 16 %copy, i64 48, i1 false), !dbg !699
  %52 = load ptr, ptr %q.addr, align 8, !dbg !700
  %53 = load i32, ptr %t, align 4, !dbg !701
  %add32 = add nsw i32 %53, 1, !dbg !702
  %idxprom33 = sext i32 %add32 to i64, !dbg !700
  %arrayidx34 = getelementptr inbounds %struct.Packed, ptr %52, i64 %idxprom33, !dbg !700
  %rest35 = getelementptr inbounds nuw %struct.Packed, ptr %arrayidx34, i32 0, i32 2, !dbg !703
  %54 = load ptr, ptr %q.addr, align 8, !dbg !704
  %55 = load i32, ptr %t, align 4, !dbg !705
  %idxprom36 = sext i32 %55 to i64, !dbg !704
  %arrayidx37 = getelementptr inbounds %struct.Packed, ptr %54, i64 %idxprom36, !dbg !704
  %rest38 = getelementptr inbounds nuw %struct.Packed, ptr %arrayidx37, i32 0, i32 2, !dbg !706
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %rest35, ptr align 1 %rest38, i64 5, i1 false), !dbg !707
  %flag = getelementptr inbounds nuw %struct.Pair, ptr %copy, i32 0, i32 2, !dbg !708
  %bf.load39 = load i32, ptr %flag, align 16, !dbg !708
  %bf.clear40 = and i32 %bf.load39, 7, !dbg !708
  %56 = load i32, ptr %t, align 4, !dbg !709
  %and = and i32 %56, 7, !dbg !710
  %cmp41 = icmp eq i32 %bf.clear40, %and, !dbg !711
  %storedv.i = zext i1 %cmp41 to i8, !dbg !712
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !712
  store ptr @.str, ptr %text.addr.i, align 8, !dbg !712
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !712
  store i32 36, ptr %line.addr.i, align 4, !dbg !712
  store ptr @__PRETTY_FUNCTION__._Z7structs4ViewP6PackedP4PairS0_7double2, ptr %fn.addr.i, align 8, !dbg !712
  %57 = load i8, ptr %holds.addr.i, align 1, !dbg !712
  %loadedv.i = trunc i8 %57 to i1, !dbg !712
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !712

if.then.i:                                        ; preds = %if.end
  %58 = load ptr, ptr %text.addr.i, align 8, !dbg !712
  %59 = load ptr, ptr %file.addr.i, align 8, !dbg !712
  %60 = load i32, ptr %line.addr.i, align 4, !dbg !712
  %61 = load ptr, ptr %fn.addr.i, align 8, !dbg !712
  call void @__assertfail(ptr noundef %58, ptr noundef %59, i32 noundef %60, ptr noundef %61, i64 noundef 1) #6, !dbg !712
  unreachable, !dbg !712

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.end
  %62 = load i32, ptr %t, align 4, !dbg !713
  %cmp42 = icmp eq i32 %62, 0, !dbg !715
  br i1 %cmp42, label %if.then43, label %if.end50, !dbg !715

if.then43:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %rows44 = getelementptr inbounds nuw %struct.View, ptr %m, i32 0, i32 1, !dbg !716
  %63 = load i32, ptr %rows44, align 8, !dbg !716
  %call45 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNK4View2atEii(ptr noundef nonnull align 8 dereferenceable(16) %m, i32 noundef 0, i32 noundef 0) #5, !dbg !717
  %64 = load float, ptr %call45, align 4, !dbg !717
  %conv46 = fpext float %64 to double, !dbg !718
  %tag47 = getelementptr inbounds nuw %struct.Packed, ptr %one, i32 0, i32 0, !dbg !719
  %65 = load i8, ptr %tag47, align 1, !dbg !719
  %conv48 = sext i8 %65 to i32, !dbg !720
  %66 = load i32, ptr %t, align 4, !dbg !721
  %conv49 = sext i32 %66 to i64, !dbg !721
  %shl = shl i64 %conv49, 33, !dbg !722
  %67 = getelementptr inbounds nuw %printf_args, ptr %tmp, i32 0, i32 0, !dbg !723
  store i32 %63, ptr %67, align 4, !dbg !723
  %68 = getelementptr inbounds nuw %printf_args, ptr %tmp, i32 0, i32 1, !dbg !723
  store double %conv46, ptr %68, align 8, !dbg !723
  %69 = getelementptr inbounds nuw %printf_args, ptr %tmp, i32 0, i32 2, !dbg !723
  store i32 %conv48, ptr %69, align 4, !dbg !723
  %70 = getelementptr inbounds nuw %printf_args, ptr %tmp, i32 0, i32 3, !dbg !723
  store ptr @.str3, ptr %70, align 8, !dbg !723
  %71 = getelementptr inbounds nuw %printf_args, ptr %tmp, i32 0, i32 4, !dbg !723
  store i64 %shl, ptr %71, align 8, !dbg !723
  %72 = call i32 @vprintf(ptr @.str2, ptr %tmp), !dbg !723
  br label %if.end50, !dbg !723

if.end50:                                         ; preds = %if.then43, %_ZL9ws_assertbPKcS0_jS0_.exit
  ret void, !dbg !724
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr noundef nonnull align 4 dereferenceable(4) ptr @_ZNK4View2atEii(ptr noundef nonnull align 8 dereferenceable(16) %this, i32 noundef %r, i32 noundef %c) #0 comdat align 2 !dbg !725 {
entry:
  %this.addr = alloca ptr, align 8
  %r.addr = alloca i32, align 4
  %c.addr = alloca i32, align 4
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !726, !DIExpression(), !728)
  store i32 %r, ptr %r.addr, align 4
    #dbg_declare(ptr %r.addr, !729, !DIExpression(), !730)
  store i32 %c, ptr %c.addr, align 4
    #dbg_declare(ptr %c.addr, !731, !DIExpression(), !732)
  %this1 = load ptr, ptr %this.addr, align 8
  %data = getelementptr inbounds nuw %struct.View, ptr %this1, i32 0, i32 0, !dbg !733
  %0 = load ptr, ptr %data, align 8, !dbg !733
  %1 = load i32, ptr %r.addr, align 4, !dbg !734
  %cols = getelementptr inbounds nuw %struct.View, ptr %this1, i32 0, i32 2, !dbg !735
  %2 = load i32, ptr %cols, align 4, !dbg !735
  %mul = mul nsw i32 %1, %2, !dbg !736
  %3 = load i32, ptr %c.addr, align 4, !dbg !737
  %add = add nsw i32 %mul, %3, !dbg !738
  %idxprom = sext i32 %add to i64, !dbg !733
  %arrayidx = getelementptr inbounds float, ptr %0, i64 %idxprom, !dbg !733
  ret ptr %arrayidx, !dbg !739
}

declare i32 @vprintf(ptr, ptr)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

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
!llvm.module.flags = !{!558, !559, !560, !561}
!llvm.ident = !{!562}

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
!28 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !29, globals: !33, imports: !34, splitDebugInlining: false, nameTableKind: None)
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
!163 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !2, baseType: !153)
!164 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !165, file: !77, line: 12)
!165 = !DISubprogram(name: "vfprintf", scope: !137, file: !137, line: 104, type: !166, flags: DIFlagPrototyped, spFlags: 0)
!166 = !DISubroutineType(types: !167)
!167 = !{!65, !148, !143, !162}
!168 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !169, file: !77, line: 12)
!169 = !DISubprogram(name: "vsprintf", scope: !137, file: !137, line: 105, type: !170, flags: DIFlagPrototyped, spFlags: 0)
!170 = !DISubroutineType(types: !171)
!171 = !{!65, !153, !143, !162}
!172 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !173, file: !77, line: 12)
!173 = !DISubprogram(name: "vsnprintf", scope: !137, file: !137, line: 106, type: !174, flags: DIFlagPrototyped, spFlags: 0)
!174 = !DISubroutineType(types: !175)
!175 = !{!65, !153, !68, !143, !162}
!176 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !177, file: !77, line: 13)
!177 = !DISubprogram(name: "scanf", scope: !137, file: !137, line: 108, type: !141, flags: DIFlagPrototyped, spFlags: 0)
!178 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !179, file: !77, line: 13)
!179 = !DISubprogram(name: "fscanf", scope: !137, file: !137, line: 109, type: !146, flags: DIFlagPrototyped, spFlags: 0)
!180 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !181, file: !77, line: 13)
!181 = !DISubprogram(name: "sscanf", scope: !137, file: !137, line: 110, type: !182, flags: DIFlagPrototyped, spFlags: 0)
!182 = !DISubroutineType(types: !183)
!183 = !{!65, !143, !143, null}
!184 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !185, file: !77, line: 13)
!185 = !DISubprogram(name: "vsscanf", scope: !137, file: !137, line: 113, type: !186, flags: DIFlagPrototyped, spFlags: 0)
!186 = !DISubroutineType(types: !187)
!187 = !{!65, !143, !143, !162}
!188 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !189, file: !77, line: 13)
!189 = !DISubprogram(name: "puts", scope: !137, file: !137, line: 114, type: !190, flags: DIFlagPrototyped, spFlags: 0)
!190 = !DISubroutineType(types: !191)
!191 = !{!65, !143}
!192 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !193, file: !77, line: 13)
!193 = !DISubprogram(name: "putchar", scope: !137, file: !137, line: 115, type: !194, flags: DIFlagPrototyped, spFlags: 0)
!194 = !DISubroutineType(types: !195)
!195 = !{!65, !65}
!196 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !197, file: !77, line: 13)
!197 = !DISubprogram(name: "putc", scope: !137, file: !137, line: 116, type: !198, flags: DIFlagPrototyped, spFlags: 0)
!198 = !DISubroutineType(types: !199)
!199 = !{!65, !65, !148}
!200 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !201, file: !77, line: 13)
!201 = !DISubprogram(name: "fputc", scope: !137, file: !137, line: 117, type: !198, flags: DIFlagPrototyped, spFlags: 0)
!202 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !203, file: !77, line: 13)
!203 = !DISubprogram(name: "fputs", scope: !137, file: !137, line: 118, type: !204, flags: DIFlagPrototyped, spFlags: 0)
!204 = !DISubroutineType(types: !205)
!205 = !{!65, !143, !148}
!206 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !207, file: !77, line: 13)
!207 = !DISubprogram(name: "getchar", scope: !137, file: !137, line: 119, type: !208, flags: DIFlagPrototyped, spFlags: 0)
!208 = !DISubroutineType(types: !209)
!209 = !{!65}
!210 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !211, file: !77, line: 13)
!211 = !DISubprogram(name: "getc", scope: !137, file: !137, line: 120, type: !212, flags: DIFlagPrototyped, spFlags: 0)
!212 = !DISubroutineType(types: !213)
!213 = !{!65, !148}
!214 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !215, file: !77, line: 14)
!215 = !DISubprogram(name: "fgetc", scope: !137, file: !137, line: 121, type: !212, flags: DIFlagPrototyped, spFlags: 0)
!216 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !217, file: !77, line: 14)
!217 = !DISubprogram(name: "fgets", scope: !137, file: !137, line: 123, type: !218, flags: DIFlagPrototyped, spFlags: 0)
!218 = !DISubroutineType(types: !219)
!219 = !{!153, !153, !65, !148}
!220 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !221, file: !77, line: 14)
!221 = !DISubprogram(name: "ungetc", scope: !137, file: !137, line: 122, type: !198, flags: DIFlagPrototyped, spFlags: 0)
!222 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !223, file: !77, line: 14)
!223 = !DISubprogram(name: "fopen", scope: !137, file: !137, line: 126, type: !224, flags: DIFlagPrototyped, spFlags: 0)
!224 = !DISubroutineType(types: !225)
!225 = !{!148, !143, !143}
!226 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !227, file: !77, line: 14)
!227 = !DISubprogram(name: "freopen", scope: !137, file: !137, line: 127, type: !228, flags: DIFlagPrototyped, spFlags: 0)
!228 = !DISubroutineType(types: !229)
!229 = !{!148, !143, !143, !148}
!230 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !231, file: !77, line: 14)
!231 = !DISubprogram(name: "fclose", scope: !137, file: !137, line: 133, type: !212, flags: DIFlagPrototyped, spFlags: 0)
!232 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !233, file: !77, line: 14)
!233 = !DISubprogram(name: "fflush", scope: !137, file: !137, line: 134, type: !212, flags: DIFlagPrototyped, spFlags: 0)
!234 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !235, file: !77, line: 14)
!235 = !DISubprogram(name: "fread", scope: !137, file: !137, line: 135, type: !236, flags: DIFlagPrototyped, spFlags: 0)
!236 = !DISubroutineType(types: !237)
!237 = !{!68, !238, !68, !68, !148}
!238 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
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
!258 = !DISubprogram(name: "feof", scope: !137, file: !137, line: 142, type: !212, flags: DIFlagPrototyped, spFlags: 0)
!259 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !260, file: !77, line: 15)
!260 = !DISubprogram(name: "ferror", scope: !137, file: !137, line: 143, type: !212, flags: DIFlagPrototyped, spFlags: 0)
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
!276 = !DISubprogram(name: "remove", scope: !137, file: !137, line: 150, type: !190, flags: DIFlagPrototyped, spFlags: 0)
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
!310 = !{!238, !68}
!311 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !312, file: !77, line: 16)
!312 = !DISubprogram(name: "free", scope: !137, file: !137, line: 162, type: !313, flags: DIFlagPrototyped, spFlags: 0)
!313 = !DISubroutineType(types: !314)
!314 = !{null, !238}
!315 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !316, file: !77, line: 16)
!316 = !DISubprogram(name: "calloc", scope: !137, file: !137, line: 163, type: !317, flags: DIFlagPrototyped, spFlags: 0)
!317 = !DISubroutineType(types: !318)
!318 = !{!238, !68, !68}
!319 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !320, file: !77, line: 16)
!320 = !DISubprogram(name: "realloc", scope: !137, file: !137, line: 164, type: !321, flags: DIFlagPrototyped, spFlags: 0)
!321 = !DISubroutineType(types: !322)
!322 = !{!238, !238, !68}
!323 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !324, file: !77, line: 17)
!324 = !DISubprogram(name: "aligned_alloc", scope: !137, file: !137, line: 165, type: !317, flags: DIFlagPrototyped, spFlags: 0)
!325 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !326, file: !77, line: 17)
!326 = !DISubprogram(name: "rand", scope: !137, file: !137, line: 169, type: !208, flags: DIFlagPrototyped, spFlags: 0)
!327 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !328, file: !77, line: 17)
!328 = !DISubprogram(name: "srand", scope: !137, file: !137, line: 170, type: !329, flags: DIFlagPrototyped, spFlags: 0)
!329 = !DISubroutineType(types: !330)
!330 = !{null, !92}
!331 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !332, file: !77, line: 17)
!332 = !DISubprogram(name: "atoi", scope: !137, file: !137, line: 182, type: !190, flags: DIFlagPrototyped, spFlags: 0)
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
!376 = !DISubprogram(name: "system", scope: !137, file: !137, line: 199, type: !190, flags: DIFlagPrototyped, spFlags: 0)
!377 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !378, file: !77, line: 18)
!378 = !DISubprogram(name: "qsort", scope: !137, file: !137, line: 309, type: !379, flags: DIFlagPrototyped, spFlags: 0)
!379 = !DISubroutineType(types: !380)
!380 = !{null, !238, !68, !68, !381}
!381 = !DIDerivedType(tag: DW_TAG_typedef, name: "ws_compare", file: !137, line: 308, baseType: !382)
!382 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !383, size: 64)
!383 = !DISubroutineType(types: !384)
!384 = !{!65, !243, !243}
!385 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !386, file: !77, line: 18)
!386 = !DISubprogram(name: "bsearch", scope: !137, file: !137, line: 310, type: !387, flags: DIFlagPrototyped, spFlags: 0)
!387 = !DISubroutineType(types: !388)
!388 = !{!238, !243, !243, !68, !68, !381}
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
!413 = !{!238, !238, !243, !68}
!414 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !415, file: !77, line: 19)
!415 = !DISubprogram(name: "memmove", scope: !137, file: !137, line: 208, type: !412, flags: DIFlagPrototyped, spFlags: 0)
!416 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !417, file: !77, line: 19)
!417 = !DISubprogram(name: "memset", scope: !137, file: !137, line: 209, type: !418, flags: DIFlagPrototyped, spFlags: 0)
!418 = !DISubroutineType(types: !419)
!419 = !{!238, !238, !65, !68}
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
!477 = !DISubprogram(name: "isalnum", scope: !137, file: !137, line: 251, type: !194, flags: DIFlagPrototyped, spFlags: 0)
!478 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !479, file: !77, line: 21)
!479 = !DISubprogram(name: "isalpha", scope: !137, file: !137, line: 252, type: !194, flags: DIFlagPrototyped, spFlags: 0)
!480 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !481, file: !77, line: 21)
!481 = !DISubprogram(name: "isblank", scope: !137, file: !137, line: 253, type: !194, flags: DIFlagPrototyped, spFlags: 0)
!482 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !483, file: !77, line: 21)
!483 = !DISubprogram(name: "iscntrl", scope: !137, file: !137, line: 254, type: !194, flags: DIFlagPrototyped, spFlags: 0)
!484 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !485, file: !77, line: 21)
!485 = !DISubprogram(name: "isdigit", scope: !137, file: !137, line: 255, type: !194, flags: DIFlagPrototyped, spFlags: 0)
!486 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !487, file: !77, line: 21)
!487 = !DISubprogram(name: "isgraph", scope: !137, file: !137, line: 256, type: !194, flags: DIFlagPrototyped, spFlags: 0)
!488 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !489, file: !77, line: 22)
!489 = !DISubprogram(name: "islower", scope: !137, file: !137, line: 257, type: !194, flags: DIFlagPrototyped, spFlags: 0)
!490 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !491, file: !77, line: 22)
!491 = !DISubprogram(name: "isprint", scope: !137, file: !137, line: 258, type: !194, flags: DIFlagPrototyped, spFlags: 0)
!492 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !493, file: !77, line: 22)
!493 = !DISubprogram(name: "ispunct", scope: !137, file: !137, line: 259, type: !194, flags: DIFlagPrototyped, spFlags: 0)
!494 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !495, file: !77, line: 22)
!495 = !DISubprogram(name: "isspace", scope: !137, file: !137, line: 260, type: !194, flags: DIFlagPrototyped, spFlags: 0)
!496 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !497, file: !77, line: 22)
!497 = !DISubprogram(name: "isupper", scope: !137, file: !137, line: 261, type: !194, flags: DIFlagPrototyped, spFlags: 0)
!498 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !499, file: !77, line: 22)
!499 = !DISubprogram(name: "isxdigit", scope: !137, file: !137, line: 262, type: !194, flags: DIFlagPrototyped, spFlags: 0)
!500 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !501, file: !77, line: 22)
!501 = !DISubprogram(name: "tolower", scope: !137, file: !137, line: 265, type: !194, flags: DIFlagPrototyped, spFlags: 0)
!502 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !503, file: !77, line: 22)
!503 = !DISubprogram(name: "toupper", scope: !137, file: !137, line: 266, type: !194, flags: DIFlagPrototyped, spFlags: 0)
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
!558 = !{i32 7, !"Dwarf Version", i32 4}
!559 = !{i32 2, !"Debug Info Version", i32 3}
!560 = !{i32 1, !"wchar_size", i32 4}
!561 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!562 = !{!"clang version 22.1.8"}
!563 = distinct !DISubprogram(name: "make", linkageName: "_Z4make6float4j", scope: !2, file: !2, line: 17, type: !564, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !28, retainedNodes: !579)
!564 = !DISubroutineType(types: !565)
!565 = !{!566, !569, !92}
!566 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Pair", file: !2, line: 13, size: 384, flags: DIFlagTypePassByValue, elements: !567, identifier: "_ZTS4Pair")
!567 = !{!568, !576, !577, !578}
!568 = !DIDerivedType(tag: DW_TAG_member, name: "lo", scope: !566, file: !2, line: 14, baseType: !569, size: 128, align: 128)
!569 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "float4", file: !570, line: 12, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !571, identifier: "_ZTS6float4")
!570 = !DIFile(filename: "cuda/ws/vector_types.h", directory: ".")
!571 = !{!572, !573, !574, !575}
!572 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !569, file: !570, line: 12, baseType: !66, size: 32)
!573 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !569, file: !570, line: 12, baseType: !66, size: 32, offset: 32)
!574 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !569, file: !570, line: 12, baseType: !66, size: 32, offset: 64)
!575 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !569, file: !570, line: 12, baseType: !66, size: 32, offset: 96)
!576 = !DIDerivedType(tag: DW_TAG_member, name: "hi", scope: !566, file: !2, line: 14, baseType: !569, size: 128, align: 128, offset: 128)
!577 = !DIDerivedType(tag: DW_TAG_member, name: "flag", scope: !566, file: !2, line: 15, baseType: !92, size: 3, offset: 256, flags: DIFlagBitField, extraData: i64 256)
!578 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !566, file: !2, line: 15, baseType: !92, size: 29, offset: 259, flags: DIFlagBitField, extraData: i64 256)
!579 = !{}
!580 = !DILocalVariable(name: "v", arg: 1, scope: !563, file: !2, line: 17, type: !569)
!581 = !DILocation(line: 17, column: 42, scope: !563)
!582 = !DILocalVariable(name: "n", arg: 2, scope: !563, file: !2, line: 17, type: !92)
!583 = !DILocation(line: 17, column: 54, scope: !563)
!584 = !DILocalVariable(name: "p", scope: !563, file: !2, line: 18, type: !566)
!585 = !DILocation(line: 18, column: 8, scope: !563)
!586 = !DILocation(line: 19, column: 5, scope: !563)
!587 = !DILocation(line: 19, column: 8, scope: !563)
!588 = !DILocation(line: 20, column: 24, scope: !563)
!589 = !DILocation(line: 20, column: 29, scope: !563)
!590 = !DILocation(line: 20, column: 34, scope: !563)
!591 = !DILocation(line: 20, column: 39, scope: !563)
!592 = !DILocation(line: 20, column: 10, scope: !563)
!593 = !DILocation(line: 20, column: 5, scope: !563)
!594 = !DILocation(line: 20, column: 8, scope: !563)
!595 = !DILocation(line: 21, column: 12, scope: !563)
!596 = !DILocation(line: 21, column: 14, scope: !563)
!597 = !DILocation(line: 21, column: 5, scope: !563)
!598 = !DILocation(line: 21, column: 10, scope: !563)
!599 = !DILocation(line: 22, column: 13, scope: !563)
!600 = !DILocation(line: 22, column: 5, scope: !563)
!601 = !DILocation(line: 22, column: 11, scope: !563)
!602 = !DILocation(line: 23, column: 3, scope: !563)
!603 = distinct !DISubprogram(name: "structs", linkageName: "_Z7structs4ViewP6PackedP4PairS0_7double2", scope: !2, file: !2, line: 25, type: !604, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !28, retainedNodes: !579)
!604 = !DISubroutineType(types: !605)
!605 = !{null, !606, !618, !627, !628, !629}
!606 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "View", file: !2, line: 3, size: 128, flags: DIFlagTypePassByValue, elements: !607, identifier: "_ZTS4View")
!607 = !{!608, !610, !611, !612}
!608 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !606, file: !2, line: 4, baseType: !609, size: 64)
!609 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!610 = !DIDerivedType(tag: DW_TAG_member, name: "rows", scope: !606, file: !2, line: 5, baseType: !65, size: 32, offset: 64)
!611 = !DIDerivedType(tag: DW_TAG_member, name: "cols", scope: !606, file: !2, line: 5, baseType: !65, size: 32, offset: 96)
!612 = !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !606, file: !2, line: 6, type: !613, scopeLine: 6, flags: DIFlagPrototyped, spFlags: 0)
!613 = !DISubroutineType(types: !614)
!614 = !{!615, !616, !65, !65}
!615 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !66, size: 64)
!616 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !617, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!617 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !606)
!618 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !619, size: 64)
!619 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Packed", file: !2, line: 8, size: 88, flags: DIFlagTypePassByValue, elements: !620, identifier: "_ZTS6Packed")
!620 = !{!621, !622, !623}
!621 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !619, file: !2, line: 9, baseType: !5, size: 8)
!622 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !619, file: !2, line: 10, baseType: !65, size: 32, offset: 8)
!623 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !619, file: !2, line: 11, baseType: !624, size: 48, offset: 40)
!624 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 48, elements: !625)
!625 = !{!626}
!626 = !DISubrange(count: 3)
!627 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !566, size: 64)
!628 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !619)
!629 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "double2", file: !570, line: 12, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !630, identifier: "_ZTS7double2")
!630 = !{!631, !632}
!631 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !629, file: !570, line: 12, baseType: !58, size: 64)
!632 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !629, file: !570, line: 12, baseType: !58, size: 64, offset: 64)
!633 = !DILocalVariable(name: "m", arg: 1, scope: !603, file: !2, line: 25, type: !606)
!634 = !DILocation(line: 25, column: 30, scope: !603)
!635 = !DILocalVariable(name: "q", arg: 2, scope: !603, file: !2, line: 25, type: !618)
!636 = !DILocation(line: 25, column: 41, scope: !603)
!637 = !DILocalVariable(name: "pairs", arg: 3, scope: !603, file: !2, line: 25, type: !627)
!638 = !DILocation(line: 25, column: 50, scope: !603)
!639 = !DILocalVariable(name: "one", arg: 4, scope: !603, file: !2, line: 25, type: !628)
!640 = !DILocation(line: 25, column: 70, scope: !603)
!641 = !DILocalVariable(name: "scale", arg: 5, scope: !603, file: !2, line: 25, type: !629)
!642 = !DILocation(line: 25, column: 83, scope: !603)
!643 = !DILocalVariable(name: "t", scope: !603, file: !2, line: 26, type: !65)
!644 = !DILocation(line: 26, column: 7, scope: !603)
!645 = !DILocation(line: 26, column: 11, scope: !603)
!646 = !DILocation(line: 27, column: 7, scope: !647)
!647 = distinct !DILexicalBlock(scope: !603, file: !2, line: 27, column: 7)
!648 = !DILocation(line: 27, column: 13, scope: !647)
!649 = !DILocation(line: 27, column: 22, scope: !647)
!650 = !DILocation(line: 27, column: 18, scope: !647)
!651 = !DILocation(line: 27, column: 9, scope: !647)
!652 = !DILocation(line: 28, column: 43, scope: !647)
!653 = !DILocation(line: 28, column: 51, scope: !647)
!654 = !DILocation(line: 28, column: 47, scope: !647)
!655 = !DILocation(line: 28, column: 45, scope: !647)
!656 = !DILocation(line: 28, column: 10, scope: !647)
!657 = !DILocation(line: 28, column: 16, scope: !647)
!658 = !DILocation(line: 28, column: 12, scope: !647)
!659 = !DILocation(line: 28, column: 22, scope: !647)
!660 = !DILocation(line: 28, column: 28, scope: !647)
!661 = !DILocation(line: 28, column: 24, scope: !647)
!662 = !DILocation(line: 28, column: 7, scope: !647)
!663 = !DILocation(line: 28, column: 34, scope: !647)
!664 = !DILocation(line: 28, column: 5, scope: !647)
!665 = !DILocation(line: 29, column: 3, scope: !603)
!666 = !DILocation(line: 29, column: 5, scope: !603)
!667 = !DILocation(line: 29, column: 8, scope: !603)
!668 = !DILocation(line: 30, column: 29, scope: !603)
!669 = !DILocation(line: 30, column: 3, scope: !603)
!670 = !DILocation(line: 30, column: 5, scope: !603)
!671 = !DILocation(line: 30, column: 8, scope: !603)
!672 = !DILocation(line: 30, column: 13, scope: !603)
!673 = !DILocation(line: 30, column: 15, scope: !603)
!674 = !DILocation(line: 30, column: 20, scope: !603)
!675 = !DILocation(line: 31, column: 31, scope: !603)
!676 = !DILocation(line: 31, column: 34, scope: !603)
!677 = !DILocation(line: 31, column: 36, scope: !603)
!678 = !DILocation(line: 31, column: 41, scope: !603)
!679 = !DILocation(line: 31, column: 43, scope: !603)
!680 = !DILocation(line: 31, column: 54, scope: !603)
!681 = !DILocation(line: 31, column: 48, scope: !603)
!682 = !DILocation(line: 31, column: 19, scope: !603)
!683 = !DILocation(line: 31, column: 58, scope: !603)
!684 = !DILocation(line: 31, column: 14, scope: !603)
!685 = !DILocation(line: 31, column: 3, scope: !603)
!686 = !DILocation(line: 31, column: 9, scope: !603)
!687 = !DILocation(line: 31, column: 12, scope: !603)
!688 = !DILocalVariable(name: "copy", scope: !603, file: !2, line: 32, type: !566)
!689 = !DILocation(line: 32, column: 8, scope: !603)
!690 = !DILocation(line: 32, column: 15, scope: !603)
!691 = !DILocation(line: 32, column: 21, scope: !603)
!692 = !DILocation(line: 33, column: 17, scope: !603)
!693 = !DILocation(line: 33, column: 19, scope: !603)
!694 = !DILocation(line: 33, column: 22, scope: !603)
!695 = !DILocation(line: 33, column: 8, scope: !603)
!696 = !DILocation(line: 33, column: 14, scope: !603)
!697 = !DILocation(line: 34, column: 3, scope: !603)
!698 = !DILocation(line: 34, column: 9, scope: !603)
!699 = !DILocation(line: 34, column: 12, scope: !603)
!700 = !DILocation(line: 35, column: 11, scope: !603)
!701 = !DILocation(line: 35, column: 13, scope: !603)
!702 = !DILocation(line: 35, column: 15, scope: !603)
!703 = !DILocation(line: 35, column: 20, scope: !603)
!704 = !DILocation(line: 35, column: 27, scope: !603)
!705 = !DILocation(line: 35, column: 29, scope: !603)
!706 = !DILocation(line: 35, column: 32, scope: !603)
!707 = !DILocation(line: 35, column: 3, scope: !603)
!708 = !DILocation(line: 36, column: 15, scope: !603)
!709 = !DILocation(line: 36, column: 24, scope: !603)
!710 = !DILocation(line: 36, column: 26, scope: !603)
!711 = !DILocation(line: 36, column: 20, scope: !603)
!712 = !DILocation(line: 36, column: 3, scope: !603)
!713 = !DILocation(line: 37, column: 7, scope: !714)
!714 = distinct !DILexicalBlock(scope: !603, file: !2, line: 37, column: 7)
!715 = !DILocation(line: 37, column: 9, scope: !714)
!716 = !DILocation(line: 38, column: 54, scope: !714)
!717 = !DILocation(line: 38, column: 62, scope: !714)
!718 = !DILocation(line: 38, column: 60, scope: !714)
!719 = !DILocation(line: 38, column: 76, scope: !714)
!720 = !DILocation(line: 38, column: 72, scope: !714)
!721 = !DILocation(line: 38, column: 100, scope: !714)
!722 = !DILocation(line: 38, column: 102, scope: !714)
!723 = !DILocation(line: 38, column: 5, scope: !714)
!724 = !DILocation(line: 39, column: 1, scope: !603)
!725 = distinct !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !606, file: !2, line: 6, type: !613, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !28, declaration: !612, retainedNodes: !579)
!726 = !DILocalVariable(name: "this", arg: 1, scope: !725, type: !727, flags: DIFlagArtificial | DIFlagObjectPointer)
!727 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !617, size: 64)
!728 = !DILocation(line: 0, scope: !725)
!729 = !DILocalVariable(name: "r", arg: 2, scope: !725, file: !2, line: 6, type: !65)
!730 = !DILocation(line: 6, column: 28, scope: !725)
!731 = !DILocalVariable(name: "c", arg: 3, scope: !725, file: !2, line: 6, type: !65)
!732 = !DILocation(line: 6, column: 35, scope: !725)
!733 = !DILocation(line: 6, column: 53, scope: !725)
!734 = !DILocation(line: 6, column: 58, scope: !725)
!735 = !DILocation(line: 6, column: 62, scope: !725)
!736 = !DILocation(line: 6, column: 60, scope: !725)
!737 = !DILocation(line: 6, column: 69, scope: !725)
!738 = !DILocation(line: 6, column: 67, scope: !725)
!739 = !DILocation(line: 6, column: 46, scope: !725)
