; ModuleID = 'leading_dim_below_grid.cu'
source_filename = "leading_dim_below_grid.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ4tilePKfiS0_iPfiiE1s = internal addrspace(3) global [8 x [16 x float]] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4tilePKfiS0_iPfii(ptr noundef %a, i32 noundef %lda, ptr noundef %b, i32 noundef %ldb, ptr noundef %c, i32 noundef %ldc, i32 noundef %k) #0 !dbg !2 {
entry:
  %a.addr = alloca ptr, align 8
  %lda.addr = alloca i32, align 4
  %b.addr = alloca ptr, align 8
  %ldb.addr = alloca i32, align 4
  %c.addr = alloca ptr, align 8
  %ldc.addr = alloca i32, align 4
  %k.addr = alloca i32, align 4
  %lin = alloca i32, align 4
  %m = alloca i32, align 4
  %n0 = alloca i32, align 4
  %acc = alloca [16 x float], align 4
  %j = alloca i32, align 4
  %i = alloca i32, align 4
  %t = alloca i32, align 4
  %av = alloca float, align 4
  %j33 = alloca i32, align 4
  %j53 = alloca i32, align 4
  %at = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !29, !DIExpression(), !30)
  store i32 %lda, ptr %lda.addr, align 4
    #dbg_declare(ptr %lda.addr, !31, !DIExpression(), !32)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !33, !DIExpression(), !34)
  store i32 %ldb, ptr %ldb.addr, align 4
    #dbg_declare(ptr %ldb.addr, !35, !DIExpression(), !36)
  store ptr %c, ptr %c.addr, align 8
    #dbg_declare(ptr %c.addr, !37, !DIExpression(), !38)
  store i32 %ldc, ptr %ldc.addr, align 4
    #dbg_declare(ptr %ldc.addr, !39, !DIExpression(), !40)
  store i32 %k, ptr %k.addr, align 4
    #dbg_declare(ptr %k.addr, !41, !DIExpression(), !42)
    #dbg_declare(ptr %lin, !43, !DIExpression(), !44)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !45
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !46
  %mul = mul i32 %0, %1, !dbg !47
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !48
  %add = add i32 %mul, %2, !dbg !49
  store i32 %add, ptr %lin, align 4, !dbg !44
    #dbg_declare(ptr %m, !50, !DIExpression(), !51)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !52
  %mul4 = mul i32 %3, 128, !dbg !53
  %4 = load i32, ptr %lin, align 4, !dbg !54
  %add5 = add i32 %mul4, %4, !dbg !55
  store i32 %add5, ptr %m, align 4, !dbg !51
    #dbg_declare(ptr %n0, !56, !DIExpression(), !57)
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !58
  %mul7 = mul i32 %5, 16, !dbg !59
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !60
  %add9 = add i32 %mul7, %6, !dbg !61
  store i32 %add9, ptr %n0, align 4, !dbg !57
    #dbg_declare(ptr %acc, !62, !DIExpression(), !65)
    #dbg_declare(ptr %j, !66, !DIExpression(), !68)
  store i32 0, ptr %j, align 4, !dbg !68
  br label %for.cond, !dbg !69

for.cond:                                         ; preds = %for.inc, %entry
  %7 = load i32, ptr %j, align 4, !dbg !70
  %cmp = icmp slt i32 %7, 16, !dbg !72
  br i1 %cmp, label %for.body, label %for.end, !dbg !73

for.body:                                         ; preds = %for.cond
  %8 = load i32, ptr %j, align 4, !dbg !74
  %idxprom = sext i32 %8 to i64, !dbg !75
  %arrayidx = getelementptr inbounds [16 x float], ptr %acc, i64 0, i64 %idxprom, !dbg !75
  store float 0.000000e+00, ptr %arrayidx, align 4, !dbg !76
  br label %for.inc, !dbg !75

for.inc:                                          ; preds = %for.body
  %9 = load i32, ptr %j, align 4, !dbg !77
  %inc = add nsw i32 %9, 1, !dbg !77
  store i32 %inc, ptr %j, align 4, !dbg !77
  br label %for.cond, !dbg !78, !llvm.loop !79

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %i, !82, !DIExpression(), !84)
  store i32 0, ptr %i, align 4, !dbg !84
  br label %for.cond10, !dbg !85

