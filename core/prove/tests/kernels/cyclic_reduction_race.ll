; ModuleID = 'cyclic_reduction_race.cu'
source_filename = "cyclic_reduction_race.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPfS_E1s = internal addrspace(3) global [512 x float] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPfS_(ptr noundef %a, ptr noundef %o) #0 !dbg !2 {
entry:
    #dbg_value(ptr %a, !45, !DIExpression(), !70)
    #dbg_value(ptr %o, !46, !DIExpression(), !70)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !71
    #dbg_value(i32 %0, !47, !DIExpression(), !70)
    #dbg_value(i32 1, !48, !DIExpression(), !70)
  %idxprom = sext i32 %0 to i64, !dbg !72
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom, !dbg !72
  %1 = load float, ptr %arrayidx, align 4, !dbg !72, !tbaa !73
  %idxprom1 = sext i32 %0 to i64, !dbg !75
  %arrayidx2 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfS_E1s to ptr), i64 0, i64 %idxprom1, !dbg !75
  store float %1, ptr %arrayidx2, align 4, !dbg !76, !tbaa !73
  %add = add nsw i32 %0, 256, !dbg !77
  %idxprom3 = sext i32 %add to i64, !dbg !78
  %arrayidx4 = getelementptr inbounds float, ptr %a, i64 %idxprom3, !dbg !78
  %2 = load float, ptr %arrayidx4, align 4, !dbg !78, !tbaa !73
  %add5 = add nsw i32 %0, 256, !dbg !79
  %idxprom6 = sext i32 %add5 to i64, !dbg !80
  %arrayidx7 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfS_E1s to ptr), i64 0, i64 %idxprom6, !dbg !80
  store float %2, ptr %arrayidx7, align 4, !dbg !81, !tbaa !73
    #dbg_value(i32 256, !49, !DIExpression(), !82)
  br label %for.cond, !dbg !83

for.cond:                                         ; preds = %for.inc, %entry
  %threads.0 = phi i32 [ 256, %entry ], [ %div24, %for.inc ], !dbg !84
  %stride.0 = phi i32 [ 1, %entry ], [ %mul, %for.inc ], !dbg !70
    #dbg_value(i32 %stride.0, !48, !DIExpression(), !70)
    #dbg_value(i32 %threads.0, !49, !DIExpression(), !82)
  %cmp = icmp sgt i32 %threads.0, 1, !dbg !85
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !86

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !87
  %mul = mul nsw i32 %stride.0, 2, !dbg !88
    #dbg_value(i32 %mul, !48, !DIExpression(), !70)
  %cmp8 = icmp slt i32 %0, %threads.0, !dbg !89
  br i1 %cmp8, label %if.then, label %if.end23, !dbg !89

if.then:                                          ; preds = %for.body
  %mul9 = mul nsw i32 %mul, %0, !dbg !90
  %add10 = add nsw i32 %mul9, %mul, !dbg !91
  %sub = sub nsw i32 %add10, 1, !dbg !92
    #dbg_value(i32 %sub, !51, !DIExpression(), !93)
  %div = sdiv i32 %mul, 2, !dbg !94
  %sub11 = sub nsw i32 %sub, %div, !dbg !95
    #dbg_value(i32 %sub11, !56, !DIExpression(), !93)
  %add12 = add nsw i32 %sub, %mul, !dbg !96
    #dbg_value(i32 %add12, !57, !DIExpression(), !93)
  %cmp13 = icmp sge i32 %add12, 512, !dbg !97
  br i1 %cmp13, label %if.then14, label %if.end, !dbg !97

if.then14:                                        ; preds = %if.then
    #dbg_value(i32 511, !57, !DIExpression(), !93)
  br label %if.end, !dbg !99

if.end:                                           ; preds = %if.then14, %if.then
  %right.0 = phi i32 [ 511, %if.then14 ], [ %add12, %if.then ], !dbg !93
    #dbg_value(i32 %right.0, !57, !DIExpression(), !93)
  %idxprom15 = sext i32 %sub11 to i64, !dbg !100
  %arrayidx16 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfS_E1s to ptr), i64 0, i64 %idxprom15, !dbg !100
  %3 = load float, ptr %arrayidx16, align 4, !dbg !100, !tbaa !73
  %idxprom17 = sext i32 %right.0 to i64, !dbg !101
  %arrayidx18 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfS_E1s to ptr), i64 0, i64 %idxprom17, !dbg !101
  %4 = load float, ptr %arrayidx18, align 4, !dbg !101, !tbaa !73
  %add19 = fadd float %3, %4, !dbg !102
  %idxprom20 = sext i32 %sub to i64, !dbg !103
  %arrayidx21 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfS_E1s to ptr), i64 0, i64 %idxprom20, !dbg !103
  %5 = load float, ptr %arrayidx21, align 4, !dbg !104, !tbaa !73
  %sub22 = fsub float %5, %add19, !dbg !104
  store float %sub22, ptr %arrayidx21, align 4, !dbg !104, !tbaa !73
  br label %if.end23, !dbg !105

if.end23:                                         ; preds = %if.end, %for.body
  br label %for.inc, !dbg !106

