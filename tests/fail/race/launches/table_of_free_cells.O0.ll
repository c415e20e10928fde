; ModuleID = 'table_of_free_cells.cu'
source_filename = "table_of_free_cells.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6insertPjPKjij(ptr noundef %keys, ptr noundef %from, i32 noundef %n, i32 noundef %mask) #0 !dbg !42 {
entry:
  %keys.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %mask.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %key = alloca i32, align 4
  %h = alloca i32, align 4
  store ptr %keys, ptr %keys.addr, align 8
    #dbg_declare(ptr %keys.addr, !50, !DIExpression(), !51)
  store ptr %from, ptr %from.addr, align 8
    #dbg_declare(ptr %from.addr, !52, !DIExpression(), !53)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !54, !DIExpression(), !55)
  store i32 %mask, ptr %mask.addr, align 4
    #dbg_declare(ptr %mask.addr, !56, !DIExpression(), !57)
    #dbg_declare(ptr %i, !58, !DIExpression(), !59)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !60
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !61
  %mul = mul i32 %0, %1, !dbg !62
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !63
  %add = add i32 %mul, %2, !dbg !64
  store i32 %add, ptr %i, align 4, !dbg !59
  %3 = load i32, ptr %i, align 4, !dbg !65
  %4 = load i32, ptr %n.addr, align 4, !dbg !67
  %cmp = icmp sge i32 %3, %4, !dbg !68
  br i1 %cmp, label %if.then, label %if.end, !dbg !68

if.then:                                          ; preds = %entry
  br label %return, !dbg !69

if.end:                                           ; preds = %entry
    #dbg_declare(ptr %key, !70, !DIExpression(), !71)
  %5 = load ptr, ptr %from.addr, align 8, !dbg !72
  %6 = load i32, ptr %i, align 4, !dbg !73
  %idxprom = sext i32 %6 to i64, !dbg !72
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom, !dbg !72
  %7 = load i32, ptr %arrayidx, align 4, !dbg !72
  store i32 %7, ptr %key, align 4, !dbg !71
    #dbg_declare(ptr %h, !74, !DIExpression(), !76)
  %8 = load i32, ptr %key, align 4, !dbg !77
  %mul3 = mul i32 %8, -1640531535, !dbg !78
  %9 = load i32, ptr %mask.addr, align 4, !dbg !79
  %and = and i32 %mul3, %9, !dbg !80
  store i32 %and, ptr %h, align 4, !dbg !76
  br label %for.cond, !dbg !81

for.cond:                                         ; preds = %for.inc, %if.end
  %10 = load ptr, ptr %keys.addr, align 8, !dbg !82
  %11 = load i32, ptr %h, align 4, !dbg !86
  %idxprom4 = zext i32 %11 to i64, !dbg !82
  %arrayidx5 = getelementptr inbounds nuw i32, ptr %10, i64 %idxprom4, !dbg !82
  %12 = load i32, ptr %arrayidx5, align 4, !dbg !82
  %cmp6 = icmp eq i32 %12, -1, !dbg !87
  br i1 %cmp6, label %if.then7, label %if.end10, !dbg !87

if.then7:                                         ; preds = %for.cond
  %13 = load i32, ptr %key, align 4, !dbg !88
  %14 = load ptr, ptr %keys.addr, align 8, !dbg !90
  %15 = load i32, ptr %h, align 4, !dbg !91
  %idxprom8 = zext i32 %15 to i64, !dbg !90
  %arrayidx9 = getelementptr inbounds nuw i32, ptr %14, i64 %idxprom8, !dbg !90
  store i32 %13, ptr %arrayidx9, align 4, !dbg !92
  br label %return, !dbg !93

if.end10:                                         ; preds = %for.cond
  br label %for.inc, !dbg !94

for.inc:                                          ; preds = %if.end10
  %16 = load i32, ptr %h, align 4, !dbg !95
  %add11 = add i32 %16, 1, !dbg !96
  %17 = load i32, ptr %mask.addr, align 4, !dbg !97
  %and12 = and i32 %add11, %17, !dbg !98
  store i32 %and12, ptr %h, align 4, !dbg !99
  br label %for.cond, !dbg !100, !llvm.loop !101

