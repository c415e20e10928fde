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
define dso_local %struct.Pair @_Z4make6float4j(ptr noundef byval(%struct.float4) align 16 %v, i32 noundef %n) #0 !dbg !153 {
entry:
    #dbg_declare(ptr %v, !170, !DIExpression(), !173)
    #dbg_value(i32 %n, !171, !DIExpression(), !174)
  %retval.sroa.0.0.copyload = load float, ptr %v, align 16, !dbg !175, !tbaa !176
    #dbg_value(float %retval.sroa.0.0.copyload, !172, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !174)
  %retval.sroa.2.0.v.sroa_idx = getelementptr inbounds i8, ptr %v, i64 4, !dbg !175
  %retval.sroa.2.0.copyload = load float, ptr %retval.sroa.2.0.v.sroa_idx, align 4, !dbg !175, !tbaa !176
    #dbg_value(float %retval.sroa.2.0.copyload, !172, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !174)
  %retval.sroa.3.0.v.sroa_idx = getelementptr inbounds i8, ptr %v, i64 8, !dbg !175
  %retval.sroa.3.0.copyload = load float, ptr %retval.sroa.3.0.v.sroa_idx, align 8, !dbg !175, !tbaa !176
    #dbg_value(float %retval.sroa.3.0.copyload, !172, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !174)
  %retval.sroa.4.0.v.sroa_idx = getelementptr inbounds i8, ptr %v, i64 12, !dbg !175
  %retval.sroa.4.0.copyload = load float, ptr %retval.sroa.4.0.v.sroa_idx, align 4, !dbg !175, !tbaa !176
    #dbg_value(float %retval.sroa.4.0.copyload, !172, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !174)
  %w = getelementptr inbounds nuw %struct.float4, ptr %v, i32 0, i32 3, !dbg !178
  %0 = load float, ptr %w, align 4, !dbg !178, !tbaa !179
  %z = getelementptr inbounds nuw %struct.float4, ptr %v, i32 0, i32 2, !dbg !181
  %1 = load float, ptr %z, align 8, !dbg !181, !tbaa !182
  %y = getelementptr inbounds nuw %struct.float4, ptr %v, i32 0, i32 1, !dbg !183
  %2 = load float, ptr %y, align 4, !dbg !183, !tbaa !184
  %x = getelementptr inbounds nuw %struct.float4, ptr %v, i32 0, i32 0, !dbg !185
  %3 = load float, ptr %x, align 16, !dbg !185, !tbaa !186
  %.fca.0.insert.i = insertvalue %struct.float4 poison, float %0, 0, !dbg !187
  %.fca.1.insert.i = insertvalue %struct.float4 %.fca.0.insert.i, float %1, 1, !dbg !187
  %.fca.2.insert.i = insertvalue %struct.float4 %.fca.1.insert.i, float %2, 2, !dbg !187
  %.fca.3.insert.i = insertvalue %struct.float4 %.fca.2.insert.i, float %3, 3, !dbg !187
  %4 = extractvalue %struct.float4 %.fca.3.insert.i, 0, !dbg !187
  %5 = extractvalue %struct.float4 %.fca.3.insert.i, 1, !dbg !187
  %6 = extractvalue %struct.float4 %.fca.3.insert.i, 2, !dbg !187
  %7 = extractvalue %struct.float4 %.fca.3.insert.i, 3, !dbg !187
    #dbg_value(float %4, !172, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !174)
    #dbg_value(float %5, !172, !DIExpression(DW_OP_LLVM_fragment, 160, 32), !174)
    #dbg_value(float %6, !172, !DIExpression(DW_OP_LLVM_fragment, 192, 32), !174)
    #dbg_value(float %7, !172, !DIExpression(DW_OP_LLVM_fragment, 224, 32), !174)
  %and = and i32 %n, 7, !dbg !188
  %bf.value = and i32 %and, 7, !dbg !189
  %bf.clear = and i32 undef, -8, !dbg !189
  %bf.set = or i32 %bf.clear, %bf.value, !dbg !189
    #dbg_value(i32 %bf.set, !172, !DIExpression(DW_OP_LLVM_fragment, 256, 32), !174)
  %bf.value2 = and i32 %n, 536870911, !dbg !190
  %bf.shl = shl i32 %bf.value2, 3, !dbg !190
  %bf.clear3 = and i32 %bf.set, 7, !dbg !190
  %bf.set4 = or i32 %bf.clear3, %bf.shl, !dbg !190
    #dbg_value(i32 %bf.set4, !172, !DIExpression(DW_OP_LLVM_fragment, 256, 32), !174)
  %.fca.0.0.insert = insertvalue %struct.Pair poison, float %retval.sroa.0.0.copyload, 0, 0, !dbg !191
  %.fca.0.1.insert = insertvalue %struct.Pair %.fca.0.0.insert, float %retval.sroa.2.0.copyload, 0, 1, !dbg !191
  %.fca.0.2.insert = insertvalue %struct.Pair %.fca.0.1.insert, float %retval.sroa.3.0.copyload, 0, 2, !dbg !191
  %.fca.0.3.insert = insertvalue %struct.Pair %.fca.0.2.insert, float %retval.sroa.4.0.copyload, 0, 3, !dbg !191
  %.fca.1.0.insert = insertvalue %struct.Pair %.fca.0.3.insert, float %4, 1, 0, !dbg !191
  %.fca.1.1.insert = insertvalue %struct.Pair %.fca.1.0.insert, float %5, 1, 1, !dbg !191
  %.fca.1.2.insert = insertvalue %struct.Pair %.fca.1.1.insert, float %6, 1, 2, !dbg !191
  %.fca.1.3.insert = insertvalue %struct.Pair %.fca.1.2.insert, float %7, 1, 3, !dbg !191
  %.fca.2.insert = insertvalue %struct.Pair %.fca.1.3.insert, i32 %bf.set4, 2, !dbg !191
  %.fca.3.0.insert = insertvalue %struct.Pair %.fca.2.insert, i8 undef, 3, 0, !dbg !191
  %.fca.3.1.insert = insertvalue %struct.Pair %.fca.3.0.insert, i8 undef, 3, 1, !dbg !191
  %.fca.3.2.insert = insertvalue %struct.Pair %.fca.3.1.insert, i8 undef, 3, 2, !dbg !191
  %.fca.3.3.insert = insertvalue %struct.Pair %.fca.3.2.insert, i8 undef, 3, 3, !dbg !191
  %.fca.3.4.insert = insertvalue %struct.Pair %.fca.3.3.insert, i8 undef, 3, 4, !dbg !191
  %.fca.3.5.insert = insertvalue %struct.Pair %.fca.3.4.insert, i8 undef, 3, 5, !dbg !191
  %.fca.3.6.insert = insertvalue %struct.Pair %.fca.3.5.insert, i8 undef, 3, 6, !dbg !191
  %.fca.3.7.insert = insertvalue %struct.Pair %.fca.3.6.insert, i8 undef, 3, 7, !dbg !191
  %.fca.3.8.insert = insertvalue %struct.Pair %.fca.3.7.insert, i8 undef, 3, 8, !dbg !191
  %.fca.3.9.insert = insertvalue %struct.Pair %.fca.3.8.insert, i8 undef, 3, 9, !dbg !191
  %.fca.3.10.insert = insertvalue %struct.Pair %.fca.3.9.insert, i8 undef, 3, 10, !dbg !191
  %.fca.3.11.insert = insertvalue %struct.Pair %.fca.3.10.insert, i8 undef, 3, 11, !dbg !191
  ret %struct.Pair %.fca.3.11.insert, !dbg !191
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7structs4ViewP6PackedP4PairS0_7double2(ptr noundef byval(%struct.View) align 8 %m, ptr noundef %q, ptr noundef %pairs, ptr noundef byval(%struct.Packed) align 1 %one, ptr noundef byval(%struct.double2) align 16 %scale) #3 !dbg !192 {
entry:
  %agg.tmp = alloca %struct.float4, align 16
  %copy.sroa.0 = alloca { %struct.float4, %struct.float4 }, align 16
  %copy.sroa.8 = alloca [12 x i8], align 4
    #dbg_declare(ptr %copy.sroa.0, !229, !DIExpression(DW_OP_LLVM_fragment, 0, 256), !230)
    #dbg_declare(ptr %copy.sroa.8, !229, !DIExpression(DW_OP_LLVM_fragment, 288, 96), !230)
  %tmp = alloca %printf_args, align 8
    #dbg_declare(ptr %m, !223, !DIExpression(), !231)
    #dbg_value(ptr %q, !224, !DIExpression(), !232)
    #dbg_value(ptr %pairs, !225, !DIExpression(), !232)
    #dbg_declare(ptr %one, !226, !DIExpression(), !233)
    #dbg_declare(ptr %scale, !227, !DIExpression(), !234)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !235
    #dbg_value(i32 %0, !228, !DIExpression(), !232)
  %rows = getelementptr inbounds nuw %struct.View, ptr %m, i32 0, i32 1, !dbg !236
  %1 = load i32, ptr %rows, align 8, !dbg !236, !tbaa !238
  %cols = getelementptr inbounds nuw %struct.View, ptr %m, i32 0, i32 2, !dbg !242
  %2 = load i32, ptr %cols, align 4, !dbg !242, !tbaa !243
  %mul = mul nsw i32 %1, %2, !dbg !244
  %cmp = icmp slt i32 %0, %mul, !dbg !245
  br i1 %cmp, label %if.then, label %if.end, !dbg !245

