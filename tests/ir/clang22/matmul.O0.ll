; ModuleID = 'matmul.cu'
source_filename = "matmul.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ6matmulPfPKfS1_iE2as = internal addrspace(3) global [16 x [17 x float]] undef, align 4, !dbg !0
@_ZZ6matmulPfPKfS1_iE2bs = internal addrspace(3) global [16 x [16 x float]] undef, align 4, !dbg !15
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6matmulPfPKfS1_i(ptr noalias noundef %c, ptr noalias noundef %a, ptr noalias noundef %b, i32 noundef %n) #0 !dbg !2 {
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
    #dbg_declare(ptr %c.addr, !35, !DIExpression(), !36)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !37, !DIExpression(), !38)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !39, !DIExpression(), !40)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !41, !DIExpression(), !42)
    #dbg_declare(ptr %x, !43, !DIExpression(), !45)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !46
  store i32 %0, ptr %x, align 4, !dbg !45
    #dbg_declare(ptr %y, !47, !DIExpression(), !48)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !49
  store i32 %1, ptr %y, align 4, !dbg !48
    #dbg_declare(ptr %col, !50, !DIExpression(), !51)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !52
  %mul = mul i32 %2, 16, !dbg !53
  %3 = load i32, ptr %x, align 4, !dbg !54
  %add = add i32 %mul, %3, !dbg !55
  store i32 %add, ptr %col, align 4, !dbg !51
    #dbg_declare(ptr %row, !56, !DIExpression(), !57)
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !58
  %mul4 = mul i32 %4, 16, !dbg !59
  %5 = load i32, ptr %y, align 4, !dbg !60
  %add5 = add i32 %mul4, %5, !dbg !61
  store i32 %add5, ptr %row, align 4, !dbg !57
    #dbg_declare(ptr %acc, !62, !DIExpression(), !63)
  store float 0.000000e+00, ptr %acc, align 4, !dbg !63
    #dbg_declare(ptr %m, !64, !DIExpression(), !66)
  store i32 0, ptr %m, align 4, !dbg !66
  br label %for.cond, !dbg !67

for.cond:                                         ; preds = %for.inc50, %entry
  %6 = load i32, ptr %m, align 4, !dbg !68
  %7 = load i32, ptr %n.addr, align 4, !dbg !70
  %add6 = add nsw i32 %7, 16, !dbg !71
  %sub = sub nsw i32 %add6, 1, !dbg !72
  %div = sdiv i32 %sub, 16, !dbg !73
  %cmp = icmp slt i32 %6, %div, !dbg !74
  br i1 %cmp, label %for.body, label %for.end52, !dbg !75

for.body:                                         ; preds = %for.cond
  %8 = load i32, ptr %row, align 4, !dbg !76
  %9 = load i32, ptr %n.addr, align 4, !dbg !78
  %cmp7 = icmp slt i32 %8, %9, !dbg !79
  br i1 %cmp7, label %land.lhs.true, label %cond.false, !dbg !80

land.lhs.true:                                    ; preds = %for.body
  %10 = load i32, ptr %m, align 4, !dbg !81
  %mul8 = mul nsw i32 %10, 16, !dbg !82
  %11 = load i32, ptr %x, align 4, !dbg !83
  %add9 = add nsw i32 %mul8, %11, !dbg !84
  %12 = load i32, ptr %n.addr, align 4, !dbg !85
  %cmp10 = icmp slt i32 %add9, %12, !dbg !86
  br i1 %cmp10, label %cond.true, label %cond.false, !dbg !76

cond.true:                                        ; preds = %land.lhs.true
  %13 = load ptr, ptr %a.addr, align 8, !dbg !87
  %14 = load i32, ptr %row, align 4, !dbg !88
  %15 = load i32, ptr %n.addr, align 4, !dbg !89
  %mul11 = mul nsw i32 %14, %15, !dbg !90
  %16 = load i32, ptr %m, align 4, !dbg !91
  %mul12 = mul nsw i32 %16, 16, !dbg !92
  %add13 = add nsw i32 %mul11, %mul12, !dbg !93
  %17 = load i32, ptr %x, align 4, !dbg !94
  %add14 = add nsw i32 %add13, %17, !dbg !95
  %idxprom = sext i32 %add14 to i64, !dbg !87
  %arrayidx = getelementptr inbounds float, ptr %13, i64 %idxprom, !dbg !87
  %18 = load float, ptr %arrayidx, align 4, !dbg !87
  br label %cond.end, !dbg !76

