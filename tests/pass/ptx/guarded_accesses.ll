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

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %o, ptr noundef %a) #0 !dbg !75 {
entry:
    #dbg_value(ptr %o, !82, !DIExpression(), !86)
    #dbg_value(ptr %a, !83, !DIExpression(), !86)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !87
    #dbg_value(i32 %0, !84, !DIExpression(), !86)
    #dbg_value(i32 7, !85, !DIExpression(), !86)
  %idx.ext = sext i32 %0 to i64, !dbg !88
  %add.ptr = getelementptr inbounds i32, ptr %a, i64 %idx.ext, !dbg !88
  %1 = call i32 asm sideeffect "{ .reg .pred p; setp.lt.s32 p, $1, 32; mov.b32 $0, -1; @p ld.global.b32 $0, [$2]; }", "=r,r,l"(i32 %0, ptr %add.ptr) #4, !dbg !89, !srcloc !90
    #dbg_value(i32 %1, !85, !DIExpression(), !86)
  %cmp = icmp slt i32 %0, 32, !dbg !91
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !92

cond.true:                                        ; preds = %entry
  %idxprom = sext i32 %0 to i64, !dbg !93
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom, !dbg !93
  %2 = load i32, ptr %arrayidx, align 4, !dbg !93, !tbaa !71
  br label %cond.end, !dbg !92

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !92

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %2, %cond.true ], [ -1, %cond.false ], !dbg !92
  %cmp1 = icmp eq i32 %1, %cond, !dbg !94
  %storedv.i24 = zext i1 %cmp1 to i8, !dbg !95
  br i1 %cmp1, label %_ZL9ws_assertbPKcS0_jS0_.exit26, label %if.then.i25, !dbg !95

if.then.i25:                                      ; preds = %cond.end
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 11, ptr noundef @__PRETTY_FUNCTION__._Z1kPiPKi, i64 noundef 1) #5, !dbg !95
  unreachable, !dbg !95

_ZL9ws_assertbPKcS0_jS0_.exit26:                  ; preds = %cond.end
  %idx.ext2 = sext i32 %0 to i64, !dbg !96
  %add.ptr3 = getelementptr inbounds i32, ptr %o, i64 %idx.ext2, !dbg !96
  call void asm sideeffect "{ .reg .pred p, q; setp.eq.s32 p|q, $0, 3; @p st.global.s32 [$1], $0; @p st.global.s32 [$1], 9; }", "r,l,~{memory}"(i32 %0, ptr %add.ptr3) #4, !dbg !97, !srcloc !98
  %idxprom4 = sext i32 %0 to i64, !dbg !99
  %arrayidx5 = getelementptr inbounds i32, ptr %o, i64 %idxprom4, !dbg !99
  %3 = load i32, ptr %arrayidx5, align 4, !dbg !99, !tbaa !71
  %cmp6 = icmp eq i32 %0, 3, !dbg !100
  %4 = zext i1 %cmp6 to i64, !dbg !101
  %cond7 = select i1 %cmp6, i32 9, i32 0, !dbg !101
  %cmp8 = icmp eq i32 %3, %cond7, !dbg !102
  %storedv.i21 = zext i1 %cmp8 to i8, !dbg !103
  br i1 %cmp8, label %_ZL9ws_assertbPKcS0_jS0_.exit23, label %if.then.i22, !dbg !103

if.then.i22:                                      ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit26
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 14, ptr noundef @__PRETTY_FUNCTION__._Z1kPiPKi, i64 noundef 1) #5, !dbg !103
  unreachable, !dbg !103

_ZL9ws_assertbPKcS0_jS0_.exit23:                  ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit26
  call void asm sideeffect "{ .reg .pred p; setp.ge.s32 p, $0, 60; @p exit; }", "r"(i32 %0) #4, !dbg !104, !srcloc !105
  %cmp9 = icmp slt i32 %0, 60, !dbg !106
  %storedv.i = zext i1 %cmp9 to i8, !dbg !107
  br i1 %cmp9, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !107

