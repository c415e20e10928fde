; ModuleID = 'merge_two_a_thread.cu'
source_filename = "merge_two_a_thread.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@_ZZ5mergePjjE1s = internal addrspace(3) global [1024 x i32] undef, align 4, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5mergePjj(ptr noundef %data, i32 noundef %length) #0 !dbg !2 {
entry:
  %data.addr = alloca ptr, align 8
  %length.addr = alloca i32, align 4
  %own = alloca ptr, align 8
  %t = alloca i32, align 4
  %stride = alloca i32, align 4
  %at = alloca i32, align 4
  %pair = alloca ptr, align 8
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %data, ptr %data.addr, align 8
    #dbg_declare(ptr %data.addr, !54, !DIExpression(), !55)
  store i32 %length, ptr %length.addr, align 4
    #dbg_declare(ptr %length.addr, !56, !DIExpression(), !57)
    #dbg_declare(ptr %own, !58, !DIExpression(), !59)
  %0 = load ptr, ptr %data.addr, align 8, !dbg !60
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !61
  %mul = mul i32 %1, 1024, !dbg !62
  %idx.ext = zext i32 %mul to i64, !dbg !63
  %add.ptr = getelementptr inbounds nuw i32, ptr %0, i64 %idx.ext, !dbg !63
  store ptr %add.ptr, ptr %own, align 8, !dbg !59
    #dbg_declare(ptr %t, !64, !DIExpression(), !65)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66
  store i32 %2, ptr %t, align 4, !dbg !65
  %3 = load ptr, ptr %own, align 8, !dbg !67
  %4 = load i32, ptr %t, align 4, !dbg !68
  %idxprom = zext i32 %4 to i64, !dbg !67
  %arrayidx = getelementptr inbounds nuw i32, ptr %3, i64 %idxprom, !dbg !67
  %5 = load i32, ptr %arrayidx, align 4, !dbg !67
  %6 = load i32, ptr %t, align 4, !dbg !69
  %idxprom2 = zext i32 %6 to i64, !dbg !70
  %arrayidx3 = getelementptr inbounds nuw [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5mergePjjE1s to ptr), i64 0, i64 %idxprom2, !dbg !70
  store i32 %5, ptr %arrayidx3, align 4, !dbg !71
  %7 = load ptr, ptr %own, align 8, !dbg !72
  %8 = load i32, ptr %t, align 4, !dbg !73
  %add = add i32 %8, 512, !dbg !74
  %idxprom4 = zext i32 %add to i64, !dbg !72
  %arrayidx5 = getelementptr inbounds nuw i32, ptr %7, i64 %idxprom4, !dbg !72
  %9 = load i32, ptr %arrayidx5, align 4, !dbg !72
  %10 = load i32, ptr %t, align 4, !dbg !75
  %add6 = add i32 %10, 512, !dbg !76
  %idxprom7 = zext i32 %add6 to i64, !dbg !77
  %arrayidx8 = getelementptr inbounds nuw [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5mergePjjE1s to ptr), i64 0, i64 %idxprom7, !dbg !77
  store i32 %9, ptr %arrayidx8, align 4, !dbg !78
    #dbg_declare(ptr %stride, !79, !DIExpression(), !81)
  store i32 1, ptr %stride, align 4, !dbg !81
  br label %for.cond, !dbg !82

