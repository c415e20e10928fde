; ModuleID = 'rows_by_steps.cu'
source_filename = "rows_by_steps.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ5twicePfiiE4tile = internal addrspace(3) global [16 x [16 x float]] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5twicePfii(ptr noundef %m, i32 noundef %width, i32 noundef %first) #0 !dbg !2 {
entry:
    #dbg_value(ptr %m, !45, !DIExpression(), !65)
    #dbg_value(i32 %width, !46, !DIExpression(), !65)
    #dbg_value(i32 %first, !47, !DIExpression(), !65)
  %mul = mul nsw i32 %first, %width, !dbg !66
  %add = add nsw i32 %mul, %first, !dbg !67
    #dbg_value(i32 %add, !48, !DIExpression(), !65)
    #dbg_value(i32 0, !49, !DIExpression(), !68)
  br label %for.cond, !dbg !69

for.cond:                                         ; preds = %for.inc, %entry
  %at.0 = phi i32 [ %add, %entry ], [ %add7, %for.inc ], !dbg !65
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !70
    #dbg_value(i32 %i.0, !49, !DIExpression(), !68)
    #dbg_value(i32 %at.0, !48, !DIExpression(), !65)
  %cmp = icmp slt i32 %i.0, 16, !dbg !71
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !73

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !74
  %add1 = add i32 %at.0, %0, !dbg !76
  %idxprom = zext i32 %add1 to i64, !dbg !77
  %arrayidx = getelementptr inbounds nuw float, ptr %m, i64 %idxprom, !dbg !77
  %1 = load float, ptr %arrayidx, align 4, !dbg !77, !tbaa !78
  %idxprom2 = sext i32 %i.0 to i64, !dbg !80
  %arrayidx3 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ5twicePfiiE4tile to ptr), i64 0, i64 %idxprom2, !dbg !80
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !81
  %idxprom5 = zext i32 %2 to i64, !dbg !80
  %arrayidx6 = getelementptr inbounds nuw [16 x float], ptr %arrayidx3, i64 0, i64 %idxprom5, !dbg !80
  store float %1, ptr %arrayidx6, align 4, !dbg !82, !tbaa !78
  %add7 = add nsw i32 %at.0, %width, !dbg !83
    #dbg_value(i32 %add7, !48, !DIExpression(), !65)
  br label %for.inc, !dbg !84

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1, !dbg !85
    #dbg_value(i32 %inc, !49, !DIExpression(), !68)
  br label %for.cond, !dbg !86, !llvm.loop !87

for.end:                                          ; preds = %for.cond.cleanup
  %mul8 = mul nsw i32 %first, %width, !dbg !91
  %add9 = add nsw i32 %mul8, %first, !dbg !92
    #dbg_value(i32 %add9, !48, !DIExpression(), !65)
    #dbg_value(i32 0, !51, !DIExpression(), !93)
  br label %for.cond11, !dbg !94

for.cond11:                                       ; preds = %for.inc26, %for.end
  %at.1 = phi i32 [ %add9, %for.end ], [ %add25, %for.inc26 ], !dbg !65
  %i10.0 = phi i32 [ 0, %for.end ], [ %inc27, %for.inc26 ], !dbg !95
    #dbg_value(i32 %i10.0, !51, !DIExpression(), !93)
    #dbg_value(i32 %at.1, !48, !DIExpression(), !65)
  %cmp12 = icmp slt i32 %i10.0, 16, !dbg !96
  br i1 %cmp12, label %for.body14, label %for.cond.cleanup13, !dbg !98

for.cond.cleanup13:                               ; preds = %for.cond11
  br label %for.end28

