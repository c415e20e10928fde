; ModuleID = 'recursion.cu'
source_filename = "recursion.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [42 x i8] c"o[t] == (t & 1 ? t * (t + 1) / 2 : 2 * t)\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [13 x i8] c"recursion.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z1kPi = private unnamed_addr constant [14 x i8] c"void k(int *)\00", align 1, !dbg !13

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z6sum_toi(i32 noundef %n) #0 !dbg !61 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !65, !DIExpression(), !66)
  %0 = load i32, ptr %n.addr, align 4, !dbg !67
  %cmp = icmp eq i32 %0, 0, !dbg !68
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !67

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !67

cond.false:                                       ; preds = %entry
  %1 = load i32, ptr %n.addr, align 4, !dbg !69
  %2 = load i32, ptr %n.addr, align 4, !dbg !70
  %sub = sub nsw i32 %2, 1, !dbg !71
  %call = call noundef i32 @_Z6sum_toi(i32 noundef %sub) #4, !dbg !72
  %add = add nsw i32 %1, %call, !dbg !73
  br label %cond.end, !dbg !67

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 0, %cond.true ], [ %add, %cond.false ], !dbg !67
  ret i32 %cond, !dbg !74
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z5twicei(i32 noundef %n) #0 !dbg !75 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !76, !DIExpression(), !77)
  %0 = load i32, ptr %n.addr, align 4, !dbg !78
  %mul = mul nsw i32 2, %0, !dbg !79
  ret i32 %mul, !dbg !80
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #1 !dbg !81 {
entry:
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %f = alloca ptr, align 8
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !85, !DIExpression(), !86)
    #dbg_declare(ptr %t, !87, !DIExpression(), !88)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !89
  store i32 %0, ptr %t, align 4, !dbg !88
    #dbg_declare(ptr %f, !90, !DIExpression(), !92)
  %1 = load i32, ptr %t, align 4, !dbg !93
  %and = and i32 %1, 1, !dbg !94
  %tobool = icmp ne i32 %and, 0, !dbg !93
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !93

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !93

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !93

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ @_Z6sum_toi, %cond.true ], [ @_Z5twicei, %cond.false ], !dbg !93
  store ptr %cond, ptr %f, align 8, !dbg !92
  %2 = load ptr, ptr %f, align 8, !dbg !95
  %3 = load i32, ptr %t, align 4, !dbg !96
  %call1 = call noundef i32 %2(i32 noundef %3) #4, !dbg !95
  %4 = load ptr, ptr %o.addr, align 8, !dbg !97
  %5 = load i32, ptr %t, align 4, !dbg !98
  %idxprom = sext i32 %5 to i64, !dbg !97
  %arrayidx = getelementptr inbounds i32, ptr %4, i64 %idxprom, !dbg !97
  store i32 %call1, ptr %arrayidx, align 4, !dbg !99
  %6 = load ptr, ptr %o.addr, align 8, !dbg !100
  %7 = load i32, ptr %t, align 4, !dbg !101
  %idxprom2 = sext i32 %7 to i64, !dbg !100
  %arrayidx3 = getelementptr inbounds i32, ptr %6, i64 %idxprom2, !dbg !100
  %8 = load i32, ptr %arrayidx3, align 4, !dbg !100
  %9 = load i32, ptr %t, align 4, !dbg !102
  %and4 = and i32 %9, 1, !dbg !103
  %tobool5 = icmp ne i32 %and4, 0, !dbg !102
  br i1 %tobool5, label %cond.true6, label %cond.false7, !dbg !102

cond.true6:                                       ; preds = %cond.end
  %10 = load i32, ptr %t, align 4, !dbg !104
  %11 = load i32, ptr %t, align 4, !dbg !105
  %add = add nsw i32 %11, 1, !dbg !106
  %mul = mul nsw i32 %10, %add, !dbg !107
  %div = sdiv i32 %mul, 2, !dbg !108
  br label %cond.end9, !dbg !102

cond.false7:                                      ; preds = %cond.end
  %12 = load i32, ptr %t, align 4, !dbg !109
  %mul8 = mul nsw i32 2, %12, !dbg !110
  br label %cond.end9, !dbg !102

cond.end9:                                        ; preds = %cond.false7, %cond.true6
  %cond10 = phi i32 [ %div, %cond.true6 ], [ %mul8, %cond.false7 ], !dbg !102
  %cmp = icmp eq i32 %8, %cond10, !dbg !111
  %storedv.i = zext i1 %cmp to i8, !dbg !112
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !112
  store ptr @.str, ptr %text.addr.i, align 8, !dbg !112
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !112
  store i32 17, ptr %line.addr.i, align 4, !dbg !112
  store ptr @__PRETTY_FUNCTION__._Z1kPi, ptr %fn.addr.i, align 8, !dbg !112
  %13 = load i8, ptr %holds.addr.i, align 1, !dbg !112
  %loadedv.i = trunc i8 %13 to i1, !dbg !112
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !112

