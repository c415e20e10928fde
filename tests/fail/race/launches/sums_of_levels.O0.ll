; ModuleID = 'sums_of_levels.cu'
source_filename = "sums_of_levels.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4sumsPKiS0_S0_Pfii(ptr noundef %begin, ptr noundef %adjacent, ptr noundef %level, ptr noundef %sum, i32 noundef %depth, i32 noundef %n) #0 !dbg !42 {
entry:
  %begin.addr = alloca ptr, align 8
  %adjacent.addr = alloca ptr, align 8
  %level.addr = alloca ptr, align 8
  %sum.addr = alloca ptr, align 8
  %depth.addr = alloca i32, align 4
  %n.addr = alloca i32, align 4
  %v = alloca i32, align 4
  %s = alloca float, align 4
  %e = alloca i32, align 4
  store ptr %begin, ptr %begin.addr, align 8
    #dbg_declare(ptr %begin.addr, !49, !DIExpression(), !50)
  store ptr %adjacent, ptr %adjacent.addr, align 8
    #dbg_declare(ptr %adjacent.addr, !51, !DIExpression(), !52)
  store ptr %level, ptr %level.addr, align 8
    #dbg_declare(ptr %level.addr, !53, !DIExpression(), !54)
  store ptr %sum, ptr %sum.addr, align 8
    #dbg_declare(ptr %sum.addr, !55, !DIExpression(), !56)
  store i32 %depth, ptr %depth.addr, align 4
    #dbg_declare(ptr %depth.addr, !57, !DIExpression(), !58)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !59, !DIExpression(), !60)
    #dbg_declare(ptr %v, !61, !DIExpression(), !62)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !63
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !64
  %mul = mul i32 %0, %1, !dbg !65
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66
  %add = add i32 %mul, %2, !dbg !67
  store i32 %add, ptr %v, align 4, !dbg !62
  %3 = load i32, ptr %v, align 4, !dbg !68
  %4 = load i32, ptr %n.addr, align 4, !dbg !70
  %cmp = icmp sge i32 %3, %4, !dbg !71
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !72

lor.lhs.false:                                    ; preds = %entry
  %5 = load ptr, ptr %level.addr, align 8, !dbg !73
  %6 = load i32, ptr %v, align 4, !dbg !74
  %idxprom = sext i32 %6 to i64, !dbg !73
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom, !dbg !73
  %7 = load i32, ptr %arrayidx, align 4, !dbg !73
  %8 = load i32, ptr %depth.addr, align 4, !dbg !75
  %9 = load i32, ptr %v, align 4, !dbg !76
  %rem = srem i32 %9, 2, !dbg !77
  %add3 = add nsw i32 %8, %rem, !dbg !78
  %cmp4 = icmp ne i32 %7, %add3, !dbg !79
  br i1 %cmp4, label %if.then, label %if.end, !dbg !72

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %return, !dbg !80

if.end:                                           ; preds = %lor.lhs.false
    #dbg_declare(ptr %s, !81, !DIExpression(), !82)
  store float 0.000000e+00, ptr %s, align 4, !dbg !82
    #dbg_declare(ptr %e, !83, !DIExpression(), !85)
  %10 = load ptr, ptr %begin.addr, align 8, !dbg !86
  %11 = load i32, ptr %v, align 4, !dbg !87
  %idxprom5 = sext i32 %11 to i64, !dbg !86
  %arrayidx6 = getelementptr inbounds i32, ptr %10, i64 %idxprom5, !dbg !86
  %12 = load i32, ptr %arrayidx6, align 4, !dbg !86
  store i32 %12, ptr %e, align 4, !dbg !85
  br label %for.cond, !dbg !88

for.cond:                                         ; preds = %for.inc, %if.end
  %13 = load i32, ptr %e, align 4, !dbg !89
  %14 = load ptr, ptr %begin.addr, align 8, !dbg !91
  %15 = load i32, ptr %v, align 4, !dbg !92
  %add7 = add nsw i32 %15, 1, !dbg !93
  %idxprom8 = sext i32 %add7 to i64, !dbg !91
  %arrayidx9 = getelementptr inbounds i32, ptr %14, i64 %idxprom8, !dbg !91
  %16 = load i32, ptr %arrayidx9, align 4, !dbg !91
  %cmp10 = icmp slt i32 %13, %16, !dbg !94
  br i1 %cmp10, label %for.body, label %for.end, !dbg !95

