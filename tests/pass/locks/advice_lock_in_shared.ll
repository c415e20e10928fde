; ModuleID = 'advice_lock_in_shared.cu'
source_filename = "advice_lock_in_shared.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ3addPiiE4lock = internal addrspace(3) global i32 undef, align 4, !dbg !0
@_ZZ3addPiiE3sum = internal addrspace(3) global i32 undef, align 4, !dbg !10
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3addPii(ptr noundef %o, i32 noundef %n) #0 !dbg !2 {
entry:
    #dbg_value(ptr %o, !19, !DIExpression(), !30)
    #dbg_value(i32 %n, !20, !DIExpression(), !30)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !31
  %cmp = icmp eq i32 %0, 0, !dbg !33
  br i1 %cmp, label %if.then, label %if.end, !dbg !33

if.then:                                          ; preds = %entry
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ3addPiiE4lock to ptr), align 4, !dbg !34, !tbaa !26
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ3addPiiE3sum to ptr), align 4, !dbg !36, !tbaa !26
  br label %if.end, !dbg !37

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !38
  br label %while.cond, !dbg !39

while.cond:                                       ; preds = %while.body, %if.end
  %1 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ3addPiiE4lock to ptr), i32 1 monotonic, align 4, !dbg !40
  %cmp2 = icmp ne i32 %1, 0, !dbg !41
  br i1 %cmp2, label %while.body, label %while.end, !dbg !39

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !39, !llvm.loop !42

while.end:                                        ; preds = %while.cond
  call void @llvm.nvvm.membar.gl(), !dbg !46
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !47
  %3 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3addPiiE3sum to ptr), align 4, !dbg !48, !tbaa !26
  %add = add i32 %3, %2, !dbg !48
  store i32 %add, ptr addrspacecast (ptr addrspace(3) @_ZZ3addPiiE3sum to ptr), align 4, !dbg !48, !tbaa !26
  call void @llvm.nvvm.membar.gl(), !dbg !49
  %4 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ3addPiiE4lock to ptr), i32 0 monotonic, align 4, !dbg !50
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !51
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !52
  %cmp6 = icmp eq i32 %5, 0, !dbg !54
  br i1 %cmp6, label %if.then7, label %if.end8, !dbg !54

if.then7:                                         ; preds = %while.end
  %6 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3addPiiE3sum to ptr), align 4, !dbg !55, !tbaa !26
  store i32 %6, ptr %o, align 4, !dbg !56, !tbaa !26
  br label %if.end8, !dbg !57

if.end8:                                          ; preds = %if.then7, %while.end
  ret void, !dbg !58
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nounwind }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!21, !22, !23, !24}
!llvm.ident = !{!25}
!llvm.errno.tbaa = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 5, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "add", linkageName: "_Z3addPii", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !18)
!3 = !DIFile(filename: "advice_lock_in_shared.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !7}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !12, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0, !10}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!11 = distinct !DIGlobalVariable(name: "sum", scope: !2, file: !3, line: 5, type: !7, isLocal: true, isDefinition: true)
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !14, file: !15, line: 214)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 215)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{!19, !20}
!19 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 4, type: !6)
!20 = !DILocalVariable(name: "n", arg: 2, scope: !2, file: !3, line: 4, type: !7)
!21 = !{i32 7, !"Dwarf Version", i32 4}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!25 = !{!"clang version 22.1.8"}
!26 = !{!27, !27, i64 0}
!27 = !{!"int", !28, i64 0}
!28 = !{!"omnipotent char", !29, i64 0}
!29 = !{!"Simple C++ TBAA"}
!30 = !DILocation(line: 0, scope: !2)
!31 = !DILocation(line: 6, column: 7, scope: !32)
!32 = distinct !DILexicalBlock(scope: !2, file: !3, line: 6, column: 7)
!33 = !DILocation(line: 6, column: 19, scope: !32)
!34 = !DILocation(line: 6, column: 32, scope: !35)
!35 = distinct !DILexicalBlock(scope: !32, file: !3, line: 6, column: 25)
!36 = !DILocation(line: 6, column: 41, scope: !35)
!37 = !DILocation(line: 6, column: 46, scope: !35)
!38 = !DILocation(line: 7, column: 3, scope: !2)
!39 = !DILocation(line: 8, column: 3, scope: !2)
!40 = !DILocation(line: 8, column: 10, scope: !2)
!41 = !DILocation(line: 8, column: 31, scope: !2)
!42 = distinct !{!42, !39, !43, !44, !45}
!43 = !DILocation(line: 8, column: 37, scope: !2)
!44 = !{!"llvm.loop.mustprogress"}
!45 = !{!"llvm.loop.unroll.disable"}
!46 = !DILocation(line: 9, column: 3, scope: !2)
!47 = !DILocation(line: 10, column: 10, scope: !2)
!48 = !DILocation(line: 10, column: 7, scope: !2)
!49 = !DILocation(line: 11, column: 3, scope: !2)
!50 = !DILocation(line: 12, column: 3, scope: !2)
!51 = !DILocation(line: 13, column: 3, scope: !2)
!52 = !DILocation(line: 14, column: 7, scope: !53)
!53 = distinct !DILexicalBlock(scope: !2, file: !3, line: 14, column: 7)
!54 = !DILocation(line: 14, column: 19, scope: !53)
!55 = !DILocation(line: 14, column: 30, scope: !53)
!56 = !DILocation(line: 14, column: 28, scope: !53)
!57 = !DILocation(line: 14, column: 25, scope: !53)
!58 = !DILocation(line: 15, column: 1, scope: !2)
