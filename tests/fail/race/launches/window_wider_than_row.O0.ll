; ModuleID = 'window_wider_than_row.cu'
source_filename = "window_wider_than_row.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7row_sumPKfPfiii(ptr noundef %in, ptr noundef %out, i32 noundef %w, i32 noundef %h, i32 noundef %r) #0 !dbg !42 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %w.addr = alloca i32, align 4
  %h.addr = alloca i32, align 4
  %r.addr = alloca i32, align 4
  %y = alloca i32, align 4
  %a = alloca ptr, align 8
  %o = alloca ptr, align 8
  %t = alloca float, align 4
  %x = alloca i32, align 4
  %x13 = alloca i32, align 4
  %x28 = alloca i32, align 4
  %x48 = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !49, !DIExpression(), !50)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !51, !DIExpression(), !52)
  store i32 %w, ptr %w.addr, align 4
    #dbg_declare(ptr %w.addr, !53, !DIExpression(), !54)
  store i32 %h, ptr %h.addr, align 4
    #dbg_declare(ptr %h.addr, !55, !DIExpression(), !56)
  store i32 %r, ptr %r.addr, align 4
    #dbg_declare(ptr %r.addr, !57, !DIExpression(), !58)
    #dbg_declare(ptr %y, !59, !DIExpression(), !60)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !61
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !62
  %mul = mul i32 %0, %1, !dbg !63
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !64
  %add = add i32 %mul, %2, !dbg !65
  store i32 %add, ptr %y, align 4, !dbg !60
  %3 = load i32, ptr %y, align 4, !dbg !66
  %4 = load i32, ptr %h.addr, align 4, !dbg !68
  %cmp = icmp sge i32 %3, %4, !dbg !69
  br i1 %cmp, label %if.then, label %if.end, !dbg !69

if.then:                                          ; preds = %entry
  br label %for.end67, !dbg !70

if.end:                                           ; preds = %entry
    #dbg_declare(ptr %a, !71, !DIExpression(), !72)
  %5 = load ptr, ptr %in.addr, align 8, !dbg !73
  %6 = load i32, ptr %y, align 4, !dbg !74
  %7 = load i32, ptr %w.addr, align 4, !dbg !75
  %mul3 = mul nsw i32 %6, %7, !dbg !76
  %idx.ext = sext i32 %mul3 to i64, !dbg !77
  %add.ptr = getelementptr inbounds float, ptr %5, i64 %idx.ext, !dbg !77
  store ptr %add.ptr, ptr %a, align 8, !dbg !72
    #dbg_declare(ptr %o, !78, !DIExpression(), !79)
  %8 = load ptr, ptr %out.addr, align 8, !dbg !80
  %9 = load i32, ptr %y, align 4, !dbg !81
  %10 = load i32, ptr %w.addr, align 4, !dbg !82
  %mul4 = mul nsw i32 %9, %10, !dbg !83
  %idx.ext5 = sext i32 %mul4 to i64, !dbg !84
  %add.ptr6 = getelementptr inbounds float, ptr %8, i64 %idx.ext5, !dbg !84
  store ptr %add.ptr6, ptr %o, align 8, !dbg !79
    #dbg_declare(ptr %t, !85, !DIExpression(), !86)
  %11 = load ptr, ptr %a, align 8, !dbg !87
  %arrayidx = getelementptr inbounds float, ptr %11, i64 0, !dbg !87
  %12 = load float, ptr %arrayidx, align 4, !dbg !87
  %13 = load i32, ptr %r.addr, align 4, !dbg !88
  %conv = sitofp i32 %13 to float, !dbg !88
  %mul7 = fmul float %12, %conv, !dbg !89
  store float %mul7, ptr %t, align 4, !dbg !86
    #dbg_declare(ptr %x, !90, !DIExpression(), !92)
  store i32 0, ptr %x, align 4, !dbg !92
  br label %for.cond, !dbg !93

for.cond:                                         ; preds = %for.inc, %if.end
  %14 = load i32, ptr %x, align 4, !dbg !94
  %15 = load i32, ptr %r.addr, align 4, !dbg !96
  %add8 = add nsw i32 %15, 1, !dbg !97
  %cmp9 = icmp slt i32 %14, %add8, !dbg !98
  br i1 %cmp9, label %for.body, label %for.end, !dbg !99

