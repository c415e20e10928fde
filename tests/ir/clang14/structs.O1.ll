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
define dso_local %struct.Pair @_Z4make6float4j(%struct.float4* nocapture noundef readonly byval(%struct.float4) align 16 %v, i32 noundef %n) local_unnamed_addr #0 !dbg !286 {
entry:
  call void @llvm.dbg.declare(metadata %struct.float4* %v, metadata !303, metadata !DIExpression()), !dbg !306
  call void @llvm.dbg.value(metadata i32 %n, metadata !304, metadata !DIExpression()), !dbg !307
  %retval.sroa.0.0..sroa_idx = getelementptr inbounds %struct.float4, %struct.float4* %v, i64 0, i32 0, !dbg !308
  %retval.sroa.0.0.copyload = load float, float* %retval.sroa.0.0..sroa_idx, align 16, !dbg !308, !tbaa.struct !309
  call void @llvm.dbg.value(metadata float %retval.sroa.0.0.copyload, metadata !305, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)), !dbg !307
  %retval.sroa.2.0..sroa_idx13 = getelementptr inbounds %struct.float4, %struct.float4* %v, i64 0, i32 1, !dbg !308
  %retval.sroa.2.0.copyload = load float, float* %retval.sroa.2.0..sroa_idx13, align 4, !dbg !308
  call void @llvm.dbg.value(metadata float %retval.sroa.2.0.copyload, metadata !305, metadata !DIExpression(DW_OP_LLVM_fragment, 32, 32)), !dbg !307
  %retval.sroa.3.0..sroa_idx14 = getelementptr inbounds %struct.float4, %struct.float4* %v, i64 0, i32 2, !dbg !308
  %retval.sroa.3.0.copyload = load float, float* %retval.sroa.3.0..sroa_idx14, align 8, !dbg !308
  call void @llvm.dbg.value(metadata float %retval.sroa.3.0.copyload, metadata !305, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 32)), !dbg !307
  %retval.sroa.4.0..sroa_idx15 = getelementptr inbounds %struct.float4, %struct.float4* %v, i64 0, i32 3, !dbg !308
  %retval.sroa.4.0.copyload = load float, float* %retval.sroa.4.0..sroa_idx15, align 4, !dbg !308
  call void @llvm.dbg.value(metadata float %retval.sroa.4.0.copyload, metadata !305, metadata !DIExpression(DW_OP_LLVM_fragment, 96, 32)), !dbg !307
  call void @llvm.dbg.value(metadata float %retval.sroa.4.0.copyload, metadata !305, metadata !DIExpression(DW_OP_LLVM_fragment, 128, 32)), !dbg !307
  call void @llvm.dbg.value(metadata float %retval.sroa.3.0.copyload, metadata !305, metadata !DIExpression(DW_OP_LLVM_fragment, 160, 32)), !dbg !307
  call void @llvm.dbg.value(metadata float %retval.sroa.2.0.copyload, metadata !305, metadata !DIExpression(DW_OP_LLVM_fragment, 192, 32)), !dbg !307
  call void @llvm.dbg.value(metadata float %retval.sroa.0.0.copyload, metadata !305, metadata !DIExpression(DW_OP_LLVM_fragment, 224, 32)), !dbg !307
  %and = and i32 %n, 7, !dbg !314
  call void @llvm.dbg.value(metadata i32 %and, metadata !305, metadata !DIExpression(DW_OP_LLVM_fragment, 256, 32)), !dbg !307
  %bf.shl = shl i32 %n, 3, !dbg !315
  %bf.set4 = or i32 %and, %bf.shl, !dbg !315
  call void @llvm.dbg.value(metadata i32 %bf.set4, metadata !305, metadata !DIExpression(DW_OP_LLVM_fragment, 256, 32)), !dbg !307
  %.fca.0.0.insert = insertvalue %struct.Pair poison, float %retval.sroa.0.0.copyload, 0, 0, !dbg !316
  %.fca.0.1.insert = insertvalue %struct.Pair %.fca.0.0.insert, float %retval.sroa.2.0.copyload, 0, 1, !dbg !316
  %.fca.0.2.insert = insertvalue %struct.Pair %.fca.0.1.insert, float %retval.sroa.3.0.copyload, 0, 2, !dbg !316
  %.fca.0.3.insert = insertvalue %struct.Pair %.fca.0.2.insert, float %retval.sroa.4.0.copyload, 0, 3, !dbg !316
  %.fca.1.0.insert = insertvalue %struct.Pair %.fca.0.3.insert, float %retval.sroa.4.0.copyload, 1, 0, !dbg !316
  %.fca.1.1.insert = insertvalue %struct.Pair %.fca.1.0.insert, float %retval.sroa.3.0.copyload, 1, 1, !dbg !316
  %.fca.1.2.insert = insertvalue %struct.Pair %.fca.1.1.insert, float %retval.sroa.2.0.copyload, 1, 2, !dbg !316
  %.fca.1.3.insert = insertvalue %struct.Pair %.fca.1.2.insert, float %retval.sroa.0.0.copyload, 1, 3, !dbg !316
  %.fca.2.insert = insertvalue %struct.Pair %.fca.1.3.insert, i32 %bf.set4, 2, !dbg !316
  ret %struct.Pair %.fca.2.insert, !dbg !316
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @_Z7structs4ViewP6PackedP4PairS0_7double2(%struct.View* nocapture noundef readonly byval(%struct.View) align 8 %m, %struct.Packed* nocapture noundef %q, %struct.Pair* noundef %pairs, %struct.Packed* nocapture noundef readonly byval(%struct.Packed) align 1 %one, %struct.double2* nocapture noundef readonly byval(%struct.double2) align 16 %scale) local_unnamed_addr #3 !dbg !317 {
entry:
  %agg.tmp = alloca %struct.float4, align 16
  %tmp = alloca %printf_args, align 8
  call void @llvm.dbg.declare(metadata %struct.View* %m, metadata !348, metadata !DIExpression()), !dbg !355
  call void @llvm.dbg.value(metadata %struct.Packed* %q, metadata !349, metadata !DIExpression()), !dbg !356
  call void @llvm.dbg.value(metadata %struct.Pair* %pairs, metadata !350, metadata !DIExpression()), !dbg !356
  call void @llvm.dbg.declare(metadata %struct.Packed* %one, metadata !351, metadata !DIExpression()), !dbg !357
  call void @llvm.dbg.declare(metadata %struct.double2* %scale, metadata !352, metadata !DIExpression()), !dbg !358
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7, !dbg !359
  call void @llvm.dbg.value(metadata i32 %0, metadata !353, metadata !DIExpression()), !dbg !356
  %rows = getelementptr inbounds %struct.View, %struct.View* %m, i64 0, i32 1, !dbg !360
  %1 = load i32, i32* %rows, align 8, !dbg !360, !tbaa !362
  %cols = getelementptr inbounds %struct.View, %struct.View* %m, i64 0, i32 2, !dbg !366
  %2 = load i32, i32* %cols, align 4, !dbg !366, !tbaa !367
  %mul = mul nsw i32 %2, %1, !dbg !368
  %cmp = icmp slt i32 %0, %mul, !dbg !369
  br i1 %cmp, label %if.then, label %if.end, !dbg !370

