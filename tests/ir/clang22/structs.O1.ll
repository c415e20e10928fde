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
@__func__._Z7structs4ViewP6PackedP4PairS0_7double2 = private unnamed_addr constant [8 x i8] c"structs\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [36 x i8] c"rows %d, first %g, tag %c, %s %lld\0A\00", align 1, !dbg !18
@.str3 = private unnamed_addr constant [5 x i8] c"text\00", align 1, !dbg !23

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Pair @_Z4make6float4j(ptr noundef readonly byval(%struct.float4) align 16 captures(none) %v, i32 noundef %n) local_unnamed_addr #0 !dbg !316 {
entry:
    #dbg_declare(ptr %v, !333, !DIExpression(), !336)
    #dbg_value(i32 %n, !334, !DIExpression(), !337)
  %retval.sroa.0.0.copyload = load float, ptr %v, align 16, !dbg !338, !tbaa !339
  %retval.sroa.2.0.v.sroa_idx = getelementptr inbounds nuw i8, ptr %v, i64 4, !dbg !338
  %retval.sroa.2.0.copyload = load float, ptr %retval.sroa.2.0.v.sroa_idx, align 4, !dbg !338, !tbaa !339
  %retval.sroa.3.0.v.sroa_idx = getelementptr inbounds nuw i8, ptr %v, i64 8, !dbg !338
  %retval.sroa.3.0.copyload = load float, ptr %retval.sroa.3.0.v.sroa_idx, align 8, !dbg !338, !tbaa !339
  %retval.sroa.4.0.v.sroa_idx = getelementptr inbounds nuw i8, ptr %v, i64 12, !dbg !338
  %retval.sroa.4.0.copyload = load float, ptr %retval.sroa.4.0.v.sroa_idx, align 4, !dbg !338, !tbaa !339
    #dbg_value(float %retval.sroa.0.0.copyload, !335, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !337)
    #dbg_value(float %retval.sroa.2.0.copyload, !335, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !337)
    #dbg_value(float %retval.sroa.3.0.copyload, !335, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !337)
    #dbg_value(float %retval.sroa.4.0.copyload, !335, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !337)
    #dbg_value(float %retval.sroa.4.0.copyload, !335, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !337)
    #dbg_value(float %retval.sroa.3.0.copyload, !335, !DIExpression(DW_OP_LLVM_fragment, 160, 32), !337)
    #dbg_value(float %retval.sroa.2.0.copyload, !335, !DIExpression(DW_OP_LLVM_fragment, 192, 32), !337)
    #dbg_value(float %retval.sroa.0.0.copyload, !335, !DIExpression(DW_OP_LLVM_fragment, 224, 32), !337)
  %and = and i32 %n, 7, !dbg !341
    #dbg_value(i32 %and, !335, !DIExpression(DW_OP_LLVM_fragment, 256, 32), !337)
  %bf.value2 = shl i32 %n, 3, !dbg !342
  %bf.set4 = or disjoint i32 %and, %bf.value2, !dbg !342
    #dbg_value(i32 %bf.set4, !335, !DIExpression(DW_OP_LLVM_fragment, 256, 32), !337)
  %.fca.0.0.insert = insertvalue %struct.Pair poison, float %retval.sroa.0.0.copyload, 0, 0, !dbg !343
  %.fca.0.1.insert = insertvalue %struct.Pair %.fca.0.0.insert, float %retval.sroa.2.0.copyload, 0, 1, !dbg !343
  %.fca.0.2.insert = insertvalue %struct.Pair %.fca.0.1.insert, float %retval.sroa.3.0.copyload, 0, 2, !dbg !343
  %.fca.0.3.insert = insertvalue %struct.Pair %.fca.0.2.insert, float %retval.sroa.4.0.copyload, 0, 3, !dbg !343
  %.fca.1.0.insert = insertvalue %struct.Pair %.fca.0.3.insert, float %retval.sroa.4.0.copyload, 1, 0, !dbg !343
  %.fca.1.1.insert = insertvalue %struct.Pair %.fca.1.0.insert, float %retval.sroa.3.0.copyload, 1, 1, !dbg !343
  %.fca.1.2.insert = insertvalue %struct.Pair %.fca.1.1.insert, float %retval.sroa.2.0.copyload, 1, 2, !dbg !343
  %.fca.1.3.insert = insertvalue %struct.Pair %.fca.1.2.insert, float %retval.sroa.0.0.copyload, 1, 3, !dbg !343
  %.fca.2.insert = insertvalue %struct.Pair %.fca.1.3.insert, i32 %bf.set4, 2, !dbg !343
  %.fca.3.0.insert = insertvalue %struct.Pair %.fca.2.insert, i8 undef, 3, 0, !dbg !343
  %.fca.3.1.insert = insertvalue %struct.Pair %.fca.3.0.insert, i8 undef, 3, 1, !dbg !343
  %.fca.3.2.insert = insertvalue %struct.Pair %.fca.3.1.insert, i8 undef, 3, 2, !dbg !343
  %.fca.3.3.insert = insertvalue %struct.Pair %.fca.3.2.insert, i8 undef, 3, 3, !dbg !343
  %.fca.3.4.insert = insertvalue %struct.Pair %.fca.3.3.insert, i8 undef, 3, 4, !dbg !343
  %.fca.3.5.insert = insertvalue %struct.Pair %.fca.3.4.insert, i8 undef, 3, 5, !dbg !343
  %.fca.3.6.insert = insertvalue %struct.Pair %.fca.3.5.insert, i8 undef, 3, 6, !dbg !343
  %.fca.3.7.insert = insertvalue %struct.Pair %.fca.3.6.insert, i8 undef, 3, 7, !dbg !343
  %.fca.3.8.insert = insertvalue %struct.Pair %.fca.3.7.insert, i8 undef, 3, 8, !dbg !343
  %.fca.3.9.insert = insertvalue %struct.Pair %.fca.3.8.insert, i8 undef, 3, 9, !dbg !343
  %.fca.3.10.insert = insertvalue %struct.Pair %.fca.3.9.insert, i8 undef, 3, 10, !dbg !343
  %.fca.3.11.insert = insertvalue %struct.Pair %.fca.3.10.insert, i8 undef, 3, 11, !dbg !343
  ret %struct.Pair %.fca.3.11.insert, !dbg !343
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7structs4ViewP6PackedP4PairS0_7double2(ptr noundef readonly byval(%struct.View) align 8 captures(none) %m, ptr noundef captures(none) %q, ptr noundef writeonly captures(none) %pairs, ptr noundef readonly byval(%struct.Packed) align 1 captures(none) %one, ptr noundef readonly byval(%struct.double2) align 16 captures(none) %scale) local_unnamed_addr #2 !dbg !344 {
entry:
  %agg.tmp = alloca %struct.float4, align 16
  %tmp = alloca %printf_args, align 8
    #dbg_declare(ptr %m, !375, !DIExpression(), !382)
    #dbg_value(ptr %q, !376, !DIExpression(), !383)
    #dbg_value(ptr %pairs, !377, !DIExpression(), !383)
    #dbg_declare(ptr %one, !378, !DIExpression(), !384)
    #dbg_declare(ptr %scale, !379, !DIExpression(), !385)
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !386
    #dbg_value(i32 %0, !380, !DIExpression(), !383)
  %rows = getelementptr inbounds nuw i8, ptr %m, i64 8, !dbg !387
  %1 = load i32, ptr %rows, align 8, !dbg !387, !tbaa !389
  %cols = getelementptr inbounds nuw i8, ptr %m, i64 12, !dbg !393
  %2 = load i32, ptr %cols, align 4, !dbg !393, !tbaa !394
  %mul = mul nsw i32 %2, %1, !dbg !395
  %cmp = icmp slt i32 %0, %mul, !dbg !396
  br i1 %cmp, label %if.then, label %if.end, !dbg !396

