; ModuleID = 'early_return_own_cell.cu'
source_filename = "early_return_own_cell.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ9own_cellsPKfPfiE1s = internal addrspace(3) global [256 x float] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@_ZZ11whole_tilesPKfS0_PfiE1s = internal addrspace(3) global [16 x [16 x float]] undef, align 4, !dbg !13
@_ZZ11whole_tilesPKfS0_PfiE1r = internal addrspace(3) global [16 x [16 x float]] undef, align 4, !dbg !22

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z9own_cellsPKfPfi(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 !dbg !2 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %i = alloca i32, align 4
  %next = alloca float, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !65, !DIExpression(), !66)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !67, !DIExpression(), !68)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !69, !DIExpression(), !70)
    #dbg_declare(ptr %t, !71, !DIExpression(), !72)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !73
  store i32 %0, ptr %t, align 4, !dbg !72
    #dbg_declare(ptr %i, !74, !DIExpression(), !75)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !76
  %mul = mul i32 %1, 256, !dbg !77
  %2 = load i32, ptr %t, align 4, !dbg !78
  %add = add i32 %mul, %2, !dbg !79
  store i32 %add, ptr %i, align 4, !dbg !75
  %3 = load i32, ptr %i, align 4, !dbg !80
  %4 = load i32, ptr %n.addr, align 4, !dbg !82
  %cmp = icmp sge i32 %3, %4, !dbg !83
  br i1 %cmp, label %if.then, label %if.end, !dbg !83

if.then:                                          ; preds = %entry
  br label %return, !dbg !84

if.end:                                           ; preds = %entry
  %5 = load ptr, ptr %in.addr, align 8, !dbg !85
  %6 = load i32, ptr %i, align 4, !dbg !86
  %idxprom = sext i32 %6 to i64, !dbg !85
  %arrayidx = getelementptr inbounds float, ptr %5, i64 %idxprom, !dbg !85
  %7 = load float, ptr %arrayidx, align 4, !dbg !85
  %8 = load i32, ptr %t, align 4, !dbg !87
  %idxprom2 = sext i32 %8 to i64, !dbg !88
  %arrayidx3 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9own_cellsPKfPfiE1s to ptr), i64 0, i64 %idxprom2, !dbg !88
  store float %7, ptr %arrayidx3, align 4, !dbg !89
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !90
    #dbg_declare(ptr %next, !91, !DIExpression(), !92)
  %9 = load i32, ptr %t, align 4, !dbg !93
  %cmp4 = icmp slt i32 %9, 255, !dbg !94
  br i1 %cmp4, label %land.lhs.true, label %cond.false, !dbg !95

land.lhs.true:                                    ; preds = %if.end
  %10 = load i32, ptr %i, align 4, !dbg !96
  %add5 = add nsw i32 %10, 1, !dbg !97
  %11 = load i32, ptr %n.addr, align 4, !dbg !98
  %cmp6 = icmp slt i32 %add5, %11, !dbg !99
  br i1 %cmp6, label %cond.true, label %cond.false, !dbg !93

cond.true:                                        ; preds = %land.lhs.true
  %12 = load i32, ptr %t, align 4, !dbg !100
  %add7 = add nsw i32 %12, 1, !dbg !101
  %idxprom8 = sext i32 %add7 to i64, !dbg !102
  %arrayidx9 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9own_cellsPKfPfiE1s to ptr), i64 0, i64 %idxprom8, !dbg !102
  %13 = load float, ptr %arrayidx9, align 4, !dbg !102
  br label %cond.end, !dbg !93

cond.false:                                       ; preds = %land.lhs.true, %if.end
  br label %cond.end, !dbg !93

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %13, %cond.true ], [ 0.000000e+00, %cond.false ], !dbg !93
  store float %cond, ptr %next, align 4, !dbg !92
  %14 = load i32, ptr %t, align 4, !dbg !103
  %idxprom10 = sext i32 %14 to i64, !dbg !104
  %arrayidx11 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9own_cellsPKfPfiE1s to ptr), i64 0, i64 %idxprom10, !dbg !104
  %15 = load float, ptr %arrayidx11, align 4, !dbg !104
  %16 = load float, ptr %next, align 4, !dbg !105
  %add12 = fadd float %15, %16, !dbg !106
  %17 = load ptr, ptr %out.addr, align 8, !dbg !107
  %18 = load i32, ptr %i, align 4, !dbg !108
  %idxprom13 = sext i32 %18 to i64, !dbg !107
  %arrayidx14 = getelementptr inbounds float, ptr %17, i64 %idxprom13, !dbg !107
  store float %add12, ptr %arrayidx14, align 4, !dbg !109
  br label %return, !dbg !110

