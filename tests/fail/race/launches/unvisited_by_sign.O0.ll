; ModuleID = 'unvisited_by_sign.cu'
source_filename = "unvisited_by_sign.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5visitPKiS0_PiiiS1_(ptr noundef %row, ptr noundef %col, ptr noundef %level, i32 noundef %n, i32 noundef %now, ptr noundef %more) #0 !dbg !42 {
entry:
  %row.addr = alloca ptr, align 8
  %col.addr = alloca ptr, align 8
  %level.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %now.addr = alloca i32, align 4
  %more.addr = alloca ptr, align 8
  %v = alloca i32, align 4
  %e = alloca i32, align 4
  store ptr %row, ptr %row.addr, align 8
    #dbg_declare(ptr %row.addr, !49, !DIExpression(), !50)
  store ptr %col, ptr %col.addr, align 8
    #dbg_declare(ptr %col.addr, !51, !DIExpression(), !52)
  store ptr %level, ptr %level.addr, align 8
    #dbg_declare(ptr %level.addr, !53, !DIExpression(), !54)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !55, !DIExpression(), !56)
  store i32 %now, ptr %now.addr, align 4
    #dbg_declare(ptr %now.addr, !57, !DIExpression(), !58)
  store ptr %more, ptr %more.addr, align 8
    #dbg_declare(ptr %more.addr, !59, !DIExpression(), !60)
    #dbg_declare(ptr %v, !61, !DIExpression(), !62)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !63
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !64
  %mul = mul i32 %0, %1, !dbg !65
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66
  %add = add i32 %mul, %2, !dbg !67
  store i32 %add, ptr %v, align 4, !dbg !62
  %3 = load i32, ptr %v, align 4, !dbg !68
  %4 = load i32, ptr %n.addr, align 4, !dbg !70
  %cmp = icmp slt i32 %3, %4, !dbg !71
  br i1 %cmp, label %land.lhs.true, label %if.end21, !dbg !72

land.lhs.true:                                    ; preds = %entry
  %5 = load ptr, ptr %level.addr, align 8, !dbg !73
  %6 = load i32, ptr %v, align 4, !dbg !74
  %idxprom = sext i32 %6 to i64, !dbg !73
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom, !dbg !73
  %7 = load i32, ptr %arrayidx, align 4, !dbg !73
  %8 = load i32, ptr %now.addr, align 4, !dbg !75
  %cmp3 = icmp eq i32 %7, %8, !dbg !76
  br i1 %cmp3, label %if.then, label %if.end21, !dbg !72

if.then:                                          ; preds = %land.lhs.true
    #dbg_declare(ptr %e, !77, !DIExpression(), !80)
  %9 = load ptr, ptr %row.addr, align 8, !dbg !81
  %10 = load i32, ptr %v, align 4, !dbg !82
  %idxprom4 = sext i32 %10 to i64, !dbg !81
  %arrayidx5 = getelementptr inbounds i32, ptr %9, i64 %idxprom4, !dbg !81
  %11 = load i32, ptr %arrayidx5, align 4, !dbg !81
  store i32 %11, ptr %e, align 4, !dbg !80
  br label %for.cond, !dbg !83

for.cond:                                         ; preds = %for.inc, %if.then
  %12 = load i32, ptr %e, align 4, !dbg !84
  %13 = load ptr, ptr %row.addr, align 8, !dbg !86
  %14 = load i32, ptr %v, align 4, !dbg !87
  %add6 = add nsw i32 %14, 1, !dbg !88
  %idxprom7 = sext i32 %add6 to i64, !dbg !86
  %arrayidx8 = getelementptr inbounds i32, ptr %13, i64 %idxprom7, !dbg !86
  %15 = load i32, ptr %arrayidx8, align 4, !dbg !86
  %cmp9 = icmp slt i32 %12, %15, !dbg !89
  br i1 %cmp9, label %for.body, label %for.end, !dbg !90

