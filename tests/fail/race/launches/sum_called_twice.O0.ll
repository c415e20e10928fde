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
define dso_local noundef float @_Z8tree_sumPf(ptr noundef %buf) #0 !dbg !57 {
entry:
  %buf.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  %half = alloca i32, align 4
  store ptr %buf, ptr %buf.addr, align 8
    #dbg_declare(ptr %buf.addr, !60, !DIExpression(), !61)
    #dbg_declare(ptr %n, !62, !DIExpression(), !63)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !64
  store i32 %0, ptr %n, align 4, !dbg !63
  br label %while.cond, !dbg !65

while.cond:                                       ; preds = %if.end, %entry
  %1 = load i32, ptr %n, align 4, !dbg !66
  %cmp = icmp sgt i32 %1, 1, !dbg !67
  br i1 %cmp, label %while.body, label %while.end, !dbg !65

while.body:                                       ; preds = %while.cond
    #dbg_declare(ptr %half, !68, !DIExpression(), !70)
  %2 = load i32, ptr %n, align 4, !dbg !71
  %add = add nsw i32 %2, 1, !dbg !72
  %shr = ashr i32 %add, 1, !dbg !73
  store i32 %shr, ptr %half, align 4, !dbg !70
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !74
  %4 = load i32, ptr %half, align 4, !dbg !76
  %add2 = add i32 %3, %4, !dbg !77
  %5 = load i32, ptr %n, align 4, !dbg !78
  %cmp3 = icmp ult i32 %add2, %5, !dbg !79
  br i1 %cmp3, label %if.then, label %if.end, !dbg !79

if.then:                                          ; preds = %while.body
  %6 = load ptr, ptr %buf.addr, align 8, !dbg !80
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !81
  %8 = load i32, ptr %half, align 4, !dbg !82
  %add5 = add i32 %7, %8, !dbg !83
  %idxprom = zext i32 %add5 to i64, !dbg !80
  %arrayidx = getelementptr inbounds nuw float, ptr %6, i64 %idxprom, !dbg !80
  %9 = load float, ptr %arrayidx, align 4, !dbg !80
  %10 = load ptr, ptr %buf.addr, align 8, !dbg !84
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !85
  %idxprom7 = zext i32 %11 to i64, !dbg !84
  %arrayidx8 = getelementptr inbounds nuw float, ptr %10, i64 %idxprom7, !dbg !84
  %12 = load float, ptr %arrayidx8, align 4, !dbg !86
  %add9 = fadd float %12, %9, !dbg !86
  store float %add9, ptr %arrayidx8, align 4, !dbg !86
  br label %if.end, !dbg !84

if.end:                                           ; preds = %if.then, %while.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !87
  %13 = load i32, ptr %half, align 4, !dbg !88
  store i32 %13, ptr %n, align 4, !dbg !89
  br label %while.cond, !dbg !65, !llvm.loop !90

