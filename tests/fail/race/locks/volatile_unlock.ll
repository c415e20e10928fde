; ModuleID = 'volatile_unlock.cu'
source_filename = "volatile_unlock.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@sem = addrspace(1) externally_initialized global i32 0, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @sem to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4critPi(ptr noundef %total) #0 !dbg !23 {
entry:
    #dbg_value(ptr %total, !27, !DIExpression(), !28)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29
  %cmp = icmp eq i32 %0, 0, !dbg !31
  br i1 %cmp, label %if.then, label %if.end, !dbg !31

if.then:                                          ; preds = %entry
  br label %while.cond, !dbg !32

while.cond:                                       ; preds = %while.body, %if.then
  %1 = cmpxchg ptr addrspacecast (ptr addrspace(1) @sem to ptr), i32 0, i32 1 monotonic monotonic, align 4, !dbg !34
  %2 = extractvalue { i32, i1 } %1, 0, !dbg !34
  %3 = extractvalue { i32, i1 } %1, 1, !dbg !34
  br i1 %3, label %_ZL9atomicCASPiii.exit, label %cmpxchg.store_expected.i, !dbg !34

cmpxchg.store_expected.i:                         ; preds = %while.cond
  br label %_ZL9atomicCASPiii.exit, !dbg !34

_ZL9atomicCASPiii.exit:                           ; preds = %while.cond, %cmpxchg.store_expected.i
  %e.addr.0.i = phi i32 [ 0, %while.cond ], [ %2, %cmpxchg.store_expected.i ], !dbg !34
  %storedv.i = zext i1 %3 to i8, !dbg !34
  %cmp2 = icmp ne i32 %e.addr.0.i, 0, !dbg !35
  br i1 %cmp2, label %while.body, label %while.end, !dbg !32

while.body:                                       ; preds = %_ZL9atomicCASPiii.exit
  br label %while.cond, !dbg !32, !llvm.loop !36

while.end:                                        ; preds = %_ZL9atomicCASPiii.exit
  call void @llvm.nvvm.membar.gl(), !dbg !40
  %4 = load i32, ptr %total, align 4, !dbg !41, !tbaa !19
  %add = add nsw i32 %4, 1, !dbg !41
  store i32 %add, ptr %total, align 4, !dbg !41, !tbaa !19
  call void @llvm.nvvm.membar.gl(), !dbg !42
  store i32 0, ptr addrspacecast (ptr addrspace(1) @sem to ptr), align 4, !dbg !43, !tbaa !19
  br label %if.end, !dbg !44

if.end:                                           ; preds = %while.end, %entry
  ret void, !dbg !45
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!14, !15, !16, !17}
!llvm.ident = !{!18}
!llvm.errno.tbaa = !{!19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "sem", scope: !2, file: !3, line: 8, type: !6, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, imports: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "volatile_unlock.cu", directory: ".")
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
!14 = !{i32 7, !"Dwarf Version", i32 4}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!18 = !{!"clang version 22.1.8"}
!19 = !{!20, !20, i64 0}
!20 = !{!"int", !21, i64 0}
!21 = !{!"omnipotent char", !22, i64 0}
!22 = !{!"Simple C++ TBAA"}
!23 = distinct !DISubprogram(name: "crit", linkageName: "_Z4critPi", scope: !3, file: !3, line: 9, type: !24, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !26)
!24 = !DISubroutineType(types: !25)
!25 = !{null, !5}
!26 = !{!27}
!27 = !DILocalVariable(name: "total", arg: 1, scope: !23, file: !3, line: 9, type: !5)
!28 = !DILocation(line: 0, scope: !23)
!29 = !DILocation(line: 10, column: 7, scope: !30)
!30 = distinct !DILexicalBlock(scope: !23, file: !3, line: 10, column: 7)
!31 = !DILocation(line: 10, column: 19, scope: !30)
!32 = !DILocation(line: 11, column: 5, scope: !33)
!33 = distinct !DILexicalBlock(scope: !30, file: !3, line: 10, column: 25)
!34 = !DILocation(line: 11, column: 12, scope: !33)
!35 = !DILocation(line: 11, column: 41, scope: !33)
!36 = distinct !{!36, !32, !37, !38, !39}
!37 = !DILocation(line: 11, column: 47, scope: !33)
!38 = !{!"llvm.loop.mustprogress"}
!39 = !{!"llvm.loop.unroll.disable"}
!40 = !DILocation(line: 12, column: 5, scope: !33)
!41 = !DILocation(line: 13, column: 12, scope: !33)
!42 = !DILocation(line: 14, column: 5, scope: !33)
!43 = !DILocation(line: 15, column: 9, scope: !33)
!44 = !DILocation(line: 16, column: 3, scope: !33)
!45 = !DILocation(line: 17, column: 1, scope: !23)
