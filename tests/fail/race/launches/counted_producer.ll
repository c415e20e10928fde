; ModuleID = 'counted_producer.cu'
source_filename = "counted_producer.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ7pass_onPKiPiiE6buffer = internal addrspace(3) global [32 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7pass_onPKiPii(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !47, !DIExpression(), !66)
    #dbg_value(ptr %out, !48, !DIExpression(), !66)
    #dbg_value(i32 %n, !49, !DIExpression(), !66)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !67
  %div = udiv i32 %0, 32, !dbg !68
    #dbg_value(i32 %div, !50, !DIExpression(), !66)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !69
  %rem = urem i32 %1, 32, !dbg !70
    #dbg_value(i32 %rem, !51, !DIExpression(), !66)
    #dbg_value(i32 0, !52, !DIExpression(), !71)
  br label %for.cond, !dbg !72

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !73
    #dbg_value(i32 %i.0, !52, !DIExpression(), !71)
  %cmp = icmp slt i32 %i.0, %n, !dbg !74
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !76

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %cmp2 = icmp eq i32 %div, 0, !dbg !77
  br i1 %cmp2, label %if.then, label %if.else, !dbg !77

if.then:                                          ; preds = %for.body
  %mul = mul nsw i32 %i.0, 32, !dbg !80
  %add = add nsw i32 %mul, %rem, !dbg !82
  %idxprom = sext i32 %add to i64, !dbg !83
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !83
  %2 = load i32, ptr %arrayidx, align 4, !dbg !83, !tbaa !62
  %idxprom3 = sext i32 %rem to i64, !dbg !84
  %arrayidx4 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7pass_onPKiPiiE6buffer to ptr), i64 0, i64 %idxprom3, !dbg !84
  store i32 %2, ptr %arrayidx4, align 4, !dbg !85, !tbaa !62
  call void asm sideeffect "bar.sync 1, 64;", "~{memory}"() #3, !dbg !86, !srcloc !87
  call void asm sideeffect "bar.arrive 2, 64;", "~{memory}"() #3, !dbg !88, !srcloc !89
  br label %if.end, !dbg !90

