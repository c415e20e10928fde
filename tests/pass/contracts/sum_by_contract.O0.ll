; ModuleID = 'sum_by_contract.cu'
source_filename = "sum_by_contract.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_gridDim_t = type { i8 }

@_ZZ1kPfPKfiE1s = internal addrspace(3) global [64 x float] undef, align 4, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@gridDim = extern_weak addrspace(1) global %struct.ws_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPfPKfi(ptr noundef %sum, ptr noundef %a, i32 noundef %n) #0 !dbg !2 {
entry:
  %sum.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %v = alloca float, align 4
  %i = alloca i32, align 4
  %m = alloca i32, align 4
  store ptr %sum, ptr %sum.addr, align 8
    #dbg_declare(ptr %sum.addr, !28, !DIExpression(), !29)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !30, !DIExpression(), !31)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !32, !DIExpression(), !33)
    #dbg_declare(ptr %v, !34, !DIExpression(), !35)
  store float 0.000000e+00, ptr %v, align 4, !dbg !35
    #dbg_declare(ptr %i, !36, !DIExpression(), !38)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !39
  %mul = mul i32 %0, 64, !dbg !40
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !41
  %add = add i32 %mul, %1, !dbg !42
  store i32 %add, ptr %i, align 4, !dbg !38
  br label %for.cond, !dbg !43

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i32, ptr %i, align 4, !dbg !44
  %3 = load i32, ptr %n.addr, align 4, !dbg !46
  %cmp = icmp slt i32 %2, %3, !dbg !47
  br i1 %cmp, label %for.body, label %for.end, !dbg !48

for.body:                                         ; preds = %for.cond
  %4 = load ptr, ptr %a.addr, align 8, !dbg !49
  %5 = load i32, ptr %i, align 4, !dbg !50
  %idxprom = sext i32 %5 to i64, !dbg !49
  %arrayidx = getelementptr inbounds float, ptr %4, i64 %idxprom, !dbg !49
  %6 = load float, ptr %arrayidx, align 4, !dbg !49
  %7 = load float, ptr %v, align 4, !dbg !51
  %add2 = fadd float %7, %6, !dbg !51
  store float %add2, ptr %v, align 4, !dbg !51
  br label %for.inc, !dbg !52

for.inc:                                          ; preds = %for.body
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !53
  %mul4 = mul i32 %8, 64, !dbg !54
  %9 = load i32, ptr %i, align 4, !dbg !55
  %add5 = add i32 %9, %mul4, !dbg !55
  store i32 %add5, ptr %i, align 4, !dbg !55
  br label %for.cond, !dbg !56, !llvm.loop !57

for.end:                                          ; preds = %for.cond
  %10 = load float, ptr %v, align 4, !dbg !60
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !61
  %idxprom7 = zext i32 %11 to i64, !dbg !62
  %arrayidx8 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfPKfiE1s to ptr), i64 0, i64 %idxprom7, !dbg !62
  store float %10, ptr %arrayidx8, align 4, !dbg !63
    #dbg_declare(ptr %m, !64, !DIExpression(), !66)
  store i32 32, ptr %m, align 4, !dbg !66
  br label %for.cond9, !dbg !67

for.cond9:                                        ; preds = %for.inc22, %for.end
  %12 = load i32, ptr %m, align 4, !dbg !68
  %cmp10 = icmp sgt i32 %12, 0, !dbg !70
  br i1 %cmp10, label %for.body11, label %for.end23, !dbg !71

for.body11:                                       ; preds = %for.cond9
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !72
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !74
  %14 = load i32, ptr %m, align 4, !dbg !76
  %cmp13 = icmp ult i32 %13, %14, !dbg !77
  br i1 %cmp13, label %if.then, label %if.end, !dbg !77

if.then:                                          ; preds = %for.body11
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !78
  %16 = load i32, ptr %m, align 4, !dbg !79
  %add15 = add i32 %15, %16, !dbg !80
  %idxprom16 = zext i32 %add15 to i64, !dbg !81
  %arrayidx17 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfPKfiE1s to ptr), i64 0, i64 %idxprom16, !dbg !81
  %17 = load float, ptr %arrayidx17, align 4, !dbg !81
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !82
  %idxprom19 = zext i32 %18 to i64, !dbg !83
  %arrayidx20 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfPKfiE1s to ptr), i64 0, i64 %idxprom19, !dbg !83
  %19 = load float, ptr %arrayidx20, align 4, !dbg !84
  %add21 = fadd float %19, %17, !dbg !84
  store float %add21, ptr %arrayidx20, align 4, !dbg !84
  br label %if.end, !dbg !83

if.end:                                           ; preds = %if.then, %for.body11
  br label %for.inc22, !dbg !85

for.inc22:                                        ; preds = %if.end
  %20 = load i32, ptr %m, align 4, !dbg !86
  %div = sdiv i32 %20, 2, !dbg !86
  store i32 %div, ptr %m, align 4, !dbg !86
  br label %for.cond9, !dbg !87, !llvm.loop !88

for.end23:                                        ; preds = %for.cond9
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !90
  %cmp25 = icmp eq i32 %21, 0, !dbg !92
  br i1 %cmp25, label %if.then26, label %if.end29, !dbg !92

if.then26:                                        ; preds = %for.end23
  %22 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfPKfiE1s to ptr), align 4, !dbg !93
  %23 = load ptr, ptr %sum.addr, align 8, !dbg !94
  %arrayidx27 = getelementptr inbounds float, ptr %23, i64 0, !dbg !94
  %24 = load float, ptr %arrayidx27, align 4, !dbg !95
  %add28 = fadd float %24, %22, !dbg !95
  store float %add28, ptr %arrayidx27, align 4, !dbg !95
  br label %if.end29, !dbg !94

