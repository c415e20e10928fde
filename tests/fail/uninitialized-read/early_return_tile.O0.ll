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
  %4 = load i32, ptr %n.addr, align 4, !dbg !72
  %cmp = icmp sge i32 %3, %4, !dbg !73
  br i1 %cmp, label %if.then, label %if.end, !dbg !73

if.then:                                          ; preds = %entry
  br label %return, !dbg !74

if.end:                                           ; preds = %entry
  %5 = load ptr, ptr %in.addr, align 8, !dbg !75
  %6 = load i32, ptr %i, align 4, !dbg !76
  %idxprom = sext i32 %6 to i64, !dbg !75
  %arrayidx = getelementptr inbounds float, ptr %5, i64 %idxprom, !dbg !75
  %7 = load float, ptr %arrayidx, align 4, !dbg !75
  %8 = load i32, ptr %t, align 4, !dbg !77
  %add2 = add nsw i32 %8, 1, !dbg !78
  %idxprom3 = sext i32 %add2 to i64, !dbg !79
  %arrayidx4 = getelementptr inbounds [258 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiE1s to ptr), i64 0, i64 %idxprom3, !dbg !79
  store float %7, ptr %arrayidx4, align 4, !dbg !80
  %9 = load i32, ptr %t, align 4, !dbg !81
  %cmp5 = icmp eq i32 %9, 0, !dbg !83
  br i1 %cmp5, label %if.then6, label %if.end10, !dbg !83

if.then6:                                         ; preds = %if.end
  %10 = load i32, ptr %i, align 4, !dbg !84
  %cmp7 = icmp sgt i32 %10, 0, !dbg !85
  br i1 %cmp7, label %cond.true, label %cond.false, !dbg !84

cond.true:                                        ; preds = %if.then6
  %11 = load ptr, ptr %in.addr, align 8, !dbg !86
  %12 = load i32, ptr %i, align 4, !dbg !87
  %sub = sub nsw i32 %12, 1, !dbg !88
  %idxprom8 = sext i32 %sub to i64, !dbg !86
  %arrayidx9 = getelementptr inbounds float, ptr %11, i64 %idxprom8, !dbg !86
  %13 = load float, ptr %arrayidx9, align 4, !dbg !86
  br label %cond.end, !dbg !84

cond.false:                                       ; preds = %if.then6
  br label %cond.end, !dbg !84

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %13, %cond.true ], [ 0.000000e+00, %cond.false ], !dbg !84
  store float %cond, ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiE1s to ptr), align 4, !dbg !89
  br label %if.end10, !dbg !90

if.end10:                                         ; preds = %cond.end, %if.end
  %14 = load i32, ptr %t, align 4, !dbg !91
  %cmp11 = icmp eq i32 %14, 255, !dbg !93
  br i1 %cmp11, label %if.then12, label %if.end22, !dbg !93

if.then12:                                        ; preds = %if.end10
  %15 = load i32, ptr %i, align 4, !dbg !94
  %add13 = add nsw i32 %15, 1, !dbg !95
  %16 = load i32, ptr %n.addr, align 4, !dbg !96
  %cmp14 = icmp slt i32 %add13, %16, !dbg !97
  br i1 %cmp14, label %cond.true15, label %cond.false19, !dbg !94

cond.true15:                                      ; preds = %if.then12
  %17 = load ptr, ptr %in.addr, align 8, !dbg !98
  %18 = load i32, ptr %i, align 4, !dbg !99
  %add16 = add nsw i32 %18, 1, !dbg !100
  %idxprom17 = sext i32 %add16 to i64, !dbg !98
  %arrayidx18 = getelementptr inbounds float, ptr %17, i64 %idxprom17, !dbg !98
  %19 = load float, ptr %arrayidx18, align 4, !dbg !98
  br label %cond.end20, !dbg !94

cond.false19:                                     ; preds = %if.then12
  br label %cond.end20, !dbg !94

cond.end20:                                       ; preds = %cond.false19, %cond.true15
  %cond21 = phi contract float [ %19, %cond.true15 ], [ 0.000000e+00, %cond.false19 ], !dbg !94
  store float %cond21, ptr getelementptr inbounds ([258 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiE1s to ptr), i64 0, i64 257), align 4, !dbg !101
  br label %if.end22, !dbg !102

if.end22:                                         ; preds = %cond.end20, %if.end10
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !103
  %20 = load i32, ptr %t, align 4, !dbg !104
  %idxprom23 = sext i32 %20 to i64, !dbg !105
  %arrayidx24 = getelementptr inbounds [258 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiE1s to ptr), i64 0, i64 %idxprom23, !dbg !105
  %21 = load float, ptr %arrayidx24, align 4, !dbg !105
  %22 = load i32, ptr %t, align 4, !dbg !106
  %add25 = add nsw i32 %22, 1, !dbg !107
  %idxprom26 = sext i32 %add25 to i64, !dbg !108
  %arrayidx27 = getelementptr inbounds [258 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiE1s to ptr), i64 0, i64 %idxprom26, !dbg !108
  %23 = load float, ptr %arrayidx27, align 4, !dbg !108
  %add28 = fadd float %21, %23, !dbg !109
  %24 = load i32, ptr %t, align 4, !dbg !110
  %add29 = add nsw i32 %24, 2, !dbg !111
  %idxprom30 = sext i32 %add29 to i64, !dbg !112
  %arrayidx31 = getelementptr inbounds [258 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4blurPKfPfiE1s to ptr), i64 0, i64 %idxprom30, !dbg !112
  %25 = load float, ptr %arrayidx31, align 4, !dbg !112
  %add32 = fadd float %add28, %25, !dbg !113
  %div = fdiv float %add32, 3.000000e+00, !dbg !114
  %26 = load ptr, ptr %out.addr, align 8, !dbg !115
  %27 = load i32, ptr %i, align 4, !dbg !116
  %idxprom33 = sext i32 %27 to i64, !dbg !115
  %arrayidx34 = getelementptr inbounds float, ptr %26, i64 %idxprom33, !dbg !115
  store float %div, ptr %arrayidx34, align 4, !dbg !117
  br label %return, !dbg !118

