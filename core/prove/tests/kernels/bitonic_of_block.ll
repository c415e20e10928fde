; ModuleID = 'bitonic_of_block.cu'
source_filename = "bitonic_of_block.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ1kPiE1s = internal addrspace(3) global [1024 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %v) #0 !dbg !2 {
entry:
    #dbg_value(ptr %v, !45, !DIExpression(), !72)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !73
    #dbg_value(i32 %0, !46, !DIExpression(), !72)
  %idxprom = sext i32 %0 to i64, !dbg !74
  %arrayidx = getelementptr inbounds i32, ptr %v, i64 %idxprom, !dbg !74
  %1 = load i32, ptr %arrayidx, align 4, !dbg !74, !tbaa !68
  %idxprom1 = sext i32 %0 to i64, !dbg !75
  %arrayidx2 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom1, !dbg !75
  store i32 %1, ptr %arrayidx2, align 4, !dbg !76, !tbaa !68
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !77
    #dbg_value(i32 2, !47, !DIExpression(), !78)
  br label %for.cond, !dbg !79

for.cond:                                         ; preds = %for.inc24, %entry
  %n.0 = phi i32 [ 2, %entry ], [ %shl, %for.inc24 ], !dbg !80
    #dbg_value(i32 %n.0, !47, !DIExpression(), !78)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !81
  %cmp = icmp ule i32 %n.0, %2, !dbg !82
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !83

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end25

for.body:                                         ; preds = %for.cond
  %shr = ashr i32 %n.0, 1, !dbg !84
    #dbg_value(i32 %shr, !49, !DIExpression(), !85)
  br label %for.cond4, !dbg !86

for.cond4:                                        ; preds = %for.inc, %for.body
  %j.0 = phi i32 [ %shr, %for.body ], [ %shr23, %for.inc ], !dbg !87
    #dbg_value(i32 %j.0, !49, !DIExpression(), !85)
  %cmp5 = icmp sgt i32 %j.0, 0, !dbg !88
  br i1 %cmp5, label %for.body7, label %for.cond.cleanup6, !dbg !89

for.cond.cleanup6:                                ; preds = %for.cond4
  br label %for.end

for.body7:                                        ; preds = %for.cond4
  %xor = xor i32 %0, %j.0, !dbg !90
    #dbg_value(i32 %xor, !52, !DIExpression(), !91)
  %cmp8 = icmp sgt i32 %xor, %0, !dbg !92
  br i1 %cmp8, label %if.then, label %if.end22, !dbg !92

if.then:                                          ; preds = %for.body7
  %and = and i32 %0, %n.0, !dbg !93
  %cmp9 = icmp eq i32 %and, 0, !dbg !94
  %storedv = zext i1 %cmp9 to i8, !dbg !95
    #dbg_value(i8 %storedv, !55, !DIExpression(), !96)
  %idxprom10 = sext i32 %0 to i64, !dbg !97
  %arrayidx11 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom10, !dbg !97
  %3 = load i32, ptr %arrayidx11, align 4, !dbg !97, !tbaa !68
    #dbg_value(i32 %3, !58, !DIExpression(), !96)
  %idxprom12 = sext i32 %xor to i64, !dbg !98
  %arrayidx13 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom12, !dbg !98
  %4 = load i32, ptr %arrayidx13, align 4, !dbg !98, !tbaa !68
    #dbg_value(i32 %4, !59, !DIExpression(), !96)
  %cmp14 = icmp sgt i32 %3, %4, !dbg !99
  %conv = zext i1 %cmp14 to i32, !dbg !101
  %loadedv = trunc i8 %storedv to i1, !dbg !102
  %conv15 = zext i1 %loadedv to i32, !dbg !102
  %cmp16 = icmp eq i32 %conv, %conv15, !dbg !103
  br i1 %cmp16, label %if.then17, label %if.end, !dbg !103

if.then17:                                        ; preds = %if.then
  %idxprom18 = sext i32 %0 to i64, !dbg !104
  %arrayidx19 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom18, !dbg !104
  store i32 %4, ptr %arrayidx19, align 4, !dbg !106, !tbaa !68
  %idxprom20 = sext i32 %xor to i64, !dbg !107
  %arrayidx21 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom20, !dbg !107
  store i32 %3, ptr %arrayidx21, align 4, !dbg !108, !tbaa !68
  br label %if.end, !dbg !109

