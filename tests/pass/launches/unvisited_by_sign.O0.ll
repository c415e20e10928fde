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
define dso_local ptx_kernel void @_Z5visitPKiS0_S0_PiiiS1_(ptr noundef %row, ptr noundef %col, ptr noundef %level, ptr noundef %next, i32 noundef %n, i32 noundef %now, ptr noundef %more) #0 !dbg !42 {
entry:
  %p.addr.i22 = alloca ptr, align 8
  %v.addr.i23 = alloca i32, align 4
  %.atomictmp.i24 = alloca i32, align 4
  %atomic-temp.i25 = alloca i32, align 4
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %row.addr = alloca ptr, align 8
  %col.addr = alloca ptr, align 8
  %level.addr = alloca ptr, align 8
  %next.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %now.addr = alloca i32, align 4
  %more.addr = alloca ptr, align 8
  %v = alloca i32, align 4
  %e = alloca i32, align 4
  %u = alloca i32, align 4
  store ptr %row, ptr %row.addr, align 8
    #dbg_declare(ptr %row.addr, !49, !DIExpression(), !50)
  store ptr %col, ptr %col.addr, align 8
    #dbg_declare(ptr %col.addr, !51, !DIExpression(), !52)
  store ptr %level, ptr %level.addr, align 8
    #dbg_declare(ptr %level.addr, !53, !DIExpression(), !54)
  store ptr %next, ptr %next.addr, align 8
    #dbg_declare(ptr %next.addr, !55, !DIExpression(), !56)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !57, !DIExpression(), !58)
  store i32 %now, ptr %now.addr, align 4
    #dbg_declare(ptr %now.addr, !59, !DIExpression(), !60)
  store ptr %more, ptr %more.addr, align 8
    #dbg_declare(ptr %more.addr, !61, !DIExpression(), !62)
    #dbg_declare(ptr %v, !63, !DIExpression(), !64)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !65
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !66
  %mul = mul i32 %0, %1, !dbg !67
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !68
  %add = add i32 %mul, %2, !dbg !69
  store i32 %add, ptr %v, align 4, !dbg !64
  %3 = load i32, ptr %v, align 4, !dbg !70
  %4 = load i32, ptr %n.addr, align 4, !dbg !72
  %cmp = icmp slt i32 %3, %4, !dbg !73
  br i1 %cmp, label %land.lhs.true, label %if.end21, !dbg !74

land.lhs.true:                                    ; preds = %entry
  %5 = load ptr, ptr %level.addr, align 8, !dbg !75
  %6 = load i32, ptr %v, align 4, !dbg !76
  %idxprom = sext i32 %6 to i64, !dbg !75
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom, !dbg !75
  %7 = load i32, ptr %arrayidx, align 4, !dbg !75
  %8 = load i32, ptr %now.addr, align 4, !dbg !77
  %cmp3 = icmp eq i32 %7, %8, !dbg !78
  br i1 %cmp3, label %if.then, label %if.end21, !dbg !74

if.then:                                          ; preds = %land.lhs.true
    #dbg_declare(ptr %e, !79, !DIExpression(), !82)
  %9 = load ptr, ptr %row.addr, align 8, !dbg !83
  %10 = load i32, ptr %v, align 4, !dbg !84
  %idxprom4 = sext i32 %10 to i64, !dbg !83
  %arrayidx5 = getelementptr inbounds i32, ptr %9, i64 %idxprom4, !dbg !83
  %11 = load i32, ptr %arrayidx5, align 4, !dbg !83
  store i32 %11, ptr %e, align 4, !dbg !82
  br label %for.cond, !dbg !85

for.cond:                                         ; preds = %for.inc, %if.then
  %12 = load i32, ptr %e, align 4, !dbg !86
  %13 = load ptr, ptr %row.addr, align 8, !dbg !88
  %14 = load i32, ptr %v, align 4, !dbg !89
  %add6 = add nsw i32 %14, 1, !dbg !90
  %idxprom7 = sext i32 %add6 to i64, !dbg !88
  %arrayidx8 = getelementptr inbounds i32, ptr %13, i64 %idxprom7, !dbg !88
  %15 = load i32, ptr %arrayidx8, align 4, !dbg !88
  %cmp9 = icmp slt i32 %12, %15, !dbg !91
  br i1 %cmp9, label %for.body, label %for.end, !dbg !92

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %u, !93, !DIExpression(), !95)
  %16 = load ptr, ptr %col.addr, align 8, !dbg !96
  %17 = load i32, ptr %e, align 4, !dbg !97
  %idxprom10 = sext i32 %17 to i64, !dbg !96
  %arrayidx11 = getelementptr inbounds i32, ptr %16, i64 %idxprom10, !dbg !96
  %18 = load i32, ptr %arrayidx11, align 4, !dbg !96
  store i32 %18, ptr %u, align 4, !dbg !95
  %19 = load ptr, ptr %level.addr, align 8, !dbg !98
  %20 = load i32, ptr %u, align 4, !dbg !100
  %idxprom12 = sext i32 %20 to i64, !dbg !98
  %arrayidx13 = getelementptr inbounds i32, ptr %19, i64 %idxprom12, !dbg !98
  %21 = load i32, ptr %arrayidx13, align 4, !dbg !98
  %cmp14 = icmp slt i32 %21, 0, !dbg !101
  br i1 %cmp14, label %if.then15, label %if.end, !dbg !101

