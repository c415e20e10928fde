; ModuleID = 'merge_of_copies.cu'
source_filename = "merge_of_copies.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ5mergePKiS0_PiiiE2sa = internal addrspace(3) global [128 x i32] undef, align 4, !dbg !0
@_ZZ5mergePKiS0_PiiiE2sb = internal addrspace(3) global [128 x i32] undef, align 4, !dbg !12
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z5belowPKiiib(ptr noundef %s, i32 noundef %n, i32 noundef %x, i1 noundef zeroext %equal) #0 !dbg !57 {
entry:
  %s.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %x.addr = alloca i32, align 4
  %equal.addr = alloca i8, align 1
  %lo = alloca i32, align 4
  %hi = alloca i32, align 4
  %m = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 8
    #dbg_declare(ptr %s.addr, !60, !DIExpression(), !61)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !62, !DIExpression(), !63)
  store i32 %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !64, !DIExpression(), !65)
  %storedv = zext i1 %equal to i8
  store i8 %storedv, ptr %equal.addr, align 1
    #dbg_declare(ptr %equal.addr, !66, !DIExpression(), !67)
    #dbg_declare(ptr %lo, !68, !DIExpression(), !69)
  store i32 0, ptr %lo, align 4, !dbg !69
    #dbg_declare(ptr %hi, !70, !DIExpression(), !71)
  %0 = load i32, ptr %n.addr, align 4, !dbg !72
  store i32 %0, ptr %hi, align 4, !dbg !71
  br label %while.cond, !dbg !73

while.cond:                                       ; preds = %if.end, %entry
  %1 = load i32, ptr %lo, align 4, !dbg !74
  %2 = load i32, ptr %hi, align 4, !dbg !75
  %cmp = icmp slt i32 %1, %2, !dbg !76
  br i1 %cmp, label %while.body, label %while.end, !dbg !73

while.body:                                       ; preds = %while.cond
    #dbg_declare(ptr %m, !77, !DIExpression(), !79)
  %3 = load i32, ptr %lo, align 4, !dbg !80
  %4 = load i32, ptr %hi, align 4, !dbg !81
  %add = add nsw i32 %3, %4, !dbg !82
  %div = sdiv i32 %add, 2, !dbg !83
  store i32 %div, ptr %m, align 4, !dbg !79
  %5 = load ptr, ptr %s.addr, align 8, !dbg !84
  %6 = load i32, ptr %m, align 4, !dbg !86
  %idxprom = sext i32 %6 to i64, !dbg !84
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom, !dbg !84
  %7 = load i32, ptr %arrayidx, align 4, !dbg !84
  %8 = load i32, ptr %x.addr, align 4, !dbg !87
  %cmp1 = icmp slt i32 %7, %8, !dbg !88
  br i1 %cmp1, label %if.then, label %lor.lhs.false, !dbg !89

lor.lhs.false:                                    ; preds = %while.body
  %9 = load i8, ptr %equal.addr, align 1, !dbg !90
  %loadedv = trunc i8 %9 to i1, !dbg !90
  br i1 %loadedv, label %land.lhs.true, label %if.else, !dbg !91

land.lhs.true:                                    ; preds = %lor.lhs.false
  %10 = load ptr, ptr %s.addr, align 8, !dbg !92
  %11 = load i32, ptr %m, align 4, !dbg !93
  %idxprom2 = sext i32 %11 to i64, !dbg !92
  %arrayidx3 = getelementptr inbounds i32, ptr %10, i64 %idxprom2, !dbg !92
  %12 = load i32, ptr %arrayidx3, align 4, !dbg !92
  %13 = load i32, ptr %x.addr, align 4, !dbg !94
  %cmp4 = icmp eq i32 %12, %13, !dbg !95
  br i1 %cmp4, label %if.then, label %if.else, !dbg !89

if.then:                                          ; preds = %land.lhs.true, %while.body
  %14 = load i32, ptr %m, align 4, !dbg !96
  %add5 = add nsw i32 %14, 1, !dbg !97
  store i32 %add5, ptr %lo, align 4, !dbg !98
  br label %if.end, !dbg !99

if.else:                                          ; preds = %land.lhs.true, %lor.lhs.false
  %15 = load i32, ptr %m, align 4, !dbg !100
  store i32 %15, ptr %hi, align 4, !dbg !101
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  br label %while.cond, !dbg !73, !llvm.loop !102

