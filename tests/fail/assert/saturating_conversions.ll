; ModuleID = 'saturating_conversions.cu'
source_filename = "saturating_conversions.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@.str = private unnamed_addr constant [71 x i8] c"__float2int_rz(3e9f) == 2147483647 && __float2int_rz(x) == -1294967296\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [26 x i8] c"saturating_conversions.cu\00", align 1, !dbg !8
@__func__._Z1kf = private unnamed_addr constant [2 x i8] c"k\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [47 x i8] c"__double2ull_rz(1e30) == 0xffffffffffffffffull\00", align 1, !dbg !18
@.str3 = private unnamed_addr constant [28 x i8] c"__float2uint_rd(-1.5f) == 0\00", align 1, !dbg !23
@.str4 = private unnamed_addr constant [88 x i8] c"__double2int_ru(-2.5) == -2 && __double2int_rd(-2.5) == -3 && __double2int_rn(2.5) == 2\00", align 1, !dbg !28

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kf(float noundef %x) #0 !dbg !55 {
entry:
    #dbg_value(float %x, !60, !DIExpression(), !61)
  %cmp = icmp eq i32 2147483647, 2147483647, !dbg !62
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !63

land.rhs:                                         ; preds = %entry
  %0 = call float @llvm.trunc.f32(float %x), !dbg !64
  %1 = call noundef i32 @llvm.nvvm.f2i.rn(float %0), !dbg !64
  %cmp2 = icmp eq i32 %1, -1294967296, !dbg !65
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %2 = phi i1 [ false, %entry ], [ %cmp2, %land.rhs ], !dbg !61
  %storedv.i21 = zext i1 %2 to i8, !dbg !66
  br i1 %2, label %_ZL9ws_assertbPKcS0_jS0_.exit23, label %if.then.i22, !dbg !66

if.then.i22:                                      ; preds = %land.end
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 7, ptr noundef @__func__._Z1kf, i64 noundef 1) #4, !dbg !66
  unreachable, !dbg !66

_ZL9ws_assertbPKcS0_jS0_.exit23:                  ; preds = %land.end
  %cmp4 = icmp eq i64 -1, -1, !dbg !67
  %storedv.i18 = zext i1 %cmp4 to i8, !dbg !68
  br i1 %cmp4, label %_ZL9ws_assertbPKcS0_jS0_.exit20, label %if.then.i19, !dbg !68

if.then.i19:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit23
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 8, ptr noundef @__func__._Z1kf, i64 noundef 1) #4, !dbg !68
  unreachable, !dbg !68

_ZL9ws_assertbPKcS0_jS0_.exit20:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit23
  %cmp6 = icmp eq i32 0, 0, !dbg !69
  %storedv.i15 = zext i1 %cmp6 to i8, !dbg !70
  br i1 %cmp6, label %_ZL9ws_assertbPKcS0_jS0_.exit17, label %if.then.i16, !dbg !70

if.then.i16:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit20
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 9, ptr noundef @__func__._Z1kf, i64 noundef 1) #4, !dbg !70
  unreachable, !dbg !70

_ZL9ws_assertbPKcS0_jS0_.exit17:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit20
  %cmp8 = icmp eq i32 -2, -2, !dbg !71
  br i1 %cmp8, label %land.lhs.true, label %land.end14, !dbg !72

land.lhs.true:                                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit17
  %cmp10 = icmp eq i32 -3, -3, !dbg !73
  br i1 %cmp10, label %land.rhs11, label %land.end14, !dbg !74

land.rhs11:                                       ; preds = %land.lhs.true
  %cmp13 = icmp eq i32 2, 2, !dbg !75
  br label %land.end14

land.end14:                                       ; preds = %land.rhs11, %land.lhs.true, %_ZL9ws_assertbPKcS0_jS0_.exit17
  %3 = phi i1 [ false, %land.lhs.true ], [ false, %_ZL9ws_assertbPKcS0_jS0_.exit17 ], [ %cmp13, %land.rhs11 ], !dbg !61
  %storedv.i = zext i1 %3 to i8, !dbg !76
  br i1 %3, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !76

if.then.i:                                        ; preds = %land.end14
  call void @__assertfail(ptr noundef @.str4, ptr noundef @.str1, i32 noundef 10, ptr noundef @__func__._Z1kf, i64 noundef 1) #4, !dbg !76
  unreachable, !dbg !76

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end14
  ret void, !dbg !77
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
!llvm.module.flags = !{!46, !47, !48, !49}
!llvm.ident = !{!50}
!llvm.errno.tbaa = !{!51}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "saturating_conversions.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 568, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 71)
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
!33 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !34, globals: !39, imports: !40, splitDebugInlining: false, nameTableKind: None)
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
!51 = !{!52, !52, i64 0}
!52 = !{!"int", !53, i64 0}
!53 = !{!"omnipotent char", !54, i64 0}
!54 = !{!"Simple C++ TBAA"}
!55 = distinct !DISubprogram(name: "k", linkageName: "_Z1kf", scope: !2, file: !2, line: 6, type: !56, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !33, retainedNodes: !59)
!56 = !DISubroutineType(types: !57)
!57 = !{null, !58}
!58 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!59 = !{!60}
!60 = !DILocalVariable(name: "x", arg: 1, scope: !55, file: !2, line: 6, type: !58)
!61 = !DILocation(line: 0, scope: !55)
!62 = !DILocation(line: 7, column: 31, scope: !55)
!63 = !DILocation(line: 7, column: 45, scope: !55)
!64 = !DILocation(line: 7, column: 48, scope: !55)
!65 = !DILocation(line: 7, column: 66, scope: !55)
!66 = !DILocation(line: 7, column: 3, scope: !55)
!67 = !DILocation(line: 8, column: 32, scope: !55)
!68 = !DILocation(line: 8, column: 3, scope: !55)
!69 = !DILocation(line: 9, column: 33, scope: !55)
!70 = !DILocation(line: 9, column: 3, scope: !55)
!71 = !DILocation(line: 10, column: 32, scope: !55)
!72 = !DILocation(line: 10, column: 38, scope: !55)
!73 = !DILocation(line: 10, column: 63, scope: !55)
!74 = !DILocation(line: 10, column: 69, scope: !55)
!75 = !DILocation(line: 10, column: 93, scope: !55)
!76 = !DILocation(line: 10, column: 3, scope: !55)
!77 = !DILocation(line: 11, column: 1, scope: !55)
