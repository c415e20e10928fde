; ModuleID = 'labels.cu'
source_filename = "labels.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [27 x i8] c"clamped(t, 9) == min(t, 9)\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [10 x i8] c"labels.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z1kPiS_S_ = private unnamed_addr constant [28 x i8] c"void k(int *, int *, int *)\00", align 1, !dbg !13
@.str2 = private unnamed_addr constant [32 x i8] c"sum_up_to(t) == t * (t + 1) / 2\00", align 1, !dbg !18
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z7clampedii(i32 noundef %value, i32 noundef %most) #0 !dbg !70 {
entry:
    #dbg_value(i32 %value, !74, !DIExpression(), !77)
    #dbg_value(i32 %most, !75, !DIExpression(), !77)
  %0 = call i32 asm sideeffect "{\0A.reg .pred p;\0Asetp.gt.s32 p, $1, $2;\0A@p bra TOO_LARGE;\0Amov.s32 $0, $1;\0Abra.uni DONE;\0ATOO_LARGE:\0Amov.s32 $0, $2;\0ADONE:\0A}", "=r,r,r"(i32 %value, i32 %most) #5, !dbg !78, !srcloc !79
    #dbg_value(i32 %0, !76, !DIExpression(), !77)
  ret i32 %0, !dbg !80
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z9sum_up_toi(i32 noundef %n) #0 !dbg !81 {
entry:
    #dbg_value(i32 %n, !85, !DIExpression(), !87)
    #dbg_value(i32 0, !86, !DIExpression(), !87)
  %0 = call i32 asm sideeffect "{\0A.reg .pred p;\0A.reg .s32 i;\0Amov.s32 i, 0;\0ALOOP_${:uid}:\0Aadd.s32 $0, $0, i;\0Aadd.s32 i, i, 1;\0Asetp.le.s32 p, i, $1;\0A@p bra LOOP_${:uid};\0A}", "=r,r,0"(i32 %n, i32 0) #5, !dbg !88, !srcloc !89
    #dbg_value(i32 %0, !86, !DIExpression(), !87)
  ret i32 %0, !dbg !90
}

; Function Attrs: convergent mustprogress nounwind
define dso_local void @_Z8wait_forPi(ptr noundef %flag) #0 !dbg !91 {
entry:
    #dbg_value(ptr %flag, !96, !DIExpression(), !97)
  call void asm sideeffect "{\0A.reg .pred p;\0A.reg .s32 seen;\0AWAIT_${:uid}:\0Ald.acquire.gpu.global.s32 seen, [$0];\0Asetp.eq.s32 p, seen, 0;\0A@p bra WAIT_${:uid};\0A}", "l,~{memory}"(ptr %flag) #5, !dbg !98, !srcloc !99
  ret void, !dbg !100
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiS_S_(ptr noundef %flag, ptr noundef %data, ptr noundef %out) #2 !dbg !101 {
entry:
    #dbg_value(ptr %flag, !105, !DIExpression(), !109)
    #dbg_value(ptr %data, !106, !DIExpression(), !109)
    #dbg_value(ptr %out, !107, !DIExpression(), !109)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !110
    #dbg_value(i32 %0, !108, !DIExpression(), !109)
    #dbg_value(i32 %0, !74, !DIExpression(), !111)
    #dbg_value(i32 9, !75, !DIExpression(), !111)
  %1 = call noundef i32 asm sideeffect "{\0A.reg .pred p;\0Asetp.gt.s32 p, $1, $2;\0A@p bra TOO_LARGE;\0Amov.s32 $0, $1;\0Abra.uni DONE;\0ATOO_LARGE:\0Amov.s32 $0, $2;\0ADONE:\0A}", "=r,r,r"(i32 %0, i32 9) #5, !dbg !113, !srcloc !79
    #dbg_value(i32 %1, !76, !DIExpression(), !111)
  %cmp.i = icmp slt i32 9, %0, !dbg !114
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !114

cond.true.i:                                      ; preds = %entry
  br label %_ZL3minii.exit, !dbg !114

cond.false.i:                                     ; preds = %entry
  br label %_ZL3minii.exit, !dbg !114