return:                                           ; preds = %if.then7, %if.then
  ret void, !dbg !105
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
!1 = !DIFile(filename: "table_of_free_cells.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "insert", linkageName: "_Z6insertPjPKjij", scope: !1, file: !1, line: 7, type: !43, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !49)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !47, !35, !46}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !46)
!49 = !{}
!50 = !DILocalVariable(name: "keys", arg: 1, scope: !42, file: !1, line: 7, type: !45)
!51 = !DILocation(line: 7, column: 34, scope: !42)
!52 = !DILocalVariable(name: "from", arg: 2, scope: !42, file: !1, line: 7, type: !47)
!53 = !DILocation(line: 7, column: 56, scope: !42)
!54 = !DILocalVariable(name: "n", arg: 3, scope: !42, file: !1, line: 7, type: !35)
!55 = !DILocation(line: 7, column: 66, scope: !42)
!56 = !DILocalVariable(name: "mask", arg: 4, scope: !42, file: !1, line: 7, type: !46)
!57 = !DILocation(line: 7, column: 78, scope: !42)
!58 = !DILocalVariable(name: "i", scope: !42, file: !1, line: 8, type: !35)
!59 = !DILocation(line: 8, column: 7, scope: !42)
!60 = !DILocation(line: 8, column: 11, scope: !42)
!61 = !DILocation(line: 8, column: 24, scope: !42)
!62 = !DILocation(line: 8, column: 22, scope: !42)
!63 = !DILocation(line: 8, column: 37, scope: !42)
!64 = !DILocation(line: 8, column: 35, scope: !42)
!65 = !DILocation(line: 9, column: 7, scope: !66)
!66 = distinct !DILexicalBlock(scope: !42, file: !1, line: 9, column: 7)
!67 = !DILocation(line: 9, column: 12, scope: !66)
!68 = !DILocation(line: 9, column: 9, scope: !66)
!69 = !DILocation(line: 9, column: 15, scope: !66)
!70 = !DILocalVariable(name: "key", scope: !42, file: !1, line: 10, type: !46)
!71 = !DILocation(line: 10, column: 12, scope: !42)
!72 = !DILocation(line: 10, column: 18, scope: !42)
!73 = !DILocation(line: 10, column: 23, scope: !42)
!74 = !DILocalVariable(name: "h", scope: !75, file: !1, line: 11, type: !46)
!75 = distinct !DILexicalBlock(scope: !42, file: !1, line: 11, column: 3)
!76 = !DILocation(line: 11, column: 17, scope: !75)
!77 = !DILocation(line: 11, column: 21, scope: !75)
!78 = !DILocation(line: 11, column: 25, scope: !75)
!79 = !DILocation(line: 11, column: 41, scope: !75)
!80 = !DILocation(line: 11, column: 39, scope: !75)
!81 = !DILocation(line: 11, column: 8, scope: !75)
!82 = !DILocation(line: 12, column: 9, scope: !83)
!83 = distinct !DILexicalBlock(scope: !84, file: !1, line: 12, column: 9)
!84 = distinct !DILexicalBlock(scope: !85, file: !1, line: 11, column: 68)
!85 = distinct !DILexicalBlock(scope: !75, file: !1, line: 11, column: 3)
!86 = !DILocation(line: 12, column: 14, scope: !83)
!87 = !DILocation(line: 12, column: 17, scope: !83)
!88 = !DILocation(line: 13, column: 17, scope: !89)
!89 = distinct !DILexicalBlock(scope: !83, file: !1, line: 12, column: 33)
!90 = !DILocation(line: 13, column: 7, scope: !89)
!91 = !DILocation(line: 13, column: 12, scope: !89)
!92 = !DILocation(line: 13, column: 15, scope: !89)
!93 = !DILocation(line: 14, column: 7, scope: !89)
!94 = !DILocation(line: 16, column: 3, scope: !84)
!95 = !DILocation(line: 11, column: 53, scope: !85)
!96 = !DILocation(line: 11, column: 55, scope: !85)
!97 = !DILocation(line: 11, column: 62, scope: !85)
!98 = !DILocation(line: 11, column: 60, scope: !85)
!99 = !DILocation(line: 11, column: 50, scope: !85)
!100 = !DILocation(line: 11, column: 3, scope: !85)
!101 = distinct !{!101, !102, !103, !104}
!102 = !DILocation(line: 11, column: 3, scope: !75)
!103 = !DILocation(line: 16, column: 3, scope: !75)
!104 = !{!"llvm.loop.mustprogress"}
!105 = !DILocation(line: 17, column: 1, scope: !42)
