; ModuleID = 'matmul_one_warp.cu'
source_filename = "matmul_one_warp.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPKfS0_PfE1s = internal addrspace(3) global [3 x [3 x float]] undef, align 4, !dbg !0
@_ZZ1kPKfS0_PfE1t = internal addrspace(3) global [3 x [3 x float]] undef, align 4, !dbg !12
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPKfS0_Pf(ptr noundef %a, ptr noundef %b, ptr noundef %o) #0 !dbg !2 {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %sum = alloca float, align 4
  %tile = alloca i32, align 4
  %m = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !29, !DIExpression(), !30)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !31, !DIExpression(), !32)
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !33, !DIExpression(), !34)
    #dbg_declare(ptr %x, !35, !DIExpression(), !37)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !38
  store i32 %0, ptr %x, align 4, !dbg !37
    #dbg_declare(ptr %y, !39, !DIExpression(), !40)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !41
  store i32 %1, ptr %y, align 4, !dbg !40
    #dbg_declare(ptr %sum, !42, !DIExpression(), !43)
  store float 0.000000e+00, ptr %sum, align 4, !dbg !43
    #dbg_declare(ptr %tile, !44, !DIExpression(), !46)
  store i32 0, ptr %tile, align 4, !dbg !46
  br label %for.cond, !dbg !47

for.cond:                                         ; preds = %for.inc28, %entry
  %2 = load i32, ptr %tile, align 4, !dbg !48
  %cmp = icmp slt i32 %2, 9, !dbg !50
  br i1 %cmp, label %for.body, label %for.end30, !dbg !51

