; ModuleID = 'early_return_tile.cu'
source_filename = "early_return_tile.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ4blurPKfPfiE1s = internal addrspace(3) global [258 x float] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4blurPKfPfi(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 !dbg !2 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !55, !DIExpression(), !56)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !57, !DIExpression(), !58)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !59, !DIExpression(), !60)
    #dbg_declare(ptr %t, !61, !DIExpression(), !62)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !63
  store i32 %0, ptr %t, align 4, !dbg !62
    #dbg_declare(ptr %i, !64, !DIExpression(), !65)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !66
  %mul = mul i32 %1, 256, !dbg !67
  %2 = load i32, ptr %t, align 4, !dbg !68
  %add = add i32 %mul, %2, !dbg !69
  store i32 %add, ptr %i, align 4, !dbg !65
  %3 = load i32, ptr %i, align 4, !dbg !70
  %4 = load i32, ptr %n.addr, align 4, !dbg !71
  %cmp = icmp slt i32 %3, %4, !dbg !72
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !70

cond.true:                                        ; preds = %entry
  %5 = load ptr, ptr %in.addr, align 8, !dbg !73
  %6 = load i32, ptr %i, align 4, !dbg !74
  %idxprom = sext i32 %6 to i64, !dbg !73
  %arrayidx = getelementptr inbounds float, ptr %5, i64 %idxprom, !dbg !73
  %7 = load float, ptr %arrayidx, align 4, !dbg !73
  br label %cond.end, !dbg !70

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !70

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %7, %cond.true ], [ 0.000000e+00, %cond.false ], !dbg !70
  %8 = load i32, ptr %t, align 4, !dbg !75
  %add2 = add nsw i32 %8, 1, !dbg !76
  %idxprom3 = sext i32 %add2 to i64, !dbg !77
  %arrayidx4 = getelementptr inbounds [258 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiE1s to ptr), i64 0, i64 %idxprom3, !dbg !77
  store float %cond, ptr %arrayidx4, align 4, !dbg !78
  %9 = load i32, ptr %t, align 4, !dbg !79
  %cmp5 = icmp eq i32 %9, 0, !dbg !81
  br i1 %cmp5, label %if.then, label %if.end, !dbg !81

if.then:                                          ; preds = %cond.end
  %10 = load i32, ptr %i, align 4, !dbg !82
  %cmp6 = icmp sgt i32 %10, 0, !dbg !83
  br i1 %cmp6, label %cond.true7, label %cond.false10, !dbg !82

cond.true7:                                       ; preds = %if.then
  %11 = load ptr, ptr %in.addr, align 8, !dbg !84
  %12 = load i32, ptr %i, align 4, !dbg !85
  %sub = sub nsw i32 %12, 1, !dbg !86
  %idxprom8 = sext i32 %sub to i64, !dbg !84
  %arrayidx9 = getelementptr inbounds float, ptr %11, i64 %idxprom8, !dbg !84
  %13 = load float, ptr %arrayidx9, align 4, !dbg !84
  br label %cond.end11, !dbg !82

cond.false10:                                     ; preds = %if.then
  br label %cond.end11, !dbg !82

cond.end11:                                       ; preds = %cond.false10, %cond.true7
  %cond12 = phi contract float [ %13, %cond.true7 ], [ 0.000000e+00, %cond.false10 ], !dbg !82
  store float %cond12, ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiE1s to ptr), align 4, !dbg !87
  br label %if.end, !dbg !88

if.end:                                           ; preds = %cond.end11, %cond.end
  %14 = load i32, ptr %t, align 4, !dbg !89
  %cmp13 = icmp eq i32 %14, 255, !dbg !91
  br i1 %cmp13, label %if.then14, label %if.end24, !dbg !91

if.then14:                                        ; preds = %if.end
  %15 = load i32, ptr %i, align 4, !dbg !92
  %add15 = add nsw i32 %15, 1, !dbg !93
  %16 = load i32, ptr %n.addr, align 4, !dbg !94
  %cmp16 = icmp slt i32 %add15, %16, !dbg !95
  br i1 %cmp16, label %cond.true17, label %cond.false21, !dbg !92

