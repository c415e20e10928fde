; ModuleID = 'vecadd.cu'
source_filename = "vecadd.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6vecaddPKfS0_Pfi(ptr noundef %a, ptr noundef %b, ptr noundef %c, i32 noundef %n) #0 !dbg !176 {
entry:
    #dbg_value(ptr %a, !184, !DIExpression(), !189)
    #dbg_value(ptr %b, !185, !DIExpression(), !189)
    #dbg_value(ptr %c, !186, !DIExpression(), !189)
    #dbg_value(i32 %n, !187, !DIExpression(), !189)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !190
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !191
  %mul = mul i32 %0, %1, !dbg !192
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !193
  %add = add i32 %mul, %2, !dbg !194
    #dbg_value(i32 %add, !188, !DIExpression(), !189)
  %cmp = icmp slt i32 %add, %n, !dbg !195
  br i1 %cmp, label %if.then, label %if.end, !dbg !195

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !197
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom, !dbg !197
  %3 = load float, ptr %arrayidx, align 4, !dbg !197, !tbaa !198
  %idxprom3 = sext i32 %add to i64, !dbg !200
  %arrayidx4 = getelementptr inbounds float, ptr %b, i64 %idxprom3, !dbg !200
  %4 = load float, ptr %arrayidx4, align 4, !dbg !200, !tbaa !198
  %add5 = fadd float %3, %4, !dbg !201
  %idxprom6 = sext i32 %add to i64, !dbg !202
  %arrayidx7 = getelementptr inbounds float, ptr %c, i64 %idxprom6, !dbg !202
  store float %add5, ptr %arrayidx7, align 4, !dbg !203, !tbaa !198
  br label %if.end, !dbg !202

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !204
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!167, !168, !169, !170}
!llvm.ident = !{!171}
!llvm.errno.tbaa = !{!172}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "vecadd.cu", directory: ".")
!2 = !{!3, !10, !15, !17, !19, !21, !23, !25, !27, !29, !31, !33, !35, !37, !39, !41, !43, !45, !47, !49, !51, !53, !55, !57, !59, !61, !63, !65, !67, !69, !71, !73, !75, !77, !79, !81, !83, !85, !87, !89, !91, !93, !95, !97, !99, !101, !103, !105, !107, !109, !111, !113, !115, !117, !119, !121, !123, !125, !127, !131, !135, !137, !139, !141, !143, !145, !147, !149, !151, !153, !155, !157, !159, !161, !163, !165}
!3 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !5, file: !6, line: 175)
!4 = !DINamespace(name: "std", scope: null)
!5 = !DISubprogram(name: "sqrt", scope: !6, file: !6, line: 175, type: !7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!6 = !DIFile(filename: "cuda/cuda_shim.h", directory: "")
!7 = !DISubroutineType(types: !8)
!8 = !{!9, !9}
!9 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!10 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !11, file: !6, line: 175)
!11 = !DISubprogram(name: "sqrtf", scope: !6, file: !6, line: 175, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!12 = !DISubroutineType(types: !13)
!13 = !{!14, !14}
!14 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!15 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !16, file: !6, line: 175)
!16 = !DISubprogram(name: "exp", scope: !6, file: !6, line: 175, type: !7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!17 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !18, file: !6, line: 175)
!18 = !DISubprogram(name: "expf", scope: !6, file: !6, line: 175, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!19 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !20, file: !6, line: 175)
!20 = !DISubprogram(name: "exp2", scope: !6, file: !6, line: 175, type: !7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!21 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !22, file: !6, line: 175)
!22 = !DISubprogram(name: "exp2f", scope: !6, file: !6, line: 175, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !24, file: !6, line: 175)
!24 = !DISubprogram(name: "log", scope: !6, file: !6, line: 175, type: !7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!25 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !26, file: !6, line: 175)
!26 = !DISubprogram(name: "logf", scope: !6, file: !6, line: 175, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!27 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !28, file: !6, line: 175)
!28 = !DISubprogram(name: "log2", scope: !6, file: !6, line: 175, type: !7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !30, file: !6, line: 175)
!30 = !DISubprogram(name: "log2f", scope: !6, file: !6, line: 175, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !32, file: !6, line: 175)
!32 = !DISubprogram(name: "log10", scope: !6, file: !6, line: 175, type: !7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !34, file: !6, line: 175)
!34 = !DISubprogram(name: "log10f", scope: !6, file: !6, line: 175, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!35 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !36, file: !6, line: 175)
!36 = !DISubprogram(name: "sin", scope: !6, file: !6, line: 175, type: !7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!37 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !38, file: !6, line: 175)
!38 = !DISubprogram(name: "sinf", scope: !6, file: !6, line: 175, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !40, file: !6, line: 175)
!40 = !DISubprogram(name: "cos", scope: !6, file: !6, line: 175, type: !7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!41 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !42, file: !6, line: 175)
!42 = !DISubprogram(name: "cosf", scope: !6, file: !6, line: 175, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!43 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !44, file: !6, line: 175)
!44 = !DISubprogram(name: "tan", scope: !6, file: !6, line: 175, type: !7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!45 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !46, file: !6, line: 175)
!46 = !DISubprogram(name: "tanf", scope: !6, file: !6, line: 175, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!47 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !48, file: !6, line: 175)
!48 = !DISubprogram(name: "asin", scope: !6, file: !6, line: 175, type: !7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!49 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !50, file: !6, line: 175)
!50 = !DISubprogram(name: "asinf", scope: !6, file: !6, line: 175, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!51 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !52, file: !6, line: 175)
!52 = !DISubprogram(name: "acos", scope: !6, file: !6, line: 175, type: !7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!53 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !54, file: !6, line: 175)
!54 = !DISubprogram(name: "acosf", scope: !6, file: !6, line: 175, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!55 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !56, file: !6, line: 175)
!56 = !DISubprogram(name: "atan", scope: !6, file: !6, line: 175, type: !7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!57 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !58, file: !6, line: 175)
!58 = !DISubprogram(name: "atanf", scope: !6, file: !6, line: 175, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!59 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !60, file: !6, line: 176)
!60 = !DISubprogram(name: "sinh", scope: !6, file: !6, line: 176, type: !7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!61 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !62, file: !6, line: 176)
!62 = !DISubprogram(name: "sinhf", scope: !6, file: !6, line: 176, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!63 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !64, file: !6, line: 176)
!64 = !DISubprogram(name: "cosh", scope: !6, file: !6, line: 176, type: !7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!65 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !66, file: !6, line: 176)
!66 = !DISubprogram(name: "coshf", scope: !6, file: !6, line: 176, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!67 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !68, file: !6, line: 176)
!68 = !DISubprogram(name: "tanh", scope: !6, file: !6, line: 176, type: !7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!69 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !70, file: !6, line: 176)
!70 = !DISubprogram(name: "tanhf", scope: !6, file: !6, line: 176, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!71 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !72, file: !6, line: 176)
!72 = !DISubprogram(name: "fabs", scope: !6, file: !6, line: 176, type: !7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!73 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !74, file: !6, line: 176)
!74 = !DISubprogram(name: "fabsf", scope: !6, file: !6, line: 176, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!75 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !76, file: !6, line: 176)
!76 = !DISubprogram(name: "floor", scope: !6, file: !6, line: 176, type: !7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!77 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !78, file: !6, line: 176)
!78 = !DISubprogram(name: "floorf", scope: !6, file: !6, line: 176, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!79 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !80, file: !6, line: 176)
!80 = !DISubprogram(name: "ceil", scope: !6, file: !6, line: 176, type: !7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!81 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !82, file: !6, line: 176)
!82 = !DISubprogram(name: "ceilf", scope: !6, file: !6, line: 176, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!83 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !84, file: !6, line: 176)
!84 = !DISubprogram(name: "trunc", scope: !6, file: !6, line: 176, type: !7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!85 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !86, file: !6, line: 176)
!86 = !DISubprogram(name: "truncf", scope: !6, file: !6, line: 176, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!87 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !88, file: !6, line: 176)
!88 = !DISubprogram(name: "round", scope: !6, file: !6, line: 176, type: !7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!89 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !90, file: !6, line: 176)
!90 = !DISubprogram(name: "roundf", scope: !6, file: !6, line: 176, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!91 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !92, file: !6, line: 176)
!92 = !DISubprogram(name: "rint", scope: !6, file: !6, line: 176, type: !7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!93 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !94, file: !6, line: 176)
!94 = !DISubprogram(name: "rintf", scope: !6, file: !6, line: 176, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!95 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !96, file: !6, line: 176)
!96 = !DISubprogram(name: "nearbyint", scope: !6, file: !6, line: 176, type: !7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!97 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !98, file: !6, line: 176)
!98 = !DISubprogram(name: "nearbyintf", scope: !6, file: !6, line: 176, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!99 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !100, file: !6, line: 176)
!100 = !DISubprogram(name: "cbrt", scope: !6, file: !6, line: 176, type: !7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!101 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !102, file: !6, line: 176)
!102 = !DISubprogram(name: "cbrtf", scope: !6, file: !6, line: 176, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!103 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !104, file: !6, line: 177)
!104 = !DISubprogram(name: "erf", scope: !6, file: !6, line: 177, type: !7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!105 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !106, file: !6, line: 177)
!106 = !DISubprogram(name: "erff", scope: !6, file: !6, line: 177, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!107 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !108, file: !6, line: 177)
!108 = !DISubprogram(name: "erfc", scope: !6, file: !6, line: 177, type: !7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!109 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !110, file: !6, line: 177)
!110 = !DISubprogram(name: "erfcf", scope: !6, file: !6, line: 177, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!111 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !112, file: !6, line: 177)
!112 = !DISubprogram(name: "expm1", scope: !6, file: !6, line: 177, type: !7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!113 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !114, file: !6, line: 177)
!114 = !DISubprogram(name: "expm1f", scope: !6, file: !6, line: 177, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!115 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !116, file: !6, line: 177)
!116 = !DISubprogram(name: "log1p", scope: !6, file: !6, line: 177, type: !7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!117 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !118, file: !6, line: 177)
!118 = !DISubprogram(name: "log1pf", scope: !6, file: !6, line: 177, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!119 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !120, file: !6, line: 177)
!120 = !DISubprogram(name: "lgamma", scope: !6, file: !6, line: 177, type: !7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!121 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !122, file: !6, line: 177)
!122 = !DISubprogram(name: "lgammaf", scope: !6, file: !6, line: 177, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!123 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !124, file: !6, line: 177)
!124 = !DISubprogram(name: "tgamma", scope: !6, file: !6, line: 177, type: !7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!125 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !126, file: !6, line: 177)
!126 = !DISubprogram(name: "tgammaf", scope: !6, file: !6, line: 177, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!127 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !128, file: !6, line: 178)
!128 = !DISubprogram(name: "pow", scope: !6, file: !6, line: 178, type: !129, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!129 = !DISubroutineType(types: !130)
!130 = !{!9, !9, !9}
!131 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !132, file: !6, line: 178)
!132 = !DISubprogram(name: "powf", scope: !6, file: !6, line: 178, type: !133, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!133 = !DISubroutineType(types: !134)
!134 = !{!14, !14, !14}
!135 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !136, file: !6, line: 178)
!136 = !DISubprogram(name: "atan2", scope: !6, file: !6, line: 178, type: !129, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!137 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !138, file: !6, line: 178)
!138 = !DISubprogram(name: "atan2f", scope: !6, file: !6, line: 178, type: !133, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!139 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !140, file: !6, line: 178)
!140 = !DISubprogram(name: "fmod", scope: !6, file: !6, line: 178, type: !129, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!141 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !142, file: !6, line: 178)
!142 = !DISubprogram(name: "fmodf", scope: !6, file: !6, line: 178, type: !133, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!143 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !144, file: !6, line: 178)
!144 = !DISubprogram(name: "fmin", scope: !6, file: !6, line: 178, type: !129, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!145 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !146, file: !6, line: 178)
!146 = !DISubprogram(name: "fminf", scope: !6, file: !6, line: 178, type: !133, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!147 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !148, file: !6, line: 178)
!148 = !DISubprogram(name: "fmax", scope: !6, file: !6, line: 178, type: !129, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!149 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !150, file: !6, line: 178)
!150 = !DISubprogram(name: "fmaxf", scope: !6, file: !6, line: 178, type: !133, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!151 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !152, file: !6, line: 178)
!152 = !DISubprogram(name: "hypot", scope: !6, file: !6, line: 178, type: !129, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!153 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !154, file: !6, line: 178)
!154 = !DISubprogram(name: "hypotf", scope: !6, file: !6, line: 178, type: !133, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!155 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !156, file: !6, line: 178)
!156 = !DISubprogram(name: "copysign", scope: !6, file: !6, line: 178, type: !129, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!157 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !158, file: !6, line: 178)
!158 = !DISubprogram(name: "copysignf", scope: !6, file: !6, line: 178, type: !133, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!159 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !160, file: !6, line: 178)
!160 = !DISubprogram(name: "remainder", scope: !6, file: !6, line: 178, type: !129, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!161 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !162, file: !6, line: 178)
!162 = !DISubprogram(name: "remainderf", scope: !6, file: !6, line: 178, type: !133, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!163 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !164, file: !6, line: 178)
!164 = !DISubprogram(name: "fdim", scope: !6, file: !6, line: 178, type: !129, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!165 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !4, entity: !166, file: !6, line: 178)
!166 = !DISubprogram(name: "fdimf", scope: !6, file: !6, line: 178, type: !133, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!167 = !{i32 7, !"Dwarf Version", i32 4}
!168 = !{i32 2, !"Debug Info Version", i32 3}
!169 = !{i32 1, !"wchar_size", i32 4}
!170 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!171 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!172 = !{!173, !173, i64 0}
!173 = !{!"int", !174, i64 0}
!174 = !{!"omnipotent char", !175, i64 0}
!175 = !{!"Simple C++ TBAA"}
!176 = distinct !DISubprogram(name: "vecadd", linkageName: "_Z6vecaddPKfS0_Pfi", scope: !1, file: !1, line: 2, type: !177, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !183)
!177 = !DISubroutineType(types: !178)
!178 = !{null, !179, !179, !181, !182}
!179 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !180, size: 64)
!180 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!181 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!182 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!183 = !{!184, !185, !186, !187, !188}
!184 = !DILocalVariable(name: "a", arg: 1, scope: !176, file: !1, line: 2, type: !179)
!185 = !DILocalVariable(name: "b", arg: 2, scope: !176, file: !1, line: 2, type: !179)
!186 = !DILocalVariable(name: "c", arg: 3, scope: !176, file: !1, line: 2, type: !181)
!187 = !DILocalVariable(name: "n", arg: 4, scope: !176, file: !1, line: 2, type: !182)
!188 = !DILocalVariable(name: "i", scope: !176, file: !1, line: 3, type: !182)
!189 = !DILocation(line: 0, scope: !176)
!190 = !DILocation(line: 3, column: 11, scope: !176)
!191 = !DILocation(line: 3, column: 24, scope: !176)
!192 = !DILocation(line: 3, column: 22, scope: !176)
!193 = !DILocation(line: 3, column: 37, scope: !176)
!194 = !DILocation(line: 3, column: 35, scope: !176)
!195 = !DILocation(line: 4, column: 9, scope: !196)
!196 = distinct !DILexicalBlock(scope: !176, file: !1, line: 4, column: 7)
!197 = !DILocation(line: 4, column: 21, scope: !196)
!198 = !{!199, !199, i64 0}
!199 = !{!"float", !174, i64 0}
!200 = !DILocation(line: 4, column: 28, scope: !196)
!201 = !DILocation(line: 4, column: 26, scope: !196)
!202 = !DILocation(line: 4, column: 14, scope: !196)
!203 = !DILocation(line: 4, column: 19, scope: !196)
!204 = !DILocation(line: 5, column: 1, scope: !176)
