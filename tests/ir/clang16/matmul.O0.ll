; ModuleID = 'matmul.cu'
source_filename = "matmul.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ6matmulPfPKfS1_iE2as = internal addrspace(3) global [16 x [17 x float]] undef, align 4, !dbg !0
@_ZZ6matmulPfPKfS1_iE2bs = internal addrspace(3) global [16 x [16 x float]] undef, align 4, !dbg !15
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @_Z6matmulPfPKfS1_i(ptr noalias noundef %c, ptr noalias noundef %a, ptr noalias noundef %b, i32 noundef %n) #0 !dbg !2 {
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
  call void @llvm.dbg.declare(metadata ptr %c.addr, metadata !37, metadata !DIExpression()), !dbg !38
  store ptr %a, ptr %a.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %a.addr, metadata !39, metadata !DIExpression()), !dbg !40
  store ptr %b, ptr %b.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %b.addr, metadata !41, metadata !DIExpression()), !dbg !42
  store i32 %n, ptr %n.addr, align 4
  call void @llvm.dbg.declare(metadata ptr %n.addr, metadata !43, metadata !DIExpression()), !dbg !44
  call void @llvm.dbg.declare(metadata ptr %x, metadata !45, metadata !DIExpression()), !dbg !47
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !48
  store i32 %0, ptr %x, align 4, !dbg !47
  call void @llvm.dbg.declare(metadata ptr %y, metadata !49, metadata !DIExpression()), !dbg !50
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !51
  store i32 %1, ptr %y, align 4, !dbg !50
  call void @llvm.dbg.declare(metadata ptr %col, metadata !52, metadata !DIExpression()), !dbg !53
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !54
  %mul = mul i32 %2, 16, !dbg !55
  %3 = load i32, ptr %x, align 4, !dbg !56
  %add = add i32 %mul, %3, !dbg !57
  store i32 %add, ptr %col, align 4, !dbg !53
  call void @llvm.dbg.declare(metadata ptr %row, metadata !58, metadata !DIExpression()), !dbg !59
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !60
  %mul4 = mul i32 %4, 16, !dbg !61
  %5 = load i32, ptr %y, align 4, !dbg !62
  %add5 = add i32 %mul4, %5, !dbg !63
  store i32 %add5, ptr %row, align 4, !dbg !59
  call void @llvm.dbg.declare(metadata ptr %acc, metadata !64, metadata !DIExpression()), !dbg !65
  store float 0.000000e+00, ptr %acc, align 4, !dbg !65
  call void @llvm.dbg.declare(metadata ptr %m, metadata !66, metadata !DIExpression()), !dbg !68
  store i32 0, ptr %m, align 4, !dbg !68
  br label %for.cond, !dbg !69

for.cond:                                         ; preds = %for.inc50, %entry
  %6 = load i32, ptr %m, align 4, !dbg !70
  %7 = load i32, ptr %n.addr, align 4, !dbg !72
  %add6 = add nsw i32 %7, 16, !dbg !73
  %sub = sub nsw i32 %add6, 1, !dbg !74
  %div = sdiv i32 %sub, 16, !dbg !75
  %cmp = icmp slt i32 %6, %div, !dbg !76
  br i1 %cmp, label %for.body, label %for.end52, !dbg !77

for.body:                                         ; preds = %for.cond
  %8 = load i32, ptr %row, align 4, !dbg !78
  %9 = load i32, ptr %n.addr, align 4, !dbg !80
  %cmp7 = icmp slt i32 %8, %9, !dbg !81
  br i1 %cmp7, label %land.lhs.true, label %cond.false, !dbg !82

land.lhs.true:                                    ; preds = %for.body
  %10 = load i32, ptr %m, align 4, !dbg !83
  %mul8 = mul nsw i32 %10, 16, !dbg !84
  %11 = load i32, ptr %x, align 4, !dbg !85
  %add9 = add nsw i32 %mul8, %11, !dbg !86
  %12 = load i32, ptr %n.addr, align 4, !dbg !87
  %cmp10 = icmp slt i32 %add9, %12, !dbg !88
  br i1 %cmp10, label %cond.true, label %cond.false, !dbg !78

