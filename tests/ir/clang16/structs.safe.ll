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
@__func__._Z7structs4ViewP6PackedP4PairS0_7double2 = private unnamed_addr constant [8 x i8] c"structs\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [36 x i8] c"rows %d, first %g, tag %c, %s %lld\0A\00", align 1, !dbg !18
@.str3 = private unnamed_addr constant [5 x i8] c"text\00", align 1, !dbg !23

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local %struct.Pair @_Z4make6float4j(ptr noundef byval(%struct.float4) align 16 %v, i32 noundef %n) #0 !dbg !150 {
entry:
  call void @llvm.dbg.declare(metadata ptr %v, metadata !167, metadata !DIExpression()), !dbg !170
  call void @llvm.dbg.value(metadata i32 %n, metadata !168, metadata !DIExpression()), !dbg !171
  %retval.sroa.0.0.copyload = load float, ptr %v, align 16, !dbg !172, !tbaa.struct !173
  call void @llvm.dbg.value(metadata float %retval.sroa.0.0.copyload, metadata !169, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)), !dbg !171
  %retval.sroa.2.0.v.sroa_idx = getelementptr inbounds i8, ptr %v, i64 4, !dbg !172
  %retval.sroa.2.0.copyload = load float, ptr %retval.sroa.2.0.v.sroa_idx, align 4, !dbg !172, !tbaa.struct !178
  call void @llvm.dbg.value(metadata float %retval.sroa.2.0.copyload, metadata !169, metadata !DIExpression(DW_OP_LLVM_fragment, 32, 32)), !dbg !171
  %retval.sroa.3.0.v.sroa_idx = getelementptr inbounds i8, ptr %v, i64 8, !dbg !172
  %retval.sroa.3.0.copyload = load float, ptr %retval.sroa.3.0.v.sroa_idx, align 8, !dbg !172, !tbaa.struct !179
  call void @llvm.dbg.value(metadata float %retval.sroa.3.0.copyload, metadata !169, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 32)), !dbg !171
  %retval.sroa.4.0.v.sroa_idx = getelementptr inbounds i8, ptr %v, i64 12, !dbg !172
  %retval.sroa.4.0.copyload = load float, ptr %retval.sroa.4.0.v.sroa_idx, align 4, !dbg !172, !tbaa.struct !180
  call void @llvm.dbg.value(metadata float %retval.sroa.4.0.copyload, metadata !169, metadata !DIExpression(DW_OP_LLVM_fragment, 96, 32)), !dbg !171
  %w = getelementptr inbounds %struct.float4, ptr %v, i32 0, i32 3, !dbg !181
  %0 = load float, ptr %w, align 4, !dbg !181, !tbaa !182
  %z = getelementptr inbounds %struct.float4, ptr %v, i32 0, i32 2, !dbg !184
  %1 = load float, ptr %z, align 8, !dbg !184, !tbaa !185
  %y = getelementptr inbounds %struct.float4, ptr %v, i32 0, i32 1, !dbg !186
  %2 = load float, ptr %y, align 4, !dbg !186, !tbaa !187
  %x = getelementptr inbounds %struct.float4, ptr %v, i32 0, i32 0, !dbg !188
  %3 = load float, ptr %x, align 16, !dbg !188, !tbaa !189
  %.fca.0.insert = insertvalue %struct.float4 poison, float %0, 0, !dbg !190
  %.fca.1.insert = insertvalue %struct.float4 %.fca.0.insert, float %1, 1, !dbg !190
  %.fca.2.insert4 = insertvalue %struct.float4 %.fca.1.insert, float %2, 2, !dbg !190
  %.fca.3.insert = insertvalue %struct.float4 %.fca.2.insert4, float %3, 3, !dbg !190
  %4 = extractvalue %struct.float4 %.fca.3.insert, 0, !dbg !190
  %5 = extractvalue %struct.float4 %.fca.3.insert, 1, !dbg !190
  %6 = extractvalue %struct.float4 %.fca.3.insert, 2, !dbg !190
  %7 = extractvalue %struct.float4 %.fca.3.insert, 3, !dbg !190
  call void @llvm.dbg.value(metadata float %4, metadata !169, metadata !DIExpression(DW_OP_LLVM_fragment, 128, 32)), !dbg !171
  call void @llvm.dbg.value(metadata float %5, metadata !169, metadata !DIExpression(DW_OP_LLVM_fragment, 160, 32)), !dbg !171
  call void @llvm.dbg.value(metadata float %6, metadata !169, metadata !DIExpression(DW_OP_LLVM_fragment, 192, 32)), !dbg !171
  call void @llvm.dbg.value(metadata float %7, metadata !169, metadata !DIExpression(DW_OP_LLVM_fragment, 224, 32)), !dbg !171
  %and = and i32 %n, 7, !dbg !191
  %bf.value = and i32 %and, 7, !dbg !192
  %bf.clear = and i32 undef, -8, !dbg !192
  %bf.set = or i32 %bf.clear, %bf.value, !dbg !192
  call void @llvm.dbg.value(metadata i32 %bf.set, metadata !169, metadata !DIExpression(DW_OP_LLVM_fragment, 256, 32)), !dbg !171
  %bf.value2 = and i32 %n, 536870911, !dbg !193
  %bf.shl = shl i32 %bf.value2, 3, !dbg !193
  %bf.clear3 = and i32 %bf.set, 7, !dbg !193
  %bf.set4 = or i32 %bf.clear3, %bf.shl, !dbg !193
  call void @llvm.dbg.value(metadata i32 %bf.set4, metadata !169, metadata !DIExpression(DW_OP_LLVM_fragment, 256, 32)), !dbg !171
  %.fca.0.0.insert = insertvalue %struct.Pair poison, float %retval.sroa.0.0.copyload, 0, 0, !dbg !194
  %.fca.0.1.insert = insertvalue %struct.Pair %.fca.0.0.insert, float %retval.sroa.2.0.copyload, 0, 1, !dbg !194
  %.fca.0.2.insert = insertvalue %struct.Pair %.fca.0.1.insert, float %retval.sroa.3.0.copyload, 0, 2, !dbg !194
  %.fca.0.3.insert = insertvalue %struct.Pair %.fca.0.2.insert, float %retval.sroa.4.0.copyload, 0, 3, !dbg !194
  %.fca.1.0.insert = insertvalue %struct.Pair %.fca.0.3.insert, float %4, 1, 0, !dbg !194
  %.fca.1.1.insert = insertvalue %struct.Pair %.fca.1.0.insert, float %5, 1, 1, !dbg !194
  %.fca.1.2.insert = insertvalue %struct.Pair %.fca.1.1.insert, float %6, 1, 2, !dbg !194
  %.fca.1.3.insert = insertvalue %struct.Pair %.fca.1.2.insert, float %7, 1, 3, !dbg !194
  %.fca.2.insert = insertvalue %struct.Pair %.fca.1.3.insert, i32 %bf.set4, 2, !dbg !194
  %.fca.3.0.insert = insertvalue %struct.Pair %.fca.2.insert, i8 undef, 3, 0, !dbg !194
  %.fca.3.1.insert = insertvalue %struct.Pair %.fca.3.0.insert, i8 undef, 3, 1, !dbg !194
  %.fca.3.2.insert = insertvalue %struct.Pair %.fca.3.1.insert, i8 undef, 3, 2, !dbg !194
  %.fca.3.3.insert = insertvalue %struct.Pair %.fca.3.2.insert, i8 undef, 3, 3, !dbg !194
  %.fca.3.4.insert = insertvalue %struct.Pair %.fca.3.3.insert, i8 undef, 3, 4, !dbg !194
  %.fca.3.5.insert = insertvalue %struct.Pair %.fca.3.4.insert, i8 undef, 3, 5, !dbg !194
  %.fca.3.6.insert = insertvalue %struct.Pair %.fca.3.5.insert, i8 undef, 3, 6, !dbg !194
  %.fca.3.7.insert = insertvalue %struct.Pair %.fca.3.6.insert, i8 undef, 3, 7, !dbg !194
  %.fca.3.8.insert = insertvalue %struct.Pair %.fca.3.7.insert, i8 undef, 3, 8, !dbg !194
  %.fca.3.9.insert = insertvalue %struct.Pair %.fca.3.8.insert, i8 undef, 3, 9, !dbg !194
  %.fca.3.10.insert = insertvalue %struct.Pair %.fca.3.9.insert, i8 undef, 3, 10, !dbg !194
  %.fca.3.11.insert = insertvalue %struct.Pair %.fca.3.10.insert, i8 undef, 3, 11, !dbg !194
  ret %struct.Pair %.fca.3.11.insert, !dbg !194
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
define dso_local void @_Z7structs4ViewP6PackedP4PairS0_7double2(ptr noundef byval(%struct.View) align 8 %m, ptr noundef %q, ptr noundef %pairs, ptr noundef byval(%struct.Packed) align 1 %one, ptr noundef byval(%struct.double2) align 16 %scale) #4 !dbg !195 {
entry:
  %agg.tmp = alloca %struct.float4, align 16
  %copy.sroa.0 = alloca { %struct.float4, %struct.float4 }, align 16
  %copy.sroa.8 = alloca [12 x i8], align 4
  call void @llvm.dbg.declare(metadata ptr %copy.sroa.0, metadata !232, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 256)), !dbg !233
  call void @llvm.dbg.declare(metadata ptr %copy.sroa.8, metadata !232, metadata !DIExpression(DW_OP_LLVM_fragment, 288, 96)), !dbg !233
  %tmp = alloca %printf_args, align 8
  call void @llvm.dbg.declare(metadata ptr %m, metadata !226, metadata !DIExpression()), !dbg !234
  call void @llvm.dbg.value(metadata ptr %q, metadata !227, metadata !DIExpression()), !dbg !235
  call void @llvm.dbg.value(metadata ptr %pairs, metadata !228, metadata !DIExpression()), !dbg !235
  call void @llvm.dbg.declare(metadata ptr %one, metadata !229, metadata !DIExpression()), !dbg !236
  call void @llvm.dbg.declare(metadata ptr %scale, metadata !230, metadata !DIExpression()), !dbg !237
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !238
  call void @llvm.dbg.value(metadata i32 %0, metadata !231, metadata !DIExpression()), !dbg !235
  %rows = getelementptr inbounds %struct.View, ptr %m, i32 0, i32 1, !dbg !239
  %1 = load i32, ptr %rows, align 8, !dbg !239, !tbaa !241
  %cols = getelementptr inbounds %struct.View, ptr %m, i32 0, i32 2, !dbg !245
  %2 = load i32, ptr %cols, align 4, !dbg !245, !tbaa !246
  %mul = mul nsw i32 %1, %2, !dbg !247
  %cmp = icmp slt i32 %0, %mul, !dbg !248
  br i1 %cmp, label %if.then, label %if.end, !dbg !249

