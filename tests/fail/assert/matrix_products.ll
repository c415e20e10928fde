; ModuleID = 'matrix_products.cu'
source_filename = "matrix_products.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [11 x i8] c"right_sums\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [19 x i8] c"matrix_products.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z7productv = private unnamed_addr constant [15 x i8] c"void product()\00", align 1, !dbg !13

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z4leftii(i32 noundef %row, i32 noundef %k) #0 !dbg !65 {
entry:
    #dbg_value(i32 %row, !69, !DIExpression(), !71)
    #dbg_value(i32 %k, !70, !DIExpression(), !71)
  %mul = mul nsw i32 %row, 5, !dbg !72
  %mul1 = mul nsw i32 %k, 3, !dbg !73
  %add = add nsw i32 %mul, %mul1, !dbg !74
  %rem = srem i32 %add, 7, !dbg !75
  %sub = sub nsw i32 %rem, 3, !dbg !76
  ret i32 %sub, !dbg !77
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z5rightii(i32 noundef %k, i32 noundef %column) #0 !dbg !78 {
entry:
    #dbg_value(i32 %k, !80, !DIExpression(), !82)
    #dbg_value(i32 %column, !81, !DIExpression(), !82)
  %mul = mul nsw i32 %k, 2, !dbg !83
  %mul1 = mul nsw i32 %column, 3, !dbg !84
  %add = add nsw i32 %mul, %mul1, !dbg !85
  %rem = srem i32 %add, 5, !dbg !86
  %sub = sub nsw i32 %rem, 2, !dbg !87
  ret i32 %sub, !dbg !88
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z3sumii(i32 noundef %row, i32 noundef %column) #0 !dbg !89 {
entry:
    #dbg_value(i32 %row, !91, !DIExpression(), !96)
    #dbg_value(i32 %column, !92, !DIExpression(), !96)
    #dbg_value(i32 0, !93, !DIExpression(), !96)
    #dbg_value(i32 0, !94, !DIExpression(), !97)
  br label %for.cond, !dbg !98

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ], !dbg !96
  %k.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !99
    #dbg_value(i32 %k.0, !94, !DIExpression(), !97)
    #dbg_value(i32 %s.0, !93, !DIExpression(), !96)
  %cmp = icmp slt i32 %k.0, 32, !dbg !100
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !102

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
    #dbg_value(i32 %row, !69, !DIExpression(), !103)
    #dbg_value(i32 %k.0, !70, !DIExpression(), !103)
  %mul.i = mul nsw i32 %row, 5, !dbg !105
  %mul1.i = mul nsw i32 %k.0, 3, !dbg !106
  %add.i = add nsw i32 %mul.i, %mul1.i, !dbg !107
  %rem.i = srem i32 %add.i, 7, !dbg !108
  %sub.i = sub nsw i32 %rem.i, 3, !dbg !109
    #dbg_value(i32 %k.0, !80, !DIExpression(), !110)
    #dbg_value(i32 %column, !81, !DIExpression(), !110)
  %mul.i6 = mul nsw i32 %k.0, 2, !dbg !112
  %mul1.i7 = mul nsw i32 %column, 3, !dbg !113
  %add.i8 = add nsw i32 %mul.i6, %mul1.i7, !dbg !114
  %rem.i9 = srem i32 %add.i8, 5, !dbg !115
  %sub.i10 = sub nsw i32 %rem.i9, 2, !dbg !116
  %mul = mul nsw i32 %sub.i, %sub.i10, !dbg !117
  %add = add nsw i32 %s.0, %mul, !dbg !118
    #dbg_value(i32 %add, !93, !DIExpression(), !96)
  br label %for.inc, !dbg !119

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %k.0, 1, !dbg !120
    #dbg_value(i32 %inc, !94, !DIExpression(), !97)
  br label %for.cond, !dbg !121, !llvm.loop !122

for.end:                                          ; preds = %for.cond.cleanup
  ret i32 %s.0, !dbg !126
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7productv() #2 !dbg !127 {
entry:
  %a = alloca [4 x i32], align 4
  %b = alloca [2 x i32], align 4
  %n = alloca [4 x i32], align 4
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !160
    #dbg_value(i32 %0, !131, !DIExpression(), !161)
  %div = sdiv i32 %0, 4, !dbg !162
    #dbg_value(i32 %div, !132, !DIExpression(), !161)
  %rem = srem i32 %0, 4, !dbg !163
    #dbg_value(i32 %rem, !133, !DIExpression(), !161)
  call void @llvm.lifetime.start.p0(ptr %a) #6, !dbg !164
    #dbg_declare(ptr %a, !134, !DIExpression(), !165)
  call void @llvm.lifetime.start.p0(ptr %b) #6, !dbg !164
    #dbg_declare(ptr %b, !139, !DIExpression(), !166)
  call void @llvm.lifetime.start.p0(ptr %n) #6, !dbg !167
    #dbg_declare(ptr %n, !143, !DIExpression(), !168)
  call void @llvm.memset.p0.i64(ptr align 4 %n, i8 0, i64 16, i1 false), !dbg !168
    #dbg_value(i32 0, !145, !DIExpression(), !169)
  br label %for.cond, !dbg !170

