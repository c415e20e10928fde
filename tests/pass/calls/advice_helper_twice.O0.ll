; ModuleID = 'advice_helper_twice.cu'
source_filename = "advice_helper_twice.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@_ZZ7mean_sqPKfPfiE2sh = internal addrspace(3) global [32 x float] undef, align 4, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z8warp_sumf(float noundef %v) #0 !dbg !29 {
entry:
  %m.addr.i = alloca i32, align 4
  %v.addr.i = alloca float, align 4
  %a.addr.i = alloca i32, align 4
  %w.addr.i = alloca i32, align 4
  %v.addr = alloca float, align 4
  %o = alloca i32, align 4
  store float %v, ptr %v.addr, align 4
    #dbg_declare(ptr %v.addr, !32, !DIExpression(), !33)
    #dbg_declare(ptr %o, !34, !DIExpression(), !36)
  store i32 16, ptr %o, align 4, !dbg !36
  br label %for.cond, !dbg !37

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %o, align 4, !dbg !38
  %cmp = icmp sgt i32 %0, 0, !dbg !40
  br i1 %cmp, label %for.body, label %for.end, !dbg !41

for.body:                                         ; preds = %for.cond
  %1 = load float, ptr %v.addr, align 4, !dbg !42
  %2 = load i32, ptr %o, align 4, !dbg !43
  store i32 -1, ptr %m.addr.i, align 4, !dbg !44
  store float %1, ptr %v.addr.i, align 4, !dbg !44
  store i32 %2, ptr %a.addr.i, align 4, !dbg !44
  store i32 32, ptr %w.addr.i, align 4, !dbg !44
  %3 = load i32, ptr %m.addr.i, align 4, !dbg !44
  %4 = load float, ptr %v.addr.i, align 4, !dbg !44
  %5 = load i32, ptr %a.addr.i, align 4, !dbg !44
  %6 = load i32, ptr %w.addr.i, align 4, !dbg !44
  %sub.i = sub nsw i32 32, %6, !dbg !44
  %shl.i = shl i32 %sub.i, 8, !dbg !44
  %or.i = or i32 %shl.i, 31, !dbg !44
  %7 = call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 %3, float %4, i32 %5, i32 %or.i), !dbg !44
  %8 = load float, ptr %v.addr, align 4, !dbg !45
  %add = fadd float %8, %7, !dbg !45
  store float %add, ptr %v.addr, align 4, !dbg !45
  br label %for.inc, !dbg !46

for.inc:                                          ; preds = %for.body
  %9 = load i32, ptr %o, align 4, !dbg !47
  %shr = ashr i32 %9, 1, !dbg !47
  store i32 %shr, ptr %o, align 4, !dbg !47
  br label %for.cond, !dbg !48, !llvm.loop !49

for.end:                                          ; preds = %for.cond
  %10 = load float, ptr %v.addr, align 4, !dbg !52
  ret float %10, !dbg !53
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z9block_sumfPf(float noundef %v, ptr noundef %sh) #0 !dbg !54 {
entry:
  %v.addr = alloca float, align 4
  %sh.addr = alloca ptr, align 8
  %lane = alloca i32, align 4
  %w = alloca i32, align 4
  store float %v, ptr %v.addr, align 4
    #dbg_declare(ptr %v.addr, !57, !DIExpression(), !58)
  store ptr %sh, ptr %sh.addr, align 8
    #dbg_declare(ptr %sh.addr, !59, !DIExpression(), !60)
    #dbg_declare(ptr %lane, !61, !DIExpression(), !62)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !63
  %and = and i32 %0, 31, !dbg !64
  store i32 %and, ptr %lane, align 4, !dbg !62
    #dbg_declare(ptr %w, !65, !DIExpression(), !66)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !67
  %shr = lshr i32 %1, 5, !dbg !68
  store i32 %shr, ptr %w, align 4, !dbg !66
  %2 = load float, ptr %v.addr, align 4, !dbg !69
  %call2 = call contract noundef float @_Z8warp_sumf(float noundef %2) #5, !dbg !70
  store float %call2, ptr %v.addr, align 4, !dbg !71
  %3 = load i32, ptr %lane, align 4, !dbg !72
  %cmp = icmp eq i32 %3, 0, !dbg !74
  br i1 %cmp, label %if.then, label %if.end, !dbg !74

