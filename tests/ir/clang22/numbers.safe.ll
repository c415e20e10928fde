; ModuleID = 'numbers.cu'
source_filename = "numbers.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7numbersPfPdPiPjPxPhPs(ptr noundef %f, ptr noundef %d, ptr noundef %i, ptr noundef %u, ptr noundef %l, ptr noundef %b, ptr noundef %h) #0 !dbg !28 {
entry:
    #dbg_value(ptr %f, !39, !DIExpression(), !55)
    #dbg_value(ptr %d, !40, !DIExpression(), !55)
    #dbg_value(ptr %i, !41, !DIExpression(), !55)
    #dbg_value(ptr %u, !42, !DIExpression(), !55)
    #dbg_value(ptr %l, !43, !DIExpression(), !55)
    #dbg_value(ptr %b, !44, !DIExpression(), !55)
    #dbg_value(ptr %h, !45, !DIExpression(), !55)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !56
    #dbg_value(i32 %0, !46, !DIExpression(), !55)
  %idxprom = sext i32 %0 to i64, !dbg !57
  %arrayidx = getelementptr inbounds float, ptr %f, i64 %idxprom, !dbg !57
  %1 = load float, ptr %arrayidx, align 4, !dbg !57, !tbaa !58
    #dbg_value(float %1, !47, !DIExpression(), !55)
  %add = add nsw i32 %0, 1, !dbg !60
  %idxprom1 = sext i32 %add to i64, !dbg !61
  %arrayidx2 = getelementptr inbounds float, ptr %f, i64 %idxprom1, !dbg !61
  %2 = load float, ptr %arrayidx2, align 4, !dbg !61, !tbaa !58
    #dbg_value(float %2, !48, !DIExpression(), !55)
  %idxprom3 = sext i32 %0 to i64, !dbg !62
  %arrayidx4 = getelementptr inbounds double, ptr %d, i64 %idxprom3, !dbg !62
  %3 = load double, ptr %arrayidx4, align 8, !dbg !62, !tbaa !63
    #dbg_value(double %3, !49, !DIExpression(), !55)
  %4 = call float @llvm.sqrt.f32(float %1), !dbg !65
  %5 = call float @llvm.exp.f32(float %2), !dbg !66
  %6 = call float @llvm.sin.f32(float %1), !dbg !67
  %7 = call float @llvm.fmuladd.f32(float %5, float %6, float %4), !dbg !68
  %8 = call float @llvm.fma.f32(float %1, float %2, float 1.500000e+00), !dbg !69
  %sub = fsub float %7, %8, !dbg !70
  %9 = call float @llvm.pow.f32(float %1, float 2.000000e+00), !dbg !71
  %add5 = fadd float %sub, %9, !dbg !72
  %fmod = frem float %1, %2, !dbg !73
  %add6 = fadd float %add5, %fmod, !dbg !74
  %10 = call contract float @llvm.sqrt.f32(float %2), !dbg !75
  %div.i = fdiv contract float 1.000000e+00, %10, !dbg !75
  %add8 = fadd float %add6, %div.i, !dbg !76
  %idxprom9 = sext i32 %0 to i64, !dbg !77
  %arrayidx10 = getelementptr inbounds float, ptr %f, i64 %idxprom9, !dbg !77
  store float %add8, ptr %arrayidx10, align 4, !dbg !78, !tbaa !58
  %cmp = fcmp ogt float %1, %2, !dbg !79
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !80

cond.true:                                        ; preds = %entry
  %11 = call float @llvm.minnum.f32(float %1, float %2), !dbg !81
  br label %cond.end, !dbg !80