for.body:                                         ; preds = %for.cond
  %16 = load ptr, ptr %level.addr, align 8, !dbg !91
  %17 = load ptr, ptr %col.addr, align 8, !dbg !94
  %18 = load i32, ptr %e, align 4, !dbg !95
  %idxprom10 = sext i32 %18 to i64, !dbg !94
  %arrayidx11 = getelementptr inbounds i32, ptr %17, i64 %idxprom10, !dbg !94
  %19 = load i32, ptr %arrayidx11, align 4, !dbg !94
  %idxprom12 = sext i32 %19 to i64, !dbg !91
  %arrayidx13 = getelementptr inbounds i32, ptr %16, i64 %idxprom12, !dbg !91
  %20 = load i32, ptr %arrayidx13, align 4, !dbg !91
  %cmp14 = icmp slt i32 %20, 0, !dbg !96
  br i1 %cmp14, label %if.then15, label %if.end, !dbg !96

if.then15:                                        ; preds = %for.body
  %21 = load i32, ptr %now.addr, align 4, !dbg !97
  %add16 = add nsw i32 %21, 1, !dbg !99
  %22 = load ptr, ptr %level.addr, align 8, !dbg !100
  %23 = load ptr, ptr %col.addr, align 8, !dbg !101
  %24 = load i32, ptr %e, align 4, !dbg !102
  %idxprom17 = sext i32 %24 to i64, !dbg !101
  %arrayidx18 = getelementptr inbounds i32, ptr %23, i64 %idxprom17, !dbg !101
  %25 = load i32, ptr %arrayidx18, align 4, !dbg !101
  %idxprom19 = sext i32 %25 to i64, !dbg !100
  %arrayidx20 = getelementptr inbounds i32, ptr %22, i64 %idxprom19, !dbg !100
  store i32 %add16, ptr %arrayidx20, align 4, !dbg !103
  %26 = load ptr, ptr %more.addr, align 8, !dbg !104
  store i32 1, ptr %26, align 4, !dbg !105
  br label %if.end, !dbg !106

if.end:                                           ; preds = %if.then15, %for.body
  br label %for.inc, !dbg !107

for.inc:                                          ; preds = %if.end
  %27 = load i32, ptr %e, align 4, !dbg !108
  %inc = add nsw i32 %27, 1, !dbg !108
  store i32 %inc, ptr %e, align 4, !dbg !108
  br label %for.cond, !dbg !109, !llvm.loop !110

for.end:                                          ; preds = %for.cond
  br label %if.end21, !dbg !113

