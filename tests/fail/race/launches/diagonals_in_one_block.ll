; ModuleID = 'diagonals_in_one_block.cu'
source_filename = "diagonals_in_one_block.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7lengthsPKcS0_Pii(ptr noundef %a, ptr noundef %b, ptr noundef %d, i32 noundef %n) #0 !dbg !46 {
entry:
    #dbg_value(ptr %a, !54, !DIExpression(), !64)
    #dbg_value(ptr %b, !55, !DIExpression(), !64)
    #dbg_value(ptr %d, !56, !DIExpression(), !64)
    #dbg_value(i32 %n, !57, !DIExpression(), !64)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !65
  %add = add i32 %0, 1, !dbg !66
    #dbg_value(i32 %add, !58, !DIExpression(), !64)
    #dbg_value(i32 2, !59, !DIExpression(), !67)
  br label %for.cond, !dbg !68

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi i32 [ 2, %entry ], [ %inc, %for.inc ], !dbg !69
    #dbg_value(i32 %s.0, !59, !DIExpression(), !67)
  %mul = mul nsw i32 2, %n, !dbg !70
  %sub = sub nsw i32 %mul, 1, !dbg !71
  %cmp = icmp slt i32 %s.0, %sub, !dbg !72
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !73

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %sub1 = sub nsw i32 %s.0, %add, !dbg !74
    #dbg_value(i32 %sub1, !61, !DIExpression(), !75)
  %cmp2 = icmp slt i32 %add, %n, !dbg !76
  br i1 %cmp2, label %land.lhs.true, label %if.end, !dbg !78

land.lhs.true:                                    ; preds = %for.body
  %cmp3 = icmp sge i32 %sub1, 1, !dbg !79
  br i1 %cmp3, label %land.lhs.true4, label %if.end, !dbg !80

land.lhs.true4:                                   ; preds = %land.lhs.true
  %cmp5 = icmp slt i32 %sub1, %n, !dbg !81
  br i1 %cmp5, label %if.then, label %if.end, !dbg !80

if.then:                                          ; preds = %land.lhs.true4
  %idxprom = sext i32 %add to i64, !dbg !82
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 %idxprom, !dbg !82
  %1 = load i8, ptr %arrayidx, align 1, !dbg !82, !tbaa !83
  %conv = sext i8 %1 to i32, !dbg !82
  %idxprom6 = sext i32 %sub1 to i64, !dbg !84
  %arrayidx7 = getelementptr inbounds i8, ptr %b, i64 %idxprom6, !dbg !84
  %2 = load i8, ptr %arrayidx7, align 1, !dbg !84, !tbaa !83
  %conv8 = sext i8 %2 to i32, !dbg !84
  %cmp9 = icmp eq i32 %conv, %conv8, !dbg !85
  br i1 %cmp9, label %cond.true, label %cond.false, !dbg !82

cond.true:                                        ; preds = %if.then
  %sub10 = sub nsw i32 %add, 1, !dbg !86
  %mul11 = mul nsw i32 %sub10, %n, !dbg !87
  %add12 = add nsw i32 %mul11, %sub1, !dbg !88
  %sub13 = sub nsw i32 %add12, 1, !dbg !89
  %idxprom14 = sext i32 %sub13 to i64, !dbg !90
  %arrayidx15 = getelementptr inbounds i32, ptr %d, i64 %idxprom14, !dbg !90
  %3 = load i32, ptr %arrayidx15, align 4, !dbg !90, !tbaa !42
  %add16 = add nsw i32 %3, 1, !dbg !91
  br label %cond.end, !dbg !82

cond.false:                                       ; preds = %if.then
  %sub17 = sub nsw i32 %add, 1, !dbg !92
  %mul18 = mul nsw i32 %sub17, %n, !dbg !93
  %add19 = add nsw i32 %mul18, %sub1, !dbg !94
  %idxprom20 = sext i32 %add19 to i64, !dbg !95
  %arrayidx21 = getelementptr inbounds i32, ptr %d, i64 %idxprom20, !dbg !95
  %4 = load i32, ptr %arrayidx21, align 4, !dbg !95, !tbaa !42
  %mul22 = mul nsw i32 %add, %n, !dbg !96
  %add23 = add nsw i32 %mul22, %sub1, !dbg !97
  %sub24 = sub nsw i32 %add23, 1, !dbg !98
  %idxprom25 = sext i32 %sub24 to i64, !dbg !99
  %arrayidx26 = getelementptr inbounds i32, ptr %d, i64 %idxprom25, !dbg !99
  %5 = load i32, ptr %arrayidx26, align 4, !dbg !99, !tbaa !42
  %cmp.i = icmp slt i32 %4, %5, !dbg !100
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !100

cond.true.i:                                      ; preds = %cond.false
  br label %_ZL3maxii.exit, !dbg !100

cond.false.i:                                     ; preds = %cond.false
  br label %_ZL3maxii.exit, !dbg !100

_ZL3maxii.exit:                                   ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ %5, %cond.true.i ], [ %4, %cond.false.i ], !dbg !100
  br label %cond.end, !dbg !82

