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
    #dbg_declare(ptr %a.addr, !30, !DIExpression(), !31)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !32, !DIExpression(), !33)
  store ptr %c, ptr %c.addr, align 8
    #dbg_declare(ptr %c.addr, !34, !DIExpression(), !35)
  store i32 %na, ptr %na.addr, align 4
    #dbg_declare(ptr %na.addr, !36, !DIExpression(), !37)
  store i32 %nb, ptr %nb.addr, align 4
    #dbg_declare(ptr %nb.addr, !38, !DIExpression(), !39)
    #dbg_declare(ptr %x, !40, !DIExpression(), !41)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !42
  store i32 %0, ptr %x, align 4, !dbg !41
    #dbg_declare(ptr %y, !43, !DIExpression(), !44)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !45
  store i32 %1, ptr %y, align 4, !dbg !44
    #dbg_declare(ptr %from, !46, !DIExpression(), !47)
  %2 = load i32, ptr %na.addr, align 4, !dbg !48
  %mul = mul nsw i32 %2, 32, !dbg !49
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !50
  %mul3 = mul i32 %mul, %3, !dbg !51
  store i32 %mul3, ptr %from, align 4, !dbg !47
    #dbg_declare(ptr %to, !52, !DIExpression(), !53)
  %4 = load i32, ptr %from, align 4, !dbg !54
  %5 = load i32, ptr %na.addr, align 4, !dbg !55
  %add = add nsw i32 %4, %5, !dbg !56
  %sub = sub nsw i32 %add, 1, !dbg !57
  store i32 %sub, ptr %to, align 4, !dbg !53
    #dbg_declare(ptr %col, !58, !DIExpression(), !59)
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !60
  %mul5 = mul i32 32, %6, !dbg !61
  store i32 %mul5, ptr %col, align 4, !dbg !59
    #dbg_declare(ptr %sum, !62, !DIExpression(), !63)
  store float 0.000000e+00, ptr %sum, align 4, !dbg !63
    #dbg_declare(ptr %p, !64, !DIExpression(), !66)
  %7 = load i32, ptr %from, align 4, !dbg !67
  store i32 %7, ptr %p, align 4, !dbg !66
    #dbg_declare(ptr %q, !68, !DIExpression(), !69)
  %8 = load i32, ptr %col, align 4, !dbg !70
  store i32 %8, ptr %q, align 4, !dbg !69
  br label %for.cond, !dbg !71

for.cond:                                         ; preds = %for.inc34, %entry
  %9 = load i32, ptr %p, align 4, !dbg !72
  %10 = load i32, ptr %to, align 4, !dbg !74
  %cmp = icmp sle i32 %9, %10, !dbg !75
  br i1 %cmp, label %for.body, label %for.end38, !dbg !76

for.body:                                         ; preds = %for.cond
  %11 = load ptr, ptr %a.addr, align 8, !dbg !77
  %12 = load i32, ptr %p, align 4, !dbg !79
  %13 = load i32, ptr %na.addr, align 4, !dbg !80
  %14 = load i32, ptr %y, align 4, !dbg !81
  %mul6 = mul nsw i32 %13, %14, !dbg !82
  %add7 = add nsw i32 %12, %mul6, !dbg !83
  %15 = load i32, ptr %x, align 4, !dbg !84
  %add8 = add nsw i32 %add7, %15, !dbg !85
  %idxprom = sext i32 %add8 to i64, !dbg !77
  %arrayidx = getelementptr inbounds float, ptr %11, i64 %idxprom, !dbg !77
  %16 = load float, ptr %arrayidx, align 4, !dbg !77
  %17 = load i32, ptr %y, align 4, !dbg !86
  %idxprom9 = sext i32 %17 to i64, !dbg !87
  %arrayidx10 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7productPKfS0_PfiiE1s to ptr), i64 0, i64 %idxprom9, !dbg !87
  %18 = load i32, ptr %x, align 4, !dbg !88
  %idxprom11 = sext i32 %18 to i64, !dbg !87
  %arrayidx12 = getelementptr inbounds [32 x float], ptr %arrayidx10, i64 0, i64 %idxprom11, !dbg !87
  store float %16, ptr %arrayidx12, align 4, !dbg !89
  %19 = load ptr, ptr %b.addr, align 8, !dbg !90
  %20 = load i32, ptr %q, align 4, !dbg !91
  %21 = load i32, ptr %nb.addr, align 4, !dbg !92
  %22 = load i32, ptr %y, align 4, !dbg !93
  %mul13 = mul nsw i32 %21, %22, !dbg !94
  %add14 = add nsw i32 %20, %mul13, !dbg !95
  %23 = load i32, ptr %x, align 4, !dbg !96
  %add15 = add nsw i32 %add14, %23, !dbg !97
  %idxprom16 = sext i32 %add15 to i64, !dbg !90
  %arrayidx17 = getelementptr inbounds float, ptr %19, i64 %idxprom16, !dbg !90
  %24 = load float, ptr %arrayidx17, align 4, !dbg !90
  %25 = load i32, ptr %y, align 4, !dbg !98
  %idxprom18 = sext i32 %25 to i64, !dbg !99
  %arrayidx19 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7productPKfS0_PfiiE1u to ptr), i64 0, i64 %idxprom18, !dbg !99
  %26 = load i32, ptr %x, align 4, !dbg !100
  %idxprom20 = sext i32 %26 to i64, !dbg !99
  %arrayidx21 = getelementptr inbounds [32 x float], ptr %arrayidx19, i64 0, i64 %idxprom20, !dbg !99
  store float %24, ptr %arrayidx21, align 4, !dbg !101
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !102
    #dbg_declare(ptr %i, !103, !DIExpression(), !105)
  store i32 0, ptr %i, align 4, !dbg !105
  br label %for.cond22, !dbg !106

