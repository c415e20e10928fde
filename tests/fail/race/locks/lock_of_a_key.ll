; ModuleID = 'lock_of_a_key.cu'
source_filename = "lock_of_a_key.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4foldPiS_PKii(ptr noundef %locks, ptr noundef %sums, ptr noundef %key, i32 noundef %n) #0 !dbg !46 {
entry:
    #dbg_value(ptr %locks, !53, !DIExpression(), !61)
    #dbg_value(ptr %sums, !54, !DIExpression(), !61)
    #dbg_value(ptr %key, !55, !DIExpression(), !61)
    #dbg_value(i32 %n, !56, !DIExpression(), !61)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !62
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !63
  %mul = mul i32 %0, %1, !dbg !64
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !65
  %add = add i32 %mul, %2, !dbg !66
    #dbg_value(i32 %add, !57, !DIExpression(), !61)
  %cmp = icmp sge i32 %add, %n, !dbg !67
  br i1 %cmp, label %if.then, label %if.end, !dbg !67

if.then:                                          ; preds = %entry
  br label %cleanup, !dbg !69

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !70
  %arrayidx = getelementptr inbounds i32, ptr %key, i64 %idxprom, !dbg !70
  %3 = load i32, ptr %arrayidx, align 4, !dbg !70, !tbaa !42
    #dbg_value(i32 %3, !58, !DIExpression(), !61)
    #dbg_value(i8 0, !59, !DIExpression(), !71)
  br label %for.cond, !dbg !72

for.cond:                                         ; preds = %if.end16, %if.end
  %done.0 = phi i8 [ 0, %if.end ], [ %done.1, %if.end16 ], !dbg !71
    #dbg_value(i8 %done.0, !59, !DIExpression(), !71)
  %loadedv = trunc i8 %done.0 to i1, !dbg !73
  %lnot = xor i1 %loadedv, true, !dbg !75
  br i1 %lnot, label %for.body, label %for.cond.cleanup, !dbg !76

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom3 = sext i32 %3 to i64, !dbg !77
  %arrayidx4 = getelementptr inbounds i32, ptr %locks, i64 %idxprom3, !dbg !77
  %4 = cmpxchg ptr %arrayidx4, i32 0, i32 1 monotonic monotonic, align 4, !dbg !80
  %5 = extractvalue { i32, i1 } %4, 0, !dbg !80
  %6 = extractvalue { i32, i1 } %4, 1, !dbg !80
  br i1 %6, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !80

cmpxchg.store_expected.i:                         ; preds = %for.body
  br label %_ZL9atomicCASPiii.exit, !dbg !80

_ZL9atomicCASPiii.exit:                           ; preds = %for.body, %cmpxchg.store_expected.i
  %e.addr.0.i = phi i32 [ 0, %for.body ], [ %5, %cmpxchg.store_expected.i ], !dbg !80
  %storedv.i = zext i1 %6 to i8, !dbg !80
  %cmp6 = icmp eq i32 %e.addr.0.i, 0, !dbg !81
  br i1 %cmp6, label %if.then7, label %if.end16, !dbg !81

if.then7:                                         ; preds = %_ZL9atomicCASPiii.exit
  call void @llvm.nvvm.membar.gl(), !dbg !82
  %idxprom8 = sext i32 %3 to i64, !dbg !84
  %arrayidx9 = getelementptr inbounds i32, ptr %sums, i64 %idxprom8, !dbg !84
  %7 = load i32, ptr %arrayidx9, align 4, !dbg !84, !tbaa !42
  %mul10 = mul nsw i32 %7, 3, !dbg !85
  %add11 = add nsw i32 %mul10, %add, !dbg !86
  %idxprom12 = sext i32 %3 to i64, !dbg !87
  %arrayidx13 = getelementptr inbounds i32, ptr %sums, i64 %idxprom12, !dbg !87
  store i32 %add11, ptr %arrayidx13, align 4, !dbg !88, !tbaa !42
  call void @llvm.nvvm.membar.gl(), !dbg !89
  %idxprom14 = sext i32 %3 to i64, !dbg !90
  %arrayidx15 = getelementptr inbounds i32, ptr %locks, i64 %idxprom14, !dbg !90
  store i32 0, ptr %arrayidx15, align 4, !dbg !91, !tbaa !42
    #dbg_value(i8 1, !59, !DIExpression(), !71)
  br label %if.end16, !dbg !92

