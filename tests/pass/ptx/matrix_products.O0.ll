; ModuleID = 'matrix_products.cu'
source_filename = "matrix_products.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.__half = type { %struct.ws_f16 }
%struct.ws_f16 = type { i16 }
%class.anon = type { ptr, ptr, ptr, ptr }
%class.anon.0 = type { ptr, ptr, ptr, ptr, ptr }

$_Z5checkIfEvPT_i = comdat any

$_Z5checkIiEvPT_i = comdat any

$_Z9pack_leftIPFjiEEjT_iii = comdat any

$_Z10pack_rightIPFjiEEjT_iii = comdat any

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [30 x i8] c"n[i] == sum(g, t * 2 + i, 16)\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [19 x i8] c"matrix_products.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z8productsv = private unnamed_addr constant [16 x i8] c"void products()\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [29 x i8] c"d[i] == sum(g, t * 2 + i, 4)\00", align 1, !dbg !18
@.str3 = private unnamed_addr constant [66 x i8] c"(float)d[i] == (float)sum(row + i / 2 * 8, column + i % 2, depth)\00", align 1, !dbg !23
@__PRETTY_FUNCTION__._Z5checkIfEvPT_i = private unnamed_addr constant [33 x i8] c"void check(T *, int) [T = float]\00", align 1, !dbg !28
@__PRETTY_FUNCTION__._Z5checkIiEvPT_i = private unnamed_addr constant [31 x i8] c"void check(T *, int) [T = int]\00", align 1, !dbg !33

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z4leftii(i32 noundef %row, i32 noundef %k) #0 !dbg !99 {
entry:
  %row.addr = alloca i32, align 4
  %k.addr = alloca i32, align 4
  store i32 %row, ptr %row.addr, align 4
    #dbg_declare(ptr %row.addr, !103, !DIExpression(), !104)
  store i32 %k, ptr %k.addr, align 4
    #dbg_declare(ptr %k.addr, !105, !DIExpression(), !106)
  %0 = load i32, ptr %row.addr, align 4, !dbg !107
  %mul = mul nsw i32 %0, 5, !dbg !108
  %1 = load i32, ptr %k.addr, align 4, !dbg !109
  %mul1 = mul nsw i32 %1, 3, !dbg !110
  %add = add nsw i32 %mul, %mul1, !dbg !111
  %rem = srem i32 %add, 7, !dbg !112
  %sub = sub nsw i32 %rem, 3, !dbg !113
  ret i32 %sub, !dbg !114
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z5rightii(i32 noundef %k, i32 noundef %column) #0 !dbg !115 {
entry:
  %k.addr = alloca i32, align 4
  %column.addr = alloca i32, align 4
  store i32 %k, ptr %k.addr, align 4
    #dbg_declare(ptr %k.addr, !116, !DIExpression(), !117)
  store i32 %column, ptr %column.addr, align 4
    #dbg_declare(ptr %column.addr, !118, !DIExpression(), !119)
  %0 = load i32, ptr %k.addr, align 4, !dbg !120
  %mul = mul nsw i32 %0, 2, !dbg !121
  %1 = load i32, ptr %column.addr, align 4, !dbg !122
  %mul1 = mul nsw i32 %1, 3, !dbg !123
  %add = add nsw i32 %mul, %mul1, !dbg !124
  %rem = srem i32 %add, 5, !dbg !125
  %sub = sub nsw i32 %rem, 2, !dbg !126
  ret i32 %sub, !dbg !127
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z5startii(i32 noundef %row, i32 noundef %column) #0 !dbg !128 {
entry:
  %row.addr = alloca i32, align 4
  %column.addr = alloca i32, align 4
  store i32 %row, ptr %row.addr, align 4
    #dbg_declare(ptr %row.addr, !129, !DIExpression(), !130)
  store i32 %column, ptr %column.addr, align 4
    #dbg_declare(ptr %column.addr, !131, !DIExpression(), !132)
  %0 = load i32, ptr %row.addr, align 4, !dbg !133
  %1 = load i32, ptr %column.addr, align 4, !dbg !134
  %sub = sub nsw i32 %0, %1, !dbg !135
  ret i32 %sub, !dbg !136
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z3sumiii(i32 noundef %row, i32 noundef %column, i32 noundef %depth) #0 !dbg !137 {
entry:
  %row.addr = alloca i32, align 4
  %column.addr = alloca i32, align 4
  %depth.addr = alloca i32, align 4
  %s = alloca i32, align 4
  %k = alloca i32, align 4
  store i32 %row, ptr %row.addr, align 4
    #dbg_declare(ptr %row.addr, !140, !DIExpression(), !141)
  store i32 %column, ptr %column.addr, align 4
    #dbg_declare(ptr %column.addr, !142, !DIExpression(), !143)
  store i32 %depth, ptr %depth.addr, align 4
    #dbg_declare(ptr %depth.addr, !144, !DIExpression(), !145)
    #dbg_declare(ptr %s, !146, !DIExpression(), !147)
  %0 = load i32, ptr %row.addr, align 4, !dbg !148
  %1 = load i32, ptr %column.addr, align 4, !dbg !149
  %call = call noundef i32 @_Z5startii(i32 noundef %0, i32 noundef %1) #5, !dbg !150
  store i32 %call, ptr %s, align 4, !dbg !147
    #dbg_declare(ptr %k, !151, !DIExpression(), !153)
  store i32 0, ptr %k, align 4, !dbg !153
  br label %for.cond, !dbg !154

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i32, ptr %k, align 4, !dbg !155
  %3 = load i32, ptr %depth.addr, align 4, !dbg !157
  %cmp = icmp slt i32 %2, %3, !dbg !158
  br i1 %cmp, label %for.body, label %for.end, !dbg !159

for.body:                                         ; preds = %for.cond
  %4 = load i32, ptr %row.addr, align 4, !dbg !160
  %5 = load i32, ptr %k, align 4, !dbg !161
  %call1 = call noundef i32 @_Z4leftii(i32 noundef %4, i32 noundef %5) #5, !dbg !162
  %6 = load i32, ptr %k, align 4, !dbg !163
  %7 = load i32, ptr %column.addr, align 4, !dbg !164
  %call2 = call noundef i32 @_Z5rightii(i32 noundef %6, i32 noundef %7) #5, !dbg !165
  %mul = mul nsw i32 %call1, %call2, !dbg !166
  %8 = load i32, ptr %s, align 4, !dbg !167
  %add = add nsw i32 %8, %mul, !dbg !167
  store i32 %add, ptr %s, align 4, !dbg !167
  br label %for.inc, !dbg !168

for.inc:                                          ; preds = %for.body
  %9 = load i32, ptr %k, align 4, !dbg !169
  %inc = add nsw i32 %9, 1, !dbg !169
  store i32 %inc, ptr %k, align 4, !dbg !169
  br label %for.cond, !dbg !170, !llvm.loop !171

for.end:                                          ; preds = %for.cond
  %10 = load i32, ptr %s, align 4, !dbg !174
  ret i32 %10, !dbg !175
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z9half_bitsi(i32 noundef %n) #0 !dbg !176 {
entry:
  %f.addr.i13 = alloca float, align 4
  %ref.tmp.i = alloca half, align 2
  %this.addr.i10 = alloca ptr, align 8
  %f.addr.i11 = alloca float, align 4
  %this.addr.i8 = alloca ptr, align 8
  %f.addr.i = alloca float, align 4
  %this.addr.i5 = alloca ptr, align 8
  %x.addr.i6 = alloca float, align 4
  %this.addr.i = alloca ptr, align 8
  %x.addr.i4 = alloca float, align 4
  %retval.i = alloca %struct.__half, align 2
  %x.addr.i = alloca float, align 4
  %agg.tmp3 = alloca %struct.__half, align 8
  %n.addr = alloca i32, align 4
  %agg.tmp = alloca %struct.__half, align 2
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !179, !DIExpression(), !180)
  %0 = load i32, ptr %n.addr, align 4, !dbg !181
  %conv = sitofp i32 %0 to float, !dbg !181
  store float %conv, ptr %x.addr.i, align 4, !dbg !182
  %1 = load float, ptr %x.addr.i, align 4, !dbg !182
  store ptr %retval.i, ptr %this.addr.i, align 8, !dbg !182
  store float %1, ptr %x.addr.i4, align 4, !dbg !182
  %this1.i = load ptr, ptr %this.addr.i, align 8, !dbg !182
  %2 = load float, ptr %x.addr.i4, align 4, !dbg !182
  store ptr %this1.i, ptr %this.addr.i5, align 8, !dbg !182
  store float %2, ptr %x.addr.i6, align 4, !dbg !182
  %this1.i7 = load ptr, ptr %this.addr.i5, align 8, !dbg !182
  %3 = load float, ptr %x.addr.i6, align 4, !dbg !182
  store ptr %this1.i7, ptr %this.addr.i8, align 8, !dbg !182
  store float %3, ptr %f.addr.i, align 4, !dbg !182
  %this1.i9 = load ptr, ptr %this.addr.i8, align 8, !dbg !182
  %4 = load float, ptr %f.addr.i, align 4, !dbg !182
  store ptr %this1.i9, ptr %this.addr.i10, align 8, !dbg !182
  store float %4, ptr %f.addr.i11, align 4, !dbg !182
  %this1.i12 = load ptr, ptr %this.addr.i10, align 8, !dbg !182
  %5 = load float, ptr %f.addr.i11, align 4, !dbg !182
  store float %5, ptr %f.addr.i13, align 4, !dbg !182
  %6 = load float, ptr %f.addr.i13, align 4, !dbg !182
  %conv.i = fptrunc float %6 to half, !dbg !182
  store half %conv.i, ptr %ref.tmp.i, align 2, !dbg !182
  %7 = load i16, ptr %ref.tmp.i, align 2, !dbg !182
  store i16 %7, ptr %this1.i12, align 2, !dbg !182
  %8 = load %struct.__half, ptr %retval.i, align 2, !dbg !182
  %9 = getelementptr inbounds nuw %struct.__half, ptr %agg.tmp, i32 0, i32 0, !dbg !182
  %10 = extractvalue %struct.__half %8, 0, !dbg !182
  store %struct.ws_f16 %10, ptr %9, align 2, !dbg !182
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.tmp3, ptr align 2 %agg.tmp, i64 2, i1 false), !dbg !183
  %11 = load i16, ptr %agg.tmp3, align 2, !dbg !183
  %conv2 = zext i16 %11 to i32, !dbg !183
  ret i32 %conv2, !dbg !184
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z10brain_bitsi(i32 noundef %n) #0 !dbg !185 {
entry:
  %x.addr.i = alloca float, align 4
  %n.addr = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !186, !DIExpression(), !187)
  %0 = load i32, ptr %n.addr, align 4, !dbg !188
  %conv = sitofp i32 %0 to float, !dbg !188
  store float %conv, ptr %x.addr.i, align 4, !dbg !189
  %1 = load i32, ptr %x.addr.i, align 4, !dbg !189
  %shr = lshr i32 %1, 16, !dbg !190
  ret i32 %shr, !dbg !191
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z10float_bitsi(i32 noundef %n) #0 !dbg !192 {
entry:
  %x.addr.i = alloca float, align 4
  %n.addr = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !193, !DIExpression(), !194)
  %0 = load i32, ptr %n.addr, align 4, !dbg !195
  %conv = sitofp i32 %0 to float, !dbg !195
  store float %conv, ptr %x.addr.i, align 4, !dbg !196
  %1 = load i32, ptr %x.addr.i, align 4, !dbg !196
  ret i32 %1, !dbg !197
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z9byte_bitsi(i32 noundef %n) #0 !dbg !198 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !199, !DIExpression(), !200)
  %0 = load i32, ptr %n.addr, align 4, !dbg !201
  %and = and i32 %0, 255, !dbg !202
  ret i32 %and, !dbg !203
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z9e4m3_bitsi(i32 noundef %n) #0 !dbg !204 {
entry:
  %n.addr = alloca i32, align 4
  %size = alloca i32, align 4
  %code = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !205, !DIExpression(), !206)
    #dbg_declare(ptr %size, !207, !DIExpression(), !208)
  %0 = load i32, ptr %n.addr, align 4, !dbg !209
  %cmp = icmp slt i32 %0, 0, !dbg !210
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !209

cond.true:                                        ; preds = %entry
  %1 = load i32, ptr %n.addr, align 4, !dbg !211
  %sub = sub nsw i32 0, %1, !dbg !212
  br label %cond.end, !dbg !209

cond.false:                                       ; preds = %entry
  %2 = load i32, ptr %n.addr, align 4, !dbg !213
  br label %cond.end, !dbg !209

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %sub, %cond.true ], [ %2, %cond.false ], !dbg !209
  store i32 %cond, ptr %size, align 4, !dbg !208
    #dbg_declare(ptr %code, !214, !DIExpression(), !215)
  %3 = load i32, ptr %size, align 4, !dbg !216
  %cmp1 = icmp eq i32 %3, 0, !dbg !217
  br i1 %cmp1, label %cond.true2, label %cond.false3, !dbg !216

cond.true2:                                       ; preds = %cond.end
  br label %cond.end11, !dbg !216

cond.false3:                                      ; preds = %cond.end
  %4 = load i32, ptr %size, align 4, !dbg !218
  %cmp4 = icmp eq i32 %4, 1, !dbg !219
  br i1 %cmp4, label %cond.true5, label %cond.false6, !dbg !218

cond.true5:                                       ; preds = %cond.false3
  br label %cond.end9, !dbg !218

cond.false6:                                      ; preds = %cond.false3
  %5 = load i32, ptr %size, align 4, !dbg !220
  %cmp7 = icmp eq i32 %5, 2, !dbg !221
  %6 = zext i1 %cmp7 to i64, !dbg !220
  %cond8 = select i1 %cmp7, i32 64, i32 68, !dbg !220
  br label %cond.end9, !dbg !218

cond.end9:                                        ; preds = %cond.false6, %cond.true5
  %cond10 = phi i32 [ 56, %cond.true5 ], [ %cond8, %cond.false6 ], !dbg !218
  br label %cond.end11, !dbg !216