if.then:                                          ; preds = %entry
  %x = getelementptr inbounds nuw %struct.double2, ptr %scale, i32 0, i32 0, !dbg !246
  %3 = load double, ptr %x, align 16, !dbg !246, !tbaa !247
  %value = getelementptr inbounds nuw %struct.Packed, ptr %one, i32 0, i32 1, !dbg !250
  %4 = load i32, ptr %value, align 1, !dbg !250, !tbaa !251
  %conv = sitofp i32 %4 to double, !dbg !253
  %add = fadd double %3, %conv, !dbg !254
  %cols1 = getelementptr inbounds nuw %struct.View, ptr %m, i32 0, i32 2, !dbg !255
  %5 = load i32, ptr %cols1, align 4, !dbg !255, !tbaa !243
  %div = sdiv i32 %0, %5, !dbg !256
  %cols2 = getelementptr inbounds nuw %struct.View, ptr %m, i32 0, i32 2, !dbg !257
  %6 = load i32, ptr %cols2, align 4, !dbg !257, !tbaa !243
  %rem = srem i32 %0, %6, !dbg !258
    #dbg_value(ptr %m, !259, !DIExpression(), !265)
    #dbg_value(i32 %div, !262, !DIExpression(), !265)
    #dbg_value(i32 %rem, !263, !DIExpression(), !265)
  %7 = load ptr, ptr %m, align 8, !dbg !267, !tbaa !268
  %cols.i = getelementptr inbounds nuw %struct.View, ptr %m, i32 0, i32 2, !dbg !269
  %8 = load i32, ptr %cols.i, align 4, !dbg !269, !tbaa !243
  %mul.i = mul nsw i32 %div, %8, !dbg !270
  %add.i = add nsw i32 %mul.i, %rem, !dbg !271
  %idxprom.i = sext i32 %add.i to i64, !dbg !267
  %arrayidx.i = getelementptr inbounds float, ptr %7, i64 %idxprom.i, !dbg !267
  %9 = load float, ptr %arrayidx.i, align 4, !dbg !272, !tbaa !176
  %conv4 = fpext float %9 to double, !dbg !272
  %mul5 = fmul double %conv4, %add, !dbg !272
  %conv6 = fptrunc double %mul5 to float, !dbg !272
  store float %conv6, ptr %arrayidx.i, align 4, !dbg !272, !tbaa !176
  br label %if.end, !dbg !273

