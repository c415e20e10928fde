; ModuleID = 'structs.cu'
source_filename = "structs.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Pair = type { %struct.float4, %struct.float4, i32, [12 x i8] }
%struct.float4 = type { float, float, float, float }
%struct.View = type { float*, i32, i32 }
%struct.Packed = type <{ i8, i32, [3 x i16] }>
%struct.double2 = type { double, double }
%printf_args = type { i32, double, i32, i8*, i64 }

@.str = private unnamed_addr constant [21 x i8] c"copy.flag == (t & 7)\00", align 1
@.str1 = private unnamed_addr constant [11 x i8] c"structs.cu\00", align 1
@__func__._Z7structs4ViewP6PackedP4PairS0_7double2 = private unnamed_addr constant [8 x i8] c"structs\00", align 1
@.str2 = private unnamed_addr constant [36 x i8] c"rows %d, first %g, tag %c, %s %lld\0A\00", align 1
@.str3 = private unnamed_addr constant [5 x i8] c"text\00", align 1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readonly willreturn
define dso_local %struct.Pair @_Z4make6float4j(%struct.float4* nocapture noundef readonly byval(%struct.float4) align 16 %v, i32 noundef %n) local_unnamed_addr #0 !dbg !124 {
entry:
  call void @llvm.dbg.declare(metadata %struct.float4* %v, metadata !141, metadata !DIExpression()), !dbg !144
  call void @llvm.dbg.value(metadata i32 %n, metadata !142, metadata !DIExpression()), !dbg !145
  %retval.sroa.0.0..sroa_idx = getelementptr inbounds %struct.float4, %struct.float4* %v, i64 0, i32 0, !dbg !146
  %retval.sroa.0.0.copyload = load float, float* %retval.sroa.0.0..sroa_idx, align 16, !dbg !146, !tbaa.struct !147
  call void @llvm.dbg.value(metadata float %retval.sroa.0.0.copyload, metadata !143, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)), !dbg !145
  %retval.sroa.2.0..sroa_idx13 = getelementptr inbounds %struct.float4, %struct.float4* %v, i64 0, i32 1, !dbg !146
  %retval.sroa.2.0.copyload = load float, float* %retval.sroa.2.0..sroa_idx13, align 4, !dbg !146
  call void @llvm.dbg.value(metadata float %retval.sroa.2.0.copyload, metadata !143, metadata !DIExpression(DW_OP_LLVM_fragment, 32, 32)), !dbg !145
  %retval.sroa.3.0..sroa_idx14 = getelementptr inbounds %struct.float4, %struct.float4* %v, i64 0, i32 2, !dbg !146
  %retval.sroa.3.0.copyload = load float, float* %retval.sroa.3.0..sroa_idx14, align 8, !dbg !146
  call void @llvm.dbg.value(metadata float %retval.sroa.3.0.copyload, metadata !143, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 32)), !dbg !145
  %retval.sroa.4.0..sroa_idx15 = getelementptr inbounds %struct.float4, %struct.float4* %v, i64 0, i32 3, !dbg !146
  %retval.sroa.4.0.copyload = load float, float* %retval.sroa.4.0..sroa_idx15, align 4, !dbg !146
  call void @llvm.dbg.value(metadata float %retval.sroa.4.0.copyload, metadata !143, metadata !DIExpression(DW_OP_LLVM_fragment, 96, 32)), !dbg !145
  call void @llvm.dbg.value(metadata float %retval.sroa.4.0.copyload, metadata !143, metadata !DIExpression(DW_OP_LLVM_fragment, 128, 32)), !dbg !145
  call void @llvm.dbg.value(metadata float %retval.sroa.3.0.copyload, metadata !143, metadata !DIExpression(DW_OP_LLVM_fragment, 160, 32)), !dbg !145
  call void @llvm.dbg.value(metadata float %retval.sroa.2.0.copyload, metadata !143, metadata !DIExpression(DW_OP_LLVM_fragment, 192, 32)), !dbg !145
  call void @llvm.dbg.value(metadata float %retval.sroa.0.0.copyload, metadata !143, metadata !DIExpression(DW_OP_LLVM_fragment, 224, 32)), !dbg !145
  %and = and i32 %n, 7, !dbg !152
  call void @llvm.dbg.value(metadata i32 %and, metadata !143, metadata !DIExpression(DW_OP_LLVM_fragment, 256, 32)), !dbg !145
  %bf.shl = shl i32 %n, 3, !dbg !153
  %bf.set4 = or i32 %and, %bf.shl, !dbg !153
  call void @llvm.dbg.value(metadata i32 %bf.set4, metadata !143, metadata !DIExpression(DW_OP_LLVM_fragment, 256, 32)), !dbg !145
  %.fca.0.0.insert = insertvalue %struct.Pair poison, float %retval.sroa.0.0.copyload, 0, 0, !dbg !154
  %.fca.0.1.insert = insertvalue %struct.Pair %.fca.0.0.insert, float %retval.sroa.2.0.copyload, 0, 1, !dbg !154
  %.fca.0.2.insert = insertvalue %struct.Pair %.fca.0.1.insert, float %retval.sroa.3.0.copyload, 0, 2, !dbg !154
  %.fca.0.3.insert = insertvalue %struct.Pair %.fca.0.2.insert, float %retval.sroa.4.0.copyload, 0, 3, !dbg !154
  %.fca.1.0.insert = insertvalue %struct.Pair %.fca.0.3.insert, float %retval.sroa.4.0.copyload, 1, 0, !dbg !154
  %.fca.1.1.insert = insertvalue %struct.Pair %.fca.1.0.insert, float %retval.sroa.3.0.copyload, 1, 1, !dbg !154
  %.fca.1.2.insert = insertvalue %struct.Pair %.fca.1.1.insert, float %retval.sroa.2.0.copyload, 1, 2, !dbg !154
  %.fca.1.3.insert = insertvalue %struct.Pair %.fca.1.2.insert, float %retval.sroa.0.0.copyload, 1, 3, !dbg !154
  %.fca.2.insert = insertvalue %struct.Pair %.fca.1.3.insert, i32 %bf.set4, 2, !dbg !154
  ret %struct.Pair %.fca.2.insert, !dbg !154
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @_Z7structs4ViewP6PackedP4PairS0_7double2(%struct.View* nocapture noundef readonly byval(%struct.View) align 8 %m, %struct.Packed* nocapture noundef %q, %struct.Pair* noundef %pairs, %struct.Packed* nocapture noundef readonly byval(%struct.Packed) align 1 %one, %struct.double2* nocapture noundef readonly byval(%struct.double2) align 16 %scale) local_unnamed_addr #3 !dbg !155 {
entry:
  %agg.tmp = alloca %struct.float4, align 16
  %tmp = alloca %printf_args, align 8
  call void @llvm.dbg.declare(metadata %struct.View* %m, metadata !186, metadata !DIExpression()), !dbg !193
  call void @llvm.dbg.value(metadata %struct.Packed* %q, metadata !187, metadata !DIExpression()), !dbg !194
  call void @llvm.dbg.value(metadata %struct.Pair* %pairs, metadata !188, metadata !DIExpression()), !dbg !194
  call void @llvm.dbg.declare(metadata %struct.Packed* %one, metadata !189, metadata !DIExpression()), !dbg !195
  call void @llvm.dbg.declare(metadata %struct.double2* %scale, metadata !190, metadata !DIExpression()), !dbg !196
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7, !dbg !197
  call void @llvm.dbg.value(metadata i32 %0, metadata !191, metadata !DIExpression()), !dbg !194
  %rows = getelementptr inbounds %struct.View, %struct.View* %m, i64 0, i32 1, !dbg !198
  %1 = load i32, i32* %rows, align 8, !dbg !198, !tbaa !200
  %cols = getelementptr inbounds %struct.View, %struct.View* %m, i64 0, i32 2, !dbg !204
  %2 = load i32, i32* %cols, align 4, !dbg !204, !tbaa !205
  %mul = mul nsw i32 %2, %1, !dbg !206
  %cmp = icmp slt i32 %0, %mul, !dbg !207
  br i1 %cmp, label %if.then, label %if.end, !dbg !208

