; ModuleID = 'helper_called_twice.cu'
source_filename = "helper_called_twice.cu"
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
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !38
  br label %while.cond, !dbg !39

while.cond:                                       ; preds = %if.end, %entry
  %1 = load i32, ptr %n, align 4, !dbg !40
  %cmp = icmp sgt i32 %1, 1, !dbg !41
  br i1 %cmp, label %while.body, label %while.end, !dbg !39

while.body:                                       ; preds = %while.cond
    #dbg_declare(ptr %half, !42, !DIExpression(), !44)
  %2 = load i32, ptr %n, align 4, !dbg !45
  %add = add nsw i32 %2, 1, !dbg !46
  %shr = ashr i32 %add, 1, !dbg !47
  store i32 %shr, ptr %half, align 4, !dbg !44
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !48
  %4 = load i32, ptr %half, align 4, !dbg !50
  %add2 = add i32 %3, %4, !dbg !51
  %5 = load i32, ptr %n, align 4, !dbg !52
  %cmp3 = icmp ult i32 %add2, %5, !dbg !53
  br i1 %cmp3, label %if.then, label %if.end, !dbg !53

if.then:                                          ; preds = %while.body
  %6 = load ptr, ptr %buf.addr, align 8, !dbg !54
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !55
  %8 = load i32, ptr %half, align 4, !dbg !56
  %add5 = add i32 %7, %8, !dbg !57
  %idxprom = zext i32 %add5 to i64, !dbg !54
  %arrayidx = getelementptr inbounds nuw float, ptr %6, i64 %idxprom, !dbg !54
  %9 = load float, ptr %arrayidx, align 4, !dbg !54
  %10 = load ptr, ptr %buf.addr, align 8, !dbg !58
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !59
  %idxprom7 = zext i32 %11 to i64, !dbg !58
  %arrayidx8 = getelementptr inbounds nuw float, ptr %10, i64 %idxprom7, !dbg !58
  %12 = load float, ptr %arrayidx8, align 4, !dbg !60
  %add9 = fadd float %12, %9, !dbg !60
  store float %add9, ptr %arrayidx8, align 4, !dbg !60
  br label %if.end, !dbg !58

if.end:                                           ; preds = %if.then, %while.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !61
  %13 = load i32, ptr %half, align 4, !dbg !62
  store i32 %13, ptr %n, align 4, !dbg !63
  br label %while.cond, !dbg !39, !llvm.loop !64

while.end:                                        ; preds = %while.cond
  %14 = load ptr, ptr %buf.addr, align 8, !dbg !67
  %arrayidx10 = getelementptr inbounds float, ptr %14, i64 0, !dbg !67
  %15 = load float, ptr %arrayidx10, align 4, !dbg !67
  ret float %15, !dbg !68
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
    #dbg_declare(ptr %m.addr, !69, !DIExpression(), !70)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !71, !DIExpression(), !72)
  store i32 %cols, ptr %cols.addr, align 4
    #dbg_declare(ptr %cols.addr, !73, !DIExpression(), !74)
    #dbg_declare(ptr %s, !75, !DIExpression(), !76)
  store float 0.000000e+00, ptr %s, align 4, !dbg !76
    #dbg_declare(ptr %q, !77, !DIExpression(), !78)
  store float 0.000000e+00, ptr %q, align 4, !dbg !78
    #dbg_declare(ptr %c, !79, !DIExpression(), !81)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !82
  store i32 %0, ptr %c, align 4, !dbg !81
  br label %for.cond, !dbg !83

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %c, align 4, !dbg !84
  %2 = load i32, ptr %cols.addr, align 4, !dbg !86
  %cmp = icmp slt i32 %1, %2, !dbg !87
  br i1 %cmp, label %for.body, label %for.end, !dbg !88

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %v, !89, !DIExpression(), !91)
  %3 = load ptr, ptr %m.addr, align 8, !dbg !92
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !93
  %5 = load i32, ptr %cols.addr, align 4, !dbg !94
  %mul = mul i32 %4, %5, !dbg !95
  %6 = load i32, ptr %c, align 4, !dbg !96
  %add = add i32 %mul, %6, !dbg !97
  %idxprom = zext i32 %add to i64, !dbg !92
  %arrayidx = getelementptr inbounds nuw float, ptr %3, i64 %idxprom, !dbg !92
  %7 = load float, ptr %arrayidx, align 4, !dbg !92
  store float %7, ptr %v, align 4, !dbg !91
  %8 = load float, ptr %v, align 4, !dbg !98
  %9 = load float, ptr %s, align 4, !dbg !99
  %add2 = fadd float %9, %8, !dbg !99
  store float %add2, ptr %s, align 4, !dbg !99
  %10 = load float, ptr %v, align 4, !dbg !100
  %11 = load float, ptr %v, align 4, !dbg !101
  %12 = load float, ptr %q, align 4, !dbg !102
  %13 = call float @llvm.fmuladd.f32(float %10, float %11, float %12), !dbg !102
  store float %13, ptr %q, align 4, !dbg !102
  br label %for.inc, !dbg !103

