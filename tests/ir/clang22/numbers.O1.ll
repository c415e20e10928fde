; ModuleID = 'numbers.cu'
source_filename = "numbers.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7numbersPfPdPiPjPxPhPs(ptr noundef captures(none) %f, ptr noundef captures(none) %d, ptr noundef captures(none) %i, ptr noundef captures(none) %u, ptr noundef captures(none) %l, ptr noundef captures(none) %b, ptr noundef captures(none) %h) local_unnamed_addr #0 !dbg !29 {
entry:
    #dbg_value(ptr %f, !40, !DIExpression(), !56)
    #dbg_value(ptr %d, !41, !DIExpression(), !56)
    #dbg_value(ptr %i, !42, !DIExpression(), !56)
    #dbg_value(ptr %u, !43, !DIExpression(), !56)
    #dbg_value(ptr %l, !44, !DIExpression(), !56)
    #dbg_value(ptr %b, !45, !DIExpression(), !56)
    #dbg_value(ptr %h, !46, !DIExpression(), !56)
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !57
    #dbg_value(i32 %0, !47, !DIExpression(), !56)
  %idxprom = zext nneg i32 %0 to i64, !dbg !58
  %arrayidx = getelementptr inbounds nuw float, ptr %f, i64 %idxprom, !dbg !58
  %1 = load float, ptr %arrayidx, align 4, !dbg !58, !tbaa !59
    #dbg_value(float %1, !48, !DIExpression(), !56)
  %add = add nuw nsw i32 %0, 1, !dbg !61
  %idxprom1 = zext nneg i32 %add to i64, !dbg !62
  %arrayidx2 = getelementptr inbounds nuw float, ptr %f, i64 %idxprom1, !dbg !62
  %2 = load float, ptr %arrayidx2, align 4, !dbg !62, !tbaa !59
    #dbg_value(float %2, !49, !DIExpression(), !56)
  %arrayidx4 = getelementptr inbounds nuw double, ptr %d, i64 %idxprom, !dbg !63
  %3 = load double, ptr %arrayidx4, align 8, !dbg !63, !tbaa !64
    #dbg_value(double %3, !50, !DIExpression(), !56)
  %4 = tail call float @llvm.sqrt.f32(float %1), !dbg !66
  %5 = tail call float @llvm.exp.f32(float %2), !dbg !67
  %6 = tail call float @llvm.sin.f32(float %1), !dbg !68
  %7 = tail call float @llvm.fmuladd.f32(float %5, float %6, float %4), !dbg !69
  %8 = tail call float @llvm.fma.f32(float %1, float %2, float 1.500000e+00), !dbg !70
  %sub = fsub float %7, %8, !dbg !71
  %square = fmul float %1, %1, !dbg !72
  %add5 = fadd float %square, %sub, !dbg !73
  %fmod = frem float %1, %2, !dbg !74
  %add6 = fadd float %fmod, %add5, !dbg !75
  %9 = tail call contract float @llvm.sqrt.f32(float %2), !dbg !76
  %div.i = fdiv contract float 1.000000e+00, %9, !dbg !76
  %add8 = fadd float %div.i, %add6, !dbg !77
  %cmp = fcmp ogt float %1, %2, !dbg !78
  %10 = tail call float @llvm.minnum.f32(float %1, float %2), !dbg !79
  %fneg = fneg contract float %1, !dbg !79
  %11 = tail call float @llvm.maxnum.f32(float %fneg, float %2), !dbg !79
  %cond = select contract i1 %cmp, float %10, float %11, !dbg !79
  %add13 = fadd float %cond, %add8, !dbg !80
  store float %add13, ptr %arrayidx, align 4, !dbg !80, !tbaa !59
  %12 = tail call double @llvm.sqrt.f64(double %3), !dbg !81
  %13 = tail call double @llvm.fabs.f64(double %3), !dbg !82
  %add14 = fadd double %13, 1.000000e+00, !dbg !83
  %div = fdiv double %12, %add14, !dbg !84
  %14 = tail call double @llvm.floor.f64(double %3), !dbg !85
  %add15 = fadd double %14, %div, !dbg !86
  %15 = tail call contract noundef float @llvm.ceil.f32(float %1), !dbg !87
  %conv = fpext float %15 to double, !dbg !87
  %add17 = fadd double %add15, %conv, !dbg !88
  %16 = tail call double @llvm.round.f64(double %3), !dbg !89
  %add18 = fadd double %16, %add17, !dbg !90
  %conv19 = fpext float %1 to double, !dbg !91
  %add20 = fadd double %add18, %conv19, !dbg !92
  %17 = tail call double @llvm.exp2.f64(double %3), !dbg !93
  %sub21 = fsub double %add20, %17, !dbg !94
  %call22 = tail call double @cbrt(double noundef %3) #6, !dbg !95
  %add23 = fadd double %call22, %sub21, !dbg !96
  store double %add23, ptr %arrayidx4, align 8, !dbg !97, !tbaa !64
  %18 = fcmp uno double %3, 0.000000e+00, !dbg !98
  %19 = fcmp one double %13, 0x7FF0000000000000, !dbg !99
  %mul = fmul double %3, 1.000000e-300, !dbg !99
  %spec.select = select i1 %19, double %mul, double 1.875000e-01, !dbg !99
  %cond31 = select contract i1 %18, double 1.875000e-01, double %spec.select, !dbg !99
  %arrayidx34 = getelementptr inbounds nuw double, ptr %d, i64 %idxprom1, !dbg !100
  store double %cond31, ptr %arrayidx34, align 8, !dbg !101, !tbaa !64
  %arrayidx36 = getelementptr inbounds nuw i32, ptr %i, i64 %idxprom, !dbg !102
  %20 = load i32, ptr %arrayidx36, align 4, !dbg !102, !tbaa !25
    #dbg_value(i32 %20, !51, !DIExpression(), !56)
  %arrayidx38 = getelementptr inbounds nuw i32, ptr %u, i64 %idxprom, !dbg !103
  %21 = load i32, ptr %arrayidx38, align 4, !dbg !103, !tbaa !25
    #dbg_value(i32 %21, !52, !DIExpression(), !56)
  %div39 = sdiv i32 %20, 3, !dbg !104
  %rem = srem i32 %20, 7, !dbg !105
  %shl = shl i32 %20, 3, !dbg !106
  %shr = ashr i32 %20, 2, !dbg !107
  %conv43 = fptosi float %1 to i32, !dbg !108
  %conv45 = fptosi double %3 to i32, !dbg !109
  %conv.i = sext i32 %20 to i64, !dbg !110
  %mul.i = mul nsw i64 %conv.i, %conv.i, !dbg !110
  %shr.i = lshr i64 %mul.i, 32, !dbg !110
  %conv2.i = trunc nuw i64 %shr.i to i32, !dbg !110
  %22 = bitcast float %1 to i32, !dbg !111
  %cond.i = tail call noundef i32 @llvm.smin.i32(i32 %20, i32 9), !dbg !112
  %.neg = add i32 %22, %conv43, !dbg !113
  %23 = add i32 %.neg, %conv45, !dbg !113
  %sub42 = add i32 %23, %shl, !dbg !113
  %add44 = add i32 %sub42, %div39, !dbg !114
  %24 = add nsw i32 %shr, %rem, !dbg !115
  %add48 = sub i32 %add44, %24, !dbg !115
  %add50 = add i32 %add48, %cond.i, !dbg !116
  %add52 = add i32 %add50, %conv2.i, !dbg !117
  store i32 %add52, ptr %arrayidx36, align 4, !dbg !118, !tbaa !25
  %div55 = udiv i32 %21, 5, !dbg !119
  %rem56 = urem i32 %21, 9, !dbg !120
  %shr58 = lshr i32 %21, 7, !dbg !121
  %conv60 = fptoui float %1 to i32, !dbg !122
  %25 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %21), !dbg !123
  %26 = tail call noundef range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %21, i1 false), !dbg !124
  %27 = tail call noundef i32 @llvm.bitreverse.i32(i32 %21), !dbg !125
  %28 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %21, i1 true), !dbg !126
  %29 = add nuw nsw i32 %28, 1, !dbg !126
  %iszero.i = icmp eq i32 %21, 0, !dbg !126
  %ffs.i = select i1 %iszero.i, i32 0, i32 %29, !dbg !126
  %cond.i266 = tail call noundef i32 @llvm.umax.i32(i32 %21, i32 77), !dbg !127
  %add57 = add i32 %rem56, %conv60, !dbg !128
  %add59 = add i32 %add57, %div55, !dbg !129
  %add61 = add i32 %add59, %shr58, !dbg !130
  %add63 = add i32 %add61, %25, !dbg !131
  %add65 = add i32 %add63, %26, !dbg !132
  %add67 = add i32 %add65, %27, !dbg !133
  %add69 = add i32 %add67, %cond.i266, !dbg !134
  %add71 = add i32 %add69, %ffs.i, !dbg !135
  store i32 %add71, ptr %arrayidx38, align 4, !dbg !136, !tbaa !25
  %arrayidx78 = getelementptr inbounds nuw i64, ptr %l, i64 %idxprom, !dbg !137
  %30 = load i64, ptr %arrayidx78, align 8, !dbg !137, !tbaa !138
  %or = or i64 %30, 1, !dbg !140
  %div79 = sdiv i64 %mul.i, %or, !dbg !141
  %shr82 = ashr i64 %30, 33, !dbg !142
  %conv84 = fptosi double %3 to i64, !dbg !143
  %31 = bitcast double %3 to i64, !dbg !144
  %add83 = add i64 %31, %conv84, !dbg !145
  %add85 = add i64 %add83, %shr82, !dbg !146
  %add87 = add i64 %add85, %div79, !dbg !147
  store i64 %add87, ptr %arrayidx78, align 8, !dbg !148, !tbaa !138
  %arrayidx91 = getelementptr inbounds nuw i8, ptr %b, i64 %idxprom, !dbg !149
  %32 = load i8, ptr %arrayidx91, align 1, !dbg !149, !tbaa !150
  %33 = trunc i32 %21 to i8, !dbg !151
  %conv94 = add i8 %32, %33, !dbg !151
  %34 = trunc i32 %20 to i8, !dbg !152
  %conv98 = xor i8 %conv94, %34, !dbg !152
  store i8 %conv98, ptr %arrayidx91, align 1, !dbg !153, !tbaa !150
  %arrayidx102 = getelementptr inbounds nuw i16, ptr %h, i64 %idxprom, !dbg !154
  %35 = load i16, ptr %arrayidx102, align 2, !dbg !154, !tbaa !155
  %36 = trunc i32 %20 to i16, !dbg !157
  %conv105 = mul i16 %35, %36, !dbg !157
  %cmp107 = fcmp oeq float %1, %2, !dbg !158
  %conv108 = zext i1 %cmp107 to i16, !dbg !159
  %cmp111 = fcmp une double %3, %conv19, !dbg !160
  %conv112 = zext i1 %cmp111 to i16, !dbg !161
  %cmp114 = fcmp ugt float %1, %2, !dbg !162
  %conv115.neg = sext i1 %cmp114 to i16, !dbg !163
  %add109 = add nsw i16 %conv115.neg, %conv108, !dbg !164
  %add113 = add nsw i16 %add109, %conv112, !dbg !165
  %sub116 = add i16 %add113, %conv105, !dbg !166
  store i16 %sub116, ptr %arrayidx102, align 2, !dbg !167, !tbaa !155
  %cmp120 = icmp sgt i32 %20, 3, !dbg !168
  %cmp121 = icmp ult i32 %21, 9, !dbg !169
  %37 = select i1 %cmp120, i1 %cmp121, i1 false, !dbg !169
    #dbg_value(i1 %37, !53, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !56)
  %cmp123 = fcmp olt float %1, %2, !dbg !170
  %xor125265 = xor i1 %cmp123, %37, !dbg !171
    #dbg_value(i1 %xor125265, !55, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !56)
  %conv127 = uitofp i32 %21 to float, !dbg !172
  %conv128 = sitofp i32 %20 to float, !dbg !173
  %add129 = fadd float %conv128, %conv127, !dbg !174
  %38 = load i64, ptr %arrayidx78, align 8, !dbg !175, !tbaa !138
  %conv132 = sitofp i64 %38 to float, !dbg !175
  %add133 = fadd float %add129, %conv132, !dbg !176
  %cond135 = select contract i1 %xor125265, float 1.000000e+00, float -0.000000e+00, !dbg !177
  %add136 = fadd float %cond135, %add133, !dbg !178
  %conv137 = fptoui double %3 to i64, !dbg !179
  %rem138 = urem i64 %conv137, 3, !dbg !180
  %conv139 = uitofp nneg i64 %rem138 to float, !dbg !181
  %add140 = fadd float %add136, %conv139, !dbg !182
  store float %add140, ptr %arrayidx2, align 4, !dbg !183, !tbaa !59
  %conv.i267 = zext i32 %20 to i64, !dbg !184
  %conv1.i268 = zext i32 %21 to i64, !dbg !184
  %39 = shl i64 %conv.i267, 37, !dbg !184
  %40 = shl nuw nsw i64 %conv1.i268, 5, !dbg !184
  %shl2.i = or disjoint i64 %40, %39, !dbg !184
  %shr.i269 = lshr i64 %shl2.i, 32, !dbg !184
  %conv3.i = trunc nuw i64 %shr.i269 to i32, !dbg !184
  %cond.i270 = tail call noundef i32 @llvm.abs.i32(i32 %20, i1 true), !dbg !185
  %add146 = add i32 %cond.i270, %conv3.i, !dbg !186
  %conv147 = zext i32 %add146 to i64, !dbg !184
  %cond.i271 = tail call noundef i64 @llvm.abs.i64(i64 %38, i1 true), !dbg !187
  %conv153 = sext i32 %20 to i128, !dbg !188
  %conv154 = zext i32 %21 to i128, !dbg !189
  %mul155 = mul nsw i128 %conv154, %conv153, !dbg !190
  %shr156 = lshr i128 %mul155, 64, !dbg !191
  %41 = trunc nuw i128 %shr156 to i64, !dbg !184
  %add151 = add i64 %conv147, %41, !dbg !192
  %conv158 = add i64 %add151, %cond.i271, !dbg !184
  %arrayidx161 = getelementptr inbounds nuw i64, ptr %l, i64 %idxprom1, !dbg !193
  store i64 %conv158, ptr %arrayidx161, align 8, !dbg !194, !tbaa !138
  ret void, !dbg !195
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp.f32(float) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sin.f32(float) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.round.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.exp2.f64(double) #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare double @cbrt(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ceil.f32(float) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #5