for.cond22:                                       ; preds = %for.inc, %for.body
  %27 = load i32, ptr %i, align 4, !dbg !107
  %cmp23 = icmp slt i32 %27, 32, !dbg !109
  br i1 %cmp23, label %for.body24, label %for.end, !dbg !110

for.body24:                                       ; preds = %for.cond22
  %28 = load i32, ptr %y, align 4, !dbg !111
  %idxprom25 = sext i32 %28 to i64, !dbg !112
  %arrayidx26 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7productPKfS0_PfiiE1s to ptr), i64 0, i64 %idxprom25, !dbg !112
  %29 = load i32, ptr %i, align 4, !dbg !113
  %idxprom27 = sext i32 %29 to i64, !dbg !112
  %arrayidx28 = getelementptr inbounds [32 x float], ptr %arrayidx26, i64 0, i64 %idxprom27, !dbg !112
  %30 = load float, ptr %arrayidx28, align 4, !dbg !112
  %31 = load i32, ptr %i, align 4, !dbg !114
  %idxprom29 = sext i32 %31 to i64, !dbg !115
  %arrayidx30 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7productPKfS0_PfiiE1u to ptr), i64 0, i64 %idxprom29, !dbg !115
  %32 = load i32, ptr %x, align 4, !dbg !116
  %idxprom31 = sext i32 %32 to i64, !dbg !115
  %arrayidx32 = getelementptr inbounds [32 x float], ptr %arrayidx30, i64 0, i64 %idxprom31, !dbg !115
  %33 = load float, ptr %arrayidx32, align 4, !dbg !115
  %34 = load float, ptr %sum, align 4, !dbg !117
  %35 = call float @llvm.fmuladd.f32(float %30, float %33, float %34), !dbg !117
  store float %35, ptr %sum, align 4, !dbg !117
  br label %for.inc, !dbg !118

for.inc:                                          ; preds = %for.body24
  %36 = load i32, ptr %i, align 4, !dbg !119
  %inc = add nsw i32 %36, 1, !dbg !119
  store i32 %inc, ptr %i, align 4, !dbg !119
  br label %for.cond22, !dbg !120, !llvm.loop !121

for.end:                                          ; preds = %for.cond22
  br label %for.inc34, !dbg !124

for.inc34:                                        ; preds = %for.end
  %37 = load i32, ptr %p, align 4, !dbg !125
  %add35 = add nsw i32 %37, 32, !dbg !125
  store i32 %add35, ptr %p, align 4, !dbg !125
  %38 = load i32, ptr %nb.addr, align 4, !dbg !126
  %mul36 = mul nsw i32 32, %38, !dbg !127
  %39 = load i32, ptr %q, align 4, !dbg !128
  %add37 = add nsw i32 %39, %mul36, !dbg !128
  store i32 %add37, ptr %q, align 4, !dbg !128
  br label %for.cond, !dbg !129, !llvm.loop !130

