; ModuleID = 'transpose.cu'
source_filename = "transpose.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@_ZZ9transposePKfPfiE4tile = internal addrspace(3) global [16 x [17 x float]] undef, align 4, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9transposePKfPfi(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !178, !DIExpression(), !196)
    #dbg_value(ptr %out, !179, !DIExpression(), !196)
    #dbg_value(i32 %n, !180, !DIExpression(), !196)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !197
  %mul = mul i32 %0, 16, !dbg !198
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !199
  %add = add i32 %mul, %1, !dbg !200
    #dbg_value(i32 %add, !181, !DIExpression(), !196)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !201
  %mul3 = mul i32 %2, 16, !dbg !202
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !203
  %add5 = add i32 %mul3, %3, !dbg !204
    #dbg_value(i32 %add5, !182, !DIExpression(), !196)
  %mul6 = mul nsw i32 %add5, %n, !dbg !205
  %add7 = add nsw i32 %mul6, %add, !dbg !206
  %idxprom = sext i32 %add7 to i64, !dbg !207
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom, !dbg !207
  %4 = load float, ptr %arrayidx, align 4, !dbg !207, !tbaa !208
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !210
  %idxprom9 = zext i32 %5 to i64, !dbg !211
  %arrayidx10 = getelementptr inbounds nuw [16 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposePKfPfiE4tile to ptr), i64 0, i64 %idxprom9, !dbg !211
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !212
  %idxprom12 = zext i32 %6 to i64, !dbg !211
  %arrayidx13 = getelementptr inbounds nuw [17 x float], ptr %arrayidx10, i64 0, i64 %idxprom12, !dbg !211
  store float %4, ptr %arrayidx13, align 4, !dbg !213, !tbaa !208
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !214
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !215
  %mul15 = mul i32 %7, 16, !dbg !216
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !217
  %add17 = add i32 %mul15, %8, !dbg !218
    #dbg_value(i32 %add17, !181, !DIExpression(), !196)
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !219
  %mul19 = mul i32 %9, 16, !dbg !220
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !221
  %add21 = add i32 %mul19, %10, !dbg !222
    #dbg_value(i32 %add21, !182, !DIExpression(), !196)
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !223
  %idxprom23 = zext i32 %11 to i64, !dbg !224
  %arrayidx24 = getelementptr inbounds nuw [16 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposePKfPfiE4tile to ptr), i64 0, i64 %idxprom23, !dbg !224
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !225
  %idxprom26 = zext i32 %12 to i64, !dbg !224
  %arrayidx27 = getelementptr inbounds nuw [17 x float], ptr %arrayidx24, i64 0, i64 %idxprom26, !dbg !224
  %13 = load float, ptr %arrayidx27, align 4, !dbg !224, !tbaa !208
  %mul28 = mul nsw i32 %add21, %n, !dbg !226
  %add29 = add nsw i32 %mul28, %add17, !dbg !227
  %idxprom30 = sext i32 %add29 to i64, !dbg !228
  %arrayidx31 = getelementptr inbounds float, ptr %out, i64 %idxprom30, !dbg !228
  store float %13, ptr %arrayidx31, align 4, !dbg !229, !tbaa !208
  ret void, !dbg !230
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!187, !188, !189, !190}
!llvm.ident = !{!191}
!llvm.errno.tbaa = !{!192}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 5, type: !183, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "transpose", linkageName: "_Z9transposePKfPfi", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !177)
!3 = !DIFile(filename: "transpose.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !13, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0}
!13 = !{!14, !21, !25, !27, !29, !31, !33, !35, !37, !39, !41, !43, !45, !47, !49, !51, !53, !55, !57, !59, !61, !63, !65, !67, !69, !71, !73, !75, !77, !79, !81, !83, !85, !87, !89, !91, !93, !95, !97, !99, !101, !103, !105, !107, !109, !111, !113, !115, !117, !119, !121, !123, !125, !127, !129, !131, !133, !135, !137, !141, !145, !147, !149, !151, !153, !155, !157, !159, !161, !163, !165, !167, !169, !171, !173, !175}
!14 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !16, file: !17, line: 175)
!15 = !DINamespace(name: "std", scope: null)
!16 = !DISubprogram(name: "sqrt", scope: !17, file: !17, line: 175, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!17 = !DIFile(filename: "cuda/cuda_shim.h", directory: "")
!18 = !DISubroutineType(types: !19)
!19 = !{!20, !20}
!20 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!21 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !22, file: !17, line: 175)
!22 = !DISubprogram(name: "sqrtf", scope: !17, file: !17, line: 175, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!23 = !DISubroutineType(types: !24)
!24 = !{!8, !8}
!25 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !26, file: !17, line: 175)
!26 = !DISubprogram(name: "exp", scope: !17, file: !17, line: 175, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!27 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !28, file: !17, line: 175)
!28 = !DISubprogram(name: "expf", scope: !17, file: !17, line: 175, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !30, file: !17, line: 175)
!30 = !DISubprogram(name: "exp2", scope: !17, file: !17, line: 175, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !32, file: !17, line: 175)
!32 = !DISubprogram(name: "exp2f", scope: !17, file: !17, line: 175, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !34, file: !17, line: 175)
!34 = !DISubprogram(name: "log", scope: !17, file: !17, line: 175, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!35 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !36, file: !17, line: 175)
!36 = !DISubprogram(name: "logf", scope: !17, file: !17, line: 175, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!37 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !38, file: !17, line: 175)
!38 = !DISubprogram(name: "log2", scope: !17, file: !17, line: 175, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !40, file: !17, line: 175)
!40 = !DISubprogram(name: "log2f", scope: !17, file: !17, line: 175, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!41 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !42, file: !17, line: 175)
!42 = !DISubprogram(name: "log10", scope: !17, file: !17, line: 175, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!43 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !44, file: !17, line: 175)
!44 = !DISubprogram(name: "log10f", scope: !17, file: !17, line: 175, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!45 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !46, file: !17, line: 175)
!46 = !DISubprogram(name: "sin", scope: !17, file: !17, line: 175, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!47 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !48, file: !17, line: 175)
!48 = !DISubprogram(name: "sinf", scope: !17, file: !17, line: 175, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!49 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !50, file: !17, line: 175)
!50 = !DISubprogram(name: "cos", scope: !17, file: !17, line: 175, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!51 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !52, file: !17, line: 175)
!52 = !DISubprogram(name: "cosf", scope: !17, file: !17, line: 175, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!53 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !54, file: !17, line: 175)
!54 = !DISubprogram(name: "tan", scope: !17, file: !17, line: 175, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!55 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !56, file: !17, line: 175)
!56 = !DISubprogram(name: "tanf", scope: !17, file: !17, line: 175, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!57 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !58, file: !17, line: 175)
!58 = !DISubprogram(name: "asin", scope: !17, file: !17, line: 175, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!59 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !60, file: !17, line: 175)
!60 = !DISubprogram(name: "asinf", scope: !17, file: !17, line: 175, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!61 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !62, file: !17, line: 175)
!62 = !DISubprogram(name: "acos", scope: !17, file: !17, line: 175, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!63 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !64, file: !17, line: 175)
!64 = !DISubprogram(name: "acosf", scope: !17, file: !17, line: 175, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!65 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !66, file: !17, line: 175)
!66 = !DISubprogram(name: "atan", scope: !17, file: !17, line: 175, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!67 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !68, file: !17, line: 175)
!68 = !DISubprogram(name: "atanf", scope: !17, file: !17, line: 175, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!69 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !70, file: !17, line: 176)
!70 = !DISubprogram(name: "sinh", scope: !17, file: !17, line: 176, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!71 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !72, file: !17, line: 176)
!72 = !DISubprogram(name: "sinhf", scope: !17, file: !17, line: 176, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!73 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !74, file: !17, line: 176)
!74 = !DISubprogram(name: "cosh", scope: !17, file: !17, line: 176, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!75 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !76, file: !17, line: 176)
!76 = !DISubprogram(name: "coshf", scope: !17, file: !17, line: 176, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!77 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !78, file: !17, line: 176)
!78 = !DISubprogram(name: "tanh", scope: !17, file: !17, line: 176, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!79 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !80, file: !17, line: 176)
!80 = !DISubprogram(name: "tanhf", scope: !17, file: !17, line: 176, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!81 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !82, file: !17, line: 176)
!82 = !DISubprogram(name: "fabs", scope: !17, file: !17, line: 176, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!83 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !84, file: !17, line: 176)
!84 = !DISubprogram(name: "fabsf", scope: !17, file: !17, line: 176, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!85 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !86, file: !17, line: 176)
!86 = !DISubprogram(name: "floor", scope: !17, file: !17, line: 176, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!87 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !88, file: !17, line: 176)
!88 = !DISubprogram(name: "floorf", scope: !17, file: !17, line: 176, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!89 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !90, file: !17, line: 176)
!90 = !DISubprogram(name: "ceil", scope: !17, file: !17, line: 176, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!91 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !92, file: !17, line: 176)
!92 = !DISubprogram(name: "ceilf", scope: !17, file: !17, line: 176, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!93 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !94, file: !17, line: 176)
!94 = !DISubprogram(name: "trunc", scope: !17, file: !17, line: 176, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!95 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !96, file: !17, line: 176)
!96 = !DISubprogram(name: "truncf", scope: !17, file: !17, line: 176, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!97 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !98, file: !17, line: 176)
!98 = !DISubprogram(name: "round", scope: !17, file: !17, line: 176, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!99 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !100, file: !17, line: 176)
!100 = !DISubprogram(name: "roundf", scope: !17, file: !17, line: 176, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!101 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !102, file: !17, line: 176)
!102 = !DISubprogram(name: "rint", scope: !17, file: !17, line: 176, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!103 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !104, file: !17, line: 176)
!104 = !DISubprogram(name: "rintf", scope: !17, file: !17, line: 176, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!105 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !106, file: !17, line: 176)
!106 = !DISubprogram(name: "nearbyint", scope: !17, file: !17, line: 176, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!107 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !108, file: !17, line: 176)
!108 = !DISubprogram(name: "nearbyintf", scope: !17, file: !17, line: 176, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!109 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !110, file: !17, line: 176)
!110 = !DISubprogram(name: "cbrt", scope: !17, file: !17, line: 176, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!111 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !112, file: !17, line: 176)
!112 = !DISubprogram(name: "cbrtf", scope: !17, file: !17, line: 176, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!113 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !114, file: !17, line: 177)
!114 = !DISubprogram(name: "erf", scope: !17, file: !17, line: 177, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!115 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !116, file: !17, line: 177)
!116 = !DISubprogram(name: "erff", scope: !17, file: !17, line: 177, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!117 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !118, file: !17, line: 177)
!118 = !DISubprogram(name: "erfc", scope: !17, file: !17, line: 177, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!119 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !120, file: !17, line: 177)
!120 = !DISubprogram(name: "erfcf", scope: !17, file: !17, line: 177, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!121 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !122, file: !17, line: 177)
!122 = !DISubprogram(name: "expm1", scope: !17, file: !17, line: 177, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!123 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !124, file: !17, line: 177)
!124 = !DISubprogram(name: "expm1f", scope: !17, file: !17, line: 177, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!125 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !126, file: !17, line: 177)
!126 = !DISubprogram(name: "log1p", scope: !17, file: !17, line: 177, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!127 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !128, file: !17, line: 177)
!128 = !DISubprogram(name: "log1pf", scope: !17, file: !17, line: 177, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!129 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !130, file: !17, line: 177)
!130 = !DISubprogram(name: "lgamma", scope: !17, file: !17, line: 177, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!131 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !132, file: !17, line: 177)
!132 = !DISubprogram(name: "lgammaf", scope: !17, file: !17, line: 177, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!133 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !134, file: !17, line: 177)
!134 = !DISubprogram(name: "tgamma", scope: !17, file: !17, line: 177, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!135 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !136, file: !17, line: 177)
!136 = !DISubprogram(name: "tgammaf", scope: !17, file: !17, line: 177, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!137 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !138, file: !17, line: 178)
!138 = !DISubprogram(name: "pow", scope: !17, file: !17, line: 178, type: !139, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!139 = !DISubroutineType(types: !140)
!140 = !{!20, !20, !20}
!141 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !142, file: !17, line: 178)
!142 = !DISubprogram(name: "powf", scope: !17, file: !17, line: 178, type: !143, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!143 = !DISubroutineType(types: !144)
!144 = !{!8, !8, !8}
!145 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !146, file: !17, line: 178)
!146 = !DISubprogram(name: "atan2", scope: !17, file: !17, line: 178, type: !139, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!147 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !148, file: !17, line: 178)
!148 = !DISubprogram(name: "atan2f", scope: !17, file: !17, line: 178, type: !143, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!149 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !150, file: !17, line: 178)
!150 = !DISubprogram(name: "fmod", scope: !17, file: !17, line: 178, type: !139, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!151 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !152, file: !17, line: 178)
!152 = !DISubprogram(name: "fmodf", scope: !17, file: !17, line: 178, type: !143, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!153 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !154, file: !17, line: 178)
!154 = !DISubprogram(name: "fmin", scope: !17, file: !17, line: 178, type: !139, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!155 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !156, file: !17, line: 178)
!156 = !DISubprogram(name: "fminf", scope: !17, file: !17, line: 178, type: !143, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!157 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !158, file: !17, line: 178)
!158 = !DISubprogram(name: "fmax", scope: !17, file: !17, line: 178, type: !139, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!159 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !160, file: !17, line: 178)
!160 = !DISubprogram(name: "fmaxf", scope: !17, file: !17, line: 178, type: !143, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!161 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !162, file: !17, line: 178)
!162 = !DISubprogram(name: "hypot", scope: !17, file: !17, line: 178, type: !139, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!163 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !164, file: !17, line: 178)
!164 = !DISubprogram(name: "hypotf", scope: !17, file: !17, line: 178, type: !143, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!165 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !166, file: !17, line: 178)
!166 = !DISubprogram(name: "copysign", scope: !17, file: !17, line: 178, type: !139, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!167 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !168, file: !17, line: 178)
!168 = !DISubprogram(name: "copysignf", scope: !17, file: !17, line: 178, type: !143, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!169 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !170, file: !17, line: 178)
!170 = !DISubprogram(name: "remainder", scope: !17, file: !17, line: 178, type: !139, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!171 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !172, file: !17, line: 178)
!172 = !DISubprogram(name: "remainderf", scope: !17, file: !17, line: 178, type: !143, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!173 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !174, file: !17, line: 178)
!174 = !DISubprogram(name: "fdim", scope: !17, file: !17, line: 178, type: !139, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!175 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !176, file: !17, line: 178)
!176 = !DISubprogram(name: "fdimf", scope: !17, file: !17, line: 178, type: !143, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!177 = !{!178, !179, !180, !181, !182}
!178 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 4, type: !6)
!179 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 4, type: !9)
!180 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 4, type: !10)
!181 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 6, type: !10)
!182 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 7, type: !10)
!183 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8704, elements: !184)
!184 = !{!185, !186}
!185 = !DISubrange(count: 16)
!186 = !DISubrange(count: 17)
!187 = !{i32 7, !"Dwarf Version", i32 4}
!188 = !{i32 2, !"Debug Info Version", i32 3}
!189 = !{i32 1, !"wchar_size", i32 4}
!190 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!191 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!192 = !{!193, !193, i64 0}
!193 = !{!"int", !194, i64 0}
!194 = !{!"omnipotent char", !195, i64 0}
!195 = !{!"Simple C++ TBAA"}
!196 = !DILocation(line: 0, scope: !2)
!197 = !DILocation(line: 6, column: 11, scope: !2)
!198 = !DILocation(line: 6, column: 22, scope: !2)
!199 = !DILocation(line: 6, column: 31, scope: !2)
!200 = !DILocation(line: 6, column: 29, scope: !2)
!201 = !DILocation(line: 7, column: 11, scope: !2)
!202 = !DILocation(line: 7, column: 22, scope: !2)
!203 = !DILocation(line: 7, column: 31, scope: !2)
!204 = !DILocation(line: 7, column: 29, scope: !2)
!205 = !DILocation(line: 8, column: 41, scope: !2)
!206 = !DILocation(line: 8, column: 45, scope: !2)
!207 = !DILocation(line: 8, column: 36, scope: !2)
!208 = !{!209, !209, i64 0}
!209 = !{!"float", !194, i64 0}
!210 = !DILocation(line: 8, column: 8, scope: !2)
!211 = !DILocation(line: 8, column: 3, scope: !2)
!212 = !DILocation(line: 8, column: 21, scope: !2)
!213 = !DILocation(line: 8, column: 34, scope: !2)
!214 = !DILocation(line: 9, column: 3, scope: !2)
!215 = !DILocation(line: 10, column: 7, scope: !2)
!216 = !DILocation(line: 10, column: 18, scope: !2)
!217 = !DILocation(line: 10, column: 27, scope: !2)
!218 = !DILocation(line: 10, column: 25, scope: !2)
!219 = !DILocation(line: 11, column: 7, scope: !2)
!220 = !DILocation(line: 11, column: 18, scope: !2)
!221 = !DILocation(line: 11, column: 27, scope: !2)
!222 = !DILocation(line: 11, column: 25, scope: !2)
!223 = !DILocation(line: 12, column: 25, scope: !2)
!224 = !DILocation(line: 12, column: 20, scope: !2)
!225 = !DILocation(line: 12, column: 38, scope: !2)
!226 = !DILocation(line: 12, column: 9, scope: !2)
!227 = !DILocation(line: 12, column: 13, scope: !2)
!228 = !DILocation(line: 12, column: 3, scope: !2)
!229 = !DILocation(line: 12, column: 18, scope: !2)
!230 = !DILocation(line: 13, column: 1, scope: !2)
