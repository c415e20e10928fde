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
define dso_local %struct.Pair @_Z4make6float4j(%struct.float4* noundef byval(%struct.float4) align 16 %v, i32 noundef %n) #0 !dbg !286 {
entry:
  call void @llvm.dbg.declare(metadata %struct.float4* %v, metadata !303, metadata !DIExpression()), !dbg !306
  call void @llvm.dbg.value(metadata i32 %n, metadata !304, metadata !DIExpression()), !dbg !307
  %retval.sroa.0.0..sroa_idx = getelementptr inbounds %struct.float4, %struct.float4* %v, i64 0, i32 0, !dbg !308
  %retval.sroa.0.0.copyload = load float, float* %retval.sroa.0.0..sroa_idx, align 16, !dbg !308, !tbaa.struct !309
  call void @llvm.dbg.value(metadata float %retval.sroa.0.0.copyload, metadata !305, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)), !dbg !307
  %retval.sroa.2.0..sroa_idx9 = getelementptr inbounds %struct.float4, %struct.float4* %v, i64 0, i32 1, !dbg !308
  %retval.sroa.2.0.copyload = load float, float* %retval.sroa.2.0..sroa_idx9, align 4, !dbg !308, !tbaa.struct !314
  call void @llvm.dbg.value(metadata float %retval.sroa.2.0.copyload, metadata !305, metadata !DIExpression(DW_OP_LLVM_fragment, 32, 32)), !dbg !307
  %retval.sroa.3.0..sroa_idx10 = getelementptr inbounds %struct.float4, %struct.float4* %v, i64 0, i32 2, !dbg !308
  %retval.sroa.3.0.copyload = load float, float* %retval.sroa.3.0..sroa_idx10, align 8, !dbg !308, !tbaa.struct !315
  call void @llvm.dbg.value(metadata float %retval.sroa.3.0.copyload, metadata !305, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 32)), !dbg !307
  %retval.sroa.4.0..sroa_idx11 = getelementptr inbounds %struct.float4, %struct.float4* %v, i64 0, i32 3, !dbg !308
  %retval.sroa.4.0.copyload = load float, float* %retval.sroa.4.0..sroa_idx11, align 4, !dbg !308, !tbaa.struct !316
  call void @llvm.dbg.value(metadata float %retval.sroa.4.0.copyload, metadata !305, metadata !DIExpression(DW_OP_LLVM_fragment, 96, 32)), !dbg !307
  %w = getelementptr inbounds %struct.float4, %struct.float4* %v, i32 0, i32 3, !dbg !317
  %0 = load float, float* %w, align 4, !dbg !317, !tbaa !318
  %z = getelementptr inbounds %struct.float4, %struct.float4* %v, i32 0, i32 2, !dbg !320
  %1 = load float, float* %z, align 8, !dbg !320, !tbaa !321
  %y = getelementptr inbounds %struct.float4, %struct.float4* %v, i32 0, i32 1, !dbg !322
  %2 = load float, float* %y, align 4, !dbg !322, !tbaa !323
  %x = getelementptr inbounds %struct.float4, %struct.float4* %v, i32 0, i32 0, !dbg !324
  %3 = load float, float* %x, align 16, !dbg !324, !tbaa !325
  %.fca.0.insert = insertvalue %struct.float4 poison, float %0, 0, !dbg !326
  %.fca.1.insert = insertvalue %struct.float4 %.fca.0.insert, float %1, 1, !dbg !326
  %.fca.2.insert18 = insertvalue %struct.float4 %.fca.1.insert, float %2, 2, !dbg !326
  %.fca.3.insert = insertvalue %struct.float4 %.fca.2.insert18, float %3, 3, !dbg !326
  %4 = extractvalue %struct.float4 %.fca.3.insert, 0, !dbg !326
  %5 = extractvalue %struct.float4 %.fca.3.insert, 1, !dbg !326
  %6 = extractvalue %struct.float4 %.fca.3.insert, 2, !dbg !326
  %7 = extractvalue %struct.float4 %.fca.3.insert, 3, !dbg !326
  call void @llvm.dbg.value(metadata float %4, metadata !305, metadata !DIExpression(DW_OP_LLVM_fragment, 128, 32)), !dbg !307
  call void @llvm.dbg.value(metadata float %5, metadata !305, metadata !DIExpression(DW_OP_LLVM_fragment, 160, 32)), !dbg !307
  call void @llvm.dbg.value(metadata float %6, metadata !305, metadata !DIExpression(DW_OP_LLVM_fragment, 192, 32)), !dbg !307
  call void @llvm.dbg.value(metadata float %7, metadata !305, metadata !DIExpression(DW_OP_LLVM_fragment, 224, 32)), !dbg !307
  %and = and i32 %n, 7, !dbg !327
  %bf.value = and i32 %and, 7, !dbg !328
  %bf.clear = and i32 undef, -8, !dbg !328
  %bf.set = or i32 %bf.clear, %bf.value, !dbg !328
  call void @llvm.dbg.value(metadata i32 %bf.set, metadata !305, metadata !DIExpression(DW_OP_LLVM_fragment, 256, 32)), !dbg !307
  %bf.value2 = and i32 %n, 536870911, !dbg !329
  %bf.shl = shl i32 %bf.value2, 3, !dbg !329
  %bf.clear3 = and i32 %bf.set, 7, !dbg !329
  %bf.set4 = or i32 %bf.clear3, %bf.shl, !dbg !329
  call void @llvm.dbg.value(metadata i32 %bf.set4, metadata !305, metadata !DIExpression(DW_OP_LLVM_fragment, 256, 32)), !dbg !307
  %.fca.0.0.insert = insertvalue %struct.Pair poison, float %retval.sroa.0.0.copyload, 0, 0, !dbg !330
  %.fca.0.1.insert = insertvalue %struct.Pair %.fca.0.0.insert, float %retval.sroa.2.0.copyload, 0, 1, !dbg !330
  %.fca.0.2.insert = insertvalue %struct.Pair %.fca.0.1.insert, float %retval.sroa.3.0.copyload, 0, 2, !dbg !330
  %.fca.0.3.insert = insertvalue %struct.Pair %.fca.0.2.insert, float %retval.sroa.4.0.copyload, 0, 3, !dbg !330
  %.fca.1.0.insert = insertvalue %struct.Pair %.fca.0.3.insert, float %4, 1, 0, !dbg !330
  %.fca.1.1.insert = insertvalue %struct.Pair %.fca.1.0.insert, float %5, 1, 1, !dbg !330
  %.fca.1.2.insert = insertvalue %struct.Pair %.fca.1.1.insert, float %6, 1, 2, !dbg !330
  %.fca.1.3.insert = insertvalue %struct.Pair %.fca.1.2.insert, float %7, 1, 3, !dbg !330
  %.fca.2.insert = insertvalue %struct.Pair %.fca.1.3.insert, i32 %bf.set4, 2, !dbg !330
  %.fca.3.0.insert = insertvalue %struct.Pair %.fca.2.insert, i8 undef, 3, 0, !dbg !330
  %.fca.3.1.insert = insertvalue %struct.Pair %.fca.3.0.insert, i8 undef, 3, 1, !dbg !330
  %.fca.3.2.insert = insertvalue %struct.Pair %.fca.3.1.insert, i8 undef, 3, 2, !dbg !330
  %.fca.3.3.insert = insertvalue %struct.Pair %.fca.3.2.insert, i8 undef, 3, 3, !dbg !330
  %.fca.3.4.insert = insertvalue %struct.Pair %.fca.3.3.insert, i8 undef, 3, 4, !dbg !330
  %.fca.3.5.insert = insertvalue %struct.Pair %.fca.3.4.insert, i8 undef, 3, 5, !dbg !330
  %.fca.3.6.insert = insertvalue %struct.Pair %.fca.3.5.insert, i8 undef, 3, 6, !dbg !330
  %.fca.3.7.insert = insertvalue %struct.Pair %.fca.3.6.insert, i8 undef, 3, 7, !dbg !330
  %.fca.3.8.insert = insertvalue %struct.Pair %.fca.3.7.insert, i8 undef, 3, 8, !dbg !330
  %.fca.3.9.insert = insertvalue %struct.Pair %.fca.3.8.insert, i8 undef, 3, 9, !dbg !330
  %.fca.3.10.insert = insertvalue %struct.Pair %.fca.3.9.insert, i8 undef, 3, 10, !dbg !330
  %.fca.3.11.insert = insertvalue %struct.Pair %.fca.3.10.insert, i8 undef, 3, 11, !dbg !330
  ret %struct.Pair %.fca.3.11.insert, !dbg !330
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
define dso_local void @_Z7structs4ViewP6PackedP4PairS0_7double2(%struct.View* noundef byval(%struct.View) align 8 %m, %struct.Packed* noundef %q, %struct.Pair* noundef %pairs, %struct.Packed* noundef byval(%struct.Packed) align 1 %one, %struct.double2* noundef byval(%struct.double2) align 16 %scale) #4 !dbg !331 {
entry:
  %agg.tmp = alloca %struct.float4, align 16
  %copy.sroa.0 = alloca { %struct.float4, %struct.float4 }, align 16
  %copy.sroa.8 = alloca [12 x i8], align 4
  call void @llvm.dbg.declare(metadata { %struct.float4, %struct.float4 }* %copy.sroa.0, metadata !368, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 256)), !dbg !369
  call void @llvm.dbg.declare(metadata [12 x i8]* %copy.sroa.8, metadata !368, metadata !DIExpression(DW_OP_LLVM_fragment, 288, 96)), !dbg !369
  %tmp = alloca %printf_args, align 8
  call void @llvm.dbg.declare(metadata %struct.View* %m, metadata !362, metadata !DIExpression()), !dbg !370
  call void @llvm.dbg.value(metadata %struct.Packed* %q, metadata !363, metadata !DIExpression()), !dbg !371
  call void @llvm.dbg.value(metadata %struct.Pair* %pairs, metadata !364, metadata !DIExpression()), !dbg !371
  call void @llvm.dbg.declare(metadata %struct.Packed* %one, metadata !365, metadata !DIExpression()), !dbg !372
  call void @llvm.dbg.declare(metadata %struct.double2* %scale, metadata !366, metadata !DIExpression()), !dbg !373
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7, !dbg !374
  call void @llvm.dbg.value(metadata i32 %0, metadata !367, metadata !DIExpression()), !dbg !371
  %rows = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 1, !dbg !375
  %1 = load i32, i32* %rows, align 8, !dbg !375, !tbaa !377
  %cols = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 2, !dbg !381
  %2 = load i32, i32* %cols, align 4, !dbg !381, !tbaa !382
  %mul = mul nsw i32 %1, %2, !dbg !383
  %cmp = icmp slt i32 %0, %mul, !dbg !384
  br i1 %cmp, label %if.then, label %if.end, !dbg !385

