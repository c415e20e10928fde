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
    #dbg_declare(ptr %a.addr, !56, !DIExpression(), !57)
  store i32 %lda, ptr %lda.addr, align 4
    #dbg_declare(ptr %lda.addr, !58, !DIExpression(), !59)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !60, !DIExpression(), !61)
  store i32 %ldb, ptr %ldb.addr, align 4
    #dbg_declare(ptr %ldb.addr, !62, !DIExpression(), !63)
  store ptr %c, ptr %c.addr, align 8
    #dbg_declare(ptr %c.addr, !64, !DIExpression(), !65)
  store i32 %ldc, ptr %ldc.addr, align 4
    #dbg_declare(ptr %ldc.addr, !66, !DIExpression(), !67)
  store i32 %k, ptr %k.addr, align 4
    #dbg_declare(ptr %k.addr, !68, !DIExpression(), !69)
    #dbg_declare(ptr %lin, !70, !DIExpression(), !71)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !72
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !73
  %mul = mul i32 %0, %1, !dbg !74
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !75
  %add = add i32 %mul, %2, !dbg !76
  store i32 %add, ptr %lin, align 4, !dbg !71
    #dbg_declare(ptr %m, !77, !DIExpression(), !78)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !79
  %mul4 = mul i32 %3, 128, !dbg !80
  %4 = load i32, ptr %lin, align 4, !dbg !81
  %add5 = add i32 %mul4, %4, !dbg !82
  store i32 %add5, ptr %m, align 4, !dbg !78
    #dbg_declare(ptr %n0, !83, !DIExpression(), !84)
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !85
  %mul7 = mul i32 %5, 16, !dbg !86
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !87
  %add9 = add i32 %mul7, %6, !dbg !88
  store i32 %add9, ptr %n0, align 4, !dbg !84
    #dbg_declare(ptr %acc, !89, !DIExpression(), !92)
    #dbg_declare(ptr %j, !93, !DIExpression(), !95)
  store i32 0, ptr %j, align 4, !dbg !95
  br label %for.cond, !dbg !96

for.cond:                                         ; preds = %for.inc, %entry
  %7 = load i32, ptr %j, align 4, !dbg !97
  %cmp = icmp slt i32 %7, 16, !dbg !99
  br i1 %cmp, label %for.body, label %for.end, !dbg !100

for.body:                                         ; preds = %for.cond
  %8 = load i32, ptr %j, align 4, !dbg !101
  %idxprom = sext i32 %8 to i64, !dbg !102
  %arrayidx = getelementptr inbounds [16 x float], ptr %acc, i64 0, i64 %idxprom, !dbg !102
  store float 0.000000e+00, ptr %arrayidx, align 4, !dbg !103
  br label %for.inc, !dbg !102

for.inc:                                          ; preds = %for.body
  %9 = load i32, ptr %j, align 4, !dbg !104
  %inc = add nsw i32 %9, 1, !dbg !104
  store i32 %inc, ptr %j, align 4, !dbg !104
  br label %for.cond, !dbg !105, !llvm.loop !106

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %i, !109, !DIExpression(), !111)
  store i32 0, ptr %i, align 4, !dbg !111
  br label %for.cond10, !dbg !112

for.cond10:                                       ; preds = %for.inc50, %for.end
  %10 = load i32, ptr %i, align 4, !dbg !113
  %11 = load i32, ptr %k.addr, align 4, !dbg !115
  %cmp11 = icmp slt i32 %10, %11, !dbg !116
  br i1 %cmp11, label %for.body12, label %for.end52, !dbg !117