if.then.i:                                        ; preds = %cond.end9
  %14 = load ptr, ptr %text.addr.i, align 8, !dbg !112
  %15 = load ptr, ptr %file.addr.i, align 8, !dbg !112
  %16 = load i32, ptr %line.addr.i, align 4, !dbg !112
  %17 = load ptr, ptr %fn.addr.i, align 8, !dbg !112
  call void @__assertfail(ptr noundef %14, ptr noundef %15, i32 noundef %16, ptr noundef %17, i64 noundef 1) #5, !dbg !112
  unreachable, !dbg !112

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %cond.end9
  ret void, !dbg !113
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #3

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { convergent nounwind }
attributes #5 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!56, !57, !58, !59}
!llvm.ident = !{!60}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "recursion.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 336, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 42)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 13)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 14)
!18 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !19, globals: !21, imports: !22, splitDebugInlining: false, nameTableKind: None)
!19 = !{!20}
!20 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!21 = !{!0, !8, !13}
!22 = !{!23, !26, !28, !33, !38, !43, !48, !50}
!23 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !24, file: !25, line: 128)
!24 = !DINamespace(name: "ws_math", scope: null)
!25 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!26 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !27, entity: !24, file: !25, line: 129)
!27 = !DINamespace(name: "std", scope: null)
!28 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !29, file: !25, line: 154)
!29 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !25, file: !25, line: 137, type: !30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!30 = !DISubroutineType(types: !31)
!31 = !{!32, !32}
!32 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !34, file: !25, line: 154)
!34 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !25, file: !25, line: 133, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!35 = !DISubroutineType(types: !36)
!36 = !{!37, !37}
!37 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!38 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !39, file: !25, line: 154)
!39 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !25, file: !25, line: 134, type: !40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!40 = !DISubroutineType(types: !41)
!41 = !{!42, !42}
!42 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!43 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !44, file: !25, line: 154)
!44 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !25, file: !25, line: 145, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!45 = !DISubroutineType(types: !46)
!46 = !{!20, !47}
!47 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!48 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !49, file: !25, line: 154)
!49 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !25, file: !25, line: 147, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!50 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !51, file: !25, line: 154)
!51 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !25, file: !25, line: 149, type: !52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!52 = !DISubroutineType(types: !53)
!53 = !{!54, !55}
!54 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!55 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!56 = !{i32 7, !"Dwarf Version", i32 4}
!57 = !{i32 2, !"Debug Info Version", i32 3}
!58 = !{i32 1, !"wchar_size", i32 4}
!59 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!60 = !{!"clang version 22.1.8"}
!61 = distinct !DISubprogram(name: "sum_to", linkageName: "_Z6sum_toi", scope: !2, file: !2, line: 7, type: !62, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !64)
!62 = !DISubroutineType(types: !63)
!63 = !{!54, !54}
!64 = !{}
!65 = !DILocalVariable(name: "n", arg: 1, scope: !61, file: !2, line: 7, type: !54)
!66 = !DILocation(line: 7, column: 40, scope: !61)
!67 = !DILocation(line: 8, column: 10, scope: !61)
!68 = !DILocation(line: 8, column: 12, scope: !61)
!69 = !DILocation(line: 8, column: 23, scope: !61)
!70 = !DILocation(line: 8, column: 34, scope: !61)
!71 = !DILocation(line: 8, column: 36, scope: !61)
!72 = !DILocation(line: 8, column: 27, scope: !61)
!73 = !DILocation(line: 8, column: 25, scope: !61)
!74 = !DILocation(line: 8, column: 3, scope: !61)
!75 = distinct !DISubprogram(name: "twice", linkageName: "_Z5twicei", scope: !2, file: !2, line: 10, type: !62, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !64)
!76 = !DILocalVariable(name: "n", arg: 1, scope: !75, file: !2, line: 10, type: !54)
!77 = !DILocation(line: 10, column: 39, scope: !75)
!78 = !DILocation(line: 11, column: 14, scope: !75)
!79 = !DILocation(line: 11, column: 12, scope: !75)
!80 = !DILocation(line: 11, column: 3, scope: !75)
!81 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !2, file: !2, line: 13, type: !82, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !64)
!82 = !DISubroutineType(types: !83)
!83 = !{null, !84}
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!85 = !DILocalVariable(name: "o", arg: 1, scope: !81, file: !2, line: 13, type: !84)
!86 = !DILocation(line: 13, column: 24, scope: !81)
!87 = !DILocalVariable(name: "t", scope: !81, file: !2, line: 14, type: !54)
!88 = !DILocation(line: 14, column: 7, scope: !81)
!89 = !DILocation(line: 14, column: 11, scope: !81)
!90 = !DILocalVariable(name: "f", scope: !81, file: !2, line: 15, type: !91)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !62, size: 64)
!92 = !DILocation(line: 15, column: 9, scope: !81)
!93 = !DILocation(line: 15, column: 19, scope: !81)
!94 = !DILocation(line: 15, column: 21, scope: !81)
!95 = !DILocation(line: 16, column: 10, scope: !81)
!96 = !DILocation(line: 16, column: 12, scope: !81)
!97 = !DILocation(line: 16, column: 3, scope: !81)
!98 = !DILocation(line: 16, column: 5, scope: !81)
!99 = !DILocation(line: 16, column: 8, scope: !81)
!100 = !DILocation(line: 17, column: 10, scope: !81)
!101 = !DILocation(line: 17, column: 12, scope: !81)
!102 = !DILocation(line: 17, column: 19, scope: !81)
!103 = !DILocation(line: 17, column: 21, scope: !81)
!104 = !DILocation(line: 17, column: 27, scope: !81)
!105 = !DILocation(line: 17, column: 32, scope: !81)
!106 = !DILocation(line: 17, column: 34, scope: !81)
!107 = !DILocation(line: 17, column: 29, scope: !81)
!108 = !DILocation(line: 17, column: 39, scope: !81)
!109 = !DILocation(line: 17, column: 49, scope: !81)
!110 = !DILocation(line: 17, column: 47, scope: !81)
!111 = !DILocation(line: 17, column: 15, scope: !81)
!112 = !DILocation(line: 17, column: 3, scope: !81)
!113 = !DILocation(line: 18, column: 1, scope: !81)