if.then:                                          ; preds = %entry
  %x = getelementptr inbounds %struct.double2, %struct.double2* %scale, i64 0, i32 0, !dbg !209
  %3 = load double, double* %x, align 16, !dbg !209, !tbaa !210
  %value = getelementptr inbounds %struct.Packed, %struct.Packed* %one, i64 0, i32 1, !dbg !213
  %4 = load i32, i32* %value, align 1, !dbg !213, !tbaa !214
  %conv = sitofp i32 %4 to double, !dbg !216
  %add = fadd double %3, %conv, !dbg !217
  %rem = srem i32 %0, %2, !dbg !218
  call void @llvm.dbg.value(metadata %struct.View* %m, metadata !219, metadata !DIExpression()), !dbg !225
  call void @llvm.dbg.value(metadata !DIArgList(i32 %0, i32 %2), metadata !222, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_div, DW_OP_stack_value)), !dbg !225
  call void @llvm.dbg.value(metadata i32 %rem, metadata !223, metadata !DIExpression()), !dbg !225
  %data.i = getelementptr inbounds %struct.View, %struct.View* %m, i64 0, i32 0, !dbg !227
  %5 = load float*, float** %data.i, align 8, !dbg !227, !tbaa !228
  %6 = srem i32 %0, %2, !dbg !229
  %mul.i = add i32 %rem, %0, !dbg !229
  %add.i = sub i32 %mul.i, %6, !dbg !230
  %idxprom.i = sext i32 %add.i to i64, !dbg !227
  %arrayidx.i = getelementptr inbounds float, float* %5, i64 %idxprom.i, !dbg !227
  %7 = load float, float* %arrayidx.i, align 4, !dbg !231, !tbaa !148
  %conv4 = fpext float %7 to double, !dbg !231
  %mul5 = fmul double %add, %conv4, !dbg !231
  %conv6 = fptrunc double %mul5 to float, !dbg !231
  store float %conv6, float* %arrayidx.i, align 4, !dbg !231, !tbaa !148
  br label %if.end, !dbg !232

