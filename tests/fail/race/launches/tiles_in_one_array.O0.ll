; ModuleID = 'tiles_in_one_array.cu'
source_filename = "tiles_in_one_array.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@s = external addrspace(3) global [0 x float], align 4
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6scoresPKfS0_S0_Pfiii(ptr noundef %q, ptr noundef %k, ptr noundef %v, ptr noundef %o, i32 noundef %width, i32 noundef %rows, i32 noundef %tiles) #0 !dbg !42 {
entry:
  %q.addr = alloca ptr, align 8
  %k.addr = alloca ptr, align 8
  %v.addr = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %width.addr = alloca i32, align 4
  %rows.addr = alloca i32, align 4
  %tiles.addr = alloca i32, align 4
  %keys = alloca ptr, align 8
  %values = alloca ptr, align 8
  %own = alloca ptr, align 8
  %t = alloca i32, align 4
  %x = alloca i32, align 4
  %sum = alloca float, align 4
  %tile = alloca i32, align 4
  %x16 = alloca i32, align 4
  %y = alloca i32, align 4
  %x46 = alloca i32, align 4
  store ptr %q, ptr %q.addr, align 8
    #dbg_declare(ptr %q.addr, !49, !DIExpression(), !50)
  store ptr %k, ptr %k.addr, align 8
    #dbg_declare(ptr %k.addr, !51, !DIExpression(), !52)
  store ptr %v, ptr %v.addr, align 8
    #dbg_declare(ptr %v.addr, !53, !DIExpression(), !54)
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !55, !DIExpression(), !56)
  store i32 %width, ptr %width.addr, align 4
    #dbg_declare(ptr %width.addr, !57, !DIExpression(), !58)
  store i32 %rows, ptr %rows.addr, align 4
    #dbg_declare(ptr %rows.addr, !59, !DIExpression(), !60)
  store i32 %tiles, ptr %tiles.addr, align 4
    #dbg_declare(ptr %tiles.addr, !61, !DIExpression(), !62)
    #dbg_declare(ptr %keys, !63, !DIExpression(), !64)
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %keys, align 8, !dbg !64
    #dbg_declare(ptr %values, !65, !DIExpression(), !66)
  %0 = load i32, ptr %rows.addr, align 4, !dbg !67
  %1 = load i32, ptr %width.addr, align 4, !dbg !68
  %mul = mul nsw i32 %0, %1, !dbg !69
  %idx.ext = sext i32 %mul to i64, !dbg !70
  %add.ptr = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %idx.ext, !dbg !70
  store ptr %add.ptr, ptr %values, align 8, !dbg !66
    #dbg_declare(ptr %own, !71, !DIExpression(), !72)
  %2 = load i32, ptr %rows.addr, align 4, !dbg !73
  %mul1 = mul nsw i32 2, %2, !dbg !74
  %3 = load i32, ptr %width.addr, align 4, !dbg !75
  %mul2 = mul nsw i32 %mul1, %3, !dbg !76
  %idx.ext3 = sext i32 %mul2 to i64, !dbg !77
  %add.ptr4 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %idx.ext3, !dbg !77
  store ptr %add.ptr4, ptr %own, align 8, !dbg !72
    #dbg_declare(ptr %t, !78, !DIExpression(), !79)
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !80
  store i32 %4, ptr %t, align 4, !dbg !79
    #dbg_declare(ptr %x, !81, !DIExpression(), !83)
  store i32 0, ptr %x, align 4, !dbg !83
  br label %for.cond, !dbg !84

for.cond:                                         ; preds = %for.inc, %entry
  %5 = load i32, ptr %x, align 4, !dbg !85
  %6 = load i32, ptr %width.addr, align 4, !dbg !87
  %cmp = icmp slt i32 %5, %6, !dbg !88
  br i1 %cmp, label %for.body, label %for.end, !dbg !89

