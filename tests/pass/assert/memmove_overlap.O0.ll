; ModuleID = 'memmove_overlap.cu'
source_filename = "memmove_overlap.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@.str = private unnamed_addr constant [49 x i8] c"mine[4] == 5 && mine[13] == 12 && mine[12] == 11\00", align 1, !dbg !0
@.str1 = private unnamed_addr constant [19 x i8] c"memmove_overlap.cu\00", align 1, !dbg !8
@__PRETTY_FUNCTION__._Z1kPc = private unnamed_addr constant [15 x i8] c"void k(char *)\00", align 1, !dbg !13

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z14memcpy_forwardPcPKci(ptr noundef %to, ptr noundef %from, i32 noundef %n) #0 !dbg !61 {
entry:
  %to.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %to, ptr %to.addr, align 8
    #dbg_declare(ptr %to.addr, !67, !DIExpression(), !68)
  store ptr %from, ptr %from.addr, align 8
    #dbg_declare(ptr %from.addr, !69, !DIExpression(), !70)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !71, !DIExpression(), !72)
    #dbg_declare(ptr %i, !73, !DIExpression(), !75)
  store i32 0, ptr %i, align 4, !dbg !75
  br label %for.cond, !dbg !76

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !77
  %1 = load i32, ptr %n.addr, align 4, !dbg !79
  %cmp = icmp slt i32 %0, %1, !dbg !80
  br i1 %cmp, label %for.body, label %for.end, !dbg !81

for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %from.addr, align 8, !dbg !82
  %3 = load i32, ptr %i, align 4, !dbg !83
  %idxprom = sext i32 %3 to i64, !dbg !82
  %arrayidx = getelementptr inbounds i8, ptr %2, i64 %idxprom, !dbg !82
  %4 = load i8, ptr %arrayidx, align 1, !dbg !82
  %5 = load ptr, ptr %to.addr, align 8, !dbg !84
  %6 = load i32, ptr %i, align 4, !dbg !85
  %idxprom1 = sext i32 %6 to i64, !dbg !84
  %arrayidx2 = getelementptr inbounds i8, ptr %5, i64 %idxprom1, !dbg !84
  store i8 %4, ptr %arrayidx2, align 1, !dbg !86
  br label %for.inc, !dbg !84

for.inc:                                          ; preds = %for.body
  %7 = load i32, ptr %i, align 4, !dbg !87
  %inc = add nsw i32 %7, 1, !dbg !87
  store i32 %inc, ptr %i, align 4, !dbg !87
  br label %for.cond, !dbg !88, !llvm.loop !89

for.end:                                          ; preds = %for.cond
  ret void, !dbg !92
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPc(ptr noundef %a) #1 !dbg !93 {
entry:
  %holds.addr.i = alloca i8, align 1
  %text.addr.i = alloca ptr, align 8
  %file.addr.i = alloca ptr, align 8
  %line.addr.i = alloca i32, align 4
  %fn.addr.i = alloca ptr, align 8
  %a.addr = alloca ptr, align 8
  %mine = alloca ptr, align 8
  %i = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !96, !DIExpression(), !97)
    #dbg_declare(ptr %mine, !98, !DIExpression(), !99)
  %0 = load ptr, ptr %a.addr, align 8, !dbg !100
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !101
  %mul = mul i32 16, %1, !dbg !102
  %idx.ext = zext i32 %mul to i64, !dbg !103
  %add.ptr = getelementptr inbounds nuw i8, ptr %0, i64 %idx.ext, !dbg !103
  store ptr %add.ptr, ptr %mine, align 8, !dbg !99
    #dbg_declare(ptr %i, !104, !DIExpression(), !106)
  store i32 0, ptr %i, align 4, !dbg !106
  br label %for.cond, !dbg !107

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i32, ptr %i, align 4, !dbg !108
  %cmp = icmp slt i32 %2, 16, !dbg !110
  br i1 %cmp, label %for.body, label %for.end, !dbg !111

