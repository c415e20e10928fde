; ModuleID = 'words_per_row.cu'
source_filename = "words_per_row.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float2 = type { float, float }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@_ZZ8overlapsPK6float2PyiE6others = internal addrspace(3) global [64 x %struct.float2] undef, align 8, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8overlapsPK6float2Pyi(ptr noundef %spans, ptr noundef %mask, i32 noundef %n) #0 !dbg !2 {
entry:
  %a.addr.i = alloca i32, align 4
  %b.addr.i = alloca i32, align 4
  %spans.addr = alloca ptr, align 8
  %mask.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %row = alloca i32, align 4
  %column = alloca i32, align 4
  %t = alloca i32, align 4
  %bits = alloca i64, align 8
  %i = alloca i32, align 4
  store ptr %spans, ptr %spans.addr, align 8
    #dbg_declare(ptr %spans.addr, !61, !DIExpression(), !62)
  store ptr %mask, ptr %mask.addr, align 8
    #dbg_declare(ptr %mask.addr, !63, !DIExpression(), !64)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !65, !DIExpression(), !66)
    #dbg_declare(ptr %row, !67, !DIExpression(), !68)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !69
  %mul = mul i32 %0, 64, !dbg !70
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !71
  %add = add i32 %mul, %1, !dbg !72
  store i32 %add, ptr %row, align 4, !dbg !68
    #dbg_declare(ptr %column, !73, !DIExpression(), !74)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !75
  %mul3 = mul i32 %2, 64, !dbg !76
  store i32 %mul3, ptr %column, align 4, !dbg !74
    #dbg_declare(ptr %t, !77, !DIExpression(), !78)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !79
  store i32 %3, ptr %t, align 4, !dbg !78
  %4 = load i32, ptr %column, align 4, !dbg !80
  %5 = load i32, ptr %t, align 4, !dbg !82
  %add5 = add nsw i32 %4, %5, !dbg !83
  %6 = load i32, ptr %n.addr, align 4, !dbg !84
  %cmp = icmp slt i32 %add5, %6, !dbg !85
  br i1 %cmp, label %if.then, label %if.end, !dbg !85

if.then:                                          ; preds = %entry
  %7 = load ptr, ptr %spans.addr, align 8, !dbg !86
  %8 = load i32, ptr %column, align 4, !dbg !87
  %9 = load i32, ptr %t, align 4, !dbg !88
  %add6 = add nsw i32 %8, %9, !dbg !89
  %idxprom = sext i32 %add6 to i64, !dbg !86
  %arrayidx = getelementptr inbounds %struct.float2, ptr %7, i64 %idxprom, !dbg !86
  %10 = load i32, ptr %t, align 4, !dbg !90
  %idxprom7 = sext i32 %10 to i64, !dbg !91
  %arrayidx8 = getelementptr inbounds [64 x %struct.float2], ptr addrspacecast (ptr addrspace(3) @_ZZ8overlapsPK6float2PyiE6others to ptr), i64 0, i64 %idxprom7, !dbg !91
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %arrayidx8, ptr align 8 %arrayidx, i64 8, i1 false), !dbg !92
  br label %if.end, !dbg !91

if.end:                                           ; preds = %if.then, %entry
  %11 = load i32, ptr %row, align 4, !dbg !93
  %12 = load i32, ptr %n.addr, align 4, !dbg !95
  %cmp9 = icmp sge i32 %11, %12, !dbg !96
  br i1 %cmp9, label %if.then10, label %if.end11, !dbg !96

if.then10:                                        ; preds = %if.end
  br label %return, !dbg !97

if.end11:                                         ; preds = %if.end
    #dbg_declare(ptr %bits, !98, !DIExpression(), !99)
  store i64 0, ptr %bits, align 8, !dbg !99
    #dbg_declare(ptr %i, !100, !DIExpression(), !102)
  store i32 0, ptr %i, align 4, !dbg !102
  br label %for.cond, !dbg !103

for.cond:                                         ; preds = %for.inc, %if.end11
  %13 = load i32, ptr %i, align 4, !dbg !104
  %14 = load i32, ptr %n.addr, align 4, !dbg !106
  %15 = load i32, ptr %column, align 4, !dbg !107
  %sub = sub nsw i32 %14, %15, !dbg !108
  store i32 %sub, ptr %a.addr.i, align 4, !dbg !109
  store i32 64, ptr %b.addr.i, align 4, !dbg !109
  %16 = load i32, ptr %b.addr.i, align 4, !dbg !109
  %17 = load i32, ptr %a.addr.i, align 4, !dbg !109
  %cmp.i = icmp slt i32 %16, %17, !dbg !109
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !109

