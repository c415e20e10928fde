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
define dso_local %struct.Pair @_Z4make6float4j(ptr nocapture noundef readonly byval(%struct.float4) align 16 %v, i32 noundef %n) local_unnamed_addr #0 !dbg !151 {
entry:
    #dbg_declare(ptr %v, !168, !DIExpression(), !171)
    #dbg_value(i32 %n, !169, !DIExpression(), !172)
  %retval.sroa.0.0.copyload = load float, ptr %v, align 16, !dbg !173, !tbaa !174
  %retval.sroa.2.0.v.sroa_idx = getelementptr inbounds i8, ptr %v, i64 4, !dbg !173
  %retval.sroa.2.0.copyload = load float, ptr %retval.sroa.2.0.v.sroa_idx, align 4, !dbg !173, !tbaa !174
  %retval.sroa.3.0.v.sroa_idx = getelementptr inbounds i8, ptr %v, i64 8, !dbg !173
  %retval.sroa.3.0.copyload = load float, ptr %retval.sroa.3.0.v.sroa_idx, align 8, !dbg !173, !tbaa !174
  %retval.sroa.4.0.v.sroa_idx = getelementptr inbounds i8, ptr %v, i64 12, !dbg !173
  %retval.sroa.4.0.copyload = load float, ptr %retval.sroa.4.0.v.sroa_idx, align 4, !dbg !173, !tbaa !174
    #dbg_value(float %retval.sroa.0.0.copyload, !170, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !172)
    #dbg_value(float %retval.sroa.2.0.copyload, !170, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !172)
    #dbg_value(float %retval.sroa.3.0.copyload, !170, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !172)
    #dbg_value(float %retval.sroa.4.0.copyload, !170, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !172)
    #dbg_value(float %retval.sroa.4.0.copyload, !170, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !172)
    #dbg_value(float %retval.sroa.3.0.copyload, !170, !DIExpression(DW_OP_LLVM_fragment, 160, 32), !172)
    #dbg_value(float %retval.sroa.2.0.copyload, !170, !DIExpression(DW_OP_LLVM_fragment, 192, 32), !172)
    #dbg_value(float %retval.sroa.0.0.copyload, !170, !DIExpression(DW_OP_LLVM_fragment, 224, 32), !172)
  %and = and i32 %n, 7, !dbg !178
    #dbg_value(i32 %and, !170, !DIExpression(DW_OP_LLVM_fragment, 256, 32), !172)
  %bf.value2 = shl i32 %n, 3, !dbg !179
  %bf.set4 = or disjoint i32 %and, %bf.value2, !dbg !179
    #dbg_value(i32 %bf.set4, !170, !DIExpression(DW_OP_LLVM_fragment, 256, 32), !172)
  %.fca.0.0.insert = insertvalue %struct.Pair poison, float %retval.sroa.0.0.copyload, 0, 0, !dbg !180
  %.fca.0.1.insert = insertvalue %struct.Pair %.fca.0.0.insert, float %retval.sroa.2.0.copyload, 0, 1, !dbg !180
  %.fca.0.2.insert = insertvalue %struct.Pair %.fca.0.1.insert, float %retval.sroa.3.0.copyload, 0, 2, !dbg !180
  %.fca.0.3.insert = insertvalue %struct.Pair %.fca.0.2.insert, float %retval.sroa.4.0.copyload, 0, 3, !dbg !180
  %.fca.1.0.insert = insertvalue %struct.Pair %.fca.0.3.insert, float %retval.sroa.4.0.copyload, 1, 0, !dbg !180
  %.fca.1.1.insert = insertvalue %struct.Pair %.fca.1.0.insert, float %retval.sroa.3.0.copyload, 1, 1, !dbg !180
  %.fca.1.2.insert = insertvalue %struct.Pair %.fca.1.1.insert, float %retval.sroa.2.0.copyload, 1, 2, !dbg !180
  %.fca.1.3.insert = insertvalue %struct.Pair %.fca.1.2.insert, float %retval.sroa.0.0.copyload, 1, 3, !dbg !180
  %.fca.2.insert = insertvalue %struct.Pair %.fca.1.3.insert, i32 %bf.set4, 2, !dbg !180
  %.fca.3.0.insert = insertvalue %struct.Pair %.fca.2.insert, i8 undef, 3, 0, !dbg !180
  %.fca.3.1.insert = insertvalue %struct.Pair %.fca.3.0.insert, i8 undef, 3, 1, !dbg !180
  %.fca.3.2.insert = insertvalue %struct.Pair %.fca.3.1.insert, i8 undef, 3, 2, !dbg !180
  %.fca.3.3.insert = insertvalue %struct.Pair %.fca.3.2.insert, i8 undef, 3, 3, !dbg !180
  %.fca.3.4.insert = insertvalue %struct.Pair %.fca.3.3.insert, i8 undef, 3, 4, !dbg !180
  %.fca.3.5.insert = insertvalue %struct.Pair %.fca.3.4.insert, i8 undef, 3, 5, !dbg !180
  %.fca.3.6.insert = insertvalue %struct.Pair %.fca.3.5.insert, i8 undef, 3, 6, !dbg !180
  %.fca.3.7.insert = insertvalue %struct.Pair %.fca.3.6.insert, i8 undef, 3, 7, !dbg !180
  %.fca.3.8.insert = insertvalue %struct.Pair %.fca.3.7.insert, i8 undef, 3, 8, !dbg !180
  %.fca.3.9.insert = insertvalue %struct.Pair %.fca.3.8.insert, i8 undef, 3, 9, !dbg !180
  %.fca.3.10.insert = insertvalue %struct.Pair %.fca.3.9.insert, i8 undef, 3, 10, !dbg !180
  %.fca.3.11.insert = insertvalue %struct.Pair %.fca.3.10.insert, i8 undef, 3, 11, !dbg !180
  ret %struct.Pair %.fca.3.11.insert, !dbg !180
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @_Z7structs4ViewP6PackedP4PairS0_7double2(ptr nocapture noundef readonly byval(%struct.View) align 8 %m, ptr nocapture noundef %q, ptr nocapture noundef writeonly %pairs, ptr nocapture noundef readonly byval(%struct.Packed) align 1 %one, ptr nocapture noundef readonly byval(%struct.double2) align 16 %scale) local_unnamed_addr #2 !dbg !181 {
entry:
  %agg.tmp = alloca %struct.float4, align 16
    #dbg_assign(i1 undef, !218, !DIExpression(DW_OP_LLVM_fragment, 0, 256), !219, ptr undef, !DIExpression(), !220)
    #dbg_assign(i1 undef, !218, !DIExpression(DW_OP_LLVM_fragment, 288, 96), !221, ptr undef, !DIExpression(), !220)
  %tmp = alloca %printf_args, align 8
    #dbg_declare(ptr %m, !212, !DIExpression(), !222)
    #dbg_value(ptr %q, !213, !DIExpression(), !220)
    #dbg_value(ptr %pairs, !214, !DIExpression(), !220)
    #dbg_declare(ptr %one, !215, !DIExpression(), !223)
    #dbg_declare(ptr %scale, !216, !DIExpression(), !224)
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !225
    #dbg_value(i32 %0, !217, !DIExpression(), !220)
  %rows = getelementptr inbounds i8, ptr %m, i64 8, !dbg !226
  %1 = load i32, ptr %rows, align 8, !dbg !226, !tbaa !228
  %cols = getelementptr inbounds i8, ptr %m, i64 12, !dbg !232
  %2 = load i32, ptr %cols, align 4, !dbg !232, !tbaa !233
  %mul = mul nsw i32 %2, %1, !dbg !234
  %cmp = icmp slt i32 %0, %mul, !dbg !235
  br i1 %cmp, label %if.then, label %if.end, !dbg !236

