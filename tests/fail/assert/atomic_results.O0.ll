; ModuleID = 'atomic_results.cu'
source_filename = "atomic_results.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@.str = private unnamed_addr constant [22 x i8] c"atomicInc(u, 1u) == 0\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [18 x i8] c"atomic_results.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z1kPj = private unnamed_addr constant [23 x i8] c"void k(unsigned int *)\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [22 x i8] c"atomicInc(u, 1u) == 1\00", align 1, !dbg !18
@.str3 = private unnamed_addr constant [10 x i8] c"u[0] == 2\00", align 1, !dbg !20

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPj(ptr noundef %u) #0 !dbg !68 {
entry:
  %p.addr.i22 = alloca ptr, align 8
  %v.addr.i23 = alloca i32, align 4
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %holds.addr.i13 = alloca i8, align 1
  %text.addr.i14 = alloca ptr, align 8
  %file.addr.i15 = alloca ptr, align 8
  %line.addr.i16 = alloca i32, align 4
  %fn.addr.i17 = alloca ptr, align 8
  %holds.addr.i4 = alloca i8, align 1
  %text.addr.i5 = alloca ptr, align 8
  %file.addr.i6 = alloca ptr, align 8
  %line.addr.i7 = alloca i32, align 4
  %fn.addr.i8 = alloca ptr, align 8
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %u.addr = alloca ptr, align 8
  store ptr %u, ptr %u.addr, align 8
    #dbg_declare(ptr %u.addr, !74, !DIExpression(), !75)
  %0 = load ptr, ptr %u.addr, align 8, !dbg !76
  store ptr %0, ptr %p.addr.i22, align 8, !dbg !77
  store i32 1, ptr %v.addr.i23, align 4, !dbg !77
  %1 = load ptr, ptr %p.addr.i22, align 8, !dbg !77
  %2 = load i32, ptr %v.addr.i23, align 4, !dbg !77
  %3 = atomicrmw uinc_wrap ptr %1, i32 %2 seq_cst, align 4, !dbg !77
  %cmp = icmp eq i32 %3, 0, !dbg !78
  %storedv.i18 = zext i1 %cmp to i8, !dbg !79
  store i8 %storedv.i18, ptr %holds.addr.i13, align 1, !dbg !79
  store ptr @.str, ptr %text.addr.i14, align 8, !dbg !79
  store ptr @.str1, ptr %file.addr.i15, align 8, !dbg !79
  store i32 7, ptr %line.addr.i16, align 4, !dbg !79
  store ptr @__PRETTY_FUNCTION__._Z1kPj, ptr %fn.addr.i17, align 8, !dbg !79
  %4 = load i8, ptr %holds.addr.i13, align 1, !dbg !79
  %loadedv.i19 = trunc i8 %4 to i1, !dbg !79
  br i1 %loadedv.i19, label %_ZL9ws_assertbPKcS0_jS0_.exit21, label %if.then.i20, !dbg !79

if.then.i20:                                      ; preds = %entry
  %5 = load ptr, ptr %text.addr.i14, align 8, !dbg !79
  %6 = load ptr, ptr %file.addr.i15, align 8, !dbg !79
  %7 = load i32, ptr %line.addr.i16, align 4, !dbg !79
  %8 = load ptr, ptr %fn.addr.i17, align 8, !dbg !79
  call void @__assertfail(ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i64 noundef 1) #2, !dbg !79
  unreachable, !dbg !79

_ZL9ws_assertbPKcS0_jS0_.exit21:                  ; preds = %entry
  %9 = load ptr, ptr %u.addr, align 8, !dbg !80
  store ptr %9, ptr %p.addr.i, align 8, !dbg !81
  store i32 1, ptr %v.addr.i, align 4, !dbg !81
  %10 = load ptr, ptr %p.addr.i, align 8, !dbg !81
  %11 = load i32, ptr %v.addr.i, align 4, !dbg !81
  %12 = atomicrmw uinc_wrap ptr %10, i32 %11 seq_cst, align 4, !dbg !81
  %cmp2 = icmp eq i32 %12, 1, !dbg !82
  %storedv.i9 = zext i1 %cmp2 to i8, !dbg !83
  store i8 %storedv.i9, ptr %holds.addr.i4, align 1, !dbg !83
  store ptr @.str2, ptr %text.addr.i5, align 8, !dbg !83
  store ptr @.str1, ptr %file.addr.i6, align 8, !dbg !83
  store i32 8, ptr %line.addr.i7, align 4, !dbg !83
  store ptr @__PRETTY_FUNCTION__._Z1kPj, ptr %fn.addr.i8, align 8, !dbg !83
  %13 = load i8, ptr %holds.addr.i4, align 1, !dbg !83
  %loadedv.i10 = trunc i8 %13 to i1, !dbg !83
  br i1 %loadedv.i10, label %_ZL9ws_assertbPKcS0_jS0_.exit12, label %if.then.i11, !dbg !83

