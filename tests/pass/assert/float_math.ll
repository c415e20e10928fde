; ModuleID = 'float_math.cu'
source_filename = "float_math.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@.str = private unnamed_addr constant [73 x i8] c"sqrtf(x * 8) == 4.0f && fabsf(-x) == 2.0f && fmaf(x, 3.0f, 1.0f) == 7.0f\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [14 x i8] c"float_math.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z1kf = private unnamed_addr constant [14 x i8] c"void k(float)\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [79 x i8] c"floorf(-x / 4) == -1.0f && ceilf(x / 4) == 1.0f && truncf(-x * 0.75f) == -1.0f\00", align 1, !dbg !15
@.str3 = private unnamed_addr constant [79 x i8] c"fminf(x, 1.0f) == 1.0f && fmaxf(x, 1.0f) == 2.0f && fmodf(x * 4, 3.0f) == 2.0f\00", align 1, !dbg !20
@.str4 = private unnamed_addr constant [83 x i8] c"(int)(x * 1.75f) == 3 && (int)(-x * 1.75f) == -3 && __float2int_rn(x * 1.25f) == 2\00", align 1, !dbg !22
@.str5 = private unnamed_addr constant [57 x i8] c"__float_as_int(x) == 0x40000000 && rsqrtf(x * 2) == 0.5f\00", align 1, !dbg !27
@.str6 = private unnamed_addr constant [75 x i8] c"d / 3 * 3 == 2.0 && (float)(d / 3) != d / 3 && !isnan(d) && isinf(d / 0.0)\00", align 1, !dbg !32

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kf(float noundef %x) #0 !dbg !84 {
entry:
    #dbg_value(float %x, !88, !DIExpression(), !90)
  %mul = fmul float %x, 8.000000e+00, !dbg !91
  %0 = call float @llvm.sqrt.f32(float %mul), !dbg !92
  %cmp = fcmp oeq float %0, 4.000000e+00, !dbg !93
  br i1 %cmp, label %land.lhs.true, label %land.end, !dbg !94

land.lhs.true:                                    ; preds = %entry
  %fneg = fneg float %x, !dbg !95
  %1 = call float @llvm.fabs.f32(float %fneg), !dbg !96
  %cmp1 = fcmp oeq float %1, 2.000000e+00, !dbg !97
  br i1 %cmp1, label %land.rhs, label %land.end, !dbg !98

land.rhs:                                         ; preds = %land.lhs.true
  %2 = call float @llvm.fma.f32(float %x, float 3.000000e+00, float 1.000000e+00), !dbg !99
  %cmp2 = fcmp oeq float %2, 7.000000e+00, !dbg !100
  br label %land.end

land.end:                                         ; preds = %land.rhs, %land.lhs.true, %entry
  %3 = phi i1 [ false, %land.lhs.true ], [ false, %entry ], [ %cmp2, %land.rhs ], !dbg !90
  %storedv.i84 = zext i1 %3 to i8, !dbg !101
  br i1 %3, label %_ZL9ws_assertbPKcS0_jS0_.exit86, label %if.then.i85, !dbg !101

if.then.i85:                                      ; preds = %land.end
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 7, ptr noundef @__PRETTY_FUNCTION__._Z1kf, i64 noundef 1) #5, !dbg !101
  unreachable, !dbg !101

_ZL9ws_assertbPKcS0_jS0_.exit86:                  ; preds = %land.end
  %fneg3 = fneg float %x, !dbg !102
  %div = fdiv float %fneg3, 4.000000e+00, !dbg !103
  %4 = call float @llvm.floor.f32(float %div), !dbg !104
  %cmp4 = fcmp oeq float %4, -1.000000e+00, !dbg !105
  br i1 %cmp4, label %land.lhs.true5, label %land.end12, !dbg !106

land.lhs.true5:                                   ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit86
  %div6 = fdiv float %x, 4.000000e+00, !dbg !107
  %5 = call float @llvm.ceil.f32(float %div6), !dbg !108
  %cmp7 = fcmp oeq float %5, 1.000000e+00, !dbg !109
  br i1 %cmp7, label %land.rhs8, label %land.end12, !dbg !110