cond.false:                                       ; preds = %land.lhs.true, %for.body
  br label %cond.end, !dbg !76

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %18, %cond.true ], [ 0.000000e+00, %cond.false ], !dbg !76
  %19 = load i32, ptr %y, align 4, !dbg !96
  %idxprom15 = sext i32 %19 to i64, !dbg !97
  %arrayidx16 = getelementptr inbounds [16 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulPfPKfS1_iE2as to ptr), i64 0, i64 %idxprom15, !dbg !97
  %20 = load i32, ptr %x, align 4, !dbg !98
  %idxprom17 = sext i32 %20 to i64, !dbg !97
  %arrayidx18 = getelementptr inbounds [17 x float], ptr %arrayidx16, i64 0, i64 %idxprom17, !dbg !97
  store float %cond, ptr %arrayidx18, align 4, !dbg !99
  %21 = load i32, ptr %col, align 4, !dbg !100
  %22 = load i32, ptr %n.addr, align 4, !dbg !101
  %cmp19 = icmp slt i32 %21, %22, !dbg !102
  br i1 %cmp19, label %land.lhs.true20, label %cond.false31, !dbg !103

land.lhs.true20:                                  ; preds = %cond.end
  %23 = load i32, ptr %m, align 4, !dbg !104
  %mul21 = mul nsw i32 %23, 16, !dbg !105
  %24 = load i32, ptr %y, align 4, !dbg !106
  %add22 = add nsw i32 %mul21, %24, !dbg !107
  %25 = load i32, ptr %n.addr, align 4, !dbg !108
  %cmp23 = icmp slt i32 %add22, %25, !dbg !109
  br i1 %cmp23, label %cond.true24, label %cond.false31, !dbg !100

cond.true24:                                      ; preds = %land.lhs.true20
  %26 = load ptr, ptr %b.addr, align 8, !dbg !110
  %27 = load i32, ptr %m, align 4, !dbg !111
  %mul25 = mul nsw i32 %27, 16, !dbg !112
  %28 = load i32, ptr %y, align 4, !dbg !113
  %add26 = add nsw i32 %mul25, %28, !dbg !114
  %29 = load i32, ptr %n.addr, align 4, !dbg !115
  %mul27 = mul nsw i32 %add26, %29, !dbg !116
  %30 = load i32, ptr %col, align 4, !dbg !117
  %add28 = add nsw i32 %mul27, %30, !dbg !118
  %idxprom29 = sext i32 %add28 to i64, !dbg !110
  %arrayidx30 = getelementptr inbounds float, ptr %26, i64 %idxprom29, !dbg !110
  %31 = load float, ptr %arrayidx30, align 4, !dbg !110
  br label %cond.end32, !dbg !100

cond.false31:                                     ; preds = %land.lhs.true20, %cond.end
  br label %cond.end32, !dbg !100

cond.end32:                                       ; preds = %cond.false31, %cond.true24
  %cond33 = phi contract float [ %31, %cond.true24 ], [ 0.000000e+00, %cond.false31 ], !dbg !100
  %32 = load i32, ptr %y, align 4, !dbg !119
  %idxprom34 = sext i32 %32 to i64, !dbg !120
  %arrayidx35 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulPfPKfS1_iE2bs to ptr), i64 0, i64 %idxprom34, !dbg !120
  %33 = load i32, ptr %x, align 4, !dbg !121
  %idxprom36 = sext i32 %33 to i64, !dbg !120
  %arrayidx37 = getelementptr inbounds [16 x float], ptr %arrayidx35, i64 0, i64 %idxprom36, !dbg !120
  store float %cond33, ptr %arrayidx37, align 4, !dbg !122
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !123
    #dbg_declare(ptr %i, !124, !DIExpression(), !126)
  store i32 0, ptr %i, align 4, !dbg !126
  br label %for.cond38, !dbg !127

for.cond38:                                       ; preds = %for.inc, %cond.end32
  %34 = load i32, ptr %i, align 4, !dbg !128
  %cmp39 = icmp slt i32 %34, 16, !dbg !130
  br i1 %cmp39, label %for.body40, label %for.end, !dbg !131

