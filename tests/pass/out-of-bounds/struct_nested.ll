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

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6scaled3All(ptr noundef byval(%struct.All) align 8 %s) #0 !dbg !67 {
entry:
    #dbg_declare(ptr %s, !98, !DIExpression(), !101)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !102
    #dbg_value(i32 %0, !99, !DIExpression(), !103)
  %n = getelementptr inbounds nuw %struct.All, ptr %s, i32 0, i32 0, !dbg !104
  %1 = load i32, ptr %n, align 8, !dbg !104, !tbaa !106
  %cmp = icmp sge i32 %0, %1, !dbg !114
  br i1 %cmp, label %if.then, label %if.end, !dbg !114

if.then:                                          ; preds = %entry
  br label %cleanup, !dbg !115

if.end:                                           ; preds = %entry
  %in = getelementptr inbounds nuw %struct.All, ptr %s, i32 0, i32 1, !dbg !116
  %p = getelementptr inbounds nuw %struct.In, ptr %in, i32 0, i32 0, !dbg !117
  %2 = load ptr, ptr %p, align 8, !dbg !117, !tbaa !118
  %idxprom = sext i32 %0 to i64, !dbg !119
  %arrayidx = getelementptr inbounds float, ptr %2, i64 %idxprom, !dbg !119
  %3 = load float, ptr %arrayidx, align 4, !dbg !119, !tbaa !120
  %conv = sitofp i32 %0 to float, !dbg !121
  %cmp1 = fcmp oeq float %3, %conv, !dbg !122
  br i1 %cmp1, label %land.lhs.true, label %land.end, !dbg !123

land.lhs.true:                                    ; preds = %if.end
  %pair = getelementptr inbounds nuw %struct.All, ptr %s, i32 0, i32 2, !dbg !124
  %arrayidx2 = getelementptr inbounds [2 x %struct.Ints], ptr %pair, i64 0, i64 0, !dbg !125
  %p3 = getelementptr inbounds nuw %struct.Ints, ptr %arrayidx2, i32 0, i32 0, !dbg !126
  %4 = load ptr, ptr %p3, align 8, !dbg !126, !tbaa !127
  %idxprom4 = sext i32 %0 to i64, !dbg !125
  %arrayidx5 = getelementptr inbounds i32, ptr %4, i64 %idxprom4, !dbg !125
  %5 = load i32, ptr %arrayidx5, align 4, !dbg !125, !tbaa !63
  %cmp6 = icmp eq i32 %5, 5, !dbg !130
  br i1 %cmp6, label %land.rhs, label %land.end, !dbg !131

land.rhs:                                         ; preds = %land.lhs.true
  %pair7 = getelementptr inbounds nuw %struct.All, ptr %s, i32 0, i32 2, !dbg !132
  %arrayidx8 = getelementptr inbounds [2 x %struct.Ints], ptr %pair7, i64 0, i64 1, !dbg !133
  %p9 = getelementptr inbounds nuw %struct.Ints, ptr %arrayidx8, i32 0, i32 0, !dbg !134
  %6 = load ptr, ptr %p9, align 8, !dbg !134, !tbaa !127
  %idxprom10 = sext i32 %0 to i64, !dbg !133
  %arrayidx11 = getelementptr inbounds i32, ptr %6, i64 %idxprom10, !dbg !133
  %7 = load i32, ptr %arrayidx11, align 4, !dbg !133, !tbaa !63
  %cmp12 = icmp eq i32 %7, %0, !dbg !135
  br label %land.end

land.end:                                         ; preds = %land.rhs, %land.lhs.true, %if.end
  %8 = phi i1 [ false, %land.lhs.true ], [ false, %if.end ], [ %cmp12, %land.rhs ], !dbg !103
  %storedv.i40 = zext i1 %8 to i8, !dbg !136
  br i1 %8, label %_ZL9ws_assertbPKcS0_jS0_.exit42, label %if.then.i41, !dbg !136

if.then.i41:                                      ; preds = %land.end
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 16, ptr noundef @__PRETTY_FUNCTION__._Z6scaled3All, i64 noundef 1) #5, !dbg !136
  unreachable, !dbg !136

