; ModuleID = 'strides_in_struct.cu'
source_filename = "strides_in_struct.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.Params = type { ptr, ptr, i32, i32, i32, i32, i32 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@s = external addrspace(3) global [0 x float], align 4
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4sums6Params(ptr noundef byval(%struct.Params) align 8 %p) #0 !dbg !42 {
entry:
  %row = alloca i32, align 4
  %head = alloca i32, align 4
  %batch = alloca i32, align 4
  %at = alloca i32, align 4
  %i = alloca i32, align 4
  %d = alloca i32, align 4
  %sum = alloca float, align 4
  %i15 = alloca i32, align 4
    #dbg_declare(ptr %p, !59, !DIExpression(), !60)
    #dbg_declare(ptr %row, !61, !DIExpression(), !62)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !63
  store i32 %0, ptr %row, align 4, !dbg !62
    #dbg_declare(ptr %head, !64, !DIExpression(), !65)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !66
  store i32 %1, ptr %head, align 4, !dbg !65
    #dbg_declare(ptr %batch, !67, !DIExpression(), !68)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !69
  store i32 %2, ptr %batch, align 4, !dbg !68
    #dbg_declare(ptr %at, !70, !DIExpression(), !71)
  %3 = load i32, ptr %batch, align 4, !dbg !72
  %batch_stride = getelementptr inbounds nuw %struct.Params, ptr %p, i32 0, i32 4, !dbg !73
  %4 = load i32, ptr %batch_stride, align 8, !dbg !73
  %mul = mul nsw i32 %3, %4, !dbg !74
  %5 = load i32, ptr %head, align 4, !dbg !75
  %head_stride = getelementptr inbounds nuw %struct.Params, ptr %p, i32 0, i32 5, !dbg !76
  %6 = load i32, ptr %head_stride, align 4, !dbg !76
  %mul3 = mul nsw i32 %5, %6, !dbg !77
  %add = add nsw i32 %mul, %mul3, !dbg !78
  store i32 %add, ptr %at, align 4, !dbg !71
    #dbg_declare(ptr %i, !79, !DIExpression(), !81)
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !82
  store i32 %7, ptr %i, align 4, !dbg !81
  br label %for.cond, !dbg !83

for.cond:                                         ; preds = %for.inc, %entry
  %8 = load i32, ptr %i, align 4, !dbg !84
  %length = getelementptr inbounds nuw %struct.Params, ptr %p, i32 0, i32 2, !dbg !86
  %9 = load i32, ptr %length, align 8, !dbg !86
  %cmp = icmp slt i32 %8, %9, !dbg !87
  br i1 %cmp, label %for.body, label %for.end, !dbg !88

for.body:                                         ; preds = %for.cond
  %in = getelementptr inbounds nuw %struct.Params, ptr %p, i32 0, i32 0, !dbg !89
  %10 = load ptr, ptr %in, align 8, !dbg !89
  %11 = load i32, ptr %at, align 4, !dbg !90
  %12 = load i32, ptr %i, align 4, !dbg !91
  %row_stride = getelementptr inbounds nuw %struct.Params, ptr %p, i32 0, i32 6, !dbg !92
  %13 = load i32, ptr %row_stride, align 8, !dbg !92
  %mul5 = mul nsw i32 %12, %13, !dbg !93
  %add6 = add nsw i32 %11, %mul5, !dbg !94
  %idxprom = sext i32 %add6 to i64, !dbg !95
  %arrayidx = getelementptr inbounds float, ptr %10, i64 %idxprom, !dbg !95
  %14 = load float, ptr %arrayidx, align 4, !dbg !95
  %15 = load i32, ptr %i, align 4, !dbg !96
  %idxprom7 = sext i32 %15 to i64, !dbg !97
  %arrayidx8 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom7, !dbg !97
  store float %14, ptr %arrayidx8, align 4, !dbg !98
  br label %for.inc, !dbg !97