if.then:                                          ; preds = %entry
  %x = getelementptr inbounds %struct.double2, ptr %scale, i32 0, i32 0, !dbg !250
  %3 = load double, ptr %x, align 16, !dbg !250, !tbaa !251
  %value = getelementptr inbounds %struct.Packed, ptr %one, i32 0, i32 1, !dbg !254
  %4 = load i32, ptr %value, align 1, !dbg !254, !tbaa !255
  %conv = sitofp i32 %4 to double, !dbg !257
  %add = fadd double %3, %conv, !dbg !258
  %cols1 = getelementptr inbounds %struct.View, ptr %m, i32 0, i32 2, !dbg !259
  %5 = load i32, ptr %cols1, align 4, !dbg !259, !tbaa !246
  %div = sdiv i32 %0, %5, !dbg !260
  %cols2 = getelementptr inbounds %struct.View, ptr %m, i32 0, i32 2, !dbg !261
  %6 = load i32, ptr %cols2, align 4, !dbg !261, !tbaa !246
  %rem = srem i32 %0, %6, !dbg !262
  call void @llvm.dbg.value(metadata ptr %m, metadata !263, metadata !DIExpression()), !dbg !269
  call void @llvm.dbg.value(metadata i32 %div, metadata !266, metadata !DIExpression()), !dbg !269
  call void @llvm.dbg.value(metadata i32 %rem, metadata !267, metadata !DIExpression()), !dbg !269
  %7 = load ptr, ptr %m, align 8, !dbg !271, !tbaa !272
  %cols.i = getelementptr inbounds %struct.View, ptr %m, i32 0, i32 2, !dbg !273
  %8 = load i32, ptr %cols.i, align 4, !dbg !273, !tbaa !246
  %mul.i = mul nsw i32 %div, %8, !dbg !274
  %add.i = add nsw i32 %mul.i, %rem, !dbg !275
  %idxprom.i = sext i32 %add.i to i64, !dbg !271
  %arrayidx.i = getelementptr inbounds float, ptr %7, i64 %idxprom.i, !dbg !271
  %9 = load float, ptr %arrayidx.i, align 4, !dbg !276, !tbaa !174
  %conv4 = fpext float %9 to double, !dbg !276
  %mul5 = fmul double %conv4, %add, !dbg !276
  %conv6 = fptrunc double %mul5 to float, !dbg !276
  store float %conv6, ptr %arrayidx.i, align 4, !dbg !276, !tbaa !174
  br label %if.end, !dbg !277

