; ModuleID = 'rows_in_order_race.cu'
source_filename = "rows_in_order_race.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPKiPfPKfi(ptr noundef %begin, ptr noundef %value, ptr noundef %scale, i32 noundef %rows) #0 !dbg !46 {
entry:
    #dbg_value(ptr %begin, !55, !DIExpression(), !63)
    #dbg_value(ptr %value, !56, !DIExpression(), !63)
    #dbg_value(ptr %scale, !57, !DIExpression(), !63)
    #dbg_value(i32 %rows, !58, !DIExpression(), !63)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !64
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !65
  %mul = mul i32 %0, %1, !dbg !66
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !67
  %add = add i32 %mul, %2, !dbg !68
    #dbg_value(i32 %add, !59, !DIExpression(), !63)
  %cmp = icmp slt i32 %add, %rows, !dbg !69
  br i1 %cmp, label %if.then, label %if.end, !dbg !69

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !70
  %arrayidx = getelementptr inbounds i32, ptr %begin, i64 %idxprom, !dbg !70
  %3 = load i32, ptr %arrayidx, align 4, !dbg !70, !tbaa !42
    #dbg_value(i32 %3, !60, !DIExpression(), !71)
  br label %for.cond, !dbg !72

for.cond:                                         ; preds = %for.inc, %if.then
  %e.0 = phi i32 [ %3, %if.then ], [ %inc, %for.inc ], !dbg !73
    #dbg_value(i32 %e.0, !60, !DIExpression(), !71)
  %add3 = add nsw i32 %add, 1, !dbg !74
  %idxprom4 = sext i32 %add3 to i64, !dbg !76
  %arrayidx5 = getelementptr inbounds i32, ptr %begin, i64 %idxprom4, !dbg !76
  %4 = load i32, ptr %arrayidx5, align 4, !dbg !76, !tbaa !42
  %cmp6 = icmp sle i32 %e.0, %4, !dbg !77
  br i1 %cmp6, label %for.body, label %for.cond.cleanup, !dbg !78

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom7 = sext i32 %add to i64, !dbg !79
  %arrayidx8 = getelementptr inbounds float, ptr %scale, i64 %idxprom7, !dbg !79
  %5 = load float, ptr %arrayidx8, align 4, !dbg !79, !tbaa !80
  %idxprom9 = sext i32 %e.0 to i64, !dbg !82
  %arrayidx10 = getelementptr inbounds float, ptr %value, i64 %idxprom9, !dbg !82
  %6 = load float, ptr %arrayidx10, align 4, !dbg !83, !tbaa !80
  %mul11 = fmul float %6, %5, !dbg !83
  store float %mul11, ptr %arrayidx10, align 4, !dbg !83, !tbaa !80
  br label %for.inc, !dbg !82

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %e.0, 1, !dbg !84
    #dbg_value(i32 %inc, !60, !DIExpression(), !71)
  br label %for.cond, !dbg !85, !llvm.loop !86

for.end:                                          ; preds = %for.cond.cleanup
  br label %if.end, !dbg !87

if.end:                                           ; preds = %for.end, %entry
  ret void, !dbg !90
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "rows_in_order_race.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPKiPfPKfi", scope: !1, file: !1, line: 3, type: !47, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !54)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !51, !52, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!54 = !{!55, !56, !57, !58, !59, !60}
!55 = !DILocalVariable(name: "begin", arg: 1, scope: !46, file: !1, line: 3, type: !49)
!56 = !DILocalVariable(name: "value", arg: 2, scope: !46, file: !1, line: 3, type: !51)
!57 = !DILocalVariable(name: "scale", arg: 3, scope: !46, file: !1, line: 3, type: !52)
!58 = !DILocalVariable(name: "rows", arg: 4, scope: !46, file: !1, line: 3, type: !35)
!59 = !DILocalVariable(name: "r", scope: !46, file: !1, line: 4, type: !35)
!60 = !DILocalVariable(name: "e", scope: !61, file: !1, line: 6, type: !35)
!61 = distinct !DILexicalBlock(scope: !62, file: !1, line: 6, column: 5)
!62 = distinct !DILexicalBlock(scope: !46, file: !1, line: 5, column: 7)
!63 = !DILocation(line: 0, scope: !46)
!64 = !DILocation(line: 4, column: 11, scope: !46)
!65 = !DILocation(line: 4, column: 24, scope: !46)
!66 = !DILocation(line: 4, column: 22, scope: !46)
!67 = !DILocation(line: 4, column: 37, scope: !46)
!68 = !DILocation(line: 4, column: 35, scope: !46)
!69 = !DILocation(line: 5, column: 9, scope: !62)
!70 = !DILocation(line: 6, column: 18, scope: !61)
!71 = !DILocation(line: 0, scope: !61)
!72 = !DILocation(line: 6, column: 10, scope: !61)
!73 = !DILocation(line: 6, scope: !61)
!74 = !DILocation(line: 6, column: 41, scope: !75)
!75 = distinct !DILexicalBlock(scope: !61, file: !1, line: 6, column: 5)
!76 = !DILocation(line: 6, column: 33, scope: !75)
!77 = !DILocation(line: 6, column: 30, scope: !75)
!78 = !DILocation(line: 6, column: 5, scope: !61)
!79 = !DILocation(line: 6, column: 64, scope: !75)
!80 = !{!81, !81, i64 0}
!81 = !{!"float", !44, i64 0}
!82 = !DILocation(line: 6, column: 52, scope: !75)
!83 = !DILocation(line: 6, column: 61, scope: !75)
!84 = !DILocation(line: 6, column: 47, scope: !75)
!85 = !DILocation(line: 6, column: 5, scope: !75)
!86 = distinct !{!86, !78, !87, !88, !89}
!87 = !DILocation(line: 6, column: 71, scope: !61)
!88 = !{!"llvm.loop.mustprogress"}
!89 = !{!"llvm.loop.unroll.disable"}
!90 = !DILocation(line: 7, column: 1, scope: !46)
