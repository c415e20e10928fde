; ModuleID = 'long_computation.cu'
source_filename = "long_computation.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8estimatePjPVii(ptr noundef %hits, ptr noundef %ready, i32 noundef %rounds) #0 !dbg !42 {
entry:
  %hits.addr = alloca ptr, align 8
  %ready.addr = alloca ptr, align 8
  %rounds.addr = alloca i32, align 4
  %x = alloca i32, align 4
  %n = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %hits, ptr %hits.addr, align 8
    #dbg_declare(ptr %hits.addr, !50, !DIExpression(), !51)
  store ptr %ready, ptr %ready.addr, align 8
    #dbg_declare(ptr %ready.addr, !52, !DIExpression(), !53)
  store i32 %rounds, ptr %rounds.addr, align 4
    #dbg_declare(ptr %rounds.addr, !54, !DIExpression(), !55)
    #dbg_declare(ptr %x, !56, !DIExpression(), !57)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !58
  %add = add i32 %0, 1, !dbg !59
  store i32 %add, ptr %x, align 4, !dbg !57
    #dbg_declare(ptr %n, !60, !DIExpression(), !61)
  store i32 0, ptr %n, align 4, !dbg !61
    #dbg_declare(ptr %i, !62, !DIExpression(), !64)
  store i32 0, ptr %i, align 4, !dbg !64
  br label %for.cond, !dbg !65

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4, !dbg !66
  %2 = load i32, ptr %rounds.addr, align 4, !dbg !68
  %cmp = icmp slt i32 %1, %2, !dbg !69
  br i1 %cmp, label %for.body, label %for.end, !dbg !70

for.body:                                         ; preds = %for.cond
  %3 = load i32, ptr %x, align 4, !dbg !71
  %mul = mul i32 %3, 1664525, !dbg !73
  %add1 = add i32 %mul, 1013904223, !dbg !74
  store i32 %add1, ptr %x, align 4, !dbg !75
  %4 = load i32, ptr %x, align 4, !dbg !76
  %shr = lshr i32 %4, 31, !dbg !77
  %5 = load i32, ptr %n, align 4, !dbg !78
  %add2 = add i32 %5, %shr, !dbg !78
  store i32 %add2, ptr %n, align 4, !dbg !78
  br label %for.inc, !dbg !79

for.inc:                                          ; preds = %for.body
  %6 = load i32, ptr %i, align 4, !dbg !80
  %inc = add nsw i32 %6, 1, !dbg !80
  store i32 %inc, ptr %i, align 4, !dbg !80
  br label %for.cond, !dbg !81, !llvm.loop !82

for.end:                                          ; preds = %for.cond
  %7 = load i32, ptr %n, align 4, !dbg !85
  %8 = load ptr, ptr %ready.addr, align 8, !dbg !86
  %arrayidx = getelementptr inbounds i32, ptr %8, i64 0, !dbg !86
  %9 = load volatile i32, ptr %arrayidx, align 4, !dbg !86
  %add3 = add i32 %7, %9, !dbg !87
  %10 = load ptr, ptr %hits.addr, align 8, !dbg !88
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !89
  %idxprom = zext i32 %11 to i64, !dbg !88
  %arrayidx5 = getelementptr inbounds nuw i32, ptr %10, i64 %idxprom, !dbg !88
  store i32 %add3, ptr %arrayidx5, align 4, !dbg !90
  ret void, !dbg !91
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "long_computation.cu", directory: ".")
!2 = !{!3, !6, !8, !13, !18, !23, !29, !31}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 128)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 129)
!7 = !DINamespace(name: "std", scope: null)
!8 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !9, file: !5, line: 154)
!9 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !5, file: !5, line: 137, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12}
!12 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!13 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !14, file: !5, line: 154)
!14 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !5, file: !5, line: 133, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !17}
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !19, file: !5, line: 154)
!19 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !5, file: !5, line: 134, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22}
!22 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !24, file: !5, line: 154)
!24 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !5, file: !5, line: 145, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !28}
!27 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!28 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !30, file: !5, line: 154)
!30 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !5, file: !5, line: 147, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !32, file: !5, line: 154)
!32 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !5, file: !5, line: 149, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !36}
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!37 = !{i32 7, !"Dwarf Version", i32 4}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!41 = !{!"clang version 22.1.8"}
!42 = distinct !DISubprogram(name: "estimate", linkageName: "_Z8estimatePjPVii", scope: !1, file: !1, line: 5, type: !43, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !49)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !47, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !35)
!49 = !{}
!50 = !DILocalVariable(name: "hits", arg: 1, scope: !42, file: !1, line: 5, type: !45)
!51 = !DILocation(line: 5, column: 36, scope: !42)
!52 = !DILocalVariable(name: "ready", arg: 2, scope: !42, file: !1, line: 5, type: !47)
!53 = !DILocation(line: 5, column: 56, scope: !42)
!54 = !DILocalVariable(name: "rounds", arg: 3, scope: !42, file: !1, line: 5, type: !35)
!55 = !DILocation(line: 5, column: 67, scope: !42)
!56 = !DILocalVariable(name: "x", scope: !42, file: !1, line: 6, type: !46)
!57 = !DILocation(line: 6, column: 12, scope: !42)
!58 = !DILocation(line: 6, column: 16, scope: !42)
!59 = !DILocation(line: 6, column: 28, scope: !42)
!60 = !DILocalVariable(name: "n", scope: !42, file: !1, line: 6, type: !46)
!61 = !DILocation(line: 6, column: 33, scope: !42)
!62 = !DILocalVariable(name: "i", scope: !63, file: !1, line: 7, type: !35)
!63 = distinct !DILexicalBlock(scope: !42, file: !1, line: 7, column: 3)
!64 = !DILocation(line: 7, column: 12, scope: !63)
!65 = !DILocation(line: 7, column: 8, scope: !63)
!66 = !DILocation(line: 7, column: 19, scope: !67)
!67 = distinct !DILexicalBlock(scope: !63, file: !1, line: 7, column: 3)
!68 = !DILocation(line: 7, column: 23, scope: !67)
!69 = !DILocation(line: 7, column: 21, scope: !67)
!70 = !DILocation(line: 7, column: 3, scope: !63)
!71 = !DILocation(line: 8, column: 9, scope: !72)
!72 = distinct !DILexicalBlock(scope: !67, file: !1, line: 7, column: 36)
!73 = !DILocation(line: 8, column: 11, scope: !72)
!74 = !DILocation(line: 8, column: 22, scope: !72)
!75 = !DILocation(line: 8, column: 7, scope: !72)
!76 = !DILocation(line: 9, column: 10, scope: !72)
!77 = !DILocation(line: 9, column: 12, scope: !72)
!78 = !DILocation(line: 9, column: 7, scope: !72)
!79 = !DILocation(line: 10, column: 3, scope: !72)
!80 = !DILocation(line: 7, column: 32, scope: !67)
!81 = !DILocation(line: 7, column: 3, scope: !67)
!82 = distinct !{!82, !70, !83, !84}
!83 = !DILocation(line: 10, column: 3, scope: !63)
!84 = !{!"llvm.loop.mustprogress"}
!85 = !DILocation(line: 11, column: 23, scope: !42)
!86 = !DILocation(line: 11, column: 27, scope: !42)
!87 = !DILocation(line: 11, column: 25, scope: !42)
!88 = !DILocation(line: 11, column: 3, scope: !42)
!89 = !DILocation(line: 11, column: 8, scope: !42)
!90 = !DILocation(line: 11, column: 21, scope: !42)
!91 = !DILocation(line: 12, column: 1, scope: !42)
