; ModuleID = 'spin_lock_plain_release.cu'
source_filename = "spin_lock_plain_release.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiS_(ptr noundef %lock, ptr noundef %c) #0 !dbg !17 {
entry:
    #dbg_value(ptr %lock, !23, !DIExpression(), !25)
    #dbg_value(ptr %c, !24, !DIExpression(), !25)
  br label %while.cond, !dbg !26

while.cond:                                       ; preds = %while.body, %entry
  %0 = cmpxchg ptr %lock, i32 0, i32 1 monotonic monotonic, align 4, !dbg !27
  %1 = extractvalue { i32, i1 } %0, 0, !dbg !27
  %2 = extractvalue { i32, i1 } %0, 1, !dbg !27
  br i1 %2, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !27

cmpxchg.store_expected.i:                         ; preds = %while.cond
  br label %_ZL9atomicCASPiii.exit, !dbg !27

_ZL9atomicCASPiii.exit:                           ; preds = %while.cond, %cmpxchg.store_expected.i
  %e.addr.0.i = phi i32 [ 0, %while.cond ], [ %1, %cmpxchg.store_expected.i ], !dbg !27
  %storedv.i = zext i1 %2 to i8, !dbg !27
  %cmp = icmp ne i32 %e.addr.0.i, 0, !dbg !28
  br i1 %cmp, label %while.body, label %while.end, !dbg !26

while.body:                                       ; preds = %_ZL9atomicCASPiii.exit
  br label %while.cond, !dbg !26, !llvm.loop !29

while.end:                                        ; preds = %_ZL9atomicCASPiii.exit
  call void @llvm.nvvm.membar.gl(), !dbg !33
  %arrayidx = getelementptr inbounds i32, ptr %c, i64 0, !dbg !34
  %3 = load i32, ptr %arrayidx, align 4, !dbg !35, !tbaa !13
  %add = add nsw i32 %3, 1, !dbg !35
  store i32 %add, ptr %arrayidx, align 4, !dbg !35, !tbaa !13
  call void @llvm.nvvm.membar.gl(), !dbg !36
  %arrayidx1 = getelementptr inbounds i32, ptr %lock, i64 0, !dbg !37
  store i32 0, ptr %arrayidx1, align 4, !dbg !38, !tbaa !13
  ret void, !dbg !39
}

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "spin_lock_plain_release.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 206)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 207)
!7 = !DINamespace(name: "std", scope: null)
!8 = !{i32 7, !"Dwarf Version", i32 4}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!12 = !{!"clang version 22.1.8"}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C++ TBAA"}
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiS_", scope: !1, file: !1, line: 12, type: !18, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !22)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{!23, !24}
!23 = !DILocalVariable(name: "lock", arg: 1, scope: !17, file: !1, line: 12, type: !20)
!24 = !DILocalVariable(name: "c", arg: 2, scope: !17, file: !1, line: 12, type: !20)
!25 = !DILocation(line: 0, scope: !17)
!26 = !DILocation(line: 13, column: 3, scope: !17)
!27 = !DILocation(line: 13, column: 10, scope: !17)
!28 = !DILocation(line: 13, column: 32, scope: !17)
!29 = distinct !{!29, !26, !30, !31, !32}
!30 = !DILocation(line: 13, column: 39, scope: !17)
!31 = !{!"llvm.loop.mustprogress"}
!32 = !{!"llvm.loop.unroll.disable"}
!33 = !DILocation(line: 14, column: 3, scope: !17)
!34 = !DILocation(line: 15, column: 3, scope: !17)
!35 = !DILocation(line: 15, column: 8, scope: !17)
!36 = !DILocation(line: 16, column: 3, scope: !17)
!37 = !DILocation(line: 17, column: 3, scope: !17)
!38 = !DILocation(line: 17, column: 11, scope: !17)
!39 = !DILocation(line: 18, column: 1, scope: !17)