for.end38:                                        ; preds = %for.cond
  %40 = load float, ptr %sum, align 4, !dbg !132
  %41 = load ptr, ptr %c.addr, align 8, !dbg !133
  %42 = load i32, ptr %nb.addr, align 4, !dbg !134
  %mul39 = mul nsw i32 %42, 32, !dbg !135
  %43 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !136
  %mul41 = mul i32 %mul39, %43, !dbg !137
  %44 = load i32, ptr %col, align 4, !dbg !138
  %add42 = add i32 %mul41, %44, !dbg !139
  %45 = load i32, ptr %nb.addr, align 4, !dbg !140
  %46 = load i32, ptr %y, align 4, !dbg !141
  %mul43 = mul nsw i32 %45, %46, !dbg !142
  %add44 = add i32 %add42, %mul43, !dbg !143
  %47 = load i32, ptr %x, align 4, !dbg !144
  %add45 = add i32 %add44, %47, !dbg !145
  %idxprom46 = zext i32 %add45 to i64, !dbg !133
  %arrayidx47 = getelementptr inbounds nuw float, ptr %41, i64 %idxprom46, !dbg !133
  store float %40, ptr %arrayidx47, align 4, !dbg !146
  ret void, !dbg !147
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
!llvm.module.flags = !{!25, !26, !27, !28}
!llvm.ident = !{!29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 13, type: !15, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "product", linkageName: "_Z7productPKfS0_Pfii", scope: !3, file: !3, line: 8, type: !4, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !24)
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
!18 = !{!19, !22}
!19 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !20, file: !21, line: 214)
!20 = !DINamespace(name: "ws_math", scope: null)
!21 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!22 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !23, entity: !20, file: !21, line: 215)
!23 = !DINamespace(name: "std", scope: null)
!24 = !{}
!25 = !{i32 7, !"Dwarf Version", i32 4}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!29 = !{!"clang version 22.1.8"}
!30 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 8, type: !6)
!31 = !DILocation(line: 8, column: 38, scope: !2)
!32 = !DILocalVariable(name: "b", arg: 2, scope: !2, file: !3, line: 8, type: !6)
!33 = !DILocation(line: 8, column: 54, scope: !2)
!34 = !DILocalVariable(name: "c", arg: 3, scope: !2, file: !3, line: 8, type: !9)
!35 = !DILocation(line: 8, column: 64, scope: !2)
!36 = !DILocalVariable(name: "na", arg: 4, scope: !2, file: !3, line: 8, type: !10)
!37 = !DILocation(line: 8, column: 71, scope: !2)
!38 = !DILocalVariable(name: "nb", arg: 5, scope: !2, file: !3, line: 8, type: !10)
!39 = !DILocation(line: 8, column: 79, scope: !2)
!40 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 9, type: !10)
!41 = !DILocation(line: 9, column: 7, scope: !2)
!42 = !DILocation(line: 9, column: 11, scope: !2)
!43 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 9, type: !10)
!44 = !DILocation(line: 9, column: 24, scope: !2)
!45 = !DILocation(line: 9, column: 28, scope: !2)
!46 = !DILocalVariable(name: "from", scope: !2, file: !3, line: 10, type: !10)
!47 = !DILocation(line: 10, column: 7, scope: !2)
!48 = !DILocation(line: 10, column: 14, scope: !2)
!49 = !DILocation(line: 10, column: 17, scope: !2)
!50 = !DILocation(line: 10, column: 23, scope: !2)
!51 = !DILocation(line: 10, column: 21, scope: !2)
!52 = !DILocalVariable(name: "to", scope: !2, file: !3, line: 10, type: !10)
!53 = !DILocation(line: 10, column: 35, scope: !2)
!54 = !DILocation(line: 10, column: 40, scope: !2)
!55 = !DILocation(line: 10, column: 47, scope: !2)
!56 = !DILocation(line: 10, column: 45, scope: !2)
!57 = !DILocation(line: 10, column: 50, scope: !2)
!58 = !DILocalVariable(name: "col", scope: !2, file: !3, line: 10, type: !10)
!59 = !DILocation(line: 10, column: 55, scope: !2)
!60 = !DILocation(line: 10, column: 65, scope: !2)
!61 = !DILocation(line: 10, column: 63, scope: !2)
!62 = !DILocalVariable(name: "sum", scope: !2, file: !3, line: 11, type: !8)
!63 = !DILocation(line: 11, column: 9, scope: !2)
!64 = !DILocalVariable(name: "p", scope: !65, file: !3, line: 12, type: !10)
!65 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 3)
!66 = !DILocation(line: 12, column: 12, scope: !65)
!67 = !DILocation(line: 12, column: 16, scope: !65)
!68 = !DILocalVariable(name: "q", scope: !65, file: !3, line: 12, type: !10)
!69 = !DILocation(line: 12, column: 22, scope: !65)
!70 = !DILocation(line: 12, column: 26, scope: !65)
!71 = !DILocation(line: 12, column: 8, scope: !65)
!72 = !DILocation(line: 12, column: 31, scope: !73)
!73 = distinct !DILexicalBlock(scope: !65, file: !3, line: 12, column: 3)
!74 = !DILocation(line: 12, column: 36, scope: !73)
!75 = !DILocation(line: 12, column: 33, scope: !73)
!76 = !DILocation(line: 12, column: 3, scope: !65)
!77 = !DILocation(line: 14, column: 15, scope: !78)
!78 = distinct !DILexicalBlock(scope: !73, file: !3, line: 12, column: 61)
!79 = !DILocation(line: 14, column: 17, scope: !78)
!80 = !DILocation(line: 14, column: 21, scope: !78)
!81 = !DILocation(line: 14, column: 26, scope: !78)
!82 = !DILocation(line: 14, column: 24, scope: !78)
!83 = !DILocation(line: 14, column: 19, scope: !78)
!84 = !DILocation(line: 14, column: 30, scope: !78)
!85 = !DILocation(line: 14, column: 28, scope: !78)
!86 = !DILocation(line: 14, column: 7, scope: !78)
!87 = !DILocation(line: 14, column: 5, scope: !78)
!88 = !DILocation(line: 14, column: 10, scope: !78)
!89 = !DILocation(line: 14, column: 13, scope: !78)
!90 = !DILocation(line: 15, column: 15, scope: !78)
!91 = !DILocation(line: 15, column: 17, scope: !78)
!92 = !DILocation(line: 15, column: 21, scope: !78)
!93 = !DILocation(line: 15, column: 26, scope: !78)
!94 = !DILocation(line: 15, column: 24, scope: !78)
!95 = !DILocation(line: 15, column: 19, scope: !78)
!96 = !DILocation(line: 15, column: 30, scope: !78)
!97 = !DILocation(line: 15, column: 28, scope: !78)
!98 = !DILocation(line: 15, column: 7, scope: !78)
!99 = !DILocation(line: 15, column: 5, scope: !78)
!100 = !DILocation(line: 15, column: 10, scope: !78)
!101 = !DILocation(line: 15, column: 13, scope: !78)
!102 = !DILocation(line: 16, column: 5, scope: !78)
!103 = !DILocalVariable(name: "i", scope: !104, file: !3, line: 17, type: !10)
!104 = distinct !DILexicalBlock(scope: !78, file: !3, line: 17, column: 5)
!105 = !DILocation(line: 17, column: 14, scope: !104)
!106 = !DILocation(line: 17, column: 10, scope: !104)
!107 = !DILocation(line: 17, column: 21, scope: !108)
!108 = distinct !DILexicalBlock(scope: !104, file: !3, line: 17, column: 5)
!109 = !DILocation(line: 17, column: 23, scope: !108)
!110 = !DILocation(line: 17, column: 5, scope: !104)
!111 = !DILocation(line: 17, column: 42, scope: !108)
!112 = !DILocation(line: 17, column: 40, scope: !108)
!113 = !DILocation(line: 17, column: 45, scope: !108)
!114 = !DILocation(line: 17, column: 52, scope: !108)
!115 = !DILocation(line: 17, column: 50, scope: !108)
!116 = !DILocation(line: 17, column: 55, scope: !108)
!117 = !DILocation(line: 17, column: 37, scope: !108)
!118 = !DILocation(line: 17, column: 33, scope: !108)
!119 = !DILocation(line: 17, column: 29, scope: !108)
!120 = !DILocation(line: 17, column: 5, scope: !108)
!121 = distinct !{!121, !110, !122, !123}
!122 = !DILocation(line: 17, column: 56, scope: !104)
!123 = !{!"llvm.loop.mustprogress"}
!124 = !DILocation(line: 18, column: 3, scope: !78)
!125 = !DILocation(line: 12, column: 42, scope: !73)
!126 = !DILocation(line: 12, column: 57, scope: !73)
!127 = !DILocation(line: 12, column: 55, scope: !73)
!128 = !DILocation(line: 12, column: 50, scope: !73)
!129 = !DILocation(line: 12, column: 3, scope: !73)
!130 = distinct !{!130, !76, !131, !123}
!131 = !DILocation(line: 18, column: 3, scope: !65)
!132 = !DILocation(line: 19, column: 47, scope: !2)
!133 = !DILocation(line: 19, column: 3, scope: !2)
!134 = !DILocation(line: 19, column: 5, scope: !2)
!135 = !DILocation(line: 19, column: 8, scope: !2)
!136 = !DILocation(line: 19, column: 14, scope: !2)
!137 = !DILocation(line: 19, column: 12, scope: !2)
!138 = !DILocation(line: 19, column: 27, scope: !2)
!139 = !DILocation(line: 19, column: 25, scope: !2)
!140 = !DILocation(line: 19, column: 33, scope: !2)
!141 = !DILocation(line: 19, column: 38, scope: !2)
!142 = !DILocation(line: 19, column: 36, scope: !2)
!143 = !DILocation(line: 19, column: 31, scope: !2)
!144 = !DILocation(line: 19, column: 42, scope: !2)
!145 = !DILocation(line: 19, column: 40, scope: !2)
!146 = !DILocation(line: 19, column: 45, scope: !2)
!147 = !DILocation(line: 20, column: 1, scope: !2)