cond.true:                                        ; preds = %land.lhs.true
  %13 = load ptr, ptr %a.addr, align 8, !dbg !89
  %14 = load i32, ptr %row, align 4, !dbg !90
  %15 = load i32, ptr %n.addr, align 4, !dbg !91
  %mul11 = mul nsw i32 %14, %15, !dbg !92
  %16 = load i32, ptr %m, align 4, !dbg !93
  %mul12 = mul nsw i32 %16, 16, !dbg !94
  %add13 = add nsw i32 %mul11, %mul12, !dbg !95
  %17 = load i32, ptr %x, align 4, !dbg !96
  %add14 = add nsw i32 %add13, %17, !dbg !97
  %idxprom = sext i32 %add14 to i64, !dbg !89
  %arrayidx = getelementptr inbounds float, ptr %13, i64 %idxprom, !dbg !89
  %18 = load float, ptr %arrayidx, align 4, !dbg !89
  br label %cond.end, !dbg !78

cond.false:                                       ; preds = %land.lhs.true, %for.body
  br label %cond.end, !dbg !78

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %18, %cond.true ], [ 0.000000e+00, %cond.false ], !dbg !78
  %19 = load i32, ptr %y, align 4, !dbg !98
  %idxprom15 = sext i32 %19 to i64, !dbg !99
  %arrayidx16 = getelementptr inbounds [16 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulPfPKfS1_iE2as to ptr), i64 0, i64 %idxprom15, !dbg !99
  %20 = load i32, ptr %x, align 4, !dbg !100
  %idxprom17 = sext i32 %20 to i64, !dbg !99
  %arrayidx18 = getelementptr inbounds [17 x float], ptr %arrayidx16, i64 0, i64 %idxprom17, !dbg !99
  store float %cond, ptr %arrayidx18, align 4, !dbg !101
  %21 = load i32, ptr %col, align 4, !dbg !102
  %22 = load i32, ptr %n.addr, align 4, !dbg !103
  %cmp19 = icmp slt i32 %21, %22, !dbg !104
  br i1 %cmp19, label %land.lhs.true20, label %cond.false31, !dbg !105

land.lhs.true20:                                  ; preds = %cond.end
  %23 = load i32, ptr %m, align 4, !dbg !106
  %mul21 = mul nsw i32 %23, 16, !dbg !107
  %24 = load i32, ptr %y, align 4, !dbg !108
  %add22 = add nsw i32 %mul21, %24, !dbg !109
  %25 = load i32, ptr %n.addr, align 4, !dbg !110
  %cmp23 = icmp slt i32 %add22, %25, !dbg !111
  br i1 %cmp23, label %cond.true24, label %cond.false31, !dbg !102

cond.true24:                                      ; preds = %land.lhs.true20
  %26 = load ptr, ptr %b.addr, align 8, !dbg !112
  %27 = load i32, ptr %m, align 4, !dbg !113
  %mul25 = mul nsw i32 %27, 16, !dbg !114
  %28 = load i32, ptr %y, align 4, !dbg !115
  %add26 = add nsw i32 %mul25, %28, !dbg !116
  %29 = load i32, ptr %n.addr, align 4, !dbg !117
  %mul27 = mul nsw i32 %add26, %29, !dbg !118
  %30 = load i32, ptr %col, align 4, !dbg !119
  %add28 = add nsw i32 %mul27, %30, !dbg !120
  %idxprom29 = sext i32 %add28 to i64, !dbg !112
  %arrayidx30 = getelementptr inbounds float, ptr %26, i64 %idxprom29, !dbg !112
  %31 = load float, ptr %arrayidx30, align 4, !dbg !112
  br label %cond.end32, !dbg !102

cond.false31:                                     ; preds = %land.lhs.true20, %cond.end
  br label %cond.end32, !dbg !102

