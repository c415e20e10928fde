; ModuleID = 'tree_of_structs.cu'
source_filename = "tree_of_structs.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.Vertex = type { i32, i32, i32, float, float }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6boundsP6VertexPii(ptr noundef %v, ptr noundef %arrived, i32 noundef %leaves) #0 !dbg !42 {
entry:
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %v.addr = alloca ptr, align 8
  %arrived.addr = alloca ptr, align 8
  %leaves.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %p = alloca i32, align 4
  store ptr %v, ptr %v.addr, align 8
    #dbg_declare(ptr %v.addr, !55, !DIExpression(), !56)
  store ptr %arrived, ptr %arrived.addr, align 8
    #dbg_declare(ptr %arrived.addr, !57, !DIExpression(), !58)
  store i32 %leaves, ptr %leaves.addr, align 4
    #dbg_declare(ptr %leaves.addr, !59, !DIExpression(), !60)
    #dbg_declare(ptr %i, !61, !DIExpression(), !62)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !63
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !64
  %mul = mul i32 %0, %1, !dbg !65
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66
  %add = add i32 %mul, %2, !dbg !67
  store i32 %add, ptr %i, align 4, !dbg !62
  %3 = load i32, ptr %i, align 4, !dbg !68
  %4 = load i32, ptr %leaves.addr, align 4, !dbg !70
  %cmp = icmp sge i32 %3, %4, !dbg !71
  br i1 %cmp, label %if.then, label %if.end, !dbg !71

if.then:                                          ; preds = %entry
  br label %while.end, !dbg !72

if.end:                                           ; preds = %entry
    #dbg_declare(ptr %p, !73, !DIExpression(), !74)
  %5 = load ptr, ptr %v.addr, align 8, !dbg !75
  %6 = load i32, ptr %leaves.addr, align 4, !dbg !76
  %sub = sub nsw i32 %6, 1, !dbg !77
  %7 = load i32, ptr %i, align 4, !dbg !78
  %add3 = add nsw i32 %sub, %7, !dbg !79
  %idxprom = sext i32 %add3 to i64, !dbg !75
  %arrayidx = getelementptr inbounds %struct.Vertex, ptr %5, i64 %idxprom, !dbg !75
  %parent = getelementptr inbounds nuw %struct.Vertex, ptr %arrayidx, i32 0, i32 2, !dbg !80
  %8 = load i32, ptr %parent, align 4, !dbg !80
  store i32 %8, ptr %p, align 4, !dbg !74
  br label %while.cond, !dbg !81

while.cond:                                       ; preds = %if.end10, %if.end
  %9 = load i32, ptr %p, align 4, !dbg !82
  %cmp4 = icmp sge i32 %9, 0, !dbg !83
  br i1 %cmp4, label %while.body, label %while.end, !dbg !81

while.body:                                       ; preds = %while.cond
  %10 = load ptr, ptr %arrived.addr, align 8, !dbg !84
  %11 = load i32, ptr %p, align 4, !dbg !87
  %idxprom5 = sext i32 %11 to i64, !dbg !84
  %arrayidx6 = getelementptr inbounds i32, ptr %10, i64 %idxprom5, !dbg !84
  store ptr %arrayidx6, ptr %p.addr.i, align 8, !dbg !88
  store i32 1, ptr %v.addr.i, align 4, !dbg !88
  %12 = load ptr, ptr %p.addr.i, align 8, !dbg !88
  %13 = load i32, ptr %v.addr.i, align 4, !dbg !88
  store i32 %13, ptr %.atomictmp.i, align 4, !dbg !88
  %14 = load i32, ptr %.atomictmp.i, align 4, !dbg !88
  %15 = atomicrmw add ptr %12, i32 %14 monotonic, align 4, !dbg !88
  store i32 %15, ptr %atomic-temp.i, align 4, !dbg !88
  %16 = load i32, ptr %atomic-temp.i, align 4, !dbg !88
  %cmp8 = icmp eq i32 %16, 0, !dbg !89
  br i1 %cmp8, label %if.then9, label %if.end10, !dbg !89

if.then9:                                         ; preds = %while.body
  br label %while.end, !dbg !90

