; ModuleID = 'search_of_sorted_tile.cu'
source_filename = "search_of_sorted_tile.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ4rankPKiS0_PiE1s = internal addrspace(3) global [64 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4rankPKiS0_Pi(ptr noundef %keys, ptr noundef %queries, ptr noundef %out) #0 !dbg !2 {
entry:
  %keys.addr = alloca ptr, align 8
  %queries.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %p = alloca i32, align 4
  %i = alloca i32, align 4
  %v = alloca i32, align 4
  %lo = alloca i32, align 4
  %hi = alloca i32, align 4
  %q = alloca i32, align 4
  %m = alloca i32, align 4
  store ptr %keys, ptr %keys.addr, align 8
    #dbg_declare(ptr %keys.addr, !55, !DIExpression(), !56)
  store ptr %queries, ptr %queries.addr, align 8
    #dbg_declare(ptr %queries.addr, !57, !DIExpression(), !58)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !59, !DIExpression(), !60)
    #dbg_declare(ptr %t, !61, !DIExpression(), !62)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !63
  store i32 %0, ptr %t, align 4, !dbg !62
  %1 = load ptr, ptr %keys.addr, align 8, !dbg !64
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !65
  %mul = mul i32 %2, 64, !dbg !66
  %3 = load i32, ptr %t, align 4, !dbg !67
  %add = add i32 %mul, %3, !dbg !68
  %idxprom = zext i32 %add to i64, !dbg !64
  %arrayidx = getelementptr inbounds nuw i32, ptr %1, i64 %idxprom, !dbg !64
  %4 = load i32, ptr %arrayidx, align 4, !dbg !64
  %5 = load i32, ptr %t, align 4, !dbg !69
  %idxprom2 = sext i32 %5 to i64, !dbg !70
  %arrayidx3 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4rankPKiS0_PiE1s to ptr), i64 0, i64 %idxprom2, !dbg !70
  store i32 %4, ptr %arrayidx3, align 4, !dbg !71
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !72
    #dbg_declare(ptr %p, !73, !DIExpression(), !75)
  store i32 0, ptr %p, align 4, !dbg !75
  br label %for.cond, !dbg !76

for.cond:                                         ; preds = %for.inc, %entry
  %6 = load i32, ptr %p, align 4, !dbg !77
  %cmp = icmp slt i32 %6, 64, !dbg !79
  br i1 %cmp, label %for.body, label %for.end, !dbg !80

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %i, !81, !DIExpression(), !83)
  %7 = load i32, ptr %t, align 4, !dbg !84
  %mul4 = mul nsw i32 2, %7, !dbg !85
  %8 = load i32, ptr %p, align 4, !dbg !86
  %rem = srem i32 %8, 2, !dbg !87
  %add5 = add nsw i32 %mul4, %rem, !dbg !88
  store i32 %add5, ptr %i, align 4, !dbg !83
  %9 = load i32, ptr %i, align 4, !dbg !89
  %add6 = add nsw i32 %9, 1, !dbg !91
  %cmp7 = icmp slt i32 %add6, 64, !dbg !92
  br i1 %cmp7, label %land.lhs.true, label %if.end, !dbg !93

land.lhs.true:                                    ; preds = %for.body
  %10 = load i32, ptr %i, align 4, !dbg !94
  %idxprom8 = sext i32 %10 to i64, !dbg !95
  %arrayidx9 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4rankPKiS0_PiE1s to ptr), i64 0, i64 %idxprom8, !dbg !95
  %11 = load i32, ptr %arrayidx9, align 4, !dbg !95
  %12 = load i32, ptr %i, align 4, !dbg !96
  %add10 = add nsw i32 %12, 1, !dbg !97
  %idxprom11 = sext i32 %add10 to i64, !dbg !98
  %arrayidx12 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4rankPKiS0_PiE1s to ptr), i64 0, i64 %idxprom11, !dbg !98
  %13 = load i32, ptr %arrayidx12, align 4, !dbg !98
  %cmp13 = icmp sgt i32 %11, %13, !dbg !99
  br i1 %cmp13, label %if.then, label %if.end, !dbg !93