if.then:                                          ; preds = %entry
  %3 = load double, ptr %scale, align 16, !dbg !397, !tbaa !398
  %value = getelementptr inbounds nuw i8, ptr %one, i64 1, !dbg !401
  %4 = load i32, ptr %value, align 1, !dbg !401, !tbaa !402
  %conv = sitofp i32 %4 to double, !dbg !404
  %add = fadd double %3, %conv, !dbg !405
  %rem = srem i32 %0, %2, !dbg !406
    #dbg_value(ptr %m, !407, !DIExpression(), !413)
    #dbg_value(!DIArgList(i32 %0, i32 %2), !410, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_div, DW_OP_stack_value), !413)
    #dbg_value(i32 %rem, !411, !DIExpression(), !413)
  %5 = load ptr, ptr %m, align 8, !dbg !415, !tbaa !416
  %6 = srem i32 %0, %2, !dbg !417
  %mul.i = add nuw nsw i32 %rem, %0, !dbg !417
  %add.i = sub nsw i32 %mul.i, %6, !dbg !418
  %idxprom.i = sext i32 %add.i to i64, !dbg !415
  %arrayidx.i = getelementptr inbounds float, ptr %5, i64 %idxprom.i, !dbg !415
  %7 = load float, ptr %arrayidx.i, align 4, !dbg !419, !tbaa !339
  %conv4 = fpext float %7 to double, !dbg !419
  %mul5 = fmul double %add, %conv4, !dbg !419
  %conv6 = fptrunc double %mul5 to float, !dbg !419
  store float %conv6, ptr %arrayidx.i, align 4, !dbg !419, !tbaa !339
  br label %if.end, !dbg !420

