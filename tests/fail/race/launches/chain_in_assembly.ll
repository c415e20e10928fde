; ModuleID = 'chain_in_assembly.cu'
source_filename = "chain_in_assembly.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z7acquirePKi(ptr noundef %flag) #0 !dbg !46 {
entry:
    #dbg_value(ptr %flag, !52, !DIExpression(), !54)
  %0 = call i32 asm sideeffect "ld.acquire.gpu.global.s32 $0, [$1];", "=r,l,~{memory}"(ptr %flag) #4, !dbg !55, !srcloc !56
    #dbg_value(i32 %0, !53, !DIExpression(), !54)
  ret i32 %0, !dbg !57
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define dso_local void @_Z7releasePii(ptr noundef %flag, i32 noundef %value) #0 !dbg !58 {
entry:
    #dbg_value(ptr %flag, !63, !DIExpression(), !65)
    #dbg_value(i32 %value, !64, !DIExpression(), !65)
  call void asm sideeffect "st.relaxed.gpu.global.s32 [$0], $1;", "l,r,~{memory}"(ptr %flag, i32 %value) #4, !dbg !66, !srcloc !67
  ret void, !dbg !68
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5chainPiPfPKf(ptr noundef %flags, ptr noundef %sums, ptr noundef %x) #2 !dbg !69 {
entry:
    #dbg_value(ptr %flags, !76, !DIExpression(), !82)
    #dbg_value(ptr %sums, !77, !DIExpression(), !82)
    #dbg_value(ptr %x, !78, !DIExpression(), !82)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !83
  %cmp = icmp eq i32 %0, 0, !dbg !84
  br i1 %cmp, label %if.then, label %if.end20, !dbg !84

if.then:                                          ; preds = %entry
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !85
  %idxprom = zext i32 %1 to i64, !dbg !86
  %arrayidx = getelementptr inbounds nuw float, ptr %x, i64 %idxprom, !dbg !86
  %2 = load float, ptr %arrayidx, align 4, !dbg !86, !tbaa !87
    #dbg_value(float %2, !79, !DIExpression(), !89)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !90
  %cmp3 = icmp ugt i32 %3, 0, !dbg !92
  br i1 %cmp3, label %if.then4, label %if.end, !dbg !92

if.then4:                                         ; preds = %if.then
  br label %while.cond, !dbg !93

while.cond:                                       ; preds = %while.body, %if.then4
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !95
  %sub = sub i32 %4, 1, !dbg !96
  %idxprom6 = zext i32 %sub to i64, !dbg !97
  %arrayidx7 = getelementptr inbounds nuw i32, ptr %flags, i64 %idxprom6, !dbg !97
    #dbg_value(ptr %arrayidx7, !52, !DIExpression(), !98)
  %5 = call noundef i32 asm sideeffect "ld.acquire.gpu.global.s32 $0, [$1];", "=r,l,~{memory}"(ptr %arrayidx7) #4, !dbg !100, !srcloc !56
    #dbg_value(i32 %5, !53, !DIExpression(), !98)
  %cmp9 = icmp eq i32 %5, 0, !dbg !101
  br i1 %cmp9, label %while.body, label %while.end, !dbg !93

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !93, !llvm.loop !102

while.end:                                        ; preds = %while.cond
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !106
  %sub11 = sub i32 %6, 1, !dbg !107
  %idxprom12 = zext i32 %sub11 to i64, !dbg !108
  %arrayidx13 = getelementptr inbounds nuw float, ptr %sums, i64 %idxprom12, !dbg !108
  %7 = load float, ptr %arrayidx13, align 4, !dbg !108, !tbaa !87
  %add = fadd float %2, %7, !dbg !109
    #dbg_value(float %add, !79, !DIExpression(), !89)
  br label %if.end, !dbg !110

if.end:                                           ; preds = %while.end, %if.then
  %sum.0 = phi float [ %add, %while.end ], [ %2, %if.then ], !dbg !89
    #dbg_value(float %sum.0, !79, !DIExpression(), !89)
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !111
  %idxprom15 = zext i32 %8 to i64, !dbg !112
  %arrayidx16 = getelementptr inbounds nuw float, ptr %sums, i64 %idxprom15, !dbg !112
  store float %sum.0, ptr %arrayidx16, align 4, !dbg !113, !tbaa !87
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !114
  %idxprom18 = zext i32 %9 to i64, !dbg !115
  %arrayidx19 = getelementptr inbounds nuw i32, ptr %flags, i64 %idxprom18, !dbg !115
    #dbg_value(ptr %arrayidx19, !63, !DIExpression(), !116)
    #dbg_value(i32 1, !64, !DIExpression(), !116)
  call void asm sideeffect "st.relaxed.gpu.global.s32 [$0], $1;", "l,r,~{memory}"(ptr %arrayidx19, i32 1) #4, !dbg !118, !srcloc !67
  br label %if.end20, !dbg !119

