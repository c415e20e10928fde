; ModuleID = 'structs.cu'
source_filename = "structs.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Pair = type { %struct.float4, %struct.float4, i32, [12 x i8] }
%struct.float4 = type { float, float, float, float }
%struct.View = type { ptr, i32, i32 }
%struct.Packed = type <{ i8, i32, [3 x i16] }>
%struct.double2 = type { double, double }
%printf_args = type { i32, double, i32, ptr, i64 }

@.str = private unnamed_addr constant [21 x i8] c"copy.flag == (t & 7)\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [11 x i8] c"structs.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z7structs4ViewP6PackedP4PairS0_7double2 = private unnamed_addr constant [60 x i8] c"void structs(View, Packed *, Pair *, const Packed, double2)\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [36 x i8] c"rows %d, first %g, tag %c, %s %lld\0A\00", align 1, !dbg !18
@.str3 = private unnamed_addr constant [5 x i8] c"text\00", align 1, !dbg !23

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Pair @_Z4make6float4j(ptr noundef readonly byval(%struct.float4) align 16 captures(none) %v, i32 noundef %n) local_unnamed_addr #0 !dbg !568 {
entry:
    #dbg_declare(ptr %v, !585, !DIExpression(), !588)
    #dbg_value(i32 %n, !586, !DIExpression(), !589)
  %retval.sroa.0.0.copyload = load float, ptr %v, align 16, !dbg !590, !tbaa !591
  %retval.sroa.2.0.v.sroa_idx = getelementptr inbounds nuw i8, ptr %v, i64 4, !dbg !590
  %retval.sroa.2.0.copyload = load float, ptr %retval.sroa.2.0.v.sroa_idx, align 4, !dbg !590, !tbaa !591
  %retval.sroa.3.0.v.sroa_idx = getelementptr inbounds nuw i8, ptr %v, i64 8, !dbg !590
  %retval.sroa.3.0.copyload = load float, ptr %retval.sroa.3.0.v.sroa_idx, align 8, !dbg !590, !tbaa !591
  %retval.sroa.4.0.v.sroa_idx = getelementptr inbounds nuw i8, ptr %v, i64 12, !dbg !590
  %retval.sroa.4.0.copyload = load float, ptr %retval.sroa.4.0.v.sroa_idx, align 4, !dbg !590, !tbaa !591
    #dbg_value(float %retval.sroa.0.0.copyload, !587, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !589)
    #dbg_value(float %retval.sroa.2.0.copyload, !587, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !589)
    #dbg_value(float %retval.sroa.3.0.copyload, !587, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !589)
    #dbg_value(float %retval.sroa.4.0.copyload, !587, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !589)
    #dbg_value(float %retval.sroa.4.0.copyload, !587, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !589)
    #dbg_value(float %retval.sroa.3.0.copyload, !587, !DIExpression(DW_OP_LLVM_fragment, 160, 32), !589)
    #dbg_value(float %retval.sroa.2.0.copyload, !587, !DIExpression(DW_OP_LLVM_fragment, 192, 32), !589)
    #dbg_value(float %retval.sroa.0.0.copyload, !587, !DIExpression(DW_OP_LLVM_fragment, 224, 32), !589)
  %and = and i32 %n, 7, !dbg !593
    #dbg_value(i32 %and, !587, !DIExpression(DW_OP_LLVM_fragment, 256, 32), !589)
  %bf.value2 = shl i32 %n, 3, !dbg !594
  %bf.set4 = or disjoint i32 %and, %bf.value2, !dbg !594
    #dbg_value(i32 %bf.set4, !587, !DIExpression(DW_OP_LLVM_fragment, 256, 32), !589)
  %.fca.0.0.insert = insertvalue %struct.Pair poison, float %retval.sroa.0.0.copyload, 0, 0, !dbg !595
  %.fca.0.1.insert = insertvalue %struct.Pair %.fca.0.0.insert, float %retval.sroa.2.0.copyload, 0, 1, !dbg !595
  %.fca.0.2.insert = insertvalue %struct.Pair %.fca.0.1.insert, float %retval.sroa.3.0.copyload, 0, 2, !dbg !595
  %.fca.0.3.insert = insertvalue %struct.Pair %.fca.0.2.insert, float %retval.sroa.4.0.copyload, 0, 3, !dbg !595
  %.fca.1.0.insert = insertvalue %struct.Pair %.fca.0.3.insert, float %retval.sroa.4.0.copyload, 1, 0, !dbg !595
  %.fca.1.1.insert = insertvalue %struct.Pair %.fca.1.0.insert, float %retval.sroa.3.0.copyload, 1, 1, !dbg !595
  %.fca.1.2.insert = insertvalue %struct.Pair %.fca.1.1.insert, float %retval.sroa.2.0.copyload, 1, 2, !dbg !595
  %.fca.1.3.insert = insertvalue %struct.Pair %.fca.1.2.insert, float %retval.sroa.0.0.copyload, 1, 3, !dbg !595
  %.fca.2.insert = insertvalue %struct.Pair %.fca.1.3.insert, i32 %bf.set4, 2, !dbg !595
  %.fca.3.0.insert = insertvalue %struct.Pair %.fca.2.insert, i8 undef, 3, 0, !dbg !595
  %.fca.3.1.insert = insertvalue %struct.Pair %.fca.3.0.insert, i8 undef, 3, 1, !dbg !595
  %.fca.3.2.insert = insertvalue %struct.Pair %.fca.3.1.insert, i8 undef, 3, 2, !dbg !595
  %.fca.3.3.insert = insertvalue %struct.Pair %.fca.3.2.insert, i8 undef, 3, 3, !dbg !595
  %.fca.3.4.insert = insertvalue %struct.Pair %.fca.3.3.insert, i8 undef, 3, 4, !dbg !595
  %.fca.3.5.insert = insertvalue %struct.Pair %.fca.3.4.insert, i8 undef, 3, 5, !dbg !595
  %.fca.3.6.insert = insertvalue %struct.Pair %.fca.3.5.insert, i8 undef, 3, 6, !dbg !595
  %.fca.3.7.insert = insertvalue %struct.Pair %.fca.3.6.insert, i8 undef, 3, 7, !dbg !595
  %.fca.3.8.insert = insertvalue %struct.Pair %.fca.3.7.insert, i8 undef, 3, 8, !dbg !595
  %.fca.3.9.insert = insertvalue %struct.Pair %.fca.3.8.insert, i8 undef, 3, 9, !dbg !595
  %.fca.3.10.insert = insertvalue %struct.Pair %.fca.3.9.insert, i8 undef, 3, 10, !dbg !595
  %.fca.3.11.insert = insertvalue %struct.Pair %.fca.3.10.insert, i8 undef, 3, 11, !dbg !595
  ret %struct.Pair %.fca.3.11.insert, !dbg !595
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7structs4ViewP6PackedP4PairS0_7double2(ptr noundef readonly byval(%struct.View) align 8 captures(none) %m, ptr noundef captures(none) %q, ptr noundef writeonly captures(none) %pairs, ptr noundef readonly byval(%struct.Packed) align 1 captures(none) %one, ptr noundef readonly byval(%struct.double2) align 16 captures(none) %scale) local_unnamed_addr #2 !dbg !596 {
entry:
  %agg.tmp = alloca %struct.float4, align 16
  %tmp = alloca %printf_args, align 8
    #dbg_declare(ptr %m, !627, !DIExpression(), !634)
    #dbg_value(ptr %q, !628, !DIExpression(), !635)
    #dbg_value(ptr %pairs, !629, !DIExpression(), !635)
    #dbg_declare(ptr %one, !630, !DIExpression(), !636)
    #dbg_declare(ptr %scale, !631, !DIExpression(), !637)
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !638
    #dbg_value(i32 %0, !632, !DIExpression(), !635)
  %rows = getelementptr inbounds nuw i8, ptr %m, i64 8, !dbg !639
  %1 = load i32, ptr %rows, align 8, !dbg !639, !tbaa !641
  %cols = getelementptr inbounds nuw i8, ptr %m, i64 12, !dbg !645
  %2 = load i32, ptr %cols, align 4, !dbg !645, !tbaa !646
  %mul = mul nsw i32 %2, %1, !dbg !647
  %cmp = icmp slt i32 %0, %mul, !dbg !648
  br i1 %cmp, label %if.then, label %if.end, !dbg !648

