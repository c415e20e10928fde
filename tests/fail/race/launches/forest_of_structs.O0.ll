; ModuleID = 'forest_of_structs.cu'
source_filename = "forest_of_structs.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.Set = type { i32, i32 }
%struct.int2 = type { i32, i32 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z4rootP3Seti(ptr noundef %sets, i32 noundef %v) #0 !dbg !42 {
entry:
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %sets.addr = alloca ptr, align 8
  %v.addr = alloca i32, align 4
  %p = alloca i32, align 4
  store ptr %sets, ptr %sets.addr, align 8
    #dbg_declare(ptr %sets.addr, !51, !DIExpression(), !52)
  store i32 %v, ptr %v.addr, align 4
    #dbg_declare(ptr %v.addr, !53, !DIExpression(), !54)
  br label %for.cond, !dbg !55

for.cond:                                         ; preds = %if.end, %entry
    #dbg_declare(ptr %p, !56, !DIExpression(), !60)
  %0 = load ptr, ptr %sets.addr, align 8, !dbg !61
  %1 = load i32, ptr %v.addr, align 4, !dbg !62
  %idxprom = sext i32 %1 to i64, !dbg !61
  %arrayidx = getelementptr inbounds %struct.Set, ptr %0, i64 %idxprom, !dbg !61
  %parent = getelementptr inbounds nuw %struct.Set, ptr %arrayidx, i32 0, i32 0, !dbg !63
  store ptr %parent, ptr %p.addr.i, align 8, !dbg !64
  store i32 0, ptr %v.addr.i, align 4, !dbg !64
  %2 = load ptr, ptr %p.addr.i, align 8, !dbg !64
  %3 = load i32, ptr %v.addr.i, align 4, !dbg !64
  store i32 %3, ptr %.atomictmp.i, align 4, !dbg !64
  %4 = load i32, ptr %.atomictmp.i, align 4, !dbg !64
  %5 = atomicrmw add ptr %2, i32 %4 monotonic, align 4, !dbg !64
  store i32 %5, ptr %atomic-temp.i, align 4, !dbg !64
  %6 = load i32, ptr %atomic-temp.i, align 4, !dbg !64
  store i32 %6, ptr %p, align 4, !dbg !60
  %7 = load i32, ptr %p, align 4, !dbg !65
  %8 = load i32, ptr %v.addr, align 4, !dbg !67
  %cmp = icmp eq i32 %7, %8, !dbg !68
  br i1 %cmp, label %if.then, label %if.end, !dbg !68

if.then:                                          ; preds = %for.cond
  %9 = load i32, ptr %v.addr, align 4, !dbg !69
  ret i32 %9, !dbg !70

if.end:                                           ; preds = %for.cond
  %10 = load i32, ptr %p, align 4, !dbg !71
  store i32 %10, ptr %v.addr, align 4, !dbg !72
  br label %for.cond, !dbg !73, !llvm.loop !74
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5uniteP3SetPK4int2i(ptr noundef %sets, ptr noundef %edges, i32 noundef %n) #1 !dbg !78 {
entry:
  %a.addr.i14 = alloca i32, align 4
  %b.addr.i15 = alloca i32, align 4
  %a.addr.i = alloca i32, align 4
  %b.addr.i = alloca i32, align 4
  %sets.addr = alloca ptr, align 8
  %edges.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %high = alloca i32, align 4
  %low = alloca i32, align 4
  store ptr %sets, ptr %sets.addr, align 8
    #dbg_declare(ptr %sets.addr, !88, !DIExpression(), !89)
  store ptr %edges, ptr %edges.addr, align 8
    #dbg_declare(ptr %edges.addr, !90, !DIExpression(), !91)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !92, !DIExpression(), !93)
    #dbg_declare(ptr %i, !94, !DIExpression(), !95)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !96
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !97
  %mul = mul i32 %0, %1, !dbg !98
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !99
  %add = add i32 %mul, %2, !dbg !100
  store i32 %add, ptr %i, align 4, !dbg !95
  %3 = load i32, ptr %i, align 4, !dbg !101
  %4 = load i32, ptr %n.addr, align 4, !dbg !103
  %cmp = icmp sge i32 %3, %4, !dbg !104
  br i1 %cmp, label %if.then, label %if.end, !dbg !104

if.then:                                          ; preds = %entry
  br label %if.end13, !dbg !105

if.end:                                           ; preds = %entry
    #dbg_declare(ptr %a, !106, !DIExpression(), !107)
  %5 = load ptr, ptr %sets.addr, align 8, !dbg !108
  %6 = load ptr, ptr %edges.addr, align 8, !dbg !109
  %7 = load i32, ptr %i, align 4, !dbg !110
  %idxprom = sext i32 %7 to i64, !dbg !109
  %arrayidx = getelementptr inbounds %struct.int2, ptr %6, i64 %idxprom, !dbg !109
  %x = getelementptr inbounds nuw %struct.int2, ptr %arrayidx, i32 0, i32 0, !dbg !111
  %8 = load i32, ptr %x, align 8, !dbg !111
  %call3 = call noundef i32 @_Z4rootP3Seti(ptr noundef %5, i32 noundef %8) #3, !dbg !112
  store i32 %call3, ptr %a, align 4, !dbg !107
    #dbg_declare(ptr %b, !113, !DIExpression(), !114)
  %9 = load ptr, ptr %sets.addr, align 8, !dbg !115
  %10 = load ptr, ptr %edges.addr, align 8, !dbg !116
  %11 = load i32, ptr %i, align 4, !dbg !117
  %idxprom4 = sext i32 %11 to i64, !dbg !116
  %arrayidx5 = getelementptr inbounds %struct.int2, ptr %10, i64 %idxprom4, !dbg !116
  %y = getelementptr inbounds nuw %struct.int2, ptr %arrayidx5, i32 0, i32 1, !dbg !118
  %12 = load i32, ptr %y, align 4, !dbg !118
  %call6 = call noundef i32 @_Z4rootP3Seti(ptr noundef %9, i32 noundef %12) #3, !dbg !119
  store i32 %call6, ptr %b, align 4, !dbg !114
    #dbg_declare(ptr %high, !120, !DIExpression(), !121)
  %13 = load i32, ptr %a, align 4, !dbg !122
  %14 = load i32, ptr %b, align 4, !dbg !123
  store i32 %13, ptr %a.addr.i, align 4, !dbg !124
  store i32 %14, ptr %b.addr.i, align 4, !dbg !124
  %15 = load i32, ptr %a.addr.i, align 4, !dbg !124
  %16 = load i32, ptr %b.addr.i, align 4, !dbg !124
  %cmp.i = icmp slt i32 %15, %16, !dbg !124
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !124

cond.true.i:                                      ; preds = %if.end
  %17 = load i32, ptr %b.addr.i, align 4, !dbg !124
  br label %_ZL3maxii.exit, !dbg !124

cond.false.i:                                     ; preds = %if.end
  %18 = load i32, ptr %a.addr.i, align 4, !dbg !124
  br label %_ZL3maxii.exit, !dbg !124

_ZL3maxii.exit:                                   ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ %17, %cond.true.i ], [ %18, %cond.false.i ], !dbg !124
  store i32 %cond.i, ptr %high, align 4, !dbg !121
    #dbg_declare(ptr %low, !125, !DIExpression(), !126)
  %19 = load i32, ptr %a, align 4, !dbg !127
  %20 = load i32, ptr %b, align 4, !dbg !128
  store i32 %19, ptr %a.addr.i14, align 4, !dbg !129
  store i32 %20, ptr %b.addr.i15, align 4, !dbg !129
  %21 = load i32, ptr %b.addr.i15, align 4, !dbg !129
  %22 = load i32, ptr %a.addr.i14, align 4, !dbg !129
  %cmp.i16 = icmp slt i32 %21, %22, !dbg !129
  br i1 %cmp.i16, label %cond.true.i19, label %cond.false.i17, !dbg !129