cond.false:                                       ; preds = %entry
  %fneg = fneg contract float %1, !dbg !82
  %12 = call float @llvm.maxnum.f32(float %fneg, float %2), !dbg !83
  br label %cond.end, !dbg !80

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %11, %cond.true ], [ %12, %cond.false ], !dbg !80
  %idxprom11 = sext i32 %0 to i64, !dbg !84
  %arrayidx12 = getelementptr inbounds float, ptr %f, i64 %idxprom11, !dbg !84
  %13 = load float, ptr %arrayidx12, align 4, !dbg !85, !tbaa !58
  %add13 = fadd float %13, %cond, !dbg !85
  store float %add13, ptr %arrayidx12, align 4, !dbg !85, !tbaa !58
  %14 = call double @llvm.sqrt.f64(double %3), !dbg !86
  %15 = call contract double @llvm.fabs.f64(double %3), !dbg !87
  %add14 = fadd double 1.000000e+00, %15, !dbg !88
  %div = fdiv double %14, %add14, !dbg !89
  %16 = call double @llvm.floor.f64(double %3), !dbg !90
  %add15 = fadd double %div, %16, !dbg !91
  %17 = call contract noundef float @llvm.ceil.f32(float %1), !dbg !92
  %conv = fpext float %17 to double, !dbg !92
  %add17 = fadd double %add15, %conv, !dbg !93
  %18 = call double @llvm.round.f64(double %3), !dbg !94
  %add18 = fadd double %add17, %18, !dbg !95
  %conv19 = fpext float %1 to double, !dbg !96
  %add20 = fadd double %add18, %conv19, !dbg !97
  %19 = call double @llvm.exp2.f64(double %3), !dbg !98
  %sub21 = fsub double %add20, %19, !dbg !99
  %call22 = call double @cbrt(double noundef %3) #5, !dbg !100
  %add23 = fadd double %sub21, %call22, !dbg !101
  %idxprom24 = sext i32 %0 to i64, !dbg !102
  %arrayidx25 = getelementptr inbounds double, ptr %d, i64 %idxprom24, !dbg !102
  store double %add23, ptr %arrayidx25, align 8, !dbg !103, !tbaa !63
  %20 = call noundef i1 @llvm.is.fpclass.f64(double %3, i32 3), !dbg !104
  br i1 %20, label %cond.true28, label %lor.lhs.false, !dbg !105

lor.lhs.false:                                    ; preds = %cond.end
  %21 = call noundef i1 @llvm.is.fpclass.f64(double %3, i32 504), !dbg !106
  br i1 %21, label %cond.false29, label %cond.true28, !dbg !104

cond.true28:                                      ; preds = %lor.lhs.false, %cond.end
  br label %cond.end30, !dbg !104

cond.false29:                                     ; preds = %lor.lhs.false
  %mul = fmul double %3, 1.000000e-300, !dbg !107
  br label %cond.end30, !dbg !104

cond.end30:                                       ; preds = %cond.false29, %cond.true28
  %cond31 = phi contract double [ 1.875000e-01, %cond.true28 ], [ %mul, %cond.false29 ], !dbg !104
  %add32 = add nsw i32 %0, 1, !dbg !108
  %idxprom33 = sext i32 %add32 to i64, !dbg !109
  %arrayidx34 = getelementptr inbounds double, ptr %d, i64 %idxprom33, !dbg !109
  store double %cond31, ptr %arrayidx34, align 8, !dbg !110, !tbaa !63
  %idxprom35 = sext i32 %0 to i64, !dbg !111
  %arrayidx36 = getelementptr inbounds i32, ptr %i, i64 %idxprom35, !dbg !111
  %22 = load i32, ptr %arrayidx36, align 4, !dbg !111, !tbaa !24
    #dbg_value(i32 %22, !50, !DIExpression(), !55)
  %idxprom37 = sext i32 %0 to i64, !dbg !112
  %arrayidx38 = getelementptr inbounds i32, ptr %u, i64 %idxprom37, !dbg !112
  %23 = load i32, ptr %arrayidx38, align 4, !dbg !112, !tbaa !24
    #dbg_value(i32 %23, !51, !DIExpression(), !55)
  %div39 = sdiv i32 %22, 3, !dbg !113
  %rem = srem i32 %22, 7, !dbg !114
  %sub40 = sub nsw i32 %div39, %rem, !dbg !115
  %shl = shl i32 %22, 3, !dbg !116
  %add41 = add nsw i32 %sub40, %shl, !dbg !117
  %shr = ashr i32 %22, 2, !dbg !118
  %sub42 = sub nsw i32 %add41, %shr, !dbg !119
  %conv43 = fptosi float %1 to i32, !dbg !120
  %add44 = add nsw i32 %sub42, %conv43, !dbg !121
  %conv45 = fptosi double %3 to i32, !dbg !122
  %add46 = add nsw i32 %add44, %conv45, !dbg !123
  %conv.i = sext i32 %22 to i64, !dbg !124
  %conv1.i = sext i32 %22 to i64, !dbg !124
  %mul.i = mul nsw i64 %conv.i, %conv1.i, !dbg !124
  %shr.i = ashr i64 %mul.i, 32, !dbg !124
  %conv2.i = trunc i64 %shr.i to i32, !dbg !124
  %add48 = add nsw i32 %add46, %conv2.i, !dbg !125
  %24 = bitcast float %1 to i32, !dbg !126
  %add50 = add nsw i32 %add48, %24, !dbg !127
  %cmp.i = icmp slt i32 9, %22, !dbg !128
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !128

cond.true.i:                                      ; preds = %cond.end30
  br label %_ZL3minii.exit, !dbg !128

cond.false.i:                                     ; preds = %cond.end30
  br label %_ZL3minii.exit, !dbg !128

