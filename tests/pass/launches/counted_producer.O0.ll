; ModuleID = 'counted_producer.cu'
source_filename = "counted_producer.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ7pass_onPKiPiiE6buffer = internal addrspace(3) global [32 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7pass_onPKiPii(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 !dbg !2 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %warp = alloca i32, align 4
  %lane = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8
    #dbg_declare(ptr %in.addr, !55, !DIExpression(), !56)
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !57, !DIExpression(), !58)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !59, !DIExpression(), !60)
    #dbg_declare(ptr %warp, !61, !DIExpression(), !62)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !63
  %div = udiv i32 %0, 32, !dbg !64
  store i32 %div, ptr %warp, align 4, !dbg !62
    #dbg_declare(ptr %lane, !65, !DIExpression(), !66)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !67
  %rem = urem i32 %1, 32, !dbg !68
  store i32 %rem, ptr %lane, align 4, !dbg !66
    #dbg_declare(ptr %i, !69, !DIExpression(), !71)
  store i32 0, ptr %i, align 4, !dbg !71
  br label %for.cond, !dbg !72

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i32, ptr %i, align 4, !dbg !73
  %3 = load i32, ptr %n.addr, align 4, !dbg !75
  %cmp = icmp slt i32 %2, %3, !dbg !76
  br i1 %cmp, label %for.body, label %for.end, !dbg !77

for.body:                                         ; preds = %for.cond
  %4 = load i32, ptr %warp, align 4, !dbg !78
  %cmp2 = icmp eq i32 %4, 0, !dbg !81
  br i1 %cmp2, label %if.then, label %if.else, !dbg !81

if.then:                                          ; preds = %for.body
  call void asm sideeffect "bar.sync 1, 64;", "~{memory}"() #2, !dbg !82, !srcloc !84
  %5 = load ptr, ptr %in.addr, align 8, !dbg !85
  %6 = load i32, ptr %i, align 4, !dbg !86
  %mul = mul nsw i32 %6, 32, !dbg !87
  %7 = load i32, ptr %lane, align 4, !dbg !88
  %add = add nsw i32 %mul, %7, !dbg !89
  %idxprom = sext i32 %add to i64, !dbg !85
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom, !dbg !85
  %8 = load i32, ptr %arrayidx, align 4, !dbg !85
  %9 = load i32, ptr %lane, align 4, !dbg !90
  %idxprom3 = sext i32 %9 to i64, !dbg !91
  %arrayidx4 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7pass_onPKiPiiE6buffer to ptr), i64 0, i64 %idxprom3, !dbg !91
  store i32 %8, ptr %arrayidx4, align 4, !dbg !92
  call void asm sideeffect "bar.arrive 2, 64;", "~{memory}"() #2, !dbg !93, !srcloc !94
  br label %if.end, !dbg !95

if.else:                                          ; preds = %for.body
  call void asm sideeffect "bar.arrive 1, 64;", "~{memory}"() #2, !dbg !96, !srcloc !98
  call void asm sideeffect "bar.sync 2, 64;", "~{memory}"() #2, !dbg !99, !srcloc !100
  %10 = load i32, ptr %lane, align 4, !dbg !101
  %sub = sub nsw i32 31, %10, !dbg !102
  %idxprom5 = sext i32 %sub to i64, !dbg !103
  %arrayidx6 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7pass_onPKiPiiE6buffer to ptr), i64 0, i64 %idxprom5, !dbg !103
  %11 = load i32, ptr %arrayidx6, align 4, !dbg !103
  %12 = load ptr, ptr %out.addr, align 8, !dbg !104
  %13 = load i32, ptr %i, align 4, !dbg !105
  %mul7 = mul nsw i32 %13, 32, !dbg !106
  %14 = load i32, ptr %lane, align 4, !dbg !107
  %add8 = add nsw i32 %mul7, %14, !dbg !108
  %idxprom9 = sext i32 %add8 to i64, !dbg !104
  %arrayidx10 = getelementptr inbounds i32, ptr %12, i64 %idxprom9, !dbg !104
  store i32 %11, ptr %arrayidx10, align 4, !dbg !109
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  br label %for.inc, !dbg !110

for.inc:                                          ; preds = %if.end
  %15 = load i32, ptr %i, align 4, !dbg !111
  %inc = add nsw i32 %15, 1, !dbg !111
  store i32 %inc, ptr %i, align 4, !dbg !111
  br label %for.cond, !dbg !112, !llvm.loop !113