attributes #0 = { convergent mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!19, !20, !21, !22, !23}
!llvm.ident = !{!24}
!llvm.errno.tbaa = !{!25}

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
!23 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!24 = !{!"clang version 22.1.8"}
!25 = !{!26, !26, i64 0}
!26 = !{!"int", !27, i64 0}
!27 = !{!"omnipotent char", !28, i64 0}
!28 = !{!"Simple C++ TBAA"}
!29 = distinct !DISubprogram(name: "numbers", linkageName: "_Z7numbersPfPdPiPjPxPhPs", scope: !1, file: !1, line: 2, type: !30, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !39)
!30 = !DISubroutineType(types: !31)
!31 = !{null, !32, !33, !34, !35, !36, !37, !38}
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!39 = !{!40, !41, !42, !43, !44, !45, !46, !47, !48, !49, !50, !51, !52, !53, !55}
!40 = !DILocalVariable(name: "f", arg: 1, scope: !29, file: !1, line: 2, type: !32)
!41 = !DILocalVariable(name: "d", arg: 2, scope: !29, file: !1, line: 2, type: !33)
!42 = !DILocalVariable(name: "i", arg: 3, scope: !29, file: !1, line: 2, type: !34)
!43 = !DILocalVariable(name: "u", arg: 4, scope: !29, file: !1, line: 2, type: !35)
!44 = !DILocalVariable(name: "l", arg: 5, scope: !29, file: !1, line: 2, type: !36)
!45 = !DILocalVariable(name: "b", arg: 6, scope: !29, file: !1, line: 2, type: !37)
!46 = !DILocalVariable(name: "h", arg: 7, scope: !29, file: !1, line: 2, type: !38)
!47 = !DILocalVariable(name: "t", scope: !29, file: !1, line: 3, type: !4)
!48 = !DILocalVariable(name: "x", scope: !29, file: !1, line: 4, type: !10)
!49 = !DILocalVariable(name: "y", scope: !29, file: !1, line: 4, type: !10)
!50 = !DILocalVariable(name: "z", scope: !29, file: !1, line: 5, type: !3)
!51 = !DILocalVariable(name: "v", scope: !29, file: !1, line: 10, type: !4)
!52 = !DILocalVariable(name: "w", scope: !29, file: !1, line: 11, type: !5)
!53 = !DILocalVariable(name: "p", scope: !29, file: !1, line: 17, type: !54)
!54 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!55 = !DILocalVariable(name: "q", scope: !29, file: !1, line: 17, type: !54)
!56 = !DILocation(line: 0, scope: !29)
!57 = !DILocation(line: 3, column: 11, scope: !29)
!58 = !DILocation(line: 4, column: 13, scope: !29)
!59 = !{!60, !60, i64 0}
!60 = !{!"float", !27, i64 0}
!61 = !DILocation(line: 4, column: 27, scope: !29)
!62 = !DILocation(line: 4, column: 23, scope: !29)
!63 = !DILocation(line: 5, column: 14, scope: !29)
!64 = !{!65, !65, i64 0}
!65 = !{!"double", !27, i64 0}
!66 = !DILocation(line: 6, column: 10, scope: !29)
!67 = !DILocation(line: 6, column: 21, scope: !29)
!68 = !DILocation(line: 6, column: 31, scope: !29)
!69 = !DILocation(line: 6, column: 19, scope: !29)
!70 = !DILocation(line: 6, column: 41, scope: !29)
!71 = !DILocation(line: 6, column: 39, scope: !29)
!72 = !DILocation(line: 6, column: 60, scope: !29)
!73 = !DILocation(line: 6, column: 58, scope: !29)
!74 = !DILocation(line: 6, column: 76, scope: !29)
!75 = !DILocation(line: 6, column: 74, scope: !29)
!76 = !DILocation(line: 6, column: 90, scope: !29)
!77 = !DILocation(line: 6, column: 88, scope: !29)
!78 = !DILocation(line: 7, column: 13, scope: !29)
!79 = !DILocation(line: 7, column: 11, scope: !29)
!80 = !DILocation(line: 7, column: 8, scope: !29)
!81 = !DILocation(line: 8, column: 10, scope: !29)
!82 = !DILocation(line: 8, column: 27, scope: !29)
!83 = !DILocation(line: 8, column: 25, scope: !29)
!84 = !DILocation(line: 8, column: 18, scope: !29)
!85 = !DILocation(line: 8, column: 38, scope: !29)
!86 = !DILocation(line: 8, column: 36, scope: !29)
!87 = !DILocation(line: 8, column: 49, scope: !29)
!88 = !DILocation(line: 8, column: 47, scope: !29)
!89 = !DILocation(line: 8, column: 59, scope: !29)
!90 = !DILocation(line: 8, column: 57, scope: !29)
!91 = !DILocation(line: 8, column: 78, scope: !29)
!92 = !DILocation(line: 8, column: 68, scope: !29)
!93 = !DILocation(line: 8, column: 82, scope: !29)
!94 = !DILocation(line: 8, column: 80, scope: !29)
!95 = !DILocation(line: 8, column: 92, scope: !29)
!96 = !DILocation(line: 8, column: 90, scope: !29)
!97 = !DILocation(line: 8, column: 8, scope: !29)
!98 = !DILocation(line: 9, column: 14, scope: !29)
!99 = !DILocation(line: 9, column: 23, scope: !29)
!100 = !DILocation(line: 9, column: 3, scope: !29)
!101 = !DILocation(line: 9, column: 12, scope: !29)
!102 = !DILocation(line: 10, column: 11, scope: !29)
!103 = !DILocation(line: 11, column: 16, scope: !29)
!104 = !DILocation(line: 12, column: 12, scope: !29)
!105 = !DILocation(line: 12, column: 20, scope: !29)
!106 = !DILocation(line: 12, column: 29, scope: !29)
!107 = !DILocation(line: 12, column: 40, scope: !29)
!108 = !DILocation(line: 12, column: 53, scope: !29)
!109 = !DILocation(line: 12, column: 62, scope: !29)
!110 = !DILocation(line: 12, column: 66, scope: !29)
!111 = !DILocation(line: 12, column: 82, scope: !29)
!112 = !DILocation(line: 12, column: 102, scope: !29)
!113 = !DILocation(line: 12, column: 35, scope: !29)
!114 = !DILocation(line: 12, column: 46, scope: !29)
!115 = !DILocation(line: 12, column: 64, scope: !29)
!116 = !DILocation(line: 12, column: 80, scope: !29)
!117 = !DILocation(line: 12, column: 100, scope: !29)
!118 = !DILocation(line: 12, column: 8, scope: !29)
!119 = !DILocation(line: 13, column: 12, scope: !29)
!120 = !DILocation(line: 13, column: 20, scope: !29)
!121 = !DILocation(line: 13, column: 29, scope: !29)
!122 = !DILocation(line: 13, column: 47, scope: !29)
!123 = !DILocation(line: 13, column: 51, scope: !29)
!124 = !DILocation(line: 13, column: 63, scope: !29)
!125 = !DILocation(line: 13, column: 74, scope: !29)
!126 = !DILocation(line: 13, column: 86, scope: !29)
!127 = !DILocation(line: 13, column: 97, scope: !29)
!128 = !DILocation(line: 13, column: 16, scope: !29)
!129 = !DILocation(line: 13, column: 24, scope: !29)
!130 = !DILocation(line: 13, column: 35, scope: !29)
!131 = !DILocation(line: 13, column: 49, scope: !29)
!132 = !DILocation(line: 13, column: 61, scope: !29)
!133 = !DILocation(line: 13, column: 72, scope: !29)
!134 = !DILocation(line: 13, column: 84, scope: !29)
!135 = !DILocation(line: 13, column: 95, scope: !29)
!136 = !DILocation(line: 13, column: 8, scope: !29)
!137 = !DILocation(line: 14, column: 30, scope: !29)
!138 = !{!139, !139, i64 0}
!139 = !{!"long long", !27, i64 0}
!140 = !DILocation(line: 14, column: 35, scope: !29)
!141 = !DILocation(line: 14, column: 27, scope: !29)
!142 = !DILocation(line: 14, column: 48, scope: !29)
!143 = !DILocation(line: 14, column: 68, scope: !29)
!144 = !DILocation(line: 14, column: 72, scope: !29)
!145 = !DILocation(line: 14, column: 40, scope: !29)
!146 = !DILocation(line: 14, column: 55, scope: !29)
!147 = !DILocation(line: 14, column: 70, scope: !29)
!148 = !DILocation(line: 14, column: 8, scope: !29)
!149 = !DILocation(line: 15, column: 26, scope: !29)
!150 = !{!27, !27, i64 0}
!151 = !DILocation(line: 15, column: 25, scope: !29)
!152 = !DILocation(line: 15, column: 10, scope: !29)
!153 = !DILocation(line: 15, column: 8, scope: !29)
!154 = !DILocation(line: 16, column: 18, scope: !29)
!155 = !{!156, !156, i64 0}
!156 = !{!"short", !27, i64 0}
!157 = !DILocation(line: 16, column: 17, scope: !29)
!158 = !DILocation(line: 16, column: 33, scope: !29)
!159 = !DILocation(line: 16, column: 30, scope: !29)
!160 = !DILocation(line: 16, column: 44, scope: !29)
!161 = !DILocation(line: 16, column: 41, scope: !29)
!162 = !DILocation(line: 16, column: 56, scope: !29)
!163 = !DILocation(line: 16, column: 52, scope: !29)
!164 = !DILocation(line: 16, column: 28, scope: !29)
!165 = !DILocation(line: 16, column: 39, scope: !29)
!166 = !DILocation(line: 16, column: 50, scope: !29)
!167 = !DILocation(line: 16, column: 8, scope: !29)
!168 = !DILocation(line: 17, column: 14, scope: !29)
!169 = !DILocation(line: 17, column: 18, scope: !29)
!170 = !DILocation(line: 17, column: 40, scope: !29)
!171 = !DILocation(line: 17, column: 35, scope: !29)
!172 = !DILocation(line: 18, column: 21, scope: !29)
!173 = !DILocation(line: 18, column: 32, scope: !29)
!174 = !DILocation(line: 18, column: 23, scope: !29)
!175 = !DILocation(line: 18, column: 43, scope: !29)
!176 = !DILocation(line: 18, column: 34, scope: !29)
!177 = !DILocation(line: 18, column: 51, scope: !29)
!178 = !DILocation(line: 18, column: 48, scope: !29)
!179 = !DILocation(line: 18, column: 91, scope: !29)
!180 = !DILocation(line: 18, column: 93, scope: !29)
!181 = !DILocation(line: 18, column: 71, scope: !29)
!182 = !DILocation(line: 18, column: 69, scope: !29)
!183 = !DILocation(line: 18, column: 12, scope: !29)
!184 = !DILocation(line: 19, column: 14, scope: !29)
!185 = !DILocation(line: 19, column: 51, scope: !29)
!186 = !DILocation(line: 19, column: 49, scope: !29)
!187 = !DILocation(line: 19, column: 60, scope: !29)
!188 = !DILocation(line: 19, column: 82, scope: !29)
!189 = !DILocation(line: 19, column: 87, scope: !29)
!190 = !DILocation(line: 19, column: 85, scope: !29)
!191 = !DILocation(line: 19, column: 89, scope: !29)
!192 = !DILocation(line: 19, column: 58, scope: !29)
!193 = !DILocation(line: 19, column: 3, scope: !29)
!194 = !DILocation(line: 19, column: 12, scope: !29)
!195 = !DILocation(line: 20, column: 1, scope: !29)