for.cond:                                         ; preds = %for.inc15, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc16, %for.inc15 ], !dbg !171
    #dbg_value(i32 %i.0, !145, !DIExpression(), !169)
  %cmp = icmp slt i32 %i.0, 4, !dbg !172
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !173

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end17

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64, !dbg !174
  %arrayidx = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 %idxprom, !dbg !174
  store i32 0, ptr %arrayidx, align 4, !dbg !175, !tbaa !61
    #dbg_value(i32 0, !147, !DIExpression(), !176)
  br label %for.cond1, !dbg !177

for.cond1:                                        ; preds = %for.inc, %for.body
  %j.0 = phi i32 [ 0, %for.body ], [ %inc, %for.inc ], !dbg !178
    #dbg_value(i32 %j.0, !147, !DIExpression(), !176)
  %cmp2 = icmp slt i32 %j.0, 4, !dbg !179
  br i1 %cmp2, label %for.body4, label %for.cond.cleanup3, !dbg !181

for.cond.cleanup3:                                ; preds = %for.cond1
  br label %for.end

for.body4:                                        ; preds = %for.cond1
  %rem5 = srem i32 %i.0, 2, !dbg !182
  %mul = mul nsw i32 %rem5, 8, !dbg !183
  %add = add nsw i32 %div, %mul, !dbg !184
  %div6 = sdiv i32 %i.0, 2, !dbg !185
  %mul7 = mul nsw i32 %div6, 4, !dbg !186
  %add8 = add nsw i32 %rem, %mul7, !dbg !187
  %mul9 = mul nsw i32 %add8, 4, !dbg !188
  %add10 = add nsw i32 %mul9, %j.0, !dbg !189
    #dbg_value(i32 %add, !69, !DIExpression(), !190)
    #dbg_value(i32 %add10, !70, !DIExpression(), !190)
  %mul.i = mul nsw i32 %add, 5, !dbg !192
  %mul1.i = mul nsw i32 %add10, 3, !dbg !193
  %add.i = add nsw i32 %mul.i, %mul1.i, !dbg !194
  %rem.i = srem i32 %add.i, 7, !dbg !195
  %sub.i = sub nsw i32 %rem.i, 3, !dbg !196
  %and = and i32 %sub.i, 255, !dbg !197
  %mul12 = mul nsw i32 8, %j.0, !dbg !198
  %shl = shl i32 %and, %mul12, !dbg !199
  %idxprom13 = sext i32 %i.0 to i64, !dbg !200
  %arrayidx14 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 %idxprom13, !dbg !200
  %1 = load i32, ptr %arrayidx14, align 4, !dbg !201, !tbaa !61
  %or = or i32 %1, %shl, !dbg !201
  store i32 %or, ptr %arrayidx14, align 4, !dbg !201, !tbaa !61
  br label %for.inc, !dbg !200

for.inc:                                          ; preds = %for.body4
  %inc = add nsw i32 %j.0, 1, !dbg !202
    #dbg_value(i32 %inc, !147, !DIExpression(), !176)
  br label %for.cond1, !dbg !203, !llvm.loop !204

for.end:                                          ; preds = %for.cond.cleanup3
  br label %for.inc15, !dbg !206

for.inc15:                                        ; preds = %for.end
  %inc16 = add nsw i32 %i.0, 1, !dbg !207
    #dbg_value(i32 %inc16, !145, !DIExpression(), !169)
  br label %for.cond, !dbg !208, !llvm.loop !209

for.end17:                                        ; preds = %for.cond.cleanup
    #dbg_value(i32 0, !151, !DIExpression(), !211)
  br label %for.cond19, !dbg !212

for.cond19:                                       ; preds = %for.inc44, %for.end17
  %i18.0 = phi i32 [ 0, %for.end17 ], [ %inc45, %for.inc44 ], !dbg !213
    #dbg_value(i32 %i18.0, !151, !DIExpression(), !211)
  %cmp20 = icmp slt i32 %i18.0, 2, !dbg !214
  br i1 %cmp20, label %for.body22, label %for.cond.cleanup21, !dbg !215

for.cond.cleanup21:                               ; preds = %for.cond19
  br label %for.end46

for.body22:                                       ; preds = %for.cond19
  %idxprom23 = sext i32 %i18.0 to i64, !dbg !216
  %arrayidx24 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 %idxprom23, !dbg !216
  store i32 0, ptr %arrayidx24, align 4, !dbg !217, !tbaa !61
    #dbg_value(i32 0, !153, !DIExpression(), !218)
  br label %for.cond26, !dbg !219

for.cond26:                                       ; preds = %for.inc41, %for.body22
  %j25.0 = phi i32 [ 0, %for.body22 ], [ %inc42, %for.inc41 ], !dbg !220
    #dbg_value(i32 %j25.0, !153, !DIExpression(), !218)
  %cmp27 = icmp slt i32 %j25.0, 4, !dbg !221
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !dbg !223

for.cond.cleanup28:                               ; preds = %for.cond26
  br label %for.end43

