; ModuleID = 'rows_by_steps.cu'
source_filename = "rows_by_steps.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ5twicePfiiE4tile = internal addrspace(3) global [16 x [16 x float]] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5twicePfii(ptr noundef %m, i32 noundef %width, i32 noundef %first) #0 !dbg !2 {
entry:
  %m.addr = alloca ptr, align 8
  %width.addr = alloca i32, align 4
  %first.addr = alloca i32, align 4
  %at = alloca i32, align 4
  %i = alloca i32, align 4
  %i10 = alloca i32, align 4
  store ptr %m, ptr %m.addr, align 8
    #dbg_declare(ptr %m.addr, !53, !DIExpression(), !54)
  store i32 %width, ptr %width.addr, align 4
    #dbg_declare(ptr %width.addr, !55, !DIExpression(), !56)
  store i32 %first, ptr %first.addr, align 4
    #dbg_declare(ptr %first.addr, !57, !DIExpression(), !58)
    #dbg_declare(ptr %at, !59, !DIExpression(), !60)
  %0 = load i32, ptr %first.addr, align 4, !dbg !61
  %1 = load i32, ptr %width.addr, align 4, !dbg !62
  %mul = mul nsw i32 %0, %1, !dbg !63
  %2 = load i32, ptr %first.addr, align 4, !dbg !64
  %add = add nsw i32 %mul, %2, !dbg !65
  store i32 %add, ptr %at, align 4, !dbg !60
    #dbg_declare(ptr %i, !66, !DIExpression(), !68)
  store i32 0, ptr %i, align 4, !dbg !68
  br label %for.cond, !dbg !69

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i32, ptr %i, align 4, !dbg !70
  %cmp = icmp slt i32 %3, 16, !dbg !72
  br i1 %cmp, label %for.body, label %for.end, !dbg !73

for.body:                                         ; preds = %for.cond
  %4 = load ptr, ptr %m.addr, align 8, !dbg !74
  %5 = load i32, ptr %at, align 4, !dbg !76
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !77
  %add1 = add i32 %5, %6, !dbg !78
  %idxprom = zext i32 %add1 to i64, !dbg !74
  %arrayidx = getelementptr inbounds nuw float, ptr %4, i64 %idxprom, !dbg !74
  %7 = load float, ptr %arrayidx, align 4, !dbg !74
  %8 = load i32, ptr %i, align 4, !dbg !79
  %idxprom2 = sext i32 %8 to i64, !dbg !80
  %arrayidx3 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ5twicePfiiE4tile to ptr), i64 0, i64 %idxprom2, !dbg !80
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !81
  %idxprom5 = zext i32 %9 to i64, !dbg !80
  %arrayidx6 = getelementptr inbounds nuw [16 x float], ptr %arrayidx3, i64 0, i64 %idxprom5, !dbg !80
  store float %7, ptr %arrayidx6, align 4, !dbg !82
  %10 = load i32, ptr %width.addr, align 4, !dbg !83
  %11 = load i32, ptr %at, align 4, !dbg !84
  %add7 = add nsw i32 %11, %10, !dbg !84
  store i32 %add7, ptr %at, align 4, !dbg !84
  br label %for.inc, !dbg !85

for.inc:                                          ; preds = %for.body
  %12 = load i32, ptr %i, align 4, !dbg !86
  %inc = add nsw i32 %12, 1, !dbg !86
  store i32 %inc, ptr %i, align 4, !dbg !86
  br label %for.cond, !dbg !87, !llvm.loop !88

for.end:                                          ; preds = %for.cond
  %13 = load i32, ptr %first.addr, align 4, !dbg !91
  %14 = load i32, ptr %width.addr, align 4, !dbg !92
  %mul8 = mul nsw i32 %13, %14, !dbg !93
  %15 = load i32, ptr %first.addr, align 4, !dbg !94
  %add9 = add nsw i32 %mul8, %15, !dbg !95
  store i32 %add9, ptr %at, align 4, !dbg !96
    #dbg_declare(ptr %i10, !97, !DIExpression(), !99)
  store i32 0, ptr %i10, align 4, !dbg !99
  br label %for.cond11, !dbg !100

for.cond11:                                       ; preds = %for.inc25, %for.end
  %16 = load i32, ptr %i10, align 4, !dbg !101
  %cmp12 = icmp slt i32 %16, 16, !dbg !103
  br i1 %cmp12, label %for.body13, label %for.end27, !dbg !104

