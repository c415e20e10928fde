; ModuleID = 'float_math.cu'
source_filename = "float_math.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@.str = private unnamed_addr constant [73 x i8] c"sqrtf(x * 8) == 4.0f && fabsf(-x) == 2.0f && fmaf(x, 3.0f, 1.0f) == 7.0f\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [14 x i8] c"float_math.cu\00", align 1, !dbg !8
@__func__._Z1kf = private unnamed_addr constant [2 x i8] c"k\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [79 x i8] c"floorf(-x / 4) == -1.0f && ceilf(x / 4) == 1.0f && truncf(-x * 0.75f) == -1.0f\00", align 1, !dbg !18
@.str3 = private unnamed_addr constant [79 x i8] c"fminf(x, 1.0f) == 1.0f && fmaxf(x, 1.0f) == 2.0f && fmodf(x * 4, 3.0f) == 2.0f\00", align 1, !dbg !23
@.str4 = private unnamed_addr constant [83 x i8] c"(int)(x * 1.75f) == 3 && (int)(-x * 1.75f) == -3 && __float2int_rn(x * 1.25f) == 2\00", align 1, !dbg !25
@.str5 = private unnamed_addr constant [57 x i8] c"__float_as_int(x) == 0x40000000 && rsqrtf(x * 2) == 0.5f\00", align 1, !dbg !30
@.str6 = private unnamed_addr constant [75 x i8] c"d / 3 * 3 == 2.0 && (float)(d / 3) != d / 3 && !isnan(d) && isinf(d / 0.0)\00", align 1, !dbg !35

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kf(float noundef %x) #0 !dbg !61 {
entry:
    #dbg_value(float %x, !65, !DIExpression(), !68)
  %mul = fmul float %x, 8.000000e+00, !dbg !69
  %0 = call float @llvm.sqrt.f32(float %mul), !dbg !70
  %cmp = fcmp oeq float %0, 4.000000e+00, !dbg !71
  br i1 %cmp, label %land.lhs.true, label %land.end, !dbg !72

land.lhs.true:                                    ; preds = %entry
  %fneg = fneg float %x, !dbg !73
  %1 = call float @llvm.fabs.f32(float %fneg), !dbg !74
  %cmp1 = fcmp oeq float %1, 2.000000e+00, !dbg !75
  br i1 %cmp1, label %land.rhs, label %land.end, !dbg !76

land.rhs:                                         ; preds = %land.lhs.true
  %2 = call float @llvm.fma.f32(float %x, float 3.000000e+00, float 1.000000e+00), !dbg !77
  %cmp2 = fcmp oeq float %2, 7.000000e+00, !dbg !78
  br label %land.end

land.end:                                         ; preds = %land.rhs, %land.lhs.true, %entry
  %3 = phi i1 [ false, %land.lhs.true ], [ false, %entry ], [ %cmp2, %land.rhs ], !dbg !68
  %storedv.i84 = zext i1 %3 to i8, !dbg !79
  br i1 %3, label %_ZL9ws_assertbPKcS0_jS0_.exit86, label %if.then.i85, !dbg !79

if.then.i85:                                      ; preds = %land.end
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 7, ptr noundef @__func__._Z1kf, i64 noundef 1) #4, !dbg !79
  unreachable, !dbg !79

_ZL9ws_assertbPKcS0_jS0_.exit86:                  ; preds = %land.end
  %fneg3 = fneg float %x, !dbg !80
  %div = fdiv float %fneg3, 4.000000e+00, !dbg !81
  %4 = call float @llvm.floor.f32(float %div), !dbg !82
  %cmp4 = fcmp oeq float %4, -1.000000e+00, !dbg !83
  br i1 %cmp4, label %land.lhs.true5, label %land.end12, !dbg !84

