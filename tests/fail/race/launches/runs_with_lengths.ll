; ModuleID = 'runs_with_lengths.cu'
source_filename = "runs_with_lengths.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6expandPKiS0_S0_Pii(ptr noundef %start, ptr noundef %count, ptr noundef %value, ptr noundef %out, i32 noundef %n) #0 !dbg !46 {
entry:
    #dbg_value(ptr %start, !53, !DIExpression(), !61)
    #dbg_value(ptr %count, !54, !DIExpression(), !61)
    #dbg_value(ptr %value, !55, !DIExpression(), !61)
    #dbg_value(ptr %out, !56, !DIExpression(), !61)
    #dbg_value(i32 %n, !57, !DIExpression(), !61)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !62
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !63
  %mul = mul i32 %0, %1, !dbg !64
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !65
  %add = add i32 %mul, %2, !dbg !66
    #dbg_value(i32 %add, !58, !DIExpression(), !61)
  %cmp = icmp sge i32 %add, %n, !dbg !67
  br i1 %cmp, label %if.then, label %if.end, !dbg !67

if.then:                                          ; preds = %entry
  br label %cleanup, !dbg !69

if.end:                                           ; preds = %entry
    #dbg_value(i32 0, !59, !DIExpression(), !70)
  br label %for.cond, !dbg !71

for.cond:                                         ; preds = %for.inc, %if.end
  %k.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ], !dbg !72
    #dbg_value(i32 %k.0, !59, !DIExpression(), !70)
  %idxprom = sext i32 %add to i64, !dbg !73
  %arrayidx = getelementptr inbounds i32, ptr %count, i64 %idxprom, !dbg !73
  %3 = load i32, ptr %arrayidx, align 4, !dbg !73, !tbaa !42
  %cmp3 = icmp sle i32 %k.0, %3, !dbg !75
  br i1 %cmp3, label %for.body, label %for.cond.cleanup, !dbg !76

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom4 = sext i32 %add to i64, !dbg !77
  %arrayidx5 = getelementptr inbounds i32, ptr %value, i64 %idxprom4, !dbg !77
  %4 = load i32, ptr %arrayidx5, align 4, !dbg !77, !tbaa !42
  %idxprom6 = sext i32 %add to i64, !dbg !78
  %arrayidx7 = getelementptr inbounds i32, ptr %start, i64 %idxprom6, !dbg !78
  %5 = load i32, ptr %arrayidx7, align 4, !dbg !78, !tbaa !42
  %add8 = add nsw i32 %5, %k.0, !dbg !79
  %idxprom9 = sext i32 %add8 to i64, !dbg !80
  %arrayidx10 = getelementptr inbounds i32, ptr %out, i64 %idxprom9, !dbg !80
  store i32 %4, ptr %arrayidx10, align 4, !dbg !81, !tbaa !42
  br label %for.inc, !dbg !80

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %k.0, 1, !dbg !82
    #dbg_value(i32 %inc, !59, !DIExpression(), !70)
  br label %for.cond, !dbg !83, !llvm.loop !84

for.end:                                          ; preds = %for.cond.cleanup
  br label %cleanup, !dbg !88

cleanup:                                          ; preds = %for.end, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %for.end ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void, !dbg !88

unreachable:                                      ; preds = %cleanup
  unreachable
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
!1 = !DIFile(filename: "runs_with_lengths.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "expand", linkageName: "_Z6expandPKiS0_S0_Pii", scope: !1, file: !1, line: 5, type: !47, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !52)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !49, !49, !51, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!52 = !{!53, !54, !55, !56, !57, !58, !59}
!53 = !DILocalVariable(name: "start", arg: 1, scope: !46, file: !1, line: 5, type: !49)
!54 = !DILocalVariable(name: "count", arg: 2, scope: !46, file: !1, line: 5, type: !49)
!55 = !DILocalVariable(name: "value", arg: 3, scope: !46, file: !1, line: 5, type: !49)
!56 = !DILocalVariable(name: "out", arg: 4, scope: !46, file: !1, line: 5, type: !51)
!57 = !DILocalVariable(name: "n", arg: 5, scope: !46, file: !1, line: 5, type: !35)
!58 = !DILocalVariable(name: "i", scope: !46, file: !1, line: 6, type: !35)
!59 = !DILocalVariable(name: "k", scope: !60, file: !1, line: 9, type: !35)
!60 = distinct !DILexicalBlock(scope: !46, file: !1, line: 9, column: 3)
!61 = !DILocation(line: 0, scope: !46)
!62 = !DILocation(line: 6, column: 11, scope: !46)
!63 = !DILocation(line: 6, column: 24, scope: !46)
!64 = !DILocation(line: 6, column: 22, scope: !46)
!65 = !DILocation(line: 6, column: 37, scope: !46)
!66 = !DILocation(line: 6, column: 35, scope: !46)
!67 = !DILocation(line: 7, column: 9, scope: !68)
!68 = distinct !DILexicalBlock(scope: !46, file: !1, line: 7, column: 7)
!69 = !DILocation(line: 8, column: 5, scope: !68)
!70 = !DILocation(line: 0, scope: !60)
!71 = !DILocation(line: 9, column: 8, scope: !60)
!72 = !DILocation(line: 9, scope: !60)
!73 = !DILocation(line: 9, column: 24, scope: !74)
!74 = distinct !DILexicalBlock(scope: !60, file: !1, line: 9, column: 3)
!75 = !DILocation(line: 9, column: 21, scope: !74)
!76 = !DILocation(line: 9, column: 3, scope: !60)
!77 = !DILocation(line: 10, column: 25, scope: !74)
!78 = !DILocation(line: 10, column: 9, scope: !74)
!79 = !DILocation(line: 10, column: 18, scope: !74)
!80 = !DILocation(line: 10, column: 5, scope: !74)
!81 = !DILocation(line: 10, column: 23, scope: !74)
!82 = !DILocation(line: 9, column: 34, scope: !74)
!83 = !DILocation(line: 9, column: 3, scope: !74)
!84 = distinct !{!84, !76, !85, !86, !87}
!85 = !DILocation(line: 10, column: 32, scope: !60)
!86 = !{!"llvm.loop.mustprogress"}
!87 = !{!"llvm.loop.unroll.disable"}
!88 = !DILocation(line: 11, column: 1, scope: !46)
