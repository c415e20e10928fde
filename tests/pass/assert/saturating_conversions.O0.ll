; ModuleID = 'saturating_conversions.cu'
source_filename = "saturating_conversions.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@.str = private unnamed_addr constant [70 x i8] c"__float2int_rz(3e9f) == 2147483647 && __float2int_rz(x) == 2147483647\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [26 x i8] c"saturating_conversions.cu\00", align 1, !dbg !8
@__func__._Z1kf = private unnamed_addr constant [2 x i8] c"k\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [47 x i8] c"__double2ull_rz(1e30) == 0xffffffffffffffffull\00", align 1, !dbg !18
@.str3 = private unnamed_addr constant [28 x i8] c"__float2uint_rd(-1.5f) == 0\00", align 1, !dbg !23
@.str4 = private unnamed_addr constant [88 x i8] c"__double2int_ru(-2.5) == -2 && __double2int_rd(-2.5) == -3 && __double2int_rn(2.5) == 2\00", align 1, !dbg !28

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kf(float noundef %x) #0 !dbg !51 {
entry:
  %x.addr.i47 = alloca double, align 8
  %x.addr.i46 = alloca double, align 8
  %x.addr.i45 = alloca double, align 8
  %x.addr.i44 = alloca float, align 4
  %x.addr.i43 = alloca double, align 8
  %x.addr.i42 = alloca float, align 4
  %x.addr.i = alloca float, align 4
  %c.addr.i33 = alloca i8, align 1
  %m.addr.i34 = alloca ptr, align 8
  %f.addr.i35 = alloca ptr, align 8
  %l.addr.i36 = alloca i32, align 4
  %fn.addr.i37 = alloca ptr, align 8
  %c.addr.i24 = alloca i8, align 1
  %m.addr.i25 = alloca ptr, align 8
  %f.addr.i26 = alloca ptr, align 8
  %l.addr.i27 = alloca i32, align 4
  %fn.addr.i28 = alloca ptr, align 8
  %c.addr.i15 = alloca i8, align 1
  %m.addr.i16 = alloca ptr, align 8
  %f.addr.i17 = alloca ptr, align 8
  %l.addr.i18 = alloca i32, align 4
  %fn.addr.i19 = alloca ptr, align 8
  %c.addr.i = alloca i8, align 1
  %m.addr.i = alloca ptr, align 8
  %f.addr.i = alloca ptr, align 8
  %l.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %x.addr = alloca float, align 4
  store float %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !56, !DIExpression(), !57)
  store float 3.000000e+09, ptr %x.addr.i42, align 4, !dbg !58
  %0 = load float, ptr %x.addr.i42, align 4, !dbg !58
  %1 = call float @llvm.trunc.f32(float %0), !dbg !58
  %2 = call noundef i32 @llvm.nvvm.f2i.rn(float %1), !dbg !58
  %cmp = icmp eq i32 %2, 2147483647, !dbg !59
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !60

land.rhs:                                         ; preds = %entry
  %3 = load float, ptr %x.addr, align 4, !dbg !61
  store float %3, ptr %x.addr.i, align 4, !dbg !62
  %4 = load float, ptr %x.addr.i, align 4, !dbg !62
  %5 = call float @llvm.trunc.f32(float %4), !dbg !62
  %6 = call noundef i32 @llvm.nvvm.f2i.rn(float %5), !dbg !62
  %cmp2 = icmp eq i32 %6, 2147483647, !dbg !63
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %7 = phi i1 [ false, %entry ], [ %cmp2, %land.rhs ], !dbg !64
  %storedv.i38 = zext i1 %7 to i8, !dbg !65
  store i8 %storedv.i38, ptr %c.addr.i33, align 1, !dbg !65
  store ptr @.str, ptr %m.addr.i34, align 8, !dbg !65
  store ptr @.str1, ptr %f.addr.i35, align 8, !dbg !65
  store i32 7, ptr %l.addr.i36, align 4, !dbg !65
  store ptr @__func__._Z1kf, ptr %fn.addr.i37, align 8, !dbg !65
  %8 = load i8, ptr %c.addr.i33, align 1, !dbg !65
  %loadedv.i39 = trunc i8 %8 to i1, !dbg !65
  br i1 %loadedv.i39, label %_ZL9ws_assertbPKcS0_jS0_.exit41, label %if.then.i40, !dbg !65

if.then.i40:                                      ; preds = %land.end
  %9 = load ptr, ptr %m.addr.i34, align 8, !dbg !65
  %10 = load ptr, ptr %f.addr.i35, align 8, !dbg !65
  %11 = load i32, ptr %l.addr.i36, align 4, !dbg !65
  %12 = load ptr, ptr %fn.addr.i37, align 8, !dbg !65
  call void @__assertfail(ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %12, i64 noundef 1) #4, !dbg !65
  unreachable, !dbg !65