if.then:                                          ; preds = %land.lhs.true
    #dbg_declare(ptr %v, !100, !DIExpression(), !102)
  %14 = load i32, ptr %i, align 4, !dbg !103
  %idxprom14 = sext i32 %14 to i64, !dbg !104
  %arrayidx15 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4rankPKiS0_PiE1s to ptr), i64 0, i64 %idxprom14, !dbg !104
  %15 = load i32, ptr %arrayidx15, align 4, !dbg !104
  store i32 %15, ptr %v, align 4, !dbg !102
  %16 = load i32, ptr %i, align 4, !dbg !105
  %add16 = add nsw i32 %16, 1, !dbg !106
  %idxprom17 = sext i32 %add16 to i64, !dbg !107
  %arrayidx18 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4rankPKiS0_PiE1s to ptr), i64 0, i64 %idxprom17, !dbg !107
  %17 = load i32, ptr %arrayidx18, align 4, !dbg !107
  %18 = load i32, ptr %i, align 4, !dbg !108
  %idxprom19 = sext i32 %18 to i64, !dbg !109
  %arrayidx20 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4rankPKiS0_PiE1s to ptr), i64 0, i64 %idxprom19, !dbg !109
  store i32 %17, ptr %arrayidx20, align 4, !dbg !110
  %19 = load i32, ptr %v, align 4, !dbg !111
  %20 = load i32, ptr %i, align 4, !dbg !112
  %add21 = add nsw i32 %20, 1, !dbg !113
  %idxprom22 = sext i32 %add21 to i64, !dbg !114
  %arrayidx23 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4rankPKiS0_PiE1s to ptr), i64 0, i64 %idxprom22, !dbg !114
  store i32 %19, ptr %arrayidx23, align 4, !dbg !115
  br label %if.end, !dbg !116

if.end:                                           ; preds = %if.then, %land.lhs.true, %for.body
  br label %for.inc, !dbg !117

for.inc:                                          ; preds = %if.end
  %21 = load i32, ptr %p, align 4, !dbg !118
  %inc = add nsw i32 %21, 1, !dbg !118
  store i32 %inc, ptr %p, align 4, !dbg !118
  br label %for.cond, !dbg !119, !llvm.loop !120

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %lo, !123, !DIExpression(), !124)
  store i32 0, ptr %lo, align 4, !dbg !124
    #dbg_declare(ptr %hi, !125, !DIExpression(), !126)
  store i32 64, ptr %hi, align 4, !dbg !126
    #dbg_declare(ptr %q, !127, !DIExpression(), !128)
  %22 = load ptr, ptr %queries.addr, align 8, !dbg !129
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !130
  %mul25 = mul i32 %23, 64, !dbg !131
  %24 = load i32, ptr %t, align 4, !dbg !132
  %add26 = add i32 %mul25, %24, !dbg !133
  %idxprom27 = zext i32 %add26 to i64, !dbg !129
  %arrayidx28 = getelementptr inbounds nuw i32, ptr %22, i64 %idxprom27, !dbg !129
  %25 = load i32, ptr %arrayidx28, align 4, !dbg !129
  store i32 %25, ptr %q, align 4, !dbg !128
  br label %while.cond, !dbg !134

while.cond:                                       ; preds = %if.end36, %for.end
  %26 = load i32, ptr %lo, align 4, !dbg !135
  %27 = load i32, ptr %hi, align 4, !dbg !136
  %cmp29 = icmp slt i32 %26, %27, !dbg !137
  br i1 %cmp29, label %while.body, label %while.end, !dbg !134

