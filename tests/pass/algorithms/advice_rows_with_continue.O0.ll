; ModuleID = 'advice_rows_with_continue.cu'
source_filename = "advice_rows_with_continue.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8distancePKcS0_iiPi(ptr noundef %a, ptr noundef %b, i32 noundef %n, i32 noundef %m, ptr noundef %d) #0 !dbg !42 {
entry:
  %a.addr.i49 = alloca i32, align 4
  %b.addr.i50 = alloca i32, align 4
  %a.addr.i = alloca i32, align 4
  %b.addr.i = alloca i32, align 4
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %m.addr = alloca i32, align 4
  %d.addr = alloca ptr, align 8
  %k = alloca i32, align 4
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  %v = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !50, !DIExpression(), !51)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !52, !DIExpression(), !53)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !54, !DIExpression(), !55)
  store i32 %m, ptr %m.addr, align 4
    #dbg_declare(ptr %m.addr, !56, !DIExpression(), !57)
  store ptr %d, ptr %d.addr, align 8
    #dbg_declare(ptr %d.addr, !58, !DIExpression(), !59)
    #dbg_declare(ptr %k, !60, !DIExpression(), !62)
  store i32 0, ptr %k, align 4, !dbg !62
  br label %for.cond, !dbg !63

for.cond:                                         ; preds = %for.inc47, %entry
  %0 = load i32, ptr %k, align 4, !dbg !64
  %1 = load i32, ptr %n.addr, align 4, !dbg !66
  %2 = load i32, ptr %m.addr, align 4, !dbg !67
  %add = add nsw i32 %1, %2, !dbg !68
  %cmp = icmp sle i32 %0, %add, !dbg !69
  br i1 %cmp, label %for.body, label %for.end48, !dbg !70

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %i, !71, !DIExpression(), !74)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !75
  store i32 %3, ptr %i, align 4, !dbg !74
  br label %for.cond1, !dbg !76

for.cond1:                                        ; preds = %for.inc, %for.body
  %4 = load i32, ptr %i, align 4, !dbg !77
  %5 = load i32, ptr %n.addr, align 4, !dbg !79
  %cmp2 = icmp sle i32 %4, %5, !dbg !80
  br i1 %cmp2, label %for.body3, label %for.end, !dbg !81

for.body3:                                        ; preds = %for.cond1
    #dbg_declare(ptr %j, !82, !DIExpression(), !84)
  %6 = load i32, ptr %k, align 4, !dbg !85
  %7 = load i32, ptr %i, align 4, !dbg !86
  %sub = sub nsw i32 %6, %7, !dbg !87
  store i32 %sub, ptr %j, align 4, !dbg !84
  %8 = load i32, ptr %j, align 4, !dbg !88
  %cmp4 = icmp slt i32 %8, 0, !dbg !90
  br i1 %cmp4, label %if.then, label %lor.lhs.false, !dbg !91

lor.lhs.false:                                    ; preds = %for.body3
  %9 = load i32, ptr %j, align 4, !dbg !92
  %10 = load i32, ptr %m.addr, align 4, !dbg !93
  %cmp5 = icmp sgt i32 %9, %10, !dbg !94
  br i1 %cmp5, label %if.then, label %if.end, !dbg !91

if.then:                                          ; preds = %lor.lhs.false, %for.body3
  br label %for.inc, !dbg !95

if.end:                                           ; preds = %lor.lhs.false
    #dbg_declare(ptr %v, !96, !DIExpression(), !97)
  %11 = load i32, ptr %i, align 4, !dbg !98
  %cmp6 = icmp eq i32 %11, 0, !dbg !99
  br i1 %cmp6, label %cond.true, label %cond.false, !dbg !98

cond.true:                                        ; preds = %if.end
  %12 = load i32, ptr %j, align 4, !dbg !100
  br label %cond.end, !dbg !98

cond.false:                                       ; preds = %if.end
  %13 = load i32, ptr %i, align 4, !dbg !101
  br label %cond.end, !dbg !98

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %12, %cond.true ], [ %13, %cond.false ], !dbg !98
  store i32 %cond, ptr %v, align 4, !dbg !97
  %14 = load i32, ptr %i, align 4, !dbg !102
  %cmp7 = icmp sgt i32 %14, 0, !dbg !104
  br i1 %cmp7, label %land.lhs.true, label %if.end39, !dbg !105

