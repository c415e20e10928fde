; ModuleID = 'leading_dim_below_grid.cu'
source_filename = "leading_dim_below_grid.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ4tilePKfiS0_iPfiiE1s = internal addrspace(3) global [8 x [16 x float]] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4tilePKfiS0_iPfii(ptr noundef %a, i32 noundef %lda, ptr noundef %b, i32 noundef %ldb, ptr noundef %c, i32 noundef %ldc, i32 noundef %k) #0 !dbg !2 {
entry:
  %acc = alloca [16 x float], align 4
    #dbg_value(ptr %a, !47, !DIExpression(), !91)
    #dbg_value(i32 %lda, !48, !DIExpression(), !91)
    #dbg_value(ptr %b, !49, !DIExpression(), !91)
    #dbg_value(i32 %ldb, !50, !DIExpression(), !91)
    #dbg_value(ptr %c, !51, !DIExpression(), !91)
    #dbg_value(i32 %ldc, !52, !DIExpression(), !91)
    #dbg_value(i32 %k, !53, !DIExpression(), !91)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !92
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !93
  %mul = mul i32 %0, %1, !dbg !94
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !95
  %add = add i32 %mul, %2, !dbg !96
    #dbg_value(i32 %add, !54, !DIExpression(), !91)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !97
  %mul4 = mul i32 %3, 128, !dbg !98
  %add5 = add i32 %mul4, %add, !dbg !99
    #dbg_value(i32 %add5, !55, !DIExpression(), !91)
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !100
  %mul7 = mul i32 %4, 16, !dbg !101
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !102
  %add9 = add i32 %mul7, %5, !dbg !103
    #dbg_value(i32 %add9, !56, !DIExpression(), !91)
  call void @llvm.lifetime.start.p0(ptr %acc) #5, !dbg !104
    #dbg_declare(ptr %acc, !57, !DIExpression(), !105)
    #dbg_value(i32 0, !61, !DIExpression(), !106)
  br label %for.cond, !dbg !107

for.cond:                                         ; preds = %for.inc, %entry
  %j.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !108
    #dbg_value(i32 %j.0, !61, !DIExpression(), !106)
  %cmp = icmp slt i32 %j.0, 16, !dbg !109
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !111

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %j.0 to i64, !dbg !112
  %arrayidx = getelementptr inbounds [16 x float], ptr %acc, i64 0, i64 %idxprom, !dbg !112
  store float 0.000000e+00, ptr %arrayidx, align 4, !dbg !113, !tbaa !114
  br label %for.inc, !dbg !112

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %j.0, 1, !dbg !116
    #dbg_value(i32 %inc, !61, !DIExpression(), !106)
  br label %for.cond, !dbg !117, !llvm.loop !118

for.end:                                          ; preds = %for.cond.cleanup
    #dbg_value(i32 0, !63, !DIExpression(), !122)
  br label %for.cond10, !dbg !123

for.cond10:                                       ; preds = %for.inc53, %for.end
  %i.0 = phi i32 [ 0, %for.end ], [ %add54, %for.inc53 ], !dbg !124
    #dbg_value(i32 %i.0, !63, !DIExpression(), !122)
  %cmp11 = icmp slt i32 %i.0, %k, !dbg !125
  br i1 %cmp11, label %for.body13, label %for.cond.cleanup12, !dbg !126

for.cond.cleanup12:                               ; preds = %for.cond10
  br label %for.end55

for.body13:                                       ; preds = %for.cond10
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !127
  %add15 = add i32 %i.0, %6, !dbg !128
  %mul16 = mul i32 %add15, %ldb, !dbg !129
  %add17 = add i32 %add9, %mul16, !dbg !130
  %idxprom18 = zext i32 %add17 to i64, !dbg !131
  %arrayidx19 = getelementptr inbounds nuw float, ptr %b, i64 %idxprom18, !dbg !131
  %7 = load float, ptr %arrayidx19, align 4, !dbg !131, !tbaa !114
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !132
  %idxprom21 = zext i32 %8 to i64, !dbg !133
  %arrayidx22 = getelementptr inbounds nuw [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4tilePKfiS0_iPfiiE1s to ptr), i64 0, i64 %idxprom21, !dbg !133
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !134
  %idxprom24 = zext i32 %9 to i64, !dbg !133
  %arrayidx25 = getelementptr inbounds nuw [16 x float], ptr %arrayidx22, i64 0, i64 %idxprom24, !dbg !133
  store float %7, ptr %arrayidx25, align 4, !dbg !135, !tbaa !114
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !136
    #dbg_value(i32 0, !65, !DIExpression(), !137)
  br label %for.cond26, !dbg !138

