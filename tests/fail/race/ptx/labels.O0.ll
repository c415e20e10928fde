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

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z7clampedii(i32 noundef %value, i32 noundef %most) #0 !dbg !66 {
entry:
  %value.addr = alloca i32, align 4
  %most.addr = alloca i32, align 4
  %result = alloca i32, align 4
  store i32 %value, ptr %value.addr, align 4
    #dbg_declare(ptr %value.addr, !70, !DIExpression(), !71)
  store i32 %most, ptr %most.addr, align 4
    #dbg_declare(ptr %most.addr, !72, !DIExpression(), !73)
    #dbg_declare(ptr %result, !74, !DIExpression(), !75)
  %0 = load i32, ptr %value.addr, align 4, !dbg !76
  %1 = load i32, ptr %most.addr, align 4, !dbg !77
  %2 = call i32 asm sideeffect "{\0A.reg .pred p;\0Asetp.gt.s32 p, $1, $2;\0A@p bra TOO_LARGE;\0Amov.s32 $0, $1;\0Abra.uni DONE;\0ATOO_LARGE:\0Amov.s32 $0, $2;\0ADONE:\0A}", "=r,r,r"(i32 %0, i32 %1) #4, !dbg !78, !srcloc !79
  store i32 %2, ptr %result, align 4, !dbg !78
  %3 = load i32, ptr %result, align 4, !dbg !80
  ret i32 %3, !dbg !81
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z9sum_up_toi(i32 noundef %n) #0 !dbg !82 {
entry:
  %n.addr = alloca i32, align 4
  %sum = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !85, !DIExpression(), !86)
    #dbg_declare(ptr %sum, !87, !DIExpression(), !88)
  store i32 0, ptr %sum, align 4, !dbg !88
  %0 = load i32, ptr %sum, align 4, !dbg !89
  %1 = load i32, ptr %n.addr, align 4, !dbg !90
  %2 = call i32 asm sideeffect "{\0A.reg .pred p;\0A.reg .s32 i;\0Amov.s32 i, 0;\0ALOOP_${:uid}:\0Aadd.s32 $0, $0, i;\0Aadd.s32 i, i, 1;\0Asetp.le.s32 p, i, $1;\0A@p bra LOOP_${:uid};\0A}", "=r,r,0"(i32 %1, i32 %0) #4, !dbg !89, !srcloc !91
  store i32 %2, ptr %sum, align 4, !dbg !89
  %3 = load i32, ptr %sum, align 4, !dbg !92
  ret i32 %3, !dbg !93
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z8wait_forPi(ptr noundef %flag) #0 !dbg !94 {
entry:
  %flag.addr = alloca ptr, align 8
  store ptr %flag, ptr %flag.addr, align 8
    #dbg_declare(ptr %flag.addr, !98, !DIExpression(), !99)
  %0 = load ptr, ptr %flag.addr, align 8, !dbg !100
  call void asm sideeffect "{\0A.reg .pred p;\0A.reg .s32 seen;\0AWAIT_${:uid}:\0Ald.relaxed.gpu.global.s32 seen, [$0];\0Asetp.eq.s32 p, seen, 0;\0A@p bra WAIT_${:uid};\0A}", "l,~{memory}"(ptr %0) #4, !dbg !101, !srcloc !102
  ret void, !dbg !103
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPiS_S_(ptr noundef %flag, ptr noundef %data, ptr noundef %out) #1 !dbg !104 {
entry:
  %a.addr.i = alloca i32, align 4
  %b.addr.i = alloca i32, align 4
  %holds.addr.i12 = alloca i8, align 1
  %text.addr.i13 = alloca ptr, align 8
  %file.addr.i14 = alloca ptr, align 8
  %line.addr.i15 = alloca i32, align 4
  %fn.addr.i16 = alloca ptr, align 8
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %flag.addr = alloca ptr, align 8
  %data.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %flag, ptr %flag.addr, align 8
    #dbg_declare(ptr %flag.addr, !107, !DIExpression(), !108)
  store ptr %data, ptr %data.addr, align 8
    #dbg_declare(ptr %data.addr, !109, !DIExpression(), !110)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !111, !DIExpression(), !112)
    #dbg_declare(ptr %t, !113, !DIExpression(), !114)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !115
  store i32 %0, ptr %t, align 4, !dbg !114
  %1 = load i32, ptr %t, align 4, !dbg !116
  %call1 = call noundef i32 @_Z7clampedii(i32 noundef %1, i32 noundef 9) #4, !dbg !117
  %2 = load i32, ptr %t, align 4, !dbg !118
  store i32 %2, ptr %a.addr.i, align 4, !dbg !119
  store i32 9, ptr %b.addr.i, align 4, !dbg !119
  %3 = load i32, ptr %b.addr.i, align 4, !dbg !119
  %4 = load i32, ptr %a.addr.i, align 4, !dbg !119
  %cmp.i = icmp slt i32 %3, %4, !dbg !119
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !119

