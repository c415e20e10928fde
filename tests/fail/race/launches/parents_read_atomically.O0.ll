; ModuleID = 'parents_read_atomically.cu'
source_filename = "parents_read_atomically.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z7root_ofiPi(i32 noundef %v, ptr noundef %parent) #0 !dbg !42 {
entry:
  %p.addr.i4 = alloca ptr, align 8
  %v.addr.i5 = alloca i32, align 4
  %.atomictmp.i6 = alloca i32, align 4
  %atomic-temp.i7 = alloca i32, align 4
  %p.addr.i = alloca ptr, align 8
  %v.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %v.addr = alloca i32, align 4
  %parent.addr = alloca ptr, align 8
  %p = alloca i32, align 4
  store i32 %v, ptr %v.addr, align 4
    #dbg_declare(ptr %v.addr, !47, !DIExpression(), !48)
  store ptr %parent, ptr %parent.addr, align 8
    #dbg_declare(ptr %parent.addr, !49, !DIExpression(), !50)
    #dbg_declare(ptr %p, !51, !DIExpression(), !52)
  %0 = load ptr, ptr %parent.addr, align 8, !dbg !53
  %1 = load i32, ptr %v.addr, align 4, !dbg !54
  %idxprom = sext i32 %1 to i64, !dbg !53
  %arrayidx = getelementptr inbounds i32, ptr %0, i64 %idxprom, !dbg !53
  store ptr %arrayidx, ptr %p.addr.i4, align 8, !dbg !55
  store i32 0, ptr %v.addr.i5, align 4, !dbg !55
  %2 = load ptr, ptr %p.addr.i4, align 8, !dbg !55
  %3 = load i32, ptr %v.addr.i5, align 4, !dbg !55
  store i32 %3, ptr %.atomictmp.i6, align 4, !dbg !55
  %4 = load i32, ptr %.atomictmp.i6, align 4, !dbg !55
  %5 = atomicrmw add ptr %2, i32 %4 monotonic, align 4, !dbg !55
  store i32 %5, ptr %atomic-temp.i7, align 4, !dbg !55
  %6 = load i32, ptr %atomic-temp.i7, align 4, !dbg !55
  store i32 %6, ptr %p, align 4, !dbg !52
  br label %while.cond, !dbg !56

while.cond:                                       ; preds = %while.body, %entry
  %7 = load i32, ptr %p, align 4, !dbg !57
  %8 = load i32, ptr %v.addr, align 4, !dbg !58
  %cmp = icmp ne i32 %7, %8, !dbg !59
  br i1 %cmp, label %while.body, label %while.end, !dbg !56

while.body:                                       ; preds = %while.cond
  %9 = load i32, ptr %p, align 4, !dbg !60
  store i32 %9, ptr %v.addr, align 4, !dbg !62
  %10 = load ptr, ptr %parent.addr, align 8, !dbg !63
  %11 = load i32, ptr %v.addr, align 4, !dbg !64
  %idxprom1 = sext i32 %11 to i64, !dbg !63
  %arrayidx2 = getelementptr inbounds i32, ptr %10, i64 %idxprom1, !dbg !63
  store ptr %arrayidx2, ptr %p.addr.i, align 8, !dbg !65
  store i32 0, ptr %v.addr.i, align 4, !dbg !65
  %12 = load ptr, ptr %p.addr.i, align 8, !dbg !65
  %13 = load i32, ptr %v.addr.i, align 4, !dbg !65
  store i32 %13, ptr %.atomictmp.i, align 4, !dbg !65
  %14 = load i32, ptr %.atomictmp.i, align 4, !dbg !65
  %15 = atomicrmw add ptr %12, i32 %14 monotonic, align 4, !dbg !65
  store i32 %15, ptr %atomic-temp.i, align 4, !dbg !65
  %16 = load i32, ptr %atomic-temp.i, align 4, !dbg !65
  store i32 %16, ptr %p, align 4, !dbg !66
  br label %while.cond, !dbg !56, !llvm.loop !67

