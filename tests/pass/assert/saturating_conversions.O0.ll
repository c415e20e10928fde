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

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kf(float noundef %x) #0 !dbg !78 {
entry:
  %x.addr.i47 = alloca double, align 8
  %x.addr.i46 = alloca double, align 8
  %x.addr.i45 = alloca double, align 8
  %x.addr.i44 = alloca float, align 4
  %x.addr.i43 = alloca double, align 8
  %x.addr.i42 = alloca float, align 4
  %x.addr.i = alloca float, align 4
  %holds.addr.i33 = alloca i8, align 1
  %text.addr.i34 = alloca ptr, align 8
  %file.addr.i35 = alloca ptr, align 8
  %line.addr.i36 = alloca i32, align 4
  %fn.addr.i37 = alloca ptr, align 8
  %holds.addr.i24 = alloca i8, align 1
  %text.addr.i25 = alloca ptr, align 8
  %file.addr.i26 = alloca ptr, align 8
  %line.addr.i27 = alloca i32, align 4
  %fn.addr.i28 = alloca ptr, align 8
  %holds.addr.i15 = alloca i8, align 1
  %text.addr.i16 = alloca ptr, align 8
  %file.addr.i17 = alloca ptr, align 8
  %line.addr.i18 = alloca i32, align 4
  %fn.addr.i19 = alloca ptr, align 8
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %x.addr = alloca float, align 4
  store float %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !82, !DIExpression(), !83)
  store float 3.000000e+09, ptr %x.addr.i42, align 4, !dbg !84
  %0 = load float, ptr %x.addr.i42, align 4, !dbg !84
  %1 = call float @llvm.trunc.f32(float %0), !dbg !84
  %2 = call noundef i32 @llvm.nvvm.f2i.rn(float %1), !dbg !84
  %cmp = icmp eq i32 %2, 2147483647, !dbg !85
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !86

land.rhs:                                         ; preds = %entry
  %3 = load float, ptr %x.addr, align 4, !dbg !87
  store float %3, ptr %x.addr.i, align 4, !dbg !88
  %4 = load float, ptr %x.addr.i, align 4, !dbg !88
  %5 = call float @llvm.trunc.f32(float %4), !dbg !88
  %6 = call noundef i32 @llvm.nvvm.f2i.rn(float %5), !dbg !88
  %cmp2 = icmp eq i32 %6, 2147483647, !dbg !89
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %7 = phi i1 [ false, %entry ], [ %cmp2, %land.rhs ], !dbg !90
  %storedv.i38 = zext i1 %7 to i8, !dbg !91
  store i8 %storedv.i38, ptr %holds.addr.i33, align 1, !dbg !91
  store ptr @.str, ptr %text.addr.i34, align 8, !dbg !91
  store ptr @.str1, ptr %file.addr.i35, align 8, !dbg !91
  store i32 7, ptr %line.addr.i36, align 4, !dbg !91
  store ptr @__PRETTY_FUNCTION__._Z1kf, ptr %fn.addr.i37, align 8, !dbg !91
  %8 = load i8, ptr %holds.addr.i33, align 1, !dbg !91
  %loadedv.i39 = trunc i8 %8 to i1, !dbg !91
  br i1 %loadedv.i39, label %_ZL9ws_assertbPKcS0_jS0_.exit41, label %if.then.i40, !dbg !91

if.then.i40:                                      ; preds = %land.end
  %9 = load ptr, ptr %text.addr.i34, align 8, !dbg !91
  %10 = load ptr, ptr %file.addr.i35, align 8, !dbg !91
  %11 = load i32, ptr %line.addr.i36, align 4, !dbg !91
  %12 = load ptr, ptr %fn.addr.i37, align 8, !dbg !91
  call void @__assertfail(ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %12, i64 noundef 1) #4, !dbg !91
  unreachable, !dbg !91

_ZL9ws_assertbPKcS0_jS0_.exit41:                  ; preds = %land.end
  store double 1.000000e+30, ptr %x.addr.i43, align 8, !dbg !92
  %13 = load double, ptr %x.addr.i43, align 8, !dbg !92
  %14 = call double @llvm.trunc.f64(double %13), !dbg !92
  %15 = call noundef i64 @llvm.nvvm.d2ull.rn(double %14), !dbg !92
  %cmp4 = icmp eq i64 %15, -1, !dbg !93
  %storedv.i29 = zext i1 %cmp4 to i8, !dbg !94
  store i8 %storedv.i29, ptr %holds.addr.i24, align 1, !dbg !94
  store ptr @.str2, ptr %text.addr.i25, align 8, !dbg !94
  store ptr @.str1, ptr %file.addr.i26, align 8, !dbg !94
  store i32 8, ptr %line.addr.i27, align 4, !dbg !94
  store ptr @__PRETTY_FUNCTION__._Z1kf, ptr %fn.addr.i28, align 8, !dbg !94
  %16 = load i8, ptr %holds.addr.i24, align 1, !dbg !94
  %loadedv.i30 = trunc i8 %16 to i1, !dbg !94
  br i1 %loadedv.i30, label %_ZL9ws_assertbPKcS0_jS0_.exit32, label %if.then.i31, !dbg !94

