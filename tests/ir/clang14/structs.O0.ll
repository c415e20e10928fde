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

$_ZNK4View2atEii = comdat any

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [21 x i8] c"copy.flag == (t & 7)\00", align 1
@.str1 = private unnamed_addr constant [11 x i8] c"structs.cu\00", align 1
@__func__._Z7structs4ViewP6PackedP4PairS0_7double2 = private unnamed_addr constant [8 x i8] c"structs\00", align 1
@.str2 = private unnamed_addr constant [36 x i8] c"rows %d, first %g, tag %c, %s %lld\0A\00", align 1
@.str3 = private unnamed_addr constant [5 x i8] c"text\00", align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.Pair @_Z4make6float4j(%struct.float4* noundef byval(%struct.float4) align 16 %v, i32 noundef %n) #0 !dbg !124 {
entry:
  %retval.i = alloca %struct.float4, align 16
  %x.addr.i = alloca float, align 4
  %y.addr.i = alloca float, align 4
  %z.addr.i = alloca float, align 4
  %w.addr.i = alloca float, align 4
  %retval = alloca %struct.Pair, align 16
  %n.addr = alloca i32, align 4
  %ref.tmp = alloca %struct.float4, align 16
  call void @llvm.dbg.declare(metadata %struct.float4* %v, metadata !141, metadata !DIExpression()), !dbg !142
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !143, metadata !DIExpression()), !dbg !144
  call void @llvm.dbg.declare(metadata %struct.Pair* %retval, metadata !145, metadata !DIExpression()), !dbg !146
  %lo = getelementptr inbounds %struct.Pair, %struct.Pair* %retval, i32 0, i32 0, !dbg !147
  %0 = bitcast %struct.float4* %lo to i8*, !dbg !148
  %1 = bitcast %struct.float4* %v to i8*, !dbg !148
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %0, i8* align 16 %1, i64 16, i1 false), !dbg !148
  %w = getelementptr inbounds %struct.float4, %struct.float4* %v, i32 0, i32 3, !dbg !149
  %2 = load float, float* %w, align 4, !dbg !149
  %z = getelementptr inbounds %struct.float4, %struct.float4* %v, i32 0, i32 2, !dbg !150
  %3 = load float, float* %z, align 8, !dbg !150
  %y = getelementptr inbounds %struct.float4, %struct.float4* %v, i32 0, i32 1, !dbg !151
  %4 = load float, float* %y, align 4, !dbg !151
  %x = getelementptr inbounds %struct.float4, %struct.float4* %v, i32 0, i32 0, !dbg !152
  %5 = load float, float* %x, align 16, !dbg !152
  store float %2, float* %x.addr.i, align 4, !dbg !153
  store float %3, float* %y.addr.i, align 4, !dbg !153
  store float %4, float* %z.addr.i, align 4, !dbg !153
  store float %5, float* %w.addr.i, align 4, !dbg !153
  %6 = load float, float* %x.addr.i, align 4, !dbg !153
  %x1.i = getelementptr inbounds %struct.float4, %struct.float4* %retval.i, i32 0, i32 0, !dbg !153
  store float %6, float* %x1.i, align 16, !dbg !153
  %7 = load float, float* %y.addr.i, align 4, !dbg !153
  %y2.i = getelementptr inbounds %struct.float4, %struct.float4* %retval.i, i32 0, i32 1, !dbg !153
  store float %7, float* %y2.i, align 4, !dbg !153
  %8 = load float, float* %z.addr.i, align 4, !dbg !153
  %z3.i = getelementptr inbounds %struct.float4, %struct.float4* %retval.i, i32 0, i32 2, !dbg !153
  store float %8, float* %z3.i, align 8, !dbg !153
  %9 = load float, float* %w.addr.i, align 4, !dbg !153
  %w4.i = getelementptr inbounds %struct.float4, %struct.float4* %retval.i, i32 0, i32 3, !dbg !153
  store float %9, float* %w4.i, align 4, !dbg !153
  %10 = load %struct.float4, %struct.float4* %retval.i, align 16, !dbg !153
  %11 = getelementptr inbounds %struct.float4, %struct.float4* %ref.tmp, i32 0, i32 0, !dbg !153
  %12 = extractvalue %struct.float4 %10, 0, !dbg !153
  store float %12, float* %11, align 16, !dbg !153
  %13 = getelementptr inbounds %struct.float4, %struct.float4* %ref.tmp, i32 0, i32 1, !dbg !153
  %14 = extractvalue %struct.float4 %10, 1, !dbg !153
  store float %14, float* %13, align 4, !dbg !153
  %15 = getelementptr inbounds %struct.float4, %struct.float4* %ref.tmp, i32 0, i32 2, !dbg !153
  %16 = extractvalue %struct.float4 %10, 2, !dbg !153
  store float %16, float* %15, align 8, !dbg !153
  %17 = getelementptr inbounds %struct.float4, %struct.float4* %ref.tmp, i32 0, i32 3, !dbg !153
  %18 = extractvalue %struct.float4 %10, 3, !dbg !153
  store float %18, float* %17, align 4, !dbg !153
  %hi = getelementptr inbounds %struct.Pair, %struct.Pair* %retval, i32 0, i32 1, !dbg !154
  %19 = bitcast %struct.float4* %hi to i8*, !dbg !155
  %20 = bitcast %struct.float4* %ref.tmp to i8*, !dbg !155
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %19, i8* align 16 %20, i64 16, i1 false), !dbg !155
  %21 = load i32, i32* %n.addr, align 4, !dbg !156
  %and = and i32 %21, 7, !dbg !157
  %flag = getelementptr inbounds %struct.Pair, %struct.Pair* %retval, i32 0, i32 2, !dbg !158
  %bf.load = load i32, i32* %flag, align 16, !dbg !159
  %bf.value = and i32 %and, 7, !dbg !159
  %bf.clear = and i32 %bf.load, -8, !dbg !159
  %bf.set = or i32 %bf.clear, %bf.value, !dbg !159
  store i32 %bf.set, i32* %flag, align 16, !dbg !159
  %22 = load i32, i32* %n.addr, align 4, !dbg !160
  %count = getelementptr inbounds %struct.Pair, %struct.Pair* %retval, i32 0, i32 2, !dbg !161
  %bf.load1 = load i32, i32* %count, align 16, !dbg !162
  %bf.value2 = and i32 %22, 536870911, !dbg !162
  %bf.shl = shl i32 %bf.value2, 3, !dbg !162
  %bf.clear3 = and i32 %bf.load1, 7, !dbg !162
  %bf.set4 = or i32 %bf.clear3, %bf.shl, !dbg !162
  store i32 %bf.set4, i32* %count, align 16, !dbg !162
  %23 = load %struct.Pair, %struct.Pair* %retval, align 16, !dbg !163
  ret %struct.Pair %23, !dbg !163
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @_Z7structs4ViewP6PackedP4PairS0_7double2(%struct.View* noundef byval(%struct.View) align 8 %m, %struct.Packed* noundef %q, %struct.Pair* noundef %pairs, %struct.Packed* noundef byval(%struct.Packed) align 1 %one, %struct.double2* noundef byval(%struct.double2) align 16 %scale) #3 !dbg !164 {
entry:
  %c.addr.i = alloca i8, align 1
  %m.addr.i = alloca i8*, align 8
  %f.addr.i = alloca i8*, align 8
  %l.addr.i = alloca i32, align 4
  %fn.addr.i = alloca i8*, align 8
  %retval.i = alloca %struct.float4, align 16
  %x.addr.i = alloca float, align 4
  %y.addr.i = alloca float, align 4
  %z.addr.i = alloca float, align 4
  %w.addr.i = alloca float, align 4
  %q.addr = alloca %struct.Packed*, align 8
  %pairs.addr = alloca %struct.Pair*, align 8
  %t = alloca i32, align 4
  %ref.tmp = alloca %struct.Pair, align 16
  %agg.tmp = alloca %struct.float4, align 16
  %copy = alloca %struct.Pair, align 16
  %tmp = alloca %printf_args, align 8
  call void @llvm.dbg.declare(metadata %struct.View* %m, metadata !194, metadata !DIExpression()), !dbg !195
  store %struct.Packed* %q, %struct.Packed** %q.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Packed** %q.addr, metadata !196, metadata !DIExpression()), !dbg !197
  store %struct.Pair* %pairs, %struct.Pair** %pairs.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Pair** %pairs.addr, metadata !198, metadata !DIExpression()), !dbg !199
  call void @llvm.dbg.declare(metadata %struct.Packed* %one, metadata !200, metadata !DIExpression()), !dbg !201
  call void @llvm.dbg.declare(metadata %struct.double2* %scale, metadata !202, metadata !DIExpression()), !dbg !203
  call void @llvm.dbg.declare(metadata i32* %t, metadata !204, metadata !DIExpression()), !dbg !205
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6, !dbg !206
  store i32 %0, i32* %t, align 4, !dbg !205
  %1 = load i32, i32* %t, align 4, !dbg !207
  %rows = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 1, !dbg !209
  %2 = load i32, i32* %rows, align 8, !dbg !209
  %cols = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 2, !dbg !210
  %3 = load i32, i32* %cols, align 4, !dbg !210
  %mul = mul nsw i32 %2, %3, !dbg !211
  %cmp = icmp slt i32 %1, %mul, !dbg !212
  br i1 %cmp, label %if.then, label %if.end, !dbg !213

