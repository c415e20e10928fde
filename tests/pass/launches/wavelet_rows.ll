; ModuleID = 'wavelet_rows.cu'
source_filename = "wavelet_rows.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4haarPKfPfiii(ptr noundef %in, ptr noundef %out, i32 noundef %w, i32 noundef %h, i32 noundef %stride) #0 !dbg !46 {
entry:
    #dbg_value(ptr %in, !53, !DIExpression(), !64)
    #dbg_value(ptr %out, !54, !DIExpression(), !64)
    #dbg_value(i32 %w, !55, !DIExpression(), !64)
    #dbg_value(i32 %h, !56, !DIExpression(), !64)
    #dbg_value(i32 %stride, !57, !DIExpression(), !64)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !65
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !66
  %mul = mul i32 %0, %1, !dbg !67
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !68
  %add = add i32 %mul, %2, !dbg !69
    #dbg_value(i32 %add, !58, !DIExpression(), !64)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !70
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !71
  %mul5 = mul i32 %3, %4, !dbg !72
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !73
  %add7 = add i32 %mul5, %5, !dbg !74
    #dbg_value(i32 %add7, !59, !DIExpression(), !64)
  %div = sdiv i32 %w, 2, !dbg !75
  %cmp = icmp sge i32 %add, %div, !dbg !77
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !78

lor.lhs.false:                                    ; preds = %entry
  %cmp8 = icmp sge i32 %add7, %h, !dbg !79
  br i1 %cmp8, label %if.then, label %if.end, !dbg !78

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %cleanup, !dbg !80

if.end:                                           ; preds = %lor.lhs.false
  %mul9 = mul nsw i32 %add7, %stride, !dbg !81
  %add10 = add nsw i32 %mul9, %add, !dbg !82
    #dbg_value(i32 %add10, !60, !DIExpression(), !64)
  %div11 = sdiv i32 %w, 2, !dbg !83
  %add12 = add nsw i32 %add10, %div11, !dbg !84
    #dbg_value(i32 %add12, !61, !DIExpression(), !64)
  %mul13 = mul nsw i32 %add7, %stride, !dbg !85
  %mul14 = mul nsw i32 2, %add, !dbg !86
  %add15 = add nsw i32 %mul13, %mul14, !dbg !87
  %idxprom = sext i32 %add15 to i64, !dbg !88
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom, !dbg !88
  %6 = load float, ptr %arrayidx, align 4, !dbg !88, !tbaa !89
    #dbg_value(float %6, !62, !DIExpression(), !64)
  %mul16 = mul nsw i32 %add7, %stride, !dbg !91
  %mul17 = mul nsw i32 2, %add, !dbg !92
  %add18 = add nsw i32 %mul16, %mul17, !dbg !93
  %add19 = add nsw i32 %add18, 1, !dbg !94
  %idxprom20 = sext i32 %add19 to i64, !dbg !95
  %arrayidx21 = getelementptr inbounds float, ptr %in, i64 %idxprom20, !dbg !95
  %7 = load float, ptr %arrayidx21, align 4, !dbg !95, !tbaa !89
    #dbg_value(float %7, !63, !DIExpression(), !64)
  %add22 = fadd float %6, %7, !dbg !96
  %mul23 = fmul float %add22, 5.000000e-01, !dbg !97
  %idxprom24 = sext i32 %add10 to i64, !dbg !98
  %arrayidx25 = getelementptr inbounds float, ptr %out, i64 %idxprom24, !dbg !98
  store float %mul23, ptr %arrayidx25, align 4, !dbg !99, !tbaa !89
  %sub = fsub float %6, %7, !dbg !100
  %mul26 = fmul float %sub, 5.000000e-01, !dbg !101
  %idxprom27 = sext i32 %add12 to i64, !dbg !102
  %arrayidx28 = getelementptr inbounds float, ptr %out, i64 %idxprom27, !dbg !102
  store float %mul26, ptr %arrayidx28, align 4, !dbg !103, !tbaa !89
  br label %cleanup, !dbg !104

cleanup:                                          ; preds = %if.end, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void, !dbg !104