for.inc:                                          ; preds = %for.body
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !99
  %17 = load i32, ptr %i, align 4, !dbg !100
  %add10 = add i32 %17, %16, !dbg !100
  store i32 %add10, ptr %i, align 4, !dbg !100
  br label %for.cond, !dbg !101, !llvm.loop !102

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %d, !105, !DIExpression(), !107)
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !108
  store i32 %18, ptr %d, align 4, !dbg !107
  br label %for.cond12, !dbg !109

for.cond12:                                       ; preds = %for.inc31, %for.end
  %19 = load i32, ptr %d, align 4, !dbg !110
  %size = getelementptr inbounds nuw %struct.Params, ptr %p, i32 0, i32 3, !dbg !112
  %20 = load i32, ptr %size, align 4, !dbg !112
  %cmp13 = icmp slt i32 %19, %20, !dbg !113
  br i1 %cmp13, label %for.body14, label %for.end34, !dbg !114

for.body14:                                       ; preds = %for.cond12
    #dbg_declare(ptr %sum, !115, !DIExpression(), !117)
  store float 0.000000e+00, ptr %sum, align 4, !dbg !117
    #dbg_declare(ptr %i15, !118, !DIExpression(), !120)
  store i32 0, ptr %i15, align 4, !dbg !120
  br label %for.cond16, !dbg !121

for.cond16:                                       ; preds = %for.inc23, %for.body14
  %21 = load i32, ptr %i15, align 4, !dbg !122
  %length17 = getelementptr inbounds nuw %struct.Params, ptr %p, i32 0, i32 2, !dbg !124
  %22 = load i32, ptr %length17, align 8, !dbg !124
  %cmp18 = icmp slt i32 %21, %22, !dbg !125
  br i1 %cmp18, label %for.body19, label %for.end24, !dbg !126

for.body19:                                       ; preds = %for.cond16
  %23 = load i32, ptr %i15, align 4, !dbg !127
  %idxprom20 = sext i32 %23 to i64, !dbg !128
  %arrayidx21 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom20, !dbg !128
  %24 = load float, ptr %arrayidx21, align 4, !dbg !128
  %25 = load i32, ptr %d, align 4, !dbg !129
  %conv = sitofp i32 %25 to float, !dbg !129
  %26 = load float, ptr %sum, align 4, !dbg !130
  %27 = call float @llvm.fmuladd.f32(float %24, float %conv, float %26), !dbg !130
  store float %27, ptr %sum, align 4, !dbg !130
  br label %for.inc23, !dbg !131

for.inc23:                                        ; preds = %for.body19
  %28 = load i32, ptr %i15, align 4, !dbg !132
  %inc = add nsw i32 %28, 1, !dbg !132
  store i32 %inc, ptr %i15, align 4, !dbg !132
  br label %for.cond16, !dbg !133, !llvm.loop !134

for.end24:                                        ; preds = %for.cond16
  %29 = load float, ptr %sum, align 4, !dbg !136
  %out = getelementptr inbounds nuw %struct.Params, ptr %p, i32 0, i32 1, !dbg !137
  %30 = load ptr, ptr %out, align 8, !dbg !137
  %31 = load i32, ptr %at, align 4, !dbg !138
  %32 = load i32, ptr %row, align 4, !dbg !139
  %row_stride25 = getelementptr inbounds nuw %struct.Params, ptr %p, i32 0, i32 6, !dbg !140
  %33 = load i32, ptr %row_stride25, align 8, !dbg !140
  %mul26 = mul nsw i32 %32, %33, !dbg !141
  %add27 = add nsw i32 %31, %mul26, !dbg !142
  %34 = load i32, ptr %d, align 4, !dbg !143
  %add28 = add nsw i32 %add27, %34, !dbg !144
  %idxprom29 = sext i32 %add28 to i64, !dbg !145
  %arrayidx30 = getelementptr inbounds float, ptr %30, i64 %idxprom29, !dbg !145
  store float %29, ptr %arrayidx30, align 4, !dbg !146
  br label %for.inc31, !dbg !147

for.inc31:                                        ; preds = %for.end24
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !148
  %36 = load i32, ptr %d, align 4, !dbg !149
  %add33 = add i32 %36, %35, !dbg !149
  store i32 %add33, ptr %d, align 4, !dbg !149
  br label %for.cond12, !dbg !150, !llvm.loop !151

