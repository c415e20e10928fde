; ModuleID = 'float_math.cu'
source_filename = "float_math.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@.str = private unnamed_addr constant [32 x i8] c"(float)(x / 3) == (double)x / 3\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [14 x i8] c"float_math.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z1kf = private unnamed_addr constant [14 x i8] c"void k(float)\00", align 1, !dbg !13

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kf(float noundef %x) #0 !dbg !58 {
entry:
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %x.addr = alloca float, align 4
  store float %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !62, !DIExpression(), !63)
  %0 = load float, ptr %x.addr, align 4, !dbg !64
  %div = fdiv float %0, 3.000000e+00, !dbg !65
  %conv = fpext float %div to double, !dbg !66
  %1 = load float, ptr %x.addr, align 4, !dbg !67
  %conv1 = fpext float %1 to double, !dbg !67
  %div2 = fdiv double %conv1, 3.000000e+00, !dbg !68
  %cmp = fcmp oeq double %conv, %div2, !dbg !69
  %storedv.i = zext i1 %cmp to i8, !dbg !70
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !70
  store ptr @.str, ptr %text.addr.i, align 8, !dbg !70
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !70
  store i32 7, ptr %line.addr.i, align 4, !dbg !70
  store ptr @__PRETTY_FUNCTION__._Z1kf, ptr %fn.addr.i, align 8, !dbg !70
  %2 = load i8, ptr %holds.addr.i, align 1, !dbg !70
  %loadedv.i = trunc i8 %2 to i1, !dbg !70
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !70

if.then.i:                                        ; preds = %entry
  %3 = load ptr, ptr %text.addr.i, align 8, !dbg !70
  %4 = load ptr, ptr %file.addr.i, align 8, !dbg !70
  %5 = load i32, ptr %line.addr.i, align 4, !dbg !70
  %6 = load ptr, ptr %fn.addr.i, align 8, !dbg !70
  call void @__assertfail(ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i64 noundef 1) #2, !dbg !70
  unreachable, !dbg !70

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %entry
  ret void, !dbg !71
}

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #2 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!15}
!llvm.module.flags = !{!53, !54, !55, !56}
!llvm.ident = !{!57}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "float_math.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 32)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 14)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !10, isLocal: true, isDefinition: true)
!15 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !16, globals: !20, imports: !21, splitDebugInlining: false, nameTableKind: None)
!16 = !{!17, !18, !19}
!17 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!18 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!19 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!20 = !{!0, !8, !13}
!21 = !{!22, !25, !27, !32, !37, !42, !46, !48}
!22 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !23, file: !24, line: 128)
!23 = !DINamespace(name: "ws_math", scope: null)
!24 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!25 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !26, entity: !23, file: !24, line: 129)
!26 = !DINamespace(name: "std", scope: null)
!27 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !28, file: !24, line: 154)
!28 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !24, file: !24, line: 137, type: !29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!29 = !DISubroutineType(types: !30)
!30 = !{!31, !31}
!31 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!32 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !33, file: !24, line: 154)
!33 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !24, file: !24, line: 133, type: !34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!34 = !DISubroutineType(types: !35)
!35 = !{!36, !36}
!36 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!37 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !38, file: !24, line: 154)
!38 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !24, file: !24, line: 134, type: !39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!39 = !DISubroutineType(types: !40)
!40 = !{!41, !41}
!41 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !43, file: !24, line: 154)
!43 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !24, file: !24, line: 145, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!44 = !DISubroutineType(types: !45)
!45 = !{!17, !19}
!46 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !47, file: !24, line: 154)
!47 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !24, file: !24, line: 147, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!48 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !49, file: !24, line: 154)
!49 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !24, file: !24, line: 149, type: !50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!50 = !DISubroutineType(types: !51)
!51 = !{!52, !18}
!52 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!53 = !{i32 7, !"Dwarf Version", i32 4}
!54 = !{i32 2, !"Debug Info Version", i32 3}
!55 = !{i32 1, !"wchar_size", i32 4}
!56 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!57 = !{!"clang version 22.1.8"}
!58 = distinct !DISubprogram(name: "k", linkageName: "_Z1kf", scope: !2, file: !2, line: 6, type: !59, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !15, retainedNodes: !61)
!59 = !DISubroutineType(types: !60)
!60 = !{null, !18}
!61 = !{}
!62 = !DILocalVariable(name: "x", arg: 1, scope: !58, file: !2, line: 6, type: !18)
!63 = !DILocation(line: 6, column: 25, scope: !58)
!64 = !DILocation(line: 7, column: 18, scope: !58)
!65 = !DILocation(line: 7, column: 20, scope: !58)
!66 = !DILocation(line: 7, column: 10, scope: !58)
!67 = !DILocation(line: 7, column: 36, scope: !58)
!68 = !DILocation(line: 7, column: 38, scope: !58)
!69 = !DILocation(line: 7, column: 25, scope: !58)
!70 = !DILocation(line: 7, column: 3, scope: !58)
!71 = !DILocation(line: 8, column: 1, scope: !58)
