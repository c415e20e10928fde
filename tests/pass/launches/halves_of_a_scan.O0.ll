; ModuleID = 'halves_of_a_scan.cu'
source_filename = "halves_of_a_scan.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@s = external addrspace(3) global [0 x float], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4scanPfPKfi(ptr noundef %out, ptr noundef %in, i32 noundef %n) #0 !dbg !42 {
entry:
  %out.addr = alloca ptr, align 8
  %in.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %offset = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %d = alloca i32, align 4
  %d46 = alloca i32, align 4
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  %x = alloca float, align 4
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !49, !DIExpression(), !50)
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !51, !DIExpression(), !52)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !53, !DIExpression(), !54)
    #dbg_declare(ptr %t, !55, !DIExpression(), !56)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !57
  store i32 %0, ptr %t, align 4, !dbg !56
    #dbg_declare(ptr %offset, !58, !DIExpression(), !59)
  store i32 1, ptr %offset, align 4, !dbg !59
    #dbg_declare(ptr %a, !60, !DIExpression(), !61)
  %1 = load i32, ptr %t, align 4, !dbg !62
  store i32 %1, ptr %a, align 4, !dbg !61
    #dbg_declare(ptr %b, !63, !DIExpression(), !64)
  %2 = load i32, ptr %t, align 4, !dbg !65
  %3 = load i32, ptr %n.addr, align 4, !dbg !66
  %div = sdiv i32 %3, 2, !dbg !67
  %add = add nsw i32 %2, %div, !dbg !68
  store i32 %add, ptr %b, align 4, !dbg !64
  %4 = load ptr, ptr %in.addr, align 8, !dbg !69
  %5 = load i32, ptr %a, align 4, !dbg !70
  %idxprom = sext i32 %5 to i64, !dbg !69
  %arrayidx = getelementptr inbounds float, ptr %4, i64 %idxprom, !dbg !69
  %6 = load float, ptr %arrayidx, align 4, !dbg !69
  %7 = load i32, ptr %a, align 4, !dbg !71
  %8 = load i32, ptr %a, align 4, !dbg !71
  %shr = ashr i32 %8, 5, !dbg !72
  %add1 = add nsw i32 %7, %shr, !dbg !72
  %idxprom2 = sext i32 %add1 to i64, !dbg !73
  %arrayidx3 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom2, !dbg !73
  store float %6, ptr %arrayidx3, align 4, !dbg !74
  %9 = load ptr, ptr %in.addr, align 8, !dbg !75
  %10 = load i32, ptr %b, align 4, !dbg !76
  %idxprom4 = sext i32 %10 to i64, !dbg !75
  %arrayidx5 = getelementptr inbounds float, ptr %9, i64 %idxprom4, !dbg !75
  %11 = load float, ptr %arrayidx5, align 4, !dbg !75
  %12 = load i32, ptr %b, align 4, !dbg !77
  %13 = load i32, ptr %b, align 4, !dbg !77
  %shr6 = ashr i32 %13, 5, !dbg !78
  %add7 = add nsw i32 %12, %shr6, !dbg !78
  %idxprom8 = sext i32 %add7 to i64, !dbg !79
  %arrayidx9 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom8, !dbg !79
  store float %11, ptr %arrayidx9, align 4, !dbg !80
    #dbg_declare(ptr %d, !81, !DIExpression(), !83)
  %14 = load i32, ptr %n.addr, align 4, !dbg !84
  %shr10 = ashr i32 %14, 1, !dbg !85
  store i32 %shr10, ptr %d, align 4, !dbg !83
  br label %for.cond, !dbg !86

for.cond:                                         ; preds = %for.inc, %entry
  %15 = load i32, ptr %d, align 4, !dbg !87
  %cmp = icmp sgt i32 %15, 0, !dbg !89
  br i1 %cmp, label %for.body, label %for.end, !dbg !90

for.body:                                         ; preds = %for.cond
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !91
  %16 = load i32, ptr %t, align 4, !dbg !93
  %17 = load i32, ptr %d, align 4, !dbg !95
  %cmp11 = icmp slt i32 %16, %17, !dbg !96
  br i1 %cmp11, label %if.then, label %if.end, !dbg !96

