; ModuleID = 'sort_across_blocks.cu'
source_filename = "sort_across_blocks.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
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
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !53
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !54
  %mul = mul i32 %0, %1, !dbg !55
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !56
  %add = add i32 %mul, %2, !dbg !57
  store i32 %add, ptr %t, align 4, !dbg !52
    #dbg_declare(ptr %i, !58, !DIExpression(), !60)
  store i32 0, ptr %i, align 4, !dbg !60
  br label %for.cond, !dbg !61

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i32, ptr %i, align 4, !dbg !62
  %4 = load i32, ptr %n.addr, align 4, !dbg !64
  %cmp = icmp slt i32 %3, %4, !dbg !65
  br i1 %cmp, label %for.body, label %for.end, !dbg !66

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %p, !67, !DIExpression(), !69)
  %5 = load i32, ptr %t, align 4, !dbg !70
  %mul3 = mul nsw i32 2, %5, !dbg !71
  %6 = load i32, ptr %i, align 4, !dbg !72
  %and = and i32 %6, 1, !dbg !73
  %add4 = add nsw i32 %mul3, %and, !dbg !74
  store i32 %add4, ptr %p, align 4, !dbg !69
  %7 = load i32, ptr %p, align 4, !dbg !75
  %add5 = add nsw i32 %7, 1, !dbg !77
  %8 = load i32, ptr %n.addr, align 4, !dbg !78
  %cmp6 = icmp slt i32 %add5, %8, !dbg !79
  br i1 %cmp6, label %land.lhs.true, label %if.end, !dbg !80

land.lhs.true:                                    ; preds = %for.body
  %9 = load ptr, ptr %a.addr, align 8, !dbg !81
  %10 = load i32, ptr %p, align 4, !dbg !82
  %idxprom = sext i32 %10 to i64, !dbg !81
  %arrayidx = getelementptr inbounds i32, ptr %9, i64 %idxprom, !dbg !81
  %11 = load i32, ptr %arrayidx, align 4, !dbg !81
  %12 = load ptr, ptr %a.addr, align 8, !dbg !83
  %13 = load i32, ptr %p, align 4, !dbg !84
  %add7 = add nsw i32 %13, 1, !dbg !85
  %idxprom8 = sext i32 %add7 to i64, !dbg !83
  %arrayidx9 = getelementptr inbounds i32, ptr %12, i64 %idxprom8, !dbg !83
  %14 = load i32, ptr %arrayidx9, align 4, !dbg !83
  %cmp10 = icmp sgt i32 %11, %14, !dbg !86
  br i1 %cmp10, label %if.then, label %if.end, !dbg !80

if.then:                                          ; preds = %land.lhs.true
    #dbg_declare(ptr %v, !87, !DIExpression(), !89)
  %15 = load ptr, ptr %a.addr, align 8, !dbg !90
  %16 = load i32, ptr %p, align 4, !dbg !91
  %idxprom11 = sext i32 %16 to i64, !dbg !90
  %arrayidx12 = getelementptr inbounds i32, ptr %15, i64 %idxprom11, !dbg !90
  %17 = load i32, ptr %arrayidx12, align 4, !dbg !90
  store i32 %17, ptr %v, align 4, !dbg !89
  %18 = load ptr, ptr %a.addr, align 8, !dbg !92
  %19 = load i32, ptr %p, align 4, !dbg !93
  %add13 = add nsw i32 %19, 1, !dbg !94
  %idxprom14 = sext i32 %add13 to i64, !dbg !92
  %arrayidx15 = getelementptr inbounds i32, ptr %18, i64 %idxprom14, !dbg !92
  %20 = load i32, ptr %arrayidx15, align 4, !dbg !92
  %21 = load ptr, ptr %a.addr, align 8, !dbg !95
  %22 = load i32, ptr %p, align 4, !dbg !96
  %idxprom16 = sext i32 %22 to i64, !dbg !95
  %arrayidx17 = getelementptr inbounds i32, ptr %21, i64 %idxprom16, !dbg !95
  store i32 %20, ptr %arrayidx17, align 4, !dbg !97
  %23 = load i32, ptr %v, align 4, !dbg !98
  %24 = load ptr, ptr %a.addr, align 8, !dbg !99
  %25 = load i32, ptr %p, align 4, !dbg !100
  %add18 = add nsw i32 %25, 1, !dbg !101
  %idxprom19 = sext i32 %add18 to i64, !dbg !99
  %arrayidx20 = getelementptr inbounds i32, ptr %24, i64 %idxprom19, !dbg !99
  store i32 %23, ptr %arrayidx20, align 4, !dbg !102
  br label %if.end, !dbg !103

if.end:                                           ; preds = %if.then, %land.lhs.true, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !104
  br label %for.inc, !dbg !105

for.inc:                                          ; preds = %if.end
  %26 = load i32, ptr %i, align 4, !dbg !106
  %inc = add nsw i32 %26, 1, !dbg !106
  store i32 %inc, ptr %i, align 4, !dbg !106
  br label %for.cond, !dbg !107, !llvm.loop !108