if.then:                                          ; preds = %entry
  %x = getelementptr inbounds %struct.double2, %struct.double2* %scale, i32 0, i32 0, !dbg !214
  %4 = load double, double* %x, align 16, !dbg !214
  %value = getelementptr inbounds %struct.Packed, %struct.Packed* %one, i32 0, i32 1, !dbg !215
  %5 = load i32, i32* %value, align 1, !dbg !215
  %conv = sitofp i32 %5 to double, !dbg !216
  %add = fadd double %4, %conv, !dbg !217
  %6 = load i32, i32* %t, align 4, !dbg !218
  %cols1 = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 2, !dbg !219
  %7 = load i32, i32* %cols1, align 4, !dbg !219
  %div = sdiv i32 %6, %7, !dbg !220
  %8 = load i32, i32* %t, align 4, !dbg !221
  %cols2 = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 2, !dbg !222
  %9 = load i32, i32* %cols2, align 4, !dbg !222
  %rem = srem i32 %8, %9, !dbg !223
  %call3 = call noundef nonnull align 4 dereferenceable(4) float* @_ZNK4View2atEii(%struct.View* noundef nonnull align 8 dereferenceable(16) %m, i32 noundef %div, i32 noundef %rem) #7, !dbg !224
  %10 = load float, float* %call3, align 4, !dbg !225
  %conv4 = fpext float %10 to double, !dbg !225
  %mul5 = fmul double %conv4, %add, !dbg !225
  %conv6 = fptrunc double %mul5 to float, !dbg !225
  store float %conv6, float* %call3, align 4, !dbg !225
  br label %if.end, !dbg !226

