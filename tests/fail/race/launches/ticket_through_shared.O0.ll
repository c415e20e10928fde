; ModuleID = 'ticket_through_shared.cu'
source_filename = "ticket_through_shared.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ6prefixPKiPiS1_PViS1_E6number = internal addrspace(3) global i32 undef, align 4, !dbg !0
@_ZZ6prefixPKiPiS1_PViS1_E6before = internal addrspace(3) global i32 undef, align 4, !dbg !14
@_ZZ6prefixPKiPiS1_PViS1_E4part = internal addrspace(3) global [64 x i32] undef, align 4, !dbg !16
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6prefixPKiPiS1_PViS1_(ptr noundef %in, ptr noundef %out, ptr noundef %sum, ptr noundef %ready, ptr noundef %tickets) #0 !dbg !2 {
entry:
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %sum.addr = alloca ptr, align 8
  %ready.addr = alloca ptr, align 8
  %tickets.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %b = alloca i32, align 4
  %s = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !61, !DIExpression(), !62)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !63, !DIExpression(), !64)
  store ptr %sum, ptr %sum.addr, align 8
    #dbg_declare(ptr %sum.addr, !65, !DIExpression(), !66)
  store ptr %ready, ptr %ready.addr, align 8
    #dbg_declare(ptr %ready.addr, !67, !DIExpression(), !68)
  store ptr %tickets, ptr %tickets.addr, align 8
    #dbg_declare(ptr %tickets.addr, !69, !DIExpression(), !70)
    #dbg_declare(ptr %t, !71, !DIExpression(), !72)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !73
  store i32 %0, ptr %t, align 4, !dbg !72
  %1 = load i32, ptr %t, align 4, !dbg !74
  %cmp = icmp eq i32 %1, 0, !dbg !76
  br i1 %cmp, label %if.then, label %if.end, !dbg !76

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr %tickets.addr, align 8, !dbg !77
  store ptr %2, ptr %p.addr.i, align 8, !dbg !78
  store i32 1, ptr %v.addr.i, align 4, !dbg !78
  %3 = load ptr, ptr %p.addr.i, align 8, !dbg !78
  %4 = load i32, ptr %v.addr.i, align 4, !dbg !78
  store i32 %4, ptr %.atomictmp.i, align 4, !dbg !78
  %5 = load i32, ptr %.atomictmp.i, align 4, !dbg !78
  %6 = atomicrmw add ptr %3, i32 %5 monotonic, align 4, !dbg !78
  store i32 %6, ptr %atomic-temp.i, align 4, !dbg !78
  %7 = load i32, ptr %atomic-temp.i, align 4, !dbg !78
  store i32 %7, ptr addrspacecast (ptr addrspace(3) @_ZZ6prefixPKiPiS1_PViS1_E6number to ptr), align 4, !dbg !79
  br label %if.end, !dbg !80

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !81
    #dbg_declare(ptr %b, !82, !DIExpression(), !83)
  %8 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6prefixPKiPiS1_PViS1_E6number to ptr), align 4, !dbg !84
  store i32 %8, ptr %b, align 4, !dbg !83
  %9 = load ptr, ptr %in.addr, align 8, !dbg !85
  %10 = load i32, ptr %b, align 4, !dbg !86
  %mul = mul nsw i32 %10, 64, !dbg !87
  %11 = load i32, ptr %t, align 4, !dbg !88
  %add = add nsw i32 %mul, %11, !dbg !89
  %idxprom = sext i32 %add to i64, !dbg !85
  %arrayidx = getelementptr inbounds i32, ptr %9, i64 %idxprom, !dbg !85
  %12 = load i32, ptr %arrayidx, align 4, !dbg !85
  %13 = load i32, ptr %t, align 4, !dbg !90
  %idxprom2 = sext i32 %13 to i64, !dbg !91
  %arrayidx3 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6prefixPKiPiS1_PViS1_E4part to ptr), i64 0, i64 %idxprom2, !dbg !91
  store i32 %12, ptr %arrayidx3, align 4, !dbg !92
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !93
  %14 = load i32, ptr %t, align 4, !dbg !94
  %cmp4 = icmp eq i32 %14, 0, !dbg !96
  br i1 %cmp4, label %if.then5, label %if.end23, !dbg !96

if.then5:                                         ; preds = %if.end
    #dbg_declare(ptr %s, !97, !DIExpression(), !99)
  store i32 0, ptr %s, align 4, !dbg !99
  %15 = load i32, ptr %b, align 4, !dbg !100
  %cmp6 = icmp sgt i32 %15, 0, !dbg !102
  br i1 %cmp6, label %if.then7, label %if.end14, !dbg !102

if.then7:                                         ; preds = %if.then5
  br label %while.cond, !dbg !103

