; ModuleID = 'advice_update_by_many.cu'
source_filename = "advice_update_by_many.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ3dotPfS_S_E3sum = internal addrspace(3) global [1 x float] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3dotPfS_S_(ptr noundef %a, ptr noundef %b, ptr noundef %c) #0 !dbg !2 {
entry:
    #dbg_value(ptr %a, !17, !DIExpression(), !34)
    #dbg_value(ptr %b, !18, !DIExpression(), !34)
    #dbg_value(ptr %c, !19, !DIExpression(), !34)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !35
    #dbg_value(i32 %0, !20, !DIExpression(), !34)
  %cmp = icmp eq i32 %0, 0, !dbg !36
  br i1 %cmp, label %if.then, label %if.end, !dbg !36

if.then:                                          ; preds = %entry
  store float 0.000000e+00, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotPfS_S_E3sum to ptr), align 4, !dbg !38, !tbaa !39
  br label %if.end, !dbg !41

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !42
  %idxprom = sext i32 %0 to i64, !dbg !43
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom, !dbg !43
  %1 = load float, ptr %arrayidx, align 4, !dbg !43, !tbaa !39
  %idxprom1 = sext i32 %0 to i64, !dbg !44
  %arrayidx2 = getelementptr inbounds float, ptr %b, i64 %idxprom1, !dbg !44
  %2 = load float, ptr %arrayidx2, align 4, !dbg !44, !tbaa !39
  %mul = fmul float %1, %2, !dbg !45
  %3 = atomicrmw fadd ptr addrspacecast (ptr addrspace(3) @_ZZ3dotPfS_S_E3sum to ptr), float %mul monotonic, align 4, !dbg !46
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !47
  %cmp4 = icmp eq i32 %0, 0, !dbg !48
  br i1 %cmp4, label %if.then5, label %if.end7, !dbg !48

if.then5:                                         ; preds = %if.end
  %4 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotPfS_S_E3sum to ptr), align 4, !dbg !50, !tbaa !39
  %arrayidx6 = getelementptr inbounds float, ptr %c, i64 0, !dbg !51
  store float %4, ptr %arrayidx6, align 4, !dbg !52, !tbaa !39
  br label %if.end7, !dbg !51

if.end7:                                          ; preds = %if.then5, %if.end
  ret void, !dbg !53
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

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!25, !26, !27, !28}
!llvm.ident = !{!29}
!llvm.errno.tbaa = !{!30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "sum", scope: !2, file: !3, line: 5, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "dot", linkageName: "_Z3dotPfS_S_", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !16)
!3 = !DIFile(filename: "advice_update_by_many.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !10, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !14}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !12, file: !13, line: 214)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 215)
!15 = !DINamespace(name: "std", scope: null)
!16 = !{!17, !18, !19, !20}
!17 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 4, type: !6)
!18 = !DILocalVariable(name: "b", arg: 2, scope: !2, file: !3, line: 4, type: !6)
!19 = !DILocalVariable(name: "c", arg: 3, scope: !2, file: !3, line: 4, type: !6)
!20 = !DILocalVariable(name: "tid", scope: !2, file: !3, line: 6, type: !21)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 32, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 1)
!25 = !{i32 7, !"Dwarf Version", i32 4}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!29 = !{!"clang version 22.1.8"}
!30 = !{!31, !31, i64 0}
!31 = !{!"int", !32, i64 0}
!32 = !{!"omnipotent char", !33, i64 0}
!33 = !{!"Simple C++ TBAA"}
!34 = !DILocation(line: 0, scope: !2)
!35 = !DILocation(line: 6, column: 13, scope: !2)
!36 = !DILocation(line: 7, column: 11, scope: !37)
!37 = distinct !DILexicalBlock(scope: !2, file: !3, line: 7, column: 7)
!38 = !DILocation(line: 7, column: 24, scope: !37)
!39 = !{!40, !40, i64 0}
!40 = !{!"float", !32, i64 0}
!41 = !DILocation(line: 7, column: 17, scope: !37)
!42 = !DILocation(line: 8, column: 3, scope: !2)
!43 = !DILocation(line: 9, column: 22, scope: !2)
!44 = !DILocation(line: 9, column: 31, scope: !2)
!45 = !DILocation(line: 9, column: 29, scope: !2)
!46 = !DILocation(line: 9, column: 3, scope: !2)
!47 = !DILocation(line: 10, column: 3, scope: !2)
!48 = !DILocation(line: 11, column: 11, scope: !49)
!49 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 7)
!50 = !DILocation(line: 11, column: 24, scope: !49)
!51 = !DILocation(line: 11, column: 17, scope: !49)
!52 = !DILocation(line: 11, column: 22, scope: !49)
!53 = !DILocation(line: 12, column: 1, scope: !2)