for.cond26:                                       ; preds = %for.inc50, %for.body13
  %t.0 = phi i32 [ 0, %for.body13 ], [ %inc51, %for.inc50 ], !dbg !139
    #dbg_value(i32 %t.0, !65, !DIExpression(), !137)
  %cmp27 = icmp slt i32 %t.0, 8, !dbg !140
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !dbg !141

for.cond.cleanup28:                               ; preds = %for.cond26
  br label %for.end52

for.body29:                                       ; preds = %for.cond26
  %add30 = add nsw i32 %i.0, %t.0, !dbg !142
  %mul31 = mul nsw i32 %add30, %lda, !dbg !143
  %add32 = add nsw i32 %add5, %mul31, !dbg !144
  %idxprom33 = sext i32 %add32 to i64, !dbg !145
  %arrayidx34 = getelementptr inbounds float, ptr %a, i64 %idxprom33, !dbg !145
  %10 = load float, ptr %arrayidx34, align 4, !dbg !145, !tbaa !114
    #dbg_value(float %10, !69, !DIExpression(), !146)
    #dbg_value(i32 0, !72, !DIExpression(), !147)
  br label %for.cond36, !dbg !148

for.cond36:                                       ; preds = %for.inc47, %for.body29
  %j35.0 = phi i32 [ 0, %for.body29 ], [ %inc48, %for.inc47 ], !dbg !149
    #dbg_value(i32 %j35.0, !72, !DIExpression(), !147)
  %cmp37 = icmp slt i32 %j35.0, 16, !dbg !150
  br i1 %cmp37, label %for.body39, label %for.cond.cleanup38, !dbg !152

for.cond.cleanup38:                               ; preds = %for.cond36
  br label %for.end49

for.body39:                                       ; preds = %for.cond36
  %idxprom40 = sext i32 %t.0 to i64, !dbg !153
  %arrayidx41 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4tilePKfiS0_iPfiiE1s to ptr), i64 0, i64 %idxprom40, !dbg !153
  %idxprom42 = sext i32 %j35.0 to i64, !dbg !153
  %arrayidx43 = getelementptr inbounds [16 x float], ptr %arrayidx41, i64 0, i64 %idxprom42, !dbg !153
  %11 = load float, ptr %arrayidx43, align 4, !dbg !153, !tbaa !114
  %idxprom45 = sext i32 %j35.0 to i64, !dbg !154
  %arrayidx46 = getelementptr inbounds [16 x float], ptr %acc, i64 0, i64 %idxprom45, !dbg !154
  %12 = load float, ptr %arrayidx46, align 4, !dbg !155, !tbaa !114
  %13 = call float @llvm.fmuladd.f32(float %10, float %11, float %12), !dbg !155
  store float %13, ptr %arrayidx46, align 4, !dbg !155, !tbaa !114
  br label %for.inc47, !dbg !154

for.inc47:                                        ; preds = %for.body39
  %inc48 = add nsw i32 %j35.0, 1, !dbg !156
    #dbg_value(i32 %inc48, !72, !DIExpression(), !147)
  br label %for.cond36, !dbg !157, !llvm.loop !158

for.end49:                                        ; preds = %for.cond.cleanup38
  br label %for.inc50, !dbg !160

for.inc50:                                        ; preds = %for.end49
  %inc51 = add nsw i32 %t.0, 1, !dbg !161
    #dbg_value(i32 %inc51, !65, !DIExpression(), !137)
  br label %for.cond26, !dbg !162, !llvm.loop !163

for.end52:                                        ; preds = %for.cond.cleanup28
  br label %for.inc53, !dbg !165

for.inc53:                                        ; preds = %for.end52
  %add54 = add nsw i32 %i.0, 8, !dbg !166
    #dbg_value(i32 %add54, !63, !DIExpression(), !122)
  br label %for.cond10, !dbg !167, !llvm.loop !168

for.end55:                                        ; preds = %for.cond.cleanup12
    #dbg_value(i32 0, !74, !DIExpression(), !170)
  br label %for.cond57, !dbg !171

for.cond57:                                       ; preds = %for.inc73, %for.end55
  %j56.0 = phi i32 [ 0, %for.end55 ], [ %inc74, %for.inc73 ], !dbg !172
    #dbg_value(i32 %j56.0, !74, !DIExpression(), !170)
  %cmp58 = icmp slt i32 %j56.0, 16, !dbg !173
  br i1 %cmp58, label %for.body60, label %for.cond.cleanup59, !dbg !174

for.cond.cleanup59:                               ; preds = %for.cond57
  br label %for.end75