cond.end11:                                       ; preds = %cond.end9, %cond.true2
  %cond12 = phi i32 [ 0, %cond.true2 ], [ %cond10, %cond.end9 ], !dbg !216
  store i32 %cond12, ptr %code, align 4, !dbg !215
  %7 = load i32, ptr %code, align 4, !dbg !222
  %8 = load i32, ptr %n.addr, align 4, !dbg !223
  %cmp13 = icmp slt i32 %8, 0, !dbg !224
  %9 = zext i1 %cmp13 to i64, !dbg !223
  %cond14 = select i1 %cmp13, i32 128, i32 0, !dbg !223
  %or = or i32 %7, %cond14, !dbg !225
  ret i32 %or, !dbg !226
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8productsv() #1 !dbg !227 {
entry:
  %this.addr.i189 = alloca ptr, align 8
  %.addr.i190 = alloca i32, align 4
  %agg.tmp.i185188 = alloca %struct.ws_f16, align 8
  %this.addr.i186 = alloca ptr, align 8
  %.addr.i = alloca i32, align 4
  %agg.tmp.i185 = alloca %struct.ws_f16, align 8
  %b.addr.i = alloca i16, align 2
  %this.addr.i = alloca ptr, align 8
  %holds.addr.i175 = alloca i8, align 1
  %text.addr.i176 = alloca ptr, align 8
  %file.addr.i177 = alloca ptr, align 8
  %line.addr.i178 = alloca i32, align 4
  %fn.addr.i179 = alloca ptr, align 8
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %retval.i = alloca %struct.__half, align 2
  %x.addr.i = alloca i16, align 2
  %agg.tmp.i = alloca %struct.ws_f16, align 2
  %agg.tmp174 = alloca %struct.__half, align 8
  %lane = alloca i32, align 4
  %g = alloca i32, align 4
  %t = alloca i32, align 4
  %a = alloca [4 x i32], align 4
  %b = alloca [2 x i32], align 4
  %f = alloca [4 x float], align 4
  %n = alloca [4 x i32], align 4
  %reset = alloca %class.anon, align 8
  %fill = alloca %class.anon.0, align 8
  %h = alloca [2 x i32], align 4
  %i = alloca i32, align 4
  %i43 = alloca i32, align 4
  %agg.tmp = alloca %struct.__half, align 2
  %i132 = alloca i32, align 4
  %d = alloca [2 x double], align 8
  %x = alloca double, align 8
  %y = alloca double, align 8
  %i160 = alloca i32, align 4
    #dbg_declare(ptr %lane, !230, !DIExpression(), !231)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !232
  store i32 %0, ptr %lane, align 4, !dbg !231
    #dbg_declare(ptr %g, !233, !DIExpression(), !234)
  %1 = load i32, ptr %lane, align 4, !dbg !235
  %div = sdiv i32 %1, 4, !dbg !236
  store i32 %div, ptr %g, align 4, !dbg !234
    #dbg_declare(ptr %t, !237, !DIExpression(), !238)
  %2 = load i32, ptr %lane, align 4, !dbg !239
  %rem = srem i32 %2, 4, !dbg !240
  store i32 %rem, ptr %t, align 4, !dbg !238
    #dbg_declare(ptr %a, !241, !DIExpression(), !245)
    #dbg_declare(ptr %b, !246, !DIExpression(), !250)
    #dbg_declare(ptr %f, !251, !DIExpression(), !253)
    #dbg_declare(ptr %n, !254, !DIExpression(), !256)
    #dbg_declare(ptr %reset, !257, !DIExpression(), !267)
  %3 = getelementptr inbounds nuw %class.anon, ptr %reset, i32 0, i32 0, !dbg !268
  store ptr %f, ptr %3, align 8, !dbg !268
  %4 = getelementptr inbounds nuw %class.anon, ptr %reset, i32 0, i32 1, !dbg !268
  store ptr %n, ptr %4, align 8, !dbg !268
  %5 = getelementptr inbounds nuw %class.anon, ptr %reset, i32 0, i32 2, !dbg !268
  store ptr %g, ptr %5, align 8, !dbg !268
  %6 = getelementptr inbounds nuw %class.anon, ptr %reset, i32 0, i32 3, !dbg !268
  store ptr %t, ptr %6, align 8, !dbg !268
    #dbg_declare(ptr %fill, !269, !DIExpression(), !280)
  %7 = getelementptr inbounds nuw %class.anon.0, ptr %fill, i32 0, i32 0, !dbg !281
  store ptr %a, ptr %7, align 8, !dbg !281
  %8 = getelementptr inbounds nuw %class.anon.0, ptr %fill, i32 0, i32 1, !dbg !281
  store ptr %g, ptr %8, align 8, !dbg !281
  %9 = getelementptr inbounds nuw %class.anon.0, ptr %fill, i32 0, i32 2, !dbg !281
  store ptr %t, ptr %9, align 8, !dbg !281
  %10 = getelementptr inbounds nuw %class.anon.0, ptr %fill, i32 0, i32 3, !dbg !281
  store ptr %b, ptr %10, align 8, !dbg !281
  %11 = getelementptr inbounds nuw %class.anon.0, ptr %fill, i32 0, i32 4, !dbg !281
  store ptr %reset, ptr %11, align 8, !dbg !281
  call void @_ZZ8productsvENKUlT_iE_clIPFjiEEEDaS_i(ptr noundef nonnull align 8 dereferenceable(40) %fill, ptr noundef @_Z9half_bitsi, i32 noundef 2) #5, !dbg !282
  %arrayidx = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 0, !dbg !283
  %12 = load float, ptr %arrayidx, align 4, !dbg !284
  %arrayidx1 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 1, !dbg !285
  %13 = load float, ptr %arrayidx1, align 4, !dbg !284
  %arrayidx2 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 2, !dbg !286
  %14 = load float, ptr %arrayidx2, align 4, !dbg !284
  %arrayidx3 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 3, !dbg !287
  %15 = load float, ptr %arrayidx3, align 4, !dbg !284
  %arrayidx4 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 0, !dbg !288
  %16 = load i32, ptr %arrayidx4, align 4, !dbg !288
  %arrayidx5 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 1, !dbg !289
  %17 = load i32, ptr %arrayidx5, align 4, !dbg !289
  %arrayidx6 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 2, !dbg !290
  %18 = load i32, ptr %arrayidx6, align 4, !dbg !290
  %arrayidx7 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 3, !dbg !291
  %19 = load i32, ptr %arrayidx7, align 4, !dbg !291
  %arrayidx8 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 0, !dbg !292
  %20 = load i32, ptr %arrayidx8, align 4, !dbg !292
  %arrayidx9 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 1, !dbg !293
  %21 = load i32, ptr %arrayidx9, align 4, !dbg !293
  %22 = call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$0,$1,$2,$3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %16, i32 %17, i32 %18, i32 %19, i32 %20, i32 %21, float %12, float %13, float %14, float %15) #5, !dbg !284, !srcloc !294
  %asmresult = extractvalue { float, float, float, float } %22, 0, !dbg !284
  %asmresult10 = extractvalue { float, float, float, float } %22, 1, !dbg !284
  %asmresult11 = extractvalue { float, float, float, float } %22, 2, !dbg !284
  %asmresult12 = extractvalue { float, float, float, float } %22, 3, !dbg !284
  store float %asmresult, ptr %arrayidx, align 4, !dbg !284
  store float %asmresult10, ptr %arrayidx1, align 4, !dbg !284
  store float %asmresult11, ptr %arrayidx2, align 4, !dbg !284
  store float %asmresult12, ptr %arrayidx3, align 4, !dbg !284
  %arraydecay = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 0, !dbg !295
  call void @_Z5checkIfEvPT_i(ptr noundef %arraydecay, i32 noundef 16) #5, !dbg !296
  call void @_ZZ8productsvENKUlvE_clEv(ptr noundef nonnull align 8 dereferenceable(32) %reset) #5, !dbg !297
  %arrayidx13 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 0, !dbg !298
  %23 = load float, ptr %arrayidx13, align 4, !dbg !299
  %arrayidx14 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 1, !dbg !300
  %24 = load float, ptr %arrayidx14, align 4, !dbg !299
  %arrayidx15 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 2, !dbg !301
  %25 = load float, ptr %arrayidx15, align 4, !dbg !299
  %arrayidx16 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 3, !dbg !302
  %26 = load float, ptr %arrayidx16, align 4, !dbg !299
  %arrayidx17 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 0, !dbg !303
  %27 = load i32, ptr %arrayidx17, align 4, !dbg !303
  %arrayidx18 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 1, !dbg !304
  %28 = load i32, ptr %arrayidx18, align 4, !dbg !304
  %arrayidx19 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 0, !dbg !305
  %29 = load i32, ptr %arrayidx19, align 4, !dbg !305
  %30 = call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 {$0,$1,$2,$3}, {$4,$5}, {$6}, {$0,$1,$2,$3};", "=f,=f,=f,=f,r,r,r,0,1,2,3"(i32 %27, i32 %28, i32 %29, float %23, float %24, float %25, float %26) #5, !dbg !299, !srcloc !306
  %asmresult20 = extractvalue { float, float, float, float } %30, 0, !dbg !299
  %asmresult21 = extractvalue { float, float, float, float } %30, 1, !dbg !299
  %asmresult22 = extractvalue { float, float, float, float } %30, 2, !dbg !299
  %asmresult23 = extractvalue { float, float, float, float } %30, 3, !dbg !299
  store float %asmresult20, ptr %arrayidx13, align 4, !dbg !299
  store float %asmresult21, ptr %arrayidx14, align 4, !dbg !299
  store float %asmresult22, ptr %arrayidx15, align 4, !dbg !299
  store float %asmresult23, ptr %arrayidx16, align 4, !dbg !299
  %arraydecay24 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 0, !dbg !307
  call void @_Z5checkIfEvPT_i(ptr noundef %arraydecay24, i32 noundef 8) #5, !dbg !308
  call void @_ZZ8productsvENKUlvE_clEv(ptr noundef nonnull align 8 dereferenceable(32) %reset) #5, !dbg !309
    #dbg_declare(ptr %h, !310, !DIExpression(), !311)
    #dbg_declare(ptr %i, !312, !DIExpression(), !314)
  store i32 0, ptr %i, align 4, !dbg !314
  br label %for.cond, !dbg !315

for.cond:                                         ; preds = %for.inc, %entry
  %31 = load i32, ptr %i, align 4, !dbg !316
  %cmp = icmp slt i32 %31, 2, !dbg !318
  br i1 %cmp, label %for.body, label %for.end, !dbg !319

for.body:                                         ; preds = %for.cond
  %32 = load i32, ptr %i, align 4, !dbg !320
  %mul = mul nsw i32 2, %32, !dbg !321
  %idxprom = sext i32 %mul to i64, !dbg !322
  %arrayidx25 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 %idxprom, !dbg !322
  %33 = load i32, ptr %arrayidx25, align 4, !dbg !322
  %call26 = call noundef i32 @_Z9half_bitsi(i32 noundef %33) #5, !dbg !323
  %34 = load i32, ptr %i, align 4, !dbg !324
  %mul27 = mul nsw i32 2, %34, !dbg !325
  %add = add nsw i32 %mul27, 1, !dbg !326
  %idxprom28 = sext i32 %add to i64, !dbg !327
  %arrayidx29 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 %idxprom28, !dbg !327
  %35 = load i32, ptr %arrayidx29, align 4, !dbg !327
  %call30 = call noundef i32 @_Z9half_bitsi(i32 noundef %35) #5, !dbg !328
  %shl = shl i32 %call30, 16, !dbg !329
  %or = or i32 %call26, %shl, !dbg !330
  %36 = load i32, ptr %i, align 4, !dbg !331
  %idxprom31 = sext i32 %36 to i64, !dbg !332
  %arrayidx32 = getelementptr inbounds [2 x i32], ptr %h, i64 0, i64 %idxprom31, !dbg !332
  store i32 %or, ptr %arrayidx32, align 4, !dbg !333
  br label %for.inc, !dbg !332

for.inc:                                          ; preds = %for.body
  %37 = load i32, ptr %i, align 4, !dbg !334
  %inc = add nsw i32 %37, 1, !dbg !334
  store i32 %inc, ptr %i, align 4, !dbg !334
  br label %for.cond, !dbg !335, !llvm.loop !336

for.end:                                          ; preds = %for.cond
  %arrayidx33 = getelementptr inbounds [2 x i32], ptr %h, i64 0, i64 0, !dbg !338
  %38 = load i32, ptr %arrayidx33, align 4, !dbg !339
  %arrayidx34 = getelementptr inbounds [2 x i32], ptr %h, i64 0, i64 1, !dbg !340
  %39 = load i32, ptr %arrayidx34, align 4, !dbg !339
  %arrayidx35 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 0, !dbg !341
  %40 = load i32, ptr %arrayidx35, align 4, !dbg !341
  %arrayidx36 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 1, !dbg !342
  %41 = load i32, ptr %arrayidx36, align 4, !dbg !342
  %arrayidx37 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 2, !dbg !343
  %42 = load i32, ptr %arrayidx37, align 4, !dbg !343
  %arrayidx38 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 3, !dbg !344
  %43 = load i32, ptr %arrayidx38, align 4, !dbg !344
  %arrayidx39 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 0, !dbg !345
  %44 = load i32, ptr %arrayidx39, align 4, !dbg !345
  %arrayidx40 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 1, !dbg !346
  %45 = load i32, ptr %arrayidx40, align 4, !dbg !346
  %46 = call { i32, i32 } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {$0,$1}, {$2,$3,$4,$5}, {$6,$7}, {$0,$1};", "=r,=r,r,r,r,r,r,r,0,1"(i32 %40, i32 %41, i32 %42, i32 %43, i32 %44, i32 %45, i32 %38, i32 %39) #5, !dbg !339, !srcloc !347
  %asmresult41 = extractvalue { i32, i32 } %46, 0, !dbg !339
  %asmresult42 = extractvalue { i32, i32 } %46, 1, !dbg !339
  store i32 %asmresult41, ptr %arrayidx33, align 4, !dbg !339
  store i32 %asmresult42, ptr %arrayidx34, align 4, !dbg !339
    #dbg_declare(ptr %i43, !348, !DIExpression(), !350)
  store i32 0, ptr %i43, align 4, !dbg !350
  br label %for.cond44, !dbg !351

for.cond44:                                       ; preds = %for.inc56, %for.end
  %47 = load i32, ptr %i43, align 4, !dbg !352
  %cmp45 = icmp slt i32 %47, 4, !dbg !354
  br i1 %cmp45, label %for.body46, label %for.end58, !dbg !355

for.body46:                                       ; preds = %for.cond44
  %48 = load i32, ptr %i43, align 4, !dbg !356
  %div47 = sdiv i32 %48, 2, !dbg !357
  %idxprom48 = sext i32 %div47 to i64, !dbg !358
  %arrayidx49 = getelementptr inbounds [2 x i32], ptr %h, i64 0, i64 %idxprom48, !dbg !358
  %49 = load i32, ptr %arrayidx49, align 4, !dbg !358
  %50 = load i32, ptr %i43, align 4, !dbg !359
  %rem50 = srem i32 %50, 2, !dbg !360
  %mul51 = mul nsw i32 %rem50, 16, !dbg !361
  %shr = lshr i32 %49, %mul51, !dbg !362
  %conv = trunc i32 %shr to i16, !dbg !363
  store i16 %conv, ptr %x.addr.i, align 2, !dbg !364
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %agg.tmp.i, ptr align 2 %x.addr.i, i64 2, i1 false), !dbg !364
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.tmp.i185, ptr align 2 %agg.tmp.i, i64 2, i1 false), !dbg !364
  store ptr %retval.i, ptr %this.addr.i186, align 8, !dbg !364
  store i32 0, ptr %.addr.i, align 4, !dbg !364
  %this1.i187 = load ptr, ptr %this.addr.i186, align 8, !dbg !364
  %51 = load i32, ptr %.addr.i, align 4, !dbg !364
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.tmp.i185188, ptr align 2 %agg.tmp.i185, i64 2, i1 false), !dbg !364
  store ptr %this1.i187, ptr %this.addr.i189, align 8, !dbg !364
  store i32 %51, ptr %.addr.i190, align 4, !dbg !364
  %this1.i191 = load ptr, ptr %this.addr.i189, align 8, !dbg !364
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %this1.i191, ptr align 2 %agg.tmp.i185188, i64 2, i1 false), !dbg !364
  %52 = load %struct.__half, ptr %retval.i, align 2, !dbg !364
  %53 = getelementptr inbounds nuw %struct.__half, ptr %agg.tmp, i32 0, i32 0, !dbg !364
  %54 = extractvalue %struct.__half %52, 0, !dbg !364
  store %struct.ws_f16 %54, ptr %53, align 2, !dbg !364
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.tmp174, ptr align 2 %agg.tmp, i64 2, i1 false), !dbg !365
  store ptr %agg.tmp174, ptr %this.addr.i, align 8, !dbg !365
  %this1.i = load ptr, ptr %this.addr.i, align 8, !dbg !365
  %55 = load i16, ptr %this1.i, align 2, !dbg !365
  store i16 %55, ptr %b.addr.i, align 2, !dbg !365
  %56 = load half, ptr %b.addr.i, align 2, !dbg !365
  %conv.i = fpext half %56 to float, !dbg !365
  %57 = load i32, ptr %i43, align 4, !dbg !366
  %idxprom54 = sext i32 %57 to i64, !dbg !367
  %arrayidx55 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 %idxprom54, !dbg !367
  store float %conv.i, ptr %arrayidx55, align 4, !dbg !368
  br label %for.inc56, !dbg !367

for.inc56:                                        ; preds = %for.body46
  %58 = load i32, ptr %i43, align 4, !dbg !369
  %inc57 = add nsw i32 %58, 1, !dbg !369
  store i32 %inc57, ptr %i43, align 4, !dbg !369
  br label %for.cond44, !dbg !370, !llvm.loop !371