for.cond10:                                       ; preds = %for.inc50, %for.end
  %10 = load i32, ptr %i, align 4, !dbg !86
  %11 = load i32, ptr %k.addr, align 4, !dbg !88
  %cmp11 = icmp slt i32 %10, %11, !dbg !89
  br i1 %cmp11, label %for.body12, label %for.end52, !dbg !90

for.body12:                                       ; preds = %for.cond10
  %12 = load ptr, ptr %b.addr, align 8, !dbg !91
  %13 = load i32, ptr %n0, align 4, !dbg !93
  %14 = load i32, ptr %i, align 4, !dbg !94
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !95
  %add14 = add i32 %14, %15, !dbg !96
  %16 = load i32, ptr %ldb.addr, align 4, !dbg !97
  %mul15 = mul i32 %add14, %16, !dbg !98
  %add16 = add i32 %13, %mul15, !dbg !99
  %idxprom17 = zext i32 %add16 to i64, !dbg !91
  %arrayidx18 = getelementptr inbounds nuw float, ptr %12, i64 %idxprom17, !dbg !91
  %17 = load float, ptr %arrayidx18, align 4, !dbg !91
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !100
  %idxprom20 = zext i32 %18 to i64, !dbg !101
  %arrayidx21 = getelementptr inbounds nuw [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4tilePKfiS0_iPfiiE1s to ptr), i64 0, i64 %idxprom20, !dbg !101
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !102
  %idxprom23 = zext i32 %19 to i64, !dbg !101
  %arrayidx24 = getelementptr inbounds nuw [16 x float], ptr %arrayidx21, i64 0, i64 %idxprom23, !dbg !101
  store float %17, ptr %arrayidx24, align 4, !dbg !103
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !104
    #dbg_declare(ptr %t, !105, !DIExpression(), !107)
  store i32 0, ptr %t, align 4, !dbg !107
  br label %for.cond25, !dbg !108

for.cond25:                                       ; preds = %for.inc47, %for.body12
  %20 = load i32, ptr %t, align 4, !dbg !109
  %cmp26 = icmp slt i32 %20, 8, !dbg !111
  br i1 %cmp26, label %for.body27, label %for.end49, !dbg !112

for.body27:                                       ; preds = %for.cond25
    #dbg_declare(ptr %av, !113, !DIExpression(), !115)
  %21 = load ptr, ptr %a.addr, align 8, !dbg !116
  %22 = load i32, ptr %m, align 4, !dbg !117
  %23 = load i32, ptr %i, align 4, !dbg !118
  %24 = load i32, ptr %t, align 4, !dbg !119
  %add28 = add nsw i32 %23, %24, !dbg !120
  %25 = load i32, ptr %lda.addr, align 4, !dbg !121
  %mul29 = mul nsw i32 %add28, %25, !dbg !122
  %add30 = add nsw i32 %22, %mul29, !dbg !123
  %idxprom31 = sext i32 %add30 to i64, !dbg !116
  %arrayidx32 = getelementptr inbounds float, ptr %21, i64 %idxprom31, !dbg !116
  %26 = load float, ptr %arrayidx32, align 4, !dbg !116
  store float %26, ptr %av, align 4, !dbg !115
    #dbg_declare(ptr %j33, !124, !DIExpression(), !126)
  store i32 0, ptr %j33, align 4, !dbg !126
  br label %for.cond34, !dbg !127

for.cond34:                                       ; preds = %for.inc44, %for.body27
  %27 = load i32, ptr %j33, align 4, !dbg !128
  %cmp35 = icmp slt i32 %27, 16, !dbg !130
  br i1 %cmp35, label %for.body36, label %for.end46, !dbg !131

