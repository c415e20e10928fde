; ModuleID = 'stage_of_logarithm.cu'
source_filename = "stage_of_logarithm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5stagePiii(ptr noundef %x, i32 noundef %logn, i32 noundef %s) #0 !dbg !42 {
entry:
  %x.addr = alloca ptr, align 8
  %logn.addr = alloca i32, align 4
  %s.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %half = alloca i32, align 4
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  %sum = alloca i32, align 4
  %difference = alloca i32, align 4
  store ptr %x, ptr %x.addr, align 8
    #dbg_declare(ptr %x.addr, !47, !DIExpression(), !48)
  store i32 %logn, ptr %logn.addr, align 4
    #dbg_declare(ptr %logn.addr, !49, !DIExpression(), !50)
  store i32 %s, ptr %s.addr, align 4
    #dbg_declare(ptr %s.addr, !51, !DIExpression(), !52)
    #dbg_declare(ptr %t, !53, !DIExpression(), !54)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !55
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !56
  %mul = mul i32 %0, %1, !dbg !57
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !58
  %add = add i32 %mul, %2, !dbg !59
  store i32 %add, ptr %t, align 4, !dbg !54
  %3 = load i32, ptr %t, align 4, !dbg !60
  %4 = load i32, ptr %logn.addr, align 4, !dbg !62
  %sub = sub nsw i32 %4, 1, !dbg !63
  %shl = shl i32 1, %sub, !dbg !64
  %cmp = icmp sge i32 %3, %shl, !dbg !65
  br i1 %cmp, label %if.then, label %if.end, !dbg !65

if.then:                                          ; preds = %entry
  br label %return, !dbg !66

