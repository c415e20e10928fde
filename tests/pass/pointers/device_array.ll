; ModuleID = 'device_array.cu'
source_filename = "device_array.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }

@table = addrspace(1) externally_initialized global [2 x i32] [i32 5, i32 6], align 4, !dbg !0
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @table to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !24 {
entry:
    #dbg_value(ptr %o, !29, !DIExpression(), !30)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !31
  %cmp = icmp eq i32 %0, 0, !dbg !33
  br i1 %cmp, label %if.then, label %if.else, !dbg !33

if.then:                                          ; preds = %entry
  store i32 9, ptr addrspacecast (ptr addrspace(1) @table to ptr), align 4, !dbg !34, !tbaa !20
  br label %if.end, !dbg !35

if.else:                                          ; preds = %entry
  %1 = load i32, ptr getelementptr inbounds ([2 x i32], ptr addrspacecast (ptr addrspace(1) @table to ptr), i64 0, i64 1), align 4, !dbg !36, !tbaa !20
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 1, !dbg !37
  store i32 %1, ptr %arrayidx, align 4, !dbg !38, !tbaa !20
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  ret void, !dbg !39
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18}
!llvm.ident = !{!19}
!llvm.errno.tbaa = !{!20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 6, type: !11, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, imports: !5, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "device_array.cu", directory: ".")
!4 = !{!0}
!5 = !{!6, !9}
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !2, entity: !7, file: !8, line: 206)
!7 = !DINamespace(name: "ws_math", scope: null)
!8 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!9 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !7, file: !8, line: 207)
!10 = !DINamespace(name: "std", scope: null)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 64, elements: !13)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14}
!14 = !DISubrange(count: 2)
!15 = !{i32 7, !"Dwarf Version", i32 4}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!19 = !{!"clang version 22.1.8"}
!20 = !{!21, !21, i64 0}
!21 = !{!"int", !22, i64 0}
!22 = !{!"omnipotent char", !23, i64 0}
!23 = !{!"Simple C++ TBAA"}
!24 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !3, file: !3, line: 7, type: !25, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !28)
!25 = !DISubroutineType(types: !26)
!26 = !{null, !27}
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!28 = !{!29}
!29 = !DILocalVariable(name: "o", arg: 1, scope: !24, file: !3, line: 7, type: !27)
!30 = !DILocation(line: 0, scope: !24)
!31 = !DILocation(line: 8, column: 7, scope: !32)
!32 = distinct !DILexicalBlock(scope: !24, file: !3, line: 8, column: 7)
!33 = !DILocation(line: 8, column: 18, scope: !32)
!34 = !DILocation(line: 9, column: 14, scope: !32)
!35 = !DILocation(line: 9, column: 5, scope: !32)
!36 = !DILocation(line: 11, column: 12, scope: !32)
!37 = !DILocation(line: 11, column: 5, scope: !32)
!38 = !DILocation(line: 11, column: 10, scope: !32)
!39 = !DILocation(line: 12, column: 1, scope: !24)
