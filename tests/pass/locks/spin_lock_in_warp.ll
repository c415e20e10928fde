; ModuleID = 'spin_lock_in_warp.cu'
source_filename = "spin_lock_in_warp.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiS_(ptr noundef %lock, ptr noundef %c) #0 !dbg !17 {
entry:
    #dbg_value(ptr %lock, !23, !DIExpression(), !27)
    #dbg_value(ptr %c, !24, !DIExpression(), !27)
    #dbg_value(i8 0, !25, !DIExpression(), !27)
  br label %while.cond, !dbg !28

while.cond:                                       ; preds = %if.end, %entry
  %done.0 = phi i8 [ 0, %entry ], [ %done.1, %if.end ], !dbg !27
    #dbg_value(i8 %done.0, !25, !DIExpression(), !27)
  %loadedv = trunc i8 %done.0 to i1, !dbg !29
  %lnot = xor i1 %loadedv, true, !dbg !30
  br i1 %lnot, label %while.body, label %while.end, !dbg !28

while.body:                                       ; preds = %while.cond
  %0 = cmpxchg ptr %lock, i32 0, i32 1 monotonic monotonic, align 4, !dbg !31
  %1 = extractvalue { i32, i1 } %0, 0, !dbg !31
  %2 = extractvalue { i32, i1 } %0, 1, !dbg !31
  br i1 %2, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !31

cmpxchg.store_expected.i:                         ; preds = %while.body
  br label %_ZL9atomicCASPiii.exit, !dbg !31

_ZL9atomicCASPiii.exit:                           ; preds = %while.body, %cmpxchg.store_expected.i
  %e.addr.0.i = phi i32 [ 0, %while.body ], [ %1, %cmpxchg.store_expected.i ], !dbg !31
  %storedv.i = zext i1 %2 to i8, !dbg !31
  %cmp = icmp eq i32 %e.addr.0.i, 0, !dbg !34
  br i1 %cmp, label %if.then, label %if.end, !dbg !34

if.then:                                          ; preds = %_ZL9atomicCASPiii.exit
  call void @llvm.nvvm.membar.gl(), !dbg !35
  %arrayidx = getelementptr inbounds i32, ptr %c, i64 0, !dbg !37
  %3 = load i32, ptr %arrayidx, align 4, !dbg !38, !tbaa !13
  %add = add nsw i32 %3, 1, !dbg !38
  store i32 %add, ptr %arrayidx, align 4, !dbg !38, !tbaa !13
  call void @llvm.nvvm.membar.gl(), !dbg !39
  %4 = atomicrmw xchg ptr %lock, i32 0 monotonic, align 4, !dbg !40
    #dbg_value(i8 1, !25, !DIExpression(), !27)
  br label %if.end, !dbg !41

if.end:                                           ; preds = %if.then, %_ZL9atomicCASPiii.exit
  %done.1 = phi i8 [ 1, %if.then ], [ %done.0, %_ZL9atomicCASPiii.exit ], !dbg !27
    #dbg_value(i8 %done.1, !25, !DIExpression(), !27)
  br label %while.cond, !dbg !28, !llvm.loop !42

while.end:                                        ; preds = %while.cond
  ret void, !dbg !46
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "spin_lock_in_warp.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiS_", scope: !1, file: !1, line: 5, type: !18, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !22)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{!23, !24, !25}
!23 = !DILocalVariable(name: "lock", arg: 1, scope: !17, file: !1, line: 5, type: !20)
!24 = !DILocalVariable(name: "c", arg: 2, scope: !17, file: !1, line: 5, type: !20)
!25 = !DILocalVariable(name: "done", scope: !17, file: !1, line: 6, type: !26)
!26 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!27 = !DILocation(line: 0, scope: !17)
!28 = !DILocation(line: 7, column: 3, scope: !17)
!29 = !DILocation(line: 7, column: 11, scope: !17)
!30 = !DILocation(line: 7, column: 10, scope: !17)
!31 = !DILocation(line: 8, column: 9, scope: !32)
!32 = distinct !DILexicalBlock(scope: !33, file: !1, line: 8, column: 9)
!33 = distinct !DILexicalBlock(scope: !17, file: !1, line: 7, column: 17)
!34 = !DILocation(line: 8, column: 31, scope: !32)
!35 = !DILocation(line: 9, column: 7, scope: !36)
!36 = distinct !DILexicalBlock(scope: !32, file: !1, line: 8, column: 37)
!37 = !DILocation(line: 10, column: 7, scope: !36)
!38 = !DILocation(line: 10, column: 12, scope: !36)
!39 = !DILocation(line: 11, column: 7, scope: !36)
!40 = !DILocation(line: 12, column: 7, scope: !36)
!41 = !DILocation(line: 14, column: 5, scope: !36)
!42 = distinct !{!42, !28, !43, !44, !45}
!43 = !DILocation(line: 15, column: 3, scope: !17)
!44 = !{!"llvm.loop.mustprogress"}
!45 = !{!"llvm.loop.unroll.disable"}
!46 = !DILocation(line: 16, column: 1, scope: !17)