land.rhs8:                                        ; preds = %land.lhs.true5
  %fneg9 = fneg float %x, !dbg !111
  %mul10 = fmul float %fneg9, 7.500000e-01, !dbg !112
  %6 = call float @llvm.trunc.f32(float %mul10), !dbg !113
  %cmp11 = fcmp oeq float %6, -1.000000e+00, !dbg !114
  br label %land.end12

land.end12:                                       ; preds = %land.rhs8, %land.lhs.true5, %_ZL9ws_assertbPKcS0_jS0_.exit86
  %7 = phi i1 [ false, %land.lhs.true5 ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit86 ], [ %cmp11, %land.rhs8 ], !dbg !90
  %storedv.i81 = zext i1 %7 to i8, !dbg !115
  br i1 %7, label %_ZL9ws_assertbPKcS0_jS0_.exit83, label %if.then.i82, !dbg !115

if.then.i82:                                      ; preds = %land.end12
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 8, ptr noundef @__PRETTY_FUNCTION__._Z1kf, i64 noundef 1) #5, !dbg !115
  unreachable, !dbg !115

_ZL9ws_assertbPKcS0_jS0_.exit83:                  ; preds = %land.end12
  %8 = call float @llvm.minnum.f32(float %x, float 1.000000e+00), !dbg !116
  %cmp13 = fcmp oeq float %8, 1.000000e+00, !dbg !117
  br i1 %cmp13, label %land.lhs.true14, label %land.end19, !dbg !118

land.lhs.true14:                                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit83
  %9 = call float @llvm.maxnum.f32(float %x, float 1.000000e+00), !dbg !119
  %cmp15 = fcmp oeq float %9, 2.000000e+00, !dbg !120
  br i1 %cmp15, label %land.rhs16, label %land.end19, !dbg !121

land.rhs16:                                       ; preds = %land.lhs.true14
  %mul17 = fmul float %x, 4.000000e+00, !dbg !122
  %fmod = frem float %mul17, 3.000000e+00, !dbg !123
  %cmp18 = fcmp oeq float %fmod, 2.000000e+00, !dbg !124
  br label %land.end19

land.end19:                                       ; preds = %land.rhs16, %land.lhs.true14, %_ZL9ws_assertbPKcS0_jS0_.exit83
  %10 = phi i1 [ false, %land.lhs.true14 ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit83 ], [ %cmp18, %land.rhs16 ], !dbg !90
  %storedv.i78 = zext i1 %10 to i8, !dbg !125
  br i1 %10, label %_ZL9ws_assertbPKcS0_jS0_.exit80, label %if.then.i79, !dbg !125

if.then.i79:                                      ; preds = %land.end19
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 9, ptr noundef @__PRETTY_FUNCTION__._Z1kf, i64 noundef 1) #5, !dbg !125
  unreachable, !dbg !125

_ZL9ws_assertbPKcS0_jS0_.exit80:                  ; preds = %land.end19
  %mul20 = fmul float %x, 1.750000e+00, !dbg !126
  %conv = fptosi float %mul20 to i32, !dbg !127
  %cmp21 = icmp eq i32 %conv, 3, !dbg !128
  br i1 %cmp21, label %land.lhs.true22, label %land.end30, !dbg !129

land.lhs.true22:                                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit80
  %fneg23 = fneg float %x, !dbg !130
  %mul24 = fmul float %fneg23, 1.750000e+00, !dbg !131
  %conv25 = fptosi float %mul24 to i32, !dbg !132
  %cmp26 = icmp eq i32 %conv25, -3, !dbg !133
  br i1 %cmp26, label %land.rhs27, label %land.end30, !dbg !134

land.rhs27:                                       ; preds = %land.lhs.true22
  %mul28 = fmul float %x, 1.250000e+00, !dbg !135
  %11 = call noundef i32 @llvm.nvvm.f2i.rn(float %mul28), !dbg !136
  %cmp29 = icmp eq i32 %11, 2, !dbg !137
  br label %land.end30

