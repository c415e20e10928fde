; ModuleID = 'halo_before_buffer.cu'
source_filename = "halo_before_buffer.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ7stencilPKiPiE4tile = internal addrspace(3) global [134 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7stencilPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !47, !DIExpression(), !66)
    #dbg_value(ptr %out, !48, !DIExpression(), !66)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !67
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !68
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !69
  %mul = mul i32 %1, %2, !dbg !70
  %add = add i32 %0, %mul, !dbg !71
    #dbg_value(i32 %add, !49, !DIExpression(), !66)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !72
  %add4 = add i32 %3, 3, !dbg !73
    #dbg_value(i32 %add4, !50, !DIExpression(), !66)
  %idxprom = sext i32 %add to i64, !dbg !74
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !74
  %4 = load i32, ptr %arrayidx, align 4, !dbg !74, !tbaa !62
  %idxprom5 = sext i32 %add4 to i64, !dbg !75
  %arrayidx6 = getelementptr inbounds [134 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7stencilPKiPiE4tile to ptr), i64 0, i64 %idxprom5, !dbg !75
  store i32 %4, ptr %arrayidx6, align 4, !dbg !76, !tbaa !62
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !77
  %cmp = icmp ult i32 %5, 3, !dbg !79
  br i1 %cmp, label %if.then, label %if.end, !dbg !79

if.then:                                          ; preds = %entry
  %cmp8 = icmp slt i32 %add, 3, !dbg !80
  br i1 %cmp8, label %cond.true, label %cond.false, !dbg !82

cond.true:                                        ; preds = %if.then
  br label %cond.end, !dbg !82

cond.false:                                       ; preds = %if.then
  %sub = sub nsw i32 %add, 3, !dbg !83
  %idxprom9 = sext i32 %sub to i64, !dbg !84
  %arrayidx10 = getelementptr inbounds i32, ptr %in, i64 %idxprom9, !dbg !84
  %6 = load i32, ptr %arrayidx10, align 4, !dbg !84, !tbaa !62
  br label %cond.end, !dbg !82

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 0, %cond.true ], [ %6, %cond.false ], !dbg !82
  %sub11 = sub nsw i32 %add4, 3, !dbg !85
  %idxprom12 = sext i32 %sub11 to i64, !dbg !86
  %arrayidx13 = getelementptr inbounds [134 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7stencilPKiPiE4tile to ptr), i64 0, i64 %idxprom12, !dbg !86
  store i32 %cond, ptr %arrayidx13, align 4, !dbg !87, !tbaa !62
  %add14 = add nsw i32 %add, 128, !dbg !88
  %idxprom15 = sext i32 %add14 to i64, !dbg !89
  %arrayidx16 = getelementptr inbounds i32, ptr %in, i64 %idxprom15, !dbg !89
  %7 = load i32, ptr %arrayidx16, align 4, !dbg !89, !tbaa !62
  %add17 = add nsw i32 %add4, 128, !dbg !90
  %idxprom18 = sext i32 %add17 to i64, !dbg !91
  %arrayidx19 = getelementptr inbounds [134 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7stencilPKiPiE4tile to ptr), i64 0, i64 %idxprom18, !dbg !91
  store i32 %7, ptr %arrayidx19, align 4, !dbg !92, !tbaa !62
  br label %if.end, !dbg !93

if.end:                                           ; preds = %cond.end, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !94
    #dbg_value(i32 0, !51, !DIExpression(), !66)
    #dbg_value(i32 -3, !52, !DIExpression(), !95)
  br label %for.cond, !dbg !96

for.cond:                                         ; preds = %for.inc, %if.end
  %sum.0 = phi i32 [ 0, %if.end ], [ %add24, %for.inc ], !dbg !66
  %o.0 = phi i32 [ -3, %if.end ], [ %inc, %for.inc ], !dbg !97
    #dbg_value(i32 %o.0, !52, !DIExpression(), !95)
    #dbg_value(i32 %sum.0, !51, !DIExpression(), !66)
  %cmp20 = icmp sle i32 %o.0, 3, !dbg !98
  br i1 %cmp20, label %for.body, label %for.cond.cleanup, !dbg !100

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %add21 = add nsw i32 %add4, %o.0, !dbg !101
  %idxprom22 = sext i32 %add21 to i64, !dbg !102
  %arrayidx23 = getelementptr inbounds [134 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7stencilPKiPiE4tile to ptr), i64 0, i64 %idxprom22, !dbg !102
  %8 = load i32, ptr %arrayidx23, align 4, !dbg !102, !tbaa !62
  %add24 = add nsw i32 %sum.0, %8, !dbg !103
    #dbg_value(i32 %add24, !51, !DIExpression(), !66)
  br label %for.inc, !dbg !104

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %o.0, 1, !dbg !105
    #dbg_value(i32 %inc, !52, !DIExpression(), !95)
  br label %for.cond, !dbg !106, !llvm.loop !107

