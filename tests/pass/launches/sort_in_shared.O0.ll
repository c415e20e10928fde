; ModuleID = 'sort_in_shared.cu'
source_filename = "sort_in_shared.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@s = external addrspace(3) global [0 x i32], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4sortPi(ptr noundef %a) #0 !dbg !42 {
entry:
  %a.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %n = alloca i32, align 4
  %i = alloca i32, align 4
  %phase = alloca i32, align 4
  %i11 = alloca i32, align 4
  %x = alloca i32, align 4
  %i34 = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !47, !DIExpression(), !48)
    #dbg_declare(ptr %t, !49, !DIExpression(), !50)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !51
  store i32 %0, ptr %t, align 4, !dbg !50
    #dbg_declare(ptr %n, !52, !DIExpression(), !53)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !54
  %mul = mul i32 2, %1, !dbg !55
  store i32 %mul, ptr %n, align 4, !dbg !53
    #dbg_declare(ptr %i, !56, !DIExpression(), !58)
  %2 = load i32, ptr %t, align 4, !dbg !59
  store i32 %2, ptr %i, align 4, !dbg !58
  br label %for.cond, !dbg !60

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i32, ptr %i, align 4, !dbg !61
  %4 = load i32, ptr %n, align 4, !dbg !63
  %cmp = icmp slt i32 %3, %4, !dbg !64
  br i1 %cmp, label %for.body, label %for.end, !dbg !65

for.body:                                         ; preds = %for.cond
  %5 = load ptr, ptr %a.addr, align 8, !dbg !66
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !67
  %7 = load i32, ptr %n, align 4, !dbg !68
  %mul3 = mul i32 %6, %7, !dbg !69
  %8 = load i32, ptr %i, align 4, !dbg !70
  %add = add i32 %mul3, %8, !dbg !71
  %idxprom = zext i32 %add to i64, !dbg !66
  %arrayidx = getelementptr inbounds nuw i32, ptr %5, i64 %idxprom, !dbg !66
  %9 = load i32, ptr %arrayidx, align 4, !dbg !66
  %10 = load i32, ptr %i, align 4, !dbg !72
  %idxprom4 = sext i32 %10 to i64, !dbg !73
  %arrayidx5 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom4, !dbg !73
  store i32 %9, ptr %arrayidx5, align 4, !dbg !74
  br label %for.inc, !dbg !73

for.inc:                                          ; preds = %for.body
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !75
  %12 = load i32, ptr %i, align 4, !dbg !76
  %add7 = add i32 %12, %11, !dbg !76
  store i32 %add7, ptr %i, align 4, !dbg !76
  br label %for.cond, !dbg !77, !llvm.loop !78

for.end:                                          ; preds = %for.cond
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !81
    #dbg_declare(ptr %phase, !82, !DIExpression(), !84)
  store i32 0, ptr %phase, align 4, !dbg !84
  br label %for.cond8, !dbg !85

for.cond8:                                        ; preds = %for.inc32, %for.end
  %13 = load i32, ptr %phase, align 4, !dbg !86
  %14 = load i32, ptr %n, align 4, !dbg !88
  %cmp9 = icmp slt i32 %13, %14, !dbg !89
  br i1 %cmp9, label %for.body10, label %for.end33, !dbg !90

for.body10:                                       ; preds = %for.cond8
    #dbg_declare(ptr %i11, !91, !DIExpression(), !93)
  %15 = load i32, ptr %t, align 4, !dbg !94
  %mul12 = mul nsw i32 2, %15, !dbg !95
  %16 = load i32, ptr %phase, align 4, !dbg !96
  %and = and i32 %16, 1, !dbg !97
  %add13 = add nsw i32 %mul12, %and, !dbg !98
  store i32 %add13, ptr %i11, align 4, !dbg !93
  %17 = load i32, ptr %i11, align 4, !dbg !99
  %add14 = add nsw i32 %17, 1, !dbg !101
  %18 = load i32, ptr %n, align 4, !dbg !102
  %cmp15 = icmp slt i32 %add14, %18, !dbg !103
  br i1 %cmp15, label %land.lhs.true, label %if.end, !dbg !104