land.lhs.true:                                    ; preds = %cond.end
  %15 = load i32, ptr %j, align 4, !dbg !106
  %cmp8 = icmp sgt i32 %15, 0, !dbg !107
  br i1 %cmp8, label %if.then9, label %if.end39, !dbg !105

if.then9:                                         ; preds = %land.lhs.true
  %16 = load ptr, ptr %d.addr, align 8, !dbg !108
  %17 = load i32, ptr %i, align 4, !dbg !109
  %sub10 = sub nsw i32 %17, 1, !dbg !110
  %18 = load i32, ptr %m.addr, align 4, !dbg !111
  %add11 = add nsw i32 %18, 1, !dbg !112
  %mul = mul nsw i32 %sub10, %add11, !dbg !113
  %19 = load i32, ptr %j, align 4, !dbg !114
  %add12 = add nsw i32 %mul, %19, !dbg !115
  %idxprom = sext i32 %add12 to i64, !dbg !108
  %arrayidx = getelementptr inbounds i32, ptr %16, i64 %idxprom, !dbg !108
  %20 = load i32, ptr %arrayidx, align 4, !dbg !108
  %21 = load ptr, ptr %d.addr, align 8, !dbg !116
  %22 = load i32, ptr %i, align 4, !dbg !117
  %23 = load i32, ptr %m.addr, align 4, !dbg !118
  %add13 = add nsw i32 %23, 1, !dbg !119
  %mul14 = mul nsw i32 %22, %add13, !dbg !120
  %24 = load i32, ptr %j, align 4, !dbg !121
  %add15 = add nsw i32 %mul14, %24, !dbg !122
  %sub16 = sub nsw i32 %add15, 1, !dbg !123
  %idxprom17 = sext i32 %sub16 to i64, !dbg !116
  %arrayidx18 = getelementptr inbounds i32, ptr %21, i64 %idxprom17, !dbg !116
  %25 = load i32, ptr %arrayidx18, align 4, !dbg !116
  store i32 %20, ptr %a.addr.i49, align 4, !dbg !124
  store i32 %25, ptr %b.addr.i50, align 4, !dbg !124
  %26 = load i32, ptr %b.addr.i50, align 4, !dbg !124
  %27 = load i32, ptr %a.addr.i49, align 4, !dbg !124
  %cmp.i51 = icmp slt i32 %26, %27, !dbg !124
  br i1 %cmp.i51, label %cond.true.i54, label %cond.false.i52, !dbg !124

cond.true.i54:                                    ; preds = %if.then9
  %28 = load i32, ptr %b.addr.i50, align 4, !dbg !124
  br label %_ZL3minii.exit55, !dbg !124

cond.false.i52:                                   ; preds = %if.then9
  %29 = load i32, ptr %a.addr.i49, align 4, !dbg !124
  br label %_ZL3minii.exit55, !dbg !124