land.end30:                                       ; preds = %land.rhs27, %land.lhs.true22, %_ZL9ws_assertbPKcS0_jS0_.exit80
  %12 = phi i1 [ false, %land.lhs.true22 ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit80 ], [ %cmp29, %land.rhs27 ], !dbg !90
  %storedv.i75 = zext i1 %12 to i8, !dbg !138
  br i1 %12, label %_ZL9ws_assertbPKcS0_jS0_.exit77, label %if.then.i76, !dbg !138

if.then.i76:                                      ; preds = %land.end30
  call void @__assertfail(ptr noundef @.str4, ptr noundef @.str1, i32 noundef 10, ptr noundef @__PRETTY_FUNCTION__._Z1kf, i64 noundef 1) #5, !dbg !138
  unreachable, !dbg !138

_ZL9ws_assertbPKcS0_jS0_.exit77:                  ; preds = %land.end30
  %13 = bitcast float %x to i32, !dbg !139
  %cmp32 = icmp eq i32 %13, 1073741824, !dbg !140
  br i1 %cmp32, label %land.rhs33, label %land.end37, !dbg !141

land.rhs33:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit77
  %mul34 = fmul float %x, 2.000000e+00, !dbg !142
  %14 = call contract float @llvm.sqrt.f32(float %mul34), !dbg !143
  %div.i = fdiv contract float 1.000000e+00, %14, !dbg !143
  %cmp36 = fcmp oeq float %div.i, 5.000000e-01, !dbg !144
  br label %land.end37

land.end37:                                       ; preds = %land.rhs33, %_ZL9ws_assertbPKcS0_jS0_.exit77
  %15 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit77 ], [ %cmp36, %land.rhs33 ], !dbg !90
  %storedv.i72 = zext i1 %15 to i8, !dbg !145
  br i1 %15, label %_ZL9ws_assertbPKcS0_jS0_.exit74, label %if.then.i73, !dbg !145

if.then.i73:                                      ; preds = %land.end37
  call void @__assertfail(ptr noundef @.str5, ptr noundef @.str1, i32 noundef 11, ptr noundef @__PRETTY_FUNCTION__._Z1kf, i64 noundef 1) #5, !dbg !145
  unreachable, !dbg !145

_ZL9ws_assertbPKcS0_jS0_.exit74:                  ; preds = %land.end37
  %conv38 = fpext float %x to double, !dbg !146
    #dbg_value(double %conv38, !89, !DIExpression(), !90)
  %div39 = fdiv double %conv38, 3.000000e+00, !dbg !147
  %mul40 = fmul double %div39, 3.000000e+00, !dbg !148
  %cmp41 = fcmp oeq double %mul40, 2.000000e+00, !dbg !149
  br i1 %cmp41, label %land.lhs.true42, label %land.end53, !dbg !150

land.lhs.true42:                                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit74
  %div43 = fdiv double %conv38, 3.000000e+00, !dbg !151
  %conv44 = fptrunc double %div43 to float, !dbg !152
  %conv45 = fpext float %conv44 to double, !dbg !153
  %div46 = fdiv double %conv38, 3.000000e+00, !dbg !154
  %cmp47 = fcmp une double %conv45, %div46, !dbg !155
  br i1 %cmp47, label %land.lhs.true48, label %land.end53, !dbg !156

land.lhs.true48:                                  ; preds = %land.lhs.true42
  %16 = call noundef i1 @llvm.is.fpclass.f64(double %conv38, i32 3), !dbg !157
  br i1 %16, label %land.end53, label %land.rhs50, !dbg !158

land.rhs50:                                       ; preds = %land.lhs.true48
  %div51 = fdiv double %conv38, 0.000000e+00, !dbg !159
  %17 = call noundef i1 @llvm.is.fpclass.f64(double %div51, i32 516), !dbg !160
  br label %land.end53

land.end53:                                       ; preds = %land.rhs50, %land.lhs.true48, %land.lhs.true42, %_ZL9ws_assertbPKcS0_jS0_.exit74
  %18 = phi i1 [ false, %land.lhs.true48 ], [ false, %land.lhs.true42 ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit74 ], [ %17, %land.rhs50 ], !dbg !90
  %storedv.i = zext i1 %18 to i8, !dbg !161
  br i1 %18, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !161