for.body12:                                       ; preds = %for.cond10
  %12 = load ptr, ptr %b.addr, align 8, !dbg !118
  %13 = load i32, ptr %n0, align 4, !dbg !120
  %14 = load i32, ptr %i, align 4, !dbg !121
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !122
  %add14 = add i32 %14, %15, !dbg !123
  %16 = load i32, ptr %ldb.addr, align 4, !dbg !124
  %mul15 = mul i32 %add14, %16, !dbg !125
  %add16 = add i32 %13, %mul15, !dbg !126
  %idxprom17 = zext i32 %add16 to i64, !dbg !118
  %arrayidx18 = getelementptr inbounds nuw float, ptr %12, i64 %idxprom17, !dbg !118
  %17 = load float, ptr %arrayidx18, align 4, !dbg !118
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !127
  %idxprom20 = zext i32 %18 to i64, !dbg !128
  %arrayidx21 = getelementptr inbounds nuw [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4tilePKfiS0_iPfiiE1s to ptr), i64 0, i64 %idxprom20, !dbg !128
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !129
  %idxprom23 = zext i32 %19 to i64, !dbg !128
  %arrayidx24 = getelementptr inbounds nuw [16 x float], ptr %arrayidx21, i64 0, i64 %idxprom23, !dbg !128
  store float %17, ptr %arrayidx24, align 4, !dbg !130
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !131
    #dbg_declare(ptr %t, !132, !DIExpression(), !134)
  store i32 0, ptr %t, align 4, !dbg !134
  br label %for.cond25, !dbg !135

for.cond25:                                       ; preds = %for.inc47, %for.body12
  %20 = load i32, ptr %t, align 4, !dbg !136
  %cmp26 = icmp slt i32 %20, 8, !dbg !138
  br i1 %cmp26, label %for.body27, label %for.end49, !dbg !139

for.body27:                                       ; preds = %for.cond25
    #dbg_declare(ptr %av, !140, !DIExpression(), !142)
  %21 = load ptr, ptr %a.addr, align 8, !dbg !143
  %22 = load i32, ptr %m, align 4, !dbg !144
  %23 = load i32, ptr %i, align 4, !dbg !145
  %24 = load i32, ptr %t, align 4, !dbg !146
  %add28 = add nsw i32 %23, %24, !dbg !147
  %25 = load i32, ptr %lda.addr, align 4, !dbg !148
  %mul29 = mul nsw i32 %add28, %25, !dbg !149
  %add30 = add nsw i32 %22, %mul29, !dbg !150
  %idxprom31 = sext i32 %add30 to i64, !dbg !143
  %arrayidx32 = getelementptr inbounds float, ptr %21, i64 %idxprom31, !dbg !143
  %26 = load float, ptr %arrayidx32, align 4, !dbg !143
  store float %26, ptr %av, align 4, !dbg !142
    #dbg_declare(ptr %j33, !151, !DIExpression(), !153)
  store i32 0, ptr %j33, align 4, !dbg !153
  br label %for.cond34, !dbg !154

for.cond34:                                       ; preds = %for.inc44, %for.body27
  %27 = load i32, ptr %j33, align 4, !dbg !155
  %cmp35 = icmp slt i32 %27, 16, !dbg !157
  br i1 %cmp35, label %for.body36, label %for.end46, !dbg !158

for.body36:                                       ; preds = %for.cond34
  %28 = load float, ptr %av, align 4, !dbg !159
  %29 = load i32, ptr %t, align 4, !dbg !160
  %idxprom37 = sext i32 %29 to i64, !dbg !161
  %arrayidx38 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4tilePKfiS0_iPfiiE1s to ptr), i64 0, i64 %idxprom37, !dbg !161
  %30 = load i32, ptr %j33, align 4, !dbg !162
  %idxprom39 = sext i32 %30 to i64, !dbg !161
  %arrayidx40 = getelementptr inbounds [16 x float], ptr %arrayidx38, i64 0, i64 %idxprom39, !dbg !161
  %31 = load float, ptr %arrayidx40, align 4, !dbg !161
  %32 = load i32, ptr %j33, align 4, !dbg !163
  %idxprom42 = sext i32 %32 to i64, !dbg !164
  %arrayidx43 = getelementptr inbounds [16 x float], ptr %acc, i64 0, i64 %idxprom42, !dbg !164
  %33 = load float, ptr %arrayidx43, align 4, !dbg !165
  %34 = call float @llvm.fmuladd.f32(float %28, float %31, float %33), !dbg !165
  store float %34, ptr %arrayidx43, align 4, !dbg !165
  br label %for.inc44, !dbg !164

for.inc44:                                        ; preds = %for.body36
  %35 = load i32, ptr %j33, align 4, !dbg !166
  %inc45 = add nsw i32 %35, 1, !dbg !166
  store i32 %inc45, ptr %j33, align 4, !dbg !166
  br label %for.cond34, !dbg !167, !llvm.loop !168

