; ModuleID = 'cas_loop_plain.cu'
source_filename = "cas_loop_plain.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPjS_S_S_(ptr noundef %sum, ptr noundef %copy, ptr noundef %other, ptr noundef %seen) #0 !dbg !17 {
entry:
    #dbg_value(ptr %sum, !23, !DIExpression(), !31)
    #dbg_value(ptr %copy, !24, !DIExpression(), !31)
    #dbg_value(ptr %other, !25, !DIExpression(), !31)
    #dbg_value(ptr %seen, !26, !DIExpression(), !31)
  %0 = load i32, ptr %sum, align 4, !dbg !32, !tbaa !13
    #dbg_value(i32 %0, !27, !DIExpression(), !31)
    #dbg_value(i32 %0, !28, !DIExpression(), !31)
  br label %do.body, !dbg !33

do.body:                                          ; preds = %do.cond, %entry
  %old.0 = phi i32 [ %0, %entry ], [ %e.addr.0.i19, %do.cond ], !dbg !31
    #dbg_value(i32 %old.0, !27, !DIExpression(), !31)
    #dbg_value(i32 %old.0, !29, !DIExpression(), !31)
  %add = add i32 %old.0, 1, !dbg !34
  %1 = cmpxchg ptr %sum, i32 %old.0, i32 %add monotonic monotonic, align 4, !dbg !36
  %2 = extractvalue { i32, i1 } %1, 0, !dbg !36
  %3 = extractvalue { i32, i1 } %1, 1, !dbg !36
  br i1 %3, label %_ZL9atomicCASPjjj.exit21, label %cmpxchg.store_expected.i18, !dbg !36

cmpxchg.store_expected.i18:                       ; preds = %do.body
  br label %_ZL9atomicCASPjjj.exit21, !dbg !36

_ZL9atomicCASPjjj.exit21:                         ; preds = %do.body, %cmpxchg.store_expected.i18
  %e.addr.0.i19 = phi i32 [ %old.0, %do.body ], [ %2, %cmpxchg.store_expected.i18 ], !dbg !36
  %storedv.i20 = zext i1 %3 to i8, !dbg !36
    #dbg_value(i32 %e.addr.0.i19, !27, !DIExpression(), !31)
  br label %do.cond, !dbg !37

do.cond:                                          ; preds = %_ZL9atomicCASPjjj.exit21
  %cmp = icmp ne i32 %old.0, %e.addr.0.i19, !dbg !38
  br i1 %cmp, label %do.body, label %do.end, !dbg !37, !llvm.loop !39

do.end:                                           ; preds = %do.cond
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !43
  %mul = mul i32 %4, 64, !dbg !44
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !45
  %add3 = add i32 %mul, %5, !dbg !46
  %idxprom = zext i32 %add3 to i64, !dbg !47
  %arrayidx = getelementptr inbounds nuw i32, ptr %seen, i64 %idxprom, !dbg !47
  store i32 %0, ptr %arrayidx, align 4, !dbg !48, !tbaa !13
  %6 = load i32, ptr %copy, align 4, !dbg !49, !tbaa !13
    #dbg_value(i32 %6, !30, !DIExpression(), !31)
  %add4 = add i32 %6, 1, !dbg !50
  %7 = cmpxchg ptr %other, i32 %6, i32 %add4 monotonic monotonic, align 4, !dbg !51
  %8 = extractvalue { i32, i1 } %7, 0, !dbg !51
  %9 = extractvalue { i32, i1 } %7, 1, !dbg !51
  br i1 %9, label %_ZL9atomicCASPjjj.exit17, label %cmpxchg.store_expected.i14, !dbg !51

cmpxchg.store_expected.i14:                       ; preds = %do.end
  br label %_ZL9atomicCASPjjj.exit17, !dbg !51