for.end:                                          ; preds = %for.cond
  ret void, !dbg !111
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

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
!42 = distinct !DISubprogram(name: "sort", linkageName: "_Z4sortPii", scope: !1, file: !1, line: 8, type: !43, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !46)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!46 = !{}
!47 = !DILocalVariable(name: "a", arg: 1, scope: !42, file: !1, line: 8, type: !45)
!48 = !DILocation(line: 8, column: 27, scope: !42)
!49 = !DILocalVariable(name: "n", arg: 2, scope: !42, file: !1, line: 8, type: !35)
!50 = !DILocation(line: 8, column: 34, scope: !42)
!51 = !DILocalVariable(name: "t", scope: !42, file: !1, line: 9, type: !35)
!52 = !DILocation(line: 9, column: 7, scope: !42)
!53 = !DILocation(line: 9, column: 11, scope: !42)
!54 = !DILocation(line: 9, column: 24, scope: !42)
!55 = !DILocation(line: 9, column: 22, scope: !42)
!56 = !DILocation(line: 9, column: 37, scope: !42)
!57 = !DILocation(line: 9, column: 35, scope: !42)
!58 = !DILocalVariable(name: "i", scope: !59, file: !1, line: 10, type: !35)
!59 = distinct !DILexicalBlock(scope: !42, file: !1, line: 10, column: 3)
!60 = !DILocation(line: 10, column: 12, scope: !59)
!61 = !DILocation(line: 10, column: 8, scope: !59)
!62 = !DILocation(line: 10, column: 19, scope: !63)
!63 = distinct !DILexicalBlock(scope: !59, file: !1, line: 10, column: 3)
!64 = !DILocation(line: 10, column: 23, scope: !63)
!65 = !DILocation(line: 10, column: 21, scope: !63)
!66 = !DILocation(line: 10, column: 3, scope: !59)
!67 = !DILocalVariable(name: "p", scope: !68, file: !1, line: 11, type: !35)
!68 = distinct !DILexicalBlock(scope: !63, file: !1, line: 10, column: 31)
!69 = !DILocation(line: 11, column: 9, scope: !68)
!70 = !DILocation(line: 11, column: 17, scope: !68)
!71 = !DILocation(line: 11, column: 15, scope: !68)
!72 = !DILocation(line: 11, column: 22, scope: !68)
!73 = !DILocation(line: 11, column: 24, scope: !68)
!74 = !DILocation(line: 11, column: 19, scope: !68)
!75 = !DILocation(line: 12, column: 9, scope: !76)
!76 = distinct !DILexicalBlock(scope: !68, file: !1, line: 12, column: 9)
!77 = !DILocation(line: 12, column: 11, scope: !76)
!78 = !DILocation(line: 12, column: 17, scope: !76)
!79 = !DILocation(line: 12, column: 15, scope: !76)
!80 = !DILocation(line: 12, column: 19, scope: !76)
!81 = !DILocation(line: 12, column: 22, scope: !76)
!82 = !DILocation(line: 12, column: 24, scope: !76)
!83 = !DILocation(line: 12, column: 29, scope: !76)
!84 = !DILocation(line: 12, column: 31, scope: !76)
!85 = !DILocation(line: 12, column: 33, scope: !76)
!86 = !DILocation(line: 12, column: 27, scope: !76)
!87 = !DILocalVariable(name: "v", scope: !88, file: !1, line: 13, type: !35)
!88 = distinct !DILexicalBlock(scope: !76, file: !1, line: 12, column: 39)
!89 = !DILocation(line: 13, column: 11, scope: !88)
!90 = !DILocation(line: 13, column: 15, scope: !88)
!91 = !DILocation(line: 13, column: 17, scope: !88)
!92 = !DILocation(line: 14, column: 14, scope: !88)
!93 = !DILocation(line: 14, column: 16, scope: !88)
!94 = !DILocation(line: 14, column: 18, scope: !88)
!95 = !DILocation(line: 14, column: 7, scope: !88)
!96 = !DILocation(line: 14, column: 9, scope: !88)
!97 = !DILocation(line: 14, column: 12, scope: !88)
!98 = !DILocation(line: 15, column: 18, scope: !88)
!99 = !DILocation(line: 15, column: 7, scope: !88)
!100 = !DILocation(line: 15, column: 9, scope: !88)
!101 = !DILocation(line: 15, column: 11, scope: !88)
!102 = !DILocation(line: 15, column: 16, scope: !88)
!103 = !DILocation(line: 16, column: 5, scope: !88)
!104 = !DILocation(line: 17, column: 5, scope: !68)
!105 = !DILocation(line: 18, column: 3, scope: !68)
!106 = !DILocation(line: 10, column: 27, scope: !63)
!107 = !DILocation(line: 10, column: 3, scope: !63)
!108 = distinct !{!108, !66, !109, !110}
!109 = !DILocation(line: 18, column: 3, scope: !59)
!110 = !{!"llvm.loop.mustprogress"}
!111 = !DILocation(line: 19, column: 1, scope: !42)