cond.true17:                                      ; preds = %if.then14
  %17 = load ptr, ptr %in.addr, align 8, !dbg !96
  %18 = load i32, ptr %i, align 4, !dbg !97
  %add18 = add nsw i32 %18, 1, !dbg !98
  %idxprom19 = sext i32 %add18 to i64, !dbg !96
  %arrayidx20 = getelementptr inbounds float, ptr %17, i64 %idxprom19, !dbg !96
  %19 = load float, ptr %arrayidx20, align 4, !dbg !96
  br label %cond.end22, !dbg !92

cond.false21:                                     ; preds = %if.then14
  br label %cond.end22, !dbg !92

cond.end22:                                       ; preds = %cond.false21, %cond.true17
  %cond23 = phi contract float [ %19, %cond.true17 ], [ 0.000000e+00, %cond.false21 ], !dbg !92
  store float %cond23, ptr getelementptr inbounds ([258 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiE1s to ptr), i64 0, i64 257), align 4, !dbg !99
  br label %if.end24, !dbg !100

if.end24:                                         ; preds = %cond.end22, %if.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !101
  %20 = load i32, ptr %i, align 4, !dbg !102
  %21 = load i32, ptr %n.addr, align 4, !dbg !104
  %cmp25 = icmp sge i32 %20, %21, !dbg !105
  br i1 %cmp25, label %if.then26, label %if.end27, !dbg !105

if.then26:                                        ; preds = %if.end24
  br label %return, !dbg !106

if.end27:                                         ; preds = %if.end24
  %22 = load i32, ptr %t, align 4, !dbg !107
  %idxprom28 = sext i32 %22 to i64, !dbg !108
  %arrayidx29 = getelementptr inbounds [258 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiE1s to ptr), i64 0, i64 %idxprom28, !dbg !108
  %23 = load float, ptr %arrayidx29, align 4, !dbg !108
  %24 = load i32, ptr %t, align 4, !dbg !109
  %add30 = add nsw i32 %24, 1, !dbg !110
  %idxprom31 = sext i32 %add30 to i64, !dbg !111
  %arrayidx32 = getelementptr inbounds [258 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiE1s to ptr), i64 0, i64 %idxprom31, !dbg !111
  %25 = load float, ptr %arrayidx32, align 4, !dbg !111
  %add33 = fadd float %23, %25, !dbg !112
  %26 = load i32, ptr %t, align 4, !dbg !113
  %add34 = add nsw i32 %26, 2, !dbg !114
  %idxprom35 = sext i32 %add34 to i64, !dbg !115
  %arrayidx36 = getelementptr inbounds [258 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiE1s to ptr), i64 0, i64 %idxprom35, !dbg !115
  %27 = load float, ptr %arrayidx36, align 4, !dbg !115
  %add37 = fadd float %add33, %27, !dbg !116
  %div = fdiv float %add37, 3.000000e+00, !dbg !117
  %28 = load ptr, ptr %out.addr, align 8, !dbg !118
  %29 = load i32, ptr %i, align 4, !dbg !119
  %idxprom38 = sext i32 %29 to i64, !dbg !118
  %arrayidx39 = getelementptr inbounds float, ptr %28, i64 %idxprom38, !dbg !118
  store float %div, ptr %arrayidx39, align 4, !dbg !120
  br label %return, !dbg !121

