; ModuleID = 'diagonals_in_one_block.cu'
source_filename = "diagonals_in_one_block.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7lengthsPKcS0_Pii(ptr noundef %a, ptr noundef %b, ptr noundef %d, i32 noundef %n) #0 !dbg !42 {
entry:
  %a.addr.i = alloca i32, align 4
  %b.addr.i = alloca i32, align 4
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %d.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %s = alloca i32, align 4
  %j = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !50, !DIExpression(), !51)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !52, !DIExpression(), !53)
  store ptr %d, ptr %d.addr, align 8
    #dbg_declare(ptr %d.addr, !54, !DIExpression(), !55)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !56, !DIExpression(), !57)
    #dbg_declare(ptr %i, !58, !DIExpression(), !59)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !60
  %add = add i32 %0, 1, !dbg !61
  store i32 %add, ptr %i, align 4, !dbg !59
    #dbg_declare(ptr %s, !62, !DIExpression(), !64)
  store i32 2, ptr %s, align 4, !dbg !64
  br label %for.cond, !dbg !65

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %s, align 4, !dbg !66
  %2 = load i32, ptr %n.addr, align 4, !dbg !68
  %mul = mul nsw i32 2, %2, !dbg !69
  %sub = sub nsw i32 %mul, 1, !dbg !70
  %cmp = icmp slt i32 %1, %sub, !dbg !71
  br i1 %cmp, label %for.body, label %for.end, !dbg !72

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %j, !73, !DIExpression(), !75)
  %3 = load i32, ptr %s, align 4, !dbg !76
  %4 = load i32, ptr %i, align 4, !dbg !77
  %sub1 = sub nsw i32 %3, %4, !dbg !78
  store i32 %sub1, ptr %j, align 4, !dbg !75
  %5 = load i32, ptr %i, align 4, !dbg !79
  %6 = load i32, ptr %n.addr, align 4, !dbg !81
  %cmp2 = icmp slt i32 %5, %6, !dbg !82
  br i1 %cmp2, label %land.lhs.true, label %if.end, !dbg !83

land.lhs.true:                                    ; preds = %for.body
  %7 = load i32, ptr %j, align 4, !dbg !84
  %cmp3 = icmp sge i32 %7, 1, !dbg !85
  br i1 %cmp3, label %land.lhs.true4, label %if.end, !dbg !86

land.lhs.true4:                                   ; preds = %land.lhs.true
  %8 = load i32, ptr %j, align 4, !dbg !87
  %9 = load i32, ptr %n.addr, align 4, !dbg !88
  %cmp5 = icmp slt i32 %8, %9, !dbg !89
  br i1 %cmp5, label %if.then, label %if.end, !dbg !86

if.then:                                          ; preds = %land.lhs.true4
  %10 = load ptr, ptr %a.addr, align 8, !dbg !90
  %11 = load i32, ptr %i, align 4, !dbg !91
  %idxprom = sext i32 %11 to i64, !dbg !90
  %arrayidx = getelementptr inbounds i8, ptr %10, i64 %idxprom, !dbg !90
  %12 = load i8, ptr %arrayidx, align 1, !dbg !90
  %conv = sext i8 %12 to i32, !dbg !90
  %13 = load ptr, ptr %b.addr, align 8, !dbg !92
  %14 = load i32, ptr %j, align 4, !dbg !93
  %idxprom6 = sext i32 %14 to i64, !dbg !92
  %arrayidx7 = getelementptr inbounds i8, ptr %13, i64 %idxprom6, !dbg !92
  %15 = load i8, ptr %arrayidx7, align 1, !dbg !92
  %conv8 = sext i8 %15 to i32, !dbg !92
  %cmp9 = icmp eq i32 %conv, %conv8, !dbg !94
  br i1 %cmp9, label %cond.true, label %cond.false, !dbg !90

cond.true:                                        ; preds = %if.then
  %16 = load ptr, ptr %d.addr, align 8, !dbg !95
  %17 = load i32, ptr %i, align 4, !dbg !96
  %sub10 = sub nsw i32 %17, 1, !dbg !97
  %18 = load i32, ptr %n.addr, align 4, !dbg !98
  %mul11 = mul nsw i32 %sub10, %18, !dbg !99
  %19 = load i32, ptr %j, align 4, !dbg !100
  %add12 = add nsw i32 %mul11, %19, !dbg !101
  %sub13 = sub nsw i32 %add12, 1, !dbg !102
  %idxprom14 = sext i32 %sub13 to i64, !dbg !95
  %arrayidx15 = getelementptr inbounds i32, ptr %16, i64 %idxprom14, !dbg !95
  %20 = load i32, ptr %arrayidx15, align 4, !dbg !95
  %add16 = add nsw i32 %20, 1, !dbg !103
  br label %cond.end, !dbg !90

