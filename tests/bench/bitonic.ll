; ModuleID = 'bitonic.cu'
source_filename = "bitonic.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ7bitonicPiE1s = internal addrspace(3) global [512 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7bitonicPi(ptr noundef %data) #0 !dbg !2 {
entry:
    #dbg_value(ptr %data, !176, !DIExpression(), !205)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !206
    #dbg_value(i32 %0, !177, !DIExpression(), !205)
  %idxprom = sext i32 %0 to i64, !dbg !207
  %arrayidx = getelementptr inbounds i32, ptr %data, i64 %idxprom, !dbg !207
  %1 = load i32, ptr %arrayidx, align 4, !dbg !207, !tbaa !201
  %idxprom1 = sext i32 %0 to i64, !dbg !208
  %arrayidx2 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7bitonicPiE1s to ptr), i64 0, i64 %idxprom1, !dbg !208
  store i32 %1, ptr %arrayidx2, align 4, !dbg !209, !tbaa !201
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !210
    #dbg_value(i32 2, !178, !DIExpression(), !211)
  br label %for.cond, !dbg !212

for.cond:                                         ; preds = %for.inc23, %entry
  %k.0 = phi i32 [ 2, %entry ], [ %mul, %for.inc23 ], !dbg !213
    #dbg_value(i32 %k.0, !178, !DIExpression(), !211)
  %cmp = icmp sle i32 %k.0, 512, !dbg !214
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !215

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end24

for.body:                                         ; preds = %for.cond
  %div = sdiv i32 %k.0, 2, !dbg !216
    #dbg_value(i32 %div, !180, !DIExpression(), !217)
  br label %for.cond3, !dbg !218

for.cond3:                                        ; preds = %for.inc, %for.body
  %j.0 = phi i32 [ %div, %for.body ], [ %div22, %for.inc ], !dbg !219
    #dbg_value(i32 %j.0, !180, !DIExpression(), !217)
  %cmp4 = icmp sgt i32 %j.0, 0, !dbg !220
  br i1 %cmp4, label %for.body6, label %for.cond.cleanup5, !dbg !221

for.cond.cleanup5:                                ; preds = %for.cond3
  br label %for.end

for.body6:                                        ; preds = %for.cond3
  %xor = xor i32 %0, %j.0, !dbg !222
    #dbg_value(i32 %xor, !184, !DIExpression(), !223)
  %cmp7 = icmp sgt i32 %xor, %0, !dbg !224
  br i1 %cmp7, label %if.then, label %if.end21, !dbg !224

if.then:                                          ; preds = %for.body6
  %idxprom8 = sext i32 %0 to i64, !dbg !225
  %arrayidx9 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7bitonicPiE1s to ptr), i64 0, i64 %idxprom8, !dbg !225
  %2 = load i32, ptr %arrayidx9, align 4, !dbg !225, !tbaa !201
    #dbg_value(i32 %2, !187, !DIExpression(), !226)
  %idxprom10 = sext i32 %xor to i64, !dbg !227
  %arrayidx11 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7bitonicPiE1s to ptr), i64 0, i64 %idxprom10, !dbg !227
  %3 = load i32, ptr %arrayidx11, align 4, !dbg !227, !tbaa !201
    #dbg_value(i32 %3, !190, !DIExpression(), !226)
  %and = and i32 %0, %k.0, !dbg !228
  %cmp12 = icmp eq i32 %and, 0, !dbg !229
  %storedv = zext i1 %cmp12 to i8, !dbg !230
    #dbg_value(i8 %storedv, !191, !DIExpression(), !226)
  %cmp13 = icmp sgt i32 %2, %3, !dbg !231
  %conv = zext i1 %cmp13 to i32, !dbg !233
  %loadedv = trunc i8 %storedv to i1, !dbg !234
  %conv14 = zext i1 %loadedv to i32, !dbg !234
  %cmp15 = icmp eq i32 %conv, %conv14, !dbg !235
  br i1 %cmp15, label %if.then16, label %if.end, !dbg !235