for.end34:                                        ; preds = %for.cond12
  ret void, !dbg !153
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #2

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
!1 = !DIFile(filename: "strides_in_struct.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "sums", linkageName: "_Z4sums6Params", scope: !1, file: !1, line: 13, type: !43, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !58)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45}
!45 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !46)
!46 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Params", file: !1, line: 8, size: 320, flags: DIFlagTypePassByValue, elements: !47, identifier: "_ZTS6Params")
!47 = !{!48, !51, !53, !54, !55, !56, !57}
!48 = !DIDerivedType(tag: DW_TAG_member, name: "in", scope: !46, file: !1, line: 9, baseType: !49, size: 64)
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "out", scope: !46, file: !1, line: 10, baseType: !52, size: 64, offset: 64)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !46, file: !1, line: 11, baseType: !35, size: 32, offset: 128)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !46, file: !1, line: 11, baseType: !35, size: 32, offset: 160)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "batch_stride", scope: !46, file: !1, line: 11, baseType: !35, size: 32, offset: 192)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "head_stride", scope: !46, file: !1, line: 11, baseType: !35, size: 32, offset: 224)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "row_stride", scope: !46, file: !1, line: 11, baseType: !35, size: 32, offset: 256)
!58 = !{}
!59 = !DILocalVariable(name: "p", arg: 1, scope: !42, file: !1, line: 13, type: !45)
!60 = !DILocation(line: 13, column: 35, scope: !42)
!61 = !DILocalVariable(name: "row", scope: !42, file: !1, line: 15, type: !35)
!62 = !DILocation(line: 15, column: 7, scope: !42)
!63 = !DILocation(line: 15, column: 13, scope: !42)
!64 = !DILocalVariable(name: "head", scope: !42, file: !1, line: 15, type: !35)
!65 = !DILocation(line: 15, column: 25, scope: !42)
!66 = !DILocation(line: 15, column: 32, scope: !42)
!67 = !DILocalVariable(name: "batch", scope: !42, file: !1, line: 15, type: !35)
!68 = !DILocation(line: 15, column: 44, scope: !42)
!69 = !DILocation(line: 15, column: 52, scope: !42)
!70 = !DILocalVariable(name: "at", scope: !42, file: !1, line: 16, type: !35)
!71 = !DILocation(line: 16, column: 7, scope: !42)
!72 = !DILocation(line: 16, column: 12, scope: !42)
!73 = !DILocation(line: 16, column: 22, scope: !42)
!74 = !DILocation(line: 16, column: 18, scope: !42)
!75 = !DILocation(line: 16, column: 37, scope: !42)
!76 = !DILocation(line: 16, column: 46, scope: !42)
!77 = !DILocation(line: 16, column: 42, scope: !42)
!78 = !DILocation(line: 16, column: 35, scope: !42)
!79 = !DILocalVariable(name: "i", scope: !80, file: !1, line: 17, type: !35)
!80 = distinct !DILexicalBlock(scope: !42, file: !1, line: 17, column: 3)
!81 = !DILocation(line: 17, column: 12, scope: !80)
!82 = !DILocation(line: 17, column: 16, scope: !80)
!83 = !DILocation(line: 17, column: 8, scope: !80)
!84 = !DILocation(line: 17, column: 29, scope: !85)
!85 = distinct !DILexicalBlock(scope: !80, file: !1, line: 17, column: 3)
!86 = !DILocation(line: 17, column: 35, scope: !85)
!87 = !DILocation(line: 17, column: 31, scope: !85)
!88 = !DILocation(line: 17, column: 3, scope: !80)
!89 = !DILocation(line: 17, column: 69, scope: !85)
!90 = !DILocation(line: 17, column: 72, scope: !85)
!91 = !DILocation(line: 17, column: 77, scope: !85)
!92 = !DILocation(line: 17, column: 83, scope: !85)
!93 = !DILocation(line: 17, column: 79, scope: !85)
!94 = !DILocation(line: 17, column: 75, scope: !85)
!95 = !DILocation(line: 17, column: 67, scope: !85)
!96 = !DILocation(line: 17, column: 62, scope: !85)
!97 = !DILocation(line: 17, column: 60, scope: !85)
!98 = !DILocation(line: 17, column: 65, scope: !85)
!99 = !DILocation(line: 17, column: 48, scope: !85)
!100 = !DILocation(line: 17, column: 45, scope: !85)
!101 = !DILocation(line: 17, column: 3, scope: !85)
!102 = distinct !{!102, !88, !103, !104}
!103 = !DILocation(line: 17, column: 93, scope: !80)
!104 = !{!"llvm.loop.mustprogress"}
!105 = !DILocalVariable(name: "d", scope: !106, file: !1, line: 18, type: !35)
!106 = distinct !DILexicalBlock(scope: !42, file: !1, line: 18, column: 3)
!107 = !DILocation(line: 18, column: 12, scope: !106)
!108 = !DILocation(line: 18, column: 16, scope: !106)
!109 = !DILocation(line: 18, column: 8, scope: !106)
!110 = !DILocation(line: 18, column: 29, scope: !111)
!111 = distinct !DILexicalBlock(scope: !106, file: !1, line: 18, column: 3)
!112 = !DILocation(line: 18, column: 35, scope: !111)
!113 = !DILocation(line: 18, column: 31, scope: !111)
!114 = !DILocation(line: 18, column: 3, scope: !106)
!115 = !DILocalVariable(name: "sum", scope: !116, file: !1, line: 19, type: !36)
!116 = distinct !DILexicalBlock(scope: !111, file: !1, line: 18, column: 58)
!117 = !DILocation(line: 19, column: 11, scope: !116)
!118 = !DILocalVariable(name: "i", scope: !119, file: !1, line: 20, type: !35)
!119 = distinct !DILexicalBlock(scope: !116, file: !1, line: 20, column: 5)
!120 = !DILocation(line: 20, column: 14, scope: !119)
!121 = !DILocation(line: 20, column: 10, scope: !119)
!122 = !DILocation(line: 20, column: 21, scope: !123)
!123 = distinct !DILexicalBlock(scope: !119, file: !1, line: 20, column: 5)
!124 = !DILocation(line: 20, column: 27, scope: !123)
!125 = !DILocation(line: 20, column: 23, scope: !123)
!126 = !DILocation(line: 20, column: 5, scope: !119)
!127 = !DILocation(line: 20, column: 49, scope: !123)
!128 = !DILocation(line: 20, column: 47, scope: !123)
!129 = !DILocation(line: 20, column: 54, scope: !123)
!130 = !DILocation(line: 20, column: 44, scope: !123)
!131 = !DILocation(line: 20, column: 40, scope: !123)
!132 = !DILocation(line: 20, column: 35, scope: !123)
!133 = !DILocation(line: 20, column: 5, scope: !123)
!134 = distinct !{!134, !126, !135, !104}
!135 = !DILocation(line: 20, column: 54, scope: !119)
!136 = !DILocation(line: 21, column: 42, scope: !116)
!137 = !DILocation(line: 21, column: 7, scope: !116)
!138 = !DILocation(line: 21, column: 11, scope: !116)
!139 = !DILocation(line: 21, column: 16, scope: !116)
!140 = !DILocation(line: 21, column: 24, scope: !116)
!141 = !DILocation(line: 21, column: 20, scope: !116)
!142 = !DILocation(line: 21, column: 14, scope: !116)
!143 = !DILocation(line: 21, column: 37, scope: !116)
!144 = !DILocation(line: 21, column: 35, scope: !116)
!145 = !DILocation(line: 21, column: 5, scope: !116)
!146 = !DILocation(line: 21, column: 40, scope: !116)
!147 = !DILocation(line: 22, column: 3, scope: !116)
!148 = !DILocation(line: 18, column: 46, scope: !111)
!149 = !DILocation(line: 18, column: 43, scope: !111)
!150 = !DILocation(line: 18, column: 3, scope: !111)
!151 = distinct !{!151, !114, !152, !104}
!152 = !DILocation(line: 22, column: 3, scope: !106)
!153 = !DILocation(line: 23, column: 1, scope: !42)
