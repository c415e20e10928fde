; ModuleID = 'numbers.cu'
source_filename = "numbers.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @_Z7numbersPfPdPiPjPxPhPs(ptr noundef %f, ptr noundef %d, ptr noundef %i, ptr noundef %u, ptr noundef %l, ptr noundef %b, ptr noundef %h) #0 !dbg !25 {
entry:
  call void @llvm.dbg.value(metadata ptr %f, metadata !36, metadata !DIExpression()), !dbg !52
  call void @llvm.dbg.value(metadata ptr %d, metadata !37, metadata !DIExpression()), !dbg !52
  call void @llvm.dbg.value(metadata ptr %i, metadata !38, metadata !DIExpression()), !dbg !52
  call void @llvm.dbg.value(metadata ptr %u, metadata !39, metadata !DIExpression()), !dbg !52
  call void @llvm.dbg.value(metadata ptr %l, metadata !40, metadata !DIExpression()), !dbg !52
  call void @llvm.dbg.value(metadata ptr %b, metadata !41, metadata !DIExpression()), !dbg !52
  call void @llvm.dbg.value(metadata ptr %h, metadata !42, metadata !DIExpression()), !dbg !52
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !53
  call void @llvm.dbg.value(metadata i32 %0, metadata !43, metadata !DIExpression()), !dbg !52
  %idxprom = sext i32 %0 to i64, !dbg !54
  %arrayidx = getelementptr inbounds float, ptr %f, i64 %idxprom, !dbg !54
  %1 = load float, ptr %arrayidx, align 4, !dbg !54, !tbaa !55
  call void @llvm.dbg.value(metadata float %1, metadata !44, metadata !DIExpression()), !dbg !52
  %add = add nsw i32 %0, 1, !dbg !59
  %idxprom1 = sext i32 %add to i64, !dbg !60
  %arrayidx2 = getelementptr inbounds float, ptr %f, i64 %idxprom1, !dbg !60
  %2 = load float, ptr %arrayidx2, align 4, !dbg !60, !tbaa !55
  call void @llvm.dbg.value(metadata float %2, metadata !45, metadata !DIExpression()), !dbg !52
  %idxprom3 = sext i32 %0 to i64, !dbg !61
  %arrayidx4 = getelementptr inbounds double, ptr %d, i64 %idxprom3, !dbg !61
  %3 = load double, ptr %arrayidx4, align 8, !dbg !61, !tbaa !62
  call void @llvm.dbg.value(metadata double %3, metadata !46, metadata !DIExpression()), !dbg !52
  %4 = call contract float @llvm.sqrt.f32(float %1), !dbg !64
  %5 = call contract float @llvm.exp.f32(float %2), !dbg !65
  %6 = call contract float @llvm.sin.f32(float %1), !dbg !66
  %7 = call float @llvm.fmuladd.f32(float %5, float %6, float %4), !dbg !67
  %8 = call contract float @llvm.fma.f32(float %1, float %2, float 1.500000e+00), !dbg !68
  %sub = fsub float %7, %8, !dbg !69
  %9 = call contract float @llvm.pow.f32(float %1, float 2.000000e+00), !dbg !70
  %add5 = fadd float %sub, %9, !dbg !71
  %fmod = frem float %1, %2, !dbg !72
  %add6 = fadd float %add5, %fmod, !dbg !73
  %10 = call contract float @llvm.sqrt.f32(float %2), !dbg !74
  %div.i = fdiv contract float 1.000000e+00, %10, !dbg !74
  %add8 = fadd float %add6, %div.i, !dbg !75
  %idxprom9 = sext i32 %0 to i64, !dbg !76
  %arrayidx10 = getelementptr inbounds float, ptr %f, i64 %idxprom9, !dbg !76
  store float %add8, ptr %arrayidx10, align 4, !dbg !77, !tbaa !55
  %cmp = fcmp ogt float %1, %2, !dbg !78
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !79

cond.true:                                        ; preds = %entry
  %11 = call contract float @llvm.minnum.f32(float %1, float %2), !dbg !80
  br label %cond.end, !dbg !79

