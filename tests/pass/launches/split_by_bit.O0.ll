; ModuleID = 'split_by_bit.cu'
source_filename = "split_by_bit.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ5splitPjiE3sum = internal addrspace(3) global [256 x i32] undef, align 4, !dbg !0
@_ZZ5splitPjiE5zeros = internal addrspace(3) global i32 undef, align 4, !dbg !11
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5splitPji(ptr noundef %d, i32 noundef %bit) #0 !dbg !2 {
entry:
  %d.addr = alloca ptr, align 8
  %bit.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %v = alloca i32, align 4
  %zero = alloca i32, align 4
  %o = alloca i32, align 4
  %left = alloca i32, align 4
  %to = alloca i32, align 4
  store ptr %d, ptr %d.addr, align 8
    #dbg_declare(ptr %d.addr, !56, !DIExpression(), !57)
  store i32 %bit, ptr %bit.addr, align 4
    #dbg_declare(ptr %bit.addr, !58, !DIExpression(), !59)
    #dbg_declare(ptr %t, !60, !DIExpression(), !61)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !62
  store i32 %0, ptr %t, align 4, !dbg !61
    #dbg_declare(ptr %v, !63, !DIExpression(), !64)
  %1 = load ptr, ptr %d.addr, align 8, !dbg !65
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !66
  %mul = mul i32 %2, 256, !dbg !67
  %3 = load i32, ptr %t, align 4, !dbg !68
  %add = add i32 %mul, %3, !dbg !69
  %idxprom = zext i32 %add to i64, !dbg !65
  %arrayidx = getelementptr inbounds nuw i32, ptr %1, i64 %idxprom, !dbg !65
  %4 = load i32, ptr %arrayidx, align 4, !dbg !65
  store i32 %4, ptr %v, align 4, !dbg !64
    #dbg_declare(ptr %zero, !70, !DIExpression(), !71)
  %5 = load i32, ptr %v, align 4, !dbg !72
  %6 = load i32, ptr %bit.addr, align 4, !dbg !73
  %shr = lshr i32 %5, %6, !dbg !74
  %and = and i32 %shr, 1, !dbg !75
  %tobool = icmp ne i32 %and, 0, !dbg !76
  %lnot = xor i1 %tobool, true, !dbg !77
  %conv = zext i1 %lnot to i32, !dbg !77
  store i32 %conv, ptr %zero, align 4, !dbg !71
  %7 = load i32, ptr %zero, align 4, !dbg !78
  %8 = load i32, ptr %t, align 4, !dbg !79
  %idxprom2 = zext i32 %8 to i64, !dbg !80
  %arrayidx3 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5splitPjiE3sum to ptr), i64 0, i64 %idxprom2, !dbg !80
  store i32 %7, ptr %arrayidx3, align 4, !dbg !81
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !82
    #dbg_declare(ptr %o, !83, !DIExpression(), !85)
  store i32 1, ptr %o, align 4, !dbg !85
  br label %for.cond, !dbg !86

for.cond:                                         ; preds = %for.inc, %entry
  %9 = load i32, ptr %o, align 4, !dbg !87
  %cmp = icmp slt i32 %9, 256, !dbg !89
  br i1 %cmp, label %for.body, label %for.end, !dbg !90

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %left, !91, !DIExpression(), !93)
  %10 = load i32, ptr %t, align 4, !dbg !94
  %11 = load i32, ptr %o, align 4, !dbg !95
  %cmp4 = icmp uge i32 %10, %11, !dbg !96
  br i1 %cmp4, label %cond.true, label %cond.false, !dbg !94

cond.true:                                        ; preds = %for.body
  %12 = load i32, ptr %t, align 4, !dbg !97
  %13 = load i32, ptr %o, align 4, !dbg !98
  %sub = sub i32 %12, %13, !dbg !99
  %idxprom5 = zext i32 %sub to i64, !dbg !100
  %arrayidx6 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5splitPjiE3sum to ptr), i64 0, i64 %idxprom5, !dbg !100
  %14 = load i32, ptr %arrayidx6, align 4, !dbg !100
  br label %cond.end, !dbg !94

cond.false:                                       ; preds = %for.body
  br label %cond.end, !dbg !94

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %14, %cond.true ], [ 0, %cond.false ], !dbg !94
  store i32 %cond, ptr %left, align 4, !dbg !93
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !101
  %15 = load i32, ptr %left, align 4, !dbg !102
  %16 = load i32, ptr %t, align 4, !dbg !103
  %idxprom7 = zext i32 %16 to i64, !dbg !104
  %arrayidx8 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5splitPjiE3sum to ptr), i64 0, i64 %idxprom7, !dbg !104
  %17 = load i32, ptr %arrayidx8, align 4, !dbg !105
  %add9 = add i32 %17, %15, !dbg !105
  store i32 %add9, ptr %arrayidx8, align 4, !dbg !105
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !106
  br label %for.inc, !dbg !107

for.inc:                                          ; preds = %cond.end
  %18 = load i32, ptr %o, align 4, !dbg !108
  %mul10 = mul nsw i32 %18, 2, !dbg !108
  store i32 %mul10, ptr %o, align 4, !dbg !108
  br label %for.cond, !dbg !109, !llvm.loop !110