for.cond:                                         ; preds = %for.inc35, %entry
  %11 = load i32, ptr %stride, align 4, !dbg !83
  %12 = load i32, ptr %length.addr, align 4, !dbg !85
  %cmp = icmp ult i32 %11, %12, !dbg !86
  br i1 %cmp, label %for.body, label %for.end36, !dbg !87

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %at, !88, !DIExpression(), !90)
  %13 = load i32, ptr %t, align 4, !dbg !91
  %14 = load i32, ptr %stride, align 4, !dbg !92
  %sub = sub i32 %14, 1, !dbg !93
  %and = and i32 %13, %sub, !dbg !94
  store i32 %and, ptr %at, align 4, !dbg !90
    #dbg_declare(ptr %pair, !95, !DIExpression(), !96)
  %15 = load i32, ptr %t, align 4, !dbg !97
  %16 = load i32, ptr %at, align 4, !dbg !98
  %sub9 = sub i32 %15, %16, !dbg !99
  %mul10 = mul i32 2, %sub9, !dbg !100
  %idx.ext11 = zext i32 %mul10 to i64, !dbg !101
  %add.ptr12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5mergePjjE1s to ptr), i64 %idx.ext11, !dbg !101
  store ptr %add.ptr12, ptr %pair, align 8, !dbg !96
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !102
    #dbg_declare(ptr %a, !103, !DIExpression(), !104)
  %17 = load ptr, ptr %pair, align 8, !dbg !105
  %18 = load i32, ptr %at, align 4, !dbg !106
  %idxprom13 = zext i32 %18 to i64, !dbg !105
  %arrayidx14 = getelementptr inbounds nuw i32, ptr %17, i64 %idxprom13, !dbg !105
  %19 = load i32, ptr %arrayidx14, align 4, !dbg !105
  store i32 %19, ptr %a, align 4, !dbg !104
    #dbg_declare(ptr %b, !107, !DIExpression(), !108)
  %20 = load ptr, ptr %pair, align 8, !dbg !109
  %21 = load i32, ptr %at, align 4, !dbg !110
  %22 = load i32, ptr %stride, align 4, !dbg !111
  %add15 = add i32 %21, %22, !dbg !112
  %idxprom16 = zext i32 %add15 to i64, !dbg !109
  %arrayidx17 = getelementptr inbounds nuw i32, ptr %20, i64 %idxprom16, !dbg !109
  %23 = load i32, ptr %arrayidx17, align 4, !dbg !109
  store i32 %23, ptr %b, align 4, !dbg !108
    #dbg_declare(ptr %x, !113, !DIExpression(), !114)
  %24 = load i32, ptr %at, align 4, !dbg !115
  store i32 %24, ptr %x, align 4, !dbg !114
    #dbg_declare(ptr %y, !116, !DIExpression(), !117)
  %25 = load i32, ptr %at, align 4, !dbg !118
  store i32 %25, ptr %y, align 4, !dbg !117
    #dbg_declare(ptr %i, !119, !DIExpression(), !121)
  store i32 0, ptr %i, align 4, !dbg !121
  br label %for.cond18, !dbg !122

for.cond18:                                       ; preds = %for.inc, %for.body
  %26 = load i32, ptr %i, align 4, !dbg !123
  %27 = load i32, ptr %stride, align 4, !dbg !125
  %cmp19 = icmp ult i32 %26, %27, !dbg !126
  br i1 %cmp19, label %for.body20, label %for.end, !dbg !127

for.body20:                                       ; preds = %for.cond18
  %28 = load ptr, ptr %pair, align 8, !dbg !128
  %29 = load i32, ptr %stride, align 4, !dbg !130
  %30 = load i32, ptr %i, align 4, !dbg !131
  %add21 = add i32 %29, %30, !dbg !132
  %idxprom22 = zext i32 %add21 to i64, !dbg !128
  %arrayidx23 = getelementptr inbounds nuw i32, ptr %28, i64 %idxprom22, !dbg !128
  %31 = load i32, ptr %arrayidx23, align 4, !dbg !128
  %32 = load i32, ptr %a, align 4, !dbg !133
  %cmp24 = icmp ult i32 %31, %32, !dbg !134
  %conv = zext i1 %cmp24 to i32, !dbg !128
  %33 = load i32, ptr %x, align 4, !dbg !135
  %add25 = add i32 %33, %conv, !dbg !135
  store i32 %add25, ptr %x, align 4, !dbg !135
  %34 = load ptr, ptr %pair, align 8, !dbg !136
  %35 = load i32, ptr %i, align 4, !dbg !137
  %idxprom26 = zext i32 %35 to i64, !dbg !136
  %arrayidx27 = getelementptr inbounds nuw i32, ptr %34, i64 %idxprom26, !dbg !136
  %36 = load i32, ptr %arrayidx27, align 4, !dbg !136
  %37 = load i32, ptr %b, align 4, !dbg !138
  %cmp28 = icmp ule i32 %36, %37, !dbg !139
  %conv29 = zext i1 %cmp28 to i32, !dbg !136
  %38 = load i32, ptr %y, align 4, !dbg !140
  %add30 = add i32 %38, %conv29, !dbg !140
  store i32 %add30, ptr %y, align 4, !dbg !140
  br label %for.inc, !dbg !141

for.inc:                                          ; preds = %for.body20
  %39 = load i32, ptr %i, align 4, !dbg !142
  %inc = add i32 %39, 1, !dbg !142
  store i32 %inc, ptr %i, align 4, !dbg !142
  br label %for.cond18, !dbg !143, !llvm.loop !144

