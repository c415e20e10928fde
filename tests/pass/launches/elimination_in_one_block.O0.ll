; ModuleID = 'elimination_in_one_block.cu'
source_filename = "elimination_in_one_block.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z9eliminatePfi(ptr noundef %a, i32 noundef %n) #0 !dbg !42 {
entry:
  %a.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %k = alloca i32, align 4
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  %i18 = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !47, !DIExpression(), !48)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !49, !DIExpression(), !50)
    #dbg_declare(ptr %k, !51, !DIExpression(), !53)
  store i32 0, ptr %k, align 4, !dbg !53
  br label %for.cond, !dbg !54

for.cond:                                         ; preds = %for.inc42, %entry
  %0 = load i32, ptr %k, align 4, !dbg !55
  %1 = load i32, ptr %n.addr, align 4, !dbg !57
  %sub = sub nsw i32 %1, 1, !dbg !58
  %cmp = icmp slt i32 %0, %sub, !dbg !59
  br i1 %cmp, label %for.body, label %for.end44, !dbg !60

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %i, !61, !DIExpression(), !64)
  %2 = load i32, ptr %k, align 4, !dbg !65
  %add = add nsw i32 %2, 1, !dbg !66
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !67
  %add1 = add i32 %add, %3, !dbg !68
  store i32 %add1, ptr %i, align 4, !dbg !64
  br label %for.cond2, !dbg !69

for.cond2:                                        ; preds = %for.inc, %for.body
  %4 = load i32, ptr %i, align 4, !dbg !70
  %5 = load i32, ptr %n.addr, align 4, !dbg !72
  %cmp3 = icmp slt i32 %4, %5, !dbg !73
  br i1 %cmp3, label %for.body4, label %for.end, !dbg !74

for.body4:                                        ; preds = %for.cond2
  %6 = load ptr, ptr %a.addr, align 8, !dbg !75
  %7 = load i32, ptr %k, align 4, !dbg !76
  %8 = load i32, ptr %n.addr, align 4, !dbg !77
  %mul = mul nsw i32 %7, %8, !dbg !78
  %9 = load i32, ptr %k, align 4, !dbg !79
  %add5 = add nsw i32 %mul, %9, !dbg !80
  %idxprom = sext i32 %add5 to i64, !dbg !75
  %arrayidx = getelementptr inbounds float, ptr %6, i64 %idxprom, !dbg !75
  %10 = load float, ptr %arrayidx, align 4, !dbg !75
  %11 = load ptr, ptr %a.addr, align 8, !dbg !81
  %12 = load i32, ptr %i, align 4, !dbg !82
  %13 = load i32, ptr %n.addr, align 4, !dbg !83
  %mul6 = mul nsw i32 %12, %13, !dbg !84
  %14 = load i32, ptr %k, align 4, !dbg !85
  %add7 = add nsw i32 %mul6, %14, !dbg !86
  %idxprom8 = sext i32 %add7 to i64, !dbg !81
  %arrayidx9 = getelementptr inbounds float, ptr %11, i64 %idxprom8, !dbg !81
  %15 = load float, ptr %arrayidx9, align 4, !dbg !87
  %div = fdiv float %15, %10, !dbg !87
  store float %div, ptr %arrayidx9, align 4, !dbg !87
  br label %for.inc, !dbg !81

for.inc:                                          ; preds = %for.body4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !88
  %17 = load i32, ptr %i, align 4, !dbg !89
  %add11 = add i32 %17, %16, !dbg !89
  store i32 %add11, ptr %i, align 4, !dbg !89
  br label %for.cond2, !dbg !90, !llvm.loop !91

for.end:                                          ; preds = %for.cond2
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !94
    #dbg_declare(ptr %j, !95, !DIExpression(), !97)
  %18 = load i32, ptr %k, align 4, !dbg !98
  %add12 = add nsw i32 %18, 1, !dbg !99
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !100
  %add14 = add i32 %add12, %19, !dbg !101
  store i32 %add14, ptr %j, align 4, !dbg !97
  br label %for.cond15, !dbg !102

for.cond15:                                       ; preds = %for.inc38, %for.end
  %20 = load i32, ptr %j, align 4, !dbg !103
  %21 = load i32, ptr %n.addr, align 4, !dbg !105
  %cmp16 = icmp slt i32 %20, %21, !dbg !106
  br i1 %cmp16, label %for.body17, label %for.end41, !dbg !107