cond.false:                                       ; preds = %entry
  %fneg = fneg contract float %1, !dbg !81
  %12 = call contract float @llvm.maxnum.f32(float %fneg, float %2), !dbg !82
  br label %cond.end, !dbg !79

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi float [ %11, %cond.true ], [ %12, %cond.false ], !dbg !79
  %idxprom11 = sext i32 %0 to i64, !dbg !83
  %arrayidx12 = getelementptr inbounds float, ptr %f, i64 %idxprom11, !dbg !83
  %13 = load float, ptr %arrayidx12, align 4, !dbg !84, !tbaa !55
  %add13 = fadd float %13, %cond, !dbg !84
  store float %add13, ptr %arrayidx12, align 4, !dbg !84, !tbaa !55
  %14 = call contract double @llvm.sqrt.f64(double %3), !dbg !85
  %15 = call contract double @llvm.fabs.f64(double %3), !dbg !86
  %add14 = fadd double 1.000000e+00, %15, !dbg !87
  %div = fdiv double %14, %add14, !dbg !88
  %16 = call contract double @llvm.floor.f64(double %3), !dbg !89
  %add15 = fadd double %div, %16, !dbg !90
  %17 = call contract float @llvm.ceil.f32(float %1), !dbg !91
  %conv = fpext float %17 to double, !dbg !91
  %add17 = fadd double %add15, %conv, !dbg !92
  %18 = call contract double @llvm.round.f64(double %3), !dbg !93
  %add18 = fadd double %add17, %18, !dbg !94
  %conv19 = fpext float %1 to double, !dbg !95
  %add20 = fadd double %add18, %conv19, !dbg !96
  %19 = call contract double @llvm.exp2.f64(double %3), !dbg !97
  %sub21 = fsub double %add20, %19, !dbg !98
  %call22 = call contract double @cbrt(double noundef %3) #4, !dbg !99
  %add23 = fadd double %sub21, %call22, !dbg !100
  %idxprom24 = sext i32 %0 to i64, !dbg !101
  %arrayidx25 = getelementptr inbounds double, ptr %d, i64 %idxprom24, !dbg !101
  store double %add23, ptr %arrayidx25, align 8, !dbg !102, !tbaa !62
  %cmp.i = fcmp contract uno double %3, %3, !dbg !103
  br i1 %cmp.i, label %cond.true28, label %lor.lhs.false, !dbg !104

lor.lhs.false:                                    ; preds = %cond.end
  %20 = call contract double @llvm.fabs.f64(double %3) #5, !dbg !105
  %cmpinf.i = fcmp contract one double %20, 0x7FF0000000000000, !dbg !105
  br i1 %cmpinf.i, label %cond.false29, label %cond.true28, !dbg !103

cond.true28:                                      ; preds = %lor.lhs.false, %cond.end
  br label %cond.end30, !dbg !103

cond.false29:                                     ; preds = %lor.lhs.false
  %mul = fmul double %3, 1.000000e-300, !dbg !106
  br label %cond.end30, !dbg !103

cond.end30:                                       ; preds = %cond.false29, %cond.true28
  %cond31 = phi double [ 1.875000e-01, %cond.true28 ], [ %mul, %cond.false29 ], !dbg !103
  %add32 = add nsw i32 %0, 1, !dbg !107
  %idxprom33 = sext i32 %add32 to i64, !dbg !108
  %arrayidx34 = getelementptr inbounds double, ptr %d, i64 %idxprom33, !dbg !108
  store double %cond31, ptr %arrayidx34, align 8, !dbg !109, !tbaa !62
  %idxprom35 = sext i32 %0 to i64, !dbg !110
  %arrayidx36 = getelementptr inbounds i32, ptr %i, i64 %idxprom35, !dbg !110
  %21 = load i32, ptr %arrayidx36, align 4, !dbg !110, !tbaa !111
  call void @llvm.dbg.value(metadata i32 %21, metadata !47, metadata !DIExpression()), !dbg !52
  %idxprom37 = sext i32 %0 to i64, !dbg !113
  %arrayidx38 = getelementptr inbounds i32, ptr %u, i64 %idxprom37, !dbg !113
  %22 = load i32, ptr %arrayidx38, align 4, !dbg !113, !tbaa !111
  call void @llvm.dbg.value(metadata i32 %22, metadata !48, metadata !DIExpression()), !dbg !52
  %div39 = sdiv i32 %21, 3, !dbg !114
  %rem = srem i32 %21, 7, !dbg !115
  %sub40 = sub nsw i32 %div39, %rem, !dbg !116
  %shl = shl i32 %21, 3, !dbg !117
  %add41 = add nsw i32 %sub40, %shl, !dbg !118
  %shr = ashr i32 %21, 2, !dbg !119
  %sub42 = sub nsw i32 %add41, %shr, !dbg !120
  %conv43 = fptosi float %1 to i32, !dbg !121
  %add44 = add nsw i32 %sub42, %conv43, !dbg !122
  %conv45 = fptosi double %3 to i32, !dbg !123
  %add46 = add nsw i32 %add44, %conv45, !dbg !124
  %conv.i = sext i32 %21 to i64, !dbg !125
  %conv1.i = sext i32 %21 to i64, !dbg !125
  %mul.i = mul nsw i64 %conv.i, %conv1.i, !dbg !125
  %shr.i = ashr i64 %mul.i, 32, !dbg !125
  %conv2.i = trunc i64 %shr.i to i32, !dbg !125
  %add48 = add nsw i32 %add46, %conv2.i, !dbg !126
  %23 = bitcast float %1 to i32, !dbg !127
  %add50 = add nsw i32 %add48, %23, !dbg !128
  %cmp.i7 = icmp slt i32 9, %21, !dbg !129
  br i1 %cmp.i7, label %cond.true.i, label %cond.false.i, !dbg !129

