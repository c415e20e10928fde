; ModuleID = 'last_block_resets.cu'
source_filename = "last_block_resets.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }
%struct.ws_gridDim_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@gridDim = extern_weak addrspace(1) global %struct.ws_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiS_(ptr noundef %count, ptr noundef %o) #0 !dbg !17 {
entry:
    #dbg_value(ptr %count, !23, !DIExpression(), !25)
    #dbg_value(ptr %o, !24, !DIExpression(), !25)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !26
  %cmp = icmp ne i32 %0, 0, !dbg !28
  br i1 %cmp, label %if.then, label %if.end, !dbg !28

if.then:                                          ; preds = %entry
  br label %if.end6, !dbg !29

if.end:                                           ; preds = %entry
  %1 = atomicrmw add ptr %count, i32 1 monotonic, align 4, !dbg !30
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !31
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !33
  %sub = sub i32 %3, 1, !dbg !34
  %cmp4 = icmp eq i32 %2, %sub, !dbg !35
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !35

if.then5:                                         ; preds = %if.end
  %4 = load i32, ptr %count, align 4, !dbg !36, !tbaa !13
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 0, !dbg !38
  store i32 %4, ptr %arrayidx, align 4, !dbg !39, !tbaa !13
  store i32 0, ptr %count, align 4, !dbg !40, !tbaa !13
  br label %if.end6, !dbg !41

if.end6:                                          ; preds = %if.then, %if.then5, %if.end
  ret void, !dbg !42
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "last_block_resets.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiS_", scope: !1, file: !1, line: 8, type: !18, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !22)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{!23, !24}
!23 = !DILocalVariable(name: "count", arg: 1, scope: !17, file: !1, line: 8, type: !20)
!24 = !DILocalVariable(name: "o", arg: 2, scope: !17, file: !1, line: 8, type: !20)
!25 = !DILocation(line: 0, scope: !17)
!26 = !DILocation(line: 9, column: 7, scope: !27)
!27 = distinct !DILexicalBlock(scope: !17, file: !1, line: 9, column: 7)
!28 = !DILocation(line: 9, column: 19, scope: !27)
!29 = !DILocation(line: 10, column: 5, scope: !27)
!30 = !DILocation(line: 11, column: 3, scope: !17)
!31 = !DILocation(line: 12, column: 7, scope: !32)
!32 = distinct !DILexicalBlock(scope: !17, file: !1, line: 12, column: 7)
!33 = !DILocation(line: 12, column: 21, scope: !32)
!34 = !DILocation(line: 12, column: 31, scope: !32)
!35 = !DILocation(line: 12, column: 18, scope: !32)
!36 = !DILocation(line: 13, column: 12, scope: !37)
!37 = distinct !DILexicalBlock(scope: !32, file: !1, line: 12, column: 36)
!38 = !DILocation(line: 13, column: 5, scope: !37)
!39 = !DILocation(line: 13, column: 10, scope: !37)
!40 = !DILocation(line: 14, column: 12, scope: !37)
!41 = !DILocation(line: 15, column: 3, scope: !37)
!42 = !DILocation(line: 16, column: 1, scope: !17)