for.body17:                                       ; preds = %for.cond15
    #dbg_declare(ptr %i18, !108, !DIExpression(), !110)
  %22 = load i32, ptr %k, align 4, !dbg !111
  %add19 = add nsw i32 %22, 1, !dbg !112
  store i32 %add19, ptr %i18, align 4, !dbg !110
  br label %for.cond20, !dbg !113

for.cond20:                                       ; preds = %for.inc36, %for.body17
  %23 = load i32, ptr %i18, align 4, !dbg !114
  %24 = load i32, ptr %n.addr, align 4, !dbg !116
  %cmp21 = icmp slt i32 %23, %24, !dbg !117
  br i1 %cmp21, label %for.body22, label %for.end37, !dbg !118

for.body22:                                       ; preds = %for.cond20
  %25 = load ptr, ptr %a.addr, align 8, !dbg !119
  %26 = load i32, ptr %i18, align 4, !dbg !120
  %27 = load i32, ptr %n.addr, align 4, !dbg !121
  %mul23 = mul nsw i32 %26, %27, !dbg !122
  %28 = load i32, ptr %k, align 4, !dbg !123
  %add24 = add nsw i32 %mul23, %28, !dbg !124
  %idxprom25 = sext i32 %add24 to i64, !dbg !119
  %arrayidx26 = getelementptr inbounds float, ptr %25, i64 %idxprom25, !dbg !119
  %29 = load float, ptr %arrayidx26, align 4, !dbg !119
  %30 = load ptr, ptr %a.addr, align 8, !dbg !125
  %31 = load i32, ptr %k, align 4, !dbg !126
  %32 = load i32, ptr %n.addr, align 4, !dbg !127
  %mul27 = mul nsw i32 %31, %32, !dbg !128
  %33 = load i32, ptr %j, align 4, !dbg !129
  %add28 = add nsw i32 %mul27, %33, !dbg !130
  %idxprom29 = sext i32 %add28 to i64, !dbg !125
  %arrayidx30 = getelementptr inbounds float, ptr %30, i64 %idxprom29, !dbg !125
  %34 = load float, ptr %arrayidx30, align 4, !dbg !125
  %35 = load ptr, ptr %a.addr, align 8, !dbg !131
  %36 = load i32, ptr %i18, align 4, !dbg !132
  %37 = load i32, ptr %n.addr, align 4, !dbg !133
  %mul32 = mul nsw i32 %36, %37, !dbg !134
  %38 = load i32, ptr %j, align 4, !dbg !135
  %add33 = add nsw i32 %mul32, %38, !dbg !136
  %idxprom34 = sext i32 %add33 to i64, !dbg !131
  %arrayidx35 = getelementptr inbounds float, ptr %35, i64 %idxprom34, !dbg !131
  %39 = load float, ptr %arrayidx35, align 4, !dbg !137
  %neg = fneg float %29, !dbg !137
  %40 = call float @llvm.fmuladd.f32(float %neg, float %34, float %39), !dbg !137
  store float %40, ptr %arrayidx35, align 4, !dbg !137
  br label %for.inc36, !dbg !131

for.inc36:                                        ; preds = %for.body22
  %41 = load i32, ptr %i18, align 4, !dbg !138
  %inc = add nsw i32 %41, 1, !dbg !138
  store i32 %inc, ptr %i18, align 4, !dbg !138
  br label %for.cond20, !dbg !139, !llvm.loop !140

for.end37:                                        ; preds = %for.cond20
  br label %for.inc38, !dbg !141

for.inc38:                                        ; preds = %for.end37
  %42 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !142
  %43 = load i32, ptr %j, align 4, !dbg !143
  %add40 = add i32 %43, %42, !dbg !143
  store i32 %add40, ptr %j, align 4, !dbg !143
  br label %for.cond15, !dbg !144, !llvm.loop !145

for.end41:                                        ; preds = %for.cond15
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !147
  br label %for.inc42, !dbg !148

for.inc42:                                        ; preds = %for.end41
  %44 = load i32, ptr %k, align 4, !dbg !149
  %inc43 = add nsw i32 %44, 1, !dbg !149
  store i32 %inc43, ptr %k, align 4, !dbg !149
  br label %for.cond, !dbg !150, !llvm.loop !151

