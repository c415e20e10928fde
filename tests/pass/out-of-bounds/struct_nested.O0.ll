; ModuleID = 'struct_nested.cu'
source_filename = "struct_nested.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.All = type { i32, %struct.In, [2 x %struct.Ints] }
%struct.In = type { ptr, %struct.Scale }
%struct.Scale = type { float, %struct.To }
%struct.To = type { ptr }
%struct.Ints = type { ptr }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [61 x i8] c"s.in.p[t] == t && s.pair[0].p[t] == 5 && s.pair[1].p[t] == t\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [17 x i8] c"struct_nested.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z6scaled3All = private unnamed_addr constant [17 x i8] c"void scaled(All)\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [15 x i8] c"r == 2 * t + 5\00", align 1, !dbg !15

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6scaled3All(ptr noundef byval(%struct.All) align 8 %s) #0 !dbg !63 {
entry:
  %holds.addr.i30 = alloca i8, align 1
  %text.addr.i31 = alloca ptr, align 8
  %file.addr.i32 = alloca ptr, align 8
  %line.addr.i33 = alloca i32, align 4
  %fn.addr.i34 = alloca ptr, align 8
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %t = alloca i32, align 4
  %r = alloca float, align 4
    #dbg_declare(ptr %s, !94, !DIExpression(), !95)
    #dbg_declare(ptr %t, !96, !DIExpression(), !97)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !98
  store i32 %0, ptr %t, align 4, !dbg !97
  %1 = load i32, ptr %t, align 4, !dbg !99
  %n = getelementptr inbounds nuw %struct.All, ptr %s, i32 0, i32 0, !dbg !101
  %2 = load i32, ptr %n, align 8, !dbg !101
  %cmp = icmp sge i32 %1, %2, !dbg !102
  br i1 %cmp, label %if.then, label %if.end, !dbg !102

if.then:                                          ; preds = %entry
  br label %return, !dbg !103

if.end:                                           ; preds = %entry
  %in = getelementptr inbounds nuw %struct.All, ptr %s, i32 0, i32 1, !dbg !104
  %p = getelementptr inbounds nuw %struct.In, ptr %in, i32 0, i32 0, !dbg !105
  %3 = load ptr, ptr %p, align 8, !dbg !105
  %4 = load i32, ptr %t, align 4, !dbg !106
  %idxprom = sext i32 %4 to i64, !dbg !107
  %arrayidx = getelementptr inbounds float, ptr %3, i64 %idxprom, !dbg !107
  %5 = load float, ptr %arrayidx, align 4, !dbg !107
  %6 = load i32, ptr %t, align 4, !dbg !108
  %conv = sitofp i32 %6 to float, !dbg !108
  %cmp1 = fcmp oeq float %5, %conv, !dbg !109
  br i1 %cmp1, label %land.lhs.true, label %land.end, !dbg !110

land.lhs.true:                                    ; preds = %if.end
  %pair = getelementptr inbounds nuw %struct.All, ptr %s, i32 0, i32 2, !dbg !111
  %arrayidx2 = getelementptr inbounds [2 x %struct.Ints], ptr %pair, i64 0, i64 0, !dbg !112
  %p3 = getelementptr inbounds nuw %struct.Ints, ptr %arrayidx2, i32 0, i32 0, !dbg !113
  %7 = load ptr, ptr %p3, align 8, !dbg !113
  %8 = load i32, ptr %t, align 4, !dbg !114
  %idxprom4 = sext i32 %8 to i64, !dbg !112
  %arrayidx5 = getelementptr inbounds i32, ptr %7, i64 %idxprom4, !dbg !112
  %9 = load i32, ptr %arrayidx5, align 4, !dbg !112
  %cmp6 = icmp eq i32 %9, 5, !dbg !115
  br i1 %cmp6, label %land.rhs, label %land.end, !dbg !116

