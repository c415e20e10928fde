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
@__func__._Z6scaled3All = private unnamed_addr constant [7 x i8] c"scaled\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [15 x i8] c"r == 2 * t + 5\00", align 1, !dbg !18

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6scaled3All(ptr noundef byval(%struct.All) align 8 %s) #0 !dbg !38 {
entry:
  %c.addr.i30 = alloca i8, align 1
  %m.addr.i31 = alloca ptr, align 8
  %f.addr.i32 = alloca ptr, align 8
  %l.addr.i33 = alloca i32, align 4
  %fn.addr.i34 = alloca ptr, align 8
  %c.addr.i = alloca i8, align 1
  %m.addr.i = alloca ptr, align 8
  %f.addr.i = alloca ptr, align 8
  %l.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %t = alloca i32, align 4
  %r = alloca float, align 4
    #dbg_declare(ptr %s, !71, !DIExpression(), !72)
    #dbg_declare(ptr %t, !73, !DIExpression(), !74)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !75
  store i32 %0, ptr %t, align 4, !dbg !74
  %1 = load i32, ptr %t, align 4, !dbg !76
  %n = getelementptr inbounds nuw %struct.All, ptr %s, i32 0, i32 0, !dbg !78
  %2 = load i32, ptr %n, align 8, !dbg !78
  %cmp = icmp sge i32 %1, %2, !dbg !79
  br i1 %cmp, label %if.then, label %if.end, !dbg !79

if.then:                                          ; preds = %entry
  br label %return, !dbg !80

if.end:                                           ; preds = %entry
  %in = getelementptr inbounds nuw %struct.All, ptr %s, i32 0, i32 1, !dbg !81
  %p = getelementptr inbounds nuw %struct.In, ptr %in, i32 0, i32 0, !dbg !82
  %3 = load ptr, ptr %p, align 8, !dbg !82
  %4 = load i32, ptr %t, align 4, !dbg !83
  %idxprom = sext i32 %4 to i64, !dbg !84
  %arrayidx = getelementptr inbounds float, ptr %3, i64 %idxprom, !dbg !84
  %5 = load float, ptr %arrayidx, align 4, !dbg !84
  %6 = load i32, ptr %t, align 4, !dbg !85
  %conv = sitofp i32 %6 to float, !dbg !85
  %cmp1 = fcmp oeq float %5, %conv, !dbg !86
  br i1 %cmp1, label %land.lhs.true, label %land.end, !dbg !87

land.lhs.true:                                    ; preds = %if.end
  %pair = getelementptr inbounds nuw %struct.All, ptr %s, i32 0, i32 2, !dbg !88
  %arrayidx2 = getelementptr inbounds [2 x %struct.Ints], ptr %pair, i64 0, i64 0, !dbg !89
  %p3 = getelementptr inbounds nuw %struct.Ints, ptr %arrayidx2, i32 0, i32 0, !dbg !90
  %7 = load ptr, ptr %p3, align 8, !dbg !90
  %8 = load i32, ptr %t, align 4, !dbg !91
  %idxprom4 = sext i32 %8 to i64, !dbg !89
  %arrayidx5 = getelementptr inbounds i32, ptr %7, i64 %idxprom4, !dbg !89
  %9 = load i32, ptr %arrayidx5, align 4, !dbg !89
  %cmp6 = icmp eq i32 %9, 5, !dbg !92
  br i1 %cmp6, label %land.rhs, label %land.end, !dbg !93

land.rhs:                                         ; preds = %land.lhs.true
  %pair7 = getelementptr inbounds nuw %struct.All, ptr %s, i32 0, i32 2, !dbg !94
  %arrayidx8 = getelementptr inbounds [2 x %struct.Ints], ptr %pair7, i64 0, i64 1, !dbg !95
  %p9 = getelementptr inbounds nuw %struct.Ints, ptr %arrayidx8, i32 0, i32 0, !dbg !96
  %10 = load ptr, ptr %p9, align 8, !dbg !96
  %11 = load i32, ptr %t, align 4, !dbg !97
  %idxprom10 = sext i32 %11 to i64, !dbg !95
  %arrayidx11 = getelementptr inbounds i32, ptr %10, i64 %idxprom10, !dbg !95
  %12 = load i32, ptr %arrayidx11, align 4, !dbg !95
  %13 = load i32, ptr %t, align 4, !dbg !98
  %cmp12 = icmp eq i32 %12, %13, !dbg !99
  br label %land.end