cond.true.i:                                      ; preds = %for.cond
  %18 = load i32, ptr %b.addr.i, align 4, !dbg !109
  br label %_ZL3minii.exit, !dbg !109

cond.false.i:                                     ; preds = %for.cond
  %19 = load i32, ptr %a.addr.i, align 4, !dbg !109
  br label %_ZL3minii.exit, !dbg !109

_ZL3minii.exit:                                   ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ %18, %cond.true.i ], [ %19, %cond.false.i ], !dbg !109
  %cmp13 = icmp slt i32 %13, %cond.i, !dbg !110
  br i1 %cmp13, label %for.body, label %for.end, !dbg !111

for.body:                                         ; preds = %_ZL3minii.exit
  %20 = load i32, ptr %i, align 4, !dbg !112
  %idxprom14 = sext i32 %20 to i64, !dbg !114
  %arrayidx15 = getelementptr inbounds [64 x %struct.float2], ptr addrspacecast (ptr addrspace(3) @_ZZ8overlapsPK6float2PyiE6others to ptr), i64 0, i64 %idxprom14, !dbg !114
  %x = getelementptr inbounds nuw %struct.float2, ptr %arrayidx15, i32 0, i32 0, !dbg !115
  %21 = load float, ptr %x, align 8, !dbg !115
  %22 = load ptr, ptr %spans.addr, align 8, !dbg !116
  %23 = load i32, ptr %row, align 4, !dbg !117
  %idxprom16 = sext i32 %23 to i64, !dbg !116
  %arrayidx17 = getelementptr inbounds %struct.float2, ptr %22, i64 %idxprom16, !dbg !116
  %y = getelementptr inbounds nuw %struct.float2, ptr %arrayidx17, i32 0, i32 1, !dbg !118
  %24 = load float, ptr %y, align 4, !dbg !118
  %cmp18 = fcmp olt float %21, %24, !dbg !119
  br i1 %cmp18, label %land.lhs.true, label %if.end27, !dbg !120

land.lhs.true:                                    ; preds = %for.body
  %25 = load ptr, ptr %spans.addr, align 8, !dbg !121
  %26 = load i32, ptr %row, align 4, !dbg !122
  %idxprom19 = sext i32 %26 to i64, !dbg !121
  %arrayidx20 = getelementptr inbounds %struct.float2, ptr %25, i64 %idxprom19, !dbg !121
  %x21 = getelementptr inbounds nuw %struct.float2, ptr %arrayidx20, i32 0, i32 0, !dbg !123
  %27 = load float, ptr %x21, align 8, !dbg !123
  %28 = load i32, ptr %i, align 4, !dbg !124
  %idxprom22 = sext i32 %28 to i64, !dbg !125
  %arrayidx23 = getelementptr inbounds [64 x %struct.float2], ptr addrspacecast (ptr addrspace(3) @_ZZ8overlapsPK6float2PyiE6others to ptr), i64 0, i64 %idxprom22, !dbg !125
  %y24 = getelementptr inbounds nuw %struct.float2, ptr %arrayidx23, i32 0, i32 1, !dbg !126
  %29 = load float, ptr %y24, align 4, !dbg !126
  %cmp25 = fcmp olt float %27, %29, !dbg !127
  br i1 %cmp25, label %if.then26, label %if.end27, !dbg !120

if.then26:                                        ; preds = %land.lhs.true
  %30 = load i32, ptr %i, align 4, !dbg !128
  %sh_prom = zext i32 %30 to i64, !dbg !129
  %shl = shl i64 1, %sh_prom, !dbg !129
  %31 = load i64, ptr %bits, align 8, !dbg !130
  %or = or i64 %31, %shl, !dbg !130
  store i64 %or, ptr %bits, align 8, !dbg !130
  br label %if.end27, !dbg !131

if.end27:                                         ; preds = %if.then26, %land.lhs.true, %for.body
  br label %for.inc, !dbg !126

for.inc:                                          ; preds = %if.end27
  %32 = load i32, ptr %i, align 4, !dbg !132
  %inc = add nsw i32 %32, 1, !dbg !132
  store i32 %inc, ptr %i, align 4, !dbg !132
  br label %for.cond, !dbg !133, !llvm.loop !134

