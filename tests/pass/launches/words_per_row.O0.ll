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
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !93
  %11 = load i32, ptr %row, align 4, !dbg !94
  %12 = load i32, ptr %n.addr, align 4, !dbg !96
  %cmp9 = icmp sge i32 %11, %12, !dbg !97
  br i1 %cmp9, label %if.then10, label %if.end11, !dbg !97

if.then10:                                        ; preds = %if.end
  br label %return, !dbg !98

if.end11:                                         ; preds = %if.end
    #dbg_declare(ptr %bits, !99, !DIExpression(), !100)
  store i64 0, ptr %bits, align 8, !dbg !100
    #dbg_declare(ptr %i, !101, !DIExpression(), !103)
  store i32 0, ptr %i, align 4, !dbg !103
  br label %for.cond, !dbg !104

for.cond:                                         ; preds = %for.inc, %if.end11
  %13 = load i32, ptr %i, align 4, !dbg !105
  %14 = load i32, ptr %n.addr, align 4, !dbg !107
  %15 = load i32, ptr %column, align 4, !dbg !108
  %sub = sub nsw i32 %14, %15, !dbg !109
  store i32 %sub, ptr %a.addr.i, align 4, !dbg !110
  store i32 64, ptr %b.addr.i, align 4, !dbg !110
  %16 = load i32, ptr %b.addr.i, align 4, !dbg !110
  %17 = load i32, ptr %a.addr.i, align 4, !dbg !110
  %cmp.i = icmp slt i32 %16, %17, !dbg !110
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !110

cond.true.i:                                      ; preds = %for.cond
  %18 = load i32, ptr %b.addr.i, align 4, !dbg !110
  br label %_ZL3minii.exit, !dbg !110

cond.false.i:                                     ; preds = %for.cond
  %19 = load i32, ptr %a.addr.i, align 4, !dbg !110
  br label %_ZL3minii.exit, !dbg !110

_ZL3minii.exit:                                   ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ %18, %cond.true.i ], [ %19, %cond.false.i ], !dbg !110
  %cmp13 = icmp slt i32 %13, %cond.i, !dbg !111
  br i1 %cmp13, label %for.body, label %for.end, !dbg !112

for.body:                                         ; preds = %_ZL3minii.exit
  %20 = load i32, ptr %i, align 4, !dbg !113
  %idxprom14 = sext i32 %20 to i64, !dbg !115
  %arrayidx15 = getelementptr inbounds [64 x %struct.float2], ptr addrspacecast (ptr addrspace(3) @_ZZ8overlapsPK6float2PyiE6others to ptr), i64 0, i64 %idxprom14, !dbg !115
  %x = getelementptr inbounds nuw %struct.float2, ptr %arrayidx15, i32 0, i32 0, !dbg !116
  %21 = load float, ptr %x, align 8, !dbg !116
  %22 = load ptr, ptr %spans.addr, align 8, !dbg !117
  %23 = load i32, ptr %row, align 4, !dbg !118
  %idxprom16 = sext i32 %23 to i64, !dbg !117
  %arrayidx17 = getelementptr inbounds %struct.float2, ptr %22, i64 %idxprom16, !dbg !117
  %y = getelementptr inbounds nuw %struct.float2, ptr %arrayidx17, i32 0, i32 1, !dbg !119
  %24 = load float, ptr %y, align 4, !dbg !119
  %cmp18 = fcmp olt float %21, %24, !dbg !120
  br i1 %cmp18, label %land.lhs.true, label %if.end27, !dbg !121

land.lhs.true:                                    ; preds = %for.body
  %25 = load ptr, ptr %spans.addr, align 8, !dbg !122
  %26 = load i32, ptr %row, align 4, !dbg !123
  %idxprom19 = sext i32 %26 to i64, !dbg !122
  %arrayidx20 = getelementptr inbounds %struct.float2, ptr %25, i64 %idxprom19, !dbg !122
  %x21 = getelementptr inbounds nuw %struct.float2, ptr %arrayidx20, i32 0, i32 0, !dbg !124
  %27 = load float, ptr %x21, align 8, !dbg !124
  %28 = load i32, ptr %i, align 4, !dbg !125
  %idxprom22 = sext i32 %28 to i64, !dbg !126
  %arrayidx23 = getelementptr inbounds [64 x %struct.float2], ptr addrspacecast (ptr addrspace(3) @_ZZ8overlapsPK6float2PyiE6others to ptr), i64 0, i64 %idxprom22, !dbg !126
  %y24 = getelementptr inbounds nuw %struct.float2, ptr %arrayidx23, i32 0, i32 1, !dbg !127
  %29 = load float, ptr %y24, align 4, !dbg !127
  %cmp25 = fcmp olt float %27, %29, !dbg !128
  br i1 %cmp25, label %if.then26, label %if.end27, !dbg !121