if.end:                                           ; preds = %entry
    #dbg_declare(ptr %half, !67, !DIExpression(), !68)
  %5 = load i32, ptr %s.addr, align 4, !dbg !69
  %shl3 = shl i32 1, %5, !dbg !70
  store i32 %shl3, ptr %half, align 4, !dbg !68
    #dbg_declare(ptr %i, !71, !DIExpression(), !72)
  %6 = load i32, ptr %t, align 4, !dbg !73
  %7 = load i32, ptr %s.addr, align 4, !dbg !74
  %shr = ashr i32 %6, %7, !dbg !75
  %8 = load i32, ptr %s.addr, align 4, !dbg !76
  %add4 = add nsw i32 %8, 1, !dbg !77
  %shl5 = shl i32 %shr, %add4, !dbg !78
  %9 = load i32, ptr %t, align 4, !dbg !79
  %10 = load i32, ptr %half, align 4, !dbg !80
  %sub6 = sub nsw i32 %10, 1, !dbg !81
  %and = and i32 %9, %sub6, !dbg !82
  %add7 = add nsw i32 %shl5, %and, !dbg !83
  store i32 %add7, ptr %i, align 4, !dbg !72
    #dbg_declare(ptr %j, !84, !DIExpression(), !85)
  %11 = load i32, ptr %i, align 4, !dbg !86
  %12 = load i32, ptr %half, align 4, !dbg !87
  %add8 = add nsw i32 %11, %12, !dbg !88
  %13 = load i32, ptr %s.addr, align 4, !dbg !89
  %cmp9 = icmp sgt i32 %13, 0, !dbg !90
  %conv = zext i1 %cmp9 to i32, !dbg !91
  %sub10 = sub nsw i32 %add8, %conv, !dbg !92
  store i32 %sub10, ptr %j, align 4, !dbg !85
    #dbg_declare(ptr %sum, !93, !DIExpression(), !94)
  %14 = load ptr, ptr %x.addr, align 8, !dbg !95
  %15 = load i32, ptr %i, align 4, !dbg !96
  %idxprom = sext i32 %15 to i64, !dbg !95
  %arrayidx = getelementptr inbounds i32, ptr %14, i64 %idxprom, !dbg !95
  %16 = load i32, ptr %arrayidx, align 4, !dbg !95
  %17 = load ptr, ptr %x.addr, align 8, !dbg !97
  %18 = load i32, ptr %j, align 4, !dbg !98
  %idxprom11 = sext i32 %18 to i64, !dbg !97
  %arrayidx12 = getelementptr inbounds i32, ptr %17, i64 %idxprom11, !dbg !97
  %19 = load i32, ptr %arrayidx12, align 4, !dbg !97
  %add13 = add nsw i32 %16, %19, !dbg !99
  store i32 %add13, ptr %sum, align 4, !dbg !94
    #dbg_declare(ptr %difference, !100, !DIExpression(), !101)
  %20 = load ptr, ptr %x.addr, align 8, !dbg !102
  %21 = load i32, ptr %i, align 4, !dbg !103
  %idxprom14 = sext i32 %21 to i64, !dbg !102
  %arrayidx15 = getelementptr inbounds i32, ptr %20, i64 %idxprom14, !dbg !102
  %22 = load i32, ptr %arrayidx15, align 4, !dbg !102
  %23 = load ptr, ptr %x.addr, align 8, !dbg !104
  %24 = load i32, ptr %j, align 4, !dbg !105
  %idxprom16 = sext i32 %24 to i64, !dbg !104
  %arrayidx17 = getelementptr inbounds i32, ptr %23, i64 %idxprom16, !dbg !104
  %25 = load i32, ptr %arrayidx17, align 4, !dbg !104
  %sub18 = sub nsw i32 %22, %25, !dbg !106
  store i32 %sub18, ptr %difference, align 4, !dbg !101
  %26 = load i32, ptr %sum, align 4, !dbg !107
  %27 = load ptr, ptr %x.addr, align 8, !dbg !108
  %28 = load i32, ptr %i, align 4, !dbg !109
  %idxprom19 = sext i32 %28 to i64, !dbg !108
  %arrayidx20 = getelementptr inbounds i32, ptr %27, i64 %idxprom19, !dbg !108
  store i32 %26, ptr %arrayidx20, align 4, !dbg !110
  %29 = load i32, ptr %difference, align 4, !dbg !111
  %30 = load ptr, ptr %x.addr, align 8, !dbg !112
  %31 = load i32, ptr %j, align 4, !dbg !113
  %idxprom21 = sext i32 %31 to i64, !dbg !112
  %arrayidx22 = getelementptr inbounds i32, ptr %30, i64 %idxprom21, !dbg !112
  store i32 %29, ptr %arrayidx22, align 4, !dbg !114
  br label %return, !dbg !115

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !115
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "stage_of_logarithm.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "stage", linkageName: "_Z5stagePiii", scope: !1, file: !1, line: 14, type: !43, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !46)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !35, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!46 = !{}
!47 = !DILocalVariable(name: "x", arg: 1, scope: !42, file: !1, line: 14, type: !45)
!48 = !DILocation(line: 14, column: 28, scope: !42)
!49 = !DILocalVariable(name: "logn", arg: 2, scope: !42, file: !1, line: 14, type: !35)
!50 = !DILocation(line: 14, column: 35, scope: !42)
!51 = !DILocalVariable(name: "s", arg: 3, scope: !42, file: !1, line: 14, type: !35)
!52 = !DILocation(line: 14, column: 45, scope: !42)
!53 = !DILocalVariable(name: "t", scope: !42, file: !1, line: 15, type: !35)
!54 = !DILocation(line: 15, column: 7, scope: !42)
!55 = !DILocation(line: 15, column: 11, scope: !42)
!56 = !DILocation(line: 15, column: 24, scope: !42)
!57 = !DILocation(line: 15, column: 22, scope: !42)
!58 = !DILocation(line: 15, column: 37, scope: !42)
!59 = !DILocation(line: 15, column: 35, scope: !42)
!60 = !DILocation(line: 16, column: 7, scope: !61)
!61 = distinct !DILexicalBlock(scope: !42, file: !1, line: 16, column: 7)
!62 = !DILocation(line: 16, column: 18, scope: !61)
!63 = !DILocation(line: 16, column: 23, scope: !61)
!64 = !DILocation(line: 16, column: 14, scope: !61)
!65 = !DILocation(line: 16, column: 9, scope: !61)
!66 = !DILocation(line: 17, column: 5, scope: !61)
!67 = !DILocalVariable(name: "half", scope: !42, file: !1, line: 18, type: !35)
!68 = !DILocation(line: 18, column: 7, scope: !42)
!69 = !DILocation(line: 18, column: 19, scope: !42)
!70 = !DILocation(line: 18, column: 16, scope: !42)
!71 = !DILocalVariable(name: "i", scope: !42, file: !1, line: 19, type: !35)
!72 = !DILocation(line: 19, column: 7, scope: !42)
!73 = !DILocation(line: 19, column: 12, scope: !42)
!74 = !DILocation(line: 19, column: 17, scope: !42)
!75 = !DILocation(line: 19, column: 14, scope: !42)
!76 = !DILocation(line: 19, column: 23, scope: !42)
!77 = !DILocation(line: 19, column: 25, scope: !42)
!78 = !DILocation(line: 19, column: 19, scope: !42)
!79 = !DILocation(line: 19, column: 34, scope: !42)
!80 = !DILocation(line: 19, column: 39, scope: !42)
!81 = !DILocation(line: 19, column: 44, scope: !42)
!82 = !DILocation(line: 19, column: 36, scope: !42)
!83 = !DILocation(line: 19, column: 31, scope: !42)
!84 = !DILocalVariable(name: "j", scope: !42, file: !1, line: 20, type: !35)
!85 = !DILocation(line: 20, column: 7, scope: !42)
!86 = !DILocation(line: 20, column: 11, scope: !42)
!87 = !DILocation(line: 20, column: 15, scope: !42)
!88 = !DILocation(line: 20, column: 13, scope: !42)
!89 = !DILocation(line: 20, column: 23, scope: !42)
!90 = !DILocation(line: 20, column: 25, scope: !42)
!91 = !DILocation(line: 20, column: 22, scope: !42)
!92 = !DILocation(line: 20, column: 20, scope: !42)
!93 = !DILocalVariable(name: "sum", scope: !42, file: !1, line: 21, type: !35)
!94 = !DILocation(line: 21, column: 7, scope: !42)
!95 = !DILocation(line: 21, column: 13, scope: !42)
!96 = !DILocation(line: 21, column: 15, scope: !42)
!97 = !DILocation(line: 21, column: 20, scope: !42)
!98 = !DILocation(line: 21, column: 22, scope: !42)
!99 = !DILocation(line: 21, column: 18, scope: !42)
!100 = !DILocalVariable(name: "difference", scope: !42, file: !1, line: 22, type: !35)
!101 = !DILocation(line: 22, column: 7, scope: !42)
!102 = !DILocation(line: 22, column: 20, scope: !42)
!103 = !DILocation(line: 22, column: 22, scope: !42)
!104 = !DILocation(line: 22, column: 27, scope: !42)
!105 = !DILocation(line: 22, column: 29, scope: !42)
!106 = !DILocation(line: 22, column: 25, scope: !42)
!107 = !DILocation(line: 23, column: 10, scope: !42)
!108 = !DILocation(line: 23, column: 3, scope: !42)
!109 = !DILocation(line: 23, column: 5, scope: !42)
!110 = !DILocation(line: 23, column: 8, scope: !42)
!111 = !DILocation(line: 24, column: 10, scope: !42)
!112 = !DILocation(line: 24, column: 3, scope: !42)
!113 = !DILocation(line: 24, column: 5, scope: !42)
!114 = !DILocation(line: 24, column: 8, scope: !42)
!115 = !DILocation(line: 25, column: 1, scope: !42)
