; ModuleID = 'last_arriver_resets.cu'
source_filename = "last_arriver_resets.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_gridDim_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
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
  br label %if.end5, !dbg !29

if.end:                                           ; preds = %entry
  %1 = atomicrmw add ptr %count, i32 1 monotonic, align 4, !dbg !30
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !32
  %sub = sub i32 %2, 1, !dbg !33
  %cmp3 = icmp eq i32 %1, %sub, !dbg !34
  br i1 %cmp3, label %if.then4, label %if.end5, !dbg !34

if.then4:                                         ; preds = %if.end
  %3 = load i32, ptr %count, align 4, !dbg !35, !tbaa !13
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 0, !dbg !37
  store i32 %3, ptr %arrayidx, align 4, !dbg !38, !tbaa !13
  store i32 0, ptr %count, align 4, !dbg !39, !tbaa !13
  br label %if.end5, !dbg !40

if.end5:                                          ; preds = %if.then, %if.then4, %if.end
  ret void, !dbg !41
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "last_arriver_resets.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiS_", scope: !1, file: !1, line: 7, type: !18, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !22)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{!23, !24}
!23 = !DILocalVariable(name: "count", arg: 1, scope: !17, file: !1, line: 7, type: !20)
!24 = !DILocalVariable(name: "o", arg: 2, scope: !17, file: !1, line: 7, type: !20)
!25 = !DILocation(line: 0, scope: !17)
!26 = !DILocation(line: 8, column: 7, scope: !27)
!27 = distinct !DILexicalBlock(scope: !17, file: !1, line: 8, column: 7)
!28 = !DILocation(line: 8, column: 19, scope: !27)
!29 = !DILocation(line: 9, column: 5, scope: !27)
!30 = !DILocation(line: 10, column: 7, scope: !31)
!31 = distinct !DILexicalBlock(scope: !17, file: !1, line: 10, column: 7)
!32 = !DILocation(line: 10, column: 30, scope: !31)
!33 = !DILocation(line: 10, column: 40, scope: !31)
!34 = !DILocation(line: 10, column: 27, scope: !31)
!35 = !DILocation(line: 11, column: 12, scope: !36)
!36 = distinct !DILexicalBlock(scope: !31, file: !1, line: 10, column: 45)
!37 = !DILocation(line: 11, column: 5, scope: !36)
!38 = !DILocation(line: 11, column: 10, scope: !36)
!39 = !DILocation(line: 12, column: 12, scope: !36)
!40 = !DILocation(line: 13, column: 3, scope: !36)
!41 = !DILocation(line: 14, column: 1, scope: !17)
