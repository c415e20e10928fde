; ModuleID = 'words_by_group.cu'
source_filename = "words_by_group.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4packPKhPjii(ptr noundef %x, ptr noundef %q, i32 noundef %columns, i32 noundef %group) #0 !dbg !42 {
entry:
  %x.addr = alloca ptr, align 8
  %q.addr = alloca ptr, align 8
  %columns.addr = alloca i32, align 4
  %group.addr = alloca i32, align 4
  %row = alloca i32, align 4
  %g = alloca i32, align 4
  %w = alloca i32, align 4
  %v = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %x, ptr %x.addr, align 8
    #dbg_declare(ptr %x.addr, !51, !DIExpression(), !52)
  store ptr %q, ptr %q.addr, align 8
    #dbg_declare(ptr %q.addr, !53, !DIExpression(), !54)
  store i32 %columns, ptr %columns.addr, align 4
    #dbg_declare(ptr %columns.addr, !55, !DIExpression(), !56)
  store i32 %group, ptr %group.addr, align 4
    #dbg_declare(ptr %group.addr, !57, !DIExpression(), !58)
    #dbg_declare(ptr %row, !59, !DIExpression(), !60)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !61
  store i32 %0, ptr %row, align 4, !dbg !60
    #dbg_declare(ptr %g, !62, !DIExpression(), !63)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !64
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !65
  %mul = mul i32 %1, %2, !dbg !66
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !67
  %add = add i32 %mul, %3, !dbg !68
  store i32 %add, ptr %g, align 4, !dbg !63
  %4 = load i32, ptr %g, align 4, !dbg !69
  %5 = load i32, ptr %columns.addr, align 4, !dbg !71
  %6 = load i32, ptr %group.addr, align 4, !dbg !72
  %div = sdiv i32 %5, %6, !dbg !73
  %cmp = icmp sge i32 %4, %div, !dbg !74
  br i1 %cmp, label %if.then, label %if.end, !dbg !74

if.then:                                          ; preds = %entry
  br label %for.end26, !dbg !75

if.end:                                           ; preds = %entry
    #dbg_declare(ptr %w, !76, !DIExpression(), !78)
  store i32 0, ptr %w, align 4, !dbg !78
  br label %for.cond, !dbg !79

for.cond:                                         ; preds = %for.inc24, %if.end
  %7 = load i32, ptr %w, align 4, !dbg !80
  %8 = load i32, ptr %group.addr, align 4, !dbg !82
  %div4 = sdiv i32 %8, 8, !dbg !83
  %cmp5 = icmp slt i32 %7, %div4, !dbg !84
  br i1 %cmp5, label %for.body, label %for.end26, !dbg !85

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %v, !86, !DIExpression(), !88)
  store i32 0, ptr %v, align 4, !dbg !88
    #dbg_declare(ptr %i, !89, !DIExpression(), !91)
  store i32 0, ptr %i, align 4, !dbg !91
  br label %for.cond6, !dbg !92

for.cond6:                                        ; preds = %for.inc, %for.body
  %9 = load i32, ptr %i, align 4, !dbg !93
  %cmp7 = icmp slt i32 %9, 8, !dbg !95
  br i1 %cmp7, label %for.body8, label %for.end, !dbg !96

for.body8:                                        ; preds = %for.cond6
  %10 = load ptr, ptr %x.addr, align 8, !dbg !97
  %11 = load i32, ptr %row, align 4, !dbg !98
  %12 = load i32, ptr %columns.addr, align 4, !dbg !99
  %mul9 = mul nsw i32 %11, %12, !dbg !100
  %13 = load i32, ptr %g, align 4, !dbg !101
  %14 = load i32, ptr %group.addr, align 4, !dbg !102
  %mul10 = mul nsw i32 %13, %14, !dbg !103
  %add11 = add nsw i32 %mul9, %mul10, !dbg !104
  %15 = load i32, ptr %w, align 4, !dbg !105
  %mul12 = mul nsw i32 %15, 8, !dbg !106
  %add13 = add nsw i32 %add11, %mul12, !dbg !107
  %16 = load i32, ptr %i, align 4, !dbg !108
  %add14 = add nsw i32 %add13, %16, !dbg !109
  %idxprom = sext i32 %add14 to i64, !dbg !97
  %arrayidx = getelementptr inbounds i8, ptr %10, i64 %idxprom, !dbg !97
  %17 = load i8, ptr %arrayidx, align 1, !dbg !97
  %conv = zext i8 %17 to i32, !dbg !97
  %and = and i32 %conv, 15, !dbg !110
  %18 = load i32, ptr %i, align 4, !dbg !111
  %mul15 = mul nsw i32 4, %18, !dbg !112
  %shl = shl i32 %and, %mul15, !dbg !113
  %19 = load i32, ptr %v, align 4, !dbg !114
  %or = or i32 %19, %shl, !dbg !114
  store i32 %or, ptr %v, align 4, !dbg !114
  br label %for.inc, !dbg !115