for.body29:                                       ; preds = %for.cond26
  %mul30 = mul nsw i32 %i18.0, 4, !dbg !224
  %add31 = add nsw i32 %rem, %mul30, !dbg !225
  %mul32 = mul nsw i32 %add31, 4, !dbg !226
  %add33 = add nsw i32 %mul32, %j25.0, !dbg !227
    #dbg_value(i32 %add33, !80, !DIExpression(), !228)
    #dbg_value(i32 %div, !81, !DIExpression(), !228)
  %mul.i106 = mul nsw i32 %add33, 2, !dbg !230
  %mul1.i107 = mul nsw i32 %div, 3, !dbg !231
  %add.i108 = add nsw i32 %mul.i106, %mul1.i107, !dbg !232
  %rem.i109 = srem i32 %add.i108, 5, !dbg !233
  %sub.i110 = sub nsw i32 %rem.i109, 2, !dbg !234
  %and35 = and i32 %sub.i110, 255, !dbg !235
  %mul36 = mul nsw i32 8, %j25.0, !dbg !236
  %shl37 = shl i32 %and35, %mul36, !dbg !237
  %idxprom38 = sext i32 %i18.0 to i64, !dbg !238
  %arrayidx39 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 %idxprom38, !dbg !238
  %2 = load i32, ptr %arrayidx39, align 4, !dbg !239, !tbaa !61
  %or40 = or i32 %2, %shl37, !dbg !239
  store i32 %or40, ptr %arrayidx39, align 4, !dbg !239, !tbaa !61
  br label %for.inc41, !dbg !238

for.inc41:                                        ; preds = %for.body29
  %inc42 = add nsw i32 %j25.0, 1, !dbg !240
    #dbg_value(i32 %inc42, !153, !DIExpression(), !218)
  br label %for.cond26, !dbg !241, !llvm.loop !242

for.end43:                                        ; preds = %for.cond.cleanup28
  br label %for.inc44, !dbg !244

for.inc44:                                        ; preds = %for.end43
  %inc45 = add nsw i32 %i18.0, 1, !dbg !245
    #dbg_value(i32 %inc45, !151, !DIExpression(), !211)
  br label %for.cond19, !dbg !246, !llvm.loop !247

for.end46:                                        ; preds = %for.cond.cleanup21
  %arrayidx47 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 0, !dbg !249
  %3 = load i32, ptr %arrayidx47, align 4, !dbg !250, !tbaa !61
  %arrayidx48 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 1, !dbg !251
  %4 = load i32, ptr %arrayidx48, align 4, !dbg !250, !tbaa !61
  %arrayidx49 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 2, !dbg !252
  %5 = load i32, ptr %arrayidx49, align 4, !dbg !250, !tbaa !61
  %arrayidx50 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 3, !dbg !253
  %6 = load i32, ptr %arrayidx50, align 4, !dbg !250, !tbaa !61
  %arrayidx51 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 0, !dbg !254
  %7 = load i32, ptr %arrayidx51, align 4, !dbg !254, !tbaa !61
  %arrayidx52 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 2, !dbg !255
  %8 = load i32, ptr %arrayidx52, align 4, !dbg !255, !tbaa !61
  %arrayidx53 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 1, !dbg !256
  %9 = load i32, ptr %arrayidx53, align 4, !dbg !256, !tbaa !61
  %arrayidx54 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 3, !dbg !257
  %10 = load i32, ptr %arrayidx54, align 4, !dbg !257, !tbaa !61
  %arrayidx55 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 0, !dbg !258
  %11 = load i32, ptr %arrayidx55, align 4, !dbg !258, !tbaa !61
  %arrayidx56 = getelementptr inbounds [2 x i32], ptr %b, i64 0, i64 1, !dbg !259
  %12 = load i32, ptr %arrayidx56, align 4, !dbg !259, !tbaa !61
  %13 = call { i32, i32, i32, i32 } asm sideeffect "mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$0,$1,$2,$3};", "=r,=r,=r,=r,r,r,r,r,r,r,0,1,2,3"(i32 %7, i32 %8, i32 %9, i32 %10, i32 %11, i32 %12, i32 %3, i32 %4, i32 %5, i32 %6) #7, !dbg !250, !srcloc !260
  %asmresult = extractvalue { i32, i32, i32, i32 } %13, 0, !dbg !250
  %asmresult57 = extractvalue { i32, i32, i32, i32 } %13, 1, !dbg !250
  %asmresult58 = extractvalue { i32, i32, i32, i32 } %13, 2, !dbg !250
  %asmresult59 = extractvalue { i32, i32, i32, i32 } %13, 3, !dbg !250
  store i32 %asmresult, ptr %arrayidx47, align 4, !dbg !250, !tbaa !61
  store i32 %asmresult57, ptr %arrayidx48, align 4, !dbg !250, !tbaa !61
  store i32 %asmresult58, ptr %arrayidx49, align 4, !dbg !250, !tbaa !61
  store i32 %asmresult59, ptr %arrayidx50, align 4, !dbg !250, !tbaa !61
    #dbg_value(i8 1, !157, !DIExpression(), !161)
    #dbg_value(i32 0, !158, !DIExpression(), !261)
  br label %for.cond61, !dbg !262

for.cond61:                                       ; preds = %for.inc77, %for.end46
  %right_sums.0 = phi i8 [ 1, %for.end46 ], [ %storedv, %for.inc77 ], !dbg !161
  %i60.0 = phi i32 [ 0, %for.end46 ], [ %inc78, %for.inc77 ], !dbg !263
    #dbg_value(i32 %i60.0, !158, !DIExpression(), !261)
    #dbg_value(i8 %right_sums.0, !157, !DIExpression(), !161)
  %cmp62 = icmp slt i32 %i60.0, 4, !dbg !264
  br i1 %cmp62, label %for.body64, label %for.cond.cleanup63, !dbg !266

