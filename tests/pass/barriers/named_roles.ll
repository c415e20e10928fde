; ModuleID = 'named_roles.cu'
source_filename = "named_roles.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ7pass_onPKfPfiE6buffer = internal addrspace(3) global [64 x float] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7pass_onPKfPfi(ptr noundef %in, ptr noundef %out, i32 noundef %rounds) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !47, !DIExpression(), !65)
    #dbg_value(ptr %out, !48, !DIExpression(), !65)
    #dbg_value(i32 %rounds, !49, !DIExpression(), !65)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66
    #dbg_value(i32 %0, !50, !DIExpression(), !65)
    #dbg_value(i32 0, !51, !DIExpression(), !67)
  br label %for.cond, !dbg !68

for.cond:                                         ; preds = %for.inc, %entry
  %r.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !69
    #dbg_value(i32 %r.0, !51, !DIExpression(), !67)
  %cmp = icmp slt i32 %r.0, %rounds, !dbg !70
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !72

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %cmp1 = icmp slt i32 %0, 64, !dbg !73
  br i1 %cmp1, label %if.then, label %if.else, !dbg !73

if.then:                                          ; preds = %for.body
  %cmp2 = icmp sgt i32 %r.0, 0, !dbg !76
  br i1 %cmp2, label %if.then3, label %if.end, !dbg !76

if.then3:                                         ; preds = %if.then
  call void asm sideeffect "bar.sync 2, 128;", "~{memory}"() #3, !dbg !79, !srcloc !80
  br label %if.end, !dbg !79

if.end:                                           ; preds = %if.then3, %if.then
  %mul = mul nsw i32 %r.0, 64, !dbg !81
  %add = add nsw i32 %mul, %0, !dbg !82
  %idxprom = sext i32 %add to i64, !dbg !83
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom, !dbg !83
  %1 = load float, ptr %arrayidx, align 4, !dbg !83, !tbaa !84
  %idxprom4 = sext i32 %0 to i64, !dbg !86
  %arrayidx5 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7pass_onPKfPfiE6buffer to ptr), i64 0, i64 %idxprom4, !dbg !86
  store float %1, ptr %arrayidx5, align 4, !dbg !87, !tbaa !84
  call void asm sideeffect "bar.sync 1, 128;", "~{memory}"() #3, !dbg !88, !srcloc !89
  br label %if.end20, !dbg !90

if.else:                                          ; preds = %for.body
  %cmp6 = icmp slt i32 %0, 128, !dbg !91
  br i1 %cmp6, label %if.then7, label %if.end19, !dbg !91

if.then7:                                         ; preds = %if.else
  call void asm sideeffect "bar.sync 1, 128;", "~{memory}"() #3, !dbg !93, !srcloc !95
  %sub = sub nsw i32 127, %0, !dbg !96
  %idxprom8 = sext i32 %sub to i64, !dbg !97
  %arrayidx9 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7pass_onPKfPfiE6buffer to ptr), i64 0, i64 %idxprom8, !dbg !97
  %2 = load float, ptr %arrayidx9, align 4, !dbg !97, !tbaa !84
  %mul10 = mul nsw i32 %r.0, 64, !dbg !98
  %add11 = add nsw i32 %mul10, %0, !dbg !99
  %sub12 = sub nsw i32 %add11, 64, !dbg !100
  %idxprom13 = sext i32 %sub12 to i64, !dbg !101
  %arrayidx14 = getelementptr inbounds float, ptr %out, i64 %idxprom13, !dbg !101
  store float %2, ptr %arrayidx14, align 4, !dbg !102, !tbaa !84
  %add15 = add nsw i32 %r.0, 1, !dbg !103
  %cmp16 = icmp slt i32 %add15, %rounds, !dbg !105
  br i1 %cmp16, label %if.then17, label %if.end18, !dbg !105

if.then17:                                        ; preds = %if.then7
  call void asm sideeffect "bar.sync 2, 128;", "~{memory}"() #3, !dbg !106, !srcloc !107
  br label %if.end18, !dbg !106

if.end18:                                         ; preds = %if.then17, %if.then7
  br label %if.end19, !dbg !108

if.end19:                                         ; preds = %if.end18, %if.else
  br label %if.end20

if.end20:                                         ; preds = %if.end19, %if.end
  br label %for.inc, !dbg !109