while.end:                                        ; preds = %while.cond
  %17 = load i32, ptr %v.addr, align 4, !dbg !70
  ret i32 %17, !dbg !71
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4hookPKiS0_Pii(ptr noundef %from, ptr noundef %to, ptr noundef %parent, i32 noundef %m) #1 !dbg !72 {
entry:
  %a.addr.i14 = alloca i32, align 4
  %b.addr.i15 = alloca i32, align 4
  %a.addr.i = alloca i32, align 4
  %b.addr.i = alloca i32, align 4
  %from.addr = alloca ptr, align 8
  %to.addr = alloca ptr, align 8
  %parent.addr = alloca ptr, align 8
  %m.addr = alloca i32, align 4
  %e = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %high = alloca i32, align 4
  %low = alloca i32, align 4
  store ptr %from, ptr %from.addr, align 8
    #dbg_declare(ptr %from.addr, !77, !DIExpression(), !78)
  store ptr %to, ptr %to.addr, align 8
    #dbg_declare(ptr %to.addr, !79, !DIExpression(), !80)
  store ptr %parent, ptr %parent.addr, align 8
    #dbg_declare(ptr %parent.addr, !81, !DIExpression(), !82)
  store i32 %m, ptr %m.addr, align 4
    #dbg_declare(ptr %m.addr, !83, !DIExpression(), !84)
    #dbg_declare(ptr %e, !85, !DIExpression(), !86)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !87
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !88
  %mul = mul i32 %0, %1, !dbg !89
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !90
  %add = add i32 %mul, %2, !dbg !91
  store i32 %add, ptr %e, align 4, !dbg !86
  %3 = load i32, ptr %e, align 4, !dbg !92
  %4 = load i32, ptr %m.addr, align 4, !dbg !94
  %cmp = icmp sge i32 %3, %4, !dbg !95
  br i1 %cmp, label %if.then, label %if.end, !dbg !95

if.then:                                          ; preds = %entry
  br label %if.end13, !dbg !96

if.end:                                           ; preds = %entry
    #dbg_declare(ptr %a, !97, !DIExpression(), !98)
  %5 = load ptr, ptr %from.addr, align 8, !dbg !99
  %6 = load i32, ptr %e, align 4, !dbg !100
  %idxprom = sext i32 %6 to i64, !dbg !99
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom, !dbg !99
  %7 = load i32, ptr %arrayidx, align 4, !dbg !99
  %8 = load ptr, ptr %parent.addr, align 8, !dbg !101
  %call3 = call noundef i32 @_Z7root_ofiPi(i32 noundef %7, ptr noundef %8) #3, !dbg !102
  store i32 %call3, ptr %a, align 4, !dbg !98
    #dbg_declare(ptr %b, !103, !DIExpression(), !104)
  %9 = load ptr, ptr %to.addr, align 8, !dbg !105
  %10 = load i32, ptr %e, align 4, !dbg !106
  %idxprom4 = sext i32 %10 to i64, !dbg !105
  %arrayidx5 = getelementptr inbounds i32, ptr %9, i64 %idxprom4, !dbg !105
  %11 = load i32, ptr %arrayidx5, align 4, !dbg !105
  %12 = load ptr, ptr %parent.addr, align 8, !dbg !107
  %call6 = call noundef i32 @_Z7root_ofiPi(i32 noundef %11, ptr noundef %12) #3, !dbg !108
  store i32 %call6, ptr %b, align 4, !dbg !104
    #dbg_declare(ptr %high, !109, !DIExpression(), !110)
  %13 = load i32, ptr %a, align 4, !dbg !111
  %14 = load i32, ptr %b, align 4, !dbg !112
  store i32 %13, ptr %a.addr.i, align 4, !dbg !113
  store i32 %14, ptr %b.addr.i, align 4, !dbg !113
  %15 = load i32, ptr %a.addr.i, align 4, !dbg !113
  %16 = load i32, ptr %b.addr.i, align 4, !dbg !113
  %cmp.i = icmp slt i32 %15, %16, !dbg !113
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !113

cond.true.i:                                      ; preds = %if.end
  %17 = load i32, ptr %b.addr.i, align 4, !dbg !113
  br label %_ZL3maxii.exit, !dbg !113

cond.false.i:                                     ; preds = %if.end
  %18 = load i32, ptr %a.addr.i, align 4, !dbg !113
  br label %_ZL3maxii.exit, !dbg !113

_ZL3maxii.exit:                                   ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ %17, %cond.true.i ], [ %18, %cond.false.i ], !dbg !113
  store i32 %cond.i, ptr %high, align 4, !dbg !110
    #dbg_declare(ptr %low, !114, !DIExpression(), !115)
  %19 = load i32, ptr %a, align 4, !dbg !116
  %20 = load i32, ptr %b, align 4, !dbg !117
  store i32 %19, ptr %a.addr.i14, align 4, !dbg !118
  store i32 %20, ptr %b.addr.i15, align 4, !dbg !118
  %21 = load i32, ptr %b.addr.i15, align 4, !dbg !118
  %22 = load i32, ptr %a.addr.i14, align 4, !dbg !118
  %cmp.i16 = icmp slt i32 %21, %22, !dbg !118
  br i1 %cmp.i16, label %cond.true.i19, label %cond.false.i17, !dbg !118