if.then:                                          ; preds = %entry
  %3 = load double, ptr %scale, align 16, !dbg !649, !tbaa !650
  %value = getelementptr inbounds nuw i8, ptr %one, i64 1, !dbg !653
  %4 = load i32, ptr %value, align 1, !dbg !653, !tbaa !654
  %conv = sitofp i32 %4 to double, !dbg !656
  %add = fadd double %3, %conv, !dbg !657
  %rem = srem i32 %0, %2, !dbg !658
    #dbg_value(ptr %m, !659, !DIExpression(), !665)
    #dbg_value(!DIArgList(i32 %0, i32 %2), !662, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_div, DW_OP_stack_value), !665)
    #dbg_value(i32 %rem, !663, !DIExpression(), !665)
  %5 = load ptr, ptr %m, align 8, !dbg !667, !tbaa !668
  %6 = srem i32 %0, %2, !dbg !669
  %mul.i = add nuw nsw i32 %rem, %0, !dbg !669
  %add.i = sub nsw i32 %mul.i, %6, !dbg !670
  %idxprom.i = sext i32 %add.i to i64, !dbg !667
  %arrayidx.i = getelementptr inbounds float, ptr %5, i64 %idxprom.i, !dbg !667
  %7 = load float, ptr %arrayidx.i, align 4, !dbg !671, !tbaa !591
  %conv4 = fpext float %7 to double, !dbg !671
  %mul5 = fmul double %add, %conv4, !dbg !671
  %conv6 = fptrunc double %mul5 to float, !dbg !671
  store float %conv6, ptr %arrayidx.i, align 4, !dbg !671, !tbaa !591
  br label %if.end, !dbg !672

