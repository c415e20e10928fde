; ModuleID = 'sort_across_blocks.cu'
source_filename = "sort_across_blocks.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4sortPii(ptr noundef %a, i32 noundef %n) #0 !dbg !42 {
entry:
  %a.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %i = alloca i32, align 4
  %p = alloca i32, align 4
  %v = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !47, !DIExpression(), !48)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !49, !DIExpression(), !50)
    #dbg_declare(ptr %t, !51, !DIExpression(), !52)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !53
  store i32 %0, ptr %t, align 4, !dbg !52
    #dbg_declare(ptr %i, !54, !DIExpression(), !56)
  store i32 0, ptr %i, align 4, !dbg !56
  br label %for.cond, !dbg !57

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4, !dbg !58
  %2 = load i32, ptr %n.addr, align 4, !dbg !60
  %cmp = icmp slt i32 %1, %2, !dbg !61
  br i1 %cmp, label %for.body, label %for.end, !dbg !62

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %p, !63, !DIExpression(), !65)
  %3 = load i32, ptr %t, align 4, !dbg !66
  %mul = mul nsw i32 2, %3, !dbg !67
  %4 = load i32, ptr %i, align 4, !dbg !68
  %and = and i32 %4, 1, !dbg !69
  %add = add nsw i32 %mul, %and, !dbg !70
  store i32 %add, ptr %p, align 4, !dbg !65
  %5 = load i32, ptr %p, align 4, !dbg !71
  %add1 = add nsw i32 %5, 1, !dbg !73
  %6 = load i32, ptr %n.addr, align 4, !dbg !74
  %cmp2 = icmp slt i32 %add1, %6, !dbg !75
  br i1 %cmp2, label %land.lhs.true, label %if.end, !dbg !76

land.lhs.true:                                    ; preds = %for.body
  %7 = load ptr, ptr %a.addr, align 8, !dbg !77
  %8 = load i32, ptr %p, align 4, !dbg !78
  %idxprom = sext i32 %8 to i64, !dbg !77
  %arrayidx = getelementptr inbounds i32, ptr %7, i64 %idxprom, !dbg !77
  %9 = load i32, ptr %arrayidx, align 4, !dbg !77
  %10 = load ptr, ptr %a.addr, align 8, !dbg !79
  %11 = load i32, ptr %p, align 4, !dbg !80
  %add3 = add nsw i32 %11, 1, !dbg !81
  %idxprom4 = sext i32 %add3 to i64, !dbg !79
  %arrayidx5 = getelementptr inbounds i32, ptr %10, i64 %idxprom4, !dbg !79
  %12 = load i32, ptr %arrayidx5, align 4, !dbg !79
  %cmp6 = icmp sgt i32 %9, %12, !dbg !82
  br i1 %cmp6, label %if.then, label %if.end, !dbg !76

if.then:                                          ; preds = %land.lhs.true
    #dbg_declare(ptr %v, !83, !DIExpression(), !85)
  %13 = load ptr, ptr %a.addr, align 8, !dbg !86
  %14 = load i32, ptr %p, align 4, !dbg !87
  %idxprom7 = sext i32 %14 to i64, !dbg !86
  %arrayidx8 = getelementptr inbounds i32, ptr %13, i64 %idxprom7, !dbg !86
  %15 = load i32, ptr %arrayidx8, align 4, !dbg !86
  store i32 %15, ptr %v, align 4, !dbg !85
  %16 = load ptr, ptr %a.addr, align 8, !dbg !88
  %17 = load i32, ptr %p, align 4, !dbg !89
  %add9 = add nsw i32 %17, 1, !dbg !90
  %idxprom10 = sext i32 %add9 to i64, !dbg !88
  %arrayidx11 = getelementptr inbounds i32, ptr %16, i64 %idxprom10, !dbg !88
  %18 = load i32, ptr %arrayidx11, align 4, !dbg !88
  %19 = load ptr, ptr %a.addr, align 8, !dbg !91
  %20 = load i32, ptr %p, align 4, !dbg !92
  %idxprom12 = sext i32 %20 to i64, !dbg !91
  %arrayidx13 = getelementptr inbounds i32, ptr %19, i64 %idxprom12, !dbg !91
  store i32 %18, ptr %arrayidx13, align 4, !dbg !93
  %21 = load i32, ptr %v, align 4, !dbg !94
  %22 = load ptr, ptr %a.addr, align 8, !dbg !95
  %23 = load i32, ptr %p, align 4, !dbg !96
  %add14 = add nsw i32 %23, 1, !dbg !97
  %idxprom15 = sext i32 %add14 to i64, !dbg !95
  %arrayidx16 = getelementptr inbounds i32, ptr %22, i64 %idxprom15, !dbg !95
  store i32 %21, ptr %arrayidx16, align 4, !dbg !98
  br label %if.end, !dbg !99

if.end:                                           ; preds = %if.then, %land.lhs.true, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !100
  br label %for.inc, !dbg !101

