; ModuleID = 'memmove_overlap.cu'
source_filename = "memmove_overlap.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [49 x i8] c"mine[4] == 5 && mine[13] == 12 && mine[12] == 11\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [19 x i8] c"memmove_overlap.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z1kPc = private unnamed_addr constant [15 x i8] c"void k(char *)\00", align 1, !dbg !13

; Function Attrs: convergent mustprogress nounwind
define dso_local void @_Z14memcpy_forwardPcPKci(ptr noundef %to, ptr noundef %from, i32 noundef %n) #0 !dbg !65 {
entry:
    #dbg_value(ptr %to, !71, !DIExpression(), !76)
    #dbg_value(ptr %from, !72, !DIExpression(), !76)
    #dbg_value(i32 %n, !73, !DIExpression(), !76)
    #dbg_value(i32 0, !74, !DIExpression(), !77)
  br label %for.cond, !dbg !78

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !79
    #dbg_value(i32 %i.0, !74, !DIExpression(), !77)
  %cmp = icmp slt i32 %i.0, %n, !dbg !80
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !82

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64, !dbg !83
  %arrayidx = getelementptr inbounds i8, ptr %from, i64 %idxprom, !dbg !83
  %0 = load i8, ptr %arrayidx, align 1, !dbg !83, !tbaa !84
  %idxprom1 = sext i32 %i.0 to i64, !dbg !85
  %arrayidx2 = getelementptr inbounds i8, ptr %to, i64 %idxprom1, !dbg !85
  store i8 %0, ptr %arrayidx2, align 1, !dbg !86, !tbaa !84
  br label %for.inc, !dbg !85

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1, !dbg !87
    #dbg_value(i32 %inc, !74, !DIExpression(), !77)
  br label %for.cond, !dbg !88, !llvm.loop !89

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !93
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPc(ptr noundef %a) #2 !dbg !94 {
entry:
    #dbg_value(ptr %a, !98, !DIExpression(), !102)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !103
  %mul = mul i32 16, %0, !dbg !104
  %idx.ext = zext i32 %mul to i64, !dbg !105
  %add.ptr = getelementptr inbounds nuw i8, ptr %a, i64 %idx.ext, !dbg !105
    #dbg_value(ptr %add.ptr, !99, !DIExpression(), !102)
    #dbg_value(i32 0, !100, !DIExpression(), !106)
  br label %for.cond, !dbg !107

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !108
    #dbg_value(i32 %i.0, !100, !DIExpression(), !106)
  %cmp = icmp slt i32 %i.0, 16, !dbg !109
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !111

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %conv = trunc i32 %i.0 to i8, !dbg !112
  %idxprom = sext i32 %i.0 to i64, !dbg !113
  %arrayidx = getelementptr inbounds i8, ptr %add.ptr, i64 %idxprom, !dbg !113
  store i8 %conv, ptr %arrayidx, align 1, !dbg !114, !tbaa !84
  br label %for.inc, !dbg !113

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1, !dbg !115
    #dbg_value(i32 %inc, !100, !DIExpression(), !106)
  br label %for.cond, !dbg !116, !llvm.loop !117

for.end:                                          ; preds = %for.cond.cleanup
  %add.ptr1 = getelementptr inbounds i8, ptr %add.ptr, i64 1, !dbg !119
    #dbg_value(ptr %add.ptr1, !71, !DIExpression(), !120)
    #dbg_value(ptr %add.ptr, !72, !DIExpression(), !120)
    #dbg_value(i32 13, !73, !DIExpression(), !120)
    #dbg_value(i32 0, !74, !DIExpression(), !122)
  br label %for.cond.i, !dbg !123

for.cond.i:                                       ; preds = %for.body.i, %for.end
  %i.0.i = phi i32 [ 0, %for.end ], [ %inc.i, %for.body.i ], !dbg !124
    #dbg_value(i32 %i.0.i, !74, !DIExpression(), !122)
  %cmp.i = icmp slt i32 %i.0.i, 13, !dbg !125
  br i1 %cmp.i, label %for.body.i, label %_Z14memcpy_forwardPcPKci.exit, !dbg !126

for.body.i:                                       ; preds = %for.cond.i
  %idxprom.i = sext i32 %i.0.i to i64, !dbg !127
  %arrayidx.i = getelementptr inbounds i8, ptr %add.ptr, i64 %idxprom.i, !dbg !127
  %1 = load i8, ptr %arrayidx.i, align 1, !dbg !127, !tbaa !84
  %idxprom1.i = sext i32 %i.0.i to i64, !dbg !128
  %arrayidx2.i = getelementptr inbounds i8, ptr %add.ptr1, i64 %idxprom1.i, !dbg !128
  store i8 %1, ptr %arrayidx2.i, align 1, !dbg !129, !tbaa !84
  %inc.i = add nsw i32 %i.0.i, 1, !dbg !130
    #dbg_value(i32 %inc.i, !74, !DIExpression(), !122)
  br label %for.cond.i, !dbg !131, !llvm.loop !132