for.body14:                                       ; preds = %for.cond11
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !99
  %idxprom16 = zext i32 %3 to i64, !dbg !101
  %arrayidx17 = getelementptr inbounds nuw [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ5twicePfiiE4tile to ptr), i64 0, i64 %idxprom16, !dbg !101
  %idxprom18 = sext i32 %i10.0 to i64, !dbg !101
  %arrayidx19 = getelementptr inbounds [16 x float], ptr %arrayidx17, i64 0, i64 %idxprom18, !dbg !101
  %4 = load float, ptr %arrayidx19, align 4, !dbg !101, !tbaa !78
  %mul20 = fmul float 2.000000e+00, %4, !dbg !102
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !103
  %add22 = add i32 %at.1, %5, !dbg !104
  %idxprom23 = zext i32 %add22 to i64, !dbg !105
  %arrayidx24 = getelementptr inbounds nuw float, ptr %m, i64 %idxprom23, !dbg !105
  store float %mul20, ptr %arrayidx24, align 4, !dbg !106, !tbaa !78
  %add25 = add nsw i32 %at.1, %width, !dbg !107
    #dbg_value(i32 %add25, !48, !DIExpression(), !65)
  br label %for.inc26, !dbg !108

for.inc26:                                        ; preds = %for.body14
  %inc27 = add nsw i32 %i10.0, 1, !dbg !109
    #dbg_value(i32 %inc27, !51, !DIExpression(), !93)
  br label %for.cond11, !dbg !110, !llvm.loop !111