_ZL3minii.exit55:                                 ; preds = %cond.true.i54, %cond.false.i52
  %cond.i53 = phi i32 [ %28, %cond.true.i54 ], [ %29, %cond.false.i52 ], !dbg !124
  %add20 = add nsw i32 %cond.i53, 1, !dbg !125
  %30 = load ptr, ptr %d.addr, align 8, !dbg !126
  %31 = load i32, ptr %i, align 4, !dbg !127
  %sub21 = sub nsw i32 %31, 1, !dbg !128
  %32 = load i32, ptr %m.addr, align 4, !dbg !129
  %add22 = add nsw i32 %32, 1, !dbg !130
  %mul23 = mul nsw i32 %sub21, %add22, !dbg !131
  %33 = load i32, ptr %j, align 4, !dbg !132
  %add24 = add nsw i32 %mul23, %33, !dbg !133
  %sub25 = sub nsw i32 %add24, 1, !dbg !134
  %idxprom26 = sext i32 %sub25 to i64, !dbg !126
  %arrayidx27 = getelementptr inbounds i32, ptr %30, i64 %idxprom26, !dbg !126
  %34 = load i32, ptr %arrayidx27, align 4, !dbg !126
  %35 = load ptr, ptr %a.addr, align 8, !dbg !135
  %36 = load i32, ptr %i, align 4, !dbg !136
  %sub28 = sub nsw i32 %36, 1, !dbg !137
  %idxprom29 = sext i32 %sub28 to i64, !dbg !135
  %arrayidx30 = getelementptr inbounds i8, ptr %35, i64 %idxprom29, !dbg !135
  %37 = load i8, ptr %arrayidx30, align 1, !dbg !135
  %conv = sext i8 %37 to i32, !dbg !135
  %38 = load ptr, ptr %b.addr, align 8, !dbg !138
  %39 = load i32, ptr %j, align 4, !dbg !139
  %sub31 = sub nsw i32 %39, 1, !dbg !140
  %idxprom32 = sext i32 %sub31 to i64, !dbg !138
  %arrayidx33 = getelementptr inbounds i8, ptr %38, i64 %idxprom32, !dbg !138
  %40 = load i8, ptr %arrayidx33, align 1, !dbg !138
  %conv34 = sext i8 %40 to i32, !dbg !138
  %cmp35 = icmp ne i32 %conv, %conv34, !dbg !141
  %conv36 = zext i1 %cmp35 to i32, !dbg !142
  %add37 = add nsw i32 %34, %conv36, !dbg !143
  store i32 %add20, ptr %a.addr.i, align 4, !dbg !144
  store i32 %add37, ptr %b.addr.i, align 4, !dbg !144
  %41 = load i32, ptr %b.addr.i, align 4, !dbg !144
  %42 = load i32, ptr %a.addr.i, align 4, !dbg !144
  %cmp.i = icmp slt i32 %41, %42, !dbg !144
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !144

cond.true.i:                                      ; preds = %_ZL3minii.exit55
  %43 = load i32, ptr %b.addr.i, align 4, !dbg !144
  br label %_ZL3minii.exit, !dbg !144

cond.false.i:                                     ; preds = %_ZL3minii.exit55
  %44 = load i32, ptr %a.addr.i, align 4, !dbg !144
  br label %_ZL3minii.exit, !dbg !144

_ZL3minii.exit:                                   ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i32 [ %43, %cond.true.i ], [ %44, %cond.false.i ], !dbg !144
  store i32 %cond.i, ptr %v, align 4, !dbg !145
  br label %if.end39, !dbg !146

if.end39:                                         ; preds = %_ZL3minii.exit, %land.lhs.true, %cond.end
  %45 = load i32, ptr %v, align 4, !dbg !147
  %46 = load ptr, ptr %d.addr, align 8, !dbg !148
  %47 = load i32, ptr %i, align 4, !dbg !149
  %48 = load i32, ptr %m.addr, align 4, !dbg !150
  %add40 = add nsw i32 %48, 1, !dbg !151
  %mul41 = mul nsw i32 %47, %add40, !dbg !152
  %49 = load i32, ptr %j, align 4, !dbg !153
  %add42 = add nsw i32 %mul41, %49, !dbg !154
  %idxprom43 = sext i32 %add42 to i64, !dbg !148
  %arrayidx44 = getelementptr inbounds i32, ptr %46, i64 %idxprom43, !dbg !148
  store i32 %45, ptr %arrayidx44, align 4, !dbg !155
  br label %for.inc, !dbg !156

for.inc:                                          ; preds = %if.end39, %if.then
  %50 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !157
  %51 = load i32, ptr %i, align 4, !dbg !158
  %add46 = add i32 %51, %50, !dbg !158
  store i32 %add46, ptr %i, align 4, !dbg !158
  br label %for.cond1, !dbg !159, !llvm.loop !160

for.end:                                          ; preds = %for.cond1
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !163
  br label %for.inc47, !dbg !164

for.inc47:                                        ; preds = %for.end
  %52 = load i32, ptr %k, align 4, !dbg !165
  %inc = add nsw i32 %52, 1, !dbg !165
  store i32 %inc, ptr %k, align 4, !dbg !165
  br label %for.cond, !dbg !166, !llvm.loop !167