if.then:                                          ; preds = %entry
  %3 = load double, ptr %scale, align 16, !dbg !237, !tbaa !238
  %value = getelementptr inbounds i8, ptr %one, i64 1, !dbg !241
  %4 = load i32, ptr %value, align 1, !dbg !241, !tbaa !242
  %conv = sitofp i32 %4 to double, !dbg !244
  %add = fadd double %3, %conv, !dbg !245
  %rem = srem i32 %0, %2, !dbg !246
    #dbg_value(ptr %m, !247, !DIExpression(), !253)
    #dbg_value(!DIArgList(i32 %0, i32 %2), !250, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_div, DW_OP_stack_value), !253)
    #dbg_value(i32 %rem, !251, !DIExpression(), !253)
  %5 = load ptr, ptr %m, align 8, !dbg !255, !tbaa !256
  %6 = srem i32 %0, %2, !dbg !257
  %mul.i = add nuw nsw i32 %rem, %0, !dbg !257
  %add.i = sub nsw i32 %mul.i, %6, !dbg !258
  %idxprom.i = sext i32 %add.i to i64, !dbg !255
  %arrayidx.i = getelementptr inbounds float, ptr %5, i64 %idxprom.i, !dbg !255
  %7 = load float, ptr %arrayidx.i, align 4, !dbg !259, !tbaa !174
  %conv4 = fpext float %7 to double, !dbg !259
  %mul5 = fmul double %add, %conv4, !dbg !259
  %conv6 = fptrunc double %mul5 to float, !dbg !259
  store float %conv6, ptr %arrayidx.i, align 4, !dbg !259, !tbaa !174
  br label %if.end, !dbg !260

