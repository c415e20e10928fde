; ModuleID = 'distances_begin_large.cu'
source_filename = "distances_begin_large.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7take_upPKiS0_S0_PiS1_S1_i(ptr noundef %first, ptr noundef %to, ptr noundef %weight, ptr noundef %dist, ptr noundef %list, ptr noundef %length, i32 noundef %n) #0 !dbg !42 {
entry:
  %p.addr.i30 = alloca ptr, align 8
  %v.addr.i31 = alloca i32, align 4
  %.atomictmp.i32 = alloca i32, align 4
  %atomic-temp.i33 = alloca i32, align 4
  %p.addr.i26 = alloca ptr, align 8
  %v.addr.i27 = alloca i32, align 4
  %.atomictmp.i28 = alloca i32, align 4
  %atomic-temp.i29 = alloca i32, align 4
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %first.addr = alloca ptr, align 8
  %to.addr = alloca ptr, align 8
  %weight.addr = alloca ptr, align 8
  %dist.addr = alloca ptr, align 8
  %list.addr = alloca ptr, align 8
  %length.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %v = alloca i32, align 4
  %e = alloca i32, align 4
  %d = alloca i32, align 4
  %at = alloca i32, align 4
  store ptr %first, ptr %first.addr, align 8
    #dbg_declare(ptr %first.addr, !49, !DIExpression(), !50)
  store ptr %to, ptr %to.addr, align 8
    #dbg_declare(ptr %to.addr, !51, !DIExpression(), !52)
  store ptr %weight, ptr %weight.addr, align 8
    #dbg_declare(ptr %weight.addr, !53, !DIExpression(), !54)
  store ptr %dist, ptr %dist.addr, align 8
    #dbg_declare(ptr %dist.addr, !55, !DIExpression(), !56)
  store ptr %list, ptr %list.addr, align 8
    #dbg_declare(ptr %list.addr, !57, !DIExpression(), !58)
  store ptr %length, ptr %length.addr, align 8
    #dbg_declare(ptr %length.addr, !59, !DIExpression(), !60)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !61, !DIExpression(), !62)
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
  br i1 %cmp, label %if.then, label %if.end25, !dbg !73

if.then:                                          ; preds = %entry
    #dbg_declare(ptr %e, !74, !DIExpression(), !76)
  %5 = load ptr, ptr %first.addr, align 8, !dbg !77
  %6 = load i32, ptr %v, align 4, !dbg !78
  %idxprom = sext i32 %6 to i64, !dbg !77
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom, !dbg !77
  %7 = load i32, ptr %arrayidx, align 4, !dbg !77
  store i32 %7, ptr %e, align 4, !dbg !76
  br label %for.cond, !dbg !79

for.cond:                                         ; preds = %for.inc, %if.then
  %8 = load i32, ptr %e, align 4, !dbg !80
  %9 = load ptr, ptr %first.addr, align 8, !dbg !82
  %10 = load i32, ptr %v, align 4, !dbg !83
  %add3 = add nsw i32 %10, 1, !dbg !84
  %idxprom4 = sext i32 %add3 to i64, !dbg !82
  %arrayidx5 = getelementptr inbounds i32, ptr %9, i64 %idxprom4, !dbg !82
  %11 = load i32, ptr %arrayidx5, align 4, !dbg !82
  %cmp6 = icmp slt i32 %8, %11, !dbg !85
  br i1 %cmp6, label %for.body, label %for.end, !dbg !86

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %d, !87, !DIExpression(), !89)
  %12 = load ptr, ptr %dist.addr, align 8, !dbg !90
  %13 = load i32, ptr %v, align 4, !dbg !91
  %idxprom7 = sext i32 %13 to i64, !dbg !90
  %arrayidx8 = getelementptr inbounds i32, ptr %12, i64 %idxprom7, !dbg !90
  store ptr %arrayidx8, ptr %p.addr.i26, align 8, !dbg !92
  store i32 0, ptr %v.addr.i27, align 4, !dbg !92
  %14 = load ptr, ptr %p.addr.i26, align 8, !dbg !92
  %15 = load i32, ptr %v.addr.i27, align 4, !dbg !92
  store i32 %15, ptr %.atomictmp.i28, align 4, !dbg !92
  %16 = load i32, ptr %.atomictmp.i28, align 4, !dbg !92
  %17 = atomicrmw add ptr %14, i32 %16 monotonic, align 4, !dbg !92
  store i32 %17, ptr %atomic-temp.i29, align 4, !dbg !92
  %18 = load i32, ptr %atomic-temp.i29, align 4, !dbg !92
  %19 = load ptr, ptr %weight.addr, align 8, !dbg !93
  %20 = load i32, ptr %e, align 4, !dbg !94
  %idxprom10 = sext i32 %20 to i64, !dbg !93
  %arrayidx11 = getelementptr inbounds i32, ptr %19, i64 %idxprom10, !dbg !93
  %21 = load i32, ptr %arrayidx11, align 4, !dbg !93
  %add12 = add nsw i32 %18, %21, !dbg !95
  store i32 %add12, ptr %d, align 4, !dbg !89
  %22 = load ptr, ptr %dist.addr, align 8, !dbg !96
  %23 = load ptr, ptr %to.addr, align 8, !dbg !97
  %24 = load i32, ptr %e, align 4, !dbg !98
  %idxprom13 = sext i32 %24 to i64, !dbg !97
  %arrayidx14 = getelementptr inbounds i32, ptr %23, i64 %idxprom13, !dbg !97
  %25 = load i32, ptr %arrayidx14, align 4, !dbg !97
  %idxprom15 = sext i32 %25 to i64, !dbg !96
  %arrayidx16 = getelementptr inbounds i32, ptr %22, i64 %idxprom15, !dbg !96
  %26 = load i32, ptr %d, align 4, !dbg !99
  store ptr %arrayidx16, ptr %p.addr.i30, align 8, !dbg !100
  store i32 %26, ptr %v.addr.i31, align 4, !dbg !100
  %27 = load ptr, ptr %p.addr.i30, align 8, !dbg !100
  %28 = load i32, ptr %v.addr.i31, align 4, !dbg !100
  store i32 %28, ptr %.atomictmp.i32, align 4, !dbg !100
  %29 = load i32, ptr %.atomictmp.i32, align 4, !dbg !100
  %30 = atomicrmw min ptr %27, i32 %29 monotonic, align 4, !dbg !100
  store i32 %30, ptr %atomic-temp.i33, align 4, !dbg !100
  %31 = load i32, ptr %atomic-temp.i33, align 4, !dbg !100
  %32 = load i32, ptr %d, align 4, !dbg !101
  %cmp18 = icmp sgt i32 %31, %32, !dbg !102
  br i1 %cmp18, label %if.then19, label %if.end, !dbg !103