return:                                           ; preds = %if.end27, %if.then26
  ret void, !dbg !121
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

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!50, !51, !52, !53}
!llvm.ident = !{!54}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 6, type: !47, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "blur", linkageName: "_Z4blurPKfPfi", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !46)
!3 = !DIFile(filename: "early_return_tile.cu", directory: ".")
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
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8256, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 258)
!50 = !{i32 7, !"Dwarf Version", i32 4}
!51 = !{i32 2, !"Debug Info Version", i32 3}
!52 = !{i32 1, !"wchar_size", i32 4}
!53 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!54 = !{!"clang version 22.1.8"}
!55 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!56 = !DILocation(line: 5, column: 35, scope: !2)
!57 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 5, type: !9)
!58 = !DILocation(line: 5, column: 46, scope: !2)
!59 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 5, type: !10)
!60 = !DILocation(line: 5, column: 55, scope: !2)
!61 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 7, type: !10)
!62 = !DILocation(line: 7, column: 7, scope: !2)
!63 = !DILocation(line: 7, column: 11, scope: !2)
!64 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 7, type: !10)
!65 = !DILocation(line: 7, column: 24, scope: !2)
!66 = !DILocation(line: 7, column: 28, scope: !2)
!67 = !DILocation(line: 7, column: 39, scope: !2)
!68 = !DILocation(line: 7, column: 47, scope: !2)
!69 = !DILocation(line: 7, column: 45, scope: !2)
!70 = !DILocation(line: 8, column: 14, scope: !2)
!71 = !DILocation(line: 8, column: 18, scope: !2)
!72 = !DILocation(line: 8, column: 16, scope: !2)
!73 = !DILocation(line: 8, column: 22, scope: !2)
!74 = !DILocation(line: 8, column: 25, scope: !2)
!75 = !DILocation(line: 8, column: 5, scope: !2)
!76 = !DILocation(line: 8, column: 7, scope: !2)
!77 = !DILocation(line: 8, column: 3, scope: !2)
!78 = !DILocation(line: 8, column: 12, scope: !2)
!79 = !DILocation(line: 9, column: 7, scope: !80)
!80 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 7)
!81 = !DILocation(line: 9, column: 9, scope: !80)
!82 = !DILocation(line: 10, column: 12, scope: !80)
!83 = !DILocation(line: 10, column: 14, scope: !80)
!84 = !DILocation(line: 10, column: 20, scope: !80)
!85 = !DILocation(line: 10, column: 23, scope: !80)
!86 = !DILocation(line: 10, column: 25, scope: !80)
!87 = !DILocation(line: 10, column: 10, scope: !80)
!88 = !DILocation(line: 10, column: 5, scope: !80)
!89 = !DILocation(line: 11, column: 7, scope: !90)
!90 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 7)
!91 = !DILocation(line: 11, column: 9, scope: !90)
!92 = !DILocation(line: 11, column: 26, scope: !90)
!93 = !DILocation(line: 11, column: 28, scope: !90)
!94 = !DILocation(line: 11, column: 34, scope: !90)
!95 = !DILocation(line: 11, column: 32, scope: !90)
!96 = !DILocation(line: 11, column: 38, scope: !90)
!97 = !DILocation(line: 11, column: 41, scope: !90)
!98 = !DILocation(line: 11, column: 43, scope: !90)
!99 = !DILocation(line: 11, column: 24, scope: !90)
!100 = !DILocation(line: 11, column: 17, scope: !90)
!101 = !DILocation(line: 12, column: 3, scope: !2)
!102 = !DILocation(line: 13, column: 7, scope: !103)
!103 = distinct !DILexicalBlock(scope: !2, file: !3, line: 13, column: 7)
!104 = !DILocation(line: 13, column: 12, scope: !103)
!105 = !DILocation(line: 13, column: 9, scope: !103)
!106 = !DILocation(line: 14, column: 5, scope: !103)
!107 = !DILocation(line: 15, column: 15, scope: !2)
!108 = !DILocation(line: 15, column: 13, scope: !2)
!109 = !DILocation(line: 15, column: 22, scope: !2)
!110 = !DILocation(line: 15, column: 24, scope: !2)
!111 = !DILocation(line: 15, column: 20, scope: !2)
!112 = !DILocation(line: 15, column: 18, scope: !2)
!113 = !DILocation(line: 15, column: 33, scope: !2)
!114 = !DILocation(line: 15, column: 35, scope: !2)
!115 = !DILocation(line: 15, column: 31, scope: !2)
!116 = !DILocation(line: 15, column: 29, scope: !2)
!117 = !DILocation(line: 15, column: 41, scope: !2)
!118 = !DILocation(line: 15, column: 3, scope: !2)
!119 = !DILocation(line: 15, column: 7, scope: !2)
!120 = !DILocation(line: 15, column: 10, scope: !2)
!121 = !DILocation(line: 16, column: 1, scope: !2)