_ZL9ws_assertbPKcS0_jS0_.exit41:                  ; preds = %land.end
  store double 1.000000e+30, ptr %x.addr.i43, align 8, !dbg !66
  %13 = load double, ptr %x.addr.i43, align 8, !dbg !66
  %14 = call double @llvm.trunc.f64(double %13), !dbg !66
  %15 = call noundef i64 @llvm.nvvm.d2ull.rn(double %14), !dbg !66
  %cmp4 = icmp eq i64 %15, -1, !dbg !67
  %storedv.i29 = zext i1 %cmp4 to i8, !dbg !68
  store i8 %storedv.i29, ptr %c.addr.i24, align 1, !dbg !68
  store ptr @.str2, ptr %m.addr.i25, align 8, !dbg !68
  store ptr @.str1, ptr %f.addr.i26, align 8, !dbg !68
  store i32 8, ptr %l.addr.i27, align 4, !dbg !68
  store ptr @__func__._Z1kf, ptr %fn.addr.i28, align 8, !dbg !68
  %16 = load i8, ptr %c.addr.i24, align 1, !dbg !68
  %loadedv.i30 = trunc i8 %16 to i1, !dbg !68
  br i1 %loadedv.i30, label %_ZL9ws_assertbPKcS0_jS0_.exit32, label %if.then.i31, !dbg !68

if.then.i31:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit41
  %17 = load ptr, ptr %m.addr.i25, align 8, !dbg !68
  %18 = load ptr, ptr %f.addr.i26, align 8, !dbg !68
  %19 = load i32, ptr %l.addr.i27, align 4, !dbg !68
  %20 = load ptr, ptr %fn.addr.i28, align 8, !dbg !68
  call void @__assertfail(ptr noundef %17, ptr noundef %18, i32 noundef %19, ptr noundef %20, i64 noundef 1) #4, !dbg !68
  unreachable, !dbg !68

_ZL9ws_assertbPKcS0_jS0_.exit32:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit41
  store float -1.500000e+00, ptr %x.addr.i44, align 4, !dbg !69
  %21 = load float, ptr %x.addr.i44, align 4, !dbg !69
  %22 = call noundef i32 @llvm.nvvm.f2ui.rm(float %21), !dbg !69
  %cmp6 = icmp eq i32 %22, 0, !dbg !70
  %storedv.i20 = zext i1 %cmp6 to i8, !dbg !71
  store i8 %storedv.i20, ptr %c.addr.i15, align 1, !dbg !71
  store ptr @.str3, ptr %m.addr.i16, align 8, !dbg !71
  store ptr @.str1, ptr %f.addr.i17, align 8, !dbg !71
  store i32 9, ptr %l.addr.i18, align 4, !dbg !71
  store ptr @__func__._Z1kf, ptr %fn.addr.i19, align 8, !dbg !71
  %23 = load i8, ptr %c.addr.i15, align 1, !dbg !71
  %loadedv.i21 = trunc i8 %23 to i1, !dbg !71
  br i1 %loadedv.i21, label %_ZL9ws_assertbPKcS0_jS0_.exit23, label %if.then.i22, !dbg !71

if.then.i22:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit32
  %24 = load ptr, ptr %m.addr.i16, align 8, !dbg !71
  %25 = load ptr, ptr %f.addr.i17, align 8, !dbg !71
  %26 = load i32, ptr %l.addr.i18, align 4, !dbg !71
  %27 = load ptr, ptr %fn.addr.i19, align 8, !dbg !71
  call void @__assertfail(ptr noundef %24, ptr noundef %25, i32 noundef %26, ptr noundef %27, i64 noundef 1) #4, !dbg !71
  unreachable, !dbg !71

_ZL9ws_assertbPKcS0_jS0_.exit23:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit32
  store double -2.500000e+00, ptr %x.addr.i45, align 8, !dbg !72
  %28 = load double, ptr %x.addr.i45, align 8, !dbg !72
  %29 = call noundef i32 @llvm.nvvm.d2i.rp(double %28), !dbg !72
  %cmp8 = icmp eq i32 %29, -2, !dbg !73
  br i1 %cmp8, label %land.lhs.true, label %land.end14, !dbg !74

land.lhs.true:                                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit23
  store double -2.500000e+00, ptr %x.addr.i46, align 8, !dbg !75
  %30 = load double, ptr %x.addr.i46, align 8, !dbg !75
  %31 = call noundef i32 @llvm.nvvm.d2i.rm(double %30), !dbg !75
  %cmp10 = icmp eq i32 %31, -3, !dbg !76
  br i1 %cmp10, label %land.rhs11, label %land.end14, !dbg !77