if.then:                                          ; preds = %for.body
  %18 = load i32, ptr %offset, align 4, !dbg !97
  %19 = load i32, ptr %t, align 4, !dbg !98
  %mul = mul nsw i32 2, %19, !dbg !99
  %add12 = add nsw i32 %mul, 1, !dbg !100
  %mul13 = mul nsw i32 %18, %add12, !dbg !101
  %sub = sub nsw i32 %mul13, 1, !dbg !102
  %20 = load i32, ptr %offset, align 4, !dbg !97
  %21 = load i32, ptr %t, align 4, !dbg !98
  %mul14 = mul nsw i32 2, %21, !dbg !99
  %add15 = add nsw i32 %mul14, 1, !dbg !100
  %mul16 = mul nsw i32 %20, %add15, !dbg !101
  %sub17 = sub nsw i32 %mul16, 1, !dbg !102
  %shr18 = ashr i32 %sub17, 5, !dbg !103
  %add19 = add nsw i32 %sub, %shr18, !dbg !103
  %idxprom20 = sext i32 %add19 to i64, !dbg !104
  %arrayidx21 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom20, !dbg !104
  %22 = load float, ptr %arrayidx21, align 4, !dbg !104
  %23 = load i32, ptr %offset, align 4, !dbg !105
  %24 = load i32, ptr %t, align 4, !dbg !106
  %mul22 = mul nsw i32 2, %24, !dbg !107
  %add23 = add nsw i32 %mul22, 2, !dbg !108
  %mul24 = mul nsw i32 %23, %add23, !dbg !109
  %sub25 = sub nsw i32 %mul24, 1, !dbg !110
  %25 = load i32, ptr %offset, align 4, !dbg !105
  %26 = load i32, ptr %t, align 4, !dbg !106
  %mul26 = mul nsw i32 2, %26, !dbg !107
  %add27 = add nsw i32 %mul26, 2, !dbg !108
  %mul28 = mul nsw i32 %25, %add27, !dbg !109
  %sub29 = sub nsw i32 %mul28, 1, !dbg !110
  %shr30 = ashr i32 %sub29, 5, !dbg !111
  %add31 = add nsw i32 %sub25, %shr30, !dbg !111
  %idxprom32 = sext i32 %add31 to i64, !dbg !112
  %arrayidx33 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom32, !dbg !112
  %27 = load float, ptr %arrayidx33, align 4, !dbg !113
  %add34 = fadd float %27, %22, !dbg !113
  store float %add34, ptr %arrayidx33, align 4, !dbg !113
  br label %if.end, !dbg !112

if.end:                                           ; preds = %if.then, %for.body
  %28 = load i32, ptr %offset, align 4, !dbg !114
  %mul35 = mul nsw i32 %28, 2, !dbg !114
  store i32 %mul35, ptr %offset, align 4, !dbg !114
  br label %for.inc, !dbg !115

for.inc:                                          ; preds = %if.end
  %29 = load i32, ptr %d, align 4, !dbg !116
  %shr36 = ashr i32 %29, 1, !dbg !116
  store i32 %shr36, ptr %d, align 4, !dbg !116
  br label %for.cond, !dbg !117, !llvm.loop !118

for.end:                                          ; preds = %for.cond
  %30 = load i32, ptr %t, align 4, !dbg !121
  %cmp37 = icmp eq i32 %30, 0, !dbg !123
  br i1 %cmp37, label %if.then38, label %if.end45, !dbg !123

if.then38:                                        ; preds = %for.end
  %31 = load i32, ptr %n.addr, align 4, !dbg !124
  %sub39 = sub nsw i32 %31, 1, !dbg !125
  %32 = load i32, ptr %n.addr, align 4, !dbg !124
  %sub40 = sub nsw i32 %32, 1, !dbg !125
  %shr41 = ashr i32 %sub40, 5, !dbg !126
  %add42 = add nsw i32 %sub39, %shr41, !dbg !126
  %idxprom43 = sext i32 %add42 to i64, !dbg !127
  %arrayidx44 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom43, !dbg !127
  store float 0.000000e+00, ptr %arrayidx44, align 4, !dbg !128
  br label %if.end45, !dbg !127

if.end45:                                         ; preds = %if.then38, %for.end
    #dbg_declare(ptr %d46, !129, !DIExpression(), !131)
  store i32 1, ptr %d46, align 4, !dbg !131
  br label %for.cond47, !dbg !132

for.cond47:                                       ; preds = %for.inc83, %if.end45
  %33 = load i32, ptr %d46, align 4, !dbg !133
  %34 = load i32, ptr %n.addr, align 4, !dbg !135
  %cmp48 = icmp slt i32 %33, %34, !dbg !136
  br i1 %cmp48, label %for.body49, label %for.end85, !dbg !137

