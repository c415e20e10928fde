; ModuleID = 'places_of_digits.cu'
source_filename = "places_of_digits.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@_ZZ7scatterPKjPjPKiiiE4rank = internal addrspace(3) global [4 x [64 x i32]] undef, align 4, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7scatterPKjPjPKiii(ptr noundef %keys, ptr noundef %out, ptr noundef %place, i32 noundef %shift, i32 noundef %blocks) #0 !dbg !2 {
entry:
  %keys.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %place.addr = alloca ptr, align 8
  %shift.addr = alloca i32, align 4
  %blocks.addr = alloca i32, align 4
  %key = alloca i32, align 4
  %digit = alloca i32, align 4
  %d = alloca i32, align 4
  %before = alloca i32, align 4
  %t = alloca i32, align 4
  %from = alloca i32, align 4
  store ptr %keys, ptr %keys.addr, align 8
    #dbg_declare(ptr %keys.addr, !59, !DIExpression(), !60)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !61, !DIExpression(), !62)
  store ptr %place, ptr %place.addr, align 8
    #dbg_declare(ptr %place.addr, !63, !DIExpression(), !64)
  store i32 %shift, ptr %shift.addr, align 4
    #dbg_declare(ptr %shift.addr, !65, !DIExpression(), !66)
  store i32 %blocks, ptr %blocks.addr, align 4
    #dbg_declare(ptr %blocks.addr, !67, !DIExpression(), !68)
    #dbg_declare(ptr %key, !69, !DIExpression(), !70)
  %0 = load ptr, ptr %keys.addr, align 8, !dbg !71
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !72
  %mul = mul i32 %1, 64, !dbg !73
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !74
  %add = add i32 %mul, %2, !dbg !75
  %idxprom = zext i32 %add to i64, !dbg !71
  %arrayidx = getelementptr inbounds nuw i32, ptr %0, i64 %idxprom, !dbg !71
  %3 = load i32, ptr %arrayidx, align 4, !dbg !71
  store i32 %3, ptr %key, align 4, !dbg !70
    #dbg_declare(ptr %digit, !76, !DIExpression(), !77)
  %4 = load i32, ptr %key, align 4, !dbg !78
  %5 = load i32, ptr %shift.addr, align 4, !dbg !79
  %shr = lshr i32 %4, %5, !dbg !80
  %rem = urem i32 %shr, 4, !dbg !81
  store i32 %rem, ptr %digit, align 4, !dbg !77
    #dbg_declare(ptr %d, !82, !DIExpression(), !84)
  store i32 0, ptr %d, align 4, !dbg !84
  br label %for.cond, !dbg !85

for.cond:                                         ; preds = %for.inc, %entry
  %6 = load i32, ptr %d, align 4, !dbg !86
  %cmp = icmp slt i32 %6, 4, !dbg !88
  br i1 %cmp, label %for.body, label %for.end, !dbg !89

for.body:                                         ; preds = %for.cond
  %7 = load i32, ptr %d, align 4, !dbg !90
  %8 = load i32, ptr %digit, align 4, !dbg !91
  %cmp2 = icmp eq i32 %7, %8, !dbg !92
  %conv = zext i1 %cmp2 to i32, !dbg !90
  %9 = load i32, ptr %d, align 4, !dbg !93
  %idxprom3 = sext i32 %9 to i64, !dbg !94
  %arrayidx4 = getelementptr inbounds [4 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ7scatterPKjPjPKiiiE4rank to ptr), i64 0, i64 %idxprom3, !dbg !94
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !95
  %idxprom6 = zext i32 %10 to i64, !dbg !94
  %arrayidx7 = getelementptr inbounds nuw [64 x i32], ptr %arrayidx4, i64 0, i64 %idxprom6, !dbg !94
  store i32 %conv, ptr %arrayidx7, align 4, !dbg !96
  br label %for.inc, !dbg !94