for.end48:                                        ; preds = %for.cond
  ret void, !dbg !169
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "advice_rows_with_continue.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "distance", linkageName: "_Z8distancePKcS0_iiPi", scope: !1, file: !1, line: 4, type: !43, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !49)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !45, !35, !35, !48}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !47)
!47 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!49 = !{}
!50 = !DILocalVariable(name: "a", arg: 1, scope: !42, file: !1, line: 4, type: !45)
!51 = !DILocation(line: 4, column: 38, scope: !42)
!52 = !DILocalVariable(name: "b", arg: 2, scope: !42, file: !1, line: 4, type: !45)
!53 = !DILocation(line: 4, column: 53, scope: !42)
!54 = !DILocalVariable(name: "n", arg: 3, scope: !42, file: !1, line: 4, type: !35)
!55 = !DILocation(line: 4, column: 60, scope: !42)
!56 = !DILocalVariable(name: "m", arg: 4, scope: !42, file: !1, line: 4, type: !35)
!57 = !DILocation(line: 4, column: 67, scope: !42)
!58 = !DILocalVariable(name: "d", arg: 5, scope: !42, file: !1, line: 4, type: !48)
!59 = !DILocation(line: 4, column: 75, scope: !42)
!60 = !DILocalVariable(name: "k", scope: !61, file: !1, line: 5, type: !35)
!61 = distinct !DILexicalBlock(scope: !42, file: !1, line: 5, column: 3)
!62 = !DILocation(line: 5, column: 12, scope: !61)
!63 = !DILocation(line: 5, column: 8, scope: !61)
!64 = !DILocation(line: 5, column: 19, scope: !65)
!65 = distinct !DILexicalBlock(scope: !61, file: !1, line: 5, column: 3)
!66 = !DILocation(line: 5, column: 24, scope: !65)
!67 = !DILocation(line: 5, column: 28, scope: !65)
!68 = !DILocation(line: 5, column: 26, scope: !65)
!69 = !DILocation(line: 5, column: 21, scope: !65)
!70 = !DILocation(line: 5, column: 3, scope: !61)
!71 = !DILocalVariable(name: "i", scope: !72, file: !1, line: 6, type: !35)
!72 = distinct !DILexicalBlock(scope: !73, file: !1, line: 6, column: 5)
!73 = distinct !DILexicalBlock(scope: !65, file: !1, line: 5, column: 36)
!74 = !DILocation(line: 6, column: 14, scope: !72)
!75 = !DILocation(line: 6, column: 18, scope: !72)
!76 = !DILocation(line: 6, column: 10, scope: !72)
!77 = !DILocation(line: 6, column: 31, scope: !78)
!78 = distinct !DILexicalBlock(scope: !72, file: !1, line: 6, column: 5)
!79 = !DILocation(line: 6, column: 36, scope: !78)
!80 = !DILocation(line: 6, column: 33, scope: !78)
!81 = !DILocation(line: 6, column: 5, scope: !72)
!82 = !DILocalVariable(name: "j", scope: !83, file: !1, line: 7, type: !35)
!83 = distinct !DILexicalBlock(scope: !78, file: !1, line: 6, column: 56)
!84 = !DILocation(line: 7, column: 11, scope: !83)
!85 = !DILocation(line: 7, column: 15, scope: !83)
!86 = !DILocation(line: 7, column: 19, scope: !83)
!87 = !DILocation(line: 7, column: 17, scope: !83)
!88 = !DILocation(line: 8, column: 11, scope: !89)
!89 = distinct !DILexicalBlock(scope: !83, file: !1, line: 8, column: 11)
!90 = !DILocation(line: 8, column: 13, scope: !89)
!91 = !DILocation(line: 8, column: 17, scope: !89)
!92 = !DILocation(line: 8, column: 20, scope: !89)
!93 = !DILocation(line: 8, column: 24, scope: !89)
!94 = !DILocation(line: 8, column: 22, scope: !89)
!95 = !DILocation(line: 8, column: 27, scope: !89)
!96 = !DILocalVariable(name: "v", scope: !83, file: !1, line: 9, type: !35)
!97 = !DILocation(line: 9, column: 11, scope: !83)
!98 = !DILocation(line: 9, column: 15, scope: !83)
!99 = !DILocation(line: 9, column: 17, scope: !83)
!100 = !DILocation(line: 9, column: 24, scope: !83)
!101 = !DILocation(line: 9, column: 28, scope: !83)
!102 = !DILocation(line: 10, column: 11, scope: !103)
!103 = distinct !DILexicalBlock(scope: !83, file: !1, line: 10, column: 11)
!104 = !DILocation(line: 10, column: 13, scope: !103)
!105 = !DILocation(line: 10, column: 17, scope: !103)
!106 = !DILocation(line: 10, column: 20, scope: !103)
!107 = !DILocation(line: 10, column: 22, scope: !103)
!108 = !DILocation(line: 11, column: 21, scope: !103)
!109 = !DILocation(line: 11, column: 24, scope: !103)
!110 = !DILocation(line: 11, column: 26, scope: !103)
!111 = !DILocation(line: 11, column: 34, scope: !103)
!112 = !DILocation(line: 11, column: 36, scope: !103)
!113 = !DILocation(line: 11, column: 31, scope: !103)
!114 = !DILocation(line: 11, column: 43, scope: !103)
!115 = !DILocation(line: 11, column: 41, scope: !103)
!116 = !DILocation(line: 11, column: 47, scope: !103)
!117 = !DILocation(line: 11, column: 49, scope: !103)
!118 = !DILocation(line: 11, column: 54, scope: !103)
!119 = !DILocation(line: 11, column: 56, scope: !103)
!120 = !DILocation(line: 11, column: 51, scope: !103)
!121 = !DILocation(line: 11, column: 63, scope: !103)
!122 = !DILocation(line: 11, column: 61, scope: !103)
!123 = !DILocation(line: 11, column: 65, scope: !103)
!124 = !DILocation(line: 11, column: 17, scope: !103)
!125 = !DILocation(line: 11, column: 71, scope: !103)
!126 = !DILocation(line: 12, column: 17, scope: !103)
!127 = !DILocation(line: 12, column: 20, scope: !103)
!128 = !DILocation(line: 12, column: 22, scope: !103)
!129 = !DILocation(line: 12, column: 30, scope: !103)
!130 = !DILocation(line: 12, column: 32, scope: !103)
!131 = !DILocation(line: 12, column: 27, scope: !103)
!132 = !DILocation(line: 12, column: 39, scope: !103)
!133 = !DILocation(line: 12, column: 37, scope: !103)
!134 = !DILocation(line: 12, column: 41, scope: !103)
!135 = !DILocation(line: 12, column: 49, scope: !103)
!136 = !DILocation(line: 12, column: 51, scope: !103)
!137 = !DILocation(line: 12, column: 53, scope: !103)
!138 = !DILocation(line: 12, column: 61, scope: !103)
!139 = !DILocation(line: 12, column: 63, scope: !103)
!140 = !DILocation(line: 12, column: 65, scope: !103)
!141 = !DILocation(line: 12, column: 58, scope: !103)
!142 = !DILocation(line: 12, column: 48, scope: !103)
!143 = !DILocation(line: 12, column: 46, scope: !103)
!144 = !DILocation(line: 11, column: 13, scope: !103)
!145 = !DILocation(line: 11, column: 11, scope: !103)
!146 = !DILocation(line: 11, column: 9, scope: !103)
!147 = !DILocation(line: 13, column: 28, scope: !83)
!148 = !DILocation(line: 13, column: 7, scope: !83)
!149 = !DILocation(line: 13, column: 9, scope: !83)
!150 = !DILocation(line: 13, column: 14, scope: !83)
!151 = !DILocation(line: 13, column: 16, scope: !83)
!152 = !DILocation(line: 13, column: 11, scope: !83)
!153 = !DILocation(line: 13, column: 23, scope: !83)
!154 = !DILocation(line: 13, column: 21, scope: !83)
!155 = !DILocation(line: 13, column: 26, scope: !83)
!156 = !DILocation(line: 14, column: 5, scope: !83)
!157 = !DILocation(line: 6, column: 44, scope: !78)
!158 = !DILocation(line: 6, column: 41, scope: !78)
!159 = !DILocation(line: 6, column: 5, scope: !78)
!160 = distinct !{!160, !81, !161, !162}
!161 = !DILocation(line: 14, column: 5, scope: !72)
!162 = !{!"llvm.loop.mustprogress"}
!163 = !DILocation(line: 15, column: 5, scope: !73)
!164 = !DILocation(line: 16, column: 3, scope: !73)
!165 = !DILocation(line: 5, column: 31, scope: !65)
!166 = !DILocation(line: 5, column: 3, scope: !65)
!167 = distinct !{!167, !70, !168, !162}
!168 = !DILocation(line: 16, column: 3, scope: !61)
!169 = !DILocation(line: 17, column: 1, scope: !42)
