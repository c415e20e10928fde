; ModuleID = 'long_computation.cu'
source_filename = "long_computation.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8estimatePjPVii(ptr noundef %hits, ptr noundef %ready, i32 noundef %rounds) #0 !dbg !46 {
entry:
    #dbg_value(ptr %hits, !54, !DIExpression(), !61)
    #dbg_value(ptr %ready, !55, !DIExpression(), !61)
    #dbg_value(i32 %rounds, !56, !DIExpression(), !61)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !62
  %add = add i32 %0, 1, !dbg !63
    #dbg_value(i32 %add, !57, !DIExpression(), !61)
    #dbg_value(i32 0, !58, !DIExpression(), !61)
    #dbg_value(i32 0, !59, !DIExpression(), !64)
  br label %for.cond, !dbg !65

for.cond:                                         ; preds = %for.inc, %entry
  %x.0 = phi i32 [ %add, %entry ], [ %add1, %for.inc ], !dbg !61
  %n.0 = phi i32 [ 0, %entry ], [ %add2, %for.inc ], !dbg !61
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !66
    #dbg_value(i32 %i.0, !59, !DIExpression(), !64)
    #dbg_value(i32 %n.0, !58, !DIExpression(), !61)
    #dbg_value(i32 %x.0, !57, !DIExpression(), !61)
  %cmp = icmp slt i32 %i.0, %rounds, !dbg !67
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !69

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %mul = mul i32 %x.0, 1664525, !dbg !70
  %add1 = add i32 %mul, 1013904223, !dbg !72
    #dbg_value(i32 %add1, !57, !DIExpression(), !61)
  %shr = lshr i32 %add1, 31, !dbg !73
  %add2 = add i32 %n.0, %shr, !dbg !74
    #dbg_value(i32 %add2, !58, !DIExpression(), !61)
  br label %for.inc, !dbg !75

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1, !dbg !76
    #dbg_value(i32 %inc, !59, !DIExpression(), !64)
  br label %for.cond, !dbg !77, !llvm.loop !78

for.end:                                          ; preds = %for.cond.cleanup
  %arrayidx = getelementptr inbounds i32, ptr %ready, i64 0, !dbg !82
  %1 = load volatile i32, ptr %arrayidx, align 4, !dbg !82, !tbaa !42
  %add3 = add i32 %n.0, %1, !dbg !83
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !84
  %idxprom = zext i32 %2 to i64, !dbg !85
  %arrayidx5 = getelementptr inbounds nuw i32, ptr %hits, i64 %idxprom, !dbg !85
  store i32 %add3, ptr %arrayidx5, align 4, !dbg !86, !tbaa !42
  ret void, !dbg !87
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
!1 = !DIFile(filename: "long_computation.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "estimate", linkageName: "_Z8estimatePjPVii", scope: !1, file: !1, line: 5, type: !47, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !53)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !51, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !35)
!53 = !{!54, !55, !56, !57, !58, !59}
!54 = !DILocalVariable(name: "hits", arg: 1, scope: !46, file: !1, line: 5, type: !49)
!55 = !DILocalVariable(name: "ready", arg: 2, scope: !46, file: !1, line: 5, type: !51)
!56 = !DILocalVariable(name: "rounds", arg: 3, scope: !46, file: !1, line: 5, type: !35)
!57 = !DILocalVariable(name: "x", scope: !46, file: !1, line: 6, type: !50)
!58 = !DILocalVariable(name: "n", scope: !46, file: !1, line: 6, type: !50)
!59 = !DILocalVariable(name: "i", scope: !60, file: !1, line: 7, type: !35)
!60 = distinct !DILexicalBlock(scope: !46, file: !1, line: 7, column: 3)
!61 = !DILocation(line: 0, scope: !46)
!62 = !DILocation(line: 6, column: 16, scope: !46)
!63 = !DILocation(line: 6, column: 28, scope: !46)
!64 = !DILocation(line: 0, scope: !60)
!65 = !DILocation(line: 7, column: 8, scope: !60)
!66 = !DILocation(line: 7, scope: !60)
!67 = !DILocation(line: 7, column: 21, scope: !68)
!68 = distinct !DILexicalBlock(scope: !60, file: !1, line: 7, column: 3)
!69 = !DILocation(line: 7, column: 3, scope: !60)
!70 = !DILocation(line: 8, column: 11, scope: !71)
!71 = distinct !DILexicalBlock(scope: !68, file: !1, line: 7, column: 36)
!72 = !DILocation(line: 8, column: 22, scope: !71)
!73 = !DILocation(line: 9, column: 12, scope: !71)
!74 = !DILocation(line: 9, column: 7, scope: !71)
!75 = !DILocation(line: 10, column: 3, scope: !71)
!76 = !DILocation(line: 7, column: 32, scope: !68)
!77 = !DILocation(line: 7, column: 3, scope: !68)
!78 = distinct !{!78, !69, !79, !80, !81}
!79 = !DILocation(line: 10, column: 3, scope: !60)
!80 = !{!"llvm.loop.mustprogress"}
!81 = !{!"llvm.loop.unroll.disable"}
!82 = !DILocation(line: 11, column: 27, scope: !46)
!83 = !DILocation(line: 11, column: 25, scope: !46)
!84 = !DILocation(line: 11, column: 8, scope: !46)
!85 = !DILocation(line: 11, column: 3, scope: !46)
!86 = !DILocation(line: 11, column: 21, scope: !46)
!87 = !DILocation(line: 12, column: 1, scope: !46)