if.then26:                                        ; preds = %land.lhs.true
  %30 = load i32, ptr %i, align 4, !dbg !129
  %sh_prom = zext i32 %30 to i64, !dbg !130
  %shl = shl i64 1, %sh_prom, !dbg !130
  %31 = load i64, ptr %bits, align 8, !dbg !131
  %or = or i64 %31, %shl, !dbg !131
  store i64 %or, ptr %bits, align 8, !dbg !131
  br label %if.end27, !dbg !132

if.end27:                                         ; preds = %if.then26, %land.lhs.true, %for.body
  br label %for.inc, !dbg !127

for.inc:                                          ; preds = %if.end27
  %32 = load i32, ptr %i, align 4, !dbg !133
  %inc = add nsw i32 %32, 1, !dbg !133
  store i32 %inc, ptr %i, align 4, !dbg !133
  br label %for.cond, !dbg !134, !llvm.loop !135

for.end:                                          ; preds = %_ZL3minii.exit
  %33 = load i64, ptr %bits, align 8, !dbg !138
  %34 = load ptr, ptr %mask.addr, align 8, !dbg !139
  %35 = load i32, ptr %row, align 4, !dbg !140
  %36 = load i32, ptr %n.addr, align 4, !dbg !141
  %add28 = add nsw i32 %36, 63, !dbg !142
  %div = sdiv i32 %add28, 64, !dbg !143
  %mul29 = mul nsw i32 %35, %div, !dbg !144
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !145
  %add31 = add i32 %mul29, %37, !dbg !146
  %idxprom32 = zext i32 %add31 to i64, !dbg !139
  %arrayidx33 = getelementptr inbounds nuw i64, ptr %34, i64 %idxprom32, !dbg !139
  store i64 %33, ptr %arrayidx33, align 8, !dbg !147
  br label %return, !dbg !148