for.body40:                                       ; preds = %for.cond38
  %35 = load i32, ptr %y, align 4, !dbg !132
  %idxprom41 = sext i32 %35 to i64, !dbg !133
  %arrayidx42 = getelementptr inbounds [16 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulPfPKfS1_iE2as to ptr), i64 0, i64 %idxprom41, !dbg !133
  %36 = load i32, ptr %i, align 4, !dbg !134
  %idxprom43 = sext i32 %36 to i64, !dbg !133
  %arrayidx44 = getelementptr inbounds [17 x float], ptr %arrayidx42, i64 0, i64 %idxprom43, !dbg !133
  %37 = load float, ptr %arrayidx44, align 4, !dbg !133
  %38 = load i32, ptr %i, align 4, !dbg !135
  %idxprom45 = sext i32 %38 to i64, !dbg !136
  %arrayidx46 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulPfPKfS1_iE2bs to ptr), i64 0, i64 %idxprom45, !dbg !136
  %39 = load i32, ptr %x, align 4, !dbg !137
  %idxprom47 = sext i32 %39 to i64, !dbg !136
  %arrayidx48 = getelementptr inbounds [16 x float], ptr %arrayidx46, i64 0, i64 %idxprom47, !dbg !136
  %40 = load float, ptr %arrayidx48, align 4, !dbg !136
  %41 = load float, ptr %acc, align 4, !dbg !138
  %42 = call float @llvm.fmuladd.f32(float %37, float %40, float %41), !dbg !138
  store float %42, ptr %acc, align 4, !dbg !138
  br label %for.inc, !dbg !139

for.inc:                                          ; preds = %for.body40
  %43 = load i32, ptr %i, align 4, !dbg !140
  %inc = add nsw i32 %43, 1, !dbg !140
  store i32 %inc, ptr %i, align 4, !dbg !140
  br label %for.cond38, !dbg !141, !llvm.loop !142

for.end:                                          ; preds = %for.cond38
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !146
  br label %for.inc50, !dbg !147

for.inc50:                                        ; preds = %for.end
  %44 = load i32, ptr %m, align 4, !dbg !148
  %inc51 = add nsw i32 %44, 1, !dbg !148
  store i32 %inc51, ptr %m, align 4, !dbg !148
  br label %for.cond, !dbg !149, !llvm.loop !150

for.end52:                                        ; preds = %for.cond
  %45 = load i32, ptr %row, align 4, !dbg !152
  %46 = load i32, ptr %n.addr, align 4, !dbg !154
  %cmp53 = icmp slt i32 %45, %46, !dbg !155
  br i1 %cmp53, label %land.lhs.true54, label %if.end, !dbg !156

land.lhs.true54:                                  ; preds = %for.end52
  %47 = load i32, ptr %col, align 4, !dbg !157
  %48 = load i32, ptr %n.addr, align 4, !dbg !158
  %cmp55 = icmp slt i32 %47, %48, !dbg !159
  br i1 %cmp55, label %if.then, label %if.end, !dbg !156

if.then:                                          ; preds = %land.lhs.true54
  %49 = load float, ptr %acc, align 4, !dbg !160
  %50 = load ptr, ptr %c.addr, align 8, !dbg !161
  %51 = load i32, ptr %row, align 4, !dbg !162
  %52 = load i32, ptr %n.addr, align 4, !dbg !163
  %mul56 = mul nsw i32 %51, %52, !dbg !164
  %53 = load i32, ptr %col, align 4, !dbg !165
  %add57 = add nsw i32 %mul56, %53, !dbg !166
  %idxprom58 = sext i32 %add57 to i64, !dbg !161
  %arrayidx59 = getelementptr inbounds float, ptr %50, i64 %idxprom58, !dbg !161
  store float %49, ptr %arrayidx59, align 4, !dbg !167
  br label %if.end, !dbg !161

