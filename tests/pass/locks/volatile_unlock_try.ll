; ModuleID = 'volatile_unlock_try.cu'
source_filename = "volatile_unlock_try.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@sem = addrspace(1) externally_initialized global i32 0, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @sem to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4critPi(ptr noundef %total) #0 !dbg !24 {
entry:
    #dbg_value(ptr %total, !28, !DIExpression(), !29)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !30
  %cmp = icmp eq i32 %0, 0, !dbg !32
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !33

land.lhs.true:                                    ; preds = %entry
  %1 = cmpxchg ptr addrspacecast (ptr addrspace(1) @sem to ptr), i32 0, i32 1 monotonic monotonic, align 4, !dbg !34
  %2 = extractvalue { i32, i1 } %1, 0, !dbg !34
  %3 = extractvalue { i32, i1 } %1, 1, !dbg !34
  br i1 %3, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !34

cmpxchg.store_expected.i:                         ; preds = %land.lhs.true
  br label %_ZL9atomicCASPiii.exit, !dbg !34

_ZL9atomicCASPiii.exit:                           ; preds = %land.lhs.true, %cmpxchg.store_expected.i
  %e.addr.0.i = phi i32 [ 0, %land.lhs.true ], [ %2, %cmpxchg.store_expected.i ], !dbg !34
  %storedv.i = zext i1 %3 to i8, !dbg !34
  %cmp2 = icmp eq i32 %e.addr.0.i, 0, !dbg !35
  br i1 %cmp2, label %if.then, label %if.end, !dbg !33

if.then:                                          ; preds = %_ZL9atomicCASPiii.exit
  call void @llvm.nvvm.membar.gl(), !dbg !36
  %4 = load i32, ptr %total, align 4, !dbg !38, !tbaa !20
  %add = add nsw i32 %4, 1, !dbg !38
  store i32 %add, ptr %total, align 4, !dbg !38, !tbaa !20
  call void @llvm.nvvm.membar.gl(), !dbg !39
  store volatile i32 0, ptr addrspacecast (ptr addrspace(1) @sem to ptr), align 4, !dbg !40, !tbaa !20
  br label %if.end, !dbg !41

if.end:                                           ; preds = %if.then, %_ZL9atomicCASPiii.exit, %entry
  ret void, !dbg !42
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18}
!llvm.ident = !{!19}
!llvm.errno.tbaa = !{!20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "sem", scope: !2, file: !3, line: 5, type: !14, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, imports: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "volatile_unlock_try.cu", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!0}
!8 = !{!9, !12}
!9 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !2, entity: !10, file: !11, line: 214)
!10 = !DINamespace(name: "ws_math", scope: null)
!11 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!12 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !13, entity: !10, file: !11, line: 215)
!13 = !DINamespace(name: "std", scope: null)
!14 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !6)
!15 = !{i32 7, !"Dwarf Version", i32 4}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!19 = !{!"clang version 22.1.8"}
!20 = !{!21, !21, i64 0}
!21 = !{!"int", !22, i64 0}
!22 = !{!"omnipotent char", !23, i64 0}
!23 = !{!"Simple C++ TBAA"}
!24 = distinct !DISubprogram(name: "crit", linkageName: "_Z4critPi", scope: !3, file: !3, line: 6, type: !25, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !27)
!25 = !DISubroutineType(types: !26)
!26 = !{null, !5}
!27 = !{!28}
!28 = !DILocalVariable(name: "total", arg: 1, scope: !24, file: !3, line: 6, type: !5)
!29 = !DILocation(line: 0, scope: !24)
!30 = !DILocation(line: 7, column: 7, scope: !31)
!31 = distinct !DILexicalBlock(scope: !24, file: !3, line: 7, column: 7)
!32 = !DILocation(line: 7, column: 19, scope: !31)
!33 = !DILocation(line: 7, column: 24, scope: !31)
!34 = !DILocation(line: 7, column: 27, scope: !31)
!35 = !DILocation(line: 7, column: 56, scope: !31)
!36 = !DILocation(line: 8, column: 5, scope: !37)
!37 = distinct !DILexicalBlock(scope: !31, file: !3, line: 7, column: 62)
!38 = !DILocation(line: 9, column: 12, scope: !37)
!39 = !DILocation(line: 10, column: 5, scope: !37)
!40 = !DILocation(line: 11, column: 9, scope: !37)
!41 = !DILocation(line: 12, column: 3, scope: !37)
!42 = !DILocation(line: 13, column: 1, scope: !24)
