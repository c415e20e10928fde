; ModuleID = 'lock_in_struct_race.cu'
source_filename = "lock_in_struct_race.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.Lock = type { ptr }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1k4LockPi(ptr noundef byval(%struct.Lock) align 8 %lock, ptr noundef %count) #0 !dbg !46 {
entry:
    #dbg_declare(ptr %lock, !59, !DIExpression(), !63)
    #dbg_value(ptr %count, !60, !DIExpression(), !64)
    #dbg_value(i32 0, !61, !DIExpression(), !65)
  br label %for.cond, !dbg !66

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !67
    #dbg_value(i32 %i.0, !61, !DIExpression(), !65)
  %cmp = icmp slt i32 %i.0, 32, !dbg !68
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !70

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !71
  %rem = urem i32 %0, 32, !dbg !73
  %cmp1 = icmp eq i32 %rem, %i.0, !dbg !74
  br i1 %cmp1, label %if.then, label %if.end, !dbg !74

if.then:                                          ; preds = %for.body
    #dbg_value(ptr %lock, !75, !DIExpression(), !79)
  br label %while.cond.i, !dbg !82

while.cond.i:                                     ; preds = %while.body.i, %if.then
  %1 = load ptr, ptr %lock, align 8, !dbg !83, !tbaa !84
  %2 = cmpxchg ptr %1, i32 0, i32 1 monotonic monotonic, align 4, !dbg !88
  %3 = extractvalue { i32, i1 } %2, 0, !dbg !88
  %4 = extractvalue { i32, i1 } %2, 1, !dbg !88
  br i1 %4, label %_ZL9atomicCASPiii.exit.i, label %cmpxchg.store_expected.i.i, !dbg !88

cmpxchg.store_expected.i.i:                       ; preds = %while.cond.i
  br label %_ZL9atomicCASPiii.exit.i, !dbg !88

_ZL9atomicCASPiii.exit.i:                         ; preds = %cmpxchg.store_expected.i.i, %while.cond.i
  %e.addr.0.i.i = phi i32 [ 0, %while.cond.i ], [ %3, %cmpxchg.store_expected.i.i ], !dbg !88
  %storedv.i.i = zext i1 %4 to i8, !dbg !88
  %cmp.i = icmp ne i32 %e.addr.0.i.i, 0, !dbg !89
  br i1 %cmp.i, label %while.body.i, label %_ZN4Lock4lockEv.exit, !dbg !82

while.body.i:                                     ; preds = %_ZL9atomicCASPiii.exit.i
  br label %while.cond.i, !dbg !82, !llvm.loop !90

_ZN4Lock4lockEv.exit:                             ; preds = %_ZL9atomicCASPiii.exit.i
  call void @llvm.nvvm.membar.gl(), !dbg !94
    #dbg_value(ptr %lock, !95, !DIExpression(), !98)
  call void @llvm.nvvm.membar.gl(), !dbg !100
  %5 = load ptr, ptr %lock, align 8, !dbg !101, !tbaa !84
  %6 = atomicrmw xchg ptr %5, i32 0 monotonic, align 4, !dbg !102
  %7 = load i32, ptr %count, align 4, !dbg !103, !tbaa !42
  %add = add nsw i32 %7, 1, !dbg !103
  store i32 %add, ptr %count, align 4, !dbg !103, !tbaa !42
  br label %if.end, !dbg !104

