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

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8overlapsPK6float2Pyi(ptr noundef %spans, ptr noundef %mask, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %spans, !53, !DIExpression(), !74)
    #dbg_value(ptr %mask, !54, !DIExpression(), !74)
    #dbg_value(i32 %n, !55, !DIExpression(), !74)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !75
  %mul = mul i32 %0, 64, !dbg !76
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !77
  %add = add i32 %mul, %1, !dbg !78
    #dbg_value(i32 %add, !56, !DIExpression(), !74)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !79
  %mul3 = mul i32 %2, 64, !dbg !80
    #dbg_value(i32 %mul3, !57, !DIExpression(), !74)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !81
    #dbg_value(i32 %3, !58, !DIExpression(), !74)
  %add5 = add nsw i32 %mul3, %3, !dbg !82
  %cmp = icmp slt i32 %add5, %n, !dbg !84
  br i1 %cmp, label %if.then, label %if.end, !dbg !84

if.then:                                          ; preds = %entry
  %add6 = add nsw i32 %mul3, %3, !dbg !85
  %idxprom = sext i32 %add6 to i64, !dbg !86
  %arrayidx = getelementptr inbounds %struct.float2, ptr %spans, i64 %idxprom, !dbg !86
  %idxprom7 = sext i32 %3 to i64, !dbg !87
  %arrayidx8 = getelementptr inbounds [64 x %struct.float2], ptr addrspacecast (ptr addrspace(3) @_ZZ8overlapsPK6float2PyiE6others to ptr), i64 0, i64 %idxprom7, !dbg !87
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %arrayidx8, ptr align 8 %arrayidx, i64 8, i1 false), !dbg !88, !tbaa.struct !89
  br label %if.end, !dbg !87

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !92
  %cmp9 = icmp sge i32 %add, %n, !dbg !93
  br i1 %cmp9, label %if.then10, label %if.end11, !dbg !93

if.then10:                                        ; preds = %if.end
  br label %cleanup, !dbg !95

if.end11:                                         ; preds = %if.end
    #dbg_value(i64 0, !59, !DIExpression(), !74)
    #dbg_value(i32 0, !60, !DIExpression(), !96)
  br label %for.cond, !dbg !97

for.cond:                                         ; preds = %for.inc, %if.end11
  %bits.0 = phi i64 [ 0, %if.end11 ], [ %bits.1, %for.inc ], !dbg !74
  %i.0 = phi i32 [ 0, %if.end11 ], [ %inc, %for.inc ], !dbg !98
    #dbg_value(i32 %i.0, !60, !DIExpression(), !96)
    #dbg_value(i64 %bits.0, !59, !DIExpression(), !74)
  %sub = sub nsw i32 %n, %mul3, !dbg !99
  %cmp.i = icmp slt i32 64, %sub, !dbg !101
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !101

cond.true.i:                                      ; preds = %for.cond
  br label %_ZL3minii.exit, !dbg !101

cond.false.i:                                     ; preds = %for.cond
  br label %_ZL3minii.exit, !dbg !101

_ZL3minii.exit:                                   ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ 64, %cond.true.i ], [ %sub, %cond.false.i ], !dbg !101
  %cmp13 = icmp slt i32 %i.0, %cond.i, !dbg !102
  br i1 %cmp13, label %for.body, label %for.cond.cleanup, !dbg !103

for.cond.cleanup:                                 ; preds = %_ZL3minii.exit
  br label %for.end

for.body:                                         ; preds = %_ZL3minii.exit
  %idxprom14 = sext i32 %i.0 to i64, !dbg !104
  %arrayidx15 = getelementptr inbounds [64 x %struct.float2], ptr addrspacecast (ptr addrspace(3) @_ZZ8overlapsPK6float2PyiE6others to ptr), i64 0, i64 %idxprom14, !dbg !104
  %x = getelementptr inbounds nuw %struct.float2, ptr %arrayidx15, i32 0, i32 0, !dbg !106
  %4 = load float, ptr %x, align 8, !dbg !106, !tbaa !107
  %idxprom16 = sext i32 %add to i64, !dbg !109
  %arrayidx17 = getelementptr inbounds %struct.float2, ptr %spans, i64 %idxprom16, !dbg !109
  %y = getelementptr inbounds nuw %struct.float2, ptr %arrayidx17, i32 0, i32 1, !dbg !110
  %5 = load float, ptr %y, align 4, !dbg !110, !tbaa !111
  %cmp18 = fcmp olt float %4, %5, !dbg !112
  br i1 %cmp18, label %land.lhs.true, label %if.end27, !dbg !113