cond.true.i19:                                    ; preds = %_ZL3maxii.exit
  %23 = load i32, ptr %b.addr.i15, align 4, !dbg !118
  br label %_ZL3minii.exit, !dbg !118

cond.false.i17:                                   ; preds = %_ZL3maxii.exit
  %24 = load i32, ptr %a.addr.i14, align 4, !dbg !118
  br label %_ZL3minii.exit, !dbg !118

_ZL3minii.exit:                                   ; preds = %cond.true.i19, %cond.false.i17
  %cond.i18 = phi i32 [ %23, %cond.true.i19 ], [ %24, %cond.false.i17 ], !dbg !118
  store i32 %cond.i18, ptr %low, align 4, !dbg !115
  %25 = load i32, ptr %high, align 4, !dbg !119
  %26 = load i32, ptr %low, align 4, !dbg !121
  %cmp9 = icmp ne i32 %25, %26, !dbg !122
  br i1 %cmp9, label %if.then10, label %if.end13, !dbg !122

if.then10:                                        ; preds = %_ZL3minii.exit
  %27 = load i32, ptr %low, align 4, !dbg !123
  %28 = load ptr, ptr %parent.addr, align 8, !dbg !124
  %29 = load i32, ptr %high, align 4, !dbg !125
  %idxprom11 = sext i32 %29 to i64, !dbg !124
  %arrayidx12 = getelementptr inbounds i32, ptr %28, i64 %idxprom11, !dbg !124
  store i32 %27, ptr %arrayidx12, align 4, !dbg !126
  br label %if.end13, !dbg !124