land.rhs11:                                       ; preds = %land.lhs.true
  store double 2.500000e+00, ptr %x.addr.i47, align 8, !dbg !78
  %32 = load double, ptr %x.addr.i47, align 8, !dbg !78
  %33 = call noundef i32 @llvm.nvvm.d2i.rn(double %32), !dbg !78
  %cmp13 = icmp eq i32 %33, 2, !dbg !79
  br label %land.end14

land.end14:                                       ; preds = %land.rhs11, %land.lhs.true, %_ZL9ws_assertbPKcS0_jS0_.exit23
  %34 = phi i1 [ false, %land.lhs.true ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit23 ], [ %cmp13, %land.rhs11 ], !dbg !64
  %storedv.i = zext i1 %34 to i8, !dbg !80
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !80
  store ptr @.str4, ptr %m.addr.i, align 8, !dbg !80
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !80
  store i32 10, ptr %l.addr.i, align 4, !dbg !80
  store ptr @__func__._Z1kf, ptr %fn.addr.i, align 8, !dbg !80
  %35 = load i8, ptr %c.addr.i, align 1, !dbg !80
  %loadedv.i = trunc i8 %35 to i1, !dbg !80
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !80

if.then.i:                                        ; preds = %land.end14
  %36 = load ptr, ptr %m.addr.i, align 8, !dbg !80
  %37 = load ptr, ptr %f.addr.i, align 8, !dbg !80
  %38 = load i32, ptr %l.addr.i, align 4, !dbg !80
  %39 = load ptr, ptr %fn.addr.i, align 8, !dbg !80
  call void @__assertfail(ptr noundef %36, ptr noundef %37, i32 noundef %38, ptr noundef %39, i64 noundef 1) #4, !dbg !80
  unreachable, !dbg !80

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end14
  ret void, !dbg !81
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
!llvm.module.flags = !{!46, !47, !48, !49}
!llvm.ident = !{!50}

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
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 2)
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
!40 = !{!41, !44}
!41 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !33, entity: !42, file: !43, line: 214)
!42 = !DINamespace(name: "ws_math", scope: null)
!43 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!44 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !45, entity: !42, file: !43, line: 215)
!45 = !DINamespace(name: "std", scope: null)
!46 = !{i32 7, !"Dwarf Version", i32 4}
!47 = !{i32 2, !"Debug Info Version", i32 3}
!48 = !{i32 1, !"wchar_size", i32 4}
!49 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!50 = !{!"clang version 22.1.8"}
!51 = distinct !DISubprogram(name: "k", linkageName: "_Z1kf", scope: !2, file: !2, line: 6, type: !52, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !33, retainedNodes: !55)
!52 = !DISubroutineType(types: !53)
!53 = !{null, !54}
!54 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!55 = !{}
!56 = !DILocalVariable(name: "x", arg: 1, scope: !51, file: !2, line: 6, type: !54)
!57 = !DILocation(line: 6, column: 25, scope: !51)
!58 = !DILocation(line: 7, column: 10, scope: !51)
!59 = !DILocation(line: 7, column: 31, scope: !51)
!60 = !DILocation(line: 7, column: 45, scope: !51)
!61 = !DILocation(line: 7, column: 63, scope: !51)
!62 = !DILocation(line: 7, column: 48, scope: !51)
!63 = !DILocation(line: 7, column: 66, scope: !51)
!64 = !DILocation(line: 0, scope: !51)
!65 = !DILocation(line: 7, column: 3, scope: !51)
!66 = !DILocation(line: 8, column: 10, scope: !51)
!67 = !DILocation(line: 8, column: 32, scope: !51)
!68 = !DILocation(line: 8, column: 3, scope: !51)
!69 = !DILocation(line: 9, column: 10, scope: !51)
!70 = !DILocation(line: 9, column: 33, scope: !51)
!71 = !DILocation(line: 9, column: 3, scope: !51)
!72 = !DILocation(line: 10, column: 10, scope: !51)
!73 = !DILocation(line: 10, column: 32, scope: !51)
!74 = !DILocation(line: 10, column: 38, scope: !51)
!75 = !DILocation(line: 10, column: 41, scope: !51)
!76 = !DILocation(line: 10, column: 63, scope: !51)
!77 = !DILocation(line: 10, column: 69, scope: !51)
!78 = !DILocation(line: 10, column: 72, scope: !51)
!79 = !DILocation(line: 10, column: 93, scope: !51)
!80 = !DILocation(line: 10, column: 3, scope: !51)
!81 = !DILocation(line: 11, column: 1, scope: !51)