if.then:                                          ; preds = %entry
  %4 = load float, ptr %v.addr, align 4, !dbg !75
  %5 = load ptr, ptr %sh.addr, align 8, !dbg !76
  %6 = load i32, ptr %w, align 4, !dbg !77
  %idxprom = sext i32 %6 to i64, !dbg !76
  %arrayidx = getelementptr inbounds float, ptr %5, i64 %idxprom, !dbg !76
  store float %4, ptr %arrayidx, align 4, !dbg !78
  br label %if.end, !dbg !76

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !79
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !80
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !81
  %div = udiv i32 %8, 32, !dbg !82
  %cmp5 = icmp ult i32 %7, %div, !dbg !83
  br i1 %cmp5, label %cond.true, label %cond.false, !dbg !80

cond.true:                                        ; preds = %if.end
  %9 = load ptr, ptr %sh.addr, align 8, !dbg !84
  %10 = load i32, ptr %lane, align 4, !dbg !85
  %idxprom6 = sext i32 %10 to i64, !dbg !84
  %arrayidx7 = getelementptr inbounds float, ptr %9, i64 %idxprom6, !dbg !84
  %11 = load float, ptr %arrayidx7, align 4, !dbg !84
  br label %cond.end, !dbg !80

cond.false:                                       ; preds = %if.end
  br label %cond.end, !dbg !80

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %11, %cond.true ], [ 0.000000e+00, %cond.false ], !dbg !80
  store float %cond, ptr %v.addr, align 4, !dbg !86
  %12 = load i32, ptr %w, align 4, !dbg !87
  %cmp8 = icmp eq i32 %12, 0, !dbg !89
  br i1 %cmp8, label %if.then9, label %if.end11, !dbg !89

if.then9:                                         ; preds = %cond.end
  %13 = load float, ptr %v.addr, align 4, !dbg !90
  %call10 = call contract noundef float @_Z8warp_sumf(float noundef %13) #5, !dbg !91
  store float %call10, ptr %v.addr, align 4, !dbg !92
  br label %if.end11, !dbg !93

if.end11:                                         ; preds = %if.then9, %cond.end
  %14 = load float, ptr %v.addr, align 4, !dbg !94
  ret float %14, !dbg !95
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7mean_sqPKfPfi(ptr noundef %x, ptr noundef %o, i32 noundef %n) #2 !dbg !2 {
entry:
  %x.addr = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %v = alloca float, align 4
  %s = alloca float, align 4
  %q = alloca float, align 4
  store ptr %x, ptr %x.addr, align 8
    #dbg_declare(ptr %x.addr, !96, !DIExpression(), !97)
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !98, !DIExpression(), !99)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !100, !DIExpression(), !101)
    #dbg_declare(ptr %i, !102, !DIExpression(), !103)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !104
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !105
  %mul = mul i32 %0, %1, !dbg !106
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !107
  %add = add i32 %mul, %2, !dbg !108
  store i32 %add, ptr %i, align 4, !dbg !103
    #dbg_declare(ptr %v, !109, !DIExpression(), !110)
  %3 = load i32, ptr %i, align 4, !dbg !111
  %4 = load i32, ptr %n.addr, align 4, !dbg !112
  %cmp = icmp slt i32 %3, %4, !dbg !113
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !111

