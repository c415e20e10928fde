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
@__func__._Z7structs4ViewP6PackedP4PairS0_7double2 = private unnamed_addr constant [8 x i8] c"structs\00", align 1
@.str2 = private unnamed_addr constant [36 x i8] c"rows %d, first %g, tag %c, %s %lld\0A\00", align 1
@.str3 = private unnamed_addr constant [5 x i8] c"text\00", align 1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local %struct.Pair @_Z4make6float4j(%struct.float4* noundef byval(%struct.float4) align 16 %v, i32 noundef %n) #0 !dbg !124 {
entry:
  call void @llvm.dbg.declare(metadata %struct.float4* %v, metadata !141, metadata !DIExpression()), !dbg !144
  call void @llvm.dbg.value(metadata i32 %n, metadata !142, metadata !DIExpression()), !dbg !145
  %retval.sroa.0.0..sroa_idx = getelementptr inbounds %struct.float4, %struct.float4* %v, i64 0, i32 0, !dbg !146
  %retval.sroa.0.0.copyload = load float, float* %retval.sroa.0.0..sroa_idx, align 16, !dbg !146, !tbaa.struct !147
  call void @llvm.dbg.value(metadata float %retval.sroa.0.0.copyload, metadata !143, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)), !dbg !145
  %retval.sroa.2.0..sroa_idx9 = getelementptr inbounds %struct.float4, %struct.float4* %v, i64 0, i32 1, !dbg !146
  %retval.sroa.2.0.copyload = load float, float* %retval.sroa.2.0..sroa_idx9, align 4, !dbg !146, !tbaa.struct !152
  call void @llvm.dbg.value(metadata float %retval.sroa.2.0.copyload, metadata !143, metadata !DIExpression(DW_OP_LLVM_fragment, 32, 32)), !dbg !145
  %retval.sroa.3.0..sroa_idx10 = getelementptr inbounds %struct.float4, %struct.float4* %v, i64 0, i32 2, !dbg !146
  %retval.sroa.3.0.copyload = load float, float* %retval.sroa.3.0..sroa_idx10, align 8, !dbg !146, !tbaa.struct !153
  call void @llvm.dbg.value(metadata float %retval.sroa.3.0.copyload, metadata !143, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 32)), !dbg !145
  %retval.sroa.4.0..sroa_idx11 = getelementptr inbounds %struct.float4, %struct.float4* %v, i64 0, i32 3, !dbg !146
  %retval.sroa.4.0.copyload = load float, float* %retval.sroa.4.0..sroa_idx11, align 4, !dbg !146, !tbaa.struct !154
  call void @llvm.dbg.value(metadata float %retval.sroa.4.0.copyload, metadata !143, metadata !DIExpression(DW_OP_LLVM_fragment, 96, 32)), !dbg !145
  %w = getelementptr inbounds %struct.float4, %struct.float4* %v, i32 0, i32 3, !dbg !155
  %0 = load float, float* %w, align 4, !dbg !155, !tbaa !156
  %z = getelementptr inbounds %struct.float4, %struct.float4* %v, i32 0, i32 2, !dbg !158
  %1 = load float, float* %z, align 8, !dbg !158, !tbaa !159
  %y = getelementptr inbounds %struct.float4, %struct.float4* %v, i32 0, i32 1, !dbg !160
  %2 = load float, float* %y, align 4, !dbg !160, !tbaa !161
  %x = getelementptr inbounds %struct.float4, %struct.float4* %v, i32 0, i32 0, !dbg !162
  %3 = load float, float* %x, align 16, !dbg !162, !tbaa !163
  %.fca.0.insert = insertvalue %struct.float4 poison, float %0, 0, !dbg !164
  %.fca.1.insert = insertvalue %struct.float4 %.fca.0.insert, float %1, 1, !dbg !164
  %.fca.2.insert18 = insertvalue %struct.float4 %.fca.1.insert, float %2, 2, !dbg !164
  %.fca.3.insert = insertvalue %struct.float4 %.fca.2.insert18, float %3, 3, !dbg !164
  %4 = extractvalue %struct.float4 %.fca.3.insert, 0, !dbg !164
  %5 = extractvalue %struct.float4 %.fca.3.insert, 1, !dbg !164
  %6 = extractvalue %struct.float4 %.fca.3.insert, 2, !dbg !164
  %7 = extractvalue %struct.float4 %.fca.3.insert, 3, !dbg !164
  call void @llvm.dbg.value(metadata float %4, metadata !143, metadata !DIExpression(DW_OP_LLVM_fragment, 128, 32)), !dbg !145
  call void @llvm.dbg.value(metadata float %5, metadata !143, metadata !DIExpression(DW_OP_LLVM_fragment, 160, 32)), !dbg !145
  call void @llvm.dbg.value(metadata float %6, metadata !143, metadata !DIExpression(DW_OP_LLVM_fragment, 192, 32)), !dbg !145
  call void @llvm.dbg.value(metadata float %7, metadata !143, metadata !DIExpression(DW_OP_LLVM_fragment, 224, 32)), !dbg !145
  %and = and i32 %n, 7, !dbg !165
  %bf.value = and i32 %and, 7, !dbg !166
  %bf.clear = and i32 undef, -8, !dbg !166
  %bf.set = or i32 %bf.clear, %bf.value, !dbg !166
  call void @llvm.dbg.value(metadata i32 %bf.set, metadata !143, metadata !DIExpression(DW_OP_LLVM_fragment, 256, 32)), !dbg !145
  %bf.value2 = and i32 %n, 536870911, !dbg !167
  %bf.shl = shl i32 %bf.value2, 3, !dbg !167
  %bf.clear3 = and i32 %bf.set, 7, !dbg !167
  %bf.set4 = or i32 %bf.clear3, %bf.shl, !dbg !167
  call void @llvm.dbg.value(metadata i32 %bf.set4, metadata !143, metadata !DIExpression(DW_OP_LLVM_fragment, 256, 32)), !dbg !145
  %.fca.0.0.insert = insertvalue %struct.Pair poison, float %retval.sroa.0.0.copyload, 0, 0, !dbg !168
  %.fca.0.1.insert = insertvalue %struct.Pair %.fca.0.0.insert, float %retval.sroa.2.0.copyload, 0, 1, !dbg !168
  %.fca.0.2.insert = insertvalue %struct.Pair %.fca.0.1.insert, float %retval.sroa.3.0.copyload, 0, 2, !dbg !168
  %.fca.0.3.insert = insertvalue %struct.Pair %.fca.0.2.insert, float %retval.sroa.4.0.copyload, 0, 3, !dbg !168
  %.fca.1.0.insert = insertvalue %struct.Pair %.fca.0.3.insert, float %4, 1, 0, !dbg !168
  %.fca.1.1.insert = insertvalue %struct.Pair %.fca.1.0.insert, float %5, 1, 1, !dbg !168
  %.fca.1.2.insert = insertvalue %struct.Pair %.fca.1.1.insert, float %6, 1, 2, !dbg !168
  %.fca.1.3.insert = insertvalue %struct.Pair %.fca.1.2.insert, float %7, 1, 3, !dbg !168
  %.fca.2.insert = insertvalue %struct.Pair %.fca.1.3.insert, i32 %bf.set4, 2, !dbg !168
  %.fca.3.0.insert = insertvalue %struct.Pair %.fca.2.insert, i8 undef, 3, 0, !dbg !168
  %.fca.3.1.insert = insertvalue %struct.Pair %.fca.3.0.insert, i8 undef, 3, 1, !dbg !168
  %.fca.3.2.insert = insertvalue %struct.Pair %.fca.3.1.insert, i8 undef, 3, 2, !dbg !168
  %.fca.3.3.insert = insertvalue %struct.Pair %.fca.3.2.insert, i8 undef, 3, 3, !dbg !168
  %.fca.3.4.insert = insertvalue %struct.Pair %.fca.3.3.insert, i8 undef, 3, 4, !dbg !168
  %.fca.3.5.insert = insertvalue %struct.Pair %.fca.3.4.insert, i8 undef, 3, 5, !dbg !168
  %.fca.3.6.insert = insertvalue %struct.Pair %.fca.3.5.insert, i8 undef, 3, 6, !dbg !168
  %.fca.3.7.insert = insertvalue %struct.Pair %.fca.3.6.insert, i8 undef, 3, 7, !dbg !168
  %.fca.3.8.insert = insertvalue %struct.Pair %.fca.3.7.insert, i8 undef, 3, 8, !dbg !168
  %.fca.3.9.insert = insertvalue %struct.Pair %.fca.3.8.insert, i8 undef, 3, 9, !dbg !168
  %.fca.3.10.insert = insertvalue %struct.Pair %.fca.3.9.insert, i8 undef, 3, 10, !dbg !168
  %.fca.3.11.insert = insertvalue %struct.Pair %.fca.3.10.insert, i8 undef, 3, 11, !dbg !168
  ret %struct.Pair %.fca.3.11.insert, !dbg !168
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
define dso_local void @_Z7structs4ViewP6PackedP4PairS0_7double2(%struct.View* noundef byval(%struct.View) align 8 %m, %struct.Packed* noundef %q, %struct.Pair* noundef %pairs, %struct.Packed* noundef byval(%struct.Packed) align 1 %one, %struct.double2* noundef byval(%struct.double2) align 16 %scale) #4 !dbg !169 {
entry:
  %agg.tmp = alloca %struct.float4, align 16
  %copy.sroa.0 = alloca { %struct.float4, %struct.float4 }, align 16
  %copy.sroa.8 = alloca [12 x i8], align 4
  call void @llvm.dbg.declare(metadata { %struct.float4, %struct.float4 }* %copy.sroa.0, metadata !206, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 256)), !dbg !207
  call void @llvm.dbg.declare(metadata [12 x i8]* %copy.sroa.8, metadata !206, metadata !DIExpression(DW_OP_LLVM_fragment, 288, 96)), !dbg !207
  %tmp = alloca %printf_args, align 8
  call void @llvm.dbg.declare(metadata %struct.View* %m, metadata !200, metadata !DIExpression()), !dbg !208
  call void @llvm.dbg.value(metadata %struct.Packed* %q, metadata !201, metadata !DIExpression()), !dbg !209
  call void @llvm.dbg.value(metadata %struct.Pair* %pairs, metadata !202, metadata !DIExpression()), !dbg !209
  call void @llvm.dbg.declare(metadata %struct.Packed* %one, metadata !203, metadata !DIExpression()), !dbg !210
  call void @llvm.dbg.declare(metadata %struct.double2* %scale, metadata !204, metadata !DIExpression()), !dbg !211
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7, !dbg !212
  call void @llvm.dbg.value(metadata i32 %0, metadata !205, metadata !DIExpression()), !dbg !209
  %rows = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 1, !dbg !213
  %1 = load i32, i32* %rows, align 8, !dbg !213, !tbaa !215
  %cols = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 2, !dbg !219
  %2 = load i32, i32* %cols, align 4, !dbg !219, !tbaa !220
  %mul = mul nsw i32 %1, %2, !dbg !221
  %cmp = icmp slt i32 %0, %mul, !dbg !222
  br i1 %cmp, label %if.then, label %if.end, !dbg !223