cond.false:                                       ; preds = %if.then
  %21 = load ptr, ptr %d.addr, align 8, !dbg !104
  %22 = load i32, ptr %i, align 4, !dbg !105
  %sub17 = sub nsw i32 %22, 1, !dbg !106
  %23 = load i32, ptr %n.addr, align 4, !dbg !107
  %mul18 = mul nsw i32 %sub17, %23, !dbg !108
  %24 = load i32, ptr %j, align 4, !dbg !109
  %add19 = add nsw i32 %mul18, %24, !dbg !110
  %idxprom20 = sext i32 %add19 to i64, !dbg !104
  %arrayidx21 = getelementptr inbounds i32, ptr %21, i64 %idxprom20, !dbg !104
  %25 = load i32, ptr %arrayidx21, align 4, !dbg !104
  %26 = load ptr, ptr %d.addr, align 8, !dbg !111
  %27 = load i32, ptr %i, align 4, !dbg !112
  %28 = load i32, ptr %n.addr, align 4, !dbg !113
  %mul22 = mul nsw i32 %27, %28, !dbg !114
  %29 = load i32, ptr %j, align 4, !dbg !115
  %add23 = add nsw i32 %mul22, %29, !dbg !116
  %sub24 = sub nsw i32 %add23, 1, !dbg !117
  %idxprom25 = sext i32 %sub24 to i64, !dbg !111
  %arrayidx26 = getelementptr inbounds i32, ptr %26, i64 %idxprom25, !dbg !111
  %30 = load i32, ptr %arrayidx26, align 4, !dbg !111
  store i32 %25, ptr %a.addr.i, align 4, !dbg !118
  store i32 %30, ptr %b.addr.i, align 4, !dbg !118
  %31 = load i32, ptr %a.addr.i, align 4, !dbg !118
  %32 = load i32, ptr %b.addr.i, align 4, !dbg !118
  %cmp.i = icmp slt i32 %31, %32, !dbg !118
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !118

cond.true.i:                                      ; preds = %cond.false
  %33 = load i32, ptr %b.addr.i, align 4, !dbg !118
  br label %_ZL3maxii.exit, !dbg !118

cond.false.i:                                     ; preds = %cond.false
  %34 = load i32, ptr %a.addr.i, align 4, !dbg !118
  br label %_ZL3maxii.exit, !dbg !118

_ZL3maxii.exit:                                   ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ %33, %cond.true.i ], [ %34, %cond.false.i ], !dbg !118
  br label %cond.end, !dbg !90

cond.end:                                         ; preds = %_ZL3maxii.exit, %cond.true
  %cond = phi i32 [ %add16, %cond.true ], [ %cond.i, %_ZL3maxii.exit ], !dbg !90
  %35 = load ptr, ptr %d.addr, align 8, !dbg !119
  %36 = load i32, ptr %i, align 4, !dbg !120
  %37 = load i32, ptr %n.addr, align 4, !dbg !121
  %mul28 = mul nsw i32 %36, %37, !dbg !122
  %38 = load i32, ptr %j, align 4, !dbg !123
  %add29 = add nsw i32 %mul28, %38, !dbg !124
  %idxprom30 = sext i32 %add29 to i64, !dbg !119
  %arrayidx31 = getelementptr inbounds i32, ptr %35, i64 %idxprom30, !dbg !119
  store i32 %cond, ptr %arrayidx31, align 4, !dbg !125
  br label %if.end, !dbg !119

if.end:                                           ; preds = %cond.end, %land.lhs.true4, %land.lhs.true, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !126
  br label %for.inc, !dbg !127

for.inc:                                          ; preds = %if.end
  %39 = load i32, ptr %s, align 4, !dbg !128
  %inc = add nsw i32 %39, 1, !dbg !128
  store i32 %inc, ptr %s, align 4, !dbg !128
  br label %for.cond, !dbg !129, !llvm.loop !130