cond.true.i:                                      ; preds = %cond.end30
  br label %_ZL3minii.exit, !dbg !129

cond.false.i:                                     ; preds = %cond.end30
  br label %_ZL3minii.exit, !dbg !129

_ZL3minii.exit:                                   ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ 9, %cond.true.i ], [ %21, %cond.false.i ], !dbg !129
  %add52 = add nsw i32 %add50, %cond.i, !dbg !130
  %idxprom53 = sext i32 %0 to i64, !dbg !131
  %arrayidx54 = getelementptr inbounds i32, ptr %i, i64 %idxprom53, !dbg !131
  store i32 %add52, ptr %arrayidx54, align 4, !dbg !132, !tbaa !111
  %div55 = udiv i32 %22, 5, !dbg !133
  %rem56 = urem i32 %22, 9, !dbg !134
  %add57 = add i32 %div55, %rem56, !dbg !135
  %shr58 = lshr i32 %22, 7, !dbg !136
  %add59 = add i32 %add57, %shr58, !dbg !137
  %conv60 = fptoui float %1 to i32, !dbg !138
  %add61 = add i32 %add59, %conv60, !dbg !139
  %24 = call i32 @llvm.ctpop.i32(i32 %22), !dbg !140
  %add63 = add i32 %add61, %24, !dbg !141
  %tobool.i = icmp ne i32 %22, 0, !dbg !142
  br i1 %tobool.i, label %cond.true.i10, label %cond.false.i11, !dbg !142

cond.true.i10:                                    ; preds = %_ZL3minii.exit
  %25 = call i32 @llvm.ctlz.i32(i32 %22, i1 true), !dbg !142
  br label %_ZL5__clzi.exit, !dbg !142

cond.false.i11:                                   ; preds = %_ZL3minii.exit
  br label %_ZL5__clzi.exit, !dbg !142

_ZL5__clzi.exit:                                  ; preds = %cond.true.i10, %cond.false.i11
  %cond.i12 = phi i32 [ %25, %cond.true.i10 ], [ 32, %cond.false.i11 ], !dbg !142
  %add65 = add i32 %add63, %cond.i12, !dbg !143
  %26 = call i32 @llvm.bitreverse.i32(i32 %22), !dbg !144
  %add67 = add i32 %add65, %26, !dbg !145
  %27 = call i32 @llvm.cttz.i32(i32 %22, i1 true), !dbg !146
  %28 = add i32 %27, 1, !dbg !146
  %iszero.i = icmp eq i32 %22, 0, !dbg !146
  %ffs.i = select i1 %iszero.i, i32 0, i32 %28, !dbg !146
  %add69 = add i32 %add67, %ffs.i, !dbg !147
  %cmp.i17 = icmp ult i32 %22, 77, !dbg !148
  br i1 %cmp.i17, label %cond.true.i18, label %cond.false.i19, !dbg !148

cond.true.i18:                                    ; preds = %_ZL5__clzi.exit
  br label %_ZL3maxjj.exit, !dbg !148

cond.false.i19:                                   ; preds = %_ZL5__clzi.exit
  br label %_ZL3maxjj.exit, !dbg !148