for.body:                                         ; preds = %for.cond
  %7 = load ptr, ptr %q.addr, align 8, !dbg !90
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !91
  %9 = load i32, ptr %rows.addr, align 4, !dbg !92
  %mul6 = mul i32 %8, %9, !dbg !93
  %10 = load i32, ptr %t, align 4, !dbg !94
  %add = add i32 %mul6, %10, !dbg !95
  %11 = load i32, ptr %width.addr, align 4, !dbg !96
  %mul7 = mul i32 %add, %11, !dbg !97
  %12 = load i32, ptr %x, align 4, !dbg !98
  %add8 = add i32 %mul7, %12, !dbg !99
  %idxprom = zext i32 %add8 to i64, !dbg !90
  %arrayidx = getelementptr inbounds nuw float, ptr %7, i64 %idxprom, !dbg !90
  %13 = load float, ptr %arrayidx, align 4, !dbg !90
  %14 = load ptr, ptr %own, align 8, !dbg !100
  %15 = load i32, ptr %t, align 4, !dbg !101
  %16 = load i32, ptr %width.addr, align 4, !dbg !102
  %mul9 = mul nsw i32 %15, %16, !dbg !103
  %17 = load i32, ptr %x, align 4, !dbg !104
  %add10 = add nsw i32 %mul9, %17, !dbg !105
  %idxprom11 = sext i32 %add10 to i64, !dbg !100
  %arrayidx12 = getelementptr inbounds float, ptr %14, i64 %idxprom11, !dbg !100
  store float %13, ptr %arrayidx12, align 4, !dbg !106
  br label %for.inc, !dbg !100

for.inc:                                          ; preds = %for.body
  %18 = load i32, ptr %x, align 4, !dbg !107
  %inc = add nsw i32 %18, 1, !dbg !107
  store i32 %inc, ptr %x, align 4, !dbg !107
  br label %for.cond, !dbg !108, !llvm.loop !109

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %sum, !112, !DIExpression(), !113)
  store float 0.000000e+00, ptr %sum, align 4, !dbg !113
    #dbg_declare(ptr %tile, !114, !DIExpression(), !116)
  store i32 0, ptr %tile, align 4, !dbg !116
  br label %for.cond13, !dbg !117

for.cond13:                                       ; preds = %for.inc70, %for.end
  %19 = load i32, ptr %tile, align 4, !dbg !118
  %20 = load i32, ptr %tiles.addr, align 4, !dbg !120
  %cmp14 = icmp slt i32 %19, %20, !dbg !121
  br i1 %cmp14, label %for.body15, label %for.end72, !dbg !122

for.body15:                                       ; preds = %for.cond13
    #dbg_declare(ptr %x16, !123, !DIExpression(), !126)
  store i32 0, ptr %x16, align 4, !dbg !126
  br label %for.cond17, !dbg !127

for.cond17:                                       ; preds = %for.inc40, %for.body15
  %21 = load i32, ptr %x16, align 4, !dbg !128
  %22 = load i32, ptr %width.addr, align 4, !dbg !130
  %cmp18 = icmp slt i32 %21, %22, !dbg !131
  br i1 %cmp18, label %for.body19, label %for.end42, !dbg !132

