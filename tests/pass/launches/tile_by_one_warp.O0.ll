; ModuleID = 'tile_by_one_warp.cu'
source_filename = "tile_by_one_warp.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ7productPKfS0_PfiE1s = internal addrspace(3) global [16 x [24 x float]] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7productPKfS0_Pfi(ptr noundef %a, ptr noundef %b, ptr noundef %c, i32 noundef %n) #0 !dbg !2 {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %c.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %sum = alloca float, align 4
  %k = alloca i32, align 4
  %i = alloca i32, align 4
  %i15 = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !56, !DIExpression(), !57)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !58, !DIExpression(), !59)
  store ptr %c, ptr %c.addr, align 8
    #dbg_declare(ptr %c.addr, !60, !DIExpression(), !61)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !62, !DIExpression(), !63)
    #dbg_declare(ptr %t, !64, !DIExpression(), !65)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66
  store i32 %0, ptr %t, align 4, !dbg !65
    #dbg_declare(ptr %sum, !67, !DIExpression(), !68)
  store float 0.000000e+00, ptr %sum, align 4, !dbg !68
    #dbg_declare(ptr %k, !69, !DIExpression(), !71)
  store i32 0, ptr %k, align 4, !dbg !71
  br label %for.cond, !dbg !72

for.cond:                                         ; preds = %for.inc30, %entry
  %1 = load i32, ptr %k, align 4, !dbg !73
  %2 = load i32, ptr %n.addr, align 4, !dbg !75
  %cmp = icmp slt i32 %1, %2, !dbg !76
  br i1 %cmp, label %for.body, label %for.end32, !dbg !77

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %i, !78, !DIExpression(), !81)
  %3 = load i32, ptr %t, align 4, !dbg !82
  store i32 %3, ptr %i, align 4, !dbg !81
  br label %for.cond1, !dbg !83

for.cond1:                                        ; preds = %for.inc, %for.body
  %4 = load i32, ptr %i, align 4, !dbg !84
  %cmp2 = icmp slt i32 %4, 256, !dbg !86
  br i1 %cmp2, label %for.body3, label %for.end, !dbg !87

