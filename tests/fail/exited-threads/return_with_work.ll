; ModuleID = 'return_with_work.cu'
source_filename = "return_with_work.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPii(ptr noundef %o, i32 noundef %n) #0 !dbg !17 {
entry:
    #dbg_value(ptr %o, !23, !DIExpression(), !26)
    #dbg_value(i32 %n, !24, !DIExpression(), !26)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !27
    #dbg_value(i32 %0, !25, !DIExpression(), !26)
  %cmp = icmp sge i32 %0, %n, !dbg !28
  br i1 %cmp, label %if.then, label %if.end, !dbg !28

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %0 to i64, !dbg !30
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 %idxprom, !dbg !30
  store i32 0, ptr %arrayidx, align 4, !dbg !32, !tbaa !13
  br label %cleanup, !dbg !33

if.end:                                           ; preds = %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !34
  %idxprom1 = sext i32 %0 to i64, !dbg !35
  %arrayidx2 = getelementptr inbounds i32, ptr %o, i64 %idxprom1, !dbg !35
  store i32 1, ptr %arrayidx2, align 4, !dbg !36, !tbaa !13
  br label %cleanup, !dbg !37

cleanup:                                          ; preds = %if.end, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void, !dbg !37

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "return_with_work.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 214)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 215)
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
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPii", scope: !1, file: !1, line: 8, type: !18, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !22)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !21}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{!23, !24, !25}
!23 = !DILocalVariable(name: "o", arg: 1, scope: !17, file: !1, line: 8, type: !20)
!24 = !DILocalVariable(name: "n", arg: 2, scope: !17, file: !1, line: 8, type: !21)
!25 = !DILocalVariable(name: "t", scope: !17, file: !1, line: 9, type: !21)
!26 = !DILocation(line: 0, scope: !17)
!27 = !DILocation(line: 9, column: 11, scope: !17)
!28 = !DILocation(line: 10, column: 9, scope: !29)
!29 = distinct !DILexicalBlock(scope: !17, file: !1, line: 10, column: 7)
!30 = !DILocation(line: 11, column: 5, scope: !31)
!31 = distinct !DILexicalBlock(scope: !29, file: !1, line: 10, column: 15)
!32 = !DILocation(line: 11, column: 10, scope: !31)
!33 = !DILocation(line: 12, column: 5, scope: !31)
!34 = !DILocation(line: 14, column: 3, scope: !17)
!35 = !DILocation(line: 15, column: 3, scope: !17)
!36 = !DILocation(line: 15, column: 8, scope: !17)
!37 = !DILocation(line: 16, column: 1, scope: !17)