for.cond.cleanup63:                               ; preds = %for.cond61
  br label %for.end79

for.body64:                                       ; preds = %for.cond61
  %idxprom65 = sext i32 %i60.0 to i64, !dbg !267
  %arrayidx66 = getelementptr inbounds [4 x i32], ptr %n, i64 0, i64 %idxprom65, !dbg !267
  %14 = load i32, ptr %arrayidx66, align 4, !dbg !267, !tbaa !61
  %div67 = sdiv i32 %i60.0, 2, !dbg !268
  %mul68 = mul nsw i32 %div67, 8, !dbg !269
  %add69 = add nsw i32 %div, %mul68, !dbg !270
  %mul70 = mul nsw i32 %rem, 2, !dbg !271
  %rem71 = srem i32 %i60.0, 2, !dbg !272
  %add72 = add nsw i32 %mul70, %rem71, !dbg !273
    #dbg_value(i32 %add69, !91, !DIExpression(), !274)
    #dbg_value(i32 %add72, !92, !DIExpression(), !274)
    #dbg_value(i32 0, !93, !DIExpression(), !274)
    #dbg_value(i32 0, !94, !DIExpression(), !276)
  br label %for.cond.i, !dbg !277

for.cond.i:                                       ; preds = %for.body.i, %for.body64
  %s.0.i = phi i32 [ 0, %for.body64 ], [ %add.i112, %for.body.i ], !dbg !274
  %k.0.i = phi i32 [ 0, %for.body64 ], [ %inc.i, %for.body.i ], !dbg !278
    #dbg_value(i32 %k.0.i, !94, !DIExpression(), !276)
    #dbg_value(i32 %s.0.i, !93, !DIExpression(), !274)
  %cmp.i = icmp slt i32 %k.0.i, 32, !dbg !279
  br i1 %cmp.i, label %for.body.i, label %_Z3sumii.exit, !dbg !280

for.body.i:                                       ; preds = %for.cond.i
    #dbg_value(i32 %add69, !69, !DIExpression(), !281)
    #dbg_value(i32 %k.0.i, !70, !DIExpression(), !281)
  %mul.i.i = mul nsw i32 %add69, 5, !dbg !283
  %mul1.i.i = mul nsw i32 %k.0.i, 3, !dbg !284
  %add.i.i = add nsw i32 %mul.i.i, %mul1.i.i, !dbg !285
  %rem.i.i = srem i32 %add.i.i, 7, !dbg !286
  %sub.i.i = sub nsw i32 %rem.i.i, 3, !dbg !287
    #dbg_value(i32 %k.0.i, !80, !DIExpression(), !288)
    #dbg_value(i32 %add72, !81, !DIExpression(), !288)
  %mul.i6.i = mul nsw i32 %k.0.i, 2, !dbg !290
  %mul1.i7.i = mul nsw i32 %add72, 3, !dbg !291
  %add.i8.i = add nsw i32 %mul.i6.i, %mul1.i7.i, !dbg !292
  %rem.i9.i = srem i32 %add.i8.i, 5, !dbg !293
  %sub.i10.i = sub nsw i32 %rem.i9.i, 2, !dbg !294
  %mul.i111 = mul nsw i32 %sub.i.i, %sub.i10.i, !dbg !295
  %add.i112 = add nsw i32 %s.0.i, %mul.i111, !dbg !296
    #dbg_value(i32 %add.i112, !93, !DIExpression(), !274)
  %inc.i = add nsw i32 %k.0.i, 1, !dbg !297
    #dbg_value(i32 %inc.i, !94, !DIExpression(), !276)
  br label %for.cond.i, !dbg !298, !llvm.loop !299

_Z3sumii.exit:                                    ; preds = %for.cond.i
  %cmp74 = icmp eq i32 %14, %s.0.i, !dbg !301
  %conv = zext i1 %cmp74 to i32, !dbg !267
  %loadedv = trunc i8 %right_sums.0 to i1, !dbg !302
  %conv75 = zext i1 %loadedv to i32, !dbg !302
  %and76 = and i32 %conv75, %conv, !dbg !302
  %tobool = icmp ne i32 %and76, 0, !dbg !302
  %storedv = zext i1 %tobool to i8, !dbg !302
    #dbg_value(i8 %storedv, !157, !DIExpression(), !161)
  br label %for.inc77, !dbg !303

for.inc77:                                        ; preds = %_Z3sumii.exit
  %inc78 = add nsw i32 %i60.0, 1, !dbg !304
    #dbg_value(i32 %inc78, !158, !DIExpression(), !261)
  br label %for.cond61, !dbg !305, !llvm.loop !306

for.end79:                                        ; preds = %for.cond.cleanup63
  %loadedv80 = trunc i8 %right_sums.0 to i1, !dbg !308
  %storedv.i = zext i1 %loadedv80 to i8, !dbg !309
  br i1 %loadedv80, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !309

if.then.i:                                        ; preds = %for.end79
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__._Z7productv, i64 noundef 1) #8, !dbg !309
  unreachable, !dbg !309

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %for.end79
  call void @llvm.lifetime.end.p0(ptr %n) #6, !dbg !310
  call void @llvm.lifetime.end.p0(ptr %b) #6, !dbg !310
  call void @llvm.lifetime.end.p0(ptr %a) #6, !dbg !310
  ret void, !dbg !310
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #5

attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!56, !57, !58, !59}
!llvm.ident = !{!60}
!llvm.errno.tbaa = !{!61}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 33, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "matrix_products.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 11)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 33, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 19)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 33, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 15)
!18 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !19, globals: !21, imports: !22, splitDebugInlining: false, nameTableKind: None)
!19 = !{!20}
!20 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!21 = !{!0, !8, !13}
!22 = !{!23, !26, !28, !33, !38, !43, !48, !50}
!23 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !24, file: !25, line: 128)
!24 = !DINamespace(name: "ws_math", scope: null)
!25 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!26 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !27, entity: !24, file: !25, line: 129)
!27 = !DINamespace(name: "std", scope: null)
!28 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !29, file: !25, line: 154)
!29 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !25, file: !25, line: 137, type: !30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!30 = !DISubroutineType(types: !31)
!31 = !{!32, !32}
!32 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !34, file: !25, line: 154)
!34 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !25, file: !25, line: 133, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!35 = !DISubroutineType(types: !36)
!36 = !{!37, !37}
!37 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!38 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !39, file: !25, line: 154)
!39 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !25, file: !25, line: 134, type: !40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!40 = !DISubroutineType(types: !41)
!41 = !{!42, !42}
!42 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!43 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !44, file: !25, line: 154)
!44 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !25, file: !25, line: 145, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!45 = !DISubroutineType(types: !46)
!46 = !{!20, !47}
!47 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!48 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !49, file: !25, line: 154)
!49 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !25, file: !25, line: 147, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!50 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !51, file: !25, line: 154)
!51 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !25, file: !25, line: 149, type: !52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!52 = !DISubroutineType(types: !53)
!53 = !{!54, !55}
!54 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!55 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!56 = !{i32 7, !"Dwarf Version", i32 4}
!57 = !{i32 2, !"Debug Info Version", i32 3}
!58 = !{i32 1, !"wchar_size", i32 4}
!59 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!60 = !{!"clang version 22.1.8"}
!61 = !{!62, !62, i64 0}
!62 = !{!"int", !63, i64 0}
!63 = !{!"omnipotent char", !64, i64 0}
!64 = !{!"Simple C++ TBAA"}
!65 = distinct !DISubprogram(name: "left", linkageName: "_Z4leftii", scope: !2, file: !2, line: 7, type: !66, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !18, retainedNodes: !68)
!66 = !DISubroutineType(types: !67)
!67 = !{!54, !54, !54}
!68 = !{!69, !70}
!69 = !DILocalVariable(name: "row", arg: 1, scope: !65, file: !2, line: 7, type: !54)
!70 = !DILocalVariable(name: "k", arg: 2, scope: !65, file: !2, line: 7, type: !54)
!71 = !DILocation(line: 0, scope: !65)
!72 = !DILocation(line: 7, column: 51, scope: !65)
!73 = !DILocation(line: 7, column: 59, scope: !65)
!74 = !DILocation(line: 7, column: 55, scope: !65)
!75 = !DILocation(line: 7, column: 64, scope: !65)
!76 = !DILocation(line: 7, column: 68, scope: !65)
!77 = !DILocation(line: 7, column: 39, scope: !65)
!78 = distinct !DISubprogram(name: "right", linkageName: "_Z5rightii", scope: !2, file: !2, line: 8, type: !66, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !18, retainedNodes: !79)
!79 = !{!80, !81}
!80 = !DILocalVariable(name: "k", arg: 1, scope: !78, file: !2, line: 8, type: !54)
!81 = !DILocalVariable(name: "column", arg: 2, scope: !78, file: !2, line: 8, type: !54)
!82 = !DILocation(line: 0, scope: !78)
!83 = !DILocation(line: 8, column: 53, scope: !78)
!84 = !DILocation(line: 8, column: 66, scope: !78)
!85 = !DILocation(line: 8, column: 57, scope: !78)
!86 = !DILocation(line: 8, column: 71, scope: !78)
!87 = !DILocation(line: 8, column: 75, scope: !78)
!88 = !DILocation(line: 8, column: 43, scope: !78)
!89 = distinct !DISubprogram(name: "sum", linkageName: "_Z3sumii", scope: !2, file: !2, line: 9, type: !66, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !18, retainedNodes: !90)
!90 = !{!91, !92, !93, !94}
!91 = !DILocalVariable(name: "row", arg: 1, scope: !89, file: !2, line: 9, type: !54)
!92 = !DILocalVariable(name: "column", arg: 2, scope: !89, file: !2, line: 9, type: !54)
!93 = !DILocalVariable(name: "s", scope: !89, file: !2, line: 10, type: !54)
!94 = !DILocalVariable(name: "k", scope: !95, file: !2, line: 11, type: !54)
!95 = distinct !DILexicalBlock(scope: !89, file: !2, line: 11, column: 3)
!96 = !DILocation(line: 0, scope: !89)
!97 = !DILocation(line: 0, scope: !95)
!98 = !DILocation(line: 11, column: 8, scope: !95)
!99 = !DILocation(line: 11, scope: !95)
!100 = !DILocation(line: 11, column: 21, scope: !101)
!101 = distinct !DILexicalBlock(scope: !95, file: !2, line: 11, column: 3)
!102 = !DILocation(line: 11, column: 3, scope: !95)
!103 = !DILocation(line: 0, scope: !65, inlinedAt: !104)
!104 = distinct !DILocation(line: 11, column: 37, scope: !101)
!105 = !DILocation(line: 7, column: 51, scope: !65, inlinedAt: !104)
!106 = !DILocation(line: 7, column: 59, scope: !65, inlinedAt: !104)
!107 = !DILocation(line: 7, column: 55, scope: !65, inlinedAt: !104)
!108 = !DILocation(line: 7, column: 64, scope: !65, inlinedAt: !104)
!109 = !DILocation(line: 7, column: 68, scope: !65, inlinedAt: !104)
!110 = !DILocation(line: 0, scope: !78, inlinedAt: !111)
!111 = distinct !DILocation(line: 11, column: 52, scope: !101)
!112 = !DILocation(line: 8, column: 53, scope: !78, inlinedAt: !111)
!113 = !DILocation(line: 8, column: 66, scope: !78, inlinedAt: !111)
!114 = !DILocation(line: 8, column: 57, scope: !78, inlinedAt: !111)
!115 = !DILocation(line: 8, column: 71, scope: !78, inlinedAt: !111)
!116 = !DILocation(line: 8, column: 75, scope: !78, inlinedAt: !111)
!117 = !DILocation(line: 11, column: 50, scope: !101)
!118 = !DILocation(line: 11, column: 34, scope: !101)
!119 = !DILocation(line: 11, column: 32, scope: !101)
!120 = !DILocation(line: 11, column: 27, scope: !101)
!121 = !DILocation(line: 11, column: 3, scope: !101)
!122 = distinct !{!122, !102, !123, !124, !125}
!123 = !DILocation(line: 11, column: 67, scope: !95)
!124 = !{!"llvm.loop.mustprogress"}
!125 = !{!"llvm.loop.unroll.disable"}
!126 = !DILocation(line: 12, column: 3, scope: !89)
!127 = distinct !DISubprogram(name: "product", linkageName: "_Z7productv", scope: !2, file: !2, line: 15, type: !128, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !18, retainedNodes: !130)
!128 = !DISubroutineType(types: !129)
!129 = !{null}
!130 = !{!131, !132, !133, !134, !139, !143, !145, !147, !151, !153, !157, !158}
!131 = !DILocalVariable(name: "lane", scope: !127, file: !2, line: 16, type: !54)
!132 = !DILocalVariable(name: "g", scope: !127, file: !2, line: 16, type: !54)
!133 = !DILocalVariable(name: "t", scope: !127, file: !2, line: 16, type: !54)
!134 = !DILocalVariable(name: "a", scope: !127, file: !2, line: 17, type: !135)
!135 = !DICompositeType(tag: DW_TAG_array_type, baseType: !136, size: 128, elements: !137)
!136 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!137 = !{!138}
!138 = !DISubrange(count: 4)
!139 = !DILocalVariable(name: "b", scope: !127, file: !2, line: 17, type: !140)
!140 = !DICompositeType(tag: DW_TAG_array_type, baseType: !136, size: 64, elements: !141)
!141 = !{!142}
!142 = !DISubrange(count: 2)
!143 = !DILocalVariable(name: "n", scope: !127, file: !2, line: 18, type: !144)
!144 = !DICompositeType(tag: DW_TAG_array_type, baseType: !54, size: 128, elements: !137)
!145 = !DILocalVariable(name: "i", scope: !146, file: !2, line: 19, type: !54)
!146 = distinct !DILexicalBlock(scope: !127, file: !2, line: 19, column: 3)
!147 = !DILocalVariable(name: "j", scope: !148, file: !2, line: 21, type: !54)
!148 = distinct !DILexicalBlock(scope: !149, file: !2, line: 21, column: 5)
!149 = distinct !DILexicalBlock(scope: !150, file: !2, line: 19, column: 31)
!150 = distinct !DILexicalBlock(scope: !146, file: !2, line: 19, column: 3)
!151 = !DILocalVariable(name: "i", scope: !152, file: !2, line: 23, type: !54)
!152 = distinct !DILexicalBlock(scope: !127, file: !2, line: 23, column: 3)
!153 = !DILocalVariable(name: "j", scope: !154, file: !2, line: 25, type: !54)
!154 = distinct !DILexicalBlock(scope: !155, file: !2, line: 25, column: 5)
!155 = distinct !DILexicalBlock(scope: !156, file: !2, line: 23, column: 31)
!156 = distinct !DILexicalBlock(scope: !152, file: !2, line: 23, column: 3)
!157 = !DILocalVariable(name: "right_sums", scope: !127, file: !2, line: 30, type: !20)
!158 = !DILocalVariable(name: "i", scope: !159, file: !2, line: 31, type: !54)
!159 = distinct !DILexicalBlock(scope: !127, file: !2, line: 31, column: 3)
!160 = !DILocation(line: 16, column: 14, scope: !127)
!161 = !DILocation(line: 0, scope: !127)
!162 = !DILocation(line: 16, column: 36, scope: !127)
!163 = !DILocation(line: 16, column: 50, scope: !127)
!164 = !DILocation(line: 17, column: 3, scope: !127)
!165 = !DILocation(line: 17, column: 12, scope: !127)
!166 = !DILocation(line: 17, column: 18, scope: !127)
!167 = !DILocation(line: 18, column: 3, scope: !127)
!168 = !DILocation(line: 18, column: 7, scope: !127)
!169 = !DILocation(line: 0, scope: !146)
!170 = !DILocation(line: 19, column: 8, scope: !146)
!171 = !DILocation(line: 19, scope: !146)
!172 = !DILocation(line: 19, column: 21, scope: !150)
!173 = !DILocation(line: 19, column: 3, scope: !146)
!174 = !DILocation(line: 20, column: 5, scope: !149)
!175 = !DILocation(line: 20, column: 10, scope: !149)
!176 = !DILocation(line: 0, scope: !148)
!177 = !DILocation(line: 21, column: 10, scope: !148)
!178 = !DILocation(line: 21, scope: !148)
!179 = !DILocation(line: 21, column: 23, scope: !180)
!180 = distinct !DILexicalBlock(scope: !148, file: !2, line: 21, column: 5)
!181 = !DILocation(line: 21, column: 5, scope: !148)
!182 = !DILocation(line: 21, column: 53, scope: !180)
!183 = !DILocation(line: 21, column: 57, scope: !180)
!184 = !DILocation(line: 21, column: 49, scope: !180)
!185 = !DILocation(line: 21, column: 69, scope: !180)
!186 = !DILocation(line: 21, column: 73, scope: !180)
!187 = !DILocation(line: 21, column: 65, scope: !180)
!188 = !DILocation(line: 21, column: 78, scope: !180)
!189 = !DILocation(line: 21, column: 82, scope: !180)
!190 = !DILocation(line: 0, scope: !65, inlinedAt: !191)
!191 = distinct !DILocation(line: 21, column: 42, scope: !180)
!192 = !DILocation(line: 7, column: 51, scope: !65, inlinedAt: !191)
!193 = !DILocation(line: 7, column: 59, scope: !65, inlinedAt: !191)
!194 = !DILocation(line: 7, column: 55, scope: !65, inlinedAt: !191)
!195 = !DILocation(line: 7, column: 64, scope: !65, inlinedAt: !191)
!196 = !DILocation(line: 7, column: 68, scope: !65, inlinedAt: !191)
!197 = !DILocation(line: 21, column: 87, scope: !180)
!198 = !DILocation(line: 21, column: 100, scope: !180)
!199 = !DILocation(line: 21, column: 95, scope: !180)
!200 = !DILocation(line: 21, column: 33, scope: !180)
!201 = !DILocation(line: 21, column: 38, scope: !180)
!202 = !DILocation(line: 21, column: 28, scope: !180)
!203 = !DILocation(line: 21, column: 5, scope: !180)
!204 = distinct !{!204, !181, !205, !124, !125}
!205 = !DILocation(line: 21, column: 102, scope: !148)
!206 = !DILocation(line: 22, column: 3, scope: !149)
!207 = !DILocation(line: 19, column: 26, scope: !150)
!208 = !DILocation(line: 19, column: 3, scope: !150)
!209 = distinct !{!209, !173, !210, !124, !125}
!210 = !DILocation(line: 22, column: 3, scope: !146)
!211 = !DILocation(line: 0, scope: !152)
!212 = !DILocation(line: 23, column: 8, scope: !152)
!213 = !DILocation(line: 23, scope: !152)
!214 = !DILocation(line: 23, column: 21, scope: !156)
!215 = !DILocation(line: 23, column: 3, scope: !152)
!216 = !DILocation(line: 24, column: 5, scope: !155)
!217 = !DILocation(line: 24, column: 10, scope: !155)
!218 = !DILocation(line: 0, scope: !154)
!219 = !DILocation(line: 25, column: 10, scope: !154)
!220 = !DILocation(line: 25, scope: !154)
!221 = !DILocation(line: 25, column: 23, scope: !222)
!222 = distinct !DILexicalBlock(scope: !154, file: !2, line: 25, column: 5)
!223 = !DILocation(line: 25, column: 5, scope: !154)
!224 = !DILocation(line: 25, column: 55, scope: !222)
!225 = !DILocation(line: 25, column: 51, scope: !222)
!226 = !DILocation(line: 25, column: 60, scope: !222)
!227 = !DILocation(line: 25, column: 64, scope: !222)
!228 = !DILocation(line: 0, scope: !78, inlinedAt: !229)
!229 = distinct !DILocation(line: 25, column: 42, scope: !222)
!230 = !DILocation(line: 8, column: 53, scope: !78, inlinedAt: !229)
!231 = !DILocation(line: 8, column: 66, scope: !78, inlinedAt: !229)
!232 = !DILocation(line: 8, column: 57, scope: !78, inlinedAt: !229)
!233 = !DILocation(line: 8, column: 71, scope: !78, inlinedAt: !229)
!234 = !DILocation(line: 8, column: 75, scope: !78, inlinedAt: !229)
!235 = !DILocation(line: 25, column: 72, scope: !222)
!236 = !DILocation(line: 25, column: 85, scope: !222)
!237 = !DILocation(line: 25, column: 80, scope: !222)
!238 = !DILocation(line: 25, column: 33, scope: !222)
!239 = !DILocation(line: 25, column: 38, scope: !222)
!240 = !DILocation(line: 25, column: 28, scope: !222)
!241 = !DILocation(line: 25, column: 5, scope: !222)
!242 = distinct !{!242, !223, !243, !124, !125}
!243 = !DILocation(line: 25, column: 87, scope: !154)
!244 = !DILocation(line: 26, column: 3, scope: !155)
!245 = !DILocation(line: 23, column: 26, scope: !156)
!246 = !DILocation(line: 23, column: 3, scope: !156)
!247 = distinct !{!247, !215, !248, !124, !125}
!248 = !DILocation(line: 26, column: 3, scope: !152)
!249 = !DILocation(line: 28, column: 23, scope: !127)
!250 = !DILocation(line: 27, column: 3, scope: !127)
!251 = !DILocation(line: 28, column: 35, scope: !127)
!252 = !DILocation(line: 28, column: 47, scope: !127)
!253 = !DILocation(line: 28, column: 59, scope: !127)
!254 = !DILocation(line: 29, column: 22, scope: !127)
!255 = !DILocation(line: 29, column: 33, scope: !127)
!256 = !DILocation(line: 29, column: 44, scope: !127)
!257 = !DILocation(line: 29, column: 55, scope: !127)
!258 = !DILocation(line: 29, column: 66, scope: !127)
!259 = !DILocation(line: 29, column: 77, scope: !127)
!260 = !{i64 946}
!261 = !DILocation(line: 0, scope: !159)
!262 = !DILocation(line: 31, column: 8, scope: !159)
!263 = !DILocation(line: 31, scope: !159)
!264 = !DILocation(line: 31, column: 21, scope: !265)
!265 = distinct !DILexicalBlock(scope: !159, file: !2, line: 31, column: 3)
!266 = !DILocation(line: 31, column: 3, scope: !159)
!267 = !DILocation(line: 32, column: 19, scope: !265)
!268 = !DILocation(line: 32, column: 37, scope: !265)
!269 = !DILocation(line: 32, column: 41, scope: !265)
!270 = !DILocation(line: 32, column: 33, scope: !265)
!271 = !DILocation(line: 32, column: 48, scope: !265)
!272 = !DILocation(line: 32, column: 56, scope: !265)
!273 = !DILocation(line: 32, column: 52, scope: !265)
!274 = !DILocation(line: 0, scope: !89, inlinedAt: !275)
!275 = distinct !DILocation(line: 32, column: 27, scope: !265)
!276 = !DILocation(line: 0, scope: !95, inlinedAt: !275)
!277 = !DILocation(line: 11, column: 8, scope: !95, inlinedAt: !275)
!278 = !DILocation(line: 11, scope: !95, inlinedAt: !275)
!279 = !DILocation(line: 11, column: 21, scope: !101, inlinedAt: !275)
!280 = !DILocation(line: 11, column: 3, scope: !95, inlinedAt: !275)
!281 = !DILocation(line: 0, scope: !65, inlinedAt: !282)
!282 = distinct !DILocation(line: 11, column: 37, scope: !101, inlinedAt: !275)
!283 = !DILocation(line: 7, column: 51, scope: !65, inlinedAt: !282)
!284 = !DILocation(line: 7, column: 59, scope: !65, inlinedAt: !282)
!285 = !DILocation(line: 7, column: 55, scope: !65, inlinedAt: !282)
!286 = !DILocation(line: 7, column: 64, scope: !65, inlinedAt: !282)
!287 = !DILocation(line: 7, column: 68, scope: !65, inlinedAt: !282)
!288 = !DILocation(line: 0, scope: !78, inlinedAt: !289)
!289 = distinct !DILocation(line: 11, column: 52, scope: !101, inlinedAt: !275)
!290 = !DILocation(line: 8, column: 53, scope: !78, inlinedAt: !289)
!291 = !DILocation(line: 8, column: 66, scope: !78, inlinedAt: !289)
!292 = !DILocation(line: 8, column: 57, scope: !78, inlinedAt: !289)
!293 = !DILocation(line: 8, column: 71, scope: !78, inlinedAt: !289)
!294 = !DILocation(line: 8, column: 75, scope: !78, inlinedAt: !289)
!295 = !DILocation(line: 11, column: 50, scope: !101, inlinedAt: !275)
!296 = !DILocation(line: 11, column: 34, scope: !101, inlinedAt: !275)
!297 = !DILocation(line: 11, column: 27, scope: !101, inlinedAt: !275)
!298 = !DILocation(line: 11, column: 3, scope: !101, inlinedAt: !275)
!299 = distinct !{!299, !280, !300, !124, !125}
!300 = !DILocation(line: 11, column: 67, scope: !95, inlinedAt: !275)
!301 = !DILocation(line: 32, column: 24, scope: !265)
!302 = !DILocation(line: 32, column: 16, scope: !265)
!303 = !DILocation(line: 32, column: 5, scope: !265)
!304 = !DILocation(line: 31, column: 26, scope: !265)
!305 = !DILocation(line: 31, column: 3, scope: !265)
!306 = distinct !{!306, !266, !307, !124, !125}
!307 = !DILocation(line: 32, column: 59, scope: !159)
!308 = !DILocation(line: 33, column: 10, scope: !127)
!309 = !DILocation(line: 33, column: 3, scope: !127)
!310 = !DILocation(line: 34, column: 1, scope: !127)