if.end10:                                         ; preds = %while.body
  %17 = load ptr, ptr %v.addr, align 8, !dbg !91
  %18 = load ptr, ptr %v.addr, align 8, !dbg !92
  %19 = load i32, ptr %p, align 4, !dbg !93
  %idxprom11 = sext i32 %19 to i64, !dbg !92
  %arrayidx12 = getelementptr inbounds %struct.Vertex, ptr %18, i64 %idxprom11, !dbg !92
  %left = getelementptr inbounds nuw %struct.Vertex, ptr %arrayidx12, i32 0, i32 0, !dbg !94
  %20 = load i32, ptr %left, align 4, !dbg !94
  %idxprom13 = sext i32 %20 to i64, !dbg !91
  %arrayidx14 = getelementptr inbounds %struct.Vertex, ptr %17, i64 %idxprom13, !dbg !91
  %low = getelementptr inbounds nuw %struct.Vertex, ptr %arrayidx14, i32 0, i32 3, !dbg !95
  %21 = load float, ptr %low, align 4, !dbg !95
  %22 = load ptr, ptr %v.addr, align 8, !dbg !96
  %23 = load ptr, ptr %v.addr, align 8, !dbg !97
  %24 = load i32, ptr %p, align 4, !dbg !98
  %idxprom15 = sext i32 %24 to i64, !dbg !97
  %arrayidx16 = getelementptr inbounds %struct.Vertex, ptr %23, i64 %idxprom15, !dbg !97
  %right = getelementptr inbounds nuw %struct.Vertex, ptr %arrayidx16, i32 0, i32 1, !dbg !99
  %25 = load i32, ptr %right, align 4, !dbg !99
  %idxprom17 = sext i32 %25 to i64, !dbg !96
  %arrayidx18 = getelementptr inbounds %struct.Vertex, ptr %22, i64 %idxprom17, !dbg !96
  %low19 = getelementptr inbounds nuw %struct.Vertex, ptr %arrayidx18, i32 0, i32 3, !dbg !100
  %26 = load float, ptr %low19, align 4, !dbg !100
  %27 = call float @llvm.minnum.f32(float %21, float %26), !dbg !101
  %28 = load ptr, ptr %v.addr, align 8, !dbg !102
  %29 = load i32, ptr %p, align 4, !dbg !103
  %idxprom20 = sext i32 %29 to i64, !dbg !102
  %arrayidx21 = getelementptr inbounds %struct.Vertex, ptr %28, i64 %idxprom20, !dbg !102
  %low22 = getelementptr inbounds nuw %struct.Vertex, ptr %arrayidx21, i32 0, i32 3, !dbg !104
  store float %27, ptr %low22, align 4, !dbg !105
  %30 = load ptr, ptr %v.addr, align 8, !dbg !106
  %31 = load ptr, ptr %v.addr, align 8, !dbg !107
  %32 = load i32, ptr %p, align 4, !dbg !108
  %idxprom23 = sext i32 %32 to i64, !dbg !107
  %arrayidx24 = getelementptr inbounds %struct.Vertex, ptr %31, i64 %idxprom23, !dbg !107
  %left25 = getelementptr inbounds nuw %struct.Vertex, ptr %arrayidx24, i32 0, i32 0, !dbg !109
  %33 = load i32, ptr %left25, align 4, !dbg !109
  %idxprom26 = sext i32 %33 to i64, !dbg !106
  %arrayidx27 = getelementptr inbounds %struct.Vertex, ptr %30, i64 %idxprom26, !dbg !106
  %high = getelementptr inbounds nuw %struct.Vertex, ptr %arrayidx27, i32 0, i32 4, !dbg !110
  %34 = load float, ptr %high, align 4, !dbg !110
  %35 = load ptr, ptr %v.addr, align 8, !dbg !111
  %36 = load ptr, ptr %v.addr, align 8, !dbg !112
  %37 = load i32, ptr %p, align 4, !dbg !113
  %idxprom28 = sext i32 %37 to i64, !dbg !112
  %arrayidx29 = getelementptr inbounds %struct.Vertex, ptr %36, i64 %idxprom28, !dbg !112
  %right30 = getelementptr inbounds nuw %struct.Vertex, ptr %arrayidx29, i32 0, i32 1, !dbg !114
  %38 = load i32, ptr %right30, align 4, !dbg !114
  %idxprom31 = sext i32 %38 to i64, !dbg !111
  %arrayidx32 = getelementptr inbounds %struct.Vertex, ptr %35, i64 %idxprom31, !dbg !111
  %high33 = getelementptr inbounds nuw %struct.Vertex, ptr %arrayidx32, i32 0, i32 4, !dbg !115
  %39 = load float, ptr %high33, align 4, !dbg !115
  %40 = call float @llvm.maxnum.f32(float %34, float %39), !dbg !116
  %41 = load ptr, ptr %v.addr, align 8, !dbg !117
  %42 = load i32, ptr %p, align 4, !dbg !118
  %idxprom34 = sext i32 %42 to i64, !dbg !117
  %arrayidx35 = getelementptr inbounds %struct.Vertex, ptr %41, i64 %idxprom34, !dbg !117
  %high36 = getelementptr inbounds nuw %struct.Vertex, ptr %arrayidx35, i32 0, i32 4, !dbg !119
  store float %40, ptr %high36, align 4, !dbg !120
  %43 = load ptr, ptr %v.addr, align 8, !dbg !121
  %44 = load i32, ptr %p, align 4, !dbg !122
  %idxprom37 = sext i32 %44 to i64, !dbg !121
  %arrayidx38 = getelementptr inbounds %struct.Vertex, ptr %43, i64 %idxprom37, !dbg !121
  %parent39 = getelementptr inbounds nuw %struct.Vertex, ptr %arrayidx38, i32 0, i32 2, !dbg !123
  %45 = load i32, ptr %parent39, align 4, !dbg !123
  store i32 %45, ptr %p, align 4, !dbg !124
  br label %while.cond, !dbg !81, !llvm.loop !125