if.then15:                                        ; preds = %for.body
  %22 = load ptr, ptr %next.addr, align 8, !dbg !102
  %23 = load i32, ptr %u, align 4, !dbg !104
  %idxprom16 = sext i32 %23 to i64, !dbg !102
  %arrayidx17 = getelementptr inbounds i32, ptr %22, i64 %idxprom16, !dbg !102
  %24 = load i32, ptr %now.addr, align 4, !dbg !105
  %add18 = add nsw i32 %24, 1, !dbg !106
  store ptr %arrayidx17, ptr %p.addr.i, align 8, !dbg !107
  store i32 %add18, ptr %v.addr.i, align 4, !dbg !107
  %25 = load ptr, ptr %p.addr.i, align 8, !dbg !107
  %26 = load i32, ptr %v.addr.i, align 4, !dbg !107
  store i32 %26, ptr %.atomictmp.i, align 4, !dbg !107
  %27 = load i32, ptr %.atomictmp.i, align 4, !dbg !107
  %28 = atomicrmw max ptr %25, i32 %27 monotonic, align 4, !dbg !107
  store i32 %28, ptr %atomic-temp.i, align 4, !dbg !107
  %29 = load i32, ptr %atomic-temp.i, align 4, !dbg !107
  %30 = load ptr, ptr %more.addr, align 8, !dbg !108
  store ptr %30, ptr %p.addr.i22, align 8, !dbg !109
  store i32 1, ptr %v.addr.i23, align 4, !dbg !109
  %31 = load ptr, ptr %p.addr.i22, align 8, !dbg !109
  %32 = load i32, ptr %v.addr.i23, align 4, !dbg !109
  store i32 %32, ptr %.atomictmp.i24, align 4, !dbg !109
  %33 = load i32, ptr %.atomictmp.i24, align 4, !dbg !109
  %34 = atomicrmw xchg ptr %31, i32 %33 monotonic, align 4, !dbg !109
  store i32 %34, ptr %atomic-temp.i25, align 4, !dbg !109
  %35 = load i32, ptr %atomic-temp.i25, align 4, !dbg !109
  br label %if.end, !dbg !110

if.end:                                           ; preds = %if.then15, %for.body
  br label %for.inc, !dbg !111

for.inc:                                          ; preds = %if.end
  %36 = load i32, ptr %e, align 4, !dbg !112
  %inc = add nsw i32 %36, 1, !dbg !112
  store i32 %inc, ptr %e, align 4, !dbg !112
  br label %for.cond, !dbg !113, !llvm.loop !114

for.end:                                          ; preds = %for.cond
  br label %if.end21, !dbg !117

