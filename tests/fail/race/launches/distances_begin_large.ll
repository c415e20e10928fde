; ModuleID = 'distances_begin_large.cu'
source_filename = "distances_begin_large.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7take_upPKiS0_S0_PiS1_S1_i(ptr noundef %first, ptr noundef %to, ptr noundef %weight, ptr noundef %dist, ptr noundef %list, ptr noundef %length, i32 noundef %n) #0 !dbg !46 {
entry:
    #dbg_value(ptr %first, !53, !DIExpression(), !69)
    #dbg_value(ptr %to, !54, !DIExpression(), !69)
    #dbg_value(ptr %weight, !55, !DIExpression(), !69)
    #dbg_value(ptr %dist, !56, !DIExpression(), !69)
    #dbg_value(ptr %list, !57, !DIExpression(), !69)
    #dbg_value(ptr %length, !58, !DIExpression(), !69)
    #dbg_value(i32 %n, !59, !DIExpression(), !69)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !70
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !71
  %mul = mul i32 %0, %1, !dbg !72
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !73
  %add = add i32 %mul, %2, !dbg !74
    #dbg_value(i32 %add, !60, !DIExpression(), !69)
  %cmp = icmp slt i32 %add, %n, !dbg !75
  br i1 %cmp, label %if.then, label %if.end25, !dbg !75

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !76
  %arrayidx = getelementptr inbounds i32, ptr %first, i64 %idxprom, !dbg !76
  %3 = load i32, ptr %arrayidx, align 4, !dbg !76, !tbaa !42
    #dbg_value(i32 %3, !61, !DIExpression(), !77)
  br label %for.cond, !dbg !78

for.cond:                                         ; preds = %for.inc, %if.then
  %e.0 = phi i32 [ %3, %if.then ], [ %inc, %for.inc ], !dbg !79
    #dbg_value(i32 %e.0, !61, !DIExpression(), !77)
  %add3 = add nsw i32 %add, 1, !dbg !80
  %idxprom4 = sext i32 %add3 to i64, !dbg !81
  %arrayidx5 = getelementptr inbounds i32, ptr %first, i64 %idxprom4, !dbg !81
  %4 = load i32, ptr %arrayidx5, align 4, !dbg !81, !tbaa !42
  %cmp6 = icmp slt i32 %e.0, %4, !dbg !82
  br i1 %cmp6, label %for.body, label %for.cond.cleanup, !dbg !83

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom7 = sext i32 %add to i64, !dbg !84
  %arrayidx8 = getelementptr inbounds i32, ptr %dist, i64 %idxprom7, !dbg !84
  %5 = atomicrmw add ptr %arrayidx8, i32 0 monotonic, align 4, !dbg !85
  %idxprom10 = sext i32 %e.0 to i64, !dbg !86
  %arrayidx11 = getelementptr inbounds i32, ptr %weight, i64 %idxprom10, !dbg !86
  %6 = load i32, ptr %arrayidx11, align 4, !dbg !86, !tbaa !42
  %add12 = add nsw i32 %5, %6, !dbg !87
    #dbg_value(i32 %add12, !64, !DIExpression(), !88)
  %idxprom13 = sext i32 %e.0 to i64, !dbg !89
  %arrayidx14 = getelementptr inbounds i32, ptr %to, i64 %idxprom13, !dbg !89
  %7 = load i32, ptr %arrayidx14, align 4, !dbg !89, !tbaa !42
  %idxprom15 = sext i32 %7 to i64, !dbg !90
  %arrayidx16 = getelementptr inbounds i32, ptr %dist, i64 %idxprom15, !dbg !90
  %8 = atomicrmw min ptr %arrayidx16, i32 %add12 monotonic, align 4, !dbg !91
  %cmp18 = icmp sgt i32 %8, %add12, !dbg !92
  br i1 %cmp18, label %if.then19, label %if.end, !dbg !93

if.then19:                                        ; preds = %for.body
  %9 = load i32, ptr %length, align 4, !dbg !94, !tbaa !42
    #dbg_value(i32 %9, !67, !DIExpression(), !95)
  %add20 = add nsw i32 %9, 1, !dbg !96
  store i32 %add20, ptr %length, align 4, !dbg !97, !tbaa !42
  %idxprom21 = sext i32 %e.0 to i64, !dbg !98
  %arrayidx22 = getelementptr inbounds i32, ptr %to, i64 %idxprom21, !dbg !98
  %10 = load i32, ptr %arrayidx22, align 4, !dbg !98, !tbaa !42
  %idxprom23 = sext i32 %9 to i64, !dbg !99
  %arrayidx24 = getelementptr inbounds i32, ptr %list, i64 %idxprom23, !dbg !99
  store i32 %10, ptr %arrayidx24, align 4, !dbg !100, !tbaa !42
  br label %if.end, !dbg !101

if.end:                                           ; preds = %if.then19, %for.body
  br label %for.inc, !dbg !102

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %e.0, 1, !dbg !103
    #dbg_value(i32 %inc, !61, !DIExpression(), !77)
  br label %for.cond, !dbg !104, !llvm.loop !105