while.body:                                       ; preds = %while.cond
    #dbg_declare(ptr %m, !138, !DIExpression(), !140)
  %28 = load i32, ptr %lo, align 4, !dbg !141
  %29 = load i32, ptr %hi, align 4, !dbg !142
  %add30 = add nsw i32 %28, %29, !dbg !143
  %div = sdiv i32 %add30, 2, !dbg !144
  store i32 %div, ptr %m, align 4, !dbg !140
  %30 = load i32, ptr %m, align 4, !dbg !145
  %idxprom31 = sext i32 %30 to i64, !dbg !147
  %arrayidx32 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4rankPKiS0_PiE1s to ptr), i64 0, i64 %idxprom31, !dbg !147
  %31 = load i32, ptr %arrayidx32, align 4, !dbg !147
  %32 = load i32, ptr %q, align 4, !dbg !148
  %cmp33 = icmp slt i32 %31, %32, !dbg !149
  br i1 %cmp33, label %if.then34, label %if.else, !dbg !149

if.then34:                                        ; preds = %while.body
  %33 = load i32, ptr %m, align 4, !dbg !150
  %add35 = add nsw i32 %33, 1, !dbg !151
  store i32 %add35, ptr %lo, align 4, !dbg !152
  br label %if.end36, !dbg !153

if.else:                                          ; preds = %while.body
  %34 = load i32, ptr %m, align 4, !dbg !154
  store i32 %34, ptr %hi, align 4, !dbg !155
  br label %if.end36

if.end36:                                         ; preds = %if.else, %if.then34
  br label %while.cond, !dbg !134, !llvm.loop !156

