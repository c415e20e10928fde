; ModuleID = 'levels_of_swapped_vertices.cu'
source_filename = "levels_of_swapped_vertices.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ6levelsPKiS0_PiiE5again = internal addrspace(3) global i32 undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6levelsPKiS0_Pii(ptr noundef %first, ptr noundef %to, ptr noundef %level, i32 noundef %n) #0 !dbg !2 {
entry:
  %p.addr.i32 = alloca ptr, align 8
  %v.addr.i33 = alloca i32, align 4
  %.atomictmp.i34 = alloca i32, align 4
  %atomic-temp.i35 = alloca i32, align 4
  %p.addr.i29 = alloca ptr, align 8
  %e.addr.i = alloca i32, align 4
  %v.addr.i30 = alloca i32, align 4
  %.atomictmp.i31 = alloca i32, align 4
  %cmpxchg.bool.i = alloca i8, align 1
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %first.addr = alloca ptr, align 8
  %to.addr = alloca ptr, align 8
  %level.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %now = alloca i32, align 4
  %v = alloca i32, align 4
  %e = alloca i32, align 4
  %seen = alloca i32, align 4
  store ptr %first, ptr %first.addr, align 8
    #dbg_declare(ptr %first.addr, !52, !DIExpression(), !53)
  store ptr %to, ptr %to.addr, align 8
    #dbg_declare(ptr %to.addr, !54, !DIExpression(), !55)
  store ptr %level, ptr %level.addr, align 8
    #dbg_declare(ptr %level.addr, !56, !DIExpression(), !57)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !58, !DIExpression(), !59)
    #dbg_declare(ptr %now, !60, !DIExpression(), !61)
  store i32 0, ptr %now, align 4, !dbg !61
  br label %do.body, !dbg !62

do.body:                                          ; preds = %do.cond, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !63
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !65
  %cmp = icmp eq i32 %0, 0, !dbg !67
  br i1 %cmp, label %if.then, label %if.end, !dbg !67

if.then:                                          ; preds = %do.body
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ6levelsPKiS0_PiiE5again to ptr), align 4, !dbg !68
  br label %if.end, !dbg !69

if.end:                                           ; preds = %if.then, %do.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !70
    #dbg_declare(ptr %v, !71, !DIExpression(), !73)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !74
  store i32 %1, ptr %v, align 4, !dbg !73
  br label %for.cond, !dbg !75

for.cond:                                         ; preds = %for.inc24, %if.end
  %2 = load i32, ptr %v, align 4, !dbg !76
  %3 = load i32, ptr %n.addr, align 4, !dbg !78
  %cmp2 = icmp slt i32 %2, %3, !dbg !79
  br i1 %cmp2, label %for.body, label %for.end27, !dbg !80

for.body:                                         ; preds = %for.cond
  %4 = load ptr, ptr %level.addr, align 8, !dbg !81
  %5 = load i32, ptr %v, align 4, !dbg !83
  %idxprom = sext i32 %5 to i64, !dbg !81
  %arrayidx = getelementptr inbounds i32, ptr %4, i64 %idxprom, !dbg !81
  store ptr %arrayidx, ptr %p.addr.i, align 8, !dbg !84
  store i32 0, ptr %v.addr.i, align 4, !dbg !84
  %6 = load ptr, ptr %p.addr.i, align 8, !dbg !84
  %7 = load i32, ptr %v.addr.i, align 4, !dbg !84
  store i32 %7, ptr %.atomictmp.i, align 4, !dbg !84
  %8 = load i32, ptr %.atomictmp.i, align 4, !dbg !84
  %9 = atomicrmw add ptr %6, i32 %8 monotonic, align 4, !dbg !84
  store i32 %9, ptr %atomic-temp.i, align 4, !dbg !84
  %10 = load i32, ptr %atomic-temp.i, align 4, !dbg !84
  %11 = load i32, ptr %now, align 4, !dbg !85
  %cmp4 = icmp eq i32 %10, %11, !dbg !86
  br i1 %cmp4, label %if.then5, label %if.end23, !dbg !86

if.then5:                                         ; preds = %for.body
    #dbg_declare(ptr %e, !87, !DIExpression(), !89)
  %12 = load ptr, ptr %first.addr, align 8, !dbg !90
  %13 = load i32, ptr %v, align 4, !dbg !91
  %idxprom6 = sext i32 %13 to i64, !dbg !90
  %arrayidx7 = getelementptr inbounds i32, ptr %12, i64 %idxprom6, !dbg !90
  %14 = load i32, ptr %arrayidx7, align 4, !dbg !90
  store i32 %14, ptr %e, align 4, !dbg !89
  br label %for.cond8, !dbg !92

