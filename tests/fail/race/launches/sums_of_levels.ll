; ModuleID = 'sums_of_levels.cu'
source_filename = "sums_of_levels.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4sumsPKiS0_S0_Pfii(ptr noundef %begin, ptr noundef %adjacent, ptr noundef %level, ptr noundef %sum, i32 noundef %depth, i32 noundef %n) #0 !dbg !46 {
entry:
    #dbg_value(ptr %begin, !53, !DIExpression(), !63)
    #dbg_value(ptr %adjacent, !54, !DIExpression(), !63)
    #dbg_value(ptr %level, !55, !DIExpression(), !63)
    #dbg_value(ptr %sum, !56, !DIExpression(), !63)
    #dbg_value(i32 %depth, !57, !DIExpression(), !63)
    #dbg_value(i32 %n, !58, !DIExpression(), !63)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !64
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !65
  %mul = mul i32 %0, %1, !dbg !66
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !67
  %add = add i32 %mul, %2, !dbg !68
    #dbg_value(i32 %add, !59, !DIExpression(), !63)
  %cmp = icmp sge i32 %add, %n, !dbg !69
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !71

lor.lhs.false:                                    ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !72
  %arrayidx = getelementptr inbounds i32, ptr %level, i64 %idxprom, !dbg !72
  %3 = load i32, ptr %arrayidx, align 4, !dbg !72, !tbaa !42
  %rem = srem i32 %add, 2, !dbg !73
  %add3 = add nsw i32 %depth, %rem, !dbg !74
  %cmp4 = icmp ne i32 %3, %add3, !dbg !75
  br i1 %cmp4, label %if.then, label %if.end, !dbg !71

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %cleanup, !dbg !76

if.end:                                           ; preds = %lor.lhs.false
    #dbg_value(float 0.000000e+00, !60, !DIExpression(), !63)
  %idxprom5 = sext i32 %add to i64, !dbg !77
  %arrayidx6 = getelementptr inbounds i32, ptr %begin, i64 %idxprom5, !dbg !77
  %4 = load i32, ptr %arrayidx6, align 4, !dbg !77, !tbaa !42
    #dbg_value(i32 %4, !61, !DIExpression(), !78)
  br label %for.cond, !dbg !79

for.cond:                                         ; preds = %for.inc, %if.end
  %s.0 = phi float [ 0.000000e+00, %if.end ], [ %s.1, %for.inc ], !dbg !63
  %e.0 = phi i32 [ %4, %if.end ], [ %inc, %for.inc ], !dbg !80
    #dbg_value(i32 %e.0, !61, !DIExpression(), !78)
    #dbg_value(float %s.0, !60, !DIExpression(), !63)
  %add7 = add nsw i32 %add, 1, !dbg !81
  %idxprom8 = sext i32 %add7 to i64, !dbg !83
  %arrayidx9 = getelementptr inbounds i32, ptr %begin, i64 %idxprom8, !dbg !83
  %5 = load i32, ptr %arrayidx9, align 4, !dbg !83, !tbaa !42
  %cmp10 = icmp slt i32 %e.0, %5, !dbg !84
  br i1 %cmp10, label %for.body, label %for.cond.cleanup, !dbg !85

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom11 = sext i32 %e.0 to i64, !dbg !86
  %arrayidx12 = getelementptr inbounds i32, ptr %adjacent, i64 %idxprom11, !dbg !86
  %6 = load i32, ptr %arrayidx12, align 4, !dbg !86, !tbaa !42
  %idxprom13 = sext i32 %6 to i64, !dbg !88
  %arrayidx14 = getelementptr inbounds i32, ptr %level, i64 %idxprom13, !dbg !88
  %7 = load i32, ptr %arrayidx14, align 4, !dbg !88, !tbaa !42
  %add15 = add nsw i32 %depth, 1, !dbg !89
  %cmp16 = icmp eq i32 %7, %add15, !dbg !90
  br i1 %cmp16, label %if.then17, label %if.end24, !dbg !90

if.then17:                                        ; preds = %for.body
  %idxprom18 = sext i32 %e.0 to i64, !dbg !91
  %arrayidx19 = getelementptr inbounds i32, ptr %adjacent, i64 %idxprom18, !dbg !91
  %8 = load i32, ptr %arrayidx19, align 4, !dbg !91, !tbaa !42
  %idxprom20 = sext i32 %8 to i64, !dbg !92
  %arrayidx21 = getelementptr inbounds float, ptr %sum, i64 %idxprom20, !dbg !92
  %9 = load float, ptr %arrayidx21, align 4, !dbg !92, !tbaa !93
  %add22 = fadd float 1.000000e+00, %9, !dbg !95
  %add23 = fadd float %s.0, %add22, !dbg !96
    #dbg_value(float %add23, !60, !DIExpression(), !63)
  br label %if.end24, !dbg !97

if.end24:                                         ; preds = %if.then17, %for.body
  %s.1 = phi float [ %add23, %if.then17 ], [ %s.0, %for.body ], !dbg !63
    #dbg_value(float %s.1, !60, !DIExpression(), !63)
  br label %for.inc, !dbg !98