land.end:                                         ; preds = %land.rhs, %land.lhs.true, %if.end
  %14 = phi i1 [ false, %land.lhs.true ], [ false, %if.end ], [ %cmp12, %land.rhs ], !dbg !100
  %storedv.i35 = zext i1 %14 to i8, !dbg !101
  store i8 %storedv.i35, ptr %c.addr.i30, align 1, !dbg !101
  store ptr @.str, ptr %m.addr.i31, align 8, !dbg !101
  store ptr @.str1, ptr %f.addr.i32, align 8, !dbg !101
  store i32 16, ptr %l.addr.i33, align 4, !dbg !101
  store ptr @__func__._Z6scaled3All, ptr %fn.addr.i34, align 8, !dbg !101
  %15 = load i8, ptr %c.addr.i30, align 1, !dbg !101
  %loadedv.i36 = trunc i8 %15 to i1, !dbg !101
  br i1 %loadedv.i36, label %_ZL9ws_assertbPKcS0_jS0_.exit38, label %if.then.i37, !dbg !101

if.then.i37:                                      ; preds = %land.end
  %16 = load ptr, ptr %m.addr.i31, align 8, !dbg !101
  %17 = load ptr, ptr %f.addr.i32, align 8, !dbg !101
  %18 = load i32, ptr %l.addr.i33, align 4, !dbg !101
  %19 = load ptr, ptr %fn.addr.i34, align 8, !dbg !101
  call void @__assertfail(ptr noundef %16, ptr noundef %17, i32 noundef %18, ptr noundef %19, i64 noundef 1) #4, !dbg !101
  unreachable, !dbg !101

_ZL9ws_assertbPKcS0_jS0_.exit38:                  ; preds = %land.end
    #dbg_declare(ptr %r, !102, !DIExpression(), !103)
  %in13 = getelementptr inbounds nuw %struct.All, ptr %s, i32 0, i32 1, !dbg !104
  %p14 = getelementptr inbounds nuw %struct.In, ptr %in13, i32 0, i32 0, !dbg !105
  %20 = load ptr, ptr %p14, align 8, !dbg !105
  %21 = load i32, ptr %t, align 4, !dbg !106
  %idxprom15 = sext i32 %21 to i64, !dbg !107
  %arrayidx16 = getelementptr inbounds float, ptr %20, i64 %idxprom15, !dbg !107
  %22 = load float, ptr %arrayidx16, align 4, !dbg !107
  %in17 = getelementptr inbounds nuw %struct.All, ptr %s, i32 0, i32 1, !dbg !108
  %scale = getelementptr inbounds nuw %struct.In, ptr %in17, i32 0, i32 1, !dbg !109
  %by = getelementptr inbounds nuw %struct.Scale, ptr %scale, i32 0, i32 0, !dbg !110
  %23 = load float, ptr %by, align 8, !dbg !110
  %pair18 = getelementptr inbounds nuw %struct.All, ptr %s, i32 0, i32 2, !dbg !111
  %arrayidx19 = getelementptr inbounds [2 x %struct.Ints], ptr %pair18, i64 0, i64 0, !dbg !112
  %p20 = getelementptr inbounds nuw %struct.Ints, ptr %arrayidx19, i32 0, i32 0, !dbg !113
  %24 = load ptr, ptr %p20, align 8, !dbg !113
  %25 = load i32, ptr %t, align 4, !dbg !114
  %idxprom21 = sext i32 %25 to i64, !dbg !112
  %arrayidx22 = getelementptr inbounds i32, ptr %24, i64 %idxprom21, !dbg !112
  %26 = load i32, ptr %arrayidx22, align 4, !dbg !112
  %conv23 = sitofp i32 %26 to float, !dbg !112
  %27 = call float @llvm.fmuladd.f32(float %22, float %23, float %conv23), !dbg !115
  store float %27, ptr %r, align 4, !dbg !103
  %28 = load float, ptr %r, align 4, !dbg !116
  %29 = load i32, ptr %t, align 4, !dbg !117
  %mul = mul nsw i32 2, %29, !dbg !118
  %add = add nsw i32 %mul, 5, !dbg !119
  %conv24 = sitofp i32 %add to float, !dbg !120
  %cmp25 = fcmp oeq float %28, %conv24, !dbg !121
  %storedv.i = zext i1 %cmp25 to i8, !dbg !122
  store i8 %storedv.i, ptr %c.addr.i, align 1, !dbg !122
  store ptr @.str2, ptr %m.addr.i, align 8, !dbg !122
  store ptr @.str1, ptr %f.addr.i, align 8, !dbg !122
  store i32 18, ptr %l.addr.i, align 4, !dbg !122
  store ptr @__func__._Z6scaled3All, ptr %fn.addr.i, align 8, !dbg !122
  %30 = load i8, ptr %c.addr.i, align 1, !dbg !122
  %loadedv.i = trunc i8 %30 to i1, !dbg !122
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !122