if.end:                                           ; preds = %if.then, %entry
  %idxprom = sext i32 %0 to i64, !dbg !278
  %arrayidx = getelementptr inbounds %struct.Packed, ptr %q, i64 %idxprom, !dbg !278
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %arrayidx, ptr align 1 %one, i64 11, i1 false), !dbg !279, !tbaa.struct !280
  %conv7 = trunc i32 %0 to i16, !dbg !283
  %idxprom8 = sext i32 %0 to i64, !dbg !284
  %arrayidx9 = getelementptr inbounds %struct.Packed, ptr %q, i64 %idxprom8, !dbg !284
  %rest = getelementptr inbounds %struct.Packed, ptr %arrayidx9, i32 0, i32 2, !dbg !285
  %rem10 = srem i32 %0, 3, !dbg !286
  %idxprom11 = sext i32 %rem10 to i64, !dbg !284
  %arrayidx12 = getelementptr inbounds [3 x i16], ptr %rest, i64 0, i64 %idxprom11, !dbg !284
  store i16 %conv7, ptr %arrayidx12, align 1, !dbg !287, !tbaa !288
  %conv13 = sitofp i32 %0 to float, !dbg !290
  %add14 = add nsw i32 %0, 1, !dbg !291
  %conv15 = sitofp i32 %add14 to float, !dbg !292
  %add16 = add nsw i32 %0, 2, !dbg !293
  %conv17 = sitofp i32 %add16 to float, !dbg !294
  %y = getelementptr inbounds %struct.double2, ptr %scale, i32 0, i32 1, !dbg !295
  %10 = load double, ptr %y, align 8, !dbg !295, !tbaa !296
  %conv18 = fptrunc double %10 to float, !dbg !297
  %.fca.0.insert = insertvalue %struct.float4 poison, float %conv13, 0, !dbg !298
  %.fca.1.insert = insertvalue %struct.float4 %.fca.0.insert, float %conv15, 1, !dbg !298
  %.fca.2.insert = insertvalue %struct.float4 %.fca.1.insert, float %conv17, 2, !dbg !298
  %.fca.3.insert = insertvalue %struct.float4 %.fca.2.insert, float %conv18, 3, !dbg !298
  %11 = getelementptr inbounds %struct.float4, ptr %agg.tmp, i32 0, i32 0, !dbg !298
  %12 = extractvalue %struct.float4 %.fca.3.insert, 0, !dbg !298
  store float %12, ptr %11, align 16, !dbg !298
  %13 = getelementptr inbounds %struct.float4, ptr %agg.tmp, i32 0, i32 1, !dbg !298
  %14 = extractvalue %struct.float4 %.fca.3.insert, 1, !dbg !298
  store float %14, ptr %13, align 4, !dbg !298
  %15 = getelementptr inbounds %struct.float4, ptr %agg.tmp, i32 0, i32 2, !dbg !298
  %16 = extractvalue %struct.float4 %.fca.3.insert, 2, !dbg !298
  store float %16, ptr %15, align 8, !dbg !298
  %17 = getelementptr inbounds %struct.float4, ptr %agg.tmp, i32 0, i32 3, !dbg !298
  %18 = extractvalue %struct.float4 %.fca.3.insert, 3, !dbg !298
  store float %18, ptr %17, align 4, !dbg !298
  %call20 = call %struct.Pair @_Z4make6float4j(ptr noundef byval(%struct.float4) align 16 %agg.tmp, i32 noundef %0) #6, !dbg !299
  %19 = extractvalue %struct.Pair %call20, 0, !dbg !299
  %.fca.0.extract = extractvalue %struct.float4 %19, 0, !dbg !299
  %.fca.1.extract = extractvalue %struct.float4 %19, 1, !dbg !299
  %.fca.2.extract = extractvalue %struct.float4 %19, 2, !dbg !299
  %.fca.3.extract = extractvalue %struct.float4 %19, 3, !dbg !299
  %20 = extractvalue %struct.Pair %call20, 1, !dbg !299
  %.fca.0.extract12 = extractvalue %struct.float4 %20, 0, !dbg !299
  %.fca.1.extract14 = extractvalue %struct.float4 %20, 1, !dbg !299
  %.fca.2.extract16 = extractvalue %struct.float4 %20, 2, !dbg !299
  %.fca.3.extract18 = extractvalue %struct.float4 %20, 3, !dbg !299
  %21 = extractvalue %struct.Pair %call20, 2, !dbg !299
  %22 = extractvalue %struct.Pair %call20, 3, !dbg !299
  %.fca.0.extract20 = extractvalue [12 x i8] %22, 0, !dbg !299
  %.fca.1.extract22 = extractvalue [12 x i8] %22, 1, !dbg !299
  %.fca.2.extract24 = extractvalue [12 x i8] %22, 2, !dbg !299
  %.fca.3.extract26 = extractvalue [12 x i8] %22, 3, !dbg !299
  %.fca.4.extract = extractvalue [12 x i8] %22, 4, !dbg !299
  %.fca.5.extract = extractvalue [12 x i8] %22, 5, !dbg !299
  %.fca.6.extract = extractvalue [12 x i8] %22, 6, !dbg !299
  %.fca.7.extract = extractvalue [12 x i8] %22, 7, !dbg !299
  %.fca.8.extract = extractvalue [12 x i8] %22, 8, !dbg !299
  %.fca.9.extract = extractvalue [12 x i8] %22, 9, !dbg !299
  %.fca.10.extract = extractvalue [12 x i8] %22, 10, !dbg !299
  %.fca.11.extract = extractvalue [12 x i8] %22, 11, !dbg !299
  %idxprom21 = sext i32 %0 to i64, !dbg !300
  %arrayidx22 = getelementptr inbounds %struct.Pair, ptr %pairs, i64 %idxprom21, !dbg !300
  store float %.fca.0.extract, ptr %arrayidx22, align 16, !dbg !301, !tbaa.struct !302
  %ref.tmp.sroa.4.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 4, !dbg !301
  store float %.fca.1.extract, ptr %ref.tmp.sroa.4.0.arrayidx22.sroa_idx, align 4, !dbg !301, !tbaa.struct !303
  %ref.tmp.sroa.5.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 8, !dbg !301
  store float %.fca.2.extract, ptr %ref.tmp.sroa.5.0.arrayidx22.sroa_idx, align 8, !dbg !301, !tbaa.struct !304
  %ref.tmp.sroa.6.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 12, !dbg !301
  store float %.fca.3.extract, ptr %ref.tmp.sroa.6.0.arrayidx22.sroa_idx, align 4, !dbg !301, !tbaa.struct !305
  %ref.tmp.sroa.7.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 16, !dbg !301
  store float %.fca.0.extract12, ptr %ref.tmp.sroa.7.0.arrayidx22.sroa_idx, align 16, !dbg !301, !tbaa.struct !306
  %ref.tmp.sroa.8.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 20, !dbg !301
  store float %.fca.1.extract14, ptr %ref.tmp.sroa.8.0.arrayidx22.sroa_idx, align 4, !dbg !301, !tbaa.struct !307
  %ref.tmp.sroa.9.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 24, !dbg !301
  store float %.fca.2.extract16, ptr %ref.tmp.sroa.9.0.arrayidx22.sroa_idx, align 8, !dbg !301, !tbaa.struct !308
  %ref.tmp.sroa.10.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 28, !dbg !301
  store float %.fca.3.extract18, ptr %ref.tmp.sroa.10.0.arrayidx22.sroa_idx, align 4, !dbg !301, !tbaa.struct !309
  %ref.tmp.sroa.11.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 32, !dbg !301
  store i32 %21, ptr %ref.tmp.sroa.11.0.arrayidx22.sroa_idx, align 16, !dbg !301, !tbaa.struct !310
  %ref.tmp.sroa.12.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 36, !dbg !301
  store i8 %.fca.0.extract20, ptr %ref.tmp.sroa.12.0.arrayidx22.sroa_idx, align 4, !dbg !301, !tbaa.struct !311
  %ref.tmp.sroa.13.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 37, !dbg !301
  store i8 %.fca.1.extract22, ptr %ref.tmp.sroa.13.0.arrayidx22.sroa_idx, align 1, !dbg !301, !tbaa.struct !311
  %ref.tmp.sroa.14.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 38, !dbg !301
  store i8 %.fca.2.extract24, ptr %ref.tmp.sroa.14.0.arrayidx22.sroa_idx, align 2, !dbg !301, !tbaa.struct !311
  %ref.tmp.sroa.15.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 39, !dbg !301
  store i8 %.fca.3.extract26, ptr %ref.tmp.sroa.15.0.arrayidx22.sroa_idx, align 1, !dbg !301, !tbaa.struct !311
  %ref.tmp.sroa.16.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 40, !dbg !301
  store i8 %.fca.4.extract, ptr %ref.tmp.sroa.16.0.arrayidx22.sroa_idx, align 8, !dbg !301, !tbaa.struct !311
  %ref.tmp.sroa.17.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 41, !dbg !301
  store i8 %.fca.5.extract, ptr %ref.tmp.sroa.17.0.arrayidx22.sroa_idx, align 1, !dbg !301, !tbaa.struct !311
  %ref.tmp.sroa.18.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 42, !dbg !301
  store i8 %.fca.6.extract, ptr %ref.tmp.sroa.18.0.arrayidx22.sroa_idx, align 2, !dbg !301, !tbaa.struct !311
  %ref.tmp.sroa.19.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 43, !dbg !301
  store i8 %.fca.7.extract, ptr %ref.tmp.sroa.19.0.arrayidx22.sroa_idx, align 1, !dbg !301, !tbaa.struct !311
  %ref.tmp.sroa.20.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 44, !dbg !301
  store i8 %.fca.8.extract, ptr %ref.tmp.sroa.20.0.arrayidx22.sroa_idx, align 4, !dbg !301, !tbaa.struct !311
  %ref.tmp.sroa.21.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 45, !dbg !301
  store i8 %.fca.9.extract, ptr %ref.tmp.sroa.21.0.arrayidx22.sroa_idx, align 1, !dbg !301, !tbaa.struct !311
  %ref.tmp.sroa.22.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 46, !dbg !301
  store i8 %.fca.10.extract, ptr %ref.tmp.sroa.22.0.arrayidx22.sroa_idx, align 2, !dbg !301, !tbaa.struct !311
  %ref.tmp.sroa.23.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 47, !dbg !301
  store i8 %.fca.11.extract, ptr %ref.tmp.sroa.23.0.arrayidx22.sroa_idx, align 1, !dbg !301, !tbaa.struct !311
  call void @llvm.lifetime.start.p0(i64 32, ptr %copy.sroa.0), !dbg !312
  call void @llvm.lifetime.start.p0(i64 12, ptr %copy.sroa.8), !dbg !312
  %idxprom23 = sext i32 %0 to i64, !dbg !313
  %arrayidx24 = getelementptr inbounds %struct.Pair, ptr %pairs, i64 %idxprom23, !dbg !313
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %copy.sroa.0, ptr align 16 %arrayidx24, i64 32, i1 false), !dbg !313, !tbaa.struct !302
  %copy.sroa.4.0.arrayidx24.sroa_idx = getelementptr inbounds i8, ptr %arrayidx24, i64 32, !dbg !313
  %copy.sroa.4.0.copyload = load i32, ptr %copy.sroa.4.0.arrayidx24.sroa_idx, align 16, !dbg !313, !tbaa.struct !310
  call void @llvm.dbg.value(metadata i32 %copy.sroa.4.0.copyload, metadata !232, metadata !DIExpression(DW_OP_LLVM_fragment, 256, 32)), !dbg !235
  %copy.sroa.8.0.arrayidx24.sroa_idx = getelementptr inbounds i8, ptr %arrayidx24, i64 36, !dbg !313
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %copy.sroa.8, ptr align 4 %copy.sroa.8.0.arrayidx24.sroa_idx, i64 12, i1 false), !dbg !313, !tbaa.struct !311
  %idxprom25 = sext i32 %0 to i64, !dbg !314
  %arrayidx26 = getelementptr inbounds %struct.Packed, ptr %q, i64 %idxprom25, !dbg !314
  %tag = getelementptr inbounds %struct.Packed, ptr %arrayidx26, i32 0, i32 0, !dbg !315
  %23 = load i8, ptr %tag, align 1, !dbg !315, !tbaa !316
  %conv27 = sext i8 %23 to i32, !dbg !314
  %bf.lshr = lshr i32 %copy.sroa.4.0.copyload, 3, !dbg !317
  %add28 = add nsw i32 %bf.lshr, %conv27, !dbg !317
  %bf.value = and i32 %add28, 536870911, !dbg !317
  %bf.shl = shl i32 %bf.value, 3, !dbg !317
  %bf.clear = and i32 %copy.sroa.4.0.copyload, 7, !dbg !317
  %bf.set = or i32 %bf.clear, %bf.shl, !dbg !317
  call void @llvm.dbg.value(metadata i32 %bf.set, metadata !232, metadata !DIExpression(DW_OP_LLVM_fragment, 256, 32)), !dbg !235
  %idxprom30 = sext i32 %0 to i64, !dbg !318
  %arrayidx31 = getelementptr inbounds %struct.Pair, ptr %pairs, i64 %idxprom30, !dbg !318
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arrayidx31, ptr align 16 %copy.sroa.0, i64 32, i1 false), !dbg !319, !tbaa.struct !302
  %copy.sroa.4.0.arrayidx31.sroa_idx = getelementptr inbounds i8, ptr %arrayidx31, i64 32, !dbg !319
  store i32 %bf.set, ptr %copy.sroa.4.0.arrayidx31.sroa_idx, align 16, !dbg !319, !tbaa.struct !310
  %copy.sroa.8.0.arrayidx31.sroa_idx = getelementptr inbounds i8, ptr %arrayidx31, i64 36, !dbg !319
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %copy.sroa.8.0.arrayidx31.sroa_idx, ptr align 4 %copy.sroa.8, i64 12, i1 false), !dbg !319, !tbaa.struct !311
  %add32 = add nsw i32 %0, 1, !dbg !320
  %idxprom33 = sext i32 %add32 to i64, !dbg !321
  %arrayidx34 = getelementptr inbounds %struct.Packed, ptr %q, i64 %idxprom33, !dbg !321
  %rest35 = getelementptr inbounds %struct.Packed, ptr %arrayidx34, i32 0, i32 2, !dbg !322
  %idxprom36 = sext i32 %0 to i64, !dbg !323
  %arrayidx37 = getelementptr inbounds %struct.Packed, ptr %q, i64 %idxprom36, !dbg !323
  %rest38 = getelementptr inbounds %struct.Packed, ptr %arrayidx37, i32 0, i32 2, !dbg !324
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %rest35, ptr align 1 %rest38, i64 5, i1 false), !dbg !325
  %bf.clear40 = and i32 %bf.set, 7, !dbg !326
  %and = and i32 %0, 7, !dbg !326
  %cmp41 = icmp eq i32 %bf.clear40, %and, !dbg !326
  %frombool.i = zext i1 %cmp41 to i8, !dbg !326
  %tobool.i = trunc i8 %frombool.i to i1, !dbg !326
  br i1 %tobool.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !326