for.end28:                                        ; preds = %for.cond.cleanup13
  ret void, !dbg !113
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

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!56, !57, !58, !59}
!llvm.ident = !{!60}
!llvm.errno.tbaa = !{!61}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 6, type: !53, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "twice", linkageName: "_Z5twicePfii", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !44)
!3 = !DIFile(filename: "rows_by_steps.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !10, imports: !11, splitDebugInlining: false, nameTableKind: None)
!10 = !{!0}
!11 = !{!12, !15, !17, !22, !27, !32, !38, !40}
!12 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !13, file: !14, line: 128)
!13 = !DINamespace(name: "ws_math", scope: null)
!14 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!15 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !16, entity: !13, file: !14, line: 129)
!16 = !DINamespace(name: "std", scope: null)
!17 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !18, file: !14, line: 154)
!18 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !14, file: !14, line: 137, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!19 = !DISubroutineType(types: !20)
!20 = !{!21, !21}
!21 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!22 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !23, file: !14, line: 154)
!23 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !14, file: !14, line: 133, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!24 = !DISubroutineType(types: !25)
!25 = !{!26, !26}
!26 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!27 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !28, file: !14, line: 154)
!28 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !14, file: !14, line: 134, type: !29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!29 = !DISubroutineType(types: !30)
!30 = !{!31, !31}
!31 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!32 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !33, file: !14, line: 154)
!33 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !14, file: !14, line: 145, type: !34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!34 = !DISubroutineType(types: !35)
!35 = !{!36, !37}
!36 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!37 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!38 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !39, file: !14, line: 154)
!39 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !14, file: !14, line: 147, type: !34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !41, file: !14, line: 154)
!41 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !14, file: !14, line: 149, type: !42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!42 = !DISubroutineType(types: !43)
!43 = !{!8, !7}
!44 = !{!45, !46, !47, !48, !49, !51}
!45 = !DILocalVariable(name: "m", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!46 = !DILocalVariable(name: "width", arg: 2, scope: !2, file: !3, line: 5, type: !8)
!47 = !DILocalVariable(name: "first", arg: 3, scope: !2, file: !3, line: 5, type: !8)
!48 = !DILocalVariable(name: "at", scope: !2, file: !3, line: 7, type: !8)
!49 = !DILocalVariable(name: "i", scope: !50, file: !3, line: 8, type: !8)
!50 = distinct !DILexicalBlock(scope: !2, file: !3, line: 8, column: 3)
!51 = !DILocalVariable(name: "i", scope: !52, file: !3, line: 13, type: !8)
!52 = distinct !DILexicalBlock(scope: !2, file: !3, line: 13, column: 3)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 8192, elements: !54)
!54 = !{!55, !55}
!55 = !DISubrange(count: 16)
!56 = !{i32 7, !"Dwarf Version", i32 4}
!57 = !{i32 2, !"Debug Info Version", i32 3}
!58 = !{i32 1, !"wchar_size", i32 4}
!59 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!60 = !{!"clang version 22.1.8"}
!61 = !{!62, !62, i64 0}
!62 = !{!"int", !63, i64 0}
!63 = !{!"omnipotent char", !64, i64 0}
!64 = !{!"Simple C++ TBAA"}
!65 = !DILocation(line: 0, scope: !2)
!66 = !DILocation(line: 7, column: 18, scope: !2)
!67 = !DILocation(line: 7, column: 26, scope: !2)
!68 = !DILocation(line: 0, scope: !50)
!69 = !DILocation(line: 8, column: 8, scope: !50)
!70 = !DILocation(line: 8, scope: !50)
!71 = !DILocation(line: 8, column: 21, scope: !72)
!72 = distinct !DILexicalBlock(scope: !50, file: !3, line: 8, column: 3)
!73 = !DILocation(line: 8, column: 3, scope: !50)
!74 = !DILocation(line: 9, column: 35, scope: !75)
!75 = distinct !DILexicalBlock(scope: !72, file: !3, line: 8, column: 32)
!76 = !DILocation(line: 9, column: 33, scope: !75)
!77 = !DILocation(line: 9, column: 28, scope: !75)
!78 = !{!79, !79, i64 0}
!79 = !{!"float", !63, i64 0}
!80 = !DILocation(line: 9, column: 5, scope: !75)
!81 = !DILocation(line: 9, column: 13, scope: !75)
!82 = !DILocation(line: 9, column: 26, scope: !75)
!83 = !DILocation(line: 10, column: 8, scope: !75)
!84 = !DILocation(line: 11, column: 3, scope: !75)
!85 = !DILocation(line: 8, column: 28, scope: !72)
!86 = !DILocation(line: 8, column: 3, scope: !72)
!87 = distinct !{!87, !73, !88, !89, !90}
!88 = !DILocation(line: 11, column: 3, scope: !50)
!89 = !{!"llvm.loop.mustprogress"}
!90 = !{!"llvm.loop.unroll.disable"}
!91 = !DILocation(line: 12, column: 14, scope: !2)
!92 = !DILocation(line: 12, column: 22, scope: !2)
!93 = !DILocation(line: 0, scope: !52)
!94 = !DILocation(line: 13, column: 8, scope: !52)
!95 = !DILocation(line: 13, scope: !52)
!96 = !DILocation(line: 13, column: 21, scope: !97)
!97 = distinct !DILexicalBlock(scope: !52, file: !3, line: 13, column: 3)
!98 = !DILocation(line: 13, column: 3, scope: !52)
!99 = !DILocation(line: 14, column: 36, scope: !100)
!100 = distinct !DILexicalBlock(scope: !97, file: !3, line: 13, column: 32)
!101 = !DILocation(line: 14, column: 31, scope: !100)
!102 = !DILocation(line: 14, column: 29, scope: !100)
!103 = !DILocation(line: 14, column: 12, scope: !100)
!104 = !DILocation(line: 14, column: 10, scope: !100)
!105 = !DILocation(line: 14, column: 5, scope: !100)
!106 = !DILocation(line: 14, column: 25, scope: !100)
!107 = !DILocation(line: 15, column: 8, scope: !100)
!108 = !DILocation(line: 16, column: 3, scope: !100)
!109 = !DILocation(line: 13, column: 28, scope: !97)
!110 = !DILocation(line: 13, column: 3, scope: !97)
!111 = distinct !{!111, !98, !112, !89, !90}
!112 = !DILocation(line: 16, column: 3, scope: !52)
!113 = !DILocation(line: 17, column: 1, scope: !2)