_ZL3maxjj.exit:                                   ; preds = %cond.true.i18, %cond.false.i19
  %cond.i20 = phi i32 [ 77, %cond.true.i18 ], [ %22, %cond.false.i19 ], !dbg !148
  %add71 = add i32 %add69, %cond.i20, !dbg !149
  %idxprom72 = sext i32 %0 to i64, !dbg !150
  %arrayidx73 = getelementptr inbounds i32, ptr %u, i64 %idxprom72, !dbg !150
  store i32 %add71, ptr %arrayidx73, align 4, !dbg !151, !tbaa !111
  %conv74 = sext i32 %21 to i64, !dbg !152
  %conv75 = sext i32 %21 to i64, !dbg !153
  %mul76 = mul nsw i64 %conv74, %conv75, !dbg !154
  %idxprom77 = sext i32 %0 to i64, !dbg !155
  %arrayidx78 = getelementptr inbounds i64, ptr %l, i64 %idxprom77, !dbg !155
  %29 = load i64, ptr %arrayidx78, align 8, !dbg !155, !tbaa !156
  %or = or i64 %29, 1, !dbg !158
  %div79 = sdiv i64 %mul76, %or, !dbg !159
  %idxprom80 = sext i32 %0 to i64, !dbg !160
  %arrayidx81 = getelementptr inbounds i64, ptr %l, i64 %idxprom80, !dbg !160
  %30 = load i64, ptr %arrayidx81, align 8, !dbg !160, !tbaa !156
  %shr82 = ashr i64 %30, 33, !dbg !161
  %add83 = add nsw i64 %div79, %shr82, !dbg !162
  %conv84 = fptosi double %3 to i64, !dbg !163
  %add85 = add nsw i64 %add83, %conv84, !dbg !164
  %31 = bitcast double %3 to i64, !dbg !165
  %add87 = add nsw i64 %add85, %31, !dbg !166
  %idxprom88 = sext i32 %0 to i64, !dbg !167
  %arrayidx89 = getelementptr inbounds i64, ptr %l, i64 %idxprom88, !dbg !167
  store i64 %add87, ptr %arrayidx89, align 8, !dbg !168, !tbaa !156
  %idxprom90 = sext i32 %0 to i64, !dbg !169
  %arrayidx91 = getelementptr inbounds i8, ptr %b, i64 %idxprom90, !dbg !169
  %32 = load i8, ptr %arrayidx91, align 1, !dbg !169, !tbaa !170
  %conv92 = zext i8 %32 to i32, !dbg !169
  %add93 = add i32 %conv92, %22, !dbg !171
  %conv94 = trunc i32 %add93 to i8, !dbg !172
  %conv95 = zext i8 %conv94 to i32, !dbg !173
  %conv96 = trunc i32 %21 to i8, !dbg !174
  %conv97 = sext i8 %conv96 to i32, !dbg !175
  %xor = xor i32 %conv95, %conv97, !dbg !176
  %conv98 = trunc i32 %xor to i8, !dbg !173
  %idxprom99 = sext i32 %0 to i64, !dbg !177
  %arrayidx100 = getelementptr inbounds i8, ptr %b, i64 %idxprom99, !dbg !177
  store i8 %conv98, ptr %arrayidx100, align 1, !dbg !178, !tbaa !170
  %idxprom101 = sext i32 %0 to i64, !dbg !179
  %arrayidx102 = getelementptr inbounds i16, ptr %h, i64 %idxprom101, !dbg !179
  %33 = load i16, ptr %arrayidx102, align 2, !dbg !179, !tbaa !180
  %conv103 = sext i16 %33 to i32, !dbg !179
  %mul104 = mul nsw i32 %conv103, %21, !dbg !182
  %conv105 = trunc i32 %mul104 to i16, !dbg !183
  %conv106 = sext i16 %conv105 to i32, !dbg !184
  %cmp107 = fcmp oeq float %1, %2, !dbg !185
  %conv108 = zext i1 %cmp107 to i32, !dbg !186
  %add109 = add nsw i32 %conv106, %conv108, !dbg !187
  %conv110 = fpext float %1 to double, !dbg !188
  %cmp111 = fcmp une double %conv110, %3, !dbg !189
  %conv112 = zext i1 %cmp111 to i32, !dbg !190
  %add113 = add nsw i32 %add109, %conv112, !dbg !191
  %cmp114 = fcmp ole float %1, %2, !dbg !192
  %lnot = xor i1 %cmp114, true, !dbg !193
  %conv115 = zext i1 %lnot to i32, !dbg !193
  %sub116 = sub nsw i32 %add113, %conv115, !dbg !194
  %conv117 = trunc i32 %sub116 to i16, !dbg !184
  %idxprom118 = sext i32 %0 to i64, !dbg !195
  %arrayidx119 = getelementptr inbounds i16, ptr %h, i64 %idxprom118, !dbg !195
  store i16 %conv117, ptr %arrayidx119, align 2, !dbg !196, !tbaa !180
  %cmp120 = icmp sgt i32 %21, 3, !dbg !197
  br i1 %cmp120, label %land.rhs, label %land.end, !dbg !198

land.rhs:                                         ; preds = %_ZL3maxjj.exit
  %cmp121 = icmp ult i32 %22, 9, !dbg !199
  br label %land.end

