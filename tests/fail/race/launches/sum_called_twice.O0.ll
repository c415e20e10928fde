; ModuleID = 'sum_called_twice.cu'
source_filename = "sum_called_twice.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@_ZZ8two_sumsPKfPfiE1a = internal addrspace(3) global [256 x float] undef, align 4, !dbg !0
@_ZZ8two_sumsPKfPfiE1b = internal addrspace(3) global [256 x float] undef, align 4, !dbg !13
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z8tree_sumPf(ptr noundef %buf) #0 !dbg !30 {
entry:
  %buf.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  %half = alloca i32, align 4
  store ptr %buf, ptr %buf.addr, align 8
    #dbg_declare(ptr %buf.addr, !33, !DIExpression(), !34)
    #dbg_declare(ptr %n, !35, !DIExpression(), !36)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !37
  store i32 %0, ptr %n, align 4, !dbg !36
  br label %while.cond, !dbg !38

while.cond:                                       ; preds = %if.end, %entry
  %1 = load i32, ptr %n, align 4, !dbg !39
  %cmp = icmp sgt i32 %1, 1, !dbg !40
  br i1 %cmp, label %while.body, label %while.end, !dbg !38

while.body:                                       ; preds = %while.cond
    #dbg_declare(ptr %half, !41, !DIExpression(), !43)
  %2 = load i32, ptr %n, align 4, !dbg !44
  %add = add nsw i32 %2, 1, !dbg !45
  %shr = ashr i32 %add, 1, !dbg !46
  store i32 %shr, ptr %half, align 4, !dbg !43
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !47
  %4 = load i32, ptr %half, align 4, !dbg !49
  %add2 = add i32 %3, %4, !dbg !50
  %5 = load i32, ptr %n, align 4, !dbg !51
  %cmp3 = icmp ult i32 %add2, %5, !dbg !52
  br i1 %cmp3, label %if.then, label %if.end, !dbg !52

if.then:                                          ; preds = %while.body
  %6 = load ptr, ptr %buf.addr, align 8, !dbg !53
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !54
  %8 = load i32, ptr %half, align 4, !dbg !55
  %add5 = add i32 %7, %8, !dbg !56
  %idxprom = zext i32 %add5 to i64, !dbg !53
  %arrayidx = getelementptr inbounds nuw float, ptr %6, i64 %idxprom, !dbg !53
  %9 = load float, ptr %arrayidx, align 4, !dbg !53
  %10 = load ptr, ptr %buf.addr, align 8, !dbg !57
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !58
  %idxprom7 = zext i32 %11 to i64, !dbg !57
  %arrayidx8 = getelementptr inbounds nuw float, ptr %10, i64 %idxprom7, !dbg !57
  %12 = load float, ptr %arrayidx8, align 4, !dbg !59
  %add9 = fadd float %12, %9, !dbg !59
  store float %add9, ptr %arrayidx8, align 4, !dbg !59
  br label %if.end, !dbg !57

if.end:                                           ; preds = %if.then, %while.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !60
  %13 = load i32, ptr %half, align 4, !dbg !61
  store i32 %13, ptr %n, align 4, !dbg !62
  br label %while.cond, !dbg !38, !llvm.loop !63

