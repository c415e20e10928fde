; ModuleID = 'merge_by_search.cu'
source_filename = "merge_by_search.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z11merge_ranksPKiiS0_iPi(ptr noundef %a, i32 noundef %na, ptr noundef %b, i32 noundef %nb, ptr noundef %out) #0 !dbg !42 {
entry:
  %a.addr = alloca ptr, align 8
  %na.addr = alloca i32, align 4
  %b.addr = alloca ptr, align 8
  %nb.addr = alloca i32, align 4
  %out.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  %low = alloca i32, align 4
  %high = alloca i32, align 4
  %middle = alloca i32, align 4
  %low18 = alloca i32, align 4
  %high19 = alloca i32, align 4
  %middle23 = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !49, !DIExpression(), !50)
  store i32 %na, ptr %na.addr, align 4
    #dbg_declare(ptr %na.addr, !51, !DIExpression(), !52)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !53, !DIExpression(), !54)
  store i32 %nb, ptr %nb.addr, align 4
    #dbg_declare(ptr %nb.addr, !55, !DIExpression(), !56)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !57, !DIExpression(), !58)
    #dbg_declare(ptr %i, !59, !DIExpression(), !60)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !61
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !62
  %mul = mul i32 %0, %1, !dbg !63
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !64
  %add = add i32 %mul, %2, !dbg !65
  store i32 %add, ptr %i, align 4, !dbg !60
  %3 = load i32, ptr %i, align 4, !dbg !66
  %4 = load i32, ptr %na.addr, align 4, !dbg !68
  %cmp = icmp slt i32 %3, %4, !dbg !69
  br i1 %cmp, label %if.then, label %if.end15, !dbg !69

if.then:                                          ; preds = %entry
    #dbg_declare(ptr %low, !70, !DIExpression(), !72)
  store i32 0, ptr %low, align 4, !dbg !72
    #dbg_declare(ptr %high, !73, !DIExpression(), !74)
  %5 = load i32, ptr %nb.addr, align 4, !dbg !75
  store i32 %5, ptr %high, align 4, !dbg !74
  br label %while.cond, !dbg !76

while.cond:                                       ; preds = %if.end, %if.then
  %6 = load i32, ptr %low, align 4, !dbg !77
  %7 = load i32, ptr %high, align 4, !dbg !78
  %cmp3 = icmp slt i32 %6, %7, !dbg !79
  br i1 %cmp3, label %while.body, label %while.end, !dbg !76

while.body:                                       ; preds = %while.cond
    #dbg_declare(ptr %middle, !80, !DIExpression(), !82)
  %8 = load i32, ptr %low, align 4, !dbg !83
  %9 = load i32, ptr %high, align 4, !dbg !84
  %add4 = add nsw i32 %8, %9, !dbg !85
  %div = sdiv i32 %add4, 2, !dbg !86
  store i32 %div, ptr %middle, align 4, !dbg !82
  %10 = load ptr, ptr %b.addr, align 8, !dbg !87
  %11 = load i32, ptr %middle, align 4, !dbg !89
  %idxprom = sext i32 %11 to i64, !dbg !87
  %arrayidx = getelementptr inbounds i32, ptr %10, i64 %idxprom, !dbg !87
  %12 = load i32, ptr %arrayidx, align 4, !dbg !87
  %13 = load ptr, ptr %a.addr, align 8, !dbg !90
  %14 = load i32, ptr %i, align 4, !dbg !91
  %idxprom5 = sext i32 %14 to i64, !dbg !90
  %arrayidx6 = getelementptr inbounds i32, ptr %13, i64 %idxprom5, !dbg !90
  %15 = load i32, ptr %arrayidx6, align 4, !dbg !90
  %cmp7 = icmp slt i32 %12, %15, !dbg !92
  br i1 %cmp7, label %if.then8, label %if.else, !dbg !92

if.then8:                                         ; preds = %while.body
  %16 = load i32, ptr %middle, align 4, !dbg !93
  %add9 = add nsw i32 %16, 1, !dbg !94
  store i32 %add9, ptr %low, align 4, !dbg !95
  br label %if.end, !dbg !96

if.else:                                          ; preds = %while.body
  %17 = load i32, ptr %middle, align 4, !dbg !97
  store i32 %17, ptr %high, align 4, !dbg !98
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then8
  br label %while.cond, !dbg !76, !llvm.loop !99