_ZL3minii.exit:                                   ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ 9, %cond.true.i ], [ %22, %cond.false.i ], !dbg !128
  %add52 = add nsw i32 %add50, %cond.i, !dbg !129
  %idxprom53 = sext i32 %0 to i64, !dbg !130
  %arrayidx54 = getelementptr inbounds i32, ptr %i, i64 %idxprom53, !dbg !130
  store i32 %add52, ptr %arrayidx54, align 4, !dbg !131, !tbaa !24
  %div55 = udiv i32 %23, 5, !dbg !132
  %rem56 = urem i32 %23, 9, !dbg !133
  %add57 = add i32 %div55, %rem56, !dbg !134
  %shr58 = lshr i32 %23, 7, !dbg !135
  %add59 = add i32 %add57, %shr58, !dbg !136
  %conv60 = fptoui float %1 to i32, !dbg !137
  %add61 = add i32 %add59, %conv60, !dbg !138
  %25 = call noundef i32 @llvm.ctpop.i32(i32 %23), !dbg !139
  %add63 = add i32 %add61, %25, !dbg !140
  %tobool.i = icmp ne i32 %23, 0, !dbg !141
  br i1 %tobool.i, label %cond.true.i265, label %cond.false.i263, !dbg !141

cond.true.i265:                                   ; preds = %_ZL3minii.exit
  %26 = call i32 @llvm.ctlz.i32(i32 %23, i1 true), !dbg !141
  br label %_ZL5__clzi.exit, !dbg !141

cond.false.i263:                                  ; preds = %_ZL3minii.exit
  br label %_ZL5__clzi.exit, !dbg !141

_ZL5__clzi.exit:                                  ; preds = %cond.true.i265, %cond.false.i263
  %cond.i264 = phi i32 [ %26, %cond.true.i265 ], [ 32, %cond.false.i263 ], !dbg !141
  %add65 = add i32 %add63, %cond.i264, !dbg !142
  %27 = call noundef i32 @llvm.bitreverse.i32(i32 %23), !dbg !143
  %add67 = add i32 %add65, %27, !dbg !144
  %28 = call i32 @llvm.cttz.i32(i32 %23, i1 true), !dbg !145
  %29 = add i32 %28, 1, !dbg !145
  %iszero.i = icmp eq i32 %23, 0, !dbg !145
  %ffs.i = select i1 %iszero.i, i32 0, i32 %29, !dbg !145
  %add69 = add i32 %add67, %ffs.i, !dbg !146
  %cmp.i266 = icmp ult i32 %23, 77, !dbg !147
  br i1 %cmp.i266, label %cond.true.i269, label %cond.false.i267, !dbg !147

cond.true.i269:                                   ; preds = %_ZL5__clzi.exit
  br label %_ZL3maxjj.exit, !dbg !147

cond.false.i267:                                  ; preds = %_ZL5__clzi.exit
  br label %_ZL3maxjj.exit, !dbg !147