while.end:                                        ; preds = %while.cond
  %14 = load ptr, ptr %buf.addr, align 8, !dbg !66
  %arrayidx10 = getelementptr inbounds float, ptr %14, i64 0, !dbg !66
  %15 = load float, ptr %arrayidx10, align 4, !dbg !66
  ret float %15, !dbg !67
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8two_sumsPKfPfi(ptr noundef %m, ptr noundef %out, i32 noundef %cols) #2 !dbg !2 {
entry:
  %m.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %cols.addr = alloca i32, align 4
  %s = alloca float, align 4
  %q = alloca float, align 4
  %c = alloca i32, align 4
  %v = alloca float, align 4
  %r = alloca float, align 4
  %p = alloca float, align 4
  store ptr %m, ptr %m.addr, align 8
    #dbg_declare(ptr %m.addr, !68, !DIExpression(), !69)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !70, !DIExpression(), !71)
  store i32 %cols, ptr %cols.addr, align 4
    #dbg_declare(ptr %cols.addr, !72, !DIExpression(), !73)
    #dbg_declare(ptr %s, !74, !DIExpression(), !75)
  store float 0.000000e+00, ptr %s, align 4, !dbg !75
    #dbg_declare(ptr %q, !76, !DIExpression(), !77)
  store float 0.000000e+00, ptr %q, align 4, !dbg !77
    #dbg_declare(ptr %c, !78, !DIExpression(), !80)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !81
  store i32 %0, ptr %c, align 4, !dbg !80
  br label %for.cond, !dbg !82

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %c, align 4, !dbg !83
  %2 = load i32, ptr %cols.addr, align 4, !dbg !85
  %cmp = icmp slt i32 %1, %2, !dbg !86
  br i1 %cmp, label %for.body, label %for.end, !dbg !87

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %v, !88, !DIExpression(), !90)
  %3 = load ptr, ptr %m.addr, align 8, !dbg !91
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !92
  %5 = load i32, ptr %cols.addr, align 4, !dbg !93
  %mul = mul i32 %4, %5, !dbg !94
  %6 = load i32, ptr %c, align 4, !dbg !95
  %add = add i32 %mul, %6, !dbg !96
  %idxprom = zext i32 %add to i64, !dbg !91
  %arrayidx = getelementptr inbounds nuw float, ptr %3, i64 %idxprom, !dbg !91
  %7 = load float, ptr %arrayidx, align 4, !dbg !91
  store float %7, ptr %v, align 4, !dbg !90
  %8 = load float, ptr %v, align 4, !dbg !97
  %9 = load float, ptr %s, align 4, !dbg !98
  %add2 = fadd float %9, %8, !dbg !98
  store float %add2, ptr %s, align 4, !dbg !98
  %10 = load float, ptr %v, align 4, !dbg !99
  %11 = load float, ptr %v, align 4, !dbg !100
  %12 = load float, ptr %q, align 4, !dbg !101
  %13 = call float @llvm.fmuladd.f32(float %10, float %11, float %12), !dbg !101
  store float %13, ptr %q, align 4, !dbg !101
  br label %for.inc, !dbg !102

for.inc:                                          ; preds = %for.body
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !103
  %15 = load i32, ptr %c, align 4, !dbg !104
  %add5 = add i32 %15, %14, !dbg !104
  store i32 %add5, ptr %c, align 4, !dbg !104
  br label %for.cond, !dbg !105, !llvm.loop !106

for.end:                                          ; preds = %for.cond
  %16 = load float, ptr %s, align 4, !dbg !108
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !109
  %idxprom7 = zext i32 %17 to i64, !dbg !110
  %arrayidx8 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1a to ptr), i64 0, i64 %idxprom7, !dbg !110
  store float %16, ptr %arrayidx8, align 4, !dbg !111
    #dbg_declare(ptr %r, !112, !DIExpression(), !113)
  %call9 = call contract noundef float @_Z8tree_sumPf(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1a to ptr)) #5, !dbg !114
  store float %call9, ptr %r, align 4, !dbg !113
  %18 = load float, ptr %q, align 4, !dbg !115
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !116
  %idxprom11 = zext i32 %19 to i64, !dbg !117
  %arrayidx12 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1b to ptr), i64 0, i64 %idxprom11, !dbg !117
  store float %18, ptr %arrayidx12, align 4, !dbg !118
    #dbg_declare(ptr %p, !119, !DIExpression(), !120)
  %call13 = call contract noundef float @_Z8tree_sumPf(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1b to ptr)) #5, !dbg !121
  store float %call13, ptr %p, align 4, !dbg !120
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !122
  %cmp15 = icmp eq i32 %20, 0, !dbg !124
  br i1 %cmp15, label %if.then, label %if.end, !dbg !124

if.then:                                          ; preds = %for.end
  %21 = load float, ptr %r, align 4, !dbg !125
  %22 = load float, ptr %r, align 4, !dbg !126
  %23 = load float, ptr %p, align 4, !dbg !127
  %neg = fneg float %23, !dbg !128
  %24 = call float @llvm.fmuladd.f32(float %21, float %22, float %neg), !dbg !128
  %25 = load ptr, ptr %out.addr, align 8, !dbg !129
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !130
  %idxprom18 = zext i32 %26 to i64, !dbg !129
  %arrayidx19 = getelementptr inbounds nuw float, ptr %25, i64 %idxprom18, !dbg !129
  store float %24, ptr %arrayidx19, align 4, !dbg !131
  br label %if.end, !dbg !129

