; ModuleID = 'loop_continue_last.cu'
source_filename = "loop_continue_last.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPii(ptr noundef %d, i32 noundef %n) #0 !dbg !17 {
entry:
    #dbg_value(ptr %d, !23, !DIExpression(), !27)
    #dbg_value(i32 %n, !24, !DIExpression(), !27)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !28
    #dbg_value(i32 %0, !25, !DIExpression(), !27)
    #dbg_value(i32 0, !26, !DIExpression(), !27)
  br label %while.cond, !dbg !29

while.cond:                                       ; preds = %if.end, %if.then, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %if.then ], [ %inc, %if.end ], !dbg !27
    #dbg_value(i32 %i.0, !26, !DIExpression(), !27)
  %cmp = icmp slt i32 %i.0, %n, !dbg !30
  br i1 %cmp, label %while.body, label %while.end, !dbg !29

while.body:                                       ; preds = %while.cond
  %inc = add nsw i32 %i.0, 1, !dbg !31
    #dbg_value(i32 %inc, !26, !DIExpression(), !27)
  %rem = srem i32 %0, 3, !dbg !33
  %cmp1 = icmp eq i32 %rem, 0, !dbg !35
  br i1 %cmp1, label %if.then, label %if.end, !dbg !35

if.then:                                          ; preds = %while.body
  br label %while.cond, !dbg !36, !llvm.loop !37

if.end:                                           ; preds = %while.body
  %idxprom = sext i32 %0 to i64, !dbg !41
  %arrayidx = getelementptr inbounds i32, ptr %d, i64 %idxprom, !dbg !41
  store i32 %inc, ptr %arrayidx, align 4, !dbg !42, !tbaa !13
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !43
  br label %while.cond, !dbg !29, !llvm.loop !37

while.end:                                        ; preds = %while.cond
  ret void, !dbg !44
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
!1 = !DIFile(filename: "loop_continue_last.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPii", scope: !1, file: !1, line: 7, type: !18, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !22)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !21}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{!23, !24, !25, !26}
!23 = !DILocalVariable(name: "d", arg: 1, scope: !17, file: !1, line: 7, type: !20)
!24 = !DILocalVariable(name: "n", arg: 2, scope: !17, file: !1, line: 7, type: !21)
!25 = !DILocalVariable(name: "t", scope: !17, file: !1, line: 8, type: !21)
!26 = !DILocalVariable(name: "i", scope: !17, file: !1, line: 9, type: !21)
!27 = !DILocation(line: 0, scope: !17)
!28 = !DILocation(line: 8, column: 11, scope: !17)
!29 = !DILocation(line: 10, column: 3, scope: !17)
!30 = !DILocation(line: 10, column: 12, scope: !17)
!31 = !DILocation(line: 11, column: 6, scope: !32)
!32 = distinct !DILexicalBlock(scope: !17, file: !1, line: 10, column: 17)
!33 = !DILocation(line: 12, column: 11, scope: !34)
!34 = distinct !DILexicalBlock(scope: !32, file: !1, line: 12, column: 9)
!35 = !DILocation(line: 12, column: 15, scope: !34)
!36 = !DILocation(line: 13, column: 7, scope: !34)
!37 = distinct !{!37, !29, !38, !39, !40}
!38 = !DILocation(line: 16, column: 3, scope: !17)
!39 = !{!"llvm.loop.mustprogress"}
!40 = !{!"llvm.loop.unroll.disable"}
!41 = !DILocation(line: 14, column: 5, scope: !32)
!42 = !DILocation(line: 14, column: 10, scope: !32)
!43 = !DILocation(line: 15, column: 5, scope: !32)
!44 = !DILocation(line: 17, column: 1, scope: !17)
