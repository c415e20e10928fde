; ModuleID = 'entries_of_a_row.cu'
source_filename = "entries_of_a_row.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7productPKiS0_PKfiS2_Pfiii(ptr noundef %row, ptr noundef %column, ptr noundef %value, i32 noundef %entries, ptr noundef %b, ptr noundef %c, i32 noundef %ldb, i32 noundef %ldc, i32 noundef %columns) #0 !dbg !42 {
entry:
  %row.addr = alloca ptr, align 8
  %column.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  %entries.addr = alloca i32, align 4
  %b.addr = alloca ptr, align 8
  %c.addr = alloca ptr, align 8
  %ldb.addr = alloca i32, align 4
  %ldc.addr = alloca i32, align 4
  %columns.addr = alloca i32, align 4
  %e = alloca i32, align 4
  %j = alloca i32, align 4
  store ptr %row, ptr %row.addr, align 8
    #dbg_declare(ptr %row.addr, !51, !DIExpression(), !52)
  store ptr %column, ptr %column.addr, align 8
    #dbg_declare(ptr %column.addr, !53, !DIExpression(), !54)
  store ptr %value, ptr %value.addr, align 8
    #dbg_declare(ptr %value.addr, !55, !DIExpression(), !56)
  store i32 %entries, ptr %entries.addr, align 4
    #dbg_declare(ptr %entries.addr, !57, !DIExpression(), !58)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !59, !DIExpression(), !60)
  store ptr %c, ptr %c.addr, align 8
    #dbg_declare(ptr %c.addr, !61, !DIExpression(), !62)
  store i32 %ldb, ptr %ldb.addr, align 4
    #dbg_declare(ptr %ldb.addr, !63, !DIExpression(), !64)
  store i32 %ldc, ptr %ldc.addr, align 4
    #dbg_declare(ptr %ldc.addr, !65, !DIExpression(), !66)
  store i32 %columns, ptr %columns.addr, align 4
    #dbg_declare(ptr %columns.addr, !67, !DIExpression(), !68)
    #dbg_declare(ptr %e, !69, !DIExpression(), !70)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !71
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !72
  %mul = mul i32 %0, %1, !dbg !73
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !74
  %add = add i32 %mul, %2, !dbg !75
  store i32 %add, ptr %e, align 4, !dbg !70
  %3 = load i32, ptr %e, align 4, !dbg !76
  %4 = load i32, ptr %entries.addr, align 4, !dbg !78
  %cmp = icmp sge i32 %3, %4, !dbg !79
  br i1 %cmp, label %if.then, label %if.end, !dbg !79

if.then:                                          ; preds = %entry
  br label %for.end, !dbg !80

if.end:                                           ; preds = %entry
    #dbg_declare(ptr %j, !81, !DIExpression(), !83)
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !84
  store i32 %5, ptr %j, align 4, !dbg !83
  br label %for.cond, !dbg !85

for.cond:                                         ; preds = %for.inc, %if.end
  %6 = load i32, ptr %j, align 4, !dbg !86
  %7 = load i32, ptr %columns.addr, align 4, !dbg !88
  %cmp4 = icmp slt i32 %6, %7, !dbg !89
  br i1 %cmp4, label %for.body, label %for.end, !dbg !90

for.body:                                         ; preds = %for.cond
  %8 = load ptr, ptr %value.addr, align 8, !dbg !91
  %9 = load i32, ptr %e, align 4, !dbg !92
  %idxprom = sext i32 %9 to i64, !dbg !91
  %arrayidx = getelementptr inbounds float, ptr %8, i64 %idxprom, !dbg !91
  %10 = load float, ptr %arrayidx, align 4, !dbg !91
  %11 = load ptr, ptr %b.addr, align 8, !dbg !93
  %12 = load ptr, ptr %column.addr, align 8, !dbg !94
  %13 = load i32, ptr %e, align 4, !dbg !95
  %idxprom5 = sext i32 %13 to i64, !dbg !94
  %arrayidx6 = getelementptr inbounds i32, ptr %12, i64 %idxprom5, !dbg !94
  %14 = load i32, ptr %arrayidx6, align 4, !dbg !94
  %15 = load i32, ptr %ldb.addr, align 4, !dbg !96
  %mul7 = mul nsw i32 %14, %15, !dbg !97
  %16 = load i32, ptr %j, align 4, !dbg !98
  %add8 = add nsw i32 %mul7, %16, !dbg !99
  %idxprom9 = sext i32 %add8 to i64, !dbg !93
  %arrayidx10 = getelementptr inbounds float, ptr %11, i64 %idxprom9, !dbg !93
  %17 = load float, ptr %arrayidx10, align 4, !dbg !93
  %18 = load ptr, ptr %c.addr, align 8, !dbg !100
  %19 = load ptr, ptr %row.addr, align 8, !dbg !101
  %20 = load i32, ptr %e, align 4, !dbg !102
  %idxprom12 = sext i32 %20 to i64, !dbg !101
  %arrayidx13 = getelementptr inbounds i32, ptr %19, i64 %idxprom12, !dbg !101
  %21 = load i32, ptr %arrayidx13, align 4, !dbg !101
  %22 = load i32, ptr %ldc.addr, align 4, !dbg !103
  %mul14 = mul nsw i32 %21, %22, !dbg !104
  %23 = load i32, ptr %j, align 4, !dbg !105
  %add15 = add nsw i32 %mul14, %23, !dbg !106
  %idxprom16 = sext i32 %add15 to i64, !dbg !100
  %arrayidx17 = getelementptr inbounds float, ptr %18, i64 %idxprom16, !dbg !100
  %24 = load float, ptr %arrayidx17, align 4, !dbg !107
  %25 = call float @llvm.fmuladd.f32(float %10, float %17, float %24), !dbg !107
  store float %25, ptr %arrayidx17, align 4, !dbg !107
  br label %for.inc, !dbg !100