if.then:                                          ; preds = %entry
  %x = getelementptr inbounds %struct.double2, %struct.double2* %scale, i32 0, i32 0, !dbg !386
  %3 = load double, double* %x, align 16, !dbg !386, !tbaa !387
  %value = getelementptr inbounds %struct.Packed, %struct.Packed* %one, i32 0, i32 1, !dbg !390
  %4 = load i32, i32* %value, align 1, !dbg !390, !tbaa !391
  %conv = sitofp i32 %4 to double, !dbg !393
  %add = fadd double %3, %conv, !dbg !394
  %cols1 = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 2, !dbg !395
  %5 = load i32, i32* %cols1, align 4, !dbg !395, !tbaa !382
  %div = sdiv i32 %0, %5, !dbg !396
  %cols2 = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 2, !dbg !397
  %6 = load i32, i32* %cols2, align 4, !dbg !397, !tbaa !382
  %rem = srem i32 %0, %6, !dbg !398
  call void @llvm.dbg.value(metadata %struct.View* %m, metadata !399, metadata !DIExpression()), !dbg !405
  call void @llvm.dbg.value(metadata i32 %div, metadata !402, metadata !DIExpression()), !dbg !405
  call void @llvm.dbg.value(metadata i32 %rem, metadata !403, metadata !DIExpression()), !dbg !405
  %data.i = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 0, !dbg !407
  %7 = load float*, float** %data.i, align 8, !dbg !407, !tbaa !408
  %cols.i = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 2, !dbg !409
  %8 = load i32, i32* %cols.i, align 4, !dbg !409, !tbaa !382
  %mul.i = mul nsw i32 %div, %8, !dbg !410
  %add.i = add nsw i32 %mul.i, %rem, !dbg !411
  %idxprom.i = sext i32 %add.i to i64, !dbg !407
  %arrayidx.i = getelementptr inbounds float, float* %7, i64 %idxprom.i, !dbg !407
  %9 = load float, float* %arrayidx.i, align 4, !dbg !412, !tbaa !310
  %conv4 = fpext float %9 to double, !dbg !412
  %mul5 = fmul double %conv4, %add, !dbg !412
  %conv6 = fptrunc double %mul5 to float, !dbg !412
  store float %conv6, float* %arrayidx.i, align 4, !dbg !412, !tbaa !310
  br label %if.end, !dbg !413

