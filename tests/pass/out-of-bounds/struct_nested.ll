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

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6scaled3All(ptr noundef byval(%struct.All) align 8 %s) #0 !dbg !42 {
entry:
    #dbg_declare(ptr %s, !75, !DIExpression(), !78)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !79
    #dbg_value(i32 %0, !76, !DIExpression(), !80)
  %n = getelementptr inbounds nuw %struct.All, ptr %s, i32 0, i32 0, !dbg !81
  %1 = load i32, ptr %n, align 8, !dbg !81, !tbaa !83
  %cmp = icmp sge i32 %0, %1, !dbg !91
  br i1 %cmp, label %if.then, label %if.end, !dbg !91

if.then:                                          ; preds = %entry
  br label %cleanup, !dbg !92

if.end:                                           ; preds = %entry
  %in = getelementptr inbounds nuw %struct.All, ptr %s, i32 0, i32 1, !dbg !93
  %p = getelementptr inbounds nuw %struct.In, ptr %in, i32 0, i32 0, !dbg !94
  %2 = load ptr, ptr %p, align 8, !dbg !94, !tbaa !95
  %idxprom = sext i32 %0 to i64, !dbg !96
  %arrayidx = getelementptr inbounds float, ptr %2, i64 %idxprom, !dbg !96
  %3 = load float, ptr %arrayidx, align 4, !dbg !96, !tbaa !97
  %conv = sitofp i32 %0 to float, !dbg !98
  %cmp1 = fcmp oeq float %3, %conv, !dbg !99
  br i1 %cmp1, label %land.lhs.true, label %land.end, !dbg !100

land.lhs.true:                                    ; preds = %if.end
  %pair = getelementptr inbounds nuw %struct.All, ptr %s, i32 0, i32 2, !dbg !101
  %arrayidx2 = getelementptr inbounds [2 x %struct.Ints], ptr %pair, i64 0, i64 0, !dbg !102
  %p3 = getelementptr inbounds nuw %struct.Ints, ptr %arrayidx2, i32 0, i32 0, !dbg !103
  %4 = load ptr, ptr %p3, align 8, !dbg !103, !tbaa !104
  %idxprom4 = sext i32 %0 to i64, !dbg !102
  %arrayidx5 = getelementptr inbounds i32, ptr %4, i64 %idxprom4, !dbg !102
  %5 = load i32, ptr %arrayidx5, align 4, !dbg !102, !tbaa !38
  %cmp6 = icmp eq i32 %5, 5, !dbg !107
  br i1 %cmp6, label %land.rhs, label %land.end, !dbg !108

land.rhs:                                         ; preds = %land.lhs.true
  %pair7 = getelementptr inbounds nuw %struct.All, ptr %s, i32 0, i32 2, !dbg !109
  %arrayidx8 = getelementptr inbounds [2 x %struct.Ints], ptr %pair7, i64 0, i64 1, !dbg !110
  %p9 = getelementptr inbounds nuw %struct.Ints, ptr %arrayidx8, i32 0, i32 0, !dbg !111
  %6 = load ptr, ptr %p9, align 8, !dbg !111, !tbaa !104
  %idxprom10 = sext i32 %0 to i64, !dbg !110
  %arrayidx11 = getelementptr inbounds i32, ptr %6, i64 %idxprom10, !dbg !110
  %7 = load i32, ptr %arrayidx11, align 4, !dbg !110, !tbaa !38
  %cmp12 = icmp eq i32 %7, %0, !dbg !112
  br label %land.end

land.end:                                         ; preds = %land.rhs, %land.lhs.true, %if.end
  %8 = phi i1 [ false, %land.lhs.true ], [ false, %if.end ], [ %cmp12, %land.rhs ], !dbg !80
  %storedv.i40 = zext i1 %8 to i8, !dbg !113
  br i1 %8, label %_ZL9ws_assertbPKcS0_jS0_.exit42, label %if.then.i41, !dbg !113

if.then.i41:                                      ; preds = %land.end
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 16, ptr noundef @__func__._Z6scaled3All, i64 noundef 1) #5, !dbg !113
  unreachable, !dbg !113

