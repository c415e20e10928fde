; ModuleID = 'guarded_accesses.cu'
source_filename = "guarded_accesses.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [26 x i8] c"v == (t < 32 ? a[t] : -1)\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [20 x i8] c"guarded_accesses.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z1kPiPKi = private unnamed_addr constant [27 x i8] c"void k(int *, const int *)\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [25 x i8] c"o[t] == (t == 3 ? 9 : 0)\00", align 1, !dbg !18
@.str3 = private unnamed_addr constant [7 x i8] c"t < 60\00", align 1, !dbg !23

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %o, ptr noundef %a) #0 !dbg !71 {
entry:
  %holds.addr.i19 = alloca i8, align 1
  %text.addr.i20 = alloca ptr, align 8
  %file.addr.i21 = alloca ptr, align 8
  %line.addr.i22 = alloca i32, align 4
  %fn.addr.i23 = alloca ptr, align 8
  %holds.addr.i10 = alloca i8, align 1
  %text.addr.i11 = alloca ptr, align 8
  %file.addr.i12 = alloca ptr, align 8
  %line.addr.i13 = alloca i32, align 4
  %fn.addr.i14 = alloca ptr, align 8
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %v = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !78, !DIExpression(), !79)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !80, !DIExpression(), !81)
    #dbg_declare(ptr %t, !82, !DIExpression(), !83)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !84
  store i32 %0, ptr %t, align 4, !dbg !83
    #dbg_declare(ptr %v, !85, !DIExpression(), !86)
  store i32 7, ptr %v, align 4, !dbg !86
  %1 = load i32, ptr %t, align 4, !dbg !87
  %2 = load ptr, ptr %a.addr, align 8, !dbg !88
  %3 = load i32, ptr %t, align 4, !dbg !89
  %idx.ext = sext i32 %3 to i64, !dbg !90
  %add.ptr = getelementptr inbounds i32, ptr %2, i64 %idx.ext, !dbg !90
  %4 = call i32 asm sideeffect "{ .reg .pred p; setp.lt.s32 p, $1, 32; mov.b32 $0, -1; @p ld.global.b32 $0, [$2]; }", "=r,r,l"(i32 %1, ptr %add.ptr) #3, !dbg !91, !srcloc !92
  store i32 %4, ptr %v, align 4, !dbg !91
  %5 = load i32, ptr %v, align 4, !dbg !93
  %6 = load i32, ptr %t, align 4, !dbg !94
  %cmp = icmp slt i32 %6, 32, !dbg !95
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !94

cond.true:                                        ; preds = %entry
  %7 = load ptr, ptr %a.addr, align 8, !dbg !96
  %8 = load i32, ptr %t, align 4, !dbg !97
  %idxprom = sext i32 %8 to i64, !dbg !96
  %arrayidx = getelementptr inbounds i32, ptr %7, i64 %idxprom, !dbg !96
  %9 = load i32, ptr %arrayidx, align 4, !dbg !96
  br label %cond.end, !dbg !94

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !94

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %9, %cond.true ], [ -1, %cond.false ], !dbg !94
  %cmp1 = icmp eq i32 %5, %cond, !dbg !98
  %storedv.i24 = zext i1 %cmp1 to i8, !dbg !99
  store i8 %storedv.i24, ptr %holds.addr.i19, align 1, !dbg !99
  store ptr @.str, ptr %text.addr.i20, align 8, !dbg !99
  store ptr @.str1, ptr %file.addr.i21, align 8, !dbg !99
  store i32 11, ptr %line.addr.i22, align 4, !dbg !99
  store ptr @__PRETTY_FUNCTION__._Z1kPiPKi, ptr %fn.addr.i23, align 8, !dbg !99
  %10 = load i8, ptr %holds.addr.i19, align 1, !dbg !99
  %loadedv.i25 = trunc i8 %10 to i1, !dbg !99
  br i1 %loadedv.i25, label %_ZL9ws_assertbPKcS0_jS0_.exit27, label %if.then.i26, !dbg !99

if.then.i26:                                      ; preds = %cond.end
  %11 = load ptr, ptr %text.addr.i20, align 8, !dbg !99
  %12 = load ptr, ptr %file.addr.i21, align 8, !dbg !99
  %13 = load i32, ptr %line.addr.i22, align 4, !dbg !99
  %14 = load ptr, ptr %fn.addr.i23, align 8, !dbg !99
  call void @__assertfail(ptr noundef %11, ptr noundef %12, i32 noundef %13, ptr noundef %14, i64 noundef 1) #4, !dbg !99
  unreachable, !dbg !99