for.end:                                          ; preds = %for.cond
  ret void, !dbg !116
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!50, !51, !52, !53}
!llvm.ident = !{!54}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "buffer", scope: !2, file: !3, line: 7, type: !47, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "pass_on", linkageName: "_Z7pass_onPKiPii", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !46)
!3 = !DIFile(filename: "counted_producer.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16, !18, !23, !28, !33, !39, !41}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 128)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 129)
!17 = !DINamespace(name: "std", scope: null)
!18 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !19, file: !15, line: 154)
!19 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !15, file: !15, line: 137, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22}
!22 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !24, file: !15, line: 154)
!24 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !15, file: !15, line: 133, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !27}
!27 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!28 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !29, file: !15, line: 154)
!29 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !15, file: !15, line: 134, type: !30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!30 = !DISubroutineType(types: !31)
!31 = !{!32, !32}
!32 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !34, file: !15, line: 154)
!34 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !15, file: !15, line: 145, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!35 = !DISubroutineType(types: !36)
!36 = !{!37, !38}
!37 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!38 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !40, file: !15, line: 154)
!40 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !15, file: !15, line: 147, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!41 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !42, file: !15, line: 154)
!42 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !15, file: !15, line: 149, type: !43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!43 = !DISubroutineType(types: !44)
!44 = !{!8, !45}
!45 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!46 = !{}
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 1024, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 32)
!50 = !{i32 7, !"Dwarf Version", i32 4}
!51 = !{i32 2, !"Debug Info Version", i32 3}
!52 = !{i32 1, !"wchar_size", i32 4}
!53 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!54 = !{!"clang version 22.1.8"}
!55 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!56 = !DILocation(line: 6, column: 36, scope: !2)
!57 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 6, type: !9)
!58 = !DILocation(line: 6, column: 45, scope: !2)
!59 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 6, type: !8)
!60 = !DILocation(line: 6, column: 54, scope: !2)
!61 = !DILocalVariable(name: "warp", scope: !2, file: !3, line: 8, type: !8)
!62 = !DILocation(line: 8, column: 7, scope: !2)
!63 = !DILocation(line: 8, column: 14, scope: !2)
!64 = !DILocation(line: 8, column: 26, scope: !2)
!65 = !DILocalVariable(name: "lane", scope: !2, file: !3, line: 8, type: !8)
!66 = !DILocation(line: 8, column: 32, scope: !2)
!67 = !DILocation(line: 8, column: 39, scope: !2)
!68 = !DILocation(line: 8, column: 51, scope: !2)
!69 = !DILocalVariable(name: "i", scope: !70, file: !3, line: 9, type: !8)
!70 = distinct !DILexicalBlock(scope: !2, file: !3, line: 9, column: 3)
!71 = !DILocation(line: 9, column: 12, scope: !70)
!72 = !DILocation(line: 9, column: 8, scope: !70)
!73 = !DILocation(line: 9, column: 19, scope: !74)
!74 = distinct !DILexicalBlock(scope: !70, file: !3, line: 9, column: 3)
!75 = !DILocation(line: 9, column: 23, scope: !74)
!76 = !DILocation(line: 9, column: 21, scope: !74)
!77 = !DILocation(line: 9, column: 3, scope: !70)
!78 = !DILocation(line: 10, column: 9, scope: !79)
!79 = distinct !DILexicalBlock(scope: !80, file: !3, line: 10, column: 9)
!80 = distinct !DILexicalBlock(scope: !74, file: !3, line: 9, column: 31)
!81 = !DILocation(line: 10, column: 14, scope: !79)
!82 = !DILocation(line: 11, column: 7, scope: !83)
!83 = distinct !DILexicalBlock(scope: !79, file: !3, line: 10, column: 20)
!84 = !{i64 478}
!85 = !DILocation(line: 12, column: 22, scope: !83)
!86 = !DILocation(line: 12, column: 25, scope: !83)
!87 = !DILocation(line: 12, column: 27, scope: !83)
!88 = !DILocation(line: 12, column: 34, scope: !83)
!89 = !DILocation(line: 12, column: 32, scope: !83)
!90 = !DILocation(line: 12, column: 14, scope: !83)
!91 = !DILocation(line: 12, column: 7, scope: !83)
!92 = !DILocation(line: 12, column: 20, scope: !83)
!93 = !DILocation(line: 13, column: 7, scope: !83)
!94 = !{i64 570}
!95 = !DILocation(line: 14, column: 5, scope: !83)
!96 = !DILocation(line: 15, column: 7, scope: !97)
!97 = distinct !DILexicalBlock(scope: !79, file: !3, line: 14, column: 12)
!98 = !{i64 637}
!99 = !DILocation(line: 16, column: 7, scope: !97)
!100 = !{i64 691}
!101 = !DILocation(line: 17, column: 40, scope: !97)
!102 = !DILocation(line: 17, column: 38, scope: !97)
!103 = !DILocation(line: 17, column: 28, scope: !97)
!104 = !DILocation(line: 17, column: 7, scope: !97)
!105 = !DILocation(line: 17, column: 11, scope: !97)
!106 = !DILocation(line: 17, column: 13, scope: !97)
!107 = !DILocation(line: 17, column: 20, scope: !97)
!108 = !DILocation(line: 17, column: 18, scope: !97)
!109 = !DILocation(line: 17, column: 26, scope: !97)
!110 = !DILocation(line: 19, column: 3, scope: !80)
!111 = !DILocation(line: 9, column: 26, scope: !74)
!112 = !DILocation(line: 9, column: 3, scope: !74)
!113 = distinct !{!113, !77, !114, !115}
!114 = !DILocation(line: 19, column: 3, scope: !70)
!115 = !{!"llvm.loop.mustprogress"}
!116 = !DILocation(line: 20, column: 1, scope: !2)