cond.end32:                                       ; preds = %cond.false31, %cond.true24
  %cond33 = phi contract float [ %31, %cond.true24 ], [ 0.000000e+00, %cond.false31 ], !dbg !102
  %32 = load i32, ptr %y, align 4, !dbg !121
  %idxprom34 = sext i32 %32 to i64, !dbg !122
  %arrayidx35 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulPfPKfS1_iE2bs to ptr), i64 0, i64 %idxprom34, !dbg !122
  %33 = load i32, ptr %x, align 4, !dbg !123
  %idxprom36 = sext i32 %33 to i64, !dbg !122
  %arrayidx37 = getelementptr inbounds [16 x float], ptr %arrayidx35, i64 0, i64 %idxprom36, !dbg !122
  store float %cond33, ptr %arrayidx37, align 4, !dbg !124
  call void @llvm.nvvm.barrier0(), !dbg !125
  call void @llvm.dbg.declare(metadata ptr %i, metadata !126, metadata !DIExpression()), !dbg !128
  store i32 0, ptr %i, align 4, !dbg !128
  br label %for.cond38, !dbg !129

for.cond38:                                       ; preds = %for.inc, %cond.end32
  %34 = load i32, ptr %i, align 4, !dbg !130
  %cmp39 = icmp slt i32 %34, 16, !dbg !132
  br i1 %cmp39, label %for.body40, label %for.end, !dbg !133

for.body40:                                       ; preds = %for.cond38
  %35 = load i32, ptr %y, align 4, !dbg !134
  %idxprom41 = sext i32 %35 to i64, !dbg !135
  %arrayidx42 = getelementptr inbounds [16 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulPfPKfS1_iE2as to ptr), i64 0, i64 %idxprom41, !dbg !135
  %36 = load i32, ptr %i, align 4, !dbg !136
  %idxprom43 = sext i32 %36 to i64, !dbg !135
  %arrayidx44 = getelementptr inbounds [17 x float], ptr %arrayidx42, i64 0, i64 %idxprom43, !dbg !135
  %37 = load float, ptr %arrayidx44, align 4, !dbg !135
  %38 = load i32, ptr %i, align 4, !dbg !137
  %idxprom45 = sext i32 %38 to i64, !dbg !138
  %arrayidx46 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulPfPKfS1_iE2bs to ptr), i64 0, i64 %idxprom45, !dbg !138
  %39 = load i32, ptr %x, align 4, !dbg !139
  %idxprom47 = sext i32 %39 to i64, !dbg !138
  %arrayidx48 = getelementptr inbounds [16 x float], ptr %arrayidx46, i64 0, i64 %idxprom47, !dbg !138
  %40 = load float, ptr %arrayidx48, align 4, !dbg !138
  %41 = load float, ptr %acc, align 4, !dbg !140
  %42 = call float @llvm.fmuladd.f32(float %37, float %40, float %41), !dbg !140
  store float %42, ptr %acc, align 4, !dbg !140
  br label %for.inc, !dbg !141

for.inc:                                          ; preds = %for.body40
  %43 = load i32, ptr %i, align 4, !dbg !142
  %inc = add nsw i32 %43, 1, !dbg !142
  store i32 %inc, ptr %i, align 4, !dbg !142
  br label %for.cond38, !dbg !143, !llvm.loop !144

for.end:                                          ; preds = %for.cond38
  call void @llvm.nvvm.barrier0(), !dbg !148
  br label %for.inc50, !dbg !149

for.inc50:                                        ; preds = %for.end
  %44 = load i32, ptr %m, align 4, !dbg !150
  %inc51 = add nsw i32 %44, 1, !dbg !150
  store i32 %inc51, ptr %m, align 4, !dbg !150
  br label %for.cond, !dbg !151, !llvm.loop !152

for.end52:                                        ; preds = %for.cond
  %45 = load i32, ptr %row, align 4, !dbg !154
  %46 = load i32, ptr %n.addr, align 4, !dbg !156
  %cmp53 = icmp slt i32 %45, %46, !dbg !157
  br i1 %cmp53, label %land.lhs.true54, label %if.end, !dbg !158