if.else:                                          ; preds = %for.body
  call void asm sideeffect "bar.arrive 1, 64;", "~{memory}"() #3, !dbg !91, !srcloc !93
  call void asm sideeffect "bar.sync 2, 64;", "~{memory}"() #3, !dbg !94, !srcloc !95
  %sub = sub nsw i32 31, %rem, !dbg !96
  %idxprom5 = sext i32 %sub to i64, !dbg !97
  %arrayidx6 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7pass_onPKiPiiE6buffer to ptr), i64 0, i64 %idxprom5, !dbg !97
  %3 = load i32, ptr %arrayidx6, align 4, !dbg !97, !tbaa !62
  %mul7 = mul nsw i32 %i.0, 32, !dbg !98
  %add8 = add nsw i32 %mul7, %rem, !dbg !99
  %idxprom9 = sext i32 %add8 to i64, !dbg !100
  %arrayidx10 = getelementptr inbounds i32, ptr %out, i64 %idxprom9, !dbg !100
  store i32 %3, ptr %arrayidx10, align 4, !dbg !101, !tbaa !62
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  br label %for.inc, !dbg !102

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %i.0, 1, !dbg !103
    #dbg_value(i32 %inc, !52, !DIExpression(), !71)
  br label %for.cond, !dbg !104, !llvm.loop !105

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !109
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!57, !58, !59, !60}
!llvm.ident = !{!61}
!llvm.errno.tbaa = !{!62}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "buffer", scope: !2, file: !3, line: 5, type: !54, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "pass_on", linkageName: "_Z7pass_onPKiPii", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !46)
!3 = !DIFile(filename: "counted_producer.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16, !18, !23, !28, !33, !39, !41}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 128)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 129)
!17 = !DINamespace(name: "std", scope: null)
!18 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !19, file: !15, line: 154)
!19 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !15, file: !15, line: 137, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22}
!22 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !24, file: !15, line: 154)
!24 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !15, file: !15, line: 133, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !27}
!27 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!28 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !29, file: !15, line: 154)
!29 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !15, file: !15, line: 134, type: !30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!30 = !DISubroutineType(types: !31)
!31 = !{!32, !32}
!32 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!33 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !34, file: !15, line: 154)
!34 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !15, file: !15, line: 145, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!35 = !DISubroutineType(types: !36)
!36 = !{!37, !38}
!37 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!38 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !40, file: !15, line: 154)
!40 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !15, file: !15, line: 147, type: !35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!41 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !42, file: !15, line: 154)
!42 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !15, file: !15, line: 149, type: !43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!43 = !DISubroutineType(types: !44)
!44 = !{!8, !45}
!45 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!46 = !{!47, !48, !49, !50, !51, !52}
!47 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 4, type: !6)
!48 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 4, type: !9)
!49 = !DILocalVariable(name: "n", arg: 3, scope: !2, file: !3, line: 4, type: !8)
!50 = !DILocalVariable(name: "warp", scope: !2, file: !3, line: 6, type: !8)
!51 = !DILocalVariable(name: "lane", scope: !2, file: !3, line: 6, type: !8)
!52 = !DILocalVariable(name: "i", scope: !53, file: !3, line: 7, type: !8)
!53 = distinct !DILexicalBlock(scope: !2, file: !3, line: 7, column: 3)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 1024, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 32)
!57 = !{i32 7, !"Dwarf Version", i32 4}
!58 = !{i32 2, !"Debug Info Version", i32 3}
!59 = !{i32 1, !"wchar_size", i32 4}
!60 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!61 = !{!"clang version 22.1.8"}
!62 = !{!63, !63, i64 0}
!63 = !{!"int", !64, i64 0}
!64 = !{!"omnipotent char", !65, i64 0}
!65 = !{!"Simple C++ TBAA"}
!66 = !DILocation(line: 0, scope: !2)
!67 = !DILocation(line: 6, column: 14, scope: !2)
!68 = !DILocation(line: 6, column: 26, scope: !2)
!69 = !DILocation(line: 6, column: 39, scope: !2)
!70 = !DILocation(line: 6, column: 51, scope: !2)
!71 = !DILocation(line: 0, scope: !53)
!72 = !DILocation(line: 7, column: 8, scope: !53)
!73 = !DILocation(line: 7, scope: !53)
!74 = !DILocation(line: 7, column: 21, scope: !75)
!75 = distinct !DILexicalBlock(scope: !53, file: !3, line: 7, column: 3)
!76 = !DILocation(line: 7, column: 3, scope: !53)
!77 = !DILocation(line: 8, column: 14, scope: !78)
!78 = distinct !DILexicalBlock(scope: !79, file: !3, line: 8, column: 9)
!79 = distinct !DILexicalBlock(scope: !75, file: !3, line: 7, column: 31)
!80 = !DILocation(line: 9, column: 27, scope: !81)
!81 = distinct !DILexicalBlock(scope: !78, file: !3, line: 8, column: 20)
!82 = !DILocation(line: 9, column: 32, scope: !81)
!83 = !DILocation(line: 9, column: 22, scope: !81)
!84 = !DILocation(line: 9, column: 7, scope: !81)
!85 = !DILocation(line: 9, column: 20, scope: !81)
!86 = !DILocation(line: 10, column: 7, scope: !81)
!87 = !{i64 407}
!88 = !DILocation(line: 11, column: 7, scope: !81)
!89 = !{i64 459}
!90 = !DILocation(line: 12, column: 5, scope: !81)
!91 = !DILocation(line: 13, column: 7, scope: !92)
!92 = distinct !DILexicalBlock(scope: !78, file: !3, line: 12, column: 12)
!93 = !{i64 526}
!94 = !DILocation(line: 14, column: 7, scope: !92)
!95 = !{i64 580}
!96 = !DILocation(line: 15, column: 38, scope: !92)
!97 = !DILocation(line: 15, column: 28, scope: !92)
!98 = !DILocation(line: 15, column: 13, scope: !92)
!99 = !DILocation(line: 15, column: 18, scope: !92)
!100 = !DILocation(line: 15, column: 7, scope: !92)
!101 = !DILocation(line: 15, column: 26, scope: !92)
!102 = !DILocation(line: 17, column: 3, scope: !79)
!103 = !DILocation(line: 7, column: 26, scope: !75)
!104 = !DILocation(line: 7, column: 3, scope: !75)
!105 = distinct !{!105, !76, !106, !107, !108}
!106 = !DILocation(line: 17, column: 3, scope: !53)
!107 = !{!"llvm.loop.mustprogress"}
!108 = !{!"llvm.loop.unroll.disable"}
!109 = !DILocation(line: 18, column: 1, scope: !2)