if.end:                                           ; preds = %if.then, %entry
  %idxprom = sext i32 %0 to i64, !dbg !233
  %8 = getelementptr inbounds %struct.Packed, %struct.Packed* %q, i64 %idxprom, i32 0, !dbg !234
  %9 = getelementptr inbounds %struct.Packed, %struct.Packed* %one, i64 0, i32 0, !dbg !234
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(11) %8, i8* noundef nonnull align 1 dereferenceable(11) %9, i64 11, i1 false), !dbg !234, !tbaa.struct !235
  %conv7 = trunc i32 %0 to i16, !dbg !238
  %rest = getelementptr inbounds %struct.Packed, %struct.Packed* %q, i64 %idxprom, i32 2, !dbg !239
  %rem10 = srem i32 %0, 3, !dbg !240
  %idxprom11 = sext i32 %rem10 to i64, !dbg !241
  %arrayidx12 = getelementptr inbounds %struct.Packed, %struct.Packed* %q, i64 %idxprom, i32 2, i64 %idxprom11, !dbg !241
  store i16 %conv7, i16* %arrayidx12, align 1, !dbg !242, !tbaa !243
  %conv13 = sitofp i32 %0 to float, !dbg !245
  %add14 = add nsw i32 %0, 1, !dbg !246
  %conv15 = sitofp i32 %add14 to float, !dbg !247
  %add16 = add nsw i32 %0, 2, !dbg !248
  %conv17 = sitofp i32 %add16 to float, !dbg !249
  %y = getelementptr inbounds %struct.double2, %struct.double2* %scale, i64 0, i32 1, !dbg !250
  %10 = load double, double* %y, align 8, !dbg !250, !tbaa !251
  %conv18 = fptrunc double %10 to float, !dbg !252
  %11 = getelementptr inbounds %struct.float4, %struct.float4* %agg.tmp, i64 0, i32 0, !dbg !253
  store float %conv13, float* %11, align 16, !dbg !253
  %12 = getelementptr inbounds %struct.float4, %struct.float4* %agg.tmp, i64 0, i32 1, !dbg !253
  store float %conv15, float* %12, align 4, !dbg !253
  %13 = getelementptr inbounds %struct.float4, %struct.float4* %agg.tmp, i64 0, i32 2, !dbg !253
  store float %conv17, float* %13, align 8, !dbg !253
  %14 = getelementptr inbounds %struct.float4, %struct.float4* %agg.tmp, i64 0, i32 3, !dbg !253
  store float %conv18, float* %14, align 4, !dbg !253
  %call20 = call %struct.Pair @_Z4make6float4j(%struct.float4* noundef nonnull byval(%struct.float4) align 16 %agg.tmp, i32 noundef %0) #7, !dbg !254
  %15 = extractvalue %struct.Pair %call20, 0, !dbg !254
  %.fca.0.extract = extractvalue %struct.float4 %15, 0, !dbg !254
  %.fca.1.extract = extractvalue %struct.float4 %15, 1, !dbg !254
  %.fca.2.extract = extractvalue %struct.float4 %15, 2, !dbg !254
  %.fca.3.extract = extractvalue %struct.float4 %15, 3, !dbg !254
  %16 = extractvalue %struct.Pair %call20, 1, !dbg !254
  %.fca.0.extract67 = extractvalue %struct.float4 %16, 0, !dbg !254
  %.fca.1.extract69 = extractvalue %struct.float4 %16, 1, !dbg !254
  %.fca.2.extract71 = extractvalue %struct.float4 %16, 2, !dbg !254
  %.fca.3.extract73 = extractvalue %struct.float4 %16, 3, !dbg !254
  %17 = extractvalue %struct.Pair %call20, 2, !dbg !254
  %18 = extractvalue %struct.Pair %call20, 3, !dbg !254
  %.fca.0.extract75 = extractvalue [12 x i8] %18, 0, !dbg !254
  %.fca.1.extract77 = extractvalue [12 x i8] %18, 1, !dbg !254
  %.fca.2.extract79 = extractvalue [12 x i8] %18, 2, !dbg !254
  %.fca.3.extract81 = extractvalue [12 x i8] %18, 3, !dbg !254
  %.fca.4.extract = extractvalue [12 x i8] %18, 4, !dbg !254
  %.fca.5.extract = extractvalue [12 x i8] %18, 5, !dbg !254
  %.fca.6.extract = extractvalue [12 x i8] %18, 6, !dbg !254
  %.fca.7.extract = extractvalue [12 x i8] %18, 7, !dbg !254
  %.fca.8.extract = extractvalue [12 x i8] %18, 8, !dbg !254
  %.fca.9.extract = extractvalue [12 x i8] %18, 9, !dbg !254
  %.fca.10.extract = extractvalue [12 x i8] %18, 10, !dbg !254
  %.fca.11.extract = extractvalue [12 x i8] %18, 11, !dbg !254
  %ref.tmp.sroa.0.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 0, i32 0, !dbg !255
  store float %.fca.0.extract, float* %ref.tmp.sroa.0.0..sroa_idx, align 16, !dbg !255, !tbaa.struct !256
  %ref.tmp.sroa.4.0..sroa_idx84 = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 0, i32 1, !dbg !255
  store float %.fca.1.extract, float* %ref.tmp.sroa.4.0..sroa_idx84, align 4, !dbg !255, !tbaa.struct !257
  %ref.tmp.sroa.5.0..sroa_idx86 = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 0, i32 2, !dbg !255
  store float %.fca.2.extract, float* %ref.tmp.sroa.5.0..sroa_idx86, align 8, !dbg !255, !tbaa.struct !258
  %ref.tmp.sroa.6.0..sroa_idx88 = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 0, i32 3, !dbg !255
  store float %.fca.3.extract, float* %ref.tmp.sroa.6.0..sroa_idx88, align 4, !dbg !255, !tbaa.struct !259
  %ref.tmp.sroa.7.0..sroa_idx90 = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 1, i32 0, !dbg !255
  store float %.fca.0.extract67, float* %ref.tmp.sroa.7.0..sroa_idx90, align 16, !dbg !255, !tbaa.struct !260
  %ref.tmp.sroa.8.0..sroa_idx92 = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 1, i32 1, !dbg !255
  store float %.fca.1.extract69, float* %ref.tmp.sroa.8.0..sroa_idx92, align 4, !dbg !255, !tbaa.struct !261
  %ref.tmp.sroa.9.0..sroa_idx94 = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 1, i32 2, !dbg !255
  store float %.fca.2.extract71, float* %ref.tmp.sroa.9.0..sroa_idx94, align 8, !dbg !255, !tbaa.struct !262
  %ref.tmp.sroa.10.0..sroa_idx96 = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 1, i32 3, !dbg !255
  store float %.fca.3.extract73, float* %ref.tmp.sroa.10.0..sroa_idx96, align 4, !dbg !255, !tbaa.struct !263
  %ref.tmp.sroa.11.0..sroa_idx98 = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 2, !dbg !255
  store i32 %17, i32* %ref.tmp.sroa.11.0..sroa_idx98, align 16, !dbg !255, !tbaa.struct !264
  %ref.tmp.sroa.12.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 3, i64 0, !dbg !255
  store i8 %.fca.0.extract75, i8* %ref.tmp.sroa.12.0..sroa_idx, align 4, !dbg !255, !tbaa.struct !265
  %ref.tmp.sroa.13.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 3, i64 1, !dbg !255
  store i8 %.fca.1.extract77, i8* %ref.tmp.sroa.13.0..sroa_idx, align 1, !dbg !255, !tbaa.struct !265
  %ref.tmp.sroa.14.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 3, i64 2, !dbg !255
  store i8 %.fca.2.extract79, i8* %ref.tmp.sroa.14.0..sroa_idx, align 2, !dbg !255, !tbaa.struct !265
  %ref.tmp.sroa.15.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 3, i64 3, !dbg !255
  store i8 %.fca.3.extract81, i8* %ref.tmp.sroa.15.0..sroa_idx, align 1, !dbg !255, !tbaa.struct !265
  %ref.tmp.sroa.16.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 3, i64 4, !dbg !255
  store i8 %.fca.4.extract, i8* %ref.tmp.sroa.16.0..sroa_idx, align 8, !dbg !255, !tbaa.struct !265
  %ref.tmp.sroa.17.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 3, i64 5, !dbg !255
  store i8 %.fca.5.extract, i8* %ref.tmp.sroa.17.0..sroa_idx, align 1, !dbg !255, !tbaa.struct !265
  %ref.tmp.sroa.18.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 3, i64 6, !dbg !255
  store i8 %.fca.6.extract, i8* %ref.tmp.sroa.18.0..sroa_idx, align 2, !dbg !255, !tbaa.struct !265
  %ref.tmp.sroa.19.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 3, i64 7, !dbg !255
  store i8 %.fca.7.extract, i8* %ref.tmp.sroa.19.0..sroa_idx, align 1, !dbg !255, !tbaa.struct !265
  %ref.tmp.sroa.20.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 3, i64 8, !dbg !255
  store i8 %.fca.8.extract, i8* %ref.tmp.sroa.20.0..sroa_idx, align 4, !dbg !255, !tbaa.struct !265
  %ref.tmp.sroa.21.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 3, i64 9, !dbg !255
  store i8 %.fca.9.extract, i8* %ref.tmp.sroa.21.0..sroa_idx, align 1, !dbg !255, !tbaa.struct !265
  %ref.tmp.sroa.22.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 3, i64 10, !dbg !255
  store i8 %.fca.10.extract, i8* %ref.tmp.sroa.22.0..sroa_idx, align 2, !dbg !255, !tbaa.struct !265
  %ref.tmp.sroa.23.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 3, i64 11, !dbg !255
  store i8 %.fca.11.extract, i8* %ref.tmp.sroa.23.0..sroa_idx, align 1, !dbg !255, !tbaa.struct !265
  call void @llvm.dbg.value(metadata i32 %17, metadata !192, metadata !DIExpression(DW_OP_LLVM_fragment, 256, 32)), !dbg !194
  %19 = load i8, i8* %8, align 1, !dbg !266, !tbaa !267
  %conv27 = sext i8 %19 to i32, !dbg !268
  %add28132 = shl nsw i32 %conv27, 3, !dbg !269
  %bf.lshr133 = add i32 %add28132, %17, !dbg !269
  call void @llvm.dbg.value(metadata i32 %bf.lshr133, metadata !192, metadata !DIExpression(DW_OP_LLVM_fragment, 256, 32)), !dbg !194
  store i32 %bf.lshr133, i32* %ref.tmp.sroa.11.0..sroa_idx98, align 16, !dbg !270, !tbaa.struct !264
  %idxprom33 = sext i32 %add14 to i64, !dbg !271
  %rest35 = getelementptr inbounds %struct.Packed, %struct.Packed* %q, i64 %idxprom33, i32 2, !dbg !272
  %20 = bitcast [3 x i16]* %rest35 to i8*, !dbg !273
  %21 = bitcast [3 x i16]* %rest to i8*, !dbg !273
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(5) %20, i8* noundef nonnull align 1 dereferenceable(5) %21, i64 5, i1 false), !dbg !273
  %22 = xor i32 %bf.lshr133, %0, !dbg !274
  %23 = and i32 %22, 7, !dbg !274
  %cmp41 = icmp eq i32 %23, 0, !dbg !274
  br i1 %cmp41, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !274

