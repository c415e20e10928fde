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
  %4 = load i32, ptr %r, align 4, !dbg !77
  %cmp2 = icmp sgt i32 %4, 0, !dbg !80
  br i1 %cmp2, label %if.then3, label %if.end, !dbg !80

if.then3:                                         ; preds = %if.then
  call void asm sideeffect "bar.sync 2, 128;", "~{memory}"() #2, !dbg !81, !srcloc !82
  br label %if.end, !dbg !81

if.end:                                           ; preds = %if.then3, %if.then
  %5 = load ptr, ptr %in.addr, align 8, !dbg !83
  %6 = load i32, ptr %r, align 4, !dbg !84
  %mul = mul nsw i32 %6, 64, !dbg !85
  %7 = load i32, ptr %t, align 4, !dbg !86
  %add = add nsw i32 %mul, %7, !dbg !87
  %idxprom = sext i32 %add to i64, !dbg !83
  %arrayidx = getelementptr inbounds float, ptr %5, i64 %idxprom, !dbg !83
  %8 = load float, ptr %arrayidx, align 4, !dbg !83
  %9 = load i32, ptr %t, align 4, !dbg !88
  %idxprom4 = sext i32 %9 to i64, !dbg !89
  %arrayidx5 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7pass_onPKfPfiE6buffer to ptr), i64 0, i64 %idxprom4, !dbg !89
  store float %8, ptr %arrayidx5, align 4, !dbg !90
  call void asm sideeffect "bar.sync 1, 128;", "~{memory}"() #2, !dbg !91, !srcloc !92
  br label %if.end20, !dbg !93

if.else:                                          ; preds = %for.body
  %10 = load i32, ptr %t, align 4, !dbg !94
  %cmp6 = icmp slt i32 %10, 128, !dbg !96
  br i1 %cmp6, label %if.then7, label %if.end19, !dbg !96

if.then7:                                         ; preds = %if.else
  call void asm sideeffect "bar.sync 1, 128;", "~{memory}"() #2, !dbg !97, !srcloc !99
  %11 = load i32, ptr %t, align 4, !dbg !100
  %sub = sub nsw i32 127, %11, !dbg !101
  %idxprom8 = sext i32 %sub to i64, !dbg !102
  %arrayidx9 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7pass_onPKfPfiE6buffer to ptr), i64 0, i64 %idxprom8, !dbg !102
  %12 = load float, ptr %arrayidx9, align 4, !dbg !102
  %13 = load ptr, ptr %out.addr, align 8, !dbg !103
  %14 = load i32, ptr %r, align 4, !dbg !104
  %mul10 = mul nsw i32 %14, 64, !dbg !105
  %15 = load i32, ptr %t, align 4, !dbg !106
  %add11 = add nsw i32 %mul10, %15, !dbg !107
  %sub12 = sub nsw i32 %add11, 64, !dbg !108
  %idxprom13 = sext i32 %sub12 to i64, !dbg !103
  %arrayidx14 = getelementptr inbounds float, ptr %13, i64 %idxprom13, !dbg !103
  store float %12, ptr %arrayidx14, align 4, !dbg !109
  %16 = load i32, ptr %r, align 4, !dbg !110
  %add15 = add nsw i32 %16, 1, !dbg !112
  %17 = load i32, ptr %rounds.addr, align 4, !dbg !113
  %cmp16 = icmp slt i32 %add15, %17, !dbg !114
  br i1 %cmp16, label %if.then17, label %if.end18, !dbg !114

if.then17:                                        ; preds = %if.then7
  call void asm sideeffect "bar.sync 2, 128;", "~{memory}"() #2, !dbg !115, !srcloc !116
  br label %if.end18, !dbg !115

if.end18:                                         ; preds = %if.then17, %if.then7
  br label %if.end19, !dbg !117

if.end19:                                         ; preds = %if.end18, %if.else
  br label %if.end20

if.end20:                                         ; preds = %if.end19, %if.end
  br label %for.inc, !dbg !118

for.inc:                                          ; preds = %if.end20
  %18 = load i32, ptr %r, align 4, !dbg !119
  %inc = add nsw i32 %18, 1, !dbg !119
  store i32 %inc, ptr %r, align 4, !dbg !119
  br label %for.cond, !dbg !120, !llvm.loop !121