_Z14memcpy_forwardPcPKci.exit:                    ; preds = %for.cond.i
  %add.ptr2 = getelementptr inbounds i8, ptr %add.ptr, i64 2, !dbg !134
    #dbg_value(ptr %add.ptr, !71, !DIExpression(), !135)
    #dbg_value(ptr %add.ptr2, !72, !DIExpression(), !135)
    #dbg_value(i32 9, !73, !DIExpression(), !135)
    #dbg_value(i32 0, !74, !DIExpression(), !137)
  br label %for.cond.i22, !dbg !138

for.cond.i22:                                     ; preds = %for.body.i25, %_Z14memcpy_forwardPcPKci.exit
  %i.0.i23 = phi i32 [ 0, %_Z14memcpy_forwardPcPKci.exit ], [ %inc.i30, %for.body.i25 ], !dbg !139
    #dbg_value(i32 %i.0.i23, !74, !DIExpression(), !137)
  %cmp.i24 = icmp slt i32 %i.0.i23, 9, !dbg !140
  br i1 %cmp.i24, label %for.body.i25, label %_Z14memcpy_forwardPcPKci.exit31, !dbg !141

for.body.i25:                                     ; preds = %for.cond.i22
  %idxprom.i26 = sext i32 %i.0.i23 to i64, !dbg !142
  %arrayidx.i27 = getelementptr inbounds i8, ptr %add.ptr2, i64 %idxprom.i26, !dbg !142
  %2 = load i8, ptr %arrayidx.i27, align 1, !dbg !142, !tbaa !84
  %idxprom1.i28 = sext i32 %i.0.i23 to i64, !dbg !143
  %arrayidx2.i29 = getelementptr inbounds i8, ptr %add.ptr, i64 %idxprom1.i28, !dbg !143
  store i8 %2, ptr %arrayidx2.i29, align 1, !dbg !144, !tbaa !84
  %inc.i30 = add nsw i32 %i.0.i23, 1, !dbg !145
    #dbg_value(i32 %inc.i30, !74, !DIExpression(), !137)
  br label %for.cond.i22, !dbg !146, !llvm.loop !147

_Z14memcpy_forwardPcPKci.exit31:                  ; preds = %for.cond.i22
  %arrayidx3 = getelementptr inbounds i8, ptr %add.ptr, i64 4, !dbg !149
  %3 = load i8, ptr %arrayidx3, align 1, !dbg !149, !tbaa !84
  %conv4 = sext i8 %3 to i32, !dbg !149
  %cmp5 = icmp eq i32 %conv4, 5, !dbg !150
  br i1 %cmp5, label %land.lhs.true, label %land.end, !dbg !151

land.lhs.true:                                    ; preds = %_Z14memcpy_forwardPcPKci.exit31
  %arrayidx6 = getelementptr inbounds i8, ptr %add.ptr, i64 13, !dbg !152
  %4 = load i8, ptr %arrayidx6, align 1, !dbg !152, !tbaa !84
  %conv7 = sext i8 %4 to i32, !dbg !152
  %cmp8 = icmp eq i32 %conv7, 12, !dbg !153
  br i1 %cmp8, label %land.rhs, label %land.end, !dbg !154

land.rhs:                                         ; preds = %land.lhs.true
  %arrayidx9 = getelementptr inbounds i8, ptr %add.ptr, i64 12, !dbg !155
  %5 = load i8, ptr %arrayidx9, align 1, !dbg !155, !tbaa !84
  %conv10 = sext i8 %5 to i32, !dbg !155
  %cmp11 = icmp eq i32 %conv10, 11, !dbg !156
  br label %land.end

land.end:                                         ; preds = %land.rhs, %land.lhs.true, %_Z14memcpy_forwardPcPKci.exit31
  %6 = phi i1 [ false, %land.lhs.true ], [ false, %_Z14memcpy_forwardPcPKci.exit31 ], [ %cmp11, %land.rhs ], !dbg !102
  %storedv.i = zext i1 %6 to i8, !dbg !157
  br i1 %6, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !157

if.then.i:                                        ; preds = %land.end
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 17, ptr noundef @__PRETTY_FUNCTION__._Z1kPc, i64 noundef 1) #5, !dbg !157
  unreachable, !dbg !157

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end
  ret void, !dbg !158
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #4

attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!56, !57, !58, !59}
!llvm.ident = !{!60}
!llvm.errno.tbaa = !{!61}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "memmove_overlap.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 392, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 49)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 19)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 15)
!18 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !19, globals: !21, imports: !22, splitDebugInlining: false, nameTableKind: None)
!19 = !{!20}
!20 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!21 = !{!0, !8, !13}
!22 = !{!23, !26, !28, !33, !38, !43, !48, !50}
!23 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !24, file: !25, line: 128)
!24 = !DINamespace(name: "ws_math", scope: null)
!25 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!26 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !27, entity: !24, file: !25, line: 129)
!27 = !DINamespace(name: "std", scope: null)
!28 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !29, file: !25, line: 154)
!29 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !25, file: !25, line: 137, type: !30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!30 = !DISubroutineType(types: !31)
!31 = !{!32, !32}
!32 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !34, file: !25, line: 154)
!34 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !25, file: !25, line: 133, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!35 = !DISubroutineType(types: !36)
!36 = !{!37, !37}
!37 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!38 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !39, file: !25, line: 154)
!39 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !25, file: !25, line: 134, type: !40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!40 = !DISubroutineType(types: !41)
!41 = !{!42, !42}
!42 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!43 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !44, file: !25, line: 154)
!44 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !25, file: !25, line: 145, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!45 = !DISubroutineType(types: !46)
!46 = !{!20, !47}
!47 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!48 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !49, file: !25, line: 154)
!49 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !25, file: !25, line: 147, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!50 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !51, file: !25, line: 154)
!51 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !25, file: !25, line: 149, type: !52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!52 = !DISubroutineType(types: !53)
!53 = !{!54, !55}
!54 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!55 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!56 = !{i32 7, !"Dwarf Version", i32 4}
!57 = !{i32 2, !"Debug Info Version", i32 3}
!58 = !{i32 1, !"wchar_size", i32 4}
!59 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!60 = !{!"clang version 22.1.8"}
!61 = !{!62, !62, i64 0}
!62 = !{!"int", !63, i64 0}
!63 = !{!"omnipotent char", !64, i64 0}
!64 = !{!"Simple C++ TBAA"}
!65 = distinct !DISubprogram(name: "memcpy_forward", linkageName: "_Z14memcpy_forwardPcPKci", scope: !2, file: !2, line: 7, type: !66, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !18, retainedNodes: !70)
!66 = !DISubroutineType(types: !67)
!67 = !{null, !68, !69, !54}
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!70 = !{!71, !72, !73, !74}
!71 = !DILocalVariable(name: "to", arg: 1, scope: !65, file: !2, line: 7, type: !68)
!72 = !DILocalVariable(name: "from", arg: 2, scope: !65, file: !2, line: 7, type: !69)
!73 = !DILocalVariable(name: "n", arg: 3, scope: !65, file: !2, line: 7, type: !54)
!74 = !DILocalVariable(name: "i", scope: !75, file: !2, line: 8, type: !54)
!75 = distinct !DILexicalBlock(scope: !65, file: !2, line: 8, column: 3)
!76 = !DILocation(line: 0, scope: !65)
!77 = !DILocation(line: 0, scope: !75)
!78 = !DILocation(line: 8, column: 8, scope: !75)
!79 = !DILocation(line: 8, scope: !75)
!80 = !DILocation(line: 8, column: 21, scope: !81)
!81 = distinct !DILexicalBlock(scope: !75, file: !2, line: 8, column: 3)
!82 = !DILocation(line: 8, column: 3, scope: !75)
!83 = !DILocation(line: 9, column: 13, scope: !81)
!84 = !{!63, !63, i64 0}
!85 = !DILocation(line: 9, column: 5, scope: !81)
!86 = !DILocation(line: 9, column: 11, scope: !81)
!87 = !DILocation(line: 8, column: 26, scope: !81)
!88 = !DILocation(line: 8, column: 3, scope: !81)
!89 = distinct !{!89, !82, !90, !91, !92}
!90 = !DILocation(line: 9, column: 19, scope: !75)
!91 = !{!"llvm.loop.mustprogress"}
!92 = !{!"llvm.loop.unroll.disable"}
!93 = !DILocation(line: 10, column: 1, scope: !65)
!94 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPc", scope: !2, file: !2, line: 11, type: !95, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !18, retainedNodes: !97)
!95 = !DISubroutineType(types: !96)
!96 = !{null, !68}
!97 = !{!98, !99, !100}
!98 = !DILocalVariable(name: "a", arg: 1, scope: !94, file: !2, line: 11, type: !68)
!99 = !DILocalVariable(name: "mine", scope: !94, file: !2, line: 12, type: !68)
!100 = !DILocalVariable(name: "i", scope: !101, file: !2, line: 13, type: !54)
!101 = distinct !DILexicalBlock(scope: !94, file: !2, line: 13, column: 3)
!102 = !DILocation(line: 0, scope: !94)
!103 = !DILocation(line: 12, column: 25, scope: !94)
!104 = !DILocation(line: 12, column: 23, scope: !94)
!105 = !DILocation(line: 12, column: 18, scope: !94)
!106 = !DILocation(line: 0, scope: !101)
!107 = !DILocation(line: 13, column: 8, scope: !101)
!108 = !DILocation(line: 13, scope: !101)
!109 = !DILocation(line: 13, column: 21, scope: !110)
!110 = distinct !DILexicalBlock(scope: !101, file: !2, line: 13, column: 3)
!111 = !DILocation(line: 13, column: 3, scope: !101)
!112 = !DILocation(line: 14, column: 15, scope: !110)
!113 = !DILocation(line: 14, column: 5, scope: !110)
!114 = !DILocation(line: 14, column: 13, scope: !110)
!115 = !DILocation(line: 13, column: 27, scope: !110)
!116 = !DILocation(line: 13, column: 3, scope: !110)
!117 = distinct !{!117, !111, !118, !91, !92}
!118 = !DILocation(line: 14, column: 15, scope: !101)
!119 = !DILocation(line: 15, column: 23, scope: !94)
!120 = !DILocation(line: 0, scope: !65, inlinedAt: !121)
!121 = distinct !DILocation(line: 15, column: 3, scope: !94)
!122 = !DILocation(line: 0, scope: !75, inlinedAt: !121)
!123 = !DILocation(line: 8, column: 8, scope: !75, inlinedAt: !121)
!124 = !DILocation(line: 8, scope: !75, inlinedAt: !121)
!125 = !DILocation(line: 8, column: 21, scope: !81, inlinedAt: !121)
!126 = !DILocation(line: 8, column: 3, scope: !75, inlinedAt: !121)
!127 = !DILocation(line: 9, column: 13, scope: !81, inlinedAt: !121)
!128 = !DILocation(line: 9, column: 5, scope: !81, inlinedAt: !121)
!129 = !DILocation(line: 9, column: 11, scope: !81, inlinedAt: !121)
!130 = !DILocation(line: 8, column: 26, scope: !81, inlinedAt: !121)
!131 = !DILocation(line: 8, column: 3, scope: !81, inlinedAt: !121)
!132 = distinct !{!132, !126, !133, !91, !92}
!133 = !DILocation(line: 9, column: 19, scope: !75, inlinedAt: !121)
!134 = !DILocation(line: 16, column: 29, scope: !94)
!135 = !DILocation(line: 0, scope: !65, inlinedAt: !136)
!136 = distinct !DILocation(line: 16, column: 3, scope: !94)
!137 = !DILocation(line: 0, scope: !75, inlinedAt: !136)
!138 = !DILocation(line: 8, column: 8, scope: !75, inlinedAt: !136)
!139 = !DILocation(line: 8, scope: !75, inlinedAt: !136)
!140 = !DILocation(line: 8, column: 21, scope: !81, inlinedAt: !136)
!141 = !DILocation(line: 8, column: 3, scope: !75, inlinedAt: !136)
!142 = !DILocation(line: 9, column: 13, scope: !81, inlinedAt: !136)
!143 = !DILocation(line: 9, column: 5, scope: !81, inlinedAt: !136)
!144 = !DILocation(line: 9, column: 11, scope: !81, inlinedAt: !136)
!145 = !DILocation(line: 8, column: 26, scope: !81, inlinedAt: !136)
!146 = !DILocation(line: 8, column: 3, scope: !81, inlinedAt: !136)
!147 = distinct !{!147, !141, !148, !91, !92}
!148 = !DILocation(line: 9, column: 19, scope: !75, inlinedAt: !136)
!149 = !DILocation(line: 17, column: 10, scope: !94)
!150 = !DILocation(line: 17, column: 18, scope: !94)
!151 = !DILocation(line: 17, column: 23, scope: !94)
!152 = !DILocation(line: 17, column: 26, scope: !94)
!153 = !DILocation(line: 17, column: 35, scope: !94)
!154 = !DILocation(line: 17, column: 41, scope: !94)
!155 = !DILocation(line: 17, column: 44, scope: !94)
!156 = !DILocation(line: 17, column: 53, scope: !94)
!157 = !DILocation(line: 17, column: 3, scope: !94)
!158 = !DILocation(line: 18, column: 1, scope: !94)