if.end:                                           ; preds = %if.then, %entry
  %idxprom = zext nneg i32 %0 to i64, !dbg !673
  %arrayidx = getelementptr inbounds nuw %struct.Packed, ptr %q, i64 %idxprom, !dbg !673
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(11) %arrayidx, ptr noundef nonnull align 1 dereferenceable(11) %one, i64 11, i1 false), !dbg !674, !tbaa.struct !675
  %conv7 = trunc nuw nsw i32 %0 to i16, !dbg !677
  %rest = getelementptr inbounds nuw i8, ptr %arrayidx, i64 5, !dbg !678
  %rem10 = urem i32 %0, 3, !dbg !679
  %idxprom11 = zext nneg i32 %rem10 to i64, !dbg !680
  %arrayidx12 = getelementptr inbounds nuw i16, ptr %rest, i64 %idxprom11, !dbg !680
  store i16 %conv7, ptr %arrayidx12, align 1, !dbg !681, !tbaa !682
  %conv13 = uitofp nneg i32 %0 to float, !dbg !684
  %add14 = add nuw nsw i32 %0, 1, !dbg !685
  %conv15 = uitofp nneg i32 %add14 to float, !dbg !686
  %add16 = add nuw nsw i32 %0, 2, !dbg !687
  %conv17 = uitofp nneg i32 %add16 to float, !dbg !688
  %y = getelementptr inbounds nuw i8, ptr %scale, i64 8, !dbg !689
  %8 = load double, ptr %y, align 8, !dbg !689, !tbaa !690
  %conv18 = fptrunc double %8 to float, !dbg !691
  store float %conv13, ptr %agg.tmp, align 16, !dbg !692
  %9 = getelementptr inbounds nuw i8, ptr %agg.tmp, i64 4, !dbg !692
  store float %conv15, ptr %9, align 4, !dbg !692
  %10 = getelementptr inbounds nuw i8, ptr %agg.tmp, i64 8, !dbg !692
  store float %conv17, ptr %10, align 8, !dbg !692
  %11 = getelementptr inbounds nuw i8, ptr %agg.tmp, i64 12, !dbg !692
  store float %conv18, ptr %11, align 4, !dbg !692
  %call20 = tail call %struct.Pair @_Z4make6float4j(ptr noundef nonnull byval(%struct.float4) align 16 %agg.tmp, i32 noundef %0) #5, !dbg !693
  %12 = extractvalue %struct.Pair %call20, 0, !dbg !693
  %.fca.0.extract = extractvalue %struct.float4 %12, 0, !dbg !693
  %.fca.1.extract = extractvalue %struct.float4 %12, 1, !dbg !693
  %.fca.2.extract = extractvalue %struct.float4 %12, 2, !dbg !693
  %.fca.3.extract = extractvalue %struct.float4 %12, 3, !dbg !693
  %13 = extractvalue %struct.Pair %call20, 1, !dbg !693
  %.fca.0.extract52 = extractvalue %struct.float4 %13, 0, !dbg !693
  %.fca.1.extract54 = extractvalue %struct.float4 %13, 1, !dbg !693
  %.fca.2.extract56 = extractvalue %struct.float4 %13, 2, !dbg !693
  %.fca.3.extract58 = extractvalue %struct.float4 %13, 3, !dbg !693
  %14 = extractvalue %struct.Pair %call20, 2, !dbg !693
  %15 = extractvalue %struct.Pair %call20, 3, !dbg !693
  %.fca.0.extract60 = extractvalue [12 x i8] %15, 0, !dbg !693
  %.fca.1.extract62 = extractvalue [12 x i8] %15, 1, !dbg !693
  %.fca.2.extract64 = extractvalue [12 x i8] %15, 2, !dbg !693
  %.fca.3.extract66 = extractvalue [12 x i8] %15, 3, !dbg !693
  %.fca.4.extract = extractvalue [12 x i8] %15, 4, !dbg !693
  %.fca.5.extract = extractvalue [12 x i8] %15, 5, !dbg !693
  %.fca.6.extract = extractvalue [12 x i8] %15, 6, !dbg !693
  %.fca.7.extract = extractvalue [12 x i8] %15, 7, !dbg !693
  %.fca.8.extract = extractvalue [12 x i8] %15, 8, !dbg !693
  %.fca.9.extract = extractvalue [12 x i8] %15, 9, !dbg !693
  %.fca.10.extract = extractvalue [12 x i8] %15, 10, !dbg !693
  %.fca.11.extract = extractvalue [12 x i8] %15, 11, !dbg !693
  %arrayidx22 = getelementptr inbounds nuw %struct.Pair, ptr %pairs, i64 %idxprom, !dbg !694
  store float %.fca.0.extract, ptr %arrayidx22, align 16, !dbg !695, !tbaa !591
  %ref.tmp.sroa.4.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 4, !dbg !695
  store float %.fca.1.extract, ptr %ref.tmp.sroa.4.0.arrayidx22.sroa_idx, align 4, !dbg !695, !tbaa !591
  %ref.tmp.sroa.5.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 8, !dbg !695
  store float %.fca.2.extract, ptr %ref.tmp.sroa.5.0.arrayidx22.sroa_idx, align 8, !dbg !695, !tbaa !591
  %ref.tmp.sroa.6.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 12, !dbg !695
  store float %.fca.3.extract, ptr %ref.tmp.sroa.6.0.arrayidx22.sroa_idx, align 4, !dbg !695, !tbaa !591
  %ref.tmp.sroa.7.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 16, !dbg !695
  store float %.fca.0.extract52, ptr %ref.tmp.sroa.7.0.arrayidx22.sroa_idx, align 16, !dbg !695, !tbaa !591
  %ref.tmp.sroa.8.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 20, !dbg !695
  store float %.fca.1.extract54, ptr %ref.tmp.sroa.8.0.arrayidx22.sroa_idx, align 4, !dbg !695, !tbaa !591
  %ref.tmp.sroa.9.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 24, !dbg !695
  store float %.fca.2.extract56, ptr %ref.tmp.sroa.9.0.arrayidx22.sroa_idx, align 8, !dbg !695, !tbaa !591
  %ref.tmp.sroa.10.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 28, !dbg !695
  store float %.fca.3.extract58, ptr %ref.tmp.sroa.10.0.arrayidx22.sroa_idx, align 4, !dbg !695, !tbaa !591
  %ref.tmp.sroa.11.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 32, !dbg !695
  store i32 %14, ptr %ref.tmp.sroa.11.0.arrayidx22.sroa_idx, align 16, !dbg !695, !tbaa !676
  %ref.tmp.sroa.12.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 36, !dbg !695
  store i8 %.fca.0.extract60, ptr %ref.tmp.sroa.12.0.arrayidx22.sroa_idx, align 4, !dbg !695
  %ref.tmp.sroa.13.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 37, !dbg !695
  store i8 %.fca.1.extract62, ptr %ref.tmp.sroa.13.0.arrayidx22.sroa_idx, align 1, !dbg !695
  %ref.tmp.sroa.14.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 38, !dbg !695
  store i8 %.fca.2.extract64, ptr %ref.tmp.sroa.14.0.arrayidx22.sroa_idx, align 2, !dbg !695
  %ref.tmp.sroa.15.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 39, !dbg !695
  store i8 %.fca.3.extract66, ptr %ref.tmp.sroa.15.0.arrayidx22.sroa_idx, align 1, !dbg !695
  %ref.tmp.sroa.16.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 40, !dbg !695
  store i8 %.fca.4.extract, ptr %ref.tmp.sroa.16.0.arrayidx22.sroa_idx, align 8, !dbg !695
  %ref.tmp.sroa.17.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 41, !dbg !695
  store i8 %.fca.5.extract, ptr %ref.tmp.sroa.17.0.arrayidx22.sroa_idx, align 1, !dbg !695
  %ref.tmp.sroa.18.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 42, !dbg !695
  store i8 %.fca.6.extract, ptr %ref.tmp.sroa.18.0.arrayidx22.sroa_idx, align 2, !dbg !695
  %ref.tmp.sroa.19.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 43, !dbg !695
  store i8 %.fca.7.extract, ptr %ref.tmp.sroa.19.0.arrayidx22.sroa_idx, align 1, !dbg !695
  %ref.tmp.sroa.20.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 44, !dbg !695
  store i8 %.fca.8.extract, ptr %ref.tmp.sroa.20.0.arrayidx22.sroa_idx, align 4, !dbg !695
  %ref.tmp.sroa.21.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 45, !dbg !695
  store i8 %.fca.9.extract, ptr %ref.tmp.sroa.21.0.arrayidx22.sroa_idx, align 1, !dbg !695
  %ref.tmp.sroa.22.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 46, !dbg !695
  store i8 %.fca.10.extract, ptr %ref.tmp.sroa.22.0.arrayidx22.sroa_idx, align 2, !dbg !695
  %ref.tmp.sroa.23.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 47, !dbg !695
  store i8 %.fca.11.extract, ptr %ref.tmp.sroa.23.0.arrayidx22.sroa_idx, align 1, !dbg !695
    #dbg_assign(i1 poison, !633, !DIExpression(DW_OP_LLVM_fragment, 0, 256), !696, ptr poison, !DIExpression(), !635)
    #dbg_value(i32 %14, !633, !DIExpression(DW_OP_LLVM_fragment, 256, 32), !635)
    #dbg_assign(i1 poison, !633, !DIExpression(DW_OP_LLVM_fragment, 288, 96), !697, ptr poison, !DIExpression(), !635)
  %16 = load i8, ptr %arrayidx, align 1, !dbg !698, !tbaa !699
  %conv27 = sext i8 %16 to i32, !dbg !700
  %add2893 = shl nsw i32 %conv27, 3, !dbg !701
  %bf.lshr94 = add i32 %add2893, %14, !dbg !701
    #dbg_value(!DIArgList(i32 %14, i32 %add2893), !633, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 256, 32), !635)
  store i32 %bf.lshr94, ptr %ref.tmp.sroa.11.0.arrayidx22.sroa_idx, align 16, !dbg !702, !tbaa !676
  %idxprom33 = zext nneg i32 %add14 to i64, !dbg !703
  %arrayidx34 = getelementptr inbounds nuw %struct.Packed, ptr %q, i64 %idxprom33, !dbg !703
  %rest35 = getelementptr inbounds nuw i8, ptr %arrayidx34, i64 5, !dbg !704
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(5) %rest35, ptr noundef nonnull align 1 dereferenceable(5) %rest, i64 5, i1 false), !dbg !705
  %17 = xor i32 %14, %0, !dbg !706
  %18 = and i32 %17, 7, !dbg !706
  %cmp41 = icmp eq i32 %18, 0, !dbg !706
  br i1 %cmp41, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !707