if.end:                                           ; preds = %if.then, %entry
  %11 = load %struct.Packed*, %struct.Packed** %q.addr, align 8, !dbg !227
  %12 = load i32, i32* %t, align 4, !dbg !228
  %idxprom = sext i32 %12 to i64, !dbg !227
  %arrayidx = getelementptr inbounds %struct.Packed, %struct.Packed* %11, i64 %idxprom, !dbg !227
  %13 = bitcast %struct.Packed* %arrayidx to i8*, !dbg !229
  %14 = bitcast %struct.Packed* %one to i8*, !dbg !229
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %14, i64 11, i1 false), !dbg !229
  %15 = load i32, i32* %t, align 4, !dbg !230
  %conv7 = trunc i32 %15 to i16, !dbg !230
  %16 = load %struct.Packed*, %struct.Packed** %q.addr, align 8, !dbg !231
  %17 = load i32, i32* %t, align 4, !dbg !232
  %idxprom8 = sext i32 %17 to i64, !dbg !231
  %arrayidx9 = getelementptr inbounds %struct.Packed, %struct.Packed* %16, i64 %idxprom8, !dbg !231
  %rest = getelementptr inbounds %struct.Packed, %struct.Packed* %arrayidx9, i32 0, i32 2, !dbg !233
  %18 = load i32, i32* %t, align 4, !dbg !234
  %rem10 = srem i32 %18, 3, !dbg !235
  %idxprom11 = sext i32 %rem10 to i64, !dbg !231
  %arrayidx12 = getelementptr inbounds [3 x i16], [3 x i16]* %rest, i64 0, i64 %idxprom11, !dbg !231
  store i16 %conv7, i16* %arrayidx12, align 1, !dbg !236
  %19 = load i32, i32* %t, align 4, !dbg !237
  %conv13 = sitofp i32 %19 to float, !dbg !237
  %20 = load i32, i32* %t, align 4, !dbg !238
  %add14 = add nsw i32 %20, 1, !dbg !239
  %conv15 = sitofp i32 %add14 to float, !dbg !238
  %21 = load i32, i32* %t, align 4, !dbg !240
  %add16 = add nsw i32 %21, 2, !dbg !241
  %conv17 = sitofp i32 %add16 to float, !dbg !240
  %y = getelementptr inbounds %struct.double2, %struct.double2* %scale, i32 0, i32 1, !dbg !242
  %22 = load double, double* %y, align 8, !dbg !242
  %conv18 = fptrunc double %22 to float, !dbg !243
  store float %conv13, float* %x.addr.i, align 4, !dbg !244
  store float %conv15, float* %y.addr.i, align 4, !dbg !244
  store float %conv17, float* %z.addr.i, align 4, !dbg !244
  store float %conv18, float* %w.addr.i, align 4, !dbg !244
  %23 = load float, float* %x.addr.i, align 4, !dbg !244
  %x1.i = getelementptr inbounds %struct.float4, %struct.float4* %retval.i, i32 0, i32 0, !dbg !244
  store float %23, float* %x1.i, align 16, !dbg !244
  %24 = load float, float* %y.addr.i, align 4, !dbg !244
  %y2.i = getelementptr inbounds %struct.float4, %struct.float4* %retval.i, i32 0, i32 1, !dbg !244
  store float %24, float* %y2.i, align 4, !dbg !244
  %25 = load float, float* %z.addr.i, align 4, !dbg !244
  %z3.i = getelementptr inbounds %struct.float4, %struct.float4* %retval.i, i32 0, i32 2, !dbg !244
  store float %25, float* %z3.i, align 8, !dbg !244
  %26 = load float, float* %w.addr.i, align 4, !dbg !244
  %w4.i = getelementptr inbounds %struct.float4, %struct.float4* %retval.i, i32 0, i32 3, !dbg !244
  store float %26, float* %w4.i, align 4, !dbg !244
  %27 = load %struct.float4, %struct.float4* %retval.i, align 16, !dbg !244
  %28 = getelementptr inbounds %struct.float4, %struct.float4* %agg.tmp, i32 0, i32 0, !dbg !244
  %29 = extractvalue %struct.float4 %27, 0, !dbg !244
  store float %29, float* %28, align 16, !dbg !244
  %30 = getelementptr inbounds %struct.float4, %struct.float4* %agg.tmp, i32 0, i32 1, !dbg !244
  %31 = extractvalue %struct.float4 %27, 1, !dbg !244
  store float %31, float* %30, align 4, !dbg !244
  %32 = getelementptr inbounds %struct.float4, %struct.float4* %agg.tmp, i32 0, i32 2, !dbg !244
  %33 = extractvalue %struct.float4 %27, 2, !dbg !244
  store float %33, float* %32, align 8, !dbg !244
  %34 = getelementptr inbounds %struct.float4, %struct.float4* %agg.tmp, i32 0, i32 3, !dbg !244
  %35 = extractvalue %struct.float4 %27, 3, !dbg !244
  store float %35, float* %34, align 4, !dbg !244
  %36 = load i32, i32* %t, align 4, !dbg !245
  %call20 = call %struct.Pair @_Z4make6float4j(%struct.float4* noundef byval(%struct.float4) align 16 %agg.tmp, i32 noundef %36) #7, !dbg !246
  %37 = getelementptr inbounds %struct.Pair, %struct.Pair* %ref.tmp, i32 0, i32 0, !dbg !246
  %38 = extractvalue %struct.Pair %call20, 0, !dbg !246
  store %struct.float4 %38, %struct.float4* %37, align 16, !dbg !246
  %39 = getelementptr inbounds %struct.Pair, %struct.Pair* %ref.tmp, i32 0, i32 1, !dbg !246
  %40 = extractvalue %struct.Pair %call20, 1, !dbg !246
  store %struct.float4 %40, %struct.float4* %39, align 16, !dbg !246
  %41 = getelementptr inbounds %struct.Pair, %struct.Pair* %ref.tmp, i32 0, i32 2, !dbg !246
  %42 = extractvalue %struct.Pair %call20, 2, !dbg !246
  store i32 %42, i32* %41, align 16, !dbg !246
  %43 = getelementptr inbounds %struct.Pair, %struct.Pair* %ref.tmp, i32 0, i32 3, !dbg !246
  %44 = extractvalue %struct.Pair %call20, 3, !dbg !246
  store [12 x i8] %44, [12 x i8]* %43, align 4, !dbg !246
  %45 = load %struct.Pair*, %struct.Pair** %pairs.addr, align 8, !dbg !247
  %46 = load i32, i32* %t, align 4, !dbg !248
  %idxprom21 = sext i32 %46 to i64, !dbg !247
  %arrayidx22 = getelementptr inbounds %struct.Pair, %struct.Pair* %45, i64 %idxprom21, !dbg !247
  %47 = bitcast %struct.Pair* %arrayidx22 to i8*, !dbg !249
  %48 = bitcast %struct.Pair* %ref.tmp to i8*, !dbg !249
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %47, i8* align 16 %48, i64 48, i1 false), !dbg !249
  call void @llvm.dbg.declare(metadata %struct.Pair* %copy, metadata !250, metadata !DIExpression()), !dbg !251
  %49 = load %struct.Pair*, %struct.Pair** %pairs.addr, align 8, !dbg !252
  %50 = load i32, i32* %t, align 4, !dbg !253
  %idxprom23 = sext i32 %50 to i64, !dbg !252
  %arrayidx24 = getelementptr inbounds %struct.Pair, %struct.Pair* %49, i64 %idxprom23, !dbg !252
  %51 = bitcast %struct.Pair* %copy to i8*, !dbg !252
  %52 = bitcast %struct.Pair* %arrayidx24 to i8*, !dbg !252
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %51, i8* align 16 %52, i64 48, i1 false), !dbg !252
  %53 = load %struct.Packed*, %struct.Packed** %q.addr, align 8, !dbg !254
  %54 = load i32, i32* %t, align 4, !dbg !255
  %idxprom25 = sext i32 %54 to i64, !dbg !254
  %arrayidx26 = getelementptr inbounds %struct.Packed, %struct.Packed* %53, i64 %idxprom25, !dbg !254
  %tag = getelementptr inbounds %struct.Packed, %struct.Packed* %arrayidx26, i32 0, i32 0, !dbg !256
  %55 = load i8, i8* %tag, align 1, !dbg !256
  %conv27 = sext i8 %55 to i32, !dbg !254
  %count = getelementptr inbounds %struct.Pair, %struct.Pair* %copy, i32 0, i32 2, !dbg !257
  %bf.load = load i32, i32* %count, align 16, !dbg !258
  %bf.lshr = lshr i32 %bf.load, 3, !dbg !258
  %add28 = add nsw i32 %bf.lshr, %conv27, !dbg !258
  %bf.load29 = load i32, i32* %count, align 16, !dbg !258
  %bf.value = and i32 %add28, 536870911, !dbg !258
  %bf.shl = shl i32 %bf.value, 3, !dbg !258
  %bf.clear = and i32 %bf.load29, 7, !dbg !258
  %bf.set = or i32 %bf.clear, %bf.shl, !dbg !258
  store i32 %bf.set, i32* %count, align 16, !dbg !258
  %56 = load %struct.Pair*, %struct.Pair** %pairs.addr, align 8, !dbg !259
  %57 = load i32, i32* %t, align 4, !dbg !260
  %idxprom30 = sext i32 %57 to i64, !dbg !259
  %arrayidx31 = getelementptr inbounds %struct.Pair, %struct.Pair* %56, i64 %idxprom30, !dbg !259
  %58 = bitcast %struct.Pair* %arrayidx31 to i8*, !dbg !261
  %59 = bitcast %struct.Pair* %copy to i8*, !dbg !261
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %58, i8* align 16 %59, i64 48, i1 false), !dbg !261
  %60 = load %struct.Packed*, %struct.Packed** %q.addr, align 8, !dbg !262
  %61 = load i32, i32* %t, align 4, !dbg !263
  %add32 = add nsw i32 %61, 1, !dbg !264
  %idxprom33 = sext i32 %add32 to i64, !dbg !262
  %arrayidx34 = getelementptr inbounds %struct.Packed, %struct.Packed* %60, i64 %idxprom33, !dbg !262
  %rest35 = getelementptr inbounds %struct.Packed, %struct.Packed* %arrayidx34, i32 0, i32 2, !dbg !265
  %62 = bitcast [3 x i16]* %rest35 to i8*, !dbg !266
  %63 = load %struct.Packed*, %struct.Packed** %q.addr, align 8, !dbg !267
  %64 = load i32, i32* %t, align 4, !dbg !268
  %idxprom36 = sext i32 %64 to i64, !dbg !267
  %arrayidx37 = getelementptr inbounds %struct.Packed, %struct.Packed* %63, i64 %idxprom36, !dbg !267
  %rest38 = getelementptr inbounds %struct.Packed, %struct.Packed* %arrayidx37, i32 0, i32 2, !dbg !269
  %65 = bitcast [3 x i16]* %rest38 to i8*, !dbg !266
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %62, i8* align 1 %65, i64 5, i1 false), !dbg !266
  %flag = getelementptr inbounds %struct.Pair, %struct.Pair* %copy, i32 0, i32 2, !dbg !270
  %bf.load39 = load i32, i32* %flag, align 16, !dbg !270
  %bf.clear40 = and i32 %bf.load39, 7, !dbg !270
  %66 = load i32, i32* %t, align 4, !dbg !270
  %and = and i32 %66, 7, !dbg !270
  %cmp41 = icmp eq i32 %bf.clear40, %and, !dbg !270
  %frombool.i = zext i1 %cmp41 to i8, !dbg !270
  store i8 %frombool.i, i8* %c.addr.i, align 1, !dbg !270
  store i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str, i64 0, i64 0), i8** %m.addr.i, align 8, !dbg !270
  store i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str1, i64 0, i64 0), i8** %f.addr.i, align 8, !dbg !270
  store i32 36, i32* %l.addr.i, align 4, !dbg !270
  store i8* getelementptr inbounds ([8 x i8], [8 x i8]* @__func__._Z7structs4ViewP6PackedP4PairS0_7double2, i64 0, i64 0), i8** %fn.addr.i, align 8, !dbg !270
  %67 = load i8, i8* %c.addr.i, align 1, !dbg !270
  %tobool.i = trunc i8 %67 to i1, !dbg !270
  br i1 %tobool.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !270