for.inc:                                          ; preds = %for.body
  %11 = load i32, ptr %d, align 4, !dbg !97
  %inc = add nsw i32 %11, 1, !dbg !97
  store i32 %inc, ptr %d, align 4, !dbg !97
  br label %for.cond, !dbg !98, !llvm.loop !99

for.end:                                          ; preds = %for.cond
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !102
    #dbg_declare(ptr %before, !103, !DIExpression(), !104)
  store i32 0, ptr %before, align 4, !dbg !104
    #dbg_declare(ptr %t, !105, !DIExpression(), !107)
  store i32 0, ptr %t, align 4, !dbg !107
  br label %for.cond8, !dbg !108

for.cond8:                                        ; preds = %for.inc18, %for.end
  %12 = load i32, ptr %t, align 4, !dbg !109
  %cmp9 = icmp slt i32 %12, 64, !dbg !111
  br i1 %cmp9, label %for.body10, label %for.end20, !dbg !112

for.body10:                                       ; preds = %for.cond8
  %13 = load i32, ptr %t, align 4, !dbg !113
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !115
  %cmp12 = icmp ult i32 %13, %14, !dbg !116
  br i1 %cmp12, label %if.then, label %if.end, !dbg !116

if.then:                                          ; preds = %for.body10
  %15 = load i32, ptr %digit, align 4, !dbg !117
  %idxprom13 = sext i32 %15 to i64, !dbg !118
  %arrayidx14 = getelementptr inbounds [4 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ7scatterPKjPjPKiiiE4rank to ptr), i64 0, i64 %idxprom13, !dbg !118
  %16 = load i32, ptr %t, align 4, !dbg !119
  %idxprom15 = sext i32 %16 to i64, !dbg !118
  %arrayidx16 = getelementptr inbounds [64 x i32], ptr %arrayidx14, i64 0, i64 %idxprom15, !dbg !118
  %17 = load i32, ptr %arrayidx16, align 4, !dbg !118
  %18 = load i32, ptr %before, align 4, !dbg !120
  %add17 = add nsw i32 %18, %17, !dbg !120
  store i32 %add17, ptr %before, align 4, !dbg !120
  br label %if.end, !dbg !121

if.end:                                           ; preds = %if.then, %for.body10
  br label %for.inc18, !dbg !122

for.inc18:                                        ; preds = %if.end
  %19 = load i32, ptr %t, align 4, !dbg !123
  %inc19 = add nsw i32 %19, 1, !dbg !123
  store i32 %inc19, ptr %t, align 4, !dbg !123
  br label %for.cond8, !dbg !124, !llvm.loop !125