if.end20:                                         ; preds = %if.end, %entry
  ret void, !dbg !120
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "chain_in_assembly.cu", directory: ".")
!2 = !{!3, !6, !8, !13, !18, !23, !29, !31}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 128)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 129)
!7 = !DINamespace(name: "std", scope: null)
!8 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !9, file: !5, line: 154)
!9 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !5, file: !5, line: 137, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12}
!12 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!13 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !14, file: !5, line: 154)
!14 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !5, file: !5, line: 133, type: !15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !17}
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !19, file: !5, line: 154)
!19 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !5, file: !5, line: 134, type: !20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!20 = !DISubroutineType(types: !21)
!21 = !{!22, !22}
!22 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!23 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !24, file: !5, line: 154)
!24 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !5, file: !5, line: 145, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !28}
!27 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!28 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!29 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !30, file: !5, line: 154)
!30 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !5, file: !5, line: 147, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !32, file: !5, line: 154)
!32 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !5, file: !5, line: 149, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !36}
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!37 = !{i32 7, !"Dwarf Version", i32 4}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!41 = !{!"clang version 22.1.8"}
!42 = !{!43, !43, i64 0}
!43 = !{!"int", !44, i64 0}
!44 = !{!"omnipotent char", !45, i64 0}
!45 = !{!"Simple C++ TBAA"}
!46 = distinct !DISubprogram(name: "acquire", linkageName: "_Z7acquirePKi", scope: !1, file: !1, line: 4, type: !47, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !51)
!47 = !DISubroutineType(types: !48)
!48 = !{!35, !49}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!51 = !{!52, !53}
!52 = !DILocalVariable(name: "flag", arg: 1, scope: !46, file: !1, line: 4, type: !49)
!53 = !DILocalVariable(name: "value", scope: !46, file: !1, line: 5, type: !35)
!54 = !DILocation(line: 0, scope: !46)
!55 = !DILocation(line: 6, column: 3, scope: !46)
!56 = !{i64 205}
!57 = !DILocation(line: 7, column: 3, scope: !46)
!58 = distinct !DISubprogram(name: "release", linkageName: "_Z7releasePii", scope: !1, file: !1, line: 9, type: !59, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !62)
!59 = !DISubroutineType(types: !60)
!60 = !{null, !61, !35}
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!62 = !{!63, !64}
!63 = !DILocalVariable(name: "flag", arg: 1, scope: !58, file: !1, line: 9, type: !61)
!64 = !DILocalVariable(name: "value", arg: 2, scope: !58, file: !1, line: 9, type: !35)
!65 = !DILocation(line: 0, scope: !58)
!66 = !DILocation(line: 10, column: 3, scope: !58)
!67 = !{i64 363}
!68 = !DILocation(line: 11, column: 1, scope: !58)
!69 = distinct !DISubprogram(name: "chain", linkageName: "_Z5chainPiPfPKf", scope: !1, file: !1, line: 12, type: !70, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !75)
!70 = !DISubroutineType(types: !71)
!71 = !{null, !61, !72, !73}
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !74, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!75 = !{!76, !77, !78, !79}
!76 = !DILocalVariable(name: "flags", arg: 1, scope: !69, file: !1, line: 12, type: !61)
!77 = !DILocalVariable(name: "sums", arg: 2, scope: !69, file: !1, line: 12, type: !72)
!78 = !DILocalVariable(name: "x", arg: 3, scope: !69, file: !1, line: 12, type: !73)
!79 = !DILocalVariable(name: "sum", scope: !80, file: !1, line: 14, type: !36)
!80 = distinct !DILexicalBlock(scope: !81, file: !1, line: 13, column: 25)
!81 = distinct !DILexicalBlock(scope: !69, file: !1, line: 13, column: 7)
!82 = !DILocation(line: 0, scope: !69)
!83 = !DILocation(line: 13, column: 7, scope: !81)
!84 = !DILocation(line: 13, column: 19, scope: !81)
!85 = !DILocation(line: 14, column: 19, scope: !80)
!86 = !DILocation(line: 14, column: 17, scope: !80)
!87 = !{!88, !88, i64 0}
!88 = !{!"float", !44, i64 0}
!89 = !DILocation(line: 0, scope: !80)
!90 = !DILocation(line: 15, column: 9, scope: !91)
!91 = distinct !DILexicalBlock(scope: !80, file: !1, line: 15, column: 9)
!92 = !DILocation(line: 15, column: 20, scope: !91)
!93 = !DILocation(line: 16, column: 7, scope: !94)
!94 = distinct !DILexicalBlock(scope: !91, file: !1, line: 15, column: 25)
!95 = !DILocation(line: 16, column: 29, scope: !94)
!96 = !DILocation(line: 16, column: 40, scope: !94)
!97 = !DILocation(line: 16, column: 23, scope: !94)
!98 = !DILocation(line: 0, scope: !46, inlinedAt: !99)
!99 = distinct !DILocation(line: 16, column: 14, scope: !94)
!100 = !DILocation(line: 6, column: 3, scope: !46, inlinedAt: !99)
!101 = !DILocation(line: 16, column: 46, scope: !94)
!102 = distinct !{!102, !93, !103, !104, !105}
!103 = !DILocation(line: 17, column: 7, scope: !94)
!104 = !{!"llvm.loop.mustprogress"}
!105 = !{!"llvm.loop.unroll.disable"}
!106 = !DILocation(line: 18, column: 19, scope: !94)
!107 = !DILocation(line: 18, column: 30, scope: !94)
!108 = !DILocation(line: 18, column: 14, scope: !94)
!109 = !DILocation(line: 18, column: 11, scope: !94)
!110 = !DILocation(line: 19, column: 5, scope: !94)
!111 = !DILocation(line: 20, column: 10, scope: !80)
!112 = !DILocation(line: 20, column: 5, scope: !80)
!113 = !DILocation(line: 20, column: 22, scope: !80)
!114 = !DILocation(line: 21, column: 20, scope: !80)
!115 = !DILocation(line: 21, column: 14, scope: !80)
!116 = !DILocation(line: 0, scope: !58, inlinedAt: !117)
!117 = distinct !DILocation(line: 21, column: 5, scope: !80)
!118 = !DILocation(line: 10, column: 3, scope: !58, inlinedAt: !117)
!119 = !DILocation(line: 22, column: 3, scope: !80)
!120 = !DILocation(line: 23, column: 1, scope: !69)