if.end:                                           ; preds = %if.then, %entry
  %idxprom = sext i32 %0 to i64, !dbg !414
  %arrayidx = getelementptr inbounds %struct.Packed, %struct.Packed* %q, i64 %idxprom, !dbg !414
  %10 = bitcast %struct.Packed* %arrayidx to i8*, !dbg !415
  %11 = bitcast %struct.Packed* %one to i8*, !dbg !415
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %10, i8* align 1 %11, i64 11, i1 false), !dbg !415, !tbaa.struct !416
  %conv7 = trunc i32 %0 to i16, !dbg !419
  %idxprom8 = sext i32 %0 to i64, !dbg !420
  %arrayidx9 = getelementptr inbounds %struct.Packed, %struct.Packed* %q, i64 %idxprom8, !dbg !420
  %rest = getelementptr inbounds %struct.Packed, %struct.Packed* %arrayidx9, i32 0, i32 2, !dbg !421
  %rem10 = srem i32 %0, 3, !dbg !422
  %idxprom11 = sext i32 %rem10 to i64, !dbg !420
  %arrayidx12 = getelementptr inbounds [3 x i16], [3 x i16]* %rest, i64 0, i64 %idxprom11, !dbg !420
  store i16 %conv7, i16* %arrayidx12, align 1, !dbg !423, !tbaa !424
  %conv13 = sitofp i32 %0 to float, !dbg !426
  %add14 = add nsw i32 %0, 1, !dbg !427
  %conv15 = sitofp i32 %add14 to float, !dbg !428
  %add16 = add nsw i32 %0, 2, !dbg !429
  %conv17 = sitofp i32 %add16 to float, !dbg !430
  %y = getelementptr inbounds %struct.double2, %struct.double2* %scale, i32 0, i32 1, !dbg !431
  %12 = load double, double* %y, align 8, !dbg !431, !tbaa !432
  %conv18 = fptrunc double %12 to float, !dbg !433
  %.fca.0.insert = insertvalue %struct.float4 poison, float %conv13, 0, !dbg !434
  %.fca.1.insert = insertvalue %struct.float4 %.fca.0.insert, float %conv15, 1, !dbg !434
  %.fca.2.insert = insertvalue %struct.float4 %.fca.1.insert, float %conv17, 2, !dbg !434
  %.fca.3.insert = insertvalue %struct.float4 %.fca.2.insert, float %conv18, 3, !dbg !434
  %13 = getelementptr inbounds %struct.float4, %struct.float4* %agg.tmp, i32 0, i32 0, !dbg !434
  %14 = extractvalue %struct.float4 %.fca.3.insert, 0, !dbg !434
  store float %14, float* %13, align 16, !dbg !434
  %15 = getelementptr inbounds %struct.float4, %struct.float4* %agg.tmp, i32 0, i32 1, !dbg !434
  %16 = extractvalue %struct.float4 %.fca.3.insert, 1, !dbg !434
  store float %16, float* %15, align 4, !dbg !434
  %17 = getelementptr inbounds %struct.float4, %struct.float4* %agg.tmp, i32 0, i32 2, !dbg !434
  %18 = extractvalue %struct.float4 %.fca.3.insert, 2, !dbg !434
  store float %18, float* %17, align 8, !dbg !434
  %19 = getelementptr inbounds %struct.float4, %struct.float4* %agg.tmp, i32 0, i32 3, !dbg !434
  %20 = extractvalue %struct.float4 %.fca.3.insert, 3, !dbg !434
  store float %20, float* %19, align 4, !dbg !434
  %call20 = call %struct.Pair @_Z4make6float4j(%struct.float4* noundef byval(%struct.float4) align 16 %agg.tmp, i32 noundef %0) #8, !dbg !435
  %21 = extractvalue %struct.Pair %call20, 0, !dbg !435
  %.fca.0.extract = extractvalue %struct.float4 %21, 0, !dbg !435
  %.fca.1.extract = extractvalue %struct.float4 %21, 1, !dbg !435
  %.fca.2.extract = extractvalue %struct.float4 %21, 2, !dbg !435
  %.fca.3.extract = extractvalue %struct.float4 %21, 3, !dbg !435
  %22 = extractvalue %struct.Pair %call20, 1, !dbg !435
  %.fca.0.extract28 = extractvalue %struct.float4 %22, 0, !dbg !435
  %.fca.1.extract30 = extractvalue %struct.float4 %22, 1, !dbg !435
  %.fca.2.extract32 = extractvalue %struct.float4 %22, 2, !dbg !435
  %.fca.3.extract34 = extractvalue %struct.float4 %22, 3, !dbg !435
  %23 = extractvalue %struct.Pair %call20, 2, !dbg !435
  %24 = extractvalue %struct.Pair %call20, 3, !dbg !435
  %.fca.0.extract36 = extractvalue [12 x i8] %24, 0, !dbg !435
  %.fca.1.extract38 = extractvalue [12 x i8] %24, 1, !dbg !435
  %.fca.2.extract40 = extractvalue [12 x i8] %24, 2, !dbg !435
  %.fca.3.extract42 = extractvalue [12 x i8] %24, 3, !dbg !435
  %.fca.4.extract = extractvalue [12 x i8] %24, 4, !dbg !435
  %.fca.5.extract = extractvalue [12 x i8] %24, 5, !dbg !435
  %.fca.6.extract = extractvalue [12 x i8] %24, 6, !dbg !435
  %.fca.7.extract = extractvalue [12 x i8] %24, 7, !dbg !435
  %.fca.8.extract = extractvalue [12 x i8] %24, 8, !dbg !435
  %.fca.9.extract = extractvalue [12 x i8] %24, 9, !dbg !435
  %.fca.10.extract = extractvalue [12 x i8] %24, 10, !dbg !435
  %.fca.11.extract = extractvalue [12 x i8] %24, 11, !dbg !435
  %idxprom21 = sext i32 %0 to i64, !dbg !436
  %arrayidx22 = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom21, !dbg !436
  %ref.tmp.sroa.0.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 0, i32 0, !dbg !437
  store float %.fca.0.extract, float* %ref.tmp.sroa.0.0..sroa_idx, align 16, !dbg !437, !tbaa.struct !438
  %ref.tmp.sroa.4.0..sroa_idx45 = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 0, i32 1, !dbg !437
  store float %.fca.1.extract, float* %ref.tmp.sroa.4.0..sroa_idx45, align 4, !dbg !437, !tbaa.struct !439
  %ref.tmp.sroa.5.0..sroa_idx47 = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 0, i32 2, !dbg !437
  store float %.fca.2.extract, float* %ref.tmp.sroa.5.0..sroa_idx47, align 8, !dbg !437, !tbaa.struct !440
  %ref.tmp.sroa.6.0..sroa_idx49 = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 0, i32 3, !dbg !437
  store float %.fca.3.extract, float* %ref.tmp.sroa.6.0..sroa_idx49, align 4, !dbg !437, !tbaa.struct !441
  %ref.tmp.sroa.7.0..sroa_idx51 = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 1, i32 0, !dbg !437
  store float %.fca.0.extract28, float* %ref.tmp.sroa.7.0..sroa_idx51, align 16, !dbg !437, !tbaa.struct !442
  %ref.tmp.sroa.8.0..sroa_idx53 = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 1, i32 1, !dbg !437
  store float %.fca.1.extract30, float* %ref.tmp.sroa.8.0..sroa_idx53, align 4, !dbg !437, !tbaa.struct !443
  %ref.tmp.sroa.9.0..sroa_idx55 = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 1, i32 2, !dbg !437
  store float %.fca.2.extract32, float* %ref.tmp.sroa.9.0..sroa_idx55, align 8, !dbg !437, !tbaa.struct !444
  %ref.tmp.sroa.10.0..sroa_idx57 = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 1, i32 3, !dbg !437
  store float %.fca.3.extract34, float* %ref.tmp.sroa.10.0..sroa_idx57, align 4, !dbg !437, !tbaa.struct !445
  %ref.tmp.sroa.11.0..sroa_idx59 = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 2, !dbg !437
  store i32 %23, i32* %ref.tmp.sroa.11.0..sroa_idx59, align 16, !dbg !437, !tbaa.struct !446
  %ref.tmp.sroa.12.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 0, !dbg !437
  store i8 %.fca.0.extract36, i8* %ref.tmp.sroa.12.0..sroa_idx, align 4, !dbg !437, !tbaa.struct !447
  %ref.tmp.sroa.13.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 1, !dbg !437
  store i8 %.fca.1.extract38, i8* %ref.tmp.sroa.13.0..sroa_idx, align 1, !dbg !437, !tbaa.struct !447
  %ref.tmp.sroa.14.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 2, !dbg !437
  store i8 %.fca.2.extract40, i8* %ref.tmp.sroa.14.0..sroa_idx, align 2, !dbg !437, !tbaa.struct !447
  %ref.tmp.sroa.15.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 3, !dbg !437
  store i8 %.fca.3.extract42, i8* %ref.tmp.sroa.15.0..sroa_idx, align 1, !dbg !437, !tbaa.struct !447
  %ref.tmp.sroa.16.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 4, !dbg !437
  store i8 %.fca.4.extract, i8* %ref.tmp.sroa.16.0..sroa_idx, align 8, !dbg !437, !tbaa.struct !447
  %ref.tmp.sroa.17.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 5, !dbg !437
  store i8 %.fca.5.extract, i8* %ref.tmp.sroa.17.0..sroa_idx, align 1, !dbg !437, !tbaa.struct !447
  %ref.tmp.sroa.18.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 6, !dbg !437
  store i8 %.fca.6.extract, i8* %ref.tmp.sroa.18.0..sroa_idx, align 2, !dbg !437, !tbaa.struct !447
  %ref.tmp.sroa.19.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 7, !dbg !437
  store i8 %.fca.7.extract, i8* %ref.tmp.sroa.19.0..sroa_idx, align 1, !dbg !437, !tbaa.struct !447
  %ref.tmp.sroa.20.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 8, !dbg !437
  store i8 %.fca.8.extract, i8* %ref.tmp.sroa.20.0..sroa_idx, align 4, !dbg !437, !tbaa.struct !447
  %ref.tmp.sroa.21.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 9, !dbg !437
  store i8 %.fca.9.extract, i8* %ref.tmp.sroa.21.0..sroa_idx, align 1, !dbg !437, !tbaa.struct !447
  %ref.tmp.sroa.22.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 10, !dbg !437
  store i8 %.fca.10.extract, i8* %ref.tmp.sroa.22.0..sroa_idx, align 2, !dbg !437, !tbaa.struct !447
  %ref.tmp.sroa.23.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx22, i64 0, i32 3, i64 11, !dbg !437
  store i8 %.fca.11.extract, i8* %ref.tmp.sroa.23.0..sroa_idx, align 1, !dbg !437, !tbaa.struct !447
  %copy.sroa.0.0.sroa_cast26 = bitcast { %struct.float4, %struct.float4 }* %copy.sroa.0 to i8*, !dbg !448
  call void @llvm.lifetime.start.p0i8(i64 32, i8* %copy.sroa.0.0.sroa_cast26), !dbg !448
  %copy.sroa.8.0.sroa_idx24 = getelementptr inbounds [12 x i8], [12 x i8]* %copy.sroa.8, i64 0, i64 0, !dbg !448
  call void @llvm.lifetime.start.p0i8(i64 12, i8* %copy.sroa.8.0.sroa_idx24), !dbg !448
  %idxprom23 = sext i32 %0 to i64, !dbg !449
  %arrayidx24 = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom23, !dbg !449
  %copy.sroa.0.0..sroa_cast = bitcast %struct.Pair* %arrayidx24 to i8*, !dbg !449
  %copy.sroa.0.0.sroa_cast12 = bitcast { %struct.float4, %struct.float4 }* %copy.sroa.0 to i8*, !dbg !449
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %copy.sroa.0.0.sroa_cast12, i8* align 16 %copy.sroa.0.0..sroa_cast, i64 32, i1 false), !dbg !449, !tbaa.struct !438
  %copy.sroa.4.0..sroa_idx16 = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx24, i64 0, i32 2, !dbg !449
  %copy.sroa.4.0.copyload = load i32, i32* %copy.sroa.4.0..sroa_idx16, align 16, !dbg !449, !tbaa.struct !446
  call void @llvm.dbg.value(metadata i32 %copy.sroa.4.0.copyload, metadata !368, metadata !DIExpression(DW_OP_LLVM_fragment, 256, 32)), !dbg !371
  %copy.sroa.8.0..sroa_idx = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx24, i64 0, i32 3, i64 0, !dbg !449
  %copy.sroa.8.0.sroa_idx20 = getelementptr inbounds [12 x i8], [12 x i8]* %copy.sroa.8, i64 0, i64 0, !dbg !449
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %copy.sroa.8.0.sroa_idx20, i8* align 4 %copy.sroa.8.0..sroa_idx, i64 12, i1 false), !dbg !449, !tbaa.struct !447
  %idxprom25 = sext i32 %0 to i64, !dbg !450
  %arrayidx26 = getelementptr inbounds %struct.Packed, %struct.Packed* %q, i64 %idxprom25, !dbg !450
  %tag = getelementptr inbounds %struct.Packed, %struct.Packed* %arrayidx26, i32 0, i32 0, !dbg !451
  %25 = load i8, i8* %tag, align 1, !dbg !451, !tbaa !452
  %conv27 = sext i8 %25 to i32, !dbg !450
  %bf.lshr = lshr i32 %copy.sroa.4.0.copyload, 3, !dbg !453
  %add28 = add nsw i32 %bf.lshr, %conv27, !dbg !453
  %bf.value = and i32 %add28, 536870911, !dbg !453
  %bf.shl = shl i32 %bf.value, 3, !dbg !453
  %bf.clear = and i32 %copy.sroa.4.0.copyload, 7, !dbg !453
  %bf.set = or i32 %bf.clear, %bf.shl, !dbg !453
  call void @llvm.dbg.value(metadata i32 %bf.set, metadata !368, metadata !DIExpression(DW_OP_LLVM_fragment, 256, 32)), !dbg !371
  %idxprom30 = sext i32 %0 to i64, !dbg !454
  %arrayidx31 = getelementptr inbounds %struct.Pair, %struct.Pair* %pairs, i64 %idxprom30, !dbg !454
  %copy.sroa.0.0..sroa_cast13 = bitcast %struct.Pair* %arrayidx31 to i8*, !dbg !455
  %copy.sroa.0.0.sroa_cast14 = bitcast { %struct.float4, %struct.float4 }* %copy.sroa.0 to i8*, !dbg !455
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %copy.sroa.0.0..sroa_cast13, i8* align 16 %copy.sroa.0.0.sroa_cast14, i64 32, i1 false), !dbg !455, !tbaa.struct !438
  %copy.sroa.4.0..sroa_idx17 = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx31, i64 0, i32 2, !dbg !455
  store i32 %bf.set, i32* %copy.sroa.4.0..sroa_idx17, align 16, !dbg !455, !tbaa.struct !446
  %copy.sroa.8.0..sroa_idx21 = getelementptr inbounds %struct.Pair, %struct.Pair* %arrayidx31, i64 0, i32 3, i64 0, !dbg !455
  %copy.sroa.8.0.sroa_idx22 = getelementptr inbounds [12 x i8], [12 x i8]* %copy.sroa.8, i64 0, i64 0, !dbg !455
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %copy.sroa.8.0..sroa_idx21, i8* align 4 %copy.sroa.8.0.sroa_idx22, i64 12, i1 false), !dbg !455, !tbaa.struct !447
  %add32 = add nsw i32 %0, 1, !dbg !456
  %idxprom33 = sext i32 %add32 to i64, !dbg !457
  %arrayidx34 = getelementptr inbounds %struct.Packed, %struct.Packed* %q, i64 %idxprom33, !dbg !457
  %rest35 = getelementptr inbounds %struct.Packed, %struct.Packed* %arrayidx34, i32 0, i32 2, !dbg !458
  %26 = bitcast [3 x i16]* %rest35 to i8*, !dbg !459
  %idxprom36 = sext i32 %0 to i64, !dbg !460
  %arrayidx37 = getelementptr inbounds %struct.Packed, %struct.Packed* %q, i64 %idxprom36, !dbg !460
  %rest38 = getelementptr inbounds %struct.Packed, %struct.Packed* %arrayidx37, i32 0, i32 2, !dbg !461
  %27 = bitcast [3 x i16]* %rest38 to i8*, !dbg !459
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %26, i8* align 1 %27, i64 5, i1 false), !dbg !459
  %bf.clear40 = and i32 %bf.set, 7, !dbg !462
  %and = and i32 %0, 7, !dbg !462
  %cmp41 = icmp eq i32 %bf.clear40, %and, !dbg !462
  %frombool.i = zext i1 %cmp41 to i8, !dbg !462
  %tobool.i = trunc i8 %frombool.i to i1, !dbg !462
  br i1 %tobool.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !462