_ZL9ws_assertbPKcS0_jS0_.exit42:                  ; preds = %land.end
  %in13 = getelementptr inbounds nuw %struct.All, ptr %s, i32 0, i32 1, !dbg !137
  %p14 = getelementptr inbounds nuw %struct.In, ptr %in13, i32 0, i32 0, !dbg !138
  %9 = load ptr, ptr %p14, align 8, !dbg !138, !tbaa !118
  %idxprom15 = sext i32 %0 to i64, !dbg !139
  %arrayidx16 = getelementptr inbounds float, ptr %9, i64 %idxprom15, !dbg !139
  %10 = load float, ptr %arrayidx16, align 4, !dbg !139, !tbaa !120
  %in17 = getelementptr inbounds nuw %struct.All, ptr %s, i32 0, i32 1, !dbg !140
  %scale = getelementptr inbounds nuw %struct.In, ptr %in17, i32 0, i32 1, !dbg !141
  %by = getelementptr inbounds nuw %struct.Scale, ptr %scale, i32 0, i32 0, !dbg !142
  %11 = load float, ptr %by, align 8, !dbg !142, !tbaa !143
  %pair18 = getelementptr inbounds nuw %struct.All, ptr %s, i32 0, i32 2, !dbg !144
  %arrayidx19 = getelementptr inbounds [2 x %struct.Ints], ptr %pair18, i64 0, i64 0, !dbg !145
  %p20 = getelementptr inbounds nuw %struct.Ints, ptr %arrayidx19, i32 0, i32 0, !dbg !146
  %12 = load ptr, ptr %p20, align 8, !dbg !146, !tbaa !127
  %idxprom21 = sext i32 %0 to i64, !dbg !145
  %arrayidx22 = getelementptr inbounds i32, ptr %12, i64 %idxprom21, !dbg !145
  %13 = load i32, ptr %arrayidx22, align 4, !dbg !145, !tbaa !63
  %conv23 = sitofp i32 %13 to float, !dbg !145
  %14 = call float @llvm.fmuladd.f32(float %10, float %11, float %conv23), !dbg !147
    #dbg_value(float %14, !100, !DIExpression(), !103)
  %mul = mul nsw i32 2, %0, !dbg !148
  %add = add nsw i32 %mul, 5, !dbg !149
  %conv24 = sitofp i32 %add to float, !dbg !150
  %cmp25 = fcmp oeq float %14, %conv24, !dbg !151
  %storedv.i = zext i1 %cmp25 to i8, !dbg !152
  br i1 %cmp25, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !152

if.then.i:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit42
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 18, ptr noundef @__PRETTY_FUNCTION__._Z6scaled3All, i64 noundef 1) #5, !dbg !152
  unreachable, !dbg !152

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit42
  %in26 = getelementptr inbounds nuw %struct.All, ptr %s, i32 0, i32 1, !dbg !153
  %scale27 = getelementptr inbounds nuw %struct.In, ptr %in26, i32 0, i32 1, !dbg !154
  %of = getelementptr inbounds nuw %struct.Scale, ptr %scale27, i32 0, i32 1, !dbg !155
  %to = getelementptr inbounds nuw %struct.To, ptr %of, i32 0, i32 0, !dbg !156
  %15 = load ptr, ptr %to, align 8, !dbg !156, !tbaa !157
  %idxprom28 = sext i32 %0 to i64, !dbg !158
  %arrayidx29 = getelementptr inbounds float, ptr %15, i64 %idxprom28, !dbg !158
  store float %14, ptr %arrayidx29, align 4, !dbg !159, !tbaa !120
  br label %cleanup, !dbg !160