for.end46:                                        ; preds = %for.cond34
  br label %for.inc47, !dbg !170

for.inc47:                                        ; preds = %for.end46
  %36 = load i32, ptr %t, align 4, !dbg !171
  %inc48 = add nsw i32 %36, 1, !dbg !171
  store i32 %inc48, ptr %t, align 4, !dbg !171
  br label %for.cond25, !dbg !172, !llvm.loop !173

for.end49:                                        ; preds = %for.cond25
  br label %for.inc50, !dbg !175

for.inc50:                                        ; preds = %for.end49
  %37 = load i32, ptr %i, align 4, !dbg !176
  %add51 = add nsw i32 %37, 8, !dbg !176
  store i32 %add51, ptr %i, align 4, !dbg !176
  br label %for.cond10, !dbg !177, !llvm.loop !178

for.end52:                                        ; preds = %for.cond10
    #dbg_declare(ptr %j53, !180, !DIExpression(), !182)
  store i32 0, ptr %j53, align 4, !dbg !182
  br label %for.cond54, !dbg !183

for.cond54:                                       ; preds = %for.inc69, %for.end52
  %38 = load i32, ptr %j53, align 4, !dbg !184
  %cmp55 = icmp slt i32 %38, 16, !dbg !186
  br i1 %cmp55, label %for.body56, label %for.end71, !dbg !187

for.body56:                                       ; preds = %for.cond54
    #dbg_declare(ptr %at, !188, !DIExpression(), !190)
  %39 = load i32, ptr %m, align 4, !dbg !191
  %40 = load i32, ptr %j53, align 4, !dbg !192
  %41 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !193
  %mul58 = mul i32 %41, 16, !dbg !194
  %add59 = add i32 %40, %mul58, !dbg !195
  %42 = load i32, ptr %ldc.addr, align 4, !dbg !196
  %mul60 = mul i32 %add59, %42, !dbg !197
  %add61 = add i32 %39, %mul60, !dbg !198
  store i32 %add61, ptr %at, align 4, !dbg !190
  %43 = load ptr, ptr %c.addr, align 8, !dbg !199
  %44 = load i32, ptr %at, align 4, !dbg !200
  %idxprom62 = sext i32 %44 to i64, !dbg !199
  %arrayidx63 = getelementptr inbounds float, ptr %43, i64 %idxprom62, !dbg !199
  %45 = load float, ptr %arrayidx63, align 4, !dbg !199
  %46 = load i32, ptr %j53, align 4, !dbg !201
  %idxprom65 = sext i32 %46 to i64, !dbg !202
  %arrayidx66 = getelementptr inbounds [16 x float], ptr %acc, i64 0, i64 %idxprom65, !dbg !202
  %47 = load float, ptr %arrayidx66, align 4, !dbg !202
  %48 = call float @llvm.fmuladd.f32(float %45, float 5.000000e-01, float %47), !dbg !203
  %49 = load ptr, ptr %c.addr, align 8, !dbg !204
  %50 = load i32, ptr %at, align 4, !dbg !205
  %idxprom67 = sext i32 %50 to i64, !dbg !204
  %arrayidx68 = getelementptr inbounds float, ptr %49, i64 %idxprom67, !dbg !204
  store float %48, ptr %arrayidx68, align 4, !dbg !206
  br label %for.inc69, !dbg !207

for.inc69:                                        ; preds = %for.body56
  %51 = load i32, ptr %j53, align 4, !dbg !208
  %inc70 = add nsw i32 %51, 1, !dbg !208
  store i32 %inc70, ptr %j53, align 4, !dbg !208
  br label %for.cond54, !dbg !209, !llvm.loop !210