if.then:                                          ; preds = %entry
  %x = getelementptr inbounds %struct.double2, %struct.double2* %scale, i64 0, i32 0, !dbg !371
  %3 = load double, double* %x, align 16, !dbg !371, !tbaa !372
  %value = getelementptr inbounds %struct.Packed, %struct.Packed* %one, i64 0, i32 1, !dbg !375
  %4 = load i32, i32* %value, align 1, !dbg !375, !tbaa !376
  %conv = sitofp i32 %4 to double, !dbg !378
  %add = fadd double %3, %conv, !dbg !379
  %rem = srem i32 %0, %2, !dbg !380
  call void @llvm.dbg.value(metadata %struct.View* %m, metadata !381, metadata !DIExpression()), !dbg !387
  call void @llvm.dbg.value(metadata !DIArgList(i32 %0, i32 %2), metadata !384, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_div, DW_OP_stack_value)), !dbg !387
  call void @llvm.dbg.value(metadata i32 %rem, metadata !385, metadata !DIExpression()), !dbg !387
  %data.i = getelementptr inbounds %struct.View, %struct.View* %m, i64 0, i32 0, !dbg !389
  %5 = load float*, float** %data.i, align 8, !dbg !389, !tbaa !390
  %6 = srem i32 %0, %2, !dbg !391
  %mul.i = add i32 %rem, %0, !dbg !391
  %add.i = sub i32 %mul.i, %6, !dbg !392
  %idxprom.i = sext i32 %add.i to i64, !dbg !389
  %arrayidx.i = getelementptr inbounds float, float* %5, i64 %idxprom.i, !dbg !389
  %7 = load float, float* %arrayidx.i, align 4, !dbg !393, !tbaa !310
  %conv4 = fpext float %7 to double, !dbg !393
  %mul5 = fmul double %add, %conv4, !dbg !393
  %conv6 = fptrunc double %mul5 to float, !dbg !393
  store float %conv6, float* %arrayidx.i, align 4, !dbg !393, !tbaa !310
  br label %if.end, !dbg !394