land.lhs.true:                                    ; preds = %for.body10
  %19 = load i32, ptr %i11, align 4, !dbg !105
  %idxprom16 = sext i32 %19 to i64, !dbg !106
  %arrayidx17 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom16, !dbg !106
  %20 = load i32, ptr %arrayidx17, align 4, !dbg !106
  %21 = load i32, ptr %i11, align 4, !dbg !107
  %add18 = add nsw i32 %21, 1, !dbg !108
  %idxprom19 = sext i32 %add18 to i64, !dbg !109
  %arrayidx20 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom19, !dbg !109
  %22 = load i32, ptr %arrayidx20, align 4, !dbg !109
  %cmp21 = icmp sgt i32 %20, %22, !dbg !110
  br i1 %cmp21, label %if.then, label %if.end, !dbg !104

if.then:                                          ; preds = %land.lhs.true
    #dbg_declare(ptr %x, !111, !DIExpression(), !113)
  %23 = load i32, ptr %i11, align 4, !dbg !114
  %idxprom22 = sext i32 %23 to i64, !dbg !115
  %arrayidx23 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom22, !dbg !115
  %24 = load i32, ptr %arrayidx23, align 4, !dbg !115
  store i32 %24, ptr %x, align 4, !dbg !113
  %25 = load i32, ptr %i11, align 4, !dbg !116
  %add24 = add nsw i32 %25, 1, !dbg !117
  %idxprom25 = sext i32 %add24 to i64, !dbg !118
  %arrayidx26 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom25, !dbg !118
  %26 = load i32, ptr %arrayidx26, align 4, !dbg !118
  %27 = load i32, ptr %i11, align 4, !dbg !119
  %idxprom27 = sext i32 %27 to i64, !dbg !120
  %arrayidx28 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom27, !dbg !120
  store i32 %26, ptr %arrayidx28, align 4, !dbg !121
  %28 = load i32, ptr %x, align 4, !dbg !122
  %29 = load i32, ptr %i11, align 4, !dbg !123
  %add29 = add nsw i32 %29, 1, !dbg !124
  %idxprom30 = sext i32 %add29 to i64, !dbg !125
  %arrayidx31 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom30, !dbg !125
  store i32 %28, ptr %arrayidx31, align 4, !dbg !126
  br label %if.end, !dbg !127

if.end:                                           ; preds = %if.then, %land.lhs.true, %for.body10
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !128
  br label %for.inc32, !dbg !129

for.inc32:                                        ; preds = %if.end
  %30 = load i32, ptr %phase, align 4, !dbg !130
  %inc = add nsw i32 %30, 1, !dbg !130
  store i32 %inc, ptr %phase, align 4, !dbg !130
  br label %for.cond8, !dbg !131, !llvm.loop !132

for.end33:                                        ; preds = %for.cond8
    #dbg_declare(ptr %i34, !134, !DIExpression(), !136)
  %31 = load i32, ptr %t, align 4, !dbg !137
  store i32 %31, ptr %i34, align 4, !dbg !136
  br label %for.cond35, !dbg !138

for.cond35:                                       ; preds = %for.inc45, %for.end33
  %32 = load i32, ptr %i34, align 4, !dbg !139
  %33 = load i32, ptr %n, align 4, !dbg !141
  %cmp36 = icmp slt i32 %32, %33, !dbg !142
  br i1 %cmp36, label %for.body37, label %for.end48, !dbg !143

for.body37:                                       ; preds = %for.cond35
  %34 = load i32, ptr %i34, align 4, !dbg !144
  %idxprom38 = sext i32 %34 to i64, !dbg !145
  %arrayidx39 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom38, !dbg !145
  %35 = load i32, ptr %arrayidx39, align 4, !dbg !145
  %36 = load ptr, ptr %a.addr, align 8, !dbg !146
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !147
  %38 = load i32, ptr %n, align 4, !dbg !148
  %mul41 = mul i32 %37, %38, !dbg !149
  %39 = load i32, ptr %i34, align 4, !dbg !150
  %add42 = add i32 %mul41, %39, !dbg !151
  %idxprom43 = zext i32 %add42 to i64, !dbg !146
  %arrayidx44 = getelementptr inbounds nuw i32, ptr %36, i64 %idxprom43, !dbg !146
  store i32 %35, ptr %arrayidx44, align 4, !dbg !152
  br label %for.inc45, !dbg !146