while.end:                                        ; preds = %while.cond
  %35 = load i32, ptr %lo, align 4, !dbg !158
  %36 = load ptr, ptr %out.addr, align 8, !dbg !159
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !160
  %mul38 = mul i32 %37, 64, !dbg !161
  %38 = load i32, ptr %t, align 4, !dbg !162
  %add39 = add i32 %mul38, %38, !dbg !163
  %idxprom40 = zext i32 %add39 to i64, !dbg !159
  %arrayidx41 = getelementptr inbounds nuw i32, ptr %36, i64 %idxprom40, !dbg !159
  store i32 %35, ptr %arrayidx41, align 4, !dbg !164
  ret void, !dbg !165
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!50, !51, !52, !53}
!llvm.ident = !{!54}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 8, type: !47, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "rank", linkageName: "_Z4rankPKiS0_Pi", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !46)
!3 = !DIFile(filename: "search_of_sorted_tile.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16, !18, !23, !28, !33, !39, !41}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 128)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 129)
!17 = !DINamespace(name: "std", scope: null)
!18 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !19, file: !15, line: 154)
!19 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !15, file: !15, line: 137, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22}
!22 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !24, file: !15, line: 154)
!24 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !15, file: !15, line: 133, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !27}
!27 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!28 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !29, file: !15, line: 154)
!29 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !15, file: !15, line: 134, type: !30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!30 = !DISubroutineType(types: !31)
!31 = !{!32, !32}
!32 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !34, file: !15, line: 154)
!34 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !15, file: !15, line: 145, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!35 = !DISubroutineType(types: !36)
!36 = !{!37, !38}
!37 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!38 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !40, file: !15, line: 154)
!40 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !15, file: !15, line: 147, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!41 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !42, file: !15, line: 154)
!42 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !15, file: !15, line: 149, type: !43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!43 = !DISubroutineType(types: !44)
!44 = !{!8, !45}
!45 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!46 = !{}
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 64)
!50 = !{i32 7, !"Dwarf Version", i32 4}
!51 = !{i32 2, !"Debug Info Version", i32 3}
!52 = !{i32 1, !"wchar_size", i32 4}
!53 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!54 = !{!"clang version 22.1.8"}
!55 = !DILocalVariable(name: "keys", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!56 = !DILocation(line: 7, column: 33, scope: !2)
!57 = !DILocalVariable(name: "queries", arg: 2, scope: !2, file: !3, line: 7, type: !6)
!58 = !DILocation(line: 7, column: 50, scope: !2)
!59 = !DILocalVariable(name: "out", arg: 3, scope: !2, file: !3, line: 7, type: !9)
!60 = !DILocation(line: 7, column: 64, scope: !2)
!61 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 9, type: !8)
!62 = !DILocation(line: 9, column: 7, scope: !2)
!63 = !DILocation(line: 9, column: 11, scope: !2)
!64 = !DILocation(line: 10, column: 10, scope: !2)
!65 = !DILocation(line: 10, column: 15, scope: !2)
!66 = !DILocation(line: 10, column: 26, scope: !2)
!67 = !DILocation(line: 10, column: 33, scope: !2)
!68 = !DILocation(line: 10, column: 31, scope: !2)
!69 = !DILocation(line: 10, column: 5, scope: !2)
!70 = !DILocation(line: 10, column: 3, scope: !2)
!71 = !DILocation(line: 10, column: 8, scope: !2)
!72 = !DILocation(line: 11, column: 3, scope: !2)
!73 = !DILocalVariable(name: "p", scope: !74, file: !3, line: 12, type: !8)
!74 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 3)
!75 = !DILocation(line: 12, column: 12, scope: !74)
!76 = !DILocation(line: 12, column: 8, scope: !74)
!77 = !DILocation(line: 12, column: 19, scope: !78)
!78 = distinct !DILexicalBlock(scope: !74, file: !3, line: 12, column: 3)
!79 = !DILocation(line: 12, column: 21, scope: !78)
!80 = !DILocation(line: 12, column: 3, scope: !74)
!81 = !DILocalVariable(name: "i", scope: !82, file: !3, line: 13, type: !8)
!82 = distinct !DILexicalBlock(scope: !78, file: !3, line: 12, column: 32)
!83 = !DILocation(line: 13, column: 9, scope: !82)
!84 = !DILocation(line: 13, column: 17, scope: !82)
!85 = !DILocation(line: 13, column: 15, scope: !82)
!86 = !DILocation(line: 13, column: 21, scope: !82)
!87 = !DILocation(line: 13, column: 23, scope: !82)
!88 = !DILocation(line: 13, column: 19, scope: !82)
!89 = !DILocation(line: 14, column: 9, scope: !90)
!90 = distinct !DILexicalBlock(scope: !82, file: !3, line: 14, column: 9)
!91 = !DILocation(line: 14, column: 11, scope: !90)
!92 = !DILocation(line: 14, column: 15, scope: !90)
!93 = !DILocation(line: 14, column: 20, scope: !90)
!94 = !DILocation(line: 14, column: 25, scope: !90)
!95 = !DILocation(line: 14, column: 23, scope: !90)
!96 = !DILocation(line: 14, column: 32, scope: !90)
!97 = !DILocation(line: 14, column: 34, scope: !90)
!98 = !DILocation(line: 14, column: 30, scope: !90)
!99 = !DILocation(line: 14, column: 28, scope: !90)
!100 = !DILocalVariable(name: "v", scope: !101, file: !3, line: 14, type: !8)
!101 = distinct !DILexicalBlock(scope: !90, file: !3, line: 14, column: 40)
!102 = !DILocation(line: 14, column: 46, scope: !101)
!103 = !DILocation(line: 14, column: 52, scope: !101)
!104 = !DILocation(line: 14, column: 50, scope: !101)
!105 = !DILocation(line: 14, column: 65, scope: !101)
!106 = !DILocation(line: 14, column: 67, scope: !101)
!107 = !DILocation(line: 14, column: 63, scope: !101)
!108 = !DILocation(line: 14, column: 58, scope: !101)
!109 = !DILocation(line: 14, column: 56, scope: !101)
!110 = !DILocation(line: 14, column: 61, scope: !101)
!111 = !DILocation(line: 14, column: 84, scope: !101)
!112 = !DILocation(line: 14, column: 75, scope: !101)
!113 = !DILocation(line: 14, column: 77, scope: !101)
!114 = !DILocation(line: 14, column: 73, scope: !101)
!115 = !DILocation(line: 14, column: 82, scope: !101)
!116 = !DILocation(line: 14, column: 87, scope: !101)
!117 = !DILocation(line: 16, column: 3, scope: !82)
!118 = !DILocation(line: 12, column: 27, scope: !78)
!119 = !DILocation(line: 12, column: 3, scope: !78)
!120 = distinct !{!120, !80, !121, !122}
!121 = !DILocation(line: 16, column: 3, scope: !74)
!122 = !{!"llvm.loop.mustprogress"}
!123 = !DILocalVariable(name: "lo", scope: !2, file: !3, line: 17, type: !8)
!124 = !DILocation(line: 17, column: 7, scope: !2)
!125 = !DILocalVariable(name: "hi", scope: !2, file: !3, line: 17, type: !8)
!126 = !DILocation(line: 17, column: 15, scope: !2)
!127 = !DILocalVariable(name: "q", scope: !2, file: !3, line: 17, type: !8)
!128 = !DILocation(line: 17, column: 24, scope: !2)
!129 = !DILocation(line: 17, column: 28, scope: !2)
!130 = !DILocation(line: 17, column: 36, scope: !2)
!131 = !DILocation(line: 17, column: 47, scope: !2)
!132 = !DILocation(line: 17, column: 54, scope: !2)
!133 = !DILocation(line: 17, column: 52, scope: !2)
!134 = !DILocation(line: 18, column: 3, scope: !2)
!135 = !DILocation(line: 18, column: 10, scope: !2)
!136 = !DILocation(line: 18, column: 15, scope: !2)
!137 = !DILocation(line: 18, column: 13, scope: !2)
!138 = !DILocalVariable(name: "m", scope: !139, file: !3, line: 19, type: !8)
!139 = distinct !DILexicalBlock(scope: !2, file: !3, line: 18, column: 19)
!140 = !DILocation(line: 19, column: 9, scope: !139)
!141 = !DILocation(line: 19, column: 14, scope: !139)
!142 = !DILocation(line: 19, column: 19, scope: !139)
!143 = !DILocation(line: 19, column: 17, scope: !139)
!144 = !DILocation(line: 19, column: 23, scope: !139)
!145 = !DILocation(line: 20, column: 11, scope: !146)
!146 = distinct !DILexicalBlock(scope: !139, file: !3, line: 20, column: 9)
!147 = !DILocation(line: 20, column: 9, scope: !146)
!148 = !DILocation(line: 20, column: 16, scope: !146)
!149 = !DILocation(line: 20, column: 14, scope: !146)
!150 = !DILocation(line: 20, column: 24, scope: !146)
!151 = !DILocation(line: 20, column: 26, scope: !146)
!152 = !DILocation(line: 20, column: 22, scope: !146)
!153 = !DILocation(line: 20, column: 19, scope: !146)
!154 = !DILocation(line: 20, column: 41, scope: !146)
!155 = !DILocation(line: 20, column: 39, scope: !146)
!156 = distinct !{!156, !134, !157, !122}
!157 = !DILocation(line: 21, column: 3, scope: !2)
!158 = !DILocation(line: 22, column: 30, scope: !2)
!159 = !DILocation(line: 22, column: 3, scope: !2)
!160 = !DILocation(line: 22, column: 7, scope: !2)
!161 = !DILocation(line: 22, column: 18, scope: !2)
!162 = !DILocation(line: 22, column: 25, scope: !2)
!163 = !DILocation(line: 22, column: 23, scope: !2)
!164 = !DILocation(line: 22, column: 28, scope: !2)
!165 = !DILocation(line: 23, column: 1, scope: !2)