if.then.i:                                        ; preds = %if.end
  call void @__assertfail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str1, i64 0, i64 0), i32 noundef 36, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @__func__._Z7structs4ViewP6PackedP4PairS0_7double2, i64 0, i64 0), i64 noundef 1) #8, !dbg !274
  unreachable, !dbg !274

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.end
  %cmp42 = icmp eq i32 %0, 0, !dbg !275
  br i1 %cmp42, label %if.then43, label %if.end50, !dbg !277

if.then43:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  call void @llvm.dbg.value(metadata %struct.View* %m, metadata !219, metadata !DIExpression()), !dbg !278
  call void @llvm.dbg.value(metadata i32 0, metadata !222, metadata !DIExpression()), !dbg !278
  call void @llvm.dbg.value(metadata i32 0, metadata !223, metadata !DIExpression()), !dbg !278
  %data.i134 = getelementptr inbounds %struct.View, %struct.View* %m, i64 0, i32 0, !dbg !280
  %24 = load float*, float** %data.i134, align 8, !dbg !280, !tbaa !228
  %25 = load float, float* %24, align 4, !dbg !281, !tbaa !148
  %conv46 = fpext float %25 to double, !dbg !282
  %26 = load i8, i8* %9, align 1, !dbg !283, !tbaa !267
  %conv48 = sext i8 %26 to i32, !dbg !284
  %shl = shl i64 %idxprom, 33, !dbg !285
  %27 = getelementptr inbounds %printf_args, %printf_args* %tmp, i64 0, i32 0, !dbg !286
  store i32 %1, i32* %27, align 8, !dbg !286
  %28 = getelementptr inbounds %printf_args, %printf_args* %tmp, i64 0, i32 1, !dbg !286
  store double %conv46, double* %28, align 8, !dbg !286
  %29 = getelementptr inbounds %printf_args, %printf_args* %tmp, i64 0, i32 2, !dbg !286
  store i32 %conv48, i32* %29, align 8, !dbg !286
  %30 = getelementptr inbounds %printf_args, %printf_args* %tmp, i64 0, i32 3, !dbg !286
  store i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str3, i64 0, i64 0), i8** %30, align 8, !dbg !286
  %31 = getelementptr inbounds %printf_args, %printf_args* %tmp, i64 0, i32 4, !dbg !286
  store i64 %shl, i64* %31, align 8, !dbg !286
  %32 = bitcast %printf_args* %tmp to i8*, !dbg !286
  %33 = call i32 @vprintf(i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.str2, i64 0, i64 0), i8* nonnull %32) #7, !dbg !286
  br label %if.end50, !dbg !286

