; ModuleID = 'saturating_conversions.cu'
source_filename = "saturating_conversions.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@.str = private unnamed_addr constant [70 x i8] c"__float2int_rz(3e9f) == 2147483647 && __float2int_rz(x) == 2147483647\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [26 x i8] c"saturating_conversions.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z1kf = private unnamed_addr constant [14 x i8] c"void k(float)\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [47 x i8] c"__double2ull_rz(1e30) == 0xffffffffffffffffull\00", align 1, !dbg !18
@.str3 = private unnamed_addr constant [28 x i8] c"__float2uint_rd(-1.5f) == 0\00", align 1, !dbg !23
@.str4 = private unnamed_addr constant [88 x i8] c"__double2int_ru(-2.5) == -2 && __double2int_rd(-2.5) == -3 && __double2int_rn(2.5) == 2\00", align 1, !dbg !28

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kf(float noundef %x) #0 !dbg !82 {
entry:
    #dbg_value(float %x, !86, !DIExpression(), !87)
  %cmp = icmp eq i32 2147483647, 2147483647, !dbg !88
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !89

land.rhs:                                         ; preds = %entry
  %0 = call float @llvm.trunc.f32(float %x), !dbg !90
  %1 = call noundef i32 @llvm.nvvm.f2i.rn(float %0), !dbg !90
  %cmp2 = icmp eq i32 %1, 2147483647, !dbg !91
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %2 = phi i1 [ false, %entry ], [ %cmp2, %land.rhs ], !dbg !87
  %storedv.i21 = zext i1 %2 to i8, !dbg !92
  br i1 %2, label %_ZL9ws_assertbPKcS0_jS0_.exit23, label %if.then.i22, !dbg !92

if.then.i22:                                      ; preds = %land.end
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 7, ptr noundef @__PRETTY_FUNCTION__._Z1kf, i64 noundef 1) #4, !dbg !92
  unreachable, !dbg !92

_ZL9ws_assertbPKcS0_jS0_.exit23:                  ; preds = %land.end
  %cmp4 = icmp eq i64 -1, -1, !dbg !93
  %storedv.i18 = zext i1 %cmp4 to i8, !dbg !94
  br i1 %cmp4, label %_ZL9ws_assertbPKcS0_jS0_.exit20, label %if.then.i19, !dbg !94

if.then.i19:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit23
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 8, ptr noundef @__PRETTY_FUNCTION__._Z1kf, i64 noundef 1) #4, !dbg !94
  unreachable, !dbg !94

_ZL9ws_assertbPKcS0_jS0_.exit20:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit23
  %cmp6 = icmp eq i32 0, 0, !dbg !95
  %storedv.i15 = zext i1 %cmp6 to i8, !dbg !96
  br i1 %cmp6, label %_ZL9ws_assertbPKcS0_jS0_.exit17, label %if.then.i16, !dbg !96

if.then.i16:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit20
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 9, ptr noundef @__PRETTY_FUNCTION__._Z1kf, i64 noundef 1) #4, !dbg !96
  unreachable, !dbg !96

_ZL9ws_assertbPKcS0_jS0_.exit17:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit20
  %cmp8 = icmp eq i32 -2, -2, !dbg !97
  br i1 %cmp8, label %land.lhs.true, label %land.end14, !dbg !98

land.lhs.true:                                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit17
  %cmp10 = icmp eq i32 -3, -3, !dbg !99
  br i1 %cmp10, label %land.rhs11, label %land.end14, !dbg !100

land.rhs11:                                       ; preds = %land.lhs.true
  %cmp13 = icmp eq i32 2, 2, !dbg !101
  br label %land.end14

land.end14:                                       ; preds = %land.rhs11, %land.lhs.true, %_ZL9ws_assertbPKcS0_jS0_.exit17
  %3 = phi i1 [ false, %land.lhs.true ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit17 ], [ %cmp13, %land.rhs11 ], !dbg !87
  %storedv.i = zext i1 %3 to i8, !dbg !102
  br i1 %3, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !102