while.end:                                        ; preds = %while.cond
  %18 = load ptr, ptr %a.addr, align 8, !dbg !102
  %19 = load i32, ptr %i, align 4, !dbg !103
  %idxprom10 = sext i32 %19 to i64, !dbg !102
  %arrayidx11 = getelementptr inbounds i32, ptr %18, i64 %idxprom10, !dbg !102
  %20 = load i32, ptr %arrayidx11, align 4, !dbg !102
  %21 = load ptr, ptr %out.addr, align 8, !dbg !104
  %22 = load i32, ptr %i, align 4, !dbg !105
  %23 = load i32, ptr %low, align 4, !dbg !106
  %add12 = add nsw i32 %22, %23, !dbg !107
  %idxprom13 = sext i32 %add12 to i64, !dbg !104
  %arrayidx14 = getelementptr inbounds i32, ptr %21, i64 %idxprom13, !dbg !104
  store i32 %20, ptr %arrayidx14, align 4, !dbg !108
  br label %if.end15, !dbg !109

if.end15:                                         ; preds = %while.end, %entry
  %24 = load i32, ptr %i, align 4, !dbg !110
  %25 = load i32, ptr %nb.addr, align 4, !dbg !112
  %cmp16 = icmp slt i32 %24, %25, !dbg !113
  br i1 %cmp16, label %if.then17, label %if.end41, !dbg !113

if.then17:                                        ; preds = %if.end15
    #dbg_declare(ptr %low18, !114, !DIExpression(), !116)
  store i32 0, ptr %low18, align 4, !dbg !116
    #dbg_declare(ptr %high19, !117, !DIExpression(), !118)
  %26 = load i32, ptr %na.addr, align 4, !dbg !119
  store i32 %26, ptr %high19, align 4, !dbg !118
  br label %while.cond20, !dbg !120

while.cond20:                                     ; preds = %if.end34, %if.then17
  %27 = load i32, ptr %low18, align 4, !dbg !121
  %28 = load i32, ptr %high19, align 4, !dbg !122
  %cmp21 = icmp slt i32 %27, %28, !dbg !123
  br i1 %cmp21, label %while.body22, label %while.end35, !dbg !120

while.body22:                                     ; preds = %while.cond20
    #dbg_declare(ptr %middle23, !124, !DIExpression(), !126)
  %29 = load i32, ptr %low18, align 4, !dbg !127
  %30 = load i32, ptr %high19, align 4, !dbg !128
  %add24 = add nsw i32 %29, %30, !dbg !129
  %div25 = sdiv i32 %add24, 2, !dbg !130
  store i32 %div25, ptr %middle23, align 4, !dbg !126
  %31 = load ptr, ptr %a.addr, align 8, !dbg !131
  %32 = load i32, ptr %middle23, align 4, !dbg !133
  %idxprom26 = sext i32 %32 to i64, !dbg !131
  %arrayidx27 = getelementptr inbounds i32, ptr %31, i64 %idxprom26, !dbg !131
  %33 = load i32, ptr %arrayidx27, align 4, !dbg !131
  %34 = load ptr, ptr %b.addr, align 8, !dbg !134
  %35 = load i32, ptr %i, align 4, !dbg !135
  %idxprom28 = sext i32 %35 to i64, !dbg !134
  %arrayidx29 = getelementptr inbounds i32, ptr %34, i64 %idxprom28, !dbg !134
  %36 = load i32, ptr %arrayidx29, align 4, !dbg !134
  %cmp30 = icmp slt i32 %33, %36, !dbg !136
  br i1 %cmp30, label %if.then31, label %if.else33, !dbg !136

if.then31:                                        ; preds = %while.body22
  %37 = load i32, ptr %middle23, align 4, !dbg !137
  %add32 = add nsw i32 %37, 1, !dbg !138
  store i32 %add32, ptr %low18, align 4, !dbg !139
  br label %if.end34, !dbg !140

if.else33:                                        ; preds = %while.body22
  %38 = load i32, ptr %middle23, align 4, !dbg !141
  store i32 %38, ptr %high19, align 4, !dbg !142
  br label %if.end34

if.end34:                                         ; preds = %if.else33, %if.then31
  br label %while.cond20, !dbg !120, !llvm.loop !143

