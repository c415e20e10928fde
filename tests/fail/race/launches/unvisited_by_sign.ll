; ModuleID = 'unvisited_by_sign.cu'
source_filename = "unvisited_by_sign.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5visitPKiS0_PiiiS1_(ptr noundef %row, ptr noundef %col, ptr noundef %level, i32 noundef %n, i32 noundef %now, ptr noundef %more) #0 !dbg !46 {
entry:
    #dbg_value(ptr %row, !53, !DIExpression(), !64)
    #dbg_value(ptr %col, !54, !DIExpression(), !64)
    #dbg_value(ptr %level, !55, !DIExpression(), !64)
    #dbg_value(i32 %n, !56, !DIExpression(), !64)
    #dbg_value(i32 %now, !57, !DIExpression(), !64)
    #dbg_value(ptr %more, !58, !DIExpression(), !64)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !65
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !66
  %mul = mul i32 %0, %1, !dbg !67
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !68
  %add = add i32 %mul, %2, !dbg !69
    #dbg_value(i32 %add, !59, !DIExpression(), !64)
  %cmp = icmp slt i32 %add, %n, !dbg !70
  br i1 %cmp, label %land.lhs.true, label %if.end21, !dbg !71

land.lhs.true:                                    ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !72
  %arrayidx = getelementptr inbounds i32, ptr %level, i64 %idxprom, !dbg !72
  %3 = load i32, ptr %arrayidx, align 4, !dbg !72, !tbaa !42
  %cmp3 = icmp eq i32 %3, %now, !dbg !73
  br i1 %cmp3, label %if.then, label %if.end21, !dbg !71

if.then:                                          ; preds = %land.lhs.true
  %idxprom4 = sext i32 %add to i64, !dbg !74
  %arrayidx5 = getelementptr inbounds i32, ptr %row, i64 %idxprom4, !dbg !74
  %4 = load i32, ptr %arrayidx5, align 4, !dbg !74, !tbaa !42
    #dbg_value(i32 %4, !60, !DIExpression(), !75)
  br label %for.cond, !dbg !76

for.cond:                                         ; preds = %for.inc, %if.then
  %e.0 = phi i32 [ %4, %if.then ], [ %inc, %for.inc ], !dbg !77
    #dbg_value(i32 %e.0, !60, !DIExpression(), !75)
  %add6 = add nsw i32 %add, 1, !dbg !78
  %idxprom7 = sext i32 %add6 to i64, !dbg !80
  %arrayidx8 = getelementptr inbounds i32, ptr %row, i64 %idxprom7, !dbg !80
  %5 = load i32, ptr %arrayidx8, align 4, !dbg !80, !tbaa !42
  %cmp9 = icmp slt i32 %e.0, %5, !dbg !81
  br i1 %cmp9, label %for.body, label %for.cond.cleanup, !dbg !82

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom10 = sext i32 %e.0 to i64, !dbg !83
  %arrayidx11 = getelementptr inbounds i32, ptr %col, i64 %idxprom10, !dbg !83
  %6 = load i32, ptr %arrayidx11, align 4, !dbg !83, !tbaa !42
  %idxprom12 = sext i32 %6 to i64, !dbg !86
  %arrayidx13 = getelementptr inbounds i32, ptr %level, i64 %idxprom12, !dbg !86
  %7 = load i32, ptr %arrayidx13, align 4, !dbg !86, !tbaa !42
  %cmp14 = icmp slt i32 %7, 0, !dbg !87
  br i1 %cmp14, label %if.then15, label %if.end, !dbg !87

if.then15:                                        ; preds = %for.body
  %add16 = add nsw i32 %now, 1, !dbg !88
  %idxprom17 = sext i32 %e.0 to i64, !dbg !90
  %arrayidx18 = getelementptr inbounds i32, ptr %col, i64 %idxprom17, !dbg !90
  %8 = load i32, ptr %arrayidx18, align 4, !dbg !90, !tbaa !42
  %idxprom19 = sext i32 %8 to i64, !dbg !91
  %arrayidx20 = getelementptr inbounds i32, ptr %level, i64 %idxprom19, !dbg !91
  store i32 %add16, ptr %arrayidx20, align 4, !dbg !92, !tbaa !42
  store i32 1, ptr %more, align 4, !dbg !93, !tbaa !42
  br label %if.end, !dbg !94

if.end:                                           ; preds = %if.then15, %for.body
  br label %for.inc, !dbg !95

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %e.0, 1, !dbg !96
    #dbg_value(i32 %inc, !60, !DIExpression(), !75)
  br label %for.cond, !dbg !97, !llvm.loop !98