_ZL9ws_assertbPKcS0_jS0_.exit42:                  ; preds = %land.end
  %in13 = getelementptr inbounds nuw %struct.All, ptr %s, i32 0, i32 1, !dbg !114
  %p14 = getelementptr inbounds nuw %struct.In, ptr %in13, i32 0, i32 0, !dbg !115
  %9 = load ptr, ptr %p14, align 8, !dbg !115, !tbaa !95
  %idxprom15 = sext i32 %0 to i64, !dbg !116
  %arrayidx16 = getelementptr inbounds float, ptr %9, i64 %idxprom15, !dbg !116
  %10 = load float, ptr %arrayidx16, align 4, !dbg !116, !tbaa !97
  %in17 = getelementptr inbounds nuw %struct.All, ptr %s, i32 0, i32 1, !dbg !117
  %scale = getelementptr inbounds nuw %struct.In, ptr %in17, i32 0, i32 1, !dbg !118
  %by = getelementptr inbounds nuw %struct.Scale, ptr %scale, i32 0, i32 0, !dbg !119
  %11 = load float, ptr %by, align 8, !dbg !119, !tbaa !120
  %pair18 = getelementptr inbounds nuw %struct.All, ptr %s, i32 0, i32 2, !dbg !121
  %arrayidx19 = getelementptr inbounds [2 x %struct.Ints], ptr %pair18, i64 0, i64 0, !dbg !122
  %p20 = getelementptr inbounds nuw %struct.Ints, ptr %arrayidx19, i32 0, i32 0, !dbg !123
  %12 = load ptr, ptr %p20, align 8, !dbg !123, !tbaa !104
  %idxprom21 = sext i32 %0 to i64, !dbg !122
  %arrayidx22 = getelementptr inbounds i32, ptr %12, i64 %idxprom21, !dbg !122
  %13 = load i32, ptr %arrayidx22, align 4, !dbg !122, !tbaa !38
  %conv23 = sitofp i32 %13 to float, !dbg !122
  %14 = call float @llvm.fmuladd.f32(float %10, float %11, float %conv23), !dbg !124
    #dbg_value(float %14, !77, !DIExpression(), !80)
  %mul = mul nsw i32 2, %0, !dbg !125
  %add = add nsw i32 %mul, 5, !dbg !126
  %conv24 = sitofp i32 %add to float, !dbg !127
  %cmp25 = fcmp oeq float %14, %conv24, !dbg !128
  %storedv.i = zext i1 %cmp25 to i8, !dbg !129
  br i1 %cmp25, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !129

if.then.i:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit42
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 18, ptr noundef @__func__._Z6scaled3All, i64 noundef 1) #5, !dbg !129
  unreachable, !dbg !129

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit42
  %in26 = getelementptr inbounds nuw %struct.All, ptr %s, i32 0, i32 1, !dbg !130
  %scale27 = getelementptr inbounds nuw %struct.In, ptr %in26, i32 0, i32 1, !dbg !131
  %of = getelementptr inbounds nuw %struct.Scale, ptr %scale27, i32 0, i32 1, !dbg !132
  %to = getelementptr inbounds nuw %struct.To, ptr %of, i32 0, i32 0, !dbg !133
  %15 = load ptr, ptr %to, align 8, !dbg !133, !tbaa !134
  %idxprom28 = sext i32 %0 to i64, !dbg !135
  %arrayidx29 = getelementptr inbounds float, ptr %15, i64 %idxprom28, !dbg !135
  store float %14, ptr %arrayidx29, align 4, !dbg !136, !tbaa !97
  br label %cleanup, !dbg !137

cleanup:                                          ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %_ZL9ws_assertbPKcS0_jS0_.exit ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void, !dbg !137

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

