; ModuleID = 'row_by_index.cu'
source_filename = "row_by_index.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8gradientPKfPKiPfii(ptr noundef %g, ptr noundef %ids, ptr noundef %w, i32 noundef %n, i32 noundef %d) #0 !dbg !42 {
entry:
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca float, align 4
  %.atomictmp.i = alloca float, align 4
  %atomic-temp.i = alloca float, align 4
  %g.addr = alloca ptr, align 8
  %ids.addr = alloca ptr, align 8
  %w.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %d.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %g, ptr %g.addr, align 8
    #dbg_declare(ptr %g.addr, !51, !DIExpression(), !52)
  store ptr %ids, ptr %ids.addr, align 8
    #dbg_declare(ptr %ids.addr, !53, !DIExpression(), !54)
  store ptr %w, ptr %w.addr, align 8
    #dbg_declare(ptr %w.addr, !55, !DIExpression(), !56)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !57, !DIExpression(), !58)
  store i32 %d, ptr %d.addr, align 4
    #dbg_declare(ptr %d.addr, !59, !DIExpression(), !60)
    #dbg_declare(ptr %i, !61, !DIExpression(), !62)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !63
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !64
  %mul = mul i32 %0, %1, !dbg !65
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66
  %add = add i32 %mul, %2, !dbg !67
  store i32 %add, ptr %i, align 4, !dbg !62
  %3 = load i32, ptr %i, align 4, !dbg !68
  %4 = load i32, ptr %n.addr, align 4, !dbg !70
  %5 = load i32, ptr %d.addr, align 4, !dbg !71
  %mul3 = mul nsw i32 %4, %5, !dbg !72
  %cmp = icmp slt i32 %3, %mul3, !dbg !73
  br i1 %cmp, label %if.then, label %if.end, !dbg !73

if.then:                                          ; preds = %entry
  %6 = load ptr, ptr %w.addr, align 8, !dbg !74
  %7 = load ptr, ptr %ids.addr, align 8, !dbg !75
  %8 = load i32, ptr %i, align 4, !dbg !76
  %9 = load i32, ptr %d.addr, align 4, !dbg !77
  %div = sdiv i32 %8, %9, !dbg !78
  %idxprom = sext i32 %div to i64, !dbg !75
  %arrayidx = getelementptr inbounds i32, ptr %7, i64 %idxprom, !dbg !75
  %10 = load i32, ptr %arrayidx, align 4, !dbg !75
  %11 = load i32, ptr %d.addr, align 4, !dbg !79
  %mul4 = mul nsw i32 %10, %11, !dbg !80
  %12 = load i32, ptr %i, align 4, !dbg !81
  %13 = load i32, ptr %d.addr, align 4, !dbg !82
  %rem = srem i32 %12, %13, !dbg !83
  %add5 = add nsw i32 %mul4, %rem, !dbg !84
  %idxprom6 = sext i32 %add5 to i64, !dbg !74
  %arrayidx7 = getelementptr inbounds float, ptr %6, i64 %idxprom6, !dbg !74
  %14 = load ptr, ptr %g.addr, align 8, !dbg !85
  %15 = load i32, ptr %i, align 4, !dbg !86
  %idxprom8 = sext i32 %15 to i64, !dbg !85
  %arrayidx9 = getelementptr inbounds float, ptr %14, i64 %idxprom8, !dbg !85
  %16 = load float, ptr %arrayidx9, align 4, !dbg !85
  store ptr %arrayidx7, ptr %p.addr.i, align 8, !dbg !87
  store float %16, ptr %v.addr.i, align 4, !dbg !87
  %17 = load ptr, ptr %p.addr.i, align 8, !dbg !87
  %18 = load float, ptr %v.addr.i, align 4, !dbg !87
  store float %18, ptr %.atomictmp.i, align 4, !dbg !87
  %19 = load float, ptr %.atomictmp.i, align 4, !dbg !87
  %20 = atomicrmw fadd ptr %17, float %19 monotonic, align 4, !dbg !87
  store float %20, ptr %atomic-temp.i, align 4, !dbg !87
  %21 = load float, ptr %atomic-temp.i, align 4, !dbg !87
  br label %if.end, !dbg !87

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !88
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6gatherPKfPKiPfii(ptr noundef %g, ptr noundef %ids, ptr noundef %w, i32 noundef %n, i32 noundef %d) #0 !dbg !89 {
entry:
  %g.addr = alloca ptr, align 8
  %ids.addr = alloca ptr, align 8
  %w.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %d.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %g, ptr %g.addr, align 8
    #dbg_declare(ptr %g.addr, !90, !DIExpression(), !91)
  store ptr %ids, ptr %ids.addr, align 8
    #dbg_declare(ptr %ids.addr, !92, !DIExpression(), !93)
  store ptr %w, ptr %w.addr, align 8
    #dbg_declare(ptr %w.addr, !94, !DIExpression(), !95)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !96, !DIExpression(), !97)
  store i32 %d, ptr %d.addr, align 4
    #dbg_declare(ptr %d.addr, !98, !DIExpression(), !99)
    #dbg_declare(ptr %i, !100, !DIExpression(), !101)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !102
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !103
  %mul = mul i32 %0, %1, !dbg !104
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !105
  %add = add i32 %mul, %2, !dbg !106
  store i32 %add, ptr %i, align 4, !dbg !101
  %3 = load i32, ptr %i, align 4, !dbg !107
  %4 = load i32, ptr %n.addr, align 4, !dbg !109
  %5 = load i32, ptr %d.addr, align 4, !dbg !110
  %mul3 = mul nsw i32 %4, %5, !dbg !111
  %cmp = icmp slt i32 %3, %mul3, !dbg !112
  br i1 %cmp, label %if.then, label %if.end, !dbg !112

