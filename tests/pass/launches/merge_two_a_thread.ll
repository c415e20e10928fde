; ModuleID = 'merge_two_a_thread.cu'
source_filename = "merge_two_a_thread.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@_ZZ5mergePjjE1s = internal addrspace(3) global [1024 x i32] undef, align 4, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5mergePjj(ptr noundef %data, i32 noundef %length) #0 !dbg !2 {
entry:
    #dbg_value(ptr %data, !46, !DIExpression(), !74)
    #dbg_value(i32 %length, !47, !DIExpression(), !74)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !75
  %mul = mul i32 %0, 1024, !dbg !76
  %idx.ext = zext i32 %mul to i64, !dbg !77
  %add.ptr = getelementptr inbounds nuw i32, ptr %data, i64 %idx.ext, !dbg !77
    #dbg_value(ptr %add.ptr, !48, !DIExpression(), !74)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !78
    #dbg_value(i32 %1, !49, !DIExpression(), !74)
  %idxprom = zext i32 %1 to i64, !dbg !79
  %arrayidx = getelementptr inbounds nuw i32, ptr %add.ptr, i64 %idxprom, !dbg !79
  %2 = load i32, ptr %arrayidx, align 4, !dbg !79, !tbaa !70
  %idxprom2 = zext i32 %1 to i64, !dbg !80
  %arrayidx3 = getelementptr inbounds nuw [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5mergePjjE1s to ptr), i64 0, i64 %idxprom2, !dbg !80
  store i32 %2, ptr %arrayidx3, align 4, !dbg !81, !tbaa !70
  %add = add i32 %1, 512, !dbg !82
  %idxprom4 = zext i32 %add to i64, !dbg !83
  %arrayidx5 = getelementptr inbounds nuw i32, ptr %add.ptr, i64 %idxprom4, !dbg !83
  %3 = load i32, ptr %arrayidx5, align 4, !dbg !83, !tbaa !70
  %add6 = add i32 %1, 512, !dbg !84
  %idxprom7 = zext i32 %add6 to i64, !dbg !85
  %arrayidx8 = getelementptr inbounds nuw [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5mergePjjE1s to ptr), i64 0, i64 %idxprom7, !dbg !85
  store i32 %3, ptr %arrayidx8, align 4, !dbg !86, !tbaa !70
    #dbg_value(i32 1, !50, !DIExpression(), !87)
  br label %for.cond, !dbg !88

for.cond:                                         ; preds = %for.inc36, %entry
  %stride.0 = phi i32 [ 1, %entry ], [ %shl, %for.inc36 ], !dbg !89
    #dbg_value(i32 %stride.0, !50, !DIExpression(), !87)
  %cmp = icmp ult i32 %stride.0, %length, !dbg !90
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !91

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end37

for.body:                                         ; preds = %for.cond
  %sub = sub i32 %stride.0, 1, !dbg !92
  %and = and i32 %1, %sub, !dbg !93
    #dbg_value(i32 %and, !52, !DIExpression(), !94)
  %sub9 = sub i32 %1, %and, !dbg !95
  %mul10 = mul i32 2, %sub9, !dbg !96
  %idx.ext11 = zext i32 %mul10 to i64, !dbg !97
  %add.ptr12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5mergePjjE1s to ptr), i64 %idx.ext11, !dbg !97
    #dbg_value(ptr %add.ptr12, !55, !DIExpression(), !94)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !98
  %idxprom13 = zext i32 %and to i64, !dbg !99
  %arrayidx14 = getelementptr inbounds nuw i32, ptr %add.ptr12, i64 %idxprom13, !dbg !99
  %4 = load i32, ptr %arrayidx14, align 4, !dbg !99, !tbaa !70
    #dbg_value(i32 %4, !56, !DIExpression(), !94)
  %add15 = add i32 %and, %stride.0, !dbg !100
  %idxprom16 = zext i32 %add15 to i64, !dbg !101
  %arrayidx17 = getelementptr inbounds nuw i32, ptr %add.ptr12, i64 %idxprom16, !dbg !101
  %5 = load i32, ptr %arrayidx17, align 4, !dbg !101, !tbaa !70
    #dbg_value(i32 %5, !57, !DIExpression(), !94)
    #dbg_value(i32 %and, !58, !DIExpression(), !94)
    #dbg_value(i32 %and, !59, !DIExpression(), !94)
    #dbg_value(i32 0, !60, !DIExpression(), !102)
  br label %for.cond18, !dbg !103

