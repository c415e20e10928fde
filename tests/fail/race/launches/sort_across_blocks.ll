; ModuleID = 'sort_across_blocks.cu'
source_filename = "sort_across_blocks.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4sortPii(ptr noundef %a, i32 noundef %n) #0 !dbg !46 {
entry:
    #dbg_value(ptr %a, !51, !DIExpression(), !62)
    #dbg_value(i32 %n, !52, !DIExpression(), !62)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !63
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !64
  %mul = mul i32 %0, %1, !dbg !65
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66
  %add = add i32 %mul, %2, !dbg !67
    #dbg_value(i32 %add, !53, !DIExpression(), !62)
    #dbg_value(i32 0, !54, !DIExpression(), !68)
  br label %for.cond, !dbg !69

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !70
    #dbg_value(i32 %i.0, !54, !DIExpression(), !68)
  %cmp = icmp slt i32 %i.0, %n, !dbg !71
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !72

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %mul3 = mul nsw i32 2, %add, !dbg !73
  %and = and i32 %i.0, 1, !dbg !74
  %add4 = add nsw i32 %mul3, %and, !dbg !75
    #dbg_value(i32 %add4, !56, !DIExpression(), !76)
  %add5 = add nsw i32 %add4, 1, !dbg !77
  %cmp6 = icmp slt i32 %add5, %n, !dbg !78
  br i1 %cmp6, label %land.lhs.true, label %if.end, !dbg !79

land.lhs.true:                                    ; preds = %for.body
  %idxprom = sext i32 %add4 to i64, !dbg !80
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom, !dbg !80
  %3 = load i32, ptr %arrayidx, align 4, !dbg !80, !tbaa !42
  %add7 = add nsw i32 %add4, 1, !dbg !81
  %idxprom8 = sext i32 %add7 to i64, !dbg !82
  %arrayidx9 = getelementptr inbounds i32, ptr %a, i64 %idxprom8, !dbg !82
  %4 = load i32, ptr %arrayidx9, align 4, !dbg !82, !tbaa !42
  %cmp10 = icmp sgt i32 %3, %4, !dbg !83
  br i1 %cmp10, label %if.then, label %if.end, !dbg !79

if.then:                                          ; preds = %land.lhs.true
  %idxprom11 = sext i32 %add4 to i64, !dbg !84
  %arrayidx12 = getelementptr inbounds i32, ptr %a, i64 %idxprom11, !dbg !84
  %5 = load i32, ptr %arrayidx12, align 4, !dbg !84, !tbaa !42
    #dbg_value(i32 %5, !59, !DIExpression(), !85)
  %add13 = add nsw i32 %add4, 1, !dbg !86
  %idxprom14 = sext i32 %add13 to i64, !dbg !87
  %arrayidx15 = getelementptr inbounds i32, ptr %a, i64 %idxprom14, !dbg !87
  %6 = load i32, ptr %arrayidx15, align 4, !dbg !87, !tbaa !42
  %idxprom16 = sext i32 %add4 to i64, !dbg !88
  %arrayidx17 = getelementptr inbounds i32, ptr %a, i64 %idxprom16, !dbg !88
  store i32 %6, ptr %arrayidx17, align 4, !dbg !89, !tbaa !42
  %add18 = add nsw i32 %add4, 1, !dbg !90
  %idxprom19 = sext i32 %add18 to i64, !dbg !91
  %arrayidx20 = getelementptr inbounds i32, ptr %a, i64 %idxprom19, !dbg !91
  store i32 %5, ptr %arrayidx20, align 4, !dbg !92, !tbaa !42
  br label %if.end, !dbg !93