_ZL9ws_assertbPKcS0_jS0_.exit27:                  ; preds = %cond.end
  %15 = load i32, ptr %t, align 4, !dbg !100
  %16 = load ptr, ptr %o.addr, align 8, !dbg !101
  %17 = load i32, ptr %t, align 4, !dbg !102
  %idx.ext2 = sext i32 %17 to i64, !dbg !103
  %add.ptr3 = getelementptr inbounds i32, ptr %16, i64 %idx.ext2, !dbg !103
  call void asm sideeffect "{ .reg .pred p, q; setp.eq.s32 p|q, $0, 3; @p st.global.s32 [$1], $0; @p st.global.s32 [$1], 9; }", "r,l,~{memory}"(i32 %15, ptr %add.ptr3) #3, !dbg !104, !srcloc !105
  %18 = load ptr, ptr %o.addr, align 8, !dbg !106
  %19 = load i32, ptr %t, align 4, !dbg !107
  %idxprom4 = sext i32 %19 to i64, !dbg !106
  %arrayidx5 = getelementptr inbounds i32, ptr %18, i64 %idxprom4, !dbg !106
  %20 = load i32, ptr %arrayidx5, align 4, !dbg !106
  %21 = load i32, ptr %t, align 4, !dbg !108
  %cmp6 = icmp eq i32 %21, 3, !dbg !109
  %22 = zext i1 %cmp6 to i64, !dbg !108
  %cond7 = select i1 %cmp6, i32 9, i32 0, !dbg !108
  %cmp8 = icmp eq i32 %20, %cond7, !dbg !110
  %storedv.i15 = zext i1 %cmp8 to i8, !dbg !111
  store i8 %storedv.i15, ptr %holds.addr.i10, align 1, !dbg !111
  store ptr @.str2, ptr %text.addr.i11, align 8, !dbg !111
  store ptr @.str1, ptr %file.addr.i12, align 8, !dbg !111
  store i32 14, ptr %line.addr.i13, align 4, !dbg !111
  store ptr @__PRETTY_FUNCTION__._Z1kPiPKi, ptr %fn.addr.i14, align 8, !dbg !111
  %23 = load i8, ptr %holds.addr.i10, align 1, !dbg !111
  %loadedv.i16 = trunc i8 %23 to i1, !dbg !111
  br i1 %loadedv.i16, label %_ZL9ws_assertbPKcS0_jS0_.exit18, label %if.then.i17, !dbg !111

if.then.i17:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit27
  %24 = load ptr, ptr %text.addr.i11, align 8, !dbg !111
  %25 = load ptr, ptr %file.addr.i12, align 8, !dbg !111
  %26 = load i32, ptr %line.addr.i13, align 4, !dbg !111
  %27 = load ptr, ptr %fn.addr.i14, align 8, !dbg !111
  call void @__assertfail(ptr noundef %24, ptr noundef %25, i32 noundef %26, ptr noundef %27, i64 noundef 1) #4, !dbg !111
  unreachable, !dbg !111

_ZL9ws_assertbPKcS0_jS0_.exit18:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit27
  %28 = load i32, ptr %t, align 4, !dbg !112
  call void asm sideeffect "{ .reg .pred p; setp.ge.s32 p, $0, 60; @p exit; }", "r"(i32 %28) #3, !dbg !113, !srcloc !114
  %29 = load i32, ptr %t, align 4, !dbg !115
  %cmp9 = icmp slt i32 %29, 60, !dbg !116
  %storedv.i = zext i1 %cmp9 to i8, !dbg !117
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !117
  store ptr @.str3, ptr %text.addr.i, align 8, !dbg !117
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !117
  store i32 16, ptr %line.addr.i, align 4, !dbg !117
  store ptr @__PRETTY_FUNCTION__._Z1kPiPKi, ptr %fn.addr.i, align 8, !dbg !117
  %30 = load i8, ptr %holds.addr.i, align 1, !dbg !117
  %loadedv.i = trunc i8 %30 to i1, !dbg !117
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !117