for.end:                                          ; preds = %for.cond.cleanup
  br label %if.end25, !dbg !106

if.end25:                                         ; preds = %for.end, %entry
  ret void, !dbg !109
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
!1 = !DIFile(filename: "distances_begin_large.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "take_up", linkageName: "_Z7take_upPKiS0_S0_PiS1_S1_i", scope: !1, file: !1, line: 9, type: !47, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !52)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !49, !49, !51, !51, !51, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!52 = !{!53, !54, !55, !56, !57, !58, !59, !60, !61, !64, !67}
!53 = !DILocalVariable(name: "first", arg: 1, scope: !46, file: !1, line: 9, type: !49)
!54 = !DILocalVariable(name: "to", arg: 2, scope: !46, file: !1, line: 9, type: !49)
!55 = !DILocalVariable(name: "weight", arg: 3, scope: !46, file: !1, line: 9, type: !49)
!56 = !DILocalVariable(name: "dist", arg: 4, scope: !46, file: !1, line: 9, type: !51)
!57 = !DILocalVariable(name: "list", arg: 5, scope: !46, file: !1, line: 9, type: !51)
!58 = !DILocalVariable(name: "length", arg: 6, scope: !46, file: !1, line: 9, type: !51)
!59 = !DILocalVariable(name: "n", arg: 7, scope: !46, file: !1, line: 9, type: !35)
!60 = !DILocalVariable(name: "v", scope: !46, file: !1, line: 10, type: !50)
!61 = !DILocalVariable(name: "e", scope: !62, file: !1, line: 12, type: !35)
!62 = distinct !DILexicalBlock(scope: !63, file: !1, line: 12, column: 5)
!63 = distinct !DILexicalBlock(scope: !46, file: !1, line: 11, column: 7)
!64 = !DILocalVariable(name: "d", scope: !65, file: !1, line: 13, type: !50)
!65 = distinct !DILexicalBlock(scope: !66, file: !1, line: 13, column: 61)
!66 = distinct !DILexicalBlock(scope: !62, file: !1, line: 12, column: 5)
!67 = !DILocalVariable(name: "at", scope: !68, file: !1, line: 14, type: !50)
!68 = distinct !DILexicalBlock(scope: !65, file: !1, line: 13, column: 93)
!69 = !DILocation(line: 0, scope: !46)
!70 = !DILocation(line: 10, column: 17, scope: !46)
!71 = !DILocation(line: 10, column: 30, scope: !46)
!72 = !DILocation(line: 10, column: 28, scope: !46)
!73 = !DILocation(line: 10, column: 43, scope: !46)
!74 = !DILocation(line: 10, column: 41, scope: !46)
!75 = !DILocation(line: 11, column: 9, scope: !63)
!76 = !DILocation(line: 12, column: 18, scope: !62)
!77 = !DILocation(line: 0, scope: !62)
!78 = !DILocation(line: 12, column: 10, scope: !62)
!79 = !DILocation(line: 12, scope: !62)
!80 = !DILocation(line: 12, column: 40, scope: !66)
!81 = !DILocation(line: 12, column: 32, scope: !66)
!82 = !DILocation(line: 12, column: 30, scope: !66)
!83 = !DILocation(line: 12, column: 5, scope: !62)
!84 = !DILocation(line: 13, column: 36, scope: !65)
!85 = !DILocation(line: 13, column: 25, scope: !65)
!86 = !DILocation(line: 13, column: 50, scope: !65)
!87 = !DILocation(line: 13, column: 48, scope: !65)
!88 = !DILocation(line: 0, scope: !65)
!89 = !DILocation(line: 13, column: 77, scope: !65)
!90 = !DILocation(line: 13, column: 72, scope: !65)
!91 = !DILocation(line: 13, column: 61, scope: !65)
!92 = !DILocation(line: 13, column: 88, scope: !65)
!93 = !DILocation(line: 13, column: 11, scope: !65)
!94 = !DILocation(line: 14, column: 24, scope: !68)
!95 = !DILocation(line: 0, scope: !68)
!96 = !DILocation(line: 14, column: 46, scope: !68)
!97 = !DILocation(line: 14, column: 41, scope: !68)
!98 = !DILocation(line: 15, column: 20, scope: !68)
!99 = !DILocation(line: 15, column: 9, scope: !68)
!100 = !DILocation(line: 15, column: 18, scope: !68)
!101 = !DILocation(line: 16, column: 7, scope: !68)
!102 = !DILocation(line: 13, column: 90, scope: !65)
!103 = !DILocation(line: 12, column: 46, scope: !66)
!104 = !DILocation(line: 12, column: 5, scope: !66)
!105 = distinct !{!105, !83, !106, !107, !108}
!106 = !DILocation(line: 16, column: 7, scope: !62)
!107 = !{!"llvm.loop.mustprogress"}
!108 = !{!"llvm.loop.unroll.disable"}
!109 = !DILocation(line: 17, column: 1, scope: !46)