if.then19:                                        ; preds = %for.body
    #dbg_declare(ptr %at, !104, !DIExpression(), !106)
  %33 = load ptr, ptr %length.addr, align 8, !dbg !107
  store ptr %33, ptr %p.addr.i, align 8, !dbg !108
  store i32 1, ptr %v.addr.i, align 4, !dbg !108
  %34 = load ptr, ptr %p.addr.i, align 8, !dbg !108
  %35 = load i32, ptr %v.addr.i, align 4, !dbg !108
  store i32 %35, ptr %.atomictmp.i, align 4, !dbg !108
  %36 = load i32, ptr %.atomictmp.i, align 4, !dbg !108
  %37 = atomicrmw add ptr %34, i32 %36 monotonic, align 4, !dbg !108
  store i32 %37, ptr %atomic-temp.i, align 4, !dbg !108
  %38 = load i32, ptr %atomic-temp.i, align 4, !dbg !108
  store i32 %38, ptr %at, align 4, !dbg !106
  %39 = load ptr, ptr %to.addr, align 8, !dbg !109
  %40 = load i32, ptr %e, align 4, !dbg !110
  %idxprom21 = sext i32 %40 to i64, !dbg !109
  %arrayidx22 = getelementptr inbounds i32, ptr %39, i64 %idxprom21, !dbg !109
  %41 = load i32, ptr %arrayidx22, align 4, !dbg !109
  %42 = load ptr, ptr %list.addr, align 8, !dbg !111
  %43 = load i32, ptr %at, align 4, !dbg !112
  %idxprom23 = sext i32 %43 to i64, !dbg !111
  %arrayidx24 = getelementptr inbounds i32, ptr %42, i64 %idxprom23, !dbg !111
  store i32 %41, ptr %arrayidx24, align 4, !dbg !113
  br label %if.end, !dbg !114

if.end:                                           ; preds = %if.then19, %for.body
  br label %for.inc, !dbg !101

for.inc:                                          ; preds = %if.end
  %44 = load i32, ptr %e, align 4, !dbg !115
  %inc = add nsw i32 %44, 1, !dbg !115
  store i32 %inc, ptr %e, align 4, !dbg !115
  br label %for.cond, !dbg !116, !llvm.loop !117

for.end:                                          ; preds = %for.cond
  br label %if.end25, !dbg !118