land.lhs.true:                                    ; preds = %for.body
  %idxprom19 = sext i32 %add to i64, !dbg !114
  %arrayidx20 = getelementptr inbounds %struct.float2, ptr %spans, i64 %idxprom19, !dbg !114
  %x21 = getelementptr inbounds nuw %struct.float2, ptr %arrayidx20, i32 0, i32 0, !dbg !115
  %6 = load float, ptr %x21, align 8, !dbg !115, !tbaa !107
  %idxprom22 = sext i32 %i.0 to i64, !dbg !116
  %arrayidx23 = getelementptr inbounds [64 x %struct.float2], ptr addrspacecast (ptr addrspace(3) @_ZZ8overlapsPK6float2PyiE6others to ptr), i64 0, i64 %idxprom22, !dbg !116
  %y24 = getelementptr inbounds nuw %struct.float2, ptr %arrayidx23, i32 0, i32 1, !dbg !117
  %7 = load float, ptr %y24, align 4, !dbg !117, !tbaa !111
  %cmp25 = fcmp olt float %6, %7, !dbg !118
  br i1 %cmp25, label %if.then26, label %if.end27, !dbg !113

if.then26:                                        ; preds = %land.lhs.true
  %sh_prom = zext i32 %i.0 to i64, !dbg !119
  %shl = shl i64 1, %sh_prom, !dbg !119
  %or = or i64 %bits.0, %shl, !dbg !120
    #dbg_value(i64 %or, !59, !DIExpression(), !74)
  br label %if.end27, !dbg !121

if.end27:                                         ; preds = %if.then26, %land.lhs.true, %for.body
  %bits.1 = phi i64 [ %or, %if.then26 ], [ %bits.0, %land.lhs.true ], [ %bits.0, %for.body ], !dbg !74
    #dbg_value(i64 %bits.1, !59, !DIExpression(), !74)
  br label %for.inc, !dbg !117

for.inc:                                          ; preds = %if.end27
  %inc = add nsw i32 %i.0, 1, !dbg !122
    #dbg_value(i32 %inc, !60, !DIExpression(), !96)
  br label %for.cond, !dbg !123, !llvm.loop !124

for.end:                                          ; preds = %for.cond.cleanup
  %add28 = add nsw i32 %n, 63, !dbg !128
  %div = sdiv i32 %add28, 64, !dbg !129
  %mul29 = mul nsw i32 %add, %div, !dbg !130
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !131
  %add31 = add i32 %mul29, %8, !dbg !132
  %idxprom32 = zext i32 %add31 to i64, !dbg !133
  %arrayidx33 = getelementptr inbounds nuw i64, ptr %mask, i64 %idxprom32, !dbg !133
  store i64 %bits.0, ptr %arrayidx33, align 8, !dbg !134, !tbaa !135
  br label %cleanup, !dbg !137