for.end58:                                        ; preds = %for.cond44
  %arraydecay59 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 0, !dbg !373
  call void @_Z5checkIfEvPT_i(ptr noundef %arraydecay59, i32 noundef 16) #5, !dbg !374
  call void @_ZZ8productsvENKUlT_iE_clIPFjiEEEDaS_i(ptr noundef nonnull align 8 dereferenceable(40) %fill, ptr noundef @_Z10brain_bitsi, i32 noundef 2) #5, !dbg !375
  %arrayidx60 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 0, !dbg !376
  %59 = load float, ptr %arrayidx60, align 4, !dbg !377
  %arrayidx61 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 1, !dbg !378
  %60 = load float, ptr %arrayidx61, align 4, !dbg !377
  %arrayidx62 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 2, !dbg !379
  %61 = load float, ptr %arrayidx62, align 4, !dbg !377
  %arrayidx63 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 3, !dbg !380
  %62 = load float, ptr %arrayidx63, align 4, !dbg !377
  %arrayidx64 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 0, !dbg !381
  %63 = load i32, ptr %arrayidx64, align 4, !dbg !381
  %arrayidx65 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 1, !dbg !382
  %64 = load i32, ptr %arrayidx65, align 4, !dbg !382
  %arrayidx66 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 2, !dbg !383
  %65 = load i32, ptr %arrayidx66, align 4, !dbg !383
  %arrayidx67 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 3, !dbg !384
  %66 = load i32, ptr %arrayidx67, align 4, !dbg !384
  %arrayidx68 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 0, !dbg !385
  %67 = load i32, ptr %arrayidx68, align 4, !dbg !385
  %arrayidx69 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 1, !dbg !386
  %68 = load i32, ptr %arrayidx69, align 4, !dbg !386
  %69 = call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$0,$1,$2,$3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %63, i32 %64, i32 %65, i32 %66, i32 %67, i32 %68, float %59, float %60, float %61, float %62) #5, !dbg !377, !srcloc !387
  %asmresult70 = extractvalue { float, float, float, float } %69, 0, !dbg !377
  %asmresult71 = extractvalue { float, float, float, float } %69, 1, !dbg !377
  %asmresult72 = extractvalue { float, float, float, float } %69, 2, !dbg !377
  %asmresult73 = extractvalue { float, float, float, float } %69, 3, !dbg !377
  store float %asmresult70, ptr %arrayidx60, align 4, !dbg !377
  store float %asmresult71, ptr %arrayidx61, align 4, !dbg !377
  store float %asmresult72, ptr %arrayidx62, align 4, !dbg !377
  store float %asmresult73, ptr %arrayidx63, align 4, !dbg !377
  %arraydecay74 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 0, !dbg !388
  call void @_Z5checkIfEvPT_i(ptr noundef %arraydecay74, i32 noundef 16) #5, !dbg !389
  call void @_ZZ8productsvENKUlT_iE_clIPFjiEEEDaS_i(ptr noundef nonnull align 8 dereferenceable(40) %fill, ptr noundef @_Z10float_bitsi, i32 noundef 1) #5, !dbg !390
  %arrayidx75 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 0, !dbg !391
  %70 = load float, ptr %arrayidx75, align 4, !dbg !392
  %arrayidx76 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 1, !dbg !393
  %71 = load float, ptr %arrayidx76, align 4, !dbg !392
  %arrayidx77 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 2, !dbg !394
  %72 = load float, ptr %arrayidx77, align 4, !dbg !392
  %arrayidx78 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 3, !dbg !395
  %73 = load float, ptr %arrayidx78, align 4, !dbg !392
  %arrayidx79 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 0, !dbg !396
  %74 = load i32, ptr %arrayidx79, align 4, !dbg !396
  %arrayidx80 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 1, !dbg !397
  %75 = load i32, ptr %arrayidx80, align 4, !dbg !397
  %arrayidx81 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 2, !dbg !398
  %76 = load i32, ptr %arrayidx81, align 4, !dbg !398
  %arrayidx82 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 3, !dbg !399
  %77 = load i32, ptr %arrayidx82, align 4, !dbg !399
  %arrayidx83 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 0, !dbg !400
  %78 = load i32, ptr %arrayidx83, align 4, !dbg !400
  %arrayidx84 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 1, !dbg !401
  %79 = load i32, ptr %arrayidx84, align 4, !dbg !401
  %80 = call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$0,$1,$2,$3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %74, i32 %75, i32 %76, i32 %77, i32 %78, i32 %79, float %70, float %71, float %72, float %73) #5, !dbg !392, !srcloc !402
  %asmresult85 = extractvalue { float, float, float, float } %80, 0, !dbg !392
  %asmresult86 = extractvalue { float, float, float, float } %80, 1, !dbg !392
  %asmresult87 = extractvalue { float, float, float, float } %80, 2, !dbg !392
  %asmresult88 = extractvalue { float, float, float, float } %80, 3, !dbg !392
  store float %asmresult85, ptr %arrayidx75, align 4, !dbg !392
  store float %asmresult86, ptr %arrayidx76, align 4, !dbg !392
  store float %asmresult87, ptr %arrayidx77, align 4, !dbg !392
  store float %asmresult88, ptr %arrayidx78, align 4, !dbg !392
  %arraydecay89 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 0, !dbg !403
  call void @_Z5checkIfEvPT_i(ptr noundef %arraydecay89, i32 noundef 8) #5, !dbg !404
  call void @_ZZ8productsvENKUlT_iE_clIPFjiEEEDaS_i(ptr noundef nonnull align 8 dereferenceable(40) %fill, ptr noundef @_Z9byte_bitsi, i32 noundef 4) #5, !dbg !405
  %arrayidx90 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 0, !dbg !406
  %81 = load i32, ptr %arrayidx90, align 4, !dbg !407
  %arrayidx91 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 1, !dbg !408
  %82 = load i32, ptr %arrayidx91, align 4, !dbg !407
  %arrayidx92 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 2, !dbg !409
  %83 = load i32, ptr %arrayidx92, align 4, !dbg !407
  %arrayidx93 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 3, !dbg !410
  %84 = load i32, ptr %arrayidx93, align 4, !dbg !407
  %arrayidx94 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 0, !dbg !411
  %85 = load i32, ptr %arrayidx94, align 4, !dbg !411
  %arrayidx95 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 1, !dbg !412
  %86 = load i32, ptr %arrayidx95, align 4, !dbg !412
  %arrayidx96 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 2, !dbg !413
  %87 = load i32, ptr %arrayidx96, align 4, !dbg !413
  %arrayidx97 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 3, !dbg !414
  %88 = load i32, ptr %arrayidx97, align 4, !dbg !414
  %arrayidx98 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 0, !dbg !415
  %89 = load i32, ptr %arrayidx98, align 4, !dbg !415
  %arrayidx99 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 1, !dbg !416
  %90 = load i32, ptr %arrayidx99, align 4, !dbg !416
  %91 = call { i32, i32, i32, i32 } asm sideeffect "mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$0,$1,$2,$3};", "=r,=r,=r,=r,r,r,r,r,r,r,0,1,2,3"(i32 %85, i32 %86, i32 %87, i32 %88, i32 %89, i32 %90, i32 %81, i32 %82, i32 %83, i32 %84) #5, !dbg !407, !srcloc !417
  %asmresult100 = extractvalue { i32, i32, i32, i32 } %91, 0, !dbg !407
  %asmresult101 = extractvalue { i32, i32, i32, i32 } %91, 1, !dbg !407
  %asmresult102 = extractvalue { i32, i32, i32, i32 } %91, 2, !dbg !407
  %asmresult103 = extractvalue { i32, i32, i32, i32 } %91, 3, !dbg !407
  store i32 %asmresult100, ptr %arrayidx90, align 4, !dbg !407
  store i32 %asmresult101, ptr %arrayidx91, align 4, !dbg !407
  store i32 %asmresult102, ptr %arrayidx92, align 4, !dbg !407
  store i32 %asmresult103, ptr %arrayidx93, align 4, !dbg !407
  %arraydecay104 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 0, !dbg !418
  call void @_Z5checkIiEvPT_i(ptr noundef %arraydecay104, i32 noundef 32) #5, !dbg !419
  call void @_ZZ8productsvENKUlT_iE_clIPFjiEEEDaS_i(ptr noundef nonnull align 8 dereferenceable(40) %fill, ptr noundef @_Z9e4m3_bitsi, i32 noundef 4) #5, !dbg !420
  %arrayidx105 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 0, !dbg !421
  %92 = load float, ptr %arrayidx105, align 4, !dbg !422
  %arrayidx106 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 1, !dbg !423
  %93 = load float, ptr %arrayidx106, align 4, !dbg !422
  %arrayidx107 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 2, !dbg !424
  %94 = load float, ptr %arrayidx107, align 4, !dbg !422
  %arrayidx108 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 3, !dbg !425
  %95 = load float, ptr %arrayidx108, align 4, !dbg !422
  %arrayidx109 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 0, !dbg !426
  %96 = load i32, ptr %arrayidx109, align 4, !dbg !426
  %arrayidx110 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 1, !dbg !427
  %97 = load i32, ptr %arrayidx110, align 4, !dbg !427
  %arrayidx111 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 2, !dbg !428
  %98 = load i32, ptr %arrayidx111, align 4, !dbg !428
  %arrayidx112 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 3, !dbg !429
  %99 = load i32, ptr %arrayidx112, align 4, !dbg !429
  %arrayidx113 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 0, !dbg !430
  %100 = load i32, ptr %arrayidx113, align 4, !dbg !430
  %arrayidx114 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 1, !dbg !431
  %101 = load i32, ptr %arrayidx114, align 4, !dbg !431
  %102 = call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$0,$1,$2,$3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %96, i32 %97, i32 %98, i32 %99, i32 %100, i32 %101, float %92, float %93, float %94, float %95) #5, !dbg !422, !srcloc !432
  %asmresult115 = extractvalue { float, float, float, float } %102, 0, !dbg !422
  %asmresult116 = extractvalue { float, float, float, float } %102, 1, !dbg !422
  %asmresult117 = extractvalue { float, float, float, float } %102, 2, !dbg !422
  %asmresult118 = extractvalue { float, float, float, float } %102, 3, !dbg !422
  store float %asmresult115, ptr %arrayidx105, align 4, !dbg !422
  store float %asmresult116, ptr %arrayidx106, align 4, !dbg !422
  store float %asmresult117, ptr %arrayidx107, align 4, !dbg !422
  store float %asmresult118, ptr %arrayidx108, align 4, !dbg !422
  %arraydecay119 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 0, !dbg !433
  call void @_Z5checkIfEvPT_i(ptr noundef %arraydecay119, i32 noundef 32) #5, !dbg !434
  call void @_ZZ8productsvENKUlvE_clEv(ptr noundef nonnull align 8 dereferenceable(32) %reset) #5, !dbg !435
  %103 = load i32, ptr %g, align 4, !dbg !436
  %104 = load i32, ptr %t, align 4, !dbg !437
  %mul120 = mul nsw i32 %104, 4, !dbg !438
  %call121 = call noundef i32 @_Z9pack_leftIPFjiEEjT_iii(ptr noundef @_Z9byte_bitsi, i32 noundef %103, i32 noundef %mul120, i32 noundef 4) #5, !dbg !439
  %arrayidx122 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 0, !dbg !440
  store i32 %call121, ptr %arrayidx122, align 4, !dbg !441
  %105 = load i32, ptr %t, align 4, !dbg !442
  %mul123 = mul nsw i32 %105, 4, !dbg !443
  %106 = load i32, ptr %g, align 4, !dbg !444
  %call124 = call noundef i32 @_Z10pack_rightIPFjiEEjT_iii(ptr noundef @_Z9byte_bitsi, i32 noundef %mul123, i32 noundef %106, i32 noundef 4) #5, !dbg !445
  %arrayidx125 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 0, !dbg !446
  store i32 %call124, ptr %arrayidx125, align 4, !dbg !447
  %arrayidx126 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 0, !dbg !448
  %107 = load i32, ptr %arrayidx126, align 4, !dbg !449
  %arrayidx127 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 1, !dbg !450
  %108 = load i32, ptr %arrayidx127, align 4, !dbg !449
  %arrayidx128 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 0, !dbg !451
  %109 = load i32, ptr %arrayidx128, align 4, !dbg !451
  %arrayidx129 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 0, !dbg !452
  %110 = load i32, ptr %arrayidx129, align 4, !dbg !452
  %111 = call { i32, i32 } asm sideeffect "mma.sync.aligned.m8n8k16.row.col.satfinite.s32.s8.s8.s32 {$0,$1}, {$2}, {$3}, {$0,$1};", "=r,=r,r,r,0,1"(i32 %109, i32 %110, i32 %107, i32 %108) #5, !dbg !449, !srcloc !453
  %asmresult130 = extractvalue { i32, i32 } %111, 0, !dbg !449
  %asmresult131 = extractvalue { i32, i32 } %111, 1, !dbg !449
  store i32 %asmresult130, ptr %arrayidx126, align 4, !dbg !449
  store i32 %asmresult131, ptr %arrayidx127, align 4, !dbg !449
    #dbg_declare(ptr %i132, !454, !DIExpression(), !456)
  store i32 0, ptr %i132, align 4, !dbg !456
  br label %for.cond133, !dbg !457

for.cond133:                                      ; preds = %for.inc142, %for.end58
  %112 = load i32, ptr %i132, align 4, !dbg !458
  %cmp134 = icmp slt i32 %112, 2, !dbg !460
  br i1 %cmp134, label %for.body135, label %for.end144, !dbg !461

for.body135:                                      ; preds = %for.cond133
  %113 = load i32, ptr %i132, align 4, !dbg !462
  %idxprom136 = sext i32 %113 to i64, !dbg !463
  %arrayidx137 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 %idxprom136, !dbg !463
  %114 = load i32, ptr %arrayidx137, align 4, !dbg !463
  %115 = load i32, ptr %g, align 4, !dbg !464
  %116 = load i32, ptr %t, align 4, !dbg !465
  %mul138 = mul nsw i32 %116, 2, !dbg !466
  %117 = load i32, ptr %i132, align 4, !dbg !467
  %add139 = add nsw i32 %mul138, %117, !dbg !468
  %call140 = call noundef i32 @_Z3sumiii(i32 noundef %115, i32 noundef %add139, i32 noundef 16) #5, !dbg !469
  %cmp141 = icmp eq i32 %114, %call140, !dbg !470
  %storedv.i180 = zext i1 %cmp141 to i8, !dbg !471
  store i8 %storedv.i180, ptr %holds.addr.i175, align 1, !dbg !471
  store ptr @.str, ptr %text.addr.i176, align 8, !dbg !471
  store ptr @.str1, ptr %file.addr.i177, align 8, !dbg !471
  store i32 105, ptr %line.addr.i178, align 4, !dbg !471
  store ptr @__PRETTY_FUNCTION__._Z8productsv, ptr %fn.addr.i179, align 8, !dbg !471
  %118 = load i8, ptr %holds.addr.i175, align 1, !dbg !471
  %loadedv.i181 = trunc i8 %118 to i1, !dbg !471
  br i1 %loadedv.i181, label %_ZL9ws_assertbPKcS0_jS0_.exit183, label %if.then.i182, !dbg !471

if.then.i182:                                     ; preds = %for.body135
  %119 = load ptr, ptr %text.addr.i176, align 8, !dbg !471
  %120 = load ptr, ptr %file.addr.i177, align 8, !dbg !471
  %121 = load i32, ptr %line.addr.i178, align 4, !dbg !471
  %122 = load ptr, ptr %fn.addr.i179, align 8, !dbg !471
  call void @__assertfail(ptr noundef %119, ptr noundef %120, i32 noundef %121, ptr noundef %122, i64 noundef 1) #6, !dbg !471
  unreachable, !dbg !471

_ZL9ws_assertbPKcS0_jS0_.exit183:                 ; preds = %for.body135
  br label %for.inc142, !dbg !471

for.inc142:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit183
  %123 = load i32, ptr %i132, align 4, !dbg !472
  %inc143 = add nsw i32 %123, 1, !dbg !472
  store i32 %inc143, ptr %i132, align 4, !dbg !472
  br label %for.cond133, !dbg !473, !llvm.loop !474

for.end144:                                       ; preds = %for.cond133
    #dbg_declare(ptr %d, !476, !DIExpression(), !478)
  %124 = load i32, ptr %g, align 4, !dbg !479
  %125 = load i32, ptr %t, align 4, !dbg !480
  %mul145 = mul nsw i32 %125, 2, !dbg !481
  %call146 = call noundef i32 @_Z5startii(i32 noundef %124, i32 noundef %mul145) #5, !dbg !482
  %conv147 = sitofp i32 %call146 to double, !dbg !482
  store double %conv147, ptr %d, align 8, !dbg !483
  %arrayinit.element = getelementptr inbounds double, ptr %d, i64 1, !dbg !483
  %126 = load i32, ptr %g, align 4, !dbg !484
  %127 = load i32, ptr %t, align 4, !dbg !485
  %mul148 = mul nsw i32 %127, 2, !dbg !486
  %add149 = add nsw i32 %mul148, 1, !dbg !487
  %call150 = call noundef i32 @_Z5startii(i32 noundef %126, i32 noundef %add149) #5, !dbg !488
  %conv151 = sitofp i32 %call150 to double, !dbg !488
  store double %conv151, ptr %arrayinit.element, align 8, !dbg !483
    #dbg_declare(ptr %x, !489, !DIExpression(), !490)
  %128 = load i32, ptr %g, align 4, !dbg !491
  %129 = load i32, ptr %t, align 4, !dbg !492
  %call152 = call noundef i32 @_Z4leftii(i32 noundef %128, i32 noundef %129) #5, !dbg !493
  %conv153 = sitofp i32 %call152 to double, !dbg !493
  store double %conv153, ptr %x, align 8, !dbg !490
    #dbg_declare(ptr %y, !494, !DIExpression(), !495)
  %130 = load i32, ptr %t, align 4, !dbg !496
  %131 = load i32, ptr %g, align 4, !dbg !497
  %call154 = call noundef i32 @_Z5rightii(i32 noundef %130, i32 noundef %131) #5, !dbg !498
  %conv155 = sitofp i32 %call154 to double, !dbg !498
  store double %conv155, ptr %y, align 8, !dbg !495
  %arrayidx156 = getelementptr inbounds [2 x double], ptr %d, i64 0, i64 0, !dbg !499
  %132 = load double, ptr %arrayidx156, align 8, !dbg !500
  %arrayidx157 = getelementptr inbounds [2 x double], ptr %d, i64 0, i64 1, !dbg !501
  %133 = load double, ptr %arrayidx157, align 8, !dbg !500
  %134 = load double, ptr %x, align 8, !dbg !502
  %135 = load double, ptr %y, align 8, !dbg !503
  %136 = call contract { double, double } asm sideeffect "mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {$0,$1}, {$2}, {$3}, {$0,$1};", "=d,=d,d,d,0,1"(double %134, double %135, double %132, double %133) #5, !dbg !500, !srcloc !504
  %asmresult158 = extractvalue { double, double } %136, 0, !dbg !500
  %asmresult159 = extractvalue { double, double } %136, 1, !dbg !500
  store double %asmresult158, ptr %arrayidx156, align 8, !dbg !500
  store double %asmresult159, ptr %arrayidx157, align 8, !dbg !500
    #dbg_declare(ptr %i160, !505, !DIExpression(), !507)
  store i32 0, ptr %i160, align 4, !dbg !507
  br label %for.cond161, !dbg !508