while.end:                                        ; preds = %while.cond
  %14 = load ptr, ptr %buf.addr, align 8, !dbg !93
  %arrayidx10 = getelementptr inbounds float, ptr %14, i64 0, !dbg !93
  %15 = load float, ptr %arrayidx10, align 4, !dbg !93
  ret float %15, !dbg !94
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
    #dbg_declare(ptr %m.addr, !95, !DIExpression(), !96)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !97, !DIExpression(), !98)
  store i32 %cols, ptr %cols.addr, align 4
    #dbg_declare(ptr %cols.addr, !99, !DIExpression(), !100)
    #dbg_declare(ptr %s, !101, !DIExpression(), !102)
  store float 0.000000e+00, ptr %s, align 4, !dbg !102
    #dbg_declare(ptr %q, !103, !DIExpression(), !104)
  store float 0.000000e+00, ptr %q, align 4, !dbg !104
    #dbg_declare(ptr %c, !105, !DIExpression(), !107)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !108
  store i32 %0, ptr %c, align 4, !dbg !107
  br label %for.cond, !dbg !109

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %c, align 4, !dbg !110
  %2 = load i32, ptr %cols.addr, align 4, !dbg !112
  %cmp = icmp slt i32 %1, %2, !dbg !113
  br i1 %cmp, label %for.body, label %for.end, !dbg !114

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %v, !115, !DIExpression(), !117)
  %3 = load ptr, ptr %m.addr, align 8, !dbg !118
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !119
  %5 = load i32, ptr %cols.addr, align 4, !dbg !120
  %mul = mul i32 %4, %5, !dbg !121
  %6 = load i32, ptr %c, align 4, !dbg !122
  %add = add i32 %mul, %6, !dbg !123
  %idxprom = zext i32 %add to i64, !dbg !118
  %arrayidx = getelementptr inbounds nuw float, ptr %3, i64 %idxprom, !dbg !118
  %7 = load float, ptr %arrayidx, align 4, !dbg !118
  store float %7, ptr %v, align 4, !dbg !117
  %8 = load float, ptr %v, align 4, !dbg !124
  %9 = load float, ptr %s, align 4, !dbg !125
  %add2 = fadd float %9, %8, !dbg !125
  store float %add2, ptr %s, align 4, !dbg !125
  %10 = load float, ptr %v, align 4, !dbg !126
  %11 = load float, ptr %v, align 4, !dbg !127
  %12 = load float, ptr %q, align 4, !dbg !128
  %13 = call float @llvm.fmuladd.f32(float %10, float %11, float %12), !dbg !128
  store float %13, ptr %q, align 4, !dbg !128
  br label %for.inc, !dbg !129

for.inc:                                          ; preds = %for.body
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !130
  %15 = load i32, ptr %c, align 4, !dbg !131
  %add5 = add i32 %15, %14, !dbg !131
  store i32 %add5, ptr %c, align 4, !dbg !131
  br label %for.cond, !dbg !132, !llvm.loop !133

for.end:                                          ; preds = %for.cond
  %16 = load float, ptr %s, align 4, !dbg !135
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !136
  %idxprom7 = zext i32 %17 to i64, !dbg !137
  %arrayidx8 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1a to ptr), i64 0, i64 %idxprom7, !dbg !137
  store float %16, ptr %arrayidx8, align 4, !dbg !138
    #dbg_declare(ptr %r, !139, !DIExpression(), !140)
  %call9 = call contract noundef float @_Z8tree_sumPf(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1a to ptr)) #5, !dbg !141
  store float %call9, ptr %r, align 4, !dbg !140
  %18 = load float, ptr %q, align 4, !dbg !142
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !143
  %idxprom11 = zext i32 %19 to i64, !dbg !144
  %arrayidx12 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1b to ptr), i64 0, i64 %idxprom11, !dbg !144
  store float %18, ptr %arrayidx12, align 4, !dbg !145
    #dbg_declare(ptr %p, !146, !DIExpression(), !147)
  %call13 = call contract noundef float @_Z8tree_sumPf(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ8two_sumsPKfPfiE1b to ptr)) #5, !dbg !148
  store float %call13, ptr %p, align 4, !dbg !147
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !149
  %cmp15 = icmp eq i32 %20, 0, !dbg !151
  br i1 %cmp15, label %if.then, label %if.end, !dbg !151

if.then:                                          ; preds = %for.end
  %21 = load float, ptr %r, align 4, !dbg !152
  %22 = load float, ptr %r, align 4, !dbg !153
  %23 = load float, ptr %p, align 4, !dbg !154
  %neg = fneg float %23, !dbg !155
  %24 = call float @llvm.fmuladd.f32(float %21, float %22, float %neg), !dbg !155
  %25 = load ptr, ptr %out.addr, align 8, !dbg !156
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !157
  %idxprom18 = zext i32 %26 to i64, !dbg !156
  %arrayidx19 = getelementptr inbounds nuw float, ptr %25, i64 %idxprom18, !dbg !156
  store float %24, ptr %arrayidx19, align 4, !dbg !158
  br label %if.end, !dbg !156

