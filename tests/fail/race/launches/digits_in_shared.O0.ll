; ModuleID = 'digits_in_shared.cu'
source_filename = "digits_in_shared.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ7scatterPKjPjS0_iE4next = internal addrspace(3) global [256 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7scatterPKjPjS0_i(ptr noundef %keys, ptr noundef %out, ptr noundef %begin, i32 noundef %n) #0 !dbg !2 {
entry:
  %keys.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %begin.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %first = alloca i32, align 4
  %d = alloca i32, align 4
  %k = alloca i32, align 4
  %sum = alloca i32, align 4
  %i = alloca i32, align 4
  %count = alloca i32, align 4
  %k44 = alloca i32, align 4
  %key = alloca i32, align 4
  store ptr %keys, ptr %keys.addr, align 8
    #dbg_declare(ptr %keys.addr, !56, !DIExpression(), !57)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !58, !DIExpression(), !59)
  store ptr %begin, ptr %begin.addr, align 8
    #dbg_declare(ptr %begin.addr, !60, !DIExpression(), !61)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !62, !DIExpression(), !63)
    #dbg_declare(ptr %t, !64, !DIExpression(), !65)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66
  store i32 %0, ptr %t, align 4, !dbg !65
    #dbg_declare(ptr %first, !67, !DIExpression(), !68)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !69
  %mul = mul i32 %1, 64, !dbg !70
  %2 = load i32, ptr %t, align 4, !dbg !71
  %add = add i32 %mul, %2, !dbg !72
  %mul2 = mul i32 %add, 4, !dbg !73
  store i32 %mul2, ptr %first, align 4, !dbg !68
    #dbg_declare(ptr %d, !74, !DIExpression(), !76)
  store i32 0, ptr %d, align 4, !dbg !76
  br label %for.cond, !dbg !77

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i32, ptr %d, align 4, !dbg !78
  %cmp = icmp slt i32 %3, 4, !dbg !80
  br i1 %cmp, label %for.body, label %for.end, !dbg !81

for.body:                                         ; preds = %for.cond
  %4 = load i32, ptr %d, align 4, !dbg !82
  %mul3 = mul nsw i32 %4, 64, !dbg !83
  %5 = load i32, ptr %t, align 4, !dbg !84
  %add4 = add nsw i32 %mul3, %5, !dbg !85
  %idxprom = sext i32 %add4 to i64, !dbg !86
  %arrayidx = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7scatterPKjPjS0_iE4next to ptr), i64 0, i64 %idxprom, !dbg !86
  store i32 0, ptr %arrayidx, align 4, !dbg !87
  br label %for.inc, !dbg !86

for.inc:                                          ; preds = %for.body
  %6 = load i32, ptr %d, align 4, !dbg !88
  %inc = add nsw i32 %6, 1, !dbg !88
  store i32 %inc, ptr %d, align 4, !dbg !88
  br label %for.cond, !dbg !89, !llvm.loop !90

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %k, !93, !DIExpression(), !95)
  store i32 0, ptr %k, align 4, !dbg !95
  br label %for.cond5, !dbg !96

for.cond5:                                        ; preds = %for.inc18, %for.end
  %7 = load i32, ptr %k, align 4, !dbg !97
  %cmp6 = icmp slt i32 %7, 4, !dbg !99
  br i1 %cmp6, label %for.body7, label %for.end20, !dbg !100

for.body7:                                        ; preds = %for.cond5
  %8 = load i32, ptr %first, align 4, !dbg !101
  %9 = load i32, ptr %k, align 4, !dbg !103
  %add8 = add nsw i32 %8, %9, !dbg !104
  %10 = load i32, ptr %n.addr, align 4, !dbg !105
  %cmp9 = icmp slt i32 %add8, %10, !dbg !106
  br i1 %cmp9, label %if.then, label %if.end, !dbg !106