_ZL3minii.exit:                                   ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ 9, %cond.true.i ], [ %0, %cond.false.i ], !dbg !114
  %cmp = icmp eq i32 %1, %cond.i, !dbg !115
  %storedv.i19 = zext i1 %cmp to i8, !dbg !116
  br i1 %cmp, label %_ZL9ws_assertbPKcS0_jS0_.exit21, label %if.then.i20, !dbg !116

if.then.i20:                                      ; preds = %_ZL3minii.exit
  call void @__assertfail(ptr noundef @.str, ptr noundef @.str1, i32 noundef 54, ptr noundef @__PRETTY_FUNCTION__._Z1kPiS_S_, i64 noundef 1) #6, !dbg !116
  unreachable, !dbg !116

_ZL9ws_assertbPKcS0_jS0_.exit21:                  ; preds = %_ZL3minii.exit
    #dbg_value(i32 %0, !85, !DIExpression(), !117)
    #dbg_value(i32 0, !86, !DIExpression(), !117)
  %2 = call noundef i32 asm sideeffect "{\0A.reg .pred p;\0A.reg .s32 i;\0Amov.s32 i, 0;\0ALOOP_${:uid}:\0Aadd.s32 $0, $0, i;\0Aadd.s32 i, i, 1;\0Asetp.le.s32 p, i, $1;\0A@p bra LOOP_${:uid};\0A}", "=r,r,0"(i32 %0, i32 0) #5, !dbg !119, !srcloc !89
    #dbg_value(i32 %2, !86, !DIExpression(), !117)
  %add = add nsw i32 %0, 1, !dbg !120
  %mul = mul nsw i32 %0, %add, !dbg !121
  %div = sdiv i32 %mul, 2, !dbg !122
  %cmp4 = icmp eq i32 %2, %div, !dbg !123
  %storedv.i = zext i1 %cmp4 to i8, !dbg !124
  br i1 %cmp4, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !124

if.then.i:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit21
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str1, i32 noundef 55, ptr noundef @__PRETTY_FUNCTION__._Z1kPiS_S_, i64 noundef 1) #6, !dbg !124
  unreachable, !dbg !124

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit21
  %cmp5 = icmp ne i32 %0, 0, !dbg !125
  br i1 %cmp5, label %if.then, label %if.end, !dbg !125

if.then:                                          ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  br label %cleanup, !dbg !127

if.end:                                           ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !128
  %cmp7 = icmp eq i32 %3, 0, !dbg !130
  br i1 %cmp7, label %if.then8, label %if.else, !dbg !130

if.then8:                                         ; preds = %if.end
  %arrayidx = getelementptr inbounds i32, ptr %data, i64 0, !dbg !131
  store i32 4, ptr %arrayidx, align 4, !dbg !133, !tbaa !66
  call void asm sideeffect "st.release.gpu.global.s32 [$0], 1;", "l,~{memory}"(ptr %flag) #5, !dbg !134, !srcloc !135
  br label %if.end11, !dbg !136

if.else:                                          ; preds = %if.end
    #dbg_value(ptr %flag, !96, !DIExpression(), !137)
  call void asm sideeffect "{\0A.reg .pred p;\0A.reg .s32 seen;\0AWAIT_${:uid}:\0Ald.acquire.gpu.global.s32 seen, [$0];\0Asetp.eq.s32 p, seen, 0;\0A@p bra WAIT_${:uid};\0A}", "l,~{memory}"(ptr %flag) #5, !dbg !140, !srcloc !99
  %arrayidx9 = getelementptr inbounds i32, ptr %data, i64 0, !dbg !141
  %4 = load i32, ptr %arrayidx9, align 4, !dbg !141, !tbaa !66
  %arrayidx10 = getelementptr inbounds i32, ptr %out, i64 0, !dbg !142
  store i32 %4, ptr %arrayidx10, align 4, !dbg !143, !tbaa !66
  br label %if.end11

if.end11:                                         ; preds = %if.else, %if.then8
  br label %cleanup, !dbg !144

