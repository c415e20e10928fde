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
  %cmp3 = icmp ne i32 %7, %8, !dbg !76
  br i1 %cmp3, label %if.then, label %if.end, !dbg !72

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %return, !dbg !77

if.end:                                           ; preds = %lor.lhs.false
    #dbg_declare(ptr %s, !78, !DIExpression(), !79)
  store float 0.000000e+00, ptr %s, align 4, !dbg !79
    #dbg_declare(ptr %e, !80, !DIExpression(), !82)
  %9 = load ptr, ptr %begin.addr, align 8, !dbg !83
  %10 = load i32, ptr %v, align 4, !dbg !84
  %idxprom4 = sext i32 %10 to i64, !dbg !83
  %arrayidx5 = getelementptr inbounds i32, ptr %9, i64 %idxprom4, !dbg !83
  %11 = load i32, ptr %arrayidx5, align 4, !dbg !83
  store i32 %11, ptr %e, align 4, !dbg !82
  br label %for.cond, !dbg !85

for.cond:                                         ; preds = %for.inc, %if.end
  %12 = load i32, ptr %e, align 4, !dbg !86
  %13 = load ptr, ptr %begin.addr, align 8, !dbg !88
  %14 = load i32, ptr %v, align 4, !dbg !89
  %add6 = add nsw i32 %14, 1, !dbg !90
  %idxprom7 = sext i32 %add6 to i64, !dbg !88
  %arrayidx8 = getelementptr inbounds i32, ptr %13, i64 %idxprom7, !dbg !88
  %15 = load i32, ptr %arrayidx8, align 4, !dbg !88
  %cmp9 = icmp slt i32 %12, %15, !dbg !91
  br i1 %cmp9, label %for.body, label %for.end, !dbg !92

for.body:                                         ; preds = %for.cond
  %16 = load ptr, ptr %level.addr, align 8, !dbg !93
  %17 = load ptr, ptr %adjacent.addr, align 8, !dbg !95
  %18 = load i32, ptr %e, align 4, !dbg !96
  %idxprom10 = sext i32 %18 to i64, !dbg !95
  %arrayidx11 = getelementptr inbounds i32, ptr %17, i64 %idxprom10, !dbg !95
  %19 = load i32, ptr %arrayidx11, align 4, !dbg !95
  %idxprom12 = sext i32 %19 to i64, !dbg !93
  %arrayidx13 = getelementptr inbounds i32, ptr %16, i64 %idxprom12, !dbg !93
  %20 = load i32, ptr %arrayidx13, align 4, !dbg !93
  %21 = load i32, ptr %depth.addr, align 4, !dbg !97
  %add14 = add nsw i32 %21, 1, !dbg !98
  %cmp15 = icmp eq i32 %20, %add14, !dbg !99
  br i1 %cmp15, label %if.then16, label %if.end23, !dbg !99

if.then16:                                        ; preds = %for.body
  %22 = load ptr, ptr %sum.addr, align 8, !dbg !100
  %23 = load ptr, ptr %adjacent.addr, align 8, !dbg !101
  %24 = load i32, ptr %e, align 4, !dbg !102
  %idxprom17 = sext i32 %24 to i64, !dbg !101
  %arrayidx18 = getelementptr inbounds i32, ptr %23, i64 %idxprom17, !dbg !101
  %25 = load i32, ptr %arrayidx18, align 4, !dbg !101
  %idxprom19 = sext i32 %25 to i64, !dbg !100
  %arrayidx20 = getelementptr inbounds float, ptr %22, i64 %idxprom19, !dbg !100
  %26 = load float, ptr %arrayidx20, align 4, !dbg !100
  %add21 = fadd float 1.000000e+00, %26, !dbg !103
  %27 = load float, ptr %s, align 4, !dbg !104
  %add22 = fadd float %27, %add21, !dbg !104
  store float %add22, ptr %s, align 4, !dbg !104
  br label %if.end23, !dbg !105

if.end23:                                         ; preds = %if.then16, %for.body
  br label %for.inc, !dbg !106

for.inc:                                          ; preds = %if.end23
  %28 = load i32, ptr %e, align 4, !dbg !107
  %inc = add nsw i32 %28, 1, !dbg !107
  store i32 %inc, ptr %e, align 4, !dbg !107
  br label %for.cond, !dbg !108, !llvm.loop !109

for.end:                                          ; preds = %for.cond
  %29 = load float, ptr %s, align 4, !dbg !112
  %30 = load ptr, ptr %sum.addr, align 8, !dbg !113
  %31 = load i32, ptr %v, align 4, !dbg !114
  %idxprom24 = sext i32 %31 to i64, !dbg !113
  %arrayidx25 = getelementptr inbounds float, ptr %30, i64 %idxprom24, !dbg !113
  store float %29, ptr %arrayidx25, align 4, !dbg !115
  br label %return, !dbg !116