if.then:                                          ; preds = %entry
  %x = getelementptr inbounds %struct.double2, %struct.double2* %scale, i32 0, i32 0, !dbg !224
  %3 = load double, double* %x, align 16, !dbg !224, !tbaa !225
  %value = getelementptr inbounds %struct.Packed, %struct.Packed* %one, i32 0, i32 1, !dbg !228
  %4 = load i32, i32* %value, align 1, !dbg !228, !tbaa !229
  %conv = sitofp i32 %4 to double, !dbg !231
  %add = fadd double %3, %conv, !dbg !232
  %cols1 = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 2, !dbg !233
  %5 = load i32, i32* %cols1, align 4, !dbg !233, !tbaa !220
  %div = sdiv i32 %0, %5, !dbg !234
  %cols2 = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 2, !dbg !235
  %6 = load i32, i32* %cols2, align 4, !dbg !235, !tbaa !220
  %rem = srem i32 %0, %6, !dbg !236
  call void @llvm.dbg.value(metadata %struct.View* %m, metadata !237, metadata !DIExpression()), !dbg !243
  call void @llvm.dbg.value(metadata i32 %div, metadata !240, metadata !DIExpression()), !dbg !243
  call void @llvm.dbg.value(metadata i32 %rem, metadata !241, metadata !DIExpression()), !dbg !243
  %data.i = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 0, !dbg !245
  %7 = load float*, float** %data.i, align 8, !dbg !245, !tbaa !246
  %cols.i = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 2, !dbg !247
  %8 = load i32, i32* %cols.i, align 4, !dbg !247, !tbaa !220
  %mul.i = mul nsw i32 %div, %8, !dbg !248
  %add.i = add nsw i32 %mul.i, %rem, !dbg !249
  %idxprom.i = sext i32 %add.i to i64, !dbg !245
  %arrayidx.i = getelementptr inbounds float, float* %7, i64 %idxprom.i, !dbg !245
  %9 = load float, float* %arrayidx.i, align 4, !dbg !250, !tbaa !148
  %conv4 = fpext float %9 to double, !dbg !250
  %mul5 = fmul double %conv4, %add, !dbg !250
  %conv6 = fptrunc double %mul5 to float, !dbg !250
  store float %conv6, float* %arrayidx.i, align 4, !dbg !250, !tbaa !148
  br label %if.end, !dbg !251