if.end25:                                         ; preds = %for.end, %entry
  ret void, !dbg !120
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
!1 = !DIFile(filename: "distances_begin_large.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "take_up", linkageName: "_Z7take_upPKiS0_S0_PiS1_S1_i", scope: !1, file: !1, line: 5, type: !43, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !48)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !45, !45, !47, !47, !47, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!48 = !{}
!49 = !DILocalVariable(name: "first", arg: 1, scope: !42, file: !1, line: 5, type: !45)
!50 = !DILocation(line: 5, column: 36, scope: !42)
!51 = !DILocalVariable(name: "to", arg: 2, scope: !42, file: !1, line: 5, type: !45)
!52 = !DILocation(line: 5, column: 54, scope: !42)
!53 = !DILocalVariable(name: "weight", arg: 3, scope: !42, file: !1, line: 5, type: !45)
!54 = !DILocation(line: 5, column: 69, scope: !42)
!55 = !DILocalVariable(name: "dist", arg: 4, scope: !42, file: !1, line: 5, type: !47)
!56 = !DILocation(line: 5, column: 82, scope: !42)
!57 = !DILocalVariable(name: "list", arg: 5, scope: !42, file: !1, line: 5, type: !47)
!58 = !DILocation(line: 5, column: 93, scope: !42)
!59 = !DILocalVariable(name: "length", arg: 6, scope: !42, file: !1, line: 5, type: !47)
!60 = !DILocation(line: 5, column: 104, scope: !42)
!61 = !DILocalVariable(name: "n", arg: 7, scope: !42, file: !1, line: 5, type: !35)
!62 = !DILocation(line: 5, column: 116, scope: !42)
!63 = !DILocalVariable(name: "v", scope: !42, file: !1, line: 6, type: !46)
!64 = !DILocation(line: 6, column: 13, scope: !42)
!65 = !DILocation(line: 6, column: 17, scope: !42)
!66 = !DILocation(line: 6, column: 30, scope: !42)
!67 = !DILocation(line: 6, column: 28, scope: !42)
!68 = !DILocation(line: 6, column: 43, scope: !42)
!69 = !DILocation(line: 6, column: 41, scope: !42)
!70 = !DILocation(line: 7, column: 7, scope: !71)
!71 = distinct !DILexicalBlock(scope: !42, file: !1, line: 7, column: 7)
!72 = !DILocation(line: 7, column: 11, scope: !71)
!73 = !DILocation(line: 7, column: 9, scope: !71)
!74 = !DILocalVariable(name: "e", scope: !75, file: !1, line: 8, type: !35)
!75 = distinct !DILexicalBlock(scope: !71, file: !1, line: 8, column: 5)
!76 = !DILocation(line: 8, column: 14, scope: !75)
!77 = !DILocation(line: 8, column: 18, scope: !75)
!78 = !DILocation(line: 8, column: 24, scope: !75)
!79 = !DILocation(line: 8, column: 10, scope: !75)
!80 = !DILocation(line: 8, column: 28, scope: !81)
!81 = distinct !DILexicalBlock(scope: !75, file: !1, line: 8, column: 5)
!82 = !DILocation(line: 8, column: 32, scope: !81)
!83 = !DILocation(line: 8, column: 38, scope: !81)
!84 = !DILocation(line: 8, column: 40, scope: !81)
!85 = !DILocation(line: 8, column: 30, scope: !81)
!86 = !DILocation(line: 8, column: 5, scope: !75)
!87 = !DILocalVariable(name: "d", scope: !88, file: !1, line: 9, type: !46)
!88 = distinct !DILexicalBlock(scope: !81, file: !1, line: 9, column: 61)
!89 = !DILocation(line: 9, column: 21, scope: !88)
!90 = !DILocation(line: 9, column: 36, scope: !88)
!91 = !DILocation(line: 9, column: 41, scope: !88)
!92 = !DILocation(line: 9, column: 25, scope: !88)
!93 = !DILocation(line: 9, column: 50, scope: !88)
!94 = !DILocation(line: 9, column: 57, scope: !88)
!95 = !DILocation(line: 9, column: 48, scope: !88)
!96 = !DILocation(line: 9, column: 72, scope: !88)
!97 = !DILocation(line: 9, column: 77, scope: !88)
!98 = !DILocation(line: 9, column: 80, scope: !88)
!99 = !DILocation(line: 9, column: 85, scope: !88)
!100 = !DILocation(line: 9, column: 61, scope: !88)
!101 = !DILocation(line: 9, column: 90, scope: !88)
!102 = !DILocation(line: 9, column: 88, scope: !88)
!103 = !DILocation(line: 9, column: 11, scope: !88)
!104 = !DILocalVariable(name: "at", scope: !105, file: !1, line: 10, type: !46)
!105 = distinct !DILexicalBlock(scope: !88, file: !1, line: 9, column: 93)
!106 = !DILocation(line: 10, column: 19, scope: !105)
!107 = !DILocation(line: 10, column: 34, scope: !105)
!108 = !DILocation(line: 10, column: 24, scope: !105)
!109 = !DILocation(line: 11, column: 20, scope: !105)
!110 = !DILocation(line: 11, column: 23, scope: !105)
!111 = !DILocation(line: 11, column: 9, scope: !105)
!112 = !DILocation(line: 11, column: 14, scope: !105)
!113 = !DILocation(line: 11, column: 18, scope: !105)
!114 = !DILocation(line: 12, column: 7, scope: !105)
!115 = !DILocation(line: 8, column: 46, scope: !81)
!116 = !DILocation(line: 8, column: 5, scope: !81)
!117 = distinct !{!117, !86, !118, !119}
!118 = !DILocation(line: 12, column: 7, scope: !75)
!119 = !{!"llvm.loop.mustprogress"}
!120 = !DILocation(line: 13, column: 1, scope: !42)