while.cond:                                       ; preds = %while.body, %if.then7
  %16 = load ptr, ptr %ready.addr, align 8, !dbg !105
  %17 = load i32, ptr %b, align 4, !dbg !106
  %sub = sub nsw i32 %17, 1, !dbg !107
  %idxprom8 = sext i32 %sub to i64, !dbg !105
  %arrayidx9 = getelementptr inbounds i32, ptr %16, i64 %idxprom8, !dbg !105
  %18 = load volatile i32, ptr %arrayidx9, align 4, !dbg !105
  %cmp10 = icmp eq i32 %18, 0, !dbg !108
  br i1 %cmp10, label %while.body, label %while.end, !dbg !103

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !103, !llvm.loop !109

while.end:                                        ; preds = %while.cond
  %19 = load ptr, ptr %sum.addr, align 8, !dbg !112
  %20 = load i32, ptr %b, align 4, !dbg !113
  %sub11 = sub nsw i32 %20, 1, !dbg !114
  %idxprom12 = sext i32 %sub11 to i64, !dbg !112
  %arrayidx13 = getelementptr inbounds i32, ptr %19, i64 %idxprom12, !dbg !112
  %21 = load i32, ptr %arrayidx13, align 4, !dbg !112
  store i32 %21, ptr %s, align 4, !dbg !115
  br label %if.end14, !dbg !116

if.end14:                                         ; preds = %while.end, %if.then5
  %22 = load i32, ptr %s, align 4, !dbg !117
  store i32 %22, ptr addrspacecast (ptr addrspace(3) @_ZZ6prefixPKiPiS1_PViS1_E6before to ptr), align 4, !dbg !118
    #dbg_declare(ptr %i, !119, !DIExpression(), !121)
  store i32 0, ptr %i, align 4, !dbg !121
  br label %for.cond, !dbg !122

for.cond:                                         ; preds = %for.inc, %if.end14
  %23 = load i32, ptr %i, align 4, !dbg !123
  %cmp15 = icmp slt i32 %23, 64, !dbg !125
  br i1 %cmp15, label %for.body, label %for.end, !dbg !126

for.body:                                         ; preds = %for.cond
  %24 = load i32, ptr %i, align 4, !dbg !127
  %idxprom16 = sext i32 %24 to i64, !dbg !128
  %arrayidx17 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6prefixPKiPiS1_PViS1_E4part to ptr), i64 0, i64 %idxprom16, !dbg !128
  %25 = load i32, ptr %arrayidx17, align 4, !dbg !128
  %26 = load i32, ptr %s, align 4, !dbg !129
  %add18 = add nsw i32 %26, %25, !dbg !129
  store i32 %add18, ptr %s, align 4, !dbg !129
  br label %for.inc, !dbg !130

for.inc:                                          ; preds = %for.body
  %27 = load i32, ptr %i, align 4, !dbg !131
  %inc = add nsw i32 %27, 1, !dbg !131
  store i32 %inc, ptr %i, align 4, !dbg !131
  br label %for.cond, !dbg !132, !llvm.loop !133

for.end:                                          ; preds = %for.cond
  %28 = load i32, ptr %s, align 4, !dbg !135
  %29 = load ptr, ptr %sum.addr, align 8, !dbg !136
  %30 = load i32, ptr %b, align 4, !dbg !137
  %idxprom19 = sext i32 %30 to i64, !dbg !136
  %arrayidx20 = getelementptr inbounds i32, ptr %29, i64 %idxprom19, !dbg !136
  store i32 %28, ptr %arrayidx20, align 4, !dbg !138
  %31 = load ptr, ptr %ready.addr, align 8, !dbg !139
  %32 = load i32, ptr %b, align 4, !dbg !140
  %idxprom21 = sext i32 %32 to i64, !dbg !139
  %arrayidx22 = getelementptr inbounds i32, ptr %31, i64 %idxprom21, !dbg !139
  store volatile i32 1, ptr %arrayidx22, align 4, !dbg !141
  br label %if.end23, !dbg !142