land.lhs.true5:                                   ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit86
  %div6 = fdiv float %x, 4.000000e+00, !dbg !85
  %5 = call float @llvm.ceil.f32(float %div6), !dbg !86
  %cmp7 = fcmp oeq float %5, 1.000000e+00, !dbg !87
  br i1 %cmp7, label %land.rhs8, label %land.end12, !dbg !88

land.rhs8:                                        ; preds = %land.lhs.true5
  %fneg9 = fneg float %x, !dbg !89
  %mul10 = fmul float %fneg9, 7.500000e-01, !dbg !90
  %6 = call float @llvm.trunc.f32(float %mul10), !dbg !91
  %cmp11 = fcmp oeq float %6, -1.000000e+00, !dbg !92
  br label %land.end12

land.end12:                                       ; preds = %land.rhs8, %land.lhs.true5, %_ZL9ws_assertbPKcS0_jS0_.exit86
  %7 = phi i1 [ false, %land.lhs.true5 ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit86 ], [ %cmp11, %land.rhs8 ], !dbg !68
  %storedv.i81 = zext i1 %7 to i8, !dbg !93
  br i1 %7, label %_ZL9ws_assertbPKcS0_jS0_.exit83, label %if.then.i82, !dbg !93

if.then.i82:                                      ; preds = %land.end12
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 8, ptr noundef @__func__._Z1kf, i64 noundef 1) #4, !dbg !93
  unreachable, !dbg !93

_ZL9ws_assertbPKcS0_jS0_.exit83:                  ; preds = %land.end12
  %8 = call float @llvm.minnum.f32(float %x, float 1.000000e+00), !dbg !94
  %cmp13 = fcmp oeq float %8, 1.000000e+00, !dbg !95
  br i1 %cmp13, label %land.lhs.true14, label %land.end19, !dbg !96

land.lhs.true14:                                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit83
  %9 = call float @llvm.maxnum.f32(float %x, float 1.000000e+00), !dbg !97
  %cmp15 = fcmp oeq float %9, 2.000000e+00, !dbg !98
  br i1 %cmp15, label %land.rhs16, label %land.end19, !dbg !99

land.rhs16:                                       ; preds = %land.lhs.true14
  %mul17 = fmul float %x, 4.000000e+00, !dbg !100
  %fmod = frem float %mul17, 3.000000e+00, !dbg !101
  %cmp18 = fcmp oeq float %fmod, 2.000000e+00, !dbg !102
  br label %land.end19

land.end19:                                       ; preds = %land.rhs16, %land.lhs.true14, %_ZL9ws_assertbPKcS0_jS0_.exit83
  %10 = phi i1 [ false, %land.lhs.true14 ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit83 ], [ %cmp18, %land.rhs16 ], !dbg !68
  %storedv.i78 = zext i1 %10 to i8, !dbg !103
  br i1 %10, label %_ZL9ws_assertbPKcS0_jS0_.exit80, label %if.then.i79, !dbg !103

if.then.i79:                                      ; preds = %land.end19
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 9, ptr noundef @__func__._Z1kf, i64 noundef 1) #4, !dbg !103
  unreachable, !dbg !103

_ZL9ws_assertbPKcS0_jS0_.exit80:                  ; preds = %land.end19
  %mul20 = fmul float %x, 1.750000e+00, !dbg !104
  %conv = fptosi float %mul20 to i32, !dbg !105
  %cmp21 = icmp eq i32 %conv, 3, !dbg !106
  br i1 %cmp21, label %land.lhs.true22, label %land.end30, !dbg !107

land.lhs.true22:                                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit80
  %fneg23 = fneg float %x, !dbg !108
  %mul24 = fmul float %fneg23, 1.750000e+00, !dbg !109
  %conv25 = fptosi float %mul24 to i32, !dbg !110
  %cmp26 = icmp eq i32 %conv25, -3, !dbg !111
  br i1 %cmp26, label %land.rhs27, label %land.end30, !dbg !112

