; ModuleID = 'numbers.cu'
source_filename = "numbers.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local void @_Z7numbersPfPdPiPjPxPhPs(ptr nocapture noundef %f, ptr nocapture noundef %d, ptr nocapture noundef %i, ptr nocapture noundef %u, ptr nocapture noundef %l, ptr nocapture noundef %b, ptr nocapture noundef %h) local_unnamed_addr #0 !dbg !26 {
entry:
    #dbg_value(ptr %f, !37, !DIExpression(), !53)
    #dbg_value(ptr %d, !38, !DIExpression(), !53)
    #dbg_value(ptr %i, !39, !DIExpression(), !53)
    #dbg_value(ptr %u, !40, !DIExpression(), !53)
    #dbg_value(ptr %l, !41, !DIExpression(), !53)
    #dbg_value(ptr %b, !42, !DIExpression(), !53)
    #dbg_value(ptr %h, !43, !DIExpression(), !53)
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !54
    #dbg_value(i32 %0, !44, !DIExpression(), !53)
  %idxprom = zext nneg i32 %0 to i64, !dbg !55
  %arrayidx = getelementptr inbounds float, ptr %f, i64 %idxprom, !dbg !55
  %1 = load float, ptr %arrayidx, align 4, !dbg !55, !tbaa !56
    #dbg_value(float %1, !45, !DIExpression(), !53)
  %add = add nuw nsw i32 %0, 1, !dbg !60
  %idxprom1 = zext nneg i32 %add to i64, !dbg !61
  %arrayidx2 = getelementptr inbounds float, ptr %f, i64 %idxprom1, !dbg !61
  %2 = load float, ptr %arrayidx2, align 4, !dbg !61, !tbaa !56
    #dbg_value(float %2, !46, !DIExpression(), !53)
  %arrayidx4 = getelementptr inbounds double, ptr %d, i64 %idxprom, !dbg !62
  %3 = load double, ptr %arrayidx4, align 8, !dbg !62, !tbaa !63
    #dbg_value(double %3, !47, !DIExpression(), !53)
  %4 = tail call float @llvm.sqrt.f32(float %1), !dbg !65
  %5 = tail call float @llvm.exp.f32(float %2), !dbg !66
  %6 = tail call float @llvm.sin.f32(float %1), !dbg !67
  %7 = tail call float @llvm.fmuladd.f32(float %5, float %6, float %4), !dbg !68
  %8 = tail call float @llvm.fma.f32(float %1, float %2, float 1.500000e+00), !dbg !69
  %sub = fsub float %7, %8, !dbg !70
  %square = fmul float %1, %1, !dbg !71
  %add5 = fadd float %square, %sub, !dbg !72
  %fmod = frem float %1, %2, !dbg !73
  %add6 = fadd float %fmod, %add5, !dbg !74
  %9 = tail call contract float @llvm.sqrt.f32(float %2), !dbg !75
  %div.i = fdiv contract float 1.000000e+00, %9, !dbg !75
  %add8 = fadd float %div.i, %add6, !dbg !76
  %cmp = fcmp ogt float %1, %2, !dbg !77
  %10 = tail call float @llvm.minnum.f32(float %1, float %2), !dbg !78
  %fneg = fneg contract float %1, !dbg !78
  %11 = tail call float @llvm.maxnum.f32(float %fneg, float %2), !dbg !78
  %cond = select contract i1 %cmp, float %10, float %11, !dbg !78
  %add13 = fadd float %cond, %add8, !dbg !79
  store float %add13, ptr %arrayidx, align 4, !dbg !79, !tbaa !56
  %12 = tail call double @llvm.sqrt.f64(double %3), !dbg !80
  %13 = tail call double @llvm.fabs.f64(double %3), !dbg !81
  %add14 = fadd double %13, 1.000000e+00, !dbg !82
  %div = fdiv double %12, %add14, !dbg !83
  %14 = tail call double @llvm.floor.f64(double %3), !dbg !84
  %add15 = fadd double %14, %div, !dbg !85
  %15 = tail call contract noundef float @llvm.ceil.f32(float %1), !dbg !86
  %conv = fpext float %15 to double, !dbg !86
  %add17 = fadd double %add15, %conv, !dbg !87
  %16 = tail call double @llvm.round.f64(double %3), !dbg !88
  %add18 = fadd double %16, %add17, !dbg !89
  %conv19 = fpext float %1 to double, !dbg !90
  %add20 = fadd double %add18, %conv19, !dbg !91
  %17 = tail call double @llvm.exp2.f64(double %3), !dbg !92
  %sub21 = fsub double %add20, %17, !dbg !93
  %call22 = tail call double @cbrt(double noundef %3) #4, !dbg !94
  %add23 = fadd double %call22, %sub21, !dbg !95
  store double %add23, ptr %arrayidx4, align 8, !dbg !96, !tbaa !63
  %18 = fcmp uno double %3, 0.000000e+00, !dbg !97
  %19 = fcmp one double %13, 0x7FF0000000000000, !dbg !98
  %mul = fmul double %3, 1.000000e-300, !dbg !98
  %spec.select = select i1 %19, double %mul, double 1.875000e-01, !dbg !98
  %cond31 = select contract i1 %18, double 1.875000e-01, double %spec.select, !dbg !98
  %arrayidx34 = getelementptr inbounds double, ptr %d, i64 %idxprom1, !dbg !99
  store double %cond31, ptr %arrayidx34, align 8, !dbg !100, !tbaa !63
  %arrayidx36 = getelementptr inbounds i32, ptr %i, i64 %idxprom, !dbg !101
  %20 = load i32, ptr %arrayidx36, align 4, !dbg !101, !tbaa !102
    #dbg_value(i32 %20, !48, !DIExpression(), !53)
  %arrayidx38 = getelementptr inbounds i32, ptr %u, i64 %idxprom, !dbg !104
  %21 = load i32, ptr %arrayidx38, align 4, !dbg !104, !tbaa !102
    #dbg_value(i32 %21, !49, !DIExpression(), !53)
  %div39 = sdiv i32 %20, 3, !dbg !105
  %rem = srem i32 %20, 7, !dbg !106
  %shl = shl i32 %20, 3, !dbg !107
  %shr = ashr i32 %20, 2, !dbg !108
  %conv43 = fptosi float %1 to i32, !dbg !109
  %conv45 = fptosi double %3 to i32, !dbg !110
  %conv.i = sext i32 %20 to i64, !dbg !111
  %mul.i = mul nsw i64 %conv.i, %conv.i, !dbg !111
  %shr.i = lshr i64 %mul.i, 32, !dbg !111
  %conv2.i = trunc nuw nsw i64 %shr.i to i32, !dbg !111
  %22 = bitcast float %1 to i32, !dbg !112
  %cond.i = tail call noundef i32 @llvm.smin.i32(i32 %20, i32 9), !dbg !113
  %.neg = add i32 %22, %conv43, !dbg !114
  %23 = add i32 %.neg, %conv45, !dbg !114
  %sub42 = add i32 %23, %shl, !dbg !114
  %add44 = add i32 %sub42, %div39, !dbg !115
  %24 = add nsw i32 %shr, %rem, !dbg !116
  %add48 = sub i32 %add44, %24, !dbg !116
  %add50 = add i32 %add48, %cond.i, !dbg !117
  %add52 = add i32 %add50, %conv2.i, !dbg !118
  store i32 %add52, ptr %arrayidx36, align 4, !dbg !119, !tbaa !102
  %div55 = udiv i32 %21, 5, !dbg !120
  %rem56 = urem i32 %21, 9, !dbg !121
  %shr58 = lshr i32 %21, 7, !dbg !122
  %conv60 = fptoui float %1 to i32, !dbg !123
  %25 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %21), !dbg !124
  %26 = tail call noundef range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %21, i1 false), !dbg !125
  %27 = tail call noundef i32 @llvm.bitreverse.i32(i32 %21), !dbg !126
  %28 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %21, i1 true), !dbg !127
  %29 = add nuw nsw i32 %28, 1, !dbg !127
  %iszero.i = icmp eq i32 %21, 0, !dbg !127
  %ffs.i = select i1 %iszero.i, i32 0, i32 %29, !dbg !127
  %cond.i266 = tail call noundef i32 @llvm.umax.i32(i32 %21, i32 77), !dbg !128
  %add57 = add i32 %rem56, %conv60, !dbg !129
  %add59 = add i32 %add57, %div55, !dbg !130
  %add61 = add i32 %add59, %shr58, !dbg !131
  %add63 = add i32 %add61, %25, !dbg !132
  %add65 = add i32 %add63, %26, !dbg !133
  %add67 = add i32 %add65, %27, !dbg !134
  %add69 = add i32 %add67, %cond.i266, !dbg !135
  %add71 = add i32 %add69, %ffs.i, !dbg !136
  store i32 %add71, ptr %arrayidx38, align 4, !dbg !137, !tbaa !102
  %arrayidx78 = getelementptr inbounds i64, ptr %l, i64 %idxprom, !dbg !138
  %30 = load i64, ptr %arrayidx78, align 8, !dbg !138, !tbaa !139
  %or = or i64 %30, 1, !dbg !141
  %div79 = sdiv i64 %mul.i, %or, !dbg !142
  %shr82 = ashr i64 %30, 33, !dbg !143
  %conv84 = fptosi double %3 to i64, !dbg !144
  %31 = bitcast double %3 to i64, !dbg !145
  %add83 = add i64 %31, %conv84, !dbg !146
  %add85 = add i64 %add83, %shr82, !dbg !147
  %add87 = add i64 %add85, %div79, !dbg !148
  store i64 %add87, ptr %arrayidx78, align 8, !dbg !149, !tbaa !139
  %arrayidx91 = getelementptr inbounds i8, ptr %b, i64 %idxprom, !dbg !150
  %32 = load i8, ptr %arrayidx91, align 1, !dbg !150, !tbaa !151
  %33 = trunc i32 %21 to i8, !dbg !152
  %conv94 = add i8 %32, %33, !dbg !152
  %34 = trunc i32 %20 to i8, !dbg !153
  %conv98 = xor i8 %conv94, %34, !dbg !153
  store i8 %conv98, ptr %arrayidx91, align 1, !dbg !154, !tbaa !151
  %arrayidx102 = getelementptr inbounds i16, ptr %h, i64 %idxprom, !dbg !155
  %35 = load i16, ptr %arrayidx102, align 2, !dbg !155, !tbaa !156
  %36 = trunc i32 %20 to i16, !dbg !158
  %conv105 = mul i16 %35, %36, !dbg !158
  %cmp107 = fcmp oeq float %1, %2, !dbg !159
  %conv108 = zext i1 %cmp107 to i16, !dbg !160
  %cmp111 = fcmp une double %3, %conv19, !dbg !161
  %conv112 = zext i1 %cmp111 to i16, !dbg !162
  %cmp114 = fcmp ugt float %1, %2, !dbg !163
  %conv115.neg = sext i1 %cmp114 to i16, !dbg !164
  %add109 = add nsw i16 %conv115.neg, %conv108, !dbg !165
  %add113 = add nsw i16 %add109, %conv112, !dbg !166
  %sub116 = add i16 %add113, %conv105, !dbg !167
  store i16 %sub116, ptr %arrayidx102, align 2, !dbg !168, !tbaa !156
  %cmp120 = icmp sgt i32 %20, 3, !dbg !169
  %cmp121 = icmp ult i32 %21, 9, !dbg !170
  %37 = select i1 %cmp120, i1 %cmp121, i1 false, !dbg !170
    #dbg_value(i1 %37, !50, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !53)
  %cmp123 = fcmp olt float %1, %2, !dbg !171
  %xor125265 = xor i1 %cmp123, %37, !dbg !172
    #dbg_value(i1 %xor125265, !52, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !53)
  %conv127 = uitofp i32 %21 to float, !dbg !173
  %conv128 = sitofp i32 %20 to float, !dbg !174
  %add129 = fadd float %conv128, %conv127, !dbg !175
  %38 = load i64, ptr %arrayidx78, align 8, !dbg !176, !tbaa !139
  %conv132 = sitofp i64 %38 to float, !dbg !176
  %add133 = fadd float %add129, %conv132, !dbg !177
  %cond135 = select contract i1 %xor125265, float 1.000000e+00, float -0.000000e+00, !dbg !178
  %add136 = fadd float %cond135, %add133, !dbg !179
  %conv137 = fptoui double %3 to i64, !dbg !180
  %rem138 = urem i64 %conv137, 3, !dbg !181
  %conv139 = uitofp nneg i64 %rem138 to float, !dbg !182
  %add140 = fadd float %add136, %conv139, !dbg !183
  store float %add140, ptr %arrayidx2, align 4, !dbg !184, !tbaa !56
  %conv.i267 = zext i32 %20 to i64, !dbg !185
  %conv1.i268 = zext i32 %21 to i64, !dbg !185
  %39 = shl i64 %conv.i267, 37, !dbg !185
  %40 = shl nuw nsw i64 %conv1.i268, 5, !dbg !185
  %shl2.i = or disjoint i64 %40, %39, !dbg !185
  %shr.i269 = lshr i64 %shl2.i, 32, !dbg !185
  %conv3.i = trunc nuw i64 %shr.i269 to i32, !dbg !185
  %cond.i270 = tail call noundef i32 @llvm.abs.i32(i32 %20, i1 true), !dbg !186
  %add146 = add i32 %cond.i270, %conv3.i, !dbg !187
  %conv147 = zext i32 %add146 to i64, !dbg !185
  %cond.i271 = tail call noundef i64 @llvm.abs.i64(i64 %38, i1 true), !dbg !188
  %conv153 = sext i32 %20 to i128, !dbg !189
  %conv154 = zext i32 %21 to i128, !dbg !190
  %mul155 = mul nsw i128 %conv154, %conv153, !dbg !191
  %shr156 = lshr i128 %mul155, 64, !dbg !192
  %41 = trunc nuw i128 %shr156 to i64, !dbg !185
  %add151 = add i64 %conv147, %41, !dbg !193
  %conv158 = add i64 %add151, %cond.i271, !dbg !185
  %arrayidx161 = getelementptr inbounds i64, ptr %l, i64 %idxprom1, !dbg !194
  store i64 %conv158, ptr %arrayidx161, align 8, !dbg !195, !tbaa !139
  ret void, !dbg !196
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp.f32(float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sin.f32(float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.round.f64(double) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.exp2.f64(double) #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare double @cbrt(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ceil.f32(float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!19}
!llvm.module.flags = !{!20, !21, !22, !23, !24}
!llvm.ident = !{!25}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 19.1.7", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !13, splitDebugInlining: false, nameTableKind: None)
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
!24 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!25 = !{!"clang version 19.1.7"}
!26 = distinct !DISubprogram(name: "numbers", linkageName: "_Z7numbersPfPdPiPjPxPhPs", scope: !1, file: !1, line: 2, type: !27, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !36)
!27 = !DISubroutineType(types: !28)
!28 = !{null, !29, !30, !31, !32, !33, !34, !35}
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!36 = !{!37, !38, !39, !40, !41, !42, !43, !44, !45, !46, !47, !48, !49, !50, !52}
!37 = !DILocalVariable(name: "f", arg: 1, scope: !26, file: !1, line: 2, type: !29)
!38 = !DILocalVariable(name: "d", arg: 2, scope: !26, file: !1, line: 2, type: !30)
!39 = !DILocalVariable(name: "i", arg: 3, scope: !26, file: !1, line: 2, type: !31)
!40 = !DILocalVariable(name: "u", arg: 4, scope: !26, file: !1, line: 2, type: !32)
!41 = !DILocalVariable(name: "l", arg: 5, scope: !26, file: !1, line: 2, type: !33)
!42 = !DILocalVariable(name: "b", arg: 6, scope: !26, file: !1, line: 2, type: !34)
!43 = !DILocalVariable(name: "h", arg: 7, scope: !26, file: !1, line: 2, type: !35)
!44 = !DILocalVariable(name: "t", scope: !26, file: !1, line: 3, type: !4)
!45 = !DILocalVariable(name: "x", scope: !26, file: !1, line: 4, type: !10)
!46 = !DILocalVariable(name: "y", scope: !26, file: !1, line: 4, type: !10)
!47 = !DILocalVariable(name: "z", scope: !26, file: !1, line: 5, type: !3)
!48 = !DILocalVariable(name: "v", scope: !26, file: !1, line: 10, type: !4)
!49 = !DILocalVariable(name: "w", scope: !26, file: !1, line: 11, type: !5)
!50 = !DILocalVariable(name: "p", scope: !26, file: !1, line: 17, type: !51)
!51 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!52 = !DILocalVariable(name: "q", scope: !26, file: !1, line: 17, type: !51)
!53 = !DILocation(line: 0, scope: !26)
!54 = !DILocation(line: 3, column: 11, scope: !26)
!55 = !DILocation(line: 4, column: 13, scope: !26)
!56 = !{!57, !57, i64 0}
!57 = !{!"float", !58, i64 0}
!58 = !{!"omnipotent char", !59, i64 0}
!59 = !{!"Simple C++ TBAA"}
!60 = !DILocation(line: 4, column: 27, scope: !26)
!61 = !DILocation(line: 4, column: 23, scope: !26)
!62 = !DILocation(line: 5, column: 14, scope: !26)
!63 = !{!64, !64, i64 0}
!64 = !{!"double", !58, i64 0}
!65 = !DILocation(line: 6, column: 10, scope: !26)
!66 = !DILocation(line: 6, column: 21, scope: !26)
!67 = !DILocation(line: 6, column: 31, scope: !26)
!68 = !DILocation(line: 6, column: 19, scope: !26)
!69 = !DILocation(line: 6, column: 41, scope: !26)
!70 = !DILocation(line: 6, column: 39, scope: !26)
!71 = !DILocation(line: 6, column: 60, scope: !26)
!72 = !DILocation(line: 6, column: 58, scope: !26)
!73 = !DILocation(line: 6, column: 76, scope: !26)
!74 = !DILocation(line: 6, column: 74, scope: !26)
!75 = !DILocation(line: 6, column: 90, scope: !26)
!76 = !DILocation(line: 6, column: 88, scope: !26)
!77 = !DILocation(line: 7, column: 13, scope: !26)
!78 = !DILocation(line: 7, column: 11, scope: !26)
!79 = !DILocation(line: 7, column: 8, scope: !26)
!80 = !DILocation(line: 8, column: 10, scope: !26)
!81 = !DILocation(line: 8, column: 27, scope: !26)
!82 = !DILocation(line: 8, column: 25, scope: !26)
!83 = !DILocation(line: 8, column: 18, scope: !26)
!84 = !DILocation(line: 8, column: 38, scope: !26)
!85 = !DILocation(line: 8, column: 36, scope: !26)
!86 = !DILocation(line: 8, column: 49, scope: !26)
!87 = !DILocation(line: 8, column: 47, scope: !26)
!88 = !DILocation(line: 8, column: 59, scope: !26)
!89 = !DILocation(line: 8, column: 57, scope: !26)
!90 = !DILocation(line: 8, column: 78, scope: !26)
!91 = !DILocation(line: 8, column: 68, scope: !26)
!92 = !DILocation(line: 8, column: 82, scope: !26)
!93 = !DILocation(line: 8, column: 80, scope: !26)
!94 = !DILocation(line: 8, column: 92, scope: !26)
!95 = !DILocation(line: 8, column: 90, scope: !26)
!96 = !DILocation(line: 8, column: 8, scope: !26)
!97 = !DILocation(line: 9, column: 14, scope: !26)
!98 = !DILocation(line: 9, column: 23, scope: !26)
!99 = !DILocation(line: 9, column: 3, scope: !26)
!100 = !DILocation(line: 9, column: 12, scope: !26)
!101 = !DILocation(line: 10, column: 11, scope: !26)
!102 = !{!103, !103, i64 0}
!103 = !{!"int", !58, i64 0}
!104 = !DILocation(line: 11, column: 16, scope: !26)
!105 = !DILocation(line: 12, column: 12, scope: !26)
!106 = !DILocation(line: 12, column: 20, scope: !26)
!107 = !DILocation(line: 12, column: 29, scope: !26)
!108 = !DILocation(line: 12, column: 40, scope: !26)
!109 = !DILocation(line: 12, column: 53, scope: !26)
!110 = !DILocation(line: 12, column: 62, scope: !26)
!111 = !DILocation(line: 12, column: 66, scope: !26)
!112 = !DILocation(line: 12, column: 82, scope: !26)
!113 = !DILocation(line: 12, column: 102, scope: !26)
!114 = !DILocation(line: 12, column: 35, scope: !26)
!115 = !DILocation(line: 12, column: 46, scope: !26)
!116 = !DILocation(line: 12, column: 64, scope: !26)
!117 = !DILocation(line: 12, column: 80, scope: !26)
!118 = !DILocation(line: 12, column: 100, scope: !26)
!119 = !DILocation(line: 12, column: 8, scope: !26)
!120 = !DILocation(line: 13, column: 12, scope: !26)
!121 = !DILocation(line: 13, column: 20, scope: !26)
!122 = !DILocation(line: 13, column: 29, scope: !26)
!123 = !DILocation(line: 13, column: 47, scope: !26)
!124 = !DILocation(line: 13, column: 51, scope: !26)
!125 = !DILocation(line: 13, column: 63, scope: !26)
!126 = !DILocation(line: 13, column: 74, scope: !26)
!127 = !DILocation(line: 13, column: 86, scope: !26)
!128 = !DILocation(line: 13, column: 97, scope: !26)
!129 = !DILocation(line: 13, column: 16, scope: !26)
!130 = !DILocation(line: 13, column: 24, scope: !26)
!131 = !DILocation(line: 13, column: 35, scope: !26)
!132 = !DILocation(line: 13, column: 49, scope: !26)
!133 = !DILocation(line: 13, column: 61, scope: !26)
!134 = !DILocation(line: 13, column: 72, scope: !26)
!135 = !DILocation(line: 13, column: 84, scope: !26)
!136 = !DILocation(line: 13, column: 95, scope: !26)
!137 = !DILocation(line: 13, column: 8, scope: !26)
!138 = !DILocation(line: 14, column: 30, scope: !26)
!139 = !{!140, !140, i64 0}
!140 = !{!"long long", !58, i64 0}
!141 = !DILocation(line: 14, column: 35, scope: !26)
!142 = !DILocation(line: 14, column: 27, scope: !26)
!143 = !DILocation(line: 14, column: 48, scope: !26)
!144 = !DILocation(line: 14, column: 68, scope: !26)
!145 = !DILocation(line: 14, column: 72, scope: !26)
!146 = !DILocation(line: 14, column: 40, scope: !26)
!147 = !DILocation(line: 14, column: 55, scope: !26)
!148 = !DILocation(line: 14, column: 70, scope: !26)
!149 = !DILocation(line: 14, column: 8, scope: !26)
!150 = !DILocation(line: 15, column: 26, scope: !26)
!151 = !{!58, !58, i64 0}
!152 = !DILocation(line: 15, column: 25, scope: !26)
!153 = !DILocation(line: 15, column: 10, scope: !26)
!154 = !DILocation(line: 15, column: 8, scope: !26)
!155 = !DILocation(line: 16, column: 18, scope: !26)
!156 = !{!157, !157, i64 0}
!157 = !{!"short", !58, i64 0}
!158 = !DILocation(line: 16, column: 17, scope: !26)
!159 = !DILocation(line: 16, column: 33, scope: !26)
!160 = !DILocation(line: 16, column: 30, scope: !26)
!161 = !DILocation(line: 16, column: 44, scope: !26)
!162 = !DILocation(line: 16, column: 41, scope: !26)
!163 = !DILocation(line: 16, column: 56, scope: !26)
!164 = !DILocation(line: 16, column: 52, scope: !26)
!165 = !DILocation(line: 16, column: 28, scope: !26)
!166 = !DILocation(line: 16, column: 39, scope: !26)
!167 = !DILocation(line: 16, column: 50, scope: !26)
!168 = !DILocation(line: 16, column: 8, scope: !26)
!169 = !DILocation(line: 17, column: 14, scope: !26)
!170 = !DILocation(line: 17, column: 18, scope: !26)
!171 = !DILocation(line: 17, column: 40, scope: !26)
!172 = !DILocation(line: 17, column: 35, scope: !26)
!173 = !DILocation(line: 18, column: 21, scope: !26)
!174 = !DILocation(line: 18, column: 32, scope: !26)
!175 = !DILocation(line: 18, column: 23, scope: !26)
!176 = !DILocation(line: 18, column: 43, scope: !26)
!177 = !DILocation(line: 18, column: 34, scope: !26)
!178 = !DILocation(line: 18, column: 51, scope: !26)
!179 = !DILocation(line: 18, column: 48, scope: !26)
!180 = !DILocation(line: 18, column: 91, scope: !26)
!181 = !DILocation(line: 18, column: 93, scope: !26)
!182 = !DILocation(line: 18, column: 71, scope: !26)
!183 = !DILocation(line: 18, column: 69, scope: !26)
!184 = !DILocation(line: 18, column: 12, scope: !26)
!185 = !DILocation(line: 19, column: 14, scope: !26)
!186 = !DILocation(line: 19, column: 51, scope: !26)
!187 = !DILocation(line: 19, column: 49, scope: !26)
!188 = !DILocation(line: 19, column: 60, scope: !26)
!189 = !DILocation(line: 19, column: 82, scope: !26)
!190 = !DILocation(line: 19, column: 87, scope: !26)
!191 = !DILocation(line: 19, column: 85, scope: !26)
!192 = !DILocation(line: 19, column: 89, scope: !26)
!193 = !DILocation(line: 19, column: 58, scope: !26)
!194 = !DILocation(line: 19, column: 3, scope: !26)
!195 = !DILocation(line: 19, column: 12, scope: !26)
!196 = !DILocation(line: 20, column: 1, scope: !26)