cond.true.i:                                      ; preds = %entry
  %5 = load i32, ptr %b.addr.i, align 4, !dbg !119
  br label %_ZL3minii.exit, !dbg !119

cond.false.i:                                     ; preds = %entry
  %6 = load i32, ptr %a.addr.i, align 4, !dbg !119
  br label %_ZL3minii.exit, !dbg !119

_ZL3minii.exit:                                   ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ %5, %cond.true.i ], [ %6, %cond.false.i ], !dbg !119
  %cmp = icmp eq i32 %call1, %cond.i, !dbg !120
  %storedv.i17 = zext i1 %cmp to i8, !dbg !121
  store i8 %storedv.i17, ptr %holds.addr.i12, align 1, !dbg !121
  store ptr @.str, ptr %text.addr.i13, align 8, !dbg !121
  store ptr @.str1, ptr %file.addr.i14, align 8, !dbg !121
  store i32 54, ptr %line.addr.i15, align 4, !dbg !121
  store ptr @__PRETTY_FUNCTION__._Z1kPiS_S_, ptr %fn.addr.i16, align 8, !dbg !121
  %7 = load i8, ptr %holds.addr.i12, align 1, !dbg !121
  %loadedv.i18 = trunc i8 %7 to i1, !dbg !121
  br i1 %loadedv.i18, label %_ZL9ws_assertbPKcS0_jS0_.exit20, label %if.then.i19, !dbg !121

if.then.i19:                                      ; preds = %_ZL3minii.exit
  %8 = load ptr, ptr %text.addr.i13, align 8, !dbg !121
  %9 = load ptr, ptr %file.addr.i14, align 8, !dbg !121
  %10 = load i32, ptr %line.addr.i15, align 4, !dbg !121
  %11 = load ptr, ptr %fn.addr.i16, align 8, !dbg !121
  call void @__assertfail(ptr noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef %11, i64 noundef 1) #5, !dbg !121
  unreachable, !dbg !121

_ZL9ws_assertbPKcS0_jS0_.exit20:                  ; preds = %_ZL3minii.exit
  %12 = load i32, ptr %t, align 4, !dbg !122
  %call3 = call noundef i32 @_Z9sum_up_toi(i32 noundef %12) #4, !dbg !123
  %13 = load i32, ptr %t, align 4, !dbg !124
  %14 = load i32, ptr %t, align 4, !dbg !125
  %add = add nsw i32 %14, 1, !dbg !126
  %mul = mul nsw i32 %13, %add, !dbg !127
  %div = sdiv i32 %mul, 2, !dbg !128
  %cmp4 = icmp eq i32 %call3, %div, !dbg !129
  %storedv.i = zext i1 %cmp4 to i8, !dbg !130
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !130
  store ptr @.str2, ptr %text.addr.i, align 8, !dbg !130
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !130
  store i32 55, ptr %line.addr.i, align 4, !dbg !130
  store ptr @__PRETTY_FUNCTION__._Z1kPiS_S_, ptr %fn.addr.i, align 8, !dbg !130
  %15 = load i8, ptr %holds.addr.i, align 1, !dbg !130
  %loadedv.i = trunc i8 %15 to i1, !dbg !130
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !130

if.then.i:                                        ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit20
  %16 = load ptr, ptr %text.addr.i, align 8, !dbg !130
  %17 = load ptr, ptr %file.addr.i, align 8, !dbg !130
  %18 = load i32, ptr %line.addr.i, align 4, !dbg !130
  %19 = load ptr, ptr %fn.addr.i, align 8, !dbg !130
  call void @__assertfail(ptr noundef %16, ptr noundef %17, i32 noundef %18, ptr noundef %19, i64 noundef 1) #5, !dbg !130
  unreachable, !dbg !130

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit20
  %20 = load i32, ptr %t, align 4, !dbg !131
  %cmp5 = icmp ne i32 %20, 0, !dbg !133
  br i1 %cmp5, label %if.then, label %if.end, !dbg !133

if.then:                                          ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  br label %if.end11, !dbg !134

if.end:                                           ; preds = %_ZL9ws_assertbPKcS0_jS0_.exit
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !135
  %cmp7 = icmp eq i32 %21, 0, !dbg !137
  br i1 %cmp7, label %if.then8, label %if.else, !dbg !137

