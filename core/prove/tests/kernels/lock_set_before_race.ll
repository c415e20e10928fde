; ModuleID = 'lock_set_before_race.cu'
source_filename = "lock_set_before_race.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ1kPiPKiE4lock = internal addrspace(3) global i32 undef, align 4, !dbg !0
@_ZZ1kPiPKiE3sum = internal addrspace(3) global i32 undef, align 4, !dbg !12
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %out, ptr noundef %in) #0 !dbg !2 {
entry:
    #dbg_value(ptr %out, !49, !DIExpression(), !62)
    #dbg_value(ptr %in, !50, !DIExpression(), !62)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !63
  %cmp = icmp eq i32 %0, 0, !dbg !65
  br i1 %cmp, label %if.then, label %if.end, !dbg !65

if.then:                                          ; preds = %entry
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE4lock to ptr), align 4, !dbg !66, !tbaa !58
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE3sum to ptr), align 4, !dbg !68, !tbaa !58
  br label %if.end, !dbg !69

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !70
    #dbg_value(i32 0, !51, !DIExpression(), !71)
  br label %for.cond, !dbg !72

for.cond:                                         ; preds = %for.inc, %if.end
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ], !dbg !73
    #dbg_value(i32 %i.0, !51, !DIExpression(), !71)
  %cmp1 = icmp slt i32 %i.0, 4, !dbg !74
  br i1 %cmp1, label %for.body, label %for.cond.cleanup, !dbg !76

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %1 = cmpxchg ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE4lock to ptr), i32 0, i32 1 monotonic monotonic, align 4, !dbg !77
  %2 = extractvalue { i32, i1 } %1, 0, !dbg !77
  %3 = extractvalue { i32, i1 } %1, 1, !dbg !77
  br i1 %3, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !77

cmpxchg.store_expected.i:                         ; preds = %for.body
  br label %_ZL9atomicCASPiii.exit, !dbg !77

_ZL9atomicCASPiii.exit:                           ; preds = %for.body, %cmpxchg.store_expected.i
  %e.addr.0.i = phi i32 [ 0, %for.body ], [ %2, %cmpxchg.store_expected.i ], !dbg !77
  %storedv.i = zext i1 %3 to i8, !dbg !77
  %cmp3 = icmp eq i32 %e.addr.0.i, 0, !dbg !80
  br i1 %cmp3, label %if.then4, label %if.end6, !dbg !80

if.then4:                                         ; preds = %_ZL9atomicCASPiii.exit
  call void @llvm.nvvm.membar.cta(), !dbg !81
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !83
  %idxprom = zext i32 %4 to i64, !dbg !84
  %arrayidx = getelementptr inbounds nuw i32, ptr %in, i64 %idxprom, !dbg !84
  %5 = load i32, ptr %arrayidx, align 4, !dbg !84, !tbaa !58
  %6 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE3sum to ptr), align 4, !dbg !85, !tbaa !58
  %add = add nsw i32 %6, %5, !dbg !85
  store i32 %add, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE3sum to ptr), align 4, !dbg !85, !tbaa !58
  call void @llvm.nvvm.membar.cta(), !dbg !86
  br label %if.end6, !dbg !87

if.end6:                                          ; preds = %if.then4, %_ZL9atomicCASPiii.exit
  %7 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE4lock to ptr), i32 0 monotonic, align 4, !dbg !88
  br label %for.inc, !dbg !89

for.inc:                                          ; preds = %if.end6
  %inc = add nsw i32 %i.0, 1, !dbg !90
    #dbg_value(i32 %inc, !51, !DIExpression(), !71)
  br label %for.cond, !dbg !91, !llvm.loop !92

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !96
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !97
  %cmp9 = icmp eq i32 %8, 0, !dbg !99
  br i1 %cmp9, label %if.then10, label %if.end14, !dbg !99

if.then10:                                        ; preds = %for.end
  %9 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE3sum to ptr), align 4, !dbg !100, !tbaa !58
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !101
  %idxprom12 = zext i32 %10 to i64, !dbg !102
  %arrayidx13 = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom12, !dbg !102
  store i32 %9, ptr %arrayidx13, align 4, !dbg !103, !tbaa !58
  br label %if.end14, !dbg !102