for.inc45:                                        ; preds = %for.body37
  %40 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !153
  %41 = load i32, ptr %i34, align 4, !dbg !154
  %add47 = add i32 %41, %40, !dbg !154
  store i32 %add47, ptr %i34, align 4, !dbg !154
  br label %for.cond35, !dbg !155, !llvm.loop !156

for.end48:                                        ; preds = %for.cond35
  ret void, !dbg !158
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "sort_in_shared.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "sort", linkageName: "_Z4sortPi", scope: !1, file: !1, line: 5, type: !43, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !46)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!46 = !{}
!47 = !DILocalVariable(name: "a", arg: 1, scope: !42, file: !1, line: 5, type: !45)
!48 = !DILocation(line: 5, column: 27, scope: !42)
!49 = !DILocalVariable(name: "t", scope: !42, file: !1, line: 7, type: !35)
!50 = !DILocation(line: 7, column: 7, scope: !42)
!51 = !DILocation(line: 7, column: 11, scope: !42)
!52 = !DILocalVariable(name: "n", scope: !42, file: !1, line: 7, type: !35)
!53 = !DILocation(line: 7, column: 24, scope: !42)
!54 = !DILocation(line: 7, column: 32, scope: !42)
!55 = !DILocation(line: 7, column: 30, scope: !42)
!56 = !DILocalVariable(name: "i", scope: !57, file: !1, line: 8, type: !35)
!57 = distinct !DILexicalBlock(scope: !42, file: !1, line: 8, column: 3)
!58 = !DILocation(line: 8, column: 12, scope: !57)
!59 = !DILocation(line: 8, column: 16, scope: !57)
!60 = !DILocation(line: 8, column: 8, scope: !57)
!61 = !DILocation(line: 8, column: 19, scope: !62)
!62 = distinct !DILexicalBlock(scope: !57, file: !1, line: 8, column: 3)
!63 = !DILocation(line: 8, column: 23, scope: !62)
!64 = !DILocation(line: 8, column: 21, scope: !62)
!65 = !DILocation(line: 8, column: 3, scope: !57)
!66 = !DILocation(line: 8, column: 50, scope: !62)
!67 = !DILocation(line: 8, column: 52, scope: !62)
!68 = !DILocation(line: 8, column: 65, scope: !62)
!69 = !DILocation(line: 8, column: 63, scope: !62)
!70 = !DILocation(line: 8, column: 69, scope: !62)
!71 = !DILocation(line: 8, column: 67, scope: !62)
!72 = !DILocation(line: 8, column: 45, scope: !62)
!73 = !DILocation(line: 8, column: 43, scope: !62)
!74 = !DILocation(line: 8, column: 48, scope: !62)
!75 = !DILocation(line: 8, column: 31, scope: !62)
!76 = !DILocation(line: 8, column: 28, scope: !62)
!77 = !DILocation(line: 8, column: 3, scope: !62)
!78 = distinct !{!78, !65, !79, !80}
!79 = !DILocation(line: 8, column: 70, scope: !57)
!80 = !{!"llvm.loop.mustprogress"}
!81 = !DILocation(line: 9, column: 3, scope: !42)
!82 = !DILocalVariable(name: "phase", scope: !83, file: !1, line: 10, type: !35)
!83 = distinct !DILexicalBlock(scope: !42, file: !1, line: 10, column: 3)
!84 = !DILocation(line: 10, column: 12, scope: !83)
!85 = !DILocation(line: 10, column: 8, scope: !83)
!86 = !DILocation(line: 10, column: 23, scope: !87)
!87 = distinct !DILexicalBlock(scope: !83, file: !1, line: 10, column: 3)
!88 = !DILocation(line: 10, column: 31, scope: !87)
!89 = !DILocation(line: 10, column: 29, scope: !87)
!90 = !DILocation(line: 10, column: 3, scope: !83)
!91 = !DILocalVariable(name: "i", scope: !92, file: !1, line: 11, type: !35)
!92 = distinct !DILexicalBlock(scope: !87, file: !1, line: 10, column: 43)
!93 = !DILocation(line: 11, column: 9, scope: !92)
!94 = !DILocation(line: 11, column: 17, scope: !92)
!95 = !DILocation(line: 11, column: 15, scope: !92)
!96 = !DILocation(line: 11, column: 22, scope: !92)
!97 = !DILocation(line: 11, column: 28, scope: !92)
!98 = !DILocation(line: 11, column: 19, scope: !92)
!99 = !DILocation(line: 12, column: 9, scope: !100)
!100 = distinct !DILexicalBlock(scope: !92, file: !1, line: 12, column: 9)
!101 = !DILocation(line: 12, column: 11, scope: !100)
!102 = !DILocation(line: 12, column: 17, scope: !100)
!103 = !DILocation(line: 12, column: 15, scope: !100)
!104 = !DILocation(line: 12, column: 19, scope: !100)
!105 = !DILocation(line: 12, column: 24, scope: !100)
!106 = !DILocation(line: 12, column: 22, scope: !100)
!107 = !DILocation(line: 12, column: 31, scope: !100)
!108 = !DILocation(line: 12, column: 33, scope: !100)
!109 = !DILocation(line: 12, column: 29, scope: !100)
!110 = !DILocation(line: 12, column: 27, scope: !100)
!111 = !DILocalVariable(name: "x", scope: !112, file: !1, line: 13, type: !35)
!112 = distinct !DILexicalBlock(scope: !100, file: !1, line: 12, column: 39)
!113 = !DILocation(line: 13, column: 11, scope: !112)
!114 = !DILocation(line: 13, column: 17, scope: !112)
!115 = !DILocation(line: 13, column: 15, scope: !112)
!116 = !DILocation(line: 14, column: 16, scope: !112)
!117 = !DILocation(line: 14, column: 18, scope: !112)
!118 = !DILocation(line: 14, column: 14, scope: !112)
!119 = !DILocation(line: 14, column: 9, scope: !112)
!120 = !DILocation(line: 14, column: 7, scope: !112)
!121 = !DILocation(line: 14, column: 12, scope: !112)
!122 = !DILocation(line: 15, column: 18, scope: !112)
!123 = !DILocation(line: 15, column: 9, scope: !112)
!124 = !DILocation(line: 15, column: 11, scope: !112)
!125 = !DILocation(line: 15, column: 7, scope: !112)
!126 = !DILocation(line: 15, column: 16, scope: !112)
!127 = !DILocation(line: 16, column: 5, scope: !112)
!128 = !DILocation(line: 17, column: 5, scope: !92)
!129 = !DILocation(line: 18, column: 3, scope: !92)
!130 = !DILocation(line: 10, column: 34, scope: !87)
!131 = !DILocation(line: 10, column: 3, scope: !87)
!132 = distinct !{!132, !90, !133, !80}
!133 = !DILocation(line: 18, column: 3, scope: !83)
!134 = !DILocalVariable(name: "i", scope: !135, file: !1, line: 19, type: !35)
!135 = distinct !DILexicalBlock(scope: !42, file: !1, line: 19, column: 3)
!136 = !DILocation(line: 19, column: 12, scope: !135)
!137 = !DILocation(line: 19, column: 16, scope: !135)
!138 = !DILocation(line: 19, column: 8, scope: !135)
!139 = !DILocation(line: 19, column: 19, scope: !140)
!140 = distinct !DILexicalBlock(scope: !135, file: !1, line: 19, column: 3)
!141 = !DILocation(line: 19, column: 23, scope: !140)
!142 = !DILocation(line: 19, column: 21, scope: !140)
!143 = !DILocation(line: 19, column: 3, scope: !135)
!144 = !DILocation(line: 19, column: 69, scope: !140)
!145 = !DILocation(line: 19, column: 67, scope: !140)
!146 = !DILocation(line: 19, column: 43, scope: !140)
!147 = !DILocation(line: 19, column: 45, scope: !140)
!148 = !DILocation(line: 19, column: 58, scope: !140)
!149 = !DILocation(line: 19, column: 56, scope: !140)
!150 = !DILocation(line: 19, column: 62, scope: !140)
!151 = !DILocation(line: 19, column: 60, scope: !140)
!152 = !DILocation(line: 19, column: 65, scope: !140)
!153 = !DILocation(line: 19, column: 31, scope: !140)
!154 = !DILocation(line: 19, column: 28, scope: !140)
!155 = !DILocation(line: 19, column: 3, scope: !140)
!156 = distinct !{!156, !143, !157, !80}
!157 = !DILocation(line: 19, column: 70, scope: !135)
!158 = !DILocation(line: 20, column: 1, scope: !42)