while.end35:                                      ; preds = %while.cond20
  %39 = load ptr, ptr %b.addr, align 8, !dbg !145
  %40 = load i32, ptr %i, align 4, !dbg !146
  %idxprom36 = sext i32 %40 to i64, !dbg !145
  %arrayidx37 = getelementptr inbounds i32, ptr %39, i64 %idxprom36, !dbg !145
  %41 = load i32, ptr %arrayidx37, align 4, !dbg !145
  %42 = load ptr, ptr %out.addr, align 8, !dbg !147
  %43 = load i32, ptr %i, align 4, !dbg !148
  %44 = load i32, ptr %low18, align 4, !dbg !149
  %add38 = add nsw i32 %43, %44, !dbg !150
  %idxprom39 = sext i32 %add38 to i64, !dbg !147
  %arrayidx40 = getelementptr inbounds i32, ptr %42, i64 %idxprom39, !dbg !147
  store i32 %41, ptr %arrayidx40, align 4, !dbg !151
  br label %if.end41, !dbg !152

if.end41:                                         ; preds = %while.end35, %if.end15
  ret void, !dbg !153
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
!1 = !DIFile(filename: "merge_by_search.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "merge_ranks", linkageName: "_Z11merge_ranksPKiiS0_iPi", scope: !1, file: !1, line: 5, type: !43, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !48)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !35, !45, !35, !47}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!48 = !{}
!49 = !DILocalVariable(name: "a", arg: 1, scope: !42, file: !1, line: 5, type: !45)
!50 = !DILocation(line: 5, column: 40, scope: !42)
!51 = !DILocalVariable(name: "na", arg: 2, scope: !42, file: !1, line: 5, type: !35)
!52 = !DILocation(line: 5, column: 47, scope: !42)
!53 = !DILocalVariable(name: "b", arg: 3, scope: !42, file: !1, line: 5, type: !45)
!54 = !DILocation(line: 5, column: 62, scope: !42)
!55 = !DILocalVariable(name: "nb", arg: 4, scope: !42, file: !1, line: 5, type: !35)
!56 = !DILocation(line: 5, column: 69, scope: !42)
!57 = !DILocalVariable(name: "out", arg: 5, scope: !42, file: !1, line: 5, type: !47)
!58 = !DILocation(line: 5, column: 78, scope: !42)
!59 = !DILocalVariable(name: "i", scope: !42, file: !1, line: 6, type: !46)
!60 = !DILocation(line: 6, column: 13, scope: !42)
!61 = !DILocation(line: 6, column: 17, scope: !42)
!62 = !DILocation(line: 6, column: 30, scope: !42)
!63 = !DILocation(line: 6, column: 28, scope: !42)
!64 = !DILocation(line: 6, column: 43, scope: !42)
!65 = !DILocation(line: 6, column: 41, scope: !42)
!66 = !DILocation(line: 7, column: 7, scope: !67)
!67 = distinct !DILexicalBlock(scope: !42, file: !1, line: 7, column: 7)
!68 = !DILocation(line: 7, column: 11, scope: !67)
!69 = !DILocation(line: 7, column: 9, scope: !67)
!70 = !DILocalVariable(name: "low", scope: !71, file: !1, line: 8, type: !35)
!71 = distinct !DILexicalBlock(scope: !67, file: !1, line: 7, column: 15)
!72 = !DILocation(line: 8, column: 9, scope: !71)
!73 = !DILocalVariable(name: "high", scope: !71, file: !1, line: 8, type: !35)
!74 = !DILocation(line: 8, column: 18, scope: !71)
!75 = !DILocation(line: 8, column: 25, scope: !71)
!76 = !DILocation(line: 9, column: 5, scope: !71)
!77 = !DILocation(line: 9, column: 12, scope: !71)
!78 = !DILocation(line: 9, column: 18, scope: !71)
!79 = !DILocation(line: 9, column: 16, scope: !71)
!80 = !DILocalVariable(name: "middle", scope: !81, file: !1, line: 10, type: !46)
!81 = distinct !DILexicalBlock(scope: !71, file: !1, line: 9, column: 24)
!82 = !DILocation(line: 10, column: 17, scope: !81)
!83 = !DILocation(line: 10, column: 27, scope: !81)
!84 = !DILocation(line: 10, column: 33, scope: !81)
!85 = !DILocation(line: 10, column: 31, scope: !81)
!86 = !DILocation(line: 10, column: 39, scope: !81)
!87 = !DILocation(line: 11, column: 11, scope: !88)
!88 = distinct !DILexicalBlock(scope: !81, file: !1, line: 11, column: 11)
!89 = !DILocation(line: 11, column: 13, scope: !88)
!90 = !DILocation(line: 11, column: 23, scope: !88)
!91 = !DILocation(line: 11, column: 25, scope: !88)
!92 = !DILocation(line: 11, column: 21, scope: !88)
!93 = !DILocation(line: 11, column: 35, scope: !88)
!94 = !DILocation(line: 11, column: 42, scope: !88)
!95 = !DILocation(line: 11, column: 33, scope: !88)
!96 = !DILocation(line: 11, column: 29, scope: !88)
!97 = !DILocation(line: 11, column: 59, scope: !88)
!98 = !DILocation(line: 11, column: 57, scope: !88)
!99 = distinct !{!99, !76, !100, !101}
!100 = !DILocation(line: 12, column: 5, scope: !71)
!101 = !{!"llvm.loop.mustprogress"}
!102 = !DILocation(line: 13, column: 20, scope: !71)
!103 = !DILocation(line: 13, column: 22, scope: !71)
!104 = !DILocation(line: 13, column: 5, scope: !71)
!105 = !DILocation(line: 13, column: 9, scope: !71)
!106 = !DILocation(line: 13, column: 13, scope: !71)
!107 = !DILocation(line: 13, column: 11, scope: !71)
!108 = !DILocation(line: 13, column: 18, scope: !71)
!109 = !DILocation(line: 14, column: 3, scope: !71)
!110 = !DILocation(line: 15, column: 7, scope: !111)
!111 = distinct !DILexicalBlock(scope: !42, file: !1, line: 15, column: 7)
!112 = !DILocation(line: 15, column: 11, scope: !111)
!113 = !DILocation(line: 15, column: 9, scope: !111)
!114 = !DILocalVariable(name: "low", scope: !115, file: !1, line: 16, type: !35)
!115 = distinct !DILexicalBlock(scope: !111, file: !1, line: 15, column: 15)
!116 = !DILocation(line: 16, column: 9, scope: !115)
!117 = !DILocalVariable(name: "high", scope: !115, file: !1, line: 16, type: !35)
!118 = !DILocation(line: 16, column: 18, scope: !115)
!119 = !DILocation(line: 16, column: 25, scope: !115)
!120 = !DILocation(line: 17, column: 5, scope: !115)
!121 = !DILocation(line: 17, column: 12, scope: !115)
!122 = !DILocation(line: 17, column: 18, scope: !115)
!123 = !DILocation(line: 17, column: 16, scope: !115)
!124 = !DILocalVariable(name: "middle", scope: !125, file: !1, line: 18, type: !46)
!125 = distinct !DILexicalBlock(scope: !115, file: !1, line: 17, column: 24)
!126 = !DILocation(line: 18, column: 17, scope: !125)
!127 = !DILocation(line: 18, column: 27, scope: !125)
!128 = !DILocation(line: 18, column: 33, scope: !125)
!129 = !DILocation(line: 18, column: 31, scope: !125)
!130 = !DILocation(line: 18, column: 39, scope: !125)
!131 = !DILocation(line: 19, column: 11, scope: !132)
!132 = distinct !DILexicalBlock(scope: !125, file: !1, line: 19, column: 11)
!133 = !DILocation(line: 19, column: 13, scope: !132)
!134 = !DILocation(line: 19, column: 23, scope: !132)
!135 = !DILocation(line: 19, column: 25, scope: !132)
!136 = !DILocation(line: 19, column: 21, scope: !132)
!137 = !DILocation(line: 19, column: 35, scope: !132)
!138 = !DILocation(line: 19, column: 42, scope: !132)
!139 = !DILocation(line: 19, column: 33, scope: !132)
!140 = !DILocation(line: 19, column: 29, scope: !132)
!141 = !DILocation(line: 19, column: 59, scope: !132)
!142 = !DILocation(line: 19, column: 57, scope: !132)
!143 = distinct !{!143, !120, !144, !101}
!144 = !DILocation(line: 20, column: 5, scope: !115)
!145 = !DILocation(line: 21, column: 20, scope: !115)
!146 = !DILocation(line: 21, column: 22, scope: !115)
!147 = !DILocation(line: 21, column: 5, scope: !115)
!148 = !DILocation(line: 21, column: 9, scope: !115)
!149 = !DILocation(line: 21, column: 13, scope: !115)
!150 = !DILocation(line: 21, column: 11, scope: !115)
!151 = !DILocation(line: 21, column: 18, scope: !115)
!152 = !DILocation(line: 22, column: 3, scope: !115)
!153 = !DILocation(line: 23, column: 1, scope: !42)