if.then16:                                        ; preds = %if.then
  %idxprom17 = sext i32 %0 to i64, !dbg !236
  %arrayidx18 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7bitonicPiE1s to ptr), i64 0, i64 %idxprom17, !dbg !236
  store i32 %3, ptr %arrayidx18, align 4, !dbg !238, !tbaa !201
  %idxprom19 = sext i32 %xor to i64, !dbg !239
  %arrayidx20 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7bitonicPiE1s to ptr), i64 0, i64 %idxprom19, !dbg !239
  store i32 %2, ptr %arrayidx20, align 4, !dbg !240, !tbaa !201
  br label %if.end, !dbg !241

if.end:                                           ; preds = %if.then16, %if.then
  br label %if.end21, !dbg !242

if.end21:                                         ; preds = %if.end, %for.body6
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !243
  br label %for.inc, !dbg !244

for.inc:                                          ; preds = %if.end21
  %div22 = sdiv i32 %j.0, 2, !dbg !245
    #dbg_value(i32 %div22, !180, !DIExpression(), !217)
  br label %for.cond3, !dbg !246, !llvm.loop !247

for.end:                                          ; preds = %for.cond.cleanup5
  br label %for.inc23, !dbg !251

for.inc23:                                        ; preds = %for.end
  %mul = mul nsw i32 %k.0, 2, !dbg !252
    #dbg_value(i32 %mul, !178, !DIExpression(), !211)
  br label %for.cond, !dbg !253, !llvm.loop !254