cleanup:                                          ; preds = %for.end, %if.then10
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then10 ], [ 0, %for.end ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void, !dbg !137

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!17}
!llvm.module.flags = !{!65, !66, !67, !68}
!llvm.ident = !{!69}
!llvm.errno.tbaa = !{!70}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "others", scope: !2, file: !3, line: 6, type: !62, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "overlaps", linkageName: "_Z8overlapsPK6float2Pyi", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !17, retainedNodes: !52)
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
!17 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !18, imports: !19, splitDebugInlining: false, nameTableKind: None)
!18 = !{!0}
!19 = !{!20, !23, !25, !30, !35, !40, !46, !48}
!20 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !21, file: !22, line: 128)
!21 = !DINamespace(name: "ws_math", scope: null)
!22 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!23 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !24, entity: !21, file: !22, line: 129)
!24 = !DINamespace(name: "std", scope: null)
!25 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !24, entity: !26, file: !22, line: 154)
!26 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !22, file: !22, line: 137, type: !27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!27 = !DISubroutineType(types: !28)
!28 = !{!29, !29}
!29 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!30 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !24, entity: !31, file: !22, line: 154)
!31 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !22, file: !22, line: 133, type: !32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!32 = !DISubroutineType(types: !33)
!33 = !{!34, !34}
!34 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!35 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !24, entity: !36, file: !22, line: 154)
!36 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !22, file: !22, line: 134, type: !37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!37 = !DISubroutineType(types: !38)
!38 = !{!39, !39}
!39 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !24, entity: !41, file: !22, line: 154)
!41 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !22, file: !22, line: 145, type: !42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!42 = !DISubroutineType(types: !43)
!43 = !{!44, !45}
!44 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!45 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!46 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !24, entity: !47, file: !22, line: 154)
!47 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !22, file: !22, line: 147, type: !42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!48 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !24, entity: !49, file: !22, line: 154)
!49 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !22, file: !22, line: 149, type: !50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!50 = !DISubroutineType(types: !51)
!51 = !{!16, !12}
!52 = !{!53, !54, !55, !56, !57, !58, !59, !60}
!53 = !DILocalVariable(name: "spans", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!54 = !DILocalVariable(name: "mask", arg: 2, scope: !2, file: !3, line: 5, type: !14)
!55 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 5, type: !16)
!56 = !DILocalVariable(name: "row", scope: !2, file: !3, line: 7, type: !16)
!57 = !DILocalVariable(name: "column", scope: !2, file: !3, line: 7, type: !16)
!58 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 7, type: !16)
!59 = !DILocalVariable(name: "bits", scope: !2, file: !3, line: 11, type: !15)
!60 = !DILocalVariable(name: "i", scope: !61, file: !3, line: 12, type: !16)
!61 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 3)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 4096, align: 64, elements: !63)
!63 = !{!64}
!64 = !DISubrange(count: 64)
!65 = !{i32 7, !"Dwarf Version", i32 4}
!66 = !{i32 2, !"Debug Info Version", i32 3}
!67 = !{i32 1, !"wchar_size", i32 4}
!68 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!69 = !{!"clang version 22.1.8"}
!70 = !{!71, !71, i64 0}
!71 = !{!"int", !72, i64 0}
!72 = !{!"omnipotent char", !73, i64 0}
!73 = !{!"Simple C++ TBAA"}
!74 = !DILocation(line: 0, scope: !2)
!75 = !DILocation(line: 7, column: 13, scope: !2)
!76 = !DILocation(line: 7, column: 24, scope: !2)
!77 = !DILocation(line: 7, column: 31, scope: !2)
!78 = !DILocation(line: 7, column: 29, scope: !2)
!79 = !DILocation(line: 7, column: 53, scope: !2)
!80 = !DILocation(line: 7, column: 64, scope: !2)
!81 = !DILocation(line: 7, column: 74, scope: !2)
!82 = !DILocation(line: 8, column: 14, scope: !83)
!83 = distinct !DILexicalBlock(scope: !2, file: !3, line: 8, column: 7)
!84 = !DILocation(line: 8, column: 18, scope: !83)
!85 = !DILocation(line: 8, column: 48, scope: !83)
!86 = !DILocation(line: 8, column: 35, scope: !83)
!87 = !DILocation(line: 8, column: 23, scope: !83)
!88 = !DILocation(line: 8, column: 33, scope: !83)
!89 = !{i64 0, i64 4, !90, i64 4, i64 4, !90}
!90 = !{!91, !91, i64 0}
!91 = !{!"float", !72, i64 0}
!92 = !DILocation(line: 9, column: 3, scope: !2)
!93 = !DILocation(line: 10, column: 11, scope: !94)
!94 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 7)
!95 = !DILocation(line: 10, column: 17, scope: !94)
!96 = !DILocation(line: 0, scope: !61)
!97 = !DILocation(line: 12, column: 8, scope: !61)
!98 = !DILocation(line: 12, scope: !61)
!99 = !DILocation(line: 12, column: 29, scope: !100)
!100 = distinct !DILexicalBlock(scope: !61, file: !3, line: 12, column: 3)
!101 = !DILocation(line: 12, column: 23, scope: !100)
!102 = !DILocation(line: 12, column: 21, scope: !100)
!103 = !DILocation(line: 12, column: 3, scope: !61)
!104 = !DILocation(line: 13, column: 9, scope: !105)
!105 = distinct !DILexicalBlock(scope: !100, file: !3, line: 13, column: 9)
!106 = !DILocation(line: 13, column: 19, scope: !105)
!107 = !{!108, !91, i64 0}
!108 = !{!"_ZTS6float2", !91, i64 0, !91, i64 4}
!109 = !DILocation(line: 13, column: 23, scope: !105)
!110 = !DILocation(line: 13, column: 34, scope: !105)
!111 = !{!108, !91, i64 4}
!112 = !DILocation(line: 13, column: 21, scope: !105)
!113 = !DILocation(line: 13, column: 36, scope: !105)
!114 = !DILocation(line: 13, column: 39, scope: !105)
!115 = !DILocation(line: 13, column: 50, scope: !105)
!116 = !DILocation(line: 13, column: 54, scope: !105)
!117 = !DILocation(line: 13, column: 64, scope: !105)
!118 = !DILocation(line: 13, column: 52, scope: !105)
!119 = !DILocation(line: 13, column: 80, scope: !105)
!120 = !DILocation(line: 13, column: 72, scope: !105)
!121 = !DILocation(line: 13, column: 67, scope: !105)
!122 = !DILocation(line: 12, column: 45, scope: !100)
!123 = !DILocation(line: 12, column: 3, scope: !100)
!124 = distinct !{!124, !103, !125, !126, !127}
!125 = !DILocation(line: 13, column: 83, scope: !61)
!126 = !{!"llvm.loop.mustprogress"}
!127 = !{!"llvm.loop.unroll.disable"}
!128 = !DILocation(line: 14, column: 18, scope: !2)
!129 = !DILocation(line: 14, column: 24, scope: !2)
!130 = !DILocation(line: 14, column: 12, scope: !2)
!131 = !DILocation(line: 14, column: 32, scope: !2)
!132 = !DILocation(line: 14, column: 30, scope: !2)
!133 = !DILocation(line: 14, column: 3, scope: !2)
!134 = !DILocation(line: 14, column: 44, scope: !2)
!135 = !{!136, !136, i64 0}
!136 = !{!"long long", !72, i64 0}
!137 = !DILocation(line: 15, column: 1, scope: !2)