for.inc:                                          ; preds = %for.body8
  %20 = load i32, ptr %i, align 4, !dbg !116
  %inc = add nsw i32 %20, 1, !dbg !116
  store i32 %inc, ptr %i, align 4, !dbg !116
  br label %for.cond6, !dbg !117, !llvm.loop !118

for.end:                                          ; preds = %for.cond6
  %21 = load i32, ptr %v, align 4, !dbg !121
  %22 = load ptr, ptr %q.addr, align 8, !dbg !122
  %23 = load i32, ptr %row, align 4, !dbg !123
  %24 = load i32, ptr %columns.addr, align 4, !dbg !124
  %div16 = sdiv i32 %24, 8, !dbg !125
  %mul17 = mul nsw i32 %23, %div16, !dbg !126
  %25 = load i32, ptr %g, align 4, !dbg !127
  %26 = load i32, ptr %group.addr, align 4, !dbg !128
  %div18 = sdiv i32 %26, 8, !dbg !129
  %mul19 = mul nsw i32 %25, %div18, !dbg !130
  %add20 = add nsw i32 %mul17, %mul19, !dbg !131
  %27 = load i32, ptr %w, align 4, !dbg !132
  %add21 = add nsw i32 %add20, %27, !dbg !133
  %idxprom22 = sext i32 %add21 to i64, !dbg !122
  %arrayidx23 = getelementptr inbounds i32, ptr %22, i64 %idxprom22, !dbg !122
  store i32 %21, ptr %arrayidx23, align 4, !dbg !134
  br label %for.inc24, !dbg !135

for.inc24:                                        ; preds = %for.end
  %28 = load i32, ptr %w, align 4, !dbg !136
  %inc25 = add nsw i32 %28, 1, !dbg !136
  store i32 %inc25, ptr %w, align 4, !dbg !136
  br label %for.cond, !dbg !137, !llvm.loop !138