land.rhs27:                                       ; preds = %land.lhs.true22
  %mul28 = fmul float %x, 1.250000e+00, !dbg !113
  %11 = call float @llvm.rint.f32(float %mul28), !dbg !114
  %conv.i = fptosi float %11 to i32, !dbg !114
  %cmp29 = icmp eq i32 %conv.i, 2, !dbg !115
  br label %land.end30

land.end30:                                       ; preds = %land.rhs27, %land.lhs.true22, %_ZL9ws_assertbPKcS0_jS0_.exit80
  %12 = phi i1 [ false, %land.lhs.true22 ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit80 ], [ %cmp29, %land.rhs27 ], !dbg !68
  %storedv.i75 = zext i1 %12 to i8, !dbg !116
  br i1 %12, label %_ZL9ws_assertbPKcS0_jS0_.exit77, label %if.then.i76, !dbg !116

if.then.i76:                                      ; preds = %land.end30
  call void @__assertfail(ptr noundef @.str4, ptr noundef @.str1, i32 noundef 10, ptr noundef @__func__._Z1kf, i64 noundef 1) #4, !dbg !116
  unreachable, !dbg !116

_ZL9ws_assertbPKcS0_jS0_.exit77:                  ; preds = %land.end30
  %13 = bitcast float %x to i32, !dbg !117
  %cmp32 = icmp eq i32 %13, 1073741824, !dbg !118
  br i1 %cmp32, label %land.rhs33, label %land.end37, !dbg !119

land.rhs33:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit77
  %mul34 = fmul float %x, 2.000000e+00, !dbg !120
  %14 = call contract float @llvm.sqrt.f32(float %mul34), !dbg !121
  %div.i = fdiv contract float 1.000000e+00, %14, !dbg !121
  %cmp36 = fcmp oeq float %div.i, 5.000000e-01, !dbg !122
  br label %land.end37

land.end37:                                       ; preds = %land.rhs33, %_ZL9ws_assertbPKcS0_jS0_.exit77
  %15 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit77 ], [ %cmp36, %land.rhs33 ], !dbg !68
  %storedv.i72 = zext i1 %15 to i8, !dbg !123
  br i1 %15, label %_ZL9ws_assertbPKcS0_jS0_.exit74, label %if.then.i73, !dbg !123

if.then.i73:                                      ; preds = %land.end37
  call void @__assertfail(ptr noundef @.str5, ptr noundef @.str1, i32 noundef 11, ptr noundef @__func__._Z1kf, i64 noundef 1) #4, !dbg !123
  unreachable, !dbg !123

_ZL9ws_assertbPKcS0_jS0_.exit74:                  ; preds = %land.end37
  %conv38 = fpext float %x to double, !dbg !124
    #dbg_value(double %conv38, !66, !DIExpression(), !68)
  %div39 = fdiv double %conv38, 3.000000e+00, !dbg !125
  %mul40 = fmul double %div39, 3.000000e+00, !dbg !126
  %cmp41 = fcmp oeq double %mul40, 2.000000e+00, !dbg !127
  br i1 %cmp41, label %land.lhs.true42, label %land.end53, !dbg !128

land.lhs.true42:                                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit74
  %div43 = fdiv double %conv38, 3.000000e+00, !dbg !129
  %conv44 = fptrunc double %div43 to float, !dbg !130
  %conv45 = fpext float %conv44 to double, !dbg !131
  %div46 = fdiv double %conv38, 3.000000e+00, !dbg !132
  %cmp47 = fcmp une double %conv45, %div46, !dbg !133
  br i1 %cmp47, label %land.lhs.true48, label %land.end53, !dbg !134

land.lhs.true48:                                  ; preds = %land.lhs.true42
  %16 = call noundef i1 @llvm.is.fpclass.f64(double %conv38, i32 3), !dbg !135
  br i1 %16, label %land.end53, label %land.rhs50, !dbg !136