for.body:                                         ; preds = %for.cond
  %3 = load i32, ptr %i, align 4, !dbg !112
  %conv = trunc i32 %3 to i8, !dbg !112
  %4 = load ptr, ptr %mine, align 8, !dbg !113
  %5 = load i32, ptr %i, align 4, !dbg !114
  %idxprom = sext i32 %5 to i64, !dbg !113
  %arrayidx = getelementptr inbounds i8, ptr %4, i64 %idxprom, !dbg !113
  store i8 %conv, ptr %arrayidx, align 1, !dbg !115
  br label %for.inc, !dbg !113

for.inc:                                          ; preds = %for.body
  %6 = load i32, ptr %i, align 4, !dbg !116
  %inc = add nsw i32 %6, 1, !dbg !116
  store i32 %inc, ptr %i, align 4, !dbg !116
  br label %for.cond, !dbg !117, !llvm.loop !118

for.end:                                          ; preds = %for.cond
  %7 = load ptr, ptr %mine, align 8, !dbg !120
  %add.ptr1 = getelementptr inbounds i8, ptr %7, i64 1, !dbg !121
  %8 = load ptr, ptr %mine, align 8, !dbg !122
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %add.ptr1, ptr align 1 %8, i64 13, i1 false), !dbg !121
  %9 = load ptr, ptr %mine, align 8, !dbg !123
  %10 = load ptr, ptr %mine, align 8, !dbg !124
  %add.ptr2 = getelementptr inbounds i8, ptr %10, i64 2, !dbg !125
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %9, ptr align 1 %add.ptr2, i64 9, i1 false), !dbg !125
  %11 = load ptr, ptr %mine, align 8, !dbg !126
  %arrayidx3 = getelementptr inbounds i8, ptr %11, i64 4, !dbg !126
  %12 = load i8, ptr %arrayidx3, align 1, !dbg !126
  %conv4 = sext i8 %12 to i32, !dbg !126
  %cmp5 = icmp eq i32 %conv4, 5, !dbg !127
  br i1 %cmp5, label %land.lhs.true, label %land.end, !dbg !128

land.lhs.true:                                    ; preds = %for.end
  %13 = load ptr, ptr %mine, align 8, !dbg !129
  %arrayidx6 = getelementptr inbounds i8, ptr %13, i64 13, !dbg !129
  %14 = load i8, ptr %arrayidx6, align 1, !dbg !129
  %conv7 = sext i8 %14 to i32, !dbg !129
  %cmp8 = icmp eq i32 %conv7, 12, !dbg !130
  br i1 %cmp8, label %land.rhs, label %land.end, !dbg !131

land.rhs:                                         ; preds = %land.lhs.true
  %15 = load ptr, ptr %mine, align 8, !dbg !132
  %arrayidx9 = getelementptr inbounds i8, ptr %15, i64 12, !dbg !132
  %16 = load i8, ptr %arrayidx9, align 1, !dbg !132
  %conv10 = sext i8 %16 to i32, !dbg !132
  %cmp11 = icmp eq i32 %conv10, 11, !dbg !133
  br label %land.end

land.end:                                         ; preds = %land.rhs, %land.lhs.true, %for.end
  %17 = phi i1 [ false, %land.lhs.true ], [ false, %for.end ], [ %cmp11, %land.rhs ], !dbg !134
  %storedv.i = zext i1 %17 to i8, !dbg !135
  store i8 %storedv.i, ptr %holds.addr.i, align 1, !dbg !135
  store ptr @.str, ptr %text.addr.i, align 8, !dbg !135
  store ptr @.str1, ptr %file.addr.i, align 8, !dbg !135
  store i32 17, ptr %line.addr.i, align 4, !dbg !135
  store ptr @__PRETTY_FUNCTION__._Z1kPc, ptr %fn.addr.i, align 8, !dbg !135
  %18 = load i8, ptr %holds.addr.i, align 1, !dbg !135
  %loadedv.i = trunc i8 %18 to i1, !dbg !135
  br i1 %loadedv.i, label %_ZL9ws_assertbPKcS0_jS0_.exit, label %if.then.i, !dbg !135