return:                                           ; preds = %if.end22, %if.then
  ret void, !dbg !118
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
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 8, type: !47, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "blur", linkageName: "_Z4blurPKfPfi", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !46)
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
!55 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!56 = !DILocation(line: 7, column: 35, scope: !2)
!57 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 7, type: !9)
!58 = !DILocation(line: 7, column: 46, scope: !2)
!59 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 7, type: !10)
!60 = !DILocation(line: 7, column: 55, scope: !2)
!61 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 9, type: !10)
!62 = !DILocation(line: 9, column: 7, scope: !2)
!63 = !DILocation(line: 9, column: 11, scope: !2)
!64 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 9, type: !10)
!65 = !DILocation(line: 9, column: 24, scope: !2)
!66 = !DILocation(line: 9, column: 28, scope: !2)
!67 = !DILocation(line: 9, column: 39, scope: !2)
!68 = !DILocation(line: 9, column: 47, scope: !2)
!69 = !DILocation(line: 9, column: 45, scope: !2)
!70 = !DILocation(line: 10, column: 7, scope: !71)
!71 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 7)
!72 = !DILocation(line: 10, column: 12, scope: !71)
!73 = !DILocation(line: 10, column: 9, scope: !71)
!74 = !DILocation(line: 11, column: 5, scope: !71)
!75 = !DILocation(line: 12, column: 14, scope: !2)
!76 = !DILocation(line: 12, column: 17, scope: !2)
!77 = !DILocation(line: 12, column: 5, scope: !2)
!78 = !DILocation(line: 12, column: 7, scope: !2)
!79 = !DILocation(line: 12, column: 3, scope: !2)
!80 = !DILocation(line: 12, column: 12, scope: !2)
!81 = !DILocation(line: 13, column: 7, scope: !82)
!82 = distinct !DILexicalBlock(scope: !2, file: !3, line: 13, column: 7)
!83 = !DILocation(line: 13, column: 9, scope: !82)
!84 = !DILocation(line: 14, column: 12, scope: !82)
!85 = !DILocation(line: 14, column: 14, scope: !82)
!86 = !DILocation(line: 14, column: 20, scope: !82)
!87 = !DILocation(line: 14, column: 23, scope: !82)
!88 = !DILocation(line: 14, column: 25, scope: !82)
!89 = !DILocation(line: 14, column: 10, scope: !82)
!90 = !DILocation(line: 14, column: 5, scope: !82)
!91 = !DILocation(line: 15, column: 7, scope: !92)
!92 = distinct !DILexicalBlock(scope: !2, file: !3, line: 15, column: 7)
!93 = !DILocation(line: 15, column: 9, scope: !92)
!94 = !DILocation(line: 15, column: 26, scope: !92)
!95 = !DILocation(line: 15, column: 28, scope: !92)
!96 = !DILocation(line: 15, column: 34, scope: !92)
!97 = !DILocation(line: 15, column: 32, scope: !92)
!98 = !DILocation(line: 15, column: 38, scope: !92)
!99 = !DILocation(line: 15, column: 41, scope: !92)
!100 = !DILocation(line: 15, column: 43, scope: !92)
!101 = !DILocation(line: 15, column: 24, scope: !92)
!102 = !DILocation(line: 15, column: 17, scope: !92)
!103 = !DILocation(line: 16, column: 3, scope: !2)
!104 = !DILocation(line: 17, column: 15, scope: !2)
!105 = !DILocation(line: 17, column: 13, scope: !2)
!106 = !DILocation(line: 17, column: 22, scope: !2)
!107 = !DILocation(line: 17, column: 24, scope: !2)
!108 = !DILocation(line: 17, column: 20, scope: !2)
!109 = !DILocation(line: 17, column: 18, scope: !2)
!110 = !DILocation(line: 17, column: 33, scope: !2)
!111 = !DILocation(line: 17, column: 35, scope: !2)
!112 = !DILocation(line: 17, column: 31, scope: !2)
!113 = !DILocation(line: 17, column: 29, scope: !2)
!114 = !DILocation(line: 17, column: 41, scope: !2)
!115 = !DILocation(line: 17, column: 3, scope: !2)
!116 = !DILocation(line: 17, column: 7, scope: !2)
!117 = !DILocation(line: 17, column: 10, scope: !2)
!118 = !DILocation(line: 18, column: 1, scope: !2)