return:                                           ; preds = %for.end, %if.then10
  ret void, !dbg !148
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!17}
!llvm.module.flags = !{!56, !57, !58, !59}
!llvm.ident = !{!60}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "others", scope: !2, file: !3, line: 6, type: !53, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "overlaps", linkageName: "_Z8overlapsPK6float2Pyi", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !17, retainedNodes: !52)
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
!61 = !DILocalVariable(name: "spans", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!62 = !DILocation(line: 5, column: 40, scope: !2)
!63 = !DILocalVariable(name: "mask", arg: 2, scope: !2, file: !3, line: 5, type: !14)
!64 = !DILocation(line: 5, column: 67, scope: !2)
!65 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 5, type: !16)
!66 = !DILocation(line: 5, column: 77, scope: !2)
!67 = !DILocalVariable(name: "row", scope: !2, file: !3, line: 7, type: !16)
!68 = !DILocation(line: 7, column: 7, scope: !2)
!69 = !DILocation(line: 7, column: 13, scope: !2)
!70 = !DILocation(line: 7, column: 24, scope: !2)
!71 = !DILocation(line: 7, column: 31, scope: !2)
!72 = !DILocation(line: 7, column: 29, scope: !2)
!73 = !DILocalVariable(name: "column", scope: !2, file: !3, line: 7, type: !16)
!74 = !DILocation(line: 7, column: 44, scope: !2)
!75 = !DILocation(line: 7, column: 53, scope: !2)
!76 = !DILocation(line: 7, column: 64, scope: !2)
!77 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 7, type: !16)
!78 = !DILocation(line: 7, column: 70, scope: !2)
!79 = !DILocation(line: 7, column: 74, scope: !2)
!80 = !DILocation(line: 8, column: 7, scope: !81)
!81 = distinct !DILexicalBlock(scope: !2, file: !3, line: 8, column: 7)
!82 = !DILocation(line: 8, column: 16, scope: !81)
!83 = !DILocation(line: 8, column: 14, scope: !81)
!84 = !DILocation(line: 8, column: 20, scope: !81)
!85 = !DILocation(line: 8, column: 18, scope: !81)
!86 = !DILocation(line: 8, column: 35, scope: !81)
!87 = !DILocation(line: 8, column: 41, scope: !81)
!88 = !DILocation(line: 8, column: 50, scope: !81)
!89 = !DILocation(line: 8, column: 48, scope: !81)
!90 = !DILocation(line: 8, column: 30, scope: !81)
!91 = !DILocation(line: 8, column: 23, scope: !81)
!92 = !DILocation(line: 8, column: 33, scope: !81)
!93 = !DILocation(line: 9, column: 3, scope: !2)
!94 = !DILocation(line: 10, column: 7, scope: !95)
!95 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 7)
!96 = !DILocation(line: 10, column: 14, scope: !95)
!97 = !DILocation(line: 10, column: 11, scope: !95)
!98 = !DILocation(line: 10, column: 17, scope: !95)
!99 = !DILocalVariable(name: "bits", scope: !2, file: !3, line: 11, type: !15)
!100 = !DILocation(line: 11, column: 22, scope: !2)
!101 = !DILocalVariable(name: "i", scope: !102, file: !3, line: 12, type: !16)
!102 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 3)
!103 = !DILocation(line: 12, column: 12, scope: !102)
!104 = !DILocation(line: 12, column: 8, scope: !102)
!105 = !DILocation(line: 12, column: 19, scope: !106)
!106 = distinct !DILexicalBlock(scope: !102, file: !3, line: 12, column: 3)
!107 = !DILocation(line: 12, column: 27, scope: !106)
!108 = !DILocation(line: 12, column: 31, scope: !106)
!109 = !DILocation(line: 12, column: 29, scope: !106)
!110 = !DILocation(line: 12, column: 23, scope: !106)
!111 = !DILocation(line: 12, column: 21, scope: !106)
!112 = !DILocation(line: 12, column: 3, scope: !102)
!113 = !DILocation(line: 13, column: 16, scope: !114)
!114 = distinct !DILexicalBlock(scope: !106, file: !3, line: 13, column: 9)
!115 = !DILocation(line: 13, column: 9, scope: !114)
!116 = !DILocation(line: 13, column: 19, scope: !114)
!117 = !DILocation(line: 13, column: 23, scope: !114)
!118 = !DILocation(line: 13, column: 29, scope: !114)
!119 = !DILocation(line: 13, column: 34, scope: !114)
!120 = !DILocation(line: 13, column: 21, scope: !114)
!121 = !DILocation(line: 13, column: 36, scope: !114)
!122 = !DILocation(line: 13, column: 39, scope: !114)
!123 = !DILocation(line: 13, column: 45, scope: !114)
!124 = !DILocation(line: 13, column: 50, scope: !114)
!125 = !DILocation(line: 13, column: 61, scope: !114)
!126 = !DILocation(line: 13, column: 54, scope: !114)
!127 = !DILocation(line: 13, column: 64, scope: !114)
!128 = !DILocation(line: 13, column: 52, scope: !114)
!129 = !DILocation(line: 13, column: 83, scope: !114)
!130 = !DILocation(line: 13, column: 80, scope: !114)
!131 = !DILocation(line: 13, column: 72, scope: !114)
!132 = !DILocation(line: 13, column: 67, scope: !114)
!133 = !DILocation(line: 12, column: 45, scope: !106)
!134 = !DILocation(line: 12, column: 3, scope: !106)
!135 = distinct !{!135, !112, !136, !137}
!136 = !DILocation(line: 13, column: 83, scope: !102)
!137 = !{!"llvm.loop.mustprogress"}
!138 = !DILocation(line: 14, column: 46, scope: !2)
!139 = !DILocation(line: 14, column: 3, scope: !2)
!140 = !DILocation(line: 14, column: 8, scope: !2)
!141 = !DILocation(line: 14, column: 16, scope: !2)
!142 = !DILocation(line: 14, column: 18, scope: !2)
!143 = !DILocation(line: 14, column: 24, scope: !2)
!144 = !DILocation(line: 14, column: 12, scope: !2)
!145 = !DILocation(line: 14, column: 32, scope: !2)
!146 = !DILocation(line: 14, column: 30, scope: !2)
!147 = !DILocation(line: 14, column: 44, scope: !2)
!148 = !DILocation(line: 15, column: 1, scope: !2)