for.end:                                          ; preds = %_ZL3minii.exit
  %33 = load i64, ptr %bits, align 8, !dbg !137
  %34 = load ptr, ptr %mask.addr, align 8, !dbg !138
  %35 = load i32, ptr %row, align 4, !dbg !139
  %36 = load i32, ptr %n.addr, align 4, !dbg !140
  %add28 = add nsw i32 %36, 63, !dbg !141
  %div = sdiv i32 %add28, 64, !dbg !142
  %mul29 = mul nsw i32 %35, %div, !dbg !143
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !144
  %add31 = add i32 %mul29, %37, !dbg !145
  %idxprom32 = zext i32 %add31 to i64, !dbg !138
  %arrayidx33 = getelementptr inbounds nuw i64, ptr %34, i64 %idxprom32, !dbg !138
  store i64 %33, ptr %arrayidx33, align 8, !dbg !146
  br label %return, !dbg !147

return:                                           ; preds = %for.end, %if.then10
  ret void, !dbg !147
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!17}
!llvm.module.flags = !{!56, !57, !58, !59}
!llvm.ident = !{!60}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "others", scope: !2, file: !3, line: 8, type: !53, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "overlaps", linkageName: "_Z8overlapsPK6float2Pyi", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !17, retainedNodes: !52)
!3 = !DIFile(filename: "words_per_row.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !14, !16}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "float2", file: !9, line: 12, size: 64, align: 64, flags: DIFlagTypePassByValue, elements: !10, identifier: "_ZTS6float2")
!9 = !DIFile(filename: "cuda/ws/vector_types.h", directory: ".")
!10 = !{!11, !13}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !8, file: !9, line: 12, baseType: !12, size: 32)
!12 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !8, file: !9, line: 12, baseType: !12, size: 32, offset: 32)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !18, imports: !19, splitDebugInlining: false, nameTableKind: None)
!18 = !{!0}
!19 = !{!20, !23, !25, !30, !35, !40, !46, !48}
!20 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !21, file: !22, line: 128)
!21 = !DINamespace(name: "ws_math", scope: null)
!22 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!23 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !24, entity: !21, file: !22, line: 129)
!24 = !DINamespace(name: "std", scope: null)
!25 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !24, entity: !26, file: !22, line: 154)
!26 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !22, file: !22, line: 137, type: !27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!27 = !DISubroutineType(types: !28)
!28 = !{!29, !29}
!29 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!30 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !24, entity: !31, file: !22, line: 154)
!31 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !22, file: !22, line: 133, type: !32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!32 = !DISubroutineType(types: !33)
!33 = !{!34, !34}
!34 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!35 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !24, entity: !36, file: !22, line: 154)
!36 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !22, file: !22, line: 134, type: !37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!37 = !DISubroutineType(types: !38)
!38 = !{!39, !39}
!39 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !24, entity: !41, file: !22, line: 154)
!41 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !22, file: !22, line: 145, type: !42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!42 = !DISubroutineType(types: !43)
!43 = !{!44, !45}
!44 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!45 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!46 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !24, entity: !47, file: !22, line: 154)
!47 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !22, file: !22, line: 147, type: !42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!48 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !24, entity: !49, file: !22, line: 154)
!49 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !22, file: !22, line: 149, type: !50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!50 = !DISubroutineType(types: !51)
!51 = !{!16, !12}
!52 = !{}
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 4096, align: 64, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 64)
!56 = !{i32 7, !"Dwarf Version", i32 4}
!57 = !{i32 2, !"Debug Info Version", i32 3}
!58 = !{i32 1, !"wchar_size", i32 4}
!59 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!60 = !{!"clang version 22.1.8"}
!61 = !DILocalVariable(name: "spans", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!62 = !DILocation(line: 7, column: 40, scope: !2)
!63 = !DILocalVariable(name: "mask", arg: 2, scope: !2, file: !3, line: 7, type: !14)
!64 = !DILocation(line: 7, column: 67, scope: !2)
!65 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 7, type: !16)
!66 = !DILocation(line: 7, column: 77, scope: !2)
!67 = !DILocalVariable(name: "row", scope: !2, file: !3, line: 9, type: !16)
!68 = !DILocation(line: 9, column: 7, scope: !2)
!69 = !DILocation(line: 9, column: 13, scope: !2)
!70 = !DILocation(line: 9, column: 24, scope: !2)
!71 = !DILocation(line: 9, column: 31, scope: !2)
!72 = !DILocation(line: 9, column: 29, scope: !2)
!73 = !DILocalVariable(name: "column", scope: !2, file: !3, line: 9, type: !16)
!74 = !DILocation(line: 9, column: 44, scope: !2)
!75 = !DILocation(line: 9, column: 53, scope: !2)
!76 = !DILocation(line: 9, column: 64, scope: !2)
!77 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 9, type: !16)
!78 = !DILocation(line: 9, column: 70, scope: !2)
!79 = !DILocation(line: 9, column: 74, scope: !2)
!80 = !DILocation(line: 10, column: 7, scope: !81)
!81 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 7)
!82 = !DILocation(line: 10, column: 16, scope: !81)
!83 = !DILocation(line: 10, column: 14, scope: !81)
!84 = !DILocation(line: 10, column: 20, scope: !81)
!85 = !DILocation(line: 10, column: 18, scope: !81)
!86 = !DILocation(line: 11, column: 17, scope: !81)
!87 = !DILocation(line: 11, column: 23, scope: !81)
!88 = !DILocation(line: 11, column: 32, scope: !81)
!89 = !DILocation(line: 11, column: 30, scope: !81)
!90 = !DILocation(line: 11, column: 12, scope: !81)
!91 = !DILocation(line: 11, column: 5, scope: !81)
!92 = !DILocation(line: 11, column: 15, scope: !81)
!93 = !DILocation(line: 12, column: 7, scope: !94)
!94 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 7)
!95 = !DILocation(line: 12, column: 14, scope: !94)
!96 = !DILocation(line: 12, column: 11, scope: !94)
!97 = !DILocation(line: 12, column: 17, scope: !94)
!98 = !DILocalVariable(name: "bits", scope: !2, file: !3, line: 13, type: !15)
!99 = !DILocation(line: 13, column: 22, scope: !2)
!100 = !DILocalVariable(name: "i", scope: !101, file: !3, line: 14, type: !16)
!101 = distinct !DILexicalBlock(scope: !2, file: !3, line: 14, column: 3)
!102 = !DILocation(line: 14, column: 12, scope: !101)
!103 = !DILocation(line: 14, column: 8, scope: !101)
!104 = !DILocation(line: 14, column: 19, scope: !105)
!105 = distinct !DILexicalBlock(scope: !101, file: !3, line: 14, column: 3)
!106 = !DILocation(line: 14, column: 27, scope: !105)
!107 = !DILocation(line: 14, column: 31, scope: !105)
!108 = !DILocation(line: 14, column: 29, scope: !105)
!109 = !DILocation(line: 14, column: 23, scope: !105)
!110 = !DILocation(line: 14, column: 21, scope: !105)
!111 = !DILocation(line: 14, column: 3, scope: !101)
!112 = !DILocation(line: 15, column: 16, scope: !113)
!113 = distinct !DILexicalBlock(scope: !105, file: !3, line: 15, column: 9)
!114 = !DILocation(line: 15, column: 9, scope: !113)
!115 = !DILocation(line: 15, column: 19, scope: !113)
!116 = !DILocation(line: 15, column: 23, scope: !113)
!117 = !DILocation(line: 15, column: 29, scope: !113)
!118 = !DILocation(line: 15, column: 34, scope: !113)
!119 = !DILocation(line: 15, column: 21, scope: !113)
!120 = !DILocation(line: 15, column: 36, scope: !113)
!121 = !DILocation(line: 15, column: 39, scope: !113)
!122 = !DILocation(line: 15, column: 45, scope: !113)
!123 = !DILocation(line: 15, column: 50, scope: !113)
!124 = !DILocation(line: 15, column: 61, scope: !113)
!125 = !DILocation(line: 15, column: 54, scope: !113)
!126 = !DILocation(line: 15, column: 64, scope: !113)
!127 = !DILocation(line: 15, column: 52, scope: !113)
!128 = !DILocation(line: 15, column: 83, scope: !113)
!129 = !DILocation(line: 15, column: 80, scope: !113)
!130 = !DILocation(line: 15, column: 72, scope: !113)
!131 = !DILocation(line: 15, column: 67, scope: !113)
!132 = !DILocation(line: 14, column: 45, scope: !105)
!133 = !DILocation(line: 14, column: 3, scope: !105)
!134 = distinct !{!134, !111, !135, !136}
!135 = !DILocation(line: 15, column: 83, scope: !101)
!136 = !{!"llvm.loop.mustprogress"}
!137 = !DILocation(line: 16, column: 46, scope: !2)
!138 = !DILocation(line: 16, column: 3, scope: !2)
!139 = !DILocation(line: 16, column: 8, scope: !2)
!140 = !DILocation(line: 16, column: 16, scope: !2)
!141 = !DILocation(line: 16, column: 18, scope: !2)
!142 = !DILocation(line: 16, column: 24, scope: !2)
!143 = !DILocation(line: 16, column: 12, scope: !2)
!144 = !DILocation(line: 16, column: 32, scope: !2)
!145 = !DILocation(line: 16, column: 30, scope: !2)
!146 = !DILocation(line: 16, column: 44, scope: !2)
!147 = !DILocation(line: 17, column: 1, scope: !2)