if.end:                                           ; preds = %if.then, %entry
  %idxprom = zext nneg i32 %0 to i64, !dbg !421
  %arrayidx = getelementptr inbounds nuw %struct.Packed, ptr %q, i64 %idxprom, !dbg !421
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(11) %arrayidx, ptr noundef nonnull align 1 dereferenceable(11) %one, i64 11, i1 false), !dbg !422, !tbaa.struct !423
  %conv7 = trunc nuw nsw i32 %0 to i16, !dbg !425
  %rest = getelementptr inbounds nuw i8, ptr %arrayidx, i64 5, !dbg !426
  %rem10 = urem i32 %0, 3, !dbg !427
  %idxprom11 = zext nneg i32 %rem10 to i64, !dbg !428
  %arrayidx12 = getelementptr inbounds nuw i16, ptr %rest, i64 %idxprom11, !dbg !428
  store i16 %conv7, ptr %arrayidx12, align 1, !dbg !429, !tbaa !430
  %conv13 = uitofp nneg i32 %0 to float, !dbg !432
  %add14 = add nuw nsw i32 %0, 1, !dbg !433
  %conv15 = uitofp nneg i32 %add14 to float, !dbg !434
  %add16 = add nuw nsw i32 %0, 2, !dbg !435
  %conv17 = uitofp nneg i32 %add16 to float, !dbg !436
  %y = getelementptr inbounds nuw i8, ptr %scale, i64 8, !dbg !437
  %8 = load double, ptr %y, align 8, !dbg !437, !tbaa !438
  %conv18 = fptrunc double %8 to float, !dbg !439
  store float %conv13, ptr %agg.tmp, align 16, !dbg !440
  %9 = getelementptr inbounds nuw i8, ptr %agg.tmp, i64 4, !dbg !440
  store float %conv15, ptr %9, align 4, !dbg !440
  %10 = getelementptr inbounds nuw i8, ptr %agg.tmp, i64 8, !dbg !440
  store float %conv17, ptr %10, align 8, !dbg !440
  %11 = getelementptr inbounds nuw i8, ptr %agg.tmp, i64 12, !dbg !440
  store float %conv18, ptr %11, align 4, !dbg !440
  %call20 = tail call %struct.Pair @_Z4make6float4j(ptr noundef nonnull byval(%struct.float4) align 16 %agg.tmp, i32 noundef %0) #5, !dbg !441
  %12 = extractvalue %struct.Pair %call20, 0, !dbg !441
  %.fca.0.extract = extractvalue %struct.float4 %12, 0, !dbg !441
  %.fca.1.extract = extractvalue %struct.float4 %12, 1, !dbg !441
  %.fca.2.extract = extractvalue %struct.float4 %12, 2, !dbg !441
  %.fca.3.extract = extractvalue %struct.float4 %12, 3, !dbg !441
  %13 = extractvalue %struct.Pair %call20, 1, !dbg !441
  %.fca.0.extract52 = extractvalue %struct.float4 %13, 0, !dbg !441
  %.fca.1.extract54 = extractvalue %struct.float4 %13, 1, !dbg !441
  %.fca.2.extract56 = extractvalue %struct.float4 %13, 2, !dbg !441
  %.fca.3.extract58 = extractvalue %struct.float4 %13, 3, !dbg !441
  %14 = extractvalue %struct.Pair %call20, 2, !dbg !441
  %15 = extractvalue %struct.Pair %call20, 3, !dbg !441
  %.fca.0.extract60 = extractvalue [12 x i8] %15, 0, !dbg !441
  %.fca.1.extract62 = extractvalue [12 x i8] %15, 1, !dbg !441
  %.fca.2.extract64 = extractvalue [12 x i8] %15, 2, !dbg !441
  %.fca.3.extract66 = extractvalue [12 x i8] %15, 3, !dbg !441
  %.fca.4.extract = extractvalue [12 x i8] %15, 4, !dbg !441
  %.fca.5.extract = extractvalue [12 x i8] %15, 5, !dbg !441
  %.fca.6.extract = extractvalue [12 x i8] %15, 6, !dbg !441
  %.fca.7.extract = extractvalue [12 x i8] %15, 7, !dbg !441
  %.fca.8.extract = extractvalue [12 x i8] %15, 8, !dbg !441
  %.fca.9.extract = extractvalue [12 x i8] %15, 9, !dbg !441
  %.fca.10.extract = extractvalue [12 x i8] %15, 10, !dbg !441
  %.fca.11.extract = extractvalue [12 x i8] %15, 11, !dbg !441
  %arrayidx22 = getelementptr inbounds nuw %struct.Pair, ptr %pairs, i64 %idxprom, !dbg !442
  store float %.fca.0.extract, ptr %arrayidx22, align 16, !dbg !443, !tbaa !339
  %ref.tmp.sroa.4.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 4, !dbg !443
  store float %.fca.1.extract, ptr %ref.tmp.sroa.4.0.arrayidx22.sroa_idx, align 4, !dbg !443, !tbaa !339
  %ref.tmp.sroa.5.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 8, !dbg !443
  store float %.fca.2.extract, ptr %ref.tmp.sroa.5.0.arrayidx22.sroa_idx, align 8, !dbg !443, !tbaa !339
  %ref.tmp.sroa.6.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 12, !dbg !443
  store float %.fca.3.extract, ptr %ref.tmp.sroa.6.0.arrayidx22.sroa_idx, align 4, !dbg !443, !tbaa !339
  %ref.tmp.sroa.7.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 16, !dbg !443
  store float %.fca.0.extract52, ptr %ref.tmp.sroa.7.0.arrayidx22.sroa_idx, align 16, !dbg !443, !tbaa !339
  %ref.tmp.sroa.8.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 20, !dbg !443
  store float %.fca.1.extract54, ptr %ref.tmp.sroa.8.0.arrayidx22.sroa_idx, align 4, !dbg !443, !tbaa !339
  %ref.tmp.sroa.9.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 24, !dbg !443
  store float %.fca.2.extract56, ptr %ref.tmp.sroa.9.0.arrayidx22.sroa_idx, align 8, !dbg !443, !tbaa !339
  %ref.tmp.sroa.10.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 28, !dbg !443
  store float %.fca.3.extract58, ptr %ref.tmp.sroa.10.0.arrayidx22.sroa_idx, align 4, !dbg !443, !tbaa !339
  %ref.tmp.sroa.11.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 32, !dbg !443
  store i32 %14, ptr %ref.tmp.sroa.11.0.arrayidx22.sroa_idx, align 16, !dbg !443, !tbaa !424
  %ref.tmp.sroa.12.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 36, !dbg !443
  store i8 %.fca.0.extract60, ptr %ref.tmp.sroa.12.0.arrayidx22.sroa_idx, align 4, !dbg !443
  %ref.tmp.sroa.13.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 37, !dbg !443
  store i8 %.fca.1.extract62, ptr %ref.tmp.sroa.13.0.arrayidx22.sroa_idx, align 1, !dbg !443
  %ref.tmp.sroa.14.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 38, !dbg !443
  store i8 %.fca.2.extract64, ptr %ref.tmp.sroa.14.0.arrayidx22.sroa_idx, align 2, !dbg !443
  %ref.tmp.sroa.15.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 39, !dbg !443
  store i8 %.fca.3.extract66, ptr %ref.tmp.sroa.15.0.arrayidx22.sroa_idx, align 1, !dbg !443
  %ref.tmp.sroa.16.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 40, !dbg !443
  store i8 %.fca.4.extract, ptr %ref.tmp.sroa.16.0.arrayidx22.sroa_idx, align 8, !dbg !443
  %ref.tmp.sroa.17.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 41, !dbg !443
  store i8 %.fca.5.extract, ptr %ref.tmp.sroa.17.0.arrayidx22.sroa_idx, align 1, !dbg !443
  %ref.tmp.sroa.18.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 42, !dbg !443
  store i8 %.fca.6.extract, ptr %ref.tmp.sroa.18.0.arrayidx22.sroa_idx, align 2, !dbg !443
  %ref.tmp.sroa.19.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 43, !dbg !443
  store i8 %.fca.7.extract, ptr %ref.tmp.sroa.19.0.arrayidx22.sroa_idx, align 1, !dbg !443
  %ref.tmp.sroa.20.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 44, !dbg !443
  store i8 %.fca.8.extract, ptr %ref.tmp.sroa.20.0.arrayidx22.sroa_idx, align 4, !dbg !443
  %ref.tmp.sroa.21.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 45, !dbg !443
  store i8 %.fca.9.extract, ptr %ref.tmp.sroa.21.0.arrayidx22.sroa_idx, align 1, !dbg !443
  %ref.tmp.sroa.22.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 46, !dbg !443
  store i8 %.fca.10.extract, ptr %ref.tmp.sroa.22.0.arrayidx22.sroa_idx, align 2, !dbg !443
  %ref.tmp.sroa.23.0.arrayidx22.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx22, i64 47, !dbg !443
  store i8 %.fca.11.extract, ptr %ref.tmp.sroa.23.0.arrayidx22.sroa_idx, align 1, !dbg !443
    #dbg_assign(i1 poison, !381, !DIExpression(DW_OP_LLVM_fragment, 0, 256), !444, ptr poison, !DIExpression(), !383)
    #dbg_value(i32 %14, !381, !DIExpression(DW_OP_LLVM_fragment, 256, 32), !383)
    #dbg_assign(i1 poison, !381, !DIExpression(DW_OP_LLVM_fragment, 288, 96), !445, ptr poison, !DIExpression(), !383)
  %16 = load i8, ptr %arrayidx, align 1, !dbg !446, !tbaa !447
  %conv27 = sext i8 %16 to i32, !dbg !448
  %add2893 = shl nsw i32 %conv27, 3, !dbg !449
  %bf.lshr94 = add i32 %add2893, %14, !dbg !449
    #dbg_value(!DIArgList(i32 %14, i32 %add2893), !381, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 256, 32), !383)
  store i32 %bf.lshr94, ptr %ref.tmp.sroa.11.0.arrayidx22.sroa_idx, align 16, !dbg !450, !tbaa !424
  %idxprom33 = zext nneg i32 %add14 to i64, !dbg !451
  %arrayidx34 = getelementptr inbounds nuw %struct.Packed, ptr %q, i64 %idxprom33, !dbg !451
  %rest35 = getelementptr inbounds nuw i8, ptr %arrayidx34, i64 5, !dbg !452
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(5) %rest35, ptr noundef nonnull align 1 dereferenceable(5) %rest, i64 5, i1 false), !dbg !453
  %17 = xor i32 %14, %0, !dbg !454
  %18 = and i32 %17, 7, !dbg !454
  %cmp41 = icmp eq i32 %18, 0, !dbg !454
  br i1 %cmp41, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !455