for.end26:                                        ; preds = %if.then, %for.cond
  ret void, !dbg !140
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

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
!1 = !DIFile(filename: "words_by_group.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "pack", linkageName: "_Z4packPKhPjii", scope: !1, file: !1, line: 5, type: !43, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !50)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !48, !35, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !47)
!47 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !49, size: 64)
!49 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!50 = !{}
!51 = !DILocalVariable(name: "x", arg: 1, scope: !42, file: !1, line: 5, type: !45)
!52 = !DILocation(line: 5, column: 43, scope: !42)
!53 = !DILocalVariable(name: "q", arg: 2, scope: !42, file: !1, line: 5, type: !48)
!54 = !DILocation(line: 5, column: 56, scope: !42)
!55 = !DILocalVariable(name: "columns", arg: 3, scope: !42, file: !1, line: 5, type: !35)
!56 = !DILocation(line: 5, column: 63, scope: !42)
!57 = !DILocalVariable(name: "group", arg: 4, scope: !42, file: !1, line: 5, type: !35)
!58 = !DILocation(line: 5, column: 76, scope: !42)
!59 = !DILocalVariable(name: "row", scope: !42, file: !1, line: 6, type: !35)
!60 = !DILocation(line: 6, column: 7, scope: !42)
!61 = !DILocation(line: 6, column: 13, scope: !42)
!62 = !DILocalVariable(name: "g", scope: !42, file: !1, line: 6, type: !35)
!63 = !DILocation(line: 6, column: 25, scope: !42)
!64 = !DILocation(line: 6, column: 29, scope: !42)
!65 = !DILocation(line: 6, column: 42, scope: !42)
!66 = !DILocation(line: 6, column: 40, scope: !42)
!67 = !DILocation(line: 6, column: 55, scope: !42)
!68 = !DILocation(line: 6, column: 53, scope: !42)
!69 = !DILocation(line: 7, column: 7, scope: !70)
!70 = distinct !DILexicalBlock(scope: !42, file: !1, line: 7, column: 7)
!71 = !DILocation(line: 7, column: 12, scope: !70)
!72 = !DILocation(line: 7, column: 22, scope: !70)
!73 = !DILocation(line: 7, column: 20, scope: !70)
!74 = !DILocation(line: 7, column: 9, scope: !70)
!75 = !DILocation(line: 7, column: 29, scope: !70)
!76 = !DILocalVariable(name: "w", scope: !77, file: !1, line: 8, type: !35)
!77 = distinct !DILexicalBlock(scope: !42, file: !1, line: 8, column: 3)
!78 = !DILocation(line: 8, column: 12, scope: !77)
!79 = !DILocation(line: 8, column: 8, scope: !77)
!80 = !DILocation(line: 8, column: 19, scope: !81)
!81 = distinct !DILexicalBlock(scope: !77, file: !1, line: 8, column: 3)
!82 = !DILocation(line: 8, column: 23, scope: !81)
!83 = !DILocation(line: 8, column: 29, scope: !81)
!84 = !DILocation(line: 8, column: 21, scope: !81)
!85 = !DILocation(line: 8, column: 3, scope: !77)
!86 = !DILocalVariable(name: "v", scope: !87, file: !1, line: 9, type: !49)
!87 = distinct !DILexicalBlock(scope: !81, file: !1, line: 8, column: 39)
!88 = !DILocation(line: 9, column: 14, scope: !87)
!89 = !DILocalVariable(name: "i", scope: !90, file: !1, line: 10, type: !35)
!90 = distinct !DILexicalBlock(scope: !87, file: !1, line: 10, column: 5)
!91 = !DILocation(line: 10, column: 14, scope: !90)
!92 = !DILocation(line: 10, column: 10, scope: !90)
!93 = !DILocation(line: 10, column: 21, scope: !94)
!94 = distinct !DILexicalBlock(scope: !90, file: !1, line: 10, column: 5)
!95 = !DILocation(line: 10, column: 23, scope: !94)
!96 = !DILocation(line: 10, column: 5, scope: !90)
!97 = !DILocation(line: 10, column: 39, scope: !94)
!98 = !DILocation(line: 10, column: 41, scope: !94)
!99 = !DILocation(line: 10, column: 47, scope: !94)
!100 = !DILocation(line: 10, column: 45, scope: !94)
!101 = !DILocation(line: 10, column: 57, scope: !94)
!102 = !DILocation(line: 10, column: 61, scope: !94)
!103 = !DILocation(line: 10, column: 59, scope: !94)
!104 = !DILocation(line: 10, column: 55, scope: !94)
!105 = !DILocation(line: 10, column: 69, scope: !94)
!106 = !DILocation(line: 10, column: 71, scope: !94)
!107 = !DILocation(line: 10, column: 67, scope: !94)
!108 = !DILocation(line: 10, column: 77, scope: !94)
!109 = !DILocation(line: 10, column: 75, scope: !94)
!110 = !DILocation(line: 10, column: 80, scope: !94)
!111 = !DILocation(line: 10, column: 95, scope: !94)
!112 = !DILocation(line: 10, column: 93, scope: !94)
!113 = !DILocation(line: 10, column: 87, scope: !94)
!114 = !DILocation(line: 10, column: 35, scope: !94)
!115 = !DILocation(line: 10, column: 33, scope: !94)
!116 = !DILocation(line: 10, column: 28, scope: !94)
!117 = !DILocation(line: 10, column: 5, scope: !94)
!118 = distinct !{!118, !96, !119, !120}
!119 = !DILocation(line: 10, column: 96, scope: !90)
!120 = !{!"llvm.loop.mustprogress"}
!121 = !DILocation(line: 11, column: 52, scope: !87)
!122 = !DILocation(line: 11, column: 5, scope: !87)
!123 = !DILocation(line: 11, column: 7, scope: !87)
!124 = !DILocation(line: 11, column: 14, scope: !87)
!125 = !DILocation(line: 11, column: 22, scope: !87)
!126 = !DILocation(line: 11, column: 11, scope: !87)
!127 = !DILocation(line: 11, column: 29, scope: !87)
!128 = !DILocation(line: 11, column: 34, scope: !87)
!129 = !DILocation(line: 11, column: 40, scope: !87)
!130 = !DILocation(line: 11, column: 31, scope: !87)
!131 = !DILocation(line: 11, column: 27, scope: !87)
!132 = !DILocation(line: 11, column: 47, scope: !87)
!133 = !DILocation(line: 11, column: 45, scope: !87)
!134 = !DILocation(line: 11, column: 50, scope: !87)
!135 = !DILocation(line: 12, column: 3, scope: !87)
!136 = !DILocation(line: 8, column: 34, scope: !81)
!137 = !DILocation(line: 8, column: 3, scope: !81)
!138 = distinct !{!138, !85, !139, !120}
!139 = !DILocation(line: 12, column: 3, scope: !77)
!140 = !DILocation(line: 13, column: 1, scope: !42)