for.end:                                          ; preds = %for.cond.cleanup
  %idxprom25 = sext i32 %add to i64, !dbg !111
  %arrayidx26 = getelementptr inbounds i32, ptr %out, i64 %idxprom25, !dbg !111
  store i32 %sum.0, ptr %arrayidx26, align 4, !dbg !112, !tbaa !62
  ret void, !dbg !113
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!57, !58, !59, !60}
!llvm.ident = !{!61}
!llvm.errno.tbaa = !{!62}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 5, type: !54, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "stencil", linkageName: "_Z7stencilPKiPi", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !46)
!3 = !DIFile(filename: "halo_before_buffer.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
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
!49 = !DILocalVariable(name: "g", scope: !2, file: !3, line: 6, type: !8)
!50 = !DILocalVariable(name: "l", scope: !2, file: !3, line: 6, type: !8)
!51 = !DILocalVariable(name: "sum", scope: !2, file: !3, line: 13, type: !8)
!52 = !DILocalVariable(name: "o", scope: !53, file: !3, line: 14, type: !8)
!53 = distinct !DILexicalBlock(scope: !2, file: !3, line: 14, column: 3)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 4288, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 134)
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
!67 = !DILocation(line: 6, column: 11, scope: !2)
!68 = !DILocation(line: 6, column: 25, scope: !2)
!69 = !DILocation(line: 6, column: 38, scope: !2)
!70 = !DILocation(line: 6, column: 36, scope: !2)
!71 = !DILocation(line: 6, column: 23, scope: !2)
!72 = !DILocation(line: 6, column: 54, scope: !2)
!73 = !DILocation(line: 6, column: 66, scope: !2)
!74 = !DILocation(line: 7, column: 13, scope: !2)
!75 = !DILocation(line: 7, column: 3, scope: !2)
!76 = !DILocation(line: 7, column: 11, scope: !2)
!77 = !DILocation(line: 8, column: 7, scope: !78)
!78 = distinct !DILexicalBlock(scope: !2, file: !3, line: 8, column: 7)
!79 = !DILocation(line: 8, column: 19, scope: !78)
!80 = !DILocation(line: 9, column: 21, scope: !81)
!81 = distinct !DILexicalBlock(scope: !78, file: !3, line: 8, column: 24)
!82 = !DILocation(line: 9, column: 19, scope: !81)
!83 = !DILocation(line: 9, column: 36, scope: !81)
!84 = !DILocation(line: 9, column: 31, scope: !81)
!85 = !DILocation(line: 9, column: 12, scope: !81)
!86 = !DILocation(line: 9, column: 5, scope: !81)
!87 = !DILocation(line: 9, column: 17, scope: !81)
!88 = !DILocation(line: 10, column: 26, scope: !81)
!89 = !DILocation(line: 10, column: 21, scope: !81)
!90 = !DILocation(line: 10, column: 12, scope: !81)
!91 = !DILocation(line: 10, column: 5, scope: !81)
!92 = !DILocation(line: 10, column: 19, scope: !81)
!93 = !DILocation(line: 11, column: 3, scope: !81)
!94 = !DILocation(line: 12, column: 3, scope: !2)
!95 = !DILocation(line: 0, scope: !53)
!96 = !DILocation(line: 14, column: 8, scope: !53)
!97 = !DILocation(line: 14, scope: !53)
!98 = !DILocation(line: 14, column: 22, scope: !99)
!99 = distinct !DILexicalBlock(scope: !53, file: !3, line: 14, column: 3)
!100 = !DILocation(line: 14, column: 3, scope: !53)
!101 = !DILocation(line: 14, column: 47, scope: !99)
!102 = !DILocation(line: 14, column: 40, scope: !99)
!103 = !DILocation(line: 14, column: 37, scope: !99)
!104 = !DILocation(line: 14, column: 33, scope: !99)
!105 = !DILocation(line: 14, column: 29, scope: !99)
!106 = !DILocation(line: 14, column: 3, scope: !99)
!107 = distinct !{!107, !100, !108, !109, !110}
!108 = !DILocation(line: 14, column: 50, scope: !53)
!109 = !{!"llvm.loop.mustprogress"}
!110 = !{!"llvm.loop.unroll.disable"}
!111 = !DILocation(line: 15, column: 3, scope: !2)
!112 = !DILocation(line: 15, column: 10, scope: !2)
!113 = !DILocation(line: 16, column: 1, scope: !2)