if.end:                                           ; preds = %if.then, %land.lhs.true, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !94
  br label %for.inc, !dbg !95

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %i.0, 1, !dbg !96
    #dbg_value(i32 %inc, !54, !DIExpression(), !68)
  br label %for.cond, !dbg !97, !llvm.loop !98

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !102
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "sort_across_blocks.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "sort", linkageName: "_Z4sortPii", scope: !1, file: !1, line: 8, type: !47, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !50)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!50 = !{!51, !52, !53, !54, !56, !59}
!51 = !DILocalVariable(name: "a", arg: 1, scope: !46, file: !1, line: 8, type: !49)
!52 = !DILocalVariable(name: "n", arg: 2, scope: !46, file: !1, line: 8, type: !35)
!53 = !DILocalVariable(name: "t", scope: !46, file: !1, line: 9, type: !35)
!54 = !DILocalVariable(name: "i", scope: !55, file: !1, line: 10, type: !35)
!55 = distinct !DILexicalBlock(scope: !46, file: !1, line: 10, column: 3)
!56 = !DILocalVariable(name: "p", scope: !57, file: !1, line: 11, type: !35)
!57 = distinct !DILexicalBlock(scope: !58, file: !1, line: 10, column: 31)
!58 = distinct !DILexicalBlock(scope: !55, file: !1, line: 10, column: 3)
!59 = !DILocalVariable(name: "v", scope: !60, file: !1, line: 13, type: !35)
!60 = distinct !DILexicalBlock(scope: !61, file: !1, line: 12, column: 39)
!61 = distinct !DILexicalBlock(scope: !57, file: !1, line: 12, column: 9)
!62 = !DILocation(line: 0, scope: !46)
!63 = !DILocation(line: 9, column: 11, scope: !46)
!64 = !DILocation(line: 9, column: 24, scope: !46)
!65 = !DILocation(line: 9, column: 22, scope: !46)
!66 = !DILocation(line: 9, column: 37, scope: !46)
!67 = !DILocation(line: 9, column: 35, scope: !46)
!68 = !DILocation(line: 0, scope: !55)
!69 = !DILocation(line: 10, column: 8, scope: !55)
!70 = !DILocation(line: 10, scope: !55)
!71 = !DILocation(line: 10, column: 21, scope: !58)
!72 = !DILocation(line: 10, column: 3, scope: !55)
!73 = !DILocation(line: 11, column: 15, scope: !57)
!74 = !DILocation(line: 11, column: 24, scope: !57)
!75 = !DILocation(line: 11, column: 19, scope: !57)
!76 = !DILocation(line: 0, scope: !57)
!77 = !DILocation(line: 12, column: 11, scope: !61)
!78 = !DILocation(line: 12, column: 15, scope: !61)
!79 = !DILocation(line: 12, column: 19, scope: !61)
!80 = !DILocation(line: 12, column: 22, scope: !61)
!81 = !DILocation(line: 12, column: 33, scope: !61)
!82 = !DILocation(line: 12, column: 29, scope: !61)
!83 = !DILocation(line: 12, column: 27, scope: !61)
!84 = !DILocation(line: 13, column: 15, scope: !60)
!85 = !DILocation(line: 0, scope: !60)
!86 = !DILocation(line: 14, column: 18, scope: !60)
!87 = !DILocation(line: 14, column: 14, scope: !60)
!88 = !DILocation(line: 14, column: 7, scope: !60)
!89 = !DILocation(line: 14, column: 12, scope: !60)
!90 = !DILocation(line: 15, column: 11, scope: !60)
!91 = !DILocation(line: 15, column: 7, scope: !60)
!92 = !DILocation(line: 15, column: 16, scope: !60)
!93 = !DILocation(line: 16, column: 5, scope: !60)
!94 = !DILocation(line: 17, column: 5, scope: !57)
!95 = !DILocation(line: 18, column: 3, scope: !57)
!96 = !DILocation(line: 10, column: 27, scope: !58)
!97 = !DILocation(line: 10, column: 3, scope: !58)
!98 = distinct !{!98, !72, !99, !100, !101}
!99 = !DILocation(line: 18, column: 3, scope: !55)
!100 = !{!"llvm.loop.mustprogress"}
!101 = !{!"llvm.loop.unroll.disable"}
!102 = !DILocation(line: 19, column: 1, scope: !46)