for.end:                                          ; preds = %for.cond
  %19 = load i32, ptr %t, align 4, !dbg !113
  %cmp11 = icmp eq i32 %19, 255, !dbg !115
  br i1 %cmp11, label %if.then, label %if.end, !dbg !115

if.then:                                          ; preds = %for.end
  %20 = load i32, ptr getelementptr inbounds ([256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5splitPjiE3sum to ptr), i64 0, i64 255), align 4, !dbg !116
  store i32 %20, ptr addrspacecast (ptr addrspace(3) @_ZZ5splitPjiE5zeros to ptr), align 4, !dbg !117
  br label %if.end, !dbg !118

if.end:                                           ; preds = %if.then, %for.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !119
    #dbg_declare(ptr %to, !120, !DIExpression(), !121)
  %21 = load i32, ptr %zero, align 4, !dbg !122
  %tobool12 = icmp ne i32 %21, 0, !dbg !122
  br i1 %tobool12, label %cond.true13, label %cond.false17, !dbg !122

cond.true13:                                      ; preds = %if.end
  %22 = load i32, ptr %t, align 4, !dbg !123
  %idxprom14 = zext i32 %22 to i64, !dbg !124
  %arrayidx15 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5splitPjiE3sum to ptr), i64 0, i64 %idxprom14, !dbg !124
  %23 = load i32, ptr %arrayidx15, align 4, !dbg !124
  %sub16 = sub i32 %23, 1, !dbg !125
  br label %cond.end22, !dbg !122

cond.false17:                                     ; preds = %if.end
  %24 = load i32, ptr %t, align 4, !dbg !126
  %25 = load i32, ptr %t, align 4, !dbg !127
  %idxprom18 = zext i32 %25 to i64, !dbg !128
  %arrayidx19 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5splitPjiE3sum to ptr), i64 0, i64 %idxprom18, !dbg !128
  %26 = load i32, ptr %arrayidx19, align 4, !dbg !128
  %sub20 = sub i32 %24, %26, !dbg !129
  %27 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5splitPjiE5zeros to ptr), align 4, !dbg !130
  %add21 = add i32 %sub20, %27, !dbg !131
  br label %cond.end22, !dbg !122

