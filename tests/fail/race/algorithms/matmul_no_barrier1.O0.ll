; ModuleID = 'matmul_no_barrier1.cu'
source_filename = "matmul_no_barrier1.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ1kPfPKfS1_iE2as = internal addrspace(3) global [8 x [8 x float]] undef, align 4, !dbg !0
@_ZZ1kPfPKfS1_iE2bs = internal addrspace(3) global [8 x [8 x float]] undef, align 4, !dbg !13
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPfPKfS1_i(ptr noundef %c, ptr noundef %a, ptr noundef %b, i32 noundef %n) #0 !dbg !2 {
entry:
  %c.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %col = alloca i32, align 4
  %row = alloca i32, align 4
  %acc = alloca float, align 4
  %m = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %c, ptr %c.addr, align 8
    #dbg_declare(ptr %c.addr, !30, !DIExpression(), !31)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !32, !DIExpression(), !33)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !34, !DIExpression(), !35)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !36, !DIExpression(), !37)
    #dbg_declare(ptr %x, !38, !DIExpression(), !39)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !40
  store i32 %0, ptr %x, align 4, !dbg !39
    #dbg_declare(ptr %y, !41, !DIExpression(), !42)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !43
  store i32 %1, ptr %y, align 4, !dbg !42
    #dbg_declare(ptr %col, !44, !DIExpression(), !45)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !46
  %mul = mul i32 %2, 8, !dbg !47
  %3 = load i32, ptr %x, align 4, !dbg !48
  %add = add i32 %mul, %3, !dbg !49
  store i32 %add, ptr %col, align 4, !dbg !45
    #dbg_declare(ptr %row, !50, !DIExpression(), !51)
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !52
  %mul4 = mul i32 %4, 8, !dbg !53
  %5 = load i32, ptr %y, align 4, !dbg !54
  %add5 = add i32 %mul4, %5, !dbg !55
  store i32 %add5, ptr %row, align 4, !dbg !51
    #dbg_declare(ptr %acc, !56, !DIExpression(), !57)
  store float 0.000000e+00, ptr %acc, align 4, !dbg !57
    #dbg_declare(ptr %m, !58, !DIExpression(), !60)
  store i32 0, ptr %m, align 4, !dbg !60
  br label %for.cond, !dbg !61

for.cond:                                         ; preds = %for.inc34, %entry
  %6 = load i32, ptr %m, align 4, !dbg !62
  %7 = load i32, ptr %n.addr, align 4, !dbg !64
  %cmp = icmp slt i32 %6, %7, !dbg !65
  br i1 %cmp, label %for.body, label %for.end36, !dbg !66