if.then.i31:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit41
  %17 = load ptr, ptr %text.addr.i25, align 8, !dbg !94
  %18 = load ptr, ptr %file.addr.i26, align 8, !dbg !94
  %19 = load i32, ptr %line.addr.i27, align 4, !dbg !94
  %20 = load ptr, ptr %fn.addr.i28, align 8, !dbg !94
  call void @__assertfail(ptr noundef %17, ptr noundef %18, i32 noundef %19, ptr noundef %20, i64 noundef 1) #4, !dbg !94
  unreachable, !dbg !94

_ZL9ws_assertbPKcS0_jS0_.exit32:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit41
  store float -1.500000e+00, ptr %x.addr.i44, align 4, !dbg !95
  %21 = load float, ptr %x.addr.i44, align 4, !dbg !95
  %22 = call noundef i32 @llvm.nvvm.f2ui.rm(float %21), !dbg !95
  %cmp6 = icmp eq i32 %22, 0, !dbg !96
  %storedv.i20 = zext i1 %cmp6 to i8, !dbg !97
  store i8 %storedv.i20, ptr %holds.addr.i15, align 1, !dbg !97
  store ptr @.str3, ptr %text.addr.i16, align 8, !dbg !97
  store ptr @.str1, ptr %file.addr.i17, align 8, !dbg !97
  store i32 9, ptr %line.addr.i18, align 4, !dbg !97
  store ptr @__PRETTY_FUNCTION__._Z1kf, ptr %fn.addr.i19, align 8, !dbg !97
  %23 = load i8, ptr %holds.addr.i15, align 1, !dbg !97
  %loadedv.i21 = trunc i8 %23 to i1, !dbg !97
  br i1 %loadedv.i21, label %_ZL9ws_assertbPKcS0_jS0_.exit23, label %if.then.i22, !dbg !97

if.then.i22:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit32
  %24 = load ptr, ptr %text.addr.i16, align 8, !dbg !97
  %25 = load ptr, ptr %file.addr.i17, align 8, !dbg !97
  %26 = load i32, ptr %line.addr.i18, align 4, !dbg !97
  %27 = load ptr, ptr %fn.addr.i19, align 8, !dbg !97
  call void @__assertfail(ptr noundef %24, ptr noundef %25, i32 noundef %26, ptr noundef %27, i64 noundef 1) #4, !dbg !97
  unreachable, !dbg !97

_ZL9ws_assertbPKcS0_jS0_.exit23:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit32
  store double -2.500000e+00, ptr %x.addr.i45, align 8, !dbg !98
  %28 = load double, ptr %x.addr.i45, align 8, !dbg !98
  %29 = call noundef i32 @llvm.nvvm.d2i.rp(double %28), !dbg !98
  %cmp8 = icmp eq i32 %29, -2, !dbg !99
  br i1 %cmp8, label %land.lhs.true, label %land.end14, !dbg !100

land.lhs.true:                                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit23
  store double -2.500000e+00, ptr %x.addr.i46, align 8, !dbg !101
  %30 = load double, ptr %x.addr.i46, align 8, !dbg !101
  %31 = call noundef i32 @llvm.nvvm.d2i.rm(double %30), !dbg !101
  %cmp10 = icmp eq i32 %31, -3, !dbg !102
  br i1 %cmp10, label %land.rhs11, label %land.end14, !dbg !103

land.rhs11:                                       ; preds = %land.lhs.true
  store double 2.500000e+00, ptr %x.addr.i47, align 8, !dbg !104
  %32 = load double, ptr %x.addr.i47, align 8, !dbg !104
  %33 = call noundef i32 @llvm.nvvm.d2i.rn(double %32), !dbg !104
  %cmp13 = icmp eq i32 %33, 2, !dbg !105
  br label %land.end14