for.body13:                                       ; preds = %for.cond11
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !105
  %idxprom15 = zext i32 %17 to i64, !dbg !107
  %arrayidx16 = getelementptr inbounds nuw [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ5twicePfiiE4tile to ptr), i64 0, i64 %idxprom15, !dbg !107
  %18 = load i32, ptr %i10, align 4, !dbg !108
  %idxprom17 = sext i32 %18 to i64, !dbg !107
  %arrayidx18 = getelementptr inbounds [16 x float], ptr %arrayidx16, i64 0, i64 %idxprom17, !dbg !107
  %19 = load float, ptr %arrayidx18, align 4, !dbg !107
  %mul19 = fmul float 2.000000e+00, %19, !dbg !109
  %20 = load ptr, ptr %m.addr, align 8, !dbg !110
  %21 = load i32, ptr %at, align 4, !dbg !111
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !112
  %add21 = add i32 %21, %22, !dbg !113
  %idxprom22 = zext i32 %add21 to i64, !dbg !110
  %arrayidx23 = getelementptr inbounds nuw float, ptr %20, i64 %idxprom22, !dbg !110
  store float %mul19, ptr %arrayidx23, align 4, !dbg !114
  %23 = load i32, ptr %width.addr, align 4, !dbg !115
  %24 = load i32, ptr %at, align 4, !dbg !116
  %add24 = add nsw i32 %24, %23, !dbg !116
  store i32 %add24, ptr %at, align 4, !dbg !116
  br label %for.inc25, !dbg !117

for.inc25:                                        ; preds = %for.body13
  %25 = load i32, ptr %i10, align 4, !dbg !118
  %inc26 = add nsw i32 %25, 1, !dbg !118
  store i32 %inc26, ptr %i10, align 4, !dbg !118
  br label %for.cond11, !dbg !119, !llvm.loop !120