_ZL3maxjj.exit:                                   ; preds = %cond.true.i269, %cond.false.i267
  %cond.i268 = phi i32 [ 77, %cond.true.i269 ], [ %23, %cond.false.i267 ], !dbg !147
  %add71 = add i32 %add69, %cond.i268, !dbg !148
  %idxprom72 = sext i32 %0 to i64, !dbg !149
  %arrayidx73 = getelementptr inbounds i32, ptr %u, i64 %idxprom72, !dbg !149
  store i32 %add71, ptr %arrayidx73, align 4, !dbg !150, !tbaa !24
  %conv74 = sext i32 %22 to i64, !dbg !151
  %conv75 = sext i32 %22 to i64, !dbg !152
  %mul76 = mul nsw i64 %conv74, %conv75, !dbg !153
  %idxprom77 = sext i32 %0 to i64, !dbg !154
  %arrayidx78 = getelementptr inbounds i64, ptr %l, i64 %idxprom77, !dbg !154
  %30 = load i64, ptr %arrayidx78, align 8, !dbg !154, !tbaa !155
  %or = or i64 %30, 1, !dbg !157
  %div79 = sdiv i64 %mul76, %or, !dbg !158
  %idxprom80 = sext i32 %0 to i64, !dbg !159
  %arrayidx81 = getelementptr inbounds i64, ptr %l, i64 %idxprom80, !dbg !159
  %31 = load i64, ptr %arrayidx81, align 8, !dbg !159, !tbaa !155
  %shr82 = ashr i64 %31, 33, !dbg !160
  %add83 = add nsw i64 %div79, %shr82, !dbg !161
  %conv84 = fptosi double %3 to i64, !dbg !162
  %add85 = add nsw i64 %add83, %conv84, !dbg !163
  %32 = bitcast double %3 to i64, !dbg !164
  %add87 = add nsw i64 %add85, %32, !dbg !165
  %idxprom88 = sext i32 %0 to i64, !dbg !166
  %arrayidx89 = getelementptr inbounds i64, ptr %l, i64 %idxprom88, !dbg !166
  store i64 %add87, ptr %arrayidx89, align 8, !dbg !167, !tbaa !155
  %idxprom90 = sext i32 %0 to i64, !dbg !168
  %arrayidx91 = getelementptr inbounds i8, ptr %b, i64 %idxprom90, !dbg !168
  %33 = load i8, ptr %arrayidx91, align 1, !dbg !168, !tbaa !169
  %conv92 = zext i8 %33 to i32, !dbg !168
  %add93 = add i32 %conv92, %23, !dbg !170
  %conv94 = trunc i32 %add93 to i8, !dbg !171
  %conv95 = zext i8 %conv94 to i32, !dbg !172
  %conv96 = trunc i32 %22 to i8, !dbg !173
  %conv97 = sext i8 %conv96 to i32, !dbg !174
  %xor = xor i32 %conv95, %conv97, !dbg !175
  %conv98 = trunc i32 %xor to i8, !dbg !172
  %idxprom99 = sext i32 %0 to i64, !dbg !176
  %arrayidx100 = getelementptr inbounds i8, ptr %b, i64 %idxprom99, !dbg !176
  store i8 %conv98, ptr %arrayidx100, align 1, !dbg !177, !tbaa !169
  %idxprom101 = sext i32 %0 to i64, !dbg !178
  %arrayidx102 = getelementptr inbounds i16, ptr %h, i64 %idxprom101, !dbg !178
  %34 = load i16, ptr %arrayidx102, align 2, !dbg !178, !tbaa !179
  %conv103 = sext i16 %34 to i32, !dbg !178
  %mul104 = mul nsw i32 %conv103, %22, !dbg !181
  %conv105 = trunc i32 %mul104 to i16, !dbg !182
  %conv106 = sext i16 %conv105 to i32, !dbg !183
  %cmp107 = fcmp oeq float %1, %2, !dbg !184
  %conv108 = zext i1 %cmp107 to i32, !dbg !185
  %add109 = add nsw i32 %conv106, %conv108, !dbg !186
  %conv110 = fpext float %1 to double, !dbg !187
  %cmp111 = fcmp une double %conv110, %3, !dbg !188
  %conv112 = zext i1 %cmp111 to i32, !dbg !189
  %add113 = add nsw i32 %add109, %conv112, !dbg !190
  %cmp114 = fcmp ole float %1, %2, !dbg !191
  %lnot = xor i1 %cmp114, true, !dbg !192
  %conv115 = zext i1 %lnot to i32, !dbg !192
  %sub116 = sub nsw i32 %add113, %conv115, !dbg !193
  %conv117 = trunc i32 %sub116 to i16, !dbg !183
  %idxprom118 = sext i32 %0 to i64, !dbg !194
  %arrayidx119 = getelementptr inbounds i16, ptr %h, i64 %idxprom118, !dbg !194
  store i16 %conv117, ptr %arrayidx119, align 2, !dbg !195, !tbaa !179
  %cmp120 = icmp sgt i32 %22, 3, !dbg !196
  br i1 %cmp120, label %land.rhs, label %land.end, !dbg !197

land.rhs:                                         ; preds = %_ZL3maxjj.exit
  %cmp121 = icmp ult i32 %23, 9, !dbg !198
  br label %land.end