if.end:                                           ; preds = %if.then, %entry
  %idxprom = sext i32 %0 to i64, !dbg !274
  %arrayidx = getelementptr inbounds %struct.Packed, ptr %q, i64 %idxprom, !dbg !274
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %arrayidx, ptr align 1 %one, i64 11, i1 false), !dbg !275, !tbaa.struct !276
  %conv7 = trunc i32 %0 to i16, !dbg !278
  %idxprom8 = sext i32 %0 to i64, !dbg !279
  %arrayidx9 = getelementptr inbounds %struct.Packed, ptr %q, i64 %idxprom8, !dbg !279
  %rest = getelementptr inbounds nuw %struct.Packed, ptr %arrayidx9, i32 0, i32 2, !dbg !280
  %rem10 = srem i32 %0, 3, !dbg !281
  %idxprom11 = sext i32 %rem10 to i64, !dbg !279
  %arrayidx12 = getelementptr inbounds [3 x i16], ptr %rest, i64 0, i64 %idxprom11, !dbg !279
  store i16 %conv7, ptr %arrayidx12, align 1, !dbg !282, !tbaa !283
  %conv13 = sitofp i32 %0 to float, !dbg !285
  %add14 = add nsw i32 %0, 1, !dbg !286
  %conv15 = sitofp i32 %add14 to float, !dbg !287
  %add16 = add nsw i32 %0, 2, !dbg !288
  %conv17 = sitofp i32 %add16 to float, !dbg !289
  %y = getelementptr inbounds nuw %struct.double2, ptr %scale, i32 0, i32 1, !dbg !290
  %10 = load double, ptr %y, align 8, !dbg !290, !tbaa !291
  %conv18 = fptrunc double %10 to float, !dbg !292
  %.fca.0.insert.i = insertvalue %struct.float4 poison, float %conv13, 0, !dbg !293
  %.fca.1.insert.i = insertvalue %struct.float4 %.fca.0.insert.i, float %conv15, 1, !dbg !293
  %.fca.2.insert.i = insertvalue %struct.float4 %.fca.1.insert.i, float %conv17, 2, !dbg !293
  %.fca.3.insert.i = insertvalue %struct.float4 %.fca.2.insert.i, float %conv18, 3, !dbg !293
  %11 = getelementptr inbounds nuw %struct.float4, ptr %agg.tmp, i32 0, i32 0, !dbg !293
  %12 = extractvalue %struct.float4 %.fca.3.insert.i, 0, !dbg !293
  store float %12, ptr %11, align 16, !dbg !293
  %13 = getelementptr inbounds nuw %struct.float4, ptr %agg.tmp, i32 0, i32 1, !dbg !293
  %14 = extractvalue %struct.float4 %.fca.3.insert.i, 1, !dbg !293
  store float %14, ptr %13, align 4, !dbg !293
  %15 = getelementptr inbounds nuw %struct.float4, ptr %agg.tmp, i32 0, i32 2, !dbg !293
  %16 = extractvalue %struct.float4 %.fca.3.insert.i, 2, !dbg !293
  store float %16, ptr %15, align 8, !dbg !293
  %17 = getelementptr inbounds nuw %struct.float4, ptr %agg.tmp, i32 0, i32 3, !dbg !293
  %18 = extractvalue %struct.float4 %.fca.3.insert.i, 3, !dbg !293
  store float %18, ptr %17, align 4, !dbg !293
  %call20 = call %struct.Pair @_Z4make6float4j(ptr noundef byval(%struct.float4) align 16 %agg.tmp, i32 noundef %0) #6, !dbg !294
  %19 = extractvalue %struct.Pair %call20, 0, !dbg !294
  %.fca.0.extract = extractvalue %struct.float4 %19, 0, !dbg !294
  %.fca.1.extract = extractvalue %struct.float4 %19, 1, !dbg !294
  %.fca.2.extract = extractvalue %struct.float4 %19, 2, !dbg !294
  %.fca.3.extract = extractvalue %struct.float4 %19, 3, !dbg !294
  %20 = extractvalue %struct.Pair %call20, 1, !dbg !294
  %.fca.0.extract52 = extractvalue %struct.float4 %20, 0, !dbg !294
  %.fca.1.extract54 = extractvalue %struct.float4 %20, 1, !dbg !294
  %.fca.2.extract56 = extractvalue %struct.float4 %20, 2, !dbg !294
  %.fca.3.extract58 = extractvalue %struct.float4 %20, 3, !dbg !294
  %21 = extractvalue %struct.Pair %call20, 2, !dbg !294
  %22 = extractvalue %struct.Pair %call20, 3, !dbg !294
  %.fca.0.extract60 = extractvalue [12 x i8] %22, 0, !dbg !294
  %.fca.1.extract62 = extractvalue [12 x i8] %22, 1, !dbg !294
  %.fca.2.extract64 = extractvalue [12 x i8] %22, 2, !dbg !294
  %.fca.3.extract66 = extractvalue [12 x i8] %22, 3, !dbg !294
  %.fca.4.extract = extractvalue [12 x i8] %22, 4, !dbg !294
  %.fca.5.extract = extractvalue [12 x i8] %22, 5, !dbg !294
  %.fca.6.extract = extractvalue [12 x i8] %22, 6, !dbg !294
  %.fca.7.extract = extractvalue [12 x i8] %22, 7, !dbg !294
  %.fca.8.extract = extractvalue [12 x i8] %22, 8, !dbg !294
  %.fca.9.extract = extractvalue [12 x i8] %22, 9, !dbg !294
  %.fca.10.extract = extractvalue [12 x i8] %22, 10, !dbg !294
  %.fca.11.extract = extractvalue [12 x i8] %22, 11, !dbg !294
  %idxprom21 = sext i32 %0 to i64, !dbg !295
  %arrayidx22 = getelementptr inbounds %struct.Pair, ptr %pairs, i64 %idxprom21, !dbg !295
  store float %.fca.0.extract, ptr %arrayidx22, align 16, !dbg !296, !tbaa !176
  %ref.tmp.sroa.4.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 4, !dbg !296
  store float %.fca.1.extract, ptr %ref.tmp.sroa.4.0.arrayidx22.sroa_idx, align 4, !dbg !296, !tbaa !176
  %ref.tmp.sroa.5.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 8, !dbg !296
  store float %.fca.2.extract, ptr %ref.tmp.sroa.5.0.arrayidx22.sroa_idx, align 8, !dbg !296, !tbaa !176
  %ref.tmp.sroa.6.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 12, !dbg !296
  store float %.fca.3.extract, ptr %ref.tmp.sroa.6.0.arrayidx22.sroa_idx, align 4, !dbg !296, !tbaa !176
  %ref.tmp.sroa.7.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 16, !dbg !296
  store float %.fca.0.extract52, ptr %ref.tmp.sroa.7.0.arrayidx22.sroa_idx, align 16, !dbg !296, !tbaa !176
  %ref.tmp.sroa.8.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 20, !dbg !296
  store float %.fca.1.extract54, ptr %ref.tmp.sroa.8.0.arrayidx22.sroa_idx, align 4, !dbg !296, !tbaa !176
  %ref.tmp.sroa.9.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 24, !dbg !296
  store float %.fca.2.extract56, ptr %ref.tmp.sroa.9.0.arrayidx22.sroa_idx, align 8, !dbg !296, !tbaa !176
  %ref.tmp.sroa.10.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 28, !dbg !296
  store float %.fca.3.extract58, ptr %ref.tmp.sroa.10.0.arrayidx22.sroa_idx, align 4, !dbg !296, !tbaa !176
  %ref.tmp.sroa.11.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 32, !dbg !296
  store i32 %21, ptr %ref.tmp.sroa.11.0.arrayidx22.sroa_idx, align 16, !dbg !296, !tbaa !277
  %ref.tmp.sroa.12.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 36, !dbg !296
  store i8 %.fca.0.extract60, ptr %ref.tmp.sroa.12.0.arrayidx22.sroa_idx, align 4, !dbg !296
  %ref.tmp.sroa.13.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 37, !dbg !296
  store i8 %.fca.1.extract62, ptr %ref.tmp.sroa.13.0.arrayidx22.sroa_idx, align 1, !dbg !296
  %ref.tmp.sroa.14.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 38, !dbg !296
  store i8 %.fca.2.extract64, ptr %ref.tmp.sroa.14.0.arrayidx22.sroa_idx, align 2, !dbg !296
  %ref.tmp.sroa.15.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 39, !dbg !296
  store i8 %.fca.3.extract66, ptr %ref.tmp.sroa.15.0.arrayidx22.sroa_idx, align 1, !dbg !296
  %ref.tmp.sroa.16.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 40, !dbg !296
  store i8 %.fca.4.extract, ptr %ref.tmp.sroa.16.0.arrayidx22.sroa_idx, align 8, !dbg !296
  %ref.tmp.sroa.17.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 41, !dbg !296
  store i8 %.fca.5.extract, ptr %ref.tmp.sroa.17.0.arrayidx22.sroa_idx, align 1, !dbg !296
  %ref.tmp.sroa.18.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 42, !dbg !296
  store i8 %.fca.6.extract, ptr %ref.tmp.sroa.18.0.arrayidx22.sroa_idx, align 2, !dbg !296
  %ref.tmp.sroa.19.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 43, !dbg !296
  store i8 %.fca.7.extract, ptr %ref.tmp.sroa.19.0.arrayidx22.sroa_idx, align 1, !dbg !296
  %ref.tmp.sroa.20.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 44, !dbg !296
  store i8 %.fca.8.extract, ptr %ref.tmp.sroa.20.0.arrayidx22.sroa_idx, align 4, !dbg !296
  %ref.tmp.sroa.21.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 45, !dbg !296
  store i8 %.fca.9.extract, ptr %ref.tmp.sroa.21.0.arrayidx22.sroa_idx, align 1, !dbg !296
  %ref.tmp.sroa.22.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 46, !dbg !296
  store i8 %.fca.10.extract, ptr %ref.tmp.sroa.22.0.arrayidx22.sroa_idx, align 2, !dbg !296
  %ref.tmp.sroa.23.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 47, !dbg !296
  store i8 %.fca.11.extract, ptr %ref.tmp.sroa.23.0.arrayidx22.sroa_idx, align 1, !dbg !296
  call void @llvm.lifetime.start.p0(ptr %copy.sroa.0), !dbg !297
  call void @llvm.lifetime.start.p0(ptr %copy.sroa.8), !dbg !297
  %idxprom23 = sext i32 %0 to i64, !dbg !298
  %arrayidx24 = getelementptr inbounds %struct.Pair, ptr %pairs, i64 %idxprom23, !dbg !298
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %copy.sroa.0, ptr align 16 %arrayidx24, i64 32, i1 false), !dbg !298, !tbaa.struct !299
  %copy.sroa.4.0.arrayidx24.sroa_idx = getelementptr inbounds i8, ptr %arrayidx24, i64 32, !dbg !298
  %copy.sroa.4.0.copyload = load i32, ptr %copy.sroa.4.0.arrayidx24.sroa_idx, align 16, !dbg !298, !tbaa !277
    #dbg_value(i32 %copy.sroa.4.0.copyload, !229, !DIExpression(DW_OP_LLVM_fragment, 256, 32), !232)
  %copy.sroa.8.0.arrayidx24.sroa_idx = getelementptr inbounds i8, ptr %arrayidx24, i64 36, !dbg !298
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %copy.sroa.8, ptr align 4 %copy.sroa.8.0.arrayidx24.sroa_idx, i64 12, i1 false), !dbg !298, !tbaa.struct !300
  %idxprom25 = sext i32 %0 to i64, !dbg !301
  %arrayidx26 = getelementptr inbounds %struct.Packed, ptr %q, i64 %idxprom25, !dbg !301
  %tag = getelementptr inbounds nuw %struct.Packed, ptr %arrayidx26, i32 0, i32 0, !dbg !302
  %23 = load i8, ptr %tag, align 1, !dbg !302, !tbaa !303
  %conv27 = sext i8 %23 to i32, !dbg !301
  %bf.lshr = lshr i32 %copy.sroa.4.0.copyload, 3, !dbg !304
  %add28 = add nsw i32 %bf.lshr, %conv27, !dbg !304
  %bf.value = and i32 %add28, 536870911, !dbg !304
  %bf.shl = shl i32 %bf.value, 3, !dbg !304
  %bf.clear = and i32 %copy.sroa.4.0.copyload, 7, !dbg !304
  %bf.set = or i32 %bf.clear, %bf.shl, !dbg !304
    #dbg_value(i32 %bf.set, !229, !DIExpression(DW_OP_LLVM_fragment, 256, 32), !232)
  %idxprom30 = sext i32 %0 to i64, !dbg !305
  %arrayidx31 = getelementptr inbounds %struct.Pair, ptr %pairs, i64 %idxprom30, !dbg !305
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arrayidx31, ptr align 16 %copy.sroa.0, i64 32, i1 false), !dbg !306, !tbaa.struct !299
  %copy.sroa.4.0.arrayidx31.sroa_idx = getelementptr inbounds i8, ptr %arrayidx31, i64 32, !dbg !306
  store i32 %bf.set, ptr %copy.sroa.4.0.arrayidx31.sroa_idx, align 16, !dbg !306, !tbaa !277
  %copy.sroa.8.0.arrayidx31.sroa_idx = getelementptr inbounds i8, ptr %arrayidx31, i64 36, !dbg !306
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %copy.sroa.8.0.arrayidx31.sroa_idx, ptr align 4 %copy.sroa.8, i64 12, i1 false), !dbg !306, !tbaa.struct !300
  %add32 = add nsw i32 %0, 1, !dbg !307
  %idxprom33 = sext i32 %add32 to i64, !dbg !308
  %arrayidx34 = getelementptr inbounds %struct.Packed, ptr %q, i64 %idxprom33, !dbg !308
  %rest35 = getelementptr inbounds nuw %struct.Packed, ptr %arrayidx34, i32 0, i32 2, !dbg !309
  %idxprom36 = sext i32 %0 to i64, !dbg !310
  %arrayidx37 = getelementptr inbounds %struct.Packed, ptr %q, i64 %idxprom36, !dbg !310
  %rest38 = getelementptr inbounds nuw %struct.Packed, ptr %arrayidx37, i32 0, i32 2, !dbg !311
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %rest35, ptr align 1 %rest38, i64 5, i1 false), !dbg !312
  %bf.clear40 = and i32 %bf.set, 7, !dbg !313
  %and = and i32 %0, 7, !dbg !314
  %cmp41 = icmp eq i32 %bf.clear40, %and, !dbg !315
  %storedv.i = zext i1 %cmp41 to i8, !dbg !316
  br i1 %cmp41, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !316

