; ModuleID = 'named_roles.cu'
source_filename = "named_roles.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ7pass_onPKfPfiE6buffer = internal addrspace(3) global [64 x float] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7pass_onPKfPfi(ptr noundef %in, ptr noundef %out, i32 noundef %rounds) #0 !dbg !2 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %rounds.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %r = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !55, !DIExpression(), !56)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !57, !DIExpression(), !58)
  store i32 %rounds, ptr %rounds.addr, align 4
    #dbg_declare(ptr %rounds.addr, !59, !DIExpression(), !60)
    #dbg_declare(ptr %t, !61, !DIExpression(), !62)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !63
  store i32 %0, ptr %t, align 4, !dbg !62
    #dbg_declare(ptr %r, !64, !DIExpression(), !66)
  store i32 0, ptr %r, align 4, !dbg !66
  br label %for.cond, !dbg !67

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %r, align 4, !dbg !68
  %2 = load i32, ptr %rounds.addr, align 4, !dbg !70
  %cmp = icmp slt i32 %1, %2, !dbg !71
  br i1 %cmp, label %for.body, label %for.end, !dbg !72

for.body:                                         ; preds = %for.cond
  %3 = load i32, ptr %t, align 4, !dbg !73
  %cmp1 = icmp slt i32 %3, 64, !dbg !76
  br i1 %cmp1, label %if.then, label %if.else, !dbg !76

if.then:                                          ; preds = %for.body
  %4 = load ptr, ptr %in.addr, align 8, !dbg !77
  %5 = load i32, ptr %r, align 4, !dbg !79
  %mul = mul nsw i32 %5, 64, !dbg !80
  %6 = load i32, ptr %t, align 4, !dbg !81
  %add = add nsw i32 %mul, %6, !dbg !82
  %idxprom = sext i32 %add to i64, !dbg !77
  %arrayidx = getelementptr inbounds float, ptr %4, i64 %idxprom, !dbg !77
  %7 = load float, ptr %arrayidx, align 4, !dbg !77
  %8 = load i32, ptr %t, align 4, !dbg !83
  %idxprom2 = sext i32 %8 to i64, !dbg !84
  %arrayidx3 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7pass_onPKfPfiE6buffer to ptr), i64 0, i64 %idxprom2, !dbg !84
  store float %7, ptr %arrayidx3, align 4, !dbg !85
  call void asm sideeffect "bar.sync 1, 128;", "~{memory}"() #2, !dbg !86, !srcloc !87
  br label %if.end13, !dbg !88

if.else:                                          ; preds = %for.body
  %9 = load i32, ptr %t, align 4, !dbg !89
  %cmp4 = icmp slt i32 %9, 128, !dbg !91
  br i1 %cmp4, label %if.then5, label %if.end, !dbg !91

if.then5:                                         ; preds = %if.else
  call void asm sideeffect "bar.sync 1, 128;", "~{memory}"() #2, !dbg !92, !srcloc !94
  %10 = load i32, ptr %t, align 4, !dbg !95
  %sub = sub nsw i32 127, %10, !dbg !96
  %idxprom6 = sext i32 %sub to i64, !dbg !97
  %arrayidx7 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7pass_onPKfPfiE6buffer to ptr), i64 0, i64 %idxprom6, !dbg !97
  %11 = load float, ptr %arrayidx7, align 4, !dbg !97
  %12 = load ptr, ptr %out.addr, align 8, !dbg !98
  %13 = load i32, ptr %r, align 4, !dbg !99
  %mul8 = mul nsw i32 %13, 64, !dbg !100
  %14 = load i32, ptr %t, align 4, !dbg !101
  %add9 = add nsw i32 %mul8, %14, !dbg !102
  %sub10 = sub nsw i32 %add9, 64, !dbg !103
  %idxprom11 = sext i32 %sub10 to i64, !dbg !98
  %arrayidx12 = getelementptr inbounds float, ptr %12, i64 %idxprom11, !dbg !98
  store float %11, ptr %arrayidx12, align 4, !dbg !104
  br label %if.end, !dbg !105

if.end:                                           ; preds = %if.then5, %if.else
  br label %if.end13

if.end13:                                         ; preds = %if.end, %if.then
  br label %for.inc, !dbg !106

for.inc:                                          ; preds = %if.end13
  %15 = load i32, ptr %r, align 4, !dbg !107
  %inc = add nsw i32 %15, 1, !dbg !107
  store i32 %inc, ptr %r, align 4, !dbg !107
  br label %for.cond, !dbg !108, !llvm.loop !109