for.body:                                         ; preds = %for.cond
  %16 = load ptr, ptr %a, align 8, !dbg !100
  %17 = load i32, ptr %x, align 4, !dbg !101
  %idxprom = sext i32 %17 to i64, !dbg !100
  %arrayidx10 = getelementptr inbounds float, ptr %16, i64 %idxprom, !dbg !100
  %18 = load float, ptr %arrayidx10, align 4, !dbg !100
  %19 = load float, ptr %t, align 4, !dbg !102
  %add11 = fadd float %19, %18, !dbg !102
  store float %add11, ptr %t, align 4, !dbg !102
  br label %for.inc, !dbg !103

for.inc:                                          ; preds = %for.body
  %20 = load i32, ptr %x, align 4, !dbg !104
  %inc = add nsw i32 %20, 1, !dbg !104
  store i32 %inc, ptr %x, align 4, !dbg !104
  br label %for.cond, !dbg !105, !llvm.loop !106

for.end:                                          ; preds = %for.cond
  %21 = load float, ptr %t, align 4, !dbg !109
  %22 = load ptr, ptr %o, align 8, !dbg !110
  %arrayidx12 = getelementptr inbounds float, ptr %22, i64 0, !dbg !110
  store float %21, ptr %arrayidx12, align 4, !dbg !111
    #dbg_declare(ptr %x13, !112, !DIExpression(), !114)
  store i32 1, ptr %x13, align 4, !dbg !114
  br label %for.cond14, !dbg !115

for.cond14:                                       ; preds = %for.inc25, %for.end
  %23 = load i32, ptr %x13, align 4, !dbg !116
  %24 = load i32, ptr %r.addr, align 4, !dbg !118
  %add15 = add nsw i32 %24, 1, !dbg !119
  %cmp16 = icmp slt i32 %23, %add15, !dbg !120
  br i1 %cmp16, label %for.body17, label %for.end27, !dbg !121

for.body17:                                       ; preds = %for.cond14
  %25 = load ptr, ptr %a, align 8, !dbg !122
  %26 = load i32, ptr %x13, align 4, !dbg !124
  %27 = load i32, ptr %r.addr, align 4, !dbg !125
  %add18 = add nsw i32 %26, %27, !dbg !126
  %idxprom19 = sext i32 %add18 to i64, !dbg !122
  %arrayidx20 = getelementptr inbounds float, ptr %25, i64 %idxprom19, !dbg !122
  %28 = load float, ptr %arrayidx20, align 4, !dbg !122
  %29 = load ptr, ptr %a, align 8, !dbg !127
  %arrayidx21 = getelementptr inbounds float, ptr %29, i64 0, !dbg !127
  %30 = load float, ptr %arrayidx21, align 4, !dbg !127
  %sub = fsub float %28, %30, !dbg !128
  %31 = load float, ptr %t, align 4, !dbg !129
  %add22 = fadd float %31, %sub, !dbg !129
  store float %add22, ptr %t, align 4, !dbg !129
  %32 = load float, ptr %t, align 4, !dbg !130
  %33 = load ptr, ptr %o, align 8, !dbg !131
  %34 = load i32, ptr %x13, align 4, !dbg !132
  %idxprom23 = sext i32 %34 to i64, !dbg !131
  %arrayidx24 = getelementptr inbounds float, ptr %33, i64 %idxprom23, !dbg !131
  store float %32, ptr %arrayidx24, align 4, !dbg !133
  br label %for.inc25, !dbg !134

for.inc25:                                        ; preds = %for.body17
  %35 = load i32, ptr %x13, align 4, !dbg !135
  %inc26 = add nsw i32 %35, 1, !dbg !135
  store i32 %inc26, ptr %x13, align 4, !dbg !135
  br label %for.cond14, !dbg !136, !llvm.loop !137

for.end27:                                        ; preds = %for.cond14
    #dbg_declare(ptr %x28, !139, !DIExpression(), !141)
  %36 = load i32, ptr %r.addr, align 4, !dbg !142
  %add29 = add nsw i32 %36, 1, !dbg !143
  store i32 %add29, ptr %x28, align 4, !dbg !141
  br label %for.cond30, !dbg !144

