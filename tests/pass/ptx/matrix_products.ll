; ModuleID = 'matrix_products.cu'
source_filename = "matrix_products.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.__half = type { %struct.ws_f16 }
%struct.ws_f16 = type { i16 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [30 x i8] c"n[i] == sum(g, t * 2 + i, 16)\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [19 x i8] c"matrix_products.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z8productsv = private unnamed_addr constant [16 x i8] c"void products()\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [29 x i8] c"d[i] == sum(g, t * 2 + i, 4)\00", align 1, !dbg !18
@.str3 = private unnamed_addr constant [66 x i8] c"(float)d[i] == (float)sum(row + i / 2 * 8, column + i % 2, depth)\00", align 1, !dbg !23
@__PRETTY_FUNCTION__._Z5checkIfEvPT_i = private unnamed_addr constant [33 x i8] c"void check(T *, int) [T = float]\00", align 1, !dbg !28
@__PRETTY_FUNCTION__._Z5checkIiEvPT_i = private unnamed_addr constant [31 x i8] c"void check(T *, int) [T = int]\00", align 1, !dbg !33

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z4leftii(i32 noundef %row, i32 noundef %k) #0 !dbg !103 {
entry:
    #dbg_value(i32 %row, !107, !DIExpression(), !109)
    #dbg_value(i32 %k, !108, !DIExpression(), !109)
  %mul = mul nsw i32 %row, 5, !dbg !110
  %mul1 = mul nsw i32 %k, 3, !dbg !111
  %add = add nsw i32 %mul, %mul1, !dbg !112
  %rem = srem i32 %add, 7, !dbg !113
  %sub = sub nsw i32 %rem, 3, !dbg !114
  ret i32 %sub, !dbg !115
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z5rightii(i32 noundef %k, i32 noundef %column) #0 !dbg !116 {
entry:
    #dbg_value(i32 %k, !118, !DIExpression(), !120)
    #dbg_value(i32 %column, !119, !DIExpression(), !120)
  %mul = mul nsw i32 %k, 2, !dbg !121
  %mul1 = mul nsw i32 %column, 3, !dbg !122
  %add = add nsw i32 %mul, %mul1, !dbg !123
  %rem = srem i32 %add, 5, !dbg !124
  %sub = sub nsw i32 %rem, 2, !dbg !125
  ret i32 %sub, !dbg !126
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z5startii(i32 noundef %row, i32 noundef %column) #0 !dbg !127 {
entry:
    #dbg_value(i32 %row, !129, !DIExpression(), !131)
    #dbg_value(i32 %column, !130, !DIExpression(), !131)
  %sub = sub nsw i32 %row, %column, !dbg !132
  ret i32 %sub, !dbg !133
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z3sumiii(i32 noundef %row, i32 noundef %column, i32 noundef %depth) #0 !dbg !134 {
entry:
    #dbg_value(i32 %row, !138, !DIExpression(), !144)
    #dbg_value(i32 %column, !139, !DIExpression(), !144)
    #dbg_value(i32 %depth, !140, !DIExpression(), !144)
    #dbg_value(i32 %row, !129, !DIExpression(), !145)
    #dbg_value(i32 %column, !130, !DIExpression(), !145)
  %sub.i = sub nsw i32 %row, %column, !dbg !147
    #dbg_value(i32 %sub.i, !141, !DIExpression(), !144)
    #dbg_value(i32 0, !142, !DIExpression(), !148)
  br label %for.cond, !dbg !149

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ %sub.i, %entry ], [ %add, %for.inc ], !dbg !144
  %k.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !150
    #dbg_value(i32 %k.0, !142, !DIExpression(), !148)
    #dbg_value(i32 %s.0, !141, !DIExpression(), !144)
  %cmp = icmp slt i32 %k.0, %depth, !dbg !151
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !153

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
    #dbg_value(i32 %row, !107, !DIExpression(), !154)
    #dbg_value(i32 %k.0, !108, !DIExpression(), !154)
  %mul.i = mul nsw i32 %row, 5, !dbg !156
  %mul1.i = mul nsw i32 %k.0, 3, !dbg !157
  %add.i = add nsw i32 %mul.i, %mul1.i, !dbg !158
  %rem.i = srem i32 %add.i, 7, !dbg !159
  %sub.i9 = sub nsw i32 %rem.i, 3, !dbg !160
    #dbg_value(i32 %k.0, !118, !DIExpression(), !161)
    #dbg_value(i32 %column, !119, !DIExpression(), !161)
  %mul.i10 = mul nsw i32 %k.0, 2, !dbg !163
  %mul1.i11 = mul nsw i32 %column, 3, !dbg !164
  %add.i12 = add nsw i32 %mul.i10, %mul1.i11, !dbg !165
  %rem.i13 = srem i32 %add.i12, 5, !dbg !166
  %sub.i14 = sub nsw i32 %rem.i13, 2, !dbg !167
  %mul = mul nsw i32 %sub.i9, %sub.i14, !dbg !168
  %add = add nsw i32 %s.0, %mul, !dbg !169
    #dbg_value(i32 %add, !141, !DIExpression(), !144)
  br label %for.inc, !dbg !170

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %k.0, 1, !dbg !171
    #dbg_value(i32 %inc, !142, !DIExpression(), !148)
  br label %for.cond, !dbg !172, !llvm.loop !173

for.end:                                          ; preds = %for.cond.cleanup
  ret i32 %s.0, !dbg !177
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z9half_bitsi(i32 noundef %n) #0 !dbg !178 {
entry:
    #dbg_value(i32 %n, !182, !DIExpression(), !183)
  %conv = sitofp i32 %n to float, !dbg !184
  %conv.i = fptrunc float %conv to half, !dbg !185
  %0 = bitcast half %conv.i to i16, !dbg !185
  %.fca.0.0.insert.i = insertvalue %struct.__half poison, i16 %0, 0, 0, !dbg !185
  %1 = extractvalue %struct.__half %.fca.0.0.insert.i, 0, !dbg !185
  %.fca.0.extract = extractvalue %struct.ws_f16 %1, 0, !dbg !185
  %conv2 = zext i16 %.fca.0.extract to i32, !dbg !186
  ret i32 %conv2, !dbg !187
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z10brain_bitsi(i32 noundef %n) #0 !dbg !188 {
entry:
    #dbg_value(i32 %n, !190, !DIExpression(), !191)
  %conv = sitofp i32 %n to float, !dbg !192
  %0 = bitcast float %conv to i32, !dbg !193
  %shr = lshr i32 %0, 16, !dbg !194
  ret i32 %shr, !dbg !195
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z10float_bitsi(i32 noundef %n) #0 !dbg !196 {
entry:
    #dbg_value(i32 %n, !198, !DIExpression(), !199)
  %conv = sitofp i32 %n to float, !dbg !200
  %0 = bitcast float %conv to i32, !dbg !201
  ret i32 %0, !dbg !202
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z9byte_bitsi(i32 noundef %n) #0 !dbg !203 {
entry:
    #dbg_value(i32 %n, !205, !DIExpression(), !206)
  %and = and i32 %n, 255, !dbg !207
  ret i32 %and, !dbg !208
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z9e4m3_bitsi(i32 noundef %n) #0 !dbg !209 {
entry:
    #dbg_value(i32 %n, !211, !DIExpression(), !214)
  %cmp = icmp slt i32 %n, 0, !dbg !215
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !216

cond.true:                                        ; preds = %entry
  %sub = sub nsw i32 0, %n, !dbg !217
  br label %cond.end, !dbg !216

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !216

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %sub, %cond.true ], [ %n, %cond.false ], !dbg !216
    #dbg_value(i32 %cond, !212, !DIExpression(), !214)
  %cmp1 = icmp eq i32 %cond, 0, !dbg !218
  br i1 %cmp1, label %cond.true2, label %cond.false3, !dbg !219

cond.true2:                                       ; preds = %cond.end
  br label %cond.end11, !dbg !219

cond.false3:                                      ; preds = %cond.end
  %cmp4 = icmp eq i32 %cond, 1, !dbg !220
  br i1 %cmp4, label %cond.true5, label %cond.false6, !dbg !221

cond.true5:                                       ; preds = %cond.false3
  br label %cond.end9, !dbg !221

cond.false6:                                      ; preds = %cond.false3
  %cmp7 = icmp eq i32 %cond, 2, !dbg !222
  %0 = zext i1 %cmp7 to i64, !dbg !223
  %cond8 = select i1 %cmp7, i32 64, i32 68, !dbg !223
  br label %cond.end9, !dbg !221

cond.end9:                                        ; preds = %cond.false6, %cond.true5
  %cond10 = phi i32 [ 56, %cond.true5 ], [ %cond8, %cond.false6 ], !dbg !221
  br label %cond.end11, !dbg !219

cond.end11:                                       ; preds = %cond.end9, %cond.true2
  %cond12 = phi i32 [ 0, %cond.true2 ], [ %cond10, %cond.end9 ], !dbg !219
    #dbg_value(i32 %cond12, !213, !DIExpression(), !214)
  %cmp13 = icmp slt i32 %n, 0, !dbg !224
  %1 = zext i1 %cmp13 to i64, !dbg !225
  %cond14 = select i1 %cmp13, i32 128, i32 0, !dbg !225
  %or = or i32 %cond12, %cond14, !dbg !226
  ret i32 %or, !dbg !227
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8productsv() #2 !dbg !228 {
entry:
  %a = alloca [4 x i32], align 4
  %b = alloca [2 x i32], align 4
  %f = alloca [4 x float], align 4
  %n = alloca [4 x i32], align 4
    #dbg_value(ptr poison, !257, !DIExpression(DW_OP_LLVM_fragment, 256, 64), !281)
    #dbg_value(ptr poison, !282, !DIExpression(), !293)
    #dbg_value(ptr poison, !282, !DIExpression(), !314)
    #dbg_value(ptr poison, !282, !DIExpression(), !317)
    #dbg_value(ptr poison, !282, !DIExpression(), !320)
    #dbg_value(ptr poison, !282, !DIExpression(), !323)
    #dbg_value(ptr poison, !282, !DIExpression(), !326)
    #dbg_value(ptr poison, !282, !DIExpression(), !328)
    #dbg_value(ptr poison, !282, !DIExpression(), !330)
    #dbg_value(ptr poison, !305, !DIExpression(), !332)
    #dbg_value(ptr poison, !305, !DIExpression(), !333)
    #dbg_value(ptr poison, !305, !DIExpression(), !334)
    #dbg_value(ptr poison, !305, !DIExpression(), !335)
    #dbg_value(ptr poison, !305, !DIExpression(), !336)
  %h = alloca [2 x i32], align 4
  %d = alloca [2 x double], align 8
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !337
    #dbg_value(i32 %0, !232, !DIExpression(), !281)
  %div = sdiv i32 %0, 4, !dbg !338
    #dbg_value(i32 %div, !233, !DIExpression(), !281)
  %rem = srem i32 %0, 4, !dbg !339
    #dbg_value(i32 %rem, !234, !DIExpression(), !281)
  call void @llvm.lifetime.start.p0(ptr %a) #6, !dbg !340
    #dbg_declare(ptr %a, !235, !DIExpression(), !341)
  call void @llvm.lifetime.start.p0(ptr %b) #6, !dbg !340
    #dbg_declare(ptr %b, !239, !DIExpression(), !342)
  call void @llvm.lifetime.start.p0(ptr %f) #6, !dbg !343
    #dbg_declare(ptr %f, !243, !DIExpression(), !344)
  call void @llvm.lifetime.start.p0(ptr %n) #6, !dbg !345
    #dbg_declare(ptr %n, !245, !DIExpression(), !346)
    #dbg_value(ptr %f, !247, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !281)
    #dbg_value(ptr %n, !247, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !281)
    #dbg_value(ptr poison, !247, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !281)
    #dbg_value(ptr poison, !247, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !281)
    #dbg_value(ptr %a, !257, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !281)
    #dbg_value(ptr poison, !257, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !281)
    #dbg_value(ptr poison, !257, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !281)
    #dbg_value(ptr %b, !257, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !281)
    #dbg_value(ptr undef, !257, !DIExpression(DW_OP_LLVM_fragment, 256, 64), !281)
    #dbg_value(ptr undef, !305, !DIExpression(), !336)
    #dbg_value(ptr @_Z9half_bitsi, !307, !DIExpression(), !336)
    #dbg_value(i32 2, !308, !DIExpression(), !336)
    #dbg_value(i32 0, !309, !DIExpression(), !347)
  br label %for.cond.i, !dbg !348

for.cond.i:                                       ; preds = %_Z9pack_leftIPFjiEEjT_iii.exit.i, %entry
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %_Z9pack_leftIPFjiEEjT_iii.exit.i ], !dbg !349
    #dbg_value(i32 %i.0.i, !309, !DIExpression(), !347)
  %cmp.i = icmp slt i32 %i.0.i, 4, !dbg !350
  br i1 %cmp.i, label %for.body.i, label %for.cond.cleanup.i, !dbg !352

for.cond.cleanup.i:                               ; preds = %for.cond.i
    #dbg_value(i32 0, !311, !DIExpression(), !353)
  br label %for.cond6.i, !dbg !354

for.body.i:                                       ; preds = %for.cond.i
  %rem.i = srem i32 %i.0.i, 2, !dbg !355
  %mul.i = mul nsw i32 %rem.i, 8, !dbg !356
  %add.i = add nsw i32 %div, %mul.i, !dbg !357
  %div.i = sdiv i32 %i.0.i, 2, !dbg !358
  %mul2.i = mul nsw i32 %div.i, 4, !dbg !359
  %add3.i = add nsw i32 %rem, %mul2.i, !dbg !360
  %mul4.i = mul nsw i32 %add3.i, 2, !dbg !361
    #dbg_value(ptr @_Z9half_bitsi, !362, !DIExpression(), !375)
    #dbg_value(i32 %add.i, !367, !DIExpression(), !375)
    #dbg_value(i32 %mul4.i, !368, !DIExpression(), !375)
    #dbg_value(i32 2, !369, !DIExpression(), !375)
    #dbg_value(i32 0, !370, !DIExpression(), !375)
    #dbg_value(i32 0, !371, !DIExpression(), !377)
  br label %for.cond.i.i, !dbg !378

for.cond.i.i:                                     ; preds = %for.body.i.i, %for.body.i
  %word.0.i.i = phi i32 [ 0, %for.body.i ], [ %or.i.i, %for.body.i.i ], !dbg !375
  %i.0.i.i = phi i32 [ 0, %for.body.i ], [ %inc.i.i, %for.body.i.i ], !dbg !379
    #dbg_value(i32 %i.0.i.i, !371, !DIExpression(), !377)
    #dbg_value(i32 %word.0.i.i, !370, !DIExpression(), !375)
  %cmp.i.i = icmp slt i32 %i.0.i.i, 2, !dbg !380
  br i1 %cmp.i.i, label %for.body.i.i, label %_Z9pack_leftIPFjiEEjT_iii.exit.i, !dbg !382

for.body.i.i:                                     ; preds = %for.cond.i.i
  %add.i.i = add nsw i32 %mul4.i, %i.0.i.i, !dbg !383
    #dbg_value(i32 %add.i, !107, !DIExpression(), !384)
    #dbg_value(i32 %add.i.i, !108, !DIExpression(), !384)
  %mul.i.i.i = mul nsw i32 %add.i, 5, !dbg !386
  %mul1.i.i.i = mul nsw i32 %add.i.i, 3, !dbg !387
  %add.i.i.i = add nsw i32 %mul.i.i.i, %mul1.i.i.i, !dbg !388
  %rem.i.i.i = srem i32 %add.i.i.i, 7, !dbg !389
  %sub.i.i.i = sub nsw i32 %rem.i.i.i, 3, !dbg !390
    #dbg_value(i32 %sub.i.i.i, !182, !DIExpression(), !391)
  %conv.i923 = sitofp i32 %sub.i.i.i to float, !dbg !393
  %conv.i.i924 = fptrunc float %conv.i923 to half, !dbg !394
  %1 = bitcast half %conv.i.i924 to i16, !dbg !394
  %.fca.0.0.insert.i.i925 = insertvalue %struct.__half poison, i16 %1, 0, 0, !dbg !394
  %2 = extractvalue %struct.__half %.fca.0.0.insert.i.i925, 0, !dbg !394
  %.fca.0.extract.i926 = extractvalue %struct.ws_f16 %2, 0, !dbg !394
  %conv2.i927 = zext i16 %.fca.0.extract.i926 to i32, !dbg !395
  %mul.i.i = mul nsw i32 16, %i.0.i.i, !dbg !396
  %shl.i.i = shl i32 %conv2.i927, %mul.i.i, !dbg !397
  %or.i.i = or i32 %word.0.i.i, %shl.i.i, !dbg !398
    #dbg_value(i32 %or.i.i, !370, !DIExpression(), !375)
  %inc.i.i = add nsw i32 %i.0.i.i, 1, !dbg !399
    #dbg_value(i32 %inc.i.i, !371, !DIExpression(), !377)
  br label %for.cond.i.i, !dbg !400, !llvm.loop !401

_Z9pack_leftIPFjiEEjT_iii.exit.i:                 ; preds = %for.cond.i.i
  %idxprom.i = sext i32 %i.0.i to i64, !dbg !403
  %arrayidx.i = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 %idxprom.i, !dbg !403
  store i32 %word.0.i.i, ptr %arrayidx.i, align 4, !dbg !404, !tbaa !99
  %inc.i = add nsw i32 %i.0.i, 1, !dbg !405
    #dbg_value(i32 %inc.i, !309, !DIExpression(), !347)
  br label %for.cond.i, !dbg !406, !llvm.loop !407

for.cond6.i:                                      ; preds = %_Z10pack_rightIPFjiEEjT_iii.exit.i, %for.cond.cleanup.i
  %i5.0.i = phi i32 [ 0, %for.cond.cleanup.i ], [ %inc17.i, %_Z10pack_rightIPFjiEEjT_iii.exit.i ], !dbg !409
    #dbg_value(i32 %i5.0.i, !311, !DIExpression(), !353)
  %cmp7.i = icmp slt i32 %i5.0.i, 2, !dbg !410
  br i1 %cmp7.i, label %for.body9.i, label %for.cond.cleanup8.i, !dbg !412

for.cond.cleanup8.i:                              ; preds = %for.cond6.i
    #dbg_value(ptr undef, !282, !DIExpression(), !293)
    #dbg_value(i32 0, !290, !DIExpression(), !413)
  br label %for.cond.i48.i, !dbg !414

for.body9.i:                                      ; preds = %for.cond6.i
  %mul10.i = mul nsw i32 %i5.0.i, 4, !dbg !415
  %add11.i = add nsw i32 %rem, %mul10.i, !dbg !416
  %mul12.i = mul nsw i32 %add11.i, 2, !dbg !417
    #dbg_value(ptr @_Z9half_bitsi, !418, !DIExpression(), !427)
    #dbg_value(i32 %mul12.i, !421, !DIExpression(), !427)
    #dbg_value(i32 %div, !422, !DIExpression(), !427)
    #dbg_value(i32 2, !423, !DIExpression(), !427)
    #dbg_value(i32 0, !424, !DIExpression(), !427)
    #dbg_value(i32 0, !425, !DIExpression(), !429)
  br label %for.cond.i30.i, !dbg !430

for.cond.i30.i:                                   ; preds = %for.body.i34.i, %for.body9.i
  %word.0.i31.i = phi i32 [ 0, %for.body9.i ], [ %or.i46.i, %for.body.i34.i ], !dbg !427
  %i.0.i32.i = phi i32 [ 0, %for.body9.i ], [ %inc.i47.i, %for.body.i34.i ], !dbg !431
    #dbg_value(i32 %i.0.i32.i, !425, !DIExpression(), !429)
    #dbg_value(i32 %word.0.i31.i, !424, !DIExpression(), !427)
  %cmp.i33.i = icmp slt i32 %i.0.i32.i, 2, !dbg !432
  br i1 %cmp.i33.i, label %for.body.i34.i, label %_Z10pack_rightIPFjiEEjT_iii.exit.i, !dbg !434

for.body.i34.i:                                   ; preds = %for.cond.i30.i
  %add.i35.i = add nsw i32 %mul12.i, %i.0.i32.i, !dbg !435
    #dbg_value(i32 %add.i35.i, !118, !DIExpression(), !436)
    #dbg_value(i32 %div, !119, !DIExpression(), !436)
  %mul.i.i36.i = mul nsw i32 %add.i35.i, 2, !dbg !438
  %mul1.i.i37.i = mul nsw i32 %div, 3, !dbg !439
  %add.i.i38.i = add nsw i32 %mul.i.i36.i, %mul1.i.i37.i, !dbg !440
  %rem.i.i39.i = srem i32 %add.i.i38.i, 5, !dbg !441
  %sub.i.i40.i = sub nsw i32 %rem.i.i39.i, 2, !dbg !442
    #dbg_value(i32 %sub.i.i40.i, !182, !DIExpression(), !443)
  %conv.i918 = sitofp i32 %sub.i.i40.i to float, !dbg !445
  %conv.i.i919 = fptrunc float %conv.i918 to half, !dbg !446
  %3 = bitcast half %conv.i.i919 to i16, !dbg !446
  %.fca.0.0.insert.i.i920 = insertvalue %struct.__half poison, i16 %3, 0, 0, !dbg !446
  %4 = extractvalue %struct.__half %.fca.0.0.insert.i.i920, 0, !dbg !446
  %.fca.0.extract.i921 = extractvalue %struct.ws_f16 %4, 0, !dbg !446
  %conv2.i922 = zext i16 %.fca.0.extract.i921 to i32, !dbg !447
  %mul.i44.i = mul nsw i32 16, %i.0.i32.i, !dbg !448
  %shl.i45.i = shl i32 %conv2.i922, %mul.i44.i, !dbg !449
  %or.i46.i = or i32 %word.0.i31.i, %shl.i45.i, !dbg !450
    #dbg_value(i32 %or.i46.i, !424, !DIExpression(), !427)
  %inc.i47.i = add nsw i32 %i.0.i32.i, 1, !dbg !451
    #dbg_value(i32 %inc.i47.i, !425, !DIExpression(), !429)
  br label %for.cond.i30.i, !dbg !452, !llvm.loop !453

_Z10pack_rightIPFjiEEjT_iii.exit.i:               ; preds = %for.cond.i30.i
  %idxprom14.i = sext i32 %i5.0.i to i64, !dbg !455
  %arrayidx15.i = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 %idxprom14.i, !dbg !455
  store i32 %word.0.i31.i, ptr %arrayidx15.i, align 4, !dbg !456, !tbaa !99
  %inc17.i = add nsw i32 %i5.0.i, 1, !dbg !457
    #dbg_value(i32 %inc17.i, !311, !DIExpression(), !353)
  br label %for.cond6.i, !dbg !458, !llvm.loop !459

for.cond.i48.i:                                   ; preds = %for.body.i51.i, %for.cond.cleanup8.i
  %i.0.i49.i = phi i32 [ 0, %for.cond.cleanup8.i ], [ %inc.i57.i, %for.body.i51.i ], !dbg !461
    #dbg_value(i32 %i.0.i49.i, !290, !DIExpression(), !413)
  %cmp.i50.i = icmp slt i32 %i.0.i49.i, 4, !dbg !462
  br i1 %cmp.i50.i, label %for.body.i51.i, label %_ZZ8productsvENKUlT_iE_clIPFjiEEEDaS_i.exit, !dbg !464

for.body.i51.i:                                   ; preds = %for.cond.i48.i
  %div.i52.i = sdiv i32 %i.0.i49.i, 2, !dbg !465
  %mul.i53.i = mul nsw i32 %div.i52.i, 8, !dbg !466
  %add.i54.i = add nsw i32 %div, %mul.i53.i, !dbg !467
  %mul2.i.i = mul nsw i32 %rem, 2, !dbg !468
  %rem.i55.i = srem i32 %i.0.i49.i, 2, !dbg !469
  %add3.i.i = add nsw i32 %mul2.i.i, %rem.i55.i, !dbg !470
    #dbg_value(i32 %add.i54.i, !129, !DIExpression(), !471)
    #dbg_value(i32 %add3.i.i, !130, !DIExpression(), !471)
  %sub.i.i56.i = sub nsw i32 %add.i54.i, %add3.i.i, !dbg !473
  %idxprom.i.i = sext i32 %i.0.i49.i to i64, !dbg !474
  %arrayidx.i.i = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 %idxprom.i.i, !dbg !474
  store i32 %sub.i.i56.i, ptr %arrayidx.i.i, align 4, !dbg !475, !tbaa !99
  %conv.i.i = sitofp i32 %sub.i.i56.i to float, !dbg !474
  %idxprom4.i.i = sext i32 %i.0.i49.i to i64, !dbg !476
  %arrayidx5.i.i = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 %idxprom4.i.i, !dbg !476
  store float %conv.i.i, ptr %arrayidx5.i.i, align 4, !dbg !477, !tbaa !478
  %inc.i57.i = add nsw i32 %i.0.i49.i, 1, !dbg !480
    #dbg_value(i32 %inc.i57.i, !290, !DIExpression(), !413)
  br label %for.cond.i48.i, !dbg !481, !llvm.loop !482

_ZZ8productsvENKUlT_iE_clIPFjiEEEDaS_i.exit:      ; preds = %for.cond.i48.i
  %arrayidx = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 0, !dbg !484
  %5 = load float, ptr %arrayidx, align 4, !dbg !485, !tbaa !478
  %arrayidx1 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 1, !dbg !486
  %6 = load float, ptr %arrayidx1, align 4, !dbg !485, !tbaa !478
  %arrayidx2 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 2, !dbg !487
  %7 = load float, ptr %arrayidx2, align 4, !dbg !485, !tbaa !478
  %arrayidx3 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 3, !dbg !488
  %8 = load float, ptr %arrayidx3, align 4, !dbg !485, !tbaa !478
  %arrayidx4 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 0, !dbg !489
  %9 = load i32, ptr %arrayidx4, align 4, !dbg !489, !tbaa !99
  %arrayidx5 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 1, !dbg !490
  %10 = load i32, ptr %arrayidx5, align 4, !dbg !490, !tbaa !99
  %arrayidx6 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 2, !dbg !491
  %11 = load i32, ptr %arrayidx6, align 4, !dbg !491, !tbaa !99
  %arrayidx7 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 3, !dbg !492
  %12 = load i32, ptr %arrayidx7, align 4, !dbg !492, !tbaa !99
  %arrayidx8 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 0, !dbg !493
  %13 = load i32, ptr %arrayidx8, align 4, !dbg !493, !tbaa !99
  %arrayidx9 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 1, !dbg !494
  %14 = load i32, ptr %arrayidx9, align 4, !dbg !494, !tbaa !99
  %15 = call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$0,$1,$2,$3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %9, i32 %10, i32 %11, i32 %12, i32 %13, i32 %14, float %5, float %6, float %7, float %8) #7, !dbg !485, !srcloc !495
  %asmresult = extractvalue { float, float, float, float } %15, 0, !dbg !485
  %asmresult10 = extractvalue { float, float, float, float } %15, 1, !dbg !485
  %asmresult11 = extractvalue { float, float, float, float } %15, 2, !dbg !485
  %asmresult12 = extractvalue { float, float, float, float } %15, 3, !dbg !485
  store float %asmresult, ptr %arrayidx, align 4, !dbg !485, !tbaa !478
  store float %asmresult10, ptr %arrayidx1, align 4, !dbg !485, !tbaa !478
  store float %asmresult11, ptr %arrayidx2, align 4, !dbg !485, !tbaa !478
  store float %asmresult12, ptr %arrayidx3, align 4, !dbg !485, !tbaa !478
  %arraydecay = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 0, !dbg !496
    #dbg_value(ptr %arraydecay, !497, !DIExpression(), !511)
    #dbg_value(i32 16, !503, !DIExpression(), !511)
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !513
    #dbg_value(i32 %16, !504, !DIExpression(), !511)
  %div.i199 = sdiv i32 %16, 4, !dbg !514
    #dbg_value(i32 %div.i199, !505, !DIExpression(), !511)
  %rem.i200 = srem i32 %16, 4, !dbg !515
  %mul.i201 = mul nsw i32 %rem.i200, 2, !dbg !516
    #dbg_value(i32 %mul.i201, !506, !DIExpression(), !511)
    #dbg_value(i32 0, !507, !DIExpression(), !517)
  br label %for.cond.i202, !dbg !518

for.cond.i202:                                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit.i, %_ZZ8productsvENKUlT_iE_clIPFjiEEEDaS_i.exit
  %i.0.i203 = phi i32 [ 0, %_ZZ8productsvENKUlT_iE_clIPFjiEEEDaS_i.exit ], [ %inc.i215, %_ZL9ws_assertbPKcS0_jS0_.exit.i ], !dbg !519
    #dbg_value(i32 %i.0.i203, !507, !DIExpression(), !517)
  %cmp.i204 = icmp slt i32 %i.0.i203, 4, !dbg !520
  br i1 %cmp.i204, label %for.body.i206, label %_Z5checkIfEvPT_i.exit, !dbg !522

for.body.i206:                                    ; preds = %for.cond.i202
  %idxprom.i207 = sext i32 %i.0.i203 to i64, !dbg !523
  %arrayidx.i208 = getelementptr inbounds float, ptr %arraydecay, i64 %idxprom.i207, !dbg !523
  %17 = load float, ptr %arrayidx.i208, align 4, !dbg !523, !tbaa !478
  %div1.i = sdiv i32 %i.0.i203, 2, !dbg !524
  %mul2.i209 = mul nsw i32 %div1.i, 8, !dbg !525
  %add.i210 = add nsw i32 %div.i199, %mul2.i209, !dbg !526
  %rem3.i = srem i32 %i.0.i203, 2, !dbg !527
  %add4.i = add nsw i32 %mul.i201, %rem3.i, !dbg !528
    #dbg_value(i32 %add.i210, !138, !DIExpression(), !529)
    #dbg_value(i32 %add4.i, !139, !DIExpression(), !529)
    #dbg_value(i32 16, !140, !DIExpression(), !529)
    #dbg_value(i32 %add.i210, !129, !DIExpression(), !531)
    #dbg_value(i32 %add4.i, !130, !DIExpression(), !531)
  %sub.i.i.i211 = sub nsw i32 %add.i210, %add4.i, !dbg !533
    #dbg_value(i32 %sub.i.i.i211, !141, !DIExpression(), !529)
    #dbg_value(i32 0, !142, !DIExpression(), !534)
  br label %for.cond.i.i212, !dbg !535

for.cond.i.i212:                                  ; preds = %for.body.i.i216, %for.body.i206
  %s.0.i.i = phi i32 [ %sub.i.i.i211, %for.body.i206 ], [ %add.i.i222, %for.body.i.i216 ], !dbg !529
  %k.0.i.i = phi i32 [ 0, %for.body.i206 ], [ %inc.i.i223, %for.body.i.i216 ], !dbg !536
    #dbg_value(i32 %k.0.i.i, !142, !DIExpression(), !534)
    #dbg_value(i32 %s.0.i.i, !141, !DIExpression(), !529)
  %cmp.i.i213 = icmp slt i32 %k.0.i.i, 16, !dbg !537
  br i1 %cmp.i.i213, label %for.body.i.i216, label %_Z3sumiii.exit.i, !dbg !538

for.body.i.i216:                                  ; preds = %for.cond.i.i212
    #dbg_value(i32 %add.i210, !107, !DIExpression(), !539)
    #dbg_value(i32 %k.0.i.i, !108, !DIExpression(), !539)
  %mul.i.i.i217 = mul nsw i32 %add.i210, 5, !dbg !541
  %mul1.i.i.i218 = mul nsw i32 %k.0.i.i, 3, !dbg !542
  %add.i.i.i219 = add nsw i32 %mul.i.i.i217, %mul1.i.i.i218, !dbg !543
  %rem.i.i.i220 = srem i32 %add.i.i.i219, 7, !dbg !544
  %sub.i9.i.i = sub nsw i32 %rem.i.i.i220, 3, !dbg !545
    #dbg_value(i32 %k.0.i.i, !118, !DIExpression(), !546)
    #dbg_value(i32 %add4.i, !119, !DIExpression(), !546)
  %mul.i10.i.i = mul nsw i32 %k.0.i.i, 2, !dbg !548
  %mul1.i11.i.i = mul nsw i32 %add4.i, 3, !dbg !549
  %add.i12.i.i = add nsw i32 %mul.i10.i.i, %mul1.i11.i.i, !dbg !550
  %rem.i13.i.i = srem i32 %add.i12.i.i, 5, !dbg !551
  %sub.i14.i.i = sub nsw i32 %rem.i13.i.i, 2, !dbg !552
  %mul.i.i221 = mul nsw i32 %sub.i9.i.i, %sub.i14.i.i, !dbg !553
  %add.i.i222 = add nsw i32 %s.0.i.i, %mul.i.i221, !dbg !554
    #dbg_value(i32 %add.i.i222, !141, !DIExpression(), !529)
  %inc.i.i223 = add nsw i32 %k.0.i.i, 1, !dbg !555
    #dbg_value(i32 %inc.i.i223, !142, !DIExpression(), !534)
  br label %for.cond.i.i212, !dbg !556, !llvm.loop !557

_Z3sumiii.exit.i:                                 ; preds = %for.cond.i.i212
  %conv.i214 = sitofp i32 %s.0.i.i to float, !dbg !559
  %cmp6.i = fcmp oeq float %17, %conv.i214, !dbg !560
  %storedv.i.i = zext i1 %cmp6.i to i8, !dbg !561
  br i1 %cmp6.i, label %_ZL9ws_assertbPKcS0_jS0_.exit.i, label %if.then.i.i, !dbg !561

if.then.i.i:                                      ; preds = %_Z3sumiii.exit.i
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__._Z5checkIfEvPT_i, i64 noundef 1) #8, !dbg !561
  unreachable, !dbg !561

_ZL9ws_assertbPKcS0_jS0_.exit.i:                  ; preds = %_Z3sumiii.exit.i
  %inc.i215 = add nsw i32 %i.0.i203, 1, !dbg !562
    #dbg_value(i32 %inc.i215, !507, !DIExpression(), !517)
  br label %for.cond.i202, !dbg !563, !llvm.loop !564

_Z5checkIfEvPT_i.exit:                            ; preds = %for.cond.i202
    #dbg_value(ptr undef, !282, !DIExpression(), !330)
    #dbg_value(i32 0, !290, !DIExpression(), !566)
  br label %for.cond.i224, !dbg !567

for.cond.i224:                                    ; preds = %for.body.i228, %_Z5checkIfEvPT_i.exit
  %i.0.i225 = phi i32 [ 0, %_Z5checkIfEvPT_i.exit ], [ %inc.i238, %for.body.i228 ], !dbg !568
    #dbg_value(i32 %i.0.i225, !290, !DIExpression(), !566)
  %cmp.i226 = icmp slt i32 %i.0.i225, 4, !dbg !569
  br i1 %cmp.i226, label %for.body.i228, label %_ZZ8productsvENKUlvE_clEv.exit, !dbg !570

for.body.i228:                                    ; preds = %for.cond.i224
  %div.i229 = sdiv i32 %i.0.i225, 2, !dbg !571
  %mul.i230 = mul nsw i32 %div.i229, 8, !dbg !572
  %add.i231 = add nsw i32 %div, %mul.i230, !dbg !573
  %mul2.i232 = mul nsw i32 %rem, 2, !dbg !574
  %rem.i233 = srem i32 %i.0.i225, 2, !dbg !575
  %add3.i234 = add nsw i32 %mul2.i232, %rem.i233, !dbg !576
    #dbg_value(i32 %add.i231, !129, !DIExpression(), !577)
    #dbg_value(i32 %add3.i234, !130, !DIExpression(), !577)
  %sub.i.i = sub nsw i32 %add.i231, %add3.i234, !dbg !579
  %idxprom.i235 = sext i32 %i.0.i225 to i64, !dbg !580
  %arrayidx.i236 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 %idxprom.i235, !dbg !580
  store i32 %sub.i.i, ptr %arrayidx.i236, align 4, !dbg !581, !tbaa !99
  %conv.i237 = sitofp i32 %sub.i.i to float, !dbg !580
  %idxprom4.i = sext i32 %i.0.i225 to i64, !dbg !582
  %arrayidx5.i = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 %idxprom4.i, !dbg !582
  store float %conv.i237, ptr %arrayidx5.i, align 4, !dbg !583, !tbaa !478
  %inc.i238 = add nsw i32 %i.0.i225, 1, !dbg !584
    #dbg_value(i32 %inc.i238, !290, !DIExpression(), !566)
  br label %for.cond.i224, !dbg !585, !llvm.loop !586

_ZZ8productsvENKUlvE_clEv.exit:                   ; preds = %for.cond.i224
  %arrayidx13 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 0, !dbg !588
  %18 = load float, ptr %arrayidx13, align 4, !dbg !589, !tbaa !478
  %arrayidx14 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 1, !dbg !590
  %19 = load float, ptr %arrayidx14, align 4, !dbg !589, !tbaa !478
  %arrayidx15 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 2, !dbg !591
  %20 = load float, ptr %arrayidx15, align 4, !dbg !589, !tbaa !478
  %arrayidx16 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 3, !dbg !592
  %21 = load float, ptr %arrayidx16, align 4, !dbg !589, !tbaa !478
  %arrayidx17 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 0, !dbg !593
  %22 = load i32, ptr %arrayidx17, align 4, !dbg !593, !tbaa !99
  %arrayidx18 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 1, !dbg !594
  %23 = load i32, ptr %arrayidx18, align 4, !dbg !594, !tbaa !99
  %arrayidx19 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 0, !dbg !595
  %24 = load i32, ptr %arrayidx19, align 4, !dbg !595, !tbaa !99
  %25 = call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 {$0,$1,$2,$3}, {$4,$5}, {$6}, {$0,$1,$2,$3};", "=f,=f,=f,=f,r,r,r,0,1,2,3"(i32 %22, i32 %23, i32 %24, float %18, float %19, float %20, float %21) #7, !dbg !589, !srcloc !596
  %asmresult20 = extractvalue { float, float, float, float } %25, 0, !dbg !589
  %asmresult21 = extractvalue { float, float, float, float } %25, 1, !dbg !589
  %asmresult22 = extractvalue { float, float, float, float } %25, 2, !dbg !589
  %asmresult23 = extractvalue { float, float, float, float } %25, 3, !dbg !589
  store float %asmresult20, ptr %arrayidx13, align 4, !dbg !589, !tbaa !478
  store float %asmresult21, ptr %arrayidx14, align 4, !dbg !589, !tbaa !478
  store float %asmresult22, ptr %arrayidx15, align 4, !dbg !589, !tbaa !478
  store float %asmresult23, ptr %arrayidx16, align 4, !dbg !589, !tbaa !478
  %arraydecay24 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 0, !dbg !597
    #dbg_value(ptr %arraydecay24, !497, !DIExpression(), !598)
    #dbg_value(i32 8, !503, !DIExpression(), !598)
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !600
    #dbg_value(i32 %26, !504, !DIExpression(), !598)
  %div.i239 = sdiv i32 %26, 4, !dbg !601
    #dbg_value(i32 %div.i239, !505, !DIExpression(), !598)
  %rem.i240 = srem i32 %26, 4, !dbg !602
  %mul.i241 = mul nsw i32 %rem.i240, 2, !dbg !603
    #dbg_value(i32 %mul.i241, !506, !DIExpression(), !598)
    #dbg_value(i32 0, !507, !DIExpression(), !604)
  br label %for.cond.i242, !dbg !605

for.cond.i242:                                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit.i264, %_ZZ8productsvENKUlvE_clEv.exit
  %i.0.i243 = phi i32 [ 0, %_ZZ8productsvENKUlvE_clEv.exit ], [ %inc.i265, %_ZL9ws_assertbPKcS0_jS0_.exit.i264 ], !dbg !606
    #dbg_value(i32 %i.0.i243, !507, !DIExpression(), !604)
  %cmp.i244 = icmp slt i32 %i.0.i243, 4, !dbg !607
  br i1 %cmp.i244, label %for.body.i246, label %_Z5checkIfEvPT_i.exit280, !dbg !608

for.body.i246:                                    ; preds = %for.cond.i242
  %idxprom.i247 = sext i32 %i.0.i243 to i64, !dbg !609
  %arrayidx.i248 = getelementptr inbounds float, ptr %arraydecay24, i64 %idxprom.i247, !dbg !609
  %27 = load float, ptr %arrayidx.i248, align 4, !dbg !609, !tbaa !478
  %div1.i249 = sdiv i32 %i.0.i243, 2, !dbg !610
  %mul2.i250 = mul nsw i32 %div1.i249, 8, !dbg !611
  %add.i251 = add nsw i32 %div.i239, %mul2.i250, !dbg !612
  %rem3.i252 = srem i32 %i.0.i243, 2, !dbg !613
  %add4.i253 = add nsw i32 %mul.i241, %rem3.i252, !dbg !614
    #dbg_value(i32 %add.i251, !138, !DIExpression(), !615)
    #dbg_value(i32 %add4.i253, !139, !DIExpression(), !615)
    #dbg_value(i32 8, !140, !DIExpression(), !615)
    #dbg_value(i32 %add.i251, !129, !DIExpression(), !617)
    #dbg_value(i32 %add4.i253, !130, !DIExpression(), !617)
  %sub.i.i.i254 = sub nsw i32 %add.i251, %add4.i253, !dbg !619
    #dbg_value(i32 %sub.i.i.i254, !141, !DIExpression(), !615)
    #dbg_value(i32 0, !142, !DIExpression(), !620)
  br label %for.cond.i.i255, !dbg !621

for.cond.i.i255:                                  ; preds = %for.body.i.i266, %for.body.i246
  %s.0.i.i256 = phi i32 [ %sub.i.i.i254, %for.body.i246 ], [ %add.i.i278, %for.body.i.i266 ], !dbg !615
  %k.0.i.i257 = phi i32 [ 0, %for.body.i246 ], [ %inc.i.i279, %for.body.i.i266 ], !dbg !622
    #dbg_value(i32 %k.0.i.i257, !142, !DIExpression(), !620)
    #dbg_value(i32 %s.0.i.i256, !141, !DIExpression(), !615)
  %cmp.i.i258 = icmp slt i32 %k.0.i.i257, 8, !dbg !623
  br i1 %cmp.i.i258, label %for.body.i.i266, label %_Z3sumiii.exit.i259, !dbg !624

for.body.i.i266:                                  ; preds = %for.cond.i.i255
    #dbg_value(i32 %add.i251, !107, !DIExpression(), !625)
    #dbg_value(i32 %k.0.i.i257, !108, !DIExpression(), !625)
  %mul.i.i.i267 = mul nsw i32 %add.i251, 5, !dbg !627
  %mul1.i.i.i268 = mul nsw i32 %k.0.i.i257, 3, !dbg !628
  %add.i.i.i269 = add nsw i32 %mul.i.i.i267, %mul1.i.i.i268, !dbg !629
  %rem.i.i.i270 = srem i32 %add.i.i.i269, 7, !dbg !630
  %sub.i9.i.i271 = sub nsw i32 %rem.i.i.i270, 3, !dbg !631
    #dbg_value(i32 %k.0.i.i257, !118, !DIExpression(), !632)
    #dbg_value(i32 %add4.i253, !119, !DIExpression(), !632)
  %mul.i10.i.i272 = mul nsw i32 %k.0.i.i257, 2, !dbg !634
  %mul1.i11.i.i273 = mul nsw i32 %add4.i253, 3, !dbg !635
  %add.i12.i.i274 = add nsw i32 %mul.i10.i.i272, %mul1.i11.i.i273, !dbg !636
  %rem.i13.i.i275 = srem i32 %add.i12.i.i274, 5, !dbg !637
  %sub.i14.i.i276 = sub nsw i32 %rem.i13.i.i275, 2, !dbg !638
  %mul.i.i277 = mul nsw i32 %sub.i9.i.i271, %sub.i14.i.i276, !dbg !639
  %add.i.i278 = add nsw i32 %s.0.i.i256, %mul.i.i277, !dbg !640
    #dbg_value(i32 %add.i.i278, !141, !DIExpression(), !615)
  %inc.i.i279 = add nsw i32 %k.0.i.i257, 1, !dbg !641
    #dbg_value(i32 %inc.i.i279, !142, !DIExpression(), !620)
  br label %for.cond.i.i255, !dbg !642, !llvm.loop !643

_Z3sumiii.exit.i259:                              ; preds = %for.cond.i.i255
  %conv.i260 = sitofp i32 %s.0.i.i256 to float, !dbg !645
  %cmp6.i261 = fcmp oeq float %27, %conv.i260, !dbg !646
  %storedv.i.i262 = zext i1 %cmp6.i261 to i8, !dbg !647
  br i1 %cmp6.i261, label %_ZL9ws_assertbPKcS0_jS0_.exit.i264, label %if.then.i.i263, !dbg !647

if.then.i.i263:                                   ; preds = %_Z3sumiii.exit.i259
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__._Z5checkIfEvPT_i, i64 noundef 1) #8, !dbg !647
  unreachable, !dbg !647

_ZL9ws_assertbPKcS0_jS0_.exit.i264:               ; preds = %_Z3sumiii.exit.i259
  %inc.i265 = add nsw i32 %i.0.i243, 1, !dbg !648
    #dbg_value(i32 %inc.i265, !507, !DIExpression(), !604)
  br label %for.cond.i242, !dbg !649, !llvm.loop !650

_Z5checkIfEvPT_i.exit280:                         ; preds = %for.cond.i242
    #dbg_value(ptr undef, !282, !DIExpression(), !328)
    #dbg_value(i32 0, !290, !DIExpression(), !652)
  br label %for.cond.i281, !dbg !653

for.cond.i281:                                    ; preds = %for.body.i285, %_Z5checkIfEvPT_i.exit280
  %i.0.i282 = phi i32 [ 0, %_Z5checkIfEvPT_i.exit280 ], [ %inc.i298, %for.body.i285 ], !dbg !654
    #dbg_value(i32 %i.0.i282, !290, !DIExpression(), !652)
  %cmp.i283 = icmp slt i32 %i.0.i282, 4, !dbg !655
  br i1 %cmp.i283, label %for.body.i285, label %_ZZ8productsvENKUlvE_clEv.exit299, !dbg !656

for.body.i285:                                    ; preds = %for.cond.i281
  %div.i286 = sdiv i32 %i.0.i282, 2, !dbg !657
  %mul.i287 = mul nsw i32 %div.i286, 8, !dbg !658
  %add.i288 = add nsw i32 %div, %mul.i287, !dbg !659
  %mul2.i289 = mul nsw i32 %rem, 2, !dbg !660
  %rem.i290 = srem i32 %i.0.i282, 2, !dbg !661
  %add3.i291 = add nsw i32 %mul2.i289, %rem.i290, !dbg !662
    #dbg_value(i32 %add.i288, !129, !DIExpression(), !663)
    #dbg_value(i32 %add3.i291, !130, !DIExpression(), !663)
  %sub.i.i292 = sub nsw i32 %add.i288, %add3.i291, !dbg !665
  %idxprom.i293 = sext i32 %i.0.i282 to i64, !dbg !666
  %arrayidx.i294 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 %idxprom.i293, !dbg !666
  store i32 %sub.i.i292, ptr %arrayidx.i294, align 4, !dbg !667, !tbaa !99
  %conv.i295 = sitofp i32 %sub.i.i292 to float, !dbg !666
  %idxprom4.i296 = sext i32 %i.0.i282 to i64, !dbg !668
  %arrayidx5.i297 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 %idxprom4.i296, !dbg !668
  store float %conv.i295, ptr %arrayidx5.i297, align 4, !dbg !669, !tbaa !478
  %inc.i298 = add nsw i32 %i.0.i282, 1, !dbg !670
    #dbg_value(i32 %inc.i298, !290, !DIExpression(), !652)
  br label %for.cond.i281, !dbg !671, !llvm.loop !672

_ZZ8productsvENKUlvE_clEv.exit299:                ; preds = %for.cond.i281
  call void @llvm.lifetime.start.p0(ptr %h) #6, !dbg !674
    #dbg_declare(ptr %h, !268, !DIExpression(), !675)
    #dbg_value(i32 0, !269, !DIExpression(), !676)
  br label %for.cond, !dbg !677

for.cond:                                         ; preds = %for.inc, %_ZZ8productsvENKUlvE_clEv.exit299
  %i.0 = phi i32 [ 0, %_ZZ8productsvENKUlvE_clEv.exit299 ], [ %inc, %for.inc ], !dbg !678
    #dbg_value(i32 %i.0, !269, !DIExpression(), !676)
  %cmp = icmp slt i32 %i.0, 2, !dbg !679
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !681

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %mul = mul nsw i32 2, %i.0, !dbg !682
  %idxprom = sext i32 %mul to i64, !dbg !683
  %arrayidx25 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 %idxprom, !dbg !683
  %28 = load i32, ptr %arrayidx25, align 4, !dbg !683, !tbaa !99
    #dbg_value(i32 %28, !182, !DIExpression(), !684)
  %conv.i300 = sitofp i32 %28 to float, !dbg !686
  %conv.i.i301 = fptrunc float %conv.i300 to half, !dbg !687
  %29 = bitcast half %conv.i.i301 to i16, !dbg !687
  %.fca.0.0.insert.i.i = insertvalue %struct.__half poison, i16 %29, 0, 0, !dbg !687
  %30 = extractvalue %struct.__half %.fca.0.0.insert.i.i, 0, !dbg !687
  %.fca.0.extract.i = extractvalue %struct.ws_f16 %30, 0, !dbg !687
  %conv2.i = zext i16 %.fca.0.extract.i to i32, !dbg !688
  %mul27 = mul nsw i32 2, %i.0, !dbg !689
  %add = add nsw i32 %mul27, 1, !dbg !690
  %idxprom28 = sext i32 %add to i64, !dbg !691
  %arrayidx29 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 %idxprom28, !dbg !691
  %31 = load i32, ptr %arrayidx29, align 4, !dbg !691, !tbaa !99
    #dbg_value(i32 %31, !182, !DIExpression(), !692)
  %conv.i302 = sitofp i32 %31 to float, !dbg !694
  %conv.i.i303 = fptrunc float %conv.i302 to half, !dbg !695
  %32 = bitcast half %conv.i.i303 to i16, !dbg !695
  %.fca.0.0.insert.i.i304 = insertvalue %struct.__half poison, i16 %32, 0, 0, !dbg !695
  %33 = extractvalue %struct.__half %.fca.0.0.insert.i.i304, 0, !dbg !695
  %.fca.0.extract.i305 = extractvalue %struct.ws_f16 %33, 0, !dbg !695
  %conv2.i306 = zext i16 %.fca.0.extract.i305 to i32, !dbg !696
  %shl = shl i32 %conv2.i306, 16, !dbg !697
  %or = or i32 %conv2.i, %shl, !dbg !698
  %idxprom31 = sext i32 %i.0 to i64, !dbg !699
  %arrayidx32 = getelementptr inbounds [2 x i32], ptr %h, i64 0, i64 %idxprom31, !dbg !699
  store i32 %or, ptr %arrayidx32, align 4, !dbg !700, !tbaa !99
  br label %for.inc, !dbg !699

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1, !dbg !701
    #dbg_value(i32 %inc, !269, !DIExpression(), !676)
  br label %for.cond, !dbg !702, !llvm.loop !703

for.end:                                          ; preds = %for.cond.cleanup
  %arrayidx33 = getelementptr inbounds [2 x i32], ptr %h, i64 0, i64 0, !dbg !705
  %34 = load i32, ptr %arrayidx33, align 4, !dbg !706, !tbaa !99
  %arrayidx34 = getelementptr inbounds [2 x i32], ptr %h, i64 0, i64 1, !dbg !707
  %35 = load i32, ptr %arrayidx34, align 4, !dbg !706, !tbaa !99
  %arrayidx35 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 0, !dbg !708
  %36 = load i32, ptr %arrayidx35, align 4, !dbg !708, !tbaa !99
  %arrayidx36 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 1, !dbg !709
  %37 = load i32, ptr %arrayidx36, align 4, !dbg !709, !tbaa !99
  %arrayidx37 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 2, !dbg !710
  %38 = load i32, ptr %arrayidx37, align 4, !dbg !710, !tbaa !99
  %arrayidx38 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 3, !dbg !711
  %39 = load i32, ptr %arrayidx38, align 4, !dbg !711, !tbaa !99
  %arrayidx39 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 0, !dbg !712
  %40 = load i32, ptr %arrayidx39, align 4, !dbg !712, !tbaa !99
  %arrayidx40 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 1, !dbg !713
  %41 = load i32, ptr %arrayidx40, align 4, !dbg !713, !tbaa !99
  %42 = call { i32, i32 } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {$0,$1}, {$2,$3,$4,$5}, {$6,$7}, {$0,$1};", "=r,=r,r,r,r,r,r,r,0,1"(i32 %36, i32 %37, i32 %38, i32 %39, i32 %40, i32 %41, i32 %34, i32 %35) #7, !dbg !706, !srcloc !714
  %asmresult41 = extractvalue { i32, i32 } %42, 0, !dbg !706
  %asmresult42 = extractvalue { i32, i32 } %42, 1, !dbg !706
  store i32 %asmresult41, ptr %arrayidx33, align 4, !dbg !706, !tbaa !99
  store i32 %asmresult42, ptr %arrayidx34, align 4, !dbg !706, !tbaa !99
    #dbg_value(i32 0, !271, !DIExpression(), !715)
  br label %for.cond44, !dbg !716

for.cond44:                                       ; preds = %for.inc57, %for.end
  %i43.0 = phi i32 [ 0, %for.end ], [ %inc58, %for.inc57 ], !dbg !717
    #dbg_value(i32 %i43.0, !271, !DIExpression(), !715)
  %cmp45 = icmp slt i32 %i43.0, 4, !dbg !718
  br i1 %cmp45, label %for.body47, label %for.cond.cleanup46, !dbg !720

for.cond.cleanup46:                               ; preds = %for.cond44
  br label %for.end59

for.body47:                                       ; preds = %for.cond44
  %div48 = sdiv i32 %i43.0, 2, !dbg !721
  %idxprom49 = sext i32 %div48 to i64, !dbg !722
  %arrayidx50 = getelementptr inbounds [2 x i32], ptr %h, i64 0, i64 %idxprom49, !dbg !722
  %43 = load i32, ptr %arrayidx50, align 4, !dbg !722, !tbaa !99
  %rem51 = srem i32 %i43.0, 2, !dbg !723
  %mul52 = mul nsw i32 %rem51, 16, !dbg !724
  %shr = lshr i32 %43, %mul52, !dbg !725
  %conv = trunc i32 %shr to i16, !dbg !726
  %.fca.0.0.insert.i = insertvalue %struct.__half poison, i16 %conv, 0, 0, !dbg !727
  %44 = extractvalue %struct.__half %.fca.0.0.insert.i, 0, !dbg !727
  %.fca.0.extract = extractvalue %struct.ws_f16 %44, 0, !dbg !727
  %45 = bitcast i16 %.fca.0.extract to half, !dbg !728
  %conv.i = fpext half %45 to float, !dbg !728
  %idxprom55 = sext i32 %i43.0 to i64, !dbg !729
  %arrayidx56 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 %idxprom55, !dbg !729
  store float %conv.i, ptr %arrayidx56, align 4, !dbg !730, !tbaa !478
  br label %for.inc57, !dbg !729

for.inc57:                                        ; preds = %for.body47
  %inc58 = add nsw i32 %i43.0, 1, !dbg !731
    #dbg_value(i32 %inc58, !271, !DIExpression(), !715)
  br label %for.cond44, !dbg !732, !llvm.loop !733

for.end59:                                        ; preds = %for.cond.cleanup46
  %arraydecay60 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 0, !dbg !735
    #dbg_value(ptr %arraydecay60, !497, !DIExpression(), !736)
    #dbg_value(i32 16, !503, !DIExpression(), !736)
  %46 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !738
    #dbg_value(i32 %46, !504, !DIExpression(), !736)
  %div.i307 = sdiv i32 %46, 4, !dbg !739
    #dbg_value(i32 %div.i307, !505, !DIExpression(), !736)
  %rem.i308 = srem i32 %46, 4, !dbg !740
  %mul.i309 = mul nsw i32 %rem.i308, 2, !dbg !741
    #dbg_value(i32 %mul.i309, !506, !DIExpression(), !736)
    #dbg_value(i32 0, !507, !DIExpression(), !742)
  br label %for.cond.i310, !dbg !743

for.cond.i310:                                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit.i332, %for.end59
  %i.0.i311 = phi i32 [ 0, %for.end59 ], [ %inc.i333, %_ZL9ws_assertbPKcS0_jS0_.exit.i332 ], !dbg !744
    #dbg_value(i32 %i.0.i311, !507, !DIExpression(), !742)
  %cmp.i312 = icmp slt i32 %i.0.i311, 4, !dbg !745
  br i1 %cmp.i312, label %for.body.i314, label %_Z5checkIfEvPT_i.exit348, !dbg !746

for.body.i314:                                    ; preds = %for.cond.i310
  %idxprom.i315 = sext i32 %i.0.i311 to i64, !dbg !747
  %arrayidx.i316 = getelementptr inbounds float, ptr %arraydecay60, i64 %idxprom.i315, !dbg !747
  %47 = load float, ptr %arrayidx.i316, align 4, !dbg !747, !tbaa !478
  %div1.i317 = sdiv i32 %i.0.i311, 2, !dbg !748
  %mul2.i318 = mul nsw i32 %div1.i317, 8, !dbg !749
  %add.i319 = add nsw i32 %div.i307, %mul2.i318, !dbg !750
  %rem3.i320 = srem i32 %i.0.i311, 2, !dbg !751
  %add4.i321 = add nsw i32 %mul.i309, %rem3.i320, !dbg !752
    #dbg_value(i32 %add.i319, !138, !DIExpression(), !753)
    #dbg_value(i32 %add4.i321, !139, !DIExpression(), !753)
    #dbg_value(i32 16, !140, !DIExpression(), !753)
    #dbg_value(i32 %add.i319, !129, !DIExpression(), !755)
    #dbg_value(i32 %add4.i321, !130, !DIExpression(), !755)
  %sub.i.i.i322 = sub nsw i32 %add.i319, %add4.i321, !dbg !757
    #dbg_value(i32 %sub.i.i.i322, !141, !DIExpression(), !753)
    #dbg_value(i32 0, !142, !DIExpression(), !758)
  br label %for.cond.i.i323, !dbg !759

for.cond.i.i323:                                  ; preds = %for.body.i.i334, %for.body.i314
  %s.0.i.i324 = phi i32 [ %sub.i.i.i322, %for.body.i314 ], [ %add.i.i346, %for.body.i.i334 ], !dbg !753
  %k.0.i.i325 = phi i32 [ 0, %for.body.i314 ], [ %inc.i.i347, %for.body.i.i334 ], !dbg !760
    #dbg_value(i32 %k.0.i.i325, !142, !DIExpression(), !758)
    #dbg_value(i32 %s.0.i.i324, !141, !DIExpression(), !753)
  %cmp.i.i326 = icmp slt i32 %k.0.i.i325, 16, !dbg !761
  br i1 %cmp.i.i326, label %for.body.i.i334, label %_Z3sumiii.exit.i327, !dbg !762

for.body.i.i334:                                  ; preds = %for.cond.i.i323
    #dbg_value(i32 %add.i319, !107, !DIExpression(), !763)
    #dbg_value(i32 %k.0.i.i325, !108, !DIExpression(), !763)
  %mul.i.i.i335 = mul nsw i32 %add.i319, 5, !dbg !765
  %mul1.i.i.i336 = mul nsw i32 %k.0.i.i325, 3, !dbg !766
  %add.i.i.i337 = add nsw i32 %mul.i.i.i335, %mul1.i.i.i336, !dbg !767
  %rem.i.i.i338 = srem i32 %add.i.i.i337, 7, !dbg !768
  %sub.i9.i.i339 = sub nsw i32 %rem.i.i.i338, 3, !dbg !769
    #dbg_value(i32 %k.0.i.i325, !118, !DIExpression(), !770)
    #dbg_value(i32 %add4.i321, !119, !DIExpression(), !770)
  %mul.i10.i.i340 = mul nsw i32 %k.0.i.i325, 2, !dbg !772
  %mul1.i11.i.i341 = mul nsw i32 %add4.i321, 3, !dbg !773
  %add.i12.i.i342 = add nsw i32 %mul.i10.i.i340, %mul1.i11.i.i341, !dbg !774
  %rem.i13.i.i343 = srem i32 %add.i12.i.i342, 5, !dbg !775
  %sub.i14.i.i344 = sub nsw i32 %rem.i13.i.i343, 2, !dbg !776
  %mul.i.i345 = mul nsw i32 %sub.i9.i.i339, %sub.i14.i.i344, !dbg !777
  %add.i.i346 = add nsw i32 %s.0.i.i324, %mul.i.i345, !dbg !778
    #dbg_value(i32 %add.i.i346, !141, !DIExpression(), !753)
  %inc.i.i347 = add nsw i32 %k.0.i.i325, 1, !dbg !779
    #dbg_value(i32 %inc.i.i347, !142, !DIExpression(), !758)
  br label %for.cond.i.i323, !dbg !780, !llvm.loop !781

_Z3sumiii.exit.i327:                              ; preds = %for.cond.i.i323
  %conv.i328 = sitofp i32 %s.0.i.i324 to float, !dbg !783
  %cmp6.i329 = fcmp oeq float %47, %conv.i328, !dbg !784
  %storedv.i.i330 = zext i1 %cmp6.i329 to i8, !dbg !785
  br i1 %cmp6.i329, label %_ZL9ws_assertbPKcS0_jS0_.exit.i332, label %if.then.i.i331, !dbg !785

if.then.i.i331:                                   ; preds = %_Z3sumiii.exit.i327
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__._Z5checkIfEvPT_i, i64 noundef 1) #8, !dbg !785
  unreachable, !dbg !785

_ZL9ws_assertbPKcS0_jS0_.exit.i332:               ; preds = %_Z3sumiii.exit.i327
  %inc.i333 = add nsw i32 %i.0.i311, 1, !dbg !786
    #dbg_value(i32 %inc.i333, !507, !DIExpression(), !742)
  br label %for.cond.i310, !dbg !787, !llvm.loop !788

_Z5checkIfEvPT_i.exit348:                         ; preds = %for.cond.i310
    #dbg_value(ptr undef, !305, !DIExpression(), !335)
    #dbg_value(ptr @_Z10brain_bitsi, !307, !DIExpression(), !335)
    #dbg_value(i32 2, !308, !DIExpression(), !335)
    #dbg_value(i32 0, !309, !DIExpression(), !790)
  br label %for.cond.i349, !dbg !791

for.cond.i349:                                    ; preds = %_Z9pack_leftIPFjiEEjT_iii.exit.i410, %_Z5checkIfEvPT_i.exit348
  %i.0.i350 = phi i32 [ 0, %_Z5checkIfEvPT_i.exit348 ], [ %inc.i413, %_Z9pack_leftIPFjiEEjT_iii.exit.i410 ], !dbg !792
    #dbg_value(i32 %i.0.i350, !309, !DIExpression(), !790)
  %cmp.i351 = icmp slt i32 %i.0.i350, 4, !dbg !793
  br i1 %cmp.i351, label %for.body.i398, label %for.cond.cleanup.i352, !dbg !794

for.cond.cleanup.i352:                            ; preds = %for.cond.i349
    #dbg_value(i32 0, !311, !DIExpression(), !795)
  br label %for.cond6.i353, !dbg !796

for.body.i398:                                    ; preds = %for.cond.i349
  %rem.i399 = srem i32 %i.0.i350, 2, !dbg !797
  %mul.i400 = mul nsw i32 %rem.i399, 8, !dbg !798
  %add.i401 = add nsw i32 %div, %mul.i400, !dbg !799
  %div.i402 = sdiv i32 %i.0.i350, 2, !dbg !800
  %mul2.i403 = mul nsw i32 %div.i402, 4, !dbg !801
  %add3.i404 = add nsw i32 %rem, %mul2.i403, !dbg !802
  %mul4.i405 = mul nsw i32 %add3.i404, 2, !dbg !803
    #dbg_value(ptr @_Z10brain_bitsi, !362, !DIExpression(), !804)
    #dbg_value(i32 %add.i401, !367, !DIExpression(), !804)
    #dbg_value(i32 %mul4.i405, !368, !DIExpression(), !804)
    #dbg_value(i32 2, !369, !DIExpression(), !804)
    #dbg_value(i32 0, !370, !DIExpression(), !804)
    #dbg_value(i32 0, !371, !DIExpression(), !806)
  br label %for.cond.i.i406, !dbg !807

for.cond.i.i406:                                  ; preds = %for.body.i.i414, %for.body.i398
  %word.0.i.i407 = phi i32 [ 0, %for.body.i398 ], [ %or.i.i424, %for.body.i.i414 ], !dbg !804
  %i.0.i.i408 = phi i32 [ 0, %for.body.i398 ], [ %inc.i.i425, %for.body.i.i414 ], !dbg !808
    #dbg_value(i32 %i.0.i.i408, !371, !DIExpression(), !806)
    #dbg_value(i32 %word.0.i.i407, !370, !DIExpression(), !804)
  %cmp.i.i409 = icmp slt i32 %i.0.i.i408, 2, !dbg !809
  br i1 %cmp.i.i409, label %for.body.i.i414, label %_Z9pack_leftIPFjiEEjT_iii.exit.i410, !dbg !810

for.body.i.i414:                                  ; preds = %for.cond.i.i406
  %add.i.i415 = add nsw i32 %mul4.i405, %i.0.i.i408, !dbg !811
    #dbg_value(i32 %add.i401, !107, !DIExpression(), !812)
    #dbg_value(i32 %add.i.i415, !108, !DIExpression(), !812)
  %mul.i.i.i416 = mul nsw i32 %add.i401, 5, !dbg !814
  %mul1.i.i.i417 = mul nsw i32 %add.i.i415, 3, !dbg !815
  %add.i.i.i418 = add nsw i32 %mul.i.i.i416, %mul1.i.i.i417, !dbg !816
  %rem.i.i.i419 = srem i32 %add.i.i.i418, 7, !dbg !817
  %sub.i.i.i420 = sub nsw i32 %rem.i.i.i419, 3, !dbg !818
    #dbg_value(i32 %sub.i.i.i420, !190, !DIExpression(), !819)
  %conv.i929 = sitofp i32 %sub.i.i.i420 to float, !dbg !821
  %48 = bitcast float %conv.i929 to i32, !dbg !822
  %shr.i930 = lshr i32 %48, 16, !dbg !823
  %mul.i.i422 = mul nsw i32 16, %i.0.i.i408, !dbg !824
  %shl.i.i423 = shl i32 %shr.i930, %mul.i.i422, !dbg !825
  %or.i.i424 = or i32 %word.0.i.i407, %shl.i.i423, !dbg !826
    #dbg_value(i32 %or.i.i424, !370, !DIExpression(), !804)
  %inc.i.i425 = add nsw i32 %i.0.i.i408, 1, !dbg !827
    #dbg_value(i32 %inc.i.i425, !371, !DIExpression(), !806)
  br label %for.cond.i.i406, !dbg !828, !llvm.loop !829

_Z9pack_leftIPFjiEEjT_iii.exit.i410:              ; preds = %for.cond.i.i406
  %idxprom.i411 = sext i32 %i.0.i350 to i64, !dbg !831
  %arrayidx.i412 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 %idxprom.i411, !dbg !831
  store i32 %word.0.i.i407, ptr %arrayidx.i412, align 4, !dbg !832, !tbaa !99
  %inc.i413 = add nsw i32 %i.0.i350, 1, !dbg !833
    #dbg_value(i32 %inc.i413, !309, !DIExpression(), !790)
  br label %for.cond.i349, !dbg !834, !llvm.loop !835

for.cond6.i353:                                   ; preds = %_Z10pack_rightIPFjiEEjT_iii.exit.i382, %for.cond.cleanup.i352
  %i5.0.i354 = phi i32 [ 0, %for.cond.cleanup.i352 ], [ %inc17.i385, %_Z10pack_rightIPFjiEEjT_iii.exit.i382 ], !dbg !837
    #dbg_value(i32 %i5.0.i354, !311, !DIExpression(), !795)
  %cmp7.i355 = icmp slt i32 %i5.0.i354, 2, !dbg !838
  br i1 %cmp7.i355, label %for.body9.i374, label %for.cond.cleanup8.i356, !dbg !839

for.cond.cleanup8.i356:                           ; preds = %for.cond6.i353
    #dbg_value(ptr undef, !282, !DIExpression(), !314)
    #dbg_value(i32 0, !290, !DIExpression(), !840)
  br label %for.cond.i48.i357, !dbg !841

for.body9.i374:                                   ; preds = %for.cond6.i353
  %mul10.i375 = mul nsw i32 %i5.0.i354, 4, !dbg !842
  %add11.i376 = add nsw i32 %rem, %mul10.i375, !dbg !843
  %mul12.i377 = mul nsw i32 %add11.i376, 2, !dbg !844
    #dbg_value(ptr @_Z10brain_bitsi, !418, !DIExpression(), !845)
    #dbg_value(i32 %mul12.i377, !421, !DIExpression(), !845)
    #dbg_value(i32 %div, !422, !DIExpression(), !845)
    #dbg_value(i32 2, !423, !DIExpression(), !845)
    #dbg_value(i32 0, !424, !DIExpression(), !845)
    #dbg_value(i32 0, !425, !DIExpression(), !847)
  br label %for.cond.i30.i378, !dbg !848

for.cond.i30.i378:                                ; preds = %for.body.i34.i386, %for.body9.i374
  %word.0.i31.i379 = phi i32 [ 0, %for.body9.i374 ], [ %or.i46.i396, %for.body.i34.i386 ], !dbg !845
  %i.0.i32.i380 = phi i32 [ 0, %for.body9.i374 ], [ %inc.i47.i397, %for.body.i34.i386 ], !dbg !849
    #dbg_value(i32 %i.0.i32.i380, !425, !DIExpression(), !847)
    #dbg_value(i32 %word.0.i31.i379, !424, !DIExpression(), !845)
  %cmp.i33.i381 = icmp slt i32 %i.0.i32.i380, 2, !dbg !850
  br i1 %cmp.i33.i381, label %for.body.i34.i386, label %_Z10pack_rightIPFjiEEjT_iii.exit.i382, !dbg !851

for.body.i34.i386:                                ; preds = %for.cond.i30.i378
  %add.i35.i387 = add nsw i32 %mul12.i377, %i.0.i32.i380, !dbg !852
    #dbg_value(i32 %add.i35.i387, !118, !DIExpression(), !853)
    #dbg_value(i32 %div, !119, !DIExpression(), !853)
  %mul.i.i36.i388 = mul nsw i32 %add.i35.i387, 2, !dbg !855
  %mul1.i.i37.i389 = mul nsw i32 %div, 3, !dbg !856
  %add.i.i38.i390 = add nsw i32 %mul.i.i36.i388, %mul1.i.i37.i389, !dbg !857
  %rem.i.i39.i391 = srem i32 %add.i.i38.i390, 5, !dbg !858
  %sub.i.i40.i392 = sub nsw i32 %rem.i.i39.i391, 2, !dbg !859
    #dbg_value(i32 %sub.i.i40.i392, !190, !DIExpression(), !860)
  %conv.i928 = sitofp i32 %sub.i.i40.i392 to float, !dbg !862
  %49 = bitcast float %conv.i928 to i32, !dbg !863
  %shr.i = lshr i32 %49, 16, !dbg !864
  %mul.i44.i394 = mul nsw i32 16, %i.0.i32.i380, !dbg !865
  %shl.i45.i395 = shl i32 %shr.i, %mul.i44.i394, !dbg !866
  %or.i46.i396 = or i32 %word.0.i31.i379, %shl.i45.i395, !dbg !867
    #dbg_value(i32 %or.i46.i396, !424, !DIExpression(), !845)
  %inc.i47.i397 = add nsw i32 %i.0.i32.i380, 1, !dbg !868
    #dbg_value(i32 %inc.i47.i397, !425, !DIExpression(), !847)
  br label %for.cond.i30.i378, !dbg !869, !llvm.loop !870

_Z10pack_rightIPFjiEEjT_iii.exit.i382:            ; preds = %for.cond.i30.i378
  %idxprom14.i383 = sext i32 %i5.0.i354 to i64, !dbg !872
  %arrayidx15.i384 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 %idxprom14.i383, !dbg !872
  store i32 %word.0.i31.i379, ptr %arrayidx15.i384, align 4, !dbg !873, !tbaa !99
  %inc17.i385 = add nsw i32 %i5.0.i354, 1, !dbg !874
    #dbg_value(i32 %inc17.i385, !311, !DIExpression(), !795)
  br label %for.cond6.i353, !dbg !875, !llvm.loop !876

for.cond.i48.i357:                                ; preds = %for.body.i51.i360, %for.cond.cleanup8.i356
  %i.0.i49.i358 = phi i32 [ 0, %for.cond.cleanup8.i356 ], [ %inc.i57.i373, %for.body.i51.i360 ], !dbg !878
    #dbg_value(i32 %i.0.i49.i358, !290, !DIExpression(), !840)
  %cmp.i50.i359 = icmp slt i32 %i.0.i49.i358, 4, !dbg !879
  br i1 %cmp.i50.i359, label %for.body.i51.i360, label %_ZZ8productsvENKUlT_iE_clIPFjiEEEDaS_i.exit426, !dbg !880

for.body.i51.i360:                                ; preds = %for.cond.i48.i357
  %div.i52.i361 = sdiv i32 %i.0.i49.i358, 2, !dbg !881
  %mul.i53.i362 = mul nsw i32 %div.i52.i361, 8, !dbg !882
  %add.i54.i363 = add nsw i32 %div, %mul.i53.i362, !dbg !883
  %mul2.i.i364 = mul nsw i32 %rem, 2, !dbg !884
  %rem.i55.i365 = srem i32 %i.0.i49.i358, 2, !dbg !885
  %add3.i.i366 = add nsw i32 %mul2.i.i364, %rem.i55.i365, !dbg !886
    #dbg_value(i32 %add.i54.i363, !129, !DIExpression(), !887)
    #dbg_value(i32 %add3.i.i366, !130, !DIExpression(), !887)
  %sub.i.i56.i367 = sub nsw i32 %add.i54.i363, %add3.i.i366, !dbg !889
  %idxprom.i.i368 = sext i32 %i.0.i49.i358 to i64, !dbg !890
  %arrayidx.i.i369 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 %idxprom.i.i368, !dbg !890
  store i32 %sub.i.i56.i367, ptr %arrayidx.i.i369, align 4, !dbg !891, !tbaa !99
  %conv.i.i370 = sitofp i32 %sub.i.i56.i367 to float, !dbg !890
  %idxprom4.i.i371 = sext i32 %i.0.i49.i358 to i64, !dbg !892
  %arrayidx5.i.i372 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 %idxprom4.i.i371, !dbg !892
  store float %conv.i.i370, ptr %arrayidx5.i.i372, align 4, !dbg !893, !tbaa !478
  %inc.i57.i373 = add nsw i32 %i.0.i49.i358, 1, !dbg !894
    #dbg_value(i32 %inc.i57.i373, !290, !DIExpression(), !840)
  br label %for.cond.i48.i357, !dbg !895, !llvm.loop !896

_ZZ8productsvENKUlT_iE_clIPFjiEEEDaS_i.exit426:   ; preds = %for.cond.i48.i357
  %arrayidx61 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 0, !dbg !898
  %50 = load float, ptr %arrayidx61, align 4, !dbg !899, !tbaa !478
  %arrayidx62 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 1, !dbg !900
  %51 = load float, ptr %arrayidx62, align 4, !dbg !899, !tbaa !478
  %arrayidx63 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 2, !dbg !901
  %52 = load float, ptr %arrayidx63, align 4, !dbg !899, !tbaa !478
  %arrayidx64 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 3, !dbg !902
  %53 = load float, ptr %arrayidx64, align 4, !dbg !899, !tbaa !478
  %arrayidx65 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 0, !dbg !903
  %54 = load i32, ptr %arrayidx65, align 4, !dbg !903, !tbaa !99
  %arrayidx66 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 1, !dbg !904
  %55 = load i32, ptr %arrayidx66, align 4, !dbg !904, !tbaa !99
  %arrayidx67 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 2, !dbg !905
  %56 = load i32, ptr %arrayidx67, align 4, !dbg !905, !tbaa !99
  %arrayidx68 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 3, !dbg !906
  %57 = load i32, ptr %arrayidx68, align 4, !dbg !906, !tbaa !99
  %arrayidx69 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 0, !dbg !907
  %58 = load i32, ptr %arrayidx69, align 4, !dbg !907, !tbaa !99
  %arrayidx70 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 1, !dbg !908
  %59 = load i32, ptr %arrayidx70, align 4, !dbg !908, !tbaa !99
  %60 = call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$0,$1,$2,$3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %54, i32 %55, i32 %56, i32 %57, i32 %58, i32 %59, float %50, float %51, float %52, float %53) #7, !dbg !899, !srcloc !909
  %asmresult71 = extractvalue { float, float, float, float } %60, 0, !dbg !899
  %asmresult72 = extractvalue { float, float, float, float } %60, 1, !dbg !899
  %asmresult73 = extractvalue { float, float, float, float } %60, 2, !dbg !899
  %asmresult74 = extractvalue { float, float, float, float } %60, 3, !dbg !899
  store float %asmresult71, ptr %arrayidx61, align 4, !dbg !899, !tbaa !478
  store float %asmresult72, ptr %arrayidx62, align 4, !dbg !899, !tbaa !478
  store float %asmresult73, ptr %arrayidx63, align 4, !dbg !899, !tbaa !478
  store float %asmresult74, ptr %arrayidx64, align 4, !dbg !899, !tbaa !478
  %arraydecay75 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 0, !dbg !910
    #dbg_value(ptr %arraydecay75, !497, !DIExpression(), !911)
    #dbg_value(i32 16, !503, !DIExpression(), !911)
  %61 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !913
    #dbg_value(i32 %61, !504, !DIExpression(), !911)
  %div.i427 = sdiv i32 %61, 4, !dbg !914
    #dbg_value(i32 %div.i427, !505, !DIExpression(), !911)
  %rem.i428 = srem i32 %61, 4, !dbg !915
  %mul.i429 = mul nsw i32 %rem.i428, 2, !dbg !916
    #dbg_value(i32 %mul.i429, !506, !DIExpression(), !911)
    #dbg_value(i32 0, !507, !DIExpression(), !917)
  br label %for.cond.i430, !dbg !918

for.cond.i430:                                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit.i452, %_ZZ8productsvENKUlT_iE_clIPFjiEEEDaS_i.exit426
  %i.0.i431 = phi i32 [ 0, %_ZZ8productsvENKUlT_iE_clIPFjiEEEDaS_i.exit426 ], [ %inc.i453, %_ZL9ws_assertbPKcS0_jS0_.exit.i452 ], !dbg !919
    #dbg_value(i32 %i.0.i431, !507, !DIExpression(), !917)
  %cmp.i432 = icmp slt i32 %i.0.i431, 4, !dbg !920
  br i1 %cmp.i432, label %for.body.i434, label %_Z5checkIfEvPT_i.exit468, !dbg !921

for.body.i434:                                    ; preds = %for.cond.i430
  %idxprom.i435 = sext i32 %i.0.i431 to i64, !dbg !922
  %arrayidx.i436 = getelementptr inbounds float, ptr %arraydecay75, i64 %idxprom.i435, !dbg !922
  %62 = load float, ptr %arrayidx.i436, align 4, !dbg !922, !tbaa !478
  %div1.i437 = sdiv i32 %i.0.i431, 2, !dbg !923
  %mul2.i438 = mul nsw i32 %div1.i437, 8, !dbg !924
  %add.i439 = add nsw i32 %div.i427, %mul2.i438, !dbg !925
  %rem3.i440 = srem i32 %i.0.i431, 2, !dbg !926
  %add4.i441 = add nsw i32 %mul.i429, %rem3.i440, !dbg !927
    #dbg_value(i32 %add.i439, !138, !DIExpression(), !928)
    #dbg_value(i32 %add4.i441, !139, !DIExpression(), !928)
    #dbg_value(i32 16, !140, !DIExpression(), !928)
    #dbg_value(i32 %add.i439, !129, !DIExpression(), !930)
    #dbg_value(i32 %add4.i441, !130, !DIExpression(), !930)
  %sub.i.i.i442 = sub nsw i32 %add.i439, %add4.i441, !dbg !932
    #dbg_value(i32 %sub.i.i.i442, !141, !DIExpression(), !928)
    #dbg_value(i32 0, !142, !DIExpression(), !933)
  br label %for.cond.i.i443, !dbg !934

for.cond.i.i443:                                  ; preds = %for.body.i.i454, %for.body.i434
  %s.0.i.i444 = phi i32 [ %sub.i.i.i442, %for.body.i434 ], [ %add.i.i466, %for.body.i.i454 ], !dbg !928
  %k.0.i.i445 = phi i32 [ 0, %for.body.i434 ], [ %inc.i.i467, %for.body.i.i454 ], !dbg !935
    #dbg_value(i32 %k.0.i.i445, !142, !DIExpression(), !933)
    #dbg_value(i32 %s.0.i.i444, !141, !DIExpression(), !928)
  %cmp.i.i446 = icmp slt i32 %k.0.i.i445, 16, !dbg !936
  br i1 %cmp.i.i446, label %for.body.i.i454, label %_Z3sumiii.exit.i447, !dbg !937

for.body.i.i454:                                  ; preds = %for.cond.i.i443
    #dbg_value(i32 %add.i439, !107, !DIExpression(), !938)
    #dbg_value(i32 %k.0.i.i445, !108, !DIExpression(), !938)
  %mul.i.i.i455 = mul nsw i32 %add.i439, 5, !dbg !940
  %mul1.i.i.i456 = mul nsw i32 %k.0.i.i445, 3, !dbg !941
  %add.i.i.i457 = add nsw i32 %mul.i.i.i455, %mul1.i.i.i456, !dbg !942
  %rem.i.i.i458 = srem i32 %add.i.i.i457, 7, !dbg !943
  %sub.i9.i.i459 = sub nsw i32 %rem.i.i.i458, 3, !dbg !944
    #dbg_value(i32 %k.0.i.i445, !118, !DIExpression(), !945)
    #dbg_value(i32 %add4.i441, !119, !DIExpression(), !945)
  %mul.i10.i.i460 = mul nsw i32 %k.0.i.i445, 2, !dbg !947
  %mul1.i11.i.i461 = mul nsw i32 %add4.i441, 3, !dbg !948
  %add.i12.i.i462 = add nsw i32 %mul.i10.i.i460, %mul1.i11.i.i461, !dbg !949
  %rem.i13.i.i463 = srem i32 %add.i12.i.i462, 5, !dbg !950
  %sub.i14.i.i464 = sub nsw i32 %rem.i13.i.i463, 2, !dbg !951
  %mul.i.i465 = mul nsw i32 %sub.i9.i.i459, %sub.i14.i.i464, !dbg !952
  %add.i.i466 = add nsw i32 %s.0.i.i444, %mul.i.i465, !dbg !953
    #dbg_value(i32 %add.i.i466, !141, !DIExpression(), !928)
  %inc.i.i467 = add nsw i32 %k.0.i.i445, 1, !dbg !954
    #dbg_value(i32 %inc.i.i467, !142, !DIExpression(), !933)
  br label %for.cond.i.i443, !dbg !955, !llvm.loop !956

_Z3sumiii.exit.i447:                              ; preds = %for.cond.i.i443
  %conv.i448 = sitofp i32 %s.0.i.i444 to float, !dbg !958
  %cmp6.i449 = fcmp oeq float %62, %conv.i448, !dbg !959
  %storedv.i.i450 = zext i1 %cmp6.i449 to i8, !dbg !960
  br i1 %cmp6.i449, label %_ZL9ws_assertbPKcS0_jS0_.exit.i452, label %if.then.i.i451, !dbg !960

if.then.i.i451:                                   ; preds = %_Z3sumiii.exit.i447
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__._Z5checkIfEvPT_i, i64 noundef 1) #8, !dbg !960
  unreachable, !dbg !960

_ZL9ws_assertbPKcS0_jS0_.exit.i452:               ; preds = %_Z3sumiii.exit.i447
  %inc.i453 = add nsw i32 %i.0.i431, 1, !dbg !961
    #dbg_value(i32 %inc.i453, !507, !DIExpression(), !917)
  br label %for.cond.i430, !dbg !962, !llvm.loop !963

_Z5checkIfEvPT_i.exit468:                         ; preds = %for.cond.i430
    #dbg_value(ptr undef, !305, !DIExpression(), !334)
    #dbg_value(ptr @_Z10float_bitsi, !307, !DIExpression(), !334)
    #dbg_value(i32 1, !308, !DIExpression(), !334)
    #dbg_value(i32 0, !309, !DIExpression(), !965)
  br label %for.cond.i469, !dbg !966

for.cond.i469:                                    ; preds = %_Z9pack_leftIPFjiEEjT_iii.exit.i530, %_Z5checkIfEvPT_i.exit468
  %i.0.i470 = phi i32 [ 0, %_Z5checkIfEvPT_i.exit468 ], [ %inc.i533, %_Z9pack_leftIPFjiEEjT_iii.exit.i530 ], !dbg !967
    #dbg_value(i32 %i.0.i470, !309, !DIExpression(), !965)
  %cmp.i471 = icmp slt i32 %i.0.i470, 4, !dbg !968
  br i1 %cmp.i471, label %for.body.i518, label %for.cond.cleanup.i472, !dbg !969

for.cond.cleanup.i472:                            ; preds = %for.cond.i469
    #dbg_value(i32 0, !311, !DIExpression(), !970)
  br label %for.cond6.i473, !dbg !971

for.body.i518:                                    ; preds = %for.cond.i469
  %rem.i519 = srem i32 %i.0.i470, 2, !dbg !972
  %mul.i520 = mul nsw i32 %rem.i519, 8, !dbg !973
  %add.i521 = add nsw i32 %div, %mul.i520, !dbg !974
  %div.i522 = sdiv i32 %i.0.i470, 2, !dbg !975
  %mul2.i523 = mul nsw i32 %div.i522, 4, !dbg !976
  %add3.i524 = add nsw i32 %rem, %mul2.i523, !dbg !977
    #dbg_value(ptr @_Z10float_bitsi, !362, !DIExpression(), !978)
    #dbg_value(i32 %add.i521, !367, !DIExpression(), !978)
    #dbg_value(i32 %add3.i524, !368, !DIExpression(), !978)
    #dbg_value(i32 1, !369, !DIExpression(), !978)
    #dbg_value(i32 0, !370, !DIExpression(), !978)
    #dbg_value(i32 0, !371, !DIExpression(), !980)
  br label %for.cond.i.i526, !dbg !981

for.cond.i.i526:                                  ; preds = %for.body.i.i534, %for.body.i518
  %word.0.i.i527 = phi i32 [ 0, %for.body.i518 ], [ %or.i.i544, %for.body.i.i534 ], !dbg !978
  %i.0.i.i528 = phi i32 [ 0, %for.body.i518 ], [ %inc.i.i545, %for.body.i.i534 ], !dbg !982
    #dbg_value(i32 %i.0.i.i528, !371, !DIExpression(), !980)
    #dbg_value(i32 %word.0.i.i527, !370, !DIExpression(), !978)
  %cmp.i.i529 = icmp slt i32 %i.0.i.i528, 1, !dbg !983
  br i1 %cmp.i.i529, label %for.body.i.i534, label %_Z9pack_leftIPFjiEEjT_iii.exit.i530, !dbg !984

for.body.i.i534:                                  ; preds = %for.cond.i.i526
  %add.i.i535 = add nsw i32 %add3.i524, %i.0.i.i528, !dbg !985
    #dbg_value(i32 %add.i521, !107, !DIExpression(), !986)
    #dbg_value(i32 %add.i.i535, !108, !DIExpression(), !986)
  %mul.i.i.i536 = mul nsw i32 %add.i521, 5, !dbg !988
  %mul1.i.i.i537 = mul nsw i32 %add.i.i535, 3, !dbg !989
  %add.i.i.i538 = add nsw i32 %mul.i.i.i536, %mul1.i.i.i537, !dbg !990
  %rem.i.i.i539 = srem i32 %add.i.i.i538, 7, !dbg !991
  %sub.i.i.i540 = sub nsw i32 %rem.i.i.i539, 3, !dbg !992
    #dbg_value(i32 %sub.i.i.i540, !198, !DIExpression(), !993)
  %conv.i932 = sitofp i32 %sub.i.i.i540 to float, !dbg !995
  %63 = bitcast float %conv.i932 to i32, !dbg !996
  %or.i.i544 = or i32 %word.0.i.i527, %63, !dbg !997
    #dbg_value(i32 %or.i.i544, !370, !DIExpression(), !978)
  %inc.i.i545 = add nsw i32 %i.0.i.i528, 1, !dbg !998
    #dbg_value(i32 %inc.i.i545, !371, !DIExpression(), !980)
  br label %for.cond.i.i526, !dbg !999, !llvm.loop !1000

_Z9pack_leftIPFjiEEjT_iii.exit.i530:              ; preds = %for.cond.i.i526
  %idxprom.i531 = sext i32 %i.0.i470 to i64, !dbg !1002
  %arrayidx.i532 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 %idxprom.i531, !dbg !1002
  store i32 %word.0.i.i527, ptr %arrayidx.i532, align 4, !dbg !1003, !tbaa !99
  %inc.i533 = add nsw i32 %i.0.i470, 1, !dbg !1004
    #dbg_value(i32 %inc.i533, !309, !DIExpression(), !965)
  br label %for.cond.i469, !dbg !1005, !llvm.loop !1006

for.cond6.i473:                                   ; preds = %_Z10pack_rightIPFjiEEjT_iii.exit.i502, %for.cond.cleanup.i472
  %i5.0.i474 = phi i32 [ 0, %for.cond.cleanup.i472 ], [ %inc17.i505, %_Z10pack_rightIPFjiEEjT_iii.exit.i502 ], !dbg !1008
    #dbg_value(i32 %i5.0.i474, !311, !DIExpression(), !970)
  %cmp7.i475 = icmp slt i32 %i5.0.i474, 2, !dbg !1009
  br i1 %cmp7.i475, label %for.body9.i494, label %for.cond.cleanup8.i476, !dbg !1010

for.cond.cleanup8.i476:                           ; preds = %for.cond6.i473
    #dbg_value(ptr undef, !282, !DIExpression(), !317)
    #dbg_value(i32 0, !290, !DIExpression(), !1011)
  br label %for.cond.i48.i477, !dbg !1012

for.body9.i494:                                   ; preds = %for.cond6.i473
  %mul10.i495 = mul nsw i32 %i5.0.i474, 4, !dbg !1013
  %add11.i496 = add nsw i32 %rem, %mul10.i495, !dbg !1014
    #dbg_value(ptr @_Z10float_bitsi, !418, !DIExpression(), !1015)
    #dbg_value(i32 %add11.i496, !421, !DIExpression(), !1015)
    #dbg_value(i32 %div, !422, !DIExpression(), !1015)
    #dbg_value(i32 1, !423, !DIExpression(), !1015)
    #dbg_value(i32 0, !424, !DIExpression(), !1015)
    #dbg_value(i32 0, !425, !DIExpression(), !1017)
  br label %for.cond.i30.i498, !dbg !1018

for.cond.i30.i498:                                ; preds = %for.body.i34.i506, %for.body9.i494
  %word.0.i31.i499 = phi i32 [ 0, %for.body9.i494 ], [ %or.i46.i516, %for.body.i34.i506 ], !dbg !1015
  %i.0.i32.i500 = phi i32 [ 0, %for.body9.i494 ], [ %inc.i47.i517, %for.body.i34.i506 ], !dbg !1019
    #dbg_value(i32 %i.0.i32.i500, !425, !DIExpression(), !1017)
    #dbg_value(i32 %word.0.i31.i499, !424, !DIExpression(), !1015)
  %cmp.i33.i501 = icmp slt i32 %i.0.i32.i500, 1, !dbg !1020
  br i1 %cmp.i33.i501, label %for.body.i34.i506, label %_Z10pack_rightIPFjiEEjT_iii.exit.i502, !dbg !1021

for.body.i34.i506:                                ; preds = %for.cond.i30.i498
  %add.i35.i507 = add nsw i32 %add11.i496, %i.0.i32.i500, !dbg !1022
    #dbg_value(i32 %add.i35.i507, !118, !DIExpression(), !1023)
    #dbg_value(i32 %div, !119, !DIExpression(), !1023)
  %mul.i.i36.i508 = mul nsw i32 %add.i35.i507, 2, !dbg !1025
  %mul1.i.i37.i509 = mul nsw i32 %div, 3, !dbg !1026
  %add.i.i38.i510 = add nsw i32 %mul.i.i36.i508, %mul1.i.i37.i509, !dbg !1027
  %rem.i.i39.i511 = srem i32 %add.i.i38.i510, 5, !dbg !1028
  %sub.i.i40.i512 = sub nsw i32 %rem.i.i39.i511, 2, !dbg !1029
    #dbg_value(i32 %sub.i.i40.i512, !198, !DIExpression(), !1030)
  %conv.i931 = sitofp i32 %sub.i.i40.i512 to float, !dbg !1032
  %64 = bitcast float %conv.i931 to i32, !dbg !1033
  %or.i46.i516 = or i32 %word.0.i31.i499, %64, !dbg !1034
    #dbg_value(i32 %or.i46.i516, !424, !DIExpression(), !1015)
  %inc.i47.i517 = add nsw i32 %i.0.i32.i500, 1, !dbg !1035
    #dbg_value(i32 %inc.i47.i517, !425, !DIExpression(), !1017)
  br label %for.cond.i30.i498, !dbg !1036, !llvm.loop !1037

_Z10pack_rightIPFjiEEjT_iii.exit.i502:            ; preds = %for.cond.i30.i498
  %idxprom14.i503 = sext i32 %i5.0.i474 to i64, !dbg !1039
  %arrayidx15.i504 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 %idxprom14.i503, !dbg !1039
  store i32 %word.0.i31.i499, ptr %arrayidx15.i504, align 4, !dbg !1040, !tbaa !99
  %inc17.i505 = add nsw i32 %i5.0.i474, 1, !dbg !1041
    #dbg_value(i32 %inc17.i505, !311, !DIExpression(), !970)
  br label %for.cond6.i473, !dbg !1042, !llvm.loop !1043

for.cond.i48.i477:                                ; preds = %for.body.i51.i480, %for.cond.cleanup8.i476
  %i.0.i49.i478 = phi i32 [ 0, %for.cond.cleanup8.i476 ], [ %inc.i57.i493, %for.body.i51.i480 ], !dbg !1045
    #dbg_value(i32 %i.0.i49.i478, !290, !DIExpression(), !1011)
  %cmp.i50.i479 = icmp slt i32 %i.0.i49.i478, 4, !dbg !1046
  br i1 %cmp.i50.i479, label %for.body.i51.i480, label %_ZZ8productsvENKUlT_iE_clIPFjiEEEDaS_i.exit546, !dbg !1047

for.body.i51.i480:                                ; preds = %for.cond.i48.i477
  %div.i52.i481 = sdiv i32 %i.0.i49.i478, 2, !dbg !1048
  %mul.i53.i482 = mul nsw i32 %div.i52.i481, 8, !dbg !1049
  %add.i54.i483 = add nsw i32 %div, %mul.i53.i482, !dbg !1050
  %mul2.i.i484 = mul nsw i32 %rem, 2, !dbg !1051
  %rem.i55.i485 = srem i32 %i.0.i49.i478, 2, !dbg !1052
  %add3.i.i486 = add nsw i32 %mul2.i.i484, %rem.i55.i485, !dbg !1053
    #dbg_value(i32 %add.i54.i483, !129, !DIExpression(), !1054)
    #dbg_value(i32 %add3.i.i486, !130, !DIExpression(), !1054)
  %sub.i.i56.i487 = sub nsw i32 %add.i54.i483, %add3.i.i486, !dbg !1056
  %idxprom.i.i488 = sext i32 %i.0.i49.i478 to i64, !dbg !1057
  %arrayidx.i.i489 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 %idxprom.i.i488, !dbg !1057
  store i32 %sub.i.i56.i487, ptr %arrayidx.i.i489, align 4, !dbg !1058, !tbaa !99
  %conv.i.i490 = sitofp i32 %sub.i.i56.i487 to float, !dbg !1057
  %idxprom4.i.i491 = sext i32 %i.0.i49.i478 to i64, !dbg !1059
  %arrayidx5.i.i492 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 %idxprom4.i.i491, !dbg !1059
  store float %conv.i.i490, ptr %arrayidx5.i.i492, align 4, !dbg !1060, !tbaa !478
  %inc.i57.i493 = add nsw i32 %i.0.i49.i478, 1, !dbg !1061
    #dbg_value(i32 %inc.i57.i493, !290, !DIExpression(), !1011)
  br label %for.cond.i48.i477, !dbg !1062, !llvm.loop !1063

_ZZ8productsvENKUlT_iE_clIPFjiEEEDaS_i.exit546:   ; preds = %for.cond.i48.i477
  %arrayidx76 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 0, !dbg !1065
  %65 = load float, ptr %arrayidx76, align 4, !dbg !1066, !tbaa !478
  %arrayidx77 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 1, !dbg !1067
  %66 = load float, ptr %arrayidx77, align 4, !dbg !1066, !tbaa !478
  %arrayidx78 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 2, !dbg !1068
  %67 = load float, ptr %arrayidx78, align 4, !dbg !1066, !tbaa !478
  %arrayidx79 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 3, !dbg !1069
  %68 = load float, ptr %arrayidx79, align 4, !dbg !1066, !tbaa !478
  %arrayidx80 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 0, !dbg !1070
  %69 = load i32, ptr %arrayidx80, align 4, !dbg !1070, !tbaa !99
  %arrayidx81 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 1, !dbg !1071
  %70 = load i32, ptr %arrayidx81, align 4, !dbg !1071, !tbaa !99
  %arrayidx82 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 2, !dbg !1072
  %71 = load i32, ptr %arrayidx82, align 4, !dbg !1072, !tbaa !99
  %arrayidx83 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 3, !dbg !1073
  %72 = load i32, ptr %arrayidx83, align 4, !dbg !1073, !tbaa !99
  %arrayidx84 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 0, !dbg !1074
  %73 = load i32, ptr %arrayidx84, align 4, !dbg !1074, !tbaa !99
  %arrayidx85 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 1, !dbg !1075
  %74 = load i32, ptr %arrayidx85, align 4, !dbg !1075, !tbaa !99
  %75 = call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$0,$1,$2,$3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %69, i32 %70, i32 %71, i32 %72, i32 %73, i32 %74, float %65, float %66, float %67, float %68) #7, !dbg !1066, !srcloc !1076
  %asmresult86 = extractvalue { float, float, float, float } %75, 0, !dbg !1066
  %asmresult87 = extractvalue { float, float, float, float } %75, 1, !dbg !1066
  %asmresult88 = extractvalue { float, float, float, float } %75, 2, !dbg !1066
  %asmresult89 = extractvalue { float, float, float, float } %75, 3, !dbg !1066
  store float %asmresult86, ptr %arrayidx76, align 4, !dbg !1066, !tbaa !478
  store float %asmresult87, ptr %arrayidx77, align 4, !dbg !1066, !tbaa !478
  store float %asmresult88, ptr %arrayidx78, align 4, !dbg !1066, !tbaa !478
  store float %asmresult89, ptr %arrayidx79, align 4, !dbg !1066, !tbaa !478
  %arraydecay90 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 0, !dbg !1077
    #dbg_value(ptr %arraydecay90, !497, !DIExpression(), !1078)
    #dbg_value(i32 8, !503, !DIExpression(), !1078)
  %76 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1080
    #dbg_value(i32 %76, !504, !DIExpression(), !1078)
  %div.i547 = sdiv i32 %76, 4, !dbg !1081
    #dbg_value(i32 %div.i547, !505, !DIExpression(), !1078)
  %rem.i548 = srem i32 %76, 4, !dbg !1082
  %mul.i549 = mul nsw i32 %rem.i548, 2, !dbg !1083
    #dbg_value(i32 %mul.i549, !506, !DIExpression(), !1078)
    #dbg_value(i32 0, !507, !DIExpression(), !1084)
  br label %for.cond.i550, !dbg !1085

for.cond.i550:                                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit.i572, %_ZZ8productsvENKUlT_iE_clIPFjiEEEDaS_i.exit546
  %i.0.i551 = phi i32 [ 0, %_ZZ8productsvENKUlT_iE_clIPFjiEEEDaS_i.exit546 ], [ %inc.i573, %_ZL9ws_assertbPKcS0_jS0_.exit.i572 ], !dbg !1086
    #dbg_value(i32 %i.0.i551, !507, !DIExpression(), !1084)
  %cmp.i552 = icmp slt i32 %i.0.i551, 4, !dbg !1087
  br i1 %cmp.i552, label %for.body.i554, label %_Z5checkIfEvPT_i.exit588, !dbg !1088

for.body.i554:                                    ; preds = %for.cond.i550
  %idxprom.i555 = sext i32 %i.0.i551 to i64, !dbg !1089
  %arrayidx.i556 = getelementptr inbounds float, ptr %arraydecay90, i64 %idxprom.i555, !dbg !1089
  %77 = load float, ptr %arrayidx.i556, align 4, !dbg !1089, !tbaa !478
  %div1.i557 = sdiv i32 %i.0.i551, 2, !dbg !1090
  %mul2.i558 = mul nsw i32 %div1.i557, 8, !dbg !1091
  %add.i559 = add nsw i32 %div.i547, %mul2.i558, !dbg !1092
  %rem3.i560 = srem i32 %i.0.i551, 2, !dbg !1093
  %add4.i561 = add nsw i32 %mul.i549, %rem3.i560, !dbg !1094
    #dbg_value(i32 %add.i559, !138, !DIExpression(), !1095)
    #dbg_value(i32 %add4.i561, !139, !DIExpression(), !1095)
    #dbg_value(i32 8, !140, !DIExpression(), !1095)
    #dbg_value(i32 %add.i559, !129, !DIExpression(), !1097)
    #dbg_value(i32 %add4.i561, !130, !DIExpression(), !1097)
  %sub.i.i.i562 = sub nsw i32 %add.i559, %add4.i561, !dbg !1099
    #dbg_value(i32 %sub.i.i.i562, !141, !DIExpression(), !1095)
    #dbg_value(i32 0, !142, !DIExpression(), !1100)
  br label %for.cond.i.i563, !dbg !1101

for.cond.i.i563:                                  ; preds = %for.body.i.i574, %for.body.i554
  %s.0.i.i564 = phi i32 [ %sub.i.i.i562, %for.body.i554 ], [ %add.i.i586, %for.body.i.i574 ], !dbg !1095
  %k.0.i.i565 = phi i32 [ 0, %for.body.i554 ], [ %inc.i.i587, %for.body.i.i574 ], !dbg !1102
    #dbg_value(i32 %k.0.i.i565, !142, !DIExpression(), !1100)
    #dbg_value(i32 %s.0.i.i564, !141, !DIExpression(), !1095)
  %cmp.i.i566 = icmp slt i32 %k.0.i.i565, 8, !dbg !1103
  br i1 %cmp.i.i566, label %for.body.i.i574, label %_Z3sumiii.exit.i567, !dbg !1104

for.body.i.i574:                                  ; preds = %for.cond.i.i563
    #dbg_value(i32 %add.i559, !107, !DIExpression(), !1105)
    #dbg_value(i32 %k.0.i.i565, !108, !DIExpression(), !1105)
  %mul.i.i.i575 = mul nsw i32 %add.i559, 5, !dbg !1107
  %mul1.i.i.i576 = mul nsw i32 %k.0.i.i565, 3, !dbg !1108
  %add.i.i.i577 = add nsw i32 %mul.i.i.i575, %mul1.i.i.i576, !dbg !1109
  %rem.i.i.i578 = srem i32 %add.i.i.i577, 7, !dbg !1110
  %sub.i9.i.i579 = sub nsw i32 %rem.i.i.i578, 3, !dbg !1111
    #dbg_value(i32 %k.0.i.i565, !118, !DIExpression(), !1112)
    #dbg_value(i32 %add4.i561, !119, !DIExpression(), !1112)
  %mul.i10.i.i580 = mul nsw i32 %k.0.i.i565, 2, !dbg !1114
  %mul1.i11.i.i581 = mul nsw i32 %add4.i561, 3, !dbg !1115
  %add.i12.i.i582 = add nsw i32 %mul.i10.i.i580, %mul1.i11.i.i581, !dbg !1116
  %rem.i13.i.i583 = srem i32 %add.i12.i.i582, 5, !dbg !1117
  %sub.i14.i.i584 = sub nsw i32 %rem.i13.i.i583, 2, !dbg !1118
  %mul.i.i585 = mul nsw i32 %sub.i9.i.i579, %sub.i14.i.i584, !dbg !1119
  %add.i.i586 = add nsw i32 %s.0.i.i564, %mul.i.i585, !dbg !1120
    #dbg_value(i32 %add.i.i586, !141, !DIExpression(), !1095)
  %inc.i.i587 = add nsw i32 %k.0.i.i565, 1, !dbg !1121
    #dbg_value(i32 %inc.i.i587, !142, !DIExpression(), !1100)
  br label %for.cond.i.i563, !dbg !1122, !llvm.loop !1123

_Z3sumiii.exit.i567:                              ; preds = %for.cond.i.i563
  %conv.i568 = sitofp i32 %s.0.i.i564 to float, !dbg !1125
  %cmp6.i569 = fcmp oeq float %77, %conv.i568, !dbg !1126
  %storedv.i.i570 = zext i1 %cmp6.i569 to i8, !dbg !1127
  br i1 %cmp6.i569, label %_ZL9ws_assertbPKcS0_jS0_.exit.i572, label %if.then.i.i571, !dbg !1127

if.then.i.i571:                                   ; preds = %_Z3sumiii.exit.i567
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__._Z5checkIfEvPT_i, i64 noundef 1) #8, !dbg !1127
  unreachable, !dbg !1127

_ZL9ws_assertbPKcS0_jS0_.exit.i572:               ; preds = %_Z3sumiii.exit.i567
  %inc.i573 = add nsw i32 %i.0.i551, 1, !dbg !1128
    #dbg_value(i32 %inc.i573, !507, !DIExpression(), !1084)
  br label %for.cond.i550, !dbg !1129, !llvm.loop !1130

_Z5checkIfEvPT_i.exit588:                         ; preds = %for.cond.i550
    #dbg_value(ptr undef, !305, !DIExpression(), !333)
    #dbg_value(ptr @_Z9byte_bitsi, !307, !DIExpression(), !333)
    #dbg_value(i32 4, !308, !DIExpression(), !333)
    #dbg_value(i32 0, !309, !DIExpression(), !1132)
  br label %for.cond.i589, !dbg !1133

for.cond.i589:                                    ; preds = %_Z9pack_leftIPFjiEEjT_iii.exit.i650, %_Z5checkIfEvPT_i.exit588
  %i.0.i590 = phi i32 [ 0, %_Z5checkIfEvPT_i.exit588 ], [ %inc.i653, %_Z9pack_leftIPFjiEEjT_iii.exit.i650 ], !dbg !1134
    #dbg_value(i32 %i.0.i590, !309, !DIExpression(), !1132)
  %cmp.i591 = icmp slt i32 %i.0.i590, 4, !dbg !1135
  br i1 %cmp.i591, label %for.body.i638, label %for.cond.cleanup.i592, !dbg !1136

for.cond.cleanup.i592:                            ; preds = %for.cond.i589
    #dbg_value(i32 0, !311, !DIExpression(), !1137)
  br label %for.cond6.i593, !dbg !1138

for.body.i638:                                    ; preds = %for.cond.i589
  %rem.i639 = srem i32 %i.0.i590, 2, !dbg !1139
  %mul.i640 = mul nsw i32 %rem.i639, 8, !dbg !1140
  %add.i641 = add nsw i32 %div, %mul.i640, !dbg !1141
  %div.i642 = sdiv i32 %i.0.i590, 2, !dbg !1142
  %mul2.i643 = mul nsw i32 %div.i642, 4, !dbg !1143
  %add3.i644 = add nsw i32 %rem, %mul2.i643, !dbg !1144
  %mul4.i645 = mul nsw i32 %add3.i644, 4, !dbg !1145
    #dbg_value(ptr @_Z9byte_bitsi, !362, !DIExpression(), !1146)
    #dbg_value(i32 %add.i641, !367, !DIExpression(), !1146)
    #dbg_value(i32 %mul4.i645, !368, !DIExpression(), !1146)
    #dbg_value(i32 4, !369, !DIExpression(), !1146)
    #dbg_value(i32 0, !370, !DIExpression(), !1146)
    #dbg_value(i32 0, !371, !DIExpression(), !1148)
  br label %for.cond.i.i646, !dbg !1149

for.cond.i.i646:                                  ; preds = %for.body.i.i654, %for.body.i638
  %word.0.i.i647 = phi i32 [ 0, %for.body.i638 ], [ %or.i.i664, %for.body.i.i654 ], !dbg !1146
  %i.0.i.i648 = phi i32 [ 0, %for.body.i638 ], [ %inc.i.i665, %for.body.i.i654 ], !dbg !1150
    #dbg_value(i32 %i.0.i.i648, !371, !DIExpression(), !1148)
    #dbg_value(i32 %word.0.i.i647, !370, !DIExpression(), !1146)
  %cmp.i.i649 = icmp slt i32 %i.0.i.i648, 4, !dbg !1151
  br i1 %cmp.i.i649, label %for.body.i.i654, label %_Z9pack_leftIPFjiEEjT_iii.exit.i650, !dbg !1152

for.body.i.i654:                                  ; preds = %for.cond.i.i646
  %add.i.i655 = add nsw i32 %mul4.i645, %i.0.i.i648, !dbg !1153
    #dbg_value(i32 %add.i641, !107, !DIExpression(), !1154)
    #dbg_value(i32 %add.i.i655, !108, !DIExpression(), !1154)
  %mul.i.i.i656 = mul nsw i32 %add.i641, 5, !dbg !1156
  %mul1.i.i.i657 = mul nsw i32 %add.i.i655, 3, !dbg !1157
  %add.i.i.i658 = add nsw i32 %mul.i.i.i656, %mul1.i.i.i657, !dbg !1158
  %rem.i.i.i659 = srem i32 %add.i.i.i658, 7, !dbg !1159
  %sub.i.i.i660 = sub nsw i32 %rem.i.i.i659, 3, !dbg !1160
    #dbg_value(i32 %sub.i.i.i660, !205, !DIExpression(), !1161)
  %and.i933 = and i32 %sub.i.i.i660, 255, !dbg !1163
  %mul.i.i662 = mul nsw i32 8, %i.0.i.i648, !dbg !1164
  %shl.i.i663 = shl i32 %and.i933, %mul.i.i662, !dbg !1165
  %or.i.i664 = or i32 %word.0.i.i647, %shl.i.i663, !dbg !1166
    #dbg_value(i32 %or.i.i664, !370, !DIExpression(), !1146)
  %inc.i.i665 = add nsw i32 %i.0.i.i648, 1, !dbg !1167
    #dbg_value(i32 %inc.i.i665, !371, !DIExpression(), !1148)
  br label %for.cond.i.i646, !dbg !1168, !llvm.loop !1169

_Z9pack_leftIPFjiEEjT_iii.exit.i650:              ; preds = %for.cond.i.i646
  %idxprom.i651 = sext i32 %i.0.i590 to i64, !dbg !1171
  %arrayidx.i652 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 %idxprom.i651, !dbg !1171
  store i32 %word.0.i.i647, ptr %arrayidx.i652, align 4, !dbg !1172, !tbaa !99
  %inc.i653 = add nsw i32 %i.0.i590, 1, !dbg !1173
    #dbg_value(i32 %inc.i653, !309, !DIExpression(), !1132)
  br label %for.cond.i589, !dbg !1174, !llvm.loop !1175

for.cond6.i593:                                   ; preds = %_Z10pack_rightIPFjiEEjT_iii.exit.i622, %for.cond.cleanup.i592
  %i5.0.i594 = phi i32 [ 0, %for.cond.cleanup.i592 ], [ %inc17.i625, %_Z10pack_rightIPFjiEEjT_iii.exit.i622 ], !dbg !1177
    #dbg_value(i32 %i5.0.i594, !311, !DIExpression(), !1137)
  %cmp7.i595 = icmp slt i32 %i5.0.i594, 2, !dbg !1178
  br i1 %cmp7.i595, label %for.body9.i614, label %for.cond.cleanup8.i596, !dbg !1179

for.cond.cleanup8.i596:                           ; preds = %for.cond6.i593
    #dbg_value(ptr undef, !282, !DIExpression(), !320)
    #dbg_value(i32 0, !290, !DIExpression(), !1180)
  br label %for.cond.i48.i597, !dbg !1181

for.body9.i614:                                   ; preds = %for.cond6.i593
  %mul10.i615 = mul nsw i32 %i5.0.i594, 4, !dbg !1182
  %add11.i616 = add nsw i32 %rem, %mul10.i615, !dbg !1183
  %mul12.i617 = mul nsw i32 %add11.i616, 4, !dbg !1184
    #dbg_value(ptr @_Z9byte_bitsi, !418, !DIExpression(), !1185)
    #dbg_value(i32 %mul12.i617, !421, !DIExpression(), !1185)
    #dbg_value(i32 %div, !422, !DIExpression(), !1185)
    #dbg_value(i32 4, !423, !DIExpression(), !1185)
    #dbg_value(i32 0, !424, !DIExpression(), !1185)
    #dbg_value(i32 0, !425, !DIExpression(), !1187)
  br label %for.cond.i30.i618, !dbg !1188

for.cond.i30.i618:                                ; preds = %for.body.i34.i626, %for.body9.i614
  %word.0.i31.i619 = phi i32 [ 0, %for.body9.i614 ], [ %or.i46.i636, %for.body.i34.i626 ], !dbg !1185
  %i.0.i32.i620 = phi i32 [ 0, %for.body9.i614 ], [ %inc.i47.i637, %for.body.i34.i626 ], !dbg !1189
    #dbg_value(i32 %i.0.i32.i620, !425, !DIExpression(), !1187)
    #dbg_value(i32 %word.0.i31.i619, !424, !DIExpression(), !1185)
  %cmp.i33.i621 = icmp slt i32 %i.0.i32.i620, 4, !dbg !1190
  br i1 %cmp.i33.i621, label %for.body.i34.i626, label %_Z10pack_rightIPFjiEEjT_iii.exit.i622, !dbg !1191

for.body.i34.i626:                                ; preds = %for.cond.i30.i618
  %add.i35.i627 = add nsw i32 %mul12.i617, %i.0.i32.i620, !dbg !1192
    #dbg_value(i32 %add.i35.i627, !118, !DIExpression(), !1193)
    #dbg_value(i32 %div, !119, !DIExpression(), !1193)
  %mul.i.i36.i628 = mul nsw i32 %add.i35.i627, 2, !dbg !1195
  %mul1.i.i37.i629 = mul nsw i32 %div, 3, !dbg !1196
  %add.i.i38.i630 = add nsw i32 %mul.i.i36.i628, %mul1.i.i37.i629, !dbg !1197
  %rem.i.i39.i631 = srem i32 %add.i.i38.i630, 5, !dbg !1198
  %sub.i.i40.i632 = sub nsw i32 %rem.i.i39.i631, 2, !dbg !1199
    #dbg_value(i32 %sub.i.i40.i632, !205, !DIExpression(), !1200)
  %and.i = and i32 %sub.i.i40.i632, 255, !dbg !1202
  %mul.i44.i634 = mul nsw i32 8, %i.0.i32.i620, !dbg !1203
  %shl.i45.i635 = shl i32 %and.i, %mul.i44.i634, !dbg !1204
  %or.i46.i636 = or i32 %word.0.i31.i619, %shl.i45.i635, !dbg !1205
    #dbg_value(i32 %or.i46.i636, !424, !DIExpression(), !1185)
  %inc.i47.i637 = add nsw i32 %i.0.i32.i620, 1, !dbg !1206
    #dbg_value(i32 %inc.i47.i637, !425, !DIExpression(), !1187)
  br label %for.cond.i30.i618, !dbg !1207, !llvm.loop !1208

_Z10pack_rightIPFjiEEjT_iii.exit.i622:            ; preds = %for.cond.i30.i618
  %idxprom14.i623 = sext i32 %i5.0.i594 to i64, !dbg !1210
  %arrayidx15.i624 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 %idxprom14.i623, !dbg !1210
  store i32 %word.0.i31.i619, ptr %arrayidx15.i624, align 4, !dbg !1211, !tbaa !99
  %inc17.i625 = add nsw i32 %i5.0.i594, 1, !dbg !1212
    #dbg_value(i32 %inc17.i625, !311, !DIExpression(), !1137)
  br label %for.cond6.i593, !dbg !1213, !llvm.loop !1214

for.cond.i48.i597:                                ; preds = %for.body.i51.i600, %for.cond.cleanup8.i596
  %i.0.i49.i598 = phi i32 [ 0, %for.cond.cleanup8.i596 ], [ %inc.i57.i613, %for.body.i51.i600 ], !dbg !1216
    #dbg_value(i32 %i.0.i49.i598, !290, !DIExpression(), !1180)
  %cmp.i50.i599 = icmp slt i32 %i.0.i49.i598, 4, !dbg !1217
  br i1 %cmp.i50.i599, label %for.body.i51.i600, label %_ZZ8productsvENKUlT_iE_clIPFjiEEEDaS_i.exit666, !dbg !1218

for.body.i51.i600:                                ; preds = %for.cond.i48.i597
  %div.i52.i601 = sdiv i32 %i.0.i49.i598, 2, !dbg !1219
  %mul.i53.i602 = mul nsw i32 %div.i52.i601, 8, !dbg !1220
  %add.i54.i603 = add nsw i32 %div, %mul.i53.i602, !dbg !1221
  %mul2.i.i604 = mul nsw i32 %rem, 2, !dbg !1222
  %rem.i55.i605 = srem i32 %i.0.i49.i598, 2, !dbg !1223
  %add3.i.i606 = add nsw i32 %mul2.i.i604, %rem.i55.i605, !dbg !1224
    #dbg_value(i32 %add.i54.i603, !129, !DIExpression(), !1225)
    #dbg_value(i32 %add3.i.i606, !130, !DIExpression(), !1225)
  %sub.i.i56.i607 = sub nsw i32 %add.i54.i603, %add3.i.i606, !dbg !1227
  %idxprom.i.i608 = sext i32 %i.0.i49.i598 to i64, !dbg !1228
  %arrayidx.i.i609 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 %idxprom.i.i608, !dbg !1228
  store i32 %sub.i.i56.i607, ptr %arrayidx.i.i609, align 4, !dbg !1229, !tbaa !99
  %conv.i.i610 = sitofp i32 %sub.i.i56.i607 to float, !dbg !1228
  %idxprom4.i.i611 = sext i32 %i.0.i49.i598 to i64, !dbg !1230
  %arrayidx5.i.i612 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 %idxprom4.i.i611, !dbg !1230
  store float %conv.i.i610, ptr %arrayidx5.i.i612, align 4, !dbg !1231, !tbaa !478
  %inc.i57.i613 = add nsw i32 %i.0.i49.i598, 1, !dbg !1232
    #dbg_value(i32 %inc.i57.i613, !290, !DIExpression(), !1180)
  br label %for.cond.i48.i597, !dbg !1233, !llvm.loop !1234

_ZZ8productsvENKUlT_iE_clIPFjiEEEDaS_i.exit666:   ; preds = %for.cond.i48.i597
  %arrayidx91 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 0, !dbg !1236
  %78 = load i32, ptr %arrayidx91, align 4, !dbg !1237, !tbaa !99
  %arrayidx92 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 1, !dbg !1238
  %79 = load i32, ptr %arrayidx92, align 4, !dbg !1237, !tbaa !99
  %arrayidx93 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 2, !dbg !1239
  %80 = load i32, ptr %arrayidx93, align 4, !dbg !1237, !tbaa !99
  %arrayidx94 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 3, !dbg !1240
  %81 = load i32, ptr %arrayidx94, align 4, !dbg !1237, !tbaa !99
  %arrayidx95 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 0, !dbg !1241
  %82 = load i32, ptr %arrayidx95, align 4, !dbg !1241, !tbaa !99
  %arrayidx96 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 1, !dbg !1242
  %83 = load i32, ptr %arrayidx96, align 4, !dbg !1242, !tbaa !99
  %arrayidx97 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 2, !dbg !1243
  %84 = load i32, ptr %arrayidx97, align 4, !dbg !1243, !tbaa !99
  %arrayidx98 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 3, !dbg !1244
  %85 = load i32, ptr %arrayidx98, align 4, !dbg !1244, !tbaa !99
  %arrayidx99 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 0, !dbg !1245
  %86 = load i32, ptr %arrayidx99, align 4, !dbg !1245, !tbaa !99
  %arrayidx100 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 1, !dbg !1246
  %87 = load i32, ptr %arrayidx100, align 4, !dbg !1246, !tbaa !99
  %88 = call { i32, i32, i32, i32 } asm sideeffect "mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$0,$1,$2,$3};", "=r,=r,=r,=r,r,r,r,r,r,r,0,1,2,3"(i32 %82, i32 %83, i32 %84, i32 %85, i32 %86, i32 %87, i32 %78, i32 %79, i32 %80, i32 %81) #7, !dbg !1237, !srcloc !1247
  %asmresult101 = extractvalue { i32, i32, i32, i32 } %88, 0, !dbg !1237
  %asmresult102 = extractvalue { i32, i32, i32, i32 } %88, 1, !dbg !1237
  %asmresult103 = extractvalue { i32, i32, i32, i32 } %88, 2, !dbg !1237
  %asmresult104 = extractvalue { i32, i32, i32, i32 } %88, 3, !dbg !1237
  store i32 %asmresult101, ptr %arrayidx91, align 4, !dbg !1237, !tbaa !99
  store i32 %asmresult102, ptr %arrayidx92, align 4, !dbg !1237, !tbaa !99
  store i32 %asmresult103, ptr %arrayidx93, align 4, !dbg !1237, !tbaa !99
  store i32 %asmresult104, ptr %arrayidx94, align 4, !dbg !1237, !tbaa !99
  %arraydecay105 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 0, !dbg !1248
    #dbg_value(ptr %arraydecay105, !1249, !DIExpression(), !1263)
    #dbg_value(i32 32, !1255, !DIExpression(), !1263)
  %89 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1265
    #dbg_value(i32 %89, !1256, !DIExpression(), !1263)
  %div.i667 = sdiv i32 %89, 4, !dbg !1266
    #dbg_value(i32 %div.i667, !1257, !DIExpression(), !1263)
  %rem.i668 = srem i32 %89, 4, !dbg !1267
  %mul.i669 = mul nsw i32 %rem.i668, 2, !dbg !1268
    #dbg_value(i32 %mul.i669, !1258, !DIExpression(), !1263)
    #dbg_value(i32 0, !1259, !DIExpression(), !1269)
  br label %for.cond.i670, !dbg !1270

for.cond.i670:                                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit.i692, %_ZZ8productsvENKUlT_iE_clIPFjiEEEDaS_i.exit666
  %i.0.i671 = phi i32 [ 0, %_ZZ8productsvENKUlT_iE_clIPFjiEEEDaS_i.exit666 ], [ %inc.i693, %_ZL9ws_assertbPKcS0_jS0_.exit.i692 ], !dbg !1271
    #dbg_value(i32 %i.0.i671, !1259, !DIExpression(), !1269)
  %cmp.i672 = icmp slt i32 %i.0.i671, 4, !dbg !1272
  br i1 %cmp.i672, label %for.body.i674, label %_Z5checkIiEvPT_i.exit, !dbg !1274

for.body.i674:                                    ; preds = %for.cond.i670
  %idxprom.i675 = sext i32 %i.0.i671 to i64, !dbg !1275
  %arrayidx.i676 = getelementptr inbounds i32, ptr %arraydecay105, i64 %idxprom.i675, !dbg !1275
  %90 = load i32, ptr %arrayidx.i676, align 4, !dbg !1275, !tbaa !99
  %conv.i677 = sitofp i32 %90 to float, !dbg !1275
  %div1.i678 = sdiv i32 %i.0.i671, 2, !dbg !1276
  %mul2.i679 = mul nsw i32 %div1.i678, 8, !dbg !1277
  %add.i680 = add nsw i32 %div.i667, %mul2.i679, !dbg !1278
  %rem3.i681 = srem i32 %i.0.i671, 2, !dbg !1279
  %add4.i682 = add nsw i32 %mul.i669, %rem3.i681, !dbg !1280
    #dbg_value(i32 %add.i680, !138, !DIExpression(), !1281)
    #dbg_value(i32 %add4.i682, !139, !DIExpression(), !1281)
    #dbg_value(i32 32, !140, !DIExpression(), !1281)
    #dbg_value(i32 %add.i680, !129, !DIExpression(), !1283)
    #dbg_value(i32 %add4.i682, !130, !DIExpression(), !1283)
  %sub.i.i.i683 = sub nsw i32 %add.i680, %add4.i682, !dbg !1285
    #dbg_value(i32 %sub.i.i.i683, !141, !DIExpression(), !1281)
    #dbg_value(i32 0, !142, !DIExpression(), !1286)
  br label %for.cond.i.i684, !dbg !1287

for.cond.i.i684:                                  ; preds = %for.body.i.i694, %for.body.i674
  %s.0.i.i685 = phi i32 [ %sub.i.i.i683, %for.body.i674 ], [ %add.i.i706, %for.body.i.i694 ], !dbg !1281
  %k.0.i.i686 = phi i32 [ 0, %for.body.i674 ], [ %inc.i.i707, %for.body.i.i694 ], !dbg !1288
    #dbg_value(i32 %k.0.i.i686, !142, !DIExpression(), !1286)
    #dbg_value(i32 %s.0.i.i685, !141, !DIExpression(), !1281)
  %cmp.i.i687 = icmp slt i32 %k.0.i.i686, 32, !dbg !1289
  br i1 %cmp.i.i687, label %for.body.i.i694, label %_Z3sumiii.exit.i688, !dbg !1290

for.body.i.i694:                                  ; preds = %for.cond.i.i684
    #dbg_value(i32 %add.i680, !107, !DIExpression(), !1291)
    #dbg_value(i32 %k.0.i.i686, !108, !DIExpression(), !1291)
  %mul.i.i.i695 = mul nsw i32 %add.i680, 5, !dbg !1293
  %mul1.i.i.i696 = mul nsw i32 %k.0.i.i686, 3, !dbg !1294
  %add.i.i.i697 = add nsw i32 %mul.i.i.i695, %mul1.i.i.i696, !dbg !1295
  %rem.i.i.i698 = srem i32 %add.i.i.i697, 7, !dbg !1296
  %sub.i9.i.i699 = sub nsw i32 %rem.i.i.i698, 3, !dbg !1297
    #dbg_value(i32 %k.0.i.i686, !118, !DIExpression(), !1298)
    #dbg_value(i32 %add4.i682, !119, !DIExpression(), !1298)
  %mul.i10.i.i700 = mul nsw i32 %k.0.i.i686, 2, !dbg !1300
  %mul1.i11.i.i701 = mul nsw i32 %add4.i682, 3, !dbg !1301
  %add.i12.i.i702 = add nsw i32 %mul.i10.i.i700, %mul1.i11.i.i701, !dbg !1302
  %rem.i13.i.i703 = srem i32 %add.i12.i.i702, 5, !dbg !1303
  %sub.i14.i.i704 = sub nsw i32 %rem.i13.i.i703, 2, !dbg !1304
  %mul.i.i705 = mul nsw i32 %sub.i9.i.i699, %sub.i14.i.i704, !dbg !1305
  %add.i.i706 = add nsw i32 %s.0.i.i685, %mul.i.i705, !dbg !1306
    #dbg_value(i32 %add.i.i706, !141, !DIExpression(), !1281)
  %inc.i.i707 = add nsw i32 %k.0.i.i686, 1, !dbg !1307
    #dbg_value(i32 %inc.i.i707, !142, !DIExpression(), !1286)
  br label %for.cond.i.i684, !dbg !1308, !llvm.loop !1309

_Z3sumiii.exit.i688:                              ; preds = %for.cond.i.i684
  %conv6.i = sitofp i32 %s.0.i.i685 to float, !dbg !1311
  %cmp7.i689 = fcmp oeq float %conv.i677, %conv6.i, !dbg !1312
  %storedv.i.i690 = zext i1 %cmp7.i689 to i8, !dbg !1313
  br i1 %cmp7.i689, label %_ZL9ws_assertbPKcS0_jS0_.exit.i692, label %if.then.i.i691, !dbg !1313

if.then.i.i691:                                   ; preds = %_Z3sumiii.exit.i688
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__._Z5checkIiEvPT_i, i64 noundef 1) #8, !dbg !1313
  unreachable, !dbg !1313

_ZL9ws_assertbPKcS0_jS0_.exit.i692:               ; preds = %_Z3sumiii.exit.i688
  %inc.i693 = add nsw i32 %i.0.i671, 1, !dbg !1314
    #dbg_value(i32 %inc.i693, !1259, !DIExpression(), !1269)
  br label %for.cond.i670, !dbg !1315, !llvm.loop !1316

_Z5checkIiEvPT_i.exit:                            ; preds = %for.cond.i670
    #dbg_value(ptr undef, !305, !DIExpression(), !332)
    #dbg_value(ptr @_Z9e4m3_bitsi, !307, !DIExpression(), !332)
    #dbg_value(i32 4, !308, !DIExpression(), !332)
    #dbg_value(i32 0, !309, !DIExpression(), !1318)
  br label %for.cond.i708, !dbg !1319

for.cond.i708:                                    ; preds = %_Z9pack_leftIPFjiEEjT_iii.exit.i769, %_Z5checkIiEvPT_i.exit
  %i.0.i709 = phi i32 [ 0, %_Z5checkIiEvPT_i.exit ], [ %inc.i772, %_Z9pack_leftIPFjiEEjT_iii.exit.i769 ], !dbg !1320
    #dbg_value(i32 %i.0.i709, !309, !DIExpression(), !1318)
  %cmp.i710 = icmp slt i32 %i.0.i709, 4, !dbg !1321
  br i1 %cmp.i710, label %for.body.i757, label %for.cond.cleanup.i711, !dbg !1322

for.cond.cleanup.i711:                            ; preds = %for.cond.i708
    #dbg_value(i32 0, !311, !DIExpression(), !1323)
  br label %for.cond6.i712, !dbg !1324

for.body.i757:                                    ; preds = %for.cond.i708
  %rem.i758 = srem i32 %i.0.i709, 2, !dbg !1325
  %mul.i759 = mul nsw i32 %rem.i758, 8, !dbg !1326
  %add.i760 = add nsw i32 %div, %mul.i759, !dbg !1327
  %div.i761 = sdiv i32 %i.0.i709, 2, !dbg !1328
  %mul2.i762 = mul nsw i32 %div.i761, 4, !dbg !1329
  %add3.i763 = add nsw i32 %rem, %mul2.i762, !dbg !1330
  %mul4.i764 = mul nsw i32 %add3.i763, 4, !dbg !1331
    #dbg_value(ptr @_Z9e4m3_bitsi, !362, !DIExpression(), !1332)
    #dbg_value(i32 %add.i760, !367, !DIExpression(), !1332)
    #dbg_value(i32 %mul4.i764, !368, !DIExpression(), !1332)
    #dbg_value(i32 4, !369, !DIExpression(), !1332)
    #dbg_value(i32 0, !370, !DIExpression(), !1332)
    #dbg_value(i32 0, !371, !DIExpression(), !1334)
  br label %for.cond.i.i765, !dbg !1335

for.cond.i.i765:                                  ; preds = %_Z9e4m3_bitsi.exit958, %for.body.i757
  %word.0.i.i766 = phi i32 [ 0, %for.body.i757 ], [ %or.i.i783, %_Z9e4m3_bitsi.exit958 ], !dbg !1332
  %i.0.i.i767 = phi i32 [ 0, %for.body.i757 ], [ %inc.i.i784, %_Z9e4m3_bitsi.exit958 ], !dbg !1336
    #dbg_value(i32 %i.0.i.i767, !371, !DIExpression(), !1334)
    #dbg_value(i32 %word.0.i.i766, !370, !DIExpression(), !1332)
  %cmp.i.i768 = icmp slt i32 %i.0.i.i767, 4, !dbg !1337
  br i1 %cmp.i.i768, label %for.body.i.i773, label %_Z9pack_leftIPFjiEEjT_iii.exit.i769, !dbg !1338

for.body.i.i773:                                  ; preds = %for.cond.i.i765
  %add.i.i774 = add nsw i32 %mul4.i764, %i.0.i.i767, !dbg !1339
    #dbg_value(i32 %add.i760, !107, !DIExpression(), !1340)
    #dbg_value(i32 %add.i.i774, !108, !DIExpression(), !1340)
  %mul.i.i.i775 = mul nsw i32 %add.i760, 5, !dbg !1342
  %mul1.i.i.i776 = mul nsw i32 %add.i.i774, 3, !dbg !1343
  %add.i.i.i777 = add nsw i32 %mul.i.i.i775, %mul1.i.i.i776, !dbg !1344
  %rem.i.i.i778 = srem i32 %add.i.i.i777, 7, !dbg !1345
  %sub.i.i.i779 = sub nsw i32 %rem.i.i.i778, 3, !dbg !1346
    #dbg_value(i32 %sub.i.i.i779, !211, !DIExpression(), !1347)
  %cmp.i938 = icmp slt i32 %sub.i.i.i779, 0, !dbg !1349
  br i1 %cmp.i938, label %cond.true.i956, label %cond.false.i939, !dbg !1350

cond.true.i956:                                   ; preds = %for.body.i.i773
  %sub.i957 = sub nsw i32 0, %sub.i.i.i779, !dbg !1351
  br label %cond.end.i940, !dbg !1350

cond.false.i939:                                  ; preds = %for.body.i.i773
  br label %cond.end.i940, !dbg !1350

cond.end.i940:                                    ; preds = %cond.false.i939, %cond.true.i956
  %cond.i941 = phi i32 [ %sub.i957, %cond.true.i956 ], [ %sub.i.i.i779, %cond.false.i939 ], !dbg !1350
    #dbg_value(i32 %cond.i941, !212, !DIExpression(), !1347)
  %cmp1.i942 = icmp eq i32 %cond.i941, 0, !dbg !1352
  br i1 %cmp1.i942, label %cond.true2.i955, label %cond.false3.i943, !dbg !1353

cond.true2.i955:                                  ; preds = %cond.end.i940
  br label %_Z9e4m3_bitsi.exit958, !dbg !1353

cond.false3.i943:                                 ; preds = %cond.end.i940
  %cmp4.i944 = icmp eq i32 %cond.i941, 1, !dbg !1354
  br i1 %cmp4.i944, label %cond.true5.i954, label %cond.false6.i945, !dbg !1355

cond.true5.i954:                                  ; preds = %cond.false3.i943
  br label %cond.end9.i948, !dbg !1355

cond.false6.i945:                                 ; preds = %cond.false3.i943
  %cmp7.i946 = icmp eq i32 %cond.i941, 2, !dbg !1356
  %91 = zext i1 %cmp7.i946 to i64, !dbg !1357
  %cond8.i947 = select i1 %cmp7.i946, i32 64, i32 68, !dbg !1357
  br label %cond.end9.i948, !dbg !1355

cond.end9.i948:                                   ; preds = %cond.false6.i945, %cond.true5.i954
  %cond10.i949 = phi i32 [ 56, %cond.true5.i954 ], [ %cond8.i947, %cond.false6.i945 ], !dbg !1355
  br label %_Z9e4m3_bitsi.exit958, !dbg !1353

_Z9e4m3_bitsi.exit958:                            ; preds = %cond.true2.i955, %cond.end9.i948
  %cond12.i950 = phi i32 [ 0, %cond.true2.i955 ], [ %cond10.i949, %cond.end9.i948 ], !dbg !1353
    #dbg_value(i32 %cond12.i950, !213, !DIExpression(), !1347)
  %cmp13.i951 = icmp slt i32 %sub.i.i.i779, 0, !dbg !1358
  %92 = zext i1 %cmp13.i951 to i64, !dbg !1359
  %cond14.i952 = select i1 %cmp13.i951, i32 128, i32 0, !dbg !1359
  %or.i953 = or i32 %cond12.i950, %cond14.i952, !dbg !1360
  %mul.i.i781 = mul nsw i32 8, %i.0.i.i767, !dbg !1361
  %shl.i.i782 = shl i32 %or.i953, %mul.i.i781, !dbg !1362
  %or.i.i783 = or i32 %word.0.i.i766, %shl.i.i782, !dbg !1363
    #dbg_value(i32 %or.i.i783, !370, !DIExpression(), !1332)
  %inc.i.i784 = add nsw i32 %i.0.i.i767, 1, !dbg !1364
    #dbg_value(i32 %inc.i.i784, !371, !DIExpression(), !1334)
  br label %for.cond.i.i765, !dbg !1365, !llvm.loop !1366

_Z9pack_leftIPFjiEEjT_iii.exit.i769:              ; preds = %for.cond.i.i765
  %idxprom.i770 = sext i32 %i.0.i709 to i64, !dbg !1368
  %arrayidx.i771 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 %idxprom.i770, !dbg !1368
  store i32 %word.0.i.i766, ptr %arrayidx.i771, align 4, !dbg !1369, !tbaa !99
  %inc.i772 = add nsw i32 %i.0.i709, 1, !dbg !1370
    #dbg_value(i32 %inc.i772, !309, !DIExpression(), !1318)
  br label %for.cond.i708, !dbg !1371, !llvm.loop !1372

for.cond6.i712:                                   ; preds = %_Z10pack_rightIPFjiEEjT_iii.exit.i741, %for.cond.cleanup.i711
  %i5.0.i713 = phi i32 [ 0, %for.cond.cleanup.i711 ], [ %inc17.i744, %_Z10pack_rightIPFjiEEjT_iii.exit.i741 ], !dbg !1374
    #dbg_value(i32 %i5.0.i713, !311, !DIExpression(), !1323)
  %cmp7.i714 = icmp slt i32 %i5.0.i713, 2, !dbg !1375
  br i1 %cmp7.i714, label %for.body9.i733, label %for.cond.cleanup8.i715, !dbg !1376

for.cond.cleanup8.i715:                           ; preds = %for.cond6.i712
    #dbg_value(ptr undef, !282, !DIExpression(), !323)
    #dbg_value(i32 0, !290, !DIExpression(), !1377)
  br label %for.cond.i48.i716, !dbg !1378

for.body9.i733:                                   ; preds = %for.cond6.i712
  %mul10.i734 = mul nsw i32 %i5.0.i713, 4, !dbg !1379
  %add11.i735 = add nsw i32 %rem, %mul10.i734, !dbg !1380
  %mul12.i736 = mul nsw i32 %add11.i735, 4, !dbg !1381
    #dbg_value(ptr @_Z9e4m3_bitsi, !418, !DIExpression(), !1382)
    #dbg_value(i32 %mul12.i736, !421, !DIExpression(), !1382)
    #dbg_value(i32 %div, !422, !DIExpression(), !1382)
    #dbg_value(i32 4, !423, !DIExpression(), !1382)
    #dbg_value(i32 0, !424, !DIExpression(), !1382)
    #dbg_value(i32 0, !425, !DIExpression(), !1384)
  br label %for.cond.i30.i737, !dbg !1385

for.cond.i30.i737:                                ; preds = %_Z9e4m3_bitsi.exit, %for.body9.i733
  %word.0.i31.i738 = phi i32 [ 0, %for.body9.i733 ], [ %or.i46.i755, %_Z9e4m3_bitsi.exit ], !dbg !1382
  %i.0.i32.i739 = phi i32 [ 0, %for.body9.i733 ], [ %inc.i47.i756, %_Z9e4m3_bitsi.exit ], !dbg !1386
    #dbg_value(i32 %i.0.i32.i739, !425, !DIExpression(), !1384)
    #dbg_value(i32 %word.0.i31.i738, !424, !DIExpression(), !1382)
  %cmp.i33.i740 = icmp slt i32 %i.0.i32.i739, 4, !dbg !1387
  br i1 %cmp.i33.i740, label %for.body.i34.i745, label %_Z10pack_rightIPFjiEEjT_iii.exit.i741, !dbg !1388

for.body.i34.i745:                                ; preds = %for.cond.i30.i737
  %add.i35.i746 = add nsw i32 %mul12.i736, %i.0.i32.i739, !dbg !1389
    #dbg_value(i32 %add.i35.i746, !118, !DIExpression(), !1390)
    #dbg_value(i32 %div, !119, !DIExpression(), !1390)
  %mul.i.i36.i747 = mul nsw i32 %add.i35.i746, 2, !dbg !1392
  %mul1.i.i37.i748 = mul nsw i32 %div, 3, !dbg !1393
  %add.i.i38.i749 = add nsw i32 %mul.i.i36.i747, %mul1.i.i37.i748, !dbg !1394
  %rem.i.i39.i750 = srem i32 %add.i.i38.i749, 5, !dbg !1395
  %sub.i.i40.i751 = sub nsw i32 %rem.i.i39.i750, 2, !dbg !1396
    #dbg_value(i32 %sub.i.i40.i751, !211, !DIExpression(), !1397)
  %cmp.i934 = icmp slt i32 %sub.i.i40.i751, 0, !dbg !1399
  br i1 %cmp.i934, label %cond.true.i, label %cond.false.i, !dbg !1400

cond.true.i:                                      ; preds = %for.body.i34.i745
  %sub.i937 = sub nsw i32 0, %sub.i.i40.i751, !dbg !1401
  br label %cond.end.i, !dbg !1400

cond.false.i:                                     ; preds = %for.body.i34.i745
  br label %cond.end.i, !dbg !1400

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi i32 [ %sub.i937, %cond.true.i ], [ %sub.i.i40.i751, %cond.false.i ], !dbg !1400
    #dbg_value(i32 %cond.i, !212, !DIExpression(), !1397)
  %cmp1.i = icmp eq i32 %cond.i, 0, !dbg !1402
  br i1 %cmp1.i, label %cond.true2.i, label %cond.false3.i, !dbg !1403

cond.true2.i:                                     ; preds = %cond.end.i
  br label %_Z9e4m3_bitsi.exit, !dbg !1403

cond.false3.i:                                    ; preds = %cond.end.i
  %cmp4.i = icmp eq i32 %cond.i, 1, !dbg !1404
  br i1 %cmp4.i, label %cond.true5.i, label %cond.false6.i, !dbg !1405

cond.true5.i:                                     ; preds = %cond.false3.i
  br label %cond.end9.i, !dbg !1405

cond.false6.i:                                    ; preds = %cond.false3.i
  %cmp7.i935 = icmp eq i32 %cond.i, 2, !dbg !1406
  %93 = zext i1 %cmp7.i935 to i64, !dbg !1407
  %cond8.i = select i1 %cmp7.i935, i32 64, i32 68, !dbg !1407
  br label %cond.end9.i, !dbg !1405

cond.end9.i:                                      ; preds = %cond.false6.i, %cond.true5.i
  %cond10.i = phi i32 [ 56, %cond.true5.i ], [ %cond8.i, %cond.false6.i ], !dbg !1405
  br label %_Z9e4m3_bitsi.exit, !dbg !1403

_Z9e4m3_bitsi.exit:                               ; preds = %cond.true2.i, %cond.end9.i
  %cond12.i = phi i32 [ 0, %cond.true2.i ], [ %cond10.i, %cond.end9.i ], !dbg !1403
    #dbg_value(i32 %cond12.i, !213, !DIExpression(), !1397)
  %cmp13.i = icmp slt i32 %sub.i.i40.i751, 0, !dbg !1408
  %94 = zext i1 %cmp13.i to i64, !dbg !1409
  %cond14.i = select i1 %cmp13.i, i32 128, i32 0, !dbg !1409
  %or.i936 = or i32 %cond12.i, %cond14.i, !dbg !1410
  %mul.i44.i753 = mul nsw i32 8, %i.0.i32.i739, !dbg !1411
  %shl.i45.i754 = shl i32 %or.i936, %mul.i44.i753, !dbg !1412
  %or.i46.i755 = or i32 %word.0.i31.i738, %shl.i45.i754, !dbg !1413
    #dbg_value(i32 %or.i46.i755, !424, !DIExpression(), !1382)
  %inc.i47.i756 = add nsw i32 %i.0.i32.i739, 1, !dbg !1414
    #dbg_value(i32 %inc.i47.i756, !425, !DIExpression(), !1384)
  br label %for.cond.i30.i737, !dbg !1415, !llvm.loop !1416

_Z10pack_rightIPFjiEEjT_iii.exit.i741:            ; preds = %for.cond.i30.i737
  %idxprom14.i742 = sext i32 %i5.0.i713 to i64, !dbg !1418
  %arrayidx15.i743 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 %idxprom14.i742, !dbg !1418
  store i32 %word.0.i31.i738, ptr %arrayidx15.i743, align 4, !dbg !1419, !tbaa !99
  %inc17.i744 = add nsw i32 %i5.0.i713, 1, !dbg !1420
    #dbg_value(i32 %inc17.i744, !311, !DIExpression(), !1323)
  br label %for.cond6.i712, !dbg !1421, !llvm.loop !1422

for.cond.i48.i716:                                ; preds = %for.body.i51.i719, %for.cond.cleanup8.i715
  %i.0.i49.i717 = phi i32 [ 0, %for.cond.cleanup8.i715 ], [ %inc.i57.i732, %for.body.i51.i719 ], !dbg !1424
    #dbg_value(i32 %i.0.i49.i717, !290, !DIExpression(), !1377)
  %cmp.i50.i718 = icmp slt i32 %i.0.i49.i717, 4, !dbg !1425
  br i1 %cmp.i50.i718, label %for.body.i51.i719, label %_ZZ8productsvENKUlT_iE_clIPFjiEEEDaS_i.exit785, !dbg !1426

for.body.i51.i719:                                ; preds = %for.cond.i48.i716
  %div.i52.i720 = sdiv i32 %i.0.i49.i717, 2, !dbg !1427
  %mul.i53.i721 = mul nsw i32 %div.i52.i720, 8, !dbg !1428
  %add.i54.i722 = add nsw i32 %div, %mul.i53.i721, !dbg !1429
  %mul2.i.i723 = mul nsw i32 %rem, 2, !dbg !1430
  %rem.i55.i724 = srem i32 %i.0.i49.i717, 2, !dbg !1431
  %add3.i.i725 = add nsw i32 %mul2.i.i723, %rem.i55.i724, !dbg !1432
    #dbg_value(i32 %add.i54.i722, !129, !DIExpression(), !1433)
    #dbg_value(i32 %add3.i.i725, !130, !DIExpression(), !1433)
  %sub.i.i56.i726 = sub nsw i32 %add.i54.i722, %add3.i.i725, !dbg !1435
  %idxprom.i.i727 = sext i32 %i.0.i49.i717 to i64, !dbg !1436
  %arrayidx.i.i728 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 %idxprom.i.i727, !dbg !1436
  store i32 %sub.i.i56.i726, ptr %arrayidx.i.i728, align 4, !dbg !1437, !tbaa !99
  %conv.i.i729 = sitofp i32 %sub.i.i56.i726 to float, !dbg !1436
  %idxprom4.i.i730 = sext i32 %i.0.i49.i717 to i64, !dbg !1438
  %arrayidx5.i.i731 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 %idxprom4.i.i730, !dbg !1438
  store float %conv.i.i729, ptr %arrayidx5.i.i731, align 4, !dbg !1439, !tbaa !478
  %inc.i57.i732 = add nsw i32 %i.0.i49.i717, 1, !dbg !1440
    #dbg_value(i32 %inc.i57.i732, !290, !DIExpression(), !1377)
  br label %for.cond.i48.i716, !dbg !1441, !llvm.loop !1442

_ZZ8productsvENKUlT_iE_clIPFjiEEEDaS_i.exit785:   ; preds = %for.cond.i48.i716
  %arrayidx106 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 0, !dbg !1444
  %95 = load float, ptr %arrayidx106, align 4, !dbg !1445, !tbaa !478
  %arrayidx107 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 1, !dbg !1446
  %96 = load float, ptr %arrayidx107, align 4, !dbg !1445, !tbaa !478
  %arrayidx108 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 2, !dbg !1447
  %97 = load float, ptr %arrayidx108, align 4, !dbg !1445, !tbaa !478
  %arrayidx109 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 3, !dbg !1448
  %98 = load float, ptr %arrayidx109, align 4, !dbg !1445, !tbaa !478
  %arrayidx110 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 0, !dbg !1449
  %99 = load i32, ptr %arrayidx110, align 4, !dbg !1449, !tbaa !99
  %arrayidx111 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 1, !dbg !1450
  %100 = load i32, ptr %arrayidx111, align 4, !dbg !1450, !tbaa !99
  %arrayidx112 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 2, !dbg !1451
  %101 = load i32, ptr %arrayidx112, align 4, !dbg !1451, !tbaa !99
  %arrayidx113 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 3, !dbg !1452
  %102 = load i32, ptr %arrayidx113, align 4, !dbg !1452, !tbaa !99
  %arrayidx114 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 0, !dbg !1453
  %103 = load i32, ptr %arrayidx114, align 4, !dbg !1453, !tbaa !99
  %arrayidx115 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 1, !dbg !1454
  %104 = load i32, ptr %arrayidx115, align 4, !dbg !1454, !tbaa !99
  %105 = call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$0,$1,$2,$3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %99, i32 %100, i32 %101, i32 %102, i32 %103, i32 %104, float %95, float %96, float %97, float %98) #7, !dbg !1445, !srcloc !1455
  %asmresult116 = extractvalue { float, float, float, float } %105, 0, !dbg !1445
  %asmresult117 = extractvalue { float, float, float, float } %105, 1, !dbg !1445
  %asmresult118 = extractvalue { float, float, float, float } %105, 2, !dbg !1445
  %asmresult119 = extractvalue { float, float, float, float } %105, 3, !dbg !1445
  store float %asmresult116, ptr %arrayidx106, align 4, !dbg !1445, !tbaa !478
  store float %asmresult117, ptr %arrayidx107, align 4, !dbg !1445, !tbaa !478
  store float %asmresult118, ptr %arrayidx108, align 4, !dbg !1445, !tbaa !478
  store float %asmresult119, ptr %arrayidx109, align 4, !dbg !1445, !tbaa !478
  %arraydecay120 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 0, !dbg !1456
    #dbg_value(ptr %arraydecay120, !497, !DIExpression(), !1457)
    #dbg_value(i32 32, !503, !DIExpression(), !1457)
  %106 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1459
    #dbg_value(i32 %106, !504, !DIExpression(), !1457)
  %div.i786 = sdiv i32 %106, 4, !dbg !1460
    #dbg_value(i32 %div.i786, !505, !DIExpression(), !1457)
  %rem.i787 = srem i32 %106, 4, !dbg !1461
  %mul.i788 = mul nsw i32 %rem.i787, 2, !dbg !1462
    #dbg_value(i32 %mul.i788, !506, !DIExpression(), !1457)
    #dbg_value(i32 0, !507, !DIExpression(), !1463)
  br label %for.cond.i789, !dbg !1464

for.cond.i789:                                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit.i811, %_ZZ8productsvENKUlT_iE_clIPFjiEEEDaS_i.exit785
  %i.0.i790 = phi i32 [ 0, %_ZZ8productsvENKUlT_iE_clIPFjiEEEDaS_i.exit785 ], [ %inc.i812, %_ZL9ws_assertbPKcS0_jS0_.exit.i811 ], !dbg !1465
    #dbg_value(i32 %i.0.i790, !507, !DIExpression(), !1463)
  %cmp.i791 = icmp slt i32 %i.0.i790, 4, !dbg !1466
  br i1 %cmp.i791, label %for.body.i793, label %_Z5checkIfEvPT_i.exit827, !dbg !1467

for.body.i793:                                    ; preds = %for.cond.i789
  %idxprom.i794 = sext i32 %i.0.i790 to i64, !dbg !1468
  %arrayidx.i795 = getelementptr inbounds float, ptr %arraydecay120, i64 %idxprom.i794, !dbg !1468
  %107 = load float, ptr %arrayidx.i795, align 4, !dbg !1468, !tbaa !478
  %div1.i796 = sdiv i32 %i.0.i790, 2, !dbg !1469
  %mul2.i797 = mul nsw i32 %div1.i796, 8, !dbg !1470
  %add.i798 = add nsw i32 %div.i786, %mul2.i797, !dbg !1471
  %rem3.i799 = srem i32 %i.0.i790, 2, !dbg !1472
  %add4.i800 = add nsw i32 %mul.i788, %rem3.i799, !dbg !1473
    #dbg_value(i32 %add.i798, !138, !DIExpression(), !1474)
    #dbg_value(i32 %add4.i800, !139, !DIExpression(), !1474)
    #dbg_value(i32 32, !140, !DIExpression(), !1474)
    #dbg_value(i32 %add.i798, !129, !DIExpression(), !1476)
    #dbg_value(i32 %add4.i800, !130, !DIExpression(), !1476)
  %sub.i.i.i801 = sub nsw i32 %add.i798, %add4.i800, !dbg !1478
    #dbg_value(i32 %sub.i.i.i801, !141, !DIExpression(), !1474)
    #dbg_value(i32 0, !142, !DIExpression(), !1479)
  br label %for.cond.i.i802, !dbg !1480

for.cond.i.i802:                                  ; preds = %for.body.i.i813, %for.body.i793
  %s.0.i.i803 = phi i32 [ %sub.i.i.i801, %for.body.i793 ], [ %add.i.i825, %for.body.i.i813 ], !dbg !1474
  %k.0.i.i804 = phi i32 [ 0, %for.body.i793 ], [ %inc.i.i826, %for.body.i.i813 ], !dbg !1481
    #dbg_value(i32 %k.0.i.i804, !142, !DIExpression(), !1479)
    #dbg_value(i32 %s.0.i.i803, !141, !DIExpression(), !1474)
  %cmp.i.i805 = icmp slt i32 %k.0.i.i804, 32, !dbg !1482
  br i1 %cmp.i.i805, label %for.body.i.i813, label %_Z3sumiii.exit.i806, !dbg !1483

for.body.i.i813:                                  ; preds = %for.cond.i.i802
    #dbg_value(i32 %add.i798, !107, !DIExpression(), !1484)
    #dbg_value(i32 %k.0.i.i804, !108, !DIExpression(), !1484)
  %mul.i.i.i814 = mul nsw i32 %add.i798, 5, !dbg !1486
  %mul1.i.i.i815 = mul nsw i32 %k.0.i.i804, 3, !dbg !1487
  %add.i.i.i816 = add nsw i32 %mul.i.i.i814, %mul1.i.i.i815, !dbg !1488
  %rem.i.i.i817 = srem i32 %add.i.i.i816, 7, !dbg !1489
  %sub.i9.i.i818 = sub nsw i32 %rem.i.i.i817, 3, !dbg !1490
    #dbg_value(i32 %k.0.i.i804, !118, !DIExpression(), !1491)
    #dbg_value(i32 %add4.i800, !119, !DIExpression(), !1491)
  %mul.i10.i.i819 = mul nsw i32 %k.0.i.i804, 2, !dbg !1493
  %mul1.i11.i.i820 = mul nsw i32 %add4.i800, 3, !dbg !1494
  %add.i12.i.i821 = add nsw i32 %mul.i10.i.i819, %mul1.i11.i.i820, !dbg !1495
  %rem.i13.i.i822 = srem i32 %add.i12.i.i821, 5, !dbg !1496
  %sub.i14.i.i823 = sub nsw i32 %rem.i13.i.i822, 2, !dbg !1497
  %mul.i.i824 = mul nsw i32 %sub.i9.i.i818, %sub.i14.i.i823, !dbg !1498
  %add.i.i825 = add nsw i32 %s.0.i.i803, %mul.i.i824, !dbg !1499
    #dbg_value(i32 %add.i.i825, !141, !DIExpression(), !1474)
  %inc.i.i826 = add nsw i32 %k.0.i.i804, 1, !dbg !1500
    #dbg_value(i32 %inc.i.i826, !142, !DIExpression(), !1479)
  br label %for.cond.i.i802, !dbg !1501, !llvm.loop !1502

_Z3sumiii.exit.i806:                              ; preds = %for.cond.i.i802
  %conv.i807 = sitofp i32 %s.0.i.i803 to float, !dbg !1504
  %cmp6.i808 = fcmp oeq float %107, %conv.i807, !dbg !1505
  %storedv.i.i809 = zext i1 %cmp6.i808 to i8, !dbg !1506
  br i1 %cmp6.i808, label %_ZL9ws_assertbPKcS0_jS0_.exit.i811, label %if.then.i.i810, !dbg !1506

if.then.i.i810:                                   ; preds = %_Z3sumiii.exit.i806
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__._Z5checkIfEvPT_i, i64 noundef 1) #8, !dbg !1506
  unreachable, !dbg !1506

_ZL9ws_assertbPKcS0_jS0_.exit.i811:               ; preds = %_Z3sumiii.exit.i806
  %inc.i812 = add nsw i32 %i.0.i790, 1, !dbg !1507
    #dbg_value(i32 %inc.i812, !507, !DIExpression(), !1463)
  br label %for.cond.i789, !dbg !1508, !llvm.loop !1509

_Z5checkIfEvPT_i.exit827:                         ; preds = %for.cond.i789
    #dbg_value(ptr undef, !282, !DIExpression(), !326)
    #dbg_value(i32 0, !290, !DIExpression(), !1511)
  br label %for.cond.i828, !dbg !1512

for.cond.i828:                                    ; preds = %for.body.i832, %_Z5checkIfEvPT_i.exit827
  %i.0.i829 = phi i32 [ 0, %_Z5checkIfEvPT_i.exit827 ], [ %inc.i845, %for.body.i832 ], !dbg !1513
    #dbg_value(i32 %i.0.i829, !290, !DIExpression(), !1511)
  %cmp.i830 = icmp slt i32 %i.0.i829, 4, !dbg !1514
  br i1 %cmp.i830, label %for.body.i832, label %_ZZ8productsvENKUlvE_clEv.exit846, !dbg !1515

for.body.i832:                                    ; preds = %for.cond.i828
  %div.i833 = sdiv i32 %i.0.i829, 2, !dbg !1516
  %mul.i834 = mul nsw i32 %div.i833, 8, !dbg !1517
  %add.i835 = add nsw i32 %div, %mul.i834, !dbg !1518
  %mul2.i836 = mul nsw i32 %rem, 2, !dbg !1519
  %rem.i837 = srem i32 %i.0.i829, 2, !dbg !1520
  %add3.i838 = add nsw i32 %mul2.i836, %rem.i837, !dbg !1521
    #dbg_value(i32 %add.i835, !129, !DIExpression(), !1522)
    #dbg_value(i32 %add3.i838, !130, !DIExpression(), !1522)
  %sub.i.i839 = sub nsw i32 %add.i835, %add3.i838, !dbg !1524
  %idxprom.i840 = sext i32 %i.0.i829 to i64, !dbg !1525
  %arrayidx.i841 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 %idxprom.i840, !dbg !1525
  store i32 %sub.i.i839, ptr %arrayidx.i841, align 4, !dbg !1526, !tbaa !99
  %conv.i842 = sitofp i32 %sub.i.i839 to float, !dbg !1525
  %idxprom4.i843 = sext i32 %i.0.i829 to i64, !dbg !1527
  %arrayidx5.i844 = getelementptr inbounds [4 x float], ptr %f, i64 0, i64 %idxprom4.i843, !dbg !1527
  store float %conv.i842, ptr %arrayidx5.i844, align 4, !dbg !1528, !tbaa !478
  %inc.i845 = add nsw i32 %i.0.i829, 1, !dbg !1529
    #dbg_value(i32 %inc.i845, !290, !DIExpression(), !1511)
  br label %for.cond.i828, !dbg !1530, !llvm.loop !1531

_ZZ8productsvENKUlvE_clEv.exit846:                ; preds = %for.cond.i828
  %mul121 = mul nsw i32 %rem, 4, !dbg !1533
    #dbg_value(ptr @_Z9byte_bitsi, !362, !DIExpression(), !1534)
    #dbg_value(i32 %div, !367, !DIExpression(), !1534)
    #dbg_value(i32 %mul121, !368, !DIExpression(), !1534)
    #dbg_value(i32 4, !369, !DIExpression(), !1534)
    #dbg_value(i32 0, !370, !DIExpression(), !1534)
    #dbg_value(i32 0, !371, !DIExpression(), !1536)
  br label %for.cond.i847, !dbg !1537

for.cond.i847:                                    ; preds = %for.body.i851, %_ZZ8productsvENKUlvE_clEv.exit846
  %word.0.i = phi i32 [ 0, %_ZZ8productsvENKUlvE_clEv.exit846 ], [ %or.i, %for.body.i851 ], !dbg !1534
  %i.0.i848 = phi i32 [ 0, %_ZZ8productsvENKUlvE_clEv.exit846 ], [ %inc.i857, %for.body.i851 ], !dbg !1538
    #dbg_value(i32 %i.0.i848, !371, !DIExpression(), !1536)
    #dbg_value(i32 %word.0.i, !370, !DIExpression(), !1534)
  %cmp.i849 = icmp slt i32 %i.0.i848, 4, !dbg !1539
  br i1 %cmp.i849, label %for.body.i851, label %_Z9pack_leftIPFjiEEjT_iii.exit, !dbg !1540

for.body.i851:                                    ; preds = %for.cond.i847
  %add.i852 = add nsw i32 %mul121, %i.0.i848, !dbg !1541
    #dbg_value(i32 %div, !107, !DIExpression(), !1542)
    #dbg_value(i32 %add.i852, !108, !DIExpression(), !1542)
  %mul.i.i853 = mul nsw i32 %div, 5, !dbg !1544
  %mul1.i.i = mul nsw i32 %add.i852, 3, !dbg !1545
  %add.i.i854 = add nsw i32 %mul.i.i853, %mul1.i.i, !dbg !1546
  %rem.i.i = srem i32 %add.i.i854, 7, !dbg !1547
  %sub.i.i855 = sub nsw i32 %rem.i.i, 3, !dbg !1548
    #dbg_value(i32 %sub.i.i855, !205, !DIExpression(), !1549)
  %and.i959 = and i32 %sub.i.i855, 255, !dbg !1551
  %mul.i856 = mul nsw i32 8, %i.0.i848, !dbg !1552
  %shl.i = shl i32 %and.i959, %mul.i856, !dbg !1553
  %or.i = or i32 %word.0.i, %shl.i, !dbg !1554
    #dbg_value(i32 %or.i, !370, !DIExpression(), !1534)
  %inc.i857 = add nsw i32 %i.0.i848, 1, !dbg !1555
    #dbg_value(i32 %inc.i857, !371, !DIExpression(), !1536)
  br label %for.cond.i847, !dbg !1556, !llvm.loop !1557

_Z9pack_leftIPFjiEEjT_iii.exit:                   ; preds = %for.cond.i847
  %arrayidx123 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 0, !dbg !1559
  store i32 %word.0.i, ptr %arrayidx123, align 4, !dbg !1560, !tbaa !99
  %mul124 = mul nsw i32 %rem, 4, !dbg !1561
    #dbg_value(ptr @_Z9byte_bitsi, !418, !DIExpression(), !1562)
    #dbg_value(i32 %mul124, !421, !DIExpression(), !1562)
    #dbg_value(i32 %div, !422, !DIExpression(), !1562)
    #dbg_value(i32 4, !423, !DIExpression(), !1562)
    #dbg_value(i32 0, !424, !DIExpression(), !1562)
    #dbg_value(i32 0, !425, !DIExpression(), !1564)
  br label %for.cond.i858, !dbg !1565

for.cond.i858:                                    ; preds = %for.body.i863, %_Z9pack_leftIPFjiEEjT_iii.exit
  %word.0.i859 = phi i32 [ 0, %_Z9pack_leftIPFjiEEjT_iii.exit ], [ %or.i873, %for.body.i863 ], !dbg !1562
  %i.0.i860 = phi i32 [ 0, %_Z9pack_leftIPFjiEEjT_iii.exit ], [ %inc.i874, %for.body.i863 ], !dbg !1566
    #dbg_value(i32 %i.0.i860, !425, !DIExpression(), !1564)
    #dbg_value(i32 %word.0.i859, !424, !DIExpression(), !1562)
  %cmp.i861 = icmp slt i32 %i.0.i860, 4, !dbg !1567
  br i1 %cmp.i861, label %for.body.i863, label %_Z10pack_rightIPFjiEEjT_iii.exit, !dbg !1568

for.body.i863:                                    ; preds = %for.cond.i858
  %add.i864 = add nsw i32 %mul124, %i.0.i860, !dbg !1569
    #dbg_value(i32 %add.i864, !118, !DIExpression(), !1570)
    #dbg_value(i32 %div, !119, !DIExpression(), !1570)
  %mul.i.i865 = mul nsw i32 %add.i864, 2, !dbg !1572
  %mul1.i.i866 = mul nsw i32 %div, 3, !dbg !1573
  %add.i.i867 = add nsw i32 %mul.i.i865, %mul1.i.i866, !dbg !1574
  %rem.i.i868 = srem i32 %add.i.i867, 5, !dbg !1575
  %sub.i.i869 = sub nsw i32 %rem.i.i868, 2, !dbg !1576
    #dbg_value(i32 %sub.i.i869, !205, !DIExpression(), !1577)
  %and.i960 = and i32 %sub.i.i869, 255, !dbg !1579
  %mul.i871 = mul nsw i32 8, %i.0.i860, !dbg !1580
  %shl.i872 = shl i32 %and.i960, %mul.i871, !dbg !1581
  %or.i873 = or i32 %word.0.i859, %shl.i872, !dbg !1582
    #dbg_value(i32 %or.i873, !424, !DIExpression(), !1562)
  %inc.i874 = add nsw i32 %i.0.i860, 1, !dbg !1583
    #dbg_value(i32 %inc.i874, !425, !DIExpression(), !1564)
  br label %for.cond.i858, !dbg !1584, !llvm.loop !1585

_Z10pack_rightIPFjiEEjT_iii.exit:                 ; preds = %for.cond.i858
  %arrayidx126 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 0, !dbg !1587
  store i32 %word.0.i859, ptr %arrayidx126, align 4, !dbg !1588, !tbaa !99
  %arrayidx127 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 0, !dbg !1589
  %108 = load i32, ptr %arrayidx127, align 4, !dbg !1590, !tbaa !99
  %arrayidx128 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 1, !dbg !1591
  %109 = load i32, ptr %arrayidx128, align 4, !dbg !1590, !tbaa !99
  %arrayidx129 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 0, !dbg !1592
  %110 = load i32, ptr %arrayidx129, align 4, !dbg !1592, !tbaa !99
  %arrayidx130 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 0, !dbg !1593
  %111 = load i32, ptr %arrayidx130, align 4, !dbg !1593, !tbaa !99
  %112 = call { i32, i32 } asm sideeffect "mma.sync.aligned.m8n8k16.row.col.satfinite.s32.s8.s8.s32 {$0,$1}, {$2}, {$3}, {$0,$1};", "=r,=r,r,r,0,1"(i32 %110, i32 %111, i32 %108, i32 %109) #7, !dbg !1590, !srcloc !1594
  %asmresult131 = extractvalue { i32, i32 } %112, 0, !dbg !1590
  %asmresult132 = extractvalue { i32, i32 } %112, 1, !dbg !1590
  store i32 %asmresult131, ptr %arrayidx127, align 4, !dbg !1590, !tbaa !99
  store i32 %asmresult132, ptr %arrayidx128, align 4, !dbg !1590, !tbaa !99
    #dbg_value(i32 0, !273, !DIExpression(), !1595)
  br label %for.cond134, !dbg !1596

for.cond134:                                      ; preds = %for.inc144, %_Z10pack_rightIPFjiEEjT_iii.exit
  %i133.0 = phi i32 [ 0, %_Z10pack_rightIPFjiEEjT_iii.exit ], [ %inc145, %for.inc144 ], !dbg !1597
    #dbg_value(i32 %i133.0, !273, !DIExpression(), !1595)
  %cmp135 = icmp slt i32 %i133.0, 2, !dbg !1598
  br i1 %cmp135, label %for.body137, label %for.cond.cleanup136, !dbg !1600

for.cond.cleanup136:                              ; preds = %for.cond134
  br label %for.end146

for.body137:                                      ; preds = %for.cond134
  %idxprom138 = sext i32 %i133.0 to i64, !dbg !1601
  %arrayidx139 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 %idxprom138, !dbg !1601
  %113 = load i32, ptr %arrayidx139, align 4, !dbg !1601, !tbaa !99
  %mul140 = mul nsw i32 %rem, 2, !dbg !1602
  %add141 = add nsw i32 %mul140, %i133.0, !dbg !1603
    #dbg_value(i32 %div, !138, !DIExpression(), !1604)
    #dbg_value(i32 %add141, !139, !DIExpression(), !1604)
    #dbg_value(i32 16, !140, !DIExpression(), !1604)
    #dbg_value(i32 %div, !129, !DIExpression(), !1606)
    #dbg_value(i32 %add141, !130, !DIExpression(), !1606)
  %sub.i.i875 = sub nsw i32 %div, %add141, !dbg !1608
    #dbg_value(i32 %sub.i.i875, !141, !DIExpression(), !1604)
    #dbg_value(i32 0, !142, !DIExpression(), !1609)
  br label %for.cond.i876, !dbg !1610

for.cond.i876:                                    ; preds = %for.body.i879, %for.body137
  %s.0.i = phi i32 [ %sub.i.i875, %for.body137 ], [ %add.i885, %for.body.i879 ], !dbg !1604
  %k.0.i = phi i32 [ 0, %for.body137 ], [ %inc.i886, %for.body.i879 ], !dbg !1611
    #dbg_value(i32 %k.0.i, !142, !DIExpression(), !1609)
    #dbg_value(i32 %s.0.i, !141, !DIExpression(), !1604)
  %cmp.i877 = icmp slt i32 %k.0.i, 16, !dbg !1612
  br i1 %cmp.i877, label %for.body.i879, label %_Z3sumiii.exit, !dbg !1613

for.body.i879:                                    ; preds = %for.cond.i876
    #dbg_value(i32 %div, !107, !DIExpression(), !1614)
    #dbg_value(i32 %k.0.i, !108, !DIExpression(), !1614)
  %mul.i.i880 = mul nsw i32 %div, 5, !dbg !1616
  %mul1.i.i881 = mul nsw i32 %k.0.i, 3, !dbg !1617
  %add.i.i882 = add nsw i32 %mul.i.i880, %mul1.i.i881, !dbg !1618
  %rem.i.i883 = srem i32 %add.i.i882, 7, !dbg !1619
  %sub.i9.i = sub nsw i32 %rem.i.i883, 3, !dbg !1620
    #dbg_value(i32 %k.0.i, !118, !DIExpression(), !1621)
    #dbg_value(i32 %add141, !119, !DIExpression(), !1621)
  %mul.i10.i = mul nsw i32 %k.0.i, 2, !dbg !1623
  %mul1.i11.i = mul nsw i32 %add141, 3, !dbg !1624
  %add.i12.i = add nsw i32 %mul.i10.i, %mul1.i11.i, !dbg !1625
  %rem.i13.i = srem i32 %add.i12.i, 5, !dbg !1626
  %sub.i14.i = sub nsw i32 %rem.i13.i, 2, !dbg !1627
  %mul.i884 = mul nsw i32 %sub.i9.i, %sub.i14.i, !dbg !1628
  %add.i885 = add nsw i32 %s.0.i, %mul.i884, !dbg !1629
    #dbg_value(i32 %add.i885, !141, !DIExpression(), !1604)
  %inc.i886 = add nsw i32 %k.0.i, 1, !dbg !1630
    #dbg_value(i32 %inc.i886, !142, !DIExpression(), !1609)
  br label %for.cond.i876, !dbg !1631, !llvm.loop !1632

_Z3sumiii.exit:                                   ; preds = %for.cond.i876
  %cmp143 = icmp eq i32 %113, %s.0.i, !dbg !1634
  %storedv.i193 = zext i1 %cmp143 to i8, !dbg !1635
  br i1 %cmp143, label %_ZL9ws_assertbPKcS0_jS0_.exit195, label %if.then.i194, !dbg !1635

if.then.i194:                                     ; preds = %_Z3sumiii.exit
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 105, ptr noundef @__PRETTY_FUNCTION__._Z8productsv, i64 noundef 1) #8, !dbg !1635
  unreachable, !dbg !1635

_ZL9ws_assertbPKcS0_jS0_.exit195:                 ; preds = %_Z3sumiii.exit
  br label %for.inc144, !dbg !1635

for.inc144:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit195
  %inc145 = add nsw i32 %i133.0, 1, !dbg !1636
    #dbg_value(i32 %inc145, !273, !DIExpression(), !1595)
  br label %for.cond134, !dbg !1637, !llvm.loop !1638

for.end146:                                       ; preds = %for.cond.cleanup136
  call void @llvm.lifetime.start.p0(ptr %d) #6, !dbg !1640
    #dbg_declare(ptr %d, !275, !DIExpression(), !1641)
  %mul147 = mul nsw i32 %rem, 2, !dbg !1642
    #dbg_value(i32 %div, !129, !DIExpression(), !1643)
    #dbg_value(i32 %mul147, !130, !DIExpression(), !1643)
  %sub.i = sub nsw i32 %div, %mul147, !dbg !1645
  %conv149 = sitofp i32 %sub.i to double, !dbg !1646
  store double %conv149, ptr %d, align 8, !dbg !1647, !tbaa !1648
  %arrayinit.element = getelementptr inbounds double, ptr %d, i64 1, !dbg !1647
  %mul150 = mul nsw i32 %rem, 2, !dbg !1650
  %add151 = add nsw i32 %mul150, 1, !dbg !1651
    #dbg_value(i32 %div, !129, !DIExpression(), !1652)
    #dbg_value(i32 %add151, !130, !DIExpression(), !1652)
  %sub.i887 = sub nsw i32 %div, %add151, !dbg !1654
  %conv153 = sitofp i32 %sub.i887 to double, !dbg !1655
  store double %conv153, ptr %arrayinit.element, align 8, !dbg !1647, !tbaa !1648
    #dbg_value(i32 %div, !107, !DIExpression(), !1656)
    #dbg_value(i32 %rem, !108, !DIExpression(), !1656)
  %mul.i888 = mul nsw i32 %div, 5, !dbg !1658
  %mul1.i = mul nsw i32 %rem, 3, !dbg !1659
  %add.i889 = add nsw i32 %mul.i888, %mul1.i, !dbg !1660
  %rem.i890 = srem i32 %add.i889, 7, !dbg !1661
  %sub.i891 = sub nsw i32 %rem.i890, 3, !dbg !1662
  %conv155 = sitofp i32 %sub.i891 to double, !dbg !1663
    #dbg_value(double %conv155, !277, !DIExpression(), !281)
    #dbg_value(i32 %rem, !118, !DIExpression(), !1664)
    #dbg_value(i32 %div, !119, !DIExpression(), !1664)
  %mul.i892 = mul nsw i32 %rem, 2, !dbg !1666
  %mul1.i893 = mul nsw i32 %div, 3, !dbg !1667
  %add.i894 = add nsw i32 %mul.i892, %mul1.i893, !dbg !1668
  %rem.i895 = srem i32 %add.i894, 5, !dbg !1669
  %sub.i896 = sub nsw i32 %rem.i895, 2, !dbg !1670
  %conv157 = sitofp i32 %sub.i896 to double, !dbg !1671
    #dbg_value(double %conv157, !278, !DIExpression(), !281)
  %arrayidx158 = getelementptr inbounds [2 x double], ptr %d, i64 0, i64 0, !dbg !1672
  %arrayidx159 = getelementptr inbounds [2 x double], ptr %d, i64 0, i64 1, !dbg !1673
  %114 = call contract { double, double } asm sideeffect "mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {$0,$1}, {$2}, {$3}, {$0,$1};", "=d,=d,d,d,0,1"(double %conv155, double %conv157, double %conv149, double %conv153) #7, !dbg !1674, !srcloc !1675
  %asmresult160 = extractvalue { double, double } %114, 0, !dbg !1674
  %asmresult161 = extractvalue { double, double } %114, 1, !dbg !1674
  store double %asmresult160, ptr %arrayidx158, align 8, !dbg !1674, !tbaa !1648
  store double %asmresult161, ptr %arrayidx159, align 8, !dbg !1674, !tbaa !1648
    #dbg_value(i32 0, !279, !DIExpression(), !1676)
  br label %for.cond163, !dbg !1677

for.cond163:                                      ; preds = %for.inc174, %for.end146
  %i162.0 = phi i32 [ 0, %for.end146 ], [ %inc175, %for.inc174 ], !dbg !1678
    #dbg_value(i32 %i162.0, !279, !DIExpression(), !1676)
  %cmp164 = icmp slt i32 %i162.0, 2, !dbg !1679
  br i1 %cmp164, label %for.body166, label %for.cond.cleanup165, !dbg !1681

for.cond.cleanup165:                              ; preds = %for.cond163
  br label %for.end176

for.body166:                                      ; preds = %for.cond163
  %idxprom167 = sext i32 %i162.0 to i64, !dbg !1682
  %arrayidx168 = getelementptr inbounds [2 x double], ptr %d, i64 0, i64 %idxprom167, !dbg !1682
  %115 = load double, ptr %arrayidx168, align 8, !dbg !1682, !tbaa !1648
  %mul169 = mul nsw i32 %rem, 2, !dbg !1683
  %add170 = add nsw i32 %mul169, %i162.0, !dbg !1684
    #dbg_value(i32 %div, !138, !DIExpression(), !1685)
    #dbg_value(i32 %add170, !139, !DIExpression(), !1685)
    #dbg_value(i32 4, !140, !DIExpression(), !1685)
    #dbg_value(i32 %div, !129, !DIExpression(), !1687)
    #dbg_value(i32 %add170, !130, !DIExpression(), !1687)
  %sub.i.i897 = sub nsw i32 %div, %add170, !dbg !1689
    #dbg_value(i32 %sub.i.i897, !141, !DIExpression(), !1685)
    #dbg_value(i32 0, !142, !DIExpression(), !1690)
  br label %for.cond.i898, !dbg !1691

for.cond.i898:                                    ; preds = %for.body.i903, %for.body166
  %s.0.i899 = phi i32 [ %sub.i.i897, %for.body166 ], [ %add.i915, %for.body.i903 ], !dbg !1685
  %k.0.i900 = phi i32 [ 0, %for.body166 ], [ %inc.i916, %for.body.i903 ], !dbg !1692
    #dbg_value(i32 %k.0.i900, !142, !DIExpression(), !1690)
    #dbg_value(i32 %s.0.i899, !141, !DIExpression(), !1685)
  %cmp.i901 = icmp slt i32 %k.0.i900, 4, !dbg !1693
  br i1 %cmp.i901, label %for.body.i903, label %_Z3sumiii.exit917, !dbg !1694

for.body.i903:                                    ; preds = %for.cond.i898
    #dbg_value(i32 %div, !107, !DIExpression(), !1695)
    #dbg_value(i32 %k.0.i900, !108, !DIExpression(), !1695)
  %mul.i.i904 = mul nsw i32 %div, 5, !dbg !1697
  %mul1.i.i905 = mul nsw i32 %k.0.i900, 3, !dbg !1698
  %add.i.i906 = add nsw i32 %mul.i.i904, %mul1.i.i905, !dbg !1699
  %rem.i.i907 = srem i32 %add.i.i906, 7, !dbg !1700
  %sub.i9.i908 = sub nsw i32 %rem.i.i907, 3, !dbg !1701
    #dbg_value(i32 %k.0.i900, !118, !DIExpression(), !1702)
    #dbg_value(i32 %add170, !119, !DIExpression(), !1702)
  %mul.i10.i909 = mul nsw i32 %k.0.i900, 2, !dbg !1704
  %mul1.i11.i910 = mul nsw i32 %add170, 3, !dbg !1705
  %add.i12.i911 = add nsw i32 %mul.i10.i909, %mul1.i11.i910, !dbg !1706
  %rem.i13.i912 = srem i32 %add.i12.i911, 5, !dbg !1707
  %sub.i14.i913 = sub nsw i32 %rem.i13.i912, 2, !dbg !1708
  %mul.i914 = mul nsw i32 %sub.i9.i908, %sub.i14.i913, !dbg !1709
  %add.i915 = add nsw i32 %s.0.i899, %mul.i914, !dbg !1710
    #dbg_value(i32 %add.i915, !141, !DIExpression(), !1685)
  %inc.i916 = add nsw i32 %k.0.i900, 1, !dbg !1711
    #dbg_value(i32 %inc.i916, !142, !DIExpression(), !1690)
  br label %for.cond.i898, !dbg !1712, !llvm.loop !1713

_Z3sumiii.exit917:                                ; preds = %for.cond.i898
  %conv172 = sitofp i32 %s.0.i899 to double, !dbg !1715
  %cmp173 = fcmp oeq double %115, %conv172, !dbg !1716
  %storedv.i = zext i1 %cmp173 to i8, !dbg !1717
  br i1 %cmp173, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !1717

if.then.i:                                        ; preds = %_Z3sumiii.exit917
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 111, ptr noundef @__PRETTY_FUNCTION__._Z8productsv, i64 noundef 1) #8, !dbg !1717
  unreachable, !dbg !1717

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %_Z3sumiii.exit917
  br label %for.inc174, !dbg !1717

for.inc174:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %inc175 = add nsw i32 %i162.0, 1, !dbg !1718
    #dbg_value(i32 %inc175, !279, !DIExpression(), !1676)
  br label %for.cond163, !dbg !1719, !llvm.loop !1720

for.end176:                                       ; preds = %for.cond.cleanup165
  call void @llvm.lifetime.end.p0(ptr %d) #6, !dbg !1722
  call void @llvm.lifetime.end.p0(ptr %h) #6, !dbg !1722
  call void @llvm.lifetime.end.p0(ptr %n) #6, !dbg !1722
  call void @llvm.lifetime.end.p0(ptr %f) #6, !dbg !1722
  call void @llvm.lifetime.end.p0(ptr %b) #6, !dbg !1722
  call void @llvm.lifetime.end.p0(ptr %a) #6, !dbg !1722
  ret void, !dbg !1722
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #5

attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!38}
!llvm.module.flags = !{!94, !95, !96, !97}
!llvm.ident = !{!98}
!llvm.errno.tbaa = !{!99}

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
!38 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !39, globals: !61, imports: !62, splitDebugInlining: false, nameTableKind: None)
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
!51 = !DISubprogram(name: "ws_f16", linkageName: "_ZN6ws_f16C4Ev", scope: !48, file: !45, line: 13, type: !52, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!52 = !DISubroutineType(types: !53)
!53 = !{null, !54}
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!55 = !DISubprogram(name: "__half", linkageName: "_ZN6__halfC4Ev", scope: !44, file: !45, line: 17, type: !56, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
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
!69 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !65, file: !65, line: 137, type: !70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!70 = !DISubroutineType(types: !71)
!71 = !{!72, !72}
!72 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!73 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !74, file: !65, line: 154)
!74 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !65, file: !65, line: 133, type: !75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!75 = !DISubroutineType(types: !76)
!76 = !{!77, !77}
!77 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!78 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !79, file: !65, line: 154)
!79 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !65, file: !65, line: 134, type: !80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!80 = !DISubroutineType(types: !81)
!81 = !{!82, !82}
!82 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!83 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !84, file: !65, line: 154)
!84 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !65, file: !65, line: 145, type: !85, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!85 = !DISubroutineType(types: !86)
!86 = !{!42, !43}
!87 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !88, file: !65, line: 154)
!88 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !65, file: !65, line: 147, type: !85, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!89 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !67, entity: !90, file: !65, line: 154)
!90 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !65, file: !65, line: 149, type: !91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!91 = !DISubroutineType(types: !92)
!92 = !{!93, !40}
!93 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!94 = !{i32 7, !"Dwarf Version", i32 4}
!95 = !{i32 2, !"Debug Info Version", i32 3}
!96 = !{i32 1, !"wchar_size", i32 4}
!97 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!98 = !{!"clang version 22.1.8"}
!99 = !{!100, !100, i64 0}
!100 = !{!"int", !101, i64 0}
!101 = !{!"omnipotent char", !102, i64 0}
!102 = !{!"Simple C++ TBAA"}
!103 = distinct !DISubprogram(name: "left", linkageName: "_Z4leftii", scope: !2, file: !2, line: 11, type: !104, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !38, retainedNodes: !106)
!104 = !DISubroutineType(types: !105)
!105 = !{!93, !93, !93}
!106 = !{!107, !108}
!107 = !DILocalVariable(name: "row", arg: 1, scope: !103, file: !2, line: 11, type: !93)
!108 = !DILocalVariable(name: "k", arg: 2, scope: !103, file: !2, line: 11, type: !93)
!109 = !DILocation(line: 0, scope: !103)
!110 = !DILocation(line: 11, column: 51, scope: !103)
!111 = !DILocation(line: 11, column: 59, scope: !103)
!112 = !DILocation(line: 11, column: 55, scope: !103)
!113 = !DILocation(line: 11, column: 64, scope: !103)
!114 = !DILocation(line: 11, column: 68, scope: !103)
!115 = !DILocation(line: 11, column: 39, scope: !103)
!116 = distinct !DISubprogram(name: "right", linkageName: "_Z5rightii", scope: !2, file: !2, line: 12, type: !104, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !38, retainedNodes: !117)
!117 = !{!118, !119}
!118 = !DILocalVariable(name: "k", arg: 1, scope: !116, file: !2, line: 12, type: !93)
!119 = !DILocalVariable(name: "column", arg: 2, scope: !116, file: !2, line: 12, type: !93)
!120 = !DILocation(line: 0, scope: !116)
!121 = !DILocation(line: 12, column: 53, scope: !116)
!122 = !DILocation(line: 12, column: 66, scope: !116)
!123 = !DILocation(line: 12, column: 57, scope: !116)
!124 = !DILocation(line: 12, column: 71, scope: !116)
!125 = !DILocation(line: 12, column: 75, scope: !116)
!126 = !DILocation(line: 12, column: 43, scope: !116)
!127 = distinct !DISubprogram(name: "start", linkageName: "_Z5startii", scope: !2, file: !2, line: 13, type: !104, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !38, retainedNodes: !128)
!128 = !{!129, !130}
!129 = !DILocalVariable(name: "row", arg: 1, scope: !127, file: !2, line: 13, type: !93)
!130 = !DILocalVariable(name: "column", arg: 2, scope: !127, file: !2, line: 13, type: !93)
!131 = !DILocation(line: 0, scope: !127)
!132 = !DILocation(line: 13, column: 56, scope: !127)
!133 = !DILocation(line: 13, column: 45, scope: !127)
!134 = distinct !DISubprogram(name: "sum", linkageName: "_Z3sumiii", scope: !2, file: !2, line: 14, type: !135, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !38, retainedNodes: !137)
!135 = !DISubroutineType(types: !136)
!136 = !{!93, !93, !93, !93}
!137 = !{!138, !139, !140, !141, !142}
!138 = !DILocalVariable(name: "row", arg: 1, scope: !134, file: !2, line: 14, type: !93)
!139 = !DILocalVariable(name: "column", arg: 2, scope: !134, file: !2, line: 14, type: !93)
!140 = !DILocalVariable(name: "depth", arg: 3, scope: !134, file: !2, line: 14, type: !93)
!141 = !DILocalVariable(name: "s", scope: !134, file: !2, line: 15, type: !93)
!142 = !DILocalVariable(name: "k", scope: !143, file: !2, line: 16, type: !93)
!143 = distinct !DILexicalBlock(scope: !134, file: !2, line: 16, column: 3)
!144 = !DILocation(line: 0, scope: !134)
!145 = !DILocation(line: 0, scope: !127, inlinedAt: !146)
!146 = distinct !DILocation(line: 15, column: 11, scope: !134)
!147 = !DILocation(line: 13, column: 56, scope: !127, inlinedAt: !146)
!148 = !DILocation(line: 0, scope: !143)
!149 = !DILocation(line: 16, column: 8, scope: !143)
!150 = !DILocation(line: 16, scope: !143)
!151 = !DILocation(line: 16, column: 21, scope: !152)
!152 = distinct !DILexicalBlock(scope: !143, file: !2, line: 16, column: 3)
!153 = !DILocation(line: 16, column: 3, scope: !143)
!154 = !DILocation(line: 0, scope: !103, inlinedAt: !155)
!155 = distinct !DILocation(line: 16, column: 40, scope: !152)
!156 = !DILocation(line: 11, column: 51, scope: !103, inlinedAt: !155)
!157 = !DILocation(line: 11, column: 59, scope: !103, inlinedAt: !155)
!158 = !DILocation(line: 11, column: 55, scope: !103, inlinedAt: !155)
!159 = !DILocation(line: 11, column: 64, scope: !103, inlinedAt: !155)
!160 = !DILocation(line: 11, column: 68, scope: !103, inlinedAt: !155)
!161 = !DILocation(line: 0, scope: !116, inlinedAt: !162)
!162 = distinct !DILocation(line: 16, column: 55, scope: !152)
!163 = !DILocation(line: 12, column: 53, scope: !116, inlinedAt: !162)
!164 = !DILocation(line: 12, column: 66, scope: !116, inlinedAt: !162)
!165 = !DILocation(line: 12, column: 57, scope: !116, inlinedAt: !162)
!166 = !DILocation(line: 12, column: 71, scope: !116, inlinedAt: !162)
!167 = !DILocation(line: 12, column: 75, scope: !116, inlinedAt: !162)
!168 = !DILocation(line: 16, column: 53, scope: !152)
!169 = !DILocation(line: 16, column: 37, scope: !152)
!170 = !DILocation(line: 16, column: 35, scope: !152)
!171 = !DILocation(line: 16, column: 30, scope: !152)
!172 = !DILocation(line: 16, column: 3, scope: !152)
!173 = distinct !{!173, !153, !174, !175, !176}
!174 = !DILocation(line: 16, column: 70, scope: !143)
!175 = !{!"llvm.loop.mustprogress"}
!176 = !{!"llvm.loop.unroll.disable"}
!177 = !DILocation(line: 17, column: 3, scope: !134)
!178 = distinct !DISubprogram(name: "half_bits", linkageName: "_Z9half_bitsi", scope: !2, file: !2, line: 19, type: !179, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !38, retainedNodes: !181)
!179 = !DISubroutineType(types: !180)
!180 = !{!59, !93}
!181 = !{!182}
!182 = !DILocalVariable(name: "n", arg: 1, scope: !178, file: !2, line: 19, type: !93)
!183 = !DILocation(line: 0, scope: !178)
!184 = !DILocation(line: 19, column: 84, scope: !178)
!185 = !DILocation(line: 19, column: 64, scope: !178)
!186 = !DILocation(line: 19, column: 47, scope: !178)
!187 = !DILocation(line: 19, column: 40, scope: !178)
!188 = distinct !DISubprogram(name: "brain_bits", linkageName: "_Z10brain_bitsi", scope: !2, file: !2, line: 20, type: !179, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !38, retainedNodes: !189)
!189 = !{!190}
!190 = !DILocalVariable(name: "n", arg: 1, scope: !188, file: !2, line: 20, type: !93)
!191 = !DILocation(line: 0, scope: !188)
!192 = !DILocation(line: 20, column: 71, scope: !188)
!193 = !DILocation(line: 20, column: 48, scope: !188)
!194 = !DILocation(line: 20, column: 74, scope: !188)
!195 = !DILocation(line: 20, column: 41, scope: !188)
!196 = distinct !DISubprogram(name: "float_bits", linkageName: "_Z10float_bitsi", scope: !2, file: !2, line: 21, type: !179, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !38, retainedNodes: !197)
!197 = !{!198}
!198 = !DILocalVariable(name: "n", arg: 1, scope: !196, file: !2, line: 21, type: !93)
!199 = !DILocation(line: 0, scope: !196)
!200 = !DILocation(line: 21, column: 71, scope: !196)
!201 = !DILocation(line: 21, column: 48, scope: !196)
!202 = !DILocation(line: 21, column: 41, scope: !196)
!203 = distinct !DISubprogram(name: "byte_bits", linkageName: "_Z9byte_bitsi", scope: !2, file: !2, line: 22, type: !179, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !38, retainedNodes: !204)
!204 = !{!205}
!205 = !DILocalVariable(name: "n", arg: 1, scope: !203, file: !2, line: 22, type: !93)
!206 = !DILocation(line: 0, scope: !203)
!207 = !DILocation(line: 22, column: 49, scope: !203)
!208 = !DILocation(line: 22, column: 40, scope: !203)
!209 = distinct !DISubprogram(name: "e4m3_bits", linkageName: "_Z9e4m3_bitsi", scope: !2, file: !2, line: 24, type: !179, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !38, retainedNodes: !210)
!210 = !{!211, !212, !213}
!211 = !DILocalVariable(name: "n", arg: 1, scope: !209, file: !2, line: 24, type: !93)
!212 = !DILocalVariable(name: "size", scope: !209, file: !2, line: 25, type: !93)
!213 = !DILocalVariable(name: "code", scope: !209, file: !2, line: 26, type: !59)
!214 = !DILocation(line: 0, scope: !209)
!215 = !DILocation(line: 25, column: 16, scope: !209)
!216 = !DILocation(line: 25, column: 14, scope: !209)
!217 = !DILocation(line: 25, column: 22, scope: !209)
!218 = !DILocation(line: 26, column: 24, scope: !209)
!219 = !DILocation(line: 26, column: 19, scope: !209)
!220 = !DILocation(line: 26, column: 40, scope: !209)
!221 = !DILocation(line: 26, column: 35, scope: !209)
!222 = !DILocation(line: 26, column: 61, scope: !209)
!223 = !DILocation(line: 26, column: 56, scope: !209)
!224 = !DILocation(line: 27, column: 20, scope: !209)
!225 = !DILocation(line: 27, column: 18, scope: !209)
!226 = !DILocation(line: 27, column: 15, scope: !209)
!227 = !DILocation(line: 27, column: 3, scope: !209)
!228 = distinct !DISubprogram(name: "products", linkageName: "_Z8productsv", scope: !2, file: !2, line: 47, type: !229, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !38, retainedNodes: !231)
!229 = !DISubroutineType(types: !230)
!230 = !{null}
!231 = !{!232, !233, !234, !235, !239, !243, !245, !247, !257, !268, !269, !271, !273, !275, !277, !278, !279}
!232 = !DILocalVariable(name: "lane", scope: !228, file: !2, line: 48, type: !93)
!233 = !DILocalVariable(name: "g", scope: !228, file: !2, line: 48, type: !93)
!234 = !DILocalVariable(name: "t", scope: !228, file: !2, line: 48, type: !93)
!235 = !DILocalVariable(name: "a", scope: !228, file: !2, line: 49, type: !236)
!236 = !DICompositeType(tag: DW_TAG_array_type, baseType: !59, size: 128, elements: !237)
!237 = !{!238}
!238 = !DISubrange(count: 4)
!239 = !DILocalVariable(name: "b", scope: !228, file: !2, line: 49, type: !240)
!240 = !DICompositeType(tag: DW_TAG_array_type, baseType: !59, size: 64, elements: !241)
!241 = !{!242}
!242 = !DISubrange(count: 2)
!243 = !DILocalVariable(name: "f", scope: !228, file: !2, line: 50, type: !244)
!244 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 128, elements: !237)
!245 = !DILocalVariable(name: "n", scope: !228, file: !2, line: 51, type: !246)
!246 = !DICompositeType(tag: DW_TAG_array_type, baseType: !93, size: 128, elements: !237)
!247 = !DILocalVariable(name: "reset", scope: !228, file: !2, line: 52, type: !248)
!248 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !228, file: !2, line: 52, size: 256, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !249)
!249 = !{!250, !252, !254, !256}
!250 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !248, file: !2, line: 53, baseType: !251, size: 64)
!251 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !244, size: 64)
!252 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !248, file: !2, line: 53, baseType: !253, size: 64, offset: 64)
!253 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !246, size: 64)
!254 = !DIDerivedType(tag: DW_TAG_member, name: "g", scope: !248, file: !2, line: 53, baseType: !255, size: 64, offset: 128)
!255 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !93, size: 64)
!256 = !DIDerivedType(tag: DW_TAG_member, name: "t", scope: !248, file: !2, line: 53, baseType: !255, size: 64, offset: 192)
!257 = !DILocalVariable(name: "fill", scope: !228, file: !2, line: 55, type: !258)
!258 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !228, file: !2, line: 55, size: 320, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !259)
!259 = !{!260, !262, !263, !264, !266}
!260 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !258, file: !2, line: 56, baseType: !261, size: 64)
!261 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !236, size: 64)
!262 = !DIDerivedType(tag: DW_TAG_member, name: "g", scope: !258, file: !2, line: 56, baseType: !255, size: 64, offset: 64)
!263 = !DIDerivedType(tag: DW_TAG_member, name: "t", scope: !258, file: !2, line: 56, baseType: !255, size: 64, offset: 128)
!264 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !258, file: !2, line: 57, baseType: !265, size: 64, offset: 192)
!265 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !240, size: 64)
!266 = !DIDerivedType(tag: DW_TAG_member, name: "reset", scope: !258, file: !2, line: 58, baseType: !267, size: 64, offset: 256)
!267 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !248, size: 64)
!268 = !DILocalVariable(name: "h", scope: !228, file: !2, line: 71, type: !240)
!269 = !DILocalVariable(name: "i", scope: !270, file: !2, line: 72, type: !93)
!270 = distinct !DILexicalBlock(scope: !228, file: !2, line: 72, column: 3)
!271 = !DILocalVariable(name: "i", scope: !272, file: !2, line: 76, type: !93)
!272 = distinct !DILexicalBlock(scope: !228, file: !2, line: 76, column: 3)
!273 = !DILocalVariable(name: "i", scope: !274, file: !2, line: 105, type: !93)
!274 = distinct !DILexicalBlock(scope: !228, file: !2, line: 105, column: 3)
!275 = !DILocalVariable(name: "d", scope: !228, file: !2, line: 106, type: !276)
!276 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 128, elements: !241)
!277 = !DILocalVariable(name: "x", scope: !228, file: !2, line: 107, type: !43)
!278 = !DILocalVariable(name: "y", scope: !228, file: !2, line: 107, type: !43)
!279 = !DILocalVariable(name: "i", scope: !280, file: !2, line: 111, type: !93)
!280 = distinct !DILexicalBlock(scope: !228, file: !2, line: 111, column: 3)
!281 = !DILocation(line: 0, scope: !228)
!282 = !DILocalVariable(name: "this", arg: 1, scope: !283, type: !292, flags: DIFlagArtificial | DIFlagObjectPointer)
!283 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ8productsvENKUlvE_clEv", scope: !248, file: !2, line: 52, type: !284, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !38, declaration: !288, retainedNodes: !289)
!284 = !DISubroutineType(types: !285)
!285 = !{null, !286}
!286 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !287, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!287 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !248)
!288 = !DISubprogram(name: "operator()", scope: !248, file: !2, line: 52, type: !284, scopeLine: 52, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!289 = !{!282, !290}
!290 = !DILocalVariable(name: "i", scope: !291, file: !2, line: 53, type: !93)
!291 = distinct !DILexicalBlock(scope: !283, file: !2, line: 53, column: 5)
!292 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !287, size: 64)
!293 = !DILocation(line: 0, scope: !283, inlinedAt: !294)
!294 = distinct !DILocation(line: 58, column: 5, scope: !295, inlinedAt: !313)
!295 = distinct !DISubprogram(name: "operator()<unsigned int (*)(int)>", linkageName: "_ZZ8productsvENKUlT_iE_clIPFjiEEEDaS_i", scope: !258, file: !2, line: 55, type: !296, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !38, templateParams: !302, declaration: !301, retainedNodes: !304)
!296 = !DISubroutineType(types: !297)
!297 = !{null, !298, !300, !93}
!298 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !299, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!299 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !258)
!300 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !179, size: 64)
!301 = !DISubprogram(name: "operator()<unsigned int (*)(int)>", scope: !258, file: !2, line: 55, type: !296, scopeLine: 55, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !302)
!302 = !{!303}
!303 = !DITemplateTypeParameter(name: "bits:auto", type: !300)
!304 = !{!305, !307, !308, !309, !311}
!305 = !DILocalVariable(name: "this", arg: 1, scope: !295, type: !306, flags: DIFlagArtificial | DIFlagObjectPointer)
!306 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !299, size: 64)
!307 = !DILocalVariable(name: "bits", arg: 2, scope: !295, file: !2, line: 55, type: !300)
!308 = !DILocalVariable(name: "count", arg: 3, scope: !295, file: !2, line: 55, type: !93)
!309 = !DILocalVariable(name: "i", scope: !310, file: !2, line: 56, type: !93)
!310 = distinct !DILexicalBlock(scope: !295, file: !2, line: 56, column: 5)
!311 = !DILocalVariable(name: "i", scope: !312, file: !2, line: 57, type: !93)
!312 = distinct !DILexicalBlock(scope: !295, file: !2, line: 57, column: 5)
!313 = distinct !DILocation(line: 60, column: 3, scope: !228)
!314 = !DILocation(line: 0, scope: !283, inlinedAt: !315)
!315 = distinct !DILocation(line: 58, column: 5, scope: !295, inlinedAt: !316)
!316 = distinct !DILocation(line: 78, column: 3, scope: !228)
!317 = !DILocation(line: 0, scope: !283, inlinedAt: !318)
!318 = distinct !DILocation(line: 58, column: 5, scope: !295, inlinedAt: !319)
!319 = distinct !DILocation(line: 83, column: 3, scope: !228)
!320 = !DILocation(line: 0, scope: !283, inlinedAt: !321)
!321 = distinct !DILocation(line: 58, column: 5, scope: !295, inlinedAt: !322)
!322 = distinct !DILocation(line: 88, column: 3, scope: !228)
!323 = !DILocation(line: 0, scope: !283, inlinedAt: !324)
!324 = distinct !DILocation(line: 58, column: 5, scope: !295, inlinedAt: !325)
!325 = distinct !DILocation(line: 93, column: 3, scope: !228)
!326 = !DILocation(line: 0, scope: !283, inlinedAt: !327)
!327 = distinct !DILocation(line: 99, column: 3, scope: !228)
!328 = !DILocation(line: 0, scope: !283, inlinedAt: !329)
!329 = distinct !DILocation(line: 70, column: 3, scope: !228)
!330 = !DILocation(line: 0, scope: !283, inlinedAt: !331)
!331 = distinct !DILocation(line: 65, column: 3, scope: !228)
!332 = !DILocation(line: 0, scope: !295, inlinedAt: !325)
!333 = !DILocation(line: 0, scope: !295, inlinedAt: !322)
!334 = !DILocation(line: 0, scope: !295, inlinedAt: !319)
!335 = !DILocation(line: 0, scope: !295, inlinedAt: !316)
!336 = !DILocation(line: 0, scope: !295, inlinedAt: !313)
!337 = !DILocation(line: 48, column: 14, scope: !228)
!338 = !DILocation(line: 48, column: 36, scope: !228)
!339 = !DILocation(line: 48, column: 50, scope: !228)
!340 = !DILocation(line: 49, column: 3, scope: !228)
!341 = !DILocation(line: 49, column: 12, scope: !228)
!342 = !DILocation(line: 49, column: 18, scope: !228)
!343 = !DILocation(line: 50, column: 3, scope: !228)
!344 = !DILocation(line: 50, column: 9, scope: !228)
!345 = !DILocation(line: 51, column: 3, scope: !228)
!346 = !DILocation(line: 51, column: 7, scope: !228)
!347 = !DILocation(line: 0, scope: !310, inlinedAt: !313)
!348 = !DILocation(line: 56, column: 10, scope: !310, inlinedAt: !313)
!349 = !DILocation(line: 56, scope: !310, inlinedAt: !313)
!350 = !DILocation(line: 56, column: 23, scope: !351, inlinedAt: !313)
!351 = distinct !DILexicalBlock(scope: !310, file: !2, line: 56, column: 5)
!352 = !DILocation(line: 56, column: 5, scope: !310, inlinedAt: !313)
!353 = !DILocation(line: 0, scope: !312, inlinedAt: !313)
!354 = !DILocation(line: 57, column: 10, scope: !312, inlinedAt: !313)
!355 = !DILocation(line: 56, column: 62, scope: !351, inlinedAt: !313)
!356 = !DILocation(line: 56, column: 66, scope: !351, inlinedAt: !313)
!357 = !DILocation(line: 56, column: 58, scope: !351, inlinedAt: !313)
!358 = !DILocation(line: 56, column: 78, scope: !351, inlinedAt: !313)
!359 = !DILocation(line: 56, column: 82, scope: !351, inlinedAt: !313)
!360 = !DILocation(line: 56, column: 74, scope: !351, inlinedAt: !313)
!361 = !DILocation(line: 56, column: 87, scope: !351, inlinedAt: !313)
!362 = !DILocalVariable(name: "bits", arg: 1, scope: !363, file: !2, line: 31, type: !300)
!363 = distinct !DISubprogram(name: "pack_left<unsigned int (*)(int)>", linkageName: "_Z9pack_leftIPFjiEEjT_iii", scope: !2, file: !2, line: 31, type: !364, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !38, templateParams: !373, retainedNodes: !366)
!364 = !DISubroutineType(types: !365)
!365 = !{!59, !300, !93, !93, !93}
!366 = !{!362, !367, !368, !369, !370, !371}
!367 = !DILocalVariable(name: "row", arg: 2, scope: !363, file: !2, line: 31, type: !93)
!368 = !DILocalVariable(name: "k", arg: 3, scope: !363, file: !2, line: 31, type: !93)
!369 = !DILocalVariable(name: "count", arg: 4, scope: !363, file: !2, line: 31, type: !93)
!370 = !DILocalVariable(name: "word", scope: !363, file: !2, line: 32, type: !59)
!371 = !DILocalVariable(name: "i", scope: !372, file: !2, line: 33, type: !93)
!372 = distinct !DILexicalBlock(scope: !363, file: !2, line: 33, column: 3)
!373 = !{!374}
!374 = !DITemplateTypeParameter(name: "F", type: !300)
!375 = !DILocation(line: 0, scope: !363, inlinedAt: !376)
!376 = distinct !DILocation(line: 56, column: 40, scope: !351, inlinedAt: !313)
!377 = !DILocation(line: 0, scope: !372, inlinedAt: !376)
!378 = !DILocation(line: 33, column: 8, scope: !372, inlinedAt: !376)
!379 = !DILocation(line: 33, scope: !372, inlinedAt: !376)
!380 = !DILocation(line: 33, column: 21, scope: !381, inlinedAt: !376)
!381 = distinct !DILexicalBlock(scope: !372, file: !2, line: 33, column: 3)
!382 = !DILocation(line: 33, column: 3, scope: !372, inlinedAt: !376)
!383 = !DILocation(line: 33, column: 60, scope: !381, inlinedAt: !376)
!384 = !DILocation(line: 0, scope: !103, inlinedAt: !385)
!385 = distinct !DILocation(line: 33, column: 48, scope: !381, inlinedAt: !376)
!386 = !DILocation(line: 11, column: 51, scope: !103, inlinedAt: !385)
!387 = !DILocation(line: 11, column: 59, scope: !103, inlinedAt: !385)
!388 = !DILocation(line: 11, column: 55, scope: !103, inlinedAt: !385)
!389 = !DILocation(line: 11, column: 64, scope: !103, inlinedAt: !385)
!390 = !DILocation(line: 11, column: 68, scope: !103, inlinedAt: !385)
!391 = !DILocation(line: 0, scope: !178, inlinedAt: !392)
!392 = distinct !DILocation(line: 33, column: 43, scope: !381, inlinedAt: !376)
!393 = !DILocation(line: 19, column: 84, scope: !178, inlinedAt: !392)
!394 = !DILocation(line: 19, column: 64, scope: !178, inlinedAt: !392)
!395 = !DILocation(line: 19, column: 47, scope: !178, inlinedAt: !392)
!396 = !DILocation(line: 33, column: 86, scope: !381, inlinedAt: !376)
!397 = !DILocation(line: 33, column: 66, scope: !381, inlinedAt: !376)
!398 = !DILocation(line: 33, column: 40, scope: !381, inlinedAt: !376)
!399 = !DILocation(line: 33, column: 30, scope: !381, inlinedAt: !376)
!400 = !DILocation(line: 33, column: 3, scope: !381, inlinedAt: !376)
!401 = distinct !{!401, !382, !402, !175, !176}
!402 = !DILocation(line: 33, column: 89, scope: !372, inlinedAt: !376)
!403 = !DILocation(line: 56, column: 33, scope: !351, inlinedAt: !313)
!404 = !DILocation(line: 56, column: 38, scope: !351, inlinedAt: !313)
!405 = !DILocation(line: 56, column: 28, scope: !351, inlinedAt: !313)
!406 = !DILocation(line: 56, column: 5, scope: !351, inlinedAt: !313)
!407 = distinct !{!407, !352, !408, !175, !176}
!408 = !DILocation(line: 56, column: 101, scope: !310, inlinedAt: !313)
!409 = !DILocation(line: 57, scope: !312, inlinedAt: !313)
!410 = !DILocation(line: 57, column: 23, scope: !411, inlinedAt: !313)
!411 = distinct !DILexicalBlock(scope: !312, file: !2, line: 57, column: 5)
!412 = !DILocation(line: 57, column: 5, scope: !312, inlinedAt: !313)
!413 = !DILocation(line: 0, scope: !291, inlinedAt: !294)
!414 = !DILocation(line: 53, column: 10, scope: !291, inlinedAt: !294)
!415 = !DILocation(line: 57, column: 64, scope: !411, inlinedAt: !313)
!416 = !DILocation(line: 57, column: 60, scope: !411, inlinedAt: !313)
!417 = !DILocation(line: 57, column: 69, scope: !411, inlinedAt: !313)
!418 = !DILocalVariable(name: "bits", arg: 1, scope: !419, file: !2, line: 36, type: !300)
!419 = distinct !DISubprogram(name: "pack_right<unsigned int (*)(int)>", linkageName: "_Z10pack_rightIPFjiEEjT_iii", scope: !2, file: !2, line: 36, type: !364, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !38, templateParams: !373, retainedNodes: !420)
!420 = !{!418, !421, !422, !423, !424, !425}
!421 = !DILocalVariable(name: "k", arg: 2, scope: !419, file: !2, line: 36, type: !93)
!422 = !DILocalVariable(name: "column", arg: 3, scope: !419, file: !2, line: 36, type: !93)
!423 = !DILocalVariable(name: "count", arg: 4, scope: !419, file: !2, line: 36, type: !93)
!424 = !DILocalVariable(name: "word", scope: !419, file: !2, line: 37, type: !59)
!425 = !DILocalVariable(name: "i", scope: !426, file: !2, line: 38, type: !93)
!426 = distinct !DILexicalBlock(scope: !419, file: !2, line: 38, column: 3)
!427 = !DILocation(line: 0, scope: !419, inlinedAt: !428)
!428 = distinct !DILocation(line: 57, column: 40, scope: !411, inlinedAt: !313)
!429 = !DILocation(line: 0, scope: !426, inlinedAt: !428)
!430 = !DILocation(line: 38, column: 8, scope: !426, inlinedAt: !428)
!431 = !DILocation(line: 38, scope: !426, inlinedAt: !428)
!432 = !DILocation(line: 38, column: 21, scope: !433, inlinedAt: !428)
!433 = distinct !DILexicalBlock(scope: !426, file: !2, line: 38, column: 3)
!434 = !DILocation(line: 38, column: 3, scope: !426, inlinedAt: !428)
!435 = !DILocation(line: 38, column: 56, scope: !433, inlinedAt: !428)
!436 = !DILocation(line: 0, scope: !116, inlinedAt: !437)
!437 = distinct !DILocation(line: 38, column: 48, scope: !433, inlinedAt: !428)
!438 = !DILocation(line: 12, column: 53, scope: !116, inlinedAt: !437)
!439 = !DILocation(line: 12, column: 66, scope: !116, inlinedAt: !437)
!440 = !DILocation(line: 12, column: 57, scope: !116, inlinedAt: !437)
!441 = !DILocation(line: 12, column: 71, scope: !116, inlinedAt: !437)
!442 = !DILocation(line: 12, column: 75, scope: !116, inlinedAt: !437)
!443 = !DILocation(line: 0, scope: !178, inlinedAt: !444)
!444 = distinct !DILocation(line: 38, column: 43, scope: !433, inlinedAt: !428)
!445 = !DILocation(line: 19, column: 84, scope: !178, inlinedAt: !444)
!446 = !DILocation(line: 19, column: 64, scope: !178, inlinedAt: !444)
!447 = !DILocation(line: 19, column: 47, scope: !178, inlinedAt: !444)
!448 = !DILocation(line: 38, column: 90, scope: !433, inlinedAt: !428)
!449 = !DILocation(line: 38, column: 70, scope: !433, inlinedAt: !428)
!450 = !DILocation(line: 38, column: 40, scope: !433, inlinedAt: !428)
!451 = !DILocation(line: 38, column: 30, scope: !433, inlinedAt: !428)
!452 = !DILocation(line: 38, column: 3, scope: !433, inlinedAt: !428)
!453 = distinct !{!453, !434, !454, !175, !176}
!454 = !DILocation(line: 38, column: 93, scope: !426, inlinedAt: !428)
!455 = !DILocation(line: 57, column: 33, scope: !411, inlinedAt: !313)
!456 = !DILocation(line: 57, column: 38, scope: !411, inlinedAt: !313)
!457 = !DILocation(line: 57, column: 28, scope: !411, inlinedAt: !313)
!458 = !DILocation(line: 57, column: 5, scope: !411, inlinedAt: !313)
!459 = distinct !{!459, !412, !460, !175, !176}
!460 = !DILocation(line: 57, column: 86, scope: !312, inlinedAt: !313)
!461 = !DILocation(line: 53, scope: !291, inlinedAt: !294)
!462 = !DILocation(line: 53, column: 23, scope: !463, inlinedAt: !294)
!463 = distinct !DILexicalBlock(scope: !291, file: !2, line: 53, column: 5)
!464 = !DILocation(line: 53, column: 5, scope: !291, inlinedAt: !294)
!465 = !DILocation(line: 53, column: 59, scope: !463, inlinedAt: !294)
!466 = !DILocation(line: 53, column: 63, scope: !463, inlinedAt: !294)
!467 = !DILocation(line: 53, column: 55, scope: !463, inlinedAt: !294)
!468 = !DILocation(line: 53, column: 70, scope: !463, inlinedAt: !294)
!469 = !DILocation(line: 53, column: 78, scope: !463, inlinedAt: !294)
!470 = !DILocation(line: 53, column: 74, scope: !463, inlinedAt: !294)
!471 = !DILocation(line: 0, scope: !127, inlinedAt: !472)
!472 = distinct !DILocation(line: 53, column: 47, scope: !463, inlinedAt: !294)
!473 = !DILocation(line: 13, column: 56, scope: !127, inlinedAt: !472)
!474 = !DILocation(line: 53, column: 40, scope: !463, inlinedAt: !294)
!475 = !DILocation(line: 53, column: 45, scope: !463, inlinedAt: !294)
!476 = !DILocation(line: 53, column: 33, scope: !463, inlinedAt: !294)
!477 = !DILocation(line: 53, column: 38, scope: !463, inlinedAt: !294)
!478 = !{!479, !479, i64 0}
!479 = !{!"float", !101, i64 0}
!480 = !DILocation(line: 53, column: 28, scope: !463, inlinedAt: !294)
!481 = !DILocation(line: 53, column: 5, scope: !463, inlinedAt: !294)
!482 = distinct !{!482, !464, !483, !175, !176}
!483 = !DILocation(line: 53, column: 81, scope: !291, inlinedAt: !294)
!484 = !DILocation(line: 62, column: 23, scope: !228)
!485 = !DILocation(line: 61, column: 3, scope: !228)
!486 = !DILocation(line: 62, column: 35, scope: !228)
!487 = !DILocation(line: 62, column: 47, scope: !228)
!488 = !DILocation(line: 62, column: 59, scope: !228)
!489 = !DILocation(line: 63, column: 22, scope: !228)
!490 = !DILocation(line: 63, column: 33, scope: !228)
!491 = !DILocation(line: 63, column: 44, scope: !228)
!492 = !DILocation(line: 63, column: 55, scope: !228)
!493 = !DILocation(line: 63, column: 66, scope: !228)
!494 = !DILocation(line: 63, column: 77, scope: !228)
!495 = !{i64 2625}
!496 = !DILocation(line: 64, column: 9, scope: !228)
!497 = !DILocalVariable(name: "d", arg: 1, scope: !498, file: !2, line: 41, type: !501)
!498 = distinct !DISubprogram(name: "check<float>", linkageName: "_Z5checkIfEvPT_i", scope: !2, file: !2, line: 41, type: !499, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !38, templateParams: !509, retainedNodes: !502)
!499 = !DISubroutineType(types: !500)
!500 = !{null, !501, !93}
!501 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!502 = !{!497, !503, !504, !505, !506, !507}
!503 = !DILocalVariable(name: "depth", arg: 2, scope: !498, file: !2, line: 41, type: !93)
!504 = !DILocalVariable(name: "lane", scope: !498, file: !2, line: 42, type: !93)
!505 = !DILocalVariable(name: "row", scope: !498, file: !2, line: 42, type: !93)
!506 = !DILocalVariable(name: "column", scope: !498, file: !2, line: 42, type: !93)
!507 = !DILocalVariable(name: "i", scope: !508, file: !2, line: 43, type: !93)
!508 = distinct !DILexicalBlock(scope: !498, file: !2, line: 43, column: 3)
!509 = !{!510}
!510 = !DITemplateTypeParameter(name: "T", type: !40)
!511 = !DILocation(line: 0, scope: !498, inlinedAt: !512)
!512 = distinct !DILocation(line: 64, column: 3, scope: !228)
!513 = !DILocation(line: 42, column: 14, scope: !498, inlinedAt: !512)
!514 = !DILocation(line: 42, column: 38, scope: !498, inlinedAt: !512)
!515 = !DILocation(line: 42, column: 57, scope: !498, inlinedAt: !512)
!516 = !DILocation(line: 42, column: 61, scope: !498, inlinedAt: !512)
!517 = !DILocation(line: 0, scope: !508, inlinedAt: !512)
!518 = !DILocation(line: 43, column: 8, scope: !508, inlinedAt: !512)
!519 = !DILocation(line: 43, scope: !508, inlinedAt: !512)
!520 = !DILocation(line: 43, column: 21, scope: !521, inlinedAt: !512)
!521 = distinct !DILexicalBlock(scope: !508, file: !2, line: 43, column: 3)
!522 = !DILocation(line: 43, column: 3, scope: !508, inlinedAt: !512)
!523 = !DILocation(line: 44, column: 19, scope: !521, inlinedAt: !512)
!524 = !DILocation(line: 44, column: 46, scope: !521, inlinedAt: !512)
!525 = !DILocation(line: 44, column: 50, scope: !521, inlinedAt: !512)
!526 = !DILocation(line: 44, column: 42, scope: !521, inlinedAt: !512)
!527 = !DILocation(line: 44, column: 66, scope: !521, inlinedAt: !512)
!528 = !DILocation(line: 44, column: 62, scope: !521, inlinedAt: !512)
!529 = !DILocation(line: 0, scope: !134, inlinedAt: !530)
!530 = distinct !DILocation(line: 44, column: 34, scope: !521, inlinedAt: !512)
!531 = !DILocation(line: 0, scope: !127, inlinedAt: !532)
!532 = distinct !DILocation(line: 15, column: 11, scope: !134, inlinedAt: !530)
!533 = !DILocation(line: 13, column: 56, scope: !127, inlinedAt: !532)
!534 = !DILocation(line: 0, scope: !143, inlinedAt: !530)
!535 = !DILocation(line: 16, column: 8, scope: !143, inlinedAt: !530)
!536 = !DILocation(line: 16, scope: !143, inlinedAt: !530)
!537 = !DILocation(line: 16, column: 21, scope: !152, inlinedAt: !530)
!538 = !DILocation(line: 16, column: 3, scope: !143, inlinedAt: !530)
!539 = !DILocation(line: 0, scope: !103, inlinedAt: !540)
!540 = distinct !DILocation(line: 16, column: 40, scope: !152, inlinedAt: !530)
!541 = !DILocation(line: 11, column: 51, scope: !103, inlinedAt: !540)
!542 = !DILocation(line: 11, column: 59, scope: !103, inlinedAt: !540)
!543 = !DILocation(line: 11, column: 55, scope: !103, inlinedAt: !540)
!544 = !DILocation(line: 11, column: 64, scope: !103, inlinedAt: !540)
!545 = !DILocation(line: 11, column: 68, scope: !103, inlinedAt: !540)
!546 = !DILocation(line: 0, scope: !116, inlinedAt: !547)
!547 = distinct !DILocation(line: 16, column: 55, scope: !152, inlinedAt: !530)
!548 = !DILocation(line: 12, column: 53, scope: !116, inlinedAt: !547)
!549 = !DILocation(line: 12, column: 66, scope: !116, inlinedAt: !547)
!550 = !DILocation(line: 12, column: 57, scope: !116, inlinedAt: !547)
!551 = !DILocation(line: 12, column: 71, scope: !116, inlinedAt: !547)
!552 = !DILocation(line: 12, column: 75, scope: !116, inlinedAt: !547)
!553 = !DILocation(line: 16, column: 53, scope: !152, inlinedAt: !530)
!554 = !DILocation(line: 16, column: 37, scope: !152, inlinedAt: !530)
!555 = !DILocation(line: 16, column: 30, scope: !152, inlinedAt: !530)
!556 = !DILocation(line: 16, column: 3, scope: !152, inlinedAt: !530)
!557 = distinct !{!557, !538, !558, !175, !176}
!558 = !DILocation(line: 16, column: 70, scope: !143, inlinedAt: !530)
!559 = !DILocation(line: 44, column: 34, scope: !521, inlinedAt: !512)
!560 = !DILocation(line: 44, column: 24, scope: !521, inlinedAt: !512)
!561 = !DILocation(line: 44, column: 5, scope: !521, inlinedAt: !512)
!562 = !DILocation(line: 43, column: 26, scope: !521, inlinedAt: !512)
!563 = !DILocation(line: 43, column: 3, scope: !521, inlinedAt: !512)
!564 = distinct !{!564, !522, !565, !175, !176}
!565 = !DILocation(line: 44, column: 5, scope: !508, inlinedAt: !512)
!566 = !DILocation(line: 0, scope: !291, inlinedAt: !331)
!567 = !DILocation(line: 53, column: 10, scope: !291, inlinedAt: !331)
!568 = !DILocation(line: 53, scope: !291, inlinedAt: !331)
!569 = !DILocation(line: 53, column: 23, scope: !463, inlinedAt: !331)
!570 = !DILocation(line: 53, column: 5, scope: !291, inlinedAt: !331)
!571 = !DILocation(line: 53, column: 59, scope: !463, inlinedAt: !331)
!572 = !DILocation(line: 53, column: 63, scope: !463, inlinedAt: !331)
!573 = !DILocation(line: 53, column: 55, scope: !463, inlinedAt: !331)
!574 = !DILocation(line: 53, column: 70, scope: !463, inlinedAt: !331)
!575 = !DILocation(line: 53, column: 78, scope: !463, inlinedAt: !331)
!576 = !DILocation(line: 53, column: 74, scope: !463, inlinedAt: !331)
!577 = !DILocation(line: 0, scope: !127, inlinedAt: !578)
!578 = distinct !DILocation(line: 53, column: 47, scope: !463, inlinedAt: !331)
!579 = !DILocation(line: 13, column: 56, scope: !127, inlinedAt: !578)
!580 = !DILocation(line: 53, column: 40, scope: !463, inlinedAt: !331)
!581 = !DILocation(line: 53, column: 45, scope: !463, inlinedAt: !331)
!582 = !DILocation(line: 53, column: 33, scope: !463, inlinedAt: !331)
!583 = !DILocation(line: 53, column: 38, scope: !463, inlinedAt: !331)
!584 = !DILocation(line: 53, column: 28, scope: !463, inlinedAt: !331)
!585 = !DILocation(line: 53, column: 5, scope: !463, inlinedAt: !331)
!586 = distinct !{!586, !570, !587, !175, !176}
!587 = !DILocation(line: 53, column: 81, scope: !291, inlinedAt: !331)
!588 = !DILocation(line: 67, column: 23, scope: !228)
!589 = !DILocation(line: 66, column: 3, scope: !228)
!590 = !DILocation(line: 67, column: 35, scope: !228)
!591 = !DILocation(line: 67, column: 47, scope: !228)
!592 = !DILocation(line: 67, column: 59, scope: !228)
!593 = !DILocation(line: 68, column: 22, scope: !228)
!594 = !DILocation(line: 68, column: 33, scope: !228)
!595 = !DILocation(line: 68, column: 44, scope: !228)
!596 = !{i64 2921}
!597 = !DILocation(line: 69, column: 9, scope: !228)
!598 = !DILocation(line: 0, scope: !498, inlinedAt: !599)
!599 = distinct !DILocation(line: 69, column: 3, scope: !228)
!600 = !DILocation(line: 42, column: 14, scope: !498, inlinedAt: !599)
!601 = !DILocation(line: 42, column: 38, scope: !498, inlinedAt: !599)
!602 = !DILocation(line: 42, column: 57, scope: !498, inlinedAt: !599)
!603 = !DILocation(line: 42, column: 61, scope: !498, inlinedAt: !599)
!604 = !DILocation(line: 0, scope: !508, inlinedAt: !599)
!605 = !DILocation(line: 43, column: 8, scope: !508, inlinedAt: !599)
!606 = !DILocation(line: 43, scope: !508, inlinedAt: !599)
!607 = !DILocation(line: 43, column: 21, scope: !521, inlinedAt: !599)
!608 = !DILocation(line: 43, column: 3, scope: !508, inlinedAt: !599)
!609 = !DILocation(line: 44, column: 19, scope: !521, inlinedAt: !599)
!610 = !DILocation(line: 44, column: 46, scope: !521, inlinedAt: !599)
!611 = !DILocation(line: 44, column: 50, scope: !521, inlinedAt: !599)
!612 = !DILocation(line: 44, column: 42, scope: !521, inlinedAt: !599)
!613 = !DILocation(line: 44, column: 66, scope: !521, inlinedAt: !599)
!614 = !DILocation(line: 44, column: 62, scope: !521, inlinedAt: !599)
!615 = !DILocation(line: 0, scope: !134, inlinedAt: !616)
!616 = distinct !DILocation(line: 44, column: 34, scope: !521, inlinedAt: !599)
!617 = !DILocation(line: 0, scope: !127, inlinedAt: !618)
!618 = distinct !DILocation(line: 15, column: 11, scope: !134, inlinedAt: !616)
!619 = !DILocation(line: 13, column: 56, scope: !127, inlinedAt: !618)
!620 = !DILocation(line: 0, scope: !143, inlinedAt: !616)
!621 = !DILocation(line: 16, column: 8, scope: !143, inlinedAt: !616)
!622 = !DILocation(line: 16, scope: !143, inlinedAt: !616)
!623 = !DILocation(line: 16, column: 21, scope: !152, inlinedAt: !616)
!624 = !DILocation(line: 16, column: 3, scope: !143, inlinedAt: !616)
!625 = !DILocation(line: 0, scope: !103, inlinedAt: !626)
!626 = distinct !DILocation(line: 16, column: 40, scope: !152, inlinedAt: !616)
!627 = !DILocation(line: 11, column: 51, scope: !103, inlinedAt: !626)
!628 = !DILocation(line: 11, column: 59, scope: !103, inlinedAt: !626)
!629 = !DILocation(line: 11, column: 55, scope: !103, inlinedAt: !626)
!630 = !DILocation(line: 11, column: 64, scope: !103, inlinedAt: !626)
!631 = !DILocation(line: 11, column: 68, scope: !103, inlinedAt: !626)
!632 = !DILocation(line: 0, scope: !116, inlinedAt: !633)
!633 = distinct !DILocation(line: 16, column: 55, scope: !152, inlinedAt: !616)
!634 = !DILocation(line: 12, column: 53, scope: !116, inlinedAt: !633)
!635 = !DILocation(line: 12, column: 66, scope: !116, inlinedAt: !633)
!636 = !DILocation(line: 12, column: 57, scope: !116, inlinedAt: !633)
!637 = !DILocation(line: 12, column: 71, scope: !116, inlinedAt: !633)
!638 = !DILocation(line: 12, column: 75, scope: !116, inlinedAt: !633)
!639 = !DILocation(line: 16, column: 53, scope: !152, inlinedAt: !616)
!640 = !DILocation(line: 16, column: 37, scope: !152, inlinedAt: !616)
!641 = !DILocation(line: 16, column: 30, scope: !152, inlinedAt: !616)
!642 = !DILocation(line: 16, column: 3, scope: !152, inlinedAt: !616)
!643 = distinct !{!643, !624, !644, !175, !176}
!644 = !DILocation(line: 16, column: 70, scope: !143, inlinedAt: !616)
!645 = !DILocation(line: 44, column: 34, scope: !521, inlinedAt: !599)
!646 = !DILocation(line: 44, column: 24, scope: !521, inlinedAt: !599)
!647 = !DILocation(line: 44, column: 5, scope: !521, inlinedAt: !599)
!648 = !DILocation(line: 43, column: 26, scope: !521, inlinedAt: !599)
!649 = !DILocation(line: 43, column: 3, scope: !521, inlinedAt: !599)
!650 = distinct !{!650, !608, !651, !175, !176}
!651 = !DILocation(line: 44, column: 5, scope: !508, inlinedAt: !599)
!652 = !DILocation(line: 0, scope: !291, inlinedAt: !329)
!653 = !DILocation(line: 53, column: 10, scope: !291, inlinedAt: !329)
!654 = !DILocation(line: 53, scope: !291, inlinedAt: !329)
!655 = !DILocation(line: 53, column: 23, scope: !463, inlinedAt: !329)
!656 = !DILocation(line: 53, column: 5, scope: !291, inlinedAt: !329)
!657 = !DILocation(line: 53, column: 59, scope: !463, inlinedAt: !329)
!658 = !DILocation(line: 53, column: 63, scope: !463, inlinedAt: !329)
!659 = !DILocation(line: 53, column: 55, scope: !463, inlinedAt: !329)
!660 = !DILocation(line: 53, column: 70, scope: !463, inlinedAt: !329)
!661 = !DILocation(line: 53, column: 78, scope: !463, inlinedAt: !329)
!662 = !DILocation(line: 53, column: 74, scope: !463, inlinedAt: !329)
!663 = !DILocation(line: 0, scope: !127, inlinedAt: !664)
!664 = distinct !DILocation(line: 53, column: 47, scope: !463, inlinedAt: !329)
!665 = !DILocation(line: 13, column: 56, scope: !127, inlinedAt: !664)
!666 = !DILocation(line: 53, column: 40, scope: !463, inlinedAt: !329)
!667 = !DILocation(line: 53, column: 45, scope: !463, inlinedAt: !329)
!668 = !DILocation(line: 53, column: 33, scope: !463, inlinedAt: !329)
!669 = !DILocation(line: 53, column: 38, scope: !463, inlinedAt: !329)
!670 = !DILocation(line: 53, column: 28, scope: !463, inlinedAt: !329)
!671 = !DILocation(line: 53, column: 5, scope: !463, inlinedAt: !329)
!672 = distinct !{!672, !656, !673, !175, !176}
!673 = !DILocation(line: 53, column: 81, scope: !291, inlinedAt: !329)
!674 = !DILocation(line: 71, column: 3, scope: !228)
!675 = !DILocation(line: 71, column: 12, scope: !228)
!676 = !DILocation(line: 0, scope: !270)
!677 = !DILocation(line: 72, column: 8, scope: !270)
!678 = !DILocation(line: 72, scope: !270)
!679 = !DILocation(line: 72, column: 21, scope: !680)
!680 = distinct !DILexicalBlock(scope: !270, file: !2, line: 72, column: 3)
!681 = !DILocation(line: 72, column: 3, scope: !270)
!682 = !DILocation(line: 72, column: 52, scope: !680)
!683 = !DILocation(line: 72, column: 48, scope: !680)
!684 = !DILocation(line: 0, scope: !178, inlinedAt: !685)
!685 = distinct !DILocation(line: 72, column: 38, scope: !680)
!686 = !DILocation(line: 19, column: 84, scope: !178, inlinedAt: !685)
!687 = !DILocation(line: 19, column: 64, scope: !178, inlinedAt: !685)
!688 = !DILocation(line: 19, column: 47, scope: !178, inlinedAt: !685)
!689 = !DILocation(line: 72, column: 74, scope: !680)
!690 = !DILocation(line: 72, column: 78, scope: !680)
!691 = !DILocation(line: 72, column: 70, scope: !680)
!692 = !DILocation(line: 0, scope: !178, inlinedAt: !693)
!693 = distinct !DILocation(line: 72, column: 60, scope: !680)
!694 = !DILocation(line: 19, column: 84, scope: !178, inlinedAt: !693)
!695 = !DILocation(line: 19, column: 64, scope: !178, inlinedAt: !693)
!696 = !DILocation(line: 19, column: 47, scope: !178, inlinedAt: !693)
!697 = !DILocation(line: 72, column: 84, scope: !680)
!698 = !DILocation(line: 72, column: 58, scope: !680)
!699 = !DILocation(line: 72, column: 31, scope: !680)
!700 = !DILocation(line: 72, column: 36, scope: !680)
!701 = !DILocation(line: 72, column: 26, scope: !680)
!702 = !DILocation(line: 72, column: 3, scope: !680)
!703 = distinct !{!703, !681, !704, !175, !176}
!704 = !DILocation(line: 72, column: 87, scope: !270)
!705 = !DILocation(line: 74, column: 23, scope: !228)
!706 = !DILocation(line: 73, column: 3, scope: !228)
!707 = !DILocation(line: 74, column: 35, scope: !228)
!708 = !DILocation(line: 75, column: 22, scope: !228)
!709 = !DILocation(line: 75, column: 33, scope: !228)
!710 = !DILocation(line: 75, column: 44, scope: !228)
!711 = !DILocation(line: 75, column: 55, scope: !228)
!712 = !DILocation(line: 75, column: 66, scope: !228)
!713 = !DILocation(line: 75, column: 77, scope: !228)
!714 = !{i64 3280}
!715 = !DILocation(line: 0, scope: !272)
!716 = !DILocation(line: 76, column: 8, scope: !272)
!717 = !DILocation(line: 76, scope: !272)
!718 = !DILocation(line: 76, column: 21, scope: !719)
!719 = distinct !DILexicalBlock(scope: !272, file: !2, line: 76, column: 3)
!720 = !DILocation(line: 76, column: 3, scope: !272)
!721 = !DILocation(line: 76, column: 89, scope: !719)
!722 = !DILocation(line: 76, column: 85, scope: !719)
!723 = !DILocation(line: 76, column: 99, scope: !719)
!724 = !DILocation(line: 76, column: 103, scope: !719)
!725 = !DILocation(line: 76, column: 94, scope: !719)
!726 = !DILocation(line: 76, column: 84, scope: !719)
!727 = !DILocation(line: 76, column: 51, scope: !719)
!728 = !DILocation(line: 76, column: 38, scope: !719)
!729 = !DILocation(line: 76, column: 31, scope: !719)
!730 = !DILocation(line: 76, column: 36, scope: !719)
!731 = !DILocation(line: 76, column: 26, scope: !719)
!732 = !DILocation(line: 76, column: 3, scope: !719)
!733 = distinct !{!733, !720, !734, !175, !176}
!734 = !DILocation(line: 76, column: 109, scope: !272)
!735 = !DILocation(line: 77, column: 9, scope: !228)
!736 = !DILocation(line: 0, scope: !498, inlinedAt: !737)
!737 = distinct !DILocation(line: 77, column: 3, scope: !228)
!738 = !DILocation(line: 42, column: 14, scope: !498, inlinedAt: !737)
!739 = !DILocation(line: 42, column: 38, scope: !498, inlinedAt: !737)
!740 = !DILocation(line: 42, column: 57, scope: !498, inlinedAt: !737)
!741 = !DILocation(line: 42, column: 61, scope: !498, inlinedAt: !737)
!742 = !DILocation(line: 0, scope: !508, inlinedAt: !737)
!743 = !DILocation(line: 43, column: 8, scope: !508, inlinedAt: !737)
!744 = !DILocation(line: 43, scope: !508, inlinedAt: !737)
!745 = !DILocation(line: 43, column: 21, scope: !521, inlinedAt: !737)
!746 = !DILocation(line: 43, column: 3, scope: !508, inlinedAt: !737)
!747 = !DILocation(line: 44, column: 19, scope: !521, inlinedAt: !737)
!748 = !DILocation(line: 44, column: 46, scope: !521, inlinedAt: !737)
!749 = !DILocation(line: 44, column: 50, scope: !521, inlinedAt: !737)
!750 = !DILocation(line: 44, column: 42, scope: !521, inlinedAt: !737)
!751 = !DILocation(line: 44, column: 66, scope: !521, inlinedAt: !737)
!752 = !DILocation(line: 44, column: 62, scope: !521, inlinedAt: !737)
!753 = !DILocation(line: 0, scope: !134, inlinedAt: !754)
!754 = distinct !DILocation(line: 44, column: 34, scope: !521, inlinedAt: !737)
!755 = !DILocation(line: 0, scope: !127, inlinedAt: !756)
!756 = distinct !DILocation(line: 15, column: 11, scope: !134, inlinedAt: !754)
!757 = !DILocation(line: 13, column: 56, scope: !127, inlinedAt: !756)
!758 = !DILocation(line: 0, scope: !143, inlinedAt: !754)
!759 = !DILocation(line: 16, column: 8, scope: !143, inlinedAt: !754)
!760 = !DILocation(line: 16, scope: !143, inlinedAt: !754)
!761 = !DILocation(line: 16, column: 21, scope: !152, inlinedAt: !754)
!762 = !DILocation(line: 16, column: 3, scope: !143, inlinedAt: !754)
!763 = !DILocation(line: 0, scope: !103, inlinedAt: !764)
!764 = distinct !DILocation(line: 16, column: 40, scope: !152, inlinedAt: !754)
!765 = !DILocation(line: 11, column: 51, scope: !103, inlinedAt: !764)
!766 = !DILocation(line: 11, column: 59, scope: !103, inlinedAt: !764)
!767 = !DILocation(line: 11, column: 55, scope: !103, inlinedAt: !764)
!768 = !DILocation(line: 11, column: 64, scope: !103, inlinedAt: !764)
!769 = !DILocation(line: 11, column: 68, scope: !103, inlinedAt: !764)
!770 = !DILocation(line: 0, scope: !116, inlinedAt: !771)
!771 = distinct !DILocation(line: 16, column: 55, scope: !152, inlinedAt: !754)
!772 = !DILocation(line: 12, column: 53, scope: !116, inlinedAt: !771)
!773 = !DILocation(line: 12, column: 66, scope: !116, inlinedAt: !771)
!774 = !DILocation(line: 12, column: 57, scope: !116, inlinedAt: !771)
!775 = !DILocation(line: 12, column: 71, scope: !116, inlinedAt: !771)
!776 = !DILocation(line: 12, column: 75, scope: !116, inlinedAt: !771)
!777 = !DILocation(line: 16, column: 53, scope: !152, inlinedAt: !754)
!778 = !DILocation(line: 16, column: 37, scope: !152, inlinedAt: !754)
!779 = !DILocation(line: 16, column: 30, scope: !152, inlinedAt: !754)
!780 = !DILocation(line: 16, column: 3, scope: !152, inlinedAt: !754)
!781 = distinct !{!781, !762, !782, !175, !176}
!782 = !DILocation(line: 16, column: 70, scope: !143, inlinedAt: !754)
!783 = !DILocation(line: 44, column: 34, scope: !521, inlinedAt: !737)
!784 = !DILocation(line: 44, column: 24, scope: !521, inlinedAt: !737)
!785 = !DILocation(line: 44, column: 5, scope: !521, inlinedAt: !737)
!786 = !DILocation(line: 43, column: 26, scope: !521, inlinedAt: !737)
!787 = !DILocation(line: 43, column: 3, scope: !521, inlinedAt: !737)
!788 = distinct !{!788, !746, !789, !175, !176}
!789 = !DILocation(line: 44, column: 5, scope: !508, inlinedAt: !737)
!790 = !DILocation(line: 0, scope: !310, inlinedAt: !316)
!791 = !DILocation(line: 56, column: 10, scope: !310, inlinedAt: !316)
!792 = !DILocation(line: 56, scope: !310, inlinedAt: !316)
!793 = !DILocation(line: 56, column: 23, scope: !351, inlinedAt: !316)
!794 = !DILocation(line: 56, column: 5, scope: !310, inlinedAt: !316)
!795 = !DILocation(line: 0, scope: !312, inlinedAt: !316)
!796 = !DILocation(line: 57, column: 10, scope: !312, inlinedAt: !316)
!797 = !DILocation(line: 56, column: 62, scope: !351, inlinedAt: !316)
!798 = !DILocation(line: 56, column: 66, scope: !351, inlinedAt: !316)
!799 = !DILocation(line: 56, column: 58, scope: !351, inlinedAt: !316)
!800 = !DILocation(line: 56, column: 78, scope: !351, inlinedAt: !316)
!801 = !DILocation(line: 56, column: 82, scope: !351, inlinedAt: !316)
!802 = !DILocation(line: 56, column: 74, scope: !351, inlinedAt: !316)
!803 = !DILocation(line: 56, column: 87, scope: !351, inlinedAt: !316)
!804 = !DILocation(line: 0, scope: !363, inlinedAt: !805)
!805 = distinct !DILocation(line: 56, column: 40, scope: !351, inlinedAt: !316)
!806 = !DILocation(line: 0, scope: !372, inlinedAt: !805)
!807 = !DILocation(line: 33, column: 8, scope: !372, inlinedAt: !805)
!808 = !DILocation(line: 33, scope: !372, inlinedAt: !805)
!809 = !DILocation(line: 33, column: 21, scope: !381, inlinedAt: !805)
!810 = !DILocation(line: 33, column: 3, scope: !372, inlinedAt: !805)
!811 = !DILocation(line: 33, column: 60, scope: !381, inlinedAt: !805)
!812 = !DILocation(line: 0, scope: !103, inlinedAt: !813)
!813 = distinct !DILocation(line: 33, column: 48, scope: !381, inlinedAt: !805)
!814 = !DILocation(line: 11, column: 51, scope: !103, inlinedAt: !813)
!815 = !DILocation(line: 11, column: 59, scope: !103, inlinedAt: !813)
!816 = !DILocation(line: 11, column: 55, scope: !103, inlinedAt: !813)
!817 = !DILocation(line: 11, column: 64, scope: !103, inlinedAt: !813)
!818 = !DILocation(line: 11, column: 68, scope: !103, inlinedAt: !813)
!819 = !DILocation(line: 0, scope: !188, inlinedAt: !820)
!820 = distinct !DILocation(line: 33, column: 43, scope: !381, inlinedAt: !805)
!821 = !DILocation(line: 20, column: 71, scope: !188, inlinedAt: !820)
!822 = !DILocation(line: 20, column: 48, scope: !188, inlinedAt: !820)
!823 = !DILocation(line: 20, column: 74, scope: !188, inlinedAt: !820)
!824 = !DILocation(line: 33, column: 86, scope: !381, inlinedAt: !805)
!825 = !DILocation(line: 33, column: 66, scope: !381, inlinedAt: !805)
!826 = !DILocation(line: 33, column: 40, scope: !381, inlinedAt: !805)
!827 = !DILocation(line: 33, column: 30, scope: !381, inlinedAt: !805)
!828 = !DILocation(line: 33, column: 3, scope: !381, inlinedAt: !805)
!829 = distinct !{!829, !810, !830, !175, !176}
!830 = !DILocation(line: 33, column: 89, scope: !372, inlinedAt: !805)
!831 = !DILocation(line: 56, column: 33, scope: !351, inlinedAt: !316)
!832 = !DILocation(line: 56, column: 38, scope: !351, inlinedAt: !316)
!833 = !DILocation(line: 56, column: 28, scope: !351, inlinedAt: !316)
!834 = !DILocation(line: 56, column: 5, scope: !351, inlinedAt: !316)
!835 = distinct !{!835, !794, !836, !175, !176}
!836 = !DILocation(line: 56, column: 101, scope: !310, inlinedAt: !316)
!837 = !DILocation(line: 57, scope: !312, inlinedAt: !316)
!838 = !DILocation(line: 57, column: 23, scope: !411, inlinedAt: !316)
!839 = !DILocation(line: 57, column: 5, scope: !312, inlinedAt: !316)
!840 = !DILocation(line: 0, scope: !291, inlinedAt: !315)
!841 = !DILocation(line: 53, column: 10, scope: !291, inlinedAt: !315)
!842 = !DILocation(line: 57, column: 64, scope: !411, inlinedAt: !316)
!843 = !DILocation(line: 57, column: 60, scope: !411, inlinedAt: !316)
!844 = !DILocation(line: 57, column: 69, scope: !411, inlinedAt: !316)
!845 = !DILocation(line: 0, scope: !419, inlinedAt: !846)
!846 = distinct !DILocation(line: 57, column: 40, scope: !411, inlinedAt: !316)
!847 = !DILocation(line: 0, scope: !426, inlinedAt: !846)
!848 = !DILocation(line: 38, column: 8, scope: !426, inlinedAt: !846)
!849 = !DILocation(line: 38, scope: !426, inlinedAt: !846)
!850 = !DILocation(line: 38, column: 21, scope: !433, inlinedAt: !846)
!851 = !DILocation(line: 38, column: 3, scope: !426, inlinedAt: !846)
!852 = !DILocation(line: 38, column: 56, scope: !433, inlinedAt: !846)
!853 = !DILocation(line: 0, scope: !116, inlinedAt: !854)
!854 = distinct !DILocation(line: 38, column: 48, scope: !433, inlinedAt: !846)
!855 = !DILocation(line: 12, column: 53, scope: !116, inlinedAt: !854)
!856 = !DILocation(line: 12, column: 66, scope: !116, inlinedAt: !854)
!857 = !DILocation(line: 12, column: 57, scope: !116, inlinedAt: !854)
!858 = !DILocation(line: 12, column: 71, scope: !116, inlinedAt: !854)
!859 = !DILocation(line: 12, column: 75, scope: !116, inlinedAt: !854)
!860 = !DILocation(line: 0, scope: !188, inlinedAt: !861)
!861 = distinct !DILocation(line: 38, column: 43, scope: !433, inlinedAt: !846)
!862 = !DILocation(line: 20, column: 71, scope: !188, inlinedAt: !861)
!863 = !DILocation(line: 20, column: 48, scope: !188, inlinedAt: !861)
!864 = !DILocation(line: 20, column: 74, scope: !188, inlinedAt: !861)
!865 = !DILocation(line: 38, column: 90, scope: !433, inlinedAt: !846)
!866 = !DILocation(line: 38, column: 70, scope: !433, inlinedAt: !846)
!867 = !DILocation(line: 38, column: 40, scope: !433, inlinedAt: !846)
!868 = !DILocation(line: 38, column: 30, scope: !433, inlinedAt: !846)
!869 = !DILocation(line: 38, column: 3, scope: !433, inlinedAt: !846)
!870 = distinct !{!870, !851, !871, !175, !176}
!871 = !DILocation(line: 38, column: 93, scope: !426, inlinedAt: !846)
!872 = !DILocation(line: 57, column: 33, scope: !411, inlinedAt: !316)
!873 = !DILocation(line: 57, column: 38, scope: !411, inlinedAt: !316)
!874 = !DILocation(line: 57, column: 28, scope: !411, inlinedAt: !316)
!875 = !DILocation(line: 57, column: 5, scope: !411, inlinedAt: !316)
!876 = distinct !{!876, !839, !877, !175, !176}
!877 = !DILocation(line: 57, column: 86, scope: !312, inlinedAt: !316)
!878 = !DILocation(line: 53, scope: !291, inlinedAt: !315)
!879 = !DILocation(line: 53, column: 23, scope: !463, inlinedAt: !315)
!880 = !DILocation(line: 53, column: 5, scope: !291, inlinedAt: !315)
!881 = !DILocation(line: 53, column: 59, scope: !463, inlinedAt: !315)
!882 = !DILocation(line: 53, column: 63, scope: !463, inlinedAt: !315)
!883 = !DILocation(line: 53, column: 55, scope: !463, inlinedAt: !315)
!884 = !DILocation(line: 53, column: 70, scope: !463, inlinedAt: !315)
!885 = !DILocation(line: 53, column: 78, scope: !463, inlinedAt: !315)
!886 = !DILocation(line: 53, column: 74, scope: !463, inlinedAt: !315)
!887 = !DILocation(line: 0, scope: !127, inlinedAt: !888)
!888 = distinct !DILocation(line: 53, column: 47, scope: !463, inlinedAt: !315)
!889 = !DILocation(line: 13, column: 56, scope: !127, inlinedAt: !888)
!890 = !DILocation(line: 53, column: 40, scope: !463, inlinedAt: !315)
!891 = !DILocation(line: 53, column: 45, scope: !463, inlinedAt: !315)
!892 = !DILocation(line: 53, column: 33, scope: !463, inlinedAt: !315)
!893 = !DILocation(line: 53, column: 38, scope: !463, inlinedAt: !315)
!894 = !DILocation(line: 53, column: 28, scope: !463, inlinedAt: !315)
!895 = !DILocation(line: 53, column: 5, scope: !463, inlinedAt: !315)
!896 = distinct !{!896, !880, !897, !175, !176}
!897 = !DILocation(line: 53, column: 81, scope: !291, inlinedAt: !315)
!898 = !DILocation(line: 80, column: 23, scope: !228)
!899 = !DILocation(line: 79, column: 3, scope: !228)
!900 = !DILocation(line: 80, column: 35, scope: !228)
!901 = !DILocation(line: 80, column: 47, scope: !228)
!902 = !DILocation(line: 80, column: 59, scope: !228)
!903 = !DILocation(line: 81, column: 22, scope: !228)
!904 = !DILocation(line: 81, column: 33, scope: !228)
!905 = !DILocation(line: 81, column: 44, scope: !228)
!906 = !DILocation(line: 81, column: 55, scope: !228)
!907 = !DILocation(line: 81, column: 66, scope: !228)
!908 = !DILocation(line: 81, column: 77, scope: !228)
!909 = !{i64 3663}
!910 = !DILocation(line: 82, column: 9, scope: !228)
!911 = !DILocation(line: 0, scope: !498, inlinedAt: !912)
!912 = distinct !DILocation(line: 82, column: 3, scope: !228)
!913 = !DILocation(line: 42, column: 14, scope: !498, inlinedAt: !912)
!914 = !DILocation(line: 42, column: 38, scope: !498, inlinedAt: !912)
!915 = !DILocation(line: 42, column: 57, scope: !498, inlinedAt: !912)
!916 = !DILocation(line: 42, column: 61, scope: !498, inlinedAt: !912)
!917 = !DILocation(line: 0, scope: !508, inlinedAt: !912)
!918 = !DILocation(line: 43, column: 8, scope: !508, inlinedAt: !912)
!919 = !DILocation(line: 43, scope: !508, inlinedAt: !912)
!920 = !DILocation(line: 43, column: 21, scope: !521, inlinedAt: !912)
!921 = !DILocation(line: 43, column: 3, scope: !508, inlinedAt: !912)
!922 = !DILocation(line: 44, column: 19, scope: !521, inlinedAt: !912)
!923 = !DILocation(line: 44, column: 46, scope: !521, inlinedAt: !912)
!924 = !DILocation(line: 44, column: 50, scope: !521, inlinedAt: !912)
!925 = !DILocation(line: 44, column: 42, scope: !521, inlinedAt: !912)
!926 = !DILocation(line: 44, column: 66, scope: !521, inlinedAt: !912)
!927 = !DILocation(line: 44, column: 62, scope: !521, inlinedAt: !912)
!928 = !DILocation(line: 0, scope: !134, inlinedAt: !929)
!929 = distinct !DILocation(line: 44, column: 34, scope: !521, inlinedAt: !912)
!930 = !DILocation(line: 0, scope: !127, inlinedAt: !931)
!931 = distinct !DILocation(line: 15, column: 11, scope: !134, inlinedAt: !929)
!932 = !DILocation(line: 13, column: 56, scope: !127, inlinedAt: !931)
!933 = !DILocation(line: 0, scope: !143, inlinedAt: !929)
!934 = !DILocation(line: 16, column: 8, scope: !143, inlinedAt: !929)
!935 = !DILocation(line: 16, scope: !143, inlinedAt: !929)
!936 = !DILocation(line: 16, column: 21, scope: !152, inlinedAt: !929)
!937 = !DILocation(line: 16, column: 3, scope: !143, inlinedAt: !929)
!938 = !DILocation(line: 0, scope: !103, inlinedAt: !939)
!939 = distinct !DILocation(line: 16, column: 40, scope: !152, inlinedAt: !929)
!940 = !DILocation(line: 11, column: 51, scope: !103, inlinedAt: !939)
!941 = !DILocation(line: 11, column: 59, scope: !103, inlinedAt: !939)
!942 = !DILocation(line: 11, column: 55, scope: !103, inlinedAt: !939)
!943 = !DILocation(line: 11, column: 64, scope: !103, inlinedAt: !939)
!944 = !DILocation(line: 11, column: 68, scope: !103, inlinedAt: !939)
!945 = !DILocation(line: 0, scope: !116, inlinedAt: !946)
!946 = distinct !DILocation(line: 16, column: 55, scope: !152, inlinedAt: !929)
!947 = !DILocation(line: 12, column: 53, scope: !116, inlinedAt: !946)
!948 = !DILocation(line: 12, column: 66, scope: !116, inlinedAt: !946)
!949 = !DILocation(line: 12, column: 57, scope: !116, inlinedAt: !946)
!950 = !DILocation(line: 12, column: 71, scope: !116, inlinedAt: !946)
!951 = !DILocation(line: 12, column: 75, scope: !116, inlinedAt: !946)
!952 = !DILocation(line: 16, column: 53, scope: !152, inlinedAt: !929)
!953 = !DILocation(line: 16, column: 37, scope: !152, inlinedAt: !929)
!954 = !DILocation(line: 16, column: 30, scope: !152, inlinedAt: !929)
!955 = !DILocation(line: 16, column: 3, scope: !152, inlinedAt: !929)
!956 = distinct !{!956, !937, !957, !175, !176}
!957 = !DILocation(line: 16, column: 70, scope: !143, inlinedAt: !929)
!958 = !DILocation(line: 44, column: 34, scope: !521, inlinedAt: !912)
!959 = !DILocation(line: 44, column: 24, scope: !521, inlinedAt: !912)
!960 = !DILocation(line: 44, column: 5, scope: !521, inlinedAt: !912)
!961 = !DILocation(line: 43, column: 26, scope: !521, inlinedAt: !912)
!962 = !DILocation(line: 43, column: 3, scope: !521, inlinedAt: !912)
!963 = distinct !{!963, !921, !964, !175, !176}
!964 = !DILocation(line: 44, column: 5, scope: !508, inlinedAt: !912)
!965 = !DILocation(line: 0, scope: !310, inlinedAt: !319)
!966 = !DILocation(line: 56, column: 10, scope: !310, inlinedAt: !319)
!967 = !DILocation(line: 56, scope: !310, inlinedAt: !319)
!968 = !DILocation(line: 56, column: 23, scope: !351, inlinedAt: !319)
!969 = !DILocation(line: 56, column: 5, scope: !310, inlinedAt: !319)
!970 = !DILocation(line: 0, scope: !312, inlinedAt: !319)
!971 = !DILocation(line: 57, column: 10, scope: !312, inlinedAt: !319)
!972 = !DILocation(line: 56, column: 62, scope: !351, inlinedAt: !319)
!973 = !DILocation(line: 56, column: 66, scope: !351, inlinedAt: !319)
!974 = !DILocation(line: 56, column: 58, scope: !351, inlinedAt: !319)
!975 = !DILocation(line: 56, column: 78, scope: !351, inlinedAt: !319)
!976 = !DILocation(line: 56, column: 82, scope: !351, inlinedAt: !319)
!977 = !DILocation(line: 56, column: 74, scope: !351, inlinedAt: !319)
!978 = !DILocation(line: 0, scope: !363, inlinedAt: !979)
!979 = distinct !DILocation(line: 56, column: 40, scope: !351, inlinedAt: !319)
!980 = !DILocation(line: 0, scope: !372, inlinedAt: !979)
!981 = !DILocation(line: 33, column: 8, scope: !372, inlinedAt: !979)
!982 = !DILocation(line: 33, scope: !372, inlinedAt: !979)
!983 = !DILocation(line: 33, column: 21, scope: !381, inlinedAt: !979)
!984 = !DILocation(line: 33, column: 3, scope: !372, inlinedAt: !979)
!985 = !DILocation(line: 33, column: 60, scope: !381, inlinedAt: !979)
!986 = !DILocation(line: 0, scope: !103, inlinedAt: !987)
!987 = distinct !DILocation(line: 33, column: 48, scope: !381, inlinedAt: !979)
!988 = !DILocation(line: 11, column: 51, scope: !103, inlinedAt: !987)
!989 = !DILocation(line: 11, column: 59, scope: !103, inlinedAt: !987)
!990 = !DILocation(line: 11, column: 55, scope: !103, inlinedAt: !987)
!991 = !DILocation(line: 11, column: 64, scope: !103, inlinedAt: !987)
!992 = !DILocation(line: 11, column: 68, scope: !103, inlinedAt: !987)
!993 = !DILocation(line: 0, scope: !196, inlinedAt: !994)
!994 = distinct !DILocation(line: 33, column: 43, scope: !381, inlinedAt: !979)
!995 = !DILocation(line: 21, column: 71, scope: !196, inlinedAt: !994)
!996 = !DILocation(line: 21, column: 48, scope: !196, inlinedAt: !994)
!997 = !DILocation(line: 33, column: 40, scope: !381, inlinedAt: !979)
!998 = !DILocation(line: 33, column: 30, scope: !381, inlinedAt: !979)
!999 = !DILocation(line: 33, column: 3, scope: !381, inlinedAt: !979)
!1000 = distinct !{!1000, !984, !1001, !175, !176}
!1001 = !DILocation(line: 33, column: 89, scope: !372, inlinedAt: !979)
!1002 = !DILocation(line: 56, column: 33, scope: !351, inlinedAt: !319)
!1003 = !DILocation(line: 56, column: 38, scope: !351, inlinedAt: !319)
!1004 = !DILocation(line: 56, column: 28, scope: !351, inlinedAt: !319)
!1005 = !DILocation(line: 56, column: 5, scope: !351, inlinedAt: !319)
!1006 = distinct !{!1006, !969, !1007, !175, !176}
!1007 = !DILocation(line: 56, column: 101, scope: !310, inlinedAt: !319)
!1008 = !DILocation(line: 57, scope: !312, inlinedAt: !319)
!1009 = !DILocation(line: 57, column: 23, scope: !411, inlinedAt: !319)
!1010 = !DILocation(line: 57, column: 5, scope: !312, inlinedAt: !319)
!1011 = !DILocation(line: 0, scope: !291, inlinedAt: !318)
!1012 = !DILocation(line: 53, column: 10, scope: !291, inlinedAt: !318)
!1013 = !DILocation(line: 57, column: 64, scope: !411, inlinedAt: !319)
!1014 = !DILocation(line: 57, column: 60, scope: !411, inlinedAt: !319)
!1015 = !DILocation(line: 0, scope: !419, inlinedAt: !1016)
!1016 = distinct !DILocation(line: 57, column: 40, scope: !411, inlinedAt: !319)
!1017 = !DILocation(line: 0, scope: !426, inlinedAt: !1016)
!1018 = !DILocation(line: 38, column: 8, scope: !426, inlinedAt: !1016)
!1019 = !DILocation(line: 38, scope: !426, inlinedAt: !1016)
!1020 = !DILocation(line: 38, column: 21, scope: !433, inlinedAt: !1016)
!1021 = !DILocation(line: 38, column: 3, scope: !426, inlinedAt: !1016)
!1022 = !DILocation(line: 38, column: 56, scope: !433, inlinedAt: !1016)
!1023 = !DILocation(line: 0, scope: !116, inlinedAt: !1024)
!1024 = distinct !DILocation(line: 38, column: 48, scope: !433, inlinedAt: !1016)
!1025 = !DILocation(line: 12, column: 53, scope: !116, inlinedAt: !1024)
!1026 = !DILocation(line: 12, column: 66, scope: !116, inlinedAt: !1024)
!1027 = !DILocation(line: 12, column: 57, scope: !116, inlinedAt: !1024)
!1028 = !DILocation(line: 12, column: 71, scope: !116, inlinedAt: !1024)
!1029 = !DILocation(line: 12, column: 75, scope: !116, inlinedAt: !1024)
!1030 = !DILocation(line: 0, scope: !196, inlinedAt: !1031)
!1031 = distinct !DILocation(line: 38, column: 43, scope: !433, inlinedAt: !1016)
!1032 = !DILocation(line: 21, column: 71, scope: !196, inlinedAt: !1031)
!1033 = !DILocation(line: 21, column: 48, scope: !196, inlinedAt: !1031)
!1034 = !DILocation(line: 38, column: 40, scope: !433, inlinedAt: !1016)
!1035 = !DILocation(line: 38, column: 30, scope: !433, inlinedAt: !1016)
!1036 = !DILocation(line: 38, column: 3, scope: !433, inlinedAt: !1016)
!1037 = distinct !{!1037, !1021, !1038, !175, !176}
!1038 = !DILocation(line: 38, column: 93, scope: !426, inlinedAt: !1016)
!1039 = !DILocation(line: 57, column: 33, scope: !411, inlinedAt: !319)
!1040 = !DILocation(line: 57, column: 38, scope: !411, inlinedAt: !319)
!1041 = !DILocation(line: 57, column: 28, scope: !411, inlinedAt: !319)
!1042 = !DILocation(line: 57, column: 5, scope: !411, inlinedAt: !319)
!1043 = distinct !{!1043, !1010, !1044, !175, !176}
!1044 = !DILocation(line: 57, column: 86, scope: !312, inlinedAt: !319)
!1045 = !DILocation(line: 53, scope: !291, inlinedAt: !318)
!1046 = !DILocation(line: 53, column: 23, scope: !463, inlinedAt: !318)
!1047 = !DILocation(line: 53, column: 5, scope: !291, inlinedAt: !318)
!1048 = !DILocation(line: 53, column: 59, scope: !463, inlinedAt: !318)
!1049 = !DILocation(line: 53, column: 63, scope: !463, inlinedAt: !318)
!1050 = !DILocation(line: 53, column: 55, scope: !463, inlinedAt: !318)
!1051 = !DILocation(line: 53, column: 70, scope: !463, inlinedAt: !318)
!1052 = !DILocation(line: 53, column: 78, scope: !463, inlinedAt: !318)
!1053 = !DILocation(line: 53, column: 74, scope: !463, inlinedAt: !318)
!1054 = !DILocation(line: 0, scope: !127, inlinedAt: !1055)
!1055 = distinct !DILocation(line: 53, column: 47, scope: !463, inlinedAt: !318)
!1056 = !DILocation(line: 13, column: 56, scope: !127, inlinedAt: !1055)
!1057 = !DILocation(line: 53, column: 40, scope: !463, inlinedAt: !318)
!1058 = !DILocation(line: 53, column: 45, scope: !463, inlinedAt: !318)
!1059 = !DILocation(line: 53, column: 33, scope: !463, inlinedAt: !318)
!1060 = !DILocation(line: 53, column: 38, scope: !463, inlinedAt: !318)
!1061 = !DILocation(line: 53, column: 28, scope: !463, inlinedAt: !318)
!1062 = !DILocation(line: 53, column: 5, scope: !463, inlinedAt: !318)
!1063 = distinct !{!1063, !1047, !1064, !175, !176}
!1064 = !DILocation(line: 53, column: 81, scope: !291, inlinedAt: !318)
!1065 = !DILocation(line: 85, column: 23, scope: !228)
!1066 = !DILocation(line: 84, column: 3, scope: !228)
!1067 = !DILocation(line: 85, column: 35, scope: !228)
!1068 = !DILocation(line: 85, column: 47, scope: !228)
!1069 = !DILocation(line: 85, column: 59, scope: !228)
!1070 = !DILocation(line: 86, column: 22, scope: !228)
!1071 = !DILocation(line: 86, column: 33, scope: !228)
!1072 = !DILocation(line: 86, column: 44, scope: !228)
!1073 = !DILocation(line: 86, column: 55, scope: !228)
!1074 = !DILocation(line: 86, column: 66, scope: !228)
!1075 = !DILocation(line: 86, column: 77, scope: !228)
!1076 = !{i64 3973}
!1077 = !DILocation(line: 87, column: 9, scope: !228)
!1078 = !DILocation(line: 0, scope: !498, inlinedAt: !1079)
!1079 = distinct !DILocation(line: 87, column: 3, scope: !228)
!1080 = !DILocation(line: 42, column: 14, scope: !498, inlinedAt: !1079)
!1081 = !DILocation(line: 42, column: 38, scope: !498, inlinedAt: !1079)
!1082 = !DILocation(line: 42, column: 57, scope: !498, inlinedAt: !1079)
!1083 = !DILocation(line: 42, column: 61, scope: !498, inlinedAt: !1079)
!1084 = !DILocation(line: 0, scope: !508, inlinedAt: !1079)
!1085 = !DILocation(line: 43, column: 8, scope: !508, inlinedAt: !1079)
!1086 = !DILocation(line: 43, scope: !508, inlinedAt: !1079)
!1087 = !DILocation(line: 43, column: 21, scope: !521, inlinedAt: !1079)
!1088 = !DILocation(line: 43, column: 3, scope: !508, inlinedAt: !1079)
!1089 = !DILocation(line: 44, column: 19, scope: !521, inlinedAt: !1079)
!1090 = !DILocation(line: 44, column: 46, scope: !521, inlinedAt: !1079)
!1091 = !DILocation(line: 44, column: 50, scope: !521, inlinedAt: !1079)
!1092 = !DILocation(line: 44, column: 42, scope: !521, inlinedAt: !1079)
!1093 = !DILocation(line: 44, column: 66, scope: !521, inlinedAt: !1079)
!1094 = !DILocation(line: 44, column: 62, scope: !521, inlinedAt: !1079)
!1095 = !DILocation(line: 0, scope: !134, inlinedAt: !1096)
!1096 = distinct !DILocation(line: 44, column: 34, scope: !521, inlinedAt: !1079)
!1097 = !DILocation(line: 0, scope: !127, inlinedAt: !1098)
!1098 = distinct !DILocation(line: 15, column: 11, scope: !134, inlinedAt: !1096)
!1099 = !DILocation(line: 13, column: 56, scope: !127, inlinedAt: !1098)
!1100 = !DILocation(line: 0, scope: !143, inlinedAt: !1096)
!1101 = !DILocation(line: 16, column: 8, scope: !143, inlinedAt: !1096)
!1102 = !DILocation(line: 16, scope: !143, inlinedAt: !1096)
!1103 = !DILocation(line: 16, column: 21, scope: !152, inlinedAt: !1096)
!1104 = !DILocation(line: 16, column: 3, scope: !143, inlinedAt: !1096)
!1105 = !DILocation(line: 0, scope: !103, inlinedAt: !1106)
!1106 = distinct !DILocation(line: 16, column: 40, scope: !152, inlinedAt: !1096)
!1107 = !DILocation(line: 11, column: 51, scope: !103, inlinedAt: !1106)
!1108 = !DILocation(line: 11, column: 59, scope: !103, inlinedAt: !1106)
!1109 = !DILocation(line: 11, column: 55, scope: !103, inlinedAt: !1106)
!1110 = !DILocation(line: 11, column: 64, scope: !103, inlinedAt: !1106)
!1111 = !DILocation(line: 11, column: 68, scope: !103, inlinedAt: !1106)
!1112 = !DILocation(line: 0, scope: !116, inlinedAt: !1113)
!1113 = distinct !DILocation(line: 16, column: 55, scope: !152, inlinedAt: !1096)
!1114 = !DILocation(line: 12, column: 53, scope: !116, inlinedAt: !1113)
!1115 = !DILocation(line: 12, column: 66, scope: !116, inlinedAt: !1113)
!1116 = !DILocation(line: 12, column: 57, scope: !116, inlinedAt: !1113)
!1117 = !DILocation(line: 12, column: 71, scope: !116, inlinedAt: !1113)
!1118 = !DILocation(line: 12, column: 75, scope: !116, inlinedAt: !1113)
!1119 = !DILocation(line: 16, column: 53, scope: !152, inlinedAt: !1096)
!1120 = !DILocation(line: 16, column: 37, scope: !152, inlinedAt: !1096)
!1121 = !DILocation(line: 16, column: 30, scope: !152, inlinedAt: !1096)
!1122 = !DILocation(line: 16, column: 3, scope: !152, inlinedAt: !1096)
!1123 = distinct !{!1123, !1104, !1124, !175, !176}
!1124 = !DILocation(line: 16, column: 70, scope: !143, inlinedAt: !1096)
!1125 = !DILocation(line: 44, column: 34, scope: !521, inlinedAt: !1079)
!1126 = !DILocation(line: 44, column: 24, scope: !521, inlinedAt: !1079)
!1127 = !DILocation(line: 44, column: 5, scope: !521, inlinedAt: !1079)
!1128 = !DILocation(line: 43, column: 26, scope: !521, inlinedAt: !1079)
!1129 = !DILocation(line: 43, column: 3, scope: !521, inlinedAt: !1079)
!1130 = distinct !{!1130, !1088, !1131, !175, !176}
!1131 = !DILocation(line: 44, column: 5, scope: !508, inlinedAt: !1079)
!1132 = !DILocation(line: 0, scope: !310, inlinedAt: !322)
!1133 = !DILocation(line: 56, column: 10, scope: !310, inlinedAt: !322)
!1134 = !DILocation(line: 56, scope: !310, inlinedAt: !322)
!1135 = !DILocation(line: 56, column: 23, scope: !351, inlinedAt: !322)
!1136 = !DILocation(line: 56, column: 5, scope: !310, inlinedAt: !322)
!1137 = !DILocation(line: 0, scope: !312, inlinedAt: !322)
!1138 = !DILocation(line: 57, column: 10, scope: !312, inlinedAt: !322)
!1139 = !DILocation(line: 56, column: 62, scope: !351, inlinedAt: !322)
!1140 = !DILocation(line: 56, column: 66, scope: !351, inlinedAt: !322)
!1141 = !DILocation(line: 56, column: 58, scope: !351, inlinedAt: !322)
!1142 = !DILocation(line: 56, column: 78, scope: !351, inlinedAt: !322)
!1143 = !DILocation(line: 56, column: 82, scope: !351, inlinedAt: !322)
!1144 = !DILocation(line: 56, column: 74, scope: !351, inlinedAt: !322)
!1145 = !DILocation(line: 56, column: 87, scope: !351, inlinedAt: !322)
!1146 = !DILocation(line: 0, scope: !363, inlinedAt: !1147)
!1147 = distinct !DILocation(line: 56, column: 40, scope: !351, inlinedAt: !322)
!1148 = !DILocation(line: 0, scope: !372, inlinedAt: !1147)
!1149 = !DILocation(line: 33, column: 8, scope: !372, inlinedAt: !1147)
!1150 = !DILocation(line: 33, scope: !372, inlinedAt: !1147)
!1151 = !DILocation(line: 33, column: 21, scope: !381, inlinedAt: !1147)
!1152 = !DILocation(line: 33, column: 3, scope: !372, inlinedAt: !1147)
!1153 = !DILocation(line: 33, column: 60, scope: !381, inlinedAt: !1147)
!1154 = !DILocation(line: 0, scope: !103, inlinedAt: !1155)
!1155 = distinct !DILocation(line: 33, column: 48, scope: !381, inlinedAt: !1147)
!1156 = !DILocation(line: 11, column: 51, scope: !103, inlinedAt: !1155)
!1157 = !DILocation(line: 11, column: 59, scope: !103, inlinedAt: !1155)
!1158 = !DILocation(line: 11, column: 55, scope: !103, inlinedAt: !1155)
!1159 = !DILocation(line: 11, column: 64, scope: !103, inlinedAt: !1155)
!1160 = !DILocation(line: 11, column: 68, scope: !103, inlinedAt: !1155)
!1161 = !DILocation(line: 0, scope: !203, inlinedAt: !1162)
!1162 = distinct !DILocation(line: 33, column: 43, scope: !381, inlinedAt: !1147)
!1163 = !DILocation(line: 22, column: 49, scope: !203, inlinedAt: !1162)
!1164 = !DILocation(line: 33, column: 86, scope: !381, inlinedAt: !1147)
!1165 = !DILocation(line: 33, column: 66, scope: !381, inlinedAt: !1147)
!1166 = !DILocation(line: 33, column: 40, scope: !381, inlinedAt: !1147)
!1167 = !DILocation(line: 33, column: 30, scope: !381, inlinedAt: !1147)
!1168 = !DILocation(line: 33, column: 3, scope: !381, inlinedAt: !1147)
!1169 = distinct !{!1169, !1152, !1170, !175, !176}
!1170 = !DILocation(line: 33, column: 89, scope: !372, inlinedAt: !1147)
!1171 = !DILocation(line: 56, column: 33, scope: !351, inlinedAt: !322)
!1172 = !DILocation(line: 56, column: 38, scope: !351, inlinedAt: !322)
!1173 = !DILocation(line: 56, column: 28, scope: !351, inlinedAt: !322)
!1174 = !DILocation(line: 56, column: 5, scope: !351, inlinedAt: !322)
!1175 = distinct !{!1175, !1136, !1176, !175, !176}
!1176 = !DILocation(line: 56, column: 101, scope: !310, inlinedAt: !322)
!1177 = !DILocation(line: 57, scope: !312, inlinedAt: !322)
!1178 = !DILocation(line: 57, column: 23, scope: !411, inlinedAt: !322)
!1179 = !DILocation(line: 57, column: 5, scope: !312, inlinedAt: !322)
!1180 = !DILocation(line: 0, scope: !291, inlinedAt: !321)
!1181 = !DILocation(line: 53, column: 10, scope: !291, inlinedAt: !321)
!1182 = !DILocation(line: 57, column: 64, scope: !411, inlinedAt: !322)
!1183 = !DILocation(line: 57, column: 60, scope: !411, inlinedAt: !322)
!1184 = !DILocation(line: 57, column: 69, scope: !411, inlinedAt: !322)
!1185 = !DILocation(line: 0, scope: !419, inlinedAt: !1186)
!1186 = distinct !DILocation(line: 57, column: 40, scope: !411, inlinedAt: !322)
!1187 = !DILocation(line: 0, scope: !426, inlinedAt: !1186)
!1188 = !DILocation(line: 38, column: 8, scope: !426, inlinedAt: !1186)
!1189 = !DILocation(line: 38, scope: !426, inlinedAt: !1186)
!1190 = !DILocation(line: 38, column: 21, scope: !433, inlinedAt: !1186)
!1191 = !DILocation(line: 38, column: 3, scope: !426, inlinedAt: !1186)
!1192 = !DILocation(line: 38, column: 56, scope: !433, inlinedAt: !1186)
!1193 = !DILocation(line: 0, scope: !116, inlinedAt: !1194)
!1194 = distinct !DILocation(line: 38, column: 48, scope: !433, inlinedAt: !1186)
!1195 = !DILocation(line: 12, column: 53, scope: !116, inlinedAt: !1194)
!1196 = !DILocation(line: 12, column: 66, scope: !116, inlinedAt: !1194)
!1197 = !DILocation(line: 12, column: 57, scope: !116, inlinedAt: !1194)
!1198 = !DILocation(line: 12, column: 71, scope: !116, inlinedAt: !1194)
!1199 = !DILocation(line: 12, column: 75, scope: !116, inlinedAt: !1194)
!1200 = !DILocation(line: 0, scope: !203, inlinedAt: !1201)
!1201 = distinct !DILocation(line: 38, column: 43, scope: !433, inlinedAt: !1186)
!1202 = !DILocation(line: 22, column: 49, scope: !203, inlinedAt: !1201)
!1203 = !DILocation(line: 38, column: 90, scope: !433, inlinedAt: !1186)
!1204 = !DILocation(line: 38, column: 70, scope: !433, inlinedAt: !1186)
!1205 = !DILocation(line: 38, column: 40, scope: !433, inlinedAt: !1186)
!1206 = !DILocation(line: 38, column: 30, scope: !433, inlinedAt: !1186)
!1207 = !DILocation(line: 38, column: 3, scope: !433, inlinedAt: !1186)
!1208 = distinct !{!1208, !1191, !1209, !175, !176}
!1209 = !DILocation(line: 38, column: 93, scope: !426, inlinedAt: !1186)
!1210 = !DILocation(line: 57, column: 33, scope: !411, inlinedAt: !322)
!1211 = !DILocation(line: 57, column: 38, scope: !411, inlinedAt: !322)
!1212 = !DILocation(line: 57, column: 28, scope: !411, inlinedAt: !322)
!1213 = !DILocation(line: 57, column: 5, scope: !411, inlinedAt: !322)
!1214 = distinct !{!1214, !1179, !1215, !175, !176}
!1215 = !DILocation(line: 57, column: 86, scope: !312, inlinedAt: !322)
!1216 = !DILocation(line: 53, scope: !291, inlinedAt: !321)
!1217 = !DILocation(line: 53, column: 23, scope: !463, inlinedAt: !321)
!1218 = !DILocation(line: 53, column: 5, scope: !291, inlinedAt: !321)
!1219 = !DILocation(line: 53, column: 59, scope: !463, inlinedAt: !321)
!1220 = !DILocation(line: 53, column: 63, scope: !463, inlinedAt: !321)
!1221 = !DILocation(line: 53, column: 55, scope: !463, inlinedAt: !321)
!1222 = !DILocation(line: 53, column: 70, scope: !463, inlinedAt: !321)
!1223 = !DILocation(line: 53, column: 78, scope: !463, inlinedAt: !321)
!1224 = !DILocation(line: 53, column: 74, scope: !463, inlinedAt: !321)
!1225 = !DILocation(line: 0, scope: !127, inlinedAt: !1226)
!1226 = distinct !DILocation(line: 53, column: 47, scope: !463, inlinedAt: !321)
!1227 = !DILocation(line: 13, column: 56, scope: !127, inlinedAt: !1226)
!1228 = !DILocation(line: 53, column: 40, scope: !463, inlinedAt: !321)
!1229 = !DILocation(line: 53, column: 45, scope: !463, inlinedAt: !321)
!1230 = !DILocation(line: 53, column: 33, scope: !463, inlinedAt: !321)
!1231 = !DILocation(line: 53, column: 38, scope: !463, inlinedAt: !321)
!1232 = !DILocation(line: 53, column: 28, scope: !463, inlinedAt: !321)
!1233 = !DILocation(line: 53, column: 5, scope: !463, inlinedAt: !321)
!1234 = distinct !{!1234, !1218, !1235, !175, !176}
!1235 = !DILocation(line: 53, column: 81, scope: !291, inlinedAt: !321)
!1236 = !DILocation(line: 90, column: 23, scope: !228)
!1237 = !DILocation(line: 89, column: 3, scope: !228)
!1238 = !DILocation(line: 90, column: 35, scope: !228)
!1239 = !DILocation(line: 90, column: 47, scope: !228)
!1240 = !DILocation(line: 90, column: 59, scope: !228)
!1241 = !DILocation(line: 91, column: 22, scope: !228)
!1242 = !DILocation(line: 91, column: 33, scope: !228)
!1243 = !DILocation(line: 91, column: 44, scope: !228)
!1244 = !DILocation(line: 91, column: 55, scope: !228)
!1245 = !DILocation(line: 91, column: 66, scope: !228)
!1246 = !DILocation(line: 91, column: 77, scope: !228)
!1247 = !{i64 4280}
!1248 = !DILocation(line: 92, column: 9, scope: !228)
!1249 = !DILocalVariable(name: "d", arg: 1, scope: !1250, file: !2, line: 41, type: !1253)
!1250 = distinct !DISubprogram(name: "check<int>", linkageName: "_Z5checkIiEvPT_i", scope: !2, file: !2, line: 41, type: !1251, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !38, templateParams: !1261, retainedNodes: !1254)
!1251 = !DISubroutineType(types: !1252)
!1252 = !{null, !1253, !93}
!1253 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !93, size: 64)
!1254 = !{!1249, !1255, !1256, !1257, !1258, !1259}
!1255 = !DILocalVariable(name: "depth", arg: 2, scope: !1250, file: !2, line: 41, type: !93)
!1256 = !DILocalVariable(name: "lane", scope: !1250, file: !2, line: 42, type: !93)
!1257 = !DILocalVariable(name: "row", scope: !1250, file: !2, line: 42, type: !93)
!1258 = !DILocalVariable(name: "column", scope: !1250, file: !2, line: 42, type: !93)
!1259 = !DILocalVariable(name: "i", scope: !1260, file: !2, line: 43, type: !93)
!1260 = distinct !DILexicalBlock(scope: !1250, file: !2, line: 43, column: 3)
!1261 = !{!1262}
!1262 = !DITemplateTypeParameter(name: "T", type: !93)
!1263 = !DILocation(line: 0, scope: !1250, inlinedAt: !1264)
!1264 = distinct !DILocation(line: 92, column: 3, scope: !228)
!1265 = !DILocation(line: 42, column: 14, scope: !1250, inlinedAt: !1264)
!1266 = !DILocation(line: 42, column: 38, scope: !1250, inlinedAt: !1264)
!1267 = !DILocation(line: 42, column: 57, scope: !1250, inlinedAt: !1264)
!1268 = !DILocation(line: 42, column: 61, scope: !1250, inlinedAt: !1264)
!1269 = !DILocation(line: 0, scope: !1260, inlinedAt: !1264)
!1270 = !DILocation(line: 43, column: 8, scope: !1260, inlinedAt: !1264)
!1271 = !DILocation(line: 43, scope: !1260, inlinedAt: !1264)
!1272 = !DILocation(line: 43, column: 21, scope: !1273, inlinedAt: !1264)
!1273 = distinct !DILexicalBlock(scope: !1260, file: !2, line: 43, column: 3)
!1274 = !DILocation(line: 43, column: 3, scope: !1260, inlinedAt: !1264)
!1275 = !DILocation(line: 44, column: 19, scope: !1273, inlinedAt: !1264)
!1276 = !DILocation(line: 44, column: 46, scope: !1273, inlinedAt: !1264)
!1277 = !DILocation(line: 44, column: 50, scope: !1273, inlinedAt: !1264)
!1278 = !DILocation(line: 44, column: 42, scope: !1273, inlinedAt: !1264)
!1279 = !DILocation(line: 44, column: 66, scope: !1273, inlinedAt: !1264)
!1280 = !DILocation(line: 44, column: 62, scope: !1273, inlinedAt: !1264)
!1281 = !DILocation(line: 0, scope: !134, inlinedAt: !1282)
!1282 = distinct !DILocation(line: 44, column: 34, scope: !1273, inlinedAt: !1264)
!1283 = !DILocation(line: 0, scope: !127, inlinedAt: !1284)
!1284 = distinct !DILocation(line: 15, column: 11, scope: !134, inlinedAt: !1282)
!1285 = !DILocation(line: 13, column: 56, scope: !127, inlinedAt: !1284)
!1286 = !DILocation(line: 0, scope: !143, inlinedAt: !1282)
!1287 = !DILocation(line: 16, column: 8, scope: !143, inlinedAt: !1282)
!1288 = !DILocation(line: 16, scope: !143, inlinedAt: !1282)
!1289 = !DILocation(line: 16, column: 21, scope: !152, inlinedAt: !1282)
!1290 = !DILocation(line: 16, column: 3, scope: !143, inlinedAt: !1282)
!1291 = !DILocation(line: 0, scope: !103, inlinedAt: !1292)
!1292 = distinct !DILocation(line: 16, column: 40, scope: !152, inlinedAt: !1282)
!1293 = !DILocation(line: 11, column: 51, scope: !103, inlinedAt: !1292)
!1294 = !DILocation(line: 11, column: 59, scope: !103, inlinedAt: !1292)
!1295 = !DILocation(line: 11, column: 55, scope: !103, inlinedAt: !1292)
!1296 = !DILocation(line: 11, column: 64, scope: !103, inlinedAt: !1292)
!1297 = !DILocation(line: 11, column: 68, scope: !103, inlinedAt: !1292)
!1298 = !DILocation(line: 0, scope: !116, inlinedAt: !1299)
!1299 = distinct !DILocation(line: 16, column: 55, scope: !152, inlinedAt: !1282)
!1300 = !DILocation(line: 12, column: 53, scope: !116, inlinedAt: !1299)
!1301 = !DILocation(line: 12, column: 66, scope: !116, inlinedAt: !1299)
!1302 = !DILocation(line: 12, column: 57, scope: !116, inlinedAt: !1299)
!1303 = !DILocation(line: 12, column: 71, scope: !116, inlinedAt: !1299)
!1304 = !DILocation(line: 12, column: 75, scope: !116, inlinedAt: !1299)
!1305 = !DILocation(line: 16, column: 53, scope: !152, inlinedAt: !1282)
!1306 = !DILocation(line: 16, column: 37, scope: !152, inlinedAt: !1282)
!1307 = !DILocation(line: 16, column: 30, scope: !152, inlinedAt: !1282)
!1308 = !DILocation(line: 16, column: 3, scope: !152, inlinedAt: !1282)
!1309 = distinct !{!1309, !1290, !1310, !175, !176}
!1310 = !DILocation(line: 16, column: 70, scope: !143, inlinedAt: !1282)
!1311 = !DILocation(line: 44, column: 34, scope: !1273, inlinedAt: !1264)
!1312 = !DILocation(line: 44, column: 24, scope: !1273, inlinedAt: !1264)
!1313 = !DILocation(line: 44, column: 5, scope: !1273, inlinedAt: !1264)
!1314 = !DILocation(line: 43, column: 26, scope: !1273, inlinedAt: !1264)
!1315 = !DILocation(line: 43, column: 3, scope: !1273, inlinedAt: !1264)
!1316 = distinct !{!1316, !1274, !1317, !175, !176}
!1317 = !DILocation(line: 44, column: 5, scope: !1260, inlinedAt: !1264)
!1318 = !DILocation(line: 0, scope: !310, inlinedAt: !325)
!1319 = !DILocation(line: 56, column: 10, scope: !310, inlinedAt: !325)
!1320 = !DILocation(line: 56, scope: !310, inlinedAt: !325)
!1321 = !DILocation(line: 56, column: 23, scope: !351, inlinedAt: !325)
!1322 = !DILocation(line: 56, column: 5, scope: !310, inlinedAt: !325)
!1323 = !DILocation(line: 0, scope: !312, inlinedAt: !325)
!1324 = !DILocation(line: 57, column: 10, scope: !312, inlinedAt: !325)
!1325 = !DILocation(line: 56, column: 62, scope: !351, inlinedAt: !325)
!1326 = !DILocation(line: 56, column: 66, scope: !351, inlinedAt: !325)
!1327 = !DILocation(line: 56, column: 58, scope: !351, inlinedAt: !325)
!1328 = !DILocation(line: 56, column: 78, scope: !351, inlinedAt: !325)
!1329 = !DILocation(line: 56, column: 82, scope: !351, inlinedAt: !325)
!1330 = !DILocation(line: 56, column: 74, scope: !351, inlinedAt: !325)
!1331 = !DILocation(line: 56, column: 87, scope: !351, inlinedAt: !325)
!1332 = !DILocation(line: 0, scope: !363, inlinedAt: !1333)
!1333 = distinct !DILocation(line: 56, column: 40, scope: !351, inlinedAt: !325)
!1334 = !DILocation(line: 0, scope: !372, inlinedAt: !1333)
!1335 = !DILocation(line: 33, column: 8, scope: !372, inlinedAt: !1333)
!1336 = !DILocation(line: 33, scope: !372, inlinedAt: !1333)
!1337 = !DILocation(line: 33, column: 21, scope: !381, inlinedAt: !1333)
!1338 = !DILocation(line: 33, column: 3, scope: !372, inlinedAt: !1333)
!1339 = !DILocation(line: 33, column: 60, scope: !381, inlinedAt: !1333)
!1340 = !DILocation(line: 0, scope: !103, inlinedAt: !1341)
!1341 = distinct !DILocation(line: 33, column: 48, scope: !381, inlinedAt: !1333)
!1342 = !DILocation(line: 11, column: 51, scope: !103, inlinedAt: !1341)
!1343 = !DILocation(line: 11, column: 59, scope: !103, inlinedAt: !1341)
!1344 = !DILocation(line: 11, column: 55, scope: !103, inlinedAt: !1341)
!1345 = !DILocation(line: 11, column: 64, scope: !103, inlinedAt: !1341)
!1346 = !DILocation(line: 11, column: 68, scope: !103, inlinedAt: !1341)
!1347 = !DILocation(line: 0, scope: !209, inlinedAt: !1348)
!1348 = distinct !DILocation(line: 33, column: 43, scope: !381, inlinedAt: !1333)
!1349 = !DILocation(line: 25, column: 16, scope: !209, inlinedAt: !1348)
!1350 = !DILocation(line: 25, column: 14, scope: !209, inlinedAt: !1348)
!1351 = !DILocation(line: 25, column: 22, scope: !209, inlinedAt: !1348)
!1352 = !DILocation(line: 26, column: 24, scope: !209, inlinedAt: !1348)
!1353 = !DILocation(line: 26, column: 19, scope: !209, inlinedAt: !1348)
!1354 = !DILocation(line: 26, column: 40, scope: !209, inlinedAt: !1348)
!1355 = !DILocation(line: 26, column: 35, scope: !209, inlinedAt: !1348)
!1356 = !DILocation(line: 26, column: 61, scope: !209, inlinedAt: !1348)
!1357 = !DILocation(line: 26, column: 56, scope: !209, inlinedAt: !1348)
!1358 = !DILocation(line: 27, column: 20, scope: !209, inlinedAt: !1348)
!1359 = !DILocation(line: 27, column: 18, scope: !209, inlinedAt: !1348)
!1360 = !DILocation(line: 27, column: 15, scope: !209, inlinedAt: !1348)
!1361 = !DILocation(line: 33, column: 86, scope: !381, inlinedAt: !1333)
!1362 = !DILocation(line: 33, column: 66, scope: !381, inlinedAt: !1333)
!1363 = !DILocation(line: 33, column: 40, scope: !381, inlinedAt: !1333)
!1364 = !DILocation(line: 33, column: 30, scope: !381, inlinedAt: !1333)
!1365 = !DILocation(line: 33, column: 3, scope: !381, inlinedAt: !1333)
!1366 = distinct !{!1366, !1338, !1367, !175, !176}
!1367 = !DILocation(line: 33, column: 89, scope: !372, inlinedAt: !1333)
!1368 = !DILocation(line: 56, column: 33, scope: !351, inlinedAt: !325)
!1369 = !DILocation(line: 56, column: 38, scope: !351, inlinedAt: !325)
!1370 = !DILocation(line: 56, column: 28, scope: !351, inlinedAt: !325)
!1371 = !DILocation(line: 56, column: 5, scope: !351, inlinedAt: !325)
!1372 = distinct !{!1372, !1322, !1373, !175, !176}
!1373 = !DILocation(line: 56, column: 101, scope: !310, inlinedAt: !325)
!1374 = !DILocation(line: 57, scope: !312, inlinedAt: !325)
!1375 = !DILocation(line: 57, column: 23, scope: !411, inlinedAt: !325)
!1376 = !DILocation(line: 57, column: 5, scope: !312, inlinedAt: !325)
!1377 = !DILocation(line: 0, scope: !291, inlinedAt: !324)
!1378 = !DILocation(line: 53, column: 10, scope: !291, inlinedAt: !324)
!1379 = !DILocation(line: 57, column: 64, scope: !411, inlinedAt: !325)
!1380 = !DILocation(line: 57, column: 60, scope: !411, inlinedAt: !325)
!1381 = !DILocation(line: 57, column: 69, scope: !411, inlinedAt: !325)
!1382 = !DILocation(line: 0, scope: !419, inlinedAt: !1383)
!1383 = distinct !DILocation(line: 57, column: 40, scope: !411, inlinedAt: !325)
!1384 = !DILocation(line: 0, scope: !426, inlinedAt: !1383)
!1385 = !DILocation(line: 38, column: 8, scope: !426, inlinedAt: !1383)
!1386 = !DILocation(line: 38, scope: !426, inlinedAt: !1383)
!1387 = !DILocation(line: 38, column: 21, scope: !433, inlinedAt: !1383)
!1388 = !DILocation(line: 38, column: 3, scope: !426, inlinedAt: !1383)
!1389 = !DILocation(line: 38, column: 56, scope: !433, inlinedAt: !1383)
!1390 = !DILocation(line: 0, scope: !116, inlinedAt: !1391)
!1391 = distinct !DILocation(line: 38, column: 48, scope: !433, inlinedAt: !1383)
!1392 = !DILocation(line: 12, column: 53, scope: !116, inlinedAt: !1391)
!1393 = !DILocation(line: 12, column: 66, scope: !116, inlinedAt: !1391)
!1394 = !DILocation(line: 12, column: 57, scope: !116, inlinedAt: !1391)
!1395 = !DILocation(line: 12, column: 71, scope: !116, inlinedAt: !1391)
!1396 = !DILocation(line: 12, column: 75, scope: !116, inlinedAt: !1391)
!1397 = !DILocation(line: 0, scope: !209, inlinedAt: !1398)
!1398 = distinct !DILocation(line: 38, column: 43, scope: !433, inlinedAt: !1383)
!1399 = !DILocation(line: 25, column: 16, scope: !209, inlinedAt: !1398)
!1400 = !DILocation(line: 25, column: 14, scope: !209, inlinedAt: !1398)
!1401 = !DILocation(line: 25, column: 22, scope: !209, inlinedAt: !1398)
!1402 = !DILocation(line: 26, column: 24, scope: !209, inlinedAt: !1398)
!1403 = !DILocation(line: 26, column: 19, scope: !209, inlinedAt: !1398)
!1404 = !DILocation(line: 26, column: 40, scope: !209, inlinedAt: !1398)
!1405 = !DILocation(line: 26, column: 35, scope: !209, inlinedAt: !1398)
!1406 = !DILocation(line: 26, column: 61, scope: !209, inlinedAt: !1398)
!1407 = !DILocation(line: 26, column: 56, scope: !209, inlinedAt: !1398)
!1408 = !DILocation(line: 27, column: 20, scope: !209, inlinedAt: !1398)
!1409 = !DILocation(line: 27, column: 18, scope: !209, inlinedAt: !1398)
!1410 = !DILocation(line: 27, column: 15, scope: !209, inlinedAt: !1398)
!1411 = !DILocation(line: 38, column: 90, scope: !433, inlinedAt: !1383)
!1412 = !DILocation(line: 38, column: 70, scope: !433, inlinedAt: !1383)
!1413 = !DILocation(line: 38, column: 40, scope: !433, inlinedAt: !1383)
!1414 = !DILocation(line: 38, column: 30, scope: !433, inlinedAt: !1383)
!1415 = !DILocation(line: 38, column: 3, scope: !433, inlinedAt: !1383)
!1416 = distinct !{!1416, !1388, !1417, !175, !176}
!1417 = !DILocation(line: 38, column: 93, scope: !426, inlinedAt: !1383)
!1418 = !DILocation(line: 57, column: 33, scope: !411, inlinedAt: !325)
!1419 = !DILocation(line: 57, column: 38, scope: !411, inlinedAt: !325)
!1420 = !DILocation(line: 57, column: 28, scope: !411, inlinedAt: !325)
!1421 = !DILocation(line: 57, column: 5, scope: !411, inlinedAt: !325)
!1422 = distinct !{!1422, !1376, !1423, !175, !176}
!1423 = !DILocation(line: 57, column: 86, scope: !312, inlinedAt: !325)
!1424 = !DILocation(line: 53, scope: !291, inlinedAt: !324)
!1425 = !DILocation(line: 53, column: 23, scope: !463, inlinedAt: !324)
!1426 = !DILocation(line: 53, column: 5, scope: !291, inlinedAt: !324)
!1427 = !DILocation(line: 53, column: 59, scope: !463, inlinedAt: !324)
!1428 = !DILocation(line: 53, column: 63, scope: !463, inlinedAt: !324)
!1429 = !DILocation(line: 53, column: 55, scope: !463, inlinedAt: !324)
!1430 = !DILocation(line: 53, column: 70, scope: !463, inlinedAt: !324)
!1431 = !DILocation(line: 53, column: 78, scope: !463, inlinedAt: !324)
!1432 = !DILocation(line: 53, column: 74, scope: !463, inlinedAt: !324)
!1433 = !DILocation(line: 0, scope: !127, inlinedAt: !1434)
!1434 = distinct !DILocation(line: 53, column: 47, scope: !463, inlinedAt: !324)
!1435 = !DILocation(line: 13, column: 56, scope: !127, inlinedAt: !1434)
!1436 = !DILocation(line: 53, column: 40, scope: !463, inlinedAt: !324)
!1437 = !DILocation(line: 53, column: 45, scope: !463, inlinedAt: !324)
!1438 = !DILocation(line: 53, column: 33, scope: !463, inlinedAt: !324)
!1439 = !DILocation(line: 53, column: 38, scope: !463, inlinedAt: !324)
!1440 = !DILocation(line: 53, column: 28, scope: !463, inlinedAt: !324)
!1441 = !DILocation(line: 53, column: 5, scope: !463, inlinedAt: !324)
!1442 = distinct !{!1442, !1426, !1443, !175, !176}
!1443 = !DILocation(line: 53, column: 81, scope: !291, inlinedAt: !324)
!1444 = !DILocation(line: 95, column: 23, scope: !228)
!1445 = !DILocation(line: 94, column: 3, scope: !228)
!1446 = !DILocation(line: 95, column: 35, scope: !228)
!1447 = !DILocation(line: 95, column: 47, scope: !228)
!1448 = !DILocation(line: 95, column: 59, scope: !228)
!1449 = !DILocation(line: 96, column: 22, scope: !228)
!1450 = !DILocation(line: 96, column: 33, scope: !228)
!1451 = !DILocation(line: 96, column: 44, scope: !228)
!1452 = !DILocation(line: 96, column: 55, scope: !228)
!1453 = !DILocation(line: 96, column: 66, scope: !228)
!1454 = !DILocation(line: 96, column: 77, scope: !228)
!1455 = !{i64 4585}
!1456 = !DILocation(line: 97, column: 9, scope: !228)
!1457 = !DILocation(line: 0, scope: !498, inlinedAt: !1458)
!1458 = distinct !DILocation(line: 97, column: 3, scope: !228)
!1459 = !DILocation(line: 42, column: 14, scope: !498, inlinedAt: !1458)
!1460 = !DILocation(line: 42, column: 38, scope: !498, inlinedAt: !1458)
!1461 = !DILocation(line: 42, column: 57, scope: !498, inlinedAt: !1458)
!1462 = !DILocation(line: 42, column: 61, scope: !498, inlinedAt: !1458)
!1463 = !DILocation(line: 0, scope: !508, inlinedAt: !1458)
!1464 = !DILocation(line: 43, column: 8, scope: !508, inlinedAt: !1458)
!1465 = !DILocation(line: 43, scope: !508, inlinedAt: !1458)
!1466 = !DILocation(line: 43, column: 21, scope: !521, inlinedAt: !1458)
!1467 = !DILocation(line: 43, column: 3, scope: !508, inlinedAt: !1458)
!1468 = !DILocation(line: 44, column: 19, scope: !521, inlinedAt: !1458)
!1469 = !DILocation(line: 44, column: 46, scope: !521, inlinedAt: !1458)
!1470 = !DILocation(line: 44, column: 50, scope: !521, inlinedAt: !1458)
!1471 = !DILocation(line: 44, column: 42, scope: !521, inlinedAt: !1458)
!1472 = !DILocation(line: 44, column: 66, scope: !521, inlinedAt: !1458)
!1473 = !DILocation(line: 44, column: 62, scope: !521, inlinedAt: !1458)
!1474 = !DILocation(line: 0, scope: !134, inlinedAt: !1475)
!1475 = distinct !DILocation(line: 44, column: 34, scope: !521, inlinedAt: !1458)
!1476 = !DILocation(line: 0, scope: !127, inlinedAt: !1477)
!1477 = distinct !DILocation(line: 15, column: 11, scope: !134, inlinedAt: !1475)
!1478 = !DILocation(line: 13, column: 56, scope: !127, inlinedAt: !1477)
!1479 = !DILocation(line: 0, scope: !143, inlinedAt: !1475)
!1480 = !DILocation(line: 16, column: 8, scope: !143, inlinedAt: !1475)
!1481 = !DILocation(line: 16, scope: !143, inlinedAt: !1475)
!1482 = !DILocation(line: 16, column: 21, scope: !152, inlinedAt: !1475)
!1483 = !DILocation(line: 16, column: 3, scope: !143, inlinedAt: !1475)
!1484 = !DILocation(line: 0, scope: !103, inlinedAt: !1485)
!1485 = distinct !DILocation(line: 16, column: 40, scope: !152, inlinedAt: !1475)
!1486 = !DILocation(line: 11, column: 51, scope: !103, inlinedAt: !1485)
!1487 = !DILocation(line: 11, column: 59, scope: !103, inlinedAt: !1485)
!1488 = !DILocation(line: 11, column: 55, scope: !103, inlinedAt: !1485)
!1489 = !DILocation(line: 11, column: 64, scope: !103, inlinedAt: !1485)
!1490 = !DILocation(line: 11, column: 68, scope: !103, inlinedAt: !1485)
!1491 = !DILocation(line: 0, scope: !116, inlinedAt: !1492)
!1492 = distinct !DILocation(line: 16, column: 55, scope: !152, inlinedAt: !1475)
!1493 = !DILocation(line: 12, column: 53, scope: !116, inlinedAt: !1492)
!1494 = !DILocation(line: 12, column: 66, scope: !116, inlinedAt: !1492)
!1495 = !DILocation(line: 12, column: 57, scope: !116, inlinedAt: !1492)
!1496 = !DILocation(line: 12, column: 71, scope: !116, inlinedAt: !1492)
!1497 = !DILocation(line: 12, column: 75, scope: !116, inlinedAt: !1492)
!1498 = !DILocation(line: 16, column: 53, scope: !152, inlinedAt: !1475)
!1499 = !DILocation(line: 16, column: 37, scope: !152, inlinedAt: !1475)
!1500 = !DILocation(line: 16, column: 30, scope: !152, inlinedAt: !1475)
!1501 = !DILocation(line: 16, column: 3, scope: !152, inlinedAt: !1475)
!1502 = distinct !{!1502, !1483, !1503, !175, !176}
!1503 = !DILocation(line: 16, column: 70, scope: !143, inlinedAt: !1475)
!1504 = !DILocation(line: 44, column: 34, scope: !521, inlinedAt: !1458)
!1505 = !DILocation(line: 44, column: 24, scope: !521, inlinedAt: !1458)
!1506 = !DILocation(line: 44, column: 5, scope: !521, inlinedAt: !1458)
!1507 = !DILocation(line: 43, column: 26, scope: !521, inlinedAt: !1458)
!1508 = !DILocation(line: 43, column: 3, scope: !521, inlinedAt: !1458)
!1509 = distinct !{!1509, !1467, !1510, !175, !176}
!1510 = !DILocation(line: 44, column: 5, scope: !508, inlinedAt: !1458)
!1511 = !DILocation(line: 0, scope: !291, inlinedAt: !327)
!1512 = !DILocation(line: 53, column: 10, scope: !291, inlinedAt: !327)
!1513 = !DILocation(line: 53, scope: !291, inlinedAt: !327)
!1514 = !DILocation(line: 53, column: 23, scope: !463, inlinedAt: !327)
!1515 = !DILocation(line: 53, column: 5, scope: !291, inlinedAt: !327)
!1516 = !DILocation(line: 53, column: 59, scope: !463, inlinedAt: !327)
!1517 = !DILocation(line: 53, column: 63, scope: !463, inlinedAt: !327)
!1518 = !DILocation(line: 53, column: 55, scope: !463, inlinedAt: !327)
!1519 = !DILocation(line: 53, column: 70, scope: !463, inlinedAt: !327)
!1520 = !DILocation(line: 53, column: 78, scope: !463, inlinedAt: !327)
!1521 = !DILocation(line: 53, column: 74, scope: !463, inlinedAt: !327)
!1522 = !DILocation(line: 0, scope: !127, inlinedAt: !1523)
!1523 = distinct !DILocation(line: 53, column: 47, scope: !463, inlinedAt: !327)
!1524 = !DILocation(line: 13, column: 56, scope: !127, inlinedAt: !1523)
!1525 = !DILocation(line: 53, column: 40, scope: !463, inlinedAt: !327)
!1526 = !DILocation(line: 53, column: 45, scope: !463, inlinedAt: !327)
!1527 = !DILocation(line: 53, column: 33, scope: !463, inlinedAt: !327)
!1528 = !DILocation(line: 53, column: 38, scope: !463, inlinedAt: !327)
!1529 = !DILocation(line: 53, column: 28, scope: !463, inlinedAt: !327)
!1530 = !DILocation(line: 53, column: 5, scope: !463, inlinedAt: !327)
!1531 = distinct !{!1531, !1515, !1532, !175, !176}
!1532 = !DILocation(line: 53, column: 81, scope: !291, inlinedAt: !327)
!1533 = !DILocation(line: 100, column: 36, scope: !228)
!1534 = !DILocation(line: 0, scope: !363, inlinedAt: !1535)
!1535 = distinct !DILocation(line: 100, column: 10, scope: !228)
!1536 = !DILocation(line: 0, scope: !372, inlinedAt: !1535)
!1537 = !DILocation(line: 33, column: 8, scope: !372, inlinedAt: !1535)
!1538 = !DILocation(line: 33, scope: !372, inlinedAt: !1535)
!1539 = !DILocation(line: 33, column: 21, scope: !381, inlinedAt: !1535)
!1540 = !DILocation(line: 33, column: 3, scope: !372, inlinedAt: !1535)
!1541 = !DILocation(line: 33, column: 60, scope: !381, inlinedAt: !1535)
!1542 = !DILocation(line: 0, scope: !103, inlinedAt: !1543)
!1543 = distinct !DILocation(line: 33, column: 48, scope: !381, inlinedAt: !1535)
!1544 = !DILocation(line: 11, column: 51, scope: !103, inlinedAt: !1543)
!1545 = !DILocation(line: 11, column: 59, scope: !103, inlinedAt: !1543)
!1546 = !DILocation(line: 11, column: 55, scope: !103, inlinedAt: !1543)
!1547 = !DILocation(line: 11, column: 64, scope: !103, inlinedAt: !1543)
!1548 = !DILocation(line: 11, column: 68, scope: !103, inlinedAt: !1543)
!1549 = !DILocation(line: 0, scope: !203, inlinedAt: !1550)
!1550 = distinct !DILocation(line: 33, column: 43, scope: !381, inlinedAt: !1535)
!1551 = !DILocation(line: 22, column: 49, scope: !203, inlinedAt: !1550)
!1552 = !DILocation(line: 33, column: 86, scope: !381, inlinedAt: !1535)
!1553 = !DILocation(line: 33, column: 66, scope: !381, inlinedAt: !1535)
!1554 = !DILocation(line: 33, column: 40, scope: !381, inlinedAt: !1535)
!1555 = !DILocation(line: 33, column: 30, scope: !381, inlinedAt: !1535)
!1556 = !DILocation(line: 33, column: 3, scope: !381, inlinedAt: !1535)
!1557 = distinct !{!1557, !1540, !1558, !175, !176}
!1558 = !DILocation(line: 33, column: 89, scope: !372, inlinedAt: !1535)
!1559 = !DILocation(line: 100, column: 3, scope: !228)
!1560 = !DILocation(line: 100, column: 8, scope: !228)
!1561 = !DILocation(line: 101, column: 34, scope: !228)
!1562 = !DILocation(line: 0, scope: !419, inlinedAt: !1563)
!1563 = distinct !DILocation(line: 101, column: 10, scope: !228)
!1564 = !DILocation(line: 0, scope: !426, inlinedAt: !1563)
!1565 = !DILocation(line: 38, column: 8, scope: !426, inlinedAt: !1563)
!1566 = !DILocation(line: 38, scope: !426, inlinedAt: !1563)
!1567 = !DILocation(line: 38, column: 21, scope: !433, inlinedAt: !1563)
!1568 = !DILocation(line: 38, column: 3, scope: !426, inlinedAt: !1563)
!1569 = !DILocation(line: 38, column: 56, scope: !433, inlinedAt: !1563)
!1570 = !DILocation(line: 0, scope: !116, inlinedAt: !1571)
!1571 = distinct !DILocation(line: 38, column: 48, scope: !433, inlinedAt: !1563)
!1572 = !DILocation(line: 12, column: 53, scope: !116, inlinedAt: !1571)
!1573 = !DILocation(line: 12, column: 66, scope: !116, inlinedAt: !1571)
!1574 = !DILocation(line: 12, column: 57, scope: !116, inlinedAt: !1571)
!1575 = !DILocation(line: 12, column: 71, scope: !116, inlinedAt: !1571)
!1576 = !DILocation(line: 12, column: 75, scope: !116, inlinedAt: !1571)
!1577 = !DILocation(line: 0, scope: !203, inlinedAt: !1578)
!1578 = distinct !DILocation(line: 38, column: 43, scope: !433, inlinedAt: !1563)
!1579 = !DILocation(line: 22, column: 49, scope: !203, inlinedAt: !1578)
!1580 = !DILocation(line: 38, column: 90, scope: !433, inlinedAt: !1563)
!1581 = !DILocation(line: 38, column: 70, scope: !433, inlinedAt: !1563)
!1582 = !DILocation(line: 38, column: 40, scope: !433, inlinedAt: !1563)
!1583 = !DILocation(line: 38, column: 30, scope: !433, inlinedAt: !1563)
!1584 = !DILocation(line: 38, column: 3, scope: !433, inlinedAt: !1563)
!1585 = distinct !{!1585, !1568, !1586, !175, !176}
!1586 = !DILocation(line: 38, column: 93, scope: !426, inlinedAt: !1563)
!1587 = !DILocation(line: 101, column: 3, scope: !228)
!1588 = !DILocation(line: 101, column: 8, scope: !228)
!1589 = !DILocation(line: 103, column: 23, scope: !228)
!1590 = !DILocation(line: 102, column: 3, scope: !228)
!1591 = !DILocation(line: 103, column: 35, scope: !228)
!1592 = !DILocation(line: 104, column: 22, scope: !228)
!1593 = !DILocation(line: 104, column: 33, scope: !228)
!1594 = !{i64 5025}
!1595 = !DILocation(line: 0, scope: !274)
!1596 = !DILocation(line: 105, column: 8, scope: !274)
!1597 = !DILocation(line: 105, scope: !274)
!1598 = !DILocation(line: 105, column: 21, scope: !1599)
!1599 = distinct !DILexicalBlock(scope: !274, file: !2, line: 105, column: 3)
!1600 = !DILocation(line: 105, column: 3, scope: !274)
!1601 = !DILocation(line: 105, column: 38, scope: !1599)
!1602 = !DILocation(line: 105, column: 55, scope: !1599)
!1603 = !DILocation(line: 105, column: 59, scope: !1599)
!1604 = !DILocation(line: 0, scope: !134, inlinedAt: !1605)
!1605 = distinct !DILocation(line: 105, column: 46, scope: !1599)
!1606 = !DILocation(line: 0, scope: !127, inlinedAt: !1607)
!1607 = distinct !DILocation(line: 15, column: 11, scope: !134, inlinedAt: !1605)
!1608 = !DILocation(line: 13, column: 56, scope: !127, inlinedAt: !1607)
!1609 = !DILocation(line: 0, scope: !143, inlinedAt: !1605)
!1610 = !DILocation(line: 16, column: 8, scope: !143, inlinedAt: !1605)
!1611 = !DILocation(line: 16, scope: !143, inlinedAt: !1605)
!1612 = !DILocation(line: 16, column: 21, scope: !152, inlinedAt: !1605)
!1613 = !DILocation(line: 16, column: 3, scope: !143, inlinedAt: !1605)
!1614 = !DILocation(line: 0, scope: !103, inlinedAt: !1615)
!1615 = distinct !DILocation(line: 16, column: 40, scope: !152, inlinedAt: !1605)
!1616 = !DILocation(line: 11, column: 51, scope: !103, inlinedAt: !1615)
!1617 = !DILocation(line: 11, column: 59, scope: !103, inlinedAt: !1615)
!1618 = !DILocation(line: 11, column: 55, scope: !103, inlinedAt: !1615)
!1619 = !DILocation(line: 11, column: 64, scope: !103, inlinedAt: !1615)
!1620 = !DILocation(line: 11, column: 68, scope: !103, inlinedAt: !1615)
!1621 = !DILocation(line: 0, scope: !116, inlinedAt: !1622)
!1622 = distinct !DILocation(line: 16, column: 55, scope: !152, inlinedAt: !1605)
!1623 = !DILocation(line: 12, column: 53, scope: !116, inlinedAt: !1622)
!1624 = !DILocation(line: 12, column: 66, scope: !116, inlinedAt: !1622)
!1625 = !DILocation(line: 12, column: 57, scope: !116, inlinedAt: !1622)
!1626 = !DILocation(line: 12, column: 71, scope: !116, inlinedAt: !1622)
!1627 = !DILocation(line: 12, column: 75, scope: !116, inlinedAt: !1622)
!1628 = !DILocation(line: 16, column: 53, scope: !152, inlinedAt: !1605)
!1629 = !DILocation(line: 16, column: 37, scope: !152, inlinedAt: !1605)
!1630 = !DILocation(line: 16, column: 30, scope: !152, inlinedAt: !1605)
!1631 = !DILocation(line: 16, column: 3, scope: !152, inlinedAt: !1605)
!1632 = distinct !{!1632, !1613, !1633, !175, !176}
!1633 = !DILocation(line: 16, column: 70, scope: !143, inlinedAt: !1605)
!1634 = !DILocation(line: 105, column: 43, scope: !1599)
!1635 = !DILocation(line: 105, column: 31, scope: !1599)
!1636 = !DILocation(line: 105, column: 26, scope: !1599)
!1637 = !DILocation(line: 105, column: 3, scope: !1599)
!1638 = distinct !{!1638, !1600, !1639, !175, !176}
!1639 = !DILocation(line: 105, column: 31, scope: !274)
!1640 = !DILocation(line: 106, column: 3, scope: !228)
!1641 = !DILocation(line: 106, column: 10, scope: !228)
!1642 = !DILocation(line: 106, column: 37, scope: !228)
!1643 = !DILocation(line: 0, scope: !127, inlinedAt: !1644)
!1644 = distinct !DILocation(line: 106, column: 26, scope: !228)
!1645 = !DILocation(line: 13, column: 56, scope: !127, inlinedAt: !1644)
!1646 = !DILocation(line: 106, column: 26, scope: !228)
!1647 = !DILocation(line: 106, column: 17, scope: !228)
!1648 = !{!1649, !1649, i64 0}
!1649 = !{!"double", !101, i64 0}
!1650 = !DILocation(line: 106, column: 62, scope: !228)
!1651 = !DILocation(line: 106, column: 66, scope: !228)
!1652 = !DILocation(line: 0, scope: !127, inlinedAt: !1653)
!1653 = distinct !DILocation(line: 106, column: 51, scope: !228)
!1654 = !DILocation(line: 13, column: 56, scope: !127, inlinedAt: !1653)
!1655 = !DILocation(line: 106, column: 51, scope: !228)
!1656 = !DILocation(line: 0, scope: !103, inlinedAt: !1657)
!1657 = distinct !DILocation(line: 107, column: 14, scope: !228)
!1658 = !DILocation(line: 11, column: 51, scope: !103, inlinedAt: !1657)
!1659 = !DILocation(line: 11, column: 59, scope: !103, inlinedAt: !1657)
!1660 = !DILocation(line: 11, column: 55, scope: !103, inlinedAt: !1657)
!1661 = !DILocation(line: 11, column: 64, scope: !103, inlinedAt: !1657)
!1662 = !DILocation(line: 11, column: 68, scope: !103, inlinedAt: !1657)
!1663 = !DILocation(line: 107, column: 14, scope: !228)
!1664 = !DILocation(line: 0, scope: !116, inlinedAt: !1665)
!1665 = distinct !DILocation(line: 107, column: 30, scope: !228)
!1666 = !DILocation(line: 12, column: 53, scope: !116, inlinedAt: !1665)
!1667 = !DILocation(line: 12, column: 66, scope: !116, inlinedAt: !1665)
!1668 = !DILocation(line: 12, column: 57, scope: !116, inlinedAt: !1665)
!1669 = !DILocation(line: 12, column: 71, scope: !116, inlinedAt: !1665)
!1670 = !DILocation(line: 12, column: 75, scope: !116, inlinedAt: !1665)
!1671 = !DILocation(line: 107, column: 30, scope: !228)
!1672 = !DILocation(line: 109, column: 23, scope: !228)
!1673 = !DILocation(line: 109, column: 35, scope: !228)
!1674 = !DILocation(line: 108, column: 3, scope: !228)
!1675 = !{i64 5392}
!1676 = !DILocation(line: 0, scope: !280)
!1677 = !DILocation(line: 111, column: 8, scope: !280)
!1678 = !DILocation(line: 111, scope: !280)
!1679 = !DILocation(line: 111, column: 21, scope: !1680)
!1680 = distinct !DILexicalBlock(scope: !280, file: !2, line: 111, column: 3)
!1681 = !DILocation(line: 111, column: 3, scope: !280)
!1682 = !DILocation(line: 111, column: 38, scope: !1680)
!1683 = !DILocation(line: 111, column: 55, scope: !1680)
!1684 = !DILocation(line: 111, column: 59, scope: !1680)
!1685 = !DILocation(line: 0, scope: !134, inlinedAt: !1686)
!1686 = distinct !DILocation(line: 111, column: 46, scope: !1680)
!1687 = !DILocation(line: 0, scope: !127, inlinedAt: !1688)
!1688 = distinct !DILocation(line: 15, column: 11, scope: !134, inlinedAt: !1686)
!1689 = !DILocation(line: 13, column: 56, scope: !127, inlinedAt: !1688)
!1690 = !DILocation(line: 0, scope: !143, inlinedAt: !1686)
!1691 = !DILocation(line: 16, column: 8, scope: !143, inlinedAt: !1686)
!1692 = !DILocation(line: 16, scope: !143, inlinedAt: !1686)
!1693 = !DILocation(line: 16, column: 21, scope: !152, inlinedAt: !1686)
!1694 = !DILocation(line: 16, column: 3, scope: !143, inlinedAt: !1686)
!1695 = !DILocation(line: 0, scope: !103, inlinedAt: !1696)
!1696 = distinct !DILocation(line: 16, column: 40, scope: !152, inlinedAt: !1686)
!1697 = !DILocation(line: 11, column: 51, scope: !103, inlinedAt: !1696)
!1698 = !DILocation(line: 11, column: 59, scope: !103, inlinedAt: !1696)
!1699 = !DILocation(line: 11, column: 55, scope: !103, inlinedAt: !1696)
!1700 = !DILocation(line: 11, column: 64, scope: !103, inlinedAt: !1696)
!1701 = !DILocation(line: 11, column: 68, scope: !103, inlinedAt: !1696)
!1702 = !DILocation(line: 0, scope: !116, inlinedAt: !1703)
!1703 = distinct !DILocation(line: 16, column: 55, scope: !152, inlinedAt: !1686)
!1704 = !DILocation(line: 12, column: 53, scope: !116, inlinedAt: !1703)
!1705 = !DILocation(line: 12, column: 66, scope: !116, inlinedAt: !1703)
!1706 = !DILocation(line: 12, column: 57, scope: !116, inlinedAt: !1703)
!1707 = !DILocation(line: 12, column: 71, scope: !116, inlinedAt: !1703)
!1708 = !DILocation(line: 12, column: 75, scope: !116, inlinedAt: !1703)
!1709 = !DILocation(line: 16, column: 53, scope: !152, inlinedAt: !1686)
!1710 = !DILocation(line: 16, column: 37, scope: !152, inlinedAt: !1686)
!1711 = !DILocation(line: 16, column: 30, scope: !152, inlinedAt: !1686)
!1712 = !DILocation(line: 16, column: 3, scope: !152, inlinedAt: !1686)
!1713 = distinct !{!1713, !1694, !1714, !175, !176}
!1714 = !DILocation(line: 16, column: 70, scope: !143, inlinedAt: !1686)
!1715 = !DILocation(line: 111, column: 46, scope: !1680)
!1716 = !DILocation(line: 111, column: 43, scope: !1680)
!1717 = !DILocation(line: 111, column: 31, scope: !1680)
!1718 = !DILocation(line: 111, column: 26, scope: !1680)
!1719 = !DILocation(line: 111, column: 3, scope: !1680)
!1720 = distinct !{!1720, !1681, !1721, !175, !176}
!1721 = !DILocation(line: 111, column: 31, scope: !280)
!1722 = !DILocation(line: 112, column: 1, scope: !228)