if.end21:                                         ; preds = %for.end, %land.lhs.true, %entry
  ret void, !dbg !118
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
!42 = distinct !DISubprogram(name: "visit", linkageName: "_Z5visitPKiS0_S0_PiiiS1_", scope: !1, file: !1, line: 5, type: !43, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !48)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !45, !45, !47, !35, !35, !47}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!48 = !{}
!49 = !DILocalVariable(name: "row", arg: 1, scope: !42, file: !1, line: 5, type: !45)
!50 = !DILocation(line: 5, column: 34, scope: !42)
!51 = !DILocalVariable(name: "col", arg: 2, scope: !42, file: !1, line: 5, type: !45)
!52 = !DILocation(line: 5, column: 50, scope: !42)
!53 = !DILocalVariable(name: "level", arg: 3, scope: !42, file: !1, line: 5, type: !45)
!54 = !DILocation(line: 5, column: 66, scope: !42)
!55 = !DILocalVariable(name: "next", arg: 4, scope: !42, file: !1, line: 5, type: !47)
!56 = !DILocation(line: 5, column: 78, scope: !42)
!57 = !DILocalVariable(name: "n", arg: 5, scope: !42, file: !1, line: 5, type: !35)
!58 = !DILocation(line: 5, column: 88, scope: !42)
!59 = !DILocalVariable(name: "now", arg: 6, scope: !42, file: !1, line: 5, type: !35)
!60 = !DILocation(line: 5, column: 95, scope: !42)
!61 = !DILocalVariable(name: "more", arg: 7, scope: !42, file: !1, line: 6, type: !47)
!62 = !DILocation(line: 6, column: 28, scope: !42)
!63 = !DILocalVariable(name: "v", scope: !42, file: !1, line: 7, type: !35)
!64 = !DILocation(line: 7, column: 7, scope: !42)
!65 = !DILocation(line: 7, column: 11, scope: !42)
!66 = !DILocation(line: 7, column: 24, scope: !42)
!67 = !DILocation(line: 7, column: 22, scope: !42)
!68 = !DILocation(line: 7, column: 37, scope: !42)
!69 = !DILocation(line: 7, column: 35, scope: !42)
!70 = !DILocation(line: 8, column: 7, scope: !71)
!71 = distinct !DILexicalBlock(scope: !42, file: !1, line: 8, column: 7)
!72 = !DILocation(line: 8, column: 11, scope: !71)
!73 = !DILocation(line: 8, column: 9, scope: !71)
!74 = !DILocation(line: 8, column: 13, scope: !71)
!75 = !DILocation(line: 8, column: 16, scope: !71)
!76 = !DILocation(line: 8, column: 22, scope: !71)
!77 = !DILocation(line: 8, column: 28, scope: !71)
!78 = !DILocation(line: 8, column: 25, scope: !71)
!79 = !DILocalVariable(name: "e", scope: !80, file: !1, line: 9, type: !35)
!80 = distinct !DILexicalBlock(scope: !81, file: !1, line: 9, column: 5)
!81 = distinct !DILexicalBlock(scope: !71, file: !1, line: 8, column: 33)
!82 = !DILocation(line: 9, column: 14, scope: !80)
!83 = !DILocation(line: 9, column: 18, scope: !80)
!84 = !DILocation(line: 9, column: 22, scope: !80)
!85 = !DILocation(line: 9, column: 10, scope: !80)
!86 = !DILocation(line: 9, column: 26, scope: !87)
!87 = distinct !DILexicalBlock(scope: !80, file: !1, line: 9, column: 5)
!88 = !DILocation(line: 9, column: 30, scope: !87)
!89 = !DILocation(line: 9, column: 34, scope: !87)
!90 = !DILocation(line: 9, column: 36, scope: !87)
!91 = !DILocation(line: 9, column: 28, scope: !87)
!92 = !DILocation(line: 9, column: 5, scope: !80)
!93 = !DILocalVariable(name: "u", scope: !94, file: !1, line: 10, type: !35)
!94 = distinct !DILexicalBlock(scope: !87, file: !1, line: 9, column: 47)
!95 = !DILocation(line: 10, column: 11, scope: !94)
!96 = !DILocation(line: 10, column: 15, scope: !94)
!97 = !DILocation(line: 10, column: 19, scope: !94)
!98 = !DILocation(line: 11, column: 11, scope: !99)
!99 = distinct !DILexicalBlock(scope: !94, file: !1, line: 11, column: 11)
!100 = !DILocation(line: 11, column: 17, scope: !99)
!101 = !DILocation(line: 11, column: 20, scope: !99)
!102 = !DILocation(line: 12, column: 20, scope: !103)
!103 = distinct !DILexicalBlock(scope: !99, file: !1, line: 11, column: 25)
!104 = !DILocation(line: 12, column: 25, scope: !103)
!105 = !DILocation(line: 12, column: 29, scope: !103)
!106 = !DILocation(line: 12, column: 33, scope: !103)
!107 = !DILocation(line: 12, column: 9, scope: !103)
!108 = !DILocation(line: 13, column: 20, scope: !103)
!109 = !DILocation(line: 13, column: 9, scope: !103)
!110 = !DILocation(line: 14, column: 7, scope: !103)
!111 = !DILocation(line: 15, column: 5, scope: !94)
!112 = !DILocation(line: 9, column: 42, scope: !87)
!113 = !DILocation(line: 9, column: 5, scope: !87)
!114 = distinct !{!114, !92, !115, !116}
!115 = !DILocation(line: 15, column: 5, scope: !80)
!116 = !{!"llvm.loop.mustprogress"}
!117 = !DILocation(line: 16, column: 3, scope: !81)
!118 = !DILocation(line: 17, column: 1, scope: !42)
