; ModuleID = 'merge_by_search.cu'
source_filename = "merge_by_search.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11merge_ranksPKiiS0_iPi(ptr noundef %a, i32 noundef %na, ptr noundef %b, i32 noundef %nb, ptr noundef %out) #0 !dbg !46 {
entry:
    #dbg_value(ptr %a, !53, !DIExpression(), !71)
    #dbg_value(i32 %na, !54, !DIExpression(), !71)
    #dbg_value(ptr %b, !55, !DIExpression(), !71)
    #dbg_value(i32 %nb, !56, !DIExpression(), !71)
    #dbg_value(ptr %out, !57, !DIExpression(), !71)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !72
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !73
  %mul = mul i32 %0, %1, !dbg !74
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !75
  %add = add i32 %mul, %2, !dbg !76
    #dbg_value(i32 %add, !58, !DIExpression(), !71)
  %cmp = icmp slt i32 %add, %na, !dbg !77
  br i1 %cmp, label %if.then, label %if.end15, !dbg !77

if.then:                                          ; preds = %entry
    #dbg_value(i32 0, !59, !DIExpression(), !78)
    #dbg_value(i32 %nb, !62, !DIExpression(), !78)
  br label %while.cond, !dbg !79

while.cond:                                       ; preds = %if.end, %if.then
  %high.0 = phi i32 [ %nb, %if.then ], [ %high.1, %if.end ], !dbg !80
  %low.0 = phi i32 [ 0, %if.then ], [ %low.1, %if.end ], !dbg !78
    #dbg_value(i32 %low.0, !59, !DIExpression(), !78)
    #dbg_value(i32 %high.0, !62, !DIExpression(), !78)
  %cmp3 = icmp slt i32 %low.0, %high.0, !dbg !81
  br i1 %cmp3, label %while.body, label %while.end, !dbg !79

while.body:                                       ; preds = %while.cond
  %add4 = add nsw i32 %low.0, %high.0, !dbg !82
  %div = sdiv i32 %add4, 2, !dbg !83
    #dbg_value(i32 %div, !63, !DIExpression(), !84)
  %idxprom = sext i32 %div to i64, !dbg !85
  %arrayidx = getelementptr inbounds i32, ptr %b, i64 %idxprom, !dbg !85
  %3 = load i32, ptr %arrayidx, align 4, !dbg !85, !tbaa !42
  %idxprom5 = sext i32 %add to i64, !dbg !87
  %arrayidx6 = getelementptr inbounds i32, ptr %a, i64 %idxprom5, !dbg !87
  %4 = load i32, ptr %arrayidx6, align 4, !dbg !87, !tbaa !42
  %cmp7 = icmp slt i32 %3, %4, !dbg !88
  br i1 %cmp7, label %if.then8, label %if.else, !dbg !88

if.then8:                                         ; preds = %while.body
  %add9 = add nsw i32 %div, 1, !dbg !89
    #dbg_value(i32 %add9, !59, !DIExpression(), !78)
  br label %if.end, !dbg !90

if.else:                                          ; preds = %while.body
    #dbg_value(i32 %div, !62, !DIExpression(), !78)
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then8
  %high.1 = phi i32 [ %high.0, %if.then8 ], [ %div, %if.else ], !dbg !78
  %low.1 = phi i32 [ %add9, %if.then8 ], [ %low.0, %if.else ], !dbg !78
    #dbg_value(i32 %low.1, !59, !DIExpression(), !78)
    #dbg_value(i32 %high.1, !62, !DIExpression(), !78)
  br label %while.cond, !dbg !79, !llvm.loop !91

while.end:                                        ; preds = %while.cond
  %idxprom10 = sext i32 %add to i64, !dbg !95
  %arrayidx11 = getelementptr inbounds i32, ptr %a, i64 %idxprom10, !dbg !95
  %5 = load i32, ptr %arrayidx11, align 4, !dbg !95, !tbaa !42
  %add12 = add nsw i32 %add, %low.0, !dbg !96
  %idxprom13 = sext i32 %add12 to i64, !dbg !97
  %arrayidx14 = getelementptr inbounds i32, ptr %out, i64 %idxprom13, !dbg !97
  store i32 %5, ptr %arrayidx14, align 4, !dbg !98, !tbaa !42
  br label %if.end15, !dbg !99

if.end15:                                         ; preds = %while.end, %entry
  %cmp16 = icmp slt i32 %add, %nb, !dbg !100
  br i1 %cmp16, label %if.then17, label %if.end41, !dbg !100