if.end:                                           ; preds = %if.then, %entry
  %idxprom = zext nneg i32 %0 to i64, !dbg !261
  %arrayidx = getelementptr inbounds %struct.Packed, ptr %q, i64 %idxprom, !dbg !261
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(11) %arrayidx, ptr noundef nonnull align 1 dereferenceable(11) %one, i64 11, i1 false), !dbg !262, !tbaa.struct !263
  %conv7 = trunc nuw nsw i32 %0 to i16, !dbg !266
  %rest = getelementptr inbounds i8, ptr %arrayidx, i64 5, !dbg !267
  %rem10 = urem i32 %0, 3, !dbg !268
  %idxprom11 = zext nneg i32 %rem10 to i64, !dbg !269
  %arrayidx12 = getelementptr inbounds [3 x i16], ptr %rest, i64 0, i64 %idxprom11, !dbg !269
  store i16 %conv7, ptr %arrayidx12, align 1, !dbg !270, !tbaa !271
  %conv13 = uitofp nneg i32 %0 to float, !dbg !273
  %add14 = add nuw nsw i32 %0, 1, !dbg !274
  %conv15 = uitofp nneg i32 %add14 to float, !dbg !275
  %add16 = add nuw nsw i32 %0, 2, !dbg !276
  %conv17 = uitofp nneg i32 %add16 to float, !dbg !277
  %y = getelementptr inbounds i8, ptr %scale, i64 8, !dbg !278
  %8 = load double, ptr %y, align 8, !dbg !278, !tbaa !279
  %conv18 = fptrunc double %8 to float, !dbg !280
  store float %conv13, ptr %agg.tmp, align 16, !dbg !281
  %9 = getelementptr inbounds i8, ptr %agg.tmp, i64 4, !dbg !281
  store float %conv15, ptr %9, align 4, !dbg !281
  %10 = getelementptr inbounds i8, ptr %agg.tmp, i64 8, !dbg !281
  store float %conv17, ptr %10, align 8, !dbg !281
  %11 = getelementptr inbounds i8, ptr %agg.tmp, i64 12, !dbg !281
  store float %conv18, ptr %11, align 4, !dbg !281
  %call20 = tail call %struct.Pair @_Z4make6float4j(ptr noundef nonnull byval(%struct.float4) align 16 %agg.tmp, i32 noundef %0) #5, !dbg !282
  %12 = extractvalue %struct.Pair %call20, 0, !dbg !282
  %.fca.0.extract = extractvalue %struct.float4 %12, 0, !dbg !282
  %.fca.1.extract = extractvalue %struct.float4 %12, 1, !dbg !282
  %.fca.2.extract = extractvalue %struct.float4 %12, 2, !dbg !282
  %.fca.3.extract = extractvalue %struct.float4 %12, 3, !dbg !282
  %13 = extractvalue %struct.Pair %call20, 1, !dbg !282
  %.fca.0.extract52 = extractvalue %struct.float4 %13, 0, !dbg !282
  %.fca.1.extract54 = extractvalue %struct.float4 %13, 1, !dbg !282
  %.fca.2.extract56 = extractvalue %struct.float4 %13, 2, !dbg !282
  %.fca.3.extract58 = extractvalue %struct.float4 %13, 3, !dbg !282
  %14 = extractvalue %struct.Pair %call20, 2, !dbg !282
  %15 = extractvalue %struct.Pair %call20, 3, !dbg !282
  %.fca.0.extract60 = extractvalue [12 x i8] %15, 0, !dbg !282
  %.fca.1.extract62 = extractvalue [12 x i8] %15, 1, !dbg !282
  %.fca.2.extract64 = extractvalue [12 x i8] %15, 2, !dbg !282
  %.fca.3.extract66 = extractvalue [12 x i8] %15, 3, !dbg !282
  %.fca.4.extract = extractvalue [12 x i8] %15, 4, !dbg !282
  %.fca.5.extract = extractvalue [12 x i8] %15, 5, !dbg !282
  %.fca.6.extract = extractvalue [12 x i8] %15, 6, !dbg !282
  %.fca.7.extract = extractvalue [12 x i8] %15, 7, !dbg !282
  %.fca.8.extract = extractvalue [12 x i8] %15, 8, !dbg !282
  %.fca.9.extract = extractvalue [12 x i8] %15, 9, !dbg !282
  %.fca.10.extract = extractvalue [12 x i8] %15, 10, !dbg !282
  %.fca.11.extract = extractvalue [12 x i8] %15, 11, !dbg !282
  %arrayidx22 = getelementptr inbounds %struct.Pair, ptr %pairs, i64 %idxprom, !dbg !283
  store float %.fca.0.extract, ptr %arrayidx22, align 16, !dbg !284, !tbaa !174
  %ref.tmp.sroa.4.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 4, !dbg !284
  store float %.fca.1.extract, ptr %ref.tmp.sroa.4.0.arrayidx22.sroa_idx, align 4, !dbg !284, !tbaa !174
  %ref.tmp.sroa.5.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 8, !dbg !284
  store float %.fca.2.extract, ptr %ref.tmp.sroa.5.0.arrayidx22.sroa_idx, align 8, !dbg !284, !tbaa !174
  %ref.tmp.sroa.6.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 12, !dbg !284
  store float %.fca.3.extract, ptr %ref.tmp.sroa.6.0.arrayidx22.sroa_idx, align 4, !dbg !284, !tbaa !174
  %ref.tmp.sroa.7.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 16, !dbg !284
  store float %.fca.0.extract52, ptr %ref.tmp.sroa.7.0.arrayidx22.sroa_idx, align 16, !dbg !284, !tbaa !174
  %ref.tmp.sroa.8.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 20, !dbg !284
  store float %.fca.1.extract54, ptr %ref.tmp.sroa.8.0.arrayidx22.sroa_idx, align 4, !dbg !284, !tbaa !174
  %ref.tmp.sroa.9.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 24, !dbg !284
  store float %.fca.2.extract56, ptr %ref.tmp.sroa.9.0.arrayidx22.sroa_idx, align 8, !dbg !284, !tbaa !174
  %ref.tmp.sroa.10.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 28, !dbg !284
  store float %.fca.3.extract58, ptr %ref.tmp.sroa.10.0.arrayidx22.sroa_idx, align 4, !dbg !284, !tbaa !174
  %ref.tmp.sroa.11.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 32, !dbg !284
  store i32 %14, ptr %ref.tmp.sroa.11.0.arrayidx22.sroa_idx, align 16, !dbg !284, !tbaa !264
  %ref.tmp.sroa.12.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 36, !dbg !284
  store i8 %.fca.0.extract60, ptr %ref.tmp.sroa.12.0.arrayidx22.sroa_idx, align 4, !dbg !284
  %ref.tmp.sroa.13.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 37, !dbg !284
  store i8 %.fca.1.extract62, ptr %ref.tmp.sroa.13.0.arrayidx22.sroa_idx, align 1, !dbg !284
  %ref.tmp.sroa.14.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 38, !dbg !284
  store i8 %.fca.2.extract64, ptr %ref.tmp.sroa.14.0.arrayidx22.sroa_idx, align 2, !dbg !284
  %ref.tmp.sroa.15.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 39, !dbg !284
  store i8 %.fca.3.extract66, ptr %ref.tmp.sroa.15.0.arrayidx22.sroa_idx, align 1, !dbg !284
  %ref.tmp.sroa.16.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 40, !dbg !284
  store i8 %.fca.4.extract, ptr %ref.tmp.sroa.16.0.arrayidx22.sroa_idx, align 8, !dbg !284
  %ref.tmp.sroa.17.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 41, !dbg !284
  store i8 %.fca.5.extract, ptr %ref.tmp.sroa.17.0.arrayidx22.sroa_idx, align 1, !dbg !284
  %ref.tmp.sroa.18.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 42, !dbg !284
  store i8 %.fca.6.extract, ptr %ref.tmp.sroa.18.0.arrayidx22.sroa_idx, align 2, !dbg !284
  %ref.tmp.sroa.19.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 43, !dbg !284
  store i8 %.fca.7.extract, ptr %ref.tmp.sroa.19.0.arrayidx22.sroa_idx, align 1, !dbg !284
  %ref.tmp.sroa.20.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 44, !dbg !284
  store i8 %.fca.8.extract, ptr %ref.tmp.sroa.20.0.arrayidx22.sroa_idx, align 4, !dbg !284
  %ref.tmp.sroa.21.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 45, !dbg !284
  store i8 %.fca.9.extract, ptr %ref.tmp.sroa.21.0.arrayidx22.sroa_idx, align 1, !dbg !284
  %ref.tmp.sroa.22.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 46, !dbg !284
  store i8 %.fca.10.extract, ptr %ref.tmp.sroa.22.0.arrayidx22.sroa_idx, align 2, !dbg !284
  %ref.tmp.sroa.23.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 47, !dbg !284
  store i8 %.fca.11.extract, ptr %ref.tmp.sroa.23.0.arrayidx22.sroa_idx, align 1, !dbg !284
    #dbg_assign(i1 undef, !218, !DIExpression(DW_OP_LLVM_fragment, 0, 256), !285, ptr undef, !DIExpression(), !220)
    #dbg_value(i32 %14, !218, !DIExpression(DW_OP_LLVM_fragment, 256, 32), !220)
    #dbg_assign(i1 undef, !218, !DIExpression(DW_OP_LLVM_fragment, 288, 96), !286, ptr undef, !DIExpression(), !220)
  %16 = load i8, ptr %arrayidx, align 1, !dbg !287, !tbaa !288
  %conv27 = sext i8 %16 to i32, !dbg !289
  %add2893 = shl nsw i32 %conv27, 3, !dbg !290
  %bf.lshr94 = add i32 %add2893, %14, !dbg !290
    #dbg_value(!DIArgList(i32 %14, i32 %add2893), !218, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 256, 32), !220)
  store i32 %bf.lshr94, ptr %ref.tmp.sroa.11.0.arrayidx22.sroa_idx, align 16, !dbg !291, !tbaa !264
  %idxprom33 = zext nneg i32 %add14 to i64, !dbg !292
  %rest35 = getelementptr inbounds %struct.Packed, ptr %q, i64 %idxprom33, i32 2, !dbg !293
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(5) %rest35, ptr noundef nonnull align 1 dereferenceable(5) %rest, i64 5, i1 false), !dbg !294
  %17 = xor i32 %14, %0, !dbg !295
  %18 = and i32 %17, 7, !dbg !295
  %cmp41 = icmp eq i32 %18, 0, !dbg !295
  br i1 %cmp41, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !295