for.cond8:                                        ; preds = %for.inc, %if.then5
  %15 = load i32, ptr %e, align 4, !dbg !93
  %16 = load ptr, ptr %first.addr, align 8, !dbg !95
  %17 = load i32, ptr %v, align 4, !dbg !96
  %add = add nsw i32 %17, 1, !dbg !97
  %idxprom9 = sext i32 %add to i64, !dbg !95
  %arrayidx10 = getelementptr inbounds i32, ptr %16, i64 %idxprom9, !dbg !95
  %18 = load i32, ptr %arrayidx10, align 4, !dbg !95
  %cmp11 = icmp slt i32 %15, %18, !dbg !98
  br i1 %cmp11, label %for.body12, label %for.end, !dbg !99

for.body12:                                       ; preds = %for.cond8
  %19 = load ptr, ptr %level.addr, align 8, !dbg !100
  %20 = load ptr, ptr %to.addr, align 8, !dbg !102
  %21 = load i32, ptr %e, align 4, !dbg !103
  %idxprom13 = sext i32 %21 to i64, !dbg !102
  %arrayidx14 = getelementptr inbounds i32, ptr %20, i64 %idxprom13, !dbg !102
  %22 = load i32, ptr %arrayidx14, align 4, !dbg !102
  %idxprom15 = sext i32 %22 to i64, !dbg !100
  %arrayidx16 = getelementptr inbounds i32, ptr %19, i64 %idxprom15, !dbg !100
  %23 = load i32, ptr %now, align 4, !dbg !104
  %add17 = add nsw i32 %23, 1, !dbg !105
  store ptr %arrayidx16, ptr %p.addr.i29, align 8, !dbg !106
  store i32 -1, ptr %e.addr.i, align 4, !dbg !106
  store i32 %add17, ptr %v.addr.i30, align 4, !dbg !106
  %24 = load ptr, ptr %p.addr.i29, align 8, !dbg !106
  %25 = load i32, ptr %v.addr.i30, align 4, !dbg !106
  store i32 %25, ptr %.atomictmp.i31, align 4, !dbg !106
  %26 = load i32, ptr %e.addr.i, align 4, !dbg !106
  %27 = load i32, ptr %.atomictmp.i31, align 4, !dbg !106
  %28 = cmpxchg ptr %24, i32 %26, i32 %27 monotonic monotonic, align 4, !dbg !106
  %29 = extractvalue { i32, i1 } %28, 0, !dbg !106
  %30 = extractvalue { i32, i1 } %28, 1, !dbg !106
  br i1 %30, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !106

cmpxchg.store_expected.i:                         ; preds = %for.body12
  store i32 %29, ptr %e.addr.i, align 4, !dbg !106
  br label %_ZL9atomicCASPiii.exit, !dbg !106

_ZL9atomicCASPiii.exit:                           ; preds = %for.body12, %cmpxchg.store_expected.i
  %storedv.i = zext i1 %30 to i8, !dbg !106
  store i8 %storedv.i, ptr %cmpxchg.bool.i, align 1, !dbg !106
  %31 = load i8, ptr %cmpxchg.bool.i, align 1, !dbg !106
  %loadedv.i = trunc i8 %31 to i1, !dbg !106
  %32 = load i32, ptr %e.addr.i, align 4, !dbg !106
  %cmp19 = icmp eq i32 %32, -1, !dbg !107
  br i1 %cmp19, label %if.then20, label %if.end22, !dbg !107

if.then20:                                        ; preds = %_ZL9atomicCASPiii.exit
    #dbg_declare(ptr %seen, !108, !DIExpression(), !110)
  store i32 1, ptr %seen, align 4, !dbg !110
  store ptr addrspacecast (ptr addrspace(3) @_ZZ6levelsPKiS0_PiiE5again to ptr), ptr %p.addr.i32, align 8, !dbg !111
  store i32 1, ptr %v.addr.i33, align 4, !dbg !111
  %33 = load ptr, ptr %p.addr.i32, align 8, !dbg !111
  %34 = load i32, ptr %v.addr.i33, align 4, !dbg !111
  store i32 %34, ptr %.atomictmp.i34, align 4, !dbg !111
  %35 = load i32, ptr %.atomictmp.i34, align 4, !dbg !111
  %36 = atomicrmw xchg ptr %33, i32 %35 monotonic, align 4, !dbg !111
  store i32 %36, ptr %atomic-temp.i35, align 4, !dbg !111
  %37 = load i32, ptr %atomic-temp.i35, align 4, !dbg !111
  br label %if.end22, !dbg !112