if.then17:                                        ; preds = %if.end15
    #dbg_value(i32 0, !65, !DIExpression(), !101)
    #dbg_value(i32 %na, !68, !DIExpression(), !101)
  br label %while.cond20, !dbg !102

while.cond20:                                     ; preds = %if.end34, %if.then17
  %low18.0 = phi i32 [ 0, %if.then17 ], [ %low18.1, %if.end34 ], !dbg !101
  %high19.0 = phi i32 [ %na, %if.then17 ], [ %high19.1, %if.end34 ], !dbg !103
    #dbg_value(i32 %high19.0, !68, !DIExpression(), !101)
    #dbg_value(i32 %low18.0, !65, !DIExpression(), !101)
  %cmp21 = icmp slt i32 %low18.0, %high19.0, !dbg !104
  br i1 %cmp21, label %while.body22, label %while.end35, !dbg !102

while.body22:                                     ; preds = %while.cond20
  %add24 = add nsw i32 %low18.0, %high19.0, !dbg !105
  %div25 = sdiv i32 %add24, 2, !dbg !106
    #dbg_value(i32 %div25, !69, !DIExpression(), !107)
  %idxprom26 = sext i32 %div25 to i64, !dbg !108
  %arrayidx27 = getelementptr inbounds i32, ptr %a, i64 %idxprom26, !dbg !108
  %6 = load i32, ptr %arrayidx27, align 4, !dbg !108, !tbaa !42
  %idxprom28 = sext i32 %add to i64, !dbg !110
  %arrayidx29 = getelementptr inbounds i32, ptr %b, i64 %idxprom28, !dbg !110
  %7 = load i32, ptr %arrayidx29, align 4, !dbg !110, !tbaa !42
  %cmp30 = icmp sle i32 %6, %7, !dbg !111
  br i1 %cmp30, label %if.then31, label %if.else33, !dbg !111

if.then31:                                        ; preds = %while.body22
  %add32 = add nsw i32 %div25, 1, !dbg !112
    #dbg_value(i32 %add32, !65, !DIExpression(), !101)
  br label %if.end34, !dbg !113

if.else33:                                        ; preds = %while.body22
    #dbg_value(i32 %div25, !68, !DIExpression(), !101)
  br label %if.end34

if.end34:                                         ; preds = %if.else33, %if.then31
  %low18.1 = phi i32 [ %add32, %if.then31 ], [ %low18.0, %if.else33 ], !dbg !101
  %high19.1 = phi i32 [ %high19.0, %if.then31 ], [ %div25, %if.else33 ], !dbg !101
    #dbg_value(i32 %high19.1, !68, !DIExpression(), !101)
    #dbg_value(i32 %low18.1, !65, !DIExpression(), !101)
  br label %while.cond20, !dbg !102, !llvm.loop !114

while.end35:                                      ; preds = %while.cond20
  %idxprom36 = sext i32 %add to i64, !dbg !116
  %arrayidx37 = getelementptr inbounds i32, ptr %b, i64 %idxprom36, !dbg !116
  %8 = load i32, ptr %arrayidx37, align 4, !dbg !116, !tbaa !42
  %add38 = add nsw i32 %add, %low18.0, !dbg !117
  %idxprom39 = sext i32 %add38 to i64, !dbg !118
  %arrayidx40 = getelementptr inbounds i32, ptr %out, i64 %idxprom39, !dbg !118
  store i32 %8, ptr %arrayidx40, align 4, !dbg !119, !tbaa !42
  br label %if.end41, !dbg !120

