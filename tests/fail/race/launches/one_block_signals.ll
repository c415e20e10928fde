; ModuleID = 'one_block_signals.cu'
source_filename = "one_block_signals.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9hand_overPiS_S_(ptr noundef %data, ptr noundef %flag, ptr noundef %out) #0 !dbg !46 {
entry:
    #dbg_value(ptr %data, !51, !DIExpression(), !55)
    #dbg_value(ptr %flag, !52, !DIExpression(), !55)
    #dbg_value(ptr %out, !53, !DIExpression(), !55)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !56
    #dbg_value(i32 %0, !54, !DIExpression(), !55)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !57
  %cmp = icmp eq i32 %1, 0, !dbg !59
  br i1 %cmp, label %if.then, label %if.else, !dbg !59

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %0 to i64, !dbg !60
  %arrayidx = getelementptr inbounds i32, ptr %data, i64 %idxprom, !dbg !60
  store i32 %0, ptr %arrayidx, align 4, !dbg !62, !tbaa !42
  %cmp2 = icmp eq i32 %0, 0, !dbg !63
  br i1 %cmp2, label %if.then3, label %if.end, !dbg !63

if.then3:                                         ; preds = %if.then
  call void @llvm.nvvm.membar.gl(), !dbg !65
  %2 = atomicrmw xchg ptr %flag, i32 1 monotonic, align 4, !dbg !67
  br label %if.end, !dbg !68

if.end:                                           ; preds = %if.then3, %if.then
  br label %if.end14, !dbg !69

if.else:                                          ; preds = %entry
  %cmp5 = icmp eq i32 %0, 0, !dbg !70
  br i1 %cmp5, label %if.then6, label %if.end9, !dbg !70

if.then6:                                         ; preds = %if.else
  br label %while.cond, !dbg !73

while.cond:                                       ; preds = %while.body, %if.then6
  %3 = atomicrmw add ptr %flag, i32 0 monotonic, align 4, !dbg !75
  %cmp8 = icmp eq i32 %3, 0, !dbg !76
  br i1 %cmp8, label %while.body, label %while.end, !dbg !73

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !73, !llvm.loop !77

while.end:                                        ; preds = %while.cond
  call void @llvm.nvvm.membar.gl(), !dbg !81
  br label %if.end9, !dbg !82

if.end9:                                          ; preds = %while.end, %if.else
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !83
  %idxprom10 = sext i32 %0 to i64, !dbg !84
  %arrayidx11 = getelementptr inbounds i32, ptr %data, i64 %idxprom10, !dbg !84
  %4 = load i32, ptr %arrayidx11, align 4, !dbg !84, !tbaa !42
  %add = add nsw i32 %4, 1, !dbg !85
  %idxprom12 = sext i32 %0 to i64, !dbg !86
  %arrayidx13 = getelementptr inbounds i32, ptr %out, i64 %idxprom12, !dbg !86
  store i32 %add, ptr %arrayidx13, align 4, !dbg !87, !tbaa !42
  br label %if.end14

if.end14:                                         ; preds = %if.end9, %if.end
  ret void, !dbg !88
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

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "one_block_signals.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "hand_over", linkageName: "_Z9hand_overPiS_S_", scope: !1, file: !1, line: 5, type: !47, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !50)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !49, !49}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!50 = !{!51, !52, !53, !54}
!51 = !DILocalVariable(name: "data", arg: 1, scope: !46, file: !1, line: 5, type: !49)
!52 = !DILocalVariable(name: "flag", arg: 2, scope: !46, file: !1, line: 5, type: !49)
!53 = !DILocalVariable(name: "out", arg: 3, scope: !46, file: !1, line: 5, type: !49)
!54 = !DILocalVariable(name: "t", scope: !46, file: !1, line: 6, type: !35)
!55 = !DILocation(line: 0, scope: !46)
!56 = !DILocation(line: 6, column: 11, scope: !46)
!57 = !DILocation(line: 7, column: 7, scope: !58)
!58 = distinct !DILexicalBlock(scope: !46, file: !1, line: 7, column: 7)
!59 = !DILocation(line: 7, column: 18, scope: !58)
!60 = !DILocation(line: 8, column: 5, scope: !61)
!61 = distinct !DILexicalBlock(scope: !58, file: !1, line: 7, column: 24)
!62 = !DILocation(line: 8, column: 13, scope: !61)
!63 = !DILocation(line: 9, column: 11, scope: !64)
!64 = distinct !DILexicalBlock(scope: !61, file: !1, line: 9, column: 9)
!65 = !DILocation(line: 10, column: 7, scope: !66)
!66 = distinct !DILexicalBlock(scope: !64, file: !1, line: 9, column: 17)
!67 = !DILocation(line: 11, column: 7, scope: !66)
!68 = !DILocation(line: 12, column: 5, scope: !66)
!69 = !DILocation(line: 13, column: 3, scope: !61)
!70 = !DILocation(line: 14, column: 11, scope: !71)
!71 = distinct !DILexicalBlock(scope: !72, file: !1, line: 14, column: 9)
!72 = distinct !DILexicalBlock(scope: !58, file: !1, line: 13, column: 10)
!73 = !DILocation(line: 15, column: 7, scope: !74)
!74 = distinct !DILexicalBlock(scope: !71, file: !1, line: 14, column: 17)
!75 = !DILocation(line: 15, column: 14, scope: !74)
!76 = !DILocation(line: 15, column: 33, scope: !74)
!77 = distinct !{!77, !73, !78, !79, !80}
!78 = !DILocation(line: 16, column: 7, scope: !74)
!79 = !{!"llvm.loop.mustprogress"}
!80 = !{!"llvm.loop.unroll.disable"}
!81 = !DILocation(line: 17, column: 7, scope: !74)
!82 = !DILocation(line: 18, column: 5, scope: !74)
!83 = !DILocation(line: 19, column: 5, scope: !72)
!84 = !DILocation(line: 20, column: 14, scope: !72)
!85 = !DILocation(line: 20, column: 22, scope: !72)
!86 = !DILocation(line: 20, column: 5, scope: !72)
!87 = !DILocation(line: 20, column: 12, scope: !72)
!88 = !DILocation(line: 22, column: 1, scope: !46)