if.end:                                           ; preds = %_ZN4Lock4lockEv.exit, %for.body
  br label %for.inc, !dbg !105

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %i.0, 1, !dbg !106
    #dbg_value(i32 %inc, !61, !DIExpression(), !65)
  br label %for.cond, !dbg !107, !llvm.loop !108

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !110
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "lock_in_struct_race.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "k", linkageName: "_Z1k4LockPi", scope: !1, file: !1, line: 8, type: !47, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !58)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !52}
!49 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Lock", file: !1, line: 3, size: 64, flags: DIFlagTypePassByValue, elements: !50, identifier: "_ZTS4Lock")
!50 = !{!51, !53, !57}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "mutex", scope: !49, file: !1, line: 4, baseType: !52, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!53 = !DISubprogram(name: "lock", linkageName: "_ZN4Lock4lockEv", scope: !49, file: !1, line: 5, type: !54, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!54 = !DISubroutineType(types: !55)
!55 = !{null, !56}
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !49, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!57 = !DISubprogram(name: "unlock", linkageName: "_ZN4Lock6unlockEv", scope: !49, file: !1, line: 6, type: !54, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!58 = !{!59, !60, !61}
!59 = !DILocalVariable(name: "lock", arg: 1, scope: !46, file: !1, line: 8, type: !49)
!60 = !DILocalVariable(name: "count", arg: 2, scope: !46, file: !1, line: 8, type: !52)
!61 = !DILocalVariable(name: "i", scope: !62, file: !1, line: 9, type: !35)
!62 = distinct !DILexicalBlock(scope: !46, file: !1, line: 9, column: 3)
!63 = !DILocation(line: 8, column: 24, scope: !46)
!64 = !DILocation(line: 0, scope: !46)
!65 = !DILocation(line: 0, scope: !62)
!66 = !DILocation(line: 9, column: 8, scope: !62)
!67 = !DILocation(line: 9, scope: !62)
!68 = !DILocation(line: 9, column: 21, scope: !69)
!69 = distinct !DILexicalBlock(scope: !62, file: !1, line: 9, column: 3)
!70 = !DILocation(line: 9, column: 3, scope: !62)
!71 = !DILocation(line: 10, column: 9, scope: !72)
!72 = distinct !DILexicalBlock(scope: !69, file: !1, line: 10, column: 9)
!73 = !DILocation(line: 10, column: 21, scope: !72)
!74 = !DILocation(line: 10, column: 26, scope: !72)
!75 = !DILocalVariable(name: "this", arg: 1, scope: !76, type: !78, flags: DIFlagArtificial | DIFlagObjectPointer)
!76 = distinct !DISubprogram(name: "lock", linkageName: "_ZN4Lock4lockEv", scope: !49, file: !1, line: 5, type: !54, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !53, retainedNodes: !77)
!77 = !{!75}
!78 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !49, size: 64)
!79 = !DILocation(line: 0, scope: !76, inlinedAt: !80)
!80 = distinct !DILocation(line: 11, column: 12, scope: !81)
!81 = distinct !DILexicalBlock(scope: !72, file: !1, line: 10, column: 32)
!82 = !DILocation(line: 5, column: 28, scope: !76, inlinedAt: !80)
!83 = !DILocation(line: 5, column: 45, scope: !76, inlinedAt: !80)
!84 = !{!85, !86, i64 0}
!85 = !{!"_ZTS4Lock", !86, i64 0}
!86 = !{!"p1 int", !87, i64 0}
!87 = !{!"any pointer", !44, i64 0}
!88 = !DILocation(line: 5, column: 35, scope: !76, inlinedAt: !80)
!89 = !DILocation(line: 5, column: 58, scope: !76, inlinedAt: !80)
!90 = distinct !{!90, !82, !91, !92, !93}
!91 = !DILocation(line: 5, column: 65, scope: !76, inlinedAt: !80)
!92 = !{!"llvm.loop.mustprogress"}
!93 = !{!"llvm.loop.unroll.disable"}
!94 = !DILocation(line: 5, column: 67, scope: !76, inlinedAt: !80)
!95 = !DILocalVariable(name: "this", arg: 1, scope: !96, type: !78, flags: DIFlagArtificial | DIFlagObjectPointer)
!96 = distinct !DISubprogram(name: "unlock", linkageName: "_ZN4Lock6unlockEv", scope: !49, file: !1, line: 6, type: !54, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !57, retainedNodes: !97)
!97 = !{!95}
!98 = !DILocation(line: 0, scope: !96, inlinedAt: !99)
!99 = distinct !DILocation(line: 12, column: 12, scope: !81)
!100 = !DILocation(line: 6, column: 30, scope: !96, inlinedAt: !99)
!101 = !DILocation(line: 6, column: 58, scope: !96, inlinedAt: !99)
!102 = !DILocation(line: 6, column: 47, scope: !96, inlinedAt: !99)
!103 = !DILocation(line: 13, column: 14, scope: !81)
!104 = !DILocation(line: 14, column: 5, scope: !81)
!105 = !DILocation(line: 10, column: 29, scope: !72)
!106 = !DILocation(line: 9, column: 28, scope: !69)
!107 = !DILocation(line: 9, column: 3, scope: !69)
!108 = distinct !{!108, !70, !109, !92, !93}
!109 = !DILocation(line: 14, column: 5, scope: !62)
!110 = !DILocation(line: 15, column: 1, scope: !46)