if.then.i11:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit21
  %14 = load ptr, ptr %text.addr.i5, align 8, !dbg !83
  %15 = load ptr, ptr %file.addr.i6, align 8, !dbg !83
  %16 = load i32, ptr %line.addr.i7, align 4, !dbg !83
  %17 = load ptr, ptr %fn.addr.i8, align 8, !dbg !83
  call void @__assertfail(ptr noundef %14, ptr noundef %15, i32 noundef %16, ptr noundef %17, i64 noundef 1) #2, !dbg !83
  unreachable, !dbg !83

_ZL9ws_assertbPKcS0_jS0_.exit12:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit21
  %18 = load ptr, ptr %u.addr, align 8, !dbg !84
  %arrayidx = getelementptr inbounds i32, ptr %18, i64 0, !dbg !84
  %19 = load i32, ptr %arrayidx, align 4, !dbg !84
  %cmp3 = icmp eq i32 %19, 2, !dbg !85
  %storedv.i = zext i1 %cmp3 to i8, !dbg !86
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !86
  store ptr @.str3, ptr %text.addr.i, align 8, !dbg !86
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !86
  store i32 9, ptr %line.addr.i, align 4, !dbg !86
  store ptr @__PRETTY_FUNCTION__._Z1kPj, ptr %fn.addr.i, align 8, !dbg !86
  %20 = load i8, ptr %holds.addr.i, align 1, !dbg !86
  %loadedv.i = trunc i8 %20 to i1, !dbg !86
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !86

if.then.i:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit12
  %21 = load ptr, ptr %text.addr.i, align 8, !dbg !86
  %22 = load ptr, ptr %file.addr.i, align 8, !dbg !86
  %23 = load i32, ptr %line.addr.i, align 4, !dbg !86
  %24 = load ptr, ptr %fn.addr.i, align 8, !dbg !86
  call void @__assertfail(ptr noundef %21, ptr noundef %22, i32 noundef %23, ptr noundef %24, i64 noundef 1) #2, !dbg !86
  unreachable, !dbg !86

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit12
  ret void, !dbg !87
}

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #2 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!25}
!llvm.module.flags = !{!63, !64, !65, !66}
!llvm.ident = !{!67}

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
!25 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !26, globals: !28, imports: !29, splitDebugInlining: false, nameTableKind: None)
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
!36 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !32, file: !32, line: 137, type: !37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!37 = !DISubroutineType(types: !38)
!38 = !{!39, !39}
!39 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !41, file: !32, line: 154)
!41 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !32, file: !32, line: 133, type: !42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!42 = !DISubroutineType(types: !43)
!43 = !{!44, !44}
!44 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!45 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !46, file: !32, line: 154)
!46 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !32, file: !32, line: 134, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!47 = !DISubroutineType(types: !48)
!48 = !{!49, !49}
!49 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!50 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !51, file: !32, line: 154)
!51 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !32, file: !32, line: 145, type: !52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!52 = !DISubroutineType(types: !53)
!53 = !{!27, !54}
!54 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!55 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !56, file: !32, line: 154)
!56 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !32, file: !32, line: 147, type: !52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!57 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !58, file: !32, line: 154)
!58 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !32, file: !32, line: 149, type: !59, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!59 = !DISubroutineType(types: !60)
!60 = !{!61, !62}
!61 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!62 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!63 = !{i32 7, !"Dwarf Version", i32 4}
!64 = !{i32 2, !"Debug Info Version", i32 3}
!65 = !{i32 1, !"wchar_size", i32 4}
!66 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!67 = !{!"clang version 22.1.8"}
!68 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPj", scope: !2, file: !2, line: 6, type: !69, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !25, retainedNodes: !73)
!69 = !DISubroutineType(types: !70)
!70 = !{null, !71}
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64)
!72 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!73 = !{}
!74 = !DILocalVariable(name: "u", arg: 1, scope: !68, file: !2, line: 6, type: !71)
!75 = !DILocation(line: 6, column: 29, scope: !68)
!76 = !DILocation(line: 7, column: 20, scope: !68)
!77 = !DILocation(line: 7, column: 10, scope: !68)
!78 = !DILocation(line: 7, column: 27, scope: !68)
!79 = !DILocation(line: 7, column: 3, scope: !68)
!80 = !DILocation(line: 8, column: 20, scope: !68)
!81 = !DILocation(line: 8, column: 10, scope: !68)
!82 = !DILocation(line: 8, column: 27, scope: !68)
!83 = !DILocation(line: 8, column: 3, scope: !68)
!84 = !DILocation(line: 9, column: 10, scope: !68)
!85 = !DILocation(line: 9, column: 15, scope: !68)
!86 = !DILocation(line: 9, column: 3, scope: !68)
!87 = !DILocation(line: 10, column: 1, scope: !68)