if.then.i:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit23
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str1, i32 noundef 16, ptr noundef @__PRETTY_FUNCTION__._Z1kPiPKi, i64 noundef 1) #5, !dbg !107
  unreachable, !dbg !107

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit23
  ret void, !dbg !108
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { convergent nounwind }
attributes #5 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!28}
!llvm.module.flags = !{!66, !67, !68, !69}
!llvm.ident = !{!70}
!llvm.errno.tbaa = !{!71}

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
!28 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !29, globals: !31, imports: !32, splitDebugInlining: false, nameTableKind: None)
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
!39 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !35, file: !35, line: 137, type: !40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!40 = !DISubroutineType(types: !41)
!41 = !{!42, !42}
!42 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!43 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !37, entity: !44, file: !35, line: 154)
!44 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !35, file: !35, line: 133, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!45 = !DISubroutineType(types: !46)
!46 = !{!47, !47}
!47 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!48 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !37, entity: !49, file: !35, line: 154)
!49 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !35, file: !35, line: 134, type: !50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!50 = !DISubroutineType(types: !51)
!51 = !{!52, !52}
!52 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!53 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !37, entity: !54, file: !35, line: 154)
!54 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !35, file: !35, line: 145, type: !55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!55 = !DISubroutineType(types: !56)
!56 = !{!30, !57}
!57 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!58 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !37, entity: !59, file: !35, line: 154)
!59 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !35, file: !35, line: 147, type: !55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!60 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !37, entity: !61, file: !35, line: 154)
!61 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !35, file: !35, line: 149, type: !62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!62 = !DISubroutineType(types: !63)
!63 = !{!64, !65}
!64 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!65 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!66 = !{i32 7, !"Dwarf Version", i32 4}
!67 = !{i32 2, !"Debug Info Version", i32 3}
!68 = !{i32 1, !"wchar_size", i32 4}
!69 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!70 = !{!"clang version 22.1.8"}
!71 = !{!72, !72, i64 0}
!72 = !{!"int", !73, i64 0}
!73 = !{!"omnipotent char", !74, i64 0}
!74 = !{!"Simple C++ TBAA"}
!75 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !2, file: !2, line: 7, type: !76, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !28, retainedNodes: !81)
!76 = !DISubroutineType(types: !77)
!77 = !{null, !78, !79}
!78 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64)
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !80, size: 64)
!80 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !64)
!81 = !{!82, !83, !84, !85}
!82 = !DILocalVariable(name: "o", arg: 1, scope: !75, file: !2, line: 7, type: !78)
!83 = !DILocalVariable(name: "a", arg: 2, scope: !75, file: !2, line: 7, type: !79)
!84 = !DILocalVariable(name: "t", scope: !75, file: !2, line: 8, type: !64)
!85 = !DILocalVariable(name: "v", scope: !75, file: !2, line: 8, type: !64)
!86 = !DILocation(line: 0, scope: !75)
!87 = !DILocation(line: 8, column: 11, scope: !75)
!88 = !DILocation(line: 10, column: 42, scope: !75)
!89 = !DILocation(line: 9, column: 3, scope: !75)
!90 = !{i64 356}
!91 = !DILocation(line: 11, column: 18, scope: !75)
!92 = !DILocation(line: 11, column: 16, scope: !75)
!93 = !DILocation(line: 11, column: 25, scope: !75)
!94 = !DILocation(line: 11, column: 12, scope: !75)
!95 = !DILocation(line: 11, column: 3, scope: !75)
!96 = !DILocation(line: 13, column: 33, scope: !75)
!97 = !DILocation(line: 12, column: 3, scope: !75)
!98 = !{i64 542}
!99 = !DILocation(line: 14, column: 10, scope: !75)
!100 = !DILocation(line: 14, column: 21, scope: !75)
!101 = !DILocation(line: 14, column: 19, scope: !75)
!102 = !DILocation(line: 14, column: 15, scope: !75)
!103 = !DILocation(line: 14, column: 3, scope: !75)
!104 = !DILocation(line: 15, column: 3, scope: !75)
!105 = !{i64 743}
!106 = !DILocation(line: 16, column: 12, scope: !75)
!107 = !DILocation(line: 16, column: 3, scope: !75)
!108 = !DILocation(line: 17, column: 1, scope: !75)