for.body36:                                       ; preds = %for.cond34
  %28 = load float, ptr %av, align 4, !dbg !132
  %29 = load i32, ptr %t, align 4, !dbg !133
  %idxprom37 = sext i32 %29 to i64, !dbg !134
  %arrayidx38 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4tilePKfiS0_iPfiiE1s to ptr), i64 0, i64 %idxprom37, !dbg !134
  %30 = load i32, ptr %j33, align 4, !dbg !135
  %idxprom39 = sext i32 %30 to i64, !dbg !134
  %arrayidx40 = getelementptr inbounds [16 x float], ptr %arrayidx38, i64 0, i64 %idxprom39, !dbg !134
  %31 = load float, ptr %arrayidx40, align 4, !dbg !134
  %32 = load i32, ptr %j33, align 4, !dbg !136
  %idxprom42 = sext i32 %32 to i64, !dbg !137
  %arrayidx43 = getelementptr inbounds [16 x float], ptr %acc, i64 0, i64 %idxprom42, !dbg !137
  %33 = load float, ptr %arrayidx43, align 4, !dbg !138
  %34 = call float @llvm.fmuladd.f32(float %28, float %31, float %33), !dbg !138
  store float %34, ptr %arrayidx43, align 4, !dbg !138
  br label %for.inc44, !dbg !137

for.inc44:                                        ; preds = %for.body36
  %35 = load i32, ptr %j33, align 4, !dbg !139
  %inc45 = add nsw i32 %35, 1, !dbg !139
  store i32 %inc45, ptr %j33, align 4, !dbg !139
  br label %for.cond34, !dbg !140, !llvm.loop !141

for.end46:                                        ; preds = %for.cond34
  br label %for.inc47, !dbg !143

for.inc47:                                        ; preds = %for.end46
  %36 = load i32, ptr %t, align 4, !dbg !144
  %inc48 = add nsw i32 %36, 1, !dbg !144
  store i32 %inc48, ptr %t, align 4, !dbg !144
  br label %for.cond25, !dbg !145, !llvm.loop !146

for.end49:                                        ; preds = %for.cond25
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !148
  br label %for.inc50, !dbg !149

for.inc50:                                        ; preds = %for.end49
  %37 = load i32, ptr %i, align 4, !dbg !150
  %add51 = add nsw i32 %37, 8, !dbg !150
  store i32 %add51, ptr %i, align 4, !dbg !150
  br label %for.cond10, !dbg !151, !llvm.loop !152

for.end52:                                        ; preds = %for.cond10
    #dbg_declare(ptr %j53, !154, !DIExpression(), !156)
  store i32 0, ptr %j53, align 4, !dbg !156
  br label %for.cond54, !dbg !157

for.cond54:                                       ; preds = %for.inc69, %for.end52
  %38 = load i32, ptr %j53, align 4, !dbg !158
  %cmp55 = icmp slt i32 %38, 16, !dbg !160
  br i1 %cmp55, label %for.body56, label %for.end71, !dbg !161

for.body56:                                       ; preds = %for.cond54
    #dbg_declare(ptr %at, !162, !DIExpression(), !164)
  %39 = load i32, ptr %m, align 4, !dbg !165
  %40 = load i32, ptr %j53, align 4, !dbg !166
  %41 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !167
  %mul58 = mul i32 %41, 16, !dbg !168
  %add59 = add i32 %40, %mul58, !dbg !169
  %42 = load i32, ptr %ldc.addr, align 4, !dbg !170
  %mul60 = mul i32 %add59, %42, !dbg !171
  %add61 = add i32 %39, %mul60, !dbg !172
  store i32 %add61, ptr %at, align 4, !dbg !164
  %43 = load ptr, ptr %c.addr, align 8, !dbg !173
  %44 = load i32, ptr %at, align 4, !dbg !174
  %idxprom62 = sext i32 %44 to i64, !dbg !173
  %arrayidx63 = getelementptr inbounds float, ptr %43, i64 %idxprom62, !dbg !173
  %45 = load float, ptr %arrayidx63, align 4, !dbg !173
  %46 = load i32, ptr %j53, align 4, !dbg !175
  %idxprom65 = sext i32 %46 to i64, !dbg !176
  %arrayidx66 = getelementptr inbounds [16 x float], ptr %acc, i64 0, i64 %idxprom65, !dbg !176
  %47 = load float, ptr %arrayidx66, align 4, !dbg !176
  %48 = call float @llvm.fmuladd.f32(float %45, float 5.000000e-01, float %47), !dbg !177
  %49 = load ptr, ptr %c.addr, align 8, !dbg !178
  %50 = load i32, ptr %at, align 4, !dbg !179
  %idxprom67 = sext i32 %50 to i64, !dbg !178
  %arrayidx68 = getelementptr inbounds float, ptr %49, i64 %idxprom67, !dbg !178
  store float %48, ptr %arrayidx68, align 4, !dbg !180
  br label %for.inc69, !dbg !181

