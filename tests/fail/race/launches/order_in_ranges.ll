; ModuleID = 'order_in_ranges.cu'
source_filename = "order_in_ranges.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12scatter_rowsPKiS0_S0_PKfPf(ptr noundef %begin, ptr noundef %count, ptr noundef %order, ptr noundef %x, ptr noundef %y) #0 !dbg !46 {
entry:
    #dbg_value(ptr %begin, !55, !DIExpression(), !64)
    #dbg_value(ptr %count, !56, !DIExpression(), !64)
    #dbg_value(ptr %order, !57, !DIExpression(), !64)
    #dbg_value(ptr %x, !58, !DIExpression(), !64)
    #dbg_value(ptr %y, !59, !DIExpression(), !64)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !65
    #dbg_value(i32 %0, !60, !DIExpression(), !64)
  %idxprom = sext i32 %0 to i64, !dbg !66
  %arrayidx = getelementptr inbounds i32, ptr %begin, i64 %idxprom, !dbg !66
  %1 = load i32, ptr %arrayidx, align 4, !dbg !66, !tbaa !42
    #dbg_value(i32 %1, !61, !DIExpression(), !64)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !67
    #dbg_value(i32 %2, !62, !DIExpression(), !68)
  br label %for.cond, !dbg !69

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ %2, %entry ], [ %add11, %for.inc ], !dbg !70
    #dbg_value(i32 %i.0, !62, !DIExpression(), !68)
  %idxprom2 = sext i32 %0 to i64, !dbg !71
  %arrayidx3 = getelementptr inbounds i32, ptr %count, i64 %idxprom2, !dbg !71
  %3 = load i32, ptr %arrayidx3, align 4, !dbg !71, !tbaa !42
  %cmp = icmp slt i32 %i.0, %3, !dbg !73
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !74

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %add = add nsw i32 %1, %i.0, !dbg !75
  %idxprom4 = sext i32 %add to i64, !dbg !76
  %arrayidx5 = getelementptr inbounds float, ptr %x, i64 %idxprom4, !dbg !76
  %4 = load float, ptr %arrayidx5, align 4, !dbg !76, !tbaa !77
  %idxprom6 = sext i32 %i.0 to i64, !dbg !79
  %arrayidx7 = getelementptr inbounds i32, ptr %order, i64 %idxprom6, !dbg !79
  %5 = load i32, ptr %arrayidx7, align 4, !dbg !79, !tbaa !42
  %idxprom8 = sext i32 %5 to i64, !dbg !80
  %arrayidx9 = getelementptr inbounds float, ptr %y, i64 %idxprom8, !dbg !80
  store float %4, ptr %arrayidx9, align 4, !dbg !81, !tbaa !77
  br label %for.inc, !dbg !80

for.inc:                                          ; preds = %for.body
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !82
  %add11 = add i32 %i.0, %6, !dbg !83
    #dbg_value(i32 %add11, !62, !DIExpression(), !68)
  br label %for.cond, !dbg !84, !llvm.loop !85

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !89
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

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
!1 = !DIFile(filename: "order_in_ranges.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "scatter_rows", linkageName: "_Z12scatter_rowsPKiS0_S0_PKfPf", scope: !1, file: !1, line: 6, type: !47, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !54)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !49, !49, !51, !53}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!54 = !{!55, !56, !57, !58, !59, !60, !61, !62}
!55 = !DILocalVariable(name: "begin", arg: 1, scope: !46, file: !1, line: 6, type: !49)
!56 = !DILocalVariable(name: "count", arg: 2, scope: !46, file: !1, line: 6, type: !49)
!57 = !DILocalVariable(name: "order", arg: 3, scope: !46, file: !1, line: 6, type: !49)
!58 = !DILocalVariable(name: "x", arg: 4, scope: !46, file: !1, line: 6, type: !51)
!59 = !DILocalVariable(name: "y", arg: 5, scope: !46, file: !1, line: 6, type: !53)
!60 = !DILocalVariable(name: "row", scope: !46, file: !1, line: 7, type: !35)
!61 = !DILocalVariable(name: "from", scope: !46, file: !1, line: 7, type: !35)
!62 = !DILocalVariable(name: "i", scope: !63, file: !1, line: 8, type: !35)
!63 = distinct !DILexicalBlock(scope: !46, file: !1, line: 8, column: 3)
!64 = !DILocation(line: 0, scope: !46)
!65 = !DILocation(line: 7, column: 13, scope: !46)
!66 = !DILocation(line: 7, column: 32, scope: !46)
!67 = !DILocation(line: 8, column: 16, scope: !63)
!68 = !DILocation(line: 0, scope: !63)
!69 = !DILocation(line: 8, column: 8, scope: !63)
!70 = !DILocation(line: 8, scope: !63)
!71 = !DILocation(line: 8, column: 33, scope: !72)
!72 = distinct !DILexicalBlock(scope: !63, file: !1, line: 8, column: 3)
!73 = !DILocation(line: 8, column: 31, scope: !72)
!74 = !DILocation(line: 8, column: 3, scope: !63)
!75 = !DILocation(line: 9, column: 26, scope: !72)
!76 = !DILocation(line: 9, column: 19, scope: !72)
!77 = !{!78, !78, i64 0}
!78 = !{!"float", !44, i64 0}
!79 = !DILocation(line: 9, column: 7, scope: !72)
!80 = !DILocation(line: 9, column: 5, scope: !72)
!81 = !DILocation(line: 9, column: 17, scope: !72)
!82 = !DILocation(line: 8, column: 50, scope: !72)
!83 = !DILocation(line: 8, column: 47, scope: !72)
!84 = !DILocation(line: 8, column: 3, scope: !72)
!85 = distinct !{!85, !74, !86, !87, !88}
!86 = !DILocation(line: 9, column: 29, scope: !63)
!87 = !{!"llvm.loop.mustprogress"}
!88 = !{!"llvm.loop.unroll.disable"}
!89 = !DILocation(line: 10, column: 1, scope: !46)