if.end13:                                         ; preds = %if.then, %if.then10, %_ZL3minii.exit
  ret void, !dbg !127
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "parents_read_atomically.cu", directory: ".")
!2 = !{!3, !6, !8, !13, !18, !23, !29, !31}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 128)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 129)
!7 = !DINamespace(name: "std", scope: null)
!8 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !9, file: !5, line: 154)
!9 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !5, file: !5, line: 137, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12}
!12 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!13 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !14, file: !5, line: 154)
!14 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !5, file: !5, line: 133, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !17}
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !19, file: !5, line: 154)
!19 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !5, file: !5, line: 134, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22}
!22 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !24, file: !5, line: 154)
!24 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !5, file: !5, line: 145, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !28}
!27 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!28 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !30, file: !5, line: 154)
!30 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !5, file: !5, line: 147, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !32, file: !5, line: 154)
!32 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !5, file: !5, line: 149, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !36}
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!37 = !{i32 7, !"Dwarf Version", i32 4}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!41 = !{!"clang version 22.1.8"}
!42 = distinct !DISubprogram(name: "root_of", linkageName: "_Z7root_ofiPi", scope: !1, file: !1, line: 8, type: !43, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !46)
!43 = !DISubroutineType(types: !44)
!44 = !{!35, !35, !45}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!46 = !{}
!47 = !DILocalVariable(name: "v", arg: 1, scope: !42, file: !1, line: 8, type: !35)
!48 = !DILocation(line: 8, column: 28, scope: !42)
!49 = !DILocalVariable(name: "parent", arg: 2, scope: !42, file: !1, line: 8, type: !45)
!50 = !DILocation(line: 8, column: 36, scope: !42)
!51 = !DILocalVariable(name: "p", scope: !42, file: !1, line: 9, type: !35)
!52 = !DILocation(line: 9, column: 7, scope: !42)
!53 = !DILocation(line: 9, column: 22, scope: !42)
!54 = !DILocation(line: 9, column: 29, scope: !42)
!55 = !DILocation(line: 9, column: 11, scope: !42)
!56 = !DILocation(line: 10, column: 3, scope: !42)
!57 = !DILocation(line: 10, column: 10, scope: !42)
!58 = !DILocation(line: 10, column: 15, scope: !42)
!59 = !DILocation(line: 10, column: 12, scope: !42)
!60 = !DILocation(line: 11, column: 9, scope: !61)
!61 = distinct !DILexicalBlock(scope: !42, file: !1, line: 10, column: 18)
!62 = !DILocation(line: 11, column: 7, scope: !61)
!63 = !DILocation(line: 12, column: 20, scope: !61)
!64 = !DILocation(line: 12, column: 27, scope: !61)
!65 = !DILocation(line: 12, column: 9, scope: !61)
!66 = !DILocation(line: 12, column: 7, scope: !61)
!67 = distinct !{!67, !56, !68, !69}
!68 = !DILocation(line: 13, column: 3, scope: !42)
!69 = !{!"llvm.loop.mustprogress"}
!70 = !DILocation(line: 14, column: 10, scope: !42)
!71 = !DILocation(line: 14, column: 3, scope: !42)
!72 = distinct !DISubprogram(name: "hook", linkageName: "_Z4hookPKiS0_Pii", scope: !1, file: !1, line: 16, type: !73, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !46)
!73 = !DISubroutineType(types: !74)
!74 = !{null, !75, !75, !45, !35}
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64)
!76 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!77 = !DILocalVariable(name: "from", arg: 1, scope: !72, file: !1, line: 16, type: !75)
!78 = !DILocation(line: 16, column: 33, scope: !72)
!79 = !DILocalVariable(name: "to", arg: 2, scope: !72, file: !1, line: 16, type: !75)
!80 = !DILocation(line: 16, column: 50, scope: !72)
!81 = !DILocalVariable(name: "parent", arg: 3, scope: !72, file: !1, line: 16, type: !45)
!82 = !DILocation(line: 16, column: 59, scope: !72)
!83 = !DILocalVariable(name: "m", arg: 4, scope: !72, file: !1, line: 16, type: !35)
!84 = !DILocation(line: 16, column: 71, scope: !72)
!85 = !DILocalVariable(name: "e", scope: !72, file: !1, line: 17, type: !76)
!86 = !DILocation(line: 17, column: 13, scope: !72)
!87 = !DILocation(line: 17, column: 17, scope: !72)
!88 = !DILocation(line: 17, column: 30, scope: !72)
!89 = !DILocation(line: 17, column: 28, scope: !72)
!90 = !DILocation(line: 17, column: 43, scope: !72)
!91 = !DILocation(line: 17, column: 41, scope: !72)
!92 = !DILocation(line: 18, column: 7, scope: !93)
!93 = distinct !DILexicalBlock(scope: !72, file: !1, line: 18, column: 7)
!94 = !DILocation(line: 18, column: 12, scope: !93)
!95 = !DILocation(line: 18, column: 9, scope: !93)
!96 = !DILocation(line: 18, column: 15, scope: !93)
!97 = !DILocalVariable(name: "a", scope: !72, file: !1, line: 19, type: !76)
!98 = !DILocation(line: 19, column: 13, scope: !72)
!99 = !DILocation(line: 19, column: 25, scope: !72)
!100 = !DILocation(line: 19, column: 30, scope: !72)
!101 = !DILocation(line: 19, column: 34, scope: !72)
!102 = !DILocation(line: 19, column: 17, scope: !72)
!103 = !DILocalVariable(name: "b", scope: !72, file: !1, line: 19, type: !76)
!104 = !DILocation(line: 19, column: 43, scope: !72)
!105 = !DILocation(line: 19, column: 55, scope: !72)
!106 = !DILocation(line: 19, column: 58, scope: !72)
!107 = !DILocation(line: 19, column: 62, scope: !72)
!108 = !DILocation(line: 19, column: 47, scope: !72)
!109 = !DILocalVariable(name: "high", scope: !72, file: !1, line: 20, type: !76)
!110 = !DILocation(line: 20, column: 13, scope: !72)
!111 = !DILocation(line: 20, column: 24, scope: !72)
!112 = !DILocation(line: 20, column: 27, scope: !72)
!113 = !DILocation(line: 20, column: 20, scope: !72)
!114 = !DILocalVariable(name: "low", scope: !72, file: !1, line: 20, type: !76)
!115 = !DILocation(line: 20, column: 31, scope: !72)
!116 = !DILocation(line: 20, column: 41, scope: !72)
!117 = !DILocation(line: 20, column: 44, scope: !72)
!118 = !DILocation(line: 20, column: 37, scope: !72)
!119 = !DILocation(line: 21, column: 7, scope: !120)
!120 = distinct !DILexicalBlock(scope: !72, file: !1, line: 21, column: 7)
!121 = !DILocation(line: 21, column: 15, scope: !120)
!122 = !DILocation(line: 21, column: 12, scope: !120)
!123 = !DILocation(line: 22, column: 20, scope: !120)
!124 = !DILocation(line: 22, column: 5, scope: !120)
!125 = !DILocation(line: 22, column: 12, scope: !120)
!126 = !DILocation(line: 22, column: 18, scope: !120)
!127 = !DILocation(line: 23, column: 1, scope: !72)
