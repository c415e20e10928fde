; ModuleID = 'several_strides.cu'
source_filename = "several_strides.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4copyPKfPfiii(ptr noundef %in, ptr noundef %out, i32 noundef %size, i32 noundef %head_stride, i32 noundef %row_stride) #0 !dbg !46 {
entry:
    #dbg_value(ptr %in, !53, !DIExpression(), !62)
    #dbg_value(ptr %out, !54, !DIExpression(), !62)
    #dbg_value(i32 %size, !55, !DIExpression(), !62)
    #dbg_value(i32 %head_stride, !56, !DIExpression(), !62)
    #dbg_value(i32 %row_stride, !57, !DIExpression(), !62)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !63
    #dbg_value(i32 %0, !58, !DIExpression(), !62)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !64
    #dbg_value(i32 %1, !59, !DIExpression(), !62)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !65
    #dbg_value(i32 %2, !60, !DIExpression(), !66)
  br label %for.cond, !dbg !67

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ %2, %entry ], [ %add10, %for.inc ], !dbg !68
    #dbg_value(i32 %i.0, !60, !DIExpression(), !66)
  %cmp = icmp slt i32 %i.0, %size, !dbg !69
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !71

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %mul = mul nsw i32 %0, %size, !dbg !72
  %add = add nsw i32 %mul, %i.0, !dbg !73
  %idxprom = sext i32 %add to i64, !dbg !74
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom, !dbg !74
  %3 = load float, ptr %arrayidx, align 4, !dbg !74, !tbaa !75
  %mul3 = mul nsw i32 %1, %head_stride, !dbg !77
  %mul4 = mul nsw i32 %0, %row_stride, !dbg !78
  %add5 = add nsw i32 %mul3, %mul4, !dbg !79
  %div = sdiv i32 %i.0, 2, !dbg !80
  %add6 = add nsw i32 %add5, %div, !dbg !81
  %idxprom7 = sext i32 %add6 to i64, !dbg !82
  %arrayidx8 = getelementptr inbounds float, ptr %out, i64 %idxprom7, !dbg !82
  store float %3, ptr %arrayidx8, align 4, !dbg !83, !tbaa !75
  br label %for.inc, !dbg !82

for.inc:                                          ; preds = %for.body
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !84
  %add10 = add i32 %i.0, %4, !dbg !85
    #dbg_value(i32 %add10, !60, !DIExpression(), !66)
  br label %for.cond, !dbg !86, !llvm.loop !87

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !91
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "several_strides.cu", directory: ".")
!2 = !{!3, !6, !8, !13, !18, !23, !29, !31}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 128)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 129)
!7 = !DINamespace(name: "std", scope: null)
!8 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !9, file: !5, line: 154)
!9 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !5, file: !5, line: 137, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12}
!12 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!13 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !14, file: !5, line: 154)
!14 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !5, file: !5, line: 133, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !17}
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !19, file: !5, line: 154)
!19 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !5, file: !5, line: 134, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22}
!22 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !24, file: !5, line: 154)
!24 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !5, file: !5, line: 145, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !28}
!27 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!28 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !30, file: !5, line: 154)
!30 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !5, file: !5, line: 147, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !32, file: !5, line: 154)
!32 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !5, file: !5, line: 149, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !36}
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!37 = !{i32 7, !"Dwarf Version", i32 4}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!41 = !{!"clang version 22.1.8"}
!42 = !{!43, !43, i64 0}
!43 = !{!"int", !44, i64 0}
!44 = !{!"omnipotent char", !45, i64 0}
!45 = !{!"Simple C++ TBAA"}
!46 = distinct !DISubprogram(name: "copy", linkageName: "_Z4copyPKfPfiii", scope: !1, file: !1, line: 5, type: !47, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !52)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !51, !35, !35, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!52 = !{!53, !54, !55, !56, !57, !58, !59, !60}
!53 = !DILocalVariable(name: "in", arg: 1, scope: !46, file: !1, line: 5, type: !49)
!54 = !DILocalVariable(name: "out", arg: 2, scope: !46, file: !1, line: 5, type: !51)
!55 = !DILocalVariable(name: "size", arg: 3, scope: !46, file: !1, line: 5, type: !35)
!56 = !DILocalVariable(name: "head_stride", arg: 4, scope: !46, file: !1, line: 5, type: !35)
!57 = !DILocalVariable(name: "row_stride", arg: 5, scope: !46, file: !1, line: 5, type: !35)
!58 = !DILocalVariable(name: "row", scope: !46, file: !1, line: 6, type: !35)
!59 = !DILocalVariable(name: "head", scope: !46, file: !1, line: 6, type: !35)
!60 = !DILocalVariable(name: "i", scope: !61, file: !1, line: 7, type: !35)
!61 = distinct !DILexicalBlock(scope: !46, file: !1, line: 7, column: 3)
!62 = !DILocation(line: 0, scope: !46)
!63 = !DILocation(line: 6, column: 13, scope: !46)
!64 = !DILocation(line: 6, column: 32, scope: !46)
!65 = !DILocation(line: 7, column: 16, scope: !61)
!66 = !DILocation(line: 0, scope: !61)
!67 = !DILocation(line: 7, column: 8, scope: !61)
!68 = !DILocation(line: 7, scope: !61)
!69 = !DILocation(line: 7, column: 31, scope: !70)
!70 = distinct !DILexicalBlock(scope: !61, file: !1, line: 7, column: 3)
!71 = !DILocation(line: 7, column: 3, scope: !61)
!72 = !DILocation(line: 8, column: 65, scope: !70)
!73 = !DILocation(line: 8, column: 72, scope: !70)
!74 = !DILocation(line: 8, column: 58, scope: !70)
!75 = !{!76, !76, i64 0}
!76 = !{!"float", !44, i64 0}
!77 = !DILocation(line: 8, column: 14, scope: !70)
!78 = !DILocation(line: 8, column: 34, scope: !70)
!79 = !DILocation(line: 8, column: 28, scope: !70)
!80 = !DILocation(line: 8, column: 51, scope: !70)
!81 = !DILocation(line: 8, column: 47, scope: !70)
!82 = !DILocation(line: 8, column: 5, scope: !70)
!83 = !DILocation(line: 8, column: 56, scope: !70)
!84 = !DILocation(line: 7, column: 44, scope: !70)
!85 = !DILocation(line: 7, column: 41, scope: !70)
!86 = !DILocation(line: 7, column: 3, scope: !70)
!87 = distinct !{!87, !71, !88, !89, !90}
!88 = !DILocation(line: 8, column: 75, scope: !61)
!89 = !{!"llvm.loop.mustprogress"}
!90 = !{!"llvm.loop.unroll.disable"}
!91 = !DILocation(line: 9, column: 1, scope: !46)