for.body:                                         ; preds = %for.cond
  %17 = load ptr, ptr %level.addr, align 8, !dbg !96
  %18 = load ptr, ptr %adjacent.addr, align 8, !dbg !98
  %19 = load i32, ptr %e, align 4, !dbg !99
  %idxprom11 = sext i32 %19 to i64, !dbg !98
  %arrayidx12 = getelementptr inbounds i32, ptr %18, i64 %idxprom11, !dbg !98
  %20 = load i32, ptr %arrayidx12, align 4, !dbg !98
  %idxprom13 = sext i32 %20 to i64, !dbg !96
  %arrayidx14 = getelementptr inbounds i32, ptr %17, i64 %idxprom13, !dbg !96
  %21 = load i32, ptr %arrayidx14, align 4, !dbg !96
  %22 = load i32, ptr %depth.addr, align 4, !dbg !100
  %add15 = add nsw i32 %22, 1, !dbg !101
  %cmp16 = icmp eq i32 %21, %add15, !dbg !102
  br i1 %cmp16, label %if.then17, label %if.end24, !dbg !102

if.then17:                                        ; preds = %for.body
  %23 = load ptr, ptr %sum.addr, align 8, !dbg !103
  %24 = load ptr, ptr %adjacent.addr, align 8, !dbg !104
  %25 = load i32, ptr %e, align 4, !dbg !105
  %idxprom18 = sext i32 %25 to i64, !dbg !104
  %arrayidx19 = getelementptr inbounds i32, ptr %24, i64 %idxprom18, !dbg !104
  %26 = load i32, ptr %arrayidx19, align 4, !dbg !104
  %idxprom20 = sext i32 %26 to i64, !dbg !103
  %arrayidx21 = getelementptr inbounds float, ptr %23, i64 %idxprom20, !dbg !103
  %27 = load float, ptr %arrayidx21, align 4, !dbg !103
  %add22 = fadd float 1.000000e+00, %27, !dbg !106
  %28 = load float, ptr %s, align 4, !dbg !107
  %add23 = fadd float %28, %add22, !dbg !107
  store float %add23, ptr %s, align 4, !dbg !107
  br label %if.end24, !dbg !108

if.end24:                                         ; preds = %if.then17, %for.body
  br label %for.inc, !dbg !109

for.inc:                                          ; preds = %if.end24
  %29 = load i32, ptr %e, align 4, !dbg !110
  %inc = add nsw i32 %29, 1, !dbg !110
  store i32 %inc, ptr %e, align 4, !dbg !110
  br label %for.cond, !dbg !111, !llvm.loop !112

for.end:                                          ; preds = %for.cond
  %30 = load float, ptr %s, align 4, !dbg !115
  %31 = load ptr, ptr %sum.addr, align 8, !dbg !116
  %32 = load i32, ptr %v, align 4, !dbg !117
  %idxprom25 = sext i32 %32 to i64, !dbg !116
  %arrayidx26 = getelementptr inbounds float, ptr %31, i64 %idxprom25, !dbg !116
  store float %30, ptr %arrayidx26, align 4, !dbg !118
  br label %return, !dbg !119