if.end21:                                         ; preds = %for.end, %land.lhs.true, %entry
  ret void, !dbg !114
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "unvisited_by_sign.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "visit", linkageName: "_Z5visitPKiS0_PiiiS1_", scope: !1, file: !1, line: 11, type: !43, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !48)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !45, !47, !35, !35, !47}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!48 = !{}
!49 = !DILocalVariable(name: "row", arg: 1, scope: !42, file: !1, line: 11, type: !45)
!50 = !DILocation(line: 11, column: 34, scope: !42)
!51 = !DILocalVariable(name: "col", arg: 2, scope: !42, file: !1, line: 11, type: !45)
!52 = !DILocation(line: 11, column: 50, scope: !42)
!53 = !DILocalVariable(name: "level", arg: 3, scope: !42, file: !1, line: 11, type: !47)
!54 = !DILocation(line: 11, column: 60, scope: !42)
!55 = !DILocalVariable(name: "n", arg: 4, scope: !42, file: !1, line: 11, type: !35)
!56 = !DILocation(line: 11, column: 71, scope: !42)
!57 = !DILocalVariable(name: "now", arg: 5, scope: !42, file: !1, line: 11, type: !35)
!58 = !DILocation(line: 11, column: 78, scope: !42)
!59 = !DILocalVariable(name: "more", arg: 6, scope: !42, file: !1, line: 11, type: !47)
!60 = !DILocation(line: 11, column: 88, scope: !42)
!61 = !DILocalVariable(name: "v", scope: !42, file: !1, line: 12, type: !35)
!62 = !DILocation(line: 12, column: 7, scope: !42)
!63 = !DILocation(line: 12, column: 11, scope: !42)
!64 = !DILocation(line: 12, column: 24, scope: !42)
!65 = !DILocation(line: 12, column: 22, scope: !42)
!66 = !DILocation(line: 12, column: 37, scope: !42)
!67 = !DILocation(line: 12, column: 35, scope: !42)
!68 = !DILocation(line: 13, column: 7, scope: !69)
!69 = distinct !DILexicalBlock(scope: !42, file: !1, line: 13, column: 7)
!70 = !DILocation(line: 13, column: 11, scope: !69)
!71 = !DILocation(line: 13, column: 9, scope: !69)
!72 = !DILocation(line: 13, column: 13, scope: !69)
!73 = !DILocation(line: 13, column: 16, scope: !69)
!74 = !DILocation(line: 13, column: 22, scope: !69)
!75 = !DILocation(line: 13, column: 28, scope: !69)
!76 = !DILocation(line: 13, column: 25, scope: !69)
!77 = !DILocalVariable(name: "e", scope: !78, file: !1, line: 14, type: !35)
!78 = distinct !DILexicalBlock(scope: !79, file: !1, line: 14, column: 5)
!79 = distinct !DILexicalBlock(scope: !69, file: !1, line: 13, column: 33)
!80 = !DILocation(line: 14, column: 14, scope: !78)
!81 = !DILocation(line: 14, column: 18, scope: !78)
!82 = !DILocation(line: 14, column: 22, scope: !78)
!83 = !DILocation(line: 14, column: 10, scope: !78)
!84 = !DILocation(line: 14, column: 26, scope: !85)
!85 = distinct !DILexicalBlock(scope: !78, file: !1, line: 14, column: 5)
!86 = !DILocation(line: 14, column: 30, scope: !85)
!87 = !DILocation(line: 14, column: 34, scope: !85)
!88 = !DILocation(line: 14, column: 36, scope: !85)
!89 = !DILocation(line: 14, column: 28, scope: !85)
!90 = !DILocation(line: 14, column: 5, scope: !78)
!91 = !DILocation(line: 15, column: 11, scope: !92)
!92 = distinct !DILexicalBlock(scope: !93, file: !1, line: 15, column: 11)
!93 = distinct !DILexicalBlock(scope: !85, file: !1, line: 14, column: 47)
!94 = !DILocation(line: 15, column: 17, scope: !92)
!95 = !DILocation(line: 15, column: 21, scope: !92)
!96 = !DILocation(line: 15, column: 25, scope: !92)
!97 = !DILocation(line: 16, column: 25, scope: !98)
!98 = distinct !DILexicalBlock(scope: !92, file: !1, line: 15, column: 30)
!99 = !DILocation(line: 16, column: 29, scope: !98)
!100 = !DILocation(line: 16, column: 9, scope: !98)
!101 = !DILocation(line: 16, column: 15, scope: !98)
!102 = !DILocation(line: 16, column: 19, scope: !98)
!103 = !DILocation(line: 16, column: 23, scope: !98)
!104 = !DILocation(line: 17, column: 10, scope: !98)
!105 = !DILocation(line: 17, column: 15, scope: !98)
!106 = !DILocation(line: 18, column: 7, scope: !98)
!107 = !DILocation(line: 19, column: 5, scope: !93)
!108 = !DILocation(line: 14, column: 42, scope: !85)
!109 = !DILocation(line: 14, column: 5, scope: !85)
!110 = distinct !{!110, !90, !111, !112}
!111 = !DILocation(line: 19, column: 5, scope: !78)
!112 = !{!"llvm.loop.mustprogress"}
!113 = !DILocation(line: 20, column: 3, scope: !79)
!114 = !DILocation(line: 21, column: 1, scope: !42)