while.end:                                        ; preds = %while.cond
  %16 = load i32, ptr %lo, align 4, !dbg !105
  ret i32 %16, !dbg !106
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5mergePKiS0_Piii(ptr noundef %a, ptr noundef %b, ptr noundef %c, i32 noundef %na, i32 noundef %nb) #1 !dbg !2 {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %c.addr = alloca ptr, align 8
  %na.addr = alloca i32, align 4
  %nb.addr = alloca i32, align 4
  %t = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !107, !DIExpression(), !108)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !109, !DIExpression(), !110)
  store ptr %c, ptr %c.addr, align 8
    #dbg_declare(ptr %c.addr, !111, !DIExpression(), !112)
  store i32 %na, ptr %na.addr, align 4
    #dbg_declare(ptr %na.addr, !113, !DIExpression(), !114)
  store i32 %nb, ptr %nb.addr, align 4
    #dbg_declare(ptr %nb.addr, !115, !DIExpression(), !116)
    #dbg_declare(ptr %t, !117, !DIExpression(), !118)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !119
  store i32 %0, ptr %t, align 4, !dbg !118
  %1 = load i32, ptr %t, align 4, !dbg !120
  %2 = load i32, ptr %na.addr, align 4, !dbg !122
  %cmp = icmp slt i32 %1, %2, !dbg !123
  br i1 %cmp, label %if.then, label %if.end, !dbg !123

if.then:                                          ; preds = %entry
  %3 = load ptr, ptr %a.addr, align 8, !dbg !124
  %4 = load i32, ptr %t, align 4, !dbg !125
  %idxprom = sext i32 %4 to i64, !dbg !124
  %arrayidx = getelementptr inbounds i32, ptr %3, i64 %idxprom, !dbg !124
  %5 = load i32, ptr %arrayidx, align 4, !dbg !124
  %6 = load i32, ptr %t, align 4, !dbg !126
  %idxprom1 = sext i32 %6 to i64, !dbg !127
  %arrayidx2 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5mergePKiS0_PiiiE2sa to ptr), i64 0, i64 %idxprom1, !dbg !127
  store i32 %5, ptr %arrayidx2, align 4, !dbg !128
  br label %if.end, !dbg !127

if.end:                                           ; preds = %if.then, %entry
  %7 = load i32, ptr %t, align 4, !dbg !129
  %8 = load i32, ptr %nb.addr, align 4, !dbg !131
  %cmp3 = icmp slt i32 %7, %8, !dbg !132
  br i1 %cmp3, label %if.then4, label %if.end9, !dbg !132

if.then4:                                         ; preds = %if.end
  %9 = load ptr, ptr %b.addr, align 8, !dbg !133
  %10 = load i32, ptr %t, align 4, !dbg !134
  %idxprom5 = sext i32 %10 to i64, !dbg !133
  %arrayidx6 = getelementptr inbounds i32, ptr %9, i64 %idxprom5, !dbg !133
  %11 = load i32, ptr %arrayidx6, align 4, !dbg !133
  %12 = load i32, ptr %t, align 4, !dbg !135
  %idxprom7 = sext i32 %12 to i64, !dbg !136
  %arrayidx8 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5mergePKiS0_PiiiE2sb to ptr), i64 0, i64 %idxprom7, !dbg !136
  store i32 %11, ptr %arrayidx8, align 4, !dbg !137
  br label %if.end9, !dbg !136

if.end9:                                          ; preds = %if.then4, %if.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !138
  %13 = load i32, ptr %t, align 4, !dbg !139
  %14 = load i32, ptr %na.addr, align 4, !dbg !141
  %cmp10 = icmp slt i32 %13, %14, !dbg !142
  br i1 %cmp10, label %if.then11, label %if.end19, !dbg !142