for.cond161:                                      ; preds = %for.inc171, %for.end144
  %137 = load i32, ptr %i160, align 4, !dbg !509
  %cmp162 = icmp slt i32 %137, 2, !dbg !511
  br i1 %cmp162, label %for.body163, label %for.end173, !dbg !512

for.body163:                                      ; preds = %for.cond161
  %138 = load i32, ptr %i160, align 4, !dbg !513
  %idxprom164 = sext i32 %138 to i64, !dbg !514
  %arrayidx165 = getelementptr inbounds [2 x double], ptr %d, i64 0, i64 %idxprom164, !dbg !514
  %139 = load double, ptr %arrayidx165, align 8, !dbg !514
  %140 = load i32, ptr %g, align 4, !dbg !515
  %141 = load i32, ptr %t, align 4, !dbg !516
  %mul166 = mul nsw i32 %141, 2, !dbg !517
  %142 = load i32, ptr %i160, align 4, !dbg !518
  %add167 = add nsw i32 %mul166, %142, !dbg !519
  %call168 = call noundef i32 @_Z3sumiii(i32 noundef %140, i32 noundef %add167, i32 noundef 4) #5, !dbg !520
  %conv169 = sitofp i32 %call168 to double, !dbg !520
  %cmp170 = fcmp oeq double %139, %conv169, !dbg !521
  %storedv.i = zext i1 %cmp170 to i8, !dbg !522
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !522
  store ptr @.str2, ptr %text.addr.i, align 8, !dbg !522
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !522
  store i32 111, ptr %line.addr.i, align 4, !dbg !522
  store ptr @__PRETTY_FUNCTION__._Z8productsv, ptr %fn.addr.i, align 8, !dbg !522
  %143 = load i8, ptr %holds.addr.i, align 1, !dbg !522
  %loadedv.i = trunc i8 %143 to i1, !dbg !522
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !522

if.then.i:                                        ; preds = %for.body163
  %144 = load ptr, ptr %text.addr.i, align 8, !dbg !522
  %145 = load ptr, ptr %file.addr.i, align 8, !dbg !522
  %146 = load i32, ptr %line.addr.i, align 4, !dbg !522
  %147 = load ptr, ptr %fn.addr.i, align 8, !dbg !522
  call void @__assertfail(ptr noundef %144, ptr noundef %145, i32 noundef %146, ptr noundef %147, i64 noundef 1) #6, !dbg !522
  unreachable, !dbg !522

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %for.body163
  br label %for.inc171, !dbg !522

for.inc171:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %148 = load i32, ptr %i160, align 4, !dbg !523
  %inc172 = add nsw i32 %148, 1, !dbg !523
  store i32 %inc172, ptr %i160, align 4, !dbg !523
  br label %for.cond161, !dbg !524, !llvm.loop !525

for.end173:                                       ; preds = %for.cond161
  ret void, !dbg !527
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal void @_ZZ8productsvENKUlT_iE_clIPFjiEEEDaS_i(ptr noundef nonnull align 8 dereferenceable(40) %this, ptr noundef %bits, i32 noundef %count) #0 align 2 !dbg !528 {
entry:
  %this.addr = alloca ptr, align 8
  %bits.addr = alloca ptr, align 8
  %count.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %i5 = alloca i32, align 4
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !537, !DIExpression(), !539)
  store ptr %bits, ptr %bits.addr, align 8
    #dbg_declare(ptr %bits.addr, !540, !DIExpression(), !541)
  store i32 %count, ptr %count.addr, align 4
    #dbg_declare(ptr %count.addr, !542, !DIExpression(), !543)
  %this1 = load ptr, ptr %this.addr, align 8
    #dbg_declare(ptr %i, !544, !DIExpression(), !546)
  store i32 0, ptr %i, align 4, !dbg !546
  br label %for.cond, !dbg !547

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !548
  %cmp = icmp slt i32 %0, 4, !dbg !550
  br i1 %cmp, label %for.body, label %for.end, !dbg !551

for.body:                                         ; preds = %for.cond
  %1 = load ptr, ptr %bits.addr, align 8, !dbg !552
  %2 = getelementptr inbounds nuw %class.anon.0, ptr %this1, i32 0, i32 1, !dbg !553
  %3 = load ptr, ptr %2, align 8, !dbg !553, !nonnull !102, !align !554
  %4 = load i32, ptr %3, align 4, !dbg !553
  %5 = load i32, ptr %i, align 4, !dbg !555
  %rem = srem i32 %5, 2, !dbg !556
  %mul = mul nsw i32 %rem, 8, !dbg !557
  %add = add nsw i32 %4, %mul, !dbg !558
  %6 = getelementptr inbounds nuw %class.anon.0, ptr %this1, i32 0, i32 2, !dbg !559
  %7 = load ptr, ptr %6, align 8, !dbg !559, !nonnull !102, !align !554
  %8 = load i32, ptr %7, align 4, !dbg !559
  %9 = load i32, ptr %i, align 4, !dbg !560
  %div = sdiv i32 %9, 2, !dbg !561
  %mul2 = mul nsw i32 %div, 4, !dbg !562
  %add3 = add nsw i32 %8, %mul2, !dbg !563
  %10 = load i32, ptr %count.addr, align 4, !dbg !564
  %mul4 = mul nsw i32 %add3, %10, !dbg !565
  %11 = load i32, ptr %count.addr, align 4, !dbg !566
  %call = call noundef i32 @_Z9pack_leftIPFjiEEjT_iii(ptr noundef %1, i32 noundef %add, i32 noundef %mul4, i32 noundef %11) #5, !dbg !567
  %12 = getelementptr inbounds nuw %class.anon.0, ptr %this1, i32 0, i32 0, !dbg !568
  %13 = load ptr, ptr %12, align 8, !dbg !568, !nonnull !102, !align !554
  %14 = load i32, ptr %i, align 4, !dbg !569
  %idxprom = sext i32 %14 to i64, !dbg !568
  %arrayidx = getelementptr inbounds [4 x i32], ptr %13, i64 0, i64 %idxprom, !dbg !568
  store i32 %call, ptr %arrayidx, align 4, !dbg !570
  br label %for.inc, !dbg !568

for.inc:                                          ; preds = %for.body
  %15 = load i32, ptr %i, align 4, !dbg !571
  %inc = add nsw i32 %15, 1, !dbg !571
  store i32 %inc, ptr %i, align 4, !dbg !571
  br label %for.cond, !dbg !572, !llvm.loop !573

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %i5, !575, !DIExpression(), !577)
  store i32 0, ptr %i5, align 4, !dbg !577
  br label %for.cond6, !dbg !578

for.cond6:                                        ; preds = %for.inc15, %for.end
  %16 = load i32, ptr %i5, align 4, !dbg !579
  %cmp7 = icmp slt i32 %16, 2, !dbg !581
  br i1 %cmp7, label %for.body8, label %for.end17, !dbg !582

for.body8:                                        ; preds = %for.cond6
  %17 = load ptr, ptr %bits.addr, align 8, !dbg !583
  %18 = getelementptr inbounds nuw %class.anon.0, ptr %this1, i32 0, i32 2, !dbg !584
  %19 = load ptr, ptr %18, align 8, !dbg !584, !nonnull !102, !align !554
  %20 = load i32, ptr %19, align 4, !dbg !584
  %21 = load i32, ptr %i5, align 4, !dbg !585
  %mul9 = mul nsw i32 %21, 4, !dbg !586
  %add10 = add nsw i32 %20, %mul9, !dbg !587
  %22 = load i32, ptr %count.addr, align 4, !dbg !588
  %mul11 = mul nsw i32 %add10, %22, !dbg !589
  %23 = getelementptr inbounds nuw %class.anon.0, ptr %this1, i32 0, i32 1, !dbg !590
  %24 = load ptr, ptr %23, align 8, !dbg !590, !nonnull !102, !align !554
  %25 = load i32, ptr %24, align 4, !dbg !590
  %26 = load i32, ptr %count.addr, align 4, !dbg !591
  %call12 = call noundef i32 @_Z10pack_rightIPFjiEEjT_iii(ptr noundef %17, i32 noundef %mul11, i32 noundef %25, i32 noundef %26) #5, !dbg !592
  %27 = getelementptr inbounds nuw %class.anon.0, ptr %this1, i32 0, i32 3, !dbg !593
  %28 = load ptr, ptr %27, align 8, !dbg !593, !nonnull !102, !align !554
  %29 = load i32, ptr %i5, align 4, !dbg !594
  %idxprom13 = sext i32 %29 to i64, !dbg !593
  %arrayidx14 = getelementptr inbounds [2 x i32], ptr %28, i64 0, i64 %idxprom13, !dbg !593
  store i32 %call12, ptr %arrayidx14, align 4, !dbg !595
  br label %for.inc15, !dbg !593

for.inc15:                                        ; preds = %for.body8
  %30 = load i32, ptr %i5, align 4, !dbg !596
  %inc16 = add nsw i32 %30, 1, !dbg !596
  store i32 %inc16, ptr %i5, align 4, !dbg !596
  br label %for.cond6, !dbg !597, !llvm.loop !598

for.end17:                                        ; preds = %for.cond6
  %31 = getelementptr inbounds nuw %class.anon.0, ptr %this1, i32 0, i32 4, !dbg !600
  %32 = load ptr, ptr %31, align 8, !dbg !600, !nonnull !102, !align !601
  call void @_ZZ8productsvENKUlvE_clEv(ptr noundef nonnull align 8 dereferenceable(32) %32) #5, !dbg !600
  ret void, !dbg !602
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr void @_Z5checkIfEvPT_i(ptr noundef %d, i32 noundef %depth) #0 comdat !dbg !603 {
entry:
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %d.addr = alloca ptr, align 8
  %depth.addr = alloca i32, align 4
  %lane = alloca i32, align 4
  %row = alloca i32, align 4
  %column = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %d, ptr %d.addr, align 8
    #dbg_declare(ptr %d.addr, !609, !DIExpression(), !610)
  store i32 %depth, ptr %depth.addr, align 4
    #dbg_declare(ptr %depth.addr, !611, !DIExpression(), !612)
    #dbg_declare(ptr %lane, !613, !DIExpression(), !614)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !615
  store i32 %0, ptr %lane, align 4, !dbg !614
    #dbg_declare(ptr %row, !616, !DIExpression(), !617)
  %1 = load i32, ptr %lane, align 4, !dbg !618
  %div = sdiv i32 %1, 4, !dbg !619
  store i32 %div, ptr %row, align 4, !dbg !617
    #dbg_declare(ptr %column, !620, !DIExpression(), !621)
  %2 = load i32, ptr %lane, align 4, !dbg !622
  %rem = srem i32 %2, 4, !dbg !623
  %mul = mul nsw i32 %rem, 2, !dbg !624
  store i32 %mul, ptr %column, align 4, !dbg !621
    #dbg_declare(ptr %i, !625, !DIExpression(), !627)
  store i32 0, ptr %i, align 4, !dbg !627
  br label %for.cond, !dbg !628

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i32, ptr %i, align 4, !dbg !629
  %cmp = icmp slt i32 %3, 4, !dbg !631
  br i1 %cmp, label %for.body, label %for.end, !dbg !632

for.body:                                         ; preds = %for.cond
  %4 = load ptr, ptr %d.addr, align 8, !dbg !633
  %5 = load i32, ptr %i, align 4, !dbg !634
  %idxprom = sext i32 %5 to i64, !dbg !633
  %arrayidx = getelementptr inbounds float, ptr %4, i64 %idxprom, !dbg !633
  %6 = load float, ptr %arrayidx, align 4, !dbg !633
  %7 = load i32, ptr %row, align 4, !dbg !635
  %8 = load i32, ptr %i, align 4, !dbg !636
  %div1 = sdiv i32 %8, 2, !dbg !637
  %mul2 = mul nsw i32 %div1, 8, !dbg !638
  %add = add nsw i32 %7, %mul2, !dbg !639
  %9 = load i32, ptr %column, align 4, !dbg !640
  %10 = load i32, ptr %i, align 4, !dbg !641
  %rem3 = srem i32 %10, 2, !dbg !642
  %add4 = add nsw i32 %9, %rem3, !dbg !643
  %11 = load i32, ptr %depth.addr, align 4, !dbg !644
  %call5 = call noundef i32 @_Z3sumiii(i32 noundef %add, i32 noundef %add4, i32 noundef %11) #5, !dbg !645
  %conv = sitofp i32 %call5 to float, !dbg !645
  %cmp6 = fcmp oeq float %6, %conv, !dbg !646
  %storedv.i = zext i1 %cmp6 to i8, !dbg !647
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !647
  store ptr @.str3, ptr %text.addr.i, align 8, !dbg !647
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !647
  store i32 44, ptr %line.addr.i, align 4, !dbg !647
  store ptr @__PRETTY_FUNCTION__._Z5checkIfEvPT_i, ptr %fn.addr.i, align 8, !dbg !647
  %12 = load i8, ptr %holds.addr.i, align 1, !dbg !647
  %loadedv.i = trunc i8 %12 to i1, !dbg !647
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !647

if.then.i:                                        ; preds = %for.body
  %13 = load ptr, ptr %text.addr.i, align 8, !dbg !647
  %14 = load ptr, ptr %file.addr.i, align 8, !dbg !647
  %15 = load i32, ptr %line.addr.i, align 4, !dbg !647
  %16 = load ptr, ptr %fn.addr.i, align 8, !dbg !647
  call void @__assertfail(ptr noundef %13, ptr noundef %14, i32 noundef %15, ptr noundef %16, i64 noundef 1) #6, !dbg !647
  unreachable, !dbg !647

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %for.body
  br label %for.inc, !dbg !647

for.inc:                                          ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %17 = load i32, ptr %i, align 4, !dbg !648
  %inc = add nsw i32 %17, 1, !dbg !648
  store i32 %inc, ptr %i, align 4, !dbg !648
  br label %for.cond, !dbg !649, !llvm.loop !650

for.end:                                          ; preds = %for.cond
  ret void, !dbg !652
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal void @_ZZ8productsvENKUlvE_clEv(ptr noundef nonnull align 8 dereferenceable(32) %this) #0 align 2 !dbg !653 {
entry:
  %this.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !659, !DIExpression(), !661)
  %this1 = load ptr, ptr %this.addr, align 8
    #dbg_declare(ptr %i, !662, !DIExpression(), !664)
  store i32 0, ptr %i, align 4, !dbg !664
  br label %for.cond, !dbg !665

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !666
  %cmp = icmp slt i32 %0, 4, !dbg !668
  br i1 %cmp, label %for.body, label %for.end, !dbg !669

for.body:                                         ; preds = %for.cond
  %1 = getelementptr inbounds nuw %class.anon, ptr %this1, i32 0, i32 2, !dbg !670
  %2 = load ptr, ptr %1, align 8, !dbg !670, !nonnull !102, !align !554
  %3 = load i32, ptr %2, align 4, !dbg !670
  %4 = load i32, ptr %i, align 4, !dbg !671
  %div = sdiv i32 %4, 2, !dbg !672
  %mul = mul nsw i32 %div, 8, !dbg !673
  %add = add nsw i32 %3, %mul, !dbg !674
  %5 = getelementptr inbounds nuw %class.anon, ptr %this1, i32 0, i32 3, !dbg !675
  %6 = load ptr, ptr %5, align 8, !dbg !675, !nonnull !102, !align !554
  %7 = load i32, ptr %6, align 4, !dbg !675
  %mul2 = mul nsw i32 %7, 2, !dbg !676
  %8 = load i32, ptr %i, align 4, !dbg !677
  %rem = srem i32 %8, 2, !dbg !678
  %add3 = add nsw i32 %mul2, %rem, !dbg !679
  %call = call noundef i32 @_Z5startii(i32 noundef %add, i32 noundef %add3) #5, !dbg !680
  %9 = getelementptr inbounds nuw %class.anon, ptr %this1, i32 0, i32 1, !dbg !681
  %10 = load ptr, ptr %9, align 8, !dbg !681, !nonnull !102, !align !554
  %11 = load i32, ptr %i, align 4, !dbg !682
  %idxprom = sext i32 %11 to i64, !dbg !681
  %arrayidx = getelementptr inbounds [4 x i32], ptr %10, i64 0, i64 %idxprom, !dbg !681
  store i32 %call, ptr %arrayidx, align 4, !dbg !683
  %conv = sitofp i32 %call to float, !dbg !681
  %12 = getelementptr inbounds nuw %class.anon, ptr %this1, i32 0, i32 0, !dbg !684
  %13 = load ptr, ptr %12, align 8, !dbg !684, !nonnull !102, !align !554
  %14 = load i32, ptr %i, align 4, !dbg !685
  %idxprom4 = sext i32 %14 to i64, !dbg !684
  %arrayidx5 = getelementptr inbounds [4 x float], ptr %13, i64 0, i64 %idxprom4, !dbg !684
  store float %conv, ptr %arrayidx5, align 4, !dbg !686
  br label %for.inc, !dbg !684