if.then.i:                                        ; preds = %if.end
  tail call void @__assertfail(ptr noundef nonnull @.str, ptr noundef nonnull @.str1, i32 noundef 36, ptr noundef nonnull @__func__._Z7structs4ViewP6PackedP4PairS0_7double2, i64 noundef 1) #6, !dbg !295
  unreachable, !dbg !295

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.end
  %cmp42 = icmp eq i32 %0, 0, !dbg !296
  br i1 %cmp42, label %if.then43, label %if.end50, !dbg !298

if.then43:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
    #dbg_value(ptr %m, !247, !DIExpression(), !299)
    #dbg_value(i32 0, !250, !DIExpression(), !299)
    #dbg_value(i32 0, !251, !DIExpression(), !299)
  %19 = load ptr, ptr %m, align 8, !dbg !301, !tbaa !256
  %20 = load float, ptr %19, align 4, !dbg !302, !tbaa !174
  %conv46 = fpext float %20 to double, !dbg !303
  %21 = load i8, ptr %one, align 1, !dbg !304, !tbaa !288
  %conv48 = sext i8 %21 to i32, !dbg !305
  store i32 %1, ptr %tmp, align 8, !dbg !306
  %22 = getelementptr inbounds i8, ptr %tmp, i64 8, !dbg !306
  store double %conv46, ptr %22, align 8, !dbg !306
  %23 = getelementptr inbounds i8, ptr %tmp, i64 16, !dbg !306
  store i32 %conv48, ptr %23, align 8, !dbg !306
  %24 = getelementptr inbounds i8, ptr %tmp, i64 24, !dbg !306
  store ptr @.str3, ptr %24, align 8, !dbg !306
  %25 = getelementptr inbounds i8, ptr %tmp, i64 32, !dbg !306
  store i64 0, ptr %25, align 8, !dbg !306
  %26 = call i32 @vprintf(ptr nonnull @.str2, ptr nonnull %tmp) #5, !dbg !306
  br label %if.end50, !dbg !306