cond.end22:                                       ; preds = %cond.false17, %cond.true13
  %cond23 = phi i32 [ %sub16, %cond.true13 ], [ %add21, %cond.false17 ], !dbg !122
  store i32 %cond23, ptr %to, align 4, !dbg !121
  %28 = load i32, ptr %v, align 4, !dbg !132
  %29 = load ptr, ptr %d.addr, align 8, !dbg !133
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !134
  %mul25 = mul i32 %30, 256, !dbg !135
  %31 = load i32, ptr %to, align 4, !dbg !136
  %rem = urem i32 %31, 256, !dbg !137
  %add26 = add i32 %mul25, %rem, !dbg !138
  %idxprom27 = zext i32 %add26 to i64, !dbg !133
  %arrayidx28 = getelementptr inbounds nuw i32, ptr %29, i64 %idxprom27, !dbg !133
  store i32 %28, ptr %arrayidx28, align 4, !dbg !139
  ret void, !dbg !140
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

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!51, !52, !53, !54}
!llvm.ident = !{!55}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "sum", scope: !2, file: !3, line: 5, type: !48, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "split", linkageName: "_Z5splitPji", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !47)
!3 = !DIFile(filename: "split_by_bit.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !10, imports: !13, splitDebugInlining: false, nameTableKind: None)
!10 = !{!0, !11}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!12 = distinct !DIGlobalVariable(name: "zeros", scope: !2, file: !3, line: 5, type: !7, isLocal: true, isDefinition: true)
!13 = !{!14, !17, !19, !24, !29, !34, !40, !42}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !15, file: !16, line: 128)
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
!45 = !{!8, !46}
!46 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!47 = !{}
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 8192, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 256)
!51 = !{i32 7, !"Dwarf Version", i32 4}
!52 = !{i32 2, !"Debug Info Version", i32 3}
!53 = !{i32 1, !"wchar_size", i32 4}
!54 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!55 = !{!"clang version 22.1.8"}
!56 = !DILocalVariable(name: "d", arg: 1, scope: !2, file: !3, line: 4, type: !6)
!57 = !DILocation(line: 4, column: 33, scope: !2)
!58 = !DILocalVariable(name: "bit", arg: 2, scope: !2, file: !3, line: 4, type: !8)
!59 = !DILocation(line: 4, column: 40, scope: !2)
!60 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 6, type: !7)
!61 = !DILocation(line: 6, column: 12, scope: !2)
!62 = !DILocation(line: 6, column: 16, scope: !2)
!63 = !DILocalVariable(name: "v", scope: !2, file: !3, line: 6, type: !7)
!64 = !DILocation(line: 6, column: 29, scope: !2)
!65 = !DILocation(line: 6, column: 33, scope: !2)
!66 = !DILocation(line: 6, column: 35, scope: !2)
!67 = !DILocation(line: 6, column: 46, scope: !2)
!68 = !DILocation(line: 6, column: 54, scope: !2)
!69 = !DILocation(line: 6, column: 52, scope: !2)
!70 = !DILocalVariable(name: "zero", scope: !2, file: !3, line: 6, type: !7)
!71 = !DILocation(line: 6, column: 58, scope: !2)
!72 = !DILocation(line: 6, column: 67, scope: !2)
!73 = !DILocation(line: 6, column: 72, scope: !2)
!74 = !DILocation(line: 6, column: 69, scope: !2)
!75 = !DILocation(line: 6, column: 76, scope: !2)
!76 = !DILocation(line: 6, column: 66, scope: !2)
!77 = !DILocation(line: 6, column: 65, scope: !2)
!78 = !DILocation(line: 7, column: 12, scope: !2)
!79 = !DILocation(line: 7, column: 7, scope: !2)
!80 = !DILocation(line: 7, column: 3, scope: !2)
!81 = !DILocation(line: 7, column: 10, scope: !2)
!82 = !DILocation(line: 8, column: 3, scope: !2)
!83 = !DILocalVariable(name: "o", scope: !84, file: !3, line: 9, type: !8)
!84 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 3)
!85 = !DILocation(line: 9, column: 12, scope: !84)
!86 = !DILocation(line: 9, column: 8, scope: !84)
!87 = !DILocation(line: 9, column: 19, scope: !88)
!88 = distinct !DILexicalBlock(scope: !84, file: !3, line: 9, column: 3)
!89 = !DILocation(line: 9, column: 21, scope: !88)
!90 = !DILocation(line: 9, column: 3, scope: !84)
!91 = !DILocalVariable(name: "left", scope: !92, file: !3, line: 10, type: !7)
!92 = distinct !DILexicalBlock(scope: !88, file: !3, line: 9, column: 36)
!93 = !DILocation(line: 10, column: 14, scope: !92)
!94 = !DILocation(line: 10, column: 21, scope: !92)
!95 = !DILocation(line: 10, column: 26, scope: !92)
!96 = !DILocation(line: 10, column: 23, scope: !92)
!97 = !DILocation(line: 10, column: 34, scope: !92)
!98 = !DILocation(line: 10, column: 38, scope: !92)
!99 = !DILocation(line: 10, column: 36, scope: !92)
!100 = !DILocation(line: 10, column: 30, scope: !92)
!101 = !DILocation(line: 11, column: 5, scope: !92)
!102 = !DILocation(line: 12, column: 15, scope: !92)
!103 = !DILocation(line: 12, column: 9, scope: !92)
!104 = !DILocation(line: 12, column: 5, scope: !92)
!105 = !DILocation(line: 12, column: 12, scope: !92)
!106 = !DILocation(line: 13, column: 5, scope: !92)
!107 = !DILocation(line: 14, column: 3, scope: !92)
!108 = !DILocation(line: 9, column: 30, scope: !88)
!109 = !DILocation(line: 9, column: 3, scope: !88)
!110 = distinct !{!110, !90, !111, !112}
!111 = !DILocation(line: 14, column: 3, scope: !84)
!112 = !{!"llvm.loop.mustprogress"}
!113 = !DILocation(line: 15, column: 7, scope: !114)
!114 = distinct !DILexicalBlock(scope: !2, file: !3, line: 15, column: 7)
!115 = !DILocation(line: 15, column: 9, scope: !114)
!116 = !DILocation(line: 15, column: 25, scope: !114)
!117 = !DILocation(line: 15, column: 23, scope: !114)
!118 = !DILocation(line: 15, column: 17, scope: !114)
!119 = !DILocation(line: 16, column: 3, scope: !2)
!120 = !DILocalVariable(name: "to", scope: !2, file: !3, line: 17, type: !7)
!121 = !DILocation(line: 17, column: 12, scope: !2)
!122 = !DILocation(line: 17, column: 17, scope: !2)
!123 = !DILocation(line: 17, column: 28, scope: !2)
!124 = !DILocation(line: 17, column: 24, scope: !2)
!125 = !DILocation(line: 17, column: 31, scope: !2)
!126 = !DILocation(line: 17, column: 37, scope: !2)
!127 = !DILocation(line: 17, column: 45, scope: !2)
!128 = !DILocation(line: 17, column: 41, scope: !2)
!129 = !DILocation(line: 17, column: 39, scope: !2)
!130 = !DILocation(line: 17, column: 50, scope: !2)
!131 = !DILocation(line: 17, column: 48, scope: !2)
!132 = !DILocation(line: 18, column: 36, scope: !2)
!133 = !DILocation(line: 18, column: 3, scope: !2)
!134 = !DILocation(line: 18, column: 5, scope: !2)
!135 = !DILocation(line: 18, column: 16, scope: !2)
!136 = !DILocation(line: 18, column: 24, scope: !2)
!137 = !DILocation(line: 18, column: 27, scope: !2)
!138 = !DILocation(line: 18, column: 22, scope: !2)
!139 = !DILocation(line: 18, column: 34, scope: !2)
!140 = !DILocation(line: 19, column: 1, scope: !2)
