; ModuleID = 'flag_atomic.cu'
source_filename = "flag_atomic.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiS_S_(ptr noundef %flag, ptr noundef %data, ptr noundef %o) #0 !dbg !17 {
entry:
    #dbg_value(ptr %flag, !23, !DIExpression(), !26)
    #dbg_value(ptr %data, !24, !DIExpression(), !26)
    #dbg_value(ptr %o, !25, !DIExpression(), !26)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !27
  %cmp = icmp eq i32 %0, 0, !dbg !29
  br i1 %cmp, label %if.then, label %if.else, !dbg !29

if.then:                                          ; preds = %entry
  %arrayidx = getelementptr inbounds i32, ptr %data, i64 0, !dbg !30
  store i32 42, ptr %arrayidx, align 4, !dbg !32, !tbaa !13
  %1 = atomicrmw xchg ptr %flag, i32 1 monotonic, align 4, !dbg !33
  br label %if.end, !dbg !34

if.else:                                          ; preds = %entry
  br label %while.cond, !dbg !35

while.cond:                                       ; preds = %while.body, %if.else
  %2 = atomicrmw add ptr %flag, i32 0 monotonic, align 4, !dbg !37
  %cmp3 = icmp eq i32 %2, 0, !dbg !38
  br i1 %cmp3, label %while.body, label %while.end, !dbg !35

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !35, !llvm.loop !39

while.end:                                        ; preds = %while.cond
  %arrayidx4 = getelementptr inbounds i32, ptr %data, i64 0, !dbg !43
  %3 = load i32, ptr %arrayidx4, align 4, !dbg !43, !tbaa !13
  %arrayidx5 = getelementptr inbounds i32, ptr %o, i64 0, !dbg !44
  store i32 %3, ptr %arrayidx5, align 4, !dbg !45, !tbaa !13
  br label %if.end

if.end:                                           ; preds = %while.end, %if.then
  ret void, !dbg !46
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "flag_atomic.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiS_S_", scope: !1, file: !1, line: 7, type: !18, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !22)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !20, !20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{!23, !24, !25}
!23 = !DILocalVariable(name: "flag", arg: 1, scope: !17, file: !1, line: 7, type: !20)
!24 = !DILocalVariable(name: "data", arg: 2, scope: !17, file: !1, line: 7, type: !20)
!25 = !DILocalVariable(name: "o", arg: 3, scope: !17, file: !1, line: 7, type: !20)
!26 = !DILocation(line: 0, scope: !17)
!27 = !DILocation(line: 8, column: 7, scope: !28)
!28 = distinct !DILexicalBlock(scope: !17, file: !1, line: 8, column: 7)
!29 = !DILocation(line: 8, column: 18, scope: !28)
!30 = !DILocation(line: 9, column: 5, scope: !31)
!31 = distinct !DILexicalBlock(scope: !28, file: !1, line: 8, column: 24)
!32 = !DILocation(line: 9, column: 13, scope: !31)
!33 = !DILocation(line: 10, column: 5, scope: !31)
!34 = !DILocation(line: 11, column: 3, scope: !31)
!35 = !DILocation(line: 12, column: 5, scope: !36)
!36 = distinct !DILexicalBlock(scope: !28, file: !1, line: 11, column: 10)
!37 = !DILocation(line: 12, column: 12, scope: !36)
!38 = !DILocation(line: 12, column: 31, scope: !36)
!39 = distinct !{!39, !35, !40, !41, !42}
!40 = !DILocation(line: 12, column: 38, scope: !36)
!41 = !{!"llvm.loop.mustprogress"}
!42 = !{!"llvm.loop.unroll.disable"}
!43 = !DILocation(line: 13, column: 12, scope: !36)
!44 = !DILocation(line: 13, column: 5, scope: !36)
!45 = !DILocation(line: 13, column: 10, scope: !36)
!46 = !DILocation(line: 15, column: 1, scope: !17)