return:                                           ; preds = %cond.end, %if.then
  ret void, !dbg !110
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z11whole_tilesPKfS0_Pfi(ptr noundef %a, ptr noundef %b, ptr noundef %c, i32 noundef %n) #0 !dbg !15 {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %c.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %row = alloca i32, align 4
  %col = alloca i32, align 4
  %sum = alloca float, align 4
  %m = alloca i32, align 4
  %k = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !111, !DIExpression(), !112)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !113, !DIExpression(), !114)
  store ptr %c, ptr %c.addr, align 8
    #dbg_declare(ptr %c.addr, !115, !DIExpression(), !116)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !117, !DIExpression(), !118)
    #dbg_declare(ptr %x, !119, !DIExpression(), !120)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !121
  store i32 %0, ptr %x, align 4, !dbg !120
    #dbg_declare(ptr %y, !122, !DIExpression(), !123)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !124
  store i32 %1, ptr %y, align 4, !dbg !123
    #dbg_declare(ptr %row, !125, !DIExpression(), !126)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !127
  %mul = mul i32 %2, 16, !dbg !128
  %3 = load i32, ptr %y, align 4, !dbg !129
  %add = add i32 %mul, %3, !dbg !130
  store i32 %add, ptr %row, align 4, !dbg !126
    #dbg_declare(ptr %col, !131, !DIExpression(), !132)
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !133
  %mul4 = mul i32 %4, 16, !dbg !134
  %5 = load i32, ptr %x, align 4, !dbg !135
  %add5 = add i32 %mul4, %5, !dbg !136
  store i32 %add5, ptr %col, align 4, !dbg !132
    #dbg_declare(ptr %sum, !137, !DIExpression(), !138)
  store float 0.000000e+00, ptr %sum, align 4, !dbg !138
    #dbg_declare(ptr %m, !139, !DIExpression(), !141)
  store i32 0, ptr %m, align 4, !dbg !141
  br label %for.cond, !dbg !142

for.cond:                                         ; preds = %for.inc36, %entry
  %6 = load i32, ptr %m, align 4, !dbg !143
  %7 = load i32, ptr %n.addr, align 4, !dbg !145
  %div = sdiv i32 %7, 16, !dbg !146
  %cmp = icmp slt i32 %6, %div, !dbg !147
  br i1 %cmp, label %for.body, label %for.end38, !dbg !148

for.body:                                         ; preds = %for.cond
  %8 = load ptr, ptr %a.addr, align 8, !dbg !149
  %9 = load i32, ptr %row, align 4, !dbg !151
  %10 = load i32, ptr %n.addr, align 4, !dbg !152
  %mul6 = mul nsw i32 %9, %10, !dbg !153
  %11 = load i32, ptr %m, align 4, !dbg !154
  %mul7 = mul nsw i32 %11, 16, !dbg !155
  %add8 = add nsw i32 %mul6, %mul7, !dbg !156
  %12 = load i32, ptr %x, align 4, !dbg !157
  %add9 = add nsw i32 %add8, %12, !dbg !158
  %idxprom = sext i32 %add9 to i64, !dbg !149
  %arrayidx = getelementptr inbounds float, ptr %8, i64 %idxprom, !dbg !149
  %13 = load float, ptr %arrayidx, align 4, !dbg !149
  %14 = load i32, ptr %y, align 4, !dbg !159
  %idxprom10 = sext i32 %14 to i64, !dbg !160
  %arrayidx11 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11whole_tilesPKfS0_PfiE1s to ptr), i64 0, i64 %idxprom10, !dbg !160
  %15 = load i32, ptr %x, align 4, !dbg !161
  %idxprom12 = sext i32 %15 to i64, !dbg !160
  %arrayidx13 = getelementptr inbounds [16 x float], ptr %arrayidx11, i64 0, i64 %idxprom12, !dbg !160
  store float %13, ptr %arrayidx13, align 4, !dbg !162
  %16 = load ptr, ptr %b.addr, align 8, !dbg !163
  %17 = load i32, ptr %m, align 4, !dbg !164
  %mul14 = mul nsw i32 %17, 16, !dbg !165
  %18 = load i32, ptr %y, align 4, !dbg !166
  %add15 = add nsw i32 %mul14, %18, !dbg !167
  %19 = load i32, ptr %n.addr, align 4, !dbg !168
  %mul16 = mul nsw i32 %add15, %19, !dbg !169
  %20 = load i32, ptr %col, align 4, !dbg !170
  %add17 = add nsw i32 %mul16, %20, !dbg !171
  %idxprom18 = sext i32 %add17 to i64, !dbg !163
  %arrayidx19 = getelementptr inbounds float, ptr %16, i64 %idxprom18, !dbg !163
  %21 = load float, ptr %arrayidx19, align 4, !dbg !163
  %22 = load i32, ptr %y, align 4, !dbg !172
  %idxprom20 = sext i32 %22 to i64, !dbg !173
  %arrayidx21 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11whole_tilesPKfS0_PfiE1r to ptr), i64 0, i64 %idxprom20, !dbg !173
  %23 = load i32, ptr %x, align 4, !dbg !174
  %idxprom22 = sext i32 %23 to i64, !dbg !173
  %arrayidx23 = getelementptr inbounds [16 x float], ptr %arrayidx21, i64 0, i64 %idxprom22, !dbg !173
  store float %21, ptr %arrayidx23, align 4, !dbg !175
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !176
    #dbg_declare(ptr %k, !177, !DIExpression(), !179)
  store i32 0, ptr %k, align 4, !dbg !179
  br label %for.cond24, !dbg !180