cleanup:                                          ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %_ZL9ws_assertbPKcS0_jS0_.exit ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void, !dbg !160

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!20}
!llvm.module.flags = !{!58, !59, !60, !61}
!llvm.ident = !{!62}
!llvm.errno.tbaa = !{!63}

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
!20 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !21, globals: !23, imports: !24, splitDebugInlining: false, nameTableKind: None)
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
!31 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !27, file: !27, line: 137, type: !32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!32 = !DISubroutineType(types: !33)
!33 = !{!34, !34}
!34 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!35 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !29, entity: !36, file: !27, line: 154)
!36 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !27, file: !27, line: 133, type: !37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!37 = !DISubroutineType(types: !38)
!38 = !{!39, !39}
!39 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !29, entity: !41, file: !27, line: 154)
!41 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !27, file: !27, line: 134, type: !42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!42 = !DISubroutineType(types: !43)
!43 = !{!44, !44}
!44 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!45 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !29, entity: !46, file: !27, line: 154)
!46 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !27, file: !27, line: 145, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!47 = !DISubroutineType(types: !48)
!48 = !{!22, !49}
!49 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!50 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !29, entity: !51, file: !27, line: 154)
!51 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !27, file: !27, line: 147, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!52 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !29, entity: !53, file: !27, line: 154)
!53 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !27, file: !27, line: 149, type: !54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!54 = !DISubroutineType(types: !55)
!55 = !{!56, !57}
!56 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!57 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!58 = !{i32 7, !"Dwarf Version", i32 4}
!59 = !{i32 2, !"Debug Info Version", i32 3}
!60 = !{i32 1, !"wchar_size", i32 4}
!61 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!62 = !{!"clang version 22.1.8"}
!63 = !{!64, !64, i64 0}
!64 = !{!"int", !65, i64 0}
!65 = !{!"omnipotent char", !66, i64 0}
!66 = !{!"Simple C++ TBAA"}
!67 = distinct !DISubprogram(name: "scaled", linkageName: "_Z6scaled3All", scope: !2, file: !2, line: 13, type: !68, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !20, retainedNodes: !97)
!68 = !DISubroutineType(types: !69)
!69 = !{null, !70}
!70 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "All", file: !2, line: 11, size: 384, flags: DIFlagTypePassByValue, elements: !71, identifier: "_ZTS3All")
!71 = !{!72, !73, !88}
!72 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !70, file: !2, line: 11, baseType: !56, size: 32)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "in", scope: !70, file: !2, line: 11, baseType: !74, size: 192, offset: 64)
!74 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "In", file: !2, line: 9, size: 192, flags: DIFlagTypePassByValue, elements: !75, identifier: "_ZTS2In")
!75 = !{!76, !79}
!76 = !DIDerivedType(tag: DW_TAG_member, name: "p", scope: !74, file: !2, line: 9, baseType: !77, size: 64)
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!78 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !57)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "scale", scope: !74, file: !2, line: 9, baseType: !80, size: 128, offset: 64)
!80 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Scale", file: !2, line: 8, size: 128, flags: DIFlagTypePassByValue, elements: !81, identifier: "_ZTS5Scale")
!81 = !{!82, !83}
!82 = !DIDerivedType(tag: DW_TAG_member, name: "by", scope: !80, file: !2, line: 8, baseType: !57, size: 32)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "of", scope: !80, file: !2, line: 8, baseType: !84, size: 64, offset: 64)
!84 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "To", file: !2, line: 7, size: 64, flags: DIFlagTypePassByValue, elements: !85, identifier: "_ZTS2To")
!85 = !{!86}
!86 = !DIDerivedType(tag: DW_TAG_member, name: "to", scope: !84, file: !2, line: 7, baseType: !87, size: 64)
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "pair", scope: !70, file: !2, line: 11, baseType: !89, size: 128, offset: 256)
!89 = !DICompositeType(tag: DW_TAG_array_type, baseType: !90, size: 128, elements: !95)
!90 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Ints", file: !2, line: 10, size: 64, flags: DIFlagTypePassByValue, elements: !91, identifier: "_ZTS4Ints")
!91 = !{!92}
!92 = !DIDerivedType(tag: DW_TAG_member, name: "p", scope: !90, file: !2, line: 10, baseType: !93, size: 64)
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !94, size: 64)
!94 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !56)
!95 = !{!96}
!96 = !DISubrange(count: 2)
!97 = !{!98, !99, !100}
!98 = !DILocalVariable(name: "s", arg: 1, scope: !67, file: !2, line: 13, type: !70)
!99 = !DILocalVariable(name: "t", scope: !67, file: !2, line: 14, type: !56)
!100 = !DILocalVariable(name: "r", scope: !67, file: !2, line: 17, type: !57)
!101 = !DILocation(line: 13, column: 28, scope: !67)
!102 = !DILocation(line: 14, column: 11, scope: !67)
!103 = !DILocation(line: 0, scope: !67)
!104 = !DILocation(line: 15, column: 14, scope: !105)
!105 = distinct !DILexicalBlock(scope: !67, file: !2, line: 15, column: 7)
!106 = !{!107, !64, i64 0}
!107 = !{!"_ZTS3All", !64, i64 0, !108, i64 8, !65, i64 32}
!108 = !{!"_ZTS2In", !109, i64 0, !111, i64 8}
!109 = !{!"p1 float", !110, i64 0}
!110 = !{!"any pointer", !65, i64 0}
!111 = !{!"_ZTS5Scale", !112, i64 0, !113, i64 8}
!112 = !{!"float", !65, i64 0}
!113 = !{!"_ZTS2To", !109, i64 0}
!114 = !DILocation(line: 15, column: 9, scope: !105)
!115 = !DILocation(line: 15, column: 17, scope: !105)
!116 = !DILocation(line: 16, column: 12, scope: !67)
!117 = !DILocation(line: 16, column: 15, scope: !67)
!118 = !{!107, !109, i64 8}
!119 = !DILocation(line: 16, column: 10, scope: !67)
!120 = !{!112, !112, i64 0}
!121 = !DILocation(line: 16, column: 23, scope: !67)
!122 = !DILocation(line: 16, column: 20, scope: !67)
!123 = !DILocation(line: 16, column: 25, scope: !67)
!124 = !DILocation(line: 16, column: 30, scope: !67)
!125 = !DILocation(line: 16, column: 28, scope: !67)
!126 = !DILocation(line: 16, column: 38, scope: !67)
!127 = !{!128, !129, i64 0}
!128 = !{!"_ZTS4Ints", !129, i64 0}
!129 = !{!"p1 int", !110, i64 0}
!130 = !DILocation(line: 16, column: 43, scope: !67)
!131 = !DILocation(line: 16, column: 48, scope: !67)
!132 = !DILocation(line: 16, column: 53, scope: !67)
!133 = !DILocation(line: 16, column: 51, scope: !67)
!134 = !DILocation(line: 16, column: 61, scope: !67)
!135 = !DILocation(line: 16, column: 66, scope: !67)
!136 = !DILocation(line: 16, column: 3, scope: !67)
!137 = !DILocation(line: 17, column: 15, scope: !67)
!138 = !DILocation(line: 17, column: 18, scope: !67)
!139 = !DILocation(line: 17, column: 13, scope: !67)
!140 = !DILocation(line: 17, column: 27, scope: !67)
!141 = !DILocation(line: 17, column: 30, scope: !67)
!142 = !DILocation(line: 17, column: 36, scope: !67)
!143 = !{!107, !112, i64 16}
!144 = !DILocation(line: 17, column: 43, scope: !67)
!145 = !DILocation(line: 17, column: 41, scope: !67)
!146 = !DILocation(line: 17, column: 51, scope: !67)
!147 = !DILocation(line: 17, column: 39, scope: !67)
!148 = !DILocation(line: 18, column: 17, scope: !67)
!149 = !DILocation(line: 18, column: 21, scope: !67)
!150 = !DILocation(line: 18, column: 15, scope: !67)
!151 = !DILocation(line: 18, column: 12, scope: !67)
!152 = !DILocation(line: 18, column: 3, scope: !67)
!153 = !DILocation(line: 19, column: 5, scope: !67)
!154 = !DILocation(line: 19, column: 8, scope: !67)
!155 = !DILocation(line: 19, column: 14, scope: !67)
!156 = !DILocation(line: 19, column: 17, scope: !67)
!157 = !{!107, !109, i64 24}
!158 = !DILocation(line: 19, column: 3, scope: !67)
!159 = !DILocation(line: 19, column: 23, scope: !67)
!160 = !DILocation(line: 20, column: 1, scope: !67)