for.inc:                                          ; preds = %if.end
  %24 = load i32, ptr %i, align 4, !dbg !102
  %inc = add nsw i32 %24, 1, !dbg !102
  store i32 %inc, ptr %i, align 4, !dbg !102
  br label %for.cond, !dbg !103, !llvm.loop !104

for.end:                                          ; preds = %for.cond
  ret void, !dbg !107
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "sort_across_blocks.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "sort", linkageName: "_Z4sortPii", scope: !1, file: !1, line: 4, type: !43, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !46)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!46 = !{}
!47 = !DILocalVariable(name: "a", arg: 1, scope: !42, file: !1, line: 4, type: !45)
!48 = !DILocation(line: 4, column: 27, scope: !42)
!49 = !DILocalVariable(name: "n", arg: 2, scope: !42, file: !1, line: 4, type: !35)
!50 = !DILocation(line: 4, column: 34, scope: !42)
!51 = !DILocalVariable(name: "t", scope: !42, file: !1, line: 5, type: !35)
!52 = !DILocation(line: 5, column: 7, scope: !42)
!53 = !DILocation(line: 5, column: 11, scope: !42)
!54 = !DILocalVariable(name: "i", scope: !55, file: !1, line: 6, type: !35)
!55 = distinct !DILexicalBlock(scope: !42, file: !1, line: 6, column: 3)
!56 = !DILocation(line: 6, column: 12, scope: !55)
!57 = !DILocation(line: 6, column: 8, scope: !55)
!58 = !DILocation(line: 6, column: 19, scope: !59)
!59 = distinct !DILexicalBlock(scope: !55, file: !1, line: 6, column: 3)
!60 = !DILocation(line: 6, column: 23, scope: !59)
!61 = !DILocation(line: 6, column: 21, scope: !59)
!62 = !DILocation(line: 6, column: 3, scope: !55)
!63 = !DILocalVariable(name: "p", scope: !64, file: !1, line: 7, type: !35)
!64 = distinct !DILexicalBlock(scope: !59, file: !1, line: 6, column: 31)
!65 = !DILocation(line: 7, column: 9, scope: !64)
!66 = !DILocation(line: 7, column: 17, scope: !64)
!67 = !DILocation(line: 7, column: 15, scope: !64)
!68 = !DILocation(line: 7, column: 22, scope: !64)
!69 = !DILocation(line: 7, column: 24, scope: !64)
!70 = !DILocation(line: 7, column: 19, scope: !64)
!71 = !DILocation(line: 8, column: 9, scope: !72)
!72 = distinct !DILexicalBlock(scope: !64, file: !1, line: 8, column: 9)
!73 = !DILocation(line: 8, column: 11, scope: !72)
!74 = !DILocation(line: 8, column: 17, scope: !72)
!75 = !DILocation(line: 8, column: 15, scope: !72)
!76 = !DILocation(line: 8, column: 19, scope: !72)
!77 = !DILocation(line: 8, column: 22, scope: !72)
!78 = !DILocation(line: 8, column: 24, scope: !72)
!79 = !DILocation(line: 8, column: 29, scope: !72)
!80 = !DILocation(line: 8, column: 31, scope: !72)
!81 = !DILocation(line: 8, column: 33, scope: !72)
!82 = !DILocation(line: 8, column: 27, scope: !72)
!83 = !DILocalVariable(name: "v", scope: !84, file: !1, line: 9, type: !35)
!84 = distinct !DILexicalBlock(scope: !72, file: !1, line: 8, column: 39)
!85 = !DILocation(line: 9, column: 11, scope: !84)
!86 = !DILocation(line: 9, column: 15, scope: !84)
!87 = !DILocation(line: 9, column: 17, scope: !84)
!88 = !DILocation(line: 10, column: 14, scope: !84)
!89 = !DILocation(line: 10, column: 16, scope: !84)
!90 = !DILocation(line: 10, column: 18, scope: !84)
!91 = !DILocation(line: 10, column: 7, scope: !84)
!92 = !DILocation(line: 10, column: 9, scope: !84)
!93 = !DILocation(line: 10, column: 12, scope: !84)
!94 = !DILocation(line: 11, column: 18, scope: !84)
!95 = !DILocation(line: 11, column: 7, scope: !84)
!96 = !DILocation(line: 11, column: 9, scope: !84)
!97 = !DILocation(line: 11, column: 11, scope: !84)
!98 = !DILocation(line: 11, column: 16, scope: !84)
!99 = !DILocation(line: 12, column: 5, scope: !84)
!100 = !DILocation(line: 13, column: 5, scope: !64)
!101 = !DILocation(line: 14, column: 3, scope: !64)
!102 = !DILocation(line: 6, column: 27, scope: !59)
!103 = !DILocation(line: 6, column: 3, scope: !59)
!104 = distinct !{!104, !62, !105, !106}
!105 = !DILocation(line: 14, column: 3, scope: !55)
!106 = !{!"llvm.loop.mustprogress"}
!107 = !DILocation(line: 15, column: 1, scope: !42)