if.end:                                           ; preds = %if.then, %entry
  %idxprom = sext i32 %0 to i64, !dbg !395
  %8 = getelementptr inbounds %struct.Packed, %struct.Packed* %q, i64 %idxprom, i32 0, !dbg !396
  %9 = getelementptr inbounds %struct.Packed, %struct.Packed* %one, i64 0, i32 0, !dbg !396
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(11) %8, i8* noundef nonnull align 1 dereferenceable(11) %9, i64 11, i1 false), !dbg !396, !tbaa.struct !397
  %conv7 = trunc i32 %0 to i16, !dbg !400
  %rest = getelementptr inbounds %struct.Packed, %struct.Packed* %q, i64 %idxprom, i32 2, !dbg !401
  %rem10 = srem i32 %0, 3, !dbg !402
  %idxprom11 = sext i32 %rem10 to i64, !dbg !403
  %arrayidx12 = getelementptr inbounds %struct.Packed, %struct.Packed* %q, i64 %idxprom, i32 2, i64 %idxprom11, !dbg !403
  store i16 %conv7, i16* %arrayidx12, align 1, !dbg !404, !tbaa !405
  %conv13 = sitofp i32 %0 to float, !dbg !407
  %add14 = add nsw i32 %0, 1, !dbg !408
  %conv15 = sitofp i32 %add14 to float, !dbg !409
  %add16 = add nsw i32 %0, 2, !dbg !410
  %conv17 = sitofp i32 %add16 to float, !dbg !411
  %y = getelementptr inbounds %struct.double2, %struct.double2* %scale, i64 0, i32 1, !dbg !412
  %10 = load double, double* %y, align 8, !dbg !412, !tbaa !413
  %conv18 = fptrunc double %10 to float, !dbg !414
  %11 = getelementptr inbounds %struct.float4, %struct.float4* %agg.tmp, i64 0, i32 0, !dbg !415
  store float %conv13, float* %11, align 16, !dbg !415
  %12 = getelementptr inbounds %struct.float4, %struct.float4* %agg.tmp, i64 0, i32 1, !dbg !415
  store float %conv15, float* %12, align 4, !dbg !415
  %13 = getelementptr inbounds %struct.float4, %struct.float4* %agg.tmp, i64 0, i32 2, !dbg !415
  store float %conv17, float* %13, align 8, !dbg !415
  %14 = getelementptr inbounds %struct.float4, %struct.float4* %agg.tmp, i64 0, i32 3, !dbg !415
  store float %conv18, float* %14, align 4, !dbg !415
  %call20 = call %struct.Pair @_Z4make6float4j(%struct.float4* noundef nonnull byval(%struct.float4) align 16 %agg.tmp, i32 noundef %0) #7, !dbg !416
  %15 = extractvalue %struct.Pair %call20, 0, !dbg !416
  %.fca.0.extract = extractvalue %struct.float4 %15, 0, !dbg !416
  %.fca.1.extract = extractvalue %struct.float4 %15, 1, !dbg !416
  %.fca.2.extract = extractvalue %struct.float4 %15, 2, !dbg !416
  %.fca.3.extract = extractvalue %struct.float4 %15, 3, !dbg !416
  %16 = extractvalue %struct.Pair %call20, 1, !dbg !416
  %.fca.0.extract67 = extractvalue %struct.float4 %16, 0, !dbg !416
  %.fca.1.extract69 = extractvalue %struct.float4 %16, 1, !dbg !416
  %.fca.2.extract71 = extractvalue %struct.float4 %16, 2, !dbg !416
  %.fca.3.extract73 = extractvalue %struct.float4 %16, 3, !dbg !416
  %17 = extractvalue %struct.Pair %call20, 2, !dbg !416
  %18 = extractvalue %struct.Pair %call20, 3, !dbg !416
  %.fca.0.extract75 = extractvalue [12 x i8] %18, 0, !dbg !416
  %.fca.1.extract77 = extractvalue [12 x i8] %18, 1, !dbg !416
  %.fca.2.extract79 = extractvalue [12 x i8] %18, 2, !dbg !416
  %.fca.3.extract81 = extractvalue [12 x i8] %18, 3, !dbg !416
  %.fca.4.extract = extractvalue [12 x i8] %18, 4, !dbg !416
  %.fca.5.extract = extractvalue [12 x i8] %18, 5, !dbg !416
  %.fca.6.extract = extractvalue [12 x i8] %18, 6, !dbg !416
  %.fca.7.extract = extractvalue [12 x i8] %18, 7, !dbg !416
  %.fca.8.extract = extractvalue [12 x i8] %18, 8, !dbg !416
  %.fca.9.extract = extractvalue [12 x i8] %18, 9, !dbg !416
  %.fca.10.extract = extractvalue [12 x i8] %18, 10, !dbg !416
  %.fca.11.extract = extractvalue [12 x i8] %18, 11, !dbg !416
  %ref.tmp.sroa.0.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 0, i32 0, !dbg !417
  store float %.fca.0.extract, float* %ref.tmp.sroa.0.0..sroa_idx, align 16, !dbg !417, !tbaa.struct !418
  %ref.tmp.sroa.4.0..sroa_idx84 = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 0, i32 1, !dbg !417
  store float %.fca.1.extract, float* %ref.tmp.sroa.4.0..sroa_idx84, align 4, !dbg !417, !tbaa.struct !419
  %ref.tmp.sroa.5.0..sroa_idx86 = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 0, i32 2, !dbg !417
  store float %.fca.2.extract, float* %ref.tmp.sroa.5.0..sroa_idx86, align 8, !dbg !417, !tbaa.struct !420
  %ref.tmp.sroa.6.0..sroa_idx88 = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 0, i32 3, !dbg !417
  store float %.fca.3.extract, float* %ref.tmp.sroa.6.0..sroa_idx88, align 4, !dbg !417, !tbaa.struct !421
  %ref.tmp.sroa.7.0..sroa_idx90 = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 1, i32 0, !dbg !417
  store float %.fca.0.extract67, float* %ref.tmp.sroa.7.0..sroa_idx90, align 16, !dbg !417, !tbaa.struct !422
  %ref.tmp.sroa.8.0..sroa_idx92 = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 1, i32 1, !dbg !417
  store float %.fca.1.extract69, float* %ref.tmp.sroa.8.0..sroa_idx92, align 4, !dbg !417, !tbaa.struct !423
  %ref.tmp.sroa.9.0..sroa_idx94 = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 1, i32 2, !dbg !417
  store float %.fca.2.extract71, float* %ref.tmp.sroa.9.0..sroa_idx94, align 8, !dbg !417, !tbaa.struct !424
  %ref.tmp.sroa.10.0..sroa_idx96 = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 1, i32 3, !dbg !417
  store float %.fca.3.extract73, float* %ref.tmp.sroa.10.0..sroa_idx96, align 4, !dbg !417, !tbaa.struct !425
  %ref.tmp.sroa.11.0..sroa_idx98 = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 2, !dbg !417
  store i32 %17, i32* %ref.tmp.sroa.11.0..sroa_idx98, align 16, !dbg !417, !tbaa.struct !426
  %ref.tmp.sroa.12.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 3, i64 0, !dbg !417
  store i8 %.fca.0.extract75, i8* %ref.tmp.sroa.12.0..sroa_idx, align 4, !dbg !417, !tbaa.struct !427
  %ref.tmp.sroa.13.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 3, i64 1, !dbg !417
  store i8 %.fca.1.extract77, i8* %ref.tmp.sroa.13.0..sroa_idx, align 1, !dbg !417, !tbaa.struct !427
  %ref.tmp.sroa.14.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 3, i64 2, !dbg !417
  store i8 %.fca.2.extract79, i8* %ref.tmp.sroa.14.0..sroa_idx, align 2, !dbg !417, !tbaa.struct !427
  %ref.tmp.sroa.15.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 3, i64 3, !dbg !417
  store i8 %.fca.3.extract81, i8* %ref.tmp.sroa.15.0..sroa_idx, align 1, !dbg !417, !tbaa.struct !427
  %ref.tmp.sroa.16.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 3, i64 4, !dbg !417
  store i8 %.fca.4.extract, i8* %ref.tmp.sroa.16.0..sroa_idx, align 8, !dbg !417, !tbaa.struct !427
  %ref.tmp.sroa.17.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 3, i64 5, !dbg !417
  store i8 %.fca.5.extract, i8* %ref.tmp.sroa.17.0..sroa_idx, align 1, !dbg !417, !tbaa.struct !427
  %ref.tmp.sroa.18.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 3, i64 6, !dbg !417
  store i8 %.fca.6.extract, i8* %ref.tmp.sroa.18.0..sroa_idx, align 2, !dbg !417, !tbaa.struct !427
  %ref.tmp.sroa.19.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 3, i64 7, !dbg !417
  store i8 %.fca.7.extract, i8* %ref.tmp.sroa.19.0..sroa_idx, align 1, !dbg !417, !tbaa.struct !427
  %ref.tmp.sroa.20.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 3, i64 8, !dbg !417
  store i8 %.fca.8.extract, i8* %ref.tmp.sroa.20.0..sroa_idx, align 4, !dbg !417, !tbaa.struct !427
  %ref.tmp.sroa.21.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 3, i64 9, !dbg !417
  store i8 %.fca.9.extract, i8* %ref.tmp.sroa.21.0..sroa_idx, align 1, !dbg !417, !tbaa.struct !427
  %ref.tmp.sroa.22.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 3, i64 10, !dbg !417
  store i8 %.fca.10.extract, i8* %ref.tmp.sroa.22.0..sroa_idx, align 2, !dbg !417, !tbaa.struct !427
  %ref.tmp.sroa.23.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom, i32 3, i64 11, !dbg !417
  store i8 %.fca.11.extract, i8* %ref.tmp.sroa.23.0..sroa_idx, align 1, !dbg !417, !tbaa.struct !427
  call void @llvm.dbg.value(metadata i32 %17, metadata !354, metadata !DIExpression(DW_OP_LLVM_fragment, 256, 32)), !dbg !356
  %19 = load i8, i8* %8, align 1, !dbg !428, !tbaa !429
  %conv27 = sext i8 %19 to i32, !dbg !430
  %add28132 = shl nsw i32 %conv27, 3, !dbg !431
  %bf.lshr133 = add i32 %add28132, %17, !dbg !431
  call void @llvm.dbg.value(metadata i32 %bf.lshr133, metadata !354, metadata !DIExpression(DW_OP_LLVM_fragment, 256, 32)), !dbg !356
  store i32 %bf.lshr133, i32* %ref.tmp.sroa.11.0..sroa_idx98, align 16, !dbg !432, !tbaa.struct !426
  %idxprom33 = sext i32 %add14 to i64, !dbg !433
  %rest35 = getelementptr inbounds %struct.Packed, %struct.Packed* %q, i64 %idxprom33, i32 2, !dbg !434
  %20 = bitcast [3 x i16]* %rest35 to i8*, !dbg !435
  %21 = bitcast [3 x i16]* %rest to i8*, !dbg !435
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(5) %20, i8* noundef nonnull align 1 dereferenceable(5) %21, i64 5, i1 false), !dbg !435
  %22 = xor i32 %bf.lshr133, %0, !dbg !436
  %23 = and i32 %22, 7, !dbg !436
  %cmp41 = icmp eq i32 %23, 0, !dbg !436
  br i1 %cmp41, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !436