if.then:                                          ; preds = %for.body7
  %11 = load ptr, ptr %keys.addr, align 8, !dbg !107
  %12 = load i32, ptr %first, align 4, !dbg !108
  %13 = load i32, ptr %k, align 4, !dbg !109
  %add10 = add nsw i32 %12, %13, !dbg !110
  %idxprom11 = sext i32 %add10 to i64, !dbg !107
  %arrayidx12 = getelementptr inbounds i32, ptr %11, i64 %idxprom11, !dbg !107
  %14 = load i32, ptr %arrayidx12, align 4, !dbg !107
  %and = and i32 %14, 3, !dbg !111
  %mul13 = mul i32 %and, 64, !dbg !112
  %15 = load i32, ptr %t, align 4, !dbg !113
  %add14 = add i32 %mul13, %15, !dbg !114
  %idxprom15 = zext i32 %add14 to i64, !dbg !115
  %arrayidx16 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7scatterPKjPjS0_iE4next to ptr), i64 0, i64 %idxprom15, !dbg !115
  %16 = load i32, ptr %arrayidx16, align 4, !dbg !116
  %inc17 = add i32 %16, 1, !dbg !116
  store i32 %inc17, ptr %arrayidx16, align 4, !dbg !116
  br label %if.end, !dbg !115

if.end:                                           ; preds = %if.then, %for.body7
  br label %for.inc18, !dbg !105

for.inc18:                                        ; preds = %if.end
  %17 = load i32, ptr %k, align 4, !dbg !117
  %inc19 = add nsw i32 %17, 1, !dbg !117
  store i32 %inc19, ptr %k, align 4, !dbg !117
  br label %for.cond5, !dbg !118, !llvm.loop !119

for.end20:                                        ; preds = %for.cond5
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !121
  %18 = load i32, ptr %t, align 4, !dbg !122
  %cmp21 = icmp slt i32 %18, 4, !dbg !124
  br i1 %cmp21, label %if.then22, label %if.end43, !dbg !124

if.then22:                                        ; preds = %for.end20
    #dbg_declare(ptr %sum, !125, !DIExpression(), !127)
  %19 = load ptr, ptr %begin.addr, align 8, !dbg !128
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !129
  %mul24 = mul i32 %20, 4, !dbg !130
  %21 = load i32, ptr %t, align 4, !dbg !131
  %add25 = add i32 %mul24, %21, !dbg !132
  %idxprom26 = zext i32 %add25 to i64, !dbg !128
  %arrayidx27 = getelementptr inbounds nuw i32, ptr %19, i64 %idxprom26, !dbg !128
  %22 = load i32, ptr %arrayidx27, align 4, !dbg !128
  store i32 %22, ptr %sum, align 4, !dbg !127
    #dbg_declare(ptr %i, !133, !DIExpression(), !135)
  store i32 0, ptr %i, align 4, !dbg !135
  br label %for.cond28, !dbg !136

for.cond28:                                       ; preds = %for.inc40, %if.then22
  %23 = load i32, ptr %i, align 4, !dbg !137
  %cmp29 = icmp slt i32 %23, 64, !dbg !139
  br i1 %cmp29, label %for.body30, label %for.end42, !dbg !140

for.body30:                                       ; preds = %for.cond28
    #dbg_declare(ptr %count, !141, !DIExpression(), !143)
  %24 = load i32, ptr %t, align 4, !dbg !144
  %mul31 = mul nsw i32 %24, 64, !dbg !145
  %25 = load i32, ptr %i, align 4, !dbg !146
  %add32 = add nsw i32 %mul31, %25, !dbg !147
  %idxprom33 = sext i32 %add32 to i64, !dbg !148
  %arrayidx34 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7scatterPKjPjS0_iE4next to ptr), i64 0, i64 %idxprom33, !dbg !148
  %26 = load i32, ptr %arrayidx34, align 4, !dbg !148
  store i32 %26, ptr %count, align 4, !dbg !143
  %27 = load i32, ptr %sum, align 4, !dbg !149
  %28 = load i32, ptr %t, align 4, !dbg !150
  %mul35 = mul nsw i32 %28, 64, !dbg !151
  %29 = load i32, ptr %i, align 4, !dbg !152
  %add36 = add nsw i32 %mul35, %29, !dbg !153
  %idxprom37 = sext i32 %add36 to i64, !dbg !154
  %arrayidx38 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7scatterPKjPjS0_iE4next to ptr), i64 0, i64 %idxprom37, !dbg !154
  store i32 %27, ptr %arrayidx38, align 4, !dbg !155
  %30 = load i32, ptr %count, align 4, !dbg !156
  %31 = load i32, ptr %sum, align 4, !dbg !157
  %add39 = add i32 %31, %30, !dbg !157
  store i32 %add39, ptr %sum, align 4, !dbg !157
  br label %for.inc40, !dbg !158