if.end:                                           ; preds = %if.then, %entry
  %idxprom = sext i32 %0 to i64, !dbg !252
  %arrayidx = getelementptr inbounds %struct.Packed, %struct.Packed* %q, i64 %idxprom, !dbg !252
  %10 = bitcast %struct.Packed* %arrayidx to i8*, !dbg !253
  %11 = bitcast %struct.Packed* %one to i8*, !dbg !253
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %10, i8* align 1 %11, i64 11, i1 false), !dbg !253, !tbaa.struct !254
  %conv7 = trunc i32 %0 to i16, !dbg !257
  %idxprom8 = sext i32 %0 to i64, !dbg !258
  %arrayidx9 = getelementptr inbounds %struct.Packed, %struct.Packed* %q, i64 %idxprom8, !dbg !258
  %rest = getelementptr inbounds %struct.Packed, %struct.Packed* %arrayidx9, i32 0, i32 2, !dbg !259
  %rem10 = srem i32 %0, 3, !dbg !260
  %idxprom11 = sext i32 %rem10 to i64, !dbg !258
  %arrayidx12 = getelementptr inbounds [3 x i16], [3 x i16]* %rest, i64 0, i64 %idxprom11, !dbg !258
  store i16 %conv7, i16* %arrayidx12, align 1, !dbg !261, !tbaa !262
  %conv13 = sitofp i32 %0 to float, !dbg !264
  %add14 = add nsw i32 %0, 1, !dbg !265
  %conv15 = sitofp i32 %add14 to float, !dbg !266
  %add16 = add nsw i32 %0, 2, !dbg !267
  %conv17 = sitofp i32 %add16 to float, !dbg !268
  %y = getelementptr inbounds %struct.double2, %struct.double2* %scale, i32 0, i32 1, !dbg !269
  %12 = load double, double* %y, align 8, !dbg !269, !tbaa !270
  %conv18 = fptrunc double %12 to float, !dbg !271
  %.fca.0.insert = insertvalue %struct.float4 poison, float %conv13, 0, !dbg !272
  %.fca.1.insert = insertvalue %struct.float4 %.fca.0.insert, float %conv15, 1, !dbg !272
  %.fca.2.insert = insertvalue %struct.float4 %.fca.1.insert, float %conv17, 2, !dbg !272
  %.fca.3.insert = insertvalue %struct.float4 %.fca.2.insert, float %conv18, 3, !dbg !272
  %13 = getelementptr inbounds %struct.float4, %struct.float4* %agg.tmp, i32 0, i32 0, !dbg !272
  %14 = extractvalue %struct.float4 %.fca.3.insert, 0, !dbg !272
  store float %14, float* %13, align 16, !dbg !272
  %15 = getelementptr inbounds %struct.float4, %struct.float4* %agg.tmp, i32 0, i32 1, !dbg !272
  %16 = extractvalue %struct.float4 %.fca.3.insert, 1, !dbg !272
  store float %16, float* %15, align 4, !dbg !272
  %17 = getelementptr inbounds %struct.float4, %struct.float4* %agg.tmp, i32 0, i32 2, !dbg !272
  %18 = extractvalue %struct.float4 %.fca.3.insert, 2, !dbg !272
  store float %18, float* %17, align 8, !dbg !272
  %19 = getelementptr inbounds %struct.float4, %struct.float4* %agg.tmp, i32 0, i32 3, !dbg !272
  %20 = extractvalue %struct.float4 %.fca.3.insert, 3, !dbg !272
  store float %20, float* %19, align 4, !dbg !272
  %call20 = call %struct.Pair @_Z4make6float4j(%struct.float4* noundef byval(%struct.float4) align 16 %agg.tmp, i32 noundef %0) #8, !dbg !273
  %21 = extractvalue %struct.Pair %call20, 0, !dbg !273
  %.fca.0.extract = extractvalue %struct.float4 %21, 0, !dbg !273
  %.fca.1.extract = extractvalue %struct.float4 %21, 1, !dbg !273
  %.fca.2.extract = extractvalue %struct.float4 %21, 2, !dbg !273
  %.fca.3.extract = extractvalue %struct.float4 %21, 3, !dbg !273
  %22 = extractvalue %struct.Pair %call20, 1, !dbg !273
  %.fca.0.extract28 = extractvalue %struct.float4 %22, 0, !dbg !273
  %.fca.1.extract30 = extractvalue %struct.float4 %22, 1, !dbg !273
  %.fca.2.extract32 = extractvalue %struct.float4 %22, 2, !dbg !273
  %.fca.3.extract34 = extractvalue %struct.float4 %22, 3, !dbg !273
  %23 = extractvalue %struct.Pair %call20, 2, !dbg !273
  %24 = extractvalue %struct.Pair %call20, 3, !dbg !273
  %.fca.0.extract36 = extractvalue [12 x i8] %24, 0, !dbg !273
  %.fca.1.extract38 = extractvalue [12 x i8] %24, 1, !dbg !273
  %.fca.2.extract40 = extractvalue [12 x i8] %24, 2, !dbg !273
  %.fca.3.extract42 = extractvalue [12 x i8] %24, 3, !dbg !273
  %.fca.4.extract = extractvalue [12 x i8] %24, 4, !dbg !273
  %.fca.5.extract = extractvalue [12 x i8] %24, 5, !dbg !273
  %.fca.6.extract = extractvalue [12 x i8] %24, 6, !dbg !273
  %.fca.7.extract = extractvalue [12 x i8] %24, 7, !dbg !273
  %.fca.8.extract = extractvalue [12 x i8] %24, 8, !dbg !273
  %.fca.9.extract = extractvalue [12 x i8] %24, 9, !dbg !273
  %.fca.10.extract = extractvalue [12 x i8] %24, 10, !dbg !273
  %.fca.11.extract = extractvalue [12 x i8] %24, 11, !dbg !273
  %idxprom21 = sext i32 %0 to i64, !dbg !274
  %arrayidx22 = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom21, !dbg !274
  %ref.tmp.sroa.0.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 0, i32 0, !dbg !275
  store float %.fca.0.extract, float* %ref.tmp.sroa.0.0..sroa_idx, align 16, !dbg !275, !tbaa.struct !276
  %ref.tmp.sroa.4.0..sroa_idx45 = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 0, i32 1, !dbg !275
  store float %.fca.1.extract, float* %ref.tmp.sroa.4.0..sroa_idx45, align 4, !dbg !275, !tbaa.struct !277
  %ref.tmp.sroa.5.0..sroa_idx47 = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 0, i32 2, !dbg !275
  store float %.fca.2.extract, float* %ref.tmp.sroa.5.0..sroa_idx47, align 8, !dbg !275, !tbaa.struct !278
  %ref.tmp.sroa.6.0..sroa_idx49 = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 0, i32 3, !dbg !275
  store float %.fca.3.extract, float* %ref.tmp.sroa.6.0..sroa_idx49, align 4, !dbg !275, !tbaa.struct !279
  %ref.tmp.sroa.7.0..sroa_idx51 = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 1, i32 0, !dbg !275
  store float %.fca.0.extract28, float* %ref.tmp.sroa.7.0..sroa_idx51, align 16, !dbg !275, !tbaa.struct !280
  %ref.tmp.sroa.8.0..sroa_idx53 = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 1, i32 1, !dbg !275
  store float %.fca.1.extract30, float* %ref.tmp.sroa.8.0..sroa_idx53, align 4, !dbg !275, !tbaa.struct !281
  %ref.tmp.sroa.9.0..sroa_idx55 = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 1, i32 2, !dbg !275
  store float %.fca.2.extract32, float* %ref.tmp.sroa.9.0..sroa_idx55, align 8, !dbg !275, !tbaa.struct !282
  %ref.tmp.sroa.10.0..sroa_idx57 = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 1, i32 3, !dbg !275
  store float %.fca.3.extract34, float* %ref.tmp.sroa.10.0..sroa_idx57, align 4, !dbg !275, !tbaa.struct !283
  %ref.tmp.sroa.11.0..sroa_idx59 = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 2, !dbg !275
  store i32 %23, i32* %ref.tmp.sroa.11.0..sroa_idx59, align 16, !dbg !275, !tbaa.struct !284
  %ref.tmp.sroa.12.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 0, !dbg !275
  store i8 %.fca.0.extract36, i8* %ref.tmp.sroa.12.0..sroa_idx, align 4, !dbg !275, !tbaa.struct !285
  %ref.tmp.sroa.13.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 1, !dbg !275
  store i8 %.fca.1.extract38, i8* %ref.tmp.sroa.13.0..sroa_idx, align 1, !dbg !275, !tbaa.struct !285
  %ref.tmp.sroa.14.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 2, !dbg !275
  store i8 %.fca.2.extract40, i8* %ref.tmp.sroa.14.0..sroa_idx, align 2, !dbg !275, !tbaa.struct !285
  %ref.tmp.sroa.15.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 3, !dbg !275
  store i8 %.fca.3.extract42, i8* %ref.tmp.sroa.15.0..sroa_idx, align 1, !dbg !275, !tbaa.struct !285
  %ref.tmp.sroa.16.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 4, !dbg !275
  store i8 %.fca.4.extract, i8* %ref.tmp.sroa.16.0..sroa_idx, align 8, !dbg !275, !tbaa.struct !285
  %ref.tmp.sroa.17.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 5, !dbg !275
  store i8 %.fca.5.extract, i8* %ref.tmp.sroa.17.0..sroa_idx, align 1, !dbg !275, !tbaa.struct !285
  %ref.tmp.sroa.18.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 6, !dbg !275
  store i8 %.fca.6.extract, i8* %ref.tmp.sroa.18.0..sroa_idx, align 2, !dbg !275, !tbaa.struct !285
  %ref.tmp.sroa.19.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 7, !dbg !275
  store i8 %.fca.7.extract, i8* %ref.tmp.sroa.19.0..sroa_idx, align 1, !dbg !275, !tbaa.struct !285
  %ref.tmp.sroa.20.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 8, !dbg !275
  store i8 %.fca.8.extract, i8* %ref.tmp.sroa.20.0..sroa_idx, align 4, !dbg !275, !tbaa.struct !285
  %ref.tmp.sroa.21.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 9, !dbg !275
  store i8 %.fca.9.extract, i8* %ref.tmp.sroa.21.0..sroa_idx, align 1, !dbg !275, !tbaa.struct !285
  %ref.tmp.sroa.22.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 10, !dbg !275
  store i8 %.fca.10.extract, i8* %ref.tmp.sroa.22.0..sroa_idx, align 2, !dbg !275, !tbaa.struct !285
  %ref.tmp.sroa.23.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 11, !dbg !275
  store i8 %.fca.11.extract, i8* %ref.tmp.sroa.23.0..sroa_idx, align 1, !dbg !275, !tbaa.struct !285
  %copy.sroa.0.0.sroa_cast26 = bitcast { %struct.float4, %struct.float4 }* %copy.sroa.0 to i8*, !dbg !286
  call void @llvm.lifetime.start.p0i8(i64 32, i8* %copy.sroa.0.0.sroa_cast26), !dbg !286
  %copy.sroa.8.0.sroa_idx24 = getelementptr inbounds [12 x i8], [12 x i8]* %copy.sroa.8, i64 0, i64 0, !dbg !286
  call void @llvm.lifetime.start.p0i8(i64 12, i8* %copy.sroa.8.0.sroa_idx24), !dbg !286
  %idxprom23 = sext i32 %0 to i64, !dbg !287
  %arrayidx24 = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom23, !dbg !287
  %copy.sroa.0.0..sroa_cast = bitcast %struct.Pair* %arrayidx24 to i8*, !dbg !287
  %copy.sroa.0.0.sroa_cast12 = bitcast { %struct.float4, %struct.float4 }* %copy.sroa.0 to i8*, !dbg !287
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %copy.sroa.0.0.sroa_cast12, i8* align 16 %copy.sroa.0.0..sroa_cast, i64 32, i1 false), !dbg !287, !tbaa.struct !276
  %copy.sroa.4.0..sroa_idx16 = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx24, i64 0, i32 2, !dbg !287
  %copy.sroa.4.0.copyload = load i32, i32* %copy.sroa.4.0..sroa_idx16, align 16, !dbg !287, !tbaa.struct !284
  call void @llvm.dbg.value(metadata i32 %copy.sroa.4.0.copyload, metadata !206, metadata !DIExpression(DW_OP_LLVM_fragment, 256, 32)), !dbg !209
  %copy.sroa.8.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx24, i64 0, i32 3, i64 0, !dbg !287
  %copy.sroa.8.0.sroa_idx20 = getelementptr inbounds [12 x i8], [12 x i8]* %copy.sroa.8, i64 0, i64 0, !dbg !287
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %copy.sroa.8.0.sroa_idx20, i8* align 4 %copy.sroa.8.0..sroa_idx, i64 12, i1 false), !dbg !287, !tbaa.struct !285
  %idxprom25 = sext i32 %0 to i64, !dbg !288
  %arrayidx26 = getelementptr inbounds %struct.Packed, %struct.Packed* %q, i64 %idxprom25, !dbg !288
  %tag = getelementptr inbounds %struct.Packed, %struct.Packed* %arrayidx26, i32 0, i32 0, !dbg !289
  %25 = load i8, i8* %tag, align 1, !dbg !289, !tbaa !290
  %conv27 = sext i8 %25 to i32, !dbg !288
  %bf.lshr = lshr i32 %copy.sroa.4.0.copyload, 3, !dbg !291
  %add28 = add nsw i32 %bf.lshr, %conv27, !dbg !291
  %bf.value = and i32 %add28, 536870911, !dbg !291
  %bf.shl = shl i32 %bf.value, 3, !dbg !291
  %bf.clear = and i32 %copy.sroa.4.0.copyload, 7, !dbg !291
  %bf.set = or i32 %bf.clear, %bf.shl, !dbg !291
  call void @llvm.dbg.value(metadata i32 %bf.set, metadata !206, metadata !DIExpression(DW_OP_LLVM_fragment, 256, 32)), !dbg !209
  %idxprom30 = sext i32 %0 to i64, !dbg !292
  %arrayidx31 = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom30, !dbg !292
  %copy.sroa.0.0..sroa_cast13 = bitcast %struct.Pair* %arrayidx31 to i8*, !dbg !293
  %copy.sroa.0.0.sroa_cast14 = bitcast { %struct.float4, %struct.float4 }* %copy.sroa.0 to i8*, !dbg !293
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %copy.sroa.0.0..sroa_cast13, i8* align 16 %copy.sroa.0.0.sroa_cast14, i64 32, i1 false), !dbg !293, !tbaa.struct !276
  %copy.sroa.4.0..sroa_idx17 = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx31, i64 0, i32 2, !dbg !293
  store i32 %bf.set, i32* %copy.sroa.4.0..sroa_idx17, align 16, !dbg !293, !tbaa.struct !284
  %copy.sroa.8.0..sroa_idx21 = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx31, i64 0, i32 3, i64 0, !dbg !293
  %copy.sroa.8.0.sroa_idx22 = getelementptr inbounds [12 x i8], [12 x i8]* %copy.sroa.8, i64 0, i64 0, !dbg !293
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %copy.sroa.8.0..sroa_idx21, i8* align 4 %copy.sroa.8.0.sroa_idx22, i64 12, i1 false), !dbg !293, !tbaa.struct !285
  %add32 = add nsw i32 %0, 1, !dbg !294
  %idxprom33 = sext i32 %add32 to i64, !dbg !295
  %arrayidx34 = getelementptr inbounds %struct.Packed, %struct.Packed* %q, i64 %idxprom33, !dbg !295
  %rest35 = getelementptr inbounds %struct.Packed, %struct.Packed* %arrayidx34, i32 0, i32 2, !dbg !296
  %26 = bitcast [3 x i16]* %rest35 to i8*, !dbg !297
  %idxprom36 = sext i32 %0 to i64, !dbg !298
  %arrayidx37 = getelementptr inbounds %struct.Packed, %struct.Packed* %q, i64 %idxprom36, !dbg !298
  %rest38 = getelementptr inbounds %struct.Packed, %struct.Packed* %arrayidx37, i32 0, i32 2, !dbg !299
  %27 = bitcast [3 x i16]* %rest38 to i8*, !dbg !297
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %26, i8* align 1 %27, i64 5, i1 false), !dbg !297
  %bf.clear40 = and i32 %bf.set, 7, !dbg !300
  %and = and i32 %0, 7, !dbg !300
  %cmp41 = icmp eq i32 %bf.clear40, %and, !dbg !300
  %frombool.i = zext i1 %cmp41 to i8, !dbg !300
  %tobool.i = trunc i8 %frombool.i to i1, !dbg !300
  br i1 %tobool.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !300