land.end14:                                       ; preds = %land.rhs11, %land.lhs.true, %_ZL9ws_assertbPKcS0_jS0_.exit23
  %34 = phi i1 [ false, %land.lhs.true ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit23 ], [ %cmp13, %land.rhs11 ], !dbg !90
  %storedv.i = zext i1 %34 to i8, !dbg !106
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !106
  store ptr @.str4, ptr %text.addr.i, align 8, !dbg !106
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !106
  store i32 10, ptr %line.addr.i, align 4, !dbg !106
  store ptr @__PRETTY_FUNCTION__._Z1kf, ptr %fn.addr.i, align 8, !dbg !106
  %35 = load i8, ptr %holds.addr.i, align 1, !dbg !106
  %loadedv.i = trunc i8 %35 to i1, !dbg !106
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !106

if.then.i:                                        ; preds = %land.end14
  %36 = load ptr, ptr %text.addr.i, align 8, !dbg !106
  %37 = load ptr, ptr %file.addr.i, align 8, !dbg !106
  %38 = load i32, ptr %line.addr.i, align 4, !dbg !106
  %39 = load ptr, ptr %fn.addr.i, align 8, !dbg !106
  call void @__assertfail(ptr noundef %36, ptr noundef %37, i32 noundef %38, ptr noundef %39, i64 noundef 1) #4, !dbg !106
  unreachable, !dbg !106

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end14
  ret void, !dbg !107
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

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!33}
!llvm.module.flags = !{!73, !74, !75, !76}
!llvm.ident = !{!77}

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
!33 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !34, globals: !39, imports: !40, splitDebugInlining: false, nameTableKind: None)
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
!47 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !43, file: !43, line: 137, type: !48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!48 = !DISubroutineType(types: !49)
!49 = !{!50, !50}
!50 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!51 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !45, entity: !52, file: !43, line: 154)
!52 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !43, file: !43, line: 133, type: !53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!53 = !DISubroutineType(types: !54)
!54 = !{!55, !55}
!55 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!56 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !45, entity: !57, file: !43, line: 154)
!57 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !43, file: !43, line: 134, type: !58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!58 = !DISubroutineType(types: !59)
!59 = !{!60, !60}
!60 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!61 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !45, entity: !62, file: !43, line: 154)
!62 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !43, file: !43, line: 145, type: !63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!63 = !DISubroutineType(types: !64)
!64 = !{!35, !65}
!65 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!66 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !45, entity: !67, file: !43, line: 154)
!67 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !43, file: !43, line: 147, type: !63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!68 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !45, entity: !69, file: !43, line: 154)
!69 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !43, file: !43, line: 149, type: !70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!70 = !DISubroutineType(types: !71)
!71 = !{!38, !72}
!72 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!73 = !{i32 7, !"Dwarf Version", i32 4}
!74 = !{i32 2, !"Debug Info Version", i32 3}
!75 = !{i32 1, !"wchar_size", i32 4}
!76 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!77 = !{!"clang version 22.1.8"}
!78 = distinct !DISubprogram(name: "k", linkageName: "_Z1kf", scope: !2, file: !2, line: 6, type: !79, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !33, retainedNodes: !81)
!79 = !DISubroutineType(types: !80)
!80 = !{null, !72}
!81 = !{}
!82 = !DILocalVariable(name: "x", arg: 1, scope: !78, file: !2, line: 6, type: !72)
!83 = !DILocation(line: 6, column: 25, scope: !78)
!84 = !DILocation(line: 7, column: 10, scope: !78)
!85 = !DILocation(line: 7, column: 31, scope: !78)
!86 = !DILocation(line: 7, column: 45, scope: !78)
!87 = !DILocation(line: 7, column: 63, scope: !78)
!88 = !DILocation(line: 7, column: 48, scope: !78)
!89 = !DILocation(line: 7, column: 66, scope: !78)
!90 = !DILocation(line: 0, scope: !78)
!91 = !DILocation(line: 7, column: 3, scope: !78)
!92 = !DILocation(line: 8, column: 10, scope: !78)
!93 = !DILocation(line: 8, column: 32, scope: !78)
!94 = !DILocation(line: 8, column: 3, scope: !78)
!95 = !DILocation(line: 9, column: 10, scope: !78)
!96 = !DILocation(line: 9, column: 33, scope: !78)
!97 = !DILocation(line: 9, column: 3, scope: !78)
!98 = !DILocation(line: 10, column: 10, scope: !78)
!99 = !DILocation(line: 10, column: 32, scope: !78)
!100 = !DILocation(line: 10, column: 38, scope: !78)
!101 = !DILocation(line: 10, column: 41, scope: !78)
!102 = !DILocation(line: 10, column: 63, scope: !78)
!103 = !DILocation(line: 10, column: 69, scope: !78)
!104 = !DILocation(line: 10, column: 72, scope: !78)
!105 = !DILocation(line: 10, column: 93, scope: !78)
!106 = !DILocation(line: 10, column: 3, scope: !78)
!107 = !DILocation(line: 11, column: 1, scope: !78)