for.inc:                                          ; preds = %if.end23
  %div24 = sdiv i32 %threads.0, 2, !dbg !107
    #dbg_value(i32 %div24, !49, !DIExpression(), !82)
  br label %for.cond, !dbg !108, !llvm.loop !109

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !113
  %idxprom25 = sext i32 %0 to i64, !dbg !114
  %arrayidx26 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfS_E1s to ptr), i64 0, i64 %idxprom25, !dbg !114
  %6 = load float, ptr %arrayidx26, align 4, !dbg !114, !tbaa !73
  %idxprom27 = sext i32 %0 to i64, !dbg !115
  %arrayidx28 = getelementptr inbounds float, ptr %o, i64 %idxprom27, !dbg !115
  store float %6, ptr %arrayidx28, align 4, !dbg !116, !tbaa !73
  ret void, !dbg !117
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!61, !62, !63, !64}
!llvm.ident = !{!65}
!llvm.errno.tbaa = !{!66}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 4, type: !58, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPfS_", scope: !3, file: !3, line: 3, type: !4, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !44)
!3 = !DIFile(filename: "cyclic_reduction_race.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
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
!42 = !{!43, !7}
!43 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!44 = !{!45, !46, !47, !48, !49, !51, !56, !57}
!45 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 3, type: !6)
!46 = !DILocalVariable(name: "o", arg: 2, scope: !2, file: !3, line: 3, type: !6)
!47 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 5, type: !43)
!48 = !DILocalVariable(name: "stride", scope: !2, file: !3, line: 5, type: !43)
!49 = !DILocalVariable(name: "threads", scope: !50, file: !3, line: 8, type: !43)
!50 = distinct !DILexicalBlock(scope: !2, file: !3, line: 8, column: 3)
!51 = !DILocalVariable(name: "i", scope: !52, file: !3, line: 12, type: !43)
!52 = distinct !DILexicalBlock(scope: !53, file: !3, line: 11, column: 22)
!53 = distinct !DILexicalBlock(scope: !54, file: !3, line: 11, column: 9)
!54 = distinct !DILexicalBlock(scope: !55, file: !3, line: 8, column: 54)
!55 = distinct !DILexicalBlock(scope: !50, file: !3, line: 8, column: 3)
!56 = !DILocalVariable(name: "left", scope: !52, file: !3, line: 13, type: !43)
!57 = !DILocalVariable(name: "right", scope: !52, file: !3, line: 13, type: !43)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 16384, elements: !59)
!59 = !{!60}
!60 = !DISubrange(count: 512)
!61 = !{i32 7, !"Dwarf Version", i32 4}
!62 = !{i32 2, !"Debug Info Version", i32 3}
!63 = !{i32 1, !"wchar_size", i32 4}
!64 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!65 = !{!"clang version 22.1.8"}
!66 = !{!67, !67, i64 0}
!67 = !{!"int", !68, i64 0}
!68 = !{!"omnipotent char", !69, i64 0}
!69 = !{!"Simple C++ TBAA"}
!70 = !DILocation(line: 0, scope: !2)
!71 = !DILocation(line: 5, column: 11, scope: !2)
!72 = !DILocation(line: 6, column: 10, scope: !2)
!73 = !{!74, !74, i64 0}
!74 = !{!"float", !68, i64 0}
!75 = !DILocation(line: 6, column: 3, scope: !2)
!76 = !DILocation(line: 6, column: 8, scope: !2)
!77 = !DILocation(line: 7, column: 20, scope: !2)
!78 = !DILocation(line: 7, column: 16, scope: !2)
!79 = !DILocation(line: 7, column: 7, scope: !2)
!80 = !DILocation(line: 7, column: 3, scope: !2)
!81 = !DILocation(line: 7, column: 14, scope: !2)
!82 = !DILocation(line: 0, scope: !50)
!83 = !DILocation(line: 8, column: 8, scope: !50)
!84 = !DILocation(line: 8, scope: !50)
!85 = !DILocation(line: 8, column: 35, scope: !55)
!86 = !DILocation(line: 8, column: 3, scope: !50)
!87 = !DILocation(line: 9, column: 5, scope: !54)
!88 = !DILocation(line: 10, column: 12, scope: !54)
!89 = !DILocation(line: 11, column: 11, scope: !53)
!90 = !DILocation(line: 12, column: 22, scope: !52)
!91 = !DILocation(line: 12, column: 26, scope: !52)
!92 = !DILocation(line: 12, column: 35, scope: !52)
!93 = !DILocation(line: 0, scope: !52)
!94 = !DILocation(line: 13, column: 29, scope: !52)
!95 = !DILocation(line: 13, column: 20, scope: !52)
!96 = !DILocation(line: 13, column: 44, scope: !52)
!97 = !DILocation(line: 14, column: 17, scope: !98)
!98 = distinct !DILexicalBlock(scope: !52, file: !3, line: 14, column: 11)
!99 = !DILocation(line: 14, column: 25, scope: !98)
!100 = !DILocation(line: 15, column: 15, scope: !52)
!101 = !DILocation(line: 15, column: 25, scope: !52)
!102 = !DILocation(line: 15, column: 23, scope: !52)
!103 = !DILocation(line: 15, column: 7, scope: !52)
!104 = !DILocation(line: 15, column: 12, scope: !52)
!105 = !DILocation(line: 16, column: 5, scope: !52)
!106 = !DILocation(line: 17, column: 3, scope: !54)
!107 = !DILocation(line: 8, column: 48, scope: !55)
!108 = !DILocation(line: 8, column: 3, scope: !55)
!109 = distinct !{!109, !86, !110, !111, !112}
!110 = !DILocation(line: 17, column: 3, scope: !50)
!111 = !{!"llvm.loop.mustprogress"}
!112 = !{!"llvm.loop.unroll.disable"}
!113 = !DILocation(line: 18, column: 3, scope: !2)
!114 = !DILocation(line: 19, column: 10, scope: !2)
!115 = !DILocation(line: 19, column: 3, scope: !2)
!116 = !DILocation(line: 19, column: 8, scope: !2)
!117 = !DILocation(line: 20, column: 1, scope: !2)