for.inc:                                          ; preds = %for.body
  %15 = load i32, ptr %i, align 4, !dbg !687
  %inc = add nsw i32 %15, 1, !dbg !687
  store i32 %inc, ptr %i, align 4, !dbg !687
  br label %for.cond, !dbg !688, !llvm.loop !689

for.end:                                          ; preds = %for.cond
  ret void, !dbg !691
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr void @_Z5checkIiEvPT_i(ptr noundef %d, i32 noundef %depth) #0 comdat !dbg !692 {
entry:
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %d.addr = alloca ptr, align 8
  %depth.addr = alloca i32, align 4
  %lane = alloca i32, align 4
  %row = alloca i32, align 4
  %column = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %d, ptr %d.addr, align 8
    #dbg_declare(ptr %d.addr, !698, !DIExpression(), !699)
  store i32 %depth, ptr %depth.addr, align 4
    #dbg_declare(ptr %depth.addr, !700, !DIExpression(), !701)
    #dbg_declare(ptr %lane, !702, !DIExpression(), !703)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !704
  store i32 %0, ptr %lane, align 4, !dbg !703
    #dbg_declare(ptr %row, !705, !DIExpression(), !706)
  %1 = load i32, ptr %lane, align 4, !dbg !707
  %div = sdiv i32 %1, 4, !dbg !708
  store i32 %div, ptr %row, align 4, !dbg !706
    #dbg_declare(ptr %column, !709, !DIExpression(), !710)
  %2 = load i32, ptr %lane, align 4, !dbg !711
  %rem = srem i32 %2, 4, !dbg !712
  %mul = mul nsw i32 %rem, 2, !dbg !713
  store i32 %mul, ptr %column, align 4, !dbg !710
    #dbg_declare(ptr %i, !714, !DIExpression(), !716)
  store i32 0, ptr %i, align 4, !dbg !716
  br label %for.cond, !dbg !717

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i32, ptr %i, align 4, !dbg !718
  %cmp = icmp slt i32 %3, 4, !dbg !720
  br i1 %cmp, label %for.body, label %for.end, !dbg !721

for.body:                                         ; preds = %for.cond
  %4 = load ptr, ptr %d.addr, align 8, !dbg !722
  %5 = load i32, ptr %i, align 4, !dbg !723
  %idxprom = sext i32 %5 to i64, !dbg !722
  %arrayidx = getelementptr inbounds i32, ptr %4, i64 %idxprom, !dbg !722
  %6 = load i32, ptr %arrayidx, align 4, !dbg !722
  %conv = sitofp i32 %6 to float, !dbg !722
  %7 = load i32, ptr %row, align 4, !dbg !724
  %8 = load i32, ptr %i, align 4, !dbg !725
  %div1 = sdiv i32 %8, 2, !dbg !726
  %mul2 = mul nsw i32 %div1, 8, !dbg !727
  %add = add nsw i32 %7, %mul2, !dbg !728
  %9 = load i32, ptr %column, align 4, !dbg !729
  %10 = load i32, ptr %i, align 4, !dbg !730
  %rem3 = srem i32 %10, 2, !dbg !731
  %add4 = add nsw i32 %9, %rem3, !dbg !732
  %11 = load i32, ptr %depth.addr, align 4, !dbg !733
  %call5 = call noundef i32 @_Z3sumiii(i32 noundef %add, i32 noundef %add4, i32 noundef %11) #5, !dbg !734
  %conv6 = sitofp i32 %call5 to float, !dbg !734
  %cmp7 = fcmp oeq float %conv, %conv6, !dbg !735
  %storedv.i = zext i1 %cmp7 to i8, !dbg !736
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !736
  store ptr @.str3, ptr %text.addr.i, align 8, !dbg !736
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !736
  store i32 44, ptr %line.addr.i, align 4, !dbg !736
  store ptr @__PRETTY_FUNCTION__._Z5checkIiEvPT_i, ptr %fn.addr.i, align 8, !dbg !736
  %12 = load i8, ptr %holds.addr.i, align 1, !dbg !736
  %loadedv.i = trunc i8 %12 to i1, !dbg !736
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !736

if.then.i:                                        ; preds = %for.body
  %13 = load ptr, ptr %text.addr.i, align 8, !dbg !736
  %14 = load ptr, ptr %file.addr.i, align 8, !dbg !736
  %15 = load i32, ptr %line.addr.i, align 4, !dbg !736
  %16 = load ptr, ptr %fn.addr.i, align 8, !dbg !736
  call void @__assertfail(ptr noundef %13, ptr noundef %14, i32 noundef %15, ptr noundef %16, i64 noundef 1) #6, !dbg !736
  unreachable, !dbg !736

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %for.body
  br label %for.inc, !dbg !736

for.inc:                                          ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %17 = load i32, ptr %i, align 4, !dbg !737
  %inc = add nsw i32 %17, 1, !dbg !737
  store i32 %inc, ptr %i, align 4, !dbg !737
  br label %for.cond, !dbg !738, !llvm.loop !739

for.end:                                          ; preds = %for.cond
  ret void, !dbg !741
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr noundef i32 @_Z9pack_leftIPFjiEEjT_iii(ptr noundef %bits, i32 noundef %row, i32 noundef %k, i32 noundef %count) #0 comdat !dbg !742 {
entry:
  %bits.addr = alloca ptr, align 8
  %row.addr = alloca i32, align 4
  %k.addr = alloca i32, align 4
  %count.addr = alloca i32, align 4
  %word = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %bits, ptr %bits.addr, align 8
    #dbg_declare(ptr %bits.addr, !747, !DIExpression(), !748)
  store i32 %row, ptr %row.addr, align 4
    #dbg_declare(ptr %row.addr, !749, !DIExpression(), !750)
  store i32 %k, ptr %k.addr, align 4
    #dbg_declare(ptr %k.addr, !751, !DIExpression(), !752)
  store i32 %count, ptr %count.addr, align 4
    #dbg_declare(ptr %count.addr, !753, !DIExpression(), !754)
    #dbg_declare(ptr %word, !755, !DIExpression(), !756)
  store i32 0, ptr %word, align 4, !dbg !756
    #dbg_declare(ptr %i, !757, !DIExpression(), !759)
  store i32 0, ptr %i, align 4, !dbg !759
  br label %for.cond, !dbg !760

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !761
  %1 = load i32, ptr %count.addr, align 4, !dbg !763
  %cmp = icmp slt i32 %0, %1, !dbg !764
  br i1 %cmp, label %for.body, label %for.end, !dbg !765

for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %bits.addr, align 8, !dbg !766
  %3 = load i32, ptr %row.addr, align 4, !dbg !767
  %4 = load i32, ptr %k.addr, align 4, !dbg !768
  %5 = load i32, ptr %i, align 4, !dbg !769
  %add = add nsw i32 %4, %5, !dbg !770
  %call = call noundef i32 @_Z4leftii(i32 noundef %3, i32 noundef %add) #5, !dbg !771
  %call1 = call noundef i32 %2(i32 noundef %call) #5, !dbg !766
  %6 = load i32, ptr %count.addr, align 4, !dbg !772
  %div = sdiv i32 32, %6, !dbg !773
  %rem = srem i32 %div, 32, !dbg !774
  %7 = load i32, ptr %i, align 4, !dbg !775
  %mul = mul nsw i32 %rem, %7, !dbg !776
  %shl = shl i32 %call1, %mul, !dbg !777
  %8 = load i32, ptr %word, align 4, !dbg !778
  %or = or i32 %8, %shl, !dbg !778
  store i32 %or, ptr %word, align 4, !dbg !778
  br label %for.inc, !dbg !779

for.inc:                                          ; preds = %for.body
  %9 = load i32, ptr %i, align 4, !dbg !780
  %inc = add nsw i32 %9, 1, !dbg !780
  store i32 %inc, ptr %i, align 4, !dbg !780
  br label %for.cond, !dbg !781, !llvm.loop !782

for.end:                                          ; preds = %for.cond
  %10 = load i32, ptr %word, align 4, !dbg !784
  ret i32 %10, !dbg !785
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr noundef i32 @_Z10pack_rightIPFjiEEjT_iii(ptr noundef %bits, i32 noundef %k, i32 noundef %column, i32 noundef %count) #0 comdat !dbg !786 {
entry:
  %bits.addr = alloca ptr, align 8
  %k.addr = alloca i32, align 4
  %column.addr = alloca i32, align 4
  %count.addr = alloca i32, align 4
  %word = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %bits, ptr %bits.addr, align 8
    #dbg_declare(ptr %bits.addr, !787, !DIExpression(), !788)
  store i32 %k, ptr %k.addr, align 4
    #dbg_declare(ptr %k.addr, !789, !DIExpression(), !790)
  store i32 %column, ptr %column.addr, align 4
    #dbg_declare(ptr %column.addr, !791, !DIExpression(), !792)
  store i32 %count, ptr %count.addr, align 4
    #dbg_declare(ptr %count.addr, !793, !DIExpression(), !794)
    #dbg_declare(ptr %word, !795, !DIExpression(), !796)
  store i32 0, ptr %word, align 4, !dbg !796
    #dbg_declare(ptr %i, !797, !DIExpression(), !799)
  store i32 0, ptr %i, align 4, !dbg !799
  br label %for.cond, !dbg !800

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !801
  %1 = load i32, ptr %count.addr, align 4, !dbg !803
  %cmp = icmp slt i32 %0, %1, !dbg !804
  br i1 %cmp, label %for.body, label %for.end, !dbg !805

for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %bits.addr, align 8, !dbg !806
  %3 = load i32, ptr %k.addr, align 4, !dbg !807
  %4 = load i32, ptr %i, align 4, !dbg !808
  %add = add nsw i32 %3, %4, !dbg !809
  %5 = load i32, ptr %column.addr, align 4, !dbg !810
  %call = call noundef i32 @_Z5rightii(i32 noundef %add, i32 noundef %5) #5, !dbg !811
  %call1 = call noundef i32 %2(i32 noundef %call) #5, !dbg !806
  %6 = load i32, ptr %count.addr, align 4, !dbg !812
  %div = sdiv i32 32, %6, !dbg !813
  %rem = srem i32 %div, 32, !dbg !814
  %7 = load i32, ptr %i, align 4, !dbg !815
  %mul = mul nsw i32 %rem, %7, !dbg !816
  %shl = shl i32 %call1, %mul, !dbg !817
  %8 = load i32, ptr %word, align 4, !dbg !818
  %or = or i32 %8, %shl, !dbg !818
  store i32 %or, ptr %word, align 4, !dbg !818
  br label %for.inc, !dbg !819

for.inc:                                          ; preds = %for.body
  %9 = load i32, ptr %i, align 4, !dbg !820
  %inc = add nsw i32 %9, 1, !dbg !820
  store i32 %inc, ptr %i, align 4, !dbg !820
  br label %for.cond, !dbg !821, !llvm.loop !822

