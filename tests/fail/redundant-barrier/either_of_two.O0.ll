; ModuleID = 'either_of_two.cu'
source_filename = "either_of_two.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@_ZZ7row_sumPKfPfiE4part = internal addrspace(3) global [256 x float] undef, align 4, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z8tree_sumPf(ptr noundef %buf) #0 !dbg !28 {
entry:
  %buf.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  %half = alloca i32, align 4
  store ptr %buf, ptr %buf.addr, align 8
    #dbg_declare(ptr %buf.addr, !31, !DIExpression(), !32)
    #dbg_declare(ptr %n, !33, !DIExpression(), !34)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !35
  store i32 %0, ptr %n, align 4, !dbg !34
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !36
  br label %while.cond, !dbg !37

while.cond:                                       ; preds = %if.end, %entry
  %1 = load i32, ptr %n, align 4, !dbg !38
  %cmp = icmp sgt i32 %1, 1, !dbg !39
  br i1 %cmp, label %while.body, label %while.end, !dbg !37

while.body:                                       ; preds = %while.cond
    #dbg_declare(ptr %half, !40, !DIExpression(), !42)
  %2 = load i32, ptr %n, align 4, !dbg !43
  %add = add nsw i32 %2, 1, !dbg !44
  %shr = ashr i32 %add, 1, !dbg !45
  store i32 %shr, ptr %half, align 4, !dbg !42
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !46
  %4 = load i32, ptr %half, align 4, !dbg !48
  %add2 = add i32 %3, %4, !dbg !49
  %5 = load i32, ptr %n, align 4, !dbg !50
  %cmp3 = icmp ult i32 %add2, %5, !dbg !51
  br i1 %cmp3, label %if.then, label %if.end, !dbg !51

if.then:                                          ; preds = %while.body
  %6 = load ptr, ptr %buf.addr, align 8, !dbg !52
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !53
  %8 = load i32, ptr %half, align 4, !dbg !54
  %add5 = add i32 %7, %8, !dbg !55
  %idxprom = zext i32 %add5 to i64, !dbg !52
  %arrayidx = getelementptr inbounds nuw float, ptr %6, i64 %idxprom, !dbg !52
  %9 = load float, ptr %arrayidx, align 4, !dbg !52
  %10 = load ptr, ptr %buf.addr, align 8, !dbg !56
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !57
  %idxprom7 = zext i32 %11 to i64, !dbg !56
  %arrayidx8 = getelementptr inbounds nuw float, ptr %10, i64 %idxprom7, !dbg !56
  %12 = load float, ptr %arrayidx8, align 4, !dbg !58
  %add9 = fadd float %12, %9, !dbg !58
  store float %add9, ptr %arrayidx8, align 4, !dbg !58
  br label %if.end, !dbg !56

if.end:                                           ; preds = %if.then, %while.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !59
  %13 = load i32, ptr %half, align 4, !dbg !60
  store i32 %13, ptr %n, align 4, !dbg !61
  br label %while.cond, !dbg !37, !llvm.loop !62

while.end:                                        ; preds = %while.cond
  %14 = load ptr, ptr %buf.addr, align 8, !dbg !65
  %arrayidx10 = getelementptr inbounds float, ptr %14, i64 0, !dbg !65
  %15 = load float, ptr %arrayidx10, align 4, !dbg !65
  ret float %15, !dbg !66
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7row_sumPKfPfi(ptr noundef %m, ptr noundef %out, i32 noundef %cols) #2 !dbg !2 {
entry:
  %m.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %cols.addr = alloca i32, align 4
  %s = alloca float, align 4
  %c = alloca i32, align 4
  %r = alloca float, align 4
  store ptr %m, ptr %m.addr, align 8
    #dbg_declare(ptr %m.addr, !67, !DIExpression(), !68)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !69, !DIExpression(), !70)
  store i32 %cols, ptr %cols.addr, align 4
    #dbg_declare(ptr %cols.addr, !71, !DIExpression(), !72)
    #dbg_declare(ptr %s, !73, !DIExpression(), !74)
  store float 0.000000e+00, ptr %s, align 4, !dbg !74
    #dbg_declare(ptr %c, !75, !DIExpression(), !77)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !78
  store i32 %0, ptr %c, align 4, !dbg !77
  br label %for.cond, !dbg !79

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %c, align 4, !dbg !80
  %2 = load i32, ptr %cols.addr, align 4, !dbg !82
  %cmp = icmp slt i32 %1, %2, !dbg !83
  br i1 %cmp, label %for.body, label %for.end, !dbg !84