for.inc:                                          ; preds = %for.body
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !104
  %15 = load i32, ptr %c, align 4, !dbg !105
  %add5 = add i32 %15, %14, !dbg !105
  store i32 %add5, ptr %c, align 4, !dbg !105
  br label %for.cond, !dbg !106, !llvm.loop !107

for.end:                                          ; preds = %for.cond
  %16 = load float, ptr %s, align 4, !dbg !109
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !110
  %idxprom7 = zext i32 %17 to i64, !dbg !111
  %arrayidx8 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1a to ptr), i64 0, i64 %idxprom7, !dbg !111
  store float %16, ptr %arrayidx8, align 4, !dbg !112
    #dbg_declare(ptr %r, !113, !DIExpression(), !114)
  %call9 = call contract noundef float @_Z8tree_sumPf(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1a to ptr)) #5, !dbg !115
  store float %call9, ptr %r, align 4, !dbg !114
  %18 = load float, ptr %q, align 4, !dbg !116
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !117
  %idxprom11 = zext i32 %19 to i64, !dbg !118
  %arrayidx12 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1b to ptr), i64 0, i64 %idxprom11, !dbg !118
  store float %18, ptr %arrayidx12, align 4, !dbg !119
    #dbg_declare(ptr %p, !120, !DIExpression(), !121)
  %call13 = call contract noundef float @_Z8tree_sumPf(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1b to ptr)) #5, !dbg !122
  store float %call13, ptr %p, align 4, !dbg !121
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !123
  %cmp15 = icmp eq i32 %20, 0, !dbg !125
  br i1 %cmp15, label %if.then, label %if.end, !dbg !125

if.then:                                          ; preds = %for.end
  %21 = load float, ptr %r, align 4, !dbg !126
  %22 = load float, ptr %r, align 4, !dbg !127
  %23 = load float, ptr %p, align 4, !dbg !128
  %neg = fneg float %23, !dbg !129
  %24 = call float @llvm.fmuladd.f32(float %21, float %22, float %neg), !dbg !129
  %25 = load ptr, ptr %out.addr, align 8, !dbg !130
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !131
  %idxprom18 = zext i32 %26 to i64, !dbg !130
  %arrayidx19 = getelementptr inbounds nuw float, ptr %25, i64 %idxprom18, !dbg !130
  store float %24, ptr %arrayidx19, align 4, !dbg !132
  br label %if.end, !dbg !130