for.inc:                                          ; preds = %if.end24
  %inc = add nsw i32 %e.0, 1, !dbg !99
    #dbg_value(i32 %inc, !61, !DIExpression(), !78)
  br label %for.cond, !dbg !100, !llvm.loop !101

for.end:                                          ; preds = %for.cond.cleanup
  %idxprom25 = sext i32 %add to i64, !dbg !105
  %arrayidx26 = getelementptr inbounds float, ptr %sum, i64 %idxprom25, !dbg !105
  store float %s.0, ptr %arrayidx26, align 4, !dbg !106, !tbaa !93
  br label %cleanup, !dbg !107

cleanup:                                          ; preds = %for.end, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %for.end ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void, !dbg !107

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
!1 = !DIFile(filename: "sums_of_levels.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "sums", linkageName: "_Z4sumsPKiS0_S0_Pfii", scope: !1, file: !1, line: 6, type: !47, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !52)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !49, !49, !51, !35, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!52 = !{!53, !54, !55, !56, !57, !58, !59, !60, !61}
!53 = !DILocalVariable(name: "begin", arg: 1, scope: !46, file: !1, line: 6, type: !49)
!54 = !DILocalVariable(name: "adjacent", arg: 2, scope: !46, file: !1, line: 6, type: !49)
!55 = !DILocalVariable(name: "level", arg: 3, scope: !46, file: !1, line: 6, type: !49)
!56 = !DILocalVariable(name: "sum", arg: 4, scope: !46, file: !1, line: 6, type: !51)
!57 = !DILocalVariable(name: "depth", arg: 5, scope: !46, file: !1, line: 6, type: !35)
!58 = !DILocalVariable(name: "n", arg: 6, scope: !46, file: !1, line: 6, type: !35)
!59 = !DILocalVariable(name: "v", scope: !46, file: !1, line: 7, type: !35)
!60 = !DILocalVariable(name: "s", scope: !46, file: !1, line: 10, type: !36)
!61 = !DILocalVariable(name: "e", scope: !62, file: !1, line: 11, type: !35)
!62 = distinct !DILexicalBlock(scope: !46, file: !1, line: 11, column: 3)
!63 = !DILocation(line: 0, scope: !46)
!64 = !DILocation(line: 7, column: 11, scope: !46)
!65 = !DILocation(line: 7, column: 24, scope: !46)
!66 = !DILocation(line: 7, column: 22, scope: !46)
!67 = !DILocation(line: 7, column: 37, scope: !46)
!68 = !DILocation(line: 7, column: 35, scope: !46)
!69 = !DILocation(line: 8, column: 9, scope: !70)
!70 = distinct !DILexicalBlock(scope: !46, file: !1, line: 8, column: 7)
!71 = !DILocation(line: 8, column: 14, scope: !70)
!72 = !DILocation(line: 8, column: 17, scope: !70)
!73 = !DILocation(line: 8, column: 39, scope: !70)
!74 = !DILocation(line: 8, column: 35, scope: !70)
!75 = !DILocation(line: 8, column: 26, scope: !70)
!76 = !DILocation(line: 9, column: 5, scope: !70)
!77 = !DILocation(line: 11, column: 16, scope: !62)
!78 = !DILocation(line: 0, scope: !62)
!79 = !DILocation(line: 11, column: 8, scope: !62)
!80 = !DILocation(line: 11, scope: !62)
!81 = !DILocation(line: 11, column: 38, scope: !82)
!82 = distinct !DILexicalBlock(scope: !62, file: !1, line: 11, column: 3)
!83 = !DILocation(line: 11, column: 30, scope: !82)
!84 = !DILocation(line: 11, column: 28, scope: !82)
!85 = !DILocation(line: 11, column: 3, scope: !62)
!86 = !DILocation(line: 12, column: 15, scope: !87)
!87 = distinct !DILexicalBlock(scope: !82, file: !1, line: 12, column: 9)
!88 = !DILocation(line: 12, column: 9, scope: !87)
!89 = !DILocation(line: 12, column: 37, scope: !87)
!90 = !DILocation(line: 12, column: 28, scope: !87)
!91 = !DILocation(line: 13, column: 20, scope: !87)
!92 = !DILocation(line: 13, column: 16, scope: !87)
!93 = !{!94, !94, i64 0}
!94 = !{!"float", !44, i64 0}
!95 = !DILocation(line: 13, column: 14, scope: !87)
!96 = !DILocation(line: 13, column: 9, scope: !87)
!97 = !DILocation(line: 13, column: 7, scope: !87)
!98 = !DILocation(line: 12, column: 39, scope: !87)
!99 = !DILocation(line: 11, column: 44, scope: !82)
!100 = !DILocation(line: 11, column: 3, scope: !82)
!101 = distinct !{!101, !85, !102, !103, !104}
!102 = !DILocation(line: 13, column: 31, scope: !62)
!103 = !{!"llvm.loop.mustprogress"}
!104 = !{!"llvm.loop.unroll.disable"}
!105 = !DILocation(line: 14, column: 3, scope: !46)
!106 = !DILocation(line: 14, column: 10, scope: !46)
!107 = !DILocation(line: 15, column: 1, scope: !46)