for.cond24:                                       ; preds = %for.inc, %for.body
  %24 = load i32, ptr %k, align 4, !dbg !181
  %cmp25 = icmp slt i32 %24, 16, !dbg !183
  br i1 %cmp25, label %for.body26, label %for.end, !dbg !184

for.body26:                                       ; preds = %for.cond24
  %25 = load i32, ptr %y, align 4, !dbg !185
  %idxprom27 = sext i32 %25 to i64, !dbg !186
  %arrayidx28 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11whole_tilesPKfS0_PfiE1s to ptr), i64 0, i64 %idxprom27, !dbg !186
  %26 = load i32, ptr %k, align 4, !dbg !187
  %idxprom29 = sext i32 %26 to i64, !dbg !186
  %arrayidx30 = getelementptr inbounds [16 x float], ptr %arrayidx28, i64 0, i64 %idxprom29, !dbg !186
  %27 = load float, ptr %arrayidx30, align 4, !dbg !186
  %28 = load i32, ptr %k, align 4, !dbg !188
  %idxprom31 = sext i32 %28 to i64, !dbg !189
  %arrayidx32 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11whole_tilesPKfS0_PfiE1r to ptr), i64 0, i64 %idxprom31, !dbg !189
  %29 = load i32, ptr %x, align 4, !dbg !190
  %idxprom33 = sext i32 %29 to i64, !dbg !189
  %arrayidx34 = getelementptr inbounds [16 x float], ptr %arrayidx32, i64 0, i64 %idxprom33, !dbg !189
  %30 = load float, ptr %arrayidx34, align 4, !dbg !189
  %31 = load float, ptr %sum, align 4, !dbg !191
  %32 = call float @llvm.fmuladd.f32(float %27, float %30, float %31), !dbg !191
  store float %32, ptr %sum, align 4, !dbg !191
  br label %for.inc, !dbg !192

for.inc:                                          ; preds = %for.body26
  %33 = load i32, ptr %k, align 4, !dbg !193
  %inc = add nsw i32 %33, 1, !dbg !193
  store i32 %inc, ptr %k, align 4, !dbg !193
  br label %for.cond24, !dbg !194, !llvm.loop !195

for.end:                                          ; preds = %for.cond24
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !198
  br label %for.inc36, !dbg !199

for.inc36:                                        ; preds = %for.end
  %34 = load i32, ptr %m, align 4, !dbg !200
  %inc37 = add nsw i32 %34, 1, !dbg !200
  store i32 %inc37, ptr %m, align 4, !dbg !200
  br label %for.cond, !dbg !201, !llvm.loop !202