for.body:                                         ; preds = %for.cond
  %3 = load ptr, ptr %a.addr, align 8, !dbg !52
  %4 = load i32, ptr %y, align 4, !dbg !54
  %mul = mul nsw i32 %4, 9, !dbg !55
  %5 = load i32, ptr %tile, align 4, !dbg !56
  %add = add nsw i32 %mul, %5, !dbg !57
  %6 = load i32, ptr %x, align 4, !dbg !58
  %add2 = add nsw i32 %add, %6, !dbg !59
  %idxprom = sext i32 %add2 to i64, !dbg !52
  %arrayidx = getelementptr inbounds float, ptr %3, i64 %idxprom, !dbg !52
  %7 = load float, ptr %arrayidx, align 4, !dbg !52
  %8 = load i32, ptr %y, align 4, !dbg !60
  %idxprom3 = sext i32 %8 to i64, !dbg !61
  %arrayidx4 = getelementptr inbounds [3 x [3 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKfS0_PfE1s to ptr), i64 0, i64 %idxprom3, !dbg !61
  %9 = load i32, ptr %x, align 4, !dbg !62
  %idxprom5 = sext i32 %9 to i64, !dbg !61
  %arrayidx6 = getelementptr inbounds [3 x float], ptr %arrayidx4, i64 0, i64 %idxprom5, !dbg !61
  store float %7, ptr %arrayidx6, align 4, !dbg !63
  %10 = load ptr, ptr %b.addr, align 8, !dbg !64
  %11 = load i32, ptr %tile, align 4, !dbg !65
  %12 = load i32, ptr %y, align 4, !dbg !66
  %add7 = add nsw i32 %11, %12, !dbg !67
  %mul8 = mul nsw i32 %add7, 3, !dbg !68
  %13 = load i32, ptr %x, align 4, !dbg !69
  %add9 = add nsw i32 %mul8, %13, !dbg !70
  %idxprom10 = sext i32 %add9 to i64, !dbg !64
  %arrayidx11 = getelementptr inbounds float, ptr %10, i64 %idxprom10, !dbg !64
  %14 = load float, ptr %arrayidx11, align 4, !dbg !64
  %15 = load i32, ptr %y, align 4, !dbg !71
  %idxprom12 = sext i32 %15 to i64, !dbg !72
  %arrayidx13 = getelementptr inbounds [3 x [3 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKfS0_PfE1t to ptr), i64 0, i64 %idxprom12, !dbg !72
  %16 = load i32, ptr %x, align 4, !dbg !73
  %idxprom14 = sext i32 %16 to i64, !dbg !72
  %arrayidx15 = getelementptr inbounds [3 x float], ptr %arrayidx13, i64 0, i64 %idxprom14, !dbg !72
  store float %14, ptr %arrayidx15, align 4, !dbg !74
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !75
    #dbg_declare(ptr %m, !76, !DIExpression(), !78)
  store i32 0, ptr %m, align 4, !dbg !78
  br label %for.cond16, !dbg !79

for.cond16:                                       ; preds = %for.inc, %for.body
  %17 = load i32, ptr %m, align 4, !dbg !80
  %cmp17 = icmp slt i32 %17, 3, !dbg !82
  br i1 %cmp17, label %for.body18, label %for.end, !dbg !83

for.body18:                                       ; preds = %for.cond16
  %18 = load i32, ptr %y, align 4, !dbg !84
  %idxprom19 = sext i32 %18 to i64, !dbg !85
  %arrayidx20 = getelementptr inbounds [3 x [3 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKfS0_PfE1s to ptr), i64 0, i64 %idxprom19, !dbg !85
  %19 = load i32, ptr %m, align 4, !dbg !86
  %idxprom21 = sext i32 %19 to i64, !dbg !85
  %arrayidx22 = getelementptr inbounds [3 x float], ptr %arrayidx20, i64 0, i64 %idxprom21, !dbg !85
  %20 = load float, ptr %arrayidx22, align 4, !dbg !85
  %21 = load i32, ptr %m, align 4, !dbg !87
  %idxprom23 = sext i32 %21 to i64, !dbg !88
  %arrayidx24 = getelementptr inbounds [3 x [3 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPKfS0_PfE1t to ptr), i64 0, i64 %idxprom23, !dbg !88
  %22 = load i32, ptr %x, align 4, !dbg !89
  %idxprom25 = sext i32 %22 to i64, !dbg !88
  %arrayidx26 = getelementptr inbounds [3 x float], ptr %arrayidx24, i64 0, i64 %idxprom25, !dbg !88
  %23 = load float, ptr %arrayidx26, align 4, !dbg !88
  %24 = load float, ptr %sum, align 4, !dbg !90
  %25 = call float @llvm.fmuladd.f32(float %20, float %23, float %24), !dbg !90
  store float %25, ptr %sum, align 4, !dbg !90
  br label %for.inc, !dbg !91

for.inc:                                          ; preds = %for.body18
  %26 = load i32, ptr %m, align 4, !dbg !92
  %inc = add nsw i32 %26, 1, !dbg !92
  store i32 %inc, ptr %m, align 4, !dbg !92
  br label %for.cond16, !dbg !93, !llvm.loop !94

for.end:                                          ; preds = %for.cond16
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !97
  br label %for.inc28, !dbg !98

for.inc28:                                        ; preds = %for.end
  %27 = load i32, ptr %tile, align 4, !dbg !99
  %add29 = add nsw i32 %27, 3, !dbg !99
  store i32 %add29, ptr %tile, align 4, !dbg !99
  br label %for.cond, !dbg !100, !llvm.loop !101

for.end30:                                        ; preds = %for.cond
  %28 = load float, ptr %sum, align 4, !dbg !103
  %29 = load ptr, ptr %o.addr, align 8, !dbg !104
  %30 = load i32, ptr %y, align 4, !dbg !105
  %mul31 = mul nsw i32 %30, 3, !dbg !106
  %31 = load i32, ptr %x, align 4, !dbg !107
  %add32 = add nsw i32 %mul31, %31, !dbg !108
  %idxprom33 = sext i32 %add32 to i64, !dbg !104
  %arrayidx34 = getelementptr inbounds float, ptr %29, i64 %idxprom33, !dbg !104
  store float %28, ptr %arrayidx34, align 4, !dbg !109
  ret void, !dbg !110
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!24, !25, !26, !27}
!llvm.ident = !{!28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 8, type: !14, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPKfS0_Pf", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !23)
!3 = !DIFile(filename: "matmul_one_warp.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !17, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0, !12}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!13 = distinct !DIGlobalVariable(name: "t", scope: !2, file: !3, line: 8, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 288, elements: !15)
!15 = !{!16, !16}
!16 = !DISubrange(count: 3)
!17 = !{!18, !21}
!18 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !19, file: !20, line: 206)
!19 = !DINamespace(name: "ws_math", scope: null)
!20 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!21 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !22, entity: !19, file: !20, line: 207)
!22 = !DINamespace(name: "std", scope: null)
!23 = !{}
!24 = !{i32 7, !"Dwarf Version", i32 4}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!28 = !{!"clang version 22.1.8"}
!29 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!30 = !DILocation(line: 7, column: 32, scope: !2)
!31 = !DILocalVariable(name: "b", arg: 2, scope: !2, file: !3, line: 7, type: !6)
!32 = !DILocation(line: 7, column: 48, scope: !2)
!33 = !DILocalVariable(name: "o", arg: 3, scope: !2, file: !3, line: 7, type: !9)
!34 = !DILocation(line: 7, column: 58, scope: !2)
!35 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 9, type: !36)
!36 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!37 = !DILocation(line: 9, column: 7, scope: !2)
!38 = !DILocation(line: 9, column: 11, scope: !2)
!39 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 9, type: !36)
!40 = !DILocation(line: 9, column: 24, scope: !2)
!41 = !DILocation(line: 9, column: 28, scope: !2)
!42 = !DILocalVariable(name: "sum", scope: !2, file: !3, line: 10, type: !8)
!43 = !DILocation(line: 10, column: 9, scope: !2)
!44 = !DILocalVariable(name: "tile", scope: !45, file: !3, line: 11, type: !36)
!45 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
!46 = !DILocation(line: 11, column: 12, scope: !45)
!47 = !DILocation(line: 11, column: 8, scope: !45)
!48 = !DILocation(line: 11, column: 22, scope: !49)
!49 = distinct !DILexicalBlock(scope: !45, file: !3, line: 11, column: 3)
!50 = !DILocation(line: 11, column: 27, scope: !49)
!51 = !DILocation(line: 11, column: 3, scope: !45)
!52 = !DILocation(line: 12, column: 15, scope: !53)
!53 = distinct !DILexicalBlock(scope: !49, file: !3, line: 11, column: 43)
!54 = !DILocation(line: 12, column: 17, scope: !53)
!55 = !DILocation(line: 12, column: 19, scope: !53)
!56 = !DILocation(line: 12, column: 25, scope: !53)
!57 = !DILocation(line: 12, column: 23, scope: !53)
!58 = !DILocation(line: 12, column: 32, scope: !53)
!59 = !DILocation(line: 12, column: 30, scope: !53)
!60 = !DILocation(line: 12, column: 7, scope: !53)
!61 = !DILocation(line: 12, column: 5, scope: !53)
!62 = !DILocation(line: 12, column: 10, scope: !53)
!63 = !DILocation(line: 12, column: 13, scope: !53)
!64 = !DILocation(line: 13, column: 15, scope: !53)
!65 = !DILocation(line: 13, column: 18, scope: !53)
!66 = !DILocation(line: 13, column: 25, scope: !53)
!67 = !DILocation(line: 13, column: 23, scope: !53)
!68 = !DILocation(line: 13, column: 28, scope: !53)
!69 = !DILocation(line: 13, column: 34, scope: !53)
!70 = !DILocation(line: 13, column: 32, scope: !53)
!71 = !DILocation(line: 13, column: 7, scope: !53)
!72 = !DILocation(line: 13, column: 5, scope: !53)
!73 = !DILocation(line: 13, column: 10, scope: !53)
!74 = !DILocation(line: 13, column: 13, scope: !53)
!75 = !DILocation(line: 14, column: 5, scope: !53)
!76 = !DILocalVariable(name: "m", scope: !77, file: !3, line: 15, type: !36)
!77 = distinct !DILexicalBlock(scope: !53, file: !3, line: 15, column: 5)
!78 = !DILocation(line: 15, column: 14, scope: !77)
!79 = !DILocation(line: 15, column: 10, scope: !77)
!80 = !DILocation(line: 15, column: 21, scope: !81)
!81 = distinct !DILexicalBlock(scope: !77, file: !3, line: 15, column: 5)
!82 = !DILocation(line: 15, column: 23, scope: !81)
!83 = !DILocation(line: 15, column: 5, scope: !77)
!84 = !DILocation(line: 16, column: 16, scope: !81)
!85 = !DILocation(line: 16, column: 14, scope: !81)
!86 = !DILocation(line: 16, column: 19, scope: !81)
!87 = !DILocation(line: 16, column: 26, scope: !81)
!88 = !DILocation(line: 16, column: 24, scope: !81)
!89 = !DILocation(line: 16, column: 29, scope: !81)
!90 = !DILocation(line: 16, column: 11, scope: !81)
!91 = !DILocation(line: 16, column: 7, scope: !81)
!92 = !DILocation(line: 15, column: 28, scope: !81)
!93 = !DILocation(line: 15, column: 5, scope: !81)
!94 = distinct !{!94, !83, !95, !96}
!95 = !DILocation(line: 16, column: 30, scope: !77)
!96 = !{!"llvm.loop.mustprogress"}
!97 = !DILocation(line: 17, column: 5, scope: !53)
!98 = !DILocation(line: 18, column: 3, scope: !53)
!99 = !DILocation(line: 11, column: 37, scope: !49)
!100 = !DILocation(line: 11, column: 3, scope: !49)
!101 = distinct !{!101, !51, !102, !96}
!102 = !DILocation(line: 18, column: 3, scope: !45)
!103 = !DILocation(line: 19, column: 18, scope: !2)
!104 = !DILocation(line: 19, column: 3, scope: !2)
!105 = !DILocation(line: 19, column: 5, scope: !2)
!106 = !DILocation(line: 19, column: 7, scope: !2)
!107 = !DILocation(line: 19, column: 13, scope: !2)
!108 = !DILocation(line: 19, column: 11, scope: !2)
!109 = !DILocation(line: 19, column: 16, scope: !2)
!110 = !DILocation(line: 20, column: 1, scope: !2)