cond.true:                                        ; preds = %entry
  %5 = load ptr, ptr %x.addr, align 8, !dbg !114
  %6 = load i32, ptr %i, align 4, !dbg !115
  %idxprom = sext i32 %6 to i64, !dbg !114
  %arrayidx = getelementptr inbounds float, ptr %5, i64 %idxprom, !dbg !114
  %7 = load float, ptr %arrayidx, align 4, !dbg !114
  br label %cond.end, !dbg !111

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !111

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %7, %cond.true ], [ 0.000000e+00, %cond.false ], !dbg !111
  store float %cond, ptr %v, align 4, !dbg !110
    #dbg_declare(ptr %s, !116, !DIExpression(), !117)
  %8 = load float, ptr %v, align 4, !dbg !118
  %call3 = call contract noundef float @_Z9block_sumfPf(float noundef %8, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ7mean_sqPKfPfiE2sh to ptr)) #5, !dbg !119
  store float %call3, ptr %s, align 4, !dbg !117
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !120
    #dbg_declare(ptr %q, !121, !DIExpression(), !122)
  %9 = load float, ptr %v, align 4, !dbg !123
  %10 = load float, ptr %v, align 4, !dbg !124
  %mul4 = fmul float %9, %10, !dbg !125
  %call5 = call contract noundef float @_Z9block_sumfPf(float noundef %mul4, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ7mean_sqPKfPfiE2sh to ptr)) #5, !dbg !126
  store float %call5, ptr %q, align 4, !dbg !122
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !127
  %cmp7 = icmp eq i32 %11, 0, !dbg !129
  br i1 %cmp7, label %if.then, label %if.end, !dbg !129

if.then:                                          ; preds = %cond.end
  %12 = load float, ptr %s, align 4, !dbg !130
  %13 = load ptr, ptr %o.addr, align 8, !dbg !132
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !133
  %mul9 = mul i32 2, %14, !dbg !134
  %idxprom10 = zext i32 %mul9 to i64, !dbg !132
  %arrayidx11 = getelementptr inbounds nuw float, ptr %13, i64 %idxprom10, !dbg !132
  store float %12, ptr %arrayidx11, align 4, !dbg !135
  %15 = load float, ptr %q, align 4, !dbg !136
  %16 = load ptr, ptr %o.addr, align 8, !dbg !137
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !138
  %mul13 = mul i32 2, %17, !dbg !139
  %add14 = add i32 %mul13, 1, !dbg !140
  %idxprom15 = zext i32 %add14 to i64, !dbg !137
  %arrayidx16 = getelementptr inbounds nuw float, ptr %16, i64 %idxprom15, !dbg !137
  store float %15, ptr %arrayidx16, align 4, !dbg !141
  br label %if.end, !dbg !142