for.end:                                          ; preds = %for.cond
  ret void, !dbg !112
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!50, !51, !52, !53}
!llvm.ident = !{!54}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "buffer", scope: !2, file: !3, line: 7, type: !47, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "pass_on", linkageName: "_Z7pass_onPKfPfi", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !46)
!3 = !DIFile(filename: "named_roles.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !13, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0}
!13 = !{!14, !17, !19, !24, !29, !34, !40, !42}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !15, file: !16, line: 128)
!15 = !DINamespace(name: "ws_math", scope: null)
!16 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !15, file: !16, line: 129)
!18 = !DINamespace(name: "std", scope: null)
!19 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !20, file: !16, line: 154)
!20 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !16, file: !16, line: 137, type: !21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!21 = !DISubroutineType(types: !22)
!22 = !{!23, !23}
!23 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!24 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !25, file: !16, line: 154)
!25 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !16, file: !16, line: 133, type: !26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!26 = !DISubroutineType(types: !27)
!27 = !{!28, !28}
!28 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !30, file: !16, line: 154)
!30 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !16, file: !16, line: 134, type: !31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!31 = !DISubroutineType(types: !32)
!32 = !{!33, !33}
!33 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!34 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !35, file: !16, line: 154)
!35 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !16, file: !16, line: 145, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!36 = !DISubroutineType(types: !37)
!37 = !{!38, !39}
!38 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!39 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !41, file: !16, line: 154)
!41 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !16, file: !16, line: 147, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !43, file: !16, line: 154)
!43 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !16, file: !16, line: 149, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!44 = !DISubroutineType(types: !45)
!45 = !{!10, !8}
!46 = !{}
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 64)
!50 = !{i32 7, !"Dwarf Version", i32 4}
!51 = !{i32 2, !"Debug Info Version", i32 3}
!52 = !{i32 1, !"wchar_size", i32 4}
!53 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!54 = !{!"clang version 22.1.8"}
!55 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!56 = !DILocation(line: 6, column: 38, scope: !2)
!57 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 6, type: !9)
!58 = !DILocation(line: 6, column: 49, scope: !2)
!59 = !DILocalVariable(name: "rounds", arg: 3, scope: !2, file: !3, line: 6, type: !10)
!60 = !DILocation(line: 6, column: 58, scope: !2)
!61 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 8, type: !10)
!62 = !DILocation(line: 8, column: 7, scope: !2)
!63 = !DILocation(line: 8, column: 11, scope: !2)
!64 = !DILocalVariable(name: "r", scope: !65, file: !3, line: 9, type: !10)
!65 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 3)
!66 = !DILocation(line: 9, column: 12, scope: !65)
!67 = !DILocation(line: 9, column: 8, scope: !65)
!68 = !DILocation(line: 9, column: 19, scope: !69)
!69 = distinct !DILexicalBlock(scope: !65, file: !3, line: 9, column: 3)
!70 = !DILocation(line: 9, column: 23, scope: !69)
!71 = !DILocation(line: 9, column: 21, scope: !69)
!72 = !DILocation(line: 9, column: 3, scope: !65)
!73 = !DILocation(line: 10, column: 9, scope: !74)
!74 = distinct !DILexicalBlock(scope: !75, file: !3, line: 10, column: 9)
!75 = distinct !DILexicalBlock(scope: !69, file: !3, line: 9, column: 36)
!76 = !DILocation(line: 10, column: 11, scope: !74)
!77 = !DILocation(line: 11, column: 19, scope: !78)
!78 = distinct !DILexicalBlock(scope: !74, file: !3, line: 10, column: 17)
!79 = !DILocation(line: 11, column: 22, scope: !78)
!80 = !DILocation(line: 11, column: 24, scope: !78)
!81 = !DILocation(line: 11, column: 31, scope: !78)
!82 = !DILocation(line: 11, column: 29, scope: !78)
!83 = !DILocation(line: 11, column: 14, scope: !78)
!84 = !DILocation(line: 11, column: 7, scope: !78)
!85 = !DILocation(line: 11, column: 17, scope: !78)
!86 = !DILocation(line: 12, column: 7, scope: !78)
!87 = !{i64 453}
!88 = !DILocation(line: 13, column: 5, scope: !78)
!89 = !DILocation(line: 13, column: 16, scope: !90)
!90 = distinct !DILexicalBlock(scope: !74, file: !3, line: 13, column: 16)
!91 = !DILocation(line: 13, column: 18, scope: !90)
!92 = !DILocation(line: 14, column: 7, scope: !93)
!93 = distinct !DILexicalBlock(scope: !90, file: !3, line: 13, column: 25)
!94 = !{i64 532}
!95 = !DILocation(line: 15, column: 43, scope: !93)
!96 = !DILocation(line: 15, column: 41, scope: !93)
!97 = !DILocation(line: 15, column: 30, scope: !93)
!98 = !DILocation(line: 15, column: 7, scope: !93)
!99 = !DILocation(line: 15, column: 11, scope: !93)
!100 = !DILocation(line: 15, column: 13, scope: !93)
!101 = !DILocation(line: 15, column: 20, scope: !93)
!102 = !DILocation(line: 15, column: 18, scope: !93)
!103 = !DILocation(line: 15, column: 22, scope: !93)
!104 = !DILocation(line: 15, column: 28, scope: !93)
!105 = !DILocation(line: 16, column: 5, scope: !93)
!106 = !DILocation(line: 17, column: 3, scope: !75)
!107 = !DILocation(line: 9, column: 31, scope: !69)
!108 = !DILocation(line: 9, column: 3, scope: !69)
!109 = distinct !{!109, !72, !110, !111}
!110 = !DILocation(line: 17, column: 3, scope: !65)
!111 = !{!"llvm.loop.mustprogress"}
!112 = !DILocation(line: 18, column: 1, scope: !2)
