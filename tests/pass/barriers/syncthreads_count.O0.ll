; ModuleID = 'syncthreads_count.cu'
source_filename = "syncthreads_count.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [8 x i8] c"n <= 10\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [21 x i8] c"syncthreads_count.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z1kPiS_ = private unnamed_addr constant [21 x i8] c"void k(int *, int *)\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [56 x i8] c"__syncthreads_and(t < 64) && !__syncthreads_and(t < 63)\00", align 1, !dbg !15
@.str3 = private unnamed_addr constant [56 x i8] c"__syncthreads_or(t == 63) && !__syncthreads_or(t == 64)\00", align 1, !dbg !20

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiS_(ptr noundef %o, ptr noundef %a) #0 !dbg !65 {
entry:
  %p.addr.i46 = alloca i32, align 4
  %p.addr.i45 = alloca i32, align 4
  %p.addr.i44 = alloca i32, align 4
  %p.addr.i43 = alloca i32, align 4
  %holds.addr.i34 = alloca i8, align 1
  %text.addr.i35 = alloca ptr, align 8
  %file.addr.i36 = alloca ptr, align 8
  %line.addr.i37 = alloca i32, align 4
  %fn.addr.i38 = alloca ptr, align 8
  %holds.addr.i25 = alloca i8, align 1
  %text.addr.i26 = alloca ptr, align 8
  %file.addr.i27 = alloca ptr, align 8
  %line.addr.i28 = alloca i32, align 4
  %fn.addr.i29 = alloca ptr, align 8
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %p.addr.i = alloca i32, align 4
  %o.addr = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %n = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !70, !DIExpression(), !71)
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !72, !DIExpression(), !73)
    #dbg_declare(ptr %t, !74, !DIExpression(), !75)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !76
  store i32 %0, ptr %t, align 4, !dbg !75
  %1 = load i32, ptr %t, align 4, !dbg !77
  %2 = load ptr, ptr %a.addr, align 8, !dbg !78
  %3 = load i32, ptr %t, align 4, !dbg !79
  %idxprom = sext i32 %3 to i64, !dbg !78
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom, !dbg !78
  store i32 %1, ptr %arrayidx, align 4, !dbg !80
    #dbg_declare(ptr %n, !81, !DIExpression(), !82)
  %4 = load i32, ptr %t, align 4, !dbg !83
  %cmp = icmp slt i32 %4, 10, !dbg !84
  %conv = zext i1 %cmp to i32, !dbg !83
  store i32 %conv, ptr %p.addr.i, align 4, !dbg !85
  %5 = load i32, ptr %p.addr.i, align 4, !dbg !85
  %6 = icmp ne i32 %5, 0, !dbg !85
  %7 = call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %6), !dbg !85
  store i32 %7, ptr %n, align 4, !dbg !82
  %8 = load ptr, ptr %a.addr, align 8, !dbg !86
  %9 = load i32, ptr %t, align 4, !dbg !87
  %xor = xor i32 %9, 32, !dbg !88
  %idxprom2 = sext i32 %xor to i64, !dbg !86
  %arrayidx3 = getelementptr inbounds i32, ptr %8, i64 %idxprom2, !dbg !86
  %10 = load i32, ptr %arrayidx3, align 4, !dbg !86
  %11 = load ptr, ptr %o.addr, align 8, !dbg !89
  %12 = load i32, ptr %t, align 4, !dbg !90
  %idxprom4 = sext i32 %12 to i64, !dbg !89
  %arrayidx5 = getelementptr inbounds i32, ptr %11, i64 %idxprom4, !dbg !89
  store i32 %10, ptr %arrayidx5, align 4, !dbg !91
  %13 = load i32, ptr %n, align 4, !dbg !92
  %cmp6 = icmp sle i32 %13, 10, !dbg !93
  %storedv.i39 = zext i1 %cmp6 to i8, !dbg !94
  store i8 %storedv.i39, ptr %holds.addr.i34, align 1, !dbg !94
  store ptr @.str, ptr %text.addr.i35, align 8, !dbg !94
  store ptr @.str1, ptr %file.addr.i36, align 8, !dbg !94
  store i32 12, ptr %line.addr.i37, align 4, !dbg !94
  store ptr @__PRETTY_FUNCTION__._Z1kPiS_, ptr %fn.addr.i38, align 8, !dbg !94
  %14 = load i8, ptr %holds.addr.i34, align 1, !dbg !94
  %loadedv.i40 = trunc i8 %14 to i1, !dbg !94
  br i1 %loadedv.i40, label %_ZL9ws_assertbPKcS0_jS0_.exit42, label %if.then.i41, !dbg !94