for.end:                                          ; preds = %for.cond.cleanup
  br label %if.end21, !dbg !102

if.end21:                                         ; preds = %for.end, %land.lhs.true, %entry
  ret void, !dbg !103
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
!1 = !DIFile(filename: "unvisited_by_sign.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "visit", linkageName: "_Z5visitPKiS0_PiiiS1_", scope: !1, file: !1, line: 11, type: !47, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !52)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !49, !51, !35, !35, !51}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!52 = !{!53, !54, !55, !56, !57, !58, !59, !60}
!53 = !DILocalVariable(name: "row", arg: 1, scope: !46, file: !1, line: 11, type: !49)
!54 = !DILocalVariable(name: "col", arg: 2, scope: !46, file: !1, line: 11, type: !49)
!55 = !DILocalVariable(name: "level", arg: 3, scope: !46, file: !1, line: 11, type: !51)
!56 = !DILocalVariable(name: "n", arg: 4, scope: !46, file: !1, line: 11, type: !35)
!57 = !DILocalVariable(name: "now", arg: 5, scope: !46, file: !1, line: 11, type: !35)
!58 = !DILocalVariable(name: "more", arg: 6, scope: !46, file: !1, line: 11, type: !51)
!59 = !DILocalVariable(name: "v", scope: !46, file: !1, line: 12, type: !35)
!60 = !DILocalVariable(name: "e", scope: !61, file: !1, line: 14, type: !35)
!61 = distinct !DILexicalBlock(scope: !62, file: !1, line: 14, column: 5)
!62 = distinct !DILexicalBlock(scope: !63, file: !1, line: 13, column: 33)
!63 = distinct !DILexicalBlock(scope: !46, file: !1, line: 13, column: 7)
!64 = !DILocation(line: 0, scope: !46)
!65 = !DILocation(line: 12, column: 11, scope: !46)
!66 = !DILocation(line: 12, column: 24, scope: !46)
!67 = !DILocation(line: 12, column: 22, scope: !46)
!68 = !DILocation(line: 12, column: 37, scope: !46)
!69 = !DILocation(line: 12, column: 35, scope: !46)
!70 = !DILocation(line: 13, column: 9, scope: !63)
!71 = !DILocation(line: 13, column: 13, scope: !63)
!72 = !DILocation(line: 13, column: 16, scope: !63)
!73 = !DILocation(line: 13, column: 25, scope: !63)
!74 = !DILocation(line: 14, column: 18, scope: !61)
!75 = !DILocation(line: 0, scope: !61)
!76 = !DILocation(line: 14, column: 10, scope: !61)
!77 = !DILocation(line: 14, scope: !61)
!78 = !DILocation(line: 14, column: 36, scope: !79)
!79 = distinct !DILexicalBlock(scope: !61, file: !1, line: 14, column: 5)
!80 = !DILocation(line: 14, column: 30, scope: !79)
!81 = !DILocation(line: 14, column: 28, scope: !79)
!82 = !DILocation(line: 14, column: 5, scope: !61)
!83 = !DILocation(line: 15, column: 17, scope: !84)
!84 = distinct !DILexicalBlock(scope: !85, file: !1, line: 15, column: 11)
!85 = distinct !DILexicalBlock(scope: !79, file: !1, line: 14, column: 47)
!86 = !DILocation(line: 15, column: 11, scope: !84)
!87 = !DILocation(line: 15, column: 25, scope: !84)
!88 = !DILocation(line: 16, column: 29, scope: !89)
!89 = distinct !DILexicalBlock(scope: !84, file: !1, line: 15, column: 30)
!90 = !DILocation(line: 16, column: 15, scope: !89)
!91 = !DILocation(line: 16, column: 9, scope: !89)
!92 = !DILocation(line: 16, column: 23, scope: !89)
!93 = !DILocation(line: 17, column: 15, scope: !89)
!94 = !DILocation(line: 18, column: 7, scope: !89)
!95 = !DILocation(line: 19, column: 5, scope: !85)
!96 = !DILocation(line: 14, column: 42, scope: !79)
!97 = !DILocation(line: 14, column: 5, scope: !79)
!98 = distinct !{!98, !82, !99, !100, !101}
!99 = !DILocation(line: 19, column: 5, scope: !61)
!100 = !{!"llvm.loop.mustprogress"}
!101 = !{!"llvm.loop.unroll.disable"}
!102 = !DILocation(line: 20, column: 3, scope: !62)
!103 = !DILocation(line: 21, column: 1, scope: !46)