for.inc40:                                        ; preds = %for.body30
  %32 = load i32, ptr %i, align 4, !dbg !159
  %inc41 = add nsw i32 %32, 1, !dbg !159
  store i32 %inc41, ptr %i, align 4, !dbg !159
  br label %for.cond28, !dbg !160, !llvm.loop !161

for.end42:                                        ; preds = %for.cond28
  br label %if.end43, !dbg !163

if.end43:                                         ; preds = %for.end42, %for.end20
    #dbg_declare(ptr %k44, !164, !DIExpression(), !166)
  store i32 0, ptr %k44, align 4, !dbg !166
  br label %for.cond45, !dbg !167

for.cond45:                                       ; preds = %for.inc63, %if.end43
  %33 = load i32, ptr %k44, align 4, !dbg !168
  %cmp46 = icmp slt i32 %33, 4, !dbg !170
  br i1 %cmp46, label %for.body47, label %for.end65, !dbg !171

for.body47:                                       ; preds = %for.cond45
  %34 = load i32, ptr %first, align 4, !dbg !172
  %35 = load i32, ptr %k44, align 4, !dbg !174
  %add48 = add nsw i32 %34, %35, !dbg !175
  %36 = load i32, ptr %n.addr, align 4, !dbg !176
  %cmp49 = icmp slt i32 %add48, %36, !dbg !177
  br i1 %cmp49, label %if.then50, label %if.end62, !dbg !177

if.then50:                                        ; preds = %for.body47
    #dbg_declare(ptr %key, !178, !DIExpression(), !180)
  %37 = load ptr, ptr %keys.addr, align 8, !dbg !181
  %38 = load i32, ptr %first, align 4, !dbg !182
  %39 = load i32, ptr %k44, align 4, !dbg !183
  %add51 = add nsw i32 %38, %39, !dbg !184
  %idxprom52 = sext i32 %add51 to i64, !dbg !181
  %arrayidx53 = getelementptr inbounds i32, ptr %37, i64 %idxprom52, !dbg !181
  %40 = load i32, ptr %arrayidx53, align 4, !dbg !181
  store i32 %40, ptr %key, align 4, !dbg !180
  %41 = load i32, ptr %key, align 4, !dbg !185
  %42 = load ptr, ptr %out.addr, align 8, !dbg !186
  %43 = load i32, ptr %key, align 4, !dbg !187
  %and54 = and i32 %43, 3, !dbg !188
  %mul55 = mul i32 %and54, 64, !dbg !189
  %44 = load i32, ptr %t, align 4, !dbg !190
  %add56 = add i32 %mul55, %44, !dbg !191
  %idxprom57 = zext i32 %add56 to i64, !dbg !192
  %arrayidx58 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7scatterPKjPjS0_iE4next to ptr), i64 0, i64 %idxprom57, !dbg !192
  %45 = load i32, ptr %arrayidx58, align 4, !dbg !193
  %inc59 = add i32 %45, 1, !dbg !193
  store i32 %inc59, ptr %arrayidx58, align 4, !dbg !193
  %idxprom60 = zext i32 %45 to i64, !dbg !186
  %arrayidx61 = getelementptr inbounds nuw i32, ptr %42, i64 %idxprom60, !dbg !186
  store i32 %41, ptr %arrayidx61, align 4, !dbg !194
  br label %if.end62, !dbg !195