for.body19:                                       ; preds = %for.cond17
  %23 = load ptr, ptr %k.addr, align 8, !dbg !133
  %24 = load i32, ptr %tile, align 4, !dbg !135
  %25 = load i32, ptr %rows.addr, align 4, !dbg !136
  %mul20 = mul nsw i32 %24, %25, !dbg !137
  %26 = load i32, ptr %t, align 4, !dbg !138
  %add21 = add nsw i32 %mul20, %26, !dbg !139
  %27 = load i32, ptr %width.addr, align 4, !dbg !140
  %mul22 = mul nsw i32 %add21, %27, !dbg !141
  %28 = load i32, ptr %x16, align 4, !dbg !142
  %add23 = add nsw i32 %mul22, %28, !dbg !143
  %idxprom24 = sext i32 %add23 to i64, !dbg !133
  %arrayidx25 = getelementptr inbounds float, ptr %23, i64 %idxprom24, !dbg !133
  %29 = load float, ptr %arrayidx25, align 4, !dbg !133
  %30 = load ptr, ptr %keys, align 8, !dbg !144
  %31 = load i32, ptr %t, align 4, !dbg !145
  %32 = load i32, ptr %width.addr, align 4, !dbg !146
  %mul26 = mul nsw i32 %31, %32, !dbg !147
  %33 = load i32, ptr %x16, align 4, !dbg !148
  %add27 = add nsw i32 %mul26, %33, !dbg !149
  %idxprom28 = sext i32 %add27 to i64, !dbg !144
  %arrayidx29 = getelementptr inbounds float, ptr %30, i64 %idxprom28, !dbg !144
  store float %29, ptr %arrayidx29, align 4, !dbg !150
  %34 = load ptr, ptr %v.addr, align 8, !dbg !151
  %35 = load i32, ptr %tile, align 4, !dbg !152
  %36 = load i32, ptr %rows.addr, align 4, !dbg !153
  %mul30 = mul nsw i32 %35, %36, !dbg !154
  %37 = load i32, ptr %t, align 4, !dbg !155
  %add31 = add nsw i32 %mul30, %37, !dbg !156
  %38 = load i32, ptr %width.addr, align 4, !dbg !157
  %mul32 = mul nsw i32 %add31, %38, !dbg !158
  %39 = load i32, ptr %x16, align 4, !dbg !159
  %add33 = add nsw i32 %mul32, %39, !dbg !160
  %idxprom34 = sext i32 %add33 to i64, !dbg !151
  %arrayidx35 = getelementptr inbounds float, ptr %34, i64 %idxprom34, !dbg !151
  %40 = load float, ptr %arrayidx35, align 4, !dbg !151
  %41 = load ptr, ptr %values, align 8, !dbg !161
  %42 = load i32, ptr %t, align 4, !dbg !162
  %43 = load i32, ptr %width.addr, align 4, !dbg !163
  %mul36 = mul nsw i32 %42, %43, !dbg !164
  %44 = load i32, ptr %x16, align 4, !dbg !165
  %add37 = add nsw i32 %mul36, %44, !dbg !166
  %idxprom38 = sext i32 %add37 to i64, !dbg !161
  %arrayidx39 = getelementptr inbounds float, ptr %41, i64 %idxprom38, !dbg !161
  store float %40, ptr %arrayidx39, align 4, !dbg !167
  br label %for.inc40, !dbg !168

for.inc40:                                        ; preds = %for.body19
  %45 = load i32, ptr %x16, align 4, !dbg !169
  %inc41 = add nsw i32 %45, 1, !dbg !169
  store i32 %inc41, ptr %x16, align 4, !dbg !169
  br label %for.cond17, !dbg !170, !llvm.loop !171

for.end42:                                        ; preds = %for.cond17
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !173
    #dbg_declare(ptr %y, !174, !DIExpression(), !176)
  store i32 0, ptr %y, align 4, !dbg !176
  br label %for.cond43, !dbg !177

for.cond43:                                       ; preds = %for.inc67, %for.end42
  %46 = load i32, ptr %y, align 4, !dbg !178
  %47 = load i32, ptr %rows.addr, align 4, !dbg !180
  %cmp44 = icmp slt i32 %46, %47, !dbg !181
  br i1 %cmp44, label %for.body45, label %for.end69, !dbg !182

for.body45:                                       ; preds = %for.cond43
    #dbg_declare(ptr %x46, !183, !DIExpression(), !185)
  store i32 0, ptr %x46, align 4, !dbg !185
  br label %for.cond47, !dbg !186

for.cond47:                                       ; preds = %for.inc64, %for.body45
  %48 = load i32, ptr %x46, align 4, !dbg !187
  %49 = load i32, ptr %width.addr, align 4, !dbg !189
  %cmp48 = icmp slt i32 %48, %49, !dbg !190
  br i1 %cmp48, label %for.body49, label %for.end66, !dbg !191