cond.true.i19:                                    ; preds = %_ZL3maxii.exit
  %23 = load i32, ptr %b.addr.i15, align 4, !dbg !129
  br label %_ZL3minii.exit, !dbg !129

cond.false.i17:                                   ; preds = %_ZL3maxii.exit
  %24 = load i32, ptr %a.addr.i14, align 4, !dbg !129
  br label %_ZL3minii.exit, !dbg !129

_ZL3minii.exit:                                   ; preds = %cond.true.i19, %cond.false.i17
  %cond.i18 = phi i32 [ %23, %cond.true.i19 ], [ %24, %cond.false.i17 ], !dbg !129
  store i32 %cond.i18, ptr %low, align 4, !dbg !126
  %25 = load i32, ptr %high, align 4, !dbg !130
  %26 = load i32, ptr %low, align 4, !dbg !132
  %cmp9 = icmp ne i32 %25, %26, !dbg !133
  br i1 %cmp9, label %if.then10, label %if.end13, !dbg !133

if.then10:                                        ; preds = %_ZL3minii.exit
  %27 = load i32, ptr %low, align 4, !dbg !134
  %28 = load ptr, ptr %sets.addr, align 8, !dbg !135
  %29 = load i32, ptr %high, align 4, !dbg !136
  %idxprom11 = sext i32 %29 to i64, !dbg !135
  %arrayidx12 = getelementptr inbounds %struct.Set, ptr %28, i64 %idxprom11, !dbg !135
  %parent = getelementptr inbounds nuw %struct.Set, ptr %arrayidx12, i32 0, i32 0, !dbg !137
  store i32 %27, ptr %parent, align 4, !dbg !138
  br label %if.end13, !dbg !135