for.end27:                                        ; preds = %for.cond11
  ret void, !dbg !122
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!48, !49, !50, !51}
!llvm.ident = !{!52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 6, type: !45, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "twice", linkageName: "_Z5twicePfii", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !44)
!3 = !DIFile(filename: "rows_by_steps.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !10, imports: !11, splitDebugInlining: false, nameTableKind: None)
!10 = !{!0}
!11 = !{!12, !15, !17, !22, !27, !32, !38, !40}
!12 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !13, file: !14, line: 128)
!13 = !DINamespace(name: "ws_math", scope: null)
!14 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!15 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !16, entity: !13, file: !14, line: 129)
!16 = !DINamespace(name: "std", scope: null)
!17 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !18, file: !14, line: 154)
!18 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !14, file: !14, line: 137, type: !19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!19 = !DISubroutineType(types: !20)
!20 = !{!21, !21}
!21 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!22 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !23, file: !14, line: 154)
!23 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !14, file: !14, line: 133, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!24 = !DISubroutineType(types: !25)
!25 = !{!26, !26}
!26 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!27 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !28, file: !14, line: 154)
!28 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !14, file: !14, line: 134, type: !29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!29 = !DISubroutineType(types: !30)
!30 = !{!31, !31}
!31 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!32 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !33, file: !14, line: 154)
!33 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !14, file: !14, line: 145, type: !34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!34 = !DISubroutineType(types: !35)
!35 = !{!36, !37}
!36 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!37 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!38 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !39, file: !14, line: 154)
!39 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !14, file: !14, line: 147, type: !34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !16, entity: !41, file: !14, line: 154)
!41 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !14, file: !14, line: 149, type: !42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!42 = !DISubroutineType(types: !43)
!43 = !{!8, !7}
!44 = !{}
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 8192, elements: !46)
!46 = !{!47, !47}
!47 = !DISubrange(count: 16)
!48 = !{i32 7, !"Dwarf Version", i32 4}
!49 = !{i32 2, !"Debug Info Version", i32 3}
!50 = !{i32 1, !"wchar_size", i32 4}
!51 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!52 = !{!"clang version 22.1.8"}
!53 = !DILocalVariable(name: "m", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!54 = !DILocation(line: 5, column: 30, scope: !2)
!55 = !DILocalVariable(name: "width", arg: 2, scope: !2, file: !3, line: 5, type: !8)
!56 = !DILocation(line: 5, column: 37, scope: !2)
!57 = !DILocalVariable(name: "first", arg: 3, scope: !2, file: !3, line: 5, type: !8)
!58 = !DILocation(line: 5, column: 48, scope: !2)
!59 = !DILocalVariable(name: "at", scope: !2, file: !3, line: 7, type: !8)
!60 = !DILocation(line: 7, column: 7, scope: !2)
!61 = !DILocation(line: 7, column: 12, scope: !2)
!62 = !DILocation(line: 7, column: 20, scope: !2)
!63 = !DILocation(line: 7, column: 18, scope: !2)
!64 = !DILocation(line: 7, column: 28, scope: !2)
!65 = !DILocation(line: 7, column: 26, scope: !2)
!66 = !DILocalVariable(name: "i", scope: !67, file: !3, line: 8, type: !8)
!67 = distinct !DILexicalBlock(scope: !2, file: !3, line: 8, column: 3)
!68 = !DILocation(line: 8, column: 12, scope: !67)
!69 = !DILocation(line: 8, column: 8, scope: !67)
!70 = !DILocation(line: 8, column: 19, scope: !71)
!71 = distinct !DILexicalBlock(scope: !67, file: !3, line: 8, column: 3)
!72 = !DILocation(line: 8, column: 21, scope: !71)
!73 = !DILocation(line: 8, column: 3, scope: !67)
!74 = !DILocation(line: 9, column: 28, scope: !75)
!75 = distinct !DILexicalBlock(scope: !71, file: !3, line: 8, column: 32)
!76 = !DILocation(line: 9, column: 30, scope: !75)
!77 = !DILocation(line: 9, column: 35, scope: !75)
!78 = !DILocation(line: 9, column: 33, scope: !75)
!79 = !DILocation(line: 9, column: 10, scope: !75)
!80 = !DILocation(line: 9, column: 5, scope: !75)
!81 = !DILocation(line: 9, column: 13, scope: !75)
!82 = !DILocation(line: 9, column: 26, scope: !75)
!83 = !DILocation(line: 10, column: 11, scope: !75)
!84 = !DILocation(line: 10, column: 8, scope: !75)
!85 = !DILocation(line: 11, column: 3, scope: !75)
!86 = !DILocation(line: 8, column: 28, scope: !71)
!87 = !DILocation(line: 8, column: 3, scope: !71)
!88 = distinct !{!88, !73, !89, !90}
!89 = !DILocation(line: 11, column: 3, scope: !67)
!90 = !{!"llvm.loop.mustprogress"}
!91 = !DILocation(line: 12, column: 8, scope: !2)
!92 = !DILocation(line: 12, column: 16, scope: !2)
!93 = !DILocation(line: 12, column: 14, scope: !2)
!94 = !DILocation(line: 12, column: 24, scope: !2)
!95 = !DILocation(line: 12, column: 22, scope: !2)
!96 = !DILocation(line: 12, column: 6, scope: !2)
!97 = !DILocalVariable(name: "i", scope: !98, file: !3, line: 13, type: !8)
!98 = distinct !DILexicalBlock(scope: !2, file: !3, line: 13, column: 3)
!99 = !DILocation(line: 13, column: 12, scope: !98)
!100 = !DILocation(line: 13, column: 8, scope: !98)
!101 = !DILocation(line: 13, column: 19, scope: !102)
!102 = distinct !DILexicalBlock(scope: !98, file: !3, line: 13, column: 3)
!103 = !DILocation(line: 13, column: 21, scope: !102)
!104 = !DILocation(line: 13, column: 3, scope: !98)
!105 = !DILocation(line: 14, column: 36, scope: !106)
!106 = distinct !DILexicalBlock(scope: !102, file: !3, line: 13, column: 32)
!107 = !DILocation(line: 14, column: 31, scope: !106)
!108 = !DILocation(line: 14, column: 49, scope: !106)
!109 = !DILocation(line: 14, column: 29, scope: !106)
!110 = !DILocation(line: 14, column: 5, scope: !106)
!111 = !DILocation(line: 14, column: 7, scope: !106)
!112 = !DILocation(line: 14, column: 12, scope: !106)
!113 = !DILocation(line: 14, column: 10, scope: !106)
!114 = !DILocation(line: 14, column: 25, scope: !106)
!115 = !DILocation(line: 15, column: 11, scope: !106)
!116 = !DILocation(line: 15, column: 8, scope: !106)
!117 = !DILocation(line: 16, column: 3, scope: !106)
!118 = !DILocation(line: 13, column: 28, scope: !102)
!119 = !DILocation(line: 13, column: 3, scope: !102)
!120 = distinct !{!120, !104, !121, !90}
!121 = !DILocation(line: 16, column: 3, scope: !98)
!122 = !DILocation(line: 17, column: 1, scope: !2)