if.then8:                                         ; preds = %if.end
  %22 = load ptr, ptr %data.addr, align 8, !dbg !138
  %arrayidx = getelementptr inbounds i32, ptr %22, i64 0, !dbg !138
  store i32 4, ptr %arrayidx, align 4, !dbg !140
  %23 = load ptr, ptr %flag.addr, align 8, !dbg !141
  call void asm sideeffect "st.release.gpu.global.s32 [$0], 1;", "l,~{memory}"(ptr %23) #4, !dbg !142, !srcloc !143
  br label %if.end11, !dbg !144

if.else:                                          ; preds = %if.end
  %24 = load ptr, ptr %flag.addr, align 8, !dbg !145
  call void @_Z8wait_forPi(ptr noundef %24) #4, !dbg !147
  %25 = load ptr, ptr %data.addr, align 8, !dbg !148
  %arrayidx9 = getelementptr inbounds i32, ptr %25, i64 0, !dbg !148
  %26 = load i32, ptr %arrayidx9, align 4, !dbg !148
  %27 = load ptr, ptr %out.addr, align 8, !dbg !149
  %arrayidx10 = getelementptr inbounds i32, ptr %27, i64 0, !dbg !149
  store i32 %26, ptr %arrayidx10, align 4, !dbg !150
  br label %if.end11