land.rhs:                                         ; preds = %land.lhs.true
  %pair7 = getelementptr inbounds nuw %struct.All, ptr %s, i32 0, i32 2, !dbg !117
  %arrayidx8 = getelementptr inbounds [2 x %struct.Ints], ptr %pair7, i64 0, i64 1, !dbg !118
  %p9 = getelementptr inbounds nuw %struct.Ints, ptr %arrayidx8, i32 0, i32 0, !dbg !119
  %10 = load ptr, ptr %p9, align 8, !dbg !119
  %11 = load i32, ptr %t, align 4, !dbg !120
  %idxprom10 = sext i32 %11 to i64, !dbg !118
  %arrayidx11 = getelementptr inbounds i32, ptr %10, i64 %idxprom10, !dbg !118
  %12 = load i32, ptr %arrayidx11, align 4, !dbg !118
  %13 = load i32, ptr %t, align 4, !dbg !121
  %cmp12 = icmp eq i32 %12, %13, !dbg !122
  br label %land.end

land.end:                                         ; preds = %land.rhs, %land.lhs.true, %if.end
  %14 = phi i1 [ false, %land.lhs.true ], [ false, %if.end ], [ %cmp12, %land.rhs ], !dbg !123
  %storedv.i35 = zext i1 %14 to i8, !dbg !124
  store i8 %storedv.i35, ptr %holds.addr.i30, align 1, !dbg !124
  store ptr @.str, ptr %text.addr.i31, align 8, !dbg !124
  store ptr @.str1, ptr %file.addr.i32, align 8, !dbg !124
  store i32 16, ptr %line.addr.i33, align 4, !dbg !124
  store ptr @__PRETTY_FUNCTION__._Z6scaled3All, ptr %fn.addr.i34, align 8, !dbg !124
  %15 = load i8, ptr %holds.addr.i30, align 1, !dbg !124
  %loadedv.i36 = trunc i8 %15 to i1, !dbg !124
  br i1 %loadedv.i36, label %_ZL9ws_assertbPKcS0_jS0_.exit38, label %if.then.i37, !dbg !124

if.then.i37:                                      ; preds = %land.end
  %16 = load ptr, ptr %text.addr.i31, align 8, !dbg !124
  %17 = load ptr, ptr %file.addr.i32, align 8, !dbg !124
  %18 = load i32, ptr %line.addr.i33, align 4, !dbg !124
  %19 = load ptr, ptr %fn.addr.i34, align 8, !dbg !124
  call void @__assertfail(ptr noundef %16, ptr noundef %17, i32 noundef %18, ptr noundef %19, i64 noundef 1) #4, !dbg !124
  unreachable, !dbg !124

