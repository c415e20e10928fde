; ModuleID = 'stage_by_mask.cu'
source_filename = "stage_by_mask.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5stagePKfPfii(ptr noundef %in, ptr noundef %out, i32 noundef %n, i32 noundef %p) #0 !dbg !42 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %p.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %k = alloca i32, align 4
  %j = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !49, !DIExpression(), !50)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !51, !DIExpression(), !52)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !53, !DIExpression(), !54)
  store i32 %p, ptr %p.addr, align 4
    #dbg_declare(ptr %p.addr, !55, !DIExpression(), !56)
    #dbg_declare(ptr %t, !57, !DIExpression(), !58)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !59
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !60
  %mul = mul i32 %0, %1, !dbg !61
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !62
  %add = add i32 %mul, %2, !dbg !63
  store i32 %add, ptr %t, align 4, !dbg !58
  %3 = load i32, ptr %t, align 4, !dbg !64
  %4 = load i32, ptr %n.addr, align 4, !dbg !66
  %div = sdiv i32 %4, 2, !dbg !67
  %cmp = icmp sge i32 %3, %div, !dbg !68
  br i1 %cmp, label %if.then, label %if.end, !dbg !68

if.then:                                          ; preds = %entry
  br label %return, !dbg !69

if.end:                                           ; preds = %entry
    #dbg_declare(ptr %k, !70, !DIExpression(), !71)
  %5 = load i32, ptr %t, align 4, !dbg !72
  %6 = load i32, ptr %p.addr, align 4, !dbg !73
  %sub = sub nsw i32 %6, 1, !dbg !74
  %and = and i32 %5, %sub, !dbg !75
  store i32 %and, ptr %k, align 4, !dbg !71
    #dbg_declare(ptr %j, !76, !DIExpression(), !77)
  %7 = load i32, ptr %t, align 4, !dbg !78
  %8 = load i32, ptr %k, align 4, !dbg !79
  %add3 = add nsw i32 %7, %8, !dbg !80
  store i32 %add3, ptr %j, align 4, !dbg !77
  %9 = load ptr, ptr %in.addr, align 8, !dbg !81
  %10 = load i32, ptr %t, align 4, !dbg !82
  %idxprom = sext i32 %10 to i64, !dbg !81
  %arrayidx = getelementptr inbounds float, ptr %9, i64 %idxprom, !dbg !81
  %11 = load float, ptr %arrayidx, align 4, !dbg !81
  %12 = load ptr, ptr %in.addr, align 8, !dbg !83
  %13 = load i32, ptr %t, align 4, !dbg !84
  %14 = load i32, ptr %n.addr, align 4, !dbg !85
  %div4 = sdiv i32 %14, 2, !dbg !86
  %add5 = add nsw i32 %13, %div4, !dbg !87
  %idxprom6 = sext i32 %add5 to i64, !dbg !83
  %arrayidx7 = getelementptr inbounds float, ptr %12, i64 %idxprom6, !dbg !83
  %15 = load float, ptr %arrayidx7, align 4, !dbg !83
  %add8 = fadd float %11, %15, !dbg !88
  %16 = load ptr, ptr %out.addr, align 8, !dbg !89
  %17 = load i32, ptr %j, align 4, !dbg !90
  %idxprom9 = sext i32 %17 to i64, !dbg !89
  %arrayidx10 = getelementptr inbounds float, ptr %16, i64 %idxprom9, !dbg !89
  store float %add8, ptr %arrayidx10, align 4, !dbg !91
  %18 = load ptr, ptr %in.addr, align 8, !dbg !92
  %19 = load i32, ptr %t, align 4, !dbg !93
  %idxprom11 = sext i32 %19 to i64, !dbg !92
  %arrayidx12 = getelementptr inbounds float, ptr %18, i64 %idxprom11, !dbg !92
  %20 = load float, ptr %arrayidx12, align 4, !dbg !92
  %21 = load ptr, ptr %in.addr, align 8, !dbg !94
  %22 = load i32, ptr %t, align 4, !dbg !95
  %23 = load i32, ptr %n.addr, align 4, !dbg !96
  %div13 = sdiv i32 %23, 2, !dbg !97
  %add14 = add nsw i32 %22, %div13, !dbg !98
  %idxprom15 = sext i32 %add14 to i64, !dbg !94
  %arrayidx16 = getelementptr inbounds float, ptr %21, i64 %idxprom15, !dbg !94
  %24 = load float, ptr %arrayidx16, align 4, !dbg !94
  %mul17 = fmul float %20, %24, !dbg !99
  %25 = load ptr, ptr %out.addr, align 8, !dbg !100
  %26 = load i32, ptr %j, align 4, !dbg !101
  %27 = load i32, ptr %p.addr, align 4, !dbg !102
  %add18 = add nsw i32 %26, %27, !dbg !103
  %idxprom19 = sext i32 %add18 to i64, !dbg !100
  %arrayidx20 = getelementptr inbounds float, ptr %25, i64 %idxprom19, !dbg !100
  store float %mul17, ptr %arrayidx20, align 4, !dbg !104
  br label %return, !dbg !105

