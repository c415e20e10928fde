; ModuleID = 'product_by_rows.cu'
source_filename = "product_by_rows.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@_ZZ7productPKfS0_PfiiE1s = internal addrspace(3) global [32 x [32 x float]] undef, align 4, !dbg !0
@_ZZ7productPKfS0_PfiiE1u = internal addrspace(3) global [32 x [32 x float]] undef, align 4, !dbg !13

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7productPKfS0_Pfii(ptr noundef %a, ptr noundef %b, ptr noundef %c, i32 noundef %na, i32 noundef %nb) #0 !dbg !2 {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %c.addr = alloca ptr, align 8
  %na.addr = alloca i32, align 4
  %nb.addr = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %from = alloca i32, align 4
  %to = alloca i32, align 4
  %col = alloca i32, align 4
  %sum = alloca float, align 4
  %p = alloca i32, align 4
  %q = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !57, !DIExpression(), !58)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !59, !DIExpression(), !60)
  store ptr %c, ptr %c.addr, align 8
    #dbg_declare(ptr %c.addr, !61, !DIExpression(), !62)
  store i32 %na, ptr %na.addr, align 4
    #dbg_declare(ptr %na.addr, !63, !DIExpression(), !64)
  store i32 %nb, ptr %nb.addr, align 4
    #dbg_declare(ptr %nb.addr, !65, !DIExpression(), !66)
    #dbg_declare(ptr %x, !67, !DIExpression(), !68)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !69
  store i32 %0, ptr %x, align 4, !dbg !68
    #dbg_declare(ptr %y, !70, !DIExpression(), !71)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !72
  store i32 %1, ptr %y, align 4, !dbg !71
    #dbg_declare(ptr %from, !73, !DIExpression(), !74)
  %2 = load i32, ptr %na.addr, align 4, !dbg !75
  %mul = mul nsw i32 %2, 32, !dbg !76
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !77
  %mul3 = mul i32 %mul, %3, !dbg !78
  store i32 %mul3, ptr %from, align 4, !dbg !74
    #dbg_declare(ptr %to, !79, !DIExpression(), !80)
  %4 = load i32, ptr %from, align 4, !dbg !81
  %5 = load i32, ptr %na.addr, align 4, !dbg !82
  %add = add nsw i32 %4, %5, !dbg !83
  %sub = sub nsw i32 %add, 1, !dbg !84
  store i32 %sub, ptr %to, align 4, !dbg !80
    #dbg_declare(ptr %col, !85, !DIExpression(), !86)
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !87
  %mul5 = mul i32 32, %6, !dbg !88
  store i32 %mul5, ptr %col, align 4, !dbg !86
    #dbg_declare(ptr %sum, !89, !DIExpression(), !90)
  store float 0.000000e+00, ptr %sum, align 4, !dbg !90
    #dbg_declare(ptr %p, !91, !DIExpression(), !93)
  %7 = load i32, ptr %from, align 4, !dbg !94
  store i32 %7, ptr %p, align 4, !dbg !93
    #dbg_declare(ptr %q, !95, !DIExpression(), !96)
  %8 = load i32, ptr %col, align 4, !dbg !97
  store i32 %8, ptr %q, align 4, !dbg !96
  br label %for.cond, !dbg !98

for.cond:                                         ; preds = %for.inc34, %entry
  %9 = load i32, ptr %p, align 4, !dbg !99
  %10 = load i32, ptr %to, align 4, !dbg !101
  %cmp = icmp sle i32 %9, %10, !dbg !102
  br i1 %cmp, label %for.body, label %for.end38, !dbg !103