if.then.i:                                        ; preds = %if.end
  %68 = load i8*, i8** %m.addr.i, align 8, !dbg !270
  %69 = load i8*, i8** %f.addr.i, align 8, !dbg !270
  %70 = load i32, i32* %l.addr.i, align 4, !dbg !270
  %71 = load i8*, i8** %fn.addr.i, align 8, !dbg !270
  call void @__assertfail(i8* noundef %68, i8* noundef %69, i32 noundef %70, i8* noundef %71, i64 noundef 1) #8, !dbg !270
  unreachable, !dbg !270

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %if.end
  %72 = load i32, i32* %t, align 4, !dbg !271
  %cmp42 = icmp eq i32 %72, 0, !dbg !273
  br i1 %cmp42, label %if.then43, label %if.end50, !dbg !274

if.then43:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %rows44 = getelementptr inbounds %struct.View, %struct.View* %m, i32 0, i32 1, !dbg !275
  %73 = load i32, i32* %rows44, align 8, !dbg !275
  %call45 = call noundef nonnull align 4 dereferenceable(4) float* @_ZNK4View2atEii(%struct.View* noundef nonnull align 8 dereferenceable(16) %m, i32 noundef 0, i32 noundef 0) #7, !dbg !276
  %74 = load float, float* %call45, align 4, !dbg !276
  %conv46 = fpext float %74 to double, !dbg !277
  %tag47 = getelementptr inbounds %struct.Packed, %struct.Packed* %one, i32 0, i32 0, !dbg !278
  %75 = load i8, i8* %tag47, align 1, !dbg !278
  %conv48 = sext i8 %75 to i32, !dbg !279
  %76 = load i32, i32* %t, align 4, !dbg !280
  %conv49 = sext i32 %76 to i64, !dbg !280
  %shl = shl i64 %conv49, 33, !dbg !281
  %77 = getelementptr inbounds %printf_args, %printf_args* %tmp, i32 0, i32 0, !dbg !282
  store i32 %73, i32* %77, align 4, !dbg !282
  %78 = getelementptr inbounds %printf_args, %printf_args* %tmp, i32 0, i32 1, !dbg !282
  store double %conv46, double* %78, align 8, !dbg !282
  %79 = getelementptr inbounds %printf_args, %printf_args* %tmp, i32 0, i32 2, !dbg !282
  store i32 %conv48, i32* %79, align 4, !dbg !282
  %80 = getelementptr inbounds %printf_args, %printf_args* %tmp, i32 0, i32 3, !dbg !282
  store i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str3, i64 0, i64 0), i8** %80, align 8, !dbg !282
  %81 = getelementptr inbounds %printf_args, %printf_args* %tmp, i32 0, i32 4, !dbg !282
  store i64 %shl, i64* %81, align 8, !dbg !282
  %82 = bitcast %printf_args* %tmp to i8*, !dbg !282
  %83 = call i32 @vprintf(i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.str2, i64 0, i64 0), i8* %82), !dbg !282
  br label %if.end50, !dbg !282