for.body:                                         ; preds = %for.cond
  %3 = load ptr, ptr %m.addr, align 8, !dbg !85
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !86
  %5 = load i32, ptr %cols.addr, align 4, !dbg !87
  %mul = mul i32 %4, %5, !dbg !88
  %6 = load i32, ptr %c, align 4, !dbg !89
  %add = add i32 %mul, %6, !dbg !90
  %idxprom = zext i32 %add to i64, !dbg !85
  %arrayidx = getelementptr inbounds nuw float, ptr %3, i64 %idxprom, !dbg !85
  %7 = load float, ptr %arrayidx, align 4, !dbg !85
  %8 = load float, ptr %s, align 4, !dbg !91
  %add2 = fadd float %8, %7, !dbg !91
  store float %add2, ptr %s, align 4, !dbg !91
  br label %for.inc, !dbg !92

for.inc:                                          ; preds = %for.body
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !93
  %10 = load i32, ptr %c, align 4, !dbg !94
  %add4 = add i32 %10, %9, !dbg !94
  store i32 %add4, ptr %c, align 4, !dbg !94
  br label %for.cond, !dbg !95, !llvm.loop !96

for.end:                                          ; preds = %for.cond
  %11 = load float, ptr %s, align 4, !dbg !98
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !99
  %idxprom6 = zext i32 %12 to i64, !dbg !100
  %arrayidx7 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7row_sumPKfPfiE4part to ptr), i64 0, i64 %idxprom6, !dbg !100
  store float %11, ptr %arrayidx7, align 4, !dbg !101
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !102
    #dbg_declare(ptr %r, !103, !DIExpression(), !104)
  %call8 = call contract noundef float @_Z8tree_sumPf(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ7row_sumPKfPfiE4part to ptr)) #4, !dbg !105
  store float %call8, ptr %r, align 4, !dbg !104
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !106
  %cmp10 = icmp eq i32 %13, 0, !dbg !108
  br i1 %cmp10, label %if.then, label %if.end, !dbg !108

if.then:                                          ; preds = %for.end
  %14 = load float, ptr %r, align 4, !dbg !109
  %15 = load ptr, ptr %out.addr, align 8, !dbg !110
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !111
  %idxprom12 = zext i32 %16 to i64, !dbg !110
  %arrayidx13 = getelementptr inbounds nuw float, ptr %15, i64 %idxprom12, !dbg !110
  store float %14, ptr %arrayidx13, align 4, !dbg !112
  br label %if.end, !dbg !110