if.then.i:                                        ; preds = %if.end
  tail call void @__assertfail(ptr noundef nonnull @.str, ptr noundef nonnull @.str1, i32 noundef 36, ptr noundef nonnull @__func__._Z7structs4ViewP6PackedP4PairS0_7double2, i64 noundef 1) #6, !dbg !455
  unreachable, !dbg !455

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.end
  %cmp42 = icmp eq i32 %0, 0, !dbg !456
  br i1 %cmp42, label %if.then43, label %if.end50, !dbg !456

if.then43:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
    #dbg_value(ptr %m, !407, !DIExpression(), !458)
    #dbg_value(i32 0, !410, !DIExpression(), !458)
    #dbg_value(i32 0, !411, !DIExpression(), !458)
  %19 = load ptr, ptr %m, align 8, !dbg !460, !tbaa !416
  %20 = load float, ptr %19, align 4, !dbg !461, !tbaa !339
  %conv46 = fpext float %20 to double, !dbg !462
  %21 = load i8, ptr %one, align 1, !dbg !463, !tbaa !447
  %conv48 = sext i8 %21 to i32, !dbg !464
  store i32 %1, ptr %tmp, align 8, !dbg !465
  %22 = getelementptr inbounds nuw i8, ptr %tmp, i64 8, !dbg !465
  store double %conv46, ptr %22, align 8, !dbg !465
  %23 = getelementptr inbounds nuw i8, ptr %tmp, i64 16, !dbg !465
  store i32 %conv48, ptr %23, align 8, !dbg !465
  %24 = getelementptr inbounds nuw i8, ptr %tmp, i64 24, !dbg !465
  store ptr @.str3, ptr %24, align 8, !dbg !465
  %25 = getelementptr inbounds nuw i8, ptr %tmp, i64 32, !dbg !465
  store i64 0, ptr %25, align 8, !dbg !465
  %26 = call i32 @vprintf(ptr nonnull @.str2, ptr nonnull %tmp) #5, !dbg !465
  br label %if.end50, !dbg !465