if.then.i41:                                      ; preds = %entry
  %15 = load ptr, ptr %text.addr.i35, align 8, !dbg !94
  %16 = load ptr, ptr %file.addr.i36, align 8, !dbg !94
  %17 = load i32, ptr %line.addr.i37, align 4, !dbg !94
  %18 = load ptr, ptr %fn.addr.i38, align 8, !dbg !94
  call void @__assertfail(ptr noundef %15, ptr noundef %16, i32 noundef %17, ptr noundef %18, i64 noundef 1) #4, !dbg !94
  unreachable, !dbg !94

_ZL9ws_assertbPKcS0_jS0_.exit42:                  ; preds = %entry
  %19 = load i32, ptr %t, align 4, !dbg !95
  %cmp7 = icmp slt i32 %19, 64, !dbg !96
  %conv8 = zext i1 %cmp7 to i32, !dbg !95
  store i32 %conv8, ptr %p.addr.i44, align 4, !dbg !97
  %20 = load i32, ptr %p.addr.i44, align 4, !dbg !97
  %21 = icmp ne i32 %20, 0, !dbg !97
  %22 = call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %21), !dbg !97
  %23 = zext i1 %22 to i32, !dbg !97
  %tobool = icmp ne i32 %23, 0, !dbg !97
  br i1 %tobool, label %land.rhs, label %land.end, !dbg !98

land.rhs:                                         ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit42
  %24 = load i32, ptr %t, align 4, !dbg !99
  %cmp10 = icmp slt i32 %24, 63, !dbg !100
  %conv11 = zext i1 %cmp10 to i32, !dbg !99
  store i32 %conv11, ptr %p.addr.i43, align 4, !dbg !101
  %25 = load i32, ptr %p.addr.i43, align 4, !dbg !101
  %26 = icmp ne i32 %25, 0, !dbg !101
  %27 = call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %26), !dbg !101
  %28 = zext i1 %27 to i32, !dbg !101
  %tobool13 = icmp ne i32 %28, 0, !dbg !101
  %lnot = xor i1 %tobool13, true, !dbg !102
  br label %land.end

land.end:                                         ; preds = %land.rhs, %_ZL9ws_assertbPKcS0_jS0_.exit42
  %29 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit42 ], [ %lnot, %land.rhs ], !dbg !103
  %storedv.i30 = zext i1 %29 to i8, !dbg !104
  store i8 %storedv.i30, ptr %holds.addr.i25, align 1, !dbg !104
  store ptr @.str2, ptr %text.addr.i26, align 8, !dbg !104
  store ptr @.str1, ptr %file.addr.i27, align 8, !dbg !104
  store i32 13, ptr %line.addr.i28, align 4, !dbg !104
  store ptr @__PRETTY_FUNCTION__._Z1kPiS_, ptr %fn.addr.i29, align 8, !dbg !104
  %30 = load i8, ptr %holds.addr.i25, align 1, !dbg !104
  %loadedv.i31 = trunc i8 %30 to i1, !dbg !104
  br i1 %loadedv.i31, label %_ZL9ws_assertbPKcS0_jS0_.exit33, label %if.then.i32, !dbg !104

if.then.i32:                                      ; preds = %land.end
  %31 = load ptr, ptr %text.addr.i26, align 8, !dbg !104
  %32 = load ptr, ptr %file.addr.i27, align 8, !dbg !104
  %33 = load i32, ptr %line.addr.i28, align 4, !dbg !104
  %34 = load ptr, ptr %fn.addr.i29, align 8, !dbg !104
  call void @__assertfail(ptr noundef %31, ptr noundef %32, i32 noundef %33, ptr noundef %34, i64 noundef 1) #4, !dbg !104
  unreachable, !dbg !104