if.then.i:                                        ; preds = %if.end
  call void @__assertfail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str1, i64 0, i64 0), i32 noundef 36, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @__func__._Z7structs4ViewP6PackedP4PairS0_7double2, i64 0, i64 0), i64 noundef 1) #9, !dbg !300
  unreachable, !dbg !300

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.end
  %cmp42 = icmp eq i32 %0, 0, !dbg !301
  br i1 %cmp42, label %if.then43, label %if.end50, !dbg !303

if.then43:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %rows44 = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 1, !dbg !304
  %28 = load i32, i32* %rows44, align 8, !dbg !304, !tbaa !215
  call void @llvm.dbg.value(metadata %struct.View* %m, metadata !237, metadata !DIExpression()), !dbg !305
  call void @llvm.dbg.value(metadata i32 0, metadata !240, metadata !DIExpression()), !dbg !305
  call void @llvm.dbg.value(metadata i32 0, metadata !241, metadata !DIExpression()), !dbg !305
  %data.i6 = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 0, !dbg !307
  %29 = load float*, float** %data.i6, align 8, !dbg !307, !tbaa !246
  %cols.i7 = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 2, !dbg !308
  %30 = load i32, i32* %cols.i7, align 4, !dbg !308, !tbaa !220
  %mul.i8 = mul nsw i32 0, %30, !dbg !309
  %add.i9 = add nsw i32 %mul.i8, 0, !dbg !310
  %idxprom.i10 = sext i32 %add.i9 to i64, !dbg !307
  %arrayidx.i11 = getelementptr inbounds float, float* %29, i64 %idxprom.i10, !dbg !307
  %31 = load float, float* %arrayidx.i11, align 4, !dbg !311, !tbaa !148
  %conv46 = fpext float %31 to double, !dbg !312
  %tag47 = getelementptr inbounds %struct.Packed, %struct.Packed* %one, i32 0, i32 0, !dbg !313
  %32 = load i8, i8* %tag47, align 1, !dbg !313, !tbaa !290
  %conv48 = sext i8 %32 to i32, !dbg !314
  %conv49 = sext i32 %0 to i64, !dbg !315
  %shl = shl i64 %conv49, 33, !dbg !316
  %33 = getelementptr inbounds %printf_args, %printf_args* %tmp, i32 0, i32 0, !dbg !317
  store i32 %28, i32* %33, align 4, !dbg !317
  %34 = getelementptr inbounds %printf_args, %printf_args* %tmp, i32 0, i32 1, !dbg !317
  store double %conv46, double* %34, align 8, !dbg !317
  %35 = getelementptr inbounds %printf_args, %printf_args* %tmp, i32 0, i32 2, !dbg !317
  store i32 %conv48, i32* %35, align 4, !dbg !317
  %36 = getelementptr inbounds %printf_args, %printf_args* %tmp, i32 0, i32 3, !dbg !317
  store i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str3, i64 0, i64 0), i8** %36, align 8, !dbg !317
  %37 = getelementptr inbounds %printf_args, %printf_args* %tmp, i32 0, i32 4, !dbg !317
  store i64 %shl, i64* %37, align 8, !dbg !317
  %38 = bitcast %printf_args* %tmp to i8*, !dbg !317
  %39 = call i32 @vprintf(i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.str2, i64 0, i64 0), i8* %38), !dbg !317
  br label %if.end50, !dbg !317