if.then.i:                                        ; preds = %if.end
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 36, ptr noundef @__func__._Z7structs4ViewP6PackedP4PairS0_7double2, i64 noundef 1) #7, !dbg !326
  unreachable, !dbg !326

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.end
  %cmp42 = icmp eq i32 %0, 0, !dbg !327
  br i1 %cmp42, label %if.then43, label %if.end50, !dbg !329

if.then43:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %rows44 = getelementptr inbounds %struct.View, ptr %m, i32 0, i32 1, !dbg !330
  %24 = load i32, ptr %rows44, align 8, !dbg !330, !tbaa !241
  call void @llvm.dbg.value(metadata ptr %m, metadata !263, metadata !DIExpression()), !dbg !331
  call void @llvm.dbg.value(metadata i32 0, metadata !266, metadata !DIExpression()), !dbg !331
  call void @llvm.dbg.value(metadata i32 0, metadata !267, metadata !DIExpression()), !dbg !331
  %25 = load ptr, ptr %m, align 8, !dbg !333, !tbaa !272
  %cols.i6 = getelementptr inbounds %struct.View, ptr %m, i32 0, i32 2, !dbg !334
  %26 = load i32, ptr %cols.i6, align 4, !dbg !334, !tbaa !246
  %mul.i7 = mul nsw i32 0, %26, !dbg !335
  %add.i8 = add nsw i32 %mul.i7, 0, !dbg !336
  %idxprom.i9 = sext i32 %add.i8 to i64, !dbg !333
  %arrayidx.i10 = getelementptr inbounds float, ptr %25, i64 %idxprom.i9, !dbg !333
  %27 = load float, ptr %arrayidx.i10, align 4, !dbg !337, !tbaa !174
  %conv46 = fpext float %27 to double, !dbg !338
  %tag47 = getelementptr inbounds %struct.Packed, ptr %one, i32 0, i32 0, !dbg !339
  %28 = load i8, ptr %tag47, align 1, !dbg !339, !tbaa !316
  %conv48 = sext i8 %28 to i32, !dbg !340
  %conv49 = sext i32 %0 to i64, !dbg !341
  %shl = shl i64 %conv49, 33, !dbg !342
  %29 = getelementptr inbounds %printf_args, ptr %tmp, i32 0, i32 0, !dbg !343
  store i32 %24, ptr %29, align 4, !dbg !343
  %30 = getelementptr inbounds %printf_args, ptr %tmp, i32 0, i32 1, !dbg !343
  store double %conv46, ptr %30, align 8, !dbg !343
  %31 = getelementptr inbounds %printf_args, ptr %tmp, i32 0, i32 2, !dbg !343
  store i32 %conv48, ptr %31, align 4, !dbg !343
  %32 = getelementptr inbounds %printf_args, ptr %tmp, i32 0, i32 3, !dbg !343
  store ptr @.str3, ptr %32, align 8, !dbg !343
  %33 = getelementptr inbounds %printf_args, ptr %tmp, i32 0, i32 4, !dbg !343
  store i64 %shl, ptr %33, align 8, !dbg !343
  %34 = call i32 @vprintf(ptr @.str2, ptr %tmp), !dbg !343
  br label %if.end50, !dbg !343

