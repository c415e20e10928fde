; ModuleID = 'matmul.cu'
source_filename = "matmul.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ6matmulPKfS0_PfiE2as = internal addrspace(3) global [16 x [16 x float]] undef, align 4, !dbg !0
@_ZZ6matmulPKfS0_PfiE2bs = internal addrspace(3) global [16 x [16 x float]] undef, align 4, !dbg !13
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6matmulPKfS0_Pfi(ptr noundef %a, ptr noundef %b, ptr noundef %c, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %a, !183, !DIExpression(), !207)
    #dbg_value(ptr %b, !184, !DIExpression(), !207)
    #dbg_value(ptr %c, !185, !DIExpression(), !207)
    #dbg_value(i32 %n, !186, !DIExpression(), !207)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !208
    #dbg_value(i32 %0, !187, !DIExpression(), !207)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !209
    #dbg_value(i32 %1, !188, !DIExpression(), !207)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !210
  %mul = mul i32 %2, 16, !dbg !211
  %add = add i32 %mul, %1, !dbg !212
    #dbg_value(i32 %add, !189, !DIExpression(), !207)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !213
  %mul4 = mul i32 %3, 16, !dbg !214
  %add5 = add i32 %mul4, %0, !dbg !215
    #dbg_value(i32 %add5, !190, !DIExpression(), !207)
    #dbg_value(float 0.000000e+00, !191, !DIExpression(), !207)
    #dbg_value(i32 0, !192, !DIExpression(), !216)
  br label %for.cond, !dbg !217

for.cond:                                         ; preds = %for.inc37, %entry
  %sum.0 = phi float [ 0.000000e+00, %entry ], [ %sum.1, %for.inc37 ], !dbg !218
  %t.0 = phi i32 [ 0, %entry ], [ %inc38, %for.inc37 ], !dbg !219
    #dbg_value(i32 %t.0, !192, !DIExpression(), !216)
    #dbg_value(float %sum.0, !191, !DIExpression(), !207)
  %div = sdiv i32 %n, 16, !dbg !220
  %cmp = icmp slt i32 %t.0, %div, !dbg !221
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !222

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end39

for.body:                                         ; preds = %for.cond
  %mul6 = mul nsw i32 %add, %n, !dbg !223
  %mul7 = mul nsw i32 %t.0, 16, !dbg !224
  %add8 = add nsw i32 %mul6, %mul7, !dbg !225
  %add9 = add nsw i32 %add8, %0, !dbg !226
  %idxprom = sext i32 %add9 to i64, !dbg !227
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom, !dbg !227
  %4 = load float, ptr %arrayidx, align 4, !dbg !227, !tbaa !228
  %idxprom10 = sext i32 %1 to i64, !dbg !230
  %arrayidx11 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulPKfS0_PfiE2as to ptr), i64 0, i64 %idxprom10, !dbg !230
  %idxprom12 = sext i32 %0 to i64, !dbg !230
  %arrayidx13 = getelementptr inbounds [16 x float], ptr %arrayidx11, i64 0, i64 %idxprom12, !dbg !230
  store float %4, ptr %arrayidx13, align 4, !dbg !231, !tbaa !228
  %mul14 = mul nsw i32 %t.0, 16, !dbg !232
  %add15 = add nsw i32 %mul14, %1, !dbg !233
  %mul16 = mul nsw i32 %add15, %n, !dbg !234
  %add17 = add nsw i32 %mul16, %add5, !dbg !235
  %idxprom18 = sext i32 %add17 to i64, !dbg !236
  %arrayidx19 = getelementptr inbounds float, ptr %b, i64 %idxprom18, !dbg !236
  %5 = load float, ptr %arrayidx19, align 4, !dbg !236, !tbaa !228
  %idxprom20 = sext i32 %1 to i64, !dbg !237
  %arrayidx21 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulPKfS0_PfiE2bs to ptr), i64 0, i64 %idxprom20, !dbg !237
  %idxprom22 = sext i32 %0 to i64, !dbg !237
  %arrayidx23 = getelementptr inbounds [16 x float], ptr %arrayidx21, i64 0, i64 %idxprom22, !dbg !237
  store float %5, ptr %arrayidx23, align 4, !dbg !238, !tbaa !228
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !239
    #dbg_value(i32 0, !194, !DIExpression(), !240)
  br label %for.cond24, !dbg !241

