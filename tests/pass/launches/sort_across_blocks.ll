; ModuleID = 'sort_across_blocks.cu'
source_filename = "sort_across_blocks.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4sortPii(ptr noundef %a, i32 noundef %n) #0 !dbg !46 {
entry:
    #dbg_value(ptr %a, !51, !DIExpression(), !62)
    #dbg_value(i32 %n, !52, !DIExpression(), !62)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !63
    #dbg_value(i32 %0, !53, !DIExpression(), !62)
    #dbg_value(i32 0, !54, !DIExpression(), !64)
  br label %for.cond, !dbg !65

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !66
    #dbg_value(i32 %i.0, !54, !DIExpression(), !64)
  %cmp = icmp slt i32 %i.0, %n, !dbg !67
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !68

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %mul = mul nsw i32 2, %0, !dbg !69
  %and = and i32 %i.0, 1, !dbg !70
  %add = add nsw i32 %mul, %and, !dbg !71
    #dbg_value(i32 %add, !56, !DIExpression(), !72)
  %add1 = add nsw i32 %add, 1, !dbg !73
  %cmp2 = icmp slt i32 %add1, %n, !dbg !74
  br i1 %cmp2, label %land.lhs.true, label %if.end, !dbg !75

land.lhs.true:                                    ; preds = %for.body
  %idxprom = sext i32 %add to i64, !dbg !76
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom, !dbg !76
  %1 = load i32, ptr %arrayidx, align 4, !dbg !76, !tbaa !42
  %add3 = add nsw i32 %add, 1, !dbg !77
  %idxprom4 = sext i32 %add3 to i64, !dbg !78
  %arrayidx5 = getelementptr inbounds i32, ptr %a, i64 %idxprom4, !dbg !78
  %2 = load i32, ptr %arrayidx5, align 4, !dbg !78, !tbaa !42
  %cmp6 = icmp sgt i32 %1, %2, !dbg !79
  br i1 %cmp6, label %if.then, label %if.end, !dbg !75

if.then:                                          ; preds = %land.lhs.true
  %idxprom7 = sext i32 %add to i64, !dbg !80
  %arrayidx8 = getelementptr inbounds i32, ptr %a, i64 %idxprom7, !dbg !80
  %3 = load i32, ptr %arrayidx8, align 4, !dbg !80, !tbaa !42
    #dbg_value(i32 %3, !59, !DIExpression(), !81)
  %add9 = add nsw i32 %add, 1, !dbg !82
  %idxprom10 = sext i32 %add9 to i64, !dbg !83
  %arrayidx11 = getelementptr inbounds i32, ptr %a, i64 %idxprom10, !dbg !83
  %4 = load i32, ptr %arrayidx11, align 4, !dbg !83, !tbaa !42
  %idxprom12 = sext i32 %add to i64, !dbg !84
  %arrayidx13 = getelementptr inbounds i32, ptr %a, i64 %idxprom12, !dbg !84
  store i32 %4, ptr %arrayidx13, align 4, !dbg !85, !tbaa !42
  %add14 = add nsw i32 %add, 1, !dbg !86
  %idxprom15 = sext i32 %add14 to i64, !dbg !87
  %arrayidx16 = getelementptr inbounds i32, ptr %a, i64 %idxprom15, !dbg !87
  store i32 %3, ptr %arrayidx16, align 4, !dbg !88, !tbaa !42
  br label %if.end, !dbg !89

if.end:                                           ; preds = %if.then, %land.lhs.true, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !90
  br label %for.inc, !dbg !91

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %i.0, 1, !dbg !92
    #dbg_value(i32 %inc, !54, !DIExpression(), !64)
  br label %for.cond, !dbg !93, !llvm.loop !94

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !98
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

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
!46 = distinct !DISubprogram(name: "sort", linkageName: "_Z4sortPii", scope: !1, file: !1, line: 4, type: !47, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !50)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!50 = !{!51, !52, !53, !54, !56, !59}
!51 = !DILocalVariable(name: "a", arg: 1, scope: !46, file: !1, line: 4, type: !49)
!52 = !DILocalVariable(name: "n", arg: 2, scope: !46, file: !1, line: 4, type: !35)
!53 = !DILocalVariable(name: "t", scope: !46, file: !1, line: 5, type: !35)
!54 = !DILocalVariable(name: "i", scope: !55, file: !1, line: 6, type: !35)
!55 = distinct !DILexicalBlock(scope: !46, file: !1, line: 6, column: 3)
!56 = !DILocalVariable(name: "p", scope: !57, file: !1, line: 7, type: !35)
!57 = distinct !DILexicalBlock(scope: !58, file: !1, line: 6, column: 31)
!58 = distinct !DILexicalBlock(scope: !55, file: !1, line: 6, column: 3)
!59 = !DILocalVariable(name: "v", scope: !60, file: !1, line: 9, type: !35)
!60 = distinct !DILexicalBlock(scope: !61, file: !1, line: 8, column: 39)
!61 = distinct !DILexicalBlock(scope: !57, file: !1, line: 8, column: 9)
!62 = !DILocation(line: 0, scope: !46)
!63 = !DILocation(line: 5, column: 11, scope: !46)
!64 = !DILocation(line: 0, scope: !55)
!65 = !DILocation(line: 6, column: 8, scope: !55)
!66 = !DILocation(line: 6, scope: !55)
!67 = !DILocation(line: 6, column: 21, scope: !58)
!68 = !DILocation(line: 6, column: 3, scope: !55)
!69 = !DILocation(line: 7, column: 15, scope: !57)
!70 = !DILocation(line: 7, column: 24, scope: !57)
!71 = !DILocation(line: 7, column: 19, scope: !57)
!72 = !DILocation(line: 0, scope: !57)
!73 = !DILocation(line: 8, column: 11, scope: !61)
!74 = !DILocation(line: 8, column: 15, scope: !61)
!75 = !DILocation(line: 8, column: 19, scope: !61)
!76 = !DILocation(line: 8, column: 22, scope: !61)
!77 = !DILocation(line: 8, column: 33, scope: !61)
!78 = !DILocation(line: 8, column: 29, scope: !61)
!79 = !DILocation(line: 8, column: 27, scope: !61)
!80 = !DILocation(line: 9, column: 15, scope: !60)
!81 = !DILocation(line: 0, scope: !60)
!82 = !DILocation(line: 10, column: 18, scope: !60)
!83 = !DILocation(line: 10, column: 14, scope: !60)
!84 = !DILocation(line: 10, column: 7, scope: !60)
!85 = !DILocation(line: 10, column: 12, scope: !60)
!86 = !DILocation(line: 11, column: 11, scope: !60)
!87 = !DILocation(line: 11, column: 7, scope: !60)
!88 = !DILocation(line: 11, column: 16, scope: !60)
!89 = !DILocation(line: 12, column: 5, scope: !60)
!90 = !DILocation(line: 13, column: 5, scope: !57)
!91 = !DILocation(line: 14, column: 3, scope: !57)
!92 = !DILocation(line: 6, column: 27, scope: !58)
!93 = !DILocation(line: 6, column: 3, scope: !58)
!94 = distinct !{!94, !68, !95, !96, !97}
!95 = !DILocation(line: 14, column: 3, scope: !55)
!96 = !{!"llvm.loop.mustprogress"}
!97 = !{!"llvm.loop.unroll.disable"}
!98 = !DILocation(line: 15, column: 1, scope: !46)