if.then11:                                        ; preds = %if.end9
  %15 = load i32, ptr %t, align 4, !dbg !143
  %idxprom12 = sext i32 %15 to i64, !dbg !144
  %arrayidx13 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5mergePKiS0_PiiiE2sa to ptr), i64 0, i64 %idxprom12, !dbg !144
  %16 = load i32, ptr %arrayidx13, align 4, !dbg !144
  %17 = load ptr, ptr %c.addr, align 8, !dbg !145
  %18 = load i32, ptr %t, align 4, !dbg !146
  %19 = load i32, ptr %nb.addr, align 4, !dbg !147
  %20 = load i32, ptr %t, align 4, !dbg !148
  %idxprom14 = sext i32 %20 to i64, !dbg !149
  %arrayidx15 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5mergePKiS0_PiiiE2sa to ptr), i64 0, i64 %idxprom14, !dbg !149
  %21 = load i32, ptr %arrayidx15, align 4, !dbg !149
  %call16 = call noundef i32 @_Z5belowPKiiib(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ5mergePKiS0_PiiiE2sb to ptr), i32 noundef %19, i32 noundef %21, i1 noundef zeroext false) #4, !dbg !150
  %add = add nsw i32 %18, %call16, !dbg !151
  %idxprom17 = sext i32 %add to i64, !dbg !145
  %arrayidx18 = getelementptr inbounds i32, ptr %17, i64 %idxprom17, !dbg !145
  store i32 %16, ptr %arrayidx18, align 4, !dbg !152
  br label %if.end19, !dbg !145

if.end19:                                         ; preds = %if.then11, %if.end9
  %22 = load i32, ptr %t, align 4, !dbg !153
  %23 = load i32, ptr %nb.addr, align 4, !dbg !155
  %cmp20 = icmp slt i32 %22, %23, !dbg !156
  br i1 %cmp20, label %if.then21, label %if.end30, !dbg !156

if.then21:                                        ; preds = %if.end19
  %24 = load i32, ptr %t, align 4, !dbg !157
  %idxprom22 = sext i32 %24 to i64, !dbg !158
  %arrayidx23 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5mergePKiS0_PiiiE2sb to ptr), i64 0, i64 %idxprom22, !dbg !158
  %25 = load i32, ptr %arrayidx23, align 4, !dbg !158
  %26 = load ptr, ptr %c.addr, align 8, !dbg !159
  %27 = load i32, ptr %t, align 4, !dbg !160
  %28 = load i32, ptr %na.addr, align 4, !dbg !161
  %29 = load i32, ptr %t, align 4, !dbg !162
  %idxprom24 = sext i32 %29 to i64, !dbg !163
  %arrayidx25 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5mergePKiS0_PiiiE2sb to ptr), i64 0, i64 %idxprom24, !dbg !163
  %30 = load i32, ptr %arrayidx25, align 4, !dbg !163
  %call26 = call noundef i32 @_Z5belowPKiiib(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ5mergePKiS0_PiiiE2sa to ptr), i32 noundef %28, i32 noundef %30, i1 noundef zeroext false) #4, !dbg !164
  %add27 = add nsw i32 %27, %call26, !dbg !165
  %idxprom28 = sext i32 %add27 to i64, !dbg !159
  %arrayidx29 = getelementptr inbounds i32, ptr %26, i64 %idxprom28, !dbg !159
  store i32 %25, ptr %arrayidx29, align 4, !dbg !166
  br label %if.end30, !dbg !159

