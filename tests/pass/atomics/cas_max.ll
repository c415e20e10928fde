; ModuleID = 'cas_max.cu'
source_filename = "cas_max.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %m, ptr noundef %a) #0 !dbg !17 {
entry:
    #dbg_value(ptr %m, !25, !DIExpression(), !31)
    #dbg_value(ptr %a, !26, !DIExpression(), !31)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !32
  %mul = mul i32 %0, 32, !dbg !33
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !34
  %add = add i32 %mul, %1, !dbg !35
  %idxprom = zext i32 %add to i64, !dbg !36
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom, !dbg !36
  %2 = load i32, ptr %arrayidx, align 4, !dbg !36, !tbaa !13
    #dbg_value(i32 %2, !27, !DIExpression(), !31)
  %3 = atomicrmw add ptr %m, i32 0 monotonic, align 4, !dbg !37
    #dbg_value(i32 %3, !28, !DIExpression(), !31)
  br label %while.cond, !dbg !38

while.cond:                                       ; preds = %cleanup.cont, %entry
  %old.0 = phi i32 [ %3, %entry ], [ %old.1, %cleanup.cont ], !dbg !39
    #dbg_value(i32 %old.0, !28, !DIExpression(), !31)
  %cmp = icmp slt i32 %old.0, %2, !dbg !40
  br i1 %cmp, label %while.body, label %while.end, !dbg !38

while.body:                                       ; preds = %while.cond
  %4 = cmpxchg ptr %m, i32 %old.0, i32 %2 monotonic monotonic, align 4, !dbg !41
  %5 = extractvalue { i32, i1 } %4, 0, !dbg !41
  %6 = extractvalue { i32, i1 } %4, 1, !dbg !41
  br i1 %6, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !41

cmpxchg.store_expected.i:                         ; preds = %while.body
  br label %_ZL9atomicCASPiii.exit, !dbg !41

_ZL9atomicCASPiii.exit:                           ; preds = %while.body, %cmpxchg.store_expected.i
  %e.addr.0.i = phi i32 [ %old.0, %while.body ], [ %5, %cmpxchg.store_expected.i ], !dbg !41
  %storedv.i = zext i1 %6 to i8, !dbg !41
    #dbg_value(i32 %e.addr.0.i, !29, !DIExpression(), !42)
  %cmp4 = icmp eq i32 %e.addr.0.i, %old.0, !dbg !43
  br i1 %cmp4, label %if.then, label %if.end, !dbg !43

if.then:                                          ; preds = %_ZL9atomicCASPiii.exit
  br label %cleanup, !dbg !45

if.end:                                           ; preds = %_ZL9atomicCASPiii.exit
    #dbg_value(i32 %e.addr.0.i, !28, !DIExpression(), !31)
  br label %cleanup, !dbg !46

cleanup:                                          ; preds = %if.end, %if.then
  %old.1 = phi i32 [ %old.0, %if.then ], [ %e.addr.0.i, %if.end ], !dbg !31
  %cleanup.dest.slot.0 = phi i32 [ 3, %if.then ], [ 0, %if.end ]
    #dbg_value(i32 %old.1, !28, !DIExpression(), !31)
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 3, label %while.end
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %while.cond, !dbg !38, !llvm.loop !47

while.end:                                        ; preds = %cleanup, %while.cond
  ret void, !dbg !50

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
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cas_max.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !1, file: !1, line: 6, type: !18, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !24)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !22}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!24 = !{!25, !26, !27, !28, !29}
!25 = !DILocalVariable(name: "m", arg: 1, scope: !17, file: !1, line: 6, type: !20)
!26 = !DILocalVariable(name: "a", arg: 2, scope: !17, file: !1, line: 6, type: !22)
!27 = !DILocalVariable(name: "v", scope: !17, file: !1, line: 7, type: !21)
!28 = !DILocalVariable(name: "old", scope: !17, file: !1, line: 8, type: !21)
!29 = !DILocalVariable(name: "seen", scope: !30, file: !1, line: 10, type: !21)
!30 = distinct !DILexicalBlock(scope: !17, file: !1, line: 9, column: 19)
!31 = !DILocation(line: 0, scope: !17)
!32 = !DILocation(line: 7, column: 13, scope: !17)
!33 = !DILocation(line: 7, column: 24, scope: !17)
!34 = !DILocation(line: 7, column: 31, scope: !17)
!35 = !DILocation(line: 7, column: 29, scope: !17)
!36 = !DILocation(line: 7, column: 11, scope: !17)
!37 = !DILocation(line: 8, column: 13, scope: !17)
!38 = !DILocation(line: 9, column: 3, scope: !17)
!39 = !DILocation(line: 8, column: 7, scope: !17)
!40 = !DILocation(line: 9, column: 14, scope: !17)
!41 = !DILocation(line: 10, column: 16, scope: !30)
!42 = !DILocation(line: 0, scope: !30)
!43 = !DILocation(line: 11, column: 14, scope: !44)
!44 = distinct !DILexicalBlock(scope: !30, file: !1, line: 11, column: 9)
!45 = !DILocation(line: 12, column: 7, scope: !44)
!46 = !DILocation(line: 14, column: 3, scope: !17)
!47 = distinct !{!47, !38, !46, !48, !49}
!48 = !{!"llvm.loop.mustprogress"}
!49 = !{!"llvm.loop.unroll.disable"}
!50 = !DILocation(line: 15, column: 1, scope: !17)