if.then.i:                                        ; preds = %if.end
  tail call void @__assertfail(ptr noundef nonnull @.str, ptr noundef nonnull @.str1, i32 noundef 36, ptr noundef nonnull @__PRETTY_FUNCTION__._Z7structs4ViewP6PackedP4PairS0_7double2, i64 noundef 1) #6, !dbg !707
  unreachable, !dbg !707

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.end
  %cmp42 = icmp eq i32 %0, 0, !dbg !708
  br i1 %cmp42, label %if.then43, label %if.end50, !dbg !708

if.then43:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
    #dbg_value(ptr %m, !659, !DIExpression(), !710)
    #dbg_value(i32 0, !662, !DIExpression(), !710)
    #dbg_value(i32 0, !663, !DIExpression(), !710)
  %19 = load ptr, ptr %m, align 8, !dbg !712, !tbaa !668
  %20 = load float, ptr %19, align 4, !dbg !713, !tbaa !591
  %conv46 = fpext float %20 to double, !dbg !714
  %21 = load i8, ptr %one, align 1, !dbg !715, !tbaa !699
  %conv48 = sext i8 %21 to i32, !dbg !716
  store i32 %1, ptr %tmp, align 8, !dbg !717
  %22 = getelementptr inbounds nuw i8, ptr %tmp, i64 8, !dbg !717
  store double %conv46, ptr %22, align 8, !dbg !717
  %23 = getelementptr inbounds nuw i8, ptr %tmp, i64 16, !dbg !717
  store i32 %conv48, ptr %23, align 8, !dbg !717
  %24 = getelementptr inbounds nuw i8, ptr %tmp, i64 24, !dbg !717
  store ptr @.str3, ptr %24, align 8, !dbg !717
  %25 = getelementptr inbounds nuw i8, ptr %tmp, i64 32, !dbg !717
  store i64 0, ptr %25, align 8, !dbg !717
  %26 = call i32 @vprintf(ptr nonnull @.str2, ptr nonnull %tmp) #5, !dbg !717
  br label %if.end50, !dbg !717