for.inc69:                                        ; preds = %for.body56
  %51 = load i32, ptr %j53, align 4, !dbg !182
  %inc70 = add nsw i32 %51, 1, !dbg !182
  store i32 %inc70, ptr %j53, align 4, !dbg !182
  br label %for.cond54, !dbg !183, !llvm.loop !184

for.end71:                                        ; preds = %for.cond54
  ret void, !dbg !186
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!24, !25, !26, !27}
!llvm.ident = !{!28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 6, type: !20, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "tile", linkageName: "_Z4tilePKfiS0_iPfii", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !19)
!3 = !DIFile(filename: "leading_dim_below_grid.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !6, !9, !10, !9, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !13, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0}
!13 = !{!14, !17}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !15, file: !16, line: 214)
!15 = !DINamespace(name: "ws_math", scope: null)
!16 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !15, file: !16, line: 215)
!18 = !DINamespace(name: "std", scope: null)
!19 = !{}
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 4096, elements: !21)
!21 = !{!22, !23}
!22 = !DISubrange(count: 8)
!23 = !DISubrange(count: 16)
!24 = !{i32 7, !"Dwarf Version", i32 4}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!28 = !{!"clang version 22.1.8"}
!29 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!30 = !DILocation(line: 5, column: 35, scope: !2)
!31 = !DILocalVariable(name: "lda", arg: 2, scope: !2, file: !3, line: 5, type: !9)
!32 = !DILocation(line: 5, column: 42, scope: !2)
!33 = !DILocalVariable(name: "b", arg: 3, scope: !2, file: !3, line: 5, type: !6)
!34 = !DILocation(line: 5, column: 60, scope: !2)
!35 = !DILocalVariable(name: "ldb", arg: 4, scope: !2, file: !3, line: 5, type: !9)
!36 = !DILocation(line: 5, column: 67, scope: !2)
!37 = !DILocalVariable(name: "c", arg: 5, scope: !2, file: !3, line: 5, type: !10)
!38 = !DILocation(line: 5, column: 79, scope: !2)
!39 = !DILocalVariable(name: "ldc", arg: 6, scope: !2, file: !3, line: 5, type: !9)
!40 = !DILocation(line: 5, column: 86, scope: !2)
!41 = !DILocalVariable(name: "k", arg: 7, scope: !2, file: !3, line: 5, type: !9)
!42 = !DILocation(line: 5, column: 95, scope: !2)
!43 = !DILocalVariable(name: "lin", scope: !2, file: !3, line: 7, type: !9)
!44 = !DILocation(line: 7, column: 7, scope: !2)
!45 = !DILocation(line: 7, column: 13, scope: !2)
!46 = !DILocation(line: 7, column: 27, scope: !2)
!47 = !DILocation(line: 7, column: 25, scope: !2)
!48 = !DILocation(line: 7, column: 40, scope: !2)
!49 = !DILocation(line: 7, column: 38, scope: !2)
!50 = !DILocalVariable(name: "m", scope: !2, file: !3, line: 8, type: !9)
!51 = !DILocation(line: 8, column: 7, scope: !2)
!52 = !DILocation(line: 8, column: 11, scope: !2)
!53 = !DILocation(line: 8, column: 22, scope: !2)
!54 = !DILocation(line: 8, column: 30, scope: !2)
!55 = !DILocation(line: 8, column: 28, scope: !2)
!56 = !DILocalVariable(name: "n0", scope: !2, file: !3, line: 9, type: !9)
!57 = !DILocation(line: 9, column: 7, scope: !2)
!58 = !DILocation(line: 9, column: 12, scope: !2)
!59 = !DILocation(line: 9, column: 23, scope: !2)
!60 = !DILocation(line: 9, column: 30, scope: !2)
!61 = !DILocation(line: 9, column: 28, scope: !2)
!62 = !DILocalVariable(name: "acc", scope: !2, file: !3, line: 10, type: !63)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 512, elements: !64)
!64 = !{!23}
!65 = !DILocation(line: 10, column: 9, scope: !2)
!66 = !DILocalVariable(name: "j", scope: !67, file: !3, line: 11, type: !9)
!67 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 3)
!68 = !DILocation(line: 11, column: 12, scope: !67)
!69 = !DILocation(line: 11, column: 8, scope: !67)
!70 = !DILocation(line: 11, column: 19, scope: !71)
!71 = distinct !DILexicalBlock(scope: !67, file: !3, line: 11, column: 3)
!72 = !DILocation(line: 11, column: 21, scope: !71)
!73 = !DILocation(line: 11, column: 3, scope: !67)
!74 = !DILocation(line: 11, column: 36, scope: !71)
!75 = !DILocation(line: 11, column: 32, scope: !71)
!76 = !DILocation(line: 11, column: 39, scope: !71)
!77 = !DILocation(line: 11, column: 27, scope: !71)
!78 = !DILocation(line: 11, column: 3, scope: !71)
!79 = distinct !{!79, !73, !80, !81}
!80 = !DILocation(line: 11, column: 41, scope: !67)
!81 = !{!"llvm.loop.mustprogress"}
!82 = !DILocalVariable(name: "i", scope: !83, file: !3, line: 12, type: !9)
!83 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 3)
!84 = !DILocation(line: 12, column: 12, scope: !83)
!85 = !DILocation(line: 12, column: 8, scope: !83)
!86 = !DILocation(line: 12, column: 19, scope: !87)
!87 = distinct !DILexicalBlock(scope: !83, file: !3, line: 12, column: 3)
!88 = !DILocation(line: 12, column: 23, scope: !87)
!89 = !DILocation(line: 12, column: 21, scope: !87)
!90 = !DILocation(line: 12, column: 3, scope: !83)
!91 = !DILocation(line: 13, column: 35, scope: !92)
!92 = distinct !DILexicalBlock(scope: !87, file: !3, line: 12, column: 34)
!93 = !DILocation(line: 13, column: 37, scope: !92)
!94 = !DILocation(line: 13, column: 43, scope: !92)
!95 = !DILocation(line: 13, column: 47, scope: !92)
!96 = !DILocation(line: 13, column: 45, scope: !92)
!97 = !DILocation(line: 13, column: 62, scope: !92)
!98 = !DILocation(line: 13, column: 60, scope: !92)
!99 = !DILocation(line: 13, column: 40, scope: !92)
!100 = !DILocation(line: 13, column: 7, scope: !92)
!101 = !DILocation(line: 13, column: 5, scope: !92)
!102 = !DILocation(line: 13, column: 20, scope: !92)
!103 = !DILocation(line: 13, column: 33, scope: !92)
!104 = !DILocation(line: 14, column: 5, scope: !92)
!105 = !DILocalVariable(name: "t", scope: !106, file: !3, line: 15, type: !9)
!106 = distinct !DILexicalBlock(scope: !92, file: !3, line: 15, column: 5)
!107 = !DILocation(line: 15, column: 14, scope: !106)
!108 = !DILocation(line: 15, column: 10, scope: !106)
!109 = !DILocation(line: 15, column: 21, scope: !110)
!110 = distinct !DILexicalBlock(scope: !106, file: !3, line: 15, column: 5)
!111 = !DILocation(line: 15, column: 23, scope: !110)
!112 = !DILocation(line: 15, column: 5, scope: !106)
!113 = !DILocalVariable(name: "av", scope: !114, file: !3, line: 16, type: !8)
!114 = distinct !DILexicalBlock(scope: !110, file: !3, line: 15, column: 33)
!115 = !DILocation(line: 16, column: 13, scope: !114)
!116 = !DILocation(line: 16, column: 18, scope: !114)
!117 = !DILocation(line: 16, column: 20, scope: !114)
!118 = !DILocation(line: 16, column: 25, scope: !114)
!119 = !DILocation(line: 16, column: 29, scope: !114)
!120 = !DILocation(line: 16, column: 27, scope: !114)
!121 = !DILocation(line: 16, column: 34, scope: !114)
!122 = !DILocation(line: 16, column: 32, scope: !114)
!123 = !DILocation(line: 16, column: 22, scope: !114)
!124 = !DILocalVariable(name: "j", scope: !125, file: !3, line: 17, type: !9)
!125 = distinct !DILexicalBlock(scope: !114, file: !3, line: 17, column: 7)
!126 = !DILocation(line: 17, column: 16, scope: !125)
!127 = !DILocation(line: 17, column: 12, scope: !125)
!128 = !DILocation(line: 17, column: 23, scope: !129)
!129 = distinct !DILexicalBlock(scope: !125, file: !3, line: 17, column: 7)
!130 = !DILocation(line: 17, column: 25, scope: !129)
!131 = !DILocation(line: 17, column: 7, scope: !125)
!132 = !DILocation(line: 17, column: 46, scope: !129)
!133 = !DILocation(line: 17, column: 53, scope: !129)
!134 = !DILocation(line: 17, column: 51, scope: !129)
!135 = !DILocation(line: 17, column: 56, scope: !129)
!136 = !DILocation(line: 17, column: 40, scope: !129)
!137 = !DILocation(line: 17, column: 36, scope: !129)
!138 = !DILocation(line: 17, column: 43, scope: !129)
!139 = !DILocation(line: 17, column: 31, scope: !129)
!140 = !DILocation(line: 17, column: 7, scope: !129)
!141 = distinct !{!141, !131, !142, !81}
!142 = !DILocation(line: 17, column: 57, scope: !125)
!143 = !DILocation(line: 18, column: 5, scope: !114)
!144 = !DILocation(line: 15, column: 28, scope: !110)
!145 = !DILocation(line: 15, column: 5, scope: !110)
!146 = distinct !{!146, !112, !147, !81}
!147 = !DILocation(line: 18, column: 5, scope: !106)
!148 = !DILocation(line: 19, column: 5, scope: !92)
!149 = !DILocation(line: 20, column: 3, scope: !92)
!150 = !DILocation(line: 12, column: 28, scope: !87)
!151 = !DILocation(line: 12, column: 3, scope: !87)
!152 = distinct !{!152, !90, !153, !81}
!153 = !DILocation(line: 20, column: 3, scope: !83)
!154 = !DILocalVariable(name: "j", scope: !155, file: !3, line: 21, type: !9)
!155 = distinct !DILexicalBlock(scope: !2, file: !3, line: 21, column: 3)
!156 = !DILocation(line: 21, column: 12, scope: !155)
!157 = !DILocation(line: 21, column: 8, scope: !155)
!158 = !DILocation(line: 21, column: 19, scope: !159)
!159 = distinct !DILexicalBlock(scope: !155, file: !3, line: 21, column: 3)
!160 = !DILocation(line: 21, column: 21, scope: !159)
!161 = !DILocation(line: 21, column: 3, scope: !155)
!162 = !DILocalVariable(name: "at", scope: !163, file: !3, line: 22, type: !9)
!163 = distinct !DILexicalBlock(scope: !159, file: !3, line: 21, column: 32)
!164 = !DILocation(line: 22, column: 9, scope: !163)
!165 = !DILocation(line: 22, column: 14, scope: !163)
!166 = !DILocation(line: 22, column: 19, scope: !163)
!167 = !DILocation(line: 22, column: 23, scope: !163)
!168 = !DILocation(line: 22, column: 34, scope: !163)
!169 = !DILocation(line: 22, column: 21, scope: !163)
!170 = !DILocation(line: 22, column: 42, scope: !163)
!171 = !DILocation(line: 22, column: 40, scope: !163)
!172 = !DILocation(line: 22, column: 16, scope: !163)
!173 = !DILocation(line: 23, column: 13, scope: !163)
!174 = !DILocation(line: 23, column: 15, scope: !163)
!175 = !DILocation(line: 23, column: 32, scope: !163)
!176 = !DILocation(line: 23, column: 28, scope: !163)
!177 = !DILocation(line: 23, column: 26, scope: !163)
!178 = !DILocation(line: 23, column: 5, scope: !163)
!179 = !DILocation(line: 23, column: 7, scope: !163)
!180 = !DILocation(line: 23, column: 11, scope: !163)
!181 = !DILocation(line: 24, column: 3, scope: !163)
!182 = !DILocation(line: 21, column: 27, scope: !159)
!183 = !DILocation(line: 21, column: 3, scope: !159)
!184 = distinct !{!184, !161, !185, !81}
!185 = !DILocation(line: 24, column: 3, scope: !155)
!186 = !DILocation(line: 25, column: 1, scope: !2)