for.inc:                                          ; preds = %for.body
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !108
  %27 = load i32, ptr %j, align 4, !dbg !109
  %add19 = add i32 %27, %26, !dbg !109
  store i32 %add19, ptr %j, align 4, !dbg !109
  br label %for.cond, !dbg !110, !llvm.loop !111

for.end:                                          ; preds = %if.then, %for.cond
  ret void, !dbg !114
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "entries_of_a_row.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "product", linkageName: "_Z7productPKiS0_PKfiS2_Pfiii", scope: !1, file: !1, line: 8, type: !43, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !50)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !45, !47, !35, !47, !49, !35, !35, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!50 = !{}
!51 = !DILocalVariable(name: "row", arg: 1, scope: !42, file: !1, line: 8, type: !45)
!52 = !DILocation(line: 8, column: 36, scope: !42)
!53 = !DILocalVariable(name: "column", arg: 2, scope: !42, file: !1, line: 8, type: !45)
!54 = !DILocation(line: 8, column: 52, scope: !42)
!55 = !DILocalVariable(name: "value", arg: 3, scope: !42, file: !1, line: 8, type: !47)
!56 = !DILocation(line: 8, column: 73, scope: !42)
!57 = !DILocalVariable(name: "entries", arg: 4, scope: !42, file: !1, line: 8, type: !35)
!58 = !DILocation(line: 8, column: 84, scope: !42)
!59 = !DILocalVariable(name: "b", arg: 5, scope: !42, file: !1, line: 8, type: !47)
!60 = !DILocation(line: 8, column: 106, scope: !42)
!61 = !DILocalVariable(name: "c", arg: 6, scope: !42, file: !1, line: 8, type: !49)
!62 = !DILocation(line: 8, column: 116, scope: !42)
!63 = !DILocalVariable(name: "ldb", arg: 7, scope: !42, file: !1, line: 9, type: !35)
!64 = !DILocation(line: 9, column: 29, scope: !42)
!65 = !DILocalVariable(name: "ldc", arg: 8, scope: !42, file: !1, line: 9, type: !35)
!66 = !DILocation(line: 9, column: 38, scope: !42)
!67 = !DILocalVariable(name: "columns", arg: 9, scope: !42, file: !1, line: 9, type: !35)
!68 = !DILocation(line: 9, column: 47, scope: !42)
!69 = !DILocalVariable(name: "e", scope: !42, file: !1, line: 10, type: !35)
!70 = !DILocation(line: 10, column: 7, scope: !42)
!71 = !DILocation(line: 10, column: 11, scope: !42)
!72 = !DILocation(line: 10, column: 24, scope: !42)
!73 = !DILocation(line: 10, column: 22, scope: !42)
!74 = !DILocation(line: 10, column: 37, scope: !42)
!75 = !DILocation(line: 10, column: 35, scope: !42)
!76 = !DILocation(line: 11, column: 7, scope: !77)
!77 = distinct !DILexicalBlock(scope: !42, file: !1, line: 11, column: 7)
!78 = !DILocation(line: 11, column: 12, scope: !77)
!79 = !DILocation(line: 11, column: 9, scope: !77)
!80 = !DILocation(line: 12, column: 5, scope: !77)
!81 = !DILocalVariable(name: "j", scope: !82, file: !1, line: 13, type: !35)
!82 = distinct !DILexicalBlock(scope: !42, file: !1, line: 13, column: 3)
!83 = !DILocation(line: 13, column: 12, scope: !82)
!84 = !DILocation(line: 13, column: 16, scope: !82)
!85 = !DILocation(line: 13, column: 8, scope: !82)
!86 = !DILocation(line: 13, column: 29, scope: !87)
!87 = distinct !DILexicalBlock(scope: !82, file: !1, line: 13, column: 3)
!88 = !DILocation(line: 13, column: 33, scope: !87)
!89 = !DILocation(line: 13, column: 31, scope: !87)
!90 = !DILocation(line: 13, column: 3, scope: !82)
!91 = !DILocation(line: 14, column: 28, scope: !87)
!92 = !DILocation(line: 14, column: 34, scope: !87)
!93 = !DILocation(line: 14, column: 39, scope: !87)
!94 = !DILocation(line: 14, column: 41, scope: !87)
!95 = !DILocation(line: 14, column: 48, scope: !87)
!96 = !DILocation(line: 14, column: 53, scope: !87)
!97 = !DILocation(line: 14, column: 51, scope: !87)
!98 = !DILocation(line: 14, column: 59, scope: !87)
!99 = !DILocation(line: 14, column: 57, scope: !87)
!100 = !DILocation(line: 14, column: 5, scope: !87)
!101 = !DILocation(line: 14, column: 7, scope: !87)
!102 = !DILocation(line: 14, column: 11, scope: !87)
!103 = !DILocation(line: 14, column: 16, scope: !87)
!104 = !DILocation(line: 14, column: 14, scope: !87)
!105 = !DILocation(line: 14, column: 22, scope: !87)
!106 = !DILocation(line: 14, column: 20, scope: !87)
!107 = !DILocation(line: 14, column: 25, scope: !87)
!108 = !DILocation(line: 13, column: 47, scope: !87)
!109 = !DILocation(line: 13, column: 44, scope: !87)
!110 = !DILocation(line: 13, column: 3, scope: !87)
!111 = distinct !{!111, !90, !112, !113}
!112 = !DILocation(line: 14, column: 60, scope: !82)
!113 = !{!"llvm.loop.mustprogress"}
!114 = !DILocation(line: 15, column: 1, scope: !42)