for.end38:                                        ; preds = %for.cond
  %35 = load float, ptr %sum, align 4, !dbg !204
  %36 = load ptr, ptr %c.addr, align 8, !dbg !205
  %37 = load i32, ptr %row, align 4, !dbg !206
  %38 = load i32, ptr %n.addr, align 4, !dbg !207
  %mul39 = mul nsw i32 %37, %38, !dbg !208
  %39 = load i32, ptr %col, align 4, !dbg !209
  %add40 = add nsw i32 %mul39, %39, !dbg !210
  %idxprom41 = sext i32 %add40 to i64, !dbg !205
  %arrayidx42 = getelementptr inbounds float, ptr %36, i64 %idxprom41, !dbg !205
  store float %35, ptr %arrayidx42, align 4, !dbg !211
  ret void, !dbg !212
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!60, !61, !62, !63}
!llvm.ident = !{!64}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 9, type: !57, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "own_cells", linkageName: "_Z9own_cellsPKfPfi", scope: !3, file: !3, line: 8, type: !4, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !18)
!3 = !DIFile(filename: "early_return_own_cell.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !24, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0, !13, !22}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!14 = distinct !DIGlobalVariable(name: "s", scope: !15, file: !3, line: 19, type: !19, isLocal: true, isDefinition: true)
!15 = distinct !DISubprogram(name: "whole_tiles", linkageName: "_Z11whole_tilesPKfS0_Pfi", scope: !3, file: !3, line: 18, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !18)
!16 = !DISubroutineType(types: !17)
!17 = !{null, !6, !6, !9, !10}
!18 = !{}
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !20)
!20 = !{!21, !21}
!21 = !DISubrange(count: 16)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!23 = distinct !DIGlobalVariable(name: "r", scope: !15, file: !3, line: 19, type: !19, isLocal: true, isDefinition: true)
!24 = !{!25, !28, !30, !35, !40, !45, !51, !53}
!25 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !26, file: !27, line: 128)
!26 = !DINamespace(name: "ws_math", scope: null)
!27 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!28 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !29, entity: !26, file: !27, line: 129)
!29 = !DINamespace(name: "std", scope: null)
!30 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !29, entity: !31, file: !27, line: 154)
!31 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !27, file: !27, line: 137, type: !32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!32 = !DISubroutineType(types: !33)
!33 = !{!34, !34}
!34 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!35 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !29, entity: !36, file: !27, line: 154)
!36 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !27, file: !27, line: 133, type: !37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!37 = !DISubroutineType(types: !38)
!38 = !{!39, !39}
!39 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !29, entity: !41, file: !27, line: 154)
!41 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !27, file: !27, line: 134, type: !42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!42 = !DISubroutineType(types: !43)
!43 = !{!44, !44}
!44 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!45 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !29, entity: !46, file: !27, line: 154)
!46 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !27, file: !27, line: 145, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!47 = !DISubroutineType(types: !48)
!48 = !{!49, !50}
!49 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!50 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!51 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !29, entity: !52, file: !27, line: 154)
!52 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !27, file: !27, line: 147, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!53 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !29, entity: !54, file: !27, line: 154)
!54 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !27, file: !27, line: 149, type: !55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!55 = !DISubroutineType(types: !56)
!56 = !{!10, !8}
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 256)
!60 = !{i32 7, !"Dwarf Version", i32 4}
!61 = !{i32 2, !"Debug Info Version", i32 3}
!62 = !{i32 1, !"wchar_size", i32 4}
!63 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!64 = !{!"clang version 22.1.8"}
!65 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 8, type: !6)
!66 = !DILocation(line: 8, column: 40, scope: !2)
!67 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 8, type: !9)
!68 = !DILocation(line: 8, column: 51, scope: !2)
!69 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 8, type: !10)
!70 = !DILocation(line: 8, column: 60, scope: !2)
!71 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 10, type: !10)
!72 = !DILocation(line: 10, column: 7, scope: !2)
!73 = !DILocation(line: 10, column: 11, scope: !2)
!74 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 10, type: !10)
!75 = !DILocation(line: 10, column: 24, scope: !2)
!76 = !DILocation(line: 10, column: 28, scope: !2)
!77 = !DILocation(line: 10, column: 39, scope: !2)
!78 = !DILocation(line: 10, column: 47, scope: !2)
!79 = !DILocation(line: 10, column: 45, scope: !2)
!80 = !DILocation(line: 11, column: 7, scope: !81)
!81 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 7)
!82 = !DILocation(line: 11, column: 12, scope: !81)
!83 = !DILocation(line: 11, column: 9, scope: !81)
!84 = !DILocation(line: 12, column: 5, scope: !81)
!85 = !DILocation(line: 13, column: 10, scope: !2)
!86 = !DILocation(line: 13, column: 13, scope: !2)
!87 = !DILocation(line: 13, column: 5, scope: !2)
!88 = !DILocation(line: 13, column: 3, scope: !2)
!89 = !DILocation(line: 13, column: 8, scope: !2)
!90 = !DILocation(line: 14, column: 3, scope: !2)
!91 = !DILocalVariable(name: "next", scope: !2, file: !3, line: 15, type: !8)
!92 = !DILocation(line: 15, column: 9, scope: !2)
!93 = !DILocation(line: 15, column: 16, scope: !2)
!94 = !DILocation(line: 15, column: 18, scope: !2)
!95 = !DILocation(line: 15, column: 24, scope: !2)
!96 = !DILocation(line: 15, column: 27, scope: !2)
!97 = !DILocation(line: 15, column: 29, scope: !2)
!98 = !DILocation(line: 15, column: 35, scope: !2)
!99 = !DILocation(line: 15, column: 33, scope: !2)
!100 = !DILocation(line: 15, column: 41, scope: !2)
!101 = !DILocation(line: 15, column: 43, scope: !2)
!102 = !DILocation(line: 15, column: 39, scope: !2)
!103 = !DILocation(line: 16, column: 14, scope: !2)
!104 = !DILocation(line: 16, column: 12, scope: !2)
!105 = !DILocation(line: 16, column: 19, scope: !2)
!106 = !DILocation(line: 16, column: 17, scope: !2)
!107 = !DILocation(line: 16, column: 3, scope: !2)
!108 = !DILocation(line: 16, column: 7, scope: !2)
!109 = !DILocation(line: 16, column: 10, scope: !2)
!110 = !DILocation(line: 17, column: 1, scope: !2)
!111 = !DILocalVariable(name: "a", arg: 1, scope: !15, file: !3, line: 18, type: !6)
!112 = !DILocation(line: 18, column: 42, scope: !15)
!113 = !DILocalVariable(name: "b", arg: 2, scope: !15, file: !3, line: 18, type: !6)
!114 = !DILocation(line: 18, column: 58, scope: !15)
!115 = !DILocalVariable(name: "c", arg: 3, scope: !15, file: !3, line: 18, type: !9)
!116 = !DILocation(line: 18, column: 68, scope: !15)
!117 = !DILocalVariable(name: "n", arg: 4, scope: !15, file: !3, line: 18, type: !10)
!118 = !DILocation(line: 18, column: 75, scope: !15)
!119 = !DILocalVariable(name: "x", scope: !15, file: !3, line: 20, type: !10)
!120 = !DILocation(line: 20, column: 7, scope: !15)
!121 = !DILocation(line: 20, column: 11, scope: !15)
!122 = !DILocalVariable(name: "y", scope: !15, file: !3, line: 20, type: !10)
!123 = !DILocation(line: 20, column: 24, scope: !15)
!124 = !DILocation(line: 20, column: 28, scope: !15)
!125 = !DILocalVariable(name: "row", scope: !15, file: !3, line: 20, type: !10)
!126 = !DILocation(line: 20, column: 41, scope: !15)
!127 = !DILocation(line: 20, column: 47, scope: !15)
!128 = !DILocation(line: 20, column: 58, scope: !15)
!129 = !DILocation(line: 20, column: 65, scope: !15)
!130 = !DILocation(line: 20, column: 63, scope: !15)
!131 = !DILocalVariable(name: "col", scope: !15, file: !3, line: 20, type: !10)
!132 = !DILocation(line: 20, column: 68, scope: !15)
!133 = !DILocation(line: 20, column: 74, scope: !15)
!134 = !DILocation(line: 20, column: 85, scope: !15)
!135 = !DILocation(line: 20, column: 92, scope: !15)
!136 = !DILocation(line: 20, column: 90, scope: !15)
!137 = !DILocalVariable(name: "sum", scope: !15, file: !3, line: 21, type: !8)
!138 = !DILocation(line: 21, column: 9, scope: !15)
!139 = !DILocalVariable(name: "m", scope: !140, file: !3, line: 22, type: !10)
!140 = distinct !DILexicalBlock(scope: !15, file: !3, line: 22, column: 3)
!141 = !DILocation(line: 22, column: 12, scope: !140)
!142 = !DILocation(line: 22, column: 8, scope: !140)
!143 = !DILocation(line: 22, column: 19, scope: !144)
!144 = distinct !DILexicalBlock(scope: !140, file: !3, line: 22, column: 3)
!145 = !DILocation(line: 22, column: 23, scope: !144)
!146 = !DILocation(line: 22, column: 25, scope: !144)
!147 = !DILocation(line: 22, column: 21, scope: !144)
!148 = !DILocation(line: 22, column: 3, scope: !140)
!149 = !DILocation(line: 23, column: 15, scope: !150)
!150 = distinct !DILexicalBlock(scope: !144, file: !3, line: 22, column: 36)
!151 = !DILocation(line: 23, column: 17, scope: !150)
!152 = !DILocation(line: 23, column: 23, scope: !150)
!153 = !DILocation(line: 23, column: 21, scope: !150)
!154 = !DILocation(line: 23, column: 27, scope: !150)
!155 = !DILocation(line: 23, column: 29, scope: !150)
!156 = !DILocation(line: 23, column: 25, scope: !150)
!157 = !DILocation(line: 23, column: 36, scope: !150)
!158 = !DILocation(line: 23, column: 34, scope: !150)
!159 = !DILocation(line: 23, column: 7, scope: !150)
!160 = !DILocation(line: 23, column: 5, scope: !150)
!161 = !DILocation(line: 23, column: 10, scope: !150)
!162 = !DILocation(line: 23, column: 13, scope: !150)
!163 = !DILocation(line: 24, column: 15, scope: !150)
!164 = !DILocation(line: 24, column: 18, scope: !150)
!165 = !DILocation(line: 24, column: 20, scope: !150)
!166 = !DILocation(line: 24, column: 27, scope: !150)
!167 = !DILocation(line: 24, column: 25, scope: !150)
!168 = !DILocation(line: 24, column: 32, scope: !150)
!169 = !DILocation(line: 24, column: 30, scope: !150)
!170 = !DILocation(line: 24, column: 36, scope: !150)
!171 = !DILocation(line: 24, column: 34, scope: !150)
!172 = !DILocation(line: 24, column: 7, scope: !150)
!173 = !DILocation(line: 24, column: 5, scope: !150)
!174 = !DILocation(line: 24, column: 10, scope: !150)
!175 = !DILocation(line: 24, column: 13, scope: !150)
!176 = !DILocation(line: 25, column: 5, scope: !150)
!177 = !DILocalVariable(name: "k", scope: !178, file: !3, line: 26, type: !10)
!178 = distinct !DILexicalBlock(scope: !150, file: !3, line: 26, column: 5)
!179 = !DILocation(line: 26, column: 14, scope: !178)
!180 = !DILocation(line: 26, column: 10, scope: !178)
!181 = !DILocation(line: 26, column: 21, scope: !182)
!182 = distinct !DILexicalBlock(scope: !178, file: !3, line: 26, column: 5)
!183 = !DILocation(line: 26, column: 23, scope: !182)
!184 = !DILocation(line: 26, column: 5, scope: !178)
!185 = !DILocation(line: 26, column: 43, scope: !182)
!186 = !DILocation(line: 26, column: 41, scope: !182)
!187 = !DILocation(line: 26, column: 46, scope: !182)
!188 = !DILocation(line: 26, column: 53, scope: !182)
!189 = !DILocation(line: 26, column: 51, scope: !182)
!190 = !DILocation(line: 26, column: 56, scope: !182)
!191 = !DILocation(line: 26, column: 38, scope: !182)
!192 = !DILocation(line: 26, column: 34, scope: !182)
!193 = !DILocation(line: 26, column: 29, scope: !182)
!194 = !DILocation(line: 26, column: 5, scope: !182)
!195 = distinct !{!195, !184, !196, !197}
!196 = !DILocation(line: 26, column: 57, scope: !178)
!197 = !{!"llvm.loop.mustprogress"}
!198 = !DILocation(line: 27, column: 5, scope: !150)
!199 = !DILocation(line: 28, column: 3, scope: !150)
!200 = !DILocation(line: 22, column: 31, scope: !144)
!201 = !DILocation(line: 22, column: 3, scope: !144)
!202 = distinct !{!202, !148, !203, !197}
!203 = !DILocation(line: 28, column: 3, scope: !140)
!204 = !DILocation(line: 29, column: 22, scope: !15)
!205 = !DILocation(line: 29, column: 3, scope: !15)
!206 = !DILocation(line: 29, column: 5, scope: !15)
!207 = !DILocation(line: 29, column: 11, scope: !15)
!208 = !DILocation(line: 29, column: 9, scope: !15)
!209 = !DILocation(line: 29, column: 15, scope: !15)
!210 = !DILocation(line: 29, column: 13, scope: !15)
!211 = !DILocation(line: 29, column: 20, scope: !15)
!212 = !DILocation(line: 30, column: 1, scope: !15)