if.then.i:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit38
  %31 = load ptr, ptr %m.addr.i, align 8, !dbg !122
  %32 = load ptr, ptr %f.addr.i, align 8, !dbg !122
  %33 = load i32, ptr %l.addr.i, align 4, !dbg !122
  %34 = load ptr, ptr %fn.addr.i, align 8, !dbg !122
  call void @__assertfail(ptr noundef %31, ptr noundef %32, i32 noundef %33, ptr noundef %34, i64 noundef 1) #4, !dbg !122
  unreachable, !dbg !122

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit38
  %35 = load float, ptr %r, align 4, !dbg !123
  %in26 = getelementptr inbounds nuw %struct.All, ptr %s, i32 0, i32 1, !dbg !124
  %scale27 = getelementptr inbounds nuw %struct.In, ptr %in26, i32 0, i32 1, !dbg !125
  %of = getelementptr inbounds nuw %struct.Scale, ptr %scale27, i32 0, i32 1, !dbg !126
  %to = getelementptr inbounds nuw %struct.To, ptr %of, i32 0, i32 0, !dbg !127
  %36 = load ptr, ptr %to, align 8, !dbg !127
  %37 = load i32, ptr %t, align 4, !dbg !128
  %idxprom28 = sext i32 %37 to i64, !dbg !129
  %arrayidx29 = getelementptr inbounds float, ptr %36, i64 %idxprom28, !dbg !129
  store float %35, ptr %arrayidx29, align 4, !dbg !130
  br label %return, !dbg !131

return:                                           ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit, %if.then
  ret void, !dbg !131
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