if.then.i:                                        ; preds = %land.end53
  call void @__assertfail(ptr noundef @.str6, ptr noundef @.str1, i32 noundef 13, ptr noundef @__PRETTY_FUNCTION__._Z1kf, i64 noundef 1) #5, !dbg !161
  unreachable, !dbg !161

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end53
  ret void, !dbg !162
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ceil.f32(float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rn(float) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!37}
!llvm.module.flags = !{!75, !76, !77, !78}
!llvm.ident = !{!79}
!llvm.errno.tbaa = !{!80}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "float_math.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 584, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 73)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 14)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !10, isLocal: true, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 632, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 79)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !17, isLocal: true, isDefinition: true)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 664, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 83)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 456, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 57)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 600, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 75)
!37 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !38, globals: !42, imports: !43, splitDebugInlining: false, nameTableKind: None)
!38 = !{!39, !40, !41}
!39 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!40 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!41 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!42 = !{!0, !8, !13, !15, !20, !22, !27, !32}
!43 = !{!44, !47, !49, !54, !59, !64, !69, !71}
!44 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !37, entity: !45, file: !46, line: 128)
!45 = !DINamespace(name: "ws_math", scope: null)
!46 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!47 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !48, entity: !45, file: !46, line: 129)
!48 = !DINamespace(name: "std", scope: null)
!49 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !48, entity: !50, file: !46, line: 154)
!50 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !46, file: !46, line: 137, type: !51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!51 = !DISubroutineType(types: !52)
!52 = !{!53, !53}
!53 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!54 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !48, entity: !55, file: !46, line: 154)
!55 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !46, file: !46, line: 133, type: !56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!56 = !DISubroutineType(types: !57)
!57 = !{!58, !58}
!58 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!59 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !48, entity: !60, file: !46, line: 154)
!60 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !46, file: !46, line: 134, type: !61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!61 = !DISubroutineType(types: !62)
!62 = !{!63, !63}
!63 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!64 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !48, entity: !65, file: !46, line: 154)
!65 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !46, file: !46, line: 145, type: !66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!66 = !DISubroutineType(types: !67)
!67 = !{!39, !68}
!68 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!69 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !48, entity: !70, file: !46, line: 154)
!70 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !46, file: !46, line: 147, type: !66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!71 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !48, entity: !72, file: !46, line: 154)
!72 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !46, file: !46, line: 149, type: !73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!73 = !DISubroutineType(types: !74)
!74 = !{!40, !41}
!75 = !{i32 7, !"Dwarf Version", i32 4}
!76 = !{i32 2, !"Debug Info Version", i32 3}
!77 = !{i32 1, !"wchar_size", i32 4}
!78 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!79 = !{!"clang version 22.1.8"}
!80 = !{!81, !81, i64 0}
!81 = !{!"int", !82, i64 0}
!82 = !{!"omnipotent char", !83, i64 0}
!83 = !{!"Simple C++ TBAA"}
!84 = distinct !DISubprogram(name: "k", linkageName: "_Z1kf", scope: !2, file: !2, line: 6, type: !85, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !37, retainedNodes: !87)
!85 = !DISubroutineType(types: !86)
!86 = !{null, !41}
!87 = !{!88, !89}
!88 = !DILocalVariable(name: "x", arg: 1, scope: !84, file: !2, line: 6, type: !41)
!89 = !DILocalVariable(name: "d", scope: !84, file: !2, line: 12, type: !68)
!90 = !DILocation(line: 0, scope: !84)
!91 = !DILocation(line: 7, column: 18, scope: !84)
!92 = !DILocation(line: 7, column: 10, scope: !84)
!93 = !DILocation(line: 7, column: 23, scope: !84)
!94 = !DILocation(line: 7, column: 31, scope: !84)
!95 = !DILocation(line: 7, column: 40, scope: !84)
!96 = !DILocation(line: 7, column: 34, scope: !84)
!97 = !DILocation(line: 7, column: 44, scope: !84)
!98 = !DILocation(line: 7, column: 52, scope: !84)
!99 = !DILocation(line: 7, column: 55, scope: !84)
!100 = !DILocation(line: 7, column: 75, scope: !84)
!101 = !DILocation(line: 7, column: 3, scope: !84)
!102 = !DILocation(line: 8, column: 17, scope: !84)
!103 = !DILocation(line: 8, column: 20, scope: !84)
!104 = !DILocation(line: 8, column: 10, scope: !84)
!105 = !DILocation(line: 8, column: 25, scope: !84)
!106 = !DILocation(line: 8, column: 34, scope: !84)
!107 = !DILocation(line: 8, column: 45, scope: !84)
!108 = !DILocation(line: 8, column: 37, scope: !84)
!109 = !DILocation(line: 8, column: 50, scope: !84)
!110 = !DILocation(line: 8, column: 58, scope: !84)
!111 = !DILocation(line: 8, column: 68, scope: !84)
!112 = !DILocation(line: 8, column: 71, scope: !84)
!113 = !DILocation(line: 8, column: 61, scope: !84)
!114 = !DILocation(line: 8, column: 80, scope: !84)
!115 = !DILocation(line: 8, column: 3, scope: !84)
!116 = !DILocation(line: 9, column: 10, scope: !84)
!117 = !DILocation(line: 9, column: 25, scope: !84)
!118 = !DILocation(line: 9, column: 33, scope: !84)
!119 = !DILocation(line: 9, column: 36, scope: !84)
!120 = !DILocation(line: 9, column: 51, scope: !84)
!121 = !DILocation(line: 9, column: 59, scope: !84)
!122 = !DILocation(line: 9, column: 70, scope: !84)
!123 = !DILocation(line: 9, column: 62, scope: !84)
!124 = !DILocation(line: 9, column: 81, scope: !84)
!125 = !DILocation(line: 9, column: 3, scope: !84)
!126 = !DILocation(line: 10, column: 18, scope: !84)
!127 = !DILocation(line: 10, column: 15, scope: !84)
!128 = !DILocation(line: 10, column: 27, scope: !84)
!129 = !DILocation(line: 10, column: 32, scope: !84)
!130 = !DILocation(line: 10, column: 41, scope: !84)
!131 = !DILocation(line: 10, column: 44, scope: !84)
!132 = !DILocation(line: 10, column: 40, scope: !84)
!133 = !DILocation(line: 10, column: 53, scope: !84)
!134 = !DILocation(line: 10, column: 59, scope: !84)
!135 = !DILocation(line: 10, column: 79, scope: !84)
!136 = !DILocation(line: 10, column: 62, scope: !84)
!137 = !DILocation(line: 10, column: 88, scope: !84)
!138 = !DILocation(line: 10, column: 3, scope: !84)
!139 = !DILocation(line: 11, column: 10, scope: !84)
!140 = !DILocation(line: 11, column: 28, scope: !84)
!141 = !DILocation(line: 11, column: 42, scope: !84)
!142 = !DILocation(line: 11, column: 54, scope: !84)
!143 = !DILocation(line: 11, column: 45, scope: !84)
!144 = !DILocation(line: 11, column: 59, scope: !84)
!145 = !DILocation(line: 11, column: 3, scope: !84)
!146 = !DILocation(line: 12, column: 14, scope: !84)
!147 = !DILocation(line: 13, column: 12, scope: !84)
!148 = !DILocation(line: 13, column: 16, scope: !84)
!149 = !DILocation(line: 13, column: 20, scope: !84)
!150 = !DILocation(line: 13, column: 27, scope: !84)
!151 = !DILocation(line: 13, column: 40, scope: !84)
!152 = !DILocation(line: 13, column: 37, scope: !84)
!153 = !DILocation(line: 13, column: 30, scope: !84)
!154 = !DILocation(line: 13, column: 50, scope: !84)
!155 = !DILocation(line: 13, column: 45, scope: !84)
!156 = !DILocation(line: 13, column: 54, scope: !84)
!157 = !DILocation(line: 13, column: 58, scope: !84)
!158 = !DILocation(line: 13, column: 67, scope: !84)
!159 = !DILocation(line: 13, column: 78, scope: !84)
!160 = !DILocation(line: 13, column: 70, scope: !84)
!161 = !DILocation(line: 13, column: 3, scope: !84)
!162 = !DILocation(line: 14, column: 1, scope: !84)