if.end:                                           ; preds = %if.then, %for.end
  ret void, !dbg !132
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!25, !26, !27, !28}
!llvm.ident = !{!29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 19, type: !15, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "two_sums", linkageName: "_Z8two_sumsPKfPfi", scope: !3, file: !3, line: 18, type: !4, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !24)
!3 = !DIFile(filename: "sum_called_twice.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !18, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0, !13}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!14 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 19, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 256)
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
!30 = distinct !DISubprogram(name: "tree_sum", linkageName: "_Z8tree_sumPf", scope: !3, file: !3, line: 8, type: !31, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !24)
!31 = !DISubroutineType(types: !32)
!32 = !{!8, !9}
!33 = !DILocalVariable(name: "buf", arg: 1, scope: !30, file: !3, line: 8, type: !9)
!34 = !DILocation(line: 8, column: 34, scope: !30)
!35 = !DILocalVariable(name: "n", scope: !30, file: !3, line: 9, type: !10)
!36 = !DILocation(line: 9, column: 7, scope: !30)
!37 = !DILocation(line: 9, column: 11, scope: !30)
!38 = !DILocation(line: 10, column: 3, scope: !30)
!39 = !DILocation(line: 10, column: 10, scope: !30)
!40 = !DILocation(line: 10, column: 12, scope: !30)
!41 = !DILocalVariable(name: "half", scope: !42, file: !3, line: 11, type: !10)
!42 = distinct !DILexicalBlock(scope: !30, file: !3, line: 10, column: 17)
!43 = !DILocation(line: 11, column: 9, scope: !42)
!44 = !DILocation(line: 11, column: 17, scope: !42)
!45 = !DILocation(line: 11, column: 19, scope: !42)
!46 = !DILocation(line: 11, column: 24, scope: !42)
!47 = !DILocation(line: 12, column: 9, scope: !48)
!48 = distinct !DILexicalBlock(scope: !42, file: !3, line: 12, column: 9)
!49 = !DILocation(line: 12, column: 23, scope: !48)
!50 = !DILocation(line: 12, column: 21, scope: !48)
!51 = !DILocation(line: 12, column: 30, scope: !48)
!52 = !DILocation(line: 12, column: 28, scope: !48)
!53 = !DILocation(line: 12, column: 53, scope: !48)
!54 = !DILocation(line: 12, column: 57, scope: !48)
!55 = !DILocation(line: 12, column: 71, scope: !48)
!56 = !DILocation(line: 12, column: 69, scope: !48)
!57 = !DILocation(line: 12, column: 33, scope: !48)
!58 = !DILocation(line: 12, column: 37, scope: !48)
!59 = !DILocation(line: 12, column: 50, scope: !48)
!60 = !DILocation(line: 13, column: 5, scope: !42)
!61 = !DILocation(line: 14, column: 9, scope: !42)
!62 = !DILocation(line: 14, column: 7, scope: !42)
!63 = distinct !{!63, !38, !64, !65}
!64 = !DILocation(line: 15, column: 3, scope: !30)
!65 = !{!"llvm.loop.mustprogress"}
!66 = !DILocation(line: 16, column: 10, scope: !30)
!67 = !DILocation(line: 16, column: 3, scope: !30)
!68 = !DILocalVariable(name: "m", arg: 1, scope: !2, file: !3, line: 18, type: !6)
!69 = !DILocation(line: 18, column: 39, scope: !2)
!70 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 18, type: !9)
!71 = !DILocation(line: 18, column: 49, scope: !2)
!72 = !DILocalVariable(name: "cols", arg: 3, scope: !2, file: !3, line: 18, type: !10)
!73 = !DILocation(line: 18, column: 58, scope: !2)
!74 = !DILocalVariable(name: "s", scope: !2, file: !3, line: 20, type: !8)
!75 = !DILocation(line: 20, column: 9, scope: !2)
!76 = !DILocalVariable(name: "q", scope: !2, file: !3, line: 20, type: !8)
!77 = !DILocation(line: 20, column: 18, scope: !2)
!78 = !DILocalVariable(name: "c", scope: !79, file: !3, line: 21, type: !10)
!79 = distinct !DILexicalBlock(scope: !2, file: !3, line: 21, column: 3)
!80 = !DILocation(line: 21, column: 12, scope: !79)
!81 = !DILocation(line: 21, column: 16, scope: !79)
!82 = !DILocation(line: 21, column: 8, scope: !79)
!83 = !DILocation(line: 21, column: 29, scope: !84)
!84 = distinct !DILexicalBlock(scope: !79, file: !3, line: 21, column: 3)
!85 = !DILocation(line: 21, column: 33, scope: !84)
!86 = !DILocation(line: 21, column: 31, scope: !84)
!87 = !DILocation(line: 21, column: 3, scope: !79)
!88 = !DILocalVariable(name: "v", scope: !89, file: !3, line: 21, type: !8)
!89 = distinct !DILexicalBlock(scope: !84, file: !3, line: 21, column: 56)
!90 = !DILocation(line: 21, column: 64, scope: !89)
!91 = !DILocation(line: 21, column: 68, scope: !89)
!92 = !DILocation(line: 21, column: 70, scope: !89)
!93 = !DILocation(line: 21, column: 83, scope: !89)
!94 = !DILocation(line: 21, column: 81, scope: !89)
!95 = !DILocation(line: 21, column: 90, scope: !89)
!96 = !DILocation(line: 21, column: 88, scope: !89)
!97 = !DILocation(line: 21, column: 99, scope: !89)
!98 = !DILocation(line: 21, column: 96, scope: !89)
!99 = !DILocation(line: 21, column: 107, scope: !89)
!100 = !DILocation(line: 21, column: 111, scope: !89)
!101 = !DILocation(line: 21, column: 104, scope: !89)
!102 = !DILocation(line: 21, column: 114, scope: !89)
!103 = !DILocation(line: 21, column: 44, scope: !84)
!104 = !DILocation(line: 21, column: 41, scope: !84)
!105 = !DILocation(line: 21, column: 3, scope: !84)
!106 = distinct !{!106, !87, !107, !65}
!107 = !DILocation(line: 21, column: 114, scope: !79)
!108 = !DILocation(line: 22, column: 20, scope: !2)
!109 = !DILocation(line: 22, column: 5, scope: !2)
!110 = !DILocation(line: 22, column: 3, scope: !2)
!111 = !DILocation(line: 22, column: 18, scope: !2)
!112 = !DILocalVariable(name: "r", scope: !2, file: !3, line: 23, type: !8)
!113 = !DILocation(line: 23, column: 9, scope: !2)
!114 = !DILocation(line: 23, column: 13, scope: !2)
!115 = !DILocation(line: 24, column: 20, scope: !2)
!116 = !DILocation(line: 24, column: 5, scope: !2)
!117 = !DILocation(line: 24, column: 3, scope: !2)
!118 = !DILocation(line: 24, column: 18, scope: !2)
!119 = !DILocalVariable(name: "p", scope: !2, file: !3, line: 25, type: !8)
!120 = !DILocation(line: 25, column: 9, scope: !2)
!121 = !DILocation(line: 25, column: 13, scope: !2)
!122 = !DILocation(line: 26, column: 7, scope: !123)
!123 = distinct !DILexicalBlock(scope: !2, file: !3, line: 26, column: 7)
!124 = !DILocation(line: 26, column: 19, scope: !123)
!125 = !DILocation(line: 26, column: 43, scope: !123)
!126 = !DILocation(line: 26, column: 47, scope: !123)
!127 = !DILocation(line: 26, column: 51, scope: !123)
!128 = !DILocation(line: 26, column: 49, scope: !123)
!129 = !DILocation(line: 26, column: 25, scope: !123)
!130 = !DILocation(line: 26, column: 29, scope: !123)
!131 = !DILocation(line: 26, column: 41, scope: !123)
!132 = !DILocation(line: 27, column: 1, scope: !2)
