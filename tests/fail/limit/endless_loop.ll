; ModuleID = 'endless_loop.cu'
source_filename = "endless_loop.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPVi(ptr noundef %a) #0 !dbg !17 {
entry:
    #dbg_value(ptr %a, !24, !DIExpression(), !26)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !27
    #dbg_value(i32 %0, !25, !DIExpression(), !26)
  br label %while.cond, !dbg !28

while.cond:                                       ; preds = %while.body, %entry
  %idxprom = sext i32 %0 to i64, !dbg !29
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom, !dbg !29
  %1 = load volatile i32, ptr %arrayidx, align 4, !dbg !29, !tbaa !13
  %cmp = icmp slt i32 %1, 5, !dbg !30
  br i1 %cmp, label %while.body, label %while.end, !dbg !28

while.body:                                       ; preds = %while.cond
  %idxprom1 = sext i32 %0 to i64, !dbg !31
  %arrayidx2 = getelementptr inbounds i32, ptr %a, i64 %idxprom1, !dbg !31
  %2 = load volatile i32, ptr %arrayidx2, align 4, !dbg !31, !tbaa !13
  %idxprom3 = sext i32 %0 to i64, !dbg !32
  %arrayidx4 = getelementptr inbounds i32, ptr %a, i64 %idxprom3, !dbg !32
  store volatile i32 %2, ptr %arrayidx4, align 4, !dbg !33, !tbaa !13
  br label %while.cond, !dbg !28, !llvm.loop !34

while.end:                                        ; preds = %while.cond
  ret void, !dbg !38
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

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
!1 = !DIFile(filename: "endless_loop.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPVi", scope: !1, file: !1, line: 6, type: !18, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !23)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{!24, !25}
!24 = !DILocalVariable(name: "a", arg: 1, scope: !17, file: !1, line: 6, type: !20)
!25 = !DILocalVariable(name: "t", scope: !17, file: !1, line: 7, type: !22)
!26 = !DILocation(line: 0, scope: !17)
!27 = !DILocation(line: 7, column: 11, scope: !17)
!28 = !DILocation(line: 8, column: 3, scope: !17)
!29 = !DILocation(line: 8, column: 10, scope: !17)
!30 = !DILocation(line: 8, column: 15, scope: !17)
!31 = !DILocation(line: 8, column: 27, scope: !17)
!32 = !DILocation(line: 8, column: 20, scope: !17)
!33 = !DILocation(line: 8, column: 25, scope: !17)
!34 = distinct !{!34, !28, !35, !36, !37}
!35 = !DILocation(line: 8, column: 30, scope: !17)
!36 = !{!"llvm.loop.mustprogress"}
!37 = !{!"llvm.loop.unroll.disable"}
!38 = !DILocation(line: 9, column: 1, scope: !17)