for.body:                                         ; preds = %for.cond
  %11 = load ptr, ptr %a.addr, align 8, !dbg !104
  %12 = load i32, ptr %p, align 4, !dbg !106
  %13 = load i32, ptr %na.addr, align 4, !dbg !107
  %14 = load i32, ptr %y, align 4, !dbg !108
  %mul6 = mul nsw i32 %13, %14, !dbg !109
  %add7 = add nsw i32 %12, %mul6, !dbg !110
  %15 = load i32, ptr %x, align 4, !dbg !111
  %add8 = add nsw i32 %add7, %15, !dbg !112
  %idxprom = sext i32 %add8 to i64, !dbg !104
  %arrayidx = getelementptr inbounds float, ptr %11, i64 %idxprom, !dbg !104
  %16 = load float, ptr %arrayidx, align 4, !dbg !104
  %17 = load i32, ptr %y, align 4, !dbg !113
  %idxprom9 = sext i32 %17 to i64, !dbg !114
  %arrayidx10 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7productPKfS0_PfiiE1s to ptr), i64 0, i64 %idxprom9, !dbg !114
  %18 = load i32, ptr %x, align 4, !dbg !115
  %idxprom11 = sext i32 %18 to i64, !dbg !114
  %arrayidx12 = getelementptr inbounds [32 x float], ptr %arrayidx10, i64 0, i64 %idxprom11, !dbg !114
  store float %16, ptr %arrayidx12, align 4, !dbg !116
  %19 = load ptr, ptr %b.addr, align 8, !dbg !117
  %20 = load i32, ptr %q, align 4, !dbg !118
  %21 = load i32, ptr %nb.addr, align 4, !dbg !119
  %22 = load i32, ptr %y, align 4, !dbg !120
  %mul13 = mul nsw i32 %21, %22, !dbg !121
  %add14 = add nsw i32 %20, %mul13, !dbg !122
  %23 = load i32, ptr %x, align 4, !dbg !123
  %add15 = add nsw i32 %add14, %23, !dbg !124
  %idxprom16 = sext i32 %add15 to i64, !dbg !117
  %arrayidx17 = getelementptr inbounds float, ptr %19, i64 %idxprom16, !dbg !117
  %24 = load float, ptr %arrayidx17, align 4, !dbg !117
  %25 = load i32, ptr %y, align 4, !dbg !125
  %idxprom18 = sext i32 %25 to i64, !dbg !126
  %arrayidx19 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7productPKfS0_PfiiE1u to ptr), i64 0, i64 %idxprom18, !dbg !126
  %26 = load i32, ptr %x, align 4, !dbg !127
  %idxprom20 = sext i32 %26 to i64, !dbg !126
  %arrayidx21 = getelementptr inbounds [32 x float], ptr %arrayidx19, i64 0, i64 %idxprom20, !dbg !126
  store float %24, ptr %arrayidx21, align 4, !dbg !128
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !129
    #dbg_declare(ptr %i, !130, !DIExpression(), !132)
  store i32 0, ptr %i, align 4, !dbg !132
  br label %for.cond22, !dbg !133

for.cond22:                                       ; preds = %for.inc, %for.body
  %27 = load i32, ptr %i, align 4, !dbg !134
  %cmp23 = icmp slt i32 %27, 32, !dbg !136
  br i1 %cmp23, label %for.body24, label %for.end, !dbg !137

for.body24:                                       ; preds = %for.cond22
  %28 = load i32, ptr %y, align 4, !dbg !138
  %idxprom25 = sext i32 %28 to i64, !dbg !139
  %arrayidx26 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7productPKfS0_PfiiE1s to ptr), i64 0, i64 %idxprom25, !dbg !139
  %29 = load i32, ptr %i, align 4, !dbg !140
  %idxprom27 = sext i32 %29 to i64, !dbg !139
  %arrayidx28 = getelementptr inbounds [32 x float], ptr %arrayidx26, i64 0, i64 %idxprom27, !dbg !139
  %30 = load float, ptr %arrayidx28, align 4, !dbg !139
  %31 = load i32, ptr %i, align 4, !dbg !141
  %idxprom29 = sext i32 %31 to i64, !dbg !142
  %arrayidx30 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7productPKfS0_PfiiE1u to ptr), i64 0, i64 %idxprom29, !dbg !142
  %32 = load i32, ptr %x, align 4, !dbg !143
  %idxprom31 = sext i32 %32 to i64, !dbg !142
  %arrayidx32 = getelementptr inbounds [32 x float], ptr %arrayidx30, i64 0, i64 %idxprom31, !dbg !142
  %33 = load float, ptr %arrayidx32, align 4, !dbg !142
  %34 = load float, ptr %sum, align 4, !dbg !144
  %35 = call float @llvm.fmuladd.f32(float %30, float %33, float %34), !dbg !144
  store float %35, ptr %sum, align 4, !dbg !144
  br label %for.inc, !dbg !145