for.body49:                                       ; preds = %for.cond47
  %50 = load ptr, ptr %own, align 8, !dbg !192
  %51 = load i32, ptr %t, align 4, !dbg !193
  %52 = load i32, ptr %width.addr, align 4, !dbg !194
  %mul50 = mul nsw i32 %51, %52, !dbg !195
  %53 = load i32, ptr %x46, align 4, !dbg !196
  %add51 = add nsw i32 %mul50, %53, !dbg !197
  %idxprom52 = sext i32 %add51 to i64, !dbg !192
  %arrayidx53 = getelementptr inbounds float, ptr %50, i64 %idxprom52, !dbg !192
  %54 = load float, ptr %arrayidx53, align 4, !dbg !192
  %55 = load ptr, ptr %keys, align 8, !dbg !198
  %56 = load i32, ptr %y, align 4, !dbg !199
  %57 = load i32, ptr %width.addr, align 4, !dbg !200
  %mul54 = mul nsw i32 %56, %57, !dbg !201
  %58 = load i32, ptr %x46, align 4, !dbg !202
  %add55 = add nsw i32 %mul54, %58, !dbg !203
  %idxprom56 = sext i32 %add55 to i64, !dbg !198
  %arrayidx57 = getelementptr inbounds float, ptr %55, i64 %idxprom56, !dbg !198
  %59 = load float, ptr %arrayidx57, align 4, !dbg !198
  %mul58 = fmul float %54, %59, !dbg !204
  %60 = load ptr, ptr %values, align 8, !dbg !205
  %61 = load i32, ptr %y, align 4, !dbg !206
  %62 = load i32, ptr %width.addr, align 4, !dbg !207
  %mul59 = mul nsw i32 %61, %62, !dbg !208
  %63 = load i32, ptr %x46, align 4, !dbg !209
  %add60 = add nsw i32 %mul59, %63, !dbg !210
  %idxprom61 = sext i32 %add60 to i64, !dbg !205
  %arrayidx62 = getelementptr inbounds float, ptr %60, i64 %idxprom61, !dbg !205
  %64 = load float, ptr %arrayidx62, align 4, !dbg !205
  %65 = load float, ptr %sum, align 4, !dbg !211
  %66 = call float @llvm.fmuladd.f32(float %mul58, float %64, float %65), !dbg !211
  store float %66, ptr %sum, align 4, !dbg !211
  br label %for.inc64, !dbg !212

for.inc64:                                        ; preds = %for.body49
  %67 = load i32, ptr %x46, align 4, !dbg !213
  %inc65 = add nsw i32 %67, 1, !dbg !213
  store i32 %inc65, ptr %x46, align 4, !dbg !213
  br label %for.cond47, !dbg !214, !llvm.loop !215

for.end66:                                        ; preds = %for.cond47
  br label %for.inc67, !dbg !216

for.inc67:                                        ; preds = %for.end66
  %68 = load i32, ptr %y, align 4, !dbg !217
  %inc68 = add nsw i32 %68, 1, !dbg !217
  store i32 %inc68, ptr %y, align 4, !dbg !217
  br label %for.cond43, !dbg !218, !llvm.loop !219

for.end69:                                        ; preds = %for.cond43
  br label %for.inc70, !dbg !221

for.inc70:                                        ; preds = %for.end69
  %69 = load i32, ptr %tile, align 4, !dbg !222
  %inc71 = add nsw i32 %69, 1, !dbg !222
  store i32 %inc71, ptr %tile, align 4, !dbg !222
  br label %for.cond13, !dbg !223, !llvm.loop !224