if.end23:                                         ; preds = %for.end, %if.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !143
  %33 = load i32, ptr %t, align 4, !dbg !144
  %idxprom24 = sext i32 %33 to i64, !dbg !145
  %arrayidx25 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6prefixPKiPiS1_PViS1_E4part to ptr), i64 0, i64 %idxprom24, !dbg !145
  %34 = load i32, ptr %arrayidx25, align 4, !dbg !145
  %35 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6prefixPKiPiS1_PViS1_E6before to ptr), align 4, !dbg !146
  %add26 = add nsw i32 %34, %35, !dbg !147
  %36 = load ptr, ptr %out.addr, align 8, !dbg !148
  %37 = load i32, ptr %b, align 4, !dbg !149
  %mul27 = mul nsw i32 %37, 64, !dbg !150
  %38 = load i32, ptr %t, align 4, !dbg !151
  %add28 = add nsw i32 %mul27, %38, !dbg !152
  %idxprom29 = sext i32 %add28 to i64, !dbg !148
  %arrayidx30 = getelementptr inbounds i32, ptr %36, i64 %idxprom29, !dbg !148
  store i32 %add26, ptr %arrayidx30, align 4, !dbg !153
  ret void, !dbg !154
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!12}
!llvm.module.flags = !{!56, !57, !58, !59}
!llvm.ident = !{!60}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "number", scope: !2, file: !3, line: 6, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "prefix", linkageName: "_Z6prefixPKiPiS1_PViS1_", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12, retainedNodes: !55)
!3 = !DIFile(filename: "ticket_through_shared.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !9, !10, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !8)
!12 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !13, imports: !21, splitDebugInlining: false, nameTableKind: None)
!13 = !{!0, !14, !16}
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!15 = distinct !DIGlobalVariable(name: "before", scope: !2, file: !3, line: 6, type: !8, isLocal: true, isDefinition: true)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!17 = distinct !DIGlobalVariable(name: "part", scope: !2, file: !3, line: 7, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 64)
!21 = !{!22, !25, !27, !32, !37, !42, !48, !50}
!22 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !12, entity: !23, file: !24, line: 128)
!23 = !DINamespace(name: "ws_math", scope: null)
!24 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!25 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !26, entity: !23, file: !24, line: 129)
!26 = !DINamespace(name: "std", scope: null)
!27 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !28, file: !24, line: 154)
!28 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !24, file: !24, line: 137, type: !29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!29 = !DISubroutineType(types: !30)
!30 = !{!31, !31}
!31 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!32 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !33, file: !24, line: 154)
!33 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !24, file: !24, line: 133, type: !34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!34 = !DISubroutineType(types: !35)
!35 = !{!36, !36}
!36 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!37 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !38, file: !24, line: 154)
!38 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !24, file: !24, line: 134, type: !39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!39 = !DISubroutineType(types: !40)
!40 = !{!41, !41}
!41 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !43, file: !24, line: 154)
!43 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !24, file: !24, line: 145, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!44 = !DISubroutineType(types: !45)
!45 = !{!46, !47}
!46 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!47 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!48 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !49, file: !24, line: 154)
!49 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !24, file: !24, line: 147, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!50 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !51, file: !24, line: 154)
!51 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !24, file: !24, line: 149, type: !52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!52 = !DISubroutineType(types: !53)
!53 = !{!8, !54}
!54 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!55 = !{}
!56 = !{i32 7, !"Dwarf Version", i32 4}
!57 = !{i32 2, !"Debug Info Version", i32 3}
!58 = !{i32 1, !"wchar_size", i32 4}
!59 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!60 = !{!"clang version 22.1.8"}
!61 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!62 = !DILocation(line: 5, column: 35, scope: !2)
!63 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 5, type: !9)
!64 = !DILocation(line: 5, column: 44, scope: !2)
!65 = !DILocalVariable(name: "sum", arg: 3, scope: !2, file: !3, line: 5, type: !9)
!66 = !DILocation(line: 5, column: 54, scope: !2)
!67 = !DILocalVariable(name: "ready", arg: 4, scope: !2, file: !3, line: 5, type: !10)
!68 = !DILocation(line: 5, column: 73, scope: !2)
!69 = !DILocalVariable(name: "tickets", arg: 5, scope: !2, file: !3, line: 5, type: !9)
!70 = !DILocation(line: 5, column: 85, scope: !2)
!71 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 8, type: !7)
!72 = !DILocation(line: 8, column: 13, scope: !2)
!73 = !DILocation(line: 8, column: 17, scope: !2)
!74 = !DILocation(line: 9, column: 7, scope: !75)
!75 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 7)
!76 = !DILocation(line: 9, column: 9, scope: !75)
!77 = !DILocation(line: 10, column: 24, scope: !75)
!78 = !DILocation(line: 10, column: 14, scope: !75)
!79 = !DILocation(line: 10, column: 12, scope: !75)
!80 = !DILocation(line: 10, column: 5, scope: !75)
!81 = !DILocation(line: 11, column: 3, scope: !2)
!82 = !DILocalVariable(name: "b", scope: !2, file: !3, line: 12, type: !7)
!83 = !DILocation(line: 12, column: 13, scope: !2)
!84 = !DILocation(line: 12, column: 17, scope: !2)
!85 = !DILocation(line: 13, column: 13, scope: !2)
!86 = !DILocation(line: 13, column: 16, scope: !2)
!87 = !DILocation(line: 13, column: 18, scope: !2)
!88 = !DILocation(line: 13, column: 25, scope: !2)
!89 = !DILocation(line: 13, column: 23, scope: !2)
!90 = !DILocation(line: 13, column: 8, scope: !2)
!91 = !DILocation(line: 13, column: 3, scope: !2)
!92 = !DILocation(line: 13, column: 11, scope: !2)
!93 = !DILocation(line: 14, column: 3, scope: !2)
!94 = !DILocation(line: 15, column: 7, scope: !95)
!95 = distinct !DILexicalBlock(scope: !2, file: !3, line: 15, column: 7)
!96 = !DILocation(line: 15, column: 9, scope: !95)
!97 = !DILocalVariable(name: "s", scope: !98, file: !3, line: 16, type: !8)
!98 = distinct !DILexicalBlock(scope: !95, file: !3, line: 15, column: 15)
!99 = !DILocation(line: 16, column: 9, scope: !98)
!100 = !DILocation(line: 17, column: 9, scope: !101)
!101 = distinct !DILexicalBlock(scope: !98, file: !3, line: 17, column: 9)
!102 = !DILocation(line: 17, column: 11, scope: !101)
!103 = !DILocation(line: 18, column: 7, scope: !104)
!104 = distinct !DILexicalBlock(scope: !101, file: !3, line: 17, column: 16)
!105 = !DILocation(line: 18, column: 14, scope: !104)
!106 = !DILocation(line: 18, column: 20, scope: !104)
!107 = !DILocation(line: 18, column: 22, scope: !104)
!108 = !DILocation(line: 18, column: 27, scope: !104)
!109 = distinct !{!109, !103, !110, !111}
!110 = !DILocation(line: 18, column: 34, scope: !104)
!111 = !{!"llvm.loop.mustprogress"}
!112 = !DILocation(line: 19, column: 11, scope: !104)
!113 = !DILocation(line: 19, column: 15, scope: !104)
!114 = !DILocation(line: 19, column: 17, scope: !104)
!115 = !DILocation(line: 19, column: 9, scope: !104)
!116 = !DILocation(line: 20, column: 5, scope: !104)
!117 = !DILocation(line: 21, column: 14, scope: !98)
!118 = !DILocation(line: 21, column: 12, scope: !98)
!119 = !DILocalVariable(name: "i", scope: !120, file: !3, line: 22, type: !8)
!120 = distinct !DILexicalBlock(scope: !98, file: !3, line: 22, column: 5)
!121 = !DILocation(line: 22, column: 14, scope: !120)
!122 = !DILocation(line: 22, column: 10, scope: !120)
!123 = !DILocation(line: 22, column: 21, scope: !124)
!124 = distinct !DILexicalBlock(scope: !120, file: !3, line: 22, column: 5)
!125 = !DILocation(line: 22, column: 23, scope: !124)
!126 = !DILocation(line: 22, column: 5, scope: !120)
!127 = !DILocation(line: 23, column: 17, scope: !124)
!128 = !DILocation(line: 23, column: 12, scope: !124)
!129 = !DILocation(line: 23, column: 9, scope: !124)
!130 = !DILocation(line: 23, column: 7, scope: !124)
!131 = !DILocation(line: 22, column: 29, scope: !124)
!132 = !DILocation(line: 22, column: 5, scope: !124)
!133 = distinct !{!133, !126, !134, !111}
!134 = !DILocation(line: 23, column: 18, scope: !120)
!135 = !DILocation(line: 24, column: 14, scope: !98)
!136 = !DILocation(line: 24, column: 5, scope: !98)
!137 = !DILocation(line: 24, column: 9, scope: !98)
!138 = !DILocation(line: 24, column: 12, scope: !98)
!139 = !DILocation(line: 26, column: 5, scope: !98)
!140 = !DILocation(line: 26, column: 11, scope: !98)
!141 = !DILocation(line: 26, column: 14, scope: !98)
!142 = !DILocation(line: 27, column: 3, scope: !98)
!143 = !DILocation(line: 28, column: 3, scope: !2)
!144 = !DILocation(line: 29, column: 26, scope: !2)
!145 = !DILocation(line: 29, column: 21, scope: !2)
!146 = !DILocation(line: 29, column: 31, scope: !2)
!147 = !DILocation(line: 29, column: 29, scope: !2)
!148 = !DILocation(line: 29, column: 3, scope: !2)
!149 = !DILocation(line: 29, column: 7, scope: !2)
!150 = !DILocation(line: 29, column: 9, scope: !2)
!151 = !DILocation(line: 29, column: 16, scope: !2)
!152 = !DILocation(line: 29, column: 14, scope: !2)
!153 = !DILocation(line: 29, column: 19, scope: !2)
!154 = !DILocation(line: 30, column: 1, scope: !2)
