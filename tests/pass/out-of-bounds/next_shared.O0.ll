; ModuleID = 'next_shared.cu'
source_filename = "next_shared.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ6slopesPKfS0_PfE4left = internal addrspace(3) global [64 x float] undef, align 4, !dbg !0
@_ZZ6slopesPKfS0_PfE5right = internal addrspace(3) global [64 x float] undef, align 4, !dbg !12
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@_ZZ5turnsPKfPfiE4even = internal addrspace(3) global [64 x float] undef, align 4, !dbg !17
@_ZZ5turnsPKfPfiE3odd = internal addrspace(3) global [64 x float] undef, align 4, !dbg !24

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6slopesPKfS0_Pf(ptr noundef %a, ptr noundef %b, ptr noundef %o) #0 !dbg !2 {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !64, !DIExpression(), !65)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !66, !DIExpression(), !67)
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !68, !DIExpression(), !69)
    #dbg_declare(ptr %t, !70, !DIExpression(), !71)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !72
  store i32 %0, ptr %t, align 4, !dbg !71
  %1 = load ptr, ptr %a.addr, align 8, !dbg !73
  %2 = load i32, ptr %t, align 4, !dbg !74
  %idxprom = sext i32 %2 to i64, !dbg !73
  %arrayidx = getelementptr inbounds float, ptr %1, i64 %idxprom, !dbg !73
  %3 = load float, ptr %arrayidx, align 4, !dbg !73
  %4 = load i32, ptr %t, align 4, !dbg !75
  %idxprom1 = sext i32 %4 to i64, !dbg !76
  %arrayidx2 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6slopesPKfS0_PfE4left to ptr), i64 0, i64 %idxprom1, !dbg !76
  store float %3, ptr %arrayidx2, align 4, !dbg !77
  %5 = load ptr, ptr %b.addr, align 8, !dbg !78
  %6 = load i32, ptr %t, align 4, !dbg !79
  %idxprom3 = sext i32 %6 to i64, !dbg !78
  %arrayidx4 = getelementptr inbounds float, ptr %5, i64 %idxprom3, !dbg !78
  %7 = load float, ptr %arrayidx4, align 4, !dbg !78
  %8 = load i32, ptr %t, align 4, !dbg !80
  %idxprom5 = sext i32 %8 to i64, !dbg !81
  %arrayidx6 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6slopesPKfS0_PfE5right to ptr), i64 0, i64 %idxprom5, !dbg !81
  store float %7, ptr %arrayidx6, align 4, !dbg !82
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !83
  %9 = load i32, ptr %t, align 4, !dbg !84
  %cmp = icmp slt i32 %9, 63, !dbg !85
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !84

cond.true:                                        ; preds = %entry
  %10 = load i32, ptr %t, align 4, !dbg !86
  %add = add nsw i32 %10, 1, !dbg !87
  %idxprom7 = sext i32 %add to i64, !dbg !88
  %arrayidx8 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6slopesPKfS0_PfE4left to ptr), i64 0, i64 %idxprom7, !dbg !88
  %11 = load float, ptr %arrayidx8, align 4, !dbg !88
  br label %cond.end, !dbg !84

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !84

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %11, %cond.true ], [ 0.000000e+00, %cond.false ], !dbg !84
  %12 = load i32, ptr %t, align 4, !dbg !89
  %idxprom9 = sext i32 %12 to i64, !dbg !90
  %arrayidx10 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6slopesPKfS0_PfE5right to ptr), i64 0, i64 %idxprom9, !dbg !90
  %13 = load float, ptr %arrayidx10, align 4, !dbg !90
  %sub = fsub float %cond, %13, !dbg !91
  %14 = load ptr, ptr %o.addr, align 8, !dbg !92
  %15 = load i32, ptr %t, align 4, !dbg !93
  %idxprom11 = sext i32 %15 to i64, !dbg !92
  %arrayidx12 = getelementptr inbounds float, ptr %14, i64 %idxprom11, !dbg !92
  store float %sub, ptr %arrayidx12, align 4, !dbg !94
  ret void, !dbg !95
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5turnsPKfPfi(ptr noundef %a, ptr noundef %o, i32 noundef %n) #0 !dbg !19 {
entry:
  %a.addr = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %from = alloca ptr, align 8
  %to = alloca ptr, align 8
  %t = alloca i32, align 4
  %i = alloca i32, align 4
  %other = alloca ptr, align 8
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !96, !DIExpression(), !97)
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !98, !DIExpression(), !99)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !100, !DIExpression(), !101)
    #dbg_declare(ptr %from, !102, !DIExpression(), !103)
  store ptr addrspacecast (ptr addrspace(3) @_ZZ5turnsPKfPfiE4even to ptr), ptr %from, align 8, !dbg !103
    #dbg_declare(ptr %to, !104, !DIExpression(), !105)
  store ptr addrspacecast (ptr addrspace(3) @_ZZ5turnsPKfPfiE3odd to ptr), ptr %to, align 8, !dbg !105
    #dbg_declare(ptr %t, !106, !DIExpression(), !107)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !108
  store i32 %0, ptr %t, align 4, !dbg !107
  %1 = load ptr, ptr %a.addr, align 8, !dbg !109
  %2 = load i32, ptr %t, align 4, !dbg !110
  %idxprom = sext i32 %2 to i64, !dbg !109
  %arrayidx = getelementptr inbounds float, ptr %1, i64 %idxprom, !dbg !109
  %3 = load float, ptr %arrayidx, align 4, !dbg !109
  %4 = load ptr, ptr %from, align 8, !dbg !111
  %5 = load i32, ptr %t, align 4, !dbg !112
  %idxprom1 = sext i32 %5 to i64, !dbg !111
  %arrayidx2 = getelementptr inbounds float, ptr %4, i64 %idxprom1, !dbg !111
  store float %3, ptr %arrayidx2, align 4, !dbg !113
    #dbg_declare(ptr %i, !114, !DIExpression(), !116)
  store i32 0, ptr %i, align 4, !dbg !116
  br label %for.cond, !dbg !117