_ZL9ws_assertbPKcS0_jS0_.exit38:                  ; preds = %land.end
    #dbg_declare(ptr %r, !125, !DIExpression(), !126)
  %in13 = getelementptr inbounds nuw %struct.All, ptr %s, i32 0, i32 1, !dbg !127
  %p14 = getelementptr inbounds nuw %struct.In, ptr %in13, i32 0, i32 0, !dbg !128
  %20 = load ptr, ptr %p14, align 8, !dbg !128
  %21 = load i32, ptr %t, align 4, !dbg !129
  %idxprom15 = sext i32 %21 to i64, !dbg !130
  %arrayidx16 = getelementptr inbounds float, ptr %20, i64 %idxprom15, !dbg !130
  %22 = load float, ptr %arrayidx16, align 4, !dbg !130
  %in17 = getelementptr inbounds nuw %struct.All, ptr %s, i32 0, i32 1, !dbg !131
  %scale = getelementptr inbounds nuw %struct.In, ptr %in17, i32 0, i32 1, !dbg !132
  %by = getelementptr inbounds nuw %struct.Scale, ptr %scale, i32 0, i32 0, !dbg !133
  %23 = load float, ptr %by, align 8, !dbg !133
  %pair18 = getelementptr inbounds nuw %struct.All, ptr %s, i32 0, i32 2, !dbg !134
  %arrayidx19 = getelementptr inbounds [2 x %struct.Ints], ptr %pair18, i64 0, i64 0, !dbg !135
  %p20 = getelementptr inbounds nuw %struct.Ints, ptr %arrayidx19, i32 0, i32 0, !dbg !136
  %24 = load ptr, ptr %p20, align 8, !dbg !136
  %25 = load i32, ptr %t, align 4, !dbg !137
  %idxprom21 = sext i32 %25 to i64, !dbg !135
  %arrayidx22 = getelementptr inbounds i32, ptr %24, i64 %idxprom21, !dbg !135
  %26 = load i32, ptr %arrayidx22, align 4, !dbg !135
  %conv23 = sitofp i32 %26 to float, !dbg !135
  %27 = call float @llvm.fmuladd.f32(float %22, float %23, float %conv23), !dbg !138
  store float %27, ptr %r, align 4, !dbg !126
  %28 = load float, ptr %r, align 4, !dbg !139
  %29 = load i32, ptr %t, align 4, !dbg !140
  %mul = mul nsw i32 2, %29, !dbg !141
  %add = add nsw i32 %mul, 5, !dbg !142
  %conv24 = sitofp i32 %add to float, !dbg !143
  %cmp25 = fcmp oeq float %28, %conv24, !dbg !144
  %storedv.i = zext i1 %cmp25 to i8, !dbg !145
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !145
  store ptr @.str2, ptr %text.addr.i, align 8, !dbg !145
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !145
  store i32 18, ptr %line.addr.i, align 4, !dbg !145
  store ptr @__PRETTY_FUNCTION__._Z6scaled3All, ptr %fn.addr.i, align 8, !dbg !145
  %30 = load i8, ptr %holds.addr.i, align 1, !dbg !145
  %loadedv.i = trunc i8 %30 to i1, !dbg !145
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !145

if.then.i:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit38
  %31 = load ptr, ptr %text.addr.i, align 8, !dbg !145
  %32 = load ptr, ptr %file.addr.i, align 8, !dbg !145
  %33 = load i32, ptr %line.addr.i, align 4, !dbg !145
  %34 = load ptr, ptr %fn.addr.i, align 8, !dbg !145
  call void @__assertfail(ptr noundef %31, ptr noundef %32, i32 noundef %33, ptr noundef %34, i64 noundef 1) #4, !dbg !145
  unreachable, !dbg !145

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit38
  %35 = load float, ptr %r, align 4, !dbg !146
  %in26 = getelementptr inbounds nuw %struct.All, ptr %s, i32 0, i32 1, !dbg !147
  %scale27 = getelementptr inbounds nuw %struct.In, ptr %in26, i32 0, i32 1, !dbg !148
  %of = getelementptr inbounds nuw %struct.Scale, ptr %scale27, i32 0, i32 1, !dbg !149
  %to = getelementptr inbounds nuw %struct.To, ptr %of, i32 0, i32 0, !dbg !150
  %36 = load ptr, ptr %to, align 8, !dbg !150
  %37 = load i32, ptr %t, align 4, !dbg !151
  %idxprom28 = sext i32 %37 to i64, !dbg !152
  %arrayidx29 = getelementptr inbounds float, ptr %36, i64 %idxprom28, !dbg !152
  store float %35, ptr %arrayidx29, align 4, !dbg !153
  br label %return, !dbg !154

