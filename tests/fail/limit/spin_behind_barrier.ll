; ModuleID = 'spin_behind_barrier.cu'
source_filename = "spin_behind_barrier.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPVi(ptr noundef %flag) #0 !dbg !17 {
entry:
    #dbg_value(ptr %flag, !24, !DIExpression(), !26)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !27
    #dbg_value(i32 %0, !25, !DIExpression(), !26)
  %cmp = icmp sge i32 %0, 32, !dbg !28
  br i1 %cmp, label %if.then, label %if.end, !dbg !28

if.then:                                          ; preds = %entry
  br label %while.cond, !dbg !30

while.cond:                                       ; preds = %while.body, %if.then
  %arrayidx = getelementptr inbounds i32, ptr %flag, i64 0, !dbg !31
  %1 = load volatile i32, ptr %arrayidx, align 4, !dbg !31, !tbaa !13
  %cmp1 = icmp eq i32 %1, 0, !dbg !32
  br i1 %cmp1, label %while.body, label %while.end, !dbg !30

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !30, !llvm.loop !33

while.end:                                        ; preds = %while.cond
  br label %if.end, !dbg !30

if.end:                                           ; preds = %while.end, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !37
  %cmp2 = icmp eq i32 %0, 0, !dbg !38
  br i1 %cmp2, label %if.then3, label %if.end5, !dbg !38

if.then3:                                         ; preds = %if.end
  %arrayidx4 = getelementptr inbounds i32, ptr %flag, i64 0, !dbg !40
  store volatile i32 1, ptr %arrayidx4, align 4, !dbg !41, !tbaa !13
  br label %if.end5, !dbg !40

if.end5:                                          ; preds = %if.then3, %if.end
  ret void, !dbg !42
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
!1 = !DIFile(filename: "spin_behind_barrier.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPVi", scope: !1, file: !1, line: 7, type: !18, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !23)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{!24, !25}
!24 = !DILocalVariable(name: "flag", arg: 1, scope: !17, file: !1, line: 7, type: !20)
!25 = !DILocalVariable(name: "t", scope: !17, file: !1, line: 8, type: !22)
!26 = !DILocation(line: 0, scope: !17)
!27 = !DILocation(line: 8, column: 11, scope: !17)
!28 = !DILocation(line: 9, column: 9, scope: !29)
!29 = distinct !DILexicalBlock(scope: !17, file: !1, line: 9, column: 7)
!30 = !DILocation(line: 10, column: 5, scope: !29)
!31 = !DILocation(line: 10, column: 12, scope: !29)
!32 = !DILocation(line: 10, column: 20, scope: !29)
!33 = distinct !{!33, !30, !34, !35, !36}
!34 = !DILocation(line: 10, column: 27, scope: !29)
!35 = !{!"llvm.loop.mustprogress"}
!36 = !{!"llvm.loop.unroll.disable"}
!37 = !DILocation(line: 11, column: 3, scope: !17)
!38 = !DILocation(line: 12, column: 9, scope: !39)
!39 = distinct !DILexicalBlock(scope: !17, file: !1, line: 12, column: 7)
!40 = !DILocation(line: 13, column: 5, scope: !39)
!41 = !DILocation(line: 13, column: 13, scope: !39)
!42 = !DILocation(line: 14, column: 1, scope: !17)