return:                                           ; preds = %for.end, %if.then
  ret void, !dbg !119
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
!1 = !DIFile(filename: "sums_of_levels.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "sums", linkageName: "_Z4sumsPKiS0_S0_Pfii", scope: !1, file: !1, line: 6, type: !43, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !48)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !45, !45, !47, !35, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!48 = !{}
!49 = !DILocalVariable(name: "begin", arg: 1, scope: !42, file: !1, line: 6, type: !45)
!50 = !DILocation(line: 6, column: 33, scope: !42)
!51 = !DILocalVariable(name: "adjacent", arg: 2, scope: !42, file: !1, line: 6, type: !45)
!52 = !DILocation(line: 6, column: 51, scope: !42)
!53 = !DILocalVariable(name: "level", arg: 3, scope: !42, file: !1, line: 6, type: !45)
!54 = !DILocation(line: 6, column: 72, scope: !42)
!55 = !DILocalVariable(name: "sum", arg: 4, scope: !42, file: !1, line: 6, type: !47)
!56 = !DILocation(line: 6, column: 86, scope: !42)
!57 = !DILocalVariable(name: "depth", arg: 5, scope: !42, file: !1, line: 6, type: !35)
!58 = !DILocation(line: 6, column: 95, scope: !42)
!59 = !DILocalVariable(name: "n", arg: 6, scope: !42, file: !1, line: 6, type: !35)
!60 = !DILocation(line: 6, column: 106, scope: !42)
!61 = !DILocalVariable(name: "v", scope: !42, file: !1, line: 7, type: !35)
!62 = !DILocation(line: 7, column: 7, scope: !42)
!63 = !DILocation(line: 7, column: 11, scope: !42)
!64 = !DILocation(line: 7, column: 24, scope: !42)
!65 = !DILocation(line: 7, column: 22, scope: !42)
!66 = !DILocation(line: 7, column: 37, scope: !42)
!67 = !DILocation(line: 7, column: 35, scope: !42)
!68 = !DILocation(line: 8, column: 7, scope: !69)
!69 = distinct !DILexicalBlock(scope: !42, file: !1, line: 8, column: 7)
!70 = !DILocation(line: 8, column: 12, scope: !69)
!71 = !DILocation(line: 8, column: 9, scope: !69)
!72 = !DILocation(line: 8, column: 14, scope: !69)
!73 = !DILocation(line: 8, column: 17, scope: !69)
!74 = !DILocation(line: 8, column: 23, scope: !69)
!75 = !DILocation(line: 8, column: 29, scope: !69)
!76 = !DILocation(line: 8, column: 37, scope: !69)
!77 = !DILocation(line: 8, column: 39, scope: !69)
!78 = !DILocation(line: 8, column: 35, scope: !69)
!79 = !DILocation(line: 8, column: 26, scope: !69)
!80 = !DILocation(line: 9, column: 5, scope: !69)
!81 = !DILocalVariable(name: "s", scope: !42, file: !1, line: 10, type: !36)
!82 = !DILocation(line: 10, column: 9, scope: !42)
!83 = !DILocalVariable(name: "e", scope: !84, file: !1, line: 11, type: !35)
!84 = distinct !DILexicalBlock(scope: !42, file: !1, line: 11, column: 3)
!85 = !DILocation(line: 11, column: 12, scope: !84)
!86 = !DILocation(line: 11, column: 16, scope: !84)
!87 = !DILocation(line: 11, column: 22, scope: !84)
!88 = !DILocation(line: 11, column: 8, scope: !84)
!89 = !DILocation(line: 11, column: 26, scope: !90)
!90 = distinct !DILexicalBlock(scope: !84, file: !1, line: 11, column: 3)
!91 = !DILocation(line: 11, column: 30, scope: !90)
!92 = !DILocation(line: 11, column: 36, scope: !90)
!93 = !DILocation(line: 11, column: 38, scope: !90)
!94 = !DILocation(line: 11, column: 28, scope: !90)
!95 = !DILocation(line: 11, column: 3, scope: !84)
!96 = !DILocation(line: 12, column: 9, scope: !97)
!97 = distinct !DILexicalBlock(scope: !90, file: !1, line: 12, column: 9)
!98 = !DILocation(line: 12, column: 15, scope: !97)
!99 = !DILocation(line: 12, column: 24, scope: !97)
!100 = !DILocation(line: 12, column: 31, scope: !97)
!101 = !DILocation(line: 12, column: 37, scope: !97)
!102 = !DILocation(line: 12, column: 28, scope: !97)
!103 = !DILocation(line: 13, column: 16, scope: !97)
!104 = !DILocation(line: 13, column: 20, scope: !97)
!105 = !DILocation(line: 13, column: 29, scope: !97)
!106 = !DILocation(line: 13, column: 14, scope: !97)
!107 = !DILocation(line: 13, column: 9, scope: !97)
!108 = !DILocation(line: 13, column: 7, scope: !97)
!109 = !DILocation(line: 12, column: 39, scope: !97)
!110 = !DILocation(line: 11, column: 44, scope: !90)
!111 = !DILocation(line: 11, column: 3, scope: !90)
!112 = distinct !{!112, !95, !113, !114}
!113 = !DILocation(line: 13, column: 31, scope: !84)
!114 = !{!"llvm.loop.mustprogress"}
!115 = !DILocation(line: 14, column: 12, scope: !42)
!116 = !DILocation(line: 14, column: 3, scope: !42)
!117 = !DILocation(line: 14, column: 7, scope: !42)
!118 = !DILocation(line: 14, column: 10, scope: !42)
!119 = !DILocation(line: 15, column: 1, scope: !42)