if.end11:                                         ; preds = %if.then, %if.else, %if.then8
  ret void, !dbg !151
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #4 = { convergent nounwind }
attributes #5 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!23}
!llvm.module.flags = !{!61, !62, !63, !64}
!llvm.ident = !{!65}

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
!23 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !24, globals: !26, imports: !27, splitDebugInlining: false, nameTableKind: None)
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
!34 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !30, file: !30, line: 137, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!35 = !DISubroutineType(types: !36)
!36 = !{!37, !37}
!37 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!38 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !32, entity: !39, file: !30, line: 154)
!39 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !30, file: !30, line: 133, type: !40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!40 = !DISubroutineType(types: !41)
!41 = !{!42, !42}
!42 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!43 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !32, entity: !44, file: !30, line: 154)
!44 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !30, file: !30, line: 134, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!45 = !DISubroutineType(types: !46)
!46 = !{!47, !47}
!47 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!48 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !32, entity: !49, file: !30, line: 154)
!49 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !30, file: !30, line: 145, type: !50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!50 = !DISubroutineType(types: !51)
!51 = !{!25, !52}
!52 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!53 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !32, entity: !54, file: !30, line: 154)
!54 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !30, file: !30, line: 147, type: !50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!55 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !32, entity: !56, file: !30, line: 154)
!56 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !30, file: !30, line: 149, type: !57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!57 = !DISubroutineType(types: !58)
!58 = !{!59, !60}
!59 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!60 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!61 = !{i32 7, !"Dwarf Version", i32 4}
!62 = !{i32 2, !"Debug Info Version", i32 3}
!63 = !{i32 1, !"wchar_size", i32 4}
!64 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!65 = !{!"clang version 22.1.8"}
!66 = distinct !DISubprogram(name: "clamped", linkageName: "_Z7clampedii", scope: !2, file: !2, line: 6, type: !67, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !23, retainedNodes: !69)
!67 = !DISubroutineType(types: !68)
!68 = !{!59, !59, !59}
!69 = !{}
!70 = !DILocalVariable(name: "value", arg: 1, scope: !66, file: !2, line: 6, type: !59)
!71 = !DILocation(line: 6, column: 28, scope: !66)
!72 = !DILocalVariable(name: "most", arg: 2, scope: !66, file: !2, line: 6, type: !59)
!73 = !DILocation(line: 6, column: 39, scope: !66)
!74 = !DILocalVariable(name: "result", scope: !66, file: !2, line: 7, type: !59)
!75 = !DILocation(line: 7, column: 7, scope: !66)
!76 = !DILocation(line: 20, column: 13, scope: !66)
!77 = !DILocation(line: 20, column: 25, scope: !66)
!78 = !DILocation(line: 8, column: 3, scope: !66)
!79 = !{i64 391, i64 404, i64 428, i64 461, i64 489, i64 515, i64 539, i64 560, i64 586, i64 602}
!80 = !DILocation(line: 21, column: 10, scope: !66)
!81 = !DILocation(line: 21, column: 3, scope: !66)
!82 = distinct !DISubprogram(name: "sum_up_to", linkageName: "_Z9sum_up_toi", scope: !2, file: !2, line: 23, type: !83, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !23, retainedNodes: !69)
!83 = !DISubroutineType(types: !84)
!84 = !{!59, !59}
!85 = !DILocalVariable(name: "n", arg: 1, scope: !82, file: !2, line: 23, type: !59)
!86 = !DILocation(line: 23, column: 30, scope: !82)
!87 = !DILocalVariable(name: "sum", scope: !82, file: !2, line: 24, type: !59)
!88 = !DILocation(line: 24, column: 7, scope: !82)
!89 = !DILocation(line: 25, column: 3, scope: !82)
!90 = !DILocation(line: 37, column: 13, scope: !82)
!91 = !{i64 748, i64 761, i64 785, i64 808, i64 832, i64 851, i64 880, i64 907, i64 939, i64 965}
!92 = !DILocation(line: 38, column: 10, scope: !82)
!93 = !DILocation(line: 38, column: 3, scope: !82)
!94 = distinct !DISubprogram(name: "wait_for", linkageName: "_Z8wait_forPi", scope: !2, file: !2, line: 40, type: !95, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !23, retainedNodes: !69)
!95 = !DISubroutineType(types: !96)
!96 = !{null, !97}
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!98 = !DILocalVariable(name: "flag", arg: 1, scope: !94, file: !2, line: 40, type: !97)
!99 = !DILocation(line: 40, column: 31, scope: !94)
!100 = !DILocation(line: 49, column: 17, scope: !94)
!101 = !DILocation(line: 41, column: 3, scope: !94)
!102 = !{i64 1079, i64 1092, i64 1116, i64 1142, i64 1161, i64 1209, i64 1243, i64 1269}
!103 = !DILocation(line: 51, column: 1, scope: !94)
!104 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiS_S_", scope: !2, file: !2, line: 52, type: !105, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !23, retainedNodes: !69)
!105 = !DISubroutineType(types: !106)
!106 = !{null, !97, !97, !97}
!107 = !DILocalVariable(name: "flag", arg: 1, scope: !104, file: !2, line: 52, type: !97)
!108 = !DILocation(line: 52, column: 24, scope: !104)
!109 = !DILocalVariable(name: "data", arg: 2, scope: !104, file: !2, line: 52, type: !97)
!110 = !DILocation(line: 52, column: 35, scope: !104)
!111 = !DILocalVariable(name: "out", arg: 3, scope: !104, file: !2, line: 52, type: !97)
!112 = !DILocation(line: 52, column: 46, scope: !104)
!113 = !DILocalVariable(name: "t", scope: !104, file: !2, line: 53, type: !59)
!114 = !DILocation(line: 53, column: 7, scope: !104)
!115 = !DILocation(line: 53, column: 11, scope: !104)
!116 = !DILocation(line: 54, column: 18, scope: !104)
!117 = !DILocation(line: 54, column: 10, scope: !104)
!118 = !DILocation(line: 54, column: 31, scope: !104)
!119 = !DILocation(line: 54, column: 27, scope: !104)
!120 = !DILocation(line: 54, column: 24, scope: !104)
!121 = !DILocation(line: 54, column: 3, scope: !104)
!122 = !DILocation(line: 55, column: 20, scope: !104)
!123 = !DILocation(line: 55, column: 10, scope: !104)
!124 = !DILocation(line: 55, column: 26, scope: !104)
!125 = !DILocation(line: 55, column: 31, scope: !104)
!126 = !DILocation(line: 55, column: 33, scope: !104)
!127 = !DILocation(line: 55, column: 28, scope: !104)
!128 = !DILocation(line: 55, column: 38, scope: !104)
!129 = !DILocation(line: 55, column: 23, scope: !104)
!130 = !DILocation(line: 55, column: 3, scope: !104)
!131 = !DILocation(line: 56, column: 7, scope: !132)
!132 = distinct !DILexicalBlock(scope: !104, file: !2, line: 56, column: 7)
!133 = !DILocation(line: 56, column: 9, scope: !132)
!134 = !DILocation(line: 56, column: 15, scope: !132)
!135 = !DILocation(line: 57, column: 7, scope: !136)
!136 = distinct !DILexicalBlock(scope: !104, file: !2, line: 57, column: 7)
!137 = !DILocation(line: 57, column: 18, scope: !136)
!138 = !DILocation(line: 58, column: 5, scope: !139)
!139 = distinct !DILexicalBlock(scope: !136, file: !2, line: 57, column: 24)
!140 = !DILocation(line: 58, column: 13, scope: !139)
!141 = !DILocation(line: 59, column: 61, scope: !139)
!142 = !DILocation(line: 59, column: 5, scope: !139)
!143 = !{i64 1542}
!144 = !DILocation(line: 60, column: 3, scope: !139)
!145 = !DILocation(line: 61, column: 14, scope: !146)
!146 = distinct !DILexicalBlock(scope: !136, file: !2, line: 60, column: 10)
!147 = !DILocation(line: 61, column: 5, scope: !146)
!148 = !DILocation(line: 62, column: 14, scope: !146)
!149 = !DILocation(line: 62, column: 5, scope: !146)
!150 = !DILocation(line: 62, column: 12, scope: !146)
!151 = !DILocation(line: 64, column: 1, scope: !104)