land.end:                                         ; preds = %land.rhs, %_ZL3maxjj.exit
  %34 = phi i1 [ false, %_ZL3maxjj.exit ], [ %cmp121, %land.rhs ], !dbg !52
  %frombool = zext i1 %34 to i8, !dbg !200
  call void @llvm.dbg.value(metadata i8 %frombool, metadata !49, metadata !DIExpression()), !dbg !52
  %tobool = trunc i8 %frombool to i1, !dbg !201
  %conv122 = zext i1 %tobool to i32, !dbg !201
  %cmp123 = fcmp olt float %1, %2, !dbg !202
  %conv124 = zext i1 %cmp123 to i32, !dbg !203
  %xor125 = xor i32 %conv122, %conv124, !dbg !204
  %tobool126 = icmp ne i32 %xor125, 0, !dbg !201
  %frombool127 = zext i1 %tobool126 to i8, !dbg !205
  call void @llvm.dbg.value(metadata i8 %frombool127, metadata !51, metadata !DIExpression()), !dbg !52
  %conv128 = uitofp i32 %22 to float, !dbg !206
  %conv129 = sitofp i32 %21 to float, !dbg !207
  %add130 = fadd float %conv128, %conv129, !dbg !208
  %idxprom131 = sext i32 %0 to i64, !dbg !209
  %arrayidx132 = getelementptr inbounds i64, ptr %l, i64 %idxprom131, !dbg !209
  %35 = load i64, ptr %arrayidx132, align 8, !dbg !209, !tbaa !156
  %conv133 = sitofp i64 %35 to float, !dbg !209
  %add134 = fadd float %add130, %conv133, !dbg !210
  %tobool135 = trunc i8 %frombool127 to i1, !dbg !211
  %36 = zext i1 %tobool135 to i64, !dbg !211
  %cond136 = select contract i1 %tobool135, float 1.000000e+00, float -0.000000e+00, !dbg !211
  %add137 = fadd float %add134, %cond136, !dbg !212
  %conv138 = fptoui double %3 to i64, !dbg !213
  %rem139 = urem i64 %conv138, 3, !dbg !214
  %conv140 = uitofp i64 %rem139 to float, !dbg !215
  %add141 = fadd float %add137, %conv140, !dbg !216
  %add142 = add nsw i32 %0, 1, !dbg !217
  %idxprom143 = sext i32 %add142 to i64, !dbg !218
  %arrayidx144 = getelementptr inbounds float, ptr %f, i64 %idxprom143, !dbg !218
  store float %add141, ptr %arrayidx144, align 4, !dbg !219, !tbaa !55
  %conv.i22 = zext i32 %21 to i64, !dbg !220
  %shl.i = shl i64 %conv.i22, 32, !dbg !220
  %conv1.i23 = zext i32 %22 to i64, !dbg !220
  %or.i = or i64 %shl.i, %conv1.i23, !dbg !220
  %and.i = and i32 5, 31, !dbg !220
  %sh_prom.i = zext i32 %and.i to i64, !dbg !220
  %shl2.i = shl i64 %or.i, %sh_prom.i, !dbg !220
  %shr.i24 = lshr i64 %shl2.i, 32, !dbg !220
  %conv3.i = trunc i64 %shr.i24 to i32, !dbg !220
  %cmp.i26 = icmp slt i32 %21, 0, !dbg !221
  br i1 %cmp.i26, label %cond.true.i27, label %cond.false.i28, !dbg !221

cond.true.i27:                                    ; preds = %land.end
  %sub.i = sub nsw i32 0, %21, !dbg !221
  br label %_ZL3absi.exit, !dbg !221

cond.false.i28:                                   ; preds = %land.end
  br label %_ZL3absi.exit, !dbg !221

_ZL3absi.exit:                                    ; preds = %cond.true.i27, %cond.false.i28
  %cond.i29 = phi i32 [ %sub.i, %cond.true.i27 ], [ %21, %cond.false.i28 ], !dbg !221
  %add147 = add i32 %conv3.i, %cond.i29, !dbg !222
  %conv148 = zext i32 %add147 to i64, !dbg !220
  %idxprom149 = sext i32 %0 to i64, !dbg !223
  %arrayidx150 = getelementptr inbounds i64, ptr %l, i64 %idxprom149, !dbg !223
  %37 = load i64, ptr %arrayidx150, align 8, !dbg !223, !tbaa !156
  %cmp.i31 = icmp slt i64 %37, 0, !dbg !224
  br i1 %cmp.i31, label %cond.true.i33, label %cond.false.i34, !dbg !224

cond.true.i33:                                    ; preds = %_ZL3absi.exit
  %sub.i32 = sub nsw i64 0, %37, !dbg !224
  br label %_ZL3absx.exit, !dbg !224

cond.false.i34:                                   ; preds = %_ZL3absi.exit
  br label %_ZL3absx.exit, !dbg !224

