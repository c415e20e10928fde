; ModuleID = 'numbers.cu'
source_filename = "numbers.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define dso_local void @_Z7numbersPfPdPiPjPxPhPs(float* nocapture noundef %f, double* nocapture noundef %d, i32* nocapture noundef %i, i32* nocapture noundef %u, i64* nocapture noundef %l, i8* nocapture noundef %b, i16* nocapture noundef %h) local_unnamed_addr #0 !dbg !25 {
entry:
  call void @llvm.dbg.value(metadata float* %f, metadata !36, metadata !DIExpression()), !dbg !52
  call void @llvm.dbg.value(metadata double* %d, metadata !37, metadata !DIExpression()), !dbg !52
  call void @llvm.dbg.value(metadata i32* %i, metadata !38, metadata !DIExpression()), !dbg !52
  call void @llvm.dbg.value(metadata i32* %u, metadata !39, metadata !DIExpression()), !dbg !52
  call void @llvm.dbg.value(metadata i64* %l, metadata !40, metadata !DIExpression()), !dbg !52
  call void @llvm.dbg.value(metadata i8* %b, metadata !41, metadata !DIExpression()), !dbg !52
  call void @llvm.dbg.value(metadata i16* %h, metadata !42, metadata !DIExpression()), !dbg !52
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5, !dbg !53
  call void @llvm.dbg.value(metadata i32 %0, metadata !43, metadata !DIExpression()), !dbg !52
  %idxprom = sext i32 %0 to i64, !dbg !54
  %arrayidx = getelementptr inbounds float, float* %f, i64 %idxprom, !dbg !54
  %1 = load float, float* %arrayidx, align 4, !dbg !54, !tbaa !55
  call void @llvm.dbg.value(metadata float %1, metadata !44, metadata !DIExpression()), !dbg !52
  %add = add nsw i32 %0, 1, !dbg !59
  %idxprom1 = sext i32 %add to i64, !dbg !60
  %arrayidx2 = getelementptr inbounds float, float* %f, i64 %idxprom1, !dbg !60
  %2 = load float, float* %arrayidx2, align 4, !dbg !60, !tbaa !55
  call void @llvm.dbg.value(metadata float %2, metadata !45, metadata !DIExpression()), !dbg !52
  %arrayidx4 = getelementptr inbounds double, double* %d, i64 %idxprom, !dbg !61
  %3 = load double, double* %arrayidx4, align 8, !dbg !61, !tbaa !62
  call void @llvm.dbg.value(metadata double %3, metadata !46, metadata !DIExpression()), !dbg !52
  %4 = call contract float @llvm.sqrt.f32(float %1), !dbg !64
  %5 = call contract float @llvm.exp.f32(float %2), !dbg !65
  %6 = call contract float @llvm.sin.f32(float %1), !dbg !66
  %7 = call float @llvm.fmuladd.f32(float %5, float %6, float %4), !dbg !67
  %8 = call contract float @llvm.fma.f32(float %1, float %2, float 1.500000e+00), !dbg !68
  %sub = fsub float %7, %8, !dbg !69
  %square = fmul contract float %1, %1, !dbg !70
  %add5 = fadd float %square, %sub, !dbg !71
  %fmod = frem float %1, %2, !dbg !72
  %add6 = fadd float %fmod, %add5, !dbg !73
  %9 = call contract float @llvm.sqrt.f32(float %2) #5, !dbg !74
  %div.i = fdiv contract float 1.000000e+00, %9, !dbg !74
  %add8 = fadd float %div.i, %add6, !dbg !75
  %cmp = fcmp ogt float %1, %2, !dbg !76
  %10 = call contract float @llvm.minnum.f32(float %1, float %2), !dbg !77
  %fneg = fneg contract float %1, !dbg !77
  %11 = call contract float @llvm.maxnum.f32(float %fneg, float %2), !dbg !77
  %cond = select contract i1 %cmp, float %10, float %11, !dbg !77
  %add13 = fadd float %cond, %add8, !dbg !78
  store float %add13, float* %arrayidx, align 4, !dbg !78, !tbaa !55
  %12 = call contract double @llvm.sqrt.f64(double %3), !dbg !79
  %13 = call contract double @llvm.fabs.f64(double %3), !dbg !80
  %add14 = fadd double %13, 1.000000e+00, !dbg !81
  %div = fdiv double %12, %add14, !dbg !82
  %14 = call contract double @llvm.floor.f64(double %3), !dbg !83
  %add15 = fadd double %14, %div, !dbg !84
  %15 = call contract float @llvm.ceil.f32(float %1) #5, !dbg !85
  %conv = fpext float %15 to double, !dbg !85
  %add17 = fadd double %add15, %conv, !dbg !86
  %16 = call contract double @llvm.round.f64(double %3), !dbg !87
  %add18 = fadd double %16, %add17, !dbg !88
  %conv19 = fpext float %1 to double, !dbg !89
  %add20 = fadd double %add18, %conv19, !dbg !90
  %17 = call contract double @llvm.exp2.f64(double %3), !dbg !91
  %sub21 = fsub double %add20, %17, !dbg !92
  %call22 = call contract double @cbrt(double noundef %3) #6, !dbg !93
  %add23 = fadd double %call22, %sub21, !dbg !94
  store double %add23, double* %arrayidx4, align 8, !dbg !95, !tbaa !62
  %cmp.i = fcmp contract uno double %3, 0.000000e+00, !dbg !96
  %18 = call contract double @llvm.fabs.f64(double %3) #7, !dbg !97
  %cmpinf.i = fcmp contract one double %18, 0x7FF0000000000000, !dbg !97
  %mul = fmul double %3, 1.000000e-300, !dbg !97
  %spec.select = select i1 %cmpinf.i, double %mul, double 1.875000e-01, !dbg !97
  %cond31 = select contract i1 %cmp.i, double 1.875000e-01, double %spec.select, !dbg !97
  %arrayidx34 = getelementptr inbounds double, double* %d, i64 %idxprom1, !dbg !98
  store double %cond31, double* %arrayidx34, align 8, !dbg !99, !tbaa !62
  %arrayidx36 = getelementptr inbounds i32, i32* %i, i64 %idxprom, !dbg !100
  %19 = load i32, i32* %arrayidx36, align 4, !dbg !100, !tbaa !101
  call void @llvm.dbg.value(metadata i32 %19, metadata !47, metadata !DIExpression()), !dbg !52
  %arrayidx38 = getelementptr inbounds i32, i32* %u, i64 %idxprom, !dbg !103
  %20 = load i32, i32* %arrayidx38, align 4, !dbg !103, !tbaa !101
  call void @llvm.dbg.value(metadata i32 %20, metadata !48, metadata !DIExpression()), !dbg !52
  %div39 = sdiv i32 %19, 3, !dbg !104
  %rem = srem i32 %19, 7, !dbg !105
  %shl = shl i32 %19, 3, !dbg !106
  %shr = ashr i32 %19, 2, !dbg !107
  %conv43 = fptosi float %1 to i32, !dbg !108
  %conv45 = fptosi double %3 to i32, !dbg !109
  %conv.i = sext i32 %19 to i64, !dbg !110
  %mul.i = mul nsw i64 %conv.i, %conv.i, !dbg !110
  %21 = lshr i64 %mul.i, 32, !dbg !110
  %conv2.i = trunc i64 %21 to i32, !dbg !110
  %22 = bitcast float %1 to i32, !dbg !111
  %23 = icmp slt i32 %19, 9, !dbg !112
  %cond.i = select i1 %23, i32 %19, i32 9, !dbg !112
  %.neg = add i32 %22, %conv43, !dbg !113
  %24 = add i32 %.neg, %conv45, !dbg !113
  %sub42 = add i32 %24, %shl, !dbg !113
  %add44 = add i32 %sub42, %div39, !dbg !114
  %25 = add nsw i32 %shr, %rem, !dbg !115
  %add48 = sub i32 %add44, %25, !dbg !115
  %add50 = add i32 %add48, %cond.i, !dbg !116
  %add52 = add i32 %add50, %conv2.i, !dbg !117
  store i32 %add52, i32* %arrayidx36, align 4, !dbg !118, !tbaa !101
  %div55 = udiv i32 %20, 5, !dbg !119
  %rem56 = urem i32 %20, 9, !dbg !120
  %shr58 = lshr i32 %20, 7, !dbg !121
  %conv60 = fptoui float %1 to i32, !dbg !122
  %26 = call i32 @llvm.ctpop.i32(i32 %20) #5, !dbg !123, !range !124
  %27 = call i32 @llvm.ctlz.i32(i32 %20, i1 false) #5, !dbg !125, !range !124
  %28 = call i32 @llvm.bitreverse.i32(i32 %20) #5, !dbg !126
  %29 = call i32 @llvm.cttz.i32(i32 %20, i1 true) #5, !dbg !127, !range !124
  %30 = add nuw nsw i32 %29, 1, !dbg !127
  %iszero.i = icmp eq i32 %20, 0, !dbg !127
  %ffs.i = select i1 %iszero.i, i32 0, i32 %30, !dbg !127
  %31 = icmp ugt i32 %20, 77, !dbg !128
  %cond.i274 = select i1 %31, i32 %20, i32 77, !dbg !128
  %add57 = add i32 %rem56, %conv60, !dbg !129
  %add59 = add i32 %add57, %div55, !dbg !130
  %add61 = add i32 %add59, %shr58, !dbg !131
  %add63 = add i32 %add61, %26, !dbg !132
  %add65 = add i32 %add63, %27, !dbg !133
  %add67 = add i32 %add65, %28, !dbg !134
  %add69 = add i32 %add67, %cond.i274, !dbg !135
  %add71 = add i32 %add69, %ffs.i, !dbg !136
  store i32 %add71, i32* %arrayidx38, align 4, !dbg !137, !tbaa !101
  %arrayidx78 = getelementptr inbounds i64, i64* %l, i64 %idxprom, !dbg !138
  %32 = load i64, i64* %arrayidx78, align 8, !dbg !138, !tbaa !139
  %or = or i64 %32, 1, !dbg !141
  %div79 = sdiv i64 %mul.i, %or, !dbg !142
  %shr82 = ashr i64 %32, 33, !dbg !143
  %conv84 = fptosi double %3 to i64, !dbg !144
  %33 = bitcast double %3 to i64, !dbg !145
  %add83 = add i64 %33, %conv84, !dbg !146
  %add85 = add i64 %add83, %shr82, !dbg !147
  %add87 = add i64 %add85, %div79, !dbg !148
  store i64 %add87, i64* %arrayidx78, align 8, !dbg !149, !tbaa !139
  %arrayidx91 = getelementptr inbounds i8, i8* %b, i64 %idxprom, !dbg !150
  %34 = load i8, i8* %arrayidx91, align 1, !dbg !150, !tbaa !151
  %35 = trunc i32 %20 to i8, !dbg !152
  %conv94 = add i8 %34, %35, !dbg !152
  %36 = trunc i32 %19 to i8, !dbg !153
  %conv98 = xor i8 %conv94, %36, !dbg !153
  store i8 %conv98, i8* %arrayidx91, align 1, !dbg !154, !tbaa !151
  %arrayidx102 = getelementptr inbounds i16, i16* %h, i64 %idxprom, !dbg !155
  %37 = load i16, i16* %arrayidx102, align 2, !dbg !155, !tbaa !156
  %38 = trunc i32 %19 to i16, !dbg !158
  %conv105 = mul i16 %37, %38, !dbg !158
  %cmp107 = fcmp oeq float %1, %2, !dbg !159
  %conv108 = zext i1 %cmp107 to i16, !dbg !160
  %cmp111 = fcmp une double %3, %conv19, !dbg !161
  %conv112 = zext i1 %cmp111 to i16, !dbg !162
  %cmp114 = fcmp ugt float %1, %2, !dbg !163
  %conv115.neg = sext i1 %cmp114 to i16, !dbg !164
  %add109 = add nsw i16 %conv115.neg, %conv108, !dbg !165
  %add113 = add nsw i16 %add109, %conv112, !dbg !166
  %sub116 = add i16 %add113, %conv105, !dbg !167
  store i16 %sub116, i16* %arrayidx102, align 2, !dbg !168, !tbaa !156
  %cmp120 = icmp sgt i32 %19, 3, !dbg !169
  %cmp121 = icmp ult i32 %20, 9, !dbg !170
  %39 = select i1 %cmp120, i1 %cmp121, i1 false, !dbg !170
  call void @llvm.dbg.value(metadata i1 %39, metadata !49, metadata !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !52
  %cmp123 = fcmp olt float %1, %2, !dbg !171
  %xor125272 = xor i1 %cmp123, %39, !dbg !172
  call void @llvm.dbg.value(metadata i1 %xor125272, metadata !51, metadata !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !52
  %conv128 = uitofp i32 %20 to float, !dbg !173
  %conv129 = sitofp i32 %19 to float, !dbg !174
  %add130 = fadd float %conv129, %conv128, !dbg !175
  %40 = load i64, i64* %arrayidx78, align 8, !dbg !176, !tbaa !139
  %conv133 = sitofp i64 %40 to float, !dbg !176
  %add134 = fadd float %add130, %conv133, !dbg !177
  %cond136 = select contract i1 %xor125272, float 1.000000e+00, float -0.000000e+00, !dbg !178
  %add137 = fadd float %cond136, %add134, !dbg !179
  %conv138 = fptoui double %3 to i64, !dbg !180
  %rem139 = urem i64 %conv138, 3, !dbg !181
  %conv140 = uitofp i64 %rem139 to float, !dbg !182
  %add141 = fadd float %add137, %conv140, !dbg !183
  store float %add141, float* %arrayidx2, align 4, !dbg !184, !tbaa !55
  %conv.i275 = zext i32 %19 to i64, !dbg !185
  %conv1.i276 = zext i32 %20 to i64, !dbg !185
  %41 = shl i64 %conv.i275, 37, !dbg !185
  %42 = shl nuw nsw i64 %conv1.i276, 5, !dbg !185
  %shl2.i = or i64 %42, %41, !dbg !185
  %shr.i = lshr i64 %shl2.i, 32, !dbg !185
  %conv3.i = trunc i64 %shr.i to i32, !dbg !185
  %43 = call i32 @llvm.abs.i32(i32 %19, i1 true) #5, !dbg !186
  %add147 = add i32 %43, %conv3.i, !dbg !187
  %conv148 = zext i32 %add147 to i64, !dbg !185
  %44 = call i64 @llvm.abs.i64(i64 %40, i1 true) #5, !dbg !188
  %conv154 = sext i32 %19 to i128, !dbg !189
  %conv155 = zext i32 %20 to i128, !dbg !190
  %mul156 = mul nsw i128 %conv155, %conv154, !dbg !191
  %shr157 = ashr i128 %mul156, 64, !dbg !192
  %45 = trunc i128 %shr157 to i64, !dbg !185
  %add152 = add i64 %conv148, %45, !dbg !193
  %conv159 = add i64 %add152, %44, !dbg !185
  %arrayidx162 = getelementptr inbounds i64, i64* %l, i64 %idxprom1, !dbg !194
  store i64 %conv159, i64* %arrayidx162, align 8, !dbg !195, !tbaa !139
  ret void, !dbg !196
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.exp.f32(float) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.sin.f32(float) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fma.f32(float, float, float) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.minnum.f32(float, float) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.sqrt.f64(double) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fabs.f64(double) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.floor.f64(double) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.round.f64(double) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.exp2.f64(double) #1

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare double @cbrt(double noundef) local_unnamed_addr #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.ceil.f32(float) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.bitreverse.i32(i32) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #4

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.abs.i32(i32, i1 immarg) #4

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.abs.i64(i64, i1 immarg) #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { convergent mustprogress nofree nounwind readnone willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #3 = { nofree nosync nounwind readnone speculatable }
attributes #4 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind readnone willreturn }
attributes #7 = { nounwind readnone }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!19}
!llvm.module.flags = !{!20, !21, !22, !23}
!llvm.ident = !{!24}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !13, splitDebugInlining: false, nameTableKind: None)
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
!19 = !{void (float*, double*, i32*, i32*, i64*, i8*, i16*)* @_Z7numbersPfPdPiPjPxPhPs, !"kernel", i32 1}
!20 = !{i32 7, !"Dwarf Version", i32 4}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!24 = !{!"clang version 14.0.6"}
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
!76 = !DILocation(line: 7, column: 13, scope: !25)
!77 = !DILocation(line: 7, column: 11, scope: !25)
!78 = !DILocation(line: 7, column: 8, scope: !25)
!79 = !DILocation(line: 8, column: 10, scope: !25)
!80 = !DILocation(line: 8, column: 27, scope: !25)
!81 = !DILocation(line: 8, column: 25, scope: !25)
!82 = !DILocation(line: 8, column: 18, scope: !25)
!83 = !DILocation(line: 8, column: 38, scope: !25)
!84 = !DILocation(line: 8, column: 36, scope: !25)
!85 = !DILocation(line: 8, column: 49, scope: !25)
!86 = !DILocation(line: 8, column: 47, scope: !25)
!87 = !DILocation(line: 8, column: 59, scope: !25)
!88 = !DILocation(line: 8, column: 57, scope: !25)
!89 = !DILocation(line: 8, column: 78, scope: !25)
!90 = !DILocation(line: 8, column: 68, scope: !25)
!91 = !DILocation(line: 8, column: 82, scope: !25)
!92 = !DILocation(line: 8, column: 80, scope: !25)
!93 = !DILocation(line: 8, column: 92, scope: !25)
!94 = !DILocation(line: 8, column: 90, scope: !25)
!95 = !DILocation(line: 8, column: 8, scope: !25)
!96 = !DILocation(line: 9, column: 14, scope: !25)
!97 = !DILocation(line: 9, column: 23, scope: !25)
!98 = !DILocation(line: 9, column: 3, scope: !25)
!99 = !DILocation(line: 9, column: 12, scope: !25)
!100 = !DILocation(line: 10, column: 11, scope: !25)
!101 = !{!102, !102, i64 0}
!102 = !{!"int", !57, i64 0}
!103 = !DILocation(line: 11, column: 16, scope: !25)
!104 = !DILocation(line: 12, column: 12, scope: !25)
!105 = !DILocation(line: 12, column: 20, scope: !25)
!106 = !DILocation(line: 12, column: 29, scope: !25)
!107 = !DILocation(line: 12, column: 40, scope: !25)
!108 = !DILocation(line: 12, column: 53, scope: !25)
!109 = !DILocation(line: 12, column: 62, scope: !25)
!110 = !DILocation(line: 12, column: 66, scope: !25)
!111 = !DILocation(line: 12, column: 82, scope: !25)
!112 = !DILocation(line: 12, column: 102, scope: !25)
!113 = !DILocation(line: 12, column: 35, scope: !25)
!114 = !DILocation(line: 12, column: 46, scope: !25)
!115 = !DILocation(line: 12, column: 64, scope: !25)
!116 = !DILocation(line: 12, column: 80, scope: !25)
!117 = !DILocation(line: 12, column: 100, scope: !25)
!118 = !DILocation(line: 12, column: 8, scope: !25)
!119 = !DILocation(line: 13, column: 12, scope: !25)
!120 = !DILocation(line: 13, column: 20, scope: !25)
!121 = !DILocation(line: 13, column: 29, scope: !25)
!122 = !DILocation(line: 13, column: 47, scope: !25)
!123 = !DILocation(line: 13, column: 51, scope: !25)
!124 = !{i32 0, i32 33}
!125 = !DILocation(line: 13, column: 63, scope: !25)
!126 = !DILocation(line: 13, column: 74, scope: !25)
!127 = !DILocation(line: 13, column: 86, scope: !25)
!128 = !DILocation(line: 13, column: 97, scope: !25)
!129 = !DILocation(line: 13, column: 16, scope: !25)
!130 = !DILocation(line: 13, column: 24, scope: !25)
!131 = !DILocation(line: 13, column: 35, scope: !25)
!132 = !DILocation(line: 13, column: 49, scope: !25)
!133 = !DILocation(line: 13, column: 61, scope: !25)
!134 = !DILocation(line: 13, column: 72, scope: !25)
!135 = !DILocation(line: 13, column: 84, scope: !25)
!136 = !DILocation(line: 13, column: 95, scope: !25)
!137 = !DILocation(line: 13, column: 8, scope: !25)
!138 = !DILocation(line: 14, column: 30, scope: !25)
!139 = !{!140, !140, i64 0}
!140 = !{!"long long", !57, i64 0}
!141 = !DILocation(line: 14, column: 35, scope: !25)
!142 = !DILocation(line: 14, column: 27, scope: !25)
!143 = !DILocation(line: 14, column: 48, scope: !25)
!144 = !DILocation(line: 14, column: 68, scope: !25)
!145 = !DILocation(line: 14, column: 72, scope: !25)
!146 = !DILocation(line: 14, column: 40, scope: !25)
!147 = !DILocation(line: 14, column: 55, scope: !25)
!148 = !DILocation(line: 14, column: 70, scope: !25)
!149 = !DILocation(line: 14, column: 8, scope: !25)
!150 = !DILocation(line: 15, column: 26, scope: !25)
!151 = !{!57, !57, i64 0}
!152 = !DILocation(line: 15, column: 25, scope: !25)
!153 = !DILocation(line: 15, column: 10, scope: !25)
!154 = !DILocation(line: 15, column: 8, scope: !25)
!155 = !DILocation(line: 16, column: 18, scope: !25)
!156 = !{!157, !157, i64 0}
!157 = !{!"short", !57, i64 0}
!158 = !DILocation(line: 16, column: 17, scope: !25)
!159 = !DILocation(line: 16, column: 33, scope: !25)
!160 = !DILocation(line: 16, column: 30, scope: !25)
!161 = !DILocation(line: 16, column: 44, scope: !25)
!162 = !DILocation(line: 16, column: 41, scope: !25)
!163 = !DILocation(line: 16, column: 56, scope: !25)
!164 = !DILocation(line: 16, column: 52, scope: !25)
!165 = !DILocation(line: 16, column: 28, scope: !25)
!166 = !DILocation(line: 16, column: 39, scope: !25)
!167 = !DILocation(line: 16, column: 50, scope: !25)
!168 = !DILocation(line: 16, column: 8, scope: !25)
!169 = !DILocation(line: 17, column: 14, scope: !25)
!170 = !DILocation(line: 17, column: 18, scope: !25)
!171 = !DILocation(line: 17, column: 40, scope: !25)
!172 = !DILocation(line: 17, column: 35, scope: !25)
!173 = !DILocation(line: 18, column: 21, scope: !25)
!174 = !DILocation(line: 18, column: 32, scope: !25)
!175 = !DILocation(line: 18, column: 23, scope: !25)
!176 = !DILocation(line: 18, column: 43, scope: !25)
!177 = !DILocation(line: 18, column: 34, scope: !25)
!178 = !DILocation(line: 18, column: 51, scope: !25)
!179 = !DILocation(line: 18, column: 48, scope: !25)
!180 = !DILocation(line: 18, column: 91, scope: !25)
!181 = !DILocation(line: 18, column: 93, scope: !25)
!182 = !DILocation(line: 18, column: 71, scope: !25)
!183 = !DILocation(line: 18, column: 69, scope: !25)
!184 = !DILocation(line: 18, column: 12, scope: !25)
!185 = !DILocation(line: 19, column: 14, scope: !25)
!186 = !DILocation(line: 19, column: 51, scope: !25)
!187 = !DILocation(line: 19, column: 49, scope: !25)
!188 = !DILocation(line: 19, column: 60, scope: !25)
!189 = !DILocation(line: 19, column: 82, scope: !25)
!190 = !DILocation(line: 19, column: 87, scope: !25)
!191 = !DILocation(line: 19, column: 85, scope: !25)
!192 = !DILocation(line: 19, column: 89, scope: !25)
!193 = !DILocation(line: 19, column: 58, scope: !25)
!194 = !DILocation(line: 19, column: 3, scope: !25)
!195 = !DILocation(line: 19, column: 12, scope: !25)
!196 = !DILocation(line: 20, column: 1, scope: !25)