if.end50:                                         ; preds = %if.then43, %_ZL9ws_assertbPKcS0_jS0_.exit
  ret void, !dbg !466
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
!llvm.module.flags = !{!306, !307, !308, !309, !310}
!llvm.ident = !{!311}
!llvm.errno.tbaa = !{!312}

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
!310 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!311 = !{!"clang version 22.1.8"}
!312 = !{!313, !313, i64 0}
!313 = !{!"int", !314, i64 0}
!314 = !{!"omnipotent char", !315, i64 0}
!315 = !{!"Simple C++ TBAA"}
!316 = distinct !DISubprogram(name: "make", linkageName: "_Z4make6float4j", scope: !2, file: !2, line: 17, type: !317, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !28, retainedNodes: !332)
!317 = !DISubroutineType(types: !318)
!318 = !{!319, !322, !60}
!319 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Pair", file: !2, line: 13, size: 384, flags: DIFlagTypePassByValue, elements: !320, identifier: "_ZTS4Pair")
!320 = !{!321, !329, !330, !331}
!321 = !DIDerivedType(tag: DW_TAG_member, name: "lo", scope: !319, file: !2, line: 14, baseType: !322, size: 128, align: 128)
!322 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "float4", file: !37, line: 48, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !323, identifier: "_ZTS6float4")
!323 = !{!324, !326, !327, !328}
!324 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !322, file: !37, line: 48, baseType: !325, size: 32)
!325 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!326 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !322, file: !37, line: 48, baseType: !325, size: 32, offset: 32)
!327 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !322, file: !37, line: 48, baseType: !325, size: 32, offset: 64)
!328 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !322, file: !37, line: 48, baseType: !325, size: 32, offset: 96)
!329 = !DIDerivedType(tag: DW_TAG_member, name: "hi", scope: !319, file: !2, line: 14, baseType: !322, size: 128, align: 128, offset: 128)
!330 = !DIDerivedType(tag: DW_TAG_member, name: "flag", scope: !319, file: !2, line: 15, baseType: !60, size: 3, offset: 256, flags: DIFlagBitField, extraData: i64 256)
!331 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !319, file: !2, line: 15, baseType: !60, size: 29, offset: 259, flags: DIFlagBitField, extraData: i64 256)
!332 = !{!333, !334, !335}
!333 = !DILocalVariable(name: "v", arg: 1, scope: !316, file: !2, line: 17, type: !322)
!334 = !DILocalVariable(name: "n", arg: 2, scope: !316, file: !2, line: 17, type: !60)
!335 = !DILocalVariable(name: "p", scope: !316, file: !2, line: 18, type: !319)
!336 = !DILocation(line: 17, column: 42, scope: !316)
!337 = !DILocation(line: 0, scope: !316)
!338 = !DILocation(line: 19, column: 8, scope: !316)
!339 = !{!340, !340, i64 0}
!340 = !{!"float", !314, i64 0}
!341 = !DILocation(line: 21, column: 14, scope: !316)
!342 = !DILocation(line: 22, column: 11, scope: !316)
!343 = !DILocation(line: 23, column: 3, scope: !316)
!344 = distinct !DISubprogram(name: "structs", linkageName: "_Z7structs4ViewP6PackedP4PairS0_7double2", scope: !2, file: !2, line: 25, type: !345, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !28, retainedNodes: !374)
!345 = !DISubroutineType(types: !346)
!346 = !{null, !347, !359, !368, !369, !370}
!347 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "View", file: !2, line: 3, size: 128, flags: DIFlagTypePassByValue, elements: !348, identifier: "_ZTS4View")
!348 = !{!349, !351, !352, !353}
!349 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !347, file: !2, line: 4, baseType: !350, size: 64)
!350 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !325, size: 64)
!351 = !DIDerivedType(tag: DW_TAG_member, name: "rows", scope: !347, file: !2, line: 5, baseType: !63, size: 32, offset: 64)
!352 = !DIDerivedType(tag: DW_TAG_member, name: "cols", scope: !347, file: !2, line: 5, baseType: !63, size: 32, offset: 96)
!353 = !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !347, file: !2, line: 6, type: !354, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!354 = !DISubroutineType(types: !355)
!355 = !{!356, !357, !63, !63}
!356 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !325, size: 64)
!357 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !358, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!358 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !347)
!359 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !360, size: 64)
!360 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Packed", file: !2, line: 8, size: 88, flags: DIFlagTypePassByValue, elements: !361, identifier: "_ZTS6Packed")
!361 = !{!362, !363, !364}
!362 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !360, file: !2, line: 9, baseType: !5, size: 8)
!363 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !360, file: !2, line: 10, baseType: !63, size: 32, offset: 8)
!364 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !360, file: !2, line: 11, baseType: !365, size: 48, offset: 40)
!365 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 48, elements: !366)
!366 = !{!367}
!367 = !DISubrange(count: 3)
!368 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !319, size: 64)
!369 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !360)
!370 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "double2", file: !37, line: 48, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !371, identifier: "_ZTS7double2")
!371 = !{!372, !373}
!372 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !370, file: !37, line: 48, baseType: !85, size: 64)
!373 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !370, file: !37, line: 48, baseType: !85, size: 64, offset: 64)
!374 = !{!375, !376, !377, !378, !379, !380, !381}
!375 = !DILocalVariable(name: "m", arg: 1, scope: !344, file: !2, line: 25, type: !347)
!376 = !DILocalVariable(name: "q", arg: 2, scope: !344, file: !2, line: 25, type: !359)
!377 = !DILocalVariable(name: "pairs", arg: 3, scope: !344, file: !2, line: 25, type: !368)
!378 = !DILocalVariable(name: "one", arg: 4, scope: !344, file: !2, line: 25, type: !369)
!379 = !DILocalVariable(name: "scale", arg: 5, scope: !344, file: !2, line: 25, type: !370)
!380 = !DILocalVariable(name: "t", scope: !344, file: !2, line: 26, type: !63)
!381 = !DILocalVariable(name: "copy", scope: !344, file: !2, line: 32, type: !319)
!382 = !DILocation(line: 25, column: 30, scope: !344)
!383 = !DILocation(line: 0, scope: !344)
!384 = !DILocation(line: 25, column: 70, scope: !344)
!385 = !DILocation(line: 25, column: 83, scope: !344)
!386 = !DILocation(line: 26, column: 11, scope: !344)
!387 = !DILocation(line: 27, column: 13, scope: !388)
!388 = distinct !DILexicalBlock(scope: !344, file: !2, line: 27, column: 7)
!389 = !{!390, !313, i64 8}
!390 = !{!"_ZTS4View", !391, i64 0, !313, i64 8, !313, i64 12}
!391 = !{!"p1 float", !392, i64 0}
!392 = !{!"any pointer", !314, i64 0}
!393 = !DILocation(line: 27, column: 22, scope: !388)
!394 = !{!390, !313, i64 12}
!395 = !DILocation(line: 27, column: 18, scope: !388)
!396 = !DILocation(line: 27, column: 9, scope: !388)
!397 = !DILocation(line: 28, column: 43, scope: !388)
!398 = !{!399, !400, i64 0}
!399 = !{!"_ZTS7double2", !400, i64 0, !400, i64 8}
!400 = !{!"double", !314, i64 0}
!401 = !DILocation(line: 28, column: 51, scope: !388)
!402 = !{!403, !313, i64 1}
!403 = !{!"_ZTS6Packed", !314, i64 0, !313, i64 1, !314, i64 5}
!404 = !DILocation(line: 28, column: 47, scope: !388)
!405 = !DILocation(line: 28, column: 45, scope: !388)
!406 = !DILocation(line: 28, column: 24, scope: !388)
!407 = !DILocalVariable(name: "this", arg: 1, scope: !408, type: !412, flags: DIFlagArtificial | DIFlagObjectPointer)
!408 = distinct !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !347, file: !2, line: 6, type: !354, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !28, declaration: !353, retainedNodes: !409)
!409 = !{!407, !410, !411}
!410 = !DILocalVariable(name: "r", arg: 2, scope: !408, file: !2, line: 6, type: !63)
!411 = !DILocalVariable(name: "c", arg: 3, scope: !408, file: !2, line: 6, type: !63)
!412 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !358, size: 64)
!413 = !DILocation(line: 0, scope: !408, inlinedAt: !414)
!414 = distinct !DILocation(line: 28, column: 7, scope: !388)
!415 = !DILocation(line: 6, column: 53, scope: !408, inlinedAt: !414)
!416 = !{!390, !391, i64 0}
!417 = !DILocation(line: 6, column: 60, scope: !408, inlinedAt: !414)
!418 = !DILocation(line: 6, column: 67, scope: !408, inlinedAt: !414)
!419 = !DILocation(line: 28, column: 34, scope: !388)
!420 = !DILocation(line: 28, column: 5, scope: !388)
!421 = !DILocation(line: 29, column: 3, scope: !344)
!422 = !DILocation(line: 29, column: 8, scope: !344)
!423 = !{i64 0, i64 1, !424, i64 1, i64 4, !312, i64 5, i64 6, !424}
!424 = !{!314, !314, i64 0}
!425 = !DILocation(line: 30, column: 29, scope: !344)
!426 = !DILocation(line: 30, column: 8, scope: !344)
!427 = !DILocation(line: 30, column: 15, scope: !344)
!428 = !DILocation(line: 30, column: 3, scope: !344)
!429 = !DILocation(line: 30, column: 20, scope: !344)
!430 = !{!431, !431, i64 0}
!431 = !{!"short", !314, i64 0}
!432 = !DILocation(line: 31, column: 31, scope: !344)
!433 = !DILocation(line: 31, column: 36, scope: !344)
!434 = !DILocation(line: 31, column: 34, scope: !344)
!435 = !DILocation(line: 31, column: 43, scope: !344)
!436 = !DILocation(line: 31, column: 41, scope: !344)
!437 = !DILocation(line: 31, column: 54, scope: !344)
!438 = !{!399, !400, i64 8}
!439 = !DILocation(line: 31, column: 48, scope: !344)
!440 = !DILocation(line: 31, column: 19, scope: !344)
!441 = !DILocation(line: 31, column: 14, scope: !344)
!442 = !DILocation(line: 31, column: 3, scope: !344)
!443 = !DILocation(line: 31, column: 12, scope: !344)
!444 = distinct !DIAssignID()
!445 = distinct !DIAssignID()
!446 = !DILocation(line: 33, column: 22, scope: !344)
!447 = !{!403, !314, i64 0}
!448 = !DILocation(line: 33, column: 17, scope: !344)
!449 = !DILocation(line: 33, column: 14, scope: !344)
!450 = !DILocation(line: 34, column: 12, scope: !344)
!451 = !DILocation(line: 35, column: 11, scope: !344)
!452 = !DILocation(line: 35, column: 20, scope: !344)
!453 = !DILocation(line: 35, column: 3, scope: !344)
!454 = !DILocation(line: 36, column: 20, scope: !344)
!455 = !DILocation(line: 36, column: 3, scope: !344)
!456 = !DILocation(line: 37, column: 9, scope: !457)
!457 = distinct !DILexicalBlock(scope: !344, file: !2, line: 37, column: 7)
!458 = !DILocation(line: 0, scope: !408, inlinedAt: !459)
!459 = distinct !DILocation(line: 38, column: 62, scope: !457)
!460 = !DILocation(line: 6, column: 53, scope: !408, inlinedAt: !459)
!461 = !DILocation(line: 38, column: 62, scope: !457)
!462 = !DILocation(line: 38, column: 60, scope: !457)
!463 = !DILocation(line: 38, column: 76, scope: !457)
!464 = !DILocation(line: 38, column: 72, scope: !457)
!465 = !DILocation(line: 38, column: 5, scope: !457)
!466 = !DILocation(line: 39, column: 1, scope: !344)
