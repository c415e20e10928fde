; ModuleID = 'spin_lock_many.cu'
source_filename = "spin_lock_many.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiS_(ptr noundef %lock, ptr noundef %c) #0 !dbg !17 {
entry:
    #dbg_value(ptr %lock, !23, !DIExpression(), !25)
    #dbg_value(ptr %c, !24, !DIExpression(), !25)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !26
  %rem = urem i32 %0, 32, !dbg !28
  %cmp = icmp eq i32 %rem, 0, !dbg !29
  br i1 %cmp, label %if.then, label %if.end, !dbg !29

if.then:                                          ; preds = %entry
  br label %while.cond, !dbg !30

while.cond:                                       ; preds = %while.body, %if.then
  %1 = cmpxchg ptr %lock, i32 0, i32 1 monotonic monotonic, align 4, !dbg !32
  %2 = extractvalue { i32, i1 } %1, 0, !dbg !32
  %3 = extractvalue { i32, i1 } %1, 1, !dbg !32
  br i1 %3, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !32

cmpxchg.store_expected.i:                         ; preds = %while.cond
  br label %_ZL9atomicCASPiii.exit, !dbg !32

_ZL9atomicCASPiii.exit:                           ; preds = %while.cond, %cmpxchg.store_expected.i
  %e.addr.0.i = phi i32 [ 0, %while.cond ], [ %2, %cmpxchg.store_expected.i ], !dbg !32
  %storedv.i = zext i1 %3 to i8, !dbg !32
  %cmp2 = icmp ne i32 %e.addr.0.i, 0, !dbg !33
  br i1 %cmp2, label %while.body, label %while.end, !dbg !30

while.body:                                       ; preds = %_ZL9atomicCASPiii.exit
  br label %while.cond, !dbg !30, !llvm.loop !34

while.end:                                        ; preds = %_ZL9atomicCASPiii.exit
  call void @llvm.nvvm.membar.gl(), !dbg !38
  %arrayidx = getelementptr inbounds i32, ptr %c, i64 0, !dbg !39
  %4 = load i32, ptr %arrayidx, align 4, !dbg !40, !tbaa !13
  %add = add nsw i32 %4, 1, !dbg !40
  store i32 %add, ptr %arrayidx, align 4, !dbg !40, !tbaa !13
  call void @llvm.nvvm.membar.gl(), !dbg !41
  %5 = atomicrmw xchg ptr %lock, i32 0 monotonic, align 4, !dbg !42
  br label %if.end, !dbg !43

if.end:                                           ; preds = %while.end, %entry
  ret void, !dbg !44
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "spin_lock_many.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiS_", scope: !1, file: !1, line: 6, type: !18, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !22)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{!23, !24}
!23 = !DILocalVariable(name: "lock", arg: 1, scope: !17, file: !1, line: 6, type: !20)
!24 = !DILocalVariable(name: "c", arg: 2, scope: !17, file: !1, line: 6, type: !20)
!25 = !DILocation(line: 0, scope: !17)
!26 = !DILocation(line: 7, column: 7, scope: !27)
!27 = distinct !DILexicalBlock(scope: !17, file: !1, line: 7, column: 7)
!28 = !DILocation(line: 7, column: 19, scope: !27)
!29 = !DILocation(line: 7, column: 24, scope: !27)
!30 = !DILocation(line: 8, column: 5, scope: !31)
!31 = distinct !DILexicalBlock(scope: !27, file: !1, line: 7, column: 30)
!32 = !DILocation(line: 8, column: 12, scope: !31)
!33 = !DILocation(line: 8, column: 34, scope: !31)
!34 = distinct !{!34, !30, !35, !36, !37}
!35 = !DILocation(line: 8, column: 41, scope: !31)
!36 = !{!"llvm.loop.mustprogress"}
!37 = !{!"llvm.loop.unroll.disable"}
!38 = !DILocation(line: 9, column: 5, scope: !31)
!39 = !DILocation(line: 10, column: 5, scope: !31)
!40 = !DILocation(line: 10, column: 10, scope: !31)
!41 = !DILocation(line: 11, column: 5, scope: !31)
!42 = !DILocation(line: 12, column: 5, scope: !31)
!43 = !DILocation(line: 13, column: 3, scope: !31)
!44 = !DILocation(line: 14, column: 1, scope: !17)