for.end20:                                        ; preds = %for.cond8
    #dbg_declare(ptr %from, !127, !DIExpression(), !128)
  %20 = load ptr, ptr %place.addr, align 8, !dbg !129
  %21 = load i32, ptr %digit, align 4, !dbg !130
  %22 = load i32, ptr %blocks.addr, align 4, !dbg !131
  %mul21 = mul nsw i32 %21, %22, !dbg !132
  %idxprom22 = sext i32 %mul21 to i64, !dbg !129
  %arrayidx23 = getelementptr inbounds i32, ptr %20, i64 %idxprom22, !dbg !129
  %23 = load i32, ptr %arrayidx23, align 4, !dbg !129
  store i32 %23, ptr %from, align 4, !dbg !128
  %24 = load i32, ptr %key, align 4, !dbg !133
  %25 = load ptr, ptr %out.addr, align 8, !dbg !134
  %26 = load i32, ptr %from, align 4, !dbg !135
  %27 = load i32, ptr %before, align 4, !dbg !136
  %add24 = add nsw i32 %26, %27, !dbg !137
  %idxprom25 = sext i32 %add24 to i64, !dbg !134
  %arrayidx26 = getelementptr inbounds i32, ptr %25, i64 %idxprom25, !dbg !134
  store i32 %24, ptr %arrayidx26, align 4, !dbg !138
  ret void, !dbg !139
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!13}
!llvm.module.flags = !{!54, !55, !56, !57}
!llvm.ident = !{!58}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "rank", scope: !2, file: !3, line: 7, type: !50, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "scatter", linkageName: "_Z7scatterPKjPjPKiii", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !13, retainedNodes: !49)
!3 = !DIFile(filename: "places_of_digits.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !10, !12, !12}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !14, imports: !15, splitDebugInlining: false, nameTableKind: None)
!14 = !{!0}
!15 = !{!16, !19, !21, !26, !31, !36, !42, !44}
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !13, entity: !17, file: !18, line: 128)
!17 = !DINamespace(name: "ws_math", scope: null)
!18 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!19 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !20, entity: !17, file: !18, line: 129)
!20 = !DINamespace(name: "std", scope: null)
!21 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !22, file: !18, line: 154)
!22 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !18, file: !18, line: 137, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!23 = !DISubroutineType(types: !24)
!24 = !{!25, !25}
!25 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!26 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !27, file: !18, line: 154)
!27 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !18, file: !18, line: 133, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!28 = !DISubroutineType(types: !29)
!29 = !{!30, !30}
!30 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !32, file: !18, line: 154)
!32 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !18, file: !18, line: 134, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !35}
!35 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!36 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !37, file: !18, line: 154)
!37 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !18, file: !18, line: 145, type: !38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!38 = !DISubroutineType(types: !39)
!39 = !{!40, !41}
!40 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!41 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !43, file: !18, line: 154)
!43 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !18, file: !18, line: 147, type: !38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!44 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !20, entity: !45, file: !18, line: 154)
!45 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !18, file: !18, line: 149, type: !46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!46 = !DISubroutineType(types: !47)
!47 = !{!12, !48}
!48 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!49 = !{}
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 8192, elements: !51)
!51 = !{!52, !53}
!52 = !DISubrange(count: 4)
!53 = !DISubrange(count: 64)
!54 = !{i32 7, !"Dwarf Version", i32 4}
!55 = !{i32 2, !"Debug Info Version", i32 3}
!56 = !{i32 1, !"wchar_size", i32 4}
!57 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!58 = !{!"clang version 22.1.8"}
!59 = !DILocalVariable(name: "keys", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!60 = !DILocation(line: 6, column: 41, scope: !2)
!61 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 6, type: !9)
!62 = !DILocation(line: 6, column: 57, scope: !2)
!63 = !DILocalVariable(name: "place", arg: 3, scope: !2, file: !3, line: 6, type: !10)
!64 = !DILocation(line: 6, column: 73, scope: !2)
!65 = !DILocalVariable(name: "shift", arg: 4, scope: !2, file: !3, line: 6, type: !12)
!66 = !DILocation(line: 6, column: 84, scope: !2)
!67 = !DILocalVariable(name: "blocks", arg: 5, scope: !2, file: !3, line: 6, type: !12)
!68 = !DILocation(line: 6, column: 95, scope: !2)
!69 = !DILocalVariable(name: "key", scope: !2, file: !3, line: 8, type: !8)
!70 = !DILocation(line: 8, column: 12, scope: !2)
!71 = !DILocation(line: 8, column: 18, scope: !2)
!72 = !DILocation(line: 8, column: 23, scope: !2)
!73 = !DILocation(line: 8, column: 34, scope: !2)
!74 = !DILocation(line: 8, column: 46, scope: !2)
!75 = !DILocation(line: 8, column: 44, scope: !2)
!76 = !DILocalVariable(name: "digit", scope: !2, file: !3, line: 9, type: !12)
!77 = !DILocation(line: 9, column: 7, scope: !2)
!78 = !DILocation(line: 9, column: 16, scope: !2)
!79 = !DILocation(line: 9, column: 23, scope: !2)
!80 = !DILocation(line: 9, column: 20, scope: !2)
!81 = !DILocation(line: 9, column: 30, scope: !2)
!82 = !DILocalVariable(name: "d", scope: !83, file: !3, line: 10, type: !12)
!83 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 3)
!84 = !DILocation(line: 10, column: 12, scope: !83)
!85 = !DILocation(line: 10, column: 8, scope: !83)
!86 = !DILocation(line: 10, column: 19, scope: !87)
!87 = distinct !DILexicalBlock(scope: !83, file: !3, line: 10, column: 3)
!88 = !DILocation(line: 10, column: 21, scope: !87)
!89 = !DILocation(line: 10, column: 3, scope: !83)
!90 = !DILocation(line: 11, column: 28, scope: !87)
!91 = !DILocation(line: 11, column: 33, scope: !87)
!92 = !DILocation(line: 11, column: 30, scope: !87)
!93 = !DILocation(line: 11, column: 10, scope: !87)
!94 = !DILocation(line: 11, column: 5, scope: !87)
!95 = !DILocation(line: 11, column: 13, scope: !87)
!96 = !DILocation(line: 11, column: 26, scope: !87)
!97 = !DILocation(line: 10, column: 31, scope: !87)
!98 = !DILocation(line: 10, column: 3, scope: !87)
!99 = distinct !{!99, !89, !100, !101}
!100 = !DILocation(line: 11, column: 33, scope: !83)
!101 = !{!"llvm.loop.mustprogress"}
!102 = !DILocation(line: 12, column: 3, scope: !2)
!103 = !DILocalVariable(name: "before", scope: !2, file: !3, line: 13, type: !12)
!104 = !DILocation(line: 13, column: 7, scope: !2)
!105 = !DILocalVariable(name: "t", scope: !106, file: !3, line: 14, type: !12)
!106 = distinct !DILexicalBlock(scope: !2, file: !3, line: 14, column: 3)
!107 = !DILocation(line: 14, column: 12, scope: !106)
!108 = !DILocation(line: 14, column: 8, scope: !106)
!109 = !DILocation(line: 14, column: 19, scope: !110)
!110 = distinct !DILexicalBlock(scope: !106, file: !3, line: 14, column: 3)
!111 = !DILocation(line: 14, column: 21, scope: !110)
!112 = !DILocation(line: 14, column: 3, scope: !106)
!113 = !DILocation(line: 15, column: 9, scope: !114)
!114 = distinct !DILexicalBlock(scope: !110, file: !3, line: 15, column: 9)
!115 = !DILocation(line: 15, column: 13, scope: !114)
!116 = !DILocation(line: 15, column: 11, scope: !114)
!117 = !DILocation(line: 16, column: 22, scope: !114)
!118 = !DILocation(line: 16, column: 17, scope: !114)
!119 = !DILocation(line: 16, column: 29, scope: !114)
!120 = !DILocation(line: 16, column: 14, scope: !114)
!121 = !DILocation(line: 16, column: 7, scope: !114)
!122 = !DILocation(line: 15, column: 23, scope: !114)
!123 = !DILocation(line: 14, column: 32, scope: !110)
!124 = !DILocation(line: 14, column: 3, scope: !110)
!125 = distinct !{!125, !112, !126, !101}
!126 = !DILocation(line: 16, column: 30, scope: !106)
!127 = !DILocalVariable(name: "from", scope: !2, file: !3, line: 17, type: !12)
!128 = !DILocation(line: 17, column: 7, scope: !2)
!129 = !DILocation(line: 17, column: 14, scope: !2)
!130 = !DILocation(line: 17, column: 20, scope: !2)
!131 = !DILocation(line: 17, column: 28, scope: !2)
!132 = !DILocation(line: 17, column: 26, scope: !2)
!133 = !DILocation(line: 19, column: 24, scope: !2)
!134 = !DILocation(line: 19, column: 3, scope: !2)
!135 = !DILocation(line: 19, column: 7, scope: !2)
!136 = !DILocation(line: 19, column: 14, scope: !2)
!137 = !DILocation(line: 19, column: 12, scope: !2)
!138 = !DILocation(line: 19, column: 22, scope: !2)
!139 = !DILocation(line: 20, column: 1, scope: !2)