for.body:                                         ; preds = %for.cond
  %8 = load ptr, ptr %a.addr, align 8, !dbg !67
  %9 = load i32, ptr %row, align 4, !dbg !69
  %10 = load i32, ptr %n.addr, align 4, !dbg !70
  %mul6 = mul nsw i32 %9, %10, !dbg !71
  %11 = load i32, ptr %m, align 4, !dbg !72
  %add7 = add nsw i32 %mul6, %11, !dbg !73
  %12 = load i32, ptr %x, align 4, !dbg !74
  %add8 = add nsw i32 %add7, %12, !dbg !75
  %idxprom = sext i32 %add8 to i64, !dbg !67
  %arrayidx = getelementptr inbounds float, ptr %8, i64 %idxprom, !dbg !67
  %13 = load float, ptr %arrayidx, align 4, !dbg !67
  %14 = load i32, ptr %y, align 4, !dbg !76
  %idxprom9 = sext i32 %14 to i64, !dbg !77
  %arrayidx10 = getelementptr inbounds [8 x [8 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfPKfS1_iE2as to ptr), i64 0, i64 %idxprom9, !dbg !77
  %15 = load i32, ptr %x, align 4, !dbg !78
  %idxprom11 = sext i32 %15 to i64, !dbg !77
  %arrayidx12 = getelementptr inbounds [8 x float], ptr %arrayidx10, i64 0, i64 %idxprom11, !dbg !77
  store float %13, ptr %arrayidx12, align 4, !dbg !79
  %16 = load ptr, ptr %b.addr, align 8, !dbg !80
  %17 = load i32, ptr %m, align 4, !dbg !81
  %18 = load i32, ptr %y, align 4, !dbg !82
  %add13 = add nsw i32 %17, %18, !dbg !83
  %19 = load i32, ptr %n.addr, align 4, !dbg !84
  %mul14 = mul nsw i32 %add13, %19, !dbg !85
  %20 = load i32, ptr %col, align 4, !dbg !86
  %add15 = add nsw i32 %mul14, %20, !dbg !87
  %idxprom16 = sext i32 %add15 to i64, !dbg !80
  %arrayidx17 = getelementptr inbounds float, ptr %16, i64 %idxprom16, !dbg !80
  %21 = load float, ptr %arrayidx17, align 4, !dbg !80
  %22 = load i32, ptr %y, align 4, !dbg !88
  %idxprom18 = sext i32 %22 to i64, !dbg !89
  %arrayidx19 = getelementptr inbounds [8 x [8 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfPKfS1_iE2bs to ptr), i64 0, i64 %idxprom18, !dbg !89
  %23 = load i32, ptr %x, align 4, !dbg !90
  %idxprom20 = sext i32 %23 to i64, !dbg !89
  %arrayidx21 = getelementptr inbounds [8 x float], ptr %arrayidx19, i64 0, i64 %idxprom20, !dbg !89
  store float %21, ptr %arrayidx21, align 4, !dbg !91
    #dbg_declare(ptr %i, !92, !DIExpression(), !94)
  store i32 0, ptr %i, align 4, !dbg !94
  br label %for.cond22, !dbg !95

for.cond22:                                       ; preds = %for.inc, %for.body
  %24 = load i32, ptr %i, align 4, !dbg !96
  %cmp23 = icmp slt i32 %24, 8, !dbg !98
  br i1 %cmp23, label %for.body24, label %for.end, !dbg !99

for.body24:                                       ; preds = %for.cond22
  %25 = load i32, ptr %y, align 4, !dbg !100
  %idxprom25 = sext i32 %25 to i64, !dbg !101
  %arrayidx26 = getelementptr inbounds [8 x [8 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfPKfS1_iE2as to ptr), i64 0, i64 %idxprom25, !dbg !101
  %26 = load i32, ptr %i, align 4, !dbg !102
  %idxprom27 = sext i32 %26 to i64, !dbg !101
  %arrayidx28 = getelementptr inbounds [8 x float], ptr %arrayidx26, i64 0, i64 %idxprom27, !dbg !101
  %27 = load float, ptr %arrayidx28, align 4, !dbg !101
  %28 = load i32, ptr %i, align 4, !dbg !103
  %idxprom29 = sext i32 %28 to i64, !dbg !104
  %arrayidx30 = getelementptr inbounds [8 x [8 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfPKfS1_iE2bs to ptr), i64 0, i64 %idxprom29, !dbg !104
  %29 = load i32, ptr %x, align 4, !dbg !105
  %idxprom31 = sext i32 %29 to i64, !dbg !104
  %arrayidx32 = getelementptr inbounds [8 x float], ptr %arrayidx30, i64 0, i64 %idxprom31, !dbg !104
  %30 = load float, ptr %arrayidx32, align 4, !dbg !104
  %31 = load float, ptr %acc, align 4, !dbg !106
  %32 = call float @llvm.fmuladd.f32(float %27, float %30, float %31), !dbg !106
  store float %32, ptr %acc, align 4, !dbg !106
  br label %for.inc, !dbg !107

for.inc:                                          ; preds = %for.body24
  %33 = load i32, ptr %i, align 4, !dbg !108
  %inc = add nsw i32 %33, 1, !dbg !108
  store i32 %inc, ptr %i, align 4, !dbg !108
  br label %for.cond22, !dbg !109, !llvm.loop !110

for.end:                                          ; preds = %for.cond22
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !113
  br label %for.inc34, !dbg !114

for.inc34:                                        ; preds = %for.end
  %34 = load i32, ptr %m, align 4, !dbg !115
  %add35 = add nsw i32 %34, 8, !dbg !115
  store i32 %add35, ptr %m, align 4, !dbg !115
  br label %for.cond, !dbg !116, !llvm.loop !117

for.end36:                                        ; preds = %for.cond
  %35 = load float, ptr %acc, align 4, !dbg !119
  %36 = load ptr, ptr %c.addr, align 8, !dbg !120
  %37 = load i32, ptr %row, align 4, !dbg !121
  %38 = load i32, ptr %n.addr, align 4, !dbg !122
  %mul37 = mul nsw i32 %37, %38, !dbg !123
  %39 = load i32, ptr %col, align 4, !dbg !124
  %add38 = add nsw i32 %mul37, %39, !dbg !125
  %idxprom39 = sext i32 %add38 to i64, !dbg !120
  %arrayidx40 = getelementptr inbounds float, ptr %36, i64 %idxprom39, !dbg !120
  store float %35, ptr %arrayidx40, align 4, !dbg !126
  ret void, !dbg !127
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!25, !26, !27, !28}
!llvm.ident = !{!29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "as", scope: !2, file: !3, line: 12, type: !15, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPfPKfS1_i", scope: !3, file: !3, line: 11, type: !4, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !24)
!3 = !DIFile(filename: "matmul_no_barrier1.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8, !8, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !18, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0, !13}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!14 = distinct !DIGlobalVariable(name: "bs", scope: !2, file: !3, line: 13, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 2048, elements: !16)
!16 = !{!17, !17}
!17 = !DISubrange(count: 8)
!18 = !{!19, !22}
!19 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !20, file: !21, line: 206)
!20 = !DINamespace(name: "ws_math", scope: null)
!21 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!22 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !23, entity: !20, file: !21, line: 207)
!23 = !DINamespace(name: "std", scope: null)
!24 = !{}
!25 = !{i32 7, !"Dwarf Version", i32 4}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!29 = !{!"clang version 22.1.8"}
!30 = !DILocalVariable(name: "c", arg: 1, scope: !2, file: !3, line: 11, type: !6)
!31 = !DILocation(line: 11, column: 26, scope: !2)
!32 = !DILocalVariable(name: "a", arg: 2, scope: !2, file: !3, line: 11, type: !8)
!33 = !DILocation(line: 11, column: 42, scope: !2)
!34 = !DILocalVariable(name: "b", arg: 3, scope: !2, file: !3, line: 11, type: !8)
!35 = !DILocation(line: 11, column: 58, scope: !2)
!36 = !DILocalVariable(name: "n", arg: 4, scope: !2, file: !3, line: 11, type: !10)
!37 = !DILocation(line: 11, column: 65, scope: !2)
!38 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 14, type: !10)
!39 = !DILocation(line: 14, column: 7, scope: !2)
!40 = !DILocation(line: 14, column: 11, scope: !2)
!41 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 14, type: !10)
!42 = !DILocation(line: 14, column: 24, scope: !2)
!43 = !DILocation(line: 14, column: 28, scope: !2)
!44 = !DILocalVariable(name: "col", scope: !2, file: !3, line: 15, type: !10)
!45 = !DILocation(line: 15, column: 7, scope: !2)
!46 = !DILocation(line: 15, column: 13, scope: !2)
!47 = !DILocation(line: 15, column: 24, scope: !2)
!48 = !DILocation(line: 15, column: 30, scope: !2)
!49 = !DILocation(line: 15, column: 28, scope: !2)
!50 = !DILocalVariable(name: "row", scope: !2, file: !3, line: 15, type: !10)
!51 = !DILocation(line: 15, column: 33, scope: !2)
!52 = !DILocation(line: 15, column: 39, scope: !2)
!53 = !DILocation(line: 15, column: 50, scope: !2)
!54 = !DILocation(line: 15, column: 56, scope: !2)
!55 = !DILocation(line: 15, column: 54, scope: !2)
!56 = !DILocalVariable(name: "acc", scope: !2, file: !3, line: 16, type: !7)
!57 = !DILocation(line: 16, column: 9, scope: !2)
!58 = !DILocalVariable(name: "m", scope: !59, file: !3, line: 17, type: !10)
!59 = distinct !DILexicalBlock(scope: !2, file: !3, line: 17, column: 3)
!60 = !DILocation(line: 17, column: 12, scope: !59)
!61 = !DILocation(line: 17, column: 8, scope: !59)
!62 = !DILocation(line: 17, column: 19, scope: !63)
!63 = distinct !DILexicalBlock(scope: !59, file: !3, line: 17, column: 3)
!64 = !DILocation(line: 17, column: 23, scope: !63)
!65 = !DILocation(line: 17, column: 21, scope: !63)
!66 = !DILocation(line: 17, column: 3, scope: !59)
!67 = !DILocation(line: 18, column: 16, scope: !68)
!68 = distinct !DILexicalBlock(scope: !63, file: !3, line: 17, column: 34)
!69 = !DILocation(line: 18, column: 18, scope: !68)
!70 = !DILocation(line: 18, column: 24, scope: !68)
!71 = !DILocation(line: 18, column: 22, scope: !68)
!72 = !DILocation(line: 18, column: 28, scope: !68)
!73 = !DILocation(line: 18, column: 26, scope: !68)
!74 = !DILocation(line: 18, column: 32, scope: !68)
!75 = !DILocation(line: 18, column: 30, scope: !68)
!76 = !DILocation(line: 18, column: 8, scope: !68)
!77 = !DILocation(line: 18, column: 5, scope: !68)
!78 = !DILocation(line: 18, column: 11, scope: !68)
!79 = !DILocation(line: 18, column: 14, scope: !68)
!80 = !DILocation(line: 19, column: 16, scope: !68)
!81 = !DILocation(line: 19, column: 19, scope: !68)
!82 = !DILocation(line: 19, column: 23, scope: !68)
!83 = !DILocation(line: 19, column: 21, scope: !68)
!84 = !DILocation(line: 19, column: 28, scope: !68)
!85 = !DILocation(line: 19, column: 26, scope: !68)
!86 = !DILocation(line: 19, column: 32, scope: !68)
!87 = !DILocation(line: 19, column: 30, scope: !68)
!88 = !DILocation(line: 19, column: 8, scope: !68)
!89 = !DILocation(line: 19, column: 5, scope: !68)
!90 = !DILocation(line: 19, column: 11, scope: !68)
!91 = !DILocation(line: 19, column: 14, scope: !68)
!92 = !DILocalVariable(name: "i", scope: !93, file: !3, line: 20, type: !10)
!93 = distinct !DILexicalBlock(scope: !68, file: !3, line: 20, column: 5)
!94 = !DILocation(line: 20, column: 14, scope: !93)
!95 = !DILocation(line: 20, column: 10, scope: !93)
!96 = !DILocation(line: 20, column: 21, scope: !97)
!97 = distinct !DILexicalBlock(scope: !93, file: !3, line: 20, column: 5)
!98 = !DILocation(line: 20, column: 23, scope: !97)
!99 = !DILocation(line: 20, column: 5, scope: !93)
!100 = !DILocation(line: 21, column: 17, scope: !97)
!101 = !DILocation(line: 21, column: 14, scope: !97)
!102 = !DILocation(line: 21, column: 20, scope: !97)
!103 = !DILocation(line: 21, column: 28, scope: !97)
!104 = !DILocation(line: 21, column: 25, scope: !97)
!105 = !DILocation(line: 21, column: 31, scope: !97)
!106 = !DILocation(line: 21, column: 11, scope: !97)
!107 = !DILocation(line: 21, column: 7, scope: !97)
!108 = !DILocation(line: 20, column: 28, scope: !97)
!109 = !DILocation(line: 20, column: 5, scope: !97)
!110 = distinct !{!110, !99, !111, !112}
!111 = !DILocation(line: 21, column: 32, scope: !93)
!112 = !{!"llvm.loop.mustprogress"}
!113 = !DILocation(line: 22, column: 5, scope: !68)
!114 = !DILocation(line: 23, column: 3, scope: !68)
!115 = !DILocation(line: 17, column: 28, scope: !63)
!116 = !DILocation(line: 17, column: 3, scope: !63)
!117 = distinct !{!117, !66, !118, !112}
!118 = !DILocation(line: 23, column: 3, scope: !59)
!119 = !DILocation(line: 24, column: 22, scope: !2)
!120 = !DILocation(line: 24, column: 3, scope: !2)
!121 = !DILocation(line: 24, column: 5, scope: !2)
!122 = !DILocation(line: 24, column: 11, scope: !2)
!123 = !DILocation(line: 24, column: 9, scope: !2)
!124 = !DILocation(line: 24, column: 15, scope: !2)
!125 = !DILocation(line: 24, column: 13, scope: !2)
!126 = !DILocation(line: 24, column: 20, scope: !2)
!127 = !DILocation(line: 25, column: 1, scope: !2)