for.body60:                                       ; preds = %for.cond57
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !175
  %mul62 = mul i32 %14, 16, !dbg !176
  %add63 = add i32 %j56.0, %mul62, !dbg !177
  %mul64 = mul i32 %add63, %ldc, !dbg !178
  %add65 = add i32 %add5, %mul64, !dbg !179
    #dbg_value(i32 %add65, !76, !DIExpression(), !180)
  %idxprom66 = sext i32 %add65 to i64, !dbg !181
  %arrayidx67 = getelementptr inbounds float, ptr %c, i64 %idxprom66, !dbg !181
  %15 = load float, ptr %arrayidx67, align 4, !dbg !181, !tbaa !114
  %idxprom69 = sext i32 %j56.0 to i64, !dbg !182
  %arrayidx70 = getelementptr inbounds [16 x float], ptr %acc, i64 0, i64 %idxprom69, !dbg !182
  %16 = load float, ptr %arrayidx70, align 4, !dbg !182, !tbaa !114
  %17 = call float @llvm.fmuladd.f32(float %15, float 5.000000e-01, float %16), !dbg !183
  %idxprom71 = sext i32 %add65 to i64, !dbg !184
  %arrayidx72 = getelementptr inbounds float, ptr %c, i64 %idxprom71, !dbg !184
  store float %17, ptr %arrayidx72, align 4, !dbg !185, !tbaa !114
  br label %for.inc73, !dbg !186

for.inc73:                                        ; preds = %for.body60
  %inc74 = add nsw i32 %j56.0, 1, !dbg !187
    #dbg_value(i32 %inc74, !74, !DIExpression(), !170)
  br label %for.cond57, !dbg !188, !llvm.loop !189