cleanup:                                          ; preds = %if.end11, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end11 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void, !dbg !144

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!23}
!llvm.module.flags = !{!61, !62, !63, !64}
!llvm.ident = !{!65}
!llvm.errno.tbaa = !{!66}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 54, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "labels.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 216, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 27)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 54, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 10)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 54, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 224, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 28)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 55, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 32)
!23 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !24, globals: !26, imports: !27, splitDebugInlining: false, nameTableKind: None)
!24 = !{!25}
!25 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!26 = !{!0, !8, !13, !18}
!27 = !{!28, !31, !33, !38, !43, !48, !53, !55}
!28 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !23, entity: !29, file: !30, line: 128)
!29 = !DINamespace(name: "ws_math", scope: null)
!30 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!31 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !32, entity: !29, file: !30, line: 129)
!32 = !DINamespace(name: "std", scope: null)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !32, entity: !34, file: !30, line: 154)
!34 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !30, file: !30, line: 137, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!35 = !DISubroutineType(types: !36)
!36 = !{!37, !37}
!37 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!38 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !32, entity: !39, file: !30, line: 154)
!39 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !30, file: !30, line: 133, type: !40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!40 = !DISubroutineType(types: !41)
!41 = !{!42, !42}
!42 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!43 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !32, entity: !44, file: !30, line: 154)
!44 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !30, file: !30, line: 134, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!45 = !DISubroutineType(types: !46)
!46 = !{!47, !47}
!47 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!48 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !32, entity: !49, file: !30, line: 154)
!49 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !30, file: !30, line: 145, type: !50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!50 = !DISubroutineType(types: !51)
!51 = !{!25, !52}
!52 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!53 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !32, entity: !54, file: !30, line: 154)
!54 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !30, file: !30, line: 147, type: !50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!55 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !32, entity: !56, file: !30, line: 154)
!56 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !30, file: !30, line: 149, type: !57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!57 = !DISubroutineType(types: !58)
!58 = !{!59, !60}
!59 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!60 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!61 = !{i32 7, !"Dwarf Version", i32 4}
!62 = !{i32 2, !"Debug Info Version", i32 3}
!63 = !{i32 1, !"wchar_size", i32 4}
!64 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!65 = !{!"clang version 22.1.8"}
!66 = !{!67, !67, i64 0}
!67 = !{!"int", !68, i64 0}
!68 = !{!"omnipotent char", !69, i64 0}
!69 = !{!"Simple C++ TBAA"}
!70 = distinct !DISubprogram(name: "clamped", linkageName: "_Z7clampedii", scope: !2, file: !2, line: 6, type: !71, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !23, retainedNodes: !73)
!71 = !DISubroutineType(types: !72)
!72 = !{!59, !59, !59}
!73 = !{!74, !75, !76}
!74 = !DILocalVariable(name: "value", arg: 1, scope: !70, file: !2, line: 6, type: !59)
!75 = !DILocalVariable(name: "most", arg: 2, scope: !70, file: !2, line: 6, type: !59)
!76 = !DILocalVariable(name: "result", scope: !70, file: !2, line: 7, type: !59)
!77 = !DILocation(line: 0, scope: !70)
!78 = !DILocation(line: 8, column: 3, scope: !70)
!79 = !{i64 359, i64 372, i64 396, i64 429, i64 457, i64 483, i64 507, i64 528, i64 554, i64 570}
!80 = !DILocation(line: 21, column: 3, scope: !70)
!81 = distinct !DISubprogram(name: "sum_up_to", linkageName: "_Z9sum_up_toi", scope: !2, file: !2, line: 23, type: !82, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !23, retainedNodes: !84)
!82 = !DISubroutineType(types: !83)
!83 = !{!59, !59}
!84 = !{!85, !86}
!85 = !DILocalVariable(name: "n", arg: 1, scope: !81, file: !2, line: 23, type: !59)
!86 = !DILocalVariable(name: "sum", scope: !81, file: !2, line: 24, type: !59)
!87 = !DILocation(line: 0, scope: !81)
!88 = !DILocation(line: 25, column: 3, scope: !81)
!89 = !{i64 716, i64 729, i64 753, i64 776, i64 800, i64 819, i64 848, i64 875, i64 907, i64 933}
!90 = !DILocation(line: 38, column: 3, scope: !81)
!91 = distinct !DISubprogram(name: "wait_for", linkageName: "_Z8wait_forPi", scope: !2, file: !2, line: 40, type: !92, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !23, retainedNodes: !95)
!92 = !DISubroutineType(types: !93)
!93 = !{null, !94}
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!95 = !{!96}
!96 = !DILocalVariable(name: "flag", arg: 1, scope: !91, file: !2, line: 40, type: !94)
!97 = !DILocation(line: 0, scope: !91)
!98 = !DILocation(line: 41, column: 3, scope: !91)
!99 = !{i64 1047, i64 1060, i64 1084, i64 1110, i64 1129, i64 1177, i64 1211, i64 1237}
!100 = !DILocation(line: 51, column: 1, scope: !91)
!101 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiS_S_", scope: !2, file: !2, line: 52, type: !102, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !23, retainedNodes: !104)
!102 = !DISubroutineType(types: !103)
!103 = !{null, !94, !94, !94}
!104 = !{!105, !106, !107, !108}
!105 = !DILocalVariable(name: "flag", arg: 1, scope: !101, file: !2, line: 52, type: !94)
!106 = !DILocalVariable(name: "data", arg: 2, scope: !101, file: !2, line: 52, type: !94)
!107 = !DILocalVariable(name: "out", arg: 3, scope: !101, file: !2, line: 52, type: !94)
!108 = !DILocalVariable(name: "t", scope: !101, file: !2, line: 53, type: !59)
!109 = !DILocation(line: 0, scope: !101)
!110 = !DILocation(line: 53, column: 11, scope: !101)
!111 = !DILocation(line: 0, scope: !70, inlinedAt: !112)
!112 = distinct !DILocation(line: 54, column: 10, scope: !101)
!113 = !DILocation(line: 8, column: 3, scope: !70, inlinedAt: !112)
!114 = !DILocation(line: 54, column: 27, scope: !101)
!115 = !DILocation(line: 54, column: 24, scope: !101)
!116 = !DILocation(line: 54, column: 3, scope: !101)
!117 = !DILocation(line: 0, scope: !81, inlinedAt: !118)
!118 = distinct !DILocation(line: 55, column: 10, scope: !101)
!119 = !DILocation(line: 25, column: 3, scope: !81, inlinedAt: !118)
!120 = !DILocation(line: 55, column: 33, scope: !101)
!121 = !DILocation(line: 55, column: 28, scope: !101)
!122 = !DILocation(line: 55, column: 38, scope: !101)
!123 = !DILocation(line: 55, column: 23, scope: !101)
!124 = !DILocation(line: 55, column: 3, scope: !101)
!125 = !DILocation(line: 56, column: 9, scope: !126)
!126 = distinct !DILexicalBlock(scope: !101, file: !2, line: 56, column: 7)
!127 = !DILocation(line: 56, column: 15, scope: !126)
!128 = !DILocation(line: 57, column: 7, scope: !129)
!129 = distinct !DILexicalBlock(scope: !101, file: !2, line: 57, column: 7)
!130 = !DILocation(line: 57, column: 18, scope: !129)
!131 = !DILocation(line: 58, column: 5, scope: !132)
!132 = distinct !DILexicalBlock(scope: !129, file: !2, line: 57, column: 24)
!133 = !DILocation(line: 58, column: 13, scope: !132)
!134 = !DILocation(line: 59, column: 5, scope: !132)
!135 = !{i64 1510}
!136 = !DILocation(line: 60, column: 3, scope: !132)
!137 = !DILocation(line: 0, scope: !91, inlinedAt: !138)
!138 = distinct !DILocation(line: 61, column: 5, scope: !139)
!139 = distinct !DILexicalBlock(scope: !129, file: !2, line: 60, column: 10)
!140 = !DILocation(line: 41, column: 3, scope: !91, inlinedAt: !138)
!141 = !DILocation(line: 62, column: 14, scope: !139)
!142 = !DILocation(line: 62, column: 5, scope: !139)
!143 = !DILocation(line: 62, column: 12, scope: !139)
!144 = !DILocation(line: 64, column: 1, scope: !101)