if.end22:                                         ; preds = %if.then20, %_ZL9atomicCASPiii.exit
  br label %for.inc, !dbg !113

for.inc:                                          ; preds = %if.end22
  %38 = load i32, ptr %e, align 4, !dbg !114
  %inc = add nsw i32 %38, 1, !dbg !114
  store i32 %inc, ptr %e, align 4, !dbg !114
  br label %for.cond8, !dbg !115, !llvm.loop !116

for.end:                                          ; preds = %for.cond8
  br label %if.end23, !dbg !117

if.end23:                                         ; preds = %for.end, %for.body
  br label %for.inc24, !dbg !85

for.inc24:                                        ; preds = %if.end23
  %39 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !119
  %40 = load i32, ptr %v, align 4, !dbg !120
  %add26 = add i32 %40, %39, !dbg !120
  store i32 %add26, ptr %v, align 4, !dbg !120
  br label %for.cond, !dbg !121, !llvm.loop !122

for.end27:                                        ; preds = %for.cond
  %41 = load i32, ptr %now, align 4, !dbg !124
  %inc28 = add nsw i32 %41, 1, !dbg !124
  store i32 %inc28, ptr %now, align 4, !dbg !124
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !125
  br label %do.cond, !dbg !126

do.cond:                                          ; preds = %for.end27
  %42 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6levelsPKiS0_PiiE5again to ptr), align 4, !dbg !127
  %tobool = icmp ne i32 %42, 0, !dbg !127
  br i1 %tobool, label %do.body, label %do.end, !dbg !126, !llvm.loop !128