if.end:                                           ; preds = %if.then, %land.lhs.true54, %for.end52
  ret void, !dbg !168
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!13}
!llvm.module.flags = !{!30, !31, !32, !33}
!llvm.ident = !{!34}

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
!13 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !14, imports: !20, splitDebugInlining: false, nameTableKind: None)
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
!30 = !{i32 7, !"Dwarf Version", i32 4}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!34 = !{!"clang version 22.1.8"}
!35 = !DILocalVariable(name: "c", arg: 1, scope: !2, file: !3, line: 3, type: !6)
!36 = !DILocation(line: 3, column: 74, scope: !2)
!37 = !DILocalVariable(name: "a", arg: 2, scope: !2, file: !3, line: 3, type: !9)
!38 = !DILocation(line: 3, column: 103, scope: !2)
!39 = !DILocalVariable(name: "b", arg: 3, scope: !2, file: !3, line: 4, type: !9)
!40 = !DILocation(line: 4, column: 80, scope: !2)
!41 = !DILocalVariable(name: "n", arg: 4, scope: !2, file: !3, line: 4, type: !12)
!42 = !DILocation(line: 4, column: 87, scope: !2)
!43 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 6, type: !44)
!44 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!45 = !DILocation(line: 6, column: 13, scope: !2)
!46 = !DILocation(line: 6, column: 17, scope: !2)
!47 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 6, type: !44)
!48 = !DILocation(line: 6, column: 30, scope: !2)
!49 = !DILocation(line: 6, column: 34, scope: !2)
!50 = !DILocalVariable(name: "col", scope: !2, file: !3, line: 7, type: !44)
!51 = !DILocation(line: 7, column: 13, scope: !2)
!52 = !DILocation(line: 7, column: 19, scope: !2)
!53 = !DILocation(line: 7, column: 30, scope: !2)
!54 = !DILocation(line: 7, column: 39, scope: !2)
!55 = !DILocation(line: 7, column: 37, scope: !2)
!56 = !DILocalVariable(name: "row", scope: !2, file: !3, line: 7, type: !44)
!57 = !DILocation(line: 7, column: 42, scope: !2)
!58 = !DILocation(line: 7, column: 48, scope: !2)
!59 = !DILocation(line: 7, column: 59, scope: !2)
!60 = !DILocation(line: 7, column: 68, scope: !2)
!61 = !DILocation(line: 7, column: 66, scope: !2)
!62 = !DILocalVariable(name: "acc", scope: !2, file: !3, line: 8, type: !8)
!63 = !DILocation(line: 8, column: 9, scope: !2)
!64 = !DILocalVariable(name: "m", scope: !65, file: !3, line: 9, type: !12)
!65 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 3)
!66 = !DILocation(line: 9, column: 12, scope: !65)
!67 = !DILocation(line: 9, column: 8, scope: !65)
!68 = !DILocation(line: 9, column: 19, scope: !69)
!69 = distinct !DILexicalBlock(scope: !65, file: !3, line: 9, column: 3)
!70 = !DILocation(line: 9, column: 24, scope: !69)
!71 = !DILocation(line: 9, column: 26, scope: !69)
!72 = !DILocation(line: 9, column: 33, scope: !69)
!73 = !DILocation(line: 9, column: 38, scope: !69)
!74 = !DILocation(line: 9, column: 21, scope: !69)
!75 = !DILocation(line: 9, column: 3, scope: !65)
!76 = !DILocation(line: 10, column: 16, scope: !77)
!77 = distinct !DILexicalBlock(scope: !69, file: !3, line: 9, column: 51)
!78 = !DILocation(line: 10, column: 22, scope: !77)
!79 = !DILocation(line: 10, column: 20, scope: !77)
!80 = !DILocation(line: 10, column: 24, scope: !77)
!81 = !DILocation(line: 10, column: 27, scope: !77)
!82 = !DILocation(line: 10, column: 29, scope: !77)
!83 = !DILocation(line: 10, column: 38, scope: !77)
!84 = !DILocation(line: 10, column: 36, scope: !77)
!85 = !DILocation(line: 10, column: 42, scope: !77)
!86 = !DILocation(line: 10, column: 40, scope: !77)
!87 = !DILocation(line: 10, column: 46, scope: !77)
!88 = !DILocation(line: 10, column: 48, scope: !77)
!89 = !DILocation(line: 10, column: 54, scope: !77)
!90 = !DILocation(line: 10, column: 52, scope: !77)
!91 = !DILocation(line: 10, column: 58, scope: !77)
!92 = !DILocation(line: 10, column: 60, scope: !77)
!93 = !DILocation(line: 10, column: 56, scope: !77)
!94 = !DILocation(line: 10, column: 69, scope: !77)
!95 = !DILocation(line: 10, column: 67, scope: !77)
!96 = !DILocation(line: 10, column: 8, scope: !77)
!97 = !DILocation(line: 10, column: 5, scope: !77)
!98 = !DILocation(line: 10, column: 11, scope: !77)
!99 = !DILocation(line: 10, column: 14, scope: !77)
!100 = !DILocation(line: 11, column: 16, scope: !77)
!101 = !DILocation(line: 11, column: 22, scope: !77)
!102 = !DILocation(line: 11, column: 20, scope: !77)
!103 = !DILocation(line: 11, column: 24, scope: !77)
!104 = !DILocation(line: 11, column: 27, scope: !77)
!105 = !DILocation(line: 11, column: 29, scope: !77)
!106 = !DILocation(line: 11, column: 38, scope: !77)
!107 = !DILocation(line: 11, column: 36, scope: !77)
!108 = !DILocation(line: 11, column: 42, scope: !77)
!109 = !DILocation(line: 11, column: 40, scope: !77)
!110 = !DILocation(line: 11, column: 46, scope: !77)
!111 = !DILocation(line: 11, column: 49, scope: !77)
!112 = !DILocation(line: 11, column: 51, scope: !77)
!113 = !DILocation(line: 11, column: 60, scope: !77)
!114 = !DILocation(line: 11, column: 58, scope: !77)
!115 = !DILocation(line: 11, column: 65, scope: !77)
!116 = !DILocation(line: 11, column: 63, scope: !77)
!117 = !DILocation(line: 11, column: 69, scope: !77)
!118 = !DILocation(line: 11, column: 67, scope: !77)
!119 = !DILocation(line: 11, column: 8, scope: !77)
!120 = !DILocation(line: 11, column: 5, scope: !77)
!121 = !DILocation(line: 11, column: 11, scope: !77)
!122 = !DILocation(line: 11, column: 14, scope: !77)
!123 = !DILocation(line: 12, column: 5, scope: !77)
!124 = !DILocalVariable(name: "i", scope: !125, file: !3, line: 14, type: !12)
!125 = distinct !DILexicalBlock(scope: !77, file: !3, line: 14, column: 5)
!126 = !DILocation(line: 14, column: 14, scope: !125)
!127 = !DILocation(line: 14, column: 10, scope: !125)
!128 = !DILocation(line: 14, column: 21, scope: !129)
!129 = distinct !DILexicalBlock(scope: !125, file: !3, line: 14, column: 5)
!130 = !DILocation(line: 14, column: 23, scope: !129)
!131 = !DILocation(line: 14, column: 5, scope: !125)
!132 = !DILocation(line: 15, column: 17, scope: !129)
!133 = !DILocation(line: 15, column: 14, scope: !129)
!134 = !DILocation(line: 15, column: 20, scope: !129)
!135 = !DILocation(line: 15, column: 28, scope: !129)
!136 = !DILocation(line: 15, column: 25, scope: !129)
!137 = !DILocation(line: 15, column: 31, scope: !129)
!138 = !DILocation(line: 15, column: 11, scope: !129)
!139 = !DILocation(line: 15, column: 7, scope: !129)
!140 = !DILocation(line: 14, column: 31, scope: !129)
!141 = !DILocation(line: 14, column: 5, scope: !129)
!142 = distinct !{!142, !131, !143, !144, !145}
!143 = !DILocation(line: 15, column: 32, scope: !125)
!144 = !{!"llvm.loop.mustprogress"}
!145 = !{!"llvm.loop.unroll.enable"}
!146 = !DILocation(line: 16, column: 5, scope: !77)
!147 = !DILocation(line: 17, column: 3, scope: !77)
!148 = !DILocation(line: 9, column: 46, scope: !69)
!149 = !DILocation(line: 9, column: 3, scope: !69)
!150 = distinct !{!150, !75, !151, !144}
!151 = !DILocation(line: 17, column: 3, scope: !65)
!152 = !DILocation(line: 18, column: 7, scope: !153)
!153 = distinct !DILexicalBlock(scope: !2, file: !3, line: 18, column: 7)
!154 = !DILocation(line: 18, column: 13, scope: !153)
!155 = !DILocation(line: 18, column: 11, scope: !153)
!156 = !DILocation(line: 18, column: 15, scope: !153)
!157 = !DILocation(line: 18, column: 18, scope: !153)
!158 = !DILocation(line: 18, column: 24, scope: !153)
!159 = !DILocation(line: 18, column: 22, scope: !153)
!160 = !DILocation(line: 19, column: 24, scope: !153)
!161 = !DILocation(line: 19, column: 5, scope: !153)
!162 = !DILocation(line: 19, column: 7, scope: !153)
!163 = !DILocation(line: 19, column: 13, scope: !153)
!164 = !DILocation(line: 19, column: 11, scope: !153)
!165 = !DILocation(line: 19, column: 17, scope: !153)
!166 = !DILocation(line: 19, column: 15, scope: !153)
!167 = !DILocation(line: 19, column: 22, scope: !153)
!168 = !DILocation(line: 20, column: 1, scope: !2)