if.end30:                                         ; preds = %if.then21, %if.end19
  ret void, !dbg !167
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!52, !53, !54, !55}
!llvm.ident = !{!56}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "sa", scope: !2, file: !3, line: 13, type: !14, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "merge", linkageName: "_Z5mergePKiS0_Piii", scope: !3, file: !3, line: 12, type: !4, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !51)
!3 = !DIFile(filename: "merge_of_copies.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !9, !8, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !17, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0, !12}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!13 = distinct !DIGlobalVariable(name: "sb", scope: !2, file: !3, line: 13, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 4096, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 128)
!17 = !{!18, !21, !23, !28, !33, !38, !44, !46}
!18 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !19, file: !20, line: 128)
!19 = !DINamespace(name: "ws_math", scope: null)
!20 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!21 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !22, entity: !19, file: !20, line: 129)
!22 = !DINamespace(name: "std", scope: null)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !24, file: !20, line: 154)
!24 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !20, file: !20, line: 137, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !27}
!27 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!28 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !29, file: !20, line: 154)
!29 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !20, file: !20, line: 133, type: !30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!30 = !DISubroutineType(types: !31)
!31 = !{!32, !32}
!32 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !34, file: !20, line: 154)
!34 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !20, file: !20, line: 134, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!35 = !DISubroutineType(types: !36)
!36 = !{!37, !37}
!37 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!38 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !39, file: !20, line: 154)
!39 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !20, file: !20, line: 145, type: !40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!40 = !DISubroutineType(types: !41)
!41 = !{!42, !43}
!42 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!43 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!44 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !45, file: !20, line: 154)
!45 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !20, file: !20, line: 147, type: !40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!46 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !22, entity: !47, file: !20, line: 154)
!47 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !20, file: !20, line: 149, type: !48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!48 = !DISubroutineType(types: !49)
!49 = !{!8, !50}
!50 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!51 = !{}
!52 = !{i32 7, !"Dwarf Version", i32 4}
!53 = !{i32 2, !"Debug Info Version", i32 3}
!54 = !{i32 1, !"wchar_size", i32 4}
!55 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!56 = !{!"clang version 22.1.8"}
!57 = distinct !DISubprogram(name: "below", linkageName: "_Z5belowPKiiib", scope: !3, file: !3, line: 4, type: !58, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !51)
!58 = !DISubroutineType(types: !59)
!59 = !{!8, !6, !8, !8, !42}
!60 = !DILocalVariable(name: "s", arg: 1, scope: !57, file: !3, line: 4, type: !6)
!61 = !DILocation(line: 4, column: 33, scope: !57)
!62 = !DILocalVariable(name: "n", arg: 2, scope: !57, file: !3, line: 4, type: !8)
!63 = !DILocation(line: 4, column: 40, scope: !57)
!64 = !DILocalVariable(name: "x", arg: 3, scope: !57, file: !3, line: 4, type: !8)
!65 = !DILocation(line: 4, column: 47, scope: !57)
!66 = !DILocalVariable(name: "equal", arg: 4, scope: !57, file: !3, line: 4, type: !42)
!67 = !DILocation(line: 4, column: 55, scope: !57)
!68 = !DILocalVariable(name: "lo", scope: !57, file: !3, line: 5, type: !8)
!69 = !DILocation(line: 5, column: 7, scope: !57)
!70 = !DILocalVariable(name: "hi", scope: !57, file: !3, line: 5, type: !8)
!71 = !DILocation(line: 5, column: 15, scope: !57)
!72 = !DILocation(line: 5, column: 20, scope: !57)
!73 = !DILocation(line: 6, column: 3, scope: !57)
!74 = !DILocation(line: 6, column: 10, scope: !57)
!75 = !DILocation(line: 6, column: 15, scope: !57)
!76 = !DILocation(line: 6, column: 13, scope: !57)
!77 = !DILocalVariable(name: "m", scope: !78, file: !3, line: 7, type: !8)
!78 = distinct !DILexicalBlock(scope: !57, file: !3, line: 6, column: 19)
!79 = !DILocation(line: 7, column: 9, scope: !78)
!80 = !DILocation(line: 7, column: 14, scope: !78)
!81 = !DILocation(line: 7, column: 19, scope: !78)
!82 = !DILocation(line: 7, column: 17, scope: !78)
!83 = !DILocation(line: 7, column: 23, scope: !78)
!84 = !DILocation(line: 8, column: 9, scope: !85)
!85 = distinct !DILexicalBlock(scope: !78, file: !3, line: 8, column: 9)
!86 = !DILocation(line: 8, column: 11, scope: !85)
!87 = !DILocation(line: 8, column: 16, scope: !85)
!88 = !DILocation(line: 8, column: 14, scope: !85)
!89 = !DILocation(line: 8, column: 18, scope: !85)
!90 = !DILocation(line: 8, column: 22, scope: !85)
!91 = !DILocation(line: 8, column: 28, scope: !85)
!92 = !DILocation(line: 8, column: 31, scope: !85)
!93 = !DILocation(line: 8, column: 33, scope: !85)
!94 = !DILocation(line: 8, column: 39, scope: !85)
!95 = !DILocation(line: 8, column: 36, scope: !85)
!96 = !DILocation(line: 8, column: 48, scope: !85)
!97 = !DILocation(line: 8, column: 50, scope: !85)
!98 = !DILocation(line: 8, column: 46, scope: !85)
!99 = !DILocation(line: 8, column: 43, scope: !85)
!100 = !DILocation(line: 8, column: 65, scope: !85)
!101 = !DILocation(line: 8, column: 63, scope: !85)
!102 = distinct !{!102, !73, !103, !104}
!103 = !DILocation(line: 9, column: 3, scope: !57)
!104 = !{!"llvm.loop.mustprogress"}
!105 = !DILocation(line: 10, column: 10, scope: !57)
!106 = !DILocation(line: 10, column: 3, scope: !57)
!107 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 12, type: !6)
!108 = !DILocation(line: 12, column: 34, scope: !2)
!109 = !DILocalVariable(name: "b", arg: 2, scope: !2, file: !3, line: 12, type: !6)
!110 = !DILocation(line: 12, column: 48, scope: !2)
!111 = !DILocalVariable(name: "c", arg: 3, scope: !2, file: !3, line: 12, type: !9)
!112 = !DILocation(line: 12, column: 56, scope: !2)
!113 = !DILocalVariable(name: "na", arg: 4, scope: !2, file: !3, line: 12, type: !8)
!114 = !DILocation(line: 12, column: 63, scope: !2)
!115 = !DILocalVariable(name: "nb", arg: 5, scope: !2, file: !3, line: 12, type: !8)
!116 = !DILocation(line: 12, column: 71, scope: !2)
!117 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 14, type: !8)
!118 = !DILocation(line: 14, column: 7, scope: !2)
!119 = !DILocation(line: 14, column: 11, scope: !2)
!120 = !DILocation(line: 15, column: 7, scope: !121)
!121 = distinct !DILexicalBlock(scope: !2, file: !3, line: 15, column: 7)
!122 = !DILocation(line: 15, column: 11, scope: !121)
!123 = !DILocation(line: 15, column: 9, scope: !121)
!124 = !DILocation(line: 15, column: 23, scope: !121)
!125 = !DILocation(line: 15, column: 25, scope: !121)
!126 = !DILocation(line: 15, column: 18, scope: !121)
!127 = !DILocation(line: 15, column: 15, scope: !121)
!128 = !DILocation(line: 15, column: 21, scope: !121)
!129 = !DILocation(line: 16, column: 7, scope: !130)
!130 = distinct !DILexicalBlock(scope: !2, file: !3, line: 16, column: 7)
!131 = !DILocation(line: 16, column: 11, scope: !130)
!132 = !DILocation(line: 16, column: 9, scope: !130)
!133 = !DILocation(line: 16, column: 23, scope: !130)
!134 = !DILocation(line: 16, column: 25, scope: !130)
!135 = !DILocation(line: 16, column: 18, scope: !130)
!136 = !DILocation(line: 16, column: 15, scope: !130)
!137 = !DILocation(line: 16, column: 21, scope: !130)
!138 = !DILocation(line: 17, column: 3, scope: !2)
!139 = !DILocation(line: 18, column: 7, scope: !140)
!140 = distinct !DILexicalBlock(scope: !2, file: !3, line: 18, column: 7)
!141 = !DILocation(line: 18, column: 11, scope: !140)
!142 = !DILocation(line: 18, column: 9, scope: !140)
!143 = !DILocation(line: 18, column: 55, scope: !140)
!144 = !DILocation(line: 18, column: 52, scope: !140)
!145 = !DILocation(line: 18, column: 15, scope: !140)
!146 = !DILocation(line: 18, column: 17, scope: !140)
!147 = !DILocation(line: 18, column: 31, scope: !140)
!148 = !DILocation(line: 18, column: 38, scope: !140)
!149 = !DILocation(line: 18, column: 35, scope: !140)
!150 = !DILocation(line: 18, column: 21, scope: !140)
!151 = !DILocation(line: 18, column: 19, scope: !140)
!152 = !DILocation(line: 18, column: 50, scope: !140)
!153 = !DILocation(line: 19, column: 7, scope: !154)
!154 = distinct !DILexicalBlock(scope: !2, file: !3, line: 19, column: 7)
!155 = !DILocation(line: 19, column: 11, scope: !154)
!156 = !DILocation(line: 19, column: 9, scope: !154)
!157 = !DILocation(line: 19, column: 55, scope: !154)
!158 = !DILocation(line: 19, column: 52, scope: !154)
!159 = !DILocation(line: 19, column: 15, scope: !154)
!160 = !DILocation(line: 19, column: 17, scope: !154)
!161 = !DILocation(line: 19, column: 31, scope: !154)
!162 = !DILocation(line: 19, column: 38, scope: !154)
!163 = !DILocation(line: 19, column: 35, scope: !154)
!164 = !DILocation(line: 19, column: 21, scope: !154)
!165 = !DILocation(line: 19, column: 19, scope: !154)
!166 = !DILocation(line: 19, column: 50, scope: !154)
!167 = !DILocation(line: 20, column: 1, scope: !2)
