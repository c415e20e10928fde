; ModuleID = 'fewer_trips.cu'
source_filename = "fewer_trips.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !17 {
entry:
    #dbg_value(ptr %o, !23, !DIExpression(), !27)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !28
    #dbg_value(i32 %0, !24, !DIExpression(), !27)
    #dbg_value(i32 0, !25, !DIExpression(), !29)
  br label %for.cond, !dbg !30

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !31
    #dbg_value(i32 %i.0, !25, !DIExpression(), !29)
  %cmp = icmp sle i32 %i.0, 1, !dbg !32
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !34

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %0 to i64, !dbg !35
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 %idxprom, !dbg !35
  %1 = load i32, ptr %arrayidx, align 4, !dbg !37, !tbaa !13
  %add = add nsw i32 %1, 1, !dbg !37
  store i32 %add, ptr %arrayidx, align 4, !dbg !37, !tbaa !13
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !38
  br label %for.inc, !dbg !39

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1, !dbg !40
    #dbg_value(i32 %inc, !25, !DIExpression(), !29)
  br label %for.cond, !dbg !41, !llvm.loop !42

for.end:                                          ; preds = %for.cond.cleanup
  ret void, !dbg !46
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
!1 = !DIFile(filename: "fewer_trips.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !1, file: !1, line: 7, type: !18, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !22)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{!23, !24, !25}
!23 = !DILocalVariable(name: "o", arg: 1, scope: !17, file: !1, line: 7, type: !20)
!24 = !DILocalVariable(name: "t", scope: !17, file: !1, line: 8, type: !21)
!25 = !DILocalVariable(name: "i", scope: !26, file: !1, line: 9, type: !21)
!26 = distinct !DILexicalBlock(scope: !17, file: !1, line: 9, column: 3)
!27 = !DILocation(line: 0, scope: !17)
!28 = !DILocation(line: 8, column: 11, scope: !17)
!29 = !DILocation(line: 0, scope: !26)
!30 = !DILocation(line: 9, column: 8, scope: !26)
!31 = !DILocation(line: 9, scope: !26)
!32 = !DILocation(line: 9, column: 21, scope: !33)
!33 = distinct !DILexicalBlock(scope: !26, file: !1, line: 9, column: 3)
!34 = !DILocation(line: 9, column: 3, scope: !26)
!35 = !DILocation(line: 10, column: 5, scope: !36)
!36 = distinct !DILexicalBlock(scope: !33, file: !1, line: 9, column: 32)
!37 = !DILocation(line: 10, column: 10, scope: !36)
!38 = !DILocation(line: 11, column: 5, scope: !36)
!39 = !DILocation(line: 12, column: 3, scope: !36)
!40 = !DILocation(line: 9, column: 27, scope: !33)
!41 = !DILocation(line: 9, column: 3, scope: !33)
!42 = distinct !{!42, !34, !43, !44, !45}
!43 = !DILocation(line: 12, column: 3, scope: !26)
!44 = !{!"llvm.loop.mustprogress"}
!45 = !{!"llvm.loop.unroll.disable"}
!46 = !DILocation(line: 13, column: 1, scope: !17)
