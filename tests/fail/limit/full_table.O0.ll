; ModuleID = 'full_table.cu'
source_filename = "full_table.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z4nextii(i32 noundef %h, i32 noundef %by) #0 !dbg !42 {
entry:
  %h.addr = alloca i32, align 4
  %by.addr = alloca i32, align 4
  store i32 %h, ptr %h.addr, align 4
    #dbg_declare(ptr %h.addr, !46, !DIExpression(), !47)
  store i32 %by, ptr %by.addr, align 4
    #dbg_declare(ptr %by.addr, !48, !DIExpression(), !49)
  %0 = load i32, ptr %h.addr, align 4, !dbg !50
  %1 = load i32, ptr %by.addr, align 4, !dbg !51
  %add = add nsw i32 %0, %1, !dbg !52
  ret i32 %add, !dbg !53
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4lookPKiPii(ptr noundef %table, ptr noundef %found, i32 noundef %mask) #1 !dbg !54 {
entry:
  %table.addr = alloca ptr, align 8
  %found.addr = alloca ptr, align 8
  %mask.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %h = alloca i32, align 4
  store ptr %table, ptr %table.addr, align 8
    #dbg_declare(ptr %table.addr, !60, !DIExpression(), !61)
  store ptr %found, ptr %found.addr, align 8
    #dbg_declare(ptr %found.addr, !62, !DIExpression(), !63)
  store i32 %mask, ptr %mask.addr, align 4
    #dbg_declare(ptr %mask.addr, !64, !DIExpression(), !65)
    #dbg_declare(ptr %t, !66, !DIExpression(), !67)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !68
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !69
  %mul = mul i32 %0, %1, !dbg !70
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !71
  %add = add i32 %mul, %2, !dbg !72
  store i32 %add, ptr %t, align 4, !dbg !67
    #dbg_declare(ptr %h, !73, !DIExpression(), !74)
  %3 = load i32, ptr %t, align 4, !dbg !75
  %mul3 = mul nsw i32 %3, 7, !dbg !76
  %4 = load i32, ptr %mask.addr, align 4, !dbg !77
  %and = and i32 %mul3, %4, !dbg !78
  store i32 %and, ptr %h, align 4, !dbg !74
  br label %while.cond, !dbg !79

while.cond:                                       ; preds = %if.end, %entry
  %5 = load ptr, ptr %table.addr, align 8, !dbg !80
  %6 = load i32, ptr %h, align 4, !dbg !81
  %idxprom = sext i32 %6 to i64, !dbg !80
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom, !dbg !80
  %7 = load i32, ptr %arrayidx, align 4, !dbg !80
  %cmp = icmp ne i32 %7, -1, !dbg !82
  br i1 %cmp, label %while.body, label %while.end, !dbg !79

while.body:                                       ; preds = %while.cond
  %8 = load ptr, ptr %table.addr, align 8, !dbg !83
  %9 = load i32, ptr %h, align 4, !dbg !86
  %idxprom4 = sext i32 %9 to i64, !dbg !83
  %arrayidx5 = getelementptr inbounds i32, ptr %8, i64 %idxprom4, !dbg !83
  %10 = load i32, ptr %arrayidx5, align 4, !dbg !83
  %rem = srem i32 %10, 3, !dbg !87
  %cmp6 = icmp eq i32 %rem, 0, !dbg !88
  br i1 %cmp6, label %if.then, label %if.else, !dbg !88

if.then:                                          ; preds = %while.body
  %11 = load i32, ptr %h, align 4, !dbg !89
  %call7 = call noundef i32 @_Z4nextii(i32 noundef %11, i32 noundef 1) #3, !dbg !90
  %12 = load i32, ptr %mask.addr, align 4, !dbg !91
  %and8 = and i32 %call7, %12, !dbg !92
  store i32 %and8, ptr %h, align 4, !dbg !93
  br label %if.end, !dbg !94

if.else:                                          ; preds = %while.body
  %13 = load i32, ptr %h, align 4, !dbg !95
  %call9 = call noundef i32 @_Z4nextii(i32 noundef %13, i32 noundef 3) #3, !dbg !96
  %14 = load i32, ptr %mask.addr, align 4, !dbg !97
  %and10 = and i32 %call9, %14, !dbg !98
  store i32 %and10, ptr %h, align 4, !dbg !99
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  br label %while.cond, !dbg !79, !llvm.loop !100