for.end:                                          ; preds = %for.cond18
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !147
  %40 = load i32, ptr %a, align 4, !dbg !148
  %41 = load ptr, ptr %pair, align 8, !dbg !149
  %42 = load i32, ptr %x, align 4, !dbg !150
  %idxprom31 = zext i32 %42 to i64, !dbg !149
  %arrayidx32 = getelementptr inbounds nuw i32, ptr %41, i64 %idxprom31, !dbg !149
  store i32 %40, ptr %arrayidx32, align 4, !dbg !151
  %43 = load i32, ptr %b, align 4, !dbg !152
  %44 = load ptr, ptr %pair, align 8, !dbg !153
  %45 = load i32, ptr %y, align 4, !dbg !154
  %idxprom33 = zext i32 %45 to i64, !dbg !153
  %arrayidx34 = getelementptr inbounds nuw i32, ptr %44, i64 %idxprom33, !dbg !153
  store i32 %43, ptr %arrayidx34, align 4, !dbg !155
  br label %for.inc35, !dbg !156

for.inc35:                                        ; preds = %for.end
  %46 = load i32, ptr %stride, align 4, !dbg !157
  %shl = shl i32 %46, 1, !dbg !157
  store i32 %shl, ptr %stride, align 4, !dbg !157
  br label %for.cond, !dbg !158, !llvm.loop !159