_ZL3absx.exit:                                    ; preds = %cond.true.i33, %cond.false.i34
  %cond.i35 = phi i64 [ %sub.i32, %cond.true.i33 ], [ %37, %cond.false.i34 ], !dbg !224
  %add152 = add nsw i64 %conv148, %cond.i35, !dbg !225
  %conv153 = sext i64 %add152 to i128, !dbg !220
  %conv154 = sext i32 %21 to i128, !dbg !226
  %conv155 = zext i32 %22 to i128, !dbg !227
  %mul156 = mul nsw i128 %conv154, %conv155, !dbg !228
  %shr157 = ashr i128 %mul156, 64, !dbg !229
  %add158 = add nsw i128 %conv153, %shr157, !dbg !230
  %conv159 = trunc i128 %add158 to i64, !dbg !220
  %add160 = add nsw i32 %0, 1, !dbg !231
  %idxprom161 = sext i32 %add160 to i64, !dbg !232
  %arrayidx162 = getelementptr inbounds i64, ptr %l, i64 %idxprom161, !dbg !232
  store i64 %conv159, ptr %arrayidx162, align 8, !dbg !233, !tbaa !156
  ret void, !dbg !234
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp.f32(float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sin.f32(float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.pow.f32(float, float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.round.f64(double) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.exp2.f64(double) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare double @cbrt(double noundef) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ceil.f32(float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.value(metadata, metadata, metadata) #1

attributes #0 = { convergent mustprogress norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { memory(none) }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!19}
!llvm.module.flags = !{!20, !21, !22, !23}
!llvm.ident = !{!24}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 16.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !13, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "numbers.cu", directory: ".")
!2 = !{!3, !4, !5, !6, !7, !8, !9, !10, !11, !12}
!3 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!8 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!9 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!12 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!13 = !{!14, !17}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !15, file: !16, line: 206)
!15 = !DINamespace(name: "ws_math", scope: null)
!16 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !15, file: !16, line: 207)
!18 = !DINamespace(name: "std", scope: null)
!19 = !{ptr @_Z7numbersPfPdPiPjPxPhPs, !"kernel", i32 1}
!20 = !{i32 7, !"Dwarf Version", i32 4}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!24 = !{!"clang version 16.0.6"}
!25 = distinct !DISubprogram(name: "numbers", linkageName: "_Z7numbersPfPdPiPjPxPhPs", scope: !1, file: !1, line: 2, type: !26, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !35)
!26 = !DISubroutineType(types: !27)
!27 = !{null, !28, !29, !30, !31, !32, !33, !34}
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!35 = !{!36, !37, !38, !39, !40, !41, !42, !43, !44, !45, !46, !47, !48, !49, !51}
!36 = !DILocalVariable(name: "f", arg: 1, scope: !25, file: !1, line: 2, type: !28)
!37 = !DILocalVariable(name: "d", arg: 2, scope: !25, file: !1, line: 2, type: !29)
!38 = !DILocalVariable(name: "i", arg: 3, scope: !25, file: !1, line: 2, type: !30)
!39 = !DILocalVariable(name: "u", arg: 4, scope: !25, file: !1, line: 2, type: !31)
!40 = !DILocalVariable(name: "l", arg: 5, scope: !25, file: !1, line: 2, type: !32)
!41 = !DILocalVariable(name: "b", arg: 6, scope: !25, file: !1, line: 2, type: !33)
!42 = !DILocalVariable(name: "h", arg: 7, scope: !25, file: !1, line: 2, type: !34)
!43 = !DILocalVariable(name: "t", scope: !25, file: !1, line: 3, type: !4)
!44 = !DILocalVariable(name: "x", scope: !25, file: !1, line: 4, type: !10)
!45 = !DILocalVariable(name: "y", scope: !25, file: !1, line: 4, type: !10)
!46 = !DILocalVariable(name: "z", scope: !25, file: !1, line: 5, type: !3)
!47 = !DILocalVariable(name: "v", scope: !25, file: !1, line: 10, type: !4)
!48 = !DILocalVariable(name: "w", scope: !25, file: !1, line: 11, type: !5)
!49 = !DILocalVariable(name: "p", scope: !25, file: !1, line: 17, type: !50)
!50 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!51 = !DILocalVariable(name: "q", scope: !25, file: !1, line: 17, type: !50)
!52 = !DILocation(line: 0, scope: !25)
!53 = !DILocation(line: 3, column: 11, scope: !25)
!54 = !DILocation(line: 4, column: 13, scope: !25)
!55 = !{!56, !56, i64 0}
!56 = !{!"float", !57, i64 0}
!57 = !{!"omnipotent char", !58, i64 0}
!58 = !{!"Simple C++ TBAA"}
!59 = !DILocation(line: 4, column: 27, scope: !25)
!60 = !DILocation(line: 4, column: 23, scope: !25)
!61 = !DILocation(line: 5, column: 14, scope: !25)
!62 = !{!63, !63, i64 0}
!63 = !{!"double", !57, i64 0}
!64 = !DILocation(line: 6, column: 10, scope: !25)
!65 = !DILocation(line: 6, column: 21, scope: !25)
!66 = !DILocation(line: 6, column: 31, scope: !25)
!67 = !DILocation(line: 6, column: 19, scope: !25)
!68 = !DILocation(line: 6, column: 41, scope: !25)
!69 = !DILocation(line: 6, column: 39, scope: !25)
!70 = !DILocation(line: 6, column: 60, scope: !25)
!71 = !DILocation(line: 6, column: 58, scope: !25)
!72 = !DILocation(line: 6, column: 76, scope: !25)
!73 = !DILocation(line: 6, column: 74, scope: !25)
!74 = !DILocation(line: 6, column: 90, scope: !25)
!75 = !DILocation(line: 6, column: 88, scope: !25)
!76 = !DILocation(line: 6, column: 3, scope: !25)
!77 = !DILocation(line: 6, column: 8, scope: !25)
!78 = !DILocation(line: 7, column: 13, scope: !25)
!79 = !DILocation(line: 7, column: 11, scope: !25)
!80 = !DILocation(line: 7, column: 19, scope: !25)
!81 = !DILocation(line: 7, column: 39, scope: !25)
!82 = !DILocation(line: 7, column: 33, scope: !25)
!83 = !DILocation(line: 7, column: 3, scope: !25)
!84 = !DILocation(line: 7, column: 8, scope: !25)
!85 = !DILocation(line: 8, column: 10, scope: !25)
!86 = !DILocation(line: 8, column: 27, scope: !25)
!87 = !DILocation(line: 8, column: 25, scope: !25)
!88 = !DILocation(line: 8, column: 18, scope: !25)
!89 = !DILocation(line: 8, column: 38, scope: !25)
!90 = !DILocation(line: 8, column: 36, scope: !25)
!91 = !DILocation(line: 8, column: 49, scope: !25)
!92 = !DILocation(line: 8, column: 47, scope: !25)
!93 = !DILocation(line: 8, column: 59, scope: !25)
!94 = !DILocation(line: 8, column: 57, scope: !25)
!95 = !DILocation(line: 8, column: 78, scope: !25)
!96 = !DILocation(line: 8, column: 68, scope: !25)
!97 = !DILocation(line: 8, column: 82, scope: !25)
!98 = !DILocation(line: 8, column: 80, scope: !25)
!99 = !DILocation(line: 8, column: 92, scope: !25)
!100 = !DILocation(line: 8, column: 90, scope: !25)
!101 = !DILocation(line: 8, column: 3, scope: !25)
!102 = !DILocation(line: 8, column: 8, scope: !25)
!103 = !DILocation(line: 9, column: 14, scope: !25)
!104 = !DILocation(line: 9, column: 23, scope: !25)
!105 = !DILocation(line: 9, column: 27, scope: !25)
!106 = !DILocation(line: 9, column: 54, scope: !25)
!107 = !DILocation(line: 9, column: 7, scope: !25)
!108 = !DILocation(line: 9, column: 3, scope: !25)
!109 = !DILocation(line: 9, column: 12, scope: !25)
!110 = !DILocation(line: 10, column: 11, scope: !25)
!111 = !{!112, !112, i64 0}
!112 = !{!"int", !57, i64 0}
!113 = !DILocation(line: 11, column: 16, scope: !25)
!114 = !DILocation(line: 12, column: 12, scope: !25)
!115 = !DILocation(line: 12, column: 20, scope: !25)
!116 = !DILocation(line: 12, column: 16, scope: !25)
!117 = !DILocation(line: 12, column: 29, scope: !25)
!118 = !DILocation(line: 12, column: 24, scope: !25)
!119 = !DILocation(line: 12, column: 40, scope: !25)
!120 = !DILocation(line: 12, column: 35, scope: !25)
!121 = !DILocation(line: 12, column: 53, scope: !25)
!122 = !DILocation(line: 12, column: 46, scope: !25)
!123 = !DILocation(line: 12, column: 62, scope: !25)
!124 = !DILocation(line: 12, column: 55, scope: !25)
!125 = !DILocation(line: 12, column: 66, scope: !25)
!126 = !DILocation(line: 12, column: 64, scope: !25)
!127 = !DILocation(line: 12, column: 82, scope: !25)
!128 = !DILocation(line: 12, column: 80, scope: !25)
!129 = !DILocation(line: 12, column: 102, scope: !25)
!130 = !DILocation(line: 12, column: 100, scope: !25)
!131 = !DILocation(line: 12, column: 3, scope: !25)
!132 = !DILocation(line: 12, column: 8, scope: !25)
!133 = !DILocation(line: 13, column: 12, scope: !25)
!134 = !DILocation(line: 13, column: 20, scope: !25)
!135 = !DILocation(line: 13, column: 16, scope: !25)
!136 = !DILocation(line: 13, column: 29, scope: !25)
!137 = !DILocation(line: 13, column: 24, scope: !25)
!138 = !DILocation(line: 13, column: 47, scope: !25)
!139 = !DILocation(line: 13, column: 35, scope: !25)
!140 = !DILocation(line: 13, column: 51, scope: !25)
!141 = !DILocation(line: 13, column: 49, scope: !25)
!142 = !DILocation(line: 13, column: 63, scope: !25)
!143 = !DILocation(line: 13, column: 61, scope: !25)
!144 = !DILocation(line: 13, column: 74, scope: !25)
!145 = !DILocation(line: 13, column: 72, scope: !25)
!146 = !DILocation(line: 13, column: 86, scope: !25)
!147 = !DILocation(line: 13, column: 84, scope: !25)
!148 = !DILocation(line: 13, column: 97, scope: !25)
!149 = !DILocation(line: 13, column: 95, scope: !25)
!150 = !DILocation(line: 13, column: 3, scope: !25)
!151 = !DILocation(line: 13, column: 8, scope: !25)
!152 = !DILocation(line: 14, column: 21, scope: !25)
!153 = !DILocation(line: 14, column: 25, scope: !25)
!154 = !DILocation(line: 14, column: 23, scope: !25)
!155 = !DILocation(line: 14, column: 30, scope: !25)
!156 = !{!157, !157, i64 0}
!157 = !{!"long long", !57, i64 0}
!158 = !DILocation(line: 14, column: 35, scope: !25)
!159 = !DILocation(line: 14, column: 27, scope: !25)
!160 = !DILocation(line: 14, column: 43, scope: !25)
!161 = !DILocation(line: 14, column: 48, scope: !25)
!162 = !DILocation(line: 14, column: 40, scope: !25)
!163 = !DILocation(line: 14, column: 68, scope: !25)
!164 = !DILocation(line: 14, column: 55, scope: !25)
!165 = !DILocation(line: 14, column: 72, scope: !25)
!166 = !DILocation(line: 14, column: 70, scope: !25)
!167 = !DILocation(line: 14, column: 3, scope: !25)
!168 = !DILocation(line: 14, column: 8, scope: !25)
!169 = !DILocation(line: 15, column: 26, scope: !25)
!170 = !{!57, !57, i64 0}
!171 = !DILocation(line: 15, column: 31, scope: !25)
!172 = !DILocation(line: 15, column: 25, scope: !25)
!173 = !DILocation(line: 15, column: 10, scope: !25)
!174 = !DILocation(line: 15, column: 51, scope: !25)
!175 = !DILocation(line: 15, column: 38, scope: !25)
!176 = !DILocation(line: 15, column: 36, scope: !25)
!177 = !DILocation(line: 15, column: 3, scope: !25)
!178 = !DILocation(line: 15, column: 8, scope: !25)
!179 = !DILocation(line: 16, column: 18, scope: !25)
!180 = !{!181, !181, i64 0}
!181 = !{!"short", !57, i64 0}
!182 = !DILocation(line: 16, column: 23, scope: !25)
!183 = !DILocation(line: 16, column: 17, scope: !25)
!184 = !DILocation(line: 16, column: 10, scope: !25)
!185 = !DILocation(line: 16, column: 33, scope: !25)
!186 = !DILocation(line: 16, column: 30, scope: !25)
!187 = !DILocation(line: 16, column: 28, scope: !25)
!188 = !DILocation(line: 16, column: 42, scope: !25)
!189 = !DILocation(line: 16, column: 44, scope: !25)
!190 = !DILocation(line: 16, column: 41, scope: !25)
!191 = !DILocation(line: 16, column: 39, scope: !25)
!192 = !DILocation(line: 16, column: 56, scope: !25)
!193 = !DILocation(line: 16, column: 52, scope: !25)
!194 = !DILocation(line: 16, column: 50, scope: !25)
!195 = !DILocation(line: 16, column: 3, scope: !25)
!196 = !DILocation(line: 16, column: 8, scope: !25)
!197 = !DILocation(line: 17, column: 14, scope: !25)
!198 = !DILocation(line: 17, column: 18, scope: !25)
!199 = !DILocation(line: 17, column: 23, scope: !25)
!200 = !DILocation(line: 17, column: 8, scope: !25)
!201 = !DILocation(line: 17, column: 33, scope: !25)
!202 = !DILocation(line: 17, column: 40, scope: !25)
!203 = !DILocation(line: 17, column: 37, scope: !25)
!204 = !DILocation(line: 17, column: 35, scope: !25)
!205 = !DILocation(line: 17, column: 29, scope: !25)
!206 = !DILocation(line: 18, column: 21, scope: !25)
!207 = !DILocation(line: 18, column: 32, scope: !25)
!208 = !DILocation(line: 18, column: 23, scope: !25)
!209 = !DILocation(line: 18, column: 43, scope: !25)
!210 = !DILocation(line: 18, column: 34, scope: !25)
!211 = !DILocation(line: 18, column: 51, scope: !25)
!212 = !DILocation(line: 18, column: 48, scope: !25)
!213 = !DILocation(line: 18, column: 91, scope: !25)
!214 = !DILocation(line: 18, column: 93, scope: !25)
!215 = !DILocation(line: 18, column: 71, scope: !25)
!216 = !DILocation(line: 18, column: 69, scope: !25)
!217 = !DILocation(line: 18, column: 7, scope: !25)
!218 = !DILocation(line: 18, column: 3, scope: !25)
!219 = !DILocation(line: 18, column: 12, scope: !25)
!220 = !DILocation(line: 19, column: 14, scope: !25)
!221 = !DILocation(line: 19, column: 51, scope: !25)
!222 = !DILocation(line: 19, column: 49, scope: !25)
!223 = !DILocation(line: 19, column: 64, scope: !25)
!224 = !DILocation(line: 19, column: 60, scope: !25)
!225 = !DILocation(line: 19, column: 58, scope: !25)
!226 = !DILocation(line: 19, column: 82, scope: !25)
!227 = !DILocation(line: 19, column: 87, scope: !25)
!228 = !DILocation(line: 19, column: 85, scope: !25)
!229 = !DILocation(line: 19, column: 89, scope: !25)
!230 = !DILocation(line: 19, column: 70, scope: !25)
!231 = !DILocation(line: 19, column: 7, scope: !25)
!232 = !DILocation(line: 19, column: 3, scope: !25)
!233 = !DILocation(line: 19, column: 12, scope: !25)
!234 = !DILocation(line: 20, column: 1, scope: !25)