if.end:                                           ; preds = %if.then, %for.end
  ret void, !dbg !133
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
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 17, type: !15, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "two_sums", linkageName: "_Z8two_sumsPKfPfi", scope: !3, file: !3, line: 16, type: !4, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !24)
!3 = !DIFile(filename: "helper_called_twice.cu", directory: ".")
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
!14 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 17, type: !15, isLocal: true, isDefinition: true)
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
!30 = distinct !DISubprogram(name: "tree_sum", linkageName: "_Z8tree_sumPf", scope: !3, file: !3, line: 5, type: !31, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !24)
!31 = !DISubroutineType(types: !32)
!32 = !{!8, !9}
!33 = !DILocalVariable(name: "buf", arg: 1, scope: !30, file: !3, line: 5, type: !9)
!34 = !DILocation(line: 5, column: 34, scope: !30)
!35 = !DILocalVariable(name: "n", scope: !30, file: !3, line: 6, type: !10)
!36 = !DILocation(line: 6, column: 7, scope: !30)
!37 = !DILocation(line: 6, column: 11, scope: !30)
!38 = !DILocation(line: 7, column: 3, scope: !30)
!39 = !DILocation(line: 8, column: 3, scope: !30)
!40 = !DILocation(line: 8, column: 10, scope: !30)
!41 = !DILocation(line: 8, column: 12, scope: !30)
!42 = !DILocalVariable(name: "half", scope: !43, file: !3, line: 9, type: !10)
!43 = distinct !DILexicalBlock(scope: !30, file: !3, line: 8, column: 17)
!44 = !DILocation(line: 9, column: 9, scope: !43)
!45 = !DILocation(line: 9, column: 17, scope: !43)
!46 = !DILocation(line: 9, column: 19, scope: !43)
!47 = !DILocation(line: 9, column: 24, scope: !43)
!48 = !DILocation(line: 10, column: 9, scope: !49)
!49 = distinct !DILexicalBlock(scope: !43, file: !3, line: 10, column: 9)
!50 = !DILocation(line: 10, column: 23, scope: !49)
!51 = !DILocation(line: 10, column: 21, scope: !49)
!52 = !DILocation(line: 10, column: 30, scope: !49)
!53 = !DILocation(line: 10, column: 28, scope: !49)
!54 = !DILocation(line: 10, column: 53, scope: !49)
!55 = !DILocation(line: 10, column: 57, scope: !49)
!56 = !DILocation(line: 10, column: 71, scope: !49)
!57 = !DILocation(line: 10, column: 69, scope: !49)
!58 = !DILocation(line: 10, column: 33, scope: !49)
!59 = !DILocation(line: 10, column: 37, scope: !49)
!60 = !DILocation(line: 10, column: 50, scope: !49)
!61 = !DILocation(line: 11, column: 5, scope: !43)
!62 = !DILocation(line: 12, column: 9, scope: !43)
!63 = !DILocation(line: 12, column: 7, scope: !43)
!64 = distinct !{!64, !39, !65, !66}
!65 = !DILocation(line: 13, column: 3, scope: !30)
!66 = !{!"llvm.loop.mustprogress"}
!67 = !DILocation(line: 14, column: 10, scope: !30)
!68 = !DILocation(line: 14, column: 3, scope: !30)
!69 = !DILocalVariable(name: "m", arg: 1, scope: !2, file: !3, line: 16, type: !6)
!70 = !DILocation(line: 16, column: 39, scope: !2)
!71 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 16, type: !9)
!72 = !DILocation(line: 16, column: 49, scope: !2)
!73 = !DILocalVariable(name: "cols", arg: 3, scope: !2, file: !3, line: 16, type: !10)
!74 = !DILocation(line: 16, column: 58, scope: !2)
!75 = !DILocalVariable(name: "s", scope: !2, file: !3, line: 18, type: !8)
!76 = !DILocation(line: 18, column: 9, scope: !2)
!77 = !DILocalVariable(name: "q", scope: !2, file: !3, line: 18, type: !8)
!78 = !DILocation(line: 18, column: 18, scope: !2)
!79 = !DILocalVariable(name: "c", scope: !80, file: !3, line: 19, type: !10)
!80 = distinct !DILexicalBlock(scope: !2, file: !3, line: 19, column: 3)
!81 = !DILocation(line: 19, column: 12, scope: !80)
!82 = !DILocation(line: 19, column: 16, scope: !80)
!83 = !DILocation(line: 19, column: 8, scope: !80)
!84 = !DILocation(line: 19, column: 29, scope: !85)
!85 = distinct !DILexicalBlock(scope: !80, file: !3, line: 19, column: 3)
!86 = !DILocation(line: 19, column: 33, scope: !85)
!87 = !DILocation(line: 19, column: 31, scope: !85)
!88 = !DILocation(line: 19, column: 3, scope: !80)
!89 = !DILocalVariable(name: "v", scope: !90, file: !3, line: 20, type: !8)
!90 = distinct !DILexicalBlock(scope: !85, file: !3, line: 19, column: 56)
!91 = !DILocation(line: 20, column: 11, scope: !90)
!92 = !DILocation(line: 20, column: 15, scope: !90)
!93 = !DILocation(line: 20, column: 17, scope: !90)
!94 = !DILocation(line: 20, column: 30, scope: !90)
!95 = !DILocation(line: 20, column: 28, scope: !90)
!96 = !DILocation(line: 20, column: 37, scope: !90)
!97 = !DILocation(line: 20, column: 35, scope: !90)
!98 = !DILocation(line: 21, column: 10, scope: !90)
!99 = !DILocation(line: 21, column: 7, scope: !90)
!100 = !DILocation(line: 22, column: 10, scope: !90)
!101 = !DILocation(line: 22, column: 14, scope: !90)
!102 = !DILocation(line: 22, column: 7, scope: !90)
!103 = !DILocation(line: 23, column: 3, scope: !90)
!104 = !DILocation(line: 19, column: 44, scope: !85)
!105 = !DILocation(line: 19, column: 41, scope: !85)
!106 = !DILocation(line: 19, column: 3, scope: !85)
!107 = distinct !{!107, !88, !108, !66}
!108 = !DILocation(line: 23, column: 3, scope: !80)
!109 = !DILocation(line: 24, column: 20, scope: !2)
!110 = !DILocation(line: 24, column: 5, scope: !2)
!111 = !DILocation(line: 24, column: 3, scope: !2)
!112 = !DILocation(line: 24, column: 18, scope: !2)
!113 = !DILocalVariable(name: "r", scope: !2, file: !3, line: 25, type: !8)
!114 = !DILocation(line: 25, column: 9, scope: !2)
!115 = !DILocation(line: 25, column: 13, scope: !2)
!116 = !DILocation(line: 26, column: 20, scope: !2)
!117 = !DILocation(line: 26, column: 5, scope: !2)
!118 = !DILocation(line: 26, column: 3, scope: !2)
!119 = !DILocation(line: 26, column: 18, scope: !2)
!120 = !DILocalVariable(name: "p", scope: !2, file: !3, line: 27, type: !8)
!121 = !DILocation(line: 27, column: 9, scope: !2)
!122 = !DILocation(line: 27, column: 13, scope: !2)
!123 = !DILocation(line: 28, column: 7, scope: !124)
!124 = distinct !DILexicalBlock(scope: !2, file: !3, line: 28, column: 7)
!125 = !DILocation(line: 28, column: 19, scope: !124)
!126 = !DILocation(line: 28, column: 43, scope: !124)
!127 = !DILocation(line: 28, column: 47, scope: !124)
!128 = !DILocation(line: 28, column: 51, scope: !124)
!129 = !DILocation(line: 28, column: 49, scope: !124)
!130 = !DILocation(line: 28, column: 25, scope: !124)
!131 = !DILocation(line: 28, column: 29, scope: !124)
!132 = !DILocation(line: 28, column: 41, scope: !124)
!133 = !DILocation(line: 29, column: 1, scope: !2)