if.then.i:                                        ; preds = %land.end14
  call void @__assertfail(ptr noundef @.str4, ptr noundef @.str1, i32 noundef 10, ptr noundef @__PRETTY_FUNCTION__._Z1kf, i64 noundef 1) #4, !dbg !102
  unreachable, !dbg !102

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end14
  ret void, !dbg !103
}

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rn(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.nvvm.d2ull.rn(double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2ui.rm(float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.rp(double) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.rm(double) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.rn(double) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!33}
!llvm.module.flags = !{!73, !74, !75, !76}
!llvm.ident = !{!77}
!llvm.errno.tbaa = !{!78}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "saturating_conversions.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 560, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 70)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 208, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 26)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 14)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 376, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 47)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 224, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 28)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 704, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 88)
!33 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !34, globals: !39, imports: !40, splitDebugInlining: false, nameTableKind: None)
!34 = !{!35, !36, !37, !38}
!35 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!36 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!37 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!38 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!39 = !{!0, !8, !13, !18, !23, !28}
!40 = !{!41, !44, !46, !51, !56, !61, !66, !68}
!41 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !33, entity: !42, file: !43, line: 128)
!42 = !DINamespace(name: "ws_math", scope: null)
!43 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!44 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !45, entity: !42, file: !43, line: 129)
!45 = !DINamespace(name: "std", scope: null)
!46 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !45, entity: !47, file: !43, line: 154)
!47 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !43, file: !43, line: 137, type: !48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!48 = !DISubroutineType(types: !49)
!49 = !{!50, !50}
!50 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!51 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !45, entity: !52, file: !43, line: 154)
!52 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !43, file: !43, line: 133, type: !53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!53 = !DISubroutineType(types: !54)
!54 = !{!55, !55}
!55 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!56 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !45, entity: !57, file: !43, line: 154)
!57 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !43, file: !43, line: 134, type: !58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!58 = !DISubroutineType(types: !59)
!59 = !{!60, !60}
!60 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!61 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !45, entity: !62, file: !43, line: 154)
!62 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !43, file: !43, line: 145, type: !63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!63 = !DISubroutineType(types: !64)
!64 = !{!35, !65}
!65 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!66 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !45, entity: !67, file: !43, line: 154)
!67 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !43, file: !43, line: 147, type: !63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!68 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !45, entity: !69, file: !43, line: 154)
!69 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !43, file: !43, line: 149, type: !70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!70 = !DISubroutineType(types: !71)
!71 = !{!38, !72}
!72 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!73 = !{i32 7, !"Dwarf Version", i32 4}
!74 = !{i32 2, !"Debug Info Version", i32 3}
!75 = !{i32 1, !"wchar_size", i32 4}
!76 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!77 = !{!"clang version 22.1.8"}
!78 = !{!79, !79, i64 0}
!79 = !{!"int", !80, i64 0}
!80 = !{!"omnipotent char", !81, i64 0}
!81 = !{!"Simple C++ TBAA"}
!82 = distinct !DISubprogram(name: "k", linkageName: "_Z1kf", scope: !2, file: !2, line: 6, type: !83, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !33, retainedNodes: !85)
!83 = !DISubroutineType(types: !84)
!84 = !{null, !72}
!85 = !{!86}
!86 = !DILocalVariable(name: "x", arg: 1, scope: !82, file: !2, line: 6, type: !72)
!87 = !DILocation(line: 0, scope: !82)
!88 = !DILocation(line: 7, column: 31, scope: !82)
!89 = !DILocation(line: 7, column: 45, scope: !82)
!90 = !DILocation(line: 7, column: 48, scope: !82)
!91 = !DILocation(line: 7, column: 66, scope: !82)
!92 = !DILocation(line: 7, column: 3, scope: !82)
!93 = !DILocation(line: 8, column: 32, scope: !82)
!94 = !DILocation(line: 8, column: 3, scope: !82)
!95 = !DILocation(line: 9, column: 33, scope: !82)
!96 = !DILocation(line: 9, column: 3, scope: !82)
!97 = !DILocation(line: 10, column: 32, scope: !82)
!98 = !DILocation(line: 10, column: 38, scope: !82)
!99 = !DILocation(line: 10, column: 63, scope: !82)
!100 = !DILocation(line: 10, column: 69, scope: !82)
!101 = !DILocation(line: 10, column: 93, scope: !82)
!102 = !DILocation(line: 10, column: 3, scope: !82)
!103 = !DILocation(line: 11, column: 1, scope: !82)