if.end50:                                         ; preds = %if.then43, %_ZL9ws_assertbPKcS0_jS0_.exit
  ret void, !dbg !283
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr noundef nonnull align 4 dereferenceable(4) float* @_ZNK4View2atEii(%struct.View* noundef nonnull align 8 dereferenceable(16) %this, i32 noundef %r, i32 noundef %c) #0 comdat align 2 !dbg !284 {
entry:
  %this.addr = alloca %struct.View*, align 8
  %r.addr = alloca i32, align 4
  %c.addr = alloca i32, align 4
  store %struct.View* %this, %struct.View** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.View** %this.addr, metadata !285, metadata !DIExpression()), !dbg !287
  store i32 %r, i32* %r.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %r.addr, metadata !288, metadata !DIExpression()), !dbg !289
  store i32 %c, i32* %c.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %c.addr, metadata !290, metadata !DIExpression()), !dbg !291
  %this1 = load %struct.View*, %struct.View** %this.addr, align 8
  %data = getelementptr inbounds %struct.View, %struct.View* %this1, i32 0, i32 0, !dbg !292
  %0 = load float*, float** %data, align 8, !dbg !292
  %1 = load i32, i32* %r.addr, align 4, !dbg !293
  %cols = getelementptr inbounds %struct.View, %struct.View* %this1, i32 0, i32 2, !dbg !294
  %2 = load i32, i32* %cols, align 4, !dbg !294
  %mul = mul nsw i32 %1, %2, !dbg !295
  %3 = load i32, i32* %c.addr, align 4, !dbg !296
  %add = add nsw i32 %mul, %3, !dbg !297
  %idxprom = sext i32 %add to i64, !dbg !292
  %arrayidx = getelementptr inbounds float, float* %0, i64 %idxprom, !dbg !292
  ret float* %arrayidx, !dbg !298
}