while.end:                                        ; preds = %while.cond
  %15 = load i32, ptr %h, align 4, !dbg !103
  %16 = load ptr, ptr %found.addr, align 8, !dbg !104
  %17 = load i32, ptr %t, align 4, !dbg !105
  %idxprom11 = sext i32 %17 to i64, !dbg !104
  %arrayidx12 = getelementptr inbounds i32, ptr %16, i64 %idxprom11, !dbg !104
  store i32 %15, ptr %arrayidx12, align 4, !dbg !106
  ret void, !dbg !107
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "full_table.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "next", linkageName: "_Z4nextii", scope: !1, file: !1, line: 6, type: !43, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !45)
!43 = !DISubroutineType(types: !44)
!44 = !{!35, !35, !35}
!45 = !{}
!46 = !DILocalVariable(name: "h", arg: 1, scope: !42, file: !1, line: 6, type: !35)
!47 = !DILocation(line: 6, column: 38, scope: !42)
!48 = !DILocalVariable(name: "by", arg: 2, scope: !42, file: !1, line: 6, type: !35)
!49 = !DILocation(line: 6, column: 45, scope: !42)
!50 = !DILocation(line: 6, column: 58, scope: !42)
!51 = !DILocation(line: 6, column: 62, scope: !42)
!52 = !DILocation(line: 6, column: 60, scope: !42)
!53 = !DILocation(line: 6, column: 51, scope: !42)
!54 = distinct !DISubprogram(name: "look", linkageName: "_Z4lookPKiPii", scope: !1, file: !1, line: 8, type: !55, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !45)
!55 = !DISubroutineType(types: !56)
!56 = !{null, !57, !59, !35}
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64)
!58 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!60 = !DILocalVariable(name: "table", arg: 1, scope: !54, file: !1, line: 8, type: !57)
!61 = !DILocation(line: 8, column: 33, scope: !54)
!62 = !DILocalVariable(name: "found", arg: 2, scope: !54, file: !1, line: 8, type: !59)
!63 = !DILocation(line: 8, column: 45, scope: !54)
!64 = !DILocalVariable(name: "mask", arg: 3, scope: !54, file: !1, line: 8, type: !35)
!65 = !DILocation(line: 8, column: 56, scope: !54)
!66 = !DILocalVariable(name: "t", scope: !54, file: !1, line: 9, type: !35)
!67 = !DILocation(line: 9, column: 7, scope: !54)
!68 = !DILocation(line: 9, column: 11, scope: !54)
!69 = !DILocation(line: 9, column: 24, scope: !54)
!70 = !DILocation(line: 9, column: 22, scope: !54)
!71 = !DILocation(line: 9, column: 37, scope: !54)
!72 = !DILocation(line: 9, column: 35, scope: !54)
!73 = !DILocalVariable(name: "h", scope: !54, file: !1, line: 10, type: !35)
!74 = !DILocation(line: 10, column: 7, scope: !54)
!75 = !DILocation(line: 10, column: 11, scope: !54)
!76 = !DILocation(line: 10, column: 13, scope: !54)
!77 = !DILocation(line: 10, column: 19, scope: !54)
!78 = !DILocation(line: 10, column: 17, scope: !54)
!79 = !DILocation(line: 11, column: 3, scope: !54)
!80 = !DILocation(line: 11, column: 10, scope: !54)
!81 = !DILocation(line: 11, column: 16, scope: !54)
!82 = !DILocation(line: 11, column: 19, scope: !54)
!83 = !DILocation(line: 12, column: 9, scope: !84)
!84 = distinct !DILexicalBlock(scope: !85, file: !1, line: 12, column: 9)
!85 = distinct !DILexicalBlock(scope: !54, file: !1, line: 11, column: 26)
!86 = !DILocation(line: 12, column: 15, scope: !84)
!87 = !DILocation(line: 12, column: 18, scope: !84)
!88 = !DILocation(line: 12, column: 22, scope: !84)
!89 = !DILocation(line: 12, column: 37, scope: !84)
!90 = !DILocation(line: 12, column: 32, scope: !84)
!91 = !DILocation(line: 12, column: 45, scope: !84)
!92 = !DILocation(line: 12, column: 43, scope: !84)
!93 = !DILocation(line: 12, column: 30, scope: !84)
!94 = !DILocation(line: 12, column: 28, scope: !84)
!95 = !DILocation(line: 13, column: 19, scope: !84)
!96 = !DILocation(line: 13, column: 14, scope: !84)
!97 = !DILocation(line: 13, column: 27, scope: !84)
!98 = !DILocation(line: 13, column: 25, scope: !84)
!99 = !DILocation(line: 13, column: 12, scope: !84)
!100 = distinct !{!100, !79, !101, !102}
!101 = !DILocation(line: 14, column: 3, scope: !54)
!102 = !{!"llvm.loop.mustprogress"}
!103 = !DILocation(line: 15, column: 14, scope: !54)
!104 = !DILocation(line: 15, column: 3, scope: !54)
!105 = !DILocation(line: 15, column: 9, scope: !54)
!106 = !DILocation(line: 15, column: 12, scope: !54)
!107 = !DILocation(line: 16, column: 1, scope: !54)