for.cond18:                                       ; preds = %for.inc, %for.body
  %x.0 = phi i32 [ %and, %for.body ], [ %add26, %for.inc ], !dbg !94
  %y.0 = phi i32 [ %and, %for.body ], [ %add31, %for.inc ], !dbg !94
  %i.0 = phi i32 [ 0, %for.body ], [ %inc, %for.inc ], !dbg !104
    #dbg_value(i32 %i.0, !60, !DIExpression(), !102)
    #dbg_value(i32 %y.0, !59, !DIExpression(), !94)
    #dbg_value(i32 %x.0, !58, !DIExpression(), !94)
  %cmp19 = icmp ult i32 %i.0, %stride.0, !dbg !105
  br i1 %cmp19, label %for.body21, label %for.cond.cleanup20, !dbg !107

for.cond.cleanup20:                               ; preds = %for.cond18
  br label %for.end

for.body21:                                       ; preds = %for.cond18
  %add22 = add i32 %stride.0, %i.0, !dbg !108
  %idxprom23 = zext i32 %add22 to i64, !dbg !110
  %arrayidx24 = getelementptr inbounds nuw i32, ptr %add.ptr12, i64 %idxprom23, !dbg !110
  %6 = load i32, ptr %arrayidx24, align 4, !dbg !110, !tbaa !70
  %cmp25 = icmp ult i32 %6, %4, !dbg !111
  %conv = zext i1 %cmp25 to i32, !dbg !110
  %add26 = add i32 %x.0, %conv, !dbg !112
    #dbg_value(i32 %add26, !58, !DIExpression(), !94)
  %idxprom27 = zext i32 %i.0 to i64, !dbg !113
  %arrayidx28 = getelementptr inbounds nuw i32, ptr %add.ptr12, i64 %idxprom27, !dbg !113
  %7 = load i32, ptr %arrayidx28, align 4, !dbg !113, !tbaa !70
  %cmp29 = icmp ule i32 %7, %5, !dbg !114
  %conv30 = zext i1 %cmp29 to i32, !dbg !113
  %add31 = add i32 %y.0, %conv30, !dbg !115
    #dbg_value(i32 %add31, !59, !DIExpression(), !94)
  br label %for.inc, !dbg !116

for.inc:                                          ; preds = %for.body21
  %inc = add i32 %i.0, 1, !dbg !117
    #dbg_value(i32 %inc, !60, !DIExpression(), !102)
  br label %for.cond18, !dbg !118, !llvm.loop !119

for.end:                                          ; preds = %for.cond.cleanup20
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !123
  %idxprom32 = zext i32 %x.0 to i64, !dbg !124
  %arrayidx33 = getelementptr inbounds nuw i32, ptr %add.ptr12, i64 %idxprom32, !dbg !124
  store i32 %4, ptr %arrayidx33, align 4, !dbg !125, !tbaa !70
  %idxprom34 = zext i32 %y.0 to i64, !dbg !126
  %arrayidx35 = getelementptr inbounds nuw i32, ptr %add.ptr12, i64 %idxprom34, !dbg !126
  store i32 %5, ptr %arrayidx35, align 4, !dbg !127, !tbaa !70
  br label %for.inc36, !dbg !128

for.inc36:                                        ; preds = %for.end
  %shl = shl i32 %stride.0, 1, !dbg !129
    #dbg_value(i32 %shl, !50, !DIExpression(), !87)
  br label %for.cond, !dbg !130, !llvm.loop !131