if.end62:                                         ; preds = %if.then50, %for.body47
  br label %for.inc63, !dbg !176

for.inc63:                                        ; preds = %if.end62
  %46 = load i32, ptr %k44, align 4, !dbg !196
  %inc64 = add nsw i32 %46, 1, !dbg !196
  store i32 %inc64, ptr %k44, align 4, !dbg !196
  br label %for.cond45, !dbg !197, !llvm.loop !198

for.end65:                                        ; preds = %for.cond45
  ret void, !dbg !200
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!51, !52, !53, !54}
!llvm.ident = !{!55}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "next", scope: !2, file: !3, line: 12, type: !48, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "scatter", linkageName: "_Z7scatterPKjPjS0_i", scope: !3, file: !3, line: 11, type: !4, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !47)
!3 = !DIFile(filename: "digits_in_shared.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !6, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
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
!45 = !{!10, !46}
!46 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!47 = !{}
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 256)
!51 = !{i32 7, !"Dwarf Version", i32 4}
!52 = !{i32 2, !"Debug Info Version", i32 3}
!53 = !{i32 1, !"wchar_size", i32 4}
!54 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!55 = !{!"clang version 22.1.8"}
!56 = !DILocalVariable(name: "keys", arg: 1, scope: !2, file: !3, line: 11, type: !6)
!57 = !DILocation(line: 11, column: 41, scope: !2)
!58 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 11, type: !9)
!59 = !DILocation(line: 11, column: 57, scope: !2)
!60 = !DILocalVariable(name: "begin", arg: 3, scope: !2, file: !3, line: 11, type: !6)
!61 = !DILocation(line: 11, column: 78, scope: !2)
!62 = !DILocalVariable(name: "n", arg: 4, scope: !2, file: !3, line: 11, type: !10)
!63 = !DILocation(line: 11, column: 89, scope: !2)
!64 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 13, type: !10)
!65 = !DILocation(line: 13, column: 7, scope: !2)
!66 = !DILocation(line: 13, column: 11, scope: !2)
!67 = !DILocalVariable(name: "first", scope: !2, file: !3, line: 13, type: !10)
!68 = !DILocation(line: 13, column: 24, scope: !2)
!69 = !DILocation(line: 13, column: 33, scope: !2)
!70 = !DILocation(line: 13, column: 44, scope: !2)
!71 = !DILocation(line: 13, column: 50, scope: !2)
!72 = !DILocation(line: 13, column: 48, scope: !2)
!73 = !DILocation(line: 13, column: 53, scope: !2)
!74 = !DILocalVariable(name: "d", scope: !75, file: !3, line: 14, type: !10)
!75 = distinct !DILexicalBlock(scope: !2, file: !3, line: 14, column: 3)
!76 = !DILocation(line: 14, column: 12, scope: !75)
!77 = !DILocation(line: 14, column: 8, scope: !75)
!78 = !DILocation(line: 14, column: 19, scope: !79)
!79 = distinct !DILexicalBlock(scope: !75, file: !3, line: 14, column: 3)
!80 = !DILocation(line: 14, column: 21, scope: !79)
!81 = !DILocation(line: 14, column: 3, scope: !75)
!82 = !DILocation(line: 14, column: 36, scope: !79)
!83 = !DILocation(line: 14, column: 38, scope: !79)
!84 = !DILocation(line: 14, column: 44, scope: !79)
!85 = !DILocation(line: 14, column: 42, scope: !79)
!86 = !DILocation(line: 14, column: 31, scope: !79)
!87 = !DILocation(line: 14, column: 47, scope: !79)
!88 = !DILocation(line: 14, column: 26, scope: !79)
!89 = !DILocation(line: 14, column: 3, scope: !79)
!90 = distinct !{!90, !81, !91, !92}
!91 = !DILocation(line: 14, column: 49, scope: !75)
!92 = !{!"llvm.loop.mustprogress"}
!93 = !DILocalVariable(name: "k", scope: !94, file: !3, line: 15, type: !10)
!94 = distinct !DILexicalBlock(scope: !2, file: !3, line: 15, column: 3)
!95 = !DILocation(line: 15, column: 12, scope: !94)
!96 = !DILocation(line: 15, column: 8, scope: !94)
!97 = !DILocation(line: 15, column: 19, scope: !98)
!98 = distinct !DILexicalBlock(scope: !94, file: !3, line: 15, column: 3)
!99 = !DILocation(line: 15, column: 21, scope: !98)
!100 = !DILocation(line: 15, column: 3, scope: !94)
!101 = !DILocation(line: 16, column: 9, scope: !102)
!102 = distinct !DILexicalBlock(scope: !98, file: !3, line: 16, column: 9)
!103 = !DILocation(line: 16, column: 17, scope: !102)
!104 = !DILocation(line: 16, column: 15, scope: !102)
!105 = !DILocation(line: 16, column: 21, scope: !102)
!106 = !DILocation(line: 16, column: 19, scope: !102)
!107 = !DILocation(line: 16, column: 30, scope: !102)
!108 = !DILocation(line: 16, column: 35, scope: !102)
!109 = !DILocation(line: 16, column: 43, scope: !102)
!110 = !DILocation(line: 16, column: 41, scope: !102)
!111 = !DILocation(line: 16, column: 46, scope: !102)
!112 = !DILocation(line: 16, column: 51, scope: !102)
!113 = !DILocation(line: 16, column: 57, scope: !102)
!114 = !DILocation(line: 16, column: 55, scope: !102)
!115 = !DILocation(line: 16, column: 24, scope: !102)
!116 = !DILocation(line: 16, column: 59, scope: !102)
!117 = !DILocation(line: 15, column: 26, scope: !98)
!118 = !DILocation(line: 15, column: 3, scope: !98)
!119 = distinct !{!119, !100, !120, !92}
!120 = !DILocation(line: 16, column: 59, scope: !94)
!121 = !DILocation(line: 17, column: 3, scope: !2)
!122 = !DILocation(line: 18, column: 7, scope: !123)
!123 = distinct !DILexicalBlock(scope: !2, file: !3, line: 18, column: 7)
!124 = !DILocation(line: 18, column: 9, scope: !123)
!125 = !DILocalVariable(name: "sum", scope: !126, file: !3, line: 19, type: !8)
!126 = distinct !DILexicalBlock(scope: !123, file: !3, line: 18, column: 14)
!127 = !DILocation(line: 19, column: 14, scope: !126)
!128 = !DILocation(line: 19, column: 20, scope: !126)
!129 = !DILocation(line: 19, column: 26, scope: !126)
!130 = !DILocation(line: 19, column: 37, scope: !126)
!131 = !DILocation(line: 19, column: 43, scope: !126)
!132 = !DILocation(line: 19, column: 41, scope: !126)
!133 = !DILocalVariable(name: "i", scope: !134, file: !3, line: 20, type: !10)
!134 = distinct !DILexicalBlock(scope: !126, file: !3, line: 20, column: 5)
!135 = !DILocation(line: 20, column: 14, scope: !134)
!136 = !DILocation(line: 20, column: 10, scope: !134)
!137 = !DILocation(line: 20, column: 21, scope: !138)
!138 = distinct !DILexicalBlock(scope: !134, file: !3, line: 20, column: 5)
!139 = !DILocation(line: 20, column: 23, scope: !138)
!140 = !DILocation(line: 20, column: 5, scope: !134)
!141 = !DILocalVariable(name: "count", scope: !142, file: !3, line: 21, type: !8)
!142 = distinct !DILexicalBlock(scope: !138, file: !3, line: 20, column: 33)
!143 = !DILocation(line: 21, column: 16, scope: !142)
!144 = !DILocation(line: 21, column: 29, scope: !142)
!145 = !DILocation(line: 21, column: 31, scope: !142)
!146 = !DILocation(line: 21, column: 37, scope: !142)
!147 = !DILocation(line: 21, column: 35, scope: !142)
!148 = !DILocation(line: 21, column: 24, scope: !142)
!149 = !DILocation(line: 22, column: 25, scope: !142)
!150 = !DILocation(line: 22, column: 12, scope: !142)
!151 = !DILocation(line: 22, column: 14, scope: !142)
!152 = !DILocation(line: 22, column: 20, scope: !142)
!153 = !DILocation(line: 22, column: 18, scope: !142)
!154 = !DILocation(line: 22, column: 7, scope: !142)
!155 = !DILocation(line: 22, column: 23, scope: !142)
!156 = !DILocation(line: 23, column: 14, scope: !142)
!157 = !DILocation(line: 23, column: 11, scope: !142)
!158 = !DILocation(line: 24, column: 5, scope: !142)
!159 = !DILocation(line: 20, column: 28, scope: !138)
!160 = !DILocation(line: 20, column: 5, scope: !138)
!161 = distinct !{!161, !140, !162, !92}
!162 = !DILocation(line: 24, column: 5, scope: !134)
!163 = !DILocation(line: 25, column: 3, scope: !126)
!164 = !DILocalVariable(name: "k", scope: !165, file: !3, line: 26, type: !10)
!165 = distinct !DILexicalBlock(scope: !2, file: !3, line: 26, column: 3)
!166 = !DILocation(line: 26, column: 12, scope: !165)
!167 = !DILocation(line: 26, column: 8, scope: !165)
!168 = !DILocation(line: 26, column: 19, scope: !169)
!169 = distinct !DILexicalBlock(scope: !165, file: !3, line: 26, column: 3)
!170 = !DILocation(line: 26, column: 21, scope: !169)
!171 = !DILocation(line: 26, column: 3, scope: !165)
!172 = !DILocation(line: 27, column: 9, scope: !173)
!173 = distinct !DILexicalBlock(scope: !169, file: !3, line: 27, column: 9)
!174 = !DILocation(line: 27, column: 17, scope: !173)
!175 = !DILocation(line: 27, column: 15, scope: !173)
!176 = !DILocation(line: 27, column: 21, scope: !173)
!177 = !DILocation(line: 27, column: 19, scope: !173)
!178 = !DILocalVariable(name: "key", scope: !179, file: !3, line: 28, type: !8)
!179 = distinct !DILexicalBlock(scope: !173, file: !3, line: 27, column: 24)
!180 = !DILocation(line: 28, column: 16, scope: !179)
!181 = !DILocation(line: 28, column: 22, scope: !179)
!182 = !DILocation(line: 28, column: 27, scope: !179)
!183 = !DILocation(line: 28, column: 35, scope: !179)
!184 = !DILocation(line: 28, column: 33, scope: !179)
!185 = !DILocation(line: 29, column: 40, scope: !179)
!186 = !DILocation(line: 29, column: 7, scope: !179)
!187 = !DILocation(line: 29, column: 17, scope: !179)
!188 = !DILocation(line: 29, column: 21, scope: !179)
!189 = !DILocation(line: 29, column: 26, scope: !179)
!190 = !DILocation(line: 29, column: 32, scope: !179)
!191 = !DILocation(line: 29, column: 30, scope: !179)
!192 = !DILocation(line: 29, column: 11, scope: !179)
!193 = !DILocation(line: 29, column: 34, scope: !179)
!194 = !DILocation(line: 29, column: 38, scope: !179)
!195 = !DILocation(line: 30, column: 5, scope: !179)
!196 = !DILocation(line: 26, column: 26, scope: !169)
!197 = !DILocation(line: 26, column: 3, scope: !169)
!198 = distinct !{!198, !171, !199, !92}
!199 = !DILocation(line: 30, column: 5, scope: !165)
!200 = !DILocation(line: 31, column: 1, scope: !2)