land.end:                                         ; preds = %land.rhs, %_ZL3maxjj.exit
  %35 = phi i1 [ false, %_ZL3maxjj.exit ], [ %cmp121, %land.rhs ], !dbg !55
  %storedv = zext i1 %35 to i8, !dbg !199
    #dbg_value(i8 %storedv, !52, !DIExpression(), !55)
  %loadedv = trunc i8 %storedv to i1, !dbg !200
  %conv122 = zext i1 %loadedv to i32, !dbg !200
  %cmp123 = fcmp olt float %1, %2, !dbg !201
  %conv124 = zext i1 %cmp123 to i32, !dbg !202
  %xor125 = xor i32 %conv122, %conv124, !dbg !203
  %tobool = icmp ne i32 %xor125, 0, !dbg !200
  %storedv126 = zext i1 %tobool to i8, !dbg !204
    #dbg_value(i8 %storedv126, !54, !DIExpression(), !55)
  %conv127 = uitofp i32 %23 to float, !dbg !205
  %conv128 = sitofp i32 %22 to float, !dbg !206
  %add129 = fadd float %conv127, %conv128, !dbg !207
  %idxprom130 = sext i32 %0 to i64, !dbg !208
  %arrayidx131 = getelementptr inbounds i64, ptr %l, i64 %idxprom130, !dbg !208
  %36 = load i64, ptr %arrayidx131, align 8, !dbg !208, !tbaa !155
  %conv132 = sitofp i64 %36 to float, !dbg !208
  %add133 = fadd float %add129, %conv132, !dbg !209
  %loadedv134 = trunc i8 %storedv126 to i1, !dbg !210
  %37 = zext i1 %loadedv134 to i64, !dbg !210
  %cond135 = select contract i1 %loadedv134, float 1.000000e+00, float -0.000000e+00, !dbg !210
  %add136 = fadd float %add133, %cond135, !dbg !211
  %conv137 = fptoui double %3 to i64, !dbg !212
  %rem138 = urem i64 %conv137, 3, !dbg !213
  %conv139 = uitofp i64 %rem138 to float, !dbg !214
  %add140 = fadd float %add136, %conv139, !dbg !215
  %add141 = add nsw i32 %0, 1, !dbg !216
  %idxprom142 = sext i32 %add141 to i64, !dbg !217
  %arrayidx143 = getelementptr inbounds float, ptr %f, i64 %idxprom142, !dbg !217
  store float %add140, ptr %arrayidx143, align 4, !dbg !218, !tbaa !58
  %conv.i270 = zext i32 %22 to i64, !dbg !219
  %shl.i = shl i64 %conv.i270, 32, !dbg !219
  %conv1.i271 = zext i32 %23 to i64, !dbg !219
  %or.i = or i64 %shl.i, %conv1.i271, !dbg !219
  %shl2.i = shl i64 %or.i, 5, !dbg !219
  %shr.i272 = lshr i64 %shl2.i, 32, !dbg !219
  %conv3.i = trunc i64 %shr.i272 to i32, !dbg !219
  %cmp.i273 = icmp slt i32 %22, 0, !dbg !220
  br i1 %cmp.i273, label %cond.true.i276, label %cond.false.i274, !dbg !220

cond.true.i276:                                   ; preds = %land.end
  %sub.i = sub nsw i32 0, %22, !dbg !220
  br label %_ZL3absi.exit, !dbg !220

cond.false.i274:                                  ; preds = %land.end
  br label %_ZL3absi.exit, !dbg !220

_ZL3absi.exit:                                    ; preds = %cond.true.i276, %cond.false.i274
  %cond.i275 = phi i32 [ %sub.i, %cond.true.i276 ], [ %22, %cond.false.i274 ], !dbg !220
  %add146 = add i32 %conv3.i, %cond.i275, !dbg !221
  %conv147 = zext i32 %add146 to i64, !dbg !219
  %idxprom148 = sext i32 %0 to i64, !dbg !222
  %arrayidx149 = getelementptr inbounds i64, ptr %l, i64 %idxprom148, !dbg !222
  %38 = load i64, ptr %arrayidx149, align 8, !dbg !222, !tbaa !155
  %cmp.i277 = icmp slt i64 %38, 0, !dbg !223
  br i1 %cmp.i277, label %cond.true.i280, label %cond.false.i278, !dbg !223

cond.true.i280:                                   ; preds = %_ZL3absi.exit
  %sub.i281 = sub nsw i64 0, %38, !dbg !223
  br label %_ZL3absx.exit, !dbg !223

cond.false.i278:                                  ; preds = %_ZL3absi.exit
  br label %_ZL3absx.exit, !dbg !223