if.end50:                                         ; preds = %if.then43, %_ZL9ws_assertbPKcS0_jS0_.exit
  call void @llvm.lifetime.end.p0(i64 32, ptr %copy.sroa.0), !dbg !344
  call void @llvm.lifetime.end.p0(i64 12, ptr %copy.sroa.8), !dbg !344
  ret void, !dbg !344
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
!nvvm.annotations = !{!144}
!llvm.module.flags = !{!145, !146, !147, !148}
!llvm.ident = !{!149}

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
!52 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "FILE", file: !46, line: 15, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS4FILE")
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
!149 = !{!"clang version 16.0.6"}
!150 = distinct !DISubprogram(name: "make", linkageName: "_Z4make6float4j", scope: !2, file: !2, line: 17, type: !151, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !28, retainedNodes: !166)
!151 = !DISubroutineType(types: !152)
!152 = !{!153, !156, !65}
!153 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Pair", file: !2, line: 13, size: 384, flags: DIFlagTypePassByValue, elements: !154, identifier: "_ZTS4Pair")
!154 = !{!155, !163, !164, !165}
!155 = !DIDerivedType(tag: DW_TAG_member, name: "lo", scope: !153, file: !2, line: 14, baseType: !156, size: 128, align: 128)
!156 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "float4", file: !37, line: 48, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !157, identifier: "_ZTS6float4")
!157 = !{!158, !160, !161, !162}
!158 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !156, file: !37, line: 48, baseType: !159, size: 32)
!159 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!160 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !156, file: !37, line: 48, baseType: !159, size: 32, offset: 32)
!161 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !156, file: !37, line: 48, baseType: !159, size: 32, offset: 64)
!162 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !156, file: !37, line: 48, baseType: !159, size: 32, offset: 96)
!163 = !DIDerivedType(tag: DW_TAG_member, name: "hi", scope: !153, file: !2, line: 14, baseType: !156, size: 128, align: 128, offset: 128)
!164 = !DIDerivedType(tag: DW_TAG_member, name: "flag", scope: !153, file: !2, line: 15, baseType: !65, size: 3, offset: 256, flags: DIFlagBitField, extraData: i64 256)
!165 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !153, file: !2, line: 15, baseType: !65, size: 29, offset: 259, flags: DIFlagBitField, extraData: i64 256)
!166 = !{!167, !168, !169}
!167 = !DILocalVariable(name: "v", arg: 1, scope: !150, file: !2, line: 17, type: !156)
!168 = !DILocalVariable(name: "n", arg: 2, scope: !150, file: !2, line: 17, type: !65)
!169 = !DILocalVariable(name: "p", scope: !150, file: !2, line: 18, type: !153)
!170 = !DILocation(line: 17, column: 42, scope: !150)
!171 = !DILocation(line: 0, scope: !150)
!172 = !DILocation(line: 19, column: 8, scope: !150)
!173 = !{i64 0, i64 4, !174, i64 4, i64 4, !174, i64 8, i64 4, !174, i64 12, i64 4, !174}
!174 = !{!175, !175, i64 0}
!175 = !{!"float", !176, i64 0}
!176 = !{!"omnipotent char", !177, i64 0}
!177 = !{!"Simple C++ TBAA"}
!178 = !{i64 0, i64 4, !174, i64 4, i64 4, !174, i64 8, i64 4, !174}
!179 = !{i64 0, i64 4, !174, i64 4, i64 4, !174}
!180 = !{i64 0, i64 4, !174}
!181 = !DILocation(line: 20, column: 24, scope: !150)
!182 = !{!183, !175, i64 12}
!183 = !{!"_ZTS6float4", !175, i64 0, !175, i64 4, !175, i64 8, !175, i64 12}
!184 = !DILocation(line: 20, column: 29, scope: !150)
!185 = !{!183, !175, i64 8}
!186 = !DILocation(line: 20, column: 34, scope: !150)
!187 = !{!183, !175, i64 4}
!188 = !DILocation(line: 20, column: 39, scope: !150)
!189 = !{!183, !175, i64 0}
!190 = !DILocation(line: 20, column: 10, scope: !150)
!191 = !DILocation(line: 21, column: 14, scope: !150)
!192 = !DILocation(line: 21, column: 10, scope: !150)
!193 = !DILocation(line: 22, column: 11, scope: !150)
!194 = !DILocation(line: 23, column: 3, scope: !150)
!195 = distinct !DISubprogram(name: "structs", linkageName: "_Z7structs4ViewP6PackedP4PairS0_7double2", scope: !2, file: !2, line: 25, type: !196, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !28, retainedNodes: !225)
!196 = !DISubroutineType(types: !197)
!197 = !{null, !198, !210, !219, !220, !221}
!198 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "View", file: !2, line: 3, size: 128, flags: DIFlagTypePassByValue, elements: !199, identifier: "_ZTS4View")
!199 = !{!200, !202, !203, !204}
!200 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !198, file: !2, line: 4, baseType: !201, size: 64)
!201 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !159, size: 64)
!202 = !DIDerivedType(tag: DW_TAG_member, name: "rows", scope: !198, file: !2, line: 5, baseType: !44, size: 32, offset: 64)
!203 = !DIDerivedType(tag: DW_TAG_member, name: "cols", scope: !198, file: !2, line: 5, baseType: !44, size: 32, offset: 96)
!204 = !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !198, file: !2, line: 6, type: !205, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!205 = !DISubroutineType(types: !206)
!206 = !{!207, !208, !44, !44}
!207 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !159, size: 64)
!208 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !209, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!209 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !198)
!210 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !211, size: 64)
!211 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Packed", file: !2, line: 8, size: 88, flags: DIFlagTypePassByValue, elements: !212, identifier: "_ZTS6Packed")
!212 = !{!213, !214, !215}
!213 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !211, file: !2, line: 9, baseType: !5, size: 8)
!214 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !211, file: !2, line: 10, baseType: !44, size: 32, offset: 8)
!215 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !211, file: !2, line: 11, baseType: !216, size: 48, offset: 40)
!216 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 48, elements: !217)
!217 = !{!218}
!218 = !DISubrange(count: 3)
!219 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !153, size: 64)
!220 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !211)
!221 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "double2", file: !37, line: 48, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !222, identifier: "_ZTS7double2")
!222 = !{!223, !224}
!223 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !221, file: !37, line: 48, baseType: !91, size: 64)
!224 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !221, file: !37, line: 48, baseType: !91, size: 64, offset: 64)
!225 = !{!226, !227, !228, !229, !230, !231, !232}
!226 = !DILocalVariable(name: "m", arg: 1, scope: !195, file: !2, line: 25, type: !198)
!227 = !DILocalVariable(name: "q", arg: 2, scope: !195, file: !2, line: 25, type: !210)
!228 = !DILocalVariable(name: "pairs", arg: 3, scope: !195, file: !2, line: 25, type: !219)
!229 = !DILocalVariable(name: "one", arg: 4, scope: !195, file: !2, line: 25, type: !220)
!230 = !DILocalVariable(name: "scale", arg: 5, scope: !195, file: !2, line: 25, type: !221)
!231 = !DILocalVariable(name: "t", scope: !195, file: !2, line: 26, type: !44)
!232 = !DILocalVariable(name: "copy", scope: !195, file: !2, line: 32, type: !153)
!233 = !DILocation(line: 32, column: 8, scope: !195)
!234 = !DILocation(line: 25, column: 30, scope: !195)
!235 = !DILocation(line: 0, scope: !195)
!236 = !DILocation(line: 25, column: 70, scope: !195)
!237 = !DILocation(line: 25, column: 83, scope: !195)
!238 = !DILocation(line: 26, column: 11, scope: !195)
!239 = !DILocation(line: 27, column: 13, scope: !240)
!240 = distinct !DILexicalBlock(scope: !195, file: !2, line: 27, column: 7)
!241 = !{!242, !244, i64 8}
!242 = !{!"_ZTS4View", !243, i64 0, !244, i64 8, !244, i64 12}
!243 = !{!"any pointer", !176, i64 0}
!244 = !{!"int", !176, i64 0}
!245 = !DILocation(line: 27, column: 22, scope: !240)
!246 = !{!242, !244, i64 12}
!247 = !DILocation(line: 27, column: 18, scope: !240)
!248 = !DILocation(line: 27, column: 9, scope: !240)
!249 = !DILocation(line: 27, column: 7, scope: !195)
!250 = !DILocation(line: 28, column: 43, scope: !240)
!251 = !{!252, !253, i64 0}
!252 = !{!"_ZTS7double2", !253, i64 0, !253, i64 8}
!253 = !{!"double", !176, i64 0}
!254 = !DILocation(line: 28, column: 51, scope: !240)
!255 = !{!256, !244, i64 1}
!256 = !{!"_ZTS6Packed", !176, i64 0, !244, i64 1, !176, i64 5}
!257 = !DILocation(line: 28, column: 47, scope: !240)
!258 = !DILocation(line: 28, column: 45, scope: !240)
!259 = !DILocation(line: 28, column: 16, scope: !240)
!260 = !DILocation(line: 28, column: 12, scope: !240)
!261 = !DILocation(line: 28, column: 28, scope: !240)
!262 = !DILocation(line: 28, column: 24, scope: !240)
!263 = !DILocalVariable(name: "this", arg: 1, scope: !264, type: !268, flags: DIFlagArtificial | DIFlagObjectPointer)
!264 = distinct !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !198, file: !2, line: 6, type: !205, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !28, declaration: !204, retainedNodes: !265)
!265 = !{!263, !266, !267}
!266 = !DILocalVariable(name: "r", arg: 2, scope: !264, file: !2, line: 6, type: !44)
!267 = !DILocalVariable(name: "c", arg: 3, scope: !264, file: !2, line: 6, type: !44)
!268 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !209, size: 64)
!269 = !DILocation(line: 0, scope: !264, inlinedAt: !270)
!270 = distinct !DILocation(line: 28, column: 7, scope: !240)
!271 = !DILocation(line: 6, column: 53, scope: !264, inlinedAt: !270)
!272 = !{!242, !243, i64 0}
!273 = !DILocation(line: 6, column: 62, scope: !264, inlinedAt: !270)
!274 = !DILocation(line: 6, column: 60, scope: !264, inlinedAt: !270)
!275 = !DILocation(line: 6, column: 67, scope: !264, inlinedAt: !270)
!276 = !DILocation(line: 28, column: 34, scope: !240)
!277 = !DILocation(line: 28, column: 5, scope: !240)
!278 = !DILocation(line: 29, column: 3, scope: !195)
!279 = !DILocation(line: 29, column: 8, scope: !195)
!280 = !{i64 0, i64 1, !281, i64 1, i64 4, !282, i64 5, i64 6, !281}
!281 = !{!176, !176, i64 0}
!282 = !{!244, !244, i64 0}
!283 = !DILocation(line: 30, column: 29, scope: !195)
!284 = !DILocation(line: 30, column: 3, scope: !195)
!285 = !DILocation(line: 30, column: 8, scope: !195)
!286 = !DILocation(line: 30, column: 15, scope: !195)
!287 = !DILocation(line: 30, column: 20, scope: !195)
!288 = !{!289, !289, i64 0}
!289 = !{!"short", !176, i64 0}
!290 = !DILocation(line: 31, column: 31, scope: !195)
!291 = !DILocation(line: 31, column: 36, scope: !195)
!292 = !DILocation(line: 31, column: 34, scope: !195)
!293 = !DILocation(line: 31, column: 43, scope: !195)
!294 = !DILocation(line: 31, column: 41, scope: !195)
!295 = !DILocation(line: 31, column: 54, scope: !195)
!296 = !{!252, !253, i64 8}
!297 = !DILocation(line: 31, column: 48, scope: !195)
!298 = !DILocation(line: 31, column: 19, scope: !195)
!299 = !DILocation(line: 31, column: 14, scope: !195)
!300 = !DILocation(line: 31, column: 3, scope: !195)
!301 = !DILocation(line: 31, column: 12, scope: !195)
!302 = !{i64 0, i64 4, !174, i64 4, i64 4, !174, i64 8, i64 4, !174, i64 12, i64 4, !174, i64 16, i64 4, !174, i64 20, i64 4, !174, i64 24, i64 4, !174, i64 28, i64 4, !174, i64 32, i64 4, !282, i64 32, i64 4, !282}
!303 = !{i64 0, i64 4, !174, i64 4, i64 4, !174, i64 8, i64 4, !174, i64 12, i64 4, !174, i64 16, i64 4, !174, i64 20, i64 4, !174, i64 24, i64 4, !174, i64 28, i64 4, !282, i64 28, i64 4, !282}
!304 = !{i64 0, i64 4, !174, i64 4, i64 4, !174, i64 8, i64 4, !174, i64 12, i64 4, !174, i64 16, i64 4, !174, i64 20, i64 4, !174, i64 24, i64 4, !282, i64 24, i64 4, !282}
!305 = !{i64 0, i64 4, !174, i64 4, i64 4, !174, i64 8, i64 4, !174, i64 12, i64 4, !174, i64 16, i64 4, !174, i64 20, i64 4, !282, i64 20, i64 4, !282}
!306 = !{i64 0, i64 4, !174, i64 4, i64 4, !174, i64 8, i64 4, !174, i64 12, i64 4, !174, i64 16, i64 4, !282, i64 16, i64 4, !282}
!307 = !{i64 0, i64 4, !174, i64 4, i64 4, !174, i64 8, i64 4, !174, i64 12, i64 4, !282, i64 12, i64 4, !282}
!308 = !{i64 0, i64 4, !174, i64 4, i64 4, !174, i64 8, i64 4, !282, i64 8, i64 4, !282}
!309 = !{i64 0, i64 4, !174, i64 4, i64 4, !282, i64 4, i64 4, !282}
!310 = !{i64 0, i64 4, !282, i64 0, i64 4, !282}
!311 = !{}
!312 = !DILocation(line: 32, column: 3, scope: !195)
!313 = !DILocation(line: 32, column: 15, scope: !195)
!314 = !DILocation(line: 33, column: 17, scope: !195)
!315 = !DILocation(line: 33, column: 22, scope: !195)
!316 = !{!256, !176, i64 0}
!317 = !DILocation(line: 33, column: 14, scope: !195)
!318 = !DILocation(line: 34, column: 3, scope: !195)
!319 = !DILocation(line: 34, column: 12, scope: !195)
!320 = !DILocation(line: 35, column: 15, scope: !195)
!321 = !DILocation(line: 35, column: 11, scope: !195)
!322 = !DILocation(line: 35, column: 20, scope: !195)
!323 = !DILocation(line: 35, column: 27, scope: !195)
!324 = !DILocation(line: 35, column: 32, scope: !195)
!325 = !DILocation(line: 35, column: 3, scope: !195)
!326 = !DILocation(line: 36, column: 3, scope: !195)
!327 = !DILocation(line: 37, column: 9, scope: !328)
!328 = distinct !DILexicalBlock(scope: !195, file: !2, line: 37, column: 7)
!329 = !DILocation(line: 37, column: 7, scope: !195)
!330 = !DILocation(line: 38, column: 54, scope: !328)
!331 = !DILocation(line: 0, scope: !264, inlinedAt: !332)
!332 = distinct !DILocation(line: 38, column: 62, scope: !328)
!333 = !DILocation(line: 6, column: 53, scope: !264, inlinedAt: !332)
!334 = !DILocation(line: 6, column: 62, scope: !264, inlinedAt: !332)
!335 = !DILocation(line: 6, column: 60, scope: !264, inlinedAt: !332)
!336 = !DILocation(line: 6, column: 67, scope: !264, inlinedAt: !332)
!337 = !DILocation(line: 38, column: 62, scope: !328)
!338 = !DILocation(line: 38, column: 60, scope: !328)
!339 = !DILocation(line: 38, column: 76, scope: !328)
!340 = !DILocation(line: 38, column: 72, scope: !328)
!341 = !DILocation(line: 38, column: 100, scope: !328)
!342 = !DILocation(line: 38, column: 102, scope: !328)
!343 = !DILocation(line: 38, column: 5, scope: !328)
!344 = !DILocation(line: 39, column: 1, scope: !195)