for.end37:                                        ; preds = %for.cond.cleanup
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !133
  %idxprom38 = zext i32 %1 to i64, !dbg !134
  %arrayidx39 = getelementptr inbounds nuw [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5mergePjjE1s to ptr), i64 0, i64 %idxprom38, !dbg !134
  %8 = load i32, ptr %arrayidx39, align 4, !dbg !134, !tbaa !70
  %idxprom40 = zext i32 %1 to i64, !dbg !135
  %arrayidx41 = getelementptr inbounds nuw i32, ptr %add.ptr, i64 %idxprom40, !dbg !135
  store i32 %8, ptr %arrayidx41, align 4, !dbg !136, !tbaa !70
  %add42 = add i32 %1, 512, !dbg !137
  %idxprom43 = zext i32 %add42 to i64, !dbg !138
  %arrayidx44 = getelementptr inbounds nuw [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5mergePjjE1s to ptr), i64 0, i64 %idxprom43, !dbg !138
  %9 = load i32, ptr %arrayidx44, align 4, !dbg !138, !tbaa !70
  %add45 = add i32 %1, 512, !dbg !139
  %idxprom46 = zext i32 %add45 to i64, !dbg !140
  %arrayidx47 = getelementptr inbounds nuw i32, ptr %add.ptr, i64 %idxprom46, !dbg !140
  store i32 %9, ptr %arrayidx47, align 4, !dbg !141, !tbaa !70
  ret void, !dbg !142
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!65, !66, !67, !68}
!llvm.ident = !{!69}
!llvm.errno.tbaa = !{!70}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 6, type: !62, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "merge", linkageName: "_Z5mergePjj", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !45)
!3 = !DIFile(filename: "merge_two_a_thread.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !7}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !10, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !14, !16, !21, !26, !31, !37, !39}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !12, file: !13, line: 128)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 129)
!15 = !DINamespace(name: "std", scope: null)
!16 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !17, file: !13, line: 154)
!17 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !13, file: !13, line: 137, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!18 = !DISubroutineType(types: !19)
!19 = !{!20, !20}
!20 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!21 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !22, file: !13, line: 154)
!22 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !13, file: !13, line: 133, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!23 = !DISubroutineType(types: !24)
!24 = !{!25, !25}
!25 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!26 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !27, file: !13, line: 154)
!27 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !13, file: !13, line: 134, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!28 = !DISubroutineType(types: !29)
!29 = !{!30, !30}
!30 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !32, file: !13, line: 154)
!32 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !13, file: !13, line: 145, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !36}
!35 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!36 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!37 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !38, file: !13, line: 154)
!38 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !13, file: !13, line: 147, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !40, file: !13, line: 154)
!40 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !13, file: !13, line: 149, type: !41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!41 = !DISubroutineType(types: !42)
!42 = !{!43, !44}
!43 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!44 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!45 = !{!46, !47, !48, !49, !50, !52, !55, !56, !57, !58, !59, !60}
!46 = !DILocalVariable(name: "data", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!47 = !DILocalVariable(name: "length", arg: 2, scope: !2, file: !3, line: 5, type: !7)
!48 = !DILocalVariable(name: "own", scope: !2, file: !3, line: 7, type: !6)
!49 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 7, type: !7)
!50 = !DILocalVariable(name: "stride", scope: !51, file: !3, line: 10, type: !7)
!51 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 3)
!52 = !DILocalVariable(name: "at", scope: !53, file: !3, line: 11, type: !7)
!53 = distinct !DILexicalBlock(scope: !54, file: !3, line: 10, column: 60)
!54 = distinct !DILexicalBlock(scope: !51, file: !3, line: 10, column: 3)
!55 = !DILocalVariable(name: "pair", scope: !53, file: !3, line: 12, type: !6)
!56 = !DILocalVariable(name: "a", scope: !53, file: !3, line: 14, type: !7)
!57 = !DILocalVariable(name: "b", scope: !53, file: !3, line: 14, type: !7)
!58 = !DILocalVariable(name: "x", scope: !53, file: !3, line: 14, type: !7)
!59 = !DILocalVariable(name: "y", scope: !53, file: !3, line: 14, type: !7)
!60 = !DILocalVariable(name: "i", scope: !61, file: !3, line: 15, type: !7)
!61 = distinct !DILexicalBlock(scope: !53, file: !3, line: 15, column: 5)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 32768, elements: !63)
!63 = !{!64}
!64 = !DISubrange(count: 1024)
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
!75 = !DILocation(line: 7, column: 26, scope: !2)
!76 = !DILocation(line: 7, column: 37, scope: !2)
!77 = !DILocation(line: 7, column: 24, scope: !2)
!78 = !DILocation(line: 7, column: 49, scope: !2)
!79 = !DILocation(line: 8, column: 10, scope: !2)
!80 = !DILocation(line: 8, column: 3, scope: !2)
!81 = !DILocation(line: 8, column: 8, scope: !2)
!82 = !DILocation(line: 9, column: 22, scope: !2)
!83 = !DILocation(line: 9, column: 16, scope: !2)
!84 = !DILocation(line: 9, column: 7, scope: !2)
!85 = !DILocation(line: 9, column: 3, scope: !2)
!86 = !DILocation(line: 9, column: 14, scope: !2)
!87 = !DILocation(line: 0, scope: !51)
!88 = !DILocation(line: 10, column: 8, scope: !51)
!89 = !DILocation(line: 10, scope: !51)
!90 = !DILocation(line: 10, column: 36, scope: !54)
!91 = !DILocation(line: 10, column: 3, scope: !51)
!92 = !DILocation(line: 11, column: 31, scope: !53)
!93 = !DILocation(line: 11, column: 21, scope: !53)
!94 = !DILocation(line: 0, scope: !53)
!95 = !DILocation(line: 12, column: 33, scope: !53)
!96 = !DILocation(line: 12, column: 28, scope: !53)
!97 = !DILocation(line: 12, column: 24, scope: !53)
!98 = !DILocation(line: 13, column: 5, scope: !53)
!99 = !DILocation(line: 14, column: 18, scope: !53)
!100 = !DILocation(line: 14, column: 40, scope: !53)
!101 = !DILocation(line: 14, column: 32, scope: !53)
!102 = !DILocation(line: 0, scope: !61)
!103 = !DILocation(line: 15, column: 10, scope: !61)
!104 = !DILocation(line: 15, scope: !61)
!105 = !DILocation(line: 15, column: 28, scope: !106)
!106 = distinct !DILexicalBlock(scope: !61, file: !3, line: 15, column: 5)
!107 = !DILocation(line: 15, column: 5, scope: !61)
!108 = !DILocation(line: 16, column: 24, scope: !109)
!109 = distinct !DILexicalBlock(scope: !106, file: !3, line: 15, column: 43)
!110 = !DILocation(line: 16, column: 12, scope: !109)
!111 = !DILocation(line: 16, column: 29, scope: !109)
!112 = !DILocation(line: 16, column: 9, scope: !109)
!113 = !DILocation(line: 17, column: 12, scope: !109)
!114 = !DILocation(line: 17, column: 20, scope: !109)
!115 = !DILocation(line: 17, column: 9, scope: !109)
!116 = !DILocation(line: 18, column: 5, scope: !109)
!117 = !DILocation(line: 15, column: 39, scope: !106)
!118 = !DILocation(line: 15, column: 5, scope: !106)
!119 = distinct !{!119, !107, !120, !121, !122}
!120 = !DILocation(line: 18, column: 5, scope: !61)
!121 = !{!"llvm.loop.mustprogress"}
!122 = !{!"llvm.loop.unroll.disable"}
!123 = !DILocation(line: 19, column: 5, scope: !53)
!124 = !DILocation(line: 20, column: 5, scope: !53)
!125 = !DILocation(line: 20, column: 13, scope: !53)
!126 = !DILocation(line: 21, column: 5, scope: !53)
!127 = !DILocation(line: 21, column: 13, scope: !53)
!128 = !DILocation(line: 22, column: 3, scope: !53)
!129 = !DILocation(line: 10, column: 53, scope: !54)
!130 = !DILocation(line: 10, column: 3, scope: !54)
!131 = distinct !{!131, !91, !132, !121, !122}
!132 = !DILocation(line: 22, column: 3, scope: !51)
!133 = !DILocation(line: 23, column: 3, scope: !2)
!134 = !DILocation(line: 24, column: 12, scope: !2)
!135 = !DILocation(line: 24, column: 3, scope: !2)
!136 = !DILocation(line: 24, column: 10, scope: !2)
!137 = !DILocation(line: 25, column: 22, scope: !2)
!138 = !DILocation(line: 25, column: 18, scope: !2)
!139 = !DILocation(line: 25, column: 9, scope: !2)
!140 = !DILocation(line: 25, column: 3, scope: !2)
!141 = !DILocation(line: 25, column: 16, scope: !2)
!142 = !DILocation(line: 26, column: 1, scope: !2)