for.body3:                                        ; preds = %for.cond1
  %5 = load ptr, ptr %a.addr, align 8, !dbg !88
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !89
  %mul = mul i32 %6, 16, !dbg !90
  %7 = load i32, ptr %i, align 4, !dbg !91
  %div = sdiv i32 %7, 16, !dbg !92
  %add = add i32 %mul, %div, !dbg !93
  %8 = load i32, ptr %n.addr, align 4, !dbg !94
  %mul5 = mul i32 %add, %8, !dbg !95
  %9 = load i32, ptr %k, align 4, !dbg !96
  %add6 = add i32 %mul5, %9, !dbg !97
  %10 = load i32, ptr %i, align 4, !dbg !98
  %rem = srem i32 %10, 16, !dbg !99
  %add7 = add i32 %add6, %rem, !dbg !100
  %idxprom = zext i32 %add7 to i64, !dbg !88
  %arrayidx = getelementptr inbounds nuw float, ptr %5, i64 %idxprom, !dbg !88
  %11 = load float, ptr %arrayidx, align 4, !dbg !88
  %12 = load i32, ptr %i, align 4, !dbg !101
  %div8 = sdiv i32 %12, 16, !dbg !102
  %idxprom9 = sext i32 %div8 to i64, !dbg !103
  %arrayidx10 = getelementptr inbounds [16 x [24 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7productPKfS0_PfiE1s to ptr), i64 0, i64 %idxprom9, !dbg !103
  %13 = load i32, ptr %i, align 4, !dbg !104
  %rem11 = srem i32 %13, 16, !dbg !105
  %idxprom12 = sext i32 %rem11 to i64, !dbg !103
  %arrayidx13 = getelementptr inbounds [24 x float], ptr %arrayidx10, i64 0, i64 %idxprom12, !dbg !103
  store float %11, ptr %arrayidx13, align 4, !dbg !106
  br label %for.inc, !dbg !103

for.inc:                                          ; preds = %for.body3
  %14 = load i32, ptr %i, align 4, !dbg !107
  %add14 = add nsw i32 %14, 32, !dbg !107
  store i32 %add14, ptr %i, align 4, !dbg !107
  br label %for.cond1, !dbg !108, !llvm.loop !109

for.end:                                          ; preds = %for.cond1
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !112
    #dbg_declare(ptr %i15, !113, !DIExpression(), !115)
  store i32 0, ptr %i15, align 4, !dbg !115
  br label %for.cond16, !dbg !116

for.cond16:                                       ; preds = %for.inc28, %for.end
  %15 = load i32, ptr %i15, align 4, !dbg !117
  %cmp17 = icmp slt i32 %15, 16, !dbg !119
  br i1 %cmp17, label %for.body18, label %for.end29, !dbg !120

for.body18:                                       ; preds = %for.cond16
  %16 = load i32, ptr %t, align 4, !dbg !121
  %div19 = sdiv i32 %16, 2, !dbg !122
  %idxprom20 = sext i32 %div19 to i64, !dbg !123
  %arrayidx21 = getelementptr inbounds [16 x [24 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7productPKfS0_PfiE1s to ptr), i64 0, i64 %idxprom20, !dbg !123
  %17 = load i32, ptr %i15, align 4, !dbg !124
  %idxprom22 = sext i32 %17 to i64, !dbg !123
  %arrayidx23 = getelementptr inbounds [24 x float], ptr %arrayidx21, i64 0, i64 %idxprom22, !dbg !123
  %18 = load float, ptr %arrayidx23, align 4, !dbg !123
  %19 = load ptr, ptr %b.addr, align 8, !dbg !125
  %20 = load i32, ptr %k, align 4, !dbg !126
  %21 = load i32, ptr %i15, align 4, !dbg !127
  %add24 = add nsw i32 %20, %21, !dbg !128
  %idxprom25 = sext i32 %add24 to i64, !dbg !125
  %arrayidx26 = getelementptr inbounds float, ptr %19, i64 %idxprom25, !dbg !125
  %22 = load float, ptr %arrayidx26, align 4, !dbg !125
  %23 = load float, ptr %sum, align 4, !dbg !129
  %24 = call float @llvm.fmuladd.f32(float %18, float %22, float %23), !dbg !129
  store float %24, ptr %sum, align 4, !dbg !129
  br label %for.inc28, !dbg !130

for.inc28:                                        ; preds = %for.body18
  %25 = load i32, ptr %i15, align 4, !dbg !131
  %inc = add nsw i32 %25, 1, !dbg !131
  store i32 %inc, ptr %i15, align 4, !dbg !131
  br label %for.cond16, !dbg !132, !llvm.loop !133

for.end29:                                        ; preds = %for.cond16
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !135
  br label %for.inc30, !dbg !136

for.inc30:                                        ; preds = %for.end29
  %26 = load i32, ptr %k, align 4, !dbg !137
  %add31 = add nsw i32 %26, 16, !dbg !137
  store i32 %add31, ptr %k, align 4, !dbg !137
  br label %for.cond, !dbg !138, !llvm.loop !139

for.end32:                                        ; preds = %for.cond
  %27 = load float, ptr %sum, align 4, !dbg !141
  %28 = load ptr, ptr %c.addr, align 8, !dbg !142
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !143
  %mul34 = mul i32 %29, 32, !dbg !144
  %30 = load i32, ptr %t, align 4, !dbg !145
  %add35 = add i32 %mul34, %30, !dbg !146
  %idxprom36 = zext i32 %add35 to i64, !dbg !142
  %arrayidx37 = getelementptr inbounds nuw float, ptr %28, i64 %idxprom36, !dbg !142
  store float %27, ptr %arrayidx37, align 4, !dbg !147
  ret void, !dbg !148
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!51, !52, !53, !54}
!llvm.ident = !{!55}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 7, type: !47, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "product", linkageName: "_Z7productPKfS0_Pfi", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !46)
!3 = !DIFile(filename: "tile_by_one_warp.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !9, !10}
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
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 12288, elements: !48)
!48 = !{!49, !50}
!49 = !DISubrange(count: 16)
!50 = !DISubrange(count: 24)
!51 = !{i32 7, !"Dwarf Version", i32 4}
!52 = !{i32 2, !"Debug Info Version", i32 3}
!53 = !{i32 1, !"wchar_size", i32 4}
!54 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!55 = !{!"clang version 22.1.8"}
!56 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!57 = !DILocation(line: 6, column: 38, scope: !2)
!58 = !DILocalVariable(name: "b", arg: 2, scope: !2, file: !3, line: 6, type: !6)
!59 = !DILocation(line: 6, column: 54, scope: !2)
!60 = !DILocalVariable(name: "c", arg: 3, scope: !2, file: !3, line: 6, type: !9)
!61 = !DILocation(line: 6, column: 64, scope: !2)
!62 = !DILocalVariable(name: "n", arg: 4, scope: !2, file: !3, line: 6, type: !10)
!63 = !DILocation(line: 6, column: 71, scope: !2)
!64 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 8, type: !10)
!65 = !DILocation(line: 8, column: 7, scope: !2)
!66 = !DILocation(line: 8, column: 11, scope: !2)
!67 = !DILocalVariable(name: "sum", scope: !2, file: !3, line: 9, type: !8)
!68 = !DILocation(line: 9, column: 9, scope: !2)
!69 = !DILocalVariable(name: "k", scope: !70, file: !3, line: 10, type: !10)
!70 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 3)
!71 = !DILocation(line: 10, column: 12, scope: !70)
!72 = !DILocation(line: 10, column: 8, scope: !70)
!73 = !DILocation(line: 10, column: 19, scope: !74)
!74 = distinct !DILexicalBlock(scope: !70, file: !3, line: 10, column: 3)
!75 = !DILocation(line: 10, column: 23, scope: !74)
!76 = !DILocation(line: 10, column: 21, scope: !74)
!77 = !DILocation(line: 10, column: 3, scope: !70)
!78 = !DILocalVariable(name: "i", scope: !79, file: !3, line: 11, type: !10)
!79 = distinct !DILexicalBlock(scope: !80, file: !3, line: 11, column: 5)
!80 = distinct !DILexicalBlock(scope: !74, file: !3, line: 10, column: 35)
!81 = !DILocation(line: 11, column: 14, scope: !79)
!82 = !DILocation(line: 11, column: 18, scope: !79)
!83 = !DILocation(line: 11, column: 10, scope: !79)
!84 = !DILocation(line: 11, column: 21, scope: !85)
!85 = distinct !DILexicalBlock(scope: !79, file: !3, line: 11, column: 5)
!86 = !DILocation(line: 11, column: 23, scope: !85)
!87 = !DILocation(line: 11, column: 5, scope: !79)
!88 = !DILocation(line: 12, column: 27, scope: !85)
!89 = !DILocation(line: 12, column: 30, scope: !85)
!90 = !DILocation(line: 12, column: 41, scope: !85)
!91 = !DILocation(line: 12, column: 48, scope: !85)
!92 = !DILocation(line: 12, column: 50, scope: !85)
!93 = !DILocation(line: 12, column: 46, scope: !85)
!94 = !DILocation(line: 12, column: 58, scope: !85)
!95 = !DILocation(line: 12, column: 56, scope: !85)
!96 = !DILocation(line: 12, column: 62, scope: !85)
!97 = !DILocation(line: 12, column: 60, scope: !85)
!98 = !DILocation(line: 12, column: 66, scope: !85)
!99 = !DILocation(line: 12, column: 68, scope: !85)
!100 = !DILocation(line: 12, column: 64, scope: !85)
!101 = !DILocation(line: 12, column: 9, scope: !85)
!102 = !DILocation(line: 12, column: 11, scope: !85)
!103 = !DILocation(line: 12, column: 7, scope: !85)
!104 = !DILocation(line: 12, column: 17, scope: !85)
!105 = !DILocation(line: 12, column: 19, scope: !85)
!106 = !DILocation(line: 12, column: 25, scope: !85)
!107 = !DILocation(line: 11, column: 32, scope: !85)
!108 = !DILocation(line: 11, column: 5, scope: !85)
!109 = distinct !{!109, !87, !110, !111}
!110 = !DILocation(line: 12, column: 72, scope: !79)
!111 = !{!"llvm.loop.mustprogress"}
!112 = !DILocation(line: 13, column: 5, scope: !80)
!113 = !DILocalVariable(name: "i", scope: !114, file: !3, line: 14, type: !10)
!114 = distinct !DILexicalBlock(scope: !80, file: !3, line: 14, column: 5)
!115 = !DILocation(line: 14, column: 14, scope: !114)
!116 = !DILocation(line: 14, column: 10, scope: !114)
!117 = !DILocation(line: 14, column: 21, scope: !118)
!118 = distinct !DILexicalBlock(scope: !114, file: !3, line: 14, column: 5)
!119 = !DILocation(line: 14, column: 23, scope: !118)
!120 = !DILocation(line: 14, column: 5, scope: !114)
!121 = !DILocation(line: 14, column: 43, scope: !118)
!122 = !DILocation(line: 14, column: 45, scope: !118)
!123 = !DILocation(line: 14, column: 41, scope: !118)
!124 = !DILocation(line: 14, column: 50, scope: !118)
!125 = !DILocation(line: 14, column: 55, scope: !118)
!126 = !DILocation(line: 14, column: 57, scope: !118)
!127 = !DILocation(line: 14, column: 61, scope: !118)
!128 = !DILocation(line: 14, column: 59, scope: !118)
!129 = !DILocation(line: 14, column: 38, scope: !118)
!130 = !DILocation(line: 14, column: 34, scope: !118)
!131 = !DILocation(line: 14, column: 29, scope: !118)
!132 = !DILocation(line: 14, column: 5, scope: !118)
!133 = distinct !{!133, !120, !134, !111}
!134 = !DILocation(line: 14, column: 62, scope: !114)
!135 = !DILocation(line: 15, column: 5, scope: !80)
!136 = !DILocation(line: 16, column: 3, scope: !80)
!137 = !DILocation(line: 10, column: 28, scope: !74)
!138 = !DILocation(line: 10, column: 3, scope: !74)
!139 = distinct !{!139, !77, !140, !111}
!140 = !DILocation(line: 16, column: 3, scope: !70)
!141 = !DILocation(line: 17, column: 28, scope: !2)
!142 = !DILocation(line: 17, column: 3, scope: !2)
!143 = !DILocation(line: 17, column: 5, scope: !2)
!144 = !DILocation(line: 17, column: 16, scope: !2)
!145 = !DILocation(line: 17, column: 23, scope: !2)
!146 = !DILocation(line: 17, column: 21, scope: !2)
!147 = !DILocation(line: 17, column: 26, scope: !2)
!148 = !DILocation(line: 18, column: 1, scope: !2)