for.end72:                                        ; preds = %for.cond13
  %70 = load float, ptr %sum, align 4, !dbg !226
  %71 = load ptr, ptr %o.addr, align 8, !dbg !227
  %72 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !228
  %73 = load i32, ptr %rows.addr, align 4, !dbg !229
  %mul74 = mul i32 %72, %73, !dbg !230
  %74 = load i32, ptr %t, align 4, !dbg !231
  %add75 = add i32 %mul74, %74, !dbg !232
  %idxprom76 = zext i32 %add75 to i64, !dbg !227
  %arrayidx77 = getelementptr inbounds nuw float, ptr %71, i64 %idxprom76, !dbg !227
  store float %70, ptr %arrayidx77, align 4, !dbg !233
  ret void, !dbg !234
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tiles_in_one_array.cu", directory: ".")
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
!42 = distinct !DISubprogram(name: "scores", linkageName: "_Z6scoresPKfS0_S0_Pfiii", scope: !1, file: !1, line: 9, type: !43, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !48)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !45, !45, !47, !35, !35, !35}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!48 = !{}
!49 = !DILocalVariable(name: "q", arg: 1, scope: !42, file: !1, line: 9, type: !45)
!50 = !DILocation(line: 9, column: 37, scope: !42)
!51 = !DILocalVariable(name: "k", arg: 2, scope: !42, file: !1, line: 9, type: !45)
!52 = !DILocation(line: 9, column: 53, scope: !42)
!53 = !DILocalVariable(name: "v", arg: 3, scope: !42, file: !1, line: 9, type: !45)
!54 = !DILocation(line: 9, column: 69, scope: !42)
!55 = !DILocalVariable(name: "o", arg: 4, scope: !42, file: !1, line: 9, type: !47)
!56 = !DILocation(line: 9, column: 79, scope: !42)
!57 = !DILocalVariable(name: "width", arg: 5, scope: !42, file: !1, line: 9, type: !35)
!58 = !DILocation(line: 9, column: 86, scope: !42)
!59 = !DILocalVariable(name: "rows", arg: 6, scope: !42, file: !1, line: 9, type: !35)
!60 = !DILocation(line: 9, column: 97, scope: !42)
!61 = !DILocalVariable(name: "tiles", arg: 7, scope: !42, file: !1, line: 9, type: !35)
!62 = !DILocation(line: 9, column: 107, scope: !42)
!63 = !DILocalVariable(name: "keys", scope: !42, file: !1, line: 11, type: !47)
!64 = !DILocation(line: 11, column: 10, scope: !42)
!65 = !DILocalVariable(name: "values", scope: !42, file: !1, line: 11, type: !47)
!66 = !DILocation(line: 11, column: 21, scope: !42)
!67 = !DILocation(line: 11, column: 34, scope: !42)
!68 = !DILocation(line: 11, column: 41, scope: !42)
!69 = !DILocation(line: 11, column: 39, scope: !42)
!70 = !DILocation(line: 11, column: 32, scope: !42)
!71 = !DILocalVariable(name: "own", scope: !42, file: !1, line: 11, type: !47)
!72 = !DILocation(line: 11, column: 49, scope: !42)
!73 = !DILocation(line: 11, column: 63, scope: !42)
!74 = !DILocation(line: 11, column: 61, scope: !42)
!75 = !DILocation(line: 11, column: 70, scope: !42)
!76 = !DILocation(line: 11, column: 68, scope: !42)
!77 = !DILocation(line: 11, column: 57, scope: !42)
!78 = !DILocalVariable(name: "t", scope: !42, file: !1, line: 12, type: !35)
!79 = !DILocation(line: 12, column: 7, scope: !42)
!80 = !DILocation(line: 12, column: 11, scope: !42)
!81 = !DILocalVariable(name: "x", scope: !82, file: !1, line: 13, type: !35)
!82 = distinct !DILexicalBlock(scope: !42, file: !1, line: 13, column: 3)
!83 = !DILocation(line: 13, column: 12, scope: !82)
!84 = !DILocation(line: 13, column: 8, scope: !82)
!85 = !DILocation(line: 13, column: 19, scope: !86)
!86 = distinct !DILexicalBlock(scope: !82, file: !1, line: 13, column: 3)
!87 = !DILocation(line: 13, column: 23, scope: !86)
!88 = !DILocation(line: 13, column: 21, scope: !86)
!89 = !DILocation(line: 13, column: 3, scope: !82)
!90 = !DILocation(line: 14, column: 26, scope: !86)
!91 = !DILocation(line: 14, column: 29, scope: !86)
!92 = !DILocation(line: 14, column: 42, scope: !86)
!93 = !DILocation(line: 14, column: 40, scope: !86)
!94 = !DILocation(line: 14, column: 49, scope: !86)
!95 = !DILocation(line: 14, column: 47, scope: !86)
!96 = !DILocation(line: 14, column: 54, scope: !86)
!97 = !DILocation(line: 14, column: 52, scope: !86)
!98 = !DILocation(line: 14, column: 62, scope: !86)
!99 = !DILocation(line: 14, column: 60, scope: !86)
!100 = !DILocation(line: 14, column: 5, scope: !86)
!101 = !DILocation(line: 14, column: 9, scope: !86)
!102 = !DILocation(line: 14, column: 13, scope: !86)
!103 = !DILocation(line: 14, column: 11, scope: !86)
!104 = !DILocation(line: 14, column: 21, scope: !86)
!105 = !DILocation(line: 14, column: 19, scope: !86)
!106 = !DILocation(line: 14, column: 24, scope: !86)
!107 = !DILocation(line: 13, column: 30, scope: !86)
!108 = !DILocation(line: 13, column: 3, scope: !86)
!109 = distinct !{!109, !89, !110, !111}
!110 = !DILocation(line: 14, column: 63, scope: !82)
!111 = !{!"llvm.loop.mustprogress"}
!112 = !DILocalVariable(name: "sum", scope: !42, file: !1, line: 15, type: !36)
!113 = !DILocation(line: 15, column: 9, scope: !42)
!114 = !DILocalVariable(name: "tile", scope: !115, file: !1, line: 16, type: !35)
!115 = distinct !DILexicalBlock(scope: !42, file: !1, line: 16, column: 3)
!116 = !DILocation(line: 16, column: 12, scope: !115)
!117 = !DILocation(line: 16, column: 8, scope: !115)
!118 = !DILocation(line: 16, column: 22, scope: !119)
!119 = distinct !DILexicalBlock(scope: !115, file: !1, line: 16, column: 3)
!120 = !DILocation(line: 16, column: 29, scope: !119)
!121 = !DILocation(line: 16, column: 27, scope: !119)
!122 = !DILocation(line: 16, column: 3, scope: !115)
!123 = !DILocalVariable(name: "x", scope: !124, file: !1, line: 17, type: !35)
!124 = distinct !DILexicalBlock(scope: !125, file: !1, line: 17, column: 5)
!125 = distinct !DILexicalBlock(scope: !119, file: !1, line: 16, column: 44)
!126 = !DILocation(line: 17, column: 14, scope: !124)
!127 = !DILocation(line: 17, column: 10, scope: !124)
!128 = !DILocation(line: 17, column: 21, scope: !129)
!129 = distinct !DILexicalBlock(scope: !124, file: !1, line: 17, column: 5)
!130 = !DILocation(line: 17, column: 25, scope: !129)
!131 = !DILocation(line: 17, column: 23, scope: !129)
!132 = !DILocation(line: 17, column: 5, scope: !124)
!133 = !DILocation(line: 18, column: 29, scope: !134)
!134 = distinct !DILexicalBlock(scope: !129, file: !1, line: 17, column: 37)
!135 = !DILocation(line: 18, column: 32, scope: !134)
!136 = !DILocation(line: 18, column: 39, scope: !134)
!137 = !DILocation(line: 18, column: 37, scope: !134)
!138 = !DILocation(line: 18, column: 46, scope: !134)
!139 = !DILocation(line: 18, column: 44, scope: !134)
!140 = !DILocation(line: 18, column: 51, scope: !134)
!141 = !DILocation(line: 18, column: 49, scope: !134)
!142 = !DILocation(line: 18, column: 59, scope: !134)
!143 = !DILocation(line: 18, column: 57, scope: !134)
!144 = !DILocation(line: 18, column: 7, scope: !134)
!145 = !DILocation(line: 18, column: 12, scope: !134)
!146 = !DILocation(line: 18, column: 16, scope: !134)
!147 = !DILocation(line: 18, column: 14, scope: !134)
!148 = !DILocation(line: 18, column: 24, scope: !134)
!149 = !DILocation(line: 18, column: 22, scope: !134)
!150 = !DILocation(line: 18, column: 27, scope: !134)
!151 = !DILocation(line: 19, column: 31, scope: !134)
!152 = !DILocation(line: 19, column: 34, scope: !134)
!153 = !DILocation(line: 19, column: 41, scope: !134)
!154 = !DILocation(line: 19, column: 39, scope: !134)
!155 = !DILocation(line: 19, column: 48, scope: !134)
!156 = !DILocation(line: 19, column: 46, scope: !134)
!157 = !DILocation(line: 19, column: 53, scope: !134)
!158 = !DILocation(line: 19, column: 51, scope: !134)
!159 = !DILocation(line: 19, column: 61, scope: !134)
!160 = !DILocation(line: 19, column: 59, scope: !134)
!161 = !DILocation(line: 19, column: 7, scope: !134)
!162 = !DILocation(line: 19, column: 14, scope: !134)
!163 = !DILocation(line: 19, column: 18, scope: !134)
!164 = !DILocation(line: 19, column: 16, scope: !134)
!165 = !DILocation(line: 19, column: 26, scope: !134)
!166 = !DILocation(line: 19, column: 24, scope: !134)
!167 = !DILocation(line: 19, column: 29, scope: !134)
!168 = !DILocation(line: 20, column: 5, scope: !134)
!169 = !DILocation(line: 17, column: 32, scope: !129)
!170 = !DILocation(line: 17, column: 5, scope: !129)
!171 = distinct !{!171, !132, !172, !111}
!172 = !DILocation(line: 20, column: 5, scope: !124)
!173 = !DILocation(line: 21, column: 5, scope: !125)
!174 = !DILocalVariable(name: "y", scope: !175, file: !1, line: 22, type: !35)
!175 = distinct !DILexicalBlock(scope: !125, file: !1, line: 22, column: 5)
!176 = !DILocation(line: 22, column: 14, scope: !175)
!177 = !DILocation(line: 22, column: 10, scope: !175)
!178 = !DILocation(line: 22, column: 21, scope: !179)
!179 = distinct !DILexicalBlock(scope: !175, file: !1, line: 22, column: 5)
!180 = !DILocation(line: 22, column: 25, scope: !179)
!181 = !DILocation(line: 22, column: 23, scope: !179)
!182 = !DILocation(line: 22, column: 5, scope: !175)
!183 = !DILocalVariable(name: "x", scope: !184, file: !1, line: 23, type: !35)
!184 = distinct !DILexicalBlock(scope: !179, file: !1, line: 23, column: 7)
!185 = !DILocation(line: 23, column: 16, scope: !184)
!186 = !DILocation(line: 23, column: 12, scope: !184)
!187 = !DILocation(line: 23, column: 23, scope: !188)
!188 = distinct !DILexicalBlock(scope: !184, file: !1, line: 23, column: 7)
!189 = !DILocation(line: 23, column: 27, scope: !188)
!190 = !DILocation(line: 23, column: 25, scope: !188)
!191 = !DILocation(line: 23, column: 7, scope: !184)
!192 = !DILocation(line: 24, column: 16, scope: !188)
!193 = !DILocation(line: 24, column: 20, scope: !188)
!194 = !DILocation(line: 24, column: 24, scope: !188)
!195 = !DILocation(line: 24, column: 22, scope: !188)
!196 = !DILocation(line: 24, column: 32, scope: !188)
!197 = !DILocation(line: 24, column: 30, scope: !188)
!198 = !DILocation(line: 24, column: 37, scope: !188)
!199 = !DILocation(line: 24, column: 42, scope: !188)
!200 = !DILocation(line: 24, column: 46, scope: !188)
!201 = !DILocation(line: 24, column: 44, scope: !188)
!202 = !DILocation(line: 24, column: 54, scope: !188)
!203 = !DILocation(line: 24, column: 52, scope: !188)
!204 = !DILocation(line: 24, column: 35, scope: !188)
!205 = !DILocation(line: 24, column: 59, scope: !188)
!206 = !DILocation(line: 24, column: 66, scope: !188)
!207 = !DILocation(line: 24, column: 70, scope: !188)
!208 = !DILocation(line: 24, column: 68, scope: !188)
!209 = !DILocation(line: 24, column: 78, scope: !188)
!210 = !DILocation(line: 24, column: 76, scope: !188)
!211 = !DILocation(line: 24, column: 13, scope: !188)
!212 = !DILocation(line: 24, column: 9, scope: !188)
!213 = !DILocation(line: 23, column: 34, scope: !188)
!214 = !DILocation(line: 23, column: 7, scope: !188)
!215 = distinct !{!215, !191, !216, !111}
!216 = !DILocation(line: 24, column: 79, scope: !184)
!217 = !DILocation(line: 22, column: 31, scope: !179)
!218 = !DILocation(line: 22, column: 5, scope: !179)
!219 = distinct !{!219, !182, !220, !111}
!220 = !DILocation(line: 24, column: 79, scope: !175)
!221 = !DILocation(line: 25, column: 3, scope: !125)
!222 = !DILocation(line: 16, column: 36, scope: !119)
!223 = !DILocation(line: 16, column: 3, scope: !119)
!224 = distinct !{!224, !122, !225, !111}
!225 = !DILocation(line: 25, column: 3, scope: !115)
!226 = !DILocation(line: 26, column: 30, scope: !42)
!227 = !DILocation(line: 26, column: 3, scope: !42)
!228 = !DILocation(line: 26, column: 5, scope: !42)
!229 = !DILocation(line: 26, column: 18, scope: !42)
!230 = !DILocation(line: 26, column: 16, scope: !42)
!231 = !DILocation(line: 26, column: 25, scope: !42)
!232 = !DILocation(line: 26, column: 23, scope: !42)
!233 = !DILocation(line: 26, column: 28, scope: !42)
!234 = !DILocation(line: 27, column: 1, scope: !42)