land.rhs50:                                       ; preds = %land.lhs.true48
  %div51 = fdiv double %conv38, 0.000000e+00, !dbg !137
  %17 = call noundef i1 @llvm.is.fpclass.f64(double %div51, i32 516), !dbg !138
  br label %land.end53

land.end53:                                       ; preds = %land.rhs50, %land.lhs.true48, %land.lhs.true42, %_ZL9ws_assertbPKcS0_jS0_.exit74
  %18 = phi i1 [ false, %land.lhs.true48 ], [ false, %land.lhs.true42 ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit74 ], [ %17, %land.rhs50 ], !dbg !68
  %storedv.i = zext i1 %18 to i8, !dbg !139
  br i1 %18, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !139

if.then.i:                                        ; preds = %land.end53
  call void @__assertfail(ptr noundef @.str6, ptr noundef @.str1, i32 noundef 13, ptr noundef @__func__._Z1kf, i64 noundef 1) #4, !dbg !139
  unreachable, !dbg !139

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end53
  ret void, !dbg !140
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!40}
!llvm.module.flags = !{!52, !53, !54, !55}
!llvm.ident = !{!56}
!llvm.errno.tbaa = !{!57}

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
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 2)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 632, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 79)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !20, isLocal: true, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 664, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 83)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 456, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 57)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !37, isLocal: true, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 600, elements: !38)
!38 = !{!39}
!39 = !DISubrange(count: 75)
!40 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !41, globals: !45, imports: !46, splitDebugInlining: false, nameTableKind: None)
!41 = !{!42, !43, !44}
!42 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!43 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!44 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!45 = !{!0, !8, !13, !18, !23, !25, !30, !35}
!46 = !{!47, !50}
!47 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !40, entity: !48, file: !49, line: 206)
!48 = !DINamespace(name: "ws_math", scope: null)
!49 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!50 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !51, entity: !48, file: !49, line: 207)
!51 = !DINamespace(name: "std", scope: null)
!52 = !{i32 7, !"Dwarf Version", i32 4}
!53 = !{i32 2, !"Debug Info Version", i32 3}
!54 = !{i32 1, !"wchar_size", i32 4}
!55 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!56 = !{!"clang version 22.1.8"}
!57 = !{!58, !58, i64 0}
!58 = !{!"int", !59, i64 0}
!59 = !{!"omnipotent char", !60, i64 0}
!60 = !{!"Simple C++ TBAA"}
!61 = distinct !DISubprogram(name: "k", linkageName: "_Z1kf", scope: !2, file: !2, line: 6, type: !62, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !40, retainedNodes: !64)
!62 = !DISubroutineType(types: !63)
!63 = !{null, !44}
!64 = !{!65, !66}
!65 = !DILocalVariable(name: "x", arg: 1, scope: !61, file: !2, line: 6, type: !44)
!66 = !DILocalVariable(name: "d", scope: !61, file: !2, line: 12, type: !67)
!67 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!68 = !DILocation(line: 0, scope: !61)
!69 = !DILocation(line: 7, column: 18, scope: !61)
!70 = !DILocation(line: 7, column: 10, scope: !61)
!71 = !DILocation(line: 7, column: 23, scope: !61)
!72 = !DILocation(line: 7, column: 31, scope: !61)
!73 = !DILocation(line: 7, column: 40, scope: !61)
!74 = !DILocation(line: 7, column: 34, scope: !61)
!75 = !DILocation(line: 7, column: 44, scope: !61)
!76 = !DILocation(line: 7, column: 52, scope: !61)
!77 = !DILocation(line: 7, column: 55, scope: !61)
!78 = !DILocation(line: 7, column: 75, scope: !61)
!79 = !DILocation(line: 7, column: 3, scope: !61)
!80 = !DILocation(line: 8, column: 17, scope: !61)
!81 = !DILocation(line: 8, column: 20, scope: !61)
!82 = !DILocation(line: 8, column: 10, scope: !61)
!83 = !DILocation(line: 8, column: 25, scope: !61)
!84 = !DILocation(line: 8, column: 34, scope: !61)
!85 = !DILocation(line: 8, column: 45, scope: !61)
!86 = !DILocation(line: 8, column: 37, scope: !61)
!87 = !DILocation(line: 8, column: 50, scope: !61)
!88 = !DILocation(line: 8, column: 58, scope: !61)
!89 = !DILocation(line: 8, column: 68, scope: !61)
!90 = !DILocation(line: 8, column: 71, scope: !61)
!91 = !DILocation(line: 8, column: 61, scope: !61)
!92 = !DILocation(line: 8, column: 80, scope: !61)
!93 = !DILocation(line: 8, column: 3, scope: !61)
!94 = !DILocation(line: 9, column: 10, scope: !61)
!95 = !DILocation(line: 9, column: 25, scope: !61)
!96 = !DILocation(line: 9, column: 33, scope: !61)
!97 = !DILocation(line: 9, column: 36, scope: !61)
!98 = !DILocation(line: 9, column: 51, scope: !61)
!99 = !DILocation(line: 9, column: 59, scope: !61)
!100 = !DILocation(line: 9, column: 70, scope: !61)
!101 = !DILocation(line: 9, column: 62, scope: !61)
!102 = !DILocation(line: 9, column: 81, scope: !61)
!103 = !DILocation(line: 9, column: 3, scope: !61)
!104 = !DILocation(line: 10, column: 18, scope: !61)
!105 = !DILocation(line: 10, column: 15, scope: !61)
!106 = !DILocation(line: 10, column: 27, scope: !61)
!107 = !DILocation(line: 10, column: 32, scope: !61)
!108 = !DILocation(line: 10, column: 41, scope: !61)
!109 = !DILocation(line: 10, column: 44, scope: !61)
!110 = !DILocation(line: 10, column: 40, scope: !61)
!111 = !DILocation(line: 10, column: 53, scope: !61)
!112 = !DILocation(line: 10, column: 59, scope: !61)
!113 = !DILocation(line: 10, column: 79, scope: !61)
!114 = !DILocation(line: 10, column: 62, scope: !61)
!115 = !DILocation(line: 10, column: 88, scope: !61)
!116 = !DILocation(line: 10, column: 3, scope: !61)
!117 = !DILocation(line: 11, column: 10, scope: !61)
!118 = !DILocation(line: 11, column: 28, scope: !61)
!119 = !DILocation(line: 11, column: 42, scope: !61)
!120 = !DILocation(line: 11, column: 54, scope: !61)
!121 = !DILocation(line: 11, column: 45, scope: !61)
!122 = !DILocation(line: 11, column: 59, scope: !61)
!123 = !DILocation(line: 11, column: 3, scope: !61)
!124 = !DILocation(line: 12, column: 14, scope: !61)
!125 = !DILocation(line: 13, column: 12, scope: !61)
!126 = !DILocation(line: 13, column: 16, scope: !61)
!127 = !DILocation(line: 13, column: 20, scope: !61)
!128 = !DILocation(line: 13, column: 27, scope: !61)
!129 = !DILocation(line: 13, column: 40, scope: !61)
!130 = !DILocation(line: 13, column: 37, scope: !61)
!131 = !DILocation(line: 13, column: 30, scope: !61)
!132 = !DILocation(line: 13, column: 50, scope: !61)
!133 = !DILocation(line: 13, column: 45, scope: !61)
!134 = !DILocation(line: 13, column: 54, scope: !61)
!135 = !DILocation(line: 13, column: 58, scope: !61)
!136 = !DILocation(line: 13, column: 67, scope: !61)
!137 = !DILocation(line: 13, column: 78, scope: !61)
!138 = !DILocation(line: 13, column: 70, scope: !61)
!139 = !DILocation(line: 13, column: 3, scope: !61)
!140 = !DILocation(line: 14, column: 1, scope: !61)