if.then.i:                                        ; preds = %if.end
  call void @__assertfail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str1, i64 0, i64 0), i32 noundef 36, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @__func__._Z7structs4ViewP6PackedP4PairS0_7double2, i64 0, i64 0), i64 noundef 1) #8, !dbg !436
  unreachable, !dbg !436

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.end
  %cmp42 = icmp eq i32 %0, 0, !dbg !437
  br i1 %cmp42, label %if.then43, label %if.end50, !dbg !439

if.then43:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  call void @llvm.dbg.value(metadata %struct.View* %m, metadata !381, metadata !DIExpression()), !dbg !440
  call void @llvm.dbg.value(metadata i32 0, metadata !384, metadata !DIExpression()), !dbg !440
  call void @llvm.dbg.value(metadata i32 0, metadata !385, metadata !DIExpression()), !dbg !440
  %data.i134 = getelementptr inbounds %struct.View, %struct.View* %m, i64 0, i32 0, !dbg !442
  %24 = load float*, float** %data.i134, align 8, !dbg !442, !tbaa !390
  %25 = load float, float* %24, align 4, !dbg !443, !tbaa !310
  %conv46 = fpext float %25 to double, !dbg !444
  %26 = load i8, i8* %9, align 1, !dbg !445, !tbaa !429
  %conv48 = sext i8 %26 to i32, !dbg !446
  %shl = shl i64 %idxprom, 33, !dbg !447
  %27 = getelementptr inbounds %printf_args, %printf_args* %tmp, i64 0, i32 0, !dbg !448
  store i32 %1, i32* %27, align 8, !dbg !448
  %28 = getelementptr inbounds %printf_args, %printf_args* %tmp, i64 0, i32 1, !dbg !448
  store double %conv46, double* %28, align 8, !dbg !448
  %29 = getelementptr inbounds %printf_args, %printf_args* %tmp, i64 0, i32 2, !dbg !448
  store i32 %conv48, i32* %29, align 8, !dbg !448
  %30 = getelementptr inbounds %printf_args, %printf_args* %tmp, i64 0, i32 3, !dbg !448
  store i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str3, i64 0, i64 0), i8** %30, align 8, !dbg !448
  %31 = getelementptr inbounds %printf_args, %printf_args* %tmp, i64 0, i32 4, !dbg !448
  store i64 %shl, i64* %31, align 8, !dbg !448
  %32 = bitcast %printf_args* %tmp to i8*, !dbg !448
  %33 = call i32 @vprintf(i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.str2, i64 0, i64 0), i8* nonnull %32) #7, !dbg !448
  br label %if.end50, !dbg !448