if.end:                                           ; preds = %if.then, %for.end
  ret void, !dbg !113
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!23, !24, !25, !26}
!llvm.ident = !{!27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "part", scope: !2, file: !3, line: 17, type: !20, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "row_sum", linkageName: "_Z7row_sumPKfPfi", scope: !3, file: !3, line: 16, type: !4, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !19)
!3 = !DIFile(filename: "either_of_two.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !13, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0}
!13 = !{!14, !17}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !15, file: !16, line: 214)
!15 = !DINamespace(name: "ws_math", scope: null)
!16 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !15, file: !16, line: 215)
!18 = !DINamespace(name: "std", scope: null)
!19 = !{}
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 256)
!23 = !{i32 7, !"Dwarf Version", i32 4}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!27 = !{!"clang version 22.1.8"}
!28 = distinct !DISubprogram(name: "tree_sum", linkageName: "_Z8tree_sumPf", scope: !3, file: !3, line: 5, type: !29, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !19)
!29 = !DISubroutineType(types: !30)
!30 = !{!8, !9}
!31 = !DILocalVariable(name: "buf", arg: 1, scope: !28, file: !3, line: 5, type: !9)
!32 = !DILocation(line: 5, column: 34, scope: !28)
!33 = !DILocalVariable(name: "n", scope: !28, file: !3, line: 6, type: !10)
!34 = !DILocation(line: 6, column: 7, scope: !28)
!35 = !DILocation(line: 6, column: 11, scope: !28)
!36 = !DILocation(line: 7, column: 3, scope: !28)
!37 = !DILocation(line: 8, column: 3, scope: !28)
!38 = !DILocation(line: 8, column: 10, scope: !28)
!39 = !DILocation(line: 8, column: 12, scope: !28)
!40 = !DILocalVariable(name: "half", scope: !41, file: !3, line: 9, type: !10)
!41 = distinct !DILexicalBlock(scope: !28, file: !3, line: 8, column: 17)
!42 = !DILocation(line: 9, column: 9, scope: !41)
!43 = !DILocation(line: 9, column: 17, scope: !41)
!44 = !DILocation(line: 9, column: 19, scope: !41)
!45 = !DILocation(line: 9, column: 24, scope: !41)
!46 = !DILocation(line: 10, column: 9, scope: !47)
!47 = distinct !DILexicalBlock(scope: !41, file: !3, line: 10, column: 9)
!48 = !DILocation(line: 10, column: 23, scope: !47)
!49 = !DILocation(line: 10, column: 21, scope: !47)
!50 = !DILocation(line: 10, column: 30, scope: !47)
!51 = !DILocation(line: 10, column: 28, scope: !47)
!52 = !DILocation(line: 10, column: 53, scope: !47)
!53 = !DILocation(line: 10, column: 57, scope: !47)
!54 = !DILocation(line: 10, column: 71, scope: !47)
!55 = !DILocation(line: 10, column: 69, scope: !47)
!56 = !DILocation(line: 10, column: 33, scope: !47)
!57 = !DILocation(line: 10, column: 37, scope: !47)
!58 = !DILocation(line: 10, column: 50, scope: !47)
!59 = !DILocation(line: 11, column: 5, scope: !41)
!60 = !DILocation(line: 12, column: 9, scope: !41)
!61 = !DILocation(line: 12, column: 7, scope: !41)
!62 = distinct !{!62, !37, !63, !64}
!63 = !DILocation(line: 13, column: 3, scope: !28)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !DILocation(line: 14, column: 10, scope: !28)
!66 = !DILocation(line: 14, column: 3, scope: !28)
!67 = !DILocalVariable(name: "m", arg: 1, scope: !2, file: !3, line: 16, type: !6)
!68 = !DILocation(line: 16, column: 38, scope: !2)
!69 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 16, type: !9)
!70 = !DILocation(line: 16, column: 48, scope: !2)
!71 = !DILocalVariable(name: "cols", arg: 3, scope: !2, file: !3, line: 16, type: !10)
!72 = !DILocation(line: 16, column: 57, scope: !2)
!73 = !DILocalVariable(name: "s", scope: !2, file: !3, line: 18, type: !8)
!74 = !DILocation(line: 18, column: 9, scope: !2)
!75 = !DILocalVariable(name: "c", scope: !76, file: !3, line: 19, type: !10)
!76 = distinct !DILexicalBlock(scope: !2, file: !3, line: 19, column: 3)
!77 = !DILocation(line: 19, column: 12, scope: !76)
!78 = !DILocation(line: 19, column: 16, scope: !76)
!79 = !DILocation(line: 19, column: 8, scope: !76)
!80 = !DILocation(line: 19, column: 29, scope: !81)
!81 = distinct !DILexicalBlock(scope: !76, file: !3, line: 19, column: 3)
!82 = !DILocation(line: 19, column: 33, scope: !81)
!83 = !DILocation(line: 19, column: 31, scope: !81)
!84 = !DILocation(line: 19, column: 3, scope: !76)
!85 = !DILocation(line: 19, column: 61, scope: !81)
!86 = !DILocation(line: 19, column: 63, scope: !81)
!87 = !DILocation(line: 19, column: 76, scope: !81)
!88 = !DILocation(line: 19, column: 74, scope: !81)
!89 = !DILocation(line: 19, column: 83, scope: !81)
!90 = !DILocation(line: 19, column: 81, scope: !81)
!91 = !DILocation(line: 19, column: 58, scope: !81)
!92 = !DILocation(line: 19, column: 56, scope: !81)
!93 = !DILocation(line: 19, column: 44, scope: !81)
!94 = !DILocation(line: 19, column: 41, scope: !81)
!95 = !DILocation(line: 19, column: 3, scope: !81)
!96 = distinct !{!96, !84, !97, !64}
!97 = !DILocation(line: 19, column: 84, scope: !76)
!98 = !DILocation(line: 20, column: 23, scope: !2)
!99 = !DILocation(line: 20, column: 8, scope: !2)
!100 = !DILocation(line: 20, column: 3, scope: !2)
!101 = !DILocation(line: 20, column: 21, scope: !2)
!102 = !DILocation(line: 21, column: 3, scope: !2)
!103 = !DILocalVariable(name: "r", scope: !2, file: !3, line: 22, type: !8)
!104 = !DILocation(line: 22, column: 9, scope: !2)
!105 = !DILocation(line: 22, column: 13, scope: !2)
!106 = !DILocation(line: 23, column: 7, scope: !107)
!107 = distinct !DILexicalBlock(scope: !2, file: !3, line: 23, column: 7)
!108 = !DILocation(line: 23, column: 19, scope: !107)
!109 = !DILocation(line: 23, column: 43, scope: !107)
!110 = !DILocation(line: 23, column: 25, scope: !107)
!111 = !DILocation(line: 23, column: 29, scope: !107)
!112 = !DILocation(line: 23, column: 41, scope: !107)
!113 = !DILocation(line: 24, column: 1, scope: !2)