for.cond:                                         ; preds = %for.inc, %entry
  %6 = load i32, ptr %i, align 4, !dbg !118
  %7 = load i32, ptr %n.addr, align 4, !dbg !120
  %cmp = icmp slt i32 %6, %7, !dbg !121
  br i1 %cmp, label %for.body, label %for.end, !dbg !122

for.body:                                         ; preds = %for.cond
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !123
  %8 = load ptr, ptr %from, align 8, !dbg !125
  %9 = load i32, ptr %t, align 4, !dbg !126
  %sub = sub nsw i32 63, %9, !dbg !127
  %idxprom3 = sext i32 %sub to i64, !dbg !125
  %arrayidx4 = getelementptr inbounds float, ptr %8, i64 %idxprom3, !dbg !125
  %10 = load float, ptr %arrayidx4, align 4, !dbg !125
  %11 = load ptr, ptr %to, align 8, !dbg !128
  %12 = load i32, ptr %t, align 4, !dbg !129
  %idxprom5 = sext i32 %12 to i64, !dbg !128
  %arrayidx6 = getelementptr inbounds float, ptr %11, i64 %idxprom5, !dbg !128
  store float %10, ptr %arrayidx6, align 4, !dbg !130
    #dbg_declare(ptr %other, !131, !DIExpression(), !132)
  %13 = load ptr, ptr %from, align 8, !dbg !133
  store ptr %13, ptr %other, align 8, !dbg !132
  %14 = load ptr, ptr %to, align 8, !dbg !134
  store ptr %14, ptr %from, align 8, !dbg !135
  %15 = load ptr, ptr %other, align 8, !dbg !136
  store ptr %15, ptr %to, align 8, !dbg !137
  br label %for.inc, !dbg !138

for.inc:                                          ; preds = %for.body
  %16 = load i32, ptr %i, align 4, !dbg !139
  %inc = add nsw i32 %16, 1, !dbg !139
  store i32 %inc, ptr %i, align 4, !dbg !139
  br label %for.cond, !dbg !140, !llvm.loop !141