for.cond24:                                       ; preds = %for.inc, %for.body
  %sum.1 = phi float [ %sum.0, %for.body ], [ %8, %for.inc ], !dbg !207
  %k.0 = phi i32 [ 0, %for.body ], [ %inc, %for.inc ], !dbg !242
    #dbg_value(i32 %k.0, !194, !DIExpression(), !240)
    #dbg_value(float %sum.1, !191, !DIExpression(), !207)
  %cmp25 = icmp slt i32 %k.0, 16, !dbg !243
  br i1 %cmp25, label %for.body27, label %for.cond.cleanup26, !dbg !245

for.cond.cleanup26:                               ; preds = %for.cond24
  br label %for.end

for.body27:                                       ; preds = %for.cond24
  %idxprom28 = sext i32 %1 to i64, !dbg !246
  %arrayidx29 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulPKfS0_PfiE2as to ptr), i64 0, i64 %idxprom28, !dbg !246
  %idxprom30 = sext i32 %k.0 to i64, !dbg !246
  %arrayidx31 = getelementptr inbounds [16 x float], ptr %arrayidx29, i64 0, i64 %idxprom30, !dbg !246
  %6 = load float, ptr %arrayidx31, align 4, !dbg !246, !tbaa !228
  %idxprom32 = sext i32 %k.0 to i64, !dbg !247
  %arrayidx33 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulPKfS0_PfiE2bs to ptr), i64 0, i64 %idxprom32, !dbg !247
  %idxprom34 = sext i32 %0 to i64, !dbg !247
  %arrayidx35 = getelementptr inbounds [16 x float], ptr %arrayidx33, i64 0, i64 %idxprom34, !dbg !247
  %7 = load float, ptr %arrayidx35, align 4, !dbg !247, !tbaa !228
  %8 = call float @llvm.fmuladd.f32(float %6, float %7, float %sum.1), !dbg !248
    #dbg_value(float %8, !191, !DIExpression(), !207)
  br label %for.inc, !dbg !249

for.inc:                                          ; preds = %for.body27
  %inc = add nsw i32 %k.0, 1, !dbg !250
    #dbg_value(i32 %inc, !194, !DIExpression(), !240)
  br label %for.cond24, !dbg !251, !llvm.loop !252

for.end:                                          ; preds = %for.cond.cleanup26
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !256
  br label %for.inc37, !dbg !257

for.inc37:                                        ; preds = %for.end
  %inc38 = add nsw i32 %t.0, 1, !dbg !258
    #dbg_value(i32 %inc38, !192, !DIExpression(), !216)
  br label %for.cond, !dbg !259, !llvm.loop !260