if.end14:                                         ; preds = %if.then10, %for.end
  ret void, !dbg !104
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.cta() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!53, !54, !55, !56}
!llvm.ident = !{!57}
!llvm.errno.tbaa = !{!58}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 4, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !3, file: !3, line: 3, type: !4, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !48)
!3 = !DIFile(filename: "lock_set_before_race.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !14, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0, !12}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!13 = distinct !DIGlobalVariable(name: "sum", scope: !2, file: !3, line: 4, type: !7, isLocal: true, isDefinition: true)
!14 = !{!15, !18, !20, !25, !30, !35, !41, !43}
!15 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !16, file: !17, line: 128)
!16 = !DINamespace(name: "ws_math", scope: null)
!17 = !DIFile(filename: "cuda/ws/math.h", directory: ".")
!18 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !19, entity: !16, file: !17, line: 129)
!19 = !DINamespace(name: "std", scope: null)
!20 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !19, entity: !21, file: !17, line: 154)
!21 = !DISubprogram(name: "abs", linkageName: "_ZL3abse", scope: !17, file: !17, line: 137, type: !22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!22 = !DISubroutineType(types: !23)
!23 = !{!24, !24}
!24 = !DIBasicType(name: "long double", size: 64, encoding: DW_ATE_float)
!25 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !19, entity: !26, file: !17, line: 154)
!26 = !DISubprogram(name: "labs", linkageName: "_ZL4labsl", scope: !17, file: !17, line: 133, type: !27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!27 = !DISubroutineType(types: !28)
!28 = !{!29, !29}
!29 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!30 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !19, entity: !31, file: !17, line: 154)
!31 = !DISubprogram(name: "llabs", linkageName: "_ZL5llabsx", scope: !17, file: !17, line: 134, type: !32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!32 = !DISubroutineType(types: !33)
!33 = !{!34, !34}
!34 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!35 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !19, entity: !36, file: !17, line: 154)
!36 = !DISubprogram(name: "isnormal", linkageName: "_ZL8isnormald", scope: !17, file: !17, line: 145, type: !37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!37 = !DISubroutineType(types: !38)
!38 = !{!39, !40}
!39 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!40 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!41 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !19, entity: !42, file: !17, line: 154)
!42 = !DISubprogram(name: "signbit", linkageName: "_ZL7signbitd", scope: !17, file: !17, line: 147, type: !37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!43 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !19, entity: !44, file: !17, line: 154)
!44 = !DISubprogram(name: "fpclassify", linkageName: "_ZL10fpclassifyf", scope: !17, file: !17, line: 149, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!45 = !DISubroutineType(types: !46)
!46 = !{!7, !47}
!47 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!48 = !{!49, !50, !51}
!49 = !DILocalVariable(name: "out", arg: 1, scope: !2, file: !3, line: 3, type: !6)
!50 = !DILocalVariable(name: "in", arg: 2, scope: !2, file: !3, line: 3, type: !8)
!51 = !DILocalVariable(name: "i", scope: !52, file: !3, line: 7, type: !7)
!52 = distinct !DILexicalBlock(scope: !2, file: !3, line: 7, column: 3)
!53 = !{i32 7, !"Dwarf Version", i32 4}
!54 = !{i32 2, !"Debug Info Version", i32 3}
!55 = !{i32 1, !"wchar_size", i32 4}
!56 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!57 = !{!"clang version 22.1.8"}
!58 = !{!59, !59, i64 0}
!59 = !{!"int", !60, i64 0}
!60 = !{!"omnipotent char", !61, i64 0}
!61 = !{!"Simple C++ TBAA"}
!62 = !DILocation(line: 0, scope: !2)
!63 = !DILocation(line: 5, column: 7, scope: !64)
!64 = distinct !DILexicalBlock(scope: !2, file: !3, line: 5, column: 7)
!65 = !DILocation(line: 5, column: 19, scope: !64)
!66 = !DILocation(line: 5, column: 32, scope: !67)
!67 = distinct !DILexicalBlock(scope: !64, file: !3, line: 5, column: 25)
!68 = !DILocation(line: 5, column: 41, scope: !67)
!69 = !DILocation(line: 5, column: 46, scope: !67)
!70 = !DILocation(line: 6, column: 3, scope: !2)
!71 = !DILocation(line: 0, scope: !52)
!72 = !DILocation(line: 7, column: 8, scope: !52)
!73 = !DILocation(line: 7, scope: !52)
!74 = !DILocation(line: 7, column: 21, scope: !75)
!75 = distinct !DILexicalBlock(scope: !52, file: !3, line: 7, column: 3)
!76 = !DILocation(line: 7, column: 3, scope: !52)
!77 = !DILocation(line: 8, column: 9, scope: !78)
!78 = distinct !DILexicalBlock(scope: !79, file: !3, line: 8, column: 9)
!79 = distinct !DILexicalBlock(scope: !75, file: !3, line: 7, column: 31)
!80 = !DILocation(line: 8, column: 32, scope: !78)
!81 = !DILocation(line: 9, column: 7, scope: !82)
!82 = distinct !DILexicalBlock(scope: !78, file: !3, line: 8, column: 38)
!83 = !DILocation(line: 10, column: 17, scope: !82)
!84 = !DILocation(line: 10, column: 14, scope: !82)
!85 = !DILocation(line: 10, column: 11, scope: !82)
!86 = !DILocation(line: 11, column: 7, scope: !82)
!87 = !DILocation(line: 12, column: 5, scope: !82)
!88 = !DILocation(line: 13, column: 5, scope: !79)
!89 = !DILocation(line: 14, column: 3, scope: !79)
!90 = !DILocation(line: 7, column: 26, scope: !75)
!91 = !DILocation(line: 7, column: 3, scope: !75)
!92 = distinct !{!92, !76, !93, !94, !95}
!93 = !DILocation(line: 14, column: 3, scope: !52)
!94 = !{!"llvm.loop.mustprogress"}
!95 = !{!"llvm.loop.unroll.disable"}
!96 = !DILocation(line: 15, column: 3, scope: !2)
!97 = !DILocation(line: 16, column: 7, scope: !98)
!98 = distinct !DILexicalBlock(scope: !2, file: !3, line: 16, column: 7)
!99 = !DILocation(line: 16, column: 19, scope: !98)
!100 = !DILocation(line: 16, column: 43, scope: !98)
!101 = !DILocation(line: 16, column: 29, scope: !98)
!102 = !DILocation(line: 16, column: 25, scope: !98)
!103 = !DILocation(line: 16, column: 41, scope: !98)
!104 = !DILocation(line: 17, column: 1, scope: !2)