if.then.i:                                        ; preds = %if.end
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 36, ptr noundef @__func__._Z7structs4ViewP6PackedP4PairS0_7double2, i64 noundef 1) #7, !dbg !316
  unreachable, !dbg !316

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.end
  %cmp42 = icmp eq i32 %0, 0, !dbg !317
  br i1 %cmp42, label %if.then43, label %if.end50, !dbg !317

if.then43:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %rows44 = getelementptr inbounds nuw %struct.View, ptr %m, i32 0, i32 1, !dbg !319
  %24 = load i32, ptr %rows44, align 8, !dbg !319, !tbaa !238
    #dbg_value(ptr %m, !259, !DIExpression(), !320)
    #dbg_value(i32 0, !262, !DIExpression(), !320)
    #dbg_value(i32 0, !263, !DIExpression(), !320)
  %25 = load ptr, ptr %m, align 8, !dbg !322, !tbaa !268
  %cols.i93 = getelementptr inbounds nuw %struct.View, ptr %m, i32 0, i32 2, !dbg !323
  %26 = load i32, ptr %cols.i93, align 4, !dbg !323, !tbaa !243
  %27 = load float, ptr %25, align 4, !dbg !324, !tbaa !176
  %conv46 = fpext float %27 to double, !dbg !325
  %tag47 = getelementptr inbounds nuw %struct.Packed, ptr %one, i32 0, i32 0, !dbg !326
  %28 = load i8, ptr %tag47, align 1, !dbg !326, !tbaa !303
  %conv48 = sext i8 %28 to i32, !dbg !327
  %conv49 = sext i32 %0 to i64, !dbg !328
  %shl = shl i64 %conv49, 33, !dbg !329
  %29 = getelementptr inbounds nuw %printf_args, ptr %tmp, i32 0, i32 0, !dbg !330
  store i32 %24, ptr %29, align 4, !dbg !330
  %30 = getelementptr inbounds nuw %printf_args, ptr %tmp, i32 0, i32 1, !dbg !330
  store double %conv46, ptr %30, align 8, !dbg !330
  %31 = getelementptr inbounds nuw %printf_args, ptr %tmp, i32 0, i32 2, !dbg !330
  store i32 %conv48, ptr %31, align 4, !dbg !330
  %32 = getelementptr inbounds nuw %printf_args, ptr %tmp, i32 0, i32 3, !dbg !330
  store ptr @.str3, ptr %32, align 8, !dbg !330
  %33 = getelementptr inbounds nuw %printf_args, ptr %tmp, i32 0, i32 4, !dbg !330
  store i64 %shl, ptr %33, align 8, !dbg !330
  %34 = call i32 @vprintf(ptr @.str2, ptr %tmp), !dbg !330
  br label %if.end50, !dbg !330