if.end13:                                         ; preds = %if.then, %if.then10, %_ZL3minii.exit
  ret void, !dbg !139
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "forest_of_structs.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "root", linkageName: "_Z4rootP3Seti", scope: !1, file: !1, line: 10, type: !43, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !50)
!43 = !DISubroutineType(types: !44)
!44 = !{!35, !45, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Set", file: !1, line: 7, size: 64, flags: DIFlagTypePassByValue, elements: !47, identifier: "_ZTS3Set")
!47 = !{!48, !49}
!48 = !DIDerivedType(tag: DW_TAG_member, name: "parent", scope: !46, file: !1, line: 8, baseType: !35, size: 32)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !46, file: !1, line: 8, baseType: !35, size: 32, offset: 32)
!50 = !{}
!51 = !DILocalVariable(name: "sets", arg: 1, scope: !42, file: !1, line: 10, type: !45)
!52 = !DILocation(line: 10, column: 26, scope: !42)
!53 = !DILocalVariable(name: "v", arg: 2, scope: !42, file: !1, line: 10, type: !35)
!54 = !DILocation(line: 10, column: 36, scope: !42)
!55 = !DILocation(line: 11, column: 3, scope: !42)
!56 = !DILocalVariable(name: "p", scope: !57, file: !1, line: 12, type: !35)
!57 = distinct !DILexicalBlock(scope: !58, file: !1, line: 11, column: 12)
!58 = distinct !DILexicalBlock(scope: !59, file: !1, line: 11, column: 3)
!59 = distinct !DILexicalBlock(scope: !42, file: !1, line: 11, column: 3)
!60 = !DILocation(line: 12, column: 9, scope: !57)
!61 = !DILocation(line: 12, column: 24, scope: !57)
!62 = !DILocation(line: 12, column: 29, scope: !57)
!63 = !DILocation(line: 12, column: 32, scope: !57)
!64 = !DILocation(line: 12, column: 13, scope: !57)
!65 = !DILocation(line: 13, column: 9, scope: !66)
!66 = distinct !DILexicalBlock(scope: !57, file: !1, line: 13, column: 9)
!67 = !DILocation(line: 13, column: 14, scope: !66)
!68 = !DILocation(line: 13, column: 11, scope: !66)
!69 = !DILocation(line: 14, column: 14, scope: !66)
!70 = !DILocation(line: 14, column: 7, scope: !66)
!71 = !DILocation(line: 15, column: 9, scope: !57)
!72 = !DILocation(line: 15, column: 7, scope: !57)
!73 = !DILocation(line: 11, column: 3, scope: !58)
!74 = distinct !{!74, !75, !76, !77}
!75 = !DILocation(line: 11, column: 3, scope: !59)
!76 = !DILocation(line: 16, column: 3, scope: !59)
!77 = !{!"llvm.loop.mustprogress"}
!78 = distinct !DISubprogram(name: "unite", linkageName: "_Z5uniteP3SetPK4int2i", scope: !1, file: !1, line: 18, type: !79, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !50)
!79 = !DISubroutineType(types: !80)
!80 = !{null, !45, !81, !35}
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !82, size: 64)
!82 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !83)
!83 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "int2", file: !84, line: 11, size: 64, align: 64, flags: DIFlagTypePassByValue, elements: !85, identifier: "_ZTS4int2")
!84 = !DIFile(filename: "cuda/ws/vector_types.h", directory: ".")
!85 = !{!86, !87}
!86 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !83, file: !84, line: 11, baseType: !35, size: 32)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !83, file: !84, line: 11, baseType: !35, size: 32, offset: 32)
!88 = !DILocalVariable(name: "sets", arg: 1, scope: !78, file: !1, line: 18, type: !45)
!89 = !DILocation(line: 18, column: 28, scope: !78)
!90 = !DILocalVariable(name: "edges", arg: 2, scope: !78, file: !1, line: 18, type: !81)
!91 = !DILocation(line: 18, column: 46, scope: !78)
!92 = !DILocalVariable(name: "n", arg: 3, scope: !78, file: !1, line: 18, type: !35)
!93 = !DILocation(line: 18, column: 57, scope: !78)
!94 = !DILocalVariable(name: "i", scope: !78, file: !1, line: 19, type: !35)
!95 = !DILocation(line: 19, column: 7, scope: !78)
!96 = !DILocation(line: 19, column: 11, scope: !78)
!97 = !DILocation(line: 19, column: 24, scope: !78)
!98 = !DILocation(line: 19, column: 22, scope: !78)
!99 = !DILocation(line: 19, column: 37, scope: !78)
!100 = !DILocation(line: 19, column: 35, scope: !78)
!101 = !DILocation(line: 20, column: 7, scope: !102)
!102 = distinct !DILexicalBlock(scope: !78, file: !1, line: 20, column: 7)
!103 = !DILocation(line: 20, column: 12, scope: !102)
!104 = !DILocation(line: 20, column: 9, scope: !102)
!105 = !DILocation(line: 21, column: 5, scope: !102)
!106 = !DILocalVariable(name: "a", scope: !78, file: !1, line: 22, type: !35)
!107 = !DILocation(line: 22, column: 7, scope: !78)
!108 = !DILocation(line: 22, column: 16, scope: !78)
!109 = !DILocation(line: 22, column: 22, scope: !78)
!110 = !DILocation(line: 22, column: 28, scope: !78)
!111 = !DILocation(line: 22, column: 31, scope: !78)
!112 = !DILocation(line: 22, column: 11, scope: !78)
!113 = !DILocalVariable(name: "b", scope: !78, file: !1, line: 23, type: !35)
!114 = !DILocation(line: 23, column: 7, scope: !78)
!115 = !DILocation(line: 23, column: 16, scope: !78)
!116 = !DILocation(line: 23, column: 22, scope: !78)
!117 = !DILocation(line: 23, column: 28, scope: !78)
!118 = !DILocation(line: 23, column: 31, scope: !78)
!119 = !DILocation(line: 23, column: 11, scope: !78)
!120 = !DILocalVariable(name: "high", scope: !78, file: !1, line: 24, type: !35)
!121 = !DILocation(line: 24, column: 7, scope: !78)
!122 = !DILocation(line: 24, column: 18, scope: !78)
!123 = !DILocation(line: 24, column: 21, scope: !78)
!124 = !DILocation(line: 24, column: 14, scope: !78)
!125 = !DILocalVariable(name: "low", scope: !78, file: !1, line: 24, type: !35)
!126 = !DILocation(line: 24, column: 25, scope: !78)
!127 = !DILocation(line: 24, column: 35, scope: !78)
!128 = !DILocation(line: 24, column: 38, scope: !78)
!129 = !DILocation(line: 24, column: 31, scope: !78)
!130 = !DILocation(line: 25, column: 7, scope: !131)
!131 = distinct !DILexicalBlock(scope: !78, file: !1, line: 25, column: 7)
!132 = !DILocation(line: 25, column: 15, scope: !131)
!133 = !DILocation(line: 25, column: 12, scope: !131)
!134 = !DILocation(line: 26, column: 25, scope: !131)
!135 = !DILocation(line: 26, column: 5, scope: !131)
!136 = !DILocation(line: 26, column: 10, scope: !131)
!137 = !DILocation(line: 26, column: 16, scope: !131)
!138 = !DILocation(line: 26, column: 23, scope: !131)
!139 = !DILocation(line: 27, column: 1, scope: !78)