for.end36:                                        ; preds = %for.cond
  %47 = load i32, ptr %t, align 4, !dbg !161
  %idxprom37 = zext i32 %47 to i64, !dbg !162
  %arrayidx38 = getelementptr inbounds nuw [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5mergePjjE1s to ptr), i64 0, i64 %idxprom37, !dbg !162
  %48 = load i32, ptr %arrayidx38, align 4, !dbg !162
  %49 = load ptr, ptr %own, align 8, !dbg !163
  %50 = load i32, ptr %t, align 4, !dbg !164
  %idxprom39 = zext i32 %50 to i64, !dbg !163
  %arrayidx40 = getelementptr inbounds nuw i32, ptr %49, i64 %idxprom39, !dbg !163
  store i32 %48, ptr %arrayidx40, align 4, !dbg !165
  %51 = load i32, ptr %t, align 4, !dbg !166
  %add41 = add i32 %51, 512, !dbg !167
  %idxprom42 = zext i32 %add41 to i64, !dbg !168
  %arrayidx43 = getelementptr inbounds nuw [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5mergePjjE1s to ptr), i64 0, i64 %idxprom42, !dbg !168
  %52 = load i32, ptr %arrayidx43, align 4, !dbg !168
  %53 = load ptr, ptr %own, align 8, !dbg !169
  %54 = load i32, ptr %t, align 4, !dbg !170
  %add44 = add i32 %54, 512, !dbg !171
  %idxprom45 = zext i32 %add44 to i64, !dbg !169
  %arrayidx46 = getelementptr inbounds nuw i32, ptr %53, i64 %idxprom45, !dbg !169
  store i32 %52, ptr %arrayidx46, align 4, !dbg !172
  ret void, !dbg !173
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!49, !50, !51, !52}
!llvm.ident = !{!53}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 13, type: !46, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "merge", linkageName: "_Z5mergePjj", scope: !3, file: !3, line: 12, type: !4, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !45)
!3 = !DIFile(filename: "merge_two_a_thread.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !7}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !10, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !14, !16, !21, !26, !31, !37, !39}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !12, file: !13, line: 128)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 129)
!15 = !DINamespace(name: "std", scope: null)
!16 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !17, file: !13, line: 154)
!17 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !13, file: !13, line: 137, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!18 = !DISubroutineType(types: !19)
!19 = !{!20, !20}
!20 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!21 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !22, file: !13, line: 154)
!22 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !13, file: !13, line: 133, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!23 = !DISubroutineType(types: !24)
!24 = !{!25, !25}
!25 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!26 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !27, file: !13, line: 154)
!27 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !13, file: !13, line: 134, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!28 = !DISubroutineType(types: !29)
!29 = !{!30, !30}
!30 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !32, file: !13, line: 154)
!32 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !13, file: !13, line: 145, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !36}
!35 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!36 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!37 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !38, file: !13, line: 154)
!38 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !13, file: !13, line: 147, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !40, file: !13, line: 154)
!40 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !13, file: !13, line: 149, type: !41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!41 = !DISubroutineType(types: !42)
!42 = !{!43, !44}
!43 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!44 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!45 = !{}
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 32768, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 1024)
!49 = !{i32 7, !"Dwarf Version", i32 4}
!50 = !{i32 2, !"Debug Info Version", i32 3}
!51 = !{i32 1, !"wchar_size", i32 4}
!52 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!53 = !{!"clang version 22.1.8"}
!54 = !DILocalVariable(name: "data", arg: 1, scope: !2, file: !3, line: 12, type: !6)
!55 = !DILocation(line: 12, column: 33, scope: !2)
!56 = !DILocalVariable(name: "length", arg: 2, scope: !2, file: !3, line: 12, type: !7)
!57 = !DILocation(line: 12, column: 48, scope: !2)
!58 = !DILocalVariable(name: "own", scope: !2, file: !3, line: 14, type: !6)
!59 = !DILocation(line: 14, column: 13, scope: !2)
!60 = !DILocation(line: 14, column: 19, scope: !2)
!61 = !DILocation(line: 14, column: 26, scope: !2)
!62 = !DILocation(line: 14, column: 37, scope: !2)
!63 = !DILocation(line: 14, column: 24, scope: !2)
!64 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 14, type: !7)
!65 = !DILocation(line: 14, column: 45, scope: !2)
!66 = !DILocation(line: 14, column: 49, scope: !2)
!67 = !DILocation(line: 15, column: 10, scope: !2)
!68 = !DILocation(line: 15, column: 14, scope: !2)
!69 = !DILocation(line: 15, column: 5, scope: !2)
!70 = !DILocation(line: 15, column: 3, scope: !2)
!71 = !DILocation(line: 15, column: 8, scope: !2)
!72 = !DILocation(line: 16, column: 16, scope: !2)
!73 = !DILocation(line: 16, column: 20, scope: !2)
!74 = !DILocation(line: 16, column: 22, scope: !2)
!75 = !DILocation(line: 16, column: 5, scope: !2)
!76 = !DILocation(line: 16, column: 7, scope: !2)
!77 = !DILocation(line: 16, column: 3, scope: !2)
!78 = !DILocation(line: 16, column: 14, scope: !2)
!79 = !DILocalVariable(name: "stride", scope: !80, file: !3, line: 17, type: !7)
!80 = distinct !DILexicalBlock(scope: !2, file: !3, line: 17, column: 3)
!81 = !DILocation(line: 17, column: 17, scope: !80)
!82 = !DILocation(line: 17, column: 8, scope: !80)
!83 = !DILocation(line: 17, column: 29, scope: !84)
!84 = distinct !DILexicalBlock(scope: !80, file: !3, line: 17, column: 3)
!85 = !DILocation(line: 17, column: 38, scope: !84)
!86 = !DILocation(line: 17, column: 36, scope: !84)
!87 = !DILocation(line: 17, column: 3, scope: !80)
!88 = !DILocalVariable(name: "at", scope: !89, file: !3, line: 18, type: !7)
!89 = distinct !DILexicalBlock(scope: !84, file: !3, line: 17, column: 60)
!90 = !DILocation(line: 18, column: 14, scope: !89)
!91 = !DILocation(line: 18, column: 19, scope: !89)
!92 = !DILocation(line: 18, column: 24, scope: !89)
!93 = !DILocation(line: 18, column: 31, scope: !89)
!94 = !DILocation(line: 18, column: 21, scope: !89)
!95 = !DILocalVariable(name: "pair", scope: !89, file: !3, line: 19, type: !6)
!96 = !DILocation(line: 19, column: 15, scope: !89)
!97 = !DILocation(line: 19, column: 31, scope: !89)
!98 = !DILocation(line: 19, column: 35, scope: !89)
!99 = !DILocation(line: 19, column: 33, scope: !89)
!100 = !DILocation(line: 19, column: 28, scope: !89)
!101 = !DILocation(line: 19, column: 24, scope: !89)
!102 = !DILocation(line: 20, column: 5, scope: !89)
!103 = !DILocalVariable(name: "a", scope: !89, file: !3, line: 21, type: !7)
!104 = !DILocation(line: 21, column: 14, scope: !89)
!105 = !DILocation(line: 21, column: 18, scope: !89)
!106 = !DILocation(line: 21, column: 23, scope: !89)
!107 = !DILocalVariable(name: "b", scope: !89, file: !3, line: 21, type: !7)
!108 = !DILocation(line: 21, column: 28, scope: !89)
!109 = !DILocation(line: 21, column: 32, scope: !89)
!110 = !DILocation(line: 21, column: 37, scope: !89)
!111 = !DILocation(line: 21, column: 42, scope: !89)
!112 = !DILocation(line: 21, column: 40, scope: !89)
!113 = !DILocalVariable(name: "x", scope: !89, file: !3, line: 21, type: !7)
!114 = !DILocation(line: 21, column: 51, scope: !89)
!115 = !DILocation(line: 21, column: 55, scope: !89)
!116 = !DILocalVariable(name: "y", scope: !89, file: !3, line: 21, type: !7)
!117 = !DILocation(line: 21, column: 59, scope: !89)
!118 = !DILocation(line: 21, column: 63, scope: !89)
!119 = !DILocalVariable(name: "i", scope: !120, file: !3, line: 22, type: !7)
!120 = distinct !DILexicalBlock(scope: !89, file: !3, line: 22, column: 5)
!121 = !DILocation(line: 22, column: 19, scope: !120)
!122 = !DILocation(line: 22, column: 10, scope: !120)
!123 = !DILocation(line: 22, column: 26, scope: !124)
!124 = distinct !DILexicalBlock(scope: !120, file: !3, line: 22, column: 5)
!125 = !DILocation(line: 22, column: 30, scope: !124)
!126 = !DILocation(line: 22, column: 28, scope: !124)
!127 = !DILocation(line: 22, column: 5, scope: !120)
!128 = !DILocation(line: 23, column: 12, scope: !129)
!129 = distinct !DILexicalBlock(scope: !124, file: !3, line: 22, column: 43)
!130 = !DILocation(line: 23, column: 17, scope: !129)
!131 = !DILocation(line: 23, column: 26, scope: !129)
!132 = !DILocation(line: 23, column: 24, scope: !129)
!133 = !DILocation(line: 23, column: 31, scope: !129)
!134 = !DILocation(line: 23, column: 29, scope: !129)
!135 = !DILocation(line: 23, column: 9, scope: !129)
!136 = !DILocation(line: 24, column: 12, scope: !129)
!137 = !DILocation(line: 24, column: 17, scope: !129)
!138 = !DILocation(line: 24, column: 23, scope: !129)
!139 = !DILocation(line: 24, column: 20, scope: !129)
!140 = !DILocation(line: 24, column: 9, scope: !129)
!141 = !DILocation(line: 25, column: 5, scope: !129)
!142 = !DILocation(line: 22, column: 39, scope: !124)
!143 = !DILocation(line: 22, column: 5, scope: !124)
!144 = distinct !{!144, !127, !145, !146}
!145 = !DILocation(line: 25, column: 5, scope: !120)
!146 = !{!"llvm.loop.mustprogress"}
!147 = !DILocation(line: 26, column: 5, scope: !89)
!148 = !DILocation(line: 27, column: 15, scope: !89)
!149 = !DILocation(line: 27, column: 5, scope: !89)
!150 = !DILocation(line: 27, column: 10, scope: !89)
!151 = !DILocation(line: 27, column: 13, scope: !89)
!152 = !DILocation(line: 28, column: 15, scope: !89)
!153 = !DILocation(line: 28, column: 5, scope: !89)
!154 = !DILocation(line: 28, column: 10, scope: !89)
!155 = !DILocation(line: 28, column: 13, scope: !89)
!156 = !DILocation(line: 29, column: 3, scope: !89)
!157 = !DILocation(line: 17, column: 53, scope: !84)
!158 = !DILocation(line: 17, column: 3, scope: !84)
!159 = distinct !{!159, !87, !160, !146}
!160 = !DILocation(line: 29, column: 3, scope: !80)
!161 = !DILocation(line: 30, column: 14, scope: !2)
!162 = !DILocation(line: 30, column: 12, scope: !2)
!163 = !DILocation(line: 30, column: 3, scope: !2)
!164 = !DILocation(line: 30, column: 7, scope: !2)
!165 = !DILocation(line: 30, column: 10, scope: !2)
!166 = !DILocation(line: 31, column: 20, scope: !2)
!167 = !DILocation(line: 31, column: 22, scope: !2)
!168 = !DILocation(line: 31, column: 18, scope: !2)
!169 = !DILocation(line: 31, column: 3, scope: !2)
!170 = !DILocation(line: 31, column: 7, scope: !2)
!171 = !DILocation(line: 31, column: 9, scope: !2)
!172 = !DILocation(line: 31, column: 16, scope: !2)
!173 = !DILocation(line: 32, column: 1, scope: !2)