if.end16:                                         ; preds = %if.then7, %_ZL9atomicCASPiii.exit
  %done.1 = phi i8 [ 1, %if.then7 ], [ %done.0, %_ZL9atomicCASPiii.exit ], !dbg !71
    #dbg_value(i8 %done.1, !59, !DIExpression(), !71)
  br label %for.cond, !dbg !93, !llvm.loop !94

for.end:                                          ; preds = %for.cond.cleanup
  br label %cleanup, !dbg !98

cleanup:                                          ; preds = %for.end, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %for.end ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void, !dbg !98

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

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "lock_of_a_key.cu", directory: ".")
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
!46 = distinct !DISubprogram(name: "fold", linkageName: "_Z4foldPiS_PKii", scope: !1, file: !1, line: 10, type: !47, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !52)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, !49, !50, !35}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!52 = !{!53, !54, !55, !56, !57, !58, !59}
!53 = !DILocalVariable(name: "locks", arg: 1, scope: !46, file: !1, line: 10, type: !49)
!54 = !DILocalVariable(name: "sums", arg: 2, scope: !46, file: !1, line: 10, type: !49)
!55 = !DILocalVariable(name: "key", arg: 3, scope: !46, file: !1, line: 10, type: !50)
!56 = !DILocalVariable(name: "n", arg: 4, scope: !46, file: !1, line: 10, type: !35)
!57 = !DILocalVariable(name: "i", scope: !46, file: !1, line: 11, type: !35)
!58 = !DILocalVariable(name: "k", scope: !46, file: !1, line: 13, type: !35)
!59 = !DILocalVariable(name: "done", scope: !60, file: !1, line: 14, type: !27)
!60 = distinct !DILexicalBlock(scope: !46, file: !1, line: 14, column: 3)
!61 = !DILocation(line: 0, scope: !46)
!62 = !DILocation(line: 11, column: 11, scope: !46)
!63 = !DILocation(line: 11, column: 24, scope: !46)
!64 = !DILocation(line: 11, column: 22, scope: !46)
!65 = !DILocation(line: 11, column: 37, scope: !46)
!66 = !DILocation(line: 11, column: 35, scope: !46)
!67 = !DILocation(line: 12, column: 9, scope: !68)
!68 = distinct !DILexicalBlock(scope: !46, file: !1, line: 12, column: 7)
!69 = !DILocation(line: 12, column: 15, scope: !68)
!70 = !DILocation(line: 13, column: 11, scope: !46)
!71 = !DILocation(line: 0, scope: !60)
!72 = !DILocation(line: 14, column: 8, scope: !60)
!73 = !DILocation(line: 14, column: 28, scope: !74)
!74 = distinct !DILexicalBlock(scope: !60, file: !1, line: 14, column: 3)
!75 = !DILocation(line: 14, column: 27, scope: !74)
!76 = !DILocation(line: 14, column: 3, scope: !60)
!77 = !DILocation(line: 15, column: 20, scope: !78)
!78 = distinct !DILexicalBlock(scope: !79, file: !1, line: 15, column: 9)
!79 = distinct !DILexicalBlock(scope: !74, file: !1, line: 14, column: 35)
!80 = !DILocation(line: 15, column: 9, scope: !78)
!81 = !DILocation(line: 15, column: 36, scope: !78)
!82 = !DILocation(line: 16, column: 7, scope: !83)
!83 = distinct !DILexicalBlock(scope: !78, file: !1, line: 15, column: 42)
!84 = !DILocation(line: 17, column: 17, scope: !83)
!85 = !DILocation(line: 17, column: 25, scope: !83)
!86 = !DILocation(line: 17, column: 29, scope: !83)
!87 = !DILocation(line: 17, column: 7, scope: !83)
!88 = !DILocation(line: 17, column: 15, scope: !83)
!89 = !DILocation(line: 18, column: 7, scope: !83)
!90 = !DILocation(line: 19, column: 7, scope: !83)
!91 = !DILocation(line: 19, column: 16, scope: !83)
!92 = !DILocation(line: 21, column: 5, scope: !83)
!93 = !DILocation(line: 14, column: 3, scope: !74)
!94 = distinct !{!94, !76, !95, !96, !97}
!95 = !DILocation(line: 22, column: 3, scope: !60)
!96 = !{!"llvm.loop.mustprogress"}
!97 = !{!"llvm.loop.unroll.disable"}
!98 = !DILocation(line: 23, column: 1, scope: !46)