if.then.i:                                        ; preds = %if.end
  call void @__assertfail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str1, i64 0, i64 0), i32 noundef 36, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @__func__._Z7structs4ViewP6PackedP4PairS0_7double2, i64 0, i64 0), i64 noundef 1) #9, !dbg !462
  unreachable, !dbg !462

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.end
  %cmp42 = icmp eq i32 %0, 0, !dbg !463
  br i1 %cmp42, label %if.then43, label %if.end50, !dbg !465

if.then43:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %rows44 = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 1, !dbg !466
  %28 = load i32, i32* %rows44, align 8, !dbg !466, !tbaa !377
  call void @llvm.dbg.value(metadata %struct.View* %m, metadata !399, metadata !DIExpression()), !dbg !467
  call void @llvm.dbg.value(metadata i32 0, metadata !402, metadata !DIExpression()), !dbg !467
  call void @llvm.dbg.value(metadata i32 0, metadata !403, metadata !DIExpression()), !dbg !467
  %data.i6 = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 0, !dbg !469
  %29 = load float*, float** %data.i6, align 8, !dbg !469, !tbaa !408
  %cols.i7 = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 2, !dbg !470
  %30 = load i32, i32* %cols.i7, align 4, !dbg !470, !tbaa !382
  %mul.i8 = mul nsw i32 0, %30, !dbg !471
  %add.i9 = add nsw i32 %mul.i8, 0, !dbg !472
  %idxprom.i10 = sext i32 %add.i9 to i64, !dbg !469
  %arrayidx.i11 = getelementptr inbounds float, float* %29, i64 %idxprom.i10, !dbg !469
  %31 = load float, float* %arrayidx.i11, align 4, !dbg !473, !tbaa !310
  %conv46 = fpext float %31 to double, !dbg !474
  %tag47 = getelementptr inbounds %struct.Packed, %struct.Packed* %one, i32 0, i32 0, !dbg !475
  %32 = load i8, i8* %tag47, align 1, !dbg !475, !tbaa !452
  %conv48 = sext i8 %32 to i32, !dbg !476
  %conv49 = sext i32 %0 to i64, !dbg !477
  %shl = shl i64 %conv49, 33, !dbg !478
  %33 = getelementptr inbounds %printf_args, %printf_args* %tmp, i32 0, i32 0, !dbg !479
  store i32 %28, i32* %33, align 4, !dbg !479
  %34 = getelementptr inbounds %printf_args, %printf_args* %tmp, i32 0, i32 1, !dbg !479
  store double %conv46, double* %34, align 8, !dbg !479
  %35 = getelementptr inbounds %printf_args, %printf_args* %tmp, i32 0, i32 2, !dbg !479
  store i32 %conv48, i32* %35, align 4, !dbg !479
  %36 = getelementptr inbounds %printf_args, %printf_args* %tmp, i32 0, i32 3, !dbg !479
  store i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str3, i64 0, i64 0), i8** %36, align 8, !dbg !479
  %37 = getelementptr inbounds %printf_args, %printf_args* %tmp, i32 0, i32 4, !dbg !479
  store i64 %shl, i64* %37, align 8, !dbg !479
  %38 = bitcast %printf_args* %tmp to i8*, !dbg !479
  %39 = call i32 @vprintf(i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.str2, i64 0, i64 0), i8* %38), !dbg !479
  br label %if.end50, !dbg !479

