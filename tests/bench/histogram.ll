; ModuleID = 'histogram.cu'
source_filename = "histogram.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_gridDim_t = type { i8 }

@_ZZ9histogramPKhPjiE1s = internal addrspace(3) global [256 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@gridDim = extern_weak addrspace(1) global %struct.ws_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9histogramPKhPji(ptr noundef %data, ptr noundef %bins, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %data, !180, !DIExpression(), !198)
    #dbg_value(ptr %bins, !181, !DIExpression(), !198)
    #dbg_value(i32 %n, !182, !DIExpression(), !198)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !199
    #dbg_value(i32 %0, !183, !DIExpression(), !198)
  %idxprom = sext i32 %0 to i64, !dbg !200
  %arrayidx = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramPKhPjiE1s to ptr), i64 0, i64 %idxprom, !dbg !200
  store i32 0, ptr %arrayidx, align 4, !dbg !201, !tbaa !194
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !202
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !203
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !204
  %mul = mul i32 %1, %2, !dbg !205
  %add = add i32 %mul, %0, !dbg !206
    #dbg_value(i32 %add, !184, !DIExpression(), !207)
  br label %for.cond, !dbg !208

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ %add, %entry ], [ %add11, %for.inc ], !dbg !209
    #dbg_value(i32 %i.0, !184, !DIExpression(), !207)
  %cmp = icmp slt i32 %i.0, %n, !dbg !210
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !212

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom3 = sext i32 %i.0 to i64, !dbg !213
  %arrayidx4 = getelementptr inbounds i8, ptr %data, i64 %idxprom3, !dbg !213
  %3 = load i8, ptr %arrayidx4, align 1, !dbg !213, !tbaa !214
  %idxprom5 = zext i8 %3 to i64, !dbg !215
  %arrayidx6 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramPKhPjiE1s to ptr), i64 0, i64 %idxprom5, !dbg !215
  %4 = atomicrmw add ptr %arrayidx6, i32 1 monotonic, align 4, !dbg !216
  br label %for.inc, !dbg !216