!llvm.dbg.cu = !{!23}
!llvm.module.flags = !{!33, !34, !35, !36}
!llvm.ident = !{!37}
!llvm.errno.tbaa = !{!38}

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
!23 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !24, globals: !26, imports: !27, splitDebugInlining: false, nameTableKind: None)
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
!38 = !{!39, !39, i64 0}
!39 = !{!"int", !40, i64 0}
!40 = !{!"omnipotent char", !41, i64 0}
!41 = !{!"Simple C++ TBAA"}
!42 = distinct !DISubprogram(name: "scaled", linkageName: "_Z6scaled3All", scope: !2, file: !2, line: 13, type: !43, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !23, retainedNodes: !74)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45}
!45 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "All", file: !2, line: 11, size: 384, flags: DIFlagTypePassByValue, elements: !46, identifier: "_ZTS3All")
!46 = !{!47, !49, !65}
!47 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !45, file: !2, line: 11, baseType: !48, size: 32)
!48 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "in", scope: !45, file: !2, line: 11, baseType: !50, size: 192, offset: 64)
!50 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "In", file: !2, line: 9, size: 192, flags: DIFlagTypePassByValue, elements: !51, identifier: "_ZTS2In")
!51 = !{!52, !56}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "p", scope: !50, file: !2, line: 9, baseType: !53, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!54 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !55)
!55 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "scale", scope: !50, file: !2, line: 9, baseType: !57, size: 128, offset: 64)
!57 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Scale", file: !2, line: 8, size: 128, flags: DIFlagTypePassByValue, elements: !58, identifier: "_ZTS5Scale")
!58 = !{!59, !60}
!59 = !DIDerivedType(tag: DW_TAG_member, name: "by", scope: !57, file: !2, line: 8, baseType: !55, size: 32)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "of", scope: !57, file: !2, line: 8, baseType: !61, size: 64, offset: 64)
!61 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "To", file: !2, line: 7, size: 64, flags: DIFlagTypePassByValue, elements: !62, identifier: "_ZTS2To")
!62 = !{!63}
!63 = !DIDerivedType(tag: DW_TAG_member, name: "to", scope: !61, file: !2, line: 7, baseType: !64, size: 64)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !55, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "pair", scope: !45, file: !2, line: 11, baseType: !66, size: 128, offset: 256)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !67, size: 128, elements: !72)
!67 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Ints", file: !2, line: 10, size: 64, flags: DIFlagTypePassByValue, elements: !68, identifier: "_ZTS4Ints")
!68 = !{!69}
!69 = !DIDerivedType(tag: DW_TAG_member, name: "p", scope: !67, file: !2, line: 10, baseType: !70, size: 64)
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!71 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !48)
!72 = !{!73}
!73 = !DISubrange(count: 2)
!74 = !{!75, !76, !77}
!75 = !DILocalVariable(name: "s", arg: 1, scope: !42, file: !2, line: 13, type: !45)
!76 = !DILocalVariable(name: "t", scope: !42, file: !2, line: 14, type: !48)
!77 = !DILocalVariable(name: "r", scope: !42, file: !2, line: 17, type: !55)
!78 = !DILocation(line: 13, column: 28, scope: !42)
!79 = !DILocation(line: 14, column: 11, scope: !42)
!80 = !DILocation(line: 0, scope: !42)
!81 = !DILocation(line: 15, column: 14, scope: !82)
!82 = distinct !DILexicalBlock(scope: !42, file: !2, line: 15, column: 7)
!83 = !{!84, !39, i64 0}
!84 = !{!"_ZTS3All", !39, i64 0, !85, i64 8, !40, i64 32}
!85 = !{!"_ZTS2In", !86, i64 0, !88, i64 8}
!86 = !{!"p1 float", !87, i64 0}
!87 = !{!"any pointer", !40, i64 0}
!88 = !{!"_ZTS5Scale", !89, i64 0, !90, i64 8}
!89 = !{!"float", !40, i64 0}
!90 = !{!"_ZTS2To", !86, i64 0}
!91 = !DILocation(line: 15, column: 9, scope: !82)
!92 = !DILocation(line: 15, column: 17, scope: !82)
!93 = !DILocation(line: 16, column: 12, scope: !42)
!94 = !DILocation(line: 16, column: 15, scope: !42)
!95 = !{!84, !86, i64 8}
!96 = !DILocation(line: 16, column: 10, scope: !42)
!97 = !{!89, !89, i64 0}
!98 = !DILocation(line: 16, column: 23, scope: !42)
!99 = !DILocation(line: 16, column: 20, scope: !42)
!100 = !DILocation(line: 16, column: 25, scope: !42)
!101 = !DILocation(line: 16, column: 30, scope: !42)
!102 = !DILocation(line: 16, column: 28, scope: !42)
!103 = !DILocation(line: 16, column: 38, scope: !42)
!104 = !{!105, !106, i64 0}
!105 = !{!"_ZTS4Ints", !106, i64 0}
!106 = !{!"p1 int", !87, i64 0}
!107 = !DILocation(line: 16, column: 43, scope: !42)
!108 = !DILocation(line: 16, column: 48, scope: !42)
!109 = !DILocation(line: 16, column: 53, scope: !42)
!110 = !DILocation(line: 16, column: 51, scope: !42)
!111 = !DILocation(line: 16, column: 61, scope: !42)
!112 = !DILocation(line: 16, column: 66, scope: !42)
!113 = !DILocation(line: 16, column: 3, scope: !42)
!114 = !DILocation(line: 17, column: 15, scope: !42)
!115 = !DILocation(line: 17, column: 18, scope: !42)
!116 = !DILocation(line: 17, column: 13, scope: !42)
!117 = !DILocation(line: 17, column: 27, scope: !42)
!118 = !DILocation(line: 17, column: 30, scope: !42)
!119 = !DILocation(line: 17, column: 36, scope: !42)
!120 = !{!84, !89, i64 16}
!121 = !DILocation(line: 17, column: 43, scope: !42)
!122 = !DILocation(line: 17, column: 41, scope: !42)
!123 = !DILocation(line: 17, column: 51, scope: !42)
!124 = !DILocation(line: 17, column: 39, scope: !42)
!125 = !DILocation(line: 18, column: 17, scope: !42)
!126 = !DILocation(line: 18, column: 21, scope: !42)
!127 = !DILocation(line: 18, column: 15, scope: !42)
!128 = !DILocation(line: 18, column: 12, scope: !42)
!129 = !DILocation(line: 18, column: 3, scope: !42)
!130 = !DILocation(line: 19, column: 5, scope: !42)
!131 = !DILocation(line: 19, column: 8, scope: !42)
!132 = !DILocation(line: 19, column: 14, scope: !42)
!133 = !DILocation(line: 19, column: 17, scope: !42)
!134 = !{!84, !86, i64 24}
!135 = !DILocation(line: 19, column: 3, scope: !42)
!136 = !DILocation(line: 19, column: 23, scope: !42)
!137 = !DILocation(line: 20, column: 1, scope: !42)