unreachable:                                      ; preds = %cleanup
  unreachable
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "wavelet_rows.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "haar", linkageName: "_Z4haarPKfPfiii", scope: !1, file: !1, line: 5, type: !47, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !52)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !51, !35, !35, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!52 = !{!53, !54, !55, !56, !57, !58, !59, !60, !61, !62, !63}
!53 = !DILocalVariable(name: "in", arg: 1, scope: !46, file: !1, line: 5, type: !49)
!54 = !DILocalVariable(name: "out", arg: 2, scope: !46, file: !1, line: 5, type: !51)
!55 = !DILocalVariable(name: "w", arg: 3, scope: !46, file: !1, line: 5, type: !35)
!56 = !DILocalVariable(name: "h", arg: 4, scope: !46, file: !1, line: 5, type: !35)
!57 = !DILocalVariable(name: "stride", arg: 5, scope: !46, file: !1, line: 5, type: !35)
!58 = !DILocalVariable(name: "x", scope: !46, file: !1, line: 6, type: !35)
!59 = !DILocalVariable(name: "y", scope: !46, file: !1, line: 6, type: !35)
!60 = !DILocalVariable(name: "low", scope: !46, file: !1, line: 9, type: !35)
!61 = !DILocalVariable(name: "high", scope: !46, file: !1, line: 9, type: !35)
!62 = !DILocalVariable(name: "a", scope: !46, file: !1, line: 10, type: !36)
!63 = !DILocalVariable(name: "b", scope: !46, file: !1, line: 10, type: !36)
!64 = !DILocation(line: 0, scope: !46)
!65 = !DILocation(line: 6, column: 11, scope: !46)
!66 = !DILocation(line: 6, column: 24, scope: !46)
!67 = !DILocation(line: 6, column: 22, scope: !46)
!68 = !DILocation(line: 6, column: 37, scope: !46)
!69 = !DILocation(line: 6, column: 35, scope: !46)
!70 = !DILocation(line: 6, column: 54, scope: !46)
!71 = !DILocation(line: 6, column: 67, scope: !46)
!72 = !DILocation(line: 6, column: 65, scope: !46)
!73 = !DILocation(line: 6, column: 80, scope: !46)
!74 = !DILocation(line: 6, column: 78, scope: !46)
!75 = !DILocation(line: 7, column: 14, scope: !76)
!76 = distinct !DILexicalBlock(scope: !46, file: !1, line: 7, column: 7)
!77 = !DILocation(line: 7, column: 9, scope: !76)
!78 = !DILocation(line: 7, column: 18, scope: !76)
!79 = !DILocation(line: 7, column: 23, scope: !76)
!80 = !DILocation(line: 8, column: 5, scope: !76)
!81 = !DILocation(line: 9, column: 15, scope: !46)
!82 = !DILocation(line: 9, column: 24, scope: !46)
!83 = !DILocation(line: 9, column: 44, scope: !46)
!84 = !DILocation(line: 9, column: 40, scope: !46)
!85 = !DILocation(line: 10, column: 18, scope: !46)
!86 = !DILocation(line: 10, column: 31, scope: !46)
!87 = !DILocation(line: 10, column: 27, scope: !46)
!88 = !DILocation(line: 10, column: 13, scope: !46)
!89 = !{!90, !90, i64 0}
!90 = !{!"float", !44, i64 0}
!91 = !DILocation(line: 10, column: 46, scope: !46)
!92 = !DILocation(line: 10, column: 59, scope: !46)
!93 = !DILocation(line: 10, column: 55, scope: !46)
!94 = !DILocation(line: 10, column: 63, scope: !46)
!95 = !DILocation(line: 10, column: 41, scope: !46)
!96 = !DILocation(line: 11, column: 17, scope: !46)
!97 = !DILocation(line: 11, column: 22, scope: !46)
!98 = !DILocation(line: 11, column: 3, scope: !46)
!99 = !DILocation(line: 11, column: 12, scope: !46)
!100 = !DILocation(line: 12, column: 18, scope: !46)
!101 = !DILocation(line: 12, column: 23, scope: !46)
!102 = !DILocation(line: 12, column: 3, scope: !46)
!103 = !DILocation(line: 12, column: 13, scope: !46)
!104 = !DILocation(line: 13, column: 1, scope: !46)