for.body49:                                       ; preds = %for.cond47
  %35 = load i32, ptr %offset, align 4, !dbg !138
  %shr50 = ashr i32 %35, 1, !dbg !138
  store i32 %shr50, ptr %offset, align 4, !dbg !138
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !140
  %36 = load i32, ptr %t, align 4, !dbg !141
  %37 = load i32, ptr %d46, align 4, !dbg !143
  %cmp51 = icmp slt i32 %36, %37, !dbg !144
  br i1 %cmp51, label %if.then52, label %if.end82, !dbg !144

if.then52:                                        ; preds = %for.body49
    #dbg_declare(ptr %i, !145, !DIExpression(), !147)
  %38 = load i32, ptr %offset, align 4, !dbg !148
  %39 = load i32, ptr %t, align 4, !dbg !149
  %mul53 = mul nsw i32 2, %39, !dbg !150
  %add54 = add nsw i32 %mul53, 1, !dbg !151
  %mul55 = mul nsw i32 %38, %add54, !dbg !152
  %sub56 = sub nsw i32 %mul55, 1, !dbg !153
  %40 = load i32, ptr %offset, align 4, !dbg !148
  %41 = load i32, ptr %t, align 4, !dbg !149
  %mul57 = mul nsw i32 2, %41, !dbg !150
  %add58 = add nsw i32 %mul57, 1, !dbg !151
  %mul59 = mul nsw i32 %40, %add58, !dbg !152
  %sub60 = sub nsw i32 %mul59, 1, !dbg !153
  %shr61 = ashr i32 %sub60, 5, !dbg !154
  %add62 = add nsw i32 %sub56, %shr61, !dbg !154
  store i32 %add62, ptr %i, align 4, !dbg !147
    #dbg_declare(ptr %j, !155, !DIExpression(), !156)
  %42 = load i32, ptr %offset, align 4, !dbg !157
  %43 = load i32, ptr %t, align 4, !dbg !158
  %mul63 = mul nsw i32 2, %43, !dbg !159
  %add64 = add nsw i32 %mul63, 2, !dbg !160
  %mul65 = mul nsw i32 %42, %add64, !dbg !161
  %sub66 = sub nsw i32 %mul65, 1, !dbg !162
  %44 = load i32, ptr %offset, align 4, !dbg !157
  %45 = load i32, ptr %t, align 4, !dbg !158
  %mul67 = mul nsw i32 2, %45, !dbg !159
  %add68 = add nsw i32 %mul67, 2, !dbg !160
  %mul69 = mul nsw i32 %44, %add68, !dbg !161
  %sub70 = sub nsw i32 %mul69, 1, !dbg !162
  %shr71 = ashr i32 %sub70, 5, !dbg !163
  %add72 = add nsw i32 %sub66, %shr71, !dbg !163
  store i32 %add72, ptr %j, align 4, !dbg !156
    #dbg_declare(ptr %x, !164, !DIExpression(), !165)
  %46 = load i32, ptr %i, align 4, !dbg !166
  %idxprom73 = sext i32 %46 to i64, !dbg !167
  %arrayidx74 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom73, !dbg !167
  %47 = load float, ptr %arrayidx74, align 4, !dbg !167
  store float %47, ptr %x, align 4, !dbg !165
  %48 = load i32, ptr %j, align 4, !dbg !168
  %idxprom75 = sext i32 %48 to i64, !dbg !169
  %arrayidx76 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom75, !dbg !169
  %49 = load float, ptr %arrayidx76, align 4, !dbg !169
  %50 = load i32, ptr %i, align 4, !dbg !170
  %idxprom77 = sext i32 %50 to i64, !dbg !171
  %arrayidx78 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom77, !dbg !171
  store float %49, ptr %arrayidx78, align 4, !dbg !172
  %51 = load float, ptr %x, align 4, !dbg !173
  %52 = load i32, ptr %j, align 4, !dbg !174
  %idxprom79 = sext i32 %52 to i64, !dbg !175
  %arrayidx80 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom79, !dbg !175
  %53 = load float, ptr %arrayidx80, align 4, !dbg !176
  %add81 = fadd float %53, %51, !dbg !176
  store float %add81, ptr %arrayidx80, align 4, !dbg !176
  br label %if.end82, !dbg !177