_ZL3absx.exit:                                    ; preds = %cond.true.i280, %cond.false.i278
  %cond.i279 = phi i64 [ %sub.i281, %cond.true.i280 ], [ %38, %cond.false.i278 ], !dbg !223
  %add151 = add nsw i64 %conv147, %cond.i279, !dbg !224
  %conv152 = sext i64 %add151 to i128, !dbg !219
  %conv153 = sext i32 %22 to i128, !dbg !225
  %conv154 = zext i32 %23 to i128, !dbg !226
  %mul155 = mul nsw i128 %conv153, %conv154, !dbg !227
  %shr156 = ashr i128 %mul155, 64, !dbg !228
  %add157 = add nsw i128 %conv152, %shr156, !dbg !229
  %conv158 = trunc i128 %add157 to i64, !dbg !219
  %add159 = add nsw i32 %0, 1, !dbg !230
  %idxprom160 = sext i32 %add159 to i64, !dbg !231
  %arrayidx161 = getelementptr inbounds i64, ptr %l, i64 %idxprom160, !dbg !231
  store i64 %conv158, ptr %arrayidx161, align 8, !dbg !232, !tbaa !155
  ret void, !dbg !233
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sin.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.pow.f32(float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.round.f64(double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.exp2.f64(double) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare double @cbrt(double noundef) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ceil.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!19, !20, !21, !22}
!llvm.ident = !{!23}
!llvm.errno.tbaa = !{!24}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !13, splitDebugInlining: false, nameTableKind: None)
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
!19 = !{i32 7, !"Dwarf Version", i32 4}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!23 = !{!"clang version 22.1.8"}
!24 = !{!25, !25, i64 0}
!25 = !{!"int", !26, i64 0}
!26 = !{!"omnipotent char", !27, i64 0}
!27 = !{!"Simple C++ TBAA"}
!28 = distinct !DISubprogram(name: "numbers", linkageName: "_Z7numbersPfPdPiPjPxPhPs", scope: !1, file: !1, line: 2, type: !29, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !38)
!29 = !DISubroutineType(types: !30)
!30 = !{null, !31, !32, !33, !34, !35, !36, !37}
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!38 = !{!39, !40, !41, !42, !43, !44, !45, !46, !47, !48, !49, !50, !51, !52, !54}
!39 = !DILocalVariable(name: "f", arg: 1, scope: !28, file: !1, line: 2, type: !31)
!40 = !DILocalVariable(name: "d", arg: 2, scope: !28, file: !1, line: 2, type: !32)
!41 = !DILocalVariable(name: "i", arg: 3, scope: !28, file: !1, line: 2, type: !33)
!42 = !DILocalVariable(name: "u", arg: 4, scope: !28, file: !1, line: 2, type: !34)
!43 = !DILocalVariable(name: "l", arg: 5, scope: !28, file: !1, line: 2, type: !35)
!44 = !DILocalVariable(name: "b", arg: 6, scope: !28, file: !1, line: 2, type: !36)
!45 = !DILocalVariable(name: "h", arg: 7, scope: !28, file: !1, line: 2, type: !37)
!46 = !DILocalVariable(name: "t", scope: !28, file: !1, line: 3, type: !4)
!47 = !DILocalVariable(name: "x", scope: !28, file: !1, line: 4, type: !10)
!48 = !DILocalVariable(name: "y", scope: !28, file: !1, line: 4, type: !10)
!49 = !DILocalVariable(name: "z", scope: !28, file: !1, line: 5, type: !3)
!50 = !DILocalVariable(name: "v", scope: !28, file: !1, line: 10, type: !4)
!51 = !DILocalVariable(name: "w", scope: !28, file: !1, line: 11, type: !5)
!52 = !DILocalVariable(name: "p", scope: !28, file: !1, line: 17, type: !53)
!53 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!54 = !DILocalVariable(name: "q", scope: !28, file: !1, line: 17, type: !53)
!55 = !DILocation(line: 0, scope: !28)
!56 = !DILocation(line: 3, column: 11, scope: !28)
!57 = !DILocation(line: 4, column: 13, scope: !28)
!58 = !{!59, !59, i64 0}
!59 = !{!"float", !26, i64 0}
!60 = !DILocation(line: 4, column: 27, scope: !28)
!61 = !DILocation(line: 4, column: 23, scope: !28)
!62 = !DILocation(line: 5, column: 14, scope: !28)
!63 = !{!64, !64, i64 0}
!64 = !{!"double", !26, i64 0}
!65 = !DILocation(line: 6, column: 10, scope: !28)
!66 = !DILocation(line: 6, column: 21, scope: !28)
!67 = !DILocation(line: 6, column: 31, scope: !28)
!68 = !DILocation(line: 6, column: 19, scope: !28)
!69 = !DILocation(line: 6, column: 41, scope: !28)
!70 = !DILocation(line: 6, column: 39, scope: !28)
!71 = !DILocation(line: 6, column: 60, scope: !28)
!72 = !DILocation(line: 6, column: 58, scope: !28)
!73 = !DILocation(line: 6, column: 76, scope: !28)
!74 = !DILocation(line: 6, column: 74, scope: !28)
!75 = !DILocation(line: 6, column: 90, scope: !28)
!76 = !DILocation(line: 6, column: 88, scope: !28)
!77 = !DILocation(line: 6, column: 3, scope: !28)
!78 = !DILocation(line: 6, column: 8, scope: !28)
!79 = !DILocation(line: 7, column: 13, scope: !28)
!80 = !DILocation(line: 7, column: 11, scope: !28)
!81 = !DILocation(line: 7, column: 19, scope: !28)
!82 = !DILocation(line: 7, column: 39, scope: !28)
!83 = !DILocation(line: 7, column: 33, scope: !28)
!84 = !DILocation(line: 7, column: 3, scope: !28)
!85 = !DILocation(line: 7, column: 8, scope: !28)
!86 = !DILocation(line: 8, column: 10, scope: !28)
!87 = !DILocation(line: 8, column: 27, scope: !28)
!88 = !DILocation(line: 8, column: 25, scope: !28)
!89 = !DILocation(line: 8, column: 18, scope: !28)
!90 = !DILocation(line: 8, column: 38, scope: !28)
!91 = !DILocation(line: 8, column: 36, scope: !28)
!92 = !DILocation(line: 8, column: 49, scope: !28)
!93 = !DILocation(line: 8, column: 47, scope: !28)
!94 = !DILocation(line: 8, column: 59, scope: !28)
!95 = !DILocation(line: 8, column: 57, scope: !28)
!96 = !DILocation(line: 8, column: 78, scope: !28)
!97 = !DILocation(line: 8, column: 68, scope: !28)
!98 = !DILocation(line: 8, column: 82, scope: !28)
!99 = !DILocation(line: 8, column: 80, scope: !28)
!100 = !DILocation(line: 8, column: 92, scope: !28)
!101 = !DILocation(line: 8, column: 90, scope: !28)
!102 = !DILocation(line: 8, column: 3, scope: !28)
!103 = !DILocation(line: 8, column: 8, scope: !28)
!104 = !DILocation(line: 9, column: 14, scope: !28)
!105 = !DILocation(line: 9, column: 23, scope: !28)
!106 = !DILocation(line: 9, column: 27, scope: !28)
!107 = !DILocation(line: 9, column: 54, scope: !28)
!108 = !DILocation(line: 9, column: 7, scope: !28)
!109 = !DILocation(line: 9, column: 3, scope: !28)
!110 = !DILocation(line: 9, column: 12, scope: !28)
!111 = !DILocation(line: 10, column: 11, scope: !28)
!112 = !DILocation(line: 11, column: 16, scope: !28)
!113 = !DILocation(line: 12, column: 12, scope: !28)
!114 = !DILocation(line: 12, column: 20, scope: !28)
!115 = !DILocation(line: 12, column: 16, scope: !28)
!116 = !DILocation(line: 12, column: 29, scope: !28)
!117 = !DILocation(line: 12, column: 24, scope: !28)
!118 = !DILocation(line: 12, column: 40, scope: !28)
!119 = !DILocation(line: 12, column: 35, scope: !28)
!120 = !DILocation(line: 12, column: 53, scope: !28)
!121 = !DILocation(line: 12, column: 46, scope: !28)
!122 = !DILocation(line: 12, column: 62, scope: !28)
!123 = !DILocation(line: 12, column: 55, scope: !28)
!124 = !DILocation(line: 12, column: 66, scope: !28)
!125 = !DILocation(line: 12, column: 64, scope: !28)
!126 = !DILocation(line: 12, column: 82, scope: !28)
!127 = !DILocation(line: 12, column: 80, scope: !28)
!128 = !DILocation(line: 12, column: 102, scope: !28)
!129 = !DILocation(line: 12, column: 100, scope: !28)
!130 = !DILocation(line: 12, column: 3, scope: !28)
!131 = !DILocation(line: 12, column: 8, scope: !28)
!132 = !DILocation(line: 13, column: 12, scope: !28)
!133 = !DILocation(line: 13, column: 20, scope: !28)
!134 = !DILocation(line: 13, column: 16, scope: !28)
!135 = !DILocation(line: 13, column: 29, scope: !28)
!136 = !DILocation(line: 13, column: 24, scope: !28)
!137 = !DILocation(line: 13, column: 47, scope: !28)
!138 = !DILocation(line: 13, column: 35, scope: !28)
!139 = !DILocation(line: 13, column: 51, scope: !28)
!140 = !DILocation(line: 13, column: 49, scope: !28)
!141 = !DILocation(line: 13, column: 63, scope: !28)
!142 = !DILocation(line: 13, column: 61, scope: !28)
!143 = !DILocation(line: 13, column: 74, scope: !28)
!144 = !DILocation(line: 13, column: 72, scope: !28)
!145 = !DILocation(line: 13, column: 86, scope: !28)
!146 = !DILocation(line: 13, column: 84, scope: !28)
!147 = !DILocation(line: 13, column: 97, scope: !28)
!148 = !DILocation(line: 13, column: 95, scope: !28)
!149 = !DILocation(line: 13, column: 3, scope: !28)
!150 = !DILocation(line: 13, column: 8, scope: !28)
!151 = !DILocation(line: 14, column: 21, scope: !28)
!152 = !DILocation(line: 14, column: 25, scope: !28)
!153 = !DILocation(line: 14, column: 23, scope: !28)
!154 = !DILocation(line: 14, column: 30, scope: !28)
!155 = !{!156, !156, i64 0}
!156 = !{!"long long", !26, i64 0}
!157 = !DILocation(line: 14, column: 35, scope: !28)
!158 = !DILocation(line: 14, column: 27, scope: !28)
!159 = !DILocation(line: 14, column: 43, scope: !28)
!160 = !DILocation(line: 14, column: 48, scope: !28)
!161 = !DILocation(line: 14, column: 40, scope: !28)
!162 = !DILocation(line: 14, column: 68, scope: !28)
!163 = !DILocation(line: 14, column: 55, scope: !28)
!164 = !DILocation(line: 14, column: 72, scope: !28)
!165 = !DILocation(line: 14, column: 70, scope: !28)
!166 = !DILocation(line: 14, column: 3, scope: !28)
!167 = !DILocation(line: 14, column: 8, scope: !28)
!168 = !DILocation(line: 15, column: 26, scope: !28)
!169 = !{!26, !26, i64 0}
!170 = !DILocation(line: 15, column: 31, scope: !28)
!171 = !DILocation(line: 15, column: 25, scope: !28)
!172 = !DILocation(line: 15, column: 10, scope: !28)
!173 = !DILocation(line: 15, column: 51, scope: !28)
!174 = !DILocation(line: 15, column: 38, scope: !28)
!175 = !DILocation(line: 15, column: 36, scope: !28)
!176 = !DILocation(line: 15, column: 3, scope: !28)
!177 = !DILocation(line: 15, column: 8, scope: !28)
!178 = !DILocation(line: 16, column: 18, scope: !28)
!179 = !{!180, !180, i64 0}
!180 = !{!"short", !26, i64 0}
!181 = !DILocation(line: 16, column: 23, scope: !28)
!182 = !DILocation(line: 16, column: 17, scope: !28)
!183 = !DILocation(line: 16, column: 10, scope: !28)
!184 = !DILocation(line: 16, column: 33, scope: !28)
!185 = !DILocation(line: 16, column: 30, scope: !28)
!186 = !DILocation(line: 16, column: 28, scope: !28)
!187 = !DILocation(line: 16, column: 42, scope: !28)
!188 = !DILocation(line: 16, column: 44, scope: !28)
!189 = !DILocation(line: 16, column: 41, scope: !28)
!190 = !DILocation(line: 16, column: 39, scope: !28)
!191 = !DILocation(line: 16, column: 56, scope: !28)
!192 = !DILocation(line: 16, column: 52, scope: !28)
!193 = !DILocation(line: 16, column: 50, scope: !28)
!194 = !DILocation(line: 16, column: 3, scope: !28)
!195 = !DILocation(line: 16, column: 8, scope: !28)
!196 = !DILocation(line: 17, column: 14, scope: !28)
!197 = !DILocation(line: 17, column: 18, scope: !28)
!198 = !DILocation(line: 17, column: 23, scope: !28)
!199 = !DILocation(line: 17, column: 8, scope: !28)
!200 = !DILocation(line: 17, column: 33, scope: !28)
!201 = !DILocation(line: 17, column: 40, scope: !28)
!202 = !DILocation(line: 17, column: 37, scope: !28)
!203 = !DILocation(line: 17, column: 35, scope: !28)
!204 = !DILocation(line: 17, column: 29, scope: !28)
!205 = !DILocation(line: 18, column: 21, scope: !28)
!206 = !DILocation(line: 18, column: 32, scope: !28)
!207 = !DILocation(line: 18, column: 23, scope: !28)
!208 = !DILocation(line: 18, column: 43, scope: !28)
!209 = !DILocation(line: 18, column: 34, scope: !28)
!210 = !DILocation(line: 18, column: 51, scope: !28)
!211 = !DILocation(line: 18, column: 48, scope: !28)
!212 = !DILocation(line: 18, column: 91, scope: !28)
!213 = !DILocation(line: 18, column: 93, scope: !28)
!214 = !DILocation(line: 18, column: 71, scope: !28)
!215 = !DILocation(line: 18, column: 69, scope: !28)
!216 = !DILocation(line: 18, column: 7, scope: !28)
!217 = !DILocation(line: 18, column: 3, scope: !28)
!218 = !DILocation(line: 18, column: 12, scope: !28)
!219 = !DILocation(line: 19, column: 14, scope: !28)
!220 = !DILocation(line: 19, column: 51, scope: !28)
!221 = !DILocation(line: 19, column: 49, scope: !28)
!222 = !DILocation(line: 19, column: 64, scope: !28)
!223 = !DILocation(line: 19, column: 60, scope: !28)
!224 = !DILocation(line: 19, column: 58, scope: !28)
!225 = !DILocation(line: 19, column: 82, scope: !28)
!226 = !DILocation(line: 19, column: 87, scope: !28)
!227 = !DILocation(line: 19, column: 85, scope: !28)
!228 = !DILocation(line: 19, column: 89, scope: !28)
!229 = !DILocation(line: 19, column: 70, scope: !28)
!230 = !DILocation(line: 19, column: 7, scope: !28)
!231 = !DILocation(line: 19, column: 3, scope: !28)
!232 = !DILocation(line: 19, column: 12, scope: !28)
!233 = !DILocation(line: 20, column: 1, scope: !28)