if.end50:                                         ; preds = %if.then43, %_ZL9ws_assertbPKcS0_jS0_.exit
  %copy.sroa.0.0.sroa_cast27 = bitcast { %struct.float4, %struct.float4 }* %copy.sroa.0 to i8*, !dbg !480
  call void @llvm.lifetime.end.p0i8(i64 32, i8* %copy.sroa.0.0.sroa_cast27), !dbg !480
  %copy.sroa.8.0.sroa_idx25 = getelementptr inbounds [12 x i8], [12 x i8]* %copy.sroa.8, i64 0, i64 0, !dbg !480
  call void @llvm.lifetime.end.p0i8(i64 12, i8* %copy.sroa.8.0.sroa_idx25), !dbg !480
  ret void, !dbg !480
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
!96 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "FILE", file: !90, line: 72, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS4FILE")
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
!247 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !90, line: 71, size: 288, flags: DIFlagFwdDecl, identifier: "_ZTS2tm")
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
!314 = !{i64 0, i64 4, !310, i64 4, i64 4, !310, i64 8, i64 4, !310}
!315 = !{i64 0, i64 4, !310, i64 4, i64 4, !310}
!316 = !{i64 0, i64 4, !310}
!317 = !DILocation(line: 20, column: 24, scope: !286)
!318 = !{!319, !311, i64 12}
!319 = !{!"_ZTS6float4", !311, i64 0, !311, i64 4, !311, i64 8, !311, i64 12}
!320 = !DILocation(line: 20, column: 29, scope: !286)
!321 = !{!319, !311, i64 8}
!322 = !DILocation(line: 20, column: 34, scope: !286)
!323 = !{!319, !311, i64 4}
!324 = !DILocation(line: 20, column: 39, scope: !286)
!325 = !{!319, !311, i64 0}
!326 = !DILocation(line: 20, column: 10, scope: !286)
!327 = !DILocation(line: 21, column: 14, scope: !286)
!328 = !DILocation(line: 21, column: 10, scope: !286)
!329 = !DILocation(line: 22, column: 11, scope: !286)
!330 = !DILocation(line: 23, column: 3, scope: !286)
!331 = distinct !DISubprogram(name: "structs", linkageName: "_Z7structs4ViewP6PackedP4PairS0_7double2", scope: !1, file: !1, line: 25, type: !332, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !361)
!332 = !DISubroutineType(types: !333)
!333 = !{null, !334, !346, !355, !356, !357}
!334 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "View", file: !1, line: 3, size: 128, flags: DIFlagTypePassByValue, elements: !335, identifier: "_ZTS4View")
!335 = !{!336, !338, !339, !340}
!336 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !334, file: !1, line: 4, baseType: !337, size: 64)
!337 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !295, size: 64)
!338 = !DIDerivedType(tag: DW_TAG_member, name: "rows", scope: !334, file: !1, line: 5, baseType: !35, size: 32, offset: 64)
!339 = !DIDerivedType(tag: DW_TAG_member, name: "cols", scope: !334, file: !1, line: 5, baseType: !35, size: 32, offset: 96)
!340 = !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !334, file: !1, line: 6, type: !341, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!341 = !DISubroutineType(types: !342)
!342 = !{!343, !344, !35, !35}
!343 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !295, size: 64)
!344 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !345, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!345 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !334)
!346 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !347, size: 64)
!347 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Packed", file: !1, line: 8, size: 88, flags: DIFlagTypePassByValue, elements: !348, identifier: "_ZTS6Packed")
!348 = !{!349, !350, !351}
!349 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !347, file: !1, line: 9, baseType: !68, size: 8)
!350 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !347, file: !1, line: 10, baseType: !35, size: 32, offset: 8)
!351 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !347, file: !1, line: 11, baseType: !352, size: 48, offset: 40)
!352 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 48, elements: !353)
!353 = !{!354}
!354 = !DISubrange(count: 3)
!355 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !289, size: 64)
!356 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !347)
!357 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "double2", file: !9, line: 48, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !358, identifier: "_ZTS7double2")
!358 = !{!359, !360}
!359 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !357, file: !9, line: 48, baseType: !57, size: 64)
!360 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !357, file: !9, line: 48, baseType: !57, size: 64, offset: 64)
!361 = !{!362, !363, !364, !365, !366, !367, !368}
!362 = !DILocalVariable(name: "m", arg: 1, scope: !331, file: !1, line: 25, type: !334)
!363 = !DILocalVariable(name: "q", arg: 2, scope: !331, file: !1, line: 25, type: !346)
!364 = !DILocalVariable(name: "pairs", arg: 3, scope: !331, file: !1, line: 25, type: !355)
!365 = !DILocalVariable(name: "one", arg: 4, scope: !331, file: !1, line: 25, type: !356)
!366 = !DILocalVariable(name: "scale", arg: 5, scope: !331, file: !1, line: 25, type: !357)
!367 = !DILocalVariable(name: "t", scope: !331, file: !1, line: 26, type: !35)
!368 = !DILocalVariable(name: "copy", scope: !331, file: !1, line: 32, type: !289)
!369 = !DILocation(line: 32, column: 8, scope: !331)
!370 = !DILocation(line: 25, column: 30, scope: !331)
!371 = !DILocation(line: 0, scope: !331)
!372 = !DILocation(line: 25, column: 70, scope: !331)
!373 = !DILocation(line: 25, column: 83, scope: !331)
!374 = !DILocation(line: 26, column: 11, scope: !331)
!375 = !DILocation(line: 27, column: 13, scope: !376)
!376 = distinct !DILexicalBlock(scope: !331, file: !1, line: 27, column: 7)
!377 = !{!378, !380, i64 8}
!378 = !{!"_ZTS4View", !379, i64 0, !380, i64 8, !380, i64 12}
!379 = !{!"any pointer", !312, i64 0}
!380 = !{!"int", !312, i64 0}
!381 = !DILocation(line: 27, column: 22, scope: !376)
!382 = !{!378, !380, i64 12}
!383 = !DILocation(line: 27, column: 18, scope: !376)
!384 = !DILocation(line: 27, column: 9, scope: !376)
!385 = !DILocation(line: 27, column: 7, scope: !331)
!386 = !DILocation(line: 28, column: 43, scope: !376)
!387 = !{!388, !389, i64 0}
!388 = !{!"_ZTS7double2", !389, i64 0, !389, i64 8}
!389 = !{!"double", !312, i64 0}
!390 = !DILocation(line: 28, column: 51, scope: !376)
!391 = !{!392, !380, i64 1}
!392 = !{!"_ZTS6Packed", !312, i64 0, !380, i64 1, !312, i64 5}
!393 = !DILocation(line: 28, column: 47, scope: !376)
!394 = !DILocation(line: 28, column: 45, scope: !376)
!395 = !DILocation(line: 28, column: 16, scope: !376)
!396 = !DILocation(line: 28, column: 12, scope: !376)
!397 = !DILocation(line: 28, column: 28, scope: !376)
!398 = !DILocation(line: 28, column: 24, scope: !376)
!399 = !DILocalVariable(name: "this", arg: 1, scope: !400, type: !404, flags: DIFlagArtificial | DIFlagObjectPointer)
!400 = distinct !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !334, file: !1, line: 6, type: !341, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !340, retainedNodes: !401)
!401 = !{!399, !402, !403}
!402 = !DILocalVariable(name: "r", arg: 2, scope: !400, file: !1, line: 6, type: !35)
!403 = !DILocalVariable(name: "c", arg: 3, scope: !400, file: !1, line: 6, type: !35)
!404 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !345, size: 64)
!405 = !DILocation(line: 0, scope: !400, inlinedAt: !406)
!406 = distinct !DILocation(line: 28, column: 7, scope: !376)
!407 = !DILocation(line: 6, column: 53, scope: !400, inlinedAt: !406)
!408 = !{!378, !379, i64 0}
!409 = !DILocation(line: 6, column: 62, scope: !400, inlinedAt: !406)
!410 = !DILocation(line: 6, column: 60, scope: !400, inlinedAt: !406)
!411 = !DILocation(line: 6, column: 67, scope: !400, inlinedAt: !406)
!412 = !DILocation(line: 28, column: 34, scope: !376)
!413 = !DILocation(line: 28, column: 5, scope: !376)
!414 = !DILocation(line: 29, column: 3, scope: !331)
!415 = !DILocation(line: 29, column: 8, scope: !331)
!416 = !{i64 0, i64 1, !417, i64 1, i64 4, !418, i64 5, i64 6, !417}
!417 = !{!312, !312, i64 0}
!418 = !{!380, !380, i64 0}
!419 = !DILocation(line: 30, column: 29, scope: !331)
!420 = !DILocation(line: 30, column: 3, scope: !331)
!421 = !DILocation(line: 30, column: 8, scope: !331)
!422 = !DILocation(line: 30, column: 15, scope: !331)
!423 = !DILocation(line: 30, column: 20, scope: !331)
!424 = !{!425, !425, i64 0}
!425 = !{!"short", !312, i64 0}
!426 = !DILocation(line: 31, column: 31, scope: !331)
!427 = !DILocation(line: 31, column: 36, scope: !331)
!428 = !DILocation(line: 31, column: 34, scope: !331)
!429 = !DILocation(line: 31, column: 43, scope: !331)
!430 = !DILocation(line: 31, column: 41, scope: !331)
!431 = !DILocation(line: 31, column: 54, scope: !331)
!432 = !{!388, !389, i64 8}
!433 = !DILocation(line: 31, column: 48, scope: !331)
!434 = !DILocation(line: 31, column: 19, scope: !331)
!435 = !DILocation(line: 31, column: 14, scope: !331)
!436 = !DILocation(line: 31, column: 3, scope: !331)
!437 = !DILocation(line: 31, column: 12, scope: !331)
!438 = !{i64 0, i64 4, !310, i64 4, i64 4, !310, i64 8, i64 4, !310, i64 12, i64 4, !310, i64 16, i64 4, !310, i64 20, i64 4, !310, i64 24, i64 4, !310, i64 28, i64 4, !310, i64 32, i64 4, !418, i64 32, i64 4, !418}
!439 = !{i64 0, i64 4, !310, i64 4, i64 4, !310, i64 8, i64 4, !310, i64 12, i64 4, !310, i64 16, i64 4, !310, i64 20, i64 4, !310, i64 24, i64 4, !310, i64 28, i64 4, !418, i64 28, i64 4, !418}
!440 = !{i64 0, i64 4, !310, i64 4, i64 4, !310, i64 8, i64 4, !310, i64 12, i64 4, !310, i64 16, i64 4, !310, i64 20, i64 4, !310, i64 24, i64 4, !418, i64 24, i64 4, !418}
!441 = !{i64 0, i64 4, !310, i64 4, i64 4, !310, i64 8, i64 4, !310, i64 12, i64 4, !310, i64 16, i64 4, !310, i64 20, i64 4, !418, i64 20, i64 4, !418}
!442 = !{i64 0, i64 4, !310, i64 4, i64 4, !310, i64 8, i64 4, !310, i64 12, i64 4, !310, i64 16, i64 4, !418, i64 16, i64 4, !418}
!443 = !{i64 0, i64 4, !310, i64 4, i64 4, !310, i64 8, i64 4, !310, i64 12, i64 4, !418, i64 12, i64 4, !418}
!444 = !{i64 0, i64 4, !310, i64 4, i64 4, !310, i64 8, i64 4, !418, i64 8, i64 4, !418}
!445 = !{i64 0, i64 4, !310, i64 4, i64 4, !418, i64 4, i64 4, !418}
!446 = !{i64 0, i64 4, !418, i64 0, i64 4, !418}
!447 = !{}
!448 = !DILocation(line: 32, column: 3, scope: !331)
!449 = !DILocation(line: 32, column: 15, scope: !331)
!450 = !DILocation(line: 33, column: 17, scope: !331)
!451 = !DILocation(line: 33, column: 22, scope: !331)
!452 = !{!392, !312, i64 0}
!453 = !DILocation(line: 33, column: 14, scope: !331)
!454 = !DILocation(line: 34, column: 3, scope: !331)
!455 = !DILocation(line: 34, column: 12, scope: !331)
!456 = !DILocation(line: 35, column: 15, scope: !331)
!457 = !DILocation(line: 35, column: 11, scope: !331)
!458 = !DILocation(line: 35, column: 20, scope: !331)
!459 = !DILocation(line: 35, column: 3, scope: !331)
!460 = !DILocation(line: 35, column: 27, scope: !331)
!461 = !DILocation(line: 35, column: 32, scope: !331)
!462 = !DILocation(line: 36, column: 3, scope: !331)
!463 = !DILocation(line: 37, column: 9, scope: !464)
!464 = distinct !DILexicalBlock(scope: !331, file: !1, line: 37, column: 7)
!465 = !DILocation(line: 37, column: 7, scope: !331)
!466 = !DILocation(line: 38, column: 54, scope: !464)
!467 = !DILocation(line: 0, scope: !400, inlinedAt: !468)
!468 = distinct !DILocation(line: 38, column: 62, scope: !464)
!469 = !DILocation(line: 6, column: 53, scope: !400, inlinedAt: !468)
!470 = !DILocation(line: 6, column: 62, scope: !400, inlinedAt: !468)
!471 = !DILocation(line: 6, column: 60, scope: !400, inlinedAt: !468)
!472 = !DILocation(line: 6, column: 67, scope: !400, inlinedAt: !468)
!473 = !DILocation(line: 38, column: 62, scope: !464)
!474 = !DILocation(line: 38, column: 60, scope: !464)
!475 = !DILocation(line: 38, column: 76, scope: !464)
!476 = !DILocation(line: 38, column: 72, scope: !464)
!477 = !DILocation(line: 38, column: 100, scope: !464)
!478 = !DILocation(line: 38, column: 102, scope: !464)
!479 = !DILocation(line: 38, column: 5, scope: !464)
!480 = !DILocation(line: 39, column: 1, scope: !331)