for.end71:                                        ; preds = %for.cond54
  ret void, !dbg !212
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
!llvm.module.flags = !{!51, !52, !53, !54}
!llvm.ident = !{!55}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 7, type: !47, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "tile", linkageName: "_Z4tilePKfiS0_iPfii", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !46)
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
!13 = !{!14, !17, !19, !24, !29, !34, !40, !42}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !15, file: !16, line: 128)
!15 = !DINamespace(name: "ws_math", scope: null)
!16 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !15, file: !16, line: 129)
!18 = !DINamespace(name: "std", scope: null)
!19 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !20, file: !16, line: 154)
!20 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !16, file: !16, line: 137, type: !21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!21 = !DISubroutineType(types: !22)
!22 = !{!23, !23}
!23 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!24 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !25, file: !16, line: 154)
!25 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !16, file: !16, line: 133, type: !26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!26 = !DISubroutineType(types: !27)
!27 = !{!28, !28}
!28 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !30, file: !16, line: 154)
!30 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !16, file: !16, line: 134, type: !31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!31 = !DISubroutineType(types: !32)
!32 = !{!33, !33}
!33 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!34 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !35, file: !16, line: 154)
!35 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !16, file: !16, line: 145, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!36 = !DISubroutineType(types: !37)
!37 = !{!38, !39}
!38 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!39 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !41, file: !16, line: 154)
!41 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !16, file: !16, line: 147, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !43, file: !16, line: 154)
!43 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !16, file: !16, line: 149, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!44 = !DISubroutineType(types: !45)
!45 = !{!9, !8}
!46 = !{}
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 4096, elements: !48)
!48 = !{!49, !50}
!49 = !DISubrange(count: 8)
!50 = !DISubrange(count: 16)
!51 = !{i32 7, !"Dwarf Version", i32 4}
!52 = !{i32 2, !"Debug Info Version", i32 3}
!53 = !{i32 1, !"wchar_size", i32 4}
!54 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!55 = !{!"clang version 22.1.8"}
!56 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!57 = !DILocation(line: 6, column: 35, scope: !2)
!58 = !DILocalVariable(name: "lda", arg: 2, scope: !2, file: !3, line: 6, type: !9)
!59 = !DILocation(line: 6, column: 42, scope: !2)
!60 = !DILocalVariable(name: "b", arg: 3, scope: !2, file: !3, line: 6, type: !6)
!61 = !DILocation(line: 6, column: 60, scope: !2)
!62 = !DILocalVariable(name: "ldb", arg: 4, scope: !2, file: !3, line: 6, type: !9)
!63 = !DILocation(line: 6, column: 67, scope: !2)
!64 = !DILocalVariable(name: "c", arg: 5, scope: !2, file: !3, line: 6, type: !10)
!65 = !DILocation(line: 6, column: 79, scope: !2)
!66 = !DILocalVariable(name: "ldc", arg: 6, scope: !2, file: !3, line: 6, type: !9)
!67 = !DILocation(line: 6, column: 86, scope: !2)
!68 = !DILocalVariable(name: "k", arg: 7, scope: !2, file: !3, line: 6, type: !9)
!69 = !DILocation(line: 6, column: 95, scope: !2)
!70 = !DILocalVariable(name: "lin", scope: !2, file: !3, line: 8, type: !9)
!71 = !DILocation(line: 8, column: 7, scope: !2)
!72 = !DILocation(line: 8, column: 13, scope: !2)
!73 = !DILocation(line: 8, column: 27, scope: !2)
!74 = !DILocation(line: 8, column: 25, scope: !2)
!75 = !DILocation(line: 8, column: 40, scope: !2)
!76 = !DILocation(line: 8, column: 38, scope: !2)
!77 = !DILocalVariable(name: "m", scope: !2, file: !3, line: 9, type: !9)
!78 = !DILocation(line: 9, column: 7, scope: !2)
!79 = !DILocation(line: 9, column: 11, scope: !2)
!80 = !DILocation(line: 9, column: 22, scope: !2)
!81 = !DILocation(line: 9, column: 30, scope: !2)
!82 = !DILocation(line: 9, column: 28, scope: !2)
!83 = !DILocalVariable(name: "n0", scope: !2, file: !3, line: 10, type: !9)
!84 = !DILocation(line: 10, column: 7, scope: !2)
!85 = !DILocation(line: 10, column: 12, scope: !2)
!86 = !DILocation(line: 10, column: 23, scope: !2)
!87 = !DILocation(line: 10, column: 30, scope: !2)
!88 = !DILocation(line: 10, column: 28, scope: !2)
!89 = !DILocalVariable(name: "acc", scope: !2, file: !3, line: 11, type: !90)
!90 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 512, elements: !91)
!91 = !{!50}
!92 = !DILocation(line: 11, column: 9, scope: !2)
!93 = !DILocalVariable(name: "j", scope: !94, file: !3, line: 12, type: !9)
!94 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 3)
!95 = !DILocation(line: 12, column: 12, scope: !94)
!96 = !DILocation(line: 12, column: 8, scope: !94)
!97 = !DILocation(line: 12, column: 19, scope: !98)
!98 = distinct !DILexicalBlock(scope: !94, file: !3, line: 12, column: 3)
!99 = !DILocation(line: 12, column: 21, scope: !98)
!100 = !DILocation(line: 12, column: 3, scope: !94)
!101 = !DILocation(line: 12, column: 36, scope: !98)
!102 = !DILocation(line: 12, column: 32, scope: !98)
!103 = !DILocation(line: 12, column: 39, scope: !98)
!104 = !DILocation(line: 12, column: 27, scope: !98)
!105 = !DILocation(line: 12, column: 3, scope: !98)
!106 = distinct !{!106, !100, !107, !108}
!107 = !DILocation(line: 12, column: 41, scope: !94)
!108 = !{!"llvm.loop.mustprogress"}
!109 = !DILocalVariable(name: "i", scope: !110, file: !3, line: 13, type: !9)
!110 = distinct !DILexicalBlock(scope: !2, file: !3, line: 13, column: 3)
!111 = !DILocation(line: 13, column: 12, scope: !110)
!112 = !DILocation(line: 13, column: 8, scope: !110)
!113 = !DILocation(line: 13, column: 19, scope: !114)
!114 = distinct !DILexicalBlock(scope: !110, file: !3, line: 13, column: 3)
!115 = !DILocation(line: 13, column: 23, scope: !114)
!116 = !DILocation(line: 13, column: 21, scope: !114)
!117 = !DILocation(line: 13, column: 3, scope: !110)
!118 = !DILocation(line: 14, column: 35, scope: !119)
!119 = distinct !DILexicalBlock(scope: !114, file: !3, line: 13, column: 34)
!120 = !DILocation(line: 14, column: 37, scope: !119)
!121 = !DILocation(line: 14, column: 43, scope: !119)
!122 = !DILocation(line: 14, column: 47, scope: !119)
!123 = !DILocation(line: 14, column: 45, scope: !119)
!124 = !DILocation(line: 14, column: 62, scope: !119)
!125 = !DILocation(line: 14, column: 60, scope: !119)
!126 = !DILocation(line: 14, column: 40, scope: !119)
!127 = !DILocation(line: 14, column: 7, scope: !119)
!128 = !DILocation(line: 14, column: 5, scope: !119)
!129 = !DILocation(line: 14, column: 20, scope: !119)
!130 = !DILocation(line: 14, column: 33, scope: !119)
!131 = !DILocation(line: 15, column: 5, scope: !119)
!132 = !DILocalVariable(name: "t", scope: !133, file: !3, line: 16, type: !9)
!133 = distinct !DILexicalBlock(scope: !119, file: !3, line: 16, column: 5)
!134 = !DILocation(line: 16, column: 14, scope: !133)
!135 = !DILocation(line: 16, column: 10, scope: !133)
!136 = !DILocation(line: 16, column: 21, scope: !137)
!137 = distinct !DILexicalBlock(scope: !133, file: !3, line: 16, column: 5)
!138 = !DILocation(line: 16, column: 23, scope: !137)
!139 = !DILocation(line: 16, column: 5, scope: !133)
!140 = !DILocalVariable(name: "av", scope: !141, file: !3, line: 17, type: !8)
!141 = distinct !DILexicalBlock(scope: !137, file: !3, line: 16, column: 33)
!142 = !DILocation(line: 17, column: 13, scope: !141)
!143 = !DILocation(line: 17, column: 18, scope: !141)
!144 = !DILocation(line: 17, column: 20, scope: !141)
!145 = !DILocation(line: 17, column: 25, scope: !141)
!146 = !DILocation(line: 17, column: 29, scope: !141)
!147 = !DILocation(line: 17, column: 27, scope: !141)
!148 = !DILocation(line: 17, column: 34, scope: !141)
!149 = !DILocation(line: 17, column: 32, scope: !141)
!150 = !DILocation(line: 17, column: 22, scope: !141)
!151 = !DILocalVariable(name: "j", scope: !152, file: !3, line: 18, type: !9)
!152 = distinct !DILexicalBlock(scope: !141, file: !3, line: 18, column: 7)
!153 = !DILocation(line: 18, column: 16, scope: !152)
!154 = !DILocation(line: 18, column: 12, scope: !152)
!155 = !DILocation(line: 18, column: 23, scope: !156)
!156 = distinct !DILexicalBlock(scope: !152, file: !3, line: 18, column: 7)
!157 = !DILocation(line: 18, column: 25, scope: !156)
!158 = !DILocation(line: 18, column: 7, scope: !152)
!159 = !DILocation(line: 18, column: 46, scope: !156)
!160 = !DILocation(line: 18, column: 53, scope: !156)
!161 = !DILocation(line: 18, column: 51, scope: !156)
!162 = !DILocation(line: 18, column: 56, scope: !156)
!163 = !DILocation(line: 18, column: 40, scope: !156)
!164 = !DILocation(line: 18, column: 36, scope: !156)
!165 = !DILocation(line: 18, column: 43, scope: !156)
!166 = !DILocation(line: 18, column: 31, scope: !156)
!167 = !DILocation(line: 18, column: 7, scope: !156)
!168 = distinct !{!168, !158, !169, !108}
!169 = !DILocation(line: 18, column: 57, scope: !152)
!170 = !DILocation(line: 19, column: 5, scope: !141)
!171 = !DILocation(line: 16, column: 28, scope: !137)
!172 = !DILocation(line: 16, column: 5, scope: !137)
!173 = distinct !{!173, !139, !174, !108}
!174 = !DILocation(line: 19, column: 5, scope: !133)
!175 = !DILocation(line: 20, column: 3, scope: !119)
!176 = !DILocation(line: 13, column: 28, scope: !114)
!177 = !DILocation(line: 13, column: 3, scope: !114)
!178 = distinct !{!178, !117, !179, !108}
!179 = !DILocation(line: 20, column: 3, scope: !110)
!180 = !DILocalVariable(name: "j", scope: !181, file: !3, line: 21, type: !9)
!181 = distinct !DILexicalBlock(scope: !2, file: !3, line: 21, column: 3)
!182 = !DILocation(line: 21, column: 12, scope: !181)
!183 = !DILocation(line: 21, column: 8, scope: !181)
!184 = !DILocation(line: 21, column: 19, scope: !185)
!185 = distinct !DILexicalBlock(scope: !181, file: !3, line: 21, column: 3)
!186 = !DILocation(line: 21, column: 21, scope: !185)
!187 = !DILocation(line: 21, column: 3, scope: !181)
!188 = !DILocalVariable(name: "at", scope: !189, file: !3, line: 22, type: !9)
!189 = distinct !DILexicalBlock(scope: !185, file: !3, line: 21, column: 32)
!190 = !DILocation(line: 22, column: 9, scope: !189)
!191 = !DILocation(line: 22, column: 14, scope: !189)
!192 = !DILocation(line: 22, column: 19, scope: !189)
!193 = !DILocation(line: 22, column: 23, scope: !189)
!194 = !DILocation(line: 22, column: 34, scope: !189)
!195 = !DILocation(line: 22, column: 21, scope: !189)
!196 = !DILocation(line: 22, column: 42, scope: !189)
!197 = !DILocation(line: 22, column: 40, scope: !189)
!198 = !DILocation(line: 22, column: 16, scope: !189)
!199 = !DILocation(line: 23, column: 13, scope: !189)
!200 = !DILocation(line: 23, column: 15, scope: !189)
!201 = !DILocation(line: 23, column: 32, scope: !189)
!202 = !DILocation(line: 23, column: 28, scope: !189)
!203 = !DILocation(line: 23, column: 26, scope: !189)
!204 = !DILocation(line: 23, column: 5, scope: !189)
!205 = !DILocation(line: 23, column: 7, scope: !189)
!206 = !DILocation(line: 23, column: 11, scope: !189)
!207 = !DILocation(line: 24, column: 3, scope: !189)
!208 = !DILocation(line: 21, column: 27, scope: !185)
!209 = !DILocation(line: 21, column: 3, scope: !185)
!210 = distinct !{!210, !187, !211, !108}
!211 = !DILocation(line: 24, column: 3, scope: !181)
!212 = !DILocation(line: 25, column: 1, scope: !2)