while.end:                                        ; preds = %if.then, %if.then9, %while.cond
  ret void, !dbg !128
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tree_of_structs.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "bounds", linkageName: "_Z6boundsP6VertexPii", scope: !1, file: !1, line: 11, type: !43, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !54)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !53, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Vertex", file: !1, line: 7, size: 160, flags: DIFlagTypePassByValue, elements: !47, identifier: "_ZTS6Vertex")
!47 = !{!48, !49, !50, !51, !52}
!48 = !DIDerivedType(tag: DW_TAG_member, name: "left", scope: !46, file: !1, line: 8, baseType: !35, size: 32)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "right", scope: !46, file: !1, line: 8, baseType: !35, size: 32, offset: 32)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "parent", scope: !46, file: !1, line: 8, baseType: !35, size: 32, offset: 64)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "low", scope: !46, file: !1, line: 9, baseType: !36, size: 32, offset: 96)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "high", scope: !46, file: !1, line: 9, baseType: !36, size: 32, offset: 128)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!54 = !{}
!55 = !DILocalVariable(name: "v", arg: 1, scope: !42, file: !1, line: 11, type: !45)
!56 = !DILocation(line: 11, column: 32, scope: !42)
!57 = !DILocalVariable(name: "arrived", arg: 2, scope: !42, file: !1, line: 11, type: !53)
!58 = !DILocation(line: 11, column: 40, scope: !42)
!59 = !DILocalVariable(name: "leaves", arg: 3, scope: !42, file: !1, line: 11, type: !35)
!60 = !DILocation(line: 11, column: 53, scope: !42)
!61 = !DILocalVariable(name: "i", scope: !42, file: !1, line: 12, type: !35)
!62 = !DILocation(line: 12, column: 7, scope: !42)
!63 = !DILocation(line: 12, column: 11, scope: !42)
!64 = !DILocation(line: 12, column: 24, scope: !42)
!65 = !DILocation(line: 12, column: 22, scope: !42)
!66 = !DILocation(line: 12, column: 37, scope: !42)
!67 = !DILocation(line: 12, column: 35, scope: !42)
!68 = !DILocation(line: 13, column: 7, scope: !69)
!69 = distinct !DILexicalBlock(scope: !42, file: !1, line: 13, column: 7)
!70 = !DILocation(line: 13, column: 12, scope: !69)
!71 = !DILocation(line: 13, column: 9, scope: !69)
!72 = !DILocation(line: 14, column: 5, scope: !69)
!73 = !DILocalVariable(name: "p", scope: !42, file: !1, line: 15, type: !35)
!74 = !DILocation(line: 15, column: 7, scope: !42)
!75 = !DILocation(line: 15, column: 11, scope: !42)
!76 = !DILocation(line: 15, column: 13, scope: !42)
!77 = !DILocation(line: 15, column: 20, scope: !42)
!78 = !DILocation(line: 15, column: 26, scope: !42)
!79 = !DILocation(line: 15, column: 24, scope: !42)
!80 = !DILocation(line: 15, column: 29, scope: !42)
!81 = !DILocation(line: 16, column: 3, scope: !42)
!82 = !DILocation(line: 16, column: 10, scope: !42)
!83 = !DILocation(line: 16, column: 12, scope: !42)
!84 = !DILocation(line: 17, column: 20, scope: !85)
!85 = distinct !DILexicalBlock(scope: !86, file: !1, line: 17, column: 9)
!86 = distinct !DILexicalBlock(scope: !42, file: !1, line: 16, column: 18)
!87 = !DILocation(line: 17, column: 28, scope: !85)
!88 = !DILocation(line: 17, column: 9, scope: !85)
!89 = !DILocation(line: 17, column: 35, scope: !85)
!90 = !DILocation(line: 18, column: 7, scope: !85)
!91 = !DILocation(line: 19, column: 22, scope: !86)
!92 = !DILocation(line: 19, column: 24, scope: !86)
!93 = !DILocation(line: 19, column: 26, scope: !86)
!94 = !DILocation(line: 19, column: 29, scope: !86)
!95 = !DILocation(line: 19, column: 35, scope: !86)
!96 = !DILocation(line: 19, column: 40, scope: !86)
!97 = !DILocation(line: 19, column: 42, scope: !86)
!98 = !DILocation(line: 19, column: 44, scope: !86)
!99 = !DILocation(line: 19, column: 47, scope: !86)
!100 = !DILocation(line: 19, column: 54, scope: !86)
!101 = !DILocation(line: 19, column: 16, scope: !86)
!102 = !DILocation(line: 19, column: 5, scope: !86)
!103 = !DILocation(line: 19, column: 7, scope: !86)
!104 = !DILocation(line: 19, column: 10, scope: !86)
!105 = !DILocation(line: 19, column: 14, scope: !86)
!106 = !DILocation(line: 20, column: 23, scope: !86)
!107 = !DILocation(line: 20, column: 25, scope: !86)
!108 = !DILocation(line: 20, column: 27, scope: !86)
!109 = !DILocation(line: 20, column: 30, scope: !86)
!110 = !DILocation(line: 20, column: 36, scope: !86)
!111 = !DILocation(line: 20, column: 42, scope: !86)
!112 = !DILocation(line: 20, column: 44, scope: !86)
!113 = !DILocation(line: 20, column: 46, scope: !86)
!114 = !DILocation(line: 20, column: 49, scope: !86)
!115 = !DILocation(line: 20, column: 56, scope: !86)
!116 = !DILocation(line: 20, column: 17, scope: !86)
!117 = !DILocation(line: 20, column: 5, scope: !86)
!118 = !DILocation(line: 20, column: 7, scope: !86)
!119 = !DILocation(line: 20, column: 10, scope: !86)
!120 = !DILocation(line: 20, column: 15, scope: !86)
!121 = !DILocation(line: 21, column: 9, scope: !86)
!122 = !DILocation(line: 21, column: 11, scope: !86)
!123 = !DILocation(line: 21, column: 14, scope: !86)
!124 = !DILocation(line: 21, column: 7, scope: !86)
!125 = distinct !{!125, !81, !126, !127}
!126 = !DILocation(line: 22, column: 3, scope: !42)
!127 = !{!"llvm.loop.mustprogress"}
!128 = !DILocation(line: 23, column: 1, scope: !42)