for.end44:                                        ; preds = %for.cond
  ret void, !dbg !153
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "elimination_in_one_block.cu", directory: ".")
!2 = !{!3, !6, !8, !13, !18, !23, !29, !31}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 128)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 129)
!7 = !DINamespace(name: "std", scope: null)
!8 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !9, file: !5, line: 154)
!9 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !5, file: !5, line: 137, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12}
!12 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!13 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !14, file: !5, line: 154)
!14 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !5, file: !5, line: 133, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !17}
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !19, file: !5, line: 154)
!19 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !5, file: !5, line: 134, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22}
!22 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !24, file: !5, line: 154)
!24 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !5, file: !5, line: 145, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !28}
!27 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!28 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !30, file: !5, line: 154)
!30 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !5, file: !5, line: 147, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !32, file: !5, line: 154)
!32 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !5, file: !5, line: 149, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !36}
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!37 = !{i32 7, !"Dwarf Version", i32 4}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!41 = !{!"clang version 22.1.8"}
!42 = distinct !DISubprogram(name: "eliminate", linkageName: "_Z9eliminatePfi", scope: !1, file: !1, line: 5, type: !43, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !46)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!46 = !{}
!47 = !DILocalVariable(name: "a", arg: 1, scope: !42, file: !1, line: 5, type: !45)
!48 = !DILocation(line: 5, column: 34, scope: !42)
!49 = !DILocalVariable(name: "n", arg: 2, scope: !42, file: !1, line: 5, type: !35)
!50 = !DILocation(line: 5, column: 41, scope: !42)
!51 = !DILocalVariable(name: "k", scope: !52, file: !1, line: 6, type: !35)
!52 = distinct !DILexicalBlock(scope: !42, file: !1, line: 6, column: 3)
!53 = !DILocation(line: 6, column: 12, scope: !52)
!54 = !DILocation(line: 6, column: 8, scope: !52)
!55 = !DILocation(line: 6, column: 19, scope: !56)
!56 = distinct !DILexicalBlock(scope: !52, file: !1, line: 6, column: 3)
!57 = !DILocation(line: 6, column: 23, scope: !56)
!58 = !DILocation(line: 6, column: 25, scope: !56)
!59 = !DILocation(line: 6, column: 21, scope: !56)
!60 = !DILocation(line: 6, column: 3, scope: !52)
!61 = !DILocalVariable(name: "i", scope: !62, file: !1, line: 7, type: !35)
!62 = distinct !DILexicalBlock(scope: !63, file: !1, line: 7, column: 5)
!63 = distinct !DILexicalBlock(scope: !56, file: !1, line: 6, column: 35)
!64 = !DILocation(line: 7, column: 14, scope: !62)
!65 = !DILocation(line: 7, column: 18, scope: !62)
!66 = !DILocation(line: 7, column: 20, scope: !62)
!67 = !DILocation(line: 7, column: 26, scope: !62)
!68 = !DILocation(line: 7, column: 24, scope: !62)
!69 = !DILocation(line: 7, column: 10, scope: !62)
!70 = !DILocation(line: 7, column: 39, scope: !71)
!71 = distinct !DILexicalBlock(scope: !62, file: !1, line: 7, column: 5)
!72 = !DILocation(line: 7, column: 43, scope: !71)
!73 = !DILocation(line: 7, column: 41, scope: !71)
!74 = !DILocation(line: 7, column: 5, scope: !62)
!75 = !DILocation(line: 8, column: 23, scope: !71)
!76 = !DILocation(line: 8, column: 25, scope: !71)
!77 = !DILocation(line: 8, column: 29, scope: !71)
!78 = !DILocation(line: 8, column: 27, scope: !71)
!79 = !DILocation(line: 8, column: 33, scope: !71)
!80 = !DILocation(line: 8, column: 31, scope: !71)
!81 = !DILocation(line: 8, column: 7, scope: !71)
!82 = !DILocation(line: 8, column: 9, scope: !71)
!83 = !DILocation(line: 8, column: 13, scope: !71)
!84 = !DILocation(line: 8, column: 11, scope: !71)
!85 = !DILocation(line: 8, column: 17, scope: !71)
!86 = !DILocation(line: 8, column: 15, scope: !71)
!87 = !DILocation(line: 8, column: 20, scope: !71)
!88 = !DILocation(line: 7, column: 51, scope: !71)
!89 = !DILocation(line: 7, column: 48, scope: !71)
!90 = !DILocation(line: 7, column: 5, scope: !71)
!91 = distinct !{!91, !74, !92, !93}
!92 = !DILocation(line: 8, column: 34, scope: !62)
!93 = !{!"llvm.loop.mustprogress"}
!94 = !DILocation(line: 9, column: 5, scope: !63)
!95 = !DILocalVariable(name: "j", scope: !96, file: !1, line: 10, type: !35)
!96 = distinct !DILexicalBlock(scope: !63, file: !1, line: 10, column: 5)
!97 = !DILocation(line: 10, column: 14, scope: !96)
!98 = !DILocation(line: 10, column: 18, scope: !96)
!99 = !DILocation(line: 10, column: 20, scope: !96)
!100 = !DILocation(line: 10, column: 26, scope: !96)
!101 = !DILocation(line: 10, column: 24, scope: !96)
!102 = !DILocation(line: 10, column: 10, scope: !96)
!103 = !DILocation(line: 10, column: 39, scope: !104)
!104 = distinct !DILexicalBlock(scope: !96, file: !1, line: 10, column: 5)
!105 = !DILocation(line: 10, column: 43, scope: !104)
!106 = !DILocation(line: 10, column: 41, scope: !104)
!107 = !DILocation(line: 10, column: 5, scope: !96)
!108 = !DILocalVariable(name: "i", scope: !109, file: !1, line: 11, type: !35)
!109 = distinct !DILexicalBlock(scope: !104, file: !1, line: 11, column: 7)
!110 = !DILocation(line: 11, column: 16, scope: !109)
!111 = !DILocation(line: 11, column: 20, scope: !109)
!112 = !DILocation(line: 11, column: 22, scope: !109)
!113 = !DILocation(line: 11, column: 12, scope: !109)
!114 = !DILocation(line: 11, column: 27, scope: !115)
!115 = distinct !DILexicalBlock(scope: !109, file: !1, line: 11, column: 7)
!116 = !DILocation(line: 11, column: 31, scope: !115)
!117 = !DILocation(line: 11, column: 29, scope: !115)
!118 = !DILocation(line: 11, column: 7, scope: !109)
!119 = !DILocation(line: 12, column: 25, scope: !115)
!120 = !DILocation(line: 12, column: 27, scope: !115)
!121 = !DILocation(line: 12, column: 31, scope: !115)
!122 = !DILocation(line: 12, column: 29, scope: !115)
!123 = !DILocation(line: 12, column: 35, scope: !115)
!124 = !DILocation(line: 12, column: 33, scope: !115)
!125 = !DILocation(line: 12, column: 40, scope: !115)
!126 = !DILocation(line: 12, column: 42, scope: !115)
!127 = !DILocation(line: 12, column: 46, scope: !115)
!128 = !DILocation(line: 12, column: 44, scope: !115)
!129 = !DILocation(line: 12, column: 50, scope: !115)
!130 = !DILocation(line: 12, column: 48, scope: !115)
!131 = !DILocation(line: 12, column: 9, scope: !115)
!132 = !DILocation(line: 12, column: 11, scope: !115)
!133 = !DILocation(line: 12, column: 15, scope: !115)
!134 = !DILocation(line: 12, column: 13, scope: !115)
!135 = !DILocation(line: 12, column: 19, scope: !115)
!136 = !DILocation(line: 12, column: 17, scope: !115)
!137 = !DILocation(line: 12, column: 22, scope: !115)
!138 = !DILocation(line: 11, column: 34, scope: !115)
!139 = !DILocation(line: 11, column: 7, scope: !115)
!140 = distinct !{!140, !118, !141, !93}
!141 = !DILocation(line: 12, column: 51, scope: !109)
!142 = !DILocation(line: 10, column: 51, scope: !104)
!143 = !DILocation(line: 10, column: 48, scope: !104)
!144 = !DILocation(line: 10, column: 5, scope: !104)
!145 = distinct !{!145, !107, !146, !93}
!146 = !DILocation(line: 12, column: 51, scope: !96)
!147 = !DILocation(line: 13, column: 5, scope: !63)
!148 = !DILocation(line: 14, column: 3, scope: !63)
!149 = !DILocation(line: 6, column: 30, scope: !56)
!150 = !DILocation(line: 6, column: 3, scope: !56)
!151 = distinct !{!151, !60, !152, !93}
!152 = !DILocation(line: 14, column: 3, scope: !52)
!153 = !DILocation(line: 15, column: 1, scope: !42)