do.end:                                           ; preds = %do.cond
  ret void, !dbg !130
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!47, !48, !49, !50}
!llvm.ident = !{!51}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "again", scope: !2, file: !3, line: 6, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "levels", linkageName: "_Z6levelsPKiS0_Pii", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !46)
!3 = !DIFile(filename: "levels_of_swapped_vertices.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !9, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16, !18, !23, !28, !33, !39, !41}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 128)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 129)
!17 = !DINamespace(name: "std", scope: null)
!18 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !19, file: !15, line: 154)
!19 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !15, file: !15, line: 137, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22}
!22 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !24, file: !15, line: 154)
!24 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !15, file: !15, line: 133, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !27}
!27 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!28 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !29, file: !15, line: 154)
!29 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !15, file: !15, line: 134, type: !30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!30 = !DISubroutineType(types: !31)
!31 = !{!32, !32}
!32 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !34, file: !15, line: 154)
!34 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !15, file: !15, line: 145, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!35 = !DISubroutineType(types: !36)
!36 = !{!37, !38}
!37 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!38 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !40, file: !15, line: 154)
!40 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !15, file: !15, line: 147, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!41 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !42, file: !15, line: 154)
!42 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !15, file: !15, line: 149, type: !43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!43 = !DISubroutineType(types: !44)
!44 = !{!8, !45}
!45 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!46 = !{}
!47 = !{i32 7, !"Dwarf Version", i32 4}
!48 = !{i32 2, !"Debug Info Version", i32 3}
!49 = !{i32 1, !"wchar_size", i32 4}
!50 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!51 = !{!"clang version 22.1.8"}
!52 = !DILocalVariable(name: "first", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!53 = !DILocation(line: 5, column: 35, scope: !2)
!54 = !DILocalVariable(name: "to", arg: 2, scope: !2, file: !3, line: 5, type: !6)
!55 = !DILocation(line: 5, column: 53, scope: !2)
!56 = !DILocalVariable(name: "level", arg: 3, scope: !2, file: !3, line: 5, type: !9)
!57 = !DILocation(line: 5, column: 62, scope: !2)
!58 = !DILocalVariable(name: "n", arg: 4, scope: !2, file: !3, line: 5, type: !8)
!59 = !DILocation(line: 5, column: 73, scope: !2)
!60 = !DILocalVariable(name: "now", scope: !2, file: !3, line: 7, type: !8)
!61 = !DILocation(line: 7, column: 7, scope: !2)
!62 = !DILocation(line: 8, column: 3, scope: !2)
!63 = !DILocation(line: 9, column: 5, scope: !64)
!64 = distinct !DILexicalBlock(scope: !2, file: !3, line: 8, column: 6)
!65 = !DILocation(line: 10, column: 9, scope: !66)
!66 = distinct !DILexicalBlock(scope: !64, file: !3, line: 10, column: 9)
!67 = !DILocation(line: 10, column: 21, scope: !66)
!68 = !DILocation(line: 11, column: 13, scope: !66)
!69 = !DILocation(line: 11, column: 7, scope: !66)
!70 = !DILocation(line: 12, column: 5, scope: !64)
!71 = !DILocalVariable(name: "v", scope: !72, file: !3, line: 13, type: !8)
!72 = distinct !DILexicalBlock(scope: !64, file: !3, line: 13, column: 5)
!73 = !DILocation(line: 13, column: 14, scope: !72)
!74 = !DILocation(line: 13, column: 18, scope: !72)
!75 = !DILocation(line: 13, column: 10, scope: !72)
!76 = !DILocation(line: 13, column: 31, scope: !77)
!77 = distinct !DILexicalBlock(scope: !72, file: !3, line: 13, column: 5)
!78 = !DILocation(line: 13, column: 35, scope: !77)
!79 = !DILocation(line: 13, column: 33, scope: !77)
!80 = !DILocation(line: 13, column: 5, scope: !72)
!81 = !DILocation(line: 14, column: 22, scope: !82)
!82 = distinct !DILexicalBlock(scope: !77, file: !3, line: 14, column: 11)
!83 = !DILocation(line: 14, column: 28, scope: !82)
!84 = !DILocation(line: 14, column: 11, scope: !82)
!85 = !DILocation(line: 14, column: 38, scope: !82)
!86 = !DILocation(line: 14, column: 35, scope: !82)
!87 = !DILocalVariable(name: "e", scope: !88, file: !3, line: 15, type: !8)
!88 = distinct !DILexicalBlock(scope: !82, file: !3, line: 15, column: 9)
!89 = !DILocation(line: 15, column: 18, scope: !88)
!90 = !DILocation(line: 15, column: 22, scope: !88)
!91 = !DILocation(line: 15, column: 28, scope: !88)
!92 = !DILocation(line: 15, column: 14, scope: !88)
!93 = !DILocation(line: 15, column: 32, scope: !94)
!94 = distinct !DILexicalBlock(scope: !88, file: !3, line: 15, column: 9)
!95 = !DILocation(line: 15, column: 36, scope: !94)
!96 = !DILocation(line: 15, column: 42, scope: !94)
!97 = !DILocation(line: 15, column: 44, scope: !94)
!98 = !DILocation(line: 15, column: 34, scope: !94)
!99 = !DILocation(line: 15, column: 9, scope: !88)
!100 = !DILocation(line: 16, column: 26, scope: !101)
!101 = distinct !DILexicalBlock(scope: !94, file: !3, line: 16, column: 15)
!102 = !DILocation(line: 16, column: 32, scope: !101)
!103 = !DILocation(line: 16, column: 35, scope: !101)
!104 = !DILocation(line: 16, column: 44, scope: !101)
!105 = !DILocation(line: 16, column: 48, scope: !101)
!106 = !DILocation(line: 16, column: 15, scope: !101)
!107 = !DILocation(line: 16, column: 53, scope: !101)
!108 = !DILocalVariable(name: "seen", scope: !109, file: !3, line: 17, type: !7)
!109 = distinct !DILexicalBlock(scope: !101, file: !3, line: 16, column: 60)
!110 = !DILocation(line: 17, column: 23, scope: !109)
!111 = !DILocation(line: 18, column: 13, scope: !109)
!112 = !DILocation(line: 19, column: 11, scope: !109)
!113 = !DILocation(line: 16, column: 57, scope: !101)
!114 = !DILocation(line: 15, column: 50, scope: !94)
!115 = !DILocation(line: 15, column: 9, scope: !94)
!116 = distinct !{!116, !99, !117, !118}
!117 = !DILocation(line: 19, column: 11, scope: !88)
!118 = !{!"llvm.loop.mustprogress"}
!119 = !DILocation(line: 13, column: 43, scope: !77)
!120 = !DILocation(line: 13, column: 40, scope: !77)
!121 = !DILocation(line: 13, column: 5, scope: !77)
!122 = distinct !{!122, !80, !123, !118}
!123 = !DILocation(line: 19, column: 11, scope: !72)
!124 = !DILocation(line: 20, column: 5, scope: !64)
!125 = !DILocation(line: 21, column: 5, scope: !64)
!126 = !DILocation(line: 22, column: 3, scope: !64)
!127 = !DILocation(line: 22, column: 12, scope: !2)
!128 = distinct !{!128, !62, !129, !118}
!129 = !DILocation(line: 22, column: 17, scope: !2)
!130 = !DILocation(line: 23, column: 1, scope: !2)
