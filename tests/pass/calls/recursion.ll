; ModuleID = 'recursion.cu'
source_filename = "recursion.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [42 x i8] c"o[t] == (t & 1 ? t * (t + 1) / 2 : 2 * t)\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [13 x i8] c"recursion.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z1kPi = private unnamed_addr constant [14 x i8] c"void k(int *)\00", align 1, !dbg !13

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z6sum_toi(i32 noundef %n) #0 !dbg !65 {
entry:
    #dbg_value(i32 %n, !69, !DIExpression(), !70)
  %cmp = icmp eq i32 %n, 0, !dbg !71
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !72

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !72

cond.false:                                       ; preds = %entry
  %sub = sub nsw i32 %n, 1, !dbg !73
  %call = call noundef i32 @_Z6sum_toi(i32 noundef %sub) #5, !dbg !74
  %add = add nsw i32 %n, %call, !dbg !75
  br label %cond.end, !dbg !72

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 0, %cond.true ], [ %add, %cond.false ], !dbg !72
  ret i32 %cond, !dbg !76
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z5twicei(i32 noundef %n) #0 !dbg !77 {
entry:
    #dbg_value(i32 %n, !79, !DIExpression(), !80)
  %mul = mul nsw i32 2, %n, !dbg !81
  ret i32 %mul, !dbg !82
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #1 !dbg !83 {
entry:
    #dbg_value(ptr %o, !88, !DIExpression(), !92)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !93
    #dbg_value(i32 %0, !89, !DIExpression(), !92)
  %and = and i32 %0, 1, !dbg !94
  %tobool = icmp ne i32 %and, 0, !dbg !95
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !95

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !95

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !95

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ @_Z6sum_toi, %cond.true ], [ @_Z5twicei, %cond.false ], !dbg !95
    #dbg_value(ptr %cond, !90, !DIExpression(), !92)
  %call1 = call noundef i32 %cond(i32 noundef %0) #5, !dbg !96
  %idxprom = sext i32 %0 to i64, !dbg !97
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 %idxprom, !dbg !97
  store i32 %call1, ptr %arrayidx, align 4, !dbg !98, !tbaa !61
  %idxprom2 = sext i32 %0 to i64, !dbg !99
  %arrayidx3 = getelementptr inbounds i32, ptr %o, i64 %idxprom2, !dbg !99
  %1 = load i32, ptr %arrayidx3, align 4, !dbg !99, !tbaa !61
  %and4 = and i32 %0, 1, !dbg !100
  %tobool5 = icmp ne i32 %and4, 0, !dbg !101
  br i1 %tobool5, label %cond.true6, label %cond.false7, !dbg !101

cond.true6:                                       ; preds = %cond.end
  %add = add nsw i32 %0, 1, !dbg !102
  %mul = mul nsw i32 %0, %add, !dbg !103
  %div = sdiv i32 %mul, 2, !dbg !104
  br label %cond.end9, !dbg !101

cond.false7:                                      ; preds = %cond.end
  %mul8 = mul nsw i32 2, %0, !dbg !105
  br label %cond.end9, !dbg !101

cond.end9:                                        ; preds = %cond.false7, %cond.true6
  %cond10 = phi i32 [ %div, %cond.true6 ], [ %mul8, %cond.false7 ], !dbg !101
  %cmp = icmp eq i32 %1, %cond10, !dbg !106
  %storedv.i = zext i1 %cmp to i8, !dbg !107
  br i1 %cmp, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !107

if.then.i:                                        ; preds = %cond.end9
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 17, ptr noundef @__PRETTY_FUNCTION__._Z1kPi, i64 noundef 1) #6, !dbg !107
  unreachable, !dbg !107

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %cond.end9
  ret void, !dbg !108
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #4

attributes #0 = { convergent mustprogress noinline nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!56, !57, !58, !59}
!llvm.ident = !{!60}
!llvm.errno.tbaa = !{!61}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "recursion.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 336, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 42)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 13)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 14)
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
!65 = distinct !DISubprogram(name: "sum_to", linkageName: "_Z6sum_toi", scope: !2, file: !2, line: 7, type: !66, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !18, retainedNodes: !68)
!66 = !DISubroutineType(types: !67)
!67 = !{!54, !54}
!68 = !{!69}
!69 = !DILocalVariable(name: "n", arg: 1, scope: !65, file: !2, line: 7, type: !54)
!70 = !DILocation(line: 0, scope: !65)
!71 = !DILocation(line: 8, column: 12, scope: !65)
!72 = !DILocation(line: 8, column: 10, scope: !65)
!73 = !DILocation(line: 8, column: 36, scope: !65)
!74 = !DILocation(line: 8, column: 27, scope: !65)
!75 = !DILocation(line: 8, column: 25, scope: !65)
!76 = !DILocation(line: 8, column: 3, scope: !65)
!77 = distinct !DISubprogram(name: "twice", linkageName: "_Z5twicei", scope: !2, file: !2, line: 10, type: !66, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !18, retainedNodes: !78)
!78 = !{!79}
!79 = !DILocalVariable(name: "n", arg: 1, scope: !77, file: !2, line: 10, type: !54)
!80 = !DILocation(line: 0, scope: !77)
!81 = !DILocation(line: 11, column: 12, scope: !77)
!82 = !DILocation(line: 11, column: 3, scope: !77)
!83 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !2, file: !2, line: 13, type: !84, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !18, retainedNodes: !87)
!84 = !DISubroutineType(types: !85)
!85 = !{null, !86}
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!87 = !{!88, !89, !90}
!88 = !DILocalVariable(name: "o", arg: 1, scope: !83, file: !2, line: 13, type: !86)
!89 = !DILocalVariable(name: "t", scope: !83, file: !2, line: 14, type: !54)
!90 = !DILocalVariable(name: "f", scope: !83, file: !2, line: 15, type: !91)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!92 = !DILocation(line: 0, scope: !83)
!93 = !DILocation(line: 14, column: 11, scope: !83)
!94 = !DILocation(line: 15, column: 21, scope: !83)
!95 = !DILocation(line: 15, column: 19, scope: !83)
!96 = !DILocation(line: 16, column: 10, scope: !83)
!97 = !DILocation(line: 16, column: 3, scope: !83)
!98 = !DILocation(line: 16, column: 8, scope: !83)
!99 = !DILocation(line: 17, column: 10, scope: !83)
!100 = !DILocation(line: 17, column: 21, scope: !83)
!101 = !DILocation(line: 17, column: 19, scope: !83)
!102 = !DILocation(line: 17, column: 34, scope: !83)
!103 = !DILocation(line: 17, column: 29, scope: !83)
!104 = !DILocation(line: 17, column: 39, scope: !83)
!105 = !DILocation(line: 17, column: 47, scope: !83)
!106 = !DILocation(line: 17, column: 15, scope: !83)
!107 = !DILocation(line: 17, column: 3, scope: !83)
!108 = !DILocation(line: 18, column: 1, scope: !83)
