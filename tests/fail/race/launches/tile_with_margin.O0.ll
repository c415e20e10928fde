; ModuleID = 'tile_with_margin.cu'
source_filename = "tile_with_margin.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ6smoothPKfPfiiE4tile = internal addrspace(3) global [18 x [18 x float]] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6smoothPKfPfii(ptr noundef %in, ptr noundef %out, i32 noundef %w, i32 noundef %h) #0 !dbg !2 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %w.addr = alloca i32, align 4
  %h.addr = alloca i32, align 4
  %tx = alloca i32, align 4
  %ty = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !55, !DIExpression(), !56)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !57, !DIExpression(), !58)
  store i32 %w, ptr %w.addr, align 4
    #dbg_declare(ptr %w.addr, !59, !DIExpression(), !60)
  store i32 %h, ptr %h.addr, align 4
    #dbg_declare(ptr %h.addr, !61, !DIExpression(), !62)
    #dbg_declare(ptr %tx, !63, !DIExpression(), !65)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66
  store i32 %0, ptr %tx, align 4, !dbg !65
    #dbg_declare(ptr %ty, !67, !DIExpression(), !68)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !69
  store i32 %1, ptr %ty, align 4, !dbg !68
    #dbg_declare(ptr %x, !70, !DIExpression(), !71)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !72
  %mul = mul i32 %2, 16, !dbg !73
  %3 = load i32, ptr %tx, align 4, !dbg !74
  %add = add i32 %mul, %3, !dbg !75
  %sub = sub i32 %add, 1, !dbg !76
  store i32 %sub, ptr %x, align 4, !dbg !71
    #dbg_declare(ptr %y, !77, !DIExpression(), !78)
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !79
  %mul4 = mul i32 %4, 16, !dbg !80
  %5 = load i32, ptr %ty, align 4, !dbg !81
  %add5 = add i32 %mul4, %5, !dbg !82
  %sub6 = sub i32 %add5, 1, !dbg !83
  store i32 %sub6, ptr %y, align 4, !dbg !78
  %6 = load i32, ptr %x, align 4, !dbg !84
  %cmp = icmp sge i32 %6, 0, !dbg !85
  br i1 %cmp, label %land.lhs.true, label %cond.false, !dbg !86

land.lhs.true:                                    ; preds = %entry
  %7 = load i32, ptr %x, align 4, !dbg !87
  %8 = load i32, ptr %w.addr, align 4, !dbg !88
  %cmp7 = icmp slt i32 %7, %8, !dbg !89
  br i1 %cmp7, label %land.lhs.true8, label %cond.false, !dbg !90

land.lhs.true8:                                   ; preds = %land.lhs.true
  %9 = load i32, ptr %y, align 4, !dbg !91
  %cmp9 = icmp sge i32 %9, 0, !dbg !92
  br i1 %cmp9, label %land.lhs.true10, label %cond.false, !dbg !93

land.lhs.true10:                                  ; preds = %land.lhs.true8
  %10 = load i32, ptr %y, align 4, !dbg !94
  %11 = load i32, ptr %h.addr, align 4, !dbg !95
  %cmp11 = icmp slt i32 %10, %11, !dbg !96
  br i1 %cmp11, label %cond.true, label %cond.false, !dbg !84

cond.true:                                        ; preds = %land.lhs.true10
  %12 = load ptr, ptr %in.addr, align 8, !dbg !97
  %13 = load i32, ptr %y, align 4, !dbg !98
  %14 = load i32, ptr %w.addr, align 4, !dbg !99
  %mul12 = mul nsw i32 %13, %14, !dbg !100
  %15 = load i32, ptr %x, align 4, !dbg !101
  %add13 = add nsw i32 %mul12, %15, !dbg !102
  %idxprom = sext i32 %add13 to i64, !dbg !97
  %arrayidx = getelementptr inbounds float, ptr %12, i64 %idxprom, !dbg !97
  %16 = load float, ptr %arrayidx, align 4, !dbg !97
  br label %cond.end, !dbg !84

cond.false:                                       ; preds = %land.lhs.true10, %land.lhs.true8, %land.lhs.true, %entry
  br label %cond.end, !dbg !84

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %16, %cond.true ], [ 0.000000e+00, %cond.false ], !dbg !84
  %17 = load i32, ptr %ty, align 4, !dbg !103
  %idxprom14 = sext i32 %17 to i64, !dbg !104
  %arrayidx15 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6smoothPKfPfiiE4tile to ptr), i64 0, i64 %idxprom14, !dbg !104
  %18 = load i32, ptr %tx, align 4, !dbg !105
  %idxprom16 = sext i32 %18 to i64, !dbg !104
  %arrayidx17 = getelementptr inbounds [18 x float], ptr %arrayidx15, i64 0, i64 %idxprom16, !dbg !104
  store float %cond, ptr %arrayidx17, align 4, !dbg !106
  %19 = load i32, ptr %tx, align 4, !dbg !107
  %cmp18 = icmp sge i32 %19, 1, !dbg !109
  br i1 %cmp18, label %land.lhs.true19, label %if.end, !dbg !110