declare i32 @vprintf(i8*, i8*)

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(i8* noundef, i8* noundef, i32 noundef, i8* noundef, i64 noundef) #5

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { nounwind readnone speculatable }
attributes #5 = { convergent noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!118}
!llvm.module.flags = !{!119, !120, !121, !122}
!llvm.ident = !{!123}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !6, splitDebugInlining: false, nameTableKind: None)
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
!13 = !DISubprogram(name: "printf", scope: !9, file: !9, line: 263, type: !14, flags: DIFlagPrototyped, spFlags: 0)
!14 = !DISubroutineType(types: !15)
!15 = !{!16, !17, null}
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !DIFile(filename: "cuda/ws_host.h", directory: ".")
!21 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !22, file: !20, line: 22)
!22 = !DISubprogram(name: "fprintf", scope: !20, file: !20, line: 15, type: !23, flags: DIFlagPrototyped, spFlags: 0)
!23 = !DISubroutineType(types: !24)
!24 = !{!16, !25, !17, null}
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = !DICompositeType(tag: DW_TAG_structure_type, name: "FILE", file: !20, line: 15, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS4FILE")
!27 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !28, file: !20, line: 22)
!28 = !DISubprogram(name: "exit", scope: !20, file: !20, line: 16, type: !29, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!29 = !DISubroutineType(types: !30)
!30 = !{null, !16}
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !32, file: !20, line: 22)
!32 = !DISubprogram(name: "rand", scope: !20, file: !20, line: 16, type: !33, flags: DIFlagPrototyped, spFlags: 0)
!33 = !DISubroutineType(types: !34)
!34 = !{!16}
!35 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !36, file: !20, line: 22)
!36 = !DISubprogram(name: "srand", scope: !20, file: !20, line: 16, type: !37, flags: DIFlagPrototyped, spFlags: 0)
!37 = !DISubroutineType(types: !38)
!38 = !{null, !39}
!39 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !41, file: !20, line: 22)
!41 = !DISubprogram(name: "malloc", scope: !9, file: !9, line: 264, type: !42, flags: DIFlagPrototyped, spFlags: 0)
!42 = !DISubroutineType(types: !43)
!43 = !{!44, !45}
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !9, line: 31, baseType: !46)
!46 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!47 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !48, file: !20, line: 22)
!48 = !DISubprogram(name: "free", scope: !9, file: !9, line: 264, type: !49, flags: DIFlagPrototyped, spFlags: 0)
!49 = !DISubroutineType(types: !50)
!50 = !{null, !44}
!51 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !52, file: !20, line: 22)
!52 = !DISubprogram(name: "memcpy", scope: !9, file: !9, line: 265, type: !53, flags: DIFlagPrototyped, spFlags: 0)
!53 = !DISubroutineType(types: !54)
!54 = !{!44, !44, !55, !45}
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64)
!56 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!57 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !58, file: !20, line: 22)
!58 = !DISubprogram(name: "memset", scope: !9, file: !9, line: 265, type: !59, flags: DIFlagPrototyped, spFlags: 0)
!59 = !DISubroutineType(types: !60)
!60 = !{!44, !44, !16, !45}
!61 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !62, file: !20, line: 22)
!62 = !DISubprogram(name: "abs", linkageName: "_ZL3absd", scope: !9, file: !9, line: 213, type: !63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!63 = !DISubroutineType(types: !64)
!64 = !{!65, !65}
!65 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!66 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !45, file: !20, line: 22)
!67 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !68, file: !20, line: 22)
!68 = !DISubprogram(name: "strcmp", scope: !20, file: !20, line: 16, type: !69, flags: DIFlagPrototyped, spFlags: 0)
!69 = !DISubroutineType(types: !70)
!70 = !{!16, !17, !17}
!71 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !72, file: !20, line: 22)
!72 = !DISubprogram(name: "strlen", scope: !20, file: !20, line: 16, type: !73, flags: DIFlagPrototyped, spFlags: 0)
!73 = !DISubroutineType(types: !74)
!74 = !{!45, !17}
!75 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !76, file: !20, line: 22)
!76 = !DISubprogram(name: "time", scope: !20, file: !20, line: 16, type: !77, flags: DIFlagPrototyped, spFlags: 0)
!77 = !DISubroutineType(types: !78)
!78 = !{!79, !80}
!79 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64)
!81 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !82, file: !20, line: 22)
!82 = !DISubprogram(name: "atoi", scope: !20, file: !20, line: 16, type: !83, flags: DIFlagPrototyped, spFlags: 0)
!83 = !DISubroutineType(types: !84)
!84 = !{!16, !17}
!85 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !86, file: !20, line: 22)
!86 = !DISubprogram(name: "abort", scope: !20, file: !20, line: 16, type: !87, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!87 = !DISubroutineType(types: !88)
!88 = !{null}
!89 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !90, file: !20, line: 22)
!90 = !DISubprogram(name: "puts", scope: !20, file: !20, line: 15, type: !83, flags: DIFlagPrototyped, spFlags: 0)
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
!111 = !DISubprogram(name: "isnan", linkageName: "_ZL5isnand", scope: !9, file: !9, line: 214, type: !112, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!112 = !DISubroutineType(types: !113)
!113 = !{!4, !65}
!114 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !115, file: !20, line: 24)
!115 = !DISubprogram(name: "isinf", linkageName: "_ZL5isinfd", scope: !9, file: !9, line: 215, type: !112, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!116 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !117, file: !20, line: 24)
!117 = !DISubprogram(name: "isfinite", linkageName: "_ZL8isfinited", scope: !9, file: !9, line: 216, type: !112, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!118 = !{void (%struct.View*, %struct.Packed*, %struct.Pair*, %struct.Packed*, %struct.double2*)* @_Z7structs4ViewP6PackedP4PairS0_7double2, !"kernel", i32 1}
!119 = !{i32 7, !"Dwarf Version", i32 4}
!120 = !{i32 2, !"Debug Info Version", i32 3}
!121 = !{i32 1, !"wchar_size", i32 4}
!122 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!123 = !{!"clang version 14.0.6"}
!124 = distinct !DISubprogram(name: "make", linkageName: "_Z4make6float4j", scope: !1, file: !1, line: 17, type: !125, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !140)
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
!140 = !{}
!141 = !DILocalVariable(name: "v", arg: 1, scope: !124, file: !1, line: 17, type: !130)
!142 = !DILocation(line: 17, column: 42, scope: !124)
!143 = !DILocalVariable(name: "n", arg: 2, scope: !124, file: !1, line: 17, type: !39)
!144 = !DILocation(line: 17, column: 54, scope: !124)
!145 = !DILocalVariable(name: "p", scope: !124, file: !1, line: 18, type: !127)
!146 = !DILocation(line: 18, column: 8, scope: !124)
!147 = !DILocation(line: 19, column: 5, scope: !124)
!148 = !DILocation(line: 19, column: 8, scope: !124)
!149 = !DILocation(line: 20, column: 24, scope: !124)
!150 = !DILocation(line: 20, column: 29, scope: !124)
!151 = !DILocation(line: 20, column: 34, scope: !124)
!152 = !DILocation(line: 20, column: 39, scope: !124)
!153 = !DILocation(line: 20, column: 10, scope: !124)
!154 = !DILocation(line: 20, column: 5, scope: !124)
!155 = !DILocation(line: 20, column: 8, scope: !124)
!156 = !DILocation(line: 21, column: 12, scope: !124)
!157 = !DILocation(line: 21, column: 14, scope: !124)
!158 = !DILocation(line: 21, column: 5, scope: !124)
!159 = !DILocation(line: 21, column: 10, scope: !124)
!160 = !DILocation(line: 22, column: 13, scope: !124)
!161 = !DILocation(line: 22, column: 5, scope: !124)
!162 = !DILocation(line: 22, column: 11, scope: !124)
!163 = !DILocation(line: 23, column: 3, scope: !124)
!164 = distinct !DISubprogram(name: "structs", linkageName: "_Z7structs4ViewP6PackedP4PairS0_7double2", scope: !1, file: !1, line: 25, type: !165, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !140)
!165 = !DISubroutineType(types: !166)
!166 = !{null, !167, !179, !188, !189, !190}
!167 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "View", file: !1, line: 3, size: 128, flags: DIFlagTypePassByValue, elements: !168, identifier: "_ZTS4View")
!168 = !{!169, !171, !172, !173}
!169 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !167, file: !1, line: 4, baseType: !170, size: 64)
!170 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !133, size: 64)
!171 = !DIDerivedType(tag: DW_TAG_member, name: "rows", scope: !167, file: !1, line: 5, baseType: !16, size: 32, offset: 64)
!172 = !DIDerivedType(tag: DW_TAG_member, name: "cols", scope: !167, file: !1, line: 5, baseType: !16, size: 32, offset: 96)
!173 = !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !167, file: !1, line: 6, type: !174, scopeLine: 6, flags: DIFlagPrototyped, spFlags: 0)
!174 = !DISubroutineType(types: !175)
!175 = !{!176, !177, !16, !16}
!176 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !133, size: 64)
!177 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !178, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!178 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !167)
!179 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !180, size: 64)
!180 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Packed", file: !1, line: 8, size: 88, flags: DIFlagTypePassByValue, elements: !181, identifier: "_ZTS6Packed")
!181 = !{!182, !183, !184}
!182 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !180, file: !1, line: 9, baseType: !19, size: 8)
!183 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !180, file: !1, line: 10, baseType: !16, size: 32, offset: 8)
!184 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !180, file: !1, line: 11, baseType: !185, size: 48, offset: 40)
!185 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 48, elements: !186)
!186 = !{!187}
!187 = !DISubrange(count: 3)
!188 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !127, size: 64)
!189 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !180)
!190 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "double2", file: !9, line: 48, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !191, identifier: "_ZTS7double2")
!191 = !{!192, !193}
!192 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !190, file: !9, line: 48, baseType: !65, size: 64)
!193 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !190, file: !9, line: 48, baseType: !65, size: 64, offset: 64)
!194 = !DILocalVariable(name: "m", arg: 1, scope: !164, file: !1, line: 25, type: !167)
!195 = !DILocation(line: 25, column: 30, scope: !164)
!196 = !DILocalVariable(name: "q", arg: 2, scope: !164, file: !1, line: 25, type: !179)
!197 = !DILocation(line: 25, column: 41, scope: !164)
!198 = !DILocalVariable(name: "pairs", arg: 3, scope: !164, file: !1, line: 25, type: !188)
!199 = !DILocation(line: 25, column: 50, scope: !164)
!200 = !DILocalVariable(name: "one", arg: 4, scope: !164, file: !1, line: 25, type: !189)
!201 = !DILocation(line: 25, column: 70, scope: !164)
!202 = !DILocalVariable(name: "scale", arg: 5, scope: !164, file: !1, line: 25, type: !190)
!203 = !DILocation(line: 25, column: 83, scope: !164)
!204 = !DILocalVariable(name: "t", scope: !164, file: !1, line: 26, type: !16)
!205 = !DILocation(line: 26, column: 7, scope: !164)
!206 = !DILocation(line: 26, column: 11, scope: !164)
!207 = !DILocation(line: 27, column: 7, scope: !208)
!208 = distinct !DILexicalBlock(scope: !164, file: !1, line: 27, column: 7)
!209 = !DILocation(line: 27, column: 13, scope: !208)
!210 = !DILocation(line: 27, column: 22, scope: !208)
!211 = !DILocation(line: 27, column: 18, scope: !208)
!212 = !DILocation(line: 27, column: 9, scope: !208)
!213 = !DILocation(line: 27, column: 7, scope: !164)
!214 = !DILocation(line: 28, column: 43, scope: !208)
!215 = !DILocation(line: 28, column: 51, scope: !208)
!216 = !DILocation(line: 28, column: 47, scope: !208)
!217 = !DILocation(line: 28, column: 45, scope: !208)
!218 = !DILocation(line: 28, column: 10, scope: !208)
!219 = !DILocation(line: 28, column: 16, scope: !208)
!220 = !DILocation(line: 28, column: 12, scope: !208)
!221 = !DILocation(line: 28, column: 22, scope: !208)
!222 = !DILocation(line: 28, column: 28, scope: !208)
!223 = !DILocation(line: 28, column: 24, scope: !208)
!224 = !DILocation(line: 28, column: 7, scope: !208)
!225 = !DILocation(line: 28, column: 34, scope: !208)
!226 = !DILocation(line: 28, column: 5, scope: !208)
!227 = !DILocation(line: 29, column: 3, scope: !164)
!228 = !DILocation(line: 29, column: 5, scope: !164)
!229 = !DILocation(line: 29, column: 8, scope: !164)
!230 = !DILocation(line: 30, column: 29, scope: !164)
!231 = !DILocation(line: 30, column: 3, scope: !164)
!232 = !DILocation(line: 30, column: 5, scope: !164)
!233 = !DILocation(line: 30, column: 8, scope: !164)
!234 = !DILocation(line: 30, column: 13, scope: !164)
!235 = !DILocation(line: 30, column: 15, scope: !164)
!236 = !DILocation(line: 30, column: 20, scope: !164)
!237 = !DILocation(line: 31, column: 31, scope: !164)
!238 = !DILocation(line: 31, column: 34, scope: !164)
!239 = !DILocation(line: 31, column: 36, scope: !164)
!240 = !DILocation(line: 31, column: 41, scope: !164)
!241 = !DILocation(line: 31, column: 43, scope: !164)
!242 = !DILocation(line: 31, column: 54, scope: !164)
!243 = !DILocation(line: 31, column: 48, scope: !164)
!244 = !DILocation(line: 31, column: 19, scope: !164)
!245 = !DILocation(line: 31, column: 58, scope: !164)
!246 = !DILocation(line: 31, column: 14, scope: !164)
!247 = !DILocation(line: 31, column: 3, scope: !164)
!248 = !DILocation(line: 31, column: 9, scope: !164)
!249 = !DILocation(line: 31, column: 12, scope: !164)
!250 = !DILocalVariable(name: "copy", scope: !164, file: !1, line: 32, type: !127)
!251 = !DILocation(line: 32, column: 8, scope: !164)
!252 = !DILocation(line: 32, column: 15, scope: !164)
!253 = !DILocation(line: 32, column: 21, scope: !164)
!254 = !DILocation(line: 33, column: 17, scope: !164)
!255 = !DILocation(line: 33, column: 19, scope: !164)
!256 = !DILocation(line: 33, column: 22, scope: !164)
!257 = !DILocation(line: 33, column: 8, scope: !164)
!258 = !DILocation(line: 33, column: 14, scope: !164)
!259 = !DILocation(line: 34, column: 3, scope: !164)
!260 = !DILocation(line: 34, column: 9, scope: !164)
!261 = !DILocation(line: 34, column: 12, scope: !164)
!262 = !DILocation(line: 35, column: 11, scope: !164)
!263 = !DILocation(line: 35, column: 13, scope: !164)
!264 = !DILocation(line: 35, column: 15, scope: !164)
!265 = !DILocation(line: 35, column: 20, scope: !164)
!266 = !DILocation(line: 35, column: 3, scope: !164)
!267 = !DILocation(line: 35, column: 27, scope: !164)
!268 = !DILocation(line: 35, column: 29, scope: !164)
!269 = !DILocation(line: 35, column: 32, scope: !164)
!270 = !DILocation(line: 36, column: 3, scope: !164)
!271 = !DILocation(line: 37, column: 7, scope: !272)
!272 = distinct !DILexicalBlock(scope: !164, file: !1, line: 37, column: 7)
!273 = !DILocation(line: 37, column: 9, scope: !272)
!274 = !DILocation(line: 37, column: 7, scope: !164)
!275 = !DILocation(line: 38, column: 54, scope: !272)
!276 = !DILocation(line: 38, column: 62, scope: !272)
!277 = !DILocation(line: 38, column: 60, scope: !272)
!278 = !DILocation(line: 38, column: 76, scope: !272)
!279 = !DILocation(line: 38, column: 72, scope: !272)
!280 = !DILocation(line: 38, column: 100, scope: !272)
!281 = !DILocation(line: 38, column: 102, scope: !272)
!282 = !DILocation(line: 38, column: 5, scope: !272)
!283 = !DILocation(line: 39, column: 1, scope: !164)
!284 = distinct !DISubprogram(name: "at", linkageName: "_ZNK4View2atEii", scope: !167, file: !1, line: 6, type: !174, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !173, retainedNodes: !140)
!285 = !DILocalVariable(name: "this", arg: 1, scope: !284, type: !286, flags: DIFlagArtificial | DIFlagObjectPointer)
!286 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !178, size: 64)
!287 = !DILocation(line: 0, scope: !284)
!288 = !DILocalVariable(name: "r", arg: 2, scope: !284, file: !1, line: 6, type: !16)
!289 = !DILocation(line: 6, column: 28, scope: !284)
!290 = !DILocalVariable(name: "c", arg: 3, scope: !284, file: !1, line: 6, type: !16)
!291 = !DILocation(line: 6, column: 35, scope: !284)
!292 = !DILocation(line: 6, column: 53, scope: !284)
!293 = !DILocation(line: 6, column: 58, scope: !284)
!294 = !DILocation(line: 6, column: 62, scope: !284)
!295 = !DILocation(line: 6, column: 60, scope: !284)
!296 = !DILocation(line: 6, column: 69, scope: !284)
!297 = !DILocation(line: 6, column: 67, scope: !284)
!298 = !DILocation(line: 6, column: 46, scope: !284)