for.inc:                                          ; preds = %for.body24
  %36 = load i32, ptr %i, align 4, !dbg !146
  %inc = add nsw i32 %36, 1, !dbg !146
  store i32 %inc, ptr %i, align 4, !dbg !146
  br label %for.cond22, !dbg !147, !llvm.loop !148

for.end:                                          ; preds = %for.cond22
  br label %for.inc34, !dbg !151

for.inc34:                                        ; preds = %for.end
  %37 = load i32, ptr %p, align 4, !dbg !152
  %add35 = add nsw i32 %37, 32, !dbg !152
  store i32 %add35, ptr %p, align 4, !dbg !152
  %38 = load i32, ptr %nb.addr, align 4, !dbg !153
  %mul36 = mul nsw i32 32, %38, !dbg !154
  %39 = load i32, ptr %q, align 4, !dbg !155
  %add37 = add nsw i32 %39, %mul36, !dbg !155
  store i32 %add37, ptr %q, align 4, !dbg !155
  br label %for.cond, !dbg !156, !llvm.loop !157

for.end38:                                        ; preds = %for.cond
  %40 = load float, ptr %sum, align 4, !dbg !159
  %41 = load ptr, ptr %c.addr, align 8, !dbg !160
  %42 = load i32, ptr %nb.addr, align 4, !dbg !161
  %mul39 = mul nsw i32 %42, 32, !dbg !162
  %43 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !163
  %mul41 = mul i32 %mul39, %43, !dbg !164
  %44 = load i32, ptr %col, align 4, !dbg !165
  %add42 = add i32 %mul41, %44, !dbg !166
  %45 = load i32, ptr %nb.addr, align 4, !dbg !167
  %46 = load i32, ptr %y, align 4, !dbg !168
  %mul43 = mul nsw i32 %45, %46, !dbg !169
  %add44 = add i32 %add42, %mul43, !dbg !170
  %47 = load i32, ptr %x, align 4, !dbg !171
  %add45 = add i32 %add44, %47, !dbg !172
  %idxprom46 = zext i32 %add45 to i64, !dbg !160
  %arrayidx47 = getelementptr inbounds nuw float, ptr %41, i64 %idxprom46, !dbg !160
  store float %40, ptr %arrayidx47, align 4, !dbg !173
  ret void, !dbg !174
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!52, !53, !54, !55}
!llvm.ident = !{!56}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 13, type: !15, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "product", linkageName: "_Z7productPKfS0_Pfii", scope: !3, file: !3, line: 8, type: !4, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !51)
!3 = !DIFile(filename: "product_by_rows.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !9, !10, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !18, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0, !13}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!14 = distinct !DIGlobalVariable(name: "u", scope: !2, file: !3, line: 13, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 32768, elements: !16)
!16 = !{!17, !17}
!17 = !DISubrange(count: 32)
!18 = !{!19, !22, !24, !29, !34, !39, !45, !47}
!19 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !20, file: !21, line: 128)
!20 = !DINamespace(name: "ws_math", scope: null)
!21 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!22 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !23, entity: !20, file: !21, line: 129)
!23 = !DINamespace(name: "std", scope: null)
!24 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !25, file: !21, line: 154)
!25 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !21, file: !21, line: 137, type: !26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!26 = !DISubroutineType(types: !27)
!27 = !{!28, !28}
!28 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !30, file: !21, line: 154)
!30 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !21, file: !21, line: 133, type: !31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!31 = !DISubroutineType(types: !32)
!32 = !{!33, !33}
!33 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!34 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !35, file: !21, line: 154)
!35 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !21, file: !21, line: 134, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!36 = !DISubroutineType(types: !37)
!37 = !{!38, !38}
!38 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !40, file: !21, line: 154)
!40 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !21, file: !21, line: 145, type: !41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!41 = !DISubroutineType(types: !42)
!42 = !{!43, !44}
!43 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!44 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!45 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !46, file: !21, line: 154)
!46 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !21, file: !21, line: 147, type: !41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!47 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !23, entity: !48, file: !21, line: 154)
!48 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !21, file: !21, line: 149, type: !49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!49 = !DISubroutineType(types: !50)
!50 = !{!10, !8}
!51 = !{}
!52 = !{i32 7, !"Dwarf Version", i32 4}
!53 = !{i32 2, !"Debug Info Version", i32 3}
!54 = !{i32 1, !"wchar_size", i32 4}
!55 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!56 = !{!"clang version 22.1.8"}
!57 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 8, type: !6)
!58 = !DILocation(line: 8, column: 38, scope: !2)
!59 = !DILocalVariable(name: "b", arg: 2, scope: !2, file: !3, line: 8, type: !6)
!60 = !DILocation(line: 8, column: 54, scope: !2)
!61 = !DILocalVariable(name: "c", arg: 3, scope: !2, file: !3, line: 8, type: !9)
!62 = !DILocation(line: 8, column: 64, scope: !2)
!63 = !DILocalVariable(name: "na", arg: 4, scope: !2, file: !3, line: 8, type: !10)
!64 = !DILocation(line: 8, column: 71, scope: !2)
!65 = !DILocalVariable(name: "nb", arg: 5, scope: !2, file: !3, line: 8, type: !10)
!66 = !DILocation(line: 8, column: 79, scope: !2)
!67 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 9, type: !10)
!68 = !DILocation(line: 9, column: 7, scope: !2)
!69 = !DILocation(line: 9, column: 11, scope: !2)
!70 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 9, type: !10)
!71 = !DILocation(line: 9, column: 24, scope: !2)
!72 = !DILocation(line: 9, column: 28, scope: !2)
!73 = !DILocalVariable(name: "from", scope: !2, file: !3, line: 10, type: !10)
!74 = !DILocation(line: 10, column: 7, scope: !2)
!75 = !DILocation(line: 10, column: 14, scope: !2)
!76 = !DILocation(line: 10, column: 17, scope: !2)
!77 = !DILocation(line: 10, column: 23, scope: !2)
!78 = !DILocation(line: 10, column: 21, scope: !2)
!79 = !DILocalVariable(name: "to", scope: !2, file: !3, line: 10, type: !10)
!80 = !DILocation(line: 10, column: 35, scope: !2)
!81 = !DILocation(line: 10, column: 40, scope: !2)
!82 = !DILocation(line: 10, column: 47, scope: !2)
!83 = !DILocation(line: 10, column: 45, scope: !2)
!84 = !DILocation(line: 10, column: 50, scope: !2)
!85 = !DILocalVariable(name: "col", scope: !2, file: !3, line: 10, type: !10)
!86 = !DILocation(line: 10, column: 55, scope: !2)
!87 = !DILocation(line: 10, column: 65, scope: !2)
!88 = !DILocation(line: 10, column: 63, scope: !2)
!89 = !DILocalVariable(name: "sum", scope: !2, file: !3, line: 11, type: !8)
!90 = !DILocation(line: 11, column: 9, scope: !2)
!91 = !DILocalVariable(name: "p", scope: !92, file: !3, line: 12, type: !10)
!92 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 3)
!93 = !DILocation(line: 12, column: 12, scope: !92)
!94 = !DILocation(line: 12, column: 16, scope: !92)
!95 = !DILocalVariable(name: "q", scope: !92, file: !3, line: 12, type: !10)
!96 = !DILocation(line: 12, column: 22, scope: !92)
!97 = !DILocation(line: 12, column: 26, scope: !92)
!98 = !DILocation(line: 12, column: 8, scope: !92)
!99 = !DILocation(line: 12, column: 31, scope: !100)
!100 = distinct !DILexicalBlock(scope: !92, file: !3, line: 12, column: 3)
!101 = !DILocation(line: 12, column: 36, scope: !100)
!102 = !DILocation(line: 12, column: 33, scope: !100)
!103 = !DILocation(line: 12, column: 3, scope: !92)
!104 = !DILocation(line: 14, column: 15, scope: !105)
!105 = distinct !DILexicalBlock(scope: !100, file: !3, line: 12, column: 61)
!106 = !DILocation(line: 14, column: 17, scope: !105)
!107 = !DILocation(line: 14, column: 21, scope: !105)
!108 = !DILocation(line: 14, column: 26, scope: !105)
!109 = !DILocation(line: 14, column: 24, scope: !105)
!110 = !DILocation(line: 14, column: 19, scope: !105)
!111 = !DILocation(line: 14, column: 30, scope: !105)
!112 = !DILocation(line: 14, column: 28, scope: !105)
!113 = !DILocation(line: 14, column: 7, scope: !105)
!114 = !DILocation(line: 14, column: 5, scope: !105)
!115 = !DILocation(line: 14, column: 10, scope: !105)
!116 = !DILocation(line: 14, column: 13, scope: !105)
!117 = !DILocation(line: 15, column: 15, scope: !105)
!118 = !DILocation(line: 15, column: 17, scope: !105)
!119 = !DILocation(line: 15, column: 21, scope: !105)
!120 = !DILocation(line: 15, column: 26, scope: !105)
!121 = !DILocation(line: 15, column: 24, scope: !105)
!122 = !DILocation(line: 15, column: 19, scope: !105)
!123 = !DILocation(line: 15, column: 30, scope: !105)
!124 = !DILocation(line: 15, column: 28, scope: !105)
!125 = !DILocation(line: 15, column: 7, scope: !105)
!126 = !DILocation(line: 15, column: 5, scope: !105)
!127 = !DILocation(line: 15, column: 10, scope: !105)
!128 = !DILocation(line: 15, column: 13, scope: !105)
!129 = !DILocation(line: 16, column: 5, scope: !105)
!130 = !DILocalVariable(name: "i", scope: !131, file: !3, line: 17, type: !10)
!131 = distinct !DILexicalBlock(scope: !105, file: !3, line: 17, column: 5)
!132 = !DILocation(line: 17, column: 14, scope: !131)
!133 = !DILocation(line: 17, column: 10, scope: !131)
!134 = !DILocation(line: 17, column: 21, scope: !135)
!135 = distinct !DILexicalBlock(scope: !131, file: !3, line: 17, column: 5)
!136 = !DILocation(line: 17, column: 23, scope: !135)
!137 = !DILocation(line: 17, column: 5, scope: !131)
!138 = !DILocation(line: 17, column: 42, scope: !135)
!139 = !DILocation(line: 17, column: 40, scope: !135)
!140 = !DILocation(line: 17, column: 45, scope: !135)
!141 = !DILocation(line: 17, column: 52, scope: !135)
!142 = !DILocation(line: 17, column: 50, scope: !135)
!143 = !DILocation(line: 17, column: 55, scope: !135)
!144 = !DILocation(line: 17, column: 37, scope: !135)
!145 = !DILocation(line: 17, column: 33, scope: !135)
!146 = !DILocation(line: 17, column: 29, scope: !135)
!147 = !DILocation(line: 17, column: 5, scope: !135)
!148 = distinct !{!148, !137, !149, !150}
!149 = !DILocation(line: 17, column: 56, scope: !131)
!150 = !{!"llvm.loop.mustprogress"}
!151 = !DILocation(line: 18, column: 3, scope: !105)
!152 = !DILocation(line: 12, column: 42, scope: !100)
!153 = !DILocation(line: 12, column: 57, scope: !100)
!154 = !DILocation(line: 12, column: 55, scope: !100)
!155 = !DILocation(line: 12, column: 50, scope: !100)
!156 = !DILocation(line: 12, column: 3, scope: !100)
!157 = distinct !{!157, !103, !158, !150}
!158 = !DILocation(line: 18, column: 3, scope: !92)
!159 = !DILocation(line: 19, column: 47, scope: !2)
!160 = !DILocation(line: 19, column: 3, scope: !2)
!161 = !DILocation(line: 19, column: 5, scope: !2)
!162 = !DILocation(line: 19, column: 8, scope: !2)
!163 = !DILocation(line: 19, column: 14, scope: !2)
!164 = !DILocation(line: 19, column: 12, scope: !2)
!165 = !DILocation(line: 19, column: 27, scope: !2)
!166 = !DILocation(line: 19, column: 25, scope: !2)
!167 = !DILocation(line: 19, column: 33, scope: !2)
!168 = !DILocation(line: 19, column: 38, scope: !2)
!169 = !DILocation(line: 19, column: 36, scope: !2)
!170 = !DILocation(line: 19, column: 31, scope: !2)
!171 = !DILocation(line: 19, column: 42, scope: !2)
!172 = !DILocation(line: 19, column: 40, scope: !2)
!173 = !DILocation(line: 19, column: 45, scope: !2)
!174 = !DILocation(line: 20, column: 1, scope: !2)