if.end29:                                         ; preds = %if.then26, %for.end23
  ret void, !dbg !96
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!23, !24, !25, !26}
!llvm.ident = !{!27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 6, type: !20, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPfPKfi", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !19)
!3 = !DIFile(filename: "sum_by_contract.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !13, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0}
!13 = !{!14, !17}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !15, file: !16, line: 206)
!15 = !DINamespace(name: "ws_math", scope: null)
!16 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !15, file: !16, line: 207)
!18 = !DINamespace(name: "std", scope: null)
!19 = !{}
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 2048, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 64)
!23 = !{i32 7, !"Dwarf Version", i32 4}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!27 = !{!"clang version 22.1.8"}
!28 = !DILocalVariable(name: "sum", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!29 = !DILocation(line: 5, column: 26, scope: !2)
!30 = !DILocalVariable(name: "a", arg: 2, scope: !2, file: !3, line: 5, type: !8)
!31 = !DILocation(line: 5, column: 44, scope: !2)
!32 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 5, type: !10)
!33 = !DILocation(line: 5, column: 51, scope: !2)
!34 = !DILocalVariable(name: "v", scope: !2, file: !3, line: 7, type: !7)
!35 = !DILocation(line: 7, column: 9, scope: !2)
!36 = !DILocalVariable(name: "i", scope: !37, file: !3, line: 8, type: !10)
!37 = distinct !DILexicalBlock(scope: !2, file: !3, line: 8, column: 3)
!38 = !DILocation(line: 8, column: 12, scope: !37)
!39 = !DILocation(line: 8, column: 16, scope: !37)
!40 = !DILocation(line: 8, column: 27, scope: !37)
!41 = !DILocation(line: 8, column: 34, scope: !37)
!42 = !DILocation(line: 8, column: 32, scope: !37)
!43 = !DILocation(line: 8, column: 8, scope: !37)
!44 = !DILocation(line: 8, column: 47, scope: !45)
!45 = distinct !DILexicalBlock(scope: !37, file: !3, line: 8, column: 3)
!46 = !DILocation(line: 8, column: 51, scope: !45)
!47 = !DILocation(line: 8, column: 49, scope: !45)
!48 = !DILocation(line: 8, column: 3, scope: !37)
!49 = !DILocation(line: 9, column: 10, scope: !45)
!50 = !DILocation(line: 9, column: 12, scope: !45)
!51 = !DILocation(line: 9, column: 7, scope: !45)
!52 = !DILocation(line: 9, column: 5, scope: !45)
!53 = !DILocation(line: 8, column: 59, scope: !45)
!54 = !DILocation(line: 8, column: 69, scope: !45)
!55 = !DILocation(line: 8, column: 56, scope: !45)
!56 = !DILocation(line: 8, column: 3, scope: !45)
!57 = distinct !{!57, !48, !58, !59}
!58 = !DILocation(line: 9, column: 13, scope: !37)
!59 = !{!"llvm.loop.mustprogress"}
!60 = !DILocation(line: 10, column: 20, scope: !2)
!61 = !DILocation(line: 10, column: 5, scope: !2)
!62 = !DILocation(line: 10, column: 3, scope: !2)
!63 = !DILocation(line: 10, column: 18, scope: !2)
!64 = !DILocalVariable(name: "m", scope: !65, file: !3, line: 11, type: !10)
!65 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
!66 = !DILocation(line: 11, column: 12, scope: !65)
!67 = !DILocation(line: 11, column: 8, scope: !65)
!68 = !DILocation(line: 11, column: 20, scope: !69)
!69 = distinct !DILexicalBlock(scope: !65, file: !3, line: 11, column: 3)
!70 = !DILocation(line: 11, column: 22, scope: !69)
!71 = !DILocation(line: 11, column: 3, scope: !65)
!72 = !DILocation(line: 12, column: 5, scope: !73)
!73 = distinct !DILexicalBlock(scope: !69, file: !3, line: 11, column: 35)
!74 = !DILocation(line: 13, column: 9, scope: !75)
!75 = distinct !DILexicalBlock(scope: !73, file: !3, line: 13, column: 9)
!76 = !DILocation(line: 13, column: 23, scope: !75)
!77 = !DILocation(line: 13, column: 21, scope: !75)
!78 = !DILocation(line: 14, column: 27, scope: !75)
!79 = !DILocation(line: 14, column: 41, scope: !75)
!80 = !DILocation(line: 14, column: 39, scope: !75)
!81 = !DILocation(line: 14, column: 25, scope: !75)
!82 = !DILocation(line: 14, column: 9, scope: !75)
!83 = !DILocation(line: 14, column: 7, scope: !75)
!84 = !DILocation(line: 14, column: 22, scope: !75)
!85 = !DILocation(line: 15, column: 3, scope: !73)
!86 = !DILocation(line: 11, column: 29, scope: !69)
!87 = !DILocation(line: 11, column: 3, scope: !69)
!88 = distinct !{!88, !71, !89, !59}
!89 = !DILocation(line: 15, column: 3, scope: !65)
!90 = !DILocation(line: 16, column: 7, scope: !91)
!91 = distinct !DILexicalBlock(scope: !2, file: !3, line: 16, column: 7)
!92 = !DILocation(line: 16, column: 19, scope: !91)
!93 = !DILocation(line: 17, column: 15, scope: !91)
!94 = !DILocation(line: 17, column: 5, scope: !91)
!95 = !DILocation(line: 17, column: 12, scope: !91)
!96 = !DILocation(line: 18, column: 1, scope: !2)