for.end24:                                        ; preds = %for.cond.cleanup
  %idxprom25 = sext i32 %0 to i64, !dbg !256
  %arrayidx26 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7bitonicPiE1s to ptr), i64 0, i64 %idxprom25, !dbg !256
  %4 = load i32, ptr %arrayidx26, align 4, !dbg !256, !tbaa !201
  %idxprom27 = sext i32 %0 to i64, !dbg !257
  %arrayidx28 = getelementptr inbounds i32, ptr %data, i64 %idxprom27, !dbg !257
  store i32 %4, ptr %arrayidx28, align 4, !dbg !258, !tbaa !201
  ret void, !dbg !259
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!196, !197, !198, !199}
!llvm.ident = !{!200}
!llvm.errno.tbaa = !{!201}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 5, type: !193, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "bitonic", linkageName: "_Z7bitonicPi", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !175)
!3 = !DIFile(filename: "bitonic.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !10, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !18, !23, !25, !27, !29, !31, !33, !35, !37, !39, !41, !43, !45, !47, !49, !51, !53, !55, !57, !59, !61, !63, !65, !67, !69, !71, !73, !75, !77, !79, !81, !83, !85, !87, !89, !91, !93, !95, !97, !99, !101, !103, !105, !107, !109, !111, !113, !115, !117, !119, !121, !123, !125, !127, !129, !131, !133, !135, !139, !143, !145, !147, !149, !151, !153, !155, !157, !159, !161, !163, !165, !167, !169, !171, !173}
!11 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !13, file: !14, line: 175)
!12 = !DINamespace(name: "std", scope: null)
!13 = !DISubprogram(name: "sqrt", scope: !14, file: !14, line: 175, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!14 = !DIFile(filename: "cuda/cuda_shim.h", directory: "")
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !17}
!17 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!18 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !19, file: !14, line: 175)
!19 = !DISubprogram(name: "sqrtf", scope: !14, file: !14, line: 175, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22}
!22 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !24, file: !14, line: 175)
!24 = !DISubprogram(name: "exp", scope: !14, file: !14, line: 175, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!25 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !26, file: !14, line: 175)
!26 = !DISubprogram(name: "expf", scope: !14, file: !14, line: 175, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!27 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !28, file: !14, line: 175)
!28 = !DISubprogram(name: "exp2", scope: !14, file: !14, line: 175, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !30, file: !14, line: 175)
!30 = !DISubprogram(name: "exp2f", scope: !14, file: !14, line: 175, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !32, file: !14, line: 175)
!32 = !DISubprogram(name: "log", scope: !14, file: !14, line: 175, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !34, file: !14, line: 175)
!34 = !DISubprogram(name: "logf", scope: !14, file: !14, line: 175, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!35 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !36, file: !14, line: 175)
!36 = !DISubprogram(name: "log2", scope: !14, file: !14, line: 175, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!37 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !38, file: !14, line: 175)
!38 = !DISubprogram(name: "log2f", scope: !14, file: !14, line: 175, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !40, file: !14, line: 175)
!40 = !DISubprogram(name: "log10", scope: !14, file: !14, line: 175, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!41 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !42, file: !14, line: 175)
!42 = !DISubprogram(name: "log10f", scope: !14, file: !14, line: 175, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!43 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !44, file: !14, line: 175)
!44 = !DISubprogram(name: "sin", scope: !14, file: !14, line: 175, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!45 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !46, file: !14, line: 175)
!46 = !DISubprogram(name: "sinf", scope: !14, file: !14, line: 175, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!47 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !48, file: !14, line: 175)
!48 = !DISubprogram(name: "cos", scope: !14, file: !14, line: 175, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!49 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !50, file: !14, line: 175)
!50 = !DISubprogram(name: "cosf", scope: !14, file: !14, line: 175, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!51 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !52, file: !14, line: 175)
!52 = !DISubprogram(name: "tan", scope: !14, file: !14, line: 175, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!53 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !54, file: !14, line: 175)
!54 = !DISubprogram(name: "tanf", scope: !14, file: !14, line: 175, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!55 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !56, file: !14, line: 175)
!56 = !DISubprogram(name: "asin", scope: !14, file: !14, line: 175, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!57 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !58, file: !14, line: 175)
!58 = !DISubprogram(name: "asinf", scope: !14, file: !14, line: 175, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!59 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !60, file: !14, line: 175)
!60 = !DISubprogram(name: "acos", scope: !14, file: !14, line: 175, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!61 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !62, file: !14, line: 175)
!62 = !DISubprogram(name: "acosf", scope: !14, file: !14, line: 175, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!63 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !64, file: !14, line: 175)
!64 = !DISubprogram(name: "atan", scope: !14, file: !14, line: 175, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!65 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !66, file: !14, line: 175)
!66 = !DISubprogram(name: "atanf", scope: !14, file: !14, line: 175, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!67 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !68, file: !14, line: 176)
!68 = !DISubprogram(name: "sinh", scope: !14, file: !14, line: 176, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!69 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !70, file: !14, line: 176)
!70 = !DISubprogram(name: "sinhf", scope: !14, file: !14, line: 176, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!71 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !72, file: !14, line: 176)
!72 = !DISubprogram(name: "cosh", scope: !14, file: !14, line: 176, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!73 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !74, file: !14, line: 176)
!74 = !DISubprogram(name: "coshf", scope: !14, file: !14, line: 176, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!75 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !76, file: !14, line: 176)
!76 = !DISubprogram(name: "tanh", scope: !14, file: !14, line: 176, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!77 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !78, file: !14, line: 176)
!78 = !DISubprogram(name: "tanhf", scope: !14, file: !14, line: 176, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!79 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !80, file: !14, line: 176)
!80 = !DISubprogram(name: "fabs", scope: !14, file: !14, line: 176, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!81 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !82, file: !14, line: 176)
!82 = !DISubprogram(name: "fabsf", scope: !14, file: !14, line: 176, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!83 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !84, file: !14, line: 176)
!84 = !DISubprogram(name: "floor", scope: !14, file: !14, line: 176, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!85 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !86, file: !14, line: 176)
!86 = !DISubprogram(name: "floorf", scope: !14, file: !14, line: 176, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!87 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !88, file: !14, line: 176)
!88 = !DISubprogram(name: "ceil", scope: !14, file: !14, line: 176, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!89 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !90, file: !14, line: 176)
!90 = !DISubprogram(name: "ceilf", scope: !14, file: !14, line: 176, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!91 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !92, file: !14, line: 176)
!92 = !DISubprogram(name: "trunc", scope: !14, file: !14, line: 176, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!93 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !94, file: !14, line: 176)
!94 = !DISubprogram(name: "truncf", scope: !14, file: !14, line: 176, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!95 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !96, file: !14, line: 176)
!96 = !DISubprogram(name: "round", scope: !14, file: !14, line: 176, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!97 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !98, file: !14, line: 176)
!98 = !DISubprogram(name: "roundf", scope: !14, file: !14, line: 176, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!99 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !100, file: !14, line: 176)
!100 = !DISubprogram(name: "rint", scope: !14, file: !14, line: 176, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!101 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !102, file: !14, line: 176)
!102 = !DISubprogram(name: "rintf", scope: !14, file: !14, line: 176, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!103 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !104, file: !14, line: 176)
!104 = !DISubprogram(name: "nearbyint", scope: !14, file: !14, line: 176, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!105 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !106, file: !14, line: 176)
!106 = !DISubprogram(name: "nearbyintf", scope: !14, file: !14, line: 176, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!107 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !108, file: !14, line: 176)
!108 = !DISubprogram(name: "cbrt", scope: !14, file: !14, line: 176, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!109 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !110, file: !14, line: 176)
!110 = !DISubprogram(name: "cbrtf", scope: !14, file: !14, line: 176, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!111 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !112, file: !14, line: 177)
!112 = !DISubprogram(name: "erf", scope: !14, file: !14, line: 177, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!113 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !114, file: !14, line: 177)
!114 = !DISubprogram(name: "erff", scope: !14, file: !14, line: 177, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!115 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !116, file: !14, line: 177)
!116 = !DISubprogram(name: "erfc", scope: !14, file: !14, line: 177, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!117 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !118, file: !14, line: 177)
!118 = !DISubprogram(name: "erfcf", scope: !14, file: !14, line: 177, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!119 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !120, file: !14, line: 177)
!120 = !DISubprogram(name: "expm1", scope: !14, file: !14, line: 177, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!121 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !122, file: !14, line: 177)
!122 = !DISubprogram(name: "expm1f", scope: !14, file: !14, line: 177, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!123 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !124, file: !14, line: 177)
!124 = !DISubprogram(name: "log1p", scope: !14, file: !14, line: 177, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!125 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !126, file: !14, line: 177)
!126 = !DISubprogram(name: "log1pf", scope: !14, file: !14, line: 177, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!127 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !128, file: !14, line: 177)
!128 = !DISubprogram(name: "lgamma", scope: !14, file: !14, line: 177, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!129 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !130, file: !14, line: 177)
!130 = !DISubprogram(name: "lgammaf", scope: !14, file: !14, line: 177, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!131 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !132, file: !14, line: 177)
!132 = !DISubprogram(name: "tgamma", scope: !14, file: !14, line: 177, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!133 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !134, file: !14, line: 177)
!134 = !DISubprogram(name: "tgammaf", scope: !14, file: !14, line: 177, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!135 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !136, file: !14, line: 178)
!136 = !DISubprogram(name: "pow", scope: !14, file: !14, line: 178, type: !137, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!137 = !DISubroutineType(types: !138)
!138 = !{!17, !17, !17}
!139 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !140, file: !14, line: 178)
!140 = !DISubprogram(name: "powf", scope: !14, file: !14, line: 178, type: !141, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!141 = !DISubroutineType(types: !142)
!142 = !{!22, !22, !22}
!143 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !144, file: !14, line: 178)
!144 = !DISubprogram(name: "atan2", scope: !14, file: !14, line: 178, type: !137, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!145 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !146, file: !14, line: 178)
!146 = !DISubprogram(name: "atan2f", scope: !14, file: !14, line: 178, type: !141, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!147 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !148, file: !14, line: 178)
!148 = !DISubprogram(name: "fmod", scope: !14, file: !14, line: 178, type: !137, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!149 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !150, file: !14, line: 178)
!150 = !DISubprogram(name: "fmodf", scope: !14, file: !14, line: 178, type: !141, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!151 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !152, file: !14, line: 178)
!152 = !DISubprogram(name: "fmin", scope: !14, file: !14, line: 178, type: !137, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!153 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !154, file: !14, line: 178)
!154 = !DISubprogram(name: "fminf", scope: !14, file: !14, line: 178, type: !141, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!155 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !156, file: !14, line: 178)
!156 = !DISubprogram(name: "fmax", scope: !14, file: !14, line: 178, type: !137, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!157 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !158, file: !14, line: 178)
!158 = !DISubprogram(name: "fmaxf", scope: !14, file: !14, line: 178, type: !141, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!159 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !160, file: !14, line: 178)
!160 = !DISubprogram(name: "hypot", scope: !14, file: !14, line: 178, type: !137, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!161 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !162, file: !14, line: 178)
!162 = !DISubprogram(name: "hypotf", scope: !14, file: !14, line: 178, type: !141, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!163 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !164, file: !14, line: 178)
!164 = !DISubprogram(name: "copysign", scope: !14, file: !14, line: 178, type: !137, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!165 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !166, file: !14, line: 178)
!166 = !DISubprogram(name: "copysignf", scope: !14, file: !14, line: 178, type: !141, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!167 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !168, file: !14, line: 178)
!168 = !DISubprogram(name: "remainder", scope: !14, file: !14, line: 178, type: !137, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!169 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !170, file: !14, line: 178)
!170 = !DISubprogram(name: "remainderf", scope: !14, file: !14, line: 178, type: !141, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!171 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !172, file: !14, line: 178)
!172 = !DISubprogram(name: "fdim", scope: !14, file: !14, line: 178, type: !137, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!173 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !12, entity: !174, file: !14, line: 178)
!174 = !DISubprogram(name: "fdimf", scope: !14, file: !14, line: 178, type: !141, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!175 = !{!176, !177, !178, !180, !184, !187, !190, !191}
!176 = !DILocalVariable(name: "data", arg: 1, scope: !2, file: !3, line: 4, type: !6)
!177 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 6, type: !7)
!178 = !DILocalVariable(name: "k", scope: !179, file: !3, line: 9, type: !7)
!179 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 3)
!180 = !DILocalVariable(name: "j", scope: !181, file: !3, line: 10, type: !7)
!181 = distinct !DILexicalBlock(scope: !182, file: !3, line: 10, column: 5)
!182 = distinct !DILexicalBlock(scope: !183, file: !3, line: 9, column: 39)
!183 = distinct !DILexicalBlock(scope: !179, file: !3, line: 9, column: 3)
!184 = !DILocalVariable(name: "other", scope: !185, file: !3, line: 11, type: !7)
!185 = distinct !DILexicalBlock(scope: !186, file: !3, line: 10, column: 40)
!186 = distinct !DILexicalBlock(scope: !181, file: !3, line: 10, column: 5)
!187 = !DILocalVariable(name: "mine", scope: !188, file: !3, line: 13, type: !7)
!188 = distinct !DILexicalBlock(scope: !189, file: !3, line: 12, column: 22)
!189 = distinct !DILexicalBlock(scope: !185, file: !3, line: 12, column: 11)
!190 = !DILocalVariable(name: "theirs", scope: !188, file: !3, line: 13, type: !7)
!191 = !DILocalVariable(name: "ascending", scope: !188, file: !3, line: 14, type: !192)
!192 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!193 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 16384, elements: !194)
!194 = !{!195}
!195 = !DISubrange(count: 512)
!196 = !{i32 7, !"Dwarf Version", i32 4}
!197 = !{i32 2, !"Debug Info Version", i32 3}
!198 = !{i32 1, !"wchar_size", i32 4}
!199 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!200 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!201 = !{!202, !202, i64 0}
!202 = !{!"int", !203, i64 0}
!203 = !{!"omnipotent char", !204, i64 0}
!204 = !{!"Simple C++ TBAA"}
!205 = !DILocation(line: 0, scope: !2)
!206 = !DILocation(line: 6, column: 11, scope: !2)
!207 = !DILocation(line: 7, column: 10, scope: !2)
!208 = !DILocation(line: 7, column: 3, scope: !2)
!209 = !DILocation(line: 7, column: 8, scope: !2)
!210 = !DILocation(line: 8, column: 3, scope: !2)
!211 = !DILocation(line: 0, scope: !179)
!212 = !DILocation(line: 9, column: 8, scope: !179)
!213 = !DILocation(line: 9, scope: !179)
!214 = !DILocation(line: 9, column: 21, scope: !183)
!215 = !DILocation(line: 9, column: 3, scope: !179)
!216 = !DILocation(line: 10, column: 20, scope: !181)
!217 = !DILocation(line: 0, scope: !181)
!218 = !DILocation(line: 10, column: 10, scope: !181)
!219 = !DILocation(line: 10, scope: !181)
!220 = !DILocation(line: 10, column: 27, scope: !186)
!221 = !DILocation(line: 10, column: 5, scope: !181)
!222 = !DILocation(line: 11, column: 21, scope: !185)
!223 = !DILocation(line: 0, scope: !185)
!224 = !DILocation(line: 12, column: 17, scope: !189)
!225 = !DILocation(line: 13, column: 20, scope: !188)
!226 = !DILocation(line: 0, scope: !188)
!227 = !DILocation(line: 13, column: 35, scope: !188)
!228 = !DILocation(line: 14, column: 29, scope: !188)
!229 = !DILocation(line: 14, column: 34, scope: !188)
!230 = !DILocation(line: 14, column: 14, scope: !188)
!231 = !DILocation(line: 15, column: 19, scope: !232)
!232 = distinct !DILexicalBlock(scope: !188, file: !3, line: 15, column: 13)
!233 = !DILocation(line: 15, column: 13, scope: !232)
!234 = !DILocation(line: 15, column: 32, scope: !232)
!235 = !DILocation(line: 15, column: 29, scope: !232)
!236 = !DILocation(line: 16, column: 11, scope: !237)
!237 = distinct !DILexicalBlock(scope: !232, file: !3, line: 15, column: 43)
!238 = !DILocation(line: 16, column: 16, scope: !237)
!239 = !DILocation(line: 17, column: 11, scope: !237)
!240 = !DILocation(line: 17, column: 20, scope: !237)
!241 = !DILocation(line: 18, column: 9, scope: !237)
!242 = !DILocation(line: 19, column: 7, scope: !188)
!243 = !DILocation(line: 20, column: 7, scope: !185)
!244 = !DILocation(line: 21, column: 5, scope: !185)
!245 = !DILocation(line: 10, column: 34, scope: !186)
!246 = !DILocation(line: 10, column: 5, scope: !186)
!247 = distinct !{!247, !221, !248, !249, !250}
!248 = !DILocation(line: 21, column: 5, scope: !181)
!249 = !{!"llvm.loop.mustprogress"}
!250 = !{!"llvm.loop.unroll.disable"}
!251 = !DILocation(line: 22, column: 3, scope: !182)
!252 = !DILocation(line: 9, column: 33, scope: !183)
!253 = !DILocation(line: 9, column: 3, scope: !183)
!254 = distinct !{!254, !215, !255, !249, !250}
!255 = !DILocation(line: 22, column: 3, scope: !179)
!256 = !DILocation(line: 23, column: 13, scope: !2)
!257 = !DILocation(line: 23, column: 3, scope: !2)
!258 = !DILocation(line: 23, column: 11, scope: !2)
!259 = !DILocation(line: 24, column: 1, scope: !2)