for.end39:                                        ; preds = %for.cond.cleanup
  %mul40 = mul nsw i32 %add, %n, !dbg !262
  %add41 = add nsw i32 %mul40, %add5, !dbg !263
  %idxprom42 = sext i32 %add41 to i64, !dbg !264
  %arrayidx43 = getelementptr inbounds float, ptr %c, i64 %idxprom42, !dbg !264
  store float %sum.0, ptr %arrayidx43, align 4, !dbg !265, !tbaa !228
  ret void, !dbg !266
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!198, !199, !200, !201}
!llvm.ident = !{!202}
!llvm.errno.tbaa = !{!203}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "as", scope: !2, file: !3, line: 5, type: !15, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "matmul", linkageName: "_Z6matmulPKfS0_Pfi", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !182)
!3 = !DIFile(filename: "matmul.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !9, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !18, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0, !13}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!14 = distinct !DIGlobalVariable(name: "bs", scope: !2, file: !3, line: 6, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !16)
!16 = !{!17, !17}
!17 = !DISubrange(count: 16)
!18 = !{!19, !26, !30, !32, !34, !36, !38, !40, !42, !44, !46, !48, !50, !52, !54, !56, !58, !60, !62, !64, !66, !68, !70, !72, !74, !76, !78, !80, !82, !84, !86, !88, !90, !92, !94, !96, !98, !100, !102, !104, !106, !108, !110, !112, !114, !116, !118, !120, !122, !124, !126, !128, !130, !132, !134, !136, !138, !140, !142, !146, !150, !152, !154, !156, !158, !160, !162, !164, !166, !168, !170, !172, !174, !176, !178, !180}
!19 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !21, file: !22, line: 175)
!20 = !DINamespace(name: "std", scope: null)
!21 = !DISubprogram(name: "sqrt", scope: !22, file: !22, line: 175, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!22 = !DIFile(filename: "cuda/cuda_shim.h", directory: "")
!23 = !DISubroutineType(types: !24)
!24 = !{!25, !25}
!25 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!26 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !27, file: !22, line: 175)
!27 = !DISubprogram(name: "sqrtf", scope: !22, file: !22, line: 175, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!28 = !DISubroutineType(types: !29)
!29 = !{!8, !8}
!30 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !31, file: !22, line: 175)
!31 = !DISubprogram(name: "exp", scope: !22, file: !22, line: 175, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!32 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !33, file: !22, line: 175)
!33 = !DISubprogram(name: "expf", scope: !22, file: !22, line: 175, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!34 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !35, file: !22, line: 175)
!35 = !DISubprogram(name: "exp2", scope: !22, file: !22, line: 175, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!36 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !37, file: !22, line: 175)
!37 = !DISubprogram(name: "exp2f", scope: !22, file: !22, line: 175, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!38 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !39, file: !22, line: 175)
!39 = !DISubprogram(name: "log", scope: !22, file: !22, line: 175, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !41, file: !22, line: 175)
!41 = !DISubprogram(name: "logf", scope: !22, file: !22, line: 175, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !43, file: !22, line: 175)
!43 = !DISubprogram(name: "log2", scope: !22, file: !22, line: 175, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!44 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !45, file: !22, line: 175)
!45 = !DISubprogram(name: "log2f", scope: !22, file: !22, line: 175, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!46 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !47, file: !22, line: 175)
!47 = !DISubprogram(name: "log10", scope: !22, file: !22, line: 175, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!48 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !49, file: !22, line: 175)
!49 = !DISubprogram(name: "log10f", scope: !22, file: !22, line: 175, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!50 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !51, file: !22, line: 175)
!51 = !DISubprogram(name: "sin", scope: !22, file: !22, line: 175, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!52 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !53, file: !22, line: 175)
!53 = !DISubprogram(name: "sinf", scope: !22, file: !22, line: 175, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!54 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !55, file: !22, line: 175)
!55 = !DISubprogram(name: "cos", scope: !22, file: !22, line: 175, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!56 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !57, file: !22, line: 175)
!57 = !DISubprogram(name: "cosf", scope: !22, file: !22, line: 175, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!58 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !59, file: !22, line: 175)
!59 = !DISubprogram(name: "tan", scope: !22, file: !22, line: 175, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!60 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !61, file: !22, line: 175)
!61 = !DISubprogram(name: "tanf", scope: !22, file: !22, line: 175, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!62 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !63, file: !22, line: 175)
!63 = !DISubprogram(name: "asin", scope: !22, file: !22, line: 175, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!64 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !65, file: !22, line: 175)
!65 = !DISubprogram(name: "asinf", scope: !22, file: !22, line: 175, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!66 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !67, file: !22, line: 175)
!67 = !DISubprogram(name: "acos", scope: !22, file: !22, line: 175, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!68 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !69, file: !22, line: 175)
!69 = !DISubprogram(name: "acosf", scope: !22, file: !22, line: 175, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!70 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !71, file: !22, line: 175)
!71 = !DISubprogram(name: "atan", scope: !22, file: !22, line: 175, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!72 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !73, file: !22, line: 175)
!73 = !DISubprogram(name: "atanf", scope: !22, file: !22, line: 175, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!74 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !75, file: !22, line: 176)
!75 = !DISubprogram(name: "sinh", scope: !22, file: !22, line: 176, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!76 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !77, file: !22, line: 176)
!77 = !DISubprogram(name: "sinhf", scope: !22, file: !22, line: 176, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!78 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !79, file: !22, line: 176)
!79 = !DISubprogram(name: "cosh", scope: !22, file: !22, line: 176, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!80 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !81, file: !22, line: 176)
!81 = !DISubprogram(name: "coshf", scope: !22, file: !22, line: 176, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!82 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !83, file: !22, line: 176)
!83 = !DISubprogram(name: "tanh", scope: !22, file: !22, line: 176, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!84 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !85, file: !22, line: 176)
!85 = !DISubprogram(name: "tanhf", scope: !22, file: !22, line: 176, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!86 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !87, file: !22, line: 176)
!87 = !DISubprogram(name: "fabs", scope: !22, file: !22, line: 176, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!88 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !89, file: !22, line: 176)
!89 = !DISubprogram(name: "fabsf", scope: !22, file: !22, line: 176, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!90 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !91, file: !22, line: 176)
!91 = !DISubprogram(name: "floor", scope: !22, file: !22, line: 176, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!92 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !93, file: !22, line: 176)
!93 = !DISubprogram(name: "floorf", scope: !22, file: !22, line: 176, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!94 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !95, file: !22, line: 176)
!95 = !DISubprogram(name: "ceil", scope: !22, file: !22, line: 176, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!96 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !97, file: !22, line: 176)
!97 = !DISubprogram(name: "ceilf", scope: !22, file: !22, line: 176, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!98 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !99, file: !22, line: 176)
!99 = !DISubprogram(name: "trunc", scope: !22, file: !22, line: 176, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!100 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !101, file: !22, line: 176)
!101 = !DISubprogram(name: "truncf", scope: !22, file: !22, line: 176, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!102 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !103, file: !22, line: 176)
!103 = !DISubprogram(name: "round", scope: !22, file: !22, line: 176, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!104 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !105, file: !22, line: 176)
!105 = !DISubprogram(name: "roundf", scope: !22, file: !22, line: 176, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!106 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !107, file: !22, line: 176)
!107 = !DISubprogram(name: "rint", scope: !22, file: !22, line: 176, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!108 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !109, file: !22, line: 176)
!109 = !DISubprogram(name: "rintf", scope: !22, file: !22, line: 176, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!110 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !111, file: !22, line: 176)
!111 = !DISubprogram(name: "nearbyint", scope: !22, file: !22, line: 176, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!112 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !113, file: !22, line: 176)
!113 = !DISubprogram(name: "nearbyintf", scope: !22, file: !22, line: 176, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!114 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !115, file: !22, line: 176)
!115 = !DISubprogram(name: "cbrt", scope: !22, file: !22, line: 176, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!116 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !117, file: !22, line: 176)
!117 = !DISubprogram(name: "cbrtf", scope: !22, file: !22, line: 176, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!118 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !119, file: !22, line: 177)
!119 = !DISubprogram(name: "erf", scope: !22, file: !22, line: 177, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!120 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !121, file: !22, line: 177)
!121 = !DISubprogram(name: "erff", scope: !22, file: !22, line: 177, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!122 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !123, file: !22, line: 177)
!123 = !DISubprogram(name: "erfc", scope: !22, file: !22, line: 177, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!124 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !125, file: !22, line: 177)
!125 = !DISubprogram(name: "erfcf", scope: !22, file: !22, line: 177, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!126 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !127, file: !22, line: 177)
!127 = !DISubprogram(name: "expm1", scope: !22, file: !22, line: 177, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!128 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !129, file: !22, line: 177)
!129 = !DISubprogram(name: "expm1f", scope: !22, file: !22, line: 177, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!130 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !131, file: !22, line: 177)
!131 = !DISubprogram(name: "log1p", scope: !22, file: !22, line: 177, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!132 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !133, file: !22, line: 177)
!133 = !DISubprogram(name: "log1pf", scope: !22, file: !22, line: 177, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!134 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !135, file: !22, line: 177)
!135 = !DISubprogram(name: "lgamma", scope: !22, file: !22, line: 177, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!136 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !137, file: !22, line: 177)
!137 = !DISubprogram(name: "lgammaf", scope: !22, file: !22, line: 177, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!138 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !139, file: !22, line: 177)
!139 = !DISubprogram(name: "tgamma", scope: !22, file: !22, line: 177, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!140 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !141, file: !22, line: 177)
!141 = !DISubprogram(name: "tgammaf", scope: !22, file: !22, line: 177, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!142 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !143, file: !22, line: 178)
!143 = !DISubprogram(name: "pow", scope: !22, file: !22, line: 178, type: !144, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!144 = !DISubroutineType(types: !145)
!145 = !{!25, !25, !25}
!146 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !147, file: !22, line: 178)
!147 = !DISubprogram(name: "powf", scope: !22, file: !22, line: 178, type: !148, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!148 = !DISubroutineType(types: !149)
!149 = !{!8, !8, !8}
!150 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !151, file: !22, line: 178)
!151 = !DISubprogram(name: "atan2", scope: !22, file: !22, line: 178, type: !144, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!152 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !153, file: !22, line: 178)
!153 = !DISubprogram(name: "atan2f", scope: !22, file: !22, line: 178, type: !148, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!154 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !155, file: !22, line: 178)
!155 = !DISubprogram(name: "fmod", scope: !22, file: !22, line: 178, type: !144, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!156 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !157, file: !22, line: 178)
!157 = !DISubprogram(name: "fmodf", scope: !22, file: !22, line: 178, type: !148, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!158 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !159, file: !22, line: 178)
!159 = !DISubprogram(name: "fmin", scope: !22, file: !22, line: 178, type: !144, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!160 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !161, file: !22, line: 178)
!161 = !DISubprogram(name: "fminf", scope: !22, file: !22, line: 178, type: !148, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!162 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !163, file: !22, line: 178)
!163 = !DISubprogram(name: "fmax", scope: !22, file: !22, line: 178, type: !144, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!164 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !165, file: !22, line: 178)
!165 = !DISubprogram(name: "fmaxf", scope: !22, file: !22, line: 178, type: !148, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!166 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !167, file: !22, line: 178)
!167 = !DISubprogram(name: "hypot", scope: !22, file: !22, line: 178, type: !144, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!168 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !169, file: !22, line: 178)
!169 = !DISubprogram(name: "hypotf", scope: !22, file: !22, line: 178, type: !148, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!170 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !171, file: !22, line: 178)
!171 = !DISubprogram(name: "copysign", scope: !22, file: !22, line: 178, type: !144, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!172 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !173, file: !22, line: 178)
!173 = !DISubprogram(name: "copysignf", scope: !22, file: !22, line: 178, type: !148, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!174 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !175, file: !22, line: 178)
!175 = !DISubprogram(name: "remainder", scope: !22, file: !22, line: 178, type: !144, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!176 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !177, file: !22, line: 178)
!177 = !DISubprogram(name: "remainderf", scope: !22, file: !22, line: 178, type: !148, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!178 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !179, file: !22, line: 178)
!179 = !DISubprogram(name: "fdim", scope: !22, file: !22, line: 178, type: !144, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!180 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !181, file: !22, line: 178)
!181 = !DISubprogram(name: "fdimf", scope: !22, file: !22, line: 178, type: !148, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!182 = !{!183, !184, !185, !186, !187, !188, !189, !190, !191, !192, !194}
!183 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 4, type: !6)
!184 = !DILocalVariable(name: "b", arg: 2, scope: !2, file: !3, line: 4, type: !6)
!185 = !DILocalVariable(name: "c", arg: 3, scope: !2, file: !3, line: 4, type: !9)
!186 = !DILocalVariable(name: "n", arg: 4, scope: !2, file: !3, line: 4, type: !10)
!187 = !DILocalVariable(name: "tx", scope: !2, file: !3, line: 7, type: !10)
!188 = !DILocalVariable(name: "ty", scope: !2, file: !3, line: 7, type: !10)
!189 = !DILocalVariable(name: "row", scope: !2, file: !3, line: 8, type: !10)
!190 = !DILocalVariable(name: "col", scope: !2, file: !3, line: 9, type: !10)
!191 = !DILocalVariable(name: "sum", scope: !2, file: !3, line: 10, type: !8)
!192 = !DILocalVariable(name: "t", scope: !193, file: !3, line: 11, type: !10)
!193 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
!194 = !DILocalVariable(name: "k", scope: !195, file: !3, line: 15, type: !10)
!195 = distinct !DILexicalBlock(scope: !196, file: !3, line: 15, column: 5)
!196 = distinct !DILexicalBlock(scope: !197, file: !3, line: 11, column: 38)
!197 = distinct !DILexicalBlock(scope: !193, file: !3, line: 11, column: 3)
!198 = !{i32 7, !"Dwarf Version", i32 4}
!199 = !{i32 2, !"Debug Info Version", i32 3}
!200 = !{i32 1, !"wchar_size", i32 4}
!201 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!202 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!203 = !{!204, !204, i64 0}
!204 = !{!"int", !205, i64 0}
!205 = !{!"omnipotent char", !206, i64 0}
!206 = !{!"Simple C++ TBAA"}
!207 = !DILocation(line: 0, scope: !2)
!208 = !DILocation(line: 7, column: 12, scope: !2)
!209 = !DILocation(line: 7, column: 30, scope: !2)
!210 = !DILocation(line: 8, column: 13, scope: !2)
!211 = !DILocation(line: 8, column: 24, scope: !2)
!212 = !DILocation(line: 8, column: 31, scope: !2)
!213 = !DILocation(line: 9, column: 13, scope: !2)
!214 = !DILocation(line: 9, column: 24, scope: !2)
!215 = !DILocation(line: 9, column: 31, scope: !2)
!216 = !DILocation(line: 0, scope: !193)
!217 = !DILocation(line: 11, column: 8, scope: !193)
!218 = !DILocation(line: 10, column: 9, scope: !2)
!219 = !DILocation(line: 11, scope: !193)
!220 = !DILocation(line: 11, column: 25, scope: !197)
!221 = !DILocation(line: 11, column: 21, scope: !197)
!222 = !DILocation(line: 11, column: 3, scope: !193)
!223 = !DILocation(line: 12, column: 24, scope: !196)
!224 = !DILocation(line: 12, column: 32, scope: !196)
!225 = !DILocation(line: 12, column: 28, scope: !196)
!226 = !DILocation(line: 12, column: 39, scope: !196)
!227 = !DILocation(line: 12, column: 18, scope: !196)
!228 = !{!229, !229, i64 0}
!229 = !{!"float", !205, i64 0}
!230 = !DILocation(line: 12, column: 5, scope: !196)
!231 = !DILocation(line: 12, column: 16, scope: !196)
!232 = !DILocation(line: 13, column: 23, scope: !196)
!233 = !DILocation(line: 13, column: 30, scope: !196)
!234 = !DILocation(line: 13, column: 36, scope: !196)
!235 = !DILocation(line: 13, column: 40, scope: !196)
!236 = !DILocation(line: 13, column: 18, scope: !196)
!237 = !DILocation(line: 13, column: 5, scope: !196)
!238 = !DILocation(line: 13, column: 16, scope: !196)
!239 = !DILocation(line: 14, column: 5, scope: !196)
!240 = !DILocation(line: 0, scope: !195)
!241 = !DILocation(line: 15, column: 10, scope: !195)
!242 = !DILocation(line: 15, scope: !195)
!243 = !DILocation(line: 15, column: 23, scope: !244)
!244 = distinct !DILexicalBlock(scope: !195, file: !3, line: 15, column: 5)
!245 = !DILocation(line: 15, column: 5, scope: !195)
!246 = !DILocation(line: 15, column: 43, scope: !244)
!247 = !DILocation(line: 15, column: 55, scope: !244)
!248 = !DILocation(line: 15, column: 40, scope: !244)
!249 = !DILocation(line: 15, column: 36, scope: !244)
!250 = !DILocation(line: 15, column: 32, scope: !244)
!251 = !DILocation(line: 15, column: 5, scope: !244)
!252 = distinct !{!252, !245, !253, !254, !255}
!253 = !DILocation(line: 15, column: 63, scope: !195)
!254 = !{!"llvm.loop.mustprogress"}
!255 = !{!"llvm.loop.unroll.disable"}
!256 = !DILocation(line: 16, column: 5, scope: !196)
!257 = !DILocation(line: 17, column: 3, scope: !196)
!258 = !DILocation(line: 11, column: 34, scope: !197)
!259 = !DILocation(line: 11, column: 3, scope: !197)
!260 = distinct !{!260, !222, !261, !254, !255}
!261 = !DILocation(line: 17, column: 3, scope: !193)
!262 = !DILocation(line: 18, column: 9, scope: !2)
!263 = !DILocation(line: 18, column: 13, scope: !2)
!264 = !DILocation(line: 18, column: 3, scope: !2)
!265 = !DILocation(line: 18, column: 20, scope: !2)
!266 = !DILocation(line: 19, column: 1, scope: !2)