land.lhs.true19:                                  ; preds = %cond.end
  %20 = load i32, ptr %ty, align 4, !dbg !111
  %cmp20 = icmp sge i32 %20, 1, !dbg !112
  br i1 %cmp20, label %land.lhs.true21, label %if.end, !dbg !113

land.lhs.true21:                                  ; preds = %land.lhs.true19
  %21 = load i32, ptr %tx, align 4, !dbg !114
  %cmp22 = icmp sle i32 %21, 16, !dbg !115
  br i1 %cmp22, label %land.lhs.true23, label %if.end, !dbg !116

land.lhs.true23:                                  ; preds = %land.lhs.true21
  %22 = load i32, ptr %ty, align 4, !dbg !117
  %cmp24 = icmp sle i32 %22, 16, !dbg !118
  br i1 %cmp24, label %land.lhs.true25, label %if.end, !dbg !119

land.lhs.true25:                                  ; preds = %land.lhs.true23
  %23 = load i32, ptr %x, align 4, !dbg !120
  %24 = load i32, ptr %w.addr, align 4, !dbg !121
  %cmp26 = icmp slt i32 %23, %24, !dbg !122
  br i1 %cmp26, label %land.lhs.true27, label %if.end, !dbg !123

land.lhs.true27:                                  ; preds = %land.lhs.true25
  %25 = load i32, ptr %y, align 4, !dbg !124
  %26 = load i32, ptr %h.addr, align 4, !dbg !125
  %cmp28 = icmp slt i32 %25, %26, !dbg !126
  br i1 %cmp28, label %if.then, label %if.end, !dbg !123

if.then:                                          ; preds = %land.lhs.true27
  %27 = load i32, ptr %ty, align 4, !dbg !127
  %sub29 = sub nsw i32 %27, 1, !dbg !128
  %idxprom30 = sext i32 %sub29 to i64, !dbg !129
  %arrayidx31 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6smoothPKfPfiiE4tile to ptr), i64 0, i64 %idxprom30, !dbg !129
  %28 = load i32, ptr %tx, align 4, !dbg !130
  %idxprom32 = sext i32 %28 to i64, !dbg !129
  %arrayidx33 = getelementptr inbounds [18 x float], ptr %arrayidx31, i64 0, i64 %idxprom32, !dbg !129
  %29 = load float, ptr %arrayidx33, align 4, !dbg !129
  %30 = load i32, ptr %ty, align 4, !dbg !131
  %add34 = add nsw i32 %30, 1, !dbg !132
  %idxprom35 = sext i32 %add34 to i64, !dbg !133
  %arrayidx36 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6smoothPKfPfiiE4tile to ptr), i64 0, i64 %idxprom35, !dbg !133
  %31 = load i32, ptr %tx, align 4, !dbg !134
  %idxprom37 = sext i32 %31 to i64, !dbg !133
  %arrayidx38 = getelementptr inbounds [18 x float], ptr %arrayidx36, i64 0, i64 %idxprom37, !dbg !133
  %32 = load float, ptr %arrayidx38, align 4, !dbg !133
  %add39 = fadd float %29, %32, !dbg !135
  %33 = load i32, ptr %ty, align 4, !dbg !136
  %idxprom40 = sext i32 %33 to i64, !dbg !137
  %arrayidx41 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6smoothPKfPfiiE4tile to ptr), i64 0, i64 %idxprom40, !dbg !137
  %34 = load i32, ptr %tx, align 4, !dbg !138
  %sub42 = sub nsw i32 %34, 1, !dbg !139
  %idxprom43 = sext i32 %sub42 to i64, !dbg !137
  %arrayidx44 = getelementptr inbounds [18 x float], ptr %arrayidx41, i64 0, i64 %idxprom43, !dbg !137
  %35 = load float, ptr %arrayidx44, align 4, !dbg !137
  %add45 = fadd float %add39, %35, !dbg !140
  %36 = load i32, ptr %ty, align 4, !dbg !141
  %idxprom46 = sext i32 %36 to i64, !dbg !142
  %arrayidx47 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6smoothPKfPfiiE4tile to ptr), i64 0, i64 %idxprom46, !dbg !142
  %37 = load i32, ptr %tx, align 4, !dbg !143
  %add48 = add nsw i32 %37, 1, !dbg !144
  %idxprom49 = sext i32 %add48 to i64, !dbg !142
  %arrayidx50 = getelementptr inbounds [18 x float], ptr %arrayidx47, i64 0, i64 %idxprom49, !dbg !142
  %38 = load float, ptr %arrayidx50, align 4, !dbg !142
  %add51 = fadd float %add45, %38, !dbg !145
  %39 = load ptr, ptr %out.addr, align 8, !dbg !146
  %40 = load i32, ptr %y, align 4, !dbg !147
  %41 = load i32, ptr %w.addr, align 4, !dbg !148
  %mul52 = mul nsw i32 %40, %41, !dbg !149
  %42 = load i32, ptr %x, align 4, !dbg !150
  %add53 = add nsw i32 %mul52, %42, !dbg !151
  %idxprom54 = sext i32 %add53 to i64, !dbg !146
  %arrayidx55 = getelementptr inbounds float, ptr %39, i64 %idxprom54, !dbg !146
  store float %add51, ptr %arrayidx55, align 4, !dbg !152
  br label %if.end, !dbg !146