if.end:                                           ; preds = %if.then17, %if.then
  br label %if.end22, !dbg !110

if.end22:                                         ; preds = %if.end, %for.body7
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !111
  br label %for.inc, !dbg !112

for.inc:                                          ; preds = %if.end22
  %shr23 = ashr i32 %j.0, 1, !dbg !113
    #dbg_value(i32 %shr23, !49, !DIExpression(), !85)
  br label %for.cond4, !dbg !114, !llvm.loop !115

for.end:                                          ; preds = %for.cond.cleanup6
  br label %for.inc24, !dbg !116

for.inc24:                                        ; preds = %for.end
  %shl = shl i32 %n.0, 1, !dbg !119
    #dbg_value(i32 %shl, !47, !DIExpression(), !78)
  br label %for.cond, !dbg !120, !llvm.loop !121

for.end25:                                        ; preds = %for.cond.cleanup
  %idxprom26 = sext i32 %0 to i64, !dbg !123
  %arrayidx27 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom26, !dbg !123
  %5 = load i32, ptr %arrayidx27, align 4, !dbg !123, !tbaa !68
  %idxprom28 = sext i32 %0 to i64, !dbg !124
  %arrayidx29 = getelementptr inbounds i32, ptr %v, i64 %idxprom28, !dbg !124
  store i32 %5, ptr %arrayidx29, align 4, !dbg !125, !tbaa !68
  ret void, !dbg !126
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!63, !64, !65, !66}
!llvm.ident = !{!67}
!llvm.errno.tbaa = !{!68}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 4, type: !60, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !3, file: !3, line: 3, type: !4, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !44)
!3 = !DIFile(filename: "bitonic_of_block.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !10, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !14, !16, !21, !26, !31, !37, !39}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !12, file: !13, line: 128)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 129)
!15 = !DINamespace(name: "std", scope: null)
!16 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !17, file: !13, line: 154)
!17 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !13, file: !13, line: 137, type: !18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!18 = !DISubroutineType(types: !19)
!19 = !{!20, !20}
!20 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!21 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !22, file: !13, line: 154)
!22 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !13, file: !13, line: 133, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!23 = !DISubroutineType(types: !24)
!24 = !{!25, !25}
!25 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!26 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !27, file: !13, line: 154)
!27 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !13, file: !13, line: 134, type: !28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!28 = !DISubroutineType(types: !29)
!29 = !{!30, !30}
!30 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!31 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !32, file: !13, line: 154)
!32 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !13, file: !13, line: 145, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !36}
!35 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!36 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!37 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !38, file: !13, line: 154)
!38 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !13, file: !13, line: 147, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !40, file: !13, line: 154)
!40 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !13, file: !13, line: 149, type: !41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!41 = !DISubroutineType(types: !42)
!42 = !{!7, !43}
!43 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!44 = !{!45, !46, !47, !49, !52, !55, !58, !59}
!45 = !DILocalVariable(name: "v", arg: 1, scope: !2, file: !3, line: 3, type: !6)
!46 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 5, type: !7)
!47 = !DILocalVariable(name: "n", scope: !48, file: !3, line: 8, type: !7)
!48 = distinct !DILexicalBlock(scope: !2, file: !3, line: 8, column: 3)
!49 = !DILocalVariable(name: "j", scope: !50, file: !3, line: 9, type: !7)
!50 = distinct !DILexicalBlock(scope: !51, file: !3, line: 9, column: 5)
!51 = distinct !DILexicalBlock(scope: !48, file: !3, line: 8, column: 3)
!52 = !DILocalVariable(name: "other", scope: !53, file: !3, line: 10, type: !7)
!53 = distinct !DILexicalBlock(scope: !54, file: !3, line: 9, column: 42)
!54 = distinct !DILexicalBlock(scope: !50, file: !3, line: 9, column: 5)
!55 = !DILocalVariable(name: "up", scope: !56, file: !3, line: 12, type: !35)
!56 = distinct !DILexicalBlock(scope: !57, file: !3, line: 11, column: 22)
!57 = distinct !DILexicalBlock(scope: !53, file: !3, line: 11, column: 11)
!58 = !DILocalVariable(name: "a", scope: !56, file: !3, line: 13, type: !7)
!59 = !DILocalVariable(name: "b", scope: !56, file: !3, line: 13, type: !7)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 32768, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 1024)
!63 = !{i32 7, !"Dwarf Version", i32 4}
!64 = !{i32 2, !"Debug Info Version", i32 3}
!65 = !{i32 1, !"wchar_size", i32 4}
!66 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!67 = !{!"clang version 22.1.8"}
!68 = !{!69, !69, i64 0}
!69 = !{!"int", !70, i64 0}
!70 = !{!"omnipotent char", !71, i64 0}
!71 = !{!"Simple C++ TBAA"}
!72 = !DILocation(line: 0, scope: !2)
!73 = !DILocation(line: 5, column: 11, scope: !2)
!74 = !DILocation(line: 6, column: 10, scope: !2)
!75 = !DILocation(line: 6, column: 3, scope: !2)
!76 = !DILocation(line: 6, column: 8, scope: !2)
!77 = !DILocation(line: 7, column: 3, scope: !2)
!78 = !DILocation(line: 0, scope: !48)
!79 = !DILocation(line: 8, column: 8, scope: !48)
!80 = !DILocation(line: 8, scope: !48)
!81 = !DILocation(line: 8, column: 24, scope: !51)
!82 = !DILocation(line: 8, column: 21, scope: !51)
!83 = !DILocation(line: 8, column: 3, scope: !48)
!84 = !DILocation(line: 9, column: 20, scope: !50)
!85 = !DILocation(line: 0, scope: !50)
!86 = !DILocation(line: 9, column: 10, scope: !50)
!87 = !DILocation(line: 9, scope: !50)
!88 = !DILocation(line: 9, column: 28, scope: !54)
!89 = !DILocation(line: 9, column: 5, scope: !50)
!90 = !DILocation(line: 10, column: 21, scope: !53)
!91 = !DILocation(line: 0, scope: !53)
!92 = !DILocation(line: 11, column: 17, scope: !57)
!93 = !DILocation(line: 12, column: 22, scope: !56)
!94 = !DILocation(line: 12, column: 27, scope: !56)
!95 = !DILocation(line: 12, column: 14, scope: !56)
!96 = !DILocation(line: 0, scope: !56)
!97 = !DILocation(line: 13, column: 17, scope: !56)
!98 = !DILocation(line: 13, column: 27, scope: !56)
!99 = !DILocation(line: 14, column: 16, scope: !100)
!100 = distinct !DILexicalBlock(scope: !56, file: !3, line: 14, column: 13)
!101 = !DILocation(line: 14, column: 13, scope: !100)
!102 = !DILocation(line: 14, column: 24, scope: !100)
!103 = !DILocation(line: 14, column: 21, scope: !100)
!104 = !DILocation(line: 15, column: 11, scope: !105)
!105 = distinct !DILexicalBlock(scope: !100, file: !3, line: 14, column: 28)
!106 = !DILocation(line: 15, column: 16, scope: !105)
!107 = !DILocation(line: 16, column: 11, scope: !105)
!108 = !DILocation(line: 16, column: 20, scope: !105)
!109 = !DILocation(line: 17, column: 9, scope: !105)
!110 = !DILocation(line: 18, column: 7, scope: !56)
!111 = !DILocation(line: 19, column: 7, scope: !53)
!112 = !DILocation(line: 20, column: 5, scope: !53)
!113 = !DILocation(line: 9, column: 35, scope: !54)
!114 = !DILocation(line: 9, column: 5, scope: !54)
!115 = distinct !{!115, !89, !116, !117, !118}
!116 = !DILocation(line: 20, column: 5, scope: !50)
!117 = !{!"llvm.loop.mustprogress"}
!118 = !{!"llvm.loop.unroll.disable"}
!119 = !DILocation(line: 8, column: 38, scope: !51)
!120 = !DILocation(line: 8, column: 3, scope: !51)
!121 = distinct !{!121, !83, !122, !117, !118}
!122 = !DILocation(line: 20, column: 5, scope: !48)
!123 = !DILocation(line: 21, column: 10, scope: !2)
!124 = !DILocation(line: 21, column: 3, scope: !2)
!125 = !DILocation(line: 21, column: 8, scope: !2)
!126 = !DILocation(line: 22, column: 1, scope: !2)