if.end50:                                         ; preds = %if.then43, %_ZL9ws_assertbPKcS0_jS0_.exit
  ret void, !dbg !718
}

declare i32 @vprintf(ptr, ptr) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { nounwind }
attributes #6 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!28}
!llvm.module.flags = !{!558, !559, !560, !561, !562}
!llvm.ident = !{!563}
!llvm.errno.tbaa = !{!564}

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
!28 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !29, globals: !33, imports: !34, splitDebugInlining: false, nameTableKind: None)
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
!138 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !137, line: 77, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS8_IO_FILE")
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
!394 = !DICompositeType(tag: DW_TAG_structure_type, file: !137, line: 78, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!395 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !396, file: !77, line: 18)
!396 = !DISubprogram(name: "ldiv", scope: !137, file: !137, line: 203, type: !397, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!397 = !DISubroutineType(types: !398)
!398 = !{!399, !49, !49}
!399 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !137, line: 79, baseType: !400)
!400 = !DICompositeType(tag: DW_TAG_structure_type, file: !137, line: 79, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS6ldiv_t")
!401 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !402, file: !77, line: 18)
!402 = !DISubprogram(name: "lldiv", scope: !137, file: !137, line: 204, type: !403, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!403 = !DISubroutineType(types: !404)
!404 = !{!405, !32, !32}
!405 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !137, line: 80, baseType: !406)
!406 = !DICompositeType(tag: DW_TAG_structure_type, file: !137, line: 80, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS7lldiv_t")
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
!514 = !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !137, line: 84, size: 448, flags: DIFlagFwdDecl, identifier: "_ZTS2tm")
!515 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !516, file: !77, line: 23)
!516 = !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !137, line: 82, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS8timespec")
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
!558 = !{i32 7, !"Dwarf Version", i32 4}
!559 = !{i32 2, !"Debug Info Version", i32 3}
!560 = !{i32 1, !"wchar_size", i32 4}
!561 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!562 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!563 = !{!"clang version 22.1.8"}
!564 = !{!565, !565, i64 0}
!565 = !{!"int", !566, i64 0}
!566 = !{!"omnipotent char", !567, i64 0}
!567 = !{!"Simple C++ TBAA"}
!568 = distinct !DISubprogram(name: "make", linkageName: "_Z4make6float4j", scope: !2, file: !2, line: 17, type: !569, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !28, retainedNodes: !584)
!569 = !DISubroutineType(types: !570)
!570 = !{!571, !574, !92}
!571 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Pair", file: !2, line: 13, size: 384, flags: DIFlagTypePassByValue, elements: !572, identifier: "_ZTS4Pair")
!572 = !{!573, !581, !582, !583}
!573 = !DIDerivedType(tag: DW_TAG_member, name: "lo", scope: !571, file: !2, line: 14, baseType: !574, size: 128, align: 128)
!574 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "float4", file: !575, line: 12, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !576, identifier: "_ZTS6float4")
!575 = !DIFile(filename: "cuda/ws/vector_types.h", directory: ".")
!576 = !{!577, !578, !579, !580}
!577 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !574, file: !575, line: 12, baseType: !66, size: 32)
!578 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !574, file: !575, line: 12, baseType: !66, size: 32, offset: 32)
!579 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !574, file: !575, line: 12, baseType: !66, size: 32, offset: 64)
!580 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !574, file: !575, line: 12, baseType: !66, size: 32, offset: 96)
!581 = !DIDerivedType(tag: DW_TAG_member, name: "hi", scope: !571, file: !2, line: 14, baseType: !574, size: 128, align: 128, offset: 128)
!582 = !DIDerivedType(tag: DW_TAG_member, name: "flag", scope: !571, file: !2, line: 15, baseType: !92, size: 3, offset: 256, flags: DIFlagBitField, extraData: i64 256)
!583 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !571, file: !2, line: 15, baseType: !92, size: 29, offset: 259, flags: DIFlagBitField, extraData: i64 256)
!584 = !{!585, !586, !587}
!585 = !DILocalVariable(name: "v", arg: 1, scope: !568, file: !2, line: 17, type: !574)
!586 = !DILocalVariable(name: "n", arg: 2, scope: !568, file: !2, line: 17, type: !92)
!587 = !DILocalVariable(name: "p", scope: !568, file: !2, line: 18, type: !571)
!588 = !DILocation(line: 17, column: 42, scope: !568)
!589 = !DILocation(line: 0, scope: !568)
!590 = !DILocation(line: 19, column: 8, scope: !568)
!591 = !{!592, !592, i64 0}
!592 = !{!"float", !566, i64 0}
!593 = !DILocation(line: 21, column: 14, scope: !568)
!594 = !DILocation(line: 22, column: 11, scope: !568)
!595 = !DILocation(line: 23, column: 3, scope: !568)
!596 = distinct !DISubprogram(name: "structs", linkageName: "_Z7structs4ViewP6PackedP4PairS0_7double2", scope: !2, file: !2, line: 25, type: !597, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !28, retainedNodes: !626)
!597 = !DISubroutineType(types: !598)
!598 = !{null, !599, !611, !620, !621, !622}
!599 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "View", file: !2, line: 3, size: 128, flags: DIFlagTypePassByValue, elements: !600, identifier: "_ZTS4View")
!600 = !{!601, !603, !604, !605}
!601 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !599, file: !2, line: 4, baseType: !602, size: 64)
!602 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!603 = !DIDerivedType(tag: DW_TAG_member, name: "rows", scope: !599, file: !2, line: 5, baseType: !65, size: 32, offset: 64)
!604 = !DIDerivedType(tag: DW_TAG_member, name: "cols", scope: !599, file: !2, line: 5, baseType: !65, size: 32, offset: 96)
!605 = !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !599, file: !2, line: 6, type: !606, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!606 = !DISubroutineType(types: !607)
!607 = !{!608, !609, !65, !65}
!608 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !66, size: 64)
!609 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !610, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!610 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !599)
!611 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !612, size: 64)
!612 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Packed", file: !2, line: 8, size: 88, flags: DIFlagTypePassByValue, elements: !613, identifier: "_ZTS6Packed")
!613 = !{!614, !615, !616}
!614 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !612, file: !2, line: 9, baseType: !5, size: 8)
!615 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !612, file: !2, line: 10, baseType: !65, size: 32, offset: 8)
!616 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !612, file: !2, line: 11, baseType: !617, size: 48, offset: 40)
!617 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 48, elements: !618)
!618 = !{!619}
!619 = !DISubrange(count: 3)
!620 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !571, size: 64)
!621 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !612)
!622 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "double2", file: !575, line: 12, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !623, identifier: "_ZTS7double2")
!623 = !{!624, !625}
!624 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !622, file: !575, line: 12, baseType: !58, size: 64)
!625 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !622, file: !575, line: 12, baseType: !58, size: 64, offset: 64)
!626 = !{!627, !628, !629, !630, !631, !632, !633}
!627 = !DILocalVariable(name: "m", arg: 1, scope: !596, file: !2, line: 25, type: !599)
!628 = !DILocalVariable(name: "q", arg: 2, scope: !596, file: !2, line: 25, type: !611)
!629 = !DILocalVariable(name: "pairs", arg: 3, scope: !596, file: !2, line: 25, type: !620)
!630 = !DILocalVariable(name: "one", arg: 4, scope: !596, file: !2, line: 25, type: !621)
!631 = !DILocalVariable(name: "scale", arg: 5, scope: !596, file: !2, line: 25, type: !622)
!632 = !DILocalVariable(name: "t", scope: !596, file: !2, line: 26, type: !65)
!633 = !DILocalVariable(name: "copy", scope: !596, file: !2, line: 32, type: !571)
!634 = !DILocation(line: 25, column: 30, scope: !596)
!635 = !DILocation(line: 0, scope: !596)
!636 = !DILocation(line: 25, column: 70, scope: !596)
!637 = !DILocation(line: 25, column: 83, scope: !596)
!638 = !DILocation(line: 26, column: 11, scope: !596)
!639 = !DILocation(line: 27, column: 13, scope: !640)
!640 = distinct !DILexicalBlock(scope: !596, file: !2, line: 27, column: 7)
!641 = !{!642, !565, i64 8}
!642 = !{!"_ZTS4View", !643, i64 0, !565, i64 8, !565, i64 12}
!643 = !{!"p1 float", !644, i64 0}
!644 = !{!"any pointer", !566, i64 0}
!645 = !DILocation(line: 27, column: 22, scope: !640)
!646 = !{!642, !565, i64 12}
!647 = !DILocation(line: 27, column: 18, scope: !640)
!648 = !DILocation(line: 27, column: 9, scope: !640)
!649 = !DILocation(line: 28, column: 43, scope: !640)
!650 = !{!651, !652, i64 0}
!651 = !{!"_ZTS7double2", !652, i64 0, !652, i64 8}
!652 = !{!"double", !566, i64 0}
!653 = !DILocation(line: 28, column: 51, scope: !640)
!654 = !{!655, !565, i64 1}
!655 = !{!"_ZTS6Packed", !566, i64 0, !565, i64 1, !566, i64 5}
!656 = !DILocation(line: 28, column: 47, scope: !640)
!657 = !DILocation(line: 28, column: 45, scope: !640)
!658 = !DILocation(line: 28, column: 24, scope: !640)
!659 = !DILocalVariable(name: "this", arg: 1, scope: !660, type: !664, flags: DIFlagArtificial | DIFlagObjectPointer)
!660 = distinct !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !599, file: !2, line: 6, type: !606, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !28, declaration: !605, retainedNodes: !661)
!661 = !{!659, !662, !663}
!662 = !DILocalVariable(name: "r", arg: 2, scope: !660, file: !2, line: 6, type: !65)
!663 = !DILocalVariable(name: "c", arg: 3, scope: !660, file: !2, line: 6, type: !65)
!664 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !610, size: 64)
!665 = !DILocation(line: 0, scope: !660, inlinedAt: !666)
!666 = distinct !DILocation(line: 28, column: 7, scope: !640)
!667 = !DILocation(line: 6, column: 53, scope: !660, inlinedAt: !666)
!668 = !{!642, !643, i64 0}
!669 = !DILocation(line: 6, column: 60, scope: !660, inlinedAt: !666)
!670 = !DILocation(line: 6, column: 67, scope: !660, inlinedAt: !666)
!671 = !DILocation(line: 28, column: 34, scope: !640)
!672 = !DILocation(line: 28, column: 5, scope: !640)
!673 = !DILocation(line: 29, column: 3, scope: !596)
!674 = !DILocation(line: 29, column: 8, scope: !596)
!675 = !{i64 0, i64 1, !676, i64 1, i64 4, !564, i64 5, i64 6, !676}
!676 = !{!566, !566, i64 0}
!677 = !DILocation(line: 30, column: 29, scope: !596)
!678 = !DILocation(line: 30, column: 8, scope: !596)
!679 = !DILocation(line: 30, column: 15, scope: !596)
!680 = !DILocation(line: 30, column: 3, scope: !596)
!681 = !DILocation(line: 30, column: 20, scope: !596)
!682 = !{!683, !683, i64 0}
!683 = !{!"short", !566, i64 0}
!684 = !DILocation(line: 31, column: 31, scope: !596)
!685 = !DILocation(line: 31, column: 36, scope: !596)
!686 = !DILocation(line: 31, column: 34, scope: !596)
!687 = !DILocation(line: 31, column: 43, scope: !596)
!688 = !DILocation(line: 31, column: 41, scope: !596)
!689 = !DILocation(line: 31, column: 54, scope: !596)
!690 = !{!651, !652, i64 8}
!691 = !DILocation(line: 31, column: 48, scope: !596)
!692 = !DILocation(line: 31, column: 19, scope: !596)
!693 = !DILocation(line: 31, column: 14, scope: !596)
!694 = !DILocation(line: 31, column: 3, scope: !596)
!695 = !DILocation(line: 31, column: 12, scope: !596)
!696 = distinct !DIAssignID()
!697 = distinct !DIAssignID()
!698 = !DILocation(line: 33, column: 22, scope: !596)
!699 = !{!655, !566, i64 0}
!700 = !DILocation(line: 33, column: 17, scope: !596)
!701 = !DILocation(line: 33, column: 14, scope: !596)
!702 = !DILocation(line: 34, column: 12, scope: !596)
!703 = !DILocation(line: 35, column: 11, scope: !596)
!704 = !DILocation(line: 35, column: 20, scope: !596)
!705 = !DILocation(line: 35, column: 3, scope: !596)
!706 = !DILocation(line: 36, column: 20, scope: !596)
!707 = !DILocation(line: 36, column: 3, scope: !596)
!708 = !DILocation(line: 37, column: 9, scope: !709)
!709 = distinct !DILexicalBlock(scope: !596, file: !2, line: 37, column: 7)
!710 = !DILocation(line: 0, scope: !660, inlinedAt: !711)
!711 = distinct !DILocation(line: 38, column: 62, scope: !709)
!712 = !DILocation(line: 6, column: 53, scope: !660, inlinedAt: !711)
!713 = !DILocation(line: 38, column: 62, scope: !709)
!714 = !DILocation(line: 38, column: 60, scope: !709)
!715 = !DILocation(line: 38, column: 76, scope: !709)
!716 = !DILocation(line: 38, column: 72, scope: !709)
!717 = !DILocation(line: 38, column: 5, scope: !709)
!718 = !DILocation(line: 39, column: 1, scope: !596)