if.end82:                                         ; preds = %if.then52, %for.body49
  br label %for.inc83, !dbg !178

for.inc83:                                        ; preds = %if.end82
  %54 = load i32, ptr %d46, align 4, !dbg !179
  %mul84 = mul nsw i32 %54, 2, !dbg !179
  store i32 %mul84, ptr %d46, align 4, !dbg !179
  br label %for.cond47, !dbg !180, !llvm.loop !181

for.end85:                                        ; preds = %for.cond47
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !183
  %55 = load i32, ptr %a, align 4, !dbg !184
  %56 = load i32, ptr %a, align 4, !dbg !184
  %shr86 = ashr i32 %56, 5, !dbg !185
  %add87 = add nsw i32 %55, %shr86, !dbg !185
  %idxprom88 = sext i32 %add87 to i64, !dbg !186
  %arrayidx89 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom88, !dbg !186
  %57 = load float, ptr %arrayidx89, align 4, !dbg !186
  %58 = load ptr, ptr %out.addr, align 8, !dbg !187
  %59 = load i32, ptr %a, align 4, !dbg !188
  %idxprom90 = sext i32 %59 to i64, !dbg !187
  %arrayidx91 = getelementptr inbounds float, ptr %58, i64 %idxprom90, !dbg !187
  store float %57, ptr %arrayidx91, align 4, !dbg !189
  %60 = load i32, ptr %b, align 4, !dbg !190
  %61 = load i32, ptr %b, align 4, !dbg !190
  %shr92 = ashr i32 %61, 5, !dbg !191
  %add93 = add nsw i32 %60, %shr92, !dbg !191
  %idxprom94 = sext i32 %add93 to i64, !dbg !192
  %arrayidx95 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom94, !dbg !192
  %62 = load float, ptr %arrayidx95, align 4, !dbg !192
  %63 = load ptr, ptr %out.addr, align 8, !dbg !193
  %64 = load i32, ptr %b, align 4, !dbg !194
  %idxprom96 = sext i32 %64 to i64, !dbg !193
  %arrayidx97 = getelementptr inbounds float, ptr %63, i64 %idxprom96, !dbg !193
  store float %62, ptr %arrayidx97, align 4, !dbg !195
  ret void, !dbg !196
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
!1 = !DIFile(filename: "halves_of_a_scan.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "scan", linkageName: "_Z4scanPfPKfi", scope: !1, file: !1, line: 6, type: !43, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !48)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !46, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!47 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!48 = !{}
!49 = !DILocalVariable(name: "out", arg: 1, scope: !42, file: !1, line: 6, type: !45)
!50 = !DILocation(line: 6, column: 29, scope: !42)
!51 = !DILocalVariable(name: "in", arg: 2, scope: !42, file: !1, line: 6, type: !46)
!52 = !DILocation(line: 6, column: 47, scope: !42)
!53 = !DILocalVariable(name: "n", arg: 3, scope: !42, file: !1, line: 6, type: !35)
!54 = !DILocation(line: 6, column: 55, scope: !42)
!55 = !DILocalVariable(name: "t", scope: !42, file: !1, line: 8, type: !35)
!56 = !DILocation(line: 8, column: 7, scope: !42)
!57 = !DILocation(line: 8, column: 11, scope: !42)
!58 = !DILocalVariable(name: "offset", scope: !42, file: !1, line: 8, type: !35)
!59 = !DILocation(line: 8, column: 24, scope: !42)
!60 = !DILocalVariable(name: "a", scope: !42, file: !1, line: 9, type: !35)
!61 = !DILocation(line: 9, column: 7, scope: !42)
!62 = !DILocation(line: 9, column: 11, scope: !42)
!63 = !DILocalVariable(name: "b", scope: !42, file: !1, line: 9, type: !35)
!64 = !DILocation(line: 9, column: 14, scope: !42)
!65 = !DILocation(line: 9, column: 18, scope: !42)
!66 = !DILocation(line: 9, column: 22, scope: !42)
!67 = !DILocation(line: 9, column: 24, scope: !42)
!68 = !DILocation(line: 9, column: 20, scope: !42)
!69 = !DILocation(line: 10, column: 18, scope: !42)
!70 = !DILocation(line: 10, column: 21, scope: !42)
!71 = !DILocation(line: 10, column: 12, scope: !42)
!72 = !DILocation(line: 10, column: 5, scope: !42)
!73 = !DILocation(line: 10, column: 3, scope: !42)
!74 = !DILocation(line: 10, column: 16, scope: !42)
!75 = !DILocation(line: 11, column: 18, scope: !42)
!76 = !DILocation(line: 11, column: 21, scope: !42)
!77 = !DILocation(line: 11, column: 12, scope: !42)
!78 = !DILocation(line: 11, column: 5, scope: !42)
!79 = !DILocation(line: 11, column: 3, scope: !42)
!80 = !DILocation(line: 11, column: 16, scope: !42)
!81 = !DILocalVariable(name: "d", scope: !82, file: !1, line: 12, type: !35)
!82 = distinct !DILexicalBlock(scope: !42, file: !1, line: 12, column: 3)
!83 = !DILocation(line: 12, column: 12, scope: !82)
!84 = !DILocation(line: 12, column: 16, scope: !82)
!85 = !DILocation(line: 12, column: 18, scope: !82)
!86 = !DILocation(line: 12, column: 8, scope: !82)
!87 = !DILocation(line: 12, column: 24, scope: !88)
!88 = distinct !DILexicalBlock(scope: !82, file: !1, line: 12, column: 3)
!89 = !DILocation(line: 12, column: 26, scope: !88)
!90 = !DILocation(line: 12, column: 3, scope: !82)
!91 = !DILocation(line: 13, column: 5, scope: !92)
!92 = distinct !DILexicalBlock(scope: !88, file: !1, line: 12, column: 40)
!93 = !DILocation(line: 14, column: 9, scope: !94)
!94 = distinct !DILexicalBlock(scope: !92, file: !1, line: 14, column: 9)
!95 = !DILocation(line: 14, column: 13, scope: !94)
!96 = !DILocation(line: 14, column: 11, scope: !94)
!97 = !DILocation(line: 14, column: 64, scope: !94)
!98 = !DILocation(line: 14, column: 78, scope: !94)
!99 = !DILocation(line: 14, column: 76, scope: !94)
!100 = !DILocation(line: 14, column: 80, scope: !94)
!101 = !DILocation(line: 14, column: 71, scope: !94)
!102 = !DILocation(line: 14, column: 85, scope: !94)
!103 = !DILocation(line: 14, column: 57, scope: !94)
!104 = !DILocation(line: 14, column: 55, scope: !94)
!105 = !DILocation(line: 14, column: 25, scope: !94)
!106 = !DILocation(line: 14, column: 39, scope: !94)
!107 = !DILocation(line: 14, column: 37, scope: !94)
!108 = !DILocation(line: 14, column: 41, scope: !94)
!109 = !DILocation(line: 14, column: 32, scope: !94)
!110 = !DILocation(line: 14, column: 46, scope: !94)
!111 = !DILocation(line: 14, column: 18, scope: !94)
!112 = !DILocation(line: 14, column: 16, scope: !94)
!113 = !DILocation(line: 14, column: 52, scope: !94)
!114 = !DILocation(line: 15, column: 12, scope: !92)
!115 = !DILocation(line: 16, column: 3, scope: !92)
!116 = !DILocation(line: 12, column: 33, scope: !88)
!117 = !DILocation(line: 12, column: 3, scope: !88)
!118 = distinct !{!118, !90, !119, !120}
!119 = !DILocation(line: 16, column: 3, scope: !82)
!120 = !{!"llvm.loop.mustprogress"}
!121 = !DILocation(line: 17, column: 7, scope: !122)
!122 = distinct !DILexicalBlock(scope: !42, file: !1, line: 17, column: 7)
!123 = !DILocation(line: 17, column: 9, scope: !122)
!124 = !DILocation(line: 17, column: 24, scope: !122)
!125 = !DILocation(line: 17, column: 26, scope: !122)
!126 = !DILocation(line: 17, column: 17, scope: !122)
!127 = !DILocation(line: 17, column: 15, scope: !122)
!128 = !DILocation(line: 17, column: 32, scope: !122)
!129 = !DILocalVariable(name: "d", scope: !130, file: !1, line: 18, type: !35)
!130 = distinct !DILexicalBlock(scope: !42, file: !1, line: 18, column: 3)
!131 = !DILocation(line: 18, column: 12, scope: !130)
!132 = !DILocation(line: 18, column: 8, scope: !130)
!133 = !DILocation(line: 18, column: 19, scope: !134)
!134 = distinct !DILexicalBlock(scope: !130, file: !1, line: 18, column: 3)
!135 = !DILocation(line: 18, column: 23, scope: !134)
!136 = !DILocation(line: 18, column: 21, scope: !134)
!137 = !DILocation(line: 18, column: 3, scope: !130)
!138 = !DILocation(line: 19, column: 12, scope: !139)
!139 = distinct !DILexicalBlock(scope: !134, file: !1, line: 18, column: 34)
!140 = !DILocation(line: 20, column: 5, scope: !139)
!141 = !DILocation(line: 21, column: 9, scope: !142)
!142 = distinct !DILexicalBlock(scope: !139, file: !1, line: 21, column: 9)
!143 = !DILocation(line: 21, column: 13, scope: !142)
!144 = !DILocation(line: 21, column: 11, scope: !142)
!145 = !DILocalVariable(name: "i", scope: !146, file: !1, line: 22, type: !35)
!146 = distinct !DILexicalBlock(scope: !142, file: !1, line: 21, column: 16)
!147 = !DILocation(line: 22, column: 11, scope: !146)
!148 = !DILocation(line: 22, column: 22, scope: !146)
!149 = !DILocation(line: 22, column: 36, scope: !146)
!150 = !DILocation(line: 22, column: 34, scope: !146)
!151 = !DILocation(line: 22, column: 38, scope: !146)
!152 = !DILocation(line: 22, column: 29, scope: !146)
!153 = !DILocation(line: 22, column: 43, scope: !146)
!154 = !DILocation(line: 22, column: 15, scope: !146)
!155 = !DILocalVariable(name: "j", scope: !146, file: !1, line: 22, type: !35)
!156 = !DILocation(line: 22, column: 49, scope: !146)
!157 = !DILocation(line: 22, column: 60, scope: !146)
!158 = !DILocation(line: 22, column: 74, scope: !146)
!159 = !DILocation(line: 22, column: 72, scope: !146)
!160 = !DILocation(line: 22, column: 76, scope: !146)
!161 = !DILocation(line: 22, column: 67, scope: !146)
!162 = !DILocation(line: 22, column: 81, scope: !146)
!163 = !DILocation(line: 22, column: 53, scope: !146)
!164 = !DILocalVariable(name: "x", scope: !146, file: !1, line: 23, type: !36)
!165 = !DILocation(line: 23, column: 13, scope: !146)
!166 = !DILocation(line: 23, column: 19, scope: !146)
!167 = !DILocation(line: 23, column: 17, scope: !146)
!168 = !DILocation(line: 24, column: 16, scope: !146)
!169 = !DILocation(line: 24, column: 14, scope: !146)
!170 = !DILocation(line: 24, column: 9, scope: !146)
!171 = !DILocation(line: 24, column: 7, scope: !146)
!172 = !DILocation(line: 24, column: 12, scope: !146)
!173 = !DILocation(line: 25, column: 15, scope: !146)
!174 = !DILocation(line: 25, column: 9, scope: !146)
!175 = !DILocation(line: 25, column: 7, scope: !146)
!176 = !DILocation(line: 25, column: 12, scope: !146)
!177 = !DILocation(line: 26, column: 5, scope: !146)
!178 = !DILocation(line: 27, column: 3, scope: !139)
!179 = !DILocation(line: 18, column: 28, scope: !134)
!180 = !DILocation(line: 18, column: 3, scope: !134)
!181 = distinct !{!181, !137, !182, !120}
!182 = !DILocation(line: 27, column: 3, scope: !130)
!183 = !DILocation(line: 28, column: 3, scope: !42)
!184 = !DILocation(line: 29, column: 21, scope: !42)
!185 = !DILocation(line: 29, column: 14, scope: !42)
!186 = !DILocation(line: 29, column: 12, scope: !42)
!187 = !DILocation(line: 29, column: 3, scope: !42)
!188 = !DILocation(line: 29, column: 7, scope: !42)
!189 = !DILocation(line: 29, column: 10, scope: !42)
!190 = !DILocation(line: 30, column: 21, scope: !42)
!191 = !DILocation(line: 30, column: 14, scope: !42)
!192 = !DILocation(line: 30, column: 12, scope: !42)
!193 = !DILocation(line: 30, column: 3, scope: !42)
!194 = !DILocation(line: 30, column: 7, scope: !42)
!195 = !DILocation(line: 30, column: 10, scope: !42)
!196 = !DILocation(line: 31, column: 1, scope: !42)