!llvm.dbg.cu = !{!23}
!llvm.module.flags = !{!33, !34, !35, !36}
!llvm.ident = !{!37}

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
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 7)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 15)
!23 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !24, globals: !26, imports: !27, splitDebugInlining: false, nameTableKind: None)
!24 = !{!25}
!25 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!26 = !{!0, !8, !13, !18}
!27 = !{!28, !31}
!28 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !23, entity: !29, file: !30, line: 206)
!29 = !DINamespace(name: "ws_math", scope: null)
!30 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!31 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !32, entity: !29, file: !30, line: 207)
!32 = !DINamespace(name: "std", scope: null)
!33 = !{i32 7, !"Dwarf Version", i32 4}
!34 = !{i32 2, !"Debug Info Version", i32 3}
!35 = !{i32 1, !"wchar_size", i32 4}
!36 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!37 = !{!"clang version 22.1.8"}
!38 = distinct !DISubprogram(name: "scaled", linkageName: "_Z6scaled3All", scope: !2, file: !2, line: 13, type: !39, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !23, retainedNodes: !70)
!39 = !DISubroutineType(types: !40)
!40 = !{null, !41}
!41 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "All", file: !2, line: 11, size: 384, flags: DIFlagTypePassByValue, elements: !42, identifier: "_ZTS3All")
!42 = !{!43, !45, !61}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !41, file: !2, line: 11, baseType: !44, size: 32)
!44 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "in", scope: !41, file: !2, line: 11, baseType: !46, size: 192, offset: 64)
!46 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "In", file: !2, line: 9, size: 192, flags: DIFlagTypePassByValue, elements: !47, identifier: "_ZTS2In")
!47 = !{!48, !52}
!48 = !DIDerivedType(tag: DW_TAG_member, name: "p", scope: !46, file: !2, line: 9, baseType: !49, size: 64)
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !51)
!51 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "scale", scope: !46, file: !2, line: 9, baseType: !53, size: 128, offset: 64)
!53 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Scale", file: !2, line: 8, size: 128, flags: DIFlagTypePassByValue, elements: !54, identifier: "_ZTS5Scale")
!54 = !{!55, !56}
!55 = !DIDerivedType(tag: DW_TAG_member, name: "by", scope: !53, file: !2, line: 8, baseType: !51, size: 32)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "of", scope: !53, file: !2, line: 8, baseType: !57, size: 64, offset: 64)
!57 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "To", file: !2, line: 7, size: 64, flags: DIFlagTypePassByValue, elements: !58, identifier: "_ZTS2To")
!58 = !{!59}
!59 = !DIDerivedType(tag: DW_TAG_member, name: "to", scope: !57, file: !2, line: 7, baseType: !60, size: 64)
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "pair", scope: !41, file: !2, line: 11, baseType: !62, size: 128, offset: 256)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !63, size: 128, elements: !68)
!63 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Ints", file: !2, line: 10, size: 64, flags: DIFlagTypePassByValue, elements: !64, identifier: "_ZTS4Ints")
!64 = !{!65}
!65 = !DIDerivedType(tag: DW_TAG_member, name: "p", scope: !63, file: !2, line: 10, baseType: !66, size: 64)
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!67 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !44)
!68 = !{!69}
!69 = !DISubrange(count: 2)
!70 = !{}
!71 = !DILocalVariable(name: "s", arg: 1, scope: !38, file: !2, line: 13, type: !41)
!72 = !DILocation(line: 13, column: 28, scope: !38)
!73 = !DILocalVariable(name: "t", scope: !38, file: !2, line: 14, type: !44)
!74 = !DILocation(line: 14, column: 7, scope: !38)
!75 = !DILocation(line: 14, column: 11, scope: !38)
!76 = !DILocation(line: 15, column: 7, scope: !77)
!77 = distinct !DILexicalBlock(scope: !38, file: !2, line: 15, column: 7)
!78 = !DILocation(line: 15, column: 14, scope: !77)
!79 = !DILocation(line: 15, column: 9, scope: !77)
!80 = !DILocation(line: 15, column: 17, scope: !77)
!81 = !DILocation(line: 16, column: 12, scope: !38)
!82 = !DILocation(line: 16, column: 15, scope: !38)
!83 = !DILocation(line: 16, column: 17, scope: !38)
!84 = !DILocation(line: 16, column: 10, scope: !38)
!85 = !DILocation(line: 16, column: 23, scope: !38)
!86 = !DILocation(line: 16, column: 20, scope: !38)
!87 = !DILocation(line: 16, column: 25, scope: !38)
!88 = !DILocation(line: 16, column: 30, scope: !38)
!89 = !DILocation(line: 16, column: 28, scope: !38)
!90 = !DILocation(line: 16, column: 38, scope: !38)
!91 = !DILocation(line: 16, column: 40, scope: !38)
!92 = !DILocation(line: 16, column: 43, scope: !38)
!93 = !DILocation(line: 16, column: 48, scope: !38)
!94 = !DILocation(line: 16, column: 53, scope: !38)
!95 = !DILocation(line: 16, column: 51, scope: !38)
!96 = !DILocation(line: 16, column: 61, scope: !38)
!97 = !DILocation(line: 16, column: 63, scope: !38)
!98 = !DILocation(line: 16, column: 69, scope: !38)
!99 = !DILocation(line: 16, column: 66, scope: !38)
!100 = !DILocation(line: 0, scope: !38)
!101 = !DILocation(line: 16, column: 3, scope: !38)
!102 = !DILocalVariable(name: "r", scope: !38, file: !2, line: 17, type: !51)
!103 = !DILocation(line: 17, column: 9, scope: !38)
!104 = !DILocation(line: 17, column: 15, scope: !38)
!105 = !DILocation(line: 17, column: 18, scope: !38)
!106 = !DILocation(line: 17, column: 20, scope: !38)
!107 = !DILocation(line: 17, column: 13, scope: !38)
!108 = !DILocation(line: 17, column: 27, scope: !38)
!109 = !DILocation(line: 17, column: 30, scope: !38)
!110 = !DILocation(line: 17, column: 36, scope: !38)
!111 = !DILocation(line: 17, column: 43, scope: !38)
!112 = !DILocation(line: 17, column: 41, scope: !38)
!113 = !DILocation(line: 17, column: 51, scope: !38)
!114 = !DILocation(line: 17, column: 53, scope: !38)
!115 = !DILocation(line: 17, column: 39, scope: !38)
!116 = !DILocation(line: 18, column: 10, scope: !38)
!117 = !DILocation(line: 18, column: 19, scope: !38)
!118 = !DILocation(line: 18, column: 17, scope: !38)
!119 = !DILocation(line: 18, column: 21, scope: !38)
!120 = !DILocation(line: 18, column: 15, scope: !38)
!121 = !DILocation(line: 18, column: 12, scope: !38)
!122 = !DILocation(line: 18, column: 3, scope: !38)
!123 = !DILocation(line: 19, column: 25, scope: !38)
!124 = !DILocation(line: 19, column: 5, scope: !38)
!125 = !DILocation(line: 19, column: 8, scope: !38)
!126 = !DILocation(line: 19, column: 14, scope: !38)
!127 = !DILocation(line: 19, column: 17, scope: !38)
!128 = !DILocation(line: 19, column: 20, scope: !38)
!129 = !DILocation(line: 19, column: 3, scope: !38)
!130 = !DILocation(line: 19, column: 23, scope: !38)
!131 = !DILocation(line: 20, column: 1, scope: !38)
