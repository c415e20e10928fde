; ModuleID = 'atomic_results.cu'
source_filename = "atomic_results.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@.str = private unnamed_addr constant [22 x i8] c"atomicInc(u, 1u) == 0\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [18 x i8] c"atomic_results.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z1kPj = private unnamed_addr constant [23 x i8] c"void k(unsigned int *)\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [22 x i8] c"atomicInc(u, 1u) == 1\00", align 1, !dbg !18
@.str3 = private unnamed_addr constant [10 x i8] c"u[0] == 2\00", align 1, !dbg !20

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPj(ptr noundef %u) #0 !dbg !72 {
entry:
    #dbg_value(ptr %u, !78, !DIExpression(), !79)
  %0 = atomicrmw uinc_wrap ptr %u, i32 1 seq_cst, align 4, !dbg !80
  %cmp = icmp eq i32 %0, 0, !dbg !81
  %storedv.i9 = zext i1 %cmp to i8, !dbg !82
  br i1 %cmp, label %_ZL9ws_assertbPKcS0_jS0_.exit11, label %if.then.i10, !dbg !82

if.then.i10:                                      ; preds = %entry
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 7, ptr noundef @__PRETTY_FUNCTION__._Z1kPj, i64 noundef 1) #2, !dbg !82
  unreachable, !dbg !82

_ZL9ws_assertbPKcS0_jS0_.exit11:                  ; preds = %entry
  %1 = atomicrmw uinc_wrap ptr %u, i32 1 seq_cst, align 4, !dbg !83
  %cmp2 = icmp eq i32 %1, 1, !dbg !84
  %storedv.i6 = zext i1 %cmp2 to i8, !dbg !85
  br i1 %cmp2, label %_ZL9ws_assertbPKcS0_jS0_.exit8, label %if.then.i7, !dbg !85

if.then.i7:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit11
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 8, ptr noundef @__PRETTY_FUNCTION__._Z1kPj, i64 noundef 1) #2, !dbg !85
  unreachable, !dbg !85

_ZL9ws_assertbPKcS0_jS0_.exit8:                   ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit11
  %arrayidx = getelementptr inbounds i32, ptr %u, i64 0, !dbg !86
  %2 = load i32, ptr %arrayidx, align 4, !dbg !86, !tbaa !68
  %cmp3 = icmp eq i32 %2, 2, !dbg !87
  %storedv.i = zext i1 %cmp3 to i8, !dbg !88
  br i1 %cmp3, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !88

if.then.i:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit8
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 9, ptr noundef @__PRETTY_FUNCTION__._Z1kPj, i64 noundef 1) #2, !dbg !88
  unreachable, !dbg !88

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit8
  ret void, !dbg !89
}

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #2 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!25}
!llvm.module.flags = !{!63, !64, !65, !66}
!llvm.ident = !{!67}
!llvm.errno.tbaa = !{!68}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "atomic_results.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 176, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 22)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 18)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 184, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 23)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !3, isLocal: true, isDefinition: true)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 10)
!25 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !26, globals: !28, imports: !29, splitDebugInlining: false, nameTableKind: None)
!26 = !{!27}
!27 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!28 = !{!0, !8, !13, !18, !20}
!29 = !{!30, !33, !35, !40, !45, !50, !55, !57}
!30 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !25, entity: !31, file: !32, line: 128)
!31 = !DINamespace(name: "ws_math", scope: null)
!32 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!33 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !34, entity: !31, file: !32, line: 129)
!34 = !DINamespace(name: "std", scope: null)
!35 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !36, file: !32, line: 154)
!36 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !32, file: !32, line: 137, type: !37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!37 = !DISubroutineType(types: !38)
!38 = !{!39, !39}
!39 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !41, file: !32, line: 154)
!41 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !32, file: !32, line: 133, type: !42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!42 = !DISubroutineType(types: !43)
!43 = !{!44, !44}
!44 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!45 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !46, file: !32, line: 154)
!46 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !32, file: !32, line: 134, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!47 = !DISubroutineType(types: !48)
!48 = !{!49, !49}
!49 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!50 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !51, file: !32, line: 154)
!51 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !32, file: !32, line: 145, type: !52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!52 = !DISubroutineType(types: !53)
!53 = !{!27, !54}
!54 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!55 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !56, file: !32, line: 154)
!56 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !32, file: !32, line: 147, type: !52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!57 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !58, file: !32, line: 154)
!58 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !32, file: !32, line: 149, type: !59, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!59 = !DISubroutineType(types: !60)
!60 = !{!61, !62}
!61 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!62 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!63 = !{i32 7, !"Dwarf Version", i32 4}
!64 = !{i32 2, !"Debug Info Version", i32 3}
!65 = !{i32 1, !"wchar_size", i32 4}
!66 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!67 = !{!"clang version 22.1.8"}
!68 = !{!69, !69, i64 0}
!69 = !{!"int", !70, i64 0}
!70 = !{!"omnipotent char", !71, i64 0}
!71 = !{!"Simple C++ TBAA"}
!72 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPj", scope: !2, file: !2, line: 6, type: !73, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !25, retainedNodes: !77)
!73 = !DISubroutineType(types: !74)
!74 = !{null, !75}
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64)
!76 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!77 = !{!78}
!78 = !DILocalVariable(name: "u", arg: 1, scope: !72, file: !2, line: 6, type: !75)
!79 = !DILocation(line: 0, scope: !72)
!80 = !DILocation(line: 7, column: 10, scope: !72)
!81 = !DILocation(line: 7, column: 27, scope: !72)
!82 = !DILocation(line: 7, column: 3, scope: !72)
!83 = !DILocation(line: 8, column: 10, scope: !72)
!84 = !DILocation(line: 8, column: 27, scope: !72)
!85 = !DILocation(line: 8, column: 3, scope: !72)
!86 = !DILocation(line: 9, column: 10, scope: !72)
!87 = !DILocation(line: 9, column: 15, scope: !72)
!88 = !DILocation(line: 9, column: 3, scope: !72)
!89 = !DILocation(line: 10, column: 1, scope: !72)