if.end50:                                         ; preds = %if.then43, %_ZL9ws_assertbPKcS0_jS0_.exit
  ret void, !dbg !449
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
!nvvm.annotations = !{!280}
!llvm.module.flags = !{!281, !282, !283, !284}
!llvm.ident = !{!285}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !6, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "structs.cu", directory: ".")
!2 = !{!3, !4, !5}
!3 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!5 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!6 = !{!7, !10, !12, !16, !19, !22, !25, !28, !30, !33, !36, !38, !40, !42, !44, !49, !51, !53, !58, !62, !69, !74, !78, !84, !88, !91, !98, !103, !107, !111, !113, !117, !121, !125, !129, !133, !137, !141, !145, !149, !153, !155, !159, !163, !167, !173, !177, !181, !185, !189, !191, !195, !199, !203, !207, !211, !213, !218, !222, !226, !233, !238, !239, !240, !242, !246, !248, !255, !259, !261, !263, !265, !267, !269, !271, !275, !277}
!7 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !8, file: !9, line: 206)
!8 = !DINamespace(name: "ws_math", scope: null)
!9 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!10 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !8, file: !9, line: 207)
!11 = !DINamespace(name: "std", scope: null)
!12 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !13, file: !15, line: 6)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !9, line: 31, baseType: !14)
!14 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!15 = !DIFile(filename: "cuda/ws_std.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !17, file: !15, line: 6)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !9, line: 32, baseType: !18)
!18 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!19 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !20, file: !15, line: 7)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !9, line: 33, baseType: !21)
!21 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!22 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !23, file: !15, line: 7)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !9, line: 33, baseType: !24)
!24 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!25 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !26, file: !15, line: 7)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !9, line: 34, baseType: !27)
!27 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!28 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !29, file: !15, line: 7)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !9, line: 34, baseType: !3)
!30 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !31, file: !15, line: 7)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !9, line: 35, baseType: !32)
!32 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !34, file: !15, line: 7)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !9, line: 35, baseType: !35)
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !37, file: !15, line: 7)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !9, line: 36, baseType: !14)
!38 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !39, file: !15, line: 7)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !9, line: 36, baseType: !18)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !41, file: !15, line: 7)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !9, line: 37, baseType: !18)
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !43, file: !15, line: 7)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !9, line: 37, baseType: !14)
!44 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !45, file: !15, line: 8)
!45 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnani", scope: !46, file: !46, line: 199, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!46 = !DIFile(filename: "cuda/ws_device.h", directory: ".")
!47 = !DISubroutineType(types: !48)
!48 = !{!4, !35}
!49 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !50, file: !15, line: 8)
!50 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfi", scope: !46, file: !46, line: 199, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!51 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !52, file: !15, line: 8)
!52 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinitei", scope: !46, file: !46, line: 199, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!53 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !54, file: !15, line: 8)
!54 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !46, file: !46, line: 198, type: !55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!55 = !DISubroutineType(types: !56)
!56 = !{!4, !57}
!57 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!58 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !59, file: !15, line: 8)
!59 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !9, file: !9, line: 213, type: !60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!60 = !DISubroutineType(types: !61)
!61 = !{!57, !57}
!62 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !63, file: !15, line: 8)
!63 = !DISubprogram(name: "printf", scope: !9, file: !9, line: 263, type: !64, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!64 = !DISubroutineType(types: !65)
!65 = !{!35, !66, null}
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!67 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !68)
!68 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!69 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !70, file: !15, line: 8)
!70 = !DISubprogram(name: "malloc", scope: !9, file: !9, line: 264, type: !71, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!71 = !DISubroutineType(types: !72)
!72 = !{!73, !13}
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!74 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !75, file: !15, line: 8)
!75 = !DISubprogram(name: "free", scope: !9, file: !9, line: 264, type: !76, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!76 = !DISubroutineType(types: !77)
!77 = !{null, !73}
!78 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !79, file: !15, line: 8)
!79 = !DISubprogram(name: "memcpy", scope: !9, file: !9, line: 265, type: !80, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!80 = !DISubroutineType(types: !81)
!81 = !{!73, !73, !82, !13}
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!83 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!84 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !85, file: !15, line: 8)
!85 = !DISubprogram(name: "memset", scope: !9, file: !9, line: 265, type: !86, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!86 = !DISubroutineType(types: !87)
!87 = !{!73, !73, !35, !13}
!88 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !89, file: !15, line: 8)
!89 = !DISubprogram(name: "memmove", scope: !90, file: !90, line: 84, type: !80, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!90 = !DIFile(filename: "cuda/ws_libc.h", directory: ".")
!91 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !92, file: !97, line: 6)
!92 = !DISubprogram(name: "fprintf", scope: !90, file: !90, line: 75, type: !93, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!93 = !DISubroutineType(types: !94)
!94 = !{!35, !95, !66, null}
!95 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96, size: 64)
!96 = !DICompositeType(tag: DW_TAG_structure_type, name: "FILE", file: !90, line: 72, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS4FILE")
!97 = !DIFile(filename: "cuda/ws_host.h", directory: ".")
!98 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !99, file: !97, line: 6)
!99 = !DISubprogram(name: "sprintf", scope: !90, file: !90, line: 75, type: !100, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!100 = !DISubroutineType(types: !101)
!101 = !{!35, !102, !66, null}
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !68, size: 64)
!103 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !104, file: !97, line: 6)
!104 = !DISubprogram(name: "snprintf", scope: !90, file: !90, line: 75, type: !105, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!105 = !DISubroutineType(types: !106)
!106 = !{!35, !102, !13, !66, null}
!107 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !108, file: !97, line: 6)
!108 = !DISubprogram(name: "sscanf", scope: !90, file: !90, line: 75, type: !109, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!109 = !DISubroutineType(types: !110)
!110 = !{!35, !66, !66, null}
!111 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !112, file: !97, line: 6)
!112 = !DISubprogram(name: "scanf", scope: !90, file: !90, line: 75, type: !64, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!113 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !114, file: !97, line: 6)
!114 = !DISubprogram(name: "exit", scope: !90, file: !90, line: 77, type: !115, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!115 = !DISubroutineType(types: !116)
!116 = !{null, !35}
!117 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !118, file: !97, line: 6)
!118 = !DISubprogram(name: "rand", scope: !90, file: !90, line: 77, type: !119, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!119 = !DISubroutineType(types: !120)
!120 = !{!35}
!121 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !122, file: !97, line: 6)
!122 = !DISubprogram(name: "srand", scope: !90, file: !90, line: 77, type: !123, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!123 = !DISubroutineType(types: !124)
!124 = !{null, !32}
!125 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !126, file: !97, line: 6)
!126 = !DISubprogram(name: "calloc", scope: !90, file: !90, line: 78, type: !127, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!127 = !DISubroutineType(types: !128)
!128 = !{!73, !13, !13}
!129 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !130, file: !97, line: 6)
!130 = !DISubprogram(name: "realloc", scope: !90, file: !90, line: 78, type: !131, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!131 = !DISubroutineType(types: !132)
!132 = !{!73, !73, !13}
!133 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !134, file: !97, line: 6)
!134 = !DISubprogram(name: "strcmp", scope: !90, file: !90, line: 80, type: !135, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!135 = !DISubroutineType(types: !136)
!136 = !{!35, !66, !66}
!137 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !138, file: !97, line: 6)
!138 = !DISubprogram(name: "strncmp", scope: !90, file: !90, line: 80, type: !139, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!139 = !DISubroutineType(types: !140)
!140 = !{!35, !66, !66, !13}
!141 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !142, file: !97, line: 6)
!142 = !DISubprogram(name: "strlen", scope: !90, file: !90, line: 80, type: !143, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!143 = !DISubroutineType(types: !144)
!144 = !{!13, !66}
!145 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !146, file: !97, line: 6)
!146 = !DISubprogram(name: "strcpy", scope: !90, file: !90, line: 80, type: !147, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!147 = !DISubroutineType(types: !148)
!148 = !{!102, !102, !66}
!149 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !150, file: !97, line: 6)
!150 = !DISubprogram(name: "strncpy", scope: !90, file: !90, line: 80, type: !151, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!151 = !DISubroutineType(types: !152)
!152 = !{!102, !102, !66, !13}
!153 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !154, file: !97, line: 6)
!154 = !DISubprogram(name: "strcat", scope: !90, file: !90, line: 80, type: !147, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!155 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !156, file: !97, line: 6)
!156 = !DISubprogram(name: "strstr", scope: !90, file: !90, line: 81, type: !157, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!157 = !DISubroutineType(types: !158)
!158 = !{!102, !66, !66}
!159 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !160, file: !97, line: 6)
!160 = !DISubprogram(name: "strchr", scope: !90, file: !90, line: 81, type: !161, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!161 = !DISubroutineType(types: !162)
!162 = !{!102, !66, !35}
!163 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !164, file: !97, line: 6)
!164 = !DISubprogram(name: "memcmp", scope: !90, file: !90, line: 80, type: !165, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!165 = !DISubroutineType(types: !166)
!166 = !{!35, !82, !82, !13}
!167 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !168, file: !97, line: 6)
!168 = !DISubprogram(name: "time", scope: !90, file: !90, line: 82, type: !169, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!169 = !DISubroutineType(types: !170)
!170 = !{!171, !172}
!171 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !90, line: 66, baseType: !18)
!172 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !171, size: 64)
!173 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !174, file: !97, line: 6)
!174 = !DISubprogram(name: "atoi", scope: !90, file: !90, line: 77, type: !175, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!175 = !DISubroutineType(types: !176)
!176 = !{!35, !66}
!177 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !178, file: !97, line: 6)
!178 = !DISubprogram(name: "atof", scope: !90, file: !90, line: 77, type: !179, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!179 = !DISubroutineType(types: !180)
!180 = !{!57, !66}
!181 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !182, file: !97, line: 6)
!182 = !DISubprogram(name: "atol", scope: !90, file: !90, line: 77, type: !183, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!183 = !DISubroutineType(types: !184)
!184 = !{!18, !66}
!185 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !186, file: !97, line: 6)
!186 = !DISubprogram(name: "abort", scope: !90, file: !90, line: 77, type: !187, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!187 = !DISubroutineType(types: !188)
!188 = !{null}
!189 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !190, file: !97, line: 6)
!190 = !DISubprogram(name: "puts", scope: !90, file: !90, line: 75, type: !175, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!191 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !192, file: !97, line: 6)
!192 = !DISubprogram(name: "getenv", scope: !90, file: !90, line: 78, type: !193, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!193 = !DISubroutineType(types: !194)
!194 = !{!102, !66}
!195 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !196, file: !97, line: 6)
!196 = !DISubprogram(name: "fopen", scope: !90, file: !90, line: 76, type: !197, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!197 = !DISubroutineType(types: !198)
!198 = !{!95, !66, !66}
!199 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !200, file: !97, line: 6)
!200 = !DISubprogram(name: "fclose", scope: !90, file: !90, line: 76, type: !201, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!201 = !DISubroutineType(types: !202)
!202 = !{!35, !95}
!203 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !204, file: !97, line: 6)
!204 = !DISubprogram(name: "fread", scope: !90, file: !90, line: 76, type: !205, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!205 = !DISubroutineType(types: !206)
!206 = !{!13, !73, !13, !13, !95}
!207 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !208, file: !97, line: 6)
!208 = !DISubprogram(name: "fwrite", scope: !90, file: !90, line: 76, type: !209, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!209 = !DISubroutineType(types: !210)
!210 = !{!13, !82, !13, !13, !95}
!211 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !212, file: !97, line: 6)
!212 = !DISubprogram(name: "fflush", scope: !90, file: !90, line: 75, type: !201, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!213 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !214, file: !97, line: 6)
!214 = !DISubprogram(name: "strtol", scope: !90, file: !90, line: 78, type: !215, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!215 = !DISubroutineType(types: !216)
!216 = !{!18, !66, !217, !35}
!217 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !102, size: 64)
!218 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !219, file: !97, line: 6)
!219 = !DISubprogram(name: "strtod", scope: !90, file: !90, line: 78, type: !220, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!220 = !DISubroutineType(types: !221)
!221 = !{!57, !66, !217}
!222 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !223, file: !97, line: 6)
!223 = !DISubprogram(name: "strtoul", scope: !90, file: !90, line: 78, type: !224, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!224 = !DISubroutineType(types: !225)
!225 = !{!14, !66, !217, !35}
!226 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !227, file: !97, line: 6)
!227 = !DISubprogram(name: "qsort", scope: !90, file: !90, line: 79, type: !228, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!228 = !DISubroutineType(types: !229)
!229 = !{null, !73, !13, !13, !230}
!230 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !231, size: 64)
!231 = !DISubroutineType(types: !232)
!232 = !{!35, !82, !82}
!233 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !234, file: !97, line: 6)
!234 = !DISubprogram(name: "atexit", scope: !90, file: !90, line: 77, type: !235, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!235 = !DISubroutineType(types: !236)
!236 = !{!35, !237}
!237 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !187, size: 64)
!238 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !96, file: !97, line: 6)
!239 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !171, file: !97, line: 6)
!240 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !241, file: !97, line: 6)
!241 = !DIDerivedType(tag: DW_TAG_typedef, name: "clock_t", file: !9, line: 257, baseType: !18)
!242 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !243, file: !97, line: 6)
!243 = !DISubprogram(name: "clock", linkageName: "_Z5clockv", scope: !90, file: !90, line: 85, type: !244, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!244 = !DISubroutineType(types: !245)
!245 = !{!241}
!246 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !247, file: !97, line: 6)
!247 = !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !90, line: 71, size: 288, flags: DIFlagFwdDecl, identifier: "_ZTS2tm")
!248 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !249, file: !97, line: 6)
!249 = !DISubprogram(name: "localtime", scope: !90, file: !90, line: 82, type: !250, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!250 = !DISubroutineType(types: !251)
!251 = !{!252, !253}
!252 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !247, size: 64)
!253 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !254, size: 64)
!254 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !171)
!255 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !256, file: !97, line: 6)
!256 = !DISubprogram(name: "toupper", scope: !90, file: !90, line: 81, type: !257, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!257 = !DISubroutineType(types: !258)
!258 = !{!35, !35}
!259 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !260, file: !97, line: 6)
!260 = !DISubprogram(name: "tolower", scope: !90, file: !90, line: 81, type: !257, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!261 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !262, file: !97, line: 6)
!262 = !DISubprogram(name: "isdigit", scope: !90, file: !90, line: 81, type: !257, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!263 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !264, file: !97, line: 6)
!264 = !DISubprogram(name: "isspace", scope: !90, file: !90, line: 81, type: !257, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!265 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !266, file: !97, line: 6)
!266 = !DISubprogram(name: "isalpha", scope: !90, file: !90, line: 81, type: !257, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!267 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !268, file: !97, line: 6)
!268 = !DISubprogram(name: "system", scope: !90, file: !90, line: 78, type: !175, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!269 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !270, file: !97, line: 6)
!270 = !DISubprogram(name: "putchar", scope: !90, file: !90, line: 75, type: !257, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!271 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !272, file: !97, line: 6)
!272 = !DISubprogram(name: "perror", scope: !90, file: !90, line: 76, type: !273, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!273 = !DISubroutineType(types: !274)
!274 = !{null, !66}
!275 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !276, file: !97, line: 6)
!276 = !DISubprogram(name: "remove", scope: !90, file: !90, line: 76, type: !175, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!277 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !278, file: !97, line: 6)
!278 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !90, line: 66, baseType: !279)
!279 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !1, baseType: !102)
!280 = !{void (%struct.View*, %struct.Packed*, %struct.Pair*, %struct.Packed*, %struct.double2*)* @_Z7structs4ViewP6PackedP4PairS0_7double2, !"kernel", i32 1}
!281 = !{i32 7, !"Dwarf Version", i32 4}
!282 = !{i32 2, !"Debug Info Version", i32 3}
!283 = !{i32 1, !"wchar_size", i32 4}
!284 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!285 = !{!"clang version 14.0.6"}
!286 = distinct !DISubprogram(name: "make", linkageName: "_Z4make6float4j", scope: !1, file: !1, line: 17, type: !287, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !302)
!287 = !DISubroutineType(types: !288)
!288 = !{!289, !292, !32}
!289 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Pair", file: !1, line: 13, size: 384, flags: DIFlagTypePassByValue, elements: !290, identifier: "_ZTS4Pair")
!290 = !{!291, !299, !300, !301}
!291 = !DIDerivedType(tag: DW_TAG_member, name: "lo", scope: !289, file: !1, line: 14, baseType: !292, size: 128, align: 128)
!292 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "float4", file: !9, line: 48, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !293, identifier: "_ZTS6float4")
!293 = !{!294, !296, !297, !298}
!294 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !292, file: !9, line: 48, baseType: !295, size: 32)
!295 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!296 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !292, file: !9, line: 48, baseType: !295, size: 32, offset: 32)
!297 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !292, file: !9, line: 48, baseType: !295, size: 32, offset: 64)
!298 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !292, file: !9, line: 48, baseType: !295, size: 32, offset: 96)
!299 = !DIDerivedType(tag: DW_TAG_member, name: "hi", scope: !289, file: !1, line: 14, baseType: !292, size: 128, align: 128, offset: 128)
!300 = !DIDerivedType(tag: DW_TAG_member, name: "flag", scope: !289, file: !1, line: 15, baseType: !32, size: 3, offset: 256, flags: DIFlagBitField, extraData: i64 256)
!301 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !289, file: !1, line: 15, baseType: !32, size: 29, offset: 259, flags: DIFlagBitField, extraData: i64 256)
!302 = !{!303, !304, !305}
!303 = !DILocalVariable(name: "v", arg: 1, scope: !286, file: !1, line: 17, type: !292)
!304 = !DILocalVariable(name: "n", arg: 2, scope: !286, file: !1, line: 17, type: !32)
!305 = !DILocalVariable(name: "p", scope: !286, file: !1, line: 18, type: !289)
!306 = !DILocation(line: 17, column: 42, scope: !286)
!307 = !DILocation(line: 0, scope: !286)
!308 = !DILocation(line: 19, column: 8, scope: !286)
!309 = !{i64 0, i64 4, !310, i64 4, i64 4, !310, i64 8, i64 4, !310, i64 12, i64 4, !310}
!310 = !{!311, !311, i64 0}
!311 = !{!"float", !312, i64 0}
!312 = !{!"omnipotent char", !313, i64 0}
!313 = !{!"Simple C++ TBAA"}
!314 = !DILocation(line: 21, column: 14, scope: !286)
!315 = !DILocation(line: 22, column: 11, scope: !286)
!316 = !DILocation(line: 23, column: 3, scope: !286)
!317 = distinct !DISubprogram(name: "structs", linkageName: "_Z7structs4ViewP6PackedP4PairS0_7double2", scope: !1, file: !1, line: 25, type: !318, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !347)
!318 = !DISubroutineType(types: !319)
!319 = !{null, !320, !332, !341, !342, !343}
!320 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "View", file: !1, line: 3, size: 128, flags: DIFlagTypePassByValue, elements: !321, identifier: "_ZTS4View")
!321 = !{!322, !324, !325, !326}
!322 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !320, file: !1, line: 4, baseType: !323, size: 64)
!323 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !295, size: 64)
!324 = !DIDerivedType(tag: DW_TAG_member, name: "rows", scope: !320, file: !1, line: 5, baseType: !35, size: 32, offset: 64)
!325 = !DIDerivedType(tag: DW_TAG_member, name: "cols", scope: !320, file: !1, line: 5, baseType: !35, size: 32, offset: 96)
!326 = !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !320, file: !1, line: 6, type: !327, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!327 = !DISubroutineType(types: !328)
!328 = !{!329, !330, !35, !35}
!329 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !295, size: 64)
!330 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !331, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!331 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !320)
!332 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !333, size: 64)
!333 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Packed", file: !1, line: 8, size: 88, flags: DIFlagTypePassByValue, elements: !334, identifier: "_ZTS6Packed")
!334 = !{!335, !336, !337}
!335 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !333, file: !1, line: 9, baseType: !68, size: 8)
!336 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !333, file: !1, line: 10, baseType: !35, size: 32, offset: 8)
!337 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !333, file: !1, line: 11, baseType: !338, size: 48, offset: 40)
!338 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 48, elements: !339)
!339 = !{!340}
!340 = !DISubrange(count: 3)
!341 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !289, size: 64)
!342 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !333)
!343 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "double2", file: !9, line: 48, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !344, identifier: "_ZTS7double2")
!344 = !{!345, !346}
!345 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !343, file: !9, line: 48, baseType: !57, size: 64)
!346 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !343, file: !9, line: 48, baseType: !57, size: 64, offset: 64)
!347 = !{!348, !349, !350, !351, !352, !353, !354}
!348 = !DILocalVariable(name: "m", arg: 1, scope: !317, file: !1, line: 25, type: !320)
!349 = !DILocalVariable(name: "q", arg: 2, scope: !317, file: !1, line: 25, type: !332)
!350 = !DILocalVariable(name: "pairs", arg: 3, scope: !317, file: !1, line: 25, type: !341)
!351 = !DILocalVariable(name: "one", arg: 4, scope: !317, file: !1, line: 25, type: !342)
!352 = !DILocalVariable(name: "scale", arg: 5, scope: !317, file: !1, line: 25, type: !343)
!353 = !DILocalVariable(name: "t", scope: !317, file: !1, line: 26, type: !35)
!354 = !DILocalVariable(name: "copy", scope: !317, file: !1, line: 32, type: !289)
!355 = !DILocation(line: 25, column: 30, scope: !317)
!356 = !DILocation(line: 0, scope: !317)
!357 = !DILocation(line: 25, column: 70, scope: !317)
!358 = !DILocation(line: 25, column: 83, scope: !317)
!359 = !DILocation(line: 26, column: 11, scope: !317)
!360 = !DILocation(line: 27, column: 13, scope: !361)
!361 = distinct !DILexicalBlock(scope: !317, file: !1, line: 27, column: 7)
!362 = !{!363, !365, i64 8}
!363 = !{!"_ZTS4View", !364, i64 0, !365, i64 8, !365, i64 12}
!364 = !{!"any pointer", !312, i64 0}
!365 = !{!"int", !312, i64 0}
!366 = !DILocation(line: 27, column: 22, scope: !361)
!367 = !{!363, !365, i64 12}
!368 = !DILocation(line: 27, column: 18, scope: !361)
!369 = !DILocation(line: 27, column: 9, scope: !361)
!370 = !DILocation(line: 27, column: 7, scope: !317)
!371 = !DILocation(line: 28, column: 43, scope: !361)
!372 = !{!373, !374, i64 0}
!373 = !{!"_ZTS7double2", !374, i64 0, !374, i64 8}
!374 = !{!"double", !312, i64 0}
!375 = !DILocation(line: 28, column: 51, scope: !361)
!376 = !{!377, !365, i64 1}
!377 = !{!"_ZTS6Packed", !312, i64 0, !365, i64 1, !312, i64 5}
!378 = !DILocation(line: 28, column: 47, scope: !361)
!379 = !DILocation(line: 28, column: 45, scope: !361)
!380 = !DILocation(line: 28, column: 24, scope: !361)
!381 = !DILocalVariable(name: "this", arg: 1, scope: !382, type: !386, flags: DIFlagArtificial | DIFlagObjectPointer)
!382 = distinct !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !320, file: !1, line: 6, type: !327, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !326, retainedNodes: !383)
!383 = !{!381, !384, !385}
!384 = !DILocalVariable(name: "r", arg: 2, scope: !382, file: !1, line: 6, type: !35)
!385 = !DILocalVariable(name: "c", arg: 3, scope: !382, file: !1, line: 6, type: !35)
!386 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !331, size: 64)
!387 = !DILocation(line: 0, scope: !382, inlinedAt: !388)
!388 = distinct !DILocation(line: 28, column: 7, scope: !361)
!389 = !DILocation(line: 6, column: 53, scope: !382, inlinedAt: !388)
!390 = !{!363, !364, i64 0}
!391 = !DILocation(line: 6, column: 60, scope: !382, inlinedAt: !388)
!392 = !DILocation(line: 6, column: 67, scope: !382, inlinedAt: !388)
!393 = !DILocation(line: 28, column: 34, scope: !361)
!394 = !DILocation(line: 28, column: 5, scope: !361)
!395 = !DILocation(line: 29, column: 3, scope: !317)
!396 = !DILocation(line: 29, column: 8, scope: !317)
!397 = !{i64 0, i64 1, !398, i64 1, i64 4, !399, i64 5, i64 6, !398}
!398 = !{!312, !312, i64 0}
!399 = !{!365, !365, i64 0}
!400 = !DILocation(line: 30, column: 29, scope: !317)
!401 = !DILocation(line: 30, column: 8, scope: !317)
!402 = !DILocation(line: 30, column: 15, scope: !317)
!403 = !DILocation(line: 30, column: 3, scope: !317)
!404 = !DILocation(line: 30, column: 20, scope: !317)
!405 = !{!406, !406, i64 0}
!406 = !{!"short", !312, i64 0}
!407 = !DILocation(line: 31, column: 31, scope: !317)
!408 = !DILocation(line: 31, column: 36, scope: !317)
!409 = !DILocation(line: 31, column: 34, scope: !317)
!410 = !DILocation(line: 31, column: 43, scope: !317)
!411 = !DILocation(line: 31, column: 41, scope: !317)
!412 = !DILocation(line: 31, column: 54, scope: !317)
!413 = !{!373, !374, i64 8}
!414 = !DILocation(line: 31, column: 48, scope: !317)
!415 = !DILocation(line: 31, column: 19, scope: !317)
!416 = !DILocation(line: 31, column: 14, scope: !317)
!417 = !DILocation(line: 31, column: 12, scope: !317)
!418 = !{i64 0, i64 4, !310, i64 4, i64 4, !310, i64 8, i64 4, !310, i64 12, i64 4, !310, i64 16, i64 4, !310, i64 20, i64 4, !310, i64 24, i64 4, !310, i64 28, i64 4, !310, i64 32, i64 4, !399, i64 32, i64 4, !399}
!419 = !{i64 0, i64 4, !310, i64 4, i64 4, !310, i64 8, i64 4, !310, i64 12, i64 4, !310, i64 16, i64 4, !310, i64 20, i64 4, !310, i64 24, i64 4, !310, i64 28, i64 4, !399, i64 28, i64 4, !399}
!420 = !{i64 0, i64 4, !310, i64 4, i64 4, !310, i64 8, i64 4, !310, i64 12, i64 4, !310, i64 16, i64 4, !310, i64 20, i64 4, !310, i64 24, i64 4, !399, i64 24, i64 4, !399}
!421 = !{i64 0, i64 4, !310, i64 4, i64 4, !310, i64 8, i64 4, !310, i64 12, i64 4, !310, i64 16, i64 4, !310, i64 20, i64 4, !399, i64 20, i64 4, !399}
!422 = !{i64 0, i64 4, !310, i64 4, i64 4, !310, i64 8, i64 4, !310, i64 12, i64 4, !310, i64 16, i64 4, !399, i64 16, i64 4, !399}
!423 = !{i64 0, i64 4, !310, i64 4, i64 4, !310, i64 8, i64 4, !310, i64 12, i64 4, !399, i64 12, i64 4, !399}
!424 = !{i64 0, i64 4, !310, i64 4, i64 4, !310, i64 8, i64 4, !399, i64 8, i64 4, !399}
!425 = !{i64 0, i64 4, !310, i64 4, i64 4, !399, i64 4, i64 4, !399}
!426 = !{i64 0, i64 4, !399, i64 0, i64 4, !399}
!427 = !{}
!428 = !DILocation(line: 33, column: 22, scope: !317)
!429 = !{!377, !312, i64 0}
!430 = !DILocation(line: 33, column: 17, scope: !317)
!431 = !DILocation(line: 33, column: 14, scope: !317)
!432 = !DILocation(line: 34, column: 12, scope: !317)
!433 = !DILocation(line: 35, column: 11, scope: !317)
!434 = !DILocation(line: 35, column: 20, scope: !317)
!435 = !DILocation(line: 35, column: 3, scope: !317)
!436 = !DILocation(line: 36, column: 3, scope: !317)
!437 = !DILocation(line: 37, column: 9, scope: !438)
!438 = distinct !DILexicalBlock(scope: !317, file: !1, line: 37, column: 7)
!439 = !DILocation(line: 37, column: 7, scope: !317)
!440 = !DILocation(line: 0, scope: !382, inlinedAt: !441)
!441 = distinct !DILocation(line: 38, column: 62, scope: !438)
!442 = !DILocation(line: 6, column: 53, scope: !382, inlinedAt: !441)
!443 = !DILocation(line: 38, column: 62, scope: !438)
!444 = !DILocation(line: 38, column: 60, scope: !438)
!445 = !DILocation(line: 38, column: 76, scope: !438)
!446 = !DILocation(line: 38, column: 72, scope: !438)
!447 = !DILocation(line: 38, column: 102, scope: !438)
!448 = !DILocation(line: 38, column: 5, scope: !438)
!449 = !DILocation(line: 39, column: 1, scope: !317)