if.then.i:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit18
  %31 = load ptr, ptr %text.addr.i, align 8, !dbg !117
  %32 = load ptr, ptr %file.addr.i, align 8, !dbg !117
  %33 = load i32, ptr %line.addr.i, align 4, !dbg !117
  %34 = load ptr, ptr %fn.addr.i, align 8, !dbg !117
  call void @__assertfail(ptr noundef %31, ptr noundef %32, i32 noundef %33, ptr noundef %34, i64 noundef 1) #4, !dbg !117
  unreachable, !dbg !117

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit18
  ret void, !dbg !118
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #3 = { convergent nounwind }
attributes #4 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!28}
!llvm.module.flags = !{!66, !67, !68, !69}
!llvm.ident = !{!70}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "guarded_accesses.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 208, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 26)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 20)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 216, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 27)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 200, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 25)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 7)
!28 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !29, globals: !31, imports: !32, splitDebugInlining: false, nameTableKind: None)
!29 = !{!30}
!30 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!31 = !{!0, !8, !13, !18, !23}
!32 = !{!33, !36, !38, !43, !48, !53, !58, !60}
!33 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !28, entity: !34, file: !35, line: 128)
!34 = !DINamespace(name: "ws_math", scope: null)
!35 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!36 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !37, entity: !34, file: !35, line: 129)
!37 = !DINamespace(name: "std", scope: null)
!38 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !37, entity: !39, file: !35, line: 154)
!39 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !35, file: !35, line: 137, type: !40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!40 = !DISubroutineType(types: !41)
!41 = !{!42, !42}
!42 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!43 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !37, entity: !44, file: !35, line: 154)
!44 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !35, file: !35, line: 133, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!45 = !DISubroutineType(types: !46)
!46 = !{!47, !47}
!47 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!48 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !37, entity: !49, file: !35, line: 154)
!49 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !35, file: !35, line: 134, type: !50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!50 = !DISubroutineType(types: !51)
!51 = !{!52, !52}
!52 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!53 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !37, entity: !54, file: !35, line: 154)
!54 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !35, file: !35, line: 145, type: !55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!55 = !DISubroutineType(types: !56)
!56 = !{!30, !57}
!57 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!58 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !37, entity: !59, file: !35, line: 154)
!59 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !35, file: !35, line: 147, type: !55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!60 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !37, entity: !61, file: !35, line: 154)
!61 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !35, file: !35, line: 149, type: !62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!62 = !DISubroutineType(types: !63)
!63 = !{!64, !65}
!64 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!65 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!66 = !{i32 7, !"Dwarf Version", i32 4}
!67 = !{i32 2, !"Debug Info Version", i32 3}
!68 = !{i32 1, !"wchar_size", i32 4}
!69 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!70 = !{!"clang version 22.1.8"}
!71 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !2, file: !2, line: 7, type: !72, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !28, retainedNodes: !77)
!72 = !DISubroutineType(types: !73)
!73 = !{null, !74, !75}
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64)
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64)
!76 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !64)
!77 = !{}
!78 = !DILocalVariable(name: "o", arg: 1, scope: !71, file: !2, line: 7, type: !74)
!79 = !DILocation(line: 7, column: 24, scope: !71)
!80 = !DILocalVariable(name: "a", arg: 2, scope: !71, file: !2, line: 7, type: !75)
!81 = !DILocation(line: 7, column: 38, scope: !71)
!82 = !DILocalVariable(name: "t", scope: !71, file: !2, line: 8, type: !64)
!83 = !DILocation(line: 8, column: 7, scope: !71)
!84 = !DILocation(line: 8, column: 11, scope: !71)
!85 = !DILocalVariable(name: "v", scope: !71, file: !2, line: 8, type: !64)
!86 = !DILocation(line: 8, column: 24, scope: !71)
!87 = !DILocation(line: 10, column: 32, scope: !71)
!88 = !DILocation(line: 10, column: 40, scope: !71)
!89 = !DILocation(line: 10, column: 44, scope: !71)
!90 = !DILocation(line: 10, column: 42, scope: !71)
!91 = !DILocation(line: 9, column: 3, scope: !71)
!92 = !{i64 356}
!93 = !DILocation(line: 11, column: 10, scope: !71)
!94 = !DILocation(line: 11, column: 16, scope: !71)
!95 = !DILocation(line: 11, column: 18, scope: !71)
!96 = !DILocation(line: 11, column: 25, scope: !71)
!97 = !DILocation(line: 11, column: 27, scope: !71)
!98 = !DILocation(line: 11, column: 12, scope: !71)
!99 = !DILocation(line: 11, column: 3, scope: !71)
!100 = !DILocation(line: 13, column: 23, scope: !71)
!101 = !DILocation(line: 13, column: 31, scope: !71)
!102 = !DILocation(line: 13, column: 35, scope: !71)
!103 = !DILocation(line: 13, column: 33, scope: !71)
!104 = !DILocation(line: 12, column: 3, scope: !71)
!105 = !{i64 542}
!106 = !DILocation(line: 14, column: 10, scope: !71)
!107 = !DILocation(line: 14, column: 12, scope: !71)
!108 = !DILocation(line: 14, column: 19, scope: !71)
!109 = !DILocation(line: 14, column: 21, scope: !71)
!110 = !DILocation(line: 14, column: 15, scope: !71)
!111 = !DILocation(line: 14, column: 3, scope: !71)
!112 = !DILocation(line: 15, column: 75, scope: !71)
!113 = !DILocation(line: 15, column: 3, scope: !71)
!114 = !{i64 743}
!115 = !DILocation(line: 16, column: 10, scope: !71)
!116 = !DILocation(line: 16, column: 12, scope: !71)
!117 = !DILocation(line: 16, column: 3, scope: !71)
!118 = !DILocation(line: 17, column: 1, scope: !71)