for.cond30:                                       ; preds = %for.inc45, %for.end27
  %37 = load i32, ptr %x28, align 4, !dbg !145
  %38 = load i32, ptr %w.addr, align 4, !dbg !147
  %39 = load i32, ptr %r.addr, align 4, !dbg !148
  %sub31 = sub nsw i32 %38, %39, !dbg !149
  %cmp32 = icmp slt i32 %37, %sub31, !dbg !150
  br i1 %cmp32, label %for.body33, label %for.end47, !dbg !151

for.body33:                                       ; preds = %for.cond30
  %40 = load ptr, ptr %a, align 8, !dbg !152
  %41 = load i32, ptr %x28, align 4, !dbg !154
  %42 = load i32, ptr %r.addr, align 4, !dbg !155
  %add34 = add nsw i32 %41, %42, !dbg !156
  %idxprom35 = sext i32 %add34 to i64, !dbg !152
  %arrayidx36 = getelementptr inbounds float, ptr %40, i64 %idxprom35, !dbg !152
  %43 = load float, ptr %arrayidx36, align 4, !dbg !152
  %44 = load ptr, ptr %a, align 8, !dbg !157
  %45 = load i32, ptr %x28, align 4, !dbg !158
  %46 = load i32, ptr %r.addr, align 4, !dbg !159
  %sub37 = sub nsw i32 %45, %46, !dbg !160
  %sub38 = sub nsw i32 %sub37, 1, !dbg !161
  %idxprom39 = sext i32 %sub38 to i64, !dbg !157
  %arrayidx40 = getelementptr inbounds float, ptr %44, i64 %idxprom39, !dbg !157
  %47 = load float, ptr %arrayidx40, align 4, !dbg !157
  %sub41 = fsub float %43, %47, !dbg !162
  %48 = load float, ptr %t, align 4, !dbg !163
  %add42 = fadd float %48, %sub41, !dbg !163
  store float %add42, ptr %t, align 4, !dbg !163
  %49 = load float, ptr %t, align 4, !dbg !164
  %50 = load ptr, ptr %o, align 8, !dbg !165
  %51 = load i32, ptr %x28, align 4, !dbg !166
  %idxprom43 = sext i32 %51 to i64, !dbg !165
  %arrayidx44 = getelementptr inbounds float, ptr %50, i64 %idxprom43, !dbg !165
  store float %49, ptr %arrayidx44, align 4, !dbg !167
  br label %for.inc45, !dbg !168

for.inc45:                                        ; preds = %for.body33
  %52 = load i32, ptr %x28, align 4, !dbg !169
  %inc46 = add nsw i32 %52, 1, !dbg !169
  store i32 %inc46, ptr %x28, align 4, !dbg !169
  br label %for.cond30, !dbg !170, !llvm.loop !171

for.end47:                                        ; preds = %for.cond30
    #dbg_declare(ptr %x48, !173, !DIExpression(), !175)
  %53 = load i32, ptr %w.addr, align 4, !dbg !176
  %54 = load i32, ptr %r.addr, align 4, !dbg !177
  %sub49 = sub nsw i32 %53, %54, !dbg !178
  store i32 %sub49, ptr %x48, align 4, !dbg !175
  br label %for.cond50, !dbg !179

for.cond50:                                       ; preds = %for.inc65, %for.end47
  %55 = load i32, ptr %x48, align 4, !dbg !180
  %56 = load i32, ptr %w.addr, align 4, !dbg !182
  %add51 = add nsw i32 %56, 1, !dbg !183
  %cmp52 = icmp slt i32 %55, %add51, !dbg !184
  br i1 %cmp52, label %for.body53, label %for.end67, !dbg !185

for.body53:                                       ; preds = %for.cond50
  %57 = load ptr, ptr %a, align 8, !dbg !186
  %58 = load i32, ptr %w.addr, align 4, !dbg !188
  %sub54 = sub nsw i32 %58, 1, !dbg !189
  %idxprom55 = sext i32 %sub54 to i64, !dbg !186
  %arrayidx56 = getelementptr inbounds float, ptr %57, i64 %idxprom55, !dbg !186
  %59 = load float, ptr %arrayidx56, align 4, !dbg !186
  %60 = load ptr, ptr %a, align 8, !dbg !190
  %61 = load i32, ptr %x48, align 4, !dbg !191
  %62 = load i32, ptr %r.addr, align 4, !dbg !192
  %sub57 = sub nsw i32 %61, %62, !dbg !193
  %sub58 = sub nsw i32 %sub57, 1, !dbg !194
  %idxprom59 = sext i32 %sub58 to i64, !dbg !190
  %arrayidx60 = getelementptr inbounds float, ptr %60, i64 %idxprom59, !dbg !190
  %63 = load float, ptr %arrayidx60, align 4, !dbg !190
  %sub61 = fsub float %59, %63, !dbg !195
  %64 = load float, ptr %t, align 4, !dbg !196
  %add62 = fadd float %64, %sub61, !dbg !196
  store float %add62, ptr %t, align 4, !dbg !196
  %65 = load float, ptr %t, align 4, !dbg !197
  %66 = load ptr, ptr %o, align 8, !dbg !198
  %67 = load i32, ptr %x48, align 4, !dbg !199
  %idxprom63 = sext i32 %67 to i64, !dbg !198
  %arrayidx64 = getelementptr inbounds float, ptr %66, i64 %idxprom63, !dbg !198
  store float %65, ptr %arrayidx64, align 4, !dbg !200
  br label %for.inc65, !dbg !201