if.end50:                                         ; preds = %if.then43, %_ZL9ws_assertbPKcS0_jS0_.exit
  %copy.sroa.0.0.sroa_cast27 = bitcast { %struct.float4, %struct.float4 }* %copy.sroa.0 to i8*, !dbg !318
  call void @llvm.lifetime.end.p0i8(i64 32, i8* %copy.sroa.0.0.sroa_cast27), !dbg !318
  %copy.sroa.8.0.sroa_idx25 = getelementptr inbounds [12 x i8], [12 x i8]* %copy.sroa.8, i64 0, i64 0, !dbg !318
  call void @llvm.lifetime.end.p0i8(i64 12, i8* %copy.sroa.8.0.sroa_idx25), !dbg !318
  ret void, !dbg !318
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
!nvvm.annotations = !{!118}
!llvm.module.flags = !{!119, !120, !121, !122}
!llvm.ident = !{!123}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !6, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "structs.cu", directory: ".")
!2 = !{!3, !4, !5}
!3 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!5 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!6 = !{!7, !10, !12, !21, !27, !31, !35, !40, !47, !51, !57, !61, !66, !67, !71, !75, !81, !85, !89, !91, !94, !97, !100, !102, !104, !106, !108, !110, !114, !116}
!7 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !8, file: !9, line: 206)
!8 = !DINamespace(name: "ws_math", scope: null)
!9 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!10 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !8, file: !9, line: 207)
!11 = !DINamespace(name: "std", scope: null)
!12 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !13, file: !20, line: 22)
!13 = !DISubprogram(name: "printf", scope: !9, file: !9, line: 263, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!14 = !DISubroutineType(types: !15)
!15 = !{!16, !17, null}
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !DIFile(filename: "cuda/ws_host.h", directory: ".")
!21 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !22, file: !20, line: 22)
!22 = !DISubprogram(name: "fprintf", scope: !20, file: !20, line: 15, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!23 = !DISubroutineType(types: !24)
!24 = !{!16, !25, !17, null}
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "FILE", file: !20, line: 15, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS4FILE")
!27 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !28, file: !20, line: 22)
!28 = !DISubprogram(name: "exit", scope: !20, file: !20, line: 16, type: !29, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!29 = !DISubroutineType(types: !30)
!30 = !{null, !16}
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !32, file: !20, line: 22)
!32 = !DISubprogram(name: "rand", scope: !20, file: !20, line: 16, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!33 = !DISubroutineType(types: !34)
!34 = !{!16}
!35 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !36, file: !20, line: 22)
!36 = !DISubprogram(name: "srand", scope: !20, file: !20, line: 16, type: !37, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!37 = !DISubroutineType(types: !38)
!38 = !{null, !39}
!39 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !41, file: !20, line: 22)
!41 = !DISubprogram(name: "malloc", scope: !9, file: !9, line: 264, type: !42, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!42 = !DISubroutineType(types: !43)
!43 = !{!44, !45}
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !9, line: 31, baseType: !46)
!46 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!47 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !48, file: !20, line: 22)
!48 = !DISubprogram(name: "free", scope: !9, file: !9, line: 264, type: !49, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!49 = !DISubroutineType(types: !50)
!50 = !{null, !44}
!51 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !52, file: !20, line: 22)
!52 = !DISubprogram(name: "memcpy", scope: !9, file: !9, line: 265, type: !53, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!53 = !DISubroutineType(types: !54)
!54 = !{!44, !44, !55, !45}
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64)
!56 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!57 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !58, file: !20, line: 22)
!58 = !DISubprogram(name: "memset", scope: !9, file: !9, line: 265, type: !59, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!59 = !DISubroutineType(types: !60)
!60 = !{!44, !44, !16, !45}
!61 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !62, file: !20, line: 22)
!62 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !9, file: !9, line: 213, type: !63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!63 = !DISubroutineType(types: !64)
!64 = !{!65, !65}
!65 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!66 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !45, file: !20, line: 22)
!67 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !68, file: !20, line: 22)
!68 = !DISubprogram(name: "strcmp", scope: !20, file: !20, line: 16, type: !69, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!69 = !DISubroutineType(types: !70)
!70 = !{!16, !17, !17}
!71 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !72, file: !20, line: 22)
!72 = !DISubprogram(name: "strlen", scope: !20, file: !20, line: 16, type: !73, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!73 = !DISubroutineType(types: !74)
!74 = !{!45, !17}
!75 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !76, file: !20, line: 22)
!76 = !DISubprogram(name: "time", scope: !20, file: !20, line: 16, type: !77, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!77 = !DISubroutineType(types: !78)
!78 = !{!79, !80}
!79 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64)
!81 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !82, file: !20, line: 22)
!82 = !DISubprogram(name: "atoi", scope: !20, file: !20, line: 16, type: !83, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!83 = !DISubroutineType(types: !84)
!84 = !{!16, !17}
!85 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !86, file: !20, line: 22)
!86 = !DISubprogram(name: "abort", scope: !20, file: !20, line: 16, type: !87, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!87 = !DISubroutineType(types: !88)
!88 = !{null}
!89 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !90, file: !20, line: 22)
!90 = !DISubprogram(name: "puts", scope: !20, file: !20, line: 15, type: !83, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!91 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !92, file: !20, line: 23)
!92 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !9, line: 33, baseType: !93)
!93 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!94 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !95, file: !20, line: 23)
!95 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !9, line: 33, baseType: !96)
!96 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!97 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !98, file: !20, line: 23)
!98 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !9, line: 34, baseType: !99)
!99 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!100 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !101, file: !20, line: 23)
!101 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !9, line: 34, baseType: !3)
!102 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !103, file: !20, line: 23)
!103 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !9, line: 35, baseType: !39)
!104 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !105, file: !20, line: 23)
!105 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !9, line: 35, baseType: !16)
!106 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !107, file: !20, line: 23)
!107 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !9, line: 36, baseType: !46)
!108 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !109, file: !20, line: 23)
!109 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !9, line: 36, baseType: !79)
!110 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !111, file: !20, line: 24)
!111 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnand", scope: !9, file: !9, line: 214, type: !112, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!112 = !DISubroutineType(types: !113)
!113 = !{!4, !65}
!114 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !115, file: !20, line: 24)
!115 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfd", scope: !9, file: !9, line: 215, type: !112, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!116 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !117, file: !20, line: 24)
!117 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinited", scope: !9, file: !9, line: 216, type: !112, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!118 = !{void (%struct.View*, %struct.Packed*, %struct.Pair*, %struct.Packed*, %struct.double2*)* @_Z7structs4ViewP6PackedP4PairS0_7double2, !"kernel", i32 1}
!119 = !{i32 7, !"Dwarf Version", i32 4}
!120 = !{i32 2, !"Debug Info Version", i32 3}
!121 = !{i32 1, !"wchar_size", i32 4}
!122 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!123 = !{!"clang version 14.0.6"}
!124 = distinct !DISubprogram(name: "make", linkageName: "_Z4make6float4j", scope: !1, file: !1, line: 17, type: !125, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !140)
!125 = !DISubroutineType(types: !126)
!126 = !{!127, !130, !39}
!127 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Pair", file: !1, line: 13, size: 384, flags: DIFlagTypePassByValue, elements: !128, identifier: "_ZTS4Pair")
!128 = !{!129, !137, !138, !139}
!129 = !DIDerivedType(tag: DW_TAG_member, name: "lo", scope: !127, file: !1, line: 14, baseType: !130, size: 128, align: 128)
!130 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "float4", file: !9, line: 48, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !131, identifier: "_ZTS6float4")
!131 = !{!132, !134, !135, !136}
!132 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !130, file: !9, line: 48, baseType: !133, size: 32)
!133 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!134 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !130, file: !9, line: 48, baseType: !133, size: 32, offset: 32)
!135 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !130, file: !9, line: 48, baseType: !133, size: 32, offset: 64)
!136 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !130, file: !9, line: 48, baseType: !133, size: 32, offset: 96)
!137 = !DIDerivedType(tag: DW_TAG_member, name: "hi", scope: !127, file: !1, line: 14, baseType: !130, size: 128, align: 128, offset: 128)
!138 = !DIDerivedType(tag: DW_TAG_member, name: "flag", scope: !127, file: !1, line: 15, baseType: !39, size: 3, offset: 256, flags: DIFlagBitField, extraData: i64 256)
!139 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !127, file: !1, line: 15, baseType: !39, size: 29, offset: 259, flags: DIFlagBitField, extraData: i64 256)
!140 = !{!141, !142, !143}
!141 = !DILocalVariable(name: "v", arg: 1, scope: !124, file: !1, line: 17, type: !130)
!142 = !DILocalVariable(name: "n", arg: 2, scope: !124, file: !1, line: 17, type: !39)
!143 = !DILocalVariable(name: "p", scope: !124, file: !1, line: 18, type: !127)
!144 = !DILocation(line: 17, column: 42, scope: !124)
!145 = !DILocation(line: 0, scope: !124)
!146 = !DILocation(line: 19, column: 8, scope: !124)
!147 = !{i64 0, i64 4, !148, i64 4, i64 4, !148, i64 8, i64 4, !148, i64 12, i64 4, !148}
!148 = !{!149, !149, i64 0}
!149 = !{!"float", !150, i64 0}
!150 = !{!"omnipotent char", !151, i64 0}
!151 = !{!"Simple C++ TBAA"}
!152 = !{i64 0, i64 4, !148, i64 4, i64 4, !148, i64 8, i64 4, !148}
!153 = !{i64 0, i64 4, !148, i64 4, i64 4, !148}
!154 = !{i64 0, i64 4, !148}
!155 = !DILocation(line: 20, column: 24, scope: !124)
!156 = !{!157, !149, i64 12}
!157 = !{!"_ZTS6float4", !149, i64 0, !149, i64 4, !149, i64 8, !149, i64 12}
!158 = !DILocation(line: 20, column: 29, scope: !124)
!159 = !{!157, !149, i64 8}
!160 = !DILocation(line: 20, column: 34, scope: !124)
!161 = !{!157, !149, i64 4}
!162 = !DILocation(line: 20, column: 39, scope: !124)
!163 = !{!157, !149, i64 0}
!164 = !DILocation(line: 20, column: 10, scope: !124)
!165 = !DILocation(line: 21, column: 14, scope: !124)
!166 = !DILocation(line: 21, column: 10, scope: !124)
!167 = !DILocation(line: 22, column: 11, scope: !124)
!168 = !DILocation(line: 23, column: 3, scope: !124)
!169 = distinct !DISubprogram(name: "structs", linkageName: "_Z7structs4ViewP6PackedP4PairS0_7double2", scope: !1, file: !1, line: 25, type: !170, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !199)
!170 = !DISubroutineType(types: !171)
!171 = !{null, !172, !184, !193, !194, !195}
!172 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "View", file: !1, line: 3, size: 128, flags: DIFlagTypePassByValue, elements: !173, identifier: "_ZTS4View")
!173 = !{!174, !176, !177, !178}
!174 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !172, file: !1, line: 4, baseType: !175, size: 64)
!175 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !133, size: 64)
!176 = !DIDerivedType(tag: DW_TAG_member, name: "rows", scope: !172, file: !1, line: 5, baseType: !16, size: 32, offset: 64)
!177 = !DIDerivedType(tag: DW_TAG_member, name: "cols", scope: !172, file: !1, line: 5, baseType: !16, size: 32, offset: 96)
!178 = !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !172, file: !1, line: 6, type: !179, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!179 = !DISubroutineType(types: !180)
!180 = !{!181, !182, !16, !16}
!181 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !133, size: 64)
!182 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !183, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!183 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !172)
!184 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !185, size: 64)
!185 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Packed", file: !1, line: 8, size: 88, flags: DIFlagTypePassByValue, elements: !186, identifier: "_ZTS6Packed")
!186 = !{!187, !188, !189}
!187 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !185, file: !1, line: 9, baseType: !19, size: 8)
!188 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !185, file: !1, line: 10, baseType: !16, size: 32, offset: 8)
!189 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !185, file: !1, line: 11, baseType: !190, size: 48, offset: 40)
!190 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 48, elements: !191)
!191 = !{!192}
!192 = !DISubrange(count: 3)
!193 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !127, size: 64)
!194 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !185)
!195 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "double2", file: !9, line: 48, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !196, identifier: "_ZTS7double2")
!196 = !{!197, !198}
!197 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !195, file: !9, line: 48, baseType: !65, size: 64)
!198 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !195, file: !9, line: 48, baseType: !65, size: 64, offset: 64)
!199 = !{!200, !201, !202, !203, !204, !205, !206}
!200 = !DILocalVariable(name: "m", arg: 1, scope: !169, file: !1, line: 25, type: !172)
!201 = !DILocalVariable(name: "q", arg: 2, scope: !169, file: !1, line: 25, type: !184)
!202 = !DILocalVariable(name: "pairs", arg: 3, scope: !169, file: !1, line: 25, type: !193)
!203 = !DILocalVariable(name: "one", arg: 4, scope: !169, file: !1, line: 25, type: !194)
!204 = !DILocalVariable(name: "scale", arg: 5, scope: !169, file: !1, line: 25, type: !195)
!205 = !DILocalVariable(name: "t", scope: !169, file: !1, line: 26, type: !16)
!206 = !DILocalVariable(name: "copy", scope: !169, file: !1, line: 32, type: !127)
!207 = !DILocation(line: 32, column: 8, scope: !169)
!208 = !DILocation(line: 25, column: 30, scope: !169)
!209 = !DILocation(line: 0, scope: !169)
!210 = !DILocation(line: 25, column: 70, scope: !169)
!211 = !DILocation(line: 25, column: 83, scope: !169)
!212 = !DILocation(line: 26, column: 11, scope: !169)
!213 = !DILocation(line: 27, column: 13, scope: !214)
!214 = distinct !DILexicalBlock(scope: !169, file: !1, line: 27, column: 7)
!215 = !{!216, !218, i64 8}
!216 = !{!"_ZTS4View", !217, i64 0, !218, i64 8, !218, i64 12}
!217 = !{!"any pointer", !150, i64 0}
!218 = !{!"int", !150, i64 0}
!219 = !DILocation(line: 27, column: 22, scope: !214)
!220 = !{!216, !218, i64 12}
!221 = !DILocation(line: 27, column: 18, scope: !214)
!222 = !DILocation(line: 27, column: 9, scope: !214)
!223 = !DILocation(line: 27, column: 7, scope: !169)
!224 = !DILocation(line: 28, column: 43, scope: !214)
!225 = !{!226, !227, i64 0}
!226 = !{!"_ZTS7double2", !227, i64 0, !227, i64 8}
!227 = !{!"double", !150, i64 0}
!228 = !DILocation(line: 28, column: 51, scope: !214)
!229 = !{!230, !218, i64 1}
!230 = !{!"_ZTS6Packed", !150, i64 0, !218, i64 1, !150, i64 5}
!231 = !DILocation(line: 28, column: 47, scope: !214)
!232 = !DILocation(line: 28, column: 45, scope: !214)
!233 = !DILocation(line: 28, column: 16, scope: !214)
!234 = !DILocation(line: 28, column: 12, scope: !214)
!235 = !DILocation(line: 28, column: 28, scope: !214)
!236 = !DILocation(line: 28, column: 24, scope: !214)
!237 = !DILocalVariable(name: "this", arg: 1, scope: !238, type: !242, flags: DIFlagArtificial | DIFlagObjectPointer)
!238 = distinct !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !172, file: !1, line: 6, type: !179, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !178, retainedNodes: !239)
!239 = !{!237, !240, !241}
!240 = !DILocalVariable(name: "r", arg: 2, scope: !238, file: !1, line: 6, type: !16)
!241 = !DILocalVariable(name: "c", arg: 3, scope: !238, file: !1, line: 6, type: !16)
!242 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !183, size: 64)
!243 = !DILocation(line: 0, scope: !238, inlinedAt: !244)
!244 = distinct !DILocation(line: 28, column: 7, scope: !214)
!245 = !DILocation(line: 6, column: 53, scope: !238, inlinedAt: !244)
!246 = !{!216, !217, i64 0}
!247 = !DILocation(line: 6, column: 62, scope: !238, inlinedAt: !244)
!248 = !DILocation(line: 6, column: 60, scope: !238, inlinedAt: !244)
!249 = !DILocation(line: 6, column: 67, scope: !238, inlinedAt: !244)
!250 = !DILocation(line: 28, column: 34, scope: !214)
!251 = !DILocation(line: 28, column: 5, scope: !214)
!252 = !DILocation(line: 29, column: 3, scope: !169)
!253 = !DILocation(line: 29, column: 8, scope: !169)
!254 = !{i64 0, i64 1, !255, i64 1, i64 4, !256, i64 5, i64 6, !255}
!255 = !{!150, !150, i64 0}
!256 = !{!218, !218, i64 0}
!257 = !DILocation(line: 30, column: 29, scope: !169)
!258 = !DILocation(line: 30, column: 3, scope: !169)
!259 = !DILocation(line: 30, column: 8, scope: !169)
!260 = !DILocation(line: 30, column: 15, scope: !169)
!261 = !DILocation(line: 30, column: 20, scope: !169)
!262 = !{!263, !263, i64 0}
!263 = !{!"short", !150, i64 0}
!264 = !DILocation(line: 31, column: 31, scope: !169)
!265 = !DILocation(line: 31, column: 36, scope: !169)
!266 = !DILocation(line: 31, column: 34, scope: !169)
!267 = !DILocation(line: 31, column: 43, scope: !169)
!268 = !DILocation(line: 31, column: 41, scope: !169)
!269 = !DILocation(line: 31, column: 54, scope: !169)
!270 = !{!226, !227, i64 8}
!271 = !DILocation(line: 31, column: 48, scope: !169)
!272 = !DILocation(line: 31, column: 19, scope: !169)
!273 = !DILocation(line: 31, column: 14, scope: !169)
!274 = !DILocation(line: 31, column: 3, scope: !169)
!275 = !DILocation(line: 31, column: 12, scope: !169)
!276 = !{i64 0, i64 4, !148, i64 4, i64 4, !148, i64 8, i64 4, !148, i64 12, i64 4, !148, i64 16, i64 4, !148, i64 20, i64 4, !148, i64 24, i64 4, !148, i64 28, i64 4, !148, i64 32, i64 4, !256, i64 32, i64 4, !256}
!277 = !{i64 0, i64 4, !148, i64 4, i64 4, !148, i64 8, i64 4, !148, i64 12, i64 4, !148, i64 16, i64 4, !148, i64 20, i64 4, !148, i64 24, i64 4, !148, i64 28, i64 4, !256, i64 28, i64 4, !256}
!278 = !{i64 0, i64 4, !148, i64 4, i64 4, !148, i64 8, i64 4, !148, i64 12, i64 4, !148, i64 16, i64 4, !148, i64 20, i64 4, !148, i64 24, i64 4, !256, i64 24, i64 4, !256}
!279 = !{i64 0, i64 4, !148, i64 4, i64 4, !148, i64 8, i64 4, !148, i64 12, i64 4, !148, i64 16, i64 4, !148, i64 20, i64 4, !256, i64 20, i64 4, !256}
!280 = !{i64 0, i64 4, !148, i64 4, i64 4, !148, i64 8, i64 4, !148, i64 12, i64 4, !148, i64 16, i64 4, !256, i64 16, i64 4, !256}
!281 = !{i64 0, i64 4, !148, i64 4, i64 4, !148, i64 8, i64 4, !148, i64 12, i64 4, !256, i64 12, i64 4, !256}
!282 = !{i64 0, i64 4, !148, i64 4, i64 4, !148, i64 8, i64 4, !256, i64 8, i64 4, !256}
!283 = !{i64 0, i64 4, !148, i64 4, i64 4, !256, i64 4, i64 4, !256}
!284 = !{i64 0, i64 4, !256, i64 0, i64 4, !256}
!285 = !{}
!286 = !DILocation(line: 32, column: 3, scope: !169)
!287 = !DILocation(line: 32, column: 15, scope: !169)
!288 = !DILocation(line: 33, column: 17, scope: !169)
!289 = !DILocation(line: 33, column: 22, scope: !169)
!290 = !{!230, !150, i64 0}
!291 = !DILocation(line: 33, column: 14, scope: !169)
!292 = !DILocation(line: 34, column: 3, scope: !169)
!293 = !DILocation(line: 34, column: 12, scope: !169)
!294 = !DILocation(line: 35, column: 15, scope: !169)
!295 = !DILocation(line: 35, column: 11, scope: !169)
!296 = !DILocation(line: 35, column: 20, scope: !169)
!297 = !DILocation(line: 35, column: 3, scope: !169)
!298 = !DILocation(line: 35, column: 27, scope: !169)
!299 = !DILocation(line: 35, column: 32, scope: !169)
!300 = !DILocation(line: 36, column: 3, scope: !169)
!301 = !DILocation(line: 37, column: 9, scope: !302)
!302 = distinct !DILexicalBlock(scope: !169, file: !1, line: 37, column: 7)
!303 = !DILocation(line: 37, column: 7, scope: !169)
!304 = !DILocation(line: 38, column: 54, scope: !302)
!305 = !DILocation(line: 0, scope: !238, inlinedAt: !306)
!306 = distinct !DILocation(line: 38, column: 62, scope: !302)
!307 = !DILocation(line: 6, column: 53, scope: !238, inlinedAt: !306)
!308 = !DILocation(line: 6, column: 62, scope: !238, inlinedAt: !306)
!309 = !DILocation(line: 6, column: 60, scope: !238, inlinedAt: !306)
!310 = !DILocation(line: 6, column: 67, scope: !238, inlinedAt: !306)
!311 = !DILocation(line: 38, column: 62, scope: !302)
!312 = !DILocation(line: 38, column: 60, scope: !302)
!313 = !DILocation(line: 38, column: 76, scope: !302)
!314 = !DILocation(line: 38, column: 72, scope: !302)
!315 = !DILocation(line: 38, column: 100, scope: !302)
!316 = !DILocation(line: 38, column: 102, scope: !302)
!317 = !DILocation(line: 38, column: 5, scope: !302)
!318 = !DILocation(line: 39, column: 1, scope: !169)
