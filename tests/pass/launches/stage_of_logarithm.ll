; ModuleID = 'stage_of_logarithm.cu'
source_filename = "stage_of_logarithm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5stagePiii(ptr noundef %x, i32 noundef %logn, i32 noundef %s) #0 !dbg !46 {
entry:
    #dbg_value(ptr %x, !51, !DIExpression(), !60)
    #dbg_value(i32 %logn, !52, !DIExpression(), !60)
    #dbg_value(i32 %s, !53, !DIExpression(), !60)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !61
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !62
  %mul = mul i32 %0, %1, !dbg !63
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !64
  %add = add i32 %mul, %2, !dbg !65
    #dbg_value(i32 %add, !54, !DIExpression(), !60)
  %sub = sub nsw i32 %logn, 1, !dbg !66
  %shl = shl i32 1, %sub, !dbg !68
  %cmp = icmp sge i32 %add, %shl, !dbg !69
  br i1 %cmp, label %if.then, label %if.end, !dbg !69

if.then:                                          ; preds = %entry
  br label %cleanup, !dbg !70

if.end:                                           ; preds = %entry
  %shl3 = shl i32 1, %s, !dbg !71
    #dbg_value(i32 %shl3, !55, !DIExpression(), !60)
  %shr = ashr i32 %add, %s, !dbg !72
  %add4 = add nsw i32 %s, 1, !dbg !73
  %shl5 = shl i32 %shr, %add4, !dbg !74
  %sub6 = sub nsw i32 %shl3, 1, !dbg !75
  %and = and i32 %add, %sub6, !dbg !76
  %add7 = add nsw i32 %shl5, %and, !dbg !77
    #dbg_value(i32 %add7, !56, !DIExpression(), !60)
  %add8 = add nsw i32 %add7, %shl3, !dbg !78
    #dbg_value(i32 %add8, !57, !DIExpression(), !60)
  %idxprom = sext i32 %add7 to i64, !dbg !79
  %arrayidx = getelementptr inbounds i32, ptr %x, i64 %idxprom, !dbg !79
  %3 = load i32, ptr %arrayidx, align 4, !dbg !79, !tbaa !42
  %idxprom9 = sext i32 %add8 to i64, !dbg !80
  %arrayidx10 = getelementptr inbounds i32, ptr %x, i64 %idxprom9, !dbg !80
  %4 = load i32, ptr %arrayidx10, align 4, !dbg !80, !tbaa !42
  %add11 = add nsw i32 %3, %4, !dbg !81
    #dbg_value(i32 %add11, !58, !DIExpression(), !60)
  %idxprom12 = sext i32 %add7 to i64, !dbg !82
  %arrayidx13 = getelementptr inbounds i32, ptr %x, i64 %idxprom12, !dbg !82
  %5 = load i32, ptr %arrayidx13, align 4, !dbg !82, !tbaa !42
  %idxprom14 = sext i32 %add8 to i64, !dbg !83
  %arrayidx15 = getelementptr inbounds i32, ptr %x, i64 %idxprom14, !dbg !83
  %6 = load i32, ptr %arrayidx15, align 4, !dbg !83, !tbaa !42
  %sub16 = sub nsw i32 %5, %6, !dbg !84
    #dbg_value(i32 %sub16, !59, !DIExpression(), !60)
  %idxprom17 = sext i32 %add7 to i64, !dbg !85
  %arrayidx18 = getelementptr inbounds i32, ptr %x, i64 %idxprom17, !dbg !85
  store i32 %add11, ptr %arrayidx18, align 4, !dbg !86, !tbaa !42
  %idxprom19 = sext i32 %add8 to i64, !dbg !87
  %arrayidx20 = getelementptr inbounds i32, ptr %x, i64 %idxprom19, !dbg !87
  store i32 %sub16, ptr %arrayidx20, align 4, !dbg !88, !tbaa !42
  br label %cleanup, !dbg !89

cleanup:                                          ; preds = %if.end, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void, !dbg !89

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

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "stage_of_logarithm.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "stage", linkageName: "_Z5stagePiii", scope: !1, file: !1, line: 5, type: !47, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !50)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !35, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!50 = !{!51, !52, !53, !54, !55, !56, !57, !58, !59}
!51 = !DILocalVariable(name: "x", arg: 1, scope: !46, file: !1, line: 5, type: !49)
!52 = !DILocalVariable(name: "logn", arg: 2, scope: !46, file: !1, line: 5, type: !35)
!53 = !DILocalVariable(name: "s", arg: 3, scope: !46, file: !1, line: 5, type: !35)
!54 = !DILocalVariable(name: "t", scope: !46, file: !1, line: 6, type: !35)
!55 = !DILocalVariable(name: "half", scope: !46, file: !1, line: 9, type: !35)
!56 = !DILocalVariable(name: "i", scope: !46, file: !1, line: 10, type: !35)
!57 = !DILocalVariable(name: "j", scope: !46, file: !1, line: 11, type: !35)
!58 = !DILocalVariable(name: "sum", scope: !46, file: !1, line: 12, type: !35)
!59 = !DILocalVariable(name: "difference", scope: !46, file: !1, line: 13, type: !35)
!60 = !DILocation(line: 0, scope: !46)
!61 = !DILocation(line: 6, column: 11, scope: !46)
!62 = !DILocation(line: 6, column: 24, scope: !46)
!63 = !DILocation(line: 6, column: 22, scope: !46)
!64 = !DILocation(line: 6, column: 37, scope: !46)
!65 = !DILocation(line: 6, column: 35, scope: !46)
!66 = !DILocation(line: 7, column: 23, scope: !67)
!67 = distinct !DILexicalBlock(scope: !46, file: !1, line: 7, column: 7)
!68 = !DILocation(line: 7, column: 14, scope: !67)
!69 = !DILocation(line: 7, column: 9, scope: !67)
!70 = !DILocation(line: 8, column: 5, scope: !67)
!71 = !DILocation(line: 9, column: 16, scope: !46)
!72 = !DILocation(line: 10, column: 14, scope: !46)
!73 = !DILocation(line: 10, column: 25, scope: !46)
!74 = !DILocation(line: 10, column: 19, scope: !46)
!75 = !DILocation(line: 10, column: 44, scope: !46)
!76 = !DILocation(line: 10, column: 36, scope: !46)
!77 = !DILocation(line: 10, column: 31, scope: !46)
!78 = !DILocation(line: 11, column: 13, scope: !46)
!79 = !DILocation(line: 12, column: 13, scope: !46)
!80 = !DILocation(line: 12, column: 20, scope: !46)
!81 = !DILocation(line: 12, column: 18, scope: !46)
!82 = !DILocation(line: 13, column: 20, scope: !46)
!83 = !DILocation(line: 13, column: 27, scope: !46)
!84 = !DILocation(line: 13, column: 25, scope: !46)
!85 = !DILocation(line: 14, column: 3, scope: !46)
!86 = !DILocation(line: 14, column: 8, scope: !46)
!87 = !DILocation(line: 15, column: 3, scope: !46)
!88 = !DILocation(line: 15, column: 8, scope: !46)
!89 = !DILocation(line: 16, column: 1, scope: !46)