for.inc65:                                        ; preds = %for.body53
  %68 = load i32, ptr %x48, align 4, !dbg !202
  %inc66 = add nsw i32 %68, 1, !dbg !202
  store i32 %inc66, ptr %x48, align 4, !dbg !202
  br label %for.cond50, !dbg !203, !llvm.loop !204

for.end67:                                        ; preds = %if.then, %for.cond50
  ret void, !dbg !206
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "window_wider_than_row.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "row_sum", linkageName: "_Z7row_sumPKfPfiii", scope: !1, file: !1, line: 5, type: !43, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !48)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !47, !35, !35, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!48 = !{}
!49 = !DILocalVariable(name: "in", arg: 1, scope: !42, file: !1, line: 5, type: !45)
!50 = !DILocation(line: 5, column: 38, scope: !42)
!51 = !DILocalVariable(name: "out", arg: 2, scope: !42, file: !1, line: 5, type: !47)
!52 = !DILocation(line: 5, column: 49, scope: !42)
!53 = !DILocalVariable(name: "w", arg: 3, scope: !42, file: !1, line: 5, type: !35)
!54 = !DILocation(line: 5, column: 58, scope: !42)
!55 = !DILocalVariable(name: "h", arg: 4, scope: !42, file: !1, line: 5, type: !35)
!56 = !DILocation(line: 5, column: 65, scope: !42)
!57 = !DILocalVariable(name: "r", arg: 5, scope: !42, file: !1, line: 5, type: !35)
!58 = !DILocation(line: 5, column: 72, scope: !42)
!59 = !DILocalVariable(name: "y", scope: !42, file: !1, line: 6, type: !35)
!60 = !DILocation(line: 6, column: 7, scope: !42)
!61 = !DILocation(line: 6, column: 11, scope: !42)
!62 = !DILocation(line: 6, column: 24, scope: !42)
!63 = !DILocation(line: 6, column: 22, scope: !42)
!64 = !DILocation(line: 6, column: 37, scope: !42)
!65 = !DILocation(line: 6, column: 35, scope: !42)
!66 = !DILocation(line: 7, column: 7, scope: !67)
!67 = distinct !DILexicalBlock(scope: !42, file: !1, line: 7, column: 7)
!68 = !DILocation(line: 7, column: 12, scope: !67)
!69 = !DILocation(line: 7, column: 9, scope: !67)
!70 = !DILocation(line: 7, column: 15, scope: !67)
!71 = !DILocalVariable(name: "a", scope: !42, file: !1, line: 8, type: !45)
!72 = !DILocation(line: 8, column: 16, scope: !42)
!73 = !DILocation(line: 8, column: 20, scope: !42)
!74 = !DILocation(line: 8, column: 25, scope: !42)
!75 = !DILocation(line: 8, column: 29, scope: !42)
!76 = !DILocation(line: 8, column: 27, scope: !42)
!77 = !DILocation(line: 8, column: 23, scope: !42)
!78 = !DILocalVariable(name: "o", scope: !42, file: !1, line: 8, type: !47)
!79 = !DILocation(line: 8, column: 39, scope: !42)
!80 = !DILocation(line: 8, column: 43, scope: !42)
!81 = !DILocation(line: 8, column: 49, scope: !42)
!82 = !DILocation(line: 8, column: 53, scope: !42)
!83 = !DILocation(line: 8, column: 51, scope: !42)
!84 = !DILocation(line: 8, column: 47, scope: !42)
!85 = !DILocalVariable(name: "t", scope: !42, file: !1, line: 9, type: !36)
!86 = !DILocation(line: 9, column: 9, scope: !42)
!87 = !DILocation(line: 9, column: 13, scope: !42)
!88 = !DILocation(line: 9, column: 20, scope: !42)
!89 = !DILocation(line: 9, column: 18, scope: !42)
!90 = !DILocalVariable(name: "x", scope: !91, file: !1, line: 10, type: !35)
!91 = distinct !DILexicalBlock(scope: !42, file: !1, line: 10, column: 3)
!92 = !DILocation(line: 10, column: 12, scope: !91)
!93 = !DILocation(line: 10, column: 8, scope: !91)
!94 = !DILocation(line: 10, column: 19, scope: !95)
!95 = distinct !DILexicalBlock(scope: !91, file: !1, line: 10, column: 3)
!96 = !DILocation(line: 10, column: 23, scope: !95)
!97 = !DILocation(line: 10, column: 25, scope: !95)
!98 = !DILocation(line: 10, column: 21, scope: !95)
!99 = !DILocation(line: 10, column: 3, scope: !91)
!100 = !DILocation(line: 10, column: 40, scope: !95)
!101 = !DILocation(line: 10, column: 42, scope: !95)
!102 = !DILocation(line: 10, column: 37, scope: !95)
!103 = !DILocation(line: 10, column: 35, scope: !95)
!104 = !DILocation(line: 10, column: 30, scope: !95)
!105 = !DILocation(line: 10, column: 3, scope: !95)
!106 = distinct !{!106, !99, !107, !108}
!107 = !DILocation(line: 10, column: 43, scope: !91)
!108 = !{!"llvm.loop.mustprogress"}
!109 = !DILocation(line: 11, column: 10, scope: !42)
!110 = !DILocation(line: 11, column: 3, scope: !42)
!111 = !DILocation(line: 11, column: 8, scope: !42)
!112 = !DILocalVariable(name: "x", scope: !113, file: !1, line: 12, type: !35)
!113 = distinct !DILexicalBlock(scope: !42, file: !1, line: 12, column: 3)
!114 = !DILocation(line: 12, column: 12, scope: !113)
!115 = !DILocation(line: 12, column: 8, scope: !113)
!116 = !DILocation(line: 12, column: 19, scope: !117)
!117 = distinct !DILexicalBlock(scope: !113, file: !1, line: 12, column: 3)
!118 = !DILocation(line: 12, column: 23, scope: !117)
!119 = !DILocation(line: 12, column: 25, scope: !117)
!120 = !DILocation(line: 12, column: 21, scope: !117)
!121 = !DILocation(line: 12, column: 3, scope: !113)
!122 = !DILocation(line: 12, column: 42, scope: !123)
!123 = distinct !DILexicalBlock(scope: !117, file: !1, line: 12, column: 35)
!124 = !DILocation(line: 12, column: 44, scope: !123)
!125 = !DILocation(line: 12, column: 48, scope: !123)
!126 = !DILocation(line: 12, column: 46, scope: !123)
!127 = !DILocation(line: 12, column: 53, scope: !123)
!128 = !DILocation(line: 12, column: 51, scope: !123)
!129 = !DILocation(line: 12, column: 39, scope: !123)
!130 = !DILocation(line: 12, column: 66, scope: !123)
!131 = !DILocation(line: 12, column: 59, scope: !123)
!132 = !DILocation(line: 12, column: 61, scope: !123)
!133 = !DILocation(line: 12, column: 64, scope: !123)
!134 = !DILocation(line: 12, column: 69, scope: !123)
!135 = !DILocation(line: 12, column: 30, scope: !117)
!136 = !DILocation(line: 12, column: 3, scope: !117)
!137 = distinct !{!137, !121, !138, !108}
!138 = !DILocation(line: 12, column: 69, scope: !113)
!139 = !DILocalVariable(name: "x", scope: !140, file: !1, line: 13, type: !35)
!140 = distinct !DILexicalBlock(scope: !42, file: !1, line: 13, column: 3)
!141 = !DILocation(line: 13, column: 12, scope: !140)
!142 = !DILocation(line: 13, column: 16, scope: !140)
!143 = !DILocation(line: 13, column: 18, scope: !140)
!144 = !DILocation(line: 13, column: 8, scope: !140)
!145 = !DILocation(line: 13, column: 23, scope: !146)
!146 = distinct !DILexicalBlock(scope: !140, file: !1, line: 13, column: 3)
!147 = !DILocation(line: 13, column: 27, scope: !146)
!148 = !DILocation(line: 13, column: 31, scope: !146)
!149 = !DILocation(line: 13, column: 29, scope: !146)
!150 = !DILocation(line: 13, column: 25, scope: !146)
!151 = !DILocation(line: 13, column: 3, scope: !140)
!152 = !DILocation(line: 13, column: 46, scope: !153)
!153 = distinct !DILexicalBlock(scope: !146, file: !1, line: 13, column: 39)
!154 = !DILocation(line: 13, column: 48, scope: !153)
!155 = !DILocation(line: 13, column: 52, scope: !153)
!156 = !DILocation(line: 13, column: 50, scope: !153)
!157 = !DILocation(line: 13, column: 57, scope: !153)
!158 = !DILocation(line: 13, column: 59, scope: !153)
!159 = !DILocation(line: 13, column: 63, scope: !153)
!160 = !DILocation(line: 13, column: 61, scope: !153)
!161 = !DILocation(line: 13, column: 65, scope: !153)
!162 = !DILocation(line: 13, column: 55, scope: !153)
!163 = !DILocation(line: 13, column: 43, scope: !153)
!164 = !DILocation(line: 13, column: 78, scope: !153)
!165 = !DILocation(line: 13, column: 71, scope: !153)
!166 = !DILocation(line: 13, column: 73, scope: !153)
!167 = !DILocation(line: 13, column: 76, scope: !153)
!168 = !DILocation(line: 13, column: 81, scope: !153)
!169 = !DILocation(line: 13, column: 34, scope: !146)
!170 = !DILocation(line: 13, column: 3, scope: !146)
!171 = distinct !{!171, !151, !172, !108}
!172 = !DILocation(line: 13, column: 81, scope: !140)
!173 = !DILocalVariable(name: "x", scope: !174, file: !1, line: 14, type: !35)
!174 = distinct !DILexicalBlock(scope: !42, file: !1, line: 14, column: 3)
!175 = !DILocation(line: 14, column: 12, scope: !174)
!176 = !DILocation(line: 14, column: 16, scope: !174)
!177 = !DILocation(line: 14, column: 20, scope: !174)
!178 = !DILocation(line: 14, column: 18, scope: !174)
!179 = !DILocation(line: 14, column: 8, scope: !174)
!180 = !DILocation(line: 14, column: 23, scope: !181)
!181 = distinct !DILexicalBlock(scope: !174, file: !1, line: 14, column: 3)
!182 = !DILocation(line: 14, column: 27, scope: !181)
!183 = !DILocation(line: 14, column: 29, scope: !181)
!184 = !DILocation(line: 14, column: 25, scope: !181)
!185 = !DILocation(line: 14, column: 3, scope: !174)
!186 = !DILocation(line: 14, column: 46, scope: !187)
!187 = distinct !DILexicalBlock(scope: !181, file: !1, line: 14, column: 39)
!188 = !DILocation(line: 14, column: 48, scope: !187)
!189 = !DILocation(line: 14, column: 50, scope: !187)
!190 = !DILocation(line: 14, column: 57, scope: !187)
!191 = !DILocation(line: 14, column: 59, scope: !187)
!192 = !DILocation(line: 14, column: 63, scope: !187)
!193 = !DILocation(line: 14, column: 61, scope: !187)
!194 = !DILocation(line: 14, column: 65, scope: !187)
!195 = !DILocation(line: 14, column: 55, scope: !187)
!196 = !DILocation(line: 14, column: 43, scope: !187)
!197 = !DILocation(line: 14, column: 78, scope: !187)
!198 = !DILocation(line: 14, column: 71, scope: !187)
!199 = !DILocation(line: 14, column: 73, scope: !187)
!200 = !DILocation(line: 14, column: 76, scope: !187)
!201 = !DILocation(line: 14, column: 81, scope: !187)
!202 = !DILocation(line: 14, column: 34, scope: !181)
!203 = !DILocation(line: 14, column: 3, scope: !181)
!204 = distinct !{!204, !185, !205, !108}
!205 = !DILocation(line: 14, column: 81, scope: !174)
!206 = !DILocation(line: 15, column: 1, scope: !42)