for.end:                                          ; preds = %for.cond
  ret void, !dbg !124
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
!1 = distinct !DIGlobalVariable(name: "buffer", scope: !2, file: !3, line: 6, type: !47, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "pass_on", linkageName: "_Z7pass_onPKfPfi", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !46)
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
!55 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!56 = !DILocation(line: 5, column: 38, scope: !2)
!57 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 5, type: !9)
!58 = !DILocation(line: 5, column: 49, scope: !2)
!59 = !DILocalVariable(name: "rounds", arg: 3, scope: !2, file: !3, line: 5, type: !10)
!60 = !DILocation(line: 5, column: 58, scope: !2)
!61 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 7, type: !10)
!62 = !DILocation(line: 7, column: 7, scope: !2)
!63 = !DILocation(line: 7, column: 11, scope: !2)
!64 = !DILocalVariable(name: "r", scope: !65, file: !3, line: 8, type: !10)
!65 = distinct !DILexicalBlock(scope: !2, file: !3, line: 8, column: 3)
!66 = !DILocation(line: 8, column: 12, scope: !65)
!67 = !DILocation(line: 8, column: 8, scope: !65)
!68 = !DILocation(line: 8, column: 19, scope: !69)
!69 = distinct !DILexicalBlock(scope: !65, file: !3, line: 8, column: 3)
!70 = !DILocation(line: 8, column: 23, scope: !69)
!71 = !DILocation(line: 8, column: 21, scope: !69)
!72 = !DILocation(line: 8, column: 3, scope: !65)
!73 = !DILocation(line: 9, column: 9, scope: !74)
!74 = distinct !DILexicalBlock(scope: !75, file: !3, line: 9, column: 9)
!75 = distinct !DILexicalBlock(scope: !69, file: !3, line: 8, column: 36)
!76 = !DILocation(line: 9, column: 11, scope: !74)
!77 = !DILocation(line: 10, column: 11, scope: !78)
!78 = distinct !DILexicalBlock(scope: !79, file: !3, line: 10, column: 11)
!79 = distinct !DILexicalBlock(scope: !74, file: !3, line: 9, column: 17)
!80 = !DILocation(line: 10, column: 13, scope: !78)
!81 = !DILocation(line: 10, column: 18, scope: !78)
!82 = !{i64 399}
!83 = !DILocation(line: 11, column: 19, scope: !79)
!84 = !DILocation(line: 11, column: 22, scope: !79)
!85 = !DILocation(line: 11, column: 24, scope: !79)
!86 = !DILocation(line: 11, column: 31, scope: !79)
!87 = !DILocation(line: 11, column: 29, scope: !79)
!88 = !DILocation(line: 11, column: 14, scope: !79)
!89 = !DILocation(line: 11, column: 7, scope: !79)
!90 = !DILocation(line: 11, column: 17, scope: !79)
!91 = !DILocation(line: 12, column: 7, scope: !79)
!92 = !{i64 486}
!93 = !DILocation(line: 13, column: 5, scope: !79)
!94 = !DILocation(line: 13, column: 16, scope: !95)
!95 = distinct !DILexicalBlock(scope: !74, file: !3, line: 13, column: 16)
!96 = !DILocation(line: 13, column: 18, scope: !95)
!97 = !DILocation(line: 14, column: 7, scope: !98)
!98 = distinct !DILexicalBlock(scope: !95, file: !3, line: 13, column: 25)
!99 = !{i64 565}
!100 = !DILocation(line: 15, column: 43, scope: !98)
!101 = !DILocation(line: 15, column: 41, scope: !98)
!102 = !DILocation(line: 15, column: 30, scope: !98)
!103 = !DILocation(line: 15, column: 7, scope: !98)
!104 = !DILocation(line: 15, column: 11, scope: !98)
!105 = !DILocation(line: 15, column: 13, scope: !98)
!106 = !DILocation(line: 15, column: 20, scope: !98)
!107 = !DILocation(line: 15, column: 18, scope: !98)
!108 = !DILocation(line: 15, column: 22, scope: !98)
!109 = !DILocation(line: 15, column: 28, scope: !98)
!110 = !DILocation(line: 16, column: 11, scope: !111)
!111 = distinct !DILexicalBlock(scope: !98, file: !3, line: 16, column: 11)
!112 = !DILocation(line: 16, column: 13, scope: !111)
!113 = !DILocation(line: 16, column: 19, scope: !111)
!114 = !DILocation(line: 16, column: 17, scope: !111)
!115 = !DILocation(line: 16, column: 27, scope: !111)
!116 = !{i64 684}
!117 = !DILocation(line: 17, column: 5, scope: !98)
!118 = !DILocation(line: 18, column: 3, scope: !75)
!119 = !DILocation(line: 8, column: 31, scope: !69)
!120 = !DILocation(line: 8, column: 3, scope: !69)
!121 = distinct !{!121, !72, !122, !123}
!122 = !DILocation(line: 18, column: 3, scope: !65)
!123 = !{!"llvm.loop.mustprogress"}
!124 = !DILocation(line: 19, column: 1, scope: !2)