_ZL9ws_assertbPKcS0_jS0_.exit33:                  ; preds = %land.end
  %35 = load i32, ptr %t, align 4, !dbg !105
  %cmp14 = icmp eq i32 %35, 63, !dbg !106
  %conv15 = zext i1 %cmp14 to i32, !dbg !105
  store i32 %conv15, ptr %p.addr.i46, align 4, !dbg !107
  %36 = load i32, ptr %p.addr.i46, align 4, !dbg !107
  %37 = icmp ne i32 %36, 0, !dbg !107
  %38 = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %37), !dbg !107
  %39 = zext i1 %38 to i32, !dbg !107
  %tobool17 = icmp ne i32 %39, 0, !dbg !107
  br i1 %tobool17, label %land.rhs18, label %land.end24, !dbg !108

land.rhs18:                                       ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit33
  %40 = load i32, ptr %t, align 4, !dbg !109
  %cmp19 = icmp eq i32 %40, 64, !dbg !110
  %conv20 = zext i1 %cmp19 to i32, !dbg !109
  store i32 %conv20, ptr %p.addr.i45, align 4, !dbg !111
  %41 = load i32, ptr %p.addr.i45, align 4, !dbg !111
  %42 = icmp ne i32 %41, 0, !dbg !111
  %43 = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %42), !dbg !111
  %44 = zext i1 %43 to i32, !dbg !111
  %tobool22 = icmp ne i32 %44, 0, !dbg !111
  %lnot23 = xor i1 %tobool22, true, !dbg !112
  br label %land.end24

land.end24:                                       ; preds = %land.rhs18, %_ZL9ws_assertbPKcS0_jS0_.exit33
  %45 = phi i1 [ false, %_ZL9ws_assertbPKcS0_jS0_.exit33 ], [ %lnot23, %land.rhs18 ], !dbg !103
  %storedv.i = zext i1 %45 to i8, !dbg !113
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !113
  store ptr @.str3, ptr %text.addr.i, align 8, !dbg !113
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !113
  store i32 14, ptr %line.addr.i, align 4, !dbg !113
  store ptr @__PRETTY_FUNCTION__._Z1kPiS_, ptr %fn.addr.i, align 8, !dbg !113
  %46 = load i8, ptr %holds.addr.i, align 1, !dbg !113
  %loadedv.i = trunc i8 %46 to i1, !dbg !113
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !113