return:                                           ; preds = %for.end, %if.then
  ret void, !dbg !116
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
!42 = distinct !DISubprogram(name: "sums", linkageName: "_Z4sumsPKiS0_S0_Pfii", scope: !1, file: !1, line: 4, type: !43, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !48)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !45, !45, !47, !35, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!48 = !{}
!49 = !DILocalVariable(name: "begin", arg: 1, scope: !42, file: !1, line: 4, type: !45)
!50 = !DILocation(line: 4, column: 33, scope: !42)
!51 = !DILocalVariable(name: "adjacent", arg: 2, scope: !42, file: !1, line: 4, type: !45)
!52 = !DILocation(line: 4, column: 51, scope: !42)
!53 = !DILocalVariable(name: "level", arg: 3, scope: !42, file: !1, line: 4, type: !45)
!54 = !DILocation(line: 4, column: 72, scope: !42)
!55 = !DILocalVariable(name: "sum", arg: 4, scope: !42, file: !1, line: 4, type: !47)
!56 = !DILocation(line: 4, column: 86, scope: !42)
!57 = !DILocalVariable(name: "depth", arg: 5, scope: !42, file: !1, line: 4, type: !35)
!58 = !DILocation(line: 4, column: 95, scope: !42)
!59 = !DILocalVariable(name: "n", arg: 6, scope: !42, file: !1, line: 4, type: !35)
!60 = !DILocation(line: 4, column: 106, scope: !42)
!61 = !DILocalVariable(name: "v", scope: !42, file: !1, line: 5, type: !35)
!62 = !DILocation(line: 5, column: 7, scope: !42)
!63 = !DILocation(line: 5, column: 11, scope: !42)
!64 = !DILocation(line: 5, column: 24, scope: !42)
!65 = !DILocation(line: 5, column: 22, scope: !42)
!66 = !DILocation(line: 5, column: 37, scope: !42)
!67 = !DILocation(line: 5, column: 35, scope: !42)
!68 = !DILocation(line: 6, column: 7, scope: !69)
!69 = distinct !DILexicalBlock(scope: !42, file: !1, line: 6, column: 7)
!70 = !DILocation(line: 6, column: 12, scope: !69)
!71 = !DILocation(line: 6, column: 9, scope: !69)
!72 = !DILocation(line: 6, column: 14, scope: !69)
!73 = !DILocation(line: 6, column: 17, scope: !69)
!74 = !DILocation(line: 6, column: 23, scope: !69)
!75 = !DILocation(line: 6, column: 29, scope: !69)
!76 = !DILocation(line: 6, column: 26, scope: !69)
!77 = !DILocation(line: 7, column: 5, scope: !69)
!78 = !DILocalVariable(name: "s", scope: !42, file: !1, line: 8, type: !36)
!79 = !DILocation(line: 8, column: 9, scope: !42)
!80 = !DILocalVariable(name: "e", scope: !81, file: !1, line: 9, type: !35)
!81 = distinct !DILexicalBlock(scope: !42, file: !1, line: 9, column: 3)
!82 = !DILocation(line: 9, column: 12, scope: !81)
!83 = !DILocation(line: 9, column: 16, scope: !81)
!84 = !DILocation(line: 9, column: 22, scope: !81)
!85 = !DILocation(line: 9, column: 8, scope: !81)
!86 = !DILocation(line: 9, column: 26, scope: !87)
!87 = distinct !DILexicalBlock(scope: !81, file: !1, line: 9, column: 3)
!88 = !DILocation(line: 9, column: 30, scope: !87)
!89 = !DILocation(line: 9, column: 36, scope: !87)
!90 = !DILocation(line: 9, column: 38, scope: !87)
!91 = !DILocation(line: 9, column: 28, scope: !87)
!92 = !DILocation(line: 9, column: 3, scope: !81)
!93 = !DILocation(line: 10, column: 9, scope: !94)
!94 = distinct !DILexicalBlock(scope: !87, file: !1, line: 10, column: 9)
!95 = !DILocation(line: 10, column: 15, scope: !94)
!96 = !DILocation(line: 10, column: 24, scope: !94)
!97 = !DILocation(line: 10, column: 31, scope: !94)
!98 = !DILocation(line: 10, column: 37, scope: !94)
!99 = !DILocation(line: 10, column: 28, scope: !94)
!100 = !DILocation(line: 11, column: 16, scope: !94)
!101 = !DILocation(line: 11, column: 20, scope: !94)
!102 = !DILocation(line: 11, column: 29, scope: !94)
!103 = !DILocation(line: 11, column: 14, scope: !94)
!104 = !DILocation(line: 11, column: 9, scope: !94)
!105 = !DILocation(line: 11, column: 7, scope: !94)
!106 = !DILocation(line: 10, column: 39, scope: !94)
!107 = !DILocation(line: 9, column: 44, scope: !87)
!108 = !DILocation(line: 9, column: 3, scope: !87)
!109 = distinct !{!109, !92, !110, !111}
!110 = !DILocation(line: 11, column: 31, scope: !81)
!111 = !{!"llvm.loop.mustprogress"}
!112 = !DILocation(line: 12, column: 12, scope: !42)
!113 = !DILocation(line: 12, column: 3, scope: !42)
!114 = !DILocation(line: 12, column: 7, scope: !42)
!115 = !DILocation(line: 12, column: 10, scope: !42)
!116 = !DILocation(line: 13, column: 1, scope: !42)