land.lhs.true54:                                  ; preds = %for.end52
  %47 = load i32, ptr %col, align 4, !dbg !159
  %48 = load i32, ptr %n.addr, align 4, !dbg !160
  %cmp55 = icmp slt i32 %47, %48, !dbg !161
  br i1 %cmp55, label %if.then, label %if.end, !dbg !162

if.then:                                          ; preds = %land.lhs.true54
  %49 = load float, ptr %acc, align 4, !dbg !163
  %50 = load ptr, ptr %c.addr, align 8, !dbg !164
  %51 = load i32, ptr %row, align 4, !dbg !165
  %52 = load i32, ptr %n.addr, align 4, !dbg !166
  %mul56 = mul nsw i32 %51, %52, !dbg !167
  %53 = load i32, ptr %col, align 4, !dbg !168
  %add57 = add nsw i32 %mul56, %53, !dbg !169
  %idxprom58 = sext i32 %add57 to i64, !dbg !164
  %arrayidx59 = getelementptr inbounds float, ptr %50, i64 %idxprom58, !dbg !164
  store float %49, ptr %arrayidx59, align 4, !dbg !170
  br label %if.end, !dbg !164

if.end:                                           ; preds = %if.then, %land.lhs.true54, %for.end52
  ret void, !dbg !171
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }

!llvm.dbg.cu = !{!13}
!nvvm.annotations = !{!30, !31}
!llvm.module.flags = !{!32, !33, !34, !35}
!llvm.ident = !{!36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "as", scope: !2, file: !3, line: 5, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "matmul", linkageName: "_Z6matmulPfPKfS1_i", scope: !3, file: !3, line: 3, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !13, retainedNodes: !26)
!3 = !DIFile(filename: "matmul.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !9, !12}
!6 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !7)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !10)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 16.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !14, imports: !20, splitDebugInlining: false, nameTableKind: None)
!14 = !{!0, !15}
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!16 = distinct !DIGlobalVariable(name: "bs", scope: !2, file: !3, line: 5, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !18)
!18 = !{!19, !19}
!19 = !DISubrange(count: 16)
!20 = !{!21, !24}
!21 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !13, entity: !22, file: !23, line: 206)
!22 = !DINamespace(name: "ws_math", scope: null)
!23 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!24 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !25, entity: !22, file: !23, line: 207)
!25 = !DINamespace(name: "std", scope: null)
!26 = !{}
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8704, elements: !28)
!28 = !{!19, !29}
!29 = !DISubrange(count: 17)
!30 = !{ptr @_Z6matmulPfPKfS1_i, !"kernel", i32 1}
!31 = !{ptr @_Z6matmulPfPKfS1_i, !"maxntidx", i32 256}
!32 = !{i32 7, !"Dwarf Version", i32 4}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!36 = !{!"clang version 16.0.6"}
!37 = !DILocalVariable(name: "c", arg: 1, scope: !2, file: !3, line: 3, type: !6)
!38 = !DILocation(line: 3, column: 74, scope: !2)
!39 = !DILocalVariable(name: "a", arg: 2, scope: !2, file: !3, line: 3, type: !9)
!40 = !DILocation(line: 3, column: 103, scope: !2)
!41 = !DILocalVariable(name: "b", arg: 3, scope: !2, file: !3, line: 4, type: !9)
!42 = !DILocation(line: 4, column: 80, scope: !2)
!43 = !DILocalVariable(name: "n", arg: 4, scope: !2, file: !3, line: 4, type: !12)
!44 = !DILocation(line: 4, column: 87, scope: !2)
!45 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 6, type: !46)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!47 = !DILocation(line: 6, column: 13, scope: !2)
!48 = !DILocation(line: 6, column: 17, scope: !2)
!49 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 6, type: !46)
!50 = !DILocation(line: 6, column: 30, scope: !2)
!51 = !DILocation(line: 6, column: 34, scope: !2)
!52 = !DILocalVariable(name: "col", scope: !2, file: !3, line: 7, type: !46)
!53 = !DILocation(line: 7, column: 13, scope: !2)
!54 = !DILocation(line: 7, column: 19, scope: !2)
!55 = !DILocation(line: 7, column: 30, scope: !2)
!56 = !DILocation(line: 7, column: 39, scope: !2)
!57 = !DILocation(line: 7, column: 37, scope: !2)
!58 = !DILocalVariable(name: "row", scope: !2, file: !3, line: 7, type: !46)
!59 = !DILocation(line: 7, column: 42, scope: !2)
!60 = !DILocation(line: 7, column: 48, scope: !2)
!61 = !DILocation(line: 7, column: 59, scope: !2)
!62 = !DILocation(line: 7, column: 68, scope: !2)
!63 = !DILocation(line: 7, column: 66, scope: !2)
!64 = !DILocalVariable(name: "acc", scope: !2, file: !3, line: 8, type: !8)
!65 = !DILocation(line: 8, column: 9, scope: !2)
!66 = !DILocalVariable(name: "m", scope: !67, file: !3, line: 9, type: !12)
!67 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 3)
!68 = !DILocation(line: 9, column: 12, scope: !67)
!69 = !DILocation(line: 9, column: 8, scope: !67)
!70 = !DILocation(line: 9, column: 19, scope: !71)
!71 = distinct !DILexicalBlock(scope: !67, file: !3, line: 9, column: 3)
!72 = !DILocation(line: 9, column: 24, scope: !71)
!73 = !DILocation(line: 9, column: 26, scope: !71)
!74 = !DILocation(line: 9, column: 33, scope: !71)
!75 = !DILocation(line: 9, column: 38, scope: !71)
!76 = !DILocation(line: 9, column: 21, scope: !71)
!77 = !DILocation(line: 9, column: 3, scope: !67)
!78 = !DILocation(line: 10, column: 16, scope: !79)
!79 = distinct !DILexicalBlock(scope: !71, file: !3, line: 9, column: 51)
!80 = !DILocation(line: 10, column: 22, scope: !79)
!81 = !DILocation(line: 10, column: 20, scope: !79)
!82 = !DILocation(line: 10, column: 24, scope: !79)
!83 = !DILocation(line: 10, column: 27, scope: !79)
!84 = !DILocation(line: 10, column: 29, scope: !79)
!85 = !DILocation(line: 10, column: 38, scope: !79)
!86 = !DILocation(line: 10, column: 36, scope: !79)
!87 = !DILocation(line: 10, column: 42, scope: !79)
!88 = !DILocation(line: 10, column: 40, scope: !79)
!89 = !DILocation(line: 10, column: 46, scope: !79)
!90 = !DILocation(line: 10, column: 48, scope: !79)
!91 = !DILocation(line: 10, column: 54, scope: !79)
!92 = !DILocation(line: 10, column: 52, scope: !79)
!93 = !DILocation(line: 10, column: 58, scope: !79)
!94 = !DILocation(line: 10, column: 60, scope: !79)
!95 = !DILocation(line: 10, column: 56, scope: !79)
!96 = !DILocation(line: 10, column: 69, scope: !79)
!97 = !DILocation(line: 10, column: 67, scope: !79)
!98 = !DILocation(line: 10, column: 8, scope: !79)
!99 = !DILocation(line: 10, column: 5, scope: !79)
!100 = !DILocation(line: 10, column: 11, scope: !79)
!101 = !DILocation(line: 10, column: 14, scope: !79)
!102 = !DILocation(line: 11, column: 16, scope: !79)
!103 = !DILocation(line: 11, column: 22, scope: !79)
!104 = !DILocation(line: 11, column: 20, scope: !79)
!105 = !DILocation(line: 11, column: 24, scope: !79)
!106 = !DILocation(line: 11, column: 27, scope: !79)
!107 = !DILocation(line: 11, column: 29, scope: !79)
!108 = !DILocation(line: 11, column: 38, scope: !79)
!109 = !DILocation(line: 11, column: 36, scope: !79)
!110 = !DILocation(line: 11, column: 42, scope: !79)
!111 = !DILocation(line: 11, column: 40, scope: !79)
!112 = !DILocation(line: 11, column: 46, scope: !79)
!113 = !DILocation(line: 11, column: 49, scope: !79)
!114 = !DILocation(line: 11, column: 51, scope: !79)
!115 = !DILocation(line: 11, column: 60, scope: !79)
!116 = !DILocation(line: 11, column: 58, scope: !79)
!117 = !DILocation(line: 11, column: 65, scope: !79)
!118 = !DILocation(line: 11, column: 63, scope: !79)
!119 = !DILocation(line: 11, column: 69, scope: !79)
!120 = !DILocation(line: 11, column: 67, scope: !79)
!121 = !DILocation(line: 11, column: 8, scope: !79)
!122 = !DILocation(line: 11, column: 5, scope: !79)
!123 = !DILocation(line: 11, column: 11, scope: !79)
!124 = !DILocation(line: 11, column: 14, scope: !79)
!125 = !DILocation(line: 12, column: 5, scope: !79)
!126 = !DILocalVariable(name: "i", scope: !127, file: !3, line: 14, type: !12)
!127 = distinct !DILexicalBlock(scope: !79, file: !3, line: 14, column: 5)
!128 = !DILocation(line: 14, column: 14, scope: !127)
!129 = !DILocation(line: 14, column: 10, scope: !127)
!130 = !DILocation(line: 14, column: 21, scope: !131)
!131 = distinct !DILexicalBlock(scope: !127, file: !3, line: 14, column: 5)
!132 = !DILocation(line: 14, column: 23, scope: !131)
!133 = !DILocation(line: 14, column: 5, scope: !127)
!134 = !DILocation(line: 15, column: 17, scope: !131)
!135 = !DILocation(line: 15, column: 14, scope: !131)
!136 = !DILocation(line: 15, column: 20, scope: !131)
!137 = !DILocation(line: 15, column: 28, scope: !131)
!138 = !DILocation(line: 15, column: 25, scope: !131)
!139 = !DILocation(line: 15, column: 31, scope: !131)
!140 = !DILocation(line: 15, column: 11, scope: !131)
!141 = !DILocation(line: 15, column: 7, scope: !131)
!142 = !DILocation(line: 14, column: 31, scope: !131)
!143 = !DILocation(line: 14, column: 5, scope: !131)
!144 = distinct !{!144, !133, !145, !146, !147}
!145 = !DILocation(line: 15, column: 32, scope: !127)
!146 = !{!"llvm.loop.mustprogress"}
!147 = !{!"llvm.loop.unroll.enable"}
!148 = !DILocation(line: 16, column: 5, scope: !79)
!149 = !DILocation(line: 17, column: 3, scope: !79)
!150 = !DILocation(line: 9, column: 46, scope: !71)
!151 = !DILocation(line: 9, column: 3, scope: !71)
!152 = distinct !{!152, !77, !153, !146}
!153 = !DILocation(line: 17, column: 3, scope: !67)
!154 = !DILocation(line: 18, column: 7, scope: !155)
!155 = distinct !DILexicalBlock(scope: !2, file: !3, line: 18, column: 7)
!156 = !DILocation(line: 18, column: 13, scope: !155)
!157 = !DILocation(line: 18, column: 11, scope: !155)
!158 = !DILocation(line: 18, column: 15, scope: !155)
!159 = !DILocation(line: 18, column: 18, scope: !155)
!160 = !DILocation(line: 18, column: 24, scope: !155)
!161 = !DILocation(line: 18, column: 22, scope: !155)
!162 = !DILocation(line: 18, column: 7, scope: !2)
!163 = !DILocation(line: 19, column: 24, scope: !155)
!164 = !DILocation(line: 19, column: 5, scope: !155)
!165 = !DILocation(line: 19, column: 7, scope: !155)
!166 = !DILocation(line: 19, column: 13, scope: !155)
!167 = !DILocation(line: 19, column: 11, scope: !155)
!168 = !DILocation(line: 19, column: 17, scope: !155)
!169 = !DILocation(line: 19, column: 15, scope: !155)
!170 = !DILocation(line: 19, column: 22, scope: !155)
!171 = !DILocation(line: 20, column: 1, scope: !2)