if.end:                                           ; preds = %if.then, %land.lhs.true27, %land.lhs.true25, %land.lhs.true23, %land.lhs.true21, %land.lhs.true19, %cond.end
  ret void, !dbg !153
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!50, !51, !52, !53}
!llvm.ident = !{!54}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 7, type: !47, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "smooth", linkageName: "_Z6smoothPKfPfii", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !46)
!3 = !DIFile(filename: "tile_with_margin.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !10, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !13, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0}
!13 = !{!14, !17, !19, !24, !29, !34, !40, !42}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !15, file: !16, line: 128)
!15 = !DINamespace(name: "ws_math", scope: null)
!16 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !15, file: !16, line: 129)
!18 = !DINamespace(name: "std", scope: null)
!19 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !20, file: !16, line: 154)
!20 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !16, file: !16, line: 137, type: !21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!21 = !DISubroutineType(types: !22)
!22 = !{!23, !23}
!23 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!24 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !25, file: !16, line: 154)
!25 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !16, file: !16, line: 133, type: !26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!26 = !DISubroutineType(types: !27)
!27 = !{!28, !28}
!28 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !30, file: !16, line: 154)
!30 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !16, file: !16, line: 134, type: !31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!31 = !DISubroutineType(types: !32)
!32 = !{!33, !33}
!33 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!34 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !35, file: !16, line: 154)
!35 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !16, file: !16, line: 145, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!36 = !DISubroutineType(types: !37)
!37 = !{!38, !39}
!38 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!39 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !41, file: !16, line: 154)
!41 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !16, file: !16, line: 147, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !43, file: !16, line: 154)
!43 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !16, file: !16, line: 149, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!44 = !DISubroutineType(types: !45)
!45 = !{!10, !8}
!46 = !{}
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 10368, elements: !48)
!48 = !{!49, !49}
!49 = !DISubrange(count: 18)
!50 = !{i32 7, !"Dwarf Version", i32 4}
!51 = !{i32 2, !"Debug Info Version", i32 3}
!52 = !{i32 1, !"wchar_size", i32 4}
!53 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!54 = !{!"clang version 22.1.8"}
!55 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!56 = !DILocation(line: 6, column: 37, scope: !2)
!57 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 6, type: !9)
!58 = !DILocation(line: 6, column: 48, scope: !2)
!59 = !DILocalVariable(name: "w", arg: 3, scope: !2, file: !3, line: 6, type: !10)
!60 = !DILocation(line: 6, column: 57, scope: !2)
!61 = !DILocalVariable(name: "h", arg: 4, scope: !2, file: !3, line: 6, type: !10)
!62 = !DILocation(line: 6, column: 64, scope: !2)
!63 = !DILocalVariable(name: "tx", scope: !2, file: !3, line: 8, type: !64)
!64 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!65 = !DILocation(line: 8, column: 13, scope: !2)
!66 = !DILocation(line: 8, column: 18, scope: !2)
!67 = !DILocalVariable(name: "ty", scope: !2, file: !3, line: 8, type: !64)
!68 = !DILocation(line: 8, column: 31, scope: !2)
!69 = !DILocation(line: 8, column: 36, scope: !2)
!70 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 9, type: !64)
!71 = !DILocation(line: 9, column: 13, scope: !2)
!72 = !DILocation(line: 9, column: 17, scope: !2)
!73 = !DILocation(line: 9, column: 28, scope: !2)
!74 = !DILocation(line: 9, column: 35, scope: !2)
!75 = !DILocation(line: 9, column: 33, scope: !2)
!76 = !DILocation(line: 9, column: 38, scope: !2)
!77 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 9, type: !64)
!78 = !DILocation(line: 9, column: 43, scope: !2)
!79 = !DILocation(line: 9, column: 47, scope: !2)
!80 = !DILocation(line: 9, column: 58, scope: !2)
!81 = !DILocation(line: 9, column: 65, scope: !2)
!82 = !DILocation(line: 9, column: 63, scope: !2)
!83 = !DILocation(line: 9, column: 68, scope: !2)
!84 = !DILocation(line: 12, column: 18, scope: !2)
!85 = !DILocation(line: 12, column: 20, scope: !2)
!86 = !DILocation(line: 12, column: 25, scope: !2)
!87 = !DILocation(line: 12, column: 28, scope: !2)
!88 = !DILocation(line: 12, column: 32, scope: !2)
!89 = !DILocation(line: 12, column: 30, scope: !2)
!90 = !DILocation(line: 12, column: 34, scope: !2)
!91 = !DILocation(line: 12, column: 37, scope: !2)
!92 = !DILocation(line: 12, column: 39, scope: !2)
!93 = !DILocation(line: 12, column: 44, scope: !2)
!94 = !DILocation(line: 12, column: 47, scope: !2)
!95 = !DILocation(line: 12, column: 51, scope: !2)
!96 = !DILocation(line: 12, column: 49, scope: !2)
!97 = !DILocation(line: 12, column: 55, scope: !2)
!98 = !DILocation(line: 12, column: 58, scope: !2)
!99 = !DILocation(line: 12, column: 62, scope: !2)
!100 = !DILocation(line: 12, column: 60, scope: !2)
!101 = !DILocation(line: 12, column: 66, scope: !2)
!102 = !DILocation(line: 12, column: 64, scope: !2)
!103 = !DILocation(line: 12, column: 8, scope: !2)
!104 = !DILocation(line: 12, column: 3, scope: !2)
!105 = !DILocation(line: 12, column: 12, scope: !2)
!106 = !DILocation(line: 12, column: 16, scope: !2)
!107 = !DILocation(line: 14, column: 7, scope: !108)
!108 = distinct !DILexicalBlock(scope: !2, file: !3, line: 14, column: 7)
!109 = !DILocation(line: 14, column: 10, scope: !108)
!110 = !DILocation(line: 14, column: 15, scope: !108)
!111 = !DILocation(line: 14, column: 18, scope: !108)
!112 = !DILocation(line: 14, column: 21, scope: !108)
!113 = !DILocation(line: 14, column: 26, scope: !108)
!114 = !DILocation(line: 14, column: 29, scope: !108)
!115 = !DILocation(line: 14, column: 32, scope: !108)
!116 = !DILocation(line: 14, column: 38, scope: !108)
!117 = !DILocation(line: 14, column: 41, scope: !108)
!118 = !DILocation(line: 14, column: 44, scope: !108)
!119 = !DILocation(line: 14, column: 50, scope: !108)
!120 = !DILocation(line: 14, column: 53, scope: !108)
!121 = !DILocation(line: 14, column: 57, scope: !108)
!122 = !DILocation(line: 14, column: 55, scope: !108)
!123 = !DILocation(line: 14, column: 59, scope: !108)
!124 = !DILocation(line: 14, column: 62, scope: !108)
!125 = !DILocation(line: 14, column: 66, scope: !108)
!126 = !DILocation(line: 14, column: 64, scope: !108)
!127 = !DILocation(line: 15, column: 27, scope: !108)
!128 = !DILocation(line: 15, column: 30, scope: !108)
!129 = !DILocation(line: 15, column: 22, scope: !108)
!130 = !DILocation(line: 15, column: 35, scope: !108)
!131 = !DILocation(line: 15, column: 46, scope: !108)
!132 = !DILocation(line: 15, column: 49, scope: !108)
!133 = !DILocation(line: 15, column: 41, scope: !108)
!134 = !DILocation(line: 15, column: 54, scope: !108)
!135 = !DILocation(line: 15, column: 39, scope: !108)
!136 = !DILocation(line: 15, column: 65, scope: !108)
!137 = !DILocation(line: 15, column: 60, scope: !108)
!138 = !DILocation(line: 15, column: 69, scope: !108)
!139 = !DILocation(line: 15, column: 72, scope: !108)
!140 = !DILocation(line: 15, column: 58, scope: !108)
!141 = !DILocation(line: 15, column: 84, scope: !108)
!142 = !DILocation(line: 15, column: 79, scope: !108)
!143 = !DILocation(line: 15, column: 88, scope: !108)
!144 = !DILocation(line: 15, column: 91, scope: !108)
!145 = !DILocation(line: 15, column: 77, scope: !108)
!146 = !DILocation(line: 15, column: 5, scope: !108)
!147 = !DILocation(line: 15, column: 9, scope: !108)
!148 = !DILocation(line: 15, column: 13, scope: !108)
!149 = !DILocation(line: 15, column: 11, scope: !108)
!150 = !DILocation(line: 15, column: 17, scope: !108)
!151 = !DILocation(line: 15, column: 15, scope: !108)
!152 = !DILocation(line: 15, column: 20, scope: !108)
!153 = !DILocation(line: 16, column: 1, scope: !2)