if.end:                                           ; preds = %if.then, %for.end
  ret void, !dbg !159
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
!llvm.module.flags = !{!52, !53, !54, !55}
!llvm.ident = !{!56}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 19, type: !15, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "two_sums", linkageName: "_Z8two_sumsPKfPfi", scope: !3, file: !3, line: 18, type: !4, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !51)
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
!57 = distinct !DISubprogram(name: "tree_sum", linkageName: "_Z8tree_sumPf", scope: !3, file: !3, line: 8, type: !58, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !51)
!58 = !DISubroutineType(types: !59)
!59 = !{!8, !9}
!60 = !DILocalVariable(name: "buf", arg: 1, scope: !57, file: !3, line: 8, type: !9)
!61 = !DILocation(line: 8, column: 34, scope: !57)
!62 = !DILocalVariable(name: "n", scope: !57, file: !3, line: 9, type: !10)
!63 = !DILocation(line: 9, column: 7, scope: !57)
!64 = !DILocation(line: 9, column: 11, scope: !57)
!65 = !DILocation(line: 10, column: 3, scope: !57)
!66 = !DILocation(line: 10, column: 10, scope: !57)
!67 = !DILocation(line: 10, column: 12, scope: !57)
!68 = !DILocalVariable(name: "half", scope: !69, file: !3, line: 11, type: !10)
!69 = distinct !DILexicalBlock(scope: !57, file: !3, line: 10, column: 17)
!70 = !DILocation(line: 11, column: 9, scope: !69)
!71 = !DILocation(line: 11, column: 17, scope: !69)
!72 = !DILocation(line: 11, column: 19, scope: !69)
!73 = !DILocation(line: 11, column: 24, scope: !69)
!74 = !DILocation(line: 12, column: 9, scope: !75)
!75 = distinct !DILexicalBlock(scope: !69, file: !3, line: 12, column: 9)
!76 = !DILocation(line: 12, column: 23, scope: !75)
!77 = !DILocation(line: 12, column: 21, scope: !75)
!78 = !DILocation(line: 12, column: 30, scope: !75)
!79 = !DILocation(line: 12, column: 28, scope: !75)
!80 = !DILocation(line: 12, column: 53, scope: !75)
!81 = !DILocation(line: 12, column: 57, scope: !75)
!82 = !DILocation(line: 12, column: 71, scope: !75)
!83 = !DILocation(line: 12, column: 69, scope: !75)
!84 = !DILocation(line: 12, column: 33, scope: !75)
!85 = !DILocation(line: 12, column: 37, scope: !75)
!86 = !DILocation(line: 12, column: 50, scope: !75)
!87 = !DILocation(line: 13, column: 5, scope: !69)
!88 = !DILocation(line: 14, column: 9, scope: !69)
!89 = !DILocation(line: 14, column: 7, scope: !69)
!90 = distinct !{!90, !65, !91, !92}
!91 = !DILocation(line: 15, column: 3, scope: !57)
!92 = !{!"llvm.loop.mustprogress"}
!93 = !DILocation(line: 16, column: 10, scope: !57)
!94 = !DILocation(line: 16, column: 3, scope: !57)
!95 = !DILocalVariable(name: "m", arg: 1, scope: !2, file: !3, line: 18, type: !6)
!96 = !DILocation(line: 18, column: 39, scope: !2)
!97 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 18, type: !9)
!98 = !DILocation(line: 18, column: 49, scope: !2)
!99 = !DILocalVariable(name: "cols", arg: 3, scope: !2, file: !3, line: 18, type: !10)
!100 = !DILocation(line: 18, column: 58, scope: !2)
!101 = !DILocalVariable(name: "s", scope: !2, file: !3, line: 20, type: !8)
!102 = !DILocation(line: 20, column: 9, scope: !2)
!103 = !DILocalVariable(name: "q", scope: !2, file: !3, line: 20, type: !8)
!104 = !DILocation(line: 20, column: 18, scope: !2)
!105 = !DILocalVariable(name: "c", scope: !106, file: !3, line: 21, type: !10)
!106 = distinct !DILexicalBlock(scope: !2, file: !3, line: 21, column: 3)
!107 = !DILocation(line: 21, column: 12, scope: !106)
!108 = !DILocation(line: 21, column: 16, scope: !106)
!109 = !DILocation(line: 21, column: 8, scope: !106)
!110 = !DILocation(line: 21, column: 29, scope: !111)
!111 = distinct !DILexicalBlock(scope: !106, file: !3, line: 21, column: 3)
!112 = !DILocation(line: 21, column: 33, scope: !111)
!113 = !DILocation(line: 21, column: 31, scope: !111)
!114 = !DILocation(line: 21, column: 3, scope: !106)
!115 = !DILocalVariable(name: "v", scope: !116, file: !3, line: 21, type: !8)
!116 = distinct !DILexicalBlock(scope: !111, file: !3, line: 21, column: 56)
!117 = !DILocation(line: 21, column: 64, scope: !116)
!118 = !DILocation(line: 21, column: 68, scope: !116)
!119 = !DILocation(line: 21, column: 70, scope: !116)
!120 = !DILocation(line: 21, column: 83, scope: !116)
!121 = !DILocation(line: 21, column: 81, scope: !116)
!122 = !DILocation(line: 21, column: 90, scope: !116)
!123 = !DILocation(line: 21, column: 88, scope: !116)
!124 = !DILocation(line: 21, column: 99, scope: !116)
!125 = !DILocation(line: 21, column: 96, scope: !116)
!126 = !DILocation(line: 21, column: 107, scope: !116)
!127 = !DILocation(line: 21, column: 111, scope: !116)
!128 = !DILocation(line: 21, column: 104, scope: !116)
!129 = !DILocation(line: 21, column: 114, scope: !116)
!130 = !DILocation(line: 21, column: 44, scope: !111)
!131 = !DILocation(line: 21, column: 41, scope: !111)
!132 = !DILocation(line: 21, column: 3, scope: !111)
!133 = distinct !{!133, !114, !134, !92}
!134 = !DILocation(line: 21, column: 114, scope: !106)
!135 = !DILocation(line: 22, column: 20, scope: !2)
!136 = !DILocation(line: 22, column: 5, scope: !2)
!137 = !DILocation(line: 22, column: 3, scope: !2)
!138 = !DILocation(line: 22, column: 18, scope: !2)
!139 = !DILocalVariable(name: "r", scope: !2, file: !3, line: 23, type: !8)
!140 = !DILocation(line: 23, column: 9, scope: !2)
!141 = !DILocation(line: 23, column: 13, scope: !2)
!142 = !DILocation(line: 24, column: 20, scope: !2)
!143 = !DILocation(line: 24, column: 5, scope: !2)
!144 = !DILocation(line: 24, column: 3, scope: !2)
!145 = !DILocation(line: 24, column: 18, scope: !2)
!146 = !DILocalVariable(name: "p", scope: !2, file: !3, line: 25, type: !8)
!147 = !DILocation(line: 25, column: 9, scope: !2)
!148 = !DILocation(line: 25, column: 13, scope: !2)
!149 = !DILocation(line: 26, column: 7, scope: !150)
!150 = distinct !DILexicalBlock(scope: !2, file: !3, line: 26, column: 7)
!151 = !DILocation(line: 26, column: 19, scope: !150)
!152 = !DILocation(line: 26, column: 43, scope: !150)
!153 = !DILocation(line: 26, column: 47, scope: !150)
!154 = !DILocation(line: 26, column: 51, scope: !150)
!155 = !DILocation(line: 26, column: 49, scope: !150)
!156 = !DILocation(line: 26, column: 25, scope: !150)
!157 = !DILocation(line: 26, column: 29, scope: !150)
!158 = !DILocation(line: 26, column: 41, scope: !150)
!159 = !DILocation(line: 27, column: 1, scope: !2)