if.end50:                                         ; preds = %if.then43, %_ZL9ws_assertbPKcS0_jS0_.exit
  ret void, !dbg !307
}

declare i32 @vprintf(ptr, ptr) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { nounwind }
attributes #6 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!28}
!nvvm.annotations = !{!144}
!llvm.module.flags = !{!145, !146, !147, !148, !149}
!llvm.ident = !{!150}

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
!28 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 19.1.7", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !29, globals: !33, imports: !34, splitDebugInlining: false, nameTableKind: None)
!29 = !{!30, !31, !32}
!30 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!31 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!32 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!33 = !{!0, !8, !13, !18, !23}
!34 = !{!35, !38, !40, !47, !53, !57, !61, !66, !73, !77, !83, !87, !92, !93, !97, !101, !107, !111, !115, !117, !120, !123, !126, !128, !130, !132, !134, !136, !140, !142}
!35 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !28, entity: !36, file: !37, line: 206)
!36 = !DINamespace(name: "ws_math", scope: null)
!37 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!38 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !39, entity: !36, file: !37, line: 207)
!39 = !DINamespace(name: "std", scope: null)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !41, file: !46, line: 22)
!41 = !DISubprogram(name: "printf", scope: !37, file: !37, line: 263, type: !42, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!42 = !DISubroutineType(types: !43)
!43 = !{!44, !45, null}
!44 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!46 = !DIFile(filename: "cuda/ws_host.h", directory: ".")
!47 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !48, file: !46, line: 22)
!48 = !DISubprogram(name: "fprintf", scope: !46, file: !46, line: 15, type: !49, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!49 = !DISubroutineType(types: !50)
!50 = !{!44, !51, !45, null}
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
!52 = !DICompositeType(tag: DW_TAG_structure_type, name: "FILE", file: !46, line: 15, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS4FILE")
!53 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !54, file: !46, line: 22)
!54 = !DISubprogram(name: "exit", scope: !46, file: !46, line: 16, type: !55, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!55 = !DISubroutineType(types: !56)
!56 = !{null, !44}
!57 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !58, file: !46, line: 22)
!58 = !DISubprogram(name: "rand", scope: !46, file: !46, line: 16, type: !59, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!59 = !DISubroutineType(types: !60)
!60 = !{!44}
!61 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !62, file: !46, line: 22)
!62 = !DISubprogram(name: "srand", scope: !46, file: !46, line: 16, type: !63, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!63 = !DISubroutineType(types: !64)
!64 = !{null, !65}
!65 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!66 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !67, file: !46, line: 22)
!67 = !DISubprogram(name: "malloc", scope: !37, file: !37, line: 264, type: !68, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!68 = !DISubroutineType(types: !69)
!69 = !{!70, !71}
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !37, line: 31, baseType: !72)
!72 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!73 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !74, file: !46, line: 22)
!74 = !DISubprogram(name: "free", scope: !37, file: !37, line: 264, type: !75, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!75 = !DISubroutineType(types: !76)
!76 = !{null, !70}
!77 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !78, file: !46, line: 22)
!78 = !DISubprogram(name: "memcpy", scope: !37, file: !37, line: 265, type: !79, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!79 = !DISubroutineType(types: !80)
!80 = !{!70, !70, !81, !71}
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !82, size: 64)
!82 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!83 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !84, file: !46, line: 22)
!84 = !DISubprogram(name: "memset", scope: !37, file: !37, line: 265, type: !85, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!85 = !DISubroutineType(types: !86)
!86 = !{!70, !70, !44, !71}
!87 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !88, file: !46, line: 22)
!88 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !37, file: !37, line: 213, type: !89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!89 = !DISubroutineType(types: !90)
!90 = !{!91, !91}
!91 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!92 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !71, file: !46, line: 22)
!93 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !94, file: !46, line: 22)
!94 = !DISubprogram(name: "strcmp", scope: !46, file: !46, line: 16, type: !95, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!95 = !DISubroutineType(types: !96)
!96 = !{!44, !45, !45}
!97 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !98, file: !46, line: 22)
!98 = !DISubprogram(name: "strlen", scope: !46, file: !46, line: 16, type: !99, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!99 = !DISubroutineType(types: !100)
!100 = !{!71, !45}
!101 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !102, file: !46, line: 22)
!102 = !DISubprogram(name: "time", scope: !46, file: !46, line: 16, type: !103, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!103 = !DISubroutineType(types: !104)
!104 = !{!105, !106}
!105 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !105, size: 64)
!107 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !108, file: !46, line: 22)
!108 = !DISubprogram(name: "atoi", scope: !46, file: !46, line: 16, type: !109, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!109 = !DISubroutineType(types: !110)
!110 = !{!44, !45}
!111 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !112, file: !46, line: 22)
!112 = !DISubprogram(name: "abort", scope: !46, file: !46, line: 16, type: !113, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!113 = !DISubroutineType(types: !114)
!114 = !{null}
!115 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !116, file: !46, line: 22)
!116 = !DISubprogram(name: "puts", scope: !46, file: !46, line: 15, type: !109, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!117 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !118, file: !46, line: 23)
!118 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !37, line: 33, baseType: !119)
!119 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!120 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !121, file: !46, line: 23)
!121 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !37, line: 33, baseType: !122)
!122 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!123 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !124, file: !46, line: 23)
!124 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !37, line: 34, baseType: !125)
!125 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!126 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !127, file: !46, line: 23)
!127 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !37, line: 34, baseType: !30)
!128 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !129, file: !46, line: 23)
!129 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !37, line: 35, baseType: !65)
!130 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !131, file: !46, line: 23)
!131 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !37, line: 35, baseType: !44)
!132 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !133, file: !46, line: 23)
!133 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !37, line: 36, baseType: !72)
!134 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !135, file: !46, line: 23)
!135 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !37, line: 36, baseType: !105)
!136 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !137, file: !46, line: 24)
!137 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnand", scope: !37, file: !37, line: 214, type: !138, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!138 = !DISubroutineType(types: !139)
!139 = !{!31, !91}
!140 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !141, file: !46, line: 24)
!141 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfd", scope: !37, file: !37, line: 215, type: !138, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!142 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !39, entity: !143, file: !46, line: 24)
!143 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinited", scope: !37, file: !37, line: 216, type: !138, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!144 = !{ptr @_Z7structs4ViewP6PackedP4PairS0_7double2, !"kernel", i32 1}
!145 = !{i32 7, !"Dwarf Version", i32 4}
!146 = !{i32 2, !"Debug Info Version", i32 3}
!147 = !{i32 1, !"wchar_size", i32 4}
!148 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!149 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!150 = !{!"clang version 19.1.7"}
!151 = distinct !DISubprogram(name: "make", linkageName: "_Z4make6float4j", scope: !2, file: !2, line: 17, type: !152, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !28, retainedNodes: !167)
!152 = !DISubroutineType(types: !153)
!153 = !{!154, !157, !65}
!154 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Pair", file: !2, line: 13, size: 384, flags: DIFlagTypePassByValue, elements: !155, identifier: "_ZTS4Pair")
!155 = !{!156, !164, !165, !166}
!156 = !DIDerivedType(tag: DW_TAG_member, name: "lo", scope: !154, file: !2, line: 14, baseType: !157, size: 128, align: 128)
!157 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "float4", file: !37, line: 48, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !158, identifier: "_ZTS6float4")
!158 = !{!159, !161, !162, !163}
!159 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !157, file: !37, line: 48, baseType: !160, size: 32)
!160 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!161 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !157, file: !37, line: 48, baseType: !160, size: 32, offset: 32)
!162 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !157, file: !37, line: 48, baseType: !160, size: 32, offset: 64)
!163 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !157, file: !37, line: 48, baseType: !160, size: 32, offset: 96)
!164 = !DIDerivedType(tag: DW_TAG_member, name: "hi", scope: !154, file: !2, line: 14, baseType: !157, size: 128, align: 128, offset: 128)
!165 = !DIDerivedType(tag: DW_TAG_member, name: "flag", scope: !154, file: !2, line: 15, baseType: !65, size: 3, offset: 256, flags: DIFlagBitField, extraData: i64 256)
!166 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !154, file: !2, line: 15, baseType: !65, size: 29, offset: 259, flags: DIFlagBitField, extraData: i64 256)
!167 = !{!168, !169, !170}
!168 = !DILocalVariable(name: "v", arg: 1, scope: !151, file: !2, line: 17, type: !157)
!169 = !DILocalVariable(name: "n", arg: 2, scope: !151, file: !2, line: 17, type: !65)
!170 = !DILocalVariable(name: "p", scope: !151, file: !2, line: 18, type: !154)
!171 = !DILocation(line: 17, column: 42, scope: !151)
!172 = !DILocation(line: 0, scope: !151)
!173 = !DILocation(line: 19, column: 8, scope: !151)
!174 = !{!175, !175, i64 0}
!175 = !{!"float", !176, i64 0}
!176 = !{!"omnipotent char", !177, i64 0}
!177 = !{!"Simple C++ TBAA"}
!178 = !DILocation(line: 21, column: 14, scope: !151)
!179 = !DILocation(line: 22, column: 11, scope: !151)
!180 = !DILocation(line: 23, column: 3, scope: !151)
!181 = distinct !DISubprogram(name: "structs", linkageName: "_Z7structs4ViewP6PackedP4PairS0_7double2", scope: !2, file: !2, line: 25, type: !182, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !28, retainedNodes: !211)
!182 = !DISubroutineType(types: !183)
!183 = !{null, !184, !196, !205, !206, !207}
!184 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "View", file: !2, line: 3, size: 128, flags: DIFlagTypePassByValue, elements: !185, identifier: "_ZTS4View")
!185 = !{!186, !188, !189, !190}
!186 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !184, file: !2, line: 4, baseType: !187, size: 64)
!187 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !160, size: 64)
!188 = !DIDerivedType(tag: DW_TAG_member, name: "rows", scope: !184, file: !2, line: 5, baseType: !44, size: 32, offset: 64)
!189 = !DIDerivedType(tag: DW_TAG_member, name: "cols", scope: !184, file: !2, line: 5, baseType: !44, size: 32, offset: 96)
!190 = !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !184, file: !2, line: 6, type: !191, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!191 = !DISubroutineType(types: !192)
!192 = !{!193, !194, !44, !44}
!193 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !160, size: 64)
!194 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !195, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!195 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !184)
!196 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !197, size: 64)
!197 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Packed", file: !2, line: 8, size: 88, flags: DIFlagTypePassByValue, elements: !198, identifier: "_ZTS6Packed")
!198 = !{!199, !200, !201}
!199 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !197, file: !2, line: 9, baseType: !5, size: 8)
!200 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !197, file: !2, line: 10, baseType: !44, size: 32, offset: 8)
!201 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !197, file: !2, line: 11, baseType: !202, size: 48, offset: 40)
!202 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 48, elements: !203)
!203 = !{!204}
!204 = !DISubrange(count: 3)
!205 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !154, size: 64)
!206 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !197)
!207 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "double2", file: !37, line: 48, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !208, identifier: "_ZTS7double2")
!208 = !{!209, !210}
!209 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !207, file: !37, line: 48, baseType: !91, size: 64)
!210 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !207, file: !37, line: 48, baseType: !91, size: 64, offset: 64)
!211 = !{!212, !213, !214, !215, !216, !217, !218}
!212 = !DILocalVariable(name: "m", arg: 1, scope: !181, file: !2, line: 25, type: !184)
!213 = !DILocalVariable(name: "q", arg: 2, scope: !181, file: !2, line: 25, type: !196)
!214 = !DILocalVariable(name: "pairs", arg: 3, scope: !181, file: !2, line: 25, type: !205)
!215 = !DILocalVariable(name: "one", arg: 4, scope: !181, file: !2, line: 25, type: !206)
!216 = !DILocalVariable(name: "scale", arg: 5, scope: !181, file: !2, line: 25, type: !207)
!217 = !DILocalVariable(name: "t", scope: !181, file: !2, line: 26, type: !44)
!218 = !DILocalVariable(name: "copy", scope: !181, file: !2, line: 32, type: !154)
!219 = distinct !DIAssignID()
!220 = !DILocation(line: 0, scope: !181)
!221 = distinct !DIAssignID()
!222 = !DILocation(line: 25, column: 30, scope: !181)
!223 = !DILocation(line: 25, column: 70, scope: !181)
!224 = !DILocation(line: 25, column: 83, scope: !181)
!225 = !DILocation(line: 26, column: 11, scope: !181)
!226 = !DILocation(line: 27, column: 13, scope: !227)
!227 = distinct !DILexicalBlock(scope: !181, file: !2, line: 27, column: 7)
!228 = !{!229, !231, i64 8}
!229 = !{!"_ZTS4View", !230, i64 0, !231, i64 8, !231, i64 12}
!230 = !{!"any pointer", !176, i64 0}
!231 = !{!"int", !176, i64 0}
!232 = !DILocation(line: 27, column: 22, scope: !227)
!233 = !{!229, !231, i64 12}
!234 = !DILocation(line: 27, column: 18, scope: !227)
!235 = !DILocation(line: 27, column: 9, scope: !227)
!236 = !DILocation(line: 27, column: 7, scope: !181)
!237 = !DILocation(line: 28, column: 43, scope: !227)
!238 = !{!239, !240, i64 0}
!239 = !{!"_ZTS7double2", !240, i64 0, !240, i64 8}
!240 = !{!"double", !176, i64 0}
!241 = !DILocation(line: 28, column: 51, scope: !227)
!242 = !{!243, !231, i64 1}
!243 = !{!"_ZTS6Packed", !176, i64 0, !231, i64 1, !176, i64 5}
!244 = !DILocation(line: 28, column: 47, scope: !227)
!245 = !DILocation(line: 28, column: 45, scope: !227)
!246 = !DILocation(line: 28, column: 24, scope: !227)
!247 = !DILocalVariable(name: "this", arg: 1, scope: !248, type: !252, flags: DIFlagArtificial | DIFlagObjectPointer)
!248 = distinct !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !184, file: !2, line: 6, type: !191, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !28, declaration: !190, retainedNodes: !249)
!249 = !{!247, !250, !251}
!250 = !DILocalVariable(name: "r", arg: 2, scope: !248, file: !2, line: 6, type: !44)
!251 = !DILocalVariable(name: "c", arg: 3, scope: !248, file: !2, line: 6, type: !44)
!252 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !195, size: 64)
!253 = !DILocation(line: 0, scope: !248, inlinedAt: !254)
!254 = distinct !DILocation(line: 28, column: 7, scope: !227)
!255 = !DILocation(line: 6, column: 53, scope: !248, inlinedAt: !254)
!256 = !{!229, !230, i64 0}
!257 = !DILocation(line: 6, column: 60, scope: !248, inlinedAt: !254)
!258 = !DILocation(line: 6, column: 67, scope: !248, inlinedAt: !254)
!259 = !DILocation(line: 28, column: 34, scope: !227)
!260 = !DILocation(line: 28, column: 5, scope: !227)
!261 = !DILocation(line: 29, column: 3, scope: !181)
!262 = !DILocation(line: 29, column: 8, scope: !181)
!263 = !{i64 0, i64 1, !264, i64 1, i64 4, !265, i64 5, i64 6, !264}
!264 = !{!176, !176, i64 0}
!265 = !{!231, !231, i64 0}
!266 = !DILocation(line: 30, column: 29, scope: !181)
!267 = !DILocation(line: 30, column: 8, scope: !181)
!268 = !DILocation(line: 30, column: 15, scope: !181)
!269 = !DILocation(line: 30, column: 3, scope: !181)
!270 = !DILocation(line: 30, column: 20, scope: !181)
!271 = !{!272, !272, i64 0}
!272 = !{!"short", !176, i64 0}
!273 = !DILocation(line: 31, column: 31, scope: !181)
!274 = !DILocation(line: 31, column: 36, scope: !181)
!275 = !DILocation(line: 31, column: 34, scope: !181)
!276 = !DILocation(line: 31, column: 43, scope: !181)
!277 = !DILocation(line: 31, column: 41, scope: !181)
!278 = !DILocation(line: 31, column: 54, scope: !181)
!279 = !{!239, !240, i64 8}
!280 = !DILocation(line: 31, column: 48, scope: !181)
!281 = !DILocation(line: 31, column: 19, scope: !181)
!282 = !DILocation(line: 31, column: 14, scope: !181)
!283 = !DILocation(line: 31, column: 3, scope: !181)
!284 = !DILocation(line: 31, column: 12, scope: !181)
!285 = distinct !DIAssignID()
!286 = distinct !DIAssignID()
!287 = !DILocation(line: 33, column: 22, scope: !181)
!288 = !{!243, !176, i64 0}
!289 = !DILocation(line: 33, column: 17, scope: !181)
!290 = !DILocation(line: 33, column: 14, scope: !181)
!291 = !DILocation(line: 34, column: 12, scope: !181)
!292 = !DILocation(line: 35, column: 11, scope: !181)
!293 = !DILocation(line: 35, column: 20, scope: !181)
!294 = !DILocation(line: 35, column: 3, scope: !181)
!295 = !DILocation(line: 36, column: 3, scope: !181)
!296 = !DILocation(line: 37, column: 9, scope: !297)
!297 = distinct !DILexicalBlock(scope: !181, file: !2, line: 37, column: 7)
!298 = !DILocation(line: 37, column: 7, scope: !181)
!299 = !DILocation(line: 0, scope: !248, inlinedAt: !300)
!300 = distinct !DILocation(line: 38, column: 62, scope: !297)
!301 = !DILocation(line: 6, column: 53, scope: !248, inlinedAt: !300)
!302 = !DILocation(line: 38, column: 62, scope: !297)
!303 = !DILocation(line: 38, column: 60, scope: !297)
!304 = !DILocation(line: 38, column: 76, scope: !297)
!305 = !DILocation(line: 38, column: 72, scope: !297)
!306 = !DILocation(line: 38, column: 5, scope: !297)
!307 = !DILocation(line: 39, column: 1, scope: !181)