for.inc:                                          ; preds = %for.body
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !217
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !218
  %mul10 = mul i32 %5, %6, !dbg !219
  %add11 = add i32 %i.0, %mul10, !dbg !220
    #dbg_value(i32 %add11, !184, !DIExpression(), !207)
  br label %for.cond, !dbg !221, !llvm.loop !222

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !226
  %idxprom12 = sext i32 %0 to i64, !dbg !227
  %arrayidx13 = getelementptr inbounds i32, ptr %bins, i64 %idxprom12, !dbg !227
  %idxprom14 = sext i32 %0 to i64, !dbg !228
  %arrayidx15 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramPKhPjiE1s to ptr), i64 0, i64 %idxprom14, !dbg !228
  %7 = load i32, ptr %arrayidx15, align 4, !dbg !228, !tbaa !194
  %8 = atomicrmw add ptr %arrayidx13, i32 %7 monotonic, align 4, !dbg !229
  ret void, !dbg !230
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!12}
!llvm.module.flags = !{!189, !190, !191, !192}
!llvm.ident = !{!193}
!llvm.errno.tbaa = !{!194}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 5, type: !186, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "histogram", linkageName: "_Z9histogramPKhPji", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !12, retainedNodes: !179)
!3 = !DIFile(filename: "histogram.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !11}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !13, imports: !14, splitDebugInlining: false, nameTableKind: None)
!13 = !{!0}
!14 = !{!15, !22, !27, !29, !31, !33, !35, !37, !39, !41, !43, !45, !47, !49, !51, !53, !55, !57, !59, !61, !63, !65, !67, !69, !71, !73, !75, !77, !79, !81, !83, !85, !87, !89, !91, !93, !95, !97, !99, !101, !103, !105, !107, !109, !111, !113, !115, !117, !119, !121, !123, !125, !127, !129, !131, !133, !135, !137, !139, !143, !147, !149, !151, !153, !155, !157, !159, !161, !163, !165, !167, !169, !171, !173, !175, !177}
!15 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !17, file: !18, line: 175)
!16 = !DINamespace(name: "std", scope: null)
!17 = !DISubprogram(name: "sqrt", scope: !18, file: !18, line: 175, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!18 = !DIFile(filename: "cuda/cuda_shim.h", directory: "")
!19 = !DISubroutineType(types: !20)
!20 = !{!21, !21}
!21 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!22 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !23, file: !18, line: 175)
!23 = !DISubprogram(name: "sqrtf", scope: !18, file: !18, line: 175, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!24 = !DISubroutineType(types: !25)
!25 = !{!26, !26}
!26 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!27 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !28, file: !18, line: 175)
!28 = !DISubprogram(name: "exp", scope: !18, file: !18, line: 175, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !30, file: !18, line: 175)
!30 = !DISubprogram(name: "expf", scope: !18, file: !18, line: 175, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !32, file: !18, line: 175)
!32 = !DISubprogram(name: "exp2", scope: !18, file: !18, line: 175, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !34, file: !18, line: 175)
!34 = !DISubprogram(name: "exp2f", scope: !18, file: !18, line: 175, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!35 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !36, file: !18, line: 175)
!36 = !DISubprogram(name: "log", scope: !18, file: !18, line: 175, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!37 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !38, file: !18, line: 175)
!38 = !DISubprogram(name: "logf", scope: !18, file: !18, line: 175, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !40, file: !18, line: 175)
!40 = !DISubprogram(name: "log2", scope: !18, file: !18, line: 175, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!41 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !42, file: !18, line: 175)
!42 = !DISubprogram(name: "log2f", scope: !18, file: !18, line: 175, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!43 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !44, file: !18, line: 175)
!44 = !DISubprogram(name: "log10", scope: !18, file: !18, line: 175, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!45 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !46, file: !18, line: 175)
!46 = !DISubprogram(name: "log10f", scope: !18, file: !18, line: 175, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!47 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !48, file: !18, line: 175)
!48 = !DISubprogram(name: "sin", scope: !18, file: !18, line: 175, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!49 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !50, file: !18, line: 175)
!50 = !DISubprogram(name: "sinf", scope: !18, file: !18, line: 175, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!51 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !52, file: !18, line: 175)
!52 = !DISubprogram(name: "cos", scope: !18, file: !18, line: 175, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!53 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !54, file: !18, line: 175)
!54 = !DISubprogram(name: "cosf", scope: !18, file: !18, line: 175, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!55 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !56, file: !18, line: 175)
!56 = !DISubprogram(name: "tan", scope: !18, file: !18, line: 175, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!57 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !58, file: !18, line: 175)
!58 = !DISubprogram(name: "tanf", scope: !18, file: !18, line: 175, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!59 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !60, file: !18, line: 175)
!60 = !DISubprogram(name: "asin", scope: !18, file: !18, line: 175, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!61 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !62, file: !18, line: 175)
!62 = !DISubprogram(name: "asinf", scope: !18, file: !18, line: 175, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!63 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !64, file: !18, line: 175)
!64 = !DISubprogram(name: "acos", scope: !18, file: !18, line: 175, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!65 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !66, file: !18, line: 175)
!66 = !DISubprogram(name: "acosf", scope: !18, file: !18, line: 175, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!67 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !68, file: !18, line: 175)
!68 = !DISubprogram(name: "atan", scope: !18, file: !18, line: 175, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!69 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !70, file: !18, line: 175)
!70 = !DISubprogram(name: "atanf", scope: !18, file: !18, line: 175, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!71 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !72, file: !18, line: 176)
!72 = !DISubprogram(name: "sinh", scope: !18, file: !18, line: 176, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!73 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !74, file: !18, line: 176)
!74 = !DISubprogram(name: "sinhf", scope: !18, file: !18, line: 176, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!75 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !76, file: !18, line: 176)
!76 = !DISubprogram(name: "cosh", scope: !18, file: !18, line: 176, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!77 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !78, file: !18, line: 176)
!78 = !DISubprogram(name: "coshf", scope: !18, file: !18, line: 176, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!79 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !80, file: !18, line: 176)
!80 = !DISubprogram(name: "tanh", scope: !18, file: !18, line: 176, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!81 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !82, file: !18, line: 176)
!82 = !DISubprogram(name: "tanhf", scope: !18, file: !18, line: 176, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!83 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !84, file: !18, line: 176)
!84 = !DISubprogram(name: "fabs", scope: !18, file: !18, line: 176, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!85 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !86, file: !18, line: 176)
!86 = !DISubprogram(name: "fabsf", scope: !18, file: !18, line: 176, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!87 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !88, file: !18, line: 176)
!88 = !DISubprogram(name: "floor", scope: !18, file: !18, line: 176, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!89 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !90, file: !18, line: 176)
!90 = !DISubprogram(name: "floorf", scope: !18, file: !18, line: 176, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!91 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !92, file: !18, line: 176)
!92 = !DISubprogram(name: "ceil", scope: !18, file: !18, line: 176, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!93 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !94, file: !18, line: 176)
!94 = !DISubprogram(name: "ceilf", scope: !18, file: !18, line: 176, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!95 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !96, file: !18, line: 176)
!96 = !DISubprogram(name: "trunc", scope: !18, file: !18, line: 176, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!97 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !98, file: !18, line: 176)
!98 = !DISubprogram(name: "truncf", scope: !18, file: !18, line: 176, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!99 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !100, file: !18, line: 176)
!100 = !DISubprogram(name: "round", scope: !18, file: !18, line: 176, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!101 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !102, file: !18, line: 176)
!102 = !DISubprogram(name: "roundf", scope: !18, file: !18, line: 176, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!103 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !104, file: !18, line: 176)
!104 = !DISubprogram(name: "rint", scope: !18, file: !18, line: 176, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!105 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !106, file: !18, line: 176)
!106 = !DISubprogram(name: "rintf", scope: !18, file: !18, line: 176, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!107 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !108, file: !18, line: 176)
!108 = !DISubprogram(name: "nearbyint", scope: !18, file: !18, line: 176, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!109 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !110, file: !18, line: 176)
!110 = !DISubprogram(name: "nearbyintf", scope: !18, file: !18, line: 176, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!111 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !112, file: !18, line: 176)
!112 = !DISubprogram(name: "cbrt", scope: !18, file: !18, line: 176, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!113 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !114, file: !18, line: 176)
!114 = !DISubprogram(name: "cbrtf", scope: !18, file: !18, line: 176, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!115 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !116, file: !18, line: 177)
!116 = !DISubprogram(name: "erf", scope: !18, file: !18, line: 177, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!117 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !118, file: !18, line: 177)
!118 = !DISubprogram(name: "erff", scope: !18, file: !18, line: 177, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!119 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !120, file: !18, line: 177)
!120 = !DISubprogram(name: "erfc", scope: !18, file: !18, line: 177, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!121 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !122, file: !18, line: 177)
!122 = !DISubprogram(name: "erfcf", scope: !18, file: !18, line: 177, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!123 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !124, file: !18, line: 177)
!124 = !DISubprogram(name: "expm1", scope: !18, file: !18, line: 177, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!125 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !126, file: !18, line: 177)
!126 = !DISubprogram(name: "expm1f", scope: !18, file: !18, line: 177, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!127 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !128, file: !18, line: 177)
!128 = !DISubprogram(name: "log1p", scope: !18, file: !18, line: 177, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!129 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !130, file: !18, line: 177)
!130 = !DISubprogram(name: "log1pf", scope: !18, file: !18, line: 177, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!131 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !132, file: !18, line: 177)
!132 = !DISubprogram(name: "lgamma", scope: !18, file: !18, line: 177, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!133 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !134, file: !18, line: 177)
!134 = !DISubprogram(name: "lgammaf", scope: !18, file: !18, line: 177, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!135 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !136, file: !18, line: 177)
!136 = !DISubprogram(name: "tgamma", scope: !18, file: !18, line: 177, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!137 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !138, file: !18, line: 177)
!138 = !DISubprogram(name: "tgammaf", scope: !18, file: !18, line: 177, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!139 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !140, file: !18, line: 178)
!140 = !DISubprogram(name: "pow", scope: !18, file: !18, line: 178, type: !141, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!141 = !DISubroutineType(types: !142)
!142 = !{!21, !21, !21}
!143 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !144, file: !18, line: 178)
!144 = !DISubprogram(name: "powf", scope: !18, file: !18, line: 178, type: !145, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!145 = !DISubroutineType(types: !146)
!146 = !{!26, !26, !26}
!147 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !148, file: !18, line: 178)
!148 = !DISubprogram(name: "atan2", scope: !18, file: !18, line: 178, type: !141, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!149 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !150, file: !18, line: 178)
!150 = !DISubprogram(name: "atan2f", scope: !18, file: !18, line: 178, type: !145, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!151 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !152, file: !18, line: 178)
!152 = !DISubprogram(name: "fmod", scope: !18, file: !18, line: 178, type: !141, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!153 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !154, file: !18, line: 178)
!154 = !DISubprogram(name: "fmodf", scope: !18, file: !18, line: 178, type: !145, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!155 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !156, file: !18, line: 178)
!156 = !DISubprogram(name: "fmin", scope: !18, file: !18, line: 178, type: !141, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!157 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !158, file: !18, line: 178)
!158 = !DISubprogram(name: "fminf", scope: !18, file: !18, line: 178, type: !145, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!159 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !160, file: !18, line: 178)
!160 = !DISubprogram(name: "fmax", scope: !18, file: !18, line: 178, type: !141, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!161 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !162, file: !18, line: 178)
!162 = !DISubprogram(name: "fmaxf", scope: !18, file: !18, line: 178, type: !145, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!163 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !164, file: !18, line: 178)
!164 = !DISubprogram(name: "hypot", scope: !18, file: !18, line: 178, type: !141, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!165 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !166, file: !18, line: 178)
!166 = !DISubprogram(name: "hypotf", scope: !18, file: !18, line: 178, type: !145, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!167 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !168, file: !18, line: 178)
!168 = !DISubprogram(name: "copysign", scope: !18, file: !18, line: 178, type: !141, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!169 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !170, file: !18, line: 178)
!170 = !DISubprogram(name: "copysignf", scope: !18, file: !18, line: 178, type: !145, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!171 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !172, file: !18, line: 178)
!172 = !DISubprogram(name: "remainder", scope: !18, file: !18, line: 178, type: !141, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!173 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !174, file: !18, line: 178)
!174 = !DISubprogram(name: "remainderf", scope: !18, file: !18, line: 178, type: !145, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!175 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !176, file: !18, line: 178)
!176 = !DISubprogram(name: "fdim", scope: !18, file: !18, line: 178, type: !141, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!177 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !178, file: !18, line: 178)
!178 = !DISubprogram(name: "fdimf", scope: !18, file: !18, line: 178, type: !145, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!179 = !{!180, !181, !182, !183, !184}
!180 = !DILocalVariable(name: "data", arg: 1, scope: !2, file: !3, line: 4, type: !6)
!181 = !DILocalVariable(name: "bins", arg: 2, scope: !2, file: !3, line: 4, type: !9)
!182 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 4, type: !11)
!183 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 6, type: !11)
!184 = !DILocalVariable(name: "i", scope: !185, file: !3, line: 9, type: !11)
!185 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 3)
!186 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 8192, elements: !187)
!187 = !{!188}
!188 = !DISubrange(count: 256)
!189 = !{i32 7, !"Dwarf Version", i32 4}
!190 = !{i32 2, !"Debug Info Version", i32 3}
!191 = !{i32 1, !"wchar_size", i32 4}
!192 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!193 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!194 = !{!195, !195, i64 0}
!195 = !{!"int", !196, i64 0}
!196 = !{!"omnipotent char", !197, i64 0}
!197 = !{!"Simple C++ TBAA"}
!198 = !DILocation(line: 0, scope: !2)
!199 = !DILocation(line: 6, column: 11, scope: !2)
!200 = !DILocation(line: 7, column: 3, scope: !2)
!201 = !DILocation(line: 7, column: 8, scope: !2)
!202 = !DILocation(line: 8, column: 3, scope: !2)
!203 = !DILocation(line: 9, column: 16, scope: !185)
!204 = !DILocation(line: 9, column: 29, scope: !185)
!205 = !DILocation(line: 9, column: 27, scope: !185)
!206 = !DILocation(line: 9, column: 40, scope: !185)
!207 = !DILocation(line: 0, scope: !185)
!208 = !DILocation(line: 9, column: 8, scope: !185)
!209 = !DILocation(line: 9, scope: !185)
!210 = !DILocation(line: 9, column: 47, scope: !211)
!211 = distinct !DILexicalBlock(scope: !185, file: !3, line: 9, column: 3)
!212 = !DILocation(line: 9, column: 3, scope: !185)
!213 = !DILocation(line: 10, column: 18, scope: !211)
!214 = !{!196, !196, i64 0}
!215 = !DILocation(line: 10, column: 16, scope: !211)
!216 = !DILocation(line: 10, column: 5, scope: !211)
!217 = !DILocation(line: 9, column: 57, scope: !211)
!218 = !DILocation(line: 9, column: 69, scope: !211)
!219 = !DILocation(line: 9, column: 67, scope: !211)
!220 = !DILocation(line: 9, column: 54, scope: !211)
!221 = !DILocation(line: 9, column: 3, scope: !211)
!222 = distinct !{!222, !212, !223, !224, !225}
!223 = !DILocation(line: 10, column: 30, scope: !185)
!224 = !{!"llvm.loop.mustprogress"}
!225 = !{!"llvm.loop.unroll.disable"}
!226 = !DILocation(line: 11, column: 3, scope: !2)
!227 = !DILocation(line: 12, column: 14, scope: !2)
!228 = !DILocation(line: 12, column: 23, scope: !2)
!229 = !DILocation(line: 12, column: 3, scope: !2)
!230 = !DILocation(line: 13, column: 1, scope: !2)