if.then:                                          ; preds = %entry
  %6 = load ptr, ptr %g.addr, align 8, !dbg !113
  %7 = load i32, ptr %i, align 4, !dbg !114
  %idxprom = sext i32 %7 to i64, !dbg !113
  %arrayidx = getelementptr inbounds float, ptr %6, i64 %idxprom, !dbg !113
  %8 = load float, ptr %arrayidx, align 4, !dbg !113
  %9 = load ptr, ptr %w.addr, align 8, !dbg !115
  %10 = load ptr, ptr %ids.addr, align 8, !dbg !116
  %11 = load i32, ptr %i, align 4, !dbg !117
  %12 = load i32, ptr %d.addr, align 4, !dbg !118
  %div = sdiv i32 %11, %12, !dbg !119
  %idxprom4 = sext i32 %div to i64, !dbg !116
  %arrayidx5 = getelementptr inbounds i32, ptr %10, i64 %idxprom4, !dbg !116
  %13 = load i32, ptr %arrayidx5, align 4, !dbg !116
  %14 = load i32, ptr %d.addr, align 4, !dbg !120
  %mul6 = mul nsw i32 %13, %14, !dbg !121
  %15 = load i32, ptr %i, align 4, !dbg !122
  %16 = load i32, ptr %d.addr, align 4, !dbg !123
  %rem = srem i32 %15, %16, !dbg !124
  %add7 = add nsw i32 %mul6, %rem, !dbg !125
  %idxprom8 = sext i32 %add7 to i64, !dbg !115
  %arrayidx9 = getelementptr inbounds float, ptr %9, i64 %idxprom8, !dbg !115
  store float %8, ptr %arrayidx9, align 4, !dbg !126
  br label %if.end, !dbg !115

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !127
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
!1 = !DIFile(filename: "row_by_index.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "gradient", linkageName: "_Z8gradientPKfPKiPfii", scope: !1, file: !1, line: 7, type: !43, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !50)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !47, !49, !35, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!50 = !{}
!51 = !DILocalVariable(name: "g", arg: 1, scope: !42, file: !1, line: 7, type: !45)
!52 = !DILocation(line: 7, column: 39, scope: !42)
!53 = !DILocalVariable(name: "ids", arg: 2, scope: !42, file: !1, line: 7, type: !47)
!54 = !DILocation(line: 7, column: 53, scope: !42)
!55 = !DILocalVariable(name: "w", arg: 3, scope: !42, file: !1, line: 7, type: !49)
!56 = !DILocation(line: 7, column: 65, scope: !42)
!57 = !DILocalVariable(name: "n", arg: 4, scope: !42, file: !1, line: 7, type: !35)
!58 = !DILocation(line: 7, column: 72, scope: !42)
!59 = !DILocalVariable(name: "d", arg: 5, scope: !42, file: !1, line: 7, type: !35)
!60 = !DILocation(line: 7, column: 79, scope: !42)
!61 = !DILocalVariable(name: "i", scope: !42, file: !1, line: 8, type: !35)
!62 = !DILocation(line: 8, column: 7, scope: !42)
!63 = !DILocation(line: 8, column: 11, scope: !42)
!64 = !DILocation(line: 8, column: 24, scope: !42)
!65 = !DILocation(line: 8, column: 22, scope: !42)
!66 = !DILocation(line: 8, column: 37, scope: !42)
!67 = !DILocation(line: 8, column: 35, scope: !42)
!68 = !DILocation(line: 9, column: 7, scope: !69)
!69 = distinct !DILexicalBlock(scope: !42, file: !1, line: 9, column: 7)
!70 = !DILocation(line: 9, column: 11, scope: !69)
!71 = !DILocation(line: 9, column: 15, scope: !69)
!72 = !DILocation(line: 9, column: 13, scope: !69)
!73 = !DILocation(line: 9, column: 9, scope: !69)
!74 = !DILocation(line: 10, column: 16, scope: !69)
!75 = !DILocation(line: 10, column: 18, scope: !69)
!76 = !DILocation(line: 10, column: 22, scope: !69)
!77 = !DILocation(line: 10, column: 26, scope: !69)
!78 = !DILocation(line: 10, column: 24, scope: !69)
!79 = !DILocation(line: 10, column: 31, scope: !69)
!80 = !DILocation(line: 10, column: 29, scope: !69)
!81 = !DILocation(line: 10, column: 35, scope: !69)
!82 = !DILocation(line: 10, column: 39, scope: !69)
!83 = !DILocation(line: 10, column: 37, scope: !69)
!84 = !DILocation(line: 10, column: 33, scope: !69)
!85 = !DILocation(line: 10, column: 43, scope: !69)
!86 = !DILocation(line: 10, column: 45, scope: !69)
!87 = !DILocation(line: 10, column: 5, scope: !69)
!88 = !DILocation(line: 11, column: 1, scope: !42)
!89 = distinct !DISubprogram(name: "gather", linkageName: "_Z6gatherPKfPKiPfii", scope: !1, file: !1, line: 12, type: !43, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !50)
!90 = !DILocalVariable(name: "g", arg: 1, scope: !89, file: !1, line: 12, type: !45)
!91 = !DILocation(line: 12, column: 37, scope: !89)
!92 = !DILocalVariable(name: "ids", arg: 2, scope: !89, file: !1, line: 12, type: !47)
!93 = !DILocation(line: 12, column: 51, scope: !89)
!94 = !DILocalVariable(name: "w", arg: 3, scope: !89, file: !1, line: 12, type: !49)
!95 = !DILocation(line: 12, column: 63, scope: !89)
!96 = !DILocalVariable(name: "n", arg: 4, scope: !89, file: !1, line: 12, type: !35)
!97 = !DILocation(line: 12, column: 70, scope: !89)
!98 = !DILocalVariable(name: "d", arg: 5, scope: !89, file: !1, line: 12, type: !35)
!99 = !DILocation(line: 12, column: 77, scope: !89)
!100 = !DILocalVariable(name: "i", scope: !89, file: !1, line: 13, type: !35)
!101 = !DILocation(line: 13, column: 7, scope: !89)
!102 = !DILocation(line: 13, column: 11, scope: !89)
!103 = !DILocation(line: 13, column: 24, scope: !89)
!104 = !DILocation(line: 13, column: 22, scope: !89)
!105 = !DILocation(line: 13, column: 37, scope: !89)
!106 = !DILocation(line: 13, column: 35, scope: !89)
!107 = !DILocation(line: 14, column: 7, scope: !108)
!108 = distinct !DILexicalBlock(scope: !89, file: !1, line: 14, column: 7)
!109 = !DILocation(line: 14, column: 11, scope: !108)
!110 = !DILocation(line: 14, column: 15, scope: !108)
!111 = !DILocation(line: 14, column: 13, scope: !108)
!112 = !DILocation(line: 14, column: 9, scope: !108)
!113 = !DILocation(line: 15, column: 33, scope: !108)
!114 = !DILocation(line: 15, column: 35, scope: !108)
!115 = !DILocation(line: 15, column: 5, scope: !108)
!116 = !DILocation(line: 15, column: 7, scope: !108)
!117 = !DILocation(line: 15, column: 11, scope: !108)
!118 = !DILocation(line: 15, column: 15, scope: !108)
!119 = !DILocation(line: 15, column: 13, scope: !108)
!120 = !DILocation(line: 15, column: 20, scope: !108)
!121 = !DILocation(line: 15, column: 18, scope: !108)
!122 = !DILocation(line: 15, column: 24, scope: !108)
!123 = !DILocation(line: 15, column: 28, scope: !108)
!124 = !DILocation(line: 15, column: 26, scope: !108)
!125 = !DILocation(line: 15, column: 22, scope: !108)
!126 = !DILocation(line: 15, column: 31, scope: !108)
!127 = !DILocation(line: 16, column: 1, scope: !89)