if.end50:                                         ; preds = %if.then43, %_ZL9ws_assertbPKcS0_jS0_.exit
  call void @llvm.lifetime.end.p0(ptr %copy.sroa.0), !dbg !331
  call void @llvm.lifetime.end.p0(ptr %copy.sroa.8), !dbg !331
  ret void, !dbg !331
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
!llvm.module.flags = !{!144, !145, !146, !147}
!llvm.ident = !{!148}
!llvm.errno.tbaa = !{!149}

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
!144 = !{i32 7, !"Dwarf Version", i32 4}
!145 = !{i32 2, !"Debug Info Version", i32 3}
!146 = !{i32 1, !"wchar_size", i32 4}
!147 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!148 = !{!"clang version 22.1.8"}
!149 = !{!150, !150, i64 0}
!150 = !{!"int", !151, i64 0}
!151 = !{!"omnipotent char", !152, i64 0}
!152 = !{!"Simple C++ TBAA"}
!153 = distinct !DISubprogram(name: "make", linkageName: "_Z4make6float4j", scope: !2, file: !2, line: 17, type: !154, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !28, retainedNodes: !169)
!154 = !DISubroutineType(types: !155)
!155 = !{!156, !159, !65}
!156 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Pair", file: !2, line: 13, size: 384, flags: DIFlagTypePassByValue, elements: !157, identifier: "_ZTS4Pair")
!157 = !{!158, !166, !167, !168}
!158 = !DIDerivedType(tag: DW_TAG_member, name: "lo", scope: !156, file: !2, line: 14, baseType: !159, size: 128, align: 128)
!159 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "float4", file: !37, line: 48, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !160, identifier: "_ZTS6float4")
!160 = !{!161, !163, !164, !165}
!161 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !159, file: !37, line: 48, baseType: !162, size: 32)
!162 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!163 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !159, file: !37, line: 48, baseType: !162, size: 32, offset: 32)
!164 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !159, file: !37, line: 48, baseType: !162, size: 32, offset: 64)
!165 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !159, file: !37, line: 48, baseType: !162, size: 32, offset: 96)
!166 = !DIDerivedType(tag: DW_TAG_member, name: "hi", scope: !156, file: !2, line: 14, baseType: !159, size: 128, align: 128, offset: 128)
!167 = !DIDerivedType(tag: DW_TAG_member, name: "flag", scope: !156, file: !2, line: 15, baseType: !65, size: 3, offset: 256, flags: DIFlagBitField, extraData: i64 256)
!168 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !156, file: !2, line: 15, baseType: !65, size: 29, offset: 259, flags: DIFlagBitField, extraData: i64 256)
!169 = !{!170, !171, !172}
!170 = !DILocalVariable(name: "v", arg: 1, scope: !153, file: !2, line: 17, type: !159)
!171 = !DILocalVariable(name: "n", arg: 2, scope: !153, file: !2, line: 17, type: !65)
!172 = !DILocalVariable(name: "p", scope: !153, file: !2, line: 18, type: !156)
!173 = !DILocation(line: 17, column: 42, scope: !153)
!174 = !DILocation(line: 0, scope: !153)
!175 = !DILocation(line: 19, column: 8, scope: !153)
!176 = !{!177, !177, i64 0}
!177 = !{!"float", !151, i64 0}
!178 = !DILocation(line: 20, column: 24, scope: !153)
!179 = !{!180, !177, i64 12}
!180 = !{!"_ZTS6float4", !177, i64 0, !177, i64 4, !177, i64 8, !177, i64 12}
!181 = !DILocation(line: 20, column: 29, scope: !153)
!182 = !{!180, !177, i64 8}
!183 = !DILocation(line: 20, column: 34, scope: !153)
!184 = !{!180, !177, i64 4}
!185 = !DILocation(line: 20, column: 39, scope: !153)
!186 = !{!180, !177, i64 0}
!187 = !DILocation(line: 20, column: 10, scope: !153)
!188 = !DILocation(line: 21, column: 14, scope: !153)
!189 = !DILocation(line: 21, column: 10, scope: !153)
!190 = !DILocation(line: 22, column: 11, scope: !153)
!191 = !DILocation(line: 23, column: 3, scope: !153)
!192 = distinct !DISubprogram(name: "structs", linkageName: "_Z7structs4ViewP6PackedP4PairS0_7double2", scope: !2, file: !2, line: 25, type: !193, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !28, retainedNodes: !222)
!193 = !DISubroutineType(types: !194)
!194 = !{null, !195, !207, !216, !217, !218}
!195 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "View", file: !2, line: 3, size: 128, flags: DIFlagTypePassByValue, elements: !196, identifier: "_ZTS4View")
!196 = !{!197, !199, !200, !201}
!197 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !195, file: !2, line: 4, baseType: !198, size: 64)
!198 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !162, size: 64)
!199 = !DIDerivedType(tag: DW_TAG_member, name: "rows", scope: !195, file: !2, line: 5, baseType: !44, size: 32, offset: 64)
!200 = !DIDerivedType(tag: DW_TAG_member, name: "cols", scope: !195, file: !2, line: 5, baseType: !44, size: 32, offset: 96)
!201 = !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !195, file: !2, line: 6, type: !202, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!202 = !DISubroutineType(types: !203)
!203 = !{!204, !205, !44, !44}
!204 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !162, size: 64)
!205 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !206, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!206 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !195)
!207 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !208, size: 64)
!208 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Packed", file: !2, line: 8, size: 88, flags: DIFlagTypePassByValue, elements: !209, identifier: "_ZTS6Packed")
!209 = !{!210, !211, !212}
!210 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !208, file: !2, line: 9, baseType: !5, size: 8)
!211 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !208, file: !2, line: 10, baseType: !44, size: 32, offset: 8)
!212 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !208, file: !2, line: 11, baseType: !213, size: 48, offset: 40)
!213 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 48, elements: !214)
!214 = !{!215}
!215 = !DISubrange(count: 3)
!216 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !156, size: 64)
!217 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !208)
!218 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "double2", file: !37, line: 48, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !219, identifier: "_ZTS7double2")
!219 = !{!220, !221}
!220 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !218, file: !37, line: 48, baseType: !91, size: 64)
!221 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !218, file: !37, line: 48, baseType: !91, size: 64, offset: 64)
!222 = !{!223, !224, !225, !226, !227, !228, !229}
!223 = !DILocalVariable(name: "m", arg: 1, scope: !192, file: !2, line: 25, type: !195)
!224 = !DILocalVariable(name: "q", arg: 2, scope: !192, file: !2, line: 25, type: !207)
!225 = !DILocalVariable(name: "pairs", arg: 3, scope: !192, file: !2, line: 25, type: !216)
!226 = !DILocalVariable(name: "one", arg: 4, scope: !192, file: !2, line: 25, type: !217)
!227 = !DILocalVariable(name: "scale", arg: 5, scope: !192, file: !2, line: 25, type: !218)
!228 = !DILocalVariable(name: "t", scope: !192, file: !2, line: 26, type: !44)
!229 = !DILocalVariable(name: "copy", scope: !192, file: !2, line: 32, type: !156)
!230 = !DILocation(line: 32, column: 8, scope: !192)
!231 = !DILocation(line: 25, column: 30, scope: !192)
!232 = !DILocation(line: 0, scope: !192)
!233 = !DILocation(line: 25, column: 70, scope: !192)
!234 = !DILocation(line: 25, column: 83, scope: !192)
!235 = !DILocation(line: 26, column: 11, scope: !192)
!236 = !DILocation(line: 27, column: 13, scope: !237)
!237 = distinct !DILexicalBlock(scope: !192, file: !2, line: 27, column: 7)
!238 = !{!239, !150, i64 8}
!239 = !{!"_ZTS4View", !240, i64 0, !150, i64 8, !150, i64 12}
!240 = !{!"p1 float", !241, i64 0}
!241 = !{!"any pointer", !151, i64 0}
!242 = !DILocation(line: 27, column: 22, scope: !237)
!243 = !{!239, !150, i64 12}
!244 = !DILocation(line: 27, column: 18, scope: !237)
!245 = !DILocation(line: 27, column: 9, scope: !237)
!246 = !DILocation(line: 28, column: 43, scope: !237)
!247 = !{!248, !249, i64 0}
!248 = !{!"_ZTS7double2", !249, i64 0, !249, i64 8}
!249 = !{!"double", !151, i64 0}
!250 = !DILocation(line: 28, column: 51, scope: !237)
!251 = !{!252, !150, i64 1}
!252 = !{!"_ZTS6Packed", !151, i64 0, !150, i64 1, !151, i64 5}
!253 = !DILocation(line: 28, column: 47, scope: !237)
!254 = !DILocation(line: 28, column: 45, scope: !237)
!255 = !DILocation(line: 28, column: 16, scope: !237)
!256 = !DILocation(line: 28, column: 12, scope: !237)
!257 = !DILocation(line: 28, column: 28, scope: !237)
!258 = !DILocation(line: 28, column: 24, scope: !237)
!259 = !DILocalVariable(name: "this", arg: 1, scope: !260, type: !264, flags: DIFlagArtificial | DIFlagObjectPointer)
!260 = distinct !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !195, file: !2, line: 6, type: !202, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !28, declaration: !201, retainedNodes: !261)
!261 = !{!259, !262, !263}
!262 = !DILocalVariable(name: "r", arg: 2, scope: !260, file: !2, line: 6, type: !44)
!263 = !DILocalVariable(name: "c", arg: 3, scope: !260, file: !2, line: 6, type: !44)
!264 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !206, size: 64)
!265 = !DILocation(line: 0, scope: !260, inlinedAt: !266)
!266 = distinct !DILocation(line: 28, column: 7, scope: !237)
!267 = !DILocation(line: 6, column: 53, scope: !260, inlinedAt: !266)
!268 = !{!239, !240, i64 0}
!269 = !DILocation(line: 6, column: 62, scope: !260, inlinedAt: !266)
!270 = !DILocation(line: 6, column: 60, scope: !260, inlinedAt: !266)
!271 = !DILocation(line: 6, column: 67, scope: !260, inlinedAt: !266)
!272 = !DILocation(line: 28, column: 34, scope: !237)
!273 = !DILocation(line: 28, column: 5, scope: !237)
!274 = !DILocation(line: 29, column: 3, scope: !192)
!275 = !DILocation(line: 29, column: 8, scope: !192)
!276 = !{i64 0, i64 1, !277, i64 1, i64 4, !149, i64 5, i64 6, !277}
!277 = !{!151, !151, i64 0}
!278 = !DILocation(line: 30, column: 29, scope: !192)
!279 = !DILocation(line: 30, column: 3, scope: !192)
!280 = !DILocation(line: 30, column: 8, scope: !192)
!281 = !DILocation(line: 30, column: 15, scope: !192)
!282 = !DILocation(line: 30, column: 20, scope: !192)
!283 = !{!284, !284, i64 0}
!284 = !{!"short", !151, i64 0}
!285 = !DILocation(line: 31, column: 31, scope: !192)
!286 = !DILocation(line: 31, column: 36, scope: !192)
!287 = !DILocation(line: 31, column: 34, scope: !192)
!288 = !DILocation(line: 31, column: 43, scope: !192)
!289 = !DILocation(line: 31, column: 41, scope: !192)
!290 = !DILocation(line: 31, column: 54, scope: !192)
!291 = !{!248, !249, i64 8}
!292 = !DILocation(line: 31, column: 48, scope: !192)
!293 = !DILocation(line: 31, column: 19, scope: !192)
!294 = !DILocation(line: 31, column: 14, scope: !192)
!295 = !DILocation(line: 31, column: 3, scope: !192)
!296 = !DILocation(line: 31, column: 12, scope: !192)
!297 = !DILocation(line: 32, column: 3, scope: !192)
!298 = !DILocation(line: 32, column: 15, scope: !192)
!299 = !{i64 0, i64 4, !176, i64 4, i64 4, !176, i64 8, i64 4, !176, i64 12, i64 4, !176, i64 16, i64 4, !176, i64 20, i64 4, !176, i64 24, i64 4, !176, i64 28, i64 4, !176, i64 32, i64 4, !277}
!300 = !{}
!301 = !DILocation(line: 33, column: 17, scope: !192)
!302 = !DILocation(line: 33, column: 22, scope: !192)
!303 = !{!252, !151, i64 0}
!304 = !DILocation(line: 33, column: 14, scope: !192)
!305 = !DILocation(line: 34, column: 3, scope: !192)
!306 = !DILocation(line: 34, column: 12, scope: !192)
!307 = !DILocation(line: 35, column: 15, scope: !192)
!308 = !DILocation(line: 35, column: 11, scope: !192)
!309 = !DILocation(line: 35, column: 20, scope: !192)
!310 = !DILocation(line: 35, column: 27, scope: !192)
!311 = !DILocation(line: 35, column: 32, scope: !192)
!312 = !DILocation(line: 35, column: 3, scope: !192)
!313 = !DILocation(line: 36, column: 15, scope: !192)
!314 = !DILocation(line: 36, column: 26, scope: !192)
!315 = !DILocation(line: 36, column: 20, scope: !192)
!316 = !DILocation(line: 36, column: 3, scope: !192)
!317 = !DILocation(line: 37, column: 9, scope: !318)
!318 = distinct !DILexicalBlock(scope: !192, file: !2, line: 37, column: 7)
!319 = !DILocation(line: 38, column: 54, scope: !318)
!320 = !DILocation(line: 0, scope: !260, inlinedAt: !321)
!321 = distinct !DILocation(line: 38, column: 62, scope: !318)
!322 = !DILocation(line: 6, column: 53, scope: !260, inlinedAt: !321)
!323 = !DILocation(line: 6, column: 62, scope: !260, inlinedAt: !321)
!324 = !DILocation(line: 38, column: 62, scope: !318)
!325 = !DILocation(line: 38, column: 60, scope: !318)
!326 = !DILocation(line: 38, column: 76, scope: !318)
!327 = !DILocation(line: 38, column: 72, scope: !318)
!328 = !DILocation(line: 38, column: 100, scope: !318)
!329 = !DILocation(line: 38, column: 102, scope: !318)
!330 = !DILocation(line: 38, column: 5, scope: !318)
!331 = !DILocation(line: 39, column: 1, scope: !192)