for.end:                                          ; preds = %for.cond
  ret void, !dbg !133
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "diagonals_in_one_block.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "lengths", linkageName: "_Z7lengthsPKcS0_Pii", scope: !1, file: !1, line: 5, type: !43, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !49)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !45, !48, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !47)
!47 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!49 = !{}
!50 = !DILocalVariable(name: "a", arg: 1, scope: !42, file: !1, line: 5, type: !45)
!51 = !DILocation(line: 5, column: 37, scope: !42)
!52 = !DILocalVariable(name: "b", arg: 2, scope: !42, file: !1, line: 5, type: !45)
!53 = !DILocation(line: 5, column: 52, scope: !42)
!54 = !DILocalVariable(name: "d", arg: 3, scope: !42, file: !1, line: 5, type: !48)
!55 = !DILocation(line: 5, column: 60, scope: !42)
!56 = !DILocalVariable(name: "n", arg: 4, scope: !42, file: !1, line: 5, type: !35)
!57 = !DILocation(line: 5, column: 67, scope: !42)
!58 = !DILocalVariable(name: "i", scope: !42, file: !1, line: 6, type: !35)
!59 = !DILocation(line: 6, column: 7, scope: !42)
!60 = !DILocation(line: 6, column: 11, scope: !42)
!61 = !DILocation(line: 6, column: 23, scope: !42)
!62 = !DILocalVariable(name: "s", scope: !63, file: !1, line: 7, type: !35)
!63 = distinct !DILexicalBlock(scope: !42, file: !1, line: 7, column: 3)
!64 = !DILocation(line: 7, column: 12, scope: !63)
!65 = !DILocation(line: 7, column: 8, scope: !63)
!66 = !DILocation(line: 7, column: 19, scope: !67)
!67 = distinct !DILexicalBlock(scope: !63, file: !1, line: 7, column: 3)
!68 = !DILocation(line: 7, column: 27, scope: !67)
!69 = !DILocation(line: 7, column: 25, scope: !67)
!70 = !DILocation(line: 7, column: 29, scope: !67)
!71 = !DILocation(line: 7, column: 21, scope: !67)
!72 = !DILocation(line: 7, column: 3, scope: !63)
!73 = !DILocalVariable(name: "j", scope: !74, file: !1, line: 8, type: !35)
!74 = distinct !DILexicalBlock(scope: !67, file: !1, line: 7, column: 39)
!75 = !DILocation(line: 8, column: 9, scope: !74)
!76 = !DILocation(line: 8, column: 13, scope: !74)
!77 = !DILocation(line: 8, column: 17, scope: !74)
!78 = !DILocation(line: 8, column: 15, scope: !74)
!79 = !DILocation(line: 9, column: 9, scope: !80)
!80 = distinct !DILexicalBlock(scope: !74, file: !1, line: 9, column: 9)
!81 = !DILocation(line: 9, column: 13, scope: !80)
!82 = !DILocation(line: 9, column: 11, scope: !80)
!83 = !DILocation(line: 9, column: 15, scope: !80)
!84 = !DILocation(line: 9, column: 18, scope: !80)
!85 = !DILocation(line: 9, column: 20, scope: !80)
!86 = !DILocation(line: 9, column: 25, scope: !80)
!87 = !DILocation(line: 9, column: 28, scope: !80)
!88 = !DILocation(line: 9, column: 32, scope: !80)
!89 = !DILocation(line: 9, column: 30, scope: !80)
!90 = !DILocation(line: 10, column: 22, scope: !80)
!91 = !DILocation(line: 10, column: 24, scope: !80)
!92 = !DILocation(line: 10, column: 30, scope: !80)
!93 = !DILocation(line: 10, column: 32, scope: !80)
!94 = !DILocation(line: 10, column: 27, scope: !80)
!95 = !DILocation(line: 10, column: 37, scope: !80)
!96 = !DILocation(line: 10, column: 40, scope: !80)
!97 = !DILocation(line: 10, column: 42, scope: !80)
!98 = !DILocation(line: 10, column: 49, scope: !80)
!99 = !DILocation(line: 10, column: 47, scope: !80)
!100 = !DILocation(line: 10, column: 53, scope: !80)
!101 = !DILocation(line: 10, column: 51, scope: !80)
!102 = !DILocation(line: 10, column: 55, scope: !80)
!103 = !DILocation(line: 10, column: 60, scope: !80)
!104 = !DILocation(line: 10, column: 70, scope: !80)
!105 = !DILocation(line: 10, column: 73, scope: !80)
!106 = !DILocation(line: 10, column: 75, scope: !80)
!107 = !DILocation(line: 10, column: 82, scope: !80)
!108 = !DILocation(line: 10, column: 80, scope: !80)
!109 = !DILocation(line: 10, column: 86, scope: !80)
!110 = !DILocation(line: 10, column: 84, scope: !80)
!111 = !DILocation(line: 10, column: 90, scope: !80)
!112 = !DILocation(line: 10, column: 92, scope: !80)
!113 = !DILocation(line: 10, column: 96, scope: !80)
!114 = !DILocation(line: 10, column: 94, scope: !80)
!115 = !DILocation(line: 10, column: 100, scope: !80)
!116 = !DILocation(line: 10, column: 98, scope: !80)
!117 = !DILocation(line: 10, column: 102, scope: !80)
!118 = !DILocation(line: 10, column: 66, scope: !80)
!119 = !DILocation(line: 10, column: 7, scope: !80)
!120 = !DILocation(line: 10, column: 9, scope: !80)
!121 = !DILocation(line: 10, column: 13, scope: !80)
!122 = !DILocation(line: 10, column: 11, scope: !80)
!123 = !DILocation(line: 10, column: 17, scope: !80)
!124 = !DILocation(line: 10, column: 15, scope: !80)
!125 = !DILocation(line: 10, column: 20, scope: !80)
!126 = !DILocation(line: 11, column: 5, scope: !74)
!127 = !DILocation(line: 12, column: 3, scope: !74)
!128 = !DILocation(line: 7, column: 34, scope: !67)
!129 = !DILocation(line: 7, column: 3, scope: !67)
!130 = distinct !{!130, !72, !131, !132}
!131 = !DILocation(line: 12, column: 3, scope: !63)
!132 = !{!"llvm.loop.mustprogress"}
!133 = !DILocation(line: 13, column: 1, scope: !42)