return:                                           ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit, %if.then
  ret void, !dbg !154
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!20}
!llvm.module.flags = !{!58, !59, !60, !61}
!llvm.ident = !{!62}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "struct_nested.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 488, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 61)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 17)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !10, isLocal: true, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 15)
!20 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !21, globals: !23, imports: !24, splitDebugInlining: false, nameTableKind: None)
!21 = !{!22}
!22 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!23 = !{!0, !8, !13, !15}
!24 = !{!25, !28, !30, !35, !40, !45, !50, !52}
!25 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !20, entity: !26, file: !27, line: 128)
!26 = !DINamespace(name: "ws_math", scope: null)
!27 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!28 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !29, entity: !26, file: !27, line: 129)
!29 = !DINamespace(name: "std", scope: null)
!30 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !29, entity: !31, file: !27, line: 154)
!31 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !27, file: !27, line: 137, type: !32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!32 = !DISubroutineType(types: !33)
!33 = !{!34, !34}
!34 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!35 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !29, entity: !36, file: !27, line: 154)
!36 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !27, file: !27, line: 133, type: !37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!37 = !DISubroutineType(types: !38)
!38 = !{!39, !39}
!39 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !29, entity: !41, file: !27, line: 154)
!41 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !27, file: !27, line: 134, type: !42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!42 = !DISubroutineType(types: !43)
!43 = !{!44, !44}
!44 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!45 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !29, entity: !46, file: !27, line: 154)
!46 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !27, file: !27, line: 145, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!47 = !DISubroutineType(types: !48)
!48 = !{!22, !49}
!49 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!50 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !29, entity: !51, file: !27, line: 154)
!51 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !27, file: !27, line: 147, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!52 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !29, entity: !53, file: !27, line: 154)
!53 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !27, file: !27, line: 149, type: !54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!54 = !DISubroutineType(types: !55)
!55 = !{!56, !57}
!56 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!57 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!58 = !{i32 7, !"Dwarf Version", i32 4}
!59 = !{i32 2, !"Debug Info Version", i32 3}
!60 = !{i32 1, !"wchar_size", i32 4}
!61 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!62 = !{!"clang version 22.1.8"}
!63 = distinct !DISubprogram(name: "scaled", linkageName: "_Z6scaled3All", scope: !2, file: !2, line: 13, type: !64, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !20, retainedNodes: !93)
!64 = !DISubroutineType(types: !65)
!65 = !{null, !66}
!66 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "All", file: !2, line: 11, size: 384, flags: DIFlagTypePassByValue, elements: !67, identifier: "_ZTS3All")
!67 = !{!68, !69, !84}
!68 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !66, file: !2, line: 11, baseType: !56, size: 32)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "in", scope: !66, file: !2, line: 11, baseType: !70, size: 192, offset: 64)
!70 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "In", file: !2, line: 9, size: 192, flags: DIFlagTypePassByValue, elements: !71, identifier: "_ZTS2In")
!71 = !{!72, !75}
!72 = !DIDerivedType(tag: DW_TAG_member, name: "p", scope: !70, file: !2, line: 9, baseType: !73, size: 64)
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !74, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !57)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "scale", scope: !70, file: !2, line: 9, baseType: !76, size: 128, offset: 64)
!76 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Scale", file: !2, line: 8, size: 128, flags: DIFlagTypePassByValue, elements: !77, identifier: "_ZTS5Scale")
!77 = !{!78, !79}
!78 = !DIDerivedType(tag: DW_TAG_member, name: "by", scope: !76, file: !2, line: 8, baseType: !57, size: 32)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "of", scope: !76, file: !2, line: 8, baseType: !80, size: 64, offset: 64)
!80 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "To", file: !2, line: 7, size: 64, flags: DIFlagTypePassByValue, elements: !81, identifier: "_ZTS2To")
!81 = !{!82}
!82 = !DIDerivedType(tag: DW_TAG_member, name: "to", scope: !80, file: !2, line: 7, baseType: !83, size: 64)
!83 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "pair", scope: !66, file: !2, line: 11, baseType: !85, size: 128, offset: 256)
!85 = !DICompositeType(tag: DW_TAG_array_type, baseType: !86, size: 128, elements: !91)
!86 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Ints", file: !2, line: 10, size: 64, flags: DIFlagTypePassByValue, elements: !87, identifier: "_ZTS4Ints")
!87 = !{!88}
!88 = !DIDerivedType(tag: DW_TAG_member, name: "p", scope: !86, file: !2, line: 10, baseType: !89, size: 64)
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !90, size: 64)
!90 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !56)
!91 = !{!92}
!92 = !DISubrange(count: 2)
!93 = !{}
!94 = !DILocalVariable(name: "s", arg: 1, scope: !63, file: !2, line: 13, type: !66)
!95 = !DILocation(line: 13, column: 28, scope: !63)
!96 = !DILocalVariable(name: "t", scope: !63, file: !2, line: 14, type: !56)
!97 = !DILocation(line: 14, column: 7, scope: !63)
!98 = !DILocation(line: 14, column: 11, scope: !63)
!99 = !DILocation(line: 15, column: 7, scope: !100)
!100 = distinct !DILexicalBlock(scope: !63, file: !2, line: 15, column: 7)
!101 = !DILocation(line: 15, column: 14, scope: !100)
!102 = !DILocation(line: 15, column: 9, scope: !100)
!103 = !DILocation(line: 15, column: 17, scope: !100)
!104 = !DILocation(line: 16, column: 12, scope: !63)
!105 = !DILocation(line: 16, column: 15, scope: !63)
!106 = !DILocation(line: 16, column: 17, scope: !63)
!107 = !DILocation(line: 16, column: 10, scope: !63)
!108 = !DILocation(line: 16, column: 23, scope: !63)
!109 = !DILocation(line: 16, column: 20, scope: !63)
!110 = !DILocation(line: 16, column: 25, scope: !63)
!111 = !DILocation(line: 16, column: 30, scope: !63)
!112 = !DILocation(line: 16, column: 28, scope: !63)
!113 = !DILocation(line: 16, column: 38, scope: !63)
!114 = !DILocation(line: 16, column: 40, scope: !63)
!115 = !DILocation(line: 16, column: 43, scope: !63)
!116 = !DILocation(line: 16, column: 48, scope: !63)
!117 = !DILocation(line: 16, column: 53, scope: !63)
!118 = !DILocation(line: 16, column: 51, scope: !63)
!119 = !DILocation(line: 16, column: 61, scope: !63)
!120 = !DILocation(line: 16, column: 63, scope: !63)
!121 = !DILocation(line: 16, column: 69, scope: !63)
!122 = !DILocation(line: 16, column: 66, scope: !63)
!123 = !DILocation(line: 0, scope: !63)
!124 = !DILocation(line: 16, column: 3, scope: !63)
!125 = !DILocalVariable(name: "r", scope: !63, file: !2, line: 17, type: !57)
!126 = !DILocation(line: 17, column: 9, scope: !63)
!127 = !DILocation(line: 17, column: 15, scope: !63)
!128 = !DILocation(line: 17, column: 18, scope: !63)
!129 = !DILocation(line: 17, column: 20, scope: !63)
!130 = !DILocation(line: 17, column: 13, scope: !63)
!131 = !DILocation(line: 17, column: 27, scope: !63)
!132 = !DILocation(line: 17, column: 30, scope: !63)
!133 = !DILocation(line: 17, column: 36, scope: !63)
!134 = !DILocation(line: 17, column: 43, scope: !63)
!135 = !DILocation(line: 17, column: 41, scope: !63)
!136 = !DILocation(line: 17, column: 51, scope: !63)
!137 = !DILocation(line: 17, column: 53, scope: !63)
!138 = !DILocation(line: 17, column: 39, scope: !63)
!139 = !DILocation(line: 18, column: 10, scope: !63)
!140 = !DILocation(line: 18, column: 19, scope: !63)
!141 = !DILocation(line: 18, column: 17, scope: !63)
!142 = !DILocation(line: 18, column: 21, scope: !63)
!143 = !DILocation(line: 18, column: 15, scope: !63)
!144 = !DILocation(line: 18, column: 12, scope: !63)
!145 = !DILocation(line: 18, column: 3, scope: !63)
!146 = !DILocation(line: 19, column: 25, scope: !63)
!147 = !DILocation(line: 19, column: 5, scope: !63)
!148 = !DILocation(line: 19, column: 8, scope: !63)
!149 = !DILocation(line: 19, column: 14, scope: !63)
!150 = !DILocation(line: 19, column: 17, scope: !63)
!151 = !DILocation(line: 19, column: 20, scope: !63)
!152 = !DILocation(line: 19, column: 3, scope: !63)
!153 = !DILocation(line: 19, column: 23, scope: !63)
!154 = !DILocation(line: 20, column: 1, scope: !63)