for.end:                                          ; preds = %for.cond
  %17 = load ptr, ptr %from, align 8, !dbg !144
  %18 = load i32, ptr %t, align 4, !dbg !145
  %idxprom7 = sext i32 %18 to i64, !dbg !144
  %arrayidx8 = getelementptr inbounds float, ptr %17, i64 %idxprom7, !dbg !144
  %19 = load float, ptr %arrayidx8, align 4, !dbg !144
  %20 = load ptr, ptr %o.addr, align 8, !dbg !146
  %21 = load i32, ptr %t, align 4, !dbg !147
  %idxprom9 = sext i32 %21 to i64, !dbg !146
  %arrayidx10 = getelementptr inbounds float, ptr %20, i64 %idxprom9, !dbg !146
  store float %19, ptr %arrayidx10, align 4, !dbg !148
  ret void, !dbg !149
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!59, !60, !61, !62}
!llvm.ident = !{!63}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "left", scope: !2, file: !3, line: 8, type: !14, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "slopes", linkageName: "_Z6slopesPKfS0_Pf", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !23)
!3 = !DIFile(filename: "next_shared.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !26, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0, !12, !17, !24}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!13 = distinct !DIGlobalVariable(name: "right", scope: !2, file: !3, line: 9, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 64)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!18 = distinct !DIGlobalVariable(name: "even", scope: !19, file: !3, line: 19, type: !14, isLocal: true, isDefinition: true)
!19 = distinct !DISubprogram(name: "turns", linkageName: "_Z5turnsPKfPfi", scope: !3, file: !3, line: 18, type: !20, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !23)
!20 = !DISubroutineType(types: !21)
!21 = !{null, !6, !9, !22}
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{}
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!25 = distinct !DIGlobalVariable(name: "odd", scope: !19, file: !3, line: 20, type: !14, isLocal: true, isDefinition: true)
!26 = !{!27, !30, !32, !37, !42, !47, !53, !55}
!27 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !28, file: !29, line: 128)
!28 = !DINamespace(name: "ws_math", scope: null)
!29 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!30 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !31, entity: !28, file: !29, line: 129)
!31 = !DINamespace(name: "std", scope: null)
!32 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !33, file: !29, line: 154)
!33 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !29, file: !29, line: 137, type: !34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!34 = !DISubroutineType(types: !35)
!35 = !{!36, !36}
!36 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!37 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !38, file: !29, line: 154)
!38 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !29, file: !29, line: 133, type: !39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!39 = !DISubroutineType(types: !40)
!40 = !{!41, !41}
!41 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !43, file: !29, line: 154)
!43 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !29, file: !29, line: 134, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!44 = !DISubroutineType(types: !45)
!45 = !{!46, !46}
!46 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!47 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !48, file: !29, line: 154)
!48 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !29, file: !29, line: 145, type: !49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!49 = !DISubroutineType(types: !50)
!50 = !{!51, !52}
!51 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!52 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!53 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !54, file: !29, line: 154)
!54 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !29, file: !29, line: 147, type: !49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!55 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !56, file: !29, line: 154)
!56 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !29, file: !29, line: 149, type: !57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!57 = !DISubroutineType(types: !58)
!58 = !{!22, !8}
!59 = !{i32 7, !"Dwarf Version", i32 4}
!60 = !{i32 2, !"Debug Info Version", i32 3}
!61 = !{i32 1, !"wchar_size", i32 4}
!62 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!63 = !{!"clang version 22.1.8"}
!64 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!65 = !DILocation(line: 7, column: 37, scope: !2)
!66 = !DILocalVariable(name: "b", arg: 2, scope: !2, file: !3, line: 7, type: !6)
!67 = !DILocation(line: 7, column: 53, scope: !2)
!68 = !DILocalVariable(name: "o", arg: 3, scope: !2, file: !3, line: 7, type: !9)
!69 = !DILocation(line: 7, column: 63, scope: !2)
!70 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 10, type: !22)
!71 = !DILocation(line: 10, column: 7, scope: !2)
!72 = !DILocation(line: 10, column: 11, scope: !2)
!73 = !DILocation(line: 11, column: 13, scope: !2)
!74 = !DILocation(line: 11, column: 15, scope: !2)
!75 = !DILocation(line: 11, column: 8, scope: !2)
!76 = !DILocation(line: 11, column: 3, scope: !2)
!77 = !DILocation(line: 11, column: 11, scope: !2)
!78 = !DILocation(line: 12, column: 14, scope: !2)
!79 = !DILocation(line: 12, column: 16, scope: !2)
!80 = !DILocation(line: 12, column: 9, scope: !2)
!81 = !DILocation(line: 12, column: 3, scope: !2)
!82 = !DILocation(line: 12, column: 12, scope: !2)
!83 = !DILocation(line: 13, column: 3, scope: !2)
!84 = !DILocation(line: 14, column: 11, scope: !2)
!85 = !DILocation(line: 14, column: 13, scope: !2)
!86 = !DILocation(line: 14, column: 25, scope: !2)
!87 = !DILocation(line: 14, column: 27, scope: !2)
!88 = !DILocation(line: 14, column: 20, scope: !2)
!89 = !DILocation(line: 14, column: 45, scope: !2)
!90 = !DILocation(line: 14, column: 39, scope: !2)
!91 = !DILocation(line: 14, column: 37, scope: !2)
!92 = !DILocation(line: 14, column: 3, scope: !2)
!93 = !DILocation(line: 14, column: 5, scope: !2)
!94 = !DILocation(line: 14, column: 8, scope: !2)
!95 = !DILocation(line: 15, column: 1, scope: !2)
!96 = !DILocalVariable(name: "a", arg: 1, scope: !19, file: !3, line: 18, type: !6)
!97 = !DILocation(line: 18, column: 36, scope: !19)
!98 = !DILocalVariable(name: "o", arg: 2, scope: !19, file: !3, line: 18, type: !9)
!99 = !DILocation(line: 18, column: 46, scope: !19)
!100 = !DILocalVariable(name: "n", arg: 3, scope: !19, file: !3, line: 18, type: !22)
!101 = !DILocation(line: 18, column: 53, scope: !19)
!102 = !DILocalVariable(name: "from", scope: !19, file: !3, line: 21, type: !9)
!103 = !DILocation(line: 21, column: 10, scope: !19)
!104 = !DILocalVariable(name: "to", scope: !19, file: !3, line: 21, type: !9)
!105 = !DILocation(line: 21, column: 24, scope: !19)
!106 = !DILocalVariable(name: "t", scope: !19, file: !3, line: 22, type: !22)
!107 = !DILocation(line: 22, column: 7, scope: !19)
!108 = !DILocation(line: 22, column: 11, scope: !19)
!109 = !DILocation(line: 23, column: 13, scope: !19)
!110 = !DILocation(line: 23, column: 15, scope: !19)
!111 = !DILocation(line: 23, column: 3, scope: !19)
!112 = !DILocation(line: 23, column: 8, scope: !19)
!113 = !DILocation(line: 23, column: 11, scope: !19)
!114 = !DILocalVariable(name: "i", scope: !115, file: !3, line: 24, type: !22)
!115 = distinct !DILexicalBlock(scope: !19, file: !3, line: 24, column: 3)
!116 = !DILocation(line: 24, column: 12, scope: !115)
!117 = !DILocation(line: 24, column: 8, scope: !115)
!118 = !DILocation(line: 24, column: 19, scope: !119)
!119 = distinct !DILexicalBlock(scope: !115, file: !3, line: 24, column: 3)
!120 = !DILocation(line: 24, column: 23, scope: !119)
!121 = !DILocation(line: 24, column: 21, scope: !119)
!122 = !DILocation(line: 24, column: 3, scope: !115)
!123 = !DILocation(line: 25, column: 5, scope: !124)
!124 = distinct !DILexicalBlock(scope: !119, file: !3, line: 24, column: 31)
!125 = !DILocation(line: 26, column: 13, scope: !124)
!126 = !DILocation(line: 26, column: 23, scope: !124)
!127 = !DILocation(line: 26, column: 21, scope: !124)
!128 = !DILocation(line: 26, column: 5, scope: !124)
!129 = !DILocation(line: 26, column: 8, scope: !124)
!130 = !DILocation(line: 26, column: 11, scope: !124)
!131 = !DILocalVariable(name: "other", scope: !124, file: !3, line: 27, type: !9)
!132 = !DILocation(line: 27, column: 12, scope: !124)
!133 = !DILocation(line: 27, column: 20, scope: !124)
!134 = !DILocation(line: 28, column: 12, scope: !124)
!135 = !DILocation(line: 28, column: 10, scope: !124)
!136 = !DILocation(line: 29, column: 10, scope: !124)
!137 = !DILocation(line: 29, column: 8, scope: !124)
!138 = !DILocation(line: 30, column: 3, scope: !124)
!139 = !DILocation(line: 24, column: 26, scope: !119)
!140 = !DILocation(line: 24, column: 3, scope: !119)
!141 = distinct !{!141, !122, !142, !143}
!142 = !DILocation(line: 30, column: 3, scope: !115)
!143 = !{!"llvm.loop.mustprogress"}
!144 = !DILocation(line: 31, column: 10, scope: !19)
!145 = !DILocation(line: 31, column: 15, scope: !19)
!146 = !DILocation(line: 31, column: 3, scope: !19)
!147 = !DILocation(line: 31, column: 5, scope: !19)
!148 = !DILocation(line: 31, column: 8, scope: !19)
!149 = !DILocation(line: 32, column: 1, scope: !19)