return:                                           ; preds = %if.end, %if.then
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
!1 = !DIFile(filename: "stage_by_mask.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "stage", linkageName: "_Z5stagePKfPfii", scope: !1, file: !1, line: 8, type: !43, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !48)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !47, !35, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!48 = !{}
!49 = !DILocalVariable(name: "in", arg: 1, scope: !42, file: !1, line: 8, type: !45)
!50 = !DILocation(line: 8, column: 36, scope: !42)
!51 = !DILocalVariable(name: "out", arg: 2, scope: !42, file: !1, line: 8, type: !47)
!52 = !DILocation(line: 8, column: 47, scope: !42)
!53 = !DILocalVariable(name: "n", arg: 3, scope: !42, file: !1, line: 8, type: !35)
!54 = !DILocation(line: 8, column: 56, scope: !42)
!55 = !DILocalVariable(name: "p", arg: 4, scope: !42, file: !1, line: 8, type: !35)
!56 = !DILocation(line: 8, column: 63, scope: !42)
!57 = !DILocalVariable(name: "t", scope: !42, file: !1, line: 9, type: !35)
!58 = !DILocation(line: 9, column: 7, scope: !42)
!59 = !DILocation(line: 9, column: 11, scope: !42)
!60 = !DILocation(line: 9, column: 24, scope: !42)
!61 = !DILocation(line: 9, column: 22, scope: !42)
!62 = !DILocation(line: 9, column: 37, scope: !42)
!63 = !DILocation(line: 9, column: 35, scope: !42)
!64 = !DILocation(line: 10, column: 7, scope: !65)
!65 = distinct !DILexicalBlock(scope: !42, file: !1, line: 10, column: 7)
!66 = !DILocation(line: 10, column: 12, scope: !65)
!67 = !DILocation(line: 10, column: 14, scope: !65)
!68 = !DILocation(line: 10, column: 9, scope: !65)
!69 = !DILocation(line: 10, column: 19, scope: !65)
!70 = !DILocalVariable(name: "k", scope: !42, file: !1, line: 11, type: !35)
!71 = !DILocation(line: 11, column: 7, scope: !42)
!72 = !DILocation(line: 11, column: 11, scope: !42)
!73 = !DILocation(line: 11, column: 16, scope: !42)
!74 = !DILocation(line: 11, column: 18, scope: !42)
!75 = !DILocation(line: 11, column: 13, scope: !42)
!76 = !DILocalVariable(name: "j", scope: !42, file: !1, line: 11, type: !35)
!77 = !DILocation(line: 11, column: 24, scope: !42)
!78 = !DILocation(line: 11, column: 28, scope: !42)
!79 = !DILocation(line: 11, column: 32, scope: !42)
!80 = !DILocation(line: 11, column: 30, scope: !42)
!81 = !DILocation(line: 12, column: 12, scope: !42)
!82 = !DILocation(line: 12, column: 15, scope: !42)
!83 = !DILocation(line: 12, column: 20, scope: !42)
!84 = !DILocation(line: 12, column: 23, scope: !42)
!85 = !DILocation(line: 12, column: 27, scope: !42)
!86 = !DILocation(line: 12, column: 29, scope: !42)
!87 = !DILocation(line: 12, column: 25, scope: !42)
!88 = !DILocation(line: 12, column: 18, scope: !42)
!89 = !DILocation(line: 12, column: 3, scope: !42)
!90 = !DILocation(line: 12, column: 7, scope: !42)
!91 = !DILocation(line: 12, column: 10, scope: !42)
!92 = !DILocation(line: 13, column: 16, scope: !42)
!93 = !DILocation(line: 13, column: 19, scope: !42)
!94 = !DILocation(line: 13, column: 24, scope: !42)
!95 = !DILocation(line: 13, column: 27, scope: !42)
!96 = !DILocation(line: 13, column: 31, scope: !42)
!97 = !DILocation(line: 13, column: 33, scope: !42)
!98 = !DILocation(line: 13, column: 29, scope: !42)
!99 = !DILocation(line: 13, column: 22, scope: !42)
!100 = !DILocation(line: 13, column: 3, scope: !42)
!101 = !DILocation(line: 13, column: 7, scope: !42)
!102 = !DILocation(line: 13, column: 11, scope: !42)
!103 = !DILocation(line: 13, column: 9, scope: !42)
!104 = !DILocation(line: 13, column: 14, scope: !42)
!105 = !DILocation(line: 14, column: 1, scope: !42)