for.end:                                          ; preds = %for.cond
  %10 = load i32, ptr %word, align 4, !dbg !824
  ret i32 %10, !dbg !825
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #4

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!38}
!llvm.module.flags = !{!94, !95, !96, !97}
!llvm.ident = !{!98}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 105, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "matrix_products.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 240, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 30)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 105, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 19)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 105, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 16)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 111, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 232, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 29)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 44, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 528, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 66)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !2, line: 44, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 264, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 33)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !2, line: 44, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 248, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 31)
!38 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !39, globals: !61, imports: !62, splitDebugInlining: false, nameTableKind: None)
!39 = !{!40, !41, !42, !43, !44, !48, !59, !60}
!40 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!41 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!42 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!43 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__half", file: !45, line: 15, size: 16, flags: DIFlagTypePassByValue, elements: !46, identifier: "_ZTS6__half")
!45 = !DIFile(filename: "cuda/cuda_fp16.h", directory: ".")
!46 = !{!47, !55}
!47 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !44, file: !45, line: 16, baseType: !48, size: 16)
!48 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "ws_f16", file: !45, line: 13, size: 16, flags: DIFlagTypePassByValue, elements: !49, identifier: "_ZTS6ws_f16")
!49 = !{!50, !51}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !48, file: !45, line: 13, baseType: !41, size: 16)
!51 = !DISubprogram(name: "ws_f16", linkageName: "_ZN6ws_f16C4Ev", scope: !48, file: !45, line: 13, type: !52, scopeLine: 13, flags: DIFlagPrototyped, spFlags: 0)
!52 = !DISubroutineType(types: !53)
!53 = !{null, !54}
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!55 = !DISubprogram(name: "__half", linkageName: "_ZN6__halfC4Ev", scope: !44, file: !45, line: 17, type: !56, scopeLine: 17, flags: DIFlagPrototyped, spFlags: 0)
!56 = !DISubroutineType(types: !57)
!57 = !{null, !58}
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!59 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!60 = !DIBasicType(name: "_Float16", size: 16, encoding: DW_ATE_float)
!61 = !{!0, !8, !13, !18, !23, !28, !33}
!62 = !{!63, !66, !68, !73, !78, !83, !87, !89}
!63 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !38, entity: !64, file: !65, line: 128)
!64 = !DINamespace(name: "ws_math", scope: null)
!65 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!66 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !67, entity: !64, file: !65, line: 129)
!67 = !DINamespace(name: "std", scope: null)
!68 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !69, file: !65, line: 154)
!69 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !65, file: !65, line: 137, type: !70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!70 = !DISubroutineType(types: !71)
!71 = !{!72, !72}
!72 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!73 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !74, file: !65, line: 154)
!74 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !65, file: !65, line: 133, type: !75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!75 = !DISubroutineType(types: !76)
!76 = !{!77, !77}
!77 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!78 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !79, file: !65, line: 154)
!79 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !65, file: !65, line: 134, type: !80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!80 = !DISubroutineType(types: !81)
!81 = !{!82, !82}
!82 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!83 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !84, file: !65, line: 154)
!84 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !65, file: !65, line: 145, type: !85, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!85 = !DISubroutineType(types: !86)
!86 = !{!42, !43}
!87 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !88, file: !65, line: 154)
!88 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !65, file: !65, line: 147, type: !85, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!89 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !90, file: !65, line: 154)
!90 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !65, file: !65, line: 149, type: !91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!91 = !DISubroutineType(types: !92)
!92 = !{!93, !40}
!93 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!94 = !{i32 7, !"Dwarf Version", i32 4}
!95 = !{i32 2, !"Debug Info Version", i32 3}
!96 = !{i32 1, !"wchar_size", i32 4}
!97 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!98 = !{!"clang version 22.1.8"}
!99 = distinct !DISubprogram(name: "left", linkageName: "_Z4leftii", scope: !2, file: !2, line: 11, type: !100, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !38, retainedNodes: !102)
!100 = !DISubroutineType(types: !101)
!101 = !{!93, !93, !93}
!102 = !{}
!103 = !DILocalVariable(name: "row", arg: 1, scope: !99, file: !2, line: 11, type: !93)
!104 = !DILocation(line: 11, column: 25, scope: !99)
!105 = !DILocalVariable(name: "k", arg: 2, scope: !99, file: !2, line: 11, type: !93)
!106 = !DILocation(line: 11, column: 34, scope: !99)
!107 = !DILocation(line: 11, column: 47, scope: !99)
!108 = !DILocation(line: 11, column: 51, scope: !99)
!109 = !DILocation(line: 11, column: 57, scope: !99)
!110 = !DILocation(line: 11, column: 59, scope: !99)
!111 = !DILocation(line: 11, column: 55, scope: !99)
!112 = !DILocation(line: 11, column: 64, scope: !99)
!113 = !DILocation(line: 11, column: 68, scope: !99)
!114 = !DILocation(line: 11, column: 39, scope: !99)
!115 = distinct !DISubprogram(name: "right", linkageName: "_Z5rightii", scope: !2, file: !2, line: 12, type: !100, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !38, retainedNodes: !102)
!116 = !DILocalVariable(name: "k", arg: 1, scope: !115, file: !2, line: 12, type: !93)
!117 = !DILocation(line: 12, column: 26, scope: !115)
!118 = !DILocalVariable(name: "column", arg: 2, scope: !115, file: !2, line: 12, type: !93)
!119 = !DILocation(line: 12, column: 33, scope: !115)
!120 = !DILocation(line: 12, column: 51, scope: !115)
!121 = !DILocation(line: 12, column: 53, scope: !115)
!122 = !DILocation(line: 12, column: 59, scope: !115)
!123 = !DILocation(line: 12, column: 66, scope: !115)
!124 = !DILocation(line: 12, column: 57, scope: !115)
!125 = !DILocation(line: 12, column: 71, scope: !115)
!126 = !DILocation(line: 12, column: 75, scope: !115)
!127 = !DILocation(line: 12, column: 43, scope: !115)
!128 = distinct !DISubprogram(name: "start", linkageName: "_Z5startii", scope: !2, file: !2, line: 13, type: !100, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !38, retainedNodes: !102)
!129 = !DILocalVariable(name: "row", arg: 1, scope: !128, file: !2, line: 13, type: !93)
!130 = !DILocation(line: 13, column: 26, scope: !128)
!131 = !DILocalVariable(name: "column", arg: 2, scope: !128, file: !2, line: 13, type: !93)
!132 = !DILocation(line: 13, column: 35, scope: !128)
!133 = !DILocation(line: 13, column: 52, scope: !128)
!134 = !DILocation(line: 13, column: 58, scope: !128)
!135 = !DILocation(line: 13, column: 56, scope: !128)
!136 = !DILocation(line: 13, column: 45, scope: !128)
!137 = distinct !DISubprogram(name: "sum", linkageName: "_Z3sumiii", scope: !2, file: !2, line: 14, type: !138, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !38, retainedNodes: !102)
!138 = !DISubroutineType(types: !139)
!139 = !{!93, !93, !93, !93}
!140 = !DILocalVariable(name: "row", arg: 1, scope: !137, file: !2, line: 14, type: !93)
!141 = !DILocation(line: 14, column: 24, scope: !137)
!142 = !DILocalVariable(name: "column", arg: 2, scope: !137, file: !2, line: 14, type: !93)
!143 = !DILocation(line: 14, column: 33, scope: !137)
!144 = !DILocalVariable(name: "depth", arg: 3, scope: !137, file: !2, line: 14, type: !93)
!145 = !DILocation(line: 14, column: 45, scope: !137)
!146 = !DILocalVariable(name: "s", scope: !137, file: !2, line: 15, type: !93)
!147 = !DILocation(line: 15, column: 7, scope: !137)
!148 = !DILocation(line: 15, column: 17, scope: !137)
!149 = !DILocation(line: 15, column: 22, scope: !137)
!150 = !DILocation(line: 15, column: 11, scope: !137)
!151 = !DILocalVariable(name: "k", scope: !152, file: !2, line: 16, type: !93)
!152 = distinct !DILexicalBlock(scope: !137, file: !2, line: 16, column: 3)
!153 = !DILocation(line: 16, column: 12, scope: !152)
!154 = !DILocation(line: 16, column: 8, scope: !152)
!155 = !DILocation(line: 16, column: 19, scope: !156)
!156 = distinct !DILexicalBlock(scope: !152, file: !2, line: 16, column: 3)
!157 = !DILocation(line: 16, column: 23, scope: !156)
!158 = !DILocation(line: 16, column: 21, scope: !156)
!159 = !DILocation(line: 16, column: 3, scope: !152)
!160 = !DILocation(line: 16, column: 45, scope: !156)
!161 = !DILocation(line: 16, column: 50, scope: !156)
!162 = !DILocation(line: 16, column: 40, scope: !156)
!163 = !DILocation(line: 16, column: 61, scope: !156)
!164 = !DILocation(line: 16, column: 64, scope: !156)
!165 = !DILocation(line: 16, column: 55, scope: !156)
!166 = !DILocation(line: 16, column: 53, scope: !156)
!167 = !DILocation(line: 16, column: 37, scope: !156)
!168 = !DILocation(line: 16, column: 35, scope: !156)
!169 = !DILocation(line: 16, column: 30, scope: !156)
!170 = !DILocation(line: 16, column: 3, scope: !156)
!171 = distinct !{!171, !159, !172, !173}
!172 = !DILocation(line: 16, column: 70, scope: !152)
!173 = !{!"llvm.loop.mustprogress"}
!174 = !DILocation(line: 17, column: 10, scope: !137)
!175 = !DILocation(line: 17, column: 3, scope: !137)
!176 = distinct !DISubprogram(name: "half_bits", linkageName: "_Z9half_bitsi", scope: !2, file: !2, line: 19, type: !177, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !38, retainedNodes: !102)
!177 = !DISubroutineType(types: !178)
!178 = !{!59, !93}
!179 = !DILocalVariable(name: "n", arg: 1, scope: !176, file: !2, line: 19, type: !93)
!180 = !DILocation(line: 19, column: 35, scope: !176)
!181 = !DILocation(line: 19, column: 84, scope: !176)
!182 = !DILocation(line: 19, column: 64, scope: !176)
!183 = !DILocation(line: 19, column: 47, scope: !176)
!184 = !DILocation(line: 19, column: 40, scope: !176)
!185 = distinct !DISubprogram(name: "brain_bits", linkageName: "_Z10brain_bitsi", scope: !2, file: !2, line: 20, type: !177, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !38, retainedNodes: !102)
!186 = !DILocalVariable(name: "n", arg: 1, scope: !185, file: !2, line: 20, type: !93)
!187 = !DILocation(line: 20, column: 36, scope: !185)
!188 = !DILocation(line: 20, column: 71, scope: !185)
!189 = !DILocation(line: 20, column: 48, scope: !185)
!190 = !DILocation(line: 20, column: 74, scope: !185)
!191 = !DILocation(line: 20, column: 41, scope: !185)
!192 = distinct !DISubprogram(name: "float_bits", linkageName: "_Z10float_bitsi", scope: !2, file: !2, line: 21, type: !177, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !38, retainedNodes: !102)
!193 = !DILocalVariable(name: "n", arg: 1, scope: !192, file: !2, line: 21, type: !93)
!194 = !DILocation(line: 21, column: 36, scope: !192)
!195 = !DILocation(line: 21, column: 71, scope: !192)
!196 = !DILocation(line: 21, column: 48, scope: !192)
!197 = !DILocation(line: 21, column: 41, scope: !192)
!198 = distinct !DISubprogram(name: "byte_bits", linkageName: "_Z9byte_bitsi", scope: !2, file: !2, line: 22, type: !177, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !38, retainedNodes: !102)
!199 = !DILocalVariable(name: "n", arg: 1, scope: !198, file: !2, line: 22, type: !93)
!200 = !DILocation(line: 22, column: 35, scope: !198)
!201 = !DILocation(line: 22, column: 47, scope: !198)
!202 = !DILocation(line: 22, column: 49, scope: !198)
!203 = !DILocation(line: 22, column: 40, scope: !198)
!204 = distinct !DISubprogram(name: "e4m3_bits", linkageName: "_Z9e4m3_bitsi", scope: !2, file: !2, line: 24, type: !177, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !38, retainedNodes: !102)
!205 = !DILocalVariable(name: "n", arg: 1, scope: !204, file: !2, line: 24, type: !93)
!206 = !DILocation(line: 24, column: 35, scope: !204)
!207 = !DILocalVariable(name: "size", scope: !204, file: !2, line: 25, type: !93)
!208 = !DILocation(line: 25, column: 7, scope: !204)
!209 = !DILocation(line: 25, column: 14, scope: !204)
!210 = !DILocation(line: 25, column: 16, scope: !204)
!211 = !DILocation(line: 25, column: 23, scope: !204)
!212 = !DILocation(line: 25, column: 22, scope: !204)
!213 = !DILocation(line: 25, column: 27, scope: !204)
!214 = !DILocalVariable(name: "code", scope: !204, file: !2, line: 26, type: !59)
!215 = !DILocation(line: 26, column: 12, scope: !204)
!216 = !DILocation(line: 26, column: 19, scope: !204)
!217 = !DILocation(line: 26, column: 24, scope: !204)
!218 = !DILocation(line: 26, column: 35, scope: !204)
!219 = !DILocation(line: 26, column: 40, scope: !204)
!220 = !DILocation(line: 26, column: 56, scope: !204)
!221 = !DILocation(line: 26, column: 61, scope: !204)
!222 = !DILocation(line: 27, column: 10, scope: !204)
!223 = !DILocation(line: 27, column: 18, scope: !204)
!224 = !DILocation(line: 27, column: 20, scope: !204)
!225 = !DILocation(line: 27, column: 15, scope: !204)
!226 = !DILocation(line: 27, column: 3, scope: !204)
!227 = distinct !DISubprogram(name: "products", linkageName: "_Z8productsv", scope: !2, file: !2, line: 47, type: !228, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !38, retainedNodes: !102)
!228 = !DISubroutineType(types: !229)
!229 = !{null}
!230 = !DILocalVariable(name: "lane", scope: !227, file: !2, line: 48, type: !93)
!231 = !DILocation(line: 48, column: 7, scope: !227)
!232 = !DILocation(line: 48, column: 14, scope: !227)
!233 = !DILocalVariable(name: "g", scope: !227, file: !2, line: 48, type: !93)
!234 = !DILocation(line: 48, column: 27, scope: !227)
!235 = !DILocation(line: 48, column: 31, scope: !227)
!236 = !DILocation(line: 48, column: 36, scope: !227)
!237 = !DILocalVariable(name: "t", scope: !227, file: !2, line: 48, type: !93)
!238 = !DILocation(line: 48, column: 41, scope: !227)
!239 = !DILocation(line: 48, column: 45, scope: !227)
!240 = !DILocation(line: 48, column: 50, scope: !227)
!241 = !DILocalVariable(name: "a", scope: !227, file: !2, line: 49, type: !242)
!242 = !DICompositeType(tag: DW_TAG_array_type, baseType: !59, size: 128, elements: !243)
!243 = !{!244}
!244 = !DISubrange(count: 4)
!245 = !DILocation(line: 49, column: 12, scope: !227)
!246 = !DILocalVariable(name: "b", scope: !227, file: !2, line: 49, type: !247)
!247 = !DICompositeType(tag: DW_TAG_array_type, baseType: !59, size: 64, elements: !248)
!248 = !{!249}
!249 = !DISubrange(count: 2)
!250 = !DILocation(line: 49, column: 18, scope: !227)
!251 = !DILocalVariable(name: "f", scope: !227, file: !2, line: 50, type: !252)
!252 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 128, elements: !243)
!253 = !DILocation(line: 50, column: 9, scope: !227)
!254 = !DILocalVariable(name: "n", scope: !227, file: !2, line: 51, type: !255)
!255 = !DICompositeType(tag: DW_TAG_array_type, baseType: !93, size: 128, elements: !243)
!256 = !DILocation(line: 51, column: 7, scope: !227)
!257 = !DILocalVariable(name: "reset", scope: !227, file: !2, line: 52, type: !258)
!258 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !227, file: !2, line: 52, size: 256, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !259)
!259 = !{!260, !262, !264, !266}
!260 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !258, file: !2, line: 53, baseType: !261, size: 64)
!261 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !252, size: 64)
!262 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !258, file: !2, line: 53, baseType: !263, size: 64, offset: 64)
!263 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !255, size: 64)
!264 = !DIDerivedType(tag: DW_TAG_member, name: "g", scope: !258, file: !2, line: 53, baseType: !265, size: 64, offset: 128)
!265 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !93, size: 64)
!266 = !DIDerivedType(tag: DW_TAG_member, name: "t", scope: !258, file: !2, line: 53, baseType: !265, size: 64, offset: 192)
!267 = !DILocation(line: 52, column: 8, scope: !227)
!268 = !DILocation(line: 52, column: 16, scope: !227)
!269 = !DILocalVariable(name: "fill", scope: !227, file: !2, line: 55, type: !270)
!270 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !227, file: !2, line: 55, size: 320, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !271)
!271 = !{!272, !274, !275, !276, !278}
!272 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !270, file: !2, line: 56, baseType: !273, size: 64)
!273 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !242, size: 64)
!274 = !DIDerivedType(tag: DW_TAG_member, name: "g", scope: !270, file: !2, line: 56, baseType: !265, size: 64, offset: 64)
!275 = !DIDerivedType(tag: DW_TAG_member, name: "t", scope: !270, file: !2, line: 56, baseType: !265, size: 64, offset: 128)
!276 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !270, file: !2, line: 57, baseType: !277, size: 64, offset: 192)
!277 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !247, size: 64)
!278 = !DIDerivedType(tag: DW_TAG_member, name: "reset", scope: !270, file: !2, line: 58, baseType: !279, size: 64, offset: 256)
!279 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !258, size: 64)
!280 = !DILocation(line: 55, column: 8, scope: !227)
!281 = !DILocation(line: 55, column: 15, scope: !227)
!282 = !DILocation(line: 60, column: 3, scope: !227)
!283 = !DILocation(line: 62, column: 23, scope: !227)
!284 = !DILocation(line: 61, column: 3, scope: !227)
!285 = !DILocation(line: 62, column: 35, scope: !227)
!286 = !DILocation(line: 62, column: 47, scope: !227)
!287 = !DILocation(line: 62, column: 59, scope: !227)
!288 = !DILocation(line: 63, column: 22, scope: !227)
!289 = !DILocation(line: 63, column: 33, scope: !227)
!290 = !DILocation(line: 63, column: 44, scope: !227)
!291 = !DILocation(line: 63, column: 55, scope: !227)
!292 = !DILocation(line: 63, column: 66, scope: !227)
!293 = !DILocation(line: 63, column: 77, scope: !227)
!294 = !{i64 2625}
!295 = !DILocation(line: 64, column: 9, scope: !227)
!296 = !DILocation(line: 64, column: 3, scope: !227)
!297 = !DILocation(line: 65, column: 3, scope: !227)
!298 = !DILocation(line: 67, column: 23, scope: !227)
!299 = !DILocation(line: 66, column: 3, scope: !227)
!300 = !DILocation(line: 67, column: 35, scope: !227)
!301 = !DILocation(line: 67, column: 47, scope: !227)
!302 = !DILocation(line: 67, column: 59, scope: !227)
!303 = !DILocation(line: 68, column: 22, scope: !227)
!304 = !DILocation(line: 68, column: 33, scope: !227)
!305 = !DILocation(line: 68, column: 44, scope: !227)
!306 = !{i64 2921}
!307 = !DILocation(line: 69, column: 9, scope: !227)
!308 = !DILocation(line: 69, column: 3, scope: !227)
!309 = !DILocation(line: 70, column: 3, scope: !227)
!310 = !DILocalVariable(name: "h", scope: !227, file: !2, line: 71, type: !247)
!311 = !DILocation(line: 71, column: 12, scope: !227)
!312 = !DILocalVariable(name: "i", scope: !313, file: !2, line: 72, type: !93)
!313 = distinct !DILexicalBlock(scope: !227, file: !2, line: 72, column: 3)
!314 = !DILocation(line: 72, column: 12, scope: !313)
!315 = !DILocation(line: 72, column: 8, scope: !313)
!316 = !DILocation(line: 72, column: 19, scope: !317)
!317 = distinct !DILexicalBlock(scope: !313, file: !2, line: 72, column: 3)
!318 = !DILocation(line: 72, column: 21, scope: !317)
!319 = !DILocation(line: 72, column: 3, scope: !313)
!320 = !DILocation(line: 72, column: 54, scope: !317)
!321 = !DILocation(line: 72, column: 52, scope: !317)
!322 = !DILocation(line: 72, column: 48, scope: !317)
!323 = !DILocation(line: 72, column: 38, scope: !317)
!324 = !DILocation(line: 72, column: 76, scope: !317)
!325 = !DILocation(line: 72, column: 74, scope: !317)
!326 = !DILocation(line: 72, column: 78, scope: !317)
!327 = !DILocation(line: 72, column: 70, scope: !317)
!328 = !DILocation(line: 72, column: 60, scope: !317)
!329 = !DILocation(line: 72, column: 84, scope: !317)
!330 = !DILocation(line: 72, column: 58, scope: !317)
!331 = !DILocation(line: 72, column: 33, scope: !317)
!332 = !DILocation(line: 72, column: 31, scope: !317)
!333 = !DILocation(line: 72, column: 36, scope: !317)
!334 = !DILocation(line: 72, column: 26, scope: !317)
!335 = !DILocation(line: 72, column: 3, scope: !317)
!336 = distinct !{!336, !319, !337, !173}
!337 = !DILocation(line: 72, column: 87, scope: !313)
!338 = !DILocation(line: 74, column: 23, scope: !227)
!339 = !DILocation(line: 73, column: 3, scope: !227)
!340 = !DILocation(line: 74, column: 35, scope: !227)
!341 = !DILocation(line: 75, column: 22, scope: !227)
!342 = !DILocation(line: 75, column: 33, scope: !227)
!343 = !DILocation(line: 75, column: 44, scope: !227)
!344 = !DILocation(line: 75, column: 55, scope: !227)
!345 = !DILocation(line: 75, column: 66, scope: !227)
!346 = !DILocation(line: 75, column: 77, scope: !227)
!347 = !{i64 3280}
!348 = !DILocalVariable(name: "i", scope: !349, file: !2, line: 76, type: !93)
!349 = distinct !DILexicalBlock(scope: !227, file: !2, line: 76, column: 3)
!350 = !DILocation(line: 76, column: 12, scope: !349)
!351 = !DILocation(line: 76, column: 8, scope: !349)
!352 = !DILocation(line: 76, column: 19, scope: !353)
!353 = distinct !DILexicalBlock(scope: !349, file: !2, line: 76, column: 3)
!354 = !DILocation(line: 76, column: 21, scope: !353)
!355 = !DILocation(line: 76, column: 3, scope: !349)
!356 = !DILocation(line: 76, column: 87, scope: !353)
!357 = !DILocation(line: 76, column: 89, scope: !353)
!358 = !DILocation(line: 76, column: 85, scope: !353)
!359 = !DILocation(line: 76, column: 97, scope: !353)
!360 = !DILocation(line: 76, column: 99, scope: !353)
!361 = !DILocation(line: 76, column: 103, scope: !353)
!362 = !DILocation(line: 76, column: 94, scope: !353)
!363 = !DILocation(line: 76, column: 84, scope: !353)
!364 = !DILocation(line: 76, column: 51, scope: !353)
!365 = !DILocation(line: 76, column: 38, scope: !353)
!366 = !DILocation(line: 76, column: 33, scope: !353)
!367 = !DILocation(line: 76, column: 31, scope: !353)
!368 = !DILocation(line: 76, column: 36, scope: !353)
!369 = !DILocation(line: 76, column: 26, scope: !353)
!370 = !DILocation(line: 76, column: 3, scope: !353)
!371 = distinct !{!371, !355, !372, !173}
!372 = !DILocation(line: 76, column: 109, scope: !349)
!373 = !DILocation(line: 77, column: 9, scope: !227)
!374 = !DILocation(line: 77, column: 3, scope: !227)
!375 = !DILocation(line: 78, column: 3, scope: !227)
!376 = !DILocation(line: 80, column: 23, scope: !227)
!377 = !DILocation(line: 79, column: 3, scope: !227)
!378 = !DILocation(line: 80, column: 35, scope: !227)
!379 = !DILocation(line: 80, column: 47, scope: !227)
!380 = !DILocation(line: 80, column: 59, scope: !227)
!381 = !DILocation(line: 81, column: 22, scope: !227)
!382 = !DILocation(line: 81, column: 33, scope: !227)
!383 = !DILocation(line: 81, column: 44, scope: !227)
!384 = !DILocation(line: 81, column: 55, scope: !227)
!385 = !DILocation(line: 81, column: 66, scope: !227)
!386 = !DILocation(line: 81, column: 77, scope: !227)
!387 = !{i64 3663}
!388 = !DILocation(line: 82, column: 9, scope: !227)
!389 = !DILocation(line: 82, column: 3, scope: !227)
!390 = !DILocation(line: 83, column: 3, scope: !227)
!391 = !DILocation(line: 85, column: 23, scope: !227)
!392 = !DILocation(line: 84, column: 3, scope: !227)
!393 = !DILocation(line: 85, column: 35, scope: !227)
!394 = !DILocation(line: 85, column: 47, scope: !227)
!395 = !DILocation(line: 85, column: 59, scope: !227)
!396 = !DILocation(line: 86, column: 22, scope: !227)
!397 = !DILocation(line: 86, column: 33, scope: !227)
!398 = !DILocation(line: 86, column: 44, scope: !227)
!399 = !DILocation(line: 86, column: 55, scope: !227)
!400 = !DILocation(line: 86, column: 66, scope: !227)
!401 = !DILocation(line: 86, column: 77, scope: !227)
!402 = !{i64 3973}
!403 = !DILocation(line: 87, column: 9, scope: !227)
!404 = !DILocation(line: 87, column: 3, scope: !227)
!405 = !DILocation(line: 88, column: 3, scope: !227)
!406 = !DILocation(line: 90, column: 23, scope: !227)
!407 = !DILocation(line: 89, column: 3, scope: !227)
!408 = !DILocation(line: 90, column: 35, scope: !227)
!409 = !DILocation(line: 90, column: 47, scope: !227)
!410 = !DILocation(line: 90, column: 59, scope: !227)
!411 = !DILocation(line: 91, column: 22, scope: !227)
!412 = !DILocation(line: 91, column: 33, scope: !227)
!413 = !DILocation(line: 91, column: 44, scope: !227)
!414 = !DILocation(line: 91, column: 55, scope: !227)
!415 = !DILocation(line: 91, column: 66, scope: !227)
!416 = !DILocation(line: 91, column: 77, scope: !227)
!417 = !{i64 4280}
!418 = !DILocation(line: 92, column: 9, scope: !227)
!419 = !DILocation(line: 92, column: 3, scope: !227)
!420 = !DILocation(line: 93, column: 3, scope: !227)
!421 = !DILocation(line: 95, column: 23, scope: !227)
!422 = !DILocation(line: 94, column: 3, scope: !227)
!423 = !DILocation(line: 95, column: 35, scope: !227)
!424 = !DILocation(line: 95, column: 47, scope: !227)
!425 = !DILocation(line: 95, column: 59, scope: !227)
!426 = !DILocation(line: 96, column: 22, scope: !227)
!427 = !DILocation(line: 96, column: 33, scope: !227)
!428 = !DILocation(line: 96, column: 44, scope: !227)
!429 = !DILocation(line: 96, column: 55, scope: !227)
!430 = !DILocation(line: 96, column: 66, scope: !227)
!431 = !DILocation(line: 96, column: 77, scope: !227)
!432 = !{i64 4585}
!433 = !DILocation(line: 97, column: 9, scope: !227)
!434 = !DILocation(line: 97, column: 3, scope: !227)
!435 = !DILocation(line: 99, column: 3, scope: !227)
!436 = !DILocation(line: 100, column: 31, scope: !227)
!437 = !DILocation(line: 100, column: 34, scope: !227)
!438 = !DILocation(line: 100, column: 36, scope: !227)
!439 = !DILocation(line: 100, column: 10, scope: !227)
!440 = !DILocation(line: 100, column: 3, scope: !227)
!441 = !DILocation(line: 100, column: 8, scope: !227)
!442 = !DILocation(line: 101, column: 32, scope: !227)
!443 = !DILocation(line: 101, column: 34, scope: !227)
!444 = !DILocation(line: 101, column: 39, scope: !227)
!445 = !DILocation(line: 101, column: 10, scope: !227)
!446 = !DILocation(line: 101, column: 3, scope: !227)
!447 = !DILocation(line: 101, column: 8, scope: !227)
!448 = !DILocation(line: 103, column: 23, scope: !227)
!449 = !DILocation(line: 102, column: 3, scope: !227)
!450 = !DILocation(line: 103, column: 35, scope: !227)
!451 = !DILocation(line: 104, column: 22, scope: !227)
!452 = !DILocation(line: 104, column: 33, scope: !227)
!453 = !{i64 5025}
!454 = !DILocalVariable(name: "i", scope: !455, file: !2, line: 105, type: !93)
!455 = distinct !DILexicalBlock(scope: !227, file: !2, line: 105, column: 3)
!456 = !DILocation(line: 105, column: 12, scope: !455)
!457 = !DILocation(line: 105, column: 8, scope: !455)
!458 = !DILocation(line: 105, column: 19, scope: !459)
!459 = distinct !DILexicalBlock(scope: !455, file: !2, line: 105, column: 3)
!460 = !DILocation(line: 105, column: 21, scope: !459)
!461 = !DILocation(line: 105, column: 3, scope: !455)
!462 = !DILocation(line: 105, column: 40, scope: !459)
!463 = !DILocation(line: 105, column: 38, scope: !459)
!464 = !DILocation(line: 105, column: 50, scope: !459)
!465 = !DILocation(line: 105, column: 53, scope: !459)
!466 = !DILocation(line: 105, column: 55, scope: !459)
!467 = !DILocation(line: 105, column: 61, scope: !459)
!468 = !DILocation(line: 105, column: 59, scope: !459)
!469 = !DILocation(line: 105, column: 46, scope: !459)
!470 = !DILocation(line: 105, column: 43, scope: !459)
!471 = !DILocation(line: 105, column: 31, scope: !459)
!472 = !DILocation(line: 105, column: 26, scope: !459)
!473 = !DILocation(line: 105, column: 3, scope: !459)
!474 = distinct !{!474, !461, !475, !173}
!475 = !DILocation(line: 105, column: 31, scope: !455)
!476 = !DILocalVariable(name: "d", scope: !227, file: !2, line: 106, type: !477)
!477 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 128, elements: !248)
!478 = !DILocation(line: 106, column: 10, scope: !227)
!479 = !DILocation(line: 106, column: 32, scope: !227)
!480 = !DILocation(line: 106, column: 35, scope: !227)
!481 = !DILocation(line: 106, column: 37, scope: !227)
!482 = !DILocation(line: 106, column: 26, scope: !227)
!483 = !DILocation(line: 106, column: 17, scope: !227)
!484 = !DILocation(line: 106, column: 57, scope: !227)
!485 = !DILocation(line: 106, column: 60, scope: !227)
!486 = !DILocation(line: 106, column: 62, scope: !227)
!487 = !DILocation(line: 106, column: 66, scope: !227)
!488 = !DILocation(line: 106, column: 51, scope: !227)
!489 = !DILocalVariable(name: "x", scope: !227, file: !2, line: 107, type: !43)
!490 = !DILocation(line: 107, column: 10, scope: !227)
!491 = !DILocation(line: 107, column: 19, scope: !227)
!492 = !DILocation(line: 107, column: 22, scope: !227)
!493 = !DILocation(line: 107, column: 14, scope: !227)
!494 = !DILocalVariable(name: "y", scope: !227, file: !2, line: 107, type: !43)
!495 = !DILocation(line: 107, column: 26, scope: !227)
!496 = !DILocation(line: 107, column: 36, scope: !227)
!497 = !DILocation(line: 107, column: 39, scope: !227)
!498 = !DILocation(line: 107, column: 30, scope: !227)
!499 = !DILocation(line: 109, column: 23, scope: !227)
!500 = !DILocation(line: 108, column: 3, scope: !227)
!501 = !DILocation(line: 109, column: 35, scope: !227)
!502 = !DILocation(line: 110, column: 22, scope: !227)
!503 = !DILocation(line: 110, column: 30, scope: !227)
!504 = !{i64 5392}
!505 = !DILocalVariable(name: "i", scope: !506, file: !2, line: 111, type: !93)
!506 = distinct !DILexicalBlock(scope: !227, file: !2, line: 111, column: 3)
!507 = !DILocation(line: 111, column: 12, scope: !506)
!508 = !DILocation(line: 111, column: 8, scope: !506)
!509 = !DILocation(line: 111, column: 19, scope: !510)
!510 = distinct !DILexicalBlock(scope: !506, file: !2, line: 111, column: 3)
!511 = !DILocation(line: 111, column: 21, scope: !510)
!512 = !DILocation(line: 111, column: 3, scope: !506)
!513 = !DILocation(line: 111, column: 40, scope: !510)
!514 = !DILocation(line: 111, column: 38, scope: !510)
!515 = !DILocation(line: 111, column: 50, scope: !510)
!516 = !DILocation(line: 111, column: 53, scope: !510)
!517 = !DILocation(line: 111, column: 55, scope: !510)
!518 = !DILocation(line: 111, column: 61, scope: !510)
!519 = !DILocation(line: 111, column: 59, scope: !510)
!520 = !DILocation(line: 111, column: 46, scope: !510)
!521 = !DILocation(line: 111, column: 43, scope: !510)
!522 = !DILocation(line: 111, column: 31, scope: !510)
!523 = !DILocation(line: 111, column: 26, scope: !510)
!524 = !DILocation(line: 111, column: 3, scope: !510)
!525 = distinct !{!525, !512, !526, !173}
!526 = !DILocation(line: 111, column: 31, scope: !506)
!527 = !DILocation(line: 112, column: 1, scope: !227)
!528 = distinct !DISubprogram(name: "operator()<unsigned int (*)(int)>", linkageName: "_ZZ8productsvENKUlT_iE_clIPFjiEEEDaS_i", scope: !270, file: !2, line: 55, type: !529, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !38, templateParams: !535, declaration: !534, retainedNodes: !102)
!529 = !DISubroutineType(types: !530)
!530 = !{null, !531, !533, !93}
!531 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !532, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!532 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !270)
!533 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !177, size: 64)
!534 = !DISubprogram(name: "operator()<unsigned int (*)(int)>", scope: !270, file: !2, line: 55, type: !529, scopeLine: 55, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !535)
!535 = !{!536}
!536 = !DITemplateTypeParameter(name: "bits:auto", type: !533)
!537 = !DILocalVariable(name: "this", arg: 1, scope: !528, type: !538, flags: DIFlagArtificial | DIFlagObjectPointer)
!538 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !532, size: 64)
!539 = !DILocation(line: 0, scope: !528)
!540 = !DILocalVariable(name: "bits", arg: 2, scope: !528, file: !2, line: 55, type: !533)
!541 = !DILocation(line: 55, column: 24, scope: !528)
!542 = !DILocalVariable(name: "count", arg: 3, scope: !528, file: !2, line: 55, type: !93)
!543 = !DILocation(line: 55, column: 34, scope: !528)
!544 = !DILocalVariable(name: "i", scope: !545, file: !2, line: 56, type: !93)
!545 = distinct !DILexicalBlock(scope: !528, file: !2, line: 56, column: 5)
!546 = !DILocation(line: 56, column: 14, scope: !545)
!547 = !DILocation(line: 56, column: 10, scope: !545)
!548 = !DILocation(line: 56, column: 21, scope: !549)
!549 = distinct !DILexicalBlock(scope: !545, file: !2, line: 56, column: 5)
!550 = !DILocation(line: 56, column: 23, scope: !549)
!551 = !DILocation(line: 56, column: 5, scope: !545)
!552 = !DILocation(line: 56, column: 50, scope: !549)
!553 = !DILocation(line: 56, column: 56, scope: !549)
!554 = !{i64 4}
!555 = !DILocation(line: 56, column: 60, scope: !549)
!556 = !DILocation(line: 56, column: 62, scope: !549)
!557 = !DILocation(line: 56, column: 66, scope: !549)
!558 = !DILocation(line: 56, column: 58, scope: !549)
!559 = !DILocation(line: 56, column: 72, scope: !549)
!560 = !DILocation(line: 56, column: 76, scope: !549)
!561 = !DILocation(line: 56, column: 78, scope: !549)
!562 = !DILocation(line: 56, column: 82, scope: !549)
!563 = !DILocation(line: 56, column: 74, scope: !549)
!564 = !DILocation(line: 56, column: 89, scope: !549)
!565 = !DILocation(line: 56, column: 87, scope: !549)
!566 = !DILocation(line: 56, column: 96, scope: !549)
!567 = !DILocation(line: 56, column: 40, scope: !549)
!568 = !DILocation(line: 56, column: 33, scope: !549)
!569 = !DILocation(line: 56, column: 35, scope: !549)
!570 = !DILocation(line: 56, column: 38, scope: !549)
!571 = !DILocation(line: 56, column: 28, scope: !549)
!572 = !DILocation(line: 56, column: 5, scope: !549)
!573 = distinct !{!573, !551, !574, !173}
!574 = !DILocation(line: 56, column: 101, scope: !545)
!575 = !DILocalVariable(name: "i", scope: !576, file: !2, line: 57, type: !93)
!576 = distinct !DILexicalBlock(scope: !528, file: !2, line: 57, column: 5)
!577 = !DILocation(line: 57, column: 14, scope: !576)
!578 = !DILocation(line: 57, column: 10, scope: !576)
!579 = !DILocation(line: 57, column: 21, scope: !580)
!580 = distinct !DILexicalBlock(scope: !576, file: !2, line: 57, column: 5)
!581 = !DILocation(line: 57, column: 23, scope: !580)
!582 = !DILocation(line: 57, column: 5, scope: !576)
!583 = !DILocation(line: 57, column: 51, scope: !580)
!584 = !DILocation(line: 57, column: 58, scope: !580)
!585 = !DILocation(line: 57, column: 62, scope: !580)
!586 = !DILocation(line: 57, column: 64, scope: !580)
!587 = !DILocation(line: 57, column: 60, scope: !580)
!588 = !DILocation(line: 57, column: 71, scope: !580)
!589 = !DILocation(line: 57, column: 69, scope: !580)
!590 = !DILocation(line: 57, column: 78, scope: !580)
!591 = !DILocation(line: 57, column: 81, scope: !580)
!592 = !DILocation(line: 57, column: 40, scope: !580)
!593 = !DILocation(line: 57, column: 33, scope: !580)
!594 = !DILocation(line: 57, column: 35, scope: !580)
!595 = !DILocation(line: 57, column: 38, scope: !580)
!596 = !DILocation(line: 57, column: 28, scope: !580)
!597 = !DILocation(line: 57, column: 5, scope: !580)
!598 = distinct !{!598, !582, !599, !173}
!599 = !DILocation(line: 57, column: 86, scope: !576)
!600 = !DILocation(line: 58, column: 5, scope: !528)
!601 = !{i64 8}
!602 = !DILocation(line: 59, column: 3, scope: !528)
!603 = distinct !DISubprogram(name: "check<float>", linkageName: "_Z5checkIfEvPT_i", scope: !2, file: !2, line: 41, type: !604, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !38, templateParams: !607, retainedNodes: !102)
!604 = !DISubroutineType(types: !605)
!605 = !{null, !606, !93}
!606 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!607 = !{!608}
!608 = !DITemplateTypeParameter(name: "T", type: !40)
!609 = !DILocalVariable(name: "d", arg: 1, scope: !603, file: !2, line: 41, type: !606)
!610 = !DILocation(line: 41, column: 45, scope: !603)
!611 = !DILocalVariable(name: "depth", arg: 2, scope: !603, file: !2, line: 41, type: !93)
!612 = !DILocation(line: 41, column: 52, scope: !603)
!613 = !DILocalVariable(name: "lane", scope: !603, file: !2, line: 42, type: !93)
!614 = !DILocation(line: 42, column: 7, scope: !603)
!615 = !DILocation(line: 42, column: 14, scope: !603)
!616 = !DILocalVariable(name: "row", scope: !603, file: !2, line: 42, type: !93)
!617 = !DILocation(line: 42, column: 27, scope: !603)
!618 = !DILocation(line: 42, column: 33, scope: !603)
!619 = !DILocation(line: 42, column: 38, scope: !603)
!620 = !DILocalVariable(name: "column", scope: !603, file: !2, line: 42, type: !93)
!621 = !DILocation(line: 42, column: 43, scope: !603)
!622 = !DILocation(line: 42, column: 52, scope: !603)
!623 = !DILocation(line: 42, column: 57, scope: !603)
!624 = !DILocation(line: 42, column: 61, scope: !603)
!625 = !DILocalVariable(name: "i", scope: !626, file: !2, line: 43, type: !93)
!626 = distinct !DILexicalBlock(scope: !603, file: !2, line: 43, column: 3)
!627 = !DILocation(line: 43, column: 12, scope: !626)
!628 = !DILocation(line: 43, column: 8, scope: !626)
!629 = !DILocation(line: 43, column: 19, scope: !630)
!630 = distinct !DILexicalBlock(scope: !626, file: !2, line: 43, column: 3)
!631 = !DILocation(line: 43, column: 21, scope: !630)
!632 = !DILocation(line: 43, column: 3, scope: !626)
!633 = !DILocation(line: 44, column: 19, scope: !630)
!634 = !DILocation(line: 44, column: 21, scope: !630)
!635 = !DILocation(line: 44, column: 38, scope: !630)
!636 = !DILocation(line: 44, column: 44, scope: !630)
!637 = !DILocation(line: 44, column: 46, scope: !630)
!638 = !DILocation(line: 44, column: 50, scope: !630)
!639 = !DILocation(line: 44, column: 42, scope: !630)
!640 = !DILocation(line: 44, column: 55, scope: !630)
!641 = !DILocation(line: 44, column: 64, scope: !630)
!642 = !DILocation(line: 44, column: 66, scope: !630)
!643 = !DILocation(line: 44, column: 62, scope: !630)
!644 = !DILocation(line: 44, column: 71, scope: !630)
!645 = !DILocation(line: 44, column: 34, scope: !630)
!646 = !DILocation(line: 44, column: 24, scope: !630)
!647 = !DILocation(line: 44, column: 5, scope: !630)
!648 = !DILocation(line: 43, column: 26, scope: !630)
!649 = !DILocation(line: 43, column: 3, scope: !630)
!650 = distinct !{!650, !632, !651, !173}
!651 = !DILocation(line: 44, column: 5, scope: !626)
!652 = !DILocation(line: 45, column: 1, scope: !603)
!653 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ8productsvENKUlvE_clEv", scope: !258, file: !2, line: 52, type: !654, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !38, declaration: !658, retainedNodes: !102)
!654 = !DISubroutineType(types: !655)
!655 = !{null, !656}
!656 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !657, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!657 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !258)
!658 = !DISubprogram(name: "operator()", scope: !258, file: !2, line: 52, type: !654, scopeLine: 52, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!659 = !DILocalVariable(name: "this", arg: 1, scope: !653, type: !660, flags: DIFlagArtificial | DIFlagObjectPointer)
!660 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !657, size: 64)
!661 = !DILocation(line: 0, scope: !653)
!662 = !DILocalVariable(name: "i", scope: !663, file: !2, line: 53, type: !93)
!663 = distinct !DILexicalBlock(scope: !653, file: !2, line: 53, column: 5)
!664 = !DILocation(line: 53, column: 14, scope: !663)
!665 = !DILocation(line: 53, column: 10, scope: !663)
!666 = !DILocation(line: 53, column: 21, scope: !667)
!667 = distinct !DILexicalBlock(scope: !663, file: !2, line: 53, column: 5)
!668 = !DILocation(line: 53, column: 23, scope: !667)
!669 = !DILocation(line: 53, column: 5, scope: !663)
!670 = !DILocation(line: 53, column: 53, scope: !667)
!671 = !DILocation(line: 53, column: 57, scope: !667)
!672 = !DILocation(line: 53, column: 59, scope: !667)
!673 = !DILocation(line: 53, column: 63, scope: !667)
!674 = !DILocation(line: 53, column: 55, scope: !667)
!675 = !DILocation(line: 53, column: 68, scope: !667)
!676 = !DILocation(line: 53, column: 70, scope: !667)
!677 = !DILocation(line: 53, column: 76, scope: !667)
!678 = !DILocation(line: 53, column: 78, scope: !667)
!679 = !DILocation(line: 53, column: 74, scope: !667)
!680 = !DILocation(line: 53, column: 47, scope: !667)
!681 = !DILocation(line: 53, column: 40, scope: !667)
!682 = !DILocation(line: 53, column: 42, scope: !667)
!683 = !DILocation(line: 53, column: 45, scope: !667)
!684 = !DILocation(line: 53, column: 33, scope: !667)
!685 = !DILocation(line: 53, column: 35, scope: !667)
!686 = !DILocation(line: 53, column: 38, scope: !667)
!687 = !DILocation(line: 53, column: 28, scope: !667)
!688 = !DILocation(line: 53, column: 5, scope: !667)
!689 = distinct !{!689, !669, !690, !173}
!690 = !DILocation(line: 53, column: 81, scope: !663)
!691 = !DILocation(line: 54, column: 3, scope: !653)
!692 = distinct !DISubprogram(name: "check<int>", linkageName: "_Z5checkIiEvPT_i", scope: !2, file: !2, line: 41, type: !693, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !38, templateParams: !696, retainedNodes: !102)
!693 = !DISubroutineType(types: !694)
!694 = !{null, !695, !93}
!695 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !93, size: 64)
!696 = !{!697}
!697 = !DITemplateTypeParameter(name: "T", type: !93)
!698 = !DILocalVariable(name: "d", arg: 1, scope: !692, file: !2, line: 41, type: !695)
!699 = !DILocation(line: 41, column: 45, scope: !692)
!700 = !DILocalVariable(name: "depth", arg: 2, scope: !692, file: !2, line: 41, type: !93)
!701 = !DILocation(line: 41, column: 52, scope: !692)
!702 = !DILocalVariable(name: "lane", scope: !692, file: !2, line: 42, type: !93)
!703 = !DILocation(line: 42, column: 7, scope: !692)
!704 = !DILocation(line: 42, column: 14, scope: !692)
!705 = !DILocalVariable(name: "row", scope: !692, file: !2, line: 42, type: !93)
!706 = !DILocation(line: 42, column: 27, scope: !692)
!707 = !DILocation(line: 42, column: 33, scope: !692)
!708 = !DILocation(line: 42, column: 38, scope: !692)
!709 = !DILocalVariable(name: "column", scope: !692, file: !2, line: 42, type: !93)
!710 = !DILocation(line: 42, column: 43, scope: !692)
!711 = !DILocation(line: 42, column: 52, scope: !692)
!712 = !DILocation(line: 42, column: 57, scope: !692)
!713 = !DILocation(line: 42, column: 61, scope: !692)
!714 = !DILocalVariable(name: "i", scope: !715, file: !2, line: 43, type: !93)
!715 = distinct !DILexicalBlock(scope: !692, file: !2, line: 43, column: 3)
!716 = !DILocation(line: 43, column: 12, scope: !715)
!717 = !DILocation(line: 43, column: 8, scope: !715)
!718 = !DILocation(line: 43, column: 19, scope: !719)
!719 = distinct !DILexicalBlock(scope: !715, file: !2, line: 43, column: 3)
!720 = !DILocation(line: 43, column: 21, scope: !719)
!721 = !DILocation(line: 43, column: 3, scope: !715)
!722 = !DILocation(line: 44, column: 19, scope: !719)
!723 = !DILocation(line: 44, column: 21, scope: !719)
!724 = !DILocation(line: 44, column: 38, scope: !719)
!725 = !DILocation(line: 44, column: 44, scope: !719)
!726 = !DILocation(line: 44, column: 46, scope: !719)
!727 = !DILocation(line: 44, column: 50, scope: !719)
!728 = !DILocation(line: 44, column: 42, scope: !719)
!729 = !DILocation(line: 44, column: 55, scope: !719)
!730 = !DILocation(line: 44, column: 64, scope: !719)
!731 = !DILocation(line: 44, column: 66, scope: !719)
!732 = !DILocation(line: 44, column: 62, scope: !719)
!733 = !DILocation(line: 44, column: 71, scope: !719)
!734 = !DILocation(line: 44, column: 34, scope: !719)
!735 = !DILocation(line: 44, column: 24, scope: !719)
!736 = !DILocation(line: 44, column: 5, scope: !719)
!737 = !DILocation(line: 43, column: 26, scope: !719)
!738 = !DILocation(line: 43, column: 3, scope: !719)
!739 = distinct !{!739, !721, !740, !173}
!740 = !DILocation(line: 44, column: 5, scope: !715)
!741 = !DILocation(line: 45, column: 1, scope: !692)
!742 = distinct !DISubprogram(name: "pack_left<unsigned int (*)(int)>", linkageName: "_Z9pack_leftIPFjiEEjT_iii", scope: !2, file: !2, line: 31, type: !743, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !38, templateParams: !745, retainedNodes: !102)
!743 = !DISubroutineType(types: !744)
!744 = !{!59, !533, !93, !93, !93}
!745 = !{!746}
!746 = !DITemplateTypeParameter(name: "F", type: !533)
!747 = !DILocalVariable(name: "bits", arg: 1, scope: !742, file: !2, line: 31, type: !533)
!748 = !DILocation(line: 31, column: 52, scope: !742)
!749 = !DILocalVariable(name: "row", arg: 2, scope: !742, file: !2, line: 31, type: !93)
!750 = !DILocation(line: 31, column: 62, scope: !742)
!751 = !DILocalVariable(name: "k", arg: 3, scope: !742, file: !2, line: 31, type: !93)
!752 = !DILocation(line: 31, column: 71, scope: !742)
!753 = !DILocalVariable(name: "count", arg: 4, scope: !742, file: !2, line: 31, type: !93)
!754 = !DILocation(line: 31, column: 78, scope: !742)
!755 = !DILocalVariable(name: "word", scope: !742, file: !2, line: 32, type: !59)
!756 = !DILocation(line: 32, column: 12, scope: !742)
!757 = !DILocalVariable(name: "i", scope: !758, file: !2, line: 33, type: !93)
!758 = distinct !DILexicalBlock(scope: !742, file: !2, line: 33, column: 3)
!759 = !DILocation(line: 33, column: 12, scope: !758)
!760 = !DILocation(line: 33, column: 8, scope: !758)
!761 = !DILocation(line: 33, column: 19, scope: !762)
!762 = distinct !DILexicalBlock(scope: !758, file: !2, line: 33, column: 3)
!763 = !DILocation(line: 33, column: 23, scope: !762)
!764 = !DILocation(line: 33, column: 21, scope: !762)
!765 = !DILocation(line: 33, column: 3, scope: !758)
!766 = !DILocation(line: 33, column: 43, scope: !762)
!767 = !DILocation(line: 33, column: 53, scope: !762)
!768 = !DILocation(line: 33, column: 58, scope: !762)
!769 = !DILocation(line: 33, column: 62, scope: !762)
!770 = !DILocation(line: 33, column: 60, scope: !762)
!771 = !DILocation(line: 33, column: 48, scope: !762)
!772 = !DILocation(line: 33, column: 75, scope: !762)
!773 = !DILocation(line: 33, column: 73, scope: !762)
!774 = !DILocation(line: 33, column: 81, scope: !762)
!775 = !DILocation(line: 33, column: 88, scope: !762)
!776 = !DILocation(line: 33, column: 86, scope: !762)
!777 = !DILocation(line: 33, column: 66, scope: !762)
!778 = !DILocation(line: 33, column: 40, scope: !762)
!779 = !DILocation(line: 33, column: 35, scope: !762)
!780 = !DILocation(line: 33, column: 30, scope: !762)
!781 = !DILocation(line: 33, column: 3, scope: !762)
!782 = distinct !{!782, !765, !783, !173}
!783 = !DILocation(line: 33, column: 89, scope: !758)
!784 = !DILocation(line: 34, column: 10, scope: !742)
!785 = !DILocation(line: 34, column: 3, scope: !742)
!786 = distinct !DISubprogram(name: "pack_right<unsigned int (*)(int)>", linkageName: "_Z10pack_rightIPFjiEEjT_iii", scope: !2, file: !2, line: 36, type: !743, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !38, templateParams: !745, retainedNodes: !102)
!787 = !DILocalVariable(name: "bits", arg: 1, scope: !786, file: !2, line: 36, type: !533)
!788 = !DILocation(line: 36, column: 53, scope: !786)
!789 = !DILocalVariable(name: "k", arg: 2, scope: !786, file: !2, line: 36, type: !93)
!790 = !DILocation(line: 36, column: 63, scope: !786)
!791 = !DILocalVariable(name: "column", arg: 3, scope: !786, file: !2, line: 36, type: !93)
!792 = !DILocation(line: 36, column: 70, scope: !786)
!793 = !DILocalVariable(name: "count", arg: 4, scope: !786, file: !2, line: 36, type: !93)
!794 = !DILocation(line: 36, column: 82, scope: !786)
!795 = !DILocalVariable(name: "word", scope: !786, file: !2, line: 37, type: !59)
!796 = !DILocation(line: 37, column: 12, scope: !786)
!797 = !DILocalVariable(name: "i", scope: !798, file: !2, line: 38, type: !93)
!798 = distinct !DILexicalBlock(scope: !786, file: !2, line: 38, column: 3)
!799 = !DILocation(line: 38, column: 12, scope: !798)
!800 = !DILocation(line: 38, column: 8, scope: !798)
!801 = !DILocation(line: 38, column: 19, scope: !802)
!802 = distinct !DILexicalBlock(scope: !798, file: !2, line: 38, column: 3)
!803 = !DILocation(line: 38, column: 23, scope: !802)
!804 = !DILocation(line: 38, column: 21, scope: !802)
!805 = !DILocation(line: 38, column: 3, scope: !798)
!806 = !DILocation(line: 38, column: 43, scope: !802)
!807 = !DILocation(line: 38, column: 54, scope: !802)
!808 = !DILocation(line: 38, column: 58, scope: !802)
!809 = !DILocation(line: 38, column: 56, scope: !802)
!810 = !DILocation(line: 38, column: 61, scope: !802)
!811 = !DILocation(line: 38, column: 48, scope: !802)
!812 = !DILocation(line: 38, column: 79, scope: !802)
!813 = !DILocation(line: 38, column: 77, scope: !802)
!814 = !DILocation(line: 38, column: 85, scope: !802)
!815 = !DILocation(line: 38, column: 92, scope: !802)
!816 = !DILocation(line: 38, column: 90, scope: !802)
!817 = !DILocation(line: 38, column: 70, scope: !802)
!818 = !DILocation(line: 38, column: 40, scope: !802)
!819 = !DILocation(line: 38, column: 35, scope: !802)
!820 = !DILocation(line: 38, column: 30, scope: !802)
!821 = !DILocation(line: 38, column: 3, scope: !802)
!822 = distinct !{!822, !805, !823, !173}
!823 = !DILocation(line: 38, column: 93, scope: !798)
!824 = !DILocation(line: 39, column: 10, scope: !786)
!825 = !DILocation(line: 39, column: 3, scope: !786)