if.end50:                                         ; preds = %if.then43, %_ZL9ws_assertbPKcS0_jS0_.exit
  ret void, !dbg !287
}

declare i32 @vprintf(i8*, i8*) local_unnamed_addr

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(i8* noundef, i8* noundef, i32 noundef, i8* noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #3 = { convergent mustprogress norecurse nounwind "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { nofree nosync nounwind readnone speculatable }
attributes #5 = { convergent noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #6 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #7 = { nounwind }
attributes #8 = { convergent noreturn nounwind }

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
!26 = !DICompositeType(tag: DW_TAG_structure_type, name: "FILE", file: !20, line: 15, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS4FILE")
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
!152 = !DILocation(line: 21, column: 14, scope: !124)
!153 = !DILocation(line: 22, column: 11, scope: !124)
!154 = !DILocation(line: 23, column: 3, scope: !124)
!155 = distinct !DISubprogram(name: "structs", linkageName: "_Z7structs4ViewP6PackedP4PairS0_7double2", scope: !1, file: !1, line: 25, type: !156, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !185)
!156 = !DISubroutineType(types: !157)
!157 = !{null, !158, !170, !179, !180, !181}
!158 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "View", file: !1, line: 3, size: 128, flags: DIFlagTypePassByValue, elements: !159, identifier: "_ZTS4View")
!159 = !{!160, !162, !163, !164}
!160 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !158, file: !1, line: 4, baseType: !161, size: 64)
!161 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !133, size: 64)
!162 = !DIDerivedType(tag: DW_TAG_member, name: "rows", scope: !158, file: !1, line: 5, baseType: !16, size: 32, offset: 64)
!163 = !DIDerivedType(tag: DW_TAG_member, name: "cols", scope: !158, file: !1, line: 5, baseType: !16, size: 32, offset: 96)
!164 = !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !158, file: !1, line: 6, type: !165, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!165 = !DISubroutineType(types: !166)
!166 = !{!167, !168, !16, !16}
!167 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !133, size: 64)
!168 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !169, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!169 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !158)
!170 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !171, size: 64)
!171 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Packed", file: !1, line: 8, size: 88, flags: DIFlagTypePassByValue, elements: !172, identifier: "_ZTS6Packed")
!172 = !{!173, !174, !175}
!173 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !171, file: !1, line: 9, baseType: !19, size: 8)
!174 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !171, file: !1, line: 10, baseType: !16, size: 32, offset: 8)
!175 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !171, file: !1, line: 11, baseType: !176, size: 48, offset: 40)
!176 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 48, elements: !177)
!177 = !{!178}
!178 = !DISubrange(count: 3)
!179 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !127, size: 64)
!180 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !171)
!181 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "double2", file: !9, line: 48, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !182, identifier: "_ZTS7double2")
!182 = !{!183, !184}
!183 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !181, file: !9, line: 48, baseType: !65, size: 64)
!184 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !181, file: !9, line: 48, baseType: !65, size: 64, offset: 64)
!185 = !{!186, !187, !188, !189, !190, !191, !192}
!186 = !DILocalVariable(name: "m", arg: 1, scope: !155, file: !1, line: 25, type: !158)
!187 = !DILocalVariable(name: "q", arg: 2, scope: !155, file: !1, line: 25, type: !170)
!188 = !DILocalVariable(name: "pairs", arg: 3, scope: !155, file: !1, line: 25, type: !179)
!189 = !DILocalVariable(name: "one", arg: 4, scope: !155, file: !1, line: 25, type: !180)
!190 = !DILocalVariable(name: "scale", arg: 5, scope: !155, file: !1, line: 25, type: !181)
!191 = !DILocalVariable(name: "t", scope: !155, file: !1, line: 26, type: !16)
!192 = !DILocalVariable(name: "copy", scope: !155, file: !1, line: 32, type: !127)
!193 = !DILocation(line: 25, column: 30, scope: !155)
!194 = !DILocation(line: 0, scope: !155)
!195 = !DILocation(line: 25, column: 70, scope: !155)
!196 = !DILocation(line: 25, column: 83, scope: !155)
!197 = !DILocation(line: 26, column: 11, scope: !155)
!198 = !DILocation(line: 27, column: 13, scope: !199)
!199 = distinct !DILexicalBlock(scope: !155, file: !1, line: 27, column: 7)
!200 = !{!201, !203, i64 8}
!201 = !{!"_ZTS4View", !202, i64 0, !203, i64 8, !203, i64 12}
!202 = !{!"any pointer", !150, i64 0}
!203 = !{!"int", !150, i64 0}
!204 = !DILocation(line: 27, column: 22, scope: !199)
!205 = !{!201, !203, i64 12}
!206 = !DILocation(line: 27, column: 18, scope: !199)
!207 = !DILocation(line: 27, column: 9, scope: !199)
!208 = !DILocation(line: 27, column: 7, scope: !155)
!209 = !DILocation(line: 28, column: 43, scope: !199)
!210 = !{!211, !212, i64 0}
!211 = !{!"_ZTS7double2", !212, i64 0, !212, i64 8}
!212 = !{!"double", !150, i64 0}
!213 = !DILocation(line: 28, column: 51, scope: !199)
!214 = !{!215, !203, i64 1}
!215 = !{!"_ZTS6Packed", !150, i64 0, !203, i64 1, !150, i64 5}
!216 = !DILocation(line: 28, column: 47, scope: !199)
!217 = !DILocation(line: 28, column: 45, scope: !199)
!218 = !DILocation(line: 28, column: 24, scope: !199)
!219 = !DILocalVariable(name: "this", arg: 1, scope: !220, type: !224, flags: DIFlagArtificial | DIFlagObjectPointer)
!220 = distinct !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !158, file: !1, line: 6, type: !165, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !164, retainedNodes: !221)
!221 = !{!219, !222, !223}
!222 = !DILocalVariable(name: "r", arg: 2, scope: !220, file: !1, line: 6, type: !16)
!223 = !DILocalVariable(name: "c", arg: 3, scope: !220, file: !1, line: 6, type: !16)
!224 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !169, size: 64)
!225 = !DILocation(line: 0, scope: !220, inlinedAt: !226)
!226 = distinct !DILocation(line: 28, column: 7, scope: !199)
!227 = !DILocation(line: 6, column: 53, scope: !220, inlinedAt: !226)
!228 = !{!201, !202, i64 0}
!229 = !DILocation(line: 6, column: 60, scope: !220, inlinedAt: !226)
!230 = !DILocation(line: 6, column: 67, scope: !220, inlinedAt: !226)
!231 = !DILocation(line: 28, column: 34, scope: !199)
!232 = !DILocation(line: 28, column: 5, scope: !199)
!233 = !DILocation(line: 29, column: 3, scope: !155)
!234 = !DILocation(line: 29, column: 8, scope: !155)
!235 = !{i64 0, i64 1, !236, i64 1, i64 4, !237, i64 5, i64 6, !236}
!236 = !{!150, !150, i64 0}
!237 = !{!203, !203, i64 0}
!238 = !DILocation(line: 30, column: 29, scope: !155)
!239 = !DILocation(line: 30, column: 8, scope: !155)
!240 = !DILocation(line: 30, column: 15, scope: !155)
!241 = !DILocation(line: 30, column: 3, scope: !155)
!242 = !DILocation(line: 30, column: 20, scope: !155)
!243 = !{!244, !244, i64 0}
!244 = !{!"short", !150, i64 0}
!245 = !DILocation(line: 31, column: 31, scope: !155)
!246 = !DILocation(line: 31, column: 36, scope: !155)
!247 = !DILocation(line: 31, column: 34, scope: !155)
!248 = !DILocation(line: 31, column: 43, scope: !155)
!249 = !DILocation(line: 31, column: 41, scope: !155)
!250 = !DILocation(line: 31, column: 54, scope: !155)
!251 = !{!211, !212, i64 8}
!252 = !DILocation(line: 31, column: 48, scope: !155)
!253 = !DILocation(line: 31, column: 19, scope: !155)
!254 = !DILocation(line: 31, column: 14, scope: !155)
!255 = !DILocation(line: 31, column: 12, scope: !155)
!256 = !{i64 0, i64 4, !148, i64 4, i64 4, !148, i64 8, i64 4, !148, i64 12, i64 4, !148, i64 16, i64 4, !148, i64 20, i64 4, !148, i64 24, i64 4, !148, i64 28, i64 4, !148, i64 32, i64 4, !237, i64 32, i64 4, !237}
!257 = !{i64 0, i64 4, !148, i64 4, i64 4, !148, i64 8, i64 4, !148, i64 12, i64 4, !148, i64 16, i64 4, !148, i64 20, i64 4, !148, i64 24, i64 4, !148, i64 28, i64 4, !237, i64 28, i64 4, !237}
!258 = !{i64 0, i64 4, !148, i64 4, i64 4, !148, i64 8, i64 4, !148, i64 12, i64 4, !148, i64 16, i64 4, !148, i64 20, i64 4, !148, i64 24, i64 4, !237, i64 24, i64 4, !237}
!259 = !{i64 0, i64 4, !148, i64 4, i64 4, !148, i64 8, i64 4, !148, i64 12, i64 4, !148, i64 16, i64 4, !148, i64 20, i64 4, !237, i64 20, i64 4, !237}
!260 = !{i64 0, i64 4, !148, i64 4, i64 4, !148, i64 8, i64 4, !148, i64 12, i64 4, !148, i64 16, i64 4, !237, i64 16, i64 4, !237}
!261 = !{i64 0, i64 4, !148, i64 4, i64 4, !148, i64 8, i64 4, !148, i64 12, i64 4, !237, i64 12, i64 4, !237}
!262 = !{i64 0, i64 4, !148, i64 4, i64 4, !148, i64 8, i64 4, !237, i64 8, i64 4, !237}
!263 = !{i64 0, i64 4, !148, i64 4, i64 4, !237, i64 4, i64 4, !237}
!264 = !{i64 0, i64 4, !237, i64 0, i64 4, !237}
!265 = !{}
!266 = !DILocation(line: 33, column: 22, scope: !155)
!267 = !{!215, !150, i64 0}
!268 = !DILocation(line: 33, column: 17, scope: !155)
!269 = !DILocation(line: 33, column: 14, scope: !155)
!270 = !DILocation(line: 34, column: 12, scope: !155)
!271 = !DILocation(line: 35, column: 11, scope: !155)
!272 = !DILocation(line: 35, column: 20, scope: !155)
!273 = !DILocation(line: 35, column: 3, scope: !155)
!274 = !DILocation(line: 36, column: 3, scope: !155)
!275 = !DILocation(line: 37, column: 9, scope: !276)
!276 = distinct !DILexicalBlock(scope: !155, file: !1, line: 37, column: 7)
!277 = !DILocation(line: 37, column: 7, scope: !155)
!278 = !DILocation(line: 0, scope: !220, inlinedAt: !279)
!279 = distinct !DILocation(line: 38, column: 62, scope: !276)
!280 = !DILocation(line: 6, column: 53, scope: !220, inlinedAt: !279)
!281 = !DILocation(line: 38, column: 62, scope: !276)
!282 = !DILocation(line: 38, column: 60, scope: !276)
!283 = !DILocation(line: 38, column: 76, scope: !276)
!284 = !DILocation(line: 38, column: 72, scope: !276)
!285 = !DILocation(line: 38, column: 102, scope: !276)
!286 = !DILocation(line: 38, column: 5, scope: !276)
!287 = !DILocation(line: 39, column: 1, scope: !155)