if.then.i:                                        ; preds = %land.end
  %19 = load ptr, ptr %text.addr.i, align 8, !dbg !135
  %20 = load ptr, ptr %file.addr.i, align 8, !dbg !135
  %21 = load i32, ptr %line.addr.i, align 4, !dbg !135
  %22 = load ptr, ptr %fn.addr.i, align 8, !dbg !135
  call void @__assertfail(ptr noundef %19, ptr noundef %20, i32 noundef %21, ptr noundef %22, i64 noundef 1) #5, !dbg !135
  unreachable, !dbg !135

_ZL9ws_assertbPKcS0_jS0_.exit:                    ; preds = %land.end
  ret void, !dbg !136
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent noreturn nounwind
declare void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #4

attributes #0 = { convergent mustprogress noinline nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #5 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!56, !57, !58, !59}
!llvm.ident = !{!60}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "memmove_overlap.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 392, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 49)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 19)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 15)
!18 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !19, globals: !21, imports: !22, splitDebugInlining: false, nameTableKind: None)
!19 = !{!20}
!20 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!21 = !{!0, !8, !13}
!22 = !{!23, !26, !28, !33, !38, !43, !48, !50}
!23 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !24, file: !25, line: 128)
!24 = !DINamespace(name: "ws_math", scope: null)
!25 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!26 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !27, entity: !24, file: !25, line: 129)
!27 = !DINamespace(name: "std", scope: null)
!28 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !29, file: !25, line: 154)
!29 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !25, file: !25, line: 137, type: !30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!30 = !DISubroutineType(types: !31)
!31 = !{!32, !32}
!32 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !34, file: !25, line: 154)
!34 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !25, file: !25, line: 133, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!35 = !DISubroutineType(types: !36)
!36 = !{!37, !37}
!37 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!38 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !39, file: !25, line: 154)
!39 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !25, file: !25, line: 134, type: !40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!40 = !DISubroutineType(types: !41)
!41 = !{!42, !42}
!42 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!43 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !44, file: !25, line: 154)
!44 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !25, file: !25, line: 145, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!45 = !DISubroutineType(types: !46)
!46 = !{!20, !47}
!47 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!48 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !49, file: !25, line: 154)
!49 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !25, file: !25, line: 147, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!50 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !51, file: !25, line: 154)
!51 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !25, file: !25, line: 149, type: !52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!52 = !DISubroutineType(types: !53)
!53 = !{!54, !55}
!54 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!55 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!56 = !{i32 7, !"Dwarf Version", i32 4}
!57 = !{i32 2, !"Debug Info Version", i32 3}
!58 = !{i32 1, !"wchar_size", i32 4}
!59 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!60 = !{!"clang version 22.1.8"}
!61 = distinct !DISubprogram(name: "memcpy_forward", linkageName: "_Z14memcpy_forwardPcPKci", scope: !2, file: !2, line: 7, type: !62, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !66)
!62 = !DISubroutineType(types: !63)
!63 = !{null, !64, !65, !54}
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!66 = !{}
!67 = !DILocalVariable(name: "to", arg: 1, scope: !61, file: !2, line: 7, type: !64)
!68 = !DILocation(line: 7, column: 38, scope: !61)
!69 = !DILocalVariable(name: "from", arg: 2, scope: !61, file: !2, line: 7, type: !65)
!70 = !DILocation(line: 7, column: 54, scope: !61)
!71 = !DILocalVariable(name: "n", arg: 3, scope: !61, file: !2, line: 7, type: !54)
!72 = !DILocation(line: 7, column: 64, scope: !61)
!73 = !DILocalVariable(name: "i", scope: !74, file: !2, line: 8, type: !54)
!74 = distinct !DILexicalBlock(scope: !61, file: !2, line: 8, column: 3)
!75 = !DILocation(line: 8, column: 12, scope: !74)
!76 = !DILocation(line: 8, column: 8, scope: !74)
!77 = !DILocation(line: 8, column: 19, scope: !78)
!78 = distinct !DILexicalBlock(scope: !74, file: !2, line: 8, column: 3)
!79 = !DILocation(line: 8, column: 23, scope: !78)
!80 = !DILocation(line: 8, column: 21, scope: !78)
!81 = !DILocation(line: 8, column: 3, scope: !74)
!82 = !DILocation(line: 9, column: 13, scope: !78)
!83 = !DILocation(line: 9, column: 18, scope: !78)
!84 = !DILocation(line: 9, column: 5, scope: !78)
!85 = !DILocation(line: 9, column: 8, scope: !78)
!86 = !DILocation(line: 9, column: 11, scope: !78)
!87 = !DILocation(line: 8, column: 26, scope: !78)
!88 = !DILocation(line: 8, column: 3, scope: !78)
!89 = distinct !{!89, !81, !90, !91}
!90 = !DILocation(line: 9, column: 19, scope: !74)
!91 = !{!"llvm.loop.mustprogress"}
!92 = !DILocation(line: 10, column: 1, scope: !61)
!93 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPc", scope: !2, file: !2, line: 11, type: !94, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !66)
!94 = !DISubroutineType(types: !95)
!95 = !{null, !64}
!96 = !DILocalVariable(name: "a", arg: 1, scope: !93, file: !2, line: 11, type: !64)
!97 = !DILocation(line: 11, column: 25, scope: !93)
!98 = !DILocalVariable(name: "mine", scope: !93, file: !2, line: 12, type: !64)
!99 = !DILocation(line: 12, column: 9, scope: !93)
!100 = !DILocation(line: 12, column: 16, scope: !93)
!101 = !DILocation(line: 12, column: 25, scope: !93)
!102 = !DILocation(line: 12, column: 23, scope: !93)
!103 = !DILocation(line: 12, column: 18, scope: !93)
!104 = !DILocalVariable(name: "i", scope: !105, file: !2, line: 13, type: !54)
!105 = distinct !DILexicalBlock(scope: !93, file: !2, line: 13, column: 3)
!106 = !DILocation(line: 13, column: 12, scope: !105)
!107 = !DILocation(line: 13, column: 8, scope: !105)
!108 = !DILocation(line: 13, column: 19, scope: !109)
!109 = distinct !DILexicalBlock(scope: !105, file: !2, line: 13, column: 3)
!110 = !DILocation(line: 13, column: 21, scope: !109)
!111 = !DILocation(line: 13, column: 3, scope: !105)
!112 = !DILocation(line: 14, column: 15, scope: !109)
!113 = !DILocation(line: 14, column: 5, scope: !109)
!114 = !DILocation(line: 14, column: 10, scope: !109)
!115 = !DILocation(line: 14, column: 13, scope: !109)
!116 = !DILocation(line: 13, column: 27, scope: !109)
!117 = !DILocation(line: 13, column: 3, scope: !109)
!118 = distinct !{!118, !111, !119, !91}
!119 = !DILocation(line: 14, column: 15, scope: !105)
!120 = !DILocation(line: 15, column: 21, scope: !93)
!121 = !DILocation(line: 15, column: 3, scope: !93)
!122 = !DILocation(line: 15, column: 31, scope: !93)
!123 = !DILocation(line: 16, column: 21, scope: !93)
!124 = !DILocation(line: 16, column: 27, scope: !93)
!125 = !DILocation(line: 16, column: 3, scope: !93)
!126 = !DILocation(line: 17, column: 10, scope: !93)
!127 = !DILocation(line: 17, column: 18, scope: !93)
!128 = !DILocation(line: 17, column: 23, scope: !93)
!129 = !DILocation(line: 17, column: 26, scope: !93)
!130 = !DILocation(line: 17, column: 35, scope: !93)
!131 = !DILocation(line: 17, column: 41, scope: !93)
!132 = !DILocation(line: 17, column: 44, scope: !93)
!133 = !DILocation(line: 17, column: 53, scope: !93)
!134 = !DILocation(line: 0, scope: !93)
!135 = !DILocation(line: 17, column: 3, scope: !93)
!136 = !DILocation(line: 18, column: 1, scope: !93)