for.inc:                                          ; preds = %if.end20
  %inc = add nsw i32 %r.0, 1, !dbg !110
    #dbg_value(i32 %inc, !51, !DIExpression(), !67)
  br label %for.cond, !dbg !111, !llvm.loop !112

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !116
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

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!56, !57, !58, !59}
!llvm.ident = !{!60}
!llvm.errno.tbaa = !{!61}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "buffer", scope: !2, file: !3, line: 6, type: !53, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "pass_on", linkageName: "_Z7pass_onPKfPfi", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !46)
!3 = !DIFile(filename: "named_roles.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, imports: !13, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0}
!13 = !{!14, !17, !19, !24, !29, !34, !40, !42}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !15, file: !16, line: 128)
!15 = !DINamespace(name: "ws_math", scope: null)
!16 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!17 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !18, entity: !15, file: !16, line: 129)
!18 = !DINamespace(name: "std", scope: null)
!19 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !20, file: !16, line: 154)
!20 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !16, file: !16, line: 137, type: !21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!21 = !DISubroutineType(types: !22)
!22 = !{!23, !23}
!23 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!24 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !25, file: !16, line: 154)
!25 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !16, file: !16, line: 133, type: !26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!26 = !DISubroutineType(types: !27)
!27 = !{!28, !28}
!28 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !30, file: !16, line: 154)
!30 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !16, file: !16, line: 134, type: !31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!31 = !DISubroutineType(types: !32)
!32 = !{!33, !33}
!33 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!34 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !35, file: !16, line: 154)
!35 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !16, file: !16, line: 145, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!36 = !DISubroutineType(types: !37)
!37 = !{!38, !39}
!38 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!39 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!40 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !41, file: !16, line: 154)
!41 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !16, file: !16, line: 147, type: !36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !18, entity: !43, file: !16, line: 154)
!43 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !16, file: !16, line: 149, type: !44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!44 = !DISubroutineType(types: !45)
!45 = !{!10, !8}
!46 = !{!47, !48, !49, !50, !51}
!47 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!48 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 5, type: !9)
!49 = !DILocalVariable(name: "rounds", arg: 3, scope: !2, file: !3, line: 5, type: !10)
!50 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 7, type: !10)
!51 = !DILocalVariable(name: "r", scope: !52, file: !3, line: 8, type: !10)
!52 = distinct !DILexicalBlock(scope: !2, file: !3, line: 8, column: 3)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 64)
!56 = !{i32 7, !"Dwarf Version", i32 4}
!57 = !{i32 2, !"Debug Info Version", i32 3}
!58 = !{i32 1, !"wchar_size", i32 4}
!59 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!60 = !{!"clang version 22.1.8"}
!61 = !{!62, !62, i64 0}
!62 = !{!"int", !63, i64 0}
!63 = !{!"omnipotent char", !64, i64 0}
!64 = !{!"Simple C++ TBAA"}
!65 = !DILocation(line: 0, scope: !2)
!66 = !DILocation(line: 7, column: 11, scope: !2)
!67 = !DILocation(line: 0, scope: !52)
!68 = !DILocation(line: 8, column: 8, scope: !52)
!69 = !DILocation(line: 8, scope: !52)
!70 = !DILocation(line: 8, column: 21, scope: !71)
!71 = distinct !DILexicalBlock(scope: !52, file: !3, line: 8, column: 3)
!72 = !DILocation(line: 8, column: 3, scope: !52)
!73 = !DILocation(line: 9, column: 11, scope: !74)
!74 = distinct !DILexicalBlock(scope: !75, file: !3, line: 9, column: 9)
!75 = distinct !DILexicalBlock(scope: !71, file: !3, line: 8, column: 36)
!76 = !DILocation(line: 10, column: 13, scope: !77)
!77 = distinct !DILexicalBlock(scope: !78, file: !3, line: 10, column: 11)
!78 = distinct !DILexicalBlock(scope: !74, file: !3, line: 9, column: 17)
!79 = !DILocation(line: 10, column: 18, scope: !77)
!80 = !{i64 399}
!81 = !DILocation(line: 11, column: 24, scope: !78)
!82 = !DILocation(line: 11, column: 29, scope: !78)
!83 = !DILocation(line: 11, column: 19, scope: !78)
!84 = !{!85, !85, i64 0}
!85 = !{!"float", !63, i64 0}
!86 = !DILocation(line: 11, column: 7, scope: !78)
!87 = !DILocation(line: 11, column: 17, scope: !78)
!88 = !DILocation(line: 12, column: 7, scope: !78)
!89 = !{i64 486}
!90 = !DILocation(line: 13, column: 5, scope: !78)
!91 = !DILocation(line: 13, column: 18, scope: !92)
!92 = distinct !DILexicalBlock(scope: !74, file: !3, line: 13, column: 16)
!93 = !DILocation(line: 14, column: 7, scope: !94)
!94 = distinct !DILexicalBlock(scope: !92, file: !3, line: 13, column: 25)
!95 = !{i64 565}
!96 = !DILocation(line: 15, column: 41, scope: !94)
!97 = !DILocation(line: 15, column: 30, scope: !94)
!98 = !DILocation(line: 15, column: 13, scope: !94)
!99 = !DILocation(line: 15, column: 18, scope: !94)
!100 = !DILocation(line: 15, column: 22, scope: !94)
!101 = !DILocation(line: 15, column: 7, scope: !94)
!102 = !DILocation(line: 15, column: 28, scope: !94)
!103 = !DILocation(line: 16, column: 13, scope: !104)
!104 = distinct !DILexicalBlock(scope: !94, file: !3, line: 16, column: 11)
!105 = !DILocation(line: 16, column: 17, scope: !104)
!106 = !DILocation(line: 16, column: 27, scope: !104)
!107 = !{i64 684}
!108 = !DILocation(line: 17, column: 5, scope: !94)
!109 = !DILocation(line: 18, column: 3, scope: !75)
!110 = !DILocation(line: 8, column: 31, scope: !71)
!111 = !DILocation(line: 8, column: 3, scope: !71)
!112 = distinct !{!112, !72, !113, !114, !115}
!113 = !DILocation(line: 18, column: 3, scope: !52)
!114 = !{!"llvm.loop.mustprogress"}
!115 = !{!"llvm.loop.unroll.disable"}
!116 = !DILocation(line: 19, column: 1, scope: !2)