for.end75:                                        ; preds = %for.cond.cleanup59
  call void @llvm.lifetime.end.p0(ptr %acc) #5, !dbg !191
  ret void, !dbg !191
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!82, !83, !84, !85}
!llvm.ident = !{!86}
!llvm.errno.tbaa = !{!87}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 7, type: !79, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "tile", linkageName: "_Z4tilePKfiS0_iPfii", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !46)
!3 = !DIFile(filename: "leading_dim_below_grid.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !6, !9, !10, !9, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !13, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0}
!13 = !{!14, !17, !19, !24, !29, !34, !40, !42}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !15, file: !16, line: 128)
!15 = !DINamespace(name: "ws_math", scope: null)
!16 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !15, file: !16, line: 129)
!18 = !DINamespace(name: "std", scope: null)
!19 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !20, file: !16, line: 154)
!20 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !16, file: !16, line: 137, type: !21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!21 = !DISubroutineType(types: !22)
!22 = !{!23, !23}
!23 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!24 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !25, file: !16, line: 154)
!25 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !16, file: !16, line: 133, type: !26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!26 = !DISubroutineType(types: !27)
!27 = !{!28, !28}
!28 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !30, file: !16, line: 154)
!30 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !16, file: !16, line: 134, type: !31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!31 = !DISubroutineType(types: !32)
!32 = !{!33, !33}
!33 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!34 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !35, file: !16, line: 154)
!35 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !16, file: !16, line: 145, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!36 = !DISubroutineType(types: !37)
!37 = !{!38, !39}
!38 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!39 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !41, file: !16, line: 154)
!41 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !16, file: !16, line: 147, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !43, file: !16, line: 154)
!43 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !16, file: !16, line: 149, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!44 = !DISubroutineType(types: !45)
!45 = !{!9, !8}
!46 = !{!47, !48, !49, !50, !51, !52, !53, !54, !55, !56, !57, !61, !63, !65, !69, !72, !74, !76}
!47 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!48 = !DILocalVariable(name: "lda", arg: 2, scope: !2, file: !3, line: 6, type: !9)
!49 = !DILocalVariable(name: "b", arg: 3, scope: !2, file: !3, line: 6, type: !6)
!50 = !DILocalVariable(name: "ldb", arg: 4, scope: !2, file: !3, line: 6, type: !9)
!51 = !DILocalVariable(name: "c", arg: 5, scope: !2, file: !3, line: 6, type: !10)
!52 = !DILocalVariable(name: "ldc", arg: 6, scope: !2, file: !3, line: 6, type: !9)
!53 = !DILocalVariable(name: "k", arg: 7, scope: !2, file: !3, line: 6, type: !9)
!54 = !DILocalVariable(name: "lin", scope: !2, file: !3, line: 8, type: !9)
!55 = !DILocalVariable(name: "m", scope: !2, file: !3, line: 9, type: !9)
!56 = !DILocalVariable(name: "n0", scope: !2, file: !3, line: 10, type: !9)
!57 = !DILocalVariable(name: "acc", scope: !2, file: !3, line: 11, type: !58)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 512, elements: !59)
!59 = !{!60}
!60 = !DISubrange(count: 16)
!61 = !DILocalVariable(name: "j", scope: !62, file: !3, line: 12, type: !9)
!62 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 3)
!63 = !DILocalVariable(name: "i", scope: !64, file: !3, line: 13, type: !9)
!64 = distinct !DILexicalBlock(scope: !2, file: !3, line: 13, column: 3)
!65 = !DILocalVariable(name: "t", scope: !66, file: !3, line: 16, type: !9)
!66 = distinct !DILexicalBlock(scope: !67, file: !3, line: 16, column: 5)
!67 = distinct !DILexicalBlock(scope: !68, file: !3, line: 13, column: 34)
!68 = distinct !DILexicalBlock(scope: !64, file: !3, line: 13, column: 3)
!69 = !DILocalVariable(name: "av", scope: !70, file: !3, line: 17, type: !8)
!70 = distinct !DILexicalBlock(scope: !71, file: !3, line: 16, column: 33)
!71 = distinct !DILexicalBlock(scope: !66, file: !3, line: 16, column: 5)
!72 = !DILocalVariable(name: "j", scope: !73, file: !3, line: 18, type: !9)
!73 = distinct !DILexicalBlock(scope: !70, file: !3, line: 18, column: 7)
!74 = !DILocalVariable(name: "j", scope: !75, file: !3, line: 21, type: !9)
!75 = distinct !DILexicalBlock(scope: !2, file: !3, line: 21, column: 3)
!76 = !DILocalVariable(name: "at", scope: !77, file: !3, line: 22, type: !9)
!77 = distinct !DILexicalBlock(scope: !78, file: !3, line: 21, column: 32)
!78 = distinct !DILexicalBlock(scope: !75, file: !3, line: 21, column: 3)
!79 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 4096, elements: !80)
!80 = !{!81, !60}
!81 = !DISubrange(count: 8)
!82 = !{i32 7, !"Dwarf Version", i32 4}
!83 = !{i32 2, !"Debug Info Version", i32 3}
!84 = !{i32 1, !"wchar_size", i32 4}
!85 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!86 = !{!"clang version 22.1.8"}
!87 = !{!88, !88, i64 0}
!88 = !{!"int", !89, i64 0}
!89 = !{!"omnipotent char", !90, i64 0}
!90 = !{!"Simple C++ TBAA"}
!91 = !DILocation(line: 0, scope: !2)
!92 = !DILocation(line: 8, column: 13, scope: !2)
!93 = !DILocation(line: 8, column: 27, scope: !2)
!94 = !DILocation(line: 8, column: 25, scope: !2)
!95 = !DILocation(line: 8, column: 40, scope: !2)
!96 = !DILocation(line: 8, column: 38, scope: !2)
!97 = !DILocation(line: 9, column: 11, scope: !2)
!98 = !DILocation(line: 9, column: 22, scope: !2)
!99 = !DILocation(line: 9, column: 28, scope: !2)
!100 = !DILocation(line: 10, column: 12, scope: !2)
!101 = !DILocation(line: 10, column: 23, scope: !2)
!102 = !DILocation(line: 10, column: 30, scope: !2)
!103 = !DILocation(line: 10, column: 28, scope: !2)
!104 = !DILocation(line: 11, column: 3, scope: !2)
!105 = !DILocation(line: 11, column: 9, scope: !2)
!106 = !DILocation(line: 0, scope: !62)
!107 = !DILocation(line: 12, column: 8, scope: !62)
!108 = !DILocation(line: 12, scope: !62)
!109 = !DILocation(line: 12, column: 21, scope: !110)
!110 = distinct !DILexicalBlock(scope: !62, file: !3, line: 12, column: 3)
!111 = !DILocation(line: 12, column: 3, scope: !62)
!112 = !DILocation(line: 12, column: 32, scope: !110)
!113 = !DILocation(line: 12, column: 39, scope: !110)
!114 = !{!115, !115, i64 0}
!115 = !{!"float", !89, i64 0}
!116 = !DILocation(line: 12, column: 27, scope: !110)
!117 = !DILocation(line: 12, column: 3, scope: !110)
!118 = distinct !{!118, !111, !119, !120, !121}
!119 = !DILocation(line: 12, column: 41, scope: !62)
!120 = !{!"llvm.loop.mustprogress"}
!121 = !{!"llvm.loop.unroll.disable"}
!122 = !DILocation(line: 0, scope: !64)
!123 = !DILocation(line: 13, column: 8, scope: !64)
!124 = !DILocation(line: 13, scope: !64)
!125 = !DILocation(line: 13, column: 21, scope: !68)
!126 = !DILocation(line: 13, column: 3, scope: !64)
!127 = !DILocation(line: 14, column: 47, scope: !67)
!128 = !DILocation(line: 14, column: 45, scope: !67)
!129 = !DILocation(line: 14, column: 60, scope: !67)
!130 = !DILocation(line: 14, column: 40, scope: !67)
!131 = !DILocation(line: 14, column: 35, scope: !67)
!132 = !DILocation(line: 14, column: 7, scope: !67)
!133 = !DILocation(line: 14, column: 5, scope: !67)
!134 = !DILocation(line: 14, column: 20, scope: !67)
!135 = !DILocation(line: 14, column: 33, scope: !67)
!136 = !DILocation(line: 15, column: 5, scope: !67)
!137 = !DILocation(line: 0, scope: !66)
!138 = !DILocation(line: 16, column: 10, scope: !66)
!139 = !DILocation(line: 16, scope: !66)
!140 = !DILocation(line: 16, column: 23, scope: !71)
!141 = !DILocation(line: 16, column: 5, scope: !66)
!142 = !DILocation(line: 17, column: 27, scope: !70)
!143 = !DILocation(line: 17, column: 32, scope: !70)
!144 = !DILocation(line: 17, column: 22, scope: !70)
!145 = !DILocation(line: 17, column: 18, scope: !70)
!146 = !DILocation(line: 0, scope: !70)
!147 = !DILocation(line: 0, scope: !73)
!148 = !DILocation(line: 18, column: 12, scope: !73)
!149 = !DILocation(line: 18, scope: !73)
!150 = !DILocation(line: 18, column: 25, scope: !151)
!151 = distinct !DILexicalBlock(scope: !73, file: !3, line: 18, column: 7)
!152 = !DILocation(line: 18, column: 7, scope: !73)
!153 = !DILocation(line: 18, column: 51, scope: !151)
!154 = !DILocation(line: 18, column: 36, scope: !151)
!155 = !DILocation(line: 18, column: 43, scope: !151)
!156 = !DILocation(line: 18, column: 31, scope: !151)
!157 = !DILocation(line: 18, column: 7, scope: !151)
!158 = distinct !{!158, !152, !159, !120, !121}
!159 = !DILocation(line: 18, column: 57, scope: !73)
!160 = !DILocation(line: 19, column: 5, scope: !70)
!161 = !DILocation(line: 16, column: 28, scope: !71)
!162 = !DILocation(line: 16, column: 5, scope: !71)
!163 = distinct !{!163, !141, !164, !120, !121}
!164 = !DILocation(line: 19, column: 5, scope: !66)
!165 = !DILocation(line: 20, column: 3, scope: !67)
!166 = !DILocation(line: 13, column: 28, scope: !68)
!167 = !DILocation(line: 13, column: 3, scope: !68)
!168 = distinct !{!168, !126, !169, !120, !121}
!169 = !DILocation(line: 20, column: 3, scope: !64)
!170 = !DILocation(line: 0, scope: !75)
!171 = !DILocation(line: 21, column: 8, scope: !75)
!172 = !DILocation(line: 21, scope: !75)
!173 = !DILocation(line: 21, column: 21, scope: !78)
!174 = !DILocation(line: 21, column: 3, scope: !75)
!175 = !DILocation(line: 22, column: 23, scope: !77)
!176 = !DILocation(line: 22, column: 34, scope: !77)
!177 = !DILocation(line: 22, column: 21, scope: !77)
!178 = !DILocation(line: 22, column: 40, scope: !77)
!179 = !DILocation(line: 22, column: 16, scope: !77)
!180 = !DILocation(line: 0, scope: !77)
!181 = !DILocation(line: 23, column: 13, scope: !77)
!182 = !DILocation(line: 23, column: 28, scope: !77)
!183 = !DILocation(line: 23, column: 26, scope: !77)
!184 = !DILocation(line: 23, column: 5, scope: !77)
!185 = !DILocation(line: 23, column: 11, scope: !77)
!186 = !DILocation(line: 24, column: 3, scope: !77)
!187 = !DILocation(line: 21, column: 27, scope: !78)
!188 = !DILocation(line: 21, column: 3, scope: !78)
!189 = distinct !{!189, !174, !190, !120, !121}
!190 = !DILocation(line: 24, column: 3, scope: !75)
!191 = !DILocation(line: 25, column: 1, scope: !2)