cond.end:                                         ; preds = %_ZL3maxii.exit, %cond.true
  %cond = phi i32 [ %add16, %cond.true ], [ %cond.i, %_ZL3maxii.exit ], !dbg !82
  %mul28 = mul nsw i32 %add, %n, !dbg !101
  %add29 = add nsw i32 %mul28, %sub1, !dbg !102
  %idxprom30 = sext i32 %add29 to i64, !dbg !103
  %arrayidx31 = getelementptr inbounds i32, ptr %d, i64 %idxprom30, !dbg !103
  store i32 %cond, ptr %arrayidx31, align 4, !dbg !104, !tbaa !42
  br label %if.end, !dbg !103

if.end:                                           ; preds = %cond.end, %land.lhs.true4, %land.lhs.true, %for.body
  br label %for.inc, !dbg !105

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %s.0, 1, !dbg !106
    #dbg_value(i32 %inc, !59, !DIExpression(), !67)
  br label %for.cond, !dbg !107, !llvm.loop !108

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !112
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

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
!1 = !DIFile(filename: "diagonals_in_one_block.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "lengths", linkageName: "_Z7lengthsPKcS0_Pii", scope: !1, file: !1, line: 5, type: !47, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !53)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !49, !52, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !51)
!51 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!53 = !{!54, !55, !56, !57, !58, !59, !61}
!54 = !DILocalVariable(name: "a", arg: 1, scope: !46, file: !1, line: 5, type: !49)
!55 = !DILocalVariable(name: "b", arg: 2, scope: !46, file: !1, line: 5, type: !49)
!56 = !DILocalVariable(name: "d", arg: 3, scope: !46, file: !1, line: 5, type: !52)
!57 = !DILocalVariable(name: "n", arg: 4, scope: !46, file: !1, line: 5, type: !35)
!58 = !DILocalVariable(name: "i", scope: !46, file: !1, line: 6, type: !35)
!59 = !DILocalVariable(name: "s", scope: !60, file: !1, line: 7, type: !35)
!60 = distinct !DILexicalBlock(scope: !46, file: !1, line: 7, column: 3)
!61 = !DILocalVariable(name: "j", scope: !62, file: !1, line: 8, type: !35)
!62 = distinct !DILexicalBlock(scope: !63, file: !1, line: 7, column: 39)
!63 = distinct !DILexicalBlock(scope: !60, file: !1, line: 7, column: 3)
!64 = !DILocation(line: 0, scope: !46)
!65 = !DILocation(line: 6, column: 11, scope: !46)
!66 = !DILocation(line: 6, column: 23, scope: !46)
!67 = !DILocation(line: 0, scope: !60)
!68 = !DILocation(line: 7, column: 8, scope: !60)
!69 = !DILocation(line: 7, scope: !60)
!70 = !DILocation(line: 7, column: 25, scope: !63)
!71 = !DILocation(line: 7, column: 29, scope: !63)
!72 = !DILocation(line: 7, column: 21, scope: !63)
!73 = !DILocation(line: 7, column: 3, scope: !60)
!74 = !DILocation(line: 8, column: 15, scope: !62)
!75 = !DILocation(line: 0, scope: !62)
!76 = !DILocation(line: 9, column: 11, scope: !77)
!77 = distinct !DILexicalBlock(scope: !62, file: !1, line: 9, column: 9)
!78 = !DILocation(line: 9, column: 15, scope: !77)
!79 = !DILocation(line: 9, column: 20, scope: !77)
!80 = !DILocation(line: 9, column: 25, scope: !77)
!81 = !DILocation(line: 9, column: 30, scope: !77)
!82 = !DILocation(line: 10, column: 22, scope: !77)
!83 = !{!44, !44, i64 0}
!84 = !DILocation(line: 10, column: 30, scope: !77)
!85 = !DILocation(line: 10, column: 27, scope: !77)
!86 = !DILocation(line: 10, column: 42, scope: !77)
!87 = !DILocation(line: 10, column: 47, scope: !77)
!88 = !DILocation(line: 10, column: 51, scope: !77)
!89 = !DILocation(line: 10, column: 55, scope: !77)
!90 = !DILocation(line: 10, column: 37, scope: !77)
!91 = !DILocation(line: 10, column: 60, scope: !77)
!92 = !DILocation(line: 10, column: 75, scope: !77)
!93 = !DILocation(line: 10, column: 80, scope: !77)
!94 = !DILocation(line: 10, column: 84, scope: !77)
!95 = !DILocation(line: 10, column: 70, scope: !77)
!96 = !DILocation(line: 10, column: 94, scope: !77)
!97 = !DILocation(line: 10, column: 98, scope: !77)
!98 = !DILocation(line: 10, column: 102, scope: !77)
!99 = !DILocation(line: 10, column: 90, scope: !77)
!100 = !DILocation(line: 10, column: 66, scope: !77)
!101 = !DILocation(line: 10, column: 11, scope: !77)
!102 = !DILocation(line: 10, column: 15, scope: !77)
!103 = !DILocation(line: 10, column: 7, scope: !77)
!104 = !DILocation(line: 10, column: 20, scope: !77)
!105 = !DILocation(line: 11, column: 3, scope: !62)
!106 = !DILocation(line: 7, column: 34, scope: !63)
!107 = !DILocation(line: 7, column: 3, scope: !63)
!108 = distinct !{!108, !73, !109, !110, !111}
!109 = !DILocation(line: 11, column: 3, scope: !60)
!110 = !{!"llvm.loop.mustprogress"}
!111 = !{!"llvm.loop.unroll.disable"}
!112 = !DILocation(line: 12, column: 1, scope: !46)