if.end:                                           ; preds = %if.then, %cond.end
  ret void, !dbg !143
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!24, !25, !26, !27}
!llvm.ident = !{!28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "sh", scope: !2, file: !3, line: 18, type: !21, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "mean_sq", linkageName: "_Z7mean_sqPKfPfi", scope: !3, file: !3, line: 17, type: !4, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !20)
!3 = !DIFile(filename: "advice_helper_twice.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !12, globals: !13, imports: !14, splitDebugInlining: false, nameTableKind: None)
!12 = !{!10}
!13 = !{!0}
!14 = !{!15, !18}
!15 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !16, file: !17, line: 214)
!16 = !DINamespace(name: "ws_math", scope: null)
!17 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!18 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !19, entity: !16, file: !17, line: 215)
!19 = !DINamespace(name: "std", scope: null)
!20 = !{}
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 1024, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 32)
!24 = !{i32 7, !"Dwarf Version", i32 4}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!28 = !{!"clang version 22.1.8"}
!29 = distinct !DISubprogram(name: "warp_sum", linkageName: "_Z8warp_sumf", scope: !3, file: !3, line: 4, type: !30, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !20)
!30 = !DISubroutineType(types: !31)
!31 = !{!8, !8}
!32 = !DILocalVariable(name: "v", arg: 1, scope: !29, file: !3, line: 4, type: !8)
!33 = !DILocation(line: 4, column: 33, scope: !29)
!34 = !DILocalVariable(name: "o", scope: !35, file: !3, line: 5, type: !10)
!35 = distinct !DILexicalBlock(scope: !29, file: !3, line: 5, column: 3)
!36 = !DILocation(line: 5, column: 12, scope: !35)
!37 = !DILocation(line: 5, column: 8, scope: !35)
!38 = !DILocation(line: 5, column: 20, scope: !39)
!39 = distinct !DILexicalBlock(scope: !35, file: !3, line: 5, column: 3)
!40 = !DILocation(line: 5, column: 22, scope: !39)
!41 = !DILocation(line: 5, column: 3, scope: !35)
!42 = !DILocation(line: 5, column: 71, scope: !39)
!43 = !DILocation(line: 5, column: 74, scope: !39)
!44 = !DILocation(line: 5, column: 41, scope: !39)
!45 = !DILocation(line: 5, column: 38, scope: !39)
!46 = !DILocation(line: 5, column: 36, scope: !39)
!47 = !DILocation(line: 5, column: 29, scope: !39)
!48 = !DILocation(line: 5, column: 3, scope: !39)
!49 = distinct !{!49, !41, !50, !51}
!50 = !DILocation(line: 5, column: 75, scope: !35)
!51 = !{!"llvm.loop.mustprogress"}
!52 = !DILocation(line: 6, column: 10, scope: !29)
!53 = !DILocation(line: 6, column: 3, scope: !29)
!54 = distinct !DISubprogram(name: "block_sum", linkageName: "_Z9block_sumfPf", scope: !3, file: !3, line: 8, type: !55, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !20)
!55 = !DISubroutineType(types: !56)
!56 = !{!8, !8, !9}
!57 = !DILocalVariable(name: "v", arg: 1, scope: !54, file: !3, line: 8, type: !8)
!58 = !DILocation(line: 8, column: 34, scope: !54)
!59 = !DILocalVariable(name: "sh", arg: 2, scope: !54, file: !3, line: 8, type: !9)
!60 = !DILocation(line: 8, column: 44, scope: !54)
!61 = !DILocalVariable(name: "lane", scope: !54, file: !3, line: 9, type: !10)
!62 = !DILocation(line: 9, column: 7, scope: !54)
!63 = !DILocation(line: 9, column: 14, scope: !54)
!64 = !DILocation(line: 9, column: 26, scope: !54)
!65 = !DILocalVariable(name: "w", scope: !54, file: !3, line: 9, type: !10)
!66 = !DILocation(line: 9, column: 32, scope: !54)
!67 = !DILocation(line: 9, column: 36, scope: !54)
!68 = !DILocation(line: 9, column: 48, scope: !54)
!69 = !DILocation(line: 10, column: 16, scope: !54)
!70 = !DILocation(line: 10, column: 7, scope: !54)
!71 = !DILocation(line: 10, column: 5, scope: !54)
!72 = !DILocation(line: 11, column: 7, scope: !73)
!73 = distinct !DILexicalBlock(scope: !54, file: !3, line: 11, column: 7)
!74 = !DILocation(line: 11, column: 12, scope: !73)
!75 = !DILocation(line: 11, column: 26, scope: !73)
!76 = !DILocation(line: 11, column: 18, scope: !73)
!77 = !DILocation(line: 11, column: 21, scope: !73)
!78 = !DILocation(line: 11, column: 24, scope: !73)
!79 = !DILocation(line: 12, column: 3, scope: !54)
!80 = !DILocation(line: 13, column: 7, scope: !54)
!81 = !DILocation(line: 13, column: 21, scope: !54)
!82 = !DILocation(line: 13, column: 32, scope: !54)
!83 = !DILocation(line: 13, column: 19, scope: !54)
!84 = !DILocation(line: 13, column: 39, scope: !54)
!85 = !DILocation(line: 13, column: 42, scope: !54)
!86 = !DILocation(line: 13, column: 5, scope: !54)
!87 = !DILocation(line: 14, column: 7, scope: !88)
!88 = distinct !DILexicalBlock(scope: !54, file: !3, line: 14, column: 7)
!89 = !DILocation(line: 14, column: 9, scope: !88)
!90 = !DILocation(line: 14, column: 28, scope: !88)
!91 = !DILocation(line: 14, column: 19, scope: !88)
!92 = !DILocation(line: 14, column: 17, scope: !88)
!93 = !DILocation(line: 14, column: 15, scope: !88)
!94 = !DILocation(line: 15, column: 10, scope: !54)
!95 = !DILocation(line: 15, column: 3, scope: !54)
!96 = !DILocalVariable(name: "x", arg: 1, scope: !2, file: !3, line: 17, type: !6)
!97 = !DILocation(line: 17, column: 38, scope: !2)
!98 = !DILocalVariable(name: "o", arg: 2, scope: !2, file: !3, line: 17, type: !9)
!99 = !DILocation(line: 17, column: 48, scope: !2)
!100 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 17, type: !10)
!101 = !DILocation(line: 17, column: 55, scope: !2)
!102 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 19, type: !10)
!103 = !DILocation(line: 19, column: 7, scope: !2)
!104 = !DILocation(line: 19, column: 11, scope: !2)
!105 = !DILocation(line: 19, column: 24, scope: !2)
!106 = !DILocation(line: 19, column: 22, scope: !2)
!107 = !DILocation(line: 19, column: 37, scope: !2)
!108 = !DILocation(line: 19, column: 35, scope: !2)
!109 = !DILocalVariable(name: "v", scope: !2, file: !3, line: 20, type: !8)
!110 = !DILocation(line: 20, column: 9, scope: !2)
!111 = !DILocation(line: 20, column: 13, scope: !2)
!112 = !DILocation(line: 20, column: 17, scope: !2)
!113 = !DILocation(line: 20, column: 15, scope: !2)
!114 = !DILocation(line: 20, column: 21, scope: !2)
!115 = !DILocation(line: 20, column: 23, scope: !2)
!116 = !DILocalVariable(name: "s", scope: !2, file: !3, line: 21, type: !8)
!117 = !DILocation(line: 21, column: 9, scope: !2)
!118 = !DILocation(line: 21, column: 23, scope: !2)
!119 = !DILocation(line: 21, column: 13, scope: !2)
!120 = !DILocation(line: 22, column: 3, scope: !2)
!121 = !DILocalVariable(name: "q", scope: !2, file: !3, line: 23, type: !8)
!122 = !DILocation(line: 23, column: 9, scope: !2)
!123 = !DILocation(line: 23, column: 23, scope: !2)
!124 = !DILocation(line: 23, column: 27, scope: !2)
!125 = !DILocation(line: 23, column: 25, scope: !2)
!126 = !DILocation(line: 23, column: 13, scope: !2)
!127 = !DILocation(line: 24, column: 7, scope: !128)
!128 = distinct !DILexicalBlock(scope: !2, file: !3, line: 24, column: 7)
!129 = !DILocation(line: 24, column: 19, scope: !128)
!130 = !DILocation(line: 24, column: 47, scope: !131)
!131 = distinct !DILexicalBlock(scope: !128, file: !3, line: 24, column: 25)
!132 = !DILocation(line: 24, column: 27, scope: !131)
!133 = !DILocation(line: 24, column: 33, scope: !131)
!134 = !DILocation(line: 24, column: 31, scope: !131)
!135 = !DILocation(line: 24, column: 45, scope: !131)
!136 = !DILocation(line: 24, column: 74, scope: !131)
!137 = !DILocation(line: 24, column: 50, scope: !131)
!138 = !DILocation(line: 24, column: 56, scope: !131)
!139 = !DILocation(line: 24, column: 54, scope: !131)
!140 = !DILocation(line: 24, column: 67, scope: !131)
!141 = !DILocation(line: 24, column: 72, scope: !131)
!142 = !DILocation(line: 24, column: 77, scope: !131)
!143 = !DILocation(line: 25, column: 1, scope: !2)