if.then.i:                                        ; preds = %land.end24
  %47 = load ptr, ptr %text.addr.i, align 8, !dbg !113
  %48 = load ptr, ptr %file.addr.i, align 8, !dbg !113
  %49 = load i32, ptr %line.addr.i, align 4, !dbg !113
  %50 = load ptr, ptr %fn.addr.i, align 8, !dbg !113
  call void @__assertfail(ptr noundef %47, ptr noundef %48, i32 noundef %49, ptr noundef %50, i64 noundef 1) #4, !dbg !113
  unreachable, !dbg !113

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end24
  ret void, !dbg !114
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #2

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #3

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32, i1) #2

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!22}
!llvm.module.flags = !{!60, !61, !62, !63}
!llvm.ident = !{!64}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "syncthreads_count.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 8)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 21)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !10, isLocal: true, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 56)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !17, isLocal: true, isDefinition: true)
!22 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !23, globals: !25, imports: !26, splitDebugInlining: false, nameTableKind: None)
!23 = !{!24}
!24 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!25 = !{!0, !8, !13, !15, !20}
!26 = !{!27, !30, !32, !37, !42, !47, !52, !54}
!27 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !22, entity: !28, file: !29, line: 128)
!28 = !DINamespace(name: "ws_math", scope: null)
!29 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!30 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !31, entity: !28, file: !29, line: 129)
!31 = !DINamespace(name: "std", scope: null)
!32 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !33, file: !29, line: 154)
!33 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !29, file: !29, line: 137, type: !34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!34 = !DISubroutineType(types: !35)
!35 = !{!36, !36}
!36 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!37 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !38, file: !29, line: 154)
!38 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !29, file: !29, line: 133, type: !39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!39 = !DISubroutineType(types: !40)
!40 = !{!41, !41}
!41 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !43, file: !29, line: 154)
!43 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !29, file: !29, line: 134, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!44 = !DISubroutineType(types: !45)
!45 = !{!46, !46}
!46 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!47 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !48, file: !29, line: 154)
!48 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !29, file: !29, line: 145, type: !49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!49 = !DISubroutineType(types: !50)
!50 = !{!24, !51}
!51 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!52 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !53, file: !29, line: 154)
!53 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !29, file: !29, line: 147, type: !49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!54 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !55, file: !29, line: 154)
!55 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !29, file: !29, line: 149, type: !56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!56 = !DISubroutineType(types: !57)
!57 = !{!58, !59}
!58 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!59 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!60 = !{i32 7, !"Dwarf Version", i32 4}
!61 = !{i32 2, !"Debug Info Version", i32 3}
!62 = !{i32 1, !"wchar_size", i32 4}
!63 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!64 = !{!"clang version 22.1.8"}
!65 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiS_", scope: !2, file: !2, line: 7, type: !66, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !22, retainedNodes: !69)
!66 = !DISubroutineType(types: !67)
!67 = !{null, !68, !68}
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64)
!69 = !{}
!70 = !DILocalVariable(name: "o", arg: 1, scope: !65, file: !2, line: 7, type: !68)
!71 = !DILocation(line: 7, column: 24, scope: !65)
!72 = !DILocalVariable(name: "a", arg: 2, scope: !65, file: !2, line: 7, type: !68)
!73 = !DILocation(line: 7, column: 32, scope: !65)
!74 = !DILocalVariable(name: "t", scope: !65, file: !2, line: 8, type: !58)
!75 = !DILocation(line: 8, column: 7, scope: !65)
!76 = !DILocation(line: 8, column: 11, scope: !65)
!77 = !DILocation(line: 9, column: 10, scope: !65)
!78 = !DILocation(line: 9, column: 3, scope: !65)
!79 = !DILocation(line: 9, column: 5, scope: !65)
!80 = !DILocation(line: 9, column: 8, scope: !65)
!81 = !DILocalVariable(name: "n", scope: !65, file: !2, line: 10, type: !58)
!82 = !DILocation(line: 10, column: 7, scope: !65)
!83 = !DILocation(line: 10, column: 31, scope: !65)
!84 = !DILocation(line: 10, column: 33, scope: !65)
!85 = !DILocation(line: 10, column: 11, scope: !65)
!86 = !DILocation(line: 11, column: 10, scope: !65)
!87 = !DILocation(line: 11, column: 12, scope: !65)
!88 = !DILocation(line: 11, column: 14, scope: !65)
!89 = !DILocation(line: 11, column: 3, scope: !65)
!90 = !DILocation(line: 11, column: 5, scope: !65)
!91 = !DILocation(line: 11, column: 8, scope: !65)
!92 = !DILocation(line: 12, column: 10, scope: !65)
!93 = !DILocation(line: 12, column: 12, scope: !65)
!94 = !DILocation(line: 12, column: 3, scope: !65)
!95 = !DILocation(line: 13, column: 28, scope: !65)
!96 = !DILocation(line: 13, column: 30, scope: !65)
!97 = !DILocation(line: 13, column: 10, scope: !65)
!98 = !DILocation(line: 13, column: 36, scope: !65)
!99 = !DILocation(line: 13, column: 58, scope: !65)
!100 = !DILocation(line: 13, column: 60, scope: !65)
!101 = !DILocation(line: 13, column: 40, scope: !65)
!102 = !DILocation(line: 13, column: 39, scope: !65)
!103 = !DILocation(line: 0, scope: !65)
!104 = !DILocation(line: 13, column: 3, scope: !65)
!105 = !DILocation(line: 14, column: 27, scope: !65)
!106 = !DILocation(line: 14, column: 29, scope: !65)
!107 = !DILocation(line: 14, column: 10, scope: !65)
!108 = !DILocation(line: 14, column: 36, scope: !65)
!109 = !DILocation(line: 14, column: 57, scope: !65)
!110 = !DILocation(line: 14, column: 59, scope: !65)
!111 = !DILocation(line: 14, column: 40, scope: !65)
!112 = !DILocation(line: 14, column: 39, scope: !65)
!113 = !DILocation(line: 14, column: 3, scope: !65)
!114 = !DILocation(line: 15, column: 1, scope: !65)