_ZL9atomicCASPjjj.exit17:                         ; preds = %do.end, %cmpxchg.store_expected.i14
  %e.addr.0.i15 = phi i32 [ %6, %do.end ], [ %8, %cmpxchg.store_expected.i14 ], !dbg !51
  %storedv.i16 = zext i1 %9 to i8, !dbg !51
  %10 = cmpxchg ptr %copy, i32 0, i32 1 monotonic monotonic, align 4, !dbg !52
  %11 = extractvalue { i32, i1 } %10, 0, !dbg !52
  %12 = extractvalue { i32, i1 } %10, 1, !dbg !52
  br i1 %12, label %_ZL9atomicCASPjjj.exit, label %cmpxchg.store_expected.i, !dbg !52

cmpxchg.store_expected.i:                         ; preds = %_ZL9atomicCASPjjj.exit17
  br label %_ZL9atomicCASPjjj.exit, !dbg !52

_ZL9atomicCASPjjj.exit:                           ; preds = %_ZL9atomicCASPjjj.exit17, %cmpxchg.store_expected.i
  %e.addr.0.i = phi i32 [ 0, %_ZL9atomicCASPjjj.exit17 ], [ %11, %cmpxchg.store_expected.i ], !dbg !52
  %storedv.i = zext i1 %12 to i8, !dbg !52
  ret void, !dbg !53
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cas_loop_plain.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPjS_S_S_", scope: !1, file: !1, line: 15, type: !18, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !22)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !20, !20, !20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!22 = !{!23, !24, !25, !26, !27, !28, !29, !30}
!23 = !DILocalVariable(name: "sum", arg: 1, scope: !17, file: !1, line: 15, type: !20)
!24 = !DILocalVariable(name: "copy", arg: 2, scope: !17, file: !1, line: 15, type: !20)
!25 = !DILocalVariable(name: "other", arg: 3, scope: !17, file: !1, line: 15, type: !20)
!26 = !DILocalVariable(name: "seen", arg: 4, scope: !17, file: !1, line: 15, type: !20)
!27 = !DILocalVariable(name: "old", scope: !17, file: !1, line: 16, type: !21)
!28 = !DILocalVariable(name: "first", scope: !17, file: !1, line: 16, type: !21)
!29 = !DILocalVariable(name: "assumed", scope: !17, file: !1, line: 16, type: !21)
!30 = !DILocalVariable(name: "mine", scope: !17, file: !1, line: 22, type: !21)
!31 = !DILocation(line: 0, scope: !17)
!32 = !DILocation(line: 16, column: 18, scope: !17)
!33 = !DILocation(line: 17, column: 3, scope: !17)
!34 = !DILocation(line: 19, column: 43, scope: !35)
!35 = distinct !DILexicalBlock(scope: !17, file: !1, line: 17, column: 6)
!36 = !DILocation(line: 19, column: 11, scope: !35)
!37 = !DILocation(line: 20, column: 3, scope: !35)
!38 = !DILocation(line: 20, column: 20, scope: !17)
!39 = distinct !{!39, !33, !40, !41, !42}
!40 = !DILocation(line: 20, column: 26, scope: !17)
!41 = !{!"llvm.loop.mustprogress"}
!42 = !{!"llvm.loop.unroll.disable"}
!43 = !DILocation(line: 21, column: 8, scope: !17)
!44 = !DILocation(line: 21, column: 19, scope: !17)
!45 = !DILocation(line: 21, column: 26, scope: !17)
!46 = !DILocation(line: 21, column: 24, scope: !17)
!47 = !DILocation(line: 21, column: 3, scope: !17)
!48 = !DILocation(line: 21, column: 39, scope: !17)
!49 = !DILocation(line: 22, column: 19, scope: !17)
!50 = !DILocation(line: 23, column: 31, scope: !17)
!51 = !DILocation(line: 23, column: 3, scope: !17)
!52 = !DILocation(line: 24, column: 3, scope: !17)
!53 = !DILocation(line: 25, column: 1, scope: !17)