if.end41:                                         ; preds = %while.end35, %if.end15
  ret void, !dbg !121
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
!1 = !DIFile(filename: "merge_by_search.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "merge_ranks", linkageName: "_Z11merge_ranksPKiiS0_iPi", scope: !1, file: !1, line: 5, type: !47, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !52)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !35, !49, !35, !51}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!52 = !{!53, !54, !55, !56, !57, !58, !59, !62, !63, !65, !68, !69}
!53 = !DILocalVariable(name: "a", arg: 1, scope: !46, file: !1, line: 5, type: !49)
!54 = !DILocalVariable(name: "na", arg: 2, scope: !46, file: !1, line: 5, type: !35)
!55 = !DILocalVariable(name: "b", arg: 3, scope: !46, file: !1, line: 5, type: !49)
!56 = !DILocalVariable(name: "nb", arg: 4, scope: !46, file: !1, line: 5, type: !35)
!57 = !DILocalVariable(name: "out", arg: 5, scope: !46, file: !1, line: 5, type: !51)
!58 = !DILocalVariable(name: "i", scope: !46, file: !1, line: 6, type: !50)
!59 = !DILocalVariable(name: "low", scope: !60, file: !1, line: 8, type: !35)
!60 = distinct !DILexicalBlock(scope: !61, file: !1, line: 7, column: 15)
!61 = distinct !DILexicalBlock(scope: !46, file: !1, line: 7, column: 7)
!62 = !DILocalVariable(name: "high", scope: !60, file: !1, line: 8, type: !35)
!63 = !DILocalVariable(name: "middle", scope: !64, file: !1, line: 10, type: !50)
!64 = distinct !DILexicalBlock(scope: !60, file: !1, line: 9, column: 24)
!65 = !DILocalVariable(name: "low", scope: !66, file: !1, line: 16, type: !35)
!66 = distinct !DILexicalBlock(scope: !67, file: !1, line: 15, column: 15)
!67 = distinct !DILexicalBlock(scope: !46, file: !1, line: 15, column: 7)
!68 = !DILocalVariable(name: "high", scope: !66, file: !1, line: 16, type: !35)
!69 = !DILocalVariable(name: "middle", scope: !70, file: !1, line: 18, type: !50)
!70 = distinct !DILexicalBlock(scope: !66, file: !1, line: 17, column: 24)
!71 = !DILocation(line: 0, scope: !46)
!72 = !DILocation(line: 6, column: 17, scope: !46)
!73 = !DILocation(line: 6, column: 30, scope: !46)
!74 = !DILocation(line: 6, column: 28, scope: !46)
!75 = !DILocation(line: 6, column: 43, scope: !46)
!76 = !DILocation(line: 6, column: 41, scope: !46)
!77 = !DILocation(line: 7, column: 9, scope: !61)
!78 = !DILocation(line: 0, scope: !60)
!79 = !DILocation(line: 9, column: 5, scope: !60)
!80 = !DILocation(line: 8, column: 18, scope: !60)
!81 = !DILocation(line: 9, column: 16, scope: !60)
!82 = !DILocation(line: 10, column: 31, scope: !64)
!83 = !DILocation(line: 10, column: 39, scope: !64)
!84 = !DILocation(line: 0, scope: !64)
!85 = !DILocation(line: 11, column: 11, scope: !86)
!86 = distinct !DILexicalBlock(scope: !64, file: !1, line: 11, column: 11)
!87 = !DILocation(line: 11, column: 23, scope: !86)
!88 = !DILocation(line: 11, column: 21, scope: !86)
!89 = !DILocation(line: 11, column: 42, scope: !86)
!90 = !DILocation(line: 11, column: 29, scope: !86)
!91 = distinct !{!91, !79, !92, !93, !94}
!92 = !DILocation(line: 12, column: 5, scope: !60)
!93 = !{!"llvm.loop.mustprogress"}
!94 = !{!"llvm.loop.unroll.disable"}
!95 = !DILocation(line: 13, column: 20, scope: !60)
!96 = !DILocation(line: 13, column: 11, scope: !60)
!97 = !DILocation(line: 13, column: 5, scope: !60)
!98 = !DILocation(line: 13, column: 18, scope: !60)
!99 = !DILocation(line: 14, column: 3, scope: !60)
!100 = !DILocation(line: 15, column: 9, scope: !67)
!101 = !DILocation(line: 0, scope: !66)
!102 = !DILocation(line: 17, column: 5, scope: !66)
!103 = !DILocation(line: 16, column: 18, scope: !66)
!104 = !DILocation(line: 17, column: 16, scope: !66)
!105 = !DILocation(line: 18, column: 31, scope: !70)
!106 = !DILocation(line: 18, column: 39, scope: !70)
!107 = !DILocation(line: 0, scope: !70)
!108 = !DILocation(line: 19, column: 11, scope: !109)
!109 = distinct !DILexicalBlock(scope: !70, file: !1, line: 19, column: 11)
!110 = !DILocation(line: 19, column: 24, scope: !109)
!111 = !DILocation(line: 19, column: 21, scope: !109)
!112 = !DILocation(line: 19, column: 43, scope: !109)
!113 = !DILocation(line: 19, column: 30, scope: !109)
!114 = distinct !{!114, !102, !115, !93, !94}
!115 = !DILocation(line: 20, column: 5, scope: !66)
!116 = !DILocation(line: 21, column: 20, scope: !66)
!117 = !DILocation(line: 21, column: 11, scope: !66)
!118 = !DILocation(line: 21, column: 5, scope: !66)
!119 = !DILocation(line: 21, column: 18, scope: !66)
!120 = !DILocation(line: 22, column: 3, scope: !66)
!121 = !DILocation(line: 23, column: 1, scope: !46)
